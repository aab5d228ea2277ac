"""A playground: a bear on a swing."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Points, circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird
from painter.motifs.land import grass, hill
from painter.motifs.people import Look, Pose, figure
from painter.motifs.weather import heaped_cloud, scumble
from painter.palette import FOREST, Color, mix
from painter.scene import scene

# -- bear-swing ------------------------------------------------------------


def _meadow(c: Canvas) -> None:
    """A bright morning: sun at the upper left, hills with a village, a flowering meadow."""
    p = FOREST
    c.sky([(0, "#7fc0cf"), (0.35, "#b9dccf"), (0.6, "#f3efc8"), (0.72, "#f7e6b0"), (1, "#a9b877")])
    scumble(c, 360, 80, 0.13, region=(0, 0, 800, 860))
    c.glow(110, 150, 520, "#fff3c0", 0.7)
    heaped_cloud(c, 120, 742, 330, "#fdf6e0", "#b9cdb8", alpha=0.9)
    heaped_cloud(c, 560, 758, 220, "#fbf1d8", "#bccbb0", alpha=0.75, flip=True)
    hill(c, 800, 22, "#b8cfa6", to="#a0bf8a")
    for x, h in ((560, 26), (590, 34), (620, 24)):
        c.paint(rect(x, 814 - h, 24, h + 8), "#fbf0d6", shade="#d9b894", shade_depth=0.15)
        c.paint(poly([(x - 5, 814 - h), (x + 12, 794 - h), (x + 29, 814 - h)]), "#c8563a", wobble=0.4)
    c.mist(856, 40, "#f7efc8", 0.45)
    for x, y, r in ((96, 820, 22), (130, 828, 17), (420, 836, 19), (452, 830, 26), (486, 838, 16), (250, 824, 14)):
        c.line([(x, y), (x, y + r + 8)], "#6a7a4c", 4)
        c.paint(ellipse(x, y, r, r * 1.1), "#8fb878", shade="#5f9a5c", shade_depth=0.35, rough=2)
    hill(c, 866, 20, "#9cc070", to="#7da857")
    hill(c, 950, 16, "#86b04c", to="#4f8a3e", rim="#dbe58a")
    c.strokes(500, 92, 50, 7, 0.12, 0.4, region=(0, 960, 800, 1190))
    grass(c, 20, 780, 962, "#9cc45c", 130, 24)
    rng = c.rng
    for i in range(60):
        x, y = 40 + (i % 12) * 62 + rng.uniform(-24, 24), 985 + (i // 12) * 40 + rng.uniform(-14, 14)
        r = 3 + (y - 960) * 0.014
        c.line([(x, y), (x + 1, y + r * 3)], "#3f7436", 1.6)
        tone = rng.choice([p.light, "#fbf6e2", "#f4c94e", "#f0917a"])
        for k in range(5):
            c.paint(circle(x + r * math.cos(k * 1.257), y + r * 0.8 * math.sin(k * 1.257), r * 0.6), tone, wobble=0)
        c.paint(circle(x, y, r * 0.5), "#e0952f", wobble=0)


def _old_oak(c: Canvas) -> None:
    """The trunk at the right, one long branch bent by the swing, and the leaves above."""
    bark, dark = "#7a5a3c", "#3a2a22"
    rng = c.rng
    for i in range(46):
        x, y = 40 + (i * 137) % 760, 30 + (i * 59) % 150 - (40 if i % 3 else 0)
        c.paint(
            ellipse(x, y, rng.uniform(50, 84), rng.uniform(34, 52)),
            mix("#3f7a3e", "#2c5f3c", rng.random()),
            rough=3,
            shade="#1d4a36",
            shade_depth=0.3,
        )
    trunk = smooth([(668, -20), (664, 200), (676, 480), (664, 760), (640, 940), (596, 1010, 1), (680, 992), (740, 1020),
        (860, 1010), (860, -20)])  # fmt: skip
    branch = limb([(760, 330), (660, 214), (520, 170), (380, 168), (250, 138), (130, 132)], [130, 84, 52, 40, 26, 10])
    twig = limb([(340, 164), (270, 200), (200, 214)], [20, 13, 4])
    c.paint(union(trunk, branch, twig), bark, shade=dark, shade_depth=0.2, light_from=(-0.8, -0.4), rim="#d8b47a")
    for k in range(22):
        x = 690 + (k % 5) * 22 + rng.uniform(-8, 8)
        y = 300 + k * 30
        c.line([(x, y), (x + rng.uniform(-6, 6), y + 40), (x + rng.uniform(-8, 8), y + 84)], dark, 3, alpha=0.5)
    c.paint(ellipse(724, 560, 26, 38), "#2a1c18", rim="#b98a5a", rim_from=(0.6, 0.8))
    for x in (714, 734):
        c.paint(circle(x, 556, 8), "#f4c94e", wobble=0.1)
        c.paint(circle(x - 2, 558, 4), "#17120f", wobble=0)
    c.paint(poly([(720, 562), (728, 562), (724, 570)]), "#c98a4a", wobble=0.1)
    for i in range(90):
        x, y = 30 + (i * 97) % 760, 24 + (i * 41) % 96 + rng.uniform(-14, 14)
        c.paint(
            ellipse(x, y, rng.uniform(14, 34), rng.uniform(12, 22)),
            mix("#7fb04a", "#b9cf62", rng.random()),
            rough=3,
            shade="#3f7a3e",
            shade_depth=0.35,
        )
    for i in range(120):
        x, y = rng.uniform(40, 760), rng.uniform(60, 214) if i % 2 else rng.uniform(120, 190)
        leaf = moved(
            smooth([(-12, 0, 1), (0, -6), (13, 0, 1), (0, 6)]), x, y, rng.uniform(0.7, 1.2), rng.uniform(0, 180)
        )
        c.paint(leaf, rng.choice(["#5f9a44", "#93bd55", "#c9d873", "#3f7a3e"]), wobble=0.3)


def _nest(c: Canvas) -> None:
    """A nest slipping on the far twig, and the bird that looks down at the bear."""
    bird(c, 206, 176, 0.52, FOREST, color="#d4552f", wing="#8c3a2a", pose="perch", flip=True, belly="#f4ebc2")
    nest = smooth([(150, 206), (170, 194), (214, 198), (226, 214), (204, 240), (168, 236)])
    c.paint(nest, "#9a7444", shade="#4a3420", shade_depth=0.35, rough=3)
    for k in range(16):
        x, y = 154 + k * 4.4, 206 + (k * 7) % 26
        c.line([(x - 10, y), (x + 12, y + (k % 3 - 1) * 6)], mix("#d9bc84", "#6a4c2c", (k % 4) / 3), 1.8)


def _bear_face(c: Canvas, fur: Color, dark: Color, pale: Color) -> None:
    """The bear's head thrown back, eyes shut with pleasure, mouth open."""
    c.paint(circle(-12, -36, 13), dark, wobble=0.2)
    head = smooth([(-66, 6), (-62, -8), (-40, -12), (-28, -30), (-4, -42), (24, -36), (40, -10), (38, 18), (16, 32),
        (-16, 32), (-36, 30), (-52, 32), (-46, 20)])  # fmt: skip
    c.paint(head, fur, shade=dark, shade_depth=0.26, rim="#d8a070", wobble=0.3)
    c.paint(smooth([(-66, 6), (-62, -8), (-44, -9), (-32, 2), (-30, 14), (-46, 16)]), pale, wobble=0.2)
    mouth = smooth([(-56, 13, 1), (-42, 14), (-28, 8, 1), (-32, 24), (-48, 28)])
    c.paint(mouth, "#5a2420", wobble=0.1)
    c.paint(smooth([(-50, 24), (-42, 18), (-33, 21), (-40, 27)]), "#d8776a", wobble=0.1)
    c.paint(smooth([(-58, 13), (-44, 16), (-50, 31), (-56, 26)]), pale, alpha=0)
    c.paint(ellipse(-63, -3, 8, 6.4), "#1c1412", wobble=0.1)
    c.paint(ellipse(-65, -5, 2.4, 1.6), "#f4ebc2", wobble=0)
    c.line([(-36, -8), (-28, -15), (-20, -9)], "#1c1412", 3, wobble=0.1)
    c.paint(ellipse(-14, 6, 9, 6), "#c8674a", alpha=0.35, feather=3)
    c.paint(circle(20, -36, 16), fur, shade=dark, shade_depth=0.3, rim="#d8a070", wobble=0.2)
    c.paint(circle(19, -34, 8), dark, wobble=0.1)


def _bear_bulk(c: Canvas, fur: Color, dark: Color, pale: Color) -> None:
    """The trunk, the near leg with its sole, and the head, local to the seat."""
    body = smooth([(-24, -150), (10, -160), (46, -140), (70, -92), (74, -38), (56, 0), (16, 10), (-32, 6),
        (-50, -30), (-48, -96)])  # fmt: skip
    c.paint(body, fur, shade=dark, shade_depth=0.28, rim="#c98a5a", rim_width=4, wobble=0.5, rough=1.6)
    c.paint(
        smooth([(-46, -112), (-26, -118), (-12, -72), (-20, -22), (-40, -22), (-50, -60)]),
        pale,
        alpha=0.45,
        feather=8,
    )
    c.paint(moved(circle(0, 0, 14), 74, -6), dark, rough=2)
    leg = union(limb([(28, -26), (-50, -30), (-112, -42)], [70, 58, 42]), moved(ellipse(0, 0, 19, 33), -122, -48, 1, 6))
    c.paint(leg, fur, shade=dark, shade_depth=0.26, rim="#c98a5a", rim_width=4, wobble=0.4, rough=1.5)
    with c.at(-130, -47, 1, 6):
        c.paint(ellipse(0, 8, 8, 13), pale, wobble=0.1)
        for k in range(4):
            c.paint(ellipse(-2 + 1.4 * k, -11 - 4.6 * k + (k * k), 4, 4.4), pale, wobble=0)
    with c.at(45, -172, 1.1, 15):
        _bear_face(c, fur, dark, pale)


def _swinging_bear(c: Canvas) -> None:
    """A heavy bear at the highest point of its swing, leaning back on the ropes, feet up."""
    fur, dark, pale = "#7a4f35", "#3c2620", "#dcb98c"
    rope, wood = "#d9bc84", "#b8452f"
    c.line([(-44, 10), (-58, 300), (-62, 566)], mix(rope, "#5a4630", 0.4), 6)
    with c.at(0, 566, 1.78, 6):
        far_leg = union(
            limb([(-10, -22), (-66, -14), (-116, -8)], [56, 48, 36]), moved(ellipse(0, 0, 17, 29), -126, -14)
        )
        c.paint(far_leg, dark, shade="#241613", shade_depth=0.25, wobble=0.3)
        c.paint(limb([(-12, -124), (-34, -108), (-42, -130)], [38, 34, 28]), dark, wobble=0.3)
        _bear_bulk(c, fur, dark, pale)
    c.paint(rect(-84, 580, 170, 22, 5), wood, shade="#5a1f1c", shade_depth=0.3, rim="#f0917a")
    c.line([(0, 10), (-26, 300), (-30, 590)], rope, 7, rim="#fff0c4")
    c.paint(ellipse(-30, 592, 9, 14), rope, shade="#8a6a40", shade_depth=0.4)
    with c.at(0, 566, 1.78, 6):
        arm = limb([(40, -120), (26, -84), (-6, -90), (-28, -114)], [48, 44, 36, 30])
        c.paint(arm, mix(fur, pale, 0.07), shade=dark, shade_depth=0.28, rim="#c98a5a", wobble=0.4, rough=1.4)
        for k in range(3):
            c.line([(-42, -122 + k * 8), (-28, -126 + k * 8)], dark, 2.4, alpha=0.7)
        with c.at(18, -8):
            _flying_tie(c)


def _flying_tie(c: Canvas) -> None:
    """A collar and a striped tie blown back over the shoulder."""
    collar = limb([(-30, -128), (-4, -124), (22, -134)], [13, 15, 12])
    c.paint(collar, "#f4ead0", shade="#a89a80", shade_depth=0.3, wobble=0.2)
    tie = smooth([(-18, -128, 1), (-4, -134), (44, -122), (84, -138), (108, -130, 1), (98, -108, 1), (78, -112),
        (40, -98), (-4, -118)])  # fmt: skip
    c.paint(tie, "#2f6f86", shade="#173a4a", shade_depth=0.3, rim="#8ac0c4", wobble=0.3)
    with c.clip(tie):
        for k in range(7):
            c.line([(10 + k * 16, -146), (2 + k * 16, -90)], "#f4c94e", 4, alpha=0.85)
    c.paint(smooth([(-24, -138), (-10, -136), (-8, -120), (-20, -116)]), "#24566a", rim="#8ac0c4", wobble=0.2)


def _left_on_the_grass(c: Canvas) -> None:
    """A bowler hat, a briefcase and two polished shoes side by side."""
    c.shadow_blob(330, 1086, 74, 10, "#2c5a30", 0.6)
    c.paint(
        smooth([(258, 1078), (290, 1064), (330, 1070), (372, 1062), (404, 1076), (370, 1090), (292, 1092)]),
        "#3a332f",
        shade="#17120f",
        shade_depth=0.3,
        rim="#9a8a70",
    )
    c.paint(
        smooth([(286, 1074), (288, 1030), (312, 1010), (350, 1010), (374, 1030), (376, 1074), (330, 1082)]),
        "#47403a",
        shade="#17120f",
        shade_depth=0.35,
        rim="#b9a888",
    )
    c.paint(smooth([(286, 1062), (330, 1072), (376, 1060), (377, 1074), (330, 1083), (285, 1075)]), "#d4552f")
    c.shadow_blob(470, 1128, 70, 9, "#2c5a30", 0.6)
    c.line([(452, 1062), (456, 1044), (484, 1044), (488, 1062)], "#4a2a1c", 6)
    c.paint(rect(412, 1058, 116, 70, 7), "#9a5a30", shade="#4a2418", shade_depth=0.3, rim="#e0a86a")
    c.line([(413, 1086), (470, 1092), (527, 1086)], "#4a2418", 3)
    c.paint(rect(462, 1082, 16, 14, 2), "#e8c060")
    for x in (186, 222):
        c.shadow_blob(x, 1128, 26, 5, "#2c5a30", 0.5)
        c.paint(
            smooth([(x - 26, 1126), (x - 22, 1112), (x - 2, 1106), (x + 4, 1094), (x + 20, 1094), (x + 22, 1127)]),
            "#33231f",
            rim="#b99a80",
            shade="#120c0b",
            shade_depth=0.3,
        )


def _coat_child(c: Canvas) -> None:
    """A child with both arms full of a grown-up's coat looks up at the swing."""
    child = Look("#8a5a3c", "#201a1c", "afro", age="child", clothes="dress", top="#f2c14e", shoes="#8c2f3a")
    pose = Pose("stand", near=(-0.24, -0.52), far=(-0.27, -0.5), near_hand="grip", far_hand="grip", tilt=24, lean=-6)
    held = figure(c, 640, 1104, 216, FOREST, child, pose)
    x, y = held.near
    coat = smooth([(x - 40, y - 24), (x + 6, y - 34), (x + 40, y - 18), (x + 44, y + 40), (x + 30, y + 92),
        (x - 2, y + 84), (x - 34, y + 96), (x - 48, y + 40)])  # fmt: skip
    c.paint(coat, "#5a6470", shade="#2a3038", shade_depth=0.25, rim="#a8b4b4")
    c.line([(x - 10, y - 20), (x - 6, y + 30), (x - 4, y + 78)], "#2a3038", 2.4, alpha=0.7)
    c.paint(
        limb([(x + 30, y + 4), (x + 40, y + 50), (x + 34, y + 110)], [20, 22, 20]),
        "#4a545f",
        shade="#2a3038",
        shade_depth=0.3,
    )
    c.paint(
        limb([(x - 26, y - 26), (x + 4, y - 18), (x + 34, y - 24)], [16, 20, 16]), child.top or "#f2c14e", wobble=0.3
    )


@scene(
    "bear-swing",
    "Lunch Hour",
    motifs="bear swing tree hat child meadow briefcase",
    themes="play freedom work childhood joy",
    moods="joyful carefree",
    alt="A large bear with a tie swings high on a child's swing under an oak. A bowler hat, a briefcase and a pair "
    "of shoes lie in the meadow, and a child holds a grown-up's coat.",
    seed=77,
    clues=("lunch break", "weightless", "never too old", "my turn", "creak", "boss's day off"),
)
def bear_swing(c: Canvas) -> None:
    """A bear has put down hat and briefcase and swings."""
    _meadow(c)
    c.shadow_blob(300, 1010, 170, 20, "#2c5a30", 0.55)
    _old_oak(c)
    with c.at(520, 160, 1, 27):
        _swinging_bear(c)
    for x, y in ((480, 168), (520, 174)):
        c.paint(moved(ellipse(0, 0, 7, 25), x, y), "#e6cc98", shade="#8a6a40", shade_depth=0.4)
    _nest(c)
    _left_on_the_grass(c)
    _coat_child(c)
    for x, y, turn in ((300, 250, 20), (630, 620, 60), (470, 860, 120), (120, 900, 40), (590, 700, 150)):
        leaf = moved(smooth([(-14, 0, 1), (0, -7), (15, 0, 1), (0, 7)]), x, y, 1, turn)
        c.paint(leaf, "#c9d873", shade="#5f9a44", shade_depth=0.3, wobble=0.3)


# -- carousel-escape -------------------------------------------------------


_TUCKED: list[Points] = [
    [(112, 30), (176, 36), (176, 92), (152, 106)],
    [(104, 36), (152, 66), (146, 120), (122, 130)],
    [(-112, 14), (-146, 70), (-192, 92), (-214, 140), (-224, 150)],
    [(-92, 30), (-116, 90), (-164, 112), (-182, 164), (-192, 172)],
]
_STEPPING: list[Points] = [
    [(112, 30), (172, 20), (190, 78), (170, 104)],
    [(100, 30), (140, 92), (166, 148), (186, 192)],
    [(-112, 14), (-128, 84), (-172, 124), (-160, 176), (-152, 194)],
    [(-86, 30), (-84, 92), (-122, 128), (-106, 176), (-98, 192)],
]
