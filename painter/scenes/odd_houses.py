"""Odd houses: one that leaves by dandelion seeds, and one in an egg."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.build import ladder
from painter.motifs.land import grass, hill, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud
from painter.motifs.things import chair
from painter.palette import ROSE, TEAL, Color, Palette, mix
from painter.scene import scene

# -- seed-house ------------------------------------------------------------


SUNNY = "#fff6da"


@scene(
    "seed-house",
    "Forwarding Address",
    motifs="house dandelion seeds shadow postman dog meadow",
    themes="leaving home memory freedom loss",
    moods="bright bittersweet",
    alt=(
        "By day a house hangs in the sky from five huge dandelion seeds, roots under its floor and washing behind"
        " it. On the meadow a dandelion has two seeds left, a postman holds out a letter, and a dog sleeps in the"
        " shadow that lies where the house stood; one window of the shadow is lit."
    ),
    seed=521,
    clues=("moving house", "left behind", "make a wish", "return to sender", "lightweight", "what remains", "pff"),
)
def seed_house(c: Canvas) -> None:
    """A house leaves by dandelion seeds, its shadow stays."""
    c.sky([(0, "#2f8f9f"), (0.2, "#58b0b6"), (0.38, "#a6dcd0"), (0.52, "#f8f4d6"), (1, "#9cc48e")])
    c.strokes(1500, 3, 190, 18, 0.035, 0.85, region=(0, 0, 800, 640))
    cloud(c, 180, 350, 250, "#ffffff", "#b9dcdc")
    cloud(c, 700, 560, 220, "#fffdf4", "#cfe0d4", alpha=0.9)
    cloud(c, 330, 585, 170, "#fffdf4", "#d6e4d6", alpha=0.8)
    _meadow(c)
    _house_shadow(c)
    _seed_head(c)
    _left_behind(c)
    _seeds(c)
    _laundry(c)
    _flying_house(c)
    _seed_feet(c)


def _meadow(c: Canvas) -> None:
    """Far hills, a light meadow with flowers, the garden fence and the path."""
    hill(c, 664, 24, "#b4d6c4", to="#cfe3c0", rim=SUNNY)
    c.mist(690, 30, "#f6f6de", 0.5)
    hill(c, 716, 16, "#93c1a6", to="#b9d6a0", rim=SUNNY)
    for x, tall in ((80, 90), (150, 70), (690, 84), (748, 104)):
        tree(
            c,
            x,
            730,
            tall,
            "#5f7a5a",
            leaf="#6fae86",
            leaf_shade="#3f8072",
            leaf_size=0.16,
            depth=4,
            leaf_rim="#e6f2c0",
        )
    hill(c, 752, 10, "#b4d690", to="#6fae7c", rim="#f6f6cc")
    c.strokes(420, 6, 110, 12, 0.06, 0.4, region=(0, 760, 800, 1190))
    path = smooth(
        [(-40, 1190, 1), (60, 1060), (120, 960), (196, 872, 1), (262, 876, 1), (220, 960), (180, 1080), (150, 1240, 1)]
    )
    c.paint(path, "#f2e4bc", to="#dcc48c", shade="#a88f5a", shade_depth=0.12, rough=3)
    for _ in range(130):
        x, y = c.rng.uniform(40, 770), c.rng.uniform(790, 1165)
        if path.contains(x, y):
            continue
        size = 2 + (y - 780) / 160
        c.paint(circle(x, y, size), c.rng.choice(["#fffbe8", "#f6d76a", "#ef8f72", "#fffbe8"]), wobble=0.3)
        c.line([(x, y + size), (x + 1, y + size * 4)], "#4f8f66", 1.6, alpha=0.7)


def _ground(u: float, v: float) -> tuple[float, float]:
    """A point of the shadow: u along the foot of the house (0..1), v up its wall, thrown toward the viewer."""
    wide = 250 + 44 * v
    return (330 + (u - 0.5) * wide + 74 * v, 868 + 146 * v)


def _flat(*places: tuple[float, float]) -> Path:
    """A shape lying in the shadow, from (u, v) corners."""
    return poly([_ground(*place) for place in places])


def _house_shadow(c: Canvas) -> None:
    """The bare earth where the house stood, and the shadow that did not go with it."""
    earth = smooth([(198, 872, 1), (234, 824, 1), (330, 818), (434, 822, 1), (464, 868, 1), (330, 878)])
    c.paint(earth, "#6f4f3c", to="#c49a6a", rough=6, wobble=2)
    for _ in range(40):
        x, y = c.rng.uniform(236, 434), c.rng.uniform(832, 866)
        c.paint(
            ellipse(x, y, c.rng.uniform(2, 8), c.rng.uniform(1.5, 4)), c.rng.choice(["#6a4a38", "#c9a274"]), alpha=0.8
        )
    for k in range(9):
        c.paint(
            ellipse(236 + k * 24.5, 822 - (k % 2) * 3, 11, 6), "#d9d2c0", shade="#8a8478", shade_depth=0.3, wobble=0.5
        )
    c.line([(420, 846), (420, 826), (430, 816)], "#6a7a7a", 6)
    outline = [(0, 0), (0, 0.97), (-0.085, 0.84), (-0.13, 0.93), (0.1, 1.28), (0.1, 1.78), (0.25, 1.78), (0.25, 1.5),
        (0.5, 1.88), (1.13, 0.93), (1.085, 0.84), (1, 0.97), (1, 0)]  # fmt: skip
    shadow = _flat(*outline)
    c.paint(shadow, "#1d5c62", alpha=0.88, wobble=1.2, rough=1.6, texture=1.4)
    with c.clip(shadow):
        c.strokes(160, 8, 80, 8, 0.12, 0.4, region=(180, 860, 700, 1170))
        c.paint(_flat((0.16, 0), (0.4, 0), (0.4, 0.58), (0.16, 0.58)), "#0f3f48", wobble=0.5)
        c.glow(*_ground(0.72, 0.5), 130, "#ffd98a", 0.6)
        c.paint(_flat((0.58, 0.28), (0.86, 0.28), (0.86, 0.72), (0.58, 0.72)), "#ffe7a4", to="#f6bd62", wobble=0.5)
        c.paint(
            _flat((0.62, 0.27), (0.82, 0.27), (0.81, 0.38), (0.75, 0.43), (0.69, 0.43), (0.63, 0.38)),
            "#1d5c62",
            wobble=0.4,
        )
        c.paint(circle(*_ground(0.72, 0.5), 14), "#1d5c62", wobble=0.3)


def _left_behind(c: Canvas) -> None:
    """The letter carrier, the sleeping dog, the gate and the letter box."""
    look = Look(
        "#c98f66",
        "#2a1c1c",
        "short",
        clothes="coat",
        top="#2f6f8e",
        bottom="#23405a",
        hat="cap",
        hat_color="#1f4a68",
        trim="#e8643c",
    )
    held = figure(
        c, 150, 946, 206, TEAL, look, Pose(near=(-0.30, -0.60), far=(-0.1, -0.44), near_hand="grip", tilt=24), flip=True
    )
    x, y = held.near
    with c.at(x + 14, y - 2, 1, -14):
        c.paint(rect(-20, -13, 40, 26, 2), "#fffaf0", shade="#c9b894", wobble=0.2)
        c.line([(-19, -12), (0, 3), (19, -12)], "#b8a684", 1.8)
    c.paint(limb([(146, 790), (134, 830), (122, 862)], 5, 5), "#5a3a2c", wobble=0.3)
    c.paint(
        smooth([(102, 850), (142, 852), (142, 890), (104, 888)]),
        "#9a5f3c",
        shade="#4a2c28",
        shade_depth=0.3,
        wobble=0.4,
    )
    c.paint(rect(70, 852, 10, 94), "#8a6a4e", shade="#4a3a34", wobble=0.4)
    c.paint(
        smooth([(54, 856, 1), (54, 824), (74, 812), (100, 824), (100, 856, 1)]),
        "#e8643c",
        shade="#8a2f2c",
        shade_depth=0.3,
        rim="#ffe0b4",
        wobble=0.4,
    )
    with c.at(352, 1006, 0.7):
        _sleeping_dog(c, 0, 0)
    grass(c, 40, 770, 1160, "#3f8a66", 120, 40)


def _sleeping_dog(c: Canvas, x: float, y: float) -> None:
    """A dog curled up asleep in the shade."""
    coat, dark = "#e6c79a", "#7a5a5a"
    c.shadow_blob(x, y + 4, 66, 9, "#0f3f48", 0.6)
    body = smooth(
        [(x - 62, y), (x - 54, y - 28), (x - 20, y - 46), (x + 24, y - 46), (x + 58, y - 26), (x + 62, y), (x, y + 6)]
    )
    head = smooth(
        [(x - 78, y + 2), (x - 80, y - 14), (x - 58, y - 34), (x - 32, y - 30), (x - 24, y - 10), (x - 40, y + 4)]
    )
    c.paint(limb([(x + 50, y - 8), (x + 84, y - 4), (x + 92, y - 20)], [12, 9, 4]), coat, shade=dark, wobble=0.4)
    c.paint(body, coat, shade=dark, shade_depth=0.3, rim="#fff3d0", wobble=0.5)
    c.paint(head, mix(coat, "#ffffff", 0.12), shade=dark, shade_depth=0.25, rim="#fff3d0", wobble=0.4)
    c.paint(smooth([(x - 50, y - 32), (x - 34, y - 34), (x - 26, y - 10), (x - 38, y - 4)]), "#9a6a4e", wobble=0.4)
    c.line([(x - 66, y - 15), (x - 60, y - 12), (x - 54, y - 15)], "#3a2a2c", 2.4, wobble=0.2)
    c.paint(ellipse(x - 79, y - 8, 5, 4), "#2a2024", wobble=0.2)


RIDGE = ((470, 398), (524, 358), (566, 328), (606, 364), (650, 404))
"""Where the seeds sit on the roof."""
PARACHUTES = ((306, 270, 80, -32), (398, 174, 92, -17), (552, 160, 98, -1), (664, 226, 76, 15), (700, 352, 46, 28))
"""The parachutes: x and y of the hub, size and lean in degrees."""


def _parachute(c: Canvas, x: float, y: float, size: float, turn: float, hairs: int = 44) -> None:
    """The parachute of a dandelion seed: fine hairs that rise from a hub to a round brim."""
    back: list[Path] = []
    front: list[Path] = []
    tips: list[Path] = []
    for k in range(hairs):
        angle = math.tau * k / hairs + c.rng.uniform(-0.05, 0.05)
        reach = c.rng.uniform(0.9, 1.06)
        ex, ey = math.cos(angle) * reach, -0.62 + math.sin(angle) * 0.36 * reach
        hair = limb([(0, 0), (ex * 0.5, ey * 0.62), (ex, ey)], [0.034, 0.024, 0.012])
        (front if math.sin(angle) > -0.1 else back).append(hair)
        ends = [(ex * 1.06 + side, ey * 1.06 - abs(side)) for side in (-0.09, -0.03, 0.03, 0.09)]
        tips.extend(limb([(ex * 0.86, ey * 0.9), end], 0.014, 0.004) for end in ends)
    with c.at(x, y, size, turn):
        brim = smooth([(0, 0.02), (-0.72, -0.34), (-1, -0.66), (-0.6, -0.94), (0, -1), (0.6, -0.94), (1, -0.66),
            (0.72, -0.34)])  # fmt: skip
        c.paint(brim, "#ffffff", alpha=0.3, feather=size * 0.07, texture=0)
        c.paint(group(*back), "#cfe6e2", wobble=0.2, rough=0.4)
        c.paint(group(*tips), "#f4fbf6", alpha=0.85, wobble=0.2, rough=0.4)
        c.paint(group(*front), "#ffffff", wobble=0.2, rough=0.4)
        c.paint(circle(0, 0, 0.07), "#fff3cc", wobble=0.2)


def _seeds(c: Canvas) -> None:
    """Five huge seeds that lift the house, and small ones that go with the wind."""
    for (x, y, size, turn), foot in zip(PARACHUTES, RIDGE, strict=True):
        bend = ((x + foot[0]) / 2 + turn * 0.5, (y + foot[1]) / 2)
        c.paint(limb([(x, y), bend, foot], [4, 5, 7]), "#efe6bc", shade="#8a8a5a", shade_depth=0.2, wobble=0.5)
        _parachute(c, x, y, size, turn)
    for x, y, size, turn in ((110, 190, 26, -40), (206, 116, 20, -24), (226, 212, 15, -34), (76, 300, 16, -48)):
        c.line([(x, y), (x - turn * 0.3, y + size * 1.5)], "#e6dcae", 2)
        c.paint(ellipse(x - turn * 0.32, y + size * 1.6, 2.6, 5), "#7a5a38", wobble=0.2)
        _parachute(c, x, y, size, turn, 20)


def _seed_feet(c: Canvas) -> None:
    """The brown seeds themselves, ribbed and hooked, roped to the ridge of the roof."""
    for (x, y), (_, _, _, turn) in zip(RIDGE, PARACHUTES, strict=True):
        with c.at(x, y, 1, turn * 0.8):
            seed = smooth([(0, -30, 1), (9, -14), (10, 10), (3, 32, 1), (-7, 12), (-8, -12)])
            c.paint(seed, "#9a6a3c", shade="#3f2618", shade_depth=0.3, rim="#f0cf94", rim_width=4, wobble=0.3)
            for dx in (-3, 1, 5):
                c.line([(dx * 0.4, -22), (dx, 4), (dx * 0.5, 24)], "#5a3a22", 1.6, alpha=0.8)
            for dy in (-4, 4, 12):
                c.line([(-12, dy), (0, dy + 4), (13, dy)], "#f3e6c0", 3, wobble=0.3)


def _seed_head(c: Canvas) -> None:
    """The dandelion that let its seeds go: toothed leaves, a hollow stalk, a pale bare button and two seeds left."""
    x, y = 668, 912
    leaf = smooth([(0, 0, 1), (16, -34), (4, -44, 1), (30, -84), (14, -94, 1), (44, -140), (28, -150, 1), (58, -214, 1),
        (70, -146), (88, -140, 1), (64, -96), (80, -88, 1), (48, -44), (58, -36, 1), (20, 0)])  # fmt: skip
    for turn, flip, size in ((-44, False, 0.8), (18, True, 0.86), (36, False, 0.8), (-62, True, 0.66)):
        with c.at(648, 1146, size, turn, flip):
            c.paint(leaf, "#4f9a60", to="#2f7a58", shade="#17505a", shade_depth=0.14, rim="#cfe89a", wobble=0.6)
            c.line([(8, -4), (34, -90), (54, -196)], "#b9dc94", 3, alpha=0.8)
    stalk = limb([(648, 1150), (636, 1070), (648, 990), (x, y)], [19, 16, 14, 13])
    c.paint(stalk, "#a9c878", to="#6fa060", shade="#3f7a58", shade_depth=0.3, rim="#f3f6c4", rim_width=6)
    for turn in (-150, -120, -60, -34):  # the green bracts that hang down
        with c.at(x, y + 4, 1, turn + 90):
            c.paint(smooth([(-6, 0, 1), (0, 40, 1), (6, 0, 1)]), "#6fa85c", shade="#2f6a48", wobble=0.3)
    button = ellipse(x, y - 6, 27, 22)
    c.paint(button, "#fbf3d2", shade="#b09a62", shade_depth=0.35, rim="#ffffff", rim_width=4)
    for k in range(26):
        angle, reach = k * 2.4, 4.2 * math.sqrt(k)
        c.paint(circle(x + math.cos(angle) * reach, y - 6 + math.sin(angle) * reach * 0.8, 1.8), "#9a7f4c", wobble=0.1)
    for lean in (-34, 30):
        with c.at(x, y - 8, 1, lean):
            c.paint(limb([(0, -14), (1, -36)], [4, 6]), "#7a5a38", wobble=0.2)
            c.line([(0, -36), (0, -84)], "#e6dcae", 2.4)
        angle = math.radians(lean)
        _parachute(c, x + math.sin(angle) * 84, y - 8 - math.cos(angle) * 84, 34, lean, 26)


def _laundry(c: Canvas) -> None:
    """The washing line that was not taken in, flying behind the house."""
    line = [(428, 470), (340, 462), (250, 424), (160, 436), (96, 408)]
    c.line(line, "#6a5a4a", 2.4, wobble=0.4)
    wash: tuple[tuple[Path, Color], ...] = ((smooth([(380, 466, 1), (312, 450, 1), (296, 490), (288, 530, 1),
        (318, 528), (340, 546), (366, 540, 1), (370, 500)]), "#fffaf0"), (smooth([(284, 440, 1), (246, 424, 1),
        (206, 438, 1), (214, 456, 1), (230, 452, 1), (214, 496, 1), (252, 504, 1), (262, 462, 1),
        (276, 464, 1)]), "#e8643c"), (smooth([(182, 434, 1), (160, 437, 1), (148, 470), (120, 480), (124, 494),
        (156, 492), (172, 474)]), "#2f8583"))  # fmt: skip
    for cloth, color in wash:
        c.paint(
            cloth, color, shade=mix(color, "#17505a", 0.5), shade_depth=0.25, rim="#ffffff", rim_width=3, wobble=0.8
        )


def _flying_house(c: Canvas) -> None:
    """The house, tilted by the wind, with earth and roots under its floor."""
    with c.at(528, 640, 1.1, 7):
        for k in range(15):
            x = -104 + k * 15
            drop = c.rng.uniform(24, 74)
            c.paint(
                limb(
                    [(x, -6), (x + c.rng.uniform(-10, 10), drop * 0.5), (x + c.rng.uniform(-20, 20), drop)], [7, 4, 1]
                ),
                "#6a4a38",
                wobble=0.4,
            )
        c.paint(
            smooth([(-122, -10), (-60, 26), (-16, 18), (30, 34), (80, 22), (124, -10), (0, -22)]),
            "#8a6044",
            shade="#3a2a28",
            shade_depth=0.3,
            rough=4,
        )
        c.paint(rect(44, -290, 36, 90), "#a85a44", shade="#5a2c30", rim="#ffe6c4", wobble=0.5)
        c.paint(rect(38, -298, 48, 14, 2), "#7a4038", wobble=0.4)
        wall = poly([(-114, -4), (-110, -150), (0, -252), (110, -150), (114, -4)])
        c.paint(wall, "#fdf3d8", to="#f0dcb0", shade="#b89a84", shade_depth=0.2, light_from=(-0.8, -0.3), rim="#ffffff")
        with c.clip(wall):
            for row in range(11):
                c.line([(-116, -10 - row * 22), (116, -10 - row * 22)], "#d8bf98", 2, alpha=0.6)
        _house_front(c)
        roof = poly([(0, -286), (152, -132), (136, -108), (0, -240), (-136, -108), (-152, -132)])
        c.paint(roof, "#e8643c", shade="#8a2f34", shade_depth=0.1, rim="#ffd0a4", wobble=0.5)
        for k in range(7):
            for side in (-1, 1):
                x, y = side * (14 + k * 20), -262 + k * 20
                c.line([(x, y - 6), (x - side * 2, y + 22)], "#a83c34", 2.6, alpha=0.8)


def _house_front(c: Canvas) -> None:
    """Door ajar, windows with shutters, a flower box and the last stair."""
    c.paint(rect(-84, -96, 52, 92, 2), "#3a2a34", wobble=0.4)
    c.paint(
        poly([(-84, -96), (-50, -88), (-50, 4), (-84, -4)]), "#2f8583", shade="#134648", shade_depth=0.3, wobble=0.4
    )
    c.paint(circle(-56, -42, 3.4), "#ffd98a", wobble=0.1)
    for step in range(2):
        c.paint(rect(-92 - step * 6, -4 + step * 13, 66 + step * 12, 13), "#c9b08a", shade="#6a5448", wobble=0.4)
    for x, y, width, tall in ((10, -104, 62, 58), (-24, -196, 46, 44)):
        c.paint(rect(x, y, width, tall, 2), "#a9d6d2", to="#e6f2e0", wobble=0.3)
        c.line([(x + width / 2, y), (x + width / 2, y + tall)], "#fffaf0", 5, wobble=0.2)
        c.line([(x, y + tall / 2), (x + width, y + tall / 2)], "#fffaf0", 5, wobble=0.2)
        for side in (-1, 1):
            left = x - 18 if side < 0 else x + width
            c.paint(rect(left, y - 2, 18, tall + 4, 2), "#2f8583", shade="#134648", shade_depth=0.3, wobble=0.4)
    c.paint(rect(4, -46, 76, 13, 2), "#a8623c", wobble=0.3)
    for k in range(7):
        c.paint(circle(12 + k * 10, -50 - (k % 2) * 5, 6), ("#e8643c", "#efb74a", "#6fae7c")[k % 3], wobble=0.4)


# -- egg-house -------------------------------------------------------------


_EGG = smooth([(0, -412), (132, -372), (238, -222), (296, -10), (276, 192), (172, 340), (0, 392), (-172, 340),
    (-276, 192), (-296, -10), (-238, -222), (-132, -372)])  # fmt: skip
_EGG_HOLE = poly([(-196, -62), (-150, -150), (-104, -118), (-58, -206), (-2, -150), (52, -222), (92, -142), (150, -154),
    (162, -62), (214, -18), (186, 62), (216, 128), (158, 168), (136, 240), (64, 214), (10, 262), (-52, 222),
    (-118, 248), (-142, 172), (-204, 140), (-186, 50)])  # fmt: skip


@scene(
    "egg-house",
    "Before They Hatch",
    motifs="egg table chairs lamp nest shadow bird ladder",
    themes="home waiting birth hospitality danger",
    moods="cosy uneasy",
    alt=(
        "A large cracked egg lies in a nest; through the hole a lamp-lit table is laid for two, with a coat and a"
        " hat on the chair on one side and a perch on the other. The shadow of a hen's head falls on the wall "
        "behind the egg."
    ),
    seed=341,
    clues=("guess who", "first date", "inside out", "fragile", "mother knows", "tick tick crack", "too early"),
)
def egg_house(c: Canvas) -> None:
    """A cracked egg with a laid table inside."""
    p = ROSE
    _egg_wall(c)
    _straw(c, 250, (40, 860, 760, 1010), 0.45)
    c.shadow_blob(420, 1000, 330, 60, "#2a1426", 0.7)
    with c.at(346, 640, 0.95, 7):
        _egg_shell(c)
        with c.clip(moved(_EGG_HOLE, 6, -8, 0.955)):
            _egg_room(c, p)
    c.glow(340, 660, 380, "#ffb860", 0.3)
    c.paint(
        smooth([(-20, 960), (200, 1010), (400, 1024), (600, 1010), (820, 960), (820, 1230), (-20, 1230)]), "#6a3a34"
    )
    _straw(c, 560, (0, 985, 800, 1240), 0.0)
    _egg_doorstep(c)


def _egg_wall(c: Canvas) -> None:
    """A plum wall with the shadow of a hen's head on it."""
    c.sky([(0, "#a8606c"), (0.45, "#9a5464"), (0.75, "#7a3f55"), (1, "#4a2438")], mottle=0.08)
    c.strokes(420, 62, 170, 20, 0.05, 0.2)
    c.glow(180, 120, 620, "#f6c0a4", 0.42)
    head = smooth([(860, 96), (720, 96), (640, 118), (590, 160), (566, 206), (494, 246, 1), (520, 262, 1),
        (500, 276, 1), (572, 280), (590, 300), (580, 346), (594, 384), (618, 372), (626, 330), (668, 400), (690, 520),
        (720, 640), (860, 720)])  # fmt: skip
    comb = smooth([(596, 160), (572, 116), (590, 92), (620, 108), (630, 62), (666, 58), (684, 84), (712, 48), (752, 56),
        (750, 96), (724, 140), (650, 170)])  # fmt: skip
    c.paint(difference(union(head, comb), circle(628, 194, 13)), "#3a1a36", alpha=0.72, feather=5, texture=0.4)


def _egg_shell(c: Canvas) -> None:
    """The shell with its speckles, cracks and broken edge."""
    rng = c.rng
    c.paint(
        _EGG,
        "#fdeeda",
        shade="#c07a72",
        shade_alpha=0.62,
        shade_depth=0.27,
        rim="#fffaf0",
        rim_width=6,
        light_from=(-0.6, -0.6),
    )
    with c.clip(_EGG):
        c.strokes(120, 70, 130, 16, 0.02, 0.16, region=(60, 200, 650, 1040))
        for _ in range(95):
            angle, reach = rng.uniform(0, 6.28), rng.uniform(0.1, 1) ** 0.5
            x, y = math.cos(angle) * 280 * reach, math.sin(angle) * 390 * reach
            c.paint(ellipse(x, y, rng.uniform(2, 7), rng.uniform(2, 5)), "#b9796c", alpha=rng.uniform(0.25, 0.6))
        for points in (
            [(-150, -150), (-176, -206), (-150, -246), (-186, -296)],
            [(52, -222), (78, -262), (60, -306), (96, -340)],
            [(214, -18), (246, -40), (262, -18), (292, -46)],
            [(158, 168), (206, 196), (214, 236), (248, 252)],
            [(-118, 248), (-140, 286), (-120, 316), (-146, 346)],
            [(-196, -62), (-232, -52), (-248, -78), (-282, -62)],
        ):
            c.paint(poly(points, closed=False), "#6b3a4a", stroke=3.2, alpha=0.85, wobble=0.4)
    c.paint(_EGG_HOLE, "#fffaf0", shade="#d9a48e", shade_depth=0.12, shadow=7, shadow_offset=(-2, -3))


def _egg_room(c: Canvas, p: Palette) -> None:
    """The dining room inside the shell."""
    c.paint(rect(-240, -250, 480, 540), "#c9762f", to="#8a3a34")
    for k in range(-7, 8):
        c.paint(rect(k * 34 - 7, -250, 14, 420), "#e09a4a", alpha=0.35, wobble=0.5)
    c.paint(rect(-240, 128, 480, 170), "#6a2c34", to="#43192a", rim="#e09a4a", rim_width=4)
    for k in range(-6, 7):
        c.line([(k * 30, 130), (k * 62, 290)], "#3a1526", 2.5, alpha=0.7)
    c.glow(0, -40, 300, "#ffe2a0", 0.85)
    _hen_portrait(c, p)
    c.line([(2, -240), (2, -96)], "#3a1526", 3)
    c.paint(smooth([(-46, -56, 1), (-26, -92), (2, -100), (30, -92), (50, -56, 1)]), "#3f7f86", shade="#1c3a48")
    c.glow(2, -46, 120, "#fff2c4", 0.9)
    c.paint(ellipse(2, -54, 20, 12), "#fff6dc", wobble=0.3)
    chair(c, -128, 208, 0.92, p, "#5c2434")
    c.paint(union(ellipse(-134, 28, 34, 8), rect(-154, 2, 40, 26, 9)), "#2c1a30", shade="#150c1c", wobble=0.4)
    _perch(c)
    _laid_table(c, p)


def _hen_portrait(c: Canvas, p: Palette) -> None:
    """A small oval portrait of a chick on the wall."""
    c.paint(ellipse(-92, -60, 27, 33), "#e9b45c", shade="#7a3f2a", shade_depth=0.2, shadow=4)
    c.paint(ellipse(-92, -60, 20, 26), "#5a3a4a", wobble=0.3)
    c.paint(union(circle(-92, -66, 9), ellipse(-92, -46, 14, 12)), "#f6d77a", wobble=0.3)
    c.paint(poly([(-100, -66), (-108, -63), (-100, -60)]), p.accent, wobble=0.1)


def _perch(c: Canvas) -> None:
    """A swing for a bird in the place of the second chair."""
    for x in (104, 172):
        c.line([(x, -240), (x, 50)], "#6a2c34", 3.4, wobble=0.3)
    c.paint(rect(90, 46, 96, 14, 7), "#6a2c34", shade="#3a1526", shade_depth=0.4)
    c.paint(smooth([(120, 44), (140, 22), (168, 26, 1), (152, 44), (134, 54)]), "#fbeeda", shade="#c77a7f")


def _laid_table(c: Canvas, p: Palette) -> None:
    """A round table with a cloth, two plates with boiled eggs, and a vase."""
    c.shadow_blob(0, 226, 130, 20, "#1c0a18", 0.6)
    cloth = smooth([(-112, 92, 1), (0, 78), (112, 92, 1), (126, 196, 1), (92, 182), (62, 204), (26, 186), (-8, 206),
        (-44, 186), (-78, 206), (-122, 190, 1)])  # fmt: skip
    c.paint(cloth, "#fdf3e2", shade="#b3747c", shade_depth=0.3)
    with c.clip(cloth):
        c.line([(-130, 176), (-60, 182), (0, 184), (60, 182), (130, 176)], p.accent, 6, wobble=0.4)
        for x in (-70, -20, 34, 82):
            c.line([(x, 110), (x * 1.12, 210)], "#c9929a", 4, alpha=0.5)
    c.paint(ellipse(0, 92, 112, 19), "#fffaf0", shade="#e2b8a8", shade_depth=0.3)
    for x in (-66, 66):
        c.paint(ellipse(x, 94, 32, 9), "#8fb5b4", shade="#3f7f86", shade_depth=0.4, wobble=0.3)
        c.paint(poly([(x - 11, 78), (x + 11, 78), (x + 5, 94), (x - 5, 94)]), p.accent, wobble=0.2)
        c.paint(ellipse(x, 69, 10.5, 14), "#fff3e0", shade="#d59a86", shade_depth=0.4, wobble=0.2)
    c.line([(0, 88), (0, 56)], "#fbeeda", 8, wobble=0.2)
    c.glow(0, 44, 60, "#fff0b8", 0.9)
    c.paint(smooth([(0, 30, 1), (6, 46), (0, 56), (-6, 46)]), "#ffc24a", wobble=0.2)


def _straw(c: Canvas, count: int, box: tuple[float, float, float, float], dim: float) -> None:
    """Straw of a nest inside the box, dim with distance."""
    rng = c.rng
    left, top, right, bottom = box
    for i in range(count):
        y = top + (bottom - top) * i / count
        x = rng.uniform(left, right)
        bend = ((x - 400) / 400) ** 2 * -95
        length, slope = rng.uniform(70, 170), rng.uniform(-0.45, 0.45) + (x - 400) / 900 * -0.8
        color = mix(rng.choice(["#d9a05c", "#b87648", "#efcb8a", "#8a4f40", "#f3dba6"]), "#4a2438", dim)
        points = [(x - length / 2, y + bend - slope * length / 2), (x, y + bend - rng.uniform(2, 16)),
            (x + length / 2, y + bend + slope * length / 2)]  # fmt: skip
        c.paint(limb(points, [1.5, rng.uniform(5, 9), 1.5]), mix(color, "#3a2238", 0.35 * (y - top) / (bottom - top)))


def _egg_doorstep(c: Canvas) -> None:
    """The ladder up to the hole, broken shell, and a feather."""
    ladder(c, 190, 1112, 272, 866, 44, "#6a3a2c", 9, 6)
    for x, y, turn in ((560, 1076, 12), (636, 1110, -30), (420, 1108, 24)):
        chip = smooth([(-50, -6, 1), (-26, -20, 1), (-4, -8, 1), (20, -24, 1), (48, -4, 1), (26, 26), (-20, 28)])
        c.paint(moved(chip, x, y, 1, turn), "#f3dcc6", shade="#9a5a68", shade_depth=0.3, rim="#fffaf0", shadow=6)
    with c.at(122, 300, 1, 28):
        c.paint(limb([(0, -70), (10, -20), (4, 44), (-4, 84)], [3, 30, 24, 4]), "#fbeeda", shade="#c77a7f")
        c.line([(0, -66), (6, 0), (-8, 112)], "#b9796c", 2.4)
