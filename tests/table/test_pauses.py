"""Pauses, outages and the clocks of the registry: a game never runs away from its people."""

import asyncio

import pytest

from storyhare.live import access
from storyhare.live.registry import TIDY_EVERY, TableRegistry
from storyhare.rules import Clue, Refusal
from storyhare.rules import awaited as awaited_by_the_rules
from storyhare.table import play
from storyhare.table.commands import (
    Leave,
    Pause,
    PressOn,
    Resume,
    Return,
    Start,
)
from storyhare.table.people.autopilot import WORDS
from storyhare.table.play import GRACE
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.tables import (
    OK,
    FakeClock,
    Member,
    Party,
    RecordingViewer,
    ScriptedLuck,
    a_registry,
    gather,
    in_fake_time,
    playing,
    time_passes,
)
from tests.table.scenes import (
    CLOCKED,
    CLOCKS,
    TOLD_BY_ANN,
    UNCLOCKED,
    FailingJournal,
    first_clue,
    left,
    phase,
    restarted,
    round_of,
)

# -- pauses ----------------------------------------------------------------------------------------


async def test_a_pause_keeps_what_was_left_and_nobody_moves() -> None:
    party = await playing(4, CLOCKED)
    party.clock.advance(25)
    assert await party.host.asks(Pause()) == OK
    assert party.host.table["clock"] == {"paused": "host", "left": 35.0}
    assert await party.host.asks(Pause()) == "already_paused"
    assert await party.host.asks(first_clue(party, 0)) == "table_paused"
    await party.passes(3600)
    await party.live.expire()
    assert phase(party) == "tell"
    assert await party.host.asks(Resume()) == OK
    assert left(party) == 35
    assert await party.host.asks(Resume()) == "not_paused"
    assert await party.host.asks(first_clue(party, 0)) == OK


async def test_after_a_pause_there_is_always_time_for_a_breath() -> None:
    party = await playing(4, CLOCKED)
    party.clock.advance(59.5)
    await party.host.asks(Pause())
    await party.host.asks(Resume())
    assert left(party) == 5


async def test_a_pause_without_a_clock_ends_without_one() -> None:
    party = await playing(4, UNCLOCKED)
    await party.host.asks(Pause())
    await party.host.asks(Resume())
    assert left(party) is None


async def test_the_autopilot_waits_for_the_end_of_a_pause() -> None:
    party = await playing(4, UNCLOCKED)
    await party.host.asks(Pause())
    await party.members[0].asks(Leave())
    assert phase(party) == "tell"
    assert await party.host.asks(Resume()) == OK
    assert phase(party) == "give"


async def test_the_table_pauses_when_the_last_person_disconnects() -> None:
    party = await playing(3, CLOCKED)
    watcher = party.stranger()
    watcher.viewer = RecordingViewer(None)
    await party.live.welcome(watcher.viewer)
    party.clock.advance(20)
    for member in party.members[:2]:
        await member.disconnects()
        assert party.state.pause is None
    await party.members[2].disconnects()
    assert party.state.pause is not None
    assert party.state.pause.why == "nobody_here"
    assert watcher.table["clock"] == {"paused": "nobody_here", "left": 40.0}


async def test_the_first_person_to_come_back_ends_that_pause() -> None:
    party = await playing(3, CLOCKED)
    party.clock.advance(20)
    for member in party.members:
        await member.disconnects()
    party.clock.advance(24 * 3600)
    await party.members[1].connects()
    assert party.state.pause is None
    assert left(party) == 40


async def test_a_host_s_pause_is_not_ended_by_coming_and_going() -> None:
    party = await playing(3, CLOCKED)
    await party.host.asks(Pause())
    for member in party.members:
        await member.disconnects()
    for member in party.members:
        await member.connects()
    assert party.state.pause is not None
    assert party.state.pause.why == "host"
    assert party.state.pause.left == 60


async def test_a_lobby_and_a_finished_game_need_no_pause() -> None:
    party = await gather(3)
    for member in party.members:
        await member.disconnects()
    assert party.state.pause is None


async def test_with_nobody_connected_the_autopilot_does_not_play_a_game_alone() -> None:
    party = await playing(3, CLOCKED)
    for member in party.members[1:]:
        await member.asks(Leave())
    for member in party.members:
        await member.disconnects()
    seq = party.state.seq
    for _ in range(100):
        party.clock.advance(3600)
        await party.live.expire()
    assert party.state.seq == seq
    assert round_of(party) == 1


async def test_with_every_seat_on_autopilot_the_table_stops_at_the_reveal() -> None:
    """People who left may still look on: nothing rushes past them."""
    party = await playing(3, UNCLOCKED)
    for member in party.members:
        await member.asks(Leave())
    assert (round_of(party), phase(party)) == (1, "reveal")
    assert await party.members[0].asks(Return()) == OK
    assert await party.members[0].asks(PressOn()) == OK
    assert round_of(party) == 2


# -- a restart -------------------------------------------------------------------------------------


@pytest.mark.parametrize("outage", [1, 59, 61, 3600, 7 * 24 * 3600])
async def test_no_clock_runs_out_during_an_outage(outage: float) -> None:
    party = await playing(4, CLOCKED)
    again = await restarted(party, outage)
    await again.members[1].connects()
    assert phase(again) == "tell"
    assert again.state.autopilot == frozenset()
    assert left(again) == 60 + GRACE
    assert await again.folded() == again.state


async def test_one_restart_after_another_does_not_pile_up_time() -> None:
    party = await playing(4, CLOCKED)
    for _ in range(5):
        party = await restarted(party, 1000)
        await party.members[0].connects()
        assert left(party) == 60 + GRACE
        await party.members[0].disconnects()
        await party.members[0].connects()


async def test_a_pause_outlives_an_outage() -> None:
    party = await playing(4, CLOCKED)
    party.clock.advance(10)
    await party.host.asks(Pause())
    again = await restarted(party, 3600)
    await again.members[0].connects()
    assert again.members[0].table["clock"] == {"paused": "host", "left": 50.0}


async def test_a_table_that_was_only_looked_up_does_not_play_alone() -> None:
    party = await playing(4, CLOCKED)
    again = await restarted(party, 3600)
    await again.passes(60 + GRACE)
    assert phase(again) == "tell"
    assert again.state.autopilot == frozenset()
    await again.members[2].connects()
    assert left(again) == 60 + GRACE


# -- the registry's own timers, in time that passes by itself --------------------------------------


async def open_party(clock: FakeClock, people: int, settings: Settings) -> Party:
    """A party in a registry whose clocks are running."""
    party = await gather(people, settings, clock=clock)
    await party.registry.open()
    assert await party.host.asks(Start()) == OK
    return party


def test_the_hall_lets_clocks_run_out_in_time() -> None:
    clock = FakeClock()

    async def story() -> None:
        party = await open_party(clock, 3, CLOCKED)
        begun = clock()
        seen = []
        while party.state.game is not None and party.state.game.round == 1:
            seen.append((phase(party), round(clock() - begun)))
            seq = party.state.seq
            while party.state.seq == seq:
                await time_passes(1)
        assert [name for name, _ in seen] == ["tell", "give", "reveal"]
        assert [at // 10 for _, at in seen] == [0, 6, 11]
        await party.registry.close()

    in_fake_time(clock, story())


def test_every_table_of_a_hall_has_its_own_clock() -> None:
    clock = FakeClock()

    async def story() -> None:
        registry = a_registry(clock)
        await registry.open()
        slow = await _at(registry, clock, Clocks(tell=100))
        quick = await _at(registry, clock, Clocks(tell=20))
        await time_passes(30)
        assert (phase(slow), phase(quick)) == ("tell", "give")
        await time_passes(80)
        assert phase(slow) == "give"
        await registry.close()

    in_fake_time(clock, story())


async def _at(registry: TableRegistry, clock: FakeClock, clocks: Clocks) -> Party:
    seat = await access.open_table(registry, Settings(options=TOLD_BY_ANN, clocks=clocks), "Ann")
    assert not isinstance(seat, Refusal)
    party = Party(registry, clock, seat.code)
    party.members.append(Member(party, seat, "Ann"))
    await party.members[0].connects()
    for name in ("Bob", "Cleo"):
        await party.joins(name)
    assert await party.host.asks(Start()) == OK
    return party


def test_a_clock_that_could_not_ring_rings_again() -> None:
    clock = FakeClock()
    journal = FailingJournal()

    async def story() -> None:
        party = await gather(3, CLOCKED, journal, clock)
        await party.registry.open()
        assert await party.host.asks(Start()) == OK
        journal.fails = "before"
        await time_passes(70)
        assert phase(party) == "tell"
        journal.fails = None
        await time_passes(30)
        assert phase(party) == "give"
        await party.registry.close()

    in_fake_time(clock, story())


def test_nobody_looks_so_the_table_sleeps_and_wakes_when_somebody_comes() -> None:
    clock = FakeClock()

    async def story() -> None:
        party = await open_party(clock, 3, CLOCKED)
        for member in party.members:
            await member.disconnects()
        assert len(party.registry.awake_tables()) == 1
        await time_passes(120 + TIDY_EVERY)
        assert len(party.registry.awake_tables()) == 0
        await time_passes(3600)
        assert len(party.registry.awake_tables()) == 0
        await party.members[0].connects()
        assert len(party.registry.awake_tables()) == 1
        assert left(party) == 60
        await time_passes(3600)
        assert phase(party) != "tell"
        await party.registry.close()

    in_fake_time(clock, story())


def test_closing_the_hall_sends_everybody_away_to_come_back() -> None:
    clock = FakeClock()

    async def story() -> None:
        party = await open_party(clock, 3, CLOCKED)
        await party.registry.close()
        assert [member.viewer.got[-1] for member in party.members] == [("bye", "restart")] * 3
        assert asyncio.all_tasks() == {asyncio.current_task()}

    in_fake_time(clock, story())


async def test_the_rules_and_the_table_wait_for_the_same_seats() -> None:
    party = await playing(6, UNCLOCKED)
    for goal in ("give", "vote"):
        await party.plays_to(goal)
        assert party.state.game is not None
        assert play.awaited(party.state) == awaited_by_the_rules(party.state.game)


def test_a_table_with_somebody_at_the_door_does_not_fall_asleep() -> None:
    """Between finding a table and looking at it, a device is a member already."""
    clock = FakeClock()

    async def story() -> None:
        party = await gather(3, clock=clock, connect=False)
        await party.registry.open()
        live = party.live
        with live.usage.going_on():
            await time_passes(3600)
            assert await party.registry.find(party.code) is live
        await time_passes(3600)
        assert len(party.registry.awake_tables()) == 0
        await party.registry.close()

    in_fake_time(clock, story())


async def test_chance_decides_who_tells_when_nobody_did() -> None:
    party = await playing(5, Settings(clocks=CLOCKS))
    party.live.around.luck = ScriptedLuck(3)
    await party.passes(60)
    assert party.state.game is not None
    assert party.state.game.storyteller == 3
    assert party.state.game.given[3] == party.state.game.hands[3][:1]
    assert party.state.game.clue == Clue(WORDS["en"][0])
