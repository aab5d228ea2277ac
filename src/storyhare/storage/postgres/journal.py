"""A journal in PostgreSQL: one writer task stores all waiting appends in one statement.

Appends that arrive while the database is busy form a batch, sorted by table, so that batches of
several nodes cannot deadlock. If another node was faster at a table, only the append to that table
fails. Each statement is its own transaction, and synced to disk before its appends return.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from storyhare.storage.outbox.postgres import PostgresOutbox
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
from storyhare.storage.postgres import statements
from storyhare.storage.postgres.connection import (
    BACKUP,
    FAULTS,
    MOVES,
    PATIENCE,
    Connection,
    Pool,
    answered,
    connect,
    drop,
    is_data_fault,
    reason,
)
from storyhare.storage.postgres.schema import migrate

T = TypeVar("T")
Work = Callable[[Connection], Awaitable[Any]]

AGAIN_AFTER = 0.25  # seconds between attempts to reconnect
READERS = 4
MOST_JOBS = 10_000

ROW = "SELECT id, code, status, seq, deadline, touched FROM tables"
DUE = f"{ROW} WHERE status = 'days' AND deadline <= $1 ORDER BY deadline LIMIT $2"
# A rematch touches the table it replaces when it begins: of two with the same time, the shorter
# stream is the newer table.
ARCHIVED = f"{ROW} WHERE code = $1 AND status = 'archived' ORDER BY touched DESC, seq LIMIT 1"
READ_LINES = "SELECT seq, version, body FROM lines WHERE table_id = $1 AND seq > $2 ORDER BY seq"
READ_STREAMS = """
SELECT w.at, l.seq, l.version, l.body
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w (id, after, at)
JOIN lines AS l ON l.table_id = w.id AND l.seq > w.after ORDER BY w.at, l.seq"""


class _Job:
    """Work for the writer, and the future of its caller; plain writes are stored in batches."""

    __slots__ = ("future", "work", "write")

    def __init__(self, future: asyncio.Future[Any], work: Work, write: Write | None = None) -> None:
        self.future = future
        self.work = work
        self.write = write

    def answer(self, answer: Any) -> None:
        """Give the caller the result, unless it has stopped waiting."""
        if self.future.done():
            return
        if isinstance(answer, Exception):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


class PostgresJournal:
    """A journal in a database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._jobs: deque[_Job] = deque()
        self._work = asyncio.Event()
        self._writer: Connection = None
        self._readers = Pool(address, MOVES, READERS, JournalUnavailable)
        self._task: asyncio.Task[None] | None = None
        # Why the database is lost. Until it is back, all calls fail immediately.
        self._lost: str | None = None
        # Not by the writer: no move waits for what people are told.
        self.outbox = PostgresOutbox(self._read)

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self._writer = await connect(self._address, MOVES)
            await migrate(self._writer)
            await self._readers.open()
        except BaseException as error:
            drop(self._writer)
            if isinstance(error, FAULTS):
                raise JournalUnavailable(reason(error)) from error
            raise
        self._task = asyncio.create_task(self._write_all(), name="journal: writer")

    async def close(self) -> None:
        # From here on no job is accepted; those that were accepted are finished first.
        task, self._task = self._task, None
        if task is not None:
            self._work.set()
            # Wait once for a database that does not answer, and not once per job.
            done, _ = await asyncio.wait({task}, timeout=0 if self._lost else PATIENCE)
            if not done:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self._readers.close()
        writer, self._writer = self._writer, None
        drop(writer)

    # -- the writer --------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        batch: list[_Job] = []
        while self._task is not None or self._jobs:
            try:
                if self._lost is not None:
                    await self._reconnect()
                elif not self._jobs:
                    self._work.clear()
                    await self._work.wait()
                else:
                    await asyncio.sleep(0)  # one turn of the loop: more jobs may join the batch
                    batch = self._next_batch()
                    await self._process(batch)
            except asyncio.CancelledError:
                for job in (*batch, *self._jobs):
                    job.answer(JournalUnavailable("the journal is closed"))
                raise

    async def _reconnect(self) -> None:
        """Fail the waiting jobs, and try to reach the database again."""
        while self._jobs:
            self._jobs.popleft().answer(JournalUnavailable(self._lost))
        try:
            self._writer = await connect(self._address, MOVES)
            self._lost = None
        except FAULTS as error:
            self._lost = reason(error)
            await asyncio.sleep(AGAIN_AFTER)

    def _next_batch(self) -> list[_Job]:
        """All waiting jobs, but only the first append to each table."""
        batch: list[_Job] = []
        later: deque[_Job] = deque()
        tables: set[str] = set()
        for job in self._jobs:
            table = None if job.write is None else job.write.row.table_id
            if table is not None and table in tables:
                later.append(job)
                continue
            if table is not None:
                tables.add(table)
            batch.append(job)
        self._jobs = later
        return batch

    async def _process(self, batch: list[_Job]) -> None:
        """Finish every job of a batch; a failure of one does not affect the others."""
        together = [
            job for job in batch if job.write is not None and statements.is_plain(job.write)
        ]
        if len(together) > 1:
            together.sort(key=_table_id)
            alone = [
                job for job in batch if job.write is None or not statements.is_plain(job.write)
            ]
            alone += await self._append_together(together)
        else:
            alone = batch
        for job in alone:
            if self._lost is None:
                job.answer(await self._attempt(job.work))
            else:
                job.answer(JournalUnavailable(self._lost))

    async def _append_together(self, jobs: list[_Job]) -> list[_Job]:
        """Store plain appends in one statement; returns those that must be tried on their own."""
        writes = [job.write for job in jobs if job.write is not None]
        stored = await self._attempt(lambda c: statements.append_batch(c, writes))
        if isinstance(stored, _DataFault):
            return jobs
        if isinstance(stored, Exception):
            for job in jobs:
                job.answer(stored)
            return []
        for job in jobs:
            if _table_id(job) in stored:
                job.answer(None)
        return [job for job in jobs if _table_id(job) not in stored]

    async def _attempt(self, work: Work) -> Any:
        """The result of some work, or the exception that its caller gets.

        After a failure nothing is retried: the database may have stored it all the same. The caller
        reads the journal and decides.
        """
        try:
            if self._writer.is_closed():
                self._writer = await connect(self._address, MOVES)
            async with asyncio.timeout(PATIENCE):
                return await work(self._writer)
        except (Conflict, CodeTaken) as refusal:
            return refusal
        except Exception as error:  # whatever it is, the writer must go on
            if is_data_fault(error):
                return _DataFault(reason(error))
            drop(self._writer)  # its state is unknown
            if not answered(error):
                self._lost = reason(error)
            return JournalUnavailable(reason(error))

    def _write(self, work: Work, write: Write | None = None) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._task is None:
            future.set_exception(JournalUnavailable("the journal is closed"))
        elif self._lost is not None:
            future.set_exception(JournalUnavailable(self._lost))
        elif len(self._jobs) > MOST_JOBS:
            future.set_exception(JournalUnavailable("too many jobs are waiting"))
        else:
            self._jobs.append(_Job(future, work, write))
            self._work.set()
        return future

    # -- readers -----------------------------------------------------------------------------------

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Read, and try once more over another connection if the first one is broken."""
        for last in (False, True):
            if self._lost is not None:
                raise JournalUnavailable(self._lost)
            try:
                async with self._readers.connected() as connection:
                    return await work(connection)
            except JournalUnavailable as error:
                if last or is_data_fault(error.__cause__):
                    raise
        raise AssertionError("the second attempt returns or raises")

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        rows: list[Any] = await self._read(lambda connection: connection.fetch(sql, *values))
        return rows

    # -- the port ----------------------------------------------------------------------------------

    def append(self, write: Write) -> asyncio.Future[None]:
        return self._write(lambda connection: statements.append(connection, write), write)

    async def read_lines(self, table_id: str, after: int = 0) -> Sequence[Line]:
        return [Line(*line) for line in await self._fetch(READ_LINES, table_id, after)]

    async def read_streams(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        answers: list[list[Line]] = [[] for _ in wanted]
        table_ids, afters = [table_id for table_id, _ in wanted], [after for _, after in wanted]
        for at, seq, version, body in await self._fetch(READ_STREAMS, table_ids, afters):
            answers[at - 1].append(Line(seq, version, body))
        return answers

    async def read_row(self, table_id: str) -> Row | None:
        rows = await self._fetch(f"{ROW} WHERE id = $1", table_id)
        return Row(*rows[0]) if rows else None

    async def read_rows(self, table_ids: Sequence[str]) -> Sequence[Row]:
        rows = await self._fetch(f"{ROW} WHERE id = ANY($1::text[])", list(table_ids))
        return [Row(*row) for row in rows]

    async def read_names(self, table_id: str) -> Mapping[str, str]:
        rows = await self._fetch("SELECT person, name FROM names WHERE table_id = $1", table_id)
        return {row["person"]: row["name"] for row in rows}

    async def find_table(self, code: str) -> str | None:
        rows = await self._fetch("SELECT table_id FROM codes WHERE code = $1", code)
        return rows[0][0] if rows else None

    async def find_archived(self, code: str) -> Row | None:
        rows = await self._fetch(ARCHIVED, code)
        return Row(*rows[0]) if rows else None

    async def find_rows(self, status: Status, before: float) -> Sequence[Row]:
        rows = await self._fetch(f"{ROW} WHERE status = $1 AND touched < $2", status, before)
        return [Row(*row) for row in rows]

    async def find_due(self, before: float) -> Sequence[Row]:
        rows = await self._fetch(DUE, before, MOST_DUE)
        return [Row(*row) for row in rows]

    async def count_codes(self) -> int:
        return int((await self._fetch("SELECT count(*) FROM codes"))[0][0])

    async def table_ids(self) -> Sequence[str]:
        return [table_id for (table_id,) in await self._fetch("SELECT id FROM tables ORDER BY id")]

    async def erase_name(self, table_id: str, person: str) -> None:
        sql = "DELETE FROM names WHERE table_id = $1 AND person = $2"
        await self._write(lambda connection: connection.execute(sql, table_id, person))

    async def add_chat(self, table_id: str, line: ChatLine, keep: int) -> None:
        await self._write(lambda connection: statements.add_chat(connection, table_id, line, keep))

    async def read_chat(self, table_id: str) -> Sequence[ChatLine]:
        sql = "SELECT at, person, text FROM chat WHERE table_id = $1 ORDER BY id"
        return [ChatLine(*message) for message in await self._fetch(sql, table_id)]

    async def erase_chat(self, table_id: str, person: str | None = None) -> None:
        sql = "DELETE FROM chat WHERE table_id = $1 AND ($2::text IS NULL OR person = $2)"
        await self._write(lambda connection: connection.execute(sql, table_id, person))

    async def delete_table(self, row: Row) -> None:
        await self._write(lambda connection: statements.delete_table(connection, row))

    async def compact(self, least: float) -> None:
        """Overwrite what was erased, if all is wanted; unused space is used again anyway."""
        if not least:
            try:
                connection = await connect(self._address, BACKUP)
                await statements.rewrite(connection)
                await connection.close()
            except FAULTS as error:
                raise JournalUnavailable(reason(error)) from error

    async def measure_bytes(self) -> int:
        return int((await self._fetch("SELECT pg_database_size(current_database())"))[0][0])

    async def get_or_store(self, key: str, value: bytes) -> bytes:
        stored: bytes = await self._write(
            lambda connection: statements.get_or_store(connection, key, value)
        )
        return stored

    async def check_writable(self) -> None:
        await self._write(statements.check_writable)

    async def read_values(self) -> Mapping[str, bytes]:
        return dict([tuple(pair) for pair in await self._fetch("SELECT key, value FROM kept")])


class _DataFault(JournalUnavailable):
    """The database works, and rejects these values."""


def _table_id(job: _Job) -> str:
    assert job.write is not None
    return job.write.row.table_id
