"""The commands of the game: moves of a seat, and what the table itself asks for."""

from msgspec import Struct

from storyhare.rules.bounds import ClueText, Id, Number, NumbersToCheck
from storyhare.rules.rulesets import Card, CardsToCheck, ClueKind


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


class Deal(Struct, frozen=True):
    """Shuffle, deal and begin; asked for by the table."""


class Proceed(Struct, frozen=True):
    """Go on after the reveal; asked for by the table."""


class _Move(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"):
    """The form of all moves of a seat; devices send them as they are, and never say the seat."""


class Tell(_Move, frozen=True, tag="tell"):
    """Tell the clue, with its card; in party the clue alone."""

    clue: Clue
    card: Card | None = None


class Give(_Move, frozen=True, tag="give"):
    """Give all cards that a seat has to give; a second `Give` replaces the first."""

    cards: CardsToCheck


class TakeBack(_Move, frozen=True, tag="take_back"):
    """Take the given card back, so that the partner may give one instead (in team)."""


class Vote(_Move, frozen=True, tag="vote"):
    """Vote by card number: one or two green votes, in party a red one; replaces an earlier vote."""

    green: NumbersToCheck
    red: Number | None = None


Command = Deal | Tell | Give | TakeBack | Vote | Proceed
SeatCommand = Tell | Give | TakeBack | Vote
