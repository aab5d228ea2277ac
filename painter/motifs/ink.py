"""Things drawn in ink wash: hands, wings, hair, and shapes that are filled and outlined at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from painter.geom import Path, Points, circle, ellipse, limb, smooth, union
from painter.media.wash import INK, Wash
from painter.palette import Color, mix

Spot = tuple[float, float]


def drawn(c: Wash, path: Path, color: Color, to: Color | None = None, line: float = 3.2, lost: float = 0.2,
    way: Spot = (0, 1), bleed: float = 2.5, blooms: int = 0) -> None:  # fmt: skip
    """A washed shape with a contour."""
    c.wash(path, color, to=to, way=way, bleed=bleed, blooms=blooms)
    c.contour(path, line, lost=lost)


def finger(points: Sequence[Spot], thick: float) -> Path:
    """A finger from its root to its tip: thicker at the joints, thinner at the end."""
    x, y = points[-1]
    widths = [thick * share for share in (1, 1.05, 0.94, 0.74)] if len(points) > 3 else [thick, thick, thick * 0.76]
    return union(limb(points, widths), circle(x, y, thick * 0.37))


def _nail(c: Wash, before: Spot, tip: Spot, thick: float, dark: Color) -> None:
    """A nail on the back of a finger that runs from one spot to its tip."""
    turn = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
    with c.at(tip[0], tip[1], thick / 22, turn):
        nail = smooth([(-9, -4), (0, -6), (7, -3), (7, 3), (0, 5), (-9, 4)])
        c.lift(nail, 0.35, 0.8)
        c.pen([(-2, -6), (-10, -3), (-10, 3), (-2, 5)], 1.2, dark, 0.2)


def flat_hand(c: Wash, skin: Color, dark: Color) -> None:
    """The back of a left hand laid on something: fingers to the left, the thumb up, the wrist at (70, 20)."""
    fingers: list[list[Spot]] = [[(6, -22), (-32, -38), (-60, -40), (-84, -33)],
        [(0, -4), (-42, -13), (-76, -12), (-104, -3)], [(2, 14), (-38, 11), (-70, 14), (-94, 23)],
        [(10, 31), (-22, 35), (-46, 41), (-64, 51)]]  # fmt: skip
    thick = (23.0, 24.0, 22.0, 18.0)
    back = smooth([(82, -12), (46, -34), (8, -37), (-10, -22), (-13, 0), (-9, 22), (4, 42), (40, 44), (82, 34)])
    thumb = union(finger([(52, -20), (30, -50), (12, -70), (-4, -84)], 24), smooth([(64, -16), (38, -52), (14, -46),
        (18, -30)]))  # fmt: skip
    shape = union(back, *(finger(f, t) for f, t in zip(fingers, thick, strict=True)), thumb)
    c.lift(shape)
    c.wash(shape, skin, to=mix(skin, dark, 0.55), way=(0.25, 1), bleed=1.2)
    with c.clip(shape):
        # the back turns away from the light; fingers lie in each other's shadow
        c.wet(smooth([(84, 8), (50, 26), (10, 36), (0, 60), (90, 60)]), dark, 8, 0.55, 0.4)
        c.wet(smooth([(44, -36), (24, -34), (10, -46), (24, -58)]), dark, 5, 0.5, 0.3)
        for f, t in zip(fingers, thick, strict=True):
            c.wet(limb([(x + 2, y + t * 0.42) for x, y in f], [3, 7, 6, 4]), dark, 3, 0.65, 0.3)
            c.lift(limb([(x, y - t * 0.2) for x, y in f[1:]], [3, 5, 3]), 0.22, 2.4)
        for (x, y), *_ in fingers:
            c.wet(limb([(x + 12, y + 3), (x + 34, y * 0.6 + 6)], [5, 2]), dark, 4, 0.3, 0.3)
            c.lift(ellipse(x + 1, y - 2, 6, 5), 0.25, 2.6)
    c.contour(shape, 3, lost=0.12)
    for i in range(3):
        (ax, ay), (bx, by) = fingers[i][0], fingers[i][3]
        c.pen([(ax - 10, ay + 10), (ax - 46, ay + 5), (bx + 4, by + 11)], [0.8, 2.6, 1.6], mix(dark, INK, 0.6))
    for f, t in zip(fingers, thick, strict=True):
        c.pen([(f[0][0] + 1, f[0][1] - 6), (f[0][0] + 6, f[0][1]), (f[0][0] + 2, f[0][1] + 5)], 1.5, dark)
        for x, y in (f[1], f[2]):
            c.pen([(x + 3, y - t * 0.28), (x + 5, y), (x + 3, y + t * 0.26)], 1.4, dark)
            c.pen([(x - 2, y - t * 0.2), (x, y + t * 0.2)], 1.0, dark)
        _nail(c, f[2], f[3], t * 0.8, dark)
    c.pen([(30, -46), (40, -28), (54, -14)], 1.8, dark)
    c.pen([(14, -62), (22, -62), (26, -56)], 1.3, dark)
    _nail(c, (12, -70), (-4, -84), 20, dark)


def fist(c: Wash, skin: Color, dark: Color) -> None:
    """A hand closed round a stick that runs up through (0, 0); the wrist is at (60, 20), the thumb lies on top."""
    back = smooth([(68, -8), (44, -30), (16, -38), (-6, -34), (-14, -20), (-12, 30), (0, 48), (34, 45), (68, 34)])
    places = ((-21, 24.0, -33), (-1, 25.0, -37), (19, 23.0, -35), (37, 19.0, -28))
    rolls = [limb([(14, y - 1), (-12, y - 2), (x, y + 3)], [t * 0.94, t * 1.06, t * 0.9]) for y, t, x in places]
    tips = [circle(x, y + 3, t * 0.45) for y, t, x in places]
    shape = union(back, *rolls, *tips)
    c.lift(shape)
    c.wash(shape, skin, to=mix(skin, dark, 0.6), way=(0.35, 1), bleed=1.2)
    with c.clip(shape):
        c.wet(smooth([(70, 4), (46, 22), (20, 38), (0, 60), (80, 60)]), dark, 7, 0.6, 0.4)
        c.wet(smooth([(-20, -30), (-26, 0), (-22, 44), (-50, 50), (-54, -30)]), dark, 5, 0.55, 0.4)
        for y, t, x in places:
            c.wet(limb([(8, y + t * 0.46), (-14, y + t * 0.46), (x, y + t * 0.5)], [2, 6, 4]), dark, 2.4, 0.7, 0.3)
            c.lift(ellipse(-10, y - t * 0.16, 8, 4), 0.25, 2.4)
            c.lift(ellipse(9, y - 2, 5, 4), 0.2, 2.4)
    c.contour(shape, 3, lost=0.1)
    for y, t, x in places[:3]:
        c.pen([(0, y + t * 0.46), (-16, y + t * 0.45), (x - 5, y + t * 0.5)], [0.8, 2.6, 2], mix(dark, INK, 0.6))
    for y, t, x in places:
        c.pen([(3, y - t * 0.26), (7, y), (4, y + t * 0.24)], 1.4, dark)
        c.pen([(x + 15, y - t * 0.3), (x + 12, y + 1), (x + 15, y + t * 0.3)], 1.3, dark)
    thumb = union(finger([(52, -16), (24, -38), (4, -43), (-19, -37)], 22), smooth([(64, -6), (44, -30), (22, -46), (14,
        -30), (40, -8)]))  # fmt: skip
    c.wet(limb([(30, -20), (4, -26), (-22, -24)], [4, 9, 6]), dark, 4, 0.6, 0.3)
    c.wash(thumb, mix(skin, "#ffffff", 0.12), to=mix(skin, dark, 0.35), way=(0.4, 1), bleed=1)
    c.pen([(48, -34), (26, -50), (4, -54), (-16, -47), (-27, -38), (-20, -28)], [0.8, 2.6, 2.4, 3, 3, 1.6])
    c.pen([(-18, -28), (4, -31), (22, -26), (38, -14)], [1.6, 3.4, 2.6, 0.6])
    c.pen([(6, -51), (9, -44), (6, -37)], 1.4, dark)
    c.pen([(2, -50), (4, -44)], 1.1, dark)
    _nail(c, (4, -43), (-20, -38), 17, dark)


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
        with c.clip(body):
            c.lift(ellipse(-22, -30, 16, 9), 0.2, 6)
            c.wet(smooth([(-40, -6), (-20, 24), (20, 44), (70, 70), (40, 80), (-40, 40)]), "#06070c", 8, 0.8, 0.4)
            for k in range(6):
                c.pen([(-20 + k * 12, -18 + k * 11), (-8 + k * 13, -2 + k * 11), (4 + k * 12, 6 + k * 11)], [0.5, 2,
                    0.5],
                    "#8a96c4", 0.35)  # fmt: skip
        c.contour(body, 4, lost=0.35)
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
        c.wash(shape, tint, to=mix(tint, "#4a62b8", 0.45), way=(0.6, -0.8), bleed=2, strength=1.2)
        with c.clip(shape):
            c.lift(ellipse(-14, 2, 15, 4), 0.3, 2.4)
            c.wet(ellipse(-40, 0, 8, 7), "#a8402c", 3, 0.8, 0.3)
        for k in range(4):
            c.pen([(8 + k * 4, -14 - k * 9), (22 + k, -18 - k * 11)], [0.6, 1.6], "#7f90d0", 0.4)
            c.pen([(10 + k * 5, 14 + k * 8), (24 + k * 3, 16 + k * 10)], [0.6, 1.6], "#7f90d0", 0.4)
