"""Decks are made a few at a time: others wait in a line, are told their place, and play goes on."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from storyhare.server.decks.imports import AT_ONCE, MOST_WAITING
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call, join_table, open_table
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.decks.made import deck_files, packed
from tests.server.conftest import serving
from tests.server.stuck_imports import StuckServer
from tests.server.tables import SOON

LINES = "application/x-ndjson"


@pytest.fixture
def stuck(tmp_path: Path) -> Iterator[StuckServer]:
    data = tmp_path / "data"
    data.mkdir()
    process = StuckServer(data)
    for _ in serving(process):
        yield process
        process.let_go()


@pytest.fixture
def archive(tmp_path: Path) -> bytes:
    return packed(tmp_path / "deck.zip", deck_files(2)).read_bytes()


class Upload:
    """A request that was sent; what comes back is read when somebody wants it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def head(self) -> tuple[int, str]:
        """The status of the answer, and its headers."""
        head = (await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), SOON)).decode().lower()
        return int(head.split()[1]), head

    async def steps(self) -> AsyncIterator[dict[str, Any]]:
        """The lines of a streamed answer, as they come."""
        while size := int(await asyncio.wait_for(self._reader.readline(), SOON), 16):
            said = await self._reader.readexactly(size + 2)
            for line in said.decode().strip().splitlines():
                yield json.loads(line)

    async def body(self) -> Any:
        """A plain answer."""
        _, head = await self.head()
        length = re.search(r"content-length: (\d+)", head)
        assert length is not None
        return json.loads(await self._reader.readexactly(int(length[1])))

    def hang_up(self) -> None:
        self._writer.transport.abort()


async def upload(server: ServerProcess, host: Ticket, body: bytes, accept: str = "*/*") -> Upload:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"POST /api/decks?table={host.code} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Cookie: {host.cookie}\r\nAccept: {accept}\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    )
    writer.write(body)
    await writer.drain()
    return Upload(reader, writer)


@asynccontextmanager
async def uploads(
    server: ServerProcess, host: Ticket, body: bytes, number: int
) -> AsyncIterator[list[Upload]]:
    """So many imports that stand still or wait, each told so."""
    sent: list[Upload] = []
    try:
        for _ in range(number):
            one = await upload(server, host, body, LINES)
            assert (await one.head())[0] == 202
            sent.append(one)
        yield sent
    finally:
        for one in sent:
            one.hang_up()


async def test_with_imports_that_stand_still_everything_else_is_answered(
    stuck: StuckServer, archive: bytes
) -> None:
    host = await open_table(stuck.url, "Ada")
    async with uploads(stuck, host, archive, AT_ONCE + MOST_WAITING):
        # Each of these reads from the disk: rows, streams, names, chat, recordings' places.
        known = await call("GET", f"{stuck.url}/api/tables/{host.code}")
        assert known.status == 200
        member = await join_table(stuck.url, host.code, "Bram")
        client = Client(stuck.url, member.code, member.cookie)
        try:
            await client.connect()
            await client.until(lambda _: True)
            answer = await client.do(ask.Rename("Bo"))
            assert isinstance(answer, frames.Ack)
        finally:
            await client.close()
        other = await open_table(stuck.url, "Cleo")
        assert (await call("GET", f"{stuck.url}/api/tables/{other.code}")).status == 200
        assert (await call("GET", f"{stuck.url}/readyz")).status == 200
        assert (await call("GET", f"{stuck.url}/api/games/{'x' * 22}/record")).status == 404


async def test_whoever_waits_is_told_the_place_and_the_progress(
    stuck: StuckServer, archive: bytes
) -> None:
    host = await open_table(stuck.url, "Ada")
    async with uploads(stuck, host, archive, AT_ONCE + 2) as sent:
        first = [await anext(one.steps()) for one in sent]
        assert first[:AT_ONCE] == [{"state": "making", "done": 0, "cards": 0}] * AT_ONCE
        assert first[AT_ONCE:] == [
            {"state": "waiting", "before": before} for before in (AT_ONCE, AT_ONCE + 1)
        ]
        stuck.let_go()
        told = [step async for step in sent[-1].steps()]
    places = [step["before"] for step in told if step["state"] == "waiting"]
    assert places == sorted(set(places), reverse=True)
    made = [step["done"] for step in told if step["state"] == "making"]
    assert made == sorted(made)
    assert told[-1]["state"] == "done"
    assert told[-1]["deck"]["cards"] == 2


async def test_an_older_page_waits_for_one_answer_and_gets_it(
    stuck: StuckServer, archive: bytes
) -> None:
    host = await open_table(stuck.url, "Ada")
    async with uploads(stuck, host, archive, AT_ONCE):
        old = await upload(stuck, host, archive)
        stuck.let_go()
        assert (await old.body())["title"] == "Little"
        old.hang_up()


async def test_a_refusal_comes_as_the_last_line(stuck: StuckServer) -> None:
    host = await open_table(stuck.url, "Ada")
    stuck.let_go()
    async with uploads(stuck, host, b"rubbish", 1) as (one,):
        *_, last = [step async for step in one.steps()]
    assert last["state"] == "refused"
    assert last["refusal"]["code"] == "source_not_a_zip"
    assert last["message"]


async def test_a_full_line_says_so_at_once(stuck: StuckServer, archive: bytes) -> None:
    host = await open_table(stuck.url, "Ada")
    async with uploads(stuck, host, archive, AT_ONCE + MOST_WAITING):
        late = await upload(stuck, host, archive, LINES)
        status, _ = await late.head()
        assert status == 503
        late.hang_up()


async def test_an_import_goes_on_when_the_device_falls_asleep(
    stuck: StuckServer, archive: bytes
) -> None:
    """The pictures have arrived: the deck is there when its owner comes back."""
    host = await open_table(stuck.url, "Ada")
    one = await upload(stuck, host, archive, LINES)
    _, head = await one.head()
    cookie = re.search(r"set-cookie: (storyhare-decks=[^;]+)", head, re.IGNORECASE)
    assert cookie is not None
    one.hang_up()
    stuck.let_go()
    async with asyncio.timeout(SOON):
        while not [f for f in (stuck.data / "decks").glob("*") if not f.name.startswith(".")]:
            await asyncio.sleep(0.05)
