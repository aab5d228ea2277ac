"""Colours: how they are written and mixed, and the ten palettes of six pigments from which the cards are painted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Color: TypeAlias = str | NDArray[np.float32]
"""A colour is "#rrggbb" or an array of red, green and blue between 0 and 1."""


def rgb(color: Color) -> NDArray[np.float32]:
    """Give a colour as red, green and blue between 0 and 1."""
    if isinstance(color, str):
        digits = color.lstrip("#")
        return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / np.float32(255)
    return np.asarray(color, np.float32)


def mix(first: Color, second: Color, share: float) -> NDArray[np.float32]:
    """Mix two colours: share 0 gives the first, 1 the second."""
    return rgb(first) * np.float32(1 - share) + rgb(second) * np.float32(share)


@dataclass(frozen=True)
class Palette:
    """Six pigments, ink < deep < mid < soft < light in value; accent is the one loud colour, glow is lamp light."""

    ink: str
    deep: str
    mid: str
    soft: str
    light: str
    accent: str
    glow: str = "#ffd98a"


MOON = Palette("#141a33", "#22335c", "#3f6288", "#86a9b4", "#f2e6c4", "#d9583b")
DUSK = Palette("#2a1a38", "#56305a", "#a04d68", "#e58d6a", "#fbe0b0", "#2f8f8b")
TEAL = Palette("#0e2a33", "#17505a", "#2f8583", "#93c1a6", "#f5ecd0", "#e8643c")
OCHRE = Palette("#33231d", "#6b3f2a", "#b0723a", "#dfb069", "#f8ecc9", "#2e6f7e")
ROSE = Palette("#3a2238", "#7b4159", "#c77a7f", "#eab5a0", "#fbeeda", "#3f7f86")
FOREST = Palette("#12241f", "#24473a", "#4f7a54", "#a9b877", "#f4ebc2", "#d4552f")
VIOLET = Palette("#1b1438", "#3b2a6b", "#6d54a0", "#b598c6", "#f6e4d2", "#f0a13c")
SNOW = Palette("#24314a", "#4c6585", "#8fa9bf", "#cfdbdf", "#fbf5ea", "#c8412f")
EMBER = Palette("#1f1013", "#5a1f22", "#a93c2a", "#e2803c", "#fce3a7", "#3f93a0")
GREY = Palette("#23262e", "#4a505c", "#7f8a90", "#b9bdb4", "#efe8d8", "#d8a12f")

PAPER = "#f3ead8"
