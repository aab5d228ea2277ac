"""How surely a clue means a card by the meanings of phrases, for a deck small enough to reckon."""

from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, pstdev

import numpy as np
import pytest

from storyhare.bots.scorers import encoder as encoders
from storyhare.bots.scorers.encoder import BATCH, KEPT, Encoder, EncoderScorer, rows_of
from storyhare.bots.scorers.knowledge import Knowledge, Picture
from storyhare.bots.scorers.lexicon import LexiconScorer
from storyhare.bots.scorers.scorer import standard
from storyhare.decks.lexicon import tellable
from tests.bots.toy import CARDS, SAID, patch, toy, toy_encoder, vector


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch)


def nearness(known: Knowledge, clue: str, language: str = "en") -> list[float]:
    """The mean of each card's √K nearest phrases, with mean 0 and spread 1 over the deck."""
    found = []
    for picture in known.pictures.values():
        own = [
            (0.7 + 0.3 * weight) * float(vector(clue) @ vector(phrase))
            for name, weight in picture.weights.items()
            for phrase in known.phrases(language).get(name, ())
        ]
        if language in picture.descriptions:
            own.append(float(vector(clue) @ vector(picture.descriptions[language])))
        best = sorted(own, reverse=True)[: max(1, ceil(sqrt(len(own))))]
        found.append(fmean(best) if best else 0.0)
    return [(value - fmean(found)) / pstdev(found) for value in found]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("clue", ["anything", "hope", "to set sail", "full moon"])
def test_the_encoder_judges_by_the_nearest_phrases(
    clue: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    known = toy()
    alone = EncoderScorer(known, encoder).fit(clue, language, CARDS)
    assert alone == pytest.approx(
        [1.3 * near for near in nearness(known, clue, language)], abs=1e-4
    )
    lexicon = LexiconScorer(known)
    both = EncoderScorer(known, encoder, lexicon).fit(clue, language, (*CARDS, "toy/none"))
    words = standard(lexicon.fit(clue, language, CARDS))
    expected = [a + 0.5 * b for a, b in zip(nearness(known, clue, language), words, strict=True)]
    assert both == pytest.approx([*expected, 0.0], abs=1e-4)


def test_a_mind_with_hidden_phrases_judges_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    half = toy().halved(5)
    for clue in ("anything", "hope"):
        found = EncoderScorer(half, encoder).fit(clue, "en", CARDS)
        assert found == pytest.approx([1.3 * near for near in nearness(half, clue)], abs=1e-4)


def test_the_encoder_knows_linked_and_described_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    encoder, models = toy_encoder(monkeypatch)
    pictures = {**toy().pictures, "bare": Picture(tags=("x",))}
    scorer = EncoderScorer(Knowledge(pictures), encoder)
    assert [scorer.knows(card) for card in (*CARDS, "bare", "none")] == [True] * 5 + [False] * 2
    assert (scorer.name, EncoderScorer(toy(), encoder, LexiconScorer(toy())).name) == (
        "encoder alone",
        "encoder",
    )
    assert scorer.clues("toy/night", "en") == toy().clues("toy/night", "en")
    assert models == []  # which is read for the first text, and once
    scorer.warm_up("en")
    assert [model.encoded[-1] for model in models] == [["..."]]
    asked = len(models[0].encoded)
    scorer.fit("hope", "en", CARDS)
    assert len(models[0].encoded) == asked  # bots' own phrases are known by then
    assert set(scorer._known("en")) == {
        text for name, said in SAID["en"].items() for text in tellable(name, said)
    }


def test_texts_become_vectors_once_and_stay_for_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, models = toy_encoder(monkeypatch)
    folder = tmp_path / "not" / "there" / "yet"
    texts = tuple([f"text {number}" for number in range(BATCH + 1)])
    first = Encoder(folder).phrases(texts)
    assert [len(batch) for batch in models[0].encoded] == [BATCH, 1]
    assert first == pytest.approx(np.stack([vector(text) for text in texts]))
    (kept,) = folder.iterdir()
    assert kept.suffix == ".npy"
    again = Encoder(folder)
    assert again.phrases(texts) == pytest.approx(first, abs=1e-3)
    assert again.clue("text 3") == pytest.approx(first[3], abs=1e-3)
    assert len(models) == 1
    again.phrases(("another",))
    assert len(list(folder.iterdir())) == 2
    assert again.clue("a clue") == pytest.approx(vector("a clue"))
    assert models[1].encoded == [["another"], ["a clue"]]
    assert len(models) == 2


def test_of_many_phrases_enough_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    texts = tuple([f"text {number}" for number in range(KEPT + 12)])
    rows = rows_of(texts, [[(at, 1.0) for at in range(len(texts))], [(0, 0.5)], []], encoder)
    near = rows.nearest(vector("clue")[None])
    assert near.likeness.shape == (1, 3, KEPT)
    likeness = sorted([float(vector("clue") @ vector(text)) for text in texts], reverse=True)
    assert near.likeness[0, 0] == pytest.approx(likeness[:KEPT], abs=1e-5)
    assert texts[near.places[0, 0, 0]] == max(texts, key=lambda text: vector("clue") @ vector(text))
    assert near.likeness[0, 1, 0] == pytest.approx(
        0.5 * float(vector("clue") @ vector(texts[0])), abs=1e-5
    )
    assert (near.likeness[0, 2] < -1000).all()
    known = rows.known([0, 1])
    assert known.visible.tolist() == [False, False] + [True] * (len(texts) - 2)
    assert known.counts.tolist() == [ceil(sqrt(len(texts) - 2)), 1, 1]


def test_where_nothing_is_said_every_card_is_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    scorer = EncoderScorer(Knowledge({"a": Picture(), "b": Picture()}), encoder)
    assert scorer.fit("hope", "en", ["a", "b"]) == [0.0, 0.0]
    assert rows_of((), [], encoder).places.shape == (0, 1)


def test_values_that_hardly_differ_do_not_differ() -> None:
    """A spread of a billionth is what is left of equal values after some reckoning."""
    values = np.array([[-1e-9, 1e-9], [-2e-9, 2e-9], [4.0, 4.0], [1.0, 3.0]])
    assert encoders._standard(values).tolist() == [[0, 0], [-1, 1], [0, 0], [-1, 1]]
    assert [standard(row) for row in values.tolist()] == [[0, 0], [-1, 1], [0, 0], [-1, 1]]
