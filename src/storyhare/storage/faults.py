"""Why a journal cannot be used: the same kinds of faults for files and databases."""

from typing import Literal

import apsw

from storyhare.storage.port import NothingThere, TooNew, TooOld

Kind = Literal[
    "newer", "older", "empty", "damaged", "unreachable", "not_let_in", "no_rights", "other"
]

# Prefixes of the SQLSTATE of PostgreSQL errors. Internal errors (XX000) are no sign of damage: a
# connection pooler in front of a database raises them for unknown users.
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
    """The kind of fault, by the error that a journal raised and its cause."""
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
    return next((fault for prefix, fault in STATES if state.startswith(prefix)), "other")
