"""What the seasons bring: leaves and blossom, rain and snow."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.canvas import Canvas, Region
from painter.geom import Path, Points, circle, group, limb, moved, smooth, union
from painter.palette import Color, mix

LEAF = smooth([(-1, 0, 1), (-0.2, -0.42), (1, 0, 1), (-0.2, 0.42)])
"""A leaf two units long, lying, its tip to the right."""


def leaves(c: Canvas, spots: Points, size: float, colors: Sequence[Color], alpha: float = 1) -> None:
    """Leaves at the spots, turned at random and shared among the colours."""
    piles: list[list[Path]] = [[] for _ in colors]
    for x, y in spots:
        leaf = moved(LEAF, x, y, size * c.rng.uniform(0.6, 1.25), c.rng.uniform(0, 360))
        c.rng.choice(piles).append(leaf)
    for pile, color in zip(piles, colors, strict=True):
        if pile:
            c.paint(group(*pile), color, wobble=0.3, rough=0.6, texture=0.6, alpha=alpha)


def cluster(c: Canvas, x: float, y: float, wide: float, high: float, count: int) -> list[tuple[float, float]]:
    """Spots inside an ellipse, thinner toward its edge."""
    spots = []
    for _ in range(count):
        angle, reach = c.rng.uniform(0, math.tau), c.rng.random() ** 0.6
        spots.append((x + math.cos(angle) * wide * reach, y + math.sin(angle) * high * reach))
    return spots


def foliage(
    c: Canvas, x: float, y: float, wide: float, high: float, tones: tuple[Color, Color, Color], size: float = 11
) -> None:
    """A leafy crown lit from the upper left: a dark body, leaves of a middle tone, and light ones on top."""
    dark, middle, light = tones
    edge = []
    for i in range(14):
        reach, angle = c.rng.uniform(0.8, 1.06), i / 14 * math.tau
        edge.append((x + math.cos(angle) * wide * reach, y + math.sin(angle) * high * reach))
    c.paint(smooth(edge), dark, shade=mix(dark, "#0c1420", 0.45), shade_depth=0.4, rough=2.5)
    leaves(c, [*edge, *[(px + c.rng.uniform(-size, size), py) for px, py in edge]], size, [dark, middle])
    area = wide * high / (size * size)
    leaves(c, cluster(c, x, y, wide * 1.08, high * 1.08, int(area * 0.8)), size, [dark, mix(dark, middle, 0.5)])
    leaves(c, cluster(c, x - wide * 0.14, y - high * 0.18, wide * 0.86, high * 0.8, int(area * 0.8)), size, [middle])
    spots = cluster(c, x - wide * 0.3, y - high * 0.38, wide * 0.6, high * 0.52, int(area * 0.45))
    leaves(c, spots, size * 0.9, [light, mix(light, middle, 0.4)])


def rain(c: Canvas, count: int, region: Region, color: Color, length: float, width: float, alpha: float) -> None:
    """Slanting streaks of rain over the region."""
    left, top, right, bottom = region
    streaks = []
    for _ in range(count):
        x, y, reach = c.rng.uniform(left, right), c.rng.uniform(top, bottom), length * c.rng.uniform(0.5, 1.3)
        streaks.append(limb([(x, y), (x - reach * 0.1, y + reach / 2), (x - reach * 0.2, y + reach)], 0.3, width))
    c.paint(group(*streaks), color, alpha=alpha, wobble=0.2, rough=0.3, texture=0)


def blossom(c: Canvas, x: float, y: float, size: float) -> None:
    """One five-petalled pale flower."""
    turn = c.rng.uniform(0, 72)
    petals = []
    for i in range(5):
        angle = math.radians(turn + i * 72)
        petals.append(circle(x + math.cos(angle) * size * 0.55, y + math.sin(angle) * size * 0.55, size * 0.5))
    c.paint(union(petals[0], *petals[1:]), "#fbeed6", shade="#e0a08c", shade_depth=0.3, wobble=0.4)
    c.paint(circle(x, y, size * 0.22), "#e9a23a", texture=0, wobble=0)


def snowflakes(c: Canvas, count: int, box: tuple[float, float, float, float], color: Color, size: float) -> None:
    """Scatter snowflakes of about the given radius over the box."""
    flakes = []
    for _ in range(count):
        x, y = c.rng.uniform(box[0], box[2]), c.rng.uniform(box[1], box[3])
        flakes.append(circle(x, y, size * c.rng.uniform(0.45, 1.25)))
    c.paint(group(*flakes), color, texture=0, wobble=0.3, rough=0.6)
