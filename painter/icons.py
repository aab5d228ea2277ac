"""Draws the app's icons from the mark in the client's drawings: `python -m painter.icons`."""

import re
from pathlib import Path

import skia

WEB = Path(__file__).parent.parent / "web"
MARK = WEB / "src" / "assets" / "mark.svg"
ICONS = WEB / "public" / "icons"
GOLD = "#f3bd5c"
SAFE = 0.74  # systems cut maskable icons to any shape inside the middle 80 %


def mark() -> str:
    """The hare's head in its lamp, as the inside of an SVG of 66 by 66."""
    drawing = re.fullmatch(r"<svg[^>]*>(.*)</svg>\s*", MARK.read_text(encoding="utf-8"), re.DOTALL)
    assert drawing is not None
    return drawing[1]


def svg(inside: str) -> str:
    """A drawing of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 66">{inside}</svg>\n'


def full_bleed() -> str:
    """The mark smaller, on its colour up to the edges."""
    shift = 33 * (1 - SAFE)
    inner = f'<g transform="translate({shift} {shift}) scale({SAFE})">{mark()}</g>'
    return svg(f'<rect width="66" height="66" fill="{GOLD}"/>{inner}')


def draw(drawing: str, size: int, file: Path) -> None:
    """A drawing as a PNG."""
    stream = skia.MemoryStream(drawing.encode())
    picture = skia.SVGDOM.MakeFromStream(stream)
    surface = skia.Surface(size, size)
    with surface as canvas:
        canvas.clear(skia.ColorTRANSPARENT)
        canvas.scale(size / 66, size / 66)
        picture.setContainerSize(skia.Size(66, 66))
        picture.render(canvas)
    surface.makeImageSnapshot().save(str(file), skia.kPNG)


def main() -> None:
    """All of them."""
    ICONS.mkdir(parents=True, exist_ok=True)
    (ICONS / "hare.svg").write_text(svg(mark()), encoding="utf-8")
    for size in (192, 512):
        draw(svg(mark()), size, ICONS / f"hare-{size}.png")
    draw(full_bleed(), 180, ICONS / "hare-180.png")
    draw(full_bleed(), 512, ICONS / "hare-maskable-512.png")


if __name__ == "__main__":
    main()
