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
PLAIN = 0.55  # below this share of colour, clay stays white


class Scratch(Canvas):
    """A scratchboard."""

    def __init__(self, seed: int = 1, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> None:
        super().__init__(seed, width, height, "#000000")
        self.angle: Array = np.full((height, width), np.nan, np.float32)
        self.gap: Array = np.full((height, width), np.nan, np.float32)
        self.region: NDArray[np.int32] = np.zeros((height, width), np.int32)
        self.bare: Array = np.zeros((height, width), np.float32)  # scraped to the clay
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
    ) -> None:  # fmt: skip
        """Lay the light that falls on solids; names in `along` are cut along their forms (hair, wood), not across."""
        lit = relief.lit(light, shadows)
        tone = np.clip((ambient + lit * gain) * (1 - 0.75 * relief.hollow()), 0, 1.2)
        self.lay_tone(relief, tone, colors, gap, along, gaps)
        if back is not None:
            way, glow, strength = back
            rim = np.clip(relief.lit(way, shadows=False) - 0.25, 0, 1) * strength * relief.cover
            self.image += (1 - self.image) * rgb(glow) * rim[..., None]

    def lay_tone(
        self, relief: Relief, tone: Array, colors: Mapping[str, Color], gap: float = 5.0, along: tuple[str, ...] = (),
        gaps: Mapping[str, float] | None = None,
    ) -> None:  # fmt: skip
        """Lay a light of one's own making on solids."""
        across, lengthwise = relief.flow(), relief.flow(along=True)
        for number, name in enumerate(relief.names):
            inside = relief.solid == number
            if not inside.any():
                continue
            share = relief.mask(name)[..., None]
            if self._clip is not None:
                share = share * self._clip[..., None]
            self.image += (rgb(colors.get(name, CLAY)) * tone[..., None] - self.image) * share
            self._regions += 1
            self.region[inside] = self._regions
            self.gap[inside] = (gaps or {}).get(name, gap)
            self.angle[inside] = (lengthwise if name in along else across)[inside]

    def scrape(self, path: Path, alpha: float = 1.0) -> None:
        """Scrape a shape down to the clay: the lights that no line could give."""
        found = self.mask(path, 0, 4, 0.3, 0.8)
        if found is not None:
            box, mask = found
            window = slice(box[1], box[3]), slice(box[0], box[2])
            self.bare[window] = np.maximum(self.bare[window], mask * alpha)

    def scratch(self, points: Points, width: float) -> None:
        """One line cut by hand."""
        middle = [width * (0.25 + 0.75 * math.sin(math.pi * (i + 0.5) / len(points))) for i in range(len(points))]
        self.scrape(limb(points, middle))

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
        ground = Ground((drawn**1.15).astype(np.float32), angle.astype(np.float32), gap, self.region)
        white = cut(ground, traced(ground, self.rng), self.rng)
        second = np.clip((drawn - 0.52) * 1.2, 0, 1).astype(np.float32)
        crossing = Ground(second, (angle + 1.05).astype(np.float32), gap * 1.25, self.region)
        white = np.maximum(white, cut(crossing, traced(crossing, self.rng), self.rng, 0.9))
        white = np.maximum(white, self.bare * (frame > 0.5))
        color = self._stain(light)
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
            known = np.stack([rgb(color) / rgb(color).max() for color in self.stains])
            nearest = np.linalg.norm(full[..., None, :] - known, axis=3).argmin(2)
            stain = np.stack([rgb(color) for color in self.stains])[nearest]
        stain = stain * (0.94 + 0.06 * self.fields.mottle[..., None])
        return np.asarray(rgb(CLAY) * (1 - strength) + stain * strength, np.float32)
