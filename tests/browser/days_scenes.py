"""Shows every screen that only tables over days have, for the checks of all screens."""

import json
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from playwright.async_api import Page

from storyhare.testing.client import call
from tests.browser.company import Company, let_in
from tests.browser.people import People, Person, RealServer
from tests.browser.scenes import Scene, as_it_is, give

DAY = 24 * 3_600
CLOCKS = {"tell": DAY, "give": DAY, "vote": DAY, "pace": "over_days"}
HOST, BEN = 0, 1
# As the browser of an iPhone, where only an app on the home screen can notify.
ON_AN_IPHONE = """
delete window.PushManager;
Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' });
"""


async def over_days(server: RealServer, phase: str, round_: int = 1) -> Company:
    """A table over days in this phase."""
    company = await Company.gather(server, 4, clocks=CLOCKS)
    if phase != "lobby":
        await company.reach(phase, round_)
    return company


async def open_notifications(page: Page) -> None:
    """The sheet of the first table on the home page."""
    await page.locator("main li .icon-button").first.click()
    await page.locator("dialog[open] section").first.wait_for()


async def open_steps(page: Page) -> None:
    """The same on an iPhone, with the link for the app."""
    await open_notifications(page)
    await page.locator("dialog[open] ol button").first.click()
    await page.locator("dialog[open] .device input").wait_for()


async def add_mailbox(company: Company, seat: int) -> None:
    """An address that is not confirmed yet."""
    ticket = company.tickets[seat]
    body = json.dumps({"email": {"address": "ada.with.a.long.name@mail.a-long-host.example"}})
    url = f"{company.server.url}/api/tables/{company.code}/channels"
    headers = {"content-type": "application/json", "cookie": ticket.cookie}
    assert (await call("POST", url, body.encode(), headers)).status == 201


def asking(server: RealServer, person: Person) -> Scene:
    """After a move, which has to be made on the page that asks."""

    async def show(page: Page) -> None:
        company = await over_days(server, "give")
        await company.clients.pop(BEN).close()
        await let_in(person, company.tickets[BEN])
        await page.goto(f"{server.url}/t/{company.code}?{urlsplit(page.url).query}")
        await page.locator("button.face").first.wait_for()
        await give(page)
        await page.locator(".ask").wait_for()
        await company.leave()

    return Scene("days", "the question", person, "/rules", show)


async def days_scenes(people: People, server: RealServer) -> AsyncIterator[Scene]:
    """Coming back, the question, how one is notified, and what links in e-mails open."""
    ada, ben, asked, phone = await people(4, server=server)
    await phone.context.add_init_script(ON_AN_IPHONE)
    tables = [await over_days(server, "tell", 2), await over_days(server, "lobby")]
    await tables[0].seat(ben, BEN)
    await tables[1].seat(ada, HOST)
    await tables[1].seat(phone, BEN)
    code = tables[1].code
    link = f"/email/{code}/{'a' * 24}/{'b' * 32}"
    await add_mailbox(tables[0], BEN)
    for made in (
        Scene("days", "since you were here", ben, f"/t/{tables[0].code}", as_it_is),
        Scene("days", "my tables", ben, "/", _see_tables),
        Scene("days", "notifications, with a mailbox", ben, "/", open_notifications),
        Scene("days", "notifications of a host", ada, "/", open_notifications),
        Scene("days", "notifications on an iPhone", phone, "/", open_steps),
        asking(server, asked),
        Scene("days", "e-mails, yes or no", ada, link, as_it_is),
        Scene("days", "e-mails, no more", ada, f"{link}/off", as_it_is),
    ):
        await made.again()
        yield made
    for company in tables:
        await company.leave()
    for person in (ada, ben, asked, phone):
        await person.context.close()
        people.here.remove(person)


async def _see_tables(page: Page) -> None:
    await page.locator("main li .icon-button").first.wait_for()
