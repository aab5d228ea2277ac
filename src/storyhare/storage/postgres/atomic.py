"""A journal in a database that is filled completely or not at all, in one transaction."""

import asyncio
from pathlib import Path
from typing import Any

from storyhare.storage.files import FileSink, FolderSink
from storyhare.storage.port import Write
from storyhare.storage.postgres.files import PostgresFileSink
from storyhare.storage.postgres.journal import Work
from storyhare.storage.postgres.schema import migrate
from storyhare.storage.postgres.single import SingleTransaction


class AtomicPostgresJournal(SingleTransaction):
    """Stores nothing before commit()."""

    async def open(self) -> None:
        await self._connect()
        await self._read(migrate)
        self._transaction = self._connection.transaction()
        await self._read(lambda _: self._transaction.start())

    def file_sink(self, data: Path) -> FileSink:
        """Takes decks and recordings into the same transaction; a data folder, installed decks."""
        return PostgresFileSink(self._read, FolderSink(data))

    async def commit(self) -> None:
        await self._read(lambda _: self._transaction.commit())

    def _write(
        self,
        work: Work,
        write: Write | None = None,  # noqa: ARG002 - appends are not grouped here
    ) -> asyncio.Future[Any]:
        return asyncio.ensure_future(self._read(work))
