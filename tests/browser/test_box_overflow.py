"""No screen of the box is wider than a small phone, in any language or with large text."""

from collections.abc import AsyncIterator

from playwright.async_api import Page

from tests.browser.box import Device
from tests.browser.box_scenes import begin, box_table
from tests.browser.people import People
from tests.browser.scenes import Scene
from tests.browser.tables import Tables
from tests.browser.test_overflow import IN, check_all


async def nothing(_: Page) -> None:
    """The screen is there as soon as the page is."""


async def screens(people: People, tables: Tables) -> AsyncIterator[Scene]:
    """Every step of a round, on phones and on a device that is passed round."""
    box = await box_table(people, tables, 2, 2, ruleset="classic")
    ada, ben, tablet = box.devices
    path = f"/t/{box.table.code}"

    async def each(step: str, *devices: Device) -> AsyncIterator[Scene]:
        for device in devices:
            person = device.hare.person
            yield Scene("box", f"{step}, {person.name}", person, path, nothing)
            await person.open(f"{path}?lang=en")

    async for scene in each("lobby", ada, tablet):
        yield scene
    await begin(box)
    async for scene in each("race", ada, tablet):
        yield scene
    assert await box.tell() == "Ada"
    async for scene in each("numbers", ada, ben, tablet):
        yield scene
    await ada.say("Ada", [1])
    await ben.say("Ben", [2])
    await tablet.say("Chloé", [2])
    await box.table.until(lambda view: {1, 2} <= {*view.awaited})
    async for scene in each("said twice", ben, tablet):
        yield scene
    await ben.say("Ben", [3])
    await tablet.say("Dao", [4])
    await box.table.reaches("vote")
    async for scene in each("vote", ada, ben, tablet):
        yield scene
    await box.vote({"Ben": (1,), "Chloé": (1,), "Dao": (3,)})
    await box.show_all()
    async for scene in each("reveal", ada, ben, tablet):
        yield scene
    await ben.hare.press("box-write-first")
    await box.table.reaches("tell")
    async for scene in each("tell", ada, ben, tablet):
        yield scene


@IN
async def test_no_screen_of_the_box_is_too_wide(
    people: People, tables: Tables, spoken: tuple[str, ...]
) -> None:
    await check_all(screens(people, tables), spoken)
