"""Animals seen from the side, facing left; each ``size`` is the height in pixels (the length of lying or flying ones).

Feet (or the lowest point) stand on (x, y) unless the docstring says the animal is centred there.
"""

from __future__ import annotations

import math
from typing import Unpack

from painter.brush import BrushOptions
from painter.canvas import Canvas
from painter.geom import Path, Points, circle, ellipse, limb, smooth, union
from painter.palette import Color, Palette, mix


def _coat(
    c: Canvas, p: Palette, path: Path, color: Color, size: float, depth: float = 0.22, **more: Unpack[BrushOptions]
) -> None:
    """Fur or feathers: one silhouette, shaded away from the light at the upper left."""
    more.setdefault("wobble", max(0.12, min(0.6, size / 420)))
    more.setdefault("rough", max(0.4, min(1.2, size / 200)))
    more.setdefault("light_from", (-0.5, -0.6))
    dim = 0.62 - 0.3 * float(mix(color, color, 0).mean()) ** 2
    more["shade"] = mix(color, mix(p.ink, "#2a1a18", 0.4), dim)
    more["shade_depth"] = depth
    c.paint(path, color, **more)


def _eye(c: Canvas, p: Palette, x: float, y: float, r: float, white: Color | None = None) -> None:
    """A dark eye with a light; white paints a ring for animals whose fur is as dark as the eye."""
    if white is not None:
        c.paint(circle(x, y, r * 1.45), white, wobble=0, rough=0.2)
    c.paint(circle(x, y, r), mix(p.ink, "#120c10", 0.5), wobble=0, rough=0.2)
    c.paint(circle(x - r * 0.3, y - r * 0.35, r * 0.34), p.light, wobble=0, rough=0.1)


def _patch(c: Canvas, pts: Points, color: Color, s: float, alpha: float = 0.75, soft: float = 70) -> None:
    """A soft-edged spot of another colour: a belly, a cheek; soft is the share of the size that its edge takes."""
    c.paint(smooth(pts), color, alpha=alpha, feather=max(0.8, s / soft), wobble=0.1)


def _bird_feet(c: Canvas, places: tuple[float, float], top: float, color: Color) -> None:
    """Two thin legs with toes."""
    for k in places:
        toes = [limb([(k, -4), (k - 16, 0)], 5, 3), limb([(k, -4), (k + 10, 0)], 4, 2.5)]
        c.paint(union(limb([(k, top), (k + 3, top / 2), (k, -4)], [9, 6, 5]), *toes), color, wobble=0.1, rough=0.4)


def _detail(c: Canvas, pts: Points, color: Color, width: float, size: float, alpha: float = 0.8) -> None:
    """A fine line that shakes less on small animals."""
    c.line(pts, color, width, wobble=min(0.4, size / 500), rough=0.5, alpha=alpha)


def hare(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
    pose: str = "sit",
) -> None:
    """A hare with long ears: pose sit (on all fours) or upright (standing on its hind legs, paws before the chest)."""
    fur = color if color is not None else "#a5764c"
    dark, pale, s = mix(fur, p.ink, 0.5), mix(fur, "#f4e8d2", 0.7), size
    with c.at(x, y, size / (236 if pose == "upright" else 208), turn, flip):
        if pose == "upright":
            _hare_upright(c, p, fur, dark, pale, s)
            _hare_head(c, p, -18, -140, fur, dark, pale, s)
            return
        _coat(c, p, circle(82, -26, 15), pale, s, rough=2)
        _coat(c, p, smooth([(-34, -50), (-20, -48), (-22, -12), (-26, 0), (-50, 0), (-46, -8), (-36, -14)]), dark, s)
        body = smooth([(-40, -96), (-20, -104), (10, -98), (46, -92), (76, -66), (84, -30), (72, -4), (40, 0), (6, -6),
            (-18, -18), (-40, -40), (-50, -70)])  # fmt: skip
        near = limb([(-30, -66), (-30, -36), (-32, -14), (-40, -4)], [34, 24, 15, 12])
        paw = smooth([(-24, -14), (-24, 0), (-58, 1), (-56, -8), (-38, -15)])
        foot = smooth([(66, -18), (40, -20), (12, -14), (-6, -7), (-4, 1), (60, 2)])
        _coat(c, p, union(body, near, paw, foot), fur, s, 0.2)
        _detail(c, [(70, -66), (38, -70), (22, -44), (34, -16)], dark, 3.4, s, 0.65)
        _patch(c, [(-48, -66), (-36, -74), (-30, -46), (-38, -32)], pale, s, 0.7, 70)
        _hare_head(c, p, -40, -112, fur, dark, pale, s)


def _hare_upright(c: Canvas, p: Palette, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """A hare on its hind legs."""
    _coat(c, p, circle(48, -24, 13), pale, s, rough=2)
    _coat(c, p, limb([(-14, -96), (-40, -84), (-54, -92)], [18, 14, 10]), dark, s)
    body = smooth([(-30, -122), (-6, -130), (16, -114), (34, -80), (46, -42), (40, -8), (14, 0), (-16, -8), (-26, -40),
        (-32, -84)])  # fmt: skip
    foot = smooth([(40, -14), (10, -20), (-20, -12), (-46, -8), (-44, 1), (34, 2)])
    _coat(c, p, union(body, foot), fur, s, 0.24)
    _patch(c, [(-28, -116), (-12, -108), (-8, -70), (-16, -26), (-26, -44), (-31, -84)], pale, s, 0.75, 70)
    _detail(c, [(34, -58), (8, -54), (-2, -30), (10, -12)], dark, 3.2, s, 0.6)
    _coat(c, p, limb([(4, -102), (-22, -82), (-44, -84), (-54, -80)], [22, 17, 13, 10]), fur, s, 0.3)


def _hare_head(c: Canvas, p: Palette, x: float, y: float, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """The head of a hare with both ears."""
    with c.at(x, y, 1, -4):
        _coat(c, p, smooth([(8, -12), (20, -46), (44, -82), (52, -80), (46, -44), (26, -8)]), dark, s)
        head = smooth([(-46, 14), (-44, 2), (-30, -12), (-8, -22), (16, -16), (26, 2), (18, 20), (-4, 28), (-32, 26)])
        _coat(c, p, head, fur, s, 0.26)
        c.paint(
            smooth([(-45, 16), (-34, 12), (-20, 18), (-8, 26), (-30, 26)]),
            pale,
            alpha=0.85,
            wobble=0.1,
            feather=max(0.5, s / 160),
        )
        _coat(c, p, smooth([(-4, -14), (-2, -48), (12, -86), (22, -96, 1), (26, -62), (18, -10)]), fur, s, 0.3)
        c.paint(smooth([(3, -22), (6, -52), (16, -80), (19, -60), (13, -20)]), mix(pale, "#c98a78", 0.5), wobble=0.1)
        c.paint(smooth([(17, -84), (22, -96, 1), (24, -78)]), dark, wobble=0.1)
        _eye(c, p, -16, -2, 4.4)
        c.paint(ellipse(-45, 9, 3.6, 3), mix(dark, "#8a4a48", 0.4), wobble=0)
        for k in (0, 1, 2):
            _detail(c, [(-38, 14 + k), (-54, 12 + k * 6), (-66, 12 + k * 10)], pale, 1.0, s, 0.7)


def bear(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
    pose: str = "sit",
) -> None:
    """A brown bear: pose sit (upright on its bottom) or stand (on all fours)."""
    fur = color if color is not None else "#6a4632"
    dark, pale, s = mix(fur, p.ink, 0.5), mix(fur, "#e8c79a", 0.55), size
    with c.at(x, y, size / (150 if pose == "stand" else 200), turn, flip):
        if pose == "stand":
            _bear_standing(c, p, fur, dark, pale, s)
            _bear_head(c, p, -100, -104, fur, dark, pale, s)
            return
        _bear_sitting(c, p, fur, dark, pale, s)
        _bear_head(c, p, -22, -160, fur, dark, pale, s)


def _bear_standing(c: Canvas, p: Palette, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """A bear on all fours."""
    _coat(
        c,
        p,
        union(
            limb([(-62, -70), (-64, -30), (-66, -8)], [40, 32, 30]),
            limb([(72, -70), (70, -30), (66, -8)], [46, 32, 30]),
            ellipse(-74, -7, 20, 8),
            ellipse(58, -7, 20, 8),
        ),
        dark,
        s,
        0.15,
    )
    body = smooth([(-90, -108), (-66, -138), (-40, -148), (-6, -132), (40, -132), (84, -118), (108, -84), (106, -50),
        (84, -40), (30, -38), (-20, -36), (-60, -46), (-92, -70)])  # fmt: skip
    legs = [
        limb([(-46, -90), (-42, -46), (-42, -10)], [56, 40, 34]),
        limb([(84, -84), (92, -44), (88, -10)], [62, 40, 34]),
        smooth([(-26, -20), (-24, 0), (-70, 1), (-68, -10), (-54, -18)]),
        smooth([(104, -20), (106, 0), (60, 1), (62, -10), (74, -18)]),
    ]
    _coat(c, p, union(body, *legs), fur, s, 0.16)
    for bx in (-64, 66):
        for k in range(3):
            c.paint(ellipse(bx + k * 7, -2, 2.2, 3.2), pale, wobble=0)


def _bear_sitting(c: Canvas, p: Palette, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """A bear on its haunches."""
    _coat(c, p, union(limb([(-10, -40), (-50, -26), (-80, -16)], [44, 38, 30]), ellipse(-86, -20, 13, 20)), dark, s)
    _coat(c, p, limb([(-20, -116), (-48, -92), (-62, -62)], [34, 30, 26]), dark, s)
    body = smooth([(-34, -146), (0, -152), (32, -132), (56, -92), (66, -44), (56, -8), (20, 0), (-20, -2), (-42, -20),
        (-50, -60), (-46, -110)])  # fmt: skip
    _coat(c, p, body, fur, s, 0.26)
    _patch(c, [(-44, -108), (-30, -112), (-18, -70), (-24, -24), (-42, -24), (-49, -62)], pale, s, 0.5, 50)
    leg = union(limb([(26, -34), (-14, -34), (-56, -22)], [60, 50, 34]), ellipse(-64, -22, 15, 23))
    _coat(c, p, leg, fur, s, 0.25)
    c.paint(ellipse(-69, -20, 7, 11), pale, wobble=0.1, alpha=0.9)
    for k in range(3):
        c.paint(circle(-70 + k * 4.5, -38 + k * -1.0, 3.4), pale, wobble=0, alpha=0.9)
    arm = limb([(6, -124), (-4, -92), (-28, -66), (-44, -58)], [42, 38, 30, 26])
    _coat(c, p, arm, mix(fur, pale, 0.08), s, 0.25)
    for k in range(3):
        _detail(c, [(-50 + k * 4, -52 + k * 3), (-56 + k * 4, -46 + k * 3)], pale, 2.4, s)


def _bear_head(c: Canvas, p: Palette, x: float, y: float, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """The head of a bear in profile."""
    with c.at(x, y):
        _coat(c, p, circle(-14, -34, 11), dark, s)
        head = smooth([(-62, 10), (-60, -2), (-40, -10), (-30, -28), (-6, -40), (22, -34), (38, -10), (36, 16),
            (16, 30), (-16, 30), (-38, 26), (-56, 24)])  # fmt: skip
        _coat(c, p, head, fur, s, 0.24)
        c.paint(smooth([(-62, 10), (-58, -2), (-42, -6), (-30, 4), (-32, 20), (-54, 24)]), pale, wobble=0.15, alpha=0.9)
        c.paint(ellipse(-60, 1, 7, 5.4), mix(p.ink, "#120c10", 0.5), wobble=0.1)
        _detail(c, [(-58, 14), (-46, 17), (-36, 13)], dark, 2.4, s)
        _coat(c, p, circle(17, -33, 14), fur, s, 0.3)
        c.paint(circle(16, -31, 7), dark, wobble=0.1)
        _eye(c, p, -30, -8, 4)


def wolf(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
    pose: str = "sit",
    coat: Color | None = None,
) -> None:
    """A wolf: pose sit, or upright (standing like a person; coat gives it a waistcoat, paws held in front)."""
    fur = color if color is not None else "#6d7480"
    dark, pale, s = mix(fur, p.ink, 0.5), mix(fur, "#efe6d6", 0.7), size
    with c.at(x, y, size / 246, turn, flip):
        if pose == "upright":
            _wolf_upright(c, p, fur, dark, pale, s, coat)
            _wolf_head(c, p, -12, -176, fur, dark, pale, s)
            return
        _wolf_sitting(c, p, fur, dark, pale, s)
        _wolf_head(c, p, -28, -176, fur, dark, pale, s)


def _wolf_sitting(c: Canvas, p: Palette, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """A wolf on its haunches."""
    _coat(c, p, smooth([(58, -10), (92, -2), (124, -14), (140, -44, 1), (112, -44), (84, -36), (60, -34)]), fur, s, 0.3)
    _coat(c, p, limb([(-18, -100), (-14, -50), (-18, -8)], [30, 20, 16]), dark, s)
    body = smooth([(-30, -166), (0, -172), (22, -150), (44, -106), (68, -62), (74, -24), (60, -2), (20, 0), (2, -30),
        (-14, -60), (-36, -92), (-46, -130)])  # fmt: skip
    near = limb([(-22, -112), (-26, -64), (-26, -26), (-28, -8)], [40, 26, 18, 18])
    paws = [
        smooth([(-16, -16), (-16, 0), (-48, 1), (-46, -9), (-32, -16)]),
        smooth([(60, -14), (40, -20), (8, -12), (6, 1), (58, 2)]),
    ]
    _coat(c, p, union(body, near, *paws), fur, s, 0.2)
    bib: Points = [(-40, -150), (-22, -140), (-16, -112, 1), (-22, -108), (-20, -90, 1), (-30, -94), (-32, -78, 1),
        (-40, -100), (-46, -126)]  # fmt: skip
    c.paint(smooth(bib), pale, wobble=0.3, rough=1)
    _detail(c, [(64, -74), (34, -68), (18, -40), (26, -10)], dark, 3.6, s, 0.6)


def _wolf_upright(c: Canvas, p: Palette, fur: Color, dark: Color, pale: Color, s: float, coat: Color | None) -> None:
    """A wolf in a coat that stands like a person."""
    cloth = coat if coat is not None else p.accent
    _coat(c, p, smooth([(22, -62), (48, -44), (66, -10), (60, 2, 1), (40, -10), (18, -40)]), fur, s, 0.3)
    _coat(c, p, limb([(-14, -128), (-34, -104), (-54, -106)], [22, 17, 14]), mix(cloth, p.ink, 0.5), s)
    _coat(c, p, ellipse(-59, -107, 10, 8), dark, s)
    for k, tone in ((-12, dark), (10, fur)):
        leg = union(
            limb([(k, -76), (k - 8, -48), (k + 8, -24), (k + 2, -6)], [34, 28, 15, 13]),
            smooth([(k + 12, -10), (k + 12, 0), (k - 24, 1), (k - 22, -8), (k - 4, -13)]),
        )
        _coat(c, p, leg, tone, s, 0.2)
    body = smooth([(-30, -156), (-2, -162), (22, -150), (32, -110), (30, -66), (38, -50, 1), (0, -56), (-34, -58, 1),
        (-32, -90), (-38, -124)])  # fmt: skip
    _coat(c, p, body, cloth, s, 0.28)
    c.paint(smooth([(-32, -156), (-14, -150), (-16, -126), (-26, -104, 1), (-36, -126)]), pale, wobble=0.3, rough=1)
    for k in (-96, -82, -68):
        c.paint(circle(-24, k, 2.6), p.glow, wobble=0)
    _coat(
        c, p, limb([(10, -138), (14, -108), (-14, -94), (-42, -98)], [28, 24, 20, 16]), mix(cloth, p.ink, 0.12), s, 0.3
    )
    _coat(c, p, smooth([(-38, -106), (-54, -106), (-64, -98), (-58, -90), (-40, -90)]), fur, s, 0.3)


def _wolf_head(c: Canvas, p: Palette, x: float, y: float, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """The head of a wolf in profile."""
    with c.at(x, y, 1, -3):
        _coat(c, p, smooth([(-12, -22), (-10, -50), (-2, -58, 1), (10, -36), (12, -18)]), dark, s)
        head: Points = [(-70, 12), (-68, 2), (-44, -6), (-30, -22), (-8, -32), (18, -26), (34, -6), (42, 18, 1),
            (28, 18), (30, 32, 1), (12, 28), (-8, 34), (-36, 26), (-64, 20)]  # fmt: skip
        _coat(c, p, smooth(head), fur, s, 0.22)
        c.paint(smooth([(-68, 12), (-44, 8), (-22, 10), (-4, 4), (14, 16, 1), (4, 18), (8, 28, 1), (-14, 30), (-38, 26),
            (-62, 20)]), pale, wobble=0.2, rough=0.8)  # fmt: skip
        _detail(c, [(-66, 13), (-48, 15), (-34, 13)], dark, 2.2, s)
        _coat(c, p, smooth([(-4, -22), (2, -54), (12, -68, 1), (26, -42), (28, -14)]), fur, s, 0.3)
        c.paint(smooth([(5, -24), (8, -48), (13, -56, 1), (20, -38), (19, -20)]), dark, wobble=0.1)
        c.paint(ellipse(-68, 4, 6, 5), mix(p.ink, "#120c10", 0.5), wobble=0.1)
        c.paint(smooth([(-30, -4, 1), (-22, -11), (-12, -6, 1), (-22, -1)]), p.glow, wobble=0)
        c.paint(circle(-22, -6, 3.4), mix(p.ink, "#120c10", 0.5), wobble=0)


def sheep(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
) -> None:
    """A standing sheep: one woolly cloud, dark face and legs."""
    wool = color if color is not None else mix(p.light, "#f4ecdc", 0.5)
    face, s = mix(p.ink, "#4a3832", 0.6), size
    with c.at(x, y, size / 150, turn, flip):
        for k, t in ((-34, 0.25), (44, 0.25), (-22, 0.0), (56, 0.0)):
            c.paint(
                union(
                    limb([(k, -50), (k, -24), (k - 1, -6)], [16, 12, 10]),
                    smooth([(k - 7, -8), (k + 6, -8), (k + 8, 1), (k - 10, 1)]),
                ),
                mix(face, p.ink, t + 0.2),
                wobble=0.15,
                rough=0.5,
            )
        lumps = [
            ellipse(10 + 62 * math.cos(a), -78 + 36 * math.sin(a), 23, 21) for a in [i * 0.5236 for i in range(12)]
        ]
        _coat(c, p, union(ellipse(10, -78, 68, 42), *lumps), wool, s, 0.3, rough=1.2)
        for i in range(9):
            qx, qy = -26 + (i % 4) * 26 + (i // 4) * 9, -98 + (i // 4) * 22
            _detail(c, [(qx - 8, qy), (qx, qy + 6), (qx + 8, qy)], mix(wool, p.ink, 0.35), 2.0, s, 0.5)
        head = smooth([(-92, -86), (-86, -104), (-66, -118), (-48, -108), (-48, -86), (-64, -74), (-84, -74)])
        _coat(c, p, head, face, s, 0.25)
        _coat(c, p, smooth([(-52, -106), (-34, -108), (-24, -98), (-40, -92), (-54, -96)]), mix(face, p.light, 0.12), s)
        _coat(c, p, union(circle(-56, -116, 12), circle(-68, -118, 10), circle(-46, -112, 11)), wool, s, 0.3, rough=1.2)
        _eye(c, p, -70, -98, 3, mix(p.light, face, 0.2))


def mouse(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
) -> None:
    """A mouse standing on its hind legs, paws in front, big round ear, long tail."""
    fur = color if color is not None else "#8d7f78"
    dark, pale, s = mix(fur, p.ink, 0.45), mix(fur, "#f2e6d4", 0.65), size
    pink = mix("#d99a8a", fur, 0.2)
    with c.at(x, y, size / 150, turn, flip):
        c.paint(
            limb([(26, -12), (60, -2), (92, -14), (104, -40), (92, -56)], [9, 7, 5.5, 4.5, 2.5]),
            pink,
            wobble=0.2,
            rough=0.5,
        )
        c.paint(limb([(-14, -68), (-32, -62), (-42, -68)], [11, 8, 6]), mix(pink, dark, 0.4), wobble=0.1, rough=0.4)
        _coat(c, p, circle(0, -126, 18), dark, s)
        body = smooth(
            [(-24, -96), (4, -104), (24, -76), (38, -40), (34, -10), (10, 0), (-18, -4), (-30, -30), (-30, -64)]
        )
        head = smooth(
            [(-62, -92), (-54, -104), (-34, -118), (-6, -124), (14, -110), (12, -88), (-8, -78), (-36, -80), (-56, -84)]
        )
        _coat(c, p, union(body, head), fur, s, 0.24)
        _patch(c, [(-28, -70), (-14, -64), (-8, -34), (-16, -8), (-28, -28)], pale, s, 0.75, 60)
        c.paint(smooth([(22, -8), (0, -13), (-26, -7), (-40, -4), (-38, 2), (20, 3)]), pink, wobble=0.1, rough=0.4)
        _coat(c, p, limb([(2, -76), (-16, -60), (-38, -62)], [17, 13, 9]), fur, s, 0.3)
        c.paint(ellipse(-42, -63, 6.5, 5), pink, wobble=0.1, rough=0.4)
        _mouse_face(c, p, fur, pink, pale, s)


def _mouse_face(c: Canvas, p: Palette, fur: Color, pink: Color, pale: Color, s: float) -> None:
    """The near ear, the eye, the nose and the whiskers."""
    _coat(c, p, circle(12, -120, 21), fur, s, 0.25)
    c.paint(circle(11, -118, 14), pink, wobble=0.1, rough=0.4)
    _eye(c, p, -30, -101, 4)
    c.paint(circle(-62, -92, 4), mix("#b8605a", p.ink, 0.15), wobble=0)
    for k in (0, 1, 2):
        _detail(c, [(-54, -88 + k), (-68, -90 + 7 * k), (-80, -92 + 12 * k)], pale, 0.9, s, 0.8)


def crow(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
    pose: str = "stand",
) -> None:
    """A crow: pose stand (feet at x, y), or fly (centred on x, y; size is the wing span)."""
    ink = color if color is not None else mix(p.ink, "#16161f", 0.5)
    sheen, s = mix(ink, p.soft, 0.35), size
    with c.at(x, y, size / (230 if pose == "fly" else 150), turn, flip):
        if pose == "fly":
            _crow_flying(c, p, ink, sheen, s)
            return
        _crow_standing(c, p, ink, sheen, s)


def _crow_standing(c: Canvas, p: Palette, ink: Color, sheen: Color, s: float) -> None:
    """A crow on its feet."""
    _bird_feet(c, (-8, 10), -44, mix(ink, "#3a3236", 0.5))
    body: Points = [(-84, -116, 1), (-62, -126), (-46, -142), (-24, -146), (-4, -134), (10, -112), (36, -86), (58, -58),
        (88, -26, 1), (74, -22, 1), (40, -36), (14, -36), (-14, -40), (-36, -60), (-44, -88), (-48, -108),
        (-62, -110)]  # fmt: skip
    _coat(c, p, smooth(body), ink, s, 0.2, rim=sheen, rim_width=4)
    wing: Points = [(-18, -108), (4, -110), (26, -88), (50, -62), (76, -34, 1), (48, -42), (44, -34, 1), (22, -46),
        (16, -40, 1), (-6, -60), (-20, -84)]  # fmt: skip
    _coat(c, p, smooth(wing), mix(ink, sheen, 0.25), s, 0.25, rim=sheen, rim_width=4)
    c.paint(
        smooth([(-84, -116, 1), (-62, -126), (-50, -124), (-48, -112), (-62, -110)]),
        mix(ink, "#4a4448", 0.7),
        wobble=0.1,
        rough=0.4,
    )
    _detail(c, [(-80, -116), (-64, -117), (-50, -114)], ink, 1.8, s)
    _eye(c, p, -36, -126, 3.6, mix(sheen, p.light, 0.3))


def _crow_flying(c: Canvas, p: Palette, ink: Color, sheen: Color, s: float) -> None:
    """A crow in the air."""
    far = smooth([(-8, -4), (2, -36), (22, -62), (48, -66), (62, -44), (48, -12), (22, 4)])
    tips = ((36, -108), (58, -106), (76, -92), (86, -72), (84, -50))
    quills = [
        limb([(20 + k * 7, -40), (26 + k * 9 + (tx - 36) * 0.2, -70 + k * 6), (tx, ty)], [24, 18, 5])
        for k, (tx, ty) in enumerate(tips)
    ]
    _coat(c, p, union(far, *quills), mix(ink, sheen, 0.12), s, 0.2)
    body: Points = [(-92, 2, 1), (-74, -8), (-58, -18), (-38, -18), (0, -14), (40, -6), (78, -4), (106, -12, 1),
        (114, 4, 1), (108, 18, 1), (74, 12), (40, 16), (0, 20), (-34, 14), (-56, 4), (-74, 6)]  # fmt: skip
    near = smooth([(-32, -2), (-42, -40), (-36, -72), (-14, -88), (12, -80), (32, -50), (36, -14), (20, 6)])
    ends = ((-26, -128), (-4, -132), (18, -124), (36, -106), (48, -80), (52, -54))
    plumes = [
        limb([(-22 + k * 8, -52 + k * 3), (-28 + k * 11, -88 + k * 4), (tx, ty)], [24, 20, 6])
        for k, (tx, ty) in enumerate(ends)
    ]
    _coat(c, p, union(smooth(body), near, *plumes), ink, s, 0.14, rim=sheen, rim_width=4)
    for k in range(4):
        _detail(c, [(-6 + k * 9, -20), (-14 + k * 12, -52), (-10 + k * 13, -84 + k * 6)], sheen, 2.0, s, 0.5)
    _eye(c, p, -58, -7, 3, mix(sheen, p.light, 0.3))


def pigeon(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
) -> None:
    """A plump pigeon standing."""
    grey = color if color is not None else "#8c95a3"
    dark, s = mix(grey, p.ink, 0.5), size
    with c.at(x, y, size / 130, turn, flip):
        _bird_feet(c, (-4, 12), -28, "#b5605a")
        body: Points = [(-34, -116), (-18, -124), (-4, -114), (4, -94), (28, -78), (56, -56), (96, -30, 1),
            (90, -20, 1), (50, -26), (24, -20), (-12, -22), (-38, -42), (-44, -68), (-34, -90),
            (-36, -104)]  # fmt: skip
        path = smooth(body)
        _coat(c, p, path, grey, s, 0.24)
        with c.clip(path):
            _patch(
                c,
                [(-50, -88), (-20, -98), (8, -92), (2, -76), (-20, -70), (-50, -74)],
                mix("#4f8a7a", grey, 0.35),
                s,
                0.8,
                60,
            )
            _patch(c, [(-50, -74), (-20, -78), (0, -72), (-14, -56), (-50, -58)], mix("#8a5a8c", grey, 0.4), s, 0.7, 60)
            _patch(c, [(-50, -130), (10, -130), (4, -98), (-40, -94)], dark, s, 0.55, 60)
        _pigeon_wing(c, p, grey, dark, s)


def _pigeon_wing(c: Canvas, p: Palette, grey: Color, dark: Color, s: float) -> None:
    """The folded wing of a pigeon."""
    _coat(
        c,
        p,
        smooth([(-14, -72), (12, -76), (38, -58), (78, -34, 1), (44, -30), (10, -34), (-12, -50)]),
        mix(grey, "#e8e6e2", 0.25),
        s,
        0.25,
    )
    for a, b in (((18, -66), (14, -34)), ((36, -58), (34, -32))):
        _detail(c, [a, ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2), b], dark, 5, s, 0.8)
    c.paint(
        smooth([(-34, -108), (-48, -102), (-50, -97, 1), (-34, -100)]), mix(dark, "#3a3236", 0.5), wobble=0.1, rough=0.3
    )
    c.paint(ellipse(-36, -109, 4, 3), "#efe6dc", wobble=0)
    _eye(c, p, -22, -111, 2.8, "#e08a4a")


# near legs (fore, hind), far legs and tail of a horse
_STAND: tuple[list[Points], list[Points], Points] = (
    [
        [(-62, -118), (-66, -82), (-64, -48), (-64, -20), (-66, -6)],
        [(84, -124), (92, -88), (108, -58), (100, -26), (100, -6)],
    ],
    [
        [(-48, -112), (-44, -80), (-44, -48), (-42, -20), (-44, -6)],
        [(70, -120), (74, -88), (86, -58), (78, -26), (78, -6)],
    ],
    [(112, -146), (136, -130), (142, -90), (134, -44)],
)
_GALLOP: tuple[list[Points], list[Points], Points] = (
    [
        [(-60, -122), (-96, -104), (-132, -96), (-150, -74), (-162, -62)],
        [(84, -124), (114, -100), (146, -88), (166, -56), (184, -44)],
    ],
    [
        [(-50, -116), (-74, -84), (-100, -92), (-96, -66), (-104, -52)],
        [(72, -118), (90, -86), (126, -66), (134, -36), (150, -22)],
    ],
    [(110, -150), (144, -160), (186, -150), (226, -124)],
)


def horse(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
    pose: str = "stand",
    mane: Color | None = None,
) -> None:
    """A horse: pose stand or gallop; size is the height from hoof to ear."""
    coat = color if color is not None else "#8a5534"
    dark, hair, s = mix(coat, p.ink, 0.5), mane if mane is not None else mix(coat, p.ink, 0.75), size
    gallop = pose == "gallop"
    near, far, tail = _GALLOP if gallop else _STAND
    with c.at(x, y, size / 240, turn, flip):
        _coat(c, p, limb(tail, [16, 24, 24, 5]), hair, s, 0.2)
        _coat(c, p, union(*[_horse_leg(q, i) for i, q in enumerate(far)]), dark, s, 0.15)
        body = smooth([(-92, -186), (-74, -176), (-50, -164), (-10, -156), (40, -162), (88, -166), (114, -148),
            (120, -118), (104, -96), (60, -92), (10, -86), (-40, -90), (-76, -106), (-94, -134),
            (-104, -160)])  # fmt: skip
        neck = smooth([(-118, -232), (-98, -228), (-72, -204), (-44, -168), (-40, -130), (-86, -116), (-100, -150),
            (-108, -178), (-122, -204)])  # fmt: skip
        _coat(c, p, union(body, neck, *[_horse_leg(q, i) for i, q in enumerate(near)]), coat, s, 0.12)
        _hooves(c, p, [*far, *near])
        _detail(c, [(66, -150), (72, -124), (92, -104)], dark, 3, s, 0.5)
        _detail(c, [(-84, -160), (-72, -134), (-78, -112)], dark, 3, s, 0.5)
        _horse_head(c, p, coat, dark, hair, s, gallop)


def _horse_leg(q: Points, hind: int) -> Path:
    """One leg of a horse, stronger behind than in front."""
    widths = [56, 40, 21, 14, 12] if hind else [42, 29, 18, 13, 12]
    return limb(q, widths, 0)


def _hooves(c: Canvas, p: Palette, legs: list[Points]) -> None:
    """A hoof at the end of each leg."""
    for q in legs:
        (hx, hy), (kx, ky) = q[-1], q[-2]
        t = math.degrees(math.atan2(hy - ky, hx - kx)) - 90
        with c.at(hx, hy, 1, t):
            c.paint(
                smooth([(-8, -5, 1), (8, -5, 1), (10, 7, 1), (-12, 7, 1)]),
                mix(p.ink, "#2a2020", 0.4),
                wobble=0.1,
                rough=0.4,
            )


def _horse_head(c: Canvas, p: Palette, coat: Color, dark: Color, hair: Color, s: float, gallop: bool) -> None:
    """The head of a horse in profile."""
    with c.at(-100, -214, 1, 16 if gallop else 0):
        head: Points = [(-62, 36), (-60, 24), (-42, 4), (-26, -18), (-10, -28), (10, -24), (20, -6), (12, 18),
            (-10, 26), (-26, 36), (-44, 50), (-58, 48)]  # fmt: skip
        _coat(c, p, smooth([(-6, -24), (-2, -44, 1), (10, -24)]), dark, s)
        _coat(c, p, smooth(head), coat, s, 0.22)
        _coat(c, p, smooth([(-2, -22), (6, -46, 1), (16, -20)]), coat, s)
        with c.clip(smooth(head)):
            _patch(c, [(-63, 36), (-59, 24), (-48, 24), (-44, 38), (-54, 48)], mix(dark, p.ink, 0.2), s, 0.6, 90)
        c.paint(ellipse(-55, 34, 2.6, 3.6), p.ink, wobble=0)
        _detail(c, [(-54, 45), (-44, 42), (-38, 38)], dark, 1.8, s)
        _eye(c, p, -20, -6, 3.8)
    lift = 16 if gallop else 0
    locks = [[(-100 + k * 12, -240 + k * 13), (-80 + k * 12 + lift, -232 + k * 13 - lift * 0.4),
        (-70 + k * 11 + lift * 2.2, -206 + k * 12 - lift)] for k in range(6)]  # fmt: skip
    _coat(
        c,
        p,
        union(*[limb(q, [13, 19, 4]) for q in locks], limb([(-100, -242), (-112, -236), (-122, -222)], [10, 12, 3])),
        hair,
        s,
        0.2,
    )


_SALMON_FINS: list[Points] = [
    [(-6, -62, 1), (14, -88, 1), (34, -72), (40, -40, 1)],
    [(56, -26, 1), (74, -38, 1), (76, -8, 1)],
    [(-62, -2, 1), (-54, 22), (-34, 38, 1), (-34, 4, 1)],
    [(18, 8, 1), (22, 30), (40, 44, 1), (46, 18, 1)],
    [(58, 32, 1), (62, 52), (78, 62, 1), (80, 44, 1)],
]


def salmon(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
) -> None:
    """A salmon in mid leap, bent like a bow, heading up to the left; centred on (x, y), size is its length."""
    back = color if color is not None else mix("#5b7480", p.deep, 0.3)
    belly, s = mix("#f0c4aa", p.light, 0.4), size
    with c.at(x, y, size / 230, turn, flip):
        for f in _SALMON_FINS:
            _coat(c, p, smooth(f), mix(back, "#c86a50", 0.45), s, 0.3)
        _coat(
            c,
            p,
            smooth([(82, 34), (100, 36), (124, 28, 1), (116, 56), (122, 94, 1), (100, 76), (78, 52)]),
            mix(back, "#c86a50", 0.3),
            s,
            0.3,
        )
        path = smooth([(-112, -30, 1), (-96, -52), (-64, -68), (-20, -70), (26, -54), (64, -18), (92, 32), (98, 50),
            (84, 54), (58, 36), (20, 12), (-24, 4), (-66, 0), (-96, -10), (-106, -20, 1), (-98, -24)])  # fmt: skip
        _coat(c, p, path, back, s, 0.16)
        _salmon_skin(c, p, path, back, belly, s)


def _salmon_skin(c: Canvas, p: Palette, path: Path, back: Color, belly: Color, s: float) -> None:
    """The pale belly, the spots and the sheen of a salmon."""
    with c.clip(path):
        c.paint(
            smooth(
                [(-120, -22), (-80, -26), (-30, -22), (20, -8), (60, 22), (90, 56), (40, 60), (-60, 30), (-120, 10)]
            ),
            belly,
            feather=max(1, s / 80),
            wobble=0.3,
        )
        c.paint(
            limb([(-70, -34), (-20, -36), (26, -22), (66, 14), (86, 44)], [16, 20, 18, 12, 6]),
            mix("#cf6a58", back, 0.25),
            alpha=0.55,
            feather=max(1, s / 60),
            wobble=0.2,
        )
        for i in range(16):
            t = i / 15
            c.paint(
                circle(-66 + t * 130, -58 + t * t * 70 + (i % 3) * 7, 2.3), mix(back, p.ink, 0.6), alpha=0.8, wobble=0
            )
    _detail(c, [(-66, -58), (-58, -32), (-68, -6)], mix(back, p.ink, 0.5), 2.6, s, 0.7)
    _detail(c, [(-110, -28), (-96, -25), (-86, -27)], mix(back, p.ink, 0.6), 2.2, s)
    _eye(c, p, -88, -38, 4.4, "#e8c890")


def cat(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
    pose: str = "sit",
) -> None:
    """A cat: pose sit (in profile), or sleep (curled up; size is its width)."""
    fur = color if color is not None else "#c27a42"
    dark, pale, s = mix(fur, p.ink, 0.5), mix(fur, "#f4e8d6", 0.7), size
    with c.at(x, y, size / (200 if pose == "sleep" else 190), turn, flip):
        if pose == "sleep":
            _cat_sleeping(c, p, fur, dark, pale, s)
            return
        _cat_sitting(c, p, fur, dark, pale, s)
        _cat_head(c, p, -24, -140, fur, dark, pale, s)


def _cat_sitting(c: Canvas, p: Palette, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """A cat that sits upright."""
    _coat(c, p, limb([(50, -10), (84, -4), (104, -26), (98, -58), (84, -66)], [20, 18, 16, 14, 9]), fur, s, 0.3)
    _coat(c, p, limb([(-16, -80), (-12, -40), (-16, -6)], [24, 17, 14]), dark, s)
    body = smooth([(-30, -124), (-6, -136), (18, -118), (42, -84), (60, -46), (58, -12), (38, 0), (8, 0), (-6, -26),
        (-24, -58), (-38, -90)])  # fmt: skip
    near = limb([(-24, -92), (-26, -48), (-27, -8)], [30, 20, 15])
    paws = [
        smooth([(-18, -13), (-18, 0), (-44, 1), (-42, -8), (-30, -13)]),
        smooth([(46, -12), (20, -15), (-2, -10), (-2, 1), (44, 2)]),
    ]
    path = union(body, near, *paws)
    _coat(c, p, path, fur, s, 0.2)
    with c.clip(path):
        for k in range(4):
            _detail(
                c,
                [(24 + k * 10, -112 + k * 22), (14 + k * 6, -100 + k * 20), (10 + k * 5, -84 + k * 19)],
                dark,
                5,
                s,
                0.55,
            )
        c.paint(
            smooth([(-44, -118), (-24, -116), (-22, -80), (-32, -70), (-44, -90)]),
            pale,
            wobble=0.3,
            feather=max(0.6, s / 140),
        )
    _detail(c, [(52, -56), (28, -56), (12, -32), (18, -8)], dark, 3, s, 0.6)


def _cat_head(c: Canvas, p: Palette, x: float, y: float, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """The head of a cat."""
    with c.at(x, y):
        _coat(c, p, smooth([(-22, -18), (-20, -44, 1), (0, -26)]), dark, s)
        head = smooth(
            [(-42, 8), (-40, -4), (-32, -20), (-12, -32), (12, -28), (28, -8), (24, 14), (4, 26), (-20, 26), (-36, 20)]
        )
        _coat(c, p, head, fur, s, 0.24)
        c.paint(smooth([(-42, 8), (-30, 4), (-18, 12), (-22, 24), (-36, 20)]), pale, wobble=0.2)
        _coat(c, p, smooth([(-4, -24), (6, -52, 1), (24, -16)]), fur, s)
        c.paint(smooth([(4, -24), (8, -42, 1), (17, -19)]), mix("#c98a78", dark, 0.3), wobble=0.1)
        c.paint(smooth([(-44, 4), (-37, 1), (-38, 8)]), mix("#b8605a", p.ink, 0.2), wobble=0)
        c.paint(smooth([(-30, -5, 1), (-23, -11), (-15, -5, 1), (-23, -1)]), "#d9cf6a", wobble=0)
        c.paint(ellipse(-24, -6, 2.2, 4.6), p.ink, wobble=0)
        for k in (0, 1, 2):
            _detail(c, [(-32, 12 + k), (-48, 11 + k * 5), (-60, 12 + k * 9)], pale, 1.0, s, 0.8)


def _cat_sleeping(c: Canvas, p: Palette, fur: Color, dark: Color, pale: Color, s: float) -> None:
    """A cat curled up asleep."""
    body = smooth([(-92, -26), (-84, -56), (-50, -82), (0, -92), (54, -82), (88, -52), (96, -22), (80, -2), (30, 2),
        (-50, 2), (-82, -4)])  # fmt: skip
    _coat(c, p, body, fur, s, 0.3)
    with c.clip(body):
        for k in range(5):
            _detail(c, [(-14 + k * 22, -100), (-20 + k * 24, -74), (-18 + k * 24, -56)], dark, 6, s, 0.5)
    _detail(c, [(82, -54), (44, -60), (22, -36), (36, -14)], dark, 3, s, 0.55)
    tail = limb([(88, -22), (66, 0), (20, -6), (-26, -6), (-58, -12)], [24, 26, 24, 22, 12])
    _coat(c, p, tail, mix(fur, pale, 0.12), s, 0.3)
    _coat(c, p, smooth([(-62, -52), (-66, -80, 1), (-40, -62)]), dark, s)
    head = smooth([(-96, -22), (-88, -46), (-66, -60), (-40, -56), (-24, -36), (-28, -14), (-50, -2), (-80, -4)])
    _coat(c, p, head, fur, s, 0.26)
    c.paint(smooth([(-94, -18), (-82, -24), (-68, -16), (-68, -5), (-84, -6)]), pale, wobble=0.2)
    _coat(c, p, smooth([(-48, -54), (-30, -78, 1), (-24, -40)]), fur, s)
    _detail(c, [(-82, -31), (-75, -27), (-67, -31)], dark, 2.6, s)
    c.paint(circle(-91, -21, 3), mix("#b8605a", p.ink, 0.2), wobble=0)


def moth(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    turn: float = 0,
) -> None:
    """A moth from above, wings spread, centred on (x, y); size is the wing span."""
    wing = color if color is not None else mix(p.light, "#c9a878", 0.45)
    dark, s = mix(wing, p.ink, 0.55), size
    with c.at(x, y, size / 200, turn, flip):
        for k in (-1, 1):
            hind = smooth([(k * 6, 2), (k * 40, 4), (k * 66, 28), (k * 56, 62), (k * 32, 68), (k * 10, 34)])
            _coat(c, p, hind, mix(wing, dark, 0.25), s, 0.25)
            fore = smooth([(k * 5, -16), (k * 40, -44), (k * 84, -58), (k * 100, -50), (k * 92, -14), (k * 68, 14),
                (k * 30, 16), (k * 6, 8)])  # fmt: skip
            _coat(c, p, fore, wing, s, 0.25)
            with c.clip(fore):
                _detail(c, [(k * 84, -66), (k * 72, -20), (k * 54, 20)], dark, 7, s, 0.6)
                _detail(c, [(k * 46, -50), (k * 40, -16), (k * 30, 18)], dark, 3, s, 0.6)
            for qx, qy, r in ((54, -22, 9), (42, 34, 8)):
                c.paint(circle(k * qx, qy, r), mix(dark, p.ink, 0.3), wobble=0.1)
                c.paint(circle(k * qx, qy, r * 0.55), p.glow, wobble=0.1)
            _detail(c, [(k * 3, -30), (k * 14, -48), (k * 30, -56)], dark, 3.0, s, 1)
        _coat(c, p, union(ellipse(0, -20, 10, 14), ellipse(0, 18, 9, 32)), mix(wing, dark, 0.45), s, 0.3, rough=1.5)
