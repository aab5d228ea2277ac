"""What the server writes for its operator: plain lines, or on request one JSON object a line.

A line of JSON goes to other machines and is kept there, so it says what went wrong and where, but
nothing of what people wrote: the text of an error is left out unless it is one of the system's.
"""

import datetime
import logging
import os
import time
import traceback
from collections.abc import Callable
from typing import Any, Literal, get_args

import msgspec

from storyhare.storage import JournalUnavailable

Format = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
# Where processes that the server starts look how to write.
VARIABLE = "STORYHARE_LOG_FORMAT"
LEVEL_VARIABLE = "STORYHARE_LOG_LEVEL"
PLAIN = "%(asctime)s %(levelname)s %(message)s"
# Errors whose text is about files, sockets and databases.
TOLD = (OSError, TimeoutError, JournalUnavailable)
DEEPEST = 30
# For so many seconds the same warning is not written again; so many are remembered.
QUIET_FOR, MOST_SAID = 600.0, 1_000


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # Whatever follows the first line is a picture of some state.
            "message": record.getMessage().partition("\n")[0],
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["error"] = _told(error)
        return msgspec.json.encode(line).decode()


class Repeats(logging.Filter):
    """Leaves out what was said shortly before: trouble that lasts must not fill the log.

    A line with the mark `news` is always written.

    When it is said again, the line tells how often it was left out.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        # By what was said: until when it is not said again, and how often it was left out.
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it to be written?"""
        if record.levelno < logging.WARNING or hasattr(record, "news"):
            return True
        error = record.exc_info[0] if record.exc_info else None
        key = (record.getMessage(), "" if error is None else error.__name__)
        now, (until, left_out) = self._now(), self._said.get(key, (0.0, 0))
        if now < until:
            self._said[key] = (until, left_out + 1)
            return False
        self._said = {known: kept for known, kept in self._said.items() if kept[0] > now}
        if len(self._said) < MOST_SAID:
            self._said[key] = (now + QUIET_FOR, 0)
        if left_out:
            record.msg, record.args = f"{key[0]} (and {left_out} times since the last line)", ()
        return True


def _told(error: BaseException) -> dict[str, Any]:
    """An error's type and where it came from; its text only if it cannot hold people's words."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    told: dict[str, Any] = {
        "type": f"{type(error).__module__}.{type(error).__qualname__}",
        "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
    if isinstance(error, TOLD):
        told["reason"] = str(error).partition("\n")[0]
    if error.__cause__ is not None:
        told["cause"] = _told(error.__cause__)
    if isinstance(error, BaseExceptionGroup):
        told["several"] = [_told(each) for each in error.exceptions]
    return told


def set_up(wanted: Format, level: Level = "info") -> None:
    """Write this way, in this process and in those it starts."""
    os.environ[VARIABLE], os.environ[LEVEL_VARIABLE] = wanted, level
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if wanted == "json" else logging.Formatter(PLAIN))
    handler.addFilter(Repeats())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # The libraries below say at this level what they are doing, and that is nobody's business.
    logging.getLogger("asyncio").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)


def set_up_here() -> None:
    """Write as the server does that started this process."""
    wanted: Format = "json" if os.environ.get(VARIABLE) == "json" else "text"
    known = [level for level in get_args(Level) if level == os.environ.get(LEVEL_VARIABLE)]
    set_up(wanted, known[0] if known else "info")
