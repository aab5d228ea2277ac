"""The geometry of a line of ink: curves as even points, outlines of shapes, and ribbons as wide as the pressure."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import skia

from painter.geom import Path, Points, poly, smooth
from painter.noise import Array

STEP = 3.0  # pixels between points


def along(points: Points, closed: bool = False) -> Array:
    """Even points on the curve that runs through the points."""
    path = smooth(points, closed) if len(points) > 2 else poly(points, False)
    lines = outlines(path)
    return lines[0] if lines else np.array([points[0][:2], points[-1][:2]], np.float32)


def outlines(path: Path, step: float = STEP) -> list[Array]:
    """Even points on each contour of a path."""
    out = []
    measure = skia.PathMeasure(path, False)
    while True:
        length = measure.getLength()
        if length > step:
            count = max(4, int(length / step))
            spots = [measure.getPosTan(length * i / (count - 1))[0] for i in range(count)]
            out.append(np.array([(spot.x(), spot.y()) for spot in spots], np.float32))
        if not measure.nextContour():
            return out


def drawn(line: Array, press: Array, least: float = 0.3) -> Iterator[tuple[Array, Array]]:
    """The runs of a line where the pen touches the paper."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], (press > least).astype(np.int8), [0]])))
    for first, last in zip(edges[::2], edges[1::2], strict=True):
        if last - first > 3:
            yield line[first:last], press[first:last]


def ribbon(line: Array, press: Array) -> Path:
    """A line as wide as the pressure at each of its points."""
    way = np.gradient(line, axis=0)
    way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
    side = np.stack([-way[:, 1], way[:, 0]], 1) * press[:, None] / 2
    path = skia.Path()
    outline = np.concatenate([line + side, (line - side)[::-1]])
    path.moveTo(float(outline[0, 0]), float(outline[0, 1]))
    for x, y in outline[1:]:
        path.lineTo(float(x), float(y))
    path.close()
    return path
