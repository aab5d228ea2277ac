"""The canvas: Skia cuts every shape to a mask, numpy lays the pigment, the light and the weather on it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias, Unpack

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from painter import paper as finishing
from painter.brush import Brush, BrushOptions, Cap, Vector
from painter.geom import Path, Points, ellipse, limb, poly, rect, smooth
from painter.noise import SPARE, Array, blurred, make_fields, shifted, stippled
from painter.palette import PAPER, Color, rgb

CARD_WIDTH, CARD_HEIGHT = 800, 1200

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels."""
Region: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True)
class _Cut:
    """One shape cut to its mask, and where its solid part lies inside the box."""

    box: Box
    mask: Array
    top: int
    bottom: int
    left: int
    right: int

    @property
    def size(self) -> int:
        return min(self.right - self.left, self.bottom - self.top)

    @property
    def window(self) -> tuple[slice, slice]:
        return _window(self.box)

    def down(self) -> Array:
        """0 at the top of the shape, 1 at its bottom, as a column."""
        rows = np.arange(self.mask.shape[0])
        return np.clip((rows - self.top) / max(1, self.bottom - self.top), 0, 1)[:, None].astype(np.float32)

    def across(self) -> Array:
        """0 at the left of the shape, 1 at its right, as a row."""
        columns = np.arange(self.mask.shape[1])
        return np.clip((columns - self.left) / max(1, self.right - self.left), 0, 1)[None, :].astype(np.float32)


def _window(box: Box) -> tuple[slice, slice]:
    return slice(box[1], box[3]), slice(box[0], box[2])


def _laid_over(color: Array, other: Color, alpha: Array) -> None:
    color += (rgb(other) - color) * alpha[..., None]


class Canvas:
    """A picture being painted; the same seed and the same calls always give the same picture."""

    def __init__(
        self, seed: int = 1, width: int = CARD_WIDTH, height: int = CARD_HEIGHT, base: Color = "#222233"
    ) -> None:
        self.width, self.height = width, height
        self.rng = random.Random(seed)
        self._random_state = np.random.RandomState(seed)
        self.image: Array = np.empty((height, width, 3), np.float32)
        self.image[:] = rgb(base)
        self.fields = make_fields(self._random_state, height, width)
        self._matrices = [skia.Matrix()]
        self._scales = [1.0]
        self._clip: Array | None = None
        self.lamp: Vector | None = None  # where the light stands for brushes that do not say it themselves

    # -- where the paint goes --------------------------------------------

    @property
    def scale(self) -> float:
        """Pixels for one unit under the present transform."""
        return self._scales[-1]

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[Canvas]:
        """Move the origin to (x, y), then turn (degrees), scale and mirror what is painted inside."""
        matrix = skia.Matrix.Concat(self._matrices[-1], skia.Matrix())
        matrix.preTranslate(x, y)
        matrix.preRotate(turn)
        matrix.preScale(-scale if flip else scale, scale)
        self._matrices.append(matrix)
        self._scales.append(self._scales[-1] * scale)
        try:
            yield self
        finally:
            self._matrices.pop()
            self._scales.pop()

    @contextmanager
    def clip(self, path: Path, soft: float = 0) -> Iterator[Canvas]:
        """Keep what is painted inside to the path, within any outer clip."""
        outer = self._clip
        inner = self._whole_mask(path, pad=0, wobble=0.5)
        if soft:
            inner *= blurred(inner, soft)
        self._clip = inner if outer is None else inner * outer
        try:
            yield self
        finally:
            self._clip = outer

    def _whole_mask(self, path: Path, pad: float = 4, wobble: float = 1.0, rough: float = 1.0) -> Array:
        """The mask of a path on a field as large as the picture."""
        whole = np.zeros((self.height, self.width), np.float32)
        cut = self.mask(path, pad=pad, wobble=wobble, rough=rough)
        if cut is not None:
            box, mask = cut
            whole[_window(box)] = mask
        return whole

    # -- masks -----------------------------------------------------------

    def mask(
        self,
        path: Path,
        stroke: float = 0,
        pad: float = 4,
        wobble: float = 1.0,
        rough: float = 1.0,
        cap: Cap = "round",
    ) -> tuple[Box, Array] | None:
        """Cut a path under the present transform to its box and alpha mask; None when it lies outside."""
        placed = skia.Path(path)
        placed.transform(self._matrices[-1])
        box = self._box(placed, pad + stroke * self.scale + 5)
        if box is None:
            return None
        mask = _rasterised(placed, box, stroke * self.scale, cap)
        if wobble or rough:
            mask = self._displaced(mask, box, 3.4 * wobble, 1.1 * rough)
        return box, mask

    def _box(self, path: Path, margin: float) -> Box | None:
        bounds = path.computeTightBounds()
        left, top = max(0, int(bounds.left() - margin)), max(0, int(bounds.top() - margin))
        right = min(self.width, int(bounds.right() + margin) + 1)
        bottom = min(self.height, int(bounds.bottom() + margin) + 1)
        return None if right <= left + 1 or bottom <= top + 1 else (left, top, right, bottom)

    def _displaced(self, mask: Array, box: Box, wide: float, fine: float) -> Array:
        """The mask with a hand-cut edge, from a random window of the edge fields."""
        dx, dy = self.rng.randrange(SPARE), self.rng.randrange(SPARE)
        window = _window((box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy))
        height, width = mask.shape
        x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
        x = x + self.fields.wide_x[window] * wide + self.fields.fine_x[window] * fine
        y = y + self.fields.wide_y[window] * wide + self.fields.fine_y[window] * fine
        return np.asarray(cv2.remap(mask, x, y, cv2.INTER_LINEAR), np.float32)

    def grain(self, alpha: Array, box: Box, soft: float = 0.34) -> Array:
        """Alpha as a spray of dots, with the picture's own grain at that box."""
        return stippled(alpha, self.fields.stipple[_window(box)], soft)

    def _put(self, box: Box, color: Array, alpha: Array) -> None:
        if self._clip is not None:
            alpha = alpha * self._clip[_window(box)]
        below = self.image[_window(box)]
        below += (color - below) * alpha[..., None]

    def _screen(self, box: Box, color: Color, alpha: Array) -> None:
        """Add light: never darker than what is below."""
        if self._clip is not None:
            alpha = alpha * self._clip[_window(box)]
        below = self.image[_window(box)]
        below += (1 - below) * rgb(color) * alpha[..., None]

    # -- paint -----------------------------------------------------------

    def paint(self, path: Path, color: Color, **options: Unpack[BrushOptions]) -> None:
        """Lay one shape of pigment; the keywords and their defaults are the fields of Brush."""
        if self.lamp is not None:
            options = {"light_from": self.lamp, "rim_from": self.lamp, **options}
        brush = Brush(**options)
        cut = self._cut(path, brush)
        if cut is None:
            return
        if brush.shadow:
            self._cast_shadow(cut, brush)
        pigment: Array = np.empty((*cut.mask.shape, 3), np.float32)
        pigment[:] = rgb(color)
        self._blend_gradient(pigment, cut, brush)
        self._spray_shade(pigment, cut, brush)
        self._draw_rim(pigment, cut, brush)
        if brush.texture:
            hairs, mottle = self.fields.hairs_across[cut.window], self.fields.mottle[cut.window]
            pigment *= (1 + brush.texture * (0.055 * hairs + 0.06 * mottle))[..., None]
        self._put(cut.box, pigment, self._coverage(cut, brush))

    def _cut(self, path: Path, brush: Brush) -> _Cut | None:
        pad = 4 + brush.shadow * 3 + brush.feather * 3
        cut = self.mask(path, brush.stroke, pad, brush.wobble, brush.rough, brush.cap)
        if cut is None:
            return None
        box, mask = cut
        solid = mask > 0.5
        rows, columns = np.flatnonzero(solid.any(axis=1)), np.flatnonzero(solid.any(axis=0))
        if len(rows) == 0:  # nothing is solid in a very thin or faint shape: take the whole box
            rows, columns = np.array([0, mask.shape[0] - 1]), np.array([0, mask.shape[1] - 1])
        if brush.feather:
            mask = blurred(mask, brush.feather)
        return _Cut(box, mask, int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1)

    def _cast_shadow(self, cut: _Cut, brush: Brush) -> None:
        cast = shifted(blurred(cut.mask, brush.shadow), *brush.shadow_offset)
        alpha = self.grain(cast * 0.55, cut.box, 0.45) * 0.8 * brush.alpha
        self._put(cut.box, rgb(brush.shadow_color), alpha)

    def _blend_gradient(self, pigment: Array, cut: _Cut, brush: Brush) -> None:
        if brush.to is None:
            return
        share = np.broadcast_to(cut.down() if brush.vertical else cut.across(), cut.mask.shape)
        share = np.clip(share + self.fields.mottle[cut.window] * 0.12, 0, 1)
        _laid_over(pigment, brush.to, 0.5 * share + 0.5 * self.grain(share, cut.box, 0.4))

    def _spray_shade(self, pigment: Array, cut: _Cut, brush: Brush) -> None:
        """Form shadow by offset blur: it makes any silhouette a volume lit from one side."""
        if brush.shade is None or cut.size <= 3:
            return
        depth = cut.size * brush.shade_depth
        body = blurred(cut.mask, max(1.2, cut.size * brush.shade_depth * 0.55), cv2.BORDER_REPLICATE)
        body = shifted(body, brush.light_from[0] * depth, brush.light_from[1] * depth, cv2.BORDER_REPLICATE)
        alpha = np.clip((1 - body) * 1.35, 0, 1) * brush.shade_alpha
        # Tiny shapes get a smoother shading, or birds and faces turn to sand.
        soft = 0.34 + 0.4 * max(0.0, 1 - cut.size / 110)
        _laid_over(pigment, brush.shade, self.grain(alpha, cut.box, soft))

    def _draw_rim(self, pigment: Array, cut: _Cut, brush: Brush) -> None:
        if brush.rim is None:
            return
        width = brush.rim_width * max(0.3, min(1.5, cut.size / 110))
        body = blurred(cut.mask, max(0.6, width * 0.4), cv2.BORDER_REPLICATE)
        body = shifted(body, -brush.rim_from[0] * width, -brush.rim_from[1] * width, cv2.BORDER_REPLICATE)
        alpha = np.clip((1 - body) * 1.6 - 0.15, 0, 1) * brush.rim_alpha
        _laid_over(pigment, brush.rim, self.grain(alpha, cut.box, 0.5))

    def _coverage(self, cut: _Cut, brush: Brush) -> Array:
        alpha = cut.mask * brush.alpha
        if brush.fade is not None:
            start, end = brush.fade
            alpha = alpha * (start + (end - start) * cut.down())
            alpha = 0.35 * alpha + 0.65 * self.grain(alpha, cut.box, 0.45) * (cut.mask > 0.02)
        return np.asarray(alpha, np.float32)

    def line(self, points: Points, color: Color, width: float, **options: Unpack[BrushOptions]) -> None:
        """Draw a curve through the points (a straight line through two); takes the keywords of paint."""
        options.setdefault("texture", 0.5)
        options["stroke"] = width
        path = smooth(points, closed=False) if len(points) > 2 else poly(points, closed=False)
        self.paint(path, color, **options)

    # -- sky and light ---------------------------------------------------

    def sky(self, stops: Sequence[tuple[float, Color]], mottle: float = 0.10) -> None:
        """Fill the picture with a drifting gradient; stops are (height from 0 at the top to 1, colour)."""
        fields = self.fields
        y = np.linspace(0, 1, self.height, dtype=np.float32)[:, None] + np.zeros((1, self.width), np.float32)
        drift = y + fields.mottle * mottle + fields.hairs_across * 0.015 + (fields.stipple - 0.5) * 0.05
        y = np.clip(drift, 0, 1)
        heights, colors = [stop[0] for stop in stops], np.array([rgb(stop[1]) for stop in stops])
        for channel in range(3):
            self.image[..., channel] = np.interp(y, heights, colors[:, channel])

    def strokes(
        self,
        count: int,
        angle: float,
        length: float = 120,
        width: float = 16,
        jitter: float = 0.05,
        alpha: float = 0.35,
        region: Region | None = None,
        center: Vector | None = None,
        colors: Sequence[Color] | None = None,
    ) -> None:
        """Lay visible brush marks that pick up the colour below (or one of colors); center makes them turn round it."""
        buffer = np.zeros((self.height, self.width, 4), np.uint8)
        surface = skia.Surface(buffer)
        left, top, right, bottom = region or (0, 0, self.width, self.height)
        for _ in range(count):
            x, y = self.rng.uniform(left, right), self.rng.uniform(top, bottom)
            red, green, blue = (float(v) for v in self._stroke_color(x, y, jitter, colors))
            path = self._stroke_path(x, y, angle, length, width, center)
            mark = skia.Paint(AntiAlias=True)
            mark.setColor4f(skia.Color4f(red, green, blue, alpha * self.rng.uniform(0.4, 1)))
            surface.getCanvas().drawPath(path, mark)
        hairs = self.fields.hairs_across
        if center:
            hairs = self.fields.hairs_round
        elif abs(math.sin(math.radians(angle))) > 0.7:
            hairs = self.fields.hairs_down
        layer = buffer.astype(np.float32) / 255
        covered = layer[..., 3] * np.clip(0.72 + 0.75 * hairs + 0.35 * (self.fields.stipple - 0.5), 0, 1)
        # A surface on a numpy buffer keeps its colours unpremultiplied, so dividing by alpha is not needed here: it
        # bleaches the marks, the more the fainter they are. All cards were painted and judged with that look, and it
        # is kept on purpose; many strong marks (alpha near 1) stay true to their colour.
        plain = layer[..., :3] / np.maximum(layer[..., 3], 0.004)[..., None]
        self._put((0, 0, self.width, self.height), np.clip(plain, 0, 1), covered)

    def _stroke_color(self, x: float, y: float, jitter: float, colors: Sequence[Color] | None) -> Array:
        if colors:
            color = rgb(self.rng.choice(colors))
        else:
            row = min(self.height - 1, max(0, int(y + self.rng.gauss(0, 14))))
            color = self.image[row, min(self.width - 1, max(0, int(x)))]
        value = 1 + self.rng.gauss(0, jitter)
        return np.asarray(np.clip(color * value + self.rng.gauss(0, jitter * 0.12), 0, 1), np.float32)

    def _stroke_path(
        self, x: float, y: float, angle: float, length: float, width: float, center: Vector | None
    ) -> Path:
        points = []
        length *= self.rng.uniform(0.5, 1.4)
        for _ in range(6):
            points.append((x, y))
            if center:
                heading = math.atan2(y - center[1], x - center[0]) + math.pi / 2
            else:
                heading = math.radians(angle) + self.rng.gauss(0, 0.06)
            x += math.cos(heading) * length / 5
            y += math.sin(heading) * length / 5
        width *= self.rng.uniform(0.4, 1.3)
        return limb(points, [width * 0.25, width * 0.9, width, width * 0.85, width * 0.55, width * 0.1])

    def glow(
        self,
        x: float,
        y: float,
        radius: float,
        color: Color,
        alpha: float = 0.6,
        power: float = 2.0,
        squash: float = 1.0,
    ) -> None:
        """Add a halo of light with a stippled fall-off; squash below 1 flattens it."""
        centre = self._matrices[-1].mapXY(x, y)
        x, y, radius = centre.x(), centre.y(), radius * self.scale
        left, top = max(0, int(x - radius)), max(0, int(y - radius * squash))
        right, bottom = min(self.width, int(x + radius)), min(self.height, int(y + radius * squash))
        if right <= left or bottom <= top:
            return
        grid_y, grid_x = np.mgrid[top:bottom, left:right].astype(np.float32)
        distance = np.sqrt((grid_x - x) ** 2 + ((grid_y - y) / squash) ** 2) / radius
        light = np.clip(1 - distance, 0, 1) ** power * alpha
        box = (left, top, right, bottom)
        self._screen(box, color, 0.55 * light + 0.45 * self.grain(light, box, 0.5))

    def mist(self, y: float, height: float, color: Color, alpha: float = 0.6, ragged: float = 0.5) -> None:
        """Lay a bank of fog centred on y, reaching height up and down."""
        top, bottom = max(0, int(y - height)), min(self.height, int(y + height))
        distance = (np.arange(top, bottom, dtype=np.float32)[:, None] - y) / height
        drift = np.roll(self.fields.mottle, self.rng.randrange(self.width), 1)[top:bottom] * ragged
        fog = np.clip(1 - np.abs(distance + drift * 0.5), 0, 1) ** 1.5 * alpha
        box = (0, top, self.width, bottom)
        self._put(box, rgb(color), 0.6 * fog + 0.4 * self.grain(fog, box, 0.5))

    def beam(
        self, path: Path, color: Color, alpha: float = 0.5, feather: float = 14, fade: Vector | None = None
    ) -> None:
        """Add a shaft of light in the shape of the path; fade is its strength at the top and at the bottom."""
        cut = self.mask(path, 0, feather * 3, 0.3, 0)
        if cut is None:
            return
        box, mask = cut
        mask = blurred(mask, feather)
        if fade is not None:
            mask = mask * np.linspace(fade[0], fade[1], mask.shape[0], dtype=np.float32)[:, None]
        self._screen(box, color, 0.5 * mask * alpha + 0.5 * self.grain(mask * alpha, box, 0.5))

    def shadow_blob(
        self, x: float, y: float, radius_x: float, radius_y: float, color: Color = "#0a0c18", alpha: float = 0.5
    ) -> None:
        """Ground something: a soft shadow under what stands at (x, y)."""
        blob = ellipse(x, y, radius_x, radius_y)
        self.paint(blob, color, alpha=alpha, feather=max(2, radius_y * 0.5), texture=0, wobble=0)

    # -- finish ----------------------------------------------------------

    def finish(
        self, paper: Color = PAPER, margin: float = 30, vignette: float = 0.30, warmth: float = 0.5
    ) -> NDArray[np.uint8]:
        """Age, press and frame the picture and give its pixels; margin 0 leaves no taped border."""
        self._clip = None
        image = self.image
        finishing.darken_corners(image, self.fields, vignette)
        finishing.print_tones(image, warmth)
        relief = finishing.press_paper(image, self.fields, self._random_state)
        if margin:
            frame = rect(margin, margin, self.width - 2 * margin, self.height - 2 * margin, 10)
            window = self._whole_mask(frame, wobble=0.9, rough=2.4)
            image = finishing.tape_border(image, window, relief, self.fields, paper)
        return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def _rasterised(path: Path, box: Box, stroke: float, cap: Cap) -> Array:
    left, top, right, bottom = box
    buffer = np.zeros((bottom - top, right - left, 4), np.uint8)
    surface = skia.Surface(buffer)
    sheet = surface.getCanvas()
    sheet.translate(-left, -top)
    pen = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    if stroke:
        pen.setStyle(skia.Paint.kStroke_Style)
        pen.setStrokeWidth(stroke)
        pen.setStrokeCap(skia.Paint.kRound_Cap if cap == "round" else skia.Paint.kButt_Cap)
        pen.setStrokeJoin(skia.Paint.kRound_Join)
    sheet.drawPath(path, pen)
    surface.flushAndSubmit()
    return buffer[..., 3].astype(np.float32) / np.float32(255)
