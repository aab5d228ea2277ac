"""Hints that wait to be sent: one a table, many in one message, and all messages at once."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from storyhare.bus.port import BESIDE, Hint, parcels

log = logging.getLogger(__name__)

# So long hints gather before they travel together; nobody notices, and messages cost.
GATHER = 0.01
MOST_WAITING = 10_000


class Sender:
    """Takes hints without waiting, and sends them from a task of its own."""

    def __init__(
        self, node: str, send: Callable[[Sequence[bytes]], Awaitable[object]], most_bytes: int
    ) -> None:
        self._node = node
        self._send = send
        self._most_bytes = most_bytes
        self._moved: dict[str, Hint] = {}
        self._beside: set[str] = set()
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="bus: sender")

    def tell(self, hint: Hint) -> None:
        """Have it sent; when far too many wait, let it be: nodes look for themselves."""
        if len(self._moved) + len(self._beside) >= MOST_WAITING:
            return
        if hint.seq == BESIDE:
            self._beside.add(hint.table)
        else:
            self._moved[hint.table] = hint.after(self._moved.get(hint.table))
        self._news.set()

    async def close(self) -> None:
        """Stop; what still waits is not worth waiting for."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            self._news.clear()
            hints = [*self._moved.values()]
            hints += [Hint(table, BESIDE) for table in self._beside]
            self._moved.clear()
            self._beside.clear()
            try:
                await self._send(list(parcels(self._node, hints, self._most_bytes)))
            except Exception as error:  # a hint is only a hint
                log.debug("hints were not sent: %r", error)
