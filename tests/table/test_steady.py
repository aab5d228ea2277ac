"""A machine's clock that is set while games are on: whoever waits, waits as long as ever."""

import asyncio

import pytest

from storyhare.cluster import timing
from storyhare.live import access
from storyhare.live.access import LINK_GOOD_FOR
from storyhare.live.clocks import MOST_CORRECTION, SteadyClock
from storyhare.live.registry import TableRegistry
from storyhare.rules import Refusal
from storyhare.storage import MemoryJournal
from storyhare.table import commands as ask
from storyhare.table.commands import ClaimHost, Hurry
from storyhare.table.decide import HURRY_AFTER
from storyhare.table.people import hosts
from storyhare.table.people.credentials import Credentials
from storyhare.table.settings import Settings
from storyhare.testing.tables import (
    NAMES,
    OK,
    FakeClock,
    Member,
    Party,
    RecordingViewer,
    cards_of,
    in_fake_time,
)
from tests.table.scenes import CLOCKED, UNCLOCKED, phase

HOUR = 3600.0
JUMPS = pytest.mark.parametrize("jump", [-HOUR, HOUR, -30 * 24 * HOUR, 24 * HOUR])


class Machine:
    """A machine whose clock somebody sets; meanwhile time passes as it always does."""

    def __init__(self) -> None:
        self.wall = FakeClock()
        self.passing = FakeClock(5.0)

    def passes(self, seconds: float) -> None:
        """Time passes."""
        self.wall.advance(seconds)
        self.passing.advance(seconds)

    def starts(self, journal: MemoryJournal) -> TableRegistry:
        """A server begins, and knows only what the clock says now."""
        return TableRegistry(journal, cards_of, SteadyClock(self.wall, self.passing))


async def party_at(
    registry: TableRegistry, machine: Machine, settings: Settings = UNCLOCKED
) -> Party:
    """Four people, and the cards are dealt."""
    seat = await access.open_table(registry, settings, NAMES[0])
    assert isinstance(seat, Credentials)
    party = Party(registry, machine.wall, seat.code)
    party.members.append(Member(party, seat, NAMES[0]))
    await party.members[0].connects()
    for name in NAMES[1:4]:
        await party.joins(name)
    assert await party.host.asks(ask.Start()) == OK
    return party


async def after_a_restart(party: Party, machine: Machine) -> Party:
    """The same people, at a server that has just started."""
    registry = machine.starts(party.registry.journal)  # type: ignore[arg-type]  # it is one
    again = Party(registry, machine.wall, party.code)
    again.members = [Member(again, member.credentials, member.name) for member in party.members]
    for member in again.members:
        await member.connects()
    return again


# -- the clock itself ------------------------------------------------------------------------------


def test_time_passes_as_it_does_where_nobody_sets_the_clock() -> None:
    machine = Machine()
    clock = SteadyClock(machine.wall, machine.passing)
    for _ in range(100):
        machine.passes(0.7)
        assert clock() == pytest.approx(machine.wall())


@JUMPS
def test_time_never_jumps_and_comes_to_agree_with_the_clock(jump: float) -> None:
    machine = Machine()
    clock = SteadyClock(machine.wall, machine.passing)
    machine.wall.advance(jump)
    before, apart = clock(), abs(jump)
    for _ in range(200):
        machine.passes(abs(jump) / 10)
        now = clock()
        passed = abs(jump) / 10
        assert passed * (1 - MOST_CORRECTION) <= now - before + 1e-3
        assert now - before <= passed * (1 + MOST_CORRECTION) + 1e-3
        assert abs(now - machine.wall()) <= apart + 1e-3
        before, apart = now, abs(now - machine.wall())
    assert clock() == pytest.approx(machine.wall())


def test_nodes_that_agree_have_the_same_time_whatever_their_own_clocks_say() -> None:
    early, late, shared = Machine(), Machine(), FakeClock(2_000_000.0)
    late.wall.advance(HOUR)
    late.passing.advance(777.0)
    clocks = [SteadyClock(each.wall, each.passing) for each in (early, late)]
    for _ in range(50):
        for clock in clocks:
            clock.agree(shared())
        assert clocks[0]() == pytest.approx(clocks[1]()) == pytest.approx(shared())
        early.wall.advance(-60.0)  # which nobody minds any longer
        for each in (early, late):
            each.passes(1.0)
        shared.advance(1.0)


def test_a_shared_clock_that_is_set_makes_no_jump_either() -> None:
    machine = Machine()
    clock = SteadyClock(machine.wall, machine.passing)
    clock.agree(machine.wall())
    before = clock()
    machine.passes(1.0)
    clock.agree(machine.wall() - HOUR)
    assert 0.0 < clock() - before <= 1.0


# -- waits at a table ------------------------------------------------------------------------------


def enough_passes(machine: Machine, seconds: float) -> None:
    """So much time passes that it is enough even for a clock that is being corrected."""
    machine.passes(seconds * (1 + 4 * MOST_CORRECTION))


@JUMPS
async def test_a_seat_can_be_hurried_as_soon_as_ever(jump: float) -> None:
    machine = Machine()
    party = await party_at(machine.starts(MemoryJournal()), machine)
    bob = party.members[1]
    machine.wall.advance(jump)
    machine.passes(HURRY_AFTER / 2)
    assert await bob.asks(Hurry(0)) == "too_early_to_hurry"
    enough_passes(machine, HURRY_AFTER / 2)
    assert await bob.asks(Hurry(0)) == OK


@JUMPS
async def test_a_seat_can_be_hurried_as_soon_as_ever_after_a_restart(jump: float) -> None:
    machine = Machine()
    party = await party_at(machine.starts(MemoryJournal()), machine)
    machine.wall.advance(jump)
    party = await after_a_restart(party, machine)
    bob = party.members[1]
    machine.passes(HURRY_AFTER / 2)
    assert await bob.asks(Hurry(0)) == "too_early_to_hurry"
    enough_passes(machine, HURRY_AFTER / 2)
    assert await bob.asks(Hurry(0)) == OK


@JUMPS
async def test_the_role_of_a_host_who_is_gone_can_be_claimed_as_soon_as_ever(jump: float) -> None:
    machine = Machine()
    party = await party_at(machine.starts(MemoryJournal()), machine)
    host, bob = party.members[:2]
    machine.passes(1.0)
    await host.disconnects()
    machine.wall.advance(jump)
    machine.passes(hosts.GONE_AFTER / 2)
    assert await bob.asks(ClaimHost()) == "host_is_here"
    enough_passes(machine, hosts.GONE_AFTER / 2)
    assert await bob.asks(ClaimHost()) == OK


@JUMPS
async def test_a_link_is_good_for_as_long_as_ever(jump: float) -> None:
    machine = Machine()
    party = await party_at(machine.starts(MemoryJournal()), machine)
    early, late = [
        await access.offer_device(party.registry, party.live, member.person)
        for member in party.members[:2]
    ]
    assert isinstance(early, str)
    assert isinstance(late, str)
    machine.wall.advance(jump)
    machine.passes(LINK_GOOD_FOR / 2)
    assert isinstance(await access.move_device(party.registry, party.live, early), Credentials)
    enough_passes(machine, LINK_GOOD_FOR / 2)
    assert await access.move_device(party.registry, party.live, late) == Refusal("no_such_link")


@JUMPS
async def test_a_deadline_comes_when_its_time_has_passed(jump: float) -> None:
    machine = Machine()
    party = await party_at(machine.starts(MemoryJournal()), machine, CLOCKED)
    tell = CLOCKED.clocks.tell
    assert tell is not None
    machine.wall.advance(jump)
    machine.passes(tell / 2)
    await party.live.expire()
    assert phase(party) == "tell"
    enough_passes(machine, tell / 2)
    await party.live.expire()
    assert phase(party) == "give"


@JUMPS
async def test_after_a_restart_a_deadline_comes_in_time_too(jump: float) -> None:
    machine = Machine()
    party = await party_at(machine.starts(MemoryJournal()), machine, CLOCKED)
    tell = CLOCKED.clocks.tell
    assert tell is not None
    machine.wall.advance(jump)
    party = await after_a_restart(party, machine)
    deadline = party.state.deadline
    assert deadline is not None
    left = deadline - party.live.stream.now()
    assert tell / 2 < left < 2 * tell
    machine.passes(left / 2)
    await party.live.expire()
    assert phase(party) == "tell"
    enough_passes(machine, left / 2)
    await party.live.expire()
    assert phase(party) == "give"


@JUMPS
def test_the_clocks_of_a_server_ring_in_time(jump: float) -> None:
    passing = FakeClock(5.0)
    apart = 1_000_000.0

    async def story() -> None:
        nonlocal apart
        clock = SteadyClock(lambda: passing() + apart, passing)
        registry = TableRegistry(MemoryJournal(), cards_of, clock)
        await registry.open()
        machine = Machine()
        party = await party_at(registry, machine, CLOCKED)
        tell = CLOCKED.clocks.tell
        assert tell is not None
        began = passing()
        apart += jump
        while phase(party) == "tell":
            await asyncio.sleep(1.0)  # takes no time
        passed = passing() - began
        assert tell * (1 - MOST_CORRECTION) <= passed <= tell * (1 + 2 * MOST_CORRECTION) + 1.0
        await registry.close()

    in_fake_time(passing, story())


async def test_what_a_node_with_a_fast_clock_has_written_stops_nobody() -> None:
    fast, slow = Machine(), Machine()
    fast.wall.advance(HOUR)
    journal = MemoryJournal()
    party = await party_at(fast.starts(journal), fast)
    there = await after_a_restart(party, slow)
    slow.passes(HURRY_AFTER + timing.TAKES_OVER_AFTER)
    assert await there.members[1].asks(Hurry(0)) == OK
    assert there.state.at > party.state.at  # time goes on in a stream, and never back


async def test_devices_hear_the_time_by_which_deadlines_are_told() -> None:
    machine = Machine()
    party = await party_at(machine.starts(MemoryJournal()), machine, CLOCKED)
    machine.wall.advance(-HOUR)
    party = await after_a_restart(party, machine)
    tell, deadline = CLOCKED.clocks.tell, party.state.deadline
    assert tell is not None
    assert deadline is not None
    watcher = RecordingViewer(None)
    await party.live.welcome(watcher)
    assert party.live.stream.now() < deadline < party.live.stream.now() + 2 * tell
