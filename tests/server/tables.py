"""Tables over real sockets, and what the journal says about them."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from storyhare.folders import journal_file
from storyhare.live import lines
from storyhare.live.view_cache import ViewCache
from storyhare.storage import Journal, SqliteJournal
from storyhare.table import commands as ask
from storyhare.table.events import Entry
from storyhare.table.state import Table
from storyhare.testing.client import Client, Ticket, join_table, open_table, play
from storyhare.testing.simulator import made_up_deck
from storyhare.wire import frames

CARDS = tuple([f"made/{card}" for card in made_up_deck()])
SOON = 60.0  # for what happens at all; nothing here is about speed


def cards(decks: tuple[str, ...]) -> tuple[str, ...] | None:
    """The deck that the test server has."""
    return CARDS if set(decks) <= {"dreams", "made"} else None


# -- people ----------------------------------------------------------------------------------------


async def sit_down(
    server: str, players: int, ruleset: str = "odyssey", **settings: Any
) -> list[Ticket]:
    """A table with so many people in the lobby, the host first."""
    host = await open_table(server, "Ada", {"ruleset": ruleset, "decks": ["made"], **settings})
    names = [f"Member {number}" for number in range(2, players + 1)]
    return [host, *[await join_table(server, host.code, name) for name in names]]


@asynccontextmanager
async def connected(
    server: str, tickets: Iterable[Ticket], watchers: int = 0
) -> AsyncIterator[list[Client]]:
    """A client for every pass, and some who only watch, all with a view."""
    tickets = list(tickets)
    clients = [Client(server, ticket.code, ticket.cookie) for ticket in tickets]
    clients += [Client(server, tickets[0].code) for _ in range(watchers)]
    try:
        for client in clients:
            await client.connect()
        for client in clients:
            await client.until(lambda view: everybody_here(view, len(tickets)))
        yield clients
    finally:
        await asyncio.gather(*[client.close() for client in clients])


def everybody_here(view: frames.ViewFrame | frames.Ack, number: int) -> bool:
    """Are so many people connected?"""
    people = view.table.people
    assert not isinstance(people, msgspec.Raw)
    return sum(person.here for person in people) == number


async def start(host: Client, clients: Sequence[Client]) -> None:
    """Deal, and wait until everybody sees it."""
    answer = await host.do(ask.Start())
    assert isinstance(answer, frames.Ack), answer
    for client in clients:
        await client.until(lambda view: view.table.stage == "playing")


async def play_to_the_end(clients: Sequence[Client], seed: int) -> None:
    """A whole game, each client on its own."""
    async with asyncio.timeout(SOON * 2):
        luck = random.Random(seed)
        await asyncio.gather(*[play(client, random.Random(luck.random())) for client in clients])
        for client in clients:
            await client.until(lambda view: view.table.stage == "over")


async def in_step(client: Client) -> None:
    """Everything sent before has arrived when this ping is answered, and not an earlier one."""
    await client.send(frames.Ping())
    mine = client.pings
    async with asyncio.timeout(SOON):
        while client.pongs < mine:
            client.ponged.clear()
            await client.ponged.wait()


# -- the journal -----------------------------------------------------------------------------------


class Kept(Struct, frozen=True):
    """A table as the journal has it."""

    table: Table
    names: dict[str, str]
    entries: tuple[Entry, ...]

    def view(self, person: str | None, here: Iterable[str]) -> Any:
        """What the server has to show this person while these are connected, as plain data."""
        looks = ViewCache(cards, lambda _: False)
        public = looks.public(self.table, self.names, frozenset(here))
        return msgspec.json.decode(public), msgspec.json.decode(looks.mine(person))

    @property
    def answered(self) -> list[tuple[str, str]]:
        """Every kept command: by whom, and its id."""
        return [(e.by, e.cmd) for e in self.entries if e.by is not None and e.cmd is not None]


def plain(part: object) -> Any:
    """A part of a view as plain data, as it travels."""
    return msgspec.json.decode(msgspec.json.encode(part))


async def kept(data: Path, game: str) -> Kept:
    """Read a table straight from the journal's file."""
    journal = SqliteJournal(journal_file(data))
    await journal.open()
    try:
        return await kept_by(journal, game)
    finally:
        await journal.close()


async def kept_by(journal: Journal, game: str) -> Kept:
    """The same from a journal that is open."""
    stream = await journal.read_lines(game)
    entries = tuple([lines.decode(line) for line in stream])
    return Kept(lines.fold(stream), dict(await journal.read_names(game)), entries)


async def all_equal(
    clients: Sequence[Client], people: Sequence[str | None], data: Path, seconds: float = 10.0
) -> None:
    """Wait until every client shows exactly what the journal says, for everybody connected."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    here = [person for person in people if person is not None]
    while True:
        assert clients[0].view is not None
        there = await kept(data, clients[0].view.table.game_id)
        wanted = [there.view(person, here) for person in people]
        shown = [
            client.view and (plain(client.view.table), plain(client.view.you)) for client in clients
        ]
        if shown == wanted:
            return
        assert loop.time() < until, [(s, w) for s, w in zip(shown, wanted, strict=True) if s != w]
        await asyncio.sleep(0.05)
