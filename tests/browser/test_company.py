"""Bots as company: in the lobby and in a game from the first page, they are different people."""

import msgspec
from playwright.async_api import Page, expect

from storyhare.testing.client import Client
from storyhare.views import CHARACTERS, PersonView, Strength, TableView
from storyhare.words import say
from tests.browser.people import People, Person, RealServer, axe, sit_down


async def table_of(person: Person, code: str) -> TableView:
    """A table as a spectator sees it."""
    eye = Client(person.server.url, code)
    try:
        await eye.connect()
        await eye.until(lambda _: True)
        assert eye.view is not None
        return eye.view.table
    finally:
        await eye.close()


async def bots_of(person: Person, code: str) -> list[PersonView]:
    """The bots of a table."""
    people = (await table_of(person, code)).people
    assert not isinstance(people, msgspec.Raw)
    return [one for one in people if one.bot is not None]


def code_in(page: Page) -> str:
    """The code of the table on a page."""
    return page.url.rpartition("/t/")[2].partition("/")[0]


async def test_a_game_from_the_first_page_is_in_mixed_company(
    people: People, bot_server: RealServer
) -> None:
    (ada,) = await people(server=bot_server)
    page = await ada.open("/")
    await page.get_by_role("button", name=say("home-bots")).click()
    await page.get_by_label(say("home-name")).fill("Ada")
    await page.get_by_role("button", name=say("home-play")).click()
    await page.wait_for_url("**/t/*")
    await page.get_by_role("heading", name=say("round-first-title")).wait_for()
    await expect(page.get_by_text(say("round-first-hint"))).to_be_visible()
    bots = await bots_of(ada, code_in(page))
    assert len(bots) == 4
    assert {bot.bot for bot in bots} == set(Strength)
    assert len({bot.name for bot in bots}) == 4
    assert len({bot.character for bot in bots}) == 4


async def test_what_bots_say_can_be_switched_off(people: People, bot_server: RealServer) -> None:
    (ada,) = await people(server=bot_server)
    code = await sit_down([ada])
    page = ada.page
    await page.get_by_role("button", name=say("lobby-options")).click()
    switch = page.get_by_role("switch", name=say("lobby-remarks"))
    await expect(switch).to_be_checked()
    await page.get_by_text(say("lobby-remarks"), exact=True).click()
    await expect(switch).not_to_be_checked()
    await page.keyboard.press("Escape")
    await expect(page.get_by_text(say("lobby-remarks-off"))).to_be_visible()
    assert (await table_of(ada, code)).settings["bot_remarks"] is False


async def test_a_bot_in_the_lobby_says_what_it_is_like_and_can_be_tuned(
    people: People, bot_server: RealServer
) -> None:
    (ada,) = await people(server=bot_server)
    code = await sit_down([ada])
    page = ada.page
    for _ in range(3):
        await page.get_by_role("button", name=say("lobby-add-bot")).click()
    await expect(page.get_by_text(say("lobby-strength-medium"))).to_have_count(3)
    bots = await bots_of(ada, code)
    assert {bot.bot for bot in bots} == {Strength.MEDIUM}
    for bot in bots:
        assert bot.character in CHARACTERS
        await expect(page.get_by_text(say(f"lobby-character-{bot.character}"))).to_be_visible()
    await page.get_by_role("button", name=bots[0].name).click()
    sheet = page.get_by_role("dialog")
    await expect(sheet.get_by_text(say(f"lobby-character-{bots[0].character}"))).to_be_visible()
    for strength in Strength:
        await expect(sheet.get_by_text(say(f"lobby-strength-{strength}-hint"))).to_be_visible()
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []
    await sheet.get_by_text(say("lobby-strength-sharp"), exact=True).click()
    await expect(sheet.get_by_role("radio", checked=True)).to_have_value("sharp")
    assert (await bots_of(ada, code))[0].bot == Strength.SHARP
