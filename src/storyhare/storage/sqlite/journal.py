"""A journal in one SQLite file: write-ahead log, synced at every commit, one writer thread.

Appends that arrive while the disk is busy are committed together (group commit): the writer runs
all waiting jobs in one transaction, and they return after the commit.
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
from msgspec import Struct

from storyhare.storage.outages import OutageLog
from storyhare.storage.outbox.sqlite import SqliteOutbox
from storyhare.storage.port import (
    MOST_DUE,
    ChatLine,
    CodeTaken,
    Conflict,
    JournalUnavailable,
    Line,
    Row,
    Status,
    Write,
)
from storyhare.storage.sqlite import schema, statements
from storyhare.storage.sqlite.statements import ROW
from storyhare.threads import Threads

T = TypeVar("T")
Work = Callable[[apsw.Connection], Any]

# Faults of the values of one job: the jobs are tried again, each on its own. After a fault of the
# disk nothing is tried again: what could not be synced once may look synced the next time.
DATA_FAULTS = (TypeError, ValueError, OverflowError, apsw.ConstraintError, apsw.TooBigError)


class _Job(Struct, frozen=True):
    """Work for the writer, and the future of its caller."""

    work: Work
    future: asyncio.Future[Any]


class SqliteJournal:
    """A journal in one file."""

    def __init__(self, file: Path | str, vfs: str | None = None) -> None:
        self._file = str(file)
        self._vfs = vfs
        self._outages = OutageLog("the file with the tables", "written")
        self._turn: list[_Job] = []
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        # Reads have their own connection and thread, so that they never wait for the writer.
        self._reader: apsw.Connection | None = None
        self._reading: Threads | None = None
        self.outbox = SqliteOutbox(self._write, self._read, statements.check_not_replaced)

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        reading = Threads("journal: reads", 1)
        try:
            writer = await reading.run(self._connect)
            try:
                self._reader = await reading.run(self._connect)
            except JournalUnavailable:
                _close(writer)
                raise
        except JournalUnavailable:
            reading.close()
            raise
        self._reading = reading
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="journal")
        self._thread.start()

    async def close(self) -> None:
        # From here on no job is accepted: the writer stops at the None.
        thread, self._thread = self._thread, None
        if thread is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)
        reading, self._reading = self._reading, None
        if reading is not None:
            await reading.run(_close, self._reader)
            reading.close()

    def _connect(self) -> apsw.Connection:
        connection = None
        try:
            connection = apsw.Connection(self._file, vfs=self._vfs)
            self._prepare(connection)
        except JournalUnavailable:
            _close(connection)
            raise
        except (apsw.Error, OSError) as error:
            _close(connection)
            raise JournalUnavailable(str(error)) from error
        return connection

    def _prepare(self, connection: apsw.Connection) -> None:
        if connection.readonly("main"):  # SQLite opens a file of somebody else for reading
            raise apsw.ReadOnlyError("attempt to write a readonly database")
        connection.set_busy_timeout(5_000)
        connection.pragma("journal_mode", "wal")
        connection.pragma("synchronous", "full")
        schema.refuse_newer(connection)
        schema.migrate(connection)

    # -- the writer thread -------------------------------------------------------------------------

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
        _close(connection)

    def _commit(self, connection: apsw.Connection, jobs: list[_Job]) -> list[Any]:
        """Run jobs in one transaction; a result may be an exception, for its job alone."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [_run(connection, job.work) for job in jobs]
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, the writer must go on
            with contextlib.suppress(apsw.Error):
                connection.execute("ROLLBACK")
            if isinstance(error, DATA_FAULTS) and len(jobs) > 1:
                return [answer for job in jobs for answer in self._commit(connection, [job])]
            self._outages.failed(error)
            return [JournalUnavailable(str(error)) for _ in jobs]
        self._outages.succeeded()
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
        """Pass all jobs of this turn of the event loop to the writer, which wakes once for them."""
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
        except (apsw.Error, UnicodeDecodeError) as error:  # damaged text is not UTF-8
            raise JournalUnavailable(str(error)) from error

    # -- the port ----------------------------------------------------------------------------------

    def append(self, write: Write) -> asyncio.Future[None]:
        return self._write(lambda connection: statements.append(connection, write))

    async def read_lines(self, table_id: str, after: int = 0) -> Sequence[Line]:
        sql = "SELECT seq, version, body FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq"
        return await self._read(
            lambda connection: [Line(*line) for line in connection.execute(sql, (table_id, after))]
        )

    async def read_streams(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        return [await self.read_lines(table_id, after) for table_id, after in wanted]

    async def read_row(self, table_id: str) -> Row | None:
        rows = await self._rows(f"{ROW} WHERE id = ?", (table_id,))
        return rows[0] if rows else None

    async def read_rows(self, table_ids: Sequence[str]) -> Sequence[Row]:
        wanted = f"{ROW} WHERE id IN (SELECT value FROM json_each(?))"
        return await self._rows(wanted, (json.dumps(list(table_ids)),))

    async def read_names(self, table_id: str) -> Mapping[str, str]:
        sql = "SELECT person, name FROM names WHERE table_id = ?"
        return await self._read(lambda connection: dict(connection.execute(sql, (table_id,))))

    async def find_table(self, code: str) -> str | None:
        rows = await self._rows(f"{ROW} WHERE code = ? AND status != 'archived'", (code,))
        return rows[0].table_id if rows else None

    async def find_archived(self, code: str) -> Row | None:
        rows = await self._rows(statements.ARCHIVED, (code,))
        return rows[0] if rows else None

    async def find_rows(self, status: Status, before: float) -> Sequence[Row]:
        return await self._rows(f"{ROW} WHERE status = ? AND touched < ?", (status, before))

    async def find_due(self, before: float) -> Sequence[Row]:
        return await self._rows(statements.DUE, (before, MOST_DUE))

    async def count_codes(self) -> int:
        sql = "SELECT count(*) FROM tables WHERE status != 'archived'"
        return int(await self._read(lambda connection: connection.execute(sql).get))

    async def _rows(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        return await self._read(lambda c: [Row(*row) for row in c.execute(sql, values)])

    async def table_ids(self) -> Sequence[str]:
        sql = "SELECT id FROM tables ORDER BY id"
        return await self._read(
            lambda connection: [table_id for (table_id,) in connection.execute(sql)]
        )

    async def erase_name(self, table_id: str, person: str) -> None:
        sql = "DELETE FROM names WHERE table_id = ? AND person = ?"
        await self._write(lambda connection: statements.wipe(connection, sql, (table_id, person)))

    async def add_chat(self, table_id: str, line: ChatLine, keep: int) -> None:
        await self._write(lambda connection: statements.add_chat(connection, table_id, line, keep))

    async def read_chat(self, table_id: str) -> Sequence[ChatLine]:
        sql = "SELECT at, person, text FROM chat WHERE table_id = ? ORDER BY id"
        return await self._read(
            lambda c: [ChatLine(*message) for message in c.execute(sql, (table_id,))]
        )

    async def erase_chat(self, table_id: str, person: str | None = None) -> None:
        sql = "DELETE FROM chat WHERE table_id = ?1 AND (?2 IS NULL OR person = ?2)"
        await self._write(lambda connection: statements.wipe(connection, sql, (table_id, person)))

    async def delete_table(self, row: Row) -> None:
        await self._write(lambda connection: statements.delete_table(connection, row))

    async def compact(self, least: float) -> None:
        await self._read(lambda _: statements.compact(self._file, least))

    async def measure_bytes(self) -> int:
        sql = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        return int(await self._read(lambda connection: connection.execute(sql).get))

    async def get_or_store(self, key: str, value: bytes) -> bytes:
        stored: bytes = await self._write(
            lambda connection: statements.get_or_store(connection, key, value)
        )
        return stored

    async def check_writable(self) -> None:
        await self._write(
            lambda connection: statements.execute(connection, statements.WRITE_SOMETHING, ())
        )

    async def read_values(self) -> Mapping[str, bytes]:
        return await self._read(lambda c: dict(c.execute("SELECT key, value FROM kept")))


def _answer(jobs: list[_Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.future.done():  # the caller has stopped waiting
            continue
        if isinstance(answer, Exception):
            job.future.set_exception(answer)
        else:
            job.future.set_result(answer)


def _run(connection: apsw.Connection, work: Work) -> Any:
    """The job's result; a Conflict or CodeTaken is one, too, and has changed nothing."""
    try:
        return work(connection)
    except (Conflict, CodeTaken) as refusal:
        return refusal


def _close(connection: apsw.Connection | None) -> None:
    """Close a connection; what is committed is safe, even if SQLite cannot tidy up."""
    if connection is not None:
        with contextlib.suppress(apsw.Error):
            connection.close()
