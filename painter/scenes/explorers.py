"""Explorers: a mouse on an orange, and a diver at a bell."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import circle, difference, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import fish
from painter.motifs.land import hill
from painter.motifs.sky import stars
from painter.palette import OCHRE, TEAL, Color, mix
from painter.scene import scene

# -- mouse-astronaut -------------------------------------------------------


_ORANGE = (300, 1270, 610)


def _surface(x: float) -> float:
    """The height of the orange's horizon at x."""
    center_x, center_y, radius = _ORANGE
    return center_y - math.sqrt(radius**2 - (x - center_x) ** 2)


def _night_pantry(c: Canvas) -> None:
    """The dark sky: grains of salt, a cheese for a moon, a cat behind the horizon."""
    p = OCHRE
    c.sky([(0, "#0d0c1a"), (0.35, "#171327"), (0.6, "#2b1a26"), (1, "#3a1c1a")])
    c.strokes(800, 0, 170, 18, 0.1, 0.34, center=(300, 1270))
    stars(c, 110, p, (40, 40, 760, 760), big=0.1)
    c.glow(300, 1270, 960, "#e8742a", 0.75, 1.6)
    c.glow(122, 142, 190, "#ffe08a", 0.5)
    c.paint(
        union(ellipse(122, 168, 66, 42), rect(56, 140, 132, 28)),
        "#c98a34",
        shade="#6b3f2a",
        shade_depth=0.3,
        wobble=0.4,
    )
    top = difference(ellipse(122, 138, 66, 42), poly([(118, 136), (96, 200), (168, 196)]))
    c.paint(poly([(118, 136), (98, 178), (98, 206), (118, 166)]), "#e8b84e", wobble=0.3)
    c.paint(poly([(118, 136), (158, 172), (158, 202), (118, 166)]), "#f8e09a", wobble=0.3)
    c.paint(top, "#f2cf6a", shade="#c98a34", shade_depth=0.2, rim="#fff0b8", wobble=0.4)
    for x, y, r in ((88, 126, 9), (140, 116, 8), (164, 142, 7), (110, 108, 5), (76, 150, 5), (143, 184, 5)):
        c.paint(ellipse(x, y, r, r * 0.66), "#b9812f", rim="#ffeeb0", rim_from=(0.6, 0.8), rim_width=3, wobble=0.2)
    head = smooth([(576, 900), (580, 770), (592, 726), (592, 664, 1), (626, 702), (670, 702), (706, 668, 1), (704, 738),
        (724, 800), (734, 960)])  # fmt: skip
    c.paint(head, "#0b0a14", rim="#8a4a2a", rim_width=4)
    for x in (622, 676):
        c.glow(x, 742, 34, "#d8e070", 0.5)
        c.paint(smooth([(x - 16, 744, 1), (x, 731), (x + 16, 742, 1), (x, 754)]), "#dfe27a", wobble=0.1)
        c.paint(ellipse(x - 5, 742, 3, 9), "#0b0a14", wobble=0)


def _orange(c: Canvas) -> None:
    """The planet: peel with pores, and one hole where the flesh glows."""
    x0, y0, radius = _ORANGE
    body = circle(x0, y0, radius)
    c.paint(
        body,
        "#ee9330",
        to="#c4601f",
        shade="#5a2018",
        shade_depth=0.22,
        light_from=(-0.3, -0.75),
        rim="#ffd98a",
        rim_width=9,
        rim_from=(-0.2, -1),
        wobble=0.6,
    )
    rng = c.rng
    with c.clip(body):
        c.glow(x0, 720, 520, "#ffb64a", 0.55, 1.5, 0.5)
        for ring in range(17):
            theta = math.radians(14 + ring * 4.6)
            count = int(64 * math.sin(theta))
            for k in range(count):
                angle = -math.pi * (k + rng.uniform(0.1, 0.9)) / count
                reach = radius * math.sin(theta + rng.uniform(-0.03, 0.03))
                x, y = x0 + reach * math.cos(angle), y0 + reach * math.sin(angle)
                if not (30 < x < 770 and y < 1180):
                    continue
                size = rng.uniform(2.6, 5.4)
                pore = moved(ellipse(0, 0, size * max(0.25, math.cos(theta)), size), x, y, 1, math.degrees(angle))
                c.paint(pore, "#8f3f16", alpha=0.55, wobble=0, texture=0)
                c.paint(moved(pore, 1.6, 2.4), "#ffc46a", alpha=0.5, wobble=0, texture=0)


def _glowing_hole(c: Canvas) -> None:
    """A torn window in the peel, the lit flesh in it, a ladder going down and a peel folded back."""
    hole = smooth([(430, 960), (486, 904), (580, 896), (652, 946), (664, 1024), (598, 1076), (500, 1078), (438, 1034)])
    c.paint(moved(hole, 0, -2, 1), "#fbe3b4", shadow=16, shadow_offset=(0, 4), shadow_color="#6a2412")
    flesh = moved(hole, 548 * 0.1, 986 * 0.1, 0.9)
    c.paint(flesh, "#ffb13a", to="#ff8a26", shade="#d85a1a", shade_depth=0.2, light_from=(0.1, -0.8))
    with c.clip(flesh):
        for k in range(9):
            angle = k * 0.698 + 0.3
            x, y = 552 + 130 * math.cos(angle), 990 + 110 * math.sin(angle)
            c.paint(limb([(552, 990), (x, y)], 3, 9), "#fff0c4", wobble=0.5)
            for _ in range(7):
                a, r = angle + c.rng.uniform(0.12, 0.56), c.rng.uniform(28, 96)
                bead = moved(
                    smooth([(-9, 0, 1), (2, -4), (10, 0), (2, 4)]),
                    552 + r * math.cos(a),
                    990 + r * 0.85 * math.sin(a),
                    1,
                    math.degrees(a),
                )
                c.paint(bead, "#ffd98a", alpha=0.7, wobble=0.1)
        c.glow(552, 990, 120, "#fff4c8", 0.75)
    for base, width, turn in (((652, 960), 92, 62), ((560, 1080), 110, 172), ((436, 1010), 84, 262), ((560, 896), 96,
        12)):  # fmt: skip
        with c.at(*base, width / 100, turn):
            outer = smooth([(-50, 8, 1), (-36, -34), (8, -78, 1), (30, -40), (50, 8, 1)])
            c.paint(outer, "#e58a2c", shade="#7a3014", shade_depth=0.3, shadow=9, shadow_color="#6a2412")
            inner = smooth([(-46, 8, 1), (-30, -30), (10, -64, 1), (22, -34), (44, 8, 1), (0, 2)])
            c.paint(inner, "#fdeccb", shade="#d9a060", shade_depth=0.3, light_from=(0, 0.8))
    c.glow(552, 980, 300, "#ffd070", 0.45)
    for side in (-14, 14):
        c.line([(470 + side, 1030), (424 + side, 866)], "#5a2f1c", 6)
    for k in range(7):
        x, y = 465 - k * 6.4, 1012 - k * 23
        c.line([(x - 14, y), (x + 14, y)], "#5a2f1c", 5)


def _mouse_body(c: Canvas, foil: Color, dark: Color) -> None:
    """Tail in a ribbed hose, cotton reel as an air tank, tinfoil suit and thimble boots."""
    brass, thread = "#d8a24a", "#b8402c"
    tail = [(34, -20), (66, -8), (90, -24), (96, -56), (88, -78)]
    c.paint(limb(tail, [18, 15, 13, 11, 9]), foil, shade=dark, shade_depth=0.3, wobble=0.2)
    for x, y, turn in ((52, -11, 20), (68, -9, -10), (82, -16, -40), (92, -34, -70), (96, -54, -90)):
        c.paint(moved(ellipse(0, 0, 2.5, 8), x, y, 1, turn), dark, alpha=0.7, wobble=0)
    c.paint(limb([(89, -74), (86, -92), (96, -106)], 7, 2), "#d99a8a", wobble=0.2)
    c.paint(rect(30, -134, 44, 72, 6), thread, shade="#4a1512", shade_depth=0.35, wobble=0.2)
    for k in range(9):
        c.line([(30, -126 + k * 7), (74, -124 + k * 7)], "#e2705a", 1.6, alpha=0.7)
    for y in (-140, -66):
        c.paint(rect(24, y, 56, 12, 5), brass, shade="#6b3f2a", shade_depth=0.4, wobble=0.2)
    c.line([(52, -140), (56, -164), (36, -172)], thread, 3)
    for x in (30, -26):
        boot = smooth([(x - 24, 0), (x - 22, -16), (x - 4, -26), (x + 18, -24), (x + 20, 0)])
        c.paint(boot, mix(brass, "#fff0c4", 0.2), shade="#6b3f2a", shade_depth=0.35, rim="#fff0c4", wobble=0.2)
    suit = smooth(
        [(-30, -112), (8, -120), (38, -96), (52, -52), (48, -18), (12, -14), (-28, -14), (-44, -38), (-44, -78)]
    )
    c.paint(suit, foil, shade=dark, shade_depth=0.28, rim="#fff6dc", wobble=0.3)
    with c.clip(suit):
        for _ in range(26):
            x, y = c.rng.uniform(-44, 50), c.rng.uniform(-112, -16)
            tone = c.rng.choice([dark, "#fffaf0", "#e8a45a"])
            c.line([(x, y), (x + c.rng.uniform(-18, 18), y + c.rng.uniform(4, 16))], tone, 1.5, alpha=0.55)
        c.glow(0, -6, 60, "#ff9a3c", 0.5)
    c.paint(rect(-26, -64, 22, 20, 2), "#2e6f7e", wobble=0.3)
    for x, y in ((-26, -64), (-4, -64), (-26, -44), (-4, -44)):
        c.line([(x - 3, y), (x + 3, y)], "#f8ecc9", 1.6)


def _mouse_head(c: Canvas) -> None:
    """The mouse's face under a glass, proud, the ears a little squeezed."""
    fur, pink = "#8f7d74", "#dc9c8c"
    dark = mix(fur, OCHRE.ink, 0.5)
    glass = circle(-10, -164, 76)
    c.paint(glass, "#4a4a5c", alpha=0.5, wobble=0.1)
    c.paint(limb([(2, -140), (-2, -120), (-4, -100)], [50, 54, 62]), dark, shade="#3a2c30", shade_depth=0.3, wobble=0.2)
    with c.at(2, -58, 1.06, 6):
        c.paint(circle(-6, -128, 21), dark, wobble=0.1)
        c.paint(circle(-7, -126, 13), mix(pink, dark, 0.5), wobble=0.1)
        head = smooth(
            [(-64, -92), (-54, -106), (-34, -119), (-6, -124), (16, -110), (16, -86), (-4, -72), (-34, -76), (-56, -84)]
        )
        c.paint(head, fur, shade=dark, shade_depth=0.28, light_from=(-0.4, -0.7), wobble=0.15, rough=0.6)
        c.paint(
            smooth([(-60, -88), (-40, -92), (-24, -84), (-34, -77), (-54, -83)]),
            "#e6d6c4",
            alpha=0.85,
            feather=2,
            wobble=0.1,
        )
        c.paint(circle(14, -118, 24), fur, shade=dark, shade_depth=0.3, wobble=0.1)
        c.paint(circle(12, -116, 16), pink, shade="#a8605a", shade_depth=0.3, wobble=0.1)
        c.paint(circle(-64, -92, 5), "#a84a4a", wobble=0)
        c.paint(ellipse(-31, -101, 5, 6), "#120c10", wobble=0)
        c.paint(circle(-33, -103.5, 2), "#fff6dc", wobble=0)
        c.line([(-38, -111), (-31, -113), (-24, -110)], dark, 2, wobble=0)
        c.line([(-56, -84), (-47, -81), (-40, -83)], dark, 1.6, wobble=0)
        for k in range(3):
            c.line([(-55, -88), (-64, -86 + 7 * k), (-72, -86 + 12 * k)], "#f2e6d4", 1, wobble=0, alpha=0.8)
    c.paint(glass, "#cfe6e8", alpha=0.1, wobble=0.1)
    c.line(
        [(-10 + 75 * math.cos(a / 20 * math.tau), -164 + 75 * math.sin(a / 20 * math.tau)) for a in range(21)],
        "#f3ead0",
        2.6,
        alpha=0.8,
        wobble=0.1,
    )
    c.paint(difference(circle(-10, -164, 68), circle(0, -156, 70)), "#fffaf0", alpha=0.5, feather=1, wobble=0)
    c.paint(difference(circle(-10, -164, 70), circle(-14, -172, 70)), "#ff9a3c", alpha=0.6, feather=1.5, wobble=0)
    c.paint(ellipse(-12, -104, 44, 12), "#d8a24a", shade="#5a3420", shade_depth=0.4, rim="#fff0c4", wobble=0.2)


def _cheesecloth(c: Canvas) -> None:
    """A toothpick with a flag of coarse muslin, full of holes like a cheese."""
    c.paint(limb([(512, 150), (500, 440), (488, 716)], [9, 11, 4]), "#d8a86a", shade="#5a3420", shade_depth=0.4)
    cloth = smooth([(512, 168, 1), (570, 150), (630, 176), (690, 160), (736, 174, 1), (726, 220), (738, 268, 1),
        (728, 300), (738, 340, 1), (690, 330), (640, 356), (574, 336), (506, 358, 1)])  # fmt: skip
    for x, y, r in ((560, 210, 20), (640, 300, 24), (686, 216, 17), (572, 306, 12), (626, 214, 9)):
        cloth = difference(cloth, ellipse(x, y, r, r * 0.9))
    c.paint(cloth, "#f3e2ae", to="#f0c98a", shade="#8a5a34", shade_depth=0.14, rim="#fffaf0", rim_width=3)
    with c.clip(cloth):
        for k in range(31):
            x = 505 + k * 7.8
            c.line([(x, 140), (x + 4, 250), (x - 3, 370)], "#9a6a3a", 1.3, alpha=0.4)
        for k in range(27):
            y = 150 + k * 8
            c.line([(500, y + 8), (570, y - 8), (630, y + 10), (690, y - 6), (750, y + 6)], "#9a6a3a", 1.3, alpha=0.4)
        for x in (556, 618, 676):
            c.paint(limb([(x, 140), (x + 10, 250), (x - 2, 370)], [10, 26, 12]), "#8a5a34", alpha=0.28, feather=7)
    for y in (182, 222, 338):
        c.line([(506, y + 5), (520, y - 3)], "#6b3f2a", 3)
    c.line([(734, 338), (746, 356), (740, 376)], "#f3e2ae", 1.6)


def _walnut_lander(c: Canvas) -> None:
    """A second walnut boat comes down under a checked napkin, just above the cat; boot prints on the peel."""
    napkin = smooth(
        [(580, 494, 1), (596, 440), (648, 412), (704, 436), (722, 490, 1), (690, 480), (652, 490), (614, 482)]
    )
    for x in (580, 614, 652, 690, 722):
        c.line([(x, 490), (654 + (x - 652) * 0.3, 570)], "#e8d6a8", 1.6, alpha=0.8)
    c.paint(napkin, "#f3e2c4", shade="#6a4a4c", shade_depth=0.25)
    with c.clip(napkin):
        for k in range(7):
            c.line([(584 + k * 22, 400), (580 + k * 24, 500)], "#b8402c", 6, alpha=0.7)
        for k in range(4):
            c.line([(570, 452 + k * 20), (650, 428 + k * 20), (730, 452 + k * 20)], "#b8402c", 5, alpha=0.6)
    for x in (644, 662):
        c.paint(circle(x, 560, 9), "#8f7d74", wobble=0.1)
        c.paint(circle(x, 560, 5), "#dc9c8c", wobble=0)
    c.paint(ellipse(653, 570, 13, 11), "#8f7d74", shade="#4a3c3c", shade_depth=0.3, wobble=0.1)
    for x in (648, 658):
        c.paint(circle(x, 569, 1.8), "#120c10", wobble=0)
    shell = smooth([(616, 574), (626, 598), (654, 610), (682, 598), (692, 574), (654, 580)])
    c.paint(shell, "#8a5a34", shade="#3a2018", shade_depth=0.35, rim="#f0b060", rim_from=(0, 1), rim_width=4)
    for k in range(5):
        c.line([(628 + k * 12, 582), (634 + k * 10, 594), (642 + k * 6, 604)], "#4a2a1c", 2, alpha=0.8)
    for k in range(9):
        x = 96 + k * 22
        c.paint(ellipse(x, _surface(x) + 22 + 8 * (k % 2), 7, 3.4), "#7a3414", alpha=0.7, wobble=0.1)


@scene(
    "mouse-astronaut",
    "One Small Step",
    motifs="mouse orange flag cheese cat stars",
    themes="discovery ambition pride mistake adventure",
    moods="proud funny",
    alt=(
        "A mouse in a tinfoil suit and a glass helmet holds a flag with holes like cheese on a huge "
        "orange. A cheese hangs in the dark sky, a second mouse comes down in a walnut shell under a "
        "napkin, and a cat looks over the edge of the orange."
    ),
    seed=82,
    clues=("one small step", "wrong planet", "pride", "dessert", "claim", "being watched"),
)
def mouse_astronaut(c: Canvas) -> None:
    """A mouse takes possession of an orange."""
    _night_pantry(c)
    _orange(c)
    _glowing_hole(c)
    _walnut_lander(c)
    c.shadow_blob(330, 688, 150, 14, "#6a2412", 0.6)
    c.shadow_blob(492, 716, 30, 7, "#6a2412", 0.6)
    foil, dark = "#cbbfae", "#5c4a52"
    with c.at(318, 684, 2.32, 0, True):
        far = limb([(-14, -98), (-46, -84), (-78, -104)], [30, 25, 20])
        c.paint(far, mix(foil, dark, 0.5), shade=dark, shade_depth=0.3, wobble=0.2)
        _mouse_body(c, foil, dark)
        _mouse_head(c)
    _cheesecloth(c)
    with c.at(318, 684, 2.32, 0, True):
        c.paint(ellipse(-80, -106, 12, 11), "#d8a24a", shade="#6b3f2a", shade_depth=0.35, rim="#fff0c4", wobble=0.2)
        for k in range(3):
            c.line([(-88, -111 + k * 6), (-78, -110 + k * 6)], "#6b3f2a", 1.5, wobble=0)
        near = limb([(16, -98), (46, -82), (42, -60), (22, -52)], [30, 27, 24, 20])
        c.paint(near, foil, shade=dark, shade_depth=0.3, rim="#fff6dc", wobble=0.2)
        c.paint(ellipse(18, -52, 13, 11), "#d8a24a", shade="#6b3f2a", shade_depth=0.35, rim="#fff0c4", wobble=0.2)
    c.glow(330, 700, 260, "#ff9a3c", 0.28, 2, 0.5)
    for turn in (-70, -10, 60, 130, 200):
        c.paint(
            moved(smooth([(-9, 0), (-7, -30), (0, -44, 1), (8, -28), (9, 0)]), 190, 980, 1, turn),
            "#6f8a3a",
            shade="#2c4a22",
            shade_depth=0.35,
            shadow=5,
        )
    c.paint(circle(190, 980, 13), "#8a6a3a", shade="#3a2a1c", shade_depth=0.4)
    leaf = smooth([(196, 986, 1), (250, 1000), (300, 1050), (310, 1110, 1), (250, 1100), (206, 1050)])
    c.paint(leaf, "#5f8a3c", shade="#1f4428", shade_depth=0.28, rim="#c9d873", shadow=9, shadow_color="#6a2412")
    c.line([(198, 990), (246, 1040), (304, 1104)], "#a9c060", 3, alpha=0.8)


# -- drowned-bells ---------------------------------------------------------


def _deep_water(c: Canvas) -> None:
    """Green water lit from the upper right, with a wreck far away and a sandy bottom."""
    c.sky([(0, "#cfe6c4"), (0.07, "#6fb3a4"), (0.28, "#257076"), (0.65, "#11424d"), (1, "#071f2b")], mottle=0.06)
    c.strokes(900, 0, 150, 17, 0.07, 0.3, center=(720, -160))
    for x, width, reach in ((560, 60, -240), (650, 90, -170), (740, 50, -60), (470, 36, -330), (790, 70, 60)):
        shaft = poly([(x, -10), (x + width, -10), (x + reach + width * 2.6, 1000), (x + reach - width, 1000)])
        c.beam(shaft, "#f3f2c8", 0.26, 16, fade=(1, 0.05))
    wreck = smooth(
        [(30, 800, 1), (70, 900), (150, 960), (420, 968), (500, 900), (528, 812, 1), (430, 846), (280, 868), (140, 846)]
    )
    with c.at(-36, 40, 1, -5):
        c.paint(wreck, "#1d5a60", to="#12414b", shade="#0b2e3a", shade_depth=0.2)
        for x, top in ((170, 560), (330, 620)):
            c.line([(x, 870), (x + 18, top)], "#1d5a60", 11)
            c.line([(x - 50, top + 90), (x + 90, top + 78)], "#1d5a60", 7)
    c.mist(900, 150, "#2f7d7f", 0.5)
    hill(c, 1010, 16, "#3a7d74", to="#0d333e", step=90, rim="#a9d0a8", rim_width=4)
    c.strokes(240, 4, 150, 9, 0.12, 0.35, region=(0, 1030, 800, 1190))


def _bell(c: Canvas, x: float, y: float, turn: float) -> None:
    """A great bronze bell, green with age, that hangs from (x, y) and swings."""
    body = smooth([(-46, 62), (-98, 92), (-126, 170), (-140, 270), (-164, 340), (-208, 396, 1), (-196, 414), (0, 436),
        (196, 414), (208, 396, 1), (164, 340), (140, 270), (126, 170), (98, 92), (46, 62), (0, 54)])  # fmt: skip
    with c.at(x, y, 0.93, turn):
        for dx in (-24, 24):
            c.paint(limb([(dx, 70), (dx * 1.2, 22), (0, 0)], [26, 22, 20]), "#8a6a34", shade="#1d2c2c", shade_depth=0.4)
        c.paint(
            body,
            "#d3a04a",
            to="#9a6a30",
            shade="#1f3530",
            shade_depth=0.34,
            light_from=(0.6, -0.5),
            shadow=16,
            rim="#fff0b8",
            rim_width=6,
            rim_from=(0.8, -0.6),
            shadow_offset=(-16, 22),
        )
        with c.clip(body):
            for px, py, r in ((-90, 330, 70), (-60, 130, 44), (60, 376, 46), (-130, 230, 40), (20, 90, 26)):
                c.paint(ellipse(px, py, r, r * 0.7), "#3f8a78", alpha=0.5, feather=12, rough=3)
            for by, half, sag, w in ((118, 112, 12, 6), (132, 116, 12, 3), (318, 158, 22, 6), (336, 166, 22, 3)):
                c.line([(-half, by), (0, by + sag), (half, by)], "#5a3a1e", w + 4, alpha=0.6)
                c.line([(-half, by - 3), (0, by + sag - 3), (half, by - 3)], "#f3cf7c", w, alpha=0.75)
            c.paint(limb([(66, 100), (92, 200), (110, 330)], [4, 24, 8]), "#fff3c0", alpha=0.45, feather=7)
        c.paint(ellipse(0, 412, 200, 34), "#1d2420", to="#4a3a22", rim="#f3cf7c", rim_width=4, rim_from=(0.3, 1))
        c.paint(limb([(0, 396), (36, 424), (62, 462)], [14, 14, 16]), "#6b4a26", shade="#1d2420", shade_depth=0.4)
        c.paint(circle(68, 474, 27), "#c48f42", shade="#2a2a22", shade_depth=0.4, light_from=(0.6, -0.5))


def _sound_of_fish(c: Canvas, x: float, y: float) -> None:
    """Fish that swim in rings round the bell like the rings of its sound."""
    rng = c.rng
    for radius, size, share in ((300, 0.20, 0.95), (372, 0.24, 0.8), (452, 0.29, 0.62), (540, 0.34, 0.45)):
        c.paint(circle(x, y, radius), "#dff2d4", stroke=4, alpha=0.3, feather=2)
        step = math.degrees(190 * size * 1.16 / radius)
        angle = -64 + rng.uniform(0, 6)
        while angle < 128:
            turn = angle + rng.uniform(-7, 7)
            spot = radius + rng.uniform(-9, 9)
            px, py = x + math.cos(math.radians(angle)) * spot, y + math.sin(math.radians(angle)) * spot
            inside = 60 < px < 745 and 70 < py < 1000
            alone = math.hypot(px - 150, (py - 790) * 1.3) > 100
            if inside and alone and math.hypot(px - 590, (py - 860) * 0.8) > 118:
                right = math.sin(math.radians(angle)) > 0
                body = mix("#fffbe6", "#9fd4c4", (1 - share) * 0.6 + rng.uniform(-0.1, 0.1))
                fish(
                    c,
                    px,
                    py,
                    size * rng.uniform(0.85, 1.1),
                    TEAL,
                    color=body,
                    fin=mix(body, "#2f8583", 0.45),
                    turn=turn - 90 if right else turn + 90,
                    flip=right,
                    stripes=False,
                    eye=size > 0.22,
                )
            angle += step * rng.uniform(0.95, 1.15)


def _helmet(c: Canvas, x: float, y: float) -> None:
    """A round copper diving helmet that looks to the left, its collar below."""
    copper, dark = "#d98a4a", "#3a2420"
    collar = smooth([(x - 62, y + 52), (x - 40, y + 30), (x + 44, y + 30), (x + 62, y + 56), (x + 40, y + 76),
        (x, y + 82), (x - 46, y + 76)])  # fmt: skip
    c.paint(collar, copper, shade=dark, shade_depth=0.35, light_from=(0.5, -0.7), rim="#ffe3b0", rim_from=(0.6, -0.8))
    for dx in (-44, -22, 2, 26, 46):
        c.paint(circle(x + dx, y + 62, 4), "#ffdf9c", wobble=0)
    c.paint(
        circle(x, y, 52),
        copper,
        shade=dark,
        shade_depth=0.4,
        light_from=(0.5, -0.6),
        rim="#ffe9bc",
        rim_width=6,
        rim_from=(0.7, -0.7),
    )
    c.paint(ellipse(x - 34, y, 22, 30), "#7a4a2a")
    c.paint(ellipse(x - 37, y, 15, 23), "#123039", to="#2f7d7f")
    c.paint(limb([(x - 44, y - 12), (x - 46, y), (x - 42, y + 12)], [1, 5, 1]), "#e8f5dc", alpha=0.8)
    c.paint(circle(x + 16, y - 4, 19), "#7a4a2a")
    c.paint(circle(x + 16, y - 4, 13), "#123039", to="#2f7d7f")
    for dy in (-7, 0, 7):
        c.line([(x + 3, y - 4 + dy), (x + 29, y - 4 + dy)], "#c47a3e", 2.6)
    c.paint(rect(x - 8, y - 62, 20, 16, 5), "#c47a3e", shade=dark, shade_depth=0.4)


def _diver(c: Canvas, x: float, y: float) -> None:
    """A diver in canvas dress and lead boots who leans back and pulls a rope to the upper left."""
    suit, dark, lit = "#e0c69a", "#4a4438", "#fff3d0"
    with c.at(x, y, 0.98, 13):
        for foot, knee in (((26, -16), (40, -78)), ((-44, -16), (-30, -80))):
            leg = limb([(0, -150), knee, foot], [62, 50, 40])
            c.paint(
                leg, suit if foot[0] < 0 else mix(suit, dark, 0.3), shade=dark, shade_depth=0.3, light_from=(0.5, -0.6)
            )
            fx, fy = foot
            boot = smooth([(fx + 24, fy - 14), (fx + 26, fy + 12, 1), (fx - 42, fy + 12, 1), (fx - 44, fy - 4),
                (fx - 18, fy - 20)])  # fmt: skip
            c.paint(boot, "#3a2c2c", shade="#14141a", shade_depth=0.4, rim="#c48f5a", rim_from=(0.5, -0.9))
            c.line([(fx - 40, fy + 10), (fx + 25, fy + 10)], "#8f8a78", 6)
        c.paint(limb([(-20, -236), (-70, -236), (-112, -262)], [40, 36, 28]), mix(suit, dark, 0.35), shade=dark)
        torso = smooth(
            [(-48, -250), (44, -252), (60, -190), (50, -130), (24, -112), (-30, -112), (-50, -150), (-56, -200)]
        )
        c.paint(torso, suit, shade=dark, shade_depth=0.34, light_from=(0.5, -0.6), rim=lit, rim_from=(0.8, -0.4))
        c.line([(-48, -148), (0, -138), (52, -148)], "#6b4a32", 10)
        c.paint(rect(-16, -154, 24, 22, 4), "#d3a04a", shade=dark, shade_depth=0.3)
        for fold in ([(-36, -196), (-20, -186), (-24, -168)], [(36, -200), (22, -186), (28, -170)]):
            c.line(fold, dark, 3, alpha=0.5)
        c.paint(
            limb([(40, -232), (16, -176), (-24, -180), (-66, -214)], [48, 46, 38, 28]),
            mix(suit, lit, 0.35),
            shade=dark,
            shade_depth=0.22,
            shadow=5,
            shadow_offset=(-3, 8),
            light_from=(0.5, -0.6),
            rim=lit,
            rim_width=4,
            rim_from=(0.4, -0.9),
        )
        for hx, hy in ((-114, -264), (-72, -218)):
            c.paint(ellipse(hx, hy, 18, 15), "#8a5a3a", shade="#2a1c1c", shade_depth=0.4)
        _helmet(c, 0, -296)


def _sea_floor_life(c: Canvas) -> None:
    """Weed, coral, a crab and one orange fish that goes the other way."""
    rng = c.rng
    for x, y, tall, color in ((86, 1110, 250, "#2a6a52"), (120, 1120, 180, "#3f8a5e"), (60, 1120, 150, "#1f5548"),
        (716, 1120, 200, "#2a6a52"), (744, 1130, 130, "#3f8a5e"), (330, 1128, 90, "#2a6a52")):  # fmt: skip
        sway = rng.uniform(14, 26)
        points = [(x + math.sin(k * 1.3) * sway, y - tall * k / 5) for k in range(6)]
        c.paint(
            limb(points, [16, 18, 16, 13, 9, 1]),
            color,
            shade="#0b2e3a",
            shade_depth=0.4,
            rim="#a9d89a",
            rim_from=(1, 0),
        )
    for k in range(7):
        angle = math.radians(-150 + k * 20)
        tip = (236 + math.cos(angle) * 64, 1110 + math.sin(angle) * 74)
        c.paint(
            limb([(236, 1116), ((236 + tip[0]) / 2 + 4, (1116 + tip[1]) / 2), tip], [16, 12, 11]),
            "#d96a4e",
            shade="#5a2430",
            shade_depth=0.4,
        )
    c.shadow_blob(404, 1104, 34, 7)
    for side in (-1, 1):
        c.line([(404 + side * 16, 1090), (404 + side * 34, 1078), (404 + side * 30, 1058)], "#e8643c", 6)
        c.paint(circle(404 + side * 29, 1052, 10), "#e8643c", shade="#6a2424")
        for k in range(3):
            c.line(
                [(404 + side * 14, 1096), (404 + side * (32 + k * 5), 1094 + k * 6), (404 + side * (36 + k * 4), 1106)],
                "#b8482f",
                3.4,
            )
    c.paint(ellipse(404, 1090, 26, 17), "#e8643c", shade="#6a2424", shade_depth=0.4, rim="#ffd0a0")
    for dx in (-7, 7):
        c.paint(circle(404 + dx, 1074, 4), "#1a1a22", wobble=0)
    fish(c, 150, 786, 0.46, TEAL, color="#f08a3c", fin="#c8502f", turn=10)


@scene(
    "drowned-bells",
    "Late for Class",
    motifs="diver bell fish sea wreck crab",
    themes="call time memory duty gathering",
    moods="solemn dreamy",
    alt="At the bottom of the sea a diver in a copper helmet pulls the rope of a large bell; fish swim in "
    "rings round it, one orange fish swims away, and the diver's air hose ends loose in the water.",
    seed=422,
    clues=("school", "wake up", "ripples", "nobody hears", "deep sound", "for whom", "late again"),
)
def drowned_bells(c: Canvas) -> None:
    """A diver rings a ship's bell under the sea for a school of fish."""
    _deep_water(c)
    _sound_of_fish(c, 312, 450)
    c.paint(
        limb([(-30, 196), (240, 140), (620, 96)], [78, 62, 34]),
        "#5a4636",
        shade="#13232a",
        shade_depth=0.4,
        rim="#d8d8a0",
        rim_from=(0.5, -1),
    )
    for x, y in ((274, 136), (300, 132), (326, 128)):
        c.line([(x - 10, y - 34), (x + 6, y), (x + 2, y + 36)], "#cbb384", 12)
    for x, y, drop in ((60, 196, 110), (120, 186, 70), (470, 128, 90), (500, 122, 50)):
        c.paint(limb([(x, y), (x + 12, y + drop * 0.5), (x - 4, y + drop)], [14, 11, 1]), "#2f6a4e", rim="#a9d89a")
    _bell(c, 306, 146, 9)
    _sea_floor_life(c)
    c.line([(308, 598), (390, 690), (478, 772), (560, 838), (640, 880), (652, 980), (610, 1060)], "#f0dca8", 6)
    c.line(
        [(690, 800), (742, 720), (690, 620), (700, 520), (752, 450), (716, 400), (690, 430)],
        "#c8502f",
        12,
        rim="#ffb888",
    )
    c.shadow_blob(610, 1082, 130, 20, "#04141c", 0.7)
    _diver(c, 612, 1086)
    for x, y, r in ((640, 660, 7), (652, 630, 10), (636, 590, 6), (676, 368, 5), (682, 340, 8), (664, 300, 6)):
        c.paint(circle(x, y, r), "#e8f5dc", stroke=2.4, alpha=0.85)
    c.glow(640, 60, 420, "#fff6cc", 0.4)
