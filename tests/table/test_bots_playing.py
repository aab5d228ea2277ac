"""Bots at a table: when they move, and what they know."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from storyhare.live import Question
from storyhare.rules import Options, SeatCommand, Tell, legal
from storyhare.table import commands as ask
from storyhare.table import play
from storyhare.table.people import bots
from storyhare.table.settings import Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import (
    NO_CLOCKS,
    OK,
    FakeClock,
    Member,
    RecordingViewer,
    in_fake_time,
    time_passes,
)
from storyhare.views import view
from tests.table.botscenes import (
    HOUR,
    auto_moves,
    game_of,
    in_time_of_its_own,
    lives,
    started,
    until,
    with_bots,
)
from tests.table.scenes import phase, round_of

PEOPLE_AND_BOTS = [("classic", 1, 2), ("odyssey", 1, 4), ("odyssey", 2, 7), ("party", 1, 5),
                   ("team", 1, 5), ("team", 2, 6)]  # fmt: skip


@pytest.mark.parametrize(("ruleset", "people", "number"), PEOPLE_AND_BOTS)
def test_people_and_bots_play_whole_games(ruleset: Any, people: int, number: int) -> None:
    async def story(clock: FakeClock) -> None:
        chooser = RandomChooser()
        settings = Settings(ruleset=ruleset, clocks=NO_CLOCKS)
        party = await started(clock, people, number, settings, chooser)
        async with asyncio.timeout(100 * HOUR):
            await asyncio.gather(*[lives(member, Random(7)) for member in party.members])
        assert party.state.stage == "over"
        assert await party.folded() == party.state
        assert await auto_moves(party) > number
        own = [question.view.seat.seat for question in chooser.asked if question.view.seat]
        assert set(own) == set(range(people, people + number))

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@in_time_of_its_own
async def test_bots_take_their_time_while_a_person_thinks(clock: FakeClock) -> None:
    party = await started(clock, 2, 4)
    told = await until(party, lambda: phase(party) == "tell")
    assert told == 0
    await party.one_move(Random(1))
    waited = []
    for _ in range(4):
        before = len(play.awaited(party.state))
        await until(party, lambda n=before: len(play.awaited(party.state)) < n)  # type: ignore[misc]  # bound now
        waited.append(clock() - party.state.since)
    assert waited[0] >= 2
    assert waited[-1] <= 9.1
    assert len(set(waited)) > 1
    assert play.awaited(party.state) == (1,)


@in_time_of_its_own
async def test_bots_are_quick_once_people_are_done(clock: FakeClock) -> None:
    party = await started(clock, 2, 4)
    await party.one_move(Random(1))
    await party.members[1].asks(random_move(legal(game_of(party), 1)[0], Random(1)))
    assert await until(party, lambda: phase(party) == "vote") <= 1.1


@in_time_of_its_own
async def test_nobody_waits_for_bots_in_the_reveal(clock: FakeClock) -> None:
    party = await started(clock, 1, 3)
    await asyncio.gather(
        until(party, lambda: phase(party) == "reveal"), one_round(party.members[0])
    )
    assert party.host.table["awaited"] == [0]
    assert await party.host.asks(ask.PressOn()) == OK
    assert round_of(party) == 2


async def one_round(member: Member) -> None:
    """A person plays up to the reveal."""
    while phase(member.party) != "reveal":
        state = member.party.state
        if member.number in play.awaited(state):
            offer = legal(game_of(member.party), member.number)[0]
            await member.asks(random_move(offer, Random(3)))
        await time_passes(0.5)


@in_time_of_its_own
async def test_people_have_the_first_word(clock: FakeClock) -> None:
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    assert 20 <= await until(party, lambda: phase(party) == "give") <= 40.1
    assert game_of(party).storyteller in range(1, 6)
    assert await auto_moves(party) == 1


def looks(member: Member, yes: bool = True) -> None:
    """What a person's page says of its owner."""
    member.viewer.looking = yes


@in_time_of_its_own
async def test_the_first_clue_is_left_to_a_person_who_looks(clock: FakeClock) -> None:
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    looks(party.host)
    await time_passes(200)
    assert phase(party) == "tell"
    looks(party.host, False)
    assert await until(party, lambda: phase(party) == "give") <= 1.1
    assert game_of(party).storyteller in range(1, 6)


@in_time_of_its_own
async def test_who_looks_for_ever_does_not_hold_the_game_up_for_ever(clock: FakeClock) -> None:
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    looks(party.host)
    assert 320 <= await until(party, lambda: phase(party) == "give") <= 341.1


@in_time_of_its_own
async def test_only_the_first_clue_is_left_to_people(clock: FakeClock) -> None:
    """A page that never says otherwise changes nothing in later phases."""
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS))
    looks(party.host)
    offer = legal(game_of(party), 0)[0]
    await party.host.asks(random_move(offer, Random(1)))
    assert await until(party, lambda: phase(party) == "vote") <= 9.1


@in_time_of_its_own
async def test_who_only_watches_gets_no_first_clue(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, 4, Settings(clocks=NO_CLOCKS))
    assert await party.host.asks(ask.Stand()) == OK
    assert await party.host.asks(ask.Start()) == OK
    looks(party.host)
    assert await until(party, lambda: phase(party) == "give") <= 40.1


@in_time_of_its_own
async def test_a_person_who_speaks_first_tells(clock: FakeClock) -> None:
    chooser = RandomChooser()
    party = await started(clock, 1, 5, Settings(clocks=NO_CLOCKS), chooser)
    await time_passes(19)
    offer = legal(game_of(party), 0)[0]
    assert await party.host.asks(random_move(offer, Random(1))) == OK
    await until(party, lambda: phase(party) == "vote")
    assert game_of(party).storyteller == 0
    assert all(not isinstance(move, Tell) for move in chooser.moves)


@in_time_of_its_own
async def test_in_team_a_bot_lets_its_partner_choose_the_card(clock: FakeClock) -> None:
    settings = Settings(ruleset="team", options=Options(first_storyteller=1), clocks=NO_CLOCKS)
    party = await started(clock, 1, 5, settings)
    await until(party, lambda: phase(party) == "give")
    assert game_of(party).rules.partner(0) == 3
    waited = await until(party, lambda: phase(party) == "vote")
    assert 20 <= waited <= 40.1
    assert game_of(party).given[3]


@in_time_of_its_own
async def test_bots_among_themselves_play_on_for_somebody_who_watches(clock: FakeClock) -> None:
    party = await with_bots(clock, 1, 4, Settings(clocks=NO_CLOCKS))
    assert await party.host.asks(ask.Stand()) == OK
    assert await party.host.asks(ask.Start()) == OK
    await until(party, lambda: party.state.stage == "over", 10 * HOUR)
    assert await party.folded() == party.state


@pytest.mark.parametrize("ruleset", ["classic", "odyssey", "party", "team"])
def test_with_no_person_connected_bots_wait(ruleset: Any) -> None:
    async def story(clock: FakeClock) -> None:
        party = await started(clock, 1, 5, Settings(ruleset=ruleset, clocks=NO_CLOCKS))
        watcher = RecordingViewer(None)
        await party.live.welcome(watcher)
        await party.host.disconnects()
        before = party.state
        await time_passes(HOUR)
        assert party.state is before
        assert party.state.pause is not None
        await party.host.connects()
        await until(party, lambda: phase(party) == "give", 60)

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@in_time_of_its_own
async def test_a_pause_is_a_pause_for_bots_too(clock: FakeClock) -> None:
    party = await started(clock, 1, 4)
    await party.one_move(Random(1))
    await party.host.asks(ask.Pause())
    before = party.state
    await time_passes(HOUR)
    assert party.state is before
    await party.host.asks(ask.Resume())
    await until(party, lambda: phase(party) == "vote", 60)


@in_time_of_its_own
async def test_a_chooser_is_asked_with_the_view_of_the_seat_and_nothing_else(
    clock: FakeClock,
) -> None:
    party = await with_bots(clock, 2, 3)
    seen: list[tuple[Question, Any]] = []

    class Watched(RandomChooser):
        async def choose(self, question: Question) -> SeatCommand:
            assert question.view.seat is not None
            seen.append((question, view(game_of(party), question.view.seat.seat)))
            return await super().choose(question)

    party.registry._bot_turns._chooser = Watched()  # type: ignore[union-attr]  # to look over its shoulder
    assert await party.host.asks(ask.Start()) == OK
    players = [asyncio.create_task(lives(member, Random(7))) for member in party.members]
    await asyncio.gather(*players)
    assert len(seen) > 20
    for question, expected in seen:
        assert question.view == expected
        told = msgspec.json.encode(question)
        for member in party.members:
            assert party.state.people[member.person].token_hash.encode() not in told
        assert msgspec.json.decode(told, type=Question) == question
    assert seen[-1][0].told
    assert {question.seed for question, _ in seen} == {
        party.state.people[bot].seed for bot in bots.all_of(party.state)
    }


@in_time_of_its_own
async def test_bots_remember_clues_and_what_came_of_their_own(clock: FakeClock) -> None:
    party = await started(clock, 1, 3, Settings(clocks=NO_CLOCKS))
    await lives(party.host, Random(7))
    state = party.state
    rounds = game_of(party).round
    assert len(state.told) == rounds
    assert state.rounds
    for past in state.rounds:
        assert past.clue in state.told
        assert {past.storyteller, *past.voters} == set(range(4))
        assert set(past.finders) <= set(past.voters)
    assert await party.host.asks(ask.Rematch()) == OK
    assert party.state.told == state.told
