"""Fish and boats of other kinds than those of `beasts` and `things`."""

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, ellipse, smooth
from painter.palette import Color, mix


def koi(c: Canvas, x: float, y: float, length: float, turn: float, color: Color, patch: Color, dark: Color) -> None:
    """A fish seen from above, bent as it swims, with spread fins and patches; its head points left."""
    with c.at(x, y, length / 200, turn):
        for s in (-1, 1):
            c.paint(
                smooth([(-44, s * 22), (-26, s * 58, 1), (0, s * 54), (-12, s * 20)]), mix(color, patch, 0.2), alpha=0.6
            )
            c.paint(
                smooth([(22, s * 15), (38, s * 34, 1), (52, s * 28), (40, s * 8)]), mix(color, patch, 0.2), alpha=0.55
            )
        c.paint(smooth([(74, 2), (104, -14), (132, -36, 1), (122, -4), (128, 24, 1), (100, 14)]), color, alpha=0.7,
            shade=dark, shade_depth=0.3)  # fmt: skip
        body = smooth([(-96, 6), (-80, -16), (-40, -28), (10, -22), (60, -4), (86, 0), (62, 12), (10, 24), (-44, 30),
            (-82, 24)])  # fmt: skip
        c.paint(body, color, shade=dark, shade_depth=0.3, shade_alpha=0.6)
        with c.clip(body):
            for px, py, rx, ry in ((-62, -8, 22, 18), (-8, 10, 30, 16), (44, -6, 22, 12)):
                c.paint(ellipse(px, py, rx, ry), patch, wobble=2, rough=2)
            c.line([(-84, 4), (-20, 0), (70, 2)], mix(color, dark, 0.5), 2.4, alpha=0.6)
        for s in (-1, 1):
            c.paint(circle(-78, 4 + s * 14, 4.5), dark, wobble=0)


def lugger(
    c: Canvas, x: float, y: float, size: float, hull: Color, sail: Color, ink: Color, flip: bool = False
) -> None:
    """A working boat with two raked tan sails and a high bow; its waterline at y, its hull about `size` long."""
    with c.at(x, y, size / 200, -2, flip):
        for foot, top in (((-34, -34), (-26, -210)), ((46, -34), (58, -160))):
            c.line([foot, top], ink, 6, wobble=0.3)
        c.paint(smooth([(-96, -168, 1), (-2, -226, 1), (18, -150), (28, -60, 1), (-40, -50), (-84, -62, 1), (-80,
            -120)]),
            sail, shade=mix(sail, ink, 0.6), shade_depth=0.22)  # fmt: skip
        c.paint(smooth([(28, -130, 1), (80, -170, 1), (94, -110), (98, -54, 1), (58, -46), (36, -56, 1)]), mix(sail,
            ink, 0.18),
            shade=mix(sail, ink, 0.7), shade_depth=0.22)  # fmt: skip
        c.line([(-96, -168), (-2, -226)], ink, 4, wobble=0.3)
        c.line([(28, -130), (80, -170)], ink, 4, wobble=0.3)
        for t in (0.36, 0.68):
            c.line([(-92 + 10 * t, -168 + 100 * t), (-30, -176 + 110 * t), (22, -200 + 130 * t)], mix(sail, ink,
                0.35), 2.4,
                alpha=0.7, wobble=0.2)  # fmt: skip
        c.paint(smooth([(-116, -54, 1), (-60, -36), (40, -34), (112, -44, 1), (104, -4), (70, 14), (-60, 14), (-98,
            -8)]),
            hull, shade=mix(hull, ink, 0.7), shade_depth=0.35)  # fmt: skip
        c.line([(-110, -40), (-50, -24), (40, -22), (108, -32)], mix(hull, "#f4e6c4", 0.6), 4, alpha=0.8, wobble=0.2)


def veiltail(
    c: Canvas, x: float, y: float, length: float, color: Color, pale: Color, dark: Color, turn: float = 0,
    flip: bool = False,
) -> None:  # fmt: skip
    """A round goldfish with trailing fins, facing left, about `length` long with its tail."""
    with c.at(x, y, length / 240, turn, flip):
        for k, (tip_x, tip_y, bow) in enumerate(((132, -66, -30), (150, -14, -6), (128, 62, 34), (92, 86, 52))):
            c.paint(smooth([(44, -6 + 5 * k), (92, tip_y * 0.5 + bow * 0.3), (tip_x, tip_y, 1), (tip_x - 26,
                tip_y + 24),
                (84, tip_y * 0.5 + 26), (46, 12)]), mix(color, pale, 0.35 + 0.1 * k), alpha=0.82, shade=dark,
                shade_depth=0.3, shade_alpha=0.5)  # fmt: skip
        c.paint(smooth([(-34, -44), (-20, -84, 1), (12, -88), (44, -62, 1), (40, -28)]), mix(color, pale, 0.3),
            alpha=0.9,
            shade=dark, shade_depth=0.3, shade_alpha=0.5)  # fmt: skip
        for k in range(4):
            c.line([(-22 + 18 * k, -42), (-14 + 17 * k, -62), (-8 + 16 * k, -76)], mix(color, dark, 0.3), 2, alpha=0.5)
        body = smooth([(-92, 2), (-78, -26), (-40, -50), (8, -48), (46, -22), (60, 0), (42, 26), (4, 50), (-44, 48),
            (-80, 24)])  # fmt: skip
        c.paint(body, color, to=mix(color, pale, 0.45), shade=dark, shade_depth=0.35)
        with c.clip(body):
            for row in range(4):
                for k in range(5):
                    sx, sy = -40 + 20 * k + 10 * (row % 2), -30 + 18 * row
                    c.line(
                        [(sx, sy - 8), (sx + 7, sy), (sx, sy + 8)], mix(color, dark, 0.4), 1.8, alpha=0.5, wobble=0.3
                    )
            c.line([(-50, -40), (-40, -4), (-52, 34)], mix(color, dark, 0.55), 3, alpha=0.8)
        c.paint(smooth([(-34, 14), (-8, 12), (12, 34, 1), (-14, 40)]), mix(color, pale, 0.4), alpha=0.9, shade=dark,
            shade_depth=0.3, shade_alpha=0.5)  # fmt: skip
        c.paint(smooth([(-26, 46), (-2, 48), (4, 80, 1), (-20, 70)]), mix(color, pale, 0.3), alpha=0.85)
        c.paint(circle(-68, -10, 10), "#fbf3da", wobble=0)
        c.paint(circle(-70, -10, 5.4), dark, wobble=0)
        c.line([(-92, 8), (-84, 14), (-76, 13)], mix(color, dark, 0.6), 2.6, wobble=0.2)
