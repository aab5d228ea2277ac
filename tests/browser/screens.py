"""Makes contact sheets of every screen and ruleset, on phone and desktop, in both themes.

`python -m tests.browser.screens [AREA ...]` plays the games, takes the pictures and writes
docs/screens/*.webp: one sheet for each area, device and light.
"""

import asyncio
import sys
import tempfile
from collections import defaultdict
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from tests.browser.engines import DESKTOP, PHONE, running
from tests.browser.people import ROOT, People, RealServer
from tests.browser.scenes import Scene, Stage, settled

OUT = ROOT / "docs" / "screens"
GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "classic": (6, "classic", {"end": {"tellings": 1}}),
    "odyssey": (12, "odyssey", {"end": {"score": 8}}),
    "odyssey7": (7, "odyssey", {"end": {"score": 8}}),
    "party": (6, "party", {}),
    "team": (6, "team", {}),
    "three": (3, "classic", {"end": {"tellings": 1}}),
}
PAPER, INK = {"night": "#12172a", "day": "#c9bda6"}, {"night": "#e9dfc8", "day": "#2a2417"}
GAP, LABEL = 14, 26
QUALITY = 72
# A TV is no phone, and on a desktop the rabbits hop beside the cards.
MISSING = {"tv": "phone", "track": "desktop"}


class Look(NamedTuple):
    """A device and a light, and how large a screen is on its sheet."""

    device: str
    light: str
    columns: int
    scale: float


LOOKS = [
    Look(device, light, 4 if device == "phone" else 2, 1.0 if device == "phone" else 0.5)
    for device in ("phone", "desktop")
    for light in ("night", "day")
]
Sheets = dict[tuple[str, Look], list[tuple[str, Image.Image]]]


async def shoot(scene: Scene, sheets: Sheets) -> None:
    """A scene on both devices, in both lights."""
    page = scene.person.page
    for look in LOOKS:
        if look.device in MISSING.get(scene.area, MISSING.get(scene.name, "")):
            continue
        size = PHONE if look.device == "phone" else DESKTOP
        await page.emulate_media(color_scheme="dark" if look.light == "night" else "light")
        if page.viewport_size != size:
            await page.set_viewport_size(size)
            await scene.again()
        await settled(page)
        picture = Image.open(BytesIO(await page.screenshot(scale="css"))).convert("RGB")
        wanted = (int(size["width"] * look.scale), int(size["height"] * look.scale))
        picture = picture.resize(wanted, Image.Resampling.LANCZOS)
        sheets[scene.area, look].append((scene.name, picture))
    await page.set_viewport_size(PHONE)


def lay(pictures: list[tuple[str, Image.Image]], look: Look) -> Image.Image:
    """A sheet: pictures in rows, each with its name above it."""
    width, height = pictures[0][1].size
    columns = min(look.columns, len(pictures))
    rows = -(-len(pictures) // columns)
    size = (GAP + columns * (width + GAP), GAP + rows * (height + LABEL + GAP))
    sheet = Image.new("RGB", size, PAPER[look.light])
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(16)
    for at, (name, picture) in enumerate(pictures):
        x = GAP + at % columns * (width + GAP)
        y = GAP + at // columns * (height + LABEL + GAP)
        draw.text((x, y), name, INK[look.light], font=font)
        sheet.paste(picture, (x, y + LABEL))
    return sheet


def write(sheets: Sheets) -> None:
    """Put what was taken on paper."""
    for (area, look), pictures in sorted(sheets.items()):
        path = OUT / f"{area}-{look.device}-{look.light}.webp"
        lay(pictures, look).save(path, quality=QUALITY, method=6)
        size = path.stat().st_size // 1024
        print(f"{path.relative_to(ROOT)}: {len(pictures)} screens, {size} KB", flush=True)


async def take(people: People, server: RealServer, wanted: set[str]) -> None:
    """Play everything and take the pictures; a game is written as soon as it is over."""
    stage = Stage(people, server)
    for area in [area for area in GAMES if not wanted or area in wanted]:
        number, ruleset, options = GAMES[area]
        sheets: Sheets = defaultdict(list)
        async for scene in stage.game(area, number, ruleset, **options):
            await shoot(scene, sheets)
        write(sheets)
    if wanted and wanted <= set(GAMES):
        return
    sheets = defaultdict(list)
    for more in (stage.pages(), stage.around()):
        async for scene in more:
            if not wanted or scene.area in wanted:
                await shoot(scene, sheets)
    write(sheets)


async def main() -> None:
    """All sheets, or those of the areas named."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = RealServer(Path(data), limits={"bots": "small"})
        await server.start()
        try:
            async with running("chromium") as started:
                await take(People(started, server), server, set(sys.argv[1:]))
        finally:
            server.stop()


if __name__ == "__main__":
    asyncio.run(main())
