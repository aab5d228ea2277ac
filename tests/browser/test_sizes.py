"""Every screen at every size: the action is in sight, no words are cut, nothing overlaps."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Page, expect

from storyhare.words import say
from tests.browser.company import Company
from tests.browser.days_scenes import days_scenes
from tests.browser.geometry import (
    cards_below,
    covered,
    emptiness,
    findings,
    hidden,
    largest_rectangle,
    resize,
)
from tests.browser.people import People, Person, RealServer, sit_down
from tests.browser.scenes import Scene, Stage, as_it_is, open_chat, settled

Size = tuple[int, int]
QUICK: list[Size] = [(390, 844), (844, 390), (820, 1180)]
ALL: list[Size] = [
    *QUICK, (667, 375), (932, 430), (320, 568), (360, 640), (1180, 820), (1440, 900), (2560, 1440)
]  # fmt: skip
KEYBOARD: Size = (390, 480)  # what a keyboard on the screen leaves of a phone
TALL = 800  # px: from this height on, owners and points are in sight together
GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "classic": (5, "classic", {"end": {"tellings": 1}}),
    "three": (3, "classic", {"end": {"tellings": 1}}),
    "four": (4, "classic", {"end": {"tellings": 1}}),
    "eight": (8, "odyssey", {"end": {"score": 8}}),
    "twelve": (12, "odyssey", {"end": {"score": 8}}),
    "party": (6, "party", {}),
    "team": (6, "team", {}),
    "teams of twelve": (12, "team", {}),
}
SOME = ("classic", "eight", "party", "team")
FILLED = ("tell", "wait", "give", "vote")  # screens whose cards share all the room there is
CHOSEN_FROM = ("give", "vote (")  # all cards are in sight where there are six or fewer
FEW = 6
# What looks the same in every ruleset is looked at in the first.
AGAIN = ("told", "wait", "given", "track", "menu", "chat")


async def check(scene: Scene, sizes: list[Size]) -> list[str]:
    """One screen at these sizes."""
    page, found = scene.person.page, []
    for width, height in sizes:
        await resize(page, width, height)
        await settled(page)
        wrong = await findings(page) + await covered(page)
        if scene.name == "reveal" and height >= TALL:
            wrong += await hidden(page)
        if scene.name.startswith(FILLED) and (empty := await emptiness(page)) > 1 / 3:
            wrong.append(f"{empty:.0%} of the screen is empty")
        if scene.name.startswith(CHOSEN_FROM) and (below := await cards_below(page, FEW)):
            wrong.append(f"{below} cards are out of sight")
        found += [f"{scene.name}, {width}x{height}: {what}" for what in wrong]
    await resize(page, 390, 844)
    return found


async def check_all(scenes: AsyncIterator[Scene], sizes: list[Size]) -> None:
    """Every screen; all findings at once."""
    found = [what async for scene in scenes for what in await check(scene, sizes)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", SOME)
async def test_games_fit_phones_and_tablets(people: People, server: RealServer, game: str) -> None:
    number, ruleset, options = GAMES[game]
    again = () if game == "classic" else AGAIN
    await check_all(Stage(people, server).game("", number, ruleset, again, **options), QUICK)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_games_fit_every_screen(people: People, server: RealServer, game: str) -> None:
    number, ruleset, options = GAMES[game]
    await check_all(Stage(people, server).game("", number, ruleset, **options), ALL)


async def doors(people: People, server: RealServer) -> AsyncIterator[Scene]:
    """The home page, the name before a table is opened, and the door of a table."""
    (person,) = await people()
    company = await Company.gather(server, 12, "odyssey")

    async def start(page: Page) -> None:
        await page.locator("main .primary").click()
        await page.locator("form .primary, form .off").wait_for()

    for name, path, show in (
        ("home", "/", as_it_is),
        ("name", "/", start),
        ("door", f"/t/{company.code}", as_it_is),
    ):
        scene = Scene("", name, person, path, show)
        await scene.again()
        yield scene
    await company.leave()


async def test_the_ways_in_fit_phones_and_tablets(people: People, server: RealServer) -> None:
    await check_all(doors(people, server), QUICK)


@pytest.mark.long
async def test_the_ways_in_fit_every_screen(people: People, server: RealServer) -> None:
    await check_all(doors(people, server), ALL)


async def other_pages(people: People, server: RealServer) -> AsyncIterator[Scene]:
    """The rules, /score, a replay, a table that is gone."""
    stage = Stage(people, server)
    for scenes in (stage.pages(), stage.around()):
        async for scene in scenes:
            if scene.area != "tv":
                yield scene


@pytest.mark.long
async def test_all_other_pages_fit_every_screen(people: People, server: RealServer) -> None:
    await check_all(other_pages(people, server), ALL)


async def test_screens_over_days_fit_phones_and_tablets(
    people: People, mail_server: RealServer
) -> None:
    # A sheet is scrolled, and lies over the page; the home page is scrolled below one's tables.
    sheets = ("notifications", "my tables")
    scenes = (
        one async for one in days_scenes(people, mail_server) if not one.name.startswith(sheets)
    )
    await check_all(scenes, [*QUICK, (320, 568), (1440, 900)])


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "pl"])
async def test_long_words_fit_every_screen(
    people: People, server: RealServer, language: str
) -> None:
    number, ruleset, options = GAMES["eight"]
    found = []
    async for scene in Stage(people, server).game("", number, ruleset, **options):
        await scene.again(f"?lang={language}")
        found += await check(scene, ALL)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(("number", "rows"), [(5, [3, 2]), (8, [3, 3, 2])])
async def test_on_a_phone_cards_lie_three_abreast_with_the_last_row_centred(
    people: People, server: RealServer, number: int, rows: list[int]
) -> None:
    (ada,) = await people()
    company = await Company.gather(server, number, "odyssey")
    await company.reach("vote")
    await company.seat(ada, 1)
    await settled(ada.page)
    cards = ada.page.get_by_role("list", name=say("round-vote-cards"), exact=True)
    boxes = [await card.bounding_box() for card in await cards.get_by_role("listitem").all()]
    tops: dict[int, list[float]] = {}
    for box in boxes:
        assert box is not None
        tops.setdefault(round(box["y"]), []).append(box["x"] + box["width"] / 2)
    assert [len(row) for row in tops.values()] == rows
    for row in tops.values():
        assert sum(row) / len(row) == pytest.approx(390 / 2, abs=2)
    await company.leave()


# -- over a keyboard -------------------------------------------------------------------------------


async def is_in_sight(page: Page, name: str) -> None:
    """This button is wholly seen, and pressing its middle presses it."""
    button = page.get_by_role("button", name=name, exact=True)
    await expect(button).to_be_in_viewport(ratio=1)
    await button.click(trial=True)


async def write_clue(ada: Person) -> str:
    company = await Company.gather(ada.server, 4)
    await company.reach("tell")
    await company.seat(ada, 0)
    await ada.page.get_by_role("textbox").fill("Almost awake")
    await company.leave()
    return say("round-tell-it")


async def write_name(ada: Person) -> str:
    page = await ada.open("/")
    await page.get_by_role("button", name=say("home-start"), exact=True).click()
    await page.get_by_role("textbox").fill("Ada")
    return say("home-open")


async def write_at_the_door(ada: Person) -> str:
    company = await Company.gather(ada.server, 4)
    page = await ada.open(f"/t/{company.code}")
    await page.get_by_role("textbox").fill("Zoë")
    await company.leave()
    return say("shell-join")


async def write_in_chat(ada: Person) -> str:
    await sit_down([ada])
    await open_chat(ada.page)
    await ada.page.get_by_role("textbox").fill("Good evening")
    return say("chat-send")


@pytest.mark.parametrize(
    "write",
    [write_clue, write_name, write_at_the_door, write_in_chat],
    ids=["clue", "name", "door", "chat"],
)
async def test_over_a_keyboard_the_button_stays_in_sight(
    people: People, write: Callable[[Person], Awaitable[str]]
) -> None:
    (ada,) = await people()
    button = await write(ada)
    await ada.page.get_by_role("textbox").click()
    await ada.page.set_viewport_size({"width": KEYBOARD[0], "height": KEYBOARD[1]})
    await settled(ada.page)
    await expect(ada.page.get_by_role("textbox")).to_be_focused()
    await is_in_sight(ada.page, button)


# -- sorting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390)])
async def test_sorting_a_hand_scrolls_and_ends_with_a_button_in_sight(
    people: People, server: RealServer, width: int, height: int
) -> None:
    (ada,) = await people()
    company = await Company.gather(server, 4)
    await company.reach("give")
    await company.seat(ada, 1)
    page = ada.page
    await page.set_viewport_size({"width": width, "height": height})
    await page.get_by_role("button", name=say("round-sort")).click()
    await is_in_sight(page, say("round-sorted"))
    cards = page.get_by_role("list", name=say("round-hand"), exact=True).locator("li")
    # A finger that moves up or down on a card scrolls the page.
    assert await cards.first.evaluate("one => getComputedStyle(one).touchAction") == "pan-y"
    last = cards.last.get_by_role("button").first
    await last.scroll_into_view_if_needed()
    await last.click()
    await is_in_sight(page, say("round-sorted"))
    await page.get_by_role("button", name=say("round-sorted"), exact=True).click()
    await page.get_by_role("button", name=say("round-sort")).wait_for()
    await company.leave()


# -- the checks themselves -------------------------------------------------------------------------


def test_the_largest_free_rectangle_is_found() -> None:
    rows = ["..#..", ".....", "#...."]
    assert largest_rectangle([[cell == "#" for cell in row] for row in rows]) == 8


async def test_the_checks_see_what_is_wrong(people: People) -> None:
    (ada,) = await people()
    await sit_down([ada])
    page = ada.page
    await settled(page)
    assert await findings(page) == []
    for element, style, what in (
        (".action .button", "position: fixed; top: 2000px", "out of sight"),
        (".action .button", "pointer-events: none", "covered"),
        (".rules .word-button", "position: fixed; top: 8px; right: 8px", "overlap"),
    ):
        one = page.locator(element)
        await one.evaluate("(one, style) => { one.style = style }", style)
        assert any(found.startswith(what) for found in await findings(page)), what
        await one.evaluate("(one) => { one.style = '' }")
    await page.evaluate(
        "document.querySelector('h1').style = 'width: 20px; overflow: hidden; white-space: nowrap'"
    )
    assert any(one.startswith("cut") for one in await findings(page))
