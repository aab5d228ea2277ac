"""The other nodes: what they do at our tables is seen here, and what is done here they learn of.

Nodes tell each other by hints and read the journal; behind the hints every node looks for itself
now and then. Who is connected where stands in a register. A node that is alone asks for nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from storyhare.bus.port import BESIDE, Bus, Hint
from storyhare.journal import Journal, JournalUnavailable
from storyhare.journal.register import Elsewhere, Register
from storyhare.table import play
from storyhare.table.live import LiveTable, Viewer

log = logging.getLogger(__name__)

BEAT_EVERY = 1.0
LOOK_EVERY = 2.0
# How much longer than the node that moved last another one waits before it plays bots and clocks.
GRACE = 3.0


class House(Protocol):
    """What is asked of a hall."""

    @property
    def journal(self) -> Journal:
        """What remembers."""

    def awake_table(self, name: str) -> LiveTable | None:
        """A table, if it is awake here."""

    def awake_tables(self) -> Sequence[LiveTable]:
        """All of them."""

    async def follow_rematch(self, table: LiveTable) -> None:
        """The code of a table has gone to another one: its audience goes there too."""


class Neighbours:
    """A node among others."""

    def __init__(self, node: str, bus: Bus, register: Register) -> None:
        self._node = node
        self._bus = bus
        self._register = register
        self._others = 0
        self._told: dict[str, int] = {}
        self._noted: dict[str, dict[str, Viewer]] = {}
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._moved: set[str] = set()
        self._late: set[str] = set()
        self._following: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    # -- life --------------------------------------------------------------------------------------

    async def open(self, house: House) -> None:
        """Make oneself known, and begin to listen."""
        self._house = house
        await self._register.open(self._node)
        self._others = await self._register.beat()
        await self._bus.open(self._node, self._hear)
        self._tasks = [
            asyncio.create_task(self._every(BEAT_EVERY, self._beat), name="node: alive"),
            asyncio.create_task(self._every(LOOK_EVERY, self._look), name="node: look around"),
        ]

    async def close(self) -> None:
        """Be gone."""
        tasks = [*self._tasks, *self._jobs.values()]
        if self._following is not None:
            tasks.append(self._following)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()
        await self._register.close()

    @staticmethod
    async def _every(seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await what()
            except JournalUnavailable as error:
                log.debug("no word of the other nodes: %s", error)
            except Exception:  # a slip here must not leave the node deaf
                log.exception("looking after the other nodes went wrong")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        self._others = await self._register.beat()

    # -- telling -----------------------------------------------------------------------------------

    def look_at(self, table: LiveTable) -> None:
        """A table here has changed, or its audience has."""
        name, seq = table.table.id, table.table.seq
        if table.drives and self._told.get(name, 0) < seq:
            self._told[name] = seq
            self.tell(Hint(name, seq))
        if _people(table) != self._noted.get(name, {}):
            self._soon(name)

    def tell(self, hint: Hint) -> None:
        """Tell the others, if there are any."""
        if self._others:
            self._bus.tell(hint)

    def forget(self, name: str) -> None:
        """A table falls asleep here."""
        self._told.pop(name, None)
        self._again.discard(name)
        self._late.discard(name)
        if self._noted.get(name):
            self._soon(name)

    # -- listening ---------------------------------------------------------------------------------

    def _hear(self, hints: Sequence[Hint]) -> None:
        for hint in hints:
            table = self._house.awake_table(hint.table)
            if table is not None and hint.seq == BESIDE:
                self._again.add(hint.table)
                self._soon(hint.table)
            elif table is not None and hint.seq > table.table.seq:
                self._moved.add(hint.table)
        self._follow_soon()

    def _follow_soon(self) -> None:
        if self._moved and (self._following is None or self._following.done()):
            self._following = asyncio.create_task(self._follow(), name="node: following")

    async def _follow(self) -> None:
        """Read what was written at all tables that have moved, with one question."""
        while self._moved:
            moved, self._moved = self._moved, set()
            tables = [table for name in moved if (table := self._house.awake_table(name))]
            try:
                wanted = [(table.table.id, table.table.seq) for table in tables]
                streams = await self._house.journal.several(wanted)
            except JournalUnavailable as error:
                log.debug("the other nodes' moves cannot be read: %s", error)
                return  # the next look finds them
            for table, stream in zip(tables, streams, strict=True):
                if table.busy:  # it may well find out by itself, and must not hold up the others
                    self._late.add(table.table.id)
                    self._soon(table.table.id)
                elif stream:
                    await self._guarded(table.follow(stream))

    @staticmethod
    async def _guarded(work: Awaitable[None]) -> None:
        """One table's trouble is not the others'."""
        try:
            await work
        except JournalUnavailable as error:
            log.debug("the other nodes' doings cannot be read: %s", error)
        except Exception:
            log.exception("a table could not follow the other nodes")

    def _soon(self, name: str) -> None:
        """Have a table looked after by its own task; one that runs looks again at its end."""
        if name not in self._jobs:
            job = asyncio.create_task(self._see_to(name), name=f"node: table {name}")
            self._jobs[name] = job
            job.add_done_callback(lambda _: self._jobs.pop(name, None))

    async def _see_to(self, name: str) -> None:
        async def all_that_is_due() -> None:
            while await self._see_once(name):
                pass

        await self._guarded(all_that_is_due())

    async def _see_once(self, name: str) -> bool:
        """Do one thing that is due for a table; False when nothing is."""
        table = self._house.awake_table(name)
        people = {} if table is None else _people(table)
        noted = self._noted.get(name, {})
        if table is not None and name in self._late:
            self._late.discard(name)
            await table.follow(())
        elif people != noted:
            fresh = [who for who, viewer in people.items() if noted.get(who) is not viewer]
            self._noted[name] = people
            try:
                await self._register.note(name, people, fresh)
            except JournalUnavailable:
                self._noted[name] = noted  # the next look finds it again
                raise
            if not people:
                del self._noted[name]
            self.tell(Hint(name, BESIDE))
        elif table is not None and name in self._again:
            self._again.discard(name)
            await self._look_beside(table)
        else:
            return False
        return True

    # -- looking -----------------------------------------------------------------------------------

    async def elsewhere(self, name: str) -> frozenset[str]:
        """Who is connected to a table on other nodes."""
        if not self._others:
            return frozenset()
        found = await self._register.elsewhere([name])
        return frozenset([each.person for each in found.get(name, ())])

    async def _look(self) -> None:
        """What hints should have said, in case one was lost."""
        tables = {table.table.id: table for table in self._house.awake_tables()}
        for name in [*self._noted, *tables]:
            table = tables.get(name)
            if (_people(table) if table else {}) != self._noted.get(name, {}):
                self._soon(name)
        if not tables or not (self._others or any(t.elsewhere for t in tables.values())):
            return
        for row in await self._house.journal.these(list(tables)):
            if row.status == "archived":
                self._again.add(row.table)
                self._soon(row.table)
            elif row.seq > tables[row.table].table.seq:
                self._moved.add(row.table)
        self._follow_soon()
        found = await self._register.elsewhere(list(tables))
        for name, table in tables.items():
            await _meet(table, found.get(name, ()))

    async def _look_beside(self, table: LiveTable) -> None:
        row = await self._house.journal.row(table.table.id)
        if row is not None and row.status == "archived":
            await self._house.follow_rematch(table)
            return
        found = await self._register.elsewhere([table.table.id])
        await _meet(table, found.get(table.table.id, ()))
        await _hear_the_others(table)


def _people(table: LiveTable) -> dict[str, Viewer]:
    """Who is connected here, with which device."""
    return {viewer.person: viewer for viewer in table.viewers if viewer.person is not None}


async def _meet(table: LiveTable, others: Sequence[Elsewhere]) -> None:
    """Know who is there on other nodes; who came there later gives up the device here."""
    gone = {each.person for each in others if each.newer}
    leaving = [viewer for viewer in table.viewers if viewer.person in gone]
    elsewhere = frozenset([each.person for each in others])
    if elsewhere == table.elsewhere and not leaving:
        return
    table.elsewhere = elsewhere
    table.tell_all(leaving, "elsewhere")
    if not elsewhere:
        table.drives = True  # nobody else will
    if table.somebody_here:
        table.audience_changed()
    else:
        await table.by_itself(lambda state: play.nobody_here(state, table.now))


async def _hear_the_others(table: LiveTable) -> None:
    """Pass on what was said on other nodes."""
    if table.heard is None:
        return  # nobody has come in yet; who comes is told everything
    known = set(table.heard)
    for line in await table.chat():
        if line not in known:
            table.heard.append(line)
            for viewer in list(table.viewers):
                viewer.hear(line.person, line.text, line.at)
