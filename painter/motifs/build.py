"""Houses, towers, doors, stairs and ladders."""

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.canvas import Canvas
from painter.geom import Points, arch, circle, poly, rect, smooth
from painter.palette import Color, Palette, mix


def house(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    wall: Color,
    roof: Color,
    p: Palette,
    lit: float = 0.7,
    lean: float = 0,
    chimney: bool = True,
    door: bool = True,
) -> None:
    """A story-book house standing on y."""
    w, h = width, height
    rng = c.rng
    with c.at(x, y, 1, lean):
        if chimney:
            cx = w * rng.choice((-0.25, 0.22))
            c.paint(rect(cx - w * 0.06, -h * 1.02 - w * 0.38, w * 0.12, w * 0.4), mix(roof, p.ink, 0.4))
        b = poly([(-w / 2, 0), (-w / 2 * 0.96, -h), (w / 2 * 0.96, -h), (w / 2, 0)])
        c.paint(b, wall, shade=mix(wall, p.ink, 0.75), shade_depth=0.35, light_from=(-0.8, -0.2), wobble=0.7)
        rh = w * rng.uniform(0.55, 0.75)
        c.paint(smooth([(-w * 0.60, -h + 4, 1), (-w * 0.30, -h - rh * 0.46), (0, -h - rh, 1),
            (w * 0.30, -h - rh * 0.46), (w * 0.60, -h + 4, 1)]), roof, shade=mix(roof, p.ink, 0.75), shade_depth=0.3,
            light_from=(-0.8, -0.2), wobble=0.7)  # fmt: skip
        n = 1 if w < 34 else 2
        rows = max(1, int(h / (w * 0.62)))
        for r in range(rows):
            for i in range(n):
                if door and r == 0 and i == n - 1 and n > 1:
                    c.paint(arch(w * 0.2, 0, w * 0.22, w * 0.36), mix(wall, p.ink, 0.8))
                    continue
                wx = (i - (n - 1) / 2) * w * 0.42
                wy = -h + w * 0.30 + r * w * 0.55
                _window(c, wx, wy, w * 0.20, w, wall, p, rng.random() < lit)


def _window(c: Canvas, wx: float, wy: float, ww: float, w: float, wall: Color, p: Palette, on: bool) -> None:
    """One window, lit or dark."""
    if on:
        c.glow(wx, wy, ww * 3.2, p.glow, 0.45)
    c.paint(
        rect(wx - ww / 2, wy - ww * 0.65, ww, ww * 1.3),
        p.glow if on else mix(wall, p.ink, 0.8),
        wobble=0.4,
        texture=0.3,
    )
    c.line([(wx, wy - ww * 0.65), (wx, wy + ww * 0.65)], mix(wall, p.ink, 0.6), max(0.8, w * 0.02), wobble=0.2)
    c.line([(wx - ww * 0.5, wy), (wx + ww * 0.5, wy)], mix(wall, p.ink, 0.6), max(0.8, w * 0.02), wobble=0.2)


def village(
    c: Canvas,
    points: Points,
    p: Palette,
    walls: Sequence[Color],
    roofs: Sequence[Color],
    size: tuple[float, float] = (34, 54),
    lit: float = 0.7,
) -> None:
    """Houses at the ground points, back to front."""
    rng = c.rng
    for x, y in points:
        w = rng.uniform(*size)
        house(
            c,
            x,
            y + 4,
            w,
            w * rng.uniform(0.8, 1.7),
            rng.choice(walls),
            rng.choice(roofs),
            p,
            lit=lit,
            lean=rng.uniform(-4, 4),
        )


def lighthouse(
    c: Canvas,
    x: float,
    y: float,
    height: float,
    p: Palette,
    stripes: int = 5,
    color: Color | None = None,
    stripe: Color | None = None,
    lamp: bool = True,
) -> None:
    """A striped lighthouse standing on y."""
    h = height
    color = p.light if color is None else color
    stripe = p.accent if stripe is None else stripe
    w0, w1 = h * 0.115, h * 0.072
    body = poly([(x - w0, y), (x - w1, y - h * 0.74), (x + w1, y - h * 0.74), (x + w0, y)])
    c.paint(body, color)
    with c.clip(body):
        for i in range(stripes):
            if i % 2 == 0:
                y0 = y - h * 0.74 * i / stripes
                y1 = y - h * 0.74 * (i + 1) / stripes
                c.paint(smooth([(x - w0 * 1.3, y0, 1), (x, y0 + h * 0.02), (x + w0 * 1.3, y0, 1), (x + w0 * 1.3, y1, 1),
                    (x, y1 + h * 0.02), (x - w0 * 1.3, y1, 1)]), stripe, wobble=0.6)  # fmt: skip
        c.paint(
            poly([(x + w0 * 0.1, y), (x + w1 * 0.2, y - h), (x + w0 * 3, y - h), (x + w0 * 3, y)]),
            p.ink,
            alpha=0.45,
            feather=h * 0.018,
            texture=0,
        )
        for t in (0.12, 0.34, 0.56):
            c.paint(arch(x - w0 * 0.1, y - h * t, h * 0.028, h * 0.05), p.ink, wobble=0.3)
    c.paint(rect(x - w1 * 1.5, y - h * 0.765, w1 * 3, h * 0.03, 2), p.ink, wobble=0.4)
    if lamp:
        c.glow(x, y - h * 0.82, h * 0.42, p.glow, 0.7)
    c.paint(rect(x - w1 * 0.78, y - h * 0.87, w1 * 1.56, h * 0.11), p.glow if lamp else p.soft, wobble=0.3)
    for k in (-0.78, 0, 0.78):
        c.line([(x + w1 * k, y - h * 0.765), (x + w1 * k, y - h * 0.87)], p.ink, h * 0.008, wobble=0.2)
    c.paint(smooth([(x - w1 * 1.15, y - h * 0.865, 1), (x - w1 * 0.7, y - h * 0.93), (x, y - h * 0.965),
        (x + w1 * 0.7, y - h * 0.93), (x + w1 * 1.15, y - h * 0.865, 1)]), stripe, shade=p.ink,
        shade_depth=0.4)  # fmt: skip
    c.paint(circle(x, y - h * 0.975, h * 0.012), p.ink)


def door(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    color: Color,
    frame: Color,
    p: Palette,
    is_open: bool = False,
    light: Color | None = None,
) -> None:
    """A door in an arched frame standing on y; open, it shows light behind."""
    w, h = width, height
    c.paint(arch(x, y, w * 1.22, h * 1.09), frame, shade=mix(frame, p.ink, 0.6), shade_depth=0.15)
    if is_open:
        c.paint(arch(x, y, w, h), p.glow if light is None else light, texture=0.5)
        c.paint(poly([(x - w / 2, y), (x - w / 2 - w * 0.42, y + w * 0.12), (x - w / 2 - w * 0.42, y - h * 0.84),
            (x - w / 2, y - h * 0.97)]), color, shade=p.ink, shade_depth=0.4, light_from=(0.6, -0.4))  # fmt: skip
    else:
        d = arch(x, y, w, h)
        c.paint(d, color, shade=mix(color, p.ink, 0.7), shade_depth=0.25)
        with c.clip(d):
            for k in (-0.25, 0, 0.25):
                c.line([(x + w * k, y), (x + w * k, y - h)], mix(color, p.ink, 0.5), w * 0.02, alpha=0.7)
        c.paint(circle(x + w * 0.32, y - h * 0.45, w * 0.055), p.glow)


def ladder(
    c: Canvas,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    width: float,
    color: Color,
    rungs: int = 12,
    stroke: float = 5,
) -> None:
    """A ladder from its foot (x0, y0) to its top (x1, y1)."""
    w = width
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * w / 2, dx / length * w / 2
    for i in range(1, rungs):
        t = i / rungs
        c.line(
            [(x0 + dx * t + nx * 1.1, y0 + dy * t + ny * 1.1), (x0 + dx * t - nx * 1.1, y0 + dy * t - ny * 1.1)],
            color,
            stroke * 0.8,
            wobble=0.5,
        )
    for s in (1, -1):
        c.line([(x0 + nx * s, y0 + ny * s), (x1 + nx * s * 0.9, y1 + ny * s * 0.9)], color, stroke, wobble=0.6)


def tower(c: Canvas, x: float, y: float, width: float, height: float, wall: Color, roof: Color, p: Palette) -> None:
    """A tower with lit windows and a pointed roof, standing on y."""
    w, h = width, height
    c.paint(
        poly([(x - w / 2, y), (x - w * 0.45, y - h), (x + w * 0.45, y - h), (x + w / 2, y)]),
        wall,
        shade=mix(wall, p.ink, 0.7),
        shade_depth=0.35,
        light_from=(-0.8, -0.2),
    )
    c.paint(rect(x - w * 0.58, y - h - w * 0.08, w * 1.16, w * 0.22, 3), mix(wall, p.ink, 0.25))
    c.paint(smooth([(x - w * 0.66, y - h - w * 0.05, 1), (x - w * 0.25, y - h - w * 0.7), (x, y - h - w * 1.5, 1),
        (x + w * 0.25, y - h - w * 0.7), (x + w * 0.66, y - h - w * 0.05, 1)]), roof, shade=p.ink, shade_depth=0.3,
        light_from=(-0.8, -0.2))  # fmt: skip
    for i in range(max(1, int(h / (w * 1.1)))):
        wy = y - h + w * 0.5 + i * w * 1.05
        c.glow(x, wy, w * 0.7, p.glow, 0.4)
        c.paint(arch(x, wy + w * 0.2, w * 0.2, w * 0.4), p.glow, wobble=0.3)
