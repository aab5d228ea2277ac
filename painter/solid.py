"""Solids: rounded forms joined in space, from which faces, hands and bodies are modelled.

A solid says for points in space how far away its surface is (negative inside). Space has x to the right, y up and z
towards the viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from painter.noise import Array

Point3: TypeAlias = tuple[float, float, float] | NDArray[np.floating[Any]]
Solid: TypeAlias = Callable[[Array], Array]
"""Distances to the surface for an array of points (count, 3)."""


def vector(point: Point3) -> Array:
    """A point as an array."""
    return np.asarray(point, np.float32)


def turned(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Array:
    """The matrix that turns right (yaw), then nods down (pitch), then leans (roll), in degrees."""
    a, b, g = np.radians([yaw, pitch, roll])
    turn = np.array([[np.cos(a), 0, np.sin(a)], [0, 1, 0], [-np.sin(a), 0, np.cos(a)]])
    nod = np.array([[1, 0, 0], [0, np.cos(b), -np.sin(b)], [0, np.sin(b), np.cos(b)]])
    lean = np.array([[np.cos(g), -np.sin(g), 0], [np.sin(g), np.cos(g), 0], [0, 0, 1]])
    return np.asarray(lean @ turn @ nod, np.float32)


def _length(points: Array) -> Array:
    return np.asarray(np.sqrt(np.einsum("ij,ij->i", points, points)), np.float32)


def ball(centre: Point3, radius: float) -> Solid:
    """A sphere."""
    c = vector(centre)
    return lambda p: _length(p - c) - np.float32(radius)


def egg(centre: Point3, radii: Point3, turn: Array | None = None) -> Solid:
    """An ellipsoid; turn is a matrix from `turned`."""
    c, r = vector(centre), vector(radii)

    def distance(p: Array) -> Array:
        q = p - c
        if turn is not None:
            q = q @ turn
        near = _length(q / r)
        return np.asarray(near * (near - 1) / np.maximum(_length(q / (r * r)), 1e-5), np.float32)

    return distance


def tube(start: Point3, end: Point3, radius: float, end_radius: float | None = None) -> Solid:
    """A rounded limb from start to end."""
    a, b = vector(start), vector(end)
    along = b - a
    square = max(float(along @ along), 1e-9)
    widening = (radius if end_radius is None else end_radius) - radius

    def distance(p: Array) -> Array:
        q = p - a
        t = np.clip(q @ along / square, 0, 1)
        return np.asarray(_length(q - t[:, None] * along) - (radius + widening * t), np.float32)

    return distance


def chain(points: Sequence[Point3], radii: Sequence[float], soft: float = 0.02) -> Solid:
    """Limbs end to end, one radius for each point."""
    steps = range(len(points) - 1)
    return blend(soft, *(tube(points[i], points[i + 1], radii[i], radii[i + 1]) for i in steps))


def box(centre: Point3, halves: Point3, rounding: float = 0.0, turn: Array | None = None) -> Solid:
    """A box with rounded edges."""
    c, h = vector(centre), vector(halves) - np.float32(rounding)

    def distance(p: Array) -> Array:
        q = p - c
        if turn is not None:
            q = q @ turn
        over = np.abs(q) - h
        inside = np.minimum(over.max(axis=1), 0)
        return np.asarray(_length(np.maximum(over, 0)) + inside - rounding, np.float32)

    return distance


def half(point: Point3, outward: Point3) -> Solid:
    """Everything behind a plane."""
    c, n = vector(point), vector(outward)
    n = n / np.linalg.norm(n)
    return lambda p: np.asarray((p - c) @ n, np.float32)


def blend(soft: float, *solids: Solid) -> Solid:
    """The solids as one, with seams as soft as flesh."""

    def distance(p: Array) -> Array:
        out = solids[0](p)
        for solid in solids[1:]:
            out = _soft_least(out, solid(p), soft)
        return out

    return distance


def common(*solids: Solid) -> Solid:
    """What lies in all of the solids."""
    return lambda p: np.maximum.reduce([solid(p) for solid in solids])


def near(centre: Point3, radius: float, solid: Solid, margin: float = 0.16) -> Solid:
    """The same solid, quicker: far from a sphere that holds it, only the distance to the sphere is given."""
    c = vector(centre)

    def distance(p: Array) -> Array:
        out = _length(p - c) - np.float32(radius)
        close = np.flatnonzero(out < margin)
        out[close] = solid(p[close])
        return out

    return distance


def grown(solid: Solid, by: float) -> Solid:
    """The solid with a thicker skin."""
    return lambda p: solid(p) - np.float32(by)


def placed(solid: Solid, at: Point3 = (0, 0, 0), turn: Array | None = None, scale: float = 1) -> Solid:
    """The solid scaled, turned and moved."""
    c = vector(at)

    def distance(p: Array) -> Array:
        q = np.asarray((p - c) / np.float32(scale), np.float32)
        return np.asarray(solid(q if turn is None else q @ turn) * scale, np.float32)

    return distance


def _soft_least(first: Array, second: Array, soft: float) -> Array:
    if soft <= 0:
        return np.minimum(first, second)
    share = np.maximum(soft - np.abs(first - second), 0) / np.float32(soft)
    return np.asarray(np.minimum(first, second) - share * share * np.float32(soft * 0.25), np.float32)
