"""Small worlds: a landscape in every pocket, and a globe in a globe."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird, fish
from painter.motifs.build import house, ladder, lighthouse, tower, village
from painter.motifs.cottages import cottage
from painter.motifs.land import hill, pine, waves
from painter.motifs.people import CHILD_WOOLLY, Look, Pose, figure
from painter.motifs.seasons import snowflakes
from painter.motifs.sky import cloud, stars
from painter.motifs.things import balloon
from painter.palette import OCHRE, SNOW, Color, Palette, mix
from painter.scene import scene

# -- pocket-world ----------------------------------------------------------


World: TypeAlias = Callable[[Canvas, Palette], None]
"""Paints a landscape 200 wide and 200 tall, standing on the origin."""


@scene(
    "pocket-world",
    "What Have I Got",
    motifs="coat pockets sea snow desert village city fish balloon hands",
    themes="secrets memory travel choice smuggling",
    moods="inviting shady",
    alt="Gloved hands hold open a large coat over a waistcoat and a striped scarf. In its pockets are small lit "
    "landscapes: a lighthouse, balloons, a winter house, dunes, a village, fish under the sea, a town at night; "
    "one pocket is sewn shut with red thread.",
    seed=371,
    clues=("street seller", "deep pockets", "where I've been", "psst", "pick one", "smuggler", "grandfather's stories"),
)
def pocket_world(c: Canvas) -> None:
    """An open coat with a landscape in every pocket."""
    p = OCHRE
    c.sky([(0, "#f3dfae"), (0.5, "#e2bd78"), (1, "#b98448")])
    c.strokes(300, 80, 160, 20, 0.06, 0.34)
    _coat_outside(c)
    _waistcoat(c)
    _coat_lining(c)
    for x, y, size, turn, world in ((236, 470, 0.76, 5, _sea_world), (206, 730, 0.98, 3, _snow_world),
        (206, 956, 0.9, -2, _desert_world), (558, 430, 0.74, -5, _air_world), (606, 684, 0.98, -4, _village_world),
        (612, 898, 0.94, -1, _deep_world), (606, 1118, 0.92, 2, _city_world)):  # fmt: skip
        with c.at(x, y, size, turn):
            _pocket(c, p, world)
    with c.at(212, 1128, 0.72, -4):
        _sewn_pocket(c)
    _coat_hands(c)
    _coat_traveller(c, p)


def _coat_outside(c: Canvas) -> None:
    """Shoulders and sleeves of dark wool."""
    wool = smooth([(300, 20), (220, 84), (120, 130), (56, 230), (-30, 420), (-40, 1240, 1), (840, 1240, 1), (840, 420),
        (744, 220), (680, 124), (580, 80), (500, 20)])  # fmt: skip
    c.paint(wool, "#4b3328", shade="#1d1416", shade_depth=0.12, rim="#a8794c", rim_width=5, shadow=12)
    with c.clip(wool):
        c.strokes(420, 84, 60, 8, 0.16, 0.4)


def _waistcoat(c: Canvas) -> None:
    """A buttoned waistcoat, the scarf over it, and a watch chain that ends in a small planet."""
    c.paint(poly([(286, 60), (514, 60), (540, 1240), (270, 1240)]), "#23414a", to="#14262e")
    for k in range(9):
        c.line([(296 + k * 26, 90), (286 + k * 29, 1230)], "#3d6670", 2.4, alpha=0.55)
    c.line([(404, 240), (402, 700), (406, 1230)], "#0f1d24", 4)
    for y in range(330, 1190, 118):
        c.paint(circle(418, y, 13), "#d9a24a", shade="#6b3f2a", shade_depth=0.35, rim="#fff0c0", rim_width=3, shadow=3)
    _scarf(c)
    c.line([(418, 566), (376, 620), (372, 684)], "#e9c06a", 4, rim="#fff6d0")
    c.glow(374, 706, 70, "#9fd8d0", 0.6)
    c.paint(circle(374, 702, 22), "#5fa8a0", shade="#17384a", shade_depth=0.4, rim="#e0fff0", rim_width=3)
    c.paint(moved(ellipse(0, 0, 36, 8), 374, 702, 1, -18), "#f0d08a", stroke=3.5, wobble=0.3)


WOOL, WOOL_DARK, WOOL_PALE = "#c4582f", "#5a211c", "#f2a868"


def _scarf(c: Canvas) -> None:
    """A striped scarf: the end that hangs in front, then two turns round the neck and the fold it comes from."""
    end = smooth([(396, 186, 1), (470, 190, 1), (466, 270), (474, 340), (470, 404, 1), (430, 410), (372, 402, 1),
        (386, 330), (388, 260)])  # fmt: skip
    threads = [limb([(376 + k * 7.2, 400), (374 + k * 7.4, 424), (371 + k * 7.7 + k % 2 * 4, 440 + k % 3 * 5)],
        [6, 4.5, 2]) for k in range(14)]  # fmt: skip
    c.paint(union(*threads), WOOL, shade=WOOL_DARK, shade_depth=0.1, shadow=6, wobble=0.5)
    c.paint(end, WOOL, shade=WOOL_DARK, shade_depth=0.18, rim=WOOL_PALE, rim_width=3, shadow=9, wobble=0.8)
    with c.clip(end):
        for y, wide, tint in ((290, 13, "#f3dfae"), (312, 7, "#2e6f7e"), (354, 20, "#f3dfae"), (378, 8, "#2e6f7e")):
            c.line([(366, y + 2), (424, y + 8), (484, y)], tint, wide, wobble=0.8)
        for x, lean in ((404, -12), (430, 4), (454, 10)):
            c.paint(limb([(x + 8, 190), (x, 290), (x + lean, 410)], [5, 12, 9]), WOOL_DARK, alpha=0.42, feather=4)
            c.paint(limb([(x + 20, 190), (x + 13, 290), (x + lean + 13, 410)], [2, 6, 4]), WOOL_PALE, alpha=0.3,
                feather=3)  # fmt: skip
    turns = (((274, 22), (330, 74), (404, 92), (474, 70), (528, 20)), ((276, 92), (332, 146), (406, 162), (474, 140),
        (522, 88)))  # fmt: skip
    for points, wide in zip(turns, (92, 88), strict=True):
        turn = limb(points, [wide * 0.8, wide, wide, wide, wide * 0.8])
        c.paint(turn, WOOL, shade=WOOL_DARK, shade_depth=0.3, rim=WOOL_PALE, rim_width=5, shadow=10, wobble=1.2)
        with c.clip(turn):
            for k, drop in enumerate((-22, -2, 20)):
                fold = [(x + k * 6 - 6, y + drop * (1.1 if 300 < x < 500 else 0.5)) for x, y in points]
                c.line(fold, WOOL_DARK, 6 - k, alpha=0.5, feather=2)
                c.line([(x, y + 7) for x, y in fold], WOOL_PALE, 3, alpha=0.35, feather=1.5)
    knot = smooth([(384, 176), (398, 150), (434, 144), (470, 152), (484, 180), (474, 214), (434, 224), (394, 214)])
    c.paint(knot, mix(WOOL, "#f2a868", 0.12), shade=WOOL_DARK, shade_depth=0.3, rim=WOOL_PALE, rim_width=4, shadow=7)
    with c.clip(knot):
        for x in (404, 424, 446, 466):
            c.line([(x - 8, 148), (x + 2, 180), (x - 4, 224)], WOOL_DARK, 4, alpha=0.55, feather=1.5)


def _coat_lining(c: Canvas) -> None:
    """The two open halves with their silk lining and velvet lapels."""
    left = smooth([(318, 150, 1), (270, 190), (150, 330), (84, 470), (96, 640), (74, 860), (80, 1240, 1),
        (322, 1240, 1), (330, 900), (326, 500)])  # fmt: skip
    right = smooth([(488, 150, 1), (540, 180), (660, 280), (726, 386), (722, 560), (734, 800), (722, 1240, 1),
        (486, 1240, 1), (478, 900), (484, 500)])  # fmt: skip
    for panel, light in ((left, (-0.6, -0.3)), (right, (0.4, -0.5))):
        c.paint(panel, "#2a1b18", stroke=22, shadow=10)
        c.paint(panel, "#d6a352", to="#94602f", shade="#6a3a22", shade_depth=0.16, light_from=light)
        with c.clip(panel):
            c.strokes(150, 86, 200, 12, 0.07, 0.3)
            for k in range(40):
                x, y = 100 + (k * 67) % 620, 200 + (k * 157) % 1000
                c.paint(moved(rect(-7, -7, 14, 14), x, y, 1, 45), "#f6d48c", alpha=0.45, wobble=0.5)
    lapel = [(322, 104, 1), (262, 120), (150, 250), (96, 372, 1), (158, 356, 1), (168, 410, 1), (262, 300),
        (324, 170, 1)]  # fmt: skip
    c.paint(smooth(lapel), "#33231d", shade="#150d10", shade_depth=0.2, rim="#8a6038", shadow=7)
    lapel = [(484, 104, 1), (548, 116), (662, 210), (716, 314, 1), (652, 306, 1), (646, 360, 1), (544, 278),
        (482, 170, 1)]  # fmt: skip
    c.paint(smooth(lapel), "#33231d", shade="#150d10", shade_depth=0.2, rim="#8a6038", shadow=7)


def _pocket(c: Canvas, p: Palette, world: World) -> None:
    """One patch pocket, 200 by 200 on the origin, its front cut open on a world."""
    patch = smooth([(-98, -196, 1), (98, -196, 1), (96, -60), (72, -8), (0, 6), (-72, -8), (-96, -60)])
    window = smooth([(-80, -168, 1), (80, -168, 1), (79, -66), (58, -24), (0, -12), (-58, -24), (-79, -66)])
    c.glow(0, -120, 210, "#ff9c3c", 0.5)
    c.paint(patch, "#5d3a29", shade="#2a1815", shade_depth=0.2, rim="#c99a5c", rim_width=3, shadow=8)
    with c.clip(union(window, rect(-78, -330, 156, 134))):
        world(c, p)
    with c.clip(window):
        c.paint(difference(window, moved(window, 6, 9)), "#1a1018", alpha=0.5, feather=5, texture=0)
    for k in range(9):
        c.line([(-84 + k * 20, -183), (-72 + k * 20, -183)], "#f0cf8e", 3, wobble=0.2)
    for k in range(7):
        for side in (-1, 1):
            x = 88 - (max(0, k - 4) ** 2) * 7
            c.line(
                [(side * x, -160 + k * 24), (side * (x - (3 if k > 3 else 0)), -148 + k * 24)],
                "#f0cf8e",
                2.6,
                wobble=0.2,
            )
    c.paint(circle(0, -183, 9), "#e0b05c", shade="#6b3f2a", shade_depth=0.4, wobble=0.2)


def _sewn_pocket(c: Canvas) -> None:
    """A pocket without a world, sewn shut with red thread, the needle still hanging."""
    patch = smooth([(-98, -150, 1), (98, -150, 1), (96, -50), (72, -8), (0, 6), (-72, -8), (-96, -50)])
    c.paint(patch, "#5d3a29", shade="#2a1815", shade_depth=0.25, rim="#c99a5c", rim_width=3, shadow=8)
    for k in range(9):
        x = -84 + k * 21
        c.line([(x - 8, -164), (x + 8, -128)], "#e0452c", 5, wobble=0.2)
        c.line([(x + 8, -164), (x - 8, -128)], "#e0452c", 5, wobble=0.2)
    c.line([(90, -136), (120, -80), (108, -30), (124, 8)], "#e0452c", 4)
    c.line([(124, 6), (134, 50)], "#efe6d0", 5, wobble=0.1)


def _sea_world(c: Canvas, p: Palette) -> None:
    """A lighthouse above a night sea."""
    c.paint(rect(-100, -194, 200, 194), "#1d3f66", to="#7fb0b4")
    lighthouse(c, 34, -62, 168, p, 6, "#f8ecc9", "#c8502f")
    waves(c, -64, "#2e6f7e", "#e6f2e0", height=4, length=40, to="#133545", bottom=0, x0=-110, x1=110)


def _snow_world(c: Canvas, p: Palette) -> None:
    """A house in the snow among pines."""
    c.paint(rect(-100, -194, 200, 194), "#5f8ea0", to="#f0e6cc")
    hill(c, -84, 8, "#dfe6df", 30, 0, -110, 110)
    for x, y, height in ((-66, -70, 172), (-36, -76, 52), (56, -72, 84), (80, -64, 58)):
        pine(c, x, y, height, "#2f5a5c", "#173540", "#f4f6ee")
    house(c, 10, -52, 50, 40, "#d98a4a", "#8a3f2c", p, 1.0)
    hill(c, -48, 5, "#fbf7ea", 26, 0, -110, 110, shade="#a9c0c4")
    for _ in range(36):
        c.paint(circle(c.rng.uniform(-90, 90), c.rng.uniform(-165, -30), c.rng.uniform(1, 2.4)), "#ffffff", alpha=0.9)


def _desert_world(c: Canvas, p: Palette) -> None:
    """Dunes, a tent and a setting sun."""
    c.paint(rect(-100, -194, 200, 194), "#f7b95c", to="#fbe6ae")
    c.paint(circle(-30, -112, 26), mix(p.light, "#ffffff", 0.3))
    c.glow(-30, -112, 80, "#fff0b0", 0.7)
    for y, color, dark in ((-96, "#e08a3c", "#a8512c"), (-66, "#c96f32", "#8a3a24"), (-36, "#a8522c", "#6a2a20")):
        hill(c, y, 12, color, 34, 0, -110, 110, shade=dark, shade_depth=0.1, rim="#ffe0a0", rim_width=3)
    c.paint(poly([(10, -44), (44, -98), (82, -44)]), "#2e6f7e", shade="#12303c", shade_depth=0.3, wobble=0.4)
    c.paint(poly([(36, -44), (44, -84), (54, -44)]), "#ffe2a0", wobble=0.3)


def _air_world(c: Canvas, p: Palette) -> None:
    """A balloon among clouds."""
    c.paint(rect(-100, -194, 200, 194), "#5aa0b0", to="#f6e6bc")
    cloud(c, -44, -60, 110, "#fbf3df", "#d9a878")
    cloud(c, 60, -126, 90, "#fbf3df", "#d9a878")
    balloon(c, 14, -212, 40, p, "#d0573c", "#f6dfa4")
    balloon(c, -38, -116, 18, p, "#2e6f7e", "#f6dfa4")
    cloud(c, 50, -40, 120, "#fffaf0", "#e0b484")


def _village_world(c: Canvas, p: Palette) -> None:
    """A village on green hills beside a stream."""
    c.paint(rect(-100, -194, 200, 194), "#a9d0c0", to="#fbf0c4")
    hill(c, -108, 10, "#8fae74", 30, 0, -110, 110, shade="#5d7f58")
    hill(c, -82, 8, "#6f9656", 30, 0, -110, 110, shade="#3f6a44")
    village(
        c,
        [(-58, -78), (-30, -84), (0, -76), (30, -82), (60, -74)],
        p,
        ["#fbf0d4", "#f0cf9a"],
        ["#c8502f", "#8a4630"],
        (22, 34),
        1.0,
    )
    hill(c, -58, 8, "#577f46", 30, 0, -110, 110, shade="#2f5638")
    c.paint(smooth([(20, -62), (36, -60), (10, -40), (44, -8), (4, 0), (-16, -36)]), "#bfe6e0", rim="#ffffff")
    for x in (-76, -56, 70):
        c.paint(union(circle(x, -62, 13), circle(x + 9, -54, 10)), "#3f6a3c", shade="#1f4030", shade_depth=0.3)


def _deep_world(c: Canvas, p: Palette) -> None:
    """Fish under the sea."""
    c.paint(rect(-100, -194, 200, 194), "#6fd0c0", to="#12405a")
    for x in (-60, -6, 44):
        c.beam(poly([(x, -180), (x + 24, -180), (x + 6, -10), (x - 40, -10)]), "#d8fff0", 0.32, 6)
    for x, lean in ((-70, 8), (-52, -6), (60, 6), (76, -8), (44, 5)):
        c.paint(limb([(x, 0), (x + lean, -36), (x - lean, -76)], [11, 8, 2]), "#1f6a5a", shade="#0c3038")
    fish(c, 6, -110, 0.42, p, "#f0903a", "#c8502f")
    fish(c, -42, -66, 0.24, p, "#f6d77a", "#e0a03c")
    fish(c, 42, -62, 0.22, p, "#f6d77a", "#e0a03c", flip=True)


def _city_world(c: Canvas, p: Palette) -> None:
    """Towers of a town at night."""
    c.paint(rect(-100, -194, 200, 194), "#231f4a", to="#b86a5a")
    stars(c, 22, p, (-90, -168, 90, -90))
    for x, width, height in ((-64, 30, 76), (-34, 26, 192), (0, 34, 92), (32, 28, 150), (64, 32, 80)):
        tower(c, x, -14, width, height, "#3d2f58", "#24183c", p)
    c.paint(rect(-110, -30, 220, 40), "#1d1630")


GLOVE_FINGERS = (((-30, 4), (14, -8), (62, -4), (88, 12)), ((-34, 32), (18, 24), (72, 28), (100, 44)),
    ((-32, 60), (14, 56), (64, 60), (90, 74)), ((-26, 86), (8, 86), (46, 90), (66, 102)))  # fmt: skip
"""The four fingers of a glove that holds the edge of the coat, from the knuckle over the bend to the tip."""


def _coat_hands(c: Canvas) -> None:
    """Two gloved hands that hold the edges of the coat, fingers on the lining."""
    for x, y, side in ((96, 432, 1), (716, 394, -1)):
        with c.at(x, y, 1, -5 * side, side < 0):
            _glove(c)


def _glove(c: Canvas) -> None:
    """Four leather fingers with seams, and the back of the hand that goes round the edge."""
    back = smooth([(-18, -14), (-38, 0), (-44, 44), (-38, 88), (-18, 104), (4, 98), (8, 44), (4, -8)])
    leather, dark, pale = "#3f5f4c", "#101c1a", "#a8c49c"
    fingers = [
        limb(points, [31 - k * 1.4, 31 - k * 1.4, 27 - k * 1.6, 17 - k]) for k, points in enumerate(GLOVE_FINGERS)
    ]
    c.paint(union(back, *fingers), leather, shade=dark, shade_depth=0.1, rim=pale, rim_width=4, shadow=9, wobble=0.4)
    for k, (near, far) in enumerate(pairwise(GLOVE_FINGERS)):
        between = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(near, far, strict=True)]
        c.line([(between[0][0] + 12, between[0][1]), *between[1:3], (between[3][0] - 12 + k, between[3][1])], dark, 4.6)
    for knuckle, bend, joint, tip in GLOVE_FINGERS:
        light = [(knuckle[0] + 24, knuckle[1] - 9), (bend[0] + 14, bend[1] - 8), (joint[0] - 6, joint[1] - 7)]
        c.line(light, pale, 3.4, alpha=0.7, feather=1)
        for place in (bend, joint):
            c.line([(place[0] + 3, place[1] - 11), (place[0] + 7, place[1]), (place[0] + 3, place[1] + 9)], dark, 2.2,
                alpha=0.7)  # fmt: skip
        for k in range(5):  # the stitched seam of the finger
            x, y = bend[0] + (tip[0] - bend[0]) * k / 5, bend[1] + (tip[1] - bend[1]) * k / 5
            c.line([(x - 3, y + 3), (x + 3, y + 4)], "#e8d6a8", 1.8, alpha=0.85, wobble=0.2)
    for k in range(3):
        c.line([(-34, 14 + k * 28), (-8, 10 + k * 28)], "#e8d6a8", 2.6, alpha=0.9)


def _coat_traveller(c: Canvas, p: Palette) -> None:
    """A rope ladder from one pocket to the next with somebody on it, and a bird that changes pockets."""
    ladder(c, 686, 770, 680, 664, 26, "#efdcae", 7, 3)
    figure(c, 684, 752, 62, p, CHILD_WOOLLY, Pose(view="back", near=(0.16, -0.9), far=(-0.16, -0.8)), shadow=0)
    bird(c, 350, 330, 0.5, p, "#fbf3df", "#f0dcae", flip=True, turn=-10)


# -- snow-globe ------------------------------------------------------------


def _knit(c: Canvas, cloth: Path, color: Color, box: tuple[float, float, float, float], step: float) -> None:
    """Cover the cloth with rows of small stitches."""
    left, top, right, bottom = box
    stitches = []
    for row in range(int((bottom - top) / step)):
        for column in range(int((right - left) / step)):
            x, y = left + (column + 0.5) * step, top + row * step
            half = step * 0.42
            stitches.append(poly([(x - half, y - half), (x, y + half * 0.5), (x + half, y - half)], closed=False))
    with c.clip(cloth):
        c.paint(group(*stitches), color, stroke=step * 0.2, texture=0, wobble=0.5, rough=0.4, alpha=0.55)


CHILD = Look(
    "#a8714c",
    "#2a1d22",
    "bob",
    age="child",
    clothes="coat",
    top="#d9a03c",
    bottom="#3b4a6b",
    shoes="#3a2630",
    hat="woolly",
    hat_color="#7d2f3c",
    scarf="#f0e2c8",
)
MITTEN = "#c8412f"
GLOBE = (404.0, 500.0, 318.0)


def _globe_room(c: Canvas) -> None:
    """The dusk outside, in which it snows as well, with the edge of a still larger glass."""
    c.sky([(0, "#1c2547"), (0.45, "#33456f"), (0.8, "#56557f"), (1, "#2b2a4e")])
    c.strokes(800, 0, 150, 20, 0.09, 0.4, center=(404, 500))
    c.glow(404, 500, 560, "#ffdca0", 0.35)
    for x, height in ((60, 150), (110, 210), (300, 120), (360, 170), (470, 140), (560, 190), (700, 220), (752, 150)):
        pine(c, x, 1012, height, "#24325a", rim="#7f92bd")
    c.mist(1010, 40, "#8794bd", 0.5)
    hill(c, 1016, 14, "#a9b6d8", to="#565c92", rim="#eef2fa", shade="#565c92")
    for i in range(7):
        c.paint(
            ellipse(330 + i * 24 + (i % 2) * 6, 1130 - i * 14 + (i % 2) * 9, 12 - i, 6 - i * 0.4), "#4d5388", wobble=0.3
        )
    snowflakes(c, 130, (40, 40, 760, 1150), "#e9eefa", 3.4)
    for reach, width, alpha in ((1.0, 30, 0.42), (0.93, 9, 0.3)):
        arc = [(400 + math.cos(a) * 340 * reach, 600 + math.sin(a) * 545 * reach) for a in (3.45, 3.7, 3.95, 4.2, 4.45)]
        gleam = limb(arc, [2, width, width * 1.1, width * 0.9, 2])
        c.paint(gleam, "#dfe9fb", alpha=alpha, texture=0, feather=1.5, wobble=0.5)


def _globe_land(c: Canvas, ball: Path) -> None:
    """The world in the globe: a pale sky, a lit village on white hills."""
    x, y, r = GLOBE
    c.paint(ball, "#a9cbd6", to="#fbe3c4", texture=1.2)
    with c.clip(ball):
        c.strokes(420, 0, 110, 16, 0.04, 0.4, center=(x, y))
        c.glow(x + 150, y - 20, 260, "#ffe9b4", 0.5)
        hill(c, y + 60, 22, "#b9cbe0", to="#e8e4e2", rim="#ffffff")
        for dx, height in ((-236, 110), (-200, 150), (-158, 120), (-112, 84), (112, 90), (232, 130), (266, 96)):
            pine(c, x + dx, y + 84, height, "#3d6673", shade="#20414f", rim="#f4f8f6")
        for dx, width, roof, kind in ((136, 92, "#7d4a56", 0), (206, 104, "#3f5f7c", 4)):
            cottage(c, x + dx, y + 94 + width * 0.1, width, "#ecd2a4", roof, SNOW.ink, kind, SNOW.glow, kind == 0)
        c.mist(y + 96, 40, "#fdf4e6", 0.5)
        hill(c, y + 128, 12, "#fffaf0", to="#c3d0e4", rim="#ffffff", shade="#b3c3dc")
        for i in range(8):
            c.paint(ellipse(x - 62 - i * 25, y + 208 - i * 9 + (i % 2) * 10, 8, 4), "#9fb2d2", wobble=0.3)
        snowflakes(c, 170, (x - r, y - r, x + r, y + r), "#ffffff", 3.6)


def _glass(c: Canvas, x: float, y: float, r: float) -> None:
    """The front of a glass ball: a lit crescent, a dark one and two gleams."""
    lit = difference(circle(x, y, r * 0.97), circle(x + r * 0.07, y + r * 0.06, r * 0.97))
    c.paint(lit, "#ffffff", alpha=0.5, feather=r * 0.02, texture=0, wobble=0.3)
    dark = difference(circle(x, y, r), circle(x - r * 0.08, y - r * 0.07, r * 0.99))
    c.paint(dark, "#22315a", alpha=0.5, feather=r * 0.025, texture=0, wobble=0.3)
    c.paint(circle(x, y, r), "#eef4f2", stroke=max(1.5, r * 0.016), alpha=0.85, wobble=0.3)
    arc = [(x + math.cos(a) * r * 0.82, y + math.sin(a) * r * 0.82) for a in (3.5, 3.75, 4.0, 4.25)]
    c.paint(limb(arc, [r * 0.01, r * 0.06, r * 0.06, r * 0.01]), "#ffffff", alpha=0.75, texture=0, wobble=0.3)
    c.paint(ellipse(x - r * 0.16, y - r * 0.82, r * 0.05, r * 0.025), "#ffffff", alpha=0.7, texture=0)


def _globe_child(c: Canvas) -> None:
    """The child in the globe who holds up a globe, and the child in that one."""
    x, y, _ = GLOBE
    look = CHILD
    pose = Pose(view="front", near=(0.17, -0.42), far=(-0.17, -0.42), near_hand="grip", far_hand="grip", tilt=4)
    held = figure(c, x - 14, y + 234, 410, SNOW, look, pose)
    inner = ((held.near[0] + held.far[0]) / 2, held.near[1] - 42)
    r = 70.0
    c.glow(*inner, 150, "#ffe3a0", 0.7)
    ball = circle(*inner, r)
    c.paint(ball, "#8fb6cc", to="#fdf0d8")
    with c.clip(ball):
        c.paint(ellipse(inner[0], inner[1] + 70, 80, 40), "#ffffff", shade="#b3c3dc")
        pine(c, inner[0] - 40, inner[1] + 42, 44, "#3d6673")
        cottage(c, inner[0] + 42, inner[1] + 42, 30, "#ecd2a4", "#7d4a56", SNOW.ink, 0, SNOW.glow)
        tiny = figure(c, inner[0] + 4, inner[1] + 56, 92, SNOW, look, pose, shadow=0.2)
        snowflakes(c, 40, (inner[0] - r, inner[1] - r, inner[0] + r, inner[1] + r), "#ffffff", 1.8)
    gleam = ((tiny.near[0] + tiny.far[0]) / 2, tiny.near[1] - 7)
    c.paint(circle(*gleam, 12), "#fff6dc", wobble=0.1)
    c.glow(*gleam, 56, "#ffd98a", 0.9)
    _glass(c, *inner, r)
    left, top = inner[0] - 40, inner[1] + 54
    foot = smooth([(left, top, 1), (left + 40, top + 6), (left + 80, top, 1), (left + 92, top + 32, 1),
        (left + 40, top + 38), (left - 12, top + 32, 1)])  # fmt: skip
    c.paint(
        foot, "#a86c3e", shade="#4a2a20", shade_depth=0.3, rim="#ffd79a", shadow=5, shadow_color="#6b4020", wobble=0.4
    )
    c.line([(left - 6, top + 18), (left + 40, top + 24), (left + 86, top + 18)], "#5f3520", 3, alpha=0.8)
    for side, (hx, hy) in ((1, held.near), (-1, held.far)):
        thumb = limb([(hx + side * 4, hy + 2), (hx - side * 10, hy - 12), (hx - side * 15, hy - 23)], [18, 16, 11])
        c.paint(union(ellipse(hx + side * 3, hy, 19, 24), thumb), MITTEN, shade="#6d1a22", rim="#ff9a7a", wobble=0.3)


def _globe_base(c: Canvas) -> None:
    """The glass and the turned wooden foot of the globe."""
    x, y, r = GLOBE
    _glass(c, x, y, r)
    foot = smooth([(x - 196, y + 262, 1), (x + 196, y + 262, 1), (x + 214, y + 300), (x + 232, y + 352),
        (x + 262, y + 404, 1), (x - 262, y + 404, 1), (x - 232, y + 352), (x - 214, y + 300)])  # fmt: skip
    c.paint(foot, "#8a5632", shade="#33191c", shade_depth=0.3, rim="#f0c080", shadow=14)
    with c.clip(foot):
        for i, band in enumerate((278, 312, 356, 392)):
            points = [(x - 270, y + band), (x, y + band + 14), (x + 270, y + band)]
            c.line(points, "#4a2a20" if i % 2 else "#c98a4e", 6 if i % 2 else 4, alpha=0.8)
        c.strokes(120, 4, 110, 8, 0.12, 0.35, region=(x - 270, y + 262, x + 270, y + 410))
    c.paint(ellipse(x, y + 262, 198, 20), "#a86c3e", shade="#4a2a20", shade_depth=0.3, rim="#ffd79a", wobble=0.6)
    c.paint(ellipse(x, y + 257, 180, 15), "#f4f1ea", alpha=0.95, wobble=1.2)


def _big_mitten(c: Canvas, x: float, y: float, flip: bool, turn: float) -> None:
    """A large knitted mitten with its cuff, the thumb up on the inner side; (x, y) is the middle of the palm."""
    with c.at(x, y, 1, turn, flip):
        c.paint(limb([(-22, 160), (-58, 260), (-116, 420)], [138, 186, 236]), "#b5822f", shade="#4a2c22", rim="#f0c070")
        palm = smooth(
            [(-84, 120), (-104, 30), (-98, -70), (-58, -140), (2, -152), (44, -110), (52, -30), (56, 60), (40, 130)]
        )
        thumb = smooth([(20, 60), (44, -10), (88, -66), (122, -64), (126, -26), (98, 34), (52, 96)])
        wool = union(palm, thumb)
        c.paint(wool, MITTEN, shade="#5f1722", shade_depth=0.2, rim="#ff9c7c", rim_width=7, shadow=12, rough=2.2)
        _knit(c, wool, "#8f2428", (-110, -156, 130, 136), 15)
        c.line([(22, 76), (40, 20), (58, -20)], "#6d1a22", 5, alpha=0.7)
        cuff = smooth([(-96, 108, 1), (-20, 126), (52, 110, 1), (62, 170, 1), (-20, 190), (-108, 172, 1)])
        c.paint(cuff, "#f0e2c8", shade="#9a7a78", shade_depth=0.25, rim="#ffffff", rough=1.8)
        for i in range(11):
            c.line([(-90 + i * 14, 116), (-96 + i * 15, 176)], "#b59a90", 3, alpha=0.6)


@scene(
    "snow-globe",
    "And So On",
    motifs="snowglobe child mittens snow village house",
    themes="infinity self control world reflection",
    moods="dizzy cosy",
    alt="Two red mittens hold a large snow globe. In it a child with red mittens stands in a snowy village and holds a "
    "small snow globe, and in that one stands the same child again.",
    seed=88,
    clues=("again and again", "who holds me?", "small world", "mirror", "don't shake it", "inside out"),
)
def snow_globe(c: Canvas) -> None:
    """A globe in a globe in somebody's hands."""
    _globe_room(c)
    x, y, r = GLOBE
    with c.at(x, y, 1, -5), c.at(-x, -y):
        ball = circle(x, y, r)
        _globe_land(c, ball)
        with c.clip(ball):
            _globe_child(c)
        _globe_base(c)
    _big_mitten(c, 176, 838, False, 14)
    _big_mitten(c, 652, 812, True, -10)
    snowflakes(c, 26, (60, 60, 740, 1140), "#ffffff", 6)
