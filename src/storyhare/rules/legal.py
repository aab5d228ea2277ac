"""The moves that a seat may make now, in a form that clients can show and bots can choose from."""

from msgspec import Struct

from storyhare.rules.bounds import CLUE_LIMIT, Number, Numbers
from storyhare.rules.game import Game
from storyhare.rules.rulesets import Cards, ClueKinds
from storyhare.rules.turns import (
    cards_due,
    disputed,
    may_be_given,
    partner_has_given,
)


class MayTell(Struct, frozen=True, tag="tell", tag_field="may"):
    """Tell a clue with one of these cards; in party there are none, as the clue comes first."""

    cards: Cards
    kinds: ClueKinds
    limit: Number = CLUE_LIMIT


class MayGive(Struct, frozen=True, omit_defaults=True, tag="give", tag_field="may"):
    """Give `number` of these cards, for the first time or in place of those already given.

    With the cards of the box these are numbers of the row; `disputed` has those that this seat has
    given and somebody else as well.
    """

    cards: Cards
    number: Number
    disputed: Cards = ()


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
