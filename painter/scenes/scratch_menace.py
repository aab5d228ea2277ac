"""Scenes of rage and menace, cut into scratchboard."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import circle, ellipse, smooth
from painter.media.scratch import CLAY, Scratch
from painter.motifs.busts import bust
from painter.motifs.faces import Face, Mouth
from painter.motifs.pose import Frame, Place, Pose, figure, point
from painter.scene import scene
from painter.solids import Solid, look, turn_matrix

RED, YELLOW = "#d8402a", "#f2b531"


@scene(
    "rage-tamer",
    "Sit!",
    motifs="face mouth tamer chair teeth",
    themes="anger courage power",
    moods="fierce comic tense",
    seed=41,
    medium=Scratch,
    alt=(
        "A huge furious face, so close that it fills the picture, roars with its mouth wide open. On its tongue "
        "stands a tiny lion tamer in a yellow jacket, who holds the teeth off with a kitchen chair and raises one "
        "finger."
    ),
    clues=("anger management", "bite your tongue", "down boy", "the boss", "stay calm"),
)
def rage_tamer(c: Scratch) -> None:
    c.stains, c.contour = (RED, YELLOW), 0
    face = Face(
        inner=(-0.10, -0.05),
        outer=(0.17, 0.09),
        lids=(1.0, 0.84),
        under=(0.62, 0.30),
        frown=1.0,
        sneer=(0.7, 1.0),
        gaze=(0.02, -0.34),
        mouth=Mouth(0.42, 0.74, (-0.02, 0.05), 0.02, 0.9, 0.55, False),
        cheeks=(0.25, 0.6),
        thick_brows=1.6,
        age=0.5,
        jaw=1.12,
        chin=1.15,
        nose_width=1.35,
        hair="none",
        yaw=12,
        pitch=-4,
        roll=8,
        neck=False,
    )
    at = _Head(face, 400, 372, 560)
    mouth = bust(face, *at.centre, at.radius)
    mouth = [part.moved(shift=(0, 0, -70)) if part.name == "maw" else part for part in mouth]
    relief = look([*mouth, _teeth(at), _tongue(at), _mane(c, at)], fine=3.0)
    colors = {
        "skin": CLAY,
        "lips": "#c8503a",
        "teeth": "#fffbee",
        "maw": "#240604",
        "tongue": RED,
        "eyes": "#fffdf4",
        "iris": YELLOW,
        "pupil": "#020202",
        "brows": "#1a1612",
        "mane": "#e8dcc4",
    }
    c.model(
        relief,
        (-0.60, -0.62, 0.50),
        colors,
        0.02,
        6.2,
        ("mane",),
        0.86,
        back=((0.9, 0.1, 0.25), RED, 0.62),
        fill=((-0.1, 0.15, 1), 0.24),
        fills={"teeth": 1.0, "tongue": 0.75, "eyes": 0.8, "iris": 1.0, "lips": 0.7},
        tilt=0.7,
        gaps={"eyes": 4.5, "iris": 3.5, "mane": 7.5},
    )
    c.scrape(circle(316, 346, 9))
    c.scrape(circle(636, 306, 6))
    tongue = smooth(
        [(352, 988), (400, 920), (470, 880), (560, 868), (640, 884), (690, 930), (690, 984), (560, 1004), (440, 1002)]
    )
    with c.marks(center=(540, 1160), gap=4.2):
        c.paint(tongue, RED, to="#2a0805")
    c.paint(smooth([(540, 876), (552, 930), (540, 1000), (530, 930)]), "#000000")
    c.paint(ellipse(500, 962, 96, 12), "#000000")
    _tamer(c)


class _Head:
    """Where the points of a face lie on the card."""

    def __init__(self, face: Face, x: float, y: float, radius: float) -> None:
        self.face, self.centre, self.radius = face, (x, y), radius
        flip = np.diag((1.0, -1.0, 1.0)).astype(np.float32)
        self.turn = np.asarray(flip @ face.turn @ flip, np.float32)

    def __call__(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        p = self.face.at((x, y, z)) * self.radius
        return self.centre[0] + float(p[0]), self.centre[1] - float(p[1]), float(p[2])


def _lip(face: Face, t: float, upper: bool) -> tuple[float, float, float]:
    """A point of a lip; t runs from -1 to 1."""
    m = face.mouth
    bow, x = max(0.0, 1 - abs(t) ** 4), m.skew + t * m.width
    y = -0.565 + (m.corners[t > 0]) * abs(t) ** 1.6 + bow * m.open * (0.14 if upper else -0.86)
    return x, y, 0.70 - 0.62 * x * x - (0 if upper else 0.12 * bow * m.open)


def _teeth(at: _Head) -> Solid:
    out = Solid("teeth")
    long = (0.75, 1.15, 0.9, 1.0, 1.08, 0.92, 1.25, 0.7)
    for k, size in enumerate(long):
        for upper in (True, False):
            t = (k - 3.5) / 4.7
            x, y, z = _lip(at.face, t, upper)
            down = -1 if upper else 1
            high = 0.066 * (size if upper else 2 - size)
            turn = at.turn @ turn_matrix(math.degrees(math.atan(1.2 * x)), 0, 5 * math.sin(k * 2.3))
            out.box(
                at(x, y + down * high * (0.8 if upper else 1.5), z - (0.07 if upper else 0.03)),
                (26, high * at.radius, 20),
                turn,
                0,
                rounded=15,
                axis=turn[:, 1],
            )
    return out


def _tongue(at: _Head) -> Solid:
    out = Solid("tongue")
    m = at.face.mouth
    low = -0.565 - m.open * 0.86
    points = [(m.skew, low + y, z) for y, z in ((0.36, 0.24), (0.27, 0.36), (0.20, 0.50), (0.15, 0.60))]
    for a, b in pairwise(points):
        for x in (-0.10, 0.10):
            out.cone(at(a[0] + x, a[1], a[2]), at(b[0] + x * 0.9, b[1], b[2]), 66, 56, 26)
    return out


def _mane(c: Scratch, at: _Head) -> Solid:
    """Hair and beard stand off like a lion's."""
    out = Solid("mane")
    for ring in range(2):
        for k in range(54):
            a = k / 54 * 6.283 + ring * 0.06
            start, end = 0.66 + 0.05 * ring, c.rng.uniform(1.0, 1.3) + 0.2 * ring
            x, y = math.sin(a), math.cos(a)
            low = 0.55 * max(0.0, -y)
            bend = c.rng.uniform(-0.12, 0.12)
            points = [
                at(x * r * 0.98 + bend * y * s, (y * r) - low + bend * x * s + 0.02, -0.12 - 0.28 * ring + z)
                for r, s, z in ((start, 0, 0), ((start + end) / 2, 0.6, 0.06), (end, 2, -0.1))
            ]
            wide = c.rng.uniform(34, 50)
            out.chain(points, (wide, wide * 0.75, 3), 6)
    return out


def _tamer(c: Scratch) -> None:
    """A lion tamer who has picked up the nearest chair."""
    place = Place(500, 960, 300, yaw=-34, z=500)
    pose = Pose(
        pelvis=(0.0, -0.50, -0.04),
        chest=(6, 8, 0),
        head=(0, -14, 0),
        left_hand=(-0.20, -0.70, 0.28),
        right_hand=(0.24, -0.98, 0.10),
        left_grip="hold",
        right_grip="point",
        right_fingers=(0.1, -1, 0.2),
        left_foot=(-0.12, -0.045, 0.16),
        right_foot=(0.12, -0.045, -0.16),
        left_toe=(-6, 0),
        right_toe=(24, 0),
    )
    body = figure(pose, place, Frame(head=0.20, hair="bob", hem=0.12, cloth="coat", limbs=1.15, hands=1.3))
    seat = Solid("chair")
    seat.box((0, 0, 0), (48, 7, 46), rounded=3)
    for x in (-40, 40):
        for z in (-38, 38):
            seat.cone((x, 0, z), (x * 1.1, 92, z * 1.1), 7, 6)
        seat.cone((x, 0, -40), (x, -104, -48), 7, 6)
    for y in (-60, -98):
        seat.cone((-40, y, -44), (40, y, -48), 6)
    seat = seat.moved(turn_matrix(-30, 0, 66), 0.95, point(place, (-0.40, -0.68, 0.34)))
    relief = look([*body, seat], fine=2.0)
    colors = {"skin": "#fff4e2", "hair": "#3a342c", "top": YELLOW, "legs": "#f4efe2", "shoes": "#4a443c", "chair": CLAY}
    shade = relief.outline()
    c.paint(shade, "#000000", stroke=16)
    c.model(relief, (-0.75, -0.55, 0.55), colors, 0.2, 2.8, ("chair",), fill=((0.2, 0, 1), 0.5))
