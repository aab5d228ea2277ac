"""A journal in one SQLite file: write-ahead log, synced at every commit, one writer thread.

Appends that arrive while the disk is busy are committed together (group commit): the writer takes
all that wait, runs them in one transaction, and answers them after the commit.
"""

import asyncio
import contextlib
import json
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import apsw

from storyhare.journal import sqlite_schema
from storyhare.journal.port import (
    ChatLine,
    CodeTaken,
    Conflict,
    JournalUnavailable,
    Line,
    Row,
    Status,
    Write,
)
from storyhare.threads import Threads

T = TypeVar("T")
Work = Callable[[apsw.Connection], Any]

# Faults of what one job wants to write: the others are tried again, each on its own. After a fault
# of the disk nothing is tried again, since what could not be synced once may look synced later.
OWN_FAULT = (TypeError, ValueError, OverflowError, apsw.ConstraintError, apsw.TooBigError)
ROW = "SELECT id, code, status, seq, deadline, touched FROM tables"
# As much as a large move. It replaces what was written the last time, so that nothing grows.
PROVE = """
INSERT INTO kept VALUES ('ready', randomblob(4096))
ON CONFLICT (key) DO UPDATE SET value = excluded.value"""
REPLACED = (
    "SELECT 1 FROM tables AS mine JOIN tables AS now ON now.code = mine.code"
    " WHERE mine.id = ? AND now.status != 'archived' AND now.id != mine.id"
)
# A table that a rematch has replaced was touched when that began: of two, the shorter one is it.
ARCHIVED = f"{ROW} WHERE code = ? AND status = 'archived' ORDER BY touched DESC, seq LIMIT 1"


class _Job:
    """Some work for the writer, and who waits for it."""

    __slots__ = ("future", "work")

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future


class SqliteJournal:
    """The port over one file."""

    def __init__(self, file: Path | str, vfs: str | None = None) -> None:
        self._file = str(file)
        self._vfs = vfs
        self._turn: list[_Job] = []
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        # One connection, and a thread of its own: a look-up waits for look-ups alone.
        self._reader: apsw.Connection | None = None
        self._reading: Threads | None = None

    # -- life ------------------------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        reading = Threads("journal: reads", 1)
        try:
            writer = await reading.run(self._connect)
            try:
                self._reader = await reading.run(self._connect)
            except JournalUnavailable:
                _let_go(writer)
                raise
        except JournalUnavailable:
            reading.close()
            raise
        self._reading = reading
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="journal")
        self._thread.start()

    async def close(self) -> None:
        # From here on nothing more is accepted: behind the None nobody would answer it.
        thread, self._thread = self._thread, None
        if thread is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)
        reading, self._reading = self._reading, None
        if reading is not None:
            await reading.run(_let_go, self._reader)
            reading.close()

    def _connect(self) -> apsw.Connection:
        connection = None
        try:
            connection = apsw.Connection(self._file, vfs=self._vfs)
            self._prepare(connection)
        except JournalUnavailable:
            _let_go(connection)
            raise
        except apsw.Error as error:
            _let_go(connection)
            raise JournalUnavailable(str(error)) from error
        return connection

    def _prepare(self, connection: apsw.Connection) -> None:
        connection.set_busy_timeout(5_000)
        connection.pragma("journal_mode", "wal")
        connection.pragma("synchronous", "full")
        sqlite_schema.refuse_newer(connection)
        sqlite_schema.migrate(connection)

    # -- the writer thread -----------------------------------------------------------------------

    def _write_all(self, connection: apsw.Connection) -> None:
        stopping = False
        while not stopping:
            turns = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while True:
                    turns.append(self._jobs.get_nowait())
            stopping = None in turns
            work = [job for turn in turns if turn is not None for job in turn]
            if work:
                answers = self._commit(connection, work)
                self._loop.call_soon_threadsafe(_answer, work, answers)
        _let_go(connection)

    def _commit(self, connection: apsw.Connection, jobs: list[_Job]) -> list[Any]:
        """Run jobs in one transaction; an answer may be an exception, for its job alone."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [_run(connection, job.work) for job in jobs]
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, the writer must live on
            with contextlib.suppress(apsw.Error):
                connection.execute("ROLLBACK")
            if isinstance(error, OWN_FAULT) and len(jobs) > 1:
                return [answer for job in jobs for answer in self._commit(connection, [job])]
            return [JournalUnavailable(str(error)) for _ in jobs]
        return answers

    def _write(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._thread is None:
            future.set_exception(JournalUnavailable("the journal is closed"))
            return future
        if not self._turn:
            self._loop.call_soon(self._hand_over)
        self._turn.append(_Job(work, future))
        return future

    def _hand_over(self) -> None:
        """Give the writer all that came in this turn of the loop: it is woken once for them."""
        turn, self._turn = self._turn, []
        if turn:
            self._jobs.put(turn)

    async def _read(self, work: Callable[[apsw.Connection], T]) -> T:
        if self._reading is None:
            raise JournalUnavailable("the journal is closed")
        return await self._reading.run(self._read_now, work)

    def _read_now(self, work: Callable[[apsw.Connection], T]) -> T:
        assert self._reader is not None
        try:
            return work(self._reader)
        except (apsw.Error, UnicodeDecodeError) as error:  # damaged text is no text
            raise JournalUnavailable(str(error)) from error

    # -- the port --------------------------------------------------------------------------------

    def append(self, write: Write) -> asyncio.Future[None]:
        return self._write(lambda connection: _append(connection, write))

    async def read(self, table: str, after: int = 0) -> Sequence[Line]:
        sql = "SELECT seq, version, body FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq"
        return await self._read(
            lambda connection: [Line(*found) for found in connection.execute(sql, (table, after))]
        )

    async def several(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        return [await self.read(table, after) for table, after in wanted]

    async def row(self, table: str) -> Row | None:
        found = await self._rows(f"{ROW} WHERE id = ?", (table,))
        return found[0] if found else None

    async def these(self, tables: Sequence[str]) -> Sequence[Row]:
        wanted = f"{ROW} WHERE id IN (SELECT value FROM json_each(?))"
        return await self._rows(wanted, (json.dumps(list(tables)),))

    async def names(self, table: str) -> Mapping[str, str]:
        sql = "SELECT person, name FROM names WHERE table_id = ?"
        return await self._read(lambda connection: dict(connection.execute(sql, (table,))))

    async def find(self, code: str) -> str | None:
        found = await self._rows(f"{ROW} WHERE code = ? AND status != 'archived'", (code,))
        return found[0].table if found else None

    async def archived(self, code: str) -> Row | None:
        found = await self._rows(ARCHIVED, (code,))
        return found[0] if found else None

    async def rows(self, status: Status, before: float) -> Sequence[Row]:
        return await self._rows(f"{ROW} WHERE status = ? AND touched < ?", (status, before))

    async def due(self, before: float) -> Sequence[Row]:
        return await self._rows(f"{ROW} WHERE deadline < ? AND status = 'live'", (before,))

    async def _rows(self, sql: str, facts: tuple[Any, ...]) -> list[Row]:
        return await self._read(lambda c: [Row(*found) for found in c.execute(sql, facts)])

    async def tables(self) -> Sequence[str]:
        sql = "SELECT id FROM tables ORDER BY id"
        return await self._read(lambda connection: [found[0] for found in connection.execute(sql)])

    async def erase_name(self, table: str, person: str) -> None:
        sql = "DELETE FROM names WHERE table_id = ? AND person = ?"
        await self._write(lambda connection: _just(connection, sql, (table, person)))

    async def say(self, table: str, line: ChatLine, keep: int) -> None:
        await self._write(lambda connection: _say(connection, table, line, keep))

    async def chat(self, table: str) -> Sequence[ChatLine]:
        sql = "SELECT at, person, text FROM chat WHERE table_id = ? ORDER BY id"
        return await self._read(lambda c: [ChatLine(*found) for found in c.execute(sql, (table,))])

    async def erase_chat(self, table: str) -> None:
        sql = "DELETE FROM chat WHERE table_id = ?"
        await self._write(lambda connection: _just(connection, sql, (table,)))

    async def remember(self, key: str, value: bytes) -> bytes:
        kept: bytes = await self._write(lambda connection: _remember(connection, key, value))
        return kept

    async def prove(self) -> None:
        await self._write(lambda connection: _just(connection, PROVE, ()))

    async def kept(self) -> Mapping[str, bytes]:
        return await self._read(lambda c: dict(c.execute("SELECT key, value FROM kept")))


def _answer(jobs: list[_Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.future.done():  # whoever waited has gone
            continue
        if isinstance(answer, Exception):
            job.future.set_exception(answer)
        else:
            job.future.set_result(answer)


def _run(connection: apsw.Connection, work: Work) -> Any:
    """The job's answer; what the job may object to is an answer too and undoes only itself."""
    try:
        return work(connection)
    except (Conflict, CodeTaken) as objection:
        return objection


def _let_go(connection: apsw.Connection | None) -> None:
    """Close; what is committed is safe whether or not the last tidying up succeeds."""
    if connection is not None:
        with contextlib.suppress(apsw.Error):
            connection.close()


def _append(connection: apsw.Connection, write: Write) -> None:
    """An objection comes before anything is written, so that it leaves nothing to undo."""
    row = write.row
    if write.after == 0:
        _open_table(connection, write)
    else:
        _update_table(connection, write)
    for seq, body in enumerate(write.bodies, write.after + 1):
        facts = (row.table, seq, write.version, body)
        connection.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", facts)
    if write.names:
        connection.executemany(
            "INSERT INTO names VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name",
            [(row.table, person, name) for person, name in write.names.items()],
        )
    if write.unnamed:
        connection.executemany(
            "DELETE FROM names WHERE person = ? AND table_id IN"
            " (SELECT id FROM tables WHERE code = ? AND status = 'archived' AND id != ?)",
            [(person, row.code, row.table) for person in write.unnamed],
        )


def _update_table(connection: apsw.Connection, write: Write) -> None:
    """Most lines change nothing that an index is about, so that is tried first: it costs less."""
    row = write.row
    connection.execute(
        "UPDATE tables SET seq = ?, touched = ?"
        " WHERE id = ? AND seq = ? AND status = ? AND deadline IS ?",
        (row.seq, row.touched, row.table, write.after, row.status, row.deadline),
    )
    if connection.changes():
        return
    try:
        connection.execute(
            "UPDATE tables SET status = ?, seq = ?, deadline = ?, touched = ?"
            " WHERE id = ? AND seq = ?",
            (row.status, row.seq, row.deadline, row.touched, row.table, write.after),
        )
    except apsw.ConstraintError:  # it was archived, and its code belongs to another table now
        raise CodeTaken from None
    if not connection.changes():
        raise Conflict


def _open_table(connection: apsw.Connection, write: Write) -> None:
    row = write.row
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (row.table,)).get is not None:
        raise Conflict
    sql = "SELECT id FROM tables WHERE code = ? AND status != 'archived'"
    holder = connection.execute(sql, (row.code,)).get
    old = write.replaces
    if holder is not None and (old is None or holder != old.table):
        raise CodeTaken
    if old is not None:
        connection.execute(
            "UPDATE tables SET status = 'archived', deadline = NULL, touched = ?"
            " WHERE id = ? AND seq = ?",
            (row.touched, old.table, old.seq),
        )
        if not connection.changes():
            raise Conflict
        # What was said goes along with the people.
        connection.execute(
            "UPDATE chat SET table_id = ? WHERE table_id = ?", (row.table, old.table)
        )
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)",
        (row.table, row.code, row.status, row.seq, row.deadline, row.touched),
    )


def _say(connection: apsw.Connection, table: str, line: ChatLine, keep: int) -> None:
    if connection.execute(REPLACED, (table,)).get is not None:
        raise CodeTaken
    connection.execute(
        "INSERT INTO chat (table_id, at, person, text) VALUES (?, ?, ?, ?)",
        (table, line.at, line.person, line.text),
    )
    connection.execute(
        "DELETE FROM chat WHERE table_id = ? AND id <= (SELECT id FROM chat WHERE table_id = ?"
        " ORDER BY id DESC LIMIT 1 OFFSET ?)",
        (table, table, keep),
    )


def _just(connection: apsw.Connection, sql: str, facts: tuple[Any, ...]) -> None:
    connection.execute(sql, facts)


def _remember(connection: apsw.Connection, key: str, value: bytes) -> bytes:
    connection.execute("INSERT OR IGNORE INTO kept VALUES (?, ?)", (key, value))
    kept: bytes = connection.execute("SELECT value FROM kept WHERE key = ?", (key,)).get
    return kept
