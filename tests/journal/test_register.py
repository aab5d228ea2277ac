"""Who is connected where, and which nodes live: nodes over one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from storyhare.journal.postgres import PostgresJournal
from storyhare.journal.postgres_register import PostgresRegister
from storyhare.journal.register import Elsewhere, Present
from storyhare.table.timing import ALIVE_FOR


@asynccontextmanager
async def registers(database: str, *names: str) -> AsyncIterator[list[PostgresRegister]]:
    journal = PostgresJournal(database)
    await journal.open()
    await journal.close()
    opened = [PostgresRegister(database, ALIVE_FOR) for _ in names]
    for register, name in zip(opened, names, strict=True):
        await register.open(name)
    try:
        yield opened
    finally:
        for register in opened:
            await register.close()


async def age(database: str, node: str, seconds: float) -> None:
    """Let a node have been silent for so long."""
    connection = await asyncpg.connect(database)
    past = "clock_timestamp() - make_interval(secs => $1)"
    await connection.execute(f"UPDATE nodes SET seen = {past} WHERE node = $2", seconds, node)
    await connection.close()


async def beat(register: PostgresRegister) -> tuple[int, bool]:
    """How many others live, and whether this one was unknown."""
    told = await register.beat()
    return told.others, told.unknown


async def test_a_sign_of_life_tells_the_time_of_the_database(database: str) -> None:
    async with registers(database, "a", "b") as (a, b):
        times = [(await each.beat()).now for each in (a, b, a)]
        times.append(await time_of(database))
    assert times == sorted(times)


async def time_of(database: str) -> float:
    connection = await asyncpg.connect(database)
    now: float = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    await connection.close()
    return now


async def test_a_node_learns_who_else_lives_and_whether_it_was_known(database: str) -> None:
    async with registers(database, "a", "b") as (a, b):
        assert await beat(a) == (1, False)
        await age(database, "b", ALIVE_FOR + 1)
        assert await beat(a) == (0, False)
        connection = await asyncpg.connect(database)
        await connection.execute("TRUNCATE nodes")
        await connection.close()
        assert await beat(b) == (0, True)
        assert await beat(a) == (1, True)


async def test_a_sign_of_life_waits_for_nobody_who_comes(database: str) -> None:
    async with registers(database, "a") as (a,), a._desk._lock:
        assert await asyncio.wait_for(beat(a), 30.0) == (0, False)


async def test_of_somebody_on_two_nodes_the_newer_device_is_known(database: str) -> None:
    async with registers(database, "a", "b") as (a, b):
        await a.note("t", [Present("ann", 9.0), Present("bo", 9.0)])
        await b.note("t", [Present("ann", 1.0)])
        assert await a.elsewhere(["t", "u"]) == {"t": [Elsewhere("ann", newer=True)]}
        there = await b.elsewhere(["t"])
        assert sorted(there["t"], key=lambda one: one.person) == [
            Elsewhere("ann", newer=False), Elsewhere("bo", newer=False)
        ]  # fmt: skip


async def test_a_node_that_says_late_who_came_long_ago_does_not_take_them_back(
    database: str,
) -> None:
    async with registers(database, "a", "b") as (a, b):
        await b.note("t", [Present("ann", 0.5)])
        await a.note("t", [Present("ann", 3.0)])  # it stood still meanwhile
        assert await b.elsewhere(["t"]) == {"t": [Elsewhere("ann", newer=False)]}
        assert await a.elsewhere(["t"]) == {"t": [Elsewhere("ann", newer=True)]}
