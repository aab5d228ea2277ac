"""The register of nodes in the database of the journal."""

import asyncio
import contextlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from storyhare.journal.port import JournalUnavailable
from storyhare.journal.postgres import FAULTS, connect
from storyhare.journal.register import Elsewhere

# A node that has not been heard of for so long counts as dead.
ALIVE_FOR = 4.0

BEAT = """
WITH me AS (
    INSERT INTO nodes VALUES ($1, clock_timestamp())
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
)
SELECT count(*) FROM nodes
WHERE node <> $1 AND seen > clock_timestamp() - make_interval(secs => $2)"""
NOTE = """
WITH gone AS (
    DELETE FROM present WHERE table_id = $1 AND node = $2 AND person <> ALL ($3::text[])
)
INSERT INTO present AS p SELECT $1, $2, person, clock_timestamp() FROM unnest($3::text[]) AS person
ON CONFLICT (table_id, node, person) DO UPDATE SET since = excluded.since
WHERE p.person = ANY ($4::text[])"""
ELSEWHERE = """
SELECT p.table_id, p.person, bool_or(mine.since IS NOT NULL AND p.since > mine.since)
FROM unnest($2::text[]) AS w (id)
JOIN present AS p ON p.table_id = w.id AND p.node <> $1
JOIN nodes AS n ON n.node = p.node AND n.seen > clock_timestamp() - make_interval(secs => $3)
LEFT JOIN present AS mine
    ON mine.table_id = p.table_id AND mine.node = $1 AND mine.person = p.person
GROUP BY p.table_id, p.person"""
FORGET = """
WITH dead AS (
    DELETE FROM nodes WHERE node = $1 OR seen < clock_timestamp() - interval '1 hour' RETURNING node
)
DELETE FROM present WHERE node IN (SELECT node FROM dead)"""


class PostgresRegister:
    """The port over a database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._node = ""
        self._connection: Any = None
        self._lock = asyncio.Lock()

    async def open(self, node: str) -> None:
        self._node = node
        await self.beat()

    async def close(self) -> None:
        with contextlib.suppress(JournalUnavailable):
            await self._ask(FORGET, self._node)
        if self._connection is not None:
            self._connection.terminate()

    async def beat(self) -> int:
        found = await self._ask(BEAT, self._node, ALIVE_FOR)
        others: int = found[0][0]
        return others

    async def note(self, table: str, people: Iterable[str], fresh: Iterable[str]) -> None:
        await self._ask(NOTE, table, self._node, sorted(people), sorted(fresh))

    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Sequence[Elsewhere]]:
        told: dict[str, list[Elsewhere]] = {}
        for table, person, newer in await self._ask(ELSEWHERE, self._node, list(tables), ALIVE_FOR):
            told.setdefault(table, []).append(Elsewhere(person, newer))
        return told

    async def _ask(self, sql: str, *facts: Any) -> Sequence[Any]:
        async with self._lock:
            try:
                if self._connection is None or self._connection.is_closed():
                    # What is lost here is said again, so nobody waits for a disk.
                    self._connection = await connect(self._address, synchronous_commit="off")
                found: Sequence[Any] = await self._connection.fetch(sql, *facts)
            except FAULTS as error:
                if self._connection is not None:
                    self._connection.terminate()
                raise JournalUnavailable(str(error)) from error
            return found
