"""Scenes of good manners, in cut paper: a handshake, and a tea."""

from __future__ import annotations

import math

import numpy as np

from painter.cutpaper import CutPaper, dots, stripes
from painter.geom import Path, Points, circle, difference, ellipse, group, intersection, limb, poly, rect, smooth, union
from painter.noise import Array
from painter.palette import Color, mix
from painter.scene import scene

_PAGE, _PAGE_DARK, _LINES = "#f6f1e2", "#d9d6cc", "#a9c6dc"
_WOOL = ("#c8443a", "#dd6350", "#a5322f", "#8a2730")


def _squared(x: Array, y: Array) -> Array:
    """The lines of squared paper, a little aslant."""
    u, v = x * 0.995 - y * 0.1, y * 0.995 + x * 0.1
    return np.asarray(((u % 19 < 1.8) | (v % 19 < 1.8)) * 0.75, np.float32)


@scene(
    "yarn-handshake", "In Good Faith", motifs="handshake paper wool scissors match thread",
    themes="deceit trust peace enmity weakness", moods="sly comic tense", seed=23, medium=CutPaper,
    alt="A man folded from squared paper and a man wound from red wool smile and shake hands. Behind his back the "
    "paper man holds open scissors, with the loose end of the other's thread between the blades; the woollen man "
    "holds a lit match behind his.",
    clues=("nothing to hide", "peace treaty", "two-faced", "trust me", "old rivals", "loose end"),
)  # fmt: skip
def yarn_handshake(c: CutPaper) -> None:
    c.table("#17414b", "#133842")
    for r, color in ((560, "#1d505a"), (420, "#256468"), (290, "#327a79")):
        c.sheet(circle(400, 560, r), color, 4)
    c.sheet(smooth([(-40, 1112), (200, 1096), (460, 1108), (840, 1092), (840, 1260), (-40, 1260)]), "#d99a4a", 9,
        to="#b8743a")  # fmt: skip
    _far_arm(c)
    _thread(c)
    _paper_legs(c)
    _paper_coat(c)
    _wool_legs(c)
    _wool_far_arm(c)
    _wool_body(c)
    _wool_head(c)
    _paper_head(c)
    _hands(c)
    _match_arm(c)


def _page(c: CutPaper, points: Points, dim: float = 0.0, lift: float = 5) -> None:
    """One face of folded squared paper; dim says how far it is turned from the lamp."""
    c.sheet(poly(points), mix(_PAGE, "#8d95a6", dim), lift, ink=mix(_LINES, "#6a7f98", dim), pattern=_squared, edge=0.8)


def _far_arm(c: CutPaper) -> None:
    """The paper man's other arm, behind his back, with the scissors."""
    _page(c, [(160, 580), (206, 640), (112, 790), (60, 752)], 0.42, 8)
    _page(c, [(60, 752), (112, 790), (118, 850), (66, 860)], 0.30, 6)
    with c.at(98, 902, 1.0, -2):
        for s in (-1, 1):
            blade = smooth([(-7 * s, -6, 1), (22 * s, 70), (64 * s, 190, 1), (8 * s, 84), (-15 * s, 12, 1)])
            c.sheet(blade, "#e4e8e6" if s > 0 else "#c3cbd0", 7, to="#f8f8f4", swell=5)
        for s in (-1, 1):
            ring = difference(ellipse(s * 34, -66, 33, 44), ellipse(s * 34, -66, 18, 28))
            shank = limb([(s * 20, -30), (s * 8, -8), (-s * 4, 12)], [20, 17, 15])
            c.sheet(union(ring, shank), "#e8b23c" if s > 0 else "#cf9630", 7, swell=6)
        c.sheet(circle(0, 4, 8), "#7a4a2c", 3)
    # the fingers through the rings
    _page(c, [(62, 828), (112, 818), (140, 846), (134, 884), (104, 890), (66, 872)], 0.16, 8)
    for k in range(3):
        x, y = 82 + 20 * k, 866 - 2 * k
        _page(c, [(x - 10, y - 18), (x + 9, y - 22), (x + 12, y + 14), (x + 2, y + 24), (x - 9, y + 16)], 0.05 * k, 4)


def _thread(c: CutPaper) -> None:
    """The loose end: from the woollen foot over the floor and up between the blades."""
    run = [(560, 1140), (470, 1168), (360, 1150), (260, 1172), (170, 1160), (128, 1110), (150, 1060), (132, 1030),
        (96, 1036), (66, 1010), (40, 1030)]  # fmt: skip
    c.sheet(limb(run, [9] * (len(run) - 1) + [6]), _WOOL[0], 4, swell=3)


def _paper_legs(c: CutPaper) -> None:
    """Legs folded like a concertina."""
    for x, dim in ((262, 0.34), (196, 0.0)):
        y, side = 986, 1
        for k in range(5):
            wide = 30
            top = [(x - wide - 9 * side, y), (x + wide - 9 * side, y)]
            low = [(x + wide + 9 * side, y + 28), (x - wide + 9 * side, y + 28)]
            _page(c, [*top, *low], dim + (0.28 if k % 2 else 0.0), 4)
            y, side = y + 27, -side
        c.sheet(poly([(x - 38, y - 2), (x + 26, y - 2), (x + 84, y + 22), (x + 84, y + 34), (x - 38, y + 34)]),
            mix("#2e4058", "#18202e", dim), 7)  # fmt: skip


def _paper_coat(c: CutPaper) -> None:
    """The coat: large planes that meet in sharp folds."""
    _page(c, [(156, 540), (300, 520), (336, 640), (322, 820), (352, 1012), (158, 1028), (170, 800), (134, 640)], 0.06,
        12)  # fmt: skip
    _page(c, [(156, 540), (206, 660), (204, 820), (214, 1022), (158, 1028), (170, 800), (134, 640)], 0.30, 3)
    _page(c, [(300, 520), (336, 640), (322, 820), (352, 1012), (292, 1018), (284, 800), (262, 640)], 0.0, 4)
    _page(c, [(236, 528), (300, 520), (330, 600), (286, 700), (262, 640)], 0.14, 4)
    _page(c, [(236, 528), (200, 560), (226, 640), (276, 744), (262, 640)], 0.04, 5)
    for y in (770, 850, 930):
        c.sheet(circle(302 + (y - 770) * 0.05, y, 10), "#e0a93a", 3, swell=4)
    c.sheet(poly([(226, 872), (284, 866), (288, 888), (226, 896)]), mix(_PAGE, "#8d95a6", 0.12), 4)


def _paper_head(c: CutPaper) -> None:
    """A head of flat planes with a long nose."""
    _page(c, [(196, 470), (270, 470), (280, 560), (180, 568)], 0.34, 4)
    outline = [(150, 256), (196, 172), (292, 168), (336, 226), (330, 276), (404, 360), (388, 384), (344, 384),
        (356, 412), (346, 430), (354, 452), (330, 506), (262, 500), (186, 474), (140, 372)]  # fmt: skip
    _page(c, outline, 0.02, 12)
    _page(c, [(150, 256), (196, 172), (226, 250), (214, 360), (236, 490), (186, 474), (140, 372)], 0.30, 2)
    _page(c, [(226, 250), (330, 276), (300, 350), (214, 360)], 0.10, 2)
    _page(c, [(330, 276), (404, 360), (388, 384), (344, 384), (318, 352)], 0.0, 4)
    _page(c, [(344, 384), (388, 384), (350, 372)], 0.34, 1)
    _page(c, [(214, 360), (300, 350), (310, 420), (262, 500), (236, 490)], 0.16, 2)
    # a turned-down corner for hair
    _page(c, [(196, 172), (292, 168), (272, 236), (216, 252)], 0.22, 7)
    c.sheet(poly([(138, 262), (202, 160), (256, 160), (220, 232), (176, 300)]), "#2e4058", 7)
    c.sheet(poly([(196, 164), (300, 152), (330, 186), (250, 214), (220, 232)]), "#3c5572", 6)
    # ear, eye, brow and the smile
    _page(c, [(196, 330), (232, 318), (236, 360), (212, 398), (194, 372)], 0.08, 6)
    _page(c, [(204, 342), (226, 334), (226, 358), (212, 378)], 0.36, 1)
    c.sheet(smooth([(268, 318, 1), (290, 300), (326, 304, 1), (318, 324), (292, 330)]), "#fffdf6", 3)
    c.sheet(circle(311, 315, 8.5), "#1f2a3a", 1, edge=0)
    _page(c, [(258, 304), (290, 286), (330, 292), (328, 310), (290, 304), (264, 320)], 0.18, 5)
    c.sheet(poly([(262, 284), (300, 262), (328, 268), (326, 280), (300, 276), (268, 296)]), "#2e4058", 3)
    c.sheet(smooth([(352, 432, 1), (322, 438), (288, 424), (270, 400, 1), (290, 436), (322, 449)]), "#8a3b3a", 1)
    c.sheet(limb([(274, 392), (264, 404), (268, 418)], [3, 4, 2]), "#7f8696", 0.5, edge=0)


def _strands(c: CutPaper, inside: Path, runs: list[Points], wide: float, tones: tuple[int, ...]) -> None:
    """Strands of wool wound over a shape."""
    with c.clip(inside):
        for k, run in enumerate(runs):
            c.sheet(limb(run, [wide] * len(run)), _WOOL[tones[k % len(tones)]], 2.4, swell=4, edge=0.5)


def _arcs(x: float, y: float, reach: float, turn: float, bow: float, step: float, count: int) -> list[Points]:
    """Side by side arcs, turned by some degrees about a middle."""
    a = math.radians(turn)
    runs: list[Points] = []
    for k in range(count):
        away = (k - (count - 1) / 2) * step
        points = []
        for t in (-1, -0.5, 0, 0.5, 1):
            u, v = t * reach, away + bow * (1 - t * t)
            points.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)))
        runs.append(points)
    return runs


def _stitches(left: float, top: float, right: float, bottom: float, wide: float, tall: float) -> Path:
    """Rows of knitted stitches: pairs of slanting drops."""
    paths = []
    y = top
    while y < bottom:
        x = left
        while x < right:
            for s in (-1, 1):
                drop = smooth([(x + s * wide * 0.46, y - tall * 0.5), (x + s * wide * 0.5, y - tall * 0.1),
                    (x + s * wide * 0.14, y + tall * 0.5), (x + s * wide * 0.03, y + tall * 0.2)])  # fmt: skip
                paths.append(drop)
            x += wide
        y += tall * 0.78
    return group(*paths)


def _wool_legs(c: CutPaper) -> None:
    for x, tone in ((536, 2), (618, 0)):
        leg = smooth([(x - 36, 960), (x + 40, 960), (x + 38, 1080), (x + 30, 1132), (x - 60, 1136), (x - 66, 1108),
            (x - 34, 1088)])  # fmt: skip
        c.sheet(leg, _WOOL[3], 8)
        with c.clip(leg):
            for k in range(9):
                y = 966 + 20 * k
                c.sheet(limb([(x - 70, y + 8), (x - 20, y), (x + 46, y + 6)], [17, 19, 17]), _WOOL[tone], 3, swell=5)


def _wool_far_arm(c: CutPaper) -> None:
    """The arm that shakes hands; the hand itself is laid with the other."""
    arm = limb([(570, 590), (520, 680), (458, 700)], [92, 88, 70])
    c.sheet(arm, _WOOL[3], 9)
    with c.clip(arm):
        for k in range(9):
            x, y = 582 - 16 * k, 600 + 14 * k
            c.sheet(limb([(x - 40, y - 50), (x + 4, y), (x + 30, y + 60)], [15, 17, 15]), _WOOL[2], 3, swell=5)
    c.sheet(smooth([(470, 642), (500, 652), (496, 752), (466, 758)]), "#f0c878", 6, swell=8)


def _wool_body(c: CutPaper) -> None:
    """A stout body, knitted."""
    body = smooth([(530, 516), (600, 486), (668, 540), (700, 660), (706, 800), (688, 930), (624, 1000), (530, 1002),
        (470, 936), (452, 830), (480, 730), (516, 640)])  # fmt: skip
    c.sheet(body, _WOOL[2], 14, swell=34)
    with c.clip(body):
        c.sheet(_stitches(420, 506, 740, 1030, 34, 34), _WOOL[0], 3, swell=4, edge=0.6)
        for k, color in enumerate(("#f0c878", "#2f7a78", "#f0c878")):
            band = _stitches(420, 820 + 27 * k, 740, 838 + 27 * k, 34, 34)
            c.sheet(band, color, 3, swell=4, edge=0.6)
    # form: the far side of the body lies in shade
    with c.clip(body):
        c.paint(smooth([(640, 480), (760, 480), (760, 1060), (560, 1060), (660, 940), (676, 760)]), "#3a0e1c",
            alpha=0.26, feather=26, texture=0)  # fmt: skip


def _wool_head(c: CutPaper) -> None:
    """A ball of wool with a face."""
    for foot, knob in (((600, 300), (716, 150)), ((560, 280), (606, 132))):
        c.sheet(limb([foot, knob], [11, 12]), "#f3dca6", 8, swell=4)
        c.sheet(circle(*knob, 17), "#e8b23c", 6, swell=8)
    ball = circle(560, 356, 142)
    c.sheet(ball, _WOOL[3], 13, swell=30)
    _strands(c, ball, _arcs(560, 356, 170, 12, -46, 17, 17), 17, (0, 2, 0, 1))
    crown = smooth([(470, 250), (560, 206), (650, 236), (700, 330), (690, 430), (640, 380), (560, 300)])
    with c.clip(ball):
        c.sheet(crown, _WOOL[3], 5)
    with c.clip(ball):
        _strands(c, crown, _arcs(600, 310, 190, 48, -40, 17, 15), 17, (0, 1, 2, 0))
    with c.clip(ball):
        c.paint(smooth([(640, 220), (720, 300), (720, 520), (520, 520), (620, 470), (676, 380)]), "#3a0e1c", alpha=0.3,
            feather=22, texture=0)  # fmt: skip
    # eye, brow, nose and mouth, in profile to the left
    c.sheet(circle(488, 330, 25), "#f7efdc", 6, swell=7)
    c.sheet(circle(478, 332, 10), "#231318", 1, edge=0)
    for x, y in ((494, 320), (500, 340)):
        c.sheet(circle(x, y, 2.4), "#b7a789", 0.5, edge=0)
    c.sheet(limb([(452, 290), (488, 276), (526, 296)], [14, 22, 12]), "#5c1622", 6, swell=6)
    c.sheet(smooth([(462, 318), (488, 303), (514, 318), (488, 314)]), _WOOL[2], 4)
    c.sheet(circle(424, 378, 37), _WOOL[1], 9, swell=13)
    with c.clip(circle(424, 378, 37)):
        for run in _arcs(424, 378, 44, 20, -14, 15, 6):
            c.sheet(limb(run, [10] * len(run)), "#ea8068", 2, swell=3, edge=0.4)
    mouth = [(452, 428), (486, 452), (532, 448), (566, 414)]
    c.sheet(limb(mouth, [8, 15, 15, 6]), "#5c1622", 2)
    c.sheet(ellipse(548, 396, 26, 18), "#ee8f74", 3, swell=6)


def _hands(c: CutPaper) -> None:
    """The near arm of the paper man, and both hands."""
    # the woollen palm, behind
    c.sheet(smooth([(500, 640), (440, 640), (392, 668), (384, 736), (430, 764), (500, 752)]), _WOOL[0], 6, swell=10)
    _page(c, [(206, 560), (262, 590), (296, 706), (262, 760), (214, 720), (176, 620)], 0.14, 14)
    _page(c, [(206, 560), (262, 590), (272, 690), (240, 700)], 0.0, 2)
    _page(c, [(214, 720), (262, 760), (352, 748), (344, 664), (296, 690), (256, 690)], 0.02, 9)
    _page(c, [(214, 720), (262, 760), (352, 748), (348, 716), (270, 724)], 0.26, 2)
    c.sheet(poly([(330, 656), (362, 652), (370, 752), (338, 758)]), "#2e4058", 6)
    # the paper hand: a back with knuckles, and a thumb over the other's
    _page(c, [(364, 662), (404, 650), (458, 656), (484, 686), (478, 726), (440, 752), (366, 748)], 0.0, 9)
    _page(c, [(366, 718), (478, 716), (440, 752), (366, 748)], 0.24, 2)
    _page(c, [(458, 656), (484, 686), (478, 726), (452, 722), (440, 684)], 0.14, 2)
    # woollen fingers, round the lower edge
    for k in range(4):
        x = 376 + 25 * k
        c.sheet(limb([(x + 30, 776 - 3 * k), (x + 10, 764), (x - 2, 734), (x + 2, 712)], [22, 27, 25, 20]),
            _WOOL[(0, 1, 0, 1)[k]], 6, swell=8)  # fmt: skip
    # thumbs
    c.sheet(limb([(478, 652), (452, 636), (424, 634), (404, 646)], [34, 32, 28, 22]), _WOOL[1], 6, swell=9)
    _page(c, [(376, 668), (392, 628), (424, 616), (448, 624), (444, 644), (420, 648), (408, 676)], 0.04, 7)


def _match_arm(c: CutPaper) -> None:
    """The near arm of the woollen man, behind his back, with a burning match."""
    for r, strength in ((120, 0.30), (66, 0.40)):
        c.paint(circle(728, 650, r), "#ffcf7a", alpha=strength, feather=r * 0.45, texture=0, wobble=0)
    c.sheet(limb([(706, 868), (716, 780), (726, 694)], [11, 11, 11]), "#d9b482", 6)
    c.sheet(ellipse(727, 690, 9, 13), "#3a1a1a", 3)
    c.sheet(
        smooth([(726, 556, 1), (752, 618), (758, 662), (730, 694), (702, 672), (700, 640), (716, 612)]), "#f08a2c", 7
    )
    c.sheet(smooth([(729, 604, 1), (744, 646), (743, 670), (729, 684), (714, 668), (718, 642)]), "#ffe27a", 3)
    arm = limb([(604, 590), (664, 690), (676, 780), (696, 836)], [104, 96, 82, 66])
    c.paint(limb([(598, 584), (654, 690), (664, 780), (684, 836)], [124, 116, 100, 82]), "#2a0812", alpha=0.5,
        feather=7, texture=0)  # fmt: skip
    c.sheet(arm, _WOOL[2], 13, swell=14)
    with c.clip(arm):
        c.sheet(_stitches(520, 540, 760, 900, 30, 30), _WOOL[1], 3, swell=4, edge=0.6)
    c.sheet(smooth([(650, 800), (720, 776), (744, 800), (668, 836)]), "#f0c878", 6, swell=7)
    c.sheet(smooth([(664, 824), (736, 800), (748, 840), (738, 876), (700, 892), (672, 866)]), _WOOL[1], 7, swell=14)
    for k in range(3):
        y = 838 + 17 * k
        c.sheet(limb([(742 - 4 * k, y - 10), (716, y), (696, y - 2)], [17, 19, 16]), _WOOL[(1, 0, 1)[k]], 4, swell=6)


@scene(
    "hat-quarrel", "Delighted, I’m Sure", motifs="hats rooster goose ladies tea feathers",
    themes="rivalry politeness envy anger appearance", moods="comic polite furious", seed=31, medium=CutPaper,
    alt="Two ladies in wide hats sit face to face with closed eyes and teacups in their hands. On the brim of one hat "
    "stands a rooster, on the other a goose, and they go for each other with open beaks; feathers fall between the "
    "faces.",
    clues=("small talk", "best friends", "keep smiling", "pecking order", "table manners", "inner voice"),
)  # fmt: skip
def hat_quarrel(c: CutPaper) -> None:
    c.table("#4d2647", "#3b1d3a")
    for k in range(9):
        c.sheet(rect(-30 + 96 * k, -40, 46, 1300), "#57304f", 2, to="#452342")
    _goose_wing(c, far=True)
    _rooster_tail(c)
    _stout_lady(c)
    _thin_lady(c)
    _goose(c)
    _rooster(c)
    _tea(c)
    for x, y, turn, color in ((392, 452, 30, "#f4efe2"), (436, 560, -50, "#c8542f"), (344, 400, 110, "#f4efe2"),
        (402, 820, 70, "#e0a03a")):  # fmt: skip
        with c.at(x, y, 1, turn):
            _feather(c, 0, 0, 52, 15, color, 7)


def _feather(c: CutPaper, x: float, y: float, long: float, wide: float, color: Color, lift: float = 5) -> None:
    """A feather whose quill begins at (x, y) and runs to the right."""
    vane = smooth([(x, y, 1), (x + long * 0.3, y - wide * 0.9), (x + long * 0.8, y - wide * 0.7), (x + long, y, 1),
        (x + long * 0.75, y + wide * 0.75), (x + long * 0.3, y + wide * 0.8)])  # fmt: skip
    c.sheet(vane, color, lift, swell=wide * 0.4)
    c.sheet(limb([(x, y), (x + long * 0.5, y - 1), (x + long * 0.9, y)], [3, 3, 1.5]), mix(color, "#2a1420", 0.28), 0.8,
        edge=0)  # fmt: skip


def _fan(c: CutPaper, x: float, y: float, turns: Points, color: Color, to: Color, wide: float) -> None:
    """Feathers that spread from one place: (degrees, length) of each, the last one on top."""
    for k, (turn, long) in enumerate(turns):
        with c.at(x, y, 1, turn):
            _feather(c, 0, 0, long, wide, mix(color, to, k / max(1, len(turns) - 1)), 5)


def _rooster_tail(c: CutPaper) -> None:
    """Sickle feathers behind the rooster."""
    for k in range(7):
        t = k / 6
        tip = (24 + 96 * t, 262 - 200 * t + 60 * t * t)
        bow = (34 + 92 * t, 116 + 6 * t)
        c.sheet(
            smooth([(206, 300), (bow[0] + 50, bow[1] - 6), tip, (bow[0] + 78, bow[1] + 46), (226, 330)]),
            ("#163f42", "#1f5a55", "#2f7a68", "#1b4a4c", "#3d8f74", "#235f58", "#4aa283")[k], 6, swell=7,
        )  # fmt: skip


def _rooster(c: CutPaper) -> None:
    """The rooster on the brim of the left hat, beak open, claws in the straw."""
    for x in (196, 250):
        c.sheet(limb([(x + 6, 360), (x + 2, 404), (x + 10, 428)], [20, 13, 12]), "#d9922e", 6, swell=4)
        for dx, dy in ((-22, 12), (6, 18), (36, 12)):
            c.sheet(limb([(x + 8, 424), (x + 8 + dx * 0.6, 424 + dy * 0.5), (x + 8 + dx, 424 + dy)], [10, 9, 3]),
                "#e8a63c", 3)  # fmt: skip
    body = smooth([(180, 290), (214, 250), (276, 236), (318, 190), (346, 150), (384, 162), (376, 226), (356, 300),
        (310, 366), (240, 384), (188, 350)])  # fmt: skip
    c.sheet(body, "#a83a26", 11, to="#7d2620", swell=26)
    # hackles: rows of pointed feathers down the neck
    for row, (x, y, turn, count) in enumerate(((300, 306, 118, 6), (318, 262, 112, 6), (338, 220, 106, 5),
        (352, 186, 102, 4))):  # fmt: skip
        for k in range(count):
            with c.at(x + (k - count / 2) * 15, y + (k - count / 2) * 6, 1, turn - k * 9):
                _feather(c, -10, 0, 62 - 6 * row, 11, mix("#c9772a", "#f2c453", (row + (k % 2)) / 4), 4)
    # the wing, raised
    _fan(c, 236, 306, [(-168, 150), (-154, 176), (-140, 190), (-126, 190), (-112, 178), (-98, 156)], "#6a1f22",
        "#b5492c", 24)  # fmt: skip
    _fan(c, 242, 312, [(-160, 92), (-143, 108), (-126, 112), (-108, 104)], "#d07a30", "#e8a544", 19)
    _fan(c, 250, 318, [(-156, 58), (-130, 66), (-106, 60)], "#b5492c", "#c8602f", 17)
    # head
    comb = smooth([(332, 132), (320, 96), (342, 108), (350, 74), (368, 102), (390, 80), (392, 112), (412, 108),
        (400, 142), (364, 150)])  # fmt: skip
    c.sheet(comb, "#d8342c", 6, swell=6)
    c.sheet(smooth([(330, 160), (350, 126), (390, 126), (412, 152), (402, 184), (364, 198), (336, 188)]), "#eab248", 8,
        swell=11)  # fmt: skip
    c.sheet(smooth([(402, 134), (440, 136), (464, 152, 1), (430, 156), (404, 154)]), "#f4dc9a", 6, swell=4)
    c.sheet(smooth([(402, 164), (426, 168), (446, 186, 1), (418, 186), (398, 178)]), "#e2be6c", 5, swell=4)
    c.sheet(smooth([(390, 180), (408, 196), (404, 226), (386, 222), (382, 196)]), "#d8342c", 6, swell=5)
    c.sheet(smooth([(356, 166), (380, 150), (402, 160), (392, 182), (366, 182)]), "#cf3a30", 3, swell=4)
    c.sheet(circle(382, 156, 11), "#fff6dc", 3)
    c.sheet(circle(385, 157, 5), "#1c1014", 1, edge=0)
    c.sheet(smooth([(362, 150), (378, 138), (398, 148), (380, 147)]), "#8a2a20", 3)


def _goose_wing(c: CutPaper, far: bool) -> None:
    """One raised wing of the goose; the far one is painted first."""
    x, y = (650, 246) if far else (634, 292)
    dim = 0.34 if far else 0.0
    turns: Points = [(-30, 150), (-42, 172), (-54, 188), (-66, 196), (-78, 196), (-92, 184)]
    if far:
        turns = [(turn - 12, long * 0.95) for turn, long in turns]
    _fan(c, x, y, turns, mix("#c3c6cc", "#4b3f60", dim), mix("#eeeae0", "#4b3f60", dim), 25)
    _fan(c, x - 4, y + 6, [(-34, 88), (-52, 104), (-70, 108), (-88, 100)], mix("#dedcd6", "#4b3f60", dim),
        mix("#fbf8ee", "#4b3f60", dim), 20)  # fmt: skip


def _goose(c: CutPaper) -> None:
    """The goose on the right hat, neck out, bill open."""
    for x in (598, 652):
        c.sheet(limb([(x, 356), (x + 4, 398), (x - 2, 420)], [18, 13, 12]), "#d9752c", 6, swell=4)
        c.sheet(smooth([(x + 8, 414), (x - 22, 418), (x - 50, 438, 1), (x - 26, 440), (x - 12, 446, 1), (x + 10, 436)]),
            "#ee8f3a", 4)  # fmt: skip
    tail = smooth([(720, 286), (768, 250, 1), (760, 282), (786, 284, 1), (764, 306), (776, 322, 1), (716, 340)])
    c.sheet(tail, "#d8d6d2", 7, swell=6)
    neck = smooth([(566, 330), (552, 270), (570, 214), (560, 168), (520, 158), (508, 122), (540, 96), (590, 108),
        (620, 156), (622, 214), (640, 262)])  # fmt: skip
    body = smooth([(548, 300), (566, 262), (640, 244), (718, 268), (746, 306), (716, 352), (650, 378), (590, 370)])
    c.sheet(union(body, neck), "#f6f2e6", 11, to="#d9d5d2", swell=24)
    for k in range(5):
        with c.at(566 + 16 * k, 318 + 9 * k, 1, 58 - 7 * k):
            _feather(c, 0, 0, 46, 14, "#fdfaf0", 3)
    _goose_wing(c, far=False)
    _fan(c, 626, 304, [(-36, 54), (-60, 60), (-84, 56)], "#f4f1e8", "#ffffff", 17)
    # head and bill, at the rooster's comb
    c.sheet(smooth([(500, 134), (512, 96), (552, 86), (584, 108), (576, 150), (536, 166), (508, 160)]), "#fdfaf0", 7,
        swell=12)  # fmt: skip
    c.sheet(smooth([(518, 104), (470, 104), (432, 118, 1), (462, 128), (514, 132)]), "#f29a3e", 7, swell=5)
    c.sheet(smooth([(508, 150), (474, 156), (444, 176, 1), (480, 178), (520, 164)]), "#d87a2c", 5, swell=5)
    c.sheet(smooth([(510, 132), (476, 134), (462, 142, 1), (480, 152), (510, 150)]), "#a83040", 1)
    c.sheet(circle(542, 116, 9), "#1c1014", 2, edge=0)
    c.sheet(circle(539, 113, 2.6), "#ffffff", 0, edge=0)
    c.sheet(limb([(520, 98), (540, 100), (560, 112)], [4, 9, 5]), "#b9b3b0", 3)


def _brim(c: CutPaper, points: Points, color: Color, lift: float) -> None:
    c.sheet(smooth(points), color, lift, swell=10, ink=mix(color, "#2a1420", 0.25), pattern=stripes(9, 0.22, 4))


def _thin_lady(c: CutPaper) -> None:
    """The lady on the left: a long nose, pearls, lilac."""
    dress = smooth([(-60, 1260), (-60, 1010), (30, 950), (110, 930), (236, 934), (300, 990), (330, 1100), (330, 1260)])
    c.sheet(dress, "#8f7fc0", 10, to="#6f5fa4", ink="#a596d2", pattern=dots(30, 0.16))
    c.sheet(smooth([(104, 730), (226, 770), (210, 870), (226, 960), (150, 990), (84, 966), (112, 870)]), "#dba892", 4,
        to="#c98f80", swell=16)  # fmt: skip
    c.sheet(smooth([(196, 800), (206, 870), (186, 950), (164, 966), (176, 880)]), "#eabfa8", 2.5, swell=7, edge=0.5)
    c.sheet(limb([(120, 858), (160, 872), (204, 862)], [1.5, 5, 1.5]), "#b97e70", 0.8, edge=0.3)
    for k in range(3):
        c.sheet(smooth([(70, 950 + 16 * k), (150, 974 + 16 * k), (244, 950 + 16 * k), (258, 966 + 16 * k),
            (154, 1000 + 16 * k), (58, 972 + 16 * k)]), ("#efe6f2", "#ddd0e8", "#f7f0f6")[k], 5, swell=6)  # fmt: skip
    for k in range(9):
        t = k / 8
        c.sheet(circle(92 + 128 * t, 876 + 40 * math.sin(math.pi * t) - 6 * t, 10.5), "#fbf4e6", 4, swell=5)
    c.sheet(smooth([(60, 500), (34, 580), (44, 690), (84, 760), (140, 780), (150, 620), (130, 500)]), "#d9d3df", 7,
        swell=16)  # fmt: skip
    face = [(96, 470), (262, 466), (300, 512), (306, 552), (294, 578), (334, 626), (402, 640), (410, 656), (394, 672),
        (334, 688), (334, 704), (354, 714), (350, 724), (330, 728, 1), (348, 738), (342, 752), (318, 760), (328, 790),
        (314, 822), (270, 838), (214, 822), (150, 790), (110, 700)]  # fmt: skip
    c.sheet(smooth(face), "#f3cdb4", 12, to="#e6b29c", swell=30)
    _thin_planes(c, smooth(face))
    _thin_features(c)
    # curls before the ear
    for x, y, r in ((96, 520, 44), (66, 590, 40), (86, 660, 42), (70, 726, 36), (120, 752, 34), (150, 516, 36),
        (112, 590, 30)):  # fmt: skip
        c.sheet(circle(x, y, r), "#cfc6d8", 6, swell=12)
        turn = c.rng.uniform(0, 6.28)
        coil = [(x + r * (0.88 - 0.062 * i) * math.cos(turn + 0.62 * i), y + r * (0.88 - 0.062 * i) * math.sin(turn +
            0.62 * i)) for i in range(13)]  # fmt: skip
        c.sheet(limb(coil, [r * 0.24 * (1 - 0.035 * i) for i in range(13)]), "#f3eef4", 3.5, swell=4)
    c.sheet(smooth([(112, 640), (142, 624), (158, 656), (142, 696), (120, 690)]), "#efc1a6", 6, swell=8)
    c.sheet(limb([(128, 650), (144, 654), (138, 676)], [3, 5, 3]), "#b97a6a", 0.6, edge=0)
    c.sheet(smooth([(132, 700), (146, 718), (140, 746), (124, 746), (120, 718)]), "#3f9a86", 5, swell=6)
    # hat
    c.sheet(smooth([(92, 474), (100, 418), (190, 396), (280, 414), (292, 470)]), "#6a52a0", 9, swell=16)
    c.sheet(smooth([(88, 452), (190, 440), (294, 450), (294, 480), (190, 470), (88, 484)]), "#e8b84a", 5, swell=6)
    _brim(c, [(-30, 470), (90, 460), (200, 468), (320, 456), (402, 434), (394, 470), (300, 506), (180, 516), (60, 510),
        (-40, 500)], "#7c63b4", 12)  # fmt: skip


def _thin_planes(c: CutPaper, face: Path) -> None:
    """Her face in steps: the hollow of the cheek low, cheekbone, nose and chin high and lit."""
    low, high = "#e8b9a3", "#f9dcc8"
    c.sheet(intersection(face, smooth([(80, 600), (136, 650), (170, 740), (230, 792), (304, 792), (312, 870), (190,
        880), (80,
        790)])), low, 1.5, swell=12, edge=0.5)  # fmt: skip
    c.sheet(smooth([(200, 616), (222, 570), (262, 552), (294, 566), (298, 604), (270, 638), (232, 638)]), "#e6b3a8",
        0.8,
        swell=9, edge=0.3)  # fmt: skip
    c.sheet(smooth([(168, 690), (196, 648), (252, 644), (296, 668), (282, 712), (286, 756), (240, 770), (190, 740)]),
        "#f6d5c0", 2.2, swell=16, edge=0.5)  # fmt: skip
    c.sheet(smooth([(290, 580), (306, 602), (346, 632), (400, 645), (380, 654), (326, 648), (292, 620)]), high, 2,
        swell=7,
        edge=0.5)  # fmt: skip
    c.sheet(smooth([(332, 672), (340, 654), (362, 652), (376, 664), (366, 682), (344, 686)]), "#efc2ac", 2.5, swell=7)
    c.sheet(smooth([(272, 808), (288, 788), (316, 786), (320, 806), (304, 826), (280, 828)]), "#f6d5c0", 1.8, swell=10,
        edge=0.4)  # fmt: skip


def _stout_planes(c: CutPaper, face: Path) -> None:
    """Round steps for a round face, and a second chin that is a sheet of its own."""
    low, high = "#a2623f", "#cd8d64"
    c.sheet(intersection(face, smooth([(730, 620), (676, 700), (650, 780), (590, 836), (500, 856), (500, 940), (620,
        940), (740,
        800)])), low, 1.5, swell=14, edge=0.5)  # fmt: skip
    c.sheet(smooth([(520, 874), (542, 882), (590, 876), (630, 850), (606, 888), (566, 912), (534, 904)]), "#b3734d", 3,
        swell=12)  # fmt: skip
    c.sheet(smooth([(604, 614), (584, 568), (544, 554), (512, 568), (508, 606), (536, 638), (574, 638)]), "#a2613f",
        0.8,
        swell=9, edge=0.3)  # fmt: skip
    c.sheet(smooth([(640, 694), (612, 650), (556, 644), (516, 664), (526, 706), (524, 756), (574, 780), (628, 748)]),
        "#c38158", 2.2, swell=18, edge=0.5)  # fmt: skip
    c.sheet(smooth([(508, 578), (522, 594), (506, 624), (472, 648), (450, 654), (456, 636), (490, 610)]), high, 2,
        swell=7,
        edge=0.5)  # fmt: skip
    c.sheet(smooth([(472, 698), (480, 674), (500, 668), (514, 684), (504, 704), (488, 708)]), "#a9673f", 2.5, swell=8)
    c.sheet(smooth([(490, 814), (504, 796), (534, 796), (546, 820), (528, 844), (502, 838)]), "#c38158", 1.8, swell=12,
        edge=0.4)  # fmt: skip


def _thin_features(c: CutPaper) -> None:
    """Closed eye, raised brow, rouge, the corner of a smile."""
    c.sheet(smooth([(222, 600), (250, 574), (288, 580), (290, 606), (258, 622)]), "#c9a2bd", 3, swell=8)
    c.sheet(limb([(218, 602), (250, 622), (290, 606)], [3, 7, 3]), "#3a2032", 1.5)
    for k, (x, y) in enumerate(((236, 616), (252, 622), (270, 620), (286, 610))):
        c.sheet(
            limb([(x, y), (x + 4 + 3 * k, y + 14), (x + 11 + 4 * k, y + 20)], [4, 3.4, 1.4]), "#3a2032", 1.5, edge=0
        )
    c.sheet(limb([(214, 552), (250, 524), (296, 540)], [4, 10, 5]), "#8b6f86", 3)
    c.sheet(ellipse(230, 698, 33, 26), "#e79a8e", 0.8, edge=0.4, swell=8)
    c.sheet(smooth([(334, 700), (356, 713), (352, 723), (328, 729), (288, 722), (310, 714)]), "#b5344c", 2.5, swell=3)
    c.sheet(smooth([(328, 731), (349, 739), (340, 751), (312, 742), (290, 724)]), "#cc4a5c", 2.5, swell=3)
    c.sheet(limb([(290, 708), (278, 722), (282, 740)], [3, 5, 2]), "#b97a6a", 0.8, edge=0)
    c.sheet(limb([(384, 668), (362, 664), (350, 674)], [3, 6, 3]), "#8d4c48", 0.6, edge=0)
    c.sheet(circle(306, 772, 5), "#4a2a2a", 1.5)


def _stout_lady(c: CutPaper) -> None:
    """The lady on the right: a round nose, two chins, green and gold."""
    dress = smooth([(470, 1260), (480, 1100), (520, 1000), (600, 960), (720, 950), (860, 990), (860, 1260)])
    c.sheet(dress, "#2f6f5b", 10, to="#1f5347", ink="#3d856c", pattern=dots(34, 0.2))
    c.sheet(smooth([(560, 830), (700, 800), (740, 980), (620, 1010), (556, 960)]), "#9a5f40", 4, to="#7c4732", swell=20)
    skull = smooth([(560, 480), (720, 480), (770, 580), (756, 700), (706, 800), (640, 780)])
    c.sheet(skull, "#241a24", 8, swell=20)
    c.sheet(circle(744, 690, 66), "#2c2130", 9, swell=20)
    for k in range(3):
        c.sheet(
            limb([(700, 668 + 20 * k), (740, 652 + 24 * k), (794, 676 + 18 * k)], [3, 7, 3]), "#4a3a4e", 1, edge=0.2
        )
    face = [(700, 474), (556, 472), (512, 508), (500, 548), (512, 582), (488, 616), (450, 636), (436, 664), (450, 694),
        (488, 702), (484, 716), (460, 726), (462, 738), (484, 744, 1), (462, 754), (466, 774), (494, 786), (482, 812),
        (500, 846), (520, 862, 1), (518, 892), (544, 922), (590, 926), (650, 880), (690, 790), (720, 660)]  # fmt: skip
    c.sheet(smooth(face), "#b9774f", 12, to="#9a5c3f", swell=32)
    _stout_planes(c, smooth(face))
    c.sheet(limb([(514, 860), (540, 873), (588, 868), (640, 828)], [1, 6, 7, 2]), "#7d4630", 1, edge=0)
    _stout_features(c)
    c.sheet(smooth([(588, 506), (660, 500), (740, 500), (790, 600), (780, 690), (716, 740), (694, 680), (700, 600),
        (650, 560)]), "#2c2130", 6, swell=14)  # fmt: skip
    for k in range(4):
        c.sheet(limb([(630 + 26 * k, 520), (712 + 12 * k, 580 - 6 * k), (726 + 14 * k, 690 - 8 * k)], [2, 5, 2]),
            "#4a3a4e", 0.6, edge=0.2)  # fmt: skip
    c.sheet(smooth([(690, 610), (656, 606), (646, 646), (660, 690), (684, 692), (694, 650)]), "#a9683f", 6, swell=10)
    c.sheet(limb([(676, 628), (662, 642), (668, 668)], [3, 6, 3]), "#6d3a26", 0.6, edge=0)
    c.sheet(difference(circle(672, 724, 30), circle(672, 724, 19)), "#eab83e", 6, swell=5)
    for k in range(8):
        t = k / 7
        c.sheet(smooth([(566 + 150 * t, 960 - 14 * math.sin(3.14 * t)), (580 + 150 * t, 940 - 20 * t),
            (594 + 150 * t, 968 - 20 * t), (580 + 150 * t, 1000 - 20 * t)]), ("#e8b23c", "#f4d27a")[k % 2], 4,
            swell=5)  # fmt: skip
    c.sheet(smooth([(540, 474), (548, 424), (630, 398), (716, 414), (734, 476)]), "#c6502f", 9, swell=18)
    for k in range(5):
        c.sheet(smooth([(546 + 38 * k, 476), (556 + 34 * k, 440), (576 + 34 * k, 424), (588 + 34 * k, 476)]),
            ("#d8663a", "#b8442c")[k % 2], 3, swell=6)  # fmt: skip
    _brim(c, [(428, 446), (520, 468), (640, 476), (760, 462), (850, 452), (850, 500), (740, 520), (620, 520),
        (500, 508), (432, 476)], "#d8944a", 12)  # fmt: skip


def _stout_features(c: CutPaper) -> None:
    c.sheet(smooth([(584, 602), (556, 574), (520, 578), (514, 606), (548, 622)]), "#8a5a7a", 3, swell=8)
    c.sheet(limb([(590, 602), (556, 624), (514, 608)], [3, 7, 3]), "#1c1016", 1.5)
    for k, (x, y) in enumerate(((572, 616), (554, 622), (536, 620), (518, 611))):
        c.sheet(
            limb([(x, y), (x - 4 - 3 * k, y + 14), (x - 10 - 4 * k, y + 19)], [4, 3.4, 1.4]), "#1c1016", 1.5, edge=0
        )
    c.sheet(limb([(590, 540), (556, 530), (506, 556)], [4, 13, 6]), "#2a1a1e", 3)
    c.sheet(ellipse(572, 702, 35, 28), "#c8664a", 0.8, edge=0.4, swell=8)
    c.sheet(smooth([(484, 712), (459, 726), (462, 738), (488, 744), (528, 732), (508, 722)]), "#8f2338", 2.5, swell=3)
    c.sheet(smooth([(488, 747), (462, 755), (466, 773), (500, 768), (528, 736)]), "#b53a48", 2.5, swell=4)
    c.sheet(limb([(528, 714), (542, 730), (534, 754)], [3, 5, 2]), "#74402c", 0.8, edge=0)
    c.sheet(smooth([(462, 690), (482, 674), (500, 682), (492, 700)]), "#7a4330", 1.5, edge=0.3)
    c.sheet(smooth([(446, 652), (458, 640), (474, 640), (460, 656)]), "#d39a72", 1, edge=0.2)


def _cup(c: CutPaper, x: float, y: float, color: Color, tone: Color, side: int) -> None:
    """A cup with tea in it; side says where the handle is."""
    c.sheet(
        difference(ellipse(x + 62 * side, y + 30, 30, 32), ellipse(x + 60 * side, y + 30, 16, 18)), color, 6, swell=5
    )
    bowl = smooth([(x - 66, y, 1), (x - 58, y + 44), (x - 32, y + 82), (x + 32, y + 82), (x + 58, y + 44),
        (x + 66, y, 1)])  # fmt: skip
    c.sheet(ellipse(x, y, 66, 15), tone, 5)
    c.sheet(ellipse(x, y + 3, 56, 10), "#8a4a22", 0, edge=0.3)
    c.sheet(difference(bowl, ellipse(x, y, 66, 15)), color, 8, swell=16)
    for k in range(5):
        c.sheet(circle(x - 40 + 20 * k, y + 36 + 5 * math.sin(k * 1.6), 5.5), tone, 1.5, swell=2)


def _tea(c: CutPaper) -> None:
    """Both cups, with the hands that hold them."""
    c.sheet(limb([(-30, 1250), (110, 1190), (236, 1076)], [150, 110, 70]), "#7f6db4", 12, swell=24)
    c.sheet(smooth([(216, 1042), (262, 1054), (272, 1112), (240, 1122), (200, 1086)]), "#f7f0f6", 6, swell=8)
    c.sheet(limb([(860, 1260), (700, 1210), (566, 1090)], [160, 120, 84]), "#286350", 12, swell=26)
    c.sheet(smooth([(590, 1052), (540, 1066), (528, 1126), (566, 1140), (610, 1100)]), "#e8b23c", 6, swell=8)
    _cup(c, 322, 950, "#f4e9dc", "#7c63b4", -1)
    _cup(c, 484, 962, "#f4e9dc", "#d8663a", 1)
    _fingers(c, 258, 1000, 1, "#efc1a6")
    _fingers(c, 548, 1012, -1, "#b9774f")


def _fingers(c: CutPaper, x: float, y: float, side: int, skin: Color) -> None:
    """A hand at the handle of a cup, the little finger in the air."""
    with c.at(x, y, 1, 0, side < 0):
        c.sheet(limb([(-22, 60), (-44, 26), (-62, -22), (-58, -56)], [24, 21, 18, 12]), mix(skin, "#7a3b32", 0.12), 5,
            swell=6)  # fmt: skip
        c.sheet(smooth([(-34, 30), (-10, 6), (20, 14), (28, 48), (16, 84), (-20, 92), (-40, 66)]), skin, 7, swell=13)
        for k in range(3):
            yy = 18 + 21 * k
            c.sheet(
                limb([(-14, yy + 6), (12, yy - 4), (30, yy + 2), (20, yy + 12)], [20, 22, 19, 14]), skin, 4, swell=6
            )
        c.sheet(
            limb([(-26, 26), (-6, -2), (20, -10), (34, 0)], [24, 24, 20, 13]), mix(skin, "#fff0dc", 0.12), 6, swell=7
        )
