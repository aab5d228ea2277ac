"""Clocks and the autopilot: a game never stalls, and nobody is hurried too early."""

from collections import Counter
from random import Random

from storyhare.rules import Give
from storyhare.table import play
from storyhare.table.commands import (
    Hurry,
    LastRound,
    Leave,
    Pause,
    PressOn,
    Resume,
)
from storyhare.table.people.autopilot import WORDS
from storyhare.table.settings import Clocks, Settings
from storyhare.table.state import evolve
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    Member,
    playing,
)
from tests.table.scenes import (
    CLOCKED,
    CLOCKS,
    TOLD_BY_ANN,
    UNCLOCKED,
    first_clue,
    left,
    phase,
    restarted,
    round_of,
)

# -- deadlines -------------------------------------------------------------------------------------


async def test_every_phase_has_its_own_clock() -> None:
    party = await playing(4, CLOCKED)
    seen = {phase(party): left(party)}
    for goal in ("give", "vote", "reveal"):
        party.clock.advance(7)
        await party.plays_to(goal)
        seen[goal] = left(party)
    assert seen == {"tell": 60, "give": 50, "vote": 40, "reveal": 30}


async def test_a_move_that_ends_no_phase_leaves_the_clock_alone() -> None:
    party = await playing(4, CLOCKED)
    await party.plays_to("give")
    party.clock.advance(10)
    await party.one_move(Random(1))
    assert phase(party) == "give"
    assert left(party) == 40


async def test_a_phase_without_a_clock_clears_the_one_before() -> None:
    party = await playing(4, Settings(options=TOLD_BY_ANN, clocks=Clocks(tell=60, reveal=None)))
    assert left(party) == 60
    await party.plays_to("give")
    assert left(party) is None
    assert party.members[0].table["clock"] == {}


async def test_the_row_beside_the_stream_knows_the_deadline() -> None:
    party = await playing(4, CLOCKED)
    row = await party.registry.journal.read_row(party.state.id)
    assert row is not None
    assert row.deadline == party.state.deadline == party.clock() + 60


async def test_nothing_happens_a_moment_before_the_clock_runs_out() -> None:
    party = await playing(4, CLOCKED)
    before = party.state
    await party.passes(59.9)
    await party.live.expire()
    assert party.state is before


async def test_whoever_let_the_clock_run_out_is_played_for() -> None:
    party = await playing(4, CLOCKED)
    await party.passes(60)
    assert phase(party) == "give"
    assert party.state.autopilot == {0}
    assert party.state.game is not None
    assert party.state.game.clue is not None
    await party.one_move(Random(1))
    moved = set(range(1, 4)) - set(play.awaited(party.state))
    await party.passes(50)
    assert phase(party) == "vote"
    assert party.state.autopilot == {0, 1, 2, 3} - moved


async def test_the_autopilot_speaks_the_language_of_the_table() -> None:
    french = Settings(options=TOLD_BY_ANN, clocks=CLOCKS, language="fr")
    party = await playing(4, french)
    await party.passes(60)
    assert party.state.game is not None
    assert party.state.game.clue is not None
    assert party.state.game.clue.text in WORDS["fr"]


async def test_in_the_first_clue_nobody_is_put_on_autopilot() -> None:
    party = await playing(5, Settings(clocks=CLOCKS))
    await party.passes(60)
    assert phase(party) == "give"
    assert party.state.autopilot == frozenset()
    assert party.state.game is not None
    assert party.state.game.storyteller is not None


async def test_an_open_first_clue_falls_to_every_seat_equally_often() -> None:
    party = await playing(5, Settings(clocks=CLOCKS))
    chosen: Counter[int] = Counter()
    luck = Random(11)
    later = party.clock() + 60
    for _ in range(1_000):
        state = party.state
        for event in play.expire(state, later, luck):
            state = evolve(state, event, later)
        assert state.game is not None
        assert state.game.storyteller is not None
        chosen[state.game.storyteller] += 1
    assert set(chosen) == set(range(5))
    chi_square = sum((times - 200) ** 2 / 200 for times in chosen.values())
    assert chi_square < 27.9  # 4 degrees of freedom: reached once in 77,000 runs


async def test_who_left_waits_for_the_first_clue_like_everybody() -> None:
    party = await playing(4, Settings(clocks=NO_CLOCKS))
    await party.members[2].asks(Leave())
    assert phase(party) == "tell"
    assert await party.members[1].asks(first_clue(party, 1)) == OK
    assert phase(party) == "give"


# -- the reveal ------------------------------------------------------------------------------------


async def test_the_reveal_ends_when_everybody_has_pressed_on() -> None:
    party = await playing(3, UNCLOCKED)
    await party.plays_to("reveal")
    ann, bob, cleo = party.members
    assert await ann.asks(PressOn()) == OK
    assert ann.table["awaited"] == [1, 2]
    assert await ann.asks(PressOn()) == OK
    assert await bob.asks(PressOn()) == OK
    assert phase(party) == "reveal"
    assert await cleo.asks(PressOn()) == OK
    assert (round_of(party), phase(party)) == (2, "tell")
    assert party.state.pressed == frozenset()


async def test_the_reveal_ends_after_its_time() -> None:
    party = await playing(3, CLOCKED)
    await party.plays_to("reveal")
    await party.passes(30)
    assert (round_of(party), phase(party)) == (2, "tell")
    assert party.state.autopilot == frozenset()
    assert left(party) == 60


async def test_nobody_waits_in_the_reveal_for_a_seat_on_autopilot() -> None:
    party = await playing(3, UNCLOCKED)
    await party.members[1].asks(Leave())
    await party.plays_to("reveal")
    assert party.members[0].table["awaited"] == [0, 2]
    await party.members[0].asks(PressOn())
    await party.members[2].asks(PressOn())
    assert round_of(party) == 2


async def test_the_last_one_to_press_on_may_also_leave() -> None:
    party = await playing(3, UNCLOCKED)
    await party.plays_to("reveal")
    for member in party.members[:2]:
        await member.asks(PressOn())
    await party.members[2].asks(Leave())
    assert round_of(party) == 2


async def test_the_last_round_is_played_to_its_end_and_then_the_game_is_over() -> None:
    party = await playing(3, CLOCKED)
    assert await party.host.asks(LastRound()) == OK
    assert await party.host.asks(LastRound()) == "already_so"
    await party.plays_to("reveal")
    await party.passes(30)
    state = party.state
    assert state.game is not None
    best = max(state.game.scores)
    assert state.stage == "over"
    assert state.winners == tuple(s for s, points in enumerate(state.game.scores) if points == best)
    assert state.deadline is None
    assert party.host.table["awaited"] == []
    row = await party.registry.journal.read_row(state.id)
    assert row is not None
    assert (row.status, row.deadline) == ("over", None)


# -- coming back from the autopilot ----------------------------------------------------------------


async def test_an_owner_who_moves_is_off_the_autopilot() -> None:
    party = await playing(4, CLOCKED)
    await party.passes(60)
    await party.passes(50)
    assert party.state.autopilot == {0, 1, 2, 3}
    assert phase(party) == "reveal"  # all the rest was the autopilot's
    bob = party.members[1]
    assert await bob.asks(PressOn()) == OK
    assert 1 not in party.state.autopilot


async def test_an_owner_replaces_the_move_of_the_autopilot() -> None:
    party = await playing(4, CLOCKED)
    await party.plays_to("give")
    assert await party.host.asks(Hurry(1)) == OK
    bob = party.members[1]
    game = party.state.game
    assert game is not None
    assert game.given[1]
    other = next(card for card in game.hands[1] if card not in game.given[1])
    assert await bob.asks(Give((other,))) == OK
    assert party.state.autopilot == frozenset()
    assert party.state.game is not None
    assert party.state.game.given[1] == (other,)


async def test_a_refused_move_does_not_end_the_autopilot() -> None:
    party = await playing(4, CLOCKED)
    await party.plays_to("give")
    await party.host.asks(Hurry(1))
    assert await party.members[1].asks(Give(("nothing",))) == "not_in_your_hand"
    assert party.state.autopilot == {1}


# -- hurrying --------------------------------------------------------------------------------------


async def hurries(member: Member, seat: int) -> str:
    return await member.asks(Hurry(seat))


async def test_the_host_hurries_at_once_and_others_after_ninety_seconds() -> None:
    party = await playing(4, UNCLOCKED)
    ann, bob, cleo, _ = party.members
    assert await hurries(bob, 0) == "too_early_to_hurry"
    party.clock.advance(89)
    assert await hurries(bob, 0) == "too_early_to_hurry"
    party.clock.advance(1)
    assert await hurries(bob, 0) == OK
    assert phase(party) == "give"
    assert await hurries(cleo, 1) == "too_early_to_hurry"
    assert await hurries(ann, 1) == OK
    assert await hurries(ann, 1) == "seat_not_awaited"


async def test_a_watcher_may_hurry_too() -> None:
    party = await playing(4, UNCLOCKED)
    watcher = await party.joins("Wat")
    party.clock.advance(90)
    assert await hurries(watcher, 0) == OK


async def test_the_time_of_a_pause_does_not_count_as_waiting() -> None:
    party = await playing(4, UNCLOCKED)
    await party.host.asks(Pause())
    party.clock.advance(3600)
    await party.host.asks(Resume())
    assert await hurries(party.members[1], 0) == "too_early_to_hurry"
    party.clock.advance(90)
    assert await hurries(party.members[1], 0) == OK


async def test_the_time_of_an_outage_does_not_count_as_waiting() -> None:
    party = await playing(4, UNCLOCKED)
    again = await restarted(party, after=3600)
    bob = again.members[1]
    await bob.connects()
    assert await hurries(bob, 0) == "too_early_to_hurry"
    again.clock.advance(90)
    assert await hurries(bob, 0) == OK


async def test_a_seat_hurried_before_the_first_clue_is_hurried_once() -> None:
    party = await playing(4, Settings(clocks=NO_CLOCKS))
    assert await hurries(party.host, 2) == OK
    assert await hurries(party.host, 2) == "already_so"
    assert phase(party) == "tell"


async def test_a_seat_is_hurried_through_the_reveal() -> None:
    party = await playing(3, UNCLOCKED)
    await party.plays_to("reveal")
    ann, bob, _ = party.members
    await ann.asks(PressOn())
    await bob.asks(PressOn())
    assert await hurries(ann, 2) == OK
    assert round_of(party) == 2
