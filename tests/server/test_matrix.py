"""Every command by every kind of person at every stage, of a real server over sockets."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from storyhare.rules import Offer
from storyhare.server.ws.conversation import CLOSE_CODES
from storyhare.table import commands as ask
from storyhare.testing.client import (
    Client,
    Ticket,
    ViewOrAck,
    due_move,
    join_table,
    people_here,
)
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.conftest import serving
from tests.server.raw_socket import RawSocket
from tests.server.tables import connected, in_step, kept, plain, sit_down, start
from tests.table.matrix import STAGES, rows, seats
from tests.table.matrix_commands import BODIES, COMMANDS

PHASES = ("tell", "give", "vote", "reveal")
NAMES = ("host", "player", "other", "target", "left", "removed", "watcher", "asker")
# What changes nothing for anybody else at the table: it can be asked of the same one again.
HARMLESS = {"rename", "sign", "keep_recordings", "lock", "mute_chat", "wish"}


@pytest.fixture(scope="module")
def with_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the painted deck, and bots that can be seated in the lobby."""
    folder = tmp_path_factory.mktemp("bots")
    yield from serving(ServerProcess(folder, limits={"bots": "small"}, pictures=True))


class Scene:
    """A table at a stage, with one device for every role, and one that only looks on."""

    def __init__(self, server: ServerProcess, tickets: Sequence[Ticket]) -> None:
        self.port = server.port
        self.tickets = dict(zip(NAMES, tickets, strict=True))
        code = tickets[0].code
        cookies = {name: ticket.cookie for name, ticket in self.tickets.items()}
        self.who = {
            name: Client(server.url, code, cookies.get(name, ""))
            for name in (*NAMES, "stranger", "eye")
        }
        self.target, self.asker = self.tickets["target"].person, self.tickets["asker"].person
        self.heard: list[tuple[str, str]] = []
        self.acknowledged: list[tuple[str, str]] = []

    @property
    def view(self) -> ViewOrAck:
        """What everybody sees."""
        view = self.who["eye"].view
        assert view is not None
        return view

    @property
    def left_seat(self) -> int | None:
        left = self.tickets["left"].person
        return self.order.index(left) if left in self.order else None

    @property
    def order(self) -> tuple[str, ...]:
        return self.view.table.seats

    @property
    def bot(self) -> str:
        people = self.view.table.people
        assert not isinstance(people, msgspec.Raw)
        return next((person.id for person in people if person.bot is not None), "no bot")

    @property
    def slow(self) -> int:
        return (*self.view.table.awaited, 1)[0]

    def hand(self, who: Client) -> Sequence[str]:
        you = None if who.view is None else who.view.you
        return () if you is None or you.game is None else you.game.hand or ()

    def offers(self, who: Client) -> Sequence[Offer]:
        you = None if who.view is None else who.view.you
        return () if you is None or you.game is None else you.game.legal

    async def shown(self, name: str, phase: str) -> ViewOrAck:
        """What somebody sees as soon as a phase has come."""
        client = self.who[name]
        await client.until(lambda view: getattr(view.table.game, "phase", None) == phase)
        assert client.view is not None
        return client.view

    async def asks(self, name: str, body: ask.Command) -> str:
        """Ask for something, as this person's page would: ok, or the code of the refusal."""
        asked = self.who[name].about(body)
        answer = await self.who[name].request(asked)
        if isinstance(answer, frames.Refused):
            return answer.refusal.code
        self.acknowledged.append((self.tickets[name].person, asked.cmd_id))
        return "ok"

    async def does(self, name: str, body: ask.Command) -> None:
        """The same for what must work."""
        assert await self.asks(name, body) == "ok"

    async def settle(self) -> None:
        """Wait until every device shows the same, and note what comes from here on."""
        host = self.who["host"]
        await in_step(host)
        public = plain(host.view and host.view.table)
        for name, client in self.who.items():
            await client.until(lambda view: plain(view.table) == public)
            await in_step(client)
            client.on_bytes = lambda text, name=name: self.heard.append((name, text))
        self.heard.clear()

    async def noticed(self) -> list[tuple[str, str]]:
        """What devices were sent since then, but for pongs."""
        await in_step(self.who["eye"])
        heard = [(name, text) for name, text in self.heard if '"pong"' not in text]
        self.heard.clear()
        return heard


@asynccontextmanager
async def scene_at(server: ServerProcess, stage: str) -> AsyncIterator[Scene]:
    """A table at a stage; afterwards the journal holds all that was acknowledged, and no more."""
    settings: dict[str, Any] = {"options": {"first_storyteller": 0}, "clocks": {"reveal": None}}
    if stage == "lobby":
        settings["decks"] = ["dreams"]
    scene = Scene(server, await sit_down(server.url, len(NAMES), **settings))
    try:
        here = [client for name, client in scene.who.items() if name != "removed"]
        await asyncio.gather(*[client.connect() for client in here])
        await asyncio.gather(*[client.until(lambda _: True) for client in here])
        await arrange(scene, stage)
        await scene.settle()
        games = [scene.view.table.game_id]
        yield scene
        if scene.view.table.game_id not in games:
            games.append(scene.view.table.game_id)  # a rematch
        answered = [(await kept(server.data, game)).answered for game in games]
        assert [*itertools.chain(*answered)] == scene.acknowledged
    finally:
        await asyncio.gather(*[client.close() for client in scene.who.values()])


async def arrange(scene: Scene, stage: str) -> None:
    """Let people leave, watch, ask and play, until the stage is reached."""
    for name in ("watcher", "asker"):
        await scene.does(name, ask.Stand())
    if stage == "lobby":
        await go(scene)
        await scene.does("host", ask.AddBot())
        return
    await scene.does("host", ask.Start())
    await scene.who["left"].until(lambda view: view.table.stage == "playing")
    await go(scene)
    await scene.who["asker"].until(lambda view: len(view.table.autopilot) == 2)
    assert scene.left_seat is not None
    await scene.does("asker", ask.AskSeat(scene.left_seat))
    await play_to(scene, stage)


async def go(scene: Scene) -> None:
    """Somebody leaves, and somebody is sent away, whose old cookie opens no socket any longer."""
    await scene.does("left", ask.Leave())
    await scene.does("host", ask.Remove(scene.tickets["removed"].person))
    await scene.who.pop("removed").close()
    ticket = scene.tickets["removed"]
    socket = await RawSocket.open(scene.port, f"/ws/{ticket.code}", {"Cookie": ticket.cookie})
    assert await socket.closing() == ([], CLOSE_CODES["removed"])


async def play_to(scene: Scene, stage: str) -> None:
    """Everybody with a seat moves; in the phase itself only one does."""
    for phase in PHASES[: (*PHASES, "over").index(stage)]:
        if phase == "reveal":
            await scene.does("host", ask.LastRound())
        await moves(scene, NAMES[:4], phase)
    if stage in ("give", "vote", "reveal"):
        await moves(scene, ["other"], stage)


async def moves(scene: Scene, names: Sequence[str], phase: str) -> None:
    """All of them move, as far as the table waits for them in this phase."""
    views = [await scene.shown(name, phase) for name in names]
    for name, view in zip(names, views, strict=True):
        move = due_move(view, random.Random(7))
        if move is not None:
            await scene.does(name, move)


@pytest.mark.parametrize("stage", STAGES)
async def test_a_real_server_lets_everybody_do_what_the_matrix_says_and_no_more(
    server: ServerProcess, with_bots: ServerProcess, stage: str
) -> None:
    wrong: list[str] = []
    # Whoever was sent away can ask for nothing: see go().
    cells = [cell for cell in rows().items() if cell[0][1] != "removed"]
    while cells:
        async with scene_at(with_bots if stage == "lobby" else server, stage) as scene:
            while cells:
                (command, role), outcomes = cells.pop(0)
                answer = await asked(scene, command, role)
                if answer != outcomes[stage]:
                    wrong.append(f"{command} by {role}: {answer}, not {outcomes[stage]}")
                if answer == "ok":
                    if role == "left" or command not in HARMLESS:
                        break  # who has left is back by whatever they do
                    await scene.settle()
    assert wrong == []


async def asked(scene: Scene, command: str, role: str) -> str:
    """The answer; what is done is seen by all, what is refused changes nothing and stays unseen."""
    before, asking = scene.view, scene.who[role]
    body = BODIES[COMMANDS[command]](scene, asking)
    answer = await scene.asks(role, body)
    if answer == "ok":
        assert asking.view is not None
        done = plain(asking.view.table)
        await scene.who["eye"].until(lambda view: plain(view.table) == done)
        return answer
    ((name, text),) = await scene.noticed()
    assert name == role
    assert text.startswith('{"type":"refused"')
    assert scene.view is before
    return answer


async def test_a_real_server_gives_away_only_the_seats_that_the_matrix_says(
    server: ServerProcess,
) -> None:
    """But for those that are kept for minutes: its clock runs as all clocks do."""
    owners = ("left", "removed", "here", "away")
    tickets = await sit_down(
        server.url, 6, options={"first_storyteller": 0}, clocks={"reveal": None}
    )
    async with connected(server.url, tickets) as clients:
        host = clients[0]
        await start(host, clients)
        assert host.view is not None
        clue = due_move(host.view, random.Random(7))
        assert clue is not None
        late = await join_table(server.url, tickets[0].code, "Late")
        ways: dict[str, tuple[Client, ask.Command]] = {
            "left": (clients[1], ask.Leave()),
            "removed": (host, ask.Remove(tickets[2].person)),
            "here": (host, ask.Hurry(3)),
            "away": (host, ask.Hurry(4)),
        }
        for client, asked in ((host, clue), *[ways[owner] for owner in owners]):
            assert isinstance(await client.do(asked), frames.Ack)
        await clients[4].close()
        async with late_comer(server, late) as asker:
            await asker.until(lambda view: tickets[4].person not in people_here(view))
            told = [await asker.do(ask.AskSeat(seat)) for seat in (4, 3, 2, 1)]
    codes = [one.refusal.code if isinstance(one, frames.Refused) else "ok" for one in told]
    assert codes == [seats()[owner]["give"] for owner in reversed(owners)]


@asynccontextmanager
async def late_comer(server: ServerProcess, ticket: Ticket) -> AsyncIterator[Client]:
    """Somebody who came when the game was on."""
    client = Client(server.url, ticket.code, ticket.cookie)
    await client.connect()
    try:
        await client.until(lambda view: view.you is not None)
        yield client
    finally:
        await client.close()
