"""What it means that a journal cannot be used, whatever it lies in."""

from typing import Literal

import apsw

from storyhare.journal.port import NothingThere, TooNew, TooOld

Kind = Literal[
    "newer", "older", "empty", "damaged", "unreachable", "not_let_in", "no_rights", "other"
]

# How the SQLSTATE of a PostgreSQL error begins. Internal errors are no sign of damage: a pooler
# in front of a database answers with them that it does not know a user.
STATES: tuple[tuple[str, Kind], ...] = (
    ("08", "unreachable"),
    ("57P", "unreachable"),
    ("28", "not_let_in"),
    ("3D", "not_let_in"),
    ("42501", "no_rights"),
    ("42P01", "damaged"),
    ("42703", "damaged"),
    ("22", "damaged"),
    ("XX001", "damaged"),
    ("XX002", "damaged"),
)
DAMAGE = (apsw.NotADBError, apsw.CorruptError, UnicodeDecodeError)


def kind(error: Exception) -> Kind:
    """What is wrong, by the error that a journal has raised and the one behind it."""
    match error:
        case TooNew():
            return "newer"
        case TooOld():
            return "older"
        case NothingThere():
            return "empty"
    cause = error.__cause__
    if isinstance(cause, DAMAGE):
        return "damaged"
    if isinstance(cause, OSError):
        return "unreachable"
    state = getattr(cause, "sqlstate", None) or ""
    return next((means for begins, means in STATES if state.startswith(begins)), "other")
