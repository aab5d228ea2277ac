"""Hints by NATS, for fleets that say more than PostgreSQL's NOTIFY can carry."""

import asyncio
import contextlib
from collections.abc import Sequence

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from storyhare.bus.address import shown
from storyhare.bus.contact import Contact
from storyhare.bus.port import Hint, Take, unpack
from storyhare.bus.sender import Sender

SUBJECT = "storyhare.hints"
MOST_BYTES = 64 * 1024
TRY_AGAIN = 0.5


class NatsBus:
    """The port over a NATS server."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._contact = Contact(f"the bus (NATS at {shown(address)})")
        self._client: Client | None = None
        self._sender: Sender | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, node: str, take: Take) -> None:
        self._node = node
        self._take = take
        self._sender = Sender(node, self._send, MOST_BYTES)
        self._task = asyncio.create_task(self._connect(), name="bus: connecting")
        with contextlib.suppress(TimeoutError):  # it may come later; nodes look for themselves
            await asyncio.wait_for(asyncio.shield(self._task), 2.0)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._sender is not None:
            await self._sender.close()
        if self._client is not None:
            await self._client.close()

    def tell(self, hint: Hint) -> None:
        if self._sender is not None:
            self._sender.tell(hint.bare)

    async def _connect(self) -> None:
        """Connect once; from then on the client comes back by itself."""
        while self._client is None:
            try:
                client = await nats.connect(
                    self._address,
                    name="storyhare",
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=TRY_AGAIN,
                    connect_timeout=2,
                    error_cb=self._stumble,
                    disconnected_cb=self._lose,
                    reconnected_cb=self._find,
                )
                await client.subscribe(SUBJECT, cb=self._hear)
                await client.flush()  # until the server knows that this node listens
                self._client = client
                self._contact.back()
            except Exception as error:  # a server that is away may be back soon
                self._contact.lost(error)
                await asyncio.sleep(TRY_AGAIN)

    async def _hear(self, message: Msg) -> None:
        # Whoever reaches the NATS server may write there: its word is where to look, and no more.
        hints = tuple([hint.bare for hint in unpack(self._node, message.data)])
        if hints:
            self._take(hints)

    async def _send(self, messages: Sequence[bytes]) -> None:
        if self._client is None:
            raise ConnectionError("no bus")
        for message in messages:
            await self._client.publish(SUBJECT, message)

    # -- what the client tells -------------------------------------------------------------------

    async def _stumble(self, error: Exception) -> None:
        if self._client is None or not self._client.is_connected:
            self._contact.lost(error)

    async def _lose(self) -> None:
        if self._client is None or not self._client.is_closed:  # else we have hung up
            self._contact.lost("the connection broke")

    async def _find(self) -> None:
        self._contact.back()
