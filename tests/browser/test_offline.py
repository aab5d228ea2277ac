"""A table over days without a network: hand and clue after a reload, a move that is sent later."""

import asyncio
import re

from playwright.async_api import expect

from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import NO_NETWORK, PATIENCE, People, Person, RealServer
from tests.browser.play import Hare

DAY = 24 * 3_600
CLOCKS = {"tell": DAY, "give": DAY, "vote": DAY, "pace": "over_days"}
BEN = 1
CONNECTING = re.compile("^Connecting. This is how the table was")
# The page, what it is made of, and one's own cards are on the device.
IS_KEPT = """
async () => {
  const page = await caches.match('/');
  const pictures = [...document.querySelectorAll('main li img')]
    .map(({ currentSrc, src }) => currentSrc || src);
  const parts = performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
  const kept = await Promise.all([...parts, ...pictures].map((url) => caches.match(url)));
  return Boolean(page) && pictures.length > 0 && kept.every(Boolean);
}
"""


async def with_a_card_to_give(people: People, server: RealServer) -> tuple[Company, Hare]:
    """Ben at his phone, who is to give a card; all that the page needs is kept."""
    (person,) = await people(service_worker=True)
    company = await Company.gather(server, 4, clocks=CLOCKS)
    await company.reach("give")
    await company.seat(person, BEN)
    ben = Hare(person)
    await ben.hand.first.wait_for()
    while not await ben.page.evaluate(IS_KEPT):
        await asyncio.sleep(0.2)
    return company, ben


async def without_network(person: Person) -> None:
    """As in a tunnel, and the page is loaded anew there."""
    person.forgive(NO_NETWORK)
    await person.context.set_offline(True)
    await person.page.reload()


async def test_hand_and_clue_are_there_after_a_reload_without_network(
    people: People, server: RealServer
) -> None:
    company, ben = await with_a_card_to_give(people, server)
    game = company.view.table.game
    assert game is not None
    assert game.clue is not None
    clue = game.clue.text
    await without_network(ben.person)
    await expect(ben.page.get_by_text(CONNECTING)).to_be_visible(timeout=PATIENCE)
    await expect(ben.page.get_by_text(clue, exact=True)).to_be_visible()
    await expect(ben.hand).to_have_count(6)
    seen = "async (one) => { await one.decode(); return one.naturalWidth > 0; }"
    assert await ben.hand.first.locator("img").first.evaluate(seen)
    await ben.person.context.set_offline(False)
    await expect(ben.page.get_by_text(CONNECTING)).to_have_count(0, timeout=2 * PATIENCE)
    await company.leave()


async def test_a_move_made_without_network_is_sent_when_it_is_back(
    people: People, server: RealServer
) -> None:
    company, ben = await with_a_card_to_give(people, server)
    await without_network(ben.person)
    await ben.give(1)
    await ben.page.get_by_text(say("round-waiting"), exact=True).wait_for()
    await ben.page.reload()  # and once more
    await ben.page.get_by_text(say("round-waiting"), exact=True).wait_for()
    assert BEN in company.view.table.awaited
    await ben.person.context.set_offline(False)
    await company.clients[0].until(lambda view: BEN not in view.table.awaited, 60)
    await expect(ben.page.get_by_text(say("round-saved"), exact=True)).to_be_visible(
        timeout=PATIENCE
    )
    await company.leave()


async def test_a_move_that_comes_too_late_is_refused_kindly(
    people: People, server: RealServer
) -> None:
    company, ben = await with_a_card_to_give(people, server)
    await without_network(ben.person)
    await ben.give(1)
    await company.move()
    await company.do(0, ask.Hurry(BEN))  # and the autopilot gives a card for him
    await company.until("vote")
    await ben.person.context.set_offline(False)
    await expect(ben.page.get_by_text(say("days-too-late"))).to_be_visible(timeout=2 * PATIENCE)
    await company.leave()


async def test_whoever_leaves_keeps_nothing_of_the_table(
    people: People, server: RealServer
) -> None:
    company, ben = await with_a_card_to_give(people, server)
    page, key = ben.page, f"storyhare.kept.{company.code}"
    assert company.code in str(await page.evaluate("(key) => localStorage.getItem(key)", key))
    await page.get_by_role("button", name=say("menu-open", asking=0)).click()
    await ben.sheet("menu-title").get_by_role("button", name=say("menu-leave")).first.click()
    await ben.sheet("menu-title").get_by_role("button", name=say("menu-leave")).last.click()
    await page.get_by_role("heading", name=say("home-title")).wait_for()
    assert await page.evaluate("(key) => localStorage.getItem(key)", key) is None
    await company.leave()
