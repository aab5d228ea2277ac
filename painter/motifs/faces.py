"""Faces modelled in space: skull, brows, lids and a mouth that move one by one, so that a face can be of two minds.

The head is two units high with its centre at 0 and looks towards the viewer; pairs of numbers are for the side on the
viewer's left and on the right. `parts` gives the solids by name: skin, lips, teeth, maw, tongue, eyes, iris, pupil,
brows and hair.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from painter.noise import Array
from painter.solid import (
    Point3,
    Solid,
    ball,
    blend,
    carve,
    chain,
    common,
    egg,
    grown,
    half,
    near,
    placed,
    tube,
    turned,
    vector,
)

Pair = tuple[float, float]
Hair = Literal["none", "cap", "bun", "long", "parted", "crop"]
EYE_X, EYE_Y, EYE_Z, EYE_R = 0.29, 0.02, 0.53, 0.165
_MOUTH_Y = -0.565


@dataclass(frozen=True)
class Mouth:
    """How the mouth stands; open is the gap between the lips, corners lift (or sink) its ends."""

    width: float = 0.25
    open: float = 0.0
    corners: Pair = (0.0, 0.0)
    skew: float = 0.0  # to the right
    full: float = 1.0  # of the lips
    square: float = 0.0  # 1 bares the teeth in a box, 0 is an oval
    teeth: bool = True
    lower_teeth: bool = False
    jut: float = 0.0  # the lower lip pushed out


@dataclass(frozen=True)
class Face:
    """Whose face it is, and what goes on in it."""

    inner: Pair = (0.0, 0.0)  # inner ends of the brows, up or down
    outer: Pair = (0.0, 0.0)  # outer ends
    lids: Pair = (0.55, 0.55)  # 0 closed, 1 staring
    under: Pair = (0.35, 0.35)  # lower lids: 1 pulled down, 0 squeezed up
    gaze: Pair = (0.0, 0.0)  # to the right, up
    mouth: Mouth = field(default_factory=Mouth)
    cheeks: Pair = (0.0, 0.0)  # raised by laughing
    frown: float = 0.0  # folds between the brows
    sneer: Pair = (0.0, 0.0)  # wings of the nose drawn up
    age: float = 0.0  # folds and hollow cheeks
    jaw: float = 1.0
    chin: float = 1.0
    nose: float = 1.0  # length
    nose_width: float = 1.0
    thick_brows: float = 1.0
    fat: float = 0.0
    ears: float = 1.0
    hair: Hair = "cap"
    yaw: float = 0.0
    pitch: float = 0.0
    roll: float = 0.0
    neck: bool = True

    @property
    def turn(self) -> Array:
        """The matrix of the head."""
        return turned(self.yaw, self.pitch, self.roll)

    def at(self, point: Point3) -> Array:
        """A point of the head, turned with it."""
        return np.asarray(self.turn @ vector(point), np.float32)

    def eye(self, side: int) -> Point3:
        """Centre of an eyeball: side -1 is on the viewer's left."""
        return side * EYE_X, EYE_Y, EYE_Z


def parts(face: Face) -> dict[str, Solid]:
    """The solids of the head, in its own place and turn."""
    m = face.mouth
    hole = near((m.skew, _MOUTH_Y - 0.36 * m.open, 0.62), m.width + 0.12 + m.open * 0.3, _opening(face), 0.1)
    lips = near((m.skew, _MOUTH_Y - 0.36 * m.open, 0.62), m.width + 0.14 + m.open * 0.3, blend(0.015, *_lips(face)))
    skin = carve(_skull(face), 0.06, *_sockets(face))
    skin = blend(0.07, skin, near((0, -0.08, 0.72), 0.40, _nose(face)), _muzzle(face))
    skin = blend(0.045, skin, *(near(face.eye((-1, 1)[i]), 0.2, _lids(face, i)) for i in (0, 1)))
    skin = blend(0.06, skin, grown(lips, -0.008))
    skin = carve(skin, 0.05, *_folds(face))
    skin = carve(skin, 0.012, *_nostrils(face))
    out: dict[str, Solid] = {"skin": skin, "lips": lips}
    if m.open > 0.03:
        rim = common(skin, grown(hole, 0.03))
        out["skin"], out["lips"] = carve(skin, 0.02, hole), carve(blend(0.02, lips, rim), 0.015, hole)
        within = grown(hole, 0.04)
        out |= {name: common(within, solid) for name, solid in _inside(face).items()}
    out |= _eyes(face)
    out["brows"] = blend(0.02, *(_brow(face, i, 0.034 * face.thick_brows, 0.022) for i in (0, 1)))
    if face.hair != "none":
        out["hair"] = _hair(face)
    return {name: placed(solid, turn=face.turn) for name, solid in out.items()}


def _skull(face: Face) -> Solid:
    drop, fat = face.mouth.open * 0.55, face.fat
    jaw, pieces = face.jaw, []
    for side in (-1, 1):
        raised = face.cheeks[side > 0]
        corner = (side * 0.47 * jaw, -0.42 - drop * 0.5, 0.02)
        pieces += [
            tube(corner, (side * 0.12, -0.84 - drop, 0.42), 0.17 + 0.07 * fat, 0.14 + 0.05 * fat),
            tube((side * 0.62, 0.0, 0.0), corner, 0.15, 0.17 + 0.06 * fat),
            egg((side * (0.43 + 0.03 * raised), -0.14 + 0.06 * raised, 0.47 + 0.05 * raised),
                (0.22 + 0.06 * fat, 0.17 + 0.03 * raised, 0.19 + 0.05 * raised)),
            egg((side * 0.36, -0.42, 0.40), (0.24 + 0.1 * fat, 0.26, 0.20 + 0.1 * fat - 0.07 * face.age)),
            egg((side * 0.44, -0.30, 0.20), (0.22 + 0.05 * fat, 0.36, 0.30 - 0.05 * face.age)),
            _brow(face, int(side > 0), 0.085, -0.075),
        ]  # fmt: skip
        if face.ears:
            middle = (side * 0.77, -0.06, -0.12)
            ear = egg(middle, (0.055, 0.22 * face.ears, 0.14 * face.ears), turned(side * 32, -8))
            shell = carve(ear, 0.03, egg((side * 0.85, -0.04, -0.07), (0.06, 0.15, 0.08), turned(side * 32, -8)))
            pieces.append(near(middle, 0.22 * face.ears, shell, 0.2))
    head = blend(
        0.14,
        egg((0, 0.32, -0.16), (0.70, 0.70, 0.84)),
        egg((0, 0.36, 0.18), (0.58, 0.46, 0.47)),
        egg((0, -0.22, 0.10), (0.58, 0.62, 0.54)),
        ball((0, -0.86 - drop - 0.03 * face.chin, 0.44 + 0.05 * face.chin), 0.13 * face.chin + 0.03 * fat),
        *pieces,
    )
    if not face.neck:
        return head
    return blend(0.10, head, tube((0, -0.55, -0.22), (0, -1.9, -0.42), 0.36 + 0.1 * fat, 0.42 + 0.12 * fat))


def _brow(face: Face, i: int, radius: float, forward: float) -> Solid:
    points = brow_line(face, i, forward)
    return chain(points, [radius * 0.85, radius * 1.15, radius * 0.9, radius * 0.4], 0.02)


def brow_line(face: Face, i: int, forward: float = 0.0) -> list[Point3]:
    """Points along a brow from the nose outward, before the head is turned."""
    side, inner, outer = (-1, 1)[i], face.inner[i], face.outer[i]
    pinch = 0.05 * face.frown
    arch = 0.05 + 0.25 * max(0.0, (inner + outer) / 2)
    return [
        (side * (0.115 - pinch * 0.8), 0.175 + inner, 0.705 + forward),
        (side * (0.24 - pinch * 0.5), 0.215 + inner * 0.75 + outer * 0.3 + arch * 0.3, 0.715 + forward),
        (side * 0.40, 0.235 + inner * 0.2 + outer * 0.85 + arch * 0.4, 0.645 + forward),
        (side * 0.53, 0.165 + outer * 1.05, 0.50 + forward),
    ]


def _sockets(face: Face) -> list[Solid]:
    out = []
    for side in (-1, 1):
        out.append(egg((side * 0.29, 0.03, 0.74), (0.20, 0.135, 0.15), turned(side * 14)))
        if face.age:
            out.append(egg((side * 0.52, -0.42, 0.52), (0.12, 0.20, 0.10 * face.age)))
    return out


def _nose(face: Face) -> Solid:
    low = -0.10 - 0.15 * face.nose
    wide, wings = face.nose_width, []
    for i, side in enumerate((-1, 1)):
        up = face.sneer[i]
        wings.append(egg((side * 0.105 * wide, low - 0.02 + 0.05 * up, 0.755), (0.085 * wide, 0.075, 0.11)))
        wings.append(tube((side * 0.05, 0.12, 0.66), (side * 0.11, low + 0.12, 0.66), 0.06, 0.07))
    tip = 0.80 + 0.12 * face.nose
    return blend(
        0.085,
        tube((0, 0.16, 0.665), (0, low * 0.5, 0.735 + 0.05 * face.nose), 0.062, 0.07),
        tube((0, low * 0.5, 0.735 + 0.05 * face.nose), (0, low, tip), 0.07, 0.085),
        egg((0, low, tip), (0.10 * wide, 0.085, 0.095)),
        *wings,
    )


def _nostrils(face: Face) -> list[Solid]:
    low = -0.10 - 0.15 * face.nose
    return [
        egg((side * 0.062 * face.nose_width, low - 0.075 + 0.04 * face.sneer[i], 0.80), (0.035, 0.03, 0.07))
        for i, side in enumerate((-1, 1))
    ]


def _mouth_lines(face: Face) -> tuple[list[Array], list[Array]]:
    """Points along the upper and the lower lip, from the viewer's left to the right."""
    m = face.mouth
    upper, lower = [], []
    lift = (face.sneer[0] + face.sneer[1]) * 0.03
    for t in np.linspace(-1, 1, 9):
        bow = max(0.0, 1 - abs(t) ** (2 + 4 * m.square))
        corner = m.corners[0] if t < 0 else m.corners[1]
        sneer = face.sneer[0] if t < 0 else face.sneer[1]
        x = m.skew + t * m.width
        y = _MOUTH_Y + corner * abs(t) ** 1.6
        z = 0.715 - 0.62 * x * x - 0.03 * abs(corner)
        cupid = 0.022 * np.exp(-((abs(t) - 0.22) ** 2) / 0.02) * m.full
        raised = 0.045 * sneer * np.exp(-((abs(t) - 0.5) ** 2) / 0.12)
        upper.append(vector((x, y + bow * (m.open * 0.14 + lift) + cupid * 0.6 + raised, z + 0.01)))
        lower.append(vector((x, y - bow * (m.open * 0.86) - 0.012, z - 0.12 * bow * m.open + m.jut * 0.06 * bow)))
    return upper, lower


def _lips(face: Face) -> list[Solid]:
    upper, lower = _mouth_lines(face)
    m, swell = face.mouth, [max(0.0, 1 - (abs(t) ** 2.2)) for t in np.linspace(-1, 1, 9)]
    up = chain([u + vector((0, 0.018 * m.full, 0)) for u in upper], [0.014 + 0.026 * m.full * s for s in swell], 0.01)
    down = chain([w - vector((0, 0.026 * m.full, 0)) for w in lower], [0.014 + 0.036 * m.full * s for s in swell], 0.01)
    return [up, down]


def _opening(face: Face) -> Solid:
    upper, lower = _mouth_lines(face)
    columns = [
        tube((u + w) / 2 + vector((0, (u - w)[1] * 0.30, 0)), (u + w) / 2 - vector((0, (u - w)[1] * 0.30, 0)),
            max(0.008, float((u - w)[1]) * 0.2))
        for u, w in zip(upper, lower, strict=True)
    ]  # fmt: skip
    middle = [(u + w) / 2 for u, w in zip(upper, lower, strict=True)]
    run = chain(middle, [max(0.008, float((u - w)[1]) * 0.46) for u, w in zip(upper, lower, strict=True)], 0.02)
    deep = [placed(run, (0, 0, back)) for back in (0.03, -0.08)]
    return blend(0.02, *deep, *columns)


def _inside(face: Face) -> dict[str, Solid]:
    m = face.mouth
    upper, lower = _mouth_lines(face)
    roof, floor = float(upper[4][1]), float(lower[4][1])
    arch = egg((m.skew * 0.8, (roof + floor) / 2, 0.36), (m.width * 1.02 + 0.03, 0.6, 0.305))
    below = egg((m.skew * 0.8, (roof + floor) / 2, 0.34 - 0.12 * m.open), (m.width * 0.98 + 0.02, 0.6, 0.30))
    out: dict[str, Solid] = {"maw": egg((m.skew, (roof + floor) / 2, 0.34), (m.width + 0.06, m.open * 0.8 + 0.1, 0.26))}
    rows = []
    if m.teeth:
        edge = roof - 0.085 - 0.05 * m.square
        rows.append(common(arch, half((0, edge, 0), (0, -1, 0)), half((0, roof + 0.1, 0), (0, 1, 0))))
    if m.lower_teeth:
        edge = floor + 0.075
        rows.append(common(below, half((0, edge, 0), (0, 1, 0)), half((0, floor - 0.1, 0), (0, -1, 0))))
    if rows:
        out["teeth"] = blend(0, *rows)
    if m.open > 0.2:
        out["tongue"] = egg((m.skew, floor + 0.02, 0.44), (m.width * 0.62, 0.11, 0.17))
    return out


def _muzzle(face: Face) -> Solid:
    return egg(
        (face.mouth.skew * 0.6, -0.54 - face.mouth.open * 0.3, 0.46), (0.31, 0.25 + face.mouth.open * 0.36, 0.265)
    )


def _folds(face: Face) -> list[Solid]:
    """Creases: from the nose to the corners of the mouth, between the brows, and over them."""
    out, m = [], face.mouth
    low = -0.10 - 0.15 * face.nose
    for i, side in enumerate((-1, 1)):
        strength = min(1.0, face.cheeks[i] * 0.8 + face.sneer[i] * 0.7 + face.age * 0.6)
        if strength > 0.05:
            corner = m.skew + side * (m.width + 0.09)
            path = [
                (side * 0.175, low + 0.03 + 0.05 * face.sneer[i], 0.735),
                (side * 0.28, -0.38 + 0.03 * face.cheeks[i], 0.70),
                (corner, _MOUTH_Y + m.corners[i] - 0.03, 0.62 - 0.3 * corner * corner),
            ]
            out.append(chain(path, [0.012, 0.02 + 0.022 * strength, 0.012], 0.02))
        if face.frown > 0.05:
            x = side * 0.055
            out.append(tube((x, 0.13, 0.775), (x * 1.3, 0.36, 0.72), 0.026 * face.frown, 0.008))
    worn = max((face.inner[0] + face.inner[1]) - 0.14, face.age * 0.5)
    if worn > 0.05:
        out += [
            chain([(-0.36, y, 0.585), (-0.12, y + 0.035, 0.685), (0.12, y + 0.03, 0.685), (0.36, y, 0.585)],
                [0.002, 0.016, 0.016, 0.002], 0.02)
            for y in (0.42, 0.51, 0.61)
        ]  # fmt: skip
    return out


def _plane(face: Face, i: int, upper: bool) -> Array:
    """The direction in which a lid's edge looks: up and back for an open upper lid."""
    open_ = face.lids[i] if upper else face.under[i]
    angle = np.radians(-38 + 82 * open_) if upper else np.radians(min(52, -24 + 110 * open_))
    side = (-1, 1)[i]
    slant = (face.outer[i] - face.inner[i]) * 0.9 if upper else 0.0
    if upper:
        return vector((-side * slant, np.cos(angle), -np.sin(angle)))
    return vector((0, -np.cos(angle), -np.sin(angle)))


def _lids(face: Face, i: int) -> Solid:
    centre = face.eye((-1, 1)[i])
    shell = ball(centre, EYE_R + 0.022)
    upper = common(shell, half(centre, -_plane(face, i, True)))
    lower = common(ball(centre, EYE_R + 0.014), half(centre, -_plane(face, i, False)))
    return blend(0.015, upper, lower)


def lid_line(face: Face, i: int, upper: bool = True) -> list[Array]:
    """Points along the edge of a lid, from the viewer's left, before the head is turned."""
    centre, normal = vector(face.eye((-1, 1)[i])), _plane(face, i, upper)
    normal = normal / np.linalg.norm(normal)
    across = np.cross(normal, np.cross(vector((1, 0, 0)), normal))
    across = across / np.linalg.norm(across)
    front = np.cross(across, normal)
    front = front if front[2] > 0 else -front
    reach = EYE_R + 0.026
    return [vector(centre + reach * (-np.cos(a) * across + np.sin(a) * front)) for a in np.linspace(0.5, 2.64, 9)]


def _eyes(face: Face) -> dict[str, Solid]:
    whites, irises, pupils = [], [], []
    for side in (-1, 1):
        centre = vector(face.eye(side))
        look = vector((face.gaze[0] - side * 0.03, face.gaze[1], 1))
        look = look / np.linalg.norm(look)
        whites.append(ball(centre, EYE_R))
        irises.append(common(ball(centre, EYE_R + 0.004), half(centre + look * 0.143, -look)))
        pupils.append(common(ball(centre, EYE_R + 0.008), half(centre + look * 0.162, -look)))
    return {"eyes": blend(0, *whites), "iris": blend(0, *irises), "pupil": blend(0, *pupils)}


def _hair(face: Face) -> Solid:
    cap = egg((0, 0.36, -0.20), (0.78, 0.76, 0.90))
    hairline = egg((0, -0.10, 0.66), (0.62, 0.72, 0.62))
    crop = carve(cap, 0.10, hairline, egg((0, -1.0, 0.20), (0.95, 1.02, 0.62)))
    if face.hair == "bun":
        return blend(0.06, crop, ball((0, 1.12, -0.45), 0.30))
    if face.hair == "long":
        sides = [chain([(s * 0.70, 0.45, -0.05), (s * 0.86, -0.35, -0.12), (s * 0.80, -1.5, -0.10)],
            [0.2, 0.26, 0.24], 0.05) for s in (-1, 1)]  # fmt: skip
        return blend(0.10, crop, *sides, egg((0, -0.5, -0.62), (0.8, 1.2, 0.42)))
    if face.hair == "parted":
        return carve(blend(0.10, crop, egg((-0.22, 0.92, 0.12), (0.50, 0.24, 0.52), turned(0, 0, 14)),
            egg((0.48, 0.78, 0.10), (0.30, 0.28, 0.46))), 0.04,
            tube((0.26, 1.2, 0.7), (0.22, 1.25, -0.5), 0.05))  # fmt: skip
    if face.hair == "crop":
        return carve(egg((0, 0.36, -0.19), (0.735, 0.73, 0.87)), 0.06, egg((0, -0.15, 0.62), (0.66, 0.76, 0.6)),
            egg((0, -1.0, 0.20), (0.95, 1.0, 0.62)))  # fmt: skip
    return crop


RAGE = Face(
    inner=(-0.11, -0.13), outer=(0.09, 0.05), lids=(0.86, 0.74), under=(0.3, 0.22), frown=1.0, sneer=(1.0, 0.55),
    mouth=Mouth(0.29, 0.36, (-0.05, -0.09), 0.03, 0.8, 0.7, True, True), cheeks=(0.35, 0.2), thick_brows=1.4,
)  # fmt: skip
TERROR = Face(
    inner=(0.17, 0.13), outer=(0.02, 0.05), lids=(1.0, 0.94), under=(0.8, 0.7), gaze=(-0.25, 0.05),
    mouth=Mouth(0.20, 0.44, (-0.07, -0.12), -0.03, 0.8, 0.1, True, False), frown=0.3,
)  # fmt: skip
ENVY = Face(
    inner=(-0.07, -0.02), outer=(-0.02, 0.13), lids=(0.52, 0.64), under=(0.28, 0.24), gaze=(0.55, 0.02),
    mouth=Mouth(0.20, 0.0, (-0.07, 0.02), 0.06, 0.65, jut=0.8), sneer=(0.1, 0.6), frown=0.5,
)  # fmt: skip
LAUGHTER = Face(
    inner=(0.05, 0.07), outer=(0.01, 0.05), lids=(0.34, 0.22), under=(0.04, 0.0), cheeks=(1.0, 0.85),
    mouth=Mouth(0.36, 0.30, (0.16, 0.12), 0.02, 0.8, 0.2, True, False),
)  # fmt: skip
TENDERNESS = Face(
    inner=(0.09, 0.07), outer=(-0.02, -0.02), lids=(0.42, 0.38), under=(0.3, 0.3), gaze=(-0.15, -0.4),
    mouth=Mouth(0.22, 0.0, (0.05, 0.03), 0.0, 1.1), cheeks=(0.25, 0.2),
)  # fmt: skip
