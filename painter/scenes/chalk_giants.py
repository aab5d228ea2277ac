"""Scenes of very large hands, in pastel."""

from __future__ import annotations

import math

import numpy as np

from painter.model import Camera, View, see
from painter.motifs.chalk import SKINS, creases
from painter.motifs.grip import Hand, hand_parts
from painter.noise import Array, blurred
from painter.palette import mix
from painter.pastel import Pastel
from painter.scene import scene
from painter.solid import Solid, blend, box, carve, chain, egg, half, near, placed, tube, turned


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
    _storm_sea(c)
    hand = Hand(((43, 52, 38), (36, 46, 28), (30, 40, 24), (24, 34, 20)), (5, -2, -9, -18), (16, 17, 32), 42, 32,
        arm=2.6, arm_width=0.30, bony=0.6)  # fmt: skip
    turn = turned(-64, 8, 164)
    world: dict[str, Solid] = {k: placed(s, (0.1, 1.2, 0), turn) for k, s in hand_parts(hand).items()}
    pinch = turn @ ((hand.joints(0)[3] + hand.thumb_joints()[3]) / 2) + np.array((0.1, 1.2, 0))
    world |= _boat(pinch)
    cuff = [turn @ np.array((0.44 * math.cos(a), -2.0, 0.40 * math.sin(a))) + np.array((0.1, 1.2, 0))
        for a in np.linspace(0, 6.283, 11)]  # fmt: skip
    world["cuff"] = chain(cuff, [0.16] * 11, 0.05)
    camera = Camera(400, 505, 232, lens=9)
    view = see(world, camera, (-0.7, 0.55, 0.6), reach=4.2)
    skin = SKINS["clay"]
    pens = {
        "skin": skin,
        "nails": ("#5a3a30", "#d8a080", "#fff0d8"),
        "hull": ("#1a0c10", "#5a1a1c", "#a8322a", "#e8694a"),
        "sail": ("#3a4048", "#a8a898", "#fbf2d8"),
        "mast": ("#20140f", "#6a4a2c", "#d0a468"),
        "face": SKINS["brown"],
        "sailor": ("#20180c", "#a8781c", "#ffd84a"),
        "cuff": ("#18242c", "#4a6a72", "#b8d0c4", "#f4f4e0"),
    }
    c.draw(view, pens, cool="#4a86a0", ambient=0.26)
    _dripping(c, camera, pinch)


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


def _boat(pinch: Array) -> dict[str, Solid]:
    """A small boat that hangs from the point where the fingers meet."""
    lean = turned(0, 0, -9)

    def at(x: float, y: float, z: float = 0) -> Array:
        return np.asarray(pinch + lean @ np.array((x, y, z)), np.float32)

    hull = carve(egg(at(0, -1.55), (0.80, 0.40, 0.34), lean), 0.02, half(at(0, -1.60), lean @ np.array((0, -1, 0))),
        egg(at(0, -1.42), (0.70, 0.30, 0.26), lean))  # fmt: skip
    sail = box(at(0.30, -0.88), (0.30, 0.44, 0.03), 0.02, turned(24, 0, -9))
    sail = carve(sail, 0.02, half(at(0.05, -0.40), -(lean @ np.array((1.0, 0.62, 0)))))
    body = blend(
        0.05,
        tube(at(-0.36, -1.50, 0.05), at(-0.42, -1.14, 0.05), 0.13, 0.09),
        chain([at(-0.40, -1.16, 0.14), at(-0.54, -1.28, 0.20), at(-0.66, -1.32, 0.12)], [0.05, 0.045, 0.04], 0.02),
        chain([at(-0.40, -1.16, 0.0), at(-0.20, -1.06, 0.04), at(-0.03, -0.98, 0.03)], [0.05, 0.045, 0.04], 0.02),
        egg(at(-0.43, -0.95, 0.05), (0.105, 0.055, 0.105), lean),
        tube(at(-0.43, -0.94, 0.05), at(-0.44, -0.87, 0.05), 0.07),
    )
    return {
        "hull": near(at(0, -1.6), 0.9, hull),
        "mast": blend(0, tube(at(0, 0.06), at(0, -1.6), 0.035), tube(at(0, -1.30), at(0.66, -1.28), 0.022),
            tube(at(-0.60, -1.31, 0.12), at(-0.88, -1.36, 0.0), 0.022)),
        "sail": near(at(0.3, -0.9), 0.7, sail),
        "sailor": near(at(-0.4, -1.2), 0.62, body),
        "face": near(at(-0.42, -1.0), 0.2, blend(0.02, egg(at(-0.43, -0.99, 0.06), (0.075, 0.09, 0.075)),
            egg(at(-0.36, -1.0, 0.09), (0.025, 0.02, 0.02)))),
    }  # fmt: skip


def _dripping(c: Pastel, camera: Camera, pinch: Array) -> None:
    for _ in range(46):
        across = c.rng.uniform(-0.62, 0.62)
        x, y = camera.pixel(pinch + np.array((across + 0.22, -1.98 + 0.3 * abs(across), 0.1)))
        fall = c.rng.uniform(20, 150)
        start = y + c.rng.uniform(-6, 90)
        c.stroke(
            [(x, start), (x + 1, start + fall * 0.5), (x - 1, start + fall)], "#dceee4", c.rng.uniform(1.5, 4), 0.62
        )


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
