"""Room on the disk: unfinished uploads take part of it, and the tables keep some for themselves."""

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import HTTPException

from storyhare.media import Account, Spool
from storyhare.rules import Refusal
from storyhare.server.http.requests.receiving import Terms, receive
from storyhare.server.ops.readiness import GOOD_FOR, Readiness
from storyhare.storage import JournalUnavailable
from storyhare.table import commands as ask
from storyhare.testing.client import Answer, Ticket, call, open_table
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.decks.made import deck_files, packed
from tests.server.conftest import serving
from tests.server.raw_connections import connection
from tests.server.recorders import SONG, at_play, bytes_in, code_of, files_in, send, ticket
from tests.server.tables import SOON, connected, sit_down
from tests.server.test_limits import Clock

MEGA = 1_000_000
QUOTA = 2 * MEGA


@pytest.fixture
def small(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with little room for what people bring."""
    limits = {"decks_quota": QUOTA // MEGA, "recordings_quota": QUOTA // MEGA}
    yield from serving(ServerProcess(tmp_path, limits=limits))


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on a disk that is down to its reserve."""
    yield from serving(ServerProcess(tmp_path, limits={"disk_reserve": 10**9}))


class Begun:
    """An upload that is never finished."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.head = asyncio.create_task(reader.readuntil(b"\r\n\r\n"), name="the answer")

    async def push(self, size: int) -> None:
        """Send more of it, unless there is an answer already."""
        for _ in range(0, size, 50_000):
            with contextlib.suppress(ConnectionError):
                self._writer.write(b"c350\r\n" + bytes(50_000) + b"\r\n")
                await self._writer.drain()

    async def status(self) -> int:
        """How it was answered."""
        return int((await asyncio.wait_for(self.head, SOON)).split()[1])


@asynccontextmanager
async def begun(server: ServerProcess, method: str, path: str, cookie: str) -> AsyncIterator[Begun]:
    async with connection(server) as (reader, writer):
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: hare\r\nCookie: {cookie}\r\n"
            "Transfer-Encoding: chunked\r\n\r\n".encode()
        )
        upload = Begun(reader, writer)
        try:
            yield upload
        finally:
            upload.head.cancel()


async def arrived(server: ServerProcess, size: int) -> None:
    async with asyncio.timeout(SOON):
        while bytes_in(server) < size:
            await asyncio.sleep(0.01)


async def nothing_left(server: ServerProcess) -> None:
    async with asyncio.timeout(SOON):
        while any("unfinished" in str(path) for path in files_in(server)):
            await asyncio.sleep(0.01)


async def bring(server: ServerProcess, host: Ticket, body: bytes) -> Answer:
    url = f"{server.url}/api/decks?table={host.code}"
    return await call("POST", url, body, {"cookie": host.cookie})


async def test_unfinished_decks_count_against_the_quota(
    small: ServerProcess, tmp_path: Path
) -> None:
    zipped = packed(tmp_path / "deck.zip", deck_files(3)).read_bytes()
    host = await open_table(small.url, "Ada")
    path = f"/api/decks?table={host.code}"
    async with AsyncExitStack() as stack:
        for number in (1, 2):
            upload = await stack.enter_async_context(begun(small, "POST", path, host.cookie))
            await upload.push(MEGA - len(zipped))
            await arrived(small, number * (MEGA - len(zipped)) // 50_000 * 50_000)
        third = await stack.enter_async_context(begun(small, "POST", path, host.cookie))
        await third.push(MEGA)
        assert await third.status() == 507
        assert bytes_in(small) <= QUOTA
        announced = await bring(small, host, bytes(MEGA))
        assert (announced.status, code_of(announced)) == (507, "upload_no_room")
    await nothing_left(small)
    assert (await bring(small, host, zipped)).status == 201


async def test_unfinished_recordings_count_against_the_quota(small: ServerProcess) -> None:
    async with at_play(small) as (tickets, _), AsyncExitStack() as stack:
        name = await ticket(small, tickets[0])
        path = f"/api/tables/{tickets[0].code}/recordings/{name}"
        upload = await stack.enter_async_context(begun(small, "PUT", path, tickets[0].cookie))
        await upload.push(3 * MEGA - 100_000)  # less than one recording may have
        assert await upload.status() == 507
        assert bytes_in(small) <= QUOTA
        await nothing_left(small)
        assert (await send(small, tickets[0], name, SONG)).status == 200


async def test_a_disk_that_fills_up_refuses_uploads_and_keeps_moves(
    crowded: ServerProcess, tmp_path: Path
) -> None:
    zipped = packed(tmp_path / "deck.zip", deck_files(3)).read_bytes()
    async with at_play(crowded) as (tickets, _):
        refused = await bring(crowded, tickets[0], zipped)
        assert (refused.status, code_of(refused)) == (507, "upload_no_room")
        refused = await send(crowded, tickets[0], await ticket(crowded, tickets[0]), SONG)
        assert (refused.status, code_of(refused)) == (507, "storage_full")
    assert files_in(crowded) == []
    assert (await call("GET", f"{crowded.url}/readyz")).status == 200
    async with connected(crowded.url, await sit_down(crowded.url, 1)) as (client,):
        assert isinstance(await client.do(ask.Lock(locked=True)), frames.Ack)


async def test_what_was_arriving_when_the_server_crashed_is_removed_at_its_start(
    own_server: ServerProcess,
) -> None:
    host = await open_table(own_server.url, "Ada")
    path = f"/api/decks?table={host.code}"
    async with begun(own_server, "POST", path, host.cookie) as upload:
        await upload.push(MEGA)
        await arrived(own_server, MEGA)
        own_server.kill()
    assert bytes_in(own_server) >= MEGA
    await own_server.start()
    assert files_in(own_server) == []


# -- no room at all --------------------------------------------------------------------------------


@asynccontextmanager
async def full_disk(server: ServerProcess) -> AsyncIterator[None]:
    """No file of the server's grows any more, as on a disk that is full."""
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, most))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))


async def ready(server: ServerProcess) -> int:
    """What the server says of itself, some time after something has changed."""
    await asyncio.sleep(1.5 * GOOD_FOR)  # an answer is good for so long
    return (await call("GET", f"{server.url}/readyz")).status


async def test_a_server_on_a_full_disk_does_not_say_that_it_is_ready(
    own_server: ServerProcess,
) -> None:
    tickets = await sit_down(own_server.url, 1)
    async with connected(own_server.url, tickets) as (client,):
        assert await ready(own_server) == 200
        async with full_disk(own_server):
            assert await ready(own_server) == 503
            assert (await call("GET", f"{own_server.url}/healthz")).status == 200
            refused = await client.do(ask.Lock(locked=True))
            assert isinstance(refused, frames.Refused)
            assert refused.refusal.code == "try_again"
        assert await ready(own_server) == 200
        assert isinstance(await client.do(ask.Lock(locked=True)), frames.Ack)


async def test_however_many_ask_the_disk_is_written_to_once_a_second() -> None:
    clock, proofs = Clock(), []

    async def prove() -> None:
        proofs.append(clock.now)
        await asyncio.sleep(0)
        if len(proofs) == 2:
            raise JournalUnavailable("no room")

    readiness = Readiness(prove, clock)
    await asyncio.gather(*[readiness.ask() for _ in range(100)])
    assert len(proofs) == 1
    clock.now += GOOD_FOR
    for _ in range(3):  # a bad answer holds as long as a good one
        with pytest.raises(JournalUnavailable):
            await readiness.ask()
    assert len(proofs) == 2
    clock.now += GOOD_FOR
    await readiness.ask()


# -- time ------------------------------------------------------------------------------------------


class Slow:
    """A request whose body never ends."""

    content_length = None

    async def stream(self) -> AsyncIterator[bytes]:
        """A byte now and then."""
        while True:
            yield b"."
            await asyncio.sleep(0.001)


async def test_an_upload_has_so_much_time_in_all(tmp_path: Path) -> None:
    spool = Spool(tmp_path, 0)
    spool.open()
    no = Refusal("try_again")
    terms = Terms(0.05, no, no, Refusal("upload_too_slow", {"minutes": 3}))
    slow: Any = Slow()
    upload = spool.begin(Account(MEGA), MEGA)
    with pytest.raises(HTTPException) as told:
        await receive(slow, upload, terms)
    upload.close()
    assert told.value.status_code == 408
    assert "3 minutes" in told.value.detail
    assert list(tmp_path.iterdir()) == []
