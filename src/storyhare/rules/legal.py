"""The moves that a seat may make now, for clients to show and bots to choose from; or by chance."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, assert_never

from msgspec import Struct

from storyhare.rules.bounds import CLUE_LIMIT, Number, Numbers
from storyhare.rules.commands import Clue, Give, SeatCommand, TakeBack, Tell, Vote
from storyhare.rules.game import Chance, Game
from storyhare.rules.rulesets import Cards, ClueKinds
from storyhare.rules.turns import (
    cards_due,
    disputed,
    may_be_given,
    partner_has_given,
)

T = TypeVar("T")


class MayTell(Struct, frozen=True, tag="tell", tag_field="may"):
    """Tell a clue with one of these cards; in party there are none, as the clue comes first."""

    cards: Cards
    kinds: ClueKinds
    limit: Number = CLUE_LIMIT


class MayGive(Struct, frozen=True, omit_defaults=True, tag="give", tag_field="may"):
    """Give `number` of these cards, for the first time or in place of those already given.

    With the cards of the box these are numbers of the row; `disputed` has those that this seat has
    given and somebody else as well. A device that people share is told only that there are some,
    by `again`.
    """

    cards: Cards
    number: Number
    disputed: Cards = ()
    again: bool = False


class MayTakeBack(Struct, frozen=True, tag="take_back", tag_field="may"):
    """Take the given card back."""


class MayVote(Struct, frozen=True, tag="vote", tag_field="may"):
    """Vote for one to `most` of these numbers; `red` has the storyteller's choices in party."""

    numbers: Numbers
    most: Number
    red: Numbers = ()


Offer = MayTell | MayGive | MayTakeBack | MayVote


def legal(game: Game, seat: int) -> tuple[Offer, ...]:
    """All moves that a seat may make now; none if the game waits for others or for the table."""
    match game.phase:
        case "tell":
            return _may_tell(game, seat)
        case "give":
            return _may_give(game, seat)
        case "vote":
            return _may_vote(game, seat)
        case _:
            return ()


def _may_tell(game: Game, seat: int) -> tuple[Offer, ...]:
    if game.storyteller not in (None, seat):
        return ()
    unseen = game.rules.clue == "before the cards"
    return (MayTell(() if unseen else game.hands[seat], game.rules.clue_kinds),)


def _may_give(game: Game, seat: int) -> tuple[Offer, ...]:
    assert game.storyteller is not None
    due = cards_due(game.rules, game.storyteller, seat)
    if not due or partner_has_given(game, seat):
        return ()
    unclear = disputed(game) if game.rules.cards == "box" else ()
    doubted = tuple([card for card in game.given[seat] if card in unclear])
    give = MayGive(may_be_given(game, seat), due, doubted)
    if game.rules.givers == "teams" and game.given[seat]:
        return (give, MayTakeBack())
    return (give,)


def _may_vote(game: Game, seat: int) -> tuple[Offer, ...]:
    rules, owners = game.rules, game.owners
    if seat not in game.voters:
        return ()
    own = rules.votes_for_own
    numbers = tuple([at for at, owner in enumerate(owners, 1) if own or owner != seat])
    red = numbers if rules.red_vote and seat == game.storyteller else ()
    return (MayVote(numbers, rules.most_votes, red),)


# -- by chance, for players who are away and for tests ---------------------------------------------


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
