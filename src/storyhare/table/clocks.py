"""The clocks of a node's tables: rings for each that is due, in time."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from math import inf


class Clocks:
    """When each table is due. Whoever is called for one sets its clock again, if it has to ring."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], Awaitable[None]]) -> None:
        self._now = now
        self._ring = ring
        self._due: dict[str, float] = {}
        self._alarm = asyncio.Event()
        self._rings_at = inf

    def set(self, name: str, at: float) -> None:
        """Ring for a table then, and not before."""
        self._due[name] = at
        if at < self._rings_at:
            self._alarm.set()

    def stop(self, name: str) -> None:
        """Do not ring for a table."""
        self._due.pop(name, None)

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
        due = [name for name, at in self._due.items() if at <= self._now()]
        for name in due:
            self.stop(name)
        await asyncio.gather(*[self._ring(name) for name in due])
