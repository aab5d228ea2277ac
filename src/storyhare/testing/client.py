"""A player over the real protocol: opens and joins tables by HTTP, and plays over a WebSocket."""

import asyncio
import contextlib
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from storyhare.rules import Clue, MayGive, MayTakeBack, MayTell, MayVote, Offer
from storyhare.table import commands as ask
from storyhare.testing.simulator import WORDS
from storyhare.wire import frames

_FRAMES: msgspec.json.Decoder[frames.FromTable] = msgspec.json.Decoder(frames.FromTable)


class Pass(Struct, frozen=True):
    """What lets somebody sit at a table: the code, the public id, and the cookie."""

    code: str
    person: str
    cookie: str


class HttpRefused(Exception):  # noqa: N818 - an answer
    """The server said no over HTTP."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:200]!r}")
        self.status = status
        self.body = body


async def post(url: str, body: Any, cookie: str = "") -> tuple[bytes, str]:
    """Post JSON; answers the body and the cookie that was set."""
    return await asyncio.to_thread(_post, url, body, cookie)


def _post(url: str, body: Any, cookie: str) -> tuple[bytes, str]:
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.read(), (answer.headers["set-cookie"] or "").split(";")[0]
    except urllib.error.HTTPError as error:
        with error:
            raise HttpRefused(error.code, error.read()) from error


async def open_table(server: str, name: str, settings: dict[str, Any] | None = None) -> Pass:
    """Open a table."""
    body = {"name": name} | ({"settings": settings} if settings else {})
    answer, cookie = await post(f"{server}/api/tables", body)
    return Pass(**json.loads(answer), cookie=cookie)


async def join_table(server: str, code: str, name: str) -> Pass:
    """Join a table."""
    answer, cookie = await post(f"{server}/api/tables/{code}/people", {"name": name})
    return Pass(**json.loads(answer), cookie=cookie)


class Client:
    """A device at a table; `view` is the newest view, `changed` is set with every new one."""

    def __init__(self, server: str, code: str, cookie: str = "") -> None:
        self._server = server
        self._code = code
        self._cookie = cookie
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[frames.Ack | frames.Refused]] = {}
        self.view: frames.ViewFrame | frames.Ack | None = None
        self.changed = asyncio.Event()
        self.bye: str | None = None
        self.heard: list[frames.Said | frames.Reacted] = []
        self.on_bytes: Callable[[str], None] | None = None

    async def connect(self) -> None:
        """Open the socket and say hello."""
        address = self._server.replace("http", "ws", 1) + f"/ws/{self._code}"
        headers = {"cookie": self._cookie, "origin": self._server}
        self._socket = await connect(address, additional_headers=headers, max_size=2**20)
        await self._socket.send(frames.write(frames.Hello(frames.PROTOCOL)).decode())  # type: ignore[arg-type]  # a device's frame
        self._listening = asyncio.create_task(self._listen(), name="client")

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._listening
        if self._socket is not None:
            await self._socket.close()

    async def _listen(self) -> None:
        assert self._socket is not None
        async for data in self._socket:
            if self.on_bytes is not None:
                self.on_bytes(data if isinstance(data, str) else data.decode())
            self._take(_FRAMES.decode(data))
        self.changed.set()

    def _take(self, frame: frames.FromTable) -> None:
        match frame:
            case frames.ViewFrame() | frames.Ack():
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
            case frames.Said() | frames.Reacted():
                self.heard.append(frame)
            case frames.Pong():
                pass

    def _answer(self, cmd_id: str, answer: frames.Ack | frames.Refused) -> None:
        waiting = self._answers.pop(cmd_id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def send(self, frame: frames.FromDevice) -> None:
        """Send a frame as it is."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(frame).decode())

    async def do(self, body: ask.Command, cmd_id: str | None = None) -> frames.Ack | frames.Refused:
        """Ask for something and wait for the answer."""
        view = self.view
        assert view is not None
        cmd_id = cmd_id or secrets.token_hex(8)
        game = view.table.game
        round_, phase = (None, None) if game is None else (game.round, game.phase)
        future = asyncio.get_running_loop().create_future()
        self._answers[cmd_id] = future
        await self.send(frames.Do(cmd_id, view.table.game_id, body, round_, phase))
        return await asyncio.wait_for(future, 30)

    async def until(self, true: Callable[[frames.ViewFrame | frames.Ack], bool]) -> None:
        """Wait for a view of which something is true."""
        while self.view is None or not true(self.view):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)


def a_move(offer: Offer, luck: random.Random) -> ask.SeatCommand:
    """A legal command, blindly chosen from an offer."""
    match offer:
        case MayTell(cards):
            return ask.TellIt(Clue(luck.choice(WORDS)), luck.choice(cards) if cards else None)
        case MayGive(cards, number):
            return ask.GiveIt(tuple(luck.sample(cards, number)))
        case MayVote(numbers, most, red):
            green = tuple(luck.sample(numbers, luck.randint(1, most)))
            return ask.VoteFor(green, luck.choice(red) if red else None)
        case MayTakeBack():
            return ask.TakeItBack()


def due_move(view: frames.ViewFrame | frames.Ack, luck: random.Random) -> ask.SeatCommand | None:
    """What a blind player does next, if the table waits for it."""
    you, table = view.you, view.table
    if you is None or you.seat is None or you.seat not in table.awaited or table.game is None:
        return None
    if table.game.phase == "reveal":
        return ask.PressOn()
    assert you.game is not None
    return a_move(you.game.legal[0], luck)


async def play(client: Client, luck: random.Random) -> None:
    """Play blindly until the game is over."""
    while client.bye is None:
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
