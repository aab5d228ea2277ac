"""Scenes of hands that hold on, very large, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import ellipse, limb, smooth, union
from painter.motifs.planes import Plane, form
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene

_SUN = (-0.75, -0.6)
"""The way to the light."""

_OLD: Ramp = ("#240e12", "#662c24", "#b0643e", "#eeb074", "#ffe6b4")
_CLOUD: Ramp = ("#141c34", "#344c70", "#7498b0", "#d4e0d4", "#fffdf2")
_SHIRT: Ramp = ("#1c2030", "#46506c", "#98a0a8", "#ecdcb8", "#fff8e0")


@scene(
    "wrung-cloud",
    "As Ordered",
    motifs="hands cloud rain bathtub bather hill",
    themes="work weather care drought waiting power",
    moods="comic strong warm",
    seed=37,
    medium=Pastel,
    alt="Under a red sky, two huge old hands with rolled-up sleeves wring out a white cloud like a wet cloth. The "
    "water pours down on a hill, where a tiny person sits in a bathtub and scrubs their back with a brush.",
    clues=("washing day", "last drop", "squeeze", "made to measure", "weather forecast", "hard work"),
)
def wrung_cloud(c: Pastel) -> None:
    c.paper("#21161a")
    _red_sky(c)
    _dry_hill(c)
    _downpour(c, 0)
    _loose_ends(c)
    _twist(c)
    with c.at(214, 404, 1.0, 14):
        _wringing_hand(c, (-0.6, -0.8))
    with c.at(596, 290, 1.0, -26, flip=True):
        _wringing_hand(c, (-0.9, -0.5))
    _downpour(c, 1)
    _bather(c)


def _wringing_hand(c: Pastel, light: tuple[float, float]) -> None:
    """A fist from above, closed on a rope to its right; the forearm comes down out of a rolled sleeve."""
    arm = smooth([(-118, -420), (-104, -290), (-84, -190), (-76, -120), (-98, -70), (-104, -10), (-84, 40),
        (-20, 56), (60, 44), (98, 16),
        (106, -40), (88, -92), (44, -130), (30, -200), (22, -300), (20, -420)])  # fmt: skip
    planes: list[Plane] = [
        (smooth([(-20, -420), (-20, -200), (10, -120), (60, -80), (110, -40), (110, -140), (60, -200), (40,
            -420)]), -0.20, 16),
        (smooth([(-110, -420), (-90, -220), (-74, -110), (-96, -60), (-60, -80), (-50, -200), (-70, -420)]), 0.16, 12),
        *((ellipse(-70 + 52 * k, -8 + 5 * abs(k - 1), 22, 19), 0.24, 6) for k in range(4)),
        *((limb([(-46 + 50 * k, -14), (-30 + 30 * k, -70), (-22 + 12 * k, -120)], [10, 12, 6]), -0.16,
            5) for k in range(3)),
    ]  # fmt: skip
    form(c, arm, _OLD, 0.48, 0.30, planes, light, 30, width=6, edge=6, steps=5)
    for k in range(3):
        run = [(-66 + 50 * k, -26), (-48 + 30 * k, -78), (-36 + 16 * k, -128)]
        c.stroke(run, _OLD[4], 6, 0.55)
    for run in ([(-86, -128), (-40, -118), (30, -132)], [(-84, -144), (-34, -134), (30, -150)], [(-70, -240),
        (-56, -200), (-60, -160)],
            [(-20, -270), (-10, -220), (-16, -170)]):  # fmt: skip
        c.stroke(run, _OLD[1], 5, 0.75)
    c.rub(c.shape(smooth([(-104, 60), (100, 40), (110, 130), (-90, 150)]), 9) * 0.55, "#101428", 0.2)
    # Four fingers folded over the rope, and the thumb across them.
    for k in range(4):
        x = -82 + 50 * k
        long = (0.82, 1.0, 1.04, 0.92)[k]
        bones = [(x, -10 + 3 * abs(k - 1)), (x - 4, 34), (x + 4, 34 + 56 * long), (x + 20, 34 + 82 * long)]
        form(
            c,
            limb(bones, [50, 52, 48, 34]),
            _OLD,
            0.54,
            0.36,
            [(ellipse(x - 4, 34, 20, 12), 0.16, 5)],
            light,
            15,
            width=4.5,
            edge=5,
            steps=5,
        )
        for y, wide in ((28, 18), (38, 20), (34 + 48 * long, 17), (34 + 58 * long, 15)):
            c.stroke([(x - wide, y - 3), (x, y + 3), (x + wide, y - 3)], _OLD[1], 4, 0.8)
        c.stroke([(x - 14, -12), (x, -17), (x + 14, -11)], _OLD[1], 4, 0.55)
    thumb = limb([(92, 10), (122, 52), (94, 98), (30, 116)], [66, 58, 50, 34])
    form(c, thumb, _OLD, 0.44, 0.34, light=light, size=16, width=5, edge=5)
    nail = smooth([(24, 106), (46, 98), (62, 102), (58, 118), (36, 124), (24, 118)])
    form(c, nail, ("#8a4c3c", "#eab48c", "#ffe8cc"), 0.6, 0.3, light=light, width=3, edge=3, density=0.5)
    for spot in ((-60, -60), (-10, -90), (20, -46), (-48, -180), (-70, -100)):
        c.rub(c.shape(ellipse(*spot, 7, 5), 1) * 0.5, "#7a3c20", 0.3)
    # The sleeve is rolled twice.
    for y, wide in ((-376, 206), (-328, 214), (-284, 200)):
        mid = -48 + (y + 284) * 0.10
        roll = limb([(mid - wide / 2, y - 10), (mid, y + 12), (mid + wide / 2, y - 6)], [50, 60, 50])
        form(c, roll, _SHIRT, 0.50, 0.36, light=light, size=18, width=5, edge=5)
        for k in range(4):
            px = mid - wide / 2 + wide * (k + 0.7) / 5
            c.stroke([(px, y - 14), (px + 8, y + 6), (px + 4, y + 24)], _SHIRT[1], 4, 0.7)


def _loose_ends(c: Pastel) -> None:
    """The cloud swells out beyond both fists."""
    ends = (
        ((40, 560, 78), (120, 600, 84), (70, 500, 60), (60, 660, 64), (150, 540, 60), (128, 676, 50), (30, 610, 70)),
        (
            (700, 330, 84),
            (768, 300, 70),
            (744, 400, 80),
            (680, 420, 60),
            (650, 360, 56),
            (790, 360, 60),
            (716, 470, 50),
        ),
    )
    for end in ends:
        form(
            c,
            union(*(ellipse(x, y, r, r * 0.9) for x, y, r in end)),
            _CLOUD,
            0.68,
            0.40,
            light=_SUN,
            size=26,
            width=6,
            edge=6,
            steps=5,
        )
        for x, y, r in end:
            run = [(x + r * 0.86 * math.cos(a), y + r * 0.76 * math.sin(a)) for a in np.linspace(0.3, 2.2, 8)]
            c.stroke(run, _CLOUD[1], 7, 0.5)
            run = [(x + r * 0.7 * math.cos(a), y + r * 0.62 * math.sin(a)) for a in np.linspace(3.5, 5.0, 7)]
            c.stroke(run, _CLOUD[4], 7, 0.8)


def _twist(c: Pastel) -> None:
    """Between the fists the cloud is a rope of tight folds."""
    start, end = np.array((150.0, 500.0)), np.array((664.0, 356.0))
    along = (end - start) / np.linalg.norm(end - start)
    across = np.array((-along[1], along[0]))
    for k in range(13):
        t = (k + 0.5) / 13
        thick = 62 - 18 * math.sin(math.pi * t)
        mid = start + (end - start) * t
        low, high = mid + across * thick - along * 34, mid - across * thick + along * 34
        bend = mid + along * 8
        fold = limb(
            [(float(low[0]), float(low[1])), (float(bend[0]), float(bend[1])), (float(high[0]), float(high[1]))],
            [40, 66, 40],
        )
        form(c, fold, _CLOUD, 0.66, 0.42, light=_SUN, size=15, width=5, edge=5, steps=5)
        c.stroke(
            [
                (float(low[0]), float(low[1])),
                (float(bend[0]) + 8, float(bend[1]) + 6),
                (float(high[0]), float(high[1])),
            ],
            _CLOUD[2],
            4,
            0.6,
        )


def _red_sky(c: Pastel) -> None:
    """Evening heat: darker above, glowing over the hill, in marks that rise like warm air."""
    x, y = c.grid()
    glow = np.exp(-(((x - 300) / 430) ** 2) - ((y - 880) / 350) ** 2)
    heading = np.asarray(-1.05 + 0.35 * np.sin(x / 240) + 0.25 * np.cos(y / 170), np.float32)
    c.rub(np.asarray(0.75 + 0 * x, np.float32), "#4a2226", 0.15)
    c.rub(np.asarray(0.85 * glow, np.float32), "#b4582e", 0.2)
    c.hatch(c.flat("#6e3430"), np.asarray(0.5 + 0 * x, np.float32), 1500, 70, 12, heading, 0.45, 0.2, 0.1, 0.2)
    c.hatch(c.flat("#b4592f"), np.asarray(0.10 + 0.8 * glow, np.float32), 1700, 64, 11, heading, 0.5, 0.2, 0.1, 0.25)
    c.hatch(c.flat("#eca552"), np.asarray(glow**2, np.float32), 1100, 54, 9, heading, 0.55, 0.2, 0.08, 0.25)


def _dry_hill(c: Pastel) -> None:
    x, y = c.grid()
    top = 1010 + 0.00042 * (x - 410) ** 2 + 7 * np.sin(x / 60)
    inside = np.clip((y - top) / 5, 0, 1)
    c.rub(np.asarray(inside * 0.95, np.float32), "#2a1a1c", 0.2)
    heading = np.asarray(0.0009 * (x - 410), np.float32)
    c.hatch(c.flat("#7a4630"), np.asarray(inside * 0.7, np.float32), 900, 80, 11, heading, 0.6, 0.1, 0.12, 0.3)
    lit = inside * np.clip(1 - (y - top) / 70, 0, 1) * np.clip(1.2 - x / 800, 0.2, 1)
    c.hatch(c.flat("#d89858"), np.asarray(lit, np.float32), 700, 60, 7, heading, 0.65, 0.1, 0.1, 0.3)
    wet = inside * np.exp(-(((x - 420) / 120) ** 2)) * np.clip(1 - (y - top - 20) / 110, 0, 1)
    c.hatch(c.flat("#38566a"), np.asarray(wet, np.float32), 420, 60, 7, heading, 0.6, 0.1, 0.1, 0.3)


def _downpour(c: Pastel, layer: int) -> None:
    """Water that runs together under the rope and falls in strings and drops."""
    for k in range(150 if layer else 230):
        t = min(0.9, max(0.1, c.rng.gauss(0.5, 0.17)))
        x, y = 150 + 514 * t, 500 - 144 * t + 52
        start = y + (c.rng.uniform(-6, 14) if k % 3 == 0 else c.rng.uniform(10, 470))
        end = min(start + c.rng.uniform(30, 150), 1075 + c.rng.uniform(-20, 20))
        if end < start + 10:
            continue
        drift = (start - y) * 0.018 * c.rng.uniform(-1, 1)
        tones = ("#6c9cc0", "#a4d0dc", "#e8f8f0", "#fffdf0") if layer else ("#2c4c70", "#4a7ca0", "#84b8cc")
        c.stroke([(x + drift, start), (x + drift, (start + end) / 2), (x + drift * 1.1, end)], c.rng.choice(tones),
            c.rng.uniform(2, 6.5), 0.78)  # fmt: skip


def _bather(c: Pastel) -> None:
    """A small person in a small tub, scrubbing, with the face up to the water."""
    light = (-0.5, -0.8)
    skin: Ramp = ("#3a161a", "#8a4434", "#d88a5c", "#ffc894", "#fff0cc")
    tub: Ramp = ("#1c2438", "#54687c", "#a8bcc0", "#f4f0dc", "#fffdf4")
    with c.at(414, 1062, 0.98):
        c.rub(c.shape(ellipse(4, 62, 110, 18), 5) * 0.8, "#0c080c", 0.15)
        form(c, ellipse(0, -12, 92, 20), ("#142840", "#34607c", "#84b8c4"), 0.4, 0.2, light=light, width=3, edge=4)
        form(
            c,
            limb([(36, -50), (68, -72), (52, -116)], [22, 19, 15]),
            skin,
            0.5,
            0.36,
            light=light,
            size=6,
            width=3,
            edge=4,
        )
        form(
            c,
            limb([(60, -132), (30, -84), (22, -66)], [8, 7, 7]),
            ("#3a2010", "#a86c30", "#ffd088"),
            0.5,
            0.3,
            light=light,
            width=2,
            edge=3,
        )
        form(c, ellipse(24, -66, 14, 9), ("#3a2c18", "#c0a060", "#fff4c8"), 0.5, 0.36, light=light, width=2, edge=3)
        form(
            c,
            smooth([(-12, -54), (20, -62), (44, -50), (46, -6), (-12, -6)]),
            skin,
            0.52,
            0.36,
            light=light,
            size=9,
            width=3,
            edge=4,
        )
        head = smooth(
            [
                (-14, -88),
                (-10, -106),
                (6, -116),
                (26, -108),
                (32, -88),
                (24, -68),
                (6, -62),
                (-8, -70),
                (-14, -76),
                (-24, -84),
            ]
        )
        form(c, head, skin, 0.56, 0.36, light=light, size=9, width=3, edge=4)
        hair = smooth([(0, -114), (22, -122), (42, -104), (38, -76), (26, -66), (22, -88), (8, -104)])
        form(c, hair, ("#140a0c", "#4a2014", "#a8541c", "#f0a048"), 0.46, 0.36, light=light, size=6, width=3, edge=4)
        c.stroke([(-8, -94), (-2, -98), (4, -95)], "#2a0e0c", 3, 1.0)
        c.stroke([(-12, -76), (-6, -74), (0, -77)], "#8a241c", 4, 1.0)
        c.stroke([(6, -82), (12, -81)], "#f07850", 9, 0.4)
        form(
            c,
            smooth([(-82, -14), (-70, -48), (-52, -52), (-42, -14)]),
            skin,
            0.54,
            0.36,
            light=light,
            size=6,
            width=3,
            edge=4,
        )
        form(
            c,
            limb([(0, -44), (-28, -34), (-46, -40)], [19, 16, 12]),
            skin,
            0.56,
            0.36,
            light=light,
            size=5,
            width=3,
            edge=4,
        )
        for x in (-62, 62):
            form(c, ellipse(x, 56, 14, 13), ("#3a2008", "#c08828", "#ffdc80"), 0.5, 0.4, light=light, width=2, edge=3.5)
        bowl = smooth(
            [
                (-104, -14, 1),
                (-60, 0),
                (0, 6),
                (60, 0),
                (104, -14, 1),
                (94, 26),
                (62, 50),
                (0, 58),
                (-62, 50),
                (-94, 26),
            ]
        )
        form(c, bowl, tub, 0.52, 0.36, [(ellipse(50, 44, 60, 24), -0.2, 10)], light, 18, width=4, edge=5)
        form(
            c,
            limb([(-110, -18), (-60, -2), (0, 4), (60, -2), (110, -18)], 11),
            tub,
            0.68,
            0.34,
            light=light,
            size=3,
            width=3,
            edge=3,
        )
        for x, y, r in ((-30, -16, 9), (-14, -10, 7), (64, -14, 9), (50, -8, 7), (80, -18, 6), (-74, -16, 6)):
            form(c, ellipse(x, y, r, r), tub, 0.7, 0.34, light=light, width=2, edge=2.5, density=0.4)
    for _ in range(40):
        px, py = c.rng.gauss(415, 60), c.rng.uniform(1000, 1050)
        a = c.rng.uniform(-2.7, -0.4)
        c.stroke(
            [(px, py), (px + 9 * math.cos(a), py + 14 * math.sin(a))],
            mix("#bfe0e0", "#ffffff", c.rng.random()),
            2.4,
            0.8,
        )
