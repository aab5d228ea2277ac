"""Scenes of large beasts, in cut paper: a snail that is a library, and cats that are roofs."""

from __future__ import annotations

import math

from painter.cutpaper import CutPaper, bricks, stripes
from painter.geom import Path, Points, circle, difference, ellipse, group, intersection, limb, poly, rect, smooth, union
from painter.palette import Color, mix
from painter.scene import scene

_SHELL = (484, 602)
_BOOKS = ("#b8473a", "#2f6f73", "#d99a3c", "#5a4a7a", "#e9d8ae", "#7d8f4e", "#8a3a4a", "#3f6a9a", "#c97a4a")


def _round(turn: float, radius: float) -> tuple[float, float]:
    """A place on the shell: degrees from the mouth of the shell, and pixels from its middle."""
    a = math.radians(150 + turn)
    return _SHELL[0] + radius * math.cos(a), _SHELL[1] + radius * 0.97 * math.sin(a)


def _whorl(turn: float) -> float:
    """The radius of the spiral; it shrinks with every turn."""
    return 396 * float(0.55 ** (turn / 360))


@scene(
    "snail-library", "Overdue", motifs="snail library books spectacles woman spiral",
    themes="slowness knowledge patience home travel", moods="cheerful wise", seed=92, medium=CutPaper,
    alt="A giant snail with spectacles on its eye-stalks creeps between large leaves; its shell is a spiral of full "
    "bookshelves. In the lit mouth of the shell a woman sits and reads, and a dropped book lies open in the silver "
    "trail.",
    clues=("slow reader", "homework", "quiet please", "carry everything", "overdue", "mobile library"),
)  # fmt: skip
def snail_library(c: CutPaper) -> None:
    c.table("#f2dfae", "#e9c98a")
    c.sheet(circle(250, 330, 190), "#f7eac6", 4)
    c.sheet(circle(250, 330, 128), "#fcf5df", 4)
    c.sheet(
        smooth([(-40, 720), (120, 640), (330, 690), (560, 600), (840, 660), (840, 1240), (-40, 1240)]), "#c3bd78", 6
    )
    c.sheet(
        smooth([(-40, 830), (180, 760), (420, 820), (650, 740), (840, 790), (840, 1240), (-40, 1240)]), "#93a05c", 7
    )
    _leaves_behind(c)
    c.sheet(smooth([(-40, 1000), (200, 972), (480, 996), (840, 968), (840, 1240), (-40, 1240)]), "#566f45", 9)
    _trail(c)
    _snail_foot(c)
    _shell(c)
    _snail_head(c)
    _leaves_before(c)


def _leaf(c: CutPaper, x: float, y: float, long: float, wide: float, turn: float, color: Color, lift: float) -> None:
    """A leaf that grows from (x, y), folded along its rib."""
    with c.at(x, y, 1, turn):
        half = smooth(
            [(0, 0, 1), (long * 0.2, -wide * 0.44), (long * 0.62, -wide * 0.46), (long, 0, 1), (long * 0.5, 3)]
        )
        other = smooth(
            [(0, 0, 1), (long * 0.24, wide * 0.46), (long * 0.64, wide * 0.40), (long, 0, 1), (long * 0.5, 1)]
        )
        c.sheet(other, mix(color, "#10241c", 0.30), lift, swell=8)
        c.sheet(half, color, lift, swell=10)
        for k in range(5):
            t = 0.14 + 0.13 * k
            c.sheet(limb([(long * t, 0), (long * (t + 0.09), -wide * 0.2), (long * (t + 0.13), -wide * 0.30)], [4, 3,
                1.5]),
                mix(color, "#10241c", 0.22), 0.6, edge=0.2)  # fmt: skip


def _leaves_behind(c: CutPaper) -> None:
    for x, y, long, wide, turn, color in ((800, 930, 430, 150, -104, "#6f8a4c"), (720, 990, 330, 120, -70, "#7f9a55"),
        (40, 1000, 300, 116, -76, "#7f9a55"), (-10, 1010, 250, 100, -46, "#6a8449")):  # fmt: skip
        _leaf(c, x, y, long, wide, turn, color, 8)


def _leaves_before(c: CutPaper) -> None:
    for x, y, long, wide, turn, color in ((-30, 1240, 300, 120, -34, "#2f5a44"), (120, 1260, 220, 90, -66, "#3c6b4a"),
        (850, 1290, 250, 110, -146, "#2a5240"), (500, 1280, 170, 76, -80, "#3c6b4a")):  # fmt: skip
        _leaf(c, x, y, long, wide, turn, color, 14)
    for x, y, long, wide, turn, color in ((850, -30, 330, 130, 150, "#3c6b4a"), (850, 60, 250, 110, 128, "#2f5a44"),
        (700, -40, 220, 100, 112, "#4a7a52"), (-40, -10, 230, 100, 42, "#2f5a44")):  # fmt: skip
        _leaf(c, x, y, long, wide, turn, color, 16)
    # a beetle that waits with a book under its arm
    c.sheet(limb([(262, 1146), (258, 1172)], [6, 4]), "#241a20", 4)
    c.sheet(limb([(282, 1146), (288, 1172)], [6, 4]), "#241a20", 4)
    c.sheet(rect(282, 1100, 34, 44, 3), "#b8473a", 6, swell=4)
    c.sheet(
        smooth([(248, 1096), (272, 1076), (296, 1096), (298, 1138), (272, 1158), (246, 1138)]), "#3a2a4a", 8, swell=9
    )
    c.sheet(limb([(272, 1080), (273, 1118), (272, 1156)], [3, 3, 3]), "#6d5a86", 0.6, edge=0.2)
    c.sheet(circle(270, 1068, 17), "#4a3a5c", 6, swell=6)
    c.sheet(circle(263, 1064, 4.5), "#fbf4e0", 1, edge=0)
    for dx in (-8, 10):
        c.sheet(
            limb([(270 + dx * 0.5, 1056), (270 + dx, 1038), (270 + dx * 2.4, 1028)], [4, 3, 2]), "#3a2a4a", 3, edge=0
        )
    c.sheet(limb([(292, 1112), (304, 1122), (318, 1120)], [6, 5, 4]), "#241a20", 5)


def _trail(c: CutPaper) -> None:
    """Silver behind the snail, and a book left in it."""
    c.sheet(smooth([(560, 1020), (700, 1008), (850, 1016), (850, 1074), (690, 1078), (540, 1066)]), "#cfd8c4", 1.5,
        ink="#e6ece0", pattern=stripes(26, 0.5, 80), edge=0.6)  # fmt: skip
    with c.at(668, 1086, 0.9, -8):
        c.sheet(poly([(-62, -8), (0, 4), (62, -12), (70, 26), (2, 44), (-70, 30)]), "#8a3a4a", 7)
        c.sheet(
            smooth([(0, 6, 1), (-22, -10), (-58, -10, 1), (-64, 22, 1), (-24, 20), (2, 38, 1)]), "#f7eed6", 5, swell=6
        )
        c.sheet(smooth([(0, 6, 1), (24, -14), (58, -14, 1), (64, 18, 1), (26, 18), (2, 38, 1)]), "#fffaf0", 5, swell=6)
        for k in range(3):
            for s in (-1, 1):
                c.sheet(limb([(s * 14, 4 + 9 * k), (s * 50, -4 + 10 * k)], [2.4, 2.4]), "#b9a98a", 0, edge=0)


_SKIN, _SKIN_DARK = "#d8a48c", "#a86a62"


def _snail_foot(c: CutPaper) -> None:
    """The foot with its frill."""
    frill = [(96 + 48 * k, 1032 + (6 if k % 2 else -8)) for k in range(13)]
    c.sheet(smooth([(70, 1000), (60, 1030), *frill, (772, 1030), (740, 1000)]), _SKIN_DARK, 12, swell=10)
    foot = smooth([(96, 700), (176, 690), (236, 780), (310, 866), (450, 884), (600, 900), (706, 958), (792, 1022, 1),
        (600, 1020), (300, 1024), (96, 1018), (64, 960), (60, 820)])  # fmt: skip
    c.sheet(foot, _SKIN, 12, to="#c98a78", swell=38)
    with c.clip(foot):
        for row in range(5):
            for k in range(22):
                x = 92 + 33 * k + 16 * (row % 2) + 5 * math.sin(k * 2.3 + row)
                y = 830 + 40 * row + 8 * math.sin(k * 0.9 + row * 2)
                r = 6 + 5 * math.sin(k * 1.7 + row * 1.1) ** 2
                c.sheet(ellipse(x, y, r * 1.35, r * 0.8), mix(_SKIN, "#f6dcc6", 0.14), 0, edge=0.3)


def _shell(c: CutPaper) -> None:
    """A spiral board with books that stand on it."""
    c.paint(ellipse(430, 876, 150, 24), "#4a2030", alpha=0.45, feather=16, texture=0)
    rim = [_round(t, _whorl(t) + 12) for t in range(-8, 372, 10)]
    c.sheet(smooth(rim), "#4a2a22", 16, swell=40)
    turns = 3.1
    turn = 4.0
    number = 0
    while turn < 360 * (turns - 1) + 250:
        outer = _whorl(turn) - 9
        inner = _whorl(turn + 360) + (7 if turn < 360 * (turns - 1) else 0)
        gap = outer - inner
        wide = math.degrees((20 + 11 * ((number * 7) % 4) / 3) * (outer / 330) ** 0.8 / (outer * 0.84))
        top = inner + gap * (0.66 + 0.24 * ((number * 5) % 7) / 6)
        lean = 1.6 if number % 9 == 4 else 0.0
        _book(c, turn, wide, inner, top, lean, number)
        turn += wide * (1.0 if number % 9 != 4 else 1.45)
        number += 1
    _boards(c, turns)
    shade = difference(circle(*_SHELL, 330), circle(_SHELL[0] - 70, _SHELL[1] - 84, 318))
    with c.clip(smooth(rim)):
        c.paint(shade, "#1c0c1c", alpha=0.42, feather=40, texture=0)
        c.paint(ellipse(_SHELL[0] - 120, _SHELL[1] - 150, 120, 90), "#fff4d8", alpha=0.16, feather=44, texture=0)
    _reader(c)


def _book(c: CutPaper, turn: float, wide: float, inner: float, top: float, lean: float, number: int) -> None:
    color = _BOOKS[(number * 4 + number // 7) % len(_BOOKS)]
    edges = [_round(turn, inner), _round(turn + lean, top), _round(turn + wide + lean, top), _round(turn + wide, inner)]
    c.sheet(poly(edges), color, 3.5, swell=3 + 3 * wide / 8, edge=0.7)
    if number % 3 != 1:
        for share in (0.22, 0.78) if number % 2 else (0.7,):
            r0, r1 = inner + (top - inner) * share, inner + (top - inner) * (share + 0.07)
            c.sheet(poly([_round(turn, r0), _round(turn, r1), _round(turn + wide, r1), _round(turn + wide, r0)]),
                mix(color, "#ffe6b0", 0.6), 0, edge=0.2)  # fmt: skip


def _boards(c: CutPaper, turns: float) -> None:
    """The spiral board, the thick end at the mouth."""
    run = [_round(t, _whorl(t)) for t in range(0, int(360 * turns) + 60, 12)]
    widths = [max(4.0, 28 * 0.58 ** (t / 360)) for t in range(0, int(360 * turns) + 60, 12)]
    c.sheet(limb(run, widths), "#a8693c", 6, swell=6)
    c.sheet(circle(*_SHELL, 20), "#c98a50", 4, swell=8)


def _reader(c: CutPaper) -> None:
    """The lit mouth of the shell, and the woman who sits in it with a book."""
    mouth = smooth([(160, 700), (196, 640), (262, 640), (318, 704), (340, 800), (318, 872), (236, 860), (180, 800)])
    c.sheet(mouth, "#5a3226", 10, swell=14)
    c.sheet(smooth([(186, 716), (214, 668), (258, 670), (300, 724), (318, 800), (300, 850), (236, 836), (196, 790)]),
        "#ffdf8e", 0, to="#f0a850", edge=0.4)  # fmt: skip
    c.sheet(limb([(270, 812), (226, 800), (204, 816), (196, 872)], [40, 38, 30, 20]), "#3a5f73", 6, swell=8)
    c.sheet(limb([(280, 822), (240, 826), (226, 850), (222, 898)], [40, 36, 28, 20]), "#466f86", 7, swell=8)
    for x, y in ((184, 880), (210, 906)):
        c.sheet(smooth([(x - 14, y), (x + 18, y - 8), (x + 24, y + 10), (x - 18, y + 12)]), "#5a2a24", 5, swell=4)
    c.sheet(smooth([(250, 834), (246, 776), (262, 738), (296, 748), (306, 800), (300, 838)]), "#c8573f", 8, swell=12)
    c.sheet(smooth([(262, 750), (244, 748), (240, 738), (234, 730), (242, 724), (226, 718), (242, 702), (246, 688),
        (266, 676), (290, 688), (290, 724), (276, 748)]), "#8a5638", 7, swell=7)  # fmt: skip
    c.sheet(smooth([(252, 692), (262, 668), (292, 668), (312, 694), (306, 730), (286, 734), (284, 704)]), "#2a1a22", 6,
        swell=8)  # fmt: skip
    c.sheet(circle(306, 676, 17), "#2a1a22", 5, swell=6)
    c.sheet(limb([(244, 709), (252, 713), (258, 710)], [2, 4, 2]), "#241218", 0.6, edge=0)
    c.sheet(difference(circle(251, 709, 12), circle(251, 709, 9.4)), "#f4e2b0", 1, edge=0.3)
    c.sheet(limb([(284, 764), (266, 796), (236, 784)], [24, 21, 15]), "#b34a36", 6, swell=6)
    c.sheet(poly([(198, 742), (236, 764), (244, 806), (206, 788)]), "#2f6f73", 6)
    c.sheet(poly([(204, 744), (236, 764), (243, 800), (212, 784)]), "#fff6e0", 3)
    c.sheet(circle(238, 790, 9), "#8a5638", 4, swell=4)


def _snail_head(c: CutPaper) -> None:
    """Head, stalks with spectacles, and feelers."""
    for run in ([(150, 720), (168, 600), (214, 500), (236, 430)], [(112, 716), (96, 590), (76, 490), (84, 408)]):
        c.sheet(limb(run, [44, 30, 25, 30]), "#c98a78", 10, swell=9)
    head = smooth(
        [(60, 880), (40, 800), (52, 722), (108, 676), (168, 690), (202, 758), (196, 850), (150, 910), (90, 920)]
    )
    c.sheet(head, _SKIN, 9, to="#cf9480", swell=34)
    for x, y in ((236, 420), (84, 398)):
        c.sheet(circle(x, y, 44), "#fbf6e6", 8, swell=13)
        c.sheet(circle(x - 12, y + 12, 20), "#4a2a2e", 1, edge=0.2)
        c.sheet(circle(x - 18, y + 6, 6.5), "#ffffff", 0, edge=0)
        c.sheet(smooth([(x - 46, y - 6), (x - 30, y - 40), (x + 30, y - 40), (x + 46, y - 6), (x, y - 14)]),
            "#d8a48c", 5,
            swell=7)  # fmt: skip
    # spectacles over both eyes
    rims = union(
        difference(circle(78, 404, 62), circle(78, 404, 51)),
        difference(circle(232, 426, 62), circle(232, 426, 51)),
        limb([(138, 404), (154, 396), (172, 408)], [11, 11, 11]),
        limb([(292, 420), (322, 404), (338, 416)], [10, 9, 6]),
    )
    c.sheet(rims, "#8a2f34", 9, swell=4)
    for x, y in ((78, 404), (232, 426)):
        c.paint(smooth([(x - 40, y - 18), (x - 14, y - 44), (x - 4, y - 44), (x - 42, y - 4)]), "#ffffff", alpha=0.26,
            feather=2, texture=0)  # fmt: skip
    c.sheet(ellipse(150, 826, 30, 21), "#e08a78", 0, edge=0)
    c.sheet(smooth([(48, 826, 1), (70, 848), (104, 850), (128, 830, 1), (106, 862), (70, 862)]), "#7d3f40", 1)
    for run in ([(56, 800), (30, 806), (24, 836)], [(60, 840), (40, 856), (42, 884)]):
        c.sheet(limb(run, [20, 17, 19]), "#c98a78", 6, swell=6)


@scene(
    "cat-city", "Do Not Wake the Roofs", motifs="cat city roof dusk fish lantern window",
    themes="home sleep danger secret care", moods="cosy tense", seed=38, medium=CutPaper,
    alt="A town at sunset whose roofs are huge sleeping cats; one has an eye open. In the lane below a man in an "
    "apron carries a large fish on the tips of his toes.",
    clues=("tiptoe", "purring", "home", "temptation", "don't wake them", "nine lives"),
)  # fmt: skip
def cat_city(c: CutPaper) -> None:
    c.table("#f7b267", "#f4845f")
    for k, color in enumerate(("#ee8f68", "#d66f6c", "#a9517a", "#743f78")):
        y = 372 - 92 * k
        c.sheet(smooth([(-40, -60), (840, -60), (840, y - 30), (690, y + 20), (520, y - 16), (330, y + 26), (160,
            y - 8),
            (-40, y + 30)]), color, 6)  # fmt: skip
    c.sheet(circle(300, 420, 118), "#ffe3a0", 4)
    _far_cats(c)
    _front(c, 330, 452, 190, 500, "#a6647c", 3)
    _loaf(c, 420, 452, 128, "#8d8796", "#5d566c")
    _front(c, 560, 420, 260, 600, "#8f5272", 4)
    _from_behind(c, 690, 430, 128)
    _front(c, -30, 560, 300, 560, "#7d4668", 4)
    _front(c, 296, 726, 530, 420, "#9a5068", 6, door=True)
    _lane(c)
    _black_cat(c)
    _ginger(c)
    _thief(c)


def _far_cats(c: CutPaper) -> None:
    """Roofs with ears, far away."""
    for row, (y, color, wide) in enumerate(((430, "#e8907a", 96), (486, "#c97384", 124))):
        x = -40.0 + 30 * row
        k = 0
        while x < 840:
            w = wide * (0.84 + 0.32 * ((k * 5 + row) % 4) / 3)
            h = 52 + 16 * ((k * 3) % 3)
            c.sheet(smooth([(x, 760, 1), (x, y - h * 0.2), (x + w * 0.08, y - h * 0.9, 1), (x + w * 0.3, y - h * 0.55),
                (x + w * 0.62, y - h * 0.55), (x + w * 0.86, y - h * 0.95, 1), (x + w, y - h * 0.15),
                (x + w, 760, 1)]), mix(color, "#7a4a70", 0.12 * (k % 3)), 5)  # fmt: skip
            for j in range(2):
                c.sheet(
                    rect(x + w * (0.26 + 0.3 * j), y + 24 + 30 * ((k + j) % 3), w * 0.12, w * 0.17),
                    "#ffe09a",
                    0,
                    edge=0,
                )
            x += w - 6
            k += 1


def _front(c: CutPaper, x: float, y: float, wide: float, tall: float, color: Color, columns: int, door: bool = False
    ) -> None:  # fmt: skip
    """The front of a house: a cornice, windows with shutters, perhaps a door."""
    c.sheet(rect(x, y, wide, tall), color, 12, to=mix(color, "#2c1836", 0.45), ink=mix(color, "#2c1836", 0.16),
        pattern=bricks(44, 20, 1.6))  # fmt: skip
    c.sheet(rect(x - 12, y - 6, wide + 24, 20, 3), mix(color, "#ffd9b0", 0.3), 6)
    step = wide / columns
    for row in range(int((tall - 60) // 122)):
        for k in range(columns):
            wx, wy = x + step * (k + 0.5), y + 70 + 122 * row
            if door and row >= 1 and abs(wx - 560) < 60:
                continue
            lit = (k * 3 + row * 5 + int(x)) % 4 != 1
            c.sheet(rect(wx - 24, wy - 6, 48, 70, 4), mix(color, "#ffd9b0", 0.35), 3)
            c.sheet(
                rect(wx - 18, wy, 36, 58, 3), "#ffd97e" if lit else "#4a2f58", 0, to="#f5a85a" if lit else "#3a2448"
            )
            c.sheet(
                group(rect(wx - 2, wy, 4, 58), rect(wx - 18, wy + 24, 36, 4)), mix(color, "#2c1836", 0.3), 1.5, edge=0.3
            )
            if (k + row) % 3 != 2:
                for s in (-1, 1):
                    c.sheet(rect(wx + s * 36 - 11, wy - 4, 22, 66, 2), mix("#3f7f86", "#2c1836", 0.2), 4,
                        ink="#2f5f6c", pattern=stripes(8, 0.3, 90))  # fmt: skip
            c.sheet(rect(wx - 30, wy + 60, 60, 9, 2), mix(color, "#ffd9b0", 0.45), 4)
    if door:
        c.sheet(smooth([(514, 1180, 1), (514, 1000), (560, 950), (606, 1000), (606, 1180, 1)]), "#f0d6a8", 4)
        c.sheet(smooth([(524, 1180, 1), (524, 1004), (560, 962), (596, 1004), (596, 1180, 1)]), "#3f6f73", 3,
            ink="#2f565c", pattern=stripes(18, 0.12))  # fmt: skip
        c.sheet(circle(584, 1082, 6), "#f0c04a", 2)


def _stripes_of(c: CutPaper, body: Path, runs: list[Points], wide: float, color: Color) -> None:
    """Tabby stripes: tapering, a little raised."""
    for run in runs:
        count = len(run)
        stripe = limb(run, [wide * (1 - k / count) + 2 for k in range(count)])
        tone = mix(color, "#5a2418", c.rng.uniform(0, 0.22))
        c.sheet(intersection(body, stripe), tone, 2, swell=4, edge=0.4)


def _loaf(c: CutPaper, x: float, y: float, size: float, coat: Color, dark: Color) -> None:
    """A cat that sleeps like a loaf, in profile to the left, far off."""
    with c.at(x, y, size / 128):
        c.sheet(limb([(96, -10), (128, 16), (122, 80), (98, 104)], [30, 28, 24, 14]), dark, 6, swell=8)
        body = smooth([(-70, 0, 1), (-86, -40), (-50, -78), (20, -104), (90, -84), (122, -30), (112, 2, 1)])
        c.sheet(body, coat, 9, swell=24)
        _stripes_of(c, body, [[(10 + 26 * k, -110), (2 + 26 * k, -70), (12 + 28 * k, -40)] for k in range(4)], 15, dark)
        for dx, turn in ((-92, -18), (-58, 10)):
            with c.at(dx, -84, 1, turn):
                c.sheet(poly([(-18, 16), (-4, -34), (20, 14)]), coat, 5, swell=5)
        c.sheet(ellipse(-78, -48, 48, 41), coat, 7, swell=14)
        for dx in (-96, -62):
            c.sheet(limb([(dx - 12, -50), (dx, -43), (dx + 12, -50)], [3, 5, 3]), "#33243c", 1, edge=0)
        c.sheet(poly([(-84, -38), (-74, -38), (-79, -31)]), "#e09a98", 1)


def _from_behind(c: CutPaper, x: float, y: float, size: float) -> None:
    """A white cat that sits with its back to the viewer, its tail down the wall."""
    with c.at(x, y, size / 128):
        body = smooth([(-84, 4, 1), (-92, -50), (-60, -130), (-50, -180), (0, -206), (50, -180), (62, -130), (94, -50),
            (86, 4, 1)])  # fmt: skip
        c.sheet(body, "#efe6e0", 10, to="#cbb9c4", swell=26)
        for s in (-1, 1):
            c.sheet(poly([(s * 52, -176), (s * 52, -238), (s * 14, -200)]), "#efe6e0", 6, swell=5)
        c.sheet(ellipse(0, -170, 58, 50), "#f4ece6", 8, swell=18)
        c.sheet(
            limb([(14, -6), (44, 30), (30, 96), (52, 150), (44, 196)], [34, 34, 30, 26, 14]), "#e2d5d4", 9, swell=10
        )
        c.sheet(smooth([(-58, -178), (-50, -204), (-30, -208), (-22, -186), (-40, -164)]), "#a98a98", 1.5, swell=8)
        c.sheet(smooth([(20, -108), (58, -120), (84, -60), (60, -30), (26, -54)]), "#a98a98", 1.5, swell=10)


def _black_cat(c: CutPaper) -> None:
    """The black cat lies along the left roof, chin over the gutter, one eye open."""
    c.sheet(smooth([(-60, 400), (60, 372), (170, 390), (246, 450), (270, 540), (262, 568), (-60, 570)]), "#2c2438", 14,
        swell=40)  # fmt: skip
    c.sheet(limb([(216, 548), (252, 600), (246, 650)], [58, 50, 40]), "#352c44", 10, swell=13)
    c.sheet(limb([(70, 560), (84, 620), (74, 662)], [58, 50, 40]), "#352c44", 10, swell=13)
    for x, y in ((246, 652), (74, 664)):
        c.sheet(smooth([(x - 28, y - 8), (x, y - 24), (x + 28, y - 8), (x + 24, y + 18), (x - 24, y + 18)]),
            "#41364f", 6,
            swell=9)  # fmt: skip
        for dx in (-8, 8):
            c.sheet(limb([(x + dx, y + 2), (x + dx, y + 16)], [2, 3]), "#1f1828", 0.5, edge=0)
    with c.at(160, 586, 1.0, 6):
        for s, dx in ((-1, -74), (1, 74)):
            c.sheet(poly([(dx - 34 * s, -66), (dx + 12 * s, -142), (dx + 26 * s, -30)]), "#352c44", 8, swell=8)
            c.sheet(poly([(dx - 18 * s, -66), (dx + 9 * s, -114), (dx + 14 * s, -44)]), "#8a5a72", 1.5)
        head = smooth([(-104, -8), (-92, -62), (-40, -90), (40, -90), (92, -62), (104, -8), (86, 46), (40, 74), (-40,
            74),
            (-86, 46)])  # fmt: skip
        for s in (-1, 1):
            for k in range(4):
                x, y = s * (84 - 8 * k), 6 + 17 * k
                c.sheet(limb([(x, y), (x + s * (20 - 3 * k), y + 8 + 3 * k), (x + s * (36 - 6 * k), y + 8 + 8 * k)],
                    [26, 18,
                    2]), ("#40364f", "#2c2438")[k % 2], 5, swell=6)  # fmt: skip
        c.sheet(head, "#352c44", 11, swell=28)
        c.sheet(smooth([(-66, -24, 1), (-42, -40), (-14, -20, 1), (-40, -12)]), "#241b2e", 2)
        c.sheet(limb([(-66, -22), (-40, -8), (-14, -18)], [3, 7, 3]), "#15101c", 1.5)
        c.sheet(smooth([(12, -20, 1), (38, -52), (72, -26, 1), (44, -4)]), "#d7e26a", 4, swell=5)
        c.sheet(ellipse(44, -24, 7, 20), "#15101c", 0.5, edge=0)
        c.sheet(circle(40, -34, 3.6), "#fffde8", 0, edge=0)
        c.sheet(smooth([(8, -20), (36, -58), (76, -30), (42, -42)]), "#41364f", 4)
        for s in (-1, 1):
            c.sheet(ellipse(s * 22, 30, 28, 20), "#463b55", 4, swell=9)
        c.sheet(smooth([(-12, 6), (0, 2), (12, 6), (0, 22)]), "#c97a86", 4, swell=4)
        for s in (-1, 1):
            for k in range(3):
                c.sheet(limb([(s * 34, 26 + 5 * k), (s * 80, 18 + 11 * k), (s * 120, 20 + 17 * k)], [3, 2.6, 1.2]),
                    "#c9bdd0",
                    3, edge=0)  # fmt: skip


_GINGER, _RUST, _CREAM = "#e58a3c", "#b9582a", "#f8dfb4"


def _ginger(c: CutPaper) -> None:
    """The ginger cat curls round a chimney on the nearest roof."""
    c.sheet(rect(640, 360, 78, 200), "#8a4450", 10, ink="#6f3444", pattern=bricks(30, 16, 1.8))
    c.sheet(rect(628, 346, 102, 26, 2), "#a8586a", 7)
    tail = limb([(740, 690), (792, 750), (776, 840), (716, 890), (700, 962)], [84, 84, 76, 66, 40])
    c.sheet(tail, _GINGER, 13, swell=22)
    _stripes_of(c, tail, [[(812 - 24 * k, 732 + 52 * k), (766 - 18 * k, 738 + 50 * k), (716 - 8 * k, 726 + 48 * k)]
        for k in range(4)], 24, _RUST)  # fmt: skip
    c.sheet(smooth([(714, 906), (728, 946), (704, 986), (680, 960), (690, 912)]), _CREAM, 5, swell=9)
    body = smooth([(330, 740), (300, 650), (340, 540), (450, 466), (580, 446), (710, 474), (812, 560), (850, 680),
        (830, 752), (640, 758), (470, 760)])  # fmt: skip
    c.sheet(body, _GINGER, 18, to="#d0742f", swell=52)
    _stripes_of(c, body, [[(470 + 62 * k, 436 + 12 * abs(k - 2)), (500 + 58 * k, 510), (520 + 52 * k, 570),
        (512 + 50 * k, 610)] for k in range(6)], 34, _RUST)  # fmt: skip
    haunch = smooth([(612, 752), (592, 660), (650, 588), (744, 590), (806, 660), (800, 748)])
    c.sheet(haunch, "#ea9648", 11, swell=34)
    _stripes_of(
        c, haunch, [[(664 + 50 * k, 580), (690 + 42 * k, 620), (694 + 36 * k, 660)] for k in range(3)], 24, _RUST
    )
    c.sheet(smooth([(600, 768), (596, 730), (650, 712), (716, 724), (728, 768)]), "#f0a458", 7, swell=13)
    for x in (330, 452):
        c.sheet(limb([(x + 24, 724), (x + 6, 752), (x, 786)], [78, 72, 62]), "#ea9648", 9, swell=16)
        c.sheet(smooth([(x - 40, 790), (x - 30, 762), (x, 752), (x + 32, 764), (x + 40, 792), (x + 24, 812),
            (x - 26, 812)]), _CREAM, 6, swell=13)  # fmt: skip
        for dx in (-13, 12):
            c.sheet(limb([(x + dx, 784), (x + dx, 808)], [2, 4]), "#c99a6a", 0.6, edge=0)
    _ginger_head(c)


def _ginger_head(c: CutPaper) -> None:
    with c.at(398, 640, 1.06, -5):
        for s in (-1, 1):
            c.sheet(smooth([(s * 30, -92), (s * 96, -172, 1), (s * 124, -46), (s * 70, -40)]), _GINGER, 10, swell=12)
            c.sheet(smooth([(s * 56, -92), (s * 93, -140, 1), (s * 108, -64)]), "#f0b8a0", 2, swell=6)
        head = smooth([(-140, 0), (-118, -74), (-56, -112), (0, -118), (56, -112), (118, -74), (140, 0), (126, 50),
            (150, 66, 1), (106, 88), (50, 118), (-50, 118), (-106, 88), (-150, 66, 1), (-126, 50)])  # fmt: skip
        for s in (-1, 1):  # cheeks: locks that stand off
            for k in range(5):
                x, y = s * (112 - 9 * k), 18 + 19 * k
                lock = [(x, y), (x + s * (26 - 3 * k), y + 10 + 4 * k), (x + s * (48 - 7 * k), y + 12 + 9 * k)]
                c.sheet(limb(lock, [34, 24, 2]), mix(_GINGER, (_RUST, _CREAM)[k % 2], 0.3), 6, swell=7)
        c.sheet(head, _GINGER, 15, swell=40)
        _stripes_of(c, head, [[(0, -124), (0, -90), (0, -50)], [(-36, -120), (-32, -88), (-24, -58)],
            [(36, -120), (32, -88), (24, -58)]], 22, _RUST)  # fmt: skip
        _stripes_of(c, head, [[(s * 150, y), (s * 112, y + 4), (s * 84, y + 14)] for s in (-1, 1) for y in (-26, 8)],
            20,
            _RUST)  # fmt: skip
        c.sheet(smooth([(-74, 46), (-44, 20), (0, 6), (44, 20), (74, 46), (56, 92), (0, 108), (-56, 92)]), _CREAM, 3,
            swell=18, edge=0.5)  # fmt: skip
        for s in (-1, 1):
            c.sheet(smooth([(s * 28, -12), (s * 58, -38), (s * 96, -14), (s * 62, 6)]), "#d97c34", 2, swell=7)
            c.sheet(limb([(s * 26, -10), (s * 60, 9), (s * 98, -10)], [4, 9, 4]), "#5a2a1c", 2)
            c.sheet(ellipse(s * 30, 62, 36, 26), "#fdebc8", 6, swell=12)
            for k in range(3):
                c.sheet(circle(s * (22 + 14 * k), 58 + 8 * (k % 2), 2.8), "#c99a6a", 0, edge=0)
                c.sheet(limb([(s * 52, 58 + 7 * k), (s * 120, 44 + 18 * k), (s * 184, 50 + 26 * k)], [4, 3.4, 1.4]),
                    "#fff8e8", 4, edge=0)  # fmt: skip
        c.sheet(smooth([(-22, 26), (0, 18), (22, 26), (8, 46), (0, 50), (-8, 46)]), "#d86a6a", 6, swell=7)
        c.sheet(limb([(0, 48), (0, 62)], [4, 3]), "#8a4a3a", 0.6, edge=0)


def _lane(c: CutPaper) -> None:
    """Cobbles, a step and a lamp on a bracket."""
    c.sheet(smooth([(-40, 1110), (300, 1096), (840, 1112), (840, 1240), (-40, 1240)]), "#4f3558", 10)
    for row in range(4):
        for k in range(15):
            x = -20 + 58 * k + 29 * (row % 2)
            c.sheet(smooth([(x - 24, 1124 + 26 * row), (x, 1114 + 26 * row), (x + 24, 1124 + 26 * row),
                (x + 20, 1138 + 26 * row), (x - 20, 1138 + 26 * row)]),
                mix("#6b4a70", "#9a6a84", ((k * 7 + row * 3) % 5) / 5), 2.5, swell=5, edge=0.5)  # fmt: skip
    c.sheet(rect(500, 1092, 120, 22, 3), "#c9a08a", 6)


def _thief(c: CutPaper) -> None:
    """A man on tiptoe with a fish as long as himself."""
    for r, a in ((170, 0.16), (90, 0.2)):
        c.paint(circle(300, 948, r), "#ffd98a", alpha=a, feather=r * 0.45, texture=0, wobble=0)
    c.paint(ellipse(190, 1150, 110, 13), "#1c1024", alpha=0.5, feather=7, texture=0)
    far = limb([(196, 1012), (232, 1062), (216, 1118)], [46, 36, 24])
    c.sheet(far, "#3c3350", 7, swell=9)
    c.sheet(smooth([(204, 1104), (228, 1108), (252, 1136), (262, 1146, 1), (224, 1142)]), "#2a2030", 5, swell=4)
    near = limb([(176, 1014), (150, 1072), (118, 1116)], [50, 40, 26])
    c.sheet(near, "#4a3f60", 8, swell=10)
    c.sheet(smooth([(104, 1100), (128, 1112), (146, 1140), (154, 1152, 1), (116, 1144)]), "#2f2436", 5, swell=4)
    c.sheet(smooth([(150, 1022), (144, 940), (166, 872), (206, 868), (232, 920), (226, 1020), (190, 1036)]),
        "#cf5a44", 10,
        swell=20)  # fmt: skip
    c.sheet(smooth([(196, 900), (226, 916), (236, 980), (234, 1056), (192, 1064), (186, 960)]), "#f4ead6", 5, swell=9)
    c.sheet(limb([(152, 966), (190, 974), (232, 966)], [7, 8, 7]), "#f4ead6", 2)
    # the fish over his shoulder
    c.sheet(limb([(214, 902), (252, 888), (262, 850)], [32, 28, 22]), "#b34a38", 6, swell=8)
    fish = smooth([(310, 806), (284, 770), (220, 760), (150, 786), (96, 834), (70, 878), (92, 890), (150, 872), (230,
        858),
        (290, 838)])  # fmt: skip
    c.sheet(smooth([(96, 846), (62, 836), (20, 852, 1), (46, 884), (40, 926, 1), (76, 910), (98, 884)]), "#3f8f9a", 9,
        swell=9)  # fmt: skip
    c.sheet(smooth([(170, 780), (200, 734), (250, 736, 1), (244, 766)]), "#3f8f9a", 8, swell=6)
    c.sheet(fish, "#58aeb4", 12, to="#d9ecdf", swell=20)
    for k in range(4):
        c.sheet(limb([(254 - 36 * k, 780 + 13 * k), (242 - 36 * k, 800 + 13 * k), (252 - 36 * k, 820 + 12 * k)], [3,
            6, 3]),
            "#3f8f9a", 1, edge=0.3)  # fmt: skip
    c.sheet(limb([(276, 772), (264, 800), (274, 836)], [3, 7, 3]), "#2f7480", 1, edge=0.3)
    c.sheet(circle(290, 796, 10), "#fbf6e0", 3)
    c.sheet(circle(292, 797, 5), "#1c1420", 0.5, edge=0)
    c.sheet(limb([(312, 812), (298, 820), (290, 818)], [3, 4, 2]), "#2f7480", 0.6, edge=0)
    c.sheet(smooth([(248, 862), (254, 838), (276, 832), (286, 850), (272, 866)]), "#d99a74", 5, swell=7)
    # head, turned up to the eye above, and a finger on the lips
    head = smooth([(172, 866), (160, 832), (172, 800), (206, 790), (234, 806), (240, 826), (256, 842), (242, 852),
        (240, 872),
        (216, 886), (186, 882)])  # fmt: skip
    with c.at(0, 34):
        c.sheet(head, "#d99a74", 11, swell=14)
        c.sheet(smooth([(160, 838), (162, 800), (196, 776), (232, 790), (238, 808), (206, 808), (190, 838), (176,
            850)]),
            "#5f6f8a", 7, swell=10)  # fmt: skip
        c.sheet(smooth([(214, 798), (250, 796), (266, 808, 1), (232, 812)]), "#52617c", 5, swell=4)
        c.sheet(
            smooth([(240, 868), (222, 866), (204, 850), (184, 852), (176, 874), (206, 898), (240, 888)]),
            "#3a241e",
            4,
            swell=6,
        )
        c.sheet(circle(224, 828, 6), "#fdf6e4", 1)
        c.sheet(circle(224, 825, 3.4), "#1c1218", 0, edge=0)
        c.sheet(smooth([(174, 840), (186, 832), (194, 846), (184, 860)]), "#cf8c66", 3, swell=5)
    c.sheet(limb([(164, 916), (128, 960), (170, 980), (226, 940)], [36, 32, 27, 20]), "#cf5a44", 9, swell=9)
    c.sheet(smooth([(218, 952), (220, 926), (240, 918), (250, 936), (240, 954)]), "#d99a74", 6, swell=7)
    c.sheet(limb([(240, 930), (248, 912), (250, 896)], [13, 12, 9]), "#e0a47e", 4, swell=4)
