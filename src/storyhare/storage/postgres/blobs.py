"""Recordings in the database of the journal, in pieces, so that every node has all of them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from storyhare.media import Blob, BlobsUnavailable, Key, Quota, StorageFull
from storyhare.storage.postgres.connection import FILES, Connection, Pool

PIECE = 256 * 1024
CONNECTIONS = 4
# One upload at a time on all nodes, so that the quota holds; a number that nobody else locks.
LOCK = 7_046_029_255
ROOM = (
    "SELECT coalesce(sum(size) FILTER (WHERE table_id = $1), 0), coalesce(sum(size), 0) FROM blobs"
)
ENTER = "INSERT INTO blobs VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1"
FILL = "INSERT INTO blob_pieces VALUES ($1, $2, $3, $4)"
READ = """
SELECT substr(bytes, greatest($3 - piece * $5, 0)::int + 1, ($3 + $4 - piece * $5)::int
    - greatest($3 - piece * $5, 0)::int)
FROM blob_pieces WHERE table_id = $1 AND blob = $2 AND piece BETWEEN $3 / $5 AND ($3 + $4 - 1) / $5
ORDER BY piece"""


class PostgresBlobs:
    """Recordings in a database whose tables the journal's migrations create."""

    def __init__(self, address: str, quota: Quota) -> None:
        self._quota = quota
        self._pool = Pool(address, FILES, CONNECTIONS, BlobsUnavailable)
        self.open, self.close = self._pool.open, self._pool.close

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connection]:
        async with self._pool.connected() as connection:
            try:
                yield connection
            except asyncpg.DiskFullError as error:
                raise StorageFull from error

    async def put(self, key: Key, file: Path) -> None:
        size = file.stat().st_size
        async with self._connected() as connection, connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            if not await connection.fetchval(ENTER, key.table_id, key.blob, size):
                return  # it is there already
            if not await self._fits(connection, key.table_id, 0):
                raise StorageFull
            with file.open("rb") as opened:
                for number, piece in enumerate(iter(lambda: opened.read(PIECE), b"")):
                    await connection.execute(FILL, key.table_id, key.blob, number, piece)

    async def room_for(self, table_id: str, size: int) -> bool:
        async with self._connected() as connection:
            return await self._fits(connection, table_id, size)

    async def _fits(self, connection: Connection, table_id: str, size: int) -> bool:
        here, everywhere = await connection.fetchrow(ROOM, table_id)
        return bool(here + size <= self._quota.table and everywhere + size <= self._quota.total)

    async def used(self) -> int:
        async with self._connected() as connection:
            return int(await connection.fetchval("SELECT coalesce(sum(size), 0) FROM blobs"))

    async def size(self, key: Key) -> int | None:
        sql = "SELECT size FROM blobs WHERE table_id = $1 AND blob = $2"
        async with self._connected() as connection:
            size: int | None = await connection.fetchval(sql, key.table_id, key.blob)
        return size

    async def read(self, key: Key, start: int, length: int) -> bytes:
        if length <= 0:
            return b""
        async with self._connected() as connection:
            rows = await connection.fetch(READ, key.table_id, key.blob, start, length, PIECE)
        return b"".join([row[0] for row in rows])

    async def delete(self, key: Key) -> None:
        sql = "DELETE FROM {} WHERE table_id = $1 AND blob = $2"
        async with self._connected() as connection, connection.transaction():
            for table in ("blobs", "blob_pieces"):
                await connection.execute(sql.format(table), key.table_id, key.blob)

    async def all(self) -> Sequence[Blob]:
        sql = "SELECT table_id, blob, size, extract(epoch FROM at)::float8 FROM blobs"
        async with self._connected() as connection:
            rows = await connection.fetch(sql)
        return [Blob(Key(table, blob), size, at) for table, blob, size, at in rows]
