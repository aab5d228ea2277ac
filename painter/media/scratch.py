"""Scratchboard: white clay under black ink; light is cut into the dark, line by line, with a stain or two of colour.

A scene paints the light as usual (shapes, gradients, reliefs); `finish` cuts it. `marks` says which way the lines run.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Unpack

import cv2
import numpy as np
from numpy.typing import NDArray

from painter.brush import BrushOptions, Vector
from painter.canvas import CARD_HEIGHT, CARD_WIDTH, Canvas
from painter.geom import Path, Points, limb, rect
from painter.media.engraving import Ground, cut, structure, traced
from painter.noise import Array, blurred, noise
from painter.palette import Color, rgb
from painter.solids import Relief, Vec

INK = "#0d0e12"
CLAY = "#f4efe2"
FINE = 4.3  # lines as close as this are not crossed by others
GROUND = 0.72  # how wide lines are where no solid is and little light


class Scratch(Canvas):
    """A scratchboard."""

    def __init__(self, seed: int = 1, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> None:
        super().__init__(seed, width, height, "#000000")
        self.angle: Array = np.full((height, width), np.nan, np.float32)
        self.gap: Array = np.full((height, width), np.nan, np.float32)
        self.region: NDArray[np.int32] = np.zeros((height, width), np.int32)
        self.bare: Array = np.zeros((height, width), np.float32)  # scraped to the clay
        self.tint: Array = np.empty((height, width, 3), np.float32)  # and its colour there
        self.tint[:] = rgb(CLAY)
        self.flat: Array = np.zeros((height, width), np.float32)  # white without lines: the lit side of solids
        self.kept: Array = np.ones((height, width), np.float32)  # 0 where ink is kept: the contours of solids
        self.weight: Array = np.full((height, width), GROUND, np.float32)
        self.contour = 2.6  # half as wide as the contours; 0 cuts even lines, without flat whites
        self.margin = 26.0
        self.stains: tuple[Color, ...] = ()  # the colours under the ink; none named: any strong colour of the light
        self._marks: tuple[float | None, float | None, Vector | None] = (None, None, None)
        self._regions = 0

    @contextmanager
    def marks(
        self, angle: float | None = None, gap: float | None = None, center: Vector | None = None
    ) -> Iterator[Scratch]:
        """The lines in what is painted inside run at an angle (degrees) or round a centre, so far from each other."""
        before = self._marks
        self._marks = (angle, gap, center)
        try:
            yield self
        finally:
            self._marks = before

    # -- the light that will be cut -----------------------------------------

    def paint(self, path: Path, color: Color, **options: Unpack[BrushOptions]) -> None:
        """Lay light in a shape; no rim, no grain."""
        options["rim"], options["texture"], options["shadow"] = None, 0.0, 0.0
        super().paint(path, color, **options)
        cut_out = self.mask(path, options.get("stroke", 0), 4, 0, 0)
        if cut_out is None or options.get("alpha", 1.0) < 0.5 or options.get("feather", 0):
            return
        box, mask = cut_out
        window = slice(box[1], box[3]), slice(box[0], box[2])
        inside = mask > 0.5
        if self._clip is not None:
            inside &= self._clip[window] > 0.5
        self._mark(window, inside)

    def _mark(self, window: tuple[slice, slice], inside: NDArray[np.bool_]) -> None:
        angle, gap, center = self._marks
        self._regions += 1
        self.region[window][inside] = self._regions
        self.flat[window][inside] = 0
        self.kept[window][inside] = 1
        self.weight[window][inside] = GROUND
        self.gap[window][inside] = np.nan if gap is None else gap
        if center is not None:
            y, x = np.mgrid[window].astype(np.float32)
            self.angle[window][inside] = (np.arctan2(y - center[1], x - center[0]) + math.pi / 2)[inside]
        elif angle is not None:
            self.angle[window][inside] = math.radians(angle)
        else:
            self.angle[window][inside] = np.nan

    def grain(self, alpha: Array, box: tuple[int, int, int, int], soft: float = 0.34) -> Array:
        """Light keeps its slopes: the cut makes the grain."""
        del box, soft
        return alpha

    def strokes(self, *_arguments: object, **_options: object) -> None:
        """A scratchboard has no brush."""

    def model(
        self, relief: Relief, light: Vec, colors: Mapping[str, Color], ambient: float = 0.08, gap: float = 5.0,
        along: tuple[str, ...] = (), gain: float = 1.0, shadows: bool = True,
        back: tuple[Vec, Color, float] | None = None, gaps: Mapping[str, float] | None = None,
        fill: tuple[Vec, float] | None = None, fills: Mapping[str, float] | None = None, tilt: float = 0.55,
    ) -> None:  # fmt: skip
        """Lay the light that falls on solids; names in `along` are cut along their forms (hair, wood), not across.

        A fill is a second light without shadows, with strengths of their own for the names in fills; back is a
        coloured light on the edges that look its way, but not on these.
        """
        lit = relief.lit(light, shadows)
        if fill is not None:
            strength = np.full(relief.cover.shape, fill[1], np.float32)
            for name, share in (fills or {}).items():
                strength[relief.mask(name) > 0.5] = share
            lit = lit + relief.lit(fill[0], shadows=False) * strength * (1 - 0.6 * lit)
        tone = np.clip((ambient + lit * gain) * (1 - 0.75 * relief.hollow()), 0, 1.2)
        self.lay_tone(relief, tone, colors, gap, along, gaps, tilt)
        if back is not None:
            way, glow, much = back
            rim = np.clip(relief.lit(way, shadows=False) - 0.25, 0, 1) * much * relief.cover
            for name in fills or {}:
                rim = rim * (1 - relief.mask(name))
            if self._clip is not None:
                rim = rim * self._clip
            self.image += (rgb(glow) * np.maximum(rim, tone)[..., None] - self.image) * np.clip(rim * 2, 0, 1)[
                ..., None
            ]

    def lay_tone(
        self, relief: Relief, tone: Array, colors: Mapping[str, Color], gap: float = 5.0, along: tuple[str, ...] = (),
        gaps: Mapping[str, float] | None = None, tilt: float = 0.55,
    ) -> None:  # fmt: skip
        """Lay a light of one's own making on solids; lines run round the forms as if these leaned to the viewer."""
        across, lengthwise = _around(relief, tilt), relief.flow(along=True)
        flat, kept = np.zeros_like(tone), np.ones_like(tone)
        if self.contour:
            tone, flat, kept = _carved(relief, tone, self.contour)
        for number, name in enumerate(relief.names):
            inside = relief.solid == number
            if self._clip is not None:
                inside &= self._clip > 0.5
            if not inside.any():
                continue
            share = relief.mask(name)[..., None]
            if self._clip is not None:
                share = share * self._clip[..., None]
            self.image += (rgb(colors.get(name, CLAY)) * tone[..., None] - self.image) * share
            self._regions += 1
            self.region[inside] = self._regions
            self.flat[inside] = flat[inside] * (max(rgb(colors.get(name, CLAY))) > 0.7)
            self.kept[inside] = kept[inside]
            self.weight[inside] = 1
            self.gap[inside] = (gaps or {}).get(name, gap)
            self.angle[inside] = (lengthwise if name in along else across)[inside]

    def scrape(self, path: Path, alpha: float = 1.0, color: Color = CLAY, stroke: float = 0) -> None:
        """Scrape a shape (or its outline) down to the clay or its stain: the lights that no line could give."""
        found = self.mask(path, stroke, 4, 0.3, 0.8)
        if found is not None:
            box, mask = found
            window = slice(box[1], box[3]), slice(box[0], box[2])
            if self._clip is not None:
                mask = mask * self._clip[window]
            self.tint[window][mask > 0.02] = rgb(color)
            self.bare[window] = np.maximum(self.bare[window], mask * alpha)

    def cover(self, path: Path) -> None:
        """Lay ink over everything that was scraped or painted there."""
        self.paint(path, "#000000")
        found = self.mask(path, 0, 4, 0.3, 0.8)
        if found is not None:
            box, mask = found
            self.bare[box[1] : box[3], box[0] : box[2]] *= 1 - mask

    def block(
        self, path: Path, color: Color = CLAY, dark: Path | None = None, angle: float = 0, gap: float = 8,
        edge: float = 5, soft: float = 12, depth: float = 0.8, center: Vector | None = None,
    ) -> None:  # fmt: skip
        """A shape scraped flat with ink round it, as a linocut has it; lines swell into its dark part.

        The lines run at an angle, or round a centre; depth says how much of the clay they take in the dark.
        """
        if edge:
            self.paint(path, "#000000", stroke=2 * edge)
            self.ink(path, 2 * edge)
        self.cover(path)
        found = self.mask(path, 0, 4, 0.3, 0.8)
        if found is None:
            return
        box, mask = found
        window = slice(box[1], box[3]), slice(box[0], box[2])
        if self._clip is not None:
            mask = mask * self._clip[window]
        if dark is not None:
            y, x = np.mgrid[window].astype(np.float32)
            shift = self.fields.wide_x[window] * 3.0 + self.fields.mottle[window] * 2.5
            if center is None:
                turn = math.radians(angle)
                place = (y * math.cos(turn) - x * math.sin(turn) + shift) / gap
            else:
                place = (np.hypot(x - center[0], y - center[1]) + shift) / gap
            ink = blurred(self._whole_mask(dark, wobble=1.0), soft)[window] * depth * 1.2
            ink = np.minimum(ink, depth) * (1 + 0.12 * self.fields.mottle[window])
            between = np.abs(place % 1 - 0.5) * 2
            mask = mask * np.where(ink < 0.05, 1, np.clip((between - ink) * gap * 0.5 + 0.5, 0, 1))
        self.tint[window][mask > 0.02] = rgb(color)
        self.bare[window] = np.maximum(self.bare[window], mask)

    def ink(self, path: Path, stroke: float) -> None:
        """Ink over what was scraped along an outline."""
        found = self.mask(path, stroke, 4, 0.3, 0.8)
        if found is not None:
            box, mask = found
            self.bare[box[1] : box[3], box[0] : box[2]] *= 1 - mask

    def groove(self, points: Points, width: float) -> None:
        """One line of ink left standing, thin at both ends."""
        middle = [width * (0.3 + 0.7 * math.sin(math.pi * (i + 0.5) / len(points))) for i in range(len(points))]
        self.cover(limb(points, middle))

    def scratch(self, points: Points, width: float, color: Color = CLAY) -> None:
        """One line cut by hand."""
        middle = [width * (0.25 + 0.75 * math.sin(math.pi * (i + 0.5) / len(points))) for i in range(len(points))]
        self.scrape(limb(points, middle), 1.0, color)

    # -- the cut -------------------------------------------------------------

    def finish(
        self, paper: Color = CLAY, margin: float = 30, vignette: float = 0.0, warmth: float = 0.0
    ) -> NDArray[np.uint8]:
        """Cut the light into the ink."""
        del paper, margin, vignette, warmth
        light = np.clip(self.image, 0, 1)
        tone = blurred(light.max(2) * 0.65 + light.mean(2) * 0.35, 0.8)
        frame = self._whole_mask(
            rect(self.margin, self.margin, self.width - 2 * self.margin, self.height - 2 * self.margin, 6), wobble=1.6
        )
        fields = self.fields
        drawn = np.clip(tone * (1 + 0.10 * fields.mottle) * (frame > 0.5), 0, 1)
        angle = np.where(np.isnan(self.angle), structure(tone), self.angle)
        angle = angle + 0.10 * noise(self._random_state, self.height, self.width, 90, 2)
        gap = np.where(np.isnan(self.gap), self._even_gap(tone), self.gap).astype(np.float32)
        bright = np.clip((drawn - 0.6) / 0.2, 0, 1)
        weight = np.maximum(self.weight, bright) if self.contour else np.ones_like(drawn)
        ground = Ground((drawn**1.15 * weight).astype(np.float32), angle.astype(np.float32), gap, self.region)
        white = cut(ground, traced(ground, self.rng), self.rng)
        crossed = (gap > FINE) & (self.weight < 1 if self.contour else True)
        second = (np.clip((drawn - 0.66) * 1.5, 0, 1) * crossed).astype(np.float32)
        crossing = Ground(second, (angle + 1.05).astype(np.float32), gap * 1.25, self.region)
        white = np.maximum(white, cut(crossing, traced(crossing, self.rng), self.rng, 0.9))
        white = np.maximum(white, self.flat * (frame > 0.5)) * self.kept
        white = np.maximum(white, self.bare * (frame > 0.5))
        color = self._stain(light)
        color += (self.tint - color) * (self.bare > 0.02)[..., None]
        ink = rgb(INK) * (1 + 0.25 * fields.mottle[..., None])
        image = ink + (color - ink) * white[..., None]
        image += ((fields.stipple - 0.5) * 0.016)[..., None]
        return np.asarray(np.clip(image, 0, 1) * 255 + 0.5, np.uint8)

    def _even_gap(self, tone: Array) -> Array:
        """Fine lines where there is much to see, wide ones where there is little."""
        busy = blurred(np.abs(tone - blurred(tone, 5)), 6)
        share = np.clip((busy - 0.015) / 0.05, 0, 1)
        return np.asarray(5.2 - 2.4 * share, np.float32)

    def _stain(self, light: Array) -> Array:
        """The colour under the ink: clay, stained where the light has a strong colour of its own."""
        smooth = np.asarray(cv2.GaussianBlur(light, (0, 0), 2.5), np.float32)
        top = np.maximum(smooth.max(2, keepdims=True), 1e-3)
        full = smooth / top
        saturation = 1 - full.min(2, keepdims=True)
        strength = np.clip((saturation - 0.12) / 0.30, 0, 1) * np.clip(top * 12 - 0.3, 0, 1)
        stain = np.clip(full, 0.05, 1)
        if self.stains:
            known = np.stack([_hue(rgb(color)) for color in self.stains])
            nearest = (_hue(full) @ known.T).argmax(2)
            stain = np.stack([rgb(color) for color in self.stains])[nearest]
        stain = stain * (0.94 + 0.06 * self.fields.mottle[..., None])
        return np.asarray(rgb(CLAY) * (1 - strength) + stain * strength, np.float32)


def _hue(color: Array) -> Array:
    """The way of a colour away from grey."""
    way = color - color.mean(-1, keepdims=True)
    return np.asarray(way / np.maximum(np.linalg.norm(way, axis=-1, keepdims=True), 1e-4), np.float32)


def _carved(relief: Relief, tone: Array, contour: float) -> tuple[Array, Array, Array]:
    """A light with few half-tones, where it is white without lines, and where it is not kept dark as a contour."""
    seen = tone[relief.solid >= 0]
    if not seen.size:
        return tone, np.zeros_like(tone), np.ones_like(tone)
    low, high = np.percentile(seen, (15, 76))
    low, high = min(max(float(low), 0.02), 0.22), min(max(float(high), 0.36), 0.72)
    share = np.clip((blurred(tone, 1.2) - low) / (high - low), 0, 1)
    kept = np.clip((relief.edge_distance() - contour * (1.3 - 0.6 * share)) / 1.2, 0, 1)
    flat = blurred((blurred(tone, 2.5) > high).astype(np.float32), 0.7)
    carved = share**1.15 * (0.25 + 0.75 * kept)
    return np.asarray(carved, np.float32), np.asarray(flat, np.float32), np.asarray(kept, np.float32)


def _around(relief: Relief, tilt: float) -> Array:
    """The angle of rings round the forms; the axes lean to the viewer, so that the rings show how round they are."""
    axis = relief.axis * np.where(relief.axis[..., 1:2] < 0, -1, 1).astype(np.float32)
    axis = axis + np.array((0, 0, tilt), np.float32) * (relief.solid >= 0)[..., None]
    way = np.cross(axis, relief.normal)
    double = np.arctan2(way[..., 1], way[..., 0]) * 2
    weight = (relief.solid >= 0) * np.hypot(way[..., 0], way[..., 1])
    x, y = (
        blurred((np.cos(double) * weight).astype(np.float32), 3),
        blurred((np.sin(double) * weight).astype(np.float32), 3),
    )
    return np.asarray(np.arctan2(y, x) / 2, np.float32)
