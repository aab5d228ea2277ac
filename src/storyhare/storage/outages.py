"""Logs that something cannot be reached, and that it is back: once per outage, not per attempt."""

import logging

log = logging.getLogger("storyhare")


class OutageLog:
    """The log of one thing that a node has to reach."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._out = False

    def failed(self, why: BaseException | str) -> None:
        """An attempt has failed."""
        if not self._out:
            self._out = True
            log.warning("%s cannot be reached: %s", self._target, _reason(why))

    def succeeded(self) -> None:
        """An attempt has succeeded."""
        if self._out:
            self._out = False
            log.info("%s can be reached again", self._target)


def _reason(why: BaseException | str) -> str:
    """The reason in one line; some errors have no text."""
    if isinstance(why, str):
        return why
    return str(why).partition("\n")[0] or type(why.__cause__ or why).__name__
