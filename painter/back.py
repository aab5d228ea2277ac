"""The back of the cards: two hares asleep in one moon, their ears an opening and a closing quotation mark.

Whatever is painted is painted twice, the second time turned by half a circle, so that no back shows which way up it
lies.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from painter.canvas import Canvas
from painter.geom import Path, circle, group, limb, moved, poly, smooth, union
from painter.motifs.beasts import bird, fish
from painter.motifs.sky import star, stars
from painter.motifs.things import boat, crown, key, paper_boat
from painter.palette import Color, Palette, mix

SEED = 84
CENTRE = (400, 600)
MOON_RADIUS = 196
HARE_SIDE = 66

NIGHT = Palette("#0c1220", "#1b2640", "#33426a", "#6f80ac", "#b9c3de", "#55689c", "#d9c48a")
"""Blues of one family, near each other in value: a back must not fight with the pictures."""

LEFT_EAR = [(21, 37), (15.5, 29), (16, 17), (21, 8), (30, 2.5, 1), (27.5, 11), (28, 19), (31.5, 27), (31, 37)]
RIGHT_EAR = [(36, 36), (32.8, 28), (34, 16.5), (39.5, 8), (48.5, 3, 1), (45.5, 11), (45.6, 19), (48, 27), (46, 37)]
HEAD = [(33, 30), (45, 33), (51.5, 42), (51.5, 52), (45, 60), (33, 63), (21, 60), (14.5, 52), (14.5, 42), (21, 33)]


def paint_back(c: Canvas) -> None:
    """Paint the whole back."""
    c.sky([(0, "#152038"), (0.5, "#1e2b4c"), (1, "#152038")], mottle=0.05)
    c.strokes(900, 0, 150, 18, 0.07, 0.36, center=CENTRE)
    c.glow(*CENTRE, 520, "#54689c", 0.22)
    _twice(c, _small_stars)
    _twice(c, _meadow)
    _twice(c, _turning_things)
    _seam(c)
    _moon(c)
    _twice(c, _sleeping_hare)
    _horizon(c)


def _twice(c: Canvas, draw: Callable[[Canvas], None]) -> None:
    """Paint something round the centre, and again upside down."""
    for turn in (0, 180):
        with c.at(*CENTRE, 1, turn):
            draw(c)


def _small_stars(c: Canvas) -> None:
    stars(c, 34, NIGHT, (-320, -520, 320, 0), color="#8b9ac4", big=0.06)


def _meadow(c: Canvas) -> None:
    """Grass and flowers along one short edge, growing inward."""
    rng = c.rng
    for row, tone in enumerate(("#263662", "#1e2c52", "#172342")):
        for k in range(46):
            x = -372 + k * 16.5 + rng.uniform(-7, 7)
            height = rng.uniform(60, 150 - row * 30) * (1 + 0.4 * abs(x) / 372)
            bend = rng.uniform(-26, 26)
            blade = [(x, 580), (x + bend * 0.3, 575 - height * 0.55), (x + bend, 575 - height)]
            c.paint(limb(blade, [9, 6, 1]), tone, wobble=0.4)
    for x, height, size in ((-300, 176, 1.0), (-216, 128, 0.8), (-104, 108, 0.7), (128, 112, 0.75), (232, 136, 0.85),
        (312, 190, 1.0)):  # fmt: skip
        top = 575 - height
        c.paint(limb([(x, 580), (x + 6, 575 - height * 0.5), (x, top)], 5, 3), "#2f4272", wobble=0.4)
        for petal in range(5):
            leaf = moved(smooth([(0, 0, 1), (9, -14), (0, -30, 1), (-9, -14)]), x, top, size, petal * 72 + x)
            c.paint(leaf, "#566a9e", shade="#2b3a66", shade_depth=0.3, wobble=0.3)
        c.paint(circle(x, top, 6 * size), "#c9b27a", shade="#6a6a70", wobble=0.2)


def _turning_things(c: Canvas) -> None:
    """Half of the small things of the deck that turn round the moon."""
    dim, pale = "#4a5c90", "#7486b4"
    for angle, draw in (
        (-166, _key), (-138, _fish), (-110, _leaf), (-82, _paper_boat), (-54, _bird), (-26, _star),
    ):  # fmt: skip
        a = math.radians(angle)
        with c.at(math.cos(a) * 284, math.sin(a) * 296, 1, angle + 90):
            draw(c, dim, pale)
    for angle, draw in (
        (-146, _star), (-124, _boat), (-100, _key), (-76, _leaf), (-54, _crown),
    ):  # fmt: skip
        a = math.radians(angle)
        with c.at(math.cos(a) * 300, math.sin(a) * 436, 0.86, angle + 90):
            draw(c, mix(dim, "#263662", 0.25), mix(pale, dim, 0.3))


def _key(c: Canvas, _dim: Color, pale: Color) -> None:
    key(c, -40, 0, 84, NIGHT, color=pale, turn=-90)


def _fish(c: Canvas, dim: Color, pale: Color) -> None:
    fish(c, 0, 0, 0.42, NIGHT, color=dim, fin=pale, eye=False)


def _leaf(c: Canvas, dim: Color, pale: Color) -> None:
    blade = smooth([(-38, 4, 1), (-10, -18), (34, -4, 1), (-4, 16)])
    c.paint(blade, dim, shade="#2b3a66", shade_depth=0.3, rim=pale, rim_width=4, wobble=0.4)
    c.line([(-46, 8), (-10, 0), (26, -3)], pale, 2.4, alpha=0.8, wobble=0.3)


def _star(c: Canvas, _dim: Color, _pale: Color) -> None:
    star(c, 0, 0, 24, "#c9b98e", points=5, glow=False, radians=0.3)


def _paper_boat(c: Canvas, _dim: Color, pale: Color) -> None:
    paper_boat(c, 0, 12, 0.46, NIGHT, color=pale)


def _bird(c: Canvas, dim: Color, pale: Color) -> None:
    bird(c, 0, 0, 0.62, NIGHT, color=dim, wing=pale, belly=pale)


def _boat(c: Canvas, dim: Color, pale: Color) -> None:
    boat(c, 0, 30, 0.56, NIGHT, hull=dim, sail=pale)


def _crown(c: Canvas, _dim: Color, _pale: Color) -> None:
    crown(c, 0, 20, 66, NIGHT, color="#b3a67e")


def _seam(c: Canvas) -> None:
    """A dotted seam all round, as on the papers of the table."""
    for x in range(86, 720, 22):
        for y in (72, 1128):
            c.line([(x, y), (x + 11, y)], "#6f80ac", 3, alpha=0.75, wobble=0.3)
    for y in range(86, 1120, 22):
        for x in (72, 728):
            c.line([(x, y), (x, y + 11)], "#6f80ac", 3, alpha=0.75, wobble=0.3)


def _moon(c: Canvas) -> None:
    x, y = CENTRE
    c.glow(x, y, 330, "#f3bd5c", 0.34)
    c.paint(circle(x, y, MOON_RADIUS + 16), "#121a2d", alpha=0.8, feather=3)
    disc = circle(x, y, MOON_RADIUS)
    c.paint(disc, "#e6b45a", shade="#a8783a", shade_depth=0.12, rim="#f8dfa2", rim_width=5)
    with c.clip(disc):
        c.strokes(160, 0, 90, 12, 0.05, 0.3, region=(200, 400, 600, 800), center=CENTRE)


def _sleeping_hare(c: Canvas) -> None:
    """The mark: a hare asleep whose ears are a quotation mark, left in the upper half of the moon."""
    with c.clip(_upper_half()), c.at(-HARE_SIDE - 33 * 3.3, -178, 3.3):
        ears = group(smooth(LEFT_EAR), smooth(RIGHT_EAR))
        c.paint(union(ears, smooth(HEAD)), "#1a2340", shade="#0d1428", shade_depth=0.12, rim="#4a5c90", rim_width=3,
            wobble=0.4)  # fmt: skip
        for x in (21.5, 36.5):
            c.line([(x, 45), (x + 4, 47.4), (x + 8, 45)], "#f6dfae", 2.2, wobble=0.2)
        nose = smooth([(30.4, 50.4), (33, 49.6), (35.6, 50.4), (33, 53.6)])
        c.paint(nose, "#e8674a", wobble=0.1)


def _upper_half() -> Path:
    """The upper half of the moon, down to the wave that is its own image upside down."""
    left, right = -MOON_RADIUS - 20, MOON_RADIUS + 20
    return poly([(left, -300), (right, -300), *reversed(_wave(left, right))])


def _wave(left: float, right: float) -> list[tuple[float, float]]:
    return [(x, -32 * math.sin(x / MOON_RADIUS * math.pi)) for x in range(int(left), int(right) + 1, 6)]


def _horizon(c: Canvas) -> None:
    """The line where the two halves meet."""
    with c.at(*CENTRE):
        c.line(_wave(-MOON_RADIUS + 4, MOON_RADIUS - 4), "#fff0c8", 5, wobble=0.3)
