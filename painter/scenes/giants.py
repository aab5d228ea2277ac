"""Giants: a hand asleep in the middle of a town, and an eye at a toy's door."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import arch, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.sky import star
from painter.scene import scene

# -- giant-sleeper ---------------------------------------------------------


"""Middle of the market square."""
"""Pixels from one street round the hand to the next."""
"""The main streets: from the square to the wrist and out of town, and from the fingers outward."""


# -- toy-giant -------------------------------------------------------------


@scene(
    "toy-giant",
    "None Shall Pass",
    motifs="toy knight eye door giant flower teddy room",
    themes="courage protection misunderstanding size childhood",
    moods="brave gentle",
    alt=(
        "A wind-up toy knight with a wooden sword and a shield stands before an open door that is filled by one "
        "huge eye with the knight mirrored in its pupil. A large fingertip pushes a daisy over the threshold; a "
        "toy duck, a teddy bear and blocks stand in the dark room."
    ),
    seed=503,
    clues=("bedtime guard", "stage fright", "big brother", "peace offering", "no entry", "wound up", "who's there"),
)
def toy_giant(c: Canvas) -> None:
    """A toy knight guards a door from a huge friendly eye."""
    _night_nursery(c)
    doorway = arch(470, 968, 430, 760)
    c.paint(
        arch(470, 968, 500, 800), "#54408a", shade="#1b1438", shade_depth=0.1, rim="#cdb6e0", rim_width=5, shadow=10
    )
    with c.clip(doorway):
        _giant_face(c)
    with c.clip(union(doorway, rect(400, 950, 285, 60))):
        _giant_finger(c)
    _door_leaf(c)
    _light_on_floor(c)
    _daisy(c, 506, 1000)
    _hidden_toys(c)
    with c.at(282, 1082, 1.12):
        _tin_knight(c)


def _night_nursery(c: Canvas) -> None:
    """A dark room with starry wallpaper and a boarded floor."""
    c.sky([(0, "#1a1336"), (0.5, "#2c2056"), (0.8, "#3a2a68"), (1, "#120d2a")], mottle=0.05)
    for i in range(9):
        for j in range(9):
            x, y = 70 + i * 88 + (44 if j % 2 else 0), 80 + j * 104
            star(c, x, y, 9, "#4d3c88", points=5, glow=False)
    c.paint(rect(-20, 930, 840, 40), "#40307a", shade="#150f30", shade_depth=0.4, rim="#7a63b4", rim_width=3)
    floor = poly([(-20, 966), (820, 966), (820, 1230), (-20, 1230)])
    c.paint(floor, "#33255c", to="#130d28")
    with c.clip(floor):
        c.strokes(150, 4, 150, 9, 0.14, 0.35, region=(-40, 966, 800, 1200))
        for k in range(-9, 14):
            c.line([(470 + k * 62, 966), (470 + k * 150, 1230)], "#0f0a22", 3.5, alpha=0.8)


def _giant_face(c: Canvas) -> None:
    """What fills the doorway: skin, brow and one kind eye."""
    dark = "#7a4036"
    c.paint(rect(220, 180, 500, 820), "#dca06c", to="#a8664a")
    tints = ["#d99a68", "#cf8e60", "#e2a876", "#c08056", "#d28f6a"]
    c.strokes(160, 60, 120, 20, 0.0, 0.1, region=(240, 190, 700, 980), colors=tints)
    c.paint(smooth([(190, 560), (250, 620), (262, 800), (230, 990), (150, 990)]), dark, alpha=0.5, feather=26)
    c.paint(ellipse(600, 880, 150, 90), "#d9705a", alpha=0.38, feather=40, texture=0.4)
    brow = limb([(268, 404), (370, 330), (520, 316), (690, 372)], [24, 54, 50, 26])
    c.paint(brow, "#3a2028", rough=3, shade="#1c1020")
    for k in range(34):
        x = 276 + k * 12
        y = 402 - math.sin((k + 2) / 34 * 2.6) * 84
        c.line([(x, y + 26), (x + 20, y - 22)], "#2a161e", 4, alpha=0.8)
    c.paint(
        smooth([(262, 606), (330, 498), (470, 456), (610, 500), (692, 610), (620, 520), (470, 486), (336, 530)]),
        dark,
        alpha=0.75,
        feather=4,
    )
    _giant_eye(c)
    c.paint(ellipse(470, 800, 190, 46), "#f0b888", alpha=0.5, feather=26, texture=0.4)
    c.line([(330, 742), (400, 772), (480, 780), (560, 768), (640, 716)], dark, 6, alpha=0.5, feather=2)
    for x, y in ((330, 830), (372, 862), (420, 832), (468, 872), (540, 846), (400, 900), (596, 866), (640, 830)):
        c.paint(circle(x, y, c.rng.uniform(5, 9)), "#9a5a40", alpha=0.55, feather=1.5)
    for x, y in ((300, 668), (288, 656), (284, 640)):
        c.line([(x, y), (x - 28, y + 14)], dark, 5, alpha=0.6)
    c.paint(rect(220, 180, 500, 150), "#241848", alpha=0.5, feather=50, texture=0)
    c.glow(470, 620, 330, "#ffe2b4", 0.22)
    c.paint(difference(arch(470, 968, 430, 760), arch(482, 976, 420, 752)), "#2a1640", alpha=0.7, feather=10)


def _giant_eye(c: Canvas) -> None:
    """The eye: white, iris with its rays, a pupil that mirrors the knight, lids and lashes."""
    eye = smooth([(282, 622, 1), (346, 540), (470, 500), (600, 540), (674, 620, 1), (596, 692), (470, 716), (352, 692)])
    c.paint(eye, "#fbf0dc", shade="#b08aa0", shade_depth=0.16, light_from=(0, 0.8))
    with c.clip(eye):
        x0, y0 = 448, 622
        c.paint(circle(x0, y0, 112), "#1f5a5c", shade="#0f2a3c", shade_depth=0.2)
        for k in range(72):
            a = k * math.tau / 72 + c.rng.uniform(-0.03, 0.03)
            reach = c.rng.uniform(78, 106)
            color = c.rng.choice(["#5fc0a4", "#2f8f86", "#e8b24a", "#8ad8b4", "#c98a3c"])
            c.line(
                [(x0 + math.cos(a) * 46, y0 + math.sin(a) * 46), (x0 + math.cos(a) * reach, y0 + math.sin(a) * reach)],
                color,
                5,
                alpha=0.8,
            )
        c.paint(circle(x0, y0, 110), "#0f2a3c", stroke=8, alpha=0.8)
        c.paint(circle(x0, y0, 54), "#120c1e")
        c.paint(limb([(x0 - 6, y0 + 40), (x0 - 6, y0 + 8)], [16, 12]), "#8f86b8", alpha=0.8)
        c.paint(circle(x0 - 6, y0, 8), "#8f86b8", alpha=0.8)
        c.line([(x0 - 22, y0 + 12), (x0 - 30, y0 - 16)], "#e9c48a", 3, alpha=0.9)
        c.paint(
            smooth([(x0 + 20, y0 - 84), (x0 + 62, y0 - 70), (x0 + 60, y0 - 34), (x0 + 22, y0 - 40)]),
            "#fffaf0",
            feather=1,
        )
        c.paint(circle(x0 - 56, y0 + 52, 11), "#fffaf0", alpha=0.7)
        c.paint(difference(eye, moved(eye, 0, 34)), "#5a2c3c", alpha=0.6, feather=12, texture=0)
    c.line([(278, 626), (346, 540), (470, 498), (600, 538), (682, 622)], "#2a141c", 15)
    for k in range(23):
        t = k / 22
        x, y = 296 + t * 372, 622 - math.sin(math.pi * (0.08 + t * 0.84)) * 122
        reach = (34 + 22 * math.sin(math.pi * t)) * c.rng.uniform(0.75, 1.1)
        c.paint(
            limb([(x, y + 6), (x + (t - 0.5) * 50, y - reach * 0.45), (x + (t - 0.5) * 120, y - reach)], [10, 8, 1.5]),
            "#2a141c",
            wobble=0.5,
        )
    c.line([(296, 640), (352, 692), (470, 716), (596, 692), (668, 634)], "#8a4a3c", 7)


def _giant_finger(c: Canvas) -> None:
    """A fingertip that comes over the threshold from the right."""
    finger = smooth(
        [(760, 1012, 1), (640, 1000), (576, 992), (542, 964), (548, 926), (590, 908), (660, 906), (760, 902, 1)]
    )
    c.paint(finger, "#d9986a", shade="#7a4036", shade_depth=0.3, shadow=12, shadow_offset=(-6, 10), rim="#ffdcb0")
    c.paint(
        smooth([(546, 944), (562, 918), (604, 916), (610, 936), (590, 950), (560, 956)]),
        "#f6d0b4",
        shade="#c98a7a",
        shade_depth=0.2,
        rim="#fff2e0",
    )
    for x in (664, 676):
        c.line([(x, 910), (x + 8, 936), (x + 2, 960)], "#8a4a3c", 3, alpha=0.7)


def _door_leaf(c: Canvas) -> None:
    """The open door, seen almost edge on, to the left."""
    leaf = smooth([(256, 972, 1), (256, 420), (240, 330), (196, 300, 1), (132, 330), (116, 430), (116, 1030, 1)])
    c.paint(
        leaf,
        "#5f4a9a",
        to="#3a2a6b",
        vertical=False,
        shade="#1b1438",
        shade_depth=0.15,
        rim="#f6cfa0",
        rim_width=5,
        rim_from=(0.9, -0.1),
        shadow=8,
    )
    with c.clip(leaf):
        c.strokes(70, 90, 160, 10, 0.12, 0.35, region=(110, 300, 260, 1000))
    for points in (
        [(140, 440), (232, 410), (232, 650), (140, 670)],
        [(140, 720), (232, 700), (232, 930), (140, 966)],
    ):
        c.paint(poly(points), "#2c1f58", stroke=7, wobble=0.4)
    c.paint(circle(142, 694, 12), "#f0a13c", shade="#7a4420", shade_depth=0.4, rim="#fff0c0")


def _light_on_floor(c: Canvas) -> None:
    """Warm light from the doorway on the boards, and the knight's long shadow."""
    c.beam(poly([(262, 968), (680, 968), (790, 1200), (60, 1200)]), "#ff9a58", 0.85, 14, fade=(1, 0.3))
    c.paint(
        smooth([(262, 1084), (312, 1084), (276, 1180), (236, 1230), (90, 1230), (190, 1150)]),
        "#0c0820",
        alpha=0.7,
        feather=7,
        texture=0,
    )


def _daisy(c: Canvas, x: float, y: float) -> None:
    """A picked daisy that lies on the threshold."""
    c.line([(x + 30, y + 2), (x - 20, y + 10), (x - 66, y + 4)], "#6fae5c", 6)
    c.paint(smooth([(x - 20, y + 8), (x - 6, y - 8), (x + 12, y - 8, 1), (x, y + 6)]), "#6fae5c")
    for k in range(11):
        a = k * math.tau / 11
        petal = moved(ellipse(0, 0, 15, 6), x - 74 + math.cos(a) * 17, y + 2 + math.sin(a) * 11, 1, math.degrees(a))
        c.paint(petal, "#fffaf0", shade="#c9b0d0", wobble=0.3)
    c.paint(ellipse(x - 74, y + 1, 11, 8), "#f0a13c", shade="#a8642a", wobble=0.3)


def _tin_knight(c: Canvas) -> None:
    """A wind-up knight from behind: tin armour, plume, key in the back, sword and pot-lid shield; about 215 tall."""
    tin, dark, warm = "#8f86b8", "#2c2350", "#ffd0a0"
    c.shadow_blob(0, 0, 54, 9, "#0a0618", 0.8)
    c.paint(
        limb([(72, -74), (86, -130), (112, -252)], [11, 15, 5]), "#d9a05c", shade="#6a3a34", shade_depth=0.3, rim=warm
    )
    c.line([(60, -128), (108, -118)], "#d9a05c", 10, rim=warm)
    legs = group(limb([(-20, -76), (-24, -40), (-24, -4)], 30, 24), limb([(20, -76), (26, -40), (28, -4)], 30, 24))
    c.paint(legs, tin, shade=dark, shade_depth=0.3, rim=warm, rim_from=(0.7, -0.5))
    for x in (-26, 30):
        c.paint(rect(x - 20, -12, 40, 14, 6), "#5a5088", shade=dark, rim=warm, rim_from=(0.7, -0.5), wobble=0.3)
    c.paint(limb([(34, -138), (62, -120), (76, -98)], [26, 24, 18]), tin, shade=dark, rim=warm, rim_from=(0.7, -0.5))
    c.paint(circle(78, -98, 13), "#5a5088", shade=dark, wobble=0.3)
    c.paint(limb([(-34, -138), (-64, -116), (-78, -94)], [26, 24, 20]), tin, shade=dark)
    body = smooth([(-42, -146), (0, -158), (42, -146), (46, -110), (36, -70, 1), (-36, -70, 1), (-46, -110)])
    c.paint(body, tin, shade=dark, shade_depth=0.3, light_from=(0.7, -0.4), rim=warm, rim_from=(0.7, -0.5), rim_width=6)
    c.line([(-38, -78), (0, -74), (38, -78)], "#c8452f", 8, wobble=0.3)
    c.paint(circle(-88, -100, 40), "#d9a24a", shade="#5a3040", shade_depth=0.3, light_from=(0.7, -0.4), rim=warm)
    c.paint(circle(-88, -100, 30), "#8a5a3c", stroke=3, wobble=0.3)
    c.paint(circle(-88, -100, 9), "#6a3a34", wobble=0.3)
    head = smooth([(-32, -160), (-36, -192), (-20, -222), (0, -228), (20, -222), (36, -192), (32, -160), (0, -152)])
    c.paint(head, tin, shade=dark, shade_depth=0.3, light_from=(0.7, -0.4), rim=warm, rim_from=(0.7, -0.5), rim_width=6)
    c.line([(-32, -168), (0, -160), (32, -168)], dark, 4)
    plume = limb([(0, -226), (-10, -262), (-46, -270), (-66, -236)], [8, 30, 34, 6])
    c.paint(plume, "#d0402c", shade="#5a1530", shade_depth=0.3, rim="#ffb088", rim_from=(0.6, -0.6))
    _winding_key(c)


def _winding_key(c: Canvas) -> None:
    """The key in the knight's back."""
    c.line([(0, -116), (0, -104)], "#3a2010", 9)
    bow = union(ellipse(-20, -112, 20, 15), ellipse(20, -112, 20, 15))
    holes = union(ellipse(-21, -112, 10, 7), ellipse(21, -112, 10, 7))
    c.paint(difference(bow, holes), "#f0c060", shade="#7a4420", shade_depth=0.2, rim="#fff4cc", shadow=5, wobble=0.3)


def _hidden_toys(c: Canvas) -> None:
    """Toys in the dark foreground that watch: a teddy, a duck on wheels, blocks."""
    fur, rim = "#3d2a50", "#e8a878"
    teddy = union(
        circle(700, 1080, 56),
        circle(694, 1000, 42),
        circle(660, 966, 17),
        circle(728, 966, 17),
        circle(654, 1126, 26),
        circle(742, 1128, 26),
    )
    c.paint(teddy, fur, shade="#150d28", shade_depth=0.2, rim=rim, rim_from=(-0.8, -0.5), shadow=8)
    c.paint(ellipse(680, 1012, 19, 14), "#6a4a68")
    for x in (672, 700):
        c.paint(circle(x, 990, 5), "#f6e4d2", wobble=0.1)
        c.paint(circle(x - 1, 990, 3.2), "#0c0818", wobble=0)
    c.paint(circle(672, 1006, 5), "#0c0818")
    for x, y, color, turn in ((560, 1140, "#5a3a78", 8), (604, 1150, "#3f5a80", -6), (582, 1100, "#7a3f58", 4)):
        c.paint(
            moved(rect(-23, -23, 46, 46, 4), x, y, 1, turn),
            color,
            shade="#150d28",
            shade_depth=0.3,
            rim=rim,
            rim_from=(-0.8, -0.5),
        )
    duck = union(
        smooth([(78, 1108), (100, 1078), (150, 1080), (184, 1058, 1), (178, 1110), (150, 1134), (104, 1134)]),
        circle(96, 1064, 30),
    )
    c.paint(duck, "#8a6a3c", shade="#2a1838", shade_depth=0.3, rim=rim, rim_from=(0.6, -0.7))
    c.paint(smooth([(118, 1062), (142, 1066), (120, 1078)]), "#b8522f", wobble=0.3)
    c.paint(circle(102, 1058, 4), "#0c0818")
    for x in (106, 154):
        c.paint(circle(x, 1146, 16), "#5a3a78", shade="#150d28", rim=rim, rim_from=(0.6, -0.7))
