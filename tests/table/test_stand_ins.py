"""Over days: when bots and stand-ins move, and when a table rests."""

from storyhare.rules import Options
from storyhare.table import commands as ask
from storyhare.table import days
from storyhare.table.play import BOTS_GRACE
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import (
    OK,
    FakeClock,
    gather,
    playing,
    time_passes,
)
from tests.table.botscenes import in_time_of_its_own, until, with_bots
from tests.table.dayscenes import (
    DAY,
    DAYS,
    HOUR,
    LIMITS,
    OPEN,
    everybody_goes,
    passes,
    rings,
)
from tests.table.scenes import first_clue, left, phase, round_of

# -- stand-ins -------------------------------------------------------------------------------------


@in_time_of_its_own
async def test_a_bot_moves_after_a_natural_while_with_nobody_there(clock: FakeClock) -> None:
    party = await with_bots(clock, 2, 2, DAYS)
    assert await party.host.asks(ask.Start()) == OK
    assert await party.host.asks(first_clue(party, 0)) == OK
    await everybody_goes(party)
    game = party.state.game
    assert game is not None
    due = [days.stand_in_at(party.state, seat) - clock() for seat in (2, 3)]
    assert all(120 <= after <= 1200 for after in due)
    assert due[0] != due[1]
    await time_passes(min(due) - 1)
    await rings(party)
    assert sum(map(bool, party.state.game.given)) == 1  # type: ignore[union-attr]  # a game is on
    await time_passes(1201)
    await rings(party)
    await until(party, lambda: sum(map(bool, party.state.game.given)) == 3, 30)  # type: ignore[union-attr]  # a game is on


@in_time_of_its_own
async def test_the_first_clue_is_left_to_people_for_half_the_limit(clock: FakeClock) -> None:
    party = await with_bots(clock, 2, 2, OPEN)
    assert await party.host.asks(ask.Start()) == OK
    await everybody_goes(party)
    assert party.live.due == clock() + DAY / 2
    await time_passes(DAY / 2 - 60)
    await rings(party)
    assert phase(party) == "tell"
    await time_passes(61)
    await rings(party)
    await until(party, lambda: phase(party) == "give", 30)


async def test_without_a_limit_it_is_left_to_them_for_half_a_day() -> None:
    clocks = Clocks(reveal=None, pace="over_days")
    party = await gather(3, Settings(options=OPEN.options, clocks=clocks), chooser=RandomChooser())
    assert await party.host.asks(ask.AddBot()) == OK
    assert await party.host.asks(ask.Start()) == OK
    assert party.live.due == party.clock() + days.FIRST_CLUE_AFTER


@in_time_of_its_own
async def test_somebody_on_autopilot_has_an_hour_to_move_first(clock: FakeClock) -> None:
    party = await playing(4, DAYS, clock=clock, chooser=RandomChooser())
    await time_passes(DAY + 1)
    await rings(party)
    await until(party, lambda: phase(party) == "give", BOTS_GRACE)
    for member in party.members[1:]:
        await party.moves(member.number)
    assert (phase(party), set(party.state.autopilot)) == ("vote", {0})
    while round_of(party) == 1:
        seat = next(s for s in range(1, 4) if party.state.game.ballots[s] is None)  # type: ignore[union-attr]  # a game is on
        await party.moves(seat)
    assert await party.members[1].asks(first_clue(party, 1)) == OK
    assert party.live.due == clock() + HOUR


async def test_a_table_rests_until_somebody_is_back() -> None:
    party = await playing(3, DAYS)
    await everybody_goes(party)
    await passes(party, DAY)  # Ann does not tell, then the others do not give, and nobody votes
    await passes(party, DAY)
    await passes(party, DAY)
    assert (round_of(party), phase(party), set(party.state.autopilot)) == (2, "tell", {0, 1, 2})
    assert (party.state.deadline, party.live.due) == (None, None)
    await passes(party, 30 * DAY)
    assert round_of(party) == 2
    bob = party.members[1]
    await bob.connects()
    assert await bob.asks(ask.Return()) == OK
    assert left(party) == DAY
    assert party.state.autopilot == {0, 2}


async def test_with_the_cards_of_the_box_a_stand_in_waits_for_the_others() -> None:
    options = Options(first_storyteller=0, cards="box")
    party = await playing(4, Settings(options=options, clocks=LIMITS))
    await party.plays_to("give")
    assert await party.host.asks(ask.Hurry(1)) == OK
    assert party.live.due == party.state.deadline
