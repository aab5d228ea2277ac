"""How surely a clue means a card, told by each scorer for a deck that is small enough to reckon."""

from math import ceil, log, sqrt
from statistics import fmean, pstdev

import pytest

from storyhare.bots import STRENGTHS, LexiconScorer, Strength, installed_encoder, scorers_for
from storyhare.bots.evaluation.families import ClauseScorer, Descriptions, clauses_of, families
from storyhare.bots.scorers.descriptions import MOST_CLUES, DescriptionScorer
from storyhare.bots.scorers.knowledge import Knowledge, Picture
from storyhare.bots.scorers.scorer import standard
from tests.bots.toy import (
    CARDS,
    DECK,
    SAID,
    also_understood,
    patch,
    toy,
    toy_encoder,
    vector,
)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch)


# -- what is known ---------------------------------------------------------------------------------


def test_the_first_of_a_list_says_most_and_what_is_seen_more_than_what_is_thought() -> None:
    weights = toy().pictures["toy/night"].weights
    assert weights == pytest.approx(
        {"moon": 1.0, "secret": 0.8, "loneliness": 0.8 * (1 - 0.35 / 2), "hope": 0.8 * 0.65}
    )
    assert toy().pictures["toy/road"].weights["secret"] == pytest.approx(0.5 * 0.65)
    assert toy().pictures["toy/plain"].weights == {}


def test_a_picture_is_known_by_all_that_its_manifest_says() -> None:
    sea, door, plain = [toy().pictures[f"toy/{name}"] for name in ("sea", "door", "plain")]
    assert (sea.title, sea.descriptions) == ("Adrift", {"en": DECK.cards[0].alt["en"]})
    assert door.hints == ("doors", "home", "calm")
    assert plain.tags == ("green", "fence")
    assert (sea.links is None, plain.links is None) == (False, True)


def test_phrases_are_those_of_the_language_and_half_of_them_can_be_hidden() -> None:
    known = toy()
    assert known.phrases("en") == SAID["en"]
    assert known.phrases("sv") == {}
    assert Knowledge({"x": Picture()}).phrases("en") == {}
    half = Knowledge(known.pictures, frozenset([("moon", 0), ("moon", 2), ("boat", 1)]))
    assert half.phrases("en")["moon"] == ("full moon",)
    assert half.phrases("fr")["moon"] == ("pleine lune",)
    assert half.phrases("en")["boat"] == ("boat",)
    assert half.phrases("en") is half.phrases("en")
    assert half.everything("en") == SAID["en"]
    halves = [known.halved(seed).hidden for seed in range(40)]
    assert {at for hidden in halves for _, at in hidden} == set(range(6))
    assert 0.45 < fmean([len(hidden) for hidden in halves]) / (6 * len(SAID["en"])) < 0.55
    assert known.halved(3).hidden == known.halved(3).hidden
    assert known.halved(3).pictures is known.pictures


def test_what_is_only_understood_is_heard_and_never_told(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {card: toy().clues(card, "en") for card in CARDS}
    assert LexiconScorer(toy()).hear("satellite", "en").thoughts == {}
    also_understood(monkeypatch, {"moon": ("satellite",)}, {"road": ("moon",)})
    known = toy()
    assert known.understood("en")["moon"] == (*SAID["en"]["moon"], "satellite")
    assert known.understood("fr") == SAID["fr"]
    assert {card: known.clues(card, "en") for card in CARDS} == before
    said, heard = [LexiconScorer(known).hear(clue, "en") for clue in ("moon", "satellite")]
    assert {"toy/night", "toy/road"} <= set(said.thoughts) == set(heard.thoughts)
    night, road = [heard.thoughts[card][0].weight for card in ("toy/night", "toy/road")]
    assert road == pytest.approx(night * 0.3)
    # Two who are compared by what they share understand no more than that.
    half = Knowledge(known.pictures, frozenset([("boat", 1)]))
    assert half.understood("en") == half.phrases("en")


def test_a_card_without_links_has_no_clues() -> None:
    assert toy().clues("toy/plain", "en") == ()
    assert toy().clues("toy/none", "en") == ()
    assert "hope" in toy().clues("toy/night", "en")
    assert "night light" not in toy().clues("toy/night", "en")


# -- the lexicon -----------------------------------------------------------------------------------

# By card: figures that must not move unnoticed, since bots were measured with them (docs/bots.md).
LEXICON = {
    ("moon", "en"): [3.8972, 5.6102, 0, 0, 0],
    ("moon moon", "en"): [3.8972, 5.6102, 0, 0, 0],
    ("light", "en"): [1.76, 2.4695, 0.4253, 0, 0],
    ("hidden hope", "en"): [1.0678, 1.9481, 1.3844, 0.8803, 0],
    ("the moonlit journeys", "en"): [2.7474, 1.4136, 1.578, 0.9862, 0],
    ("far away from land", "en"): [3.3986, 0, 2.1411, 1.3382, 0],
    ("solitude", "en"): [1.2878, 1.6998, 0, 0, 0],
    ("voile", "fr"): [1.8209, 0, 1.8209, 0, 0],
    ("la lune cachée", "fr"): [1.0073, 3.6623, 0.3474, 0.8551, 0],
    ("wheels", "en"): [0, 0, 1.2575, 0, 0],
    ("windowed", "en"): [0, 1.2575, 0, 0, 0],
    ("green doors", "en"): [0, 0, 0, 1.2575, 0],
    # A word that is in no phrase is compared by its letters, down to half of them; a part of four
    # letters counts for more.
    ("moonx", "en"): [1.1618, 1.7874, 0, 0, 0],
    ("moonxy", "en"): [0.9136, 1.4055, 0, 0, 0],
    ("moonxyz", "en"): [1.6741, 2.5755, 0, 0, 0],
    ("journy", "en"): [1.0296, 0, 1.0296, 0.6435, 0],
    ("secretly kept", "en"): [0, 2.1411, 0.8698, 2.1411, 0],
    ("xyzzy", "en"): [0, 0, 0, 0, 0],
    ("", "en"): [0, 0, 0, 0, 0],
}
DESCRIBED = {
    # Three words of one card, each of which is on no other: log 5 each, for what it is worth.
    ("far from land", "en"): [3 * 0.6 * log(5), 0, 0, 0, 0],
    ("wheels", "en"): [0, 0, 0.6 * log(5), 0, 0],
    ("green doors", "en"): [0, 0, 0, 0.6 * log(5), 0.6 * log(5)],
    ("doors doors", "en"): [0, 0, 0, 0.6 * log(5), 0],
    # On two of five cards.
    ("moon", "en"): [0.6 * log(5 / 2), 0.6 * log(5 / 2), 0, 0, 0],
    # It shares two groups of letters of its four or five with the three of "moon"; half counted.
    ("moonx", "en"): [0.6 * 0.5 * (4 / 7) * log(5 / 2)] * 2 + [0, 0, 0],
    ("moonxy", "en"): [0.6 * 0.5 * (4 / 8) * log(5 / 2)] * 2 + [0, 0, 0],
    ("moonxyz", "en"): [0, 0, 0, 0, 0],
    ("fencing", "en"): [0, 0, 0, 0, 0.6 * log(5)],
    ("lune", "fr"): [0, 0.6 * log(5), 0, 0, 0],
    ("xyzzy", "en"): [0, 0, 0, 0, 0],
}


@pytest.mark.parametrize(("clue", "language"), LEXICON)
def test_the_lexicon_judges_as_it_was_measured(clue: str, language: str) -> None:
    found = LexiconScorer(toy()).fit(clue, language, CARDS)
    assert found == pytest.approx(LEXICON[clue, language], abs=5e-4)


@pytest.mark.parametrize(("clue", "language"), DESCRIBED)
def test_descriptions_are_judged_by_the_words_they_share(clue: str, language: str) -> None:
    found = DescriptionScorer(toy()).fit(clue, language, CARDS)
    assert found == pytest.approx(DESCRIBED[clue, language])


def test_a_scorer_knows_the_cards_it_was_told_of() -> None:
    known = toy()
    linked, described = LexiconScorer(known), DescriptionScorer(known)
    assert [linked.knows(card) for card in CARDS] == [True, True, True, True, False]
    assert all(described.knows(card) for card in CARDS)
    bare = DescriptionScorer(Knowledge({"a": Picture(), "b": Picture(tags=("x",))}))
    assert [bare.knows(card) for card in "abc"] == [False, True, False]
    hinted = DescriptionScorer(Knowledge({"a": Picture(hints=("x",))}))
    assert hinted.knows("a")
    for scorer in (linked, described):
        assert not scorer.knows("toy/none")
        assert scorer.fit("moon", "en", ["toy/none"]) == [0.0]


def test_clues_of_a_described_card_are_hints_that_name_nothing_seen() -> None:
    scorer = DescriptionScorer(toy())
    assert scorer.clues("toy/door", "en") == ("home", "calm")  # "doors" names the door
    assert scorer.clues("toy/road", "en") == ("wheels",)  # there is nothing else to say
    assert scorer.clues("toy/plain", "pl") == ("green",)  # described in English, so "fence" is seen
    assert scorer.clues("toy/none", "en") == ()
    many = Picture(hints=tuple([f"hint{letter}" for letter in "abcdefghijklmnop"]))
    assert len(DescriptionScorer(Knowledge({"a": many})).clues("a", "en")) == MOST_CLUES


def test_of_a_strangers_texts_so_much_is_read_and_no_more() -> None:
    """The first fifty hints of up to eighty letters, and of a card a hundred words."""

    def told(*hints: str, description: str = "") -> DescriptionScorer:
        picture = Picture(hints=hints, descriptions={"en": description})
        return DescriptionScorer(Knowledge({"a": picture, "b": Picture()}))

    assert told("x" * 80, "y" * 81, "zebra").clues("a", "en") == ("x" * 80, "zebra")
    # All but the last of fifty are named by the description, and so is the fifty-first.
    names = [f"name{letter}{other}" for letter in "abcdefg" for other in "abcdefg"]
    known = " ".join(names)
    assert told(*names, "fiftieth", "later", description=known).clues("a", "en") == ("fiftieth",)
    words = [f"{letter}{other}word" for letter in "abcdefghij" for other in "abcdefghijk"]
    long = told(description=" ".join(words))
    assert long.fit(words[99], "en", ["a", "b"]) == pytest.approx([0.6 * log(2), 0.0])
    groups = long._signs("en").places
    assert len(groups) == 100


def test_warming_up_reads_every_language() -> None:
    scorer = LexiconScorer(toy())
    scorer.warm_up()
    assert scorer._phrases.cache_info().currsize == 8
    assert scorer._described.cache_info().currsize == 8
    assert scorer._clues.cache_info().currsize == 8 * len(CARDS)
    # What a first clue would have to wait for.
    assert "_cards_of" in vars(scorer)


def test_standard_values_have_mean_0_and_spread_1() -> None:
    assert standard([1.0, 3.0]) == [-1.0, 1.0]
    assert standard([1.0, 2.0, 6.0]) == pytest.approx(
        [-2 / 14**0.5 * 3**0.5, -1 / 14**0.5 * 3**0.5, 3 / 14**0.5 * 3**0.5]
    )
    assert standard([4.0, 4.0]) == [0.0, 0.0]


# -- families --------------------------------------------------------------------------------------


def test_a_description_falls_into_clauses_of_two_words_and_more() -> None:
    assert clauses_of("A fox and a hare who runs: far away; there") == [
        "A fox",
        "a hare",
        "far away",
    ]


def test_what_the_manifest_says_is_half_known_to_each_mind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    read = Descriptions(toy(), encoder)
    assert read.said("toy/sea", "en") == ("A boat under the moon", "far from land", "Adrift")
    assert read.said("toy/door", "en") == ("A door in a tree", "doors", "home", "calm")
    assert read.said("toy/door", "fr") == ()
    assert read.said("toy/night", "fr") == ("La lune regarde",)
    rows = read.rows("en")
    mind = ClauseScorer(read, 1)
    visible = mind._known("en").visible
    for card, own in zip(CARDS, rows.weights, strict=True):
        number = int((own > 0).sum())
        places = rows.places[read.cards[card]][:number]
        assert int(visible[places].sum()) == number - number // 2
    assert len({tuple(ClauseScorer(read, seed)._known("en").visible) for seed in range(9)}) > 1
    told = {clue for seed in range(30) for clue in ClauseScorer(read, seed).clues("toy/door", "en")}
    assert told == {"home", "calm"}
    assert {len(ClauseScorer(read, seed).clues("toy/door", "en")) for seed in range(30)} == {
        0,
        1,
        2,
    }
    assert mind.clues("toy/door", "fr") == ()
    assert mind.clues("toy/none", "en") == ()
    assert [mind.knows(card) for card in (*CARDS, "toy/none")] == [True] * 5 + [False]
    bare = Descriptions(Knowledge({"a": Picture(tags=("x",))}), encoder)
    assert not ClauseScorer(bare, 1).knows("a")


def test_half_of_a_manifest_is_judged_by_what_is_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    read = Descriptions(toy(), encoder)
    mind = ClauseScorer(read, 3)
    visible, rows = mind._known("en").visible, read.rows("en")
    found = []
    for card in CARDS:
        texts = [text for text in read.said(card, "en") if visible[rows.texts.index(text)]]
        near = sorted([float(vector("clue") @ vector(text)) for text in texts], reverse=True)
        found.append(fmean(near[: ceil(sqrt(len(near)))]))
    expected = [0.7 * (value - fmean(found)) / pstdev(found) for value in found]
    assert mind.fit("clue", "en", (*CARDS, "none")) == pytest.approx([*expected, 0.0], abs=1e-4)


def test_families_judge_in_four_ways_and_without_the_extra_in_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    known = toy()
    (words,) = families(known, None, 1)
    assert (words.name, set(words.sources), len(words.minds)) == ("lexicon", {"words"}, 12)
    met = families(known, encoder, 1, number=3)
    assert {family.name: set(family.sources) for family in met} == {
        "lexicon": {"words"},
        "encoder alone": {"meanings"},
        "descriptions": {"descriptions"},
        "encoder + lexicon": {"words", "meanings"},
    }
    assert [[mind.name for mind in family.minds] for family in met] == [
        ["lexicon"] * 3,
        ["encoder alone"] * 3,
        ["descriptions"] * 3,
        ["encoder"] * 3,
    ]
    for family in met:
        judged = {tuple(mind.fit("hope moon", "en", CARDS)) for mind in family.minds}
        assert len(judged) > 1, family.name
    again = families(known, encoder, 1, number=3)
    for family, same in zip(met, again, strict=True):
        for mind, other in zip(family.minds, same.minds, strict=True):
            assert mind.fit("hope", "en", CARDS) == other.fit("hope", "en", CARDS)


# -- which of them judges --------------------------------------------------------------------------


def test_the_scorers_that_know_all_cards_judge_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    encoder, _ = toy_encoder(monkeypatch)
    linked = Knowledge({card: toy().pictures[card] for card in CARDS[:4]})
    assert [scorer.name for scorer in scorers_for(linked)] == ["lexicon", "descriptions"]
    best = ["encoder", "lexicon", "descriptions"]
    assert [scorer.name for scorer in scorers_for(linked, encoder)] == best
    assert [scorer.name for scorer in scorers_for(toy(), encoder)] == ["descriptions"]


def test_without_the_extra_there_is_no_encoder(monkeypatch: pytest.MonkeyPatch) -> None:
    assert installed_encoder() is not None
    monkeypatch.setattr("storyhare.bots.scorers.installed.find_spec", lambda _: None)
    assert installed_encoder() is None


# -- strengths ---------------------------------------------------------------------------------


def test_bots_are_as_strong_as_those_that_were_measured() -> None:
    """The figures in docs/bots.md were measured with these."""
    assert {
        "easy": Strength(0.3, 0.4, 0.1, 0.4, vote_heat=0.15, give_heat=0.3, choice=4),
        "medium": Strength(0.25, 0.01, 0.05, 0.4, vote_heat=0.05, give_heat=0.1, choice=2),
        "sharp": Strength(0.0, 0.0, 0.0, 0.0, 0.0005, 0.1, 1, moody=0.5, hunch=0.0, convinced=4.0),
    } == STRENGTHS
    assert (STRENGTHS["medium"].hunch, STRENGTHS["medium"].convinced) == (0.9, 0.75)
