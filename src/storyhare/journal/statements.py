"""What PostgreSQL is asked to keep: groups of appends in one statement, the rest step by step."""

import secrets
from collections.abc import Sequence
from typing import Any

from storyhare.journal.port import ChatLine, CodeTaken, Conflict, Row, Write
from storyhare.journal.schema import Connection

MOVED = """
WITH moved AS (
    UPDATE tables AS t
    SET status = w.status, seq = w.seq, deadline = w.deadline, touched = w.touched
    FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::float8[], $6::float8[])
        AS w (id, after, status, seq, deadline, touched)
    WHERE t.id = w.id AND t.seq = w.after AND t.status <> 'archived'
    RETURNING t.id
), kept AS (
    INSERT INTO lines SELECT l.id, l.seq, l.version, l.body
    FROM unnest($7::text[], $8::int[], $9::int[], $10::bytea[]) AS l (id, seq, version, body)
    JOIN moved ON moved.id = l.id
)"""
NAMED = """, called AS (
    INSERT INTO names SELECT n.id, n.person, n.name
    FROM unnest($11::text[], $12::text[], $13::text[]) AS n (id, person, name)
    JOIN moved ON moved.id = n.id
    ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name
)"""
WHICH = " SELECT id FROM moved"
HOLDER = "SELECT table_id FROM codes WHERE code = (SELECT code FROM tables WHERE id = $1) FOR SHARE"


def plain(write: Write) -> bool:
    """Does it only add to a table that is open?"""
    return write.after > 0 and write.row.status != "archived"


async def move(connection: Connection, writes: Sequence[Write]) -> set[str]:
    """Keep plain appends, sorted by table; answers the tables that were where they should be."""
    rows = [write.row for write in writes]
    lines = [
        (write.row.table, seq, write.version, body)
        for write in writes
        for seq, body in enumerate(write.bodies, write.after + 1)
    ]
    names = [
        (write.row.table, person, name)
        for write in writes
        for person, name in sorted(write.names.items())
    ]
    facts = [
        [row.table for row in rows],
        [write.after for write in writes],
        [row.status for row in rows],
        [row.seq for row in rows],
        [row.deadline for row in rows],
        [row.touched for row in rows],
        *_columns(lines, 4),
    ]
    if not names:
        found = await connection.fetch(f"{MOVED}{WHICH}", *facts)
    else:
        found = await connection.fetch(f"{MOVED}{NAMED}{WHICH}", *facts, *_columns(names, 3))
    return {table for (table,) in found}


def _columns(rows: Sequence[tuple[Any, ...]], number: int) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(number)]


async def append(connection: Connection, write: Write) -> None:
    """Keep one append on its own, or say what is in its way."""
    if plain(write) and write.row.table in await move(connection, [write]):
        return
    async with connection.transaction():
        if write.after == 0:
            await _open_table(connection, write)
        else:
            await _reopen_or_archive(connection, write)
        await _insert(connection, write)


async def _open_table(connection: Connection, write: Write) -> None:
    """Rows of tables are locked before their codes, here as when a table is archived."""
    row, old = write.row, write.replaces
    if old is not None:
        sql = (
            "UPDATE tables SET status = 'archived', deadline = NULL, touched = $1"
            " WHERE id = $2 AND seq = $3 RETURNING 1"
        )
        if await connection.fetchval(sql, row.touched, old.table, old.seq) is None:
            raise Conflict
    sql = (
        "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING 1"
    )
    facts = (row.table, row.code, row.status, row.seq, row.deadline, row.touched)
    if await connection.fetchval(sql, *facts) is None:
        raise Conflict
    await _take_code(connection, row, None if old is None else old.table)
    if old is not None:
        # What was said goes along with the people.
        await connection.execute(
            "WITH gone AS (DELETE FROM chat WHERE table_id = $1 RETURNING id, at, person, text)"
            " INSERT INTO chat (table_id, at, person, text)"
            " SELECT $2, at, person, text FROM gone ORDER BY id",
            old.table,
            row.table,
        )


async def _take_code(connection: Connection, row: Row, replaces: str | None) -> None:
    if row.status == "archived":
        return
    sql = (
        "INSERT INTO codes VALUES ($1, $2) ON CONFLICT (code) DO UPDATE"
        " SET table_id = excluded.table_id WHERE codes.table_id = $3 RETURNING 1"
    )
    if await connection.fetchval(sql, row.code, row.table, replaces) is None:
        raise CodeTaken


async def _reopen_or_archive(connection: Connection, write: Write) -> None:
    """Move a table from or to the archive; its code goes with it."""
    row = write.row
    sql = "SELECT code, status FROM tables WHERE id = $1 AND seq = $2 FOR UPDATE"
    found = await connection.fetchrow(sql, row.table, write.after)
    if found is None:
        raise Conflict
    code, status = found
    if row.status == "archived":
        sql = "DELETE FROM codes WHERE code = $1 AND table_id = $2"
        await connection.execute(sql, code, row.table)
    elif status == "archived":
        await _take_code(connection, row, None)
    sql = "UPDATE tables SET status = $2, seq = $3, deadline = $4, touched = $5 WHERE id = $1"
    await connection.execute(sql, row.table, row.status, row.seq, row.deadline, row.touched)


async def _insert(connection: Connection, write: Write) -> None:
    table = write.row.table
    lines = [
        (table, seq, write.version, body) for seq, body in enumerate(write.bodies, write.after + 1)
    ]
    await connection.execute(
        "INSERT INTO lines SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bytea[])",
        *_columns(lines, 4),
    )
    if write.names:
        await connection.execute(
            "INSERT INTO names SELECT * FROM unnest($1::text[], $2::text[], $3::text[])"
            " ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name",
            *_columns([(table, person, name) for person, name in write.names.items()], 3),
        )
    if write.unnamed:
        await connection.execute(
            "DELETE FROM names WHERE person = ANY($1::text[]) AND table_id IN"
            " (SELECT id FROM tables WHERE code = $2 AND status = 'archived' AND id <> $3)",
            list(write.unnamed),
            write.row.code,
            table,
        )


async def say(connection: Connection, table: str, line: ChatLine, keep: int) -> None:
    """Keep something said; whoever takes the code over waits until that is done, and takes it."""
    async with connection.transaction():
        holder = await connection.fetchval(HOLDER, table)
        if holder not in (None, table):
            raise CodeTaken
        await connection.execute(
            "INSERT INTO chat (table_id, at, person, text) VALUES ($1, $2, $3, $4)",
            table,
            line.at,
            line.person,
            line.text,
        )
        await connection.execute(
            "DELETE FROM chat WHERE table_id = $1 AND id <= (SELECT id FROM chat"
            " WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)",
            table,
            keep,
        )


async def remember(connection: Connection, key: str, value: bytes) -> bytes:
    await connection.execute("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING", key, value)
    kept: bytes = await connection.fetchval("SELECT value FROM kept WHERE key = $1", key)
    return kept


async def prove(connection: Connection) -> None:
    """A row of its own each time: no node ever waits for another's."""
    key = f"ready {secrets.token_hex(8)}"
    await connection.execute("INSERT INTO kept VALUES ($1, $2)", key, b"")
    await connection.execute("DELETE FROM kept WHERE key = $1", key)
