"""Scenes of the modern city, in ink wash."""

from __future__ import annotations

import math
from dataclasses import dataclass

from painter.geom import Path, Points, circle, ellipse, limb, poly, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import drawn
from painter.palette import Color, mix
from painter.scene import scene

_ZENITH = (438, 500)
_FOCUS = 620.0
_FLOOR = 0.42  # height at which a wall leaves the card


@dataclass(frozen=True)
class _Wall:
    """One wall of a tower, seen from its foot: the ends of its base on the ground, and how high it is."""

    a: tuple[float, float]
    b: tuple[float, float]
    top: float
    storeys: int
    bays: int
    dark: str
    light: str

    def at(self, across: float, height: float) -> tuple[float, float]:
        """A point of the wall on the card: across from 0 to 1, height from the street."""
        x = self.a[0] + (self.b[0] - self.a[0]) * across
        y = self.a[1] + (self.b[1] - self.a[1]) * across
        return _ZENITH[0] + _FOCUS * x / height, _ZENITH[1] + _FOCUS * y / height


_WALLS = (
    _Wall((-1.55, -1.9), (-1.75, -0.35), 4.2, 29, 9, "#2b3448", "#8796b4"),
    _Wall((-0.75, -2.2), (-1.55, -1.9), 4.2, 29, 6, "#46506a", "#b4bfd2"),
    _Wall((-1.15, 0.2), (-1.0, 1.5), 2.9, 22, 8, "#1c2233", "#5d6a88"),
    _Wall((-1.75, 0.05), (-1.15, 0.2), 2.9, 22, 6, "#5b6680", "#c2cbd9"),
    _Wall((-0.62, 2.6), (0.55, 2.5), 4.6, 31, 8, "#39435c", "#a3afc6"),
    _Wall((0.55, 2.5), (0.72, 3.4), 4.6, 31, 6, "#1d2434", "#5e6a84"),
    _Wall((1.05, 1.35), (1.2, 0.1), 3.3, 26, 9, "#20283a", "#6c7a98"),
    _Wall((0.9, 2.1), (1.05, 1.35), 3.3, 26, 4, "#4b566f", "#b6c0d2"),
    _Wall((1.9, -0.55), (1.5, -1.75), 4.4, 31, 8, "#333e58", "#98a5bf"),
    _Wall((1.5, -1.75), (0.85, -2.3), 4.4, 31, 4, "#1e2536", "#68748e"),
    _Wall((-0.25, -1.75), (0.55, -1.7), 3.4, 24, 6, "#262f44", "#7684a2"),
)  # fmt: skip


@scene(
    "sky-lido", "Lane Four", motifs="city tower swimmer water window drop",
    themes="freedom escape depth work daydream", moods="giddy airy", seed=41, medium=Wash,
    alt="Straight up between the grey towers of a city: where the sky should be there is blue water, and a swimmer in "
    "a red costume crosses it from roof to roof, seen from below. Drops fall from the edge, a lifebuoy hangs on a "
    "roof, and a window cleaner in his cradle looks up.",
    clues=("lunch break", "over my head", "deep end", "look up", "rooftop pool", "out of bounds", "flying"),
)  # fmt: skip
def sky_lido(c: Wash) -> None:
    _water(c)
    _light_net(c)
    _swimmer(c)
    for wall in _WALLS:
        _raise(c, wall)
    _brims(c)
    _cleaner(c)
    _falling(c)


_POOL: Points = [(150, 250), (300, 170), (440, 210), (600, 180), (730, 330), (720, 560), (660, 740), (520, 860), (360,
    850), (200, 760), (130, 560), (120, 400)]  # fmt: skip


def _water(c: Wash) -> None:
    pool = smooth(_POOL)
    c.wash(pool, "#6fd0e6", to="#1f7fd0", way=(0.5, 0.9), bleed=24, blooms=3, strength=1.05)
    c.wet(ellipse(330, 350, 110, 60), "#bff0ee", 50, 0.4)
    c.wet(ellipse(600, 700, 120, 80), "#0f4fae", 60, 0.75)
    c.wet(ellipse(230, 640, 80, 90), "#1660bc", 60, 0.55)


def _light_net(c: Wash) -> None:
    """The net of light that water casts."""
    c.ripple_light(smooth(_POOL), 120, 0.62)


def _swimmer(c: Wash) -> None:
    """A crawl, seen from below: one arm ahead, one by the side, the legs apart."""
    with c.at(446, 512, 1.06, -38):
        c.wet(limb([(-250, 6), (-150, 0), (-90, 0)], [30, 60, 40]), "#eef8f6", 20, 0.2)
        for _ in range(34):
            x, y = c.rng.uniform(-260, -90), c.rng.gauss(0, 26)
            c.lift(circle(x, y, c.rng.uniform(2, 8)), 0.85, 0.8)
        skin, shade = "#cf9064", "#7a4228"
        near = limb([(84, 28), (70, 50), (48, 64), (22, 66), (2, 60)], [32, 30, 27, 22, 14])
        far = limb([(96, -22), (128, -42), (160, -50), (196, -52), (232, -44)], [32, 30, 27, 23, 14])
        legs = [limb([(-4, 15), (-40, 24), (-74, 28), (-104, 20), (-132, 17), (-150, 21)], [38, 36, 29, 29, 20, 14]),
            limb([(-4, -14), (-40, -14), (-70, -14), (-100, -24), (-126, -34), (-146, -41)], [38, 35, 29, 29, 20,
            14])]  # fmt: skip
        feet = (smooth([(-144, 28), (-146, 14), (-166, 10), (-190, 9), (-204, 15), (-192, 23), (-168, 27)]),
            smooth([(-138, -34), (-144, -48), (-164, -58), (-190, -66), (-200, -60), (-184, -50), (-164,
            -40)]))  # fmt: skip
        hands = (union(smooth([(8, 54), (-8, 50), (-20, 54), (-20, 68), (4, 68)]), limb([(-14, 56), (-38, 58)], [8, 5]),
            limb([(-14, 61), (-42, 65)], [8, 5]), limb([(-14, 66), (-36, 71)], [8, 5]), limb([(2, 68), (-12, 78)], [8,
            5])), union(smooth([(226, -52), (246, -54), (258, -48), (256, -36), (230, -36)]), limb([(250, -50), (276,
            -52)], [8, 5]), limb([(252, -45), (282, -45)], [8, 5]), limb([(250, -40), (274, -37)], [8, 5]), limb([(236,
            -54), (252, -64)], [8, 5])))  # fmt: skip
        for whole in (union(legs[1], feet[1]), union(legs[0], feet[0]), union(far, hands[1]), union(near, hands[0])):
            c.lift(whole)
            c.wash(whole, skin, to=mix(skin, shade, 0.4), way=(-0.3, 1), bleed=1.5)
            with c.clip(whole):
                _under(c, whole, shade)
            c.contour(whole, 3.4, lost=0.12)
        for line in ([(-84, 40), (-76, 34), (-66, 40)], [(-78, -2), (-70, -4), (-62, -2)], [(44, 72), (50, 78)],
            [(150, -62),
            (158, -66)], [(-150, 16), (-156, 20)], [(-148, -46), (-156, -46)]):  # fmt: skip
            c.pen(line, 1.8, shade)
        body = smooth([(-18, 0), (-10, 32), (14, 35), (40, 29), (66, 29), (92, 38), (110, 24), (124, 10), (124, -10),
            (110,
            -24), (92, -40), (66, -29), (40, -28), (14, -34), (-10, -31)])  # fmt: skip
        c.lift(body)
        drawn(c, body, skin, mix(skin, shade, 0.4), 3.2)
        suit = smooth([(-22, 0), (-12, 33), (14, 36), (40, 30), (64, 30), (86, 36, 1), (90, 16), (82, 0), (90, -16),
            (86, -37,
            1), (64, -30), (40, -29), (14, -35), (-12, -32)])  # fmt: skip
        c.lift(suit)
        c.wash(suit, "#ee2a1c", to="#c8181c", way=(0.2, 1), bleed=3, strength=1.1)
        with c.clip(suit):
            c.wet(smooth([(-30, 10), (20, 18), (80, 14), (90, 40), (-20, 44)]), "#7a0c14", 8, 0.7, 0.4)
            c.lift(limb([(-6, -16), (30, -16), (70, -18)], [4, 9, 4]), 0.3, 5)
        c.contour(suit, 3.4, lost=0.15)
        for line in ([(2, -18), (20, -8), (24, 6)], [(30, 22), (44, 14), (50, 2)], [(66, 18), (74, 10)]):
            c.pen(line, [0.6, 2.4, 0.6], "#6a0a12")
        for y in (-22, 22):
            c.pen([(84, y), (100, y * 0.86), (116, y * 0.5)], [6, 7, 6], "#d8241c", 0.1)
        _swimmer_head(c, skin, shade)


def _under(c: Wash, whole: Path, shade: Color) -> None:
    """The light falls through the water from above: the lower side of a limb turns blue and dark."""
    bounds = whole.computeTightBounds()
    for k in range(5):
        t = k / 4
        x = bounds.left() + bounds.width() * t
        c.wet(ellipse(x, bounds.bottom() - bounds.height() * 0.16, bounds.width() * 0.1, 6), mix(shade, "#2a3f8a",
            0.35), 5,
            0.4, 0.5)  # fmt: skip


def _swimmer_head(c: Wash, skin: Color, shade: Color) -> None:
    """Her face, turned down to us: goggles, and cheeks blown up for the next stroke."""
    head = smooth([(112, 2), (120, 22), (142, 31), (166, 20), (174, 0), (166, -20), (144, -30), (122, -21)])
    c.lift(head)
    drawn(c, head, skin, mix(skin, shade, 0.3), 3)
    with c.clip(head):
        c.wet(smooth([(110, 12), (140, 22), (170, 14), (160, 40), (116, 36)]), shade, 6, 0.6, 0.4)
        c.wet(smooth([(132, -4), (146, 0), (132, 6)]), shade, 3, 0.6, 0.3)
        for y in (-13, 14):
            c.wet(ellipse(130, y, 6, 5), "#d0402c", 4, 0.5, 0.3)
        c.lift(ellipse(134, -2, 6, 2.4), 0.5, 2)
    cap = smooth([(146, 32), (172, 24), (184, 0), (172, -24), (148, -31), (158, -14), (160, 2), (156, 16)])
    c.lift(cap)
    drawn(c, cap, "#f8d840", "#d89a1c", 3)
    c.lift(smooth([(164, -20), (174, -12), (176, 0), (170, -8)]), 0.6, 1)
    for y in (-11, 12):
        glass = ellipse(147, y, 7, 8)
        c.lift(glass)
        c.wash(glass, "#2f6fb0", to="#14306a", bleed=0.6)
        c.contour(glass, 2.4, lost=0.05)
        c.lift(circle(149, y - 3, 1.8), 1, 0.4)
    c.pen([(147, -4), (150, 0), (147, 5)], [2, 2.6, 2])
    c.pen([(148, -19), (152, -28)], 2.4)
    c.pen([(148, 20), (152, 29)], 2.4)
    c.pen([(136, -4), (131, 0), (136, 5)], [0.8, 2, 0.8])
    mouth = ellipse(122, 0, 3, 5)
    c.wash(mouth, "#a8322c", bleed=0.8)
    c.contour(mouth, 1.8, lost=0.1)


def _raise(c: Wash, wall: _Wall) -> None:
    """A wall: its wash, its floors, its windows."""
    quad = poly([wall.at(0, _FLOOR), wall.at(1, _FLOOR), wall.at(1, wall.top), wall.at(0, wall.top)])
    middle_x, middle_y = wall.at(0.5, wall.top)
    low_x, low_y = wall.at(0.5, 1.0)
    far = math.hypot(low_x - middle_x, low_y - middle_y)
    way = ((low_x - middle_x) / far, (low_y - middle_y) / far)
    c.lift(quad)
    c.wash(quad, wall.light, to=wall.dark, way=way, bleed=4, blooms=2, strength=0.95, fade=(0.75, 1.5), grain=1.5)
    for storey in range(wall.storeys + 1):
        high = wall.top / (1 + storey * (wall.top / 0.55 - 1) / wall.storeys)
        if storey % 1 == 0:
            c.pen([wall.at(0, high), wall.at(0.5, high), wall.at(1, high)], 0.7 + storey * 0.10, dry=0.4)
    for bay in range(wall.bays + 1):
        t = bay / wall.bays
        edge = bay in (0, wall.bays)
        c.pen(
            [wall.at(t, wall.top), wall.at(t, 1.4), wall.at(t, _FLOOR)], [1, 3, 8] if edge else [0.6, 1.6, 4], dry=0.35
        )
    _panes(c, wall)


def _panes(c: Wash, wall: _Wall) -> None:
    for storey in range(wall.storeys):
        low, high = (wall.top / (1 + (storey + k) * (wall.top / 0.55 - 1) / wall.storeys) for k in (0.84, 0.2))
        for bay in range(wall.bays):
            left, right = (bay + 0.18) / wall.bays, (bay + 0.82) / wall.bays
            pane = poly([wall.at(left, low), wall.at(right, low), wall.at(right, high), wall.at(left, high)])
            chance = c.rng.random()
            if chance < 0.07:
                c.lift(pane)
                c.wash(pane, "#ffd23a", bleed=1)
            elif chance < 0.40:
                c.lift(pane, 0.55, 0.6)
            else:
                c.wash(pane, "#3a4a6c", strength=c.rng.uniform(0.3, 0.9), over=True, bleed=1, edge=0.5)


def _brims(c: Wash) -> None:
    """The edges of the roofs, where the water stands."""
    for wall in _WALLS:
        a, m, b = wall.at(0, wall.top), wall.at(0.5, wall.top * 1.004), wall.at(1, wall.top)
        c.pen([a, m, b], [5, 7, 5], "#12151f", 0.2)
    x, y = _WALLS[6].at(0.42, 3.3)
    buoy = ellipse(x + 4, y, 22, 22)
    c.lift(buoy)
    c.wash(buoy, "#f2682a", bleed=2)
    c.lift(circle(x + 4, y, 10))
    c.wash(circle(x + 4, y, 10), "#3f9ad8", bleed=1)
    for k in range(4):
        turn = k * 1.57 + 0.5
        c.lift(
            limb(
                [
                    (x + 4 + math.cos(turn) * 10, y + math.sin(turn) * 10),
                    (x + 4 + math.cos(turn) * 23, y + math.sin(turn) * 23),
                ],
                8,
                9,
            )
        )
    c.contour(buoy, 3, lost=0.1)
    c.contour(circle(x + 4, y, 10), 2.4, lost=0.1)


def _cleaner(c: Wash) -> None:
    """A window cleaner in his cradle on the left wall, who looks up."""
    wall = _WALLS[2]
    for t, end in ((0.30, (150, 672)), (0.62, (164, 800))):
        c.pen([wall.at(t, wall.top), end], 2.6)
    body = smooth([(150, 712), (188, 708), (200, 736), (188, 764), (152, 766)])
    c.lift(body)
    drawn(c, body, "#f0a02a", "#d0741c", 3)
    arm = union(limb([(184, 716), (212, 702), (232, 684)], [17, 14, 10]), circle(236, 680, 8))
    c.lift(arm)
    drawn(c, arm, "#f0a02a", None, 2.8)
    c.pen([(228, 694), (246, 662)], 5)
    c.pen([(232, 652), (260, 668)], 7)
    cradle = poly([(92, 672), (150, 670), (166, 802), (104, 806)])
    c.lift(cradle)
    drawn(c, cradle, "#d8402c", "#8a2220", 4)
    for k in range(1, 5):
        c.pen([(92 + k * 2.6, 672 + k * 26), (150 + k * 3, 670 + k * 26)], 2.4)
    head = circle(206, 738, 20)
    c.lift(head)
    drawn(c, head, "#d89a70", "#a86a48", 3)
    helmet = smooth([(190, 718), (184, 740), (192, 760), (206, 760), (200, 740), (204, 718)])
    c.lift(helmet)
    drawn(c, helmet, "#3f8f6a", "#2a6a50", 2.8)
    for y in (730, 746):
        c.pen([(212, y), (214, y)], [5, 5], dry=0)
    c.pen([(222, 736), (220, 740), (222, 743)], 2)


def _falling(c: Wash) -> None:
    """Drops that fall towards the street, larger the nearer they are."""
    for x, y, r in ((520, 880, 9), (560, 968, 15), (250, 900, 12), (300, 1010, 20), (330, 300, 7), (640, 250, 9)):
        drop = ellipse(x, y, r, r * 1.12)
        c.lift(drop)
        c.wash(drop, "#9fdcf0", to="#1f74c8", bleed=1.5, strength=1.1)
        c.lift(ellipse(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.3), 1, 0.5)
        c.contour(drop, 2.4, lost=0.2)
    x, y, r = 632, 1076, 56
    drop = smooth([(x - r, y), (x - r * 0.7, y - r * 0.8), (x, y - r * 1.08), (x + r * 0.74, y - r * 0.8), (x + r,
        y + 4),
        (x + r * 0.7, y + r * 0.8), (x, y + r * 1.08), (x - r * 0.74, y + r * 0.78)])  # fmt: skip
    c.lift(drop)
    c.wash(drop, "#b8e8f4", to="#1f6fc4", way=(0.4, 1), bleed=2, strength=1.1, blooms=1)
    with c.clip(drop):
        c.wet(ellipse(x + 20, y + 30, 26, 12), "#0f4fae", 10, 0.8)
        c.wash(limb([(x - 8, y + 18), (x + 6, y + 6), (x + 16, y - 6)], [5, 10, 6]), "#e02a1c", over=True)
    c.lift(smooth([(x - 34, y - 14), (x - 20, y - 40), (x - 10, y - 40), (x - 22, y - 12)]), 1, 0.8)
    c.contour(drop, 5, lost=0.15)
