"""Wet streets and rain, cut into scratchboard: a skeleton that is a bus, and a statue that keeps a bird dry."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import circle, ellipse, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import Spot, stander
from painter.noise import Array
from painter.palette import Color
from painter.scene import scene
from painter.solid import vector
from painter.solids import Solid, Vec, look, turn_matrix

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
    far, near = _skeleton()
    relief = look([far], fine=2.0)
    c.paint(relief.outline(), "#000000", stroke=8)
    c.model(relief, _LIGHT, {"far": CLAY}, 0.02, 4.4, gain=0.42)
    _riders(c)
    relief = look(near, fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=12)
    c.ink(relief.outline(), 12)
    c.model(relief, _LIGHT, {"near": "#fffaf0", "ribs": "#fffaf0"}, 0.07, 4.5, ("ribs",), fill=((0.7, 0.5, 0.5), 0.2))
    c.cover(circle(206, 684, 30))
    for r in (24, 15):
        c.scrape(circle(204, 686, r), 1, GOLD if r > 20 else "#fff3cf")
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


def _bone(out: Solid, a: Array, b: Array, wide: float) -> None:
    """A long bone with a knob at either end."""
    out.cone(a, b, wide, wide, 4)
    side = vector((wide * 0.9, 0, 0))
    for end in (a, b):
        out.ball(end - side, wide * 1.5, None, wide * 0.4)
        out.ball(end + side, wide * 1.5, None, wide * 0.4)


def _skeleton() -> tuple[Solid, list[Solid]]:
    far, near, ribs = Solid("far"), Solid("near"), Solid("ribs")
    spine = [
        (232, 620),
        (226, 510),
        (246, 390),
        (296, 276),
        (372, 200),
        (446, 206),
        (502, 280),
        (530, 356),
        (560, 424),
        (622, 462),
        (700, 474),
        (790, 492),
    ]
    run = [
        vector((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, 0))
        for p, q in pairwise(spine)
        for t in np.arange(0, 1, 0.4)
    ]
    for k, (p, q) in enumerate(pairwise(run)):
        size = 20 + 9 * min(1.0, k / 22)
        way = vector((q - p) / np.linalg.norm(q - p))
        up = vector((way[1], -way[0], 0))
        near.cone(p, p + way * size * 0.5, size, size * 0.86, 3)
        near.cone(p, p + up * size * 1.35 - way * size * 0.5, size * 0.5, size * 0.3, 5)
        near.ball(p - up * size * 0.7, (size * 0.6, size * 0.5, size * 1.1), None, 5)
    for k, x in enumerate(range(560, 800, 62)):
        top, deep, low = 424 + 0.30 * (x - 548), 120 + 10 * min(k, 4), 830 - 12 * k
        for solid, sign in ((far, -1), (ribs, 1)):
            solid.chain(
                [
                    vector((x, top, 10 * sign)),
                    vector((x + 8, top + 90, deep * sign)),
                    vector((x - 10, (top + low) / 2 + 60, (deep + 20) * sign)),
                    vector((x - 52, low, 60 * sign)),
                ],
                (9, 9, 8, 5),
                5,
            )
    near.chain([vector((520, 812, 60)), vector((640, 802, 60)), vector((800, 780, 60))], (13, 13, 13), 5)
    for solid, sign, dx in ((far, -1, 44), (near, 1, 0)):
        z = 120 * sign
        shoulder, knee, foot = vector((520 + dx, 560, z)), vector((498 + dx, 806, z + 20)), vector((520 + dx, 1026, z))
        _bone(solid, shoulder, knee, 18)
        _bone(solid, knee, foot, 14)
        solid.ball(shoulder - vector((0, 50, 0)), (32, 92, 20), turn_matrix(0, 0, 18), 10)
        hip, bend, end = vector((742 + dx, 600, z)), vector((716 + dx, 830, z + 20)), vector((746 + dx, 1030, z))
        _bone(solid, hip, bend, 20)
        _bone(solid, bend, end, 16)
        for toe in (-34, -6, 22):
            solid.chain([foot, foot + vector((toe - 12, 22, 30)), foot + vector((toe - 30, 32, 40))], (13, 11, 7), 6)
            solid.chain([end, end + vector((toe - 12, 22, 30)), end + vector((toe - 30, 32, 40))], (13, 11, 7), 6)
    _skull(near)
    return far, [near, ribs]


def _skull(out: Solid) -> None:
    turn = turn_matrix(-12, 0, -30)
    head = Solid("head")
    head.ball((0, 0, 0), (60, 44, 42))
    head.ball((-78, 10, 0), (66, 24, 32), None, 14)
    head.cone((-140, 6, 0), (-40, -6, 0), 17, 22, 10)
    head.ball((6, -6, 46), 27, None, 4, cut=True)
    head.ball((-112, -4, 30), (18, 11, 14), None, 3, cut=True)
    head.ball((40, 22, 44), (18, 12, 16), None, 3, cut=True)
    head.chain([(-136, 74, 0), (-60, 74, 0), (20, 52, 0), (48, 20, 0)], (10, 12, 15, 13), 4)
    for k in range(8):
        head.cone((-142 + 15 * k, 26, 20), (-144 + 15 * k, 46, 18), 6.5, 2)
        head.cone((-136 + 15 * k, 66, 18), (-138 + 15 * k, 50, 16), 5.5, 2)
    out.shapes += head.moved(turn, 1.3, (200, 690, 30)).shapes


_DOWN = ((30, -160), (46, -124))  # an arm that hangs


def _riders(c: Scratch) -> None:
    people: tuple[tuple[float, Color, str, tuple[Spot, Spot]], ...] = (
        (590, RED, "bowler", ((34, -240), (30, -304))),
        (668, CLAY, "bun", ((28, -166), (56, -196))),
        (746, GOLD, "cap", ((34, -240), (30, -304))),
    )
    for x, color, hat, near in people:
        with c.at(x, 800, 0.84, 0, True):
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
        for (left, top), r in locks:
            u, v = float(left), float(top)
            curl = smooth([(u + r * math.cos(k) * (1 + 0.12 * (k % 2)), v + 0.86 * r * math.sin(k)) for k in range(6)])
            c.block(curl, CLAY, ellipse(u + r * 0.4, v + r * 0.5, r * 0.9, r * 0.8), 30, 7, edge=5, soft=8, depth=0.78)
            c.groove([(u - r * 0.5, v - r * 0.1), (u - r * 0.1, v - r * 0.45), (u + r * 0.42, v - r * 0.1)], 5)
            c.groove([(u + r * 0.42, v), (u + r * 0.12, v + r * 0.4), (u - r * 0.3, v + r * 0.25)], 5)
        for k in range(15):
            t = k / 14
            u, v = -104 + 246 * t, -112 - 62 * math.sin(math.pi * t * 0.9) + 76 * t
            for turn in (-64, 46):
                with c.at(u, v, 1, -38 + 86 * t + turn + c.rng.uniform(-8, 8)):
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
