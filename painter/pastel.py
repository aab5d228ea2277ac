"""Dry pastel on dark paper: chalk that catches on the tooth of the sheet and leaves its dark colour between the marks.

Nothing is filled: light is drawn, shadow is the paper. Marks follow the form, and stop before the edge of the sheet.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from painter.canvas import CARD_HEIGHT, CARD_WIDTH, Canvas
from painter.geom import Path, Points
from painter.model import View
from painter.noise import Array, blurred, noise
from painter.palette import Color, rgb

Ramp: TypeAlias = Sequence[Color]
"""Chalks from the deepest tone to the lightest."""


class Pastel(Canvas):
    """A sheet of dark paper and a box of chalks."""

    def __init__(self, seed: int, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> None:
        super().__init__(seed, width, height)
        state = self._random_state
        laid = noise(state, height, width, 3.2, 2, 0.7, stretch=(14, 1))
        grit = noise(state, height, width, 3.0, 2, 0.9)
        clouds = noise(state, height, width, 9, 2)
        relief = 0.14 * laid + 0.80 * grit + 0.20 * clouds
        ranks = np.argsort(np.argsort(relief.ravel())).reshape(height, width)
        self.tooth: Array = np.asarray(ranks / (height * width), np.float32)
        self.sheet: Color = "#1d2130"

    def paper(self, color: Color) -> None:
        """Take a sheet of this colour."""
        self.sheet = color
        self.image[:] = rgb(color) * (1 + 0.05 * (self.tooth - 0.5) + 0.03 * self.fields.mottle)[..., None]

    # -- marks -----------------------------------------------------------

    def rub(self, alpha: Array, color: Color, grip: float = 0.25) -> None:
        """Rub chalk in with a finger: a veil in which the grain hardly shows (grip 0 not at all)."""
        soft = np.clip(alpha * (1 + grip * (0.5 - self.tooth) * 2), 0, 1) * self._margin()
        pigment: Array = rgb(color)
        self._put((0, 0, self.width, self.height), pigment, np.asarray(soft, np.float32))

    def chalk(self, layer: NDArray[np.uint8], pressure: float, at: tuple[int, int] = (0, 0)) -> None:
        """Put a layer of marks down: the high grain of the paper takes most of it, the hollows some dust.

        The layer may be a part of the sheet, with its top left corner at a pixel.
        """
        marks = np.asarray(layer / 255, np.float32)
        height, width = marks.shape[:2]
        box = (at[0], at[1], at[0] + width, at[1] + height)
        weight = marks[..., 3] * pressure
        tooth = self.tooth[box[1] : box[3], box[0] : box[2]]
        caught = np.clip((weight - tooth) / 0.40 + 0.5, 0, 1) * np.clip(weight * 5, 0, 1)
        taken = 0.62 * caught + 0.38 * np.clip(weight * 1.15, 0, 1)
        self._put(box, marks[..., :3], np.asarray(taken * 0.95, np.float32))

    def hatch(
        self,
        target: Array,
        cover: Array,
        count: int,
        length: float = 40,
        width: float = 7,
        heading: Array | float = 0.6,
        pressure: float = 0.75,
        stray: float = 0.12,
        jitter: float = 0.05,
        ends: float = 0.5,
    ) -> None:
        """Draw many marks that take the colours of target, as densely as cover (0..1) says.

        heading is an angle in radians (or one for each pixel); a mark ends where the cover falls below `ends`
        of what it was at its start.
        """
        layer = np.zeros((self.height, self.width, 4), np.uint8)
        surface = skia.Surface(layer)
        sheet = surface.getCanvas()
        for x, y in self._places(cover, count):
            angle = float(heading if isinstance(heading, float | int) else heading[y, x]) + self.rng.gauss(0, stray)
            path = self._mark(x, y, angle, length * self.rng.uniform(0.5, 1.3), cover, ends, heading)
            if path is None:
                continue
            r, g, b = self._tint(target[y, x], jitter)
            pen = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style)
            pen.setStrokeWidth(width * self.rng.uniform(0.55, 1.25))
            pen.setStrokeCap(skia.Paint.kButt_Cap)
            pen.setColor4f(skia.Color4f(r, g, b, self.rng.uniform(0.62, 1.0)))
            sheet.drawPath(path, pen)
        surface.flushAndSubmit()
        self.chalk(layer, pressure)

    def _tint(self, color: Array, jitter: float) -> tuple[float, float, float]:
        """A neighbouring chalk: a little lighter or darker, warmer or colder."""
        light, warm = 1 + self.rng.gauss(0, jitter), self.rng.gauss(0, jitter * 0.55)
        r, g, b = (float(v) * light for v in color)
        return tuple(min(1.0, max(0.0, v)) for v in (r + warm * 0.7, g + warm * 0.1, b - warm))  # type: ignore[return-value]

    def _places(self, cover: Array, count: int) -> list[tuple[int, int]]:
        """Where marks start: more of them where the cover is denser."""
        state = self._random_state
        most = float(cover.max())
        out: list[tuple[int, int]] = []
        rows, columns = np.flatnonzero(cover.max(axis=1) > 0.02), np.flatnonzero(cover.max(axis=0) > 0.02)
        if not len(rows) or not len(columns):
            return out
        while len(out) < count and most > 0.02:
            y = state.randint(rows[0], rows[-1] + 1, 4096)
            x = state.randint(columns[0], columns[-1] + 1, 4096)
            keep = cover[y, x] > state.uniform(0.02, max(most, 0.03), 4096)
            out += [(int(a), int(b)) for a, b in zip(x[keep], y[keep], strict=True)]
            count -= 0 if keep.any() else 64
        return out[:count]

    def _mark(
        self, x: float, y: float, angle: float, length: float, cover: Array, ends: float, heading: Array | float
    ) -> Path | None:
        """A mark through (x, y), cut short at the edge of what it draws."""
        steps = 4
        least = float(cover[int(y), int(x)]) * ends
        run: list[tuple[float, float]] = [(x, y)]
        drift = angle - float(heading if isinstance(heading, float | int) else heading[int(y), int(x)])
        for sign in (-1, 1):
            at_x, at_y, turn = float(x), float(y), angle
            for _ in range(steps):
                at_x += sign * math.cos(turn) * length / (2 * steps)
                at_y += sign * math.sin(turn) * length / (2 * steps)
                if not (0 <= at_x < self.width and 0 <= at_y < self.height) or cover[int(at_y), int(at_x)] < least:
                    break
                run = [(at_x, at_y), *run] if sign < 0 else [*run, (at_x, at_y)]
                if not isinstance(heading, float | int):
                    turn = float(heading[int(at_y), int(at_x)]) + drift
        if len(run) < 2:
            return None
        path = skia.Path()
        path.moveTo(*run[0])
        for point in run[1:]:
            path.lineTo(*point)
        return path

    def stroke(self, points: Points, color: Color, width: float, pressure: float = 0.8, taper: bool = True) -> None:
        """One deliberate line of chalk."""
        red, green, blue = (float(v) for v in rgb(color))
        spots = _curve([self._matrices[-1].mapXY(p[0], p[1]) for p in points])
        spare = width * self.scale + 3
        left, top = (max(0, int(min(spot[i] for spot in spots) - spare)) for i in (0, 1))
        right = min(self.width, int(max(spot[0] for spot in spots) + spare) + 1)
        bottom = min(self.height, int(max(spot[1] for spot in spots) + spare) + 1)
        if right <= left or bottom <= top:
            return
        layer = np.zeros((bottom - top, right - left, 4), np.uint8)
        surface = skia.Surface(layer)
        sheet = surface.getCanvas()
        sheet.translate(-left, -top)
        for i in range(len(spots) - 1):
            t = i / max(1, len(spots) - 1)
            swell = 0.35 + 0.65 * math.sin(math.pi * min(1, max(0, 0.08 + t * 0.84))) if taper else 1.0
            pen = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style)
            pen.setStrokeWidth(max(1.0, width * self.scale * swell * (1 + 0.12 * math.sin(i * 1.7))))
            pen.setStrokeCap(skia.Paint.kRound_Cap)
            pen.setColor4f(skia.Color4f(red, green, blue, 1))
            sheet.drawLine(*spots[i], *spots[i + 1], pen)
        surface.flushAndSubmit()
        self.chalk(layer, pressure, (left, top))

    # -- drawing what is seen --------------------------------------------

    def flat(self, color: Color) -> Array:
        """One colour all over, as a target for hatch."""
        return np.broadcast_to(rgb(color), (self.height, self.width, 3)).astype(np.float32)

    def grid(self) -> tuple[Array, Array]:
        """x and y of every pixel."""
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        return x, y

    def halo(self, x: float, y: float, radius: float, color: Color, alpha: float = 0.7, marks: int = 0) -> None:
        """Light round a place: rubbed in, with marks that stream away from it."""
        grid_x, grid_y = self.grid()
        away = np.hypot(grid_x - x, grid_y - y)
        light = np.asarray(np.clip(1 - away / radius, 0, 1) ** 2, np.float32)
        self.rub(np.asarray(light * alpha, np.float32), color, 0.3)
        if marks:
            heading = np.asarray(np.arctan2(grid_y - y, grid_x - x), np.float32)
            self.hatch(self.flat(color), light, marks, radius * 0.22, 4, heading, 0.5, 0.05, 0.06, 0.4)

    def shape(self, path: Path, soft: float = 0.8) -> Array:
        """The cover of a path, for hatch and rub."""
        mask = self._whole_mask(path, wobble=0.4, rough=0.8)
        return blurred(mask, soft) if soft else mask

    def draw(
        self,
        view: View,
        chalks: Mapping[str, Ramp],
        cool: Color = "#4a5f8a",
        ambient: float = 0.20,
        density: float = 1.0,
        width: float = 6,
        length: float = 34,
        smooth: float = 0.0,
    ) -> Array:
        """Draw what the camera sees; gives the tone that was drawn. Parts without chalks are left out.

        The smoother, the more is rubbed with a finger, and the fewer and calmer the marks on it are.
        """
        tone = np.clip(ambient * view.fill + 0.95 * view.key, 0, 1)
        target = np.zeros((self.height, self.width, 3), np.float32)
        drawn = np.zeros((self.height, self.width), np.float32)
        for name, ramp in chalks.items():
            if name not in view.names:
                continue
            here = view.of(name) > 0.02
            target[here] = ramp_color(ramp, tone)[here]
            drawn[here] = view.cover[here]
        self._put((0, 0, self.width, self.height), rgb(self.sheet) * 0.82, drawn)
        target += (rgb(cool) - target) * (np.clip(view.fill * 0.5 - view.key, 0, 1) * 0.34)[..., None]
        along = form_heading(view)
        visible = np.asarray(np.clip(tone * 1.35 + 0.05, 0, 1) * drawn, np.float32)
        area = float(visible.sum())
        self.rub(np.asarray(np.clip(visible * (0.78 + 0.22 * tone + 0.5 * smooth), 0, 1), np.float32), target, 0.16)
        for share, grow, press in ((0.5, 1.9, 0.66), (0.9, 1.0, 0.78), (1.2, 0.55, 0.86)):
            count = int(density * share * area / (width * length * grow * grow) * 1.5 * (1 - 0.72 * smooth))
            calm = 1 - 0.6 * smooth
            self.hatch(
                target, visible, count, length * grow, width * grow, along, press, 0.16 * calm, 0.085 * calm, 0.72
            )
        self._accents(view, target, tone * drawn, along, cool, width, length, density)
        return np.asarray(tone * drawn, np.float32)

    def contour(self, view: View, names: Sequence[str], color: Color, width: float = 3.0, alpha: float = 0.8) -> None:
        """Draw one line round these parts, and inside them wherever a form passes in front of another."""
        inside = view.of(*(name for name in names if name in view.names))
        far = np.asarray(np.where(view.cover > 0.5, view.depth, 30), np.float32)
        size = 2 * max(1, round(width / 2)) + 1
        step = far - cv2.erode(far, np.ones((size, size), np.uint8))
        close = cv2.dilate(inside, np.ones((size, size), np.uint8))
        line = np.clip((step - 0.045) * 14, 0, 1) * np.clip(close * 1.4, 0, 1)
        self.rub(np.asarray(blurred(np.asarray(line, np.float32), 0.7) * alpha, np.float32), color, 0.25)

    def _accents(
        self,
        view: View,
        target: Array,
        tone: Array,
        along: Array,
        cool: Color,
        width: float,
        length: float,
        density: float,
    ) -> None:
        """Bold marks at the end: the lightest chalk on the lights, a cold one along the edges in shadow."""
        lights = np.clip((tone - 0.66) * 3, 0, 1)
        pale = np.clip(target * 1.12 + 0.05, 0, 1).astype(np.float32)
        count = int(density * float(lights.sum()) / (width * length) * 0.55)
        self.hatch(pale, lights, count, length * 1.5, width * 0.9, along + 0.35, 0.62, 0.25, 0.05, 0.6)
        turned = np.clip(1.15 - view.normal[..., 2] * 1.5, 0, 1) * (view.cover > 0.9)
        edge = turned * np.clip(0.4 - tone, 0, 0.4) * 2.5 * (tone > 0)
        cold = np.broadcast_to(rgb(cool) * 1.25, target.shape).astype(np.float32)
        count = int(density * float(edge.sum()) / (width * length) * 1.6)
        self.hatch(
            np.clip(cold, 0, 1), np.asarray(edge, np.float32), count, length, width * 0.7, along, 0.55, 0.2, 0.08, 0.5
        )

    def _margin(self) -> Array:
        """1 on the drawing, 0 at the rim of the sheet that stays bare."""
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        rim = np.minimum(np.minimum(x, self.width - 1 - x), np.minimum(y, self.height - 1 - y))
        return np.asarray(np.clip((rim - 16 + 14 * self.fields.mottle) / 16, 0, 1), np.float32)

    def finish(self, *_: object, **__: object) -> NDArray[np.uint8]:
        """Blow off the dust; gives the pixels."""
        self._clip = None
        bare = rgb(self.sheet) * (1 + 0.06 * (self.tooth - 0.5) + 0.03 * self.fields.mottle)[..., None]
        kept = self._margin()[..., None]
        image = bare * (1 - kept) + self.image * kept
        return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def ramp_color(ramp: Ramp, tone: Array) -> Array:
    """The chalk for every tone."""
    colors = np.array([rgb(color) for color in ramp], np.float32)
    places = np.linspace(0, 1, len(ramp))
    return np.dstack([np.interp(tone, places, colors[:, i]) for i in range(3)]).astype(np.float32)


def form_heading(view: View) -> Array:
    """Angles in the picture that run round the form: across the way in which the surface falls away."""
    nx, ny = view.normal[..., 0], -view.normal[..., 1]
    nx, ny = blurred(nx, 3), blurred(ny, 3)
    flat = np.clip(1 - np.hypot(nx, ny) * 3, 0, 1)
    angle_x = nx * nx - ny * ny + 0.02 - flat * 0.0
    angle_y = 2 * nx * ny + flat * 0.08
    return np.asarray(np.arctan2(angle_y, angle_x) / 2 + math.pi / 2, np.float32)


def _curve(points: Sequence[skia.Point]) -> list[tuple[float, float]]:
    """Close spots along a curve through the points."""
    spots = np.array([(p.x(), p.y()) for p in points])
    if len(spots) < 3:
        run = spots[0] + (spots[-1] - spots[0]) * np.linspace(0, 1, 14)[:, None]
        return [(float(x), float(y)) for x, y in run]
    out: list[tuple[float, float]] = []
    padded = np.vstack([2 * spots[0] - spots[1], spots, 2 * spots[-1] - spots[-2]])
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1 : i + 3]
        t = np.linspace(0, 1, 10, endpoint=False)[:, None]
        run = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        out += [(float(x), float(y)) for x, y in run]
    return [*out, (float(spots[-1][0]), float(spots[-1][1]))]
