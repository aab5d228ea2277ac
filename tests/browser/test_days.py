"""A table over days in a browser: its pace, a missed reveal, until when to move, and holidays."""

import re

import msgspec
from playwright.async_api import expect

from storyhare.testing.client import ViewOrAck
from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import PATIENCE, People, RealServer
from tests.browser.play import Hare

DAY = 24 * 3_600
CLOCKS = {"tell": DAY, "give": DAY, "vote": DAY, "pace": "over_days"}
BEN = 1


async def over_days(people: People, server: RealServer) -> tuple[Company, Hare]:
    """A table over days in its second round, which somebody at a phone opens."""
    (ben,) = await people()
    company = await Company.gather(server, 4, clocks=CLOCKS)
    await company.reach("tell", 2)
    await company.seat(ben, BEN)
    hare = Hare(ben)
    await hare.sees(say("days-since"))
    return company, hare


def is_away(view: ViewOrAck) -> bool:
    """Is somebody on holiday?"""
    return any(
        person["away_until"]
        for person in msgspec.to_builtins(view.table.people)
        if "away_until" in person
    )


async def test_the_host_chooses_the_pace_and_the_limit(people: People) -> None:
    (ada,) = await people()
    host = Hare(ada)
    await host.open_a_table()
    await host.press("lobby-options")
    sheet = host.sheet("lobby-options")
    await (
        sheet.get_by_label(say("days-pace"), exact=True)
        .or_(sheet.get_by_label(say("days-pace")))
        .first.select_option("over_days")
    )
    await sheet.get_by_label(say("days-limit")).select_option(str(2 * DAY))
    await host.close("lobby-options")
    told = say("days-limit-is", time=say("days-days", days=2))
    await expect(host.page.get_by_text(told)).to_be_visible(timeout=PATIENCE)


async def test_who_comes_sees_what_was_revealed_and_then_what_is_asked(
    people: People, server: RealServer
) -> None:
    company, ben = await over_days(people, server)
    page = ben.page
    await expect(page.get_by_text(say("mine-tell"))).to_be_visible()
    await expect(page.get_by_text(say("days-since-rounds", rounds=1))).to_be_visible()
    await ben.press("days-since-see")
    await ben.show_all()
    await ben.press_on()
    await expect(page.get_by_text(re.compile(r"until \w+"))).to_be_visible(timeout=PATIENCE)
    assert company.view.table.game is not None
    assert company.view.table.game.round == 2
    await page.reload()
    await expect(page.get_by_text(re.compile(r"until \w+"))).to_be_visible(timeout=PATIENCE)
    await company.leave()


async def test_whoever_comes_may_look_at_each_round_and_play_first(
    people: People, server: RealServer
) -> None:
    company, ben = await over_days(people, server)
    page = ben.page
    await page.get_by_role("button", name=say("reveal-recap-round", round=1)).click()
    await ben.close("reveal-recap")
    await ben.press("days-since-later")
    await page.get_by_role("textbox", name=say("round-tell-clue")).wait_for()
    await expect(page.get_by_text(say("days-since-waits", rounds=1))).to_be_visible()
    await page.get_by_role("button", name=say("days-since-look"), exact=True).click()
    await ben.show_all()
    await ben.press_on()
    await page.get_by_role("textbox", name=say("round-tell-clue")).wait_for()
    await expect(page.get_by_text(say("days-since-waits", rounds=1))).to_have_count(0)
    await company.leave()


async def test_somebody_says_that_they_are_on_holiday(people: People, server: RealServer) -> None:
    company, ben = await over_days(people, server)
    await ben.press("days-since-see")
    await ben.show_all()
    await ben.press_on()
    page = ben.page
    await page.get_by_role("button", name=say("menu-open", asking=0)).click()
    menu = ben.sheet("menu-title")
    await menu.get_by_role("button", name=say("days-away")).click()
    back = await page.evaluate("new Date(Date.now() + 5 * 864e5).toISOString().slice(0, 10)")
    await menu.get_by_label(say("days-away-until")).fill(back)
    await menu.get_by_role("button", name=say("days-away-save")).click()
    await company.clients[0].until(is_away, PATIENCE / 1000)
    await menu.get_by_role("button", name=say("days-away-over")).click()
    await company.clients[0].until(lambda view: not is_away(view), PATIENCE / 1000)
    await company.leave()


async def test_the_home_page_says_whose_turn_it_is_and_until_when(
    people: People, server: RealServer
) -> None:
    company, ben = await over_days(people, server)
    await ben.press("days-since-see")
    await ben.show_all()
    await ben.press_on()
    page = ben.page
    await page.add_init_script(
        "navigator.setAppBadge = async (count) => { window.badge = count };"
        "navigator.clearAppBadge = async () => { window.badge = 0 };"
    )
    await page.goto(page.url.split("/t/", maxsplit=1)[0] + "/")
    row = page.get_by_role("link", name=say("home-back", code=company.code))
    await expect(row).to_contain_text(say("mine-tell"), timeout=PATIENCE)
    await expect(row).to_contain_text(re.compile(r"until \w+"))
    await expect(page).to_have_title(re.compile(say("shell-your-turn")))
    assert await page.evaluate("window.badge") == 1
    await row.click()
    await expect(page.get_by_text(re.compile(r"until \w+"))).to_be_visible(timeout=PATIENCE)
    await company.leave()


async def test_one_link_takes_all_tables_to_another_device(
    people: People, server: RealServer
) -> None:
    old, new = await people(2)
    companies = [await Company.gather(server, 4, clocks=CLOCKS) for _ in range(2)]
    for company in companies:
        await company.reach("give")
        await company.seat(old, BEN)
        await old.page.get_by_role("heading", name=say("round-give-title", number=1)).wait_for()
    await old.open("/")
    await old.page.get_by_role("button", name=say("mine-move")).click()
    link = await old.page.get_by_label(say("menu-device-link")).input_value()
    await new.page.goto(link)
    for company in companies:
        row = new.page.get_by_role("link", name=say("home-back", code=company.code))
        await expect(row).to_contain_text(say("mine-give"), timeout=PATIENCE)
    assert "#" not in new.page.url
    await old.page.reload()
    await expect(old.page.get_by_role("button", name=say("home-start"))).to_be_visible()
    await expect(old.page.get_by_role("list", name=say("mine-title"))).to_have_count(0)
    for company in companies:
        await company.leave()
