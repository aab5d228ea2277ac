"""No screen is wider than the device: at 320 px in every language, and with text at 200 %.

`make test-long` looks in all of them, three languages apart: one of these is made of long words.
"""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page

from storyhare.words import languages, say
from tests.browser.days_scenes import days_scenes
from tests.browser.people import People, RealServer, sit_down
from tests.browser.scenes import Scene, Stage, open_chat

NARROW = {"width": 320, "height": 640}
PHONE = {"width": 390, "height": 844}
WIDER = """
() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > wide) {
    found.push(`the page: ${document.documentElement.scrollWidth} of ${wide}`);
  }
  // Screens clip what sticks out of them, and sheets do not widen the page: it would be cut off.
  for (const one of document.querySelectorAll('button, a, input, textarea, select, h1, h2, p')) {
    const { left, right, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2 || (right <= wide + 1 && left >= -1)) continue;
    let scroller = one.parentElement;
    while (scroller && !['auto', 'scroll'].includes(getComputedStyle(scroller).overflowX)) {
      scroller = scroller.parentElement;
    }
    // In a strip that is meant to be scrolled it may stand outside.
    if (scroller && scroller !== document.documentElement && scroller !== document.body) {
      const box = scroller.getBoundingClientRect();
      if (box.right <= wide + 1 && box.left >= -1) continue;
    }
    found.push(`${one.tagName} ${one.className} ${(one.textContent || '').trim().slice(0, 40)}: `
      + `${Math.round(left)} to ${Math.round(right)} of ${wide}`);
  }
  return found;
}
"""


async def wider(page: Page, width: dict[str, int]) -> list[str]:
    """What sticks out at this size."""
    await page.set_viewport_size({"width": width["width"], "height": width["height"]})
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    found: list[str] = await page.evaluate(WIDER)
    return found


QUICK = ("en", "fr", "qps")
OTHERS = tuple(sorted(languages() - set(QUICK)))
IN = pytest.mark.parametrize(
    "spoken",
    [QUICK, pytest.param(OTHERS, marks=pytest.mark.long)],
    ids=["three languages", "the others"],
)


async def check(scene: Scene, spoken: tuple[str, ...]) -> list[str]:
    """One screen in all its widths."""
    page = scene.person.page
    found = []
    for language in spoken:
        if language != "en":  # which it was shown in
            await scene.again(f"?lang={language}")
        found += [f"{scene.name}, 320, {language}: {what}" for what in await wider(page, NARROW)]
        if language != "en":
            continue
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        large = await wider(page, PHONE)
        found += [f"{scene.name}, 390 at 200 %: {what}" for what in large]
    return found


async def check_all(scenes: AsyncIterator[Scene], spoken: tuple[str, ...]) -> None:
    """Every screen; all findings at once."""
    found = [what async for scene in scenes for what in await check(scene, spoken)]
    assert found == [], "\n".join(found)


@IN
@pytest.mark.parametrize(
    "game",
    [
        (5, "classic", {"end": {"tellings": 1}}),
        (12, "odyssey", {"end": {"score": 8}}),
        (6, "party", {}),
        (6, "team", {}),
        (3, "classic", {"end": {"tellings": 1}}),
    ],
    ids=["classic", "odyssey of 12", "party", "team", "three players"],
)
async def test_no_screen_of_a_game_is_too_wide(
    people: People,
    server: RealServer,
    game: tuple[int, str, dict[str, object]],
    spoken: tuple[str, ...],
) -> None:
    number, ruleset, options = game
    # What looks the same in every ruleset is looked at in the first.
    again = () if (ruleset, number) == ("classic", 5) else ("told", "wait", "given", "track")
    scenes = Stage(people, server).game("", number, ruleset, again, **options)
    await check_all(scenes, spoken)


@IN
async def test_no_page_without_a_table_is_too_wide(
    people: People, server: RealServer, spoken: tuple[str, ...]
) -> None:
    await check_all(Stage(people, server).pages(), spoken)


@IN
async def test_doors_and_replays_are_not_too_wide(
    people: People, server: RealServer, spoken: tuple[str, ...]
) -> None:
    scenes = (one async for one in Stage(people, server).around() if one.area != "tv")
    await check_all(scenes, spoken)


@IN
async def test_no_screen_over_days_is_too_wide(
    people: People, mail_server: RealServer, spoken: tuple[str, ...]
) -> None:
    await check_all(days_scenes(people, mail_server), spoken)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
async def test_send_stays_in_its_place_however_long_a_line_becomes(
    people: People, phone: bool
) -> None:
    (ada,) = await people(phone=phone)
    await sit_down([ada])
    await open_chat(ada.page)
    send = ada.page.get_by_role("button", name=say("chat-send"), exact=True)
    before = await send.bounding_box()
    assert before is not None
    size = ada.page.viewport_size
    assert size is not None
    for letters in (40, 80, 300):
        await ada.page.get_by_label(say("chat-say")).fill("Moonlight " * (letters // 10))
        now = await send.bounding_box()
        assert now is not None
        assert now["x"] == before["x"]
        assert now["x"] + now["width"] <= size["width"]
        assert now["y"] + now["height"] <= size["height"]
        assert await ada.page.evaluate(WIDER) == []


async def test_the_check_sees_what_sticks_out(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/rules")
    await page.get_by_role("heading", level=1).wait_for()
    assert await wider(page, NARROW) == []
    await page.evaluate("document.querySelector('main').style.minWidth = '340px'")
    assert any(what.startswith("the page") for what in await wider(page, NARROW))
    await page.evaluate("document.querySelector('main').style.minWidth = ''")
    await page.evaluate(
        "document.querySelector('main button').style = 'position: fixed; left: 300px'"
    )
    assert any(what.startswith("BUTTON") for what in await wider(page, NARROW))
