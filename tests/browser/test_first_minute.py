"""The first minute of a stranger: the home page, coming in, the first game."""

import json
import time
from pathlib import Path

from playwright.async_api import Page, expect

from storyhare import decks
from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import PATIENCE, People, RealServer, axe, sit_down
from tests.browser.play import Hare
from tests.browser.tables import Tables

# The card of the painted deck that each clue of the home page fits.
FITS = {
    1: "snail-library",
    2: "keyhole-moon",
    3: "elephant-rope",
    4: "tea-volcano",
    5: "piano-road",
    6: "umbrella-sky",
}


def descriptions(language: str) -> dict[str, str]:
    """What is on the cards of the painted deck."""
    manifest = Path(decks.__file__).parent / "dreams" / "deck.json"
    cards = json.loads(manifest.read_text(encoding="utf-8"))["cards"]
    return {card["id"]: card["alt"][language] for card in cards}


async def clue_on(page: Page, language: str = "en") -> int:
    """The number of the clue that the home page shows."""
    told = page.get_by_role("blockquote")
    await told.wait_for()
    text = await told.inner_text()
    return next(n for n in FITS if say(f"home-clue-{n}", language) in text)


async def test_the_fan_of_the_home_page_is_a_round_to_play(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/")
    right = descriptions("en")[FITS[await clue_on(page)]]
    fan = page.get_by_role("list", name=say("home-cards"))
    cards = fan.get_by_role("button")
    await expect(cards).to_have_count(5)
    labels = [str(await card.get_attribute("aria-label")) for card in await cards.all()]
    assert labels.count(right) == 1
    wrong = next(place for place, label in enumerate(labels) if label != right)
    await page.get_by_text(say("home-which")).wait_for()
    await cards.nth(wrong).press("Enter")
    await page.get_by_role("status").get_by_text(say("home-wrong")).wait_for()
    await expect(cards.nth(wrong).locator(".down")).to_have_count(1)
    found = fan.get_by_role("button", name=right)
    await found.press("Enter")
    await page.get_by_role("status").get_by_text(say("home-right")).wait_for()
    await expect(fan.locator(".down")).to_have_count(4)
    await expect(found.locator(".down")).to_have_count(0)
    await expect(found).to_be_focused()
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []


async def test_the_clue_of_the_home_page_is_in_the_persons_language(people: People) -> None:
    (ada,) = await people(language="de")
    page = await ada.open("/")
    right = descriptions("de")[FITS[await clue_on(page, "de")]]
    await page.get_by_role("button", name=right).press("Enter")
    await page.get_by_text(say("home-right", "de")).wait_for()


async def test_a_stranger_plays_from_the_home_page_to_the_first_vote(
    people: People, bot_server: RealServer
) -> None:
    """As somebody would who reads nothing but the screen; the times are printed, not asserted."""
    (ada,) = await people(server=bot_server)
    began, taps = time.monotonic(), 0

    def passed(what: str) -> None:
        print(f"{what}: {time.monotonic() - began:.1f} s, {taps} taps", flush=True)

    page, hare = await ada.open("/"), Hare(ada)
    await hare.press("home-bots")
    taps += 1
    await page.get_by_role("heading", name=say("round-first-title")).wait_for()
    passed("the first clue is asked for")
    await expect(page.get_by_text(say("round-first-hint"))).to_be_in_viewport(ratio=1)
    await page.get_by_role("textbox", name=say("round-tell-clue")).press_sequentially(
        "Nobody knows the way", delay=180
    )
    await hare.press("round-tell-it")
    taps += 2
    passed("the first clue is told")
    cards = page.get_by_role("list", name=say("round-vote-cards"), exact=True)
    await cards.wait_for(timeout=3 * PATIENCE)
    passed("the first vote, of the bots")
    await hare.show_all()
    await hare.press_on()
    taps += 3
    await hare.hand.first.wait_for(timeout=3 * PATIENCE)
    passed("the second clue is told, by a bot")
    await hare.give()
    taps += 2
    await cards.wait_for(timeout=3 * PATIENCE)
    passed("one's own first vote can be placed")
    number = (await hare.numbers())[0]
    await hare.vote([number])
    taps += 2
    await hare.saved()
    passed("one's own first vote is placed")


async def test_who_comes_in_sees_who_sits_there(people: People) -> None:
    ada, ben = await people(2)
    code = await sit_down([ada])
    page = await ben.open(f"/t/{code}")
    sitting = page.get_by_role("list", name=say("lobby-seats"))
    await expect(sitting.get_by_role("listitem")).to_have_text(["Ada"])
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []


async def test_a_new_host_is_told_to_everybody(people: People, server: RealServer) -> None:
    ben, dao = await people(2)
    company = await Company.gather(server, 4)
    await company.seat(ben, 1)
    await company.seat(dao, 3)
    await Hare(ben).in_the_lobby()
    await Hare(dao).in_the_lobby()
    await expect(ben.page.get_by_role("status").filter(has_text="host")).to_have_count(0)
    person = company.tickets[1].person
    await company.clients[0].do(ask.HandOver(person))
    told = ben.page.get_by_role("status").filter(has_text=say("live-host-mine"))
    await told.wait_for()
    told = dao.page.get_by_role("status").filter(has_text=say("live-host", name="Ben"))
    await told.wait_for()
    await company.leave()


async def test_a_large_card_is_described_on_demand(people: People, tables: Tables) -> None:
    (ada,) = await people()
    table = await tables.start([ada], 3)
    page = ada.page
    await table.hares[0].sees(say("round-tell-title"))
    await expect(page.get_by_text(say("round-tell-hint"))).to_be_in_viewport(ratio=1)
    await page.get_by_role("button", name=say("round-look")).first.click()
    large = table.hares[0].sheet("round-zoom")
    words = str(await large.get_by_role("img").first.get_attribute("alt"))
    assert words in descriptions("en").values()
    await expect(large.get_by_text(words)).to_be_hidden()
    await large.get_by_text(say("round-describe")).click()
    await expect(large.get_by_text(words)).to_be_visible()
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []
