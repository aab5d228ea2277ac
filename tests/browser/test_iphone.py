"""What phones need, iPhones above all: the notch, the home screen, long presses, sheets, sound.

Only Chromium can pretend to have a notch; the rest runs in every engine. What no engine here can
show is in docs/browsers.md, for people who have the device.
"""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Page, expect

from storyhare.testing.client import call
from storyhare.words import say
from tests.browser.company import Company
from tests.browser.engines import running as start
from tests.browser.geometry import resize
from tests.browser.people import People, RealServer, sit_down
from tests.browser.play import Hare
from tests.browser.scenes import Stage, settled

# An iPhone on its side: the camera on one side, and as much on the other; a bar below.
NOTCH = {"left": 59, "right": 59, "bottom": 21}
SIDEWAYS = [(844, 390), (932, 430)]
UNDER_THE_NOTCH = """
({ left, right, bottom }) => {
  const modal = document.querySelector('dialog[open]');
  const found = [...(modal ?? document.body).querySelectorAll(
    'h1, h2, button, a[href], input, select, textarea')]
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && !one.closest('.unseen, [inert], [hidden]') &&
        getComputedStyle(one).visibility === 'visible';
    })
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const isPinned = one.closest('.action, dialog footer') !== null;
      return box.left < left - 1 || box.right > innerWidth - right + 1 ||
        (isPinned && box.bottom > innerHeight - bottom + 1);
    });
  return found.map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const words = (one.ariaLabel ?? one.textContent).trim().slice(0, 30);
    return `${one.tagName} "${words}" ${[left, top, right, bottom].map(Math.round)}`;
  });
}
"""
ON_AN_IPHONE = "Object.defineProperty(navigator, 'standalone', { value: false })"
SPLASHES = """
async () => Promise.all([...document.querySelectorAll('link[rel=apple-touch-startup-image]')].map(
  async ({ href, media }) => {
    const image = new Image();
    image.src = href;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const at = (x, y) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3).join();
    const middle = [image.width / 2, image.height / 2].map(Math.floor);
    return [media, image.width, image.height, at(1, 1), at(...middle)];
  }))
"""
NOTE_SOUND = """
window.contexts = [];
window.AudioContext = class extends AudioContext {
  constructor(...given) {
    super(...given);
    window.contexts.push(this);
  }
};
"""


@pytest_asyncio.fixture(loop_scope="session")
async def notched(server: RealServer) -> AsyncIterator[People]:
    """People with Chromium, in which a notch can be asked for."""
    async with start("chromium") as started:
        people = People(started, server)
        yield people
        troubles = [trouble for person in people.here for trouble in person.troubles]
        await people.leave(None)
        assert not troubles, "\n".join(troubles)


async def under_the_notch(page: Page) -> list[str]:
    """What lies there, or below the edge of the screen, at the sizes of phones on their side."""
    session = await page.context.new_cdp_session(page)
    insets = {**NOTCH, "top": 0}
    await session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    found = []
    for width, height in SIDEWAYS:
        await resize(page, width, height)
        await settled(page)
        found += [f"{width}: {what}" for what in await page.evaluate(UNDER_THE_NOTCH, NOTCH)]
    await session.detach()
    await resize(page, 390, 844)
    return found


async def test_nothing_to_press_lies_under_the_notch(notched: People, server: RealServer) -> None:
    stage = Stage(notched, server)
    found = []
    for scenes in (stage.pages(), stage.game("", 5, "classic", end={"tellings": 1})):
        async for scene in scenes:
            found += [f"{scene.name}, {what}" for what in await under_the_notch(scene.person.page)]
    assert found == [], "\n".join(found)


async def test_an_iphone_gets_an_opening_picture_of_its_size(people: People) -> None:
    (ada,) = await people()
    await ada.page.add_init_script(ON_AN_IPHONE)
    page = await ada.open("/")
    await expect(page.locator("link[rel=apple-touch-startup-image]")).to_have_count(2)
    ratio, *sides = await page.evaluate("[devicePixelRatio, screen.width, screen.height]")
    short, long = sorted(int(side * ratio) for side in sides)
    for media, width, height, corner, middle in await page.evaluate(SPLASHES):
        wanted = (short, long) if "portrait" in media else (long, short)
        assert (width, height) == wanted
        assert corner == "12,18,32"
        assert middle != corner


async def test_a_page_opened_from_the_home_screen_draws_no_picture(people: People) -> None:
    (ada,) = await people()
    await ada.page.add_init_script(ON_AN_IPHONE.replace("false", "true"))
    page = await ada.open("/")
    await settled(page)
    await expect(page.locator("link[rel=apple-touch-startup-image]")).to_have_count(0)


async def test_the_home_screen_gets_a_name_an_icon_and_a_page_of_its_own(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/")
    icon = await page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    size = await page.evaluate(
        """async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return [image.width, image.height];
        }""",
        icon,
    )
    assert size == [180, 180]
    manifest = await page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((got) => got.json())"
    )
    assert manifest["display"] == "standalone"
    for name, wanted in (("apple-mobile-web-app-title", "Storyhare"),
                         ("apple-mobile-web-app-capable", "yes")):  # fmt: skip
        assert await page.locator(f"meta[name={name}]").get_attribute("content") == wanted


async def test_a_long_press_on_a_card_is_for_our_own_large_picture(
    people: People, server: RealServer
) -> None:
    (ada,) = await people()
    company = await Company.gather(server, 3, first_storyteller=1)
    await company.reach("give")
    await company.seat(ada, 0)
    await settled(ada.page)
    cards = "[...document.querySelectorAll('button.face, button.face img')]"
    selects = "getComputedStyle(one).userSelect ?? getComputedStyle(one).webkitUserSelect"
    assert await ada.page.evaluate(f"{cards}.length") >= 6
    assert await ada.page.evaluate(f"{cards}.every((one) => ({selects}) === 'none')")
    assert await ada.page.evaluate(
        f"{cards}.filter((one) => one.tagName === 'IMG').every((one) => !one.draggable)"
    )
    # No engine here knows the property; an iPhone reads it in the files.
    files = await ada.page.evaluate("[...document.styleSheets].map((one) => one.href)")
    styles = [(await call("GET", file)).body for file in files if file]
    assert any(b"-webkit-touch-callout:none" in style for style in styles)
    await company.leave()


async def test_the_page_behind_a_sheet_stands_still(people: People) -> None:
    (ada,) = await people()
    page = await ada.open("/rules/classic")
    await settled(page)
    await page.mouse.move(195, 400)
    await page.mouse.wheel(0, 120)
    await page.wait_for_function("() => scrollY > 0")
    (ben,) = await people()
    await sit_down([ben])
    await resize(ben.page, 390, 480)
    await Hare(ben).press("lobby-options")
    before = await ben.page.evaluate("scrollY")
    await ben.page.mouse.move(195, 40)
    for _ in range(3):
        await ben.page.mouse.wheel(0, 120)
    # The sheet's own content is moved by the same wheel, so that it has arrived.
    await ben.page.mouse.move(195, 300)
    await ben.page.mouse.wheel(0, 60)
    await ben.page.wait_for_function(
        "() => [...document.querySelectorAll('dialog[open] *')].some((one) => one.scrollTop > 0)"
    )
    assert await ben.page.evaluate("scrollY") == before


async def test_the_first_tap_unlocks_the_sound(people: People, server: RealServer) -> None:
    (ada,) = await people()
    await ada.page.add_init_script(NOTE_SOUND)
    company = await Company.gather(server, 3)
    await company.seat(ada, 0)
    await ada.page.get_by_role("button", name=say("shell-sound-yes")).click()
    await ada.page.reload()
    await settled(ada.page)
    await ada.page.locator("h1").first.click()
    await ada.page.wait_for_function("() => window.contexts.some((one) => one.state === 'running')")
    await company.leave()
