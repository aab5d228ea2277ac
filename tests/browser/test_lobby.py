"""The lobby: removing bots, one's own settings in every ruleset, refusals out of the way."""

import re

from playwright.async_api import FilePayload, Locator, expect

from storyhare.words import say
from tests.browser.people import People, RealServer, sit_down
from tests.browser.play import Hare, starts
from tests.browser.tables import Tables
from tests.decks.made import png

# Notes everything that the page says of its state.
NOTE_STATUS = """() => {
  window.said = [];
  const note = () => {
    for (const one of document.querySelectorAll('[role=status]')) window.said.push(one.textContent);
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}"""
INVISIBLE = "\u200b"  # not a name, but no blank to a browser either


async def type_in(field: Locator, words: str) -> None:
    """Other words, key by key: Firefox tells of a change only where somebody typed."""
    await field.fill("")
    await field.press_sequentially(words)


async def overlap(one: Locator, other: Locator) -> bool:
    """Do two things on a page cover each other?"""
    a, b = await one.bounding_box(), await other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


async def test_a_bot_is_sent_away_from_its_own_sheet(
    people: People, bot_server: RealServer
) -> None:
    (ada,) = await people(server=bot_server)
    await sit_down([ada])
    await Hare(ada).press("lobby-add-bot")
    bot = ada.page.get_by_role("button", name=re.compile(r", change this bot$"))
    name = str(await bot.get_attribute("aria-label")).split()[0]
    await bot.click()
    await ada.page.get_by_role("button", name=say("lobby-bot-remove", name=name)).click()
    await expect(bot).to_have_count(0)
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)


async def test_on_a_phone_a_member_of_a_team_finds_name_rabbit_consent_and_watching(
    people: People, tables: Tables
) -> None:
    (ada,) = await people()
    table = await tables.lay([ada], 5, ruleset="team")
    page = ada.page
    await page.get_by_text(say("lobby-partners")).wait_for()
    await page.get_by_role("button", name=starts(say("lobby-you", name="Ada"))).click()
    sheet = Hare(ada).sheet("lobby-you-title")
    await sheet.get_by_role("group", name=say("lobby-rabbits")).wait_for()
    await sheet.get_by_role("switch", name=say("lobby-sign")).wait_for()
    name = sheet.get_by_role("textbox", name=say("lobby-name"))
    await type_in(name, "Adele")
    await name.press("Enter")
    await table.until(lambda _: table.names[0] == "Adele")
    await sheet.get_by_role("button", name=say("lobby-stand")).click()
    await table.until(lambda view: len(view.seats) == 5)


async def test_the_second_of_one_name_gets_a_number_but_keeps_the_name_for_other_tables(
    people: People,
) -> None:
    ada, other = await people(2)
    code = await sit_down([ada])
    page = await other.open(f"/t/{code}")
    await page.get_by_label(say("shell-join-name")).fill("Ada")
    await Hare(other).press("shell-join")
    await page.get_by_text(say("lobby-you", name="Ada 2")).wait_for()
    await ada.page.get_by_text("Ada 2", exact=True).wait_for()
    await other.open("/")
    await Hare(other).press("home-start")
    await expect(page.get_by_label(say("home-name"))).to_have_value("Ada")


async def test_a_refusal_leaves_start_in_sight_and_goes_with_its_screen(
    people: People, tables: Tables
) -> None:
    (ada,) = await people()
    table = await tables.lay([ada], 2)
    page, host = ada.page, Hare(ada)
    await page.get_by_role("button", name=starts(say("lobby-you", name="Ada"))).click()
    name = host.sheet("lobby-you-title").get_by_role("textbox", name=say("lobby-name"))
    await type_in(name, INVISIBLE)
    await name.press("Enter")
    refusal = page.get_by_role("alert").filter(has_text=say("refusal-text_empty", field="name"))
    await refusal.wait_for()
    await host.close("lobby-you-title")
    await refusal.hover()  # it stays while a pointer is on it
    assert not await overlap(refusal, host.button("lobby-start", players=3))
    await host.start(3)
    await table.reaches("tell")
    await refusal.wait_for(state="detached")


async def test_a_refusal_goes_when_something_else_is_done(people: People) -> None:
    (ada,) = await people(phone=False)
    await sit_down([ada])
    name = ada.page.get_by_role("textbox", name=say("lobby-name"))
    await type_in(name, INVISIBLE)
    await name.press("Enter")
    refusal = ada.page.get_by_role("alert").filter(has_text=say("refusal-text_empty", field="name"))
    await refusal.hover()
    await type_in(name, "Adele")
    await name.press("Enter")
    await refusal.wait_for(state="detached")


async def test_one_bad_file_is_named_and_the_other_pictures_become_cards(people: People) -> None:
    (ada,) = await people()
    await sit_down([ada])
    page = ada.page
    await page.get_by_role("button", name=say("lobby-decks-change"), exact=True).click()
    pictures: list[FilePayload] = [
        {"name": f"{number}.png", "mimeType": "image/png", "buffer": png(number)}
        for number in range(3)
    ]
    cut: FilePayload = {"name": "cut.png", "mimeType": "image/png", "buffer": png(9)[:300]}
    await page.locator("input[type=file]").set_input_files([*pictures, cut])
    await page.get_by_text(say("lobby-upload-left-out", files=1)).wait_for()
    await page.get_by_text("cut.png").wait_for()
    await page.get_by_text(say("lobby-cards", cards=3)).wait_for()


async def test_an_upload_says_how_many_cards_are_made(people: People) -> None:
    (ada,) = await people()
    await sit_down([ada])
    page = ada.page
    await page.get_by_role("button", name=say("lobby-decks-change"), exact=True).click()
    await page.evaluate(NOTE_STATUS)
    pictures: list[FilePayload] = [
        {"name": f"{number}.png", "mimeType": "image/png", "buffer": png(number)}
        for number in range(5)
    ]
    await page.locator("input[type=file]").set_input_files(pictures)
    await page.get_by_text(say("lobby-cards", cards=5)).wait_for()
    said = await page.evaluate("() => window.said")
    assert any(
        one in said for one in [say("lobby-upload-cards", done=n, cards=5) for n in range(6)]
    )
