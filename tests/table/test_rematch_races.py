"""Whatever was acknowledged is true of the table people are at, also when a rematch has begun.

Every command and every way in races the rematch, held at each place where the other can slip in.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

from storyhare.live import access
from storyhare.rules import Refusal
from storyhare.storage import JournalUnavailable
from storyhare.table import commands as ask
from storyhare.table.people.credentials import Credentials, recognised
from storyhare.testing.tables import OK, Member
from tests.table.race_commands import RACERS, Racer, Trio, after_the_end, carried_over
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
    answers: tuple[Answer, ...] = (OK,)  # those that are right


def command(kind: type, racer: Racer) -> Act:
    """A command of Bob's, or of the host's, that was made for the old game."""

    async def first(scene: Scene) -> Any:
        if racer.by == "left":
            assert await scene.bob.asks(ask.Leave()) == OK

    async def do(scene: Scene) -> Answer:
        member = scene.ann if racer.by == "host" else scene.bob
        return await member.asks(racer.body(trio(scene)), game=scene.old.id)

    async def shown(scene: Scene) -> bool:
        assert racer.shows is not None
        table, names = await (scene.before() if racer.stays else scene.now())
        return racer.shows(trio(scene), table, names)

    answers = (after_the_end(kind), "another_game")
    return Act(do, None if racer.shows is None else shown, first, answers)


def trio(scene: Scene) -> Trio:
    return Trio(scene.ann.person, scene.bob.person, scene.cleo.person)


COMMANDS = {kind: command(kind, racer) for kind, racer in RACERS.items()}


# -- the other ways in -----------------------------------------------------------------------------


async def joins(scene: Scene) -> Answer:
    """Somebody comes in by the code."""
    seat = await access.join(scene.nodes[1].registry, scene.here.code, "Dan")
    if isinstance(seat, Refusal):
        return seat.code
    scene.there.members.append(Member(scene.there, seat, "Dan"))
    return OK


async def has_joined(scene: Scene) -> bool:
    dan = scene.there.members[-1]
    table, names = await scene.now()
    return recognised(table, dan.person, dan.credentials.token) and names[dan.person] == "Dan"


LINKS: dict[str, str] = {}


async def is_offered_a_link(scene: Scene) -> Answer:
    link = await access.offer_device(scene.nodes[1].registry, scene.there.live, scene.bob.person)
    if isinstance(link, Refusal):
        return link.code
    LINKS[scene.here.code] = link
    return OK


async def takes_the_seat_along(scene: Scene) -> Answer:
    """By a link that was offered before, or just now."""
    live = scene.there.live
    moved = await access.move_device(scene.nodes[1].registry, live, LINKS[scene.here.code])
    if isinstance(moved, Refusal):
        return moved.code
    scene.there.members.append(Member(scene.there, moved, "Bob"))
    return OK


async def link_is_good(scene: Scene) -> bool:
    table = await scene.nodes[1].registry.find(scene.here.code)
    assert table is not None
    moved = await access.move_device(scene.nodes[1].registry, table, LINKS[scene.here.code])
    return isinstance(moved, Credentials) and moved.person == scene.bob.person


async def only_the_new_token_is_good(scene: Scene) -> bool:
    table, _ = await scene.now()
    old, new = scene.bob.credentials, scene.there.members[-1].credentials
    good = recognised(table, new.person, new.token) and not recognised(table, old.person, old.token)
    return good and scene.bob.viewer.got[-1] == ("bye", "elsewhere")


async def says_something(scene: Scene) -> Answer:
    await scene.there.live.chat.say(scene.bob.person, "well told", 200)
    return OK


async def is_heard(scene: Scene) -> bool:
    table, _ = await scene.now()
    kept = [line.text for line in await scene.nodes[0].journal.read_chat(table.id)]
    devices = [scene.here.members[0].viewer, scene.bob.viewer, scene.cleo.viewer]

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
    awake = await scene.nodes[1].registry.find(scene.here.code)
    assert awake is not None
    await until(lambda: scene.cleo.viewer in awake.audience.viewers)
    return True


async def is_gone(scene: Scene) -> bool:
    awake = await scene.nodes[1].registry.find(scene.here.code)
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
    assert set(RACERS) == set(get_args(ask.Command))


def test_what_is_welcome_after_the_end_shows_that_it_was_kept() -> None:
    welcome = {kind for kind in RACERS if after_the_end(kind) == OK}
    assert welcome == {kind for kind, racer in RACERS.items() if racer.shows is not None}


# -- the race --------------------------------------------------------------------------------------


async def race(nodes: list[Node], act: Act, which: Which, when: When) -> tuple[Scene, Answer, str]:
    """One of the two is held at a place while the other does what it can."""
    scene = await over(nodes)
    if act.first is not None:
        await act.first(scene)
    await scene.here.live.stream.follow(())
    scene.carried = carried_over(*await scene.before())
    node = nodes[1] if which == "act" else nodes[0]
    gate = node.journal.gates[scene.here.code] = Gate(which, when)

    async def rematch() -> Answer:
        return await scene.here.members[0].asks(ask.Rematch(), game=scene.old.id)

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
        if done not in act.answers:
            return f"was answered with {done}"
        if done != OK and carried_over(*await scene.now()) != scene.carried:
            return "was refused, and something has changed"
        if done == OK and (act.shows is None or not await act.shows(scene)):
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
        member
        for member in (scene.here.members[0], scene.bob, scene.cleo)
        if member.viewer.got and member.viewer.got[-1][0] != "bye" and member.person in table.people
    ]
    for member in stayed:
        if member.viewer in _all_viewers(scene):
            await until(lambda g=member: _sees(g, table.id))  # type: ignore[misc]  # a default binds the loop's value
    return None


def _sees(member: Member, game: str) -> bool:
    """Does a device show this game? One whose seat was taken elsewhere need not."""
    return member.viewer.got[-1][0] == "bye" or bool(member.table["game_id"] == game)


def _all_viewers(scene: Scene) -> set[Any]:
    tables = [table for node in scene.nodes for table in node.registry.awake_tables()]
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
        assert await scene.here.members[0].asks(ask.Rematch(), game=scene.old.id) == OK
        gate.opened.set()
        await said
        assert await is_heard(scene)
