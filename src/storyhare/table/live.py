"""One table alive: takes commands one after the other, keeps them, then shows them.

The order is the promise: journal, then acknowledge, then broadcast.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from storyhare.journal import (
    ChatLine,
    CodeTaken,
    Conflict,
    JournalUnavailable,
    Line,
    Row,
    Status,
    Write,
)
from storyhare.rules import Refusal, SeatCommand
from storyhare.table import commands as ask
from storyhare.table import decide, lines, play
from storyhare.table.answers import UNKNOWN, digest_of, repeated
from storyhare.table.audience import Audience
from storyhare.table.autopilot import Luck
from storyhare.table.decision import Decided, Decision
from storyhare.table.events import BotJoined, Entry, Event, Joined, Renamed, TokenChanged
from storyhare.table.looks import Looks
from storyhare.table.play import Moment
from storyhare.table.ports import Asked, Viewer, World
from storyhare.table.settings import Settings
from storyhare.table.state import Table, after_entry, apply

TRIES = 20
AT_ONCE = 0.0
# What brings a name along.
NAMED = (BotJoined, Joined, Renamed)
# Refusals that may only mean that another node knows more: it took the recording.
OF_ELSEWHERE = ("recording_unknown",)


class LiveTable:
    """A table, its names and its audience."""

    def __init__(self, world: World, table: Table, names: Mapping[str, str]) -> None:
        self.table = table
        self.names = names
        self.audience = Audience(world.now)
        self.successor: LiveTable | None = None
        # May anybody look at the table on another node, people or watchers; and did this node move
        # last, so that it goes on?
        self.followed = True
        self.drives = True
        self.heard: list[ChatLine] | None = None
        # What this node kept last, until the others have been told.
        self.newest: Line | None = None
        self._looks = Looks(world.cards, world.sees)
        self._judged: tuple[Settings | None, bool] = (None, False)
        self._guests = 0
        self.woken = self._used_at = world.now()
        self._world = world
        self._lock = asyncio.Lock()

    # -- what decisions may know -------------------------------------------------------------------

    @property
    def now(self) -> float:
        return self._world.now()

    @property
    def luck(self) -> Luck:
        return self._world.luck

    def cards(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        return self._world.cards(decks)

    def sees(self, cards: tuple[str, ...]) -> bool:
        return self._world.sees(cards)

    @property
    def piloted(self) -> bool:
        """Does a pilot play here for seats without their owner? It must know the pictures."""
        settings, sees = self._judged
        if settings is not self.table.settings:
            settings = self.table.settings
            deck = self.cards(settings.decks)
            sees = deck is not None and self.sees(deck)
            self._judged = None if deck is None else settings, sees  # it may be on its way
        return sees

    def stand_in(self, table: Table, luck: Luck) -> tuple[Event, ...]:
        return () if self.piloted else play.blindly(table, luck)

    def away(self, person: str) -> float | None:
        if person in self.audience.here:
            return None
        missed = self.missed_since(person)
        return self.now - (self.woken if missed is None else missed)

    def missed_since(self, person: str) -> float | None:
        return self.audience.missed_since(person)

    # -- commands ----------------------------------------------------------------------------------

    async def ask(self, viewer: Viewer, asked: Asked) -> Refusal | None:
        """Do what a person asks; the viewer is acknowledged, or learns why not."""
        person = viewer.person
        if person is None:
            return Refusal("not_at_the_table")
        refusal = await self._do(person, asked)
        if refusal is not None and refusal.code in OF_ELSEWHERE and await self.look_again():
            refusal = await self._do(person, asked)
        if refusal is None:
            self._show(acknowledge=(viewer, asked.cmd_id))
        return refusal

    def _do(self, person: str, asked: Asked) -> Awaitable[Refusal | None]:
        body = digest_of(asked.body)

        def decision(table: Table) -> Decision:
            return self._decide(table, person, asked, body)

        return self.change(decision, person, asked.cmd_id, body)

    def _decide(self, table: Table, person: str, asked: Asked, body: int) -> Decision:
        before = repeated(table, person, asked.cmd_id, body)
        if before is not False:
            return Decided(()) if before is True else before
        return _moved_on(table, asked) or decide.decide(table, person, asked.body, self)

    async def change(
        self,
        decision: Callable[[Table], Decision],
        by: str | None = None,
        cmd_id: str | None = None,
        body: int = UNKNOWN,
    ) -> Refusal | None:
        """Decide, keep, apply; on a conflict read what others wrote and decide again."""
        async with self._lock:
            known = self.table
            for _ in range(TRIES):
                decided = decision(self.table)
                if isinstance(decided, Refusal):
                    if self.table is not known:
                        self._show()  # refused for what others did: let people see that
                    return decided
                if not decided.events:
                    return None
                entry = Entry(self.now, decided.events, by, cmd_id, body)
                after, write = self._write(decided, entry)
                try:
                    await self._world.journal.append(write)
                except Conflict:
                    if not await self._caught_up():
                        return Refusal("try_again")
                except CodeTaken:
                    return Refusal("another_game")  # a rematch has begun under this code
                except JournalUnavailable:
                    return Refusal("try_again")
                else:
                    self._kept(after, write)
                    return None
        return Refusal("try_again")

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
        return after, Write(row(after, entry.at), seq, lines.VERSION, bodies, decided.names)

    def _kept(self, after: Table, write: Write) -> None:
        """The journal has it, so it is so."""
        self.table, self.drives = after, True
        self.newest = Line(after.seq, write.version, write.bodies[0])
        if write.names:
            self.names = {**self.names, **write.names}
        self._world.watch(self)

    async def catch_up(self, stream: Sequence[Line] | None = None) -> bool:
        """Read what others have written; False: it cannot be read here, so the table was let go.

        A newer server may have written it. People are asked to come back: they may find that one.
        """
        journal = self._world.journal
        self.drives = False
        if stream is None:
            stream = await journal.read(self.table.id, self.table.seq)
        named, moved = False, []
        try:
            for after, entry in lines.follow(stream, self.table):
                self.table = after
                named = named or _names(entry)
                moved += _moved(entry)
        except lines.UnreadableLine as why:
            self._world.let_go(self, why)
            self.audience.dismiss(self.audience.viewers, "restart")
            return False
        if named:
            self.names = await journal.names(self.table.id)
        self.audience.dismiss_people(moved, "elsewhere")
        self._world.watch(self)
        return True

    @property
    def busy(self) -> bool:
        """Is something being decided or kept?"""
        return self._lock.locked()

    def take(self, stream: Sequence[Line]) -> bool:
        """Take the next lines, which another node has written, and show them; False: not at once.

        They wait while something is being decided here, and new names have to be read.
        """
        if self.busy:
            return False
        try:
            taken = list(lines.follow(stream, self.table))
        except lines.UnreadableLine:
            return False
        if any(_names(entry) for _, entry in taken):
            return False
        self.table, self.drives = taken[-1][0], False
        moved = [person for _, entry in taken for person in _moved(entry)]
        self.audience.dismiss_people(moved, "elsewhere")
        self._world.watch(self)
        self._show()
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
        row = await self._world.journal.row(known.id)
        if row is not None and row.seq > self.table.seq:
            await self.follow(())
        return self.table is not known

    async def by_itself(self, events: Callable[[Table], tuple[Event, ...]]) -> None:
        """What the table does without being asked: clocks, pauses."""
        await self.change(lambda table: Decided(events(table)))
        self._show()

    async def move_for(
        self, seat: int, made_for: Moment, asked: SeatCommand | None
    ) -> Refusal | None:
        """A pilot's move; one that comes too late is dropped."""

        def decision(table: Table) -> Decided:
            events = play.piloted(table, seat, made_for, asked, self.luck)
            if not events:
                return Decided(())
            followed = play.follow_up(table, events, self.now, self.luck, self.stand_in)
            return Decided(followed[0], after=followed[1])

        refusal = await self.change(decision)
        self._show()
        return refusal

    async def go_on(self, made_for: Moment) -> None:
        """Nobody is there to press on."""

        def events(table: Table) -> tuple[Event, ...]:
            seen = play.seen_by_nobody(table, made_for, self.luck)
            return seen and play.follow_up(table, seen, self.now, self.luck, self.stand_in)[0]

        await self.by_itself(events)

    @property
    def due(self) -> float | None:
        """When the clock runs out; at once where it stands still in vain."""
        return AT_ONCE if self._stopped_in_vain else self.table.deadline

    @property
    def _stopped_in_vain(self) -> bool:
        """Is somebody here, though the clock stands still for want of people?

        A node that has lost sight of them stops it, and they may be here by then.
        """
        pause = self.table.pause
        return pause is not None and pause.why == "nobody_here" and self.audience.people_here

    async def expire(self) -> None:
        """The clock ran out, or stands still in vain."""
        if self._stopped_in_vain:
            await self._go_on_for_people()
        elif self.audience.people_anywhere:
            await self.by_itself(
                lambda table: play.expire(table, self.now, self.luck, self.stand_in)
            )
        else:  # woken, but nobody came in: the clock was nobody's to lose
            await self.by_itself(lambda table: play.after_downtime(table, self.now))
            await self.by_itself(lambda table: play.nobody_here(table, self.now))

    async def _go_on_for_people(self) -> None:
        await self.by_itself(
            lambda table: play.somebody_here(table, self.now, self.luck, self.stand_in)
        )

    @contextmanager
    def kept_awake(self) -> Iterator[None]:
        """Somebody is at the door or at the table: it must not be forgotten meanwhile."""
        self._guests += 1
        try:
            yield
        finally:
            self._guests -= 1
            self._used_at = self.now

    def unused_since(self, since: float) -> bool:
        """May it be forgotten?"""
        return not self.audience.viewers and not self._guests and self._used_at < since

    # -- the audience ------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer) -> None:
        """A device came: the newest holds the seat, and a table that slept goes on."""
        if not self.audience.come(viewer):
            return
        if viewer.person is not None:
            await self._go_on_for_people()
        else:
            self._show()
        self._world.watch(self)

    async def farewell(self, viewer: Viewer) -> None:
        """A device went; with the last person gone the clocks stop.

        Whom a stopping server has sent away needs some time to come back.
        """
        if not self.audience.go(viewer):
            return
        if self.audience.people_anywhere:
            self._show()
        else:
            grace = play.GRACE if viewer.sent_away else 0.0
            await self.by_itself(lambda table: play.nobody_here(table, self.now, grace))
        self._world.watch(self)

    async def say(self, person: str, text: str, keep: int) -> None:
        """Keep something said, and pass it on."""
        at = self.now
        line = ChatLine(at, person, text)
        await self._world.journal.say(self.table.id, line, keep)
        self.heard = [*(self.heard or ()), line][-keep:]
        self._world.said(self)
        for viewer in self.audience.viewers:
            viewer.hear(person, text, at)

    async def chat(self) -> Sequence[ChatLine]:
        """What was said."""
        lines = await self._world.journal.chat(self.table.id)
        if self.heard is None:
            self.heard = list(lines)
        return lines

    def react(self, person: str, reaction: str) -> None:
        """Pass a reaction on; it is not kept."""
        for viewer in self.audience.viewers:
            viewer.feel(person, reaction)

    def refresh(self) -> None:
        """Show the table as it is now."""
        self._show()

    def audience_changed(self) -> None:
        """Who is there has changed on another node."""
        self._show()
        self._world.watch(self)

    def _show(self, acknowledge: tuple[Viewer, str] | None = None) -> None:
        """Show the table to everybody whose view has changed."""
        self.audience.keep_only(self.table.people)
        self.audience.show(*self.encoded(), acknowledge)

    def encoded(self) -> tuple[bytes, Callable[[str | None], bytes]]:
        """The public view, encoded, and a function for each person's own part."""
        public = self._looks.public(self.table, self.names, self.audience.here)
        return public, self._looks.mine


def _names(entry: Entry) -> bool:
    """Does it bring names along?"""
    return any(isinstance(event, NAMED) for event in entry.events)


def _moved(entry: Entry) -> list[str]:
    """Who went to another device?"""
    return [event.person for event in entry.events if isinstance(event, TokenChanged)]


def _moved_on(table: Table, asked: Asked) -> Refusal | None:
    """Was the command made for a game, round or phase that is over?"""
    if asked.game != table.id:
        return Refusal("another_game")
    game = table.game
    if game is None or type(asked.body) not in ask.SEAT_COMMANDS:
        return None
    late_clue = isinstance(asked.body, ask.TellIt) and asked.round == game.round
    if (asked.round, asked.phase) != (game.round, game.phase) and not late_clue:
        return Refusal("moved_on", {"phase": game.phase})
    return None


def row(table: Table, at: float) -> Row:
    """What stands beside the stream."""
    status: Status = "over" if table.stage == "over" else "live"
    return Row(table.id, table.code, status, table.seq, table.deadline, at)
