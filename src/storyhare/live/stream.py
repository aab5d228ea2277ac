"""A table's state and its stream: decides one change at a time, and writes it to the journal.

The key (table, seq) is the only lock between nodes; within one, changes of a table wait for each
other. A rematch is such a change too: from then on the table refuses all others.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from storyhare.live import lines
from storyhare.rules import Refusal
from storyhare.storage import CodeTaken, Conflict, Journal, JournalUnavailable, Line
from storyhare.table import (
    BotJoined,
    Decided,
    Decision,
    Entry,
    Joined,
    Renamed,
    Table,
    after_entry,
    answers,
    apply,
)

if TYPE_CHECKING:
    from storyhare.live.table import LiveTable

TRIES = 20
# Events that bring a name along.
NAMING = (BotJoined, Joined, Renamed)
# What a table answers after a rematch has replaced it.
ANOTHER_GAME = "another_game"

Decide = Callable[[Table], Decision]
Append = Callable[[Decided], Awaitable[None]]


class StreamListener(Protocol):
    """Whoever acts on what happens to a stream."""

    def changed(self) -> None:
        """The state has changed."""

    def show(self) -> None:
        """People see something out of date."""

    def unreadable(self, why: Exception) -> None:
        """Another node has written what this one does not understand."""

    async def code_taken(self) -> None:
        """Another table has this one's code."""


class TableStream:
    """The newest state of one table, as far as this node knows it."""

    def __init__(
        self,
        journal: Journal,
        state: Table,
        names: Mapping[str, str],
        clock: Callable[[], float],
        listener: StreamListener,
    ) -> None:
        self.state = state
        self.names = names
        # The table of the rematch that has replaced this one; set while the lock is held.
        self.successor: LiveTable | None = None
        # Did this node write the last line? Then its bots and timers go on.
        self.moved_last_here = True
        # By how many seconds the table's time is ahead of this node's clock. It is where a server
        # has written to the stream whose clock was wrong, perhaps this one's before a restart:
        # nobody shall wait until that time has come once more.
        self.ahead = max(0.0, state.at - clock())
        self._journal = journal
        self._clock = clock
        self._listener = listener
        self._lock = asyncio.Lock()

    def now(self) -> float:
        """The table's own time: this node's, but never before the last line of the stream."""
        return self._clock() + self.ahead

    # -- changes made here -------------------------------------------------------------------------

    async def change(
        self,
        decide: Decide,
        by: str | None = None,
        cmd_id: str | None = None,
        body: int = answers.UNKNOWN,
        *,
        append: Append | None = None,
    ) -> Refusal | None:
        """Decide, append, apply; on a conflict read what others wrote and decide again.

        With another way to `append`, too, nothing else happens at this table meanwhile.
        """
        try:
            async with self._lock:
                known = self.state
                for _ in range(TRIES):
                    if self.successor is not None:
                        return Refusal(ANOTHER_GAME)
                    decided = decide(self.state)
                    if isinstance(decided, Refusal):
                        return self._refused(decided, known)
                    if not decided.events:
                        return None
                    try:
                        other = append(decided) if append else None
                        await (other or self.store(decided, by, cmd_id, body))
                    except Conflict:
                        if not await self.catch_up():
                            break
                    else:
                        return None
        except JournalUnavailable:
            pass
        except CodeTaken:
            with suppress(JournalUnavailable):  # else people are led there by and by
                await self._listener.code_taken()
            return Refusal(ANOTHER_GAME)
        return Refusal("try_again")

    def _refused(self, why: Refusal, known: Table) -> Refusal:
        """Whoever was refused for what others did sees that."""
        if self.state is not known:
            self._listener.show()
        return why

    async def store(
        self,
        decided: Decided,
        by: str | None = None,
        cmd_id: str | None = None,
        body: int = answers.UNKNOWN,
    ) -> None:
        """Write what was decided to the stream, and apply it; for who has the lock."""
        state, at = self.state, self.now() if decided.at is None else decided.at
        entry = Entry(at, decided.events, by, cmd_id, body)
        known = decided.after
        after = apply(state, entry) if known is None else after_entry(known, entry)
        written, gone = lines.write(after, at, (entry,), decided.names), decided.forget
        await self._journal.append(replace(written, forget=gone) if gone else written)
        self.state, self.moved_last_here = after, True
        if decided.names or gone:
            names = {**self.names, **decided.names}
            self.names = {one: name for one, name in names.items() if one not in gone}
        self._listener.changed()

    async def replace(self, new: "LiveTable", move_people: Callable[[], None]) -> bool:
        """Let another table take this one's place, once all that is being written is answered.

        False: one has done so already.
        """
        async with self._lock:
            if self.successor is not None:
                return False
            self.replaced_by(new, move_people)
            return True

    def replaced_by(self, new: "LiveTable", move_people: Callable[[], None]) -> None:
        """The same for a change of this very table, which holds the lock."""
        self.successor = new
        move_people()

    # -- changes made on other nodes ---------------------------------------------------------------

    async def catch_up(self, stream: Sequence[Line] | None = None) -> bool:
        """Apply what others have written; False: it cannot be read here, so the table is dropped.

        A newer server may have written it. People reconnect: they may reach that one.
        """
        self.moved_last_here = False
        if stream is None:
            stream = await self._journal.read_lines(self.state.id, self.state.seq)
        try:
            entries = list(lines.follow(stream, self.state))
        except lines.UnreadableLine as why:
            self._listener.unreadable(why)
            return False
        if any(isinstance(event, NAMING) for _, entry in entries for event in entry.events):
            self.names = await self._journal.read_names(self.state.id)
        if entries:
            self.state = entries[-1][0]
            self.ahead = max(self.ahead, self.state.at - self._clock())
        self._listener.changed()
        return True

    async def follow(self, stream: Sequence[Line] = ()) -> None:
        """Another node has written these lines, or others that are read here; show the result."""
        async with self._lock:
            fits = bool(stream) and stream[0].seq == self.state.seq + 1
            if not await self.catch_up(stream if fits else None):
                return
        self._listener.show()

    async def look_again(self) -> bool:
        """Apply what another node has written and nobody told us yet; has the state changed?

        This node may also have heard of it in the meantime.
        """
        known = self.state
        row = await self._journal.read_row(known.id)
        if row is not None and row.seq > self.state.seq:
            await self.follow()
        return self.state is not known

    def leave_to_others(self) -> None:
        """Another node has people at this table: its bots and timers go on."""
        self.moved_last_here = False

    def take_over(self) -> None:
        """No other node goes on with this table's bots and timers: this one does."""
        self.moved_last_here = True
