"""One table in memory: takes commands one after the other, writes them, then shows the result.

The order is the promise: journal, then acknowledge, then broadcast.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial

from storyhare.live.audience import Audience
from storyhare.live.chat import Chat
from storyhare.live.ports import Node, Viewer
from storyhare.live.stream import TableStream
from storyhare.live.view_cache import ViewCache
from storyhare.rules import Refusal
from storyhare.table import (
    Decided,
    Decision,
    Event,
    Holder,
    Luck,
    Settings,
    Table,
    answers,
    days,
    deck_of,
    length,
    play,
    why_bots_cannot_play,
)
from storyhare.table.commands import Do, ShowStep
from storyhare.table.decide import answer

AT_ONCE = 0.0
# Refusals that may only mean that another node knows more: it took the recording.
PERHAPS_OUTDATED = ("recording_unknown",)


def _by_remote(holder: Holder, request: Do) -> bool:
    """Is it what the remote of a TV may ask for, in the name of the person who let the TV in?"""
    return holder.tv and isinstance(request.body, ShowStep)


class Surroundings:
    """What decisions may know of the world around a table: time, chance, decks, who is there."""

    def __init__(self, node: Node, table: "LiveTable") -> None:
        self._node = node
        self._table = table
        self.now = table.stream.now
        self.luck = node.luck
        self._judged: tuple[Settings | None, bool] = (None, False)
        self.cards = node.cards
        self.sees = node.sees

    @property
    def woken(self) -> float:
        return self._table.woken

    @property
    def names(self) -> Mapping[str, str]:
        return self._table.stream.names

    @property
    def has_bots(self) -> bool:
        """Do bots play here for seats without their owner? They must know the pictures."""
        settings, sees = self._judged
        if settings is not self._table.table.settings:
            settings = self._table.table.settings
            deck = deck_of(settings, self.cards)
            sees = deck is not None and why_bots_cannot_play(settings, deck, self.sees) is None
            self._judged = None if deck is None else settings, sees  # it may still be fetched
        return sees

    def stand_in(self, table: Table, luck: Luck) -> tuple[Event, ...]:
        return () if self.has_bots else play.blindly(table, luck)

    def away(self, person: str) -> float | None:
        if self._device_of(person) in self._table.audience.here:
            return None
        missed = self.missed_since(person)
        return self.now() - (self.woken if missed is None else missed)

    def missed_since(self, person: str) -> float | None:
        return self._table.audience.missed_since(self._device_of(person))

    def _device_of(self, person: str) -> str:
        """Whose connection counts for somebody: their own, or that of the device they share."""
        known = self._table.table.people.get(person)
        return person if known is None else known.on_device_of or person


class Usage:
    """Whether a table is needed in memory, also while nobody looks at it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._users = 0
        self._used_at = now()

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Somebody is connecting or doing something there: the table stays in memory meanwhile."""
        self._users += 1
        try:
            yield
        finally:
            self._users -= 1
            self.note()

    def note(self) -> None:
        """Somebody has just looked it up."""
        self._used_at = self._now()

    def ended_before(self, time: float) -> bool:
        """Has nobody used it since then?"""
        return not self._users and self._used_at < time


class LiveTable:
    """A table in memory: its stream, its audience, its chat, and what they look at."""

    def __init__(self, node: Node, state: Table, names: Mapping[str, str]) -> None:
        self.stream = TableStream(node.journal, state, names, node.now, self)
        self.around = Surroundings(node, self)
        self.audience = Audience(self.stream.now)
        self.chat = Chat(node, self)
        self._node = node
        self.views = ViewCache(node.cards, node.sees)
        self.usage = Usage(node.now)
        self.woken = self.stream.now()

    @property
    def table(self) -> Table:
        """The newest state."""
        return self.stream.state

    @property
    def latest(self) -> "LiveTable":
        """This table, or that of the last rematch which has replaced it."""
        table = self
        while table.stream.successor is not None:
            table = table.stream.successor
        return table

    # -- what the stream reports -------------------------------------------------------------------

    def changed(self) -> None:
        """The state has changed."""
        self.audience.keep_only(self.stream.state)
        self._node.table_changed(self)

    def unreadable(self, why: Exception) -> None:
        """Another node has written what this one does not understand: forget the table."""
        self._node.let_go(self, why)
        self.audience.dismiss_all("restart")

    async def code_taken(self) -> None:
        """Another table has this one's code."""
        await self._node.follow_rematch(self)

    # -- commands ----------------------------------------------------------------------------------

    async def ask(self, viewer: Viewer, request: Do) -> Refusal | None:
        """Do what a person asks; the viewer is acknowledged, or learns why not."""
        holder = viewer.holder
        if holder is None or not (viewer.person or _by_remote(holder, request)):
            return Refusal("not_at_the_table")
        person, cmd_id = holder.person, request.cmd_id
        digest = answers.digest_of(request.body, request.person)
        decision = partial(answer, self.around, holder, request, digest)
        refusal = await self.stream.change(decision, person, cmd_id, digest)
        if refusal and refusal.code in PERHAPS_OUTDATED and await self.stream.look_again():
            refusal = await self.stream.change(decision, person, cmd_id, digest)
        if refusal is None:
            self.show((viewer, cmd_id))
        return refusal

    async def act(self, decision: Callable[[Table], Decision]) -> Refusal | None:
        """Do something without being asked by a person: timers, pauses, bots."""
        refusal = await self.stream.change(decision)
        self.show()
        return refusal

    async def add(self, events: Callable[[Table], tuple[Event, ...]]) -> None:
        """The same for events that need no decision."""
        await self.act(lambda table: Decided(events(table)))

    # -- timers ------------------------------------------------------------------------------------

    @property
    def due(self) -> float | None:
        """When it has to do something, by the table's own time; at once if it is paused in vain."""
        state = self.stream.state
        if state.pause is not None and self._paused_in_vain:
            return AT_ONCE
        return days.due(state) if state.over_days else state.deadline

    @property
    def _paused_in_vain(self) -> bool:
        """Is the table paused because nobody is here, though somebody is?

        A node that has lost sight of people pauses it, and they may be here by then.
        """
        pause = self.table.pause
        return pause is not None and pause.why == "nobody_here" and self.audience.people_here

    async def expire(self) -> None:
        """The deadline has passed, or the table is paused in vain."""
        around = self.around
        if self._paused_in_vain:
            await self._resume_for_people()
        elif self.audience.people_anywhere or self.table.over_days:
            await self.add(lambda t: play.expire(t, around.now(), around.luck, around.stand_in))
            if self.table.over_days:
                self._node.table_changed(self)  # a bot's natural while may be over
        else:  # woken, but nobody came in: the time was nobody's to lose
            await self.add(lambda table: length.after_downtime(table, around.now()))
            await self._pause_for_nobody()

    async def _resume_for_people(self) -> None:
        around = self.around
        await self.add(
            lambda t: length.somebody_here(t, around.now(), around.luck, around.stand_in)
        )

    async def _pause_for_nobody(self, grace: float = 0.0) -> None:
        await self.add(lambda table: length.nobody_here(table, self.around.now(), grace))

    # -- who uses it -------------------------------------------------------------------------------

    @contextmanager
    def expecting(self, viewer: Viewer) -> Iterator[None]:
        """A device was admitted: it is expected here, or where a rematch takes it."""
        self.audience.expect(viewer)
        try:
            with self.usage.going_on():
                yield
        finally:
            self.latest.audience.give_up(viewer)

    # -- the audience ------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer) -> None:
        """A device came: the newest holds the seat, and a paused table goes on.

        It may have lost the seat since it was admitted.
        """
        self.audience.expect(viewer)
        self.audience.keep_only(self.table)
        if viewer not in self.audience.arriving or not self.audience.come(viewer):
            return
        if viewer.person is not None:
            await self._resume_for_people()
            if self.table.put_away is not None:
                await self.add(days.somebody_came)
        else:
            self.show()
        self._node.table_changed(self)

    async def farewell(self, viewer: Viewer) -> None:
        """A device went; with the last person gone the timers stop.

        Devices that a stopping server has sent away need some time to come back.
        """
        if not self.audience.go(viewer):
            return
        if self.audience.people_anywhere:
            self.show()
        else:
            await self._pause_for_nobody(play.GRACE if viewer.sent_away else 0.0)
        self._node.table_changed(self)

    async def others_changed(
        self, people: frozenset[str], leaving: Sequence[Viewer], *, watched: bool
    ) -> None:
        """Who is connected to other nodes has changed; `leaving` are on a newer device there."""
        before = self.audience.people_elsewhere
        self.audience.others_are(people, watched=watched)
        if people == before and not leaving:
            return
        self.audience.dismiss(leaving, "elsewhere")
        if not people:
            self.stream.take_over()
        if self.audience.people_anywhere:
            self.show()
            self._node.table_changed(self)
        else:
            await self._pause_for_nobody()

    def take_people_from(self, old: "LiveTable") -> None:
        """A rematch: the audience of the old table comes here, and hears what it has missed."""
        self.chat.continue_from(old.chat)
        old.audience.move_to(self.audience)
        self.audience.keep_only(self.table)
        self.show()

    def show(self, acknowledge: tuple[Viewer, str] | None = None) -> None:
        """Show the table to everybody whose view has changed; whoever asked is answered first."""
        audience, mine = self.audience, self.views.mine
        public = self.views.public(self.stream.state, self.stream.names, audience.here)
        asker, cmd_id = acknowledge or (None, None)
        if asker is not None and asker in audience.viewers:
            asker.show(public, mine(asker.person), cmd_id)
        for viewer in audience.viewers:
            if viewer is not asker:
                viewer.show(public, mine(viewer.person))

    def react(self, person: str, reaction: str) -> None:
        """Pass a reaction on; it is not stored."""
        for viewer in self.audience.viewers:
            viewer.feel(person, reaction)
