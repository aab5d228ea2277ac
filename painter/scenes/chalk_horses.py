"""Scenes of horses, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import ellipse, poly
from painter.model import Camera, see
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel
from painter.scene import scene
from painter.solid import (
    Point3,
    Solid,
    ball,
    blend,
    box,
    carve,
    chain,
    common,
    egg,
    grown,
    half,
    near,
    tube,
    turned,
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
    world: dict[str, Solid] = _ninth_horse() | _platform()
    view = see(world, camera, (-0.86, 0.62, 0.75), step=2, reach=5.2)
    pens = {
        "hide": ("#241c30", "#5a4c66", "#a89a96", "#e8d8b8", "#fff8e0"),
        "mane": ("#1c0812", "#5a1230", "#a82a44", "#e86a50", "#ffc07a"),
        "hooves": ("#140e10", "#4a3420", "#b8863a", "#ffe08a"),
        "saddle": ("#08201c", "#105048", "#209078", "#7ad0a4", "#e0f8c8"),
        "straps": ("#2a1408", "#8a4a14", "#e09a2c", "#ffe48a"),
        "pole": ("#2a1c0c", "#8a6420", "#e0b048", "#fff4b8"),
        "eye": ("#08060a", "#0e0c12", "#1c1820"),
        "deck": ("#1c1018", "#4a2424", "#944830", "#d88a48", "#ffd890"),
        "rim": ("#1c0a12", "#641824", "#b83a34", "#f08a54"),
        "seat": ("#1a0a0c", "#4a1a18", "#8a3a24", "#cf7a44", "#ffc888"),
        "post": ("#20160c", "#6a4a1c", "#c8963c", "#ffe490"),
    }
    ground = {k: v for k, v in pens.items() if k in ("deck", "rim", "post")}
    horse = {k: v for k, v in pens.items() if k not in ground}
    c.draw(view, ground, cool="#4a5488", ambient=0.28, width=4.6, length=26)
    c.draw(view, horse, "#4a5488", 0.30, 0.9, 4.6, 34, 0.6)
    c.contour(view, tuple(k for k in horse if k != "eye"), "#100c1c", 4, 0.85)
    _finish(c, camera)
    _hair(c, camera)
    x, y = camera.pixel((1.74, 1.68, 0.24))
    c.rub(c.shape(ellipse(x, y, 11, 9), 1), "#0c080e", 0.1)
    c.stroke([(x - 15, y + 1), (x - 5, y - 10), (x + 7, y - 9), (x + 14, y + 1)], "#1a0f18", 4, 1.0)
    c.stroke([(x - 10, y + 10), (x, y + 13), (x + 10, y + 8)], "#8a7a80", 3, 0.8)
    c.stroke([(x + 2, y - 4), (x + 4, y - 3)], "#fff8e8", 5, 1.0, taper=False)


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


def _trunk() -> Solid:
    """Barrel, croup, withers and chest of the carved horse."""
    return blend(
        0.20,
        egg((-0.84, 0.26, 0), (0.52, 0.50, 0.44), turned(0, 0, 8)),
        egg((-0.02, 0.13, 0), (0.84, 0.47, 0.47), turned(0, 0, 4)),
        egg((0.66, 0.20, 0), (0.46, 0.55, 0.42)),
        tube((0.36, 0.52, 0), (0.72, 0.62, 0), 0.13, 0.16),
    )


def _leg(*points: Point3, radii: tuple[float, ...]) -> Solid:
    """Bones of a leg: the joints stand out, the cannon between them is thin."""
    return chain(_at(*points), radii, 0.035)


def _legs() -> tuple[list[Solid], list[Solid]]:
    """Four legs with their hooves: the near foreleg steps down, the far one is lifted, the hind ones push."""
    fore = (0.24, 0.185, 0.125, 0.118, 0.074, 0.094, 0.07)
    hind = (0.40, 0.27, 0.155, 0.125, 0.082, 0.098, 0.074)
    legs = [
        _leg((1.00, 0.02, -0.20), (0.86, -0.26, -0.24), (1.18, -0.44, -0.26), (1.36, -0.55, -0.26),
            (1.26, -0.86, -0.26), (1.20, -1.10, -0.26), (1.08, -1.20, -0.26), radii=fore),
        _leg((1.00, 0.02, 0.22), (0.76, -0.26, 0.27), (0.92, -0.62, 0.29), (1.02, -0.94, 0.30),
            (1.13, -1.26, 0.30), (1.22, -1.53, 0.30), (1.33, -1.69, 0.30), radii=fore),
        _leg((-0.88, 0.16, 0.22), (-0.66, -0.20, 0.28), (-1.02, -0.60, 0.30), (-1.22, -0.80, 0.30),
            (-1.20, -1.10, 0.30), (-1.16, -1.38, 0.30), (-1.05, -1.51, 0.30), radii=hind),
        _leg((-0.74, 0.14, -0.22), (-0.40, -0.26, -0.27), (-0.66, -0.64, -0.28), (-0.80, -0.86, -0.28),
            (-0.70, -1.14, -0.28), (-0.60, -1.40, -0.28), (-0.48, -1.52, -0.28), radii=hind),
        tube((-1.22, -0.80, 0.30), (-1.33, -0.68, 0.30), 0.09, 0.06),
        tube((-0.80, -0.86, -0.28), (-0.92, -0.74, -0.28), 0.09, 0.06),
        tube((-1.33, -0.68, 0.30), (-1.06, -0.42, 0.30), 0.05, 0.09),
        tube((0.66, 0.56, 0.24), (1.04, 0.06, 0.26), 0.17, 0.20),
        tube((-0.96, 0.50, 0.22), (-0.64, -0.10, 0.28), 0.20, 0.26),
    ]  # fmt: skip
    hooves = [
        tube(p, q, 0.095, 0.145)
        for p, q in (
            ((1.05, -1.22, -0.26), (0.94, -1.27, -0.26)),
            ((1.36, -1.72, 0.30), (1.43, -1.84, 0.30)),
            ((-1.03, -1.53, 0.30), (-0.97, -1.65, 0.30)),
            ((-0.46, -1.54, -0.28), (-0.40, -1.65, -0.28)),
        )
    ]
    return legs, [common(hoof, half((0, -1.70 if k > 1 else -1.90, 0), (0, -1, 0))) for k, hoof in enumerate(hooves)]


def _horse_head() -> Solid:
    """A long wedge of a head: broad cheek, fine muzzle, ears up."""
    ears = [tube((1.42, 1.84, 0.08 + s * 0.11), (1.42, 2.13, 0.08 + s * 0.15), 0.075, 0.02) for s in (-1, 1)]
    skull = blend(
        0.07,
        egg((1.56, 1.56, 0.08), (0.25, 0.27, 0.155), turned(0, 0, -12)),
        tube((1.54, 1.70, 0.08), (2.16, 1.40, 0.10), 0.165, 0.115),
        tube((1.62, 1.42, 0.08), (2.10, 1.26, 0.10), 0.10, 0.075),
        egg((2.21, 1.36, 0.10), (0.135, 0.14, 0.125), turned(0, 0, -20)),
        ball((2.14, 1.24, 0.10), 0.085),
        tube((1.64, 1.80, 0.20), (1.84, 1.72, 0.20), 0.05, 0.03),
        tube((1.66, 1.58, 0.20), (1.98, 1.44, 0.19), 0.045, 0.03),
        *ears,
    )
    nostril = egg((2.30, 1.38, 0.19), (0.035, 0.05, 0.05))
    mouth = tube((2.02, 1.30, 0.24), (2.34, 1.25, 0.18), 0.014)
    return carve(skull, 0.015, nostril, mouth)


def _ninth_horse() -> dict[str, Solid]:
    """A carved horse: it steps to the right, head turned up the hill."""
    trunk = _trunk()
    neck = chain(_at((0.78, 0.30, 0), (1.04, 0.86, 0.02), (1.24, 1.26, 0.05), (1.44, 1.62, 0.08)),
        [0.44, 0.33, 0.25, 0.20], 0.08)  # fmt: skip
    legs, hooves = _legs()
    hide = blend(0.07, blend(0.14, trunk, neck), *legs)
    hide = blend(0.06, hide, _horse_head())
    mane = chain(_at((1.42, 1.86, 0.08), (1.18, 1.58, 0.08), (0.94, 1.14, 0.08), (0.70, 0.78, 0.06)),
        [0.10, 0.15, 0.17, 0.09], 0.05)  # fmt: skip
    tail = chain(_at((-1.28, 0.46, 0), (-1.56, 0.50, 0.04), (-1.76, 0.14, 0.06), (-1.80, -0.36, 0.06),
        (-1.92, -0.86, 0.06)), [0.09, 0.15, 0.20, 0.17, 0.03], 0.05)  # fmt: skip
    cloth = common(grown(trunk, 0.035), box((-0.02, 0.50, 0), (0.46, 0.56, 0.9), 0.06))
    hem = common(grown(trunk, 0.05), box((-0.02, 0.50, 0), (0.50, 0.60, 0.9), 0.06))
    hem = carve(hem, 0, box((-0.02, 0.54, 0), (0.42, 0.56, 1.2), 0.06))
    seat = blend(
        0.07,
        egg((-0.02, 0.63, 0), (0.36, 0.10, 0.28)),
        egg((-0.36, 0.76, 0), (0.09, 0.19, 0.25), turned(0, 0, -24)),
        egg((0.32, 0.72, 0), (0.07, 0.15, 0.13), turned(0, 0, 16)),
        common(grown(trunk, 0.075), egg((0.02, 0.36, 0.45), (0.25, 0.36, 0.3))),
    )
    girth = common(grown(trunk, 0.022), box((0.20, -0.2, 0), (0.055, 0.5, 0.9)))
    breast = common(grown(hide, 0.022), box((0.84, 0.30, 0), (0.60, 0.05, 0.9), 0, turned(0, 0, 14)))
    rein = chain(_at((2.05, 1.34, 0.22), (1.52, 0.98, 0.34), (0.92, 0.78, 0.34), (0.36, 0.74, 0.12)), [0.024] * 4, 0.01)
    head = _horse_head()
    bands = [
        common(grown(head, 0.02), box((2.00, 1.42, 0.1), (0.035, 0.4, 0.4), 0, turned(0, 0, -24))),
        common(grown(head, 0.02), box((1.50, 1.62, 0.1), (0.035, 0.42, 0.4), 0, turned(0, 0, -14))),
        chain(_at((1.56, 1.50, 0.26), (1.98, 1.38, 0.22)), [0.022] * 2),
        ball((1.99, 1.36, 0.22), 0.05),
    ]
    stirrup = blend(
        0,
        tube((0.06, 0.02, 0.60), (0.06, -0.30, 0.58), 0.022),
        chain(_at((-0.06, -0.52, 0.58), (-0.05, -0.38, 0.58), (0.06, -0.30, 0.58), (0.17, -0.38, 0.58),
            (0.18, -0.52, 0.58), (-0.06, -0.52, 0.58)), [0.026] * 6),
    )  # fmt: skip
    splinters = [
        tube((0.02 + x, 1.56, z), (0.02 + x * 1.3, high, z), 0.034, 0.006)
        for x, z, high in ((-0.035, 0.03, 1.86), (0.035, 0.02, 1.70), (0.0, -0.03, 1.78))
    ]
    pole = blend(
        0,
        tube((0.02, -0.95, 0), (0.02, 1.60, 0), 0.068),
        ball((0.02, 0.76, 0), 0.115),
        egg((0.02, -0.36, 0), (0.12, 0.06, 0.12)),
        tube((0.02, -0.95, 0), (-0.02, -1.08, 0.02), 0.06, 0.01),
        *splinters,
    )
    return {
        "hide": hide,
        "mane": blend(0, mane, tail),
        "hooves": blend(0, *hooves),
        "saddle": near((0, 0.3, 0), 1.0, cloth),
        "seat": near((0, 0.45, 0), 1.0, seat),
        "straps": blend(0, near((0, 0.3, 0), 1.0, hem), near((0.2, 0, 0), 1.0, girth), near((0.9, 0.3, 0), 1.0, breast),
            rein, near((1.75, 1.5, 0.1), 0.7, blend(0, *bands)), stirrup),
        "pole": pole,
        "eye": ball((1.74, 1.68, 0.195), 0.062),
    }  # fmt: skip


def _hair(c: Pastel, camera: Camera) -> None:
    """Mane, forelock and tail, lock by lock."""
    tones: tuple[Color, ...] = ("#5a1230", "#8a1e3c", "#a82a44", "#d8504a", "#f08a5a", "#ffc07a")
    for _ in range(150):
        t, f = c.rng.random(), c.rng.random()
        x, y = 1.47 - 0.76 * t, 1.98 - 1.16 * t + 0.05 * math.sin(t * 3)
        wave = 0.05 * math.sin(t * 21)
        run = _at((x, y, 0.1), (x - 0.16, y + 0.02 + wave, 0.2), (x - 0.27 - 0.08 * f, y - 0.20 + wave, 0.26),
            (x - 0.24 - 0.16 * f, y - 0.46 - 0.1 * f, 0.28))  # fmt: skip
        tone = tones[min(5, int(6 * (0.2 + 0.6 * c.rng.random()) * (0.7 + 0.5 * f)))]
        c.stroke([camera.pixel(p) for p in run], tone, c.rng.uniform(3.5, 7), 0.9)
    for k in range(26):
        f = k / 26
        run = _at((1.44, 1.98, 0.14), (1.60, 1.98 - 0.05 * f, 0.24), (1.66 + 0.06 * f, 1.84 - 0.04 * f, 0.28))
        c.stroke([camera.pixel(p) for p in run], tones[1 + k % 5], 4, 0.9)
    for _ in range(120):
        f, g = c.rng.uniform(-1, 1), c.rng.random()
        run = _at((-1.26, 0.48 + 0.05 * f, 0.05), (-1.54 - 0.05 * f, 0.50 + 0.12 * f, 0.10),
            (-1.78 - 0.14 * f, 0.10 + 0.1 * f, 0.14), (-1.82 - 0.17 * f, -0.40, 0.14),
            (-1.98 - 0.20 * f, -0.72 - 0.30 * g, 0.12))  # fmt: skip
        tone = tones[min(5, max(0, int(2.6 - 1.6 * f + c.rng.gauss(0, 0.9))))]
        c.stroke([camera.pixel(p) for p in run], tone, c.rng.uniform(3, 6.5), 0.88)


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
