"""Who is connected where, and which nodes live: nodes over one PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from storyhare.cluster import timing
from storyhare.storage.postgres import PostgresJournal, PostgresPresence


@asynccontextmanager
async def presences(database: str, *names: str) -> AsyncIterator[list[PostgresPresence]]:
    journal = PostgresJournal(database)
    await journal.open()
    await journal.close()
    opened = [PostgresPresence(database, timing.ALIVE_FOR, timing.STOP_TIMEOUT) for _ in names]
    for presence, name in zip(opened, names, strict=True):
        await presence.open(name)
    try:
        yield opened
    finally:
        for presence in opened:
            await presence.close()


def connected(**seconds: float) -> dict[str, float]:
    """People who have been connected for so long."""
    return {person_id: time.monotonic() - age for person_id, age in seconds.items()}


async def age(database: str, node: str, seconds: float) -> None:
    """Let a node have been silent for so long."""
    connection = await asyncpg.connect(database)
    past = "clock_timestamp() - make_interval(secs => $1)"
    await connection.execute(f"UPDATE nodes SET seen = {past} WHERE node = $2", seconds, node)
    await connection.close()


async def beat(presence: PostgresPresence) -> tuple[int, bool]:
    """How many others live, and whether this one was unknown."""
    told = await presence.heartbeat()
    return told.others, told.unknown


async def test_a_heartbeat_tells_the_time_of_the_database(database: str) -> None:
    async with presences(database, "a", "b") as (a, b):
        times = [(await each.heartbeat()).now for each in (a, b, a)]
        times.append(await time_of(database))
    assert times == sorted(times)


async def time_of(database: str) -> float:
    connection = await asyncpg.connect(database)
    now: float = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    await connection.close()
    return now


async def test_a_node_learns_who_else_lives_and_whether_it_was_known(database: str) -> None:
    async with presences(database, "a", "b") as (a, b):
        assert await beat(a) == (1, False)
        await age(database, "b", timing.ALIVE_FOR + 1)
        assert await beat(a) == (0, False)
        connection = await asyncpg.connect(database)
        await connection.execute("TRUNCATE nodes")
        await connection.close()
        assert await beat(b) == (0, True)
        assert await beat(a) == (1, True)


async def test_a_heartbeat_waits_for_nobody_who_comes(database: str) -> None:
    async with presences(database, "a") as (a,), a._pool.connected():
        assert await asyncio.wait_for(beat(a), 30.0) == (0, False)


async def test_of_somebody_on_two_nodes_the_newer_device_is_known(database: str) -> None:
    async with presences(database, "a", "b") as (a, b):
        await a.set_people("t", connected(ann=9.0, bo=9.0))
        await b.set_people("t", connected(ann=1.0))
        assert await a.people_elsewhere(["t", "u"]) == {"t": {"ann": True}}
        assert await b.people_elsewhere(["t"]) == {"t": {"ann": False, "bo": False}}


async def test_a_node_that_says_late_who_came_long_ago_does_not_take_them_back(
    database: str,
) -> None:
    async with presences(database, "a", "b") as (a, b):
        await b.set_people("t", connected(ann=0.5))
        await a.set_people("t", connected(ann=3.0))  # it stood still meanwhile
        assert await b.people_elsewhere(["t"]) == {"t": {"ann": False}}
        assert await a.people_elsewhere(["t"]) == {"t": {"ann": True}}


async def test_a_report_that_waits_for_its_turn_does_not_make_a_device_newer(database: str) -> None:
    async with presences(database, "a", "b") as (a, b):
        async with a._pool.connected():  # somebody else's report, which takes a while
            late = asyncio.create_task(a.set_people("t", connected(ann=0.5)))
            await asyncio.sleep(1.0)  # longer than ann's first device is older than her second
            await b.set_people("t", connected(ann=1.0))
        await late
        assert await b.people_elsewhere(["t"]) == {"t": {"ann": False}}
        assert await a.people_elsewhere(["t"]) == {"t": {"ann": True}}
