"""Scenes whose hero is a beast, in pastel, lit by what it keeps."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import circle, ellipse, limb, smooth
from painter.model import Camera, see
from painter.motifs.chalk import SKINS
from painter.noise import Array
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene
from painter.solid import Point3, Solid, ball, blend, carve, chain, common, egg, half, near, tube, turned, vector


def _at(*points: Point3) -> list[Array]:
    return [vector(point) for point in points]


# -- stag-lanterns ---------------------------------------------------------

_LANTERNS = (
    (-2.05, 2.55, -0.3),
    (-1.35, 3.30, -0.5),
    (-0.55, 3.05, -0.2),
    (0.35, 3.45, 0.5),
    (1.15, 2.85, 0.7),
    (1.75, 2.05, 0.9),
    (0.75, 2.05, 0.6),
)
_OUT = (-1.55, 0.55, 0.2)


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
    camera = Camera(400, 640, 140, eye=(-0.25, 0.02, 1), lens=11)
    _wood(c)
    view = see(_stag(), camera, (-1.0, 2.1, 2.4), reach=5.5, glow=3.4)
    pens: dict[str, Ramp] = {
        "hide": ("#160c0c", "#4a2418", "#8f4e28", "#cf8a48", "#f6cc8c"),
        "bib": ("#241a18", "#6a5040", "#b8956c", "#f0d8a8"),
        "horn": ("#1c1410", "#54402c", "#a88454", "#ecd09a", "#fff0cc"),
        "nose": ("#0a0809", "#241a1c", "#6a5450"),
        "eye": ("#060506", "#0c0a0c", "#1c1616"),
        "hoof": ("#0c0a0a", "#2c2220", "#6a564a"),
        "cloak": ("#0e1a2a", "#234660", "#4a8098", "#a8d0c4", "#f0f0d0"),
        "hat": ("#260c10", "#7a2020", "#c84a34", "#f89a64"),
        "skin": SKINS["pale"],
    }
    c.draw(view, pens, cool="#3f5a6a", ambient=0.26, width=4.6, length=26)
    x, y = camera.pixel((0.02, 1.20, 0.62))
    c.stroke([(x - 3, y - 3), (x - 1, y - 4)], "#fff0c8", 5, 1.0, taper=False)
    child = see(_flame_child(), camera, (-1.30, -1.30, 1.25), region=(20, 640, 420, 1160), step=2, reach=5.5, glow=1.15)
    c.draw(child, pens, cool="#3f5a6a", ambient=0.30, width=3.4, length=18)
    _leaves(c, camera)
    for k, spot in enumerate(_LANTERNS):
        _lantern(c, camera, spot, k, True)
    _lantern(c, camera, _OUT, 3, False)
    fx, fy = camera.pixel((-1.52, -1.35, 0.75))
    c.halo(fx, fy, 110, "#ffb850", 0.65, 40)
    c.stroke([(fx, fy + 10), (fx - 2, fy), (fx + 1, fy - 15)], "#ffca60", 11, 1.0)
    c.stroke([(fx, fy + 7), (fx, fy - 4)], "#fffbe6", 6, 1.0)


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


def _stag() -> dict[str, Solid]:
    body = blend(0.3, egg((3.0, -0.85, -0.1), (1.7, 0.95, 0.80)), egg((1.75, -1.05, 0.05), (0.80, 0.98, 0.66)))
    neck = chain(_at((1.75, -0.55, 0.05), (1.00, 0.20, 0.15), (0.42, 1.02, 0.24)), [0.74, 0.48, 0.36], 0.15)
    skull = blend(
        0.12,
        egg((0.12, 1.20, 0.28), (0.40, 0.34, 0.30), turned(0, 0, 28)),
        tube((0.0, 1.10, 0.32), (-0.78, 0.52, 0.44), 0.28, 0.17),
        egg((-0.82, 0.50, 0.45), (0.20, 0.18, 0.18)),
        egg((0.15, 0.90, 0.30), (0.30, 0.26, 0.24)),
    )
    socket = egg((0.00, 1.20, 0.62), (0.15, 0.10, 0.12))
    mouth = tube((-0.95, 0.40, 0.62), (-0.45, 0.60, 0.66), 0.022)
    brow = tube((-0.12, 1.32, 0.56), (0.16, 1.38, 0.54), 0.05)
    head = carve(blend(0.05, skull, brow), 0.03, socket, mouth)
    ears = [
        carve(
            egg(at, (0.40, 0.15, 0.10), turned(yaw, 0, roll)), 0.03, egg(hole, (0.30, 0.09, 0.08), turned(yaw, 0, roll))
        )
        for at, hole, yaw, roll in (
            ((0.66, 1.48, 0.42), (0.66, 1.48, 0.52), -10, 24),
            ((0.05, 1.72, -0.05), (0.02, 1.72, 0.06), 10, 118),
        )
    ]
    legs = [
        chain(
            _at((1.55, -1.45, 0.45), (0.86, -2.02, 0.50), (1.00, -2.75, 0.50), (0.92, -2.98, 0.50)),
            [0.42, 0.22, 0.13, 0.12],
            0.06,
        ),
        chain(_at((2.0, -1.5, -0.3), (1.95, -2.4, -0.3), (1.98, -3.35, -0.3)), [0.40, 0.20, 0.12], 0.06),
        ball((0.86, -2.02, 0.50), 0.23),
    ]
    hooves = [
        tube((0.92, -2.98, 0.50), (0.84, -3.18, 0.50), 0.13, 0.17),
        tube((1.98, -3.35, -0.3), (1.96, -3.52, -0.3), 0.13, 0.17),
    ]
    beams = [
        [(0.30, 1.46, 0.38), (0.72, 1.86, 0.55), (1.02, 2.45, 0.70), (0.92, 3.05, 0.65), (0.50, 3.62, 0.55)],
        [(0.62, 1.76, 0.50), (0.55, 2.10, 0.62), (0.72, 2.36, 0.62)],
        [(0.98, 2.35, 0.70), (1.42, 2.50, 0.80), (1.78, 2.40, 0.90)],
        [(0.98, 2.85, 0.68), (1.28, 3.10, 0.70), (1.18, 3.42, 0.70)],
        [(0.02, 1.50, 0.10), (-0.48, 1.86, -0.10), (-1.10, 2.16, -0.30), (-1.40, 2.85, -0.45), (-1.22, 3.60, -0.5)],
        [(-0.42, 1.82, -0.05), (-0.98, 1.45, 0.10), (-1.52, 1.22, 0.20)],
        [(-1.10, 2.16, -0.30), (-1.62, 2.52, -0.3), (-2.06, 2.86, -0.3)],
        [(-1.36, 2.70, -0.42), (-0.82, 2.98, -0.3), (-0.52, 3.40, -0.2)],
    ]
    horns = []
    for k, run in enumerate(beams):
        count = len(run)
        thick = 0.125 if k in (0, 4) else 0.085
        horns.append(chain(_at(*run), [thick * (1 - 0.72 * i / (count - 1)) for i in range(count)], 0.03))
    hide = blend(0.14, body, neck, blend(0.05, head, *ears), *legs)
    pale = blend(
        0.05,
        egg((1.05, -0.95, 0.40), (0.55, 1.15, 0.75), turned(0, 0, -32)),
        egg((-0.72, 0.30, 0.45), (0.60, 0.20, 0.5), turned(0, 0, 32)),
        egg((0.02, 1.19, 0.62), (0.22, 0.15, 0.2)),
    )

    def coat(light: bool) -> Solid:
        return lambda p: np.asarray(
            hide(p) + np.where((pale(p) + 0.04 * np.sin(p[:, 0] * 31) * np.sin(p[:, 1] * 27) < 0) == light, 0, 0.006),
            np.float32,
        )

    return {
        "hide": coat(False),
        "bib": coat(True),
        "horn": blend(0.04, *horns),
        "nose": egg((-0.98, 0.50, 0.50), (0.11, 0.11, 0.15)),
        "eye": ball((0.02, 1.19, 0.54), 0.085),
        "hoof": blend(0, *hooves),
    }


def _flame_child() -> dict[str, Solid]:
    x, y, z = -1.95, -3.05, 0.4
    coat = blend(
        0.08,
        tube((x, y + 0.95, z), (x - 0.04, y + 0.30, z), 0.22, 0.42),
        chain(
            _at((x + 0.12, y + 0.95, z + 0.1), (x + 0.34, y + 1.15, z + 0.25), (x + 0.40, y + 1.48, z + 0.33)),
            [0.13, 0.11, 0.10],
            0.03,
        ),
        chain(
            _at((x - 0.12, y + 0.92, z + 0.1), (x - 0.30, y + 0.60, z + 0.2), (x - 0.16, y + 0.42, z + 0.35)),
            [0.13, 0.11, 0.09],
            0.03,
        ),
    )
    coat = common(coat, half((x, y + 0.14, z), (0, -1, 0)))
    head = blend(
        0.03,
        egg((x + 0.03, y + 1.24, z + 0.08), (0.22, 0.26, 0.23)),
        egg((x + 0.25, y + 1.24, z + 0.16), (0.07, 0.05, 0.05)),
        egg((x + 0.12, y + 1.06, z + 0.14), (0.14, 0.12, 0.15)),
    )
    hat = blend(
        0.05,
        tube((x - 0.04, y + 1.42, z + 0.02), (x - 0.34, y + 2.00, z - 0.08), 0.23, 0.03),
        egg((x - 0.03, y + 1.42, z + 0.04), (0.27, 0.08, 0.27), turned(0, 0, 18)),
    )
    feet = [egg((x + s * 0.13, y + 0.05, z + 0.1), (0.11, 0.09, 0.16)) for s in (-1, 1)]
    hands = [ball((x + 0.41, y + 1.56, z + 0.34), 0.085), ball((x - 0.13, y + 0.40, z + 0.37), 0.075)]
    return {"cloak": coat, "hat": hat, "skin": blend(0, head, *hands), "hoof": blend(0, *feet)}


def _lantern(c: Pastel, camera: Camera, spot: Point3, k: int, lit: bool) -> None:
    """A small lantern on a wire."""
    x, y = camera.pixel(spot)
    r = 15 + 2 * (k % 3)
    c.stroke([(x + 2, y - 3.2 * r), (x, y - 1.5 * r)], "#1c1410", 2.5, 0.9, taper=False)
    if lit:
        c.halo(x, y, r * 6.2, "#ffae48", 0.62, 26)
        c.rub(c.shape(ellipse(x, y, r * 0.78, r * 1.1), 1.5) * 0.95, "#ffc860", 0.05)
        c.stroke([(x, y + r * 0.5), (x, y - r * 0.3)], "#fffbe6", r * 0.75, 1.0)
    else:
        c.rub(c.shape(ellipse(x, y, r * 0.78, r * 1.1), 1.5) * 0.9, "#2a3438", 0.1)
        c.stroke([(x - r * 0.4, y - r * 0.6), (x - r * 0.45, y + r * 0.3)], "#8fa4a4", 3, 0.8)
    for side in (-1, 1):
        c.stroke(
            [(x + side * r * 0.6, y - r * 1.1), (x + side * r * 0.85, y), (x + side * r * 0.6, y + r * 1.15)],
            "#20140e",
            4,
            1.0,
            taper=False,
        )
    c.stroke([(x - r * 0.8, y + r * 1.2), (x + r * 0.8, y + r * 1.2)], "#20140e", 6, 1.0, taper=False)
    c.stroke(
        [(x - r * 0.7, y - r * 1.15), (x, y - r * 1.6), (x + r * 0.7, y - r * 1.15)], "#2c1a10", 6, 1.0, taper=False
    )


def _leaves(c: Pastel, camera: Camera) -> None:
    """Autumn leaves in tufts on the tines."""
    tips = [
        (0.50, 3.62, 0.55),
        (1.18, 3.42, 0.7),
        (1.78, 2.42, 0.9),
        (-1.22, 3.60, -0.5),
        (-2.06, 2.86, -0.3),
        (-0.52, 3.40, -0.2),
        (0.72, 2.38, 0.6),
        (0.95, 2.9, 0.7),
        (-1.3, 2.6, -0.4),
        (-1.0, 1.5, 0.1),
        (-1.52, 1.25, 0.2),
    ]
    for tip in tips:
        x, y = camera.pixel(tip)
        for _ in range(13):
            a, r = c.rng.uniform(0, 6.28), abs(c.rng.gauss(0, 24))
            px, py, way = x + r * math.cos(a), y + r * 0.8 * math.sin(a), c.rng.uniform(0, 6.28)
            size = c.rng.uniform(8, 16)
            tone = c.rng.choice(("#7a2a18", "#b8481e", "#e0782a", "#f4b04a", "#ffd884"))
            c.stroke(
                [
                    (px, py),
                    (px + size * 0.5 * math.cos(way) + 2, py + size * 0.5 * math.sin(way)),
                    (px + size * math.cos(way), py + size * math.sin(way)),
                ],
                tone,
                size * 0.55,
                0.9,
            )


# -- moon-burrow -----------------------------------------------------------

_MOON = (-0.25, -0.75, 0.0)


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
    camera = Camera(400, 640, 158, eye=(0, 0.12, 1), lens=10)
    _earth(c, camera)
    _moon(c, camera)
    world = _quilt() | _rabbits()
    world["moon"] = ball(_MOON, 1.335)  # it has no chalks: the disc is drawn already
    lamp = (_MOON[0], _MOON[1] + 0.75, 1.95)
    view = see(world, camera, lamp, region=(20, 400, 790, 1180), reach=4, glow=2.2)
    pens: dict[str, Ramp] = {
        "red": ("#1c0a10", "#6a1c24", "#b83a34", "#ee8458", "#ffd4a0"),
        "gold": ("#20140a", "#7a4e18", "#c8902e", "#f6cc68", "#fff4c4"),
        "teal": ("#081a1c", "#14504e", "#2f8a7c", "#8accac", "#e4f8d8"),
        "violet": ("#140e22", "#3a2c5c", "#66589a", "#a898c4", "#ece0f0"),
        "fur": ("#1c1418", "#4e4040", "#8f7c6c", "#cbb698", "#f8ead0"),
        "young": ("#1c1010", "#5a3826", "#a06c42", "#dcae78", "#fff0d0"),
        "ear": ("#3a1a1c", "#8f4a48", "#d88a78", "#ffd0b0"),
        "eye": ("#060506", "#0c0a0c", "#181416"),
        "nose": ("#4a1c20", "#a8504c", "#e89a88"),
        "hem": ("#3a3028", "#a89878", "#f0e4c0", "#fffbe8"),
    }
    c.draw(view, pens, cool="#4a5878", ambient=0.36, width=4.2, length=24)
    for point in ((1.17, -0.10, 0.86), (-1.60, -1.02, 1.06)):
        x, y = camera.pixel(point)
        c.stroke([(x - 2, y - 2), (x, y - 3)], "#fffbe8", 5, 1.0, taper=False)
    for at, way in (((0.98, -0.34, 0.80), -1), ((-1.46, -1.24, 1.0), 1)):
        x, y = camera.pixel(at)
        for k in range(3):
            c.stroke(
                [(x, y + 4 * k), (x + way * 26, y - 3 + 8 * k), (x + way * 52, y + 2 + 13 * k)], "#e8dcc0", 1.8, 0.7
            )


def _earth(c: Pastel, camera: Camera) -> None:
    """Night above, soil with stones and roots below, and the hollow that the moon lights."""
    x, y = c.grid()
    mx, my = camera.pixel(_MOON)
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


def _seekers(c: Pastel) -> None:
    """A fox, a stag and an owl against the night."""
    ink = "#0a0e1a"
    fox = [
        (120, 316),
        (124, 282),
        (112, 262),
        (96, 258),
        (84, 244),
        (98, 240),
        (104, 224, 1),
        (114, 238),
        (124, 226, 1),
        (130, 246),
        (150, 262),
        (196, 264),
        (226, 250),
        (262, 262),
        (270, 278),
        (240, 274),
        (214, 284),
        (216, 316),
        (204, 316),
        (198, 288),
        (146, 290),
        (138, 316),
    ]
    c.rub(c.shape(smooth(fox), 0.8), "#3c1a14", 0.05)
    c.stroke([(252, 262), (268, 276), (250, 276)], "#e8d4b0", 7, 0.9)
    c.stroke([(112, 240), (130, 250), (160, 262), (200, 264), (236, 254), (262, 262)], "#c8703a", 4, 0.8)
    stag = [
        (372, 312),
        (376, 250),
        (362, 226),
        (366, 192),
        (350, 190),
        (334, 178),
        (352, 166),
        (372, 160),
        (388, 172),
        (392, 200),
        (410, 214),
        (470, 212),
        (496, 224),
        (500, 256),
        (506, 312),
        (494, 312),
        (486, 262),
        (474, 250),
        (412, 252),
        (396, 262),
        (388, 312),
    ]
    c.rub(c.shape(smooth(stag), 0.8), ink, 0.05)
    for run in (
        [(372, 164), (356, 128), (330, 112), (318, 86)],
        [(350, 124), (352, 98), (344, 78)],
        [(382, 164), (398, 130), (426, 116), (438, 88)],
        [(402, 128), (400, 104), (410, 82)],
    ):
        c.stroke(run, ink, 6, 1.0)
        c.stroke([(a - 1, b - 1) for a, b in run], "#6a86a0", 2, 0.7)
    c.stroke([(352, 168), (374, 160), (390, 176), (396, 204), (412, 214), (470, 212)], "#7a94a8", 3.5, 0.75)
    c.stroke([(600, 330), (604, 250), (596, 170), (604, 90)], ink, 22, 1.0, taper=False)
    c.stroke([(600, 200), (640, 176), (700, 172)], ink, 10, 1.0)
    c.rub(
        c.shape(
            smooth(
                [
                    (636, 170),
                    (630, 130),
                    (638, 108, 1),
                    (650, 116),
                    (664, 116),
                    (676, 106, 1),
                    (684, 132),
                    (676, 172),
                    (656, 180),
                ]
            ),
            0.8,
        ),
        ink,
        0.05,
    )
    for ex in (648, 667):
        c.rub(c.shape(circle(ex, 132, 7.5), 0.8), "#f0c860", 0.05)
        c.stroke([(ex - 1, 132), (ex + 1, 133)], "#0a0a0e", 6, 1.0, taper=False)


def _moon(c: Pastel, camera: Camera) -> None:
    """The moon itself, with its worn places."""
    x, y = camera.pixel(_MOON)
    r = 1.32 * camera.scale
    c.halo(x, y, 330, "#fff0c0", 0.5)
    disc = c.shape(circle(x, y, r), 1.4)
    gx, gy = c.grid()
    c.rub(disc, "#f0e2b4", 0.05)
    turn = np.asarray(np.arctan2(gy - y + 60, gx - x - 40) + 1.57, np.float32)
    c.hatch(
        c.flat("#fff8dc"),
        disc * np.asarray(np.clip(1.1 - np.hypot(gx - x + 30, gy - y + 50) / r, 0.1, 1), np.float32),
        700,
        44,
        9,
        turn,
        0.6,
        0.3,
        0.04,
        0.4,
    )
    for dx, dy, a, b in (
        (-70, -60, 44, 34),
        (20, -110, 26, 20),
        (60, -30, 52, 36),
        (-110, 20, 28, 30),
        (110, -90, 22, 18),
        (-20, 10, 30, 22),
    ):
        spot = c.shape(ellipse(x + dx, y + dy, a, b), 6) * disc
        c.rub(spot * 0.45, "#b8a47c", 0.3)
        c.hatch(c.flat("#c8b48a"), spot * 0.6, 40, 22, 6, turn, 0.45, 0.4, 0.06, 0.5)


def _quilt() -> dict[str, Solid]:
    """A quilt over the lower half of the moon, in patches of four colours."""
    cover = blend(
        0.35,
        ball(_MOON, 1.42),
        egg((-0.25, -1.95, 0.25), (2.25, 0.42, 1.35)),
        egg((0.65, -1.62, 0.9), (0.7, 0.45, 0.6)),
    )
    wave = half((-0.25, -0.62, 0), (-0.10, 1, 0.05))
    hollow = carve(cover, 0.02, ball(_MOON, 1.33))
    folds = [
        chain(_at((-0.9, -0.9, 1.25), (-1.15, -1.5, 1.30), (-1.5, -2.0, 1.3)), [0.01, 0.07, 0.02], 0.02),
        chain(_at((0.3, -0.8, 1.4), (0.35, -1.4, 1.5), (0.2, -2.1, 1.6)), [0.01, 0.07, 0.02], 0.02),
        chain(_at((1.0, -1.0, 0.8), (1.25, -1.5, 1.1), (1.3, -2.0, 1.3)), [0.01, 0.06, 0.02], 0.02),
    ]
    cloth = carve(common(hollow, wave), 0.08, *folds)

    def patch(wanted: int) -> Solid:
        def distance(p: Array) -> Array:
            column = np.floor((np.arctan2(p[:, 0] + 0.25, p[:, 2] + 0.9) + 3.2) * 3.4).astype(int)
            row = np.floor((p[:, 1] + 0.10 * p[:, 0] + 4.4 - 0.35 * p[:, 2]) * 2.1).astype(int)
            kind = np.mod(column + 2 * row + (row // 2), 4)
            return np.asarray(cloth(p) + np.where(kind == wanted, 0, 0.006), np.float32)

        return distance

    ring = [
        (
            -0.25 + 1.44 * math.cos(a),
            -0.62 - 0.07 + 0.10 * 1.44 * math.cos(a) + 0.03 * math.sin(5 * a),
            1.44 * math.sin(a),
        )
        for a in np.linspace(-0.3, 3.5, 25)
    ]
    return {name: patch(k) for k, name in enumerate(("red", "gold", "teal", "violet"))} | {
        "hem": chain(_at(*ring), [0.075] * 25, 0.02)
    }


def _rabbits() -> dict[str, Solid]:
    """The large one pulls the quilt up and lays a paw to its lips; the small one looks over the edge."""
    body = blend(
        0.22,
        egg((1.85, -1.25, 0.35), (0.62, 0.86, 0.58), turned(0, 0, 10)),
        egg((2.05, -1.62, 0.55), (0.56, 0.48, 0.48)),
        egg((1.55, -0.75, 0.42), (0.42, 0.46, 0.42)),
    )
    head = blend(
        0.10,
        egg((1.40, -0.12, 0.50), (0.40, 0.36, 0.35), turned(0, 0, 12)),
        egg((1.10, -0.28, 0.58), (0.24, 0.20, 0.22)),
        egg((1.16, -0.36, 0.66), (0.15, 0.13, 0.14)),
    )
    ears = [
        chain(
            _at((1.55, 0.12, 0.36), (1.82, 0.62, 0.28), (1.92, 1.10, 0.26), (1.86, 1.30, 0.28)),
            [0.13, 0.19, 0.14, 0.04],
            0.05,
        ),
        chain(
            _at((1.36, 0.18, 0.42), (1.40, 0.66, 0.45), (1.22, 1.02, 0.56), (0.98, 1.02, 0.66)),
            [0.13, 0.18, 0.14, 0.05],
            0.05,
        ),
    ]
    arms = [
        chain(_at((1.52, -0.86, 0.66), (1.16, -1.02, 1.00), (0.86, -0.82, 1.18)), [0.22, 0.16, 0.14], 0.05),
        chain(
            _at((1.72, -0.80, 0.75), (1.50, -0.98, 1.12), (1.06, -0.62, 1.06), (0.96, -0.48, 0.96)),
            [0.22, 0.17, 0.13, 0.11],
            0.05,
        ),
    ]
    paws = [tube((0.84 + 0.08 * k, -0.78 - 0.02 * k, 1.24), (0.80 + 0.08 * k, -0.90, 1.34), 0.055) for k in range(3)]
    foot = egg((1.55, -2.02, 0.95), (0.42, 0.13, 0.20), turned(-18))
    fur = blend(0.07, body, carve(head, 0.02, egg((1.17, -0.10, 0.90), (0.09, 0.08, 0.08))), *ears, *arms, *paws, foot)
    inner = [chain(_at((1.34, 0.34, 0.575), (1.36, 0.66, 0.60), (1.24, 0.90, 0.68)), [0.04, 0.09, 0.03], 0.02)]
    small = blend(
        0.08,
        egg((-1.80, -1.08, 0.72), (0.30, 0.27, 0.27)),
        egg((-1.60, -1.20, 0.84), (0.17, 0.14, 0.16)),
        egg((-1.95, -1.65, 0.60), (0.36, 0.52, 0.36)),
        chain(_at((-1.92, -0.88, 0.64), (-2.06, -0.46, 0.60), (-2.04, -0.18, 0.60)), [0.09, 0.13, 0.04], 0.04),
        chain(_at((-1.74, -0.86, 0.68), (-1.68, -0.46, 0.66), (-1.56, -0.22, 0.68)), [0.09, 0.13, 0.04], 0.04),
        chain(_at((-1.80, -1.45, 0.85), (-1.55, -1.46, 1.12), (-1.34, -1.40, 1.22)), [0.13, 0.10, 0.08], 0.03),
        chain(_at((-1.95, -1.45, 0.9), (-1.82, -1.56, 1.18), (-1.60, -1.52, 1.30)), [0.13, 0.10, 0.08], 0.03),
    )
    return {
        "fur": near((1.5, -0.6, 0.6), 2.2, fur),
        "young": near((-1.8, -1.0, 0.8), 1.3, small),
        "ear": blend(0, *inner, tube((-1.70, -0.70, 0.76), (-1.66, -0.46, 0.76), 0.05)),
        "eye": blend(0, ball((1.20, -0.10, 0.80), 0.075), ball((-1.62, -1.04, 0.99), 0.05)),
        "nose": blend(0, ball((0.90, -0.26, 0.64), 0.055), ball((-1.44, -1.17, 0.92), 0.042)),
    }
