"""Plays for seats whose owner is gone: legal moves, blindly chosen.

As the storyteller it says a word from a short list in the table's language.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from storyhare.rules import (
    Ballot,
    Clue,
    Game,
    Give,
    MayGive,
    MayTell,
    MayVote,
    SeatCommand,
    Tell,
    Vote,
    legal,
)
from storyhare.table.settings import Language

T = TypeVar("T")

WORDS: dict[Language, tuple[str, ...]] = {
    "en": ("tomorrow", "almost", "a secret", "home", "too late", "echo", "the other side", "luck"),
    "fr": ("demain", "presque", "un secret", "la maison", "trop tard", "écho", "la chance"),
    "de": ("morgen", "beinahe", "ein Geheimnis", "daheim", "zu spät", "Echo", "Glück"),
    "es": ("mañana", "casi", "un secreto", "en casa", "demasiado tarde", "eco", "la suerte"),
    "it": ("domani", "quasi", "un segreto", "a casa", "troppo tardi", "eco", "la fortuna"),
    "pt": ("amanhã", "quase", "um segredo", "em casa", "tarde demais", "eco", "a sorte"),
    "nl": ("morgen", "bijna", "een geheim", "thuis", "te laat", "echo", "geluk"),
    "pl": ("jutro", "prawie", "tajemnica", "w domu", "za późno", "echo", "szczęście"),
}


class Luck(Protocol):
    """Chance enough to choose and to shuffle; random.Random and SystemRandom are it."""

    def shuffle(self, x: list[Any], /) -> None:
        """Put cards into a random order."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, not including, stop."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of several."""

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """Some of several, each at most once."""


def move(game: Game, seat: int, language: Language, luck: Luck) -> SeatCommand:
    """A legal move for a seat on which the game waits."""
    offer = legal(game, seat)[0]
    match offer:
        case MayTell(cards):
            clue = Clue(luck.choice(WORDS[language]))
            return Tell(seat, clue, luck.choice(cards) if cards else None)
        case MayGive(cards, number):
            return Give(seat, tuple(luck.sample(cards, number)))
        case MayVote(numbers, _, red):
            spoiled = luck.choice(red) if red else None
            return Vote(seat, Ballot((luck.choice(numbers),), spoiled))
        case _:
            raise AssertionError("the first offer to an awaited seat is always one of these")
