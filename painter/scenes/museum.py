"""From the museum: pictures that have left their frames, and a statue with an umbrella."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from dataclasses import replace

from painter.canvas import Canvas, Region
from painter.geom import circle, difference, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.animals import hare, horse, pigeon
from painter.motifs.folk import umbrella
from painter.motifs.land import hill, waves
from painter.motifs.people import (
    BOY_BLUE,
    CHILD_CROWN,
    OLD_KING,
    STANDING,
    WALKING,
    WIZARD,
    WOMAN_DRESS,
    WOMAN_SCARF,
    Look,
    Pose,
    figure,
)
from painter.motifs.things import boat, chair
from painter.palette import GREY, ROSE, Color, Palette, mix
from painter.scene import scene

# -- empty-frame -----------------------------------------------------------


_HEAD_AND_SHOULDERS = smooth([(-46, 0, 1), (-42, -34), (-14, -48), (-12, -58), (-24, -78), (-18, -106), (0, -114),
    (18, -106), (24, -78), (12, -58), (14, -48), (42, -34), (46, 0, 1)])  # fmt: skip
_STANDING_SHAPE = smooth([(-40, 0, 1), (-30, -60), (-22, -96), (-30, -104), (-10, -112), (-14, -134), (0, -150),
    (14, -134), (10, -112), (30, -104), (22, -96), (30, -60), (40, 0, 1)])  # fmt: skip


@scene(
    "empty-frame",
    "Closing Time",
    motifs="museum frames paintings queue king horse ship sunflowers guard door",
    themes="freedom escape identity patience art",
    moods="comic wistful",
    alt="A museum wall is full of gold frames with blank shapes where the subjects were. A king, a lady, a horse, a "
    "ship on its wave, a vase of flowers and others queue at the lit door; the guard sleeps and a boy sits in a frame.",
    seed=841,
    clues=("strike", "out of office", "night shift", "still life", "after you", "exit", "the understudy"),
)
def empty_frame(c: Canvas) -> None:
    """All the paintings have left their frames and queue at the door."""
    p = ROSE
    _gallery(c)
    for x, y, width, height, tilt, kind in ((130, 176, 104, 138, -2, "bust"), (296, 156, 142, 92, 1, "sea"),
        (474, 186, 100, 150, 2, "standing"), (646, 168, 140, 116, -2, "field"), (116, 402, 92, 120, 3, "vase"),
        (286, 372, 158, 186, 0, "bust"), (456, 392, 86, 86, -9, "square"), (648, 358, 104, 130, -3, "standing"),
        (112, 640, 96, 146, -2, "standing"), (488, 566, 84, 100, 3, "bust")):  # fmt: skip
        with c.at(x, y, 1, tilt):
            _left_frame(c, p, width, height, kind)
    _oval_frame(c, 384, 254)
    _boy_in_frame(c, p)
    _exit_door(c)
    _sleeping_guard(c, p)
    _far_queue(c, p)
    _near_queue(c, p)


def _gallery(c: Canvas) -> None:
    """A wine-red wall with a picture rail, above a pale parquet."""
    c.sky([(0, "#6a2c48"), (0.5, "#94465c"), (0.75, "#7b3a54"), (1, "#5a2840")], mottle=0.05)
    for i in range(14):
        c.paint(rect(i * 62 - 10, 0, 26, 800), "#a85468", alpha=0.3, wobble=0.5)
    c.strokes(300, 90, 170, 16, 0.05, 0.22, region=(0, 0, 800, 800))
    c.line([(-20, 62), (820, 62)], "#d9a24a", 7, rim="#fff0c0")
    c.paint(rect(-20, 786, 840, 44), "#5a2a3c", shade="#2c1424", shade_depth=0.4, rim="#c98a80", rim_width=4)
    floor = poly([(-20, 826), (820, 826), (820, 1230), (-20, 1230)])
    c.paint(floor, "#e9c3a2", to="#a8685c")
    with c.clip(floor):
        for j in range(9):
            y0, y1 = 826 + j * j * 4.6 + j * 8, 826 + (j + 1) ** 2 * 4.6 + (j + 1) * 8
            c.line([(-20, y0), (820, y0)], "#9a5a52", 2.6, alpha=0.6)
            for k in range(-1, 14):
                spread = 1 + j * 0.12
                x = 400 + (k * 66 - 400 + (33 if j % 2 else 0)) * spread
                c.line([(x, y0), (400 + (x - 400) * 1.06, y1)], "#9a5a52", 2.2, alpha=0.45)
        c.strokes(140, 0, 120, 9, 0.06, 0.3, region=(0, 830, 800, 1190))
        c.beam(poly([(606, 826), (726, 826), (640, 1200), (240, 1200)]), "#fff2cc", 0.4, 20, fade=(1, 0.1))


def _gold_rim(c: Canvas, width: float, height: float) -> None:
    """A moulded gold frame round the origin, with its hanging cord."""
    half, tall = width / 2, height / 2
    c.line([(-half * 0.5, -tall - 12), (0, -tall - 46), (half * 0.5, -tall - 12)], "#3a1c2c", 2.4, wobble=0.4)
    outer = rect(-half - 17, -tall - 17, width + 34, height + 34, 4)
    c.paint(
        difference(outer, rect(-half, -tall, width, height)),
        "#dca548",
        shade="#6a3a24",
        shade_depth=0.14,
        rim="#fff0b8",
        rim_width=6,
        shadow=10,
        wobble=0.5,
    )
    c.paint(rect(-half - 9, -tall - 9, width + 18, height + 18, 3), "#8a5628", stroke=3, wobble=0.4)
    for x in (-half - 9, half + 9):
        for y in (-tall - 9, tall + 9):
            c.paint(circle(x, y, 10), "#f0c468", shade="#7a4424", shade_depth=0.35, wobble=0.5)


def _left_frame(c: Canvas, p: Palette, width: float, height: float, kind: str) -> None:
    """A frame whose subject has left a bare patch of canvas."""
    half, tall = width / 2, height / 2
    bare, back = "#f6e6cc", {"bust": "#4a3a4c", "standing": "#56463e", "vase": "#3f5a58", "square": "#c9b08c"}
    inner = rect(-half - 2, -tall - 2, width + 4, height + 4)
    c.paint(inner, back.get(kind, "#8fb0b0"), to=mix(back.get(kind, "#cfd8c0"), p.ink, 0.25))
    with c.clip(inner):
        c.strokes(60, 40, 60, 10, 0.06, 0.3)
        if kind == "bust":
            c.paint(moved(_HEAD_AND_SHOULDERS, 0, tall, height / 150), bare, wobble=0.6)
        elif kind == "standing":
            c.paint(rect(-half, tall - 26, width, 30), "#7a5a48")
            c.paint(moved(_STANDING_SHAPE, 4, tall - 8, height / 190), bare, wobble=0.6)
        elif kind == "vase":
            c.paint(rect(-half, tall - 34, width, 40), "#8a5a48")
            shape = union(
                ellipse(0, tall - 44, 22, 30),
                circle(-24, tall - 98, 18),
                circle(6, tall - 112, 20),
                circle(30, tall - 90, 16),
            )
            c.paint(shape, bare, wobble=0.6)
        elif kind == "sea":
            hill(c, tall - 46, 4, "#b9a07c", 30, tall + 10, -half - 10, half + 10)
            c.paint(
                smooth([(-30, tall - 40), (-6, tall - 84), (20, tall - 40), (40, tall - 34), (-46, tall - 34)]), bare
            )
        elif kind == "field":
            hill(c, tall - 52, 8, "#8fa878", 30, tall + 10, -half - 10, half + 10)
            hill(c, tall - 26, 6, "#6f8f60", 30, tall + 10, -half - 10, half + 10)
            c.paint(smooth([(-40, tall - 62), (-24, tall - 84), (-14, tall - 62), (30, tall - 60), (36, tall - 18),
                (26, tall - 18), (22, tall - 40), (-16, tall - 40), (-18, tall - 18), (-28, tall - 18),
                (-26, tall - 50)]), bare)  # fmt: skip
        else:
            c.paint(moved(poly([(-30, 30), (0, -34), (34, 26)]), 0, 0, 1, 8), bare)
            c.paint(circle(-20, -18, 14), "#b08a60", alpha=0.6)
    _gold_rim(c, width, height)


def _oval_frame(c: Canvas, x: float, y: float) -> None:
    """A small oval frame with a hare-shaped gap."""
    c.paint(ellipse(x, y, 40, 50), "#dca548", shade="#6a3a24", shade_depth=0.2, rim="#fff0b8", shadow=8)
    inner = ellipse(x, y, 29, 39)
    c.paint(inner, "#4f6a58")
    with c.clip(inner):
        c.paint(
            union(ellipse(x, y + 24, 18, 22), circle(x - 4, y - 2, 10), limb([(x - 4, y - 4), (x + 2, y - 30)], 7, 5)),
            "#f6e6cc",
            wobble=0.4,
        )


def _boy_in_frame(c: Canvas, p: Palette) -> None:
    """A visitor who has taken the place of a painting, legs over the frame."""
    with c.at(306, 622, 1, 1):
        c.paint(rect(-92, -82, 184, 164), "#3f7f86", to="#1f4a54")
        with c.clip(rect(-90, -80, 180, 160)):
            c.strokes(60, 30, 70, 12, 0.08, 0.35, region=(190, 530, 400, 710))
            c.glow(0, -20, 110, "#cfe8d8", 0.35)
        _gold_rim(c, 180, 160)
        figure(
            c,
            6,
            82,
            150,
            p,
            replace(BOY_BLUE, top="#e8b24a", scarf="#c8412f"),
            Pose("sit", view="front", near=(0.12, -0.05), far=(-0.13, -0.05), tilt=-8),
            shadow=0,
        )


def _exit_door(c: Canvas) -> None:
    """The way out, full of daylight."""
    c.paint(rect(586, 500, 164, 332, 4), "#4a2234", shade="#2c1424", shade_depth=0.1, rim="#e8b890", shadow=8)
    c.paint(rect(606, 520, 124, 310), "#fff8e0", to="#fbe3b4")
    c.paint(poly([(606, 830), (606, 700), (640, 676), (690, 684), (730, 660), (730, 830)]), "#a9c8a0", alpha=0.9)
    c.paint(poly([(650, 830), (664, 700), (676, 700), (706, 830)]), "#f6e0b0")
    c.glow(668, 670, 260, "#fff2cc", 0.6)
    c.paint(
        poly([(606, 520), (566, 506), (566, 856), (606, 830)]),
        "#7a4a44",
        shade="#2c1424",
        shade_depth=0.2,
        rim="#ffe8c0",
        rim_from=(0.9, 0),
    )
    c.paint(circle(576, 690, 6), "#f0c468", wobble=0.2)


def _sleeping_guard(c: Canvas, p: Palette) -> None:
    """The guard asleep on a chair beside the door."""
    chair(c, 488, 838, 0.62, p, "#5a2a2c")
    look = Look(
        "#e2b088",
        "#8a8480",
        "short",
        True,
        "adult",
        "coat",
        top="#2c3f58",
        bottom="#22304a",
        hat="cap",
        hat_color="#22304a",
    )
    figure(
        c, 486, 774, 150, p, look, Pose("sit", view="front", seat=0.4, near=(0.03, -0.16), far=(-0.05, -0.17), tilt=16)
    )


def _far_queue(c: Canvas, p: Palette) -> None:
    """The head of the queue, walking right to the door."""
    figure(c, 654, 858, 128, p, WOMAN_SCARF, Pose("walk", view="back"))
    figure(c, 594, 876, 112, p, replace(CHILD_CROWN, top="#f2e4cc"), WALKING, flip=True)
    _shape_man(c, 530, 898, 0.92)
    hare(c, 452, 910, 84, p, pose="upright", flip=True)
    _walking_flowers(c, 388, 914)
    figure(c, 292, 916, 160, p, WIZARD, WALKING, flip=True)
    figure(c, 214, 924, 172, p, replace(WOMAN_DRESS, top="#7a4f7c"), replace(STANDING, tilt=8), flip=True)
    figure(c, 140, 936, 176, p, OLD_KING, WALKING, flip=True)


def _shape_man(c: Canvas, x: float, y: float, scale: float) -> None:
    """A gentleman of plain coloured shapes, from some modern picture; about 150 tall."""
    c.shadow_blob(x, y, 34, 6)
    with c.at(x, y, scale):
        c.line([(-12, -60), (-20, 0)], "#23262e", 7, wobble=0.3)
        c.line([(12, -60), (26, 0)], "#23262e", 7, wobble=0.3)
        c.paint(poly([(-32, -54), (34, -60), (8, -126)]), "#3f7f86", wobble=0.3)
        c.paint(poly([(8, -126), (34, -60), (44, -104)]), "#e8b24a", wobble=0.3)
        c.paint(circle(8, -140, 20), "#c8412f", wobble=0.3)
        c.paint(rect(8, -160, 22, 40), "#fbeeda", wobble=0.3)
        c.paint(circle(18, -142, 5), "#23262e", wobble=0.1)


def _walking_flowers(c: Canvas, x: float, y: float) -> None:
    """A vase of sunflowers on two thin legs."""
    c.shadow_blob(x, y, 34, 6)
    for dx in (-10, 14):
        c.line([(x + dx * 0.7, y - 30), (x + dx, y - 3), (x + dx + 12, y - 1)], "#3a2238", 5, wobble=0.2)
    for dx, dy in ((-36, -126), (2, -150), (38, -122), (-8, -112), (22, -96)):
        c.line([(x, y - 70), (x + dx * 0.6, y + dy * 0.8), (x + dx, y + dy)], "#5f7f4a", 4)
        for k in range(11):
            a = k * math.tau / 11
            petal = moved(
                ellipse(0, 0, 11, 5), x + dx + math.cos(a) * 15, y + dy + math.sin(a) * 15, 1, math.degrees(a)
            )
            c.paint(petal, "#f0b43c", shade="#b8702c", wobble=0.3)
        c.paint(circle(x + dx, y + dy, 11), "#6a3a24", wobble=0.4)
    c.paint(smooth([(x - 20, y - 84, 1), (x + 20, y - 84, 1), (x + 34, y - 54), (x + 20, y - 24, 1),
        (x - 20, y - 24, 1), (x - 34, y - 54)]), "#8fb5b4", shade="#2f5f68", shade_depth=0.3,
        rim="#eaf6ee")  # fmt: skip


def _near_queue(c: Canvas, p: Palette) -> None:
    """The tail of the queue in front, walking left before it turns."""
    _ship_on_wave(c, p)
    c.shadow_blob(430, 1134, 110, 12)
    horse(c, 432, 1134, 204, p, "#efe2d0", mane="#b08a80")
    look = Look(
        "#c98f66",
        "#2a1c1c",
        "curly",
        clothes="cloak",
        top="#c8a24a",
        bottom="#8a2f3c",
        hat="beret",
        hat_color="#3f7f86",
    )
    figure(c, 262, 1140, 216, p, look, replace(WALKING, near=(0.24, -0.6), near_hand="grip"))
    c.line([(314, 1012), (340, 1016), (356, 1004)], "#6a3a24", 3)
    _lady_in_ruff(c, 132, 1144)


def _ship_on_wave(c: Canvas, p: Palette) -> None:
    """A ship that has brought its own wave along."""
    c.shadow_blob(640, 1146, 120, 14)
    boat(c, 640, 1060, 1.02, p, "#7a3f34", "#fbeeda", turn=-6)
    swell = smooth([(524, 1150, 1), (530, 1096), (556, 1062), (548, 1042), (528, 1044, 1), (556, 1020), (590, 1036),
        (612, 1064), (660, 1070), (700, 1058), (738, 1076), (754, 1110), (752, 1150, 1), (640, 1158)])  # fmt: skip
    c.paint(swell, "#3f8f98", to="#1f5060", shade="#153a48", shade_depth=0.16, rim="#f4fff4", rim_width=7)
    with c.clip(swell):
        waves(c, 1092, "#2f7684", "#dff2e8", height=5, length=60, to="#1a4654", bottom=1170, x0=500, x1=780)
        waves(c, 1122, "#26626f", "#cfe8e0", height=5, length=70, to="#153a48", bottom=1170, x0=500, x1=780)


def _lady_in_ruff(c: Canvas, x: float, y: float) -> None:
    """A lady in a wide old gown with a lace ruff, in profile to the left; about 235 tall."""
    c.shadow_blob(x, y, 78, 11)
    gown = smooth([(x - 76, y, 1), (x - 66, y - 60), (x - 30, y - 112), (x - 22, y - 132), (x + 20, y - 132),
        (x + 34, y - 112), (x + 70, y - 60), (x + 78, y, 1), (x, y + 6)])  # fmt: skip
    c.paint(gown, "#2f5f68", shade="#14303c", shade_depth=0.25, rim="#a8d0cc")
    c.paint(
        smooth([(x - 34, y, 1), (x - 26, y - 60), (x - 12, y - 112), (x + 2, y - 60), (x + 8, y + 2, 1)]),
        "#e8c48a",
        shade="#a8703c",
        shade_depth=0.25,
    )
    c.paint(
        smooth([(x - 22, y - 128), (x - 24, y - 170), (x, y - 180), (x + 24, y - 168), (x + 20, y - 126)]),
        "#2f5f68",
        shade="#14303c",
        shade_depth=0.3,
    )
    c.paint(limb([(x + 12, y - 164), (x + 34, y - 132), (x - 8, y - 108)], [24, 24, 16]), "#3a707a", shade="#14303c")
    c.paint(circle(x - 14, y - 108, 9), "#8a5638", wobble=0.2)
    _lady_head(c, x, y)


def _lady_head(c: Canvas, x: float, y: float) -> None:
    """Her head in profile, hair in a gold net, and the ruff below it."""
    face = smooth([(x + 4, y - 182), (x - 16, y - 186), (x - 25, y - 194), (x - 24, y - 201), (x - 28, y - 206),
        (x - 26, y - 210), (x - 38, y - 214, 1), (x - 29, y - 228), (x - 26, y - 240), (x - 10, y - 254),
        (x + 12, y - 248), (x + 18, y - 218), (x + 14, y - 192)])  # fmt: skip
    c.paint(face, "#8f5a3c", shade="#4a2824", shade_alpha=0.6, shade_depth=0.2, wobble=0.2, rough=0.6)
    hair = smooth([(x - 26, y - 242), (x - 12, y - 264), (x + 20, y - 262), (x + 40, y - 232), (x + 30, y - 200),
        (x + 12, y - 198), (x + 6, y - 222), (x - 6, y - 240)])  # fmt: skip
    c.paint(hair, "#2a1a22", shade="#120a12", shade_depth=0.3, wobble=0.3)
    with c.clip(hair):
        for k in range(5):
            c.line([(x - 20 + k * 15, y - 268), (x + 8 + k * 12, y - 190)], "#e0b050", 2, alpha=0.8, wobble=0.2)
            c.line([(x + 44 - k * 4, y - 262 + k * 14), (x - 14 + k * 5, y - 234 + k * 12)], "#e0b050", 2, alpha=0.8)
    c.line([(x - 26, y - 222), (x - 20, y - 219), (x - 14, y - 221)], "#1c0f14", 2.6, wobble=0.1)
    c.paint(circle(x + 2, y - 206, 4), "#fbeeda", wobble=0.1)
    for k in range(12):
        a = math.pi * (k / 11)
        puff = circle(x + 2 + math.cos(a) * 38, y - 181 + math.sin(a) * 9, 11)
        c.paint(puff, "#fffaf0", shade="#c9b0b8", shade_alpha=0.6, wobble=0.4)


# -- stone-lover -----------------------------------------------------------


STONE = "#b7bcb4"
STONE_DARK = "#4e5a62"


def _wet_park(c: Canvas, p: Palette) -> None:
    """A park in the rain, out of focus: trees, a lamp, wet birds on a railing."""
    c.sky([(0, "#2c3a44"), (0.35, "#42545c"), (0.7, "#5f7274"), (1, "#2e3a40")])
    c.strokes(760, 98, 170, 20, 0.07, 0.34)
    for x, wide, tall in ((90, 130, 560), (300, 90, 480), (690, 170, 660)):
        for k in range(6):
            a = c.rng.uniform(-0.5, 0.5) * wide
            blob = ellipse(x + a, 720 - tall * c.rng.uniform(0.4, 1.0), wide * 0.55, wide * 0.5)
            c.paint(blob, mix("#33464a", "#3f5650", k / 6), alpha=0.7, feather=12)
    c.mist(800, 160, "#8fa09c", 0.38)
    c.line([(60, 742), (400, 736), (760, 742)], "#2a363c", 7, wobble=0.5)
    for x in range(70, 780, 44):
        c.line([(x, 742), (x, 1100)], "#2a363c", 5, alpha=0.75, wobble=0.4)
    c.line([(60, 1040), (400, 1036), (760, 1040)], "#2a363c", 6, wobble=0.5)
    for x, flip in ((372, True), (424, False)):
        pigeon(c, x, 742, 58, p, "#5d6873", flip=flip)
    c.mist(1020, 150, "#7d8f8e", 0.6)


def _bust(c: Canvas) -> None:
    """The draped body of the statue: folds fall from the far shoulder, a roll of cloth lies round the neck."""
    body = smooth([(830, 1230, 1), (300, 1230, 1), (368, 1120), (412, 1010), (436, 900), (464, 816), (508, 758),
        (572, 718), (650, 696), (730, 704), (790, 740), (830, 800, 1)])  # fmt: skip
    c.paint(body, STONE, to=mix(STONE, STONE_DARK, 0.45), shade=STONE_DARK, shade_depth=0.22, rim="#eef0e6",
        rim_width=6, shadow=18)  # fmt: skip
    with c.clip(body):
        for k in range(9):
            drop = 1230 - (8 - k) * 16
            fold = [(760, 730), (720 - k * 16, 880 + k * 8), (640 - k * 34 + k * k * 3, 1050), (700 - k * 52, drop)]
            c.paint(limb(fold, [6, 16 + k % 3 * 6, 24, 32]), STONE_DARK, alpha=0.42, feather=3)
            c.line([(x - 14, y) for x, y in fold], "#e9ebe1", 3 + k % 3, alpha=0.34)
    for k, (y, wide) in enumerate(((742, 44), (776, 36), (806, 26))):
        roll = [(500 - k * 6, y + 6), (590, y + 44 + k * 6), (690, y + 34), (780, y - 20)]
        c.paint(limb(roll, [wide * 0.5, wide, wide, wide * 0.8]), mix(STONE, "#d6d9cf", 0.4), shade=STONE_DARK,
            shade_depth=0.3, rim="#eef0e6", rim_width=5, shadow=5, wobble=0.6)  # fmt: skip
    arm = union(limb([(566, 810), (536, 920), (508, 1012)], [124, 104, 84]), circle(508, 1014, 43),
        limb([(510, 1014), (420, 1000), (312, 946)], [84, 74, 52]))  # fmt: skip
    c.paint(arm, STONE, shade=STONE_DARK, shade_depth=0.16, rim="#eef0e6", rim_width=6, shadow=12)
    sleeve = smooth([(492, 772), (566, 742), (652, 782), (664, 880), (640, 972, 1), (606, 944), (574, 980, 1),
        (536, 948), (500, 974, 1), (474, 930), (456, 948, 1), (462, 850)])  # fmt: skip
    c.paint(sleeve, mix(STONE, "#dfe2d8", 0.3), shade=STONE_DARK, shade_depth=0.2, rim="#eef0e6", rim_width=5, shadow=8)
    with c.clip(sleeve):
        for x0, x1 in ((516, 472), (546, 520), (576, 556), (606, 592), (632, 626)):
            c.paint(
                limb([(x0, 750), ((x0 + x1) / 2 + 6, 860), (x1, 980)], [3, 11, 15]), STONE_DARK, alpha=0.5, feather=2
            )


def _stone_fist(c: Canvas, x: float, y: float, scale: float, turn: float) -> None:
    """A carved hand round a stick through (x, y), the wrist to the right; one finger tip is lost."""
    with c.at(x, y, scale, turn):
        back = smooth([(136, -28, 1), (96, -40), (56, -56), (24, -58), (8, -30), (10, 30), (30, 62), (66, 60),
            (100, 46), (136, 46, 1)])  # fmt: skip
        fingers = [limb([(34, a), (0, a), (end, a + 2)], [w, w, w * 0.8]) for a, w, end in
            ((-40, 32, -34), (-11, 32, -36), (17, 30, -14), (42, 26, -30))]  # fmt: skip
        c.paint(union(back, *fingers), STONE, shade=STONE_DARK, shade_depth=0.16, rim="#eef0e6", rim_width=4,
            wobble=0.3, shadow=5)  # fmt: skip
        for at, end in ((-26, -32), (3, -30), (30, -22)):
            c.line([(34, at), (4, at + 1), (end, at)], "#414c54", 3.4, wobble=0.2)
        thumb = limb([(84, -34), (44, -60), (8, -66), (-24, -56)], [42, 36, 30, 22])
        c.paint(thumb, mix(STONE, "#dfe2d8", 0.3), shade=STONE_DARK, shade_depth=0.25, wobble=0.3)


def _snail(c: Canvas, x: float, y: float, scale: float) -> None:
    """A small snail that crawls to the left."""
    with c.at(x, y, scale):
        body = smooth([(-40, 0, 1), (-38, -14), (-26, -20), (-10, -8), (30, -6), (46, 0, 1)])
        c.paint(body, "#c9b58a", shade="#5a4a34", wobble=0.2)
        for dx in (-36, -28):
            c.line([(dx, -16), (dx - 4, -32)], "#c9b58a", 2.6, wobble=0.1)
        c.paint(circle(8, -22, 22), "#a8603a", shade="#4a2a22", shade_depth=0.35, rim="#e8b888", wobble=0.3)
        spiral = [(8 + r * math.cos(r * 0.55), -22 + r * math.sin(r * 0.55)) for r in range(3, 20, 2)]
        c.line(spiral, "#5a2f24", 3, wobble=0.1)


def _stone_head(c: Canvas) -> None:
    """A head in profile that faces left with closed eyes, in local units; a tear, a crack in the neck."""
    neck = smooth(
        [(-30, 120), (-26, 200), (-50, 290), (-60, 380), (190, 360), (140, 240), (132, 150), (130, 90), (40, 60)]
    )
    c.paint(neck, mix(STONE, STONE_DARK, 0.2), shade=STONE_DARK, shade_depth=0.25)
    face = smooth([(20, -186), (-66, -172), (-120, -112), (-134, -62), (-134, -40), (-154, -4), (-176, 28, 1),
        (-166, 42), (-144, 46), (-150, 64), (-156, 76), (-140, 84, 1), (-152, 94), (-150, 108), (-136, 114),
        (-144, 142), (-130, 168), (-96, 174), (-40, 152), (20, 130), (120, 110), (160, 0), (130, -120)])  # fmt: skip
    c.paint(face, STONE, shade=STONE_DARK, shade_depth=0.16, rim="#f2f3ea", rim_width=6, wobble=0.4, shadow=8)
    with c.clip(face):
        c.paint(smooth([(-120, -60), (-60, -64), (-40, -30), (-70, 0), (-110, -10)]), STONE_DARK, alpha=0.36, feather=9)
        c.paint(ellipse(-60, 64, 46, 54), "#e8eae0", alpha=0.5, feather=14)
        c.paint(smooth([(-40, 150), (20, 60), (130, 40), (150, 160)]), STONE_DARK, alpha=0.4, feather=16)
    c.paint(smooth([(-122, -36, 1), (-104, -50), (-72, -42), (-58, -24, 1), (-82, -16), (-108, -20)]), "#cdd1c8",
        shade=STONE_DARK, wobble=0.3)  # fmt: skip
    c.line([(-121, -30), (-104, -17), (-80, -14), (-58, -24)], "#2f3a42", 5, wobble=0.2)
    c.line([(-132, -66), (-104, -82), (-64, -74)], STONE_DARK, 7, alpha=0.8, wobble=0.3)
    c.line([(-140, 84), (-120, 87), (-106, 82)], "#2f3a42", 4.4, wobble=0.2)
    c.line([(-160, 40), (-146, 32), (-146, 18)], STONE_DARK, 4.4, alpha=0.9, wobble=0.2)
    c.line([(-88, -6), (-84, 20), (-86, 38)], "#dceaea", 2.4, alpha=0.6, wobble=0.3)
    c.paint(smooth([(-86, 36, 1), (-80, 52), (-86, 58), (-92, 52)]), "#eefafa", shade="#7f9aa4", wobble=0.1)
    c.line([(36, 150), (20, 190), (44, 220), (30, 262), (52, 300)], "#3a444a", 3.4, wobble=0.8)
    _stone_hair(c)


def _stone_hair(c: Canvas) -> None:
    """Carved hair swept back in waves to a knot, bound with a wreath of leaves gone green."""
    knot = smooth([(120, 20), (150, -30), (196, -26), (214, 20), (196, 66), (150, 72), (122, 52)])
    c.paint(knot, STONE, shade=STONE_DARK, shade_depth=0.3, rim="#e9ebe1", rim_width=5, wobble=0.5)
    for k in range(4):
        c.line([(132 + k * 14, 54 - k * 4), (150 + k * 16, 14), (146 + k * 16, -22 + k * 3)], "#414c54", 4, alpha=0.7)
    hair = smooth([(-112, -104, 1), (-96, -150), (-40, -196), (40, -206), (110, -170), (152, -100), (158, -20),
        (140, 60), (104, 112), (80, 118, 1), (70, 70), (30, 60), (6, 26), (-14, -20), (-52, -56),
        (-90, -80)])  # fmt: skip
    c.paint(hair, mix(STONE, "#9aa29c", 0.35), shade=STONE_DARK, shade_depth=0.12, rim="#eef0e6", rim_width=6,
        wobble=0.6, shadow=6)  # fmt: skip
    with c.clip(hair):
        for k in range(17):
            t = k / 16
            lock = [(-110 + 106 * t, -110 + 120 * t), (-62 + 92 * t, -182 + 214 * t), (28 + 42 * t, -200 + 244 * t),
                (112 - 4 * t, -164 + 206 * t), (158 - 26 * t, -56 + 90 * t)]  # fmt: skip
            wave = [(x + 5 * math.sin(i * 2 + k), y + 5 * math.cos(i * 2.3 + k)) for i, (x, y) in enumerate(lock)]
            c.paint(limb(wave, [2, 8, 11, 9, 3]), STONE_DARK, alpha=0.5, feather=1.5)
            c.line([(x - 5, y - 6) for x, y in wave], "#e9ebe1", 3, alpha=0.55, wobble=0.6)
        for k in range(6):
            c.line(
                [(70 + k * 10, 118 - k * 8), (104 + k * 7, 84 - k * 6), (142 + k, 44 - k * 5)], STONE_DARK, 5, alpha=0.6
            )
    _wreath(c)


def _wreath(c: Canvas) -> None:
    """Two rows of leaves over the waves of the hair."""
    for k in range(10):
        t = k / 9
        x, y = -96 + 216 * t, -112 - 64 * math.sin(t * 2.8) + 118 * t
        for side in (-1, 1):
            with c.at(x, y, 1, 56 + 80 * t + side * 38):
                leaf = smooth([(0, 12, 1), (13, -12), (0, -40, 1), (-13, -12)])
                c.paint(leaf, mix("#7fa08a", "#4f7464", c.rng.random()), shade="#2f463f", shade_depth=0.3, wobble=0.4,
                    rim="#c3d6c4", rim_width=4, shadow=3)  # fmt: skip
    for x, y in ((-52, -136), (20, -118), (86, -62)):
        c.paint(circle(x, y, 7), "#d8a12f", shade="#7a5618", wobble=0.2)


def _sleeping_pigeon(c: Canvas, x: float, y: float, size: float, p: Palette) -> None:
    """A pigeon asleep: a ball of feathers, head sunk into the breast, eye closed; its breast on y, facing left."""
    grey, dark = "#8c97a6", "#3f4858"
    c.shadow_blob(x, y, size * 0.75, size * 0.1, p.ink, 0.6)
    with c.at(x, y, size / 130):
        tail = smooth([(60, -34), (128, -16, 1), (124, 2, 1), (60, -6)])
        c.paint(tail, dark, rim="#b9c2cc", wobble=0.4)
        body = smooth(
            [(-74, -44), (-64, -88), (-20, -112), (36, -94), (78, -48), (76, -10), (40, 2), (-40, 2), (-70, -14)]
        )
        c.paint(body, grey, shade=dark, shade_depth=0.24, rim="#d9dde0", rim_width=5, wobble=0.5, rough=1.4)
        with c.clip(body):
            c.paint(ellipse(-58, -26, 40, 34), "#b08a98", alpha=0.6, feather=12)
            c.paint(ellipse(-52, -62, 44, 20), "#5f9486", alpha=0.65, feather=9)
        wing = smooth([(-18, -66), (24, -82), (66, -52), (112, -18, 1), (60, -12), (10, -18), (-16, -38)])
        c.paint(wing, "#aab4bd", shade=dark, shade_depth=0.25, wobble=0.4)
        for a in (30, 54):
            c.line([(a, -72 + (a - 30) * 0.5), (a + 6, -44), (a - 2, -18)], dark, 7, alpha=0.85, wobble=0.3)
        head = smooth([(-76, -92), (-60, -122), (-28, -126), (-8, -104), (-16, -78), (-46, -68), (-68, -74)])
        c.paint(head, mix(grey, dark, 0.35), shade=dark, shade_depth=0.3, rim="#d9dde0", rim_width=4, wobble=0.3)
        c.paint(smooth([(-66, -88), (-84, -74), (-82, -68, 1), (-58, -76)]), "#3a3236", wobble=0.1)
        c.paint(ellipse(-67, -87, 6, 5), "#efe6dc", wobble=0)
        c.line([(-58, -100), (-49, -94), (-39, -99)], "#1f2430", 4, wobble=0.1)


def _pale_umbrella(c: Canvas, x: float, y: float, radius: float, p: Palette) -> None:
    """The mustard umbrella and the warm dry place under it."""
    dry = poly(
        [(x - radius * 0.95, y), (x + radius * 0.95, y + 12), (x + radius * 0.9, 1090), (x - radius * 0.9, 1090)]
    )
    c.beam(dry, "#f0c060", 0.34, feather=26, fade=(1, 0.5))
    umbrella(c, x, y, radius, p, color=p.accent, turn=4, handle=False)


@scene(
    "stone-lover",
    "Let It Sleep",
    motifs="statue umbrella pigeon rain park",
    themes="kindness patience devotion irony time",
    moods="tender rainy",
    alt=(
        "A stone statue with a green wreath in its hair, closed eyes and a drop on its cheek stands in "
        "the rain and holds a yellow umbrella over a pigeon that sleeps on the plinth; the statue itself "
        "gets wet, and a snail sits on its shoulder."
    ),
    seed=664,
    clues=("forgiveness", "heart of stone", "after you", "unrequited", "shh!", "old friends"),
)
def stone_lover(c: Canvas) -> None:
    """The bird had it coming, and is kept dry."""
    p = GREY
    _wet_park(c, p)
    _rain(c, 150, "#c9d6d6", (40, 40, 770, 1170), 0.4)
    c.line([(248, 640), (254, 800), (262, 1030), (274, 1046), (290, 1036)], "#3a2c22", 10, rim="#c9a878", wobble=0.2)
    _pale_umbrella(c, 246, 650, 186, p)
    with c.at(584, 428, 0.98, -13):
        _stone_head(c)
    _bust(c)
    plinth = poly([(-10, 1082), (330, 1076), (372, 1100), (372, 1220), (-10, 1220)])
    c.paint(
        plinth, mix(STONE, STONE_DARK, 0.25), to=STONE_DARK, rim="#eef0e6", rim_width=6, rim_from=(0, -1), rough=1.6
    )
    c.glow(200, 1010, 190, "#ffd98a", 0.4)
    _sleeping_pigeon(c, 176, 1082, 150, p)
    _stone_fist(c, 256, 922, 0.72, 22)
    _snail(c, 690, 706, 0.9)
    _rain(c, 60, "#e6eeec", (440, 60, 760, 900), 0.5)


def _rain(c: Canvas, count: int, color: Color, box: Region, alpha: float) -> None:
    """Slanting rain inside box."""
    rng = c.rng
    for _ in range(count):
        x, y, length = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]), rng.uniform(24, 60)
        c.line([(x, y), (x - length * 0.13, y + length)], color, rng.uniform(1.2, 2.4), alpha=alpha, wobble=0.2)
