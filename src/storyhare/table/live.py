"""One table alive: takes commands one after the other, keeps them, then shows them.

The order is the promise: journal, then acknowledge, then broadcast.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from storyhare.journal import ChatLine, CodeTaken
from storyhare.rules import Refusal, SeatCommand
from storyhare.table import checks, decide, length, play
from storyhare.table.answers import digest_of
from storyhare.table.autopilot import Luck
from storyhare.table.decision import Decided, Decision
from storyhare.table.events import Event
from storyhare.table.kept import KeptTable
from storyhare.table.looks import Looks
from storyhare.table.play import Moment
from storyhare.table.ports import Asked, Viewer, World
from storyhare.table.settings import Settings
from storyhare.table.state import Table
from storyhare.table.tokens import Holder

AT_ONCE = 0.0
# Refusals that may only mean that another node knows more: it took the recording.
OF_ELSEWHERE = ("recording_unknown",)


class LiveTable(KeptTable):
    """A table, its names and its audience."""

    def __init__(self, world: World, table: Table, names: Mapping[str, str]) -> None:
        super().__init__(world.journal, table, names)
        self._world = world
        # May anybody look at the table on another node, people or watchers?
        self.followed = True
        self.heard: list[ChatLine] | None = None
        self._looks = Looks(world.cards, world.sees)
        self._judged: tuple[Settings | None, bool] = (None, False)
        self._guests = 0
        self._used_at = world.now()
        self._ahead = 0.0
        self.woken = self.now

    @property
    def latest(self) -> "LiveTable":
        """This table, or that of the last rematch which has taken its place."""
        table = self
        while table.successor is not None:
            table = table.successor
        return table

    # -- what decisions may know -------------------------------------------------------------------

    @property
    def now(self) -> float:
        """The table's own time: this node's, but never before what has happened here last."""
        return self._world.now() + self.ahead

    @property
    def ahead(self) -> float:
        """By how many seconds the table's time is ahead of this node's.

        It is where a server has written to the stream whose clock was wrong, perhaps this one's
        before a restart: nobody shall wait until that time has come once more.
        """
        self._ahead = max(self._ahead, self.table.at - self._world.now())
        return self._ahead

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
        holder = viewer.holder
        if holder is None or viewer.person is None:
            return Refusal("not_at_the_table")
        refusal = await self._do(holder, asked)
        if refusal is not None and refusal.code in OF_ELSEWHERE and await self.look_again():
            refusal = await self._do(holder, asked)
        if refusal is None:
            self.acknowledge(viewer, asked.cmd_id)
        return refusal

    def acknowledge(self, viewer: Viewer, cmd_id: str) -> None:
        """Show the table, to who asked for it as an answer."""
        self._show(acknowledge=(viewer, cmd_id))

    def _do(self, holder: Holder, asked: Asked) -> Awaitable[Refusal | None]:
        person, body = holder.person, digest_of(asked.body)

        def decision(table: Table) -> Decision:
            known = checks.before_deciding(table, holder, asked, body)
            return known or decide.decide(table, person, asked.body, self)

        return self.change(decision, person, asked.cmd_id, body)

    def _changed(self) -> None:
        self._world.watch(self)

    def _cannot_be_read(self, why: Exception) -> None:
        self._world.let_go(self, why)
        self.audience.dismiss_all("restart")

    async def _follow_rematch(self) -> None:
        await self._world.follow_rematch(self)

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
            await self.by_itself(lambda table: length.after_downtime(table, self.now))
            await self.by_itself(lambda table: length.nobody_here(table, self.now))

    async def _go_on_for_people(self) -> None:
        await self.by_itself(
            lambda table: length.somebody_here(table, self.now, self.luck, self.stand_in)
        )

    @contextmanager
    def expecting(self, viewer: Viewer) -> Iterator[None]:
        """A device has been let in: it is expected here, or where a rematch takes it."""
        self.audience.expect(viewer)
        try:
            with self.kept_awake():
                yield
        finally:
            self.latest.audience.give_up(viewer)

    @contextmanager
    def kept_awake(self) -> Iterator[None]:
        """Somebody is at the door or at the table: it must not be forgotten meanwhile."""
        self._guests += 1
        try:
            yield
        finally:
            self._guests -= 1
            self._used_at = self._world.now()

    def use(self) -> None:
        """Somebody has just found it."""
        self._used_at = self._world.now()

    def unused_since(self, since: float) -> bool:
        """May it be forgotten?"""
        return not self.audience.viewers and not self._guests and self._used_at < since

    # -- the audience ------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer) -> None:
        """A device came: the newest holds the seat, and a table that slept goes on.

        It may have lost the seat on the way from the door.
        """
        self.audience.expect(viewer)
        self.audience.keep_only(self.table)
        if viewer not in self.audience.arriving or not self.audience.come(viewer):
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
            await self.by_itself(lambda table: length.nobody_here(table, self.now, grace))
        self._world.watch(self)

    async def say(self, person: str, text: str, keep: int) -> None:
        """Keep something said, and pass it on."""
        line = ChatLine(self.now, person, text)
        try:
            await self._journal.say(self.table.id, line, keep)
        except CodeTaken:
            new = await self._world.follow_rematch(self)
            if new is not None:
                await new.say(person, text, keep)
            return
        self.latest.pass_on(line, keep)

    def pass_on(self, line: ChatLine, keep: int) -> None:
        """Let everybody hear what was said, unless it was read in the journal meanwhile."""
        self._world.said(self)
        if self.heard is None or line not in self.heard:
            self.heard = [*(self.heard or ()), line][-keep:]
            _tell(self.audience.viewers, line)

    async def hear_the_others(self) -> None:
        """Pass on what was said on other nodes; a rematch may have begun while it was read."""
        if self.heard is None:
            return  # nobody has come in yet; who comes is told everything
        lines = await self.chat()
        table = self.latest
        known = table.heard or []
        table.heard = [*known, *[line for line in lines if line not in known]]
        for line in table.heard[len(known) :]:
            _tell(table.audience.viewers, line)

    def take_over_chat(self, old: "LiveTable") -> None:
        """What was said before a rematch is known; what was said since, people hear on arrival."""
        if self.heard is None:
            self.heard = old.heard
            return
        for line in self.heard:
            if old.heard is not None and line not in old.heard:
                _tell(old.audience.viewers, line)

    async def chat(self) -> Sequence[ChatLine]:
        """What was said."""
        lines = await self._journal.chat(self.table.id)
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
        self.audience.keep_only(self.table)
        self.audience.show(*self.encoded(), acknowledge)

    def encoded(self) -> tuple[bytes, Callable[[str | None], bytes]]:
        """The public view, encoded, and a function for each person's own part."""
        public = self._looks.public(self.table, self.names, self.audience.here)
        return public, self._looks.mine


def _tell(viewers: Iterable[Viewer], line: ChatLine) -> None:
    """Let some hear something said."""
    for viewer in viewers:
        viewer.hear(line.person, line.text, line.at)
