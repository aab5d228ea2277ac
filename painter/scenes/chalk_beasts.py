"""Scenes whose hero is a beast, in pastel, lit by what it keeps."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import circle, ellipse, limb, smooth, union
from painter.model import Camera, see
from painter.motifs.planes import form
from painter.noise import Array
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene
from painter.solid import Point3, Solid, ball, blend, carve, chain, common, egg, half, near, tube, turned, vector


def _at(*points: Point3) -> list[Array]:
    return [vector(point) for point in points]


# -- stag-lanterns ---------------------------------------------------------


@scene(
    "stag-lanterns",
    "The Old Forest Lights Its Lamps",
    motifs="stag lantern forest mist child",
    themes="guide guardian tradition autumn gift",
    moods="solemn warm",
    seed=12,
    medium=Pastel,
    alt="A great stag steps through a misty wood; lanterns and autumn leaves hang from its antlers, and one "
    "lantern is out. A child in a pointed hat holds up a small flame.",
    clues=("Follow me", "Last lamp", "Street lighting", "Autumn's king", "Bring your own", "Hush"),
)
def stag_lanterns(c: Pastel) -> None:
    c.paper("#101a1a")
    _wood(c)
    for x, y, _ in _LANTERNS:
        c.halo(x, y, 170, "#d88a38", 0.30)
    _stag(c)
    _antlers(c)
    for k, (x, y, wire) in enumerate(_LANTERNS):
        _lantern(c, x, y, wire, k, k != 3)
    _flame_child(c)


def _wood(c: Pastel) -> None:
    """Trunks one behind the other in the mist, lit from where the lanterns are."""
    x, y = c.grid()
    glow = np.exp(-(((x - 330) / 330) ** 2) - ((y - 300) / 330) ** 2)
    c.rub(np.asarray(0.85 + 0 * x, np.float32), "#18302e", 0.15)
    c.rub(np.asarray(glow * 0.75, np.float32), "#7a7444", 0.2)
    heading = np.asarray(-0.95 + 0.35 * np.sin(x / 160 + y / 210), np.float32)
    mist = np.asarray(0.2 + 0.5 * np.exp(-(((y - 820) / 220) ** 2)), np.float32)
    c.hatch(c.flat("#4f7468"), mist, 1300, 90, 12, heading, 0.42, 0.1, 0.1, 0.2)
    c.hatch(c.flat("#c8a858"), np.asarray(glow, np.float32), 900, 60, 10, heading, 0.45, 0.2, 0.1, 0.25)
    for far in (0, 1):
        spots = (40, 128, 214, 330, 470, 560, 655, 742) if far == 0 else (-6, 92, 268, 618, 790)
        for k, base in enumerate(spots):
            wide = (26, 46)[far] * (0.8 + 0.4 * ((k * 7) % 5) / 5)
            lean = ((k * 13) % 7 - 3) * 7
            trunk = c.shape(
                limb(
                    [(base + lean, -20), (base + lean * 0.3, 500), (base, 860 + 60 * far)],
                    [wide * 0.7, wide * 0.85, wide * 1.25],
                ),
                1.2,
            )
            c.rub(trunk * (0.55 + 0.4 * far), ("#24403c", "#0f1c1c")[far], 0.2)
            side = np.clip((x - base - lean * 0.4) / wide * (1 if base < 330 else -1) + 0.35, 0, 1)
            c.hatch(
                c.flat(("#7a8058", "#a8824a")[far]),
                trunk * np.asarray(side * (0.15 + glow), np.float32),
                150,
                46,
                6,
                1.5,
                0.55,
                0.12,
                0.12,
                0.3,
            )
    ground = np.clip((y - 1010 - 12 * np.sin(x / 90)) / 30, 0, 1)
    c.rub(np.asarray(ground * 0.9, np.float32), "#101a16", 0.2)
    c.hatch(
        c.flat("#3a5038"),
        np.asarray(ground * 0.7, np.float32),
        900,
        44,
        7,
        np.asarray(-0.3 + 0.3 * np.sin(x / 50), np.float32),
        0.55,
        0.3,
        0.14,
        0.3,
    )
    for _ in range(70):
        px, py = c.rng.uniform(40, 760), c.rng.uniform(1040, 1170)
        c.stroke(
            [(px, py), (px + c.rng.uniform(6, 16), py + c.rng.uniform(-5, 5))],
            c.rng.choice(("#8a3a1c", "#c8702c", "#e8a848", "#5a2c1c")),
            c.rng.uniform(5, 9),
            0.8,
        )


_HIDE: Ramp = ("#160a0c", "#4a2016", "#8e4a24", "#d88e44", "#ffd894")
_BIB: Ramp = ("#2a1c18", "#6e4c34", "#b89060", "#ecd09a", "#fff4d0")
_HORN: Ramp = ("#2a1a14", "#705034", "#b89058", "#f0d498", "#fff8dc")
_HOOF: Ramp = ("#080608", "#241a1a", "#5a4640", "#a08868")
_ABOVE = (-0.35, -0.9)
"""The way to most of the lanterns."""


def _hoof(c: Pastel, x: float, y: float, tone: float, turn: float) -> None:
    with c.at(x, y, 1, turn):
        form(c, smooth([(-15, -14, 1), (15, -14, 1), (20, 14), (16, 30, 1), (-30, 30, 1), (-26, 12)]), _HOOF,
            tone, 0.34,
            light=_ABOVE, width=4)  # fmt: skip
        c.stroke([(-6, 0), (-10, 28)], _HOOF[0], 4, 0.9)


def _stag(c: Pastel) -> None:
    """In profile, one foreleg lifted in the step; trunk, head and near legs are one shape."""
    for low in ((470, 1112), (640, 1112), (686, 1140)):
        c.rub(c.shape(ellipse(low[0], low[1], 90, 17), 6) * 0.8, "#060c0c", 0.15)
    far_ear = smooth([(336, 470, 1), (322, 430), (330, 384, 1), (356, 410), (364, 456)])
    form(c, far_ear, _HIDE, 0.34, 0.3, light=_ABOVE, width=4)
    for x, y, run, widths in (
        (642, 1092, [(630, 830), (624, 890), (664, 972), (652, 1040), (642, 1092)], [130, 84, 40, 30, 30]),
        (474, 1094, [(470, 810), (482, 900), (474, 980), (478, 1050), (474, 1094)], [120, 66, 46, 31, 31]),
    ):
        _hoof(c, x, y, 0.24, 3)
        form(c, limb(run, widths), _HIDE, 0.22, 0.34, light=_ABOVE, size=14, width=4.5, edge=4.5)
    form(
        c, smooth([(724, 690), (758, 700), (766, 752), (744, 784), (726, 744)]), _BIB, 0.4, 0.34, light=_ABOVE, width=4
    )
    _hoof(c, 696, 1116, 0.42, 4)
    _hoof(c, 404, 1050, 0.46, -24)
    trunk = smooth([(404, 486), (446, 552), (494, 606), (552, 632), (626, 640), (690, 634), (732, 672), (750, 740),
        (742, 812),
        (706, 866), (662, 880), (610, 896), (540, 912), (474, 902), (422, 862), (398, 790), (400, 716), (388, 652),
        (360, 600)])  # fmt: skip
    hind = limb([(680, 780), (646, 884), (722, 976), (706, 1056), (696, 1116)], [150, 102, 50, 33, 33])
    fore = limb([(462, 800), (420, 884), (368, 944), (392, 1006), (404, 1050)], [110, 82, 52, 31, 30])
    head = smooth([(392, 476), (352, 456), (316, 468), (290, 506), (256, 552), (222, 580), (206, 604), (208, 626),
        (222, 638),
        (246, 640), (284, 624), (320, 632), (356, 636), (392, 606), (414, 540)])  # fmt: skip
    planes = [
        (
            smooth(
                [
                    (410, 490),
                    (450, 550),
                    (500, 604),
                    (560, 630),
                    (690, 630),
                    (744, 690),
                    (690, 700),
                    (560, 690),
                    (470, 640),
                ]
            ),
            0.22,
            14,
        ),
        (ellipse(560, 904, 130, 46), -0.24, 16),
        (smooth([(660, 740), (716, 740), (730, 820), (676, 870), (650, 850), (640, 790)]), 0.14, 14),
        (smooth([(606, 760), (634, 790), (636, 870), (612, 900), (590, 860)]), -0.22, 10),
        (smooth([(430, 740), (490, 760), (496, 850), (440, 890), (400, 930), (396, 890), (420, 830)]), 0.14, 12),
        (smooth([(500, 760), (530, 800), (520, 890), (484, 910), (496, 850)]), -0.22, 10),
        (smooth([(706, 966), (728, 980), (716, 1050), (700, 1110), (690, 1110), (700, 1040)]), -0.16, 4),
        (smooth([(330, 462), (296, 500), (226, 582), (250, 592), (310, 540), (350, 500)]), 0.24, 6),
        (
            smooth([(250, 636), (300, 600), (370, 604), (396, 600), (400, 660), (380, 660), (340, 640), (290, 640)]),
            -0.24,
            7,
        ),
        (ellipse(352, 574, 38, 30), 0.10, 8),
    ]
    form(c, union(trunk, hind, fore, head), _HIDE, 0.44, 0.28, planes, _ABOVE, 24, width=5.5, edge=5, steps=5)
    c.stroke([(290, 634), (330, 636), (366, 634), (396, 602), (408, 560)], _HIDE[0], 5, 0.85)
    c.stroke([(640, 780), (610, 830), (606, 880), (626, 906)], _HIDE[0], 5, 0.75)
    c.stroke([(500, 790), (504, 850), (486, 896)], _HIDE[0], 5, 0.75)
    for x, y in ((352, 944), (700, 970)):
        c.stroke([(x, y), (x + 14, y + 10), (x + 32, y + 6)], _HIDE[1], 5, 0.8)
    mane = smooth([(372, 622), (396, 640), (424, 700), (446, 780), (470, 850), (452, 886), (420, 856), (398, 790),
        (402, 716),
        (388, 656)])  # fmt: skip
    form(c, mane, _BIB, 0.46, 0.30, light=_ABOVE, size=16, width=5, edge=0, heading=1.35)
    for k in range(13):
        t = k / 12
        x, y = 380 + 36 * t, 640 + 220 * t
        c.stroke([(x + 8, y - 24), (x, y + 6), (x - 10 + 12 * t, y + 26)], _BIB[4 if k % 2 else 3], 6, 0.9)
        c.stroke([(x + 34, y - 20), (x + 30, y + 8), (x + 24, y + 30)], _BIB[1], 4, 0.7)
    for k in range(15):
        x, y = 552 + 12 * k, 654 + 11 * (k * 7 % 4)
        c.stroke([(x, y), (x + 5, y + 2)], "#ffe8b4", 6, 0.8)
    _stags_head(c)


def _stags_head(c: Pastel) -> None:
    """Muzzle, eye and the near ear."""
    form(c, smooth([(206, 604), (226, 584), (254, 590), (262, 614), (244, 640), (222, 640), (206, 626)]), _BIB,
        0.5, 0.3,
        light=_ABOVE, width=4, edge=0)  # fmt: skip
    form(c, smooth([(203, 598), (214, 584), (236, 586), (238, 604), (222, 616), (206, 612)]), ("#08060a",
        "#20181e", "#8a8088"), 0.36,
        0.5, light=_ABOVE, width=3, edge=2)  # fmt: skip
    c.stroke([(222, 600), (232, 598)], "#040306", 6, 1.0)
    c.stroke([(212, 618), (238, 624), (270, 612)], "#2a120c", 5, 0.95)
    form(c, ellipse(326, 522, 30, 22), _BIB, 0.62, 0.3, light=_ABOVE, width=3, edge=0)
    eye = smooth([(304, 526, 1), (317, 512), (335, 511), (350, 528, 1), (334, 537), (315, 536)])
    form(c, eye, ("#080406", "#24100a", "#6a3414"), 0.3, 0.4, light=(0.2, 0.9), edge=3, density=0.3, width=3)
    c.stroke([(320, 516), (324, 515)], "#fff8dc", 7, 1.0, taper=False)
    c.stroke([(298, 526), (316, 508), (338, 506), (358, 528)], "#140808", 6, 1.0)
    c.stroke([(300, 498), (322, 488), (350, 494)], _HIDE[1], 6, 0.8)
    ear = smooth([(392, 484, 1), (420, 452), (474, 440), (504, 454, 1), (480, 492), (436, 514), (400, 514)])
    form(c, ear, _HIDE, 0.5, 0.34, light=_ABOVE, width=4, edge=5)
    form(c, smooth([(412, 494), (444, 464), (490, 458), (462, 490)]), _BIB, 0.44, 0.3, light=_ABOVE, width=3, edge=0)
    for k in range(7):
        c.stroke([(360 + 6 * k, 470 + 3 * k), (372 + 7 * k, 500 + 8 * k)], _HIDE[1 if k % 2 else 3], 4, 0.7)


# The beams and tines, from root to tip; a lantern hangs from each tip, or leaves.
_BEAMS = (
    ([(372, 466), (436, 420), (496, 350), (530, 260), (516, 150)], 34),
    ([(430, 426), (496, 424), (556, 392)], 22),
    ([(500, 344), (566, 322), (640, 262)], 22),
    ([(528, 262), (588, 222), (622, 140)], 20),
    ([(352, 464), (304, 412), (230, 358), (180, 278), (196, 160)], 36),
    ([(300, 408), (240, 420), (170, 398)], 22),
    ([(228, 356), (150, 330), (92, 270)], 22),
    ([(182, 280), (244, 236), (290, 150)], 22),
)
_LANTERNS = (
    (196, 216, 40), (92, 330, 44), (290, 212, 46), (170, 466, 52), (516, 214, 46), (622, 200, 44), (640, 326, 48),
    (556, 456, 48),
)  # fmt: skip


def _antlers(c: Pastel) -> None:
    for far in (True, False):
        runs = _BEAMS[:4] if far else _BEAMS[4:]
        beams = [limb(run, [w * (1 - 0.66 * i / (len(run) - 1)) for i in range(len(run))]) for run, w in runs]
        form(c, union(*beams), _HORN, 0.40 if far else 0.56, 0.36, light=_ABOVE, size=9, width=4, edge=5)
        for run, _ in runs:
            (x, y), (to_x, to_y) = run[-2], run[-1]
            c.stroke([(x, y), ((x + to_x) / 2, (y + to_y) / 2)], _HORN[1], 4, 0.7)
            for _ in range(5):
                t = c.rng.uniform(0.2, 1.0)
                _leaf(
                    c,
                    x + (to_x - x) * t + c.rng.gauss(0, 12),
                    y + (to_y - y) * t + c.rng.gauss(0, 9),
                    c.rng.uniform(13, 22),
                )
    form(c, ellipse(352, 466, 26, 15), _HORN, 0.5, 0.34, light=_ABOVE, width=3)


def _leaf(c: Pastel, x: float, y: float, size: float) -> None:
    """An autumn leaf with its rib."""
    tone = c.rng.choice(("#a8341a", "#d85a20", "#f08c30", "#f8c050"))
    with c.at(x, y, size / 20, c.rng.uniform(0, 360)):
        blade = smooth([(-20, 0, 1), (-8, -10), (6, -9), (22, 0, 1), (6, 9), (-8, 10)])
        form(c, blade, (mix(tone, "#2a0c10", 0.6), tone, mix(tone, "#fff0b0", 0.5)), 0.56, 0.3, light=_ABOVE,
            width=3, edge=2,
            density=0.4)  # fmt: skip
        c.stroke([(-24, 0), (14, 0)], mix(tone, "#2a0c10", 0.6), 2, 0.8)


def _lantern(c: Pastel, x: float, y: float, wire: float, k: int, lit: bool) -> None:
    """A small lantern on a wire, its panes bright or black."""
    r = 19 + 2 * (k % 3)
    c.stroke([(x, y - wire), (x + 2, y - r * 1.9)], "#d8b068" if lit else "#6a6a60", 3, 0.9, taper=False)
    if lit:
        c.halo(x, y, r * 5.2, "#ffae48", 0.62, 34)
    glass = smooth([(x - r * 0.62, y - r, 1), (x + r * 0.62, y - r, 1), (x + r * 0.86, y + r * 0.2),
        (x + r * 0.6, y + r * 1.2, 1),
        (x - r * 0.6, y + r * 1.2, 1), (x - r * 0.86, y + r * 0.2)])  # fmt: skip
    panes = ("#e8822c", "#ffc854", "#fff6c8") if lit else ("#0c1418", "#24343a", "#6a8088")
    form(c, glass, panes, 0.5, 0.1, [(ellipse(x, y + r * 0.3, r * 0.4, r * 0.8), 0.5 if lit else 0.1, r * 0.2)],
        width=3, edge=3,
        density=0.5)  # fmt: skip
    iron = "#1c0f0c"
    for side in (-0.62, 0.0, 0.62) if lit else (-0.62, 0.62):
        c.stroke(
            [(x + side * r, y - r), (x + side * r * 1.3, y + r * 0.2), (x + side * r, y + r * 1.2)],
            iron,
            3.5,
            1.0,
            taper=False,
        )
    c.stroke([(x - r * 0.8, y + r * 1.28), (x + r * 0.8, y + r * 1.28)], iron, 6.5, 1.0, taper=False)
    form(c, smooth([(x - r * 0.95, y - r * 0.9, 1), (x - r * 0.3, y - r * 1.5), (x, y - r * 1.8, 1),
        (x + r * 0.3, y - r * 1.5),
        (x + r * 0.95, y - r * 0.9, 1)]), ("#1c0f0c", "#5a3420", "#d89048"), 0.4, 0.4, light=(0.2, 0.9),
            width=3, edge=2)  # fmt: skip


_CLOAK: Ramp = ("#0a1626", "#1c4262", "#3f86a0", "#a8dcc8", "#f8fcd8")
_HAT: Ramp = ("#260a10", "#7a1c1c", "#d04a30", "#ff9c5c", "#ffdc9c")
_FACE: Ramp = ("#34161c", "#7c3c30", "#c87c50", "#f8bc80", "#fff0c4")


def _flame_child(c: Pastel) -> None:
    """From behind and beside, looking up at the stag; the flame lights face and sleeve."""
    lamp = (0.75, -0.55)
    with c.at(34, 0):
        c.rub(c.shape(ellipse(130, 1146, 110, 18), 6) * 0.85, "#060c0c", 0.15)
        for x in (100, 158):
            form(c, smooth([(x - 26, 1146), (x - 18, 1122), (x + 12, 1120), (x + 40, 1136), (x + 42, 1150, 1),
                (x - 24, 1150)]), _HOOF, 0.5,
                0.34, light=lamp, width=3)  # fmt: skip
        cloak = smooth([(102, 952), (74, 1000), (52, 1080), (46, 1130, 1), (90, 1140), (140, 1134), (196, 1136, 1),
            (190, 1070),
            (170, 1000), (150, 952)])  # fmt: skip
        folds = [
            (smooth([(x, 980), (x + 12, 980), (x + 10 + d, 1140), (x - 14 + d, 1140)]), -0.22, 5.0)
            for x, d in ((96, -16), (124, 0))
        ]
        form(c, cloak, _CLOAK, 0.46, 0.34, folds, lamp, 30, width=5, edge=5)
        sleeve = union(
            limb([(142, 976), (190, 980)], [54, 46]),
            ellipse(190, 978, 23, 23),
            limb([(190, 982), (218, 914)], [46, 36]),
        )
        form(c, sleeve, _CLOAK, 0.56, 0.36, light=lamp, size=14, width=4, edge=5)
        c.stroke([(222, 908), (226, 872)], "#fff0c4", 15, 1.0, taper=False)
        form(c, smooth([(204, 912), (206, 888), (226, 880), (242, 890), (240, 912), (224, 920)]), _FACE, 0.6, 0.34,
            light=(0.1, -1), width=3,
            edge=4)  # fmt: skip
        for k in range(3):
            c.stroke([(214, 892 + 8 * k), (238, 890 + 8 * k)], _FACE[1], 2.5, 0.8)
        with c.at(128, 902, 0.56, -20):
            face = smooth([(-40, -50), (20, -70), (52, -54), (60, -24), (84, 4), (80, 18), (62, 22), (70, 34), (64,
                44), (70, 56),
                (54, 74), (10, 78), (-30, 60)])  # fmt: skip
            form(c, face, _FACE, 0.56, 0.3, [(ellipse(34, 26, 22, 18), 0.12, 6)], lamp, 20, width=4, edge=6)
            form(c, ellipse(46, -14, 8, 10), ("#0a0606", "#1c100c"), 0.3, 0, edge=0, density=0)
            c.stroke([(48, -17), (51, -17)], "#fff8dc", 4, 1.0, taper=False)
            c.stroke([(30, -38), (48, -42), (60, -34)], "#6a2c18", 6, 0.9)
            c.stroke([(68, 40), (54, 42), (46, 36)], "#7a241c", 5, 0.9)
            c.stroke([(22, 26), (42, 24)], "#f07850", 20, 0.4)
            hair = smooth(
                [(30, -58), (-30, -66), (-66, -20), (-62, 50), (-30, 80, 1), (-10, 40), (0, -10), (18, -40, 1)]
            )
            form(c, hair, ("#180a0a", "#5a2414", "#b05c24", "#f0a850"), 0.4, 0.34, light=lamp, width=4, edge=6)
            scarf = smooth([(-50, 66), (10, 82), (64, 68), (70, 96), (10, 116), (-60, 96)])
            form(c, scarf, ("#3a2408", "#a8741c", "#f0c040", "#fff0a0"), 0.5, 0.34, light=lamp, width=4, edge=6)
        hat = smooth(
            [
                (84, 880),
                (70, 836),
                (58, 790),
                (40, 752),
                (14, 772, 1),
                (22, 724),
                (72, 738),
                (116, 800),
                (150, 858),
                (120, 860),
            ]
        )
        form(c, hat, _HAT, 0.44, 0.36, light=lamp, size=16, width=4, edge=5)
        form(
            c,
            limb([(76, 888), (112, 872), (156, 858)], [20, 24, 18]),
            ("#3a2408", "#a8741c", "#f0c040", "#fff0a0"),
            0.5,
            0.36,
            light=lamp,
            width=3,
            edge=4,
        )
        c.halo(262, 852, 150, "#ffb850", 0.6, 60)
        flame = smooth([(226, 874), (214, 858), (222, 838), (230, 818, 1), (238, 840), (240, 860)])
        form(
            c,
            flame,
            ("#f0903c", "#ffd060", "#fffbe6"),
            0.6,
            0.0,
            [(ellipse(228, 862, 6, 10), 0.4, 3)],
            width=3,
            edge=0,
            density=0.2,
        )


# -- moon-burrow -----------------------------------------------------------

_MOON = (-0.25, -0.75, 0.0)


@scene(
    "moon-burrow",
    "Borrowed Light",
    motifs="rabbit moon burrow quilt meadow",
    themes="theft keeping treasure secret home",
    moods="cosy guilty",
    seed=6,
    medium=Pastel,
    alt="Under a dark meadow a large and a small rabbit keep the moon in their burrow, tucked under a "
    "patchwork quilt; above, a fox, a stag and an owl are out under a sky without a moon.",
    clues=("Finders keepers", "Night shift", "Tucked in", "Lights out", "Guilty secret", "Good night"),
)
def moon_burrow(c: Pastel) -> None:
    c.paper("#181214")
    camera = Camera(400, 640, 158, eye=(0, 0.12, 1), lens=10)
    _earth(c, camera)
    _moon(c, camera)
    world = _quilt() | _rabbits()
    world["moon"] = ball(_MOON, 1.335)  # it has no chalks: the disc is drawn already
    lamp = (_MOON[0], _MOON[1] + 0.75, 1.95)
    view = see(world, camera, lamp, region=(20, 400, 790, 1180), reach=4, glow=2.2)
    pens: dict[str, Ramp] = {
        "red": ("#1c0a10", "#6a1c24", "#b83a34", "#ee8458", "#ffd4a0"),
        "gold": ("#20140a", "#7a4e18", "#c8902e", "#f6cc68", "#fff4c4"),
        "teal": ("#081a1c", "#14504e", "#2f8a7c", "#8accac", "#e4f8d8"),
        "violet": ("#140e22", "#3a2c5c", "#66589a", "#a898c4", "#ece0f0"),
        "fur": ("#1c1418", "#4e4040", "#8f7c6c", "#cbb698", "#f8ead0"),
        "young": ("#1c1010", "#5a3826", "#a06c42", "#dcae78", "#fff0d0"),
        "ear": ("#3a1a1c", "#8f4a48", "#d88a78", "#ffd0b0"),
        "eye": ("#060506", "#0c0a0c", "#181416"),
        "nose": ("#4a1c20", "#a8504c", "#e89a88"),
        "hem": ("#3a3028", "#a89878", "#f0e4c0", "#fffbe8"),
    }
    c.draw(view, pens, cool="#4a5878", ambient=0.36, width=4.2, length=24)
    for point in ((1.17, -0.10, 0.86), (-1.60, -1.02, 1.06)):
        x, y = camera.pixel(point)
        c.stroke([(x - 2, y - 2), (x, y - 3)], "#fffbe8", 5, 1.0, taper=False)
    for at, way in (((0.98, -0.34, 0.80), -1), ((-1.46, -1.24, 1.0), 1)):
        x, y = camera.pixel(at)
        for k in range(3):
            c.stroke(
                [(x, y + 4 * k), (x + way * 26, y - 3 + 8 * k), (x + way * 52, y + 2 + 13 * k)], "#e8dcc0", 1.8, 0.7
            )


def _earth(c: Pastel, camera: Camera) -> None:
    """Night above, soil with stones and roots below, and the hollow that the moon lights."""
    x, y = c.grid()
    mx, my = camera.pixel(_MOON)
    top = 318 + 14 * np.sin(x / 120) + 6 * np.sin(x / 37)
    night = np.clip((top - y) / 4, 0, 1)
    heading = np.asarray(-0.5 + 0.4 * np.sin(x / 230), np.float32)
    c.rub(np.asarray(night * 0.9, np.float32), "#111c38", 0.15)
    c.hatch(c.flat("#22376a"), np.asarray(night * 0.6, np.float32), 800, 70, 12, heading, 0.5, 0.2, 0.12, 0.2)
    c.hatch(
        c.flat("#4a6a8a"),
        np.asarray(night * np.exp(-(((y - 318) / 70) ** 2)), np.float32),
        420,
        70,
        8,
        heading,
        0.5,
        0.15,
        0.1,
        0.25,
    )
    for _ in range(16):
        sx, sy = c.rng.uniform(50, 750), c.rng.uniform(40, 200)
        c.stroke([(sx, sy), (sx + 1, sy + 1)], "#cfd8dc", c.rng.uniform(2, 4), 0.8, taper=False)
    _seekers(c)
    soil = 1 - night
    c.rub(np.asarray(soil * 0.9, np.float32), "#1f1613", 0.15)
    away = np.hypot((x - mx) / 1.28, y - my - 30)
    ring = np.asarray(np.arctan2((y - my) * 1.2, x - mx) + 1.57 + 0.25 * np.sin(x / 70 + y / 45), np.float32)
    c.hatch(c.flat("#4a3226"), np.asarray(soil * 0.5, np.float32), 2300, 46, 10, ring, 0.5, 0.3, 0.16, 0.2)
    warm = soil * np.exp(-(((away - 300) / 120) ** 2))
    c.hatch(c.flat("#a8845c"), np.asarray(warm, np.float32), 1300, 40, 8, ring, 0.5, 0.3, 0.12, 0.25)
    hollow = np.clip((318 - away - 10 * np.sin(np.arctan2(y - my, x - mx) * 7)) / 26, 0, 1)
    shaft = c.shape(limb([(600, 640), (668, 500), (700, 400), (690, 300)], [120, 92, 78, 84]), 6)
    inside = np.asarray(np.maximum(hollow, shaft * soil), np.float32)
    c.rub(inside * 0.95, "#2c2220", 0.1)
    light = np.asarray(inside * np.clip(1.15 - away / 330, 0, 1), np.float32)
    c.rub(light * 0.9, "#c8b48a", 0.2)
    c.hatch(c.flat("#f4e8bc"), light, 1500, 50, 9, ring, 0.5, 0.3, 0.08, 0.25)
    c.hatch(c.flat("#8a7a5c"), np.asarray(inside * 0.4, np.float32), 500, 40, 8, ring, 0.5, 0.3, 0.1, 0.25)
    for _ in range(26):
        sx, sy = c.rng.uniform(40, 760), c.rng.uniform(380, 1160)
        far = math.hypot((sx - mx) / 1.28, sy - my - 30)
        if far < 345 or (560 < sx < 780 and sy < 660):
            continue
        r = c.rng.uniform(7, 20)
        c.rub(c.shape(ellipse(sx, sy, r * 1.3, r), 1.5) * 0.95, "#332a2a", 0.2)
        lean = math.atan2(my - sy, mx - sx)
        c.stroke(
            [
                (sx + r * math.cos(lean - 0.9), sy + r * 0.8 * math.sin(lean - 0.9)),
                (sx + r * math.cos(lean), sy + r * 0.8 * math.sin(lean)),
                (sx + r * math.cos(lean + 0.9), sy + r * 0.8 * math.sin(lean + 0.9)),
            ],
            "#c8a878",
            5,
            0.75,
        )
    for bx, reach in ((90, 200), (210, 130), (330, 84), (470, 96), (770, 260)):
        run = [(bx, 322), (bx + 12, 322 + reach * 0.35), (bx - 8, 322 + reach * 0.7), (bx + 10, 322 + reach)]
        for k in range(3):
            c.stroke(run[: 4 - k], mix("#4a3426", "#a8825a", 0.4 * k), 4 + 3.5 * k, 0.85)
        c.stroke([run[1], (bx + 40, 322 + reach * 0.55), (bx + 62, 322 + reach * 0.85)], "#6a4e38", 4.5, 0.8)
        c.stroke([run[2], (bx - 34, 322 + reach * 0.85), (bx - 44, 322 + reach * 1.1)], "#5a4230", 3.5, 0.8)
    for k in range(130):
        gx = 16 + k * 6 + c.rng.uniform(-3, 3)
        gy = 318 + 14 * math.sin(gx / 120) + 6 * math.sin(gx / 37)
        if 650 < gx < 732:
            continue
        c.stroke(
            [
                (gx, gy + 6),
                (gx + c.rng.uniform(-3, 5), gy - 8),
                (gx + c.rng.uniform(-4, 12), gy - c.rng.uniform(12, 26)),
            ],
            c.rng.choice(("#1c3a34", "#2f5a4a", "#5a8464")),
            3.4,
            0.85,
        )


def _seekers(c: Pastel) -> None:
    """A fox, a stag and an owl against the night."""
    ink = "#0a0e1a"
    fox = [
        (120, 316),
        (124, 282),
        (112, 262),
        (96, 258),
        (84, 244),
        (98, 240),
        (104, 224, 1),
        (114, 238),
        (124, 226, 1),
        (130, 246),
        (150, 262),
        (196, 264),
        (226, 250),
        (262, 262),
        (270, 278),
        (240, 274),
        (214, 284),
        (216, 316),
        (204, 316),
        (198, 288),
        (146, 290),
        (138, 316),
    ]
    c.rub(c.shape(smooth(fox), 0.8), "#3c1a14", 0.05)
    c.stroke([(252, 262), (268, 276), (250, 276)], "#e8d4b0", 7, 0.9)
    c.stroke([(112, 240), (130, 250), (160, 262), (200, 264), (236, 254), (262, 262)], "#c8703a", 4, 0.8)
    stag = [
        (372, 312),
        (376, 250),
        (362, 226),
        (366, 192),
        (350, 190),
        (334, 178),
        (352, 166),
        (372, 160),
        (388, 172),
        (392, 200),
        (410, 214),
        (470, 212),
        (496, 224),
        (500, 256),
        (506, 312),
        (494, 312),
        (486, 262),
        (474, 250),
        (412, 252),
        (396, 262),
        (388, 312),
    ]
    c.rub(c.shape(smooth(stag), 0.8), ink, 0.05)
    for run in (
        [(372, 164), (356, 128), (330, 112), (318, 86)],
        [(350, 124), (352, 98), (344, 78)],
        [(382, 164), (398, 130), (426, 116), (438, 88)],
        [(402, 128), (400, 104), (410, 82)],
    ):
        c.stroke(run, ink, 6, 1.0)
        c.stroke([(a - 1, b - 1) for a, b in run], "#6a86a0", 2, 0.7)
    c.stroke([(352, 168), (374, 160), (390, 176), (396, 204), (412, 214), (470, 212)], "#7a94a8", 3.5, 0.75)
    c.stroke([(600, 330), (604, 250), (596, 170), (604, 90)], ink, 22, 1.0, taper=False)
    c.stroke([(600, 200), (640, 176), (700, 172)], ink, 10, 1.0)
    c.rub(
        c.shape(
            smooth(
                [
                    (636, 170),
                    (630, 130),
                    (638, 108, 1),
                    (650, 116),
                    (664, 116),
                    (676, 106, 1),
                    (684, 132),
                    (676, 172),
                    (656, 180),
                ]
            ),
            0.8,
        ),
        ink,
        0.05,
    )
    for ex in (648, 667):
        c.rub(c.shape(circle(ex, 132, 7.5), 0.8), "#f0c860", 0.05)
        c.stroke([(ex - 1, 132), (ex + 1, 133)], "#0a0a0e", 6, 1.0, taper=False)


def _moon(c: Pastel, camera: Camera) -> None:
    """The moon itself, with its worn places."""
    x, y = camera.pixel(_MOON)
    r = 1.32 * camera.scale
    c.halo(x, y, 330, "#fff0c0", 0.5)
    disc = c.shape(circle(x, y, r), 1.4)
    gx, gy = c.grid()
    c.rub(disc, "#f0e2b4", 0.05)
    turn = np.asarray(np.arctan2(gy - y + 60, gx - x - 40) + 1.57, np.float32)
    c.hatch(
        c.flat("#fff8dc"),
        disc * np.asarray(np.clip(1.1 - np.hypot(gx - x + 30, gy - y + 50) / r, 0.1, 1), np.float32),
        700,
        44,
        9,
        turn,
        0.6,
        0.3,
        0.04,
        0.4,
    )
    for dx, dy, a, b in (
        (-70, -60, 44, 34),
        (20, -110, 26, 20),
        (60, -30, 52, 36),
        (-110, 20, 28, 30),
        (110, -90, 22, 18),
        (-20, 10, 30, 22),
    ):
        spot = c.shape(ellipse(x + dx, y + dy, a, b), 6) * disc
        c.rub(spot * 0.45, "#b8a47c", 0.3)
        c.hatch(c.flat("#c8b48a"), spot * 0.6, 40, 22, 6, turn, 0.45, 0.4, 0.06, 0.5)


def _quilt() -> dict[str, Solid]:
    """A quilt over the lower half of the moon, in patches of four colours."""
    cover = blend(
        0.35,
        ball(_MOON, 1.42),
        egg((-0.25, -1.95, 0.25), (2.25, 0.42, 1.35)),
        egg((0.65, -1.62, 0.9), (0.7, 0.45, 0.6)),
    )
    wave = half((-0.25, -0.62, 0), (-0.10, 1, 0.05))
    hollow = carve(cover, 0.02, ball(_MOON, 1.33))
    folds = [
        chain(_at((-0.9, -0.9, 1.25), (-1.15, -1.5, 1.30), (-1.5, -2.0, 1.3)), [0.01, 0.07, 0.02], 0.02),
        chain(_at((0.3, -0.8, 1.4), (0.35, -1.4, 1.5), (0.2, -2.1, 1.6)), [0.01, 0.07, 0.02], 0.02),
        chain(_at((1.0, -1.0, 0.8), (1.25, -1.5, 1.1), (1.3, -2.0, 1.3)), [0.01, 0.06, 0.02], 0.02),
    ]
    cloth = carve(common(hollow, wave), 0.08, *folds)

    def patch(wanted: int) -> Solid:
        def distance(p: Array) -> Array:
            column = np.floor((np.arctan2(p[:, 0] + 0.25, p[:, 2] + 0.9) + 3.2) * 3.4).astype(int)
            row = np.floor((p[:, 1] + 0.10 * p[:, 0] + 4.4 - 0.35 * p[:, 2]) * 2.1).astype(int)
            kind = np.mod(column + 2 * row + (row // 2), 4)
            return np.asarray(cloth(p) + np.where(kind == wanted, 0, 0.006), np.float32)

        return distance

    ring = [
        (
            -0.25 + 1.44 * math.cos(a),
            -0.62 - 0.07 + 0.10 * 1.44 * math.cos(a) + 0.03 * math.sin(5 * a),
            1.44 * math.sin(a),
        )
        for a in np.linspace(-0.3, 3.5, 25)
    ]
    return {name: patch(k) for k, name in enumerate(("red", "gold", "teal", "violet"))} | {
        "hem": chain(_at(*ring), [0.075] * 25, 0.02)
    }


def _rabbits() -> dict[str, Solid]:
    """The large one pulls the quilt up and lays a paw to its lips; the small one looks over the edge."""
    body = blend(
        0.22,
        egg((1.85, -1.25, 0.35), (0.62, 0.86, 0.58), turned(0, 0, 10)),
        egg((2.05, -1.62, 0.55), (0.56, 0.48, 0.48)),
        egg((1.55, -0.75, 0.42), (0.42, 0.46, 0.42)),
    )
    head = blend(
        0.10,
        egg((1.40, -0.12, 0.50), (0.40, 0.36, 0.35), turned(0, 0, 12)),
        egg((1.10, -0.28, 0.58), (0.24, 0.20, 0.22)),
        egg((1.16, -0.36, 0.66), (0.15, 0.13, 0.14)),
    )
    ears = [
        chain(
            _at((1.55, 0.12, 0.36), (1.82, 0.62, 0.28), (1.92, 1.10, 0.26), (1.86, 1.30, 0.28)),
            [0.13, 0.19, 0.14, 0.04],
            0.05,
        ),
        chain(
            _at((1.36, 0.18, 0.42), (1.40, 0.66, 0.45), (1.22, 1.02, 0.56), (0.98, 1.02, 0.66)),
            [0.13, 0.18, 0.14, 0.05],
            0.05,
        ),
    ]
    arms = [
        chain(_at((1.52, -0.86, 0.66), (1.16, -1.02, 1.00), (0.86, -0.82, 1.18)), [0.22, 0.16, 0.14], 0.05),
        chain(
            _at((1.72, -0.80, 0.75), (1.50, -0.98, 1.12), (1.06, -0.62, 1.06), (0.96, -0.48, 0.96)),
            [0.22, 0.17, 0.13, 0.11],
            0.05,
        ),
    ]
    paws = [tube((0.84 + 0.08 * k, -0.78 - 0.02 * k, 1.24), (0.80 + 0.08 * k, -0.90, 1.34), 0.055) for k in range(3)]
    foot = egg((1.55, -2.02, 0.95), (0.42, 0.13, 0.20), turned(-18))
    fur = blend(0.07, body, carve(head, 0.02, egg((1.17, -0.10, 0.90), (0.09, 0.08, 0.08))), *ears, *arms, *paws, foot)
    inner = [chain(_at((1.34, 0.34, 0.575), (1.36, 0.66, 0.60), (1.24, 0.90, 0.68)), [0.04, 0.09, 0.03], 0.02)]
    small = blend(
        0.08,
        egg((-1.80, -1.08, 0.72), (0.30, 0.27, 0.27)),
        egg((-1.60, -1.20, 0.84), (0.17, 0.14, 0.16)),
        egg((-1.95, -1.65, 0.60), (0.36, 0.52, 0.36)),
        chain(_at((-1.92, -0.88, 0.64), (-2.06, -0.46, 0.60), (-2.04, -0.18, 0.60)), [0.09, 0.13, 0.04], 0.04),
        chain(_at((-1.74, -0.86, 0.68), (-1.68, -0.46, 0.66), (-1.56, -0.22, 0.68)), [0.09, 0.13, 0.04], 0.04),
        chain(_at((-1.80, -1.45, 0.85), (-1.55, -1.46, 1.12), (-1.34, -1.40, 1.22)), [0.13, 0.10, 0.08], 0.03),
        chain(_at((-1.95, -1.45, 0.9), (-1.82, -1.56, 1.18), (-1.60, -1.52, 1.30)), [0.13, 0.10, 0.08], 0.03),
    )
    return {
        "fur": near((1.5, -0.6, 0.6), 2.2, fur),
        "young": near((-1.8, -1.0, 0.8), 1.3, small),
        "ear": blend(0, *inner, tube((-1.70, -0.70, 0.76), (-1.66, -0.46, 0.76), 0.05)),
        "eye": blend(0, ball((1.20, -0.10, 0.80), 0.075), ball((-1.62, -1.04, 0.99), 0.05)),
        "nose": blend(0, ball((0.90, -0.26, 0.64), 0.055), ball((-1.44, -1.17, 0.92), 0.042)),
    }
