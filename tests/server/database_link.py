"""A proxy between a node and its database, which a test can cut."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self
from urllib.parse import urlsplit, urlunsplit

from storyhare.testing.server import free_port


class Cable:
    """The way to a database, which can be cut: nothing comes through, and nobody is told."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.port is not None
        self._there = (parts.hostname, parts.port)
        self.port = free_port()
        place = f"{parts.username}@127.0.0.1:{self.port}"
        self.address = urlunsplit(parts._replace(netloc=place))
        self.whole = asyncio.Event()
        self.whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Self]:
        """Carry whatever comes."""
        server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for end in self._ends:
                end.close()
            await asyncio.gather(*[e.wait_closed() for e in self._ends], return_exceptions=True)

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._ends.add(back)
        there, onward = await asyncio.open_connection(*self._there)
        self._ends.add(onward)
        for source, sink in ((here, onward), (there, back)):
            task = asyncio.create_task(self._pump(source, sink), name="cable")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self.whole.wait()
                sink.write(data)
                await sink.drain()
        sink.close()
