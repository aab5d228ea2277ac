"""Pairing codes in the database of the journal: the TV and the phone may be on different nodes."""

from storyhare.storage.pairings import MOST_WAITING, Pairing
from storyhare.storage.port import JournalUnavailable
from storyhare.storage.postgres.connection import VOLATILE, Pool

FORGET = "DELETE FROM pairings WHERE until <= clock_timestamp()"
OFFER = """
INSERT INTO pairings (code, secret_hash, until)
SELECT $1, $2, clock_timestamp() + make_interval(secs => $3)
WHERE (SELECT count(*) FROM pairings) < $4
ON CONFLICT DO NOTHING RETURNING 1"""
FIND = """
SELECT secret_hash, table_code, person FROM pairings
WHERE code = $1 AND until > clock_timestamp()"""
ANSWER = """
UPDATE pairings SET table_code = $2, person = $3
WHERE code = $1 AND until > clock_timestamp() AND (table_code IS NULL OR table_code = $2)
RETURNING 1"""


class PostgresPairings:
    """Pairing codes in a database whose tables the journal's migrations create."""

    def __init__(self, address: str) -> None:
        self._pool = Pool(address, VOLATILE, 1, JournalUnavailable)
        self.open, self.close = self._pool.open, self._pool.close

    async def offer(self, code: str, secret_hash: str, seconds: float) -> bool:
        await self._pool.fetch(FORGET)
        return bool(await self._pool.fetch(OFFER, code, secret_hash, seconds, MOST_WAITING))

    async def find(self, code: str) -> Pairing | None:
        rows = await self._pool.fetch(FIND, code)
        return Pairing(*rows[0]) if rows else None

    async def answer(self, code: str, table: str, person: str) -> bool:
        return bool(await self._pool.fetch(ANSWER, code, table, person))
