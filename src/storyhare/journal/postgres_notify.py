"""Hints by PostgreSQL's LISTEN and NOTIFY, over a connection of their own.

Inside an append's transaction NOTIFY would take a lock that makes all commits queue.
"""

import asyncio
import contextlib
import logging
from typing import Any

from storyhare.journal.contact import Contact
from storyhare.journal.hints import OUTSIDE, Hint, Take, pack, unpack
from storyhare.journal.postgres import FAULTS, connect

log = logging.getLogger(__name__)

CHANNEL = "storyhare"
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
MOST_BYTES = 7_900  # PostgreSQL takes less than 8,000
MOST_WAITING = 10_000
TRY_AGAIN = 0.5
# So long hints gather before they travel together; nobody notices, and messages cost.
GATHER = 0.01


class PostgresBus:
    """The port over a database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._contact = Contact("the bus (in the database)")
        self._connection: Any = None
        self._waiting: dict[tuple[str, bool], Hint] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, node: str, take: Take) -> None:
        self._node, self._take = node, take
        with contextlib.suppress(*FAULTS):
            await self._connect()
        self._tasks = [
            asyncio.create_task(self._stay_connected(), name="bus: listener"),
            asyncio.create_task(self._send(), name="bus: sender"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()

    def tell(self, hint: Hint) -> None:
        # When far too many wait they are dropped: nodes look for themselves.
        if len(self._waiting) < MOST_WAITING:
            self._waiting[hint.table, hint.seq == OUTSIDE] = hint
            self._news.set()

    async def _connect(self) -> None:
        # A hint that is lost with the power hints at nothing that was lost: no need to sync.
        connection = await connect(self._address, synchronous_commit="off")
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:  # also when this task is cancelled: nobody else knows of it
            connection.terminate()
            raise
        self._connection = connection

    async def _stay_connected(self) -> None:
        while True:
            if self._connection is None or self._connection.is_closed():
                try:
                    await self._connect()
                    self._contact.back()
                except FAULTS as error:
                    self._contact.lost(error)
            await asyncio.sleep(TRY_AGAIN)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        hints = unpack(self._node, payload.encode())
        if hints:
            self._take(hints)

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            self._news.clear()
            hints, self._waiting = self._waiting.values(), {}
            messages = [message.decode() for message in pack(self._node, hints, MOST_BYTES)]
            try:
                if self._connection is not None:
                    await self._connection.execute(NOTIFY, CHANNEL, messages)
            except FAULTS as error:
                log.debug("hints were not sent: %r", error)
