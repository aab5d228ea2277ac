"""Played for people who are gone, seats that change hands, and choosers that are no good."""

import asyncio
from random import Random

import pytest

from storyhare.live import Pace, Question
from storyhare.rules import Clue, EndAt, Options, SeatCommand, Tell, legal
from storyhare.table import commands as ask
from storyhare.table import play
from storyhare.table.events import AutopilotOn
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    FakeClock,
    Member,
    Party,
    a_registry,
    gather,
    in_fake_time,
    playing,
    time_passes,
)
from tests.table.botscenes import (
    HOUR,
    auto_moves,
    bot_names,
    entries,
    game_of,
    in_time_of_its_own,
    lives,
    started,
    until,
    with_bots,
)
from tests.table.scenes import CLOCKED, UNCLOCKED, GatedJournal, phase

# -- people who are gone ---------------------------------------------------------------------------


@in_time_of_its_own
async def test_a_chooser_plays_for_a_person_who_left_until_they_return(clock: FakeClock) -> None:
    chooser = RandomChooser()
    party = await playing(4, UNCLOCKED, clock=clock, chooser=chooser)
    bob = party.members[1]
    await party.one_move(Random(1))
    await bob.asks(ask.Leave())
    await until(party, lambda: 1 not in play.awaited(party.state), 10)
    asked = [(question.strength, question.character) for question in chooser.asked]
    assert asked == [("medium", None)]
    await bob.asks(ask.Return())
    for member in party.members[2:]:
        offer = legal(game_of(party), member.number)[0]
        await member.asks(random_move(offer, Random(1)))
    assert phase(party) == "vote"
    await time_passes(HOUR)
    assert 1 in play.awaited(party.state)


@in_time_of_its_own
async def test_a_seat_whose_clock_ran_out_is_played_by_the_chooser(clock: FakeClock) -> None:
    chooser = RandomChooser()
    party = await playing(4, CLOCKED, clock=clock, chooser=chooser)
    await party.registry.open()
    assert await until(party, lambda: phase(party) == "give") < 60 + 10
    assert party.state.autopilot == {0}
    assert game_of(party).clue == chooser.moves[0].clue  # type: ignore[union-attr]  # a Tell
    await party.registry.close()


@in_time_of_its_own
async def test_a_person_who_is_hurried_is_played_by_the_chooser(clock: FakeClock) -> None:
    chooser = RandomChooser()
    party = await playing(4, UNCLOCKED, clock=clock, chooser=chooser)
    await party.plays_to("vote")
    assert await party.host.asks(ask.Hurry(2)) == OK
    assert phase(party) == "vote"
    await until(party, lambda: 2 not in play.awaited(party.state), 10)
    assert len(chooser.moves) == 1


@in_time_of_its_own
async def test_an_owner_who_moves_first_makes_the_choosers_answer_late(clock: FakeClock) -> None:
    class Slow(RandomChooser):
        async def choose(self, question: Question) -> SeatCommand:
            move = await super().choose(question)
            await time_passes(5)
            return move

    chooser = Slow()
    party = await playing(4, UNCLOCKED, clock=clock, chooser=chooser)
    await party.plays_to("give")
    bob = party.members[1]
    await party.host.asks(ask.Hurry(1))
    await until(party, lambda: bool(chooser.asked), 20)
    offer = legal(game_of(party), 1)[0]
    assert await bob.asks(random_move(offer, Random(4))) == OK
    given = game_of(party).given[1]
    await time_passes(60)
    assert game_of(party).given[1] == given
    assert await auto_moves(party) == 0


# -- taking a seat over ----------------------------------------------------------------------------


@in_time_of_its_own
async def test_a_watcher_takes_a_bots_seat_leaves_it_and_comes_back(clock: FakeClock) -> None:
    party = await started(clock, 1, 4)
    late = await party.joins("Late")
    bot = party.state.order[2]
    assert await late.asks(ask.AskSeat(2)) == OK
    assert await party.host.asks(ask.Admit(late.person, True)) == OK
    assert party.state.order[2] == late.person
    assert 2 not in party.state.autopilot
    assert bot not in [person["id"] for person in party.host.table["people"]]
    await party.one_move(Random(1))
    await time_passes(60)
    assert play.awaited(party.state) == (2,)
    assert await late.asks(ask.Leave()) == OK
    await until(party, lambda: phase(party) == "vote", 20)
    assert await late.asks(ask.Return()) == OK
    await time_passes(60)
    assert play.awaited(party.state) == (2,)
    assert await party.folded() == party.state


@in_time_of_its_own
async def test_a_host_who_watches_takes_a_bots_seat_at_once(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, 4, Settings(clocks=NO_CLOCKS))
    await party.host.asks(ask.Stand())
    await party.host.asks(ask.Start())
    assert await party.host.asks(ask.AskSeat(1)) == OK
    assert party.state.order[1] == party.host.person
    assert party.host.you["seat"] == 1
    assert party.state.autopilot == {0, 2, 3}


@in_time_of_its_own
async def test_a_bot_sent_away_in_the_middle_is_played_for_until_somebody_takes_over(
    clock: FakeClock,
) -> None:
    party = await started(clock, 1, 4)
    bot = party.state.order[2]
    assert await party.host.asks(ask.Remove(bot)) == OK
    await party.one_move(Random(1))
    await until(party, lambda: phase(party) == "vote", 20)
    late = await party.joins("Late")
    assert await late.asks(ask.AskSeat(2)) == OK


@in_time_of_its_own
async def test_a_rematch_keeps_the_bots(clock: FakeClock) -> None:
    short = Settings(options=Options(end=EndAt(tellings=1)), clocks=NO_CLOCKS)
    party = await started(clock, 1, 3, short)
    names = bot_names(party)
    seats = party.state.order
    characters = [party.state.people[seat].character for seat in seats[1:]]
    await lives(party.host, Random(1))
    assert await party.host.asks(ask.Rematch()) == OK
    assert party.state.order == seats
    assert bot_names(party) == names
    assert [party.state.people[seat].bot for seat in seats[1:]] == ["medium"] * 3
    assert [party.state.people[seat].character for seat in seats[1:]] == characters
    assert len(set(characters)) == 3
    assert await party.host.asks(ask.Start()) == OK
    await lives(party.host, Random(2))
    assert party.state.stage == "over"


# -- trouble ---------------------------------------------------------------------------------------


class Hanging(RandomChooser):
    """Never answers."""

    async def choose(self, question: Question) -> SeatCommand:
        self.asked.append(question)
        await asyncio.Event().wait()
        raise AssertionError


class Raising(RandomChooser):
    """Always fails."""

    async def choose(self, question: Question) -> SeatCommand:
        self.asked.append(question)
        raise ValueError("no idea")


class Cheating(RandomChooser):
    """Plays cards that it does not have, for a seat that is not its own."""

    async def choose(self, question: Question) -> SeatCommand:
        self.asked.append(question)
        return Tell(Clue("mine"), "card-01")


class Rambling(RandomChooser):
    """Never comes to the end of a clue."""

    async def choose(self, question: Question) -> SeatCommand:
        self.asked.append(question)
        assert question.view.seat is not None
        return Tell(Clue("x" * 5_000), "card-01")


@pytest.mark.parametrize("kind", [Hanging, Raising, Cheating, Rambling])
def test_a_chooser_that_is_no_good_is_replaced_by_blind_moves(kind: type[RandomChooser]) -> None:
    async def story(clock: FakeClock) -> None:
        chooser = kind()
        party = await started(clock, 1, 3, Settings(clocks=NO_CLOCKS), chooser)
        await asyncio.wait_for(lives(party.host, Random(1)), 100 * HOUR)
        assert party.state.stage == "over"
        assert chooser.asked
        assert await party.folded() == party.state

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@in_time_of_its_own
async def test_when_choosers_are_late_as_well_the_clock_plays_blindly(clock: FakeClock) -> None:
    chooser = Hanging()
    party = await gather(4, CLOCKED, clock=clock)
    party.registry = a_registry(clock, party.registry.journal, chooser, Pace(decision=10 * HOUR))
    await party.awake()
    for member in party.members:
        await member.connects()
    assert await party.host.asks(ask.Start()) == OK
    await party.registry.open()
    took = await until(party, lambda: phase(party) == "give")
    assert 60 < took <= 60 + play.BOTS_GRACE + 3
    on = [e for entry in await entries(party) for e in entry.events if isinstance(e, AutopilotOn)]
    assert on == [AutopilotOn(0)]
    await party.registry.close()


@in_time_of_its_own
async def test_after_a_restart_bots_play_on_and_nothing_is_played_twice(clock: FakeClock) -> None:
    party = await started(clock, 1, 5)
    await party.one_move(Random(1))
    await until(party, lambda: len(play.awaited(party.state)) == 3)
    await party.registry.close()
    clock.advance(HOUR)
    party.registry = a_registry(clock, party.registry.journal, RandomChooser())
    await party.awake()
    assert len(play.awaited(party.state)) == 3
    await party.host.connects()
    assert await until(party, lambda: phase(party) == "vote") <= 9.1
    assert await auto_moves(party) == 5
    assert await party.folded() == party.state


@in_time_of_its_own
async def test_two_servers_with_the_same_table_play_every_seat_once(clock: FakeClock) -> None:
    party = await started(clock, 2, 4)
    other = Party(a_registry(clock, party.registry.journal, RandomChooser()), clock, party.code)
    other.members = [Member(other, member.credentials, member.name) for member in party.members]
    await other.awake()
    await other.members[1].connects()
    await party.one_move(Random(1))
    await other.live.stream.catch_up()
    await time_passes(60)
    assert await auto_moves(party) == 4
    await party.live.stream.catch_up()
    assert play.awaited(party.state) == (1,)


@in_time_of_its_own
async def test_closing_waits_for_a_move_that_is_being_kept_and_ends_all_others(
    clock: FakeClock,
) -> None:
    journal = GatedJournal()
    party = await started(clock, 1, 5, journal=journal)
    await party.one_move(Random(1))
    journal.gate.clear()
    journal.waiting.clear()
    await journal.waiting.wait()
    closing = asyncio.create_task(party.registry.close())
    await time_passes(1)
    journal.gate.set()
    await closing
    kept = await auto_moves(party)
    assert kept >= 1
    assert await party.folded() == party.state
    await time_passes(HOUR)
    assert await auto_moves(party) == kept
    assert not [t for t in asyncio.all_tasks() if t.get_name().startswith("bot:")]


@in_time_of_its_own
async def test_a_table_without_seats_to_play_for_asks_no_chooser(clock: FakeClock) -> None:
    chooser = RandomChooser()
    party = await playing(4, Settings(clocks=Clocks(reveal=None)), clock=clock, chooser=chooser)
    await party.plays_to("end")
    assert chooser.asked == []
