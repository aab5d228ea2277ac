"""Tables over days, for tests: their settings, and how time passes there."""

from random import Random

from storyhare.rules import Options
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.tables import Party
from tests.table.scenes import TOLD_BY_ANN, round_of

HOUR = 3_600
DAY = 24 * HOUR
LIMITS = Clocks(tell=DAY, give=DAY, vote=DAY, reveal=None, pace="over_days")
DAYS = Settings(options=TOLD_BY_ANN, clocks=LIMITS)
NO_LIMITS = Settings(options=TOLD_BY_ANN, clocks=Clocks(reveal=None, pace="over_days"))
OPEN = Settings(options=Options(first_storyteller="first_clue"), clocks=LIMITS)


async def everybody_goes(party: Party) -> None:
    for member in party.members:
        await member.disconnects()


async def rings(party: Party) -> None:
    """What is due by now happens, as the timers of a server make it happen."""
    while (due := party.live.due) is not None and due <= party.clock():
        seq = party.state.seq
        await party.live.expire()
        if party.state.seq == seq:
            return


async def passes(party: Party, seconds: float) -> None:
    party.clock.advance(seconds)
    await rings(party)


async def a_round(party: Party) -> None:
    """Everybody makes a random move until the next round begins."""
    number = round_of(party)
    while party.state.stage == "playing" and round_of(party) == number:
        await party.one_move(Random(number))
