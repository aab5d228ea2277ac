"""A post office, cut into scratchboard."""

from __future__ import annotations

import math

from painter.geom import arch, circle, difference, ellipse, intersection, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.scene import scene

GOLD, RED, BLUE, WOOD = "#f5c24e", "#d4452f", "#7fa9b8", "#d9b878"


@scene(
    "letter-birds",
    "Second Delivery",
    motifs="envelopes birds post-office pigeonholes clerk nest window lamp",
    themes="messages birth freedom work hope",
    moods="airy tender",
    alt=(
        "In a post office with walls of pigeonholes, a clerk with a white beard stretches up both arms before a tall "
        "lit window. Birds folded from envelopes fly up, a chick hatches from an envelope, and a lamp shines on a nest "
        "of letters on the counter."
    ),
    seed=753,
    clues=("good news", "air mail", "overdue", "spring", "let it go", "flutter", "love letters"),
    medium=Scratch,
)
def letter_birds(c: Scratch) -> None:
    """A post office where envelopes hatch."""
    c.stains = (GOLD, RED, BLUE)
    _pigeonholes(c)
    _window(c)
    _clerk(c)
    _letter_bird(c, 412, 130, 0.80, -16, False)
    _letter_bird(c, 250, 264, 0.98, 10, True)
    _letter_bird(c, 566, 250, 1.04, -14, False)
    _counter(c)


def _pigeonholes(c: Scratch) -> None:
    """Dark boxes with letters in them; only their edges catch the light."""
    for row in range(9):
        for column in range(7):
            x, y = 24 + column * 108, 40 + row * 108
            if 180 < x + 50 < 650 and y < 900:
                continue
            for n in range(c.rng.choice((0, 1, 2, 3))):
                lean = c.rng.uniform(-8, 8)
                left = x + 16 + n * 20
                letter = poly(
                    [(left, y + 102), (left + lean, y + 40), (left + lean + 44, y + 34), (left + 46, y + 102)]
                )
                c.block(letter, CLAY, letter, 80 + lean, 8, edge=4, soft=3, depth=0.62)
                if c.rng.random() < 0.4:
                    c.scrape(rect(left + lean + 27, y + 44, 10, 13), 1, RED)
            for shelf in (rect(x, y + 104, 106, 10), rect(x + 102, y, 10, 104)):
                c.block(shelf, WOOD, shelf, 0, 6, edge=4, soft=2, depth=0.4)


def _window(c: Scratch) -> None:
    """The light comes from behind the clerk."""
    frame = arch(408, 900, 420, 850)
    c.cover(frame)
    inside = arch(408, 900, 392, 830)
    for column in range(3):
        for row in range(6):
            x, y = 212 + column * 133, 66 + row * 140
            pane = intersection(rect(x, y, 125, 132), inside)
            low = difference(rect(0, 0, 800, 1200), circle(408, 330, 330))
            c.block(pane, GOLD, low, 90, 9, edge=0, soft=70, depth=0.78)


def _letter_bird(c: Scratch, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """One envelope, folded: flap for a wing, seal for a heart; it flies to the right."""
    sheets = (
        ([(2, 2), (46, -10), (86, -150)], True),
        ([(-70, 2), (-40, 26), (-132, 50), (-118, 12)], True),
        ([(-70, 2), (46, -12), (4, 54)], False),
        ([(46, -12), (72, -62), (100, -46), (28, 24)], False),
        ([(-56, 2), (36, -10), (-66, -166)], False),
        ([(-56, 2), (36, -10), (-30, -58)], True),
    )
    with c.at(x, y, size, turn, flip):
        c.block(poly([(84, -56), (98, -46), (132, -34), (100, -58)]), RED, edge=6)
        for path, dark in sheets:
            fold = poly(path)
            across = math.degrees(math.atan2(path[1][1] - path[0][1], path[1][0] - path[0][0]))
            c.block(fold, CLAY, fold if dark else None, across + turn + 60, 6, edge=5, soft=4, depth=0.66)
        c.block(circle(-27, -52, 15), RED, edge=4)
        c.cover(circle(82, -48, 4.5))


def _clerk(c: Scratch) -> None:
    """Head back, arms up, as if he had thrown them."""
    for side in (-1, 1):
        _arm(c, side)
    body = smooth(
        [(330, 742, 1), (272, 764), (236, 800), (246, 880), (266, 1010, 1), (560, 1010, 1), (576, 880), (584, 800),
            (548, 764), (488, 742, 1)]
    )  # fmt: skip
    c.block(body, CLAY, rect(236, 700, 60, 340), 10, 8, edge=8, soft=16)
    vest = smooth(
        [
            (330, 746, 1),
            (300, 800),
            (292, 900),
            (296, 1010, 1),
            (530, 1010, 1),
            (530, 900),
            (522, 800),
            (488, 746, 1),
            (412, 830),
        ]
    )
    c.block(vest, BLUE, smooth([(270, 740), (350, 760), (346, 900), (360, 1020), (260, 1020)]), 14, 8, edge=7, soft=18)
    c.groove([(412, 836), (408, 920), (412, 1006)], 6)
    for y in (858, 906, 954):
        c.block(circle(430, y, 8), GOLD, edge=4)
    c.groove([(470, 900), (500, 896), (524, 902)], 5)
    c.block(smooth([(404, 774, 1), (352, 752, 1), (356, 812, 1)]), RED, edge=5)
    c.block(
        smooth([(416, 774, 1), (468, 752, 1), (464, 812, 1)]),
        RED,
        limb([(440, 800), (466, 800)], 18),
        20,
        6,
        edge=5,
        soft=4,
    )
    c.block(circle(410, 782, 13), RED, edge=5)
    _face(c)


def _arm(c: Scratch, side: int) -> None:
    """A shirt sleeve with its garter, rolled up, and a large open hand."""
    with c.at(410, 0, 1, 0, side < 0):
        # side > 0 is drawn; the other one is its mirror, a little lower
        lift = 0 if side > 0 else 34
        upper = [(150, 806), (206, 700), (244, 610 + lift * 0.6)]
        c.block(
            limb(upper, [116, 96, 78]), CLAY, limb([(186, 830), (240, 716), (276, 630)], 60), 40, 8, edge=8, soft=14
        )
        c.block(limb([(186, 690), (210, 702), (250, 724)], [18, 20, 18]), BLUE, edge=5)
        fore = [(240, 620 + lift * 0.6), (262, 520 + lift), (268, 430 + lift)]
        c.block(
            limb(fore, [62, 56, 44]),
            CLAY,
            limb([(266, 620), (286, 520 + lift), (288, 430 + lift)], 30),
            16,
            7,
            edge=7,
            soft=9,
        )
        c.block(
            limb([(206, 616 + lift * 0.6), (244, 606 + lift * 0.6), (282, 618 + lift * 0.6)], [22, 30, 24]),
            CLAY,
            limb([(244, 620 + lift * 0.6), (286, 622 + lift * 0.6)], 18),
            60,
            6,
            edge=6,
            soft=5,
        )
        with c.at(270, 392 + lift, 1.12, 8 if side > 0 else 2):
            palm = smooth([(-28, 30), (-36, -6), (-30, -34), (0, -40), (30, -34), (36, -4), (26, 32), (0, 38)])
            fingers = [
                limb(
                    [
                        (-25 + 17 * k, -24),
                        (-34 + 22 * k, -64 + 9 * abs(k - 1.3)),
                        (-38 + 25 * k, -104 + 15 * abs(k - 1.4)),
                    ],
                    [18, 16, 12],
                )
                for k in range(4)
            ]
            thumb = limb([(-26, 14), (-54, -8), (-70, -30)], [24, 18, 13])
            hand = union(palm, thumb, *fingers)
            c.block(
                hand,
                CLAY,
                union(limb([(34, 30), (36, -30), (44, -100)], 20), ellipse(6, 26, 24, 14)),
                24,
                7,
                edge=6,
                soft=7,
            )
            for k in range(3):
                u = -17 + 17 * k
                c.groove([(u, -30), (u - 2 + 2.5 * k, -44)], 3.5)
            c.groove([(-22, 22), (-8, 4), (-16, -16)], 5)
            c.groove([(-24, -18), (2, -14), (28, -22)], 5)
            c.groove([(-2, 4), (14, -2), (30, -4)], 4)
            for k in range(4):
                x, y = -31 + 20.5 * k, -58 + 9 * abs(k - 1.3)
                c.groove([(x - 6, y), (x + 5, y + 1)], 3)


def _face(c: Scratch) -> None:
    """Lit from the window behind and above; the eyes follow the birds."""
    with c.at(410, 590, 1.16, -6):
        for ear in (-1, 1):
            c.block(ellipse(96 * ear, 6, 19, 30), CLAY, ellipse(96 * ear - 6, 12, 12, 20), 60, 6, edge=6, soft=6)
            c.groove([(98 * ear, -8), (92 * ear, 4), (96 * ear, 16)], 5)
        skull = smooth(
            [
                (-92, 10),
                (-94, -50),
                (-74, -112),
                (-30, -142),
                (20, -144),
                (68, -120),
                (92, -60),
                (92, 10),
                (80, 70),
                (0, 110),
                (-80, 70),
            ]
        )
        left = smooth([(-120, -100), (-78, -120), (-66, -50), (-60, 20), (-40, 90), (-120, 90)])
        shaded = smooth([(-44, 22), (-16, -6), (-14, 34), (10, 44), (0, 62), (-40, 52)])
        c.block(skull, CLAY, union(left, shaded), 34, 8, edge=8, soft=18)
        for points in ([(-48, -86), (-8, -94), (40, -86)], [(-36, -106), (-2, -112), (30, -106)]):
            c.groove(points, 4)
        for u, gaze in ((-36, 5), (40, 6)):
            c.cover(ellipse(u, -22, 24, 22))
            c.scrape(ellipse(u, -22, 18, 17))
            c.cover(circle(u + gaze, -31, 8))
            c.scrape(circle(u + gaze + 3, -35, 2.6))
            c.groove([(u - 22, 2), (u, 9), (u + 20, 1)], 4)
        for brow in ([(-72, -48), (-50, -70), (-22, -62), (-14, -54)], [(16, -56), (38, -72), (62, -66), (78, -44)]):
            c.block(limb(brow, [10, 24, 22, 10]), CLAY, edge=5)
            for k in range(4):
                x = brow[0][0] + (brow[3][0] - brow[0][0]) * (0.2 + 0.2 * k)
                c.groove([(x, -52), (x + 4, -62), (x + 10, -72)], 3)
        c.groove([(-16, -2), (-32, 24), (-24, 40), (-10, 38)], 6)
        c.groove([(24, 2), (37, 24), (30, 40), (16, 38)], 6)
        c.groove([(-10, 40), (4, 50), (20, 42)], 6)
        for u in (-62, 66):
            c.block(ellipse(u, 32, 17, 12), RED, ellipse(u, 36, 20, 12), 34, 7, edge=0, soft=5, depth=0.5)
        beard = smooth(
            [(-96, 30, 1), (-98, 80), (-84, 140), (-50, 190), (-20, 206, 1), (-8, 192), (6, 214, 1), (20, 192),
                (38, 204, 1), (74, 160), (96, 90), (94, 30, 1), (76, 70), (40, 62), (4, 60), (-40, 62), (-76, 72)]
        )  # fmt: skip
        c.block(
            beard, CLAY, smooth([(-120, 40), (-80, 60), (-60, 130), (-20, 220), (-120, 200)]), 70, 8, edge=7, soft=18
        )
        for k in range(9):
            x = -74 + 18.5 * k
            c.groove([(x, 104 + 8 * (k % 2)), (x * 0.86 + 3, 136 + 10 * (k % 3)), (x * 0.7, 172 - 0.012 * x * x)], 6)
        c.cover(smooth([(-36, 84), (0, 76), (40, 84), (28, 116), (2, 126), (-24, 116)]))
        c.block(smooth([(-22, 84), (2, 82), (28, 84), (20, 93), (-16, 93)]), CLAY, edge=0)
        c.block(ellipse(4, 114, 18, 8), RED, edge=0)
        for side in (-1, 1):
            tache = smooth(
                [
                    (4, 58, 1),
                    (4 + 26 * side, 48),
                    (4 + 62 * side, 58),
                    (4 + 92 * side, 48, 1),
                    (4 + 76 * side, 80),
                    (4 + 40 * side, 88),
                    (4, 80, 1),
                ]
            )
            c.block(tache, CLAY, ellipse(4 + 40 * side, 84, 40, 10), 70, 6, edge=6, soft=5)
            for k in range(3):
                c.groove(
                    [(4 + (16 + 16 * k) * side, 62), (4 + (26 + 18 * k) * side, 72), (4 + (38 + 18 * k) * side, 76)], 4
                )


def _counter(c: Scratch) -> None:
    c.cover(poly([(0, 980), (800, 980), (800, 1200), (0, 1200)]))
    c.block(poly([(22, 992), (778, 992), (778, 1036), (22, 1036)]), WOOD, rect(0, 1022, 800, 30), 0, 8, edge=6, soft=6)
    for k in range(5):
        x = 26 + k * 151
        c.block(
            difference(rect(x, 1050, 142, 128), rect(x + 22, 1072, 98, 84)),
            WOOD,
            rect(x + 60, 1040, 90, 150),
            90,
            9,
            edge=4,
            soft=30,
            depth=0.72,
        )
        c.block(rect(x + 30, 1080, 82, 68), WOOD, rect(x, 1070, 160, 90), 90, 9, edge=4, soft=3, depth=0.72)
    _chick(c)
    _nest(c)


def _chick(c: Scratch) -> None:
    c.cover(smooth([(40, 1020, 1), (50, 862, 1), (160, 770), (270, 852, 1), (286, 1016, 1)]))
    back = poly([(52, 1010), (70, 884), (250, 874), (268, 1004)])
    c.block(back, CLAY, back, 8, 8, edge=5, soft=3, depth=0.76)
    chick = smooth(
        [
            (104, 984),
            (92, 920),
            (108, 880),
            (116, 836),
            (146, 806),
            (160, 792, 1),
            (166, 804),
            (178, 788, 1),
            (182, 804),
            (206, 812),
            (226, 846),
            (222, 884),
            (238, 930),
            (226, 990),
        ]
    )
    c.block(
        chick,
        GOLD,
        smooth([(80, 840), (120, 840), (126, 900), (140, 960), (140, 1000), (70, 1000)]),
        30,
        8,
        edge=7,
        soft=14,
    )
    wing = smooth([(112, 916, 1), (140, 900), (164, 912), (176, 950, 1), (150, 962), (122, 950)])
    c.block(wing, GOLD, ellipse(134, 950, 24, 16), 20, 6, edge=5, soft=6)
    c.block(smooth([(220, 842, 1), (266, 836, 1), (226, 862, 1)]), RED, edge=5)
    c.block(smooth([(222, 864, 1), (254, 872, 1), (218, 880, 1)]), RED, edge=5)
    c.cover(circle(190, 840, 12))
    c.scrape(circle(194, 836, 4.5))
    front = poly(
        [(48, 1018), (66, 916), (100, 942), (126, 908), (160, 950), (196, 906), (230, 942), (262, 902), (280, 1014)]
    )
    c.block(front, CLAY, poly([(40, 900), (90, 930), (100, 1030), (40, 1030)]), -14, 8, edge=7, soft=14)
    c.groove([(54, 1012), (164, 966), (276, 1008)], 6)
    c.block(circle(166, 968, 19), RED, edge=5)
    for u, v in ((60, 866), (40, 900)):
        c.block(poly([(u, v), (u + 16, v - 8), (u + 10, v + 8)]), CLAY, edge=3)


def _nest(c: Scratch) -> None:
    """Eggs with flaps, kept warm."""
    c.cover(smooth([(500, 1010, 1), (520, 900), (600, 770), (700, 760), (790, 840), (795, 1010, 1)]))
    c.block(limb([(750, 994), (758, 880), (736, 800), (694, 792)], [14, 12, 12, 12]), BLUE, edge=5)
    c.block(ellipse(748, 994, 40, 11), BLUE, ellipse(760, 998, 30, 9), 0, 6, edge=5, soft=4)
    c.block(
        smooth([(646, 790, 1), (700, 776, 1), (742, 858, 1), (600, 868, 1), (620, 820)]),
        BLUE,
        poly([(600, 780), (650, 790), (634, 880), (580, 880)]),
        70,
        7,
        edge=7,
        soft=10,
    )
    c.block(ellipse(671, 866, 66, 12), "#fff0c4", edge=5)
    for k in range(11):
        a = math.radians(-60 + k * 12)
        line = [(671 + r * math.sin(a), 866 + r * math.cos(a) * 0.9) for r in (34, 52, 72)]
        c.scrape(limb(line, [2, 5, 1]), 1, GOLD)
    for k in range(14):
        x, y = 566 + (k * 67) % 180, 1000 - 14 * (k // 5) - 5 * (k % 2)
        with c.at(x, y, 1, (-14, 10, -5, 16, 4)[k % 5]):
            sheet = poly([(-48, -17), (48, -17), (48, 17), (-48, 17)])
            c.block(
                sheet,
                ("#fffaf0", "#ffe0a0", CLAY)[k % 3],
                poly([(-50, 4), (50, 4), (50, 20), (-50, 20)]),
                12,
                6,
                edge=4,
                soft=4,
            )
            c.groove([(-44, -14), (0, 6), (44, -14)], 4)
    for dx in (-38, 8, 54):
        egg = ellipse(646 + dx, 948, 23, 28)
        c.block(
            egg, CLAY, difference(egg, ellipse(640 + dx, 938, 21, 25)), 0, 5, edge=5, soft=5, center=(646 + dx, 900)
        )
        c.groove([(627 + dx, 944), (646 + dx, 956), (665 + dx, 944)], 4)
