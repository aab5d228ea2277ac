"""The tables of a node that are awake: finds and wakes them, watches their clocks, tidies up."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Sequence
from math import inf
from weakref import WeakValueDictionary

from msgspec.structs import replace

from storyhare.journal import CodeTaken, Conflict, Journal, JournalUnavailable, Row, Write
from storyhare.journal.hints import OUTSIDE, Hint
from storyhare.table import codes, length, lines, timing
from storyhare.table.autopilot import Luck
from storyhare.table.clocks import Clocks
from storyhare.table.live import LiveTable
from storyhare.table.neighbours import Neighbours
from storyhare.table.pilots import Pilots
from storyhare.table.state import Table, withdrawn
from storyhare.table.steady import SteadyClock
from storyhare.table.stories import Stories

log = logging.getLogger(__name__)

ARCHIVE_AFTER = 30 * 24 * 3600.0
ARCHIVE_EVERY = 3600.0
TIDY_EVERY = 10.0
# How long a table stays awake without an audience, so that a door that has just found it and a
# device that is about to come in mean the same table.
AWAKE_FOR = 60.0
TRY_AGAIN = 2.0


class AwakeTables:
    """The tables that are awake, over the journal that remembers all."""

    def __init__(  # noqa: PLR0913 - all that a node consists of
        self,
        journal: Journal,
        cards: Callable[[tuple[str, ...]], tuple[str, ...] | None],
        now: Callable[[], float] | None = None,
        archive_after: float = ARCHIVE_AFTER,
        *,
        pilots: Pilots | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.journal = journal
        self.stories = Stories(journal)
        self._neighbours = neighbours
        self._archive_after = archive_after
        self.luck: Luck = random.SystemRandom()
        self._cards = cards
        self._pilots = pilots
        self._now = now or SteadyClock()
        self._awake: dict[str, LiveTable] = {}
        # Held by whoever wakes a table, or founds it, for as long as that takes.
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._clocks = Clocks(self.now, self._expire)
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._codes = 0

    # -- the world of a table ----------------------------------------------------------------------

    def now(self) -> float:
        return self._now()

    def cards(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        return self._cards(decks)

    def sees(self, cards: tuple[str, ...]) -> bool:
        return self._pilots is not None and self._pilots.sees(cards)

    def watch(self, table: LiveTable) -> None:
        state = table.table
        if self._neighbours is not None:
            self._neighbours.look_at(table)
        if state.autopilot and self._pilots is not None:
            self._look_for_pilots(table)
        due = table.due
        if due is None:
            self._clocks.stop(state.id)
        else:
            # The node that moved last watches the clock; another one waits a little longer for it.
            at = due - table.ahead  # by the clock of this node
            self._clocks.set(state.id, at if table.drives else at + timing.GRACE)

    def _look_for_pilots(self, table: LiveTable) -> None:
        """Have bots play: at once where this node moved last, else only when nobody else does."""
        assert self._pilots is not None
        name = table.table.id
        waiting = self._later.pop(name, None)
        if waiting is not None:
            waiting.cancel()
        if table.drives:
            self._pilots.look(table)
        else:
            self._pilots.forget(name)
            loop = asyncio.get_running_loop()
            self._later[name] = loop.call_later(timing.GRACE, self._pilots.look, table)

    def said(self, table: LiveTable) -> None:
        if self._neighbours is not None and table.followed:
            self._neighbours.tell(Hint(table.table.id, OUTSIDE))

    def let_go(self, table: LiveTable, why: Exception) -> None:
        log.error("table %s cannot be read on and is let go: %s", table.table.id, why)
        self._fall_asleep(table.table.id)

    def _fall_asleep(self, table: str) -> None:
        """Nobody looks: the journal knows everything, so memory need not."""
        self._awake.pop(table, None)
        self._clocks.stop(table)
        if table in self._later:
            self._later.pop(table).cancel()
        if self._pilots is not None:
            self._pilots.forget(table)
        if self._neighbours is not None:
            self._neighbours.forget(table)

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._awake)

    @property
    def other_nodes(self) -> int:
        """How many other nodes serve the same tables."""
        return 0 if self._neighbours is None else self._neighbours.others

    @property
    def cut_off(self) -> bool:
        """Has this node lost the database, so that others serve its tables?"""
        return self._neighbours is not None and self._neighbours.cut_off

    def awake_table(self, name: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._awake.get(name)

    def awake_tables(self) -> Sequence[LiveTable]:
        """All tables in memory."""
        return list(self._awake.values())

    def decks_in_use(self) -> frozenset[str]:
        """The decks of all tables in memory."""
        return frozenset([d for t in self._awake.values() for d in t.table.settings.decks])

    # -- life --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the clocks. Tables wake when somebody comes: a start reads no streams."""
        for status in ("live", "over"):
            self._codes += len(await self.journal.rows(status, inf))
        if self._neighbours is not None:
            await self._neighbours.open(self)
        self._tasks = [
            asyncio.create_task(self._clocks.run(), name="hall: clocks"),
            asyncio.create_task(self._tidy(), name="hall: tidy"),
        ]

    async def close(self) -> None:
        """Tell everybody to come back, and stop."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._pilots is not None:
            await self._pilots.close()
        for waiting in self._later.values():
            waiting.cancel()
        if self._neighbours is not None:
            await self._neighbours.close()
        for table in list(self._awake.values()):
            table.audience.dismiss_all("restart")

    async def _expire(self, name: str) -> None:
        table = self._awake.get(name)
        if table is None:
            return
        try:
            await table.expire()
        except Exception:  # one table's trouble must not stop the clocks of the others
            log.exception("the clock of a table could not run out; trying again")
        due = table.due
        if due is not None and due <= table.now:
            self._clocks.set(name, self.now() + TRY_AGAIN)

    async def _tidy(self) -> None:
        """Let tables sleep that nobody looks at, and put old ones away."""
        archived_at = 0.0
        while True:
            since = self.now() - AWAKE_FOR
            for table in [t for t in self._awake.values() if t.unused_since(since)]:
                self._fall_asleep(table.table.id)
            if self.now() - archived_at > ARCHIVE_EVERY:
                archived_at = self.now()
                with contextlib.suppress(JournalUnavailable):
                    await self.archive(self.now() - self._archive_after)
            await asyncio.sleep(TIDY_EVERY)

    async def archive(self, before: float) -> int:
        """Put tables away that nobody has used; they are kept, but their codes are free again."""
        archived = 0
        for status in ("live", "over"):
            for found in await self.journal.rows(status, before):
                awake = self._awake.get(found.table)
                if awake is None or not awake.audience.viewers:
                    with contextlib.suppress(Conflict):
                        await self._put_away(found)
                        archived += 1
        self._codes = max(0, self._codes - archived)
        return archived

    async def _put_away(self, found: Row) -> None:
        """Archive a table; who does not sign there by now is named in no earlier game either.

        Afterwards nobody could tell that: the code may lead to others.
        """
        state = await self._folded(found)
        unnamed = () if state is None else withdrawn(state)
        stale = replace(found, status="archived", deadline=None)
        await self.journal.append(Write(stale, found.seq, lines.VERSION, (), unnamed=unnamed))

    # -- finding -----------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable | None:
        """The table with a code, awake."""
        known = codes.read_code(code)
        if known is None:
            return None
        for _ in range(2):  # a rematch may give the code to a new table while the old one is read
            name = await self.journal.find(known)
            if name is None:
                return None
            table = await self._wake(name)
            if table is not None:
                return table
        return None

    async def _wake(self, name: str) -> LiveTable | None:
        awake = self._awake.get(name)
        if awake is not None:
            awake.use()
            if self.other_nodes and not awake.audience.viewers:
                await awake.look_again()  # nobody tells us of a table without an audience here
            return self._awake.get(name)
        async with self._alone_with(name):
            if name not in self._awake:
                state = await self._remember(name)
                if state is not None:
                    names = await self.journal.names(name)
                    table = LiveTable(self, state, names)
                    if self._neighbours is not None:
                        table.audience.elsewhere = await self._neighbours.elsewhere(name)
                        table.drives = not table.audience.elsewhere
                    self._awake[name] = table
                    if not table.audience.elsewhere:
                        # Its clock ran while nobody was there to see it: the server was away.
                        await table.by_itself(lambda s: length.after_downtime(s, table.now))
                    self.watch(table)
        return self._awake.get(name)

    def _alone_with(self, name: str) -> asyncio.Lock:
        """Whoever holds it is the only one to wake or to found a table."""
        return self._waking.setdefault(name, asyncio.Lock())

    async def bring_back(self, code: str, knows: Callable[[Table], bool]) -> LiveTable | None:
        """The table that had a code last, out of the archive, for somebody whom it knows."""
        known = codes.read_code(code)
        found = None if known is None else await self.journal.archived(known)
        if found is None:
            return None
        state = await self._folded(found)
        if state is None or not knows(state):
            return None
        # Conflict: somebody was quicker. CodeTaken: the code is another table's now.
        with contextlib.suppress(Conflict, CodeTaken):
            again = Write(lines.row(state, self.now()), found.seq, lines.VERSION, ())
            await self.journal.append(again)
            self._codes += 1
        return await self.find(found.code)

    async def _remember(self, name: str) -> Table | None:
        """The table as the journal has it, unless it was put away."""
        known = await self.journal.row(name)
        return None if known is None or known.status == "archived" else await self._folded(known)

    async def _folded(self, known: Row) -> Table | None:
        """A table's state; a damaged one is like an unknown one."""
        try:
            story = await self.stories.of(known.table)
            state = Table() if story is None else story.table
            if state.seq < known.seq:
                raise lines.UnreadableLine(f"line {state.seq + 1} is missing")
        except lines.UnreadableLine as damage:
            log.error("table %s is damaged and not served: %s", known.table, damage)
            return None
        return state

    # -- rematches ---------------------------------------------------------------------------------

    async def follow_rematch(self, table: LiveTable) -> LiveTable | None:
        """Another table has this one's code, or it was put away: people are led to their new one.

        Answers where they are now; None: nowhere else.
        """
        new = await self.find(table.table.code)
        if new is table:
            return None
        if table.successor is None and (new is None or not _same_company(table.table, new.table)):
            table.audience.dismiss_all("restart")
            self._fall_asleep(table.table.id)
            return None
        if table.successor is None and new is not None:
            await table.replaced_by(new, lambda: self._move_on(table, new.latest))
        return table.latest

    async def look_again(self, table: LiveTable) -> None:
        """Take what other nodes have written, or lead people to the rematch that began there."""
        if not self.other_nodes:
            return
        row = await self.journal.row(table.table.id)
        if row is not None and row.status == "archived":
            await self.follow_rematch(table)
        elif row is not None and row.seq > table.table.seq:
            await table.follow(())

    def _move_on(self, table: LiveTable, new: LiveTable) -> None:
        """A rematch: the audience of a table goes to the new one."""
        new.followed = table.followed
        new.take_over_chat(table)
        self._fall_asleep(table.table.id)
        table.audience.move_to(new.audience)
        new.refresh()
        self.watch(new)
        # The other nodes shall look: whether they are still at the old table, or at the new one,
        # to which something said here may have come along.
        self.said(table)
        self.said(new)


def _same_company(old: Table, new: Table) -> bool:
    """Do the same people play at both? A code may also have gone to others meanwhile."""
    return not old.people.keys().isdisjoint(new.people)
