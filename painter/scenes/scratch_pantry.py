"""Small explorers, cut into scratchboard: a mouse on an orange, and climbers on bottles."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import circle, difference, ellipse, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import Spot, arm, coat, face, leg, stander
from painter.palette import Color
from painter.scene import scene

ORANGE, GOLD, SEA, RED, GREEN = "#f08a2c", "#f5cf6a", "#8fc4bc", "#d4452f", "#8fbf62"


@scene(
    "mouse-astronaut",
    "One Small Step",
    motifs="mouse orange flag cheese cat stars",
    themes="discovery ambition pride mistake adventure",
    moods="proud funny",
    alt=(
        "A mouse in a quilted space suit and a glass helmet stands on a huge orange and plants a flag with holes like "
        "cheese. A round cheese hangs in the dark sky, and behind the orange rise the eyes and ears of an enormous cat."
    ),
    seed=82,
    clues=("one small step", "wrong planet", "pride", "dessert", "claim", "being watched"),
    medium=Scratch,
)
def mouse_astronaut(c: Scratch) -> None:
    """A mouse takes possession of an orange."""
    c.stains = (ORANGE, GOLD, GREEN)
    for _ in range(46):
        x, y = c.rng.uniform(36, 764), c.rng.uniform(36, 620)
        c.scrape(circle(x, y, c.rng.choice((1.4, 1.8, 3.0))))
    _cat(c)
    _cheese(c)
    _orange(c)
    _pack(c)
    _suit(c)
    _helmet(c)
    _flag(c)


def _cat(c: Scratch) -> None:
    """Two eyes and two ears behind the horizon, large enough."""
    head = smooth(
        [(470, 1010, 1), (484, 800), (500, 640), (512, 470), (524, 430, 1), (566, 480), (606, 560), (664, 552),
            (716, 566), (752, 480), (792, 436, 1), (830, 560), (850, 1010, 1)]
    )  # fmt: skip
    low = smooth(
        [(480, 1020), (500, 830), (520, 660), (530, 500), (560, 520), (604, 584), (664, 574), (716, 590), (760, 510),
            (800, 470), (900, 600), (900, 1020)]
    )  # fmt: skip
    c.block(head, CLAY, low, 84, 9, edge=8, soft=9, depth=0.98)
    for points in (
        [(538, 480), (548, 540), (580, 588)],
        [(560, 510), (572, 560), (596, 590)],
        [(776, 490), (760, 550), (736, 592)],
    ):
        c.scratch(points, 6)
    for x, y, side in ((634, 712, -1), (740, 706, 1)):
        eye = smooth(
            [
                (x - 48, y + 6 * side, 1),
                (x - 20, y - 34),
                (x + 22, y - 36),
                (x + 48, y - 8 * side, 1),
                (x + 22, y + 30),
                (x - 26, y + 32),
            ]
        )
        c.block(
            eye,
            GOLD,
            smooth([(x - 60, y - 50), (x + 60, y - 50), (x + 30, y - 22), (x - 30, y - 20)]),
            84,
            7,
            edge=9,
            soft=7,
        )
        c.cover(smooth([(x - 14, y - 34, 1), (x - 3, y), (x - 12, y + 31, 1), (x - 24, y)]))
        c.scrape(circle(x + 14, y - 14, 7))
    for side in (-1, 1):
        for k in range(3):
            x, y = 686 + 30 * side, 796 + 16 * k
            c.scratch([(x, y), (x + 40 * side, y - 8 + 10 * k), (x + 78 * side, y + 4 + 20 * k)], 4)


def _cheese(c: Scratch) -> None:
    x, y = 150, 176
    c.block(
        circle(x, y, 100),
        GOLD,
        difference(circle(x, y, 120), circle(x - 26, y - 30, 92)),
        0,
        8,
        edge=0,
        soft=16,
        center=(x - 60, y - 70),
    )
    for dx, dy, r in ((-34, -44, 22), (40, -20, 17), (-6, 28, 26), (-62, 22, 12), (34, -70, 11), (52, 42, 14)):
        c.cover(ellipse(x + dx, y + dy, r, r * 0.9))
        rim = [(x + dx + (r - 4) * math.cos(a), y + dy + (r - 4) * 0.9 * math.sin(a)) for a in np.linspace(0.3, 2.2, 7)]
        c.scrape(limb(rim, [1, 2.5, 3.5, 4, 3.5, 2.5, 1]), 1, GOLD)


def _orange(c: Scratch) -> None:
    x, y, r = 384, 1394, 474
    fruit = circle(x, y, r)
    dark = difference(circle(x, y, r + 60), circle(x - 70, y - 90, r - 40))
    c.block(fruit, ORANGE, dark, 0, 10, edge=10, soft=54, depth=0.92, center=(x - 150, y - 260))
    for k in range(190):
        far, turn = math.sqrt((k + 0.5) / 190) * 0.97, k * 2.39996
        u, v = x + r * far * math.cos(turn), y + r * far * math.sin(turn)
        if v < 1186:
            size = c.rng.uniform(3.2, 5.6)
            c.cover(ellipse(u, v, size, size * (0.45 + 0.5 * (1 - far))))
            c.scrape(
                limb([(u - size, v + size * 0.8), (u, v + size), (u + size, v + size * 0.8)], [0.6, 1.6, 0.6]), 1, CLAY
            )
    c.cover(ellipse(346, 1006, 196, 17))
    leaf = smooth([(610, 1014, 1), (644, 976), (706, 968), (762, 996, 1), (720, 1034), (656, 1040)])
    c.block(
        leaf, GREEN, smooth([(610, 1014), (690, 1006), (770, 1000), (720, 1050), (640, 1050)]), 24, 7, edge=7, soft=7
    )
    c.groove([(612, 1014), (690, 1004), (756, 997)], 5)
    for k in range(4):
        c.groove([(640 + 26 * k, 1009 - 3 * k), (652 + 26 * k, 996 - 3 * k), (668 + 26 * k, 988 - 2 * k)], 4)
    star = [
        (596 + (26 if k % 2 else 11) * math.cos(k * 0.628), 1024 + (16 if k % 2 else 7) * math.sin(k * 0.628), 1)
        for k in range(10)
    ]
    c.block(smooth(star), GREEN, edge=5)


def _puff(c: Scratch, x: float, y: float, wide: float, high: float, turn: float = 0, color: Color = CLAY) -> None:
    """One quilted roll of the suit."""
    with c.at(x, y, 1, turn):
        roll = smooth(
            [
                (-wide, 0),
                (-wide * 0.8, -high * 0.8),
                (0, -high),
                (wide * 0.8, -high * 0.8),
                (wide, 0),
                (wide * 0.8, high * 0.8),
                (0, high),
                (-wide * 0.8, high * 0.8),
            ]
        )
        shade = difference(
            ellipse(0, 0, wide * 1.3, high * 1.4), ellipse(-wide * 0.34, -high * 0.42, wide * 0.98, high * 0.98)
        )
        c.block(roll, color, shade, turn + 78, 7, edge=6, soft=min(wide, high) * 0.26)
        c.groove([(-wide * 0.5, high * 0.62), (0, high * 0.78), (wide * 0.4, high * 0.66)], 3)


def _pack(c: Scratch) -> None:
    """The pack, and a tail that has found its hole."""
    tail = [(236, 820), (160, 880), (96, 890), (62, 840), (84, 800), (112, 812)]
    c.cover(limb(tail, [34, 30, 26, 22, 18, 12]))
    c.scrape(limb(tail, [20, 17, 13, 10, 7, 3]), 1, "#f3c9a4")
    for k in range(9):
        t = k / 9
        x, y = 226 - 130 * t, 828 + 62 * math.sin(t * 1.5)
        c.groove([(x - 3, y - 11), (x + 3, y), (x - 2, y + 11)], 4)
    pack = smooth([(176, 600, 1), (184, 560), (240, 548), (300, 560), (300, 780), (240, 800), (182, 786), (170, 700)])
    c.block(
        pack,
        CLAY,
        smooth([(150, 560), (206, 560), (204, 700), (220, 800), (150, 800)]),
        84,
        8,
        edge=8,
        soft=12,
        depth=0.9,
    )
    c.groove([(178, 650), (210, 656), (240, 652)], 5)


def _suit(c: Scratch) -> None:
    """Quilted, roll upon roll; the chest is out."""
    for x, step in ((272, -6), (376, 7)):
        for k, (wide, high) in enumerate(((70, 46), (66, 40), (61, 36), (56, 30))):
            _puff(c, x + step * k, 946 - (3 - k) * 47 + 8, wide, high, step * 0.6)
    boots = (
        [(188, 1006, 1), (184, 974), (206, 950), (262, 944), (304, 958), (316, 990), (310, 1008, 1)],
        [(336, 1006, 1), (338, 966), (372, 946), (426, 950), (470, 974), (484, 1002, 1)],
    )
    for boot in boots:
        left = min(p[0] for p in boot)
        c.block(
            smooth(boot),
            GOLD,
            smooth([(left - 20, 990), (left + 60, 988), (left + 170, 996), (left + 160, 1030), (left - 20, 1030)]),
            10,
            7,
            edge=8,
            soft=9,
        )
        c.block(
            poly(
                [
                    (left - 4, 1000),
                    (left + (134 if left < 300 else 154), 1000),
                    (left + (132 if left < 300 else 152), 1014),
                    (left - 2, 1014),
                ]
            ),
            CLAY,
            edge=5,
        )
        c.groove([(left + 40, 962), (left + 66, 972), (left + 94, 966)], 5)
    for x, y, wide, high, turn in (
        (186, 628, 60, 46, 40),
        (154, 676, 52, 42, 64),
        (142, 728, 47, 38, 88),
        (166, 776, 44, 35, 130),
    ):
        _puff(c, x, y, high, wide * 0.86, turn + 90)
    torso = smooth(
        [
            (214, 600),
            (260, 572),
            (330, 566),
            (404, 576),
            (440, 612),
            (450, 690),
            (436, 790),
            (390, 826),
            (322, 836),
            (248, 822),
            (208, 780),
            (198, 680),
        ]
    )
    c.block(
        torso,
        CLAY,
        smooth([(360, 560), (400, 640), (396, 740), (350, 800), (240, 812), (240, 860), (470, 860), (480, 560)]),
        28,
        9,
        edge=8,
        soft=20,
    )
    for y in (648, 712, 774):
        c.groove([(204, y - 6), (262, y + 10), (330, y + 14), (400, y + 8), (444, y - 8)], 6)
    c.groove([(322, 580), (330, 700), (324, 830)], 5)
    c.block(
        smooth([(214, 800), (320, 822), (434, 800), (438, 836), (324, 862), (212, 836)]),
        GOLD,
        rect(360, 780, 100, 100),
        84,
        7,
        edge=7,
        soft=12,
    )
    c.block(rect(340, 662, 84, 66, 8), CLAY, edge=7)
    for x, y, color in ((362, 682, RED), (384, 682, GOLD), (406, 682, GREEN)):
        c.block(circle(x, y, 7), color, edge=4)
    c.groove([(352, 706), (382, 708), (412, 706)], 6)
    hose = [(348, 728), (300, 764), (256, 730), (238, 668)]
    c.cover(limb(hose, [24] * 4))
    c.scrape(limb(hose, [13] * 4), 1, GOLD)
    for k in range(8):
        t = k / 7
        u, v = 340 - 96 * t, 738 + 34 * math.sin(math.pi * t) - 52 * t * t
        c.groove([(u - 2, v - 10), (u + 2, v), (u, v + 10)], 4)
    glove = smooth([(186, 760), (214, 752), (240, 768), (246, 796), (226, 816), (196, 812), (180, 790)])
    c.block(glove, GOLD, smooth([(180, 790), (220, 800), (250, 790), (230, 830), (180, 830)]), 20, 6, edge=6, soft=7)
    for k in range(3):
        c.groove([(214 + 4 * k, 768 + 13 * k), (228 + 3 * k, 770 + 13 * k), (242, 776 + 12 * k)], 4)


def _helmet(c: Scratch) -> None:
    """A glass bowl and a proud profile."""
    x, y = 326.0, 430.0
    c.block(ellipse(x, 580, 116, 30), CLAY, ellipse(x + 60, 592, 70, 20), 0, 6, edge=7, soft=8)
    for k in range(-4, 5):
        c.cover(circle(x + 24 * k, 590 - 0.9 * k * k, 4))
    c.cover(circle(x, y, 166))
    for u, v, r in ((x - 72, y - 72, 60), (x + 34, y - 88, 52)):
        c.block(
            circle(u, v, r),
            "#e9dcc6",
            difference(circle(u, v, r + 10), circle(u - 10, v - 12, r - 10)),
            30,
            7,
            edge=6,
            soft=8,
        )
        c.block(
            ellipse(u + 6, v + 8, r * 0.62, r * 0.66),
            "#f0b891",
            ellipse(u + 16, v + 20, r * 0.5, r * 0.5),
            60,
            6,
            edge=4,
            soft=8,
        )
    head = smooth(
        [(x - 104, y + 30), (x - 96, y - 26), (x - 50, y - 64), (x + 8, y - 66), (x + 60, y - 34), (x + 104, y + 10),
            (x + 132, y + 36), (x + 130, y + 54), (x + 96, y + 70), (x + 50, y + 84), (x + 14, y + 112),
            (x - 40, y + 118), (x - 88, y + 90)]
    )  # fmt: skip
    shade = smooth(
        [
            (x - 120, y + 40),
            (x - 60, y + 60),
            (x, y + 66),
            (x + 60, y + 66),
            (x + 140, y + 50),
            (x + 60, y + 130),
            (x - 120, y + 140),
        ]
    )
    c.block(head, "#e9dcc6", shade, 30, 8, edge=7, soft=18)
    for k in range(5):
        u, v = x - 60 + 24 * k, y + 70 + 6 * (k % 2)
        c.groove([(u - 8, v - 10), (u, v + 2), (u - 4, v + 14)], 5)
    c.cover(ellipse(x + 48, y - 4, 18, 20))
    c.scrape(circle(x + 54, y - 11, 6.5))
    c.scrape(circle(x + 43, y + 4, 2.6))
    c.groove([(x + 22, y - 32), (x + 46, y - 42), (x + 70, y - 32)], 7)
    c.block(
        smooth([(x + 122, y + 26), (x + 142, y + 30), (x + 144, y + 46), (x + 128, y + 52), (x + 118, y + 40)]),
        ORANGE,
        edge=5,
    )
    c.groove([(x + 60, y + 56), (x + 84, y + 66), (x + 112, y + 60), (x + 124, y + 52)], 5)
    for dy, reach in ((-14, 34), (0, 42), (14, 36)):
        c.cover(
            limb(
                [(x + 92, y + 38 + dy * 0.4), (x + 70, y + 36 + dy), (x + 86 - reach * 1.4, y + 40 + dy * 1.6)],
                [4.5, 3.5, 1],
            )
        )
    ring = [(x + 161 * math.cos(a), y + 161 * math.sin(a)) for a in np.linspace(0, 6.2832, 40)]
    c.scrape(limb(ring, [6.5] * 40))
    for r, a0, a1, wide in ((140, 3.5, 4.5, 17), (122, 3.66, 4.1, 8), (143, 0.5, 1.1, 8)):
        arc = [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(a0, a1, 9)]
        c.scrape(limb(arc, [wide * math.sin(math.pi * (i + 0.4) / 9) for i in range(9)]))


def _flag(c: Scratch) -> None:
    """Cloth of cheese on a toothpick, and the arm that plants it."""
    pole = limb([(560, 1004), (566, 600), (572, 130)], [15, 13, 11])
    c.block(pole, GOLD, limb([(565, 1004), (571, 600), (576, 130)], 6), 0, 7, edge=6, soft=2)
    x, y = 576, 150
    cloth = smooth(
        [(x, y, 1), (x + 58, y + 18), (x + 120, y - 14), (x + 188, y + 8, 1), (x + 178, y + 96),
            (x + 194, y + 190, 1), (x + 120, y + 166), (x + 58, y + 200), (x + 2, y + 180, 1)]
    )  # fmt: skip
    folds = union(
        smooth(
            [(x + 70, y), (x + 110, y + 6), (x + 96, y + 90), (x + 104, y + 190), (x + 66, y + 200), (x + 60, y + 100)]
        ),
        smooth([(x + 166, y), (x + 200, y), (x + 200, y + 200), (x + 170, y + 190), (x + 160, y + 100)]),
    )
    c.block(cloth, GOLD, folds, 8, 8, edge=8, soft=13)
    for dx, dy, r in ((40, 60, 21), (120, 92, 29), (152, 36, 14), (62, 146, 15), (158, 146, 17), (100, 30, 10)):
        c.cover(ellipse(x + dx, y + dy, r * 0.92, r))
        arc = [(x + dx + (r - 3) * math.cos(a), y + dy + (r - 3) * math.sin(a)) for a in np.linspace(0.4, 2.6, 7)]
        c.scrape(limb(arc, [1, 3, 4, 4, 4, 3, 1]), 1, GOLD)
    for u, v, wide, high, turn in ((438, 626, 58, 46, -28), (484, 656, 50, 42, -24), (524, 664, 42, 36, 14)):
        _puff(c, u, v, high, wide * 0.86, turn + 4)
    glove = smooth([(536, 640), (548, 618), (578, 612), (598, 628), (600, 660), (580, 680), (550, 676)])
    c.block(glove, GOLD, smooth([(540, 660), (580, 660), (606, 640), (600, 700), (540, 690)]), 20, 6, edge=6, soft=6)
    for k in range(3):
        c.groove([(566, 626 + 14 * k), (584, 624 + 14 * k), (600, 632 + 13 * k)], 4.5)
    c.groove([(546, 632), (556, 646), (552, 664)], 4.5)


@scene(
    "glass-mountain",
    "Unopened",
    motifs="bottles mountain letters climbers rope sea",
    themes="message ambition memory longing teamwork",
    moods="luminous fragile",
    alt="People on a rope climb a mountain of huge glass bottles that stands in the sea; the bottles hold rolled "
    "letters, and some of them shine. The first climber stands on the summit and reads.",
    seed=35,
    clues=("too many messages", "careful", "top shelf", "lost at sea", "inbox", "clink", "nobody answered"),
    medium=Scratch,
)
def glass_mountain(c: Scratch) -> None:
    """Climbers on a mountain of letters in bottles."""
    c.stains = (SEA, GOLD, RED)
    _night_sea(c)
    heap = (
        (340, 480, 290, 10, 0),
        (476, 480, 280, -12, 1),
        (226, 680, 370, 20, 1),
        (414, 670, 390, -2, 0),
        (606, 690, 370, -22, 0),
        (70, 920, 450, 34, 0),
        (292, 900, 470, 11, 0),
        (526, 900, 470, -12, 1),
        (744, 930, 450, -34, 0),
        (30, 1200, 520, 50, 0),
        (784, 1200, 520, -52, 1),
        (140, 1160, 560, 40, 1),
        (690, 1160, 560, -42, 0),
        (420, 1180, 610, -3, 0),
    )
    for x, y, tall, lean, lit in heap:
        _bottle(c, x, y, tall, lean, bool(lit))
    _water_line(c)
    c.contour = 1.7
    _climbers(c)


def _night_sea(c: Scratch) -> None:
    for _ in range(150):
        x, y = c.rng.uniform(0, 800), 700 + 480 * c.rng.random()
        long = c.rng.uniform(20, 90) * (0.3 + (y - 700) / 500)
        c.scratch([(x, y), (x + long / 2, y - 2), (x + long, y)], 1.2 + 2.4 * (y - 700) / 500, SEA)
    glow = circle(420, 250, 440)  # lines that thin out, brightest behind the summit
    c.block(glow, SEA, difference(circle(420, 250, 700), circle(420, 230, 130)), 0, 13, edge=0, soft=90, depth=1.2)


def _bottle(c: Scratch, x: float, y: float, tall: float, lean: float, lit: bool) -> None:
    """A bottle that stands on (x, y) and leans; its edges shine, and a letter shows in the dark of the glass."""
    r, t = tall * 0.165, tall
    color = GOLD if lit else SEA
    with c.at(x, y, 1, lean):
        c.block(
            smooth([(-r * 0.30, -t * 0.92, 1), (-r * 0.36, -t, 1), (r * 0.36, -t, 1), (r * 0.30, -t * 0.92, 1)]),
            "#d8b07a",
            rect(0, -t * 1.02, r, t * 0.1),
            lean + 90,
            6,
            edge=5,
            soft=4,
        )
        glass = smooth(
            [(-r * 0.8, 0), (-r, -r * 0.3), (-r, -t * 0.50), (-r * 0.84, -t * 0.60), (-r * 0.42, -t * 0.70),
                (-r * 0.36, -t * 0.86, 1), (-r * 0.5, -t * 0.875, 1), (-r * 0.5, -t * 0.93, 1),
                (r * 0.5, -t * 0.93, 1), (r * 0.5, -t * 0.875, 1), (r * 0.36, -t * 0.86, 1), (r * 0.42, -t * 0.70),
                (r * 0.84, -t * 0.60), (r, -t * 0.50), (r, -r * 0.3), (r * 0.8, 0)]
        )  # fmt: skip
        inside = union(
            limb([(r * 0.10, -r * 0.34), (r * 0.10, -t * 0.30), (r * 0.08, -t * 0.55)], [r * 1.5, r * 1.56, r * 1.3]),
            limb([(r * 0.06, -t * 0.55), (r * 0.05, -t * 0.7), (r * 0.05, -t * 0.90)], [r * 1.2, r * 0.6, r * 0.5]),
        )
        c.block(glass, color, inside, lean + 90, 8, edge=8, soft=r * 0.10, depth=0.96)
        roll = smooth(
            [
                (-r * 0.36, -r * 0.7),
                (-r * 0.38, -t * 0.48, 1),
                (r * 0.44, -t * 0.49, 1),
                (r * 0.46, -r * 0.7),
                (r * 0.05, -r * 0.56),
            ]
        )
        c.block(roll, "#ffe6a4" if lit else CLAY, rect(r * 0.14, -t, r, t), lean + 6, 8, edge=7, soft=r * 0.18)
        c.groove([(r * 0.24, -t * 0.47), (r * 0.05, -t * 0.452), (-r * 0.14, -t * 0.466)], 5)
        c.block(
            limb([(-r * 0.40, -t * 0.29), (r * 0.04, -t * 0.275), (r * 0.48, -t * 0.29)], [12, 13, 12]), RED, edge=4
        )
        c.block(
            smooth(
                [
                    (r * 0.02, -t * 0.28, 1),
                    (-r * 0.2, -t * 0.25),
                    (-r * 0.12, -t * 0.22, 1),
                    (r * 0.08, -t * 0.26),
                    (r * 0.26, -t * 0.215, 1),
                    (r * 0.22, -t * 0.25),
                ]
            ),
            RED,
            edge=3,
        )
        gleam = [(-r * 0.78, -t * 0.5), (-r * 0.82, -t * 0.34), (-r * 0.80, -t * 0.14)]
        c.scrape(limb(gleam, [2, 9, 2]))
        c.scrape(limb([(-r * 0.24, -t * 0.86), (-r * 0.28, -t * 0.76), (-r * 0.34, -t * 0.69)], [2, 6, 2]))


def _water_line(c: Scratch) -> None:
    """The lowest bottles stand in the water."""
    shore = smooth(
        [
            (-10, 1130),
            (120, 1116),
            (260, 1134),
            (420, 1120),
            (560, 1136),
            (700, 1118),
            (820, 1130),
            (820, 1220),
            (-10, 1220),
        ]
    )
    c.cover(shore)
    for k in range(60):
        x, y = c.rng.uniform(0, 760), 1124 + (k % 5) * 12
        long = c.rng.uniform(30, 120)
        c.scratch([(x, y), (x + long / 2, y - 4), (x + long, y)], 4 - (k % 5) * 0.5, SEA)


def _climbers(c: Scratch) -> None:
    """Four on a rope; the first has arrived and reads."""
    up = ((36, -238), (54, -298))
    team: tuple[tuple[float, float, float, bool, Color, str, tuple[Spot, Spot], tuple[Spot, Spot], bool], ...] = (
        (406, 232, 0.60, False, RED, "bun", ((24, -166), (56, -190)), ((34, -170), (62, -206)), False),
        (258, 512, 0.76, False, CLAY, "cap", ((30, -176), (66, -214)), up, True),
        (566, 756, 0.84, True, RED, "scarf", ((30, -176), (66, -204)), up, True),
        (262, 1016, 0.94, False, GOLD, "bowler", ((30, -170), (70, -196)), up, True),
    )
    for x, y, scale, flip, color, hat, near, far, climbs in team:
        with c.at(x, y, scale, 0, flip):
            if climbs:
                arm(c, color, (12, -208), far)
                leg(c, (8, -84), (54, -86), (50, -40), 0, 0.7)
                leg(c, (-8, -80), (-12, -42), (-26, -10), 0, 0.55)
                coat(c, color)
                with c.at(0, -230, 1, -24), c.at(0, 230):
                    face(c, hat, True, "flat")
                arm(c, color, (-4, -206), near)
            else:
                stander(c, color, hat, near, far, 14)
                c.block(poly([(44, -232), (98, -222), (92, -160), (40, -172)]), CLAY, edge=5)
                for k in range(4):
                    c.groove([(52, -218 + 12 * k), (68, -214 + 12 * k), (86, -212 + 12 * k)], 4)
    waist = [(x + (-1 if flip else 1) * 2 * scale, y - 128 * scale) for x, y, scale, flip, *_ in team]
    for (ax, ay), (bx, by) in pairwise(waist):
        middle = ((ax + bx) / 2, (ay + by) / 2 + 34)
        rope = [
            (ax, ay),
            ((ax + middle[0]) / 2, (ay + middle[1]) / 2 + 16),
            middle,
            ((bx + middle[0]) / 2, (by + middle[1]) / 2 + 10),
            (bx, by),
        ]
        c.cover(limb(rope, [11] * 5))
        c.scrape(limb(rope, [4.5] * 5), 1, GOLD)
    for (x, y), (_, _, scale, _, color, *_) in zip(waist, team, strict=True):
        belt = limb([(x - 40 * scale, y - 3), (x, y + 3), (x + 38 * scale, y - 2)], [9 * scale, 10 * scale, 9 * scale])
        c.block(belt, RED if color == GOLD else GOLD, edge=4)
