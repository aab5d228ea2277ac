"""The statements of the journal in an SQLite file."""

import contextlib
from typing import Any

import apsw

from storyhare.storage.outbox.sqlite import CHECK_NOW
from storyhare.storage.port import (
    ChatLine,
    CodeTaken,
    Conflict,
    Row,
    Write,
)

ROW = "SELECT id, code, status, seq, deadline, touched FROM tables"
# As much as a large move, in place of what the last check wrote, so that the file does not grow.
WRITE_SOMETHING = """
INSERT INTO kept VALUES ('ready', randomblob(4096))
ON CONFLICT (key) DO UPDATE SET value = excluded.value"""
REPLACED = (
    "SELECT 1 FROM tables AS mine JOIN tables AS now ON now.code = mine.code"
    " WHERE mine.id = ? AND now.status != 'archived' AND now.id != mine.id"
)
DELETE_TABLE = [
    f"DELETE FROM {name} WHERE {key} = ?"
    for name, key in (
        ("lines", "table_id"), ("names", "table_id"), ("chat", "table_id"),
        ("channels", "table_id"), ("channel_checks", "table_id"), ("notifications", "table_id"),
        ("tables", "id"),
    )
]  # fmt: skip
# Everything about a person that is erased, at a table and those that had its code before.
FORGET = [
    f"DELETE FROM {name} WHERE person = ?3 AND table_id IN"
    " (SELECT id FROM tables WHERE id = ?1 OR (code = ?2 AND status = 'archived'))"
    for name in ("names", "chat", "channels", "notifications")
]
# Stays until unused space, which may hold older copies, was given back.
ERASED = "INSERT OR REPLACE INTO kept VALUES ('erased', randomblob(8))"
# A rematch touches the table it replaces when it begins: of two with the same time, the shorter
# stream is the newer table.
ARCHIVED = f"{ROW} WHERE code = ? AND status = 'archived' ORDER BY touched DESC, seq LIMIT 1"

DUE = f"{ROW} WHERE status = 'days' AND deadline <= ? ORDER BY deadline LIMIT ?"


def check_not_replaced(connection: apsw.Connection, table_id: str) -> None:
    """CodeTaken: another table has its code."""
    if connection.execute(REPLACED, (table_id,)).get is not None:
        raise CodeTaken


def append(connection: apsw.Connection, write: Write) -> None:
    """Store lines; Conflict and CodeTaken are raised before anything is written."""
    row = write.row
    if write.after == 0:
        _open_table(connection, write)
    else:
        _update_table(connection, write)
    for seq, body in enumerate(write.bodies, write.after + 1):
        values = (row.table_id, seq, write.version, body)
        connection.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", values)
    if write.names:
        connection.executemany(
            "INSERT INTO names VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name",
            [(row.table_id, person, name) for person, name in write.names.items()],
        )
    if write.erase_names_of:
        connection.executemany(
            "DELETE FROM names WHERE person = ? AND table_id IN"
            " (SELECT id FROM tables WHERE code = ? AND status = 'archived' AND id != ?)",
            [(person, row.code, row.table_id) for person in write.erase_names_of],
        )
    for person in write.forget:
        for sql in FORGET:
            wipe(connection, sql, (row.table_id, row.code, person))
        connection.execute(ERASED)
    if write.notifies:
        connection.execute(CHECK_NOW, (row.table_id,))


def _update_table(connection: apsw.Connection, write: Write) -> None:
    """Most lines leave the status alone. Try that first: SQLite then updates no index."""
    row = write.row
    connection.execute(
        "UPDATE tables SET seq = ?, deadline = ?, touched = ?"
        " WHERE id = ? AND seq = ? AND status = ?",
        (row.seq, row.deadline, row.touched, row.table_id, write.after, row.status),
    )
    if connection.changes():
        return
    try:
        connection.execute(
            "UPDATE tables SET status = ?, seq = ?, deadline = ?, touched = ?"
            " WHERE id = ? AND seq = ?",
            (row.status, row.seq, row.deadline, row.touched, row.table_id, write.after),
        )
    except apsw.ConstraintError:  # it was archived, and another table has its code now
        raise CodeTaken from None
    if not connection.changes():
        raise Conflict


def _open_table(connection: apsw.Connection, write: Write) -> None:
    row = write.row
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (row.table_id,)).get is not None:
        raise Conflict
    sql = "SELECT id FROM tables WHERE code = ? AND status != 'archived'"
    holder = connection.execute(sql, (row.code,)).get
    old = write.replaces
    if holder is not None and (old is None or holder != old.table_id):
        raise CodeTaken
    if old is not None:
        connection.execute(
            "UPDATE tables SET status = 'archived', deadline = NULL, touched = ?"
            " WHERE id = ? AND seq = ?",
            (row.touched, old.table_id, old.seq),
        )
        if not connection.changes():
            raise Conflict
        # The chat moves along with the people, and how they want to be told.
        for name in ("chat", "channels", "channel_checks", "notifications"):
            sql = f"UPDATE {name} SET table_id = ? WHERE table_id = ?"
            connection.execute(sql, (row.table_id, old.table_id))
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)",
        (row.table_id, row.code, row.status, row.seq, row.deadline, row.touched),
    )


def add_chat(connection: apsw.Connection, table_id: str, line: ChatLine, keep: int) -> None:
    """Store a chat message and delete the oldest ones."""
    check_not_replaced(connection, table_id)
    connection.execute(
        "INSERT INTO chat (table_id, at, person, text) VALUES (?, ?, ?, ?)",
        (table_id, line.at, line.person, line.text),
    )
    connection.execute(
        "DELETE FROM chat WHERE table_id = ? AND id <= (SELECT id FROM chat WHERE table_id = ?"
        " ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (table_id, table_id, keep),
    )


def execute(connection: apsw.Connection, sql: str, values: tuple[Any, ...]) -> None:
    """Run one statement."""
    connection.execute(sql, values)


def wipe(connection: apsw.Connection, sql: str, values: tuple[Any, ...]) -> None:
    """Delete something so that its bytes are overwritten in the file."""
    connection.pragma("secure_delete", True)
    try:
        connection.execute(sql, values)
    finally:
        connection.pragma("secure_delete", False)


def delete_table(connection: apsw.Connection, row: Row) -> None:
    """Delete a table and everything that belongs to it; raises Conflict if it has changed."""
    known = [Row(*each) for each in connection.execute(f"{ROW} WHERE id = ?", (row.table_id,))]
    if known != [row]:
        raise Conflict
    for sql in DELETE_TABLE:
        wipe(connection, sql, (row.table_id,))


def compact(file: str, least: float) -> None:
    """Give unused space back; the write-ahead log is emptied too: it has older copies of pages."""
    with contextlib.closing(apsw.Connection(file)) as connection:
        connection.set_busy_timeout(5_000)
        free, pages = connection.pragma("freelist_count"), connection.pragma("page_count")
        erased = connection.execute("SELECT value FROM kept WHERE key = 'erased'").get
        if erased is not None or free >= least * pages:
            connection.execute("VACUUM")
            connection.execute("DELETE FROM kept WHERE key = 'erased' AND value = ?", (erased,))
            connection.pragma("wal_checkpoint(truncate)")


def get_or_store(connection: apsw.Connection, key: str, value: bytes) -> bytes:
    """Store a value unless its key has one; returns the stored value."""
    connection.execute("INSERT OR IGNORE INTO kept VALUES (?, ?)", (key, value))
    stored: bytes = connection.execute("SELECT value FROM kept WHERE key = ?", (key,)).get
    return stored
