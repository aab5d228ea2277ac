"""Why a journal cannot be used: the same kinds of faults for files and databases."""

import errno
from typing import Literal

import apsw

from storyhare.storage.port import NothingThere, TooNew, TooOld

Kind = Literal[
    "newer",
    "older",
    "empty",
    "damaged",
    "full",
    "no_access",
    "unreachable",
    "not_let_in",
    "no_rights",
    "other",
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


# What the system says of a full disk, and of files that belong to somebody else.
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
# A limit for files is no full disk to SQLite, but a write that failed.
UNWRITTEN = (apsw.SQLITE_IOERR_WRITE, apsw.SQLITE_IOERR_SHMSIZE, apsw.SQLITE_IOERR_TRUNCATE)
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)
NO_ACCESS = (apsw.CantOpenError, apsw.ReadOnlyError, apsw.PermissionsError)


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
    unwritten = getattr(cause, "extendedresult", None) in UNWRITTEN
    if unwritten or _is_any(error, cause, apsw.FullError, FULL):
        return "full"
    if _is_any(error, cause, NO_ACCESS, FORBIDDEN):
        return "no_access"
    if isinstance(cause, DAMAGE):
        return "damaged"
    if isinstance(cause, OSError):
        return "unreachable"
    state = getattr(cause, "sqlstate", None) or ""
    return next((fault for prefix, fault in STATES if state.startswith(prefix)), "other")


def _is_any(
    error: Exception,
    cause: BaseException | None,
    kinds: type[Exception] | tuple[type[Exception], ...],
    numbers: tuple[int, ...],
) -> bool:
    """Is an error, or its cause, of these kinds, or an error of the system with these numbers?"""
    return any(
        isinstance(one, kinds) or (isinstance(one, OSError) and one.errno in numbers)
        for one in (error, cause)
    )
