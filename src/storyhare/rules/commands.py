"""The commands of the game: moves of a seat, and what the table itself asks for."""

from msgspec import Struct

from storyhare.rules.bounds import ClueText, Id, Number, NumbersToCheck
from storyhare.rules.rulesets import Card, ClueKind


class Clue(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the storyteller says, sings or mimes; a sung or mimed clue may have a caption.

    `recording` is None if the clue was performed, as to people in one room or on a call, or if not
    all agreed to store the recording.
    """

    text: ClueText = ""
    kind: ClueKind = "text"
    recording: Id | None = None


class Ballot(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The votes of a seat, by card number: one or two green ones, and in party a red one."""

    green: NumbersToCheck
    red: Number | None = None


class Deal(Struct, frozen=True, tag="deal", tag_field="command"):
    """Shuffle, deal and begin; asked for by the table."""


class Tell(Struct, frozen=True, tag="tell", tag_field="command"):
    """Tell the clue, with its card; in party the clue alone."""

    seat: int
    clue: Clue
    card: Card | None = None


class Give(Struct, frozen=True, tag="give", tag_field="command"):
    """Give all cards that a seat has to give; a second `Give` replaces the first."""

    seat: int
    cards: tuple[Card, ...]


class TakeBack(Struct, frozen=True, tag="take_back", tag_field="command"):
    """Take the given card back, so that the partner may give one instead (in team)."""

    seat: int


class Vote(Struct, frozen=True, tag="vote", tag_field="command"):
    """Vote with a whole ballot; a second `Vote` replaces the first."""

    seat: int
    ballot: Ballot


class Proceed(Struct, frozen=True, tag="proceed", tag_field="command"):
    """Go on after the reveal; asked for by the table."""


Command = Deal | Tell | Give | TakeBack | Vote | Proceed
SeatCommand = Tell | Give | TakeBack | Vote
