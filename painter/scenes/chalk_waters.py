"""Scenes on dark water, in pastel: lamps and stars light it from near."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import difference, ellipse, limb, poly, rect, smooth, union
from painter.motifs.planes import fist, form
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene


def _water(c: Pastel, top: float, deep: Color, mid: Color, count: int = 2600) -> None:
    """Quiet water: level marks, longer and wider towards the viewer."""
    x, y = c.grid()
    below = np.clip((y - top) / 12, 0, 1)
    near_ = np.clip((y - top) / (c.height - top), 0, 1)
    c.rub(np.asarray(below * 0.8, np.float32), deep, 0.2)
    ripple = 0.5 + 0.5 * np.sin((y + 7 * np.sin(x / 83 + y / 50)) / (5 + 11 * near_))
    heading = np.asarray(0.10 * np.cos(x / 60 + y / 31), np.float32)
    cover = np.asarray(below * (0.25 + 0.75 * ripple), np.float32)
    c.hatch(c.flat(mid), cover * np.asarray(1 - 0.5 * near_, np.float32), count, 46, 5, heading, 0.55, 0.04, 0.14, 0.25)
    c.hatch(
        c.flat(mix(mid, deep, 0.4)),
        cover * np.asarray(near_, np.float32),
        count // 2,
        90,
        9,
        heading,
        0.55,
        0.04,
        0.14,
        0.25,
    )


def _glitter(c: Pastel, x: float, top: float, bottom: float, wide: float, color: Color, count: int) -> None:
    """The broken path that a light throws on the water."""
    for _ in range(count):
        t = c.rng.random()
        y = top + (bottom - top) * t
        spread = wide * (0.25 + 0.75 * t) * c.rng.gauss(0, 0.5)
        length = c.rng.uniform(6, 30) * (0.5 + t)
        c.stroke([(x + spread - length, y), (x + spread, y + c.rng.uniform(-2, 2)), (x + spread + length, y)], color,
            c.rng.uniform(2, 4.5) * (0.6 + 0.6 * t), 0.75 - 0.25 * t)  # fmt: skip


@scene(
    "star-fishing", "Stargazing, Upside Down", motifs="girl teacup stars sea fishing sky",
    themes="wishes patience wonder stealing", moods="calm dreamy curious", seed=53, medium=Pastel,
    alt="At night a girl sits in a floating teacup and draws up a shining star on a fishing line. More stars glow "
    "under the "
    "water, a row of caught ones hangs over the rim of the cup, and the sky is empty.",
    clues=("late catch", "overfished", "patience", "wish", "teacup storm", "lights out"),
)  # fmt: skip
def star_fishing(c: Pastel) -> None:
    c.paper("#101b2c")
    _, y = c.grid()
    sky = np.clip((430 - y) / 300, 0, 1)
    c.hatch(
        c.flat("#22395a"),
        np.asarray(0.25 + 0.5 * (1 - sky) * (y < 430), np.float32) * (y < 432),
        1500,
        80,
        13,
        _drift(c),
        0.5,
        0.2,
        0.1,
        0.2,
    )
    glow = np.exp(-(((y - 425) / 60) ** 2)) * (y < 432)
    c.hatch(c.flat("#5f8f93"), np.asarray(glow, np.float32), 700, 110, 7, 0.0, 0.5, 0.03, 0.1, 0.2)
    hills = c.shape(
        smooth([(-20, 434, 1), (60, 392), (190, 408), (330, 372), (470, 412), (640, 380), (820, 434, 1)]), 1
    )
    c.rub(hills * 0.95, "#0d1626", 0.2)
    _water(c, 430, "#0d1a2e", "#2b5a78", 2200)
    _drowned_stars(c)
    _reflection(c)
    c.halo(*_CATCH, 420, "#c8843c", 0.30)
    _teacup(c)
    _line_and_catch(c)


def _drift(c: Pastel) -> Array:
    """The headings of marks in night air."""
    x, y = c.grid()
    return np.asarray(-0.7 + 0.4 * np.sin(x / 210) + 0.2 * np.cos(y / 120), np.float32)


def _star(c: Pastel, x: float, y: float, r: float, hot: Color = "#ffe9a8", turn: float | None = None) -> None:
    """A star with five unequal arms and rounded tips, paler in the middle."""
    turn = c.rng.uniform(0, 6.28) if turn is None else turn
    outline = []
    for k in range(5):
        a = turn + k * 1.2566 + c.rng.uniform(-0.1, 0.1)
        reach = r * c.rng.uniform(0.92, 1.14)
        for off, far in ((-0.10, 0.94), (0.10, 0.94), (0.62, 0.46)):
            outline.append((x + math.cos(a + off) * reach * far, y + math.sin(a + off) * reach * far))
    form(
        c,
        smooth(outline, tension=0.22),
        (mix(hot, "#8a5a30", 0.55), hot, "#fffbe6"),
        0.66,
        0.3,
        [(ellipse(x, y, r * 0.4, r * 0.4), 0.3, r * 0.2)],
        width=max(2.0, r / 7),
        edge=1.5,
        density=0.6,
    )


def _drowned_stars(c: Pastel) -> None:
    """Stars under water: small and cold far down, large and warm near the surface."""
    places = [
        (84, 716, 11),
        (196, 842, 15),
        (108, 940, 20),
        (262, 1030, 27),
        (132, 1104, 17),
        (432, 1078, 34),
        (574, 968, 19),
        (560, 1116, 16),
        (664, 1052, 26),
        (736, 744, 12),
        (600, 836, 13),
        (372, 912, 15),
        (70, 560, 7),
    ]
    for x, y, r in places:
        c.halo(x, y, r * 5, "#3fa0a8", 0.5)
        c.halo(x, y, r * 2.4, "#ffe3a0", 0.6)
        _star(c, x, y, r, mix("#a8ded0", "#ffdc84", min(1, r / 26)))
        for k in range(3):
            wide = r * (1.9 - 0.35 * k)
            low = y + r * (1.25 + 0.35 * k)
            c.stroke([(x - wide, low), (x, low + 2), (x + wide, low)], "#7fd0c8", 2, 0.4)


_SKIN = ("#2c141c", "#6e3228", "#b8683e", "#f0ae6c", "#ffe6b4")
_COAT = ("#08181a", "#14403c", "#2c7a5a", "#86bc6c", "#f2f0a8")
_COPPER = ("#200c0c", "#5a2012", "#a84a18", "#ea8a34", "#ffcc7c")
_WOOL = ("#4a1410", "#a83020", "#e8603a", "#ffb070")
_CUP = ("#101a34", "#2c4470", "#6c8cac", "#d6dcc8", "#fff8e0")
_CATCH = (700, 486)
_LAMP = (0.75, 0.45)


def _teacup(c: Pastel) -> None:
    """The girl in profile, the cup round her; the star on the hook is the lamp."""
    handle = difference(ellipse(132, 540, 88, 74), ellipse(128, 538, 48, 36))
    form(c, handle, _CUP, 0.24, 0.30, light=_LAMP, size=12, edge=4)
    inside = ellipse(436, 476, 294, 74)
    form(c, inside, _CUP, 0.26, 0.0, [(ellipse(220, 496, 190, 54), 0.34, 26)], heading=0.05, edge=4)
    back = [(436 + 294 * math.cos(a), 476 + 74 * math.sin(a)) for a in np.linspace(0, -math.pi, 40)]
    c.stroke(back[:24], "#ffe6a0", 7, 0.95, taper=False)
    c.stroke(back[23:], "#c09040", 7, 0.95, taper=False)
    _girl(c)
    bowl = smooth(
        [(142, 476, 1), (178, 510), (290, 540), (436, 550), (582, 540), (694, 510), (730, 476, 1),
            (722, 552), (686, 622),
            (640, 664, 1), (560, 690), (436, 700), (312, 690), (232, 664, 1), (186, 622), (150, 552)]
    )  # fmt: skip
    shine = smooth([(560, 556), (700, 512), (716, 556), (672, 632), (600, 676), (520, 690), (560, 620)])
    dark = smooth([(140, 470), (240, 530), (300, 620), (330, 700), (200, 680), (130, 560)])
    band = limb([(148, 540), (190, 574), (300, 606), (436, 616), (572, 606), (682, 574), (724, 540)], 26)
    form(
        c,
        bowl,
        _CUP,
        0.52,
        0.10,
        [(shine, 0.34, 22), (dark, -0.30, 26), (band, -0.26, 0)],
        _LAMP,
        40,
        width=6,
        edge=5,
        cool="#5a74b8",
    )
    for k in range(9):
        x = 206 + 58 * k
        low = 612 - 36 * ((x - 436) / 260) ** 2
        tone = mix("#5a86b0", "#fff0c0", max(0.0, (x - 330) / 380))
        c.stroke([(x - 22, low + 2), (x - 8, low - 9), (x + 4, low), (x - 4, low + 5)], tone, 4.5, 0.95)
    rim_line = [(436 + 294 * math.cos(a), 476 + 74 * math.sin(a)) for a in np.linspace(0.02, math.pi - 0.02, 26)]
    rim = limb(rim_line, [15] * 26)
    form(c, rim, ("#3a2410", "#8a5a1c", "#dca040", "#ffe490", "#fff8d8"), 0.5, 0.2,
        [(ellipse(650, 520, 130, 60), 0.35, 30)], _LAMP, 5, width=3, edge=3)  # fmt: skip


def _girl(c: Pastel) -> None:
    """She leans out of the cup and looks down her line."""
    # The end of the scarf and the loose hair blow away from the light.
    form(c, smooth([(300, 350), (238, 342), (176, 366), (120, 350, 1), (128, 392, 1), (186, 404),
        (244, 384), (306, 392)]),
        _WOOL, 0.36, 0.24, light=_LAMP, width=4)  # fmt: skip
    for k in range(5):
        c.stroke([(124, 354 + 9 * k), (100 - 3 * (k % 2), 358 + 10 * k)], "#c84a2c", 4, 0.9)
    # Far arm, body, near arm.
    form(c, union(limb([(372, 376), (440, 452),
        (486, 408)], [56, 52, 40]), ellipse(440, 450, 27, 25)), _COAT, 0.34, 0.26,
        light=_LAMP, width=4.5)  # fmt: skip
    c.stroke([(384, 436), (560, 322), (692, 180)], "#241608", 15, 1.0)
    c.stroke([(384, 434), (560, 320), (692, 178)], "#c08a48", 9, 1.0)
    c.stroke([(420, 412), (560, 321), (690, 180)], "#ffe0a0", 3, 0.9)
    fist(c, 502, 366, 54, 57, _SKIN, (0.6, 0.7))
    body = smooth(
        [(300, 344), (270, 372), (246, 430), (238, 500), (244, 566), (430, 572), (440, 510), (424, 440), (404, 378),
            (370, 344), (336, 336)]
    )  # fmt: skip
    form(
        c,
        body,
        _COAT,
        0.42,
        0.34,
        [(smooth([(396, 370), (440, 480), (430, 560), (390, 560), (392, 470), (370, 390)]), 0.24, 6)],
        _LAMP,
        36,
        width=6,
        edge=4,
    )
    for y in (414, 458, 502):
        form(c, ellipse(404 + (y - 414) * 0.14, y, 8, 9), _WOOL, 0.6, 0.3, light=_LAMP, edge=2, width=2)
    sleeve = union(
        limb([(306, 384), (322, 482)], [72, 62]), ellipse(322, 480, 32, 32), limb([(322, 484), (432, 428)], [60, 46])
    )
    folds = smooth([(310, 470), (340, 500), (430, 454), (438, 440), (350, 470), (330, 440)])
    form(c, sleeve, _COAT, 0.44, 0.40, [(folds, 0.26, 5)], _LAMP, 22, width=5, edge=4.5)
    for run in ([(296, 452), (320, 462), (346, 448)], [(300, 470), (322, 480), (342, 470)]):
        c.stroke(run, _COAT[0], 4, 0.9)
    form(c, limb([(424, 404), (442, 446)], [18, 18]), _WOOL, 0.55, 0.3, light=_LAMP, width=3)
    fist(c, 448, 404, 62, 57, _SKIN, (0.6, 0.7))
    with c.at(350, 238, 1.04, 15):
        _head(c)


def _head(c: Pastel) -> None:
    """In profile to the right, about 200 high."""
    braid = smooth(
        [(-60, -52), (-96, -10), (-104, 50), (-122, 110), (-152, 166), (-196, 190, 1), (-170, 208),
            (-128, 200), (-84, 150),
            (-52, 96), (-24, 60), (-10, 0)]
    )  # fmt: skip
    form(c, braid, _COPPER, 0.34, 0.34, light=_LAMP, size=26, width=5, edge=4)
    with c.clip(braid):
        for k in range(5):
            x, y = -72 - 21 * k + k * k * 0.4, 44 + 32 * k
            c.stroke([(x - 40, y - 10), (x - 4, y + 14), (x + 36, y - 4)], _COPPER[0], 5, 0.9)
            c.stroke([(x - 16, y + 6), (x + 2, y + 20), (x + 24, y + 10)], _COPPER[3], 3.5, 0.7)
    form(c, smooth([(-44, 60), (22, 60), (34, 128), (-20, 140), (-52, 120)]), _SKIN, 0.30, 0.2, light=_LAMP)
    face = smooth(
        [(-30, -70), (20, -86), (50, -74), (62, -46), (60, -22), (64, -4), (82, 14), (82, 26), (66, 32), (62, 38),
            (74, 46), (72, 52, 1), (66, 54), (72, 64), (62, 72), (66, 84), (54, 98), (20, 98), (-16, 84), (-40, 50),
            (-48, 0)]
    )  # fmt: skip
    front = smooth([(36, -80), (70, -50), (62, -18), (94, 16), (70, 34), (84, 50), (72, 70), (70, 100), (38, 100),
        (44, 60), (30, 24), (44, -10), (34, -50)])  # fmt: skip
    socket = smooth([(22, -30), (56, -28), (58, -6), (40, 4), (18, -6)])
    jaw = smooth([(-50, 30), (-20, 50), (0, 78), (24, 100), (-20, 100), (-54, 60)])
    form(
        c,
        face,
        _SKIN,
        0.56,
        0.16,
        [(front, 0.24, 7), (socket, -0.20, 4), (jaw, -0.26, 7), (ellipse(24, 34, 24, 17), -0.06, 6)],
        _LAMP,
        20,
        width=4.5,
        edge=4,
        steps=5,
    )
    c.stroke([(12, 32), (24, 36), (36, 32)], "#f07a4c", 15, 0.42)
    for x, y in ((40, 14), (48, 20), (34, 20), (44, 28), (54, 13)):
        c.stroke([(x, y), (x + 1, y + 1)], "#a0502c", 2.6, 0.9, taper=False)
    eye = smooth([(20, -8), (34, -15), (52, -13), (57, -3), (46, 6), (30, 1)])
    form(c, eye, ("#8a7a70", "#e8dcc0", "#fffbe8"), 0.8, 0.1, edge=1.5, density=0.2)
    with c.clip(eye):
        form(c, ellipse(47, -1, 10, 11), ("#10241c", "#2f6a48", "#8ad070"), 0.5, 0.3, light=_LAMP, edge=1, density=0.3)
        form(c, ellipse(49, 0, 5, 6), ("#050508", "#0c0c10"), 0.3, 0, edge=0, density=0)
    c.stroke([(52, -4), (54, -4)], "#fffdf0", 4, 1.0, taper=False)
    c.stroke([(14, -6), (30, -15), (48, -15), (61, -2)], "#1c0c0a", 6, 1.0)
    for x, y in ((44, -15), (51, -13), (57, -8)):
        c.stroke([(x, y), (x + 10, y - 5)], "#1c0c0a", 3, 1.0)
    c.stroke([(18, -16), (34, -25), (52, -23)], "#7a3a28", 3, 0.8)
    c.stroke([(26, 3), (42, 10), (56, 3)], "#7a3a28", 2.5, 0.8)
    c.stroke([(16, -36), (34, -48), (58, -44)], "#7a2c10", 8, 0.95)
    c.stroke([(68, 25), (72, 21), (77, 26)], "#7a3020", 4, 0.9)
    c.stroke([(78, 51), (60, 54), (46, 49), (42, 43)], "#7a2018", 4.5, 0.95)
    c.stroke([(66, 63), (72, 62)], "#e0704c", 6, 0.7)
    hair = smooth(
        [(70, -56, 1), (60, -92), (14, -118), (-50, -112), (-92, -66), (-98, -6), (-82, 54), (-54, 92, 1), (-42, 66),
            (-26, 78, 1), (-30, 40), (-22, 12), (-14, 30, 1), (-8, -14), (14, -46), (16, -28, 1), (34, -56),
            (46, -40, 1), (54, -62)]
    )  # fmt: skip
    shine = smooth([(40, -92), (0, -100), (-50, -80), (-66, -40), (-40, -50), (0, -72), (46, -74)])
    form(c, hair, _COPPER, 0.42, 0.28, [(shine, 0.26, 7)], _LAMP, 30, width=5, edge=4, steps=5)
    for k in range(30):
        t = (k + c.rng.uniform(-0.5, 0.5)) / 29
        run = [
            (52 - 60 * t, -86 - 24 * t),
            (4 - 66 * t, -88 + 6 * t),
            (-34 - 50 * t, -40 - 10 * t),
            (-44 - 46 * t, 24 - 10 * t),
            (-52 - 26 * t, 74 - 10 * t),
        ]
        start = c.rng.choice((0, 0, 1, 2))
        c.stroke(run[start : start + c.rng.choice((2, 3))], _COPPER[(0, 3, 1)[k % 3]], c.rng.uniform(2.5, 5), 0.6)
    c.stroke([(58, -66), (72, -50), (70, -30)], _COPPER[3], 4, 0.9)
    scarf = smooth(
        [(-62, 78), (-30, 104), (20, 104), (50, 92), (62, 112), (44, 138), (-6, 150), (-56, 138), (-78, 106)]
    )
    form(c, scarf, _WOOL, 0.5, 0.34, light=_LAMP, width=4, edge=4)
    for k in range(6):
        x = -52 + 19 * k
        c.stroke([(x, 98 + 4 * (2 - abs(k - 2))), (x + 8, 120), (x + 4, 142)], _WOOL[0], 3, 0.8)


def _reflection(c: Pastel) -> None:
    """The pale cup in the water, broken by ripples, and the rings where it floats."""
    for k in range(150):
        t = (k % 50) / 50
        y = 704 + 170 * t
        half_wide = 230 * (1 - t) ** 0.6
        at = 436 + c.rng.uniform(-half_wide, half_wide)
        length = c.rng.uniform(12, 50) * (1 - 0.5 * t)
        tone = mix("#e6dfc0" if at > 470 else "#7c98b0", "#2b5a78", t * 0.9)
        c.stroke([(at - length, y), (at, y + 2), (at + length, y)], tone, 5, 0.7)
    for k in range(4):
        wide, high = 218 + 44 * k, 46 + 12 * k
        for start, end in ((0.12, 1.5), (1.66, 3.02)):
            run = [(436 + wide * math.cos(a), 660 + 4 * k + high * math.sin(a)) for a in np.linspace(start, end, 12)]
            c.stroke(run, mix("#f4ecc0", "#6fb0b8", 0.25 * k), 5 - k, 0.85 - 0.16 * k)


def _line_and_catch(c: Pastel) -> None:
    """The catch shines on all the rest; the earlier ones hang over the rim."""
    x, y = _CATCH
    c.stroke([(692, 178), (690, 330), (x, y - 40)], "#f4f0d8", 2.4, 0.95, taper=False)
    c.halo(x, y, 260, "#ffb850", 0.45)
    c.halo(x, y, 120, "#ffe090", 0.85, 110)
    _star(c, x, y, 46, "#ffd86c", -1.5)
    _glitter(c, x, 640, 1090, 60, "#ffdf90", 110)
    for k, (drop_x, drop_y) in enumerate(((236, 584), (312, 616), (396, 606))):
        top = 476 + 74 * math.sqrt(1 - ((drop_x - 436) / 294) ** 2)
        c.stroke([(drop_x, top - 4), (drop_x + 2, drop_y - 14)], "#f4ecd0", 2.2, 0.95, taper=False)
        c.halo(drop_x, drop_y, 56, "#ffd070", 0.6)
        _star(c, drop_x, drop_y, 19 + k % 2 * 4, "#ffd86c")


@scene(
    "bed-boat", "High Tide", motifs="bed sea lamp child whale wallpaper room",
    themes="night fear adventure loneliness flood",
    moods="dreamy uneasy warm", seed=13, medium=Pastel,
    alt="A child lies in an iron bed that floats in a flooded room, with a lamp burning on the bedpost and its "
    "light on the "
    "waves. A door stands half under water, and beside the bed the huge eye of a whale looks out of the water.",
    clues=("sea legs", "insomnia", "flood", "company", "adrift", "never look down"),
)  # fmt: skip
def bed_boat(c: Pastel) -> None:
    c.paper("#161a24")
    _flooded_room(c)
    _water(c, 560, "#0c1420", "#27506a", 2600)
    c.halo(*_BEDLAMP, 300, "#ffb850", 0.6, 120)
    _glitter(c, 300, 720, 1000, 190, "#ffcf78", 120)
    _mirrored_bed(c)
    _headboard(c)
    _sleeper(c)
    _footboard(c)
    _whale(c)
    _whale_eye(c, (452, 958))
    _wash(c)
    _bedlamp(c)


_BEDLAMP = (395, 318)
_WARM = (-0.45, -0.85)
"""The way to the lamp, from the bed."""

_IRON: Ramp = ("#0c0c12", "#2c2a34", "#6a5c50", "#d0a868", "#fff0c0")
_QUILT: Ramp = ("#1c0c1c", "#561c38", "#b43c40", "#f48850", "#ffe0a0")
_BAND: Ramp = ("#141430", "#2c3c74", "#5878b0", "#d0c8b0", "#fff4d0")
_SHEET: Ramp = ("#22284a", "#5c6488", "#b0a8a4", "#f4e4c0", "#fffae4")
_DARK: Ramp = ("#140a10", "#3c1e1c", "#74422c", "#b87a4c", "#f4c48c")
_HIDE: Ramp = ("#060c14", "#14283a", "#2c5068", "#6c98a4", "#e0e4c0")


def _mirrored_bed(c: Pastel) -> None:
    """The bed in the water, broken by ripples."""
    for k in range(170):
        t = (k % 34) / 34
        x = c.rng.uniform(110, 596)
        line = 714 + (x - 110) * 0.45 if x < 332 else 814 - (x - 332) * 0.56
        y = line + 6 + 110 * t
        long = c.rng.uniform(10, 36)
        tone = mix(c.rng.choice(("#b43c40", "#f48850", "#2c2a34", "#d0c8b0")), "#12283a", 0.25 + 0.7 * t)
        c.stroke([(x - long, y), (x, y + 2), (x + long, y)], tone, 5, 0.75)


def _rail(c: Pastel, start: tuple[float, float], end: tuple[float, float], wide: float, tone: float = 0.45) -> None:
    form(c, limb([start, end], wide), _IRON, tone, 0.40, light=_WARM, size=wide * 0.3, width=3, edge=3.5, density=0.7)


def _knob(c: Pastel, x: float, y: float, r: float) -> None:
    form(
        c,
        ellipse(x, y, r, r),
        ("#2a1808", "#7a4c18", "#d89c40", "#ffdc88", "#fffbe0"),
        0.5,
        0.44,
        light=_WARM,
        width=3,
        edge=4,
    )


def _headboard(c: Pastel) -> None:
    for k in range(1, 5):
        x = 395 + 39 * k
        _rail(c, (x, 374 + 13 * k), (x, 520 + 13 * k), 11, 0.36)
    _rail(c, (395, 374), (590, 439), 17)
    _rail(c, (395, 470), (590, 535), 13, 0.36)
    _rail(c, (395, 352), (395, 600), 22)
    _rail(c, (590, 412), (590, 676), 24, 0.36)
    _knob(c, 590, 398, 20)


def _sleeper(c: Pastel) -> None:
    """A child on its side; it has put an arm out and feels the water."""
    side = smooth(
        [(110, 652, 1), (395, 520, 1), (592, 596, 1), (594, 668, 1), (334, 814, 1), (110, 716, 1)], tension=0.05
    )
    form(c, side, _SHEET, 0.30, 0.0, [(ellipse(330, 600, 240, 80), 0.3, 30)], heading=-0.5, edge=4)
    pillow = smooth(
        [(398, 524), (412, 500), (470, 496), (540, 520), (594, 556), (604, 588), (570, 610), (500, 604), (430, 568)]
    )
    form(
        c,
        pillow,
        _SHEET,
        0.56,
        0.36,
        [(smooth([(470, 540), (540, 560), (560, 600), (490, 590)]), -0.24, 9)],
        _WARM,
        22,
        width=5,
        edge=4,
    )
    hair = smooth(
        [(454, 540), (446, 506), (470, 474), (508, 464), (546, 478), (562, 512), (556, 550), (530, 574), (480, 570)]
    )
    form(c, hair, ("#08060a", "#20141a", "#4a3028", "#8a5c40"), 0.42, 0.36, light=_WARM, width=4, edge=4)
    for _ in range(40):
        a, r = c.rng.uniform(0, 6.28), c.rng.uniform(20, 56)
        x, y = 505 + r * math.cos(a), 518 + r * 0.9 * math.sin(a)
        c.stroke(
            [(x - 5, y), (x, y - 5), (x + 5, y), (x, y + 4)], c.rng.choice(("#08060a", "#4a3028", "#8a5c40")), 3, 0.7
        )
    face = smooth(
        [
            (454, 548),
            (458, 522),
            (480, 506),
            (508, 508),
            (530, 526),
            (534, 552),
            (520, 580),
            (496, 592),
            (472, 584),
            (458, 568),
        ]
    )
    form(c, face, _DARK, 0.60, 0.32, [(ellipse(516, 566, 24, 26), -0.16, 9)], _WARM, 14, width=4, edge=3.5, steps=5)
    for x, y in ((474, 544), (504, 548)):
        form(c, ellipse(x, y, 10, 9), ("#8a7a70", "#f0e4c8", "#fffbe8"), 0.72, 0.1, edge=2.5, density=0.2)
        form(c, ellipse(x - 1, y + 3, 5, 5.5), ("#040306", "#140a08"), 0.3, 0, edge=0, density=0)
        c.stroke([(x - 2, y + 1), (x - 1, y + 1)], "#fff4d0", 2.5, 1.0, taper=False)
        c.stroke([(x - 11, y - 3), (x, y - 10), (x + 11, y - 3)], "#0c0608", 4, 1.0)
        c.stroke([(x - 10, y - 16), (x, y - 20), (x + 10, y - 16)], "#1c100c", 4, 0.9)
    c.stroke([(486, 552), (482, 564), (490, 567)], _DARK[0], 4, 0.85)
    c.stroke([(478, 577), (488, 574), (498, 579)], "#3c1014", 4, 0.95)
    quilt = smooth([(404, 548, 1), (440, 566), (472, 588), (510, 604), (560, 610), (600, 606, 1), (606, 650),
        (600, 676), (560, 696),
        (480, 744), (400, 792), (338, 824, 1), (326, 770), (318, 744), (210, 706), (118, 672, 1), (112, 648),
            (200, 606), (300, 566)])  # fmt: skip
    bands = []
    for k in range(6):
        t = (k + 0.5) / 6
        x, y, u, v = 404 - 290 * t, 548 + 104 * t, 592 - 262 * t, 606 + 146 * t
        bands.append(limb([(x - 10, y - 10), ((x + u) / 2 + 6, (y + v) / 2 - 34 * math.sin(3.1 * min(1, t + 0.1))),
            (u, v), (u + 4, v + 90)],
            [16, 18, 18, 20]))  # fmt: skip
    body = smooth([(470, 590), (400, 600), (300, 640), (230, 670), (260, 690), (360, 680), (480, 640), (540, 620)])
    lee = smooth([(540, 626), (480, 660), (380, 706), (300, 724), (330, 748), (420, 730), (560, 660)])
    planes = [(body, 0.22, 14), (lee, -0.22, 14), (smooth([(604, 640), (330, 780), (336, 830), (610, 690)]), -0.2, 10),
        (ellipse(250, 656, 34, 22), 0.16, 9), (ellipse(350, 636, 40, 22), 0.14, 9)]  # fmt: skip
    form(
        c,
        quilt,
        _QUILT,
        0.50,
        0.20,
        planes,
        _WARM,
        26,
        width=5.5,
        edge=5,
        steps=5,
        inlay=[(band, _BAND) for band in bands],
    )
    for run in (
        [(330, 760), (344, 790), (338, 816)],
        [(430, 712), (440, 744), (432, 768)],
        [(520, 664), (532, 694), (526, 714)],
    ):
        c.stroke(run, _QUILT[0], 6, 0.75)
    turned_down = limb([(404, 546), (440, 570), (480, 596), (540, 612), (602, 604)], [20, 28, 30, 28, 22])
    form(c, turned_down, _SHEET, 0.66, 0.34, light=_WARM, size=8, width=4, edge=4)
    arm = limb([(556, 604), (612, 626), (628, 680), (622, 730)], [34, 34, 28, 22])
    form(c, arm, _SHEET, 0.54, 0.36, light=_WARM, size=9, width=4, edge=4.5)
    for k in range(4):
        form(c, limb([(614 + 7 * k, 742), (612 + 8 * k, 762), (610 + 8 * k, 776 - 3 * (k in (0, 3)))], [11, 10,
            7]), _DARK, 0.58, 0.34,
            light=_WARM, width=2.5, edge=2.5, density=0.6)  # fmt: skip
    form(
        c,
        smooth([(608, 726), (638, 726), (644, 748), (626, 760), (608, 750)]),
        _DARK,
        0.56,
        0.34,
        light=_WARM,
        width=3,
        edge=4,
    )
    for k in range(3):
        ring = [(624 + (26 + 22 * k) * math.cos(a), 776 + (7 + 6 * k) * math.sin(a)) for a in np.linspace(0.1, 6.2, 16)]
        c.stroke(ring, "#d8e8d8", 3.6 - 0.8 * k, 0.85 - 0.2 * k)


def _footboard(c: Pastel) -> None:
    for k in range(1, 6):
        x, y = 110 + 37 * k, 13.6 * k
        _rail(c, (x, 584 + y), (x, 680 + y), 11)
    _rail(c, (110, 584), (332, 666), 18)
    _rail(c, (110, 676), (332, 760), 16, 0.36)
    _rail(c, (110, 566), (110, 716), 24)
    _rail(c, (332, 648), (332, 816), 26)
    _knob(c, 110, 552, 20)
    _knob(c, 332, 634, 23)
    for run in ([(78, 718), (110, 726), (150, 736)], [(200, 756), (270, 786), (332, 826)], [(332, 826), (400, 796),
        (470, 756)],
            [(480, 748), (550, 706), (612, 676)], [(300, 836), (336, 844), (380, 832)]):  # fmt: skip
        c.stroke(run, "#e8dcb0", 5, 0.85)
        c.stroke([(x + 6, y + 9) for x, y in run], "#6fa0ac", 4, 0.6)


def _bedlamp(c: Pastel) -> None:
    """An oil lamp on the bedpost."""
    x, y = _BEDLAMP
    form(c, smooth([(x - 22, y + 40, 1), (x - 14, y + 22), (x + 14, y + 22), (x + 22, y + 40, 1)]), _IRON, 0.5,
        0.4, light=(0, -1), width=3,
        edge=3.5)  # fmt: skip
    glass = smooth([(x - 15, y + 22), (x - 30, y - 6), (x - 15, y - 38), (x - 11, y - 62, 1), (x + 11, y - 62, 1),
        (x + 15, y - 38),
        (x + 30, y - 6), (x + 15, y + 22)])  # fmt: skip
    form(
        c,
        glass,
        ("#f0a040", "#ffd878", "#fffbe6"),
        0.5,
        0.1,
        [(ellipse(x, y - 4, 13, 24), 0.5, 6)],
        width=3,
        edge=3,
        density=0.5,
    )
    c.halo(x, y - 8, 150, "#ffd880", 0.45, 50)


def _whale(c: Pastel) -> None:
    """A head like a shoal; the mouth is a long line to the left."""
    c.rub(
        c.shape(smooth([(10, 900), (240, 850), (500, 838), (790, 880), (790, 1040), (10, 1040)]), 12) * 0.7,
        "#08111a",
        0.1,
    )
    head = smooth([(14, 1022, 1), (20, 968), (84, 922), (190, 888), (320, 866), (470, 858), (620, 866), (720, 884),
        (800, 906, 1),
        (800, 1034, 1), (500, 1040), (240, 1036)])  # fmt: skip
    planes = [
        (smooth([(60, 934), (190, 890), (400, 864), (640, 868), (500, 890), (300, 906), (140, 944)]), 0.26, 10),
        (smooth([(10, 1040), (120, 1010), (400, 1010), (800, 990), (800, 1050)]), -0.2, 12),
        (ellipse(452, 958, 112, 70), -0.12, 22),
    ]
    form(c, head, _HIDE, 0.42, 0.24, planes, _WARM, 34, 0.02, width=7, edge=6, steps=5)
    c.stroke([(24, 988), (120, 972), (240, 984), (330, 1016)], _HIDE[0], 9, 0.95)
    c.stroke([(26, 998), (120, 984), (236, 996), (318, 1022)], _HIDE[3], 4, 0.7)
    for k in range(7):
        c.stroke([(40 + 34 * k, 1006 + 3 * k), (70 + 36 * k, 1016 + 2 * k), (110 + 40 * k, 1026)], _HIDE[0], 4, 0.6)
    for x, y, r in (
        (160, 926, 13),
        (190, 916, 9),
        (140, 946, 8),
        (640, 906, 12),
        (668, 922, 8),
        (270, 900, 8),
        (700, 940, 11),
    ):
        form(
            c,
            ellipse(x, y, r * 1.2, r),
            ("#1c2028", "#6a6c6c", "#c8c4ac", "#fff4d4"),
            0.5,
            0.4,
            light=_WARM,
            width=3,
            edge=3,
        )
        form(c, ellipse(x, y, r * 0.4, r * 0.3), ("#0a0c10", "#1c2028"), 0.3, 0, edge=0, density=0)


def _flooded_room(c: Pastel) -> None:
    """Walls with a paper of large faded flowers, and a door half under water."""
    x, y = c.grid()
    lamp = np.exp(-(((x - 395) / 340) ** 2) - ((y - 330) / 340) ** 2)
    wall = (y < 566).astype(np.float32)
    slant = np.asarray(0.95 + 0.5 * np.sin(x / 130 + y / 95), np.float32)
    c.rub(wall * 0.85, "#2a2236", 0.15)
    c.rub(np.asarray(wall * lamp * 0.75, np.float32), "#8a5c30", 0.2)
    c.hatch(c.flat("#40344e"), np.asarray(wall * 0.5, np.float32), 1300, 60, 12, slant, 0.45, 0.25, 0.1, 0.2)
    c.hatch(c.flat("#b07a3e"), np.asarray(wall * lamp, np.float32), 1300, 54, 11, slant, 0.5, 0.25, 0.12, 0.25)
    c.hatch(c.flat("#f0c46c"), np.asarray(wall * lamp**3, np.float32), 700, 46, 9, slant, 0.5, 0.25, 0.1, 0.25)
    for row in range(6):
        for column in range(8):
            px, py = 74 + column * 102 + (row % 2) * 51, 74 + row * 96
            if py > 540 or (545 < px < 725 and py > 160):
                continue
            _wall_flower(c, px + c.rng.uniform(-5, 5), py + c.rng.uniform(-5, 5))
    _drowned_door(c)


def _wall_flower(c: Pastel, x: float, y: float) -> None:
    """A flower of the wallpaper with two leaves, fading away from the lamp."""
    light = math.exp(-(((x - 395) / 340) ** 2) - ((y - 330) / 340) ** 2)
    petal, leaf = mix("#3a2838", "#a03c34", light), mix("#26303a", "#5a6a34", light)
    turn = c.rng.uniform(0, 6.28)
    for side in (-0.5, 0.6):
        a = turn + side
        c.stroke(
            [
                (x + 14 * math.cos(a), y + 14 * math.sin(a)),
                (x + 26 * math.cos(a + 0.2), y + 26 * math.sin(a + 0.2)),
                (x + 36 * math.cos(a), y + 36 * math.sin(a)),
            ],
            leaf,
            8,
            0.7,
        )
    for k in range(5):
        a = turn + k * 1.2566 + c.rng.uniform(-0.15, 0.15)
        c.stroke(
            [(x + 4 * math.cos(a), y + 4 * math.sin(a)), (x + 16 * math.cos(a), y + 16 * math.sin(a))], petal, 11, 0.8
        )
    c.stroke([(x - 1, y), (x + 1, y)], mix("#4a3c34", "#f0c060", light), 8, 0.85, taper=False)


def _drowned_door(c: Pastel) -> None:
    """A panelled door, its frame and a round knob, with the water up to it."""
    for side, tone in ((-12, "#4a3830"), (0, "#1c1820")):
        frame = c.shape(
            poly([(556 + side, 580), (556 + side, 196 + side), (714 - side, 190 + side), (714 - side, 580)]), 0.8
        )
        c.rub(frame * 0.96, tone, 0.15)
    door = c.shape(poly([(560, 580), (560, 200), (710, 195), (710, 580)]), 0.8)
    c.rub(door * 0.95, "#2e2228", 0.15)
    c.hatch(c.flat("#6a4a38"), door * 0.8, 420, 70, 9, 1.56, 0.55, 0.04, 0.12, 0.4)
    for px, py, w, h in ((576, 222, 52, 128), (643, 219, 52, 128), (576, 382, 52, 150), (643, 380, 52, 150)):
        c.rub(c.shape(rect(px, py, w, h), 1) * 0.8, "#1e1820", 0.2)
        for start, end, tone in (
            ((px, py), (px + w, py), "#100c12"),
            ((px, py), (px, py + h), "#100c12"),
            ((px + w, py), (px + w, py + h), "#a87848"),
            ((px, py + h), (px + w, py + h), "#a87848"),
        ):
            c.stroke([start, end], tone, 4.5, 0.85, taper=False)
    for start, end in (((544, 580), (544, 186)), ((544, 184), (726, 178)), ((726, 178), (726, 580))):
        c.stroke([start, end], "#c8935a", 6, 0.8, taper=False)
    c.stroke([(697, 366), (701, 368)], "#ffd98a", 13, 1.0, taper=False)
    for k in range(26):
        t = k / 26
        at = 634 + c.rng.uniform(-80, 80) * (1 - 0.3 * t)
        c.stroke(
            [(at - 22, 574 + 130 * t), (at, 576 + 130 * t), (at + 22, 574 + 130 * t)],
            mix("#6a4a38", "#27506a", t),
            4,
            0.55,
        )


def _whale_eye(c: Pastel, at: tuple[float, float]) -> None:
    """The eye of the whale between heavy lids, with the lamp in it."""
    x, y = at
    for k in range(3, 0, -1):
        wide, high = 62 + 19 * k, 36 + 12 * k
        for low in (-1, 1):
            run = [(x + wide * math.cos(a), y + low * high * math.sin(a)) for a in np.linspace(0.4, 2.7, 11)]
            c.stroke(run, _HIDE[0], 6, 0.75)
            c.stroke([(px, py + 5) for px, py in run], _HIDE[3], 4, 0.6 - 0.1 * k)
    lids = smooth([(x - 82, y + 6, 1), (x - 50, y - 40), (x + 4, y - 52), (x + 54, y - 36), (x + 84, y + 4, 1),
        (x + 46, y + 38),
        (x - 4, y + 46), (x - 50, y + 34)])  # fmt: skip
    form(c, lids, _HIDE, 0.50, 0.40, light=_WARM, size=12, width=4, edge=5)
    ball_ = smooth([(x - 60, y + 4, 1), (x - 34, y - 28), (x + 4, y - 36), (x + 38, y - 26), (x + 62, y + 4, 1),
        (x + 34, y + 26),
        (x - 2, y + 32), (x - 36, y + 24)])  # fmt: skip
    form(c, ball_, ("#04060a", "#0c1018", "#242c34"), 0.3, 0.2, edge=4, density=0.3)
    with c.clip(ball_):
        form(c, ellipse(x, y - 2, 37, 35), ("#2a1408", "#8a5418", "#f0b040", "#fff0a8"), 0.44, 0.34,
            light=(0.2, 0.9), size=12, width=3,
            edge=4)  # fmt: skip
        for k in range(18):
            a = k * math.tau / 18
            c.stroke(
                [(x + 15 * math.cos(a), y - 2 + 15 * math.sin(a)), (x + 32 * math.cos(a), y - 2 + 30 * math.sin(a))],
                "#5a3010",
                3,
                0.6,
            )
        form(c, ellipse(x, y - 2, 14, 19), ("#030304", "#08080c"), 0.3, 0, edge=0, density=0)
    c.stroke([(x - 16, y - 18), (x - 8, y - 14)], "#fffbe6", 12, 1.0, taper=False)
    c.stroke([(x + 12, y + 12), (x + 16, y + 10)], "#ffe8a0", 5, 0.8, taper=False)
    c.stroke([(x - 64, y + 4), (x - 34, y - 32), (x + 4, y - 41), (x + 40, y - 30), (x + 66, y + 4)], "#04060a", 8, 1.0)


def _wash(c: Pastel) -> None:
    """Broken water along the side of the whale."""
    for _ in range(90):
        at = c.rng.uniform(40, 760)
        y = 1034 + c.rng.gauss(0, 7)
        long = c.rng.uniform(8, 34)
        tone = c.rng.choice(("#4f7c8c", "#8fb8bc", "#d8e4d4"))
        c.stroke([(at - long, y), (at, y + c.rng.uniform(-1, 2)), (at + long, y + 1)], tone, c.rng.uniform(2, 4), 0.7)
