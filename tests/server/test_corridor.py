"""The way between two nodes: who may come in, and what goes through."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from storyhare.journal.register import Way
from storyhare.server import corridor, ways
from storyhare.server.corridor import HEAD, KNOCK, NONCE, PROOF, TEXT, VERSION, Corridor
from storyhare.server.guests import MOST_STRANGERS, Guest, Reception, Request
from storyhare.server.protocol import DirectProtocol, Inbox
from storyhare.server.ways import Passage, Ways
from storyhare.wire.frames import PROTOCOL

KEY = secrets.token_bytes(32)
SOON = 30.0


class End:
    """One end, and what came to it."""

    def __init__(self, key: bytes, *, calls: bool) -> None:
        self.took: list[tuple[int, int, bytes]] = []
        self.lost = asyncio.Event()
        self.corridor = Corridor(key, self._take, self.lost.set, calls=calls)

    def _take(self, kind: int, channel: int, said: bytes) -> None:
        if kind != KNOCK:
            self.took.append((kind, channel, said))


@asynccontextmanager
async def called() -> AsyncIterator[tuple[list[End], int]]:
    """A node that others call: its ends of what they open, and the port."""
    ends: list[End] = []

    def end() -> Corridor:
        ends.append(End(KEY, calls=False))
        return ends[-1].corridor

    server = await asyncio.get_running_loop().create_server(end, "127.0.0.1", 0)
    try:
        yield ends, server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for each in ends:
            each.corridor.drop()


async def calling(port: int, key: bytes = KEY) -> End:
    end = End(key, calls=True)
    await asyncio.get_running_loop().create_connection(lambda: end.corridor, "127.0.0.1", port)
    return end


async def until(seen: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not seen():
            await asyncio.sleep(0.005)


async def test_both_ends_say_what_they_like_and_are_heard_in_order() -> None:
    async with called() as (ends, port):
        me = await calling(port)
        assert await me.corridor.proven
        texts = [(TEXT, at, secrets.token_bytes(at * 997)) for at in range(1, 40)]
        for text in texts:
            me.corridor.send(*text)
        await until(lambda: len(ends[0].took) == len(texts))
        for text in texts:
            ends[0].corridor.send(*text)
        await until(lambda: len(me.took) == len(texts))
        assert ends[0].took == me.took == texts
        me.corridor.close()
        await asyncio.wait_for(ends[0].lost.wait(), SOON)


async def test_who_does_not_know_the_key_is_told_nothing() -> None:
    async with called() as (ends, port):
        stranger = await calling(port, secrets.token_bytes(32))
        stranger.corridor.send(TEXT, 1, b"let me in")
        assert not await stranger.corridor.proven
        await asyncio.wait_for(ends[0].lost.wait(), SOON)
        assert not ends[0].corridor.is_open
        assert (ends[0].took, stranger.took) == ([], [])


async def test_who_was_called_has_to_know_the_key_too() -> None:
    """Whoever may sit at the address of a node that is gone: its devices are not given to them."""
    heard = []

    async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(PROOF, VERSION + secrets.token_bytes(NONCE)))
        heard.append(await reader.readexactly(HEAD.size + NONCE + 32))
        writer.write(frame(PROOF, secrets.token_bytes(32)))
        heard.append(await reader.read())
        writer.close()

    server = await asyncio.start_server(pretend, "127.0.0.1", 0)
    me = await calling(server.sockets[0].getsockname()[1])
    assert not await me.corridor.proven
    await until(lambda: len(heard) == 2)
    assert KEY not in heard[0]
    assert heard[1] == b""
    server.close()


def frame(kind: int, said: bytes) -> bytes:
    return HEAD.pack(len(said), kind, 0) + said


@pytest.mark.parametrize(
    "said",
    [
        frame(TEXT, b"hello"),
        frame(PROOF, b""),
        frame(PROOF, bytes(NONCE + 32)),
        frame(PROOF, bytes(NONCE + 32)) + frame(TEXT, b"hello"),
        HEAD.pack(2**32 - 1, PROOF, 0),
        HEAD.pack(corridor.MOST_BEFORE_PROOF + 1, PROOF, 0),
        b"GET / HTTP/1.1\r\nHost: play.example.org\r\n\r\n",
    ],
)
async def test_what_is_no_proof_ends_it(said: bytes) -> None:
    async with called() as (ends, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        async with asyncio.timeout(SOON):
            with suppress(ConnectionResetError):
                assert len(await reader.read()) in (0, HEAD.size + len(VERSION) + NONCE)
        await asyncio.wait_for(ends[0].lost.wait(), SOON)
        assert ends[0].took == []
        writer.close()


async def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corridor, "PROVEN_WITHIN", 0.05)
    async with called() as (ends, port):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        await until(lambda: ends)
        await asyncio.wait_for(ends[0].lost.wait(), SOON)
        writer.close()


@pytest.mark.parametrize("version", [b"", b"1", bytes((2, PROTOCOL)), bytes((1, PROTOCOL + 1))])
async def test_another_version_is_not_spoken_with(
    version: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    heard = []

    async def newer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(PROOF, version + secrets.token_bytes(NONCE)))
        with suppress(ConnectionResetError):
            heard.append(await reader.read())
        writer.close()

    server = await asyncio.start_server(newer, "127.0.0.1", 0)
    me = await calling(server.sockets[0].getsockname()[1])
    assert not await asyncio.wait_for(me.corridor.proven, SOON)
    server.close()
    assert b"".join(heard) == b""
    assert caplog.records == []


async def test_a_quiet_end_is_kept_and_a_silent_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corridor, "KNOCK_EVERY", 0.05)
    monkeypatch.setattr(corridor, "PATIENCE", 1.0)
    async with called() as (ends, port):
        me = await calling(port)
        assert await me.corridor.proven
        await asyncio.sleep(1.5)  # nobody has anything to say, but both knock
        assert me.corridor.is_open
        assert ends[0].corridor.is_open
        monkeypatch.setattr(ends[0].corridor, "send", lambda *_: None)  # it stands still
        await asyncio.wait_for(me.lost.wait(), SOON)
        assert not me.corridor.is_open


async def test_an_end_that_reads_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corridor, "MOST_UNREAD", 1_000_000)
    async with called() as (ends, port):
        me = await calling(port)
        assert await me.corridor.proven
        await until(lambda: ends[0].corridor.is_open)
        transport = me.corridor._transport
        assert transport is not None
        transport.pause_reading()
        for _ in range(1000):
            if ends[0].lost.is_set():
                break
            ends[0].corridor.send(TEXT, 1, bytes(100_000))
            await asyncio.sleep(0)
        await asyncio.wait_for(ends[0].lost.wait(), SOON)
        me.corridor.drop()


# -- who comes and goes ----------------------------------------------------------------------------


@pytest.mark.parametrize("words", [0, 2])
async def test_who_has_proven_nothing_in_time_gets_no_device(
    monkeypatch: pytest.MonkeyPatch, words: int
) -> None:
    """Also one who is asked for a second word: each would be signed."""
    monkeypatch.setattr(ways, "REACHED_WITHIN", 0.2)
    heard = []

    async def stranger(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(words):
            writer.write(frame(PROOF, VERSION + secrets.token_bytes(NONCE)))
        with suppress(ConnectionResetError):
            heard.append(await reader.read())
        writer.close()

    server = await asyncio.start_server(stranger, "127.0.0.1", 0)
    known = Ways()
    way = Way("gone", "127.0.0.1", server.sockets[0].getsockname()[1], KEY)
    assert await known.to(way) is None
    assert known.shunned == {"gone"}
    await until(lambda: heard or words)
    assert len(b"".join(heard)) in (0, HEAD.size + NONCE + 32)
    server.close()


async def test_more_strangers_than_there_are_nodes_are_sent_away() -> None:
    async def nobody(_: Request, __: Guest) -> None:
        pytest.fail("nobody came in")

    reception = Reception(nobody)
    way = await reception.open("here", "127.0.0.1", 0)
    assert way is not None
    strangers = [await asyncio.open_connection(way.host, way.port) for _ in range(MOST_STRANGERS)]
    await until(lambda: len(reception._visits) == MOST_STRANGERS)
    reader, writer = await asyncio.open_connection(way.host, way.port)
    assert await asyncio.wait_for(reader.read(), SOON) == b""
    writer.close()
    strangers.pop()[1].close()
    await until(lambda: len(reception._visits) < MOST_STRANGERS)
    friend = End(way.key, calls=True)
    await asyncio.get_running_loop().create_connection(lambda: friend.corridor, way.host, way.port)
    assert await asyncio.wait_for(friend.corridor.proven, SOON)
    for _, writer in strangers:
        writer.close()
    friend.corridor.close()
    await reception.close()


async def test_a_device_whose_first_word_comes_as_the_way_is_lost_is_heard_here() -> None:
    socket = DirectProtocol.__new__(DirectProtocol)  # as far as it is needed for this
    socket._inbox, socket.onward = Inbox(asyncio.get_running_loop()), None
    socket.read_paused, socket.stopping = False, False
    passage = Passage(Ways(), Way("gone", "127.0.0.1", 1, KEY))
    request = Request("HARE", b"", b"", None, 0, "phone", 0.0)
    carried = asyncio.create_task(passage.carry(socket, request))
    await asyncio.sleep(0)
    socket._pass_on(b"hello")
    passage.corridor.connection_lost(None)
    assert await carried
    socket._pass_on(b"and now?")
    assert [(await socket.receive())["text"] for _ in range(2)] == ["hello", "and now?"]
