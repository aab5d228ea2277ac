"""Logs that something cannot be used, and that it can again: once per outage, not per attempt."""

import logging

log = logging.getLogger("storyhare")

# Marks a line that is to be written though the same was written before: it is another outage.
NEWS = {"news": True}


class OutageLog:
    """The log of one thing that a server needs, and what it does with it: reach it, write it."""

    def __init__(self, target: str, used: str = "reached") -> None:
        self._target = target
        self._used = used
        self._out = False

    def failed(self, why: BaseException | str) -> None:
        """An attempt has failed."""
        if not self._out:
            self._out = True
            told = (self._target, self._used, _reason(why))
            log.warning("%s cannot be %s: %s", *told, extra=NEWS)

    def succeeded(self) -> None:
        """An attempt has succeeded."""
        if self._out:
            self._out = False
            log.info("%s can be %s again", self._target, self._used)


def _reason(why: BaseException | str) -> str:
    """The reason in one line; some errors have no text."""
    if isinstance(why, str):
        return why
    return str(why).partition("\n")[0] or type(why.__cause__ or why).__name__
