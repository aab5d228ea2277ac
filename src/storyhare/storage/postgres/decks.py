"""The deck store in the database of the tables, one row per file: every node has all decks."""

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from typing import Any

from storyhare.decks import (
    MANIFEST,
    SIZES,
    Checksum,
    Deck,
    DeckMetadata,
    DeckStoreUnavailable,
    DeckWriter,
    Policy,
    over_quota,
    over_total,
)
from storyhare.rules import Refusal
from storyhare.storage.postgres.connection import FILES, Connection, Pool
from storyhare.threads import Threads

File = tuple[str, bytes]
# How many files are in memory at a time: three sizes of eight cards.
FILES_PER_BATCH = 24
CONNECTIONS = 3
# One upload at a time per owner on all nodes, so that the quota holds; a number that nobody else
# locks.
LOCK = "SELECT pg_advisory_xact_lock(704602, hashtext($1))"
ENTER = "INSERT INTO decks VALUES ($1, $2, $3, $4, $5, $6, $7)"
FILL = "INSERT INTO deck_files VALUES ($1, $2, $3)"
HELD = "SELECT deck, owner, public, installed, used, size FROM decks WHERE owner = $1"
ROW = "SELECT deck, owner, public, installed, used, size, sum FROM decks WHERE deck = $1"
FILES_OF = "SELECT file, bytes FROM deck_files WHERE deck = $1 ORDER BY file"
USED = """
UPDATE decks SET used = seen.used FROM unnest($1::text[], $2::float8[]) AS seen (deck, used)
WHERE decks.deck = seen.deck AND decks.used < seen.used"""
ALL_OF_IT = """
    files AS (DELETE FROM deck_files USING gone WHERE deck_files.deck = gone.deck),
    games AS (DELETE FROM deck_games USING gone WHERE deck_games.deck = gone.deck)
SELECT count(*) FROM gone"""
UNUSED = "greatest(installed, used) < $1"
FORGET = f"""
WITH gone AS (DELETE FROM decks WHERE {UNUSED} AND deck = ANY ($2::text[]) RETURNING deck),
{ALL_OF_IT}"""
DELETE = f"""
WITH gone AS (DELETE FROM decks WHERE deck = $1 AND owner = $2 RETURNING deck),
{ALL_OF_IT}"""
# Only for a deck that exists: nothing would delete the notes of another.
NOTE_GAMES = """
INSERT INTO deck_games SELECT deck, unnest($2::text[]) FROM decks WHERE deck = $1
ON CONFLICT DO NOTHING"""
FORGET_GAMES = "DELETE FROM deck_games WHERE deck = $1 AND table_id = ANY ($2::text[])"


class PostgresDeckStore:
    """The port over a database; the journal's migrations have made its tables."""

    def __init__(self, address: str) -> None:
        self._pool = Pool(address, FILES, CONNECTIONS, DeckStoreUnavailable)
        self._connected = self._pool.connected
        self.open = self._pool.open
        self._threads = Threads("deck store", CONNECTIONS)
        self._store_id = ""

    async def close(self) -> None:
        await self._pool.close()
        self._threads.close()

    async def store_id(self) -> str:
        if not self._store_id:
            async with self._connected() as connection:
                self._store_id = await connection.fetchval("SELECT id FROM deck_depot")
        return self._store_id

    async def put(self, deck: Deck, policy: Policy) -> Refusal | None:
        metadata = deck.metadata
        assert metadata.owner is not None
        deck_id = deck.manifest.id
        async with self._connected() as connection, connection.transaction():
            await connection.execute(LOCK, metadata.owner)
            if await connection.fetchval("SELECT 1 FROM decks WHERE deck = $1", deck_id):
                return None  # it is there already
            if refusal := await self._no_room(connection, metadata, policy):
                return refusal
            checksum = Checksum()
            coming = _files(deck, checksum)
            while files := await self._threads.run(lambda: list(islice(coming, FILES_PER_BATCH))):
                await connection.executemany(FILL, [(deck_id, *file) for file in files])
            await connection.execute(
                ENTER, deck_id, metadata.owner, metadata.public, metadata.installed,
                metadata.used, metadata.bytes, checksum.digest,
            )  # fmt: skip
        return None

    async def _no_room(
        self, connection: Connection, coming: DeckMetadata, policy: Policy
    ) -> Refusal | None:
        owned = [_metadata(row) for row in await connection.fetch(HELD, coming.owner)]
        if refusal := over_quota(owned, coming.bytes, policy):
            return refusal
        # Owners do not wait for each other: concurrent uploads may exceed this quota a little.
        return over_total(await self._taken(connection), coming.bytes, policy)

    async def _taken(self, connection: Connection) -> int:
        return int(await connection.fetchval("SELECT coalesce(sum(size), 0)::int8 FROM decks"))

    async def read(self, deck_id: str, writer: DeckWriter) -> bool:
        async with (
            self._connected() as connection,
            # One snapshot for all its files: the deck may be deleted meanwhile.
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            row = await connection.fetchrow(ROW, deck_id)
            if row is None:
                return False
            cursor = await connection.cursor(FILES_OF, deck_id)
            while files := await cursor.fetch(FILES_PER_BATCH):
                await self._threads.run(writer.write, [(file, data) for file, data in files])
        await self._threads.run(writer.finish, _metadata(row), row["sum"])
        return True

    async def delete(self, deck_id: str, owner: str) -> bool:
        async with self._connected() as connection:
            return bool(await connection.fetchval(DELETE, deck_id, owner))

    async def existing(self, deck_ids: Collection[str]) -> frozenset[str]:
        sql = "SELECT deck FROM decks WHERE deck = ANY ($1::text[])"
        async with self._connected() as connection:
            return frozenset([row[0] for row in await connection.fetch(sql, list(deck_ids))])

    async def decks_of(self, owner: str) -> Mapping[str, DeckMetadata]:
        async with self._connected() as connection:
            return {row["deck"]: _metadata(row) for row in await connection.fetch(HELD, owner)}

    async def used(self) -> int:
        async with self._connected() as connection:
            return await self._taken(connection)

    async def note_use(self, used: Mapping[str, float]) -> None:
        async with self._connected() as connection:
            await connection.execute(USED, list(used), list(used.values()))

    async def unused(self, before: float) -> list[str]:
        async with self._connected() as connection:
            rows = await connection.fetch(f"SELECT deck FROM decks WHERE {UNUSED}", before)
            return [row[0] for row in rows]

    async def delete_unused(self, deck_ids: Collection[str], before: float) -> int:
        async with self._connected() as connection:
            return int(await connection.fetchval(FORGET, before, list(deck_ids)))

    async def note_games(self, deck_id: str, table_ids: Collection[str]) -> None:
        async with self._connected() as connection:
            await connection.execute(NOTE_GAMES, deck_id, list(table_ids))

    async def games(self, deck_id: str) -> frozenset[str]:
        sql = "SELECT table_id FROM deck_games WHERE deck = $1"
        async with self._connected() as connection:
            return frozenset([row[0] for row in await connection.fetch(sql, deck_id)])

    async def forget_games(self, deck_id: str, table_ids: Collection[str]) -> None:
        async with self._connected() as connection:
            await connection.execute(FORGET_GAMES, deck_id, list(table_ids))


def _metadata(row: Any) -> DeckMetadata:
    return DeckMetadata(row["owner"], row["public"], row["installed"], row["used"], row["size"])


def _files(deck: Deck, checksum: Checksum) -> Iterator[File]:
    """A deck's files in the order of their names."""
    names = [f"{size}/{card}.webp" for size in SIZES for card in deck.ids]
    for name in sorted([MANIFEST, *names]):
        data = (deck.folder / name).read_bytes()
        checksum.add(name, data)
        yield name, data
