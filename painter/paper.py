"""The finish: vignette, printed tones, cold-press paper and the border that the tape leaves."""

from __future__ import annotations

import cv2
import numpy as np

from painter.noise import Array, Fields, blurred, noise, stippled
from painter.palette import Color, rgb


def darken_corners(image: Array, fields: Fields, strength: float) -> None:
    """Spray a vignette over the picture."""
    height, width = image.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    distance = np.sqrt(((x - width / 2) / (width * 0.62)) ** 2 + ((y - height / 2) / (height * 0.62)) ** 2)
    dark = np.clip(distance - 0.55, 0, 1) ** 1.6 * strength * 1.8
    dark = 0.6 * dark + 0.4 * stippled(dark, fields.stipple, 0.5)
    image *= (1 - dark)[..., None]


def print_tones(image: Array, warmth: float) -> None:
    """Lift the blacks to ink blue and warm the lights, as a print does."""
    luminance = image.mean(2, keepdims=True)
    image += (1 - luminance) ** 3 * np.array([0.020, 0.016, 0.040], np.float32)
    image *= 1 + (luminance - 0.5) * warmth * np.array([0.06, 0.02, -0.05], np.float32)


def press_paper(image: Array, fields: Fields, random_state: np.random.RandomState) -> Array:
    """Let the relief of cold-press paper show through; gives the relief back."""
    height, width = image.shape[:2]
    bumps = blurred(noise(random_state, height, width, 7, 3, 0.6), 0.8, cv2.BORDER_DEFAULT)
    relief = bumps - np.roll(bumps, (2, 2), (0, 1))
    image *= 1 + relief[..., None] * 0.060
    image += ((fields.stipple - 0.5) * 0.022)[..., None]
    return relief


def tape_border(image: Array, window: Array, relief: Array, fields: Fields, paper: Color) -> Array:
    """Leave bare paper outside the window, with a dry, torn edge where the tape was."""
    edge = blurred(window, 5)
    pooled = np.clip(1 - (edge - 0.5) * 2, 0, 1) * window  # pigment pools at the tape
    image *= 1 - 0.14 * pooled[..., None]
    dryness = np.clip(fields.hairs_across * 1.1, 0, 1) * (1 - np.clip((edge - 0.5) * 2.2, 0, 1))
    painted = np.clip(window * 1.15 - dryness, 0, 1)[..., None]
    bare = rgb(paper) * (1 + relief[..., None] * 0.05 + fields.mottle[..., None] * 0.012)
    return np.asarray(bare * (1 - painted) + image * painted, np.float32)
