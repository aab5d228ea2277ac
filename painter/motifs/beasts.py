"""Beasts, birds and fish."""

from __future__ import annotations

from typing import Literal

from painter.canvas import Canvas
from painter.geom import Path, Points, circle, ellipse, limb, moved, poly, rect, smooth
from painter.palette import Color, Palette, mix

Pose = Literal["fly", "perch"]


def whale(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    color: Color | None = None,
    belly: Color | None = None,
    shade: Color | None = None,
    turn: float = 0,
    flip: bool = False,
    rim: Color | None = None,
) -> None:
    """A whale that faces left; about 800 by 380 units from its upper left corner."""
    color = p.mid if color is None else color
    belly = p.light if belly is None else belly
    shade = mix(color, p.ink, 0.75) if shade is None else shade
    with c.at(x, y, scale, turn, flip):
        back_fin = limb([(250, 255), (300, 330), (385, 372)], [70, 56, 8])
        c.paint(moved(back_fin, 40, -8), mix(shade, p.ink, 0.4), wobble=0.6)
        body = smooth([(2, 168), (18, 118), (70, 72), (160, 38), (270, 30), (385, 52), (480, 96), (560, 128),
            (622, 132), (660, 104), (690, 62), (738, 30), (776, 26, 1), (762, 66), (738, 104), (726, 124), (758, 134),
            (800, 160), (822, 196, 1), (772, 190), (710, 176), (650, 178), (590, 196), (520, 226), (430, 268),
            (320, 300), (210, 306), (110, 288), (40, 246), (8, 206)])  # fmt: skip
        c.paint(
            body,
            color,
            shade=shade,
            shade_depth=0.42,
            light_from=(-0.25, -0.8),
            rim=rim,
            rim_width=9,
            rim_from=(-0.2, -1),
            wobble=0.8,
        )
        with c.clip(body):
            _whale_belly(c, p, color, belly, shade)
        fin = smooth(
            [(176, 252), (226, 246), (262, 268), (270, 320), (258, 376), (232, 420, 1), (214, 380), (186, 320)]
        )
        c.paint(
            fin,
            mix(color, shade, 0.25),
            shade=shade,
            shade_depth=0.5,
            light_from=(-0.7, -0.2),
            rim=rim,
            rim_width=5,
            wobble=0.6,
        )
        c.paint(ellipse(158, 188, 13, 9), p.ink, wobble=0.2)
        c.paint(circle(154, 185, 3.2), p.light, wobble=0)
        c.line([(138, 178), (156, 170), (178, 178)], mix(shade, p.ink, 0.3), 4)


def _whale_belly(c: Canvas, p: Palette, color: Color, belly: Color, shade: Color) -> None:
    """The pale belly with its grooves, the mouth, and barnacles on the flank."""
    pale = smooth([(-20, 190), (60, 218), (150, 222), (250, 232), (360, 246), (470, 236), (560, 206), (520, 300),
        (300, 380), (-20, 340)])  # fmt: skip
    c.paint(pale, belly, to=mix(belly, shade, 0.55), wobble=0.8, rough=2)
    for i in range(7):
        t = i / 7
        c.line([(20 + 12 * t, 226 + t * 66), (140 + 14 * t, 236 + t * 58), (270 + 8 * t, 250 + t * 46),
            (390 - 40 * t, 262 + t * 30)], mix(belly, shade, 0.7), 3.4, alpha=0.75)  # fmt: skip
    c.line([(-5, 190), (50, 212), (110, 214), (150, 200)], mix(shade, p.ink, 0.6), 5)
    rng = c.rng
    for _ in range(46):  # barnacle speckle
        c.paint(
            circle(rng.uniform(20, 560), rng.uniform(40, 200), rng.uniform(1.2, 4.2)),
            mix(color, belly, 0.6),
            alpha=rng.uniform(0.25, 0.7),
            wobble=0.2,
        )


def fish(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    color: Color | None = None,
    fin: Color | None = None,
    turn: float = 0,
    flip: bool = False,
    stripes: bool = True,
    eye: bool = True,
) -> None:
    """A fish that faces left; 200 by 100 units, centred."""
    color = p.accent if color is None else color
    fin = p.soft if fin is None else fin
    dark = mix(color, p.ink, 0.65)
    with c.at(x, y, scale, turn, flip):
        c.paint(
            smooth([(50, -6), (84, -46), (112, -54, 1), (98, -8), (100, 0), (116, 48, 1), (84, 44), (50, 8)]),
            fin,
            shade=mix(fin, p.ink, 0.6),
            shade_depth=0.4,
        )
        c.paint(
            smooth([(-30, -34), (-8, -66), (34, -58, 1), (40, -22)]), fin, shade=mix(fin, p.ink, 0.6), shade_depth=0.4
        )
        body = smooth([(-100, 4), (-78, -22), (-30, -42), (20, -34), (62, -8), (62, 8), (20, 32), (-30, 40), (-78, 24)])
        c.paint(body, color, shade=dark, shade_depth=0.4)
        with c.clip(body):
            if stripes:
                for stripe in (-38, -4, 28):
                    c.paint(
                        limb([(stripe, -60), (stripe + 12, 0), (stripe, 60)], [13, 9, 13]),
                        mix(color, p.light, 0.75),
                        alpha=0.9,
                    )
            c.paint(
                smooth([(-110, 6), (-60, 26), (0, 38), (70, 20), (60, 60), (-100, 60)]),
                mix(color, p.light, 0.6),
                alpha=0.6,
                feather=3,
            )
            c.line([(-56, -36), (-46, 0), (-56, 30)], dark, 3)
        c.paint(smooth([(-24, 8), (14, 18), (20, 34), (-6, 30)]), fin, wobble=0.4)
        if eye:
            c.paint(circle(-74, -6, 7.5), p.light, wobble=0.2)
            c.paint(circle(-75, -5, 4), p.ink, wobble=0.1)


def bird(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    color: Color | None = None,
    wing: Color | None = None,
    pose: Pose = "fly",
    turn: float = 0,
    flip: bool = False,
    belly: Color | None = None,
    beak: Color | None = None,
) -> None:
    """A bird that faces left, 100 units long."""
    color = p.ink if color is None else color
    wing = mix(color, p.light, 0.25) if wing is None else wing
    beak = p.glow if beak is None else beak
    with c.at(x, y, scale, turn, flip):
        if pose == "fly":
            _flying(c, p, color, wing, beak)
        else:
            belly = mix(color, p.light, 0.6) if belly is None else belly
            _perched(c, p, color, wing, belly, beak)


def _flying(c: Canvas, p: Palette, color: Color, wing: Color, beak: Color) -> None:
    """A bird in the air, wings up."""
    c.paint(
        smooth([(0, -4), (16, -40), (48, -74), (92, -92, 1), (74, -58), (66, -40), (44, -8), (30, 4)]),
        mix(wing, p.ink, 0.4),
        wobble=0.5,
    )
    c.paint(smooth([(-50, 2, 1), (-38, -9), (-22, -14), (6, -12), (44, -2), (82, 6), (104, 2, 1), (100, 14, 1),
        (60, 16), (20, 18), (-16, 14), (-34, 8)]), color, shade=mix(color, p.ink, 0.6), shade_depth=0.4,
        wobble=0.5)  # fmt: skip
    c.paint(smooth([(-10, -6), (-14, -48), (6, -88), (30, -118, 1), (34, -80), (44, -66, 1), (42, -44),
        (52, -34, 1), (40, -14), (28, 6), (8, 6)]), wing, shade=mix(wing, p.ink, 0.55), shade_depth=0.35,
        wobble=0.5)  # fmt: skip
    c.paint(poly([(-47, -2), (-62, 4), (-45, 7)]), beak, wobble=0.2)
    c.paint(circle(-36, -3, 2.4), p.light, wobble=0)


def _perched(c: Canvas, p: Palette, color: Color, wing: Color, belly: Color, beak: Color) -> None:
    """A bird on its feet, tail down."""
    c.paint(
        smooth([(30, 22), (62, 54), (84, 92, 1), (66, 90, 1), (40, 62), (16, 40)]),
        mix(color, p.ink, 0.3),
        wobble=0.4,
    )
    body = smooth([(-28, -46), (-10, -60), (12, -54), (22, -34), (36, -6), (42, 24), (26, 48), (0, 52), (-20, 38),
        (-28, 10), (-32, -20)])  # fmt: skip
    c.paint(body, color, shade=mix(color, p.ink, 0.6), shade_depth=0.35, light_from=(-0.7, -0.4), wobble=0.5)
    with c.clip(body):
        c.paint(
            smooth([(-40, -20), (-14, -14), (-6, 10), (-8, 40), (-10, 60), (-50, 60)]),
            belly,
            wobble=0.6,
            feather=1,
        )
    c.paint(
        smooth([(2, -14), (24, -8), (42, 20), (58, 62, 1), (24, 46), (6, 22)]),
        wing,
        shade=mix(wing, p.ink, 0.6),
        shade_depth=0.4,
        wobble=0.4,
    )
    c.paint(poly([(-26, -46), (-46, -38), (-26, -34)]), beak, wobble=0.2)
    c.paint(circle(-14, -44, 3.6), p.light, wobble=0)
    c.paint(circle(-15, -44, 2.2), p.ink, wobble=0)
    for foot in (-4, 8):
        c.line([(foot, 50), (foot - 2, 68)], beak, 3, wobble=0.3)


def gulls(c: Canvas, points: Points, color: Color, scale: float = 1) -> None:
    """Far gulls at points of (x, y, scale)."""
    for x, y, size in points:
        k = size * scale
        c.paint(smooth([(x - 22 * k, y - 4 * k, 1), (x - 12 * k, y - 11 * k), (x, y, 1), (x + 12 * k, y - 11 * k),
            (x + 22 * k, y - 4 * k, 1), (x + 11 * k, y - 6 * k), (x, y + 5 * k, 1), (x - 11 * k, y - 6 * k)]), color,
            wobble=0.2, rough=0.5)  # fmt: skip


def fox(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    color: Color | None = None,
    white: Color | None = None,
    sock: Color | None = None,
    flip: bool = False,
    tail: bool = True,
) -> None:
    """A seated fox that faces left, its feet at (x, y); about 150 wide and 210 tall without the tail."""
    color = p.accent if color is None else color
    white = p.light if white is None else white
    sock = p.ink if sock is None else sock
    dark = mix(color, p.ink, 0.6)
    with c.at(x, y, scale, 0, flip):
        outline = fox_tail()
        if tail:
            c.paint(outline, color, shade=dark, shade_depth=0.35, wobble=0.8)
            with c.clip(outline):
                c.paint(smooth([(205, -214), (272, -170), (300, -250), (240, -300), (180, -262)]), white, rough=3)
        # far foreleg
        c.paint(
            smooth([(-30, -96), (-8, -90), (-12, -40), (-10, -4), (-30, 0), (-42, -4), (-34, -14), (-32, -50)]),
            mix(dark, p.ink, 0.25),
            wobble=0.4,
        )
        body = smooth([(-34, -168), (-10, -178), (20, -164), (48, -128), (70, -84), (78, -40), (70, -6), (40, 2),
            (0, 2), (-14, -8), (-22, -40), (-40, -84), (-46, -128)])  # fmt: skip
        c.paint(body, color, shade=dark, shade_depth=0.35, light_from=(-0.8, -0.4), wobble=0.6)
        with c.clip(body):
            c.paint(smooth([(-60, -170), (-30, -150), (-20, -120), (-16, -86), (-30, -60), (-70, -90)]), white, rough=3)
            c.line([(66, -92), (34, -74), (16, -40), (22, -8)], dark, 4, alpha=0.8)
        # near foreleg with dark sock
        leg = smooth([(-38, -112), (-8, -108), (-8, -60), (-16, -16), (-16, -2), (-40, 2), (-54, -2), (-46, -14),
            (-38, -24), (-38, -64)])  # fmt: skip
        c.paint(leg, color, wobble=0.4)
        with c.clip(leg):
            c.paint(rect(-70, -46, 90, 60), sock, rough=3)
        c.paint(smooth([(14, -16), (44, -22), (64, -8), (60, 4), (4, 4), (-2, -4)]), sock, wobble=0.4)
        # head
        with c.at(-32, -196, 1, -6):
            fox_head(c, p, color, white, sock)


def fox_tail() -> Path:
    """The outline of the seated fox's tail."""
    return smooth([(58, -8), (110, 6), (170, -2), (222, -40), (258, -104), (270, -170), (262, -228), (236, -276, 1),
        (214, -240), (190, -190), (168, -130), (136, -84), (96, -58), (66, -46)])  # fmt: skip


def fox_head(c: Canvas, p: Palette, color: Color, white: Color, sock: Color) -> None:
    """The head of a fox that faces left, its neck at the origin; about 120 wide."""
    dark = mix(color, p.ink, 0.6)
    c.paint(smooth([(4, -22), (10, -62), (24, -78, 1), (38, -44), (36, -14)]), mix(dark, p.ink, 0.2), wobble=0.4)
    head = smooth([(-74, 16, 1), (-66, 4), (-40, -10), (-28, -28), (-14, -40), (10, -40), (34, -24), (46, 2),
        (40, 22), (16, 36), (-10, 36), (-40, 28), (-66, 24)])  # fmt: skip
    c.paint(head, color, shade=dark, shade_depth=0.25, light_from=(-0.6, -0.6), wobble=0.4)
    with c.clip(head):
        c.paint(
            smooth([(-90, 18), (-44, 10), (-18, 14), (4, 6), (26, 14), (52, 6), (50, 50), (-80, 50)]),
            white,
            rough=1.5,
        )
    ear = smooth([(-18, -28), (-16, -66), (-8, -88, 1), (12, -62), (18, -30)])
    c.paint(ear, color, shade=dark, shade_depth=0.3, wobble=0.4)
    c.paint(smooth([(-9, -36), (-9, -60), (-5, -74, 1), (6, -56), (8, -36)]), sock, wobble=0.3)
    c.paint(ellipse(-73, 15, 6.5, 5), p.ink, wobble=0.2)
    c.paint(smooth([(-30, 0), (-22, -7), (-10, -2), (-20, 4)]), p.ink, wobble=0.2)
    c.paint(circle(-22, -3, 1.6), white, wobble=0)


def rabbit(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    ear: Color | None = None,
    turn: float = 0,
) -> None:
    """A sitting rabbit that faces left, its feet at (x, y); about 180 tall."""
    color = p.light if color is None else color
    dark = mix(color, mix(p.ink, "#6a3a28", 0.5), 0.55)
    ear = mix(color, p.accent, 0.45) if ear is None else ear
    with c.at(x, y, scale, turn, flip):
        c.paint(
            smooth([(-26, -92), (-20, -130), (-4, -166), (12, -172), (16, -150), (2, -112), (-6, -88)]),
            mix(color, dark, 0.6),
            wobble=0.4,
        )
        c.paint(circle(74, -22, 17), mix(color, p.light, 0.6), shade=dark, shade_depth=0.4, rough=3)
        body = smooth([(-26, -66), (0, -72), (34, -66), (62, -44), (70, -16), (54, 0), (10, 2), (-26, 2), (-34, -20)])
        c.paint(body, color, shade=dark, shade_depth=0.4, wobble=0.5)
        c.line([(58, -44), (28, -40), (14, -18), (22, -2)], dark, 3.5, alpha=0.8)
        c.paint(smooth([(6, -8), (40, -14), (60, -4), (50, 4), (4, 4)]), mix(color, dark, 0.25), wobble=0.3)
        c.paint(
            smooth([(-36, -44), (-18, -40), (-18, -6), (-24, 3), (-44, 3), (-40, -8), (-34, -14)]),
            color,
            shade=dark,
            shade_depth=0.3,
            wobble=0.3,
        )
        head = smooth([(-72, -66), (-64, -84), (-40, -98), (-14, -92), (-2, -74), (-8, -54), (-30, -46), (-58, -50)])
        c.paint(head, color, shade=dark, shade_depth=0.3, wobble=0.3)
        near_ear = smooth([(-34, -90), (-36, -132), (-24, -172), (-10, -184), (-4, -164), (-8, -124), (-18, -88)])
        c.paint(near_ear, color, shade=dark, shade_depth=0.3, wobble=0.3)
        c.paint(smooth([(-27, -100), (-28, -134), (-18, -166), (-11, -170), (-11, -150), (-19, -108)]), ear, wobble=0.3)
        c.paint(ellipse(-46, -76, 4.2, 5), p.ink, wobble=0.1)
        c.paint(circle(-47.5, -78, 1.4), p.light, wobble=0)
        c.paint(ellipse(-71, -68, 3.4, 2.8), ear, wobble=0.1)


def cat(
    c: Canvas,
    x: float,
    y: float,
    scale: float,
    p: Palette,
    color: Color | None = None,
    flip: bool = False,
    eyes: Color | None = None,
) -> None:
    """A sitting cat, its feet at (x, y), tail to the right; about 180 tall."""
    color = p.ink if color is None else color
    with c.at(x, y, scale, 0, flip):
        c.paint(
            limb([(34, -10), (74, -4), (100, -28), (96, -66), (78, -78), (72, -62)], [20, 18, 16, 14, 12, 9]),
            color,
            wobble=0.4,
        )
        body = smooth([(-16, -112), (14, -112), (30, -84), (44, -48), (48, -14), (36, 2), (-36, 2), (-46, -14),
            (-42, -50), (-30, -86)])  # fmt: skip
        c.paint(
            body,
            color,
            shade=mix(color, "#000000", 0.4),
            rim=mix(color, p.light, 0.45),
            rim_width=4,
            shade_depth=0.3,
            wobble=0.5,
        )
        head = smooth([(-34, -122), (-36, -148), (-33, -176, 1), (-14, -160), (12, -160), (32, -176, 1), (35, -148),
            (33, -122), (16, -106), (-18, -106)])  # fmt: skip
        c.paint(head, color, rim=mix(color, p.light, 0.45), rim_width=4, wobble=0.4)
        if eyes is not None:
            for eye_x in (-14, 13):
                c.paint(smooth([(eye_x - 8, -136), (eye_x, -142), (eye_x + 8, -136), (eye_x, -130)]), eyes, wobble=0.1)
                c.paint(ellipse(eye_x, -136, 2, 5), p.ink, wobble=0)


def _stag_face(c: Canvas, p: Palette, color: Color, dark: Color, rim: Color) -> None:
    """The head in profile, with both ears."""
    c.paint(smooth([(-82, -292), (-74, -318), (-58, -328, 1), (-58, -304), (-68, -286)]), dark, wobble=0.3)
    head = smooth([(-168, -252), (-163, -264), (-142, -274), (-124, -290), (-104, -304), (-82, -302), (-68, -286),
        (-70, -262), (-90, -246), (-112, -250), (-136, -244), (-158, -242)])  # fmt: skip
    c.paint(head, color, shade=dark, shade_depth=0.28, rim=rim, rim_width=4, wobble=0.4)
    with c.clip(head):
        c.paint(smooth([(-158, -270), (-148, -256), (-152, -238), (-172, -236)]), mix(color, p.light, 0.35), feather=3)
        c.paint(smooth([(-130, -250), (-104, -258), (-84, -244), (-110, -238)]), mix(color, p.light, 0.2), feather=4)
    near_ear = smooth([(-76, -298), (-56, -314), (-28, -312, 1), (-44, -292), (-66, -284)])
    c.paint(near_ear, color, shade=dark, shade_depth=0.4, rim=rim, rim_width=3, wobble=0.3)
    c.paint(smooth([(-64, -296), (-50, -304), (-36, -306, 1), (-48, -294)]), mix(color, p.light, 0.3), wobble=0.2)
    c.paint(ellipse(-114, -280, 4.4, 3.8), p.ink, wobble=0)
    c.paint(circle(-115.5, -281.5, 1.2), p.light, wobble=0)
    c.paint(ellipse(-165, -256, 6, 5.4), p.ink, wobble=0)
    c.line([(-160, -247), (-146, -250), (-138, -252)], dark, 1.8, alpha=0.8, wobble=0.1)


def owl(
    c: Canvas, x: float, y: float, scale: float, p: Palette, color: Color | None = None, flip: bool = False
) -> None:
    """An owl seen from the front, sitting on (x, y); about 150 tall."""
    color = p.mid if color is None else color
    dark = mix(color, p.ink, 0.7)
    with c.at(x, y, scale, 0, flip):
        body = smooth([(-44, -128), (-50, -156, 1), (-22, -144), (0, -146), (22, -144), (50, -156, 1), (44, -128),
            (54, -80), (46, -30), (20, 0), (-20, 0), (-46, -30), (-54, -80)])  # fmt: skip
        c.paint(body, color, shade=dark, shade_depth=0.3)
        with c.clip(body):
            for row in range(5):
                for i in range(-3, 4):
                    c.line([(i * 14 - 7 + (row % 2) * 7, -84 + row * 17), (i * 14 + (row % 2) * 7, -76 + row * 17),
                        (i * 14 + 7 + (row % 2) * 7, -84 + row * 17)], mix(color, p.light, 0.6), 2.4,
                        alpha=0.8)  # fmt: skip
        for side in (-1, 1):
            c.paint(circle(side * 21, -112, 20), p.light, shade=mix(p.light, color, 0.7), shade_depth=0.3, wobble=0.4)
            c.paint(circle(side * 21, -112, 11), p.glow, wobble=0.2)
            c.paint(circle(side * 21, -112, 6.5), p.ink, wobble=0.1)
            c.paint(
                smooth([(side * 44, -96), (side * 62, -60), (side * 54, -14, 1), (side * 38, -40)]), dark, wobble=0.4
            )
        c.paint(poly([(-5, -100), (5, -100), (0, -86)]), p.accent, wobble=0.2)
