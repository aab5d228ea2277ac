"""Several servers over one PostgreSQL, games on all of them, and checks of their journal."""

import asyncio
import contextlib
import os
import random
import re
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from storyhare.storage.postgres import PostgresJournal
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call
from storyhare.testing.player import Player
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.tables import SOON, Kept, everybody_here, kept_by, plain, sit_down

WITHIN = 5.0  # seconds in which a table has to go on after a node has died


class Nodes:
    """Some servers over one database."""

    def __init__(self, address: str, servers: list[ServerProcess]) -> None:
        self.address = address
        self.servers = servers

    def __getitem__(self, at: int) -> ServerProcess:
        return self.servers[at]

    @property
    def urls(self) -> list[str]:
        """Where they are."""
        return [server.url for server in self.servers]

    @property
    def ports(self) -> list[int]:
        """The ports at which they listen."""
        return [server.port for server in self.servers]


async def figure(server: ServerProcess, name: str) -> int:
    """One of the figures that a node shows to everybody."""
    text = (await call("GET", f"{server.url}/metrics")).body.decode()
    found = re.search(rf"^storyhare_{name} (\S+)", text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


async def until_known(nodes: Nodes) -> None:
    """Wait until every node has heard of another one."""
    async with asyncio.timeout(SOON):
        while not all([await figure(server, "other_nodes") for server in nodes.servers]):
            await asyncio.sleep(0.05)


async def devices(server: ServerProcess) -> int:
    """How many devices a node serves."""
    return await figure(server, "devices")


@asynccontextmanager
async def nodes(
    address: str,
    folder: Path,
    number: int = 2,
    first_by: str | None = None,
    limits: Mapping[str, float | str | None] | None = None,
    *,
    kind: type[ServerProcess] = ServerProcess,
) -> AsyncIterator[Nodes]:
    """So many nodes; the first may reach the database another way."""
    servers = []
    for at in range(number):
        data = folder / f"node{at}"
        data.mkdir()
        way = first_by if first_by is not None and at == 0 else address
        servers.append(kind(data, limits={**(limits or {}), "database": way}))
    try:
        await asyncio.gather(*[server.start() for server in servers])
        yield Nodes(address, servers)
    finally:
        for server in servers:
            if server.alive:
                os.kill(server.pid, signal.SIGCONT)
        # In threads: what stands between them and their database may run in this one.
        await asyncio.gather(*[asyncio.to_thread(server.stop) for server in servers])
    for server in servers:
        assert "Traceback" not in server.log


class Roamer(Player):
    """Goes to another node when its own does not answer."""

    def __init__(
        self,
        urls: Sequence[str],
        at: int,
        ticket: Ticket,
        luck: random.Random,
        patience: float = 4.0,
    ) -> None:
        super().__init__(urls[at % len(urls)], ticket, luck, patience)
        self._urls = urls
        self._at = at

    async def come_back_to(self, url: str) -> None:
        """Go to this node and stay there."""
        self._urls = [url]
        await self.come_back()

    async def come_back(self) -> None:
        self._server = self._urls[self._at % len(self._urls)]
        self._at += 1
        await super().come_back()


@asynccontextmanager
async def spread(urls: Sequence[str], tickets: Iterable[Ticket]) -> AsyncIterator[list[Client]]:
    """Everybody connected, each to the next node, and seeing all others."""
    tickets = list(tickets)
    clients = [
        Client(urls[at % len(urls)], ticket.code, ticket.cookie)
        for at, ticket in enumerate(tickets)
    ]
    try:
        for client in clients:
            await client.connect()
        for client in clients:
            await client.until(lambda view: everybody_here(view, len(tickets)))
        yield clients
    finally:
        await asyncio.gather(*[client.close() for client in clients])


async def kept(address: str, game: str) -> Kept:
    journal = PostgresJournal(address)
    await journal.open()
    try:
        return await kept_by(journal, game)
    finally:
        await journal.close()


async def all_equal(address: str, clients: Sequence[Client], people: Sequence[str]) -> None:
    """Every client shows exactly what the journal says, with everybody here."""
    assert clients[0].view is not None
    await all_show(await kept(address, clients[0].view.table.game_id), clients, people)


async def all_show(there: Kept, clients: Sequence[Client], people: Sequence[str]) -> None:
    """The same for a table that was read."""
    for client, person in zip(clients, people, strict=True):
        wanted = there.view(person, people)
        await client.until(lambda v, w=wanted: (plain(v.table), plain(v.you)) == w, SOON)  # type: ignore[misc]  # a default binds the loop's value


async def nothing_lost_or_doubled(address: str, players: Sequence[Player]) -> None:
    view = players[0].client.view
    assert view is not None
    times = Counter((await kept(address, view.table.game_id)).answered)
    asked = [(player.ticket.person, cmd) for player in players for cmd in player.acked]
    assert [key for key in asked if times[key] != 1] == []
    assert [key for key, number in times.items() if number > 1] == []


async def started(nodes: Nodes, players: int, tellings: int) -> list[Ticket]:
    tickets = await sit_down(nodes[0].url, players, options={"end": {"tellings": tellings}})
    async with spread(nodes.urls, tickets) as clients:
        answer = await clients[0].do(ask.Start())
        assert isinstance(answer, frames.Ack), answer
        for client in clients:
            await client.until(lambda view: view.table.stage == "playing")
    return tickets


async def play_all(players: Sequence[Player]) -> None:
    async with asyncio.timeout(SOON * 2):
        await asyncio.gather(*[player.play() for player in players])


def moves(players: Sequence[Player]) -> int:
    return sum(len(player.acked) for player in players)


async def more_moves(players: Sequence[Player], number: int, seconds: float = SOON) -> float:
    """How long it takes until so many more moves are acknowledged."""
    began, enough = time.monotonic(), moves(players) + number
    async with asyncio.timeout(seconds):
        while moves(players) < enough:
            assert not all(player.over for player in players), "the game was too short"
            await asyncio.sleep(0.01)
    return time.monotonic() - began


# -- many games ------------------------------------------------------------------------------------


class Thoughtful(Roamer):
    """Takes a moment before every move, so that games last as long as a test needs them."""

    async def _ask(self, asked: frames.Do) -> None:
        await asyncio.sleep(self._luck.uniform(0.1, 0.5))  # the moment itself
        await super()._ask(asked)


class Fleet:
    """Games at several tables at once, each with players on all nodes; they go on until ended."""

    def __init__(self, urls: Sequence[str], tables: Sequence[Sequence[Ticket]]) -> None:
        luck = random.Random(11)
        self.tables = [
            [
                Thoughtful(urls, at + place, ticket, random.Random(luck.random()), patience=2.0)
                for at, ticket in enumerate(tickets)
            ]
            for place, tickets in enumerate(tables)
        ]
        self.playing = asyncio.gather(*[player.play() for table in self.tables for player in table])

    async def more_moves(self, number: int, seconds: float = SOON) -> list[float]:
        """How long it takes at each table until so many more moves are acknowledged there."""
        each = [more_moves(table, number, seconds) for table in self.tables]
        return list(await asyncio.gather(*each))

    async def end(self, urls: Sequence[str], address: str) -> None:
        """Let the hosts end the games; then everybody sees what the journal says, and no more."""
        async with asyncio.timeout(SOON * 2):
            await asyncio.gather(*[self._last_round(table[0]) for table in self.tables])
            await self.playing
            for table in self.tables:
                for at, player in enumerate(table):
                    await player.come_back_to(urls[at % len(urls)])
                people = [player.ticket.person for player in table]
                await all_equal(address, [player.client for player in table], people)
                await nothing_lost_or_doubled(address, table)

    async def _last_round(self, host: Player) -> None:
        while not host.over:
            with contextlib.suppress(OSError, TimeoutError):
                if host.client.view is not None:
                    asked = host.client.about(ask.LastRound())
                    if isinstance(await host.client.request(asked, 2.0), frames.Ack):
                        return
            await asyncio.sleep(0.05)  # it may be on its way to another node

    async def close(self) -> None:
        """Hang up, wherever the games are."""
        self.playing.cancel()
        await asyncio.gather(self.playing, return_exceptions=True)
        await asyncio.gather(*[player.close() for table in self.tables for player in table])


@asynccontextmanager
async def fleet(nodes: Nodes, tables: int = 2, players: int = 4) -> AsyncIterator[Fleet]:
    """Games under way at several tables, with some moves made at each."""
    tickets = [await started(nodes, players, tellings=20) for _ in range(tables)]
    games = Fleet(nodes.urls, tickets)
    try:
        await games.more_moves(3)
        yield games
    finally:
        await games.close()
