"""A sitting: solids in front of a camera, and what light falls on them; a medium then draws what is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from painter.noise import Array
from painter.solid import Point3, Solid, vector

_STEPS = 56
_SHADOW_STEPS = 22
_NEAR = 0.0015


@dataclass(frozen=True)
class Camera:
    """Where the picture is seen from: `scale` pixels for one unit at the target; a small `lens` foreshortens more."""

    x: float  # pixel at which the target appears
    y: float
    scale: float
    eye: Point3 = (0, 0, 1)  # direction from the target to the viewer
    target: Point3 = (0, 0, 0)
    up: Point3 = (0, 1, 0)
    lens: float = 8.0  # distance of the viewer from the target

    def axes(self) -> tuple[Array, Array, Array]:
        """To the right, up, and towards the viewer."""
        back = vector(self.eye) / np.linalg.norm(vector(self.eye))
        right = np.cross(vector(self.up), back)
        right = right / np.linalg.norm(right)
        return vector(right), vector(np.cross(back, right)), vector(back)

    def pixel(self, point: Point3) -> tuple[float, float]:
        """Where a point in space appears."""
        right, up, back = self.axes()
        q = vector(point) - vector(self.target)
        nearer = self.lens / max(self.lens - float(q @ back), 0.05)
        return self.x + float(q @ right) * nearer * self.scale, self.y - float(q @ up) * nearer * self.scale

    def rays(self, x: Array, y: Array) -> tuple[Array, Array]:
        """Viewpoint and directions through pixels."""
        right, up, back = self.axes()
        start = vector(self.target) + back * np.float32(self.lens)
        plane = ((x - self.x) / self.scale)[:, None] * right - ((y - self.y) / self.scale)[:, None] * up
        way = plane - back * np.float32(self.lens)
        return start, np.asarray(way / np.linalg.norm(way, axis=1, keepdims=True), np.float32)


@dataclass(frozen=True)
class View:
    """What the camera sees, one value for each pixel of the picture."""

    cover: Array  # 0..1 where there is something
    part: NDArray[np.int16]  # which part, as its place in `names`; -1 where there is none
    names: tuple[str, ...]
    normal: Array  # direction of the surface in the axes of the picture: right, up, towards the viewer
    key: Array  # light of the lamp, with cast shadows
    fill: Array  # light from everywhere else, weaker in folds
    depth: Array  # distance from the viewer
    space: Array  # the point in space

    def of(self, *names: str) -> Array:
        """Cover of some parts only."""
        wanted = [self.names.index(name) for name in names]
        return np.asarray(np.isin(self.part, wanted) * self.cover, np.float32)


def see(
    parts: Mapping[str, Solid],
    camera: Camera,
    lamp: Point3,
    size: tuple[int, int] = (800, 1200),
    region: tuple[int, int, int, int] | None = None,
    step: int = 3,
    reach: float = 3.0,
    glow: float = 0,
) -> View:
    """Look at the parts; lamp is the direction of the light, region the pixels that they may cover.

    With a glow, the lamp is a place among the parts, and its light falls to a half at that distance. Every step-th
    pixel is looked at; reach is how far from the target anything lies.
    """
    left, top, right, bottom = region or (0, 0, *size)
    columns, rows = range(left, right, step), range(top, bottom, step)
    x, y = (np.asarray(v, np.float32).ravel() for v in np.meshgrid(columns, rows))
    names, solids = tuple(parts), list(parts.values())
    start, ways = camera.rays(x, y)
    begin = _first_touch(solids, camera, (left, top, right, bottom), step, reach)
    t, found = _march(solids, start, ways, begin.ravel(), camera.lens + reach)
    hits = np.flatnonzero(found)
    points = start + ways[hits] * t[hits, None]
    normals = _normals(solids, points)
    way = vector(lamp) - points if glow else np.broadcast_to(vector(lamp), points.shape)
    far = np.linalg.norm(way, axis=1)
    light = np.asarray(way / far[:, None], np.float32)
    facing = np.clip(np.einsum("ij,ij->i", normals, light), 0, 1)
    limit = np.asarray(far - 0.05 if glow else np.full(len(far), 4.0), np.float32)
    key = facing * _shadow(solids, points + normals * 0.012, light, limit)
    if glow:
        key = key * np.clip(2.2 / (1 + (far / glow) ** 2), 0, 1.15)
    fill = _openness(solids, points, normals) * (0.7 + 0.3 * normals[:, 1])
    axes = np.stack(camera.axes(), axis=1)
    grid = (len(rows), len(columns))
    raw = np.zeros((len(x), 11), np.float32)
    raw[hits] = np.column_stack(
        [np.ones(len(hits)), normals @ axes, key, fill, t[hits], points, _nearest(solids, points)]
    )
    return _spread_out(raw.reshape(*grid, 11), (left, top, right, bottom), size, names)


def _spread_out(raw: Array, region: tuple[int, int, int, int], size: tuple[int, int], names: tuple[str, ...]) -> View:
    """The values on a picture of full size; values run on a little beyond the edges, so that no seam is mixed in."""
    left, top, right, bottom = region
    known = (raw[..., 0] > 0.5).astype(np.float32)
    weight = np.asarray(cv2.GaussianBlur(known, (0, 0), 1.5), np.float32)
    grown = np.asarray(cv2.GaussianBlur(raw * known[..., None], (0, 0), 1.5), np.float32) / (weight + 1e-6)[..., None]
    filled = np.where(known[..., None] > 0.5, raw, grown)
    whole = np.zeros((size[1], size[0], 11), np.float32)
    target = (right - left, bottom - top)
    big = np.dstack([cv2.resize(filled[..., i], target, interpolation=cv2.INTER_LINEAR) for i in range(10)])
    cover = np.asarray(cv2.resize(known, target, interpolation=cv2.INTER_CUBIC), np.float32)
    part = cv2.resize(filled[..., 10], target, interpolation=cv2.INTER_NEAREST)
    whole[top:bottom, left:right, :10] = big
    whole[top:bottom, left:right, 0] = np.clip((cover - 0.5) * 2.2 + 0.5, 0, 1)
    place = np.full((size[1], size[0]), -1, np.int16)
    place[top:bottom, left:right] = np.where(cover > 0.02, np.rint(part), -1)
    normal = whole[..., 1:4] / np.maximum(np.linalg.norm(whole[..., 1:4], axis=2, keepdims=True), 1e-5)
    return View(
        whole[..., 0], place, names, normal, whole[..., 4], whole[..., 5], whole[..., 6], whole[..., 7:10]
    )  # fmt: skip


def _least(solids: Sequence[Solid], points: Array) -> Array:
    return np.asarray(np.minimum.reduce([solid(points) for solid in solids]), np.float32)


def _nearest(solids: Sequence[Solid], points: Array) -> Array:
    if not len(points):
        return np.zeros(0, np.float32)
    return np.asarray(np.argmin([solid(points) for solid in solids], axis=0), np.float32)


def _first_touch(
    solids: Sequence[Solid], camera: Camera, region: tuple[int, int, int, int], step: int, reach: float
) -> Array:
    """How far each ray may go unseen: found with thick rays, one for many pixels."""
    left, top, right, bottom = region
    columns, rows = range(left, right, step), range(top, bottom, step)
    coarse = 6
    middle = (coarse - 1) / 2 * step
    wide_x, wide_y = (np.asarray(v, np.float32) + middle for v in (columns[::coarse], rows[::coarse]))
    x, y = (v.ravel() for v in np.meshgrid(wide_x, wide_y))
    start, ways = camera.rays(x, y)
    near = np.full(len(x), max(camera.lens - reach, 0.05), np.float32)
    wide = coarse * step * 0.75 / camera.scale * (1 + reach / camera.lens)
    t, found = _march(solids, start, ways, near, camera.lens + reach, wide)
    t = np.where(found, np.maximum(t - wide * 0.2, near), 99).reshape(len(wide_y), len(wide_x)).astype(np.float32)
    return np.repeat(np.repeat(t, coarse, axis=0), coarse, axis=1)[: len(rows), : len(columns)]


def _march(
    solids: Sequence[Solid], start: Array, ways: Array, begin: Array, far: float, near: float = _NEAR
) -> tuple[Array, Array]:
    """Walk along the rays until they touch something."""
    t = np.asarray(begin, np.float32).copy()
    found = np.zeros(len(ways), bool)
    going = np.flatnonzero(t < far)
    for _ in range(_STEPS):
        if not len(going):
            break
        distance = _least(solids, start + ways[going] * t[going, None])
        touched = distance < near
        found[going[touched]] = True
        t[going] += np.where(touched, 0, distance * 0.92)
        going = going[~touched & (t[going] < far)]
    return t, found


def _normals(solids: Sequence[Solid], points: Array) -> Array:
    corners = np.array([(1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)], np.float32)
    out = np.zeros_like(points)
    for corner in corners:
        out += corner * _least(solids, points + corner * np.float32(0.004))[:, None]
    return np.asarray(out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9), np.float32)


def _shadow(solids: Sequence[Solid], points: Array, light: Array, limit: Array) -> Array:
    """1 where the lamp is seen, 0 in a cast shadow, with soft edges."""
    lit = np.ones(len(points), np.float32)
    t = np.full(len(points), 0.03, np.float32)
    going = np.arange(len(points))
    for _ in range(_SHADOW_STEPS):
        distance = _least(solids, points[going] + light[going] * t[going, None])
        lit[going] = np.minimum(lit[going], np.clip(9 * distance / t[going], 0, 1))
        t[going] += np.clip(distance, 0.025, 0.35)
        going = going[(lit[going] > 0.01) & (t[going] < limit[going])]
        if not len(going):
            break
    return lit * lit * (3 - 2 * lit)


def _openness(solids: Sequence[Solid], points: Array, normals: Array) -> Array:
    """1 in the open, less in folds and near contact."""
    closed = np.zeros(len(points), np.float32)
    for reach, weight in ((0.04, 5.0), (0.10, 2.6), (0.22, 1.1)):
        closed += weight * np.clip(reach - _least(solids, points + normals * np.float32(reach)), 0, None)
    return np.clip(1 - closed, 0.05, 1)
