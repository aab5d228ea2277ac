"""Scenes of roads and small wonders, in cut paper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from painter.cutpaper import CutPaper, dots, stripes
from painter.geom import Path, Points, circle, difference, ellipse, limb, poly, rect, smooth, union
from painter.motifs.people import Look, Pose, figure
from painter.noise import Array
from painter.palette import EMBER, OCHRE, Color, mix
from painter.scene import scene

Spot = tuple[float, float]


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
    c.swells = 0.13
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
    # flames of paper from the tip down, each over the foot of the one above; the lamp stands on the left
    for row in range(7):
        high = 0.66 - 0.09 * row
        spread = w * (0.16 + 0.115 * min(row, 5))
        for k in (1, -1, 0):
            tall = h * c.rng.uniform(0.19, 0.27)
            wide = w * c.rng.uniform(0.26, 0.36)
            tone = mix(("#2c5346", "#447057", "#234642")[k + 1 if k < 1 else 2], "#17302f", c.rng.uniform(0, 0.35))
            with c.at(x + k * spread, y - h * high, 1, k * c.rng.uniform(3, 10)):
                c.sheet(smooth([(0, 0), (-wide, -tall * 0.34), (-wide * 0.4, -tall * 0.74), (k * 2, -tall, 1),
                    (wide * 0.5,
                    -tall * 0.7), (wide, -tall * 0.3)]), tone, 2 + h * 0.012, swell=2 + h * 0.02)  # fmt: skip


def _wanderer(c: CutPaper) -> None:
    """A walker from behind, one foot in the air."""
    x, y = 470, 800
    c.paint(
        smooth(
            [
                (x - 24, y + 2),
                (x + 22, y - 4),
                (x + 84, y + 120),
                (x + 120, y + 210),
                (x + 50, y + 214),
                (x + 14, y + 116),
            ]
        ),
        "#5a2a2c",
        alpha=0.42,
        feather=5,
        texture=0,
    )
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
    c.swells = 0.13
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
        c.sheet(smooth([*edge, (840, 1250), (-30, 1250)]), color, 9, to=mix(color, "#8a4a24", 0.34))
        if k:
            _ripples(c, edge, color, k)
        if k == 1:
            _caravan(c)
        if k == 2:
            _second_tap(c)
    cast = smooth(
        [(196, 962), (262, 956), (430, 1050), (560, 1108), (700, 1120), (716, 1150), (560, 1150), (380, 1092)]
    )
    c.paint(cast, "#5a2a14", alpha=0.4, feather=7, texture=0, wobble=0)
    c.paint(smooth([(540, 1106), (660, 1070), (700, 1090), (600, 1130)]), "#5a2a14", alpha=0.36, feather=7, texture=0)
    with c.at(20, 14):
        _garden(c)
    _tap(c, 224, 962, 1.16)
    c.sheet(
        smooth([(453, 700, 1), (430, 754), (432, 788), (454, 806), (476, 788), (478, 754)]), "#6fb8cc", 12,
            to="#3f8fb0",
        swell=12,
    )  # fmt: skip
    c.sheet(smooth([(442, 758), (440, 782), (448, 790), (446, 762)]), "#eafaff", 1, edge=0)


def _tap(c: CutPaper, x: float, y: float, size: float) -> None:
    """A tap on a pipe: flange, body, spout and a cross handle."""
    body, dark, light = "#2f8a78", "#1f6a5e", "#63b39c"
    with c.at(x, y, size):
        c.sheet(smooth([(-70, 12), (-52, -12), (0, -18), (56, -10), (74, 12), (0, 22)]), "#c98f4a", 3, swell=8)
        c.sheet(rect(-34, -330, 68, 340, 8), body, 16)
        c.sheet(rect(12, -326, 20, 334, 6), mix(body, dark, 0.55), 0.6, edge=0.3, swell=6)
        c.sheet(rect(-26, -326, 15, 330, 6), light, 1, edge=0.4, swell=5)
        for fy in (-40, -250):
            c.sheet(rect(-52, fy, 104, 34, 8), dark, 8)
        spout = limb([(0, -300), (90, -306), (170, -290), (196, -230), (197, -190)], [84, 74, 70, 66, 62])
        c.sheet(spout, body, 18)
        c.sheet(limb([(10, -322), (96, -328), (166, -312)], [10, 13, 6]), light, 1, edge=0.4, swell=4)
        c.sheet(limb([(30, -276), (96, -284), (150, -264), (176, -226), (178, -196)], [4, 12, 16, 14, 8]), mix(body,
            dark,
            0.55), 0.6, edge=0.3, swell=5)  # fmt: skip
        c.sheet(rect(156, -206, 84, 26, 8), dark, 8)
        c.sheet(rect(-26, -440, 52, 120, 8), dark, 12)
        c.sheet(rect(-44, -352, 88, 26, 6), body, 8)
        c.sheet(limb([(-130, -456), (0, -448), (130, -456)], [40, 30, 40]), body, 14)
        for side in (-1, 1):
            c.sheet(circle(side * 134, -456, 30), body, 8)
            c.sheet(circle(side * 134 - 8, -464, 9), light, 1, edge=0)
        c.sheet(circle(0, -450, 24), "#c9a24a", 7)
        for sx in (-36, 0, 36):
            for fy in (-23, -233):
                c.sheet(circle(sx, fy, 6), "#c9a24a", 2, swell=3)
        for run, wide in (([(20, -206), (24, -160), (18, -108)], 13), ([(-16, -96), (-12, -66), (-18, -46)], 9),
            ([(150, -184), (156, -176), (160, -168)], 8), ([(84, -272), (112, -268), (140, -258)], 9)):  # fmt: skip
            c.sheet(limb(run, [3, wide, 2]), "#b5663c", 0.6, edge=0.3, swell=2)
        c.sheet(ellipse(198, -180, 31, 8), "#123f38", 1, edge=0.4)


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
        lean = c.rng.uniform(-8, 8)
        top = (x + lean, y - size * 1.2)
        c.sheet(limb([(x, y), (x + lean * 0.2, y - size * 0.6), top], [9, 7, 5]), "#6a4426", 5)
        for ring, (count, reach) in enumerate(((9, 0.95), (7, 0.68))):
            for n in range(count):  # leaves that arch from the top of the stem and hang
                turn = math.pi * (1.08 + 0.84 * (n + 0.5 * ring) / (count - 0.5 * ring - 0.5)) + c.rng.uniform(
                    -0.12, 0.12
                )
                dx, dy = math.cos(turn) * size * reach, math.sin(turn) * size * reach * 0.8
                tone = mix(("#3f7538", "#6fa854")[ring], "#a9c86a", c.rng.uniform(0, 0.35))
                c.sheet(limb([top, (top[0] + dx * 0.6, top[1] + dy * 0.9 - 3), (top[0] + dx,
                    top[1] + dy * 0.55 + abs(dx) *
                    0.32)], [5, 12, 1.5]), tone, 5, swell=3)  # fmt: skip
        for dx in (-5, 6):
            c.sheet(circle(top[0] + dx, top[1] + 7, 5), "#e8643c", 3, swell=2)
    for k in range(14):
        a = k * 0.449
        spot = circle(462 + 142 * math.cos(a), 1014 + 44 * math.sin(a), 5)
        c.sheet(spot, ("#f7f0d8", "#e8643c", "#f0c04a", "#d8577a")[k % 4], 2)
    look = Look(
        skin="#8a5a3c", hair="#1f181c", hair_style="headscarf", hat_color="#e8b23c", clothes="dress", top="#7a4a8a"
    )
    with c.cutting():
        held = figure(c, 540, 1026, 176, OCHRE, look, Pose("ground", near=(-0.10, -0.36), far=(-0.34, -0.06), tilt=18,
            near_hand="grip"), shadow=0)  # fmt: skip
    sx, sy = held.near
    c.sheet(limb([(sx - 2, sy + 12), (sx, sy - 50), (sx + 8, sy - 100)], [5, 5, 4]), "#5a3420", 4)
    c.sheet(smooth([(sx - 74, sy - 84, 1), (sx - 52, sy - 126), (sx + 12, sy - 146), (sx + 76, sy - 122), (sx + 94,
        sy - 78, 1),
        (sx + 64, sy - 92), (sx + 38, sy - 82, 1), (sx + 10, sy - 94), (sx - 18, sy - 82, 1), (sx - 46, sy - 94)]),
        "#d8402f", 10,
        swell=14)  # fmt: skip
    for run in ([(sx + 12, sy - 144), (sx - 10, sy - 116), (sx - 18, sy - 84)], [(sx + 12, sy - 144), (sx + 30,
        sy - 114),
        (sx + 38,
        sy - 84)]):  # fmt: skip
        c.sheet(limb(run, [2, 3, 3]), "#a82c24", 0.6, edge=0.2)


def _ripples(c: CutPaper, edge: Points, color: Color, row: int) -> None:
    """Sickles of wind on a dune: rows that follow its crest, thick in the middle, broken here and there."""
    for n in range(3):
        x = -20.0 + 60 * ((row * 3 + n) % 4)
        while x < 800:
            long = 90 + 60 * ((int(x) + row * 7 + n * 3) % 5) / 4
            at = [(x + long * t, _crest(edge, x + long * t) + 34 + 30 * n + 5 * row - 7 * math.sin(math.pi * t))
                for t in (0.0, 0.33, 0.66, 1.0)]  # fmt: skip
            c.sheet(limb(at, [1, 6, 5, 1]), mix(color, "#fff0cc", 0.42 - 0.08 * n), 1.2, edge=0.3, swell=1.6)
            x += long + 46 + 24 * ((row + n) % 3)


def _crest(edge: Points, x: float) -> float:
    for start, end in pairwise(edge):
        (ax, ay), (bx, by) = start[:2], end[:2]
        if ax <= x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return edge[0][1] if x < edge[0][0] else edge[-1][1]


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
    with c.at(718, 700):
        c.paint(ellipse(-60, -2, 210, 26), "#3c4046", alpha=0.5, feather=10, texture=0)
        _boot(c, ("#cf981f", "#e0b03a", "#7d5a14"), 14)
    c.paint(ellipse(420, 726, 180, 20), "#3c4046", alpha=0.32, feather=8, texture=0)
    with c.at(500, 500, 1.06, 9):
        _boot(c, ("#f0bd2c", "#fadc74", "#a8781a"), 30)
    for k in range(7):
        left, top = 270 + 46 * k, 560 + 24 * (k * 2 % 3)
        c.sheet(smooth([(left, top, 1), (left - 7, top + 24), (left, top + 36), (left + 7, top + 24)]), "#cfe2ec", 5)
    for _ in range(30):
        x, y = c.rng.uniform(0, 800), c.rng.uniform(0, 820)
        c.sheet(limb([(x, y), (x - 9, y + 46)], [1.2, 3]), "#dfe8ec", 3, edge=0)
    puddle = smooth([(-40, 890), (120, 862), (330, 878), (520, 858), (700, 880), (850, 860), (850, 1260), (-40, 1260)])
    c.sheet(puddle, "#56708a", 0, to="#34495f")
    front = [(108, 890, 0.94), (254, 892, 0.96), (560, 892, 0.96), (700, 888, 0.94)]
    _reflections(c, puddle, front)
    for n, (x, y, size) in enumerate(((184, 806, 0.66), (336, 800, 0.66), (634, 800, 0.66), (770, 806, 0.66))):
        with c.at(x, y, size):
            _soldier(c, n)
    for n, (x, y, size) in enumerate(front):
        with c.at(x, y, size):
            _soldier(c, n + 4)
    for x, y, r in ((196, 1104, 44), (650, 1120, 40)):
        c.sheet(difference(ellipse(x, y, r, r * 0.24), ellipse(x, y, r - 5, r * 0.24 - 3)), "#a8c0d0", 1, edge=0)
    _boat_of_paper(c)
    c.sheet(smooth([(96, 1150, 1), (146, 1116), (216, 1120), (256, 1148, 1), (196, 1172), (136, 1170)]), "#c8702c", 8)
    c.sheet(limb([(102, 1150), (176, 1144), (252, 1148)], [2, 3, 2]), "#8a441c", 1, edge=0)


def _paving(x: Array, y: Array) -> Array:
    row = np.floor(y / 54)
    return np.asarray(((y % 54 < 4) | ((x + row % 2 * 70) % 140 < 4)) * 1.0, np.float32)


def _reflections(c: CutPaper, puddle: Path, front: Sequence[tuple[float, float, float]]) -> None:
    """The front rank and the boat upside down in the water, dimmed by it and broken by its ripples."""
    with c.clip(puddle):
        for n, (x, y, size) in enumerate(front):
            with c.at(x, y + 2, size), c.at(0, 0, 1, 180, flip=True):
                _soldier(c, n + 4)
        with c.at(420, 1118, 1.25, 177, flip=True):
            _paper_boat(c)
        c.paint(puddle, "#46607a", alpha=0.58, texture=0)
        for k in range(16):
            y = 912 + 17 * k
            x, wide = c.rng.uniform(20, 780), c.rng.uniform(50, 130)
            c.paint(ellipse(x, y, wide, 2.4 + 0.1 * k), "#4c6680" if k % 3 else "#7d98ae", alpha=0.85, texture=0)


def _boot(c: CutPaper, tones: tuple[Color, Color, Color], lift: float) -> None:
    """A rubber boot seen from the side, its toe to the left: the middle of its sole is at (0, 0)."""
    color, light, dark = tones
    bottom = [(-208, -34), (-196, -14), (-120, -8), (-20, -14), (10, -22), (30, -10), (118, -10)]
    shaft = [(118, -10, 1), (124, -60), (112, -120), (104, -200), (110, -330), (114, -720, 1), (-76, -720, 1), (-70,
        -330), (-72, -220), (-92, -160), (-142, -126), (-190, -100), (-214, -64)]  # fmt: skip
    sole = smooth([(-214, -40, 1), (-120, -22), (0, -30), (122, -26, 1), (128, -12), (126, 22, 1), (34, 24, 1),
        (26, 6), (8, 4), (-6, 20, 1), (-150, 22), (-200, 6), (-216, -20)])  # fmt: skip
    for x in (*range(-176, -20, 30), *range(46, 120, 30)):
        c.sheet(rect(x, 14 if x > -170 else 6, 17, 18, 4), dark, 4)
    c.sheet(sole, dark, lift)
    c.sheet(smooth([*bottom, *shaft], tension=0.34), color, lift * 0.5, swell=26)
    c.sheet(limb([(-206, -38), (-192, -19), (-120, -13), (-20, -19), (10, -26), (34, -16), (116, -15)], [9] * 7), dark,
        2, swell=3)  # fmt: skip
    c.sheet(smooth([(-54, -720), (-26, -720), (-30, -330), (-34, -220), (-60, -150), (-130, -104), (-176, -84),
        (-140, -116), (-78, -156), (-54, -220), (-52, -330)]), light, 2, edge=0, swell=6)  # fmt: skip
    c.sheet(limb([(116, -96), (122, -60), (116, -24)], [9, 11, 9]), dark, 2, swell=3)
    for run in ([(-70, -214), (-36, -206), (6, -214)], [(104, -196), (70, -184), (36, -190)]):
        c.sheet(limb(run, [2, 6, 2]), mix(color, dark, 0.5), 1, edge=0.3, swell=2)


# How each soldier stands: lean, turn of the head, where he looks (right, up), the elbow and hand of his free arm,
# the foot and head of his pike, and how far he lifts a foot.
_DRILL: tuple[tuple[float, float, Spot, Spot, Spot, Spot, Spot, float], ...] = (
    (-3, 6, (2, 3), (-70, -146), (-50, -98), (62, 0), (62, -300), 0),
    (4, -8, (-2, 3), (-74, -150), (-62, -96), (70, 0), (54, -300), 0),
    (-6, -10, (-4, 0), (-70, -150), (-46, -110), (60, 0), (72, -296), 0),
    (8, 10, (-2, 4), (-76, -170), (-56, -256), (66, 0), (60, -300), 0),
    (-4, 12, (3, 4), (-84, -180), (-62, -276), (62, 0), (66, -300), 0),
    (3, -3, (0, -4), (-72, -144), (-44, -90), (62, 0), (44, -300), 34),
    (5, -14, (-4.5, 0), (-74, -150), (-58, -92), (60, 0), (82, -292), 0),
    (11, 8, (-3, 4), (-86, -206), (-84, -292), (80, 0), (104, -270), 0),
)


def _soldier(c: CutPaper, number: int) -> None:
    """A soldier of folded paper: sharp planes, a bicorne of ruled paper, a match for a pike; the sixth is wet."""
    lean, turn, gaze, elbow, palm, low, high, lifted = _DRILL[number]
    wet, coat, skin = number == 5, "#3f5f9a", "#e8b890" if number % 3 else "#b87a50"
    for side in (-1, 1):
        up = lifted if side < 0 else 0
        c.sheet(poly([(side * 2, -100), (side * 34, -100), (side * 30, -50 - up * 0.3), (side * 30, -up), (side * 6,
            -up), (side * 4, -50 - up * 0.3)]), "#f4efe0", 7)  # fmt: skip
        if wet:
            c.sheet(poly([(side * 4, -58), (side * 31, -50), (side * 30, -up), (side * 6, -up)]), "#7d97ad", 1, edge=0)
        c.sheet(poly([(side * 4, -up), (side * 4, -12 - up), (side * 28, -14 - up), (side * 42, -4 - up), (side * 42,
            -up)]), "#2a2a34", 3)  # fmt: skip
    with c.at(0, -84, 1, lean), c.at(0, 84):
        c.sheet(poly([(0, -216), (-44, -196), (-50, -84), (0, -76), (50, -84), (44, -196)]), coat, 9)
        c.sheet(poly([(0, -216), (44, -196), (50, -84), (0, -76)]), mix(coat, "#101830", 0.22), 1, edge=0)
        c.sheet(poly([(-40, -190), (-28, -198), (42, -96), (34, -86)]), "#f4efe0", 3)
        c.sheet(poly([(40, -190), (28, -198), (-42, -96), (-34, -86)]), "#f4efe0", 3)
        c.sheet(circle(0, -144, 8), "#e8b83c", 3)
        if palm[1] > -200:
            _folded_arm(c, (-40, -186), elbow, palm, skin, coat)
        c.sheet(limb([low, high], [8, 8]), "#d8b47c", 7)
        c.sheet(ellipse(high[0], high[1] - 8, 10, 15), "#c8402f", 5)
        hold = 0.56
        grip = (low[0] + (high[0] - low[0]) * hold, low[1] + (high[1] - low[1]) * hold)
        _folded_arm(c, (40, -186), (grip[0] + 2, grip[1] + 40), grip, skin, mix(coat, "#101830", 0.12))
        with c.at(0, -210, 1, turn), c.at(0, 210):
            _soldiers_head(c, number, skin, gaze)
        if palm[1] <= -200:
            _folded_arm(c, (-40, -186), elbow, palm, skin, coat)


def _folded_arm(c: CutPaper, shoulder: Spot, elbow: Spot, palm: Spot, skin: Color, coat: Color) -> None:
    """A strip of paper with one fold at the elbow, and a hand."""
    wrist = (elbow[0] + (palm[0] - elbow[0]) * 0.86, elbow[1] + (palm[1] - elbow[1]) * 0.86)
    c.sheet(_strip(elbow, wrist, 11, 8), mix(coat, "#101830", 0.2), 5)
    c.sheet(_strip(shoulder, elbow, 13, 11), coat, 6)
    c.sheet(circle(palm[0], palm[1], 10), skin, 4)


def _strip(start: Spot, end: Spot, first: float, last: float) -> Path:
    """A straight piece of paper between two points, so wide to either side at its ends."""
    x, y = end[0] - start[0], end[1] - start[1]
    far = math.hypot(x, y)
    x, y = x / far, y / far
    return poly([(start[0] - y * first - x * 5, start[1] + x * first - y * 5), (start[0] + y * first - x * 5,
        start[1] - x * first - y * 5), (end[0] + y * last + x * 5, end[1] - x * last + y * 5),
        (end[0] - y * last + x * 5, end[1] + x * last + y * 5)])  # fmt: skip


def _soldiers_head(c: CutPaper, number: int, skin: Color, gaze: Spot) -> None:
    shade = mix(skin, "#5a2c14", 0.24)
    c.sheet(poly([(-28, -218), (-30, -262), (30, -262), (28, -218), (0, -206)]), skin, 7)
    c.sheet(poly([(0, -262), (30, -262), (28, -218), (0, -206)]), shade, 1, edge=0)
    c.sheet(poly([(-5, -246), (6, -246), (9, -230), (-8, -230)]), mix(skin, "#fff0dc", 0.3), 3)
    twirl = [(-24, -232 + 4 * (number % 3)), (-10, -227), (0, -231), (10, -227), (24, -232 + 4 * ((number + 1) % 3))]
    c.sheet(limb(twirl, [2, 8, 6, 8, 2]), ("#3a2418", "#7a4a24", "#8a8684")[number % 3], 3)
    worried = 3 if number in {4, 7} else 0
    for side in (-1, 1):
        c.sheet(ellipse(side * 14, -247, 8, 8.5), "#fbf7ea", 1.5)
        c.sheet(circle(side * 14 + gaze[0], -247 - gaze[1], 3.6), "#1a1418", 0.5, edge=0)
        c.sheet(limb([(side * 6, -257 - worried), (side * 14, -260), (side * 23, -256 + worried)], [2, 4, 2]),
            "#3a2418", 1, edge=0)  # fmt: skip
    if number in {4, 7}:
        c.sheet(ellipse(0, -216, 5, 6), "#5a1c1a", 1, edge=0)
    hat = [(-74, -252), (0, -334), (74, -252), (0, -268)]
    c.sheet(poly(hat), "#f7f2e4", 9, ink="#c9cfd4", pattern=stripes(11, 0.16, 90))
    c.sheet(poly([(0, -334), (74, -252), (0, -268)]), "#dcd8cc", 1, edge=0)
    c.sheet(circle(0, -284, 7), "#e8b83c", 3)


def _boat_of_paper(c: CutPaper) -> None:
    with c.at(420, 1010, 1.25, -3):
        _paper_boat(c)


def _paper_boat(c: CutPaper) -> None:
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
    c.swells = 0.13
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
    for k, (x, y, size, color) in enumerate(
        (
            (280, 880, 0.8, "#f4e6cc"),
            (420, 866, 0.7, "#e8a87c"),
            (560, 890, 0.85, "#7fb3a8"),
            (700, 900, 0.95, "#f0d8a0"),
            (640, 1010, 1.0, "#f4e6cc"),
            (430, 970, 0.9, "#d8777a"),
            (120, 1080, 1.25, "#f4e6cc"),
        )
    ):
        _cup_house(c, x, y, size, color, k)
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
        c.sheet(limb([(6, 100), (22, 84), (30, 68)], [8, 7, 5]), "#3f7f9a", 4, swell=2)
        c.sheet(smooth([(-13, 98), (-9, 92), (9, 92), (13, 98)]), "#3f7f9a", 4)
        c.sheet(circle(0, 82, 11), "#e8b890", 4, swell=5)
        c.sheet(smooth([(-12, 80), (-9, 68), (8, 68), (12, 80), (0, 75)]), "#5a2c1c", 2)
        for x in (-4, 4):
            c.sheet(circle(x, 83, 1.6), "#1c1218", 0.2, edge=0)


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
        c.sheet(smooth([(352, 392), (310, 500), (286, 620), (300, 756), (322, 772), (312, 620), (332, 510), (368,
            400)]),
            light, 2, swell=8)  # fmt: skip
        for turn in [-1.3 + 0.26 * k for k in range(11)]:
            # the belt and the leaves run round the belly: narrower and closer at its sides
            x, near = 453 + 172 * math.sin(turn), math.cos(turn)
            c.sheet(ellipse(x, 616 + 26 * near, 5 + 9 * near, 14), "#e8a03c", 3)
            c.sheet(ellipse(x, 616 + 26 * near, 2 + 3.4 * near, 5.5), "#fbe6c4", 1)
            with c.at(x, 668 + 30 * near, 1, 14 * math.sin(turn)):
                leaf = smooth([(0, -20, 1), (4 + 10 * near, 4), (0, 34, 1), (-4 - 10 * near, 4)])
                c.sheet(leaf, mix(light, teal, 0.25), 3, swell=5)
                c.sheet(limb([(0, -14), (0, 26)], [1.5, 2.5]), dark, 0.4, edge=0)
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


def _cup_house(c: CutPaper, x: float, y: float, size: float, color: Color, kind: int) -> None:
    """A cup that is a house: kinds differ in shape, roof, handle and windows."""
    top, foot, tall = ((68, 34, 86), (56, 50, 104), (82, 30, 70), (60, 40, 92))[kind % 4]
    roof = ("#9a3c34", "#c98a3c", "#3f6f73", "#6a4a6a", "#b5563a")[kind % 5]
    brim = 42 - tall
    with c.at(x, y, size, (-2, 1, 0, 3)[kind % 4], kind % 2 == 1):
        c.sheet(ellipse(0, 42, top * 1.34, 16), mix(color, "#ffffff", 0.25), 7)
        c.sheet(ellipse(0, 40, top * 0.9, 9), mix(color, "#5a2a20", 0.2), 1, edge=0.4)
        c.sheet(difference(ellipse(top - 2, brim + tall * 0.42, 34, 30), ellipse(top - 4, brim + tall * 0.42, 20, 17)),
            mix(color, "#3a1a14", 0.15), 6, swell=6)  # fmt: skip
        bowl = smooth([(-top, brim, 1), (top, brim, 1), (top * 0.9, brim + tall * 0.6), (foot, 42), (-foot, 42),
            (-top * 0.9, brim + tall * 0.6)])  # fmt: skip
        c.sheet(bowl, color, 9, to=mix(color, "#5a2a20", 0.3), swell=18)
        with c.clip(bowl):
            for k in range(-3, 4):
                spot = circle(k * top * 0.27, brim + 14 + 5 * math.cos(k), 5 if kind % 2 else 3.5)
                c.sheet(spot, mix(roof, "#ffe0a8", 0.3), 0.6, edge=0.2)
        c.sheet(rect(-14, 2, 28, 40, 13), "#5a2c20", 3)
        c.sheet(circle(8, 24, 2.6), "#ffd978", 1)
        for wx in (-top * 0.56, top * 0.56):
            if kind % 3 == 2:
                c.sheet(circle(wx, brim + tall * 0.46, 11), "#ffd978", 2)
                c.sheet(
                    limb([(wx, brim + tall * 0.46 - 11), (wx, brim + tall * 0.46 + 11)], [2.4, 2.4]), "#8a5a2c", 0.5
                )
            else:
                c.sheet(rect(wx - 10, brim + tall * 0.34, 20, 22, 3), "#ffd978", 2)
                c.sheet(rect(wx - 1.2, brim + tall * 0.34, 2.4, 22), "#8a5a2c", 0.4, edge=0)
        _cup_roof(c, top, brim, roof, kind % 4)


def _cup_roof(c: CutPaper, top: float, brim: float, roof: Color, kind: int) -> None:
    """A tiled hat, a lid with a knob, a thatched heap, or a dome with a chimney."""
    if kind in (0, 3):
        c.sheet(rect(top * 0.3, brim - (72 if kind == 0 else 84), 18, 60, 2), mix(roof, "#2a1418", 0.4), 5)
    if kind == 1:
        c.sheet(circle(0, brim - 58, 13), mix(roof, "#ffe0a8", 0.35), 6, swell=8)
        c.sheet(smooth([(-top - 10, brim + 4, 1), (-top * 0.7, brim - 34), (0, brim - 50), (top * 0.7, brim - 34),
            (top + 10, brim + 4, 1), (0, brim + 16)]), roof, 8, swell=14)  # fmt: skip
        return
    if kind == 2:
        heap = smooth(
            [
                (-top - 14, brim + 8, 1),
                (-top * 0.8, brim - 30),
                (-top * 0.3, brim - 62),
                (top * 0.3, brim - 60),
                (top * 0.8, brim - 28),
                (top + 14, brim + 8, 1),
                (top * 0.5, brim + 4),
                (0, brim + 14),
                (-top * 0.5, brim + 4),
            ]
        )
        c.sheet(heap, mix(roof, "#c9a050", 0.5), 8, swell=14)  # fmt: skip
        for k in range(-4, 5):
            c.sheet(limb([(k * top * 0.09, brim - 50), (k * top * 0.17, brim - 22), (k * top * 0.24, brim + 4)], [2,
                4, 2]),
                mix(roof, "#5a3a1c", 0.45), 0.6, edge=0.2)  # fmt: skip
        return
    peak = brim - (58 if kind == 0 else 70)
    c.sheet(smooth([(-top - 16, brim, 1), (-top * 0.55, brim - 36), (0, peak), (top * 0.55, brim - 36), (top + 16,
        brim, 1),
        (0, brim + 12)]), roof, 8, swell=14)  # fmt: skip
    for row in range(3):
        y = brim - 8 - 15 * row
        for k in range(-3 + row, 4 - row):
            c.sheet(
                ellipse(k * top * 0.28, y, 10, 7), mix(roof, "#2a1418", 0.12 + 0.06 * (k % 2)), 1.2, swell=3, edge=0.5
            )


def _spoon_and_people(c: CutPaper) -> None:
    c.sheet(limb([(300, 1120), (470, 1064), (640, 1010 + 60)], [16, 13, 16]), "#c9d0d4", 12)
    c.sheet(ellipse(282, 1128, 52, 30), "#dfe6e8", 12)
    c.sheet(ellipse(280, 1126, 36, 18), "#b4bec4", 2)
    looks = [
        (414, Look(skin="#8a5a3c", hair="#1f181c", hair_style="afro", clothes="dress", top="#2f8583"), -3),
        (516, Look(skin="#e8b890", hair="#c9b8a8", age="old", beard=True, clothes="shirt", top="#f0c04a",
        bottom="#5a3a34"), 2),
        (610, Look(skin="#d8a070", hair="#3a2018", hair_style="bun", clothes="apron", top="#7a4a8a"), -2),
        (706, Look(skin="#8a5a3c", hair="#241418", hair_style="short", clothes="shirt", top="#d8573f", bottom="#33303f",
            glasses=True), 4),
    ]  # fmt: skip
    for k, (x, look, turn) in enumerate(looks):
        pose = Pose(stance=("stand", "walk", "stand", "stride")[k], near=(-0.17, -1.04), tilt=16, near_hand="grip")
        with c.cutting():
            held = figure(c, x, 1184, 168, EMBER, look, pose, flip=k % 2 == 1, turn=turn, shadow=0)
        hx, hy = held.near
        c.sheet(difference(circle(hx + 18, hy - 12, 9), circle(hx + 18, hy - 12, 5)), "#e8dcc4", 3)
        c.sheet(smooth([(hx - 18, hy - 26, 1), (hx + 18, hy - 26, 1), (hx + 11, hy + 2), (hx - 11, hy + 2)]),
            "#f7f0e0", 6,
            swell=6)  # fmt: skip
        c.sheet(ellipse(hx, hy - 26, 18, 5), "#d98a3c", 1)
