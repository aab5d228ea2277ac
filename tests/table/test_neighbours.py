"""Which hints nodes give each other: two halls over one PostgreSQL, told apart by their buses.

Nodes do not look for themselves here, so that whatever arrives has come by a hint.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

import asyncpg
import pytest

from storyhare.journal.hints import OUTSIDE, Hint
from storyhare.journal.postgres import PostgresJournal
from storyhare.journal.postgres_register import PostgresRegister
from storyhare.journal.register import Present
from storyhare.table import commands as ask
from storyhare.table import timing
from storyhare.table.hall import Hall
from storyhare.table.live import LiveTable
from storyhare.table.neighbours import Neighbours
from storyhare.table.settings import Settings
from storyhare.table.tokens import Seat
from storyhare.testing.local_bus import LocalBus
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    FakeClock,
    Guest,
    Party,
    RecordingViewer,
    cards_of,
)

SOON = 30.0


class SlowBus(LocalBus):
    """Keeps what it was told, and carries it when it is let."""

    def __init__(self, line: LocalBus) -> None:
        super().__init__(line.line)
        self.told: list[Hint] = []
        self.waits = False

    def tell(self, hint: Hint) -> None:
        self.told.append(hint)
        if not self.waits:
            super().tell(hint)

    def carry_on(self) -> None:
        """Carry what waits, and all that comes."""
        self.waits = False
        for hint in self.told:
            super().tell(hint)


class Node:
    """A hall, and the hints that it gives."""

    def __init__(self, database: str, name: str, line: LocalBus) -> None:
        self.bus = SlowBus(line)
        self.journal = PostgresJournal(database)
        known = Neighbours(name, self.bus, PostgresRegister(database, timing.ALIVE_FOR))
        self.hall = Hall(self.journal, cards_of, FakeClock(), neighbours=known)

    def moves_told(self) -> list[int]:
        """The lines that others were told of since this was last asked."""
        told = [hint.seq for hint in self.bus.told if hint.seq != OUTSIDE]
        self.bus.told.clear()
        return told

    async def table(self, code: str) -> LiveTable:
        """A table, awake here."""
        found = await self.hall.find(code)
        assert found is not None
        return found

    async def watches(self, code: str) -> RecordingViewer:
        """A screen without a person comes."""
        screen = RecordingViewer(None)
        await (await self.table(code)).welcome(screen)
        return screen


@asynccontextmanager
async def two_nodes(database: str) -> AsyncIterator[tuple[Node, Node]]:
    line = LocalBus()
    pair = (Node(database, "one", line), Node(database, "other", line))
    for node in pair:
        await node.journal.open()
        await node.hall.open()
    await until(lambda: all(node.hall.other_nodes for node in pair))
    try:
        yield pair
    finally:
        for node in pair:
            await node.hall.close()
            await node.journal.close()


async def until(seen: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not seen():
            await asyncio.sleep(0.01)


async def sits_alone(node: Node) -> Guest:
    """A host at a new table."""
    seat = await node.hall.open_table(Settings(clocks=NO_CLOCKS), "Ann")
    assert isinstance(seat, Seat)
    host = Guest(Party(node.hall, FakeClock(), seat.code), seat, "Ann")
    await host.connects()
    return host


async def left_alone(one: Node, other: Node) -> Guest:
    """A host whose table somebody has watched on the other node, and does no longer."""
    host = await sits_alone(one)
    screen = await other.watches(host.seat.code)
    table = await other.table(host.seat.code)
    came = Hint(table.table.id, OUTSIDE)
    await until(lambda: came in other.bus.told)
    await table.farewell(screen)
    await until(lambda: not host.party.live.followed)
    one.moves_told()
    return host


def is_locked(screen: RecordingViewer) -> bool:
    return bool(screen.views) and b'"locked":true' in screen.views[-1][0]


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "LOOK_EVERY", 3600.0)


async def test_who_watches_on_another_node_sees_every_move(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await sits_alone(one)
        screen = await other.watches(host.seat.code)
        assert await host.asks(ask.Lock(locked=True)) == OK
        await until(lambda: is_locked(screen))
        assert one.moves_told()
        assert host.party.live.audience.elsewhere == frozenset()  # a screen is nobody


async def test_a_table_that_nobody_looks_at_elsewhere_gives_no_hints(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        assert await host.asks(ask.Lock(locked=True)) == OK
        await host.party.live.say(host.person, "all alone", 10)
        await asyncio.sleep(0.1)  # what must not come cannot be waited for
        assert one.bus.told == []


async def test_who_finds_a_table_that_gave_no_hints_finds_it_as_it_is(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        assert await host.asks(ask.Lock(locked=True)) == OK
        assert (await other.table(host.seat.code)).table.locked


async def test_who_comes_while_something_happens_misses_nothing(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        other.bus.waits = True
        screen = await other.watches(host.seat.code)
        await (await other.table(host.seat.code)).chat()  # as for every device that comes in
        assert await host.asks(ask.Lock(locked=True)) == OK
        await host.party.live.say(host.person, "hello?", 10)
        assert one.bus.told == []
        other.bus.carry_on()
        await until(lambda: is_locked(screen) and "said" in screen.kinds)
        assert host.party.live.followed


async def test_after_a_crash_of_the_database_nodes_say_again_who_is_here(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "LOOK_EVERY", 0.05)
    async with two_nodes(database) as (one, other):
        host = await sits_alone(one)
        connection = await asyncpg.connect(database)
        noted = "SELECT count(*) FROM present"
        for _ in range(2):
            async with asyncio.timeout(SOON):
                while await connection.fetchval(noted) != 1:
                    await asyncio.sleep(0.01)
            await connection.execute("TRUNCATE nodes, present")  # as a crash leaves them
        await until(lambda: bool(one.hall.other_nodes and other.hall.other_nodes))
        async with asyncio.timeout(SOON):
            while host.seat.person not in (await other.table(host.seat.code)).audience.elsewhere:
                await asyncio.sleep(0.01)
                other.hall._fall_asleep(host.party.live.table.id)
        await connection.close()


async def test_a_database_that_forgets_everybody_while_the_last_one_goes_is_no_trouble(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_nodes(database) as (one, _):
        host = await sits_alone(one)
        known = one.hall._neighbours
        assert known is not None
        await until(lambda: bool(known._noted))
        note = known._register.note

        async def forgets(table: str, people: Collection[Present]) -> None:
            await note(table, people)
            known._noted.clear()  # as when the next sign of life finds this node unknown

        known._register.note = forgets  # type: ignore[method-assign]  # in just that moment
        await host.disconnects()
        await until(lambda: not known._jobs)
        assert caplog.records == []


async def test_people_who_come_in_by_another_node_are_seen_at_once(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        seat = await other.hall.join(host.seat.code, "Bob")
        assert isinstance(seat, Seat)
        await until(lambda: len(host.table["people"]) == 2)
