"""A bad network: a WebSocket proxy that drops, repeats, reorders and delays messages."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from storyhare.testing.server import free_port

Socket = ServerConnection | ClientConnection


class BadNetwork:
    """Between clients and a server; `faulty` switches the faults on and off."""

    def __init__(
        self, server: str, luck: random.Random, rate: float = 0.1, jitter: float = 0.02
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.faulty = True
        self.dropped = self.doubled = self.reordered = self.passed = 0
        self._server = server
        self._luck = luck
        self._rate = rate
        self._jitter = jitter

    @asynccontextmanager
    async def running(self) -> AsyncIterator["BadNetwork"]:
        """Carry messages."""
        async with serve(self._carry, "127.0.0.1", self.port, compression=None, max_size=2**20):
            yield self

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"cookie": client.request.headers.get("cookie", ""), "origin": self._server}
        address = self._server.replace("http", "ws", 1) + client.request.path
        try:
            async with connect(
                address, additional_headers=headers, compression=None, proxy=None, max_size=2**20
            ) as upstream:
                there = asyncio.create_task(self._pump(client, upstream), name="there")
                back = asyncio.create_task(self._pump(upstream, client), name="back")
                await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
                for task in (there, back):
                    task.cancel()
                await asyncio.gather(there, back, return_exceptions=True)
        except (OSError, ConnectionClosed):
            await client.close(1013)

    async def _pump(self, source: Socket, sink: Socket) -> None:
        """Carry one direction; a message that is held back goes after the next one."""
        held: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                for late in await self._suffer(message, held):
                    await sink.send(late)

    async def _suffer(self, message: str | bytes, held: list[str | bytes]) -> list[str | bytes]:
        """What arrives in place of a message."""
        if not self.faulty:
            out = [*held, message]
            held.clear()
            return out
        await asyncio.sleep(self._luck.random() * self._jitter)  # what a bad network does
        fate = self._luck.random()
        if fate < self._rate:
            self.dropped += 1
            return []
        if fate < 2 * self._rate:
            self.reordered += 1
            held.append(message)
            return []
        out = [message, *held]
        held.clear()
        if fate < 3 * self._rate:
            self.doubled += 1
            out.append(message)
        self.passed += 1
        return out
