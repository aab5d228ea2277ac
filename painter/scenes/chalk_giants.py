"""Scenes of very large hands, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import circle, ellipse, limb, smooth, union
from painter.model import Camera, View, see
from painter.motifs.chalk import SKINS, creases
from painter.motifs.grip import Hand, hand_parts
from painter.motifs.planes import form
from painter.noise import Array, blurred
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene
from painter.solid import Solid, box, half, near, placed, turned


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
    hand = Hand(((8, 16, 12), (12, 22, 14), (22, 34, 22), (30, 44, 24)), (13, 3, -8, -22), (4, 14, 24), 60, 22,
        arm=2.4, arm_width=0.30, bony=0.7, jointed=True)  # fmt: skip
    lie = turned(0, -90, 0) @ turned(0, 0, -20)
    world: dict[str, Solid] = {
        k: placed(s, (0.15, 0.16, -0.1), np.asarray(lie, np.float32)) for k, s in hand_parts(hand).items()
    }
    world["ground"] = half((0, 0, 0), (0, 1, 0))
    houses = _houses(c, world)
    world |= houses
    camera = Camera(330, 740, 318, eye=(0.1, 1.05, 1.0), lens=7)
    view = see(world, camera, (-0.78, 0.60, 0.46), step=2, reach=4.8)
    pens = {
        "skin": SKINS["clay"],
        "nails": ("#5a3a30", "#d8a080", "#fff0d8"),
        "ground": ("#14141c", "#24242e", "#3a4240", "#586048", "#7d7a54"),
        "walls": ("#1a161e", "#4a3f44", "#8f7a68", "#d8c09a", "#fff0cc"),
        "roofs": ("#1c0c12", "#54202a", "#94403a", "#cf7050"),
        "slates": ("#0e141e", "#26384e", "#4a6a80", "#86a8ac"),
    }
    town = {k: v for k, v in pens.items() if k not in ("skin", "nails")}
    c.draw(view, town, cool="#45487c", ambient=0.28, width=4.8, length=26)
    c.draw(view, {k: pens[k] for k in ("skin", "nails")}, "#45487c", 0.30, 0.9, 5.6, 60, 0.85)
    c.contour(view, ("skin", "nails", "walls", "roofs", "slates"), "#14101c", 4, 0.85)
    _palm_lines(c, camera, hand, lie)
    _lit_windows(c, camera, view)


def _palm_lines(c: Pastel, camera: Camera, hand: Hand, lie: Array) -> None:
    """Folds where the fingers and the thumb bend, and the fold of the wrist."""

    def at(point: Array) -> Array:
        return np.asarray(lie @ point + np.array((0.15, 0.16, -0.1)), np.float32)

    out = lie @ np.array((0, 0, 1.0))
    for finger in range(4):
        joints = [at(point) for point in hand.joints(finger)]
        full = (0.112, 0.114, 0.108, 0.092)[finger]
        for j in (1, 2):
            side = out + 0.4 * (lie @ np.array((0, -1.0, 0)))
            creases(c, camera, joints[j], joints[j - 1], joints[j + 1], full * (1.06, 0.96)[j - 1], "#8a4a34", side)
        root = joints[0] + (joints[1] - joints[0]) * 0.22
        creases(c, camera, root, joints[0], joints[1], full * 1.06, "#8a4a34", out)
    thumb = [at(point) for point in hand.thumb_joints()]
    creases(c, camera, thumb[2], thumb[1], thumb[3], 0.135, "#8a4a34", out)
    wrist = ((-0.17, -0.56, 0.22), (0.0, -0.54, 0.23), (0.17, -0.56, 0.22))
    c.stroke([camera.pixel(at(np.array(point))) for point in wrist], "#8a4a34", 5, 0.7)


_PLOTS: list[tuple[float, float, float, float]] = []


def _houses(c: Pastel, world: dict[str, Solid]) -> dict[str, Solid]:
    """Houses wherever there is room beside the hand, and three in the palm."""
    _PLOTS.clear()
    walls: list[Solid] = []
    roofs: list[list[Solid]] = [[], []]
    spots: list[tuple[float, float, float]] = []
    for row in range(11):
        for column in range(10):
            x = (column - 4.5) * 0.50 + (row % 2) * 0.22 + c.rng.uniform(-0.14, 0.14)
            z = (row - 7) * 0.50 + c.rng.uniform(-0.13, 0.13)
            gap = float(world["skin"](np.array([[x, 0.1, z]], np.float32))[0])
            if gap > 0.21 and c.rng.random() < 0.86:
                spots.append((x, 0.0, z))
    spots += [(0.02, 0.27, -0.22), (0.30, 0.28, -0.02), (-0.02, 0.28, 0.10)]
    for k, (x, y, z) in enumerate(spots):
        small = 0.72 if y else 1.0
        wide, turn = c.rng.uniform(0.10, 0.17) * small, c.rng.uniform(-42, 42)
        tall = wide * c.rng.choice((1.4, 1.7, 2.1, 3.0)) * (1 if y else 1.05)
        frame = turned(turn)
        walls.append(
            near(
                (x, y + tall, z),
                tall + 0.2,
                box((x, y + tall / 2, z), (wide, tall / 2 + 0.02, wide * 0.8), 0.01, frame),
            )
        )
        roofs[k % 3 == 0].append(near((x, y + tall, z), 0.32, _roof(x, y + tall, z, wide, frame)))
        _PLOTS.append((x, y + tall * 0.55, z + wide * 0.8, turn))
    return {"walls": _many(walls), "roofs": _many(roofs[0]), "slates": _many(roofs[1])}


def _roof(x: float, y: float, z: float, wide: float, frame: Array) -> Solid:
    """A gabled roof on walls that end at y."""
    block = box((x, y + wide * 0.45, z), (wide * 1.18, wide * 0.5, wide * 1.0), 0.01, frame)
    slopes = [half((x, y + wide * 0.95, z), frame @ np.array((0, 0.72, s * 0.68))) for s in (-1, 1)]
    return lambda p: np.maximum.reduce([block(p), *(slope(p) for slope in slopes)])


def _many(solids: list[Solid]) -> Solid:
    return lambda p: np.asarray(np.minimum.reduce([solid(p) for solid in solids]), np.float32)


def _lit_windows(c: Pastel, camera: Camera, view: View) -> None:
    seen = view.of("walls")
    for x, y, z, turn in _PLOTS:
        if c.rng.random() < 0.3:
            continue
        for side in (-0.035, 0.035):
            at = camera.pixel((x + side * math.cos(math.radians(turn)), y, z - side * math.sin(math.radians(turn))))
            if 30 < at[0] < 770 and 40 < at[1] < 1160 and seen[int(at[1]) + 4, int(at[0])] > 0.5:
                c.halo(at[0], at[1] + 4, 26, "#ffb850", 0.4)
                c.stroke(
                    [at, (at[0] + 0.5, at[1] + 10)],
                    c.rng.choice(("#ffd36a", "#ffe9a8", "#ff9f4a")),
                    6,
                    0.95,
                    taper=False,
                )
        if c.rng.random() < 0.35:
            px, py = camera.pixel((x, y + 0.3, z - 0.1))
            c.stroke([(px, py), (px + 8, py - 24), (px + 2, py - 46), (px + 12, py - 74)], "#8f8ca8", 7, 0.42)
