"""Cut paper: coloured sheets, cut with scissors and laid over each other, that cast real shadows on what lies below.

Every sheet has a height above the one below; the lamp stands on the upper left. Colours are flat, edges are clean, and
form comes from layers alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Unpack

import cv2
import numpy as np
from numpy.typing import NDArray

from painter.brush import Brush, BrushOptions
from painter.canvas import CARD_HEIGHT, CARD_WIDTH, Canvas
from painter.geom import Path, difference, rect
from painter.model import View
from painter.noise import SPARE, Array, blurred, noise, shifted
from painter.palette import Color, rgb

Print = Callable[[Array, Array], Array]
"""A pattern printed on paper: how strong it is (0..1) at x, y."""


class CutPaper(Canvas):
    """A table on which sheets are laid."""

    def __init__(self, seed: int, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> None:
        super().__init__(seed, width, height)
        state, tall, broad = self._random_state, height + SPARE, width + SPARE
        self._pulp: Array = noise(state, tall, broad, 7, 3, 0.8)
        self._cloud: Array = noise(state, tall, broad, 140, 2)
        self._hairs: Array = _hairs(state, tall, broad)
        self._lie: Array = noise(state, tall, broad, 190, 2)  # where a sheet lies close, and where it stands off
        self._wear: Array = noise(state, tall, broad, 34, 3)  # how far the white core of an edge shows
        self._cutting = False
        self.swells = 0.0  # how far sheets swell that do not say it themselves: a share of their shorter side

    def table(self, color: Color, to: Color | None = None) -> None:
        """The lowest sheet; it fades from color at the top to the second colour."""
        share = np.linspace(0, 1, self.height, dtype=np.float32)[:, None, None]
        below = rgb(color) if to is None else rgb(color) * (1 - share) + rgb(to) * share
        self.image[:] = below
        whole = (0, 0, self.width, self.height)
        self.image *= self._surface(whole)[..., None]

    def sheet(
        self,
        path: Path,
        color: Color,
        lift: float = 6,
        to: Color | None = None,
        ink: Color | None = None,
        pattern: Print | None = None,
        across: bool = False,
        curl: float = 0.05,
        edge: float = 1.0,
        swell: float = 0.0,
    ) -> None:
        """Lay a sheet: lift is its height in pixels, `to` fades it down (or across), a pattern is printed in ink.

        A swell bends the sheet: its edges fall off over about so many pixels, as of paper rolled over a pencil.
        """
        swell = swell or self._natural_swell(path)
        cut = self.mask(path, pad=max(lift * 4 + 8, swell * 2), wobble=0.22, rough=0.10)
        if cut is None:
            return
        box, mask = cut
        self._lay(box, mask, color, lift, to, ink, pattern, across, curl, edge, swell)

    @contextmanager
    def cutting(self) -> Iterator[CutPaper]:
        """Motifs drawn for gouache come out as sheets, which lie the higher the larger the motif is."""
        self._cutting = True
        try:
            yield self
        finally:
            self._cutting = False

    def paint(self, path: Path, color: Color, **options: Unpack[BrushOptions]) -> None:
        """Lay gouache, or cut a sheet of it."""
        brush = Brush(**options)
        if not self._cutting or brush.feather or brush.stroke or brush.fade or brush.alpha < 1:
            super().paint(path, color, **options)
            return
        size = self.scale
        self.sheet(path, color, min(6, 1 + size * 0.022), to=brush.to, edge=0.7, swell=max(1.5, size * 0.018))

    def _natural_swell(self, path: Path) -> float:
        """What a sheet swells if all do; sheets that run off the table lie flat."""
        if not self.swells:
            return 0.0
        placed = Path(path)
        placed.transform(self._matrices[-1])
        bounds = placed.computeTightBounds()
        if bounds.left() < -20 or bounds.right() > self.width + 20 or bounds.bottom() > self.height + 20:
            return 0.0
        return float(min(30, self.swells * min(bounds.width(), bounds.height())))

    def _lay(
        self,
        box: tuple[int, int, int, int],
        mask: Array,
        color: Color,
        lift: float,
        to: Color | None = None,
        ink: Color | None = None,
        pattern: Print | None = None,
        across: bool = False,
        curl: float = 0.05,
        edge: float = 1.0,
        swell: float = 0.0,
    ) -> None:
        left, top, right, bottom = box
        self.shade(box, mask, lift)
        paint = np.broadcast_to(rgb(color), (*mask.shape, 3)).astype(np.float32).copy()
        solid = mask > 0.4
        rows, columns = np.flatnonzero(solid.any(axis=1)), np.flatnonzero(solid.any(axis=0))
        if not len(rows):
            return
        down = np.clip((np.arange(mask.shape[0]) - rows[0]) / max(1, rows[-1] - rows[0]), 0, 1)[:, None]
        over = np.clip((np.arange(mask.shape[1]) - columns[0]) / max(1, columns[-1] - columns[0]), 0, 1)[None, :]
        if to is not None:
            share = np.broadcast_to(over if across else down, mask.shape).astype(np.float32)
            paint += (rgb(to) - paint) * share[..., None]
        if pattern is not None and ink is not None:
            y, x = np.mgrid[top:bottom, left:right].astype(np.float32)
            paint += (rgb(ink) - paint) * np.clip(pattern(x, y), 0, 1).astype(np.float32)[..., None]
        paint *= (self._surface(box) * (1 + curl * (1 - down - over)).astype(np.float32))[..., None]
        if swell:
            self._bend(paint, mask, swell)
        self._rim(paint, mask, edge, self._wear[self._window(box)])
        self._put(box, paint, mask)

    def shade(self, box: tuple[int, int, int, int], mask: Array, lift: float, strength: float = 1.0) -> None:
        """The shadow that a sheet casts: dark and close where it touches, wide and soft where it stands off."""
        if lift <= 0:
            return
        # an edge that curls up throws a wide, pale shadow, one that lies flat a narrow, dark one
        up = np.clip(0.5 + 0.75 * self._lie[self._window(box)], 0, 1)
        low = shifted(blurred(mask, max(0.9, lift * 0.3)), lift * 0.4, lift * 0.55)
        high = shifted(blurred(mask, max(1.2, lift * 1.05)), lift * 1.15, lift * 1.6)
        close = shifted(blurred(mask, 1.2), 1.2, 1.8)
        dark = np.clip((0.52 - 0.04 * up) * (low + (high - low) * up) + (0.30 - 0.16 * up) * close, 0, 0.7) * strength
        if self._clip is not None:
            dark = dark * self._clip[box[1] : box[3], box[0] : box[2]]
        below = self.image[box[1] : box[3], box[0] : box[2]]
        below *= 1 - dark[..., None] * np.array([1.0, 0.96, 0.82], np.float32)

    def _bend(self, paint: Array, mask: Array, swell: float) -> None:
        """Light on the slopes towards the lamp, shade on those away from it."""
        height = blurred(mask, swell)
        slope = height - shifted(height, swell * 0.8, swell * 0.9, cv2.BORDER_REPLICATE)
        paint += (1 - paint) * (np.clip(slope, 0, 1) * 0.34)[..., None]
        paint *= 1 - np.clip(-slope, 0, 1)[..., None] * np.array([0.66, 0.70, 0.62], np.float32)

    def _rim(self, paint: Array, mask: Array, edge: float, wear: Array | None = None) -> None:
        """The thickness of the sheet: a light edge towards the lamp, a dark one away from it."""
        inner = blurred(mask, 0.8)
        light = np.clip(inner - shifted(inner, 1.6, 1.6, cv2.BORDER_REPLICATE), 0, 1) * mask
        dark = np.clip(inner - shifted(inner, -1.6, -1.6, cv2.BORDER_REPLICATE), 0, 1) * mask
        if wear is not None:
            light = light * np.clip(0.75 + 0.9 * wear, 0.15, 1.5)
        paint += (1 - paint) * np.clip(light * 0.62 * edge, 0, 1)[..., None]
        paint *= 1 - (dark * 0.26 * edge)[..., None]

    def _surface(self, box: tuple[int, int, int, int]) -> Array:
        """Pulp and clouds of one sheet: every sheet is cut from another part of the stock."""
        window = self._window(box)
        pulp = 0.045 * self._pulp[window] + 0.034 * self._cloud[window] + 0.12 * self._hairs[window]
        return np.asarray(1 + pulp, np.float32)

    def _window(self, box: tuple[int, int, int, int]) -> tuple[slice, slice]:
        dx, dy = self.rng.randrange(SPARE), self.rng.randrange(SPARE)
        return slice(box[1] + dy, box[3] + dy), slice(box[0] + dx, box[2] + dx)

    def frame(self, color: Color, holes: Sequence[Path], lift: float = 14, ink: Color | None = None,
        pattern: Print | None = None) -> None:  # fmt: skip
        """A sheet as large as the card with holes in it: what lies below is in its shadow."""
        whole = rect(-60, -60, self.width + 120, self.height + 120)
        for hole in holes:
            whole = difference(whole, hole)
        self.sheet(whole, color, lift, ink=ink, pattern=pattern)

    def relief(self, view: View, part: str, ramp: Sequence[Color], lift: float = 3, ambient: float = 0.3) -> None:
        """What the camera sees of one part as steps of paper: a sheet for each tone, the light ones on top."""
        tone = blurred(np.asarray(np.clip(ambient * view.fill + 0.9 * view.key, 0, 1), np.float32), 3.0)
        cover = blurred(view.of(part), 0.7)
        whole = (0, 0, self.width, self.height)
        for k, color in enumerate(ramp):
            limit = k / len(ramp)
            step = cover if k == 0 else cover * np.clip((tone - limit * 0.86) * 26 + 0.5, 0, 1)
            self._lay(
                whole,
                np.asarray(np.clip((step - 0.5) * 3 + 0.5, 0, 1), np.float32),
                color,
                lift * (2.2 if k == 0 else 1),
                edge=0.8,
            )

    def crease(
        self, start: tuple[float, float], end: tuple[float, float], wide: float = 26, strength: float = 0.16
    ) -> None:
        """Fold what lies there along a line: light on one side, dark on the other."""
        x0, y0 = start
        dx, dy = end[0] - x0, end[1] - y0
        length = math.hypot(dx, dy)
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        away = ((x - x0) * dy - (y - y0) * dx) / length
        along = ((x - x0) * dx + (y - y0) * dy) / length
        inside = (along > 0) & (along < length)
        bend = np.sign(away) * np.clip(1 - np.abs(away) / wide, 0, 1) * inside * strength
        self.image *= (1 - bend)[..., None]

    def finish(self, *_: object, **__: object) -> NDArray[np.uint8]:
        """Light from the upper left; gives the pixels."""
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        fall = 1.07 - 0.17 * np.clip((x / self.width * 0.6 + y / self.height * 0.8), 0, 1.4)
        image = self.image * fall[..., None]
        return np.asarray(np.clip(cv2.GaussianBlur(image, (0, 0), 0.35), 0, 1) * 255 + 0.5).astype(np.uint8)


def _hairs(state: np.random.RandomState, height: int, width: int) -> Array:
    """The fibres of handmade paper: short bent hairs that lie anywhere, some light and some dark."""
    field = np.zeros((height, width), np.float32)
    for _ in range(height * width // 420):
        x, y = state.uniform(0, width), state.uniform(0, height)
        turn, bend, long = state.uniform(0, 6.3), state.normal(0, 0.5), state.uniform(5, 20)
        line = [
            (x + math.cos(turn + bend * t) * long * t, y + math.sin(turn + bend * t) * long * t)
            for t in (0, 0.35, 0.7, 1)
        ]
        points = np.array(line, np.float32) * 8
        tone = float(state.choice((-0.7, 1.0)) * state.uniform(0.3, 1))
        cv2.polylines(field, [points.astype(np.int32)], False, tone, 1, cv2.LINE_AA, 3)
    return np.asarray(cv2.GaussianBlur(field, (0, 0), 0.5), np.float32)


def stripes(step: float, share: float = 0.5, turn: float = 0.0) -> Print:
    """Stripes; turn is the angle in degrees, 0 upright."""
    a = math.radians(turn)
    return lambda x, y: np.asarray(((x * math.cos(a) + y * math.sin(a)) / step % 1 < share) * 1.0, np.float32)


def dots(step: float, share: float = 0.25) -> Print:
    """Dots in a staggered grid."""

    def strength(x: Array, y: Array) -> Array:
        row = np.floor(y / step)
        u, v = (x / step + 0.5 * (row % 2)) % 1 - 0.5, y / step % 1 - 0.5
        return np.asarray(np.clip((share - np.hypot(u, v)) * step, 0, 1), np.float32)

    return strength


def bricks(wide: float, tall: float, joint: float = 2.5) -> Print:
    """The joints of a brick wall."""

    def strength(x: Array, y: Array) -> Array:
        row = np.floor(y / tall)
        across = (x + (row % 2) * wide / 2) % wide
        return np.asarray(((y % tall < joint) | (across < joint)) * 1.0, np.float32)

    return strength
