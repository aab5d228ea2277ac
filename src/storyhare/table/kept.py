"""A table and its stream: decides and keeps one thing after the other, and takes what others keep.

The key (table, seq) is the only lock between nodes; within one, everything that may change a table
waits its turn. A rematch is such a change too: from then on the table refuses all others.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from storyhare.journal import CodeTaken, Conflict, Journal, JournalUnavailable, Line, Write
from storyhare.rules import Refusal
from storyhare.table import lines
from storyhare.table.answers import UNKNOWN
from storyhare.table.audience import Audience
from storyhare.table.decision import Decided, Decision
from storyhare.table.events import BotJoined, Entry, Joined, Renamed
from storyhare.table.state import Table, after_entry, apply

if TYPE_CHECKING:
    from storyhare.table.live import LiveTable

TRIES = 20
# What brings a name along.
NAMED = (BotJoined, Joined, Renamed)
# What a table answers that another one has replaced.
ANOTHER_GAME = "another_game"


class KeptTable(ABC):
    """A table's state with the names and the devices that go by it."""

    def __init__(self, journal: Journal, table: Table, names: Mapping[str, str]) -> None:
        self.table = table
        self.names = names
        self.audience = Audience(lambda: self.now)
        # The table of the rematch that has taken this one's place; set while the lock is held.
        self.successor: LiveTable | None = None
        # Did this node move last, so that it goes on?
        self.drives = True
        self._journal = journal
        self._lock = asyncio.Lock()

    @property
    @abstractmethod
    def now(self) -> float:
        """Seconds since 1970."""

    @abstractmethod
    def _show(self) -> None:
        """Show the table to everybody whose view has changed."""

    @abstractmethod
    def _changed(self) -> None:
        """The state has changed."""

    @abstractmethod
    def _cannot_be_read(self, why: Exception) -> None:
        """Another node has written what this one does not understand."""

    @abstractmethod
    async def _follow_rematch(self) -> None:
        """Another table has this one's code."""

    # -- what happens here -------------------------------------------------------------------------

    async def change(
        self,
        decision: Callable[[Table], Decision],
        by: str | None = None,
        cmd_id: str | None = None,
        body: int = UNKNOWN,
    ) -> Refusal | None:
        """Decide, keep, apply; on a conflict read what others wrote and decide again.

        A table that a rematch has replaced refuses everything: it is another game by then.
        """

        async def keep(decided: Decided) -> None:
            entry = Entry(self.now, decided.events, by, cmd_id, body)
            after, write = self._write(decided, entry)
            await self._journal.append(write)
            self._kept(after, write)

        return await self.keep(decision, keep)

    async def keep(
        self, decision: Callable[[Table], Decision], keep: Callable[[Decided], Awaitable[None]]
    ) -> Refusal | None:
        """The same for whatever is kept: nothing else happens at this table meanwhile."""
        try:
            async with self._lock:
                return await self._keep(decision, keep)
        except CodeTaken:
            with suppress(JournalUnavailable):  # else people are led there by and by
                await self._follow_rematch()
            return Refusal(ANOTHER_GAME)

    async def _keep(
        self, decision: Callable[[Table], Decision], keep: Callable[[Decided], Awaitable[None]]
    ) -> Refusal | None:
        known = self.table
        for _ in range(TRIES):
            if self.successor is not None:
                return Refusal(ANOTHER_GAME)
            decided = decision(self.table)
            if isinstance(decided, Refusal):
                if self.table is not known:
                    self._show()  # refused for what others did: let people see that
                return decided
            if not decided.events:
                return None
            try:
                await keep(decided)
            except Conflict:
                if not await self._caught_up():
                    break
            except JournalUnavailable:
                break
            else:
                return None
        return Refusal("try_again")

    async def replaced_by(self, new: "LiveTable", move_on: Callable[[], None]) -> bool:
        """Another table takes this one's place, once all that is being kept here has been answered.

        False: one has already.
        """
        async with self._lock:
            if self.successor is not None:
                return False
            self.successor = new
            move_on()
            return True

    async def _caught_up(self) -> bool:
        try:
            return await self.catch_up()
        except JournalUnavailable:
            return False

    def _write(self, decided: Decided, entry: Entry) -> tuple[Table, Write]:
        """The table after a decision, and what the journal has to keep of it."""
        if decided.after is None:
            after = apply(self.table, entry)
        else:
            after = after_entry(decided.after, entry)
        bodies = (lines.encode(entry),)
        seq = self.table.seq
        return after, Write(lines.row(after, entry.at), seq, lines.VERSION, bodies, decided.names)

    def _kept(self, after: Table, write: Write) -> None:
        """The journal has it, so it is so."""
        self.table, self.drives = after, True
        if write.names:
            self.names = {**self.names, **write.names}
        self._changed()

    async def catch_up(self, stream: Sequence[Line] | None = None) -> bool:
        """Read what others have written; False: it cannot be read here, so the table was let go.

        A newer server may have written it. People are asked to come back: they may find that one.
        """
        self.drives = False
        if stream is None:
            stream = await self._journal.read(self.table.id, self.table.seq)
        try:
            taken = list(lines.follow(stream, self.table))
        except lines.UnreadableLine as why:
            self._cannot_be_read(why)
            return False
        if any(_names(entry) for _, entry in taken):
            self.names = await self._journal.names(self.table.id)
        if taken:
            self.table = taken[-1][0]
        self.audience.keep_only(self.table)
        self._changed()
        return True

    async def follow(self, stream: Sequence[Line]) -> None:
        """Another node has written these lines, or so it was a moment ago: take them, and show."""
        async with self._lock:
            fits = bool(stream) and stream[0].seq == self.table.seq + 1
            if not await self.catch_up(stream if fits else None):
                return
        self._show()

    async def look_again(self) -> bool:
        """Take what another node has written and nobody told us yet; has the table changed by now?

        It may also have heard of it in the meantime.
        """
        known = self.table
        row = await self._journal.row(known.id)
        if row is not None and row.seq > self.table.seq:
            await self.follow(())
        return self.table is not known


def _names(entry: Entry) -> bool:
    """Does it bring names along?"""
    return any(isinstance(event, NAMED) for event in entry.events)
