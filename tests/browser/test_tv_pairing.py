"""Pairing a TV: the code on its screen, the sheet on a phone, the remote, and ways back to play."""

import re

from playwright.async_api import Page, expect

from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.company import Company, let_in
from tests.browser.people import PATIENCE, People, Person, RealServer
from tests.browser.tables import Tables

TV_URL = re.compile(r"/t/\w+/tv$")


async def code_on(page: Page) -> str:
    """The code that a TV shows."""
    shown = page.locator("[data-pairing]")
    await expect(shown).to_be_visible(timeout=PATIENCE)
    code = await shown.get_attribute("data-pairing")
    assert code is not None
    assert (await shown.inner_text()).replace(" ", "") == code
    return code


async def show_on_tv(person: Person, code: str) -> None:
    """Type the code of a TV into the sheet."""
    page = person.page
    await page.get_by_role("button", name=say("lobby-tv")).click()
    sheet = page.get_by_role("dialog", name=say("menu-tv"))
    await expect(sheet.get_by_text("/tv", exact=False).first).to_be_visible()
    await expect(sheet.get_by_role("img")).to_be_visible()
    await sheet.get_by_role("textbox", name=say("tv-sheet-type")).fill(code)
    await sheet.get_by_role("button", name=say("tv-sheet-show")).click()


async def test_a_tv_shows_the_table_of_who_types_its_code(people: People, tables: Tables) -> None:
    ada, ben = await people(2)
    (wall,) = await people(phone=False)
    table = await tables.lay([ada, ben])
    await wall.open("/tv")
    code = await code_on(wall.page)
    ada.forgive("404")
    await show_on_tv(ada, "ZZZZZZ")
    await expect(ada.page.get_by_text(say("refusal-no_such_pairing"))).to_be_visible()
    field = ada.page.get_by_role("textbox", name=say("tv-sheet-type"))
    await field.fill(f"{code[:3]} {code[3:]}")
    await ada.page.get_by_role("button", name=say("tv-sheet-show")).click()
    await expect(ada.page.get_by_text(say("tv-sheet-done"))).to_be_visible()
    await wall.page.wait_for_url(TV_URL, timeout=PATIENCE)
    assert wall.page.url.endswith(f"/t/{table.code}/tv")
    await expect(wall.page.get_by_role("main")).to_contain_text(ada.name)


async def test_a_phone_that_scans_the_code_chooses_its_table(
    people: People, tables: Tables
) -> None:
    ada, ben = await people(2)
    wall, stranger = [*await people(1, phone=False), *await people(1)]
    table = await tables.lay([ada, ben])
    await wall.open("/tv")
    code = await code_on(wall.page)
    # A phone without a table is led to where tables begin.
    await stranger.open(f"/tv/{code}")
    await expect(stranger.page.get_by_text(say("tv-pick-none"))).to_be_visible()
    await stranger.page.get_by_role("link", name=say("shell-home")).click()
    await expect(stranger.page.get_by_role("textbox", name=say("home-code"))).to_be_visible()
    await ada.open(f"/tv/{code}")
    await ada.page.get_by_role("button", name=re.compile(table.code)).click()
    await ada.page.wait_for_url(re.compile(rf"/t/{table.code}$"))
    await wall.page.wait_for_url(TV_URL, timeout=PATIENCE)


async def test_a_phone_on_the_page_of_a_tv_finds_back_to_the_game(
    people: People, server: RealServer
) -> None:
    ada, wall = [*await people(1), *await people(1, phone=False)]
    company = await Company.gather(server, 3)
    page = await ada.open(f"/t/{company.code}/tv")
    play = page.get_by_role("link", name=say("tv-phone-play"))
    await expect(play).to_be_in_viewport(timeout=PATIENCE)
    await expect(page.get_by_role("link", name=say("shell-home"))).to_be_in_viewport()
    await play.click()
    await page.wait_for_url(re.compile(rf"/t/{company.code}$"))
    # On a TV nothing of it is seen.
    await wall.open(f"/t/{company.code}/tv")
    await expect(wall.page.get_by_role("main")).to_contain_text("Ben", timeout=PATIENCE)
    await expect(wall.page.get_by_role("link", name=say("tv-phone-play"))).to_be_hidden()
    await wall.open("/tv")
    await code_on(wall.page)
    await ada.open("/tv")
    await expect(ada.page.get_by_role("link", name=say("shell-home"))).to_be_in_viewport()
    await company.leave()


async def test_the_remote_leads_the_reveal_for_the_host(people: People, server: RealServer) -> None:
    ada, wall, sofa = [*await people(1), *await people(2, phone=False)]
    company = await Company.gather(server, 4, led_reveal=True)
    await let_in(ada, company.tickets[0])
    await wall.open("/tv")
    code = await code_on(wall.page)
    await company.clients.pop(0).close()
    await ada.open(f"/t/{company.code}")
    await show_on_tv(ada, code)
    await wall.page.wait_for_url(TV_URL, timeout=PATIENCE)
    await ada.open("/")
    await company.sit(0)
    await sofa.open(f"/t/{company.code}/tv")
    await company.reach("reveal")
    await expect(wall.page.get_by_text(say("tv-remote"))).to_be_visible(timeout=PATIENCE)
    leader = say("reveal-host-leads", name="Ada")
    await expect(sofa.page.get_by_text(leader)).to_be_visible(timeout=PATIENCE)
    steps = [page.locator("[data-step]") for page in (wall.page, sofa.page)]
    await wall.page.keyboard.press("ArrowLeft")
    await sofa.page.keyboard.press("Enter")  # opened by its address: it may not
    for number, key in enumerate(("Enter", "ArrowRight", "MediaPlayPause"), 1):
        await wall.page.keyboard.press(key)
        for step in steps:
            await expect(step).to_have_attribute("data-step", str(number), timeout=PATIENCE)
    # With another host the remote is silent.
    person = company.view.table.seats[1]
    await company.do(0, ask.HandOver(person))
    leader = say("reveal-host-leads", name="Ben")
    await expect(wall.page.get_by_text(leader)).to_be_visible(timeout=PATIENCE)
    await company.leave()
