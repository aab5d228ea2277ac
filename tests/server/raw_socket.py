"""A WebSocket client on a plain socket, for what a client library refuses to send."""

import asyncio
import contextlib
import struct
from collections.abc import Mapping

from msgspec import Struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Got(Struct, frozen=True):
    """A frame that came."""

    opcode: int
    data: bytes

    @property
    def code(self) -> int | None:
        """Of a closing frame: the code."""
        if self.opcode != CLOSE:
            return None
        return struct.unpack("!H", self.data[:2])[0] if len(self.data) >= 2 else 1005


class RawSocket:
    """One connection, after its handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(
        cls, port: int, path: str, headers: Mapping[str, str] | None = None
    ) -> "RawSocket":
        """Connect and shake hands; ConnectionError when the server answers anything but yes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        said = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "c3RvcnloYXJlc3RvcnloYQ==",
            "Sec-WebSocket-Version": "13",
            "Origin": f"http://127.0.0.1:{port}",
            **(headers or {}),
        }
        lines = [f"{name}: {value}" for name, value in said.items() if value != "-"]
        writer.write("\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode("latin-1"))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            writer.close()
            raise ConnectionError(head.decode("latin-1"))
        return cls(reader, writer)

    def write(self, data: bytes, opcode: int = TEXT, fin: bool = True) -> None:
        """Send a frame, masked with zeros."""
        head = bytes(((0x80 if fin else 0) | opcode,))
        if len(data) < 126:
            head += bytes((0x80 | len(data),))
        elif len(data) < 65_536:
            head += bytes((0x80 | 126,)) + len(data).to_bytes(2)
        else:
            head += bytes((0x80 | 127,)) + len(data).to_bytes(8)
        self.write_bytes(head + b"\0\0\0\0" + data)

    def write_bytes(self, data: bytes) -> None:
        """Send bytes that need not be a frame; nothing happens when the server has gone."""
        if not self._writer.is_closing():
            self._writer.write(data)

    async def drain(self) -> None:
        """Wait until the server has taken most of it, or has gone."""
        with contextlib.suppress(ConnectionError):
            await self._writer.drain()

    async def read(self, seconds: float = 30.0) -> Got | None:
        """The next frame that is no ping; None when the connection has ended."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    got = await self._read()
                    if got.opcode not in (PING, PONG):
                        return got
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def _read(self) -> Got:
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            length = int.from_bytes(await self._reader.readexactly(2))
        elif length == 127:
            length = int.from_bytes(await self._reader.readexactly(8))
        return Got(first & 0x0F, await self._reader.readexactly(length))

    async def closing(self) -> tuple[list[bytes], int | None]:
        """Everything up to the end, and the code of the close."""
        texts: list[bytes] = []
        code: int | None = None
        while code is None and (got := await self.read()) is not None:
            code = got.code
            if code is None:
                texts.append(got.data)
        await self.close()
        return texts, code

    async def close(self) -> None:
        """Hang up without a word."""
        self._writer.transport.abort()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()
