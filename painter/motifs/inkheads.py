"""Heads in profile, in ink wash: planes of light and shadow, and hair that is drawn strand by strand.

A head has 205 units and looks to the right, its ear at (-4, 8); turn or flip it with `Wash.at`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from painter.geom import Path, Points, circle, ellipse, limb, smooth
from painter.media.wash import INK, Wash
from painter.palette import Color, mix

Spot = tuple[float, float]


@dataclass(frozen=True)
class Face:
    """What makes a profile somebody's own; the numbers are 0 for an ordinary face."""

    skin: Color
    dark: Color
    lips: Color
    nose: float = 0.0  # its length; below 0 it turns up
    hook: float = 0.0  # a bump on its bridge
    chin: float = 0.0  # how far it juts out
    full: float = 0.0  # the lips
    jowl: float = 0.0  # flesh under the chin
    smile: float = 0.0  # the corner of the mouth, up or down
    brow: float = 0.0  # raised, or pressed down
    grief: float = 0.0  # the inner end of the brow is drawn up
    age: float = 0.0  # folds and lines
    asleep: bool = False
    blush: Color = "#d0452f"
    cold: Color = "#6a5a8a"  # what the shadows tend to


def outline(face: Face) -> Path:
    """The edge of a head."""
    n, h, k, f, j = face.nose, face.hook, face.chin, face.full, face.jowl
    points: Points = [(0, -106), (36, -99), (62, -80), (75, -54), (78, -36), (75, -26), (69, -13), (74 + 2 * h, -2 - h),
        (83 + 4 * h + n, 13 - h), (93 + 5 * n + h, 27 + 2 * n), (98 + 7 * n, 33 + 4 * n), (95 + 5 * n, 40 + 4 * n),
        (86 + n, 44 + n), (79, 46), (79, 52), (85 + 2 * f, 58 - f), (83 + f, 62, 1), (84 + 2 * f, 67 + f), (79, 74 + f),
        (75 + k, 78 + f), (77 + 3 * k, 87), (74 + 4 * k, 97), (64 + 3 * k, 104), (48, 104 + 2 * j), (22, 96 + 6 * j),
        (0, 82 + 4 * j), (-16, 64), (-40, 64), (-70, 54), (-94, 14), (-100, -30), (-80, -78), (-40, -102)]  # fmt: skip
    return smooth(points)


def head(c: Wash, face: Face, line: float = 3.2) -> None:
    """A head without its hair."""
    shape = outline(face)
    shadow = mix(face.dark, face.cold, 0.45)
    c.lift(shape)
    c.wash(shape, face.skin, to=mix(face.skin, face.dark, 0.7), way=(-1, 0.25), bleed=1.5)
    with c.clip(shape):
        _planes(c, face, shadow)
    _ear(c, face, shadow)
    _eye(c, face, shadow)
    _nose_and_mouth(c, face, shadow)
    if face.age:
        for fold in ([(30, 4), (22, 0), (15, -8)], [(31, 9), (23, 10), (16, 10)], [(58, 16), (50, 21), (40, 18)],
            [(70, -46), (58, -50), (40, -46)], [(69, -60), (56, -63), (36, -58)], [(56, 76), (50, 86), (51, 94)],
            [(30, 52), (27, 66), (33, 80)], [(14, 60), (14, 72), (20, 84)]):  # fmt: skip
            c.pen(fold, [0.6, 1.9 * face.age, 0.6], mix(face.dark, INK, 0.5), 0.3)
    c.contour(shape, line, light=(0.7, -0.6), lost=0.16)


def _planes(c: Wash, face: Face, shadow: Color) -> None:
    """Where the head turns from the light: eye socket, side of the nose, under the cheekbone, jaw and temple."""
    c.wet(ellipse(42, 30, 15, 10), face.blush, 9, 0.5, 0.5)
    c.wet(ellipse(93 + 5 * face.nose, 34 + 3 * face.nose, 5, 5), face.blush, 4, 0.35, 0.3)
    c.wet(smooth([(72, -22), (54, -22), (38, -14), (40, -2), (54, -8), (70, -6)]), shadow, 4, 0.3, 0.4)
    c.wet(smooth([(78, 4), (84, 18), (80, 30), (74, 40), (71, 26), (72, 12)]), shadow, 3, 0.3, 0.4)
    c.wet(smooth([(4, 36), (28, 46), (52, 58), (54, 74), (30, 76), (6, 66)]), shadow, 9, 0.36, 0.5)
    c.wet(smooth([(-20, 58), (6, 76), (30, 90), (60, 98), (62, 112), (20, 108), (-30, 90)]), shadow, 7, 0.6, 0.4)
    c.wet(smooth([(-30, -70), (6, -66), (22, -34), (14, -6), (6, 40), (-40, 60)]), shadow, 13, 0.42, 0.5)
    c.wet(smooth([(79, 76), (70, 74), (66, 78), (72, 81)]), shadow, 2.5, 0.5, 0.2)
    for x, y, wide, tall, share in ((46, 13, 13, 6, 0.38), (60, -54, 13, 15, 0.3), (72, 92, 7, 6, 0.22),
        (87, 14, 3, 9, 0.28)):  # fmt: skip
        c.lift(ellipse(x, y, wide, tall), share, 4)


def _ear(c: Wash, face: Face, shadow: Color) -> None:
    ear = smooth([(2, 32), (-5, 30), (-12, 12), (-18, -6), (-12, -20), (2, -22), (10, -12), (8, 2), (7, 14), (7, 26)])
    c.wash(ear, mix(face.skin, face.blush, 0.22), to=face.dark, way=(-0.6, 0.8), bleed=1)
    c.wet(smooth([(-6, -10), (3, -12), (4, 2), (-2, 14), (-8, 4)]), shadow, 2.4, 0.7, 0.3)
    c.pen([(6, 28), (-1, 33), (-8, 24), (-15, 4), (-18, -10), (-10, -21), (2, -22), (10, -12), (7, 0)],
        [1, 3, 2.4, 3, 2.6, 2, 2.4, 2, 0.6], dry=0.1)  # fmt: skip
    c.pen([(-10, -8), (-4, -15), (4, -12), (2, -4), (-5, 4), (-3, 16)], [0.6, 1.8, 1.6, 1, 1.8, 0.6], dry=0.1)
    c.pen([(7, 2), (3, 8), (6, 14)], [0.8, 2.4, 0.8], dry=0)


def _brow(c: Wash, face: Face, tone: Color) -> None:
    """Short hairs on the ridge."""
    up, grief = 7 * face.brow, 8 * face.grief
    ridge = [(76 - 44 * t, -30 - 7 * math.sin(math.pi * min(1, t * 1.15)) - up - grief * (1 - t) + 5 * t)
        for t in (0, 0.25, 0.5, 0.75, 1)]  # fmt: skip
    c.wash(limb(ridge, [4.5, 6, 5, 4, 1.5]), tone, bleed=1.2, strength=0.5, over=True)
    for _ in range(11):
        t = c.rng.random() ** 1.2 * 0.9
        x = 76 - 44 * t
        y = -28 - 7 * math.sin(math.pi * min(1, t * 1.15)) - up - grief * (1 - t) + 5 * t + c.rng.uniform(-2, 2)
        long = c.rng.uniform(6, 12)
        c.pen([(x, y + 2), (x - long * 0.5, y - 1.5), (x - long, y - 1 + 3 * t)], [1.8, 1.6, 0.4], tone, 0.2)


def _eye(c: Wash, face: Face, shadow: Color) -> None:
    tone = mix(face.dark, INK, 0.82)
    if face.asleep:
        lid = smooth([(71, -8), (60, -13), (48, -8), (42, 2), (52, 8), (64, 7), (70, 2)])
        c.wet(lid, mix(face.blush, face.cold, 0.3), 3, 0.2, 0.3)
        c.lift(ellipse(62, -4, 6, 4), 0.25, 2.5)
        c.pen([(71, 1), (64, 8), (53, 9), (42, 4), (37, -1)], [1.6, 4, 4.4, 2.6, 0.6], tone, 0.05)
        for x, y, tip in ((68, 5, 75), (63, 8, 69), (57, 9, 61), (51, 9, 52)):
            c.pen([(x, y), ((x + tip) / 2 + 1, y + 4), (tip, y + 6)], [2.2, 1.4, 0.5], tone, 0)
        c.pen([(70, -12), (58, -17), (44, -10)], [0.6, 1.8, 0.6], tone, 0.1)
    else:
        white = smooth([(71, -8, 1), (71, 1), (67, 7), (55, 6), (45, 1, 1), (54, -6), (62, -10)])
        c.lift(white, 0.9)
        with c.clip(white):
            c.wet(smooth([(72, -10), (50, -6), (44, 0), (72, -3)]), shadow, 2, 0.5, 0.2)
            c.wash(ellipse(66, -2, 4.6, 7.6), "#4a3020", bleed=0.6, strength=1.2)
            c.pen([(67, -5), (67.4, 2)], [5, 5], dry=0)
        c.lift(circle(65, -4, 1.5), 1, 0.3)
        c.pen([(76, -7), (71, -10), (61, -11.5), (51, -6), (41, 2), (36, 3)], [1, 4, 4.6, 3.4, 2.2, 0.6], tone, 0.05)
        c.pen([(69, 7), (58, 8.5), (47, 4)], [1.8, 1.5, 0.5], tone, 0.1)
        c.pen([(71, -8), (72.4, -1), (68, 7)], [0.8, 1.4, 0.8], tone, 0)
        c.pen([(70, -18), (58, -20), (43, -9)], [0.6, 2, 0.6], tone, 0.1)
        for x, y, tip in ((74, -9, 81), (69, -10, 74)):
            c.pen([(x, y), (tip, y - 5)], [2.2, 0.6], tone, 0)
    _brow(c, face, tone)


def _nose_and_mouth(c: Wash, face: Face, shadow: Color) -> None:
    tone = mix(face.dark, INK, 0.75)
    n, f = face.nose, face.full
    c.pen([(85 + n, 25 + n), (79, 27), (75, 34), (77, 42), (82, 44)], [0.6, 1.6, 2.4, 2.4, 1], tone, 0.1)
    c.pen([(84, 41 + n), (88 + 2 * n, 39 + 2 * n), (91 + 3 * n, 40 + 3 * n)], [1.4, 3.6, 1], tone, 0)
    corner = (62.0, 63 - 5 * face.smile)
    upper = smooth([(83 + f, 62, 1), (86 + 2 * f, 57 - f), (80, 54 - f), (72, 58 - f), (*corner, 1), (72, 62)])
    lower = smooth([(83 + f, 62, 1), (72, 62), (*corner, 1), (70, 69 + f), (78, 73 + 2 * f), (85 + 2 * f, 67 + f)])
    c.wash(upper, mix(face.lips, face.dark, 0.4), bleed=0.8, over=True, strength=0.9)
    c.wash(lower, face.lips, bleed=0.8, over=True, strength=0.75)
    c.lift(ellipse(79, 67 + f, 3, 2), 0.3, 1.4)
    c.pen([(84 + f, 61.5), (74, 61.5), (corner[0] + 1, corner[1]), (corner[0] - 4, corner[1] - 2 * face.smile + 0.6)],
        [2, 3, 3.6, 0.8], tone, 0.05)  # fmt: skip
    c.pen([(corner[0] - 6, corner[1] - 7), (corner[0] - 9, corner[1]), (corner[0] - 6, corner[1] + 6)],
        [0.5, 0.8 + 1.7 * face.age, 0.5], tone, 0.2)  # fmt: skip
    c.pen([(73, 42), (66, 50), (61, 56)], [0.4, 0.4 + 2 * face.age, 0.4], tone, 0.2)
    c.wet(smooth([(80, 47), (74, 48), (75, 53), (81, 52)]), shadow, 2, 0.35, 0.2)


def strands(
    c: Wash, guides: Sequence[Sequence[Spot]], count: int, tones: Sequence[Color], width: float = 2.4,
    stray: float = 2.5, dry: float = 0.25,
) -> None:  # fmt: skip
    """Hair that flows between guides, each of as many points; strands begin and end unevenly."""
    fields = np.array(guides, np.float32)
    for _ in range(count):
        place = c.rng.random() * (len(fields) - 1)
        k = min(int(place), len(fields) - 2)
        line = fields[k] + (fields[k + 1] - fields[k]) * (place - k)
        jitter = np.array([[c.rng.gauss(0, stray), c.rng.gauss(0, stray)] for _ in line])
        start, end = c.rng.random() ** 2 * 0.5, 1 - c.rng.random() ** 2 * 0.5
        steps = np.linspace(start, max(end, start + 0.3), 5) * (len(line) - 1)
        run = line + jitter
        spots = [
            (float(np.interp(s, range(len(line)), run[:, 0])), float(np.interp(s, range(len(line)), run[:, 1])))
            for s in steps
        ]
        thick = width * c.rng.uniform(0.4, 1.3)
        c.pen(spots, [0.4, thick, thick * 0.9, thick * 0.6, 0.3], c.rng.choice(tones), dry, 0.85)


def lit_strands(c: Wash, guides: Sequence[Sequence[Spot]], count: int, share: float = 0.3, width: float = 2.0) -> None:
    """Light that lies on hair along its flow."""
    fields = np.array(guides, np.float32)
    for _ in range(count):
        place = c.rng.random() * (len(fields) - 1)
        k = min(int(place), len(fields) - 2)
        line = fields[k] + (fields[k + 1] - fields[k]) * (place - k)
        start = c.rng.uniform(0, 0.5)
        steps = np.linspace(start, start + c.rng.uniform(0.2, 0.45), 4) * (len(line) - 1)
        spots = [(float(np.interp(s, range(len(line)), line[:, 0])), float(np.interp(s, range(len(line)), line[:, 1])))
            for s in steps]  # fmt: skip
        shape = smooth([*spots, *[(x + width, y + width) for x, y in reversed(spots)]])
        c.lift(shape, share, 1.2)
