"""A market by lamplight, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import Path, Points, ellipse, moved, rect, smooth
from painter.motifs.planes import Spot, finger, form
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene

_LAMP = (446, 806)

_BONE: Ramp = ("#2c2226", "#6e5a50", "#b09a80", "#e6d4b0", "#fff6dc")
_RED: Ramp = ("#22080c", "#6a161a", "#b83028", "#ec6a44", "#ffc894")
_BLUE: Ramp = ("#0c1626", "#24446a", "#4a80a0", "#8fbec8", "#e2f2e8")
_GREEN: Ramp = ("#0c1c16", "#24503a", "#568a4c", "#a4bc68", "#eef0b8")
_GOLD: Ramp = ("#2a1808", "#7a4a14", "#c8862a", "#f4be54", "#fff0b8")
_FOX: Ramp = ("#2a100a", "#8a3414", "#dc7428", "#ffb458", "#ffecb8")
# Middle on the wall, half height, tilt, expression and chalks.
_WALL = (
    (112, 262, 92, -6, "rage", _RED),
    (286, 232, 84, 7, "terror", _BLUE),
    (104, 496, 82, 5, "envy", _GREEN),
)


@scene(
    "mask-market",
    "All Sizes, All Occasions",
    motifs="masks stall seller lanterns crowd",
    themes="identity choice disguise commerce roles",
    moods="uncanny festive",
    seed=791,
    medium=Pastel,
    alt="A market stall in the light of a lantern is hung with masks of people, a fox and a sun; the seller in a "
    "broad hat has no face and holds out a smiling mask to a crowd, in which a child wears a fox mask on the back of "
    "the head.",
    clues=("which one today?", "identity theft", "carnival", "first date", "poker face", "try it on"),
)
def mask_market(c: Pastel) -> None:
    c.paper("#1b1218")
    _planks(c)
    for x, y, size, tilt, mood, ramp in _WALL:
        _hang(c, x, y)
        _mask(c, x, y, size, tilt, mood, ramp)
    _hang(c, 292, 452)
    _sun(c, 292, 452)
    _hang(c, 726, 490)
    _fox(c, 724, 492, 0.56, -7, _FOX, _from_lamp(724, 492))
    _seller(c)
    _counter(c)
    _mask(c, 196, 690, 140, -10, "smile", _BONE)
    _holding_hand(c)
    _resting_hand(c)
    _lantern(c)
    _awning(c)
    _crowd(c)


def _from_lamp(x: float, y: float) -> Spot:
    """The way to the lantern on the counter."""
    away = math.hypot(_LAMP[0] - x, _LAMP[1] - y) or 1
    return (_LAMP[0] - x) / away, (_LAMP[1] - y) / away


def _hang(c: Pastel, x: float, y: float) -> None:
    """The shadow that a mask throws up the wall, and its nail."""
    lamp = _from_lamp(x, y)
    c.rub(c.shape(ellipse(x - lamp[0] * 26, y - lamp[1] * 30, 78, 100), 7) * 0.8, "#0c070c", 0.2)
    c.stroke([(x - 34, y - 70), (x, y - 122), (x + 34, y - 70)], "#b89050", 2.5, 0.7, taper=False)
    c.stroke([(x - 2, y - 122), (x + 3, y - 121)], "#ffe0a0", 8, 0.9, taper=False)


def _mirrored(points: Points) -> Points:
    """The same points on the other side."""
    return [(-point[0], *point[1:]) for point in points]


# Brow, eye and mouth of each mask, for its right half; the left differs a little.
_BROWS: dict[str, Points] = {
    "rage": [(6, -22), (20, -40), (50, -62), (66, -58), (58, -44), (30, -22), (14, -10)],
    "terror": [(12, -66), (30, -76), (54, -64), (62, -50), (46, -56), (26, -62)],
    "envy": [(10, -30), (32, -38), (60, -34), (66, -24), (40, -26), (16, -18)],
    "smile": [(12, -42), (28, -62), (50, -62), (64, -42), (48, -50), (30, -50)],
}
_EYES: dict[str, Points] = {
    "rage": [(12, -10, 1), (32, -20), (54, -30, 1), (50, -12), (30, -2)],
    "terror": [(14, -24), (34, -44), (54, -24), (46, 0), (24, 2)],
    "envy": [(12, -8, 1), (34, -16), (58, -12, 1), (36, -4)],
    "smile": [(12, -14, 1), (24, -30), (44, -32), (58, -14, 1), (44, -20), (26, -18)],
}
_MOUTHS: dict[str, Points] = {
    "rage": [(-40, 52, 1), (-22, 44), (0, 48), (24, 42), (42, 54, 1), (36, 76), (14, 72), (-12, 74), (-36, 78)],
    "terror": [(-16, 52), (2, 42), (20, 54), (18, 80), (0, 90), (-18, 78)],
    "envy": [(-36, 66, 1), (-8, 60), (16, 58), (40, 46, 1), (22, 68), (-6, 72)],
    "smile": [(-54, 32, 1), (-24, 46), (4, 48), (30, 44), (58, 26, 1), (46, 62), (16, 82), (-20, 80), (-46, 60)],
}


def _mask(c: Pastel, x: float, y: float, size: float, tilt: float, mood: str, ramp: Ramp) -> None:
    """A carved face with holes for eyes and mouth; size is half its height."""
    lamp = _from_lamp(x, y)
    dark = ("#08050a", "#140a10", mix(ramp[1], "#140a10", 0.6))
    with c.at(x, y, size / 100, tilt):
        half = [(0, -104), (44, -96), (68, -62), (74, -10), (66, 36), (44, 80)]
        shell = smooth([*half, (4, 106), *_mirrored(half[:0:-1])])
        cheeks = [(ellipse(s * 42, 20, 25, 20), 0.16, 5) for s in (-1, 1)]
        sockets = [(ellipse(s * 34, -22, 28, 22), -0.16, 6) for s in (-1, 1)]
        form(
            c,
            shell,
            ramp,
            0.62 if mood == "smile" else 0.48,
            0.30,
            [*cheeks, *sockets, (ellipse(0, 92, 22, 14), 0.12, 5)],
            lamp,
            26,
            edge=4,
            steps=5,
        )
        for s in (-1, 1):
            eye, brow = _EYES[mood], _BROWS[mood]
            if s < 0:
                eye = _mirrored([(q[0], q[1] * 1.12 - 2, *q[2:]) for q in eye])
                brow = _mirrored([(q[0], q[1] * 1.06 + 2, *q[2:]) for q in brow])
            form(c, smooth(eye), dark, 0.2, 0.1, edge=2.5, density=0)
            form(c, smooth(brow), ramp, 0.30, 0.34, light=lamp, edge=2.5, width=3)
        nose = smooth([(-9, -32), (6, -36), (11, -6), (25, 18), (15, 31), (-4, 34), (-20, 28), (-23, 16), (-11, -6)])
        form(c, nose, ramp, 0.60, 0.34, light=lamp, width=3.5, edge=2.6, steps=5)
        for s in (-1, 1):
            c.stroke([(s * 8, 29), (s * 14, 26)], dark[0], 6 * size / 100, 0.9)
            bend = (
                [(s * 22, 30), (s * 38, 42), (s * 44, 60)]
                if mood != "smile"
                else [(s * 26, 18), (s * 50, 16), (s * 66, 26)]
            )
            c.stroke(bend, ramp[1], 4 * size / 100, 0.75)
        mouth = smooth(_MOUTHS[mood])
        lips = _grown(mouth, 1.16)
        form(c, lips, tuple(mix(tone, "#b02434", 0.55) for tone in ramp), 0.55, 0.36, light=lamp, edge=2.5, width=3)
        form(c, mouth, dark, 0.2, 0.1, edge=0, density=0)
        if mood in ("rage", "smile"):
            with c.clip(mouth):
                for k in range(7):
                    top = 36 if mood == "smile" else 42
                    tooth = smooth(
                        [
                            (-48 + 14 * k, top - 10, 1),
                            (-35 + 14 * k, top - 10, 1),
                            (-36 + 14 * k, top + 16),
                            (-46 + 14 * k, top + 17),
                        ]
                    )
                    form(c, tooth, _BONE, 0.66, 0.2, light=lamp, edge=1.6, width=3, density=0.5)
        if mood == "smile":
            for s in (-1, 1):
                c.stroke([(s * 44 - 8, 14), (s * 44 + 8, 13)], "#e0503c", 24 * size / 100, 0.45)
            c.stroke([(-36, -4), (-38, 14)], "#3c78a8", 7 * size / 100, 0.95)
            for k in range(5):
                c.stroke(
                    [(-40 + 20 * k, -72 - 8 * (2 - abs(k - 2))), (-40 + 20 * k, -84 - 8 * (2 - abs(k - 2)))],
                    "#c89040",
                    5,
                    0.9,
                )


def _grown(path: Path, scale: float) -> Path:
    """The path made larger round its middle."""
    box = path.computeTightBounds()
    x, y = box.centerX(), box.centerY()
    return moved(path, x - x * scale, y - y * scale * 1.06, scale, scale_y=scale * 1.06)


def _sun(c: Pastel, x: float, y: float) -> None:
    """A gilded sun that sleeps."""
    lamp = _from_lamp(x, y)
    with c.at(x, y, 0.92, 4):
        for k in range(12):
            a = k * math.tau / 12
            reach = (124, 104)[k % 2]
            bend = a + 0.22
            ray = smooth([(66 * math.cos(a - 0.2), 66 * math.sin(a - 0.2)), (92 * math.cos(bend), 92 * math.sin(bend)),
                (reach * math.cos(a + 0.06), reach * math.sin(a + 0.06), 1),
                (88 * math.cos(a + 0.38), 88 * math.sin(a + 0.38)), (66 * math.cos(a + 0.22),
                    66 * math.sin(a + 0.22))])  # fmt: skip
            form(c, ray, _GOLD, 0.44, 0.3, light=lamp, width=3.5)
        cheeks = [(ellipse(s * 38, 18, 22, 18), 0.16, 5) for s in (-1, 1)]
        form(c, ellipse(0, 0, 76, 78), _GOLD, 0.5, 0.3, cheeks, lamp, 24, width=4)
        form(c, smooth([(-8, -22), (6, -24), (18, 12), (8, 22), (-12, 20), (-16, 12)]), _GOLD, 0.62, 0.3, light=lamp,
            width=3, edge=2.4)  # fmt: skip
        for s in (-1, 1):
            c.stroke([(s * 14, -12), (s * 30, -2), (s * 50, -12)], "#3a1c08", 6, 1.0)
            c.stroke([(s * 14, -30), (s * 32, -40), (s * 52, -30)], "#7a4a14", 6, 0.9)
            for k in range(3):
                c.stroke([(s * (24 + 9 * k), -4), (s * (27 + 11 * k), 6)], "#3a1c08", 3, 0.9)
        c.stroke([(-28, 40), (-8, 50), (12, 48), (32, 34)], "#8a2a18", 9, 1.0)


def _fox(c: Pastel, x: float, y: float, size: float, tilt: float, ramp: Ramp, lamp: Spot) -> None:
    """A fox's mask with pale cheeks."""
    with c.at(x, y, size, tilt):
        for s in (-1, 1):
            ear = smooth([(s * 20, -66), (s * 48, -134, 1), (s * 82, -40, 1), (s * 60, -30)])
            form(c, ear, ramp, 0.42, 0.3, light=lamp, width=4)
            form(
                c,
                smooth([(s * 38, -66), (s * 52, -108, 1), (s * 68, -46)]),
                ("#120608", "#4a1c14"),
                0.4,
                0.3,
                edge=0,
                density=0.3,
            )
        face = smooth([(-60, -58), (0, -72), (60, -58), (84, -6), (104, 34, 1), (56, 46), (20, 92), (0, 104), (-20, 92),
            (-56, 46), (-104, 34, 1), (-84, -6)])  # fmt: skip
        form(c, face, ramp, 0.46, 0.26, [(smooth([(-12, -70), (12, -70), (16, 40), (-16, 40)]), 0.14, 6)], lamp, 26)
        for s in (-1, 1):
            white = smooth([(s * 20, 22), (s * 56, 4), (s * 100, 33, 1), (s * 54, 44), (s * 20, 88), (s * 8, 66)])
            form(c, white, _BONE, 0.56, 0.26, light=lamp, width=4, edge=0)
            form(c, smooth([(s * 16, -4, 1), (s * 40, -24), (s * 60, -24, 1), (s * 42, -6)]), ("#050308",
                "#180a0c"), 0.2, 0.1,
                edge=2.5, density=0)  # fmt: skip
            for k in range(2):
                c.stroke([(s * 30, 58 + 8 * k), (s * 62, 58 + 14 * k)], "#3a1c14", 2.5, 0.8)
        form(c, ellipse(0, 90, 17, 14), ("#08060a", "#1c1218", "#7a6a70"), 0.4, 0.5, light=lamp, edge=2)


_CAPE: Ramp = ("#08161c", "#12404a", "#247068", "#5cae8c", "#e0e8a4")
_SKIN = ("#2c141a", "#6e3830", "#b87450", "#eab07c", "#ffe6bc")


def _seller(c: Pastel) -> None:
    """A large figure in a cape, with a smooth egg for a face, lit from below."""
    cape = smooth([(430, 596), (384, 660), (352, 760), (346, 880, 1), (790, 880, 1), (776, 760), (742, 666), (690, 600),
        (560, 580)])  # fmt: skip
    patches = []
    for row in range(4):
        for k in range(6):
            x, y = 376 + 84 * k + 42 * (row % 2), 640 + 66 * row
            patches.append((smooth([(x, y - 33, 1), (x + 42, y, 1), (x, y + 33, 1), (x - 42, y, 1)]), -0.15, 0.0))
    lit = smooth([(380, 780), (440, 690), (540, 700), (560, 880), (360, 880)])
    form(c, cape, _CAPE, 0.42, 0.26, [*patches, (lit, 0.22, 22)], (-0.5, 0.8), 46, width=6, edge=5)
    c.stroke([(560, 640), (566, 740), (562, 860)], _CAPE[0], 6, 0.95)
    for k in range(3):
        form(c, ellipse(580, 690 + 54 * k, 11, 12), _GOLD, 0.6, 0.34, light=(-0.6, 0.7), edge=2.6, width=2.5)
    # The ruff: two rows of loops, the nearer one paler.
    for row, (rx, ry, y, n) in enumerate(((140, 30, 584, 13), (154, 40, 600, 13))):
        for k in range(n):
            a = math.pi + math.pi * (k + 0.5) / n if row == 0 else math.pi * (k + 0.5) / n
            px, at = 558 + rx * math.cos(a), y + ry * math.sin(a)
            loop = smooth(
                [(px - 16, at - 24), (px + 14, at - 26), (px + 21, at + 8), (px + 4, at + 25), (px - 19, at + 12)]
            )
            form(c, loop, ("#3a2418", "#8a5c28", "#d8a048", "#f8dc90", "#fff8dc"), 0.50 + 0.1 * row, 0.34,
                light=(-0.4, 0.85),
                width=3, density=0.8)  # fmt: skip
            if row:
                c.stroke([(px - 3, at - 14), (px + 4, at + 2), (px, at + 18)], "#6a3c18", 5, 0.9)
    head = smooth([(560, 330), (632, 352), (660, 430), (642, 516), (596, 574), (556, 586), (514, 570), (472, 512),
        (458, 428), (486, 352)])  # fmt: skip
    under = smooth([(450, 330), (680, 320), (668, 408), (570, 424), (460, 400)])
    low = smooth([(480, 500), (520, 470), (580, 500), (590, 560), (540, 584), (500, 560)])
    form(c, head, ("#1c1220", "#543c48", "#a07a68", "#e8c494", "#fff2cc"), 0.54, 0.26,
        [(under, -0.34, 16), (low, 0.22, 16)],
        (-0.5, 0.75), 44, 1.1, width=6, edge=5, steps=5)  # fmt: skip
    _hat(c)


def _hat(c: Pastel) -> None:
    """Broad, with a feather; the lantern lights the brim from below."""
    felt = ("#060a12", "#14283a", "#2a5064", "#70a08c", "#e4dca0")
    crown = smooth(
        [(452, 322, 1), (462, 246), (488, 196), (540, 206), (578, 186), (626, 200), (640, 262), (654, 318, 1)]
    )
    form(
        c,
        crown,
        felt,
        0.28,
        0.28,
        [(smooth([(520, 200), (548, 214), (560, 300), (530, 300)]), -0.16, 6)],
        (-0.7, 0.5),
        26,
    )
    band = smooth([(454, 284, 1), (550, 298), (650, 280, 1), (656, 318, 1), (556, 334), (450, 322, 1)])
    form(c, band, _RED, 0.44, 0.24, light=(-0.6, 0.7), width=4)
    brim = smooth([(348, 300), (400, 322), (480, 318), (560, 326), (660, 314), (752, 326), (782, 350), (730, 372),
        (620, 374), (540, 388), (440, 372), (366, 340)])  # fmt: skip
    below = smooth([(340, 318), (440, 346), (560, 350), (690, 344), (790, 352), (720, 392), (540, 400), (420, 390)])
    form(c, brim, felt, 0.26, 0.1, [(below, 0.34, 7)], (-0.3, 0.9), 16, width=5, edge=5)
    feather = smooth([(640, 306, 1), (662, 250), (688, 200), (690, 156), (664, 122, 1), (716, 142), (738, 190),
        (722, 246), (684, 288)])  # fmt: skip
    form(c, feather, ("#3a0c10", "#9a2c1c", "#e8683a", "#ffc478"), 0.46, 0.34, light=(-0.7, 0.5), heading=0.5, width=4)
    c.stroke([(644, 302), (690, 240), (710, 190), (694, 146)], "#ffe0a0", 4, 0.95)
    for k in range(4):
        x, y = 672 + 12 * k - k * k, 262 - 26 * k
        c.stroke([(x + 30, y + 12), (x + 14, y + 8)], "#1c0a0c", 4, 0.9)


def _holding_hand(c: Pastel) -> None:
    """It holds the smiling mask out over the counter by its lower edge."""
    lamp = (0.8, 0.3)
    sleeve = smooth([(402, 650), (352, 720), (322, 800), (346, 860), (418, 866), (470, 790), (480, 690)])
    fold = smooth([(360, 730), (400, 760), (440, 800), (420, 866), (340, 850)])
    form(c, sleeve, _CAPE, 0.58, 0.32, [(fold, 0.2, 10)], lamp, 26, width=5, edge=5)
    for run in ([(384, 700), (402, 732), (440, 744)], [(372, 730), (396, 760), (430, 768)]):
        c.stroke(run, _CAPE[0], 5, 0.9)
    with c.at(14, 10, 1, 0):
        back = smooth([(350, 872), (300, 866), (268, 832), (264, 786), (290, 772), (330, 786), (368, 816), (392, 846)])
        form(
            c,
            back,
            _SKIN,
            0.52,
            0.30,
            [(smooth([(300, 790), (350, 820), (340, 850), (290, 826)]), 0.12, 6)],
            lamp,
            18,
            width=4,
        )
        for k, run in enumerate((
            [(284, 784), (262, 752), (238, 744), (222, 758)],
            [(276, 802), (248, 778), (222, 774), (208, 790)],
            [(272, 822), (244, 804), (220, 802), (208, 818)],
            [(278, 842), (254, 832), (234, 832), (224, 844)],
        )):  # fmt: skip
            finger(c, run, 27 - 2 * (k == 3), _SKIN, lamp)
        for k in range(3):
            c.stroke([(290 + 3 * k, 796 + 18 * k), (318 + 4 * k, 812 + 14 * k)], _SKIN[1], 3, 0.6)
    for k in range(5):
        form(c, ellipse(398 - 8 * k, 804 + 17 * k, 20, 15), _GOLD, 0.66, 0.34, light=lamp, width=3, edge=3)


def _resting_hand(c: Pastel) -> None:
    """The other hand hangs over the edge of the counter."""
    lamp = (-0.9, 0.1)
    form(
        c,
        smooth([(640, 760), (720, 740), (790, 760), (790, 840), (700, 846), (640, 830)]),
        _CAPE,
        0.36,
        0.3,
        light=lamp,
    )
    for k in range(5):
        form(c, ellipse(634 + 2 * k, 772 + 16 * k, 17, 15), _GOLD, 0.6, 0.34, light=lamp, width=3)
    back = smooth([(628, 784), (596, 792), (560, 818), (548, 846), (560, 866), (640, 864), (668, 840), (650, 800)])
    form(c, back, _SKIN, 0.50, 0.30, light=lamp, size=16, width=4)
    c.rub(c.shape(smooth([(546, 880), (680, 880), (672, 950), (556, 946)]), 9) * 0.6, "#1c0608", 0.2)
    for k in range(4):
        x = 562 + 29 * k
        finger(
            c, [(x + 8, 838), (x, 856), (x - 4, 886), (x - 4, 918 - 8 * (k in (0, 3)))], 30 - 2 * (k == 3), _SKIN, lamp
        )


def _counter(c: Pastel) -> None:
    """A board, and a cloth that hangs from it in folds."""
    wood = ("#1c0e0c", "#542c18", "#a8642c", "#f0b860", "#ffe8a8")
    cloth = ("#18060a", "#5a141a", "#a83024", "#ec7a3c", "#ffd084")
    form(c, rect(8, 876, 784, 330), cloth, 0.5, 0.0, heading=1.57, width=7, edge=0, steps=6, planes=[
        *((smooth([(40 + 78 * k, 870), (74 + 78 * k, 880), (84 + 78 * k, 1200), (30 + 78 * k, 1200)]), -0.30, 9.0)
            for k in range(-1, 10)),
        (ellipse(_LAMP[0], 880, 250, 170), 0.22, 60.0),
    ])  # fmt: skip
    form(c, rect(4, 836, 792, 44, 4), wood, 0.42, 0.0, [(ellipse(_LAMP[0], 846, 260, 40), 0.4, 40), (rect(0,
        864, 800, 20), -0.16, 2)],
        heading=0.02, width=5, edge=4)  # fmt: skip


def _crowd(c: Pastel) -> None:
    """Customers from behind, and a fox mask on one of them."""
    dark = ("#08060c", "#16101a", "#2c2030", "#a05a34", "#ffc878")
    lamp = (0.1, -1.0)
    for x, y, r in ((104, 1060, 66), (286, 1094, 58), (596, 1074, 62), (724, 1104, 56)):
        side = (_LAMP[0] - x) / 420
        form(c, smooth([(x - r * 1.9, 1220), (x - r * 1.5, y + r * 1.2), (x, y + r * 0.7), (x + r * 1.5,
            y + r * 1.2), (x + r * 1.9, 1220)]),
            dark, 0.16, 0.40, light=(side, -1.0), size=10, width=5)  # fmt: skip
        for s in (-1, 1):
            form(c, ellipse(x + s * r, y + 8, 12, 19), dark, 0.3, 0.4, light=(side, -0.6), width=3)
        form(c, ellipse(x, y, r, r * 1.12), dark, 0.16, 0.44, light=(side, -1.0), size=9, width=5, heading=1.2)
        glow = math.atan2(-1.0, side)
        for k in range(3):
            arc = np.linspace(glow - 0.75 + 0.1 * k, glow + 0.75 - 0.2 * k, 9)
            edge = [(x + (r - 3 - 4 * k) * math.cos(a), y + (r - 3 - 4 * k) * 1.12 * math.sin(a)) for a in arc]
            c.stroke(edge, ("#ffb860", "#d87838", "#8a4228")[k], 5, 0.8 - 0.1 * k)
    form(c, ellipse(604, 1000, 30, 28), dark, 0.18, 0.44, light=lamp, size=7, width=4)
    form(
        c,
        smooth([(52, 1016, 1), (60, 958), (104, 944), (152, 960), (160, 1016, 1)]),
        dark,
        0.16,
        0.4,
        light=(0.7, -0.7),
        size=9,
    )
    form(c, smooth([(0, 1024), (50, 1006), (106, 1014), (164, 1004), (212, 1020), (170, 1040), (100, 1046),
        (40, 1042)]), dark, 0.22,
        0.44, light=(0.5, -1.0), size=7)  # fmt: skip
    hood = ("#0c0a18", "#26305a", "#4a6496", "#b0b890", "#fff0b8")
    form(
        c,
        smooth([(340, 1220), (366, 1150), (430, 1124), (500, 1150), (526, 1220)]),
        hood,
        0.3,
        0.4,
        light=lamp,
        size=14,
    )
    form(c, ellipse(432, 1066, 62, 66), ("#140a0c", "#4a2416", "#94522a", "#f0b060"), 0.36, 0.4, light=lamp, size=14)
    c.stroke([(368, 1062), (432, 1046), (496, 1062)], "#fff0c8", 7, 0.95, taper=False)
    _fox(c, 432, 1084, 0.68, 5, _FOX, (0.0, -0.9))


def _planks(c: Pastel) -> None:
    """Boards behind, in the light of the lantern."""
    x, y = c.grid()
    light = np.exp(-(((x - 420) / 420) ** 2) - ((y - 720) / 520) ** 2)
    board = np.asarray(0.55 + 0.35 * np.sin(np.floor(x / 58) * 2.7), np.float32)
    c.rub(np.asarray(0.7 + 0 * x, np.float32), "#2a1a20", 0.15)
    c.hatch(c.flat("#4a2a2c"), board * 0.7, 1500, 110, 12, 1.57, 0.5, 0.04, 0.12, 0.2)
    c.hatch(c.flat("#9a5430"), np.asarray(light * board, np.float32), 1200, 100, 10, 1.57, 0.5, 0.04, 0.12, 0.25)
    c.hatch(c.flat("#e09a4a"), np.asarray(light**3 * board, np.float32), 600, 80, 8, 1.57, 0.5, 0.05, 0.1, 0.25)
    for k in range(1, 14):
        c.stroke([(58 * k, 60), (58 * k + 2, 500), (58 * k - 1, 860)], "#120a0e", 4, 0.85, taper=False)


def _awning(c: Pastel) -> None:
    """The striped edge of the awning."""
    for k in range(7):
        left = 10 + 112 * k
        tones = ("#6a1a1c", "#a8322a", "#d8603a") if k % 2 == 0 else ("#6a5a50", "#b8a482", "#ecd8ac")
        for i in range(26):
            x = left + 4 + 104 * i / 25
            low = 74 + 34 * math.sin(math.pi * i / 25) + c.rng.uniform(-3, 3)
            tone = tones[min(2, int(3 * (0.2 + 0.6 * i / 25) + c.rng.uniform(-0.4, 0.4)))]
            c.stroke([(x, 0), (x + 1, low * 0.5), (x, low)], tone, 6.5, 0.9, taper=False)
        c.stroke([(left + 4 + 8 * i, 76 + 34 * math.sin(math.pi * i / 13)) for i in range(14)], "#f0b860", 4, 0.8)


def _lantern(c: Pastel) -> None:
    """The lantern on the counter."""
    x, y = _LAMP
    c.halo(x, y, 400, "#f09038", 0.32)
    c.halo(x, y, 220, "#ffc060", 0.6, 90)
    for dx in (-30, 30):
        c.stroke([(x + dx, y - 46), (x + dx * 1.15, y + 58)], "#1c100c", 7, 1.0, taper=False)
    c.stroke([(x, y + 48), (x - 1, y + 16)], "#f4e0b0", 17, 1.0, taper=False)
    c.stroke([(x, y + 18), (x - 4, y - 4), (x + 1, y - 34)], "#ffd060", 20, 1.0)
    c.stroke([(x, y + 12), (x, y - 16)], "#fffbe6", 10, 1.0)
    c.stroke([(x - 44, y + 60), (x, y + 66), (x + 44, y + 60)], "#1c100c", 13, 1.0, taper=False)
    c.stroke([(x - 40, y - 48), (x, y - 54), (x + 40, y - 48)], "#2a1810", 11, 1.0, taper=False)
    c.stroke([(x - 26, y - 54), (x, y - 84), (x + 26, y - 54)], "#2a1810", 8, 1.0, taper=False)
    c.stroke([(x - 36, y - 44), (x, y - 50), (x + 34, y - 44)], "#e8a850", 3, 0.9)
