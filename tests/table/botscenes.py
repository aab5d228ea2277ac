"""Tables with people and bots, in fake time."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from random import Random
from typing import Any

from storyhare.live import lines
from storyhare.rules import legal
from storyhare.table import commands as ask
from storyhare.table import play
from storyhare.table.events import Entry, Played
from storyhare.table.people import bots
from storyhare.table.settings import Settings
from storyhare.testing.bot_turns import RandomChooser
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import (
    OK,
    FakeClock,
    Member,
    Party,
    gather,
    in_fake_time,
    time_passes,
)
from tests.table.scenes import UNCLOCKED

HOUR = 3600.0
Story = Callable[[FakeClock], Coroutine[Any, Any, None]]


def in_time_of_its_own(story: Story) -> Callable[[], None]:
    """Run a test in time that passes only while everybody waits."""

    @wraps(story)
    def run() -> None:
        clock = FakeClock()
        in_fake_time(clock, story(clock))

    del run.__wrapped__  # or pytest would look for a clock
    return run


async def with_bots(
    clock: FakeClock,
    people: int,
    number: int,
    settings: Settings = UNCLOCKED,
    chooser: RandomChooser | None = None,
    **rest: Any,
) -> Party:
    """A lobby with people and bots."""
    party = await gather(people, settings, clock=clock, chooser=chooser or RandomChooser(), **rest)
    for _ in range(number):
        assert await party.host.asks(ask.AddBot()) == OK
    return party


async def started(*args: Any, **kwargs: Any) -> Party:
    """The same, with the cards dealt."""
    party = await with_bots(*args, **kwargs)
    assert await party.host.asks(ask.Start()) == OK
    return party


def bot_names(party: Party) -> list[str]:
    return [person["name"] for person in party.host.table["people"] if "bot" in person]


def first_bot(party: Party) -> str:
    return bots.all_of(party.state)[0]


async def entries(party: Party) -> list[Entry]:
    return [lines.decode(line) for line in await party.registry.journal.read_lines(party.state.id)]


async def auto_moves(party: Party) -> int:
    """How many moves were made for a seat (the table's own deal and rounds aside)."""
    moves = [e for entry in await entries(party) for e in entry.events if isinstance(e, Played)]
    table_does = {"dealt", "round_began", "table_cleared", "pile_refilled", "game_ended"}
    return sum(e.auto and e.events[0].__struct_config__.tag not in table_does for e in moves)


async def lives(member: Member, luck: Random, thinks: float = 3.0) -> None:
    """A person who moves whenever the table waits for them, until the game is over."""
    while member.party.state.stage != "over":
        await time_passes(thinks)
        state = member.party.state
        seat = state.seat_of(member.person)
        if state.game is None or seat is None or seat not in play.awaited(state):
            continue
        if state.game.phase == "reveal":
            command: ask.Command = ask.PressOn()
        else:
            command = random_move(legal(state.game, seat)[0], luck)
        assert await member.asks(command) in (OK, "clue_already_told")


async def until(party: Party, true: Callable[[], bool], seconds: float = HOUR) -> float:
    """Wait until something is true; answers how long it took."""
    began = party.clock()
    async with asyncio.timeout(seconds):
        while not true():
            await time_passes(0.05)
    return party.clock() - began


def game_of(party: Party) -> Any:
    assert party.state.game is not None
    return party.state.game
