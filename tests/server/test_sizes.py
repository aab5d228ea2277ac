"""Requests and frames that are larger, or more at once, than anybody needs to send."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from storyhare.server.http.requests.protocol import MOST_HEADERS, MOST_PIPELINED
from storyhare.server.limits import UNUSUAL
from storyhare.server.ws.protocol import MOST_HEAD
from storyhare.testing.server import ServerProcess
from tests.server.conftest import serving
from tests.server.handshakes import HELLO, inside
from tests.server.raw_connections import (
    HEAD,
    WHOLE,
    answer,
    connection,
    cpu_seconds,
    push,
    the_end,
)
from tests.server.raw_socket import PING, TEXT, RawSocket
from tests.server.tables import sit_down

MEGA = 1_000_000
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: c3RvcnloYXJlc3RvcnloYQ==\r\n"
)
SOCKET = b"GET /ws/ZZZZ HTTP/1.1\r\nHost: hare\r\n" + UPGRADE
POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: hare\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
BODY = b'\r\n{"name":"Ada"}\r\n'
LONG = b"x" * (MOST_HEAD + 16_000)
HEADS = {
    "a long header": HEAD + b"A: " + LONG + b"\r\n\r\n",
    "a long name": HEAD + LONG + b": a\r\n\r\n",
    "a long header without an end": HEAD + b"A: " + LONG,
    "a long path": b"GET /" + LONG + b" HTTP/1.1\r\nHost: hare\r\n\r\n",
    "a long query": b"GET /api/decks?table=" + LONG + b" HTTP/1.1\r\nHost: hare\r\n\r\n",
    "many headers": HEAD + b"a: b\r\n" * MOST_HEADERS + b"\r\n",
    "many empty headers": HEAD + b"a:\r\n" * (MOST_HEAD // 4),
    "many lines before": b"\r\n" * MOST_HEAD + WHOLE,
    "a handshake with a long header": SOCKET + b"Cookie: a=" + LONG + b"\r\n\r\n",
    "a handshake with a long query": SOCKET.replace(b"ZZZZ", b"ZZZZ?a=" + LONG) + b"\r\n",
    "a handshake with many headers": SOCKET + b"a: b\r\n" * MOST_HEADERS + b"\r\n",
}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that is in no hurry: what ends here ends because of its size."""
    folder = tmp_path_factory.mktemp("patient")
    yield from serving(ServerProcess(folder, limits={"request_seconds": 600}))


# -- heads -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HEADS)
async def test_a_head_that_is_too_large_is_refused(patient: ServerProcess, name: str) -> None:
    async with connection(patient) as (reader, writer):
        writer.write(HEADS[name])
        assert (await answer(reader))[0] == 431


@pytest.mark.parametrize("name", HEADS)
async def test_it_does_not_help_to_send_it_slowly(patient: ServerProcess, name: str) -> None:
    head = HEADS[name]
    async with connection(patient) as (reader, writer):
        for at in range(0, len(head), 500):
            await push(writer, head[at : at + 500])
            await asyncio.sleep(0)
        assert (await answer(reader))[0] == 431


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"A: " + b"x" * (MOST_HEAD - 8_000) + b"\r\n\r\n",
        HEAD + b"a: b\r\n" * (MOST_HEADERS - 10) + b"\r\n",
        HEAD.replace(b"healthz", b"healthz?" + b"x" * (MOST_HEAD - 8_000)) + b"\r\n",
    ],
)
async def test_a_large_head_is_none_too_many(patient: ServerProcess, head: bytes) -> None:
    async with connection(patient) as (reader, writer):
        for _ in range(3):  # each has the whole limit for itself
            writer.write(head)
            assert await answer(reader) == (200, b"ok")


async def test_a_player_at_many_tables_comes_in(patient: ServerProcess) -> None:
    (host,) = await sit_down(patient.url, 1)
    others = "; ".join([f"storyhare-A{number:03}={'x' * 52}" for number in range(180)])
    headers = {"Cookie": f"{others}; {host.cookie}"}
    socket = await RawSocket.open(patient.port, f"/ws/{host.code}", headers)
    socket.write(HELLO)
    got = await socket.read()
    assert got is not None
    assert host.person.encode() in got.data
    await socket.close()


async def test_a_handshake_that_is_no_request_is_answered_and_ends(patient: ServerProcess) -> None:
    odd = SOCKET.replace(b"GET /ws/ZZZZ", b"GET /ws/\xc3\xa4")
    async with connection(patient) as (reader, writer):
        writer.write(odd + b"\r\n")
        await the_end(reader)


# -- bodies ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "notes",
    [
        b"e;" + LONG + BODY + b"0\r\n\r\n",
        b"e" + BODY + b"0;" + LONG + b"\r\n\r\n",
        b"e" + BODY + b"0\r\nA: " + LONG + b"\r\n\r\n",
        b"e" + BODY + b"0\r\n" + b"a: b\r\n" * MOST_HEAD + b"\r\n",
    ],
)
async def test_notes_in_a_body_are_limited_too(patient: ServerProcess, notes: bytes) -> None:
    async with connection(patient) as (reader, writer):
        await push(writer, POST.replace(b"\r\n", b"\r\nConnection: close\r\n", 1) + notes)
        assert b"HTTP/1.1 201" not in await the_end(reader)


async def test_what_comes_behind_a_body_is_no_header(patient: ServerProcess) -> None:
    chunk = b"e" + BODY + b"0\r\nOrigin: http://evil.test\r\n\r\n"
    async with connection(patient) as (reader, writer):
        for _ in range(2):
            writer.write(POST + chunk)
            assert (await answer(reader))[0] == 201


# -- what it costs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("headers", [b"a: b\r\n" * 700_000, b"A: " + b"x" * 4 * MEGA])
async def test_headers_of_megabytes_take_no_memory(patient: ServerProcess, headers: bytes) -> None:
    before = patient.memory
    async with AsyncExitStack() as stack:
        for _ in range(8):
            _, writer = await stack.enter_async_context(connection(patient))
            await push(writer, HEAD + headers)
        assert patient.memory - before < 20 * MEGA


async def test_a_header_of_megabytes_costs_less_than_a_tenth_of_it_in_short_ones(
    patient: ServerProcess,
) -> None:
    size, short = 80 * MEGA, HEAD + b"A: " + b"x" * 4_000 + b"\r\n\r\n"
    began = cpu_seconds(patient)
    async with connection(patient) as (reader, writer):
        for _ in range(size // 10 // len(short)):
            writer.write(short)
            assert await answer(reader) == (200, b"ok")
    honest = cpu_seconds(patient) - began
    began = cpu_seconds(patient)
    async with connection(patient) as (reader, writer):
        await push(writer, HEAD + b"A: " + b"x" * size)
        async with connection(patient) as (behind, asking):  # answered when that was taken in
            asking.write(WHOLE)
            assert await answer(behind) == (200, b"ok")
    assert cpu_seconds(patient) - began < honest


# -- many at once ----------------------------------------------------------------------------------


async def test_a_few_requests_in_one_breath_are_answered(patient: ServerProcess) -> None:
    async with connection(patient) as (reader, writer):
        writer.write(WHOLE * MOST_PIPELINED)
        for _ in range(MOST_PIPELINED):
            assert await answer(reader) == (200, b"ok")


async def test_many_requests_in_one_breath_are_not(patient: ServerProcess) -> None:
    before = patient.memory
    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(connection(patient)) for _ in range(20)]
        await asyncio.gather(*[push(w, WHOLE * (5 * MEGA // len(WHOLE))) for _, w in streams])
        for reader, _ in streams:
            assert (await the_end(reader)).count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1
    assert patient.memory - before < 20 * MEGA


async def test_a_flood_of_requests_costs_less_than_some_that_are_answered(
    patient: ServerProcess,
) -> None:
    began = cpu_seconds(patient)
    async with connection(patient) as (reader, writer):
        for _ in range(2_000):
            writer.write(WHOLE)
            assert await answer(reader) == (200, b"ok")
    honest = cpu_seconds(patient) - began
    began = cpu_seconds(patient)
    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(connection(patient)) for _ in range(20)]
        await asyncio.gather(*[push(w, WHOLE * (5 * MEGA // len(WHOLE))) for _, w in streams])
    assert cpu_seconds(patient) - began < honest


# -- frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", [PING, 10])
async def test_a_device_that_pings_without_end_is_sent_away(
    patient: ServerProcess, opcode: int
) -> None:
    socket = await inside(patient)
    for _ in range(UNUSUAL.burst + 50):
        socket.write(b"", opcode)
    assert (await socket.closing())[1] == 1008


async def test_a_text_in_endless_pieces_is_not_waited_for(patient: ServerProcess) -> None:
    socket = await inside(patient)
    socket.write(b"", TEXT, fin=False)
    for _ in range(UNUSUAL.burst + 50):
        socket.write(b"", 0, fin=False)
    assert (await socket.closing())[1] == 1008


async def test_frames_that_were_not_read_yet_stay_as_small_as_they_came(
    patient: ServerProcess,
) -> None:
    before = patient.memory
    sockets = [await inside(patient) for _ in range(20)]
    for socket in sockets:
        socket.write_bytes(b"\x81\x80\0\0\0\0" * 40_000)
        await socket.drain()
    for socket in sockets:
        assert await socket.read() is not None  # it has begun to answer them
    assert patient.memory - before < 30 * MEGA
    for socket in sockets:
        await socket.close()
