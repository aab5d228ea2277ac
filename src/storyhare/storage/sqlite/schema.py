"""The format of an SQLite file: numbered migrations, which only go forward.

Lines and tables are stored in the order in which they arrive, with their keys in an index. In
format 1 they were sorted by key: every line of a batch was on another page, and SQLite writes and
syncs whole pages (docs/decisions/0006-server.md has the figures).
"""

import contextlib
import logging
from pathlib import Path

import apsw

from storyhare.disk import keep_owner, sync
from storyhare.storage.port import TooNew

log = logging.getLogger("storyhare")

FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL, seq INTEGER NOT NULL,
    deadline REAL, touched REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE status != 'archived';
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE lines (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE names (
    table_id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, at REAL NOT NULL,
    person TEXT NOT NULL, text TEXT NOT NULL
) STRICT;
CREATE INDEX chat_table ON chat (table_id, id);
CREATE TABLE kept (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
"""
IN_ORDER_OF_ARRIVAL = """
ALTER TABLE tables RENAME TO sorted_tables;
DROP INDEX tables_code;
DROP INDEX tables_deadline;
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL, seq INTEGER NOT NULL,
    deadline REAL, touched REAL NOT NULL
) STRICT;
INSERT INTO tables SELECT id, code, status, seq, deadline, touched
    FROM sorted_tables ORDER BY touched;
DROP TABLE sorted_tables;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE status != 'archived';
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
ALTER TABLE lines RENAME TO sorted_lines;
CREATE TABLE lines (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;
INSERT INTO lines SELECT table_id, seq, version, body FROM sorted_lines ORDER BY table_id, seq;
DROP TABLE sorted_lines;
"""
# To find archived tables by their codes.
INDEX_OF_THE_ARCHIVE = "CREATE INDEX tables_archived ON tables (code) WHERE status = 'archived'"
# No query asks for deadlines, and every move with a clock had to update this index. One process
# has the file open, so no server of an earlier version still needs it.
NO_INDEX_OF_DEADLINES = "DROP INDEX tables_deadline"
# The games over days that are due; no other table is in this index.
INDEX_OF_DAYS = "CREATE INDEX tables_days ON tables (deadline) WHERE status = 'days'"
# Channels to people at tables over days, when to check whether to notify them, and what is sent.
OUTBOX = """
CREATE TABLE channels (
    table_id TEXT NOT NULL, id TEXT NOT NULL, person TEXT NOT NULL, since REAL NOT NULL,
    body BLOB NOT NULL, PRIMARY KEY (table_id, id)
) STRICT;
CREATE TABLE channel_checks (table_id TEXT NOT NULL PRIMARY KEY, at REAL) STRICT, WITHOUT ROWID;
CREATE INDEX channel_checks_due ON channel_checks (at) WHERE at IS NOT NULL;
CREATE TABLE notifications (
    table_id TEXT NOT NULL, channel TEXT NOT NULL, key TEXT NOT NULL, person TEXT NOT NULL,
    state TEXT NOT NULL, at REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    body BLOB NOT NULL, PRIMARY KEY (table_id, channel, key)
) STRICT;
CREATE INDEX notifications_waiting ON notifications (at) WHERE state = 'waiting';
"""
# No version will ever have so many migrations; a flipped bit may look like it.
IMPOSSIBLE = 1_000
STEPS = (
    FIRST, IN_ORDER_OF_ARRIVAL, INDEX_OF_THE_ARCHIVE, NO_INDEX_OF_DEADLINES, INDEX_OF_DAYS, OUTBOX,
)  # fmt: skip


def refuse_newer(connection: apsw.Connection) -> None:
    """Reject a file that only a later version of this program understands."""
    now = connection.pragma("user_version")
    if not 0 <= now < IMPOSSIBLE:
        raise apsw.CorruptError(f"the file has format {now}, which does not exist")
    if now > len(STEPS):
        raise TooNew(f"the file has format {now}, newer than {len(STEPS)}")


def migrate(connection: apsw.Connection) -> None:
    """Apply the missing migrations in one transaction; a file that is up to date is only read.

    A migration cannot be undone: before it a copy of the file is made beside it.
    """
    if connection.pragma("user_version") == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        now = connection.pragma("user_version")  # another process may have been faster
        if 0 < now < len(STEPS):
            _keep_copy(Path(connection.filename), now)
        for step in STEPS[now:]:
            connection.execute(step)
        connection.pragma("user_version", len(STEPS))
        connection.execute("COMMIT")
    except (apsw.Error, OSError):
        with contextlib.suppress(apsw.Error):
            connection.execute("ROLLBACK")
        raise


def _keep_copy(file: Path, now: int) -> None:
    """Copy a file that nobody else can write at the moment."""
    kept = file.with_name(f"{file.name}.format-{now}")
    unfinished = file.with_name(f".{kept.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with (
        contextlib.closing(apsw.Connection(str(file))) as source,
        contextlib.closing(apsw.Connection(str(unfinished))) as copied,
    ):
        with copied.backup("main", source, "main") as progress:
            progress.step(-1)
        copied.pragma("journal_mode", "delete")
    keep_owner(unfinished, file)
    sync(unfinished)
    unfinished.replace(kept)
    sync(file.parent)
    log.info("format %d of the tables is brought to %d; a copy is %s", now, len(STEPS), kept)
