"""A light driver: many sockets in one process, so that the server is measured and not the driver.

Frames are taken apart by hand, and only the view of the seat that moves next is read.
"""

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable, Sequence
from typing import cast
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from storyhare.rules import Offer, Phase
from storyhare.table import commands as ask
from storyhare.testing.client import PING_EVERY, Ticket, join_table, open_table
from storyhare.testing.simulator import random_move
from storyhare.wire import frames

_ENCODER = msgspec.json.Encoder()
PING = b'{"type":"ping"}'  # as servers of all versions know it
ACK = b'{"type":"ack"'
VIEW = b'{"type":"view"'
REFUSED = b'{"type":"refused"'


class _Game(Struct):
    round: int
    phase: Phase


class _Seat(Struct):
    legal: tuple[Offer, ...]


class _Table(Struct):
    game_id: str
    stage: str
    awaited: tuple[int, ...]
    game: _Game | None


class _You(Struct):
    seat: int | None
    game: _Seat | None


class Glance(Struct):
    """As much of a view as a move needs."""

    table: _Table
    you: _You


_GLANCE = msgspec.json.Decoder(Glance)


class Line(asyncio.Protocol):
    """One WebSocket, from the handshake on; `heard` is called with every text frame."""

    def __init__(self, path: str, headers: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\n{headers}Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.open = asyncio.get_running_loop().create_future()
        self.heard: Callable[[bytes], None] = lambda _: None
        self.lost: Callable[[Exception | None], None] = lambda _: None
        self.received = 0
        self.frames = 0
        self._waiting = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("no handshake"))
        self.lost(exc)

    def data_received(self, data: bytes) -> None:
        data = self._waiting + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open.set_result(None)
        at = 0
        while (cut := _frame(data, at)) is not None:
            kind, begin, end_at = cut
            at = end_at
            if kind == 1:
                self.received += end_at - begin
                self.frames += 1
                self.heard(data[begin:end_at])
            elif kind == 9:
                self._write(0x8A, data[begin:end_at])
        self._waiting = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(0x81, text)

    def _write(self, first: int, data: bytes) -> None:
        """Write a frame; its mask is zero, and so its data stay as they are."""
        size = len(data)
        head = bytes((first, 0x80 | size)) if size < 126 else b"%c\xfe" % first + size.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Hang up."""
        self.lost = lambda _: None
        self._transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind, begin and end of the frame that begins here, if it is whole."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        begin += wide
        if len(data) < begin:
            return None
        size = int.from_bytes(data[begin - wide : begin])
    return None if len(data) < begin + size else (data[at] & 15, begin, begin + size)


async def call(url: str, path: str, headers: str = "") -> Line:
    """Open a socket."""
    where = urlsplit(url)
    made = Line(path, f"Host: {where.netloc}\r\nOrigin: {url}\r\n{headers}")
    host, port = where.hostname or "", where.port or 80
    await asyncio.get_running_loop().create_connection(lambda: made, host, port)
    await made.open
    return made


class Group:
    """All lines of one table. A move is over when every line has heard of it."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.times: list[float] = []
        self.then: Callable[[], None] = lambda: None
        self.broken: Callable[[Exception | None], None] = lambda _: None
        self._missing: set[int] = set()
        self._began = 0.0

    def take(self, line: Line) -> None:
        """One more."""
        at = len(self.lines)
        self.lines.append(line)
        line.heard = lambda data: self.hear(at, data)
        line.lost = self._lose

    def _lose(self, why: Exception | None) -> None:
        self.broken(why)

    def hear(self, at: int, _: bytes) -> None:
        """A line heard something; after the last of them the next move may come."""
        if at in self._missing:
            self._missing.discard(at)
            if not self._missing:
                self.times.append(time.perf_counter() - self._began)
                self.then()

    def move(self) -> None:
        """Make one."""
        self.begin(0, b"x" * 150)

    def begin(self, at: int, text: bytes) -> None:
        """Say something on a line, and look at the clock."""
        self._missing = set(range(len(self.lines)))
        self._began = time.perf_counter()
        self.lines[at].send(text)

    @property
    def frames(self) -> int:
        """How many were heard."""
        return sum([line.frames for line in self.lines])

    @property
    def received(self) -> int:
        """Their bytes."""
        return sum([line.received for line in self.lines])

    def close(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()


class Players(Group):
    """The people of a real table, who move blindly as the rules allow."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__()
        self.tickets: list[Ticket] = []
        self._luck = luck
        self._newest: list[bytes] = []
        self._moves = 0
        self._pinging: asyncio.TimerHandle | None = None
        self._beginning: asyncio.Future[None] | None = None

    async def open(self, url: str, seats: int) -> None:
        """Open a table, and let people take its seats."""
        settings = {"ruleset": "odyssey", "options": {"end": {"tellings": 20}}}
        host = await open_table(url, "Ada", settings)
        self.tickets = [host]
        for seat in range(1, seats):
            self.tickets.append(await join_table(url, host.code, f"P{seat}"))

    async def connect(self, url: str, devices: int) -> None:
        """The next few of them connect, and see the table."""
        for _ in range(devices):
            held = self.tickets[len(self.lines)]
            self._newest.append(b"")
            self.take(await call(url, f"/ws/{held.code}", f"Cookie: {held.cookie}\r\n"))
            self.lines[-1].send(_ENCODER.encode(frames.Hello(frames.PROTOCOL)))
        if self._pinging is None:
            self._ping()
        broke = asyncio.get_running_loop().create_future()
        self.broken = lambda why: _fail(broke, why)
        while not all(self._newest) and not broke.done():
            await asyncio.sleep(0.001)
        if broke.done():
            broke.result()

    def _ping(self) -> None:
        """Say now and then that everybody is still there, as devices do."""
        for line in self.lines:
            line.send(PING)
        self._pinging = asyncio.get_running_loop().call_later(PING_EVERY, self._ping)

    def close(self) -> None:
        """Hang up."""
        if self._pinging is not None:
            self._pinging.cancel()
        super().close()

    async def start(self) -> None:
        """Begin the game; afterwards a move is always due."""
        started = asyncio.get_running_loop().create_future()
        self.then = lambda: started.set_result(None)
        self.broken = lambda why: _fail(started, why)
        self._do(0, _GLANCE.decode(self._newest[0]), ask.Start())
        await started
        self.times.clear()

    def hear(self, at: int, data: bytes) -> None:
        """Keep the newest view of each."""
        if data.startswith((ACK, VIEW)):
            self._newest[at] = data
            super().hear(at, data)
        elif data.startswith(REFUSED):
            self.broken(RuntimeError(data))

    def move(self) -> None:
        """Make a move that is due, on any of the seats it is due from.

        A game lasts for about 2,000 moves; afterwards the host begins the next one.
        """
        first = _GLANCE.decode(self._newest[0])
        if first.table.stage == "over":
            self._beginning = asyncio.ensure_future(self._play_again())
            return
        at = self._luck.choice(first.table.awaited)
        seen = _GLANCE.decode(self._newest[at])
        assert seen.table.game is not None
        assert seen.you.seat == at
        assert seen.you.game is not None
        reveal = seen.table.game.phase == "reveal"
        move = ask.PressOn() if reveal else random_move(seen.you.game.legal[0], self._luck)
        self._do(at, seen, move)

    async def _play_again(self) -> None:
        """Begin the next game of the same people, and make its first move."""
        for body, stage in ((ask.Rematch(), "lobby"), (ask.Start(), "playing")):
            self._do(0, _GLANCE.decode(self._newest[0]), body)
            self._missing.clear()  # no move is timed meanwhile
            while any(_GLANCE.decode(seen).table.stage != stage for seen in self._newest):
                await asyncio.sleep(0.01)
        self.move()

    @property
    def phase(self) -> str | None:
        """The phase of the game, as the first of them sees it."""
        game = _GLANCE.decode(self._newest[0]).table.game
        return None if game is None else game.phase

    def _do(self, at: int, seen: Glance, body: ask.Command) -> None:
        self._moves += 1
        game = seen.table.game
        about = (None, None) if game is None else (game.round, game.phase)
        asked = frames.Do(f"bench-{self._moves:010}", seen.table.game_id, body, *about)
        self.begin(at, _ENCODER.encode(asked))


def _fail(waiting: asyncio.Future[None], why: Exception | None) -> None:
    """A line broke: whoever waits for the end of the moves would wait for ever."""
    if not waiting.done():
        waiting.set_exception(why or ConnectionError("the server hung up"))


async def keep_moving(groups: Sequence[Group], seconds: float) -> int:
    """Everybody moves as fast as the server answers; how many moves were made."""
    done = asyncio.get_running_loop().create_future()
    stop = time.perf_counter() + seconds
    active = len(groups)

    def then(group: Group) -> None:
        nonlocal active
        if time.perf_counter() < stop:
            group.move()
            return
        active -= 1
        if not active:
            done.set_result(None)

    for group in groups:
        group.times.clear()
        group.then = lambda group=group: then(group)  # type: ignore[misc]  # bound now
        group.broken = lambda why: _fail(done, why)
        group.move()
    await done
    return sum([len(group.times) for group in groups])


async def keep_pace(groups: Sequence[Group], per_second: float, seconds: float) -> int:
    """Every group makes so many moves a second, at times that have nothing to do with others'."""
    loop = asyncio.get_running_loop()
    luck = random.Random(7)
    begin = loop.time()
    ends = []

    def pace(group: Group) -> None:
        ended = loop.create_future()
        ends.append(ended)
        first = begin + luck.random() / per_second
        planned = 0

        def next_one() -> None:
            nonlocal planned
            planned += 1
            at = first + planned / per_second
            if at > begin + seconds:
                ended.set_result(None)
            else:
                loop.call_at(max(at, loop.time()), group.move)

        group.times.clear()
        group.then = next_one
        group.broken = lambda why: _fail(ended, why)
        loop.call_at(first, group.move)

    for group in groups:
        pace(group)
    await asyncio.gather(*ends)
    return sum([len(group.times) for group in groups])
