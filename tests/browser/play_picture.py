"""The picture in the README: one vote, on a TV and on the phone of somebody who plays.

`python -m tests.browser.play_picture` plays the game, takes both screenshots and writes
docs/play.webp.
"""

import asyncio
import tempfile
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw
from playwright.async_api import Page, async_playwright

from tests.browser import chromium
from tests.browser.company import Company
from tests.browser.people import FLAGS, ROOT, People, RealServer
from tests.browser.scenes import settled

FILE = ROOT / "docs" / "play.webp"
PLAYERS = 6
ROUND = 2  # in the first round seat 0, whose phone it is, tells the clue and cannot vote
BACKGROUND, BEZEL = "#ece4d4", "#0c0e16"
CANVAS = (1600, 830)
SMOOTH = 4  # corners are drawn larger and scaled down
QUALITY = 80


class Device(NamedTuple):
    """A screen on the canvas, in pixels: its width, its place, its bezel, its round corners."""

    width: int
    place: tuple[int, int]
    bezel: int
    radius: int


TV = Device(1150, (36, 44), 12, 10)
PHONE = Device(310, (1234, 66), 10, 34)


async def screenshots(people: People, server: RealServer) -> tuple[Image.Image, Image.Image]:
    """The TV and the phone while everyone votes."""
    (player,) = await people(server=server)
    (wall,) = await people(server=server, phone=False)
    company = await Company.gather(server, PLAYERS, "odyssey")
    await company.reach("vote", ROUND)
    await wall.open(f"/t/{company.code}/tv")
    await company.seat(player, 0)
    await settled(player.page)
    await player.page.locator("button.face").first.click()
    pictures = await _screenshot(wall.page), await _screenshot(player.page)
    await company.leave()
    return pictures


async def _screenshot(page: Page) -> Image.Image:
    await settled(page)
    return Image.open(BytesIO(await page.screenshot())).convert("RGB")


def put(canvas: Image.Image, screen: Image.Image, device: Device) -> None:
    """A screenshot on the canvas, within the bezel of its device."""
    height = device.width * screen.height // screen.width
    screen = screen.resize((device.width, height), Image.Resampling.LANCZOS)
    size = (device.width + 2 * device.bezel, height + 2 * device.bezel)
    body = Image.new("RGB", size, BEZEL)
    corners = _rounded(screen.size, max(device.radius - device.bezel, 0))
    body.paste(screen, (device.bezel, device.bezel), corners)
    canvas.paste(body, device.place, _rounded(size, device.radius))


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    large = (size[0] * SMOOTH, size[1] * SMOOTH)
    mask = Image.new("L", large)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *large), radius * SMOOTH, fill=255)
    return mask.resize(size, Image.Resampling.LANCZOS)


def compose(tv: Image.Image, phone: Image.Image) -> Image.Image:
    """The TV, and the phone beside it."""
    canvas = Image.new("RGB", CANVAS, BACKGROUND)
    put(canvas, tv, TV)
    put(canvas, phone, PHONE)
    return canvas


async def main() -> None:
    """Play, take the screenshots, write the picture."""
    program = chromium.find()
    assert program is not None, "no Chromium: python -m tests.browser.chromium brings one"
    with tempfile.TemporaryDirectory() as data:
        server = RealServer(Path(data))
        await server.start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
                tv, phone = await screenshots(People(browser, server), server)
        finally:
            server.stop()
    compose(tv, phone).save(FILE, quality=QUALITY, method=6)
    print(f"{FILE.relative_to(ROOT)}: {FILE.stat().st_size // 1024} KB")


if __name__ == "__main__":
    asyncio.run(main())
