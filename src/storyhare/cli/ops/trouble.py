"""Explains errors of a database in one sentence, which also says what to do."""

import getpass
import os
from pathlib import Path
from typing import assert_never

from storyhare.cli.ops import places
from storyhare.cli.speech import say
from storyhare.rules import reasons
from storyhare.storage import address, faults


def why_not(error: Exception, place: str) -> str:  # noqa: C901 - a case a kind
    """What is wrong with a database, given the error that its journal has raised."""
    shown, why = places.without_secrets(place), _reason(error)
    kind = faults.kind(error)
    if kind == "unreachable" and not address.looks_like_address(place):
        kind = "other"  # a file, not a database on a network
    match kind:
        case "newer":
            return say("ops-newer", place=shown)
        case "older":
            return say("ops-older", place=shown)
        case "empty":
            return say("ops-nothing-there", place=shown)
        case "damaged":
            return say("ops-damaged", place=shown, **why)
        case "full":
            return say("ops-full", place=shown)
        case "no_access":
            return say("ops-no-access", place=shown, user=_user(), folder=_folder_of(place))
        case "unreachable":
            return say("ops-unreachable", place=shown, **why)
        case "not_let_in":
            return say("ops-not-let-in", place=shown, **why)
        case "no_rights":
            return say("ops-no-rights", place=shown, **why)
        case "other":
            return say("ops-failed", place=shown, **why)
        case _:
            assert_never(kind)


def _reason(error: Exception) -> reasons.Facts:
    """Why a journal cannot be used: the error of the system below it, if there is one."""
    cause = error.__cause__
    return reasons.of_error(cause if isinstance(cause, OSError) and cause.errno else error)


def _user() -> str:
    """The user who runs this, by name or number."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid()) if hasattr(os, "getuid") else "?"


def _folder_of(place: str) -> str:
    path = Path(place)
    return str(path.parent if path.suffix == ".db" else path)
