"""Tables for races: journals that hold writes back at gates, and nodes over them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

from storyhare.cluster import Peers, timing
from storyhare.live import access, lines
from storyhare.live.registry import TableRegistry
from storyhare.storage import (
    ChatLine,
    Journal,
    SqliteJournal,
    Write,
)
from storyhare.storage.postgres import PostgresJournal, PostgresPresence
from storyhare.table import commands as ask
from storyhare.table.people.credentials import Credentials
from storyhare.table.settings import Settings
from storyhare.table.state import Table
from storyhare.testing.storage.local_bus import LocalNotificationBus
from storyhare.testing.tables import OK, FakeClock, Member, Party, cards_of
from tests.table.scenes import UNCLOCKED

SOON = 60.0
Which = Literal["act", "rematch"]
When = Literal["before", "after"]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


# -- journals that stand still ---------------------------------------------------------------------


class Gate:
    """Where one append stands still: before it is kept, or before that is answered."""

    def __init__(self, which: Which, when: When) -> None:
        self.which = which
        self.when = when
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()

    async def pass_through(self, which: Which, when: When) -> None:
        """Wait, if this is the one."""
        if (which, when) == (self.which, self.when):
            self.reached.set()
            await self.opened.wait()


class Held:
    """A journal with gates, one for each code."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.gates: dict[str, Gate] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    async def append(self, write: Write) -> None:
        """Keep it, when the gates are open."""
        gate = self.gates.get(write.row.code)
        which: Which = "act" if write.replaces is None else "rematch"
        if gate is not None:
            await gate.pass_through(which, "before")
        await self._journal.append(write)
        if gate is not None:
            await gate.pass_through(which, "after")

    async def add_chat(self, table_id: str, line: ChatLine, keep: int) -> None:
        """The same for what is said."""
        row = await self._journal.read_row(table_id)
        assert row is not None
        gate = self.gates.get(row.code)
        if gate is not None:
            await gate.pass_through("act", "before")
        await self._journal.add_chat(table_id, line, keep)
        if gate is not None:
            await gate.pass_through("act", "after")


class Node:
    """A registry over a journal with gates."""

    def __init__(
        self,
        journal: Journal,
        clock: FakeClock | None = None,
        peers: Peers | None = None,
        bus: LocalNotificationBus | None = None,
    ) -> None:
        self.journal: Any = Held(journal)
        self.bus = bus
        self.registry = TableRegistry(self.journal, cards_of, clock or FakeClock(), peers=peers)


@asynccontextmanager
async def one_node(file: Path, clock: FakeClock | None = None) -> AsyncIterator[list[Node]]:
    journal = SqliteJournal(file)
    await journal.open()
    node = Node(journal, clock)
    await node.registry.open()
    try:
        yield [node, node]
    finally:
        await node.registry.close()
        await journal.close()


@asynccontextmanager
async def two_nodes(database: str, clock: FakeClock | None = None) -> AsyncIterator[list[Node]]:
    bus = LocalNotificationBus()
    nodes = []
    for name in ("one", "other"):
        end = bus.another()
        known = Peers(name, end, PostgresPresence(database, timing.ALIVE_FOR, timing.STOP_TIMEOUT))
        nodes.append(Node(PostgresJournal(database), clock, known, end))
    for node in nodes:
        await node.journal.open()
        await node.registry.open()
    async with asyncio.timeout(SOON):
        while not all(node.registry.peers.others for node in nodes):
            await asyncio.sleep(0.01)
    try:
        yield nodes
    finally:
        for node in nodes:
            await node.registry.close()
            await node.journal.close()


# -- a table whose game is over --------------------------------------------------------------------


class Scene:
    """Ann, who asks for the rematch on the first node, and Bob and Cleo, who act on the second."""

    def __init__(self, nodes: list[Node], here: Party, there: Party) -> None:
        self.nodes = nodes
        self.here = here
        self.there = there
        self.old = here.state
        self.carried: Any = None  # what a rematch takes along, when nothing happens meanwhile

    @property
    def ann(self) -> Member:
        """The host, at the second node."""
        return self.there.members[0]

    @property
    def bob(self) -> Member:
        """Somebody else there."""
        return self.there.members[1]

    @property
    def cleo(self) -> Member:
        """And another one."""
        return self.there.members[2]

    async def now(self) -> tuple[Table, Mapping[str, str]]:
        """The table that people come to by the code, and their names, as the journal has them."""
        journal = self.nodes[0].journal
        name = await journal.find_table(self.here.code)
        assert name is not None
        return lines.fold(await journal.read_lines(name)), await journal.read_names(name)

    async def before(self) -> tuple[Table, Mapping[str, str]]:
        """The game that was over, and the names of its people."""
        journal = self.nodes[0].journal
        return lines.fold(await journal.read_lines(self.old.id)), await journal.read_names(
            self.old.id
        )


async def over(nodes: list[Node], settings: Settings = UNCLOCKED) -> Scene:
    """A game of one round that has come to its end."""
    seat = await access.open_table(nodes[0].registry, settings, "Ann")
    assert isinstance(seat, Credentials), seat
    here = Party(nodes[0].registry, FakeClock(), seat.code)
    here.members.append(Member(here, seat, "Ann"))
    await here.members[0].connects()
    for name in ("Bob", "Cleo"):
        await here.joins(name)
    assert await here.host.asks(ask.Start()) == OK
    assert await here.host.asks(ask.LastRound()) == OK
    await here.plays_to("end")
    assert here.state.stage == "over"
    there = Party(nodes[1].registry, here.clock, here.code)
    there.members = [Member(there, member.credentials, member.name) for member in here.members]
    await there.awake()
    for before, member in zip(here.members[1:], there.members[1:], strict=True):
        await before.disconnects()
        await member.connects()
    for party in (here, there):
        await party.live.chat.read()  # as every page that comes is told what was said
    return Scene(nodes, here, there)
