"""Large hands (150 to 500 px): each one silhouette of palm, thumb and jointed fingers, then creases and nails.

``size`` is about the length from the wrist to the longest fingertip. Hands point left. Without a sleeve they end in a
bare forearm: let it run off the card or end behind something.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.canvas import Canvas
from painter.geom import Path, circle, limb, smooth, union
from painter.palette import Color, Palette, mix

Point = tuple[float, float]
BLOOD = "#7a3b32"


def _finger(pts: Sequence[Point], w0: float, w1: float) -> Path:
    """A finger through its joints: a little thicker at each knuckle, round at the tip."""
    n = len(pts)
    fine: list[Point] = []
    widths: list[float] = []
    for i in range(n - 1):
        for t in (0.0, 0.5) if i < n - 2 else (0.0, 0.5, 0.92):
            a, b = pts[i], pts[i + 1]
            fine.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            swell = 1.05 if t == 0.0 and i else 0.97
            widths.append((w0 + (w1 - w0) * (i + t) / (n - 1)) * swell)
    fine.append(pts[-1])
    widths.append(w1)
    return union(limb(fine, widths), circle(pts[-1][0], pts[-1][1], w1 / 2), circle(pts[0][0], pts[0][1], w0 / 2))


def _forearm(pts: Sequence[Point], widths: Sequence[float], sleeve: Color | None) -> Path:
    """The forearm, bare to its end, or only its first part where a sleeve covers it."""
    return limb(pts, widths) if sleeve is None else limb(pts[:2], widths[0] * 0.7, widths[0] * 0.5)


class _Hand:
    """Skin, shadow and line of one hand, so that all five share the same touch."""

    def __init__(self, c: Canvas, p: Palette, skin: Color, size: float) -> None:
        self.c, self.p, self.skin, self.size = c, p, skin, size
        self.dark = mix(skin, mix(BLOOD, p.ink, 0.25), 0.62)
        self.wobble = min(0.55, size / 700)

    def flesh(self, path: Path, dim: float = 0.0, depth: float = 0.13) -> None:
        """Paint a piece of skin; dim darkens what lies behind."""
        self.c.paint(
            path,
            mix(self.skin, self.dark, dim),
            shade=self.dark,
            shade_depth=depth,
            shade_alpha=0.7,
            light_from=(-0.4, -0.75),
            rim=mix(self.skin, "#fff1dc", 0.5),
            rim_width=5,
            rim_alpha=0.45,
            wobble=self.wobble,
            rough=0.6,
        )

    def blend(self, path: Path) -> None:
        """Soft skin over the root of a finger, so that it grows out of the hand."""
        self.c.paint(path, self.skin, feather=max(1.5, self.size / 60), wobble=0, rough=0)

    def crease(self, pts: Sequence[Point], width: float = 2.6, alpha: float = 0.75) -> None:
        """Draw a crease of the skin."""
        self.c.line(list(pts), self.dark, width, alpha=alpha, wobble=self.wobble * 0.6, rough=0.5)

    def nail(self, x: float, y: float, turn: float, long: float = 10.0, wide: float = 7.0) -> None:
        """Paint a finger nail."""
        with self.c.at(x, y, 1, turn):
            shape = smooth([(-long, -wide * 0.75), (long * 0.7, -wide), (long, 0), (long * 0.7, wide),
                (-long, wide * 0.75), (-long * 1.25, 0)])  # fmt: skip
            self.c.paint(shape, mix(self.skin, "#f6d9cc", 0.55), wobble=0.1, rough=0.3)
            self.c.line(
                [(-long * 0.9, wide * 0.72), (long * 0.6, wide * 0.95), (long, 0.0)],
                self.dark,
                1.6,
                alpha=0.6,
                wobble=0,
                rough=0.3,
            )

    def sleeve(self, x: float, y: float, turn: float, width: float, long: float, color: Color) -> None:
        """A cuff and a sleeve that run off from the wrist in the direction turn (degrees, 0 is right)."""
        w, dark = width / 2, mix(color, self.p.ink, 0.6)
        with self.c.at(x, y, 1, turn):
            arm = smooth([(6, -w * 1.08, 1), (long, -w * 1.5, 1), (long, w * 1.5, 1), (6, w * 1.08, 1)])
            self.c.paint(arm, color, shade=dark, shade_depth=0.3, wobble=self.wobble, light_from=(-0.1, -0.9))
            for k in (0.35, 0.62):
                self.c.line(
                    [(long * k, -w * 0.7), (long * k + 8, 0), (long * k - 2, w * 0.9)], dark, 3, alpha=0.5, wobble=0.3
                )
            cuff = smooth(
                [(-12, -w * 1.16, 1), (20, -w * 1.2, 1), (24, 0), (20, w * 1.2, 1), (-12, w * 1.16, 1), (-16, 0)]
            )
            self.c.paint(
                cuff,
                mix(color, self.p.light, 0.4),
                shade=dark,
                shade_depth=0.3,
                wobble=self.wobble,
                light_from=(-0.1, -0.9),
            )


def open_palm(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    skin: Color = "#e2b48c",
    flip: bool = False,
    turn: float = 0,
    sleeve: Color | None = None,
    spread: float = 1.0,
) -> None:
    """An open hand, palm to the viewer, fingers up, thumb to the left; (x, y) is the middle of the palm."""
    with c.at(x, y, size / 196, turn, flip):
        h = _Hand(c, p, skin, size)
        palm = smooth([(-30, 84, 1), (-34, 54), (-46, 24), (-50, -12), (-45, -42), (-20, -52), (4, -54), (28, -48),
            (45, -34), (48, 0), (42, 34), (32, 58), (32, 84, 1)])  # fmt: skip
        parts = [palm, _forearm([(0, 60), (2, 130), (4, 230)], [64, 72, 88], sleeve)]
        for bx, by, angle, long, w in ((-34, -34, -9, 76, 25), (-10, -42, -2, 88, 26), (15, -40, 5, 80, 25),
            (36, -27, 15, 62, 21)):  # fmt: skip
            a = math.radians(angle * spread)
            ux, uy = math.sin(a), -math.cos(a)
            pts = [(bx, by + 8), (bx + ux * long * 0.40, by + uy * long * 0.40),
                (bx + ux * long * 0.70, by + uy * long * 0.70),
                (bx + ux * long - ux * 4 + 1, by + uy * long)]  # fmt: skip
            parts.append(_finger(pts, w, w * 0.72))
        parts.append(_finger([(-26, 34), (-50, 12), (-72, -12), (-86, -34)], 42, 20))
        h.flesh(union(*parts))
        h.crease([(-44, -10), (-20, -16), (6, -12), (22, -22), (28, -34)], 2.2)
        h.crease([(-46, -4), (-20, 4), (14, 10), (40, 2)], 2.1)
        h.crease([(-40, -2), (-18, 16), (-8, 44), (-10, 70)], 2.4)
        for bx, by, ux in ((-34, -34, -0.14), (-10, -42, -0.03), (15, -40, 0.08), (36, -27, 0.26)):
            for t, half in ((-2, 10), (29, 9), (52, 7.5)):
                k = t * (0.78 if bx > 30 else 1)
                cx, cy = bx + ux * k, by - k - 2
                h.crease([(cx - half * 0.8, cy), (cx, cy + 2), (cx + half * 0.8, cy)], 2.0, 0.5)
        h.crease([(-62, -14), (-58, -6), (-52, -2)], 2.0, 0.5)
        if sleeve is not None:
            h.sleeve(2, 80, 90, 74, 170, sleeve)


def pinch(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    skin: Color = "#e2b48c",
    flip: bool = False,
    turn: float = 0,
    sleeve: Color | None = None,
) -> None:
    """Finger and thumb holding something small, the other fingers fanned; (x, y) is the point between the tips.

    Paint what is held after the hand if it hangs from the tips, before it if the tips overlap it.
    """
    with c.at(x, y, size / 200, turn, flip):
        h = _Hand(c, p, skin, size)
        far = [
            _finger([(96, -44), (52, -92), (20, -116), (-8, -128)], 26, 15),
            _finger([(90, -40), (38, -78), (0, -92), (-30, -94)], 28, 17),
        ]
        h.flesh(union(*far), 0.22, 0.2)
        h.flesh(_finger([(84, -34), (28, -62), (-10, -66), (-40, -56)], 30, 18), 0.10, 0.2)
        back = smooth([(200, -32, 1), (160, -40), (116, -56), (84, -52), (62, -30), (62, 6), (76, 34), (112, 46),
            (156, 44), (200, 44, 1)])  # fmt: skip
        index = _finger([(84, -30), (34, -44), (8, -22), (-2, -7)], 33, 17)
        thumb = _finger([(116, 26), (66, 38), (28, 30), (2, 10)], 40, 19)
        h.flesh(union(back, index, thumb, _forearm([(176, 4), (250, 12), (350, 26)], [72, 78, 92], sleeve)))
        h.crease([(118, 2), (98, 11), (76, 13)], 2.6, 0.6)
        h.crease([(30, -52), (36, -44), (36, -36)], 2.2, 0.6)
        h.crease([(26, 24), (30, 30), (28, 39)], 2.2, 0.6)
        h.crease([(66, 26), (70, 36), (66, 48)], 2.2, 0.5)
        h.nail(0, -16, 118, 8, 5)
        h.nail(9, 20, 218, 9, 5.5)
        if sleeve is not None:
            h.sleeve(196, 6, 8, 78, 170, sleeve)


def fist(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    skin: Color = "#e2b48c",
    flip: bool = False,
    turn: float = 0,
    sleeve: Color | None = None,
) -> None:
    """A loose fist round an upright stick or string through (x, y): paint the stick first, the hand over it."""
    with c.at(x, y, size / 176, turn, flip):
        h = _Hand(c, p, skin, size)
        back = smooth([(136, -28, 1), (96, -40), (56, -56), (24, -58), (8, -30), (10, 30), (30, 62), (66, 60),
            (100, 46), (136, 46, 1)])  # fmt: skip
        fingers = [
            _finger([(34, a), (0, b), (-26, b + 2)], w, w * 0.94)
            for a, b, w in ((-40, -40, 31), (-12, -12, 31), (15, 16, 29), (40, 41, 25))
        ]
        h.flesh(union(back, *fingers, _forearm([(110, 8), (180, 14), (280, 22)], [70, 78, 92], sleeve)))
        for cy, end in ((-26, -36), (2, -37), (29, -34)):
            h.crease([(34, cy - 1), (4, cy + 1), (end, cy)], 3.2)
        for cy in (-40, -12, 16, 41):
            h.crease([(8, cy - 9), (11, cy), (8, cy + 9)], 2, 0.4)
        h.flesh(_finger([(74, -34), (44, -60), (8, -66), (-22, -58)], 40, 23), 0.0, 0.22)
        h.blend(smooth([(120, -18), (92, -28), (66, -36), (58, -22), (70, -10), (110, 4)]))
        h.crease([(60, -16), (72, -4), (90, 2)], 2.6, 0.6)
        h.crease([(10, -76), (14, -66), (11, -56)], 2.2, 0.5)
        h.nail(-21, -62, 172, 9, 6)
        if sleeve is not None:
            h.sleeve(130, 10, 4, 82, 170, sleeve)


def resting(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    skin: Color = "#e2b48c",
    flip: bool = False,
    turn: float = 0,
    sleeve: Color | None = None,
) -> None:
    """A hand resting palm down on a table or a knee, fingers to the left; (x, y) is the surface under the knuckles."""
    with c.at(x - size * 0.3 * (-1 if flip else 1), y, size / 236, turn, flip):
        h = _Hand(c, p, skin, size)
        c.shadow_blob(70, 2, 130, 9, mix(p.ink, "#0a0c18", 0.4), 0.4)
        h.flesh(_finger([(84, -60), (36, -74), (-2, -52), (-20, -28)], 30, 17), 0.24, 0.2)
        h.flesh(_finger([(78, -56), (20, -72), (-28, -44), (-50, -18)], 32, 18), 0.13, 0.2)
        back = smooth(
            [(182, -76, 1), (140, -80), (100, -80), (70, -70), (54, -48), (60, -22), (90, -8), (130, -4), (182, 0, 1)]
        )
        middle = _finger([(74, -48), (14, -62), (-42, -32), (-66, -11)], 34, 19)
        h.flesh(union(back, middle, _forearm([(150, -40), (220, -46), (320, -58)], [74, 78, 90], sleeve)))
        index = _finger([(84, -38), (20, -46), (-26, -22), (-48, -10)], 35, 19)
        thumb = _finger([(136, -26), (92, -13), (54, -10), (24, -9)], 38, 19)
        h.flesh(union(index, thumb), 0.0, 0.2)
        h.blend(smooth([(170, -56), (120, -64), (84, -56), (76, -40), (92, -26), (130, -16), (170, -16)]))
        h.crease([(98, -28), (70, -24), (46, -26)], 3, 0.6)
        for cx, cy in ((18, -60), (-28, -34)):
            h.crease([(cx - 2, cy), (cx + 4, cy + 9), (cx + 2, cy + 18)], 2.2, 0.45)
        h.nail(-45, -16, 154, 8, 5.5)
        h.nail(-64, -17, 146, 7, 5)
        h.nail(28, -13, 178, 9, 5)
        if sleeve is not None:
            h.sleeve(176, -40, -6, 82, 170, sleeve)
