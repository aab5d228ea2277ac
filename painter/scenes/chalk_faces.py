"""Scenes of very large faces, in pastel, lit from below."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import ellipse, limb, rect, smooth, union
from painter.motifs.planes import Plane, Spot, finger, fist, form
from painter.noise import blurred
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene

_CANDLE = (424, 948)
_FLESH: Ramp = ("#2a1020", "#6c2a30", "#b85a40", "#f0a468", "#ffe0a4", "#fff4d0")
_LINEN: Ramp = ("#14122a", "#2c2c5c", "#5460a0", "#a0b0d4", "#f8f0d8")
_ORANGE: Ramp = ("#2a0c14", "#742018", "#d0562c", "#ffa650", "#ffe6a8")
_HEM: Ramp = ("#2c2230", "#7a6470", "#d0b090", "#fff0cc", "#fffae8")
_PILLOW: Ramp = ("#12101e", "#28264a", "#5a5680", "#b0a0a0", "#f4dcb0")
_MOP: Ramp = ("#100808", "#3a180e", "#8a4418", "#e89a3c", "#ffd488")
_GOWN: Ramp = ("#08181c", "#14443e", "#2e8068", "#9cdca4", "#f4fcc8")


@scene(
    "small-caller",
    "Nothing to Be Afraid Of",
    motifs="giant face child candle bed blanket",
    themes="fear size courage night nightmare misunderstanding",
    moods="comic tense eerie",
    seed=84,
    medium=Pastel,
    alt="A giant in bed, seen very close, stares down with wide eyes and open mouth and pulls the striped blanket up "
    "to his chin with both hands. On the blanket a tiny child in a nightshirt comes towards him with a burning candle, "
    "which lights his face from below.",
    clues=("boo", "who's there?", "sleepwalking", "big coward", "bad dream", "house call"),
)
def small_caller(c: Pastel) -> None:
    c.paper("#17131f")
    _bedroom(c)
    pillow = smooth([(30, 560), (60, 420), (40, 300, 1), (200, 330), (400, 300), (640, 320), (776, 250, 1), (750, 420),
        (772, 640), (740, 760), (60, 760)])  # fmt: skip
    form(c, pillow, _PILLOW, 0.34, 0.26, [(ellipse(420, 760, 330, 150), 0.24, 50)], (0.0, 1.0), 60, width=7, edge=5)
    for run in ([(60, 330), (130, 400), (150, 470)], [(744, 300), (690, 380), (660, 470)], [(720, 640), (660, 600)]):
        c.stroke(run, _PILLOW[0], 7, 0.8)
    with c.at(378, 424, 1, -5):
        _frightened(c)
    _blanket(c)
    c.halo(*_CANDLE, 330, "#f09a40", 0.42)
    _gripping_hand(c, 128, (0.85, 0.5), False)
    _gripping_hand(c, 664, (-0.85, 0.5), True)
    _caller(c)


def _bedroom(c: Pastel) -> None:
    """A wall in candlelight, with the shadow of the head thrown up on it."""
    x, y = c.grid()
    at = _CANDLE
    light = np.exp(-(((x - at[0]) / 520) ** 2) - ((y - at[1]) / 560) ** 2)
    c.hatch(c.flat("#2c2440"), np.asarray(0.5 + 0 * x, np.float32), 1500, 110, 15, 1.15, 0.5, 0.1, 0.1, 0.2)
    c.hatch(c.flat("#6a4040"), np.asarray(light * 0.9, np.float32), 1300, 100, 13, 1.15, 0.55, 0.1, 0.1, 0.25)
    c.hatch(c.flat("#b4703c"), np.asarray(light**2.2, np.float32), 700, 80, 10, 1.15, 0.55, 0.1, 0.1, 0.25)
    shade = np.exp(-(((x - 190) / 330) ** 4) - ((y - 240) / 330) ** 4)
    c.rub(blurred(np.asarray(shade * 0.85, np.float32), 14), "#0f0c16", 0.2)


_UP = (0.16, 1.0)
"""The way to the candle from the giant's face."""


def _frightened(c: Pastel) -> None:
    """A large face lit from below: what looks down is bright, what looks up is dark."""
    tuft: list[tuple[float, ...]] = [(-196, -120, 1)]
    for k in range(15):
        a = math.pi * (1.04 - 1.08 * (k + 0.5) / 15)
        low, high = 206, 318 + (34, 0, 22)[k % 3]
        tuft += [(high * 0.82 * math.cos(a), -70 - high * math.sin(a), 1),
            (low * math.cos(a - 0.11), -80 - low * math.sin(a - 0.11), 1)]  # fmt: skip
    form(c, smooth([*tuft, (150, 0), (-150, 0)]), _MOP, 0.30, 0.26, light=_UP, size=20, width=5, edge=5)
    for _ in range(190):
        a = c.rng.uniform(0.05, 3.1)
        root, tip = c.rng.uniform(190, 240), c.rng.uniform(270, 345)
        bend = a + c.rng.gauss(0, 0.07)
        run = [
            (root * math.cos(a), -74 - root * math.sin(a)),
            (tip * 0.84 * math.cos(bend), -70 - tip * math.sin(bend)),
        ]
        c.stroke(run, _MOP[c.rng.choice((0, 1, 2, 3 if abs(math.cos(a)) > 0.3 else 2))], c.rng.uniform(3, 6), 0.75)
    for side in (-1, 1):
        ear = smooth([(side * 176, -60), (side * 214, -92), (side * 244, -60), (side * 240, 0), (side * 218, 62),
            (side * 190, 84), (side * 170, 40)])  # fmt: skip
        form(c, ear, _FLESH, 0.42, 0.34, light=_UP, size=18, width=5, edge=5)
        c.stroke([(side * 196, -48), (side * 222, -56), (side * 224, -8), (side * 204, 34)], _FLESH[1], 8, 0.85)
    face = smooth([(0, -292), (94, -280), (164, -222), (192, -120), (186, -20), (192, 80), (172, 168), (132, 240),
        (76, 296),
        (12, 316), (-48, 304), (-112, 256), (-160, 180), (-188, 90), (-184, -20), (-194, -120), (-164, -222),
        (-92, -280)])  # fmt: skip
    planes: list[Plane] = [
        (ellipse(20, 280, 150, 100), 0.20, 34),
        (ellipse(0, -270, 240, 130), -0.26, 34),
        (smooth([(-30, -40), (-60, -180), (0, -230), (60, -180), (34, -40)]), -0.14, 22),
        *((smooth([(s * 30, -96), (s * 90, -122), (s * 156, -84), (s * 150, -60), (s * 90, -92), (s * 40, -70)]),
            0.30, 9) for s in (-1, 1)),
        *((smooth([(s * 60, 40), (s * 120, 46), (s * 176, 10), (s * 178, 60), (s * 120, 84), (s * 70, 70)]),
            -0.16, 12) for s in (-1, 1)),
        *((smooth([(s * 84, 92), (s * 140, 90), (s * 170, 80), (s * 150, 170), (s * 110, 180), (s * 90, 150)]),
            0.18, 14) for s in (-1, 1)),
        (smooth([(-120, 150), (-92, 180), (-100, 250), (-140, 210)]), -0.18, 12),
        (smooth([(120, 140), (104, 180), (112, 240), (150, 190)]), -0.14, 12),
    ]  # fmt: skip
    form(c, face, _FLESH, 0.47, 0.22, planes, _UP, 60, width=7, edge=6, steps=6)
    for k, y in enumerate((-196, -172, -148)):
        c.stroke(
            [(-110 + 8 * k, y + 18), (-56, y), (0, y + 12), (58, y - 4), (112 - 8 * k, y + 14)], _FLESH[1], 5, 0.75
        )
    _eye(c, -86, -26, 66, 70, 12)
    _eye(c, 92, -34, 58, 62, 4)
    for side, lift in ((-1, 0), (1, -16)):
        for k in range(24):
            t = k / 23
            px, py = side * (34 + 118 * t), -146 + lift - 22 * math.sin(2.2 * t) + 46 * t * t
            c.stroke(
                [(px, py + 18), (px + side * 14, py - 12), (px + side * 32, py - 20)], _MOP[(1, 2, 0)[k % 3]], 9, 0.95
            )
    nose = smooth([(-24, -40), (6, -52), (30, -38), (36, 20), (70, 58), (76, 92), (46, 110), (4, 124), (-40, 112),
        (-70, 94),
        (-66, 58), (-38, 22)])  # fmt: skip
    form(c, nose, _FLESH, 0.48, 0.34, [(ellipse(4, 104, 52, 22), 0.24, 10), (smooth([(-24, -50), (28, -50),
        (30, 30), (-30, 30)]), -0.10, 14)],
        _UP, 26, width=5, edge=0, steps=6)  # fmt: skip
    c.stroke(
        [(-38, 22), (-68, 56), (-72, 92), (-40, 114), (4, 126), (48, 112), (78, 92), (72, 56), (38, 20)],
        _FLESH[0],
        7,
        0.95,
    )
    for side in (-1, 1):
        form(c, ellipse(side * 36 + 3, 100, 17, 10), ("#10060a", "#3a1014"), 0.3, 0.2, edge=0, density=0)
        c.stroke([(side * 76, 84), (side * 104, 116), (side * 118, 164)], _FLESH[1], 7, 0.8)
    mouth = smooth([(-86, 200), (-62, 168), (-24, 158), (6, 172), (46, 152), (84, 166), (98, 204), (80, 246), (30, 268),
        (-36, 266), (-78, 242)])  # fmt: skip
    lips = smooth([(-104, 202), (-74, 150), (-26, 138), (4, 154), (48, 134), (98, 152), (118, 206), (96, 264),
        (34, 292),
        (-42, 290), (-96, 258)])  # fmt: skip
    rosy = tuple(mix(tone, "#c0303c", 0.42) for tone in _FLESH)
    form(c, lips, rosy, 0.52, 0.34, [(ellipse(10, 282, 70, 14), 0.2, 8)], _UP, 12, width=5, edge=4)
    form(c, mouth, ("#0c0408", "#2a080e", "#5c1218"), 0.3, 0.2, light=_UP, edge=4, density=0.4)
    with c.clip(mouth):
        form(c, smooth([(-60, 280), (-44, 236), (-6, 228), (10, 238), (30, 226), (66, 238), (78, 280)]),
            ("#4a0e18", "#a83a3c", "#f08a74"),
            0.5, 0.3, light=_UP, width=4, edge=3)  # fmt: skip
        for k in range(6):
            x, long = -78 + 28 * k, (20, 30, 34, 27, 33, 22)[k]
            tooth = smooth(
                [(x, 140, 1), (x + 26, 140, 1), (x + 24, 164 + long), (x + 12, 170 + long), (x + 2, 164 + long)]
            )
            form(c, tooth, ("#6a4a40", "#d8bc90", "#fff4d8"), 0.62, 0.3, light=_UP, width=3, edge=3, density=0.5)
    c.stroke([(-30, 306), (6, 298), (44, 304)], _FLESH[1], 6, 0.7)
    for x, y, r in ((-150, -150, 9), (150, -190, 11), (170, 20, 8), (-176, 60, 8)):
        drop = smooth([(x, y - r * 2.4, 1), (x + r, y), (x, y + r), (x - r, y)])
        form(c, drop, ("#3a5a8a", "#9cc8e0", "#f4fcff"), 0.5, 0.4, light=_UP, width=2, edge=2.5, density=0.3)


def _eye(c: Pastel, x: float, y: float, wide: float, high: float, tired: float) -> None:
    """Wide open, with the whole iris in the white, turned down to the candle."""
    lid = smooth([(x - wide - 12, y + 4), (x - wide * 0.6, y - high - 8), (x + wide * 0.2, y - high - 14),
        (x + wide + 8, y - 18),
        (x + wide + 8, y + 30), (x, y + high + 16), (x - wide * 0.8, y + high * 0.7)])  # fmt: skip
    form(c, lid, _FLESH, 0.42, 0.30, [(ellipse(x, y - high, wide, 20), 0.22, 8)], _UP, 14, width=4, edge=0)
    white = smooth([(x - wide, y + 4), (x - wide * 0.62, y - high * 0.76), (x + wide * 0.1, y - high),
        (x + wide * 0.82, y - high * 0.5),
        (x + wide, y + 8), (x + wide * 0.56, y + high * 0.72), (x - wide * 0.1, y + high * 0.9),
            (x - wide * 0.72, y + high * 0.6)])  # fmt: skip
    form(c, white, ("#5a5470", "#a8a0a4", "#f4e8d0", "#fffcf0"), 0.74, 0.22, [(ellipse(x, y - high, wide,
        high * 0.6), -0.3, 12)],
        _UP, 22, width=4, edge=4, density=0.5)  # fmt: skip
    ix, iy = x + 10, y + high * 0.26
    with c.clip(white):
        form(
            c,
            ellipse(ix, iy, 30, 31),
            ("#0c2416", "#2c6a34", "#78b84c", "#e8f490"),
            0.44,
            0.34,
            light=_UP,
            size=10,
            width=3,
            edge=3,
        )
        for k in range(14):
            a = k * math.tau / 14
            c.stroke(
                [(ix + 14 * math.cos(a), iy + 14 * math.sin(a)), (ix + 26 * math.cos(a), iy + 26 * math.sin(a))],
                "#d8e880",
                2.5,
                0.6,
            )
        form(c, ellipse(ix, iy, 13, 14), ("#040306", "#0a080c"), 0.3, 0, edge=0, density=0)
        for k in range(4):
            c.stroke(
                [(x - wide, y + 8 * k), (x - wide * 0.7, y + 6 * k + 3), (x - wide * 0.55, y + 9 * k)],
                "#c8584c",
                2.5,
                0.6,
            )
    c.stroke([(ix + 5, iy + 10), (ix + 5, iy - 2)], "#ffd060", 7, 1.0)
    c.stroke([(ix + 5, iy + 7), (ix + 5, iy + 3)], "#fffbe6", 5, 1.0)
    c.stroke([(x - wide - 2, y + 2), (x - wide * 0.62, y - high * 0.78), (x + wide * 0.1, y - high - 2),
        (x + wide * 0.84, y - high * 0.5),
        (x + wide + 2, y + 10)], "#1c0a10", 9, 1.0)  # fmt: skip
    for k in range(2):
        c.stroke([(x - wide * 0.7, y + high + 8 + tired + 12 * k), (x, y + high + 20 + tired + 12 * k),
            (x + wide * 0.6, y + high + 8 + 12 * k)],
            _FLESH[1], 5, 0.7 - 0.2 * k)  # fmt: skip


def _blanket(c: Pastel) -> None:
    """Striped, pulled up to the chin; it swells towards the viewer."""
    cover = smooth(
        [(-20, 812), (110, 772), (260, 786), (420, 800), (560, 788), (700, 768), (830, 812), (840, 1260), (-40, 1260)]
    )
    stripes = []
    for k in range(-4, 6):
        top, low = 400 + 92 * k, 400 + 158 * k
        stripes.append(smooth([(top, 740), (top + 42, 740), (low + 60 + 12 * k, 980), (low + 74, 1260), (low, 1260),
            (low - 8 + 12 * k, 980)]))  # fmt: skip
    x, y = _CANDLE
    planes: list[Plane] = [
        (ellipse(x, y + 60, 250, 150), 0.36, 60),
        (rect(-40, 1090, 900, 170), -0.22, 50),
        *((smooth([(hx, 800), (hx + 30, 810), (hx + dx + 40, 1010), (hx + dx, 1020)]), -0.26, 10.0)
            for hx, dx in ((150, 60), (210, 110), (90, -20), (590, -80), (640, -30), (700, 30))),
    ]  # fmt: skip
    form(c, cover, _LINEN, 0.46, 0.0, planes, _UP, 60, 1.35, 7, edge=6, inlay=[(s, _ORANGE) for s in stripes], steps=5)
    hem = limb(
        [(-20, 806), (110, 776), (260, 792), (420, 806), (560, 792), (700, 772), (830, 806)],
        [46, 50, 50, 52, 50, 50, 46],
    )
    form(c, hem, _HEM, 0.52, 0.30, [(ellipse(x, 810, 190, 60), 0.25, 30)], _UP, 14, width=5, edge=5)
    for k in range(11):
        c.stroke([(30 + 74 * k, 784), (36 + 74 * k, 800), (30 + 74 * k, 818)], _HEM[0], 3, 0.6)


def _gripping_hand(c: Pastel, x: float, lamp: Spot, flip: bool) -> None:
    """Four fingers over the hem; the knuckles stand white."""
    with c.at(x, 790, 2.0, -6 if not flip else 6, flip=flip):
        c.rub(c.shape(smooth([(-50, 20), (50, 20), (60, 84), (-46, 84)]), 8) * 0.7, "#0c0812", 0.2)
        back = smooth([(-58, 6), (-50, -22), (-24, -34), (6, -36), (36, -30), (54, -12), (52, 10), (0, 16)])
        form(c, back, _FLESH, 0.44, 0.26, light=lamp, size=12, width=3, edge=3)
        for k in range(4):
            root = -41 + 27 * k
            long = (0.84, 1.0, 1.04, 0.92)[k]
            run = [(root + 2, -18), (root, 2), (root - 2 + k, 28 * long), (root - 4 + 3 * k, 58 * long)]
            finger(c, run, 27 - 2 * (k == 0), _FLESH, lamp)
            form(c, ellipse(root + 2, -15, 12, 10), _FLESH, 0.60, 0.34, light=lamp, width=2.5, edge=0)
            c.stroke([(root - 7, -20), (root + 2, -24), (root + 10, -20)], _FLESH[1], 2.5, 0.7)
            for off in (-3, 4):
                c.stroke([(root - 9, 3 + off), (root, 5 + off), (root + 9, 3 + off)], _FLESH[1], 2.2, 0.75)


def _caller(c: Pastel) -> None:
    """The child in a nightshirt, in profile, with the candle held out."""
    x, y = _CANDLE
    lamp = (-0.95, -0.3)
    c.rub(
        c.shape(smooth([(500, 1150), (580, 1136), (700, 1150), (760, 1176), (640, 1180), (520, 1172)]), 8) * 0.8,
        "#0a0812",
        0.15,
    )
    skin = ("#3a1620", "#8a4430", "#d8884c", "#ffc884", "#fff0c4")
    for fx, fy in ((500, 1146), (566, 1156)):
        form(c, smooth([(fx + 22, fy - 26), (fx + 24, fy + 8), (fx - 30, fy + 10), (fx - 40, fy + 2), (fx - 14,
            fy - 8), (fx - 2, fy - 26)]),
            skin, 0.56, 0.34, light=lamp, width=3, edge=4)  # fmt: skip
    gown = smooth([(508, 962), (488, 1020), (470, 1084), (462, 1136, 1), (500, 1142), (548, 1136), (600, 1144, 1),
        (604, 1080),
        (590, 1010), (572, 962), (540, 950)])  # fmt: skip
    folds: list[Plane] = [
        (smooth([(540, 990), (556, 990), (570, 1140), (536, 1140)]), -0.2, 5),
        (smooth([(506, 1030), (514, 1030), (510, 1140), (494, 1140)]), -0.16, 4),
    ]
    form(c, gown, _GOWN, 0.46, 0.36, folds, lamp, 26, width=5, edge=5)
    c.stroke([(466, 1128), (520, 1136), (600, 1134)], _GOWN[4], 4, 0.7)
    arm = union(
        limb([(540, 982), (496, 1022)], [46, 40]), ellipse(496, 1020, 20, 20), limb([(498, 1020), (446, 998)], [40, 34])
    )
    form(c, arm, _GOWN, 0.58, 0.36, light=lamp, size=12, width=4, edge=5)
    form(c, smooth([(410, 990), (424, 980), (446, 982), (452, 1002), (436, 1014), (414, 1010)]), skin, 0.66,
        0.34, light=lamp, width=3,
        edge=4)  # fmt: skip
    for k in range(3):
        c.stroke([(412, 992 + 7 * k), (430, 990 + 7 * k)], skin[1], 2.5, 0.8)
    with c.at(536, 906, 0.62, 12, flip=True):
        form(c, smooth([(-36, 40), (20, 50), (24, 96), (-40, 96)]), skin, 0.4, 0.2, light=lamp, edge=5)
        face = smooth([(-40, -50), (20, -72), (54, -54), (60, -24), (82, 2), (78, 18), (62, 22), (70, 34), (64,
            44), (68, 56),
            (52, 74), (8, 78), (-32, 60)])  # fmt: skip
        form(c, face, skin, 0.58, 0.3, [(ellipse(30, 26, 22, 18), 0.12, 6)], lamp, 20, width=4, edge=6)
        form(c, ellipse(44, -12, 8, 11), ("#0a0606", "#1c100c"), 0.3, 0, edge=0, density=0)
        c.stroke([(46, -15), (49, -15)], "#fff8dc", 4, 1.0, taper=False)
        c.stroke([(28, -36), (46, -42), (58, -36)], "#5a2414", 6, 0.9)
        c.stroke([(66, 42), (52, 46), (42, 40)], "#8a241c", 6, 0.9)
        c.stroke([(22, 24), (40, 22)], "#f87850", 20, 0.4)
        form(
            c,
            smooth([(-30, -12), (-10, -20), (0, 0), (-10, 22), (-26, 18)]),
            skin,
            0.5,
            0.34,
            light=lamp,
            width=3,
            edge=5,
        )
        hair = smooth([(62, -46, 1), (46, -90), (20, -84), (0, -108, 1), (-20, -88), (-58, -96, 1), (-66, -62),
            (-92, -46, 1),
            (-76, -10), (-84, 30, 1), (-56, 40), (-36, 60, 1), (-34, 6), (-20, -30), (20, -44, 1), (30,
                -60)])  # fmt: skip
        form(c, hair, _MOP, 0.42, 0.36, light=lamp, size=14, width=4, edge=6)
    c.halo(x, y - 14, 190, "#ffc050", 0.55, 90)
    wax = rect(x - 10, y + 14, 22, 32, 3)
    form(c, wax, ("#b07838", "#f4dca0", "#fffdf0"), 0.66, 0.3, light=(0.0, -1.0), width=3, edge=4, density=0.4)
    flame = smooth([(x, y + 16), (x - 15, y - 4), (x - 6, y - 28), (x + 2, y - 58, 1), (x + 12, y - 24), (x + 14, y)])
    form(
        c,
        flame,
        ("#f08c34", "#ffcc54", "#fffbe6"),
        0.5,
        0.0,
        [(ellipse(x, y + 4, 7, 14), 0.5, 3)],
        width=3,
        edge=0,
        density=0.3,
    )


_LAMP = (-0.8, -0.5)
"""The way to the light of the ring."""

_WHITE: Ramp = ("#262038", "#6a6080", "#b4a8ac", "#f0e4cc", "#fffcec")
_RED: Ramp = ("#2a060c", "#7a141c", "#cc2c2c", "#ff6a4c", "#ffc8a4")
_TEAL: Ramp = ("#06181c", "#124448", "#207c7c", "#5cc4ac", "#d0f4d0")
_MINT: Ramp = ("#0c2020", "#2a5a54", "#64a890", "#c0e8c0", "#f8fce0")
_PLUM: Ramp = ("#160a22", "#3c1a52", "#703890", "#b078c0", "#ecc8f0")
_FELT: Ramp = ("#08080e", "#201c2c", "#463c54", "#84788c", "#d0c4c4")
_CURLS: Ramp = ("#240a0a", "#6a200c", "#c8541c", "#ff9a3c", "#ffdc90")
_SUN: Ramp = ("#5a2c06", "#c07c10", "#ffc430", "#fff0a0")


@scene(
    "clown-rain",
    "Private Weather",
    motifs="clown umbrella rain flower tent",
    themes="sadness care performance growth solitude",
    moods="tender melancholy",
    seed=727,
    medium=Pastel,
    alt="A clown with closed eyes, a red nose, a mouth turned down and a ruff stands in a circus tent; "
    "under his umbrella it rains on the yellow flower that grows from his hat, and a paper boat floats on the brim.",
    clues=("show's over", "tears", "self care", "silver lining", "drip, drop", "after the circus"),
)
def clown_rain(c: Pastel) -> None:
    c.paper("#1c1420")
    _tent(c)
    _umbrella(c)
    _coat(c)
    with c.at(372, 660, 1, 8):
        _clown(c)
    _ruff(c)
    with c.at(338, 512, 1, 11):
        _hat(c)
    _stick(c)
    _shower(c)


def _tent(c: Pastel) -> None:
    """Broad dark stripes of a tent that run together above."""
    x, y = c.grid()
    angle = np.arctan2(x - 470, y + 420)
    stripe = np.asarray(np.clip(4 * np.sin(angle * 22) + 0.5, 0, 1), np.float32)
    heading = np.asarray(math.pi / 2 - angle, np.float32)
    light = np.exp(-(((x - 200) / 420) ** 2) - ((y - 640) / 520) ** 2)
    c.rub(np.asarray(0.85 + 0 * x, np.float32), "#2c1a24", 0.15)
    c.hatch(c.flat("#6a2428"), stripe, 1900, 90, 13, heading, 0.5, 0.05, 0.12, 0.3)
    c.hatch(c.flat("#6a4a38"), 1 - stripe, 1500, 90, 13, heading, 0.45, 0.05, 0.12, 0.3)
    c.hatch(c.flat("#b8502e"), np.asarray(stripe * light, np.float32), 900, 80, 11, heading, 0.5, 0.05, 0.1, 0.3)
    c.hatch(c.flat("#d09a58"), np.asarray((1 - stripe) * light, np.float32), 800, 80, 11, heading, 0.5, 0.05, 0.1, 0.3)


def _umbrella(c: Pastel) -> None:
    """Seen from below: the near edge is above, the far edge hangs below it."""
    with c.at(436, 226, 1, 11):
        ends = [math.pi * k / 7 for k in range(8)]
        low = []
        for a, b in pairwise(ends):
            low += [
                (340 * math.cos(a), 76 * math.sin(a), 1),
                (336 * math.cos((a + b) / 2), 58 * math.sin((a + b) / 2) - 2),
            ]
        inside = smooth([*low, (-340, 0, 1), (-240, -56), (0, -78), (240, -56)])
        form(c, inside, ("#050d12", "#0e2a30", "#1c4c50", "#3c7c74"), 0.34, 0.12, [(ellipse(150, 30, 190, 60),
            0.2, 30)], (0.3, 0.9),
            30, heading=0.2, width=6, edge=5)  # fmt: skip
        for a in ends:
            c.stroke([(20, -50), (170 * math.cos(a) + 10, 38 * math.sin(a) - 26), (336 * math.cos(a),
                74 * math.sin(a))], "#6a9a8c", 4,
                0.8)  # fmt: skip
        rim = []
        for a, b in pairwise([math.pi * k / 5 for k in range(6)]):
            rim += [
                (344 * math.cos(a), -80 * math.sin(a), 1),
                (336 * math.cos((a + b) / 2), -96 * math.sin((a + b) / 2) - 8),
            ]
        dome = smooth(
            [
                *rim,
                (-344, 0, 1),
                (-322, -84),
                (-236, -160),
                (-110, -200),
                (10, -210),
                (130, -196),
                (250, -150),
                (326, -80),
            ]
        )
        gores = []
        for k in (1, 3):
            a, b = math.pi * k / 5, math.pi * (k + 1) / 5
            gores.append(smooth([(4, -214, 1), (240 * math.cos(a), -70 - 110 * math.sin(a)), (344 * math.cos(a),
                -78 * math.sin(a), 1),
                (344 * math.cos(b), -78 * math.sin(b), 1), (240 * math.cos(b), -70 - 110 * math.sin(b))]))  # fmt: skip
        form(c, dome, _TEAL, 0.50, 0.30, light=_LAMP, size=44, width=6, edge=5, inlay=[(gore, _MINT) for gore in gores])
        for k in range(1, 5):
            a = math.pi * k / 5
            c.stroke(
                [(4, -210), (238 * math.cos(a), -74 - 108 * math.sin(a)), (344 * math.cos(a), -80 * math.sin(a))],
                _TEAL[0],
                5,
                0.9,
            )
        form(
            c, smooth([(-4, -206), (0, -232), (6, -238), (12, -230), (14, -206)]), _SUN, 0.5, 0.3, light=_LAMP, width=3
        )


def _stick(c: Pastel) -> None:
    """The stick of the umbrella, in a white glove."""
    wood = ("#241408", "#6a4420", "#b8843c", "#f4cc80", "#fff0c0")
    form(
        c,
        limb([(470, 190), (580, 620), (712, 1180)], [15, 17, 20]),
        wood,
        0.5,
        0.36,
        light=_LAMP,
        size=4,
        width=3,
        edge=4,
    )
    fist(c, 690, 1064, 122, -13, _WHITE, _LAMP)
    for k in range(3):
        c.stroke([(640, 1040 + 20 * k), (664, 1034 + 22 * k)], _WHITE[1], 4, 0.8)
    for k in range(6):
        form(c, ellipse(640 + 26 * k, 1148 + 4 * (k % 2), 21, 22), _WHITE, 0.56, 0.36, light=_LAMP, width=3, edge=4)


def _coat(c: Pastel) -> None:
    coat = smooth([(300, 880), (180, 930), (100, 1010), (60, 1120), (50, 1250), (790, 1250), (770, 1120), (720, 1010),
        (600, 920), (470, 880)])  # fmt: skip
    patch = smooth([(150, 1060, 1), (236, 1040, 1), (250, 1124, 1), (164, 1140, 1)])
    dots = [
        ellipse(x, y, 15, 15) for x, y in ((120, 1010), (300, 1150), (590, 1010), (540, 1140), (230, 980), (90, 1160))
    ]
    form(c, coat, _PLUM, 0.46, 0.30, [(ellipse(385, 930, 270, 70), -0.3, 30), (ellipse(200, 1060, 100, 90),
        0.14, 40)], _LAMP, 60,
        width=7, edge=6, inlay=[(patch, _SUN), *((dot, _MINT) for dot in dots)])  # fmt: skip
    for (x, y), (u, v) in pairwise(((150, 1060), (236, 1040), (250, 1124), (164, 1140), (150, 1060))):
        for k in range(5):
            t = (k + 0.5) / 5
            px, py = x + (u - x) * t, y + (v - y) * t
            nx, ny = (v - y) / 11, -(u - x) / 11
            c.stroke([(px - nx, py - ny), (px + nx, py + ny)], "#2a1030", 4, 0.95)
    c.stroke([(396, 960), (404, 1080), (398, 1200)], _PLUM[0], 7, 0.9)
    for y in (1040, 1140):
        puff = [(404 + (38 + 5 * (k % 2)) * math.cos(k * math.tau / 14),
            y + (38 + 5 * (k % 2)) * math.sin(k * math.tau / 14))
            for k in range(14)]  # fmt: skip
        form(c, smooth(puff), _CURLS, 0.56, 0.38, light=_LAMP, size=14, width=5, edge=5)
    sleeve = smooth([(640, 960), (740, 1000), (790, 1090), (790, 1250), (600, 1250), (590, 1120)])
    form(c, sleeve, _PLUM, 0.44, 0.34, light=_LAMP, size=34, width=6, edge=6)


def _ruff(c: Pastel) -> None:
    """Two rows of starched pleats that open towards the viewer."""
    for row, (x, y, rx, ry, count) in enumerate(((386, 872, 236, 74, 17), (384, 848, 184, 54, 15))):
        order = sorted(range(count), key=lambda k: -abs(k - (count - 1) / 2))
        for k in order:
            a = math.pi * (-0.06 + 1.12 * (k + 0.5) / count)
            ex, ey = x + rx * math.cos(a), y + ry * math.sin(a)
            ix, iy = x + rx * 0.5 * math.cos(a), y - 34 + ry * 0.3 * math.sin(a)
            nx, ny = -math.sin(a), math.cos(a) * 0.5
            wide = rx * 0.125
            pleat = smooth([(ix - nx * wide * 0.4, iy - ny * wide * 0.4, 1), (ex - nx * wide, ey - ny * wide - 4),
                (ex, ey + 20),
                (ex + nx * wide, ey + ny * wide - 4), (ix + nx * wide * 0.4, iy + ny * wide * 0.4, 1)])  # fmt: skip
            side = 0.14 - 0.26 * (ex - 160) / 460
            form(c, pleat, _WHITE, 0.56 + side, 0.30, light=(_LAMP[0], 0.4), size=8, width=4, edge=4)
            c.stroke([(ix, iy + 4), ((ix + ex) / 2, (iy + ey) / 2 + 4), (ex, ey + 4)], _WHITE[1 if row else 0], 5, 0.8)
            c.stroke(
                [(ex - nx * wide * 0.9, ey - ny * wide), (ex, ey + 17), (ex + nx * wide * 0.9, ey + ny * wide)],
                "#d83c3c",
                4,
                0.9,
            )


def _clown(c: Pastel) -> None:
    """The face: greasepaint over heavy cheeks, the eyes closed."""
    form(c, smooth([(-80, 120), (80, 120), (110, 230), (-110, 230)]), _WHITE, 0.24, 0.2, light=_LAMP, edge=4)
    for side in (-1, 1):
        for k in range(13):
            a, far = k * 2.4, 12 + 50 * math.sqrt(k / 13)
            x, y = side * (150 + far * 0.6 * math.cos(a)), -6 + far * 1.5 * math.sin(a)
            r = 27 - k * 0.5
            form(c, ellipse(x, y, r, r), _CURLS, 0.48 - 0.10 * side, 0.40, light=_LAMP, size=9, width=4, edge=4)
            curl = [
                (x + r * (0.75 - 0.1 * i) * math.cos(a + i * 0.9), y + r * (0.75 - 0.1 * i) * math.sin(a + i * 0.9))
                for i in range(7)
            ]
            c.stroke(curl, _CURLS[1 if k % 2 else 4], 4, 0.8)
    face = smooth([(0, -150), (70, -146), (118, -110), (130, -40), (138, 30), (128, 90), (98, 140), (60, 178), (6, 192),
        (-52, 180), (-96, 146), (-126, 92), (-136, 30), (-128, -50), (-116, -110), (-70, -146)])  # fmt: skip
    planes: list[Plane] = [
        (
            smooth([(60, -190), (140, -120), (150, 60), (90, 180), (40, 190), (70, 90), (56, -20), (70, -120)]),
            -0.22,
            20,
        ),
        (ellipse(-84, 66, 44, 38), 0.14, 12),
        (ellipse(84, 70, 40, 36), 0.18, 12),
        *((ellipse(s * 56, -62, 46, 22), -0.18, 10) for s in (-1, 1)),
        (smooth([(-60, 158), (0, 150), (60, 158), (40, 170), (-40, 170)]), -0.14, 8),
    ]
    form(c, face, _WHITE, 0.62, 0.24, planes, _LAMP, 44, width=6, edge=6, steps=5)
    for side in (-1, 1):
        wedge = smooth([(side * 40, -44, 1), (side * 58, -140, 1), (side * 80, -44, 1)], tension=0.1)
        tear = smooth([(side * 42, 0, 1), (side * 60, 92, 1), (side * 78, 0, 1)], tension=0.1)
        for path in (wedge, tear):
            form(c, path, _TEAL, 0.54 - side * 0.1, 0.2, light=_LAMP, width=4, edge=0, density=0.7)
        c.stroke([(side * 84, 72), (side * 106, 66)], "#f0584c", 40, 0.42)
        lid = smooth([(side * 18, -22), (side * 34, -50), (side * 64, -58), (side * 94, -42), (side * 104, -10),
            (side * 84, 6),
            (side * 56, 12), (side * 30, 2)])  # fmt: skip
        form(c, lid, _WHITE, 0.62 - side * 0.08, 0.34, light=_LAMP, size=14, width=4, edge=3)
        with c.clip(lid):
            form(c, smooth([(side * 42, 10, 1), (side * 48, -60, 1), (side * 74, -60, 1), (side * 78, 10, 1)]),
                _TEAL, 0.5, 0.2, light=_LAMP,
                width=4, edge=0, density=0.7)  # fmt: skip
        line = [(side * 18, -18), (side * 34, 2), (side * 58, 10), (side * 86, 4), (side * 106, -14)]
        c.stroke(line, "#140a14", 8, 1.0)
        for x, y in line[1:]:
            c.stroke([(x, y), (x + side * 6, y + 17)], "#140a14", 4, 0.95)
        c.stroke([(side * 26, 22), (side * 56, 30), (side * 88, 20)], _WHITE[1], 5, 0.8)
        c.stroke([(side * 22, -104), (side * 56, -92 - 8 * side), (side * 100, -62)], "#240c14", 9, 0.95)
        c.stroke([(side * 40, 76), (side * 74, 104), (side * 82, 140)], _WHITE[1], 6, 0.75)
    for k in range(2):
        c.stroke([(-34, -124 + 18 * k), (0, -132 + 18 * k), (36, -122 + 18 * k)], _WHITE[1], 5, 0.7)
    mouth = smooth([(-86, 148, 1), (-64, 112), (-26, 92), (2, 102), (30, 90), (68, 108), (92, 146, 1), (60, 136),
        (40, 152), (0, 160),
        (-38, 152), (-58, 138)])  # fmt: skip
    form(c, mouth, _RED, 0.50, 0.34, [(ellipse(-4, 150, 40, 10), 0.22, 5)], _LAMP, 12, width=4, edge=4)
    c.stroke([(-74, 138), (-36, 122), (2, 128), (40, 120), (80, 138)], "#1c060a", 7, 0.95)
    form(c, ellipse(2, 44, 48, 45), _RED, 0.50, 0.40, light=_LAMP, size=20, width=5, edge=5, steps=5)
    c.stroke([(-22, 22), (-12, 14)], "#fff4e8", 13, 0.95)
    drop = smooth([(-66, 108, 1), (-56, 130), (-66, 144), (-76, 130)])
    form(c, drop, ("#2a5a8a", "#8cc4e4", "#f8ffff"), 0.5, 0.4, light=_LAMP, width=3, edge=3, density=0.3)


def _hat(c: Pastel) -> None:
    """A small hat with a flower in the rain, and a boat on its brim."""
    form(c, limb([(-6, -120), (12, -160), (-6, -206)], [13, 11, 10]), ("#0c2414", "#2c6a30", "#6cb04c", "#d0f090"),
        0.5, 0.34, light=_LAMP,
        width=3)  # fmt: skip
    for side in (-1, 1):
        leaf = smooth([(4, -140, 1), (side * 34, -172), (side * 74, -166, 1), (side * 44, -136)])
        form(c, leaf, ("#0c2414", "#2c6a30", "#6cb04c", "#d0f090"), 0.5, 0.34, light=_LAMP, width=3)
    for k in range(12):
        a = k * math.tau / 12 + 0.1
        with c.at(-8 + 26 * math.cos(a), -214 + 26 * math.sin(a), 1, math.degrees(a)):
            form(c, smooth([(0, -12), (30, -17), (62, 0, 1), (30, 17), (0, 12)]), _SUN,
                0.58 - 0.12 * math.cos(a - 2.6 + math.pi), 0.3,
                light=_LAMP, width=4, edge=4)  # fmt: skip
            c.stroke([(10, 0), (44, 0)], _SUN[0], 2.5, 0.6)
    form(
        c,
        ellipse(-8, -214, 30, 29),
        ("#1c0a06", "#5a2c10", "#a8642c", "#f0b868"),
        0.44,
        0.4,
        light=_LAMP,
        size=12,
        width=3,
        edge=4,
    )
    crown = smooth([(-84, 6, 1), (-92, -60), (-80, -116), (0, -132), (80, -116), (90, -60), (86, 6, 1)])
    form(c, crown, _FELT, 0.40, 0.36, light=_LAMP, size=34, width=5, edge=5)
    band = smooth([(-90, -44), (0, -30), (92, -44), (88, 8, 1), (0, 22), (-86, 8, 1)])
    form(c, band, _RED, 0.46, 0.34, light=_LAMP, size=24, width=4, edge=4)
    brim = smooth(
        [(-160, -6), (-110, -20), (-80, 4), (0, 18), (84, 4), (116, -22), (164, -10), (130, 24), (0, 46), (-128, 26)]
    )
    form(c, brim, _FELT, 0.44, 0.30, [(ellipse(-110, 0, 60, 24), 0.2, 10)], _LAMP, 12, width=5, edge=5)
    with c.at(-104, -12, 1, -6):
        form(
            c,
            smooth([(-14, 2, 1), (4, -54, 1), (22, 2, 1)], tension=0.1),
            _WHITE,
            0.66,
            0.2,
            light=_LAMP,
            width=3,
            edge=3,
        )
        form(
            c,
            smooth([(4, -54, 1), (22, 2, 1), (6, 0, 1)], tension=0.1),
            _WHITE,
            0.36,
            0.1,
            light=_LAMP,
            width=3,
            edge=0,
        )
        hull = smooth([(-54, -6, 1), (-20, 2), (24, 2), (56, -8, 1), (34, 28), (-32, 28)], tension=0.2)
        form(c, hull, _WHITE, 0.66, 0.3, light=_LAMP, width=4, edge=4)
        c.stroke([(-50, 26), (0, 32), (52, 24)], "#a8dce8", 5, 0.85)


def _shower(c: Pastel) -> None:
    """Rain out of the umbrella; it breaks on the hat and the shoulders."""
    for k in range(170):
        x = c.rng.uniform(130, 730)
        start = 250 + (x - 436) * 0.19 + c.rng.uniform(0, 640)
        if 240 < x < 520 and 520 < start < 860 and k % 4:
            continue
        tall = c.rng.uniform(24, 70)
        tone = c.rng.choice(("#5a8ab0", "#9cccdc", "#f0fcf8"))
        c.stroke([(x, start), (x - 2, start + tall / 2), (x - 4, start + tall)], tone, c.rng.uniform(2, 4), 0.7)
    for spots in ([(190, 486), (270, 500), (420, 548), (490, 552)], [(150, 962), (210, 928), (600, 930), (680, 980)]):
        for x, y in spots:
            for k in (-1, 0, 1):
                c.stroke([(x + 4 * k, y), (x + 13 * k, y - 16 + 5 * abs(k))], "#e4f6f4", 3, 0.85)
