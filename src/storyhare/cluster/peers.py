"""The other nodes over the same database: who lives, who is connected where, which tables moved.

The proxy leads all people of a table to one node. Where it does not, nodes notify each other that a
table has changed, and read the journal; every node also polls now and then, since notifications may
be lost. Who is connected where is stored in the database: a table without viewers on other nodes
needs no notifications. A node that is alone asks for nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from storyhare.cluster import timing
from storyhare.cluster.heartbeat import Liveness
from storyhare.live import LiveTable, Tables, Viewer
from storyhare.storage import (
    OUTSIDE,
    JournalUnavailable,
    Notification,
    NotificationBus,
)

if TYPE_CHECKING:  # importing it needs an extra
    from storyhare.storage.postgres import PostgresPresence

log = logging.getLogger(__name__)

# The id under which all devices that only watch are reported together: they are not people.
WATCHERS = ""


class Peers:
    """The other nodes, as this one knows them."""

    takes_over_after = timing.TAKES_OVER_AFTER

    def __init__(self, node: str, bus: NotificationBus, presence: "PostgresPresence") -> None:
        self._node = node
        self._bus = bus
        self._presence = presence
        # By table: the last line that others were notified of, the audience that was compared
        # last, and the audience that presence has.
        self._announced: dict[str, int] = {}
        self._compared: dict[str, frozenset[Viewer]] = {}
        self._reported: dict[str, dict[str, Viewer]] = {}
        # A database that has forgotten this node has forgotten its people, too: the next poll
        # reports them again.
        self._liveness = Liveness(presence, self._reported.clear)
        self.share_clock = self._liveness.share_clock
        # Tables that other nodes have moved, and those with changes outside their streams.
        self._moved: set[str] = set()
        self._changed_outside: set[str] = set()
        self._following: asyncio.Task[None] | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self, tables: Tables) -> None:
        """Announce this node, and start to listen."""
        self._tables = tables
        tables.on_change(self._table_changed)
        await self._presence.open(self._node)
        await self._liveness.beat()
        await self._bus.open(self._node, self._receive)
        regular: list[tuple[str, float, Callable[[], Awaitable[None]]]] = [
            ("heartbeat", timing.HEARTBEAT_EVERY, self._liveness.beat),
            ("poll", timing.POLL_EVERY, self._poll),
            ("cut off?", timing.CHECK_CUT_OFF_EVERY, self._dismiss_if_cut_off),
        ]
        self._tasks = [
            asyncio.create_task(self._every(seconds, work), name=f"node: {name}")
            for name, seconds, work in regular
        ]

    async def close(self) -> None:
        """Leave."""
        self._closing = True
        tasks = [*self._tasks, *self._jobs.values()]
        if self._following is not None:
            tasks.append(self._following)
        for task in tasks:
            task.cancel()
        # Not for ever: a connection that breaks at this moment may swallow the cancellation.
        if tasks:
            await asyncio.wait(tasks, timeout=timing.STOP_TIMEOUT)
        await self._bus.close()
        await self._presence.close()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while not self._closing:
            await _guarded(work)
            await asyncio.sleep(seconds)

    @property
    def others(self) -> int:
        """How many other nodes are alive."""
        return self._liveness.others

    @property
    def cut_off(self) -> bool:
        """Has this node lost the database while others may still have it?"""
        return self._liveness.cut_off

    async def _dismiss_if_cut_off(self) -> None:
        """Send everybody to other nodes, if only this one has lost the database.

        People who only wait would not notice: this node still answers, with views that are old.
        """
        if self.cut_off:
            for table in self._tables.awake_tables():
                table.audience.dismiss_all("restart")

    # -- sending -----------------------------------------------------------------------------------

    def _table_changed(self, table: LiveTable) -> None:
        """A table here has changed, or its audience has."""
        table_id, seq = table.table.id, table.table.seq
        if table.stream.moved_last_here and self._announced.get(table_id, 0) < seq:
            self._announced[table_id] = seq
            if table.audience.has_remote_viewers:
                self._notify(Notification(table_id, seq))
        if table.audience.viewers is not self._compared.get(table_id):
            self._compared[table_id] = table.audience.viewers
            if _audience(table) != self._reported.get(table_id, {}):
                self._update_soon(table_id)

    def chat_changed(self, table_id: str) -> None:
        """Something was said at a table, or a rematch has begun there."""
        self._notify(Notification(table_id, OUTSIDE))

    def forget(self, table_id: str) -> None:
        """A table is no longer in memory."""
        self._announced.pop(table_id, None)
        self._compared.pop(table_id, None)
        self._moved.discard(table_id)
        self._changed_outside.discard(table_id)
        if self._reported.get(table_id):
            self._update_soon(table_id)

    def _notify(self, notification: Notification) -> None:
        """Notify the other nodes, if there are any."""
        if self.others:
            self._bus.send(notification)

    # -- receiving ---------------------------------------------------------------------------------

    def _receive(self, notifications: Sequence[Notification]) -> None:
        for notification in notifications:
            table = self._tables.awake_table(notification.table_id)
            if table is not None and notification.seq == OUTSIDE:
                self._changed_outside.add(notification.table_id)
                self._update_soon(notification.table_id)
            elif table is not None and notification.seq > table.table.seq:
                self._moved.add(notification.table_id)
        self._follow_soon()

    def _follow_soon(self) -> None:
        if self._moved and (self._following is None or self._following.done()):
            self._following = asyncio.create_task(_guarded(self._follow), name="node: follow")

    async def _follow(self) -> None:
        """Read what other nodes have written to all tables that have moved, in one query."""
        while self._moved:
            moved, self._moved = self._moved, set()
            awake = [self._tables.awake_table(table_id) for table_id in moved]
            tables = [table for table in awake if table is not None]
            wanted = [(table.table.id, table.table.seq) for table in tables]
            streams = await self._tables.journal.read_streams(wanted)
            pairs = zip(tables, streams, strict=True)
            await asyncio.gather(
                *[_guarded(partial(t.stream.follow, lines)) for t, lines in pairs if lines]
            )

    # -- one table ---------------------------------------------------------------------------------

    def _update_soon(self, table_id: str) -> None:
        """Start a task for a table; one that runs already looks again before it ends."""
        running = self._jobs.get(table_id)
        if running is None or running.done():
            work = partial(self._update, table_id)
            job = asyncio.create_task(_guarded(work), name=f"node: {table_id}")
            self._jobs[table_id] = job
            job.add_done_callback(lambda _: self._done(table_id, job))

    def _done(self, table_id: str, job: asyncio.Task[None]) -> None:
        if self._jobs.get(table_id) is job:
            del self._jobs[table_id]

    async def _update(self, table_id: str) -> None:
        """Report the audience of a table, and read what has changed outside its stream."""
        while True:
            table = self._tables.awake_table(table_id)
            audience = {} if table is None else _audience(table)
            if audience != self._reported.get(table_id, {}):
                await self._report(table_id, audience)
            elif table is not None and table_id in self._changed_outside:
                self._changed_outside.discard(table_id)
                await self._read_outside(table)
            else:
                return

    async def _report(self, table_id: str, audience: dict[str, Viewer]) -> None:
        """Store who is connected here, and notify the other nodes."""
        before = self._reported.get(table_id, {})
        self._reported[table_id] = audience
        try:
            opened = {person: viewer.opened for person, viewer in audience.items()}
            await self._presence.set_people(table_id, opened)
        except JournalUnavailable:
            self._reported[table_id] = before  # the next poll finds the difference
            raise
        if not audience:
            self._reported.pop(table_id, None)  # a heartbeat may have cleared it meanwhile
        self._notify(Notification(table_id, OUTSIDE))

    async def _read_outside(self, table: LiveTable) -> None:
        """Read what has changed outside a table's stream: a rematch, people, chat."""
        row = await self._tables.journal.read_row(table.table.id)
        if row is not None and row.status == "archived":
            new = await self._tables.follow_rematch(table)
            if new is not None:
                await new.chat.hear_others()
            return
        if row is not None and row.seq > table.table.seq:
            await table.stream.follow(())
        people = await self._presence.people_elsewhere([table.table.id])
        await self._set_others(table, people.get(table.table.id, {}))
        await table.chat.hear_others()

    async def _set_others(self, table: LiveTable, others: Mapping[str, bool]) -> None:
        """Tell a table who is connected elsewhere; people with a newer device there leave here."""
        leaving = [v for v in table.audience.viewers if v.person and others.get(v.person)]
        if others and not table.audience.has_remote_viewers:
            self._notify(Notification(table.table.id, OUTSIDE))  # they may have missed something
        await table.others_changed(_people(others), leaving, watched=bool(others))

    # -- asking ------------------------------------------------------------------------------------

    async def people_elsewhere(self, table_id: str) -> frozenset[str]:
        """The ids of the people who are connected to a table on other nodes."""
        if not self.others:
            return frozenset()
        people = await self._presence.people_elsewhere([table_id])
        return _people(people.get(table_id, {}))

    async def _poll(self) -> None:
        """Find what lost notifications should have said."""
        tables = {table.table.id: table for table in self._tables.awake_tables()}
        for table_id in [*self._reported, *tables]:
            table = tables.get(table_id)
            if (_audience(table) if table else {}) != self._reported.get(table_id, {}):
                self._update_soon(table_id)
        if not tables or not (
            self.others or any(t.audience.people_elsewhere for t in tables.values())
        ):
            return
        await self._poll_rows(tables)
        people = await self._presence.people_elsewhere(list(tables))
        for table_id, table in tables.items():
            await self._set_others(table, people.get(table_id, {}))

    async def _poll_rows(self, tables: Mapping[str, LiveTable]) -> None:
        # A table without an audience here is read again before anybody is admitted.
        followed = [
            key for key, t in tables.items() if t.audience.viewers or t.stream.moved_last_here
        ]
        for row in await self._tables.journal.read_rows(followed):
            if row.status == "archived":
                self._changed_outside.add(row.table_id)
                self._update_soon(row.table_id)
            elif row.seq > tables[row.table_id].table.seq:
                self._moved.add(row.table_id)
        self._follow_soon()


async def _guarded(work: Callable[[], Awaitable[None]]) -> None:
    """Log exceptions: a failure at one table affects no other, and no task ends by one."""
    try:
        await work()
    except JournalUnavailable as error:
        log.debug("cannot follow the other nodes: %s", error)
    except Exception:
        log.exception("following the other nodes went wrong")


def _audience(table: LiveTable) -> dict[str, Viewer]:
    """The people who are connected here, with their devices."""
    return {viewer.person or WATCHERS: viewer for viewer in table.audience.viewers}


def _people(others: Iterable[str]) -> frozenset[str]:
    """The ids without devices that only watch."""
    return frozenset(others) - {WATCHERS}
