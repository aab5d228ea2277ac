"""Uploads of recorded clues: what is refused, bad networks, crashes, quotas, retention."""

import asyncio
import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from storyhare.rules import Clue
from storyhare.testing.client import Ticket
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.media.made import film, webm
from tests.server.conftest import serving
from tests.server.recorders import (
    MEGABYTE,
    SONG,
    at_play,
    bytes_in,
    code_of,
    files_in,
    gathered,
    hear,
    recorded,
    send,
    tell,
    telling,
    ticket,
)
from tests.server.tables import SOON, connected, kept, start

# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "data", "status", "code"),
    [
        ("mime", b"\x89PNG\r\n\x1a\n" + bytes(5_000), 422, "recording_not_playable"),
        ("sound", webm(2, doc_type="matroska"), 422, "recording_not_playable"),
        ("sound", SONG[: len(SONG) - 7], 422, "recording_not_playable"),
        ("sound", SONG[:200], 422, "recording_not_playable"),
        ("sound", webm(2, packet=b""), 422, "recording_too_short"),
        ("sound", b"", 422, "recording_too_short"),
        ("sound", webm(20), 422, "recording_too_long"),
        ("mime", webm(2, ("V_VP8", "A_OPUS")), 422, "recording_wrong_kind"),
        ("sound", bytes(3 * MEGABYTE + 1), 413, "recording_too_large"),
    ],
)
async def test_what_is_no_good_is_refused_with_a_reason_and_not_kept(
    server: ServerProcess, kind: str, data: bytes, status: int, code: str
) -> None:
    async with at_play(server) as (tickets, _):
        name, before = await ticket(server, tickets[0], kind), files_in(server)
        answer = await send(server, tickets[0], name, data)
        assert (answer.status, code_of(answer)) == (status, code)
        assert files_in(server) == before
        good = SONG if kind == "sound" else film(2)
        assert (await send(server, tickets[0], name, good)).status == 200


@pytest.mark.parametrize("chunked", [True, False])
async def test_two_hundred_megabytes_leave_no_trace(
    own_server: ServerProcess, chunked: bool
) -> None:
    server = own_server
    async with at_play(server) as (tickets, _):
        assert (
            await send(server, tickets[0], await ticket(server, tickets[0]), SONG)
        ).status == 200
        name, before = await ticket(server, tickets[0], "mime"), server.memory
        kept_before = bytes_in(server)
        flood = Flood(server, tickets[0], name, 200 * MEGABYTE, chunked=chunked)
        status, most_files, most_memory = await flood.run()
        assert status == 413
        assert most_files - kept_before <= 17 * MEGABYTE
        assert most_memory - before < 40 * MEGABYTE
        assert bytes_in(server) == kept_before
        assert (await send(server, tickets[0], name, film(2))).status == 200


class Flood:
    """A body that goes on and on, whatever the server says."""

    PIECE = bytes(MEGABYTE)

    def __init__(
        self, server: ServerProcess, seat: Ticket, name: str, size: int, *, chunked: bool
    ) -> None:
        self._server = server
        self._size = size
        self._chunked = chunked
        length = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {size}"
        path = f"/api/tables/{seat.code}/recordings/{name}"
        self._head = f"PUT {path} HTTP/1.1\r\nHost: x\r\nCookie: {seat.cookie}\r\n{length}\r\n\r\n"

    async def run(self) -> tuple[int, int, int]:
        """The answer's status, and how much the server had on disk and in memory at most."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        answered = asyncio.create_task(reader.readuntil(b"\r\n\r\n"), name="the answer")
        disk = memory = 0
        writer.write(self._head.encode())
        try:
            for _ in range(0, self._size, len(self.PIECE)):
                head, tail = (b"%x\r\n" % len(self.PIECE), b"\r\n") if self._chunked else (b"", b"")
                writer.write(head + self.PIECE + tail)
                await writer.drain()
                memory = max(memory, self._server.memory)
                disk = max(disk, bytes_in(self._server))
            status = int((await asyncio.wait_for(answered, SOON)).split()[1])
        finally:
            answered.cancel()
            await hang_up(writer)
        return status, disk, memory


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """End a connection at once."""
    writer.transport.abort()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


# -- bad networks ----------------------------------------------------------------------------------


async def cut_off(server: ServerProcess, seat: Ticket, name: str, data: bytes, half: int) -> None:
    """Announce a whole body, send a part of it, and hang up."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    path = f"/api/tables/{seat.code}/recordings/{name}"
    length = f"Content-Length: {len(data)}"
    head = f"PUT {path} HTTP/1.1\r\nHost: x\r\nCookie: {seat.cookie}\r\n{length}\r\n\r\n"
    writer.write(head.encode() + data[:half])
    await writer.drain()
    async with asyncio.timeout(SOON):
        while not any("unfinished" in str(path) for path in files_in(server)):
            await asyncio.sleep(0.01)
    await hang_up(writer)


async def test_an_upload_that_was_cut_is_sent_again_with_the_same_ticket(
    own_server: ServerProcess,
) -> None:
    server = own_server
    async with at_play(server) as (tickets, clients):
        name = await ticket(server, tickets[0])
        await cut_off(server, tickets[0], name, SONG, len(SONG) // 2)
        async with asyncio.timeout(SOON):
            while files_in(server):
                await asyncio.sleep(0.01)
        answer = await send(server, tickets[0], name, SONG)
        assert answer.status == 200
        await tell(clients[0], json.loads(answer.body)["recording"])


async def test_the_same_bytes_again_get_the_same_answer_and_others_none(
    server: ServerProcess,
) -> None:
    async with at_play(server) as (tickets, _):
        name = await ticket(server, tickets[0])
        first = await send(server, tickets[0], name, SONG)
        again = await asyncio.gather(*[send(server, tickets[0], name, SONG) for _ in range(3)])
        assert first.status == 200
        # Of several at once the newest goes on; those before are given up.
        assert {answer.body for answer in again if answer.status == 200} <= {first.body}
        assert (await send(server, tickets[0], name, SONG)).body == first.body
        other = await send(server, tickets[0], name, webm(4))
        assert (other.status, code_of(other)) == (409, "ticket_used")


async def test_a_crash_at_any_moment_makes_no_second_clue(own_server: ServerProcess) -> None:
    server = own_server
    async with at_play(server) as (tickets, clients):
        name = await ticket(server, tickets[0])
        await cut_off(server, tickets[0], name, SONG, 300)
    server.kill()
    await server.start()
    answer = await send(server, tickets[0], name, SONG)
    server.kill()
    await server.start()
    assert (await send(server, tickets[0], name, SONG)).body == answer.body
    recording = json.loads(answer.body)["recording"]
    async with connected(server.url, tickets) as clients:
        asked = telling(clients[0], Clue("", "sound", recording), "once")
        assert isinstance(await clients[0].request(asked), frames.Ack)
    server.kill()
    await server.start()
    async with connected(server.url, tickets) as clients:
        assert isinstance(await clients[0].request(asked), frames.Ack)
        assert clients[0].view is not None
        there = await kept(server.data, clients[0].view.table.game_id)
        assert there.answered.count((tickets[0].person, "once")) == 1
        assert list(there.table.recordings) == [recording]
        assert (await hear(server, recording, tickets[1].cookie)).body == SONG


# -- room and time ---------------------------------------------------------------------------------


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[ServerProcess]:
    limits = {"recordings_per_table": 2, "recordings_quota": 3}
    yield from serving(ServerProcess(tmp_path, limits=limits))


async def test_a_full_table_and_a_full_server_say_so(small_server: ServerProcess) -> None:
    server = small_server
    tickets, others = await gathered(server), await gathered(server)
    async with connected(server.url, tickets) as here, connected(server.url, others) as there:
        await start(here[0], here)
        await start(there[0], there)
        await recorded(server, tickets[0], film(3, 1_500_000), "mime")
        name = await ticket(server, tickets[0], "mime")
        answer = await send(server, tickets[0], name, film(4, 1_200_000))
        assert (answer.status, code_of(answer)) == (507, "storage_full")
        await recorded(server, others[0], film(5, 1_200_000), "mime")
        name = await ticket(server, others[0], "mime")
        assert (await send(server, others[0], name, film(6, 700_000))).status == 507
        assert (await send(server, others[0], name, film(6, 100_000))).status == 200
        assert len(files_in(server)) == 3
        assert isinstance(await here[0].request(telling(here[0], Clue("words work"))), frames.Ack)


async def test_recordings_go_when_their_time_has_come(own_server: ServerProcess) -> None:
    server = own_server
    async with at_play(server) as (tickets, clients):
        await recorded(server, tickets[0], webm(5))  # never told
        recording = await recorded(server, tickets[0])
        await tell(clients[0], recording)
    assert len(files_in(server)) == 2

    async def a_day_passes(days: float) -> None:
        server.stop()
        for file in files_in(server):
            then = file.stat().st_mtime - days * 24 * 3600
            os.utime(file, (then, then))
        await server.start()

    await a_day_passes(1)
    async with asyncio.timeout(SOON):
        while len(files_in(server)) > 1:
            await asyncio.sleep(0.02)
    assert (await hear(server, recording, tickets[1].cookie)).body == SONG
    await a_day_passes(30)
    async with asyncio.timeout(SOON):
        while files_in(server):
            await asyncio.sleep(0.02)
    assert (await hear(server, recording, tickets[1].cookie)).status == 404
