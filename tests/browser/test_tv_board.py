"""The TV is the board: cards fill the screen in vote and reveal, the track grows when rabbits hop,
and the end is a show."""

from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, ViewportSize, expect

from storyhare.rules import Vote
from storyhare.table import commands as ask
from storyhare.words import say
from tests.browser.company import Company
from tests.browser.frames import Frames
from tests.browser.people import NAMES, People, RealServer
from tests.browser.scenes import settled

PATIENCE = 30_000
FULL_HD = ViewportSize(width=1920, height=1080)
SIZES = [
    ViewportSize(width=width, height=height)
    for width, height in ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
]
# The least height of a card, as a share of the screen's: up to eight cards, and more.
FEW, MANY = 0.38, 0.30
BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"
# The stage has followed the size of the screen.
FITS = """() => {
  const stage = document.querySelector('main.stage').getBoundingClientRect();
  return Math.abs(stage.width - innerWidth) < 2 && Math.abs(stage.height - innerHeight) < 2;
}"""
Box = dict[str, float]


def cards(page: Page) -> Locator:
    """The cards on the board."""
    return page.get_by_role("list", name=say("tv-cards")).get_by_role("listitem")


async def boxes(found: Locator) -> list[Box]:
    """Where things are on the screen."""
    measured: list[Box] = await found.evaluate_all(BOXES)
    return measured


def middle(box: Box) -> tuple[float, float]:
    """The centre of a box, which stays where it is when a card steps forward."""
    return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2


def rows_of(found: list[Box]) -> list[list[Box]]:
    """The rows in which cards lie."""
    rows: list[list[Box]] = []
    for box in found:
        row = rows[-1] if rows else []
        if not row or middle(box)[1] - middle(row[0])[1] > box["height"] / 2:
            rows.append([box])
        else:
            row.append(box)
    return rows


async def check_board(page: Page, count: int, size: ViewportSize) -> None:
    """All cards are as large as promised, upright, whole, apart, and in centred rows."""
    await expect(cards(page)).to_have_count(count, timeout=PATIENCE)
    await page.wait_for_function(FITS)
    await settled(page)
    found = await boxes(cards(page).locator(".card"))
    least = FEW if count <= 8 else MANY
    for box in found:
        assert box["height"] >= least * size["height"], (count, size, box)
        assert box["width"] * 1.5 == pytest.approx(box["height"], rel=0.01)
        assert box["left"] >= 0
        assert box["right"] <= size["width"]
        assert box["top"] >= 0
        assert box["bottom"] <= size["height"]
    for row in rows_of(found):
        ends = middle(row[0])[0], middle(row[-1])[0]
        assert sum(ends) == pytest.approx(size["width"], abs=2), "a row is not centred"
        for one, other in pairwise(row):
            assert one["right"] < other["left"]
    await check_clue(page, found, size)
    await check_foot(page, found)


async def check_clue(page: Page, found: list[Box], size: ViewportSize) -> None:
    """The clue is in the middle above the cards, and large."""
    (clue,) = await boxes(page.get_by_role("blockquote"))
    assert middle(clue)[0] == pytest.approx(size["width"] / 2, abs=0.01 * size["width"])
    assert clue["bottom"] <= min(box["top"] for box in found)
    assert clue["height"] >= 0.03 * size["height"]
    assert await page.evaluate(
        "() => document.documentElement.scrollHeight <= innerHeight"
        " && document.documentElement.scrollWidth <= innerWidth"
    )


async def check_foot(page: Page, found: list[Box]) -> None:
    """Who votes, or the points: wholly below the cards."""
    below = max(box["bottom"] for box in found)
    for line in await boxes(page.locator("main .foot :is(h2, li, .leader)")):
        assert line["top"] >= below - 12, "the cards lie over it"


@pytest_asyncio.fixture(loop_scope="session")
async def board(people: People, server: RealServer) -> AsyncIterator[Any]:
    """Gathers a table and its TV: `company, page = await board(8, "odyssey")`."""
    companies: list[Company] = []

    async def gather(
        number: int, ruleset: str, *, motion: bool = False, **options: Any
    ) -> tuple[Company, Page]:
        (wall,) = await people(phone=False, motion=motion)
        await wall.page.set_viewport_size(FULL_HD)
        company = await Company.gather(server, number, ruleset, led_reveal=True, **options)
        companies.append(company)
        return company, await wall.open(f"/t/{company.code}/tv")

    yield gather
    for company in companies:
        await company.leave()


async def lead_to(company: Company, shows: str) -> None:
    """The host leads the reveal to a step."""
    reveal = company.view.table.reveal
    assert reveal is not None
    step = max(at for at, one in enumerate(reveal.steps) if one.shows == shows)
    if step > reveal.step:
        await company.do(0, ask.ShowStep(step))


async def test_eight_cards_fill_the_screen_and_the_track_grows_for_the_hop(board: Any) -> None:
    company, page = await board(8, "odyssey")
    await company.reach("vote")
    await check_board(page, 8, FULL_HD)
    await company.reach("reveal")
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("reveal-votes"))
    await check_board(page, 8, FULL_HD)
    await lead_to(company, "card")
    await check_board(page, 8, FULL_HD)
    names = await boxes(cards(page).locator(".owner .name"))
    assert len(names) == 8
    assert min(box["height"] for box in names) >= 0.03 * FULL_HD["height"], "legible from a sofa"
    track = page.get_by_role("img", name=say("tv-track", scores="").rstrip(" ."))
    (strip,) = await boxes(track)
    assert strip["height"] < 0.1 * FULL_HD["height"]
    await lead_to(company, "track")
    await expect(page.locator(".track.tv")).to_be_visible(timeout=PATIENCE)
    (grown,) = await boxes(track)
    assert grown["height"] > 0.3 * FULL_HD["height"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("number", "ruleset"),
    [
        (5, "classic"),
        (6, "classic"),
        (8, "odyssey"),
        (12, "odyssey"),
        (7, "party"),
        (12, "party"),
        (6, "team"),
    ],
)
async def test_cards_fill_screens_of_all_sizes(board: Any, number: int, ruleset: str) -> None:
    company, page = await board(number, ruleset)
    await company.reach("vote")
    count = len(company.view.table.game.table)
    for size in SIZES:
        await page.set_viewport_size(size)
        await check_board(page, count, size)
    await company.reach("reveal")
    for shows in ("votes", "card", "points"):
        await lead_to(company, shows)
        for size in SIZES:
            await page.set_viewport_size(size)
            await check_board(page, count, size)
    # When the rabbits have hopped, the cards have the screen again, now with their points.
    await lead_to(company, "track")
    await expect(page.get_by_role("region", name=say("tv-points"))).to_be_visible()
    await page.wait_for_timeout(10_000)  # the strip shrinks after 9 s, by the clock alone
    await check_board(page, count, SIZES[-1])


@pytest.mark.long
@pytest.mark.parametrize("motion", [True, False])
async def test_the_end_shows_the_third_then_the_second_then_the_first(
    board: Any, *, motion: bool
) -> None:
    company, page = await board(6, "classic", motion=motion, end={"tellings": 1})
    await company.reach("tell")
    await page.evaluate(
        """() => {
          window.order = [];
          new MutationObserver(() => {
            for (const one of document.querySelectorAll('[class*="place-"]')) {
              const place = one.className.match(/place-(\\d)/)[1];
              if (!window.order.includes(place)) window.order.push(place);
            }
          }).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    await company.reach("over")
    title = page.get_by_role("heading", level=1)
    await expect(title).to_have_text(say("end-title"), timeout=PATIENCE)
    winners = [NAMES[seat] for seat in company.view.table.winners]
    await expect(title).to_contain_text(winners[0], timeout=PATIENCE)
    assert await page.evaluate("() => window.order") == ["3", "2", "1"]
    assert (await page.locator(".confetti span").count() > 0) is motion
    await expect(page.get_by_role("heading", name=say("tv-best"))).to_be_visible(timeout=PATIENCE)
    slide = page.locator("[data-slide]")
    first = await slide.get_by_role("blockquote").inner_text()
    await expect(slide.get_by_role("blockquote")).not_to_have_text(first, timeout=PATIENCE)
    await expect(slide.get_by_role("img").first).to_be_visible()


@pytest.mark.long
async def test_a_shared_win_names_everybody_who_won(board: Any) -> None:
    company, page = await board(3, "classic")
    await company.reach("tell")
    await company.do(0, ask.LastRound())
    await company.reach("vote")
    # Two vote for each other's card, and nobody finds that of the storyteller.
    own = [company.clients[seat].view.you.game.own[0] for seat in (1, 2)]
    await company.do(1, Vote((own[1],)))
    await company.do(2, Vote((own[0],)))
    await company.reach("over")
    assert company.view.table.winners == (1, 2)
    title = page.get_by_role("heading", level=1)
    await expect(title).to_have_text(
        say("end-winner", names="Ben and Chloé", who="several"), timeout=PATIENCE
    )
    stack = page.locator(".place-1")
    await expect(stack).to_contain_text("Ben, Chloé")


async def test_a_tv_connects_once_whatever_it_is_shown(people: People, server: RealServer) -> None:
    (tv,) = await people(phone=False)
    frames = await Frames.of(tv.page)
    company = await Company.gather(server, 4, "odyssey")
    await tv.open(f"/t/{company.code}/tv")
    await tv.page.locator("main.stage").wait_for()
    await company.reach("vote")
    await cards(tv.page).first.wait_for()
    assert [frame["type"] for frame in await frames.sent()].count("hello") == 1
    assert len(await frames.views()) > 3
    await company.leave()
