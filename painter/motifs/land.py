"""Hills, grass, sea, trees and mountains."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Unpack

import skia

from painter.brush import BrushOptions
from painter.canvas import Canvas
from painter.geom import Path, Points, ellipse, group, limb, poly, rough_line, smooth
from painter.palette import Color


def hill(
    c: Canvas,
    y: float,
    height: float,
    color: Color,
    step: float = 60,
    bottom: float | None = None,
    x0: float = -40,
    x1: float | None = None,
    points: Points | None = None,
    **options: Unpack[BrushOptions],
) -> Points:
    """A rolling band of land from y down to bottom; takes the keywords of paint and gives the points of its ridge."""
    bottom = c.height + 40 if bottom is None else bottom
    x1 = c.width + 40 if x1 is None else x1
    ridge = rough_line(x0, x1, y, height, step, c.rng) if points is None else points
    left, right = x0 - 30, x1 + 60
    path = smooth([(left, bottom, 1), (left, ridge[0][1], 1), *ridge, (right, ridge[-1][1], 1), (right, bottom, 1)])
    look: BrushOptions = {"shade_depth": 0.10, "rim_width": 6, "rim_from": (0, -1), "wobble": 1.6}
    look.update(options)
    c.paint(path, color, **look)
    return ridge


def grass(
    c: Canvas,
    x0: float,
    x1: float,
    y: float | Callable[[float], float],
    color: Color,
    count: int = 60,
    height: float = 22,
    alpha: float = 1,
) -> None:
    """Blades of grass along y, which may be a function of x."""
    rng = c.rng
    g = skia.Path()
    for _ in range(count):
        x = rng.uniform(x0, x1)
        hh = height * rng.uniform(0.4, 1.2)
        lean = rng.uniform(-0.5, 0.5) * hh
        yy = y(x) if callable(y) else y
        g.addPath(limb([(x, yy + 3), (x + lean * 0.3, yy - hh * 0.6), (x + lean, yy - hh)], 3.2, 0.5))
    c.paint(g, color, wobble=0.3, rough=0.5, texture=0.3, alpha=alpha)


def waves(
    c: Canvas,
    y: float,
    color: Color,
    crest: Color,
    shade: Color | None = None,
    height: float = 10,
    length: float = 90,
    to: Color | None = None,
    bottom: float | None = None,
    x0: float = -60,
    x1: float | None = None,
    foam: bool = True,
    phase: float | None = None,
    clean: bool = False,
) -> Path:
    """One band of sea with curled, scalloped crests; gives its path."""
    rng = c.rng
    bottom = c.height + 40 if bottom is None else bottom
    x1 = c.width + 60 if x1 is None else x1
    ph = rng.uniform(0, length) if phase is None else phase
    top: list[tuple[float, ...]] = []
    x = x0 - ph
    while x < x1 + length:
        a = height * rng.uniform(0.7, 1.25)
        reach = length * rng.uniform(0.85, 1.15)
        top += [(x, y + a * 0.75), (x + reach * 0.30, y + a * 0.45), (x + reach * 0.55, y - a * 0.35),
            (x + reach * 0.74, y - a, 1), (x + reach * 0.80, y + a * 0.05), (x + reach * 0.9, y + a * 0.6)]  # fmt: skip
        x += reach
    path = smooth([(x0 - 80, bottom, 1), *top, (x1 + 120, bottom, 1)])
    c.paint(
        path,
        color,
        to=to,
        shade=shade,
        shade_depth=0.06,
        rim=crest if foam else None,
        rim_width=min(5, 2 + height * 0.16),
        rim_from=(-0.5, -1),
        rim_alpha=0.75,
    )
    if not clean:
        _foam(c, y, crest, height, x0, x1)
    return path


def _foam(c: Canvas, y: float, crest: Color, height: float, x0: float, x1: float) -> None:
    """Flecks of foam below a crest."""
    rng = c.rng
    g = skia.Path()
    for _ in range(int((x1 - x0) / 22)):
        foam_x = rng.uniform(x0, x1)
        foam_y = y + height * rng.uniform(1.6, 6)
        reach = rng.uniform(14, 46)
        g.addPath(
            limb(
                [(foam_x, foam_y), (foam_x + reach / 2, foam_y - rng.uniform(2, 4)), (foam_x + reach, foam_y)],
                [0.4, 2.2, 0.4],
            )
        )
    c.paint(g, crest, alpha=0.4, wobble=0.4)


def tree(
    c: Canvas,
    x: float,
    y: float,
    height: float,
    bark: Color,
    shade: Color | None = None,
    leaf: Color | None = None,
    leaf_shade: Color | None = None,
    lean: float = 0,
    depth: int = 5,
    spread: float = 34,
    rim: Color | None = None,
    leafiness: float = 1.0,
    leaf_size: float = 0.12,
    trunk: float = 0.085,
    leaf_rim: Color | None = None,
) -> list[tuple[float, float]]:
    """A tree grown by branching; gives the tips of its twigs."""
    h = height
    rng = c.rng
    limbs, tips = _branches(rng, (x, y, math.radians(-90 + lean), h * 0.30, h * trunk), spread, depth)
    for s in (-1, 1):
        root = [(x, y - h * 0.05), (x + s * h * 0.05, y - h * 0.005), (x + s * h * 0.13, y + h * 0.02)]
        limbs.append(limb(root, [h * trunk * 0.6, h * trunk * 0.4, 1]))
    if leaf is not None:
        dark = leaf if leaf_shade is None else leaf_shade
        for tx, ty in tips:
            if rng.random() < 0.6 * leafiness:
                r = h * leaf_size * rng.uniform(0.7, 1.2)
                c.paint(_leafblob(rng, tx, ty, r), dark, alpha=0.95, rough=2.5)
    c.paint(group(*limbs), bark, shade=shade, shade_depth=0.02, rim=rim, rim_width=3, wobble=0.8)
    if leaf is not None:
        lit: BrushOptions = {
            "shade": leaf_shade,
            "shade_depth": 0.5,
            "shade_alpha": 0.9,
            "rim": leaf_rim,
            "rim_width": 3,
            "rough": 2.5,
        }
        for tx, ty in tips:
            if rng.random() < 0.75 * leafiness:
                r = h * leaf_size * rng.uniform(0.5, 1.0)
                c.paint(_leafblob(rng, tx + rng.uniform(-r, r) * 0.5, ty - r * 0.3, r), leaf, **lit)
    return tips


def _branches(
    rng: random.Random, first: tuple[float, float, float, float, float], spread: float, depth: int
) -> tuple[list[Path], list[tuple[float, float]]]:
    """Branches and twig tips that grow from the first one: its foot (x, y), angle, length and width."""
    limbs: list[Path] = []
    tips: list[tuple[float, float]] = []

    def grow(x: float, y: float, angle: float, length: float, width: float, left: int) -> None:
        """Add one branch and, with what is left, its children."""
        bow = rng.uniform(-1, 1) * length * 0.07
        middle = (x + math.cos(angle) * length * 0.5 + bow, y + math.sin(angle) * length * 0.5)
        angle += math.radians(rng.uniform(-10, 10))
        end = (x + math.cos(angle) * length, y + math.sin(angle) * length)
        limbs.append(limb([(x, y), middle, end], [width, width * 0.82, width * 0.62]))
        if left <= 2:
            tips.append(end)
        if left == 0:
            return
        count = 2 if left > 3 or rng.random() < 0.6 else 3
        for i in range(count):
            side = (i - (count - 1) / 2) * 2 / max(1, count - 1)
            heading = angle + math.radians(side * spread * rng.uniform(0.65, 1.2))
            grow(*end, heading, length * rng.uniform(0.66, 0.82), width * 0.64, left - 1)

    grow(*first, depth)
    return limbs, tips


def _leafblob(rng: random.Random, x: float, y: float, radius: float) -> Path:
    """A ragged heap of leaves."""
    n = 9
    return smooth(
        [
            (
                x + math.cos(6.283 * i / n) * radius * rng.uniform(0.75, 1.15),
                y + math.sin(6.283 * i / n) * radius * 0.82 * rng.uniform(0.75, 1.15),
            )
            for i in range(n)
        ]
    )


def pine(
    c: Canvas, x: float, y: float, height: float, color: Color, shade: Color | None = None, rim: Color | None = None
) -> None:
    """A conifer standing on y."""
    h = height
    rng = c.rng
    left: list[tuple[float, ...]] = []
    right: list[tuple[float, ...]] = []
    n = 6
    for i in range(n):
        yy = y - h + h * 0.92 * (i + 1) / n
        w = h * 0.06 + h * 0.20 * (i + 1) / n
        left.append((x - w * rng.uniform(0.9, 1.1), yy + h * 0.02, 1))
        left.append((x - w * 0.48, yy - h * 0.035, 1))
        right.append((x + w * rng.uniform(0.9, 1.1), yy + h * 0.02, 1))
        right.append((x + w * 0.48, yy - h * 0.035, 1))
    trunk = [(x + h * 0.03, y - h * 0.05, 1), (x + h * 0.03, y, 1), (x - h * 0.03, y, 1),
        (x - h * 0.03, y - h * 0.05, 1)]  # fmt: skip
    outline = [(x, y - h, 1), *right[:-1], *trunk, *left[:-1][::-1]]
    c.paint(smooth(outline), color, shade=shade, shade_depth=0.3, rim=rim, rim_width=4, wobble=0.9, rough=1.5)


def mountain(
    c: Canvas, points: Points, color: Color, shade: Color, to: Color | None = None, bottom: float | None = None
) -> None:
    """A range with its ridge through the points."""
    bottom = c.height if bottom is None else bottom
    path = poly([(points[0][0], bottom), *points, (points[-1][0], bottom)])
    c.paint(path, color, to=to, shade=shade, shade_depth=0.12, light_from=(-0.8, -0.3), wobble=1.5, rough=1.6)


def mushroom(c: Canvas, x: float, y: float, height: float, cap: Color, stem: Color, spot: Color, shade: Color) -> None:
    """A spotted mushroom standing on y."""
    h = height
    c.paint(
        limb([(x, y), (x + h * 0.03, y - h * 0.35), (x, y - h * 0.65)], h * 0.16, h * 0.12),
        stem,
        shade=shade,
        shade_depth=0.35,
    )
    k = smooth([(x - h * 0.42, y - h * 0.52, 1), (x - h * 0.36, y - h * 0.78), (x, y - h), (x + h * 0.36, y - h * 0.78),
        (x + h * 0.42, y - h * 0.52, 1), (x, y - h * 0.60)])  # fmt: skip
    c.paint(k, cap, shade=shade, shade_depth=0.3)
    with c.clip(k):
        for dx, dy, r in ((-0.2, -0.72, 0.06), (0.08, -0.85, 0.07), (0.25, -0.66, 0.05), (-0.03, -0.64, 0.035)):
            c.paint(ellipse(x + dx * h, y + dy * h, h * r, h * r * 0.8), spot)
