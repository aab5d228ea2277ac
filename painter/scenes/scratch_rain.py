"""Wet streets and rain, cut into scratchboard: a skeleton that is a bus, and a statue that keeps a bird dry."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import circle, limb, poly, rect, smooth
from painter.media.scratch import CLAY, Scratch
from painter.motifs.busts import bust
from painter.motifs.faces import Face, Mouth, lid_line
from painter.motifs.linocut import Spot, stander
from painter.motifs.pose import hand
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
    for _ in range(420):
        x, y = c.rng.uniform(10, 860), c.rng.uniform(10, 1160)
        long = c.rng.uniform(50, 140)
        c.scratch([(x, y), (x - long * 0.13, y + long / 2), (x - long * 0.26, y + long)], c.rng.uniform(1.2, 2.8), RAIN)
    _umbrella(c)
    _statue(c)
    _plinth(c)


def _statue(c: Scratch) -> None:
    face = Face(
        inner=(0.05, 0.05),
        outer=(-0.02, -0.02),
        lids=(0.06, 0.06),
        under=(0.3, 0.3),
        nose=1.0,
        nose_width=0.85,
        hair="none",
        mouth=Mouth(0.19, 0.0, (0.03, 0.03), 0, 1.05),
        yaw=-42,
        pitch=22,
        roll=-6,
        thick_brows=0.5,
        neck=True,
    )
    x, y, r = 520.0, 300.0, 205.0
    head = [part for part in bust(face, x, y, r) if part.name in ("skin", "lips", "brows")]
    hair, wreath, robe, snail = Solid("hair"), Solid("wreath"), Solid("robe"), Solid("snail")
    flip = np.diag((1.0, -1.0, 1.0)).astype(np.float32)
    turn = np.asarray(flip @ face.turn @ flip, np.float32)

    def at(u: float, v: float, w: float) -> Array:
        p = face.at((u, v, w)) * r
        return vector((x + float(p[0]), y - float(p[1]), float(p[2])))

    hair.ball(at(0, 0.34, -0.22), (0.80 * r, 0.74 * r, 0.88 * r), turn)
    hair.ball(at(0, -0.30, 0.62), (0.66 * r, 0.98 * r, 0.66 * r), turn, 16, cut=True)
    hair.ball(at(0.1, 0.2, -1.1), (0.36 * r, 0.36 * r, 0.34 * r), turn, 20)
    for k in range(13):
        a = -1.35 + k * 0.225
        start, end = at(0.62 * math.sin(a), 0.62, 0.42 * math.cos(a)), at(0.80 * math.sin(a) * 1.05, 0.06, -0.55)
        hair.chain([start, vector((start + end) / 2) + vector((0, -12, 20)), end], (27, 30, 22), 4)
    for side in (-1, 1):
        for lift in range(6):
            start = at((0.44 + 0.05 * lift) * side, 0.50, 0.46 - 0.13 * lift)
            middle = at((0.70 + 0.02 * lift) * side, 0.10 + 0.06 * math.sin(lift * 2), 0.10 - 0.14 * lift)
            hair.chain([start, middle, at(0.50 * side, -0.40 - 0.03 * lift, -0.42)], (16, 25, 17), 2)
    for k in range(22):
        a = -1.75 + k * 0.165
        spot = at(0.80 * math.sin(a), 0.62 + 0.10 * math.cos(a * 2), 0.70 * math.cos(a) - 0.14)
        lean = turn @ turn_matrix(math.degrees(a), 20, (-36, 30)[k % 2])
        wreath.ball(spot, (17, 44, 22), lean, axis=lean[:, 1])
    robe.ball((600, 800, -40), (310, 250, 200), turn_matrix(0, 0, 6))
    robe.cone((700, 700, 60), (560, 1010, 190), 105, 88, 50).cone((560, 1010, 190), (410, 950, 250), 84, 62, 30)
    for k in range(9):
        u = k / 8
        robe.chain(
            [
                (430 + 60 * u, 640 + 26 * u, 120),
                (480 + 130 * u, 800 + 20 * u, 190 - 20 * u),
                (620 + 190 * u, 1000, 150),
            ],
            (12, 20, 18),
            16,
        )
    robe.box((520, 1290, 0), (700, 170, 700), cut=True)
    skin = Solid("hand")
    skin.cone((440, 968, 256), (340, 918, 268), 40, 32)
    hand(skin, (340, 916, 268), (-0.72, -0.46, 0.52), (-0.25, 0.75, 0.55), 176, "hold", -1, (74, 78, 82, 84), 50)
    snail.ball((700, 566, 120), (30, 26, 24)).chain([(736, 590, 120), (690, 596, 130), (656, 586, 130)], (9, 13, 11), 6)
    snail.cone((660, 580, 134), (650, 560, 136), 3).cone((664, 580, 134), (664, 558, 136), 3)
    relief = look([*head, hair, wreath, robe, skin, snail], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=14)
    colors = {
        "skin": CLAY,
        "lips": "#dcd6c8",
        "brows": "#c8c2b4",
        "hair": "#a8a498",
        "wreath": GREEN,
        "robe": CLAY,
        "hand": CLAY,
        "snail": GOLD,
    }
    c.model(
        relief,
        (-0.5, -0.72, 0.45),
        colors,
        0.03,
        5.0,
        ("hair", "wreath"),
        0.95,
        fill=((-0.4, 0.3, 0.8), 0.14),
        back=((0.85, -0.15, 0.45), RAIN, 0.55),
        gaps={"wreath": 3.4, "snail": 3.2},
        fills={"skin": 0.4, "hair": 0.8, "wreath": 0.7, "snail": 0.4, "lips": 0.45, "brows": 0.5, "hand": 0.4},
    )
    for i in (0, 1):
        lid = [at(float(p[0]), float(p[1]), float(p[2])) for p in lid_line(face, i, False)]
        c.cover(limb([(float(p[0]), float(p[1])) for p in lid], [2, 5, 7, 7, 7, 7, 7, 5, 2]))
    tear = at(-0.36, -0.30, 0.86)
    c.cover(circle(float(tear[0]), float(tear[1]), 11))
    c.scrape(
        smooth(
            [(tear[0], tear[1] - 18, 1), (tear[0] + 8, tear[1] + 2), (tear[0], tear[1] + 9), (tear[0] - 8, tear[1] + 2)]
        ),
        1,
        RAIN,
    )
    for k in range(26):
        a = -2.7 + k * 0.09
        u, v = x + 20 + 190 * math.cos(a), y - 40 + 190 * math.sin(a)
        for s in (-0.5, 0.0, 0.5):
            long = c.rng.uniform(10, 24)
            c.scratch(
                [
                    (u, v),
                    (u + long * math.cos(a + s) * 0.5, v + long * math.sin(a + s) * 0.5),
                    (u + long * math.cos(a + s), v + long * math.sin(a + s)),
                ],
                2,
                RAIN,
            )


def _umbrella(c: Scratch) -> None:
    """Dry below, drops off its edge."""
    x, y, wide = 236, 690, 222
    tips = [x - wide + k * wide * 2 / 6 for k in range(7)]
    c.cover(smooth([(20, 700, 1), (236, 520), (452, 700, 1), (330, 1000), (60, 1060)]))
    for k in range(6):
        a, b = tips[k], tips[k + 1]
        panel = smooth(
            [
                (x, y - 188, 1),
                (x + (a - x) * 0.72, y - 130),
                (a, y, 1),
                ((a + b) / 2, y - 26),
                (b, y, 1),
                (x + (b - x) * 0.72, y - 130),
            ]
        )
        share = 1.0 - 0.145 * k
        with c.marks(center=(x, y - 188), gap=4.6):
            tone = np.array((0.96, 0.74, 0.27), np.float32) * share
            c.paint(panel, tone, to=tone * 0.5, wobble=0.4)
    c.scrape(limb([(x, y - 186), (x, y - 214)], [7, 3]), 1, GOLD)
    c.cover(limb([(x, y - 20), (x + 22, 1010)], [20, 20]))
    with c.marks(angle=88, gap=4):
        c.paint(limb([(x + 2, y - 22), (x + 11, 850)], [9, 9]), "#f0e6cc", wobble=0.3)
        c.paint(
            limb([(x + 18, 960), (x + 20, 1004), (x + 2, 1022), (x - 16, 1006)], [11, 12, 12, 10]), GOLD, wobble=0.3
        )
    for tip in (tips[0], tips[0] + 12, tips[-1]):
        for k in range(3):
            v = y + 14 + c.rng.uniform(0, 110) + 40 * k
            c.scrape(smooth([(tip, v - 10, 1), (tip + 4, v + 2), (tip, v + 6), (tip - 4, v + 2)]), 1, RAIN)


def _plinth(c: Scratch) -> None:
    stone, bird, wing, beak = Solid("stone"), Solid("bird"), Solid("wing"), Solid("beak")
    stone.box((400, 1180, 60), (420, 62, 330), None, 0, rounded=5, axis=(0, 1, 0))
    bird.ball((176, 1056, 230), (92, 60, 60), turn_matrix(0, 0, 8)).ball((112, 1020, 250), (40, 38, 38), None, 30)
    bird.chain([(236, 1078, 220), (310, 1098, 210)], (34, 10), 14)
    wing.ball((196, 1046, 284), (74, 36, 16), turn_matrix(0, 0, 14))
    wing.chain([(200, 1052, 284), (292, 1090, 262)], (24, 6), 10)
    beak.cone((84, 1034, 268), (60, 1050, 274), 9, 2)
    relief = look([stone, bird, wing, beak], fine=2.0)
    c.cover(relief.outline("stone"))
    c.cover(relief.outline())
    c.paint(relief.outline("bird", "wing", "beak"), "#000000", stroke=14)
    colors = {"stone": "#d8d4c8", "bird": "#c8d2d6", "wing": "#f4f2ea", "beak": GOLD}
    c.model(relief, (-0.45, -0.7, 0.55), colors, 0.05, 4.2, fill=((0.6, 0.3, 0.6), 0.2), gaps={"stone": 6.0})
    c.cover(limb([(98, 1012), (108, 1019), (119, 1013)], [4, 6, 4]))
