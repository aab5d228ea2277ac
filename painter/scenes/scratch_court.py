"""A court in a stubble field, cut into scratchboard."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import circle, limb, rect, smooth
from painter.media.scratch import Scratch
from painter.scene import scene
from painter.solids import Solid, Vec, look, turn_matrix

GOLD, RED, STRAW = "#f2b93c", "#d4452f", "#e3c27a"
_LIGHT: Vec = (-0.5, -0.7, 0.5)


@scene(
    "crow-judge",
    "The Harvest Court",
    motifs="crow scarecrow mouse wig wheat hedgehog",
    themes="justice guilt revenge power reversal",
    moods="absurd stern",
    alt="In a stubble field a large crow in a curled white wig points from a wooden bench at a scarecrow behind a "
    "rail. Mice sit in an egg box, a hedgehog writes, and a chick looks out of the scarecrow's pocket.",
    seed=57,
    clues=("guilty", "reap and sow", "order, order", "straw man", "fair trial", "tables turned"),
    medium=Scratch,
)
def crow_judge(c: Scratch) -> None:
    """Those who were scared hold court."""
    c.stains = (GOLD, RED, STRAW)
    _field(c)
    _crow(c)
    _bench(c)
    _scarecrow(c)
    _jury(c)


def _field(c: Scratch) -> None:
    """A low sun and stubble to the horizon."""
    with c.marks(center=(640, 560), gap=6.4):
        for r, tone in ((460, "#3a2c10"), (300, "#5f4818"), (170, "#a87c26"), (84, "#ffcf5a")):
            c.paint(circle(640, 560, r), tone)
    c.cover(rect(0, 640, 800, 560))
    for k in range(420):
        near = (k / 420) ** 1.4
        x, y = c.rng.uniform(10, 790), 660 + 520 * near
        tall = 10 + 34 * near
        c.scratch(
            [(x, y), (x + c.rng.uniform(-3, 3), y - tall / 2), (x + c.rng.uniform(-7, 7), y - tall)],
            1.6 + 3 * near,
            STRAW,
        )


def _crow(c: Scratch) -> None:
    body, beak, wig, robe, eye = (Solid(name) for name in ("body", "beak", "wig", "robe", "eye"))
    body.ball((266, 236, 20), (112, 100, 96), turn_matrix(0, 0, 10))
    body.cone((262, 280, 10), (196, 480, -10), 96, 150, 40)
    beak.cone((342, 226, 40), (498, 302, 60), 54, 15).cone((498, 302, 60), (532, 338, 62), 15, 3, 6)
    lower = Solid("jaw").cone((330, 272, 40), (470, 348, 58), 36, 5)
    for k in range(6):
        beak.cone((330 + 6 * k, 196 + 9 * k, 84), (386 + 7 * k, 214 + 12 * k, 86), 7, 1, 4)
    eye.ball((316, 218, 100), 24)
    for row in range(7):
        for column in range(4):
            x, y = 236 - 40 * column + 7 * row, 158 + 50 * row + 12 * column
            if row == 0 and column == 0:
                continue
            wig.cone((x - 24, y, 96 - 26 * column), (x + 24, y - 6, 104 - 26 * column), 23, 23, 3)
    for x, y in ((238, 140), (192, 150), (286, 140), (322, 158)):
        wig.ball((x, y, 70), (34, 27, 44), None, 4)
    wing = Solid("wing")
    shoulder, elbow, tip = (250, 440, 110), (380, 484, 150), (484, 404, 150)
    wing.chain([shoulder, elbow, tip], (78, 60, 40), 20)
    finger = Solid("finger").chain([(500, 392, 160), (560, 396, 170), (644, 426, 166)], (25, 21, 5), 10)
    for k in range(4):
        x, y = 486 - 9 * k, 430 + 20 * k
        wing.chain([(x - 20, y - 8, 156), (x + 44 - 6 * k, y + 8, 168), (x + 14, y + 26, 172)], (17, 15, 7), 4)
    robe.ball((170, 590, 20), (210, 190, 130), None, 0, axis=(0, 1, 0))
    robe.ball((300, 388, 96), (66, 40, 30), turn_matrix(0, 0, 24), 0)
    relief = look([body, robe, wing, finger, lower, beak, wig, eye], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=18)
    colors = {
        "body": "#8a8d96",
        "robe": RED,
        "wing": "#8a8d96",
        "finger": "#e8e4da",
        "beak": "#d8d4c8",
        "jaw": "#a8a498",
        "wig": "#fffdf6",
        "eye": "#000000",
    }
    c.model(relief, _LIGHT, colors, 0.03, 5.2, (), 0.95, fill=((0.8, 0.1, 0.5), 0.22), gaps={"wig": 4.2, "beak": 4.4})
    c.cover(circle(318, 214, 25))
    c.scrape(circle(318, 214, 20), 1, GOLD)
    c.cover(circle(324, 217, 10))
    c.scrape(circle(321, 212, 3.4))
    c.cover(limb([(288, 188), (322, 192), (352, 208)], [5, 15, 6]))
    c.scrape(limb([(346, 196), (290, 176)], [2, 4]))


def _bench(c: Scratch) -> None:
    bench = Solid("bench")
    bench.box((216, 640, 190), (226, 24, 50), None, 0, rounded=6, axis=(1, 0, 0))
    for k in range(6):
        bench.box((54 + 66 * k, 830, 160), (30, 172, 20), None, 0, rounded=4, axis=(0, 1, 0))
    bench.box((216, 748, 186), (212, 16, 10), None, 0, rounded=3, axis=(1, 0, 0))
    relief = look([bench], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=14)
    c.model(relief, _LIGHT, {"bench": STRAW}, 0.04, 4.8, ("bench",), 0.9, fill=((0.6, 0.2, 0.8), 0.2))
    gavel = Solid("gavel")
    gavel.cone((318, 590, 250), (372, 604, 250), 24).cone((350, 596, 250), (410, 560, 256), 8)
    relief = look([gavel], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=10)
    c.model(relief, _LIGHT, {"gavel": GOLD}, 0.1, 3.6, fill=((0.6, 0.2, 0.8), 0.3))


def _scarecrow(c: Scratch) -> None:
    """It would rather have run away, but it is on a pole."""
    pole, coat, sack, straw, hat, patch = (Solid(name) for name in ("pole", "coat", "sack", "straw", "hat", "patch"))
    pole.cone((622, 1010, -10), (616, 560, -10), 13)
    pole.cone((462, 700, -6), (776, 676, -6), 11)
    coat.ball((618, 770, 20), (78, 116, 52), turn_matrix(0, 0, 3), 0, axis=(0, 1, 0))
    coat.cone((618, 830, 20), (624, 916, 20), 74, 92, 20)
    coat.chain([(580, 706, 20), (520, 706, 24), (484, 740, 26)], (44, 36, 40), 14)
    coat.chain([(656, 700, 20), (716, 690, 24), (752, 726, 26)], (44, 36, 40), 14)
    sack.ball((614, 596, 40), (66, 74, 60), turn_matrix(0, 0, -10)).ball((612, 648, 40), (30, 30, 30), None, 16)
    for x, y in ((476, 764), (762, 748)):
        for _ in range(13):
            a = c.rng.uniform(0.2, 2.9)
            straw.cone((x, y - 10, 26), (x + 56 * math.cos(a), y + 16 + 50 * math.sin(a), 30), 6, 2)
    for _ in range(16):
        a = c.rng.uniform(0.1, 3.0)
        straw.cone((616 + 50 * math.cos(a), 660, 30), (616 + 82 * math.cos(a), 684 + 22 * math.sin(a), 46), 6, 2)
        straw.cone((560 + c.rng.uniform(0, 124), 906, 30), (550 + c.rng.uniform(0, 140), 964, 34), 6, 2)
    hat.ball((606, 536, 40), (104, 17, 84), turn_matrix(0, 0, -10)).cone((604, 530, 40), (594, 492, 40), 56, 44, 10)
    patch.box((656, 840, 92), (34, 36, 8), turn_matrix(0, 0, 5), 0, rounded=4, axis=(0, 1, 0))
    c.contour = 1.4
    relief = look([pole, straw, coat, sack, hat, patch], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=14)
    colors = {"pole": "#b8a888", "straw": GOLD, "coat": "#b8bcc4", "sack": STRAW, "hat": "#d8d0bc", "patch": RED}
    c.model(
        relief,
        _LIGHT,
        colors,
        0.06,
        4.4,
        ("straw", "pole"),
        0.95,
        fill=((0.5, 0.3, 0.9), 0.28),
        fills={"sack": 0.75, "straw": 0.4},
        gaps={"straw": 3.4, "sack": 3.8},
    )
    for x, y, r in ((588, 590, 15), (640, 584, 18)):
        c.cover(circle(x, y, r + 4))
        c.scrape(circle(x, y, r))
        c.cover(circle(x - 5, y + 2, r * 0.42))
    c.cover(limb([(572, 566), (586, 556), (604, 560)], [4, 6, 4]))
    c.cover(limb([(626, 556), (644, 548), (660, 556)], [4, 6, 4]))
    mouth = [(582, 638), (594, 628), (606, 640), (620, 628), (634, 638), (646, 626)]
    c.cover(limb(mouth, [5, 7, 7, 7, 7, 5]))
    chick = Solid("chick")
    chick.ball((658, 794, 104), (23, 22, 20))
    relief = look([chick], fine=1.5)
    c.paint(relief.outline(), "#000000", stroke=8)
    c.model(relief, _LIGHT, {"chick": GOLD}, 0.15, 3.0, fill=((0.4, 0.2, 0.9), 0.4))
    c.cover(circle(650, 790, 4))
    c.scrape(smooth([(634, 796, 1), (622, 802, 1), (636, 806, 1)]), 1, RED)
    rail = Solid("rail")
    rail.box((610, 946, 150), (176, 15, 16), None, 0, rounded=5, axis=(1, 0, 0))
    for x in (456, 560, 664, 764):
        rail.cone((x, 950, 140), (x, 1062, 140), 12)
    relief = look([rail], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=12)
    c.model(relief, _LIGHT, {"rail": STRAW}, 0.05, 4.0, ("rail",), 0.9, fill=((0.5, 0.2, 0.8), 0.24))


def _jury(c: Scratch) -> None:
    """Mice in an egg box, and a hedgehog who takes it all down."""
    back = smooth([(20, 1110, 1), (30, 1040), (90, 1020), (520, 1020), (566, 1040), (574, 1110, 1)])
    c.cover(back)
    for k in range(6):
        x, y = 70 + 90 * k, 1046 + 6 * (k % 2)
        fur, ears, nose = Solid("fur"), Solid("ears"), Solid("nose")
        look_up = (-10, 6, -4, 10, -8, 4)[k]
        fur.ball((x, y + 40, 40), (44, 62, 40)).ball((x, y - 6, 60), (40, 38, 38), None, 12)
        fur.cone((x + 10, y + 2, 84), (x + 34, y - 2 + look_up * 0.4, 112), 22, 8, 14)
        for dx in (-32, 26):
            ears.ball((x + dx, y - 42, 50), (25, 27, 8), turn_matrix(12, 0, dx * 0.4))
        nose.ball((x + 38, y - 4 + look_up * 0.4, 118), 8)
        relief = look([ears, fur, nose], fine=2.0)
        c.cover(relief.outline())
        c.paint(relief.outline(), "#000000", stroke=11)
        c.model(
            relief,
            _LIGHT,
            {"fur": ("#e8e4da", "#b8b4aa")[k % 2], "ears": "#f0d8c0", "nose": RED},
            0.08,
            3.6,
            fill=((0.5, 0.3, 0.9), 0.3),
        )
        c.cover(circle(x + 10, y - 12, 10))
        c.scrape(circle(x + 7, y - 15, 3.4))
    cups = Solid("box")
    for k in range(6):
        cups.cone((70 + 90 * k, 1108, 90), (70 + 90 * k, 1180, 80), 50, 38, 10)
    cups.box((296, 1060, 90), (330, 30, 80), None, 0, cut=True)
    relief = look([cups], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=10)
    c.model(relief, _LIGHT, {"box": "#c8c4ba"}, 0.05, 4.6, fill=((0.5, 0.2, 0.8), 0.2))
    c.contour = 0.3
    hog, spines = Solid("hog"), Solid("spines")
    hog.ball((690, 1120, 60), (62, 50, 50)).cone((646, 1126, 80), (606, 1140, 96), 28, 9, 16)
    for _ in range(120):
        a, b = c.rng.uniform(-1.3, 1.5), c.rng.uniform(-0.5, 1.3)
        d = np.array((0.3 + 0.7 * math.cos(a) * math.cos(b), -math.sin(b) * 0.9 - 0.15, math.sin(a) * math.cos(b)))
        p = np.array((694, 1116, 60)) + d * np.array((58, 50, 50))
        q = p + d * 34 + np.array((16, 0, 0))
        spines.cone((float(p[0]), float(p[1]), float(p[2])), (float(q[0]), float(q[1]), float(q[2])), 4.5, 0.8)
    relief = look([hog, spines], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=9)
    c.model(relief, _LIGHT, {"hog": STRAW, "spines": "#f4efe2"}, 0.25, 3.4, ("spines",), fill=((-0.4, 0.2, 0.9), 0.3))
    c.cover(circle(640, 1112, 6))
    c.cover(circle(602, 1140, 7))
    page = smooth([(556, 1158, 1), (630, 1150, 1), (640, 1178, 1), (560, 1184, 1)])
    c.cover(page)
    c.scrape(page)
    c.cover(limb([(600, 1170), (636, 1100), (648, 1070)], [3, 9, 3]))
    c.scrape(limb([(602, 1166), (634, 1104), (646, 1076)], [1.5, 5, 1.5]), 1, RED)
