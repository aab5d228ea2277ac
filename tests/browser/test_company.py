"""Bots as company: in the lobby and in a game from the first page, they are different people."""

import asyncio
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, expect

from storyhare.testing.client import Client
from storyhare.views import CHARACTERS, PersonView, Strength, TableView
from storyhare.words import say
from tests.browser.frames import Frames
from tests.browser.people import People, Person, RealServer, axe, sit_down

SOON = 20


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


async def plays_now(person: Person) -> Page:
    """From the first page to the first clue, with bots."""
    page = await person.open("/")
    await page.get_by_role("button", name=say("home-bots")).click()
    await page.wait_for_url("**/t/*")
    await page.get_by_role("heading", name=say("round-first-title")).wait_for()
    return page


async def test_a_game_from_the_first_page_is_in_mixed_company(
    people: People, bot_server: RealServer
) -> None:
    (ada,) = await people(server=bot_server)
    page = await plays_now(ada)
    bots = await bots_of(ada, code_in(page))
    assert len(bots) == 4
    assert {bot.bot for bot in bots} == set(Strength)
    assert len({bot.name for bot in bots}) == 4
    assert len({bot.character for bot in bots}) == 4


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
async def test_the_first_clue_says_what_to_do_and_shows_the_button(
    people: People, bot_server: RealServer, size: tuple[int, int]
) -> None:
    (ada,) = await people(server=bot_server)
    await ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = await plays_now(ada)
    await expect(page.get_by_text(say("round-first-hint"))).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name=say("round-tell-needs"))).to_be_in_viewport(
        ratio=1
    )
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []


async def test_a_page_tells_bots_that_somebody_looks_until_the_clue_is_told(
    people: People, bot_server: RealServer
) -> None:
    (ada,) = await people(server=bot_server)
    frames = await Frames.of(ada.page)

    async def pings() -> list[dict[str, Any]]:
        return [frame for frame in await frames.sent() if frame["type"] == "ping"]

    page = await plays_now(ada)
    async with asyncio.timeout(SOON):
        while not any(ping.get("looking") for ping in await pings()):
            await page.wait_for_timeout(100)
    await page.locator("textarea").fill("Almost awake")
    await page.get_by_role("button", name=say("round-tell-it")).click()
    await page.locator("textarea").wait_for(state="detached")
    before = len(await pings())
    async with asyncio.timeout(SOON):
        while len(await pings()) < before + 2:
            await page.wait_for_timeout(100)
    assert not any("looking" in ping for ping in (await pings())[before:])


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
    # The page shows it at once, the table when the command has arrived.
    async with asyncio.timeout(SOON):
        while (await table_of(ada, code)).settings["bot_remarks"]:
            await page.wait_for_timeout(100)


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
    # The page shows it at once, the table when the command has arrived.
    async with asyncio.timeout(SOON):
        while (await bots_of(ada, code))[0].bot != Strength.SHARP:
            await page.wait_for_timeout(100)


async def test_in_a_game_from_the_first_page_bots_can_be_silenced_in_the_chat(
    people: People, bot_server: RealServer
) -> None:
    (ada,) = await people(server=bot_server)
    page = await plays_now(ada)
    await page.get_by_role("button", name=say("chat-open", unread=0)).click()
    switch = page.get_by_role("switch", name=say("chat-bots"))
    await expect(switch).to_be_checked()
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []
    await page.get_by_text(say("chat-bots"), exact=True).click()
    await expect(switch).not_to_be_checked()
    await page.reload()
    await page.get_by_role("button", name=say("chat-open", unread=0)).click()
    await expect(switch).not_to_be_checked()


async def test_without_bots_the_chat_has_nothing_to_silence(people: People) -> None:
    company = await people(2)
    await sit_down(company)
    page = company[0].page
    await page.get_by_role("button", name=say("chat-open", unread=0)).click()
    await expect(page.get_by_placeholder(say("chat-say"))).to_be_visible()
    await expect(page.get_by_role("switch", name=say("chat-bots"))).to_have_count(0)
