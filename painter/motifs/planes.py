"""Pastel figures drawn as flat shapes: a hard silhouette, few values that turn with the form, hatching round it.

A modelled body in pastel gets soft all over. These shapes are soft only where a form turns.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

import cv2
import numpy as np
import skia

from painter.geom import Path, Points, limb, smooth
from painter.noise import Array, blurred
from painter.palette import Color, mix, rgb
from painter.pastel import Pastel, Ramp, ramp_color

Plane: TypeAlias = tuple[Path, float, float]
"""A part of a shape that is lighter or darker: where, how much, and how soft its edge is."""
Spot: TypeAlias = tuple[float, float]


def form(
    c: Pastel,
    path: Path,
    ramp: Ramp,
    tone: float = 0.5,
    turn: float = 0.34,
    planes: Sequence[Plane] = (),
    light: Spot = (-0.6, -0.7),
    size: float = 0.0,
    heading: float | None = None,
    width: float = 5,
    density: float = 1.0,
    edge: float = 3.0,
    steps: int = 4,
    cool: Color = "#4a5f9a",
    inlay: Sequence[tuple[Path, Ramp]] = (),
) -> None:
    """One shape; turn says how round it is, light where the lamp stands, size how wide the turning edge is.

    Without a heading the hatching runs along the edges. The edge is a line of bare paper round the shape.
    An inlay is a pattern in other chalks, with the same light on it.
    """
    cover = c.shape(path, 0.5)
    rows, columns = np.flatnonzero(cover.max(axis=1) > 0.02), np.flatnonzero(cover.max(axis=0) > 0.02)
    if not len(rows) or not len(columns):
        return
    pad = int(edge * c.scale) + 4
    left, top = max(0, int(columns[0]) - pad), max(0, int(rows[0]) - pad)
    right, bottom = min(c.width, int(columns[-1]) + pad + 1), min(c.height, int(rows[-1]) + pad + 1)
    box = (left, top, right, bottom)
    area = (slice(top, bottom), slice(left, right))
    mask = np.ascontiguousarray(cover[area])
    reach = size * c.scale or 0.16 * min(right - left, bottom - top)
    nx, ny = _slopes(mask, reach)
    value = np.asarray(tone + turn * (nx * light[0] + ny * light[1]), np.float32)
    for where, change, soft in planes:
        part = c.shape(where, 0.5)[area]
        value += change * (blurred(part, soft * c.scale) if soft else part)
    grain = c.tooth[area]
    value = _grouped(np.clip(value + 0.09 * (grain - 0.5), 0, 1), steps)
    target = ramp_color(ramp, value)
    for where, other in inlay:
        part = c.shape(where, 0.5)[area][..., None]
        target = np.asarray(target + (ramp_color(other, value) - target) * part, np.float32)
    if edge:
        disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * pad - 5, 2 * pad - 5))
        rim = np.asarray(cv2.dilate(mask, disc), np.float32)
        c._put(box, rgb(c.sheet) * 0.7, np.asarray(blurred(rim, 0.8) * 0.92, np.float32))
    laid = np.asarray(
        mask * np.clip(0.97 - 0.30 * (grain > 0.86) * (1 - value) - 0.16 * (grain > 0.94), 0, 1), np.float32
    )
    c._put(box, target, laid)
    along = np.full(mask.shape, heading or 0.0, np.float32) if heading is not None else _edges(mask, reach)
    inner = np.clip(mask * 1.3 - 0.3, 0, 1).astype(np.float32)
    amount = density * float(mask.sum()) / (width * 22)
    _hatch(c, (left, top), np.clip(target * 1.18 + 0.03, 0, 1), inner, int(amount * 0.9), 30, width, along, 0.62)
    _hatch(c, (left, top), target * 0.76, inner, int(amount * 0.6), 26, width * 0.8, along, 0.58)
    shadow = np.asarray(inner * np.clip(0.45 - value, 0, 1) * 2, np.float32)
    cold = np.broadcast_to(rgb(cool), target.shape)
    _hatch(c, (left, top), target * 0.5 + cold * 0.5, shadow, int(amount * 0.35), 24, width * 0.7, along, 0.5)
    lit = np.asarray(inner * np.clip(value - 0.66, 0, 1) * 3, np.float32)
    pale = np.clip(target * 1.2 + 0.08, 0, 1)
    _hatch(c, (left, top), pale, np.clip(lit, 0, 1), int(amount * 0.4), 34, width * 0.9, along + 0.2, 0.72)


def _slopes(mask: Array, reach: float) -> tuple[Array, Array]:
    """Which way the form falls away, as the parts of a unit vector in the picture."""
    soft = blurred(mask, max(1.5, reach)) * 0.6 + blurred(mask, max(1.0, reach * 0.4)) * 0.4
    gx, gy = cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=5)
    steep = np.hypot(gx, gy)
    most = float(np.percentile(steep[mask > 0.5], 92)) if (mask > 0.5).any() else 1.0
    scale = 1 / np.maximum(steep, max(most, 1e-5))
    return np.asarray(-gx * scale, np.float32), np.asarray(-gy * scale, np.float32)


def _grouped(value: Array, steps: int) -> Array:
    """Gather the values into few groups with narrow passages between them."""
    place = value * steps
    low = np.floor(place)
    passage = np.clip((place - low - 0.5) / 0.44 + 0.5, 0, 1)
    grouped = (low + passage * passage * (3 - 2 * passage)) / steps
    return np.asarray(0.8 * grouped + 0.2 * value, np.float32)


def _edges(mask: Array, reach: float) -> Array:
    """Angles along the nearest edge."""
    soft = blurred(mask, max(2.0, reach))
    gx, gy = cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=5)
    double_x, double_y = blurred(gx * gx - gy * gy, 4), blurred(2 * gx * gy, 4)
    return np.asarray(np.arctan2(double_y, double_x) / 2 + math.pi / 2, np.float32)


def _hatch(
    c: Pastel, at: tuple[int, int], target: Array, cover: Array, count: int, length: float, width: float,
    heading: Array, pressure: float,
) -> None:  # fmt: skip
    """Marks as Pastel.hatch draws them, on a part of the sheet only."""
    height, wide = cover.shape
    spots = np.flatnonzero(cover > 0.25)
    if not len(spots) or count < 1:
        return
    layer = np.zeros((height, wide, 4), np.uint8)
    surface = skia.Surface(layer)
    sheet = surface.getCanvas()
    picks = spots[c._random_state.randint(0, len(spots), count)]
    for spot in picks:
        y, x = divmod(int(spot), wide)
        if cover[y, x] < c.rng.random() * 0.9:
            continue
        angle = float(heading[y, x]) + c.rng.gauss(0, 0.10)
        run = [(float(x), float(y))]
        for sign in (-1, 1):
            px, py, way = float(x), float(y), angle
            for _ in range(3):
                step = length * c.rng.uniform(0.6, 1.2) / 6
                px, py = px + sign * math.cos(way) * step, py + sign * math.sin(way) * step
                if not (0 <= px < wide and 0 <= py < height) or cover[int(py), int(px)] < 0.3:
                    break
                run = [(px, py), *run] if sign < 0 else [*run, (px, py)]
                turn = float(heading[int(py), int(px)]) - way
                way += math.atan2(math.sin(2 * turn), math.cos(2 * turn)) / 2
        if len(run) < 2:
            continue
        line = skia.Path()
        line.moveTo(*run[0])
        for point in run[1:]:
            line.lineTo(*point)
        pen = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style)
        pen.setStrokeWidth(width * c.rng.uniform(0.5, 1.2))
        share = 1 + c.rng.gauss(0, 0.07)
        r, g, b = (min(1.0, max(0.0, float(v) * share)) for v in target[y, x])
        pen.setColor4f(skia.Color4f(r, g, b, c.rng.uniform(0.5, 0.95)))
        sheet.drawPath(line, pen)
    surface.flushAndSubmit()
    layer[..., 3] = (layer[..., 3] * cover).astype(np.uint8)
    c.chalk(layer, pressure, at)


def fist(c: Pastel, x: float, y: float, size: float, turn: float, ramp: Ramp, light: Spot, flip: bool = False) -> None:
    """A hand closed round a stick that runs along its own y axis: the back to the left, four fingers to the viewer."""
    with c.at(x, y, size / 100, turn, flip):
        back = smooth([(-62, -30), (-40, -50), (0, -54), (26, -46), (30, 40), (0, 56), (-40, 50), (-64, 26)])
        form(c, back, ramp, 0.58, 0.3, light=light, width=4)
        for k in range(4):
            top = -54 + 27 * k + (4 if k in (0, 3) else 0)
            long = (44, 50, 47, 36)[k]
            finger = smooth(
                [(-16, top), (14, top - 2), (long - 6, top + 3), (long, top + 14), (long - 8, top + 25), (10, top + 26),
                    (-16, top + 25), (-26, top + 12)]
            )  # fmt: skip
            form(c, finger, ramp, 0.66, 0.34, light=light, width=3.5, edge=2.6, density=0.7)
            c.stroke([(6, top + 4), (10, top + 12), (6, top + 21)], ramp[1], 3.4 * size / 100 + 0.6, 0.8)
        thumb = smooth([(-30, -50), (-8, -72), (26, -76), (42, -66), (34, -54), (6, -50), (-16, -38)])
        form(c, thumb, ramp, 0.7, 0.32, light=light, width=3.5, edge=2.6, density=0.7)
        nail = smooth([(26, -72), (40, -69), (36, -60), (24, -62)])
        form(c, nail, (ramp[2], mix(ramp[-1], "#ffd0b8", 0.5)), 0.7, 0.2, light=light, edge=0, density=0)


def finger(c: Pastel, run: Points, wide: float, ramp: Ramp, lamp: Spot, nail: bool = True) -> None:
    """A finger along four points or so, with creases at its middle joint and a nail at its end."""
    form(c, limb(run, [wide * 0.94, *[wide] * (len(run) - 2), wide * 0.72]), ramp, 0.60, 0.34, light=lamp, width=3.2,
        edge=3, density=0.8)  # fmt: skip
    (x, y), (px, py) = run[-1], run[-2]
    way = math.atan2(y - py, x - px)
    if nail:
        with c.at(x, y, 1, math.degrees(way)):
            r = wide * 0.25
            plate = smooth([(-r * 2.6, -r), (0, -r * 0.9), (r * 0.5, 0), (0, r * 0.9), (-r * 2.6, r)])
            form(c, plate, (ramp[2], "#ffd8c0"), 0.7, 0.2, edge=1.4, density=0)
    if len(run) > 2:
        kx, ky = run[-3]
        ax, ay = -math.sin(way) * wide * 0.3, math.cos(way) * wide * 0.3
        for off in (-4, 3):
            ox, oy = kx + math.cos(way) * off, ky + math.sin(way) * off
            c.stroke([(ox - ax, oy - ay), (ox + ax, oy + ay)], ramp[1], 2.4, 0.8)


def bands(run: Points, wide: float, gap: float, thick: float) -> list[Path]:
    """Stripes across a sleeve or a leg."""
    out: list[Path] = []
    rest = gap * 0.4
    for (x, y), (to_x, to_y) in pairwise(run):
        far = math.hypot(to_x - x, to_y - y)
        ux, uy = (to_x - x) / far, (to_y - y) / far
        while rest < far:
            px, py = x + ux * rest, y + uy * rest
            bow = thick * 0.45
            out.append(limb([(px - uy * wide, py + ux * wide), (px + ux * bow, py + uy * bow),
                (px + uy * wide, py - ux * wide)], thick))  # fmt: skip
            rest += gap
        rest -= far
    return out
