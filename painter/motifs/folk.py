"""People, and what they hold over their heads or stretch out."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from painter.brush import Vector
from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, group, limb, poly, rect, smooth, union
from painter.palette import Color, Palette, mix

Hat = Literal["top", "cap", "cone"]
Face = Literal["left"]

BLUSH = "#7a3b32"
LARGE = 170  # pixels of height from which a figure gets seams, buttons and a collar


@dataclass(frozen=True)
class _Look:
    """A figure one unit tall with its feet at the origin."""

    coat: Color
    skin: Color
    hair: Color
    trousers: Color
    hat: Hat | None
    scarf: Color | None
    skirt: bool
    face: Face | None
    stride: float
    lean: float
    rim: Color | None

    @property
    def half_hem(self) -> float:
        """Half the width of the hem."""
        return 0.20 if self.skirt else 0.145

    @property
    def hem(self) -> float:
        """The height of the hem."""
        return -0.22 if self.skirt else -0.27

    @property
    def head(self) -> Vector:
        """The middle of the head."""
        return self.lean * 1.3, -0.83


def person(
    c: Canvas,
    x: float,
    y: float,
    height: float,
    p: Palette,
    coat: Color | None = None,
    skin: Color = "#e8bd97",
    hair: Color | None = None,
    trousers: Color | None = None,
    hand_right: Vector = (0.22, -0.36),
    hand_left: Vector = (-0.2, -0.36),
    flip: bool = False,
    hat: Hat | None = None,
    scarf: Color | None = None,
    skirt: bool = False,
    face: Face | None = None,
    stride: float = 0.07,
    lean: float = 0,
    turn: float = 0,
    rim: Color | None = None,
) -> None:
    """A small figure with its feet at (x, y), from behind or (face="left") in profile.

    Hands are given in units of the height from the feet, so that any prop can be held; the elbows find their place.
    """
    coat = p.accent if coat is None else coat
    hair = p.ink if hair is None else hair
    trousers = p.ink if trousers is None else trousers
    look = _Look(coat, skin, hair, trousers, hat, scarf, skirt, face, stride, lean, rim)
    dark = mix(coat, p.ink, 0.6)
    with c.at(x, y, height, turn, flip):
        _legs(c, look)
        c.paint(_arm((0.085 + lean, -0.66), hand_right, lean), dark, wobble=0.3)
        _mitt(c, hand_right, skin)
        _coat(c, look, p, dark)
        c.paint(_arm((-0.085 + lean, -0.66), hand_left, lean), mix(coat, dark, 0.25), rim=rim, rim_width=2, wobble=0.3)
        _mitt(c, hand_left, skin)
        c.paint(rect(look.head[0] - 0.03, -0.76, 0.06, 0.06), mix(skin, p.ink, 0.3), wobble=0)
        if face == "left":
            _profile(c, look, p)
        else:
            _back_of_head(c, look)
        _neckwear(c, look, p)
        _hat(c, look, p)


def _legs(c: Canvas, look: _Look) -> None:
    """Two legs with shoes."""

    def leg(hip: float, foot: float) -> Path:
        """One leg from hip to foot."""
        return limb([(hip, -0.38), ((hip + foot) / 2, -0.19), (foot, -0.02)], 0.075, 0.05)

    c.paint(group(leg(-0.04, -look.stride), leg(0.04, look.stride)), look.trousers, wobble=0.3)
    for foot, outward in ((-look.stride, -0.4), (look.stride, 0.4)):
        toes = -1 if look.face == "left" else outward  # toes follow the gaze
        right, left = max(toes, 0), min(toes, 0)
        shoe = smooth([(foot - 0.036, -0.06), (foot + 0.036, -0.06), (foot + 0.042, -0.012),
            (foot + 0.04 + 0.035 * right, 0.004), (foot - 0.04 + 0.05 * left, 0.004),
            (foot - 0.046 + 0.05 * left, -0.018), (foot - 0.034, -0.034)])  # fmt: skip
        c.paint(shoe, mix(look.trousers, "#000000", 0.45), wobble=0.2)


def _arm(shoulder: Vector, hand: Vector, lean: float) -> Path:
    """A two-bone arm that reaches the hand; the elbow falls out and down."""
    dx, dy = hand[0] - shoulder[0], hand[1] - shoulder[1]
    distance = max(0.02, math.hypot(dx, dy))
    bone = max(0.165, distance / 2 * 1.01)
    bend = math.sqrt(max(0, bone * bone - distance * distance / 4))
    mx, my = (shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2
    outward = 1 if shoulder[0] > lean else -1
    elbows = (
        (mx - dy / distance * bend, my + dx / distance * bend),
        (mx + dy / distance * bend, my - dx / distance * bend),
    )
    elbow = max(elbows, key=lambda point: point[0] * outward * 0.7 + point[1])
    inner = _between(elbow, _between(shoulder, hand, 0.5), 0.12)
    points = [shoulder, _between(shoulder, elbow, 0.55), inner, _between(elbow, hand, 0.5), hand]
    return limb(points, [0.075, 0.074, 0.070, 0.060, 0.044])


def _between(start: Vector, end: Vector, share: float) -> Vector:
    """The point at a share of the way from start to end."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _mitt(c: Canvas, hand: Vector, skin: Color) -> None:
    """A small hand: palm and thumb."""
    side = 1 if hand[0] > 0 else -1
    thumb = ellipse(hand[0] - side * 0.018, hand[1] - 0.018, 0.012, 0.017)
    mitt = union(ellipse(hand[0], hand[1], 0.027, 0.031), thumb)
    c.paint(mitt, skin, shade=mix(skin, BLUSH, 0.5), shade_depth=0.3, wobble=0.1)


def _coat(c: Canvas, look: _Look, p: Palette, dark: Color) -> None:
    """The coat or skirt."""
    lean, w, hem = look.lean, look.half_hem, look.hem
    body = smooth([(-0.07 + lean, -0.72), (0.07 + lean, -0.72), (0.105 + lean, -0.65), (0.115 + lean * 0.5, -0.48),
        (w, hem, 1), (0, hem + 0.02), (-w, hem, 1), (-0.115 + lean * 0.5, -0.48), (-0.105 + lean, -0.65)])  # fmt: skip
    c.paint(
        body, look.coat, shade=dark, shade_depth=0.35, light_from=(-0.7, -0.3), rim=look.rim, rim_width=3, wobble=0.4
    )
    if c.scale <= LARGE:
        return
    c.line([(lean, -0.70), (lean * 0.6, -0.5), (0, hem)], dark, 0.008, alpha=0.8, wobble=0.3)
    if look.face:
        for t in (0.62, 0.52, 0.42):
            c.paint(circle(-0.022 + lean * t, -t, 0.010), p.glow, wobble=0.1)
    seam = [(-w * 0.96, hem - 0.015), (0, hem + 0.003), (w * 0.96, hem - 0.015)]
    c.line(seam, mix(look.coat, p.light, 0.35), 0.007, alpha=0.7, wobble=0.3)


def _profile(c: Canvas, look: _Look, p: Palette) -> None:
    """A head from the side, looking left."""
    x, y = look.head
    face = smooth([(x - 0.03, y - 0.105), (x - 0.078, y - 0.06), (x - 0.088, y - 0.012), (x - 0.112, y + 0.022),
        (x - 0.088, y + 0.036), (x - 0.086, y + 0.066), (x - 0.05, y + 0.10), (x + 0.02, y + 0.10),
        (x + 0.085, y + 0.03), (x + 0.08, y - 0.06)])  # fmt: skip
    c.paint(face, look.skin, shade=mix(look.skin, BLUSH, 0.6), shade_depth=0.3, light_from=(0.5, -0.6), wobble=0.15)
    c.line([(x - 0.082, y + 0.060), (x - 0.066, y + 0.063), (x - 0.054, y + 0.056)], "#8a3a30", 0.009, wobble=0.1)
    hair = smooth([(x - 0.05, y - 0.10), (x + 0.04, y - 0.115), (x + 0.105, y - 0.04), (x + 0.10, y + 0.07),
        (x + 0.05, y + 0.10), (x + 0.045, y - 0.01), (x - 0.01, y - 0.055), (x - 0.085, y - 0.03)])  # fmt: skip
    c.paint(hair, look.hair, wobble=0.2)
    c.paint(ellipse(x - 0.052, y + 0.005, 0.010, 0.014), p.ink, wobble=0)
    cheek = ellipse(x - 0.034, y + 0.042, 0.022, 0.015)
    c.paint(cheek, "#d9785f", alpha=0.55, wobble=0, feather=0.02 * c.scale)
    c.line([(x - 0.072, y - 0.022), (x - 0.052, y - 0.030), (x - 0.034, y - 0.024)], look.hair, 0.009, wobble=0.1)
    c.paint(ellipse(x + 0.03, y + 0.02, 0.016, 0.022), mix(look.skin, BLUSH, 0.35), wobble=0.1)


def _back_of_head(c: Canvas, look: _Look) -> None:
    """A head from behind."""
    x, y = look.head
    c.paint(ellipse(x, y, 0.092, 0.10), look.skin, shade=mix(look.skin, BLUSH, 0.6), shade_depth=0.3, wobble=0.2)
    hair = smooth([(x - 0.098, y + 0.01), (x - 0.085, y - 0.08), (x, y - 0.122), (x + 0.085, y - 0.08),
        (x + 0.098, y + 0.01), (x + 0.06, y + 0.085), (x - 0.06, y + 0.085)])  # fmt: skip
    c.paint(hair, look.hair, rim=look.rim, rim_width=2, wobble=0.2)
    if look.skirt:
        braid = limb([(x + 0.05, y), (x + 0.10, y + 0.12), (x + 0.07, y + 0.22)], [0.07, 0.06, 0.02])
        c.paint(braid, look.hair, wobble=0.2)


def _neckwear(c: Canvas, look: _Look, p: Palette) -> None:
    """The scarf or the collar."""
    x = look.head[0]
    if look.scarf is not None:
        loop = smooth(
            [(x - 0.085, -0.755), (x, -0.735), (x + 0.085, -0.755), (x + 0.08, -0.70), (x, -0.685), (x - 0.08, -0.70)]
        )
        c.paint(loop, look.scarf, wobble=0.2)
        end = limb(
            [(x + 0.06, -0.72), (x + 0.20, -0.70), (x + 0.30, -0.75), (x + 0.42, -0.71)], [0.05, 0.06, 0.055, 0.04]
        )
        c.paint(end, look.scarf, shade=mix(look.scarf, p.ink, 0.5), shade_depth=0.3, wobble=0.3)
    elif c.scale > LARGE:
        collar = smooth(
            [(x - 0.075, -0.745), (x, -0.728), (x + 0.075, -0.745), (x + 0.082, -0.70), (x, -0.672), (x - 0.082, -0.70)]
        )
        c.paint(collar, mix(look.coat, p.ink, 0.3), wobble=0.2)


def _hat(c: Canvas, look: _Look, p: Palette) -> None:
    """The hat, if one is worn."""
    x, y = look.head
    if look.hat == "top":
        c.paint(ellipse(x, y - 0.085, 0.15, 0.026), p.ink, wobble=0.2)
        crown = poly([(x - 0.085, y - 0.085), (x - 0.095, y - 0.27), (x + 0.095, y - 0.27), (x + 0.085, y - 0.085)])
        c.paint(crown, p.ink, rim=look.rim, rim_width=2, wobble=0.3)
    elif look.hat == "cap":
        cap = smooth([(x - 0.15, y - 0.03, 1), (x - 0.09, y - 0.08), (x - 0.03, y - 0.135), (x + 0.06, y - 0.125),
            (x + 0.10, y - 0.04, 1)])  # fmt: skip
        c.paint(cap, mix(look.coat, p.ink, 0.4), wobble=0.2)
    elif look.hat == "cone":
        cone = smooth([(x - 0.12, y - 0.04, 1), (x - 0.03, y - 0.2), (x + 0.07, y - 0.36, 1), (x + 0.09, y - 0.18),
            (x + 0.12, y - 0.04, 1)])  # fmt: skip
        c.paint(cone, p.accent, shade=p.ink, shade_depth=0.3, wobble=0.2)


def umbrella(
    c: Canvas,
    x: float,
    y: float,
    radius: float,
    p: Palette,
    color: Color | None = None,
    turn: float = 0,
    handle: bool = True,
) -> None:
    """An open umbrella; the lower edge of its canopy is centred at (x, y), the handle is one radius long."""
    color = p.accent if color is None else color
    with c.at(x, y, radius, turn):
        if handle:
            c.line([(0, -0.05), (0, 0.95), (0.04, 1.04), (0.11, 1.02)], p.ink, 0.035, wobble=0.3)
        top = smooth([(-1, 0, 1), (-0.86, -0.36), (-0.5, -0.66), (0, -0.78), (0.5, -0.66), (0.86, -0.36), (1, 0, 1),
            (0.84, -0.09), (0.66, 0.0, 1), (0.5, -0.10), (0.33, 0, 1), (0.16, -0.11), (0, 0, 1), (-0.16, -0.11),
            (-0.33, 0, 1), (-0.5, -0.10), (-0.66, 0, 1), (-0.84, -0.09)])  # fmt: skip
        c.paint(
            top,
            color,
            shade=mix(color, p.ink, 0.6),
            shade_depth=0.35,
            light_from=(-0.6, -0.4),
            rim=mix(color, p.light, 0.7),
            rim_width=4,
            wobble=0.5,
        )
        with c.clip(top):
            for k in (-0.66, -0.33, 0, 0.33, 0.66):
                c.line(
                    [(0, -0.78), (k * 0.62, -0.42), (k, 0.02)], mix(color, p.ink, 0.55), 0.018, alpha=0.7, wobble=0.2
                )
        c.line([(0, -0.78), (0, -0.88)], p.ink, 0.035, wobble=0.1)


def hand(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    color: Color = "#e2b48c",
    flip: bool = False,
    turn: float = 0,
    sleeve: Color | None = None,
) -> None:
    """An open palm cupped upward, its wrist at (x, y)."""
    sh = mix(color, p.ink, 0.55)
    with c.at(x, y, scale, turn, flip):
        # far fingers rising behind the held thing are drawn by hand_back
        if sleeve:
            c.paint(
                smooth([(-74, 20, 1), (-60, -24), (60, -24), (76, 20, 1), (110, 300, 1), (-110, 300, 1)]),
                sleeve,
                shade=mix(sleeve, p.ink, 0.6),
                shade_depth=0.2,
            )
        palm = smooth([(-52, 40, 1), (-50, -20), (-96, -70), (-150, -112), (-186, -150), (-196, -176), (-176, -184),
            (-140, -160), (-96, -128), (-60, -116), (0, -108), (60, -116), (110, -130), (168, -166), (206, -190),
            (226, -184), (220, -158), (180, -110), (120, -56), (58, -10), (52, 40, 1)])  # fmt: skip
        c.paint(palm, color, shade=sh, shade_depth=0.35, light_from=(-0.2, -0.8))
        c.line([(-84, -104), (-30, -70), (30, -66), (96, -96)], sh, 3.4, alpha=0.6)
        c.line([(-30, -30), (0, -52), (40, -44)], sh, 3, alpha=0.5)
