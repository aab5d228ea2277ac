"""The autopilot plays for somebody who is away, and stops as soon as they touch the page."""

import pytest
from playwright.async_api import Page, expect

from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.company import Company
from tests.browser.people import People, Person, RealServer

BEN = 1


async def played_for(
    people: People, server: RealServer, phase: str, number: int = 4, *, led_reveal: bool = False
) -> tuple[Company, Person]:
    """A table in this phase where the autopilot plays for somebody at a phone."""
    (ben,) = await people()
    company = await Company.gather(server, number, led_reveal=led_reveal)
    await company.reach("give")
    await company.seat(ben, BEN)
    await ben.page.get_by_role("heading", name=say("round-give-title", number=1)).wait_for()
    await company.clients[0].do(ask.Hurry(BEN))
    await ben.page.get_by_text(say("shell-autopilot")).wait_for()
    await company.reach(phase)
    return company, ben


async def tap_beside(page: Page) -> None:
    """A tap on nothing."""
    await page.touchscreen.tap(2, 300)


async def press_key(page: Page) -> None:
    """A key that does nothing."""
    await page.keyboard.press("Shift")


async def tap_button(page: Page) -> None:
    """The button that says so."""
    await page.get_by_role("button", name=say("shell-autopilot-back")).click()


@pytest.mark.parametrize("sign", [tap_beside, press_key, tap_button])
async def test_any_sign_of_life_ends_the_autopilot(
    people: People, server: RealServer, sign: object
) -> None:
    company, ben = await played_for(people, server, "vote")
    assert callable(sign)
    await sign(ben.page)
    await company.clients[0].until(lambda view: not view.table.autopilot, 20)
    await expect(ben.page.get_by_text(say("shell-autopilot"))).to_have_count(0)
    await expect(ben.page.get_by_role("alert")).to_have_count(0)
    await company.leave()


async def test_a_tap_that_moves_counts_as_the_persons_own(
    people: People, server: RealServer
) -> None:
    company, ben = await played_for(people, server, "give")
    card = ben.page.get_by_role("button", name="Card 2 of 6 in your hand")
    await card.tap()
    await company.clients[0].until(lambda view: not view.table.autopilot, 20)
    # The autopilot may have been quicker than the tap, and may have given the very same card.
    give = ben.page.get_by_role("button", name=say("round-give-this"))
    keep = ben.page.get_by_role("button", name=say("round-give-keep", number=1))
    change = ben.page.get_by_role("button", name=say("round-change-card", number=1))
    await give.or_(keep).or_(change).wait_for()
    if await change.is_visible():
        await change.click()
    await give.or_(keep).click()
    await ben.page.get_by_role("status").filter(has_text=say("round-saved")).wait_for()
    await company.leave()


async def test_with_the_bar_on_top_the_owners_of_cards_are_still_above_the_points(
    people: People, server: RealServer
) -> None:
    company, ben = await played_for(people, server, "reveal", 6, led_reveal=True)
    shown = company.view.table.reveal
    assert shown is not None
    await company.clients[0].do(ask.ShowStep(len(shown.steps) - 2))  # the last one is the track
    page = ben.page
    await page.get_by_role("list", name=say("reveal-points"), exact=True).wait_for()
    await page.get_by_text(say("shell-autopilot")).wait_for()
    sheet = await page.locator(".action").bounding_box()
    owners = page.get_by_role("list", name=say("round-vote-cards"), exact=True).locator(".under")
    await expect(owners).to_have_count(6)
    assert sheet is not None
    for owner in await owners.all():
        box = await owner.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"]
    await company.leave()
