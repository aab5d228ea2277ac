"""Tables with people in one process, for tests: with a fake clock, scripted luck and viewers that
record what they were shown.

    party = await gather(4)
    ann, bob, *_ = party.members
    assert await ann.asks(Start()) == OK
    assert await bob.asks(Pause()) == "not_host"
"""

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from random import Random
from typing import Any, TypeVar

import msgspec

from storyhare.live import BotTurns, LiveTable, MoveChooser, Pace, TableRegistry, access, lines
from storyhare.rules import Phase, Refusal, legal
from storyhare.storage import Journal, MemoryJournal
from storyhare.table import Clocks, Credentials, Holder, Settings, Table, hash_of, play
from storyhare.table import commands as ask
from storyhare.table.commands import Do
from storyhare.testing.simulator import made_up_deck, random_move

T = TypeVar("T")
OK = "ok"
NAMES = (
    "Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou",
)  # fmt: skip
NO_CLOCKS = Clocks(reveal=None)
HERE = "as it is now"


class FakeClock:
    """A clock that a test sets."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


class ScriptedLuck:
    """Luck that does not shuffle, and draws what the script says; after its end, the first item."""

    def __init__(self, *draws: int) -> None:
        self._draws = list(draws)

    def shuffle(self, x: list[Any], /) -> None:
        """Leave the order as it is."""

    def randrange(self, stop: int, /) -> int:
        """The next number of the script."""
        return self._draws.pop(0) % stop if self._draws else 0

    def choice(self, seq: Sequence[T], /) -> T:
        """The item at the next number of the script."""
        return seq[self.randrange(len(seq))]

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """The first `k` items."""
        return list(population[:k])


class RecordingViewer:
    """A device that records everything it was sent, in order."""

    def __init__(self, person: str | None, token: str = "", *, watches: bool = False) -> None:
        self.holder = None if person is None else Holder(person, hash_of(token))
        self.person = None if watches else person
        self.opened = time.monotonic()
        self.sent_away = False
        self.shown: tuple[bytes, bytes] | None = None
        self.looking = False
        self.got: list[tuple[Any, ...]] = []

    def show(self, table: bytes, you: bytes, cmd_id: str | None = None) -> None:
        view = (table, you)
        if cmd_id is not None:
            self.got.append(("ack", cmd_id, *view))
        elif view != self.shown:
            self.got.append(("view", *view))
        self.shown = view

    def hear(self, person: str, text: str, at: float) -> None:
        self.got.append(("said", person, text, at))

    def unhear(self, person: str) -> None:
        self.got.append(("unsaid", person))

    def feel(self, person: str, reaction: str) -> None:
        self.got.append(("reacted", person, reaction))

    def dismiss(self, why: str) -> None:
        self.got.append(("bye", why))

    @property
    def kinds(self) -> list[str]:
        """The kinds of everything that was sent, in order."""
        return [thing[0] for thing in self.got]

    @property
    def views(self) -> list[tuple[bytes, bytes]]:
        """All views that were sent, alone or with an acknowledgement."""
        return [thing[-2:] for thing in self.got if thing[0] in ("view", "ack")]

    def forget(self) -> None:
        """Delete what was recorded so far."""
        self.got.clear()


class Member:
    """A person with a device, at the party's table or not."""

    _ids = count(1)

    def __init__(self, party: "Party", credentials: Credentials, name: str) -> None:
        self.party = party
        self.credentials = credentials
        self.name = name
        self.viewer = RecordingViewer(credentials.person, credentials.token)

    @property
    def person(self) -> str:
        """The person's id."""
        return self.credentials.person

    @property
    def table(self) -> Any:
        """The public part of the newest view."""
        return msgspec.json.decode(self.viewer.views[-1][0])

    @property
    def you(self) -> Any:
        """The private part of the newest view."""
        return msgspec.json.decode(self.viewer.views[-1][1])

    @property
    def number(self) -> int:
        """The number of the person's seat."""
        seat = self.party.state.seat_of(self.person)
        assert seat is not None
        return seat

    async def connects(self) -> None:
        """Connect a new device; the person's older device is dismissed."""
        self.viewer = RecordingViewer(self.person, self.credentials.token)
        await (await self.party.awake()).welcome(self.viewer)

    async def disconnects(self) -> None:
        """Disconnect the device."""
        await self.party.live.farewell(self.viewer)

    async def asks(
        self,
        body: ask.Command,
        cmd_id: str | None = None,
        game: str = HERE,
        at: tuple[int, Phase] | None = None,
        person: str | None = None,
    ) -> str:
        """Send a command, by default for the current round and phase; OK, or the refusal's code."""
        refusal = await self.refusal(body, cmd_id, game, at, person)
        return OK if refusal is None else refusal.code

    async def refusal(
        self,
        body: ask.Command,
        cmd_id: str | None = None,
        game: str = HERE,
        at: tuple[int, Phase] | None = None,
        person: str | None = None,
    ) -> Refusal | None:
        """Send a command as `asks` does; None, or the refusal."""
        live = self.party.live
        on = live.table.game
        if at is None and on is not None:
            at = (on.round, on.phase)
        cmd_id = cmd_id or f"cmd-{next(Member._ids)}"
        game = live.table.id if game == HERE else game
        number, phase = at or (None, None)
        asked = Do(cmd_id, game, body, number, phase, person)
        if isinstance(body, ask.Rematch):
            assert self.viewer.holder is not None
            again = await access.rematch(self.party.registry, live, self.viewer.holder, asked)
            return again if isinstance(again, Refusal) else None
        return await live.ask(self.viewer, asked)


class Party:
    """The people at one table of a registry, or of two registries over one journal."""

    def __init__(self, registry: TableRegistry, clock: FakeClock, code: str) -> None:
        self.registry = registry
        self.clock = clock
        self.code = code
        self.members: list[Member] = []
        self._live: LiveTable | None = None

    async def awake(self) -> LiveTable:
        """The live table, which is found by its code and woken if necessary."""
        found = await self.registry.find(self.code)
        assert found is not None
        self._live = found
        return found

    @property
    def live(self) -> LiveTable:
        """The live table that was found last, or its rematch."""
        assert self._live is not None
        self._live = self._live.latest
        return self._live

    @property
    def state(self) -> Table:
        """The table's state."""
        return self.live.table

    @property
    def host(self) -> Member:
        """The host of the table."""
        return self.member(self.state.host or "")

    def member(self, person: str) -> Member:
        """The member with this person id."""
        return next(member for member in self.members if member.person == person)

    def at_seat(self, number: int) -> Member:
        """The member at a seat."""
        return self.member(self.state.order[number])

    async def joins(self, name: str, connect: bool = True) -> Member:
        """Somebody joins the table by its code."""
        member = await self.tries_to_join(name, connect)
        assert isinstance(member, Member), member
        return member

    async def tries_to_join(self, name: str, connect: bool = True) -> Member | str:
        """Somebody joins the table, or gets the code of the refusal."""
        seat = await access.join(self.registry, self.code, name)
        if isinstance(seat, Refusal):
            return seat.code
        member = Member(self, seat, name)
        self.members.append(member)
        if connect:
            await member.connects()
        return member

    def stranger(self) -> Member:
        """Somebody with an invented id."""
        return Member(self, Credentials(self.code, "stranger", "made up"), "Nobody")

    def forget(self) -> None:
        """Delete what all devices have recorded so far."""
        for member in self.members:
            member.viewer.forget()

    async def passes(self, seconds: float) -> None:
        """Let time pass; a deadline that is over then expires."""
        self.clock.advance(seconds)
        deadline = self.state.deadline
        if deadline is not None and deadline <= self.clock():
            await self.live.expire()

    async def plays_to(self, phase: Phase, luck: Random | None = None, round: int = 0) -> None:  # noqa: A002 - the game's own word
        """Make random moves for the awaited seats until a phase is reached."""
        luck = luck or Random(7)
        while True:
            game = self.state.game
            assert game is not None
            if (game.phase == phase and game.round >= round) or self.state.stage == "over":
                return
            await self.one_move(luck)

    async def one_move(self, luck: Random) -> None:
        """Make a random move for the first awaited seat, or press on."""
        await self.moves(play.awaited(self.state)[0], luck)

    async def moves(self, seat: int, luck: Random | None = None) -> None:
        """Make a random move for an awaited seat, or press on."""
        game = self.state.game
        assert game is not None
        if game.phase == "reveal":
            answer = await self.at_seat(seat).asks(ask.PressOn())
        else:
            move = random_move(legal(game, seat)[0], luck or Random(7))
            answer = await self.at_seat(seat).asks(move)
        assert answer == OK, answer

    async def folded(self) -> Table:
        """The table as its lines in the journal describe it."""
        return lines.fold(await self.registry.journal.read_lines(self.state.id))


def cards_of(decks: tuple[str, ...]) -> tuple[str, ...] | None:
    """The cards of the only deck here, which is called dreams."""
    return made_up_deck() if decks == ("dreams",) else None


def a_registry(
    clock: FakeClock,
    journal: Journal | None = None,
    chooser: MoveChooser | None = None,
    pace: Pace = Pace(),  # noqa: B008 - frozen
) -> TableRegistry:
    """A registry over a journal, by default one in memory, with seeded luck."""
    choosers = None if chooser is None else BotTurns(chooser, pace)
    registry = TableRegistry(journal or MemoryJournal(), cards_of, clock, bot_turns=choosers)
    registry.luck = Random(5)
    return registry


def views_of(live: LiveTable) -> tuple[bytes, Callable[[str | None], bytes]]:
    """What everybody may know of a table, encoded, and what only one person may know."""
    return live.views.public(live.table, live.stream.names, live.audience.here), live.views.mine


async def gather(  # noqa: PLR0913, PLR0917 - all are passed by name
    people: int,
    settings: Settings | None = None,
    journal: Journal | None = None,
    clock: FakeClock | None = None,
    connect: bool = True,
    chooser: MoveChooser | None = None,
    pace: Pace = Pace(),  # noqa: B008 - frozen
) -> Party:
    """Open a table with this many people, of whom the first is the host."""
    clock = clock or FakeClock()
    registry = a_registry(clock, journal, chooser, pace)
    seat = await access.open_table(registry, settings or Settings(clocks=NO_CLOCKS), NAMES[0])
    assert isinstance(seat, Credentials), seat
    party = Party(registry, clock, seat.code)
    party.members.append(Member(party, seat, NAMES[0]))
    await party.awake()
    if connect:
        await party.members[0].connects()
    for number in range(1, people):
        await party.joins(NAMES[number % 12], connect)
    return party


async def playing(people: int, settings: Settings | None = None, **rest: Any) -> Party:
    """Gather people and start their game."""
    party = await gather(people, settings, **rest)
    assert await party.host.asks(ask.Start()) == OK
    return party


# -- fake time -------------------------------------------------------------------------------------


class _Impatient(selectors.SelectSelector):
    """A selector that moves the clock forward instead of waiting."""

    def __init__(self, clock: FakeClock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        if not ready and timeout is not None and timeout > 0:
            self._clock.advance(timeout)
        return ready


class _FakeTimeLoop(asyncio.SelectorEventLoop):
    def __init__(self, clock: FakeClock) -> None:
        super().__init__(_Impatient(clock))
        self._fake = clock

    def time(self) -> float:
        return self._fake()


async def time_passes(seconds: float) -> None:
    """Let fake time pass, with everything that happens in it; takes no real time."""
    assert isinstance(asyncio.get_running_loop(), _FakeTimeLoop)
    await asyncio.sleep(seconds)  # takes no time


def in_fake_time(clock: FakeClock, story: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in fake time: its waiting takes no real time."""
    with asyncio.Runner(loop_factory=lambda: _FakeTimeLoop(clock)) as runner:
        return runner.run(story)
