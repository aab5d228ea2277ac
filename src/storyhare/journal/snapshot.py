"""A PostgreSQL database as it was at one moment, to be read only, while servers go on writing."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import asyncpg

from storyhare.journal import schema
from storyhare.journal.port import JournalUnavailable, NothingThere, TooOld
from storyhare.journal.postgres import FAULTS, PATIENCE, SETTINGS, PostgresJournal
from storyhare.journal.schema import Connection

T = TypeVar("T")


class Snapshot(PostgresJournal):
    """The port, but nothing can be kept."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._turn = asyncio.Lock()
        self._connection: Connection = None

    async def open(self) -> None:
        settings = {**SETTINGS, "idle_in_transaction_session_timeout": "0"}
        try:
            self._connection = await asyncpg.connect(
                self._address, timeout=PATIENCE, server_settings=settings
            )
            await self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        except FAULTS as error:
            raise JournalUnavailable(str(error)) from error
        self._version = await self._read(schema.version)
        if not self._version:
            raise NothingThere("the database is empty")
        schema.refuse_newer(self._version)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    async def problems(self) -> Sequence[str]:
        """What is wrong with the database as such."""
        newest = len(schema.steps())
        if self._version < newest:
            raise TooOld(f"the database has format {self._version}, older than {newest}")
        orphans = "SELECT count(*) FROM lines WHERE table_id NOT IN (SELECT id FROM tables)"
        codes = (
            "SELECT count(*) FROM tables FULL JOIN codes ON codes.table_id = tables.id"
            " AND codes.code = tables.code"
            " WHERE (codes.code IS NULL) <> (coalesce(tables.status, 'archived') = 'archived')"
        )
        found = []
        if number := await self._number(orphans):
            found.append(f"{number} lines belong to no table")
        if number := await self._number(codes):
            found.append(f"{number} codes do not fit their tables")
        return found

    async def _number(self, sql: str) -> int:
        number: int = await self._read(lambda connection: connection.fetchval(sql))
        return number

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._turn:
            try:
                return await work(self._connection)
            except FAULTS as error:
                raise JournalUnavailable(str(error)) from error
