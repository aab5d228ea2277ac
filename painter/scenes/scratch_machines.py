"""Scenes of machines, cut into scratchboard."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import circle, poly, rect
from painter.media.scratch import Scratch
from painter.motifs.pose import Frame, Place, Pose, figure, point
from painter.scene import scene
from painter.solid import vector
from painter.solids import Solid, look, turn_matrix

RED, GOLD, STEEL = "#d8402a", "#f2bd4b", "#9fb4b8"


@scene(
    "gear-nest",
    "Maternity Leave",
    motifs="gears hen nest engineers chimneys",
    themes="work machines patience life",
    moods="oppressive comic stubborn",
    seed=53,
    medium=Scratch,
    alt=(
        "A gigantic machine stands still: in the notch between two huge cogwheels a hen broods on her nest, and one "
        "egg shows. Far below, tiny people wait; one holds a golden watch, another spreads both arms."
    ),
    clues=("standstill", "works council", "spanner", "motherhood", "monday"),
)
def gear_nest(c: Scratch) -> None:
    c.stains = (RED, GOLD, STEEL)
    light = (-0.55, -0.62, 0.56)
    far = [_wheel("far", (610, 96, -420), 210, 22, 26, 60), _chimneys(), _pipes()]
    relief = look(far, fine=2.0, eye=1900, centre=(400, 500))
    c.model(
        relief,
        light,
        {"far": STEEL, "pipes": STEEL, "chimneys": STEEL},
        0.02,
        4.4,
        gain=0.6,
        fill=((0.6, 0.3, 0.6), 0.12),
    )
    big = [
        _wheel("left", (60, 800, -60), 470, 22, 74, 90, 0.09),
        _wheel("right", (842, 540, -60), 400, 18, 74, 90, 0.02),
    ]
    relief = look(big, fine=2.0, eye=1500, centre=(470, 470))
    c.paint(relief.outline(), "#000000", stroke=18)
    c.model(relief, light, {"left": "#f4efe2", "right": "#f4efe2"}, 0.03, 5.4, fill=((0.7, 0.5, 0.5), 0.14), tilt=0.9)
    _hen(c, light)
    _engineers(c)


def _wheel(
    name: str, at: tuple[float, float, float], radius: float, teeth: int, tall: float, thick: float, turn: float = 0.0
) -> Solid:
    """A cogwheel that faces the viewer: rim, teeth, spokes, hub and bolts."""
    out, middle = Solid(name), vector(at)
    inner = radius - tall
    count = 72
    rim = [
        middle + vector((math.cos(a), math.sin(a), 0)) * (inner - 26) for a in np.linspace(0, 2 * math.pi, count + 1)
    ]
    for p, q in pairwise(rim):
        m = vector((p + q) / 2)
        a = math.degrees(math.atan2(*(m - middle)[1::-1]))
        out.box(
            m,
            (34, float(np.linalg.norm(q - p)) / 2 + 3, thick / 2),
            turn_matrix(0, 0, a),
            rounded=2,
            axis=vector(m - middle),
        )
    for k in range(teeth):
        a = 2 * math.pi * k / teeth + turn
        way = vector((math.cos(a), math.sin(a), 0))
        wide = math.pi * radius / teeth * 0.5
        matrix = turn_matrix(0, 0, math.degrees(a))
        out.box(
            middle + way * (inner + tall * 0.28), (tall * 0.42, wide * 1.05, thick / 2), matrix, rounded=2, axis=way
        )
        out.box(
            middle + way * (inner + tall * 0.62), (tall * 0.36, wide * 0.76, thick / 2), matrix, rounded=2, axis=way
        )
    for k in range(6):
        a = 2 * math.pi * k / 6 + turn
        way = vector((math.cos(a), math.sin(a), 0))
        out.box(
            middle + way * inner * 0.5,
            (inner * 0.42, 26, thick * 0.28),
            turn_matrix(0, 0, math.degrees(a)),
            rounded=2,
            axis=way,
        )
        out.ball(middle + way * (inner - 24) + vector((0, 0, thick / 2)), 11)
    out.cone(middle + vector((0, 0, -thick / 2)), middle + vector((0, 0, thick * 0.7)), radius * 0.2, radius * 0.16)
    out.cone(middle, middle + vector((0, 0, thick * 0.9)), radius * 0.07)
    return out


def _chimneys() -> Solid:
    out = Solid("chimneys")
    for x, top, wide, z in ((70, 150, 40, -560), (186, 76, 46, -600), (300, 190, 38, -520)):
        out.cone((x, 1000, z), (x, top, z), wide * 1.35, wide)
        for y in (top + 10, top + 46):
            out.cone((x, y, z), (x, y + 8, z), wide * 1.22)
    return out


def _pipes() -> Solid:
    out = Solid("pipes")
    for points, wide in (
        ([(420, 30, -480), (420, 250, -480), (500, 300, -480), (790, 300, -480)], 26),
        ([(360, 20, -440), (360, 380, -440), (250, 430, -440), (20, 430, -440)], 20),
        ([(520, 760, -400), (520, 900, -400), (640, 960, -400), (790, 960, -400)], 34),
    ):
        out.chain(points, [wide] * 4, 6)
        for (x, y, z), (u, v, _) in pairwise(points):
            for t in (0.3, 0.7):
                m, way = (x + (u - x) * t, y + (v - y) * t), vector((u - x, v - y, 0)) / math.hypot(u - x, v - y) * 8
                out.cone((m[0] - way[0], m[1] - way[1], z), (m[0] + way[0], m[1] + way[1], z), wide * 1.3)
    return out


def _hen(c: Scratch, light: tuple[float, float, float]) -> None:
    """A hen on her nest, facing left, in the notch where the wheels meet."""
    nest, egg, body, comb, beak, eye = (Solid(n) for n in ("nest", "egg", "body", "comb", "beak", "eye"))
    x, y = 418, 452
    for _ in range(120):
        a = c.rng.uniform(0, 6.28)
        b = a + c.rng.uniform(0.5, 1.3)
        r, d, h = c.rng.uniform(92, 126), c.rng.uniform(30, 62), c.rng.uniform(-26, 40)
        nest.cone(
            (x + r * math.cos(a), y + h * 0.9 + 14 * math.sin(a), d * math.sin(a) + 60),
            (x + r * math.cos(b), y + h * 0.9 + 8 + 14 * math.sin(b), d * math.sin(b) + 60),
            5,
            3,
        )
    nest.ball((x, y + 24, 50), (100, 46, 60))
    egg.ball((x - 84, y - 22, 112), (25, 32, 25), turn_matrix(0, 0, -16))
    body.ball((x + 4, y - 62, 70), (112, 84, 88), turn_matrix(0, 0, -8))
    body.chain([(x - 54, y - 92, 84), (x - 84, y - 158, 96), (x - 88, y - 206, 104)], (66, 46, 38), 22, 30)
    body.ball((x - 92, y - 214, 106), (42, 38, 38), blend=10)
    for k in range(9):
        a = math.radians(-18 - 13 * k)
        root = (x + 78, y - 92, 60 - 4 * k)
        body.chain(
            [
                root,
                (x + 100 + 50 * math.cos(a), y - 96 + 70 * math.sin(a), 55),
                (x + 94 + 96 * math.cos(a * 1.1), y - 90 + 118 * math.sin(a * 1.1), 40),
            ],
            (30, 24, 5),
            8,
        )
    wing = Solid("wing")
    wing.ball((x + 26, y - 62, 138), (78, 46, 26), turn_matrix(0, 0, 12))
    for k in range(5):
        wing.chain([(x + 30, y - 76 + 16 * k, 146), (x + 112 - 8 * k, y - 62 + 15 * k, 134)], (17, 5), 6)
    for dx, dy, r in ((-112, -250, 14), (-94, -262, 18), (-72, -258, 17), (-56, -242, 12)):
        comb.ball((x + dx, y + dy, 106), (r, r * 1.25, 12))
    comb.ball((x - 118, y - 176, 120), (12, 24, 12)).ball((x - 104, y - 172, 132), (11, 22, 11))
    beak.cone((x - 124, y - 212, 112), (x - 168, y - 200, 118), 15, 2)
    eye.ball((x - 104, y - 220, 140), 9)
    relief = look([nest, egg, body, wing, comb, beak, eye], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=16)
    colors = {
        "nest": GOLD,
        "egg": "#fffaf0",
        "body": "#fffdf6",
        "wing": "#f4efe2",
        "comb": RED,
        "beak": GOLD,
        "eye": "#000000",
    }
    c.model(
        relief,
        light,
        colors,
        0.1,
        4.0,
        ("nest",),
        fill=((0.6, 0.2, 0.8), 0.3),
        fills={"egg": 0.8, "comb": 0.7, "beak": 0.6},
    )
    c.scrape(circle(x - 107, y - 224, 3))


def _engineers(c: Scratch) -> None:
    """A gangway with people who are paid by the hour."""
    floor = poly([(0, 1090), (800, 1090), (800, 1200), (0, 1200)])
    c.cover(floor)
    with c.marks(angle=0, gap=7):
        c.paint(rect(0, 1132, 800, 10), "#f4efe2")
    with c.marks(angle=90, gap=9):
        c.paint(rect(0, 1146, 800, 40), "#6c7478", to="#101214")
    frame = Frame(head=0.235, hair="short", cloth="coat", hem=0.2, limbs=1.15, hands=1.3, stout=1.2)
    people = (
        (
            92,
            262,
            128,
            Pose(head=(0, -30, 0), right_hand=(0.26, -0.98, 0.16), right_grip="point", right_fingers=(0.3, -1, 0.2)),
            "#f4efe2",
        ),
        (
            232,
            240,
            60,
            Pose(head=(0, 22, 0), left_hand=(0.02, -0.66, 0.24), left_grip="hold", right_hand=(0.14, -0.5, -0.08)),
            RED,
        ),
        (
            404,
            268,
            176,
            Pose(
                head=(0, -40, 0),
                left_hand=(-0.13, -0.55, -0.12),
                right_hand=(0.13, -0.55, -0.12),
                left_elbow=(-1, 0.2, 0),
                right_elbow=(1, 0.2, 0),
            ),
            "#f4efe2",
        ),
        (
            562,
            248,
            -70,
            Pose(
                head=(0, -26, 10),
                left_hand=(-0.05, -0.93, 0.12),
                left_elbow=(-1, 0.2, 0.4),
                right_hand=(0.2, -0.48, 0.1),
            ),
            "#f4efe2",
        ),
        (
            700,
            272,
            -120,
            Pose(
                head=(0, -34, 0),
                left_hand=(-0.2, -0.66, 0.26),
                right_hand=(0.2, -0.66, 0.26),
                left_grip="open",
                right_grip="open",
            ),
            GOLD,
        ),
    )
    for x, tall, yaw, pose, coat in people:
        place = Place(x, 1134, tall, yaw=yaw, pitch=-8)
        relief = look(figure(pose, place, frame), fine=2.0)
        c.paint(relief.outline(), "#000000", stroke=12)
        colors = {"skin": "#fff2de", "hair": "#2a2622", "top": coat, "legs": "#b8b4a8", "shoes": "#8a867a"}
        c.model(relief, (-0.4, -0.7, 0.6), colors, 0.2, 3.0, fill=((0.3, 0, 1), 0.5))
    hand = point(Place(232, 1134, 240, yaw=60), (0.02, -0.70, 0.27))
    c.scrape(circle(hand[0] + 2, hand[1] - 4, 9), 1, GOLD)
