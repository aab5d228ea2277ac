"""The reveal on several screens at once: votes first, the card last, and all in step."""

import asyncio
import re

import pytest
from playwright.async_api import Locator, Page, expect

from storyhare.words import say
from tests.browser.people import PATIENCE, People
from tests.browser.play import starts
from tests.browser.tables import Table, Tables

# Notes every step that a screen shows, with the time; all browsers here have one clock.
NOTE_STEPS = """() => {
  window.steps = {};
  const note = () => {
    const step = document.querySelector('[data-step]')?.dataset.step ?? '-1';
    if (step !== '-1') window.steps[step] ??= Date.now();
  };
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document.body, everything);
  note();
}"""
# Devices may differ by so much, in ms: what a person at the table would not notice.
IN_STEP = 300


async def watch(*pages: Page) -> None:
    """Note the steps from now on."""
    await asyncio.gather(*[page.evaluate(NOTE_STEPS) for page in pages])


async def steps_of(page: Page) -> dict[str, int]:
    """When each step was shown."""
    noted: dict[str, int] = await page.evaluate("() => window.steps")
    return noted


async def told_and_given(table: Table) -> Table:
    """A table that is about to vote."""
    await table.tell()
    await table.give()
    return table


async def on_tv(people: People, table: Table) -> Page:
    """A TV that shows the table."""
    (sofa,) = await people(1, phone=False, motion=True)
    await sofa.open(f"/t/{table.code}/tv")
    await sofa.page.get_by_role("heading", level=1).wait_for()
    return sofa.page


@pytest.mark.clock
@pytest.mark.long  # it takes a machine with nothing else to do: five browsers draw at one moment
@pytest.mark.parametrize(("ruleset", "fillers"), [("odyssey", 0), ("party", 2)])
async def test_four_devices_and_a_tv_show_the_same_step(
    people: People, tables: Tables, ruleset: str, fillers: int
) -> None:
    phones = await people(2, motion=True)
    others = [*await people(1, motion=False), *await people(1, motion=True, phone=False)]
    table = await told_and_given(await tables.start([*phones, *others], fillers, ruleset=ruleset))
    pages = [*[person.page for person in (*phones, *others)], await on_tv(people, table)]
    await watch(*pages)
    await table.cast_votes()
    await expect(others[1].page.get_by_role("list", name=say("reveal-points"))).to_be_visible(
        timeout=2 * PATIENCE
    )
    await table.until(lambda view: view.reveal is not None)
    assert table.now.reveal is not None
    steps = [str(step) for step in range(len(table.now.reveal.steps))]
    for page in pages:
        await page.wait_for_function(f"() => window.steps['{steps[-1]}'] !== undefined")
    noted = [await steps_of(page) for page in pages]
    assert [sorted(one, key=int) for one in noted] == [steps] * len(pages), "all see all steps"
    apart = {step: max(at) - min(at) for step in steps if (at := [one[step] for one in noted])}
    print(f"{ruleset}: ms apart by step: {apart}", flush=True)
    assert max(apart.values()) <= IN_STEP, noted


async def test_nothing_gives_the_card_away_before_its_step(people: People, tables: Tables) -> None:
    phone, desktop = [*await people(1, motion=True), *await people(1, motion=True, phone=False)]
    table = await told_and_given(await tables.start([phone, desktop], 2, led_reveal=True))
    tv = await on_tv(people, table)
    await table.cast_votes()
    for page in (phone.page, desktop.page, tv):
        await expect(title(page)).to_have_text(say("reveal-votes"))
        assert await page.locator(".card.glow, .points:visible").count() == 0
        assert await names_under_cards(page) == 0


def title(page: Page) -> Locator:
    """What a page is called."""
    return page.get_by_role("heading", level=1)


async def names_under_cards(page: Page) -> int:
    """How many owners are told."""
    return await page.locator(".owner .tag").count()


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "reduced motion"])
async def test_who_reloads_or_comes_late_joins_at_the_step(
    people: People, tables: Tables, *, motion: bool
) -> None:
    ada, ben = await people(2, motion=motion)
    table = await told_and_given(await tables.start([ada, ben], 2, led_reveal=True))
    await table.cast_votes()
    await ada.page.get_by_role("button", name=say("reveal-show-next")).click()
    await expect(title(ada.page)).not_to_have_text(say("reveal-votes"))
    told = await names_under_cards(ada.page)
    assert 1 <= told < 4
    tv = await on_tv(people, table)
    await ben.page.reload()
    for page in (ben.page, tv):
        await expect(page.locator(".owner .tag")).to_have_count(told)


async def test_a_host_who_leads_decides_when_each_card_turns(
    people: People, tables: Tables
) -> None:
    ada, ben = await people(2, motion=True)
    table = await told_and_given(await tables.start([ada, ben], 2, led_reveal=True))
    await table.cast_votes()
    onward = ada.page.get_by_role("button", name=say("reveal-show-next"))
    waits = ben.page.get_by_role("button", name=say("reveal-host-leads", name="Ada"))
    await expect(waits).to_be_visible()
    assert table.now.reveal is not None
    steps = len(table.now.reveal.steps)
    for step in range(1, steps):
        await onward.click()
        await table.shows_step(step)
    await expect(ben.page.get_by_role("button", name=say("reveal-see-cards"))).to_be_visible()
    await table.press_on()


async def test_the_host_may_skip_the_rest_for_everybody(people: People, tables: Tables) -> None:
    ada, ben = [*await people(1, motion=True), *await people(1, motion=True, phone=False)]
    table = await told_and_given(await tables.start([ada, ben], 1, ruleset="classic"))
    await table.cast_votes()
    await expect(ben.page.get_by_role("button", name=say("reveal-skip"))).to_have_count(0)
    await table.show_all()
    await expect(ben.page.get_by_role("button", name=say("reveal-go-on"))).to_be_enabled()
    await table.hares[0].look_at_cards()
    assert await title(ada.page).inner_text() == await title(ben.page).inner_text()


async def test_on_a_phone_the_rabbits_hop_by_themselves_unless_somebody_looks_at_a_card(
    people: People, tables: Tables
) -> None:
    ada, ben, chloe = await people(3, motion=True)
    table = await told_and_given(await tables.start([ada, ben, chloe], 1, led_reveal=True))
    await table.cast_votes()
    assert table.now.reveal is not None
    await ben.page.locator("button.face").first.click()
    await ben.page.get_by_role("dialog", name=say("reveal-cards")).wait_for()
    for step in range(1, len(table.now.reveal.steps)):
        await ada.page.get_by_role("button", name=say("reveal-show-next")).click()
        await table.shows_step(step)
    for person in (ada, chloe):
        await person.page.get_by_role("img", name=starts("The score track.")).wait_for()
    await ben.page.keyboard.press("Escape")
    await expect(ben.page.get_by_role("list", name=say("reveal-points"))).to_be_visible()
    await table.hares[0].look_at_cards()
    await table.press_on()


async def test_the_last_ten_seconds_leave_the_title_where_it_is(
    people: People, tables: Tables
) -> None:
    (ada,) = await people()
    table = await tables.start([ada], 3, clocks={"reveal": 20})
    await told_and_given(table)
    await table.vote()
    title = ada.page.get_by_role("heading", level=1)
    time = ada.page.get_by_text(re.compile(r"0:1\d"))
    await time.wait_for()
    before = await title.bounding_box()
    await ada.page.get_by_text(re.compile(r"0:0\d")).first.wait_for()
    assert await title.bounding_box() == before
