"""What eyes found wrong on single screens, measured by the boxes of what is drawn."""

from collections import Counter

from playwright.async_api import Locator, Page

from tests.browser.company import Company
from tests.browser.geometry import resize
from tests.browser.people import People, RealServer
from tests.browser.scenes import settled, show_all

SIDEWAYS = (844, 390)
LEAST = 84  # px: cards are not narrower, where they fit

# A number, and the rabbit in the corner of its button.
OVERLAPS = """
(marks) => marks.map((mark) => {
  const a = mark.firstElementChild.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(mark.previousElementSibling);
  const b = words.getBoundingClientRect();
  // Digits are drawn in the middle of their line.
  const high = b.height / 5;
  return Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom - high) - Math.max(a.top, b.top + high),
  );
})
"""


async def rows(what: Locator) -> list[int]:
    """How many of these elements stand in each row, from the top."""
    await what.first.wait_for()
    tops = await what.evaluate_all("all => all.map((one) => one.offsetTop)")
    return [number for _, number in sorted(Counter(tops).items())]


async def is_seen(page: Page, what: Locator) -> list[bool]:
    """Whether the middle of each of these elements is what one sees there."""
    await settled(page)
    seen: list[bool] = await what.evaluate_all("""all => all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })""")
    return seen


async def test_on_a_phone_a_replay_shows_three_cards_abreast_in_every_step(
    people: People, server: RealServer
) -> None:
    (ada,) = await people()
    company = await Company.gather(server, 5, "odyssey", end={"score": 1})
    await company.reach("over")
    game = company.view.table.game_id
    for step, wanted in {
        "deal": [3, 3], "tell": [3, 3], "give": [3, 3], "vote": [3, 2], "reveal": [3, 2]
    }.items():  # fmt: skip
        page = await ada.open(f"/games/{game}#1-{step}-1")
        await page.reload()
        await settled(page)
        assert await rows(page.locator("#stage li:has(.card)")) == wanted, step
    await company.leave()


async def test_on_a_phone_the_ways_of_a_storybook_are_three_and_two(
    people: People, server: RealServer
) -> None:
    (ada,) = await people()
    company = await Company.gather(server, 5, "odyssey", end={"score": 1})
    await company.reach("over")
    page = await ada.open(f"/games/{company.view.table.game_id}/book")
    assert await rows(page.locator("header .way")) == [3, 2]
    # It makes room for the book when that is read.
    assert (
        await page.locator("header").evaluate("one => getComputedStyle(one).position") == "static"
    )
    await company.leave()


async def test_on_a_phone_on_its_side_the_scores_of_six_stand_beside_the_track(
    people: People, server: RealServer
) -> None:
    (ada,) = await people()
    company = await Company.gather(server, 6)
    await company.reach("reveal")
    await company.seat(ada, 0)
    page = ada.page
    await settled(page)
    await show_all(page)
    widths = await page.locator(".fills li .card").evaluate_all(
        "all => all.map((one) => one.offsetWidth)"
    )
    assert min(widths) >= LEAST
    await resize(page, *SIDEWAYS)
    await page.locator(".turn").click()
    lines = page.locator(".standings li")
    await lines.first.wait_for()
    assert await is_seen(page, lines) == [True] * 6
    await company.leave()


async def test_a_number_of_the_score_page_is_read_beside_its_rabbit(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/score")
    for place, name in enumerate(("Ada", "Ben", "Chloé", "Dao")):
        await page.locator("main li input").nth(place).fill(name)
    await page.locator(".action .primary").click()
    await page.locator(".people button").first.click()
    for place in range(3):
        await page.locator("[role=group].row").nth(place).locator("button").nth(place).click()
    marks = page.locator(".mark")
    assert await marks.count() >= 9
    overlaps = await marks.evaluate_all(OVERLAPS)
    assert max(overlaps) <= 3, overlaps
