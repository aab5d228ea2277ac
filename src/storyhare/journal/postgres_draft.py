"""A PostgreSQL database that is filled all or not at all: in one transaction."""

import asyncio
from typing import Any

from storyhare.journal.port import Write
from storyhare.journal.postgres import Work
from storyhare.journal.schema import migrate
from storyhare.journal.single import SingleTransaction


class PostgresDraft(SingleTransaction):
    """The port, but only what was published stays."""

    async def open(self) -> None:
        await self._connect()
        await self._read(migrate)
        self._all = self._connection.transaction()
        await self._read(lambda _: self._all.start())

    async def publish(self) -> None:
        """Let all of it count, from now on."""
        await self._read(lambda _: self._all.commit())

    def _write(
        self,
        work: Work,
        write: Write | None = None,  # noqa: ARG002 - nothing is kept in groups here
    ) -> asyncio.Future[Any]:
        return asyncio.ensure_future(self._read(work))
