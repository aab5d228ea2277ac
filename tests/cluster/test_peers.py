"""Which notifications nodes send each other: two nodes over one PostgreSQL, each with its own bus.

Nodes do not poll here, so that whatever arrives was notified.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

import asyncpg
import pytest

from storyhare.cluster import Peers, timing
from storyhare.live import access
from storyhare.live.registry import TableRegistry
from storyhare.live.table import LiveTable
from storyhare.storage import OUTSIDE, Notification
from storyhare.storage.postgres import PostgresJournal, PostgresPresence
from storyhare.table import commands as ask
from storyhare.table.people.credentials import Credentials
from storyhare.table.settings import Settings
from storyhare.testing.storage.local_bus import LocalNotificationBus
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    FakeClock,
    Member,
    Party,
    RecordingViewer,
    cards_of,
)

SOON = 30.0


class SlowBus(LocalNotificationBus):
    """Keeps what it was told, and carries it when it is let."""

    def __init__(self, bus: LocalNotificationBus) -> None:
        super().__init__(bus.nodes)
        self.told: list[Notification] = []
        self.waits = False

    def send(self, notification: Notification) -> None:
        self.told.append(notification)
        if not self.waits:
            super().send(notification)

    def carry_on(self) -> None:
        """Carry what waits, and all that comes."""
        self.waits = False
        for notification in self.told:
            super().send(notification)


class Node:
    """A registry, and the notifications that it sends."""

    def __init__(self, database: str, name: str, bus: LocalNotificationBus) -> None:
        self.bus = SlowBus(bus)
        self.journal = PostgresJournal(database)
        known = Peers(
            name, self.bus, PostgresPresence(database, timing.ALIVE_FOR, timing.STOP_TIMEOUT)
        )
        self.registry = TableRegistry(self.journal, cards_of, FakeClock(), peers=known)

    def moves_told(self) -> list[int]:
        """The lines that others were told of since this was last asked."""
        told = [notification.seq for notification in self.bus.told if notification.seq != OUTSIDE]
        self.bus.told.clear()
        return told

    async def table(self, code: str) -> LiveTable:
        """A table, awake here."""
        found = await self.registry.find(code)
        assert found is not None
        return found

    async def watches(self, code: str) -> RecordingViewer:
        """A screen without a person comes."""
        screen = RecordingViewer(None)
        await (await self.table(code)).welcome(screen)
        return screen


@asynccontextmanager
async def two_nodes(database: str) -> AsyncIterator[tuple[Node, Node]]:
    bus = LocalNotificationBus()
    pair = (Node(database, "one", bus), Node(database, "other", bus))
    for node in pair:
        await node.journal.open()
        await node.registry.open()
    await until(lambda: all(node.registry.peers.others for node in pair))
    try:
        yield pair
    finally:
        for node in pair:
            await node.registry.close()
            await node.journal.close()


async def until(seen: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not seen():
            await asyncio.sleep(0.01)


async def sits_alone(node: Node) -> Member:
    """A host at a new table."""
    seat = await access.open_table(node.registry, Settings(clocks=NO_CLOCKS), "Ann")
    assert isinstance(seat, Credentials)
    host = Member(Party(node.registry, FakeClock(), seat.code), seat, "Ann")
    await host.connects()
    return host


async def left_alone(one: Node, other: Node) -> Member:
    """A host whose table somebody has watched on the other node, and does no longer."""
    host = await sits_alone(one)
    screen = await other.watches(host.credentials.code)
    table = await other.table(host.credentials.code)
    came = Notification(table.table.id, OUTSIDE)
    await until(lambda: came in other.bus.told)
    await table.farewell(screen)
    await until(lambda: not host.party.live.audience.has_remote_viewers)
    one.moves_told()
    return host


def is_locked(screen: RecordingViewer) -> bool:
    return bool(screen.views) and b'"locked":true' in screen.views[-1][0]


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "POLL_EVERY", 3600.0)


async def test_who_watches_on_another_node_sees_every_move(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await sits_alone(one)
        screen = await other.watches(host.credentials.code)
        assert await host.asks(ask.Lock(locked=True)) == OK
        await until(lambda: is_locked(screen))
        assert one.moves_told()
        assert host.party.live.audience.people_elsewhere == frozenset()  # a screen is nobody


async def test_a_table_that_nobody_looks_at_elsewhere_sends_no_notifications(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        assert await host.asks(ask.Lock(locked=True)) == OK
        await host.party.live.chat.say(host.person, "all alone", 10)
        await asyncio.sleep(0.1)  # what must not come cannot be waited for
        assert one.bus.told == []


async def test_who_finds_a_table_that_sent_no_notifications_finds_it_as_it_is(
    database: str,
) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        assert await host.asks(ask.Lock(locked=True)) == OK
        assert (await other.table(host.credentials.code)).table.locked


async def test_who_comes_while_something_happens_misses_nothing(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        other.bus.waits = True
        screen = await other.watches(host.credentials.code)
        await (
            await other.table(host.credentials.code)
        ).chat.read()  # as for every device that comes in
        assert await host.asks(ask.Lock(locked=True)) == OK
        await host.party.live.chat.say(host.person, "hello?", 10)
        assert one.bus.told == []
        other.bus.carry_on()
        await until(lambda: is_locked(screen) and "said" in screen.kinds)
        assert host.party.live.audience.has_remote_viewers


async def test_after_a_crash_of_the_database_nodes_say_again_who_is_here(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "POLL_EVERY", 0.05)
    async with two_nodes(database) as (one, other):
        host = await sits_alone(one)
        connection = await asyncpg.connect(database)
        noted = "SELECT count(*) FROM present"
        for _ in range(2):
            async with asyncio.timeout(SOON):
                while await connection.fetchval(noted) != 1:
                    await asyncio.sleep(0.01)
            await connection.execute("TRUNCATE nodes, present")  # as a crash leaves them
        await until(lambda: bool(one.registry.peers.others and other.registry.peers.others))
        async with asyncio.timeout(SOON):
            while (
                host.credentials.person
                not in (await other.table(host.credentials.code)).audience.people_elsewhere
            ):
                await asyncio.sleep(0.01)
                other.registry.forget(host.party.live.table.id)
        await connection.close()


async def test_a_database_that_forgets_everybody_while_the_last_one_goes_is_no_trouble(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_nodes(database) as (one, _):
        host = await sits_alone(one)
        known = one.registry.peers
        assert isinstance(known, Peers)
        await until(lambda: bool(known._reported))
        set_people = known._presence.set_people

        async def forgets(table_id: str, people: Mapping[str, float]) -> None:
            await set_people(table_id, people)
            known._reported.clear()  # as when the next heartbeat finds this node unknown

        known._presence.set_people = forgets  # type: ignore[method-assign]  # in just that moment
        await host.disconnects()
        await until(lambda: not known._jobs)
        assert caplog.records == []


async def test_people_who_come_in_by_another_node_are_seen_at_once(database: str) -> None:
    async with two_nodes(database) as (one, other):
        host = await left_alone(one, other)
        seat = await access.join(other.registry, host.credentials.code, "Bob")
        assert isinstance(seat, Credentials)
        await until(lambda: len(host.table["people"]) == 2)
