"""A PostgreSQL database as it was at one moment, to be read only, while servers go on writing."""

from collections.abc import Sequence

from storyhare.journal import schema
from storyhare.journal.port import NothingThere, TooOld
from storyhare.journal.single import SingleTransaction


class Snapshot(SingleTransaction):
    """The port, but nothing can be kept."""

    async def open(self) -> None:
        await self._connect()
        moment = self._connection.transaction(isolation="repeatable_read", readonly=True)
        await self._read(lambda _: moment.start())
        self._version = await self._read(schema.version)
        if not self._version:
            raise NothingThere("the database is empty")
        schema.refuse_newer(self._version)

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
