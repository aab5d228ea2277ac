"""A depot in the database of the tables, a row a file, so that every server has all decks."""

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from typing import Any

from storyhare.decks.depot import DepotUnavailable, Landing, Sum
from storyhare.decks.pictures import SIZES
from storyhare.decks.shelf import MANIFEST, Deck, Holding
from storyhare.decks.uploads import Policy, over_quota, over_total
from storyhare.pool import Connection, Pool
from storyhare.rules import Refusal
from storyhare.threads import Threads

File = tuple[str, bytes]
# So many files are in memory at once on their way: three sizes of eight cards.
FILES = 24
CONNECTIONS = 3
# One put at a time for each owner, on whichever server, so that their quota holds; the number is
# one that nobody else locks.
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
# Only of a deck that is there: nobody would remove the notes of another.
NOTE_GAMES = """
INSERT INTO deck_games SELECT deck, unnest($2::text[]) FROM decks WHERE deck = $1
ON CONFLICT DO NOTHING"""
FORGET_GAMES = "DELETE FROM deck_games WHERE deck = $1 AND table_id = ANY ($2::text[])"


class PostgresDepot:
    """The port over a database; the journal's migrations have made its tables."""

    def __init__(self, address: str) -> None:
        self._pool = Pool(address, "storyhare decks", CONNECTIONS, DepotUnavailable)
        self._connected = self._pool.connected
        self.open = self._pool.open
        self._threads = Threads("depot", CONNECTIONS)
        self._name = ""

    async def close(self) -> None:
        await self._pool.close()
        self._threads.close()

    async def name(self) -> str:
        if not self._name:
            async with self._connected() as connection:
                self._name = await connection.fetchval("SELECT id FROM deck_depot")
        return self._name

    async def put(self, deck: Deck, policy: Policy) -> Refusal | None:
        held = deck.holding
        assert held.owner is not None
        name = deck.manifest.id
        async with self._connected() as connection, connection.transaction():
            await connection.execute(LOCK, held.owner)
            if await connection.fetchval("SELECT 1 FROM decks WHERE deck = $1", name):
                return None  # it is there already
            if refusal := await self._no_room(connection, held, policy):
                return refusal
            total = Sum()
            coming = _files(deck, total)
            while files := await self._threads.run(lambda: list(islice(coming, FILES))):
                await connection.executemany(FILL, [(name, *file) for file in files])
            await connection.execute(
                ENTER, name, held.owner, held.public, held.installed, held.used, held.bytes,
                total.total,
            )  # fmt: skip
        return None

    async def _no_room(
        self, connection: Connection, coming: Holding, policy: Policy
    ) -> Refusal | None:
        held = [_holding(row) for row in await connection.fetch(HELD, coming.owner)]
        if refusal := over_quota(held, coming.bytes, policy):
            return refusal
        # Owners do not wait for each other: puts at the same moment may go over this one a little.
        return over_total(await self._taken(connection), coming.bytes, policy)

    async def _taken(self, connection: Connection) -> int:
        return int(await connection.fetchval("SELECT coalesce(sum(size), 0)::int8 FROM decks"))

    async def take(self, deck: str, landing: Landing) -> bool:
        async with (
            self._connected() as connection,
            # One moment for all its files: it may be deleted meanwhile.
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            row = await connection.fetchrow(ROW, deck)
            if row is None:
                return False
            cursor = await connection.cursor(FILES_OF, deck)
            while files := await cursor.fetch(FILES):
                await self._threads.run(landing.write, [(file, data) for file, data in files])
        await self._threads.run(landing.finish, _holding(row), row["sum"])
        return True

    async def delete(self, deck: str, owner: str) -> bool:
        async with self._connected() as connection:
            return bool(await connection.fetchval(DELETE, deck, owner))

    async def there(self, decks: Collection[str]) -> frozenset[str]:
        sql = "SELECT deck FROM decks WHERE deck = ANY ($1::text[])"
        async with self._connected() as connection:
            return frozenset([row[0] for row in await connection.fetch(sql, list(decks))])

    async def held(self, owner: str) -> Mapping[str, Holding]:
        async with self._connected() as connection:
            return {row["deck"]: _holding(row) for row in await connection.fetch(HELD, owner)}

    async def used(self) -> int:
        async with self._connected() as connection:
            return await self._taken(connection)

    async def note_use(self, used: Mapping[str, float]) -> None:
        async with self._connected() as connection:
            await connection.execute(USED, list(used), list(used.values()))

    async def unused(self, before: float) -> list[str]:
        async with self._connected() as connection:
            found = await connection.fetch(f"SELECT deck FROM decks WHERE {UNUSED}", before)
            return [row[0] for row in found]

    async def forget(self, decks: Collection[str], before: float) -> int:
        async with self._connected() as connection:
            return int(await connection.fetchval(FORGET, before, list(decks)))

    async def note_games(self, deck: str, table_ids: Collection[str]) -> None:
        async with self._connected() as connection:
            await connection.execute(NOTE_GAMES, deck, list(table_ids))

    async def games(self, deck: str) -> frozenset[str]:
        sql = "SELECT table_id FROM deck_games WHERE deck = $1"
        async with self._connected() as connection:
            return frozenset([row[0] for row in await connection.fetch(sql, deck)])

    async def forget_games(self, deck: str, table_ids: Collection[str]) -> None:
        async with self._connected() as connection:
            await connection.execute(FORGET_GAMES, deck, list(table_ids))


def _holding(row: Any) -> Holding:
    return Holding(row["owner"], row["public"], row["installed"], row["used"], row["size"])


def _files(deck: Deck, total: Sum) -> Iterator[File]:
    """A deck's files in the order of their names."""
    names = [f"{size}/{card}.webp" for size in SIZES for card in deck.ids]
    for name in sorted([MANIFEST, *names]):
        data = (deck.folder / name).read_bytes()
        total.add(name, data)
        yield name, data
