"""What a server takes while nobody asks for anything."""

import asyncio
import random
import re
import sys
from pathlib import Path
from typing import get_args

import pytest

from storyhare.decks import Library
from storyhare.live import Question
from storyhare.rules import (
    Command,
    Deal,
    EndAt,
    Game,
    Options,
    Proceed,
    Refusal,
    Setup,
    awaited,
    decide,
    fold,
    new_game,
    plan,
)
from storyhare.server.bots.process import BotProcess
from storyhare.table import Language
from storyhare.testing.bots import painted_deck
from storyhare.testing.client import Client, call, open_table
from storyhare.testing.server import ServerProcess
from storyhare.views import Strength, view
from tests.server.tables import SOON

MEGABYTE = 1024  # in the kilobytes of /proc
MOST, MOST_OF_BOTS = 70 * MEGABYTE, 60 * MEGABYTE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="others do not share memory out")


def share_of(process: int) -> int:
    """The memory of a process, in kilobytes; what several share counts in parts."""
    told = Path("/proc", str(process), "smaps_rollup").read_text(encoding="utf-8")
    found = re.search(r"^Pss:\s+(\d+) kB", told, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def test_at_rest_a_server_is_small_and_loads_nothing_that_it_does_not_use(
    own_server: ServerProcess,
) -> None:
    assert (await call("GET", f"{own_server.url}/")).status in (200, 503)
    assert share_of(own_server.pid) < MOST
    loaded = Path("/proc", str(own_server.pid), "maps").read_text(encoding="utf-8")
    assert not re.findall(r"/(pydantic_core|numpy)/", loaded)


async def test_bots_are_small_too(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, limits={"bots": "small"}, pictures=True)
    await server.start()
    try:
        host = await open_table(server.url, "Ada", {"decks": ["dreams"]}, bots=[{}])
        device = Client(server.url, host.code, host.cookie)
        await device.connect()
        async with asyncio.timeout(2 * SOON):
            while "the bots are ready" not in server.log:
                await asyncio.sleep(0.05)
        await device.close()
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
        (bots,) = children.read_text(encoding="utf-8").split()
        assert share_of(int(bots)) < MOST_OF_BOTS
    finally:
        server.stop()


async def test_bots_stay_small_when_people_of_all_languages_play_with_them() -> None:
    # Slow answers are as good here: on a busy machine the process would be started anew.
    chooser = BotProcess(Library(), seconds=2 * SOON)
    chooser.open()
    try:
        for language in get_args(Language):
            await play(chooser, language)
        (bots,) = chooser.running.values()
        assert share_of(bots) < MOST_OF_BOTS
    finally:
        await chooser.close()


async def play(chooser: BotProcess, language: Language) -> None:
    """A game in which each of four bots tells once."""
    deck, luck = painted_deck(), random.Random(language)
    game = dealt(deck, luck)
    while game.phase != "end":
        if game.phase == "reveal":
            for seat in range(4):
                await chooser.explain(asked(game, seat, language))
            game = after(game, None, Proceed(), luck)
            continue
        seat = awaited(game)[0]
        game = after(game, seat, await chooser.choose(asked(game, seat, language)), luck)


def dealt(deck: tuple[str, ...], luck: random.Random) -> Game:
    rules = plan(Setup("classic", 4, deck, Options(end=EndAt(tellings=1))))
    assert not isinstance(rules, Refusal)
    return after(new_game(rules, deck), None, Deal(), luck)


def after(game: Game, seat: int | None, command: Command, luck: random.Random) -> Game:
    events = decide(game, seat, command, luck)
    assert not isinstance(events, Refusal)
    return fold(game, events)


def asked(game: Game, seat: int, language: Language) -> Question:
    return Question(
        view(game, seat), language, painted_deck(), (), (), Strength.MEDIUM, f"seed {seat}"
    )
