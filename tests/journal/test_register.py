"""Who is connected where, and where tables are at home: nodes over one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from storyhare.journal.postgres import PostgresJournal
from storyhare.journal.postgres_register import PostgresRegister
from storyhare.journal.register import Elsewhere, Present, Way

WAYS = {name: Way(name, "192.0.2.7", at, name.encode()) for at, name in enumerate(("a", "b", "c"))}


@asynccontextmanager
async def registers(database: str, *names: str) -> AsyncIterator[list[PostgresRegister]]:
    journal = PostgresJournal(database)
    await journal.open()
    await journal.close()
    opened = [PostgresRegister(database) for _ in names]
    for register, name in zip(opened, names, strict=True):
        await register.open(name, WAYS.get(name))
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
        await age(database, "b", 5.0)
        assert await beat(a) == (0, False)
        connection = await asyncpg.connect(database)
        await connection.execute("TRUNCATE nodes")
        await connection.close()
        assert await beat(b) == (0, True)
        assert await beat(a) == (1, True)
        assert await a.address() == "127.0.0.1"


async def test_a_sign_of_life_waits_for_nobody_who_comes(database: str) -> None:
    async with registers(database, "a") as (a,), a._desk._lock:
        assert await asyncio.wait_for(beat(a), 30.0) == (0, False)


async def test_of_somebody_on_two_nodes_the_newer_device_is_known(database: str) -> None:
    async with registers(database, "a", "b") as (a, b):
        await a.note("t", [Present("ann", "phone", 9.0), Present("bo", "laptop", 9.0)])
        await b.note("t", [Present("ann", "new", 1.0)])
        assert await a.elsewhere(["t", "u"]) == {"t": [Elsewhere("ann", newer=True)]}
        there = await b.elsewhere(["t"])
        assert sorted(there["t"], key=lambda one: one.person) == [
            Elsewhere("ann", newer=False), Elsewhere("bo", newer=False)
        ]  # fmt: skip


async def test_a_node_that_says_late_who_came_long_ago_does_not_take_them_back(
    database: str,
) -> None:
    async with registers(database, "a", "b") as (a, b):
        await b.note("t", [Present("ann", "new", 0.5)])
        await a.note("t", [Present("ann", "old", 3.0)])  # it stood still meanwhile
        assert await b.elsewhere(["t"]) == {"t": [Elsewhere("ann", newer=False)]}
        assert await a.elsewhere(["t"]) == {"t": [Elsewhere("ann", newer=True)]}


async def test_a_device_that_was_passed_on_is_not_newer_than_itself(database: str) -> None:
    async with registers(database, "a", "b") as (a, b):
        await a.note("t", [Present("ann", "phone", 3.0)])
        await b.note("t", [Present("ann", "phone", 2.9)])  # measured again
        for register in (a, b):
            assert await register.elsewhere(["t"]) == {"t": [Elsewhere("ann", newer=False)]}


async def test_the_first_who_asks_has_the_table_until_everybody_has_left(database: str) -> None:
    async with registers(database, "a", "b") as (a, b):
        assert await a.home("t", ()) is None
        assert await b.home("t", ()) == WAYS["a"]
        assert await a.home("t", ()) is None
        await a.note("t", [Present("ann", "new", 0.0)])
        assert await b.home("t", ()) == WAYS["a"]
        await a.note("t", [])
        assert await b.home("t", ()) is None
        assert await a.home("t", ()) == WAYS["b"]


async def test_a_table_that_began_with_its_audience_is_at_home_there(database: str) -> None:
    async with registers(database, "a", "b") as (a, b):
        await a.note("rematch", [Present("ann", "new", 0.0)])
        assert await b.home("rematch", ()) == WAYS["a"]
        await b.note("rematch", [Present("bo", "new", 0.0)])  # no way was found, so both serve it
        await b.note("rematch", [])
        assert await b.home("rematch", ()) == WAYS["a"]


async def test_a_table_leaves_a_node_that_is_late_gone_or_not_to_be_asked(database: str) -> None:
    async with registers(database, "a", "b", "c") as (a, b, c):
        assert await a.home("late", ()) is None
        await age(database, "a", 3.0)
        assert await b.home("late", ()) is None
        await a.beat()
        assert await a.home("late", ()) == WAYS["b"]
        assert await a.home("late", ["b"]) is None
        assert await c.home("gone", ()) is None
        assert await b.home("gone", ()) == WAYS["c"]
        await c.close()
        assert await b.home("gone", ()) is None
        assert await b.home("late", ()) == WAYS["a"]


async def test_a_node_without_a_way_keeps_its_tables(database: str) -> None:
    async with registers(database, "nowhere", "b") as (nowhere, b):
        assert await nowhere.home("t", ()) is None
        assert await b.home("t", ()) is None  # to be served there all the same
        async with registers(database, "c") as (c,):
            assert await c.home("t", ()) is None


async def test_of_many_who_come_at_once_one_has_the_table(database: str) -> None:
    async with registers(database, "a", "b", "c") as all_of_them:
        tables = [f"t{number}" for number in range(60)]

        async def ask(register: PostgresRegister) -> list[Way | None]:
            return [await register.home(table, ()) for table in tables]

        for told in zip(*await asyncio.gather(*map(ask, all_of_them)), strict=True):
            assert told.count(None) == 1
            assert len({way for way in told if way is not None}) == 1
