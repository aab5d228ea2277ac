"""Cloth: the sun on a washing line, and a tree of gloves."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from painter.canvas import Canvas
from painter.geom import Path, Points, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.cottages import cottage
from painter.motifs.land import grass, hill
from painter.motifs.people import Look, Pose, figure
from painter.motifs.seasons import snowflakes
from painter.motifs.weather import cloud_bank, flock, heaped_cloud, scumble
from painter.palette import SNOW, Color, mix
from painter.scene import scene

# -- sun-laundry -----------------------------------------------------------


LINE: Points = [(-40, 232), (90, 276), (240, 326), (400, 350), (560, 340), (700, 300), (840, 240)]
SUN_PEGS = (276.0, 470.0)


def _line_height(x: float) -> float:
    """The height of the washing line at x."""
    for (x0, y0), (x1, y1) in itertools.pairwise(LINE):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return 400


def _drying_meadow(c: Canvas) -> None:
    """A rinsed morning: blue air that grows gold toward the hill, and pale grass."""
    c.sky([(0, "#6f9fc0"), (0.25, "#9cc0cf"), (0.5, "#dbe4d8"), (0.72, "#fbe6bc"), (0.85, "#fbdca4"), (1, "#f0c98a")])
    scumble(c, 420, 90, 0.12, region=(0, 0, 800, 900))
    cloud_bank(c, 230, 50, "#f4f0e2", "#cfd9d4", 0.6)
    heaped_cloud(c, 170, 170, 310, "#fdf8ea", "#8fa9b8", alpha=0.95, light_from=(0.3, 0.5))
    heaped_cloud(c, 630, 204, 360, "#fefaee", "#93acba", alpha=0.95, flip=True)
    c.glow(372, 600, 580, "#ffe6a0", 0.75)
    hill(c, 850, 26, "#c6cfae", to="#dfd9ae", rim="#fff2c8")
    c.mist(866, 46, "#fff0cc", 0.55)
    hill(c, 950, 30, "#b5c08a", to="#7f9a6a", rim="#fff0b8", shade="#6f8a66", texture=1.3)
    c.glow(372, 1060, 330, "#ffe08a", 0.7, squash=0.42)
    for _ in range(46):
        x, y = c.rng.uniform(40, 760), c.rng.uniform(975, 1110)
        grass(c, x - 12, x + 12, y, "#7f9a64", 5, 20, 0.8)
    c.paint(poly([(626, 1084), (668, 1090), (800, 1150), (740, 1160)]), "#5f7d58", alpha=0.45, feather=8)
    c.paint(poly([(60, 1000), (190, 985), (120, 1060), (20, 1080)]), "#5f7d58", alpha=0.4, feather=9)
    grass(c, 30, 770, 1150, "#5f7d58", 150, 40)


def _sheet(c: Canvas, left: float, right: float, bottom: float, sway: float, shadow_side: int) -> Path:
    """A white sheet on the line that billows by sway; gives its outline."""
    top = [(x, _line_height(x) + 4) for x in (left, (left + right) / 2, right)]
    low = [(right + sway, bottom - 30, 1), (right + sway * 0.7 - 40, bottom + 10), ((left + right) / 2 + sway,
        bottom - 22), (left + sway * 0.8 + 30, bottom + 14), (left + sway, bottom - 8, 1)]  # fmt: skip
    waist = ((right + sway * 0.1, (bottom + top[2][1]) / 2), (left + sway * 0.1, (bottom + top[0][1]) / 2))
    cloth = smooth([(*top[0], 1), (top[1][0], top[1][1] + 7), (*top[2], 1), waist[0], *low, waist[1]])
    c.paint(
        cloth,
        "#fffaf0",
        to="#f3ead8",
        shade="#9db3d0",
        shade_depth=0.14,
        shade_alpha=0.6,
        light_from=(0.7 * shadow_side, 0.1),
        rim="#fff0b8",
        rim_from=(0.9 * shadow_side, 0),
        shadow=12,
        shadow_color="#7a93a8",
    )
    with c.clip(cloth):
        for i in range(7):
            x = left + (right - left) * (i + 0.5) / 7
            fold = [(x, _line_height(x)), (x + sway * 0.2 + c.rng.uniform(-8, 8), bottom - 200),
                (x + sway, bottom + 10)]  # fmt: skip
            c.line(fold, "#a3b8d0" if i % 2 else "#ffffff", c.rng.uniform(8, 20), alpha=0.32, feather=5)
    return cloth


def _peg(c: Canvas, x: float, color: Color = "#b5763e") -> None:
    """A wooden peg on the line at x."""
    y = _line_height(x)
    c.paint(rect(x - 6, y - 16, 12, 42, 4), color, shade="#5f3520", rim="#f0c58a", shadow=3, wobble=0.3)
    c.line([(x, y + 2), (x, y + 24)], "#5f3520", 2, alpha=0.8)


def _sheets(c: Canvas) -> None:
    """Two sheets on the line, a child's shadow behind the left one and its bare feet below."""
    c.shadow_blob(112, 988, 44, 7, "#4a6048", 0.5)
    for dx in (0, 27):
        c.paint(
            limb([(104 + dx, 880), (104 + dx, 980), (92 + dx, 988)], [17, 12, 9]),
            "#8a5a3c",
            shade="#4a2c22",
            wobble=0.3,
        )
    cloth = _sheet(c, 56, 226, 900, -20, 1)
    with c.clip(cloth):
        child = union(
            circle(130, 672, 40),
            limb([(130, 700), (126, 770), (116, 920)], [42, 66, 100]),
            limb([(134, 738), (176, 700), (196, 646)], [24, 20, 14]),
            limb([(112, 738), (82, 776), (58, 756)], [24, 20, 14]),
        )
        c.paint(child, "#4f6f9c", alpha=0.62, feather=5, texture=0)
    _sheet(c, 640, 800, 850, 26, -1)
    c.line(LINE, "#6b5648", 4)
    for x in (66, 212, 656, 744):
        _peg(c, x)


def _wet_sun(c: Canvas) -> None:
    """The sun as a piece of washing: pulled up at two pegs, its rays hanging limp, dripping light."""
    x, y, r = 370.0, 590.0, 204.0
    c.glow(x, y, 470, "#ffd870", 0.8)
    for i in range(17):
        angle = math.tau * i / 17 - 0.25
        if math.sin(angle) < -0.72:
            continue
        out, along = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        base = [(x + out[0] * r * 0.9 + along[0] * k, y + out[1] * r * 0.9 + along[1] * k) for k in (-36, 36)]
        tip = (x + out[0] * (r + 58), y + out[1] * (r + 48) + 34 + c.rng.uniform(-8, 8))
        bend = [((px + tip[0]) / 2 + out[0] * 8, (py + tip[1]) / 2 - 9) for px, py in base]
        ray = smooth([(*base[0], 1), bend[0], (*tip, 1), bend[1], (*base[1], 1)])
        c.paint(
            ray,
            "#f8b840",
            to="#f09a30",
            shade="#c9601f",
            shade_depth=0.22,
            rim="#ffe9a4",
            wobble=0.7,
            shadow=5,
            shadow_color="#c98a3c",
        )
    _sun_cloth(c)


def _sun_cloth(c: Canvas) -> None:
    """The round yellow cloth itself, with the folds that hang from its two pegs."""
    left, right = SUN_PEGS
    disc: Points = [(left, _line_height(left) + 3, 1), (320, 388), (372, 402), (424, 390),
        (right, _line_height(right) + 3, 1), (508, 430), (556, 500), (574, 590), (552, 684), (512, 738, 1), (470, 748),
        (440, 786, 1), (398, 778), (352, 806, 1), (310, 780), (262, 782, 1), (232, 732), (190, 690), (166, 600),
        (182, 506), (230, 430)]  # fmt: skip
    cloth = smooth(disc)
    c.paint(
        cloth,
        "#ffe28a",
        to="#f7ad3c",
        shade="#dd7a24",
        shade_depth=0.1,
        rim="#fff6cc",
        rim_width=7,
        shadow=8,
        shadow_color="#c98a3c",
        texture=1.4,
    )
    with c.clip(cloth):
        for i in range(6):
            drop = 420 + i * 66
            swag = [(left + 6 - i * 6, 352 + i * 16), (left + 44 - i * 4, drop - 46 + i * 4), ((left + right) / 2,
                drop + 10), (right - 44 + i * 4, drop - 46 + i * 4), (right - 6 + i * 6, 352 + i * 16)]  # fmt: skip
            c.line(swag, "#e58a2a", 13, alpha=0.55, feather=3)
            c.line([(px, py - 15) for px, py in swag], "#fff6cc", 9, alpha=0.6, feather=3)
        for peg, side in ((left, -1), (right, 1)):
            for reach in (26, 58, 90):
                fold = [(peg, 352), (peg + side * reach * 0.8, 520), (peg + side * (reach - 10), 800)]
                c.line(fold, "#e07f26", 11, alpha=0.5, feather=4)
                c.line([(px - 12, py) for px, py in fold], "#fff2b8", 8, alpha=0.5, feather=4)
        c.glow(350, 560, 190, "#fffbe0", 0.55)
    for peg in SUN_PEGS:
        _peg(c, peg, "#c98a4e")


def _falling_light(c: Canvas) -> None:
    """Drops of light under the sun, and the flowers that have opened where they land."""
    for x, y in ((300, 860), (350, 900), (372, 850), (410, 930), (452, 872), (330, 980), (384, 1000), (430, 990),
        (362, 948)):  # fmt: skip
        drop = smooth([(0, -15, 1), (7, 2), (0, 10), (-7, 2)])
        c.glow(x, y, 34, "#fff0a8", 0.8)
        c.paint(moved(drop, x, y, c.rng.uniform(0.7, 1.1)), "#fff0b0", shade="#e89a34", wobble=0.2)
    pool = smooth(
        [(236, 1062), (300, 1040), (390, 1034), (480, 1044), (520, 1066), (450, 1090), (350, 1096), (270, 1086)]
    )
    c.paint(pool, "#ffe08a", to="#f5b54c", rim="#fffbe0", alpha=0.95, wobble=2)
    c.paint(moved(pool, 150, 430, 0.6), "#fff6cc", alpha=0.7, feather=5)
    for _ in range(30):
        x, y = c.rng.uniform(190, 560), c.rng.uniform(1040, 1140)
        if abs(x - 378) < 130 and abs(y - 1066) < 34:
            continue
        stem = y - c.rng.uniform(22, 44)
        c.line([(x, y), (x + 2, stem)], "#5f7d58", 2.4)
        petals = [circle(x + 2 + math.cos(a) * 6, stem + math.sin(a) * 6, 4) for a in (0, 1.26, 2.5, 3.8, 5.0)]
        c.paint(group(*petals), "#fffaf0", wobble=0.2)
        c.paint(circle(x + 2, stem, 3.4), "#e8892a", wobble=0.1)


def _stepladder(c: Canvas, x: float, top: float, foot: float) -> None:
    """A wooden stepladder seen from its side, its platform at (x, top)."""
    for dx, color in ((74, "#6b4630"), (60, "#8a5c3a"), (-58, "#a8713f")):
        c.paint(limb([(x + dx * 0.18, top), (x + dx, foot)], 13, 13), color, shade="#4a2c20", rim="#ecc48c", wobble=0.4)
    for i in range(1, 5):
        y = top + (foot - top) * i / 5
        half = 12 + 44 * i / 5
        c.paint(rect(x - half - 10, y, 48, 9, 3), "#c08a50", shade="#5f3520", rim="#ffdca0", wobble=0.3)
    c.line([(x - 34, top + 160), (x + 38, top + 160)], "#5f4838", 2.5)
    c.paint(rect(x - 36, top - 6, 76, 13, 4), "#c08a50", shade="#5f3520", rim="#ffdca0", wobble=0.3)


def _washerwoman(c: Canvas) -> None:
    """The woman on the ladder with a hand at the last peg, and the basket that waits below."""
    c.shadow_blob(592, 1092, 100, 13, "#4a6048", 0.5)
    _stepladder(c, 584, 706, 1090)
    look = Look(
        "#6b432e",
        "#1e1718",
        "headscarf",
        clothes="dress",
        top="#2f6f86",
        shoes="#3a2a30",
        hat_color="#c8412f",
        build=1.12,
    )
    pose = Pose(
        "tiptoe", near=(-0.30, -1.06), far=(-0.36, -1.02), near_hand="grip", far_hand="grip", lean=6, tilt=22, wind=0.35
    )
    figure(c, 582, 702, 330, SNOW, look, pose, shadow=0)
    _peg(c, SUN_PEGS[1], "#c98a4e")


def _night_basket(c: Canvas) -> None:
    """A basket with the rest of the wash: a folded moon, stars and a corner of the night."""
    x, y = 190.0, 1124.0
    c.shadow_blob(x, y + 4, 120, 15, "#4a6048", 0.55)
    night = smooth([(x - 96, y - 70, 1), (x - 60, y - 112), (x + 4, y - 124), (x + 66, y - 108), (x + 100, y - 70, 1),
        (x + 118, y - 6), (x + 88, y - 20), (x + 60, y - 60)])  # fmt: skip
    c.paint(night, "#33487f", to="#1f2a55", shade="#141a38", rim="#8fa9d0")
    for dx, dy in ((-44, -92), (20, -104), (66, -88), (96, -44), (100, -22), (-10, -84)):
        c.paint(circle(x + dx, y + dy, 2.6), "#fff2c4", wobble=0.1)
    moon = difference(circle(x - 20, y - 122, 46), circle(x + 2, y - 134, 40))
    c.paint(moon, "#f8f0d4", shade="#b9a98c", shade_depth=0.2, rim="#ffffff", shadow=4)
    body = smooth([(x - 104, y - 74, 1), (x, y - 62), (x + 104, y - 74, 1), (x + 84, y, 1), (x, y + 6), (x - 84, y, 1)])
    c.paint(body, "#c0905a", shade="#5f3a24", shade_depth=0.25, rim="#f4d49c")
    with c.clip(body):
        for row in range(6):
            for column in range(14):
                px = x - 106 + column * 16 + (row % 2) * 8
                c.line(
                    [(px, y - 66 + row * 13), (px + 8, y - 61 + row * 13), (px + 15, y - 66 + row * 13)],
                    "#7a5030",
                    3,
                    alpha=0.7,
                )
    star = [
        (
            math.sin(i * math.pi / 5) * (24 if i % 2 == 0 else 10),
            -math.cos(i * math.pi / 5) * (24 if i % 2 == 0 else 10),
            1,
        )
        for i in range(10)
    ]
    c.paint(moved(smooth(star), x + 62, y - 70, 1, 16), "#ffe08a", shade="#c98a34", shadow=3, wobble=0.4)


@scene(
    "sun-laundry",
    "Washing Day",
    motifs="sun laundry woman ladder sheets basket moon child",
    themes="care renewal work morning household",
    moods="bright comic",
    alt=(
        "A woman on a stepladder pegs a dripping sun to a washing line between white sheets. In the basket below "
        "lie a moon, a star and a dark starry cloth; a child's shadow shows on a sheet, with bare legs below it."
    ),
    seed=52,
    clues=("good drying weather", "spring clean", "hot wash", "every morning", "hang in there", "daily chores"),
)
def sun_laundry(c: Canvas) -> None:
    """The sun hung out to dry."""
    _drying_meadow(c)
    _sheets(c)
    _wet_sun(c)
    _falling_light(c)
    _washerwoman(c)
    _night_basket(c)
    flock(c, [(386, 118, 58, -12), (440, 96, 36, 8)], "#4c6585")


# -- lost-gloves -----------------------------------------------------------


BOUGHS: tuple[tuple[Points, Sequence[float]], ...] = ((((130, 1130), (172, 980), (205, 820), (246, 660)),
    (112, 78, 64, 50)), (((238, 720), (196, 570), (150, 440), (112, 300), (120, 190)), (44, 34, 24, 14, 5)),
    (((246, 680), (306, 530), (324, 390), (300, 250), (330, 120)), (42, 32, 22, 13, 5)), (((246, 690), (380, 570),
    (500, 490), (596, 360), (650, 200)), (42, 34, 26, 16, 5)), (((216, 800), (350, 726), (480, 690), (570, 706),
    (606, 760)), (38, 32, 26, 20, 16)), (((180, 520), (110, 480), (70, 420)), (18, 11, 4)), (((320, 430), (410, 350),
    (440, 230), (490, 130)), (20, 15, 10, 4)), (((500, 490), (610, 480), (700, 420)), (20, 13, 5)), (((130, 370),
    (190, 270), (210, 170)), (15, 10, 4)), (((560, 410), (560, 310), (540, 230)), (14, 9, 4)), (((190, 880), (110, 800),
    (70, 720)), (26, 16, 5)), (((440, 700), (520, 620), (610, 600), (690, 620)), (16, 12, 8, 4)), (((310, 300),
    (240, 220), (250, 130)), (12, 8, 4)), (((380, 570), (400, 470), (460, 410)), (16, 10, 4)), (((640, 230), (700, 190),
    (720, 130)), (9, 6, 3)))  # fmt: skip


def _winter_ground(c: Canvas) -> None:
    """A pale warm winter day: a milky sun, far hedges, and snow with long soft shadows."""
    c.sky([(0, "#d9cdbb"), (0.3, "#efe4d0"), (0.62, "#fbf3e2"), (0.8, "#f4ecdf"), (1, "#e4dfdc")])
    scumble(c, 420, 110, 0.13)
    c.glow(640, 330, 300, "#fffbe8", 0.7)
    c.paint(circle(640, 330, 62), "#fffdf2", feather=5, alpha=0.9)
    hill(c, 930, 14, "#d5cdc9", to="#efe8de", rim="#fffaf0")
    for _ in range(16):
        x = c.rng.uniform(330, 790)
        c.paint(
            ellipse(x, 926 + c.rng.uniform(-4, 8), c.rng.uniform(16, 34), c.rng.uniform(12, 24)),
            "#b7b0b4",
            alpha=0.55,
            rough=3,
        )
    cottage(c, 452, 934, 76, "#c9b9a8", "#9c8a88", SNOW.ink, 5, SNOW.glow)
    c.mist(940, 46, "#fbf4e8", 0.7)
    hill(c, 1000, 18, "#fcf7ec", to="#dcd9de", rim="#ffffff", texture=1.3)
    hill(c, 1110, 16, "#fffaf0", to="#d9d4da", rim="#ffffff", texture=1.3)


def _winter_tree(c: Canvas) -> None:
    """The bare tree: boughs with snow on them, and its shadow on the ground."""
    c.paint(poly([(110, 1120), (200, 1110), (40, 1190), (-60, 1190)]), "#a9a3b8", alpha=0.5, feather=8)
    twigs = []
    for points, widths in BOUGHS[1:]:
        for i in range(1, len(points)):
            (x, y), start = points[i][:2], points[i - 1]
            heading = math.atan2(y - start[1], x - start[0])
            for side in (-1, 1, -0.4, 0.5):
                if c.rng.random() < 0.25:
                    continue
                turn = heading + side * c.rng.uniform(0.3, 1.1)
                reach = c.rng.uniform(26, 96) * (1.15 if widths[i] < 12 else 0.8)
                mid = (x + math.cos(turn) * reach * 0.5, y + math.sin(turn) * reach * 0.5)
                tip = (x + math.cos(turn - side * 0.3) * reach, y + math.sin(turn - side * 0.3) * reach)
                twigs.append(limb([(x, y), mid, tip], [min(8.0, widths[i]), 4, 1.4]))
    c.paint(group(*twigs), "#4a3c42", wobble=0.8)
    wood = [limb(points, widths) for points, widths in BOUGHS]
    roots = [limb([(150, 1090), (150 + dx * 0.5, 1126), (150 + dx, 1142)], [44, 26, 4]) for dx in (-90, -30, 70, 130)]
    trunk = union(*wood, *roots)
    c.paint(
        trunk,
        "#54424a",
        to="#33272f",
        shade="#1f181f",
        shade_depth=0.025,
        rim="#fffaf0",
        rim_width=10,
        rim_from=(-0.25, -0.95),
        texture=1.6,
    )
    with c.clip(trunk):
        c.strokes(160, 100, 90, 6, 0.2, 0.4, region=(60, 560, 300, 1140))


def _glove_shape(mitten: bool) -> Path:
    """A glove hanging with its fingers down, its cuff at the origin; about 100 units long."""
    palm = smooth([(-20, 14), (-25, 40), (-24, 62), (0, 68), (24, 62), (25, 40), (20, 14)])
    thumb = limb([(18, 34), (36, 48), (42, 64)], [18, 16, 11])
    if mitten:
        return union(palm, smooth([(-24, 50), (-24, 84), (-2, 104), (20, 86), (24, 50)]), thumb)
    tips = ((-19, -26, 90), (-6.5, -9, 102), (6.5, 8, 100), (18, 23, 88))
    return union(palm, thumb, *(limb([(a, 54), ((a + b) / 2, 76), (b, y)], [14, 14, 10]) for a, b, y in tips))


def _hanging_glove(c: Canvas, x: float, y: float, size: float, color: str, mitten: bool, turn: float) -> None:
    """One lost glove on a thread from a twig at (x, y)."""
    thread = 14.0
    c.line([(x, y - 4), (x, y + thread)], "#4a3c42", 1.8)
    with c.at(x, y + thread, size / 100, turn, c.rng.random() < 0.5):
        dark = mix(color, "#241c2c", 0.6)
        shape = _glove_shape(mitten)
        c.paint(
            shape,
            color,
            shade=dark,
            shade_depth=0.2,
            rim=mix(color, "#fff6e4", 0.6),
            shadow=4,
            wobble=0.35,
            shadow_color="#6a5f70",
        )
        if mitten:
            for row in (36, 50, 64):
                c.line(
                    [(-22, row), (-11, row + 7), (0, row), (11, row + 7), (22, row)],
                    mix(color, "#fff6e4", 0.65),
                    3.4,
                    alpha=0.9,
                )
        cuff = smooth([(-21, -2, 1), (21, -2, 1), (23, 18, 1), (-23, 18, 1)])
        c.paint(cuff, mix(color, "#fff6e4", 0.4), shade=dark, wobble=0.35)
        for i in range(5):
            c.line([(-16 + i * 8, 1), (-17 + i * 8.5, 16)], dark, 1.8, alpha=0.6)


def _along(points: Points) -> list[tuple[float, float]]:
    """Points close together on the lines from point to point."""
    pairs = itertools.pairwise(points)
    return [(a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8) for a, b in pairs for t in range(9)]


def _all_gloves(c: Canvas) -> None:
    """The crop of the tree: single gloves of every kind, and one small pair on a string."""
    wools = (
        "#6f7f92",
        "#b98a4a",
        "#66744f",
        "#7d5a6e",
        "#9a5f4a",
        "#4f6a72",
        "#c9b28c",
        "#8a8f9c",
        "#a8785f",
        "#566080",
    )
    places = ((82, 440, 66), (70, 740, 74), (128, 300, 62), (176, 470, 78), (118, 190, 52), (214, 186, 58),
        (254, 150, 56), (336, 140, 54), (312, 300, 70), (250, 318, 66), (386, 396, 72), (440, 246, 60), (494, 150, 54),
        (462, 420, 64), (544, 250, 58), (600, 366, 66), (656, 216, 56), (706, 430, 66), (716, 150, 48), (520, 508, 72),
        (626, 490, 64), (392, 580, 76), (690, 630, 64), (300, 560, 74), (114, 812, 60), (560, 612, 66), (340, 740, 78),
        (468, 706, 64))  # fmt: skip
    knots = [knot for points, _ in BOUGHS[1:] for knot in _along(points)]
    for x, y, _ in places:
        _, near = min((math.hypot(knot[0] - x, (knot[1] - y) * 1.4 + 20), knot) for knot in knots)
        bend = ((near[0] + x) / 2, min(near[1], y) - 9)
        c.paint(limb([near, bend, (x, y + 3)], [6, 4.5, 2.5]), "#4a3c42", wobble=0.6)
    for i, (x, y, size) in enumerate(places):
        _hanging_glove(c, x, y, size, wools[(i * 7 + i // 4) % len(wools)], i % 3 == 1, c.rng.uniform(-10, 10))
    c.line([(430, 706), (424, 752), (428, 776)], "#e6d6b8", 2.4)
    c.line([(430, 706), (446, 752), (452, 784)], "#e6d6b8", 2.4)
    for x, y in ((428, 770), (454, 778)):
        _hanging_glove(c, x, y, 34, "#e3c068", True, 0)


def _reaching_glove(c: Canvas) -> None:
    """The red glove at the end of the lowest bough, its fingers stretched out."""
    with c.at(602, 752, 1.3, -16):
        palm = smooth([(-20, 14), (-26, 40), (-24, 58), (0, 66), (24, 58), (26, 40), (20, 14)])
        tips = ((-20, -40, 92), (-7, -14, 108), (7, 12, 106), (19, 36, 90))
        fingers = [limb([(a, 50), (a * 0.5 + b * 0.5 - 2, 76), (b, y)], [14, 13, 9]) for a, b, y in tips]
        shape = union(palm, *fingers, limb([(-18, 28), (-44, 34), (-58, 52)], [18, 15, 10]))
        c.paint(
            shape,
            SNOW.accent,
            shade="#6d1a22",
            shade_depth=0.2,
            rim="#ffa98a",
            shadow=5,
            wobble=0.35,
            shadow_color="#6a5f70",
        )
        cuff = smooth([(-24, -8, 1), (24, -8, 1), (26, 20, 1), (-26, 20, 1)])
        c.paint(cuff, "#e07a5c", shade="#6d1a22", wobble=0.35)
        for i in range(6):
            c.line([(-20 + i * 8, -5), (-21 + i * 8.4, 17)], "#8a2a26", 2, alpha=0.7)


def _passer_by(c: Canvas) -> None:
    """An old man with one red glove and one bare hand, walking past in his own tracks."""
    for i in range(14):
        x, y = 640 - i * 36, 1118 + (i % 2) * 12 + i * 1.5
        if i > 1:
            c.paint(ellipse(x, y, 11, 5), "#b3aebd", alpha=0.9, wobble=0.4)
            c.paint(ellipse(x + 3, y + 4, 11, 3), "#ffffff", alpha=0.6, wobble=0.4)
    look = Look(
        "#7a4e36",
        "#d8d4cc",
        "short",
        True,
        "old",
        "coat",
        top="#39415a",
        bottom="#2a2c3c",
        hat="woolly",
        hat_color="#6a3a3c",
        scarf="#c9a25a",
    )
    c.paint(poly([(660, 1112), (690, 1116), (560, 1172), (500, 1170)]), "#a9a3b8", alpha=0.5, feather=7)
    pose = Pose("walk", near=(0.04, -0.40), far=(-0.20, -0.42), lean=5, tilt=-4, wind=-0.2)
    held = figure(c, 650, 1120, 258, SNOW, look, pose, flip=True)
    x, y = held.far
    glove = moved(_glove_shape(False), x - 12, y - 8, 0.3, -62)
    c.paint(glove, SNOW.accent, shade="#6d1a22", shade_depth=0.1, wobble=0.1, rough=0.4)


@scene(
    "lost-gloves",
    "Every Other One",
    motifs="tree gloves snow man mittens string",
    themes="loss memory belonging longing chance",
    moods="wistful comic",
    alt=(
        "Single gloves and one small pair hang from a bare tree in the snow. A large red glove on the lowest "
        "branch stretches its fingers to an old man who walks past with one red glove on."
    ),
    seed=29,
    clues=("lost and found", "half a pair", "don't forget me", "excuse me", "cold hands", "family tree"),
)
def lost_gloves(c: Canvas) -> None:
    """A tree of single gloves, one of which has seen its owner."""
    _winter_ground(c)
    _winter_tree(c)
    _all_gloves(c)
    _passer_by(c)
    _reaching_glove(c)
    snowflakes(c, 60, (40, 40, 760, 1160), "#ffffff", 2.6)
