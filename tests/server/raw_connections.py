"""Plain TCP connections to a real server, for requests that no browser sends."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from storyhare.testing.server import ServerProcess
from tests.server.tables import SOON

HEAD = b"GET /healthz HTTP/1.1\r\nHost: hare\r\n"
WHOLE = HEAD + b"\r\n"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def connection(server: ServerProcess, caller: str = "127.0.0.1") -> AsyncIterator[Stream]:
    """A connection, from one of this machine's own addresses."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(caller, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next answer: its status and its body."""
    async with asyncio.timeout(SOON):
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return int(head.split()[1]), await reader.readexactly(length)


async def the_end(reader: asyncio.StreamReader) -> bytes:
    """Wait until the server hangs up; answers what it said before."""
    said = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(SOON):
            while got := await reader.read(65_536):
                said += got
    return said


async def push(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Send what the server takes of it."""
    with contextlib.suppress(ConnectionError):
        writer.write(data)
        async with asyncio.timeout(SOON):
            await writer.drain()


def open_files(server: ServerProcess) -> int:
    """How many files and connections the server has open, as Linux counts them."""
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def cpu_seconds(server: ServerProcess) -> float:
    """The CPU time that the server has used so far, as Linux counts it."""
    facts = Path(f"/proc/{server.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")
