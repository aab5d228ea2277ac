"""Players over the real protocol: they open and join tables by HTTP, and play over a WebSocket.

A `Client` is one device on one socket.
"""

import asyncio
import contextlib
import http.client
import json
import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from storyhare.table import commands as ask
from storyhare.testing.simulator import random_move
from storyhare.wire import frames

_FRAMES: msgspec.json.Decoder[frames.FromTable] = msgspec.json.Decoder(frames.FromTable)
ViewOrAck = frames.ViewFrame | frames.Ack
PING_EVERY = 10.0
HANG_UP = 0.5  # seconds to wait for the closing handshake: a hung server does not answer


# -- over HTTP -------------------------------------------------------------------------------------

# Decks are drawn while a processor is idle: on a busy machine that may take more than a minute.
LONGEST_WAIT = 150.0


class Ticket(Struct, frozen=True):
    """What a device needs to act for a person at a table: the code, the person's id, the cookie."""

    code: str
    person: str
    cookie: str

    @property
    def token(self) -> str:
        """The secret in the cookie."""
        return self.cookie.partition("=")[2].partition(".")[2]


class Answer(Struct, frozen=True):
    """An HTTP response; the names of its headers are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class HttpError(Exception):
    """The server answered a request with an error status."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:200]!r}")
        self.status = status
        self.body = body


async def call(
    method: str, url: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> Answer:
    """Send a request and return the response, whatever its status."""
    return await asyncio.to_thread(call_now, method, url, body, headers or {})


def call_now(method: str, url: str, body: bytes | None, headers: Mapping[str, str]) -> Answer:
    """Send a request as `call` does, blocking until the response."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=LONGEST_WAIT)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request(method, path, body, dict(headers))
        answer = connection.getresponse()
        named = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, named, answer.read())
    finally:
        connection.close()


async def post(url: str, body: Any, cookie: str = "") -> tuple[bytes, str]:
    """Post JSON; returns the body and the cookie that was set. Raises HttpError."""
    headers = {"content-type": "application/json", "cookie": cookie}
    answer = await call("POST", url, json.dumps(body).encode(), headers)
    if answer.status >= 400:
        raise HttpError(answer.status, answer.body)
    return answer.body, answer.headers.get("set-cookie", "").split(";")[0]


async def open_table(
    server: str, name: str, settings: dict[str, Any] | None = None, **rest: Any
) -> Ticket:
    """Open a table; `rest` may have `bots`, and `start` to start the game immediately."""
    body = {"name": name} | ({"settings": settings} if settings else {}) | rest
    answer, cookie = await post(f"{server}/api/tables", body)
    return Ticket(**json.loads(answer), cookie=cookie)


async def join_table(server: str, code: str, name: str) -> Ticket:
    """Join a table."""
    answer, cookie = await post(f"{server}/api/tables/{code}/people", {"name": name})
    return Ticket(**json.loads(answer), cookie=cookie)


# -- over a socket ---------------------------------------------------------------------------------


class Client:
    """A device at a table; `view` is the newest view, and every new one sets `changed`."""

    def __init__(self, server: str, code: str, cookie: str = "", origin: str | None = None) -> None:
        self._server = server
        self._code = code
        self._cookie = cookie
        self._origin = origin or server
        self._socket: ClientConnection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._answers: dict[str, asyncio.Future[frames.Ack | frames.Refused]] = {}
        self.view: ViewOrAck | None = None
        self.heard_at = 0.0
        self.changed = asyncio.Event()
        # Pings are answered in order: the n-th pong is the answer to the n-th ping.
        self.pings = self.pongs = 0
        self.ponged = asyncio.Event()
        self.gone = asyncio.Event()
        self.bye: str | None = None
        self.close_code: int | None = None
        self.heard: list[frames.Said | frames.Unsaid | frames.Reacted] = []
        self.on_bytes: Callable[[str], None] | None = None

    async def connect(self) -> None:
        """Open the socket and send the hello."""
        address = self._server.replace("http", "ws", 1) + f"/ws/{self._code}"
        headers = {"cookie": self._cookie, "origin": self._origin}
        self._socket = await connect(
            address,
            additional_headers=headers,
            max_size=2**20,
            compression=None,
            proxy=None,
            close_timeout=HANG_UP,
        )
        self.view = None
        self.pings = self.pongs = 0
        self.gone.clear()
        self.heard_at = asyncio.get_running_loop().time()
        await self.send(frames.Hello(frames.PROTOCOL))
        self._tasks = [
            asyncio.create_task(self._listen(), name="client: listening"),
            asyncio.create_task(self._ping(), name="client: pinging"),
        ]

    async def close(self) -> None:
        """Close the socket."""
        self.gone.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def _listen(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for data in self._socket:
                if self.on_bytes is not None:
                    self.on_bytes(data if isinstance(data, str) else data.decode())
                self.heard_at = asyncio.get_running_loop().time()
                self._take(_FRAMES.decode(data))
        self.close_code = self._socket.close_code
        self.gone.set()
        self.changed.set()
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the socket closed before the answer"))
                waiting.exception()  # marks it as retrieved: nobody may be waiting any more

    async def _ping(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_EVERY)
                await self.ping()

    async def ping(self) -> None:
        """Send a ping with the number of the newest view."""
        await self.send(frames.Ping(None if self.view is None else self.view.number))

    def _take(self, frame: frames.FromTable) -> None:
        match frame:
            case frames.ViewFrame() | frames.Ack():
                if (
                    self.view is None or frame.number > self.view.number
                ):  # otherwise late or repeated
                    self.view = frame
                    self.changed.set()
                if isinstance(frame, frames.Ack):
                    self._answer(frame.cmd_id, frame)
            case frames.Refused(_, cmd_id):
                if cmd_id is not None:
                    self._answer(cmd_id, frame)
            case frames.Bye(why):
                self.bye = why
                self.changed.set()
            case frames.Said() | frames.Unsaid() | frames.Reacted():
                self.heard.append(frame)
            case frames.Pong():
                self.pongs += 1
                self.ponged.set()

    def _answer(self, cmd_id: str, answer: frames.Ack | frames.Refused) -> None:
        waiting = self._answers.pop(cmd_id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def send(self, frame: frames.FromDevice) -> None:
        """Send a frame."""
        assert self._socket is not None
        self.pings += isinstance(frame, frames.Ping)
        await self._socket.send(msgspec.json.encode(frame).decode())

    def about(self, body: ask.Command, cmd_id: str | None = None) -> frames.Do:
        """A command for the game, round and phase of the newest view."""
        view = self.view
        assert view is not None
        game = view.table.game
        round_, phase = (None, None) if game is None else (game.round, game.phase)
        return frames.Do(cmd_id or secrets.token_hex(8), view.table.game_id, body, round_, phase)

    async def request(self, asked: frames.Do, seconds: float = 30.0) -> frames.Ack | frames.Refused:
        """Send a command and wait for its answer; raises ConnectionError or TimeoutError."""
        future: asyncio.Future[frames.Ack | frames.Refused] = asyncio.Future()
        self._answers[asked.cmd_id] = future
        try:
            await self.send(asked)
        except ConnectionClosed as error:
            raise ConnectionError("the socket is closed") from error
        # Not wait_for: in Python 3.11 it may swallow a cancellation.
        async with asyncio.timeout(seconds):
            return await future

    async def do(self, body: ask.Command, cmd_id: str | None = None) -> frames.Ack | frames.Refused:
        """Send a command for the newest view and wait for its answer."""
        return await self.request(self.about(body, cmd_id))

    async def until(self, true: Callable[[ViewOrAck], bool], seconds: float = 30.0) -> None:
        """Wait for a view that meets a condition; raises ConnectionError or TimeoutError."""
        async with asyncio.timeout(seconds):
            while self.view is None or not true(self.view):
                if self.gone.is_set():
                    raise ConnectionError("the socket closed before that view")
                self.changed.clear()
                await self.changed.wait()


# -- playing ---------------------------------------------------------------------------------------


def people_here(view: frames.ViewFrame | frames.Ack) -> list[str]:
    """The ids of the people who are connected."""
    people = view.table.people
    assert not isinstance(people, msgspec.Raw)
    return [person.id for person in people if person.here]


def due_move(view: ViewOrAck, luck: random.Random) -> ask.SeatCommand | None:
    """A random move, if the table waits for one from this seat."""
    you, table = view.you, view.table
    if you is None or you.seat is None or you.seat not in table.awaited or table.game is None:
        return None
    if table.clock.paused is not None:
        return None
    if table.game.phase == "reveal":
        return ask.PressOn()
    assert you.game is not None
    return random_move(you.game.legal[0], luck)


async def play(client: Client, luck: random.Random) -> None:
    """Make random moves until the game is over."""
    while client.bye is None and not client.gone.is_set():
        client.changed.clear()
        view = client.view
        if view is not None:
            if view.table.stage == "over":
                return
            move = due_move(view, luck)
            if move is not None:
                await client.do(move)
                continue
        await client.changed.wait()
