"""Houses seen from their corner, no two alike, and a ladder of rope."""

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.canvas import Canvas
from painter.geom import Points, limb, smooth
from painter.palette import Color, mix


def cottage(
    c: Canvas, x: float, y: float, width: float, wall: Color, roof: Color, ink: Color, kind: int, lamp: Color | None,
    flip: bool = False,
) -> None:  # fmt: skip
    """A house seen from its corner, standing on (x, y); kinds have other heights, roofs, chimneys and windows."""
    tall = width * (0.62, 0.86, 0.48, 1.15, 0.7)[kind % 5]
    side = width * (0.56, 0.42, 0.66, 0.44, 0.6)[kind % 5]
    front = width - side
    peak = width * (0.34, 0.42, 0.26, 0.30, 0.46)[kind % 5]
    back = -width * 0.05
    dim = mix(wall, ink, 0.35)
    with c.at(x - width / 2 + front, y, 1, 0, flip):
        if kind % 3 != 2:
            at = side * (0.3 if kind % 2 else 0.7)
            c.paint(
                limb([(at, -tall - peak * 0.4), (at, -tall - peak * 1.35)], width * 0.11),
                mix(roof, ink, 0.35),
                wobble=0.3,
            )
        c.paint(smooth([(0, 0, 1), (side, back, 1), (side, back - tall, 1), (0, -tall, 1)]), dim, wobble=0.5)
        c.paint(smooth([(-front, back * 0.5, 1), (0, 0, 1), (0, -tall, 1), (-front / 2, -tall - peak, 1),
            (-front, back * 0.5 - tall, 1)]), wall, shade=mix(wall, ink, 0.6), shade_depth=0.2, wobble=0.5)  # fmt: skip
        sag = width * 0.02
        c.paint(smooth([(width * 0.05, -tall + width * 0.06, 1), (side * 0.5, back * 0.5 - tall + width * 0.06 + sag),
            (side + width * 0.06, back - tall + width * 0.06, 1), (side - front * 0.42, back - tall - peak, 1),
            (-front / 2, -tall - peak - width * 0.03, 1)]), roof, shade=mix(roof, ink, 0.6), shade_depth=0.2,
            wobble=0.6, rough=1.4)  # fmt: skip
        c.line([(-front * 1.1, back * 0.5 - tall + width * 0.08), (-front / 2, -tall - peak - width * 0.02),
            (width * 0.05, -tall + width * 0.06)], mix(roof, ink, 0.45), max(1.2, width * 0.05),
            wobble=0.3)  # fmt: skip
        panes = [
            (-front * 0.5, -tall * 0.98, 0.13),
            (side * 0.32, -tall * 0.62, 0.13),
            (side * 0.68, -tall * 0.64, 0.13),
        ]
        if kind % 5 in (1, 3):
            panes += [(-front * 0.5, -tall * 0.55, 0.14), (side * 0.5, -tall * 0.28, 0.12)]
        for k, (px, py, share) in enumerate(panes):
            w = width * share
            lit = lamp is not None and (k + kind) % 3 != 1
            if lit and lamp is not None:
                c.glow(px, py + w * 0.6, w * 2.4, lamp, 0.4)
            pane = smooth(
                [(px - w / 2, py, 1), (px + w / 2, py, 1), (px + w / 2, py + w * 1.3, 1), (px - w / 2, py + w * 1.3, 1)]
            )
            c.paint(pane, lamp if lit and lamp is not None else mix(wall, ink, 0.72), wobble=0.2, texture=0.3)
        w = front * 0.36
        c.paint(smooth([(-front * 0.5 - w / 2, -tall * 0.02, 1), (-front * 0.5 - w / 2, -tall * 0.3), (-front * 0.5,
            -tall * 0.38),
            (-front * 0.5 + w / 2, -tall * 0.3), (-front * 0.5 + w / 2, 0, 1)]), mix(wall, ink, 0.65),
            wobble=0.3)  # fmt: skip


def cottages(
    c: Canvas, points: Points, walls: Sequence[Color], roofs: Sequence[Color], ink: Color, lamp: Color | None,
    size: tuple[float, float] = (50, 78),
) -> None:  # fmt: skip
    """Cottages of every kind at the ground points, back to front."""
    for k, (x, y) in enumerate(points):
        wide = size[0] + (size[1] - size[0]) * ((k * 5) % 7) / 6
        cottage(c, x, y + 4, wide, walls[k % len(walls)], roofs[(k * 2 + 1) % len(roofs)], ink, k * 3, lamp, k % 2 == 1)


def rope_ladder(
    c: Canvas, x0: float, y0: float, x1: float, y1: float, width: float, rope: Color, wood: Color, rungs: int = 9
) -> None:
    """A rope ladder that hangs from (x1, y1) to (x0, y0): it sways, and its rungs lie askew."""

    def place(t: float, side: float) -> tuple[float, float]:
        sway = math.sin(t * 3.1) * width * 0.35
        return x1 + (x0 - x1) * t + sway + side * width * (0.5 - 0.05 * t), y1 + (y0 - y1) * t

    for side in (-1.0, 1.0):
        c.line([place(k / 6, side) for k in range(7)], rope, 2.6, wobble=0.5)
    for k in range(rungs):
        t = (k + 0.5) / rungs
        (ax, ay), (bx, by) = place(t, -1.12), place(t, 1.12)
        c.line(
            [(ax, ay + 3 * (k % 2)), ((ax + bx) / 2, (ay + by) / 2 + 2), (bx, by - 3 * (k % 3 - 1))],
            wood,
            5,
            wobble=0.4,
        )
