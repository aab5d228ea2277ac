"""Clues to hear and to see: recorded with a made-up microphone and camera, and played."""

import base64
import re
from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import FilePayload, Route, expect

from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.engines import Engine, Running
from tests.browser.engines import running as start
from tests.browser.people import NO_NETWORK, PATIENCE, People, RealServer, axe
from tests.browser.play import starts
from tests.browser.studio import (
    ALL_KINDS,
    MAKE_FILE,
    Wire,
    caption,
    plays,
    record,
    ring,
    tab,
    tell_it,
)
from tests.browser.tables import Tables

# The beeps of the microphone were seen by the level meter.
LOUD = "bars => bars.filter((one) => one.style.getPropertyValue('--tall') > 0.5).length"
TOO_SMALL = """
() => [
  ...(document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []),
  ...[...document.querySelectorAll('[role=tab], #telling button')].flatMap((one) => {
    const { width, height, right } = one.getBoundingClientRect();
    return width < 44 || height < 44 || right > innerWidth ? [one.textContent] : [];
  }),
]
"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def running(engine: Engine) -> AsyncIterator[Running]:
    """Pages may use microphone and camera."""
    async with start(engine.name, devices="allowed") as started:
        yield started


# -- hearing and seeing ----------------------------------------------------------------------------


async def test_a_sound_is_heard_by_everyone_again_and_again(people: People, tables: Tables) -> None:
    persons = await people(4)
    (wall,) = await people(phone=False)
    table = await tables.start(persons, ruleset="classic", options=ALL_KINDS)
    ada, ben, chloe, dao = table.hares.values()
    await wall.open(f"/t/{table.code}/tv")
    await record(ada, "sound")
    await plays(ada.page, "sound")  # first the teller listens, and alone
    assert await ada.page.locator(".wave i").evaluate_all(LOUD) > 0
    assert table.game.phase == "tell"
    await caption(ada, "sound").fill("a low hum that stops")
    async with wall.page.expect_request("**/api/recordings/*"):
        await tell_it(ada)
    game = await table.reaches("give")
    assert game.clue is not None
    assert (game.clue.kind, game.clue.text) == ("sound", "a low hum that stops")
    for hare in (ben, chloe, dao):
        await plays(hare.page, "sound")
        await expect(hare.page.get_by_role("main")).to_contain_text("a low hum that stops")
    # Nobody has touched the TV yet (looking for something with Playwright counts as a touch):
    # so its browser wants a tap.
    await wall.page.get_by_text(say("recording-tap", way="sound")).wait_for()
    await ring(wall.page, "sound").click()
    await plays(wall.page, "sound")
    await expect(wall.page.get_by_text(say("recording-tap", way="sound"))).to_have_count(0)
    await expect(ben.page.locator(".time")).to_have_text(re.compile(r"^0:\d\d$"))
    # It can be played again in the vote, in the reveal, and from the recap of a later round.
    await table.give()
    await ring(ben.page, "sound").click()
    await plays(ben.page, "sound")
    await table.vote()
    await ring(ben.page, "sound").click()
    await plays(ben.page, "sound")
    await table.press_on()
    await ben.press("menu-title")
    await ben.page.get_by_role("button", name=starts(say("menu-recap"))).click()
    await ring(ben.page, "sound").click()
    await plays(ben.page, "sound")


async def test_a_mime_is_seen_by_everyone_and_on_the_tv(people: People, tables: Tables) -> None:
    persons = await people(2, motion=True)
    persons += await people(1, motion=True, phone=False)
    (calm,) = await people(1)
    (wall,) = await people(phone=False, motion=True)
    table = await tables.start([*persons, calm], ruleset="odyssey", options=ALL_KINDS)
    ada, ben, chloe, dao = table.hares.values()
    await wall.open(f"/t/{table.code}/tv")
    await wall.page.get_by_role("heading", name="Ada is the storyteller").wait_for()
    await record(ada, "mime")
    await tell_it(ada)
    await table.reaches("give")
    for page in (ben.page, chloe.page, wall.page):
        await plays(page, "mime")
    seen = await ben.page.locator("video").first.evaluate(
        """async (film) => ({
          bytes: (await (await fetch(film.src)).blob()).size,
          wide: film.videoWidth,
        })"""
    )
    assert seen["wide"] == 640
    assert seen["bytes"] < 1_500_000
    # Who asked for calm pictures starts it, and nobody else does.
    film = dao.page.locator("video").first
    await film.wait_for()
    assert await film.evaluate("one => one.paused") is True
    await ring(dao.page, "mime").click()
    await plays(dao.page, "mime")
    await table.give()
    await ring(wall.page, "mime").wait_for()


async def test_a_slower_recording_is_told_later_and_kept_when_all_agree(
    people: People, tables: Tables
) -> None:
    (ada_,) = await people()
    table = await tables.start(
        [ada_],
        2,
        ruleset="classic",
        options={**ALL_KINDS, "first_storyteller": "first_clue", "end": {"tellings": 1}},
    )
    ada = table.hares[0]
    await record(ada, "sound")
    await caption(ada, "sound").fill("an owl")
    await table.fillers_move(but=[2])  # somebody else is quicker
    for round_ in (1, 2, 3):
        if round_ == 3:
            # It lies ready, with its words.
            await expect(caption(ada, "sound")).to_have_value("an owl")
            await tell_it(ada)
        elif round_ == 2:
            await table.tell()
        await table.reaches("give")
        await table.give()
        await table.vote()
        await table.press_on()
    await ada.sees(say("end-title"))
    book = (await ada.download("end-book")).decode()
    assert "<audio" not in book
    keep = ada.sheet("end-keep")
    names = re.compile("Ada, Ben,? and Chloé haven’t agreed")
    await expect(keep).to_contain_text(names)
    await keep.get_by_role("switch", name=say("end-recordings")).click(force=True)
    await expect(keep).to_contain_text("Ben and Chloé haven’t agreed", timeout=PATIENCE)
    for client in table.fillers.values():
        await client.do(ask.KeepRecordings(agrees=True))
    await expect(keep).to_contain_text(say("end-recordings-kept"), timeout=PATIENCE)
    book = (await ada.download("end-book")).decode()
    assert re.search(r'<audio controls[^>]* src="data:audio/(webm|mp4)', book)
    # The replay is for whoever has the link.
    (stranger,) = await people()
    page = await stranger.open(f"/games/{table.now.game_id}#3-tell")
    await ring(page, "sound").click()
    await plays(page, "sound")


# -- when it does not go well ----------------------------------------------------------------------


async def test_a_microphone_that_is_refused_gets_help_and_words_remain(
    server: RealServer, engine: Engine
) -> None:
    async with start(engine.name, devices="refused") as refusing:
        people = People(refusing, server)
        tables = Tables(people, server)
        table = await tables.start(await people(), 2, ruleset="classic", options=ALL_KINDS)
        ada = table.hares[0]
        for kind in ("sound", "mime"):
            await tab(ada, kind).click()
            await ada.press("recorder-start", way=kind)
            help_ = ada.page.get_by_role("alert")
            await expect(help_).to_have_text(say("recorder-trouble-refused", way=kind))
            await ada.button("recorder-retry").wait_for()
            await ada.button("recorder-file", way=kind).wait_for()
        await tab(ada, "text").click()
        await ada.tell("Words after all")
        game = await table.reaches("give")
        assert game.clue is not None
        assert game.clue.text == "Words after all"
        await tables.close()
        await people.leave(None)
        assert ada.person.troubles == []


async def test_an_upload_that_is_cut_twice_makes_one_clue_with_one_ticket(
    people: People, tables: Tables
) -> None:
    (ada_,) = await people()
    ada_.forgive(NO_NETWORK)
    table = await tables.start(
        [ada_], 2, ruleset="classic", options=ALL_KINDS, caption_required=True
    )
    ada = table.hares[0]
    wire = Wire(ada.page)
    cuts = ["connectionreset", "connectionreset"]

    async def cut(route: Route) -> None:
        if cuts:
            await route.abort(cuts.pop())
        else:
            await route.continue_()

    await ada.page.route("**/recordings/*", cut)
    await record(ada, "sound")
    # This table wants words with it.
    await expect(ada.button("recorder-caption-needed")).to_have_attribute("aria-disabled", "true")
    await caption(ada, "sound").fill("rain")
    await tell_it(ada)
    await ada.page.get_by_text(say("recorder-kept")).wait_for()
    game = await table.reaches("give")
    assert game.clue is not None
    assert game.clue.recording is not None
    assert wire.tickets == 1
    assert len(wire.sent) == 3
    assert len(set(wire.sent)) == 1


async def test_a_recording_waits_for_the_network_and_is_not_lost(
    people: People, tables: Tables
) -> None:
    (ada_,) = await people()
    ada_.forgive(NO_NETWORK)
    table = await tables.start([ada_], 2, ruleset="classic", options=ALL_KINDS)
    ada = table.hares[0]
    await record(ada, "sound")
    await caption(ada, "sound").fill("rain")
    await ada_.context.set_offline(True)
    await tell_it(ada)
    await expect(ada.button("round-waiting")).to_be_visible()
    # Another tab and back: it is still there, with its words.
    await tab(ada, "text").click()
    await tab(ada, "sound").click()
    await expect(caption(ada, "sound")).to_have_value("rain")
    await ada_.context.set_offline(False)
    await tell_it(ada)
    game = await table.reaches("give")
    assert game.clue is not None
    assert (game.clue.kind, game.clue.text) == ("sound", "rain")


async def test_without_a_secure_context_files_are_brought_and_made_small(
    people: People, tables: Tables
) -> None:
    persons = await people(3, lan=True)
    table = await tables.start(persons, ruleset="classic", options=ALL_KINDS)
    ada, ben, _ = table.hares.values()
    assert await ada.page.evaluate("isSecureContext || 'mediaDevices' in navigator") is False
    made = {
        kind: base64.b64decode(await ada.page.evaluate(MAKE_FILE, kind))
        for kind in ("sound", "mime")
    }
    files: dict[str, FilePayload] = {
        "sound": {"name": "hum.webm", "mimeType": "audio/webm", "buffer": made["sound"]},
        "mime": {"name": "film.webm", "mimeType": "video/webm", "buffer": made["mime"]},
    }
    await tab(ada, "sound").click()
    box = ada.page.locator("input[type=file]")
    assert await box.get_attribute("accept") == "audio/*"
    # With it, iPhones would open the camera for a sound, and offer no file at all.
    assert await box.get_attribute("capture") is None
    nothing = FilePayload(name="hum.webm", mimeType="audio/webm", buffer=b"no sound at all")
    await box.set_input_files(nothing)
    trouble = ada.page.get_by_role("alert")
    await expect(trouble).to_have_text(say("recorder-trouble-unreadable"))
    await box.set_input_files(files["sound"])
    await caption(ada, "sound").wait_for()
    # A film is taken over without its sound and no wider than it needs to be.
    await tab(ada, "mime").click()
    await box.set_input_files(files["mime"])
    await caption(ada, "mime").wait_for()
    await tell_it(ada)
    await table.reaches("give")
    await ring(ben.page, "mime").click()
    await plays(ben.page, "mime")
    film = ben.page.locator("video").first
    assert await film.evaluate("one => one.videoWidth") == 640


async def test_a_device_that_cannot_play_a_recording_says_so(
    people: People, tables: Tables
) -> None:
    table = await tables.start(await people(4), ruleset="classic", options=ALL_KINDS)
    ada, ben, chloe, _ = table.hares.values()

    async def unknown_format(route: Route) -> None:
        await route.fulfill(status=200, content_type="audio/webm", body=b"of a format to come")

    await ben.page.route("**/api/recordings/*", unknown_format)
    await record(ada, "sound")
    await caption(ada, "sound").fill("a low hum that stops")
    await tell_it(ada)
    await table.reaches("give")
    await plays(chloe.page, "sound")
    await expect(ben.page.get_by_role("alert")).to_have_text(say("recording-broken"))
    await expect(ring(ben.page, "sound")).to_have_count(0)
    await expect(ben.page.get_by_role("main")).to_contain_text("a low hum that stops")


# -- for everyone ----------------------------------------------------------------------------------


async def test_the_keyboard_alone_records_and_a_screen_reader_hears_how(
    people: People, tables: Tables
) -> None:
    (ada_,) = await people(phone=False)
    table = await tables.start([ada_], 2, ruleset="classic", options=ALL_KINDS)
    ada, page = table.hares[0], ada_.page
    await tab(ada, "text").focus()
    await page.keyboard.press("ArrowRight")
    await expect(tab(ada, "sound")).to_be_focused()
    await ada.button("recorder-start", way="sound").wait_for()
    assert await axe(page) == []
    await page.keyboard.press("Tab")
    await expect(ada.button("recorder-live", way="sound")).to_be_focused()
    await page.keyboard.press("Tab")
    await expect(ada.button("recorder-start", way="sound")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(ada.said).to_contain_text(say("recorder-live-on", seconds=15), timeout=PATIENCE)
    assert await axe(page) == []
    await ada.button("recorder-stop", way="sound").focus()
    await page.keyboard.press("Enter")
    await expect(ada.said).to_contain_text(say("recorder-live-off"), timeout=PATIENCE)
    await expect(ring(page, "sound")).to_be_focused()
    assert await axe(page) == []
    await caption(ada, "sound").focus()
    await page.keyboard.type("thunder")
    await page.keyboard.press("Enter")
    game = await table.reaches("give")
    assert game.clue is not None
    assert (game.clue.kind, game.clue.text) == ("sound", "thunder")


async def test_the_recorder_fits_a_narrow_phone(people: People, tables: Tables) -> None:
    (ada_,) = await people()
    table = await tables.start([ada_], 2, ruleset="classic", options=ALL_KINDS)
    ada, page = table.hares[0], ada_.page
    await page.set_viewport_size({"width": 320, "height": 640})
    for kind in ("sound", "mime"):
        await tab(ada, kind).click()
        await ada.button("recorder-start", way=kind).wait_for()
        assert await page.evaluate(TOO_SMALL) == []
        await ada.press("recorder-start", way=kind)
        await ada.button("recorder-stop", way=kind).wait_for()
        assert await page.evaluate(TOO_SMALL) == []
        await page.wait_for_timeout(600)  # what is recorded takes its time
        await ada.press("recorder-stop", way=kind)
        await caption(ada, kind).wait_for()
        assert await page.evaluate(TOO_SMALL) == []
