"""Things drawn in ink wash: hands, wings, hair, and shapes that are filled and outlined at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from painter.geom import Path, Points, circle, limb, smooth, union
from painter.media.wash import INK, Wash
from painter.palette import Color

Spot = tuple[float, float]


def drawn(c: Wash, path: Path, color: Color, to: Color | None = None, line: float = 3.2, lost: float = 0.2,
    way: Spot = (0, 1), bleed: float = 2.5, blooms: int = 0) -> None:  # fmt: skip
    """A washed shape with a contour."""
    c.wash(path, color, to=to, way=way, bleed=bleed, blooms=blooms)
    c.contour(path, line, lost=lost)


def finger(points: Sequence[Spot], thick: float) -> Path:
    """A finger from its root to its tip."""
    x, y = points[-1]
    return union(limb(points, [thick, thick * 1.04, thick * 0.96, thick * 0.84]), circle(x, y, thick * 0.42))


def flat_hand(c: Wash, skin: Color, dark: Color) -> None:
    """The back of a left hand laid on something: fingers to the left, the thumb up, the wrist at (70, 20)."""
    fingers: list[list[Spot]] = [[(4, -22), (-34, -34), (-62, -36), (-88, -30)],
        [(0, -4), (-42, -10), (-74, -10), (-102, -2)], [(2, 14), (-36, 13), (-66, 15), (-90, 22)],
        [(8, 30), (-22, 36), (-44, 40), (-64, 48)]]  # fmt: skip
    back = smooth([(78, -12), (40, -34), (6, -36), (-8, -20), (-8, 20), (6, 42), (40, 42), (80, 34)])
    thumb = finger([(48, -26), (26, -54), (8, -72), (-8, -84)], 24)
    shape = union(back, *(finger(f, 23 - 3 * (i == 3)) for i, f in enumerate(fingers)), thumb)
    c.wash(shape, skin, to=dark, way=(0.2, 1), bleed=2)
    for i in range(3):
        (ax, ay), (bx, by) = fingers[i][1], fingers[i][3]
        c.glaze(limb([(ax + 20, ay + 10), (ax - 10, ay + 11), (bx, by + 10)], [2, 6, 5]), dark, 0.7, 1)
    c.contour(shape, 3, lost=0.1)
    for i in range(3):
        (ax, ay), (bx, by) = fingers[i][0], fingers[i][3]
        c.pen([(ax - 12, ay + 9), (ax - 46, ay + 7), (bx - 4, by + 10)], 2.2)
    for f in fingers:
        c.pen([(f[0][0] + 2, f[0][1] - 5), (f[0][0] + 6, f[0][1]), (f[0][0] + 3, f[0][1] + 5)], 1.6)
        x, y = f[2]
        c.pen([(x + 8, y - 6), (x + 10, y), (x + 8, y + 5)], 1.3)
        x, y = f[3]
        c.pen([(x + 6, y - 6), (x - 4, y - 5), (x - 7, y + 1)], 1.2)
    c.pen([(30, -46), (36, -24), (52, -10)], 1.6)
    c.pen([(-4, -76), (-13, -84), (-10, -91)], 1.2)


def fist(c: Wash, skin: Color, dark: Color) -> None:
    """A hand closed round a stick that runs up through (0, 0); the wrist is at (60, 20), the thumb lies on top."""
    back = smooth([(66, -10), (36, -34), (4, -36), (-16, -24), (-18, 20), (-6, 44), (34, 46), (66, 36)])
    rolls = [limb([(10, y), (-14, y + 1), (-30, y + 3)], [23, 25, 23]) for y in (-20, 0, 20, 38)]
    tips = [circle(-30, y + 3, 11) for y in (-20, 0, 20, 38)]
    shape = union(back, *rolls, *tips)
    c.wash(shape, skin, to=dark, way=(0.2, 1), bleed=2)
    c.contour(shape, 3, lost=0.1)
    for y in (-10, 10, 29):
        c.pen([(2, y), (-22, y + 2), (-40, y + 3)], 2.4)
    for y in (-22, -2, 18, 36):
        c.pen([(-2, y - 6), (3, y), (-1, y + 6)], 1.5)
    thumb = finger([(40, -22), (20, -38), (0, -42), (-20, -38)], 22)
    c.wash(thumb, skin, bleed=1.5)
    c.contour(thumb, 2.6, lost=0.15)
    c.pen([(-16, -46), (-26, -44), (-26, -36)], 1.2)


def _quill(root: Spot, length: float, spread: Spot, t: float) -> list[Spot]:
    """The line of one feather: t is 0 at the leading edge, where feathers are long, and 1 beside the body."""
    angle = math.radians(spread[0] + (spread[1] - spread[0]) * t)
    far = length * (1.1 - 0.46 * t**1.3)
    bend = math.radians(10 + 12 * t)
    points = [root]
    for share, turn in ((0.42, -0.5), (0.78, 0.1), (1.0, 0.6)):
        way = angle + bend * turn * share
        points.append((root[0] + math.cos(way) * far * share, root[1] + math.sin(way) * far * share))
    return points


def wing(root: Spot, length: float, spread: Spot, feathers: int) -> Path:
    """A spread wing of pointed feathers over a closed arm, between two angles in degrees: the leading edge first."""
    quills = [_quill(root, length, spread, k / (feathers - 1)) for k in range(feathers)]
    thick = length * 0.19
    arm = smooth([(root[0] - 6, root[1] + 8), *(quill[1] for quill in quills), (root[0] + 10, root[1] + 12)])
    lead = limb(quills[0][:3], [thick * 1.1, thick * 1.1, thick * 0.7])
    return union(arm, lead, *(limb(quill, [thick, thick * 1.15, thick * 0.85, thick * 0.1]) for quill in quills))


def barbs(c: Wash, root: Spot, length: float, spread: Spot, feathers: int, color: Color) -> None:
    """The lines between the feathers of a wing, and the edge of the arm that covers their roots."""
    quills = [_quill(root, length * 0.94, spread, (k + 0.5) / (feathers - 1)) for k in range(feathers - 1)]
    for quill in quills:
        c.pen([quill[1], quill[2]], [1.4, 2.6], color, 0.2)
    c.pen([quill[1] for quill in quills], [1, 2.8, 1], color, 0.2)


PROFILE: Points = [(0, -104), (34, -98), (62, -76), (79, -42), (82, -18), (74, -2), (86, 16), (101, 34, 1), (92, 42),
    (79, 42), (84, 53), (78, 59, 1), (82, 68), (74, 75), (78, 90), (66, 101), (38, 95), (6, 80), (-18, 62), (-40, 76),
    (-74, 70), (-96, 20), (-100, -30), (-80, -78), (-40, -102)]  # fmt: skip
"""A head of 205 units that looks to the right, its ear at (0, 4)."""


def asleep(c: Wash, sorrow: float, lips: Color, ink: Color = INK) -> None:
    """Closed lids, brow, nostril, mouth and ear of a profile."""
    c.pen([(39, 4), (50, 11), (64, 9), (69, 3)], 3.4, ink)
    c.pen([(44, -4), (55, -6), (66, -1)], 1.5, ink)
    for x, y in ((48, 12), (55, 14), (62, 12)):
        c.pen([(x, y - 2), (x + 1, y + 5)], 1.3, ink)
    c.pen([(30, -20 + 4 * sorrow), (48, -29), (72, -24 - 9 * sorrow)], [2, 6, 3], ink)
    mouth_and_ear(c, sorrow, lips, ink)


def awake(c: Wash, lips: Color, brow: float = 0.0, ink: Color = INK) -> None:
    """An open eye, brow, nostril, mouth and ear of a profile; a brow above 0 is raised."""
    c.lift(smooth([(42, 2), (54, -9), (68, -5), (70, 4), (58, 11)]), 0.85)
    c.pen([(40, 2), (52, -9), (66, -7), (71, -2)], 3.2, ink)
    c.pen([(44, 8), (56, 12), (68, 7)], 1.6, ink)
    c.pen([(62, -5), (64, 1), (62, 8)], [5, 8, 5], ink, dry=0)
    c.pen([(32, -20 - 4 * brow), (48, -30 - 8 * brow), (74, -24 - 5 * brow)], [2, 6, 3], ink)
    mouth_and_ear(c, 0, lips, ink)


def mouth_and_ear(c: Wash, sorrow: float, lips: Color, ink: Color = INK) -> None:
    """Nostril, mouth and ear of a profile."""
    c.pen([(84, 40), (77, 36), (75, 28), (80, 23)], 2.2, ink)
    c.pen([(79, 59), (68, 61), (59, 66 + 2 * sorrow if sorrow else 57)], 3, ink)
    if sorrow:
        c.pen([(68, 50), (58, 62)], 1.1, ink)
    c.wash(smooth([(62, 62), (72, 57), (82, 53), (79, 60), (82, 69), (74, 73)]), lips, strength=0.7, over=True, bleed=1)
    c.pen([(-4, 28), (-14, 10), (-12, -12), (2, -18), (11, -8), (7, 10), (2, 24), (-4, 28)], 2.6, ink)
    c.pen([(-6, 6), (-5, -8), (3, -9), (3, 2)], 1.6, ink)


Crow = Literal["sit", "sing", "hunch", "land"]
SITTING: Points = [(-66, -26, 1), (-46, -34), (-34, -50), (-12, -50), (4, -34), (34, -4), (88, 52, 1), (70, 62), (30,
    34),
    (4, 34), (-24, 20), (-36, -8), (-42, -22)]  # fmt: skip
_SINGING: Points = [(-46, -88, 1), (-30, -64), (-20, -62, 1), (-26, -78, 1), (-8, -60), (8, -40), (30, 0), (70, 62, 1),
    (52, 66), (22, 40), (-6, 34), (-26, 10), (-34, -28), (-40, -56)]  # fmt: skip
_HUNCHED: Points = [(-58, 0, 1), (-40, -12), (-34, -30), (-8, -40), (22, -32), (40, -6), (50, 30), (82, 70, 1), (60,
    72),
    (30, 44), (0, 40), (-28, 30), (-38, 12)]  # fmt: skip
_LANDING: Points = [(-70, -6, 1), (-46, -18), (-26, -24), (-6, -16), (20, 0), (74, 28, 1), (60, 38), (16, 24), (-14,
    22),
    (-38, 8)]  # fmt: skip
_CROWS: dict[Crow, Points] = {"sit": SITTING, "sing": _SINGING, "hunch": _HUNCHED, "land": _LANDING}


def _eye(c: Wash, x: float, y: float, size: float = 4) -> None:
    c.lift(circle(x, y, size), 1, 0.4)
    c.pen([(x - 0.8, y), (x + 0.8, y)], [size * 0.9, size * 0.9], dry=0)


def crow(c: Wash, kind: Crow, x: float, y: float, size: float, flip: bool, tint: str = "#20222e") -> None:
    """A dark bird that stands on (x, y) and looks to the left; one that lands needs nothing to stand on."""
    with c.at(x, y - 46 * size, size, c.rng.uniform(-5, 5), flip):
        for leg in (-6, 12):
            c.pen([(leg, 26), (leg - 4, 46), (leg - 12, 47)], 2.6)
        body = smooth(_CROWS[kind])
        if kind == "land":
            far = wing((2, -4), 112, (-132, -88), 5)
            c.wash(far, "#4a4c5c", tint, bleed=5)
        c.wash(body, tint, to="#4d5672", way=(0.7, 0.6), bleed=6, strength=1.25, blooms=1, grain=1.4)
        c.contour(body, 4, lost=0.4)
        if kind == "land":
            near = wing((8, -2), 120, (-92, -14), 7)
            c.wash(near, tint, to="#4d5672", bleed=6, strength=1.2, blooms=1)
            c.contour(near, 2.4, lost=0.5)
            barbs(c, (8, -2), 120, (-92, -14), 7, "#8a94b4")
        else:
            c.drag([(-4, -14), (26, 16), (60, 44)], 26, "#0b0c12", 0.7)
        head = {"sit": (-36, -36), "sing": (-24, -56), "hunch": (-36, -16), "land": (-48, -12)}[kind]
        _eye(c, head[0] + 8, head[1])


def swallow(c: Wash, x: float, y: float, size: float, turn: float, tint: str = "#171b2c") -> None:
    """A swallow seen from above or below, flying to the left before it is turned."""
    with c.at(x, y, size, turn):
        shape = smooth([(-48, 0, 1), (-38, -8), (-16, -10), (14, -34), (26, -66, 1), (22, -30), (10, -8), (32, -3),
            (78, -20, 1),
            (52, 2, 1), (78, 20, 1), (28, 9), (8, 10), (24, 34), (34, 62, 1), (4, 38), (-18, 12), (-38,
            7)])  # fmt: skip
        c.wash(shape, tint, bleed=2.5, strength=1.25)
