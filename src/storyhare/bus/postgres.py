"""Hints by PostgreSQL's LISTEN and NOTIFY, over a connection of their own."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import asyncpg

from storyhare.bus.contact import Contact
from storyhare.bus.port import Hint, Take, unpack
from storyhare.bus.sender import Sender

CHANNEL = "storyhare"
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
MOST_BYTES = 7_900  # PostgreSQL takes less than 8,000
PATIENCE = 5.0
TRY_AGAIN = 0.5
# Whatever asyncpg raises when a server goes away or is not there.
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class PostgresBus:
    """The port over a database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._contact = Contact("the bus (in the database)")
        self._connection: Any = None
        self._sender: Sender | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, node: str, take: Take) -> None:
        self._take = take
        self._node = node
        with contextlib.suppress(*LOST):
            await self._connect()
        self._sender = Sender(node, self._send, MOST_BYTES)
        self._task = asyncio.create_task(self._stay_connected(), name="bus: listener")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._sender is not None:
            await self._sender.close()
        if self._connection is not None:
            self._connection.terminate()

    def tell(self, hint: Hint) -> None:
        if self._sender is not None:
            self._sender.tell(hint)

    async def _connect(self) -> None:
        connection = await asyncpg.connect(
            self._address,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            # A hint that is lost with the power hints at nothing that was lost: no need to sync.
            server_settings={"application_name": "storyhare bus", "synchronous_commit": "off"},
        )
        await connection.add_listener(CHANNEL, self._hear)
        self._connection = connection

    async def _stay_connected(self) -> None:
        while True:
            if self._connection is None or self._connection.is_closed():
                try:
                    await self._connect()
                    self._contact.back()
                except LOST as error:
                    self._contact.lost(error)
            await asyncio.sleep(TRY_AGAIN)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        hints = unpack(self._node, payload.encode())
        if hints:
            self._take(hints)

    async def _send(self, messages: Sequence[bytes]) -> None:
        if self._connection is None:
            raise ConnectionError("no bus")
        texts = [message.decode() for message in messages]
        await self._connection.execute(NOTIFY, CHANNEL, texts)
