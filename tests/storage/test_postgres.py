"""PostgreSQL keeps the same promises as the other journals, and between nodes."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from storyhare.storage import (
    CodeTaken,
    Conflict,
    JournalUnavailable,
    Predecessor,
)
from storyhare.storage.postgres import PostgresJournal, schema
from storyhare.testing.storage.journals import (
    PROMISES,
    Promise,
    bodies,
    named,
    refused,
    write,
)

SOON = 60.0


@pytest_asyncio.fixture
async def journal(database: str) -> AsyncIterator[PostgresJournal]:
    async with opened(database) as made:
        yield made


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresJournal]:
    made = PostgresJournal(address)
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def ask(address: str, sql: str, *facts: Any) -> Any:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetchval(sql, *facts)
    finally:
        await connection.close()


@pytest.mark.parametrize("promise", PROMISES, ids=named)
async def test_postgresql_keeps_its_promise(promise: Promise, journal: PostgresJournal) -> None:
    await promise(journal)


# -- groups ----------------------------------------------------------------------------------------


async def test_appends_that_wait_are_kept_in_one_transaction(
    journal: PostgresJournal, database: str
) -> None:
    tables = [f"t{number}" for number in range(100)]
    await asyncio.gather(*[journal.append(write(table, 0, b"one")) for table in tables])
    await asyncio.gather(*[journal.append(write(table, 1, b"two")) for table in tables])
    sql = "SELECT count(DISTINCT xmin::text) FROM lines WHERE seq = 2"
    assert 1 <= await ask(database, sql) <= 3


async def test_an_append_that_cannot_be_kept_spoils_no_other(journal: PostgresJournal) -> None:
    names = [f"t{number}" for number in range(10)]
    await asyncio.gather(*[journal.append(write(name, 0, b"one")) for name in names])
    batch = [write(name, 1, b"two") for name in names]
    batch[4] = write("t4", 1, b"two", names={"p": "\ud800"})  # no UTF-8 for half a character
    batch[6] = write("t6", 1, b"two", names={"p": "a\0b"})  # PostgreSQL has no such text
    answers = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
    assert isinstance(answers.pop(6), JournalUnavailable)
    assert isinstance(answers.pop(4), JournalUnavailable)
    assert answers == [None] * 8
    assert await bodies(journal, "t4") == [b"one"]
    await journal.append(write("t4", 1, b"two"))


async def test_a_late_append_in_a_group_is_refused_alone(
    journal: PostgresJournal, database: str
) -> None:
    tables = [f"t{number}" for number in range(30)]
    await asyncio.gather(*[journal.append(write(table, 0, b"one")) for table in tables])
    async with opened(database) as other:
        late = set(tables[::3])
        for table in late:
            await other.append(write(table, 1, b"theirs"))
        batch = [write(table, 1, b"ours", names={"p": "Ada"}) for table in tables]
        answers = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
    for table, answer in zip(tables, answers, strict=True):
        if table in late:
            assert isinstance(answer, Conflict)
            assert await bodies(journal, table) == [b"one", b"theirs"]
            assert await journal.read_names(table) == {}
        else:
            assert answer is None


async def test_a_proof_is_written_to_the_disk(journal: PostgresJournal, database: str) -> None:
    connection = await asyncpg.connect(database)
    for _ in range(3):
        before = await connection.fetchval("SELECT pg_current_wal_insert_lsn()::text")
        await journal.check_writable()
        flushed = "SELECT pg_current_wal_flush_lsn() > $1::text::pg_lsn"
        assert await connection.fetchval(flushed, before)
    await connection.close()


async def test_a_proof_waits_for_no_other_node(database: str) -> None:
    connection = await asyncpg.connect(database)
    async with opened(database) as one, opened(database) as other:
        await one.check_writable()
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("UPDATE kept SET value = value")  # a node that stands still
        await asyncio.wait_for(other.check_writable(), SOON)
        await transaction.rollback()
    await connection.close()


async def test_two_nodes_on_the_same_tables_never_wait_crosswise(database: str) -> None:
    tables = [f"t{number}" for number in range(40)]
    async with opened(database) as left, opened(database) as right:
        await asyncio.gather(*[left.append(write(table, 0, b"0")) for table in tables])
        won = dict.fromkeys(("left", "right"), 0)

        async def move(name: str, journal: PostgresJournal, luck: random.Random) -> None:
            """All tables at once in any order, each behind the line that is the last."""
            for _ in range(15):
                mixed = luck.sample(tables, len(tables))
                heads = {row.table_id: row.seq for row in await journal.read_rows(tables)}
                writes = [write(table, heads[table], name.encode()) for table in mixed]
                answers = await asyncio.gather(*map(journal.append, writes), return_exceptions=True)
                assert {type(answer) for answer in answers} <= {type(None), Conflict}
                won[name] += answers.count(None)

        await asyncio.gather(
            move("left", left, random.Random(1)), move("right", right, random.Random(2))
        )
        streams = [await left.read_lines(table) for table in tables]
    assert sum(map(len, streams)) == len(tables) + sum(won.values())
    for stream in streams:
        assert [line.seq for line in stream] == list(range(1, len(stream) + 1))
    sql = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert await ask(database, sql) == 0


async def test_of_two_nodes_that_take_a_code_one_gets_it(database: str) -> None:
    async with opened(database) as left, opened(database) as right:
        for number in range(5):
            both = [
                left.append(write(f"l{number}", 0, b"one", code=f"HARE{number}")),
                right.append(write(f"r{number}", 0, b"one", code=f"HARE{number}")),
            ]
            answers = await asyncio.gather(*both, return_exceptions=True)
            assert sorted([type(a).__name__ for a in answers]) == ["CodeTaken", "NoneType"]
        await left.append(write("l9", 0, b"one", code="HASE", status="over"))
        both = [
            left.append(write("x", 0, b"again", code="HASE", replaces=Predecessor("l9", 1))),
            right.append(write("y", 0, b"again", code="HASE", replaces=Predecessor("l9", 1))),
        ]
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sorted([type(a).__name__ for a in answers]) == ["CodeTaken", "NoneType"]
        await refused(right.append(write("l9", 1, b"late", code="HASE")), CodeTaken)


async def test_commits_are_synced(journal: PostgresJournal) -> None:
    assert await journal._writer.fetchval("SHOW synchronous_commit") == "on"


async def test_every_key_begins_with_the_table(database: str) -> None:
    async with opened(database):
        pass
    sql = (
        "SELECT array_agg(c.relname || '.' || a.attname ORDER BY c.relname, a.attname)"
        " FROM pg_index i"
        " JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace"
        " JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]"
        " WHERE n.nspname = 'public'"
    )
    assert await ask(database, sql) == [
        "blob_pieces.table_id",
        "blobs.table_id",
        "channel_checks.at",  # no key: what is due
        "channel_checks.table_id",
        "channels.table_id",
        "chat.table_id",
        "codes.code",  # the way from a code to its table
        "deck_depot.id",  # a single row
        # Decks belong to no table: theirs begin with the deck's id.
        "deck_files.deck",
        "deck_games.deck",
        "decks.deck",
        "decks.owner",  # no key: the way from an owner to their decks
        "homes.table_id",
        "kept.key",
        "lines.table_id",
        "names.table_id",
        "nodes.node",
        "notifications.at",  # no key: what is due
        "notifications.table_id",
        "pairings.code",  # a TV that waits belongs to no table yet
        "present.table_id",
        "tables.code",  # no key: the way back for people whose table was put away
        "tables.id",
        "tables.id",  # the games over days
    ]


# -- the format ------------------------------------------------------------------------------------


async def test_nodes_that_start_at_once_migrate_once(database: str) -> None:
    journals = [PostgresJournal(database) for _ in range(4)]
    await asyncio.gather(*[journal.open() for journal in journals])
    await asyncio.gather(*[journal.close() for journal in journals])
    assert await ask(database, "SELECT count(*) FROM storyhare_schema") == 1
    assert await ask(database, "SELECT version FROM storyhare_schema") == len(schema.steps())


async def test_a_database_that_cannot_be_used_is_said_to_be_so(database: str) -> None:
    async with opened(database):
        pass
    await ask(database, "UPDATE storyhare_schema SET version = 99 RETURNING 1")
    with pytest.raises(JournalUnavailable, match="format 99, newer"):
        await PostgresJournal(database).open()
    nowhere = database.rpartition("/")[0] + "/nowhere"
    await refused(PostgresJournal(nowhere).open(), JournalUnavailable)
    await refused(PostgresJournal("postgresql://127.0.0.1:1/hare").open(), JournalUnavailable)
