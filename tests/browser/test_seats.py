"""Whose seat is whose, at browsers: links of others, closed doors, and seats that are kept."""

import json

from playwright.async_api import expect

from storyhare.table import commands as ask
from storyhare.testing.client import call
from storyhare.words import say
from tests.browser.people import People, Person, axe, sit_down
from tests.browser.play import Hare
from tests.browser.tables import Tables


async def link_of(person: Person, code: str) -> str:
    """Where the link leads that takes somebody's seat to another device."""
    (cookie,) = [one for one in await person.context.cookies() if code in one["name"]]
    headers = {"cookie": f"{cookie['name']}={cookie['value']}"}
    url = f"{person.server.url}/api/tables/{code}/device-links"
    offered = await call("POST", url, None, headers)
    return f"/t/{code}/device#{json.loads(offered.body)['link']}"


async def test_who_opens_somebody_elses_link_is_asked_first_and_can_stay(people: People) -> None:
    ada, ben = await people(2)
    ada.forgive(r"409")
    code = await sit_down([ada, ben])
    link = await link_of(ben, code)
    page = await ada.open(link)
    await page.get_by_role("heading", name=say("shell-device-whose")).wait_for()
    question = say("shell-device-question", mine="Ada", theirs="Ben")
    await page.get_by_text(question).wait_for()
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []
    await page.get_by_role("button", name=say("shell-device-stay", mine="Ada")).click()
    await Hare(ada).in_the_lobby()
    assert page.url.endswith(f"/t/{code}")
    await page.get_by_text(say("lobby-you", name="Ada")).first.wait_for()
    await Hare(ben).in_the_lobby()  # nobody took anything from Ben either


async def test_who_agrees_plays_on_with_the_other_seat(people: People) -> None:
    ada, ben = await people(2)
    ada.forgive(r"409")
    code = await sit_down([ada, ben])
    page = await ada.open(await link_of(ben, code))
    await page.get_by_role("button", name=say("shell-device-take", theirs="Ben")).click()
    await Hare(ada).in_the_lobby()
    await page.get_by_text(say("lobby-you", name="Ben")).first.wait_for()
    await ben.page.get_by_role("heading", name=say("shell-elsewhere-title")).wait_for()


async def test_a_link_brings_a_device_without_a_seat_straight_to_the_table(people: People) -> None:
    ada, ben = await people(2)
    code = await sit_down([ada])
    page = await ben.open(await link_of(ada, code))
    await Hare(ben).in_the_lobby()
    await page.get_by_text(say("lobby-you", name="Ada")).first.wait_for()


async def test_a_closed_table_says_so_at_its_door_and_on_a_new_screen(people: People) -> None:
    ada, ben, screen = await people(3, phone=False)
    code = await sit_down([ada])
    old = await screen.open(f"/t/{code}/tv")
    await old.get_by_text("Ada").first.wait_for()
    await ada.page.get_by_role("button", name=say("menu-open", asking=0)).click()
    await ada.page.get_by_text(say("menu-lock"), exact=True).click()
    await ada.page.get_by_text(say("lobby-locked")).wait_for(state="attached")
    for path in (f"/t/{code}", f"/t/{code}/tv"):
        page = await ben.open(path)
        await page.get_by_role("heading", name=say("shell-locked-title", code=code)).wait_for()
        await page.get_by_text(say("shell-locked-text")).wait_for()
        assert await axe(page, ("minor", "moderate", "serious", "critical")) == []
    await expect(old.get_by_text("Ada").first).to_be_visible()  # it was there before


async def test_the_menu_offers_seats_that_can_be_had_and_says_why_others_cannot(
    people: People, tables: Tables
) -> None:
    (ada,) = await people()
    table = await tables.start([ada], 4)
    host = Hare(ada)
    await table.tell()
    await table.command(1, ask.Leave())
    for name in ("Dao", "Elif"):
        await host.press("menu-open", asking=0)
        if name == "Dao":  # is there, and thinks
            await ada.page.get_by_role("button", name=say("menu-hurry-some")).click()
            await ada.page.get_by_role("button", name=say("menu-hurry", name=name)).click()
        else:
            await ada.page.get_by_role("button", name=say("menu-person", name=name)).click()
            await ada.page.get_by_role("button", name=say("menu-remove", name=name)).click()
            await ada.page.get_by_text(say("menu-remove-sure-playing", name=name)).wait_for()
            await ada.page.get_by_role("button", name=say("menu-remove", name=name)).last.click()
    await table.until(lambda view: len(view.autopilot) == 3)
    (late,) = await people()
    await late.open(f"/t/{table.code}")
    await late.page.get_by_label(say("shell-join-name")).fill("Late")
    await Hare(late).press("shell-join")
    await Hare(late).press("menu-open", asking=0)
    await late.page.get_by_role("button", name=say("menu-ask-seat", name="Ben")).wait_for()
    await late.page.get_by_text(say("menu-seat-kept", name="Dao")).wait_for()
    await late.page.get_by_text(say("menu-seat-removed", name="Elif")).wait_for()
    for name in ("Dao", "Elif"):
        offered = late.page.get_by_role("button", name=say("menu-ask-seat", name=name))
        await expect(offered).to_have_count(0)
