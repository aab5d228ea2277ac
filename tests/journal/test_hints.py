"""Hints between nodes: over PostgreSQL, and within one process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from storyhare.journal.hints import OUTSIDE, Bus, Hint, pack, unpack
from storyhare.journal.postgres_notify import MOST_BYTES, TRY_AGAIN, PostgresBus
from storyhare.testing.local_bus import LocalBus
from storyhare.testing.postgres import PostgresProcess

SOON = 60.0


class Ear:
    """Collects what it hears."""

    def __init__(self) -> None:
        self.heard: list[Hint] = []
        self._news = asyncio.Event()

    def take(self, hints: tuple[Hint, ...]) -> None:
        self.heard += hints
        self._news.set()

    async def until(self, *wanted: Hint) -> None:
        async with asyncio.timeout(SOON):
            while not set(wanted) <= set(self.heard):
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def two(make: Callable[[], Bus]) -> AsyncIterator[tuple[Bus, Ear, Bus, Ear]]:
    left, right, left_ear, right_ear = make(), make(), Ear(), Ear()
    await left.open("left", left_ear.take)
    await right.open("right", right_ear.take)
    try:
        yield left, left_ear, right, right_ear
    finally:
        await left.close()
        await right.close()


async def carries_hints(make: Callable[[], Bus]) -> None:
    """What every bus does."""
    async with two(make) as (left, left_ear, right, right_ear):
        left.tell(Hint("a", 7))
        await right_ear.until(Hint("a", 7))
        right.tell(Hint("a", OUTSIDE))
        right.tell(Hint("häre \"'\\", 1))
        await left_ear.until(Hint("a", OUTSIDE), Hint("häre \"'\\", 1))
        many = [Hint(f"table number {number}", number + 1) for number in range(1_000)]
        for hint in many:
            left.tell(hint)
        await right_ear.until(*many)
        assert Hint("a", 7) not in left_ear.heard  # nobody hears their own


async def test_within_a_process() -> None:
    line = LocalBus()
    await carries_hints(line.another)


async def test_by_postgresql(database: str) -> None:
    await carries_hints(lambda: PostgresBus(database))


async def test_a_bus_over_postgresql_outlives_a_restart_of_the_database(
    own_postgres: PostgresProcess,
) -> None:
    address = await own_postgres.new_database()
    async with two(lambda: PostgresBus(address)) as (left, _, _, right_ear):
        await asyncio.to_thread(own_postgres.stop)
        left.tell(Hint("a", 1))  # lost, and no harm done
        await asyncio.to_thread(own_postgres.start)
        await comes_through(left, right_ear)


async def test_a_bus_that_is_away_for_long_is_told_once_and_once_that_it_is_back(
    own_postgres: PostgresProcess, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    bus, ear = PostgresBus(await own_postgres.new_database()), Ear()
    await bus.open("me", ear.take)
    try:
        assert caplog.messages == []
        for _ in range(2):
            caplog.clear()
            await asyncio.to_thread(own_postgres.stop)
            await told(caplog, "the bus (in the database) cannot be reached: ")
            await asyncio.sleep(4 * TRY_AGAIN)  # it is tried again, and must not be told again
            assert len(caplog.messages) == 1
            await asyncio.to_thread(own_postgres.start)
            await told(caplog, "the bus (in the database) can be reached again")
            assert len(caplog.messages) == 2
    finally:
        await bus.close()


async def told(caplog: pytest.LogCaptureFixture, message: str) -> None:
    """Wait for a line that begins like this."""
    async with asyncio.timeout(SOON):
        while not any(said.startswith(message) for said in caplog.messages):
            await asyncio.sleep(0.05)


async def comes_through(bus: Bus, ear: Ear) -> None:
    """Hints are heard again, by and by."""
    async with asyncio.timeout(SOON):
        seq = 1
        while not ear.heard:
            seq += 1
            bus.tell(Hint("a", seq))
            await asyncio.sleep(0.1)


def test_a_message_is_never_too_long_for_postgresql() -> None:
    hints = [Hint('"' * 60, number) for number in range(500)]
    messages = list(pack("me", hints, MOST_BYTES))
    assert max(map(len, messages)) <= MOST_BYTES
    assert [hint for message in messages for hint in unpack("you", message)] == hints
    assert [hint for message in messages for hint in unpack("me", message)] == []
    assert unpack("you", b"no message") == ()


def test_an_older_node_that_sends_lines_along_is_understood() -> None:
    assert unpack("you", b'["me",[["a",9,1,["00[]","11[]"]],["b",0]]]') == (
        Hint("a", 9),
        Hint("b", OUTSIDE),
    )
