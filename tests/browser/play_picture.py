"""The pictures in the README: one vote on a TV and a phone, and one reveal, step by step.

`python -m tests.browser.play_picture` plays the game, takes the screenshots and writes
docs/play.webp and docs/reveal.webp.
"""

import asyncio
import tempfile
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw
from playwright.async_api import Page

from tests.browser.company import Company
from tests.browser.engines import running
from tests.browser.people import ROOT, People, RealServer
from tests.browser.scenes import settled

FILE = ROOT / "docs" / "play.webp"
REVEAL_FILE = ROOT / "docs" / "reveal.webp"
PLAYERS = 6
ROUND, VOTER = 2, 2  # in the second round seat 1 tells; the host, who leads the reveal, is seat 0
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
STRIP_CANVAS = (1600, 690)
STRIP = [Device(288, (22 + 316 * at, 26), 8, 30) for at in range(5)]


async def screenshots(
    people: People, server: RealServer
) -> tuple[Image.Image, Image.Image, list[Image.Image]]:
    """The TV and the phone while everyone votes, and the phone at each step of the reveal."""
    (player,) = await people(server=server)
    (wall,) = await people(server=server, phone=False)
    company = await Company.gather(server, PLAYERS, "odyssey", led_reveal=True)
    await company.reach("vote", ROUND)
    await wall.open(f"/t/{company.code}/tv")
    await company.seat(player, VOTER)
    await settled(player.page)
    await player.page.locator("button.face").first.click()
    vote = await _screenshot(wall.page), await _screenshot(player.page)
    await player.page.locator(".action .primary").click()
    await company.move()
    await company.until("reveal", ROUND)
    reveal = [await _screenshot(player.page)]
    for step in await _told_steps(company):
        await company.show_step(step)
        reveal.append(await _screenshot(player.page))
    await company.leave()
    return *vote, reveal


async def _told_steps(company: Company) -> list[int]:
    """The decoys, the storyteller's card, the points, and the hop."""
    reveal = company.view.table.reveal
    assert reveal is not None
    return list(range(len(reveal.steps)))[-4:]


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


def strip(steps: list[Image.Image]) -> Image.Image:
    """The same phone at five moments."""
    canvas = Image.new("RGB", STRIP_CANVAS, BACKGROUND)
    for screen, device in zip(steps, STRIP, strict=True):
        put(canvas, screen, device)
    return canvas


async def main() -> None:
    """Play, take the screenshots, write the pictures."""
    with tempfile.TemporaryDirectory() as data:
        server = RealServer(Path(data))
        await server.start()
        try:
            async with running("chromium") as started:
                tv, phone, reveal = await screenshots(People(started, server), server)
        finally:
            server.stop()
    for file, picture in ((FILE, compose(tv, phone)), (REVEAL_FILE, strip(reveal))):
        picture.save(file, quality=QUALITY, method=6)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    asyncio.run(main())
