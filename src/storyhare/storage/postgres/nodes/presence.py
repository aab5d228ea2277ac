"""Presence: each node reports that it is alive, and who is connected to its tables.

This is stored beside the journal and is no part of it: a crash may lose it, and nodes report again.
"""

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence

from msgspec import Struct

from storyhare.storage.port import JournalUnavailable
from storyhare.storage.postgres.connection import VOLATILE, Pool

HEARTBEAT = """
WITH me AS (
    INSERT INTO nodes (node, seen) VALUES ($1, clock_timestamp())
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
    RETURNING xmax = 0 AS unknown
)
SELECT count(*), (SELECT unknown FROM me), extract(epoch FROM clock_timestamp())::float8 FROM nodes
WHERE node <> $1 AND seen > clock_timestamp() - make_interval(secs => $2)"""
SET_PEOPLE = """
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
REMOVE_NODE = """
WITH dead AS (
    DELETE FROM nodes WHERE node = $1 OR seen < clock_timestamp() - interval '1 hour' RETURNING node
)
DELETE FROM present WHERE node IN (SELECT node FROM dead)"""


class Heartbeat(Struct, frozen=True):
    """The answer to a heartbeat: how many other nodes are alive, and the time all nodes share.

    `unknown`: the database did not know this node, nor anyone connected to it. That is so at the
    first heartbeat, and after a crash of the database.
    """

    others: int
    unknown: bool
    now: float


class PostgresPresence:
    """Presence in a database; a node without a heartbeat for `alive_for` seconds counts as dead.

    A node that stops waits for the database for `stop_timeout` seconds. If that fails, the others
    remove it when its heartbeat stays away.
    """

    def __init__(self, address: str, alive_for: float, stop_timeout: float) -> None:
        self._node = ""
        self._alive_for = alive_for
        self._stop_timeout = stop_timeout
        self._pool = Pool(address, VOLATILE, 1, JournalUnavailable)
        # Its own: when thousands reconnect at once, the heartbeat must not wait in their queue.
        self._heartbeats = Pool(address, VOLATILE, 1, JournalUnavailable)

    async def open(self, node: str) -> None:
        """Announce this node."""
        self._node = node
        await self._pool.open()
        await self._heartbeats.open()
        await self.heartbeat()

    async def close(self) -> None:
        """Remove this node, and everyone connected to it."""
        with contextlib.suppress(JournalUnavailable, TimeoutError):
            await asyncio.wait_for(self._pool.fetch(REMOVE_NODE, self._node), self._stop_timeout)
        await self._pool.close()
        await self._heartbeats.close()

    async def heartbeat(self) -> Heartbeat:
        """Report that this node is alive."""
        rows = await self._heartbeats.fetch(HEARTBEAT, self._node, self._alive_for)
        return Heartbeat(*rows[0])

    async def set_people(self, table_id: str, people: Mapping[str, float]) -> None:
        """Report who is connected to a table on this node, and since when by the monotonic clock.

        A node that hung reports late. Without that time, devices that were replaced on other nodes
        meanwhile would look new.
        """
        async with self._pool.connected() as connection:
            # Only now: the time in the queue would make a device look newer than it is, too.
            now = time.monotonic()
            ages = [now - opened for opened in people.values()]
            await connection.fetch(SET_PEOPLE, table_id, self._node, list(people), ages)

    async def people_elsewhere(self, table_ids: Sequence[str]) -> dict[str, dict[str, bool]]:
        """The people connected to other living nodes, by table: is that after they were here?"""
        people: dict[str, dict[str, bool]] = {}
        rows = await self._pool.fetch(ELSEWHERE, self._node, list(table_ids), self._alive_for)
        for table_id, person_id, newer in rows:
            people.setdefault(table_id, {})[person_id] = newer
        return people
