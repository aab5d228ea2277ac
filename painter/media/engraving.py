"""Evenly spaced lines that follow a field of angles and swell with the light: the cut of a graver."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from painter.noise import Array

_STEP = 3.0
Line = list[tuple[float, float]]


@dataclass(frozen=True)
class Ground:
    """What is to be cut: all fields are as large as the picture."""

    tone: Array  # 0 stays dark, 1 is cut away
    angle: Array  # radians
    gap: Array  # pixels between lines
    region: NDArray[np.int32]  # lines end where it changes


def traced(ground: Ground, rng: random.Random, least: float = 0.03, longest: int = 90) -> list[Line]:
    """Lines that follow the angles and keep the gap from each other, where there is anything to cut."""
    height, width = ground.tone.shape
    taken = np.zeros((height, width), np.uint8)
    way_x = np.cos(ground.angle).astype(np.float32)
    way_y = np.sin(ground.angle).astype(np.float32)
    lines: list[Line] = []
    for x, y in _seeds(ground, rng, least):
        if taken[int(y), int(x)]:
            continue
        gap = float(ground.gap[int(y), int(x)])
        run = _follow(ground, (way_x, way_y), taken, (x, y), -1, longest, least)[::-1]
        line = [*run, (x, y), *_follow(ground, (way_x, way_y), taken, (x, y), 1, longest, least)]
        if len(line) < 3:
            continue
        lines.append(line)
        shape = np.array(line, np.float32).round().astype(np.int32).reshape(-1, 1, 2)
        cv2.polylines(taken, [shape], False, 1, thickness=max(1, round(gap * 1.5)))
    return lines


def _seeds(ground: Ground, rng: random.Random, least: float) -> list[tuple[float, float]]:
    height, width = ground.tone.shape
    seeds = []
    cell = 5
    for top in range(2, height - cell, cell):
        for left in range(2, width - cell, cell):
            x, y = left + rng.random() * cell, top + rng.random() * cell
            if ground.tone[int(y), int(x)] > least:
                seeds.append((x, y))
    rng.shuffle(seeds)
    return seeds


def _follow(
    ground: Ground, way: tuple[Array, Array], taken: NDArray[np.uint8], start: tuple[float, float], sign: int,
    longest: int, least: float,
) -> Line:  # fmt: skip
    height, width = ground.tone.shape
    x, y = start
    region = ground.region[int(y), int(x)]
    last_x, last_y = way[0][int(y), int(x)] * sign, way[1][int(y), int(x)] * sign
    line: Line = []
    dark = 0
    for _ in range(longest):
        dx, dy = way[0][int(y), int(x)], way[1][int(y), int(x)]
        if dx * last_x + dy * last_y < 0:
            dx, dy = -dx, -dy
        x, y = x + dx * _STEP, y + dy * _STEP
        row, column = int(y), int(x)
        if not (1 <= column < width - 1 and 1 <= row < height - 1):
            break
        if taken[row, column] or ground.region[row, column] != region:
            break
        dark = dark + 1 if ground.tone[row, column] < least else 0
        if dark > 3 or dx * last_x + dy * last_y < 0.3:
            break
        line.append((x, y))
        last_x, last_y = dx, dy
    return line


def cut(ground: Ground, lines: list[Line], rng: random.Random, weight: float = 1.0) -> Array:
    """How much of each pixel the lines cut away: as wide as the tone asks, pointed at both ends."""
    height, width = ground.tone.shape
    buffer = np.zeros((height, width, 4), np.uint8)
    surface = skia.Surface(buffer)
    sheet = surface.getCanvas()
    pen = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    for line in lines:
        points = np.array(line, np.float32)
        rows, columns = points[:, 1].astype(int), points[:, 0].astype(int)
        tone = np.convolve(np.pad(ground.tone[rows, columns], 1, mode="edge"), [0.25, 0.5, 0.25], "valid")
        wide = ground.gap[rows, columns] * tone * weight * 1.12
        count = len(line)
        taper = np.minimum(1, np.minimum(np.arange(count) + 0.4, np.arange(count)[::-1] + 0.4) / 2.5)
        phase, pace = rng.uniform(0, 6.28), rng.uniform(0.25, 0.6)
        wide = wide * taper * (1 + 0.14 * np.sin(np.arange(count) * pace + phase)) * rng.uniform(0.86, 1.1)
        for first, last in _pieces(wide > 0.32):
            sheet.drawPath(_ribbon(points[first:last], wide[first:last]), pen)
    surface.flushAndSubmit()
    return np.asarray(buffer[..., 3], np.float32) / np.float32(255)


def _pieces(wanted: NDArray[np.bool_]) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[0], wanted.astype(np.int8), [0]])))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a > 1]


def _ribbon(points: Array, wide: Array) -> skia.Path:
    way = np.gradient(points, axis=0)
    way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
    side = np.stack([-way[:, 1], way[:, 0]], 1) * wide[:, None] / 2
    path = skia.Path()
    outline = np.concatenate([points + side, (points - side)[::-1]])
    path.moveTo(float(outline[0, 0]), float(outline[0, 1]))
    for x, y in outline[1:]:
        path.lineTo(float(x), float(y))
    path.close()
    return path


def structure(tone: Array, soft: float = 5.0, rest: float = math.radians(38)) -> Array:
    """Angles along the edges of a picture, and `rest` where it is plain."""
    dx = np.asarray(cv2.Sobel(cv2.GaussianBlur(tone, (0, 0), 2), cv2.CV_32F, 1, 0), np.float32)
    dy = np.asarray(cv2.Sobel(cv2.GaussianBlur(tone, (0, 0), 2), cv2.CV_32F, 0, 1), np.float32)
    xx, yy, xy = (np.asarray(cv2.GaussianBlur(v, (0, 0), soft), np.float32) for v in (dx * dx, dy * dy, dx * dy))
    floor = np.float32(2e-4)
    double_x, double_y = yy - xx + floor * math.cos(2 * rest), -2 * xy + floor * math.sin(2 * rest)
    return np.asarray(np.arctan2(double_y, double_x) / 2, np.float32)
