"""Scenes of bodies that weigh something, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import poly, smooth
from painter.model import Camera, see
from painter.motifs.chalk import SKINS, features
from painter.motifs.clench import bony_finger
from painter.motifs.faces import Face, Mouth, parts
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene
from painter.solid import Point3, Solid, ball, blend, box, carve, chain, egg, half, near, placed, tube, turned, vector

_ASLEEP = Face(
    inner=(0.03, 0.05),
    outer=(-0.04, -0.05),
    lids=(0.02, 0.0),
    under=(0.25, 0.25),
    mouth=Mouth(0.20, 0.16, (-0.03, -0.08), 0.06, 1.1, 0.0, True, False),
    cheeks=(0.15, 0.1),
    fat=0.8,
    jaw=1.12,
    chin=1.1,
    nose=1.15,
    nose_width=1.35,
    thick_brows=1.5,
    ears=1.15,
    hair="crop",
    yaw=14,
    pitch=10,
    roll=62,
    neck=False,
)
_STRAIN = Face(
    inner=(-0.05, -0.09),
    outer=(0.05, 0.02),
    lids=(0.36, 0.30),
    under=(0.10, 0.10),
    gaze=(-0.4, 0.1),
    frown=0.9,
    mouth=Mouth(0.22, 0.05, (-0.07, -0.10), 0.02, 0.6, 0.9, True, False),
    cheeks=(0.6, 0.5),
    age=1.0,
    nose=1.2,
    thick_brows=0.9,
    hair="bun",
    yaw=-40,
    pitch=8,
    roll=14,
    neck=False,
)
_SLEEPER, _SLEEPER_SIZE = np.array((-1.22, 0.20, 0.62)), 0.50
_BEARER, _BEARER_SIZE = np.array((-0.86, -0.78, 0.74)), 0.33


@scene(
    "carried-home",
    "A Light Sleeper",
    motifs="old-woman giant stairs door night",
    themes="burden love strength marriage patience duty",
    moods="comic tender heavy",
    seed=61,
    medium=Pastel,
    alt="At night a small old woman climbs a flight of stairs and carries on her back a huge man asleep in striped "
    "pyjamas. His arms hang down over her, his feet drag behind, a slipper is left lying on a step, and far up a door "
    "stands lit.",
    clues=("heavy sleeper", "for better, worse", "burden", "almost there", "small but strong", "last orders"),
)
def carried_home(c: Pastel) -> None:
    c.paper("#151d1c")
    camera = Camera(404, 560, 182, eye=(-0.10, 0.06, 1), lens=10)
    _night_stair(c)
    world: dict[str, Solid] = _stairs() | _man() | _woman()
    for name, face, at, size in (("big ", _ASLEEP, _SLEEPER, _SLEEPER_SIZE), ("old ", _STRAIN, _BEARER, _BEARER_SIZE)):
        world |= {name + k: placed(near((0, 0, 0), 1.7, s), at, scale=size) for k, s in parts(face).items()}
    view = see(world, camera, (-0.40, 0.80, 0.62), step=2, reach=4.6)
    grey: Ramp = ("#2a2a30", "#6a6a70", "#b0aca4", "#f0ead8")
    dark: Ramp = ("#0c0a0c", "#2a1c18", "#5c3a24", "#a06c3c")
    pens: dict[str, Ramp] = {
        "steps": ("#10181a", "#1f302e", "#3a4f46", "#6a7a5e", "#aaa878"),
        "coat": ("#1e2030", "#4c4a5e", "#94887e", "#dccaa4", "#fff4d4"),
        "stripe": ("#160c18", "#40183a", "#7a2c50", "#b85468", "#e89a84"),
        "trousers": ("#160c18", "#38193a", "#64304e", "#94566a", "#c89088"),
        "shoes": ("#1a0c0a", "#5a2418", "#b0522c", "#f0a058"),
        "sock": ("#3a1810", "#a8482c", "#f09a5a"),
        "hands": SKINS["clay"],
        "dress": ("#0e2a30", "#1c5c60", "#429a92", "#98d4b8", "#e4f4d0"),
        "apron": ("#2a3038", "#7a8488", "#ccc8b4", "#fff6dc"),
        "stockings": ("#181418", "#4a3a38", "#94806c"),
        "fists": SKINS["brown"],
    }
    for name, skin, hair in (("big ", "clay", dark), ("old ", "brown", grey)):
        tones = SKINS[skin]
        pens |= {
            name + "skin": tones,
            name + "brows": tones,
            name + "hair": hair,
            name + "lips": tuple(mix(t, "#b03038", 0.3) for t in tones),
            name + "teeth": ("#5a4a3a", "#f0e4c4"),
            name + "maw": ("#14060a", "#4a1414"),
            name + "tongue": ("#5a1a1a", "#b05048"),
            name + "eyes": ("#4a4a4a", "#f0e8d4"),
            name + "iris": ("#20140c", "#5a3a20"),
            name + "pupil": ("#050505", "#101010"),
        }
    figures = {k: v for k, v in pens.items() if k != "steps"}
    c.draw(view, {"steps": pens["steps"]}, cool="#4a6a8a", ambient=0.34, width=4.6, length=26)
    c.draw(view, figures, "#4a6a8a", 0.36, 0.9, 4.6, 34, 0.5)
    c.contour(view, tuple(figures), "#0e1416", 4, 0.9)
    for face, at, size, hair in (
        (_ASLEEP, _SLEEPER, _SLEEPER_SIZE, "#2a1810"),
        (_STRAIN, _BEARER, _BEARER_SIZE, "#b8b0a4"),
    ):
        small = Camera(*camera.pixel(at), camera.scale * size, eye=camera.eye, lens=camera.lens / size)
        features(c, face, small, hair)


def _night_stair(c: Pastel) -> None:
    """Dark air, and two more flights of the stairs behind, up to a small lit door."""
    x, y = c.grid()
    glow = np.exp(-(((x - 250) / 300) ** 2) - ((y - 120) / 250) ** 2)
    heading = np.asarray(-0.9 + 0.25 * np.sin(x / 210 + y / 300), np.float32)
    c.rub(np.asarray(0.75 + 0 * x, np.float32), "#1b2b30", 0.15)
    c.rub(np.asarray(glow * 0.5, np.float32), "#6a6038", 0.2)
    c.hatch(c.flat("#2c474a"), np.asarray(0.45 + 0 * x, np.float32), 1600, 70, 12, heading, 0.45, 0.2, 0.12, 0.2)
    c.hatch(c.flat("#857a46"), np.asarray(glow, np.float32), 900, 60, 10, heading, 0.5, 0.2, 0.1, 0.25)
    _flight(c, (690, 318), (250, 128), 19, 46, "#24383a", "#6f7450", glow)
    _flight(c, (10, 640), (760, 300), 24, 70, "#1d2f33", "#55644e", glow)
    door = c.shape(smooth([(222, 132, 1), (222, 76), (246, 58), (270, 76), (270, 132, 1)]), 1)
    c.rub(door, "#f4c860", 0.1)
    c.hatch(c.flat("#fff0b4"), door, 60, 30, 7, 1.5, 0.7, 0.1, 0.05, 0.4)
    c.halo(246, 98, 210, "#ffc860", 0.5, 50)
    c.stroke([(216, 134), (276, 134)], "#ffe9a8", 5, 0.9)


def _flight(
    c: Pastel,
    low: tuple[float, float],
    high: tuple[float, float],
    count: int,
    thick: float,
    body: Color,
    edge: Color,
    glow: Array,
) -> None:
    """One flight of stairs seen from the side, far off."""
    run = []
    for k in range(count):
        x, y = (low[i] + (high[i] - low[i]) * k / count for i in (0, 1))
        on = low[0] + (high[0] - low[0]) * (k + 1) / count
        run += [(x, y), (on, y)]
    under = [(high[0], high[1] + thick), (low[0], low[1] + thick * 1.5)]
    c.rub(c.shape(poly([*run, *under]), 0.8) * 0.96, body, 0.2)
    cover = c.shape(poly([*run, *under]), 0.8)
    c.hatch(c.flat(edge), cover * np.asarray(0.55 + glow, np.float32), count * 18, 40, 8, 1.2, 0.5, 0.1, 0.1, 0.4)
    for k in range(0, len(run) - 1, 2):
        c.stroke([run[k], run[k + 1]], mix(edge, "#f0d890", 0.3 + 0.4 * k / len(run)), 5, 0.95, taper=False)


def _rise(x: float) -> float:
    """The height of the stairs at x."""
    return -2.72 - 0.30 * math.floor((x - 0.2) / 0.46)


def _stairs() -> dict[str, Solid]:
    steps = []
    for k in range(-6, 14):
        x, top = 0.2 + 0.46 * k + 0.23, -2.72 - 0.30 * k
        steps.append(box((x, top - 2.0, -0.1), (0.245, 2.0, 1.32), 0.02))
    return {"steps": lambda p: np.minimum.reduce([step(p) for step in steps])}


def _at(*points: Point3) -> list[Array]:
    return [vector(point) for point in points]


def _man() -> dict[str, Solid]:
    """The sleeper, pick-a-back: chest on her shoulders, pelvis on her hips, thighs in her hands, shins that drag."""
    chest = blend(
        0.20,
        egg((-0.30, 0.22, 0.02), (0.66, 0.56, 0.66), turned(0, 0, -24)),
        egg((0.36, -0.10, 0.0), (0.66, 0.56, 0.62), turned(0, 0, -38)),
        egg((-0.66, 0.28, 0.10), (0.36, 0.40, 0.60)),
    )
    sleeve = chain(
        _at((-0.46, 0.22, 0.64), (-0.36, -0.26, 1.04), (-0.38, -0.70, 1.16), (-0.44, -1.02, 1.14)),
        [0.31, 0.27, 0.22, 0.23],
        0.05,
    )
    far = chain(_at((-0.85, 0.25, -0.3), (-1.46, -0.30, 0.0), (-1.54, -0.86, 0.15)), [0.30, 0.25, 0.22], 0.05)
    body = blend(0.10, chest, sleeve, far)
    hips = egg((0.98, -0.62, 0.0), (0.50, 0.54, 0.60), turned(0, 0, -38))
    legs = [
        chain(_at((1.06, -0.70, 0.36), (0.66, -1.02, 0.68), (0.26, -1.34, 0.82)), [0.44, 0.36, 0.285], 0.05),
        chain(_at((0.26, -1.34, 0.82), (0.62, -1.86, 0.80), (1.00, -2.48, 0.74)), [0.27, 0.25, 0.19], 0.04),
        chain(_at((1.10, -0.70, -0.36), (1.00, -1.40, -0.40), (1.42, -2.20, -0.40), (1.66, -2.92, -0.40)),
            [0.42, 0.30, 0.25, 0.19], 0.05),
    ]  # fmt: skip
    cuff = tube((0.99, -2.46, 0.74), (1.04, -2.55, 0.74), 0.21)
    sock = blend(
        0.05,
        tube((1.04, -2.56, 0.74), (1.12, -2.78, 0.74), 0.13, 0.12),
        chain(_at((1.14, -2.80, 0.74), (1.02, -2.88, 0.76), (0.86, -2.92, 0.78)), [0.14, 0.125, 0.095], 0.03),
    )
    shoe = egg((1.60, -3.14, -0.36), (0.30, 0.17, 0.17), turned(0, 0, 30))
    lost = blend(
        0.05,
        egg((0.42, _rise(0.62) + 0.12, 1.12), (0.27, 0.11, 0.14)),
        egg((0.62, _rise(0.62) + 0.15, 1.12), (0.12, 0.12, 0.12)),
    )
    lost = carve(lost, 0.03, egg((0.62, _rise(0.62) + 0.28, 1.12), (0.10, 0.10, 0.09)))
    return {
        "coat": _striped(body, 0),
        "stripe": _striped(body, 1),
        "trousers": blend(0.08, blend(0.14, hips, legs[0], legs[2]), legs[1], cuff),
        "shoes": blend(0, shoe, lost),
        "sock": sock,
        "hands": blend(0, _limp_hand((-0.46, -1.08, 1.14)), _limp_hand((-1.54, -0.92, 0.16))),
    }


def _striped(cloth: Solid, wanted: int) -> Solid:
    """One of the two colours of a striped cloth."""

    def distance(p: Array) -> Array:
        run = (0.42 * p[:, 0] + 0.86 * p[:, 1] + 0.10 * p[:, 2]) * 3.1 + 0.12 * np.sin(p[:, 0] * 5)
        kind = (np.mod(run, 1) < 0.36).astype(int)
        return np.asarray(cloth(p) + np.where(kind == wanted, 0, 0.006), np.float32)

    return distance


def _limp_hand(wrist: Point3) -> Solid:
    """A large hand that hangs from its wrist, fingers half bent."""
    x, y, z = (float(v) for v in vector(wrist))
    palm = blend(
        0.06,
        tube((x, y + 0.05, z), (x - 0.01, y - 0.08, z), 0.14, 0.15),
        box((x - 0.01, y - 0.26, z), (0.19, 0.19, 0.09), 0.08),
    )
    fingers = []
    for k in range(4):
        across = (k - 1.5) * 0.105
        long = (0.85, 1.0, 1.04, 0.94)[k]
        run = _at(
            (x + across, y - 0.40, z + 0.02),
            (x + across * 1.05, y - 0.40 - 0.20 * long, z + 0.07),
            (x + across * 1.0, y - 0.40 - 0.34 * long, z + 0.02),
            (x + across * 0.95, y - 0.40 - 0.43 * long, z - 0.06),
        )
        fingers.append(blend(0.02, chain(run, [0.062, 0.06, 0.054, 0.044], 0.015), ball(run[1], 0.066)))
    thumb = chain(
        _at((x - 0.15, y - 0.16, z + 0.04), (x - 0.27, y - 0.34, z + 0.10), (x - 0.26, y - 0.52, z + 0.12)),
        [0.085, 0.072, 0.055],
        0.03,
    )
    return blend(0.035, palm, thumb, *fingers)


def _woman() -> dict[str, Solid]:
    """The bearer: bent under him, one foot on the next step, both hands full."""
    trunk = blend(
        0.14,
        egg((0.30, -1.42, 0.10), (0.36, 0.34, 0.34)),
        egg((-0.10, -1.10, 0.12), (0.42, 0.34, 0.34), turned(0, 0, -32)),
        egg((-0.42, -0.88, 0.15), (0.26, 0.26, 0.36)),
        egg((-0.72, -1.20, 0.44), (0.27, 0.27, 0.30)),
    )
    skirt = blend(
        0.16,
        tube((0.28, -1.50, 0.22), (-0.22, -1.95, 0.34), 0.32, 0.30),
        tube((0.30, -1.50, -0.02), (0.52, -2.15, 0.0), 0.34, 0.36),
        tube((0.05, -1.9, 0.15), (0.15, -2.2, 0.15), 0.36, 0.40),
    )
    skirt = carve(skirt, 0.03, half((0.1, -2.38, 0), (0.18, 1, 0)))
    arm = chain(_at((-0.34, -0.92, 0.46), (-0.22, -1.34, 0.80), (-0.10, -1.74, 0.98)), [0.19, 0.165, 0.13], 0.04)
    lower = chain(_at((-0.10, -1.74, 0.98), (0.20, -1.78, 1.06), (0.34, -1.72, 1.08)), [0.135, 0.12, 0.11], 0.04)
    neck = tube((-0.50, -0.86, 0.42), (-0.66, -0.84, 0.62), 0.14, 0.12)
    legs = [
        chain(
            _at((-0.16, -2.1, 0.34), (-0.30, -2.02, 0.36), (-0.28, _rise(-0.3) + 0.12, 0.34)), [0.13, 0.12, 0.085], 0.03
        ),
        chain(_at((0.45, -2.2, 0.0), (0.62, _rise(0.62) + 0.16, -0.02)), [0.12, 0.085], 0.03),
    ]
    boots = [
        blend(
            0.04,
            egg((-0.40, _rise(-0.3) + 0.075, 0.36), (0.21, 0.085, 0.10)),
            ball((-0.28, _rise(-0.3) + 0.12, 0.34), 0.105),
        ),
        blend(
            0.04,
            egg((0.52, _rise(0.62) + 0.09, 0.0), (0.20, 0.085, 0.10), turned(0, 0, -12)),
            ball((0.63, _rise(0.62) + 0.15, -0.02), 0.105),
        ),
    ]
    return {
        "dress": blend(0.06, trunk, skirt, arm, lower, neck),
        "apron": near((-0.25, -1.6, 0.4), 0.8, egg((-0.18, -1.62, 0.40), (0.34, 0.36, 0.20), turned(0, 0, -25))),
        "stockings": blend(0, *legs, *boots),
        "fists": _hook(),
    }


def _hook() -> Solid:
    """Her hand under his thigh: the back of it below, four fingers that come up over the cloth, a thumb beside."""
    fingers = []
    for k in range(4):
        x, y = 0.34 + 0.115 * k, -1.66 + 0.085 * k
        long = (0.88, 1.0, 1.04, 0.94)[k]
        run = _at((x, y, 1.02), (x - 0.02, y + 0.13, 1.17), (x - 0.05, y + 0.13 + 0.16 * long, 1.19),
            (x - 0.08, y + 0.13 + 0.27 * long, 1.15))  # fmt: skip
        fingers.append(bony_finger(run, 0.062))
    palm = blend(0.06, tube((0.32, -1.73, 1.06), (0.46, -1.68, 1.04), 0.10, 0.11), egg((0.52, -1.62, 1.0),
        (0.24, 0.13, 0.13), turned(0, 0, 38)))  # fmt: skip
    thumb = chain(_at((0.34, -1.66, 1.10), (0.20, -1.52, 1.17), (0.14, -1.36, 1.17)), [0.075, 0.066, 0.05], 0.02)
    return blend(0.025, palm, thumb, *fingers)
