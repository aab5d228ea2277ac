"""Figures with the intervals in which chance alone would leave them."""

import random
from collections.abc import Sequence

from msgspec import Struct

RESAMPLES = 1_000


class Share(Struct, frozen=True):
    """A mean with its bootstrap interval (95 %)."""

    mean: float
    low: float
    high: float


def share_of(values: Sequence[float], luck: random.Random) -> Share:
    """The mean of some values, and its interval."""
    means = sorted(
        [sum(luck.choices(values, k=len(values))) / len(values) for _ in range(RESAMPLES)]
    )
    mean = sum(values) / len(values)
    return Share(
        round(mean, 3),
        round(means[RESAMPLES // 40], 3),
        round(means[-RESAMPLES // 40], 3),
    )
