"""Scenes of crimes, cut into scratchboard."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from painter.geom import Path, Point, circle, difference, ellipse, group, intersection, limb, poly, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.noise import Array
from painter.scene import scene
from painter.solid import vector
from painter.solids import Solid, look

GOLD, RED, JUTE = "#f5c046", "#cf3f2c", "#dcc596"


@scene(
    "light-thieves",
    "We Can Explain",
    motifs="thieves lamp light carpet sack",
    themes="crime greed secret night",
    moods="guilty comic tense",
    seed=47,
    medium=Scratch,
    alt=(
        "At night three masked thieves in striped jerseys and red caps roll up the patch of light under a street lamp "
        "like a carpet; one holds a sack full of it, one a finger to his lips. The light of a window falls on the "
        "cobbles, with the shadow of somebody in a nightcap."
    ),
    clues=("caught red-handed", "lights out", "light fingers", "night shift", "carpet sale"),
)
def light_thieves(c: Scratch) -> None:
    c.stains = (GOLD, RED)
    _lamp(c)
    _pave(c)
    _pusher(c)
    _husher(c)
    _roll(c)
    for x, y, turn in ((142, 640, 6), (296, 632, -8), (420, 622, 10)):
        _hand(c, x, y, turn)
    _window(c)
    _holder(c)


def _pave(c: Scratch) -> None:
    """What is left of the light: cobbles in rows that bow a little, darker the farther from the lamp."""
    pool = smooth(
        [(30, 700), (200, 690), (660, 660), (744, 740), (772, 860), (740, 990), (600, 1090), (380, 1130), (160, 1090),
            (40, 960), (22, 820)]
    )  # fmt: skip
    stones = []
    for row in range(15):
        y = 690 + row * (30 + row * 0.7)
        step = 46 + row * 1.6
        for column in range(-1, 18):
            x = column * step + (row % 2) * step / 2 + c.rng.uniform(-4, 4)
            wide, high = step * c.rng.uniform(0.42, 0.47), (30 + row * 1.3) * c.rng.uniform(0.38, 0.43)
            middle_y = y + ((x - 400) / 70) ** 2 + c.rng.uniform(-3, 3)
            stones.append(
                smooth(
                    [
                        (
                            x + wide * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)) + c.rng.uniform(-2, 2),
                            middle_y + high * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)),
                        )
                        for a in np.arange(0, 6.28, 0.785)
                    ]
                )
            )
    bright = smooth([(120, 690), (640, 660), (700, 780), (620, 900), (400, 960), (200, 930), (90, 820)])
    c.block(intersection(group(*stones), pool), GOLD, difference(pool, bright), 4, 7, edge=0, soft=46, depth=0.86)


def _window(c: Scratch) -> None:
    """The light of a window on the ground, and the shadow of somebody in it."""
    panes = [
        poly([(470, 946), (606, 922), (618, 1034), (470, 1056)]),
        poly([(622, 919), (746, 897), (772, 1010), (635, 1031)]),
        poly([(470, 1074), (620, 1051), (632, 1176), (470, 1176)]),
        poly([(637, 1048), (776, 1027), (776, 1176), (649, 1176)]),
    ]
    c.cover(poly([(446, 930), (770, 872), (800, 1200), (446, 1200)]))
    somebody = smooth(
        [(520, 1210, 1), (530, 1150), (566, 1116), (612, 1104), (616, 1082), (596, 1078), (588, 1066), (592, 1056),
            (574, 1046, 1), (590, 1026), (590, 1008), (604, 984), (640, 962), (680, 958), (716, 976), (740, 1014),
            (752, 1056), (738, 1070), (726, 1056), (716, 1034), (700, 1022), (704, 1050), (694, 1078), (676, 1094),
            (678, 1104), (724, 1120), (750, 1156), (756, 1210, 1)]
    )  # fmt: skip
    for pane in panes:
        c.block(
            difference(pane, somebody), CLAY, poly([(440, 1120), (800, 1090), (800, 1200), (440, 1200)]), -8, 8, edge=0
        )


def _lamp(c: Scratch) -> None:
    """A lantern on a fluted post."""
    for k in range(64):
        a = k * 0.0982 + c.rng.uniform(-0.02, 0.02)
        start, end = 116 + 14 * (k % 2), (178, 206, 190, 232)[k % 4] + c.rng.uniform(-12, 12)
        ray = [(668 + r * math.cos(a), 172 + r * math.sin(a) * 1.1) for r in (start, (start + end) / 2, end)]
        c.scratch(ray, 6.5, GOLD)
    post = limb([(668, 250), (668, 420), (668, 700)], [17, 20, 26])
    c.block(post, CLAY, limb([(658, 250), (656, 420), (654, 700)], [12, 14, 18]), 90, 7, soft=3)
    c.block(smooth([(640, 640, 1), (696, 640, 1), (716, 720, 1), (622, 720, 1)]), CLAY, poly([(600, 600), (662, 600),
        (656, 760), (600, 760)]), 90, 8, soft=5)  # fmt: skip
    for y, wide in ((300, 26), (318, 20), (634, 38)):
        c.block(ellipse(668, y, wide, 8), CLAY, ellipse(650, y + 3, 14, 8), 0, 5, edge=4, soft=3)
    c.block(smooth([(640, 252, 1), (696, 252, 1), (684, 282), (668, 292), (652, 282)]), CLAY, edge=4)
    glass = poly([(606, 120), (730, 120), (702, 252), (634, 252)])
    c.block(glass, GOLD, edge=7)
    c.scrape(smooth([(668, 148), (688, 184), (684, 222), (668, 236), (652, 222), (648, 184)]), 1, "#fff4c4")
    for x0, x1 in ((643, 654), (693, 682)):
        c.cover(limb([(x0, 116), (x1, 256)], [6, 6]))
    roof = smooth([(590, 122, 1), (614, 88), (646, 66), (668, 60), (690, 66), (722, 88), (746, 122, 1)])
    c.block(roof, CLAY, smooth([(560, 130), (600, 60), (668, 50), (660, 130)]), 0, 6, soft=10, center=(668, 170))
    c.block(circle(668, 50, 10), CLAY, edge=4)


def _roll(c: Scratch) -> None:
    """The rolled light, with a bright spiral at its end."""
    roll = Solid("roll")
    a, b = vector((70, 690, 50)), vector((640, 646, 50))
    roll.cone(a, b, 60)
    relief = look([roll], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=14)
    light = np.clip(0.10 + relief.lit((0.1, -0.35, 0.95)) * 0.95, 0, 1)
    along = (relief.place - a) @ ((b - a) / np.linalg.norm(b - a))
    around = np.arctan2(relief.normal[..., 2], relief.normal[..., 1]) * 60
    row = np.floor(around / 38)
    joints = np.minimum(np.abs((around / 38) % 1 - 0.5) * 38, np.abs((along / 54 + row * 0.5) % 1 - 0.5) * 54)
    stone = np.clip(((joints - 2) / 2.5), 0, 1)
    c.lay_tone(relief, np.asarray(light * stone, np.float32), {"roll": GOLD}, 3.8)
    c.cover(ellipse(650, 645, 42, 64))
    c.paint(ellipse(650, 645, 42, 64), "#000000")
    for k in range(90):
        t, u = k / 90, (k + 1) / 90
        ends = [
            (650 + 38 * r * math.cos(s), 645 + 59 * r * math.sin(s))
            for r, s in ((1 - 0.9 * t, 20 * t), (1 - 0.9 * u, 20 * u))
        ]
        c.scrape(limb(ends, [5.5, 5.5]), 1, GOLD)


# -- the thieves -----------------------------------------------------------


def _head(c: Scratch, x: float, y: float, scale: float, turn: float, gaze: Point, mouth: str, side: float = 6) -> None:
    """A face with a mask, unshaven, lit from the right; side pushes its features to where it is turned."""
    with c.at(x, y, scale, turn):
        left = smooth([(-80, -60), (-34, -50), (-30, 10), (-18, 50), (-2, 90), (-60, 90)])
        for ear in (-54, 54):
            c.block(ellipse(ear, 12, 13, 18), CLAY, left, 0, 6, edge=4, soft=5)
            c.groove([(ear - 3, 4), (ear + 4, 10), (ear - 1, 18)], 4)
        face = smooth(
            [(-50, -30), (-52, 10), (-46, 44), (-28, 70), (side, 80), (30, 68), (46, 42), (52, 10), (50, -30), (0, -60)]
        )
        c.block(face, CLAY, left, 24, 7, soft=12)
        c.cover(
            smooth([(-53, -6), (-24, -13), (side, -3), (26, -13), (53, -6), (50, 19), (26, 27), (side, 12), (-26, 27),
                (-50, 19)])
        )  # fmt: skip
        for eye in (-24, 24):
            c.scrape(ellipse(eye + side, 6, 14, 12))
            c.cover(circle(eye + side + gaze[0] * 6, 6 + gaze[1] * 5, 5.6))
        c.groove([(side - 6, 22), (side - 13, 32), (side - 9, 42), (side + 4, 44), (side + 13, 40), (side + 14, 30)], 5)
        if mouth == "oh":
            c.cover(ellipse(side + 1, 60, 9, 8))
        else:
            c.groove([(side - 22, 58), (side - 8, 55), (side + 8, 58), (side + 24, 52)], 6)
        for _ in range(46):
            u, v = c.rng.uniform(-40, 40), c.rng.uniform(38, 74)
            if abs(u) < 46 - (v - 30) * 0.62 and math.hypot(u - side, v - 57) > 17:
                c.cover(limb([(u, v), (u + c.rng.uniform(-1, 1), v + 5)], [1.8, 2.4]))
        cap = smooth([(-57, -24, 1), (-56, -58), (-36, -90), (0, -102), (36, -90), (56, -58), (57, -24, 1), (0, -40)])
        c.block(cap, RED, smooth([(-80, -20), (-80, -110), (-16, -104), (-28, -40)]), 60, 7, soft=10)
        rib = smooth(
            [(-62, -30, 1), (-30, -44), (0, -48), (30, -44), (62, -30, 1), (61, -6, 1), (0, -24), (-61, -6, 1)]
        )
        c.block(rib, RED, edge=4)
        for k in range(-5, 6):
            c.groove(
                [(k * 11.5, -45 + k * k * 0.62), (k * 11.3 + 1, -34 + k * k * 0.6), (k * 11, -24 + k * k * 0.7)], 4
            )


def _bent(points: Sequence[Point]) -> Array:
    """A curve from shoulder over elbow to wrist."""
    a, b, d = (np.array(point[:2], np.float32) for point in points)
    t = np.linspace(0, 1, 15, dtype=np.float32)[:, None]
    over = 2 * b - (a + d) / 2
    round_ = (1 - t) ** 2 * a + 2 * t * (1 - t) * over + t * t * d
    sharp = np.where(t < 0.5, a + (b - a) * 2 * t, b + (d - b) * (2 * t - 1))
    return np.asarray(0.4 * round_ + 0.6 * sharp, np.float32)


def _sleeve(c: Scratch, joints: Sequence[Point], wide: float, narrow: float, bow: float = 7) -> None:
    """An arm in a striped sleeve, with a cuff."""
    line = _bent(joints)
    widths = [wide + (narrow - wide) * (k / 14) + 6 * math.sin(math.pi * k / 14) for k in range(15)]
    arm = union(limb([(float(x), float(y)) for x, y in line], widths), circle(joints[0][0], joints[0][1], wide * 0.5))
    shade = limb([(float(x) - wide * 0.36, float(y) + wide * 0.16) for x, y in line], wide * 0.42)
    c.block(arm, CLAY, shade, 10, 7, soft=6)
    for k in range(1, 14, 3):
        way = line[k + 1] - line[k - 1]
        way = way / np.linalg.norm(way)
        across = np.array((-way[1], way[0]))
        band = [line[k] + across * s * widths[k] * 0.6 + way * bow * (1 - s * s) for s in (-1, -0.5, 0, 0.5, 1)]
        c.cover(intersection(limb([(float(x), float(y)) for x, y in band], 17), arm))


def _jersey(c: Scratch, outline: Path, left: float, right: float, top: float, bottom: float, lean: float) -> None:
    """A body in a striped jersey."""
    middle = (left + right) / 2
    dark = poly([(left - 60, top), (left + 34, top), (left + 46, bottom), (left - 60, bottom)])
    c.block(outline, CLAY, dark, 12, 8, soft=14)
    y = top + 26
    while y < bottom + 20:
        stripe = limb([(left - 30, y - lean), (middle, y + 15), (right + 30, y + lean)], [19, 24, 19])
        c.cover(intersection(stripe, outline))
        y += 48


def _hand(c: Scratch, x: float, y: float, turn: float) -> None:
    """A hand in a glove that lies on the roll, its fingers over the edge."""
    with c.at(x, y, 1, turn):
        back = smooth([(-22, -34, 1), (22, -34, 1), (31, -8), (28, 12), (-28, 12), (-31, -8)])
        fingers = [
            limb([(-22 + 15 * k, 2), (-23 + 16 * k, 22), (-21 + 15 * k, (40, 47, 45, 37)[k])], [15, 15, 11])
            for k in range(4)
        ]
        thumb = limb([(-24, -12), (-40, 4), (-42, 18)], [18, 15, 11])
        glove = union(back, thumb, *fingers)
        c.block(glove, CLAY, poly([(-60, -40), (-16, -40), (-24, 60), (-60, 60)]), 20, 6, soft=6)
        for k in range(3):
            c.groove([(-15 + 15.5 * k, -2), (-15.5 + 15.5 * k, 18), (-14 + 15 * k, 36)], 4)
        c.groove([(-20, -27), (0, -23), (20, -27)], 5)


def _pusher(c: Scratch) -> None:
    body = smooth(
        [(196, 322, 1), (152, 338), (112, 368), (112, 450), (122, 560), (120, 690, 1), (330, 690, 1), (322, 560),
            (330, 450), (330, 366), (286, 336), (244, 322, 1)]
    )  # fmt: skip
    _jersey(c, body, 116, 326, 330, 690, 2)
    _sleeve(c, ((126, 386), (78, 500), (138, 606)), 66, 42)
    _sleeve(c, ((318, 386), (360, 496), (298, 602)), 66, 42)
    _head(c, 220, 262, 1.06, -5, (0.75, 0.7), "worried")


def _husher(c: Scratch) -> None:
    body = smooth(
        [(462, 338, 1), (424, 352), (392, 384), (388, 470), (396, 560), (392, 690, 1), (590, 690, 1), (588, 560),
            (592, 470), (588, 384), (552, 352), (512, 338, 1)]
    )  # fmt: skip
    _jersey(c, body, 392, 588, 342, 690, 4)
    _sleeve(c, ((402, 396), (372, 500), (418, 594)), 62, 42)
    _head(c, 486, 284, 1.0, 7, (0.3, 0.9), "oh", 2)
    _sleeve(c, ((570, 400), (612, 520), (520, 424)), 62, 40, -7)
    with c.at(498, 404, 0.92, -6):
        finger = limb([(-8, 6), (-12, -28), (-12, -70)], [18, 15, 11])
        fist = smooth([(-22, 8), (-16, -14), (8, -20), (26, -10), (30, 14), (16, 30), (-10, 30)])
        c.block(union(finger, fist), CLAY, smooth([(-40, 40), (-30, -4), (-12, 6), (20, 36)]), 20, 6, soft=6)
        for k in range(3):
            c.groove([(0 + 2 * k, -8 + 12 * k), (14, -6 + 12 * k), (26, -1 + 10 * k)], 4)
        c.groove([(-10, 0), (-4, 12), (-10, 22)], 4)


def _holder(c: Scratch) -> None:
    """The third, with the sack that is full already; he looks round."""
    for hip, knee, foot in (((172, 960), (214, 1050), (196, 1128)), ((112, 960), (74, 1050), (84, 1136))):
        line = [(float(x), float(y)) for x, y in _bent((hip, knee, foot))]
        leg = limb(line, [72 - 2.2 * k for k in range(15)])
        c.block(leg, CLAY, leg, 84, 8, soft=10, depth=0.62)
        x, y = foot
        shoe = smooth([(x - 24, y - 2), (x + 12, y - 8), (x + 50, y + 10), (x + 58, y + 24, 1), (x - 26, y + 24, 1)])
        c.block(shoe, CLAY, ellipse(x - 10, y + 20, 34, 20), 0, 6, soft=6)
    _sleeve(c, ((196, 800), (262, 838), (352, 866)), 54, 36)
    bag = smooth(
        [(226, 884, 1), (234, 930), (206, 1000), (204, 1080), (236, 1136), (304, 1148), (374, 1136), (404, 1080),
            (400, 1000), (372, 930), (380, 884, 1)]
    )  # fmt: skip
    dark = smooth([(180, 900), (240, 900), (250, 1000), (262, 1090), (330, 1160), (180, 1160)])
    c.block(bag, JUTE, dark, 0, 8, edge=8, soft=18, center=(330, 800))
    for points in (
        [(252, 934), (262, 980), (252, 1030)],
        [(304, 930), (302, 966), (308, 1000)],
        [(352, 932), (346, 980), (356, 1040)],
    ):
        c.groove(points, 6)
    c.block(ellipse(303, 886, 80, 23), GOLD, edge=7)
    c.scrape(ellipse(306, 888, 56, 13), 1, "#fff4c4")
    for k in range(9):
        a = math.radians(-150 + 15 * k)
        r0, r1 = 40 + 8 * abs(4 - k), 112 + 14 * (k % 2)
        c.scratch([(303 + r * 1.25 * math.cos(a), 876 + r * math.sin(a)) for r in (r0, (r0 + r1) / 2, r1)], 6, GOLD)
    body = smooth(
        [(126, 760, 1), (96, 776), (70, 812), (74, 890), (70, 984, 1), (222, 984, 1), (222, 890), (228, 806),
            (196, 770), (168, 760, 1)]
    )  # fmt: skip
    _jersey(c, body, 74, 222, 764, 984, -4)
    _sleeve(c, ((96, 822), (128, 920), (226, 892)), 60, 40, -7)
    for x, y, turn in ((238, 886, -70), (366, 872, -30)):
        with c.at(x, y, 0.8, turn):
            fist = smooth([(-24, -22), (16, -26), (30, -6), (26, 20), (-20, 24), (-30, 2)])
            c.block(fist, CLAY, poly([(-60, -40), (-14, -40), (-22, 60), (-60, 60)]), 20, 6, soft=6)
            for k in range(3):
                c.groove([(4, -14 + 12 * k), (18, -14 + 12 * k), (28, -9 + 10 * k)], 4)
    _head(c, 150, 706, 1.0, 8, (0.9, 0.6), "worried", 12)
