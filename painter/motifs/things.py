"""Boats, cups, cages, clocks and other things."""

from __future__ import annotations

import math
from typing import Literal

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, ellipse, limb, moved, poly, rect, smooth, union
from painter.palette import Color, Palette, mix

CagePart = Literal["back", "front", "both"]


def boat(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    hull: Color | None = None,
    sail: Color | None = None,
    flip: bool = False,
    turn: float = 0,
    mast: bool = True,
) -> None:
    """A small sailing boat with its waterline at y; hull about 120 wide."""
    hull = p.accent if hull is None else hull
    sail = p.light if sail is None else sail
    with c.at(x, y, scale, turn, flip):
        if mast:
            c.line([(0, -14), (2, -150)], p.ink, 4, wobble=0.4)
            c.paint(
                smooth([(-4, -146, 1), (-34, -100), (-54, -34, 1), (-4, -30, 1)]),
                sail,
                shade=mix(sail, p.mid, 0.7),
                shade_depth=0.3,
            )
            c.paint(
                smooth([(8, -138, 1), (28, -90), (34, -34, 1), (8, -32, 1)]),
                mix(sail, p.soft, 0.45),
                shade=mix(sail, p.mid, 0.8),
                shade_depth=0.3,
            )
            c.paint(poly([(2, -150), (2, -164), (-26, -156)]), p.accent, wobble=0.3)
        c.paint(
            smooth([(-66, -26, 1), (-20, -20), (30, -20), (72, -30, 1), (54, 4), (30, 14), (-30, 14), (-52, 4)]),
            hull,
            shade=mix(hull, p.ink, 0.7),
            shade_depth=0.4,
            rim=mix(hull, p.light, 0.6),
            rim_width=3,
        )


def paper_boat(
    c: Canvas, x: float, y: float, scale: float, p: Palette, color: Color | None = None, turn: float = 0
) -> None:
    """A folded paper boat with its waterline at y; about 170 wide."""
    color = p.light if color is None else color
    with c.at(x, y, scale, turn):
        c.paint(
            poly([(0, -74), (-44, -18), (44, -18)]),
            color,
            shade=mix(color, p.mid, 0.7),
            shade_depth=0.35,
            light_from=(-0.8, -0.2),
        )
        c.paint(
            poly([(-88, -38), (-52, 16), (52, 16), (88, -38), (0, -14)]),
            mix(color, p.soft, 0.25),
            shade=mix(color, p.mid, 0.8),
            shade_depth=0.4,
            wobble=0.5,
        )
        c.paint(poly([(0, -14), (88, -38), (52, 16), (0, 16)]), mix(color, p.mid, 0.35), wobble=0.4, alpha=0.8)


def balloon(
    c: Canvas,
    x: float,
    y: float,
    radius: float,
    p: Palette,
    color: Color | None = None,
    stripe: Color | None = None,
    basket: bool = True,
    gores: int = 7,
) -> Path:
    """A hot-air balloon with its envelope centred at (x, y); gives the envelope."""
    r = radius
    color = p.accent if color is None else color
    stripe = p.light if stripe is None else stripe
    env = smooth([(x, y - r), (x + r * 0.62, y - r * 0.82), (x + r * 0.98, y - r * 0.2), (x + r * 0.8, y + r * 0.45),
        (x + r * 0.3, y + r * 1.05), (x + r * 0.14, y + r * 1.2, 1), (x - r * 0.14, y + r * 1.2, 1),
        (x - r * 0.3, y + r * 1.05), (x - r * 0.8, y + r * 0.45), (x - r * 0.98, y - r * 0.2),
        (x - r * 0.62, y - r * 0.82)])  # fmt: skip
    c.paint(env, color)
    with c.clip(env):
        for i in range(gores):
            if i % 2:
                u0, u1 = math.sin((i / gores - 0.5) * math.pi), math.sin(((i + 1) / gores - 0.5) * math.pi)
                c.paint(smooth([(x, y - r, 1), (x + u0 * r, y - r * 0.1), (x + u0 * r * 0.3, y + r * 1.2, 1),
                    (x + u1 * r * 0.3, y + r * 1.2, 1), (x + u1 * r, y - r * 0.1)]), stripe, wobble=0.5)  # fmt: skip
        c.paint(difference(env, moved(env, -r * 0.28, -r * 0.12)), p.ink, alpha=0.5, feather=r * 0.12, texture=0)
        c.paint(ellipse(x - r * 0.4, y - r * 0.4, r * 0.2, r * 0.34), p.light, alpha=0.28, feather=r * 0.1, texture=0)
    if basket:
        for k in (-0.13, 0.13):
            c.line([(x + r * k, y + r * 1.18), (x + r * k * 0.9, y + r * 1.55)], p.ink, max(1, r * 0.02), wobble=0.3)
        c.paint(smooth([(x - r * 0.16, y + r * 1.5, 1), (x + r * 0.16, y + r * 1.5, 1), (x + r * 0.13, y + r * 1.74),
            (x - r * 0.13, y + r * 1.74)]), mix(p.soft, "#7a4a22", 0.6), shade=p.ink, shade_depth=0.4)  # fmt: skip
    return env


def teacup(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    p: Palette,
    color: Color | None = None,
    band: Color | None = None,
    saucer: bool = True,
    front_only: bool = False,
    back_only: bool = False,
) -> None:
    """A cup with the centre of its rim at (x, y); draw the back, then what is in it, then the front."""
    color = p.light if color is None else color
    band = p.accent if band is None else band
    if not front_only:
        _cup_back(c, x, y, width, p, color, saucer)
    if not back_only:
        _cup_front(c, x, y, width, p, color, band)


def _cup_back(c: Canvas, x: float, y: float, w: float, p: Palette, color: Color, saucer: bool) -> None:
    """The saucer and the inside of the cup."""
    ry = w * 0.12
    sh = mix(color, p.deep, 0.75)
    if saucer:
        c.shadow_blob(x, y + w * 0.66, w * 0.8, w * 0.10, p.ink, 0.6)
        c.paint(ellipse(x, y + w * 0.60, w * 0.82, w * 0.12), color, shade=sh, shade_depth=0.5, light_from=(-0.2, -0.6))
        c.paint(ellipse(x, y + w * 0.585, w * 0.52, w * 0.06), sh, alpha=0.5)
    hd = difference(smooth([(x + w * 0.44, y + w * 0.08), (x + w * 0.66, y + w * 0.04),
        (x + w * 0.76, y + w * 0.20), (x + w * 0.62, y + w * 0.38), (x + w * 0.36, y + w * 0.42)]),
        smooth([(x + w * 0.46, y + w * 0.14), (x + w * 0.62, y + w * 0.11), (x + w * 0.68, y + w * 0.20),
        (x + w * 0.58, y + w * 0.31), (x + w * 0.38, y + w * 0.34)]))  # fmt: skip
    c.paint(hd, color, shade=sh, shade_depth=0.2)
    c.paint(ellipse(x, y, w / 2, ry), mix(color, sh, 0.8), to=mix(color, sh, 0.2))


def _cup_front(c: Canvas, x: float, y: float, w: float, p: Palette, color: Color, band: Color) -> None:
    """The outside of the cup with its band and its handle."""
    ry = w * 0.12
    sh = mix(color, p.deep, 0.75)
    front = difference(smooth([(x - w * 0.5, y, 1), (x - w * 0.47, y + w * 0.24), (x - w * 0.34, y + w * 0.46),
        (x - w * 0.2, y + w * 0.56, 1), (x - w * 0.2, y + w * 0.60, 1), (x + w * 0.2, y + w * 0.60, 1),
        (x + w * 0.2, y + w * 0.56, 1), (x + w * 0.34, y + w * 0.46), (x + w * 0.47, y + w * 0.24),
        (x + w * 0.5, y, 1)]), ellipse(x, y - 0.5, w / 2 - 1, ry))  # fmt: skip
    front = union(
        front,
        difference(
            ellipse(x, y, w * 0.5, ry), union(ellipse(x, y, w * 0.485, ry * 0.88), rect(x - w, y - w, w * 2, w))
        ),
    )
    c.paint(front, color, shade=sh, shade_depth=0.45, light_from=(-0.8, -0.25))
    with c.clip(front):
        c.line([(x - w * 0.52, y + w * 0.07), (x - w * 0.25, y + w * 0.175), (x, y + w * 0.20),
            (x + w * 0.25, y + w * 0.175), (x + w * 0.52, y + w * 0.07)], band, w * 0.028)  # fmt: skip
        for i in range(9):
            t = (i - 4) / 4.3
            c.paint(circle(x + t * w * 0.44, y + w * (0.30 - 0.10 * t * t), w * 0.016), band, wobble=0.3)
    c.line([(x - w * 0.495, y + 1), (x - w * 0.3, y + ry * 0.80), (x, y + ry), (x + w * 0.3, y + ry * 0.80),
        (x + w * 0.495, y + 1)], mix(color, "#ffffff", 0.6), w * 0.014)  # fmt: skip


def book(
    c: Canvas, x: float, y: float, width: float, p: Palette, cover: Color | None = None, page: Color | None = None
) -> None:
    """An open book lying, its spine at (x, y)."""
    w = width
    cover = p.accent if cover is None else cover
    page = p.light if page is None else page
    h = w * 0.30
    c.shadow_blob(x, y + h * 0.55, w * 0.58, h * 0.28, p.ink, 0.6)
    c.paint(smooth([(x, y + h * 0.42, 1), (x - w * 0.25, y + h * 0.30), (x - w * 0.54, y + h * 0.44, 1),
        (x - w * 0.48, y - h * 0.40, 1), (x, y - h * 0.30, 1), (x + w * 0.48, y - h * 0.40, 1),
        (x + w * 0.54, y + h * 0.44, 1), (x + w * 0.25, y + h * 0.30)]), cover, shade=mix(cover, p.ink, 0.7),
        shade_depth=0.3)  # fmt: skip
    for i in range(4):
        d = (3 - i) * h * 0.035
        for k in (-1, 1):
            pg = smooth([(x, y + h * 0.34 + d, 1), (x + k * w * 0.14, y + h * 0.16 + d),
                (x + k * w * 0.34, y + h * 0.18 + d), (x + k * w * 0.50, y + h * 0.32 + d, 1),
                (x + k * w * 0.445, y - h * 0.46 + d, 1), (x + k * w * 0.30, y - h * 0.56 + d),
                (x + k * w * 0.12, y - h * 0.52 + d), (x, y - h * 0.34 + d, 1)])  # fmt: skip
            c.paint(
                pg,
                mix(page, p.soft, 0.10 * (3 - i)),
                shade=mix(page, p.soft, 0.9) if i == 3 else p.soft,
                shade_depth=0.22,
                light_from=(-k * 0.9, -0.1),
                wobble=0.4,
            )
    for k in (-1, 1):
        for r in range(6):
            t = r / 6
            yy = y - h * 0.38 + t * h * 0.58
            x0, x1 = w * (0.07 + 0.01 * t), w * (0.39 + 0.05 * t)
            c.line(
                [(x + k * x0, yy - h * 0.02), (x + k * (x0 + x1) / 2, yy - h * 0.09), (x + k * x1, yy + h * 0.01)],
                p.mid,
                2.2,
                alpha=0.45,
            )


def key(c: Canvas, x: float, y: float, length: float, p: Palette, color: Color | None = None, turn: float = 0) -> None:
    """A key with its ring at (x, y), pointing down for length."""
    color = p.glow if color is None else color
    with c.at(x, y, length, turn):
        ring = difference(
            union(circle(0, -0.15, 0.15), circle(-0.14, -0.01, 0.11), circle(0.14, -0.01, 0.11), circle(0, 0.02, 0.10)),
            union(circle(0, -0.16, 0.07), circle(-0.145, -0.0, 0.05), circle(0.145, -0.0, 0.05)),
        )
        shp = union(
            ring,
            rect(-0.05, 0.02, 0.10, 0.88, 0.03),
            rect(-0.09, 0.13, 0.18, 0.06, 0.02),
            rect(-0.08, 0.82, 0.16, 0.05, 0.02),
            rect(0.0, 0.60, 0.22, 0.08),
            rect(0.0, 0.73, 0.17, 0.07),
            rect(0.15, 0.56, 0.07, 0.16),
        )
        c.paint(
            shp,
            color,
            shade=mix(color, p.ink, 0.65),
            shade_depth=0.12,
            rim="#fff6da",
            rim_width=3,
            wobble=0.4,
            shadow=4,
            shadow_offset=(3, 4),
        )


def clock(
    c: Canvas,
    x: float,
    y: float,
    radius: float,
    p: Palette,
    face: Color | None = None,
    ring: Color | None = None,
    hour: float = 10,
    minute: float = 8,
) -> None:
    """A clock face without numerals."""
    r = radius
    face = p.light if face is None else face
    ring = p.glow if ring is None else ring
    c.paint(circle(x, y, r * 1.16), ring, shade=mix(ring, p.ink, 0.7), shade_depth=0.2)
    c.paint(circle(x, y, r * 1.04), mix(ring, p.ink, 0.55))
    c.paint(circle(x, y, r), face, shade=mix(face, p.soft, 0.9), shade_depth=0.18, light_from=(0.5, 0.7))
    for i in range(60):
        a = math.radians(i * 6)
        q = 0.86 if i % 5 else 0.78
        if i % 5 == 0 or r > 90:
            c.line(
                [
                    (x + math.sin(a) * r * q, y - math.cos(a) * r * q),
                    (x + math.sin(a) * r * 0.93, y - math.cos(a) * r * 0.93),
                ],
                p.ink,
                r * (0.035 if i % 5 == 0 else 0.012),
                wobble=0.3,
            )
    for degrees, reach, w in ((hour * 30 + minute * 0.5, 0.5, 0.06), (minute * 6, 0.76, 0.04)):
        a = math.radians(degrees)
        c.paint(limb([(x - math.sin(a) * r * 0.12, y + math.cos(a) * r * 0.12),
            (x + math.sin(a) * r * reach * 0.6, y - math.cos(a) * r * reach * 0.6),
            (x + math.sin(a) * r * reach, y - math.cos(a) * r * reach)], [r * w, r * w * 1.3, r * 0.008]), p.ink,
            wobble=0.3)  # fmt: skip
    c.paint(circle(x, y, r * 0.06), p.accent)


def cage(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    p: Palette,
    color: Color | None = None,
    bars: int = 9,
    part: CagePart = "both",
    base: bool = True,
) -> None:
    """A bird cage with the centre of its base at (x, y); draw the back, then what is in it, then the front."""
    w, h = width, height
    color = p.glow if color is None else color
    sh = mix(color, p.ink, 0.7)
    parts = ("back", "front") if part == "both" else (part,)
    for q in parts:
        dark = q == "back"
        cc = mix(color, p.ink, 0.55) if dark else color
        bw = max(2.2, w * (0.009 if dark else 0.014))
        for i in range(bars):
            u = math.sin((i / (bars - 1) - 0.5) * math.pi) * (0.97 if not dark else 0.9)
            if dark:
                u = math.sin(((i + 0.5) / bars - 0.5) * math.pi) * 0.93
            xx = x + u * w / 2
            c.line([(xx, y), (xx, y - h * 0.30), (xx, y - h * 0.58), (x + u * w * 0.44, y - h * 0.74),
                (x + u * w * 0.28, y - h * 0.88), (x + u * w * 0.04, y - h * 0.965)], cc, bw, wobble=0.5,
                rim=None if dark else "#fff3cf", rim_width=1.5)  # fmt: skip
        for t in (0.30, 0.60):
            yy = y - h * t
            e = w * 0.035 * (1 if not dark else -1)
            c.line([(x - w / 2, yy), (x - w * 0.25, yy + e * 0.85), (x, yy + e), (x + w * 0.25, yy + e * 0.85),
                (x + w / 2, yy)], cc, bw * 1.3, wobble=0.4)  # fmt: skip
        if q == "back" and base:
            c.paint(ellipse(x, y, w * 0.53, w * 0.075), mix(sh, p.ink, 0.4))
        if q == "front":
            _cage_top_and_base(c, x, y, w, h, color, sh, base)


def _cage_top_and_base(c: Canvas, x: float, y: float, w: float, h: float, color: Color, sh: Color, base: bool) -> None:
    """The tray, the cap and the ring to hang it by."""
    if base:
        c.paint(
            difference(
                union(ellipse(x, y + w * 0.07, w * 0.54, w * 0.085), rect(x - w * 0.54, y, w * 1.08, w * 0.07)),
                ellipse(x, y - 1, w * 0.53, w * 0.075),
            ),
            color,
            shade=sh,
            shade_depth=0.5,
            light_from=(-0.8, -0.3),
        )
    c.paint(smooth([(x - w * 0.06, y - h * 0.945, 1), (x - w * 0.03, y - h * 0.985), (x, y - h),
        (x + w * 0.03, y - h * 0.985), (x + w * 0.06, y - h * 0.945, 1)]), color, shade=sh,
        shade_depth=0.4)  # fmt: skip
    c.paint(
        difference(circle(x, y - h * 1.035, w * 0.055), circle(x, y - h * 1.035, w * 0.036)),
        color,
        shade=sh,
        shade_depth=0.2,
    )


def lantern(c: Canvas, x: float, y: float, scale: float, p: Palette, color: Color | None = None) -> None:
    """A lit lantern centred at (x, y), about 70 tall."""
    color = p.ink if color is None else color
    with c.at(x, y, scale):
        c.glow(0, 0, 110, p.glow, 0.7)
        c.paint(rect(-16, -20, 32, 42, 4), p.glow, shade=p.soft, shade_depth=0.2)
        for k in (-16, 0, 16):
            c.line([(k, -20), (k, 22)], color, 3, wobble=0.3)
        c.paint(smooth([(-22, -20, 1), (-10, -34), (0, -38), (10, -34), (22, -20, 1)]), color)
        c.paint(rect(-20, 20, 40, 7, 2), color)
        c.paint(difference(circle(0, -44, 9), circle(0, -44, 5.5)), color, wobble=0.3)


def curtain(
    c: Canvas,
    x: float,
    width: float,
    y0: float,
    y1: float,
    p: Palette,
    side: int = 1,
    color: Color | None = None,
    tie: bool = True,
    folds: int = 6,
) -> None:
    """A drape from y0 to y1; its outer edge at x, it opens toward side (1 is to the right)."""
    w = width
    color = p.accent if color is None else color
    dark = mix(color, p.ink, 0.72)
    drop = y1 - y0
    k = side
    ty = y0 + drop * 0.64
    shp = smooth([(x, y0, 1), (x + k * w, y0, 1), (x + k * w * 0.97, y0 + drop * 0.22),
        (x + k * w * 0.72, y0 + drop * 0.48), (x + k * w * 0.30, ty, 1), (x + k * w * 0.42, y0 + drop * 0.80),
        (x + k * w * 0.52, y1, 1), (x, y1, 1)])  # fmt: skip
    c.paint(
        shp, color, shade=dark, shade_depth=0.25, light_from=(-k * 0.6, -0.2), shadow=16, shadow_offset=(10 * k, 10)
    )
    with c.clip(shp):
        for i in range(folds):
            t = (i + 0.7) / folds
            c.paint(limb([(x + k * w * t, y0 - 5), (x + k * w * t * 0.95, y0 + drop * 0.24),
                (x + k * w * t * 0.70, y0 + drop * 0.48), (x + k * w * t * 0.28, ty),
                (x + k * w * t * 0.38, y0 + drop * 0.82), (x + k * w * t * 0.5, y1 + 5)], [w * 0.08, w * 0.085,
                w * 0.06, w * 0.02, w * 0.04, w * 0.06]), dark, alpha=0.8, feather=3)  # fmt: skip
            t -= 0.06
            c.paint(limb([(x + k * w * t, y0 - 5), (x + k * w * t * 0.95, y0 + drop * 0.24),
                (x + k * w * t * 0.70, y0 + drop * 0.48), (x + k * w * t * 0.28, ty),
                (x + k * w * t * 0.38, y0 + drop * 0.82), (x + k * w * t * 0.5, y1 + 5)], [w * 0.03, w * 0.035,
                w * 0.025, w * 0.008, w * 0.015, w * 0.025]), mix(color, p.light, 0.45), alpha=0.55,
                feather=3)  # fmt: skip
    if tie:
        c.line([(x - k * 4, ty - 16), (x + k * w * 0.18, ty + 8), (x + k * w * 0.31, ty - 4)], p.glow, 11)
        c.paint(
            limb([(x + k * w * 0.24, ty + 4), (x + k * w * 0.25, ty + 34), (x + k * w * 0.24, ty + 66)], [10, 16, 22]),
            p.glow,
            shade=mix(p.glow, p.ink, 0.7),
            shade_depth=0.4,
        )


def crown(c: Canvas, x: float, y: float, width: float, p: Palette, color: Color | None = None) -> None:
    """A paper crown standing on y."""
    w = width
    color = p.glow if color is None else color
    c.paint(poly([(x - w / 2, y), (x - w * 0.56, y - w * 0.48), (x - w * 0.26, y - w * 0.22), (x, y - w * 0.6),
        (x + w * 0.26, y - w * 0.22), (x + w * 0.56, y - w * 0.48), (x + w / 2, y)]), color, shade=mix(color, p.ink,
        0.6), shade_depth=0.4)  # fmt: skip


def chair(c: Canvas, x: float, y: float, scale: float, p: Palette, color: Color | None = None) -> None:
    """A chair standing on y, about 190 tall."""
    color = p.accent if color is None else color
    d = mix(color, p.ink, 0.6)
    with c.at(x, y, scale):
        for a, b in (((-34, -74), (-38, 0)), ((34, -74), (40, 0)), ((-22, -84), (-24, -14)), ((24, -84), (26, -14))):
            c.line([a, b], d, 6, wobble=0.4)
        c.paint(poly([(-44, -72), (-28, -92), (30, -92), (44, -72)]), color, shade=d, shade_depth=0.3)
        for k in (-27, 29):
            c.line([(k, -90), (k * 1.05, -178)], d, 6, wobble=0.4)
        c.paint(
            smooth([(-32, -120, 1), (-32, -172), (0, -188), (34, -172), (34, -120, 1)]),
            color,
            shade=d,
            shade_depth=0.25,
        )
