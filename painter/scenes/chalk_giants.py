"""Scenes of very large hands, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import Path, circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.planes import form
from painter.noise import Array, blurred
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene


@scene(
    "giant-hand", "Rescue", motifs="hand boat storm sea rope", themes="rescue fate power help play",
    moods="dramatic hopeful small", seed=19, medium=Pastel,
    alt="A huge hand comes down from dark clouds and lifts a small sailing boat by its mast out of a stormy sea, "
    "between "
    "thumb and forefinger. Water runs off the hull, and a sailor holds on to the tiller.",
    clues=("fate", "saved", "lift me up", "just a toy", "deus ex machina", "handpicked"),
)  # fmt: skip
def giant_hand(c: Pastel) -> None:
    c.paper("#14212a")
    _storm_sky(c)
    _far_fingers(c)
    _storm_sea(c)
    _boat(c)
    _rescuer(c)
    _clouds(c)
    _dripping(c)


_GAP = (-0.9, -0.15)
"""The way to the gap of light in the clouds."""

_PALM: Ramp = ("#26121a", "#6a3030", "#b46c4c", "#f0b07c", "#ffe8b8")
_BILLOW: Ramp = ("#0a141c", "#1a303c", "#3c5c66", "#8ca49c", "#f0e4b8")
_TAR: Ramp = ("#1c080c", "#6a1418", "#c0302a", "#f4704c", "#ffd09c")
_CANVAS: Ramp = ("#343c4c", "#788488", "#c0c4b4", "#f4ecd0", "#fffbe8")
_OILSKIN: Ramp = ("#2c1c08", "#8a5c10", "#e0a820", "#ffdc50", "#fff8b8")
_SPAR: Ramp = ("#20120a", "#6a4424", "#b88448", "#f4d090", "#fff0c8")


def _storm_sky(c: Pastel) -> None:
    """Low clouds in torn rolls, a gap of light on the left, and rain that slants away from it."""
    x, y = c.grid()
    drift = blurred(c.fields.mottle, 5) * 90
    roll = np.sin((y + 0.30 * x + drift) / 62 + 1.2 * np.sin(x / 170))
    gap = np.exp(-(((x - 40) / 330) ** 2) - ((y - 470 - 0.2 * x) / 170) ** 2)
    high = np.clip((880 - y) / 260, 0, 1)
    heading = np.asarray(-0.28 + 0.30 * np.cos((y + 0.3 * x + drift) / 62), np.float32)
    lower = np.clip(0.5 - 0.5 * roll, 0, 1)
    c.hatch(
        c.flat("#27424e"),
        np.asarray(high * (0.25 + 0.6 * lower), np.float32),
        2600,
        120,
        16,
        heading,
        0.5,
        0.1,
        0.1,
        0.2,
    )
    c.hatch(
        c.flat("#5d8489"),
        np.asarray(high * lower**2 * (0.25 + gap), np.float32),
        1500,
        90,
        11,
        heading,
        0.55,
        0.1,
        0.1,
        0.25,
    )
    c.hatch(
        c.flat("#e6d8a8"), np.asarray(high * gap * (0.4 + lower), np.float32), 900, 90, 8, heading, 0.6, 0.08, 0.08, 0.3
    )
    rain = high * np.clip((y - 260) / 300, 0, 1) * np.clip((x - 330) / 300, 0, 1) * 0.8
    c.hatch(c.flat("#8fb4b4"), np.asarray(rain, np.float32), 260, 150, 2.4, 1.92, 0.5, 0.03, 0.08, 0.1)


def _storm_sea(c: Pastel) -> None:
    """Steep waves, light on the sides that look to the left."""
    x, y = c.grid()
    for k in range(7):
        base = 830 + 58 * k
        size, length = 20 + 9 * k, 120 + 34 * k
        phase = x / length * 2 * math.pi + 1.9 * k + 0.6 * np.sin(x / 91 + k)
        crest = base - size * (1 - np.abs(np.sin(phase / 2))) ** 1.0 * 2 - 8 * np.sin(x / 47 + k)
        inside = np.clip((y - crest) / 5, 0, 1) * np.clip((crest + 150 - y) / 80, 0, 1)
        slope = np.cos(phase / 2) * np.sign(np.sin(phase / 2))
        lit = np.clip(0.35 + 0.65 * slope, 0, 1)
        heading = np.asarray(np.arctan2(size * 1.4 * slope, length * 0.5), np.float32)
        c.rub(np.asarray(inside * 0.9, np.float32), mix("#0e1c26", "#12303a", k / 7), 0.2)
        c.hatch(
            c.flat(mix("#1f4a55", "#2a6a70", k / 7)),
            np.asarray(inside * 0.8, np.float32),
            420,
            60,
            9,
            heading,
            0.6,
            0.1,
            0.12,
            0.3,
        )
        c.hatch(
            c.flat("#74b0a8"),
            np.asarray(inside * lit * np.clip(1 - (y - crest) / 90, 0, 1), np.float32),
            320,
            46,
            6,
            heading,
            0.66,
            0.1,
            0.1,
            0.3,
        )
        foam = np.clip(1 - np.abs(y - crest - 3) / (4 + k), 0, 1) * np.clip(lit + 0.15, 0, 1)
        c.hatch(c.flat("#f4f0dc"), np.asarray(foam, np.float32), 260, 26, 4, heading, 0.8, 0.2, 0.05, 0.3)


def _far_fingers(c: Pastel) -> None:
    """The three fingers that do not hold, spread as if the boat were a teacup."""
    for run, wide, tone in (
        ([(600, 150), (690, 176), (742, 232), (752, 306)], 58, 0.30),
        ([(600, 180), (682, 246), (706, 336), (684, 414)], 66, 0.36),
        ([(586, 200), (650, 286), (654, 376), (618, 446)], 72, 0.42),
    ):
        form(
            c,
            limb(run, [wide * 1.1, wide, wide * 0.88, wide * 0.66]),
            _PALM,
            tone,
            0.36,
            light=_GAP,
            size=18,
            width=5,
            edge=5,
        )
        for k, share in ((1, 0.34), (2, 0.30)):
            (x, y), (ux, uy) = run[k], run[k + 1]
            far = math.hypot(ux - x, uy - y)
            nx, ny = -(uy - y) / far * wide * share, (ux - x) / far * wide * share
            for off in (-5, 5):
                ox, oy = x + (ux - x) / far * off, y + (uy - y) / far * off
                c.stroke([(ox - nx, oy - ny), (ox, oy), (ox + nx, oy + ny)], _PALM[0], 4, 0.75)


def _rescuer(c: Pastel) -> None:
    """Seen from the side of the thumb: it and the forefinger close on the top of the mast."""
    arm = smooth([(432, -40), (424, 60), (436, 130), (420, 190), (430, 250), (500, 280), (566, 290), (620, 240),
        (622, 170), (588, 110),
        (590, 40), (606, -40)])  # fmt: skip
    thumb = limb([(486, 170), (444, 256), (418, 336), (430, 392), (460, 446)], [110, 92, 74, 66, 42])
    index = limb([(566, 220), (606, 306), (578, 382), (526, 424), (468, 448)], [96, 78, 68, 60, 40])
    planes = [
        (
            smooth(
                [
                    (424, -40),
                    (416, 80),
                    (424, 190),
                    (410, 330),
                    (430, 400),
                    (450, 400),
                    (440, 300),
                    (470, 180),
                    (460, 40),
                ]
            ),
            0.16,
            14,
        ),
        (smooth([(540, -40), (540, 90), (580, 170), (640, 200), (640, -40)]), -0.22, 20),
        (smooth([(470, 230), (500, 280), (560, 290), (566, 330), (540, 320), (480, 290)]), -0.18, 12),
        (smooth([(560, 330), (600, 340), (590, 400), (520, 450), (500, 440), (560, 390)]), -0.20, 9),
        (ellipse(592, 286, 26, 34), 0.16, 10),
        (ellipse(418, 336, 20, 26), 0.12, 8),
    ]
    form(c, union(arm, thumb, index), _PALM, 0.50, 0.34, planes, _GAP, 26, width=6, edge=6, steps=5)
    for run in (
        [(400, 326), (420, 334), (446, 330)], [(402, 342), (422, 350), (446, 346)], [(580, 306), (604, 318),
            (632, 312)],
        [(578, 322), (602, 332), (628, 330)], [(556, 366), (574, 386), (600, 396)], [(446, 236), (470, 262),
            (500, 278)],
        [(432, 128), (480, 140), (540, 134)], [(434, 112), (490, 122), (556, 114)],
    ):  # fmt: skip
        c.stroke(run, _PALM[0], 5, 0.8)
    for run in ([(560, 150), (556, 190), (566, 226)], [(524, 150), (516, 190), (520, 226)]):
        c.stroke(run, _PALM[1], 8, 0.5)
        c.stroke([(x - 8, y) for x, y in run], _PALM[4], 6, 0.5)
    c.stroke([(448, 452), (458, 434), (470, 414)], _PALM[0], 6, 0.9)
    with c.at(436, 408, 1, 62):
        nail = smooth([(-30, -17), (8, -16), (24, -6), (24, 7), (8, 14), (-30, 12)])
        form(c, nail, ("#8a4c40", "#eab090", "#ffe4cc"), 0.64, 0.3, light=_GAP, width=3, edge=3, density=0.5)
    with c.at(506, 452, 1, 158):
        nail = smooth([(-26, -9), (10, -10), (24, -2), (20, 7), (-26, 6)])
        form(c, nail, ("#8a4c40", "#eab090", "#ffe4cc"), 0.5, 0.3, light=_GAP, width=3, edge=3, density=0.5)


def _clouds(c: Pastel) -> None:
    """Billows round the arm in two tiers, pale on the side of the gap."""
    tiers = (
        ((780, 40, 120), (640, 40, 110), (240, 30, 120), (90, 50, 110), (370, 30, 90), (740, 120, 70), (40, 130, 60)),
        ((700, -10, 120), (600, 20, 86), (300, 0, 90), (160, 6, 100), (440, 8, 80), (520, 16, 76), (20, 20, 90)),
    )
    for k, tier in enumerate(tiers):
        puffs = union(*(ellipse(x, y, r * 1.1, r * 0.74) for x, y, r in tier))
        form(c, puffs, _BILLOW, 0.30 + 0.08 * k, 0.40, light=(-0.7, 0.6), size=20, width=7, edge=6, steps=5)
        for x, y, r in tier:
            run = [(x + r * 0.9 * math.cos(a), y + r * 0.58 * math.sin(a)) for a in np.linspace(0.5, 2.3, 8)]
            c.stroke(run, _BILLOW[2], 8, 0.6)
            run = [(x + r * 0.7 * math.cos(a), y + r * 0.40 * math.sin(a)) for a in np.linspace(1.0, 2.6, 8)]
            c.stroke(run, _BILLOW[3], 5, 0.45)


def _boat(c: Pastel) -> None:
    """It hangs by its mast, and its sailor looks up."""
    with c.at(462, 440, 1, -7):
        form(c, limb([(0, -26), (2, 300)], [15, 21]), _SPAR, 0.5, 0.36, light=_GAP, size=5, width=3, edge=4)
        sail = smooth([(16, 16, 1), (70, 90), (128, 170), (164, 236, 1), (100, 246), (18, 244, 1), (28, 130)])
        patch = smooth([(70, 170, 1), (104, 164, 1), (110, 200, 1), (76, 206, 1)], tension=0.1)
        belly = smooth([(20, 30), (60, 110), (80, 230), (24, 240), (34, 130)])
        form(
            c, sail, _CANVAS, 0.50, 0.26, [(belly, 0.2, 16)], _GAP, 22, 1.1, width=5, edge=5, inlay=[(patch, _OILSKIN)]
        )
        for k in range(4):
            c.stroke([(72 + 9 * k, 166 - k), (73 + 9 * k, 174 - k)], "#3a2414", 3, 0.9)
            c.stroke([(78 + 9 * k, 202 - k), (79 + 9 * k, 210 - k)], "#3a2414", 3, 0.9)
        for k in range(5):
            c.stroke([(8, 40 + 46 * k), (20, 44 + 46 * k)], "#f4e4b8", 4, 0.9)
        form(c, limb([(0, 256), (182, 244)], [12, 9]), _SPAR, 0.5, 0.34, light=_GAP, size=4, width=3, edge=4)
        c.stroke([(6, -10), (60, 110), (186, 290)], "#d8c8a0", 2.5, 0.8, taper=False)
        c.stroke([(-6, -10), (-90, 130), (-196, 286)], "#d8c8a0", 2.5, 0.8, taper=False)
        inside = smooth([(-200, 284, 1), (-100, 300), (40, 304), (206, 276, 1), (120, 330), (-120, 330)])
        form(c, inside, _TAR, 0.14, 0.1, light=_GAP, edge=4)
        _sailor(c)
        hull = smooth([(-214, 282, 1), (-120, 304), (0, 312), (120, 302), (218, 270, 1), (190, 338), (140, 386),
            (60, 410), (-50, 412),
            (-130, 392), (-186, 344)])  # fmt: skip
        stripe = limb([(-206, 312), (-110, 332), (10, 340), (120, 330), (206, 302)], 16)
        form(c, hull, _TAR, 0.48, 0.30, [(ellipse(60, 404, 170, 40), -0.3, 20), (ellipse(-130, 330, 70, 40),
            0.16, 18)], _GAP, 30, width=6,
            edge=5, inlay=[(stripe, _CANVAS)])  # fmt: skip
        for k in range(3):
            low = 352 + 18 * k
            c.stroke(
                [(-186 + 16 * k, low - 6), (-80, low + 8), (40, low + 10), (186 - 16 * k, low - 14)], _TAR[0], 4, 0.75
            )
        form(c, limb([(-218, 280), (-120, 302), (0, 310), (120, 300), (222, 268)], 13), _SPAR, 0.62, 0.34,
            light=_GAP, size=4, width=3,
            edge=4)  # fmt: skip


def _sailor(c: Pastel) -> None:
    """In oilskins, one hand at the tiller, one arm round the mast."""
    form(c, limb([(-242, 262), (-170, 284)], [9, 12]), _SPAR, 0.5, 0.34, light=_GAP, size=4, width=3, edge=4)
    form(
        c,
        limb([(-72, 214), (-36, 236), (4, 216)], [36, 32, 26]),
        _OILSKIN,
        0.34,
        0.34,
        light=_GAP,
        size=9,
        width=4,
        edge=4,
    )
    coat = smooth([(-118, 190), (-82, 184), (-62, 212), (-56, 300), (-60, 326), (-150, 326), (-148, 290), (-140, 220)])
    form(
        c,
        coat,
        _OILSKIN,
        0.46,
        0.36,
        [(smooth([(-84, 200), (-60, 220), (-60, 320), (-84, 320)]), -0.2, 8)],
        _GAP,
        16,
        width=4,
        edge=5,
    )
    for y in (226, 256, 286):
        c.stroke([(-86, y), (-82, y + 1)], "#5a3a08", 7, 1.0, taper=False)
    face = smooth(
        [
            (-128, 140),
            (-116, 118),
            (-92, 112),
            (-72, 120),
            (-66, 138),
            (-58, 148),
            (-66, 156),
            (-70, 172),
            (-90, 182),
            (-116, 176),
        ]
    )
    form(c, face, _PALM, 0.56, 0.34, light=_GAP, size=10, width=3, edge=4)
    beard = smooth([(-122, 152), (-100, 162), (-76, 160), (-66, 170), (-74, 196), (-98, 204), (-118, 186)])
    form(c, beard, _CANVAS, 0.5, 0.36, light=_GAP, size=8, width=3, edge=4)
    c.stroke([(-84, 138), (-80, 138)], "#140a0a", 6, 1.0, taper=False)
    c.stroke([(-96, 128), (-82, 122), (-74, 128)], "#f4ecd0", 4, 0.95)
    form(c, ellipse(-80, 166, 6, 7), ("#1c080a", "#4a1414"), 0.3, 0.1, edge=0, density=0)
    hat = smooth(
        [(-164, 160, 1), (-140, 128), (-126, 98), (-96, 84), (-70, 94), (-58, 112, 1), (-96, 116), (-124, 140)]
    )
    form(c, hat, _OILSKIN, 0.52, 0.36, light=_GAP, size=10, width=4, edge=4)
    form(
        c,
        limb([(-120, 208), (-152, 254), (-192, 272)], [42, 38, 28]),
        _OILSKIN,
        0.56,
        0.36,
        light=_GAP,
        size=10,
        width=4,
        edge=5,
    )
    form(c, circle(-200, 274, 14), _PALM, 0.6, 0.36, light=_GAP, size=5, width=3, edge=4)
    form(
        c,
        smooth([(-4, 204), (14, 202), (20, 216), (12, 230), (-6, 228)]),
        _PALM,
        0.56,
        0.34,
        light=_GAP,
        size=5,
        width=3,
        edge=4,
    )


def _dripping(c: Pastel) -> None:
    """Water that runs off the keel, and the hole in the sea that it falls into."""
    for k in range(90):
        across = c.rng.uniform(-190, 190)
        x, y = 496 + across, 846 - 0.0011 * across * across - 0.12 * across
        fall = c.rng.uniform(20, 110)
        start = y + c.rng.uniform(-8, 120) * (k % 3 > 0)
        tone = c.rng.choice(("#8fc4c8", "#dceee4", "#fffbe8"))
        c.stroke([(x, start), (x + 1, start + fall * 0.5), (x - 1, start + fall)], tone, c.rng.uniform(2, 5), 0.75)
    for k in range(4):
        run = [
            (506 + (120 + 34 * k) * math.cos(a), 966 + (20 + 8 * k) * math.sin(a))
            for a in np.linspace(0.2 + 0.1 * k, 2.9, 12)
        ]
        c.stroke(run, "#f4f4e0", 5 - 0.8 * k, 0.8 - 0.14 * k)


@scene(
    "giant-sleeper", "The Town in the Hand", motifs="hand town houses giant night",
    themes="trust danger home scale peace",
    moods="quiet uneasy cosy", seed=71, medium=Pastel,
    alt="Seen from above in the evening, a huge open hand lies on the ground, palm up. Houses with lit windows "
    "stand all "
    "round it and between the fingers, a few of them in the palm, with smoke over the roofs.",
    clues=("never wake him", "in good hands", "built on sand", "handful of people", "trust", "fragile peace"),
)  # fmt: skip
def giant_sleeper(c: Pastel) -> None:
    c.paper("#1d1a26")
    _evening_ground(c)
    hand = _open_hand()
    cover = c.shape(hand, 0)
    c.rub(c.shape(moved(hand, 46, 30), 10) * 0.75, "#0a0812", 0.15)
    spots = sorted([*_plots(c, cover), (620, 540, 36, 4)], key=lambda spot: spot[1])
    for x, y, size, kind in spots:
        if not cover[: int(y), int(x)].any():
            _house(c, x, y, size, kind)
    _paint_hand(c, hand)
    for x, y, size, kind in spots:
        if cover[: int(y), int(x)].any():
            _house(c, x, y, size, kind)
    c.halo(410, 660, 190, "#ffb050", 0.34)
    for x, y, size, kind in ((362, 640, 50, 1), (452, 646, 46, 4), (402, 700, 54, 2)):
        c.rub(c.shape(ellipse(x + 24, y + 2, size * 0.95, size * 0.30), 4) * 0.7, "#2a1018", 0.15)
        _house(c, x, y, size, kind)


_EVENING = (-0.8, -0.55)
"""The way to the last light."""

_WALLS: tuple[Ramp, ...] = (
    ("#1a161e", "#4a3f44", "#98806a", "#e8cc9c", "#fff4d0"),
    ("#1c1420", "#543a40", "#a8705c", "#eab084", "#ffe4bc"),
    ("#141a22", "#3a4650", "#7c8c88", "#ccd0b4", "#f8f4d8"),
)
_ROOFS: tuple[Ramp, ...] = (
    ("#1c0a10", "#5c1e24", "#a83c30", "#ec7c50", "#ffc890"),
    ("#0c141e", "#203c54", "#44748c", "#94bcbc", "#e0f0dc"),
    ("#1c1408", "#5a4018", "#a87c30", "#e8bc60", "#fff0b0"),
    ("#10181a", "#24423c", "#4c7c60", "#9cc084", "#e8f0b8"),
)


def _open_hand() -> Path:
    """Palm up, the forearm from the lower left; the fingers lie loose."""
    palm = smooth([(262, 800), (240, 700), (256, 600), (290, 540), (370, 504), (456, 492), (536, 510), (566, 580),
        (556, 660), (520, 750),
        (450, 840), (384, 884)])  # fmt: skip
    arm = smooth([(250, 770), (330, 740), (430, 810), (400, 870), (320, 1000), (230, 1130), (160, 1280), (-80,
        1280), (-60, 1140), (90, 970),
        (200, 850)])  # fmt: skip
    fingers = (
        ([(302, 590), (292, 490), (304, 416), (330, 366)], [84, 68, 62, 46]),
        ([(376, 560), (386, 420), (418, 332), (450, 286)], [88, 78, 70, 52]),
        ([(456, 560), (496, 400), (542, 306), (574, 258)], [90, 82, 74, 54]),
        ([(520, 580), (592, 440), (648, 352), (682, 314)], [90, 80, 72, 52]),
        ([(440, 770), (560, 712), (656, 624), (712, 544)], [150, 116, 88, 58]),
    )
    return union(palm, arm, *(limb(run, wide) for run, wide in fingers))


def _paint_hand(c: Pastel, hand: Path) -> None:
    planes = [
        *(
            (limb(run, wide), -0.24, 9)
            for run, wide in (
                ([(336, 540), (330, 470), (340, 410)], 24),
                ([(412, 500), (430, 410), (462, 320)], 28),
                ([(494, 490), (540, 400), (588, 300)], 30),
                ([(566, 520), (632, 440), (694, 350)], 28),
                ([(520, 770), (610, 706), (690, 620), (734, 560)], 34),
                ([(400, 880), (470, 820), (530, 740)], 40),
            )
        ),
        *(
            (limb(run, wide), 0.22, 8)
            for run, wide in (
                ([(266, 560), (266, 480), (284, 400)], 18),
                ([(352, 500), (362, 410), (400, 310)], 20),
                ([(436, 480), (474, 380), (526, 280)], 20),
                ([(530, 500), (586, 410), (644, 330)], 20),
                ([(500, 660), (580, 640), (660, 560)], 22),
                ([(252, 780), (248, 700), (266, 610)], 22),
            )
        ),
        (ellipse(492, 730, 90, 66), 0.14, 22),
        (ellipse(300, 690, 44, 100), 0.12, 18),
        (ellipse(410, 640, 80, 70), -0.20, 26),
        *((ellipse(x, y, 34, 22), 0.14, 9) for x, y in ((304, 574), (374, 548), (448, 540), (520, 556))),
        *((ellipse(x, y, 20, 26), 0.16, 8) for x, y in ((326, 380), (440, 304), (564, 276), (670, 330), (696, 570))),
        *((ellipse(x, y, 22, 34), 0.10, 9) for x, y in ((294, 470), (392, 410), (502, 394), (598, 432), (590, 690))),
        (smooth([(300, 760), (380, 800), (440, 830), (390, 890), (330, 860), (270, 800)]), -0.18, 14),
        (smooth([(140, 960), (260, 800), (300, 780), (200, 960), (60, 1160), (-60, 1260), (-80, 1160)]), 0.18, 22),
        (smooth([(400, 870), (330, 1000), (240, 1130), (170, 1280), (120, 1260), (220, 1080), (330, 900)]), -0.18, 20),
    ]
    form(c, hand, _PALM, 0.50, 0.40, planes, _EVENING, 22, width=6.5, edge=6, steps=6, cool="#4a4a8c")
    folds = (
        [(536, 620), (470, 640), (424, 720), (412, 800), (420, 840)], [(546, 590), (480, 600), (400, 640), (320, 660)],
        [(256, 640), (320, 610), (400, 590), (456, 540)], [(268, 796), (320, 826), (396, 872)], [(260, 812),
            (312, 842), (380, 886)],
        [(264, 560), (300, 552), (330, 556)], [(338, 528), (374, 516), (412, 522)], [(420, 512), (456, 506),
            (492, 516)],
        [(498, 520), (530, 526), (556, 548)], [(262, 486), (290, 494), (322, 488)], [(264, 500), (292, 508),
            (322, 500)],
        [(350, 418), (388, 432), (424, 424)], [(350, 434), (386, 446), (420, 440)], [(462, 388), (500, 406),
            (536, 404)],
        [(458, 404), (494, 422), (530, 418)], [(560, 420), (596, 446), (628, 452)], [(552, 434), (588, 460),
            (620, 466)],
        [(276, 414), (304, 424), (332, 418)], [(388, 326), (418, 340), (448, 336)], [(510, 296), (542, 314),
            (572, 316)],
        [(616, 336), (646, 360), (676, 366)], [(632, 570), (670, 614), (702, 630)], [(622, 584), (656, 626),
            (690, 644)],
        [(520, 664), (560, 720), (600, 748)],
    )  # fmt: skip
    for run in folds:
        c.stroke(run, _PALM[1], 6, 0.85)
        c.stroke([(x + 2, y + 6) for x, y in run], _PALM[4], 3.5, 0.5)
    for run in ([(190, 930), (140, 1010), (100, 1100)], [(240, 940), (190, 1040), (150, 1140)]):
        c.stroke(run, "#6a6088", 7, 0.3)


def _evening_ground(c: Pastel) -> None:
    """Meadows, and lanes from house to house."""
    x, y = c.grid()
    c.rub(np.asarray(0.9 + 0 * x, np.float32), "#1c2428", 0.15)
    heading = np.asarray(0.15 + 0.3 * np.sin(x / 140 + y / 190), np.float32)
    patch = np.clip(0.5 + 0.8 * np.sin(x / 97 + 1.3 * np.sin(y / 130)) * np.cos(y / 83 + x / 240), 0, 1)
    c.hatch(c.flat("#3a5040"), np.asarray(0.3 + 0.5 * patch, np.float32), 2200, 56, 10, heading, 0.55, 0.12, 0.12, 0.25)
    c.hatch(
        c.flat("#7c8450"),
        np.asarray(patch * np.clip(1.1 - x / 800, 0.2, 1), np.float32),
        1200,
        44,
        7,
        heading,
        0.6,
        0.12,
        0.12,
        0.3,
    )
    for run in (
        [(20, 420), (140, 380), (230, 300), (330, 230), (480, 200), (780, 160)], [(230, 300), (200, 160), (240, 30)],
        [(480, 200), (560, 110), (540, 20)], [(780, 480), (730, 430), (760, 300), (700, 190)], [(20, 760),
            (120, 700), (140, 540), (140, 380)],
        [(420, 1190), (500, 1060), (620, 960), (790, 900)], [(620, 960), (690, 820), (780, 720)], [(500, 1060),
            (640, 1120), (780, 1140)],
    ):  # fmt: skip
        c.stroke(run, "#6a5c50", 22, 0.75, taper=False)
        c.stroke(run, "#a8906c", 12, 0.7, taper=False)


def _plots(c: Pastel, cover: Array) -> list[tuple[float, float, float, int]]:
    """Where houses stand: wherever the hand leaves room, larger towards the viewer."""
    out = []
    wide = np.asarray(blurred(cover, 7) > 0.04)
    for row in range(13):
        y = 128 + 86 * row
        size = 40 + 0.030 * y
        for column in range(9):
            x = 66 + 92 * column + (row % 2) * 44 + c.rng.uniform(-14, 14)
            low = y + c.rng.uniform(-16, 16)
            kind = c.rng.randrange(12)
            if not 50 < x < 716 or not 120 < low < 1150 or c.rng.random() < 0.14:
                continue
            if wide[int(low - size * 0.4) : int(low + 6), int(x - size * 0.7) : int(x + size * 1.2)].any():
                continue
            out.append((x, low, size, kind))
    return out


def _house(c: Pastel, x: float, y: float, size: float, kind: int) -> None:
    """A gabled house from above and in front; x, y is the middle of its front on the ground."""
    wall, roof = _WALLS[kind % 3], _ROOFS[(kind * 5 + kind // 3) % 4]
    w, h = size, size * (0.72, 1.0, 0.85, 1.35)[kind % 4]
    dx, dy, ridge = w * 0.72, -w * 0.42, w * 0.56
    flip = kind % 2 == 1
    with c.at(x, y, 1, (kind % 5 - 2) * 1.6, flip=flip):
        if size > 40 and kind % 6 == 0:
            for k in range(2):
                form(c, ellipse(-w * (0.85 + 0.4 * k), -w * (0.30 + 0.12 * k), w * 0.34, w * 0.40), ("#0a1414",
                    "#1c3c30", "#3c6c44", "#98ac58"), 0.44,
                    0.4, light=_EVENING, width=4, edge=3)  # fmt: skip
        c.rub(c.shape(poly([(-w / 2, 2), (w / 2, 2), (w / 2 + dx, dy), (w / 2 + dx + w * 0.7, dy + w * 0.3),
            (w * 0.9, w * 0.34)]), 4)
            * (0.2 if flip else 0.7), "#0a0a14", 0.15)  # fmt: skip
        side = poly([(w / 2, 0), (w / 2 + dx, dy), (w / 2 + dx, dy - h), (w / 2, -h)])
        front = poly([(-w / 2, 0), (w / 2, 0), (w / 2, -h), (0, -h - ridge), (-w / 2, -h)])
        form(c, side, wall, 0.72 if flip else 0.26, 0.06, light=_EVENING, width=4, edge=2.5, heading=1.57, density=0.7)
        form(c, front, wall, 0.46 if flip else 0.62, 0.06, light=_EVENING, width=4, edge=2.5, heading=1.57, density=0.7)
        over = w * 0.10
        left = poly(
            [
                (0, -h - ridge - over),
                (dx, dy - h - ridge - over),
                (dx - w / 2 - over, dy - h + over * 0.5),
                (-w / 2 - over, -h + over * 0.5),
            ]
        )
        right = poly(
            [
                (0, -h - ridge - over),
                (dx, dy - h - ridge - over),
                (w / 2 + dx + over, dy - h + over * 0.5),
                (w / 2 + over, -h + over * 0.5),
            ]
        )
        form(c, left, roof, 0.74 if not flip else 0.4, 0.08, light=_EVENING, width=4, edge=2.5, heading=2.2)
        form(c, front, wall, 0.44 if flip else 0.60, 0.06, light=_EVENING, width=4, edge=0, heading=1.57, density=0.7)
        form(c, right, roof, 0.42 if not flip else 0.74, 0.08, light=_EVENING, width=4, edge=2.5, heading=0.8)
        for k in range(1, 4):
            t = k / 4
            px, py = (w / 2 + over) * t, -h - ridge - over + (ridge + over * 1.5) * t
            c.stroke([(px, py), (px + dx, py + dy)], roof[1], 2.5, 0.7, taper=False)
        c.stroke(
            [(-w / 2 - over, -h + over * 0.5), (0, -h - ridge - over), (w / 2 + over, -h + over * 0.5)],
            roof[4],
            3.5,
            0.85,
            taper=False,
        )
        c.rub(c.shape(ellipse(0, -h * 0.5, w * 0.5, h * 0.5), w * 0.16) * 0.30, "#ff9c40", 0.2)
        glow = ("#e88a30", "#ffcc5c", "#fff4b8")
        windows = (
            [(-w * 0.22, -h * 0.72), (w * 0.2, -h * 0.72)]
            if h < w
            else [(-w * 0.22, -h * 0.86), (w * 0.2, -h * 0.86), (w * 0.2, -h * 0.42)]
        )
        for k, (px, py) in enumerate(windows):
            if (kind + k) % 4 == 3:
                continue
            pane = rect(px - w * 0.10, py, w * 0.20, w * 0.24)
            form(c, pane, glow, 0.62, 0.0, light=_EVENING, width=3, edge=2, density=0.3)
            c.stroke([(px, py), (px, py + w * 0.24)], "#3a1c10", 2, 0.9, taper=False)
        form(c, poly([(-w * 0.30, 0), (-w * 0.30, -h * 0.40), (-w * 0.08, -h * 0.40), (-w * 0.08, 0)]),
            ("#140a0c", "#4a2018", "#8a4428"), 0.5, 0.1,
            width=3, edge=2, density=0.4)  # fmt: skip
        if kind % 3 == 0:
            stack = (dx * 0.6, dy * 0.6 - h - ridge * 0.7)
            form(c, poly([(stack[0], stack[1]), (stack[0] + w * 0.16, stack[1] + 3), (stack[0] + w * 0.16,
                stack[1] - w * 0.34),
                (stack[0], stack[1] - w * 0.36)]), wall, 0.4, 0.1, width=3, edge=2.5, density=0.4)  # fmt: skip
            sx, sy = stack[0] + w * 0.08, stack[1] - w * 0.42
            c.stroke([(sx, sy), (sx + 7, sy - 20), (sx + 1, sy - 40), (sx + 12, sy - 66)], "#b4acc8", 8, 0.5)
