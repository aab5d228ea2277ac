"""Whatever was acknowledged is true of the table people are at, also when a rematch has begun.

Every command and every way in races the rematch, held at each place where the other can slip in.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

from storyhare.journal import JournalUnavailable
from storyhare.rules import Clue, Refusal
from storyhare.table import commands as ask
from storyhare.table.settings import Settings
from storyhare.table.state import Table
from storyhare.table.tokens import Seat, recognised
from storyhare.testing.tables import OK, Guest
from tests.table.races import (
    SOON,
    Gate,
    Node,
    Scene,
    When,
    Which,
    one_node,
    over,
    two_nodes,
    until,
)

# How long the other one gets while one is held; it may well have to wait for it.
A_WHILE = 0.3


# -- what races the rematch ------------------------------------------------------------------------

Answer = str  # OK, or the code of a refusal
Truth = Callable[[Scene], Awaitable[bool]]


class Act(Struct, frozen=True):
    """Something that is done at a table, and how it shows that it was."""

    do: Callable[[Scene], Awaitable[Answer]]
    shows: Callable[[Scene], Awaitable[bool]] | None = None
    first: Callable[[Scene], Awaitable[Any]] | None = None


def command(
    body: ask.Command,
    shows: Callable[[Scene, Table, Mapping[str, str]], bool] | None = None,
    *,
    host: bool = False,
    first: ask.Command | None = None,
) -> Act:
    """A command of Bob's, or of the host's, that was made for the old game."""

    async def do(scene: Scene) -> Answer:
        guest = scene.ann if host else scene.bob
        return await guest.asks(body, game=scene.old.id)

    async def shown(scene: Scene) -> bool:
        assert shows is not None
        return shows(scene, *await scene.now())

    async def before(scene: Scene) -> Any:
        assert first is not None
        assert await scene.bob.asks(first) == OK

    return Act(do, None if shows is None else shown, None if first is None else before)


def of_the_old_game(body: ask.Command, shows: Callable[[Scene, Table], bool]) -> Act:
    """A command that is about the game that is over, and stays with it."""
    plain = command(body)

    async def shown(scene: Scene) -> bool:
        return shows(scene, await scene.before())

    return Act(plain.do, shown)


COMMANDS: dict[type, Act] = {
    ask.Sit: command(ask.Sit(7)),
    ask.Stand: command(ask.Stand()),
    ask.Rename: command(ask.Rename("Rob"), lambda s, _, names: names[s.bob.person] == "Rob"),
    ask.Sign: command(ask.Sign(True), lambda s, t, _: t.people[s.bob.person].signs),
    ask.KeepRecordings: of_the_old_game(
        ask.KeepRecordings(True), lambda s, t: t.people[s.bob.person].keeps
    ),
    ask.AskSeat: command(ask.AskSeat(0)),
    ask.Leave: command(ask.Leave(), lambda s, t, _: t.people[s.bob.person].left),
    ask.Return: command(
        ask.Return(), lambda s, t, _: not t.people[s.bob.person].left, first=ask.Leave()
    ),
    ask.ClaimHost: command(ask.ClaimHost()),
    ask.Configure: command(ask.Configure(Settings()), host=True),
    ask.Arrange: command(ask.Arrange(()), host=True),
    ask.Shuffle: command(ask.Shuffle(), host=True),
    ask.AddBot: command(ask.AddBot(), host=True),
    ask.TuneBot: command(ask.TuneBot("nobody", "player"), host=True),
    ask.RenameBot: command(ask.RenameBot("nobody", "Nobody"), host=True),
    ask.Start: command(ask.Start(), host=True),
    ask.Pause: command(ask.Pause(), host=True),
    ask.Resume: command(ask.Resume(), host=True),
    ask.Hurry: command(ask.Hurry(0)),
    ask.Remove: Act(
        lambda s: s.ann.asks(ask.Remove(s.cleo.person), game=s.old.id),
        lambda s: _gone(s, s.cleo.person),
    ),
    ask.Lock: command(ask.Lock(True), lambda _, t, __: t.locked, host=True),
    ask.MuteChat: command(ask.MuteChat(True), lambda _, t, __: t.chat_muted, host=True),
    ask.HandOver: Act(
        lambda s: s.ann.asks(ask.HandOver(s.bob.person), game=s.old.id),
        lambda s: _hosted_by(s, s.bob.person),
    ),
    ask.Admit: command(ask.Admit("nobody", True), host=True),
    ask.LastRound: command(ask.LastRound(), host=True),
    ask.Rematch: command(ask.Rematch(), lambda s, t, _: t.rematch_of == s.old.id, host=True),
    ask.Wish: of_the_old_game(ask.Wish(True), lambda s, t: s.bob.person in t.wishes),
    ask.PressOn: command(ask.PressOn()),
    ask.TellIt: command(ask.TellIt(Clue("echo"))),
    ask.GiveIt: command(ask.GiveIt(())),
    ask.TakeItBack: command(ask.TakeItBack()),
    ask.VoteFor: command(ask.VoteFor((0,))),
}


async def _gone(scene: Scene, person: str) -> bool:
    table, _ = await scene.now()
    return table.people[person].removed


async def _hosted_by(scene: Scene, person: str) -> bool:
    table, _ = await scene.now()
    return table.host == person


# -- the other ways in -----------------------------------------------------------------------------


async def joins(scene: Scene) -> Answer:
    """Somebody comes in by the code."""
    seat = await scene.nodes[1].hall.join(scene.here.code, "Dan")
    if isinstance(seat, Refusal):
        return seat.code
    scene.there.guests.append(Guest(scene.there, seat, "Dan"))
    return OK


async def has_joined(scene: Scene) -> bool:
    dan = scene.there.guests[-1]
    table, names = await scene.now()
    return recognised(table, dan.person, dan.seat.token) and names[dan.person] == "Dan"


LINKS: dict[str, str] = {}


async def is_offered_a_link(scene: Scene) -> Answer:
    link = await scene.nodes[1].hall.offer_device(scene.there.live, scene.bob.person)
    if isinstance(link, Refusal):
        return link.code
    LINKS[scene.here.code] = link
    return OK


async def takes_the_seat_along(scene: Scene) -> Answer:
    """By a link that was offered before, or just now."""
    live = scene.there.live
    moved = await scene.nodes[1].hall.move_device(live, LINKS[scene.here.code])
    if isinstance(moved, Refusal):
        return moved.code
    scene.there.guests.append(Guest(scene.there, moved, "Bob"))
    return OK


async def link_is_good(scene: Scene) -> bool:
    table = await scene.nodes[1].hall.find(scene.here.code)
    assert table is not None
    moved = await scene.nodes[1].hall.move_device(table, LINKS[scene.here.code])
    return isinstance(moved, Seat) and moved.person == scene.bob.person


async def only_the_new_token_is_good(scene: Scene) -> bool:
    table, _ = await scene.now()
    old, new = scene.bob.seat, scene.there.guests[-1].seat
    good = recognised(table, new.person, new.token) and not recognised(table, old.person, old.token)
    return good and scene.bob.viewer.got[-1] == ("bye", "elsewhere")


async def says_something(scene: Scene) -> Answer:
    await scene.there.live.say(scene.bob.person, "well told", 200)
    return OK


async def is_heard(scene: Scene) -> bool:
    table, _ = await scene.now()
    kept = [line.text for line in await scene.nodes[0].journal.chat(table.id)]
    devices = [scene.here.guests[0].viewer, scene.bob.viewer, scene.cleo.viewer]

    def heard() -> list[list[str]]:
        return [[got[2] for got in device.got if got[0] == "said"] for device in devices]

    await until(lambda: all(heard()))
    return kept == ["well told"] and heard() == [["well told"]] * 3


async def another_screen_comes(scene: Scene) -> Answer:
    scene.cleo.viewer.forget()
    await scene.cleo.connects()
    return OK


async def a_device_goes(scene: Scene) -> Answer:
    await scene.cleo.disconnects()
    return OK


async def is_there(scene: Scene) -> bool:
    awake = await scene.nodes[1].hall.find(scene.here.code)
    assert awake is not None
    await until(lambda: scene.cleo.viewer in awake.audience.viewers)
    return True


async def is_gone(scene: Scene) -> bool:
    awake = await scene.nodes[1].hall.find(scene.here.code)
    assert awake is not None
    return scene.cleo.viewer not in awake.audience.viewers


WAYS: dict[str, Act] = {
    "join": Act(joins, has_joined),
    "offer a link": Act(is_offered_a_link, link_is_good),
    "move to a device": Act(takes_the_seat_along, only_the_new_token_is_good, is_offered_a_link),
    "say": Act(says_something, is_heard),
    "connect": Act(another_screen_comes, is_there),
    "disconnect": Act(a_device_goes, is_gone),
}
ACTS: dict[str, Act] = {**{kind.__name__: act for kind, act in COMMANDS.items()}, **WAYS}


def test_every_command_races() -> None:
    assert set(COMMANDS) == set(get_args(ask.Command))


# -- the race --------------------------------------------------------------------------------------


async def race(nodes: list[Node], act: Act, which: Which, when: When) -> tuple[Scene, Answer, str]:
    """One of the two is held at a place while the other does what it can."""
    scene = await over(nodes)
    if act.first is not None:
        await act.first(scene)
    await scene.here.live.follow(())
    node = nodes[1] if which == "act" else nodes[0]
    gate = node.journal.gates[scene.here.code] = Gate(which, when)

    async def rematch() -> Answer:
        return await scene.here.guests[0].asks(ask.Rematch(), game=scene.old.id)

    both = (act.do(scene), rematch()) if which == "act" else (rematch(), act.do(scene))
    held = asyncio.ensure_future(both[0])
    reached = asyncio.ensure_future(gate.reached.wait())
    await asyncio.wait({held, reached}, return_when=asyncio.FIRST_COMPLETED, timeout=SOON)
    other = asyncio.ensure_future(both[1])
    await asyncio.wait({other}, timeout=A_WHILE)
    gate.opened.set()
    reached.cancel()
    first, second = await asyncio.wait_for(asyncio.gather(held, other), SOON)
    return (scene, first, second) if which == "act" else (scene, second, first)


async def nothing_is_lost(nodes: list[Node], name: str, which: Which, when: When) -> str | None:
    """What went wrong, in a race of this act."""
    try:
        act = ACTS[name]
        scene, done, again = await race(nodes, act, which, when)
        if name in WAYS and done != OK:
            return f"was refused, though the rematch is open to all: {done}"
        if act.shows is None:
            if done == OK:
                return "was done, though the game is over"
        elif done == OK and not await act.shows(scene):
            return "was acknowledged and lost"
        return await _everybody_is_there(scene, again)
    except (TimeoutError, AssertionError, StopIteration, JournalUnavailable) as error:
        return f"{error!r}"


async def _everybody_is_there(scene: Scene, again: Answer) -> str | None:
    """One rematch at most, and who has not gone sees it, or goes on at the table as it is."""
    table, _ = await scene.now()
    if again not in (OK, "not_host", "another_game"):
        return f"the rematch was refused: {again}"
    if again == OK and table.rematch_of != scene.old.id:
        return "the rematch was acknowledged and lost"
    stayed = [
        guest
        for guest in (scene.here.guests[0], scene.bob, scene.cleo)
        if guest.viewer.got and guest.viewer.got[-1][0] != "bye" and guest.person in table.people
    ]
    for guest in stayed:
        if guest.viewer in _all_viewers(scene):
            await until(lambda g=guest: _sees(g, table.id))  # type: ignore[misc]  # a default binds the loop's value
    return None


def _sees(guest: Guest, game: str) -> bool:
    """Does a device show this game? One whose seat was taken elsewhere need not."""
    return guest.viewer.got[-1][0] == "bye" or bool(guest.table["game_id"] == game)


def _all_viewers(scene: Scene) -> set[Any]:
    tables = [table for node in scene.nodes for table in node.hall.awake_tables()]
    return {viewer for table in tables for viewer in table.audience.viewers}


PLACES = list(product(get_args(Which), get_args(When)))


@pytest.mark.parametrize(("which", "when"), PLACES)
async def test_nothing_is_lost_in_a_race_on_one_node(
    which: Which, when: When, tmp_path: Path
) -> None:
    async with one_node(tmp_path / "hare.db") as nodes:
        races = [nothing_is_lost(nodes, name, which, when) for name in ACTS]
        wrong = dict(zip(ACTS, await asyncio.gather(*races), strict=True))
    assert {name: what for name, what in wrong.items() if what} == {}


@pytest.mark.parametrize(("which", "when"), PLACES)
async def test_nothing_is_lost_in_a_race_of_two_nodes(
    which: Which, when: When, database: str
) -> None:
    async with two_nodes(database) as nodes:
        races = [nothing_is_lost(nodes, name, which, when) for name in ACTS]
        wrong = dict(zip(ACTS, await asyncio.gather(*races), strict=True))
    assert {name: what for name, what in wrong.items() if what} == {}


async def test_what_is_said_on_a_node_that_has_not_heard_of_the_rematch_is_heard_by_all(
    database: str,
) -> None:
    async with two_nodes(database) as nodes:
        scene = await over(nodes)
        assert nodes[1].bus is not None
        await nodes[1].bus.close()  # it only looks for itself, by and by
        gate = nodes[1].journal.gates[scene.here.code] = Gate("act", "after")
        said = asyncio.ensure_future(says_something(scene))
        await gate.reached.wait()
        assert await scene.here.guests[0].asks(ask.Rematch(), game=scene.old.id) == OK
        gate.opened.set()
        await said
        assert await is_heard(scene)
