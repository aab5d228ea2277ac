"""An older WebKit, like Safari 16.0: it is told that it is too old, and could play all the same.

The oldest Safari that is promised is 16.4, of which there is no package: between the two lies what
the page asks for at its start. Here it starts without asking.
"""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.engines import OLDER, is_required, lacking
from tests.browser.engines import running as start
from tests.browser.people import People, Person, RealServer, sit_down
from tests.browser.play import Hare, starts
from tests.browser.scenes import settled
from tests.browser.test_every_engine import refused

# The page, once more from its beginning, in a browser that says to be new enough.
START = """
async () => {
  HTMLScriptElement.supports = () => true;
  await import(`${document.querySelector('script[type=module]').src}?again`);
}
"""


@pytest_asyncio.fixture(loop_scope="session")
async def elders(server: RealServer) -> AsyncIterator[People]:
    """People with an older WebKit."""
    if OLDER.version() is None:
        (pytest.fail if is_required(OLDER) else pytest.skip)(lacking(OLDER))
    async with start("older") as started:
        people = People(started, server)
        yield people
        await people.leave(None)


async def opens(person: Person, path: str) -> None:
    """Open a page in spite of what it says of old browsers; the address is of the same table."""
    await person.open(path)
    await goes_in(person)


async def goes_in(person: Person) -> None:
    """Start the page that is shown, which has found the browser too old."""
    await person.page.locator("#too-old p").first.wait_for()
    await person.page.evaluate(START)
    await settled(person.page)


async def test_below_the_floor_the_page_says_what_to_do(elders: People) -> None:
    (ada,) = await elders()
    page = await ada.open("/")
    assert "Version/16.0" in await page.evaluate("navigator.userAgent")
    await expect(page.locator("#too-old p")).to_have_count(8)
    await expect(page.locator("#too-old p").last).to_be_visible()
    await expect(page.locator("#app > *")).to_have_count(0)


async def test_the_home_page_works_even_there(elders: People) -> None:
    (ada,) = await elders()
    await opens(ada, "/")
    assert not await ada.page.evaluate("'popover' in HTMLElement.prototype")
    await expect(ada.page.locator("#too-old")).to_have_count(0)
    await ada.page.get_by_role("button", name=say("home-start")).click()
    await ada.page.get_by_role("textbox").first.wait_for()


async def test_a_refusal_is_told_and_the_table_lives(elders: People) -> None:
    (ada,) = await elders()
    await sit_down([ada])
    await goes_in(ada)
    # Its window is not wide: the name is in the sheet behind one's own seat.
    await ada.page.get_by_role("button", name=starts(say("lobby-you", name=ada.name))).click()
    await refused(ada.page)
    await Hare(ada).close("lobby-you-title")
    await Hare(ada).press("lobby-options")
    await Hare(ada).close("lobby-options")
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(say("lobby-title-mine"))


async def test_a_round_is_played(elders: People, server: RealServer) -> None:
    (ada,) = await elders()
    company = await Company.gather(server, 3, first_storyteller=1)
    await company.reach("give")
    await company.seat(ada, 0)
    await goes_in(ada)
    hare = Hare(ada)
    await hare.give(2)
    await company.move()
    await company.until("vote")
    await hare.vote((await hare.numbers())[:1])
    await company.move()
    await company.until("reveal")
    await company.move()
    await hare.press_on()
    await company.until("tell", 2)
    await company.leave()
