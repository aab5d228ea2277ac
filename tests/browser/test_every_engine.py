"""What once broke in one engine, and what engines lack: each runs in all of them."""

import pytest
from playwright.async_api import Page, expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.engines import Engine, Running
from tests.browser.engines import running as start
from tests.browser.geometry import resize
from tests.browser.people import People, RealServer, axe, sit_down
from tests.browser.play import Hare, starts
from tests.browser.scenes import settled
from tests.browser.studio import ALL_KINDS, tab
from tests.browser.tables import Tables
from tests.browser.test_overflow import WIDER

# Safari before 17.
NO_POPOVERS = """
for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
  delete HTMLElement.prototype[name];
}
"""
# Cookies and site data are blocked: even to look at the storage throws.
NO_STORAGE = """
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });
}
"""
# What a page hears when it comes back from the browser's cache of whole pages.
FROZEN_AND_THAWED = """
async () => {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  for (const one of window.__sockets) one.close();
  await new Promise((done) => setTimeout(done, 200));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
"""
KEEP_SOCKETS = """
window.__sockets = [];
window.WebSocket = new Proxy(WebSocket, {
  construct(target, args) {
    const made = new target(...args);
    window.__sockets.push(made);
    return made;
  },
});
"""
SMALL_LETTERS = """
() => [...document.querySelectorAll('input, select, textarea')]
  .filter((one) => one.getClientRects().length && !['radio', 'checkbox', 'file'].includes(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => one.name || one.id || one.outerHTML.slice(0, 80))
"""
INVISIBLE = "\u200b"  # not a name, but no blank to a browser either


async def refused(page: Page) -> None:
    """Ask for something that the table refuses: a name of nothing."""
    name = page.get_by_role("textbox", name=say("lobby-name"))
    await name.fill("")
    await name.press_sequentially(INVISIBLE)
    await name.press("Enter")
    told = say("refusal-text_empty", field="name")
    await page.get_by_role("alert").filter(has_text=told).wait_for()


async def test_a_refusal_is_small_and_the_page_around_it_can_be_pressed(people: People) -> None:
    (ada,) = await people(phone=False)
    await sit_down([ada])
    await refused(ada.page)
    size = await ada.page.locator(".toasts").bounding_box()
    assert size is not None
    assert size["height"] < 200
    await Hare(ada).press("lobby-options")
    await Hare(ada).close("lobby-options")


async def test_without_popovers_a_refusal_is_told_and_the_table_lives(people: People) -> None:
    (ada,) = await people(phone=False)
    await ada.page.add_init_script(NO_POPOVERS)
    await sit_down([ada])
    assert not await ada.page.evaluate("'popover' in HTMLElement.prototype")
    await refused(ada.page)
    await Hare(ada).press("lobby-options")
    await Hare(ada).close("lobby-options")
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(say("lobby-title-mine"))


async def test_a_browser_that_is_too_old_says_what_to_do_in_eight_languages(
    people: People,
) -> None:
    ada, ben = await people(2)
    await ada.page.add_init_script("delete HTMLScriptElement.supports")  # as before Safari 16.4
    page = await ada.open("/")
    said = page.locator("#too-old p")
    await expect(said).to_have_count(8)
    await expect(said.first).to_contain_text("Safari or iOS 16.4")
    await expect(said.last).to_be_visible()
    languages = await said.evaluate_all("all => all.map((one) => one.lang).sort().join(' ')")
    assert languages == "de en es fr it nl pl pt"
    await expect(page.locator("#app > *")).to_have_count(0)
    await settled(await ben.open("/"))
    await expect(ben.page.locator("#too-old")).to_have_count(0)


async def test_without_storage_a_game_is_played(people: People, tables: Tables) -> None:
    (ada,) = await people()
    await ada.page.add_init_script(NO_STORAGE)
    await ada.open("/")
    await ada.page.get_by_role("button", name=starts(say("home-start"))).wait_for()
    table = await tables.start([ada], 2, ruleset="classic")
    await table.tell("Almost awake")
    await table.give()


async def test_a_page_that_was_frozen_and_thawed_is_at_the_table_again(
    people: People, tables: Tables
) -> None:
    (ada,) = await people()
    await ada.page.add_init_script(KEEP_SOCKETS)
    table = await tables.start([ada], 2, ruleset="classic")
    await ada.page.evaluate(FROZEN_AND_THAWED)
    await ada.page.wait_for_function("() => window.__sockets.at(-1).readyState === 1")
    assert await ada.page.evaluate("window.__sockets.length") > 1
    await table.tell("Almost awake")


@pytest.mark.parametrize("width", [393, 360, 320])
async def test_the_head_of_the_home_page_is_one_line(people: People, width: int) -> None:
    (ada,) = await people()
    page = await ada.open("/")
    await settled(page)
    await resize(page, width, 720)
    head = await page.locator("header").first.bounding_box()
    assert head is not None
    assert head["height"] <= 64
    below = await page.locator("nav.below").bounding_box()
    assert below is not None


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/party", "/rules/team", "/score"])
async def test_pages_fit_320_px_even_beside_a_scroll_bar(people: People, path: str) -> None:
    (ada,) = await people()
    page = await ada.open(path)
    await settled(page)
    await resize(page, 320, 568)
    assert await page.evaluate(WIDER) == []
    room, needs = await page.evaluate(
        "[document.documentElement.clientWidth, document.documentElement.scrollWidth]"
    )
    assert needs <= room


async def test_the_row_of_cards_reaches_the_lower_edge_of_the_lobby(people: People) -> None:
    (ada,) = await people(phone=False)
    await sit_down([ada])
    await settled(ada.page)
    row = await ada.page.locator(".row.fills").bounding_box()
    assert row is not None
    assert row["y"] + row["height"] >= 900
    await expect(ada.page.locator(".row.fills img")).to_have_count(11)
    await expect(ada.page.locator(".row.fills img").nth(5)).to_be_in_viewport()


async def test_no_field_is_so_small_that_an_iphone_zooms_into_it(
    people: People, server: RealServer
) -> None:
    (ada,) = await people()
    company = await Company.gather(server, 3)
    assert await _small(await ada.open("/")) == []
    assert await _small(await ada.open("/score")) == []
    assert await _small(await ada.open(f"/t/{company.code}")) == []
    await company.seat(ada, 0)
    assert await _small(ada.page) == []
    await company.sit(0)
    await company.start()
    await company.seat(ada, 0)
    assert await _small(ada.page) == []
    await company.leave()


async def _small(page: Page) -> list[str]:
    await settled(page)
    found: list[str] = await page.evaluate(SMALL_LETTERS)
    return found


async def test_a_recorder_that_gives_nothing_is_told_as_that(
    server: RealServer, engine: Engine
) -> None:
    """As WebKitGTK does for films where GStreamer has no `autovideoflip`."""
    async with start(engine.name, devices="allowed") as started:
        people = People(started, server)
        tables = Tables(people, server)
        (ada,) = await people()
        await ada.page.add_init_script(
            """MediaRecorder.prototype.start = function () {
                 Object.defineProperty(this, 'state', { value: 'recording', writable: true }); };
               MediaRecorder.prototype.stop = function () {
                 this.state = 'inactive'; this.onstop(); };"""
        )
        table = await tables.start([ada], 2, ruleset="classic", options=ALL_KINDS)
        hare = table.hares[0]
        await tab(hare, "sound").click()
        await hare.press("recorder-start", way="sound")
        await hare.button("recorder-stop", way="sound").wait_for()
        await ada.page.wait_for_timeout(900)  # long enough to be no slip of the finger
        await hare.press("recorder-stop", way="sound")
        await ada.page.get_by_text(say("recorder-trouble-nothing")).wait_for()
        assert ada.troubles == []
        await tables.close()
        await people.leave(None)


async def test_the_engine_is_the_one_it_says(running: Running, people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/")
    names = {"chromium": "Chrome/", "firefox": "Firefox/", "webkit": "Version/"}
    agent = await page.evaluate("navigator.userAgent")
    assert names[running.engine.name] in agent
    assert await axe(page) == []
