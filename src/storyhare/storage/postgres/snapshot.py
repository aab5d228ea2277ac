"""A PostgreSQL database as it was at one moment, read-only, while servers go on writing."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from storyhare.storage.files import FileSource, FolderFiles
from storyhare.storage.outbox.postgres import PostgresOutbox
from storyhare.storage.port import NothingThere, TooOld
from storyhare.storage.postgres import schema
from storyhare.storage.postgres.files import PostgresFileSource
from storyhare.storage.postgres.single import SingleTransaction

# The format since which there is an outbox.
WITH_OUTBOX = 10


async def _nothing(_: Any) -> list[Any]:
    return []


class PostgresSnapshot(SingleTransaction):
    """A journal that stores nothing."""

    async def open(self) -> None:
        await self._connect()
        transaction = self._connection.transaction(isolation="repeatable_read", readonly=True)
        await self._read(lambda _: transaction.start())
        self._version = await self._read(schema.version)
        if not self._version:
            raise NothingThere("the database is empty")
        schema.refuse_newer(self._version)
        if self._version < WITH_OUTBOX:
            self.outbox = PostgresOutbox(_nothing)

    def file_source(self, data: Path) -> FileSource:
        """Decks and recordings of the same moment, and the decks installed in a data folder."""
        return PostgresFileSource(self._read, FolderFiles(data, recordings=False))

    async def file_names(self) -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
        """The ids of uploaded decks, and the recordings as pairs of table and checksum."""
        decks = await self._read(lambda c: c.fetch("SELECT deck FROM decks"))
        blobs = await self._read(lambda c: c.fetch("SELECT table_id, blob FROM blobs"))
        return frozenset([deck for (deck,) in decks]), frozenset([tuple(key) for key in blobs])

    async def problems(self) -> Sequence[str]:
        """What is wrong with the database itself, whatever its tables contain."""
        newest = len(schema.steps())
        if self._version < newest:
            raise TooOld(f"the database has format {self._version}, older than {newest}")
        orphans = "SELECT count(*) FROM lines WHERE table_id NOT IN (SELECT id FROM tables)"
        codes = (
            "SELECT count(*) FROM tables FULL JOIN codes ON codes.table_id = tables.id"
            " AND codes.code = tables.code"
            " WHERE (codes.code IS NULL) <> (coalesce(tables.status, 'archived') = 'archived')"
        )
        problems = []
        if number := await self._count(orphans):
            problems.append(f"{number} lines belong to no table")
        if number := await self._count(codes):
            problems.append(f"{number} codes do not fit their tables")
        return problems

    async def _count(self, sql: str) -> int:
        number: int = await self._read(lambda connection: connection.fetchval(sql))
        return number
