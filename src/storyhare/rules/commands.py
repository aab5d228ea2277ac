"""What a seat, or the table itself, may ask of the game."""

from msgspec import Struct

from storyhare.rules.bounds import ClueText, Id, Number, NumbersAsked
from storyhare.rules.rulesets import Card, ClueKind


class Clue(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the storyteller says, sings or acts; what is sung or acted may have a caption.

    Where people are in one room, and where nobody agreed to keep it, there is no recording.
    """

    text: ClueText = ""
    kind: ClueKind = "text"
    recording: Id | None = None


class Ballot(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole vote, by the numbers on the table: one or two green ones, in party also a red one."""

    green: NumbersAsked
    red: Number | None = None


class Deal(Struct, frozen=True, tag="deal", tag_field="command"):
    """The table's own: shuffle, hand out the cards, begin."""


class Tell(Struct, frozen=True, tag="tell", tag_field="command"):
    """The storyteller's clue with its card; in party the clue alone."""

    seat: int
    clue: Clue
    card: Card | None = None


class Give(Struct, frozen=True, tag="give", tag_field="command"):
    """All cards a seat has to put in; sent again, it replaces them."""

    seat: int
    cards: tuple[Card, ...]


class TakeBack(Struct, frozen=True, tag="take_back", tag_field="command"):
    """In team: take the given card back, so that the partner may give instead."""

    seat: int


class Vote(Struct, frozen=True, tag="vote", tag_field="command"):
    """The whole ballot of a seat; sent again, it replaces the first."""

    seat: int
    ballot: Ballot


class Proceed(Struct, frozen=True, tag="proceed", tag_field="command"):
    """The table's own: the reveal has been seen, go on."""


Command = Deal | Tell | Give | TakeBack | Vote | Proceed
SeatCommand = Tell | Give | TakeBack | Vote
