"""Rounds of a game over days that were revealed, until everybody at a seat has seen them."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from storyhare.rules import Game

Seen = Mapping[str, int]


class Revealed(Struct, frozen=True):
    """A game as it was in a reveal, and since when."""

    at: float
    game: Game


Reveals = tuple[Revealed, ...]


def missed(reveals: Reveals, seen: Seen, person: str) -> Reveals:
    """What somebody has not seen yet, oldest first."""
    last = seen.get(person, 0)
    return tuple([reveal for reveal in reveals if reveal.game.round > last])


def wanted(reveals: Reveals, seen: Seen, people: Iterable[str]) -> Reveals:
    """What at least one of these people has not seen yet."""
    last = min([seen.get(person, 0) for person in people], default=0)
    return tuple([reveal for reveal in reveals if reveal.game.round > last])


def newest(reveals: Reveals) -> int:
    """The last round that was revealed; 0 if none is kept."""
    return reveals[-1].game.round if reveals else 0
