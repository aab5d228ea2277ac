"""Tells the operator that something is out of reach, and that it is back: once, not per try."""

import logging

log = logging.getLogger("storyhare")


class Contact:
    """What a node is in contact with, or not."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._lost = False

    def lost(self, why: BaseException | str) -> None:
        """A try has failed."""
        if not self._lost:
            self._lost = True
            log.warning("%s cannot be reached: %s", self._what, _reason(why))

    def back(self) -> None:
        """A try has succeeded."""
        if self._lost:
            self._lost = False
            log.info("%s can be reached again", self._what)


def _reason(why: BaseException | str) -> str:
    """In one line; some errors have no words for it."""
    if isinstance(why, str):
        return why
    return str(why).partition("\n")[0] or type(why.__cause__ or why).__name__
