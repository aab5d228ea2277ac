"""The other nodes over the same database: who lives, who is connected where, who has moved.

The proxy brings all people of a table to one node. Where it did not, nodes tell each other by hints
that a table has moved, and read the journal; behind the hints every node looks for itself now and
then. Who is connected where stands in the database: a table that nobody looks at on another node
needs no hints. A node that is alone asks for nothing.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from storyhare.journal import Journal, JournalUnavailable
from storyhare.journal.contact import Contact
from storyhare.journal.hints import OUTSIDE, Bus, Hint
from storyhare.journal.register import Elsewhere, Present, Register
from storyhare.table import length, timing
from storyhare.table.live import LiveTable
from storyhare.table.ports import Viewer

log = logging.getLogger(__name__)

# How those who only watch stand in the register: all as one, and nobody counts them as people.
WATCHERS = ""


class Tables(Protocol):
    """The tables of this node."""

    @property
    def journal(self) -> Journal:
        """What remembers."""

    def awake_table(self, table_id: str) -> LiveTable | None:
        """A table, if it is awake here."""

    def awake_tables(self) -> Sequence[LiveTable]:
        """All of them."""

    async def follow_rematch(self, table: LiveTable) -> LiveTable | None:
        """The code of a table has gone to another one: its audience goes there too."""


class Neighbours:
    """A node among others."""

    def __init__(self, node: str, bus: Bus, register: Register) -> None:
        self._node = node
        self._bus = bus
        self._register = register
        self._database = Contact("the database")
        # Who has to hear what time it is for all nodes.
        self.agree: Callable[[float], None] = lambda _: None
        self._others = 0
        self._alive_at = 0.0
        # By table: the last line that others were told of, the audience that was looked at last,
        # and the audience that stands in the register.
        self._told: dict[str, int] = {}
        self._seen: dict[str, frozenset[Viewer]] = {}
        self._noted: dict[str, dict[str, Viewer]] = {}
        # Tables that others have moved, and those of which something outside the stream is new.
        self._moved: set[str] = set()
        self._changed_outside: set[str] = set()
        self._following: asyncio.Task[None] | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    # -- life --------------------------------------------------------------------------------------

    async def open(self, tables: Tables) -> None:
        """Make this node known, and begin to listen."""
        self._tables = tables
        await self._register.open(self._node)
        await self._beat()
        await self._bus.open(self._node, self._hear)
        self._tasks = [
            asyncio.create_task(self._every(timing.BEAT_EVERY, self._beat), name="node: alive"),
            asyncio.create_task(self._every(timing.LOOK_EVERY, self._look), name="node: look"),
            asyncio.create_task(self._every(timing.PART_EVERY, self._part), name="node: lost?"),
        ]

    async def close(self) -> None:
        """Be gone."""
        self._closing = True
        tasks = [*self._tasks, *self._jobs.values()]
        if self._following is not None:
            tasks.append(self._following)
        for task in tasks:
            task.cancel()
        # Not for ever: a connection that breaks just then swallows it, and is called once more.
        if tasks:
            await asyncio.wait(tasks, timeout=timing.PARTING_TAKES)
        await self._bus.close()
        await self._register.close()

    async def _every(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while not self._closing:
            await _guarded(what)
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        began = time.monotonic()
        try:
            beat = await self._register.beat()
        except JournalUnavailable as error:
            self._database.lost(error)
            raise
        self._database.back()
        took = time.monotonic() - began
        if took < timing.TOO_LATE_TO_TELL:
            self.agree(beat.now + took / 2)
        self._others = beat.others
        self._alive_at = asyncio.get_running_loop().time()
        if beat.unknown:
            self._noted.clear()  # the next look says again who is here

    async def _part(self) -> None:
        """Send everybody to the others, once the database cannot be reached from here.

        Who only waits would not notice: the node still answers, and shows what is no longer so.
        """
        if self.cut_off:
            for table in self._tables.awake_tables():
                table.audience.dismiss_all("restart")

    @property
    def cut_off(self) -> bool:
        """Is this node, as the only one, without the database? Then nobody should come to it."""
        silent = asyncio.get_running_loop().time() - self._alive_at
        return self._others > 0 and silent > timing.LOST_AFTER

    @property
    def others(self) -> int:
        """How many other nodes have given a sign of life."""
        return self._others

    # -- telling -----------------------------------------------------------------------------------

    def look_at(self, table: LiveTable) -> None:
        """A table here has changed, or its audience has."""
        table_id, seq = table.table.id, table.table.seq
        if table.drives and self._told.get(table_id, 0) < seq:
            self._told[table_id] = seq
            if table.followed:
                self.tell(Hint(table_id, seq))
        if table.audience.viewers is not self._seen.get(table_id):
            self._seen[table_id] = table.audience.viewers
            if _audience(table) != self._noted.get(table_id, {}):
                self._soon(table_id)

    def tell(self, hint: Hint) -> None:
        """Tell the others, if there are any."""
        if self._others:
            self._bus.tell(hint)

    def forget(self, table_id: str) -> None:
        """A table falls asleep here."""
        self._told.pop(table_id, None)
        self._seen.pop(table_id, None)
        self._moved.discard(table_id)
        self._changed_outside.discard(table_id)
        if self._noted.get(table_id):
            self._soon(table_id)

    # -- listening ---------------------------------------------------------------------------------

    def _hear(self, hints: Sequence[Hint]) -> None:
        for hint in hints:
            table = self._tables.awake_table(hint.table)
            if table is not None and hint.seq == OUTSIDE:
                self._changed_outside.add(hint.table)
                self._soon(hint.table)
            elif table is not None and hint.seq > table.table.seq:
                self._moved.add(hint.table)
        self._follow_soon()

    def _follow_soon(self) -> None:
        if self._moved and (self._following is None or self._following.done()):
            self._following = asyncio.create_task(_guarded(self._follow), name="node: following")

    async def _follow(self) -> None:
        """Read what others have written at all tables that have moved, with one question."""
        while self._moved:
            moved, self._moved = self._moved, set()
            found = [self._tables.awake_table(table_id) for table_id in moved]
            tables = [table for table in found if table is not None]
            wanted = [(table.table.id, table.table.seq) for table in tables]
            streams = await self._tables.journal.several(wanted)
            news = zip(tables, streams, strict=True)
            await asyncio.gather(
                *[_guarded(partial(t.follow, lines)) for t, lines in news if lines]
            )

    def _soon(self, table_id: str) -> None:
        """Have a table looked after by its own task; one that runs looks again at its end."""
        running = self._jobs.get(table_id)
        if running is None or running.done():
            work = partial(self._see_to, table_id)
            job = asyncio.create_task(_guarded(work), name=f"node: {table_id}")
            self._jobs[table_id] = job
            job.add_done_callback(lambda _: self._done(table_id, job))

    def _done(self, table_id: str, job: asyncio.Task[None]) -> None:
        if self._jobs.get(table_id) is job:
            del self._jobs[table_id]

    async def _see_to(self, table_id: str) -> None:
        """Do all that is due for a table."""
        while True:
            table = self._tables.awake_table(table_id)
            people = {} if table is None else _audience(table)
            if people != self._noted.get(table_id, {}):
                await self._note(table_id, people)
            elif table is not None and table_id in self._changed_outside:
                self._changed_outside.discard(table_id)
                await self._look_outside(table)
            else:
                return

    async def _note(self, table_id: str, people: dict[str, Viewer]) -> None:
        """Say in the register who is here, and tell the others that it has changed."""
        before = self._noted.get(table_id, {})
        self._noted[table_id] = people
        try:
            await self._register.note(table_id, _present(people))
        except JournalUnavailable:
            self._noted[table_id] = before  # the next look finds it again
            raise
        if not people:
            self._noted.pop(table_id, None)  # the database may have forgotten it meanwhile
        self.tell(Hint(table_id, OUTSIDE))

    # -- looking -----------------------------------------------------------------------------------

    async def elsewhere(self, table_id: str) -> frozenset[str]:
        """Who is connected to a table on other nodes."""
        if not self._others:
            return frozenset()
        found = await self._register.elsewhere([table_id])
        return _people(found.get(table_id, ()))

    async def _look(self) -> None:
        """What hints should have said, in case one was lost."""
        tables = {table.table.id: table for table in self._tables.awake_tables()}
        for table_id in [*self._noted, *tables]:
            table = tables.get(table_id)
            if (_audience(table) if table else {}) != self._noted.get(table_id, {}):
                self._soon(table_id)
        if not tables or not (self._others or any(t.audience.elsewhere for t in tables.values())):
            return
        # One without an audience here is read anew before anybody is let in.
        followed = [key for key, t in tables.items() if t.audience.viewers or t.drives]
        for row in await self._tables.journal.these(followed):
            if row.status == "archived":
                self._changed_outside.add(row.table)
                self._soon(row.table)
            elif row.seq > tables[row.table].table.seq:
                self._moved.add(row.table)
        self._follow_soon()
        found = await self._register.elsewhere(list(tables))
        for table_id, table in tables.items():
            await self._meet(table, found.get(table_id, ()))

    async def _look_outside(self, table: LiveTable) -> None:
        row = await self._tables.journal.row(table.table.id)
        if row is not None and row.status == "archived":
            new = await self._tables.follow_rematch(table)
            if new is not None:
                await new.hear_the_others()
            return
        if row is not None and row.seq > table.table.seq:
            await table.follow(())
        found = await self._register.elsewhere([table.table.id])
        await self._meet(table, found.get(table.table.id, ()))
        await table.hear_the_others()

    async def _meet(self, table: LiveTable, others: Sequence[Elsewhere]) -> None:
        """Know who is there on other nodes; who came there later gives up the device here."""
        gone = {each.person for each in others if each.newer}
        leaving = [viewer for viewer in table.audience.viewers if viewer.person in gone]
        elsewhere, followed = _people(others), bool(others)
        if followed and not table.followed:  # they may have missed what nobody was told of
            self.tell(Hint(table.table.id, OUTSIDE))
        table.followed = followed
        if elsewhere == table.audience.elsewhere and not leaving:
            return
        table.audience.elsewhere = elsewhere
        table.audience.dismiss(leaving, "elsewhere")
        if not elsewhere:
            table.drives = True  # nobody else will
        if table.audience.people_anywhere:
            table.audience_changed()
        else:
            await table.by_itself(lambda state: length.nobody_here(state, table.now))


async def _guarded(work: Callable[[], Awaitable[None]]) -> None:
    """One table's trouble is not the others', and a slip must not leave the node deaf."""
    try:
        await work()
    except JournalUnavailable as error:
        log.debug("no word of the other nodes: %s", error)
    except Exception:
        log.exception("following the other nodes went wrong")


def _audience(table: LiveTable) -> dict[str, Viewer]:
    """Who is connected here, with which device."""
    return {viewer.person or WATCHERS: viewer for viewer in table.audience.viewers}


def _present(audience: Mapping[str, Viewer]) -> list[Present]:
    """The same for the register.

    How long, and not just who has come: a node that stood still must not take devices for new that
    have long been given up for others.
    """
    now = time.monotonic()
    return [Present(who, now - viewer.opened) for who, viewer in audience.items()]


def _people(others: Sequence[Elsewhere]) -> frozenset[str]:
    """Those who do not only watch."""
    return frozenset([each.person for each in others if each.person != WATCHERS])
