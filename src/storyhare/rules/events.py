"""What happened, with its outcome: replaying a game needs no chance and no rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from storyhare.rules.bounds import EVERY_PLAYER, MOST_REASONS, Number, Numbers
from storyhare.rules.commands import Ballot, Clue
from storyhare.rules.rulesets import Card

ReasonCode = Literal[
    "found",
    "everyone_or_no_one",
    "told_well",
    "lone_finder",
    "votes_on_card",
    "capped",
    "sure_vote",
    "crowd",
    "vetoed",
    "alone",
]


class Reason(Struct, frozen=True, omit_defaults=True):
    """One line of a seat's points; the points of all lines add up to the seat's points."""

    reason: ReasonCode
    points: Number
    count: Number = 1


Reasons = Annotated[tuple[Reason, ...], Meta(max_length=MOST_REASONS)]


class Result(Struct, frozen=True):
    """A round's points and why, seat by seat, and who found the storyteller's card."""

    points: Numbers
    why: Annotated[tuple[Reasons, ...], EVERY_PLAYER]
    finders: Numbers = ()


class Dealt(Struct, frozen=True, tag="dealt", tag_field="event"):
    """The deck was shuffled: the hands by seat, and the pile from its top."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]


class RoundBegan(Struct, frozen=True, tag="round_began", tag_field="event"):
    """A new round; no storyteller means that the first clue decides."""

    round: int
    storyteller: int | None


class ClueTold(Struct, frozen=True, tag="clue_told", tag_field="event"):
    """A seat became (or was) the storyteller and told its clue."""

    seat: int
    clue: Clue
    card: Card | None


class CardsGiven(Struct, frozen=True, tag="cards_given", tag_field="event"):
    """A seat put in its cards, or replaced them."""

    seat: int
    cards: tuple[Card, ...]


class CardTakenBack(Struct, frozen=True, tag="card_taken_back", tag_field="event"):
    """In team: a seat took its card back."""

    seat: int


class TableLaid(Struct, frozen=True, tag="table_laid", tag_field="event"):
    """All cards are in and lie open, shuffled: the first has number 1, and so on."""

    cards: tuple[Card, ...]


class Voted(Struct, frozen=True, tag="voted", tag_field="event"):
    """A seat voted, or replaced its vote."""

    seat: int
    ballot: Ballot


class RoundScored(Struct, frozen=True, tag="round_scored", tag_field="event"):
    """All votes are in: owners, votes and points are open."""

    result: Result


class TableCleared(Struct, frozen=True, tag="table_cleared", tag_field="event"):
    """The cards on the table went to the discards."""


class PileRefilled(Struct, frozen=True, tag="pile_refilled", tag_field="event"):
    """The pile was short: the discards were shuffled and put under what was left of it."""

    under: tuple[Card, ...]


class HandsRefilled(Struct, frozen=True, tag="hands_refilled", tag_field="event"):
    """Everyone drew, seat by seat; when the pile ends the game, some may have drawn less."""

    drawn: tuple[tuple[Card, ...], ...]


class HandsPassed(Struct, frozen=True, tag="hands_passed", tag_field="event"):
    """In party: every hand went, face down, to the left neighbour."""


class GameEnded(Struct, frozen=True, tag="game_ended", tag_field="event"):
    """The game is over; equal points share the win."""

    winners: tuple[int, ...]


Event = (
    Dealt
    | RoundBegan
    | ClueTold
    | CardsGiven
    | CardTakenBack
    | TableLaid
    | Voted
    | RoundScored
    | TableCleared
    | PileRefilled
    | HandsRefilled
    | HandsPassed
    | GameEnded
)
