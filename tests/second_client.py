"""A second client, written from docs/protocol.md alone, to prove that the page is sufficient.

It must not import storyhare or other tests; a test checks that. If it needs to know more, fix the
page. It has no rules of the game: it plays what `you.game.legal` offers.
"""

import asyncio
import contextlib
import json
import random
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PROTOCOL = 1
QUIET, DEAD = 2.5, 6.5
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
# After these close codes the device does not reconnect.
FINAL = {1008, 4001, 4003, 4010, 4403, 4404, 4423}
# Nothing is wrong: the newest view shows what others did.
OTHERS_WERE_QUICKER = ("moved_on", "clue_already_told", "partner_has_given")
Json = dict[str, Any]


class Answer(NamedTuple):
    """What came over HTTP."""

    status: int
    headers: Any
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def refusal(self) -> str:
        """The code of an error."""
        code = self.json["refusal"]["code"]
        assert isinstance(code, str)
        return code

    @property
    def cookie(self) -> str:
        """The cookie that it sets."""
        return str(self.headers["set-cookie"]).split(";")[0]


class Server:
    """A server's HTTP side."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", **query: str
    ) -> Answer:
        """Ask for something; a body of bytes goes as it is, any other one as JSON."""
        return await asyncio.to_thread(self._ask, method, path, body, cookie, query)

    def _ask(self, method: str, path: str, body: Any, cookie: str, query: Json) -> Answer:
        as_it_is = body is None or isinstance(body, bytes)
        data = body if as_it_is else json.dumps(body).encode()
        kind = "application/octet-stream" if as_it_is else "application/json"
        headers = {"content-type": kind} | ({"cookie": cookie} if cookie else {})
        address = f"{self.url}{path}" + (f"?{urlencode(query)}" if query else "")
        request = urllib.request.Request(address, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())

    async def open_table(self, name: str, **settings: Any) -> "Seat":
        """Open a table and sit down at it."""
        return _seat(await self.ask("POST", "/api/tables", {"name": name, "settings": settings}))

    async def join(self, code: str, name: str) -> "Seat":
        """Join a table."""
        return _seat(await self.ask("POST", f"/api/tables/{code}/people", {"name": name}))

    async def move(self, seat: "Seat") -> "Seat":
        """Take a seat to another device."""
        links = f"/api/tables/{seat.code}/device-links"
        link = (await self.ask("POST", links, cookie=seat.cookie)).json["link"]
        devices = f"/api/tables/{seat.code}/devices"
        return _seat(await self.ask("POST", devices, {"link": link}))

    async def picture(self, card: str, size: str) -> Answer:
        """The picture of a card of a view."""
        return await self.ask("GET", f"/pictures/{card}/{size}.webp")


class Seat(NamedTuple):
    """The code, id and cookie of a person at a table."""

    code: str
    person: str
    cookie: str


def _seat(answer: Answer) -> Seat:
    assert answer.status == 201, answer.body
    return Seat(answer.json["code"], answer.json["person"], answer.cookie)


class Device:
    """One device at a table: it reconnects, and repeats unanswered commands."""

    def __init__(self, server: Server, code: str, cookie: str = "", *, watch: bool = False) -> None:
        self._server = server
        self._code = code
        self._cookie = cookie
        self._watch = watch
        self._socket: ClientConnection | None = None
        self._life: asyncio.Task[None] | None = None
        # Unanswered commands in order: by id, the frame and the future that waits for its answer.
        self._asked: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._changed = asyncio.Event()
        self._detour = 0
        self.view: Json | None = None
        self.said: list[Json] = []
        self.byes: list[str] = []
        self.bye: str | None = None
        self.closed: int | None = None
        self.codes: list[int | None] = []
        self.sockets = self.pongs = 0

    async def __aenter__(self) -> "Device":
        self._life = asyncio.create_task(self._live(), name="second client")
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._life is not None
        self._life.cancel()
        await asyncio.gather(self._life, return_exceptions=True)

    # -- the socket --------------------------------------------------------------------------------

    async def _live(self) -> None:
        """Send and receive, and reconnect after a pause, until the connection ends for good."""
        bound = FIRST_PAUSE
        while self.closed not in FINAL:
            with contextlib.suppress(OSError, ConnectionClosed, TimeoutError):
                await self._talk()
                bound = FIRST_PAUSE
            self._tell()
            if self.closed not in FINAL:
                await asyncio.sleep(random.uniform(0, bound))
                bound = min(2 * bound, LONGEST_PAUSE)

    async def _talk(self) -> None:
        where = urlsplit(self._server.url)
        origin = f"{where.scheme}://{where.netloc}"
        address = f"{self._server.url.replace('http', 'ws', 1)}/ws/{self._code}"
        address += f"?detour={self._detour}" + ("&watch" if self._watch else "")
        headers = {"origin": origin} | ({"cookie": self._cookie} if self._cookie else {})
        async with connect(
            address, additional_headers=headers, proxy=None, ping_interval=None, max_size=2**20
        ) as socket:
            self._socket, self.view, self.bye, self.closed = socket, None, None, None
            self.sockets += 1
            try:
                await self._send({"type": "hello", "protocol": PROTOCOL})
                await self._listen(socket)
            except ConnectionClosed:
                self.closed = socket.close_code
                self.codes.append(self.closed)
            finally:
                self._socket = None

    async def _listen(self, socket: ClientConnection) -> None:
        pinged = False
        while True:
            try:
                async with asyncio.timeout(DEAD if pinged else QUIET):
                    text = await socket.recv()
            except TimeoutError:
                if pinged:  # the socket is dead, whatever it says
                    self._detour += 1
                    socket.transport.abort()
                    return
                await self._ping()
                await self._ask_again()  # in these seconds nothing was answered
                pinged = True
            else:
                pinged = False
                await self._take(json.loads(text))

    async def _ping(self) -> None:
        seen = {} if self.view is None else {"seen": self.view["number"]}
        await self._send({"type": "ping", **seen})

    async def _send(self, frame: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(frame))

    async def _ask_again(self) -> None:
        for frame, _ in list(self._asked.values()):
            await self._send(frame)

    async def _take(self, frame: Json) -> None:
        match frame["type"]:
            case "view" | "ack":
                first = self.view is None
                if self.view is None or frame["number"] > self.view["number"]:
                    self.view = frame
                if first:
                    await self._ask_again()
                if frame["type"] == "ack":
                    self._answer(frame)
            case "refused":
                self._answer(frame)
            case "said":
                self.said.append(frame)
            case "reacted":
                pass
            case "pong":
                self.pongs += 1
            case "bye":
                self.bye = frame["why"]
                self.byes.append(frame["why"])
            case other:
                raise AssertionError(f"the document knows no frame {other}")
        self._tell()

    def _answer(self, frame: Json) -> None:
        _, waiting = self._asked.pop(frame["cmd_id"], (None, None))
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # -- what a person does with it ----------------------------------------------------------------

    async def until(self, true: Callable[[Json], bool], seconds: float = 60.0) -> Json:
        """Wait for a view that meets a condition."""
        async with asyncio.timeout(seconds):
            while self.view is None or not true(self.view):
                await self._changed.wait()
            return self.view

    async def ended(self, seconds: float = 60.0) -> tuple[str | None, int | None]:
        """Wait for the end of the connection; returns the reason and the close code."""
        assert self._life is not None
        async with asyncio.timeout(seconds):
            await asyncio.wait([self._life])
        return self.bye, self.closed

    async def do(self, body: Json, cmd_id: str | None = None) -> Json:
        """Send a command for the current view, and wait for its answer, over several sockets."""
        view = await self.until(lambda _: True)
        return await self.request(about(view, body, cmd_id or uuid.uuid4().hex))

    async def request(self, frame: Json) -> Json:
        """Send a frame that asks for something, and wait for the answer."""
        waiting: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._asked[frame["cmd_id"]] = (frame, waiting)
        with contextlib.suppress(ConnectionClosed):
            if self._socket is not None and self.view is not None:
                await self._send(frame)
        return await waiting

    async def say(self, text: str) -> None:
        """Chat."""
        await self.until(lambda _: True)
        await self._send({"type": "say", "text": text})

    def drop(self) -> None:
        """Drop the connection, with everything that is in transit."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def play(self, luck: random.Random, drops: float = 0.0) -> None:
        """Play to the end of the game; of every so many commands one loses its socket."""
        while True:
            view = await self.until(lambda view: _over(view) or _move(view, luck) is not None, 300)
            if _over(view):
                return
            move = _move(view, luck)
            assert move is not None
            asking = asyncio.create_task(self.do(move), name="a move")
            if luck.random() < drops:
                await asyncio.sleep(0)  # it is sent
                self.drop()
            answer = await asking
            if answer["type"] == "refused":
                assert answer["refusal"]["code"] in OTHERS_WERE_QUICKER, answer


def about(view: Json, body: Json, cmd_id: str) -> Json:
    """A command about what is seen."""
    game = view["table"]["game"]
    when = {} if game is None else {"round": game["round"], "phase": game["phase"]}
    told = {"type": "do", "cmd_id": cmd_id, "game": view["table"]["game_id"], "body": body}
    return told | when


def _over(view: Json) -> bool:
    return bool(view["table"]["stage"] == "over")


def _move(view: Json, luck: random.Random) -> Json | None:
    """What the table waits for from this seat, if it does."""
    table, you = view["table"], view["you"]
    if you["seat"] not in table["awaited"] or "paused" in table["clock"]:
        return None
    if table["game"]["phase"] == "reveal":
        return {"do": "press_on"}
    offer = luck.choice([one for one in you["game"]["legal"] if one["may"] != "take_back"])
    match offer["may"]:
        case "tell":
            told = {"do": "tell", "clue": {"text": luck.choice(["a door", "someone else", "late"])}}
            return told | ({"card": luck.choice(offer["cards"])} if offer["cards"] else {})
        case "give":
            return {"do": "give", "cards": luck.sample(offer["cards"], offer["number"])}
        case "vote":
            votes = luck.sample(offer["numbers"], luck.randint(1, offer["most"]))
            red = {"red": luck.choice(offer["red"])} if offer["red"] else {}
            return {"do": "vote", "green": votes} | red
        case other:
            raise AssertionError(f"the document knows no offer {other}")


def on_paper(story: Json) -> Json:
    """A storybook as a paper game, to score it again."""
    names = story["players"]
    rounds = []
    for told in story["rounds"]:
        voted = {names[at]: one for at, one in enumerate(told["ballots"]) if one is not None}
        red = [one["red"] for one in voted.values() if one.get("red") is not None]
        rounds.append(
            {
                "storyteller": names[told["storyteller"]],
                "cards": {str(at): names[owner] for at, owner in enumerate(told["owners"], 1)},
                "votes": {name: one["green"] for name, one in voted.items()},
            }
            | ({"red": red[0]} if red else {})
        )
    return {"rules": story["ruleset"], "players": names, "rounds": rounds}
