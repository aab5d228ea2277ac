"""Scenes of moons and seasons, in cut paper: a market for moons, and an old man's cloak."""

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.cutpaper import CutPaper, dots, stripes
from painter.geom import Path, circle, difference, ellipse, limb, poly, rect, smooth, union
from painter.palette import Color, mix
from painter.scene import scene

Spot = tuple[float, float]


@scene(
    "moon-market", "Sold by Weight", motifs="moon scales market girl stalls night",
    themes="trade value wishes time greed",
    moods="curious magical hushed", seed=67, medium=CutPaper,
    alt="At a night market, moons are sold: hung up as crescents, cut like cheese, stacked like fruit, ladled from "
    "a pot. In the "
    "middle a full moon lies on one pan of a great pair of scales, and a girl lays her shoe on the other.",
    clues=("fair price", "by the slice", "new moon sale", "weigh it up", "not for sale", "cheese stall"),
)  # fmt: skip
def moon_market(c: CutPaper) -> None:
    c.table("#1a1c42", "#2b2a5c")
    for x, y, r in ((90, 90, 3), (170, 150, 2), (300, 60, 3), (640, 80, 3), (730, 160, 2), (520, 130, 2), (700, 40, 3)):
        c.sheet(circle(x, y, r), "#f4e6c0", 1, edge=0)
    c.sheet(
        smooth([(-30, 520), (110, 470), (250, 500), (420, 452), (600, 500), (840, 460), (840, 1240), (-30, 1240)]),
        "#25264f",
        5,
    )
    _new_moon(c)
    _far_stalls(c)
    c.sheet(
        smooth([(-40, 900), (180, 860), (420, 878), (640, 856), (840, 890), (840, 1260), (-40, 1260)]),
        "#3d3a70",
        8,
        to="#2a2754",
    )
    c.sheet(ellipse(410, 1060, 330, 104), "#504b86", 2)
    _cheese_stall(c)
    _soup_stall(c)
    _scales(c)
    _buyer(c)


def _moon(c: CutPaper, x: float, y: float, r: float, lift: float = 6, phase: float = 0) -> None:
    """A moon of cream paper with craters; phase takes a bite from its left side."""
    disc = circle(x, y, r)
    shape = difference(disc, circle(x - r * (1.15 - phase), y - r * 0.12, r * 0.96)) if phase else disc
    c.sheet(shape, "#fbf0c8", lift, to="#ead39a")
    if phase:
        return
    for dx, dy, s in (
        (-0.3, -0.34, 0.2),
        (0.34, -0.1, 0.14),
        (-0.1, 0.36, 0.24),
        (0.42, 0.42, 0.1),
        (-0.58, 0.12, 0.1),
    ):
        c.sheet(circle(x + dx * r, y + dy * r, s * r), "#e6cf96", 1, edge=0.4)


def _awning(c: CutPaper, x: float, y: float, w: float, first: Color, second: Color, lift: float = 9) -> None:
    """A striped awning with a scalloped edge."""
    steps = max(4, int(w / 40))
    step = w / steps
    for k in range(steps):
        left, right = x + k * step, x + (k + 1) * step
        flap = union(
            poly(
                [
                    (x + w * 0.06 + k * step * 0.88, y),
                    (x + w * 0.06 + (k + 1) * step * 0.88, y),
                    (right, y + 56),
                    (left, y + 56),
                ]
            ),
            circle((left + right) / 2, y + 56, step / 2),
        )
        c.sheet(flap, first if k % 2 else second, lift if k % 2 else lift * 0.8)


def _new_moon(c: CutPaper) -> None:
    """The place in the sky from which the moon is gone, and a cord of lanterns."""
    c.sheet(circle(590, 190, 92), "#12143a", 0)
    c.sheet(difference(circle(590, 190, 96), circle(590, 190, 90)), "#3a3c78", 2)
    cord = [(-20, 250), (120, 330), (270, 372), (420, 356), (560, 380), (700, 340), (830, 250)]
    c.sheet(limb(cord, [3] * 7), "#8f86b8", 3, edge=0)
    for k, (x, y) in enumerate(((60, 306), (150, 344), (262, 376), (520, 376), (640, 362), (736, 322))):
        c.sheet(limb([(x, y), (x, y + 16)], [2, 2]), "#8f86b8", 2, edge=0)
        c.sheet(ellipse(x, y + 34, 16, 20), ("#e8643c", "#f0a13c", "#d8577a")[k % 3], 6)


def _far_stalls(c: CutPaper) -> None:
    """Small stalls at the back: crescents on strings, moons like fruit, a lamp for moths."""
    c.sheet(rect(60, 640, 190, 210), "#4a2f4c", 6)
    for k in range(4):
        x = 88 + 46 * k
        c.sheet(limb([(x, 620), (x, 668 + 22 * (k % 2))], [1.6, 1.6]), "#e8dcc0", 1, edge=0)
        _moon(c, x, 690 + 22 * (k % 2), 19, 4, (0.5, 0.75, 0.35, 0.95)[k])
    c.sheet(rect(56, 762, 198, 26), "#8a5a3c", 6)
    _awning(c, 40, 560, 226, "#c8503f", "#f0dcb4")
    c.sheet(rect(648, 640, 200, 210), "#2f4a5c", 6)
    for row in range(4):
        for k in range(4 - row):
            _moon(c, 692 + 34 * k + 17 * row, 742 - 30 * row, 18, 3)
    c.sheet(rect(644, 762, 208, 26), "#6a4a3c", 6)
    _awning(c, 632, 560, 236, "#2f8f8b", "#e8c46a")


def _cheese_stall(c: CutPaper) -> None:
    """A moon cut like cheese, with a knife, and its seller."""
    with c.at(110, 830):
        c.sheet(smooth([(-46, 40), (-44, -60), (-10, -92), (36, -82), (52, 40)]), "#f0e6d2", 7)
        c.sheet(smooth([(-34, -116), (-20, -160), (24, -160), (38, -120), (22, -86), (-18, -88)]), "#8a5a3c", 7)
        c.sheet(smooth([(-42, -138, 1), (-30, -176), (30, -178), (44, -140, 1), (0, -150)]), "#fbf4e2", 6)
        for x in (-10, 16):
            c.sheet(ellipse(x, -126, 3.5, 4.5), "#1a1420", 0.5, edge=0)
        c.sheet(smooth([(-18, -104), (4, -98), (26, -106), (14, -90), (-8, -90)]), "#2a1a18", 1.5)
        c.sheet(limb([(40, -56), (76, -24), (112, -30)], [26, 22, 15]), "#e3d6ba", 8)
    c.sheet(rect(-20, 900, 250, 170), "#7a4630", 10, ink="#6a3a28", pattern=stripes(31, 0.08))
    c.sheet(rect(-20, 884, 262, 26, 3), "#a8683c", 8)
    wheel = union(rect(36, 826, 148, 58), ellipse(110, 826, 74, 26))
    c.sheet(wheel, "#e6cf96", 7)
    c.sheet(ellipse(110, 826, 74, 26), "#fbf0c8", 2)
    c.sheet(poly([(110, 826), (188, 812), (192, 838), (192, 876), (150, 884)]), "#7a4630", 1, edge=0)
    c.sheet(poly([(206, 862), (258, 846), (268, 872), (212, 890)]), "#f4e2ae", 6)
    c.sheet(union(limb([(222, 800), (204, 850)], [4, 8])), "#dfe6ea", 6)


def _soup_stall(c: CutPaper) -> None:
    """A pot of moonlight and a woman with a ladle."""
    with c.at(744, 850):
        c.sheet(smooth([(-56, 60), (-50, -54), (-14, -88), (34, -82), (56, 60)]), "#6a8f6a", 7)
        c.sheet(smooth([(-34, -110), (-24, -156), (20, -160), (38, -118), (20, -82), (-20, -82)]), "#e8b890", 7)
        c.sheet(
            smooth(
                [
                    (-40, -96),
                    (-44, -140),
                    (-10, -176),
                    (32, -168),
                    (48, -120),
                    (40, -84),
                    (26, -126),
                    (-14, -146),
                    (-30, -120),
                ]
            ),
            "#8f3a4a",
            6,
        )
        for x in (-16, 8):
            c.sheet(limb([(x - 6, -120), (x, -116), (x + 6, -120)], [2, 3, 2]), "#3a1a18", 0.5, edge=0)
        c.sheet(limb([(-14, -98), (-4, -94), (8, -98)], [2, 4, 2]), "#a83a40", 0.5, edge=0)
        c.sheet(limb([(-44, -48), (-74, -14), (-70, 18)], [26, 22, 14]), "#5c8060", 8)
    c.sheet(limb([(676, 850), (690, 900), (686, 940)], [6, 6, 7]), "#b9b3a6", 6)
    with c.at(60, 26):
        pot = smooth([(560, 930, 1), (744, 930, 1), (730, 1040), (690, 1072), (610, 1072), (574, 1040)])
        c.sheet(pot, "#3a3440", 11, to="#241f2c")
        c.sheet(ellipse(652, 930, 92, 24), "#4a4352", 4)
        c.sheet(ellipse(652, 931, 80, 18), "#fdf3cc", 2)
        for k in range(3):
            c.sheet(limb([(616 + 36 * k, 912), (606 + 38 * k, 882), (622 + 36 * k, 858)], [3, 9, 2]), "#fbf0c8", 2)


def _scales(c: CutPaper) -> None:
    """The scales: the moon is a little lighter than the shoe."""
    brass, dark = "#d8a84a", "#a87a2c"
    c.sheet(limb([(410, 1000), (410, 300)], [30, 18]), brass, 10)
    c.sheet(smooth([(330, 1040, 1), (350, 1004), (410, 984), (470, 1004), (490, 1040, 1)]), dark, 8)
    left, right = (196, 372), (624, 306)
    c.sheet(limb([left, (300, 352), (410, 330), (520, 326), right], [10, 20, 26, 20, 10]), brass, 12)
    c.sheet(circle(410, 330, 26), dark, 6)
    c.sheet(circle(410, 330, 11), "#f4d98a", 3)
    c.sheet(smooth([(398, 306), (410, 236), (422, 306)]), brass, 6)
    for (x, y), drop in ((left, 300), (right, 236)):
        for dx in (-92, 92):
            c.sheet(limb([(x, y), (x + dx, y + drop)], [3, 3]), "#e8cf8f", 5, edge=0)
    x, y = left[0], left[1] + 300
    _moon(c, x, y - 74, 92, 14)
    c.sheet(smooth([(x - 112, y - 6, 1), (x + 112, y - 6, 1), (x + 70, y + 34), (x - 70, y + 34)]), brass, 10, to=dark)
    x, y = right[0], right[1] + 236
    _shoe(c, x, y - 8)
    c.sheet(smooth([(x - 112, y - 6, 1), (x + 112, y - 6, 1), (x + 70, y + 34), (x - 70, y + 34)]), brass, 10, to=dark)


def _shoe(c: CutPaper, x: float, y: float) -> None:
    c.sheet(
        smooth([(x - 40, y, 1), (x - 42, y - 40), (x - 14, y - 46), (x + 2, y - 24), (x + 40, y - 16), (x + 50, y, 1)]),
        "#d8402f",
        8,
    )
    c.sheet(rect(x - 42, y - 5, 94, 8, 3), "#5a1c1a", 3)
    c.sheet(limb([(x - 16, y - 38), (x + 6, y - 30)], [4, 4]), "#fbe6c4", 2, edge=0)


def _buyer(c: CutPaper) -> None:
    """A girl with one bare foot, who reaches up to the pan."""
    with c.at(470, 1116, 1.14):
        c.sheet(ellipse(0, 6, 74, 13), "#2a2754", 0, edge=0)
        c.sheet(limb([(-14, -96), (-18, -50), (-16, -6)], [24, 20, 15]), "#e2ae84", 6)
        c.sheet(smooth([(-28, 0), (-24, -12), (-4, -10), (8, 0), (-10, 5)]), "#e2ae84", 4)
        c.sheet(limb([(20, -96), (30, -50), (28, -8)], [24, 20, 15]), "#d8a078", 6)
        c.sheet(smooth([(14, 2), (16, -20), (38, -20), (58, -2), (56, 4)]), "#d8402f", 5)
        c.sheet(
            smooth([(-54, -84), (-32, -210), (-10, -252), (34, -250), (50, -206), (62, -84), (4, -74)]),
            "#f0b23c",
            11,
            ink="#e09a2c",
            pattern=dots(22, 0.16),
        )
        c.sheet(limb([(34, -236), (82, -290), (96, -370), (104, -420)], [30, 26, 22, 15]), "#e0a030", 10)
        c.sheet(
            union(circle(106, -430, 14), *(limb([(96 + 9 * k, -438), (94 + 11 * k, -462)], [8, 6]) for k in range(4))),
            "#e2ae84",
            6,
        )
        c.sheet(limb([(-26, -228), (-64, -176), (-58, -126)], [28, 24, 15]), "#e0a030", 9)
        c.sheet(circle(-57, -116, 13), "#e2ae84", 5)
        c.sheet(rect(0, -272, 24, 30), "#cf9a70", 4)
        c.sheet(
            smooth(
                [
                    (-30, -306),
                    (-24, -346),
                    (14, -360),
                    (48, -342),
                    (58, -312),
                    (66, -298),
                    (54, -288),
                    (44, -262),
                    (10, -256),
                    (-18, -272),
                ]
            ),
            "#e2ae84",
            9,
        )
        c.sheet(
            smooth(
                [
                    (-44, -252),
                    (-54, -318),
                    (-22, -374),
                    (30, -376),
                    (54, -344),
                    (24, -334),
                    (8, -306),
                    (0, -264),
                    (-12, -232, 1),
                ]
            ),
            "#3a1f2a",
            8,
        )
        c.sheet(limb([(-36, -270), (-62, -240), (-66, -190)], [22, 20, 6]), "#3a1f2a", 7)
        c.sheet(ellipse(36, -318, 4, 6), "#1a1218", 0.6, edge=0)
        c.sheet(limb([(28, -334), (38, -340), (48, -334)], [3, 4, 2]), "#3a1f2a", 0.6, edge=0)
        c.sheet(limb([(36, -282), (44, -278), (52, -284)], [2, 4, 2]), "#a83a40", 0.6, edge=0)


@scene(
    "seasons-coat", "The Old Year", motifs="old-man cloak seasons leaves snow staff",
    themes="time seasons age change walking",
    moods="stately calm wistful", seed=54, medium=CutPaper,
    alt="A bearded old man walks to the left with a staff. His long cloak falls in four folds: one with blossoming "
    "trees, one with "
    "wheat and sun, one with red woods and falling leaves, one with snow and bare trees, and snow trails off its hem.",
    clues=("old year", "long walk", "all weathers", "father time", "cloak of days", "here comes spring"),
)  # fmt: skip
def seasons_coat(c: CutPaper) -> None:
    c.table("#dfe8dc", "#c8d6cf")
    c.sheet(
        smooth([(-30, 760), (140, 640), (330, 700), (560, 560), (840, 660), (840, 1250), (-30, 1250)]), "#cfdccb", 4
    )
    c.sheet(
        smooth([(-30, 880), (220, 800), (460, 860), (660, 760), (840, 820), (840, 1250), (-30, 1250)]), "#bfcfba", 5
    )
    c.sheet(
        smooth([(-30, 1010), (200, 960), (420, 990), (620, 950), (840, 990), (840, 1250), (-30, 1250)]), "#aebfa6", 6
    )
    c.sheet(smooth([(-30, 1110), (240, 1076), (520, 1110), (840, 1080), (840, 1250), (-30, 1250)]), "#93a88e", 6)
    _cloak(c)
    _old_man(c)
    for _ in range(34):
        x, y = 560 + c.rng.uniform(0, 230), 1010 + c.rng.uniform(-60, 170)
        c.sheet(circle(x, y, c.rng.uniform(2.5, 6)), "#fbfdfb", 3, edge=0.3)
    for k in range(9):
        x, y = 470 + c.rng.uniform(-30, 190), 1090 + c.rng.uniform(-20, 70)
        with c.at(x, y, 1, c.rng.uniform(0, 180)):
            c.sheet(smooth([(-11, 0, 1), (0, -6), (11, 0, 1), (0, 6)]), ("#c8502c", "#e0892c", "#a83a2c")[k % 3], 4)


# The edges between the folds of the cloak, from the shoulder to the hem.
_EDGES: list[list[Spot]] = [
    [(236, 400), (196, 560), (210, 760), (150, 960), (140, 1090)],
    [(270, 380), (280, 560), (330, 760), (290, 980), (318, 1120)],
    [(318, 366), (380, 540), (450, 740), (436, 960), (490, 1116)],
    [(356, 366), (470, 510), (570, 700), (590, 910), (660, 1060)],
    [(376, 380), (540, 470), (676, 640), (740, 820), (800, 930)],
]


def _on(edge: Sequence[Spot], t: float) -> Spot:
    """A place along an edge, t from 0 at the shoulder to 1 at the hem."""
    at = min(max(t, 0.0), 0.9999) * (len(edge) - 1)
    i, f = int(at), at - int(at)
    return edge[i][0] + (edge[i + 1][0] - edge[i][0]) * f, edge[i][1] + (edge[i + 1][1] - edge[i][1]) * f


def _place(fold: int, t: float, u: float) -> Spot:
    """A place in a fold: t down the cloak, u across; the middle of a fold bulges down."""
    drop = 0.05 * math.sin(math.pi * u)
    a, b = _on(_EDGES[fold], t + drop), _on(_EDGES[fold + 1], t + drop)
    return a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u


def _band(fold: int, top: float, low: float, wave: float = 0.0) -> Path:
    """A strip of land that runs round a fold."""
    steps = [k / 8 for k in range(9)]
    upper = [_place(fold, top + wave * math.sin(u * 9 + fold), u) for u in steps]
    lower = [_place(fold, low, u) for u in reversed(steps)]
    return poly([*upper, *lower])


_LANDS = [
    ("#cfe8dc", ("#b8dcae", "#98c888", "#7ab46e", "#5f9c5c")),
    ("#f9e08a", ("#f2cf5c", "#e6b83c", "#8fb04a", "#5f8f3f")),
    ("#f3c08a", ("#e39a4c", "#cf7236", "#b04f2c", "#8a3a2a")),
    ("#d5e3ee", ("#eef4f6", "#dbe7ee", "#c3d5e2", "#a9c0d2")),
]


def _cloak(c: CutPaper) -> None:
    """Four folds, the last season lowest, each lying over the one behind it."""
    for fold in (3, 2, 1, 0):
        sky, hills = _LANDS[fold]
        whole = smooth(
            [*_EDGES[fold], *[_place(fold, 1.0, u) for u in (0.25, 0.5, 0.75)], *reversed(_EDGES[fold + 1])],
            tension=0.3,
        )
        c.sheet(whole, sky, 18)
        with c.clip(whole):
            for k, hill in enumerate(hills):
                c.sheet(_band(fold, 0.34 + 0.165 * k, 1.1, 0.03), hill, 6)
                _grown(c, fold, 0.34 + 0.165 * k, k)
        left, right = [_place(fold, t / 8, 0.03) for t in range(9)], [_place(fold, t / 8, 0.97) for t in range(9)]
        c.sheet(limb(left, [5] * 9), mix(sky, "#ffffff", 0.5), 1, edge=0)
        c.sheet(limb(right, [6] * 9), mix(hills[3], "#20202c", 0.4), 1, edge=0)


def _grown(c: CutPaper, fold: int, t: float, row: int) -> None:
    """What stands on one strip of a fold."""
    size = 0.72 + 0.24 * row
    for k in range(3):
        x, y = _place(fold, t + 0.015, 0.2 + 0.3 * k + 0.06 * (row % 2))
        with c.at(x, y, size):
            if fold == 0:
                c.sheet(limb([(0, 4), (0, -26)], [6, 4]), "#7a5a44", 3)
                for dx, dy, r in ((-11, -30, 13), (11, -32, 12), (0, -44, 14)):
                    c.sheet(circle(dx, dy, r), ("#f7c4d0", "#fbe0e6", "#f2a8bc")[(k + dx) % 3], 4)
            elif fold == 1:
                for n in range(4):
                    c.sheet(limb([(-15 + 10 * n, 6), (-13 + 10 * n, -26)], [2.5, 2]), "#b8892c", 2, edge=0)
                    c.sheet(ellipse(-13 + 10 * n, -34, 4.5, 12), "#f7dc7a", 3)
            elif fold == 2:
                c.sheet(limb([(0, 4), (0, -22)], [6, 4]), "#4a2a20", 3)
                c.sheet(
                    smooth([(0, -66, 1), (-20, -34), (-15, -14), (15, -14), (20, -34)]),
                    ("#d8482c", "#f09a3c", "#a8322c")[(k + row) % 3],
                    5,
                )
            else:
                c.sheet(
                    union(
                        limb([(0, 6), (0, -44)], [6, 2]),
                        limb([(0, -16), (-16, -38)], [4, 1.5]),
                        limb([(0, -22), (15, -46)], [4, 1.5]),
                    ),
                    "#5a6a7c",
                    4,
                )


def _old_man(c: CutPaper) -> None:
    """Head, beard, hood, the hand on the staff, and one boot."""
    c.sheet(limb([(226, 1060), (196, 1120)], [58, 46]), "#5a4a3c", 7)
    c.sheet(smooth([(140, 1160), (150, 1130), (186, 1108), (226, 1120), (226, 1160)]), "#3a2a20", 8)
    c.sheet(limb([(104, 330), (116, 700), (110, 1150)], [12, 14, 12]), "#6a4a2c", 10)
    c.sheet(circle(103, 318, 20), "#8a6238", 7)
    c.sheet(limb([(262, 430), (214, 560), (140, 590)], [92, 70, 48]), "#b8dcae", 14, to="#8fc07e")
    c.sheet(
        union(circle(122, 586, 27), *(limb([(136, 568 + 14 * k), (98, 572 + 14 * k)], [16, 13]) for k in range(4))),
        "#c99a78",
        9,
    )
    c.sheet(smooth([(222, 400), (230, 330), (300, 300), (376, 330), (396, 396), (330, 430), (260, 430)]), "#a8cfa0", 12)
    c.sheet(
        smooth([(196, 250), (212, 176), (280, 146), (344, 176), (356, 250), (336, 330), (270, 344), (220, 316)]),
        "#d8aa86",
        12,
    )
    c.sheet(smooth([(206, 214), (176, 262), (188, 280), (214, 276)]), "#cf9c78", 7)
    c.sheet(
        smooth(
            [
                (206, 280),
                (178, 300),
                (158, 370),
                (170, 440),
                (206, 500, 1),
                (238, 440),
                (286, 410),
                (332, 350),
                (340, 296),
                (300, 306),
                (250, 292),
            ]
        ),
        "#f4f2ea",
        11,
    )
    for points in (
        [(200, 310), (186, 380), (206, 460)],
        [(236, 320), (222, 390), (222, 440)],
        [(276, 330), (258, 390)],
    ):
        c.sheet(limb(points, [3, 8, 3][: len(points)] if len(points) == 3 else [4, 3]), "#dcdad0", 2)
    c.sheet(smooth([(184, 296), (210, 282), (250, 292), (224, 310)]), "#fbfaf4", 5)
    c.sheet(limb([(204, 236), (218, 244), (232, 238)], [3, 5, 3]), "#3a2a24", 1, edge=0)
    c.sheet(smooth([(192, 224), (216, 204), (246, 214), (240, 226), (216, 220)]), "#f4f2ea", 5)
    c.sheet(ellipse(312, 250, 17, 26), "#cf9c78", 6)
    c.sheet(
        smooth(
            [
                (206, 190),
                (232, 140),
                (300, 126),
                (356, 160),
                (376, 236),
                (360, 320),
                (336, 300),
                (334, 220),
                (300, 176),
                (244, 172),
            ]
        ),
        "#e9e6dc",
        8,
    )
    for k in range(9):
        a = math.pi * (1.0 + 0.115 * k)
        x, y = 288 + 84 * math.cos(a), 198 + 58 * math.sin(a)
        with c.at(x, y, 1, math.degrees(a) + 90):
            c.sheet(
                smooth([(-9, 8, 1), (-8, -14), (0, -30, 1), (8, -14), (9, 8, 1)]),
                ("#7ab46e", "#e6b83c", "#cf7236", "#c3d5e2")[k * 4 // 9],
                5,
            )
