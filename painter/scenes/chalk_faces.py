"""Scenes of very large faces, in pastel, lit from below."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from painter.geom import ellipse, poly, smooth
from painter.model import Camera, View, see
from painter.motifs.chalk import SKINS, chalks, creases, features, tooth_gaps
from painter.motifs.clench import Clench, bony_finger, clench_parts
from painter.motifs.faces import EYE_R, Face, Mouth, brow_line, lid_line, parts
from painter.noise import Array, blurred
from painter.pastel import Pastel, Ramp
from painter.scene import scene
from painter.solid import Point3, Solid, ball, blend, carve, chain, common, egg, half, near, placed, tube, turned

_FEET = (0.46, -2.00, 1.88)
_CANDLE = (0.15, -1.41, 1.77)
_GLEAM = (0.22, -1.75, 3.0)  # the candle, as its light reaches the face: a little nearer to the viewer
_HANDS = (
    ((-0.86, -1.40, 1.00), -10, (0.90, 1.05, 1.0, 0.86)),
    ((0.98, -1.44, 0.98), 12, (0.86, 1.0, 1.06, 0.94)),
)
_FRIGHT = Face(
    inner=(0.100, 0.088),
    outer=(-0.03, -0.01),
    lids=(1.0, 1.0),
    under=(0.72, 0.72),
    gaze=(0.08, -0.30),
    mouth=Mouth(0.24, 0.30, (-0.12, -0.15), 0.02, 0.9, 0.15, True, False),
    frown=0.0,
    jaw=1.12,
    chin=1.1,
    nose=0.62,
    nose_width=1.35,
    thick_brows=1.6,
    fat=0.45,
    age=0.0,
    ears=1.3,
    hair="none",
    yaw=7,
    pitch=5,
    roll=-7,
)


@scene(
    "small-caller",
    "Nothing to Be Afraid Of",
    motifs="giant face child candle bed blanket",
    themes="fear size courage night nightmare misunderstanding",
    moods="comic tense eerie",
    seed=84,
    medium=Pastel,
    alt="A giant in bed, seen very close, stares down with wide eyes and open mouth and pulls the striped blanket up "
    "to his chin with both hands. On the blanket a tiny child in a nightshirt comes towards him with a burning candle, "
    "which lights his face from below.",
    clues=("boo", "who's there?", "sleepwalking", "big coward", "bad dream", "house call"),
)
def small_caller(c: Pastel) -> None:
    c.paper("#17131f")
    camera = Camera(372, 412, 268, eye=(0, 0.16, 1), lens=9)
    _bedroom(c, camera)
    world: dict[str, Solid] = dict(parts(_FRIGHT))
    bed, caller = _bedclothes(), _sleepwalker()
    world |= bed | _grip()
    sheets = see(world | {"gown": caller["gown"]}, camera, _CANDLE, reach=4.0, glow=2.05)
    sheets = replace(sheets, key=sheets.key * 0.68)
    view = see(world, camera, _GLEAM, step=2, reach=4.0, glow=2.4)
    view = replace(view, key=blurred(view.key, 4) * (0.93 - 0.25 * view.of("fingers", "nails")))
    close = see(bed | caller, camera, _CANDLE, region=(390, 870, 620, 1190), step=2, reach=4.0, glow=2.05)
    hair = ("#0c0809", "#33160f", "#8a4a22", "#e0a050")
    pens = chalks("pale", hair, "#6f9a5a") | {
        "cloth": ("#150f22", "#2b2350", "#4a4a8c", "#8f9ac4", "#f0e6d0"),
        "stripe": ("#1c0c14", "#5c1a24", "#a8392e", "#e8804a", "#ffdc9a"),
        "hem": ("#241c2a", "#6a5a68", "#c8ac8c", "#fff0cc"),
        "pillow": ("#181626", "#3a3854", "#8a8290", "#e8d4b0"),
        "fingers": SKINS["pale"],
        "nails": ("#4a2420", "#c88a64", "#ffe8c4"),
        "gown": ("#0a1a20", "#14413f", "#2f7a6a", "#9ad0a0"),
        "child": ("#4a2018", "#a8623c", "#f0b070", "#ffe8b8"),
        "mop": ("#1a0c0a", "#5a2416", "#c8642c"),
        "wax": ("#b08850", "#fff0c0", "#fffbe8"),
    }
    flesh = ("skin", "lips", "teeth", "maw", "tongue", "eyes", "iris", "pupil", "fingers", "nails")
    small = ("gown", "child", "mop", "wax")
    cloths = {k: v for k, v in pens.items() if k not in (*flesh, *small)}
    c.draw(sheets, cloths, cool="#50587c", ambient=0.27, width=5.2, length=30)
    c.draw(view, {k: pens[k] for k in flesh}, "#564a78", 0.42, 0.9, 6.0, 46, 0.62)
    c.contour(view, flesh, "#2a0f18", 5, 0.85)
    _stare(c, camera, view)
    features(c, _FRIGHT, camera, "#4a2414", lit=0)
    tooth_gaps(c, view, _FRIGHT)
    _bristles(c, camera)
    _knuckle_lines(c, camera)
    _flame(c, camera)
    c.draw(close, {k: pens[k] for k in small}, "#50587c", 0.34, 1.2, 3.0, 14, 0.4)
    c.contour(close, small, "#0c0a14", 3, 0.8)
    _wick(c, camera)


def _bedroom(c: Pastel, camera: Camera) -> None:
    """A wall in candlelight, with the shadow of the head thrown up on it."""
    x, y = c.grid()
    at = camera.pixel(_CANDLE)
    light = np.exp(-(((x - at[0]) / 520) ** 2) - ((y - at[1]) / 560) ** 2)
    c.hatch(c.flat("#2c2440"), np.asarray(0.5 + 0 * x, np.float32), 1500, 110, 15, 1.15, 0.5, 0.1, 0.1, 0.2)
    c.hatch(c.flat("#6a4040"), np.asarray(light * 0.9, np.float32), 1300, 100, 13, 1.15, 0.55, 0.1, 0.1, 0.25)
    c.hatch(c.flat("#b4703c"), np.asarray(light**2.2, np.float32), 700, 80, 10, 1.15, 0.55, 0.1, 0.1, 0.25)
    shade = np.exp(-(((x - 190) / 330) ** 4) - ((y - 240) / 330) ** 4)
    c.rub(blurred(np.asarray(shade * 0.85, np.float32), 14), "#0f0c16", 0.2)


def _bedclothes() -> dict[str, Solid]:
    """The pillow, and the blanket over a large chest, in stripes that follow it."""
    body = blend(
        0.35,
        egg((0.05, -2.55, 0.25), (2.0, 1.15, 1.05)),
        egg((0.7, -2.75, 1.3), (1.2, 0.95, 0.9)),
        egg((-1.2, -2.9, 0.9), (0.9, 0.8, 0.9)),
    )
    folds = [
        chain([(-0.72, -1.50, 1.05), (-0.5, -1.95, 1.32), (-0.1, -2.5, 1.6)], [0.03, 0.09, 0.03], 0.03),
        chain([(0.52, -1.50, 1.1), (0.40, -1.8, 1.55), (0.2, -2.3, 1.9)], [0.03, 0.07, 0.03], 0.03),
        chain([(-1.0, -1.6, 0.9), (-1.25, -2.1, 1.3), (-1.3, -2.7, 1.6)], [0.02, 0.08, 0.03], 0.03),
    ]
    blanket = carve(body, 0.10, *folds)

    def striped(wanted: int) -> Solid:
        def distance(p: Array) -> Array:
            run = p[:, 0] * 1.55 + 0.22 * np.sin(p[:, 1] * 2.2 + p[:, 2]) + 0.25 * p[:, 2]
            kind = (np.mod(run, 1) < 0.42).astype(int)
            return np.asarray(blanket(p) + np.where(kind == wanted, 0, 0.006), np.float32)

        return distance

    hem = chain(
        [
            (-1.75, -1.66, 0.55),
            (-1.15, -1.44, 0.84),
            (-0.62, -1.38, 1.00),
            (-0.15, -1.45, 1.06),
            (0.35, -1.48, 1.06),
            (1.0, -1.46, 0.95),
            (1.8, -1.75, 0.5),
        ],
        [0.10, 0.10, 0.09, 0.08, 0.085, 0.10, 0.10],
        0.10,
    )
    pillow = blend(0.3, egg((-0.3, -0.5, -0.95), (1.75, 1.15, 0.45)), egg((0.9, -0.9, -0.8), (0.7, 0.7, 0.35)))
    return {"cloth": striped(0), "stripe": striped(1), "hem": hem, "pillow": pillow}


def _finger(at: Point3, lean: float, sizes: tuple[float, ...], k: int) -> list[Array]:
    """Joints of a finger over the hem, from the knuckle to the tip."""
    frame, s = turned(0, 0, lean), sizes[k]
    x, apart = (k - 1.5) * 0.195, (k - 1.5) * 0.035
    steps = (
        (x * 0.96, 0.16, -0.12),
        (x + apart * 0.3, 0.12 * s, 0.20),
        (x + apart * 0.8, -0.16 * s, 0.30),
        (x + apart, -0.37 * s, 0.22),
    )
    return [np.asarray(np.array(at) + frame @ np.array(step), np.float32) for step in steps]


def _grip() -> dict[str, Solid]:
    """Eight fingers over the hem, knuckles first."""
    flesh: list[Solid] = []
    nails: list[Solid] = []
    for at, lean, sizes in _HANDS:
        frame = turned(0, 0, lean)
        back = egg((at[0], at[1] + 0.04, at[2] - 0.34), (0.36, 0.18, 0.24), frame)
        fingers = [back]
        for k in range(4):
            run = _finger(at, lean, sizes, k)
            full = 0.100 * (0.85 + 0.15 * sizes[k])
            fingers.append(blend(0.02, bony_finger(run, full), ball(run[0], full * 1.2)))
            along = (run[3] - run[2]) / np.linalg.norm(run[3] - run[2])
            out = np.cross(frame @ np.array((1.0, 0, 0)), along)
            out = out if out[2] > 0 else -out
            ways = np.stack([np.cross(along, out), along, out], axis=1).astype(np.float32)
            nails.append(egg(run[3] + out * 0.052 - along * 0.01, (0.052, 0.072, 0.030), ways))
        flesh.append(near(at, 0.8, blend(0.03, *fingers)))
    return {"fingers": blend(0, *flesh), "nails": blend(0, *nails)}


def _knuckle_lines(c: Pastel, camera: Camera) -> None:
    """Folds of skin across the joints of the fingers."""
    for at, lean, sizes in _HANDS:
        for k in range(4):
            run = _finger(at, lean, sizes, k)
            for j in (1, 2):
                out = np.array((0, 0.55, 0.85)) if j == 1 else np.array((0, -0.05, 1.0))
                creases(c, camera, run[j], run[j - 1], run[j + 1], 0.108 if j == 1 else 0.098, "#7a3526", out)


def _stare(c: Pastel, camera: Camera, view: View) -> None:
    """Two wide eyes, drawn alike: white, iris, pupil, and the flame in both."""
    balls = view.of("eyes", "iris", "pupil")
    x, y = c.grid()
    for side in (-1, 1):
        centre = np.array(_FRIGHT.eye(side))
        look = np.array((_FRIGHT.gaze[0] - side * 0.03, _FRIGHT.gaze[1], 1.0))
        at = camera.pixel(_FRIGHT.at(centre + look / np.linalg.norm(look) * EYE_R))
        mid = camera.pixel(_FRIGHT.at(centre + np.array((0, 0, EYE_R))))
        r = camera.scale * EYE_R
        away = np.hypot(x - mid[0], y - mid[1]) / r
        here = np.asarray(balls * (away < 1.4), np.float32)
        c.rub(here, "#efe3c8", 0.1)
        shade = np.clip((mid[1] - y) / r * 0.9 - 0.1, 0, 0.8) + 0.5 * np.clip(away - 0.7, 0, 1)
        c.rub(np.asarray(here * np.clip(shade, 0, 0.75), np.float32), "#6a4a52", 0.15)
        for size, tone in ((0.54, "#23331f"), (0.47, "#6f9a4e"), (0.24, "#08060a")):
            disc = c.shape(ellipse(at[0], at[1], r * size, r * size), 1.0)
            c.rub(np.asarray(disc * here, np.float32), tone, 0.1)
        low = c.shape(ellipse(at[0], at[1] + r * 0.27, r * 0.30, r * 0.14), 3)
        c.rub(np.asarray(low * here * 0.7, np.float32), "#d8d878", 0.1)
        gleam = (at[0] + r * 0.10, at[1] + r * 0.16)
        c.stroke([gleam, (gleam[0], gleam[1] - r * 0.14)], "#fff2c0", r * 0.15, 1.0)


def _sleepwalker() -> dict[str, Solid]:
    """The child on the blanket: arms out, eyes closed, one foot before the other."""
    x, y, z = _FEET
    turn = turned(-112)

    def at(a: float, b: float, d: float) -> Array:
        return np.asarray(np.array((x, y, z)) + turn @ np.array((a, b, d)), np.float32)

    head = blend(
        0.02,
        ball(at(0, 0.60, 0.02), 0.095),
        egg(at(0, 0.575, 0.06), (0.07, 0.065, 0.07)),
        ball(at(0, 0.585, 0.125), 0.018),
        *(ball(at(s * 0.10, 0.59, 0.01), 0.024) for s in (-1, 1)),
    )
    arms = [
        chain([at(s * 0.09, 0.44, 0.02), at(s * 0.10, 0.39, 0.15), at(s * 0.06, 0.41, 0.26)], [0.05, 0.045, 0.04])
        for s in (-1, 1)
    ]
    hands = [ball(at(s * 0.05, 0.415, 0.30), 0.032) for s in (-1, 1)]
    feet = [egg(at(-0.05, 0.0, 0.09), (0.04, 0.03, 0.075), turn), egg(at(0.06, 0.0, -0.04), (0.04, 0.03, 0.07), turn)]
    gown = blend(0.03, tube(at(0, 0.44, 0), at(0, 0.12, 0.01), 0.075, 0.155), *arms)
    gown = common(gown, half(at(0, 0.04, 0), (0, -1, 0)))
    mop = carve(
        blend(0.02, ball(at(0, 0.635, -0.015), 0.112), ball(at(0.03, 0.74, -0.04), 0.045)),
        0.02,
        egg(at(0, 0.57, 0.12), (0.10, 0.085, 0.10)),
    )
    return {
        "gown": near(at(0, 0.3, 0.05), 0.5, gown),
        "child": near(at(0, 0.35, 0.1), 0.6, blend(0.01, head, *hands, *feet)),
        "mop": near(at(0, 0.65, 0), 0.25, mop),
        "wax": tube(at(0.0, 0.38, 0.32), at(0.0, 0.50, 0.32), 0.028),
    }


def _bristles(c: Pastel, camera: Camera) -> None:
    """Hair that stands on end, in tufts."""
    for _ in range(620):
        a, back = c.rng.uniform(-1.5, 1.58), c.rng.uniform(-0.55, 0.10)
        tuft = math.sin(a * 17 + 2 * math.sin(a * 5))
        root = np.array((0.69 * math.sin(a), 0.32 + 0.66 * math.cos(a), back))
        out = root - np.array((0, -0.05, back * 0.5))
        out = out / np.linalg.norm(out) + np.array((0.12 * tuft, 0.22, 0))
        long = (0.24 + 0.13 * math.cos(a * 17 + 2 * math.sin(a * 5))) * c.rng.uniform(0.7, 1.15)
        long *= 0.75 + 0.35 * abs(a) / 1.5
        run = [
            camera.pixel(_FRIGHT.at(root + out * long * t + np.array((0.10 * tuft * t * t, 0, 0))))
            for t in (-0.15, 0.3, 0.7, 1)
        ]
        lit = c.rng.random() < 0.22 + 0.35 * math.sin(a)
        tone = c.rng.choice(("#8a4a22", "#b8702e", "#e0a458") if lit else ("#1a0d0c", "#34170f", "#552816"))
        c.stroke(run, tone, c.rng.uniform(2.5, 5.5), 0.75)


def _flame(c: Pastel, camera: Camera) -> None:
    x, y = camera.pixel(_CANDLE)
    c.halo(x, y, 200, "#ffb850", 0.55, 70)


def _wick(c: Pastel, camera: Camera) -> None:
    """The candle itself, drawn last: nothing is as bright."""
    x, y = camera.pixel(_CANDLE)
    c.stroke([(x + 3, y + 62), (x + 3, y + 20)], "#f4dca8", 17, 1.0, taper=False)
    c.stroke([(x, y + 12), (x - 3, y), (x + 1, y - 16)], "#ffca60", 13, 1.0)
    c.stroke([(x, y + 9), (x - 1, y), (x + 1, y - 8)], "#fffbe6", 8, 1.0)


_CLOWN = Face(
    inner=(0.15, 0.12),
    outer=(-0.07, -0.10),
    lids=(0.03, 0.0),
    under=(0.30, 0.25),
    mouth=Mouth(0.30, 0.0, (-0.11, -0.15), 0.03, 1.35),
    frown=0.3,
    jaw=1.1,
    chin=1.1,
    nose=0.8,
    nose_width=1.2,
    fat=0.75,
    age=0.25,
    ears=1.2,
    hair="none",
    yaw=-17,
    pitch=3,
    roll=9,
)


@scene(
    "clown-rain",
    "Private Weather",
    motifs="clown umbrella rain flower tent",
    themes="sadness care performance growth solitude",
    moods="tender melancholy",
    seed=727,
    medium=Pastel,
    alt="A clown with closed eyes, a red nose, a mouth turned down and a ruff stands in a circus tent; "
    "under his umbrella it rains on the yellow flower that grows from his hat, and a paper boat floats on the brim.",
    clues=("show's over", "tears", "self care", "silver lining", "drip, drop", "after the circus"),
)
def clown_rain(c: Pastel) -> None:
    c.paper("#1c1420")
    camera = Camera(372, 655, 180, eye=(0, 0.0, 1), lens=9)
    _tent(c)
    world: dict[str, Solid] = dict(parts(_CLOWN)) | _clown_things()
    view = see(world, camera, (-0.72, 0.50, 0.72), reach=4.6)
    white: Ramp = ("#2c2430", "#6c5e68", "#b4a69c", "#eadfc8", "#fffaea")
    red: Ramp = ("#2a060c", "#7a141c", "#c42c2c", "#f0604a", "#ffb498")
    pens: dict[str, Ramp] = {
        "skin": white,
        "brows": white,
        "lips": ("#24060a", "#6a1218", "#a82426", "#d8503e"),
        "nose": red,
        "ruff": ("#262038", "#6a6280", "#b8b0ac", "#f0e6cc", "#fffcee"),
        "coat": ("#160c20", "#3a1e4a", "#6a3a72", "#a06a94"),
        "hat": ("#0c0a12", "#221c2c", "#463a4c", "#7a6a74"),
        "band": red,
        "dome": ("#06181c", "#124448", "#237a78", "#58b0a0", "#b4e0c0"),
        "under": ("#081014", "#10282e", "#1f464a", "#3c6a68"),
        "rod": ("#20140c", "#5a3c20", "#a87840", "#ecc888"),
        "petal": ("#7a4008", "#e09a18", "#ffcc3c", "#fff0a0"),
        "disc": ("#1c0e08", "#4a2810", "#8a5424"),
        "leaf": ("#0e2414", "#2a5a2c", "#6aa04c"),
        "glove": white,
        "pompom": ("#3a1408", "#a0481a", "#f08c3c", "#ffd090"),
    }
    c.draw(view, pens, cool="#4a5c86", ambient=0.30, width=5.0, length=28)
    _paint_face(c, camera)
    _curls(c, camera)
    _shower(c, camera)


def _tent(c: Pastel) -> None:
    """Broad dark stripes of a tent that run together above."""
    x, y = c.grid()
    angle = np.arctan2(x - 470, y + 420)
    stripe = np.asarray(np.clip(4 * np.sin(angle * 22) + 0.5, 0, 1), np.float32)
    heading = np.asarray(math.pi / 2 - angle, np.float32)
    light = np.exp(-(((x - 200) / 420) ** 2) - ((y - 640) / 520) ** 2)
    c.rub(np.asarray(0.85 + 0 * x, np.float32), "#2c1a24", 0.15)
    c.hatch(c.flat("#6a2428"), stripe, 1900, 90, 13, heading, 0.5, 0.05, 0.12, 0.3)
    c.hatch(c.flat("#6a4a38"), 1 - stripe, 1500, 90, 13, heading, 0.45, 0.05, 0.12, 0.3)
    c.hatch(c.flat("#b8502e"), np.asarray(stripe * light, np.float32), 900, 80, 11, heading, 0.5, 0.05, 0.1, 0.3)
    c.hatch(c.flat("#d09a58"), np.asarray((1 - stripe) * light, np.float32), 800, 80, 11, heading, 0.5, 0.05, 0.1, 0.3)


def _clown_things() -> dict[str, Solid]:
    """Nose, hat with flower and boat, ruff, coat, umbrella and the glove that holds it."""
    nose = _CLOWN.at((0.0, -0.20, 0.95))
    tilt = turned(-17, 6, 15)

    def hat(x: float, y: float, z: float) -> Array:
        return np.asarray(np.array((-0.14, 0.84, 0.02)) + tilt @ np.array((x, y, z)), np.float32)

    brim = blend(0.06, egg(hat(0, 0, 0), (0.86, 0.09, 0.80), tilt))
    brim = carve(brim, 0.05, egg(hat(0, 0.10, 0.45), (0.62, 0.07, 0.40), tilt))
    crown = blend(0.10, tube(hat(0, 0.05, -0.05), hat(0, 0.38, -0.05), 0.50, 0.46))
    band = tube(hat(0, 0.09, -0.05), hat(0, 0.13, -0.05), 0.525, 0.52)
    petals, top = [], hat(0.02, 1.02, 0.05)
    for k in range(11):
        a = k * math.tau / 11
        way = np.array((math.cos(a), math.sin(a), 0.30))
        petals.append(
            chain(
                [top + way * 0.14, top + way * 0.28, top + way * (0.42 + 0.03 * math.sin(3 * k))],
                [0.07, 0.10, 0.03],
                0.02,
            )
        )
    stem = chain([hat(0, 0.55, -0.05), hat(0.08, 0.75, -0.05), hat(0.02, 1.02, 0.0)], [0.05, 0.045, 0.04])
    leaves = [egg(hat(s * 0.20, 0.66 + 0.06 * s, 0), (0.20, 0.07, 0.05), turned(0, 0, 15 + s * 24)) for s in (-1, 1)]
    ruffles = []
    for row, (y, wide) in enumerate(((-1.18, 0.92), (-1.34, 1.14), (-1.52, 1.36))):
        for low in (0.0, 0.09):
            ring = [
                (
                    0.08 + (wide + 0.08 * math.sin(15 * a + 2 * row)) * math.cos(a),
                    y - low + 0.10 * math.sin(15 * a + 2 * row),
                    -0.10 + (wide * 0.85) * math.sin(a),
                )
                for a in np.linspace(0, math.tau, 121)
            ]
            ruffles.append(chain(ring, [0.085] * 121, 0.01))
    plate = egg((0.08, -1.40, -0.1), (1.20, 0.22, 1.0))
    coat = blend(
        0.25,
        egg((0.1, -2.75, -0.3), (1.85, 1.20, 0.9)),
        tube((1.2, -2.2, 0.0), (1.75, -2.9, 0.35), 0.42, 0.40),
        tube((1.75, -2.9, 0.35), (1.68, -2.02, 0.62), 0.34, 0.24),
    )
    tip, foot = np.array((0.62, 3.27, -0.1)), np.array((1.62, -2.6, 0.75))
    axis = (tip - foot) / np.linalg.norm(tip - foot)
    lean = turned(0, 0, -10)
    shell = egg((0.38, 2.02, 0.0), (1.95, 1.00, 1.65), lean)
    edge = half((0.38, 1.98, 0.0), (-0.17, -0.98, 0.0))
    scallops = [
        egg(
            (0.38 + 1.72 * math.cos(a) * 0.985, 1.93 + 1.72 * math.cos(a) * -0.17, 1.46 * math.sin(a)),
            (0.44, 0.16, 0.40),
            lean,
        )
        for a in np.linspace(0.2, math.tau + 0.2, 10)[:-1]
    ]
    ribs = [
        chain(
            [
                (0.62, 2.98, 0.0),
                (0.38 + 1.2 * math.cos(a), 2.74 - 0.2 * math.cos(a), 1.0 * math.sin(a)),
                (0.38 + 1.88 * math.cos(a), 2.02 - 0.33 * math.cos(a), 1.6 * math.sin(a)),
            ],
            [0.02, 0.035, 0.02],
            0.03,
        )
        for a in np.linspace(0.55, math.tau + 0.55, 10)[:-1]
    ]
    dome = carve(common(shell, edge), 0.04, *scallops, egg((0.38, 1.94, 0.0), (1.88, 0.95, 1.58), lean), *ribs)
    inner = common(egg((0.38, 2.0, 0.0), (1.87, 0.93, 1.57), lean), half((0.38, 2.1, 0), (-0.17, -0.98, 0)))
    hand = Clench(
        foot + axis * 0.55,
        -axis,
        (0.6, 0.35, 0.5),
        0.06,
        (1.98, -2.32, 0.55),
        [(1.85, -2.6, 0.4)],
        size=0.9,
        bony=0.0,
        arm_width=0.24,
    )
    glove = clench_parts(hand)["skin"]
    return {
        "nose": ball(nose, 0.18),
        "hat": blend(0.05, brim, crown),
        "band": band,
        "petal": blend(0.01, *petals),
        "disc": egg(top + np.array((0, 0, 0.06)), (0.17, 0.17, 0.10)),
        "leaf": blend(0.01, stem, *leaves),
        "ruff": blend(0.02, plate, *ruffles),
        "coat": coat,
        "dome": placed(dome, (0, 0.25, 0)),
        "under": placed(carve(inner, 0.02, egg((0.38, 1.9, 0.2), (1.8, 0.9, 1.6), lean)), (0, 0.25, 0)),
        "rod": tube(tip + axis * 0.22, foot, 0.05),
        "glove": glove,
        "pompom": blend(
            0.05,
            *(
                ball((0.12 + 0.05 * math.cos(k), -2.35 + 0.05 * math.sin(k * 2), 0.72 + 0.04 * k % 0.1), 0.17)
                for k in range(4)
            ),
        ),
    }


def _paint_face(c: Pastel, camera: Camera) -> None:
    """Greasepaint: blue wedges over and under the eyes, blush, lashes and thin brows."""

    def spot(x: float, y: float, z: float) -> tuple[float, float]:
        return camera.pixel(_CLOWN.at((x, y, z)))

    for side in (-1, 1):
        x = side * 0.30
        wedge = [(*spot(x - 0.10, 0.17, 0.74), 1), (*spot(x - 0.02, 0.62, 0.62), 1), (*spot(x + 0.09, 0.17, 0.74), 1)]
        drop = [(*spot(x - 0.07, -0.17, 0.70), 1), (*spot(x - 0.01, -0.52, 0.66), 1), (*spot(x + 0.07, -0.17, 0.70), 1)]
        for shape_ in (wedge, drop):
            cover = c.shape(smooth(shape_, tension=0.1), 1)
            c.rub(cover * 0.72, "#1f6a78", 0.25)
            c.hatch(c.flat("#4aa0a4"), cover * 0.8, 50, 20, 4, 1.4, 0.6, 0.2, 0.1, 0.4)
        bx, by = spot(side * 0.47, -0.32, 0.62)
        c.rub(c.shape(ellipse(bx, by, 34, 24), 9) * 0.45, "#d8584a", 0.35)
        line = [camera.pixel(_CLOWN.at(point)) for point in lid_line(_CLOWN, int(side > 0))]
        c.stroke(line, "#1c1018", 6.5, 0.95)
        for k in range(1, 8):
            px, py = line[k]
            c.stroke([(px, py), (px + side * 4 + (k - 4) * 1.5, py + 12)], "#1c1018", 2.6, 0.9)
        brow = [camera.pixel(_CLOWN.at(point)) for point in brow_line(_CLOWN, int(side > 0), 0.03)]
        c.stroke(brow, "#2a141c", 7, 0.9)
    x, y = camera.pixel((-0.40, 0.83, 0.72))
    for points, tone in (
        ([(-46, -4), (46, 6), (28, 26), (-26, 22)], "#f6ecd4"),
        ([(-14, -2), (6, -40), (18, 2)], "#fffaea"),
        ([(2, 0), (6, -40), (18, 2)], "#b4ab9c"),
        ([(0, 4), (46, 6), (28, 26), (4, 24)], "#c8bea8"),
    ):
        c.rub(c.shape(poly([(x + dx, y + dy) for dx, dy in points]), 0.7) * 0.96, tone, 0.15)
    c.stroke([(x - 46, y - 4), (x, y + 2), (x + 46, y + 6)], "#8a8078", 2.5, 0.8)
    tx, ty = spot(-0.36, -0.14, 0.72)
    c.stroke([(tx, ty), (tx - 2, ty + 30), (tx + 2, ty + 62)], "#dff0f0", 4, 0.8)


def _curls(c: Pastel, camera: Camera) -> None:
    """Orange hair in two clouds of curls."""
    for side in (-1, 1):
        for k in range(240):
            a = c.rng.uniform(0, math.tau)
            r = math.sqrt(c.rng.random())
            at = (side * (0.86 + 0.26 * r * math.cos(a)), 0.10 + 0.46 * r * math.sin(a), -0.15 + 0.1 * c.rng.random())
            if abs(at[0]) < 0.74:
                continue
            x, y = camera.pixel(_CLOWN.at(at))
            turn, size = c.rng.uniform(0, 6.28), c.rng.uniform(7, 15)
            run = [
                (x + size * math.cos(turn + t), y + size * 0.9 * math.sin(turn + t)) for t in (0, 0.9, 1.8, 2.7, 3.6)
            ]
            lit = 0.5 - 0.35 * math.sin(a) - 0.25 * math.cos(a) * 1.0
            early = k < 90
            tone = (
                c.rng.choice(("#2a0c0a", "#54180e", "#7a2812"))
                if early or c.rng.random() > lit
                else c.rng.choice(("#b8481c", "#e87a2c", "#ffb45c"))
            )
            c.stroke(run, tone, c.rng.uniform(3.5, 6), 0.85)


def _shower(c: Pastel, camera: Camera) -> None:
    """Rain that falls from the umbrella, breaks on hat and shoulders, and drips from the brim."""
    for k in range(230):
        across = c.rng.uniform(-1.45, 2.15)
        x, y = camera.pixel((across, 1.72 - 0.17 * (across - 0.38), c.rng.uniform(-0.5, 1.0)))
        start = y + c.rng.uniform(0, 640)
        tall = c.rng.uniform(20, 62)
        over_face = 220 < x < 560 and 470 < start < 840
        if over_face and k % 3:
            continue
        tone = c.rng.choice(("#5a8aa0", "#9cc4cc", "#e4f2ee"))
        c.stroke([(x, start), (x - 2, start + tall / 2), (x - 4, start + tall)], tone, c.rng.uniform(1.6, 3.2), 0.62)
    for _ in range(60):
        a = c.rng.uniform(0, math.pi)
        x, y = camera.pixel((-0.14 + 0.84 * math.cos(a), 0.85 + 0.84 * math.cos(a) * 0.24, 0.8 * math.sin(a)))
        c.stroke([(x, y), (x + c.rng.uniform(-7, 7), y - c.rng.uniform(6, 15))], "#e4f2ee", 2, 0.75)
