"""Chooses a legal move at random, for players who are away and for tests."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, assert_never

from storyhare.rules.commands import Clue, Give, SeatCommand, TakeBack, Tell, Vote
from storyhare.rules.game import Chance
from storyhare.rules.legal import MayGive, MayTakeBack, MayTell, MayVote, Offer

T = TypeVar("T")


class Luck(Chance, Protocol):
    """Chance that can also choose; random.Random and random.SystemRandom qualify."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of several items."""

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """`k` different items, in random order."""


def choose_randomly(
    offer: Offer, words: Sequence[str], luck: Luck, *, most_votes: int = 1
) -> SeatCommand:
    """One of the moves that an offer allows.

    A storyteller tells one of the `words`. A voter who may vote several times casts between one
    and `most_votes` votes.
    """
    # Recorded games replay from a seed, so the order of the draws is part of the contract.
    match offer:
        case MayTell(cards):
            clue = Clue(luck.choice(words))
            return Tell(clue, luck.choice(cards) if cards else None)
        case MayGive(cards, number):
            return Give(_some(cards, number, luck))
        case MayVote(numbers, most, red):
            allowed = min(most, most_votes)
            votes = 1 if allowed == 1 else 1 + luck.randrange(allowed)
            green = _some(numbers, votes, luck)
            return Vote(green, luck.choice(red) if red else None)
        case MayTakeBack():
            return TakeBack()
        case _:
            assert_never(offer)


def _some(items: Sequence[T], number: int, luck: Luck) -> tuple[T, ...]:
    # One item is drawn in the same way by both, and faster by choice.
    return (luck.choice(items),) if number == 1 else tuple(luck.sample(items, number))
