"""Solids: shapes with volume, met by rays, so that light, shadow and foreshortening come from one model.

Units are pixels of the card: x to the right, y down, z towards the viewer. A `Solid` is one material, blended from
round cones, ellipsoids and boxes; `look` gives the relief of several solids as the viewer sees them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from painter.geom import Path
from painter.noise import Array, blurred

Numbers: TypeAlias = NDArray[np.int16]
Vec: TypeAlias = tuple[float, float, float]
Spot: TypeAlias = Sequence[float] | Array
"""A point or a way in space."""
Kind = Literal["cone", "ellipsoid", "box", "model"]

TILE = 40  # samples
BLOCK = 4  # samples that share a thick ray
STEPS = 56
FAR = 1e6


def turn_matrix(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Array:
    """Turn about the upright axis (yaw: the front goes to the right), nod (pitch: the front goes down), tilt (roll)."""
    a, b, c = (math.radians(v) for v in (yaw, pitch, roll))
    about_y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    about_x = np.array([[1, 0, 0], [0, math.cos(b), math.sin(b)], [0, -math.sin(b), math.cos(b)]])
    about_z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return np.asarray(about_z @ about_y @ about_x, np.float32)


@dataclass(frozen=True)
class Shape:
    """One primitive: a cone from `at` to `to` with two radii, or an ellipsoid or box of three half sizes at `at`."""

    kind: Kind
    at: Array
    to: Array
    size: Array  # cone: radius at both ends; else three half sizes
    turn: Array  # 3 by 3, model to world
    axis: Array  # the way the form runs: marks are made across it
    blend: float = 0.0  # how far it melts into what stands before it in the solid
    cut: bool = False
    round: float = 0.0  # of a box
    model: Callable[[Array], Array] | None = None  # a solid of painter.solid; size[0] is its scale, size[1] its reach

    def bounds(self) -> tuple[Array, float]:
        """A sphere round it."""
        spare = self.blend + 2
        if self.kind == "cone":
            middle = _vec((self.at + self.to) * 0.5)
            return middle, float(np.linalg.norm(self.to - self.at) / 2 + self.size.max() + spare)
        if self.model is not None:
            return self.at, float(self.size[0] * self.size[1] + spare)
        reach = self.size.max() if self.kind == "ellipsoid" else np.linalg.norm(self.size)
        return self.at, float(reach + spare)

    def distance(self, points: Array) -> Array:
        """About how far the points are from the surface, below 0 inside."""
        if self.kind == "cone":
            along = self.to - self.at
            offset = points - self.at
            share = np.clip(offset @ along / max(1e-6, float(along @ along)), 0, 1)
            away = offset - share[:, None] * along
            near = np.sqrt(np.einsum("ij,ij->i", away, away))
            return np.asarray(near - (self.size[0] + (self.size[1] - self.size[0]) * share), np.float32)
        local = (points - self.at) @ self.turn
        if self.model is not None:
            out = np.sqrt(np.einsum("ij,ij->i", local, local)) - self.size[0] * self.size[1]
            close = np.flatnonzero(out < self.size[0] * 0.25)
            out[close] = self.model(np.asarray(local[close] / self.size[0], np.float32)) * self.size[0]
            return np.asarray(out, np.float32)
        if self.kind == "ellipsoid":
            first = np.sqrt(np.einsum("ij,ij->i", local / self.size, local / self.size))
            second = np.sqrt(np.einsum("ij,ij->i", local / self.size**2, local / self.size**2))
            return np.asarray(first * (first - 1) / np.maximum(second, 1e-6), np.float32)
        over = np.abs(local) - (self.size - self.round)
        outside = np.sqrt((np.maximum(over, 0) ** 2).sum(1))
        return np.asarray(outside + np.minimum(over.max(1), 0) - self.round, np.float32)

    def moved(self, turn: Array, scale: float, shift: Array) -> Shape:
        """A copy turned, scaled and moved."""
        return replace(
            self,
            at=(turn @ self.at) * scale + shift,
            to=(turn @ self.to) * scale + shift,
            size=self.size * scale if self.model is None else self.size * _vec((scale, 1)),
            turn=turn @ self.turn,
            axis=turn @ self.axis,
            blend=self.blend * scale,
            round=self.round * scale,
        )


def _vec(values: Spot | Sequence[Spot]) -> Array:
    return np.asarray(values, np.float32)


@dataclass
class Solid:
    """One material: shapes blended in the order in which they were added."""

    name: str
    shapes: list[Shape] = field(default_factory=list)

    def cone(
        self, a: Spot, b: Spot, ra: float, rb: float | None = None, blend: float = 0.0,
        cut: bool = False, axis: Spot | None = None,
    ) -> Solid:  # fmt: skip
        """Add a round cone, a stick with round ends."""
        start, end = _vec(a), _vec(b)
        way = _vec(axis) if axis is not None else end - start
        way = way / max(1e-6, float(np.linalg.norm(way)))
        size = _vec((ra, ra if rb is None else rb))
        self.shapes.append(Shape("cone", start, end, size, np.eye(3, dtype=np.float32), way, blend, cut))
        return self

    def chain(
        self, points: Sequence[Spot], radii: Sequence[float], blend: float = 0.0, first: float | None = None
    ) -> Solid:
        """Add cones from point to point; `first` is the blend of the first of them."""
        for i in range(len(points) - 1):
            soft = blend if i or first is None else first
            self.cone(points[i], points[i + 1], radii[i], radii[i + 1], soft)
        return self

    def ball(
        self, at: Spot, size: Spot | float, turn: Array | None = None, blend: float = 0.0,
        cut: bool = False, axis: Spot | None = None,
    ) -> Solid:  # fmt: skip
        """Add an ellipsoid (or a ball)."""
        half = _vec((size, size, size) if isinstance(size, int | float) else size)
        matrix = np.eye(3, dtype=np.float32) if turn is None else turn
        way = matrix[:, int(np.argmax(half))] if axis is None else _vec(axis)
        self.shapes.append(Shape("ellipsoid", _vec(at), _vec(at), half, matrix, way, blend, cut))
        return self

    def box(
        self, at: Spot, size: Spot, turn: Array | None = None, blend: float = 0.0,
        cut: bool = False, rounded: float = 0.0, axis: Spot | None = None,
    ) -> Solid:  # fmt: skip
        """Add a box of three half sizes."""
        matrix = np.eye(3, dtype=np.float32) if turn is None else turn
        way = matrix[:, int(np.argmax(size))] if axis is None else _vec(axis)
        self.shapes.append(Shape("box", _vec(at), _vec(at), _vec(size), matrix, way, blend, cut, rounded))
        return self

    def model(
        self, model: Callable[[Array], Array], at: Spot, scale: float, reach: float, turn: Array | None = None,
        axis: Spot = (0, 1, 0),
    ) -> Solid:  # fmt: skip
        """Add a solid of painter.solid (y up), `scale` pixels for one unit, no larger than `reach` units round `at`."""
        matrix = (np.eye(3, dtype=np.float32) if turn is None else turn) @ np.diag(_vec((1, -1, 1)))
        size = _vec((scale, reach))
        self.shapes.append(Shape("model", _vec(at), _vec(at), size, _vec(matrix), _vec(axis), model=model))
        return self

    def moved(self, turn: Array | None = None, scale: float = 1.0, shift: Spot = (0, 0, 0)) -> Solid:
        """A copy turned, scaled, then moved."""
        matrix = np.eye(3, dtype=np.float32) if turn is None else turn
        return Solid(self.name, [shape.moved(matrix, scale, _vec(shift)) for shape in self.shapes])


@dataclass
class Relief:
    """What the viewer sees of some solids, as fields as large as the card."""

    names: tuple[str, ...]
    cover: Array  # 0 to 1: how much of a pixel is filled
    solid: Numbers  # index of the solid, -1 for none
    depth: Array  # z; -FAR where there is nothing
    normal: Array
    axis: Array
    place: Array  # the point met, x y z
    solids: tuple[Solid, ...]
    fine: float  # pixels for one sample

    def mask(self, *names: str) -> Array:
        """Where these solids are seen (all of them when none is named), with a soft edge of a pixel."""
        if not names:
            return self.cover
        wanted = [self.names.index(name) for name in names if name in self.names]
        if len(wanted) == len(self.names):
            return self.cover
        return np.asarray(blurred(np.isin(self.solid, wanted).astype(np.float32), 0.7) * self.cover, np.float32)

    def outline(self, *names: str, simple: float = 0.8) -> Path:
        """The outline of what is seen of these solids, as one path."""
        found, _ = cv2.findContours((self.mask(*names) > 0.5).astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
        path = skia.Path()
        path.setFillType(skia.PathFillType.kEvenOdd)
        for contour in found:
            points = cv2.approxPolyDP(contour, simple, True)[:, 0].astype(float)
            if len(points) > 2:
                path.moveTo(*points[0])
                for point in points[1:]:
                    path.lineTo(*point)
                path.close()
        return path

    def lit(self, source: Vec, shadows: bool = True, soft: float = 2.0, wrap: float = 0.0) -> Array:
        """How much light from the direction of source (towards it) falls on each point, 0 to 1."""
        way = _vec(source) / float(np.linalg.norm(source))
        lambert = np.clip((self.normal @ way + wrap) / (1 + wrap), 0, 1)
        if shadows:
            lambert = lambert * (1 - self._shadow(way, soft))
        return np.asarray(lambert * (self.solid >= 0), np.float32)

    def _shadow(self, way: Array, soft: float) -> Array:
        """Where something stands between a point and the light, by a look from the light."""
        up = _vec((0, 1, 0)) if abs(way[1]) < 0.9 else _vec((1, 0, 0))
        right = np.cross(up, way)
        right /= np.linalg.norm(right)
        down = np.cross(way, right)
        turn = np.stack([right, down, way]).astype(np.float32)
        turned = [solid.moved(turn) for solid in self.solids]
        seen = self.solid >= 0
        points = self.place[seen] @ turn.T
        low, high = points.min(0) - 4, points.max(0) + 4
        step = max(2.0, float(max(high[0] - low[0], high[1] - low[1])) / 520)
        width, height = int((high[0] - low[0]) / step) + 2, int((high[1] - low[1]) / step) + 2
        grid_x, grid_y = np.meshgrid(low[0] + np.arange(width) * step, low[1] + np.arange(height) * step)
        depth = _march(turned, grid_x.astype(np.float32), grid_y.astype(np.float32), None, (0, 0), step)[0]
        x = ((self.place @ turn[0]) - low[0]) / step
        y = ((self.place @ turn[1]) - low[1]) / step
        nearest = cv2.remap(depth, x.astype(np.float32), y.astype(np.float32), cv2.INTER_NEAREST)
        hidden = (nearest > (self.place @ turn[2]) + step * 2.2 + 3).astype(np.float32)
        return blurred(hidden, soft)

    def lamp(self, at: Vec, reach: float, shadows: bool = True, wrap: float = 0.0) -> Array:
        """The light of a lamp at a point among the solids, fading out at its reach; seen from far away only."""
        way = _vec(at) - self.place
        far = np.linalg.norm(way, axis=2)
        light = np.clip(((self.normal * way).sum(2) / np.maximum(far, 1) + wrap) / (1 + wrap), 0, 1)
        light = light * np.clip(1 - far / reach, 0, 1) ** 0.8 * (self.solid >= 0)
        return np.asarray(light * (1 - self._lamp_shadow(at)) if shadows else light, np.float32)

    def _lamp_shadow(self, at: Vec) -> Array:
        some = slice(1, None, 2), slice(1, None, 2)
        depth = np.where(self.solid[some] >= 0, self.depth[some], -FAR)
        x, y, z = (self.place[some][..., i] for i in range(3))
        rows, columns = depth.shape
        out = np.zeros((rows, columns), np.float32)
        for step in np.linspace(0.02, 0.97, 60):
            column = np.clip((x + (at[0] - x) * step) / 2, 0, columns - 1).astype(int)
            row = np.clip((y + (at[1] - y) * step) / 2, 0, rows - 1).astype(int)
            ahead = depth[row, column] - (z + (at[2] - z) * step)
            out = np.maximum(out, ((ahead > 5) & (ahead < 160)).astype(np.float32))
        return blurred(_enlarged(out, (self.solid.shape[1], self.solid.shape[0])), 1.5)

    def hollow(self, radius: float = 14) -> Array:
        """Where little light comes from all around: joints, folds, contacts; 0 to 1."""
        depth = np.where(self.solid >= 0, self.depth, np.nan)
        floor = np.nanmin(depth) if np.isfinite(depth).any() else 0.0
        filled = np.where(np.isnan(depth), floor, depth).astype(np.float32)
        filled = np.maximum(filled, filled.max() - 600)
        out = np.zeros_like(filled)
        for reach in (radius * 0.4, radius, radius * 2):
            out += np.clip((blurred(filled, reach) - filled) / (reach * 1.6), 0, 1)
        return np.asarray(np.clip(out / 2.2, 0, 1) * (self.solid >= 0), np.float32)

    def edge_distance(self, step: float = 14, folds: float = 1.5) -> Array:
        """How far the nearest edge is: a silhouette, an overlap, a border of materials, a sharp fold."""
        every = int(self.fine)
        some = slice(every // 2, None, every), slice(every // 2, None, every)
        kernel = np.ones((3, 3))
        solid = np.ascontiguousarray(self.solid[some]).astype(np.float32)
        depth = np.where(solid >= 0, self.depth[some], -3000).astype(np.float32)
        normal = np.ascontiguousarray(self.normal[some])
        jump = cv2.dilate(depth, kernel) - depth > step
        border = cv2.dilate(solid, kernel) != cv2.erode(solid, kernel)
        bend = np.linalg.norm(cv2.dilate(normal, kernel) - cv2.erode(normal, kernel), axis=2) > folds
        edges = jump | border & (solid >= 0) | bend & (solid >= 0)
        distance = cv2.distanceTransform((~edges).astype(np.uint8), cv2.DIST_L2, 5) * every
        size = (self.solid.shape[1], self.solid.shape[0])
        return np.asarray(np.maximum(0, blurred(_enlarged(distance, size), 0.8) - 0.5 * every), np.float32)

    def flow(self, along: bool = False, soft: float = 3.0) -> Array:
        """The angle of marks at each point: across the forms, or along them."""
        way = self.axis if along else np.cross(self.axis, self.normal)
        way = way / np.maximum(np.linalg.norm(way, axis=2, keepdims=True), 1e-6)
        angle = np.arctan2(way[..., 1], way[..., 0])
        seen = (self.solid >= 0).astype(np.float32)
        weight = seen * np.hypot(way[..., 0], way[..., 1])
        double_x = blurred((np.cos(2 * angle) * weight).astype(np.float32), soft)
        double_y = blurred((np.sin(2 * angle) * weight).astype(np.float32), soft)
        return np.asarray(np.arctan2(double_y, double_x) / 2, np.float32)


def look(
    solids: Iterable[Solid],
    size: tuple[int, int] = (800, 1200),
    fine: float = 2.0,
    eye: float | None = None,
    centre: tuple[float, float] = (400, 600),
) -> Relief:
    """See the solids: from far away, or from a point `eye` pixels before the card's centre; fine: pixels per sample."""
    chosen = tuple(solid for solid in solids if solid.shapes)
    width, height = size
    columns, rows = int(width / fine), int(height / fine)
    xs = (np.arange(columns, dtype=np.float32) + 0.5) * fine
    ys = (np.arange(rows, dtype=np.float32) + 0.5) * fine
    grid_x, grid_y = np.meshgrid(xs, ys)
    depth, near, index = _march(chosen, grid_x, grid_y, eye, centre, fine)
    place = _places(grid_x, grid_y, depth, eye, centre)
    normal, axis = _surface(chosen, place, index, fine)
    cover = np.clip(0.5 - _enlarged(near, size) / fine, 0, 1)
    solid = np.where(cover > 0.3, _enlarged(_spread(index), size, cv2.INTER_NEAREST), -1).astype(np.int16)
    values = np.dstack([np.where(index >= 0, depth, 0), normal, axis, place]).astype(np.float32)
    values = _spread_values(values, index >= 0)
    full = np.dstack([_enlarged(np.ascontiguousarray(values[..., i]), size) for i in range(values.shape[2])])
    normal = full[..., 1:4] / np.maximum(np.linalg.norm(full[..., 1:4], axis=2, keepdims=True), 1e-6)
    seen_depth = np.where(solid >= 0, full[..., 0], -FAR).astype(np.float32)
    names = tuple(entry.name for entry in chosen)
    return Relief(names, np.asarray(cover, np.float32), solid, seen_depth, normal, full[..., 4:7],
        full[..., 7:10], chosen, fine)  # fmt: skip


def _enlarged(values: Array, size: tuple[int, int], how: int = cv2.INTER_LINEAR) -> Array:
    return np.asarray(cv2.resize(values, size, interpolation=how), np.float32)


def _spread(index: Numbers) -> Array:
    """Let the seen indices run a sample into the empty, so that soft edges have an owner."""
    out = index.astype(np.float32)
    for _ in range(3):
        grown = cv2.dilate(out, np.ones((3, 3)))
        out = np.where(out < 0, grown, out)
    return out


def _spread_values(values: Array, seen: NDArray[np.bool_]) -> Array:
    """Let the values run some samples into the empty."""
    weight = seen.astype(np.float32)
    for _ in range(3):
        near = (
            cv2.blur(values * weight[..., None], (3, 3))
            if values.shape[2] <= 4
            else _blur_all(values * weight[..., None])
        )
        share = cv2.blur(weight, (3, 3))
        fresh = (weight == 0) & (share > 0)
        values = np.where(fresh[..., None], near / np.maximum(share, 1e-6)[..., None], values)
        weight = np.where(fresh, 1, weight).astype(np.float32)
    return values.astype(np.float32)


def _blur_all(values: Array) -> Array:
    return np.dstack([cv2.blur(np.ascontiguousarray(values[..., i]), (3, 3)) for i in range(values.shape[2])])


def _places(grid_x: Array, grid_y: Array, depth: Array, eye: float | None, centre: tuple[float, float]) -> Array:
    if eye is None:
        return np.dstack([grid_x, grid_y, depth]).astype(np.float32)
    share = (eye - depth) / eye
    x, y = centre[0] + (grid_x - centre[0]) * share, centre[1] + (grid_y - centre[1]) * share
    return np.dstack([x, y, depth]).astype(np.float32)


def _march(
    solids: Sequence[Solid], grid_x: Array, grid_y: Array, eye: float | None, centre: tuple[float, float], fine: float
) -> tuple[Array, Array, Numbers]:
    """Depth, nearest miss and solid for every sample, tile by tile."""
    rows, columns = grid_x.shape
    depth = np.full((rows, columns), -FAR, np.float32)
    near = np.full((rows, columns), 1e3, np.float32)
    index = np.full((rows, columns), -1, np.int16)
    spheres = [[shape.bounds() for shape in solid.shapes] for solid in solids]
    for top in range(0, rows, TILE):
        for left in range(0, columns, TILE):
            window = slice(top, top + TILE), slice(left, left + TILE)
            xs, ys = grid_x[window], grid_y[window]
            box = (xs.min() - fine, ys.min() - fine, xs.max() + fine, ys.max() + fine)
            groups, front, back = _in_tile(solids, spheres, box, eye, centre)
            if not groups:
                continue
            z, miss, which = _tile(groups, xs, ys, front, back, eye, centre, fine)
            shape = xs.shape
            depth[window], near[window], index[window] = z.reshape(shape), miss.reshape(shape), which.reshape(shape)
    return depth, near, index


Groups: TypeAlias = list[tuple[int, list[Shape]]]


def _in_tile(
    solids: Sequence[Solid],
    spheres: Sequence[Sequence[tuple[Array, float]]],
    box: tuple[float, float, float, float],
    eye: float | None,
    centre: tuple[float, float],
) -> tuple[Groups, float, float]:
    groups: Groups = []
    front, back = -FAR, FAR
    for number, solid in enumerate(solids):
        chosen = []
        for shape, (middle, radius) in zip(solid.shapes, spheres[number], strict=True):
            x, y, z = (float(v) for v in middle)
            reach = radius
            if eye is not None:
                gap = max(radius * 0.5, eye - z)
                x, y = centre[0] + (x - centre[0]) * eye / gap, centre[1] + (y - centre[1]) * eye / gap
                reach = radius * eye / max(gap - radius, radius * 0.4)
            if box[0] - reach < x < box[2] + reach and box[1] - reach < y < box[3] + reach:
                chosen.append(shape)
                front, back = max(front, z + radius), min(back, z - radius)
        if any(not shape.cut for shape in chosen):
            groups.append((number, chosen))
    return groups, front, back


def _field(shapes: Sequence[Shape], points: Array) -> Array:
    """The distance to one solid, of the shapes that matter here."""
    total: Array | None = None
    for shape in shapes:
        near = shape.distance(points)
        if total is None:
            total = np.full_like(near, 1e3) if shape.cut else near
            continue
        if shape.cut:
            near, k = -near, shape.blend
            if k:
                mix = np.clip(0.5 + 0.5 * (near - total) / k, 0, 1)
                total = total * (1 - mix) + near * mix + k * mix * (1 - mix)
            else:
                total = np.maximum(total, near)
        elif shape.blend:
            k = shape.blend
            mix = np.clip(0.5 + 0.5 * (total - near) / k, 0, 1)
            total = total * (1 - mix) + near * mix - k * mix * (1 - mix)
        else:
            total = np.minimum(total, near)
    assert total is not None
    return np.asarray(total, np.float32)


def _tile(
    groups: Groups, xs: Array, ys: Array, front: float, back: float, eye: float | None,
    centre: tuple[float, float], fine: float,
) -> tuple[Array, Array, Numbers]:  # fmt: skip
    """Depth, nearest miss and solid for the samples of a tile; a few thick rays find where the thin ones begin."""
    rows, columns = xs.shape
    start, ray = _rays(xs.ravel(), ys.ravel(), front, eye, centre)
    limit = (front - back) * (1.02 if eye is None else 1.6) + 10
    wide = BLOCK * fine * 0.72 * (1.0 if eye is None else max(1.0, (eye - back) / eye))
    some = np.arange(rows * columns).reshape(rows, columns)[BLOCK // 2 :: BLOCK, BLOCK // 2 :: BLOCK]
    if min(some.shape) == 0 or rows % BLOCK or columns % BLOCK:
        begin = np.zeros(rows * columns, np.float32)
    else:
        coarse, _, found = _walk(groups, start[some.ravel()], ray[some.ravel()], limit, wide)
        coarse = np.where(found >= 0, np.maximum(coarse - wide * 0.3, 0), limit + 1).astype(np.float32)
        begin = np.repeat(np.repeat(coarse.reshape(some.shape), BLOCK, 0), BLOCK, 1).ravel()
    travelled, miss, which = _walk(groups, start, ray, limit, 0.25, begin)
    hit = which >= 0
    miss[hit] = -fine  # how deep an edge sample is inside is not known, so it counts as covered
    depth = (start + ray * travelled[:, None])[:, 2]
    return np.where(hit, depth, -FAR).astype(np.float32), miss, which


def _rays(xs: Array, ys: Array, front: float, eye: float | None, centre: tuple[float, float]) -> tuple[Array, Array]:
    if eye is None:
        return np.stack([xs, ys, np.full_like(xs, front)], 1).astype(np.float32), np.tile(
            _vec((0, 0, -1)), (len(xs), 1)
        )
    ray = np.stack([xs - centre[0], ys - centre[1], np.full_like(xs, -eye)], 1)
    ray /= np.linalg.norm(ray, axis=1, keepdims=True)
    begin = max(0.0, eye - front)
    return np.asarray(_vec((centre[0], centre[1], eye)) + ray * (begin / -ray[:, 2:3]), np.float32), ray


def _walk(
    groups: Groups, start: Array, ray: Array, limit: float, close: float, begin: Array | None = None
) -> tuple[Array, Array, Numbers]:
    """Walk along the rays until something is close."""
    count = len(start)
    travelled = np.zeros(count, np.float32) if begin is None else begin.copy()
    miss = np.full(count, 1e3, np.float32)
    which = np.full(count, -1, np.int16)
    alive = np.flatnonzero(travelled < limit)
    for _ in range(STEPS):
        if len(alive) == 0:
            break
        near, owner = _nearest(groups, start[alive] + ray[alive] * travelled[alive, None])
        miss[alive] = np.minimum(miss[alive], near)
        hit = near < close
        which[alive[hit]] = owner[hit]
        travelled[alive] += np.where(hit, 0, np.maximum(near * 0.92, 0.3))
        alive = alive[~hit & (travelled[alive] < limit)]
    return travelled, miss, which


def _nearest(groups: Groups, points: Array) -> tuple[Array, Numbers]:
    best = np.full(len(points), 1e3, np.float32)
    owner = np.full(len(points), -1, np.int16)
    for number, shapes in groups:
        near = _field(shapes, points)
        closer = near < best
        best = np.where(closer, near, best)
        owner[closer] = number
    return best, owner


def _surface(solids: Sequence[Solid], place: Array, index: Numbers, fine: float) -> tuple[Array, Array]:
    """The normal at each sample and the axis of the shape that made it."""
    normal = np.zeros((*index.shape, 3), np.float32)
    axis = np.zeros((*index.shape, 3), np.float32)
    small = max(0.6, fine * 0.5)
    corners = _vec([(1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)])
    rows, columns = index.shape
    spheres = [[shape.bounds() for shape in solid.shapes] for solid in solids]
    for top in range(0, rows, TILE):
        for left in range(0, columns, TILE):
            window = slice(top, top + TILE), slice(left, left + TILE)
            for number in np.unique(index[window]):
                if number < 0:
                    continue
                where = index[window] == number
                points = place[window][where]
                low, high = points.min(0) - 6, points.max(0) + 6
                shapes = [
                    shape for shape, (middle, radius) in zip(solids[number].shapes, spheres[number], strict=True)
                    if np.all(middle + radius > low) and np.all(middle - radius < high)
                ]  # fmt: skip
                if not any(not shape.cut for shape in shapes):
                    continue
                steep = sum(corner * _field(shapes, points + corner * small)[:, None] for corner in corners)
                normal[window][where] = steep / np.maximum(np.linalg.norm(steep, axis=1, keepdims=True), 1e-6)
                gaps = np.stack([np.full(len(points), 1e3) if s.cut else s.distance(points) for s in shapes])
                weight = np.exp(-np.clip(gaps - gaps.min(0), 0, 60) / 5.0)
                ways = np.stack([s.axis for s in shapes])
                main = ways[gaps.argmin(0)]
                signs = np.sign(np.einsum("sk,nk->sn", ways, main) + 1e-9)
                blend = np.einsum("sn,sk->nk", weight * signs, ways)
                axis[window][where] = blend / np.maximum(np.linalg.norm(blend, axis=1, keepdims=True), 1e-6)
    return normal, axis
