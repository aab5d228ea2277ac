"""What people are told about their data in the browser, and how they have it deleted."""

from playwright.async_api import Page, expect

from storyhare.words import say
from tests.browser.people import People, axe, sit_down
from tests.browser.play import Hare


async def privacy_row(page: Page, label: str) -> None:
    """Open the menu of a table, and press one of its rows."""
    await page.get_by_role("button", name=say("menu-open", asking=0)).click()
    await page.get_by_role("button", name=label, exact=True).click()


async def test_the_page_about_privacy_says_what_is_so_on_this_server(people: People) -> None:
    (ada,) = await people(1)
    page = await ada.open("/")
    await page.get_by_role("link", name=say("privacy-title")).click()
    await page.get_by_role("heading", name=say("privacy-title"), exact=True).wait_for()
    for text in (
        say("privacy-table-time", days=0),
        say("privacy-recordings", days=30),
        say("privacy-decks", days=90),
        say("privacy-operator-none"),
    ):
        await expect(page.get_by_role("article")).to_contain_text(text)
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []


async def test_somebody_in_a_game_is_forgotten_and_the_others_play_on(people: People) -> None:
    ada, ben, cleo = await people(3)
    code = await sit_down([ada, ben, cleo])
    await Hare(ada).start(3)
    page = cleo.page
    await privacy_row(page, say("privacy-delete"))
    await page.get_by_text(say("privacy-delete-sure")).wait_for()
    await page.get_by_role("button", name=say("privacy-delete-yes"), exact=True).click()
    await page.get_by_text(say("privacy-deleted")).wait_for()
    assert page.url.endswith("/privacy")
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []
    await expect(ada.page.get_by_text("Cleo")).to_have_count(0)
    await ada.page.get_by_role("button", name=say("menu-open", asking=0)).click()
    neutral = ada.page.get_by_text(say("record-player", number=3))
    await neutral.first.wait_for(state="attached")
    # On this device nothing of the table is left either.
    await cleo.open("/")
    await expect(page.get_by_text(code)).to_have_count(0)
    await cleo.open(f"/t/{code}")
    await expect(page.get_by_label(say("shell-join-name"))).to_have_value("")


async def test_somebody_who_left_is_forgotten_on_the_page_about_privacy(people: People) -> None:
    ada, ben = await people(2)
    code = await sit_down([ada, ben])
    await Hare(ben).in_the_lobby()
    page = await ben.open("/privacy")
    await page.get_by_role("button", name=say("privacy-delete-at", code=code)).click()
    await page.get_by_role("button", name=say("privacy-delete-yes"), exact=True).click()
    await page.get_by_text(say("privacy-deleted")).wait_for()
    await Hare(ada).in_the_lobby()
    await expect(ada.page.get_by_text("Ben")).to_have_count(0)
