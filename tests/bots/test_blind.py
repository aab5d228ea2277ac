"""Clues written from the pictures alone, by people who had not seen the lexicon (withheld set)."""

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from storyhare.bots import Scorer
from storyhare.bots.evaluation.guests import read_clues
from storyhare.bots.scorers.encoder import Encoder, EncoderScorer
from tests.bots.minds import dreams, known, lexicon

# Whole games by the thousand: other tests cover the lines of the rules, these are about results.
pytestmark = pytest.mark.no_cover

CLUES = Path(__file__).with_name("blind_clues.toml")
# No bar is held on these, so that nobody is led to tune against them.
WITHHELD = Path(__file__).with_name("withheld_clues.toml")
SIXES = 40


def rows(found: Any) -> Iterator[dict[str, str]]:
    for value in found.values():
        if isinstance(value, list):
            yield from value
        elif isinstance(value, dict):
            yield from rows(value)


def accuracy(scorer: Scorer, only: str | None = None) -> float:
    """How often the right card is the first of six; shared first places count in part."""
    luck = random.Random(1)
    hits = tried = 0.0
    for row in rows(tomllib.loads(CLUES.read_text(encoding="utf-8"))):
        if only not in (None, row["language"]):
            continue
        right = f"dreams/{row['card']}"
        others = [card for card in dreams() if card != right]
        for _ in range(SIXES):
            fits = scorer.fit(row["text"], row["language"], [right, *luck.sample(others, 5)])
            hits += (fits[0] == max(fits)) / fits.count(max(fits))
            tried += 1
    return hits / tried


@pytest.mark.parametrize(
    ("file", "number", "languages"),
    [(CLUES, 100, {"en", "fr", "de", "es"}), (WITHHELD, 120, {"en"})],
)
def test_the_clues_are_of_every_card(file: Path, number: int, languages: set[str]) -> None:
    clues = read_clues(file, "dreams")
    assert len(clues) == number
    assert {clue.card for clue in clues} == set(dreams())
    assert {clue.language for clue in clues} == languages


def test_the_lexicon_finds_the_right_card_among_six() -> None:
    assert accuracy(lexicon()) >= 0.45


@pytest.mark.long
def test_the_extra_finds_it_more_often() -> None:
    assert accuracy(EncoderScorer(known(), Encoder(), lexicon())) >= 0.55
