"""Scenes of horses, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import Points, ellipse, limb, poly, smooth, union
from painter.model import Camera, see
from painter.motifs.planes import Plane, form
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene
from painter.solid import (
    Point3,
    Solid,
    blend,
    chain,
    common,
    egg,
    half,
    tube,
    vector,
)


@scene(
    "carousel-escape",
    "The Ninth Horse",
    motifs="carousel horse hill evening herd pole",
    themes="freedom longing courage belonging change",
    moods="hopeful restless",
    seed=65,
    medium=Pastel,
    alt="A painted carousel horse with a broken brass pole steps from the lit platform on to dark grass and looks "
    "uphill. Horses gallop along the ridge at dusk, and one of them wears a saddle.",
    clues=("run", "wild at heart", "first step", "music fades", "no more circles", "unbridled"),
)
def carousel_escape(c: Pastel) -> None:
    c.paper("#141a2c")
    _dusk(c)
    camera = Camera(360, 640, 150, eye=(0.30, 0.16, 1), lens=9)
    view = see(_platform(), camera, (-0.86, 0.62, 0.75), step=2, reach=5.2)
    pens = {
        "deck": ("#1c1018", "#4a2424", "#944830", "#d88a48", "#ffd890"),
        "rim": ("#1c0a12", "#641824", "#b83a34", "#f08a54"),
        "post": ("#20160c", "#6a4a1c", "#c8963c", "#ffe490"),
    }
    c.draw(view, pens, cool="#4a5488", ambient=0.28, width=4.6, length=26)
    c.contour(view, tuple(pens), "#100c1c", 4, 0.85)
    _finish(c, camera)
    _pole(c)
    _ninth_horse(c)
    _harness(c)
    _mane(c)


_BULBS = (-0.8, -0.5)
"""The way to the lights of the carousel."""

_WHITE: Ramp = ("#1e1a38", "#565078", "#a49cb0", "#ecdfc8", "#fffcec")
_RED: Ramp = ("#1c0812", "#5a1230", "#b42c44", "#f4705a", "#ffc894")
_GILT: Ramp = ("#2a1408", "#8a4a14", "#e09a2c", "#ffe48a", "#fffbe0")
_TEAL: Ramp = ("#08201c", "#105048", "#209078", "#7cdcb0", "#e4fcd0")
_LEATHER: Ramp = ("#1a0a0c", "#4a1a18", "#943e26", "#e08a50", "#ffd09c")


def _pole(c: Pastel) -> None:
    """The brass pole, broken off above the saddle."""
    pole = smooth([(350, 372, 1), (357, 352, 1), (362, 384, 1), (370, 366, 1), (376, 398, 1), (378, 560), (376,
        780, 1), (363, 806, 1),
        (352, 780, 1), (350, 560)], tension=0.1)  # fmt: skip
    form(c, pole, _GILT, 0.48, 0.42, light=_BULBS, size=7, width=4, edge=5, heading=1.57)
    for k in range(9):
        y = 412 + 44 * k
        c.stroke([(352, y + 14), (364, y), (377, y - 10)], _GILT[1], 5, 0.8)
    form(c, ellipse(364, 520, 19, 14), _GILT, 0.54, 0.42, light=_BULBS, width=3, edge=4)


def _hoof(c: Pastel, x: float, y: float, turn: float) -> None:
    with c.at(x, y, 1, turn):
        form(c, smooth([(-17, -22, 1), (17, -22, 1), (30, 14), (28, 22, 1), (-25, 22, 1), (-24, 8)]), _GILT,
            0.46, 0.40, light=_BULBS, width=3,
            edge=4.5)  # fmt: skip
        c.stroke([(-20, -4), (4, -1), (22, -6)], _GILT[1], 3, 0.8)


def _ninth_horse(c: Pastel) -> None:
    """A carved horse: it steps to the right, head turned up the hill; trunk, head and near legs are one shape."""
    for x, y, wide in ((214, 892, 74), (330, 878, 60)):
        c.rub(c.shape(ellipse(x + 26, y, wide, 13), 6) * 0.8, "#1c0a10", 0.15)
    c.rub(c.shape(ellipse(590, 950, 84, 15), 7) * 0.85, "#060c12", 0.15)
    ear = smooth([(566, 352), (560, 318), (574, 288, 1), (588, 318), (588, 350)])
    form(c, ear, _WHITE, 0.30, 0.3, light=_BULBS, width=3, edge=5)
    for run, widths in (
        ([(520, 650), (560, 700), (590, 738), (568, 790), (524, 822)], [96, 70, 50, 34, 30]),
        ([(286, 640), (276, 710), (260, 752), (292, 806), (316, 838)], [120, 84, 56, 36, 32]),
    ):
        form(c, limb(run, widths), _WHITE, 0.28, 0.32, light=_BULBS, size=14, width=5, edge=5)
    _hoof(c, 504, 838, 52)
    _hoof(c, 326, 852, -14)
    trunk = smooth([(184, 552), (228, 524), (290, 534), (350, 552), (410, 540), (446, 490), (490, 410), (534, 350),
        (574, 334), (608, 352),
        (616, 400), (608, 446), (592, 490), (576, 546), (560, 596), (556, 640), (534, 684), (470, 696), (390, 698),
            (310, 690),
        (250, 674), (194, 650), (168, 600)])  # fmt: skip
    fore = limb([(490, 630), (484, 714), (508, 778), (534, 868), (552, 914)], [126, 80, 54, 34, 38])
    hind = limb([(232, 610), (240, 690), (176, 750), (182, 826), (204, 858)], [160, 118, 60, 36, 38])
    head = smooth([(570, 342), (604, 336), (640, 360), (700, 388), (732, 414), (738, 438), (726, 458), (706, 472),
        (684, 464), (640, 450),
        (604, 456), (576, 430)])  # fmt: skip
    planes: list[Plane] = [
        (smooth([(190, 548), (232, 526), (300, 540), (400, 552), (446, 500), (500, 400), (560, 340), (540, 440),
            (460, 570), (330, 590)]), 0.18, 16),
        (smooth([(240, 670), (330, 690), (470, 690), (540, 680), (540, 650), (440, 660), (320, 654)]), -0.26, 12),
        (ellipse(222, 600, 46, 52), 0.12, 16),
        (smooth([(276, 600), (304, 640), (290, 690), (252, 700), (270, 650)]), -0.18, 10),
        (smooth([(520, 480), (580, 470), (570, 560), (556, 640), (530, 660), (540, 580)]), -0.18, 12),
        (ellipse(490, 640, 34, 40), 0.14, 12),
        (smooth([(530, 700), (534, 760), (520, 780), (506, 730)]), -0.18, 7),
        (smooth([(596, 452), (640, 446), (690, 462), (690, 444), (630, 424), (600, 430)]), -0.22, 6),
        (smooth([(590, 346), (640, 366), (720, 408), (710, 420), (630, 388)]), 0.16, 5),
        (ellipse(614, 418, 24, 22), 0.10, 7),
        (smooth([(176, 740), (196, 752), (196, 830), (214, 860), (200, 864), (180, 800)]), -0.14, 5),
    ]  # fmt: skip
    _hoof(c, 212, 874, -14)
    _hoof(c, 562, 932, -14)
    form(c, union(trunk, fore, hind, head), _WHITE, 0.66, 0.30, planes, _BULBS, 24, width=5.5, edge=6, steps=5)
    near_ear = smooth([(580, 350), (582, 318), (602, 288, 1), (610, 322), (604, 352)])
    form(c, near_ear, _WHITE, 0.58, 0.34, light=_BULBS, size=8, width=3, edge=5)
    form(
        c,
        smooth([(590, 346), (592, 320), (601, 304), (602, 346)]),
        ("#3a1a28", "#8a4858", "#d8949a"),
        0.4,
        0.3,
        light=_BULBS,
        edge=0,
        width=3,
    )
    c.stroke([(606, 448), (622, 420), (612, 392)], _WHITE[1], 5, 0.75)
    c.stroke([(434, 660), (448, 690), (452, 716)], _WHITE[1], 5, 0.7)
    c.stroke([(276, 610), (300, 650), (290, 692)], _WHITE[1], 5, 0.7)
    for run in (
        [(488, 764), (508, 772), (528, 764)],
        [(158, 752), (176, 762), (194, 754)],
        [(640, 384), (672, 402), (700, 408)],
    ):
        c.stroke(run, _WHITE[1], 5, 0.75)
    eye = smooth([(622, 380, 1), (634, 366), (652, 368), (662, 386, 1), (648, 396), (632, 394)])
    form(c, eye, ("#06040a", "#1c1016", "#5a3020"), 0.3, 0.4, light=(-0.2, 0.9), width=2, edge=4, density=0.3)
    c.stroke([(636, 374), (641, 373)], "#fffbe8", 7, 1.0, taper=False)
    c.stroke([(616, 378), (634, 360), (654, 362), (668, 384)], "#140c18", 5, 1.0)
    form(c, ellipse(720, 430, 8, 11), ("#1c0c14", "#4a2030"), 0.3, 0.2, edge=0, density=0)
    c.stroke([(734, 446), (712, 452), (690, 448)], "#2c1420", 5, 0.95)
    for x, y in ((200, 570), (250, 556), (226, 612), (286, 572), (196, 620), (262, 610), (240, 650)):
        c.stroke([(x - 7, y), (x + 7, y + 1)], _WHITE[2], 10, 0.5)


def _harness(c: Pastel) -> None:
    """Saddle, cloth, straps with roses, bridle and stirrup."""
    cloth = smooth(
        [(276, 540, 1), (330, 552), (412, 544, 1), (420, 600), (414, 664, 1), (340, 668), (262, 652, 1), (262, 590)]
    )
    inside = smooth(
        [(288, 556, 1), (340, 566), (402, 558, 1), (406, 610), (400, 650, 1), (340, 652), (276, 638, 1), (276, 590)]
    )
    form(c, cloth, _GILT, 0.50, 0.34, light=_BULBS, size=14, width=4, edge=5)
    form(c, inside, _TEAL, 0.50, 0.30, light=_BULBS, size=20, width=5, edge=3)
    for k in range(9):
        c.stroke(
            [(270 + 16 * k, 656 + 9 * math.sin(k / 3)), (270 + 16 * k, 680 + 6 * math.sin(k / 3))],
            _GILT[3 if k % 2 else 2],
            5,
            0.95,
        )
    for x, y in ((294, 622), (386, 632), (392, 576)):
        for k in range(5):
            a = k * math.tau / 5
            c.stroke([(x, y), (x + 9 * math.cos(a), y + 9 * math.sin(a))], _GILT[3], 5, 0.9)
    seat = smooth([(280, 514), (296, 498), (322, 512), (336, 536), (384, 536), (396, 516), (412, 514), (416, 540),
        (398, 562), (386, 600),
        (366, 644), (330, 646), (306, 610), (304, 568), (284, 548)])  # fmt: skip
    form(c, seat, _LEATHER, 0.50, 0.38, light=_BULBS, size=16, width=4, edge=5, steps=5)
    c.stroke([(308, 566), (344, 574), (392, 564)], _LEATHER[1], 5, 0.8)
    c.stroke([(342, 640), (342, 700)], _GILT[1], 9, 1.0, taper=False)
    c.stroke([(341, 640), (341, 700)], _GILT[3], 4, 0.9, taper=False)
    for tone, wide in ((_GILT[0], 11), (_GILT[2], 7), (_GILT[4], 3)):
        c.stroke([(342, 700), (324, 718), (322, 738), (362, 738), (360, 718), (342, 700)], tone, wide, 1.0, taper=False)
    form(
        c,
        limb([(414, 606), (470, 612), (530, 596), (572, 566)], [18, 20, 20, 16]),
        _GILT,
        0.54,
        0.36,
        light=_BULBS,
        size=5,
        width=3,
        edge=4,
    )
    for x, y, r in ((452, 612, 17), (500, 606, 20), (548, 584, 17)):
        form(c, ellipse(x, y, r, r), _RED, 0.52, 0.42, light=_BULBS, width=3, edge=4)
        swirl = [
            (x + r * (0.75 - 0.1 * k) * math.cos(k * 1.1), y + r * (0.75 - 0.1 * k) * math.sin(k * 1.1))
            for k in range(7)
        ]
        c.stroke(swirl, _RED[1], 4, 0.9)
    for run in (
        [(690, 392), (684, 424), (690, 462)], [(590, 352), (600, 400), (606, 450)], [(602, 408), (648, 418),
            (688, 424)],
        [(688, 428), (630, 480), (540, 520), (430, 524)],
    ):  # fmt: skip
        c.stroke(run, _GILT[0], 13, 1.0, taper=False)
        c.stroke(run, _GILT[2], 8, 1.0, taper=False)
        c.stroke([(x - 1, y - 2) for x, y in run], _GILT[4], 2.5, 0.9, taper=False)
    form(c, ellipse(688, 426, 10, 10), _GILT, 0.6, 0.4, light=_BULBS, width=2, edge=3)


def _lock(c: Pastel, run: Points, wide: float, tone: float) -> None:
    """A carved lock of hair with grooves along it."""
    form(
        c,
        limb(run, [wide * 0.55, wide, wide * 0.9, wide * 0.12]),
        _RED,
        tone,
        0.40,
        light=_BULBS,
        size=wide * 0.28,
        width=4,
        edge=4,
    )
    c.stroke([(x + 2, y + 2) for x, y in run], _RED[0], 3, 0.7)
    c.stroke([(x - wide * 0.22, y - 2) for x, y in run[:3]], _RED[4], 3, 0.7)


def _mane(c: Pastel) -> None:
    """Mane and tail in carved locks that the wind lifts."""
    for k, run in enumerate((
        [(186, 556), (130, 534), (100, 600), (56, 700)], [(186, 560), (142, 560), (124, 650), (96, 764)],
        [(184, 566), (150, 584), (144, 680), (130, 790)], [(182, 572), (158, 610), (160, 690), (164, 742)],
    )):  # fmt: skip
        _lock(c, run, 44 - 4 * k, 0.40 + 0.05 * k)
    for k in range(9):
        t = k / 8
        x, y = 438 + 138 * t, 520 - 184 * t + 18 * math.sin(math.pi * t)
        lock = [
            (x, y),
            (x - 34, y + 2 - 8 * (k % 2)),
            (x - 50 + 4 * (k % 3), y + 44),
            (x - 84 + 16 * (k % 2), y + 74 - 8 * (k % 3)),
        ]
        _lock(c, lock, 38, 0.44 + 0.05 * (k % 3))
    _lock(c, [(580, 338), (612, 322), (638, 338), (650, 366)], 26, 0.56)


def _dusk(c: Pastel) -> None:
    """The last light behind a ridge, the herd on it, and dark grass."""
    x, y = c.grid()
    ridge = 500 - 0.50 * (x - 120) + 26 * np.sin(x / 150)
    glow = np.exp(-(((y - ridge) / 170) ** 2)) * np.clip(0.35 + x / 900, 0, 1)
    heading = np.asarray(-0.55 + 0.22 * np.sin(x / 180 + y / 240), np.float32)
    c.rub(np.asarray(0.8 + 0 * x, np.float32), "#1c2848", 0.15)
    c.rub(np.asarray(glow * 0.85, np.float32), "#b4603e", 0.2)
    c.hatch(c.flat("#2f4478"), np.asarray(0.5 + 0 * x, np.float32), 1500, 76, 12, heading, 0.45, 0.18, 0.12, 0.2)
    c.hatch(c.flat("#d0724a"), np.asarray(glow, np.float32), 1100, 70, 11, heading, 0.5, 0.18, 0.1, 0.25)
    c.hatch(c.flat("#ffc878"), np.asarray(glow**3, np.float32), 700, 60, 8, heading, 0.55, 0.15, 0.08, 0.25)
    hill = np.clip((y - ridge) / 4, 0, 1)
    c.rub(np.asarray(hill * 0.98, np.float32), "#13202a", 0.1)
    slope = np.asarray(-0.35 + 0.25 * np.sin(x / 120 + y / 90), np.float32)
    c.hatch(c.flat("#22424a"), np.asarray(hill * 0.6, np.float32), 1900, 60, 8, slope, 0.55, 0.2, 0.14, 0.3)
    lit = hill * np.clip(1 - (y - ridge) / 60, 0, 1)
    c.hatch(c.flat("#9a6a50"), np.asarray(lit * 0.8, np.float32), 420, 46, 6, slope, 0.6, 0.15, 0.1, 0.3)
    _herd(c)


def _herd(c: Pastel) -> None:
    """Four horses at a gallop on the ridge, dark against the light, one of them with a saddle."""
    dark: tuple[Color, ...] = ("#0e0e1c", "#241c30", "#5a3440", "#c87850")
    for x, scale, step, saddled in (
        (420, 22, 0.3, False),
        (520, 25, 1.6, True),
        (622, 28, 0.0, False),
        (722, 24, 2.2, False),
    ):
        y = 500 - 0.50 * (x - 120) + 26 * math.sin(x / 150)
        camera = Camera(x, y - 0.9 * scale, scale, eye=(0.2, 0.1, 1), lens=20)
        world = _runner(step)
        if saddled:
            world["saddle"] = egg((0.0, 0.44, 0), (0.42, 0.30, 0.50))
        view = see(
            world,
            camera,
            (0.3, 0.7, -0.4),
            region=(int(x) - 90, int(y) - 110, min(790, int(x) + 90), int(y) + 40),
            step=1,
            reach=3,
        )
        c.draw(
            view,
            {"horse": dark, "hair": ("#1c0c14", "#5a2c34", "#d07a58"), "saddle": ("#8a2a20", "#e08a30", "#ffd870")},
            cool="#2c2c48",
            ambient=0.18,
            width=2.4,
            length=10,
        )
        if saddled:
            a, b = camera.pixel((-0.25, 0.55, 0.3)), camera.pixel((0.3, 0.52, 0.3))
            c.stroke([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4), b], "#ffc050", 8, 1.0, taper=False)
            c.stroke([camera.pixel((0.0, 0.4, 0.4)), camera.pixel((0.02, -0.25, 0.4))], "#e0563a", 6, 1.0, taper=False)


def _runner(step: float) -> dict[str, Solid]:
    """A small horse at a gallop to the right."""
    swing = [0.9 * math.sin(step + k * 1.1) for k in range(4)]
    body = blend(0.25, egg((-0.6, 0.05, 0), (0.62, 0.46, 0.40)), egg((0.5, 0.08, 0), (0.66, 0.48, 0.40)))
    neck = chain(_at((0.9, 0.25, 0), (1.35, 0.75, 0), (1.55, 1.0, 0)), [0.36, 0.25, 0.2], 0.1)
    head = tube((1.52, 1.02, 0), (2.10, 0.72, 0), 0.20, 0.11)
    ears = [tube((1.48, 1.12, s * 0.1), (1.40, 1.40, s * 0.12), 0.07, 0.02) for s in (-1, 1)]
    legs = [
        chain(
            _at(
                (0.8, -0.1, 0.2),
                (1.30 + 0.2 * swing[0], -0.35, 0.2),
                (1.55 + 0.5 * swing[0], -0.95 + 0.3 * swing[0], 0.2),
            ),
            [0.24, 0.13, 0.085],
            0.05,
        ),
        chain(
            _at((0.7, -0.1, -0.2), (0.95 + 0.3 * swing[1], -0.65, -0.2), (0.70 + 0.7 * swing[1], -1.1, -0.2)),
            [0.24, 0.13, 0.085],
            0.05,
        ),
        chain(
            _at((-0.8, -0.05, 0.2), (-0.95 + 0.4 * swing[2], -0.60, 0.2), (-1.55 + 0.6 * swing[2], -0.95, 0.2)),
            [0.32, 0.16, 0.085],
            0.05,
        ),
        chain(
            _at((-0.85, -0.05, -0.2), (-1.2 + 0.3 * swing[3], -0.55, -0.2), (-1.7 + 0.5 * swing[3], -0.70, -0.2)),
            [0.32, 0.16, 0.085],
            0.05,
        ),
    ]
    mane = [
        chain(
            _at(
                (1.45 - 0.2 * k, 1.10 - 0.18 * k, 0),
                (1.15 - 0.2 * k, 1.22 - 0.16 * k, 0.1),
                (0.85 - 0.2 * k, 1.12 - 0.16 * k, 0.1),
            ),
            [0.13, 0.11, 0.03],
            0.03,
        )
        for k in range(4)
    ]
    tail = chain(
        _at((-1.15, 0.25, 0), (-1.6, 0.42, 0), (-2.1, 0.30, 0), (-2.5, 0.05, 0)), [0.10, 0.16, 0.14, 0.02], 0.05
    )
    return {"horse": blend(0.12, body, neck, blend(0.05, head, *ears), *legs), "hair": blend(0.05, *mane, tail)}


def _at(*points: Point3) -> list[Array]:
    return [vector(point) for point in points]


def _platform() -> dict[str, Solid]:
    """The edge of the carousel and its posts."""
    deck = common(egg((-2.6, -1.82, -0.8), (3.1, 0.22, 2.6)), half((0, -1.68, 0), (0, 1, 0)))
    rim = egg((-2.6, -2.02, -0.8), (3.05, 0.26, 2.55))
    posts = [tube((x, -1.8, z), (x, 3.6, z), 0.075) for x, z in ((-1.42, -2.2), (-2.5, -0.6))]
    return {"deck": deck, "rim": rim, "post": blend(0, *posts)}


def _finish(c: Pastel, camera: Camera) -> None:
    """Bulbs round the platform and under the roof, the roof itself, grass, and sparks of gilt."""
    for k in range(9):
        left, right = (-60 + 74 * k, -60 + 74 * (k + 1))
        top = [(130 - 0.5 * 0, -160), (130, -160)]
        low = [(left, 150 - 8 * k), (right, 150 - 8 * (k + 1))]
        tone: Color = ("#7c1e26", "#c8b48c")[k % 2]
        if left > 420:
            continue
        fan = c.shape(poly([*top, low[1], low[0]]), 1)
        c.rub(fan * 0.96, mix(tone, "#141018", 0.35), 0.15)
        c.hatch(c.flat(tone), fan, 70, 90, 9, math.atan2(310, (left + right) / 2 - 130), 0.6, 0.04, 0.1, 0.3)
        c.stroke([low[0], ((left + right) / 2, low[0][1] + 26), low[1]], ("#e8b048", "#3a8a80")[k % 2], 13, 0.9)
        c.halo((left + right) / 2, low[0][1] + 34, 60, "#ffca68", 0.6)
        c.stroke(
            [((left + right) / 2 - 3, low[0][1] + 34), ((left + right) / 2 + 3, low[0][1] + 34)],
            "#fff4c8",
            11,
            1.0,
            taper=False,
        )
    for a in np.linspace(-0.25, 1.35, 15):
        x, y = camera.pixel((-2.6 + 3.06 * math.cos(a), -1.98, -0.8 + 2.56 * math.sin(a)))
        c.halo(x, y, 34, "#ffb850", 0.55)
        c.stroke([(x - 3, y), (x + 3, y)], "#fff0b8", 10, 1.0, taper=False)
    hoof = camera.pixel((1.50, -1.92, 0.30))
    c.rub(c.shape(ellipse(hoof[0] + 34, hoof[1] + 2, 74, 13), 7) * 0.8, "#0c141c", 0.2)
    for _ in range(230):
        near_hoof = c.rng.random() < 0.35
        x = hoof[0] + c.rng.gauss(8, 46) if near_hoof else c.rng.uniform(250, 780)
        y = hoof[1] + c.rng.uniform(4, 30) if near_hoof else c.rng.uniform(1010, 1185)
        lean, tall = c.rng.gauss(9, 9), c.rng.uniform(16, 46) * (0.7 if near_hoof else 1)
        lit = x < 640 and c.rng.random() < 0.4
        tone = c.rng.choice(("#6a8058", "#a89a60", "#d8b870") if lit else ("#1c3438", "#28504c", "#3c6454"))
        c.stroke([(x, y), (x + lean * 0.3, y - tall * 0.6), (x + lean, y - tall)], tone, c.rng.uniform(2, 4), 0.8)
