"""One device of each engine at one table: a game, with clues that were recorded on each of them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from storyhare.words import say
from tests.browser.engines import ENGINES, Name, is_required, lacking
from tests.browser.engines import running as start
from tests.browser.people import People, Person, RealServer
from tests.browser.play import Hare
from tests.browser.studio import ALL_KINDS, caption, plays, record, ring, tell_it
from tests.browser.tables import Tables

Crowd = dict[Name, People]


@pytest_asyncio.fixture(loop_scope="session")
async def crowd(server: RealServer) -> AsyncIterator[Crowd]:
    """People in each engine, who may use microphone and camera."""
    for engine in ENGINES.values():
        if engine.version() is None:
            (pytest.fail if is_required(engine) else pytest.skip)(lacking(engine))
    async with AsyncExitStack() as stack:
        all_of_them = {
            name: People(await stack.enter_async_context(start(name, devices="allowed")), server)
            for name in ENGINES
        }
        yield all_of_them
        here = [person for people in all_of_them.values() for person in people.here]
        troubles = [trouble for person in here for trouble in person.troubles]
        for people in all_of_them.values():
            await people.leave(None)
        assert not troubles, "\n".join(troubles)


async def listens(hare: Hare, kind: str) -> None:
    """Play the clue; a browser that wants a tap first gets one."""
    asks = hare.page.get_by_text(say("recording-tap", way=kind))
    playing = hare.page.get_by_role("button", name=say("recording-pause"))
    await asks.or_(playing).or_(ring(hare.page, kind)).first.wait_for()
    if not await playing.count():
        await ring(hare.page, kind).click()
    await plays(hare.page, kind)


async def seated(crowd: Crowd, *engines: Name) -> list[Person]:
    """One person of each engine, under names of their own."""
    persons = []
    for engine, name in zip(engines, ("Ada", "Ben", "Chloé"), strict=True):
        (person,) = await crowd[engine](1)
        person.name = name
        persons.append(person)
    return persons


async def test_clues_recorded_in_each_engine_are_heard_in_the_other_two(
    crowd: Crowd, server: RealServer
) -> None:
    persons = await seated(crowd, "chromium", "firefox", "webkit")
    tables = Tables(crowd["chromium"], server)
    table = await tables.start(
        persons, ruleset="classic", options={**ALL_KINDS, "end": {"tellings": 1}}
    )
    told = set()
    while table.now.stage == "playing":
        game = await table.reaches("tell")
        assert game.storyteller is not None
        teller = table.hares[game.storyteller]
        await record(teller, "sound")
        await caption(teller, "sound").fill("a low hum that stops")
        await tell_it(teller)
        await table.reaches("give")
        for hare in table.hares.values():
            if hare is not teller:
                await listens(hare, "sound")
        told.add(teller.name)
        await table.give()
        await table.vote()
        await table.press_on()
    assert told == {"Ada", "Ben", "Chloé"}
    await tables.close()


async def test_a_mime_of_chromium_and_one_of_firefox_are_seen_everywhere(
    crowd: Crowd, server: RealServer
) -> None:
    turns: list[tuple[Name, ...]] = [
        ("chromium", "firefox", "webkit"),
        ("firefox", "chromium", "webkit"),
    ]
    for engines in turns:
        tables = Tables(crowd["chromium"], server)
        persons = await seated(crowd, *engines)
        table = await tables.start(persons, ruleset="classic", options=ALL_KINDS)
        teller, *others = table.hares.values()
        await record(teller, "mime")
        await caption(teller, "mime").fill("an arm, waving")
        await tell_it(teller)
        await table.reaches("give")
        for hare in others:
            await listens(hare, "mime")
        await tables.close()
