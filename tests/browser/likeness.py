"""How much a screen looks the same in two engines: where its things are, and how light it is there.

Letters are drawn a little differently everywhere, so pixels cannot be compared one by one. Two
measures together are strict enough. The boxes of all that has a name, to a few pixels: they notice
what is moved, missing or of another size. The light of the picture, in patches that are larger than
letters: it notices what has its box but does not show, or is covered, or has another colour.
"""

from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageFilter
from playwright.async_api import Page

# Everything that has a name or a picture, in the order of the page, with the words it is known by.
THINGS = """
() => [...document.querySelectorAll(
  ':is(header, main, dialog[open]) :is(h1, h2, h3, button, a[href], input, select, textarea, img)'
)].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width > 1 && height > 1 && !one.closest('.unseen, [inert], [hidden]') &&
    getComputedStyle(one).visibility === 'visible';
}).map((one) => {
  const words = one.getAttribute('aria-label') || one.alt || one.textContent || one.name || '';
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const name = words.replace(/\\s+/g, ' ').trim().slice(0, 40);
  return [`${one.tagName.toLowerCase()} "${name}"`, [left, top, right, bottom]];
})
"""
# A field that is written in has a caret, and a scroll bar takes room in some engines only.
CALM = """
() => {
  document.activeElement?.blur();
  document.documentElement.style.scrollbarWidth = 'none';
  scrollTo(0, 0);
}
"""
BOX = 6.0  # px that an edge may be elsewhere
# Chosen by chance, as the pictures of the home page are, in the same way everywhere.
NO_CHANCE = "Math.random = () => 0.4"
PATCH = 8  # px: the light is measured in patches of this size
LIGHT = 40  # of 255: so much lighter or darker a patch may be
FEW = 6  # patches that may be more: words that wrap, an edge that lies between two patches


class Look(NamedTuple):
    """A screen in one engine."""

    things: list[tuple[str, list[float]]]
    picture: Image.Image  # in pixels of CSS


async def look(page: Page) -> Look:
    """The page as it is shown now."""
    await page.evaluate(CALM)
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    found: list[Any] = await page.evaluate(THINGS)
    size = page.viewport_size
    assert size is not None
    picture = Image.open(BytesIO(await page.screenshot())).convert("L")
    shown = picture.resize((size["width"], size["height"]), Image.Resampling.BOX)
    return Look([(name, box) for name, box in found], shown)


def differences(one: Look, other: Look) -> list[str]:
    """What is not alike, in words."""
    return _moved(one, other) + _lighter(one, other)


def _moved(one: Look, other: Look) -> list[str]:
    names = [name for name, _ in one.things]
    others = [name for name, _ in other.things]
    if names != others:
        odd = sorted(set(names) ^ set(others)) or ["their order"]
        return [f"not the same things: {', '.join(odd)}"]
    found = []
    for (name, box), (_, there) in zip(one.things, other.things, strict=True):
        most = max(abs(a - b) for a, b in zip(box, there, strict=True))
        if most > BOX:
            found.append(f"{name} is {most:.0f} px off: {_round(box)} and {_round(there)}")
    return found


def _round(box: list[float]) -> list[int]:
    return [round(edge) for edge in box]


def _lighter(one: Look, other: Look) -> list[str]:
    """Patches of another light; what lies on their edges is spread over both."""
    patches = one.picture.width // PATCH, one.picture.height // PATCH
    light, there = (
        look.picture.filter(ImageFilter.GaussianBlur(PATCH)).resize(patches, Image.Resampling.BOX)
        for look in (one, other)
    )
    differing = enumerate(ImageChops.difference(light, there).tobytes())
    wrong = [
        (place % patches[0] * PATCH, place // patches[0] * PATCH, by)
        for place, by in differing
        if by > LIGHT
    ]
    return [f"another light at {wrong[:8]} ({len(wrong)} patches)"] if len(wrong) > FEW else []
