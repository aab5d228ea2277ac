"""Notifications between nodes: over PostgreSQL, and within one process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from storyhare.cluster import timing
from storyhare.storage.notifications import OUTSIDE, Notification, NotificationBus
from storyhare.storage.postgres.nodes.notify import PostgresNotificationBus
from storyhare.testing.storage.local_bus import LocalNotificationBus
from storyhare.testing.storage.postgres import PostgresProcess
from tests.server.database_link import Cable

SOON = 60.0


class Ear:
    """Collects what it hears."""

    def __init__(self) -> None:
        self.heard: list[Notification] = []
        self._news = asyncio.Event()

    def receive(self, notifications: tuple[Notification, ...]) -> None:
        self.heard += notifications
        self._news.set()

    async def until(self, *wanted: Notification) -> None:
        async with asyncio.timeout(SOON):
            while not set(wanted) <= set(self.heard):
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def two(
    make: Callable[[], NotificationBus],
) -> AsyncIterator[tuple[NotificationBus, Ear, NotificationBus, Ear]]:
    left, right, left_ear, right_ear = make(), make(), Ear(), Ear()
    await left.open("left", left_ear.receive)
    await right.open("right", right_ear.receive)
    try:
        yield left, left_ear, right, right_ear
    finally:
        await left.close()
        await right.close()


async def carries_notifications(make: Callable[[], NotificationBus]) -> None:
    """What every bus does."""
    async with two(make) as (left, left_ear, right, right_ear):
        left.send(Notification("a", 7))
        await right_ear.until(Notification("a", 7))
        right.send(Notification("a", OUTSIDE))
        right.send(Notification("häre \"'\\", 1))
        await left_ear.until(Notification("a", OUTSIDE), Notification("häre \"'\\", 1))
        many = [Notification(f"table number {number}", number + 1) for number in range(1_000)]
        for notification in many:
            left.send(notification)
        await right_ear.until(*many)
        assert Notification("a", 7) not in left_ear.heard  # nobody hears their own


def a_bus(address: str) -> PostgresNotificationBus:
    return PostgresNotificationBus(address, timing.GATHER_FOR, timing.RETRY_EVERY)


async def test_within_a_process() -> None:
    line = LocalNotificationBus()
    await carries_notifications(line.another)


async def test_by_postgresql(database: str) -> None:
    await carries_notifications(lambda: a_bus(database))


async def test_a_bus_over_postgresql_outlives_a_restart_of_the_database(
    own_postgres: PostgresProcess,
) -> None:
    address = await own_postgres.new_database()
    async with two(lambda: a_bus(address)) as (left, _, _, right_ear):
        await asyncio.to_thread(own_postgres.stop)
        left.send(Notification("a", 1))  # lost, and no harm done
        await asyncio.to_thread(own_postgres.start)
        await comes_through(left, right_ear)


class Pooler(Cable):
    """Hangs up on whoever wants to listen, as programs that lend connections do."""

    hangs_up = True

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if self.hangs_up and b"LISTEN" in data:
                break
            sink.write(data)
        sink.close()


async def test_a_bus_that_cannot_listen_says_so_once_and_once_that_it_can(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with Pooler(database).laid() as pooler:
        bus = a_bus(pooler.address)
        for _ in range(2):
            caplog.clear()
            pooler.hangs_up = True
            await bus.open("me", Ear().receive)
            try:
                await told(caplog, "the notification channel cannot be reached: ")
                await asyncio.sleep(4 * timing.RETRY_EVERY)  # tried again, and not told again
                assert len(caplog.messages) == 1
                pooler.hangs_up = False
                await told(caplog, "the notification channel can be reached again")
                assert len(caplog.messages) == 2
            finally:
                await bus.close()


async def test_a_bus_says_nothing_of_a_database_that_is_away(
    own_postgres: PostgresProcess, caplog: pytest.LogCaptureFixture
) -> None:
    """The heartbeat says that, once for all."""
    address = await own_postgres.new_database()
    async with two(lambda: a_bus(address)) as (left, _, _, right_ear):
        caplog.set_level("INFO")
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.sleep(4 * timing.RETRY_EVERY)  # long enough to be tried again several times
        await asyncio.to_thread(own_postgres.start)
        await comes_through(left, right_ear)
    assert caplog.messages == []


async def told(caplog: pytest.LogCaptureFixture, message: str) -> None:
    """Wait for a line that begins like this."""
    async with asyncio.timeout(SOON):
        while not any(said.startswith(message) for said in caplog.messages):
            await asyncio.sleep(0.05)


async def comes_through(bus: NotificationBus, ear: Ear) -> None:
    """Notifications are heard again, by and by."""
    async with asyncio.timeout(SOON):
        seq = 1
        while not ear.heard:
            seq += 1
            bus.send(Notification("a", seq))
            await asyncio.sleep(0.1)


async def test_what_nodes_of_other_versions_send_is_understood_or_left_alone(database: str) -> None:
    bus, ear = a_bus(database), Ear()
    await bus.open("me", ear.receive)
    other = await asyncpg.connect(database)
    try:
        for message in (
            "no message",
            '["you"]',
            '["me",[["a",8]]]',
            '["you",[["a",9,1,["00[]","11[]"]],["b",0]]]',  # several, with lines along
        ):
            await other.execute("SELECT pg_notify('storyhare', $1)", message)
        await ear.until(Notification("b", OUTSIDE))
    finally:
        await other.close()
        await bus.close()
    assert ear.heard == [Notification("a", 9), Notification("b", OUTSIDE)]
