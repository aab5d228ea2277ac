"""Skies, clouds, stars and far birds of other kinds than those of `sky`: heaped, drawn out, scumbled, or left plain."""

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.canvas import Canvas, Region
from painter.geom import Path, circle, ellipse, limb, smooth, union
from painter.palette import Color, mix


def scumble(c: Canvas, count: int = 500, size: float = 70, alpha: float = 0.16, region: Region | None = None) -> None:
    """Short broad dabs in two crossing directions, which break up a flat colour."""
    for far in ((-1500, -1100), (2300, -1000)):  # turned round places far away, dabs have no grain along one axis
        c.strokes(count // 2, 0, size, size * 0.46, 0.035, alpha, region=region, center=far)


def heaped_cloud(
    c: Canvas, x: float, y: float, width: float, light: Color, shade: Color, turn: float = 0, flip: bool = False,
    alpha: float = 1.0, light_from: tuple[float, float] = (-0.5, -0.75),
) -> None:  # fmt: skip
    """A cloud of heaps, lit on one side, with an uneven grey underside that sags and frays; (x, y) is its middle."""
    rng = c.rng
    with c.at(x, y, width, turn, flip):
        under: list[Path] = []
        for k in range(9):
            t = k / 8 - 0.5
            drop = 0.045 * math.sin(k * 2.1) + 0.03 * (1 - 4 * t * t)
            under.append(ellipse(t * 0.92, 0.03 + drop, 0.11 + 0.02 * (k % 3), 0.055 + 0.02 * ((k * 2) % 3)))
        c.paint(union(under[0], *under[1:]), shade, alpha=0.75 * alpha, feather=0.016 * c.scale, wobble=1.5, rough=2)
        heaps = []
        for k in range(7):
            t = k / 6 - 0.5
            rise = (0.20, 0.30, 0.24, 0.42, 0.33, 0.20, 0.12)[k] * rng.uniform(0.85, 1.12)
            heaps.append(circle(t * 0.78 + rng.uniform(-0.02, 0.02), -rise * 0.34, 0.075 + rise * 0.26))
        body = union(heaps[0], *heaps[1:], ellipse(0, 0.0, 0.46, 0.07))
        c.paint(body, light, to=mix(light, shade, 0.7), shade=shade, shade_alpha=0.5, shade_depth=0.3, alpha=alpha,
            light_from=light_from, wobble=1.8, rough=2.2)  # fmt: skip
        with c.clip(body):
            for hx, hy, r in ((-0.20, -0.10, 0.10), (0.05, -0.19, 0.13), (0.20, -0.06, 0.11), (-0.04, -0.02, 0.10),
                (-0.33, -0.03, 0.08)):  # fmt: skip
                c.paint(circle(hx + 0.016, hy + 0.022, r * 1.02), mix(light, shade, 0.75), alpha=0.36 * alpha,
                    feather=0.022 * c.scale, texture=0)  # fmt: skip
                c.paint(circle(hx, hy, r), mix(light, "#fffdf4", 0.35), to=mix(light, shade, 0.25), alpha=0.6 * alpha,
                    feather=0.02 * c.scale, rough=2)  # fmt: skip


def cloud_bank(
    c: Canvas, y: float, tall: float, light: Color, shade: Color, alpha: float = 0.9, lean: float = 0.0,
    x0: float = -60, x1: float | None = None,
) -> None:  # fmt: skip
    """A long bank with a lit, knobbed upper edge; its underside is lost in the air."""
    rng = c.rng
    x1 = c.width + 60 if x1 is None else x1
    top: list[tuple[float, float]] = []
    x = x0
    while x < x1:
        step = rng.uniform(0.5, 1.5) * tall
        high = y + lean * (x - x0) - tall * rng.uniform(0.25, 0.95)
        top += [(x, high + tall * 0.30), (x + step * 0.25, high), (x + step * 0.72, high + tall * 0.05)]
        x += step
    low = [(x1 + 20, y + lean * (x1 - x0) + tall * 0.5), (x0 - 20, y + tall * 0.5)]
    c.paint(smooth([*top, *low]), light, to=shade, alpha=alpha, fade=(1.0, 0.0), wobble=1.5, rough=2, feather=2)


def round_stars(
    c: Canvas, count: int, color: Color, box: Region | None = None, most: float = 3.0, halo: float = 0.5
) -> None:
    """Stars as soft round points of very different size; some have a small halo."""
    rng = c.rng
    left, top, right, bottom = (30, 30, c.width - 30, c.height * 7 / 12) if box is None else box
    for _ in range(count):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        r = 0.8 + most * rng.random() ** 4
        if r > 0.55 * most:
            c.glow(x, y, r * 6, color, halo, 2.4)
        c.paint(
            circle(x, y, r), color, alpha=rng.uniform(0.45, 1), feather=0.5 + r * 0.12, texture=0, wobble=0, rough=0
        )


def round_star(c: Canvas, x: float, y: float, radius: float, color: Color, halo: float = 0.55) -> None:
    """One blurred star with a wide halo."""
    c.glow(x, y, radius * 5, color, halo, 2.6)
    c.paint(circle(x, y, radius * 0.42), color, feather=radius * 0.16, texture=0, wobble=0, rough=0)


def flock(c: Canvas, birds: Sequence[tuple[float, float, float, float]], color: Color, alpha: float = 0.9) -> None:
    """Far birds with body, neck and bent wings, as (x, y, length, turn), no two at the same beat."""
    for k, (x, y, long, turn) in enumerate(birds):
        with c.at(x, y, long / 100, turn, k % 3 == 2):
            lift = (-46, 26, -18, -58, 8)[k % 5]
            body = smooth([(-52, -3), (-36, -8), (-6, -8), (34, -2), (56, -6, 1), (54, 5), (20, 9), (-20, 8), (-40, 2)])
            near = limb([(-8, 0), (6, lift * 0.62), (34, lift)], [20, 15, 2])
            far = limb([(-14, -2), (-22, lift * 0.7), (-4, lift * 1.16)], [15, 11, 2])
            c.paint(far, color, alpha=alpha * 0.75, texture=0, wobble=0.2, rough=0.4)
            c.paint(union(body, near), color, alpha=alpha, texture=0, wobble=0.2, rough=0.4)
