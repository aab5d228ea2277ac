"""A journal in PostgreSQL: one writer task, which keeps all that waits in one statement.

Appends that arrive while the database is busy are kept together, sorted by table, so that groups of
several nodes never wait for each other crosswise. A table that another node was quicker with is
left out of its group, and only its own append is refused. A statement is a transaction of its own,
and synced before it is answered.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import asyncpg

from storyhare.journal import statements
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
from storyhare.journal.schema import Connection, migrate

T = TypeVar("T")
Work = Callable[[Connection], Awaitable[Any]]

PATIENCE = 5.0  # seconds until a database that says nothing counts as lost
AGAIN_AFTER = 0.25  # and until it is called again
READERS = 4
SETTINGS = {
    "application_name": "storyhare",
    "synchronous_commit": "on",
    "jit": "off",
    # A node that was stopped in the middle of a transaction must not hold its locks for long.
    "idle_in_transaction_session_timeout": "4s",
    # Groups walk along their sorted keys; any other plan would lock rows in another order.
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "enable_seqscan": "off",
}
FAULTS = (
    OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError,
    asyncpg.InternalClientError, TypeError, ValueError, OverflowError,
)  # fmt: skip
# Classes of SQLSTATE that mean one's own data or bad luck; after anything else a connection is
# dropped, since nobody knows in what state it is.
OWN_FAULTS = ("22", "23", "40", "54")
# And those that mean the whole database: no connection, no room, thrown out.
NOT_THERE = ("08", "53", "57")
OPEN_JOBS = 10_000

ROW = "SELECT id, code, status, seq, deadline, touched FROM tables"
# A table that a rematch has replaced was touched when that began: of two, the shorter one is it.
ARCHIVED = f"{ROW} WHERE code = $1 AND status = 'archived' ORDER BY touched DESC, seq LIMIT 1"
READ = "SELECT seq, version, body FROM lines WHERE table_id = $1 AND seq > $2 ORDER BY seq"
READ_SEVERAL = """
SELECT w.at, l.seq, l.version, l.body
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w (id, after, at)
JOIN lines AS l ON l.table_id = w.id AND l.seq > w.after ORDER BY w.at, l.seq"""


class _Job:
    """Some work for the writer, and who waits for it; a write of its own is kept with others."""

    __slots__ = ("future", "work", "write")

    def __init__(self, future: asyncio.Future[Any], work: Work, write: Write | None = None) -> None:
        self.future = future
        self.work = work
        self.write = write

    def answer(self, answer: Any) -> None:
        """Tell whoever waits; they may have gone."""
        if self.future.done():
            return
        if isinstance(answer, Exception):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


class PostgresJournal:
    """The port over a database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._jobs: deque[_Job] = deque()
        self._news = asyncio.Event()
        self._writer: Connection = None
        self._readers: Connection = None
        self._task: asyncio.Task[None] | None = None
        # Why the database is lost: until it is back, whoever wants to write is told so at once.
        self._lost: str | None = None

    # -- life ------------------------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self._writer = await connect(self._address)
            await migrate(self._writer)
            self._readers = await asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=READERS,
                reset=_as_it_is,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=SETTINGS,
            )
        except BaseException as error:
            _let_go(self._writer)
            if isinstance(error, FAULTS):
                raise JournalUnavailable(_reason(error)) from error
            raise
        self._task = asyncio.create_task(self._write_all(), name="journal: writer")

    async def close(self) -> None:
        # From here on nothing more is accepted; what was accepted is finished first.
        task, self._task = self._task, None
        if task is not None:
            self._news.set()
            # A database that says nothing is not waited for once for everything that waits.
            done, _ = await asyncio.wait({task}, timeout=0 if self._lost else PATIENCE)
            if not done:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        readers, self._readers = self._readers, None
        if readers is not None:
            readers.terminate()
        writer, self._writer = self._writer, None
        _let_go(writer)

    # -- the writer ------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        group: list[_Job] = []
        while self._task is not None or self._jobs:
            try:
                if self._lost is not None:
                    await self._call_again()
                elif not self._jobs:
                    self._news.clear()
                    await self._news.wait()
                else:
                    await asyncio.sleep(0)  # one turn of the loop: who has just asked comes along
                    group = self._next_group()
                    await self._keep(group)
            except asyncio.CancelledError:
                for job in (*group, *self._jobs):
                    job.answer(JournalUnavailable("the journal is closed"))
                raise

    async def _call_again(self) -> None:
        """Refuse what waits, and look whether the database is back."""
        while self._jobs:
            self._jobs.popleft().answer(JournalUnavailable(self._lost))
        try:
            self._writer = await connect(self._address)
            self._lost = None
        except FAULTS as error:
            self._lost = _reason(error)
            await asyncio.sleep(AGAIN_AFTER)

    def _next_group(self) -> list[_Job]:
        """All that waits; of appends to the same table only the first, in its turn."""
        group: list[_Job] = []
        later: deque[_Job] = deque()
        tables: set[str] = set()
        for job in self._jobs:
            table = None if job.write is None else job.write.row.table
            if table is not None and table in tables:
                later.append(job)
                continue
            if table is not None:
                tables.add(table)
            group.append(job)
        self._jobs = later
        return group

    async def _keep(self, group: list[_Job]) -> None:
        """Answer every job of a group; trouble of one is no trouble of the others."""
        together = [job for job in group if job.write is not None and statements.plain(job.write)]
        if len(together) > 1:
            together.sort(key=_table)
            alone = [job for job in group if job.write is None or not statements.plain(job.write)]
            alone += await self._keep_together(together)
        else:
            alone = group
        for job in alone:
            if self._lost is None:
                job.answer(await self._attempt(job.work))
            else:
                job.answer(JournalUnavailable(self._lost))

    async def _keep_together(self, jobs: list[_Job]) -> list[_Job]:
        """Keep plain appends in one statement; answers those that need a closer look."""
        writes = [job.write for job in jobs if job.write is not None]
        moved = await self._attempt(lambda c: statements.move(c, writes))
        if isinstance(moved, _OwnFault):
            return jobs
        if isinstance(moved, Exception):
            for job in jobs:
                job.answer(moved)
            return []
        for job in jobs:
            if _table(job) in moved:
                job.answer(None)
        return [job for job in jobs if _table(job) not in moved]

    async def _attempt(self, work: Work) -> Any:
        """What comes of some work; an objection or a failure is an answer too.

        After a failure nothing is tried again: it may have been kept all the same, and whoever asks
        again will see.
        """
        try:
            if self._writer.is_closed():
                self._writer = await connect(self._address)
            async with asyncio.timeout(PATIENCE):
                return await work(self._writer)
        except (Conflict, CodeTaken) as objection:
            return objection
        except Exception as error:  # whatever it is, the writer must live on
            if _own_fault(error):
                return _OwnFault(_reason(error))
            _let_go(self._writer)
            if not _answered(error):
                self._lost = _reason(error)
            return JournalUnavailable(_reason(error))

    def _write(self, work: Work, write: Write | None = None) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._task is None:
            future.set_exception(JournalUnavailable("the journal is closed"))
        elif self._lost is not None:
            future.set_exception(JournalUnavailable(self._lost))
        elif len(self._jobs) > OPEN_JOBS:
            future.set_exception(JournalUnavailable("too much waits to be kept"))
        else:
            self._jobs.append(_Job(future, work, write))
            self._news.set()
        return future

    # -- readers ---------------------------------------------------------------------------------

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Read; a connection that turns out to be broken is replaced once."""
        for last in (False, True):
            if self._readers is None:
                raise JournalUnavailable("the journal is closed")
            if self._lost is not None:
                raise JournalUnavailable(self._lost)
            try:
                async with self._readers.acquire(timeout=PATIENCE) as connection:
                    return await work(connection)
            except FAULTS as error:
                if last or _own_fault(error):
                    raise JournalUnavailable(_reason(error)) from error
        raise AssertionError("it was read, or not")

    async def _fetch(self, sql: str, *facts: Any) -> list[Any]:
        found: list[Any] = await self._read(lambda connection: connection.fetch(sql, *facts))
        return found

    # -- the port --------------------------------------------------------------------------------

    def append(self, write: Write) -> asyncio.Future[None]:
        return self._write(lambda connection: statements.append(connection, write), write)

    async def read(self, table: str, after: int = 0) -> Sequence[Line]:
        return [Line(*line) for line in await self._fetch(READ, table, after)]

    async def several(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        answers: list[list[Line]] = [[] for _ in wanted]
        tables, afters = [table for table, _ in wanted], [after for _, after in wanted]
        for at, seq, version, body in await self._fetch(READ_SEVERAL, tables, afters):
            answers[at - 1].append(Line(seq, version, body))
        return answers

    async def row(self, table: str) -> Row | None:
        found = await self._fetch(f"{ROW} WHERE id = $1", table)
        return Row(*found[0]) if found else None

    async def these(self, tables: Sequence[str]) -> Sequence[Row]:
        found = await self._fetch(f"{ROW} WHERE id = ANY($1::text[])", list(tables))
        return [Row(*row) for row in found]

    async def names(self, table: str) -> Mapping[str, str]:
        found = await self._fetch("SELECT person, name FROM names WHERE table_id = $1", table)
        return {row["person"]: row["name"] for row in found}

    async def find(self, code: str) -> str | None:
        found = await self._fetch("SELECT table_id FROM codes WHERE code = $1", code)
        return found[0][0] if found else None

    async def archived(self, code: str) -> Row | None:
        found = await self._fetch(ARCHIVED, code)
        return Row(*found[0]) if found else None

    async def rows(self, status: Status, before: float) -> Sequence[Row]:
        found = await self._fetch(f"{ROW} WHERE status = $1 AND touched < $2", status, before)
        return [Row(*row) for row in found]

    async def due(self, before: float) -> Sequence[Row]:
        found = await self._fetch(f"{ROW} WHERE status = 'live' AND deadline < $1", before)
        return [Row(*row) for row in found]

    async def tables(self) -> Sequence[str]:
        return [table for (table,) in await self._fetch("SELECT id FROM tables ORDER BY id")]

    async def erase_name(self, table: str, person: str) -> None:
        sql = "DELETE FROM names WHERE table_id = $1 AND person = $2"
        await self._write(lambda connection: connection.execute(sql, table, person))

    async def say(self, table: str, line: ChatLine, keep: int) -> None:
        await self._write(lambda connection: statements.say(connection, table, line, keep))

    async def chat(self, table: str) -> Sequence[ChatLine]:
        sql = "SELECT at, person, text FROM chat WHERE table_id = $1 ORDER BY id"
        return [ChatLine(*said) for said in await self._fetch(sql, table)]

    async def erase_chat(self, table: str) -> None:
        sql = "DELETE FROM chat WHERE table_id = $1"
        await self._write(lambda connection: connection.execute(sql, table))

    async def remember(self, key: str, value: bytes) -> bytes:
        kept: bytes = await self._write(
            lambda connection: statements.remember(connection, key, value)
        )
        return kept

    async def prove(self) -> None:
        await self._write(statements.prove)

    async def kept(self) -> Mapping[str, bytes]:
        return dict([tuple(pair) for pair in await self._fetch("SELECT key, value FROM kept")])


class _OwnFault(JournalUnavailable):
    """The database answered, and does not take this."""


async def connect(address: str, **settings: str) -> Connection:
    """A connection with our settings; raises one of FAULTS."""
    return await asyncpg.connect(
        address,
        timeout=PATIENCE,
        command_timeout=PATIENCE,
        server_settings={**SETTINGS, **settings},
    )


async def _as_it_is(_: Connection) -> None:
    """Our readers change nothing, so there is nothing to reset."""


def _let_go(connection: Connection) -> None:
    """Drop a connection of which nothing good is to be expected."""
    if connection is not None:
        with contextlib.suppress(Exception):
            connection.terminate()


def _own_fault(error: Exception) -> bool:
    """Does the database live, and just not take this?"""
    state = getattr(error, "sqlstate", None) or ""
    return isinstance(error, TypeError | ValueError | OverflowError) or state[:2] in OWN_FAULTS


def _answered(error: Exception) -> bool:
    """Does the database live, whatever its trouble with this is?"""
    state = getattr(error, "sqlstate", None)
    return state is not None and state[:2] not in NOT_THERE


def _reason(error: BaseException) -> str:
    return str(error) or type(error).__name__


def _table(job: _Job) -> str:
    assert job.write is not None
    return job.write.row.table
