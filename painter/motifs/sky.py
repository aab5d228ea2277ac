"""Moon, stars, sun and clouds."""

from __future__ import annotations

import math

from painter.canvas import Canvas, Region
from painter.geom import Path, circle, difference, ellipse, poly, rect, union
from painter.palette import Color, Palette, mix


def moon(
    c: Canvas,
    x: float,
    y: float,
    radius: float,
    p: Palette,
    phase: float | None = None,
    color: Color | None = None,
    glow: bool = True,
) -> Path:
    """The moon with its halo; phase (0..1) cuts a crescent."""
    r = radius
    color = p.light if color is None else color
    if glow:
        c.glow(x, y, r * 3.6, color, 0.42, 2.4)
        c.glow(x, y, r * 1.7, color, 0.35, 1.6)
    disc = circle(x, y, r)
    if phase is not None:
        disc = difference(disc, circle(x + r * phase, y - r * 0.12, r * 0.93))
    c.paint(
        disc,
        color,
        shade=mix(color, p.soft, 0.8),
        shade_alpha=0.7,
        shade_depth=0.22,
        light_from=(-0.5, -0.6),
        wobble=1.2,
    )
    if phase is None:
        with c.clip(disc):
            for dx, dy, k in ((-0.3, -0.25, 0.2), (0.25, 0.15, 0.27), (-0.1, 0.42, 0.15), (0.38, -0.4, 0.11),
                (-0.55, 0.2, 0.1)):  # fmt: skip
                c.paint(
                    ellipse(x + dx * r, y + dy * r, r * k, r * k * 0.85),
                    mix(color, p.soft, 0.55),
                    alpha=0.55,
                    feather=r * 0.02,
                )
    return disc


def stars(
    c: Canvas, count: int, p: Palette, box: Region | None = None, color: Color | None = None, big: float = 0.12
) -> None:
    """A scatter of stars inside box."""
    rng = c.rng
    color = p.light if color is None else color
    box = (30, 30, c.width - 30, c.height * 7 / 12) if box is None else box
    for _ in range(count):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        if rng.random() < big:
            star(c, x, y, rng.uniform(4, 8), color, glow=True)
        else:
            c.paint(
                circle(x, y, rng.uniform(0.9, 2.1)), color, alpha=rng.uniform(0.5, 1), texture=0, wobble=0, rough=0.4
            )


def star(
    c: Canvas, x: float, y: float, radius: float, color: Color, points: int = 4, glow: bool = True, radians: float = 0
) -> None:
    """One star; radians turns it."""
    r = radius
    if glow:
        c.glow(x, y, r * 5, color, 0.5, 2.2)
    outline = []
    for i in range(points * 2):
        a = math.pi * i / points - math.pi / 2 + radians
        k = r if i % 2 == 0 else r * (0.28 if points == 4 else 0.45)
        outline.append((x + math.cos(a) * k, y + math.sin(a) * k))
    c.paint(poly(outline), color, texture=0.3, wobble=0.4, rough=0.6)


def cloud(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    color: Color,
    shade: Color,
    alpha: float = 1,
    rim: Color | None = None,
    flat: bool = True,
    shadow: float = 0,
) -> Path:
    """A flat-bottomed cloud with woodcut curls."""
    w = width
    rng = c.rng
    n = 6
    shp = rect(x - w / 2, y - w * 0.055, w, w * 0.11, w * 0.055)
    for i in range(n):
        t = (i + 0.5) / n
        r = w * (0.07 + 0.10 * math.sin(math.pi * t)) * rng.uniform(0.8, 1.2)
        shp = union(shp, circle(x - w * 0.42 + w * 0.84 * t, y - w * 0.03 - r * 0.42, r))
    if flat:
        shp = difference(shp, rect(x - w, y + w * 0.055, w * 2, w))
    c.paint(
        shp,
        color,
        shade=shade,
        shade_alpha=0.85,
        shade_depth=0.45,
        light_from=(-0.3, -0.8),
        alpha=alpha,
        rim=rim,
        rim_width=4,
        shadow=shadow,
    )
    # inner curls, like a woodcut
    for i in range(3):
        cx = x - w * 0.25 + i * w * 0.22 + rng.uniform(-0.03, 0.03) * w
        cy = y - w * rng.uniform(0.02, 0.09)
        r = w * rng.uniform(0.05, 0.08)
        pts = [(cx + math.cos(a) * r, cy + math.sin(a) * r * 0.85) for a in [math.pi * (1 + k / 5) for k in range(6)]]
        c.line(pts, shade, w * 0.008, alpha=0.55 * alpha)
    return shp


def hang(c: Canvas, x: float, y0: float, y1: float, color: Color, width: float = 1.6) -> None:
    """A thread from y0 down to y1 that something hangs from."""
    c.line([(x, y0), (x + 0.1, y1)], color, width, alpha=0.8, wobble=0.5)
