"""The register of nodes in the database of the journal."""

import asyncio
import contextlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from storyhare.journal.port import JournalUnavailable
from storyhare.journal.postgres import FAULTS, connect
from storyhare.journal.register import Beat, Elsewhere, Present, Way

# A node that has not been heard of for so long counts as dead.
ALIVE_FOR = 4.0
# So much a node waits that says goodbye; without it the others wait for its sign of life.
PARTING_TAKES = 2.0

# One that is late by so much may soon be: no table should be brought to it.
AT_HOME_FOR = 2.5

BEAT = """
WITH me AS (
    INSERT INTO nodes VALUES ($1, clock_timestamp(), $3, $4, $5)
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
    RETURNING xmax = 0 AS unknown
)
SELECT count(*), (SELECT unknown FROM me), extract(epoch FROM clock_timestamp())::float8 FROM nodes
WHERE node <> $1 AND seen > clock_timestamp() - make_interval(secs => $2)"""
NOTE = """
WITH gone AS (
    DELETE FROM present WHERE table_id = $1 AND node = $2 AND person <> ALL ($3::text[])
), settled AS (
    INSERT INTO homes SELECT $1, $2 WHERE cardinality($3::text[]) > 0 ON CONFLICT DO NOTHING
), left_behind AS (
    DELETE FROM homes WHERE table_id = $1 AND node = $2 AND cardinality($3::text[]) = 0
)
INSERT INTO present SELECT $1, $2, person, clock_timestamp() - make_interval(secs => age), device
FROM unnest($3::text[], $4::text[], $5::float8[]) AS here (person, device, age)
ON CONFLICT (table_id, node, person)
DO UPDATE SET since = excluded.since, device = excluded.device"""
ELSEWHERE = """
SELECT p.table_id, p.person, bool_or(
    mine.since IS NOT NULL AND p.since > mine.since AND p.device IS DISTINCT FROM mine.device
)
FROM unnest($2::text[]) AS w (id)
JOIN present AS p ON p.table_id = w.id AND p.node <> $1
JOIN nodes AS n ON n.node = p.node AND n.seen > clock_timestamp() - make_interval(secs => $3)
LEFT JOIN present AS mine
    ON mine.table_id = p.table_id AND mine.node = $1 AND mine.person = p.person
GROUP BY p.table_id, p.person"""
ADDRESS = "SELECT host(inet_client_addr())"
SETTLE = """
WITH settled AS (
    INSERT INTO homes AS h VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
    WHERE h.node = ANY ($3::text[]) OR NOT EXISTS (
        SELECT FROM nodes AS n
        WHERE n.node = h.node AND n.seen > clock_timestamp() - make_interval(secs => $4)
    )
    RETURNING node
)
SELECT node FROM settled
UNION ALL SELECT node FROM homes WHERE table_id = $1 AND NOT EXISTS (SELECT FROM settled)"""
WAY = "SELECT node, host, port, key FROM nodes WHERE node = $1 AND host IS NOT NULL"
FORGET = """
WITH dead AS (
    DELETE FROM nodes WHERE node = $1 OR seen < clock_timestamp() - interval '1 hour' RETURNING node
), homeless AS (
    DELETE FROM homes WHERE node IN (SELECT node FROM dead)
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
    """The port over a database."""

    def __init__(self, address: str) -> None:
        self._node = ""
        self._way: tuple[Any, Any, Any] = (None, None, None)
        self._desk = Line(address)
        # Its own: when thousands come at once, the sign of life must not stand in their queue.
        self._pulse = Line(address)

    async def open(self, node: str, way: Way | None = None) -> None:
        self._node = node
        self._way = (None, None, None) if way is None else (way.host, way.port, way.key)
        await self.beat()

    async def address(self) -> str | None:
        found = await self._desk.ask(ADDRESS)
        address: str | None = found[0][0]
        return address

    async def close(self) -> None:
        with contextlib.suppress(JournalUnavailable, TimeoutError):
            await asyncio.wait_for(self._desk.ask(FORGET, self._node), PARTING_TAKES)
        self._desk.close()
        self._pulse.close()

    async def beat(self) -> Beat:
        found = await self._pulse.ask(BEAT, self._node, ALIVE_FOR, *self._way)
        return Beat(*found[0])

    async def note(self, table: str, people: Collection[Present]) -> None:
        columns = [
            [each.person for each in people],
            [each.device for each in people],
            [each.age for each in people],
        ]
        await self._desk.ask(NOTE, table, self._node, *columns)

    async def home(self, table: str, without: Collection[str]) -> Way | None:
        settled: Sequence[Any] = ()
        while not settled:  # none: another node was quicker just now, and is seen next time
            settled = await self._desk.ask(SETTLE, table, self._node, sorted(without), AT_HOME_FOR)
        if settled[0][0] == self._node:
            return None
        ways = await self._desk.ask(WAY, settled[0][0])
        return Way(*ways[0]) if ways else None

    async def elsewhere(self, tables: Sequence[str]) -> Mapping[str, Sequence[Elsewhere]]:
        told: dict[str, list[Elsewhere]] = {}
        found = await self._desk.ask(ELSEWHERE, self._node, list(tables), ALIVE_FOR)
        for table, person, newer in found:
            told.setdefault(table, []).append(Elsewhere(person, newer))
        return told
