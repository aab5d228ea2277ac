"""Notifications in a browser: asked for after a move, shown, tapped, off again; e-mails, a chat."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Locator, expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.notified import Post, deliver, posting, renew, tap
from tests.browser.people import PATIENCE, People, Person
from tests.browser.play import Hare
from tests.notifications.receiver import CREATED, BrowserKeys, status
from tests.server.notified import ADDRESS, until

DAY = 24 * 3_600
CLOCKS = {"tell": DAY, "give": DAY, "vote": DAY, "pace": "over_days"}
HOST, BEN = 0, 1


@pytest_asyncio.fixture(loop_scope="session")
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    """A server that notifies at once."""
    async with posting(tmp_path) as made:
        yield made


async def at_a_table(post: Post, person: Person, seat: int = BEN, phase: str = "give") -> Company:
    """A table over days; somebody at a browser opens it."""
    company = await Company.gather(post.server, 4, clocks=CLOCKS)
    if phase != "lobby":
        await company.reach(phase)
    await company.seat(person, seat)
    await person.page.get_by_role("button", name=say("menu-open", asking=0)).wait_for()
    return company


def question(hare: Hare) -> Locator:
    """The question whether to be notified."""
    return hare.page.get_by_text(say("notify-ask"))


async def open_sheet(hare: Hare) -> Locator:
    """How one is notified, from the menu."""
    await hare.page.get_by_role("button", name=say("menu-open", asking=0)).click()
    await hare.sheet("menu-title").get_by_role("button", name=say("notify-title")).click()
    sheet = hare.sheet("notify-title")
    await sheet.wait_for()
    return sheet


async def test_after_a_move_one_is_asked_then_told_taps_and_moves(
    post: Post, people: People
) -> None:
    (person,) = await people(server=post.server, service_worker=True)
    keys = await post.subscribable(person)
    company, ben = await at_a_table(post, person), Hare(person)
    await expect(question(ben)).to_have_count(0)  # never when one comes
    await ben.give(1)
    await question(ben).wait_for()
    await ben.press("notify-ask-yes")
    await ben.page.get_by_text(say("notify-done")).wait_for()
    ticket = company.tickets[BEN]
    (channel,) = (await post.channels(ticket))["channels"]
    assert channel["kind"] == "push"
    # They go away; it is their turn again, and the browser's push service is told.
    await person.open("/rules")
    await company.move()
    await until(lambda: post.receiver.got)
    payload = keys.read(post.receiver.got[0])
    assert payload["title"] == say("notification-turn-title", code=company.code)
    (told,) = await deliver(person, payload)
    assert tuple(told) == (payload["title"], payload["body"], 1)
    assert payload["body"].startswith(say("notification-vote"))
    opened, left = await tap(person)
    assert (opened, left) == ([f"{post.server.url}/t/{company.code}"], 0)
    await ben.page.goto(opened[0])
    await ben.vote((await ben.numbers())[:1])
    await ben.saved()
    assert len(post.receiver.got) == 1
    await company.leave()


async def test_it_is_off_with_one_tap_and_nobody_asks_again(post: Post, people: People) -> None:
    (person,) = await people(server=post.server, service_worker=True)
    await post.subscribable(person)
    company, ben = await at_a_table(post, person), Hare(person)
    sheet = await open_sheet(ben)
    here = sheet.get_by_role("switch", name=say("notify-here"))
    label = sheet.get_by_text(say("notify-here"), exact=True)
    await label.click()
    await expect(sheet.get_by_text(say("notify-this-browser"), exact=True)).to_be_visible()
    await ben.page.reload()
    sheet = await open_sheet(ben)
    await expect(here).to_be_checked(timeout=PATIENCE)
    await label.click()
    await expect(sheet.get_by_text(say("notify-this-browser"), exact=True)).to_have_count(0)
    assert (await post.channels(company.tickets[BEN]))["channels"] == []
    await ben.close("notify-title")
    await ben.give(1)
    await ben.saved()
    await expect(question(ben)).to_have_count(0)
    await company.leave()


async def test_a_browser_that_subscribes_anew_by_itself_is_notified_there(
    post: Post, people: People
) -> None:
    (person,) = await people(server=post.server, service_worker=True)
    await post.subscribable(person)
    company, ben = await at_a_table(post, person), Hare(person)
    sheet = await open_sheet(ben)
    await sheet.get_by_text(say("notify-here"), exact=True).click()
    await sheet.get_by_text(say("notify-this-browser"), exact=True).wait_for()
    new = BrowserKeys().subscription(f"{post.receiver.url}/push/new")
    await renew(person, new)
    ticket = company.tickets[BEN]
    for _ in range(200):
        if len((await post.channels(ticket))["channels"]) > 1:
            break
        await asyncio.sleep(0.05)  # between two looks
    # The push service knows the old address no longer.
    post.receiver.answer = lambda got: CREATED if got.path == "/push/new" else status(410)
    await ben.close("notify-title")
    await ben.give(1)
    await ben.saved()
    await person.open("/rules")
    await company.move()
    await until(lambda: "/push/new" in {got.path for got in post.receiver.got})
    for _ in range(200):
        if len((await post.channels(ticket))["channels"]) == 1:
            break
        await asyncio.sleep(0.05)  # between two looks
    assert len((await post.channels(ticket))["channels"]) == 1
    await company.leave()


async def test_whoever_says_no_to_the_browser_reads_how_to_change_that(
    post: Post, people: People
) -> None:
    (person,) = await people(server=post.server, service_worker=True)
    await person.context.add_init_script(
        "Notification.requestPermission = async () => 'denied';"
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
    )
    company, ben = await at_a_table(post, person), Hare(person)
    sheet = await open_sheet(ben)
    await expect(sheet.get_by_text(say("notify-denied"))).to_be_visible(timeout=PATIENCE)
    await expect(sheet.get_by_role("switch", name=say("notify-here"))).to_have_count(0)
    await company.leave()


async def test_over_plain_http_there_is_email_and_its_links_lead_to_pages(
    post: Post, people: People
) -> None:
    (person,) = await people(server=post.server, lan=True)
    company, ben = await at_a_table(post, person), Hare(person)
    await ben.give(1)
    await question(ben).wait_for()
    await ben.press("notify-ask-how")
    sheet = ben.sheet("notify-title")
    await expect(sheet.get_by_text(say("notify-insecure"))).to_be_visible(timeout=PATIENCE)
    await sheet.get_by_label(say("notify-email-address")).fill(ADDRESS)
    await sheet.get_by_role("button", name=say("notify-email-add")).click()
    await expect(sheet.get_by_text(say("notify-email-waits"))).to_be_visible(timeout=PATIENCE)
    page = await person.open(await post.link(0))
    await page.get_by_role("button", name=say("notify-mail-yes")).click()
    await page.get_by_text(say("notify-mail-on")).wait_for()
    await company.move()  # and it is Ben's turn to vote
    stop = await post.link(1)
    page = await person.open(stop)
    await page.get_by_role("button", name=say("notify-mail-no")).click()
    await page.get_by_text(say("notify-mail-off")).wait_for()
    assert (await post.channels(company.tickets[BEN]))["channels"] == []
    person.forgive("404")
    await page.reload()
    await page.get_by_role("button", name=say("notify-mail-no")).click()
    await page.get_by_text(say("notify-mail-gone")).wait_for()
    await company.leave()


async def test_the_host_connects_a_chat_and_sees_its_key_once(post: Post, people: People) -> None:
    (person,) = await people(server=post.server)
    company, ada = await at_a_table(post, person, HOST, "lobby"), Hare(person)
    sheet = await open_sheet(ada)
    service = sheet.get_by_label(say("notify-group-form"))
    address = sheet.get_by_label(say("notify-group-url"))
    await address.fill("https://discord.com/api/webhooks/1/x")
    await expect(service).to_have_value("discord")
    await address.fill(f"{post.receiver.url}/hook")
    await expect(service).to_have_value("json")
    await sheet.get_by_role("button", name=say("notify-group-add"), exact=True).click()
    secret = sheet.get_by_label(say("notify-group-secret"))
    assert await secret.input_value()
    await until(lambda: post.receiver.got)
    assert json.loads(post.receiver.got[0].body)["what"] == "hello"
    await ada.close("notify-title")
    sheet = await open_sheet(ada)
    what = say("notify-webhook-is", form=say("notify-form-json"))
    await sheet.get_by_text(what).wait_for()
    await expect(secret).to_have_count(0)
    await sheet.get_by_role("button", name=say("notify-remove-it", what=what)).click()
    await expect(sheet.get_by_text(what)).to_have_count(0)
    assert (await post.channels(company.tickets[HOST]))["channels"] == []
    await company.leave()


async def test_from_the_list_of_tables_one_sets_quiet_hours_and_how_often(
    post: Post, people: People
) -> None:
    (person,) = await people(server=post.server)
    company, ben = await at_a_table(post, person), Hare(person)
    await person.open("/")
    bell = ben.page.get_by_role("button", name=say("notify-of", code=company.code))
    await bell.click(timeout=PATIENCE)
    sheet = ben.sheet("notify-title")
    await sheet.get_by_label(say("notify-quiet-ends")).select_option(str(9 * 60))
    await sheet.get_by_label(say("notify-email-when")).select_option("digest")
    await sheet.get_by_label(say("notify-email-address")).fill(ADDRESS)
    await sheet.get_by_role("button", name=say("notify-email-add")).click()
    await expect(sheet.get_by_text(say("notify-email-waits"))).to_be_visible(timeout=PATIENCE)
    told = await post.channels(company.tickets[BEN])
    assert told["channels"][0]["digest"]
    assert told["preferences"]["quiet"]["ends"] == 9 * 60
    await sheet.get_by_label(say("notify-email-when")).select_option("turn")
    await sheet.get_by_text(say("notify-quiet"), exact=True).click()
    await expect(sheet.get_by_label(say("notify-quiet-ends"))).to_have_count(0)

    async def is_so() -> bool:
        told = await post.channels(company.tickets[BEN])
        return not told["channels"][0]["digest"] and told["preferences"]["quiet"] is None

    for _ in range(100):
        if await is_so():
            break
        await ben.page.wait_for_timeout(50)  # between two looks
    assert await is_so()
    await company.leave()
