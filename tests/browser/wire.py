"""A TCP proxy between a browser and the server, which a test can cut or silence."""

import asyncio
import contextlib

from tests.browser.people import RealServer


class Wire:
    """Carries every byte of a browser, until it is cut."""

    def __init__(self, server: RealServer) -> None:
        self._to = server.port
        self._is_whole = True
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._listener: asyncio.Server | None = None
        self._port = 0

    @property
    def url(self) -> str:
        """What the browser is told to be the server."""
        return f"http://127.0.0.1:{self._port}"

    async def lay(self) -> None:
        """Begin to carry."""
        self._listener = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self._port = self._listener.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self._is_whole = False
        for end in self._ends:
            end.transport.abort()

    def freeze(self) -> None:
        """Keep connections open, but pass on nothing, as for a phone that has lost its network."""
        self._flows.clear()

    def mend(self) -> None:
        """Accept connections again; those that were silenced are closed."""
        self._is_whole = True
        if not self._flows.is_set():
            for end in self._ends:
                end.transport.abort()
            self._flows.set()

    def take_up(self) -> None:
        """End for good."""
        self.cut()
        if self._listener is not None:
            self._listener.close()

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if not self._is_whole:
            back.transport.abort()
            return
        self._ends.add(back)
        try:
            far, on = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            back.transport.abort()
            self._ends.discard(back)
            return
        self._ends.add(on)
        await asyncio.gather(self._pour(near, on), self._pour(far, back))
        self._ends -= {back, on}

    async def _pour(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
        with contextlib.suppress(OSError, RuntimeError):
            sink.close()
