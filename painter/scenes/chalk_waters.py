"""Scenes on dark water, in pastel: lamps and stars light it from near."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import difference, ellipse, limb, poly, rect, smooth, union
from painter.model import Camera, see
from painter.motifs.chalk import SKINS
from painter.motifs.planes import fist, form
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel
from painter.scene import scene
from painter.solid import Solid, ball, blend, box, carve, chain, common, egg, half, tube, turned


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
    camera = Camera(400, 600, 160, eye=(0.62, 0.62, 1), lens=9)
    _lamp_light(c, camera)
    world = _bed() | {"whale": common(_whale(), half((0, -0.44, 0), (0, -1, 0)))}
    view = see(world, camera, (-0.98, 1.45, -0.55), region=(20, 260, 790, 1180), reach=5.2, glow=2.1)
    pens = {
        "whale": ("#16242e", "#33566a", "#6a94a0", "#b4c8bc", "#f0e8c8"),
        "iron": ("#12141a", "#4a4640", "#b09868", "#ffe8a8"),
        "sheet": ("#2a3048", "#7a8094", "#d8ccb0", "#fff4d8"),
        "quilt": ("#1a1020", "#5a2038", "#a83c44", "#e8804c", "#ffd898"),
        "pillow": ("#2a3048", "#8a8c98", "#e8dcc0", "#fffae4"),
        "wood": ("#140f10", "#4a2f20", "#9a6a3c", "#e8b870"),
        "hairs": ("#0c0808", "#2c1a12", "#6a4426"),
        "head": SKINS["dark"],
        "arm": SKINS["dark"],
        "lamp": ("#6a5020", "#e8c060", "#fff4c0"),
    }
    c.draw(view, pens, cool="#4a6aa8", ambient=0.24, width=4.2, length=22)
    _whale_eye(c, (440, 946))
    _wash(c)
    x, y = camera.pixel((-0.92, 1.24, -1.45))
    c.halo(x, y, 170, "#ffd880", 0.5, 60)
    c.stroke([(x - 4, y), (x + 4, y)], "#fffbe6", 22, 1.0, taper=False)


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
    c.stroke([(572, 372), (576, 374)], "#ffd98a", 13, 1.0, taper=False)
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
    """The eye of the whale, with folds of skin round it, and the lamp in it."""
    x, y = at
    for k in range(4):
        wide, high = 64 + 15 * k, 40 + 11 * k
        for low in (-1, 1):
            run = [(x + wide * math.cos(a), y + low * high * math.sin(a)) for a in np.linspace(0.35, 2.8, 9)]
            c.stroke(run, "#0c141c" if (k + low) % 2 else "#5c7a8a", 6 - k, 0.75)
    c.rub(c.shape(ellipse(x, y, 58, 37), 4) * 0.95, "#070a10", 0.1)
    c.rub(c.shape(ellipse(x, y, 42, 30), 2) * 0.95, "#6a4a2a", 0.3)
    c.hatch(c.flat("#d8a050"), c.shape(ellipse(x, y + 6, 38, 21), 3), 120, 16, 3, 1.4, 0.7, 0.5, 0.1, 0.4)
    c.rub(c.shape(ellipse(x, y, 18, 22), 1), "#050609", 0.0)
    c.stroke([(x - 15, y - 13), (x - 9, y - 9)], "#fff6d8", 10, 1.0, taper=False)
    c.stroke(
        [(x - 62, y + 2), (x - 34, y - 33), (x + 6, y - 42), (x + 44, y - 30), (x + 66, y + 4)], "#8aa4ac", 7, 0.85
    )


def _wash(c: Pastel) -> None:
    """Broken water along the side of the whale."""
    for _ in range(90):
        at = c.rng.uniform(40, 760)
        y = 1014 + c.rng.gauss(0, 7)
        long = c.rng.uniform(8, 34)
        tone = c.rng.choice(("#4f7c8c", "#8fb8bc", "#d8e4d4"))
        c.stroke([(at - long, y), (at, y + c.rng.uniform(-1, 2)), (at + long, y + 1)], tone, c.rng.uniform(2, 4), 0.7)


def _whale() -> Solid:
    """The head of a whale that has come up beside the bed, its mouth towards the left."""
    turn = turned(31.8)

    def at(across: float, up: float, ahead: float) -> Array:
        return np.asarray(np.array((1.32, -0.44, 2.10)) + turn @ np.array((across, up, ahead)), np.float32)

    head = blend(
        0.4,
        egg(at(0.35, -0.35, 0.0), (1.75, 0.98, 0.75), turn),
        egg(at(-1.15, -0.38, 0.05), (1.25, 0.66, 0.62), turn),
        egg(at(2.0, -0.55, -0.1), (1.6, 0.95, 0.8), turn),
    )
    mouth = chain(
        [at(-2.3, 0.02, 0.30), at(-1.4, 0.05, 0.62), at(-0.6, -0.06, 0.78), at(-0.2, -0.28, 0.80)],
        [0.03, 0.05, 0.05, 0.03],
        0.03,
    )
    knobs = [
        ball(at(-1.9 + 0.34 * k, 0.20 + 0.05 * k + 0.03 * math.sin(k * 2.2), 0.22), 0.05 + 0.015 * (k % 2))
        for k in range(6)
    ]
    return carve(blend(0.06, head, *knobs), 0.05, mouth)


def _bed() -> dict[str, Solid]:
    """An iron bed with a sleeper under the quilt, cut off at the water line."""
    posts = [tube((sx * 0.92, -0.9, sz * 1.45), (sx * 0.92, 0.55 + 0.35 * (sz < 0), sz * 1.45), 0.055) for sx in (-1, 1)
        for sz in (-1, 1)]  # fmt: skip
    rails = [
        tube((-0.92, h, z), (0.92, h, z), 0.045) for z, h in ((-1.45, 0.85), (-1.45, 0.35), (1.45, 0.50), (1.45, 0.15))
    ]
    bars = [tube((k * 0.30, 0.30, -1.45), (k * 0.30, 0.86, -1.45), 0.026) for k in range(-2, 3)]
    bars += [tube((k * 0.30, 0.10, 1.45), (k * 0.30, 0.50, 1.45), 0.026) for k in range(-2, 3)]
    knobs = [
        egg((sx * 0.92, 0.62 + 0.35 * (sz < 0), sz * 1.45), (0.09, 0.09, 0.09)) for sx in (-1, 1) for sz in (-1, 1)
    ]
    quilt = blend(0.14, box((0, -0.02, 0.25), (0.95, 0.16, 1.10), 0.10), egg((0.02, 0.14, -0.30), (0.38, 0.26, 0.42)),
        tube((0.05, 0.12, 0.0), (0.12, 0.10, 0.85), 0.24, 0.16), egg((0.12, 0.16, 1.0), (0.18, 0.18, 0.16)),
        egg((-0.28, 0.12, 0.42), (0.16, 0.16, 0.30), turned(30)))  # fmt: skip
    head = blend(0.05, egg((0.0, 0.36, -0.98), (0.20, 0.17, 0.23)), egg((0.05, 0.40, -0.80), (0.05, 0.05, 0.05)))
    solids: dict[str, Solid] = {
        "iron": blend(0.02, *posts, *rails, *bars, *knobs),
        "sheet": box((0, -0.12, 0), (0.90, 0.16, 1.42), 0.08),
        "quilt": quilt,
        "pillow": blend(0.1, egg((0, 0.14, -1.08), (0.62, 0.17, 0.32))),
        "head": head,
        "hairs": carve(egg((0.0, 0.37, -1.02), (0.225, 0.19, 0.24)), 0.02, egg((0.02, 0.42, -0.74), (0.3, 0.3, 0.22))),
        "arm": chain([(0.26, 0.26, -0.62), (0.60, 0.20, -0.40), (0.98, 0.02, -0.25), (1.06, -0.26, -0.22)],
            [0.08, 0.075, 0.065, 0.06], 0.03),
        "lamp": egg((-0.92, 1.22, -1.45), (0.10, 0.15, 0.10)),
        "wood": box((0, -0.34, 0), (0.94, 0.08, 1.46), 0.03),
    }  # fmt: skip
    return {name: common(solid, half((0, -0.42, 0), (0, -1, 0))) for name, solid in solids.items()}


def _lamp_light(c: Pastel, camera: Camera) -> None:
    x, y = camera.pixel((-0.92, 1.24, -1.45))
    c.halo(x, y, 250, "#ffb850", 0.62, 120)
    _glitter(c, x - 40, 640, 1000, 110, "#ffcf78", 110)
    _glitter(c, x - 70, 600, 760, 60, "#ffe9b0", 50)
    for k in range(4):
        t = 0.8 + 0.14 * k
        ring = [
            camera.pixel(
                (
                    1.05 * t * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)),
                    -0.42,
                    1.6 * t * math.copysign(abs(math.sin(a)) ** 0.4, math.sin(a)),
                )
            )
            for a in np.linspace(-0.9, 2.6, 20)
        ]
        c.stroke(ring, mix("#9fc8c8", "#27506a", 0.2 * k), 3.5, 0.6 - 0.1 * k)
