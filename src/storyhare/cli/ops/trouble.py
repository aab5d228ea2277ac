"""Explains errors of a database in one sentence, which also says what to do."""

import errno
from typing import assert_never

from storyhare.cli.ops import places
from storyhare.cli.speech import say
from storyhare.storage import faults

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def why_not(error: Exception, place: str) -> str:
    """What is wrong with a database, given the error that its journal has raised."""
    shown, reason = places.without_secrets(place), reason_of(error)
    kind = faults.kind(error)
    match kind:
        case "newer":
            return say("ops-newer", place=shown)
        case "older":
            return say("ops-older", place=shown)
        case "empty":
            return say("ops-nothing-there", place=shown)
        case "damaged":
            return say("ops-damaged", place=shown, reason=reason)
        case "unreachable":
            return say("ops-unreachable", place=shown, reason=reason)
        case "not_let_in":
            return say("ops-not-let-in", place=shown, reason=reason)
        case "no_rights":
            return say("ops-no-rights", place=shown, reason=reason)
        case "other":
            return say("ops-failed", place=shown, reason=reason)
        case _:
            assert_never(kind)


def reason_of(error: Exception) -> str:
    """The message of an error, in a form that fits into a sentence."""
    if isinstance(error, OSError) and error.errno in FULL:
        return "the disk is full"
    text = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return text.partition("\n")[0].rstrip(".") or type(error).__name__
