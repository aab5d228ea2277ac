"""The other nodes: what they do at our tables is seen here, and what is done here they learn of.

Nodes tell each other by hints, which may bring the new lines along, and read the journal for all
others; behind the hints every node looks for itself now and then. Who is connected where stands in
a register: a table that nobody looks at elsewhere needs no hints. A node that is alone asks for
nothing.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Protocol

from storyhare.bus.contact import Contact
from storyhare.bus.port import BESIDE, Bus, Hint
from storyhare.journal import Journal, JournalUnavailable, Line
from storyhare.journal.register import Elsewhere, Present, Register, Way
from storyhare.table import length
from storyhare.table.live import LiveTable
from storyhare.table.ports import Viewer

log = logging.getLogger(__name__)

BEAT_EVERY = 1.0
LOOK_EVERY = 2.0
# A node without a sign of life for so long has lost the database; soon the others count it as dead.
LOST_AFTER = 3.0
# Those whom other nodes brought go back sooner: it costs them nothing, their sockets stay.
SEND_BACK_AFTER = 2.0
PART_EVERY = 0.25
# So long a node that stops waits for what it has asked of a database that says nothing.
PARTING_TAKES = 2.0
# An answer that took so many seconds does not tell what time it is.
TOO_LATE_TO_TELL = 0.5
# How much longer than the node that moved last another one waits before it plays bots and clocks.
GRACE = 3.0
# How those who only watch stand in the register: all as one, and nobody counts them as people.
WATCHERS = ""


class House(Protocol):
    """What is asked of a hall."""

    @property
    def journal(self) -> Journal:
        """What remembers."""

    def awake_table(self, name: str) -> LiveTable | None:
        """A table, if it is awake here."""

    def awake_tables(self) -> Sequence[LiveTable]:
        """All of them."""

    async def follow_rematch(self, table: LiveTable) -> LiveTable | None:
        """The code of a table has gone to another one: its audience goes there too."""


class Neighbours:
    """A node among others."""

    def __init__(self, node: str, bus: Bus, register: Register) -> None:
        self.node = node
        # How the others reach this node, where they can; and how to send whom they brought back.
        self.way: Way | None = None
        self.send_back: Callable[[], None] = lambda: None
        # Who has to hear what time it is for all nodes.
        self.agree: Callable[[float], None] = lambda _: None
        self._bus = bus
        self._register = register
        self._database = Contact("the database")
        self._others = 0
        self._alive_at = 0.0
        self._told: dict[str, int] = {}
        self._seen: dict[str, frozenset[Viewer]] = {}
        self._noted: dict[str, dict[str, Viewer]] = {}
        # Tables that came to be at home here, perhaps for a device that never said a word.
        self._settled: set[str] = set()
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._moved: dict[str, Sequence[Line]] = {}
        self._late: set[str] = set()
        self._following: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    # -- life --------------------------------------------------------------------------------------

    async def open(self, house: House) -> None:
        """Make oneself known, and begin to listen."""
        self._house = house
        await self._register.open(self.node, self.way)
        await self._beat()
        await self._bus.open(self.node, self._hear)
        self._tasks = [
            asyncio.create_task(self._every(BEAT_EVERY, self._beat), name="node: alive"),
            asyncio.create_task(self._every(LOOK_EVERY, self._look), name="node: look around"),
            asyncio.create_task(self._every(PART_EVERY, self._part), name="node: lost?"),
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
            await asyncio.wait(tasks, timeout=PARTING_TAKES)
        await self._bus.close()
        await self._register.close()

    async def _every(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while not self._closing:
            try:
                await what()
            except JournalUnavailable as error:
                log.debug("no word of the other nodes: %s", error)
            except Exception:  # a slip here must not leave the node deaf
                log.exception("looking after the other nodes went wrong")
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
        if took < TOO_LATE_TO_TELL:
            self.agree(beat.now + took / 2)
        self._others = beat.others
        self._alive_at = asyncio.get_running_loop().time()
        if beat.unknown:
            self._noted.clear()  # the next look says again who is here

    async def _part(self) -> None:
        """Send everybody to the others, once the database cannot be reached from here.

        Who only waits would not notice: the node still answers, and shows what is no longer so.
        """
        if self._others and self._silent > SEND_BACK_AFTER:
            self.send_back()  # also those who are still at the door, where nothing can be read
        if self.cut_off:
            for table in self._house.awake_tables():
                table.audience.dismiss_all("restart")

    async def address(self) -> str | None:
        """Where this node seems to be, as the others might see it too."""
        return await self._register.address()

    async def home(self, name: str, without: Collection[str]) -> Way | None:
        """The way to the node where a table is at home; None: that is here from now on.

        Home is where the first device was, until the node is gone, or one of those not to ask.
        """
        way = await self._register.home(name, without)
        if way is None:
            self._settled.add(name)
        return way

    @property
    def cut_off(self) -> bool:
        """Is this node, as the only one, without the database? Then nobody should come to it."""
        return self._others > 0 and self._silent > LOST_AFTER

    @property
    def _silent(self) -> float:
        """How long the last sign of life is past."""
        return asyncio.get_running_loop().time() - self._alive_at

    @property
    def others(self) -> int:
        """How many other nodes have given a sign of life."""
        return self._others

    # -- telling -----------------------------------------------------------------------------------

    def look_at(self, table: LiveTable) -> None:
        """A table here has changed, or its audience has."""
        name, seq = table.table.id, table.table.seq
        if table.drives and self._told.get(name, 0) < seq:
            self._told[name] = seq
            if self._others and table.followed:
                self._bus.tell(_hint(name, seq, table.newest))
        table.newest = None
        if table.audience.viewers is not self._seen.get(name):
            self._seen[name] = table.audience.viewers
            if _audience(table) != self._noted.get(name, {}):
                self._soon(name)

    def tell(self, hint: Hint) -> None:
        """Tell the others, if there are any."""
        if self._others:
            self._bus.tell(hint)

    def forget(self, name: str) -> None:
        """A table falls asleep here."""
        self._told.pop(name, None)
        self._seen.pop(name, None)
        self._again.discard(name)
        self._late.discard(name)
        if self._noted.get(name) or name in self._settled:
            self._soon(name)

    # -- listening ---------------------------------------------------------------------------------

    def _hear(self, hints: Sequence[Hint]) -> None:
        for hint in hints:
            table = self._house.awake_table(hint.table)
            if table is not None and hint.seq == BESIDE:
                self._again.add(hint.table)
                self._soon(hint.table)
            elif table is not None and hint.seq > table.table.seq:
                waiting = self._moved.get(hint.table, ())
                self._moved[hint.table] = _joined(waiting, _lines(hint))
        self._follow_soon()

    def _follow_soon(self) -> None:
        if self._moved and (self._following is None or self._following.done()):
            self._following = asyncio.create_task(self._follow(), name="node: following")

    async def _follow(self) -> None:
        """Take what was written at all tables that have moved."""
        while self._moved:
            moved, self._moved = self._moved, {}
            unread: list[LiveTable] = []
            for name, brought in moved.items():
                table = self._house.awake_table(name)
                if table is None:
                    continue
                stream = [line for line in brought if line.seq > table.table.seq]
                if not stream or stream[0].seq != table.table.seq + 1:
                    unread.append(table)
                elif not self._took(table, stream):
                    await self._take(table, stream)
            if unread and not await self._read(unread):
                return  # the next look finds them

    async def _read(self, tables: Sequence[LiveTable]) -> bool:
        """Read the lines that no hint has brought, of all tables with one question."""
        try:
            wanted = [(table.table.id, table.table.seq) for table in tables]
            streams = await self._house.journal.several(wanted)
        except JournalUnavailable as error:
            log.debug("the other nodes' moves cannot be read: %s", error)
            return False
        for table, stream in zip(tables, streams, strict=True):
            if stream:
                await self._take(table, stream)
        return True

    @staticmethod
    def _took(table: LiveTable, stream: Sequence[Line]) -> bool:
        """Was it done at once, as it nearly always is?"""
        try:
            return table.take(stream)
        except Exception:
            log.exception("a table could not follow the other nodes")
            return True

    async def _take(self, table: LiveTable, stream: Sequence[Line]) -> None:
        if table.busy:  # it may well find out by itself, and must not hold up the others
            self._late.add(table.table.id)
            self._soon(table.table.id)
        else:
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
        running = self._jobs.get(name)
        if running is None or running.done():
            job = asyncio.create_task(self._see_to(name), name=f"node: table {name}")
            self._jobs[name] = job
            job.add_done_callback(lambda _: self._done(name, job))

    def _done(self, name: str, job: asyncio.Task[None]) -> None:
        if self._jobs.get(name) is job:
            del self._jobs[name]

    async def _see_to(self, name: str) -> None:
        async def all_that_is_due() -> None:
            while await self._see_once(name):
                pass

        await self._guarded(all_that_is_due())

    async def _see_once(self, name: str) -> bool:
        """Do one thing that is due for a table; False when nothing is."""
        table = self._house.awake_table(name)
        people = {} if table is None else _audience(table)
        noted = self._noted.get(name, {})
        if table is not None and name in self._late:
            self._late.discard(name)
            await table.follow(())
        elif people != noted or (table is None and name in self._settled):
            self._noted[name] = people
            try:
                await self._register.note(name, _present(people))
            except JournalUnavailable:
                self._noted[name] = noted  # the next look finds it again
                raise
            if not people:
                self._noted.pop(name, None)  # the database may have forgotten it meanwhile
                self._settled.discard(name)
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
        return _people(found.get(name, ()))

    async def _look(self) -> None:
        """What hints should have said, in case one was lost."""
        tables = {table.table.id: table for table in self._house.awake_tables()}
        for name in [*self._noted, *tables]:
            table = tables.get(name)
            if (_audience(table) if table else {}) != self._noted.get(name, {}):
                self._soon(name)
        if not tables or not (self._others or any(t.audience.elsewhere for t in tables.values())):
            return
        # One without an audience here is read anew before anybody is let in.
        followed = [
            name for name, table in tables.items() if table.audience.viewers or table.drives
        ]
        for row in await self._house.journal.these(followed):
            if row.status == "archived":
                self._again.add(row.table)
                self._soon(row.table)
            elif row.seq > tables[row.table].table.seq:
                self._moved.setdefault(row.table, ())
        self._follow_soon()
        found = await self._register.elsewhere(list(tables))
        for name, table in tables.items():
            await self._meet(table, found.get(name, ()))

    async def _look_beside(self, table: LiveTable) -> None:
        row = await self._house.journal.row(table.table.id)
        if row is not None and row.status == "archived":
            new = await self._house.follow_rematch(table)
            if new is not None:
                await _hear_the_others(new)
            return
        if row is not None and row.seq > table.table.seq:
            await table.follow(())
        found = await self._register.elsewhere([table.table.id])
        await self._meet(table, found.get(table.table.id, ()))
        await _hear_the_others(table)

    async def _meet(self, table: LiveTable, others: Sequence[Elsewhere]) -> None:
        """Know who is there on other nodes; who came there later gives up the device here."""
        gone = {each.person for each in others if each.newer}
        leaving = [viewer for viewer in table.audience.viewers if viewer.person in gone]
        elsewhere, followed = _people(others), bool(others)
        if followed and not table.followed:  # they may have missed what nobody was told of
            self.tell(Hint(table.table.id, BESIDE))
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


def _hint(name: str, seq: int, newest: Line | None) -> Hint:
    """That a table has moved, with its last line if that is at hand."""
    if newest is None or newest.seq != seq:
        return Hint(name, seq)
    return Hint(name, seq, newest.version, (newest.body.decode(),))


def _lines(hint: Hint) -> list[Line]:
    """The lines that a hint has brought."""
    first = hint.seq - len(hint.bodies) + 1
    return [Line(seq, hint.version, body.encode()) for seq, body in enumerate(hint.bodies, first)]


def _joined(waiting: Sequence[Line], brought: Sequence[Line]) -> Sequence[Line]:
    """Lines that still wait and those after them; what does not join has to be read."""
    if waiting and brought and waiting[-1].seq + 1 == brought[0].seq:
        return [*waiting, *brought]
    return brought


def _audience(table: LiveTable) -> dict[str, Viewer]:
    """Who is connected here, with which device."""
    return {viewer.person or WATCHERS: viewer for viewer in table.audience.viewers}


def _present(audience: Mapping[str, Viewer]) -> list[Present]:
    """The same for the register.

    How long, and not just who has come: a node that stood still must not take devices for new that
    have long been given up for others.
    """
    now = time.monotonic()
    return [Present(who, viewer.device, now - viewer.opened) for who, viewer in audience.items()]


def _people(others: Sequence[Elsewhere]) -> frozenset[str]:
    """Those who do not only watch."""
    return frozenset([each.person for each in others if each.person != WATCHERS])


async def _hear_the_others(table: LiveTable) -> None:
    """Pass on what was said on other nodes."""
    if table.heard is None:
        return  # nobody has come in yet; who comes is told everything
    known = set(table.heard)
    for line in await table.chat():
        if line not in known:
            table.heard.append(line)
            for viewer in table.audience.viewers:
                viewer.hear(line.person, line.text, line.at)
