"""The reveal goes on for everybody at once: by itself, or when the host says so."""

from typing import Any

import msgspec

from storyhare.rules import EndAt, Options
from storyhare.table.commands import PressOn, ShowStep
from storyhare.table.settings import Settings
from storyhare.testing.tables import OK, Party, playing
from storyhare.views import RevealView
from tests.table.scenes import CLOCKED, CLOCKS, TOLD_BY_ANN, left, phase

LED = Settings(options=TOLD_BY_ANN, clocks=CLOCKS, led_reveal=True)


async def at_the_reveal(settings: Settings) -> Party:
    party = await playing(4, settings)
    await party.plays_to("reveal")
    return party


def reveal_of(party: Party, seat: int = 0) -> RevealView:
    return msgspec.convert(party.at_seat(seat).table["reveal"], RevealView)


async def test_everybody_is_shown_the_same_steps_and_when_they_began() -> None:
    party = await at_the_reveal(CLOCKED)
    began = party.clock()
    party.clock.advance(3)
    late = await party.joins("Late")
    views = [reveal_of(party, seat) for seat in range(4)]
    assert views == [views[0]] * 4
    assert views[0].since == began
    assert views[0].step == 0
    assert not views[0].led
    assert msgspec.convert(late.table["reveal"], RevealView) == views[0]


async def test_there_is_no_reveal_in_other_phases() -> None:
    party = await playing(4, CLOCKED)
    for goal in ("tell", "give", "vote"):
        await party.plays_to(goal)
        assert party.host.table["reveal"] is None


async def test_the_host_goes_on_for_everybody() -> None:
    party = await at_the_reveal(LED)
    assert reveal_of(party).led
    assert await party.host.asks(ShowStep(1)) == OK
    assert [reveal_of(party, seat).step for seat in range(4)] == [1] * 4
    last = len(reveal_of(party).steps) - 1
    assert await party.host.asks(ShowStep(last)) == OK
    assert reveal_of(party, 3).step == last


async def test_a_step_is_shown_once_and_must_exist() -> None:
    party = await at_the_reveal(LED)
    count = len(reveal_of(party).steps)
    assert await party.host.asks(ShowStep(2)) == OK
    asked: list[Any] = [await party.host.asks(ShowStep(step)) for step in (2, 1, 0, -1, count)]
    assert asked == ["already_so"] * 3 + ["no_such_step"] * 2
    assert reveal_of(party).step == 2


async def test_each_step_of_a_led_reveal_gives_the_host_the_whole_clock_again() -> None:
    party = await at_the_reveal(LED)
    party.clock.advance(12)
    assert await party.host.asks(ShowStep(1)) == OK
    assert left(party) == CLOCKS.reveal


async def test_the_clock_of_a_reveal_that_goes_by_itself_is_left_alone() -> None:
    party = await at_the_reveal(CLOCKED)
    party.clock.advance(2)
    assert await party.host.asks(ShowStep(3)) == OK
    assert CLOCKS.reveal is not None
    assert left(party) == CLOCKS.reveal - 2


async def test_when_a_leading_host_is_late_everybody_sees_the_rest_first() -> None:
    party = await at_the_reveal(LED)
    assert CLOCKS.reveal is not None
    await party.passes(CLOCKS.reveal + 1)
    assert phase(party) == "reveal"
    assert reveal_of(party).step == len(reveal_of(party).steps) - 1
    await party.passes(CLOCKS.reveal + 1)
    assert phase(party) == "tell"


async def test_the_next_reveal_begins_at_its_first_step() -> None:
    party = await at_the_reveal(
        Settings(options=Options(first_storyteller=0, end=EndAt(tellings=2)), led_reveal=True)
    )
    assert await party.host.asks(ShowStep(2)) == OK
    for member in party.members:
        assert await member.asks(PressOn()) == OK
    await party.plays_to("reveal", round=2)
    assert reveal_of(party).step == 0
