"""Wet streets and rain, cut into scratchboard: a skeleton that is a bus, and a statue that keeps a bird dry."""

from __future__ import annotations

import math
from itertools import pairwise

from painter.geom import circle, ellipse, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import Spot, stander
from painter.palette import Color
from painter.scene import scene
from painter.solids import Vec

GOLD, RED, GREEN, RAIN = "#f5bd45", "#cf3f2c", "#7fae62", "#8fb2bc"
_LIGHT: Vec = (-0.62, -0.6, 0.5)


@scene(
    "fossil-bus",
    "The Six Fifteen",
    motifs="skeleton bus-stop commuters street lamp",
    themes="routine time patience wonder extinction",
    moods="dry dreamy",
    alt="Commuters queue at a bus stop in a dark wet street; a long-necked dinosaur skeleton has come, a lamp shines"
    " in its eye, people already ride between its ribs, and a child stretches a hand up to its skull.",
    seed=612,
    clues=("Monday", "old school", "public transport", "late again", "evolution", "mind the gap"),
    medium=Scratch,
)
def fossil_bus(c: Scratch) -> None:
    """It has always come at this hour."""
    c.stains, c.contour = (GOLD, RED, RAIN), 1.7
    _street(c)
    with c.marks(angle=118, gap=6.5):
        c.paint(poly([(190, 700), (220, 706), (250, 1120), (20, 1120), (20, 1000)]), "#f5bd45", to="#3a2a0c")
    _skeleton(c)
    _stop(c)
    _commuters(c)


def _street(c: Scratch) -> None:
    """Houses without a light in them, and wet stones."""
    for x, y, wide in (
        (30, 560, 150),
        (180, 640, 120),
        (300, 500, 130),
        (430, 600, 120),
        (560, 540, 130),
        (690, 620, 120),
    ):
        with c.marks(angle=90, gap=6.5):
            c.paint(poly([(x, y + 50), (x + wide / 2, y), (x + wide, y + 50), (x + wide, 1010), (x, 1010)]), "#26323a")
        for k in range(6):
            u, v = x + 24 + (k % 2) * (wide - 74), y + 90 + (k // 2) * 96
            c.cover(rect(u, v, 26, 38))
    for left, top in ((334, 674), (54, 750)):
        with c.marks(angle=0, gap=4.0):
            c.paint(rect(left, top, 26, 38), GOLD)
    c.cover(rect(0, 1010, 800, 190))
    for _ in range(150):
        start, low = c.rng.uniform(20, 780), c.rng.uniform(1024, 1172)
        long = c.rng.uniform(14, 90)
        c.scratch([(start, low), (start + long / 2, low + 1), (start + long, low)], c.rng.uniform(1.2, 3.4), RAIN)
    for foot in (520, 560, 690, 748):
        for k in range(9):
            deep = 1052 + k * 14
            long = c.rng.uniform(20, 52) * (1 - k / 14)
            c.scratch([(foot - long, deep), (foot, deep + 2), (foot + long, deep)], 4.5 - k * 0.3)
    for _ in range(90):
        drop, high = c.rng.uniform(20, 800), c.rng.uniform(20, 900)
        c.scratch([(drop, high), (drop - 6, high + 26), (drop - 12, high + 52)], 1.6, RAIN)


def _bone(c: Scratch, a: Spot, b: Spot, wide: float, dark: float) -> None:
    """A long bone with knobs at either end; dark ones are on the far side."""
    way = math.atan2(b[1] - a[1], b[0] - a[0])
    u, v = -math.sin(way) * wide, math.cos(way) * wide
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    shape = limb([a, middle, b], [wide * 2.3, wide * 1.7, wide * 2.3])
    for x, y in (a, b):
        shape = union(
            shape, circle(x - u * 0.8, y - v * 0.8, wide * 1.25), circle(x + u * 0.8, y + v * 0.8, wide * 1.25)
        )
    if dark:
        c.block(shape, CLAY, shape, math.degrees(way) + 80, 7, edge=6, soft=3, depth=dark)
    else:
        shade = limb([(x + wide * 1.1, y + wide * 0.3) for x, y in (a, middle, b)], wide * 1.3)
        c.block(shape, CLAY, shade, math.degrees(way) + 80, 7, edge=7, soft=wide * 0.4)


def _foot(c: Scratch, x: float, y: float, dark: float) -> None:
    for toe in (-46, -22, 6):
        claw = smooth(
            [
                (x - 12, y - 12, 1),
                (x + 16, y - 10),
                (x + toe * 0.6 + 12, y + 16),
                (x + toe - 12, y + 34, 1),
                (x + toe - 18, y + 18),
            ]
        )
        c.block(
            claw,
            CLAY,
            claw if dark else ellipse(x + toe * 0.5 + 10, y + 26, 18, 12),
            20,
            6,
            edge=6,
            soft=4,
            depth=dark or 0.8,
        )


def _skeleton(c: Scratch) -> None:
    """What is left of it; the far side is in the dark."""
    ribs = [(566 + 58 * k, 452 + 14 * k, 806 - 8 * k) for k in range(4)]
    _bone(c, (572, 590), (556, 800), 14, 0.66)
    _bone(c, (556, 810), (572, 1016), 12, 0.66)
    _foot(c, 566, 1030, 0.66)
    _riders(c)
    c.block(
        limb([(520, 826), (640, 818), (800, 790)], [26, 28, 26]),
        CLAY,
        limb([(520, 836), (640, 830), (800, 802)], 16),
        80,
        7,
        edge=7,
        soft=5,
    )
    for x, top, low in ribs:
        line = [(x, top), (x + 14, top + 110), (x - 4, low - 90), (x - 44, low + 4)]
        c.block(limb(line, [15, 15, 14, 10]), CLAY, limb([(u + 7, v) for u, v in line], 7), 10, 7, edge=5, soft=3)
    _spine(c)
    _bone(c, (752, 610), (720, 830), 20, 0)
    _bone(c, (720, 842), (748, 1020), 16, 0)
    _foot(c, 742, 1036, 0)
    blade = smooth([(560, 440), (580, 480), (560, 560), (528, 612), (496, 610), (500, 560), (528, 480)])
    c.block(blade, CLAY, smooth([(580, 460), (600, 500), (570, 600), (520, 640), (540, 560)]), 30, 8, edge=8, soft=9)
    _bone(c, (514, 602), (496, 804), 19, 0)
    _bone(c, (496, 818), (516, 1018), 15, 0)
    _foot(c, 510, 1034, 0)
    _skull(c)


def _spine(c: Scratch) -> None:
    knots = [
        (238, 612), (226, 520), (240, 400), (290, 284), (368, 208), (448, 210), (506, 284), (536, 362), (572, 424),
        (640, 458), (716, 472), (800, 488)
    ]  # fmt: skip
    steps = [
        (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairwise(knots) for t in (0.0, 0.333, 0.667)
    ]
    for k in range(len(steps) - 2, -1, -1):
        (x, y), (u, v) = steps[k], steps[k + 1]
        size = 15 + 13 * min(1.0, k / 22)
        with c.at(x, y, size / 20, math.degrees(math.atan2(v - y, u - x))):
            high = 46 if k > 3 else 30
            bone = smooth(
                [(-15, -16), (-8, -20, 1), (-16, -high, 1), (-2, -high - 4), (8, -22, 1), (17, -17), (20, 0),
                    (17, 16), (6, 21), (2, 34, 1), (-8, 20), (-16, 15), (-12, 0)]
            )  # fmt: skip
            c.block(bone, CLAY, smooth([(-20, 6), (0, 4), (22, 2), (22, 40), (-20, 40)]), 70 + k * 9, 6, edge=4, soft=4)


def _skull(c: Scratch) -> None:
    """Long, with a lamp where the eye was."""
    with c.at(220, 668, 1.16, -27):
        jaw = smooth(
            [
                (70, 26, 1),
                (56, 66),
                (-10, 92),
                (-110, 98),
                (-172, 88),
                (-182, 74, 1),
                (-110, 72),
                (-30, 66),
                (24, 48),
                (44, 20, 1),
            ]
        )
        c.block(
            jaw,
            CLAY,
            smooth([(70, 40), (40, 70), (-40, 86), (-180, 90), (-180, 120), (80, 120)]),
            30,
            7,
            edge=8,
            soft=7,
        )
        for k in range(9):
            x = -168 + 18 * k
            c.block(
                smooth([(x - 7, 72 - max(0, k - 5) * 3, 1), (x, 50, 1), (x + 7, 72 - max(0, k - 5) * 3, 1)]),
                CLAY,
                edge=3,
            )
        skull = smooth(
            [(84, 6), (82, -40), (52, -70), (10, -80), (-34, -62), (-80, -34), (-140, -26), (-184, -6), (-194, 18),
                (-180, 34), (-110, 38), (-30, 38), (30, 46), (70, 34)]
        )  # fmt: skip
        c.block(
            skull,
            CLAY,
            smooth([(100, -60), (60, -30), (50, 10), (-20, 22), (-190, 22), (-190, 60), (100, 60)]),
            40,
            8,
            edge=8,
            soft=12,
        )
        for k in range(10):
            x = -178 + 18 * k
            c.block(smooth([(x - 8, 32, 1), (x + 1, 60 - (k % 3) * 5, 1), (x + 9, 33, 1)]), CLAY, edge=3)
        c.cover(smooth([(-158, -6), (-140, -14), (-122, -6), (-138, 4)]))
        c.cover(smooth([(-88, -6), (-60, -26), (-44, -10), (-60, 12)]))
        c.cover(smooth([(48, -14), (62, -34), (68, -4), (56, 16)]))
        c.cover(circle(4, -20, 36))
        for r, color in ((28, GOLD), (17, "#fff3cf")):
            c.scrape(circle(4, -20, r), 1, color)


_DOWN = ((30, -160), (46, -124))  # an arm that hangs


def _riders(c: Scratch) -> None:
    people: tuple[tuple[float, Color, str, tuple[Spot, Spot]], ...] = (
        (620, RED, "cap", ((28, -166), (58, -186))),
        (676, CLAY, "bun", ((28, -166), (56, -196))),
        (730, GOLD, "scarf", ((-30, -236), (-22, -300))),
    )
    for x, color, hat, near in people:
        with c.at(x, 792, 0.74, 0, True):
            stander(c, color, hat, near, _DOWN, 0, 0.6)


def _commuters(c: Scratch) -> None:
    people: tuple[tuple[float, float, Color, str, float, tuple[Spot, Spot]], ...] = (
        (476, 0.88, GOLD, "cap", 0, ((26, -164), (54, -186))),
        (388, 0.84, CLAY, "bun", -12, _DOWN),
        (306, 0.92, CLAY, "bowler", 4, ((26, -160), (58, -176))),
        (226, 0.86, RAIN, "scarf", -16, ((-10, -160), (6, -118))),
    )
    for x, scale, color, hat, nod, near in people:
        with c.at(x, 1112, scale, 0, True):
            stander(c, color, hat, near, _DOWN, nod, mouth="glum")
            if hat == "bowler":
                sheet = poly([(50, -224), (96, -216), (92, -140), (46, -150)])
                c.block(sheet, CLAY, edge=5)
                for k in range(6):
                    c.groove([(56, -210 + 11 * k), (72, -207 + 11 * k), (88, -205 + 11 * k)], 4)
            if hat == "scarf":
                c.block(rect(-22, -116, 52, 40, 5), CLAY, rect(-30, -100, 30, 40), 0, 6, edge=5, soft=6)
    with c.at(92, 1118, 0.80):
        stander(c, RED, "cap", ((34, -238), (62, -304)), _DOWN, -30, mouth="smile")


def _stop(c: Scratch) -> None:
    """The sign of the stop, with a bone on it."""
    x = 424
    c.cover(limb([(x, 730), (x, 1120)], [16, 16]))
    with c.marks(angle=90, gap=4):
        c.paint(limb([(x, 740), (x, 1118)], [8, 8]), "#d8d4c8", wobble=0.3)
    c.cover(circle(x, 700, 52))
    c.scrape(circle(x, 700, 46), 1, GOLD)
    c.cover(limb([(x - 24, 712), (x + 24, 688)], [13, 13]))
    for dx, y in ((-28, 704), (-22, 722), (22, 678), (28, 696)):
        c.cover(circle(x + dx, y, 9))


@scene(
    "stone-lover",
    "Let It Sleep",
    motifs="statue umbrella pigeon rain park",
    themes="kindness patience devotion irony time",
    moods="tender rainy",
    alt=(
        "A stone statue with a green wreath in its hair, closed eyes and a drop on its cheek stands in "
        "the rain and holds a yellow umbrella over a pigeon that sleeps on the plinth; the statue itself "
        "gets wet, and a snail sits on its shoulder."
    ),
    seed=664,
    clues=("forgiveness", "heart of stone", "after you", "unrequited", "shh!", "old friends"),
    medium=Scratch,
)
def stone_lover(c: Scratch) -> None:
    """The bird had it coming, and is kept dry."""
    c.stains = (GOLD, GREEN, RAIN)
    for _ in range(230):
        x, y = c.rng.uniform(10, 860), c.rng.uniform(-40, 1160)
        long = c.rng.uniform(50, 150)
        c.scratch([(x, y), (x - long * 0.13, y + long / 2), (x - long * 0.26, y + long)], c.rng.uniform(1.4, 3.2), RAIN)
    c.cover(smooth([(20, 700, 1), (236, 520), (470, 690, 1), (420, 1110, 1), (-20, 1110, 1)]))
    _plinth(c)
    _body(c)
    _head(c)
    _umbrella(c)
    _reach(c)
    _pigeon(c)


def _body(c: Scratch) -> None:
    """A stone cloak with long folds."""
    neck = smooth(
        [(474, 380, 1), (470, 470), (452, 540), (440, 600, 1), (700, 600, 1), (650, 520), (634, 440), (640, 380, 1)]
    )
    c.block(
        neck,
        CLAY,
        smooth([(500, 360), (560, 380), (580, 480), (600, 560), (680, 620), (760, 560), (700, 360)]),
        70,
        9,
        soft=18,
    )
    c.block(
        neck,
        CLAY,
        smooth([(440, 380), (560, 420), (640, 470), (660, 620), (760, 600), (700, 340), (500, 340)]),
        74,
        9,
        edge=6,
        soft=22,
    )
    cloak = smooth(
        [(452, 548, 1), (420, 590), (396, 680), (392, 800), (408, 960), (414, 1116, 1), (830, 1116, 1), (830, 640, 1),
            (760, 572), (690, 530), (640, 512, 1), (600, 560), (520, 580)]
    )  # fmt: skip
    dark = smooth(
        [
            (690, 500),
            (650, 640),
            (690, 760),
            (700, 900),
            (660, 1000),
            (560, 1060),
            (400, 1080),
            (400, 1200),
            (900, 1200),
            (900, 500),
        ]
    )
    c.block(cloak, CLAY, dark, 64, 10, edge=8, soft=34, depth=0.9)
    collar = smooth(
        [
            (446, 548, 1),
            (470, 586),
            (540, 602),
            (610, 576),
            (650, 508, 1),
            (672, 530, 1),
            (640, 600),
            (560, 640),
            (470, 622),
            (434, 572, 1),
        ]
    )
    c.block(collar, CLAY, smooth([(560, 560), (560, 660), (700, 640), (700, 480), (640, 540)]), 20, 8, edge=6, soft=12)
    for points, wide in (
        ([(470, 640), (452, 760), (462, 900), (450, 1060)], 11),
        ([(520, 650), (500, 720), (504, 790)], 9),
        ([(690, 560), (742, 660), (760, 820), (744, 1000)], 12),
    ):
        c.groove(points, wide)
    with c.at(694, 520, 1.0, 14):
        slug = smooth([(-58, 16, 1), (-46, -4), (-60, -26), (-48, -34), (-30, -14), (20, -2), (64, 16, 1)])
        c.block(slug, GOLD, edge=5)
        for tip in (-70, -52):
            c.block(limb([(-52, -28), (tip, -50)], [5, 4]), GOLD, edge=3)
        c.block(circle(8, -24, 31), GOLD, circle(20, -12, 26), 0, 7, edge=6, soft=8, center=(702, 500))
        coil = [(8 + r * math.cos(t), -24 + r * math.sin(t)) for t, r in ((k * 0.5, 25 - k * 1.25) for k in range(19))]
        for p, q in pairwise(coil):
            c.cover(limb([p, q], [4.5, 4.5]))


def _head(c: Scratch) -> None:
    """A profile that looks down, eyes closed; the light comes from before it."""
    with c.at(548, 320, 1.02, -13):
        face = smooth(
            [(-66, -160), (-108, -110), (-124, -62), (-116, -36), (-136, 0), (-160, 36, 1), (-152, 48), (-128, 54),
                (-134, 70), (-139, 79, 1), (-124, 85), (-136, 95), (-130, 107), (-114, 117), (-124, 140), (-106, 164),
                (-66, 162), (-20, 176, 1), (60, 150), (130, 60), (140, -40), (100, -140), (10, -190)]
        )  # fmt: skip
        side = smooth(
            [
                (-30, -200),
                (-40, -120),
                (-22, -60),
                (-34, 0),
                (-20, 60),
                (-46, 110),
                (-70, 136),
                (-96, 160),
                (-60, 220),
                (200, 220),
                (200, -220),
            ]
        )
        c.block(face, CLAY, side, 38, 9, edge=7, soft=22, depth=0.84)
        socket = smooth([(-108, -44), (-86, -56), (-58, -46), (-52, -26), (-72, -26), (-96, -34)])
        under = smooth([(-130, 104), (-112, 112), (-84, 104), (-92, 122), (-118, 128)])
        cheek = smooth([(-60, 30), (-30, 20), (-26, 70), (-50, 104), (-58, 84)])
        c.block(face, CLAY, union(side, socket, under, cheek), 38, 9, edge=7, soft=11, depth=0.84)
        c.cover(limb([(-128, -60), (-108, -72), (-76, -70), (-46, -54)], [4, 10, 11, 3]))
        c.cover(limb([(-118, -22), (-104, -6), (-84, 0), (-60, -12)], [3, 8, 9, 4]))
        for k in range(4):
            u, v = -110 + 13 * k, -8 + 4 * math.sin(k * 0.9 + 0.4)
            c.groove([(u, v), (u - 3, v + 7), (u - 8, v + 12)], 4)
        c.groove([(-112, -36), (-88, -40), (-62, -30)], 5)
        c.cover(limb([(-144, 42), (-134, 36), (-124, 42)], [3, 9, 4]))
        c.groove([(-120, 24), (-108, 36), (-112, 50)], 5)
        c.cover(limb([(-136, 79), (-116, 84), (-94, 78)], [4, 7, 2]))
        c.groove([(-126, 106), (-112, 110), (-100, 104)], 6)
        ear = smooth([(28, -26), (14, 4), (22, 44), (38, 54), (50, 34), (66, 4), (58, -28), (42, -36)])
        c.block(ear, CLAY, smooth([(44, -30), (36, 20), (40, 60), (80, 60), (80, -30)]), 60, 7, edge=6, soft=6)
        c.groove([(52, -18), (32, -14), (28, 12), (38, 24)], 6)
        c.groove([(46, -2), (40, 12), (44, 22)], 5)
        locks = [
            ((-70, -150), 40), ((-34, -176), 42), ((10, -190), 44), ((56, -180), 44), ((96, -152), 44),
                ((126, -112), 42), ((140, -66), 42), ((142, -18), 40), ((130, 30), 40), ((110, 74), 38),
                ((84, 108), 34), ((84, 20), 34), ((78, 64), 32), ((88, -30), 36), ((-14, -132), 36), ((34, -138), 38),
                ((70, -106), 38), ((-52, -116), 32), ((30, -92), 34), ((-10, -92), 28), ((72, -66), 32),
                ((22, -58), 22)
        ]  # fmt: skip
        for (u, v), r in locks:
            curl = smooth([(u + r * math.cos(k) * (1 + 0.12 * (k % 2)), v + 0.86 * r * math.sin(k)) for k in range(6)])
            c.block(curl, CLAY, ellipse(u + r * 0.4, v + r * 0.5, r * 0.9, r * 0.8), 30, 7, edge=5, soft=8, depth=0.78)
            c.groove([(u - r * 0.5, v - r * 0.1), (u - r * 0.1, v - r * 0.45), (u + r * 0.42, v - r * 0.1)], 5)
            c.groove([(u + r * 0.42, v), (u + r * 0.12, v + r * 0.4), (u - r * 0.3, v + r * 0.25)], 5)
        for k in range(15):
            t = k / 14
            x, y = -104 + 246 * t, -112 - 62 * math.sin(math.pi * t * 0.9) + 76 * t
            for turn in (-64, 46):
                with c.at(x, y, 1, -38 + 86 * t + turn + c.rng.uniform(-8, 8)):
                    leaf = smooth([(0, 0, 1), (16, -12), (36, -9), (54, 2, 1), (34, 11), (14, 10)])
                    c.block(leaf, GREEN, smooth([(0, 0), (54, 2), (34, 12), (14, 11)]), 40, 5, edge=4, soft=3)
                    c.groove([(6, 0), (24, -1), (44, 1)], 3)
        drop = smooth([(-84, 22, 1), (-73, 46), (-84, 57), (-95, 46)])
        c.block(drop, RAIN, edge=5)


def _reach(c: Scratch) -> None:
    """The arm that holds the umbrella out, in a wide sleeve."""
    forearm = limb([(560, 948), (450, 940), (370, 920), (300, 898)], [116, 104, 84, 66])
    c.block(
        forearm, CLAY, limb([(600, 990), (450, 980), (370, 954), (296, 926)], [70, 60, 48, 40]), 80, 8, edge=8, soft=12
    )
    sleeve = smooth(
        [(622, 600, 1), (574, 680), (530, 800), (470, 868), (452, 900), (470, 990), (500, 1060, 1), (560, 1070),
            (660, 1040), (740, 950), (770, 800), (740, 660), (690, 602, 1)]
    )  # fmt: skip
    dark = smooth(
        [(760, 600), (700, 700), (700, 820), (660, 920), (590, 980), (500, 1010), (490, 1090), (820, 1090), (830, 620)]
    )
    c.block(sleeve, CLAY, dark, 28, 10, edge=8, soft=28, depth=0.9)
    for points, wide in (
        ([(640, 640), (600, 760), (520, 880)], 10),
        ([(668, 660), (650, 800), (570, 930), (500, 980)], 12),
        ([(470, 884), (488, 960), (510, 1040)], 8),
        ([(560, 860), (530, 910), (480, 930)], 8),
    ):
        c.groove(points, wide)
    back = smooth([(318, 858), (276, 852), (250, 876), (246, 930), (276, 950), (316, 938), (336, 900)])
    c.block(back, CLAY, smooth([(330, 900), (290, 916), (250, 924), (260, 970), (350, 960)]), 70, 7, edge=6, soft=8)
    for k in range(4):
        y = 858 + 25 * k
        finger = limb(
            [(292 - 3 * k, y + 4), (256 - k, y - 2), (226 + 2 * k, y + 5), (232 + 2 * k, y + 12)], [28, 28, 25, 18]
        )
        c.block(finger, CLAY, limb([(290, y + 14), (250, y + 9), (226, y + 14)], [10, 11, 12]), 80, 6, edge=5, soft=4)
        c.groove([(262 - 2 * k, y - 12), (256 - 2 * k, y - 4), (260 - 2 * k, y + 4)], 4)
        c.groove([(230 + 2 * k, y - 4), (226 + 2 * k, y + 1), (228 + 2 * k, y + 6)], 3)
    thumb = limb([(300, 858), (272, 838), (246, 834)], [32, 27, 20])
    c.block(thumb, CLAY, limb([(302, 868), (272, 848), (246, 843)], [10, 9, 7]), 80, 6, edge=5, soft=4)
    c.groove([(246, 828), (240, 834), (245, 840)], 3)


def _umbrella(c: Scratch) -> None:
    """Dry below, drops off its edge."""
    x, y, wide = 246, 690, 224
    c.block(
        limb([(x, y - 40), (x, 1000)], [12, 12]),
        CLAY,
        limb([(x + 5, y - 40), (x + 5, 1000)], [6, 6]),
        0,
        6,
        edge=5,
        soft=2,
    )
    handle = limb([(x, 968), (x, 1020), (x - 14, 1046), (x - 38, 1040), (x - 44, 1016)], [17, 17, 17, 17, 14])
    c.block(handle, GOLD, limb([(x + 6, 968), (x + 6, 1020), (x - 14, 1052), (x - 40, 1046)], 6), 0, 6, edge=6, soft=3)
    inside = smooth(
        [(x - wide, y, 1), (x - 100, y - 60), (x, y - 72), (x + 100, y - 60), (x + wide, y, 1), (x, y + 12)]
    )
    c.block(inside, GOLD, inside, 90, 9, edge=6, soft=2, depth=0.76)
    tips = [x - wide + k * wide * 2 / 5 for k in range(6)]
    for k in (0, 4, 1, 3, 2):
        a, b = tips[k], tips[k + 1]
        panel = smooth(
            [(x, y - 196, 1), (x + (a - x) * 0.60, y - 150), (a, y, 1), ((a + b) / 2, y - 34), (b, y, 1),
                (x + (b - x) * 0.60, y - 150)]
        )  # fmt: skip
        shade = smooth(
            [
                (x + (b - x) * 0.3, y - 200),
                ((a + b) / 2 + (b - a) * (0.30 - 0.12 * k), y - 20),
                (b + 30, y + 20),
                (b + 60, y - 160),
            ]
        )
        c.block(panel, GOLD, shade, 0, 8, edge=5, soft=16, depth=0.84, center=(x, y - 260))
    c.block(limb([(x, y - 190), (x, y - 226)], [13, 6]), GOLD, edge=5)
    for tip in (tips[0] + 22,):
        for k in range(3):
            v = y + 20 + c.rng.uniform(0, 70) + 50 * k
            c.block(smooth([(tip, v - 13, 1), (tip + 6, v + 3), (tip, v + 9), (tip - 6, v + 3)]), RAIN, edge=3)


def _pigeon(c: Scratch) -> None:
    """Asleep, its beak in its breast."""
    tail = smooth([(226, 1080, 1), (300, 1090), (372, 1112, 1), (366, 1128, 1), (280, 1122), (220, 1118, 1)])
    c.block(tail, CLAY, limb([(230, 1112), (300, 1116), (370, 1124)], 18), 8, 7, edge=6, soft=5)
    body = smooth(
        [
            (64, 1072),
            (72, 1044),
            (104, 1034),
            (142, 1046),
            (200, 1056),
            (262, 1090),
            (272, 1112),
            (230, 1128),
            (130, 1130),
            (80, 1112),
        ]
    )
    c.block(
        body,
        CLAY,
        smooth([(70, 1090), (130, 1104), (240, 1108), (280, 1090), (280, 1150), (60, 1150)]),
        6,
        8,
        edge=7,
        soft=10,
    )
    wing = smooth([(140, 1068, 1), (176, 1054), (232, 1072), (318, 1104, 1), (248, 1112), (180, 1110), (148, 1096)])
    c.block(
        wing, CLAY, smooth([(160, 1096), (240, 1104), (330, 1104), (300, 1130), (170, 1130)]), 16, 7, edge=6, soft=8
    )
    for u in (196, 226, 256):
        c.groove([(u, 1076 + (u - 196) * 0.2), (u + 22, 1092 + (u - 196) * 0.1), (u + 10, 1108)], 6)
    c.groove([(92, 1054), (102, 1061), (114, 1055)], 5)
    c.block(smooth([(76, 1064, 1), (52, 1078, 1), (80, 1082)]), GOLD, edge=4)
    c.groove([(96, 1086), (112, 1098), (136, 1104)], 5)


def _plinth(c: Scratch) -> None:
    top = poly([(20, 1116), (780, 1116), (780, 1142), (20, 1142)])
    c.block(top, CLAY, edge=4)
    c.block(rect(20, 1150, 760, 40), CLAY, rect(20, 1146, 760, 60), 0, 9, edge=3, soft=6, depth=0.74)
    c.cover(ellipse(200, 1128, 170, 9))
