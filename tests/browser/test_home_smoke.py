"""The home page comes up: without a word in the console, and fit for everyone."""

import pytest
from playwright.async_api import expect

from storyhare.words import say
from tests.browser.engines import Theme
from tests.browser.people import People, axe, sit_down


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
async def test_the_home_page_comes_up_clean(people: People, phone: bool, theme: Theme) -> None:
    (ada,) = await people(phone=phone, theme=theme)
    page = await ada.open("/")
    await page.get_by_role("heading", level=1).wait_for()
    assert await axe(page, ("minor", "moderate", "serious", "critical")) == []


async def test_the_home_page_comes_up_where_the_context_is_not_secure(people: People) -> None:
    (ada,) = await people(lan=True)
    page = await ada.open("/")
    await page.get_by_role("heading", level=1).wait_for()
    assert await page.evaluate("isSecureContext") is False


async def test_an_address_that_leads_nowhere_is_a_page_and_a_404(people: People) -> None:
    (ada,) = await people()
    ada.forgive(r"404")
    answer = await ada.page.goto(f"{ada.url}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    await ada.page.get_by_role("heading", level=1).wait_for()


async def test_a_name_has_as_many_signs_as_the_table_takes_and_not_none(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/")
    await page.get_by_role("button", name=say("home-start")).click()
    name = page.get_by_label(say("home-name"))
    await expect(page.get_by_role("button", name=say("shell-join-needs"))).to_be_disabled()
    await name.press_sequentially("🐇" * 22)
    await expect(name).to_have_value("🐇" * 20)
    await page.get_by_role("button", name=say("home-open")).click()
    await page.get_by_role("heading", name=say("lobby-seats")).wait_for()


async def test_who_has_no_name_yet_is_led_to_the_field(people: People) -> None:
    ada, ben = await people(2)
    page = await ada.open("/")
    await page.get_by_role("button", name=say("home-start")).click()
    name = page.get_by_label(say("home-name"))
    await expect(name).to_be_focused()
    await page.get_by_role("button", name=say("shell-join-needs")).click(force=True)
    await expect(name).to_be_focused()
    code = await sit_down([ada])
    page = await ben.open(f"/t/{code}")
    name = page.get_by_label(say("shell-join-name"))
    await expect(name).to_be_focused()
    await page.get_by_role("button", name=say("shell-join-needs")).click(force=True)
    await expect(name).to_be_focused()
