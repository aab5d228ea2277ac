"""Tables at certain moments, and journals, that several tests of the table share."""

import asyncio

from storyhare.rules import Clue, MayTell, Options, Tell, legal
from storyhare.storage import JournalUnavailable, MemoryJournal, Write
from storyhare.table.commands import (
    Leave,
)
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.tables import (
    NO_CLOCKS,
    Member,
    Party,
    a_registry,
    playing,
)


class SlowJournal(MemoryJournal):
    """Takes its time: other tasks run while something is being kept."""

    async def append(self, write: Write) -> None:
        await asyncio.sleep(0)
        await super().append(write)
        await asyncio.sleep(0)


class GatedJournal(MemoryJournal):
    """Keeps nothing until the gate opens."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = asyncio.Event()

    async def append(self, write: Write) -> None:
        self.waiting.set()
        await self.gate.wait()
        await super().append(write)


class FailingJournal(MemoryJournal):
    """Fails on demand, before or after it has kept the lines."""

    fails: str | None = None

    async def append(self, write: Write) -> None:
        if self.fails == "before":
            raise JournalUnavailable("the disk is full")
        await super().append(write)
        if self.fails == "after":
            raise JournalUnavailable("the connection broke")


async def lines_of(party: Party) -> int:
    """How many lines the table's stream has."""
    return len(await party.registry.journal.read_lines(party.state.id))


def got(party: Party) -> list[list[str]]:
    """What kinds of frames each device got."""
    return [member.viewer.kinds for member in party.members]


def hand(member: Member) -> tuple[str, ...]:
    """The cards somebody holds."""
    game = member.party.state.game
    assert game is not None
    return game.hands[member.number]


CLOCKS = Clocks(tell=60, give=50, vote=40, reveal=30)
TOLD_BY_ANN = Options(first_storyteller=0)
CLOCKED = Settings(options=TOLD_BY_ANN, clocks=CLOCKS)
UNCLOCKED = Settings(options=TOLD_BY_ANN, clocks=NO_CLOCKS)


def left(party: Party) -> float | None:
    """How many seconds the clock shows."""
    deadline = party.state.deadline
    return None if deadline is None else deadline - party.clock()


def phase(party: Party) -> str:
    """What the game waits for."""
    assert party.state.game is not None
    return party.state.game.phase


def round_of(party: Party) -> int:
    """Which round it is."""
    assert party.state.game is not None
    return party.state.game.round


def first_clue(party: Party, seat: int) -> Tell:
    """A clue that a seat may tell."""
    assert party.state.game is not None
    offer = legal(party.state.game, seat)[0]
    assert isinstance(offer, MayTell)
    return Tell(Clue("echo"), offer.cards[0])


TEAM = Settings(ruleset="team", clocks=NO_CLOCKS)


def names(party: Party) -> list[str]:
    """What people are called, in the order they came."""
    return [person["name"] for person in party.members[0].table["people"]]


def seated(party: Party) -> list[str]:
    """Who sits where, by name."""
    return [party.member(person).name for person in party.state.order]


async def finished(people: int) -> Party:
    """A game that was played to its end."""
    party = await playing(people, UNCLOCKED)
    await party.plays_to("end")
    assert party.state.stage == "over"
    return party


async def two_nodes(people: int) -> tuple[Party, Party]:
    """One table on two servers over one journal: the odd members are on the second."""
    here = await playing(people, UNCLOCKED, journal=SlowJournal())
    there = Party(a_registry(here.clock, here.registry.journal), here.clock, here.code)
    there.members = [Member(there, member.credentials, member.name) for member in here.members]
    await there.awake()
    for one, other in zip(here.members[1::2], there.members[1::2], strict=True):
        await other.connects()
        await one.disconnects()
    return here, there


async def restarted(party: Party, after: float) -> Party:
    """The same people, with a new server over the same journal."""
    party.clock.advance(after)
    again = Party(a_registry(party.clock, party.registry.journal), party.clock, party.code)
    again.members = [Member(again, member.credentials, member.name) for member in party.members]
    await again.awake()
    return again


async def seat_to_take() -> tuple[Party, Member, Member]:
    """Cleo left a running game, and Late would like to play on for her."""
    party = await playing(4, Settings(options=Options(first_storyteller=0), clocks=NO_CLOCKS))
    cleo = party.members[2]
    await cleo.asks(Leave())
    return party, cleo, await party.joins("Late")
