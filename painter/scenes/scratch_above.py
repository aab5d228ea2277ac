"""Scenes that look straight up or down, cut into scratchboard: a lamp with winged people, and clouds with strings."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from painter.geom import Path, circle, difference, ellipse, group, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import arm, coat, face, leg
from painter.motifs.pose import Frame, Place, Pose, figure
from painter.noise import Array
from painter.palette import Color
from painter.scene import scene
from painter.solid import vector
from painter.solids import Solid, look

GOLD, RED, GREEN, DUSK = "#f6c04d", "#d4452f", "#7cc462", "#c9a06a"
_LAMP = (420.0, 430.0)


@scene(
    "moth-lamp",
    "Last Round",
    motifs="lamp moth wings crowd street night",
    themes="desire crowd danger fashion belonging",
    moods="feverish dreamy",
    alt="Seen from the pavement straight up: people with moth wings circle a street lamp between dark houses. "
    "One child with wings flies the other way, a hat falls, and somebody looks out of a lit window.",
    seed=413,
    clues=("attraction", "fame", "fatal", "last dance", "humming", "follow the crowd", "too close"),
    medium=Scratch,
)
def moth_lamp(c: Scratch) -> None:
    """A crowd with wings circles a street lamp, seen from below."""
    c.stains = (GOLD, RED)
    _glow(c)
    _roofs(c)
    _lantern(c)
    x, y = _LAMP
    ring = ((205, 150, CLAY), (262, 250, RED), (225, 330, CLAY), (290, 30, CLAY), (215, 82, RED))
    for k, (far, angle, cloth) in enumerate(ring):
        a = math.radians(angle)
        _flyer(c, x + far * 1.02 * math.cos(a), y + far * 1.15 * math.sin(a), 150 + 14 * (k % 3), angle + 200, cloth, k)
    _flyer(c, 236, 800, 300, 24, CLAY, 5)
    _flyer(c, 654, 990, 160, 118, GOLD, 6, child=True)
    _hat(c)


def _glow(c: Scratch) -> None:
    """Light that runs out in rings and is lost."""
    x, y = _LAMP
    rows, columns = np.mgrid[0 : c.height, 0 : c.width].astype(np.float32)
    far = np.hypot(columns - x, rows - y)
    for r, tone in ((900, 0.07), (420, 0.16), (300, 0.30), (200, 0.5), (130, 0.75)):
        with c.marks(center=(x, y), gap=7.0 if r > 300 else 5.6):
            c.paint(circle(x, y, r), np.array((0.97, 0.76, 0.32), np.float32) * tone)
    c.image[:] *= np.clip(1.25 - far / 900, 0, 1)[..., None]


def _roofs(c: Scratch) -> None:
    """Houses that lean together over the street."""
    x, y = _LAMP
    walls = (
        ([(-20, 760), (120, 700), (170, 960), (60, 1230), (-20, 1230)], 20),
        ([(170, 960), (300, 1000), (290, 1230), (60, 1230)], 70),
        ([(300, 1040), (480, 1010), (520, 1230), (290, 1230)], 95),
        ([(480, 1010), (600, 1060), (700, 1230), (520, 1230)], 110),
        ([(820, 640), (700, 690), (640, 1080), (720, 1230), (820, 1230)], 160),
        ([(-20, -20), (120, -20), (60, 150), (-20, 190)], 45),
        ([(820, -20), (690, -20), (730, 130), (820, 180)], 135),
    )
    for points, angle in walls:
        shape = poly(points)
        c.cover(shape)
        with c.marks(angle=angle, gap=8.0):
            c.paint(shape, "#3d3a34", wobble=0.4)
        edge = points[:3] if len(points) > 4 else points[:2]
        for p, q in pairwise(edge):
            c.scratch([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), q], 7, GOLD)
    for u, v, lit in ((72, 860, False), (96, 1010, False), (196, 1080, True), (706, 860, False), (694, 1010, False)):
        a = math.atan2(y - v, x - u)
        out = (math.cos(a), math.sin(a))
        side = (-out[1], out[0])
        pane = [
            (u + side[0] * s * (30 - 7 * t) + out[0] * 46 * t, v + side[1] * s * (30 - 7 * t) + out[1] * 46 * t)
            for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        c.cover(poly(pane))
        if lit:
            c.scrape(poly(pane), 1, GOLD)
            head = [(-10, 8), (-14, -8), (0, -20), (14, -8), (10, 8)]
            c.cover(
                smooth(
                    [
                        (u - 30, v + 50),
                        (u - 26, v + 18),
                        *((u + p, v + q) for p, q in head),
                        (u + 26, v + 18),
                        (u + 30, v + 50),
                    ]
                )
            )


def _lantern(c: Scratch) -> None:
    """Six panes and the post, seen from its foot."""
    x, y = _LAMP
    post = poly([(x - 16, y + 40), (x + 14, y + 40), (400, 1230), (300, 1230)])
    c.cover(post)
    with c.marks(angle=0, gap=5.2):
        c.paint(post, "#d8ccb0", vertical=False, to="#1a1712")
    corners = [
        (x + 92 * math.cos(math.radians(60 * k + 12)), y + 92 * math.sin(math.radians(60 * k + 12))) for k in range(7)
    ]
    inner = [
        (x + 40 * math.cos(math.radians(60 * k + 12)), y + 40 * math.sin(math.radians(60 * k + 12))) for k in range(7)
    ]
    c.cover(poly([(x + (u - x) * 1.16, y + (v - y) * 1.16) for u, v in corners[:6]]))
    for k in range(6):
        shrink = [corners[k], corners[k + 1], inner[k + 1], inner[k]]
        middle = (sum(p[0] for p in shrink) / 4, sum(p[1] for p in shrink) / 4)
        pane = poly([(middle[0] + (p[0] - middle[0]) * 0.88, middle[1] + (p[1] - middle[1]) * 0.88) for p in shrink])
        c.scrape(pane, 1, "#fff3cf" if k % 2 else "#ffe29a")
    c.scrape(circle(x, y, 26), 1, GOLD)
    c.cover(circle(x, y, 13))


_WING = [(0, 0, 1), (26, -46), (92, -88), (152, -84, 1), (150, -40), (118, 2), (60, 18)]
_TAIL = [(0, 4, 1), (58, 24), (96, 54), (92, 100, 1), (60, 116), (22, 88)]


def _flyer(
    c: Scratch, x: float, y: float, size: float, turn: float, cloth: Color, kind: int, child: bool = False
) -> None:
    """Somebody with the wings of a moth; turn 0 flies up."""
    k = size / 170
    for flip in (False, True):
        with c.at(x, y, k, turn, flip):
            for points, spot in ((_TAIL, (62, 74)), (_WING, (104, -46))):
                wing = smooth(points)
                c.cover(wing)
                with c.marks(center=(x, y), gap=5.0 if size > 200 else 4.2):
                    c.paint(wing, "#fff6e0" if not child else "#ffd97a", wobble=0.5)
                for share in (0.45, 0.7):
                    c.cover(
                        limb([(p[0] * share, p[1] * share) for p in points[1:-1]], [2, 5, 6, 5, 2][: len(points) - 2])
                    )
                c.cover(circle(spot[0], spot[1], 15))
                c.scrape(circle(spot[0], spot[1], 10), 1, RED if kind % 2 else GOLD)
                c.cover(circle(spot[0] + 1, spot[1], 4.5))
    pose = Pose(
        chest=(0, 6, 0),
        head=(0, -30, 0),
        left_hand=(-0.16, -1.12, 0.12),
        right_hand=(0.2, -1.08 + 0.3 * (kind % 2), 0.14),
        left_grip="open",
        right_grip="open",
        left_foot=(-0.12, -0.06, -0.2),
        right_foot=(0.1, -0.10, -0.34),
        left_knee=(-0.3, 0, 1),
        right_knee=(0.3, 0, 1),
        left_toe=(-10, 50),
        right_toe=(10, 50),
    )
    frame = Frame(
        head=0.24 if child else 0.19,
        hem=0.2,
        cloth="coat",
        stout=1.15,
        limbs=1.2,
        hands=1.3,
        hair=("short", "bob", "bun", "long")[kind % 4],
    )
    tall = size * (0.95 if child else 1.2)
    body = [
        s.moved(_spin(turn), 1, (x, y, 0))
        for s in figure(pose, Place(0, tall * 0.6, tall, yaw=(-24, 20)[kind % 2]), frame)
    ]
    relief = look(body, fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=9)
    way = vector((_LAMP[0] - x, _LAMP[1] - y, 90))
    way = way / np.linalg.norm(way)
    colors = {"skin": "#fff0d4", "hair": "#8a6a48", "top": cloth, "legs": "#cfc6b0", "shoes": "#8a8478"}
    c.model(
        relief,
        (float(way[0]), float(way[1]), float(way[2]) + 0.2),
        colors,
        0.1,
        3.0,
        shadows=False,
        fill=((0, 0, 1), 0.35),
    )


def _spin(turn: float) -> Array:
    a = math.radians(turn)
    return np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]], np.float32)


def _hat(c: Scratch) -> None:
    hat = Solid("hat")
    hat.ball((672, 836, 0), (50, 12, 40), _spin(24)).ball((664, 818, 0), (27, 25, 26), _spin(24), 4)
    relief = look([hat], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=10)
    c.model(relief, (-0.3, -0.8, 0.5), {"hat": RED}, 0.1, 3.4)


@scene(
    "puppet-cloud",
    "Under the Weather",
    motifs="clouds strings puppets square crowd scissors",
    themes="control fate freedom crowd routine",
    moods="playful sinister",
    alt="From above: clouds hold wooden bars, and strings run from them to people crossing a square with long shadows. "
    "One person in green runs with cut strings; a pair of scissors lies on the stones.",
    seed=337,
    clues=("higher powers", "no strings attached", "routine", "freedom", "weather forecast", "who decides?", "tangled"),
    medium=Scratch,
)
def puppet_cloud(c: Scratch) -> None:
    """Clouds work the strings of people crossing a square, seen from above."""
    c.stains = (DUSK, GREEN, RED)
    _square(c)
    _shadows(c)
    for walker in _WALKERS:
        _strings(c, walker)
        _walker(c, walker)
    _scissors(c)
    _runner(c)
    _clouds(c)


@dataclass(frozen=True)
class _Walker:
    """Somebody on strings; hands and knees are in units of a figure 300 high, facing right, its feet at 0."""

    x: float
    y: float
    scale: float
    flip: bool
    bar: tuple[float, float]
    coat: Color
    hat: str
    near: tuple[tuple[float, float], tuple[float, float]]  # elbow and hand
    far: tuple[tuple[float, float], tuple[float, float]]
    dark: float = 0.8

    def on_card(self, x: float, y: float) -> tuple[float, float]:
        return self.x + (-x if self.flip else x) * self.scale, self.y + y * self.scale


_WALKERS = (
    _Walker(122, 716, 0.80, False, (112, 366), CLAY, "bowler", ((26, -178), (62, -226)), ((46, -214), (84, -262))),
    _Walker(436, 676, 0.74, True, (420, 346), DUSK, "bun", ((30, -170), (70, -206)), ((44, -222), (76, -276))),
    _Walker(628, 716, 0.80, False, (602, 378), CLAY, "cap", ((-30, -190), (-56, -250)), ((40, -208), (82, -246)), 0.62),
    _Walker(292, 1052, 1.08, False, (286, 424), DUSK, "scarf", ((28, -176), (74, -214)), ((40, -226), (78, -282))),
)  # fmt: skip


def _square(c: Scratch) -> None:
    """Pale slabs in low light; they come out of the dark under the clouds."""
    rows = [470.0]
    while rows[-1] < 1220:
        rows.append(rows[-1] + 34 + (rows[-1] - 470) * 0.15)
    slabs = []
    for k, (top, bottom) in enumerate(pairwise(rows)):
        for column in range(-9, 9):
            shift = column + (0.5 if k % 2 else 0)
            near, far = 0.5 + (top - 470) / 900, 0.5 + (bottom - 470) / 900
            x0, x1 = 400 + shift * 150 * near, 400 + (shift + 1) * 150 * near
            u0, u1 = 400 + shift * 150 * far, 400 + (shift + 1) * 150 * far
            jolt = c.rng.uniform(-2, 2)
            slabs.append(
                poly([(x0 + 3, top + 3 + jolt), (x1 - 3, top + 3), (u1 - 3, bottom - 3 + jolt), (u0 + 3, bottom - 3)])
            )
    shade = union(
        rect(-20, 430, 840, 96), ellipse(40, 1220, 240, 110), ellipse(800, 1230, 170, 70), ellipse(-10, 640, 90, 200)
    )
    c.block(group(*slabs), CLAY, shade, 2, 9, edge=0, soft=46, depth=0.97)
    for _ in range(9):
        c.block(c.rng.choice(slabs), CLAY, rect(0, 400, 800, 800), c.rng.uniform(-30, 30), 8, edge=3, depth=0.36)


def _shadows(c: Scratch) -> None:
    """Long ones, to the right and towards us."""
    for walker in _WALKERS:
        with c.at(walker.x, walker.y, walker.scale):
            c.cover(
                smooth(
                    [
                        (-30, -6, 1),
                        (60, -14),
                        (150, 4),
                        (236, 26),
                        (262, 20),
                        (290, 34),
                        (282, 52),
                        (252, 50),
                        (226, 46),
                        (130, 44),
                        (40, 22),
                        (-26, 8),
                    ]
                )
            )
    c.cover(smooth([(80, 1140, 1), (130, 1090), (200, 1056), (236, 1046, 1), (196, 1096), (140, 1134)]))
    c.cover(smooth([(560, 1120, 1), (640, 1092), (720, 1104), (800, 1130), (800, 1180), (700, 1160), (620, 1142)]))


def _strings(c: Scratch, walker: _Walker) -> None:
    x, y = walker.bar
    ends = [
        walker.on_card(*walker.near[1]),
        walker.on_card(*walker.far[1]),
        walker.on_card(4, -296),
        walker.on_card(46, -66),
    ]
    for start, end in zip((x - 44, x + 44, x - 4, x + 16), ends, strict=True):
        line = [(start, y), ((start + end[0]) / 2 + c.rng.uniform(-3, 3), (y + end[1]) / 2), end]
        c.cover(limb(line, [7, 7, 7]))
        c.scrape(limb(line, [2.6, 2.6, 2.6]))


def _walker(c: Scratch, walker: _Walker) -> None:
    """Somebody whose hands and feet are lifted for them, asleep on their feet."""
    with c.at(walker.x, walker.y, walker.scale, 0, walker.flip):
        arm(c, walker.coat, (12, -208), walker.far)
        leg(c, (8, -84), (46, -66), (44, -22), 14)
        leg(c, (-8, -80), (-12, -42), (-30, -10), 0, 0.55)
        coat(c, walker.coat, walker.dark)
        arm(c, walker.coat, (-4, -206), walker.near)
        face(c, walker.hat, awake=False)


def _runner(c: Scratch) -> None:
    """The one who has got away."""
    with c.at(566, 1106, 1.2, 4):
        for tail in (
            [(-88, -262), (-104, -290), (-92, -316), (-120, -344)],
            [(138, -258), (152, -282), (140, -306), (158, -330)],
        ):
            c.cover(limb(tail, [7, 8, 8, 6]))
            c.scrape(limb(tail, [2.6, 3, 3, 2]))
        arm(c, GREEN, (16, -208), ((86, -192), (132, -238)))
        leg(c, (-22, -92), (-58, -50), (-112, -64), 74)
        leg(c, (4, -94), (66, -80), (78, -16), -8, 0.5)
        jacket = smooth(
            [(14, -234, 1), (-10, -218), (-32, -166), (-46, -120), (-84, -92, 1), (-44, -76), (34, -74, 1),
                (38, -126), (54, -180), (52, -212), (38, -232, 1)]
        )  # fmt: skip
        c.block(
            jacket,
            GREEN,
            smooth([(-100, -240), (4, -240), (-6, -170), (-14, -130), (-30, -60), (-110, -60)]),
            20,
            7,
            soft=9,
        )
        c.groove([(34, -216), (22, -150), (8, -78)], 5)
        arm(c, GREEN, (4, -204), ((-48, -206), (-80, -246)))
        with c.at(30, -6, 1, 6):
            face(c, "none", awake=True)
            mane = smooth(
                [(30, -291), (16, -312), (-4, -316), (-30, -318), (-62, -306, 1), (-38, -300), (-70, -280, 1),
                    (-40, -282), (-64, -256, 1), (-34, -264), (-44, -236, 1), (-18, -246), (-14, -262), (-4, -276),
                    (14, -282)]
            )  # fmt: skip
            c.block(mane, DUSK, ellipse(-24, -262, 26, 26), 20, 6, edge=4, soft=6)
            for y in (-306, -294, -280):
                c.groove([(4, y + 6), (-16, y + 2), (-38, y + 6)], 4)


def _clouds(c: Scratch) -> None:
    """Clouds with the bars in their folds; one bar has lost its puppet."""
    c.cover(rect(0, 0, 800, 250))
    for x, y in (*(walker.bar for walker in _WALKERS), (694, 330)):
        for points in ([(x - 62, y + 6), (x, y), (x + 62, y - 6)], [(x - 12, y - 24), (x + 2, y), (x + 18, y + 26)]):
            c.block(
                limb(points, [15, 17, 15]), DUSK, limb([(px, py + 6) for px, py in points], 6), 0, 4, edge=5, soft=2
            )
    for start, tail in (
        (640, [(632, 372), (648, 404), (636, 428)]),
        (696, [(702, 380), (688, 414), (696, 446)]),
        (748, [(742, 366), (750, 392), (740, 412)]),
    ):
        c.scrape(limb([(start, 334), *tail], [2.8, 2.8, 2.8, 2]))
    puffs = []
    for row, (y, r, step) in enumerate(((40.0, 92.0, 150.0), (120, 84, 134), (204, 74, 122), (276, 56, 104))):
        for k in range(-1, 9):
            x = k * step + (row % 2) * step * 0.5 + c.rng.uniform(-22, 22)
            if c.rng.random() < 0.82 or row == 0:
                puffs.append((x, y + c.rng.uniform(-16, 16) + 18 * math.sin(x / 90), r * c.rng.uniform(0.62, 1.22)))
    for x, y in (*(walker.bar for walker in _WALKERS), (694, 330)):
        puffs += [(x - 4, y - 84, 50), (x - 34, y - 42, 33), (x + 26, y - 46, 37), (x - 6, y - 14, 25)]
    shapes = [(_puff(c, x, y, r), x, y, r) for x, y, r in puffs]
    for shape, *_ in shapes:
        c.block(shape, CLAY, edge=6)
    for shape, x, y, r in shapes:
        shade = difference(circle(x, y, r * 1.5), circle(x - r * 0.34, y - r * 0.5, r * 0.96))
        middle = (x - r * 0.6, y - r * 0.8)
        c.block(shape, CLAY, shade, 0, 8 if r > 45 else 6, edge=0, soft=r * 0.2, depth=0.9, center=middle)


def _puff(c: Scratch, x: float, y: float, r: float) -> Path:
    """A round of cloud, with smaller ones on its back."""
    out = circle(x, y, r)
    for _ in range(4):
        a = c.rng.uniform(-3.0, 0.6)
        out = union(out, circle(x + r * 0.72 * math.cos(a), y + r * 0.72 * math.sin(a), r * c.rng.uniform(0.3, 0.5)))
    return out


def _scissors(c: Scratch) -> None:
    """On the stones, open."""
    for flip in (False, True):
        with c.at(146, 1066, 0.95, 58, flip):
            c.block(
                smooth([(-4, 10, 1), (12, -14), (34, -104, 1), (-8, -18)]),
                CLAY,
                smooth([(0, 10), (20, -14), (40, -104), (14, -60)]),
                90,
                5,
                edge=5,
                soft=2,
            )
            grip = [(-28 + 24 * math.cos(a), 62 + 30 * math.sin(a)) for a in np.linspace(0, 6.3, 15)]
            c.block(union(limb([(4, -2), (-14, 38)], [13, 11]), limb(grip, [11] * 15)), RED, edge=5)
    c.cover(circle(146, 1066, 5))
