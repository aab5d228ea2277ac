"""Scenes of hands that hold on, very large, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.model import Camera, see
from painter.motifs.chalk import SKINS, creases
from painter.motifs.clench import Clench, clench_parts
from painter.palette import mix
from painter.pastel import Pastel
from painter.scene import scene
from painter.solid import Solid, ball, blend, carve, chain, egg, half, near, tube, turned, vector

_LEFT, _RIGHT = np.array((-0.86, -0.16, 0.0)), np.array((0.86, 0.42, 0.0))


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
    camera = Camera(400, 420, 225, eye=(0, -0.12, 1), lens=8)
    _red_sky(c)
    _dry_hill(c)
    _downpour(c, camera, 0)
    rope = _RIGHT - _LEFT
    over = Clench(
        _LEFT,
        rope,
        (-0.28, 1, -0.15),
        0.25,
        (-1.18, 0.56, -0.30),
        [(-1.52, 1.45, -0.3), (-1.80, 2.6, -0.3)],
        size=1.04,
        bony=0.9,
        arm_width=0.27,
        jointed=True,
    )
    other = Clench(
        _RIGHT,
        -rope,
        (0.24, 1, -0.15),
        0.25,
        (1.16, 1.12, -0.30),
        [(1.46, 1.92, -0.3), (1.74, 3.0, -0.3)],
        size=1.04,
        bony=0.9,
        arm_width=0.27,
        jointed=True,
    )
    first, second = clench_parts(over), clench_parts(other)
    world: dict[str, Solid] = {
        "skin": first["skin"],
        "other": second["skin"],
        "nails": first["nails"],
        "nails2": second["nails"],
        "cloud": _wet_cloud(),
        "sleeve": blend(0.05, *_cuff((-1.57, 1.66, -0.3), (-0.25, 1, 0)), *_cuff((1.42, 1.78, -0.3), (0.25, 1, 0))),
    }
    view = see(world, camera, (-0.62, 0.60, 0.70), step=2, reach=3.6)
    skin = ("#1a0c0c", "#4a2018", "#80402a", "#b8714a", "#e6ac78", "#ffe4b8")
    pens = {
        "skin": skin,
        "other": skin,
        "nails": ("#5a3024", "#cf9470", "#ffe6c8"),
        "nails2": ("#5a3024", "#cf9470", "#ffe6c8"),
        "cloud": ("#141c2c", "#2f4560", "#5f829a", "#a3c0c4", "#e8efe0", "#fffdf0"),
        "sleeve": ("#241418", "#6a3a3c", "#c08a70", "#f4e0b8"),
    }
    flesh = ("skin", "other", "nails", "nails2")
    c.draw(view, {k: v for k, v in pens.items() if k not in flesh}, "#3f557c", 0.30, width=5.4, length=30)
    c.draw(view, {k: pens[k] for k in flesh}, "#3f557c", 0.30, 0.9, 5.4, 44, 0.6)
    c.contour(view, (*flesh, "sleeve"), "#1c0c10", 5, 0.85)
    for hand in (over, other):
        _age_lines(c, camera, hand)
    _downpour(c, camera, 1)
    _bather(c)


def _age_lines(c: Pastel, camera: Camera, hand: Clench) -> None:
    """Folds over the joints of the fingers, and sinews over the back of the hand."""
    _, v, w = hand.ways()
    for k in range(4):
        joints = hand.finger(k)
        full = (0.092, 0.106, 0.112, 0.108)[k] * hand.size
        if k:
            creases(c, camera, joints[2], joints[1], joints[3], full * 0.95, "#7a3c28", w)
        shine = camera.pixel(joints[1] + (w * 1.4 + v) / 1.72 * full)
        c.stroke([(shine[0] - 9, shine[1] + 1), (shine[0] + 9, shine[1] - 2)], "#fff0d0", 9, 0.6)
        back = vector(hand.wrist) * 0.7 + joints[0] * 0.3
        run = [joints[0] * t + back * (1 - t) + (w * 0.6 + v) * 0.11 for t in (0.8, 0.5, 0.2)]
        c.stroke([camera.pixel(p) for p in run], "#ffe9c4", 8, 0.42)
        c.stroke([(x + 9, y + 4) for x, y in (camera.pixel(p) for p in run)], "#a86a44", 5, 0.45)


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


def _wet_cloud() -> Solid:
    """A cloud twisted to a rope between the fists, with its loose ends beyond them."""
    axis = (_RIGHT - _LEFT) / np.linalg.norm(_RIGHT - _LEFT)
    side = np.array((-axis[1], axis[0], 0))
    front = np.array((0, 0, 1.0))
    strands = []
    for k in range(3):
        run, wide = [], []
        for t in np.linspace(-0.10, 1.10, 22):
            a = k * math.tau / 3 + t * 8.5
            middle = abs(t - 0.5) * 2
            off = 0.10 + 0.10 * max(0, 1 - middle**2)
            run.append(_LEFT + (_RIGHT - _LEFT) * t + (side * math.cos(a) + front * math.sin(a)) * off)
            wide.append(0.15 + 0.03 * max(0, 1 - middle**2))
        strands.append(chain(run, wide, 0.02))
    rope = blend(0.012, *strands)
    puffs = [
        (-1.18, -0.42, 0.00, 0.33),
        (-1.42, -0.28, -0.05, 0.34),
        (-1.36, -0.64, 0.20, 0.36),
        (-1.05, -0.72, 0.25, 0.28),
        (-1.66, -0.52, 0.05, 0.30),
        (-1.22, -0.98, 0.22, 0.24),
        (-1.54, -0.92, 0.12, 0.25),
        (-1.02, -0.16, -0.12, 0.25),
        (1.12, 0.28, 0.12, 0.33),
        (1.42, 0.36, 0.0, 0.33),
        (1.36, 0.00, 0.20, 0.35),
        (1.06, -0.06, 0.25, 0.27),
        (1.68, 0.16, 0.05, 0.30),
        (1.22, -0.34, 0.22, 0.25),
        (1.58, -0.26, 0.12, 0.26),
    ]
    ends = blend(0.07, *(ball((x, y, z), r) for x, y, z, r in puffs))
    return blend(0.10, rope, ends)


def _cuff(at: tuple[float, float, float], way: tuple[float, float, float]) -> list[Solid]:
    """A sleeve rolled up to the elbow."""
    along = np.array(way) / np.linalg.norm(way)
    return [
        tube(
            np.array(at) + along * (0.13 * k), np.array(at) + along * (0.13 * k + 0.02), 0.40 + 0.015 * math.sin(2 * k)
        )
        for k in range(9)
    ]


def _downpour(c: Pastel, camera: Camera, layer: int) -> None:
    """Water that runs together under the rope and falls in strings and drops."""
    for k in range(150 if layer else 210):
        t = min(1.0, max(0.0, c.rng.gauss(0.5, 0.17)))
        x, y = camera.pixel(_LEFT + (_RIGHT - _LEFT) * t + np.array((0, -0.26, 0.1)))
        start = y + (c.rng.uniform(-14, 10) if k % 3 == 0 else c.rng.uniform(10, 440))
        end = min(start + c.rng.uniform(24, 120), 1075 + c.rng.uniform(-20, 20))
        if end < start + 10:
            continue
        drift = (start - y) * 0.018 * c.rng.uniform(-1, 1)
        tone = c.rng.choice(
            ("#5f8aa6", "#8fb8c4", "#dcebe2", "#fffdf0") if layer else ("#2f5068", "#4a7690", "#7aa4b4")
        )
        c.stroke(
            [(x + drift, start), (x + drift, (start + end) / 2), (x + drift * 1.1, end)],
            tone,
            c.rng.uniform(1.6, 4.6),
            0.72,
        )


def _bather(c: Pastel) -> None:
    """A small person in a small tub."""
    camera = Camera(415, 1072, 62, eye=(0, 0.35, 1), lens=9)
    bowl = carve(
        egg((0, 0.05, 0), (1.15, 0.75, 0.62)),
        0.02,
        half((0, 0.32, 0), (0, -1, 0)),
        egg((0, 0.22, 0), (1.02, 0.62, 0.50)),
    )
    rim = chain([(1.10 * math.cos(a), 0.33, 0.58 * math.sin(a)) for a in np.linspace(0, 6.283, 25)], [0.06] * 25, 0.02)
    feet = [ball((x, -0.66, z), 0.13) for x in (-0.6, 0.6) for z in (-0.3, 0.35)]
    body = blend(
        0.06,
        egg((0.25, 0.55, 0), (0.27, 0.42, 0.22)),
        egg((0.18, 1.12, 0.05), (0.22, 0.26, 0.23)),
        tube((0.24, 0.85, 0), (0.2, 1.0, 0), 0.09),
        ball((0.07, 1.14, 0.24), 0.05),
        chain([(0.42, 0.78, 0.1), (0.72, 1.02, 0.1), (0.70, 1.40, -0.02)], [0.09, 0.08, 0.07], 0.03),
        chain([(0.08, 0.76, 0.16), (-0.22, 0.50, 0.32), (-0.50, 0.44, 0.30)], [0.09, 0.08, 0.07], 0.03),
        chain([(-0.45, 0.30, 0.1), (-0.62, 0.66, 0.05), (-0.80, 0.30, 0.05)], [0.13, 0.12, 0.1], 0.03),
    )
    world: dict[str, Solid] = {
        "tub": blend(0.02, bowl, rim),
        "feet": blend(0, *feet),
        "skin": near((0.1, 0.8, 0), 1.4, body),
        "water": egg((0, -0.28, 0), (1.0, 0.62, 0.5)),
        "hair": egg((0.24, 1.22, -0.02), (0.24, 0.22, 0.24), turned(0, 0, -20)),
        "brush": tube((0.66, 1.62, -0.1), (0.30, 0.62, -0.34), 0.04),
    }
    view = see(world, camera, (-0.55, 0.85, 0.55), region=(300, 940, 540, 1150), step=1, reach=3)
    pens = {
        "tub": ("#1c2430", "#5a7080", "#b8c8c4", "#fffaf0"),
        "feet": ("#2a1810", "#a8742c", "#ffd878"),
        "skin": SKINS["pale"],
        "water": ("#1c3a4c", "#5a98a8", "#dff0e4"),
        "hair": ("#140c10", "#3a1c18", "#7a4028"),
        "brush": ("#3a2414", "#b88844", "#ffe0a0"),
    }
    c.draw(view, pens, cool="#5a7ab0", ambient=0.4, width=2.2, length=9)
    for _ in range(36):
        x, y = c.rng.gauss(415, 44), c.rng.uniform(1020, 1056)
        a = c.rng.uniform(-2.7, -0.4)
        c.stroke(
            [(x, y), (x + 9 * math.cos(a), y + 13 * math.sin(a))], mix("#bfe0e0", "#ffffff", c.rng.random()), 2, 0.8
        )
