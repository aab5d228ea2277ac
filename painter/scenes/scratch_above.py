"""Scenes that look straight up or down, cut into scratchboard: a lamp with winged people, and clouds with strings."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import skia

from painter.geom import Path, circle, limb, poly, rect, smooth
from painter.media.scratch import CLAY, Scratch
from painter.motifs.pose import Frame, Place, Pose, figure, point
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
    for k, (far, angle, coat) in enumerate(ring):
        a = math.radians(angle)
        _flyer(c, x + far * 1.02 * math.cos(a), y + far * 1.15 * math.sin(a), 150 + 14 * (k % 3), angle + 200, coat, k)
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
    c: Scratch, x: float, y: float, size: float, turn: float, coat: Color, kind: int, child: bool = False
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
    colors = {"skin": "#fff0d4", "hair": "#8a6a48", "top": coat, "legs": "#cfc6b0", "shoes": "#8a8478"}
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
    walkers = (
        (110, 680, 320, 60, 0),
        (330, 740, 330, 70, 1),
        (560, 680, 320, 60, 2),
        (150, 980, 360, 66, 2),
        (420, 1010, 360, 74, 3),
    )
    bars = ((120, 340), (310, 380), (540, 350), (190, 420), (430, 440))
    for (x, y, tall, yaw, kind), bar in zip(walkers, bars, strict=True):
        _walker(c, x, y, tall, yaw, kind, bar)
    _runner(c)
    _clouds(c, bars)
    _scissors(c)


_DOWN = 58


def _square(c: Scratch) -> None:
    """Paving in long evening light."""
    with c.marks(angle=7, gap=6.4):
        c.paint(rect(0, 0, 800, 1200), "#7c786e", to="#aeaa9e")


def _people(c: Scratch, parts: list[Solid], coat: Color, y: float) -> None:
    relief = look(parts, fine=2.0)
    cast = relief.outline()
    c.cover(_long(cast, y))
    c.cover(cast)
    c.paint(cast, "#000000", stroke=9)
    colors = {"skin": "#fff2dc", "hair": "#4a4038", "top": coat, "legs": "#c8c2b2", "shoes": "#f4efe2"}
    c.model(relief, (-0.75, -0.45, 0.5), colors, 0.16, 3.2, shadows=False, fill=((0.4, 0.2, 0.9), 0.75))


def _long(path: Path, y: float) -> Path:
    """The outline laid down as a long shadow to the right."""
    shadow = skia.Path(path)
    matrix = skia.Matrix()
    matrix.setAll(1, -0.95, 0.95 * y, 0, -0.34, 1.34 * y, 0, 0, 1)
    shadow.transform(matrix)
    return shadow


def _walker(c: Scratch, x: float, y: float, tall: float, yaw: float, kind: int, bar: tuple[float, float]) -> None:
    """Somebody whose hands and feet are lifted for them."""
    pose = (
        Pose(
            pelvis=(0, -0.52, 0),
            left_hand=(-0.26, -0.84, 0.16),
            right_hand=(0.2, -0.55, 0.2),
            left_foot=(-0.07, -0.2, 0.22),
            left_knee=(0, -0.4, 1),
            right_foot=(0.07, -0.045, -0.1),
            head=(0, 20, 16),
        ),
        Pose(
            pelvis=(0, -0.52, 0),
            left_hand=(-0.2, -0.5, 0.14),
            right_hand=(0.28, -0.9, 0.12),
            right_foot=(0.07, -0.22, 0.2),
            right_knee=(0, -0.4, 1),
            left_foot=(-0.07, -0.045, -0.1),
            head=(0, 24, -14),
        ),
        Pose(
            pelvis=(0, -0.52, 0),
            left_hand=(-0.3, -0.8, 0.1),
            right_hand=(0.3, -0.8, 0.1),
            left_foot=(-0.07, -0.05, 0.2),
            right_foot=(0.07, -0.05, -0.2),
            head=(0, 26, 0),
        ),
        Pose(
            pelvis=(0, -0.52, 0),
            left_hand=(-0.2, -1.05, 0.1),
            right_hand=(0.22, -0.6, 0.24),
            right_foot=(0.07, -0.2, 0.22),
            right_knee=(0, -0.4, 1),
            left_foot=(-0.07, -0.045, -0.1),
            head=(0, 10, 18),
        ),
    )[kind]
    place = Place(x, y, tall, yaw=yaw, pitch=_DOWN)
    frame = Frame(
        head=0.2, hem=0.2, cloth="coat", stout=1.2, limbs=1.2, hands=1.3, hair=("short", "bun", "bob", "none")[kind]
    )
    _people(c, figure(pose, place, frame), (CLAY, RED, DUSK, CLAY)[kind], y)
    ends = [pose.left_hand, pose.right_hand, (0, -1.0, 0)]
    for k, end in enumerate(ends):
        if end is not None:
            p = point(place, end)
            top = (bar[0] + (-46, 46, 0)[k], bar[1] + (34, 24, 30)[k])
            c.cover(limb([(p[0], p[1]), top], [5, 5]))
            c.scrape(limb([(p[0], p[1]), top], [2, 2]))


def _runner(c: Scratch) -> None:
    """The one who has got away."""
    pose = Pose(
        pelvis=(0, -0.5, 0),
        chest=(0, 18, 0),
        head=(-20, -30, 0),
        left_hand=(-0.2, -0.98, 0.2),
        right_hand=(0.26, -0.86, -0.1),
        left_grip="open",
        right_grip="open",
        left_foot=(-0.06, -0.06, 0.3),
        right_foot=(0.07, -0.2, -0.34),
        right_toe=(0, 50),
        left_knee=(0, -0.2, 1),
    )
    place = Place(650, 1050, 400, yaw=44, pitch=_DOWN)
    frame = Frame(head=0.2, hem=0.2, cloth="coat", stout=1.15, limbs=1.2, hands=1.3, hair="long")
    _people(c, figure(pose, place, frame), GREEN, 1050)
    for end in (pose.left_hand, pose.right_hand):
        if end is not None:
            u, v, _ = point(place, end)
            tail = [(u, v), (u - 20, v - 34), (u - 8, v - 62), (u - 34, v - 84)]
            c.cover(limb(tail, [6, 6, 6, 5]))
            c.scrape(limb(tail, [2.5, 2.5, 2.5, 2]))


def _clouds(c: Scratch, bars: tuple[tuple[float, float], ...]) -> None:
    """Clouds with the bars in their folds."""
    c.cover(rect(0, 0, 800, 320))
    wood, cloud = Solid("wood"), Solid("cloud")
    for x, y in bars:
        wood.cone((x - 58, y + 32, 160), (x + 58, y + 20, 160), 10)
        wood.cone((x - 12, y, 164), (x + 12, y + 50, 164), 10)
    for _ in range(64):
        x = c.rng.uniform(-30, 830)
        y = c.rng.uniform(-20, 330) + 40 * math.sin(x / 90)
        r = c.rng.uniform(46, 104) * (1.1 - y / 900)
        cloud.ball((x, y, c.rng.uniform(-30, 60) + (330 - y) * 0.3), r, None, 14)
    for x, y in bars:
        cloud.ball((x - 16, y - 40, 110), (44, 40, 44), None, 14).ball((x + 22, y - 34, 110), (36, 34, 40), None, 14)
        cloud.cone((x, y - 90, 90), (x, y - 40, 100), 54, 44, 20)
    relief = look([wood, cloud], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=14)
    c.model(
        relief,
        (-0.6, -0.6, 0.45),
        {"wood": DUSK, "cloud": "#fffaf0"},
        0.03,
        5.6,
        ("wood",),
        gaps={"wood": 3.2},
        tilt=0.8,
        fill=((0.7, 0.5, 0.4), 0.14),
    )


def _scissors(c: Scratch) -> None:
    for flip in (False, True):
        with c.at(700, 640, 0.8, 40, flip):
            blade = smooth([(-2, 8, 1), (10, -20), (24, -96, 1), (-8, -18)])
            c.cover(limb([(4, -4), (-20, 44)], [22, 22]))
            c.cover(circle(-26, 62, 32))
            c.cover(smooth([(-8, 14, 1), (16, -20), (30, -108, 1), (-14, -18)]))
            c.scrape(blade)
            c.scrape(limb([(2, 0), (-16, 36)], [9, 9]), 1, RED)
            c.scrape(
                limb([(-26 + 22 * math.cos(a), 62 + 22 * math.sin(a)) for a in np.linspace(0, 6.3, 15)], [8] * 15),
                1,
                RED,
            )
