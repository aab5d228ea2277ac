"""The tables of a node that are in memory: finds and wakes them, rings their timers, tidies up."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Mapping, Sequence
from weakref import WeakValueDictionary

from storyhare.live.bots import BotTurns
from storyhare.live.clocks import SteadyClock, Timers
from storyhare.live.history import History
from storyhare.live.ports import NoOtherNodes, OtherNodes
from storyhare.live.table import LiveTable
from storyhare.storage import Journal, JournalUnavailable
from storyhare.table import Luck, Table, length, read_code

log = logging.getLogger(__name__)

TIDY_EVERY = 10.0
# How long a table stays in memory without an audience, so that a request that has just found it and
# a device that is about to connect mean the same object.
AWAKE_FOR = 60.0
TRY_AGAIN = 2.0
# How often a node looks for sleeping tables that are due, and how many it wakes at the same time.
WAKE_EVERY = 10.0
WAKE_TOGETHER = 50


class TableRegistry:
    """The tables in memory, over the journal that stores all."""

    def __init__(
        self,
        journal: Journal,
        cards: Callable[[tuple[str, ...]], tuple[str, ...] | None],
        now: Callable[[], float] | None = None,
        *,
        bot_turns: BotTurns | None = None,
        peers: OtherNodes | None = None,
    ) -> None:
        self.journal = journal
        self.history = History(journal)
        self.peers: OtherNodes = peers or NoOtherNodes()
        self.luck: Luck = random.SystemRandom()
        self.now = now or SteadyClock()
        self.cards = cards
        # How many codes lead to a table: new ones are long enough not to be guessed.
        self.codes = 0
        self._bot_turns = bot_turns
        self._listeners: list[Callable[[LiveTable], None]] = []
        self._tables: dict[str, LiveTable] = {}
        # Held while a table is read from the journal, or written there for the first time.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._timers = Timers(self.now, self._expire)
        self._tasks: list[asyncio.Task[None]] = []
        # Tables that were due and could not be woken, and how long their streams were.
        self._unwakeable: dict[str, int] = {}

    # -- life --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the timers. Tables wake when somebody comes: a start reads no streams."""
        self.codes = await self.journal.count_codes()
        await self.peers.open(self)
        self._tasks = [
            asyncio.create_task(self._timers.run(), name="tables: timers"),
            asyncio.create_task(self._tidy(), name="tables: tidy"),
            asyncio.create_task(self._wake_in_time(), name="tables: wake"),
        ]

    async def close(self) -> None:
        """Tell everybody to come back, and stop."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._bot_turns is not None:
            await self._bot_turns.close()
        await self.peers.close()
        for table in self.awake_tables():
            table.audience.dismiss_all("restart")

    async def _tidy(self) -> None:
        """Forget tables that nobody looks at."""
        while True:
            since = self.now() - AWAKE_FOR
            for table in self.awake_tables():
                if not table.audience.viewers and table.usage.ended_before(since):
                    self.forget(table.table.id)
            await asyncio.sleep(TIDY_EVERY)

    async def _wake_in_time(self) -> None:
        """Wake tables over days before they are due; their timers ring in time then."""
        while True:
            await asyncio.sleep(WAKE_EVERY)
            try:
                await self.wake_due()
            except JournalUnavailable as error:  # the journal has said so
                log.debug("no table can be woken: %s", error)
            except Exception:  # one table's trouble must not keep the others asleep for ever
                log.exception("tables that are due could not be woken; trying again")

    async def wake_due(self) -> None:
        """Wake all tables over days that are due before the next look, but those in memory.

        Another node that has one in memory is left the time to move first, by the table's timer.
        """
        due = await self.journal.find_due(self.now() + WAKE_EVERY)
        asleep = [row for row in due if self._unwakeable.get(row.table_id) != row.seq]
        asleep = [row for row in asleep if row.table_id not in self._tables]
        for first in range(0, len(asleep), WAKE_TOGETHER):
            some = asleep[first : first + WAKE_TOGETHER]
            woken = await asyncio.gather(*[self._wake(row.table_id) for row in some])
            lost = [row for row, table in zip(some, woken, strict=True) if table is None]
            self._unwakeable.update({row.table_id: row.seq for row in lost})

    async def _expire(self, table_id: str) -> None:
        table = self._tables.get(table_id)
        if table is None:
            return
        try:
            await table.expire()
        except Exception:  # one table's trouble must not stop the timers of the others
            log.exception("the deadline of a table could not be handled; trying again")
        due = table.due
        if due is not None and due <= table.stream.now():
            self._timers.set(table_id, self.now() + TRY_AGAIN)

    # -- what tables ask of their node -------------------------------------------------------------

    def sees(self, cards: tuple[str, ...]) -> bool:
        return self._bot_turns is not None and self._bot_turns.sees(cards)

    def table_changed(self, table: LiveTable) -> None:
        state, stream = table.stream.state, table.stream
        for listener in self._listeners:
            listener(table)
        if self._bot_turns is not None and (state.autopilot or _has_bots(state)):
            self._bot_turns.wake()
        if state.autopilot and self._bot_turns is not None:
            self._bot_turns.table_changed(table, self.peers.takes_over_after)
        due = table.due
        if due is not None:
            # The node that moved last watches the time; another one leaves it some more.
            grace = 0.0 if stream.moved_last_here else self.peers.takes_over_after
            due += grace - stream.ahead  # by the clock of this node
        self._timers.set(state.id, due)

    def on_change(self, listener: Callable[[LiveTable], None]) -> None:
        """Call somebody whenever a table or its audience has changed."""
        self._listeners.append(listener)

    def chat_changed(self, table: LiveTable) -> None:
        if table.audience.has_remote_viewers:
            self.peers.chat_changed(table.table.id)

    def let_go(self, table: LiveTable, why: Exception) -> None:
        log.error("table %s cannot be read and is closed here: %s", table.table.id, why)
        self.forget(table.table.id)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory: the journal has everything."""
        self._tables.pop(table_id, None)
        self._timers.set(table_id, None)
        if self._bot_turns is not None:
            self._bot_turns.forget(table_id)
        self.peers.forget(table_id)

    # -- the tables in memory ----------------------------------------------------------------------

    def awake_table(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    def awake_tables(self) -> Sequence[LiveTable]:
        """All tables in memory."""
        return list(self._tables.values())

    def count_codes(self, more: int) -> None:
        """So many more codes lead to a table."""
        self.codes = max(0, self.codes + more)

    def add(self, state: Table, names: Mapping[str, str]) -> LiveTable:
        """A table that was just stored, in memory."""
        table = self._tables[state.id] = LiveTable(self, state, names)
        return table

    def loading(self, table_id: str) -> asyncio.Lock:
        """The lock of whoever reads a table from the journal, or stores a new one."""
        return self._loading.setdefault(table_id, asyncio.Lock())

    # -- finding -----------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable | None:
        """The table with a code, read from the journal where it is not in memory."""
        known = read_code(code)
        if known is None:
            return None
        for _ in range(2):  # a rematch may give the code to a new table while the old one is read
            table_id = await self.journal.find_table(known)
            if table_id is None:
                return None
            table = await self._wake(table_id)
            if table is not None:
                return table
        return None

    async def _wake(self, table_id: str) -> LiveTable | None:
        awake = self._tables.get(table_id)
        if awake is not None:
            awake.usage.note()
            if self.peers.others and not awake.audience.viewers:
                # Nobody tells us of a table without an audience here.
                await awake.stream.look_again()
            return self._tables.get(table_id)
        async with self.loading(table_id):
            if table_id not in self._tables:
                await self._load(table_id)
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> None:
        """Read a table from the journal, unless it was archived or is damaged."""
        row = await self.journal.read_row(table_id)
        if row is None or row.status == "archived":
            return
        state = await self.history.state(row)
        if state is None:
            return
        names = await self.journal.read_names(table_id)
        elsewhere = await self.peers.people_elsewhere(table_id)
        table = self._tables[table_id] = LiveTable(self, state, names)
        if elsewhere:
            table.audience.others_are(elsewhere, watched=True)
            table.stream.leave_to_others()
        else:
            # The deadline passed while nobody was there to see it: the server was away.
            await table.add(lambda s: length.after_downtime(s, table.stream.now()))
        self.table_changed(table)

    # -- rematches ---------------------------------------------------------------------------------

    async def follow_rematch(self, table: LiveTable) -> LiveTable | None:
        """Another table has this one's code, or it was archived: people are led to their new one.

        Answers where they are now; None: nowhere else.
        """
        new = await self.find(table.table.code)
        if new is table:
            return None
        if table.stream.successor is None and (new is None or not _share_people(table, new)):
            table.audience.dismiss_all("restart")
            self.forget(table.table.id)
            return None
        if table.stream.successor is None and new is not None:
            await table.stream.replace(new, lambda: self.move_people(table, new.latest))
        return table.latest

    async def look_again(self, table: LiveTable) -> None:
        """Apply what other nodes have written, or lead people to the rematch that began there."""
        if not self.peers.others:
            return
        row = await self.journal.read_row(table.table.id)
        if row is not None and row.status == "archived":
            await self.follow_rematch(table)
        elif row is not None and row.seq > table.table.seq:
            await table.stream.follow()

    def move_people(self, old: LiveTable, new: LiveTable) -> None:
        """Move the audience of a table to its rematch."""
        self.forget(old.table.id)
        new.take_people_from(old)
        self.table_changed(new)
        # The other nodes shall look: whether they are still at the old table, or at the new one,
        # to which something said here may have come along.
        self.chat_changed(old)
        self.chat_changed(new)


def _has_bots(table: Table) -> bool:
    return table.stage == "lobby" and any(who.bot is not None for who in table.people.values())


def _share_people(old: LiveTable, new: LiveTable) -> bool:
    """Do the same people play at both? The code may also have gone to strangers."""
    return not old.table.people.keys().isdisjoint(new.table.people)
