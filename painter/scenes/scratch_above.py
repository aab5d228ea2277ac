"""Scenes that look straight up or down, cut into scratchboard: a lamp with winged people, and clouds with strings."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from painter.geom import Path, circle, difference, ellipse, group, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import arm, coat, face, leg
from painter.palette import Color
from painter.scene import scene

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
    _rays(c)
    _roofs(c)
    _lantern(c)
    _flyer(c, _Flyer(322, 168, 0.74, 74, False, DUSK, "scarf"))
    _flyer(c, _Flyer(664, 268, 0.80, 152, True, RED, "bun"))
    _flyer(c, _Flyer(168, 420, 0.84, 16, False, RED, "cap"))
    _flyer(c, _Flyer(618, 622, 0.90, -62, False, CLAY, "bowler"))
    _hat(c)
    _flyer(c, _Flyer(652, 1010, 0.62, 128, True, GOLD, "none", GOLD))
    _flyer(c, _Flyer(226, 836, 1.36, 30, False, DUSK, "cap"))


def _rays(c: Scratch) -> None:
    """Light in strokes of uneven length, as a graver throws them."""
    x, y = _LAMP
    for k in range(72):
        a = k * 0.0873 + c.rng.uniform(-0.02, 0.02)
        start = 128 + 10 * (k % 3)
        end = start + (70, 150, 96, 210)[k % 4] * c.rng.uniform(0.8, 1.3)
        line = [(x + r * math.cos(a), y + r * math.sin(a)) for r in (start, start + (end - start) * 0.4, end)]
        c.scrape(limb(line, [2.5, 6.5, 0.8]), 1, GOLD)


def _roofs(c: Scratch) -> None:
    """Houses that lean together over the street, lit along their cornices."""
    x, y = _LAMP
    line = [(-10, 640), (96, 690), (150, 930), (300, 1010), (466, 986), (586, 1052), (690, 810), (810, 742)]
    for k, (p, q) in enumerate(pairwise(line)):
        far = [(u + (u - x) * 1.4, v + (v - y) * 1.4) for u, v in (q, p)]
        wall = poly([p, q, *far])
        near = poly([p, q, *((u + (u - x) * 0.07, v + (v - y) * 0.07) for u, v in (q, p))])
        angle = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0])) + (90 if k % 2 else 0)
        c.block(wall, CLAY, difference(wall, near), angle, 15, edge=6, soft=16, depth=0.9)
        c.block(limb([p, q], 15), CLAY, edge=5)
        for column in (0.4,) if k == 4 else (0.3, 0.7):
            for row in (0.08, 0.30):
                lit = (k, column, row) == (4, 0.4, 0.08)
                u, v = p[0] + (q[0] - p[0]) * column, p[1] + (q[1] - p[1]) * column
                pane = []
                for side, dv in ((-1, 0), (1, 0), (1, 0.11), (-1, 0.11)):
                    du = side * (0.24 if k == 4 else 0.1)
                    s, t = u + (q[0] - p[0]) * du, v + (q[1] - p[1]) * du
                    pane.append((s + (s - x) * (row + dv), t + (t - y) * (row + dv)))
                c.block(poly(pane), GOLD if lit else CLAY, edge=6)
                if lit:
                    _looker(c, (sum(m[0] for m in pane) / 4, sum(m[1] for m in pane) / 4))
                else:
                    shrunk = [
                        (a * 0.8 + 0.2 * (pane[0][0] + pane[2][0]) / 2, b * 0.8 + 0.2 * (pane[0][1] + pane[2][1]) / 2)
                        for a, b in pane
                    ]
                    c.cover(poly(shrunk))


def _looker(c: Scratch, at: tuple[float, float]) -> None:
    u, v = at
    head = [(-9, 8), (-12, -6), (0, -17), (12, -6), (9, 8)]
    c.cover(
        smooth(
            [(u - 24, v + 40), (u - 20, v + 18), *((u + p, v + q) for p, q in head), (u + 20, v + 18), (u + 24, v + 40)]
        )
    )


def _lantern(c: Scratch) -> None:
    """Six panes and the post, seen from its foot."""
    x, y = _LAMP
    post = poly([(x - 14, y + 40), (x + 14, y + 40), (452, 1230), (330, 1230)])
    shade = poly([(x + 4, y + 40), (x + 20, y + 40), (470, 1230), (404, 1230)])
    c.block(post, CLAY, shade, 90, 9, edge=8, soft=9)
    for share in (0.3, 0.62):
        u, v = x - 28 * share, y + 780 * share
        c.block(
            ellipse(u, v, 26 + 40 * share, 9 + 10 * share), CLAY, ellipse(u + 30, v + 6, 24, 14), 0, 6, edge=5, soft=4
        )
    angles = [math.radians(60 * k + 12) for k in range(7)]
    corners = [(x + 100 * math.cos(a), y + 100 * math.sin(a)) for a in angles]
    inner = [(x + 42 * math.cos(a), y + 42 * math.sin(a)) for a in angles]
    c.cover(poly([(x + (u - x) * 1.2, y + (v - y) * 1.2) for u, v in corners[:6]]))
    for k in range(6):
        pane = [corners[k], corners[k + 1], inner[k + 1], inner[k]]
        middle = (sum(p[0] for p in pane) / 4, sum(p[1] for p in pane) / 4)
        inside = poly([(middle[0] + (p[0] - middle[0]) * 0.88, middle[1] + (p[1] - middle[1]) * 0.88) for p in pane])
        c.scrape(inside, 1, "#fff3cf" if k % 2 else "#ffdf8c")
    c.scrape(circle(x, y, 28), 1, GOLD)
    c.cover(circle(x, y, 14))


@dataclass(frozen=True)
class _Flyer:
    """Somebody with the wings of a moth; turn 0 flies up."""

    x: float
    y: float
    scale: float
    turn: float
    flip: bool
    coat: Color
    hat: str
    wings: Color = CLAY


_WING = [(0, 6, 1), (20, -44), (78, -96), (150, -112, 1), (158, -62), (142, -14), (112, 16), (60, 26)]
_TAIL = [(0, 6, 1), (62, 24), (104, 46), (112, 86), (92, 118, 1), (58, 106), (22, 78)]


def _flyer(c: Scratch, who: _Flyer) -> None:
    for flip in (False, True):
        with c.at(who.x, who.y, who.scale, who.turn, flip):
            for points, spot, veins in (
                (_TAIL, (70, 74), ((92, 42), (106, 74), (84, 106), (50, 100))),
                (_WING, (108, -50), ((62, -78), (116, -94), (150, -66), (138, -22), (104, 10))),
            ):
                wing = smooth(points)
                c.block(wing, who.wings, ellipse(0, 10, 62, 70), 62 if flip else -62, 7, edge=5, soft=13 * who.scale)
                for u, v in veins:
                    c.groove([(u * 0.3, v * 0.3), (u * 0.64 + 3, v * 0.64 - 2), (u * 0.95, v * 0.95)], 4.5)
                c.cover(circle(*spot, 24))
                c.scrape(circle(*spot, 19), 1, who.wings)
                c.cover(circle(*spot, 14.5))
                c.scrape(circle(*spot, 11.5), 1, GOLD if who.coat == RED else RED)
                c.cover(circle(*spot, 5.5))
    with c.at(who.x, who.y, who.scale, who.turn, who.flip):
        _flying(c, who)


def _flying(c: Scratch, who: _Flyer) -> None:
    """The body from below: legs that trail, arms that reach, the face to the light."""
    for hip, knee, foot in (((-9, 58), (-18, 92), (-8, 132)), ((9, 58), (16, 96), (22, 128))):
        c.block(
            limb([hip, knee, foot], [22, 17, 11]), CLAY, limb([hip, knee, foot], 12), 80, 5, edge=4, soft=3, depth=0.6
        )
        u, v = foot
        c.block(
            smooth([(u - 7, v - 4, 1), (u + 7, v - 4, 1), (u + 8, v + 20), (u, v + 30), (u - 8, v + 20)]), CLAY, edge=4
        )
    for side in (-1, 1):
        shoulder, elbow, hand = (side * 18, -24), (side * 40, -58), (side * 26, -98)
        with c.at(hand[0], hand[1], 1, side * -16):
            fingers = [limb([(-6 + 6 * k, -4), (-9 + 9 * k, -24 + 4 * abs(k - 1))], [7, 4]) for k in range(3)]
            c.block(union(circle(0, 0, 9), limb([(-side * 4, 0), (-side * 15, -10)], [7, 4]), *fingers), CLAY, edge=4)
        sleeve = union(limb([shoulder, elbow], [25, 20]), circle(*elbow, 10), limb([elbow, hand], [20, 14]))
        c.block(
            sleeve,
            who.coat,
            limb([(shoulder[0], -14), (elbow[0] + 4, -50), (hand[0] + 8, -90)], 8),
            0,
            5,
            edge=4,
            soft=3,
        )
    body = smooth(
        [(-12, -34, 1), (-26, -26), (-26, 8), (-22, 26), (-34, 66, 1), (0, 74), (34, 66, 1), (22, 26), (26, 8),
            (26, -26), (12, -34, 1)]
    )  # fmt: skip
    c.block(body, who.coat, poly([(-60, 10), (-10, 20), (4, 90), (-60, 90)]), 10, 6, edge=5, soft=8)
    for button in (-14, 8, 30):
        c.cover(circle(0, button, 2.8))
    with c.at(-2, -52, 0.62, -24), c.at(-4, 264):
        face(c, who.hat)
        for tip in ((58.0, -352.0), (16.0, -370.0)):
            line = [(14, -298), ((14 + tip[0]) / 2 + 8, (-298 + tip[1]) / 2), tip]
            c.cover(limb(line, [14, 20, 12]))
            c.scrape(limb(line, [5, 4, 3]), 1, who.wings)
            for k in range(1, 7):
                t = k / 7
                x, y = 14 + (tip[0] - 14) * t + 10 * t * (1 - t), -298 + (tip[1] + 298) * t
                c.scrape(limb([(x - 9, y - 8), (x, y), (x + 9, y - 8)], [1, 3.4, 1]), 1, who.wings)


def _hat(c: Scratch) -> None:
    """A hat that somebody has lost on the way."""
    with c.at(520, 852, 1.1, 32):
        c.block(
            smooth([(-28, 2, 1), (-24, -26), (0, -38), (24, -26), (28, 2, 1)]),
            RED,
            ellipse(-18, -10, 14, 30),
            80,
            5,
            edge=5,
            soft=4,
        )
        c.block(limb([(-48, 4), (0, 8), (48, 2)], [7, 13, 7]), RED, edge=5)
        c.groove([(-26, -6), (0, -2), (26, -6)], 6)


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
