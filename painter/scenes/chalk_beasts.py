"""Scenes whose hero is a beast, in pastel, lit by what it keeps."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import Path, circle, ellipse, limb, poly, smooth, union
from painter.motifs.planes import form
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene

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
        px, py = 380 + 36 * t, 640 + 220 * t
        c.stroke([(px + 8, py - 24), (px, py + 6), (px - 10 + 12 * t, py + 26)], _BIB[4 if k % 2 else 3], 6, 0.9)
        c.stroke([(px + 34, py - 20), (px + 30, py + 8), (px + 24, py + 30)], _BIB[1], 4, 0.7)
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

_MOON = (362, 758, 210)


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
    _earth(c)
    _moon(c)
    _quilt(c)
    _old_rabbit(c)
    _young_rabbit(c)


def _earth(c: Pastel) -> None:
    """Night above, soil with stones and roots below, and the hollow that the moon lights."""
    x, y = c.grid()
    mx, my, _ = _MOON
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


_NIGHT: Ramp = ("#04060e", "#0a1020", "#1c2c48", "#6488a8", "#c0dce8")
_RUST: Ramp = ("#1c0a0c", "#5a2010", "#a84a1c", "#f09048", "#ffdca0")


def _seekers(c: Pastel) -> None:
    """A fox, a stag and an owl against the night, with starlight on their backs."""
    over = (0.1, -1.0)
    fox = smooth([(122, 322), (126, 286), (112, 272), (94, 272), (74, 264, 1), (92, 248), (100, 238), (104,
        214, 1), (118, 234),
        (132, 216, 1), (138, 246), (160, 258), (206, 258), (236, 236), (276, 232), (304, 254), (316, 284, 1),
            (282, 280), (246, 274),
        (232, 290), (234, 322, 1), (220, 322, 1), (212, 292), (160, 292), (148, 322, 1)])  # fmt: skip
    form(c, fox, _RUST, 0.40, 0.36, light=over, size=8, width=3.5, edge=3)
    form(c, smooth([(286, 240), (306, 256), (316, 284, 1), (290, 278)]), _BIB, 0.5, 0.3, light=over, width=3, edge=0)
    c.stroke([(102, 252), (107, 252)], "#ffe8a0", 5, 1.0, taper=False)
    for k in range(2):
        c.stroke([(124 + 90 * k, 302), (128 + 90 * k, 324)], "#1c0a0c", 8, 0.9)
    stag = smooth([(384, 320, 1), (388, 256), (372, 228), (374, 196), (352, 196), (334, 186), (338, 174), (362,
        164), (382, 160),
        (404, 154, 1), (400, 172), (404, 200), (422, 214), (470, 210), (502, 216), (514, 236), (508, 262),
            (520, 320, 1),
        (506, 320, 1), (494, 268), (478, 252), (430, 256), (408, 262), (400, 320, 1)])  # fmt: skip
    form(c, stag, _NIGHT, 0.24, 0.44, light=over, size=7, width=3.5, edge=3)
    horns = [limb(run, [8 - 1.5 * i for i in range(len(run))]) for run in (
        [(378, 164), (358, 132), (332, 116), (322, 84)], [(352, 128), (356, 100), (346, 76)], [(334, 118), (308, 108)],
        [(388, 162), (406, 128), (434, 112), (446, 80)], [(412, 122), (406, 96), (416, 72)], [(432, 114), (460,
            104)])]  # fmt: skip
    form(c, union(*horns), _NIGHT, 0.40, 0.36, light=over, size=3, width=2.5, edge=3)
    c.stroke([(358, 178), (362, 178)], "#e8f4f8", 4.5, 1.0, taper=False)
    trunk = union(limb([(606, 344), (600, 250), (592, 170), (604, 74)], [46, 30, 26, 20]), limb([(600, 206),
        (640, 182), (716, 178)], [18, 14, 8]),
        limb([(594, 180), (560, 140), (556, 100)], [14, 10, 6]))  # fmt: skip
    form(c, trunk, _NIGHT, 0.26, 0.40, light=(-0.6, -0.8), size=7, width=4, edge=3)
    owl = smooth([(646, 182), (630, 150), (632, 116), (630, 88, 1), (650, 100), (668, 100), (688, 86, 1), (688,
        118), (690, 150),
        (674, 184), (660, 192)])  # fmt: skip
    form(
        c,
        owl,
        ("#0a0a14", "#2c2434", "#60505c", "#b8a08c", "#f0e0c0"),
        0.34,
        0.36,
        light=over,
        size=10,
        width=3,
        edge=3,
    )
    for x in (648, 672):
        form(
            c, circle(x, 122, 12), ("#8a4a10", "#ffcc40", "#fff4b0"), 0.6, 0.2, light=over, width=2, edge=2, density=0.3
        )
        form(c, circle(x - 2, 124, 5.5), ("#040408", "#0a0a10"), 0.3, 0, edge=0, density=0)
    form(c, smooth([(655, 132, 1), (665, 132, 1), (660, 146, 1)]), _BIB, 0.5, 0.2, edge=0, density=0.3)
    for k in range(6):
        c.stroke([(646 + 12 * (k % 3), 154 + 12 * (k // 3)), (651 + 12 * (k % 3), 160 + 12 * (k // 3)),
            (656 + 12 * (k % 3), 154 + 12 * (k // 3))],
            "#b8a08c", 2.5, 0.8)  # fmt: skip


def _moon(c: Pastel) -> None:
    """The moon itself, with its worn places."""
    x, y, r = _MOON
    c.halo(x, y, 350, "#fff0c0", 0.55, 60)
    spots = ((-80, -66, 44, 34), (16, -124, 30, 22), (56, -40, 52, 36), (-134, 10, 26, 30), (122, -96, 22, 20),
        (-36, -6, 24, 18),
        (-30, -160, 16, 11), (150, -10, 20, 26))  # fmt: skip
    planes = [(ellipse(x + dx, y + dy, a, b), -0.34, 3.0) for dx, dy, a, b in spots]
    planes += [(ellipse(x + dx + 4, y + dy + 5, a * 0.8, b * 0.8), 0.08, 3.0) for dx, dy, a, b in spots]
    form(c, circle(x, y, r), ("#6a5434", "#a88c58", "#e4cc8c", "#fff0bc", "#fffcec"), 0.74, 0.14, planes,
        (-0.3, -0.8), 60, 0.5, width=6,
        edge=4, steps=6)  # fmt: skip
    for dx, dy, a, b in spots:
        run = [(x + dx + a * math.cos(t), y + dy + b * math.sin(t)) for t in np.linspace(3.4, 5.6, 7)]
        c.stroke(run, "#a08450", 4, 0.7)
        run = [(x + dx + a * math.cos(t), y + dy + b * math.sin(t)) for t in np.linspace(0.3, 2.4, 7)]
        c.stroke(run, "#fffcec", 4, 0.8)


_PATCHES: tuple[Ramp, ...] = (
    ("#1c0a10", "#6a1c24", "#c03c34", "#f88c5c", "#ffdcb0"),
    ("#20140a", "#7a4e18", "#d89c30", "#ffd870", "#fff8d0"),
    ("#081a1c", "#14504e", "#2f9484", "#94dcb8", "#ecfce0"),
    ("#140e22", "#3a2c5c", "#6c5ca8", "#b4a4dc", "#f0e8f8"),
    ("#101830", "#28487a", "#4c84b4", "#a4d0e4", "#f0f8f8"),
)
_FUR: Ramp = ("#1a141a", "#4a3e44", "#8c7c74", "#d4c0a0", "#fff2d4")
_YOUNG: Ramp = ("#1c1010", "#5a3424", "#a86c3c", "#e8b478", "#fff0cc")
_PINK: Ramp = ("#3a1a20", "#8f4a4c", "#dc8c7c", "#ffd4b8")


def _cloth(u: float, v: float) -> tuple[float, float]:
    """A place on the quilt: u across, v from the hem to the floor, both 0 to 1."""
    top = (140 + 452 * u, 806 - 44 * u + 34 * math.sin(math.pi * u))
    low = (52 + 600 * u, 1056 - 14 * u + 36 * math.sin(math.pi * u))
    spread = v**1.7
    return top[0] + (low[0] - top[0]) * spread, top[1] + (low[1] - top[1]) * v


def _quilt(c: Pastel) -> None:
    """A quilt over the lower half of the moon, in patches with stitches."""
    c.rub(c.shape(ellipse(356, 1074, 340, 34), 8) * 0.85, "#0a0608", 0.15)
    across, down = 8, 4
    edge = [_cloth(k / 16, 0) for k in range(17)] + [_cloth(1, k / 6) for k in range(1, 6)]
    edge += [_cloth(1 - k / 16, 1 + 0.05 * (k % 2)) for k in range(17)] + [_cloth(0, 1 - k / 6) for k in range(1, 6)]
    inlay: list[tuple[Path, Ramp]] = []
    for i in range(across):
        for j in range(down):
            u, v, du, dv = i / across, j / down, 1 / across, 1 / down
            quad = [*(_cloth(u + du * t, v) for t in (0, 0.5)), *(_cloth(u + du, v + dv * t) for t in (0, 0.5)),
                *(_cloth(u + du - du * t, v + dv) for t in (0, 0.5)), *(_cloth(u, v + dv - dv * t) for t in (0,
                    0.5))]  # fmt: skip
            kind = (i + 2 * j + j // 2) % 5
            inlay.append((poly(quad), _PATCHES[kind]))
            x, y = _cloth(u + du / 2, v + dv / 2)
            if kind in (0, 3):
                other = _PATCHES[1 if kind == 3 else 4]
                inlay += [(circle(x + a, y + b, 6), other) for a, b in ((-18, -14), (16, -10), (-12, 14), (20, 15))]
            elif kind == 1:
                inlay += [
                    (smooth([(x, y - 20, 1), (x + 20, y, 1), (x, y + 20, 1), (x - 20, y, 1)], tension=0.1), _PATCHES[0])
                ]
    folds = []
    for u, deep in ((0.06, -0.22), (0.24, -0.14), (0.47, -0.16), (0.70, -0.18), (0.92, -0.26)):
        run = [_cloth(u + 0.02 * math.sin(9 * v), v) for v in (0.25, 0.5, 0.75, 1.0)]
        folds.append((limb(run, [8, 18, 30, 40]), deep, 7.0))
    folds.append((limb([_cloth(u, 0.14) for u in (0.1, 0.3, 0.5, 0.7, 0.9)], 60), 0.26, 22.0))
    form(c, smooth(edge), _PATCHES[2], 0.44, 0.20, folds, (-0.1, -1.0), 40, width=5, edge=5, inlay=inlay, steps=5)
    for i in range(1, across):
        for k in range(18):
            v = k / 18
            c.stroke([_cloth(i / across, v), _cloth(i / across, v + 0.03)], "#f8ecd0", 3, 0.75, taper=False)
    for j in range(1, down):
        for k in range(44):
            u = k / 44
            c.stroke([_cloth(u, j / down), _cloth(u + 0.013, j / down)], "#f8ecd0", 3, 0.75, taper=False)
    hem = limb([_cloth(u, 0.0) for u in np.linspace(-0.01, 1.01, 15)], 30)
    form(c, hem, ("#3a3028", "#a89878", "#f0e4c0", "#fffbe8"), 0.62, 0.34, light=(0.0, -1.0), size=8, width=4, edge=4)


_MOONLIT = (-0.95, 0.1)


def _old_rabbit(c: Pastel) -> None:
    """It draws the quilt up with one paw and lays the other to its lips."""
    light = _MOONLIT
    c.rub(c.shape(ellipse(670, 1062, 130, 22), 7) * 0.85, "#0a0608", 0.15)
    far = smooth([(596, 622), (566, 556), (528, 512), (480, 516, 1), (448, 560, 1), (462, 496), (508, 458),
        (566, 474), (612, 540),
        (624, 606)])  # fmt: skip
    form(c, far, _FUR, 0.40, 0.34, light=light, size=16, width=4, edge=5)
    form(
        c,
        smooth([(590, 596), (564, 536), (524, 492), (486, 496), (530, 478), (576, 520)]),
        _PINK,
        0.4,
        0.3,
        light=light,
        width=3,
        edge=0,
    )
    body = smooth([(600, 716), (654, 712), (716, 762), (762, 850), (776, 950), (758, 1040), (700, 1060), (610,
        1056), (586, 990),
        (572, 900), (574, 800)])  # fmt: skip
    head = smooth([(538, 682), (542, 660), (556, 640), (578, 612), (612, 592), (650, 602), (678, 640), (678, 690),
        (650, 728), (606, 738),
        (566, 726), (546, 708)])  # fmt: skip
    ear = smooth([(616, 612), (606, 540), (612, 460), (644, 394, 1), (678, 456), (682, 540), (662, 618)])
    foot = smooth([(640, 1010), (580, 1022), (536, 1040), (530, 1062), (580, 1070), (690, 1066), (740, 1040)])
    planes = [
        (ellipse(612, 650, 40, 30), 0.12, 10),
        (smooth([(640, 700), (690, 720), (740, 820), (770, 1000), (720, 1060), (700, 900), (660, 780)]), -0.16, 16),
        (ellipse(584, 890, 34, 110), 0.20, 14),
        (ellipse(712, 948, 52, 76), 0.12, 16),
        (smooth([(650, 860), (640, 950), (660, 1040), (630, 1040), (614, 950)]), -0.22, 10),
        (smooth([(574, 728), (640, 742), (660, 724), (650, 760), (580, 752)]), -0.2, 7),
    ]
    form(c, union(body, head, ear, foot), _FUR, 0.44, 0.32, planes, light, 22, width=5, edge=5, steps=5)
    form(c, smooth([(630, 600), (624, 530), (632, 470), (644, 426), (658, 480), (660, 550), (650, 600)]),
        _PINK, 0.42, 0.34, light=light,
        size=8, width=3.5, edge=0)  # fmt: skip
    c.stroke([(648, 862), (628, 930), (634, 1000), (664, 1040)], _FUR[0], 6, 0.8)
    for k in range(3):
        c.stroke([(548 + 16 * k, 1044), (556 + 16 * k, 1056)], _FUR[0], 4, 0.9)
    eye = smooth([(574, 654), (586, 638), (604, 638), (614, 656), (602, 670), (584, 670)])
    form(c, eye, ("#060406", "#1c100c", "#6a3c20"), 0.3, 0.4, light=(-0.4, 0.9), width=3, edge=4, density=0.3)
    c.stroke([(586, 648), (591, 646)], "#fffbe8", 8, 1.0, taper=False)
    c.stroke([(570, 640), (588, 626), (610, 630)], _FUR[1], 5, 0.8)
    form(c, smooth([(534, 676), (548, 668), (556, 680), (546, 692)]), _PINK, 0.6, 0.3, light=light, width=2, edge=2.5)
    c.stroke([(547, 692), (556, 704), (572, 706)], _FUR[0], 4, 0.9)
    for k in range(3):
        c.stroke([(566, 696 + 5 * k), (530 - 4 * k, 706 + 12 * k), (496 - 3 * k, 704 + 22 * k)], "#fff4dc", 2.2, 0.8)
    for k in range(26):
        x, y = 588 + c.rng.uniform(0, 30), 770 + 9 * k
        c.stroke([(x, y), (x - 6, y + 10), (x - 4, y + 22)], _FUR[4 if k % 2 else 3], 4, 0.7)
    hush = limb([(630, 780), (600, 812), (572, 812), (552, 786), (540, 744)], [34, 46, 46, 40, 32])
    form(c, hush, _FUR, 0.52, 0.36, light=light, size=12, width=4, edge=5)
    paw = smooth([(520, 742), (524, 712), (540, 698), (558, 706), (562, 738), (544, 756)])
    form(c, paw, _FUR, 0.60, 0.34, light=light, size=10, width=3, edge=4)
    for k in range(2):
        c.stroke([(533 + 11 * k, 704), (534 + 11 * k, 722)], _FUR[1], 3, 0.9)
    arm = limb([(676, 800), (652, 872), (612, 898), (572, 868), (542, 822)], [40, 66, 62, 50, 40])
    form(c, arm, _FUR, 0.50, 0.36, light=light, size=16, width=4.5, edge=5)
    grip = smooth([(512, 802), (524, 780), (552, 778), (570, 800), (562, 832), (534, 842), (514, 828)])
    form(c, grip, _FUR, 0.58, 0.36, light=light, size=12, width=3.5, edge=4)
    for k in range(3):
        form(
            c, ellipse(516 + 8 * k, 800 + 15 * k, 15, 10), _FUR, 0.66, 0.34, light=light, width=2.5, edge=3, density=0.6
        )
    form(c, circle(748, 1010, 27), _BIB, 0.4, 0.36, light=light, width=4, edge=4)


def _young_rabbit(c: Pastel) -> None:
    """It stands up at the other side and looks over the hem."""
    light = (0.95, 0.05)
    c.rub(c.shape(ellipse(110, 1040, 90, 20), 7) * 0.8, "#0a0608", 0.15)
    with c.at(6, 24, 1):
        far = smooth([(128, 740), (118, 670), (134, 604), (158, 580, 1), (170, 640), (160, 738)])
        form(c, far, _YOUNG, 0.36, 0.34, light=light, size=12, width=4, edge=5)
        body = smooth(
            [(80, 826), (58, 880), (48, 950), (60, 1010), (110, 1026), (170, 1018), (178, 950), (168, 880), (150, 836)]
        )
        head = smooth([(86, 800), (80, 764), (96, 732), (130, 720), (164, 734), (186, 760), (206, 782), (208, 800),
            (192, 816), (160, 836),
            (116, 838)])  # fmt: skip
        ear = smooth([(84, 748), (56, 690), (44, 620), (60, 576, 1), (92, 620), (112, 680), (120, 738)])
        planes = [(ellipse(150, 790, 40, 30), 0.14, 9), (smooth([(90, 838), (160, 842), (170, 870), (90, 870)]),
            -0.2, 8),
            (ellipse(150, 930, 26, 70), 0.18, 12)]  # fmt: skip
        form(c, union(body, head, ear), _YOUNG, 0.44, 0.34, planes, light, 18, width=4.5, edge=5, steps=5)
        form(
            c,
            smooth([(90, 730), (66, 670), (60, 616), (86, 650), (106, 728)]),
            _PINK,
            0.42,
            0.3,
            light=light,
            width=3,
            edge=0,
        )
        form(
            c,
            ellipse(150, 766, 16, 17),
            ("#060406", "#1c100c", "#6a3c20"),
            0.3,
            0.4,
            light=(0.3, 0.9),
            width=3,
            edge=4,
            density=0.3,
        )
        c.stroke([(154, 758), (158, 757)], "#fffbe8", 7, 1.0, taper=False)
        c.stroke([(134, 744), (150, 738), (166, 744)], _YOUNG[1], 4, 0.8)
        form(
            c, smooth([(196, 786), (208, 782), (214, 794), (204, 802)]), _PINK, 0.6, 0.3, light=light, width=2, edge=2.5
        )
        c.stroke([(204, 802), (194, 812), (182, 812)], _YOUNG[0], 4, 0.9)
        for k in range(3):
            c.stroke([(190, 804 + 4 * k), (220, 812 + 9 * k), (248, 810 + 16 * k)], "#fff4dc", 2, 0.8)
        for k in range(2):
            run = [(128 + 26 * k, 872 + 8 * k), (162 + 18 * k, 886 + 6 * k), (186 + 18 * k, 862 + 10 * k)]
            form(c, limb(run, [36, 32, 28]), _YOUNG, 0.54, 0.36, light=light, size=9, width=3.5, edge=4.5)
            form(c, ellipse(190 + 18 * k, 858 + 10 * k, 18, 14), _YOUNG, 0.62, 0.34, light=light, width=3, edge=4)
            for i in range(2):
                c.stroke(
                    [(196 + 18 * k, 853 + 10 * k + 8 * i), (206 + 18 * k, 852 + 10 * k + 8 * i)], _YOUNG[1], 2.5, 0.9
                )
        form(c, smooth([(70, 1000), (120, 1000), (176, 1012), (180, 1028), (120, 1032), (70, 1026)]), _YOUNG,
            0.4, 0.34, light=light, width=4,
            edge=4)  # fmt: skip
