"""The register of nodes in the database of the journal."""

import asyncio
import contextlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from storyhare.journal.port import JournalUnavailable
from storyhare.journal.postgres import FAULTS, connect
from storyhare.journal.register import Beat, Elsewhere, Present

# So much a node waits that says goodbye; without it the others wait for its sign of life.
PARTING_TAKES = 2.0

BEAT = """
WITH me AS (
    INSERT INTO nodes (node, seen) VALUES ($1, clock_timestamp())
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
    RETURNING xmax = 0 AS unknown
)
SELECT count(*), (SELECT unknown FROM me), extract(epoch FROM clock_timestamp())::float8 FROM nodes
WHERE node <> $1 AND seen > clock_timestamp() - make_interval(secs => $2)"""
NOTE = """
WITH gone AS (
    DELETE FROM present WHERE table_id = $1 AND node = $2 AND person <> ALL ($3::text[])
)
INSERT INTO present (table_id, node, person, since)
SELECT $1, $2, person, clock_timestamp() - make_interval(secs => age)
FROM unnest($3::text[], $4::float8[]) AS here (person, age)
ON CONFLICT (table_id, node, person) DO UPDATE SET since = excluded.since"""
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


class Line:
    """One connection, and whoever waits for it."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Any = None
        self._lock = asyncio.Lock()

    async def ask(self, sql: str, *facts: Any) -> Sequence[Any]:
        """Ask, over a new connection if need be."""
        async with self._lock:
            try:
                if self._connection is None or self._connection.is_closed():
                    # What is lost here is said again, so nobody waits for a disk.
                    self._connection = await connect(self._address, synchronous_commit="off")
                found: Sequence[Any] = await self._connection.fetch(sql, *facts)
            except FAULTS as error:
                self.close()
                raise JournalUnavailable(str(error)) from error
            return found

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.terminate()


class PostgresRegister:
    """The port over a database; a node without a sign of life for `alive_for` counts as dead."""

    def __init__(self, address: str, alive_for: float) -> None:
        self._node = ""
        self._alive_for = alive_for
        self._desk = Line(address)
        # Its own: when thousands come at once, the sign of life must not stand in their queue.
        self._pulse = Line(address)

    async def open(self, node: str) -> None:
        self._node = node
        await self.beat()

    async def close(self) -> None:
        with contextlib.suppress(JournalUnavailable, TimeoutError):
            await asyncio.wait_for(self._desk.ask(FORGET, self._node), PARTING_TAKES)
        self._desk.close()
        self._pulse.close()

    async def beat(self) -> Beat:
        found = await self._pulse.ask(BEAT, self._node, self._alive_for)
        return Beat(*found[0])

    async def note(self, table: str, people: Collection[Present]) -> None:
        persons = [each.person for each in people]
        await self._desk.ask(NOTE, table, self._node, persons, [each.age for each in people])

    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Sequence[Elsewhere]]:
        told: dict[str, list[Elsewhere]] = {}
        found = await self._desk.ask(ELSEWHERE, self._node, list(tables), self._alive_for)
        for table, person, newer in found:
            told.setdefault(table, []).append(Elsewhere(person, newer))
        return told
