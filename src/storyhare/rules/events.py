"""The events of the game, with their outcomes: replaying them needs no chance and no rules."""

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
    """The points of a round with their reasons, by seat, and who found the storyteller's card."""

    points: Numbers
    why: Annotated[tuple[Reasons, ...], EVERY_PLAYER]
    finders: Numbers = ()


class Dealt(Struct, frozen=True, tag="dealt", tag_field="event"):
    """The deck was shuffled: the hands by seat, and the pile from its top."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]


class RoundBegan(Struct, frozen=True, tag="round_began", tag_field="event"):
    """A round began; if it has no storyteller, whoever tells the first clue becomes it."""

    round: int
    storyteller: int | None


class ClueTold(Struct, frozen=True, tag="clue_told", tag_field="event"):
    """A seat became (or was) the storyteller and told its clue."""

    seat: int
    clue: Clue
    card: Card | None


class CardsGiven(Struct, frozen=True, tag="cards_given", tag_field="event"):
    """A seat gave its cards, or replaced them."""

    seat: int
    cards: tuple[Card, ...]


class CardTakenBack(Struct, frozen=True, tag="card_taken_back", tag_field="event"):
    """A seat took its card back (in team)."""

    seat: int


class TableLaid(Struct, frozen=True, tag="table_laid", tag_field="event"):
    """All cards are given: they lie on the table, shuffled and numbered from 1."""

    cards: tuple[Card, ...]


class Voted(Struct, frozen=True, tag="voted", tag_field="event"):
    """A seat voted, or replaced its vote."""

    seat: int
    ballot: Ballot


class RoundScored(Struct, frozen=True, tag="round_scored", tag_field="event"):
    """All votes are cast: owners, votes and points are revealed."""

    result: Result


class TableCleared(Struct, frozen=True, tag="table_cleared", tag_field="event"):
    """The cards on the table went to the discards."""


class PileRefilled(Struct, frozen=True, tag="pile_refilled", tag_field="event"):
    """The pile was short: the discards were shuffled and put under it."""

    under: tuple[Card, ...]


class HandsRefilled(Struct, frozen=True, tag="hands_refilled", tag_field="event"):
    """Everyone drew cards, by seat; if the pile ends the game, some may have drawn fewer."""

    drawn: tuple[tuple[Card, ...], ...]


class HandsPassed(Struct, frozen=True, tag="hands_passed", tag_field="event"):
    """Every hand was passed to the player on the left (in party)."""


class GameEnded(Struct, frozen=True, tag="game_ended", tag_field="event"):
    """The game ended; players with equal points share the win."""

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
