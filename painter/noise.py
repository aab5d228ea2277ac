"""Noise fields, stipple, blur and shift: the grain of which paint, brush and paper are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float32]

# Edge fields are larger than the picture: a random window of them never wraps, so no two edges match
# and no notch shows where a rolled field would join.
SPARE = 400


def noise(
    random_state: np.random.RandomState,
    height: int,
    width: int,
    cell: float,
    octaves: int = 3,
    gain: float = 0.5,
    stretch: tuple[float, float] = (1, 1),
) -> Array:
    """Value noise of zero mean, about -1 to 1; cell is the size of the largest spots in pixels."""
    out = np.zeros((height, width), np.float32)
    weight, total = 1.0, 0.0
    for _ in range(octaves):
        columns = max(2, int(width / (cell * stretch[0])) + 3)
        rows = max(2, int(height / (cell * stretch[1])) + 3)
        spots = random_state.uniform(-1, 1, (rows, columns)).astype(np.float32)
        out += weight * _as_array(cv2.resize(spots, (width, height), interpolation=cv2.INTER_CUBIC))
        total += weight
        weight *= gain
        cell = max(cell / 2, 1)
    return _as_array(out / total)


def _as_array(values: object) -> Array:
    return np.asarray(values, np.float32)


@dataclass(frozen=True)
class Fields:
    """The noise that all shapes of one picture share."""

    wide_x: Array  # slow and fine drift of the edges, SPARE pixels larger than the picture
    wide_y: Array
    fine_x: Array
    fine_y: Array
    stipple: Array  # each value 0..1 equally often: the threshold of a spray
    hairs_across: Array  # brush hairs
    hairs_down: Array
    hairs_round: Array  # for strokes that turn
    mottle: Array


def make_fields(random_state: np.random.RandomState, height: int, width: int) -> Fields:
    """Draw the noise fields of one picture; the order of the draws is part of the look of every card."""
    tall, broad = height + SPARE, width + SPARE
    wide_x = noise(random_state, tall, broad, 46, 3)
    wide_y = noise(random_state, tall, broad, 46, 3)
    fine_x = noise(random_state, tall, broad, 4, 2)
    fine_y = noise(random_state, tall, broad, 4, 2)
    return Fields(
        wide_x=wide_x,
        wide_y=wide_y,
        fine_x=fine_x,
        fine_y=fine_y,
        stipple=_stipple_field(random_state, height, width),
        hairs_across=noise(random_state, height, width, 5, 2, stretch=(9, 1)),
        hairs_down=noise(random_state, height, width, 5, 2, stretch=(1, 9)),
        hairs_round=noise(random_state, height, width, 5, 2, stretch=(2, 2)),
        mottle=noise(random_state, height, width, 60, 4),
    )


def _stipple_field(random_state: np.random.RandomState, height: int, width: int) -> Array:
    sharp = random_state.uniform(0, 1, (height, width)).astype(np.float32)
    soft = blurred(random_state.uniform(0, 1, (height, width)).astype(np.float32), 0.8, cv2.BORDER_DEFAULT)
    values = 0.45 * sharp + 1.1 * soft
    ranks = np.argsort(np.argsort(values.ravel())).reshape(height, width)
    return _as_array(ranks.astype(np.float32) / (height * width))


def stippled(alpha: Array, threshold: Array, soft: float = 0.34) -> Array:
    """Turn a smooth alpha into a spray of dots; mixed with the smooth value so that it keeps its weight."""
    t = np.clip((alpha - threshold + soft) / (2 * soft), 0, 1)
    dots = t * t * (3 - 2 * t)
    return _as_array((0.62 * dots + 0.38 * alpha) * np.clip(alpha * 6, 0, 1))


def blurred(values: Array, sigma: float, border: int = cv2.BORDER_DEFAULT) -> Array:
    """Gaussian blur."""
    return _as_array(cv2.GaussianBlur(values, (0, 0), sigma, borderType=border))


def shifted(values: Array, dx: float, dy: float, border: int = cv2.BORDER_CONSTANT) -> Array:
    """The field moved by (dx, dy) pixels."""
    height, width = values.shape
    matrix = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
    return _as_array(cv2.warpAffine(values, matrix, (width, height), borderMode=border))
