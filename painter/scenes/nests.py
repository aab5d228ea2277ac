"""Nests and cages: birds that feed a person, and trees that hand over a nest."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from painter.canvas import Canvas
from painter.geom import Path, Points, circle, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs import animals
from painter.motifs.beasts import bird
from painter.motifs.build import house
from painter.motifs.land import grass, hill
from painter.motifs.people import Look, Pose, figure
from painter.motifs.seasons import cluster, foliage, leaves
from painter.motifs.sky import cloud
from painter.palette import FOREST, ROSE, Color, mix
from painter.scene import scene

# -- caged-person ----------------------------------------------------------


_CAGE_X, _CAGE_WIDE, _FLOOR, _SHOULDER = 386, 316, 1020, 330


def _blossom(c: Canvas, x: float, y: float, radius: float, tone: Color) -> None:
    """One blossom with five petals."""
    start = c.rng.uniform(0, 1.2)
    for k in range(5):
        a = start + k * 1.257
        petal = ellipse(x + radius * 0.6 * math.cos(a), y + radius * 0.6 * math.sin(a), radius * 0.5, radius * 0.46)
        c.paint(petal, tone, shade=mix(tone, ROSE.deep, 0.4), shade_depth=0.35, wobble=0.3)
    c.paint(circle(x, y, radius * 0.26), "#e0a53c", wobble=0.1)


def _spring(c: Canvas) -> None:
    """Pale morning light from the right, soft hills and blossoming branches outside the cage."""
    c.sky([(0, "#f7dccb"), (0.3, "#fbeeda"), (0.6, "#f6d6c4"), (0.8, "#e8b5a4"), (1, "#c98a8a")])
    c.strokes(700, -12, 180, 24, 0.04, 0.38)
    c.glow(720, 260, 620, "#fffaf0", 0.8)
    hill(c, 830, 30, "#e0b0a0", to="#d09a94")
    hill(c, 900, 22, "#c98f8c", to="#a86a74")
    c.mist(880, 90, "#fbe6d6", 0.6)
    bark = "#7b4a50"
    boughs: list[tuple[Points, list[float]]] = [([(840, 60), (700, 110), (560, 90), (430, 130), (330, 110)], [44, 32,
        22, 14, 5]), ([(700, 108), (650, 170), (640, 230)], [18, 11, 4]), ([(-40, 190), (60, 170), (130, 210),
        (170, 280)], [34, 24, 14, 5]), ([(560, 92), (520, 50), (460, 40)], [14, 9, 4])]  # fmt: skip
    for points, widths in boughs:
        c.paint(limb(points, widths), bark, shade=ROSE.ink, shade_depth=0.3, rim="#eab5a0")
        for x, y in points[1:]:
            for _ in range(5):
                dx, dy = c.rng.uniform(-44, 44), c.rng.uniform(-30, 30)
                _blossom(c, x + dx, y + dy, c.rng.uniform(12, 20), c.rng.choice(["#fdf0e6", "#f3c4bc", "#e8a0a0"]))


def _bar(angle: float) -> list[tuple[float, float]]:
    """The points of one bar from the floor over the shoulder to the ring beyond the top."""
    x = _CAGE_X + _CAGE_WIDE * math.cos(angle)
    lean = math.sin(angle)
    points: list[tuple[float, float]] = [(x, _FLOOR + 66 * lean), (x, 700 + 40 * lean), (x, _SHOULDER + 30 * lean)]
    bend = [(x + (_CAGE_X - x) * t**1.9, _SHOULDER + 30 * lean - 300 * t) for t in (0.35, 0.65, 0.86, 1.0)]
    return points + bend


def _bars(c: Canvas, angles: list[float], color: Color, width: float) -> None:
    """Gilded bars with a shadow side."""
    for degrees in angles:
        c.line(
            _bar(math.radians(degrees)),
            color,
            width,
            rim="#fff0c8",
            rim_alpha=0.55,
            rim_width=3,
            rim_from=(0.8, -0.2),
            wobble=0.5,
        )


def _cage_back(c: Canvas) -> None:
    """The far bars, the floor strewn with seed, and the light that falls in through the door."""
    _bars(c, [190, 210, 230, 250, 270, 290, 310, 330, 350], "#cfae84", 5)
    c.line(
        [
            (_CAGE_X + _CAGE_WIDE * math.cos(a), 640 + 44 * math.sin(a))
            for a in [math.pi + k * 0.2618 for k in range(13)]
        ],
        "#c49a6a",
        5,
    )
    rim = union(
        ellipse(_CAGE_X, _FLOOR, 330, 72), rect(_CAGE_X - 330, _FLOOR, 660, 54), ellipse(_CAGE_X, _FLOOR + 54, 330, 72)
    )
    c.paint(
        rim, "#b5793c", to="#7a4a2c", shade="#4a2a24", shade_depth=0.12, rim="#fbe0a8", shadow=18, shadow_offset=(0, 22)
    )
    floor = ellipse(_CAGE_X, _FLOOR, 312, 60)
    c.paint(floor, "#a8705c", to="#c9917a", shade="#5a3438", shade_depth=0.15)
    with c.clip(floor):
        c.beam(poly([(700, 980), (760, 1060), (300, 1080), (250, 1000)]), "#fff0cc", 0.7, 10)
        for _ in range(230):
            a, r = c.rng.uniform(0, math.tau), math.sqrt(c.rng.random())
            x, y = _CAGE_X + 300 * r * math.cos(a), _FLOOR + 56 * r * math.sin(a)
            seed = moved(ellipse(0, 0, 6, 3), x, y, c.rng.uniform(0.7, 1.3), c.rng.uniform(0, 180))
            c.paint(seed, c.rng.choice(["#fbe6b8", "#5a3a30", "#d9a860", "#8a5a3a"]), wobble=0.1)


def _sprouts(c: Canvas) -> None:
    """What was never eaten has grown: shoots on the floor and a vine with buds up the bars at the left."""
    green, dark = "#6f9a6a", "#35605a"
    leaf = smooth([(0, 0, 1), (12, -12), (34, -10, 1), (14, 6)])
    for x, y, h in ((160, 1040, 64), (206, 1058, 40), (244, 1046, 84), (510, 1062, 56), (560, 1046, 36),
        (470, 1070, 30), (300, 1070, 44)):  # fmt: skip
        c.line([(x, y), (x + 4, y - h / 2), (x - 2, y - h)], green, 4)
        for k, flip in ((0.5, True), (0.75, False), (1, True), (1, False)):
            c.paint(moved(leaf, x, y - h * k, 0.8, -10, flip), green, shade=dark, shade_depth=0.3, wobble=0.3)
    vine: list[tuple[float, float]] = [(112, 1056), (70, 960), (120, 850), (66, 740), (116, 620), (74, 520), (118, 420),
        (90, 340), (150, 250)]  # fmt: skip
    c.line(vine, dark, 7, rim=green)
    for k in range(34):
        t = k / 34 * (len(vine) - 1)
        i, u = int(t), t % 1
        x, y = (vine[i][0] * (1 - u) + vine[i + 1][0] * u, vine[i][1] * (1 - u) + vine[i + 1][1] * u)
        c.paint(
            moved(leaf, x, y, c.rng.uniform(0.8, 1.3), c.rng.uniform(-40, 30), bool(k % 2)),
            mix(green, "#a9b877", c.rng.random()),
            shade=dark,
            shade_depth=0.3,
            wobble=0.3,
        )
        if k % 8 == 5:
            _blossom(c, x + (18 if k % 2 else -16), y - 8, 15, "#fdf0e6")


def _feathers(c: Canvas, x: float, y: float) -> None:
    """Feathers stuck in the hair round the head at (x, y), and a small wing on the back."""
    for dx, dy, turn in ((34, -34, 40), (52, -12, 66), (8, -52, 12), (48, 14, 96)):
        feather = smooth([(0, 8, 1), (9, -14), (3, -46, 1), (-8, -16)])
        c.paint(
            moved(feather, x + dx, y + dy, 1, turn),
            "#fdf0e6",
            to="#7fb0b4",
            shade="#5a7a86",
            shade_depth=0.3,
            wobble=0.2,
        )
    for k in range(6):
        feather = smooth([(0, 0, 1), (13, 30), (6, 74 + k * 7, 1), (-12, 32)])
        tone = mix("#2f6a72", "#b5d6cf", k / 6)
        c.paint(
            moved(feather, 446 + k * 3, 540 + k * 5, 1, -62 + k * 10),
            tone,
            shade="#1f4a54",
            shade_depth=0.3,
            rim="#d8ece4",
            wobble=0.2,
        )


def _captive(c: Canvas) -> None:
    """A woman on the perch, her back to the open door, a hand held out to a bird."""
    seat = 752
    for x in (304, 500):
        c.line([(x, seat + 8), (x + (396 - x) * 0.25, 300), (x + (396 - x) * 0.4, -20)], "#b5793c", 5, rim="#fbe0a8")
    c.paint(
        limb([(280, seat + 12), (400, seat + 18), (524, seat + 12)], 22),
        "#8a5636",
        shade="#4a2a24",
        shade_depth=0.3,
        rim="#eab577",
    )
    look = Look("#7d5138", "#2c1d22", "afro", clothes="dress", top="#35747c", shoes="#7b4159")
    pose = Pose("sit", near=(-0.29, -0.29), far=(-0.2, -0.12), near_hand="open", tilt=-5, lean=6, seat=0.45)
    held = figure(c, 420, seat, 600, ROSE, look, pose)
    x, y = held.head
    _feathers(c, x, y)
    bird(
        c,
        held.near[0] - 14,
        held.near[1] - 44,
        0.66,
        ROSE,
        color="#d9843c",
        wing="#8a4a2c",
        pose="perch",
        flip=True,
        belly="#fdf0e6",
    )
    for dx, dy in ((14, -4), (22, 2), (8, 4)):
        c.paint(ellipse(held.near[0] + dx, held.near[1] + dy, 5, 3), "#fbe6b8", wobble=0)


def _open_door(c: Canvas) -> None:
    """The gate stands wide open at the right, hinged on the last bar."""
    gold = "#d9a24e"
    c.line(
        [(544, 1086), (544, 640), (566, 560), (610, 528), (652, 556), (668, 640), (668, 1064)],
        gold,
        12,
        shade="#6a3c2c",
        shade_depth=0.4,
        rim="#fff0c8",
    )
    leaf: Points = [(672, 1060), (672, 636), (690, 566), (716, 540), (738, 580), (746, 660), (746, 1104)]
    c.line(leaf, gold, 11, shade="#6a3c2c", shade_depth=0.4, rim="#fff0c8")
    c.line([(672, 1060), (746, 1104)], gold, 11, rim="#fff0c8")
    for x, top, foot in ((690, 570, 1070), (708, 546, 1081), (727, 560, 1092)):
        c.line([(x, foot), (x, top)], "#c08a42", 6, rim="#fff0c8")
    c.line([(672, 820), (746, 844)], "#c08a42", 7, rim="#fff0c8")
    for y in (700, 980):
        c.paint(rect(660, y, 22, 28, 5), "#7a4a2c", rim="#fbe0a8")


def _flutter(c: Canvas, x: float, y: float, scale: float, color: Color, flip: bool = False, turn: float = 0) -> None:
    """A small bird in flight that faces left, wings up, about 150 units from beak to tail."""
    dark, pale = mix(color, ROSE.ink, 0.55), mix(color, "#fdf0e6", 0.75)
    with c.at(x, y, scale, turn, flip):
        far = smooth(
            [(0, -6), (-12, -40), (-4, -78), (20, -108, 1), (24, -82), (38, -90, 1), (36, -62), (46, -62, 1), (34, -8)]
        )
        c.paint(far, dark, wobble=0.4)
        tail = smooth([(40, -4), (92, -14, 1), (86, 0, 1), (98, 8, 1), (84, 14, 1), (90, 24, 1), (40, 14)])
        c.paint(tail, dark, shade=ROSE.ink, shade_depth=0.3, wobble=0.3)
        body = smooth([(-54, -8), (-44, -22), (-24, -24), (10, -14), (50, 0), (50, 10), (20, 22), (-14, 24), (-40, 12)])
        c.paint(body, color, shade=dark, shade_depth=0.3, wobble=0.3)
        with c.clip(body):
            c.paint(smooth([(-60, 0), (-30, -2), (10, 6), (54, 12), (40, 40), (-60, 40)]), pale, feather=2, wobble=0.3)
        wing = smooth([(-20, -8), (-6, -40), (30, -78), (82, -98, 1), (72, -78), (98, -76, 1), (78, -60), (94, -50, 1),
            (70, -40), (78, -28, 1), (44, -8), (10, 6)])  # fmt: skip
        c.paint(wing, mix(color, dark, 0.3), shade=dark, shade_depth=0.25, rim=pale, rim_width=4, wobble=0.4)
        for k in range(4):
            c.line(
                [(14 + k * 6, -12 - k * 6), (44 + k * 8, -42 - k * 8), (64 + k * 4, -44 - k * 12)], pale, 2, alpha=0.6
            )
        c.paint(poly([(-50, -12), (-70, -4), (-48, 0)]), "#e0a53c", wobble=0.2)
        c.paint(circle(-38, -11, 3.4), "#1c1218", wobble=0)
        c.paint(circle(-39, -12.4, 1.2), "#fff6e0", wobble=0)


def _visitors(c: Canvas) -> None:
    """Birds of many kinds, each with something in its beak; one has the key."""
    flying = [(640, 410, 0.92, "#b8525a", False, -6, "ear"), (206, 440, 0.86, "#7b5a8a", True, 8, "seed"),
        (190, 700, 0.72, "#4f8a7a", True, -4, "berry"), (668, 716, 0.64, "#54404c", False, 4, "key"),
        (566, 262, 0.66, "#d98a48", False, 10, "seed")]  # fmt: skip
    for x, y, scale, color, flip, turn, gift in flying:
        _gift(c, gift, x + (68 if flip else -68) * scale, y + 2)
        _flutter(c, x, y, scale, color, flip, turn)
    for x, y, scale, color, wing, flip, gift in (
        (612, 1010, 0.9, "#5f7f9a", "#35506a", False, "berry"),
        (300, 1024, 0.62, "#d9a24e", "#9a6430", True, "seed"),
    ):
        bird(c, x, y, scale, ROSE, color=color, wing=wing, pose="perch", flip=flip, belly="#fdf0e6")
        _gift(c, gift, x + (50 if flip else -50) * scale, y - 34 * scale)


def _gift(c: Canvas, kind: str, x: float, y: float) -> None:
    """What a bird carries: a seed, a berry, an ear of grain or a key."""
    if kind == "seed":
        c.paint(moved(ellipse(0, 0, 9, 5), x, y + 3, 1, 30), "#fbe6b8", shade="#8a5a3a", shade_depth=0.3, wobble=0.1)
    elif kind == "berry":
        c.line([(x, y), (x + 2, y + 12)], "#5a7a4a", 2.4)
        for dx in (-6, 7):
            c.paint(circle(x + dx, y + 18, 8), "#b82c3c", shade="#5a1424", shade_depth=0.35, rim="#ffc0b0", wobble=0.1)
    elif kind == "ear":
        c.line([(x + 24, y + 8), (x - 26, y + 4)], "#c9a050", 3)
        for k in range(7):
            grain = moved(ellipse(0, 0, 6, 3), x - 28 + k * 5, y + 4 + (4 if k % 2 else -4), 1, 20 if k % 2 else -20)
            c.paint(grain, "#e8c874", shade="#9a6a30", shade_depth=0.3, wobble=0.1)
    else:
        c.paint(circle(x, y + 8, 8), "#e0b04e", stroke=4)
        c.line([(x, y + 16), (x - 2, y + 46)], "#e0b04e", 5)
        c.line([(x - 2, y + 44), (x + 8, y + 43)], "#e0b04e", 4)
        c.line([(x - 1, y + 34), (x + 7, y + 33)], "#e0b04e", 4)


@scene(
    "caged-person",
    "Room and Board",
    motifs="cage woman bird seed key vine blossom",
    themes="freedom comfort fear care dependence",
    moods="tender puzzling",
    alt="A woman in a teal dress sits on the perch of a large golden cage whose door stands open behind her. Birds "
    "bring her seeds, berries and a key; shoots grow from the floor and she has feathers in her hair and on her "
    "back.",
    seed=59,
    clues=("comfort zone", "spoiled", "open door", "becoming", "golden handcuffs", "chirp"),
)
def caged_person(c: Canvas) -> None:
    """Birds keep a woman in a cage that is not locked."""
    _spring(c)
    _cage_back(c)
    _captive(c)
    _sprouts(c)
    _bars(c, [10, 62, 82, 100, 120, 140, 160, 178], "#b9813a", 9)
    _open_door(c)
    c.line(
        [(_CAGE_X + _CAGE_WIDE * math.cos(a), 620 + 40 * math.sin(a)) for a in [1.06 + k * 0.23 for k in range(10)]],
        "#d9a24e",
        9,
        rim="#fff0c8",
    )
    _visitors(c)
    for _ in range(26):
        x, y = c.rng.uniform(50, 750), c.rng.uniform(200, 1140)
        c.paint(moved(ellipse(0, 0, 8, 5), x, y, 1, c.rng.uniform(0, 180)), "#fbe0d8", alpha=0.85, wobble=0.3)


# -- two-trees -------------------------------------------------------------


WALL = ((262, 1420, 100, 190), (300, 1240, 88, 160), (352, 1090, 74, 134), (424, 940, 60, 108), (500, 810, 47, 84),
    (556, 712, 36, 64), (566, 646, 27, 46), (530, 604, 20, 34), (520, 576, 14, 24), (556, 552, 9, 15))  # fmt: skip
"""The run of the wall, near to far: x and y of its foot, its width and its height."""


def _fields(c: Canvas, tones: Sequence[Color], rim: Color, offset: float) -> None:
    """Five rolling fields, far to near."""
    for i, tone in enumerate(tones):
        y = (540, 590, 660, 780, 950)[i]
        swell = 6 + i * 5
        points = [(x, y + swell * math.sin(x / 130 + offset + i * 1.7)) for x in range(-40, 880, 80)]
        hill(c, y, 0, tone, to=mix(tone, "#5a4a30", 0.12), rim=rim, rim_alpha=0.5, points=points)


def _two_countries(c: Canvas) -> None:
    """A bright sky, green fields on the left of the wall and dry ones on the right."""
    c.sky([(0, "#7fc8cc"), (0.2, "#bfe6d8"), (0.36, "#fff6d6"), (0.46, "#fff9e2"), (1, "#cfd08c")], 0.08)
    c.strokes(700, 4, 170, 22, 0.045, 0.36, region=(0, 0, 800, 560))
    c.glow(180, 120, 420, "#fff6cf", 0.6)
    cloud(c, 612, 226, 270, "#fffdf2", "#bcd6cc", alpha=0.95)
    cloud(c, 440, 120, 150, "#fffdf2", "#b4d4d0", alpha=0.9)
    cloud(c, 690, 372, 150, "#fffdf2", "#d6e0c8", alpha=0.8)
    _fields(c, ["#cddaa0", "#b2cb82", "#97bb68", "#7eab58", "#679a4c"], "#f2f4c0", 0)
    c.strokes(500, -6, 100, 13, 0.08, 0.42, region=(0, 560, 520, 1190))
    for x, y in ((70, 620), (104, 630), (262, 606), (288, 612)):
        house(c, x, y, 22, 18, "#f6ead0", "#c05a3c", FOREST, lit=0)
    line = [(x, y) for x, y, _, _ in WALL]
    with c.clip(poly([*line, (590, 530), (860, 530), (860, 1260), (200, 1440)])):
        _fields(c, ["#ecd9a4", "#e6c583", "#dcb068", "#d19a52", "#c28642"], "#fbeab8", 1)
        c.strokes(500, 7, 100, 13, 0.08, 0.42, region=(300, 560, 800, 1190))
    for _ in range(60):
        x, y = c.rng.uniform(40, 330), c.rng.uniform(860, 1150)
        c.paint(circle(x, y, c.rng.uniform(2, 5)), c.rng.choice(["#fff3d0", "#f2c94a", "#e98f7a"]), texture=0)


def _ribbon(lift: float) -> Path:
    """The wall's ground plan raised by a share of its height."""
    return limb([(x, y - high * lift) for x, y, _, high in WALL], [wide for _, _, wide, _ in WALL])


def _wall(c: Canvas) -> None:
    """The stone wall that winds between the countries to the horizon."""
    ends = [(x + wide * 0.9, y + wide * 0.12) for x, y, wide, _ in WALL]
    c.paint(limb(ends, [wide * 1.3 for _, _, wide, _ in WALL]), "#6b4a34", alpha=0.5, feather=6)
    body = union(*[_ribbon(i / 12) for i in range(13)])
    c.paint(body, "#8d8a7c", to="#6a675c", wobble=0.6)
    with c.clip(body):
        for k in range(7):
            for x, y in _face_points(k / 7, 15 - k % 2 * 0.5):
                size = 3 + (y - 500) * 0.024
                stone = rect(x - size, y - size * 0.5, size * 1.9, size * 1.1, size * 0.3)
                c.paint(stone, c.rng.choice(["#aaa48e", "#77746a", "#bbb49c", "#99947f"]), shade="#55534c", alpha=0.85)
    c.paint(_ribbon(1.0), "#e6dfc4", to="#d2cab0", shade="#a09a84", shade_depth=0.06, rim="#fffaf0", rim_width=4)
    for x, y in _face_points(1.0, 14):
        wide = max(5.0, (y - 470) * 0.13)
        c.line([(x - wide * 0.5, y - wide * 0.2), (x + wide * 0.5, y + wide * 0.16)], "#8d8770", 2, alpha=0.8)


def _face_points(lift: float, steps: float) -> list[tuple[float, float]]:
    """Points along the middle of the wall at a share of its height, closer together far away."""
    points = []
    for near, far in pairwise(WALL):
        count = int(steps * 0.62)
        for i in range(count):
            t = (i + lift * 3.5 % 1) / count
            x, y, _, high = (a + (b - a) * t for a, b in zip(near, far, strict=True))
            points.append((x + (near[2] * 0.28 if lift < 1 else 0), y - high * lift))
    return points


def _leaning_trees(c: Canvas) -> None:
    """The trunks and arms of both trees, each bent over the wall toward the other."""
    left = [limb([(120, 1100), (112, 920), (150, 740), (226, 630), (320, 590)], [86, 64, 52, 38, 26]),
        limb([(124, 900), (76, 740), (90, 600), (66, 440)], [42, 34, 24, 10]),
        limb([(156, 730), (196, 560), (176, 380)], [34, 26, 8]),
        limb([(230, 626), (290, 500), (300, 360)], [28, 20, 6]),
        limb([(120, 1060), (74, 1096), (30, 1110)], [40, 22, 4]),
        limb([(130, 1060), (180, 1098), (226, 1108)], [40, 22, 4])]  # fmt: skip
    right = [limb([(672, 1060), (690, 900), (664, 780), (618, 690), (556, 640)], [62, 50, 40, 28, 20]),
        limb([(686, 880), (740, 760), (736, 660)], [28, 20, 6]),
        limb([(664, 780), (690, 640), (664, 540)], [26, 18, 5]),
        limb([(616, 690), (630, 590), (604, 500)], [20, 14, 4]),
        limb([(672, 1030), (628, 1062), (584, 1068)], [32, 18, 4]),
        limb([(678, 1030), (722, 1060), (762, 1066)], [32, 18, 4])]  # fmt: skip
    c.shadow_blob(160, 1104, 150, 22, "#24301c", 0.5)
    c.shadow_blob(690, 1066, 120, 18, "#4a2a18", 0.5)
    c.paint(union(left[0], *left[1:]), "#5d4532", shade="#241c1c", shade_depth=0.06, rim="#d8b888", rim_width=5)
    c.paint(union(right[0], *right[1:]), "#7a5a44", shade="#38241e", shade_depth=0.06, rim="#f0d8a8", rim_width=5)
    for k in range(16):
        y = 740 + k * 22
        c.line([(118 + c.rng.uniform(-18, 14), y), (116 + c.rng.uniform(-16, 16), y + 30)], "#33261f", 2.4, alpha=0.6)
        c.line([(682 + c.rng.uniform(-14, 10), y), (680 + c.rng.uniform(-12, 12), y + 26)], "#4a3028", 2.2, alpha=0.6)


def _crowns(c: Canvas, front: bool) -> None:
    """The full green crown of the left tree and the thin golden one of the right; front lies over the branches."""
    green: tuple[Color, Color, Color] = ("#3f7a48", "#74a850", "#cfe084")
    shady: tuple[Color, Color, Color] = ("#2f6244", "#4f8a4a", "#86b45c")
    gold: list[Color] = ["#a85c2c", "#d68a3a", "#f4c868", "#e0a04a"]
    if not front:
        for x, y, wide, high in ((70, 430, 90, 90), (330, 350, 90, 74), (200, 430, 110, 84), (240, 270, 130, 90)):
            foliage(c, x, y, wide, high, shady, 13)
        return
    for x, y, wide, high in ((64, 440, 62, 46), (306, 390, 82, 54), (182, 420, 72, 48), (70, 300, 92, 84),
        (350, 300, 74, 52), (220, 240, 120, 78), (130, 350, 92, 60), (270, 330, 70, 50)):  # fmt: skip
        foliage(c, x, y, wide, high, green, 13)
    for x, y in ((736, 650), (664, 530), (604, 490), (704, 600), (640, 570)):
        twigs = [limb([(x, y + 30), (x + dx * 0.5, y + 4), (x + dx, y - 30)], 6, 1) for dx in (-46, -14, 30, 56)]
        c.paint(group(*twigs), "#7a5a44", wobble=0.5)
        leaves(c, cluster(c, x, y - 6, 66, 48, 46), 14, gold)
    leaves(c, cluster(c, 650, 850, 120, 250, 18), 10, gold)
    leaves(c, cluster(c, 640, 1100, 140, 40, 40), 10, gold)


def _given_nest(c: Canvas) -> None:
    """The nest with three eggs, held by the twig fingers of both trees."""
    for x, y, turn in ((398, 518, -14), (434, 506, 4), (470, 518, 12)):
        c.paint(moved(ellipse(0, 0, 23, 30), x, y, 1, turn), "#c6e8e2", shade="#5f9a9c", shade_depth=0.4, rim="#ffffff")
    bowl = smooth([(322, 518, 1), (380, 538), (434, 544), (488, 538), (548, 518, 1), (528, 590), (484, 628), (434, 638),
        (384, 628), (342, 590)])  # fmt: skip
    c.paint(bowl, "#9a6a38", shade="#4a2c1c", shade_depth=0.35, rim="#f0cf8c", rough=3)
    straws = []
    for _ in range(150):
        x, y, reach = c.rng.uniform(324, 530), c.rng.uniform(526, 634), c.rng.uniform(24, 58)
        straws.append(limb([(x, y), (x + reach / 2, y + c.rng.uniform(-5, 8)), (x + reach, y - 8)], [0.6, 3.2, 0.6]))
    with c.clip(bowl):
        c.paint(group(*straws[:80]), "#e0b46a", alpha=0.9, wobble=0.4)
        c.paint(group(*straws[80:]), "#5d3a22", alpha=0.8, wobble=0.4)
    loose = [limb([(330 + k * 22, 532), (316 + k * 25, 512 + k % 3 * 9)], 3.4, 0.6) for k in range(10)]
    c.paint(group(*loose), "#b88848")
    left = (((296, 596), (350, 640), (420, 648), (452, 632)), ((296, 592), (346, 612), (400, 612), (424, 594)),
        ((300, 586), (340, 584), (378, 578), (394, 560)), ((300, 580), (316, 552), (338, 536), (352, 518)))  # fmt: skip
    right = (((578, 660), (540, 668), (486, 660), (464, 640)), ((576, 650), (536, 638), (500, 622), (486, 600)),
        ((572, 642), (540, 612), (516, 592), (510, 570)), ((580, 636), (566, 590), (556, 560), (540, 540)))  # fmt: skip
    for fingers, bark, rim in ((left, "#5d4532", "#d8b888"), (right, "#7a5a44", "#f0d8a8")):
        hand = union(*[limb(points, [24, 17, 12, 4]) for points in fingers])
        c.paint(hand, bark, shade=mix(bark, "#140c10", 0.7), shade_depth=0.08, rim=rim, rim_width=4)


def _country_life(c: Canvas) -> None:
    """What goes on in the two countries: hedges and sheep here, sheaves and furrows there."""
    for x0, y0, x1, y1 in ((40, 650, 300, 668), (60, 716, 420, 742), (180, 800, 400, 856)):
        hedge = [(x0 + (x1 - x0) * k / 14, y0 + (y1 - y0) * k / 14 + c.rng.uniform(-2, 2)) for k in range(15)]
        c.paint(union(*[circle(x, y, 7 + (y - 600) * 0.02) for x, y in hedge]), "#5d8f4c", shade="#2f5a38", rough=3)
    for x, y, size in ((250, 700, 22), (300, 712, 24), (222, 772, 30), (342, 776, 28)):
        animals.sheep(c, x, y, size, FOREST, "#fbf6e4", flip=x > 260)
    for k in range(12):
        c.line([(560 + k * 9, 640 + k * 22), (680, 650 + k * 25), (800, 640 + k * 30)], "#a3702f", 2.4, alpha=0.4)
    for x, y, size in ((604, 700, 26), (566, 790, 34), (596, 806, 36), (548, 900, 46)):
        sheaf = smooth(
            [(-0.4, 0, 1), (-0.14, -0.5), (-0.42, -1, 1), (0, -0.9), (0.42, -1, 1), (0.14, -0.5), (0.4, 0, 1)]
        )
        c.shadow_blob(x + size * 0.3, y, size * 0.6, size * 0.12, "#6b3f1c", 0.5)
        c.paint(moved(sheaf, x, y, size), "#f0cc74", shade="#9a6428", rim="#fff0b8", wobble=0.6)
        c.paint(rect(x - size * 0.16, y - size * 0.54, size * 0.32, size * 0.1), "#b8452f", wobble=0.3)


WING = ((-30, -14, 1), (-40, -58), (-22, -104), (22, -150), (66, -186, 1), (64, -160), (54, -144, 1), (86, -158, 1),
    (82, -132), (68, -116, 1), (98, -122, 1), (90, -98), (74, -86, 1), (98, -86, 1), (86, -64), (68, -58, 1),
    (86, -52, 1), (68, -34), (48, -26), (34, -6), (0, 6))  # fmt: skip
"""Outline of a raised wing with five parted feathers, from the shoulder over the tip."""


def _wing(c: Canvas, color: Color, quill: Color) -> None:
    """A raised wing, its covers and the quills of its long feathers."""
    c.paint(smooth(WING), color, shade=quill, shade_depth=0.2, rim="#ffc79a", rim_width=5, wobble=0.4)
    covers = smooth([(-30, -18), (-34, -58), (-14, -98), (14, -122), (26, -104), (18, -80), (34, -66), (22, -46),
        (26, -26), (4, -6)])  # fmt: skip
    c.paint(covers, mix(color, "#f6a060", 0.35), shade=color, shade_depth=0.25, wobble=0.5)
    for start, end in (((18, -128), (58, -178)), ((30, -112), (78, -150)), ((36, -92), (90, -116)),
        ((36, -70), (90, -82)), ((32, -50), (78, -50))):  # fmt: skip
        c.line([start, end], quill, 2, alpha=0.7, wobble=0.3)


def _red_bird(c: Canvas) -> None:
    """A red bird in flight to the left, both wings up, tail fanned, a straw in its beak."""
    red, dark = "#d4552f", "#7a2a20"
    with c.at(-16, 2, 0.86, -34):
        _wing(c, "#a83f28", "#5a1f1c")
    tail = [limb([(44, 8), (90, 12 + bend * 0.5), (136, 12 + bend)], [13, 15, 11]) for bend in (-22, -6, 10, 26)]
    c.paint(union(*tail), "#b8452c", shade=dark, shade_depth=0.12, rim="#ffb98c", rim_width=4, wobble=0.4)
    for bend in (-14, 2, 18):
        c.line([(60, 10), (128, 12 + bend)], dark, 2, alpha=0.6)
    c.line([(-120, 12), (-92, -4), (-58, -2)], "#e8c46a", 3, wobble=0.4)
    c.paint(smooth([(-76, -16), (-100, -4, 1), (-74, 2)]), "#3a2a20", wobble=0.2)
    body = smooth([(-80, -10), (-72, -27), (-54, -34), (-34, -27), (0, -18), (36, -8), (62, 4), (58, 16), (24, 26),
        (-16, 30), (-46, 22), (-70, 6)])  # fmt: skip
    c.paint(body, red, shade=dark, shade_depth=0.28, rim="#ffc79a", rim_width=5, wobble=0.4)
    belly = smooth([(-66, 2), (-40, 4), (0, 8), (40, 14), (24, 25), (-16, 29), (-46, 21)])
    c.paint(belly, "#f6dfb0", alpha=0.9, shade="#c98a5c", shade_depth=0.3, wobble=0.5)
    for x in (20, 34):
        c.line([(x, 24), (x + 18, 26), (x + 26, 22)], "#3a2a20", 2.6, wobble=0.2)
    c.paint(circle(-63, -17, 4.4), "#1c1210", wobble=0)
    c.paint(circle(-64.4, -18.4, 1.5), "#ffffff", wobble=0)
    with c.at(2, 4):
        _wing(c, red, dark)


@scene(
    "two-trees",
    "Hold It with Both Hands",
    motifs="trees nest wall bird children eggs",
    themes="border trust neighbours gift custody",
    moods="tender hopeful",
    alt=(
        "A green tree and one with golden autumn leaves lean over a long stone wall and hold one bird's "
        "nest with three eggs between their twigs; a red bird with a straw in its beak flies above, and "
        "a child sits at the stones on each side."
    ),
    seed=3602,
    clues=("handle with care", "in-laws", "border crossing", "shared custody", "whisper", "no passport"),
)
def two_trees(c: Canvas) -> None:
    """A nest handed over a border wall."""
    p = FOREST
    _two_countries(c)
    _country_life(c)
    listening = Pose("ground", near=(-0.26, -0.34), far=(-0.28, -0.24), near_hand="open", lean=10, tilt=-4)
    girl = Look(skin="#6d452f", hair="#181418", hair_style="braids", age="child", clothes="dress", top="#e9c04a")
    boy = Look(skin="#e8bd97", hair="#b8622c", hair_style="curly", age="child", clothes="shirt", top="#2e6f7e")
    figure(c, 236, 1118, 176, p, girl, listening, flip=True)
    _wall(c)
    figure(c, 440, 1098, 166, p, boy, listening)
    _crowns(c, front=False)
    _leaning_trees(c)
    _crowns(c, front=True)
    _given_nest(c)
    with c.at(560, 396, 0.98, 7):
        _red_bird(c)
    for k in range(7):
        grass(c, 170, 250 - k % 2 * 40, 1060 + k * 18, mix("#4f8040", "#8fb860", k % 3 / 2), 10, 20)
        grass(c, 480 + k % 3 * 30, 620, 1010 + k * 24, mix("#9a682f", "#dcae5c", k % 3 / 2), 9, 20)
