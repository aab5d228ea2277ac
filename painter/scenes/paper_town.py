"""Scenes of houses and streets, in cut paper."""

from __future__ import annotations

import math

import numpy as np

from painter.cutpaper import CutPaper, bricks, dots, stripes
from painter.geom import Path, Points, circle, ellipse, group, limb, poly, rect, smooth, union
from painter.noise import Array
from painter.palette import Color, mix
from painter.scene import scene

# Left, top, width and height of the windows.
_BIG = (292, 420, 300, 330)
_PANES = [
    (86, 96, 150, 170),
    (318, 84, 150, 176),
    (560, 100, 150, 166),
    (70, 372, 148, 180),
    (660, 384, 100, 190),
    (80, 640, 130, 170),
    (650, 660, 104, 160),
    (96, 900, 150, 190),
    (330, 856, 140, 130),
    (560, 890, 150, 190),
]


@scene(
    "windows", "The New Neighbour", motifs="octopus windows house bathtub neighbours cat",
    themes="neighbours curiosity intrusion privacy loneliness", moods="comic cheeky busy", seed=16, medium=CutPaper,
    alt="A brick house front at night. In the largest window a red octopus sits in a bathtub, and its arms reach "
    "out along "
    "the wall and in at the other windows: to a fish on a plate, a sleeper's foot, a lamp, a trumpet and a cat.",
    clues=("new neighbour", "house rules", "wandering hands", "nosy", "too close", "share a flat"),
)  # fmt: skip
def windows(c: CutPaper) -> None:
    c.swells = 0.13
    c.table("#0f1626")
    rooms = [
        ("#e9b44c", "#c98a34"),
        ("#2f5d73", "#214a60"),
        ("#f0d9a8", "#d8b880"),
        ("#26304e", "#1d2742"),
        ("#e07a4c", "#c05a38"),
        ("#f3e3bd", "#dcc090"),
        ("#7f9c6a", "#5f7d54"),
        ("#efc14f", "#d09a38"),
        ("#1f2a44", "#192238"),
        ("#d98a8a", "#b86a70"),
    ]
    for (x, y, w, h), (wall, floor) in zip(_PANES, rooms, strict=True):
        c.sheet(rect(x - 20, y - 20, w + 40, h + 40), wall, 0, ink=mix(wall, "#ffffff", 0.18), pattern=stripes(22, 0.5))
        c.sheet(rect(x - 20, y + h - 34, w + 40, 60), floor, 3)
    x, y, w, h = _BIG
    c.sheet(rect(x - 20, y - 20, w + 40, h + 40), "#f4e6c4", 0, ink="#e3cf9f", pattern=_tiles)
    _rooms(c)
    with c.at(0, -40):
        _octopus(c)
    holes = [rect(a, b, w, h, 4) for a, b, w, h in _PANES] + [rect(*_BIG, 6)]
    c.frame("#7c3b3f", holes, 16, ink="#6a2f35", pattern=bricks(64, 26))
    for a, b, w, h in [*_PANES, _BIG]:
        c.sheet(rect(a - 12, b + h - 2, w + 24, 15, 2), "#e8d6b0", 6)
        c.sheet(rect(a - 8, b - 16, w + 16, 14, 2), "#5a262d", 5)
    _arms(c)
    with c.clip(rect(_BIG[0], _BIG[1], _BIG[2], _BIG[3] - 2)):
        _tub(c)
    _climber(c)


def _tiles(x: Array, y: Array) -> Array:
    return np.asarray(((x % 30 < 2) | (y % 30 < 2)) * 1.0, np.float32)


def _rooms(c: CutPaper) -> None:
    """What goes on behind the ten small windows."""
    # A fish on a plate, with somebody who waits for it.
    c.sheet(rect(80, 220, 170, 12), "#5a3420", 5)
    c.sheet(ellipse(150, 216, 46, 9), "#f7f1e2", 4)
    _diner(c, 206, 222)
    # A trumpet player.
    _head(c, 398, 160, 30, "#8a5a3c", "#1c1a22")
    c.sheet(smooth([(356, 276), (362, 206), (398, 190), (436, 206), (444, 276)]), "#c94f3c", 5)
    c.sheet(
        group(
            limb([(372, 168), (340, 166), (326, 166)], [7, 7, 8]),
            poly([(330, 152), (304, 138), (304, 196), (330, 182)]),
        ),
        "#f0c04a",
        6,
    )
    # A plant that grows too fast.
    c.sheet(poly([(606, 262), (612, 224), (660, 224), (666, 262)]), "#b5523a", 5)
    for k in range(7):
        a = -2.6 + k * 0.36
        tip = (636 + 78 * math.cos(a), 226 + 92 * math.sin(a))
        mid = (636 + 40 * math.cos(a) - 10, 222 + 56 * math.sin(a))
        c.sheet(limb([(636, 226), mid, tip], [8, 22, 2]), mix("#2f6b4a", "#7fae5a", k / 7), 4)
    # A sleeper with one bare foot.
    c.sheet(rect(60, 486, 200, 40, 8), "#e9e2d2", 4)
    c.sheet(smooth([(64, 500), (90, 466), (150, 462), (196, 476), (204, 520), (60, 526)]), "#4f7fa8", 5, ink="#86b0cc",
        pattern=dots(18, 0.2))  # fmt: skip
    c.sheet(smooth([(196, 500), (206, 474), (216, 452), (226, 456), (222, 484), (224, 504)]), "#d99a74", 5)
    _head(c, 92, 468, 22, "#d99a74", "#5a3020")
    # A lamp.
    c.sheet(limb([(704, 574), (706, 500), (712, 452)], [6, 5, 4]), "#3a2a20", 4)
    c.sheet(poly([(676, 468), (694, 424), (730, 424), (748, 468)]), "#fff1b8", 6)
    # Washing, an aquarium, a cat, stairs.
    c.sheet(rect(70, 740, 150, 12), "#7a4a30", 4)
    for k, color in enumerate(("#d8573f", "#3f7f9a", "#e0a93a")):
        c.sheet(poly([(96 + 36 * k, 674), (122 + 36 * k, 674), (126 + 36 * k, 738), (92 + 36 * k, 738)]), color, 4)
    c.sheet(rect(660, 716, 90, 70, 4), "#9fd3cf", 4, to="#5aa3ae")
    c.sheet(
        smooth([(676, 752), (694, 738), (716, 752), (732, 742, 1), (732, 764, 1), (716, 754), (694, 766)]), "#f0a13c", 3
    )
    _cat(c, 168, 1058)
    for k in range(5):
        c.sheet(rect(330 + 26 * k, 966 - 22 * k, 150, 26), mix("#8a6a4a", "#caa06a", k / 5), 4)
    _head(c, 636, 990, 32, "#f0c9a0", "#e8e2d8")
    c.sheet(smooth([(592, 1100), (600, 1036), (636, 1018), (674, 1036), (684, 1100)]), "#4a6b5a", 5)
    c.sheet(rect(610, 1046, 56, 40, 3), "#f4ead2", 5)


def _head(c: CutPaper, x: float, y: float, r: float, skin: Color, hair: Color) -> None:
    """A small head in profile to the left, with hair."""
    c.sheet(rect(x - r * 0.3, y + r * 0.6, r * 0.7, r * 0.9), mix(skin, "#3a1a10", 0.25), 2)
    c.sheet(
        smooth(
            [
                (x + r, y),
                (x + r * 0.4, y - r),
                (x - r * 0.7, y - r * 0.75),
                (x - r * 0.92, y - r * 0.1),
                (x - r * 1.22, y + r * 0.28),
                (x - r * 0.92, y + r * 0.42),
                (x - r * 0.86, y + r * 0.9),
                (x - r * 0.2, y + r * 1.05),
                (x + r * 0.6, y + r * 0.8),
            ]
        ),
        skin,
        4,
    )
    c.sheet(
        smooth(
            [
                (x - r * 0.8, y - r * 0.5, 1),
                (x - r * 0.5, y - r * 1.12),
                (x + r * 0.5, y - r * 1.15),
                (x + r * 1.15, y - r * 0.2),
                (x + r * 0.9, y + r * 0.7, 1),
                (x + r * 0.35, y + r * 0.2),
                (x + r * 0.1, y - r * 0.4),
            ]
        ),
        hair,
        3,
    )
    dark = mix(skin, "#4a1a14", 0.45)
    c.sheet(ellipse(x - r * 0.5, y + r * 0.38, r * 0.2, r * 0.15), mix(skin, "#d8573f", 0.35), 0, edge=0)
    c.sheet(ellipse(x - r * 0.56, y + r * 0.0, r * 0.15, r * 0.13), "#fbf6ea", 0.5, edge=0)
    c.sheet(circle(x - r * 0.62, y + r * 0.01, max(1.6, r * 0.085)), "#1c1418", 0.3, edge=0)
    brow = [(x - r * 0.82, y - r * 0.20), (x - r * 0.58, y - r * 0.30), (x - r * 0.34, y - r * 0.20)]
    c.sheet(limb(brow, [r * 0.05, r * 0.12, r * 0.06]), hair, 0.6, edge=0)
    smile = [(x - r * 0.92, y + r * 0.62), (x - r * 0.72, y + r * 0.68), (x - r * 0.54, y + r * 0.58)]
    c.sheet(limb(smile, [r * 0.04, r * 0.10, r * 0.04]), dark, 0.5, edge=0)
    c.sheet(ellipse(x + r * 0.18, y + r * 0.16, r * 0.17, r * 0.24), skin, 2, swell=r * 0.12)
    c.sheet(limb([(x + r * 0.12, y + r * 0.06), (x + r * 0.26, y + r * 0.12), (x + r * 0.18, y + r * 0.28)],
        [r * 0.03, r * 0.08, r * 0.03]), dark, 0.3, edge=0)  # fmt: skip


def _diner(c: CutPaper, x: float, y: float) -> None:
    c.sheet(smooth([(x - 26, y + 6), (x - 20, y - 40), (x + 8, y - 48), (x + 30, y + 6)]), "#3f4f7a", 4)
    _head(c, x, y - 70, 21, "#e8b890", "#2a1c18")
    c.sheet(limb([(x - 8, y - 34), (x - 26, y - 14), (x - 40, y - 26)], [11, 10, 7]), "#34426a", 4)
    c.sheet(group(limb([(x - 40, y - 22), (x - 44, y - 46)], [3, 3])), "#dfe3e6", 3)


def _cat(c: CutPaper, x: float, y: float) -> None:
    """A cat that arches its back."""
    body = smooth(
        [
            (x - 52, y + 26),
            (x - 50, y - 30),
            (x - 10, y - 66),
            (x + 34, y - 36),
            (x + 44, y + 26, 1),
            (x + 30, y + 26, 1),
            (x + 24, y - 8),
            (x - 4, y - 18),
            (x - 32, y - 4),
            (x - 38, y + 26, 1),
        ]
    )
    tail = limb([(x + 36, y - 28), (x + 58, y - 62), (x + 46, y - 100), (x + 62, y - 128)], [10, 13, 12, 4])
    c.sheet(union(body, tail), "#23202c", 6)
    c.sheet(
        smooth(
            [
                (x - 66, y - 12),
                (x - 74, y - 44, 1),
                (x - 58, y - 34),
                (x - 44, y - 34),
                (x - 32, y - 46, 1),
                (x - 30, y - 14),
                (x - 48, y - 2),
            ]
        ),
        "#2c2836",
        5,
    )
    for dx in (-57, -42):
        c.sheet(ellipse(x + dx, y - 22, 4, 5.5), "#f0d060", 1, edge=0)


def _octopus(c: CutPaper) -> None:
    """The octopus under its shower."""
    c.sheet(limb([(556, 760), (556, 540), (520, 500), (486, 520)], [9, 9, 9, 8]), "#b8b4a4", 5)
    c.sheet(smooth([(452, 510), (520, 510, 1), (506, 530), (464, 530)]), "#c9c4b2", 5)
    for k in range(7):
        c.sheet(limb([(462 + 8 * k, 536), (460 + 9 * k, 566 + 6 * (k % 3))], [2.4, 2.4]), "#7fb8c8", 1, edge=0)
    head = smooth([(372, 690), (352, 610), (366, 530), (420, 486), (478, 512), (508, 590), (492, 690)])
    c.sheet(head, "#d8432f", 9, to="#b02f2c")
    c.sheet(smooth([(380, 560), (398, 520), (432, 506), (420, 530), (398, 560)]), "#ec6a4c", 2)
    for x, y, r in ((470, 560, 9), (480, 600, 6), (450, 530, 6), (372, 620, 6)):
        c.sheet(circle(x, y, r), "#f08a62", 2)
    for x, y, r, look in ((402, 622, 27, -8), (466, 616, 24, -6)):
        c.sheet(ellipse(x, y, r, r * 0.92), "#fbf1d4", 4)
        c.sheet(ellipse(x + look, y + 4, r * 0.62, r * 0.34), "#1a1620", 2, edge=0.3)
        c.sheet(
            smooth(
                [
                    (x - r - 3, y - 4, 1),
                    (x - r * 0.4, y - r - 3),
                    (x + r * 0.6, y - r + 2),
                    (x + r + 4, y - 9, 1),
                    (x, y - 10),
                ]
            ),
            "#b8352c",
            3,
        )
    c.sheet(smooth([(412, 668), (436, 676), (462, 664), (438, 684)]), "#7a1c22", 1.5)


def _tub(c: CutPaper) -> None:
    """Foam and the tub, in front of the arms."""
    c.sheet(
        smooth(
            [
                (280, 660),
                (330, 630),
                (370, 650),
                (400, 634),
                (440, 654),
                (480, 636),
                (520, 652),
                (556, 634),
                (604, 654),
                (604, 720),
                (280, 720),
            ]
        ),
        "#eef6f2",
        5,
    )
    for x, y, r in (
        (322, 640, 19),
        (354, 626, 12),
        (520, 634, 15),
        (556, 624, 21),
        (492, 646, 10),
        (392, 648, 11),
        (430, 640, 8),
    ):
        c.sheet(circle(x, y, r), "#fbfffb", 4, to="#cfe3e4")
    c.sheet(
        smooth([(270, 664, 1), (616, 664, 1), (600, 716), (566, 752), (326, 752), (288, 716)]),
        "#f7f3e6",
        9,
        to="#cfc8b6",
    )
    for x in (320, 574):
        c.sheet(smooth([(x - 22, 744), (x + 22, 744), (x + 16, 764), (x + 24, 782), (x - 24, 782), (x - 16, 764)]),
            "#d8a84a", 5, swell=6)  # fmt: skip
    c.sheet(rect(262, 656, 360, 18, 8), "#fffdf4", 5)


def _tentacle(points: Points, wide: float) -> Path:
    count = len(points)
    return limb(points, [wide * (1 - 0.84 * (i / (count - 1)) ** 1.2) for i in range(count)])


def _arms(c: CutPaper) -> None:
    """Arms over the wall, in front of it, and in at the windows."""
    runs = [
        [
            (346, 700),
            (330, 616),
            (286, 640),
            (250, 690),
            (236, 620),
            (258, 510),
            (256, 400),
            (238, 300),
            (214, 232),
            (178, 210),
            (150, 208),
        ],
        [(346, 700), (348, 580), (316, 500), (272, 478), (244, 476), (222, 464)],
        [(514, 700), (546, 594), (590, 610), (632, 600), (640, 540), (630, 470), (650, 420), (690, 428), (706, 440)],
        [(516, 700), (548, 560), (540, 440), (552, 360), (512, 290), (440, 262), (392, 236), (340, 190), (318, 172)],
        [
            (516, 710),
            (566, 640),
            (622, 690),
            (646, 780),
            (604, 838),
            (530, 812),
            (466, 832),
            (440, 900),
            (400, 930),
            (352, 926),
        ],
        [(346, 710), (322, 660), (276, 720), (244, 790), (268, 870), (270, 960), (240, 1010), (206, 990), (196, 950)],
    ]
    for k, run in enumerate(runs):
        wide = (46, 38, 44, 40, 46, 44)[k]
        c.sheet(_tentacle(run, wide), "#d8432f", 11, to="#c23a2e")
        # the back of the arm is darker than its suckered side
        ridge = [
            (x + wide * 0.2 * (1 - i / len(run)), y - wide * 0.14 * (1 - i / len(run))) for i, (x, y) in enumerate(run)
        ]
        c.sheet(_tentacle(ridge[1:-1], wide * 0.34), "#e65c42", 1.2, swell=wide * 0.1, edge=0.3)
        for i in range(2, len(run) - 1):
            (ax, ay), (bx, by) = run[i], run[i + 1]
            for t in (0.0, 0.5):
                size = wide * (1 - 0.8 * ((i + t) / (len(run) - 1)) ** 1.2) * 0.17
                length = math.hypot(bx - ax, by - ay)
                nx, ny = -(by - ay) / length, (bx - ax) / length
                for side in (0.15, 1.9):
                    x = ax + (bx - ax) * t + nx * size * side
                    y = ay + (by - ay) * t + ny * size * side
                    with c.at(x, y, 1, math.degrees(math.atan2(by - ay, bx - ax))):
                        cup = size * (0.86 if side > 1 else 0.62)
                        c.sheet(ellipse(0, 0, cup, cup * 0.86), "#f6bda2", 1.4, swell=cup * 0.4)
                        c.sheet(ellipse(0, 0, cup * 0.42, cup * 0.34), "#c8604c", 0, edge=0.4)
    c.sheet(
        smooth([(110, 208), (130, 196), (160, 202), (176, 194, 1), (176, 216, 1), (160, 210), (130, 218)]), "#9fb7bd", 7
    )
    c.sheet(circle(124, 205, 2.6), "#1a1620", 0.5, edge=0)


def _climber(c: CutPaper) -> None:
    """A boy who climbs one of the arms with a bunch of flowers."""
    c.sheet(limb([(262, 590), (274, 560)], [9, 8]), "#2b3a5c", 5)
    c.sheet(limb([(270, 596), (284, 572), (272, 552)], [9, 9, 7]), "#34466e", 5)
    c.sheet(smooth([(254, 566), (256, 524), (272, 514), (288, 526), (286, 566)]), "#f0c14a", 6)
    c.sheet(limb([(262, 530), (248, 510), (254, 492)], [9, 8, 7]), "#e0ae38", 5)
    c.sheet(limb([(282, 532), (300, 518), (304, 500)], [9, 8, 6]), "#e0ae38", 5)
    _head(c, 270, 498, 15, "#b87a50", "#1f1816")
    for k in range(4):
        c.sheet(limb([(304, 502), (300 + 8 * k, 478 - 4 * (k % 2))], [2.4, 2]), "#3f7a4a", 3, edge=0)
        c.sheet(circle(300 + 8 * k, 474 - 4 * (k % 2), 6), ("#f4f0e0", "#e86a8a", "#f4f0e0", "#f0a13c")[k], 3)
