"""The statements that write to PostgreSQL: batches of appends at once, the rest step by step."""

import contextlib
import secrets
from collections.abc import Sequence
from typing import Any

import asyncpg

from storyhare.storage.outbox.postgres import CHECK_NOW, HOLDER
from storyhare.storage.port import (
    ChatLine,
    CodeTaken,
    Conflict,
    Row,
    Write,
)
from storyhare.storage.postgres.connection import Connection

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
CHECKED = """, checked AS (
    UPDATE channel_checks SET at = 0 FROM moved WHERE channel_checks.table_id = moved.id
)"""
NAMED = """, called AS (
    INSERT INTO names SELECT n.id, n.person, n.name
    FROM unnest($11::text[], $12::text[], $13::text[]) AS n (id, person, name)
    JOIN moved ON moved.id = n.id
    ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name
)"""
WHICH = " SELECT id FROM moved"


def is_plain(write: Write) -> bool:
    """Does the write only add lines to a table that is not archived?"""
    return write.after > 0 and write.row.status != "archived" and not write.forget


# Everything that belongs to a table.
DELETED = (
    ("lines", "table_id"), ("names", "table_id"), ("chat", "table_id"), ("codes", "table_id"),
    ("present", "table_id"), ("deck_games", "table_id"), ("channels", "table_id"),
    ("channel_checks", "table_id"), ("notifications", "table_id"), ("tables", "id"),
)  # fmt: skip


async def append_batch(connection: Connection, writes: Sequence[Write]) -> set[str]:
    """Store plain appends, sorted by table; returns the ids of the tables that had no conflict."""
    rows = [write.row for write in writes]
    lines = [
        (write.row.table_id, seq, write.version, body)
        for write in writes
        for seq, body in enumerate(write.bodies, write.after + 1)
    ]
    names = [
        (write.row.table_id, person, name)
        for write in writes
        for person, name in sorted(write.names.items())
    ]
    values = [
        [row.table_id for row in rows],
        [write.after for write in writes],
        [row.status for row in rows],
        [row.seq for row in rows],
        [row.deadline for row in rows],
        [row.touched for row in rows],
        *_columns(lines, 4),
    ]
    sql = MOVED + (CHECKED if any(write.notifies for write in writes) else "")
    if not names:
        moved = await connection.fetch(f"{sql}{WHICH}", *values)
    else:
        moved = await connection.fetch(f"{sql}{NAMED}{WHICH}", *values, *_columns(names, 3))
    return {table_id for (table_id,) in moved}


def _columns(rows: Sequence[tuple[Any, ...]], number: int) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(number)]


async def append(connection: Connection, write: Write) -> None:
    """Store one append on its own; raises Conflict or CodeTaken."""
    if is_plain(write) and write.row.table_id in await append_batch(connection, [write]):
        return
    async with connection.transaction():
        if write.after == 0:
            await _open_table(connection, write)
        else:
            await _reopen_or_archive(connection, write)
        await _insert(connection, write)


async def _open_table(connection: Connection, write: Write) -> None:
    """Open a table; rows are locked before codes, as in _reopen_or_archive, against deadlocks."""
    row, old = write.row, write.replaces
    if old is not None:
        sql = (
            "UPDATE tables SET status = 'archived', deadline = NULL, touched = $1"
            " WHERE id = $2 AND seq = $3 RETURNING 1"
        )
        if await connection.fetchval(sql, row.touched, old.table_id, old.seq) is None:
            raise Conflict
    sql = (
        "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING 1"
    )
    values = (row.table_id, row.code, row.status, row.seq, row.deadline, row.touched)
    if await connection.fetchval(sql, *values) is None:
        raise Conflict
    await _take_code(connection, row, None if old is None else old.table_id)
    if old is not None:
        # The chat moves along with the people.
        await connection.execute(
            "WITH gone AS (DELETE FROM chat WHERE table_id = $1 RETURNING id, at, person, text)"
            " INSERT INTO chat (table_id, at, person, text)"
            " SELECT $2, at, person, text FROM gone ORDER BY id",
            old.table_id,
            row.table_id,
        )
        # And how they want to be told.
        for part in ("channels", "channel_checks", "notifications"):
            sql = f"UPDATE {part} SET table_id = $2 WHERE table_id = $1"
            await connection.execute(sql, old.table_id, row.table_id)


async def _take_code(connection: Connection, row: Row, replaces: str | None) -> None:
    if row.status == "archived":
        return
    sql = (
        "INSERT INTO codes VALUES ($1, $2) ON CONFLICT (code) DO UPDATE"
        " SET table_id = excluded.table_id WHERE codes.table_id = $3 RETURNING 1"
    )
    if await connection.fetchval(sql, row.code, row.table_id, replaces) is None:
        raise CodeTaken


async def _reopen_or_archive(connection: Connection, write: Write) -> None:
    """Take a table out of the archive or put it there, and take or free its code."""
    row = write.row
    sql = "SELECT code, status FROM tables WHERE id = $1 AND seq = $2 FOR UPDATE"
    stored = await connection.fetchrow(sql, row.table_id, write.after)
    if stored is None:
        raise Conflict
    code, status = stored
    if row.status == "archived":
        sql = "DELETE FROM codes WHERE code = $1 AND table_id = $2"
        await connection.execute(sql, code, row.table_id)
    elif status == "archived":
        await _take_code(connection, row, None)
    sql = "UPDATE tables SET status = $2, seq = $3, deadline = $4, touched = $5 WHERE id = $1"
    await connection.execute(sql, row.table_id, row.status, row.seq, row.deadline, row.touched)


async def _insert(connection: Connection, write: Write) -> None:
    table_id = write.row.table_id
    lines = [
        (table_id, seq, write.version, body)
        for seq, body in enumerate(write.bodies, write.after + 1)
    ]
    await connection.execute(
        "INSERT INTO lines SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bytea[])",
        *_columns(lines, 4),
    )
    if write.names:
        await connection.execute(
            "INSERT INTO names SELECT * FROM unnest($1::text[], $2::text[], $3::text[])"
            " ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name",
            *_columns([(table_id, person, name) for person, name in write.names.items()], 3),
        )
    if write.erase_names_of:
        await connection.execute(
            "DELETE FROM names WHERE person = ANY($1::text[]) AND table_id IN"
            " (SELECT id FROM tables WHERE code = $2 AND status = 'archived' AND id <> $3)",
            list(write.erase_names_of),
            write.row.code,
            table_id,
        )
    if write.notifies:
        await connection.execute(CHECK_NOW, [table_id])
    for part in ("names", "chat", "channels", "notifications") if write.forget else ():
        await connection.execute(
            f"DELETE FROM {part} WHERE person = ANY($1::text[]) AND table_id IN"
            " (SELECT id FROM tables WHERE id = $2 OR (code = $3 AND status = 'archived'))",
            list(write.forget),
            table_id,
            write.row.code,
        )


async def add_chat(connection: Connection, table_id: str, line: ChatLine, keep: int) -> None:
    """Store a chat message; a rematch waits for it, and then takes it along."""
    async with connection.transaction():
        holder = await connection.fetchval(HOLDER, table_id)
        if holder not in (None, table_id):
            raise CodeTaken
        await connection.execute(
            "INSERT INTO chat (table_id, at, person, text) VALUES ($1, $2, $3, $4)",
            table_id,
            line.at,
            line.person,
            line.text,
        )
        await connection.execute(
            "DELETE FROM chat WHERE table_id = $1 AND id <= (SELECT id FROM chat"
            " WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)",
            table_id,
            keep,
        )


async def get_or_store(connection: Connection, key: str, value: bytes) -> bytes:
    """Store a value unless the key has one already; returns the stored value."""
    await connection.execute("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING", key, value)
    stored: bytes = await connection.fetchval("SELECT value FROM kept WHERE key = $1", key)
    return stored


async def check_writable(connection: Connection) -> None:
    """Write and delete a row; each call has its own, so that no node waits for another."""
    key = f"ready {secrets.token_hex(8)}"
    await connection.execute("INSERT INTO kept VALUES ($1, $2)", key, b"")
    await connection.execute("DELETE FROM kept WHERE key = $1", key)


async def delete_table(connection: Connection, row: Row) -> None:
    """Delete a table with everything that belongs to it; raises Conflict if it has changed."""
    known = await connection.fetchrow(
        "SELECT id, code, status, seq, deadline, touched FROM tables WHERE id = $1 FOR UPDATE",
        row.table_id,
    )
    if known is None or Row(*known) != row:
        raise Conflict
    for table, key in DELETED:
        await connection.execute(f"DELETE FROM {table} WHERE {key} = $1", row.table_id)


async def rewrite(connection: Connection) -> None:
    """Rewrite what held names and words of people, with the samples of them that the planner has.

    Old pages leave the disk with the checkpoint. It, and the samples, need rights that not every
    owner of tables has; without them both go when the database next does so by itself.
    """
    for table in ("names", "chat", "channels", "notifications"):
        await connection.execute(f"VACUUM (FULL, ANALYZE) {table}")
    for wish in ("VACUUM (FULL) pg_catalog.pg_statistic", "CHECKPOINT"):
        with contextlib.suppress(asyncpg.InsufficientPrivilegeError):
            await connection.execute(wish)
