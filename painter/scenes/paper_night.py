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
    c.swells = 0.13
    c.table("#1a1c42", "#2b2a5c")
    for x, y, r in ((90, 90, 3), (170, 150, 2), (300, 60, 3), (640, 80, 3), (730, 160, 2), (520, 130, 2), (700, 40, 3)):
        c.sheet(circle(x, y, r), "#f4e6c0", 1, edge=0)
    _roofs(c)
    c.sheet(
        smooth([(-30, 520), (110, 470), (250, 500), (420, 452), (600, 500), (840, 460), (840, 1240), (-30, 1240)]),
        "#303064",
        7,
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


def _roofs(c: CutPaper) -> None:
    """The town behind the market: no two roofs alike, and a few people still awake."""
    for k, (x, y, w, h) in enumerate(((300, 476, 52, 60), (356, 456, 40, 92), (400, 468, 58, 54), (466, 462, 44, 76),
        (516,
        476, 60, 48), (262, 496, 40, 44), (580, 482, 46, 70), (232, 504, 34, 58))):  # fmt: skip
        peak = x + w * (0.5, 0.34, 0.6)[k % 3]
        tone = mix("#3d3c76", "#23244c", c.rng.random())
        c.sheet(poly([(x, y + 90), (x, y - h * 0.4), (peak, y - h), (x + w, y - h * 0.46), (x + w, y + 90)]), tone, 5)
        c.sheet(limb([(x - 5, y - h * 0.36), (peak, y - h - 2), (x + w + 5, y - h * 0.42)], [5, 6, 5]), "#1d1d40", 3)
        for n in range(2):
            if (k + n) % 3:
                c.sheet(
                    rect(x + w * (0.22 + 0.36 * n), y - h * 0.2 + 6 * (k % 2), w * 0.18, 13), "#f4c768", 0, edge=0.3
                )


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
    for k, (x, y) in enumerate(((34, 286), (92, 318), (240, 370), (468, 364), (640, 362), (736, 322))):
        c.sheet(limb([(x, y), (x, y + 16)], [2, 2]), "#8f86b8", 2, edge=0)
        tone = ("#e8643c", "#f0a13c", "#d8577a")[k % 3]
        c.paint(circle(x, y + 34, 40), tone, alpha=0.26, feather=18, texture=0, wobble=0)
        c.sheet(ellipse(x, y + 34, 16, 20), mix(tone, "#5a1c30", 0.25), 6)
        for turn in (-0.66, 0.0, 0.66):
            c.sheet(ellipse(x + 11 * turn, y + 34, 5.5 - 2 * abs(turn), 19), mix(tone, "#ffe6a8",
                0.35 - 0.2 * abs(turn)),
                1.5, swell=2)  # fmt: skip
        c.sheet(rect(x - 7, y + 13, 14, 5, 2), "#3a2030", 2)
        c.sheet(rect(x - 6, y + 51, 12, 4, 2), "#3a2030", 2)


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
        for x in (-12, 14):
            c.sheet(ellipse(x, -128, 6.5, 6), "#fbf4e2", 1)
            c.sheet(circle(x + 3, -128, 3.4), "#1a1420", 0.5, edge=0)
            c.sheet(limb([(x - 9, -138), (x, -142), (x + 9, -137)], [3, 5, 3]), "#2a1a18", 1, edge=0)
        c.sheet(smooth([(-1, -128), (9, -112), (2, -106), (-9, -110)]), "#a06a48", 3, swell=5)
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
        c.sheet(smooth([(-6, -122), (-14, -106), (-6, -102), (0, -107)]), "#d99a74", 3, swell=4)
        for x in (-22, 12):
            c.sheet(ellipse(x, -104, 8, 6), "#e08f70", 0, edge=0)
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
    """The scales: the moon is a little heavier than the shoe."""
    brass, dark = "#d8a84a", "#a87a2c"
    c.paint(ellipse(360, 1042, 150, 22), "#14122e", alpha=0.55, feather=9, texture=0)
    c.sheet(union(ellipse(344, 1006, 128, 27), rect(216, 1006, 256, 20), ellipse(344, 1026, 128, 27)), dark, 8,
        to="#7d581e")  # fmt: skip
    c.sheet(ellipse(344, 1006, 128, 27), "#c4933a", 1)
    c.sheet(union(ellipse(344, 980, 74, 17), rect(270, 980, 148, 16), ellipse(344, 996, 74, 17)), dark, 7, to="#8a6424")
    c.sheet(ellipse(344, 980, 74, 17), "#d8a84a", 1)
    post = smooth([(310, 978, 1), (330, 950), (331, 880), (336, 300), (352, 300), (357, 880), (358, 950), (378, 978,
        1), (344, 986)])  # fmt: skip
    c.sheet(post, brass, 10, swell=9)
    c.sheet(ellipse(344, 872, 22, 9), "#f0c868", 4)
    left, right = (140, 366), (548, 318)
    c.sheet(limb([left, (240, 350), (344, 330), (450, 332), right], [10, 20, 26, 20, 10]), brass, 12)
    c.sheet(circle(344, 330, 26), dark, 6)
    c.sheet(circle(344, 330, 11), "#f4d98a", 3)
    c.sheet(smooth([(332, 306), (344, 236), (356, 306)]), brass, 6)
    for (x, y), drop in ((left, 240), (right, 240)):
        for dx in (-92, 92):
            c.sheet(limb([(x, y), (x + dx, y + drop)], [3, 3]), "#e8cf8f", 5, edge=0)
    x, y = left[0], left[1] + 240
    _moon(c, x, y - 74, 92, 14)
    c.sheet(smooth([(x - 112, y - 6, 1), (x + 112, y - 6, 1), (x + 70, y + 34), (x - 70, y + 34)]), brass, 10, to=dark)
    x, y = right[0], right[1] + 240
    _shoe(c, x + 22, y - 8)
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
    """A girl with one bare foot, on her toes, who reaches up to the pan."""
    skin, shade, hair, dress = "#e2ae84", "#c98f6a", "#3a1f2a", "#f0b23c"
    with c.at(500, 1126):
        c.paint(ellipse(6, 4, 104, 15), "#14122e", alpha=0.6, feather=8, texture=0)
        # the far leg with the shoe, then the near one, bare, on its toes
        c.sheet(limb([(22, -170), (36, -96), (28, -34)], [52, 42, 25]), shade, 5, swell=10)
        c.sheet(smooth([(8, -44, 1), (42, -50, 1), (54, -28), (88, -14), (96, -2, 1), (58, 0), (40, -8), (16, -20)]),
            "#d8402f", 5, swell=7)  # fmt: skip
        c.sheet(limb([(10, -16), (40, -3), (96, 1)], [7, 7, 6]), "#5a1c1a", 2)
        c.sheet(limb([(40, -44), (52, -36), (66, -32)], [5, 6, 4]), "#fbe6c4", 2, swell=2)
        leg = union(limb([(-26, -170), (-20, -120), (-34, -84), (-34, -46)], [58, 47, 45, 25]), smooth([(-46, -56),
            (-22, -58), (-6, -30), (18, -12), (42, -8), (46, 2), (20, 5), (-8, 2), (-32, -20),
            (-50, -36)]))  # fmt: skip
        c.sheet(leg, skin, 8, swell=10)
        for k in range(3):
            c.sheet(limb([(28 + 6 * k, -7), (25 + 6 * k, 2)], [1.4, 2]), "#a86a48", 0.4, edge=0)
        _far_arm(c, shade)
        c.sheet(smooth([(-96, -140), (-66, -220), (-56, -288), (-44, -330), (-6, -348), (34, -342), (58, -314),
            (60, -262), (66, -220), (98, -146), (56, -132), (4, -138), (-50, -130)]), dress, 13, ink="#dc9a2c",
            pattern=dots(26, 0.17), swell=24)  # fmt: skip
        for run in ([(-34, -226), (-50, -180), (-60, -142)], [(6, -226), (4, -180), (-4, -146)],
            [(40, -226), (54, -184), (62, -146)]):  # fmt: skip
            c.sheet(limb(run, [2, 7, 10]), "#d0942a", 0.8, edge=0.3, swell=3)
        c.sheet(limb([(-62, -226), (0, -216), (64, -226)], [9, 10, 9]), "#c9552f", 2, swell=3)
        with c.at(-20, -418):
            _girls_head(c, skin, shade, hair)
        _reaching_arm(c, skin, dress)


def _far_arm(c: CutPaper, shade: Color) -> None:
    """The other arm, held out for balance behind the dress."""
    c.sheet(limb([(76, -242), (98, -240), (122, -268)], [25, 26, 18]), shade, 6, swell=8)
    c.sheet(smooth([(112, -276), (122, -294), (142, -310), (148, -302), (138, -288), (152, -288), (150, -278), (134,
        -264), (124, -262)]), shade, 6, swell=6)  # fmt: skip
    c.sheet(limb([(34, -308), (60, -276), (84, -244)], [44, 42, 36]), "#d0942a", 8, swell=11)


def _reaching_arm(c: CutPaper, skin: Color, dress: Color) -> None:
    """From the round of the shoulder up past the face to the rim of the pan, where the hand takes hold."""
    c.sheet(limb([(78, -404), (94, -462), (96, -528)], [32, 31, 20]), skin, 8, swell=9)
    for x, top, lean in ((84, -584, -5), (97, -590, -1), (110, -588, 3), (122, -578, 7)):
        c.sheet(limb([(x - lean * 0.6, -548), (x, -568), (x + lean, top)], [14, 13, 11]), mix(skin, "#fff0dc", 0.12),
            3, swell=4)  # fmt: skip
    c.sheet(limb([(90, -530), (72, -548), (64, -566)], [15, 14, 11]), mix(skin, "#fff0dc", 0.06), 4, swell=4)
    c.sheet(smooth([(84, -520), (76, -544), (80, -562), (104, -568), (126, -560), (122, -538), (108, -518)]), skin, 5,
        swell=8)  # fmt: skip
    sleeve = smooth([(-22, -300), (-12, -336), (18, -348), (44, -356), (58, -392), (64, -424), (100, -418), (100, -372),
        (82, -322), (52, -284), (18, -264), (-10, -272)])  # fmt: skip
    c.sheet(sleeve, mix(dress, "#ffffff", 0.08), 11, ink="#dc9a2c", pattern=dots(26, 0.17), swell=15)
    c.sheet(limb([(60, -424), (82, -430), (104, -420)], [13, 15, 13]), "#fbf0d4", 4, swell=5)
    for run in ([(-12, -318), (0, -300), (4, -278)], [(54, -352), (60, -334), (52, -316)]):
        c.sheet(limb(run, [2, 5, 2]), "#d0942a", 0.8, edge=0.3, swell=2)


def _girls_head(c: CutPaper, skin: Color, shade: Color, hair: Color) -> None:
    """The head thrown back, in profile to the right, with a plait down the back."""
    with c.at(0, 0, 0.88, -14):
        c.sheet(limb([(-6, 40), (-4, 104)], [44, 46]), shade, 4, swell=8)
        c.sheet(smooth([(-50, 86), (-10, 74), (34, 92), (28, 116), (-14, 104), (-52, 112)]), "#fbf0d4", 5, swell=6)
        c.sheet(limb([(-48, 20), (-92, 74), (-94, 150), (-118, 214)], [46, 42, 34, 8]), hair, 9, swell=9)
        for k in range(4):
            c.sheet(limb([(-110 - 2 * k, 62 + 32 * k), (-92 - 2 * k, 76 + 30 * k), (-70 - 5 * k, 70 + 30 * k)], [2, 5,
                2]), "#5d3a48", 1, edge=0.2)  # fmt: skip
        c.sheet(smooth([(-116, 182), (-104, 172), (-90, 184), (-102, 196)]), "#e8643c", 4, swell=4)
        face = smooth([(-34, -64), (26, -74), (54, -52), (60, -26), (55, -10), (64, 4), (74, 18), (66, 25), (57, 27),
            (57, 35), (63, 40), (59, 46), (62, 53), (55, 60), (52, 74), (34, 84), (0, 76), (-26, 52),
            (-42, 10)])  # fmt: skip
        c.sheet(face, skin, 9, swell=17)
        c.sheet(ellipse(22, 32, 15, 11), "#de8f70", 0, edge=0)
        c.sheet(smooth([(27, -8, 1), (38, -17), (52, -14, 1), (50, -2), (38, 1)]), "#fbf6ea", 1)
        c.sheet(ellipse(47, -10, 4.6, 6), "#2a1620", 0.5, edge=0)
        c.sheet(limb([(24, -8), (38, -19), (54, -16)], [2, 5, 3]), hair, 1, edge=0.2)
        c.sheet(limb([(22, -32), (38, -41), (56, -38)], [3, 6, 3]), hair, 2, edge=0.3)
        c.sheet(limb([(62, 23), (57, 18), (52, 21)], [2, 3, 2]), "#a3644a", 0.5, edge=0)
        c.sheet(smooth([(62, 41), (50, 42), (40, 40), (50, 47)]), "#b3443f", 0.6, edge=0.2)
        c.sheet(smooth([(60, 53), (50, 48), (40, 40), (50, 55)]), "#c95a50", 0.6, edge=0.2)
        c.sheet(smooth([(58, -50), (40, -92), (-20, -104), (-72, -76), (-84, -10), (-66, 46), (-38, 58), (-22, 26),
            (-20, -4), (-2, -24), (12, -46), (34, -56)]), hair, 9, swell=17)  # fmt: skip
        for run in (
            [(34, -70), (0, -78), (-44, -50)],
            [(8, -52), (-32, -36), (-52, 4)],
            [(-14, -22), (-44, 0), (-50, 36)],
        ):
            c.sheet(limb(run, [2, 6, 2]), "#5d3a48", 0.8, edge=0.2, swell=2)
        c.sheet(smooth([(-28, -4), (-12, -12), (-4, 4), (-14, 22), (-26, 18)]), skin, 4, swell=6)
        c.sheet(limb([(-20, 0), (-12, 2), (-14, 12)], [2, 4, 2]), "#a3644a", 0.5, edge=0)


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
    c.swells = 0.13
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
    _far_boot(c)
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


def _far_boot(c: CutPaper) -> None:
    """The other boot, which pushes off behind him."""
    c.paint(ellipse(420, 1166, 96, 12), "#2c3a30", alpha=0.45, feather=8, texture=0)
    with c.at(374, 1166, 1, -9):
        c.sheet(smooth([(-4, -2, 1), (0, -26), (40, -50), (52, -90), (96, -84), (104, -30), (106, -2, 1)]), "#3e2c1e",
            6, swell=12)  # fmt: skip
        c.sheet(rect(-8, -8, 118, 11, 4), "#2c1e16", 4)


def _old_man(c: CutPaper) -> None:
    """Head, beard, hood, the hand on the staff, and one boot."""
    c.paint(ellipse(190, 1164, 110, 14), "#2c3a30", alpha=0.5, feather=8, texture=0)
    c.sheet(limb([(236, 1050), (196, 1086), (182, 1128)], [74, 62, 52]), "#6a5644", 7, swell=14)
    c.sheet(smooth([(112, 1166, 1), (116, 1146), (158, 1120), (168, 1096), (206, 1104), (214, 1140), (216, 1166, 1)]),
        "#4a3424", 8, swell=12)  # fmt: skip
    c.sheet(rect(108, 1158, 112, 11, 4), "#2c1e16", 4)
    for k in range(2):
        c.sheet(limb([(154 + 8 * k, 1124 - 12 * k), (172 + 8 * k, 1130 - 12 * k)], [5, 5]), "#e0c89a", 1.5, edge=0.3)
    c.sheet(limb([(104, 330), (116, 700), (110, 1150)], [12, 14, 12]), "#6a4a2c", 10)
    c.sheet(circle(103, 318, 20), "#8a6238", 7)
    c.sheet(limb([(262, 430), (214, 560), (140, 590)], [92, 70, 48]), "#b8dcae", 14, to="#8fc07e")
    c.sheet(smooth([(172, 556), (196, 566), (198, 616), (170, 624), (160, 590)]), "#d9efcf", 5, swell=7)
    c.sheet(smooth([(166, 560), (172, 616), (140, 630), (112, 620), (100, 592), (112, 560), (140, 548)]), "#c99a78", 8,
        swell=14)  # fmt: skip
    for k in range(4):
        y = 562 + 17 * k
        c.sheet(limb([(138, y - 4), (108, y - 2), (90, y + 4), (98, y + 10)], [19, 20, 17, 12]), ("#d3a582",
            "#c99a78")[k % 2],
            4, swell=6)  # fmt: skip
    c.sheet(limb([(160, 562), (134, 544), (108, 546)], [24, 21, 15]), "#d3a582", 6, swell=7)
    c.sheet(smooth([(222, 400), (230, 330), (300, 300), (376, 330), (396, 396), (330, 430), (260, 430)]), "#a8cfa0", 12)
    skin, shade, white = "#d8aa86", "#b98460", "#f4f2ea"
    face = [(214, 180), (270, 150), (340, 176), (356, 250), (340, 330), (270, 348), (222, 330), (208, 318), (214, 296),
        (200, 290), (166, 282), (160, 268), (196, 226), (194, 214), (204, 202)]  # fmt: skip
    c.sheet(smooth(face), skin, 12, swell=26)
    c.sheet(smooth([(226, 266), (256, 258), (290, 272), (300, 306), (262, 312), (232, 296)]),
        mix(skin, "#cf8058", 0.12), 0, edge=0, swell=12)  # fmt: skip
    c.sheet(smooth([(190, 278), (196, 264), (212, 266), (214, 282), (200, 290)]), mix(skin, shade, 0.35), 2, swell=5)
    c.sheet(limb([(172, 286), (184, 282), (192, 288)], [2, 4, 2]), "#7d4e38", 0.6, edge=0)
    c.sheet(smooth([(206, 238), (222, 226), (246, 234), (240, 250), (216, 250)]), "#c4906c", 2, swell=6)
    c.sheet(smooth([(203, 240, 1), (220, 237), (246, 248, 1), (230, 253), (212, 251)]), "#f6efe0", 1, edge=0)
    c.sheet(circle(217, 245, 5.4), "#3a4a58", 0.5, edge=0)
    c.sheet(smooth([(200, 240, 1), (212, 227), (232, 228), (251, 247, 1), (226, 239)]), mix(skin, shade, 0.45), 2,
        swell=5)  # fmt: skip
    c.sheet(limb([(200, 241), (224, 240), (250, 248)], [2, 4, 2]), "#3a2a24", 0.6, edge=0)
    for y in (248, 258):
        c.sheet(limb([(252, y), (266, y - 1), (278, y + 5)], [1.5, 3, 1.5]), shade, 0.5, edge=0)
    beard = smooth([(200, 306), (176, 330), (158, 400), (160, 470), (180, 530), (190, 580, 1), (216, 520), (256, 470),
        (308, 420), (344, 350), (350, 280), (324, 268), (306, 306), (262, 318), (226, 304)])  # fmt: skip
    c.sheet(beard, "#dcd9cf", 13, swell=22)
    _beard(c)
    for points, wide in (([(262, 306), (234, 322), (196, 318), (168, 334)], (12, 24, 22, 3)), ([(256, 300), (226, 304),
        (192, 298), (160, 310)], (10, 22, 20, 3))):  # fmt: skip
        c.sheet(limb(points, wide), "#fdfcf6", 6, swell=8)
    c.sheet(smooth([(186, 224), (190, 200), (224, 192), (258, 208), (246, 224), (214, 212)]), white, 6, swell=8)
    c.sheet(smooth([(194, 216), (206, 202), (232, 202), (212, 210)]), "#fdfcf6", 3, swell=4)
    c.sheet(smooth([(206, 196), (222, 150), (280, 124), (344, 148), (380, 214), (376, 300), (350, 350), (334, 320),
        (340, 270), (316, 232), (300, 190), (250, 176)]), "#dcd9cf", 8, swell=20)  # fmt: skip
    for k, lock in enumerate((
        [(376, 250), (392, 310), (376, 366), (398, 386)], [(362, 250), (372, 312), (352, 362), (366, 392)],
        [(346, 268), (352, 320), (334, 350), (342, 376)], [(340, 160), (380, 200), (390, 270), (378, 330)],
        [(310, 146), (356, 184), (372, 250), (362, 320)], [(276, 144), (326, 176), (350, 232), (348, 300)],
        [(242, 158), (292, 166), (326, 206), (338, 262)], [(214, 190), (240, 160), (286, 160), (318, 196)],
    )):  # fmt: skip
        c.sheet(limb(lock, [10, 28, 25, 3]), ("#ebe8de", "#f7f5ee", "#e3e0d5")[k % 3], 4, swell=8)
    c.sheet(smooth([(302, 244), (324, 232), (338, 254), (330, 286), (312, 292), (304, 270)]), skin, 6, swell=8)
    c.sheet(limb([(316, 250), (328, 258), (322, 276)], [2, 5, 2]), shade, 0.6, edge=0)
    c.sheet(limb([(212, 190), (244, 158), (296, 148), (346, 166), (372, 204)], [5, 7, 7, 7, 5]), "#7a5a3c", 4, swell=3)
    for k in range(11):
        a = math.pi * (1.0 + 0.095 * k)
        with c.at(294 + 82 * math.cos(a), 214 + 60 * math.sin(a), c.rng.uniform(0.9, 1.15), math.degrees(a) + 90 +
            (-22, 12, 26)[k % 3]):  # fmt: skip
            tone = ("#7ab46e", "#e6b83c", "#cf7236", "#c3d5e2")[k * 4 // 11]
            c.sheet(smooth([(0, 10, 1), (-13, -6), (-12, -24), (0, -44, 1), (13, -22), (12, -4)]), tone, 5, swell=6)
            c.sheet(smooth([(0, 10, 1), (0, -44, 1), (13, -22), (12, -4)]), mix(tone, "#2a2a30", 0.16), 0.6, edge=0.3)


def _beard(c: CutPaper) -> None:
    """Locks of white paper in rows, the lower ones first; each is rolled over a pencil and ends in a curl."""
    rows = ((186, 340, 318), (164, 330, 352), (154, 300, 394), (154, 268, 440), (164, 234, 488), (180, 206, 530))
    for row in range(5, -1, -1):
        left, right, y = rows[row]
        count = (6, 6, 5, 4, 3, 2)[row]
        for k in range(count):
            u = (k + 0.5) / count
            x, top = left + (right - left) * u, y - 26 * u - 10 + c.rng.uniform(-5, 5)
            long = c.rng.uniform(74, 96) - 5 * row
            lean = 8 + 22 * u
            lock = [(x, top), (x - lean * 0.3 + 4, top + long * 0.4), (x - lean * 0.8, top + long * 0.78),
                (x - lean - 10,
                top + long)]  # fmt: skip
            wide = (right - left) / count * 0.95 + 6
            c.sheet(limb(lock, [wide * 0.7, wide, wide * 0.66, 2]), ("#f4f2ea", "#fdfcf6", "#e6e3d8")[(k + row) % 3],
                4.5,
                swell=8)  # fmt: skip
