"""Scenes of bodies that weigh something, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import Path, Points, ellipse, limb, poly, rect, smooth, union
from painter.motifs.planes import bands, finger, form
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene

_DOOR = (-0.45, -0.9)
"""The way to the light, from everything in the foreground."""

_CLOTH: Ramp = ("#262338", "#5a5268", "#b09a94", "#ecd8b4", "#fff8dc")
_STRIPE: Ramp = ("#2a0e22", "#662040", "#b4424c", "#ec7e6c", "#ffc8a4")
_SKIN: Ramp = ("#2c141c", "#743a34", "#c07a58", "#f0b488", "#ffe8c4")
_BROWN: Ramp = ("#1c0e14", "#54281e", "#9a5a34", "#d8985c", "#ffdca4")
_DRESS: Ramp = ("#08181c", "#154044", "#2c7c74", "#7cc4a0", "#e4f6c8")
_APRON: Ramp = ("#2a3048", "#70788c", "#c0c0b4", "#f4ecd0", "#fffae4")
_SLIPPER: Ramp = ("#2a0c0c", "#8a2c18", "#e0703a", "#ffb868")
_STONE: Ramp = ("#0c1418", "#1c2e32", "#3c5450", "#7c8c68", "#d8cc8c")
_LEATHER: Ramp = ("#120a0a", "#3c2018", "#7a4628", "#c08850")


@scene(
    "carried-home",
    "A Light Sleeper",
    motifs="old-woman giant stairs door night",
    themes="burden love strength marriage patience duty",
    moods="comic tender heavy",
    seed=61,
    medium=Pastel,
    alt="At night a small old woman climbs a flight of stairs and carries on her back a huge man asleep in striped "
    "pyjamas. His arms hang down over her, his feet drag behind, a slipper is left lying on a step, and far up a door "
    "stands lit.",
    clues=("heavy sleeper", "for better, worse", "burden", "almost there", "small but strong", "last orders"),
)
def carried_home(c: Pastel) -> None:
    c.paper("#151d1c")
    _night_stair(c)
    _stairs(c)
    _far_limbs(c)
    _woman(c)
    _man(c)
    _near_leg(c)
    _near_arm(c)
    _her_grip(c)


def _night_stair(c: Pastel) -> None:
    """Dark air, and two more flights of the stairs behind, up to a small lit door."""
    x, y = c.grid()
    glow = np.exp(-(((x - 250) / 300) ** 2) - ((y - 120) / 250) ** 2)
    heading = np.asarray(-0.9 + 0.25 * np.sin(x / 210 + y / 300), np.float32)
    c.rub(np.asarray(0.75 + 0 * x, np.float32), "#1b2b30", 0.15)
    c.rub(np.asarray(glow * 0.5, np.float32), "#6a6038", 0.2)
    c.hatch(c.flat("#2c474a"), np.asarray(0.45 + 0 * x, np.float32), 1600, 70, 12, heading, 0.45, 0.2, 0.12, 0.2)
    c.hatch(c.flat("#857a46"), np.asarray(glow, np.float32), 900, 60, 10, heading, 0.5, 0.2, 0.1, 0.25)
    _flight(c, (690, 318), (250, 128), 19, 46, "#24383a", "#6f7450", glow)
    _flight(c, (10, 640), (760, 300), 24, 70, "#1d2f33", "#55644e", glow)
    door = c.shape(smooth([(222, 132, 1), (222, 76), (246, 58), (270, 76), (270, 132, 1)]), 1)
    c.rub(door, "#f4c860", 0.1)
    c.hatch(c.flat("#fff0b4"), door, 60, 30, 7, 1.5, 0.7, 0.1, 0.05, 0.4)
    c.halo(246, 98, 210, "#ffc860", 0.5, 50)
    c.stroke([(216, 134), (276, 134)], "#ffe9a8", 5, 0.9)


def _flight(
    c: Pastel,
    low: tuple[float, float],
    high: tuple[float, float],
    count: int,
    thick: float,
    body: Color,
    edge: Color,
    glow: Array,
) -> None:
    """One flight of stairs seen from the side, far off."""
    run = []
    for k in range(count):
        x, y = (low[i] + (high[i] - low[i]) * k / count for i in (0, 1))
        on = low[0] + (high[0] - low[0]) * (k + 1) / count
        run += [(x, y), (on, y)]
    under = [(high[0], high[1] + thick), (low[0], low[1] + thick * 1.5)]
    c.rub(c.shape(poly([*run, *under]), 0.8) * 0.96, body, 0.2)
    cover = c.shape(poly([*run, *under]), 0.8)
    c.hatch(c.flat(edge), cover * np.asarray(0.55 + glow, np.float32), count * 18, 40, 8, 1.2, 0.5, 0.1, 0.1, 0.4)
    for k in range(0, len(run) - 1, 2):
        c.stroke([run[k], run[k + 1]], mix(edge, "#f0d890", 0.3 + 0.4 * k / len(run)), 5, 0.95, taper=False)


def _stairs(c: Pastel) -> None:
    """The steps under their feet, pale on top."""
    outline: list[tuple[float, float]] = []
    for k in range(-3, 10):
        outline += [(640 - 84 * k, 1090 - 56 * k), (556 - 84 * k, 1090 - 56 * k)]
    lit = [(rect(-40, 1010, 900, 260), -0.20, 60.0), (rect(-40, 620, 260, 300), 0.14, 60.0)]
    form(c, poly([*outline, (-60, 1300), (900, 1300)]), _STONE, 0.56, 0.0, lit, heading=1.2, width=7, edge=5)
    for k in range(-3, 10):
        x, y = 556 - 84 * k, 1090 - 56 * k
        form(c, poly([(x - 4, y), (x + 86, y), (x + 80, y + 17), (x - 8, y + 15)]), _STONE, 0.86, 0.0, heading=0.03,
            width=5, edge=2.5)  # fmt: skip
        c.rub(
            c.shape(poly([(x - 6, y + 14), (x + 82, y + 16), (x + 90, y + 42), (x - 4, y + 30)]), 5) * 0.7,
            "#0a1216",
            0.2,
        )
        for _ in range(2):
            at = x + c.rng.uniform(0, 60)
            c.stroke([(at, y + 60), (at + 14, y + 84), (at + 8, y + 108)], "#101c20", 3, 0.6)


def _cast(c: Pastel, points: Points) -> None:
    """A shadow on the steps."""
    c.rub(c.shape(smooth(points), 4) * 0.8, "#070c10", 0.15)


def _pyjamas(c: Pastel, path: Path, stripes: list[Path], tone: float = 0.52, size: float = 0.0) -> None:
    form(c, path, _CLOTH, tone, 0.36, light=_DOOR, size=size, width=5, edge=5, inlay=[(s, _STRIPE) for s in stripes])


def _far_limbs(c: Pastel) -> None:
    """What of the sleeper lies behind her: one arm, one leg."""
    _cast(c, [(60, 752), (150, 750), (176, 772), (100, 776), (50, 768)])
    for k, run in enumerate(([(122, 694), (104, 720), (92, 744)], [(138, 700), (128, 726), (120, 750)],
            [(154, 700), (150, 728), (146, 752)])):  # fmt: skip
        finger(c, run, 26 - k, _SKIN, _DOOR, nail=False)
    form(
        c,
        smooth([(112, 650), (166, 654), (172, 700), (150, 716), (118, 712), (104, 684)]),
        _SKIN,
        0.42,
        0.3,
        light=_DOOR,
    )
    arm = [(206, 540), (160, 600), (140, 664)]
    _pyjamas(c, limb(arm, [88, 78, 66]), bands(arm, 60, 46, 19), 0.42, 20)
    leg = [(590, 690), (640, 820), (668, 962)]
    _pyjamas(c, limb(leg, [130, 104, 84]), bands(leg, 80, 50, 21), 0.24, 24)
    _cast(c, [(630, 1020), (720, 1010), (780, 1032), (700, 1056), (620, 1048)])
    form(c, smooth([(634, 964), (690, 958), (716, 990), (758, 1020), (750, 1046), (690, 1044), (640, 1016)]),
        _SLIPPER, 0.4, 0.34,
        light=_DOOR)  # fmt: skip


def _woman(c: Pastel) -> None:
    """She climbs bent double; her face is to the door."""
    _cast(c, [(196, 872), (320, 864), (340, 884), (220, 890)])
    _cast(c, [(360, 984), (500, 976), (520, 996), (400, 1004)])
    boot = smooth([(0, -44, 1), (36, -42), (42, -8), (40, 12, 1), (-48, 14, 1), (-56, 2), (-36, -12), (-8, -18)])
    for x, y, dark in ((456, 964, 0.34), (272, 852, 0.46)):
        with c.at(x, y, 1.15):
            form(c, boot, _LEATHER, dark, 0.34, light=_DOOR, width=4)
            c.stroke([(-6, -30), (14, -26), (34, -30)], _LEATHER[0], 3, 0.8)
            c.stroke([(-50, 11), (-10, 13), (38, 12)], _LEATHER[0], 4, 0.9)
    skirt = smooth([(372, 742), (300, 762), (246, 792), (226, 830, 1), (262, 842), (308, 834, 1), (360, 880),
        (420, 952, 1),
        (470, 946), (516, 926, 1), (536, 840), (500, 760)])  # fmt: skip
    fold = smooth([(330, 780), (420, 850), (470, 940), (440, 950), (380, 880), (310, 820)])
    lap = smooth([(370, 740), (290, 766), (240, 800), (236, 826), (300, 800), (380, 780)])
    form(c, skirt, _DRESS, 0.38, 0.30, [(fold, -0.2, 8), (lap, 0.22, 8)], _DOOR, 30, width=6, edge=5)
    for run in ([(360, 790), (400, 850), (440, 940)], [(420, 790), (470, 860), (496, 930)]):
        c.stroke(run, _DRESS[0], 6, 0.8)
    apron = smooth([(330, 752), (270, 776), (234, 806), (224, 832, 1), (280, 838, 1), (312, 806), (360, 782)])
    form(c, apron, _APRON, 0.5, 0.34, light=_DOOR, width=4)
    back = smooth([(250, 660), (300, 600), (420, 640), (510, 740), (500, 820), (400, 812), (320, 780), (262, 730)])
    form(c, back, _DRESS, 0.34, 0.30, light=_DOOR, size=26, width=6, edge=5)
    form(
        c,
        smooth([(238, 690), (276, 650), (320, 664), (310, 724), (266, 742)]),
        _APRON,
        0.46,
        0.34,
        light=_DOOR,
        width=4,
    )
    with c.at(200, 690, 0.92, 6, flip=True):
        _her_head(c)


def _her_head(c: Pastel) -> None:
    """In profile, teeth set."""
    lamp = _DOOR
    form(c, ellipse(-74, -66, 38, 36), _APRON, 0.5, 0.36, light=lamp, width=4, edge=4)
    for k in range(3):
        c.stroke([(-100 + 8 * k, -84 + 12 * k), (-74, -72 + 10 * k), (-48, -82 + 16 * k)], "#5a6078", 3, 0.7)
    face = smooth(
        [(-30, -70), (20, -82), (52, -70), (60, -48), (58, -26), (66, -10), (98, 18), (100, 34), (84, 42), (62, 40),
            (64, 50), (72, 56, 1), (68, 62), (74, 70), (64, 78), (80, 92), (76, 108), (50, 114), (10, 100), (-24, 80),
            (-46, 30)]
    )  # fmt: skip
    cheek, hollow = ellipse(34, 28, 22, 15), smooth([(0, 46), (36, 54), (44, 84), (10, 90), (-20, 70)])
    form(c, face, _BROWN, 0.68, 0.30, [(cheek, 0.20, 6), (hollow, -0.22, 7), (ellipse(36, -14, 24, 16), -0.22, 5)],
        lamp, 18,
        width=4, edge=4.5, steps=5)  # fmt: skip
    c.stroke([(14, -10), (32, -14), (52, -6)], "#14080a", 6, 1.0)
    c.stroke([(18, -2), (34, 2), (50, 0)], "#14080a", 4, 0.9)
    form(c, ellipse(40, -7, 7, 6), ("#0a0606", "#20140c"), 0.3, 0, edge=0, density=0)
    c.stroke([(42, -9), (44, -9)], "#fff4d8", 3, 1.0, taper=False)
    c.stroke([(8, -26), (32, -38), (60, -24)], "#e8e4dc", 9, 0.95)
    c.stroke([(60, -42), (52, -30), (58, -22)], _BROWN[0], 4, 0.9)
    for k in range(3):
        c.stroke([(6 - 4 * k, -8 + 9 * k), (-8 - 5 * k, -12 + 11 * k)], _BROWN[1], 3, 0.85)
        c.stroke([(24, -58 + 7 * k), (50, -60 + 8 * k)], _BROWN[1], 2.6, 0.7)
    c.stroke([(72, 56), (54, 56), (40, 64), (36, 72)], "#3c1210", 5, 1.0)
    c.stroke([(66, 38), (50, 46), (44, 58)], _BROWN[1], 4, 0.8)
    c.stroke([(78, 34), (84, 30), (90, 34)], _BROWN[0], 4, 0.9)
    form(c, smooth([(-34, -8), (-14, -22), (0, -4), (-8, 22), (-26, 24)]), _BROWN, 0.5, 0.34, light=lamp, width=3)
    c.stroke([(-24, -4), (-12, -6), (-14, 12)], _BROWN[1], 4, 0.8)
    rim = [(36 + 27 * math.cos(a), -6 + 24 * math.sin(a)) for a in np.linspace(0, math.tau, 18)]
    c.stroke(rim, "#e8c060", 4, 0.95, taper=False)
    c.stroke([(9, -8), (-10, -12), (-26, -8)], "#e8c060", 4, 0.95)
    hair = smooth([(56, -66, 1), (40, -98), (-10, -106), (-58, -88), (-74, -46), (-62, 6), (-40, 26, 1), (-32, -16),
        (-6, -40), (24, -62)])  # fmt: skip
    form(c, hair, _APRON, 0.44, 0.34, light=lamp, width=4, edge=4.5)
    for k in range(7):
        t = k / 6
        c.stroke([(44 - 20 * t, -76 - 16 * t), (-10 - 20 * t, -76 + 6 * t), (-52 + 6 * t, -40 + 10 * t),
            (-52 + 8 * t, 0)],
            "#5a6078", 3, 0.75)  # fmt: skip
    for x, y in ((92, -20), (112, -2), (86, -48)):
        c.stroke([(x, y), (x + 4, y + 10)], "#a8dce8", 6, 0.95)


def _man(c: Pastel) -> None:
    """The sleeper's trunk lies along her back; his head has slipped over her shoulder."""
    trunk = smooth([(206, 470), (240, 396), (318, 338), (414, 330), (510, 372), (592, 452), (652, 548), (688, 640),
        (672, 716),
        (610, 756), (548, 730), (486, 670), (400, 616), (320, 600), (250, 580), (212, 540)])  # fmt: skip
    top = ((268, 356), (356, 326), (446, 334), (530, 380), (602, 456), (654, 546), (692, 640))
    low = ((214, 560), (306, 608), (388, 622), (458, 656), (516, 706), (576, 752), (640, 760))
    stripes = [
        limb([(x, y), ((x + u) / 2 + 26, (y + v) / 2 + 14), (u, v)], [30, 38, 28])
        for (x, y), (u, v) in zip(top, low, strict=True)
    ]
    _pyjamas(c, trunk, stripes, 0.50, 60)
    c.stroke([(560, 730), (600, 690), (672, 668)], _CLOTH[0], 7, 0.9)
    for run in ([(520, 690), (548, 668), (560, 636)], [(470, 650), (490, 632), (494, 610)]):
        c.stroke(run, _CLOTH[1], 6, 0.7)
    with c.at(166, 446, 1.02, -26, flip=True):
        _his_head(c)


def _his_head(c: Pastel) -> None:
    """In profile, slack: the mouth stands open."""
    lamp = _DOOR
    face = smooth(
        [(-64, -60), (-10, -90), (36, -82), (58, -56), (56, -30), (70, -18), (102, -2), (112, 20), (100, 36), (72, 38),
            (74, 46), (84, 54), (72, 60, 1), (52, 64, 1), (66, 76), (84, 82), (82, 96), (68, 102), (74, 122), (50, 140),
            (6, 138), (-40, 112), (-74, 60), (-84, 0)]
    )  # fmt: skip
    planes = [
        (ellipse(20, 34, 36, 30), 0.14, 9), (smooth([(18, -28), (58, -30), (62, -8), (30, 2)]), -0.22, 5),
        (smooth([(-60, 70), (-10, 90), (40, 110), (66, 106), (70, 134), (20, 144), (-50, 116)]), -0.18, 8),
    ]  # fmt: skip
    form(c, face, _SKIN, 0.54, 0.30, planes, lamp, 26, width=5, edge=5, steps=5)
    form(c, smooth([(64, -22), (96, -8), (114, 18), (100, 38), (78, 36), (72, 14)]), _SKIN, 0.62, 0.36,
        light=lamp, width=4,
        edge=0)  # fmt: skip
    c.stroke([(74, 34), (82, 26), (94, 32)], _SKIN[0], 6, 0.95)
    c.stroke([(68, 16), (64, 30), (72, 38)], _SKIN[1], 4, 0.8)
    c.stroke([(90, 20), (100, 10)], "#f0705a", 14, 0.4)
    maw = smooth([(80, 56, 1), (60, 58), (44, 64, 1), (56, 74), (78, 80, 1)])
    form(c, maw, ("#120408", "#4a0e14"), 0.3, 0.2, edge=2.5, density=0)
    c.stroke([(82, 54), (64, 56), (46, 62)], "#a84438", 8, 0.85)
    c.stroke([(84, 84), (66, 78), (52, 72)], "#c85a48", 9, 0.85)
    c.stroke([(78, 90), (88, 112), (92, 134)], "#b8e4f0", 6, 0.9)
    c.stroke([(14, -14), (34, -2), (58, -12)], "#240c10", 6, 1.0)
    for k in range(4):
        c.stroke([(20 + 10 * k, -7), (18 + 12 * k, 5)], "#240c10", 3, 0.9)
    c.stroke([(10, 8), (32, 18), (54, 8)], _SKIN[1], 4, 0.8)
    for k in range(9):
        x = 8 + 6.5 * k
        c.stroke([(x, -36 - 6 * math.sin(k / 2.6)), (x + 8, -46 - 6 * math.sin(k / 2.6))], "#3a1c14", 6, 0.95)
    for _ in range(46):
        a, r = c.rng.uniform(0.2, 1.8), c.rng.uniform(0.6, 1.0)
        x, y = 10 + 72 * r * math.cos(a), 66 + 66 * r * math.sin(a)
        c.stroke([(x, y), (x + 4, y + 6)], "#5a3a3c", 2.4, 0.6)
    c.stroke([(6, 34), (24, 40), (44, 34)], "#f07858", 24, 0.4)
    form(c, smooth([(-58, -18), (-30, -34), (-10, -14), (-14, 20), (-34, 44), (-52, 32)]), _SKIN, 0.54, 0.36,
        light=lamp,
        width=4, edge=4)  # fmt: skip
    c.stroke([(-44, -12), (-26, -18), (-22, 4), (-34, 24)], _SKIN[1], 5, 0.85)
    c.stroke([(-40, 8), (-30, 12)], _SKIN[0], 7, 0.9)
    cap = smooth([(66, -58, 1), (46, -104), (-6, -132), (-66, -122), (-118, -84), (-156, -30), (-164, 40, 1),
        (-132, 20),
        (-104, -14), (-88, 20, 1), (-60, -26), (-10, -56)])  # fmt: skip
    run = [(40, -80), (-40, -96), (-110, -60), (-150, 10)]
    form(c, cap, _CLOTH, 0.5, 0.36, light=lamp, size=24, edge=5, inlay=[(s, _STRIPE) for s in bands(run, 74, 44, 20)])
    hem = limb([(72, -56), (30, -62), (-30, -40), (-88, 22)], [26, 30, 30, 24])
    form(c, hem, _CLOTH, 0.62, 0.34, light=lamp, width=4, edge=4)
    form(c, ellipse(-166, 54, 25, 25), _STRIPE, 0.54, 0.38, light=lamp, width=4, edge=4)


def _near_leg(c: Pastel) -> None:
    """The thigh lies in her hand, the shin drags its bare foot."""
    shin = [(438, 812), (500, 900), (566, 1000)]
    _cast(c, [(540, 1076), (640, 1072), (700, 1092), (620, 1106), (540, 1096)])
    foot = smooth([(540, 1000), (590, 984), (612, 1016), (650, 1050), (676, 1074), (664, 1092), (620, 1090),
        (574, 1070),
        (544, 1040)])  # fmt: skip
    form(c, foot, _SKIN, 0.54, 0.34, light=_DOOR, size=14, width=4, edge=4.5)
    for k in range(4):
        form(c, ellipse(674 - 15 * k, 1084 + 3 * k, 13 - k, 11 - k), _SKIN, 0.62, 0.34, light=_DOOR, width=3, edge=2.6)
    c.stroke([(560, 1010), (556, 1032), (570, 1044)], _SKIN[1], 4, 0.8)
    _pyjamas(c, union(limb(shin, [122, 106, 92]), ellipse(444, 808, 62, 60)), bands(shin, 84, 50, 22), 0.46, 28)
    thigh = [(624, 668), (534, 736), (446, 802)]
    _pyjamas(c, union(limb(thigh, [176, 150, 124]), ellipse(446, 802, 61, 61)), bands(thigh, 110, 54, 24), 0.50, 36)
    for run in ([(440, 856), (474, 850), (500, 832)], [(452, 872), (486, 862)]):
        c.stroke(run, _CLOTH[0], 5, 0.8)
    _cast(c, [(384, 1036), (470, 1032), (480, 1046), (390, 1050)])
    form(c, smooth([(382, 1028), (390, 1008), (424, 1004), (466, 1014), (474, 1034, 1), (384, 1040)]),
        _SLIPPER, 0.5, 0.36, light=_DOOR,
        width=4)  # fmt: skip
    form(c, ellipse(404, 1014, 22, 9), ("#120608", "#4a1810"), 0.3, 0.2, edge=2, density=0)


def _near_arm(c: Pastel) -> None:
    """It swings before her, quite loose."""
    arm = [(316, 520), (330, 650), (318, 772)]
    hand = smooth([(296, 782), (342, 784), (352, 822), (340, 860), (304, 862), (286, 828)])
    for k, run in enumerate(([(338, 846), (346, 878), (338, 906), (330, 920)], [(322, 852), (328, 890), (320, 918),
        (312, 932)],
            [(306, 850), (308, 886), (302, 912), (294, 924)], [(294, 842), (292, 874), (288, 896)])):  # fmt: skip
        finger(c, run, 25 - (k == 3) * 2, _SKIN, _DOOR)
    form(c, hand, _SKIN, 0.5, 0.34, light=_DOOR, size=12, width=4, edge=4)
    finger(c, [(346, 800), (364, 828), (364, 858), (358, 872)], 24, _SKIN, _DOOR)
    for k in range(3):
        c.stroke([(304 + 14 * k, 852), (306 + 13 * k, 826)], _SKIN[1], 3, 0.6)
    sleeve = union(limb(arm, [128, 108, 92]), ellipse(312, 500, 70, 66))
    _pyjamas(c, sleeve, bands(arm, 84, 52, 23), 0.54, 30)
    form(c, limb([(274, 772), (318, 784), (364, 774)], [22, 24, 22]), _CLOTH, 0.6, 0.34, light=_DOOR, width=4)
    for run in ([(288, 640), (322, 656), (362, 644)], [(292, 660), (326, 674)]):
        c.stroke(run, _CLOTH[0], 5, 0.75)


def _her_grip(c: Pastel) -> None:
    """Her forearm comes from under his, her fingers hook round the thigh."""
    form(c, limb([(372, 800), (420, 868), (470, 862)], [52, 50, 36]), _DRESS, 0.5, 0.36, light=_DOOR, width=5, edge=5)
    form(c, limb([(464, 838), (474, 884)], [20, 20]), _APRON, 0.6, 0.3, light=_DOOR, width=3)
    form(c, smooth([(470, 842), (506, 836), (526, 850), (522, 880), (490, 892), (470, 884)]), _BROWN, 0.5,
        0.34, light=_DOOR, width=4,
        edge=4)  # fmt: skip
    for k, run in enumerate(([(494, 848), (502, 820), (494, 796), (484, 784)], [(510, 850), (522, 822), (516, 796),
        (506, 782)],
            [(522, 858), (540, 832), (538, 806), (530, 792)], [(524, 872), (550, 852), (554, 830), (548,
                816)])):  # fmt: skip
        finger(c, run, 21 - (k == 3) * 2, _BROWN, _DOOR)
