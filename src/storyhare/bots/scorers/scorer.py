"""The port behind which bots judge pictures: how well a clue fits, and what could be told."""

from collections.abc import Sequence
from typing import Protocol


class Scorer(Protocol):
    """Judges cards of decks that it knows.

    One that waits for a model or for another machine says so with `waits = True`.
    """

    @property
    def name(self) -> str:
        """What it is called in figures and logs."""

    def knows(self, card: str, /) -> bool:
        """Can it judge this card at all?"""

    def fit(self, clue: str, language: str, cards: Sequence[str], /) -> list[float]:
        """How surely a clue means each card.

        One more makes a card e times as likely to be the one that was meant, so equal figures say
        "no idea", and only differences within one answer count. Each scorer finds its own scale.
        """

    def clues(self, card: str, language: str, /) -> Sequence[str]:
        """What could be told about a card without naming what is plainly seen."""


def waits(scorer: Scorer) -> bool:
    """Does a judgement take longer than this thread works for it?"""
    return getattr(scorer, "waits", False)


def standard(values: Sequence[float]) -> list[float]:
    """The same values with mean 0 and spread 1; all 0 when they do not differ."""
    mean = sum(values) / len(values)
    spread = (sum([(value - mean) ** 2 for value in values]) / len(values)) ** 0.5
    return [(value - mean) / spread if spread > 1e-9 else 0.0 for value in values]
