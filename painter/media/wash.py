"""Ink wash: colour that runs in water on white paper, pools at its edges and bleeds, under a brush line of ink.

Paint is transparent: a shape lets the white paper through and takes the colour to the power of its density, as pigment
does. There is no frame; the wash ends where the brush was lifted.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Unpack

import cv2
import numpy as np
from numpy.typing import NDArray

from painter.brush import Brush, BrushOptions
from painter.canvas import CARD_HEIGHT, CARD_WIDTH, Box, Canvas
from painter.geom import Path, Points, circle, limb
from painter.media.engraving import Ground, cut, traced
from painter.noise import Array, blurred, noise, shifted
from painter.palette import Color, rgb
from painter.solids import Relief, Vec

PAPER = "#faf6ec"
INK = "#1a1c26"


def _steep(values: Array, low: float, high: float) -> Array:
    share = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), np.float32)


class Wash(Canvas):
    """White paper for ink and water."""

    def __init__(self, seed: int = 1, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> None:
        super().__init__(seed, width, height, PAPER)
        state = self._random_state
        self.water = noise(state, height, width, 150, 4)  # where the paper is wet
        self.bloom = noise(state, height, width, 70, 5, 0.6)
        self.grains = noise(state, height, width, 3, 2)
        self.fibre = noise(state, height, width, 9, 3, 0.6)
        self.wet = 0.0  # how far a shape bleeds by itself, in pixels
        self.loose: float | None = None  # width of the ragged white border of a full wash; None: none is cut

    # -- washes --------------------------------------------------------------

    def density(self, mask: Array, box: Box, pool: float = 1.0, streak: float = 1.0) -> Array:
        """How much pigment lies at each point of a wet shape: more at its edge, in blooms, in hollows of the paper."""
        window = slice(box[1], box[3]), slice(box[0], box[2])
        thin, wide = mask * (1 - blurred(mask, 1.8)), mask * (1 - blurred(mask, 9))
        body = 0.80 + 0.26 * self.bloom[window] * streak + 0.10 * self.grains[window] + 0.08 * self.fibre[window]
        ring = np.exp(-(((self.water[window] - 0.16) / 0.02) ** 2)) * 0.07 * streak  # backruns leave a dark line
        return np.asarray(np.clip(mask * (body + ring) + pool * (0.75 * thin + 0.45 * wide), 0, 2.4), np.float32)

    def paint(self, path: Path, color: Color, **options: Unpack[BrushOptions]) -> None:
        """Lay a wash; light, rim and texture of gouache are left out."""
        brush = Brush(**options)
        cut = self._cut(path, brush)
        if cut is None:
            return
        pigment = np.empty((*cut.mask.shape, 3), np.float32)
        pigment[:] = rgb(color)
        if brush.to is not None:
            share = np.broadcast_to(cut.down() if brush.vertical else cut.across(), cut.mask.shape)
            share = np.clip(share + self.bloom[cut.window] * 0.25, 0, 1)
            pigment += (rgb(brush.to) - pigment) * share[..., None]
        if brush.shade is not None and cut.size > 3:
            pigment *= self._glaze(cut.mask, cut.box, cut.size, brush)
        mask = cut.mask if not self.wet else self.bled(cut.mask, cut.box, self.wet)
        self.lay(cut.box, mask * brush.alpha, pigment, 1.0 if brush.feather == 0 else 0.0)

    def _glaze(self, mask: Array, box: Box, size: float, brush: Brush) -> Array:
        """The form shadow as a second wash with an edge of its own."""
        assert brush.shade is not None
        depth = size * brush.shade_depth
        body = blurred(mask, max(1.2, depth * 0.55), cv2.BORDER_REPLICATE)
        body = shifted(body, brush.light_from[0] * depth, brush.light_from[1] * depth, cv2.BORDER_REPLICATE)
        window = slice(box[1], box[3]), slice(box[0], box[2])
        dark = _steep(1 - body + self.fibre[window] * 0.08 + self.bloom[window] * 0.10, 0.36, 0.62) * brush.shade_alpha
        tint = np.clip(rgb(brush.shade) * 1.25 + 0.12, 0, 1)
        return np.asarray(1 - dark[..., None] * (1 - tint), np.float32)

    def lay(self, box: Box, mask: Array, pigment: Array, pool: float = 1.0, streak: float = 1.0) -> None:
        """Let paper through where the mask is, then dye it."""
        if self._clip is not None:
            mask = mask * self._clip[box[1] : box[3], box[0] : box[2]]
        below = self.image[box[1] : box[3], box[0] : box[2]]
        share = np.clip(mask, 0, 1)[..., None]
        dyed = rgb(PAPER) * np.power(np.clip(pigment, 0.012, 1), self.density(mask, box, pool, streak)[..., None])
        below += (dyed - below) * share

    def glaze(self, mask: Array, color: Color, pool: float = 1.0, streak: float = 1.0) -> None:
        """Lay a transparent wash over everything, by a mask as large as the card."""
        if self._clip is not None:
            mask = mask * self._clip
        whole = (0, 0, self.width, self.height)
        self.image *= np.power(np.clip(rgb(color), 0.02, 1), self.density(mask, whole, pool, streak)[..., None])

    def bled(self, mask: Array, box: Box, reach: float) -> Array:
        """The mask run out into wet paper: feathery where there is water, sharp where it is dry."""
        window = slice(box[1], box[3]), slice(box[0], box[2])
        soft = blurred(mask, reach)
        ragged = _steep(soft + 0.30 * self.fibre[window] * soft + 0.22 * self.bloom[window] * soft, 0.18, 0.62)
        wet = _steep(self.water[window], -0.10, 0.20)
        return np.asarray(mask + (np.maximum(ragged, mask * 0.82) - mask) * wet, np.float32)

    def stain(self, path: Path, color: Color, reach: float = 30, strength: float = 1.0) -> None:
        """A pool of colour dropped on wet paper: no edge, only feathers."""
        mask = self._whole_mask(path, wobble=2.5)
        soft = blurred(mask, reach)
        ragged = _steep(soft * (1 + 0.55 * self.bloom + 0.25 * self.fibre) + 0.10 * self.water * soft, 0.10, 0.75)
        self.glaze(np.asarray(ragged * strength, np.float32), color, pool=0.5)

    # -- brush and pen -----------------------------------------------------

    def stroke(
        self, points: Points, width: float | Sequence[float], color: Color = INK, dry: float = 0.35, alpha: float = 0.95
    ) -> None:
        """One stroke of a loaded brush that swells, thins and runs dry at its end."""
        if isinstance(width, int | float):
            count = len(points)
            width = [width * (0.35 + 0.65 * math.sin(math.pi * (i + 0.6) / (count + 0.4))) for i in range(count)]
        found = self.mask(limb(points, list(width)), 0, 4, 0.25, 0.9)
        if found is None:
            return
        box, mask = found
        window = slice(box[1], box[3]), slice(box[0], box[2])
        gaps = _steep(self.grains[window] + 0.5 * self.fibre[window], 0.15, 0.75) * dry
        if self._clip is not None:
            mask = mask * self._clip[window]
        share = np.clip(mask * alpha - gaps * mask, 0, 1)[..., None]
        below = self.image[window]
        below *= 1 - share * (1 - rgb(color))

    def model(
        self, relief: Relief, light: Vec, colors: Mapping[str, Color], shade: Color = "#5b5f86", ink: Color = INK,
        line: float = 1.5, deep: float = 0.8, shadows: bool = True, levels: tuple[float, float] = (0.34, 0.12),
        lines: bool = True, slip: float = 3.0,
    ) -> None:  # fmt: skip
        """Wash solids: their own colours, two glazes of shadow with edges, dark accents, and a brush line."""
        lit = relief.lit(light, shadows)
        rough = lit + 0.05 * self.fibre + 0.05 * self.bloom
        first = (1 - _steep(rough, levels[0] - 0.10, levels[0] + 0.10)) * relief.cover
        second = (1 - _steep(rough, levels[1] - 0.07, levels[1] + 0.07)) * relief.cover
        whole = (0, 0, self.width, self.height)
        for name in relief.names:
            mask = relief.mask(name)
            if float(mask.max()) < 0.1:
                continue
            pigment = np.empty((self.height, self.width, 3), np.float32)
            pigment[:] = rgb(colors.get(name, PAPER))
            light_spot = _steep(lit, 0.86, 1.0)[..., None] * 0.45
            pigment += (1 - pigment) * light_spot
            self.lay(whole, self.slipped(mask, slip), pigment, 0.7)
        tint = rgb(shade)
        self.glaze(first, tint * 0.55 + 0.45, pool=0.35, streak=0.7)
        self.glaze(second * deep, tint * 0.6 + 0.30, pool=0.3, streak=0.7)
        self.glaze(_steep(relief.hollow(), 0.22, 0.7) * 0.8, tint * 0.7 + 0.1, pool=0.0, streak=0.3)
        if lines:
            self.contour(relief.edge_distance(), 1 - lit, line, ink)

    def contour(self, distance: Array, dark: Array, width: float = 2.2, color: Color = INK) -> None:
        """Draw edges with a brush line: heavy in the shadow, thin in the light, lost in places."""
        drift = noise(self._random_state, self.height, self.width, 70, 2)
        press = np.clip(0.62 + 0.7 * blurred(np.asarray(dark, np.float32), 6) + 1.0 * drift, 0.0, 2.2)
        mask = np.clip(width * 0.5 * press - distance + 0.5, 0, 1) * _steep(np.asarray(press, np.float32), 0.16, 0.36)
        mask *= 1 - 0.30 * _steep(self.grains, 0.2, 0.8)
        if self._clip is not None:
            mask = mask * self._clip
        self.image *= 1 - mask[..., None] * (1 - rgb(color))

    def hatch(self, relief: Relief, dark: Array, names: tuple[str, ...], color: Color = INK, gap: float = 6.0,
        along: bool = True, longest: int = 14) -> None:  # fmt: skip
        """Short strokes of a fine brush that follow the forms: fur, hair, bark; dark says how heavy they are."""
        inside = np.clip(relief.mask(*names), 0, 1)
        tone = np.clip(dark * inside, 0, 1).astype(np.float32)
        swing = 0.35 * noise(self._random_state, self.height, self.width, 40, 2)
        angle = np.asarray(relief.flow(along=along) + swing, np.float32)
        gaps = np.full_like(tone, gap)
        ground = Ground(tone, angle, gaps, (inside > 0.5).astype(np.int32))
        mask = cut(ground, traced(ground, self.rng, 0.04, longest), self.rng)
        if self._clip is not None:
            mask = mask * self._clip
        self.image *= 1 - mask[..., None] * 0.85 * (1 - rgb(color))

    def slipped(self, mask: Array, by: float) -> Array:
        """The mask as a quick brush fills a drawing: beside the line in places."""
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        across, down = self.bloom * by * 2 + by * 0.5, np.roll(self.bloom, 211, 1) * by * 2 + by * 0.3
        return np.asarray(
            cv2.remap(mask, x + across, y + down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), np.float32
        )

    # -- what gouache scenes ask for ------------------------------------------

    def grain(self, alpha: Array, box: Box, soft: float = 0.34) -> Array:
        """Water has no stipple."""
        del box, soft
        return alpha

    def strokes(self, *_arguments: object, **_options: object) -> None:
        """No dry marks in a sky."""

    def sky(self, stops: Sequence[tuple[float, Color]], mottle: float = 0.10) -> None:
        """A graded wash over the whole sheet, with blooms."""
        y = np.linspace(0, 1, self.height, dtype=np.float32)[:, None] + self.bloom * (0.06 + mottle) + self.water * 0.06
        y = np.clip(y, 0, 1)
        heights, colors = [stop[0] for stop in stops], np.array([rgb(stop[1]) for stop in stops])
        pigment = np.dstack([np.interp(y, heights, colors[:, i]) for i in range(3)]).astype(np.float32)
        self.image[:] = rgb(PAPER)
        self.lay((0, 0, self.width, self.height), np.ones((self.height, self.width), np.float32), pigment)

    def spatter(self, count: int, color: Color, spread: tuple[float, float, float, float], most: float = 4) -> None:
        """Drops shaken from the brush over a region: left, top, right, bottom."""
        for _ in range(count):
            x, y = self.rng.uniform(spread[0], spread[2]), self.rng.uniform(spread[1], spread[3])
            mask = self._whole_mask(circle(x, y, most * self.rng.random() ** 2.5 + 0.6), wobble=0.6)
            self.glaze(mask * self.rng.uniform(0.3, 0.9), color, pool=0.8, streak=0)

    def finish(
        self, paper: Color = PAPER, margin: float = 30, vignette: float = 0.0, warmth: float = 0.0
    ) -> NDArray[np.uint8]:
        """Let the sheet dry: paper tooth, and a ragged white border where a full wash ends."""
        del margin, vignette, warmth
        self._clip = None
        image = self.image
        if self.loose is not None:
            image = self._lifted(image, self.loose, paper)
        tooth = blurred(noise(self._random_state, self.height, self.width, 6, 3, 0.6), 0.7)
        relief = tooth - np.roll(tooth, (1, 2), (0, 1))
        image = image * (1 + relief[..., None] * 0.028)
        return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)

    def _lifted(self, image: Array, border: float, paper: Color) -> Array:
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        inside = np.minimum(np.minimum(x, self.width - x), np.minimum(y, self.height - y))
        drift = noise(self._random_state, self.height, self.width, 300, 2, 0.35)
        dry = np.clip(self.fields.hairs_across * 1.4, 0, 1) * np.clip(1 - inside / (border * 2.2), 0, 1) * border
        edge = inside - border * (1 + 0.6 * drift) - dry - 2.5 * self.fibre
        mask = _steep(np.asarray(edge, np.float32), -1.5, 3.0)
        pooled = np.exp(-((np.clip(edge, 0, None) / 6) ** 2)) * mask * 0.22
        dyed = np.power(np.clip(image, 0.02, 1), (1 + pooled)[..., None])
        return np.asarray(rgb(paper) + (dyed - rgb(paper)) * mask[..., None], np.float32)
