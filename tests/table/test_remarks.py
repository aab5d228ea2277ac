"""What bots say after a round: rarely, once the cards are open, and only where it is wanted."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from storyhare.live import Pace, Question
from storyhare.live.bots.remarks import ONE_IN, WAYS, speaker
from storyhare.rules import Options
from storyhare.storage import ChatLine
from storyhare.table import commands as ask
from storyhare.table.people import bots
from storyhare.table.settings import Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.tables import NO_CLOCKS, OK, FakeClock, Party, in_fake_time, time_passes
from storyhare.views import reveal_steps
from storyhare.words import languages, say
from tests.table.botscenes import game_of, in_time_of_its_own, lives, started, until
from tests.table.scenes import phase
from tests.table.test_bots_playing import one_round

FIRST = Options(first_storyteller=0)
THOUGHT = "the moon"
PACE = Pace()


async def said(party: Party) -> list[ChatLine]:
    return list(await party.registry.journal.read_chat(party.state.id))


async def revealed(
    clock: FakeClock, chooser: RandomChooser, pace: Pace = PACE, **settings: Any
) -> Party:
    """A table of one person and three bots that sees its first reveal."""
    wanted = Settings(options=FIRST, clocks=NO_CLOCKS, **settings)
    party = await started(clock, 1, 3, wanted, chooser, pace=pace)
    await one_round(party.members[0])
    await until(party, lambda: phase(party) == "reveal", 60)
    return party


@in_time_of_its_own
async def test_after_the_first_round_one_bot_says_what_it_thought_of(clock: FakeClock) -> None:
    party = await revealed(clock, RandomChooser(), language="de")
    assert await said(party) == []
    await time_passes(6.9)
    assert await said(party) == []  # people still watch the reveal
    await time_passes(60)
    (line,) = await said(party)
    assert line.person in bots.all_of(party.state)
    seat = party.state.seat_of(line.person)
    assert seat is not None
    assert game_of(party).ballots[seat] is not None
    ways = {say("remark", "de", way=way, thought=THOUGHT) for way in range(WAYS)}
    assert len(ways) == WAYS
    assert line.text in ways
    assert ("said", line.person, line.text, line.at) in party.host.viewer.got


@in_time_of_its_own
async def test_a_bot_is_asked_in_the_reveal_and_without_its_hand(clock: FakeClock) -> None:
    chooser = RandomChooser()
    party = await revealed(clock, chooser)
    await time_passes(1)
    (asked,) = chooser.explained
    assert asked.view.public.phase == "reveal"
    assert asked.view.seat is not None
    assert asked.view.seat.hand == ()
    hidden = {card for hand in game_of(party).hands for card in hand}
    assert not any(card in str(asked.view) for card in hidden)


@pytest.mark.parametrize("how", ["setting", "mute"])
def test_where_it_is_not_wanted_nobody_says_anything(how: str) -> None:
    async def story(clock: FakeClock) -> None:
        chooser = RandomChooser()
        party = await revealed(clock, chooser, bot_remarks=how != "setting")
        if how == "mute":
            assert await party.host.asks(ask.MuteChat(muted=True)) == OK
        await time_passes(60)
        assert await said(party) == []
        assert (chooser.explained == []) == (how == "setting")

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@pytest.mark.parametrize(("pause", "remarks"), [(1.0, 1), (20.0, 0)])
def test_a_remark_on_the_last_round_is_made_until_the_next_clue(pause: float, remarks: int) -> None:
    """A bot tells it within two to nine seconds."""

    async def story(clock: FakeClock) -> None:
        party = await revealed(clock, RandomChooser(), Pace(remark=(pause, pause)))
        assert await party.host.asks(ask.PressOn()) == OK
        assert phase(party) == "tell"
        await time_passes(30)
        assert phase(party) == "give"
        assert len(await said(party)) == remarks

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@pytest.mark.parametrize("shown", [False, True])
def test_where_the_host_leads_a_remark_comes_only_after_the_last_step(shown: bool) -> None:
    async def story(clock: FakeClock) -> None:
        party = await revealed(clock, RandomChooser(), led_reveal=True)
        if shown:
            last = len(reveal_steps(game_of(party))) - 1
            assert await party.host.asks(ask.ShowStep(last)) == OK
        await time_passes(20)
        assert len(await said(party)) == (1 if shown else 0)

    clock = FakeClock()
    in_fake_time(clock, story(clock))


class Speechless(RandomChooser):
    """Thinks of nothing that has a name."""

    async def explain(self, question: Question) -> str | None:
        await super().explain(question)
        return None


class Broken(RandomChooser):
    """Cannot say."""

    async def explain(self, question: Question) -> str | None:
        await super().explain(question)
        raise RuntimeError("no words")


@pytest.mark.parametrize("kind", [Speechless, Broken])
def test_a_bot_without_a_thought_says_nothing_and_the_game_goes_on(kind: Any) -> None:
    async def story(clock: FakeClock) -> None:
        chooser = kind()
        party = await revealed(clock, chooser)
        await time_passes(30)
        assert len(chooser.explained) == 1
        assert await said(party) == []
        await lives(party.host, Random(1))
        assert party.state.stage == "over"

    clock = FakeClock()
    in_fake_time(clock, story(clock))


@in_time_of_its_own
async def test_remarks_are_rare_and_every_bot_has_its_turn(clock: FakeClock) -> None:
    party = await revealed(clock, RandomChooser())
    game = replace(game_of(party), round=2)
    tables = [replace(party.state, id=f"table {number}", game=game) for number in range(3_000)]
    spoke = [speaker(table) for table in tables]
    silent = spoke.count(None)
    assert 0.62 < silent / len(spoke) < 0.71  # two rounds of three
    assert ONE_IN == 3
    for seat in (1, 2, 3):
        assert spoke.count(seat) > 250
    assert spoke.count(0) == 0
    assert spoke == [speaker(table) for table in tables]


def test_a_remark_has_every_language() -> None:
    for language in languages():
        for way in range(WAYS):
            assert THOUGHT in say("remark", language, way=way, thought=THOUGHT)
