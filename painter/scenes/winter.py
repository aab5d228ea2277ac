"""Winter: a lake that mirrors summer, and a chair on a peak."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

import numpy as np

from painter.canvas import Canvas
from painter.geom import Points, circle, ellipse, group, limb, moved, poly, rect, smooth
from painter.motifs.beasts import bird, gulls
from painter.motifs.build import house
from painter.motifs.land import pine, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.seasons import snowflakes
from painter.motifs.sky import cloud
from painter.palette import SNOW, mix
from painter.scene import scene

# -- upside-lake -----------------------------------------------------------


SHORE = 556.0


@dataclass(frozen=True)
class _Season:
    """The colours of the shore in one season."""

    far: str
    near: str
    ground: str
    ground_dark: str
    pine: str
    pine_dark: str
    bark: str
    leaf: str | None
    leaf_dark: str | None
    roof: str
    lit: float


WINTER = _Season(
    "#c9d8e2", "#e6edf0", "#fbf5ea", "#a9bdcc", "#5f7f92", "#35506a", "#3c4252", None, None, "#fbf5ea", 0.0
)
SUMMER = _Season(
    "#b3c07a", "#9db552", "#c9c65a", "#6f9440", "#4f8a4c", "#24583c", "#6b4a34", "#a3b83c", "#3f7436", "#c8503a", 0.9
)


def _shore(c: Canvas, season: _Season) -> None:
    """Hills, wood, house and the great tree on the bank, in the colours of the season."""
    rng = c.rng
    far = smooth([(-40, SHORE, 1), (-40, 400, 1), (90, 356), (220, 392), (380, 344), (540, 388), (680, 330),
        (850, 380, 1), (850, SHORE, 1)])  # fmt: skip
    c.paint(
        far,
        season.far,
        to=mix(season.far, season.near, 0.6),
        shade=season.ground_dark,
        shade_depth=0.1,
        rim=season.ground,
        rim_width=4,
    )
    near = smooth(
        [(-40, SHORE, 1), (-40, 462, 1), (120, 476), (300, 452), (470, 476), (640, 440), (850, 452, 1), (850, SHORE, 1)]
    )
    c.paint(near, season.near, shade=season.ground_dark, shade_depth=0.12, rim=season.ground, rim_width=4)
    for x, y, tall in ((330, 474, 76), (362, 470, 98), (392, 478, 70), (452, 484, 84), (700, 456, 112), (738, 462, 140),
        (668, 462, 84), (764, 470, 96)):  # fmt: skip
        pine(c, x, y, tall * rng.uniform(0.9, 1.1), season.pine, shade=season.pine_dark, rim=season.ground)
    house(c, 576, 486, 92, 64, "#b88a66" if season.lit else "#8a7f80", season.roof, SNOW, lit=season.lit)
    bank = smooth([(-40, SHORE + 4, 1), (-40, 500, 1), (110, 490), (260, 512), (420, 520), (600, 504), (850, 516, 1),
        (850, SHORE + 4, 1)])  # fmt: skip
    c.paint(
        bank,
        season.ground,
        to=mix(season.ground, season.ground_dark, 0.6),
        shade=season.ground_dark,
        shade_depth=0.12,
        rim="#fffdf4",
        rim_width=4,
    )


def _great_tree(c: Canvas, season: _Season) -> None:
    """The tree on the left bank and its swing; both seasons grow it from the same chance."""
    dark, frost = mix(season.bark, "#12182a", 0.6), "#fffdf4" if season.leaf is None else "#c9a468"
    chance = c.rng.getstate()
    if season.leaf is not None:
        _crown(c, season.leaf_dark or season.leaf, season.leaf_dark or season.leaf, 44)
    bough = limb([(216, 432), (264, 368), (318, 326), (372, 316)], [16, 19, 13, 4])
    c.paint(bough, season.bark, shade=dark, shade_depth=0.2, rim=frost, rim_width=4)
    c.rng.setstate(chance)
    tree(
        c,
        214,
        518,
        450,
        season.bark,
        shade=dark,
        leaf=season.leaf,
        leaf_shade=season.leaf_dark,
        lean=3,
        depth=6,
        spread=31,
        rim=frost,
        leaf_size=0.085,
        leafiness=0.9,
    )
    if season.leaf is not None:
        _crown(c, season.leaf, season.leaf_dark or season.leaf, 30)
        _leaf_dabs(c)
    for x, y in ((304, 334), (342, 322)):
        c.line([(x, y), (x + 2, 472)], mix(season.bark, "#d9b88a", 0.4), 3)
    c.paint(rect(298, 468, 54, 9, 2), "#b8623c", rim=season.ground, rim_from=(0, -1))


CLUMPS = ((96, 200), (142, 148), (200, 112), (262, 108), (320, 142), (362, 200), (390, 262), (130, 256), (184, 196),
    (246, 172), (302, 212), (350, 290), (96, 300), (214, 250), (276, 268))  # fmt: skip
"""Where the leaves of the great tree gather."""


def _crown(c: Canvas, color: str, dark: str, size: float) -> None:
    """Leaves in clumps through the whole crown of the great tree."""
    rng = c.rng
    for place in CLUMPS:
        x, y = place[0] + rng.uniform(-12, 12), place[1] + rng.uniform(-12, 12)
        tone = mix(color, rng.choice(["#d9b83c", "#5f9a3c", "#2f7444"]), rng.uniform(0, 0.35))
        clump = ellipse(x, y, size * rng.uniform(0.9, 1.3), size * rng.uniform(0.7, 1))
        c.paint(clump, tone, shade=dark, shade_depth=0.4, rough=6)


def _leaf_dabs(c: Canvas) -> None:
    """Single leaves dabbed over the crown: sunlit, green and dark ones."""
    rng = c.rng
    for tone, count in (("#2c5f34", 150), ("#8fb03c", 170), ("#d9d25c", 150), ("#f6e88a", 60)):
        dabs = []
        for _ in range(count):
            x, y = rng.choice(CLUMPS)
            x, y, heading = x + rng.gauss(0, 26), y + rng.gauss(0, 24), rng.uniform(0, 6.28)
            dx, dy = math.cos(heading) * 6, math.sin(heading) * 6
            dabs.append(limb([(x - dx, y - dy), (x, y), (x + dx, y + dy)], [0.6, 5.6, 0.6]))
        c.paint(group(*dabs), tone, alpha=0.85, wobble=0.4)


def _snowman(c: Canvas, x: float, y: float) -> None:
    """A snowman with a straw hat, a scarf and one twig hand held out to the left."""
    c.shadow_blob(x + 8, y, 54, 8, "#6f88a0", 0.6)
    for dy, r in ((-38, 46), (-102, 33), (-150, 24)):
        c.paint(ellipse(x, y + dy, r, r * 0.94), "#fffdf6", shade="#8fa9bf", shade_depth=0.36, rim="#ffffff")
    c.paint(limb([(x - 26, y - 108), (x - 52, y - 92), (x - 74, y - 80)], [7, 5, 3]), "#5a4030")
    c.line([(x - 62, y - 86), (x - 70, y - 96)], "#5a4030", 3)
    c.paint(limb([(x + 26, y - 108), (x + 50, y - 90), (x + 58, y - 62)], [7, 5, 3]), "#5a4030")
    c.paint(limb([(x - 24, y - 126), (x, y - 119), (x + 24, y - 126)], [13, 15, 13]), "#3f7f86", shade="#1c3f4a")
    c.paint(limb([(x + 16, y - 124), (x + 24, y - 100), (x + 20, y - 78)], [14, 13, 15]), "#3f7f86", shade="#1c3f4a")
    c.paint(ellipse(x, y - 168, 38, 8), "#e0b45c", shade="#7a5426", shade_depth=0.3)
    c.paint(
        smooth([(x - 21, y - 168, 1), (x - 17, y - 190), (x, y - 195), (x + 17, y - 190), (x + 21, y - 168, 1)]),
        "#e6bf6c",
        shade="#8a5f2c",
        shade_depth=0.3,
    )
    c.line([(x - 20, y - 172), (x, y - 170), (x + 20, y - 172)], "#c8412f", 6)
    for dx in (-9, 7):
        c.paint(circle(x + dx, y - 154, 3), "#24314a", wobble=0)
    c.paint(poly([(x - 3, y - 150), (x - 3, y - 142), (x - 28, y - 143)]), "#e2803c", wobble=0.4)


def _two_skies(c: Canvas) -> None:
    """A white winter sky over the bank, and under it the mirrored sky of a summer evening."""
    c.sky([(0, "#bccfe4"), (0.14, "#dfe8f0"), (0.26, "#fbeee6"), (0.36, "#fcd9c8"), (1, "#fcd9c8")], mottle=0.03)
    c.strokes(420, 0, 180, 20, 0.04, 0.36, region=(-60, 0, 800, 520))
    for x, y, width in ((560, 120, 280), (300, 190, 200)):
        cloud(c, x, y, width, "#fffaf2", "#cfdde2", alpha=0.8)
    c.paint(rect(-10, SHORE, 820, 670), "#fde9a8", to="#3f9fc0", wobble=0.3)
    c.paint(rect(-10, SHORE, 820, 500), "#ffc866", fade=(1, 0), wobble=0.3)
    c.strokes(460, 0, 170, 18, 0.05, 0.4, region=(-60, 700, 800, 1190))
    c.glow(600, 960, 340, "#ffe9a0", 0.9)
    c.paint(circle(600, 960, 52), "#fffbdc", texture=0.4)
    for k in range(7):
        reach = 60 - k * 5
        c.paint(
            limb(
                [(600 - reach, 1030 + k * 17), (600, 1027 + k * 17), (600 + reach, 1030 + k * 17)],
                [0.5, 8 - k * 0.7, 0.5],
            ),
            "#fffbdc",
            alpha=0.75,
        )


def _ripple_mirror(c: Canvas) -> None:
    """Let the rows of the mirrored half drift from side to side, more so near the viewer."""
    rows = np.arange(int(SHORE) + 6, c.height)
    drift = np.sin(rows * 0.21) * 1.4 + np.sin(rows * 0.083 + 1) * 1.8 + np.sin(rows * 0.47) * 0.9
    for row, shift in zip(rows, drift * (0.5 + (rows - SHORE) / 420), strict=True):
        c.image[row] = np.roll(c.image[row], round(float(shift)), axis=0)


def _ice_floes(c: Canvas) -> None:
    """Ripples over the mirror, a broken rim of ice along the bank, and floes with snow on them."""
    rng = c.rng
    for _ in range(90):
        depth = rng.random()
        x, y, reach = rng.uniform(-10, 780), SHORE + 24 + depth * 600, 20 + depth * 110 * rng.uniform(0.4, 1)
        c.paint(
            limb([(x, y), (x + reach / 2, y - 2), (x + reach, y)], [0.4, 1.6 + depth * 2.6, 0.4]),
            rng.choice(["#fffdf0", "#dff0e8", "#2f7f90"]),
            alpha=0.4,
        )
    shelf: list[tuple[float, float, float]] = []
    x = 850.0
    while x > -60:
        shelf.append((x, SHORE + rng.uniform(2, 13), 1))
        x -= rng.uniform(16, 60)
    c.paint(
        smooth([(-60, SHORE - 8, 1), (850, SHORE - 8, 1), *shelf]),
        "#eef4f2",
        shade="#8fa9bf",
        shade_depth=0.1,
        shadow=5,
        shadow_offset=(0, 5),
        shadow_color="#2a5a4a",
    )
    for x, y, size in ((668, 640, 0.42), (110, 690, 0.5), (640, 800, 0.7), (690, 1130, 0.8), (436, 1122, 1.2)):
        slab = [(x - 78 * size, y), (x - 40 * size, y - 20 * size), (x + 26 * size, y - 24 * size),
            (x + 82 * size, y - 6 * size), (x + 54 * size, y + 16 * size), (x - 20 * size, y + 20 * size)]  # fmt: skip
        edge = [slab[0], slab[5], slab[4], slab[3], (slab[3][0], slab[3][1] + 13 * size),
            (slab[4][0], slab[4][1] + 14 * size), (slab[5][0], slab[5][1] + 14 * size),
            (slab[0][0], slab[0][1] + 12 * size)]  # fmt: skip
        c.paint(ellipse(x, y + 26 * size, 84 * size, 14 * size), "#16506a", alpha=0.35, feather=6)
        c.paint(poly(edge), "#7fb0c4", to="#4f86a4", wobble=0.5)
        c.paint(poly(slab), "#fffdf6", shade="#b3c9d4", shade_depth=0.3, wobble=0.7)


def _visitors(c: Canvas, winter: bool) -> None:
    """The girl on the bank, and who holds her hand: a snowman in winter, an old man in summer."""
    if winter:
        _snowman(c, 516, 536)
        girl = Look(
            "#a86f48",
            "#6a3a24",
            "braids",
            age="child",
            clothes="coat",
            top="#c8412f",
            hat="woolly",
            hat_color="#e8e0d0",
            scarf="#f0d08a",
        )
        figure(c, 410, 536, 132, SNOW, girl, Pose(view="back", near=(0.25, -0.50), tilt=-4))
        return
    girl = Look("#a86f48", "#6a3a24", "braids", age="child", clothes="dress", top="#f6e8d0", shoes="#a86f48")
    elder = Look(
        "#8f5a3c",
        "#e2ddd4",
        "short",
        True,
        "old",
        "shirt",
        top="#f0dcb0",
        bottom="#4f6a86",
        hat="straw",
        hat_color="#e6bf6c",
        scarf="#3f7f86",
    )
    figure(c, 410, 536, 132, SNOW, girl, Pose(view="back", near=(0.25, -0.50), tilt=-4), shadow=0)
    figure(c, 506, 536, 192, SNOW, elder, Pose(view="back", far=(-0.27, -0.35), tilt=2), shadow=0)


@scene(
    "upside-lake",
    "The Other Side of the Year",
    motifs="lake reflection winter summer snowman child tree",
    themes="memory loss hope seasons grandfather",
    moods="tender wistful",
    alt="On a snowy bank a child in a red coat holds the twig hand of a snowman in a straw hat. In the lake "
    "below, the same bank is in summer, the tree has leaves, and the child holds the hand of an old man "
    "in a straw hat.",
    seed=704,
    clues=("remember", "opposites", "grandpa", "it will pass", "thin ice", "what if", "silence", "two worlds"),
)
def upside_lake(c: Canvas) -> None:
    """The reflection shows summer, the shore is winter."""
    _two_skies(c)
    chance = c.rng.getstate()
    _shore(c, WINTER)
    c.mist(430, 60, "#fbf5ea", 0.35)
    grown = c.rng.getstate()
    _great_tree(c, WINTER)
    _visitors(c, winter=True)
    c.rng.setstate(chance)
    with c.at(0, 2 * SHORE, 1, 180, True):
        _shore(c, SUMMER)
        c.rng.setstate(grown)
        _great_tree(c, SUMMER)
        for _ in range(70):
            spot = circle(c.rng.uniform(40, 760), SHORE - 8 - c.rng.random() ** 1.4 * 60, c.rng.uniform(2, 4))
            c.paint(spot, c.rng.choice(["#fffdf0", "#e8643c", "#f6d04a", "#e88aa0"]), wobble=0.3)
        _visitors(c, winter=False)
        gulls(c, [(700, 230, 0.8), (660, 206, 0.6), (724, 190, 0.5)], "#2f6f7e")
    _ripple_mirror(c)
    _ice_floes(c)
    for _ in range(110):
        c.paint(
            circle(c.rng.uniform(40, 760), c.rng.uniform(50, 540), c.rng.uniform(1.4, 4)),
            "#ffffff",
            alpha=0.8,
            wobble=0.2,
        )


# -- mountain-chair --------------------------------------------------------


PEAK = (532.0, 430.0)
LEFT_RIDGE: Points = [(-60, 1080), (40, 1020), (120, 930), (210, 880), (270, 790), (352, 730), (396, 640), (440, 570),
    (452, 490), (474, 446), PEAK]  # fmt: skip
RIGHT_RIDGE: Points = [(PEAK[0] + 58, 432), (624, 474), (640, 540), (652, 610), (704, 660), (742, 770), (800, 830),
    (870, 930)]  # fmt: skip


def _peak_sky(c: Canvas) -> None:
    """A morning sky above a sea of cloud, and the far peaks that stand in it."""
    c.sky([(0, "#7fa6c4"), (0.22, "#b4c6d2"), (0.42, "#f0dcd0"), (0.58, "#f8c7ac"), (0.75, "#f3d6cc"), (1, "#e6d3d8")])
    c.strokes(900, -5, 190, 22, 0.04, 0.36)
    c.glow(60, 640, 420, "#ffe6b0", 0.6)
    ranges = (
        (690, "#c9b3c6", ((60, 640), (150, 560), (215, 625), (330, 700), (470, 690), (620, 690), (830, 600))),
        (790, "#a79dbf", ((-40, 800), (90, 760), (240, 790), (420, 800), (640, 720), (735, 640), (840, 720))),
    )
    for base, color, ridge in ranges:
        points: Points = [(-60, base + 60, 1), *((x, y, 1) for x, y in ridge), (860, base + 60, 1), (860, 1000, 1),
            (-60, 1000, 1)]  # fmt: skip
        c.paint(smooth(points), color, to="#f0d9d4", rim="#fff1e2", rim_width=5, rough=2)
        c.mist(base + 70, 80, "#fdeee2", 0.75, 0.9)
    for x, y, width in ((300, 800, 190), (90, 836, 240), (700, 800, 200), (740, 880, 240), (220, 890, 270),
        (40, 950, 260)):  # fmt: skip
        cloud(c, x, y, width, "#fff4ea", "#d3b4c6", alpha=0.95)
        c.mist(y + 26, 34, "#fbe9e0", 0.4)


def _peak_faces(c: Canvas) -> None:
    """The mountain: a lit face on the left, a blue face on the right, and bare rock along the crest."""
    whole = smooth([*LEFT_RIDGE, *RIGHT_RIDGE, (870, 1300, 1), (-60, 1300, 1)])
    c.paint(whole, "#fff3e8", to="#efd6d2", rim="#ffffff", rim_width=7, texture=1.3, rough=2)
    crest: Points = [(PEAK[0] + 62, 424), (566, 500), (590, 590), (520, 690), (540, 780), (470, 890), (490, 980),
        (400, 1090), (410, 1240)]  # fmt: skip
    dark = smooth([*((x, y, 1) for x, y in crest), (900, 1300, 1), (900, 380, 1)])
    with c.clip(whole):
        c.strokes(420, 118, 150, 16, 0.03, 0.5, colors=["#fffaf2", "#fbe3d6", "#f2cfc8", "#fff0e2", "#e6c4cc"])
        for i in range(26):
            x, y = c.rng.uniform(60, 520), c.rng.uniform(700, 1170)
            ripple = [(x - 34, y + 16), (x, y), (x + 30, y - 22)]
            c.line(ripple, "#c9b6d2" if i % 2 else "#ffffff", 3, alpha=0.5, rough=2)
        c.paint(dark, "#8597c6", to="#6a7db4", texture=1.3, wobble=2, rough=2.5)
        with c.clip(dark):
            c.strokes(460, 62, 150, 15, 0.05, 0.5, colors=["#8ea2cf", "#7387bb", "#a5b4d8", "#6478ad", "#b9c1df"])
            c.glow(800, 1180, 420, "#e7b9c4", 0.28)
        for x, y, size in ((300, 900, 1.2), (190, 1010, 1.0), (420, 760, 0.8), (350, 1040, 1.1), (120, 1120, 0.9)):
            fold = smooth([(-70, 40), (-10, -6), (60, -70, 1), (30, 0), (-20, 36)])
            c.paint(moved(fold, x, y, size), "#c4b4d2", alpha=0.6, feather=6, wobble=2)
        _rock_bands(c)


def _rock_bands(c: Canvas) -> None:
    """Bare rock that breaks through the snow of the blue face, in slanting bands."""
    bands = ((588, 560, 3, 0.5), (600, 680, 4, 0.7), (690, 780, 4, 0.8), (560, 850, 5, 0.9), (670, 960, 5, 1.0),
        (520, 1010, 4, 1.0), (620, 1110, 5, 1.2), (740, 1090, 3, 1.1))  # fmt: skip
    for x, y, count, size in bands:
        for i in range(count):
            corners: list[tuple[float, ...]] = [(-16, 22, 1), (-9, -8, 1), (2, -26, 1), (9, -10, 1), (17, 4, 1),
                (10, 26, 1)]  # fmt: skip
            rock = smooth([(a + c.rng.uniform(-7, 7), b + c.rng.uniform(-8, 8), k) for a, b, k in corners])
            dx, dy = (i * 19 + c.rng.uniform(-5, 5)) * size, (i * 27 + c.rng.uniform(-9, 9)) * size
            wide, tall = size * c.rng.uniform(0.4, 1.2), size * c.rng.uniform(0.4, 1.5)
            place = moved(rock, x + dx, y + dy, wide, c.rng.uniform(-34, 10), scale_y=tall)
            c.paint(moved(place, 7, 9), "#5569a2", alpha=0.6, feather=4)
            c.paint(place, "#575587", shade="#2b2c54", rim="#fdf0f0", rim_width=9, rim_from=(-0.3, -1))


def _tracks_up(c: Canvas) -> None:
    """Footprints that wind up the lit face and end before the chair."""
    trail = [(120, 1190), (230, 1110), (330, 1060), (390, 980), (330, 910), (286, 850), (342, 790), (436, 740),
        (476, 670), (452, 610), (492, 550), (522, 500), (530, 462)]  # fmt: skip
    steps: list[tuple[float, float, float]] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(trail):
        size = 3.2 + 10.5 * max(0.0, (y0 - 440) / 740)
        count = max(2, round(math.hypot(x1 - x0, y1 - y0) / (size * 2.3)))
        steps.extend((x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count, size) for i in range(count))
    for i, (x, y, size) in enumerate(steps[:-2]):
        heading = math.atan2(steps[i + 1][1] - y, steps[i + 1][0] - x)
        side = size * (0.8 if i % 2 else -0.8)
        foot = (x - math.sin(heading) * side, y + math.cos(heading) * side * 0.6)
        sole = group(ellipse(0.25, 0, 0.8, 0.42), ellipse(-0.85, 0, 0.32, 0.34))
        turn = math.degrees(heading)
        lit = moved(sole, foot[0] + size * 0.2, foot[1] + size * 0.25, size, turn)
        c.paint(lit, "#ffffff", alpha=0.9, wobble=0.2)
        c.paint(moved(sole, *foot, size, turn), "#737bb0", alpha=0.95, wobble=0.2, rough=0.5)


def _chair_on_peak(c: Canvas, x: float, y: float, size: float) -> None:
    """A red kitchen chair standing on (x, y), turned a little to the right; about 190 units tall."""
    red, dark = SNOW.accent, "#6d1a22"
    with c.at(x, y, size):
        c.paint(poly([(-44, 2), (36, 10), (64, 26), (10, 22)]), "#6a6fa6", alpha=0.6, feather=4)
        for top, foot in (((48, -84), (52, -8)), ((-20, -92), (-22, -14))):
            c.paint(limb([top, foot], 9, 7), dark, wobble=0.2)
        c.paint(limb([(-22, -88), (-27, -196)], 11, 9), red, shade=dark, rim="#ffc2a0", wobble=0.2)
        c.paint(limb([(48, -82), (50, -190)], 11, 9), red, shade=dark, wobble=0.2)
        for height in (118, 146, 176):
            slat = smooth([(-26, -height - 8, 1), (12, -height - 10), (50, -height, 1), (50, -height + 13, 1),
                (12, -height + 5), (-25, -height + 8, 1)])  # fmt: skip
            c.paint(slat, red, shade=dark, rim="#ffb598", wobble=0.2)
        seat = poly([(-48, -72), (34, -62), (56, -84), (-22, -94)])
        c.paint(moved(seat, 0, 9), dark, wobble=0.3)
        c.paint(seat, "#dc5540", shade=dark, shade_depth=0.2, rim="#ffd0b4", wobble=0.3)
        for top, foot in (((-43, -66), (-47, 2)), ((32, -58), (35, 12))):
            c.paint(limb([top, foot], 11, 8), red, shade=dark, rim="#ffb598", wobble=0.2)
        c.paint(poly([(-45, -34), (34, -26), (34, -20), (-45, -28)]), dark, wobble=0.2)


def _left_behind(c: Canvas) -> None:
    """A pair of boots beside the chair, a far chair on another peak and one bird."""
    for x, y in ((478, 466), (496, 470)):
        c.shadow_blob(x + 8, y + 2, 16, 4, "#5a5f98", 0.5)
        boot = smooth([(-5, -24, 1), (6, -24, 1), (6, -8), (16, -4), (16, 2, 1), (-6, 2, 1)])
        c.paint(moved(boot, x, y, 1.0), "#4a3550", shade="#221a30", rim="#f0d2c0", wobble=0.2)
    c.paint(limb([(146, 564), (146, 536)], 3.5), SNOW.accent, wobble=0)
    c.paint(poly([(146, 553), (162, 553), (162, 565), (158, 565), (158, 557), (146, 557)]), SNOW.accent, wobble=0)
    bird(c, 216, 226, 0.36, SNOW, color="#4c5a86", wing="#35416c", turn=14)
    snowflakes(c, 50, (60, 60, 740, 420), "#fff8ee", 1.8)


@scene(
    "mountain-chair",
    "A Seat with a View",
    motifs="mountain chair footprints snow boots clouds bird",
    themes="absence arrival solitude ambition goal",
    moods="silent puzzling",
    alt="A red chair stands empty on a snowy peak above the clouds. Footprints lead up to it, none lead down; a pair "
    "of boots stands beside it, and a far peak carries another small red chair.",
    seed=63,
    clues=("gone", "top floor", "reserved", "wind", "lonely up here", "long way up"),
)
def mountain_chair(c: Canvas) -> None:
    """An empty red chair at the end of a trail of footprints."""
    _peak_sky(c)
    _peak_faces(c)
    _tracks_up(c)
    _chair_on_peak(c, PEAK[0] + 14, PEAK[1] + 6, 0.88)
    _left_behind(c)
