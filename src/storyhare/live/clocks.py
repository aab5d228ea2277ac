"""The time of a server, and the timers of its tables.

The clock of a machine may be set while games are on: by hand, or by a time service. People who wait
for a deadline must not notice: nothing is over at once, and nothing takes an hour longer. So this
time only moves forward, as fast as time passes; where the machine's clock differs, it runs a little
faster or slower until the two agree. Nodes over one database agree on the clock of the database.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from math import inf

# By how much faster or slower than time passes: people do not notice it in a minute.
MOST_CORRECTION = 0.05


class SteadyClock:
    """Seconds since 1970, when called."""

    def __init__(
        self,
        reference: Callable[[], float] = time.time,
        passing: Callable[[], float] = time.monotonic,
    ) -> None:
        self._reference = reference
        self._passing = passing
        self._seen_at = passing()
        self._now = reference()
        self._agreed = False

    def __call__(self) -> float:
        seen_at, now = self._passing(), self._reference()
        passed = seen_at - self._seen_at
        most, behind = passed * MOST_CORRECTION, now - self._now - passed
        if not -most <= behind <= most:
            now = self._now + passed + (most if behind > 0 else -most)
        self._seen_at, self._now = seen_at, now
        return now

    def agree(self, now: float) -> None:
        """Follow the time that all nodes share; the first time, before anything began, at once.

        Until the next call, time passes by the machine's own measure.
        """
        apart = now - self._passing()
        self._reference = lambda: self._passing() + apart
        if not self._agreed:
            self._agreed = True
            self._now, self._seen_at = now, self._passing()


class Timers:
    """When each table is due. The callback sets a table's timer again if it has to ring again."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], Awaitable[None]]) -> None:
        self._now = now
        self._ring = ring
        self._due: dict[str, float] = {}
        self._alarm = asyncio.Event()
        self._rings_at = inf

    def set(self, table_id: str, at: float | None) -> None:
        """Ring for a table then, and not before; None: not at all."""
        if at is None:
            self._due.pop(table_id, None)
            return
        self._due[table_id] = at
        if at < self._rings_at:
            self._alarm.set()

    async def run(self) -> None:
        """Ring, for ever."""
        while True:
            self._alarm.clear()
            self._rings_at = min(self._due.values(), default=inf)
            wait = None if self._rings_at == inf else max(0.0, self._rings_at - self._now())
            # Not wait_for: in Python 3.11 it may swallow a cancellation, and closing never ends.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._alarm.wait()
            await self.ring()

    async def ring(self) -> None:
        """Ring for all tables that are due now."""
        due = [table_id for table_id, at in self._due.items() if at <= self._now()]
        for table_id in due:
            self.set(table_id, None)
        await asyncio.gather(*[self._ring(table_id) for table_id in due])
