"""A court in a stubble field, cut into scratchboard."""

from __future__ import annotations

import math
from itertools import pairwise

from painter.geom import circle, ellipse, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.scene import scene

GOLD, RED, STRAW = "#f2b93c", "#d4452f", "#e3c27a"


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
    _wing(c)
    _crow(c)
    _bench(c)
    _scarecrow(c)
    _jury(c)
    _hedgehog(c)


def _field(c: Scratch) -> None:
    """A low sun and stubble to the horizon."""
    c.block(circle(604, 566, 186), GOLD, rect(300, 560, 600, 240), 0, 15, edge=0, soft=60, depth=1.0)
    c.cover(rect(0, 652, 800, 560))
    for k in range(330):
        near = (k / 330) ** 1.4
        x, y = c.rng.uniform(10, 790), 664 + 520 * near
        tall = 10 + 34 * near
        lean = c.rng.uniform(-7, 7)
        c.scratch([(x, y), (x + lean * 0.3, y - tall / 2), (x + lean, y - tall)], 2 + 3.4 * near, STRAW)


def _plumage(c: Scratch, points: list[tuple[float, ...]], angle: float, edge: float = 6, gap: float = 9) -> None:
    """Black feathers with a shine along the upper edge."""
    path = smooth(points)
    low = smooth([(x + 4, y + 13) for x, y, *_ in points])
    c.block(path, CLAY, low, angle, gap, edge=edge, soft=12, depth=0.82)


def _wing(c: Scratch) -> None:
    """It points; the feathers are fingers."""
    for k in range(4, 0, -1):
        x, y = 500 - 26 * k, 396 + 22 * k
        with c.at(x, y, 1, 4 + 9 * k):
            _plumage(c, [(-60, -16), (20, -20), (96 - 6 * k, -4), (112 - 6 * k, 6, 1), (80, 16), (-60, 20)], 70, 5, 7)
    with c.at(486, 396, 1, -1):
        _plumage(c, [(-70, -22), (20, -22), (110, -8), (164, 4, 1), (112, 12), (10, 24), (-70, 26)], 75, 6, 7)
        c.groove([(-40, 4), (50, 2), (130, 4)], 4)
    _plumage(
        c,
        [
            (250, 400),
            (330, 400),
            (400, 404),
            (450, 372),
            (486, 372),
            (500, 412),
            (470, 452),
            (420, 498),
            (350, 510),
            (250, 480),
        ],
        80,
        7,
    )
    for points in (
        [(300, 430), (350, 452), (400, 440)],
        [(310, 470), (360, 482), (410, 462)],
        [(400, 412), (436, 420), (462, 404)],
    ):
        c.groove(points, 6)


def _crow(c: Scratch) -> None:
    robe = smooth(
        [(40, 640, 1), (34, 520), (66, 440), (130, 404), (230, 396), (300, 410), (344, 452), (352, 540), (350, 640, 1)]
    )
    c.block(robe, RED, smooth([(20, 420), (90, 420), (120, 520), (110, 640), (20, 640)]), 30, 9, edge=8, soft=22)
    for points in (
        [(150, 470), (140, 540), (150, 620)],
        [(236, 480), (244, 560), (236, 620)],
        [(304, 470), (316, 540), (310, 610)],
    ):
        c.groove(points, 8)
    _plumage(
        c,
        [
            (176, 180),
            (210, 132),
            (276, 118),
            (336, 142),
            (370, 200),
            (372, 270),
            (346, 340),
            (330, 420),
            (250, 440),
            (186, 400),
            (168, 280),
        ],
        40,
        7,
    )
    upper = smooth(
        [
            (348, 172, 1),
            (420, 190),
            (500, 240),
            (548, 310, 1),
            (540, 322),
            (500, 300),
            (430, 282),
            (352, 280, 1),
            (366, 226),
        ]
    )
    lower = smooth([(346, 292, 1), (410, 306), (462, 334), (496, 362, 1), (440, 358), (376, 346), (336, 322, 1)])
    c.block(lower, CLAY, limb([(340, 322), (420, 346), (490, 364)], [30, 26, 8]), 60, 7, edge=6, soft=6)
    c.block(
        upper,
        CLAY,
        smooth([(350, 240), (430, 250), (500, 286), (560, 330), (430, 310), (350, 300)]),
        70,
        8,
        edge=6,
        soft=10,
    )
    c.groove([(390, 214), (410, 212), (430, 222)], 8)
    c.groove([(366, 196), (440, 214), (512, 272)], 4)
    jabot = smooth([(290, 396, 1), (270, 440), (282, 500), (318, 520), (350, 496), (352, 440), (340, 398, 1)])
    c.block(jabot, CLAY, smooth([(270, 420), (296, 430), (306, 520), (260, 520)]), 10, 7, edge=6, soft=8)
    for u in (302, 324, 340):
        c.groove([(u, 420), (u - 4, 460), (u, 500)], 6)
    _wig(c)
    c.block(circle(322, 212, 30), GOLD, edge=7)
    c.cover(circle(328, 214, 14))
    c.scrape(circle(323, 208, 5))
    c.cover(limb([(282, 190), (320, 190), (362, 214)], [6, 22, 8]))
    c.scrape(limb([(288, 176), (322, 174), (358, 192)], [2, 7, 2]))


def _wig(c: Scratch) -> None:
    """Rows of curls, each a roll with a spiral at its end."""
    crown = smooth(
        [
            (150, 190),
            (168, 120),
            (220, 76),
            (290, 74),
            (346, 108),
            (352, 150, 1),
            (300, 150),
            (250, 176),
            (222, 230),
            (150, 240),
        ]
    )
    c.block(crown, CLAY, smooth([(140, 150), (190, 150), (220, 240), (140, 260)]), 60, 9, edge=8, soft=16)
    for k in range(4):
        u = 176 + 46 * k
        c.groove([(u + 40, 88 - 4 * k + 5 * k * k * 0.6), (u + 14, 112), (u + 6, 150 - 8 * k)], 7)
    for row in range(6):
        for column in range(3):
            x, y = 216 - 62 * column + 5 * row, 190 + 52 * row + 12 * column
            if column == 0 and row > 3:
                continue
            c.block(
                limb([(x - 26, y + 2), (x, y - 4), (x + 28, y)], [44, 48, 44]),
                CLAY,
                limb([(x - 30, y + 18), (x + 28, y + 18)], 22),
                90,
                7,
                edge=5,
                soft=7,
            )
            c.block(circle(x + 26, y, 22), CLAY, edge=5)
            coil = [
                (x + 26 + r * math.cos(t), y + r * math.sin(t)) for t, r in ((0.9 * j, 15 - 1.9 * j) for j in range(8))
            ]
            for p, q in pairwise(coil):
                c.cover(limb([p, q], [4, 4]))


def _bench(c: Scratch) -> None:
    c.cover(rect(0, 604, 470, 440))
    for k in range(6):
        x = 34 + 68 * k
        plank = smooth(
            [
                (x, 664, 1),
                (x + 62, 664, 1),
                (x + 61 + c.rng.uniform(-2, 2), 850),
                (x + 62, 1036, 1),
                (x, 1036, 1),
                (x + c.rng.uniform(-2, 2), 850),
            ]
        )
        c.block(plank, STRAW, rect(x + 34 - 4 * k, 640, 40 + 4 * k, 420), 86, 8, edge=3, soft=14, depth=0.66 + 0.04 * k)
        for y in (690, 1010):
            c.cover(circle(x + 31, y, 4.5))
        if k in (1, 4):
            y = 800 + 40 * k
            c.block(ellipse(x + 30, y, 11, 16), STRAW, edge=4)
            c.groove([(x + 28, y - 8), (x + 33, y), (x + 29, y + 8)], 5)
    c.block(
        poly([(20, 612), (474, 612), (482, 652), (20, 652)]),
        STRAW,
        poly([(20, 640), (490, 640), (490, 670), (20, 670)]),
        0,
        7,
        edge=7,
        soft=5,
    )
    c.groove([(60, 628), (200, 632), (330, 627)], 4)
    c.block(limb([(404, 596), (450, 572), (482, 556)], [13, 12, 14]), GOLD, edge=5)
    c.block(
        smooth([(346, 588, 1), (380, 570, 1), (408, 592), (400, 612, 1), (362, 618, 1)]),
        GOLD,
        poly([(340, 600), (420, 604), (420, 640), (340, 640)]),
        30,
        6,
        edge=6,
        soft=5,
    )


def _scarecrow(c: Scratch) -> None:
    """It would rather have run away, but it is on a pole."""
    for x, y, side in ((452, 776, -1), (782, 760, 1)):
        for k in range(11):
            a = math.radians(90 - side * (k * 13 - 40))
            long = c.rng.uniform(52, 78)
            straw = [
                (x, y - 14),
                (x + long * 0.5 * math.cos(a), y - 10 + long * 0.5 * math.sin(a)),
                (x + long * math.cos(a), y + long * math.sin(a)),
            ]
            c.cover(limb(straw, [12, 12, 8]))
            c.scrape(limb(straw, [6, 6, 1]), 1, GOLD)
    c.block(limb([(616, 640), (618, 1030)], [26, 26]), STRAW, limb([(626, 640), (628, 1030)], 12), 0, 8, edge=5, soft=3)
    coat = smooth(
        [(588, 676, 1), (520, 692), (470, 716), (436, 746, 1), (450, 792, 1), (500, 776), (540, 766), (544, 850),
            (530, 936, 1), (704, 936, 1), (694, 850), (694, 760), (730, 764), (776, 782, 1), (796, 736, 1),
            (760, 704), (700, 684), (650, 672, 1)]
    )  # fmt: skip
    dark = union(
        poly([(640, 690), (720, 700), (830, 760), (780, 800), (700, 770), (720, 960), (630, 960)]),
        limb([(440, 800), (540, 780)], 26),
    )
    c.block(coat, CLAY, dark, 24, 9, edge=7, soft=20, depth=0.82)
    c.groove([(614, 700), (608, 800), (612, 930)], 6)
    for y in (740, 800):
        c.cover(circle(594, y, 6))
    for points in (
        [(548, 770), (560, 750), (556, 730)],
        [(690, 764), (676, 744), (680, 722)],
        [(500, 722), (512, 744), (506, 766)],
    ):
        c.groove(points, 6)
    sack = smooth(
        [
            (556, 560),
            (566, 520),
            (604, 500),
            (650, 508),
            (680, 548),
            (682, 604),
            (662, 650),
            (640, 672, 1),
            (592, 676, 1),
            (568, 648),
            (554, 606),
        ]
    )
    c.block(
        sack,
        CLAY,
        smooth([(640, 500), (660, 560), (648, 620), (610, 668), (650, 700), (720, 640), (720, 520)]),
        40,
        8,
        edge=8,
        soft=16,
    )
    c.block(limb([(584, 676), (616, 684), (650, 672)], [15, 18, 15]), GOLD, edge=5)
    hat = smooth([(548, 512, 1), (556, 470), (568, 404), (606, 388), (648, 398), (672, 460), (690, 500, 1), (620, 522)])
    c.block(hat, STRAW, smooth([(630, 380), (640, 450), (636, 530), (720, 520), (700, 400)]), 70, 8, edge=7, soft=14)
    c.block(
        limb([(490, 540), (560, 518), (630, 516), (700, 512), (752, 528)], [10, 26, 30, 26, 10]),
        STRAW,
        limb([(600, 532), (680, 526), (760, 534)], 14),
        10,
        7,
        edge=7,
        soft=5,
    )
    c.block(limb([(554, 496), (620, 504), (686, 488)], [16, 18, 16]), RED, edge=4)
    for x, y, r in ((592, 572, 19), (646, 566, 22)):
        c.cover(circle(x, y, r + 5))
        c.scrape(circle(x, y, r))
        c.cover(circle(x - 7, y - 4, r * 0.42))
    c.cover(limb([(568, 544), (584, 534), (606, 546)], [4, 8, 4]))
    c.cover(limb([(630, 534), (654, 524), (674, 538)], [4, 8, 4]))
    mouth = [(580, 632), (592, 622), (604, 634), (618, 622), (632, 632), (646, 620), (656, 626)]
    c.cover(limb(mouth, [5, 7, 7, 7, 7, 7, 5]))
    for u, v in ((586, 627), (611, 628), (638, 627)):
        c.cover(limb([(u, v - 9), (u + 1, v + 9)], [3, 3]))
    pocket = smooth([(632, 836, 1), (692, 830, 1), (696, 890), (664, 906), (634, 892)])
    c.block(
        smooth([(640, 842, 1), (638, 812), (660, 792), (686, 808), (688, 840, 1)]),
        GOLD,
        ellipse(680, 826, 14, 18),
        30,
        6,
        edge=5,
        soft=5,
    )
    c.block(smooth([(642, 812, 1), (622, 818, 1), (642, 826, 1)]), RED, edge=3)
    c.cover(circle(654, 810, 5))
    c.block(pocket, RED, rect(676, 830, 30, 80), 80, 6, edge=6, soft=6)
    for u in range(640, 692, 12):
        c.scrape(limb([(u, 842), (u + 5, 841)], [3, 3]))
    for x in (452, 560, 676, 772):
        c.block(
            limb([(x, 950), (x + 2, 1050)], [22, 24]),
            STRAW,
            limb([(x + 9, 950), (x + 9, 1050)], 10),
            0,
            7,
            edge=5,
            soft=3,
        )
    c.block(
        poly([(428, 932), (796, 922), (796, 954), (428, 964)]),
        STRAW,
        poly([(420, 952), (800, 942), (800, 980), (420, 980)]),
        0,
        7,
        edge=7,
        soft=4,
    )


def _jury(c: Scratch) -> None:
    """Mice in an egg box, no two of one mind."""
    c.cover(rect(0, 1044, 560, 160))
    for k in range(5, -1, -1):
        x, y = 74 + 88 * k, 1084 + (0, -8, 4, -4, 2, -6)[k]
        grey = k % 2 == 1
        with c.at(x, y, 0.9, (-12, 4, -22, 8, -6, -16)[k], k == 3):
            for u, v in ((-30, -38), (10, -46)):
                c.block(circle(u, v, 25), CLAY, circle(u + 3, v + 4, 15), 30, 5, edge=5, soft=4, depth=0.9)
            head = smooth(
                [
                    (-46, 10),
                    (-38, -26),
                    (-6, -38),
                    (26, -24),
                    (56, -2),
                    (64, 8),
                    (54, 18),
                    (20, 30),
                    (-20, 44),
                    (-44, 40),
                ]
            )
            c.block(
                head,
                CLAY,
                head if grey else smooth([(-50, 0), (-20, 10), (20, 24), (50, 20), (20, 60), (-50, 60)]),
                30,
                7,
                edge=6,
                soft=9,
                depth=0.5 if grey else 0.8,
            )
            c.block(circle(62, 6, 7), RED, edge=3)
            if k == 2:
                c.groove([(8, -8), (16, -3), (25, -8)], 6)
            else:
                c.cover(circle(16, -8, 9))
                c.scrape(circle(19, -11, 3.2))
            if k == 4:
                c.cover(smooth([(30, 20), (46, 16), (44, 30), (32, 34)]))
            else:
                c.groove([(28, 20), (40, 20), (50, 16)], 4)
    for k in range(6):
        x = 74 + 88 * k
        cup = smooth([(x - 46, 1124, 1), (x, 1134), (x + 46, 1124, 1), (x + 38, 1182, 1), (x - 38, 1182, 1)])
        c.block(cup, CLAY, rect(x + 6, 1110, 50, 90), 0, 8, edge=4, soft=14)
    for k in range(7):
        x = 30 + 88 * k
        c.block(
            smooth([(x - 22, 1184, 1), (x - 10, 1136), (x, 1124), (x + 10, 1136), (x + 22, 1184, 1)]),
            CLAY,
            rect(x + 1, 1110, 30, 90),
            0,
            8,
            edge=4,
            soft=8,
        )


def _hedgehog(c: Scratch) -> None:
    """It takes everything down."""
    c.cover(smooth([(560, 1190, 1), (580, 1100), (650, 1040), (740, 1040), (800, 1080), (800, 1200, 1)]))
    for row in range(6, -1, -1):
        for k in range(13):
            a = math.radians(-150 + k * 15 + (row % 2) * 7 + c.rng.uniform(-3, 3))
            r = 20 + 9.5 * row
            u, v = 714 + r * math.cos(a) * 1.05, 1136 + r * math.sin(a)
            if v > 1176 or u < 640:
                continue
            tip = (u + 30 * math.cos(a) + 6, v + 28 * math.sin(a))
            c.cover(limb([(u, v), tip], [11, 5]))
            c.scrape(limb([(u, v), tip], [5.5, 0.8]), 1, CLAY if (row + k) % 3 else STRAW)
    face = smooth(
        [
            (668, 1096),
            (690, 1130),
            (684, 1172),
            (640, 1180),
            (606, 1164),
            (584, 1150),
            (590, 1142),
            (622, 1124),
            (640, 1102),
        ]
    )
    c.block(
        face,
        STRAW,
        smooth([(700, 1100), (670, 1140), (640, 1166), (600, 1160), (640, 1200), (720, 1190)]),
        30,
        7,
        edge=6,
        soft=9,
    )
    c.cover(circle(588, 1148, 8))
    c.cover(circle(632, 1132, 7))
    c.scrape(circle(629, 1129, 2.4))
    c.groove([(600, 1160), (614, 1164), (626, 1158)], 4)
    c.block(circle(668, 1110, 11), STRAW, circle(668, 1112, 6), 0, 5, edge=4, soft=3)
    page = smooth([(532, 1168, 1), (606, 1158, 1), (616, 1186, 1), (536, 1190, 1)])
    c.block(page, CLAY, edge=4)
    for y in (1170, 1178):
        c.groove([(544, y + 2), (566, y), (590, y - 1)], 3)
    c.block(limb([(594, 1172), (624, 1116), (640, 1078)], [3, 9, 3]), RED, edge=3)
