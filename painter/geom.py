"""Paths: the helpers from which every shape is cut."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeAlias

import skia

Point: TypeAlias = Sequence[float]
"""(x, y), or (x, y, 1) for a sharp corner where a curve allows one."""
Points: TypeAlias = Sequence[Point]
Path: TypeAlias = skia.Path


def _tangents(points: Points, closed: bool) -> list[tuple[float, float]]:
    """Unit direction at each point, along the chord of its neighbours."""
    count = len(points)
    tangents = []
    for i in range(count):
        before = points[i - 1] if closed else points[max(i - 1, 0)]
        after = points[(i + 1) % count] if closed else points[min(i + 1, count - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        tangents.append((dx / length, dy / length))
    return tangents


def smooth(points: Points, closed: bool = True, tension: float = 0.36) -> Path:
    """A curve that runs through the points; a point (x, y, 1) is a sharp corner."""
    tangents = _tangents(points, closed)
    path = skia.Path()
    path.moveTo(points[0][0], points[0][1])
    for i in range(len(points) if closed else len(points) - 1):
        j = (i + 1) % len(points)
        start, end = (points[i][0], points[i][1]), (points[j][0], points[j][1])
        reach = math.dist(start, end) * tension
        leaving, arriving = start, end
        if not _is_corner(points[i]):
            leaving = (start[0] + tangents[i][0] * reach, start[1] + tangents[i][1] * reach)
        if not _is_corner(points[j]):
            arriving = (end[0] - tangents[j][0] * reach, end[1] - tangents[j][1] * reach)
        path.cubicTo(*leaving, *arriving, *end)
    if closed:
        path.close()
    return path


def _is_corner(point: Point) -> bool:
    return len(point) > 2 and bool(point[2])


def poly(points: Points, closed: bool = True) -> Path:
    """Straight lines from point to point."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def circle(x: float, y: float, radius: float) -> Path:
    """A circle round (x, y)."""
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def ellipse(x: float, y: float, radius_x: float, radius_y: float) -> Path:
    """An upright ellipse round (x, y)."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - radius_x, y - radius_y, x + radius_x, y + radius_y))
    return path


def rect(x: float, y: float, width: float, height: float, radius: float = 0) -> Path:
    """A rectangle with its upper left corner at (x, y); radius rounds the corners."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    return path


def arch(x: float, y: float, width: float, height: float) -> Path:
    """A door shape standing on y, centred on x."""
    half = width / 2
    path = skia.Path()
    path.moveTo(x - half, y)
    path.lineTo(x - half, y - height + half)
    path.arcTo(skia.Rect.MakeLTRB(x - half, y - height, x + half, y - height + width), 180, 180, False)
    path.lineTo(x + half, y)
    path.close()
    return path


def union(first: Path, *others: Path) -> Path:
    """Everything that lies in any of the paths, as one outline."""
    out = first
    for path in others:
        out = skia.Op(out, path, skia.PathOp.kUnion_PathOp)
    return out


def difference(path: Path, hole: Path) -> Path:
    """The path without what lies in the hole."""
    return skia.Op(path, hole, skia.PathOp.kDifference_PathOp)


def intersection(first: Path, second: Path) -> Path:
    """What lies in both paths."""
    return skia.Op(first, second, skia.PathOp.kIntersect_PathOp)


def group(*paths: Path) -> Path:
    """Several paths painted as one, each keeping its outline; quicker than a union."""
    out = skia.Path()
    for path in paths:
        out.addPath(path)
    return out


def moved(
    path: Path,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    scale_y: float | None = None,
) -> Path:
    """A copy of the path scaled, turned (degrees) and moved by (x, y)."""
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(-scale if flip else scale, scale if scale_y is None else scale_y)
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def limb(points: Points, width: float | Sequence[float], end_width: float | None = None) -> Path:
    """A tapered stroke through the points: from width to end_width, or one width for each point."""
    count = len(points)
    if isinstance(width, Sequence):
        widths = width
    else:
        end = width if end_width is None else end_width
        widths = [width + (end - width) * i / (count - 1) for i in range(count)]
    left, right = [], []
    for i, (x, y) in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, count - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * widths[i] / 2, dx / length * widths[i] / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return smooth(left + right[::-1])


def rough_line(
    x0: float, x1: float, y: float, height: float, step: float, rng: random.Random
) -> list[tuple[float, float]]:
    """Points of a rolling line from x0 to x1."""
    points, x = [], x0
    phase = rng.uniform(0, 6.28)
    while x <= x1 + step:
        t = (x - x0) / max(1, (x1 - x0))
        swell = 0.6 * math.sin(t * 6.1 + phase) + 0.3 * math.sin(t * 13.7 + phase * 2.3)
        points.append((x, y + height * swell + rng.uniform(-1, 1) * height * 0.12))
        x += step
    return points
