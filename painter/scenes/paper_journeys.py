"""Scenes of roads and small wonders, in cut paper."""

from __future__ import annotations

import math

import numpy as np

from painter.cutpaper import CutPaper, dots, stripes
from painter.geom import circle, difference, ellipse, limb, poly, rect, smooth, union
from painter.noise import Array
from painter.palette import Color, mix
from painter.scene import scene


@scene(
    "piano-road", "Adagio", motifs="piano road traveller sunset cypress",
    themes="music journey practice destiny solitude",
    moods="melancholy warm", seed=14, medium=CutPaper,
    alt="A road made of piano keys runs to the setting sun; a single walker with a hat and a suitcase has left one "
    "key pressed "
    "behind them.",
    clues=("Encore", "The long way", "Key change", "Going home", "Allegro", "One false step"),
)  # fmt: skip
def piano_road(c: CutPaper) -> None:
    c.table("#5a2350", "#d8563f")
    for y, wide, color in ((120, 60, "#6f2d58"), (214, 54, "#8f3a58"), (300, 50, "#b04a50"), (382, 46, "#cf6248")):
        c.sheet(
            limb(
                [(-40, y), (180, y - 22), (420, y + 14), (640, y - 16), (840, y + 6)],
                [wide, wide * 1.3, wide, wide * 1.2, wide],
            ),
            color,
            8,
        )
    for r, color in ((190, "#ee8a4a"), (150, "#f6ab58"), (112, "#fdd58a")):
        c.sheet(circle(412, 560, r), color, 5)
    c.sheet(smooth([(-30, 600), (90, 500), (200, 560), (300, 590), (300, 700), (-30, 700)]), "#8a3450", 7)
    c.sheet(smooth([(520, 596), (640, 540), (740, 480), (840, 540), (840, 700), (520, 700)]), "#7a2c4a", 7)
    c.sheet(rect(-30, 586, 860, 660), "#a8542f", 9, to="#5f2a22")
    for k in range(6):
        y = 640 + 34 * k + 8 * k * k
        c.sheet(limb([(-30, y), (120, y - 8), (300, y + 4)], [4 + 2 * k, 8 + 3 * k, 2]), "#8f4428", 2)
        c.sheet(limb([(840, y + 6), (700, y - 6), (560, y + 6)], [4 + 2 * k, 8 + 3 * k, 2]), "#8f4428", 2)
    _keys(c)
    for x, y, h in (
        (250, 640, 100),
        (566, 640, 104),
        (180, 712, 190),
        (642, 720, 200),
        (84, 850, 330),
        (730, 866, 350),
    ):
        _cypress(c, x, y, h)
    _wanderer(c)


def _depth(k: float) -> float:
    """The height in the picture of the k-th key from the viewer."""
    return 596 + 620 / (1 + 0.27 * k)


def _edges(y: float) -> tuple[float, float]:
    """Left and right edge of the road."""
    t = (y - 596) / 620
    return 408 - 16 - 400 * t, 412 + 16 + 380 * t


def _keys(c: CutPaper) -> None:
    """White keys across the road, black keys raised on its left."""
    top_left, top_right = _edges(_depth(26))
    low_left, low_right = _edges(1230)
    c.sheet(poly([(top_left, _depth(26)), (top_right, _depth(26)), (low_right, 1230), (low_left, 1230)]), "#3a1c20", 10)
    for k in reversed(range(26)):
        low, high = _depth(k), _depth(k + 0.94)
        (l0, r0), (l1, r1) = _edges(low), _edges(high)
        pressed = k == 3
        drop = 9 if pressed else 0
        tone = mix("#fff6e2", "#f0b890", min(1, k / 18))
        key = poly([(l1, high + drop), (r1, high + drop), (r0, low + drop * 0.4), (l0, low + drop * 0.4)])
        c.sheet(key, mix(tone, "#a8685a", 0.35) if pressed else tone, 1 if pressed else max(2, 7 - k * 0.4))
    for k in reversed(range(26)):
        if k % 7 in (2, 6):
            continue
        low, high = _depth(k + 0.70), _depth(k + 1.30)
        (l0, r0), (l1, r1) = _edges(low), _edges(high)
        side0, side1 = l0 + (r0 - l0) * 0.54, l1 + (r1 - l1) * 0.54
        rise = 26 / (1 + 0.27 * k)
        block = poly([(l1, high - rise), (side1, high - rise), (side0, low - rise), (l0, low - rise)])
        c.sheet(poly([(l0, low - rise), (side0, low - rise), (side0, low), (l0, low)]), "#140f18", max(2, 12 - k * 0.6))
        c.sheet(block, "#2c2430", max(1.5, 8 - k * 0.5))


def _cypress(c: CutPaper, x: float, y: float, h: float) -> None:
    w = h * 0.17
    c.sheet(ellipse(x + w * 1.4, y + 2, w * 1.6, h * 0.022), "#4a2020", 0, edge=0)
    c.sheet(limb([(x, y), (x, y - h * 0.16)], [w * 0.3, w * 0.26]), "#3a1c18", 3)
    shape = smooth(
        [
            (x, y - h, 1),
            (x - w * 0.7, y - h * 0.6),
            (x - w, y - h * 0.3),
            (x - w * 0.5, y - h * 0.08),
            (x + w * 0.5, y - h * 0.08),
            (x + w, y - h * 0.3),
            (x + w * 0.7, y - h * 0.6),
        ]
    )
    c.sheet(shape, "#1f3d3a", 9)
    c.sheet(
        smooth(
            [
                (x - w * 0.1, y - h * 0.9, 1),
                (x - w * 0.62, y - h * 0.5),
                (x - w * 0.7, y - h * 0.26),
                (x - w * 0.2, y - h * 0.3),
            ]
        ),
        "#3a6350",
        3,
    )


def _wanderer(c: CutPaper) -> None:
    """A walker from behind, one foot in the air."""
    x, y = 470, 800
    c.sheet(poly([(x - 26, y + 2), (x + 26, y + 2), (x + 120, y + 190), (x + 60, y + 196)]), "#c98a6a", 0, edge=0)
    c.sheet(limb([(x - 12, y - 74), (x - 15, y - 36), (x - 15, y)], [24, 20, 15]), "#23303c", 5)
    c.sheet(limb([(x + 12, y - 74), (x + 16, y - 40), (x + 10, y - 14)], [24, 20, 15]), "#2b3a48", 5)
    c.sheet(ellipse(x - 15, y + 1, 13, 6), "#1a1418", 3)
    c.sheet(ellipse(x + 10, y - 10, 11, 7), "#1a1418", 3)
    c.sheet(
        smooth(
            [
                (x - 42, y - 56),
                (x - 34, y - 150),
                (x - 14, y - 172),
                (x + 16, y - 172),
                (x + 34, y - 150),
                (x + 42, y - 56),
            ]
        ),
        "#2f8f8b",
        10,
    )
    c.sheet(limb([(x, y - 160), (x + 1, y - 60)], [3, 3]), "#1f6f70", 1, edge=0)
    c.sheet(limb([(x + 30, y - 146), (x + 48, y - 110), (x + 50, y - 76)], [22, 19, 14]), "#287c7c", 7)
    c.sheet(limb([(x - 30, y - 146), (x - 46, y - 112), (x - 42, y - 80)], [22, 19, 14]), "#287c7c", 7)
    c.sheet(rect(x + 30, y - 70, 46, 40, 4), "#8a4a2c", 8)
    c.sheet(rect(x + 44, y - 78, 18, 10, 3), "#5a2c1c", 3)
    c.sheet(circle(x, y - 186, 20), "#3a1f1c", 6)
    c.sheet(limb([(x - 22, y - 166), (x, y - 160), (x + 22, y - 166)], [14, 16, 14]), "#f0c04a", 5)
    c.sheet(ellipse(x, y - 196, 36, 9), "#2a1a24", 6)
    c.sheet(smooth([(x - 22, y - 196), (x - 20, y - 228), (x + 20, y - 228), (x + 22, y - 196)]), "#3a2432", 6)


@scene(
    "desert-tap", "Somebody Left It On", motifs="desert tap drop garden dune caravan parasol",
    themes="patience hope waste oasis small",
    moods="dry tender", seed=49, medium=CutPaper,
    alt="An old green tap stands in a desert of rippled dunes. Under its falling drop lies a small garden with a "
    "pond, trees and a "
    "woman with a red parasol; far off are riders on camels and a second tap beside a dead twig.",
    clues=("drop by drop", "oasis", "turn it off", "enough for one", "mirage", "little by little", "drip"),
)  # fmt: skip
def desert_tap(c: CutPaper) -> None:
    c.table("#cfe3da", "#f7e6c0")
    c.sheet(circle(640, 190, 78), "#fffbe8", 6)
    dunes = [
        ([(-30, 470), (140, 430), (300, 452), (520, 392), (680, 420), (840, 380)], "#e9c58a"),
        ([(-30, 560), (120, 520), (330, 560), (560, 470), (700, 430), (840, 470)], "#deaf6c"),
        ([(-30, 640), (200, 660), (420, 600), (560, 560), (700, 590), (840, 560)], "#d39a55"),
        ([(-30, 800), (160, 740), (380, 770), (560, 720), (840, 790)], "#e3b878"),
        ([(-30, 960), (200, 900), (460, 930), (680, 880), (840, 930)], "#d9a761"),
        ([(-30, 1110), (220, 1060), (480, 1096), (840, 1040)], "#c98f4a"),
    ]
    for k, (edge, color) in enumerate(dunes):
        c.sheet(smooth([*edge, (840, 1250), (-30, 1250)]), color, 9)
        for n in range(2 + k // 2):
            shift = 30 + 26 * n + 8 * k
            ripple = [(x + 20 * n, y + shift + 4 * math.sin(x / 60)) for x, y in edge[1:-1]]
            c.sheet(
                limb(ripple, [3, *[7] * (len(ripple) - 2), 3] if len(ripple) > 2 else [3, 3]),
                mix(color, "#fff0cc", 0.35),
                1.5,
            )
        if k == 1:
            _caravan(c)
        if k == 2:
            _second_tap(c)
    _garden(c)
    _tap(c, 250, 950, 1.0)
    c.sheet(
        smooth([(447, 700, 1), (428, 748), (430, 776), (448, 790), (466, 776), (468, 748)]), "#6fb8cc", 12, to="#3f8fb0"
    )
    c.sheet(smooth([(438, 752), (436, 770), (444, 778), (442, 756)]), "#eafaff", 1, edge=0)


def _tap(c: CutPaper, x: float, y: float, size: float) -> None:
    """A tap on a pipe: flange, body, spout and a cross handle."""
    body, dark, light = "#2f8a78", "#1f6a5e", "#63b39c"
    with c.at(x, y, size):
        c.sheet(ellipse(70, 14, 130, 18), "#8f6434", 0, edge=0)
        c.sheet(rect(-34, -330, 68, 340, 8), body, 16)
        c.sheet(rect(-24, -326, 14, 330, 6), light, 1, edge=0)
        for fy in (-40, -250):
            c.sheet(rect(-52, fy, 104, 34, 8), dark, 8)
        spout = limb([(0, -300), (90, -306), (170, -290), (196, -230), (197, -190)], [84, 74, 70, 66, 62])
        c.sheet(spout, body, 18)
        c.sheet(limb([(10, -322), (96, -328), (166, -312)], [10, 13, 6]), light, 1, edge=0)
        c.sheet(rect(156, -206, 84, 26, 8), dark, 8)
        c.sheet(rect(-26, -440, 52, 120, 8), dark, 12)
        c.sheet(rect(-44, -352, 88, 26, 6), body, 8)
        c.sheet(limb([(-130, -456), (0, -448), (130, -456)], [40, 30, 40]), body, 14)
        for side in (-1, 1):
            c.sheet(circle(side * 134, -456, 30), body, 8)
            c.sheet(circle(side * 134 - 8, -464, 9), light, 1, edge=0)
        c.sheet(circle(0, -450, 24), "#c9a24a", 7)
        for rx, ry, r in ((18, -150, 8), (-12, -90, 6), (120, -280, 7)):
            c.sheet(circle(rx, ry, r), "#b5663c", 1, edge=0.3)


def _garden(c: CutPaper) -> None:
    """A green island with a pond, trees, flowers and a woman under a parasol."""
    c.sheet(
        smooth([(280, 1010), (330, 950), (450, 926), (580, 944), (650, 1000), (610, 1060), (460, 1084), (320, 1064)]),
        "#6f9a4a",
        8,
    )
    c.sheet(
        smooth([(300, 1006), (350, 960), (450, 942), (570, 958), (624, 1000), (580, 1042), (460, 1062), (340, 1046)]),
        "#86b25a",
        4,
    )
    c.sheet(ellipse(450, 1006, 76, 28), "#3f8fb0", 2)
    c.sheet(ellipse(448, 1003, 60, 20), "#6fb8cc", 2)
    c.sheet(difference(ellipse(448, 1003, 34, 11), ellipse(448, 1003, 29, 8)), "#dff4f4", 0.6, edge=0)
    for x, y, size in ((322, 990, 38), (366, 962, 46), (548, 962, 50), (604, 994, 36)):
        c.sheet(limb([(x, y), (x + 2, y - size)], [8, 6]), "#6a4426", 5)
        for k, (dx, dy, r) in enumerate(((-0.5, -1.1, 0.5), (0.5, -1.15, 0.5), (0, -1.6, 0.56))):
            c.sheet(circle(x + dx * size, y + dy * size, r * size), ("#4f8a44", "#3f7538", "#6fa854")[k], 6)
        c.sheet(circle(x + 8, y - size * 1.3, 5), "#e8643c", 3)
    for k in range(14):
        a = k * 0.449
        spot = circle(462 + 142 * math.cos(a), 1014 + 44 * math.sin(a), 5)
        c.sheet(spot, ("#f7f0d8", "#e8643c", "#f0c04a", "#d8577a")[k % 4], 2)
    c.sheet(smooth([(486, 1030), (492, 992), (508, 978), (526, 992), (540, 1032)]), "#7a4a8a", 7)
    c.sheet(circle(508, 966, 12), "#8a5a3c", 5)
    c.sheet(limb([(516, 1000), (532, 960), (528, 930)], [4, 4, 3]), "#5a3420", 3)
    c.sheet(smooth([(466, 938, 1), (486, 906), (528, 892), (570, 908), (590, 940, 1), (528, 930)]), "#d8402f", 9)


def _caravan(c: CutPaper) -> None:
    for k, (x, y, size) in enumerate(((600, 452, 0.62), (668, 434, 0.56), (728, 440, 0.5))):
        with c.at(x, y, size):
            body = union(
                smooth([(-34, -22), (-30, -48), (-14, -66), (2, -50), (16, -68), (32, -46), (36, -24), (0, -18)]),
                *(limb([(lx, -26), (lx + 2, 0)], [10, 6]) for lx in (-28, -16, 20, 32)),
                limb([(32, -38), (54, -46), (58, -76)], [14, 11, 10]),
                ellipse(66, -80, 14, 8),
            )
            c.sheet(body, "#8a5a34", 5)
            c.sheet(
                smooth([(-16, -56), (-12, -92), (0, -100), (12, -92), (14, -56)]),
                ("#c8503f", "#3f6f9a", "#f0c04a")[k],
                5,
            )
            c.sheet(circle(0, -108, 10), "#6a4028", 4)


def _second_tap(c: CutPaper) -> None:
    _tap(c, 676, 706, 0.22)
    c.sheet(
        union(
            limb([(760, 716), (757, 660)], [5, 2]),
            limb([(759, 690), (774, 668)], [3, 1.5]),
            limb([(758, 676), (744, 660)], [3, 1.5]),
        ),
        "#6a4a30",
        4,
    )


@scene(
    "paper-army", "First Rain", motifs="paper soldiers puddle boots boat leaf",
    themes="courage war fragility obedience desertion",
    moods="tense funny", seed=39, medium=CutPaper,
    alt="Soldiers of folded paper stand with matchstick pikes at the edge of a puddle in the rain, one with soaked "
    "legs; there is a "
    "gap in the rank, and a paper boat with the same gold button floats ahead. Behind them are two huge yellow "
    "rubber boots, one lifted.",
    clues=("deserter", "splash", "paper tiger", "cold feet", "bigger than us", "only a game"),
)  # fmt: skip
def paper_army(c: CutPaper) -> None:
    c.table("#7f93a6", "#aebac0")
    c.sheet(rect(-30, 560, 860, 700), "#8d8f8c", 3, ink="#7e807e", pattern=_paving)
    _boots(c)
    for _ in range(46):
        x, y = c.rng.uniform(0, 800), c.rng.uniform(0, 1000)
        c.sheet(limb([(x, y), (x - 9, y + 46)], [1.2, 3]), "#dfe8ec", 3, edge=0)
    puddle = smooth([(-40, 890), (120, 862), (330, 878), (520, 858), (700, 880), (850, 860), (850, 1260), (-40, 1260)])
    c.sheet(puddle, "#56708a", 0, to="#34495f")
    rows = [
        (150, 812, 0.66),
        (300, 806, 0.66),
        (620, 806, 0.66),
        (740, 812, 0.66),
        (80, 884, 0.9),
        (232, 888, 0.92),
        (568, 888, 0.92),
        (704, 884, 0.9),
    ]
    with c.clip(puddle):
        for x, y, size in rows[4:]:
            with c.at(x, y + 8, size):
                c.sheet(poly([(-40, 0), (40, 0), (34, 150), (-34, 150)]), "#6f88a0", 0, edge=0)
                c.sheet(poly([(-26, 100), (26, 100), (22, 190), (-22, 190)]), "#647c94", 0, edge=0)
    for n, (x, y, size) in enumerate(rows):
        with c.at(x, y, size):
            _soldier(c, wet=n == 5, number=n)
    for x, y, r in ((430, 960, 60), (200, 1090, 40), (640, 1050, 36), (470, 1120, 90)):
        c.sheet(difference(ellipse(x, y, r, r * 0.24), ellipse(x, y, r - 5, r * 0.24 - 3)), "#a8c0d0", 1, edge=0)
    _boat_of_paper(c)
    c.sheet(smooth([(120, 1130, 1), (170, 1096), (240, 1100), (280, 1128, 1), (220, 1152), (160, 1150)]), "#c8702c", 8)
    c.sheet(limb([(126, 1130), (200, 1124), (276, 1128)], [2, 3, 2]), "#8a441c", 1, edge=0)


def _paving(x: Array, y: Array) -> Array:
    row = np.floor(y / 54)
    return np.asarray(((y % 54 < 4) | ((x + row % 2 * 70) % 140 < 4)) * 1.0, np.float32)


def _boots(c: CutPaper) -> None:
    """One boot on the ground, one lifted over the soldiers."""
    yellow, dark = "#f0bd2c", "#c8921c"
    c.sheet(
        smooth(
            [
                (620, -40, 1),
                (800, -40, 1),
                (806, 300),
                (800, 520),
                (810, 640),
                (640, 646),
                (610, 600),
                (640, 520),
                (632, 260),
            ]
        ),
        dark,
        16,
    )
    c.sheet(rect(600, 630, 220, 34, 10), "#8a6414", 8)
    boot = smooth(
        [
            (400, -40, 1),
            (590, -40, 1),
            (582, 150),
            (570, 300),
            (590, 400),
            (560, 470),
            (440, 480),
            (300, 468),
            (236, 420),
            (256, 370),
            (340, 340),
            (396, 290),
            (408, 140),
        ]
    )
    c.sheet(boot, yellow, 30)
    c.sheet(
        smooth([(420, -40), (452, -40), (446, 140), (430, 300), (350, 372), (282, 398), (350, 350), (410, 290)]),
        "#f9d568",
        3,
        edge=0,
    )
    c.sheet(
        smooth(
            [
                (228, 436),
                (300, 470),
                (440, 486),
                (566, 474),
                (590, 420),
                (598, 470),
                (580, 512),
                (440, 520),
                (290, 506),
                (226, 464),
            ]
        ),
        dark,
        10,
    )
    for k in range(6):
        c.sheet(
            limb([(286 + 48 * k, 512 - 4 * abs(k - 3)), (284 + 48 * k, 540 - 4 * abs(k - 3))], [13, 11]), "#8a6414", 4
        )
    for k in range(7):
        x = 270 + 50 * k
        c.sheet(
            smooth(
                [
                    (x, 556 + 20 * (k % 3), 1),
                    (x - 7, 580 + 20 * (k % 3)),
                    (x, 592 + 20 * (k % 3)),
                    (x + 7, 580 + 20 * (k % 3)),
                ]
            ),
            "#cfe2ec",
            5,
        )


def _soldier(c: CutPaper, wet: bool, number: int) -> None:
    """A soldier of folded paper: sharp planes, a bicorne of ruled paper, a match for a pike."""
    coat, white = "#3f5f9a", "#f4efe0"
    for side in (-1, 1):
        leg: Color = "#9aa4a8" if wet else white
        c.sheet(poly([(side * 4, -96), (side * 34, -96), (side * 30, 0), (side * 6, 0)]), leg, 7)
        if wet:
            c.sheet(poly([(side * 4, -50), (side * 33, -42), (side * 34, 0), (side * 8, 0)]), "#6f7d88", 1, edge=0)
    c.sheet(poly([(0, -216), (-44, -196), (-50, -84), (0, -76), (50, -84), (44, -196)]), coat, 9)
    c.sheet(poly([(0, -216), (44, -196), (50, -84), (0, -76)]), mix(coat, "#101830", 0.22), 1, edge=0)
    c.sheet(poly([(-40, -190), (-28, -198), (42, -96), (34, -86)]), white, 3)
    c.sheet(poly([(40, -190), (28, -198), (-42, -96), (-34, -86)]), white, 3)
    c.sheet(circle(0, -144, 8), "#e8b83c", 3)
    c.sheet(poly([(-44, -190), (-70, -150), (-58, -96), (-46, -104), (-52, -148), (-36, -172)]), coat, 7)
    c.sheet(limb([(66, 0), (66, -300)], [8, 8]), "#d8b47c", 7)
    c.sheet(ellipse(66, -308, 10, 15), "#c8402f", 5)
    c.sheet(poly([(44, -190), (70, -160), (74, -132), (58, -128), (56, -150), (36, -172)]), coat, 8)
    c.sheet(
        poly([(-28, -218), (-30, -262), (30, -262), (28, -218), (0, -206)]), "#e8b890" if number % 3 else "#b87a50", 7
    )
    c.sheet(limb([(-16, -226), (0, -232), (16, -226)], [3, 7, 3]), "#3a2418", 2)
    for side in (-1, 1):
        c.sheet(circle(side * 11, -246, 3.2), "#1a1418", 0.5, edge=0)
    c.sheet(
        poly([(-74, -252), (0, -334), (74, -252), (0, -268)]),
        "#f7f2e4",
        9,
        ink="#c9cfd4",
        pattern=stripes(11, 0.16, 90),
    )
    c.sheet(poly([(0, -334), (74, -252), (0, -268)]), "#dcd8cc", 1, edge=0)
    c.sheet(circle(0, -284, 7), "#e8b83c", 3)


def _boat_of_paper(c: CutPaper) -> None:
    with c.at(420, 1010, 1.25, -3):
        c.sheet(poly([(-56, 44), (56, 44), (30, 84), (-30, 84)]), "#6f88a0", 0, edge=0)
        c.sheet(poly([(0, -64), (-46, 6), (46, 6)]), "#e8e2d2", 7, ink="#c9cfd4", pattern=stripes(11, 0.16, 90))
        c.sheet(poly([(-112, -18), (-52, 8), (0, -8), (52, 8), (112, -18), (62, 44), (-62, 44)]), "#f7f2e4", 10)
        c.sheet(poly([(0, -8), (52, 8), (112, -18), (62, 44), (0, 44)]), "#dcd8cc", 1, edge=0)
        c.sheet(circle(0, 20, 8), "#e8b83c", 3)


@scene(
    "tea-volcano", "Five O'Clock", motifs="teapot volcano cups village spoon steam",
    themes="danger hospitality anger ritual abundance",
    moods="festive ominous", seed=62, medium=CutPaper,
    alt="A huge teal teapot with a blown-off lid erupts steam and glowing tea over pines; tea pours from its spout "
    "into a village whose "
    "houses are cups, and people with raised cups stand by a river of tea crossed by a spoon. A tea bag flies as a "
    "balloon.",
    clues=("teacup storm", "boiling point", "tea time", "pompeii", "whistle", "too much"),
)  # fmt: skip
def tea_volcano(c: CutPaper) -> None:
    c.table("#4a1a2c", "#e0703c")
    for k, (r, color) in enumerate(((420, "#5f2230"), (330, "#7a2c34"), (240, "#9a3c36"), (150, "#c05a38"))):
        c.sheet(circle(430 + 6 * k, 330, r), color, 6)
    _eruption(c)
    c.sheet(
        smooth([(-30, 760), (120, 690), (260, 740), (430, 700), (620, 740), (840, 680), (840, 1240), (-30, 1240)]),
        "#5f2a2c",
        8,
    )
    _teapot(c)
    for k in range(13):
        x = -10 + 68 * k
        h = 56 + 26 * ((k * 5) % 3)
        for n in range(3):
            y = 800 - n * h * 0.3
            c.sheet(
                poly([(x - h * (0.34 - 0.07 * n), y), (x, y - h * 0.5), (x + h * (0.34 - 0.07 * n), y)]),
                mix("#1f3d34", "#3f6b4c", n / 3),
                5,
            )
    c.sheet(
        smooth([(-30, 820), (240, 790), (520, 812), (840, 786), (840, 1240), (-30, 1240)]), "#8f4430", 8, to="#5a2824"
    )
    c.sheet(
        smooth(
            [
                (70, 870),
                (190, 900),
                (330, 990),
                (560, 1040),
                (850, 1060),
                (850, 1160),
                (560, 1150),
                (280, 1080),
                (110, 960),
            ]
        ),
        "#f0902c",
        4,
    )
    c.sheet(
        smooth([(120, 900), (260, 970), (420, 1050), (850, 1100), (850, 1130), (420, 1090), (220, 1000)]), "#ffc05a", 2
    )
    for x, y, size, color in (
        (280, 880, 0.8, "#f4e6cc"),
        (420, 866, 0.7, "#e8a87c"),
        (560, 890, 0.85, "#7fb3a8"),
        (700, 900, 0.95, "#f0d8a0"),
        (640, 1010, 1.0, "#f4e6cc"),
        (430, 970, 0.9, "#d8777a"),
        (120, 1080, 1.25, "#f4e6cc"),
    ):
        _cup_house(c, x, y, size, color)
    _spoon_and_people(c)


def _eruption(c: CutPaper) -> None:
    """Steam in curls, drops of tea, the lid and the balloon."""
    curls = [
        ([(430, 340), (380, 240), (440, 170), (390, 80)], [60, 110, 120, 60]),
        ([(470, 340), (540, 250), (500, 150), (580, 70)], [50, 90, 110, 50]),
        ([(420, 330), (330, 270), (300, 190), (340, 120)], [40, 80, 90, 40]),
    ]
    for k, (points, widths) in enumerate(curls):
        c.sheet(limb(points, [float(w) for w in widths]), ("#fbead0", "#f4d8b4", "#f7e0c0")[k], 9)
        c.sheet(limb(points, [w * 0.45 for w in widths]), ("#fff6e4", "#fbe8cc", "#fdf0dc")[k], 4)
    for k in range(26):
        a = -math.pi * (0.12 + 0.76 * ((k * 7) % 26) / 26)
        r = 150 + 170 * ((k * 11) % 26) / 26
        x, y = 450 + r * math.cos(a), 350 + r * 0.95 * math.sin(a)
        c.sheet(ellipse(x, y, 6, 9), ("#ffc05a", "#f0902c", "#ffe0a0")[k % 3], 5)
    with c.at(640, 210, 1, 32):
        c.sheet(smooth([(-92, 26, 1), (-70, -20), (0, -46), (70, -20), (92, 26, 1), (0, 34)]), "#2f8583", 14)
        c.sheet(circle(0, -58, 19), "#e8a03c", 7)
        c.sheet(smooth([(-70, 10), (-52, -14), (-10, -32), (-40, -4)]), "#6fb8ac", 1, edge=0)
    with c.at(128, 190):
        c.sheet(
            poly([(-56, -70), (56, -70), (62, 50), (-62, 50)]), "#f4ead2", 12, ink="#e0cfa8", pattern=dots(13, 0.12)
        )
        c.sheet(poly([(-52, -10), (52, -10), (58, 46), (-58, 46)]), "#a8683c", 2)
        for side in (-1, 1):
            c.sheet(limb([(side * 40, 50), (side * 18, 96)], [2, 2]), "#f4ead2", 3, edge=0)
        c.sheet(rect(-22, 94, 44, 30, 4), "#8a5a34", 7)
        c.sheet(circle(0, 84, 10), "#e8b890", 4)


def _teapot(c: CutPaper) -> None:
    """The pot as a mountain: belly, handle, spout, foam over its shoulder."""
    teal, dark, light = "#2f8583", "#1f6468", "#63b0a4"
    c.sheet(difference(ellipse(650, 560, 120, 140), ellipse(640, 560, 74, 92)), dark, 16)
    c.sheet(limb([(330, 640), (240, 600), (190, 500), (150, 416)], [120, 92, 64, 48]), teal, 16)
    belly = smooth(
        [
            (340, 372),
            (300, 480),
            (270, 620),
            (290, 760),
            (380, 822),
            (520, 822),
            (610, 760),
            (636, 620),
            (600, 480),
            (556, 372),
        ]
    )
    c.sheet(belly, teal, 20, to=dark)
    with c.clip(belly):
        for k in range(4):
            c.sheet(
                limb([(330 + 8 * k, 420 + 90 * k), (300, 520 + 90 * k), (310, 640 + 60 * k)], [6, 14, 5]),
                light,
                1,
                edge=0,
            )
        for k in range(9):
            c.sheet(circle(300 + 42 * k, 640 + 12 * math.sin(k), 13), "#e8a03c", 3)
            c.sheet(circle(300 + 42 * k, 640 + 12 * math.sin(k), 5), "#fbe6c4", 1)
    foam = [
        (330, 366),
        (340, 450),
        (366, 490),
        (384, 440),
        (410, 420),
        (430, 540),
        (452, 566),
        (470, 440),
        (500, 430),
        (520, 500),
        (540, 518),
        (556, 440),
        (570, 366),
        (450, 344),
    ]
    c.sheet(smooth(foam), "#f7902f", 6)
    c.sheet(smooth([(x, 356 + (y - 356) * 0.72) for x, y in foam]), "#ffcf7a", 4)
    c.sheet(ellipse(450, 362, 116, 28), dark, 8)
    c.sheet(ellipse(450, 360, 96, 20), "#fff0c0", 2)
    c.sheet(limb([(150, 410), (120, 440), (104, 600), (100, 850)], [30, 34, 40, 52]), "#f0902c", 10)
    c.sheet(limb([(146, 420), (112, 480), (96, 640), (90, 840)], [8, 11, 12, 10]), "#ffcf7a", 2)


def _cup_house(c: CutPaper, x: float, y: float, size: float, color: Color) -> None:
    with c.at(x, y, size):
        c.sheet(ellipse(0, 40, 92, 16), mix(color, "#ffffff", 0.25), 7)
        c.sheet(difference(circle(66, -6, 32), circle(66, -6, 19)), mix(color, "#3a1a14", 0.15), 6)
        c.sheet(
            smooth([(-68, -44, 1), (68, -44, 1), (54, 24), (30, 42), (-30, 42), (-54, 24)]),
            color,
            9,
            to=mix(color, "#5a2a20", 0.3),
        )
        c.sheet(smooth([(-84, -44, 1), (-40, -82), (0, -98), (40, -82), (84, -44, 1), (0, -36)]), "#9a3c34", 8)
        c.sheet(rect(-14, 0, 28, 42, 13), "#5a2c20", 3)
        for wx in (-44, 28):
            c.sheet(rect(wx, -24, 18, 20, 4), "#ffd978", 2)


def _spoon_and_people(c: CutPaper) -> None:
    c.sheet(limb([(300, 1120), (470, 1064), (640, 1010 + 60)], [16, 13, 16]), "#c9d0d4", 12)
    c.sheet(ellipse(282, 1128, 52, 30), "#dfe6e8", 12)
    c.sheet(ellipse(280, 1126, 36, 18), "#b4bec4", 2)
    for x, y, coat, skin in (
        (420, 1180, "#2f8583", "#8a5a3c"),
        (520, 1186, "#f0c04a", "#e8b890"),
        (612, 1184, "#7a4a8a", "#d8a070"),
        (706, 1188, "#d8573f", "#8a5a3c"),
    ):
        c.sheet(limb([(x - 8, y - 44), (x - 11, y)], [14, 10]), "#2a1a24", 4)
        c.sheet(limb([(x + 8, y - 44), (x + 12, y)], [14, 10]), "#33202c", 4)
        c.sheet(smooth([(x - 24, y - 36), (x - 18, y - 92), (x, y - 104), (x + 18, y - 92), (x + 24, y - 36)]), coat, 7)
        c.sheet(
            limb([(x + 14, y - 90), (x + 32, y - 112), (x + 30, y - 140)], [13, 12, 9]), mix(coat, "#1a1018", 0.15), 6
        )
        c.sheet(
            limb([(x - 14, y - 90), (x - 32, y - 76), (x - 28, y - 56)], [13, 12, 9]), mix(coat, "#1a1018", 0.15), 5
        )
        c.sheet(circle(x, y - 120, 16), skin, 6)
        c.sheet(
            smooth([(x - 16, y - 120), (x - 12, y - 140), (x + 12, y - 140), (x + 16, y - 120), (x, y - 130)]),
            "#2a1814",
            4,
        )
        c.sheet(
            smooth([(x + 16, y - 164, 1), (x + 46, y - 164, 1), (x + 40, y - 142), (x + 22, y - 142)]), "#f7f0e0", 5
        )
