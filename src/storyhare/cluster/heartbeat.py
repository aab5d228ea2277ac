"""The heartbeat of a node: tells the others that it lives, and how many others there are."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from storyhare.cluster import timing
from storyhare.storage import JournalUnavailable, OutageLog

if TYPE_CHECKING:  # importing it needs an extra
    from storyhare.storage.postgres import PostgresPresence


class Liveness:
    """What the heartbeats of this node have shown."""

    def __init__(self, presence: "PostgresPresence", forgotten: Callable[[], None]) -> None:
        self._presence = presence
        self._forgotten = forgotten
        self._outages = OutageLog("the database")
        self._set_clock: Callable[[float], None] = lambda _: None
        self._answered_at = 0.0
        self.others = 0

    def share_clock(self, set_clock: Callable[[float], None]) -> None:
        """Set a clock at each heartbeat to the time that all nodes share."""
        self._set_clock = set_clock

    @property
    def cut_off(self) -> bool:
        """Has this node lost the database while others may still have it?"""
        silent = asyncio.get_running_loop().time() - self._answered_at
        return self.others > 0 and silent > timing.CUT_OFF_AFTER

    async def beat(self) -> None:
        """Send a heartbeat; raises JournalUnavailable."""
        began = time.monotonic()
        try:
            answer = await self._presence.heartbeat()
        except JournalUnavailable as error:
            self._outages.failed(error)
            raise
        self._outages.succeeded()
        took = time.monotonic() - began
        if took < timing.CLOCK_ANSWER_WITHIN:
            self._set_clock(answer.now + took / 2)
        self.others = answer.others
        self._answered_at = asyncio.get_running_loop().time()
        if answer.unknown:
            self._forgotten()
