"""Requests that are only begun are not waited for; all others take the time they take."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from storyhare.table import commands as ask
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.conftest import serving
from tests.server.raw_connections import HEAD, WHOLE, answer, connection, open_files, push, the_end
from tests.server.tables import SOON, connected, sit_down

SECONDS = 1.0
LATER = 2.5 * SECONDS


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits a second for the head of a request."""
    folder = tmp_path_factory.mktemp("hurried")
    yield from serving(ServerProcess(folder, limits={"request_seconds": SECONDS}))


@pytest.mark.parametrize("begun", [b"", b"G", HEAD, b"\r\n", b"POST /api/tables HTTP/1.1\r\nA: b"])
async def test_who_never_finishes_the_head_is_hung_up_on(
    hurried: ServerProcess, begun: bytes
) -> None:
    async with connection(hurried) as (reader, writer):
        writer.write(begun)
        assert await the_end(reader) == b""


async def test_a_byte_now_and_then_does_not_help(hurried: ServerProcess) -> None:
    async with connection(hurried) as (reader, writer):
        writer.write(HEAD)
        ending = asyncio.create_task(the_end(reader))
        async with asyncio.timeout(SOON):
            while not ending.done():
                writer.write(b"a: b\r\n")
                await asyncio.sleep(SECONDS / 5)
        assert await ending == b""


@pytest.mark.parametrize("begun", [HEAD, b"\r\n"])
async def test_the_second_request_of_a_connection_has_to_come_too(
    hurried: ServerProcess, begun: bytes
) -> None:
    async with connection(hurried) as (reader, writer):
        writer.write(WHOLE)
        assert await answer(reader) == (200, b"ok")
        writer.write(begun)
        assert await the_end(reader) == b""


async def test_many_of_them_leave_nothing_behind(hurried: ServerProcess) -> None:
    before = open_files(hurried)
    async with AsyncExitStack() as stack:
        ends = [await stack.enter_async_context(connection(hurried)) for _ in range(200)]
        for _, writer in ends:
            writer.write(HEAD)
        await asyncio.gather(*[the_end(reader) for reader, _ in ends])
        assert open_files(hurried) < before + 20


async def test_between_two_requests_there_is_time(hurried: ServerProcess) -> None:
    async with connection(hurried) as (reader, writer):
        writer.write(WHOLE)
        assert await answer(reader) == (200, b"ok")
        await asyncio.sleep(LATER)  # the silence is what is tested
        writer.write(WHOLE)
        assert await answer(reader) == (200, b"ok")


async def test_a_body_may_take_longer(hurried: ServerProcess) -> None:
    body = json.dumps({"name": "Ada"}).encode()
    head = (
        "POST /api/tables HTTP/1.1\r\nHost: hare\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    async with connection(hurried) as (reader, writer):
        writer.write(head.encode() + body[:3])
        for byte in body[3:]:
            await asyncio.sleep(LATER / len(body))  # slow on purpose
            writer.write(bytes((byte,)))
        assert (await answer(reader))[0] == 201


@pytest.mark.parametrize("path", ["/api/tables", "/api/decks?table=HARE", "/nowhere"])
async def test_a_body_that_falls_silent_is_not_waited_for(
    hurried: ServerProcess, path: str
) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: hare\r\nContent-Type: application/json\r\n"
    async with connection(hurried) as (reader, writer):
        writer.write(f'{head}Content-Length: 40\r\n\r\n{{"name":'.encode())
        assert b"HTTP/1.1 2" not in await the_end(reader)


async def test_a_body_that_trickles_has_an_end(hurried: ServerProcess) -> None:
    head = "POST /nowhere HTTP/1.1\r\nHost: hare\r\nContent-Length: 60000\r\n\r\n"
    async with connection(hurried) as (reader, writer):
        writer.write(head.encode())
        ending = asyncio.create_task(the_end(reader))
        sent = 0
        async with asyncio.timeout(SOON):
            while not ending.done():
                await push(writer, b" ")
                sent += 1
                await asyncio.sleep(SECONDS / 5)
        assert sent < 60


async def test_an_answer_that_nobody_reads_is_not_kept(hurried: ServerProcess) -> None:
    """Kernels take some megabytes for a reader; what goes beyond would wait here for ever."""
    before = open_files(hurried)
    ask = b"GET /api/openapi HTTP/1.1\r\nHost: hare\r\n\r\n"
    async with AsyncExitStack() as stack:
        for _ in range(5):
            _, writer = await stack.enter_async_context(connection(hurried))
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # it is a stream's
            for _ in range(400):
                writer.write(ask * 4)
                await asyncio.sleep(0.001)  # so that the server answers in between
        async with asyncio.timeout(SOON):
            while open_files(hurried) > before:
                await asyncio.sleep(0.1)


async def test_requests_in_one_breath_are_all_answered(hurried: ServerProcess) -> None:
    async with connection(hurried) as (reader, writer):
        writer.write(WHOLE * 3 + HEAD)
        assert [await answer(reader) for _ in range(3)] == [(200, b"ok")] * 3
        await asyncio.sleep(SECONDS / 2)  # slow on purpose, and in time
        writer.write(b"\r\n")
        assert await answer(reader) == (200, b"ok")


async def test_a_socket_stays_open(hurried: ServerProcess) -> None:
    tickets = await sit_down(hurried.url, 1)
    async with connected(hurried.url, tickets) as (client,):
        await asyncio.sleep(LATER)  # the silence is what is tested
        assert isinstance(await client.do(ask.Lock(locked=True)), frames.Ack)
