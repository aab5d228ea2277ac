"""Scenes of machines, cut into scratchboard."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import circle, difference, limb, moved, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import Spot, stander
from painter.noise import blurred
from painter.palette import Color
from painter.scene import scene
from painter.solid import vector
from painter.solids import Solid, look, turn_matrix

RED, GOLD, STEEL = "#d8402a", "#f2bd4b", "#9fb4b8"


@scene(
    "gear-nest",
    "Maternity Leave",
    motifs="gears hen nest engineers chimneys",
    themes="work machines patience life",
    moods="oppressive comic stubborn",
    seed=53,
    medium=Scratch,
    alt=(
        "A gigantic machine stands still: in the notch between two huge cogwheels a hen broods on her nest, and one "
        "egg shows. Far below, tiny people wait; one holds a golden watch, another spreads both arms."
    ),
    clues=("standstill", "works council", "spanner", "motherhood", "monday"),
)
def gear_nest(c: Scratch) -> None:
    c.stains = (RED, GOLD, STEEL)
    light = (-0.55, -0.62, 0.56)
    relief = look([_chimneys(), _pipes()], fine=2.0, eye=1900, centre=(400, 500))
    c.model(relief, light, {"pipes": STEEL, "chimneys": STEEL}, 0.02, 4.4, gain=0.6, fill=((0.6, 0.3, 0.6), 0.12))
    _wheel(c, (622, 118), 158, 190, 20, 0.1, 0.97)
    _wheel(c, (876, 552), 366, 428, 22, 162.3 + 180 / 22, 0.72)
    _wheel(c, (24, 812), 432, 498, 26, -17.7, 0.72)
    _hen(c, light)
    _engineers(c)


def _wheel(c: Scratch, at: tuple[float, float], root: float, tip: float, teeth: int, turn: float, depth: float) -> None:
    """A cogwheel: its thickness first, then the face with spokes, hub and bolts; it is lost in the dark below."""
    x, y = at
    outline: list[tuple[float, float]] = []
    for k in range(teeth):
        for share, r in ((-0.30, root), (-0.20, tip - 4), (-0.15, tip), (0.15, tip), (0.20, tip - 4), (0.30, root)):
            a = math.radians(turn + (k + share) * 360 / teeth)
            wear = c.rng.uniform(-2.5, 2.5)
            outline.append((x + (r + wear) * math.cos(a), y + (r + wear) * math.sin(a)))
    below = rect(-100, 800, 1000, 600)
    thick = root * 0.05
    side = moved(poly(outline), thick, thick * 1.1)
    hole = circle(x, y, root * 0.8)
    c.block(difference(side, hole), CLAY, side, 25, 8, edge=6, soft=2, depth=0.66)
    shade = union(difference(circle(x, y, tip * 1.1), circle(x - root * 0.14, y - root * 0.16, root * 0.99)), below)
    for k in range(6):
        a = math.radians(turn + 14 + 60 * k)
        u, v = math.cos(a), math.sin(a)
        spoke = [(x + r * u, y + r * v) for r in (root * 0.1, root * 0.5, root * 0.86)]
        under = [(px + thick * 0.8, py + thick) for px, py in spoke]
        c.block(limb(under, [root * 0.17, root * 0.12, root * 0.15]), CLAY, side, 25, 8, edge=5, soft=2, depth=0.8)
        dark = limb([(px - v * root * 0.05, py + u * root * 0.05) for px, py in spoke], root * 0.05)
        c.block(
            limb(spoke, [root * 0.17, root * 0.12, root * 0.15]), CLAY, union(dark, below), math.degrees(a) + 90, 8,
            edge=5, soft=root * 0.02, depth=depth,
        )  # fmt: skip
    c.block(difference(poly(outline), hole), CLAY, shade, 0, 9, edge=6, soft=root * 0.05, depth=depth, center=at)
    inner, outer = circle(x, y, root * 0.855), circle(x, y, root * 0.87)
    c.cover(difference(outer, inner))
    for k in range(18):
        a = math.radians(turn + 10 + 20 * k)
        u, v = x + root * 0.935 * math.cos(a), y + root * 0.935 * math.sin(a)
        c.cover(circle(u, v, root * 0.024))
        c.scrape(circle(u - 1, v - 1, root * 0.012))
    for r in (0.2, 0.1):
        c.block(
            circle(x, y, root * r),
            CLAY,
            circle(x + root * 0.1, y + root * 0.1, root * r),
            0,
            7,
            soft=root * 0.03,
            center=at,
        )


def _chimneys() -> Solid:
    out = Solid("chimneys")
    for x, top, wide, z in ((70, 150, 40, -560), (186, 76, 46, -600), (300, 190, 38, -520)):
        out.cone((x, 1000, z), (x, top, z), wide * 1.35, wide)
        for y in (top + 10, top + 46):
            out.cone((x, y, z), (x, y + 8, z), wide * 1.22)
    return out


def _pipes() -> Solid:
    out = Solid("pipes")
    for points, wide in (
        ([(420, 30, -480), (420, 250, -480), (500, 300, -480), (790, 300, -480)], 26),
        ([(360, 20, -440), (360, 380, -440), (250, 430, -440), (20, 430, -440)], 20),
        ([(520, 760, -400), (520, 900, -400), (640, 960, -400), (790, 960, -400)], 34),
    ):
        out.chain(points, [wide] * 4, 6)
        for (x, y, z), (u, v, _) in pairwise(points):
            for t in (0.3, 0.7):
                m, way = (x + (u - x) * t, y + (v - y) * t), vector((u - x, v - y, 0)) / math.hypot(u - x, v - y) * 8
                out.cone((m[0] - way[0], m[1] - way[1], z), (m[0] + way[0], m[1] + way[1], z), wide * 1.3)
    return out


def _hen(c: Scratch, light: tuple[float, float, float]) -> None:
    """A hen on her nest, facing left, in the notch where the wheels meet."""
    nest, egg, body, comb, beak, eye = (Solid(n) for n in ("nest", "egg", "body", "comb", "beak", "eye"))
    x, y = 418, 452
    for _ in range(120):
        a = c.rng.uniform(0, 6.28)
        b = a + c.rng.uniform(0.5, 1.3)
        r, d, h = c.rng.uniform(92, 126), c.rng.uniform(30, 62), c.rng.uniform(-26, 40)
        nest.cone(
            (x + r * math.cos(a), y + h * 0.9 + 14 * math.sin(a), d * math.sin(a) + 60),
            (x + r * math.cos(b), y + h * 0.9 + 8 + 14 * math.sin(b), d * math.sin(b) + 60),
            5,
            3,
        )
    nest.ball((x, y + 24, 50), (100, 46, 60))
    egg.ball((x - 84, y - 22, 112), (25, 32, 25), turn_matrix(0, 0, -16))
    body.ball((x + 4, y - 62, 70), (112, 84, 88), turn_matrix(0, 0, -8))
    body.chain([(x - 54, y - 92, 84), (x - 84, y - 158, 96), (x - 88, y - 206, 104)], (66, 46, 38), 22, 30)
    body.ball((x - 92, y - 214, 106), (42, 38, 38), blend=10)
    for k in range(9):
        a = math.radians(-18 - 13 * k)
        root = (x + 78, y - 92, 60 - 4 * k)
        body.chain(
            [
                root,
                (x + 100 + 50 * math.cos(a), y - 96 + 70 * math.sin(a), 55),
                (x + 94 + 96 * math.cos(a * 1.1), y - 90 + 118 * math.sin(a * 1.1), 40),
            ],
            (30, 24, 5),
            8,
        )
    wing = Solid("wing")
    wing.ball((x + 26, y - 62, 138), (78, 46, 26), turn_matrix(0, 0, 12))
    for k in range(5):
        wing.chain([(x + 30, y - 76 + 16 * k, 146), (x + 112 - 8 * k, y - 62 + 15 * k, 134)], (17, 5), 6)
    for dx, dy, r in ((-112, -250, 14), (-94, -262, 18), (-72, -258, 17), (-56, -242, 12)):
        comb.ball((x + dx, y + dy, 106), (r, r * 1.25, 12))
    comb.ball((x - 118, y - 176, 120), (12, 24, 12)).ball((x - 104, y - 172, 132), (11, 22, 11))
    beak.cone((x - 124, y - 212, 112), (x - 168, y - 200, 118), 15, 2)
    eye.ball((x - 104, y - 220, 140), 9)
    relief = look([nest, egg, body, wing, comb, beak, eye], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=16)
    colors = {
        "nest": GOLD,
        "egg": "#fffaf0",
        "body": "#fffdf6",
        "wing": "#f4efe2",
        "comb": RED,
        "beak": GOLD,
        "eye": "#000000",
    }
    c.model(
        relief,
        light,
        colors,
        0.1,
        4.0,
        ("nest",),
        fill=((0.6, 0.2, 0.8), 0.3),
        fills={"egg": 0.8, "comb": 0.7, "beak": 0.6},
    )
    c.scrape(circle(x - 107, y - 224, 3))
    c.cover(
        smooth(
            [
                (x - 128, y + 6),
                (x - 60, y + 20),
                (x, y + 12),
                (x + 70, y + 18),
                (x + 128, y + 2),
                (x + 96, y + 62),
                (x, y + 78),
                (x - 100, y + 60),
            ]
        )
    )
    for _ in range(80):
        u, v = c.rng.uniform(-104, 104), c.rng.uniform(8, 66)
        if (u / 134) ** 2 + ((v - 24) / 54) ** 2 > 1:
            continue
        long, lean = c.rng.uniform(26, 54), c.rng.uniform(-14, 14) + u * 0.06
        straw = [(x + u - long, y + v - lean), (x + u, y + v + 5), (x + u + long, y + v + lean)]
        c.cover(limb(straw, [4, 9, 4]))
        c.scratch(straw, 6, GOLD)


def _engineers(c: Scratch) -> None:
    """A gangway with people who are paid by the hour."""
    rows = np.arange(c.height, dtype=np.float32)[:, None]
    shade = np.clip(1 - (rows - 770) / 130, 0, 1)
    c.image *= shade[..., None]  # the machine is lost in the dark behind them
    c.flat *= shade > 0.75
    thin = np.clip((rows - 800) / 110, 0, 1)  # the lines thin out and end
    c.bare = np.where(thin > 0, np.clip((blurred(c.bare, 1.6) - 0.5 - 0.65 * thin) * 6 + 0.5, 0, 1), c.bare).astype(
        np.float32
    )
    floor = poly([(0, 1090), (800, 1090), (800, 1200), (0, 1200)])
    c.cover(floor)
    with c.marks(angle=0, gap=7):
        c.paint(rect(0, 1132, 800, 10), "#f4efe2")
    with c.marks(angle=90, gap=9):
        c.paint(rect(0, 1146, 800, 40), "#6c7478", to="#101214")
    people: tuple[tuple[float, float, bool, Color, str, float, tuple[Spot, Spot], tuple[Spot, Spot]], ...] = (
        (92, 0.92, False, CLAY, "bowler", -26, ((34, -226), (66, -290)), ((34, -160), (52, -130))),
        (238, 0.86, False, RED, "bun", 12, ((26, -164), (62, -196)), ((30, -160), (44, -126))),
        (408, 0.94, False, STEEL, "cap", -30, ((-46, -164), (-6, -134)), ((46, -164), (30, -130))),
        (548, 0.88, True, CLAY, "scarf", -22, ((-26, -166), (8, -128)), ((34, -160), (52, -130))),
        (706, 0.94, True, GOLD, "cap", -26, ((36, -172), (72, -150)), ((40, -200), (66, -238))),
    )
    for x, scale, flip, color, hat, nod, near, far in people:
        with c.at(x, 1134, scale, 0, flip):
            stander(c, color, hat, near, far, nod, mouth="flat" if nod > -28 else "glum")
            if hat == "bun":
                c.cover(circle(80, -200, 17))
                c.scrape(circle(80, -200, 13), 1, GOLD)
                c.groove([(80, -200), (80, -209)], 4)
