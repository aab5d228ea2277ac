"""Scenes of sleepers in the land, in cut paper: a hill that is a face, a bridge that is a dragon."""

from __future__ import annotations

import math

from painter.cutpaper import CutPaper, dots, stripes
from painter.geom import Path, circle, difference, ellipse, intersection, limb, poly, rect, smooth, union
from painter.motifs.people import Look, Pose, figure
from painter.palette import FOREST, ROSE, mix
from painter.scene import scene

# A face in profile, forward and down in heads, from the hairline to the chest.
_PROFILE = [(0.26, -0.66), (0.41, -0.46), (0.465, -0.24), (0.472, -0.13), (0.425, -0.03), (0.50, 0.10), (0.612, 0.205),
    (0.60, 0.245), (0.525, 0.268), (0.455, 0.268), (0.462, 0.312), (0.520, 0.345), (0.518, 0.372), (0.468, 0.392, 1),
    (0.508, 0.412), (0.500, 0.442), (0.432, 0.472), (0.462, 0.53), (0.438, 0.60), (0.345, 0.65), (0.14, 0.67),
    (0.03, 0.76), (0.04, 0.95), (0.16, 1.12), (0.27, 1.30), (0.30, 1.55)]  # fmt: skip


def _lying(forward: float, down: float) -> tuple[float, float]:
    """Where a place of the profile is when the head lies on its back."""
    return 258 + down * 430, 770 - forward * 430


@scene(
    "sleeping-hill", "The Sleeping Hill", motifs="face hill village hair river sun",
    themes="sleep nature home secrets scale", moods="peaceful warm mysterious", seed=61, medium=CutPaper,
    alt="The hills are a woman who lies asleep on her back: forehead, nose, lips and chin stand against an evening "
    "sky. Houses with lit windows stand on the waves of her dark hair, and somebody with a lantern walks there.",
    clues=("mother earth", "let her sleep", "sleepyhead", "quiet village", "old giantess", "dream country"),
)  # fmt: skip
def sleeping_hill(c: CutPaper) -> None:
    c.swells = 0.13
    c.table("#f6c9a0", "#f3a786")
    for r, color in ((250, "#f8d3a8"), (190, "#fbe0b6"), (132, "#fff0cc")):
        c.sheet(circle(606, 330, r), color, 3)
    c.sheet(limb([(-40, 210), (90, 190), (230, 206), (360, 186), (470, 196)], [30, 44, 34, 20, 4]), "#fbe6cf", 6)
    c.sheet(limb([(-40, 258), (60, 262), (150, 250), (250, 256)], [20, 26, 20, 4]), "#f9dcc0", 4)
    c.sheet(limb([(470, 120), (600, 98), (720, 112), (840, 92)], [4, 22, 26, 18]), "#fbe6cf", 5)
    c.sheet(smooth([(-30, 640), (90, 560), (260, 600), (430, 540), (610, 590), (760, 520), (840, 560), (840, 1240),
        (-30, 1240)]), "#d98a86", 7)  # fmt: skip
    c.sheet(
        smooth([(-30, 700), (160, 650), (380, 690), (600, 640), (840, 690), (840, 1240), (-30, 1240)]), "#c0727c", 7
    )
    c.swells = 0.0
    _face(c)
    c.swells = 0.13
    with c.at(-104, 92):
        _hair(c)
    _walker(c, 432, 1096)


def _face(c: CutPaper) -> None:
    """The face as a hill, with its planes in lighter and darker paper."""
    outline = [(*_lying(p[0], p[1]), *p[2:]) for p in _PROFILE]
    whole = smooth([*outline, (900, 640), (900, 1260), (-60, 1260), (-60, 860), (40, 620)])
    c.sheet(whole, "#8f4862", 10, to="#6f3550")
    # the neck lies lower than the jaw, and its sinew runs from behind the ear to the collarbone
    neck = smooth([(330, 900), (470, 872), (640, 828), (780, 770), (880, 750), (880, 840), (720, 880), (540, 926), (380,
        980)])  # fmt: skip
    c.sheet(neck, "#9a4f68", 4, swell=26)
    jaw = smooth([(-80, 380, 1), (570, 380, 1), (580, 580), (556, 652), (492, 752), (418, 822), (352, 880), (290, 960),
        (220, 1270, 1), (-80, 1270, 1)])  # fmt: skip
    c.sheet(intersection(whole, jaw), "#a5566a", 14, swell=20)
    _terraces(c)
    c.sheet(_facet((0.41, 0.0), (0.485, 0.11), (0.592, 0.21), (0.555, 0.24), (0.47, 0.20), (0.41, 0.11)), "#c67a7e", 2,
        swell=14, edge=0.4)  # fmt: skip
    c.sheet(
        _facet((0.445, 0.50), (0.448, 0.53), (0.42, 0.59), (0.37, 0.60), (0.37, 0.53)), "#b8656f", 2, swell=12, edge=0.3
    )
    c.sheet(_facet((0.02, 0.86), (0.03, 0.97), (0.14, 1.13), (0.25, 1.31), (0.27, 1.60), (0.10, 1.62), (-0.05, 1.3),
        (-0.08, 1.0)), "#8f485f", 4)  # fmt: skip
    _eye_and_ear(c)
    c.sheet(_facet((0.55, 0.235), (0.505, 0.225), (0.485, 0.25), (0.53, 0.258)), "#6d3350", 1)
    c.sheet(limb([_lying(0.50, 0.19), _lying(0.47, 0.23), _lying(0.49, 0.262)], [3, 6, 3]), "#7d3c58", 0.6, edge=0.2)
    c.sheet(_facet((0.452, 0.322), (0.512, 0.347), (0.512, 0.37), (0.466, 0.392), (0.37, 0.405), (0.41, 0.36)),
        "#a83a50",
        3, swell=6)  # fmt: skip
    c.sheet(_facet((0.464, 0.395), (0.502, 0.414), (0.494, 0.44), (0.44, 0.462), (0.40, 0.44), (0.37, 0.408)),
        "#c04c58",
        3, swell=7)  # fmt: skip
    c.sheet(
        limb([_lying(0.375, 0.385), _lying(0.345, 0.405), _lying(0.335, 0.44)], [3, 5, 2]), "#7d3c58", 0.6, edge=0.2
    )


def _terraces(c: CutPaper) -> None:
    """The forehead, the cheek and the jaw rise in steps of paper, as hills do on a relief map."""
    for points, tone in (
        (((0.20, -0.62), (0.36, -0.46), (0.425, -0.26), (0.42, -0.17), (0.34, -0.15), (0.16, -0.26), (0.06, -0.5)),
        "#ad5f70"),
        (((0.26, -0.54), (0.36, -0.42), (0.405, -0.27), (0.40, -0.21), (0.33, -0.22), (0.22, -0.36)), "#b66a77"),
        (((0.16, 0.12), (0.30, 0.15), (0.37, 0.24), (0.36, 0.34), (0.30, 0.46), (0.26, 0.58), (0.12, 0.58), (0.02,
        0.42),
            (0.04, 0.24)), "#ad5f70"),
        (((0.20, 0.16), (0.30, 0.18), (0.355, 0.25), (0.335, 0.34), (0.25, 0.44), (0.12, 0.42), (0.10, 0.26)),
        "#b86b76"),
    ):  # fmt: skip
        c.sheet(_facet(*points), tone, 2.2, swell=12, edge=0.5)
    c.sheet(_facet((0.40, -0.10), (0.36, -0.17), (0.20, -0.10), (0.14, 0.03), (0.20, 0.12), (0.30, 0.13), (0.39, 0.06)),
        "#98506a", 0.8, swell=6, edge=0.3)  # fmt: skip


def _eye_and_ear(c: CutPaper) -> None:
    """The closed eye with its lashes, the brow, and an ear with a ring."""
    c.sheet(
        _facet((0.375, 0.02), (0.345, -0.04), (0.27, -0.03), (0.225, 0.04), (0.27, 0.085), (0.34, 0.07)),
        "#b86a76",
        4,
        swell=11,
        edge=0.5,
    )
    crease = [_lying(0.372, -0.012), _lying(0.33, -0.055), _lying(0.27, -0.048), _lying(0.222, 0.01)]
    c.sheet(limb(crease, [2, 5, 5, 2]), "#7d3c58", 0.8, edge=0.3)
    lid = [_lying(0.372, 0.028), _lying(0.33, 0.082), _lying(0.27, 0.092), _lying(0.222, 0.046)]
    c.sheet(limb(lid, [3, 8, 7, 3]), "#4a2340", 2)
    for k, (f, d) in enumerate(((0.352, 0.062), (0.318, 0.088), (0.282, 0.094), (0.250, 0.080))):
        lash = [_lying(f, d), _lying(f + 0.012 - 0.014 * k, d + 0.05), _lying(f - 0.022 * k, d + 0.082)]
        c.sheet(limb(lash, [5, 4, 1.5]), "#4a2340", 1.5)
    brow = [_lying(0.415, -0.075), _lying(0.375, -0.135), _lying(0.29, -0.15), _lying(0.20, -0.085)]
    c.sheet(limb(brow, [6, 14, 12, 4]), "#5f2c4a", 3)
    c.sheet(_facet((0.06, 0.0), (0.10, 0.10), (0.05, 0.18), (-0.05, 0.17), (-0.11, 0.21), (-0.15, 0.17), (-0.13, 0.07),
        (-0.04, -0.01)), "#bd6c76", 6, swell=9)  # fmt: skip
    fold = [_lying(0.03, 0.03), _lying(0.06, 0.10), _lying(0.02, 0.14), _lying(-0.06, 0.12)]
    c.sheet(limb(fold, [4, 8, 7, 3]), "#8a4258", 1.5, swell=3)
    c.sheet(limb([_lying(-0.03, 0.06), _lying(-0.01, 0.10), _lying(-0.06, 0.11)], [3, 6, 3]), "#7d3c58", 1, edge=0.3)
    c.sheet(circle(*_lying(-0.15, 0.20), 7), "#f0c04a", 4)


def _facet(*points: tuple[float, float]) -> Path:
    return smooth([_lying(forward, down) for forward, down in points])


# Upper edge, lower edge and colour of each lock of hair.
_LOCKS = [
    ([(150, 560), (70, 556), (-40, 610)], [(-40, 860), (60, 760), (200, 700), (236, 640), (196, 590)], "#4b2a52"),
    (
        [(236, 640), (200, 700), (90, 760), (-40, 830)],
        [(-40, 1000), (120, 900), (280, 800), (322, 726), (290, 676)],
        "#5a3160",
    ),
    (
        [(300, 700), (270, 790), (130, 880), (-40, 960)],
        [(-40, 1130), (180, 1040), (360, 900), (392, 790), (350, 730)],
        "#432650",
    ),
    (
        [(372, 770), (330, 890), (170, 1010), (-40, 1090)],
        [(-40, 1260), (300, 1260), (470, 1080), (500, 900), (440, 800)],
        "#6a3a68",
    ),
    (
        [(460, 840), (480, 980), (400, 1120), (240, 1260)],
        [(560, 1260), (700, 1140), (690, 990), (590, 880), (520, 830)],
        "#4b2a58",
    ),
    ([(600, 890), (690, 980), (700, 1120), (600, 1260)], [(900, 1260), (900, 1020), (760, 930), (660, 880)], "#5f3564"),
]
_HOUSES = [
    [(60, 604, 30), (118, 596, 38), (176, 614, 28)],
    [(60, 772, 34), (132, 734, 44), (206, 690, 36)],
    [(70, 922, 40), (164, 868, 52), (244, 806, 38)],
    [(96, 1076, 46), (232, 974, 56), (326, 884, 42)],
    [],
    [(706, 1010, 46), (772, 1004, 40)],
]


def _hair(c: CutPaper) -> None:
    """Locks that fall in terraces, with houses on them."""
    for k, (top, under, color) in enumerate(_LOCKS):
        c.sheet(smooth([*top, *under]), color, 12, to=mix(color, "#241534", 0.45))
        for t in (0.3, 0.62):
            pairs = zip(top, reversed(under), strict=False)
            run = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairs]
            c.sheet(limb(run, [3, *[9] * (len(run) - 2), 3]), mix(color, "#c08ab0", 0.30), 2)
        for n, (x, y, size) in enumerate(_HOUSES[k]):
            _house(c, x, y + 16, size, n + k)
    for x, y, size in ((286, 782, 26), (404, 838, 30), (30, 900, 26), (650, 1090, 34)):
        _tree(c, x, y, size)


def _house(c: CutPaper, x: float, y: float, size: float, kind: int) -> None:
    """A paper house seen from its corner: a gable, a long side, and a roof that overhangs; kinds differ in shape."""
    wall = ("#f4e2bd", "#eec48c", "#f7ecd4", "#e2a57c", "#d9c7d2")[kind % 5]
    roof = ("#c8503f", "#3f7f86", "#d8893c", "#8f3a4a", "#5f6f9a")[(kind * 3) % 5]
    tall, long = size * (1.0, 0.72, 1.35, 0.9)[kind % 4], size * (0.9, 1.25, 0.62, 1.0)[kind % 4]
    gable = size * 0.62
    peak = size * (0.5, 0.42, 0.62, 0.36)[kind % 4]
    back = -size * 0.14
    with c.at(x, y, 1, (-3, 2, 0, 4, -2)[kind % 5], kind % 2 == 1):
        c.sheet(poly([(0, 0), (long, back), (long, back - tall), (0, -tall)]), mix(wall, "#3a1c38", 0.26), 6)
        c.sheet(poly([(-gable, back * 0.4), (0, 0), (0, -tall), (-gable / 2, -tall - peak), (-gable,
            back * 0.4 - tall)]),
            wall, 5)  # fmt: skip
        if kind % 3 != 1:
            at = long * 0.62
            c.sheet(rect(at, -tall - peak - size * 0.2, size * 0.17, size * 0.5), mix(wall, "#8a3a3a", 0.5), 3)
        c.sheet(poly([(size * 0.08, -tall + size * 0.1), (long + size * 0.1, back - tall + size * 0.1),
            (long - gable * 0.36, back - tall - peak), (-gable / 2 - size * 0.04, -tall - peak - size * 0.04)]),
            roof, 6,
            swell=size * 0.06)  # fmt: skip
        c.sheet(limb([(-gable * 1.1, back * 0.4 - tall + size * 0.12), (-gable / 2, -tall - peak - size * 0.03),
            (size * 0.08, -tall + size * 0.1)], [size * 0.08] * 3), mix(roof, "#2a1430", 0.3), 4)  # fmt: skip
        for k in range(1 + kind % 2):
            wx = long * (0.28 + 0.42 * k)
            c.sheet(poly([(wx, -tall * 0.66 + back * 0.3), (wx + size * 0.2, -tall * 0.66 + back * 0.5),
                (wx + size * 0.2, -tall * 0.28 + back * 0.5), (wx, -tall * 0.28 + back * 0.3)]),
                "#ffdf86" if (kind + k) % 3 else "#5a3450", 0, edge=0.3)  # fmt: skip
        c.sheet(rect(-gable * 0.62, -tall * 0.86, size * 0.2, size * 0.24, 2), "#ffdf86", 0, edge=0.3)
        c.sheet(rect(-gable * 0.34, -size * 0.44, size * 0.22, size * 0.44, size * 0.1), "#6a3a2c", 1.5)


def _tree(c: CutPaper, x: float, y: float, size: float) -> None:
    c.sheet(limb([(x, y + size), (x + 2, y)], [7, 5]), "#3a2030", 4)
    for k, (dx, dy, r) in enumerate(((-0.35, -0.1, 0.55), (0.35, -0.2, 0.5), (0, -0.6, 0.6))):
        c.sheet(circle(x + dx * size, y + dy * size, r * size), ("#5f8a5a", "#4a7550", "#7aa061")[k], 5)


def _walker(c: CutPaper, x: float, y: float) -> None:
    """Somebody on tiptoe with a lantern."""
    look = Look(skin="#b9774f", hair="#241420", hair_style="bun", clothes="cloak", top="#e8b23c", bottom="#3a2444")
    for r, strength in ((110, 0.30), (56, 0.40)):
        c.paint(circle(x - 62, y - 96, r), "#ffd98a", alpha=strength, feather=r * 0.45, texture=0, wobble=0)
    with c.cutting():
        held = figure(c, x, y, 190, ROSE, look, Pose(stance="tiptoe", near=(-0.28, -0.50), near_hand="grip"), shadow=0)
    x, y = held.near
    c.sheet(limb([(x, y), (x - 1, y + 14)], [3, 3]), "#4a2c20", 2)
    c.sheet(rect(x - 10, y + 16, 20, 28, 5), "#fff0b4", 5, swell=4)
    c.sheet(rect(x - 13, y + 11, 26, 8, 2), "#4a2c20", 3)
    c.sheet(rect(x - 13, y + 42, 26, 6, 2), "#4a2c20", 3)


@scene(
    "bridge-back", "The Old Bridge", motifs="dragon bridge river people child cart",
    themes="danger habit attention childhood secrets", moods="uneasy calm watchful", seed=40, medium=CutPaper,
    alt="People with a handcart and a dog cross a river on a high arched bridge that is the scaly back of a green "
    "dragon. "
    "Its head lies on the near bank with one eye open, and only a child on the bridge looks down and points at it.",
    clues=("mind your step", "toll bridge", "only she knows", "sleeping dragon", "wide awake", "short cut"),
)  # fmt: skip
def bridge_back(c: CutPaper) -> None:
    c.swells = 0.13
    c.table("#f7dca0", "#f1b878")
    c.sheet(circle(210, 250, 104), "#fff1c4", 5)
    c.sheet(limb([(330, 150), (470, 124), (600, 140), (760, 118), (850, 126)], [4, 24, 34, 26, 18]), "#fbeccb", 6)
    c.sheet(limb([(-40, 300), (60, 314), (170, 296), (270, 304)], [30, 34, 22, 4]), "#fbeccb", 7)
    c.sheet(smooth([(-30, 700), (80, 560), (180, 620), (300, 500), (420, 610), (560, 520), (700, 600), (840, 530),
        (840, 1240), (-30, 1240)]), "#d99a6a", 6)  # fmt: skip
    c.sheet(
        smooth([(-30, 770), (120, 700), (300, 740), (520, 690), (840, 740), (840, 1240), (-30, 1240)]), "#b57a5c", 6
    )
    for k in range(6):
        y = 830 + 62 * k
        crest = [(60 + 120 * i, y + (-1) ** (i + k) * (7 + 2 * k)) for i in range(7)]
        c.sheet(smooth([(-30, y), *crest, (840, y), (840, 1250), (-30, 1250)]), mix("#7fb3b0", "#245a6c", k / 6), 5)
    _dragon(c)
    _crossing(c)


def _arc(r: float, degrees: float, squash: float = 1.0) -> tuple[float, float]:
    """A place on the arch of the back."""
    a = math.radians(degrees)
    return 380 + r * 1.0 * math.cos(a), 860 + r * squash * math.sin(a)


def _dragon(c: CutPaper) -> None:
    """Tail, arched body, scales and comb."""
    c.sheet(
        smooth([(-40, 900), (60, 866), (150, 890), (176, 960), (120, 1060), (-40, 1120)]),
        "#8a6a44",
        9,
        ink="#7d5e3a",
        pattern=dots(26, 0.12),
    )
    c.sheet(limb([(70, 900), (30, 860), (48, 780), (110, 740), (96, 690)], [78, 56, 38, 22, 6]), "#2f6b58", 9)
    c.sheet(smooth([(60, 650), (96, 664), (130, 640, 1), (118, 700), (84, 704)]), "#d8573f", 6)
    wing = [
        (560, 660),
        (610, 470),
        (662, 330, 1),
        (690, 452),
        (752, 372, 1),
        (764, 500),
        (836, 470, 1),
        (850, 700),
        (720, 800),
    ]
    c.sheet(smooth(wing), "#d49a4a", 12)
    for tip in ((662, 340), (752, 382), (836, 480)):
        c.sheet(limb([(690, 780), ((690 + tip[0]) / 2 + 10, (780 + tip[1]) / 2), tip], [14, 9, 3]), "#2f6b58", 4)
    outer = [_arc(392, d) for d in range(178, 365, 11)]
    inner = [_arc(250, d, 0.94) for d in range(360, 175, -11)]
    body = smooth([*outer, (770, 1010), (700, 1100), (610, 1060), *inner])
    c.sheet(body, "#3c8468", 16, to="#2a6152")
    with c.clip(body):
        for row in range(5):
            _row_of_scales(c, row)
    belly = [_arc(250, d, 0.94) for d in range(184, 358, 12)]
    under = smooth([*belly, *[_arc(272, d, 0.945) for d in range(352, 183, -12)]])
    c.sheet(under, "#e3cf8c", 4, ink="#cdb670", pattern=stripes(22, 0.14))
    for k in range(15):
        d = 194 + k * 11.4
        x, y = _arc(396, d)
        with c.at(x, y, 1, d + 90):
            c.sheet(smooth([(-12, 8, 1), (-4, -18), (6, -36, 1), (12, -10), (14, 8, 1)]), "#d8573f", 6)
    _dragon_head(c)


def _row_of_scales(c: CutPaper, row: int) -> None:
    for k in range(42):
        d = 168 + k * 4.7 + (row % 2) * 2.3
        x, y = _arc(262 + row * 27, d, 0.94 + 0.012 * row)
        with c.at(x, y, 0.9 + row * 0.05, d - 90):
            tone = mix("#4f9f76", "#a9c26a", row * 0.16 + ((k * 7 + row * 3) % 5) * 0.05)
            c.sheet(smooth([(-17, -14), (0, -20), (17, -14), (15, 10), (0, 24), (-15, 10)]), tone, 3)


def _dragon_head(c: CutPaper) -> None:
    """The near bank and the head that rests on it."""
    c.sheet(smooth([(280, 1250), (330, 1130), (470, 1090), (640, 1110), (840, 1070), (840, 1250)]), "#7d8f4e", 12,
        ink="#6f8044", pattern=dots(24, 0.12))  # fmt: skip
    head = smooth([(812, 900), (740, 872), (668, 900), (610, 960), (520, 1000), (430, 1022), (388, 1062), (410, 1108),
        (520, 1136), (660, 1140), (780, 1150), (830, 1080)])  # fmt: skip
    c.sheet(head, "#5c9f6c", 18, to="#2f7458", swell=22)
    for row in range(6):  # the scales of the neck run out behind the eye and the jaw
        for k in range(5 - (row > 3)):
            x, y = 806 - 27 * k - 12 * (row % 2), 916.0 + 33 * row
            if (x - 632) ** 2 + (y - 1000) ** 2 < 100**2 or x < 690 + 6 * row:
                continue
            with c.at(x, y, 0.9 - 0.08 * k, 74 + c.rng.uniform(-9, 9)):
                tone = mix("#4f9f76", "#a9c26a", c.rng.uniform(0.05, 0.6))
                c.sheet(smooth([(-17, -14), (0, -20), (17, -14), (15, 10), (0, 24), (-15, 10)]), tone, 3, swell=5)
    c.sheet(smooth([(404, 1080), (520, 1098), (650, 1092), (744, 1062), (712, 1112), (560, 1130), (430, 1120)]),
        "#e3cf8c",
        3, swell=9)  # fmt: skip
    c.sheet(limb([(398, 1078), (500, 1094), (630, 1088), (716, 1052), (740, 1030)], [3, 8, 8, 6, 2]), "#173f38", 2)
    for k, (x, tall) in enumerate(((424, 30), (462, 20), (500, 24), (548, 18), (590, 22), (628, 15), (664, 17))):
        y = 1083 + 12 * math.sin(math.pi * (x - 398) / 330) - max(0, x - 620) * 0.16
        c.sheet(smooth([(x - 8, y - 3, 1), (x + 9, y - 2, 1), (x + 5 + k % 2, y + tall * 0.6), (x + 1, y + tall, 1),
            (x - 5,
            y + tall * 0.5)]), "#fbf3dc", 3, swell=3)  # fmt: skip
    for x in (480, 570):
        c.sheet(smooth([(x - 6, 1104, 1), (x + 1, 1080, 1), (x + 8, 1104, 1)]), "#f1e6c8", 3)
    # the planes of the snout: a lit ridge, the swelling of the nostril, the muscle of the jaw
    c.sheet(
        smooth([(446, 1030), (520, 1004), (600, 962), (590, 996), (520, 1026), (456, 1042)]), "#86b96f", 2.5, swell=9
    )
    c.sheet(
        smooth([(398, 1056), (410, 1034), (438, 1028), (454, 1044), (440, 1062), (412, 1068)]), "#74ad6c", 4, swell=10
    )
    c.sheet(
        smooth([(620, 1050), (690, 1030), (744, 1040), (736, 1062), (690, 1076), (636, 1078)]), "#74ad6c", 3, swell=12
    )
    c.sheet(smooth([(740, 880), (770, 800), (828, 752, 1), (812, 830), (800, 900)]), "#e8c46a", 9)
    c.sheet(smooth([(690, 892), (700, 820), (744, 764, 1), (744, 830), (748, 886)]), "#f0d48a", 9)
    c.sheet(smooth([(770, 960), (836, 950), (850, 1040, 1), (800, 1020)]), "#d8573f", 8)
    for k in range(6):
        c.sheet(
            ellipse(474 + 26 * k, 1052 - 7 * k, 11 + 0.6 * k, 7 + 0.6 * k),
            mix("#5aa67c", "#a9c26a", k / 7),
            2.5,
            swell=3,
        )
    c.sheet(smooth([(574, 1010, 1), (604, 968), (650, 956), (694, 986, 1), (660, 1026), (610, 1032)]), "#2a6152", 5)
    c.sheet(smooth([(586, 1008, 1), (616, 982), (650, 978), (684, 994, 1), (654, 1016), (616, 1022)]), "#ffd24a", 3)
    c.sheet(ellipse(632, 1000, 8, 19), "#1a1620", 1, edge=0)
    c.sheet(circle(626, 991, 4), "#fffbe0", 0.5, edge=0)
    c.sheet(smooth([(572, 1004, 1), (604, 962), (654, 948), (704, 984, 1), (652, 976), (610, 986)]), "#4f9f76", 5)
    c.sheet(ellipse(426, 1046, 13, 8), "#173f38", 0, edge=0.3)
    c.sheet(limb([(420, 1036), (388, 1004), (414, 966), (384, 924), (418, 880)], [5, 15, 21, 22, 5]), "#fbf3dc", 6)


def _crossing(c: CutPaper) -> None:
    """People on the bridge who do not look down, and a child who does."""
    people = [
        (211, 122, Look(skin="#e8b890", hair="#8a5a3c", clothes="shirt", top="#c8503f", bottom="#4a3a4a", hat="cap",
            hat_color="#5a4a3c"), Pose(stance="stride", near=(-0.34, -0.44), far=(-0.36, -0.42), lean=10)),
        (250, 172, Look(skin="#8a5a3c", hair="#1f181c", hair_style="afro", clothes="dress", top="#3f6f9a"),
            Pose(stance="walk", tilt=8)),
        (270, 150, Look(skin="#d8a070", hair="#b9b3aa", age="old", beard=True, clothes="shirt", top="#e0a93a",
            bottom="#6a4a3a", hat="straw", hat_color="#e8cf8f"), Pose(stance="walk", near=(-0.26, -0.40))),
        (299, 178, Look(skin="#e8b890", hair="#5a2c1c", hair_style="bun", clothes="coat", top="#6a4a7a", glasses=True),
            Pose(stance="walk", near=(-0.16, -0.62))),
    ]  # fmt: skip
    for degrees, tall, look, pose in people:
        x, y = _arc(398, degrees)
        with c.cutting():
            figure(c, x, y + 5, tall, FOREST, look, pose, flip=True, turn=(degrees - 270) * 0.2, shadow=0)
    x, y = _arc(398, 230)
    with c.at(x, y, 1, -14):
        c.sheet(poly([(-44, -44), (36, -44), (28, -8), (-36, -8)]), "#a8683c", 7)
        c.sheet(limb([(36, -40), (66, -52)], [5, 4]), "#7a4a2c", 4)
        for k, color in enumerate(("#d8573f", "#7aa061", "#f0c04a", "#c8503f")):
            c.sheet(circle(-28 + 18 * k, -50 - 4 * (k % 2), 11), color, 4)
        c.sheet(difference(circle(-4, -4, 19), circle(-4, -4, 12)), "#5a3420", 5)
        c.sheet(circle(-4, -4, 4), "#5a3420", 3)
    x, y = _arc(398, 284)
    with c.at(x, y, 0.8, 10):
        trunk = smooth(
            [
                (-26, -8),
                (-24, -26),
                (10, -30),
                (24, -40),
                (38, -34),
                (34, -22),
                (22, -14),
                (20, 0, 1),
                (12, 0, 1),
                (8, -12),
                (-14, -12),
                (-16, 0, 1),
                (-24, 0, 1),
            ]
        )
        c.sheet(union(trunk, limb([(-24, -22), (-38, -36), (-34, -46)], [7, 6, 3])), "#5a4034", 5)
    x, y = _arc(398, 322)
    look = Look(skin="#d8a070", hair="#5a2c1c", hair_style="braids", age="child", clothes="dress", top="#e8402f",
        bottom="#f0d8a8")  # fmt: skip
    with c.cutting():
        figure(c, x - 6, y + 8, 132, FOREST, look, Pose(stance="stand", near=(-0.44, -0.26), near_hand="point", lean=26,
            tilt=-18), flip=True, turn=14, shadow=0)  # fmt: skip
