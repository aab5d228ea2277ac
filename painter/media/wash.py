"""Ink wash: colour that runs in water on bare paper, pools at its edges and bleeds out of a living line of ink.

Paint is transparent: paper shines through, and pigment takes it to the power of its density. There is no frame; a wash
ends where the brush was lifted. `wash` lays colour, `wet` drops it into water, `glaze` darkens, `pen` and `contour`
draw, `drag` pulls a dry brush.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Unpack

import cv2
import numpy as np
from numpy.typing import NDArray

from painter.brush import Brush, BrushOptions, Vector
from painter.canvas import CARD_HEIGHT, CARD_WIDTH, Box, Canvas
from painter.geom import Path, Points, circle, ellipse, limb, smooth
from painter.media.nib import along, drawn, outlines, ribbon
from painter.noise import SPARE, Array, blurred, noise
from painter.palette import Color, mix, rgb

PAPER = "#faf7ef"
INK = "#191b25"
LAYERS = 6  # films of water in a wash, each with an edge of its own


def steep(values: Array, low: float, high: float) -> Array:
    """0 below low, 1 above high, smooth between."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), np.float32)


class Wash(Canvas):
    """A sheet of rough paper for ink and water."""

    def __init__(self, seed: int = 1, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> None:
        super().__init__(seed, width, height, PAPER)
        state = self._random_state
        tall, broad = height + SPARE, width + SPARE
        self.tide_x = noise(state, tall, broad, 110, 5, 0.62)  # the drift of a wet edge
        self.tide_y = noise(state, tall, broad, 110, 5, 0.62)
        self.water = noise(state, height, width, 170, 3)  # where the paper is wet
        self.cloud = noise(state, tall, broad, 90, 5, 0.6)  # pigment that gathers and thins
        self.tooth = noise(state, height, width, 5, 3, 0.7)  # hills and valleys of the paper
        self.speck = noise(state, height, width, 2.2, 2)

    # -- water and colour --------------------------------------------------

    def wash(
        self, path: Path, color: Color, to: Color | None = None, way: Vector = (0, 1), strength: float = 1.0,
        bleed: float = 5.0, fade: tuple[float, float] = (1, 1), edge: float = 1.0, grain: float = 1.0,
        blooms: int = 0, over: bool = False, slip: Vector = (0, 0),
    ) -> None:  # fmt: skip
        """Lay a wash: from one colour `to` another along `way`, `fade` its strength at both ends.

        It bleeds so many pixels where the paper is wet; `over` leaves what is below, else the paper is kept free for
        it; `slip` moves it beside the line that holds it.
        """
        found = self.mask(path, pad=8 + bleed * 2.5 + max(map(abs, slip)), wobble=0, rough=0)
        if found is None:
            return
        box, mask = found
        if any(slip):
            mask = np.roll(mask, (round(slip[1]), round(slip[0])), (0, 1))
        cover, density = self._films(mask, box, bleed, edge)
        share = self._share(mask, way)
        density = density * self._settled(box, grain) * strength * (fade[0] + (fade[1] - fade[0]) * share)
        for _ in range(blooms):
            density = density * self._bloom(mask, box)
        pigment: Array = np.empty((*mask.shape, 3), np.float32)
        pigment[:] = rgb(color)
        if to is not None:
            pigment += (rgb(to) - pigment) * np.clip(share + 0.3 * self._drift(box), 0, 1)[..., None]
        self._dye(box, cover, pigment, density, over)

    def _films(self, mask: Array, box: Box, bleed: float, edge: float) -> tuple[Array, Array]:
        """Several films of water, each run out a little differently: where there is any, and how much pigment."""
        height, width = mask.shape
        x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
        wet = 0.25 + 0.75 * steep(self.water[_window(box)], -0.25, 0.25)
        density = np.zeros_like(mask)
        cover = np.zeros_like(mask)
        for number in range(LAYERS):
            reach = wet * (1.5 + bleed * (number / (LAYERS - 1)) ** 1.6 * 2.6)
            window = self._random_window(box)
            to_x, to_y = x + self.tide_x[window] * reach, y + self.tide_y[window] * reach
            film: Array = np.asarray(cv2.remap(mask, to_x, to_y, cv2.INTER_LINEAR), np.float32)
            rim = film * (1 - blurred(film, 1.6)) * 1.1 + film * (1 - blurred(film, 7)) * 0.45
            rim *= 0.55 + 0.9 * np.clip(self.cloud[window] + 0.35, 0, 1)
            density += (film * 0.86 + rim * edge) / LAYERS
            cover += film / LAYERS
        # a thin fringe runs over what lies below it: only where most films meet the paper was kept free
        return steep(cover, 0.12, 0.62), density

    def _random_window(self, box: Box) -> tuple[slice, slice]:
        dx, dy = self.rng.randrange(SPARE), self.rng.randrange(SPARE)
        return _window((box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy))

    def _drift(self, box: Box) -> Array:
        return np.asarray(self.cloud[self._random_window(box)], np.float32)

    def _settled(self, box: Box, grain: float) -> Array:
        """Pigment lies in the valleys of the paper and drifts in the water."""
        window = _window(box)
        drift = 1 + 0.42 * self._drift(box)
        return np.asarray(drift * (1 + grain * (0.20 * self.tooth[window] + 0.10 * self.speck[window])), np.float32)

    def _share(self, mask: Array, way: Vector) -> Array:
        """0 at one end of the shape, 1 at the other."""
        rows, columns = np.nonzero(mask > 0.5)
        if len(rows) == 0:
            return np.zeros_like(mask)
        y, x = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]].astype(np.float32)
        run = x * way[0] + y * way[1]
        ends = columns * way[0] + rows * way[1]
        return np.asarray(np.clip((run - ends.min()) / max(1.0, float(np.ptp(ends))), 0, 1), np.float32)

    def _bloom(self, mask: Array, box: Box) -> Array:
        """A backrun: water that fell into a drying wash and pushed the pigment to a ragged rim."""
        rows, columns = np.nonzero(mask > 0.5)
        if len(rows) == 0:
            return np.ones_like(mask)
        k = self.rng.randrange(len(rows))
        size = self.rng.uniform(0.14, 0.30) * math.sqrt(len(rows))
        y, x = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]].astype(np.float32)
        window = self._random_window(box)
        wide, tall = self.rng.uniform(0.7, 1.5), self.rng.uniform(0.7, 1.3)
        far = np.hypot((x - columns[k]) * wide, (y - rows[k]) * tall) / size
        finer = max(1.0, 90 / size)
        spots = np.ix_(*(_folded(window[i].start, mask.shape[i], finer, self.tide_x.shape[i]) for i in (0, 1)))
        far += 0.9 * self.tide_x[spots] + 0.5 * self.cloud[spots]
        rim = np.exp(-(((far - 1) / 0.06) ** 2)) * 0.32 + np.exp(-(((far - 1.05) / 0.2) ** 2)) * 0.14
        return np.asarray(1 - 0.38 * (1 - steep(np.asarray(far, np.float32), 0.3, 1.0)) + rim, np.float32)

    def _dye(self, box: Box, cover: Array, pigment: Array, density: Array, over: bool) -> None:
        window = _window(box)
        below = self.image[window]
        held = 1.0 if self._clip is None else self._clip[window]
        dye = np.power(np.clip(pigment, 0.02, 1), np.clip(density * held, 0, 2.6)[..., None])
        if not over:
            below += (rgb(PAPER) - below) * np.clip(cover * held, 0, 1)[..., None]
        below *= dye

    def wet(self, path: Path, color: Color, reach: float = 40, strength: float = 0.8, ragged: float = 1.0) -> None:
        """Drop colour on wet paper: no edge, only feathers."""
        found = self.mask(path, pad=reach * 3.2, wobble=2, rough=1)
        if found is None:
            return
        box, mask = found
        soft = blurred(mask, reach)
        window = self._random_window(box)
        fern = 0.8 * self.tide_x[window] + 0.5 * self.cloud[window]
        run = steep(np.asarray(soft * (1 + ragged * fern), np.float32), 0.06, 0.85)
        pigment: Array = np.empty((*mask.shape, 3), np.float32)
        pigment[:] = rgb(color)
        self._dye(box, run, pigment, run * self._settled(box, 1.2) * strength, True)

    def glaze(self, path: Path, color: Color = "#7c86a8", strength: float = 0.7, bleed: float = 3.0) -> None:
        """A second, transparent wash over what has dried: a shadow."""
        self.wash(path, color, strength=strength, bleed=bleed, over=True, edge=0.7)

    def lift(self, path: Path, share: float = 1.0, soft: float = 1.0) -> None:
        """Take the colour off again, down to the paper."""
        found = self.mask(path, pad=6 + soft * 3, wobble=0.6, rough=0.8)
        if found is None:
            return
        box, mask = found
        mask = blurred(mask, soft)
        if soft <= 1:  # a little inside the edge, or each shape would stand in a white rim
            mask = np.asarray(np.clip(mask * 1.7 - 0.7, 0, 1), np.float32)
        mask = mask * share * (1 if self._clip is None else self._clip[_window(box)])
        below = self.image[_window(box)]
        below += (rgb(PAPER) - below) * mask[..., None]

    def ripple_light(self, path: Path, size: float = 90, share: float = 0.6) -> None:
        """The net of light that moving water casts, lifted out of a wash: bright lines, brighter where they meet."""
        found = self.mask(path, pad=4, wobble=2, rough=1)
        if found is None:
            return
        box, mask = found
        net = np.zeros_like(mask)
        for scale, weight in ((size, 1.0), (size * 0.62, 0.6)):
            field = noise(self._random_state, self.height, self.width, scale, 2, 0.35)[_window(box)]
            net += weight * np.exp(-((field / 0.055) ** 2)) + 0.3 * weight * np.exp(-((field / 0.2) ** 2))
        strength = np.clip(net * (0.5 + 0.9 * steep(self._drift(box), -0.4, 0.5)), 0, 1) * blurred(mask, 9) * share
        below = self.image[_window(box)]
        below += (rgb(PAPER) - below) * np.asarray(strength, np.float32)[..., None]

    def drip(self, x: float, y: float, length: float, width: float, color: Color, strength: float = 0.8) -> None:
        """A run of thin colour down the sheet, with a drop at its end."""
        sway = [(x + self.rng.uniform(-1.5, 1.5), y + length * t) for t in (0, 0.3, 0.6, 0.85, 1)]
        shape = limb(sway, [width * 0.5, width * 0.7, width * 0.7, width, width * 1.5])
        self.wash(shape, color, strength=strength, fade=(0.05, 1.2), bleed=1.5, over=True)

    def spatter(self, count: int, color: Color, spread: tuple[float, float, float, float], most: float = 5) -> None:
        """Drops shaken from the brush over a region: left, top, right, bottom."""
        for _ in range(count):
            x, y = self.rng.uniform(spread[0], spread[2]), self.rng.uniform(spread[1], spread[3])
            radius = most * self.rng.random() ** 2.6 + 0.7
            self.wash(circle(x, y, radius), color, strength=self.rng.uniform(0.4, 1), bleed=0.6, over=True)

    # -- ink ---------------------------------------------------------------

    def pen(
        self, points: Points, width: float | Sequence[float] = 4.0, color: Color = INK, dry: float = 0.25,
        alpha: float = 0.94, closed: bool = False,
    ) -> None:  # fmt: skip
        """One line of a pointed brush through the points: it swells, thins and runs dry."""
        line = along(points, closed)
        widest = max(width) if isinstance(width, Sequence) else width
        if math.dist(points[0][:2], points[-1][:2]) < widest * 0.6 and len(points) == 2:  # the brush only touched down
            middle = ((points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2)
            self._ink([ellipse(*middle, widest * 0.5, widest * self.rng.uniform(0.44, 0.54))], color, dry, alpha)
            return
        if isinstance(width, Sequence):
            press = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(width)), width)
        else:
            t = np.linspace(0, 1, len(line))
            press = width * (0.30 + 0.70 * np.sin(np.pi * np.clip(t * 0.92 + 0.06, 0, 1)) ** 0.8)
        self._ink([ribbon(line, np.asarray(press * self._tremor(len(line)), np.float32))], color, dry, alpha)

    def _sway(self, count: int, every: int) -> Array:
        """A slow change along a line, about -2 to 2, with a new value after every so many points."""
        spots = [self.rng.gauss(0, 1) for _ in range(count // every + 3)]
        place = self.rng.random() + np.arange(count) / every
        left = place.astype(int)
        share = place - left
        share = share * share * (3 - 2 * share)
        values = np.array(spots, np.float32)
        return np.asarray(values[left] + (values[np.minimum(left + 1, len(spots) - 1)] - values[left]) * share)

    def _tremor(self, count: int) -> Array:
        """How the pressure of a hand changes: slowly and much, quickly and little."""
        return np.asarray(np.clip(1 + 0.17 * self._sway(count, 34) + 0.05 * self._sway(count, 9), 0.3, 1.7))

    def contour(
        self, path: Path, width: float = 4.0, color: Color = INK, light: Vector = (-0.5, -0.8), lost: float = 0.25,
        dry: float = 0.25,
    ) -> None:  # fmt: skip
        """Draw round a shape in strokes: heavy away from the light, thin towards it, and lost for a share of the way.

        A stroke begins at a corner or where the hand was set down anew; it swells, leaves the edge a little, tapers,
        and runs on for a moment past its end.
        """
        size = math.hypot(*light)
        ribbons = []
        for line in outlines(path):
            for first, last in self._strokes(line):
                run = self._let_go(line[first:last], width)
                turn = np.gradient(run, axis=0)
                turn /= np.maximum(np.linalg.norm(turn, axis=1, keepdims=True), 1e-6)
                shade = (turn[:, 1] * light[0] - turn[:, 0] * light[1]) / size
                ends = np.minimum(np.arange(len(run)), np.arange(len(run))[::-1])
                swell = 0.4 + 0.6 * steep(np.asarray(ends, np.float32), 0, min(22.0, len(run) * 0.4))
                press = width * (0.66 - 0.52 * shade) * self._tremor(len(run)) * swell
                drift = 0.5 + 0.29 * self._sway(len(run), 26)
                kept = steep(np.asarray(drift - lost * (0.7 + 0.8 * shade), np.float32), -0.16, 0.22)
                ribbons += [ribbon(part, wide) for part, wide in drawn(run, np.asarray(press * kept, np.float32), 0.5)]
        if ribbons:
            self._ink(ribbons, color, dry, 0.94)

    def _strokes(self, line: Array) -> list[tuple[int, int]]:
        """Where the strokes round an outline begin and end: at its corners, and wherever the hand is set down anew."""
        count = len(line)
        if count < 40:
            return [(0, count)]
        way = line[6:] - line[:-6]
        way = way / np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
        bend = np.einsum("ij,ij->i", way[:-6], way[6:])
        cuts = [0]
        for spot in np.flatnonzero(bend < 0.35) + 6:
            if spot - cuts[-1] > 14 and count - spot > 8:
                cuts.append(int(spot))
        cuts.append(count)
        out = []
        for first, last in pairwise(cuts):
            start = first
            while last - start > 190:
                stop = start + self.rng.randrange(80, 150)
                out.append((start, min(last, stop + self.rng.randrange(0, 7))))
                start = stop
            out.append((start, last))
        return [(first, last) for first, last in out if last - first > 3]

    def _let_go(self, run: Array, width: float) -> Array:
        """The run of a stroke: it drifts off the edge by a share of its width and runs on past its end."""
        if len(run) < 14:
            return run
        way = run[-1] - run[-5]
        far = self.rng.uniform(0.2, 1.1) * min(8, width * 1.6) / max(1e-6, float(np.linalg.norm(way)))
        tail = run[-1] + way * np.linspace(0.4, 1, 2)[:, None] * far
        run = np.concatenate([run, tail]).astype(np.float32)
        side = np.gradient(run, axis=0)[:, ::-1] * np.array([-1, 1])
        side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
        return np.asarray(run + side * (self._sway(len(run), 40) * min(1.5, width * 0.3))[:, None], np.float32)

    def _ink(self, shapes: Sequence[Path], color: Color, dry: float, alpha: float) -> None:
        whole = shapes[0]
        for shape in shapes[1:]:
            whole.addPath(shape)
        found = self.mask(whole, 0, 4, 0.1, 0.5)
        if found is None:
            return
        box, mask = found
        window = _window(box)
        gaps = steep(-self.tooth[window] + 0.5 * self._drift(box), 0.18, 0.62) * dry
        pooled = 0.86 + 0.14 * steep(blurred(mask, 3), 0.2, 0.9)
        share = np.clip(mask * (alpha * pooled - gaps), 0, 1)
        if self._clip is not None:
            share = share * self._clip[window]
        self.image[window] *= 1 - share[..., None] * (1 - rgb(color))

    def drag(
        self, points: Points, width: float | Sequence[float], color: Color = INK, dry: float = 0.6,
        hairs: int | None = None, alpha: float = 0.8,
    ) -> None:  # fmt: skip
        """A flat brush pulled along: its hairs leave lines that break off."""
        line = along(points, False)
        wide = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(width)), width) if isinstance(
            width, Sequence) else np.full(len(line), width)  # fmt: skip
        way = np.gradient(line, axis=0)
        way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-6)
        side = np.stack([-way[:, 1], way[:, 0]], 1)
        shapes = []
        for _ in range(hairs or max(4, int(float(np.max(wide)) / 2.4))):
            at = self.rng.uniform(-0.5, 0.5)
            start, end = sorted((self.rng.random() ** 2 * 0.5, 1 - self.rng.random() ** (2.4 - 1.6 * dry) * 0.7))
            first, last = int(start * len(line)), max(int(end * len(line)), int(start * len(line)) + 4)
            run = np.asarray((line + side * (wide * at)[:, None])[first:last], np.float32)
            if len(run) > 3:
                thick = self.rng.uniform(0.7, 3.4) * np.sin(np.linspace(0.5, 2.9, len(run))) * self._tremor(len(run))
                shapes.append(ribbon(run, np.asarray(thick, np.float32)))
        if shapes:
            self._ink(shapes, color, dry * 0.7, alpha)

    # -- what gouache scenes ask for ----------------------------------------

    def paint(self, path: Path, color: Color, **options: Unpack[BrushOptions]) -> None:
        """Lay a wash, with a glaze of shadow where one is asked for; light, rim and texture of gouache are left out."""
        brush = Brush(**options)
        if brush.stroke:
            self.lift_stroke(path, brush.stroke, color, brush.alpha)
            return
        self.wash(path, color, brush.to, (0, 1) if brush.vertical else (1, 0), brush.alpha, 2.5, edge=0.8,
            over=brush.alpha < 0.95)  # fmt: skip
        if brush.shade is not None:
            with self.clip(path):
                self.glaze(_away(path, brush), mix(brush.shade, "#ffffff", 0.35), brush.shade_alpha * 0.6)

    def lift_stroke(self, path: Path, width: float, color: Color, alpha: float) -> None:
        """An even line of colour along a path."""
        found = self.mask(path, width, 4, 0.3, 0.8)
        if found is not None:
            box, mask = found
            below = self.image[_window(box)]
            held = 1.0 if self._clip is None else self._clip[_window(box)]
            below += (rgb(color) - below) * (mask * alpha * held)[..., None]

    def finish(
        self, paper: Color = PAPER, margin: float = 30, vignette: float = 0.0, warmth: float = 0.0
    ) -> NDArray[np.uint8]:
        """Let the sheet dry."""
        del paper, margin, vignette, warmth
        self._clip = None
        slope = self.tooth - np.roll(self.tooth, (1, 1), (0, 1))
        image = self.image * (1 + slope[..., None] * 0.05)
        return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def _window(box: Box) -> tuple[slice, slice]:
    return slice(box[1], box[3]), slice(box[0], box[2])


def _folded(start: int, count: int, step: float, length: int) -> NDArray[np.int64]:
    """Places along a field, so far from each other; at its end they turn back."""
    places = (start + np.arange(count) * step).astype(np.int64) % (2 * length)
    return np.where(places < length, places, 2 * length - 1 - places)


def _away(path: Path, brush: Brush) -> Path:
    """The part of a shape that lies away from the light."""
    bounds = path.computeTightBounds()
    size = min(bounds.width(), bounds.height()) * brush.shade_depth * 1.6
    x, y = brush.light_from
    left, top, right, bottom = bounds.left(), bounds.top(), bounds.right(), bounds.bottom()
    if abs(x) > abs(y):
        edge = right - size if x < 0 else left + size
        ends = [(edge, top), (edge + size * 0.2, (top + bottom) / 2), (edge, bottom)]
        far = right + 9 if x < 0 else left - 9
        return smooth([*ends, (far, bottom + 9, 1), (far, top - 9, 1)])
    edge = bottom - size if y < 0 else top + size
    far = bottom + 9 if y < 0 else top - 9
    return smooth([(left, edge), ((left + right) / 2, edge + size * 0.2), (right, edge), (right + 9, far, 1),
        (left - 9, far, 1)])  # fmt: skip
