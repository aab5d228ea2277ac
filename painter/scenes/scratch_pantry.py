"""Small explorers, cut into scratchboard: a mouse on an orange, and climbers on bottles."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from painter.geom import circle, difference, ellipse, limb, poly, smooth
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import Spot, arm, coat, face, leg, stander
from painter.motifs.pose import Frame, Place, Pose, figure, point, skeleton
from painter.noise import Array, noise
from painter.palette import Color
from painter.scene import scene
from painter.solid import vector
from painter.solids import Solid, Vec, look, turn_matrix

ORANGE, GOLD, SEA, RED, GREEN = "#f08a2c", "#f5cf6a", "#8fc4bc", "#d4452f", "#8fbf62"


@scene(
    "mouse-astronaut",
    "One Small Step",
    motifs="mouse orange flag cheese cat stars",
    themes="discovery ambition pride mistake adventure",
    moods="proud funny",
    alt=(
        "A mouse in a quilted space suit and a glass helmet stands on a huge orange and plants a flag with holes like "
        "cheese. A round cheese hangs in the dark sky, and behind the orange rise the eyes and ears of an enormous cat."
    ),
    seed=82,
    clues=("one small step", "wrong planet", "pride", "dessert", "claim", "being watched"),
    medium=Scratch,
)
def mouse_astronaut(c: Scratch) -> None:
    """A mouse takes possession of an orange."""
    c.stains = (ORANGE, GOLD, GREEN)
    c.contour = 0
    for _ in range(70):
        x, y = c.rng.uniform(30, 770), c.rng.uniform(30, 560)
        c.scrape(circle(x, y, c.rng.choice((1.2, 1.6, 2.4))))
    _cat(c)
    _cheese(c)
    _orange(c)
    _mouse(c)


def _cat(c: Scratch) -> None:
    """Two eyes and two ears behind the horizon, large enough."""
    cat = Solid("cat")
    cat.ball((690, 800, -420), (240, 230, 200))
    for x, lean in ((590, -14), (768, 8)):
        cat.cone((x, 620, -400), (x + lean * 1.6, 440, -380), 84, 10, 40)
    relief = look([cat], fine=2.0)
    c.cover(relief.outline())
    tone = np.clip(relief.lit((0.0, -0.8, 0.5), shadows=False) - 0.25, 0, 1) * 0.6
    c.lay_tone(relief, np.asarray(tone, np.float32), {"cat": CLAY}, 5.0)
    for x, y in ((626, 684), (738, 690)):
        eye = smooth(
            [
                (x - 48, y + 8, 1),
                (x - 16, y - 30),
                (x + 32, y - 24),
                (x + 48, y + 4, 1),
                (x + 18, y + 28),
                (x - 22, y + 30),
            ]
        )
        with c.marks(center=(x, y), gap=5.0):
            c.paint(eye, "#f5cf6a", to="#c89a2c", wobble=0.3)
        c.cover(ellipse(x - 12, y + 2, 9, 28))
        c.scrape(circle(x - 24, y - 16, 6))


def _cheese(c: Scratch) -> None:
    moon = Solid("cheese")
    moon.ball((150, 170, -300), 96)
    for x, y, z, r in (
        (118, 128, -224, 30),
        (196, 160, -226, 22),
        (150, 214, -218, 32),
        (88, 200, -244, 18),
        (186, 100, -244, 18),
    ):
        moon.ball((x, y, z), r, None, 3, cut=True)
    relief = look([moon], fine=2.0)
    c.cover(relief.outline())
    c.model(relief, (-0.6, -0.5, 0.6), {"cheese": GOLD}, 0.03, 4.6)


def _orange(c: Scratch) -> None:
    fruit = Solid("orange")
    fruit.ball((384, 1394, -40), 474, None, 0, axis=(0.25, -1, 0.3))
    relief = look([fruit], fine=2.0)
    pores = noise(np.random.RandomState(5), c.height, c.width, 15, 1)
    light = relief.lit((-0.55, -0.75, 0.42), shadows=False)
    tone = np.clip(0.04 + light * 1.0 - 0.55 * np.clip(pores - 0.25, 0, 1) * (0.4 + light), 0, 1)
    c.cover(relief.outline())
    c.lay_tone(relief, np.asarray(tone, np.float32), {"orange": ORANGE}, 6.4, tilt=0.9)
    c.cover(ellipse(360, 1004, 176, 20))
    _leaf(c)


def _leaf(c: Scratch) -> None:
    """Where the fruit hung on its tree."""
    leaf = smooth([(610, 1010, 1), (650, 972), (716, 968), (764, 1000, 1), (716, 1034), (654, 1036)])
    c.cover(smooth([(600, 1016, 1), (650, 962), (716, 958), (776, 1004, 1), (716, 1048), (650, 1048)]))
    with c.marks(angle=28, gap=4.4):
        c.paint(leaf, "#9cc46a", to="#3a5a22", wobble=0.4)
    c.cover(limb([(612, 1010), (690, 1002), (760, 1000)], [4, 4, 2]))
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        c.cover(limb([(596, 1022), (596 + 26 * math.cos(a), 1022 + 17 * math.sin(a))], [17, 7]))
    c.scrape(ellipse(596, 1021, 8, 6), 1, GREEN)


def _mouse(c: Scratch) -> None:
    place = Place(310, 1004, 640, yaw=34)
    pose = Pose(
        pelvis=(0.0, -0.44, 0.0),
        chest=(10, -6, 0),
        head=(12, -8, 0),
        right_hand=(0.30, -0.62, 0.16),
        left_hand=(-0.24, -0.44, 0.08),
        right_grip="fist",
        left_grip="fist",
        left_elbow=(-1, 0.1, -0.3),
        right_elbow=(0.6, 1, 0),
        left_foot=(-0.12, -0.05, -0.04),
        right_foot=(0.14, -0.05, 0.06),
        left_knee=(-0.3, 0, 1),
        right_knee=(0.3, 0, 1),
        right_palm=(-0.7, 0, 0.4),
        right_fingers=(-0.3, 0.1, 1),
    )
    frame = Frame(skull=False, stout=1.75, limbs=1.7, wide=1.12, hands=1.5, hair="none")
    suit = figure(pose, place, frame)
    bone = skeleton(pose, frame)
    neck = bone.joints["neck"]
    k = 640.0
    bellows, boots, pack, flag = Solid("bellows"), Solid("boots"), Solid("pack"), Solid("pole")
    for side in ("left", "right"):
        for a, b, r in (
            ("shoulder", "elbow", 0.064),
            ("elbow", "wrist", 0.052),
            ("hip", "knee", 0.105),
            ("knee", "ankle", 0.08),
        ):
            p, q = bone.joints[f"{side} {a}"], bone.joints[f"{side} {b}"]
            for t in (0.3, 0.52, 0.74):
                m = p + (q - p) * t
                bellows.ball(point(place, m), r * k, None, 10)
        toe = bone.joints[f"{side} ankle"]
        boots.ball(point(place, toe + vector((0, 0.012, 0.05))), (62, 40, 66), None, 0)
        boots.ball(point(place, toe + vector((0, -0.04, 0))), (52, 40, 50), None, 20)
    bellows.ball(point(place, bone.joints["waist"] + vector((0, 0.02, 0.01))), (112, 120, 104), None, 16)
    bellows.cone(point(place, neck + vector((0, 0.01, 0))), point(place, neck + vector((0, -0.02, 0.01))), 78, 84, 10)
    pack.box(point(place, (-0.02, -0.62, -0.17)), (86, 118, 50), turn_matrix(34), 0, rounded=20)
    pack.box(point(place, (0.02, -0.56, 0.165)), (40, 30, 14), turn_matrix(44), 0, rounded=5)
    tail = [
        point(place, v) for v in ((0, -0.40, -0.14), (-0.10, -0.22, -0.3), (-0.30, -0.16, -0.34), (-0.42, -0.34, -0.3))
    ]
    pack.chain(tail, (15, 12, 9, 4), 6)
    grip = point(place, (0.30, -0.66, 0.20))
    flag.cone((grip[0] - 8, 1000, grip[2]), (grip[0] + 14, 150, grip[2]), 8, 7)
    head = [point(place, neck + vector((0, -0.175, 0.02)))]
    relief = look([pack, *suit, bellows, boots, flag], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=15)
    light: Vec = (-0.6, -0.6, 0.55)
    cloth = {
        "skin": "#ffe2a8",
        "top": CLAY,
        "legs": CLAY,
        "shoes": CLAY,
        "bellows": CLAY,
        "boots": GOLD,
        "pack": "#c8c4b8",
        "pole": GOLD,
    }
    c.model(relief, light, cloth, 0.05, 4.6, ("pole",), 1.0, fill=((0.7, 0.7, 0.4), 0.2), gaps={"skin": 3.6})
    _helmet(c, head[0], light)
    _flag(c, (grip[0] + 13, 162))


def _helmet(c: Scratch, at: Vec, light: Vec) -> None:
    x, y, z = at
    skin, ears, nose = Solid("fur"), Solid("ears"), Solid("nose")
    skin.ball((x, y + 4, z), (84, 76, 80))
    skin.cone((x + 30, y + 20, z + 30), (x + 112, y + 40, z + 52), 54, 20, 26)
    for dx, dz in ((-58, 0), (34, -54)):
        ears.ball((x + dx, y - 84, z + dz), (56, 60, 16), turn_matrix(24, 0, -10 if dx < 0 else 14))
    nose.ball((x + 126, y + 40, z + 56), (16, 13, 14))
    relief = look([ears, skin, nose], fine=1.5)
    dome = circle(x + 10, y - 14, 156)
    c.cover(dome)
    tone = np.clip(
        (0.05 + relief.lit(light) + relief.lit((0.6, 0.4, 0.7), shadows=False) * 0.25) * (1 - 0.5 * relief.hollow()),
        0,
        1,
    )
    c.lay_tone(
        relief, np.asarray(tone, np.float32), {"fur": "#e8e0d0", "ears": "#f6c9a4", "nose": ORANGE}, 4.2, ("fur",)
    )
    c.cover(circle(x + 58, y - 2, 17))
    c.scrape(circle(x + 53, y - 8, 6))
    c.cover(limb([(x + 84, y + 62), (x + 104, y + 68), (x + 118, y + 60)], [3, 4, 3]))
    for dy, reach in ((-8, 30), (4, 36), (16, 28)):
        c.scratch(
            [
                (x + 96, y + 40 + dy * 0.5),
                (x + 96 + reach * 0.5, y + 30 + dy * 1.6),
                (x + 92 + reach, y + 34 + dy * 2.6),
            ],
            2.4,
        )
    ring = [(x + 10 + 153 * math.cos(a), y - 14 + 153 * math.sin(a)) for a in np.linspace(0, 6.2832, 40)]
    c.scrape(limb(ring, [5] * 40))
    for r, a0, a1, wide in ((132, 3.4, 4.5, 15), (116, 3.6, 4.1, 7), (136, 0.5, 1.1, 7)):
        arc = [(x + 10 + r * math.cos(a), y - 14 + r * math.sin(a)) for a in np.linspace(a0, a1, 9)]
        c.scrape(limb(arc, [wide * math.sin(math.pi * (i + 0.4) / 9) for i in range(9)]))


def _flag(c: Scratch, at: tuple[float, float]) -> None:
    x, y = at
    cloth = smooth(
        [
            (x, y, 1),
            (x + 58, y + 16),
            (x + 120, y - 14),
            (x + 186, y + 8, 1),
            (x + 178, y + 90),
            (x + 192, y + 176, 1),
            (x + 120, y + 156),
            (x + 58, y + 186),
            (x + 4, y + 168, 1),
        ]
    )
    c.cover(cloth)
    with c.marks(angle=84, gap=5.0):
        c.paint(cloth, "#f5cf6a", to="#8a6a1e", vertical=False, wobble=0.4)
    for dx, dy, r in ((46, 56, 22), (110, 94, 30), (152, 40, 17), (66, 138, 14), (154, 140, 19), (104, 26, 11)):
        c.cover(circle(x + dx, y + dy, r))
        arc = [(x + dx + (r - 2) * math.cos(a), y + dy + (r - 2) * math.sin(a)) for a in np.linspace(0.4, 2.6, 7)]
        c.scrape(limb(arc, [1, 3, 4, 4, 4, 3, 1]), 1, GOLD)


@scene(
    "glass-mountain",
    "Unopened",
    motifs="bottles mountain letters climbers rope sea",
    themes="message ambition memory longing teamwork",
    moods="luminous fragile",
    alt="People on a rope climb a mountain of huge glass bottles that stands in the sea; the bottles hold rolled "
    "letters, and some of them shine. The first climber stands on the summit and reads.",
    seed=35,
    clues=("too many messages", "careful", "top shelf", "lost at sea", "inbox", "clink", "nobody answered"),
    medium=Scratch,
)
def glass_mountain(c: Scratch) -> None:
    """Climbers on a mountain of letters in bottles."""
    c.stains = (SEA, GOLD, RED)
    _night_sea(c)
    heap = (
        (340, 480, 290, 10, 0),
        (476, 480, 280, -12, 1),
        (226, 680, 370, 20, 1),
        (414, 670, 390, -2, 0),
        (606, 690, 370, -22, 0),
        (70, 920, 450, 34, 0),
        (292, 900, 470, 11, 0),
        (526, 900, 470, -12, 1),
        (744, 930, 450, -34, 0),
        (30, 1200, 520, 50, 0),
        (784, 1200, 520, -52, 1),
        (140, 1160, 560, 40, 1),
        (690, 1160, 560, -42, 0),
        (420, 1180, 610, -3, 0),
    )
    for x, y, tall, lean, lit in heap:
        _bottle(c, x, y, tall, lean, bool(lit))
    _water_line(c)
    c.contour = 1.7
    _climbers(c)


def _night_sea(c: Scratch) -> None:
    for _ in range(150):
        x, y = c.rng.uniform(0, 800), 700 + 480 * c.rng.random()
        long = c.rng.uniform(20, 90) * (0.3 + (y - 700) / 500)
        c.scratch([(x, y), (x + long / 2, y - 2), (x + long, y)], 1.2 + 2.4 * (y - 700) / 500, SEA)
    glow = circle(420, 250, 440)  # lines that thin out, brightest behind the summit
    c.block(glow, SEA, difference(circle(420, 250, 700), circle(420, 230, 130)), 0, 13, edge=0, soft=90, depth=1.2)


def _bottle(c: Scratch, x: float, y: float, tall: float, lean: float, lit: bool) -> None:
    """A bottle that stands on (x, y) and leans; it is of glass, so its edges shine and a letter shows."""
    r = tall * 0.16
    turn = turn_matrix(0, 0, lean)
    glass, cork, letter = Solid("glass"), Solid("cork"), Solid("letter")

    def at(u: float, v: float, w: float = 0) -> Array:
        return vector(turn @ vector((u, v, w)) + vector((x, y, 0)))

    glass.cone(at(0, -r), at(0, -tall * 0.52), r, r).cone(
        at(0, -tall * 0.56), at(0, -tall * 0.70), r * 0.8, r * 0.36, r * 0.5
    )
    glass.cone(at(0, -tall * 0.7), at(0, -tall * 0.90), r * 0.36, r * 0.33, 4).cone(
        at(0, -tall * 0.9), at(0, -tall * 0.93), r * 0.44
    )
    cork.cone(at(0, -tall * 0.94), at(0, -tall * 1.0), r * 0.30, r * 0.36)
    letter.cone(at(-r * 0.1, -r * 0.9), at(r * 0.12, -tall * 0.50), r * 0.42, r * 0.38)
    body = look([glass, cork], fine=2.0)
    c.cover(body.outline())
    c.paint(body.outline(), "#000000", stroke=13)
    edge = 1 - np.abs(body.normal[..., 2])
    shine = np.clip(body.normal @ vector((-0.72, -0.2, 0.66)), 0, 1)
    tone = np.clip(0.06 + 0.95 * edge**2.2 + 1.2 * np.clip(shine - 0.93, 0, 1) * 14, 0, 1)
    if lit:
        tone = np.clip(tone + 0.2, 0, 1)
    c.lay_tone(body, np.asarray(tone, np.float32), {"glass": GOLD if lit else SEA, "cork": "#d8b07a"}, 4.0, ("glass",))
    c.scrape(body.outline("glass"), 0.9, GOLD if lit else SEA, 2.4)
    roll = look([letter], fine=2.0)
    bright = np.clip(0.12 + roll.lit((-0.6, -0.4, 0.7), shadows=False) * 0.95, 0, 1)
    c.paint(roll.outline(), "#000000", stroke=8)
    c.lay_tone(roll, np.asarray(bright, np.float32), {"letter": "#ffe6a4" if lit else CLAY}, 4.0)
    band = [at(-r * 0.42, -tall * 0.29, r * 0.4), at(0, -tall * 0.275, r * 0.5), at(r * 0.42, -tall * 0.29, r * 0.4)]
    c.cover(limb([(float(p[0]), float(p[1])) for p in band], [9, 9, 9]))
    c.scrape(limb([(float(p[0]), float(p[1])) for p in band], [4, 4, 4]), 1, RED)
    gleam = [at(-r * 0.62, -tall * 0.5), at(-r * 0.66, -tall * 0.34), at(-r * 0.62, -tall * 0.16)]
    c.scrape(limb([(float(p[0]), float(p[1])) for p in gleam], [2, 7, 2]))


def _water_line(c: Scratch) -> None:
    """The lowest bottles stand in the water."""
    shore = smooth(
        [
            (-10, 1130),
            (120, 1116),
            (260, 1134),
            (420, 1120),
            (560, 1136),
            (700, 1118),
            (820, 1130),
            (820, 1220),
            (-10, 1220),
        ]
    )
    c.cover(shore)
    for k in range(60):
        x, y = c.rng.uniform(0, 760), 1124 + (k % 5) * 12
        long = c.rng.uniform(30, 120)
        c.scratch([(x, y), (x + long / 2, y - 4), (x + long, y)], 4 - (k % 5) * 0.5, SEA)


def _climbers(c: Scratch) -> None:
    """Four on a rope; the first has arrived and reads."""
    up = ((36, -238), (54, -298))
    team: tuple[tuple[float, float, float, bool, Color, str, tuple[Spot, Spot], tuple[Spot, Spot], bool], ...] = (
        (406, 232, 0.60, False, RED, "bun", ((24, -166), (56, -190)), ((34, -170), (62, -206)), False),
        (258, 512, 0.76, False, CLAY, "cap", ((30, -176), (66, -214)), up, True),
        (566, 756, 0.84, True, RED, "scarf", ((30, -176), (66, -204)), up, True),
        (262, 1016, 0.94, False, GOLD, "bowler", ((30, -170), (70, -196)), up, True),
    )
    for x, y, scale, flip, color, hat, near, far, climbs in team:
        with c.at(x, y, scale, 0, flip):
            if climbs:
                arm(c, color, (12, -208), far)
                leg(c, (8, -84), (54, -86), (50, -40), 0, 0.7)
                leg(c, (-8, -80), (-12, -42), (-26, -10), 0, 0.55)
                coat(c, color)
                with c.at(0, -230, 1, -24), c.at(0, 230):
                    face(c, hat, True, "flat")
                arm(c, color, (-4, -206), near)
            else:
                stander(c, color, hat, near, far, 14)
                c.block(poly([(44, -232), (98, -222), (92, -160), (40, -172)]), CLAY, edge=5)
                for k in range(4):
                    c.groove([(52, -218 + 12 * k), (68, -214 + 12 * k), (86, -212 + 12 * k)], 4)
    waist = [(x + (-1 if flip else 1) * 2 * scale, y - 128 * scale) for x, y, scale, flip, *_ in team]
    for (ax, ay), (bx, by) in pairwise(waist):
        middle = ((ax + bx) / 2, (ay + by) / 2 + 34)
        rope = [
            (ax, ay),
            ((ax + middle[0]) / 2, (ay + middle[1]) / 2 + 16),
            middle,
            ((bx + middle[0]) / 2, (by + middle[1]) / 2 + 10),
            (bx, by),
        ]
        c.cover(limb(rope, [11] * 5))
        c.scrape(limb(rope, [4.5] * 5), 1, GOLD)
    for (x, y), (_, _, scale, _, color, *_) in zip(waist, team, strict=True):
        belt = limb([(x - 40 * scale, y - 3), (x, y + 3), (x + 38 * scale, y - 2)], [9 * scale, 10 * scale, 9 * scale])
        c.block(belt, RED if color == GOLD else GOLD, edge=4)
