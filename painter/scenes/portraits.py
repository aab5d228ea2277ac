"""Portraits: one figure large in the middle."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from itertools import pairwise

import skia

from painter.canvas import Canvas
from painter.geom import circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird, fish, fox
from painter.motifs.build import door, village
from painter.motifs.land import hill, pine
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud
from painter.motifs.things import boat
from painter.palette import OCHRE, SNOW, TEAL, Color, Palette, mix
from painter.scene import scene


@scene(
    "fishbowl-head",
    "A Man of Few Words",
    motifs="man suit fishbowl fish hat",
    themes="thoughts silence identity memory manners",
    moods="odd polite",
    alt=(
        "Portrait of a gentleman in a suit and bow tie whose head is a fishbowl with a little door at "
        "the bottom; a goldfish looks out and his hat hovers above."
    ),
    seed=52,
    clues=("Deep thinker", "Sunday best", "Short memory", "Empty-headed", "Bubbles", "Company man"),
)
def fishbowl_head(c: Canvas) -> None:
    """A gentleman whose head is a fishbowl."""
    p = OCHRE
    _papered_wall(c)
    _evening_suit(c)
    _fishbowl(c, p)
    _hovering_hat(c)


def _papered_wall(c: Canvas) -> None:
    """Green wallpaper with a pattern of drops."""
    c.sky([(0, "#2e6f6a"), (0.6, "#4f8f80"), (1, "#2a5a58")])
    for i in range(9):
        for j in range(13):
            x, y = 40 + i * 92 + (46 if j % 2 else 0), 40 + j * 92
            with c.at(x, y, 0.8):
                c.paint(smooth([(0, -26, 1), (14, -6), (0, 18, 1), (-14, -6)]), "#6aa890", alpha=0.5, wobble=0.5)
                c.line([(0, 18), (0, 34)], "#6aa890", 2, alpha=0.5)
    c.strokes(500, 90, 160, 18, 0.06, 0.26)
    c.glow(400, 480, 480, "#ffe9b8", 0.45)


def _evening_suit(c: Canvas) -> None:
    """The shoulders, lapels, shirt, bow tie and pocket square."""
    suit, dark = "#3a3046", "#16101e"
    c.paint(smooth([(60, 1260, 1), (92, 1060), (150, 960), (262, 904), (340, 872), (400, 866), (460, 872), (538, 904),
        (650, 960), (708, 1060), (740, 1260, 1)]), suit, shade=dark, shade_depth=0.2, light_from=(-0.6, -0.5),
        rim="#a89ab0", rim_width=6, shadow=22)  # fmt: skip
    c.paint(poly([(318, 868), (400, 1190), (482, 868), (400, 850)]), "#f8ecd4", shade="#b8a58c", shade_depth=0.2)
    c.paint(smooth([(318, 858, 1), (280, 905), (262, 960), (330, 1010, 1), (398, 1230, 1), (330, 1240, 1), (200, 1010),
        (262, 900)]), mix(suit, "#5a4a66", 0.5), shade=dark, shade_depth=0.2)  # fmt: skip
    c.paint(smooth([(482, 858, 1), (520, 905), (538, 960), (470, 1010, 1), (402, 1230, 1), (470, 1240, 1), (600, 1010),
        (538, 900)]), mix(suit, "#5a4a66", 0.5), shade=dark, shade_depth=0.2)  # fmt: skip
    for s in (-1, 1):
        c.paint(smooth([(400, 918), (400 + s * 30, 896), (400 + s * 78, 884), (400 + s * 86, 930), (400 + s * 74, 962),
            (400 + s * 28, 944)]), "#c8412f", shade="#5a1420", shade_depth=0.35)  # fmt: skip
        c.paint(
            poly([(400 + s * 10, 852), (400 + s * 84, 846), (400 + s * 62, 908), (400 + s * 8, 884)]),
            "#fffaf0",
            shade="#c9b8a0",
            shade_depth=0.3,
            wobble=0.5,
        )
    c.paint(ellipse(400, 924, 22, 26), "#a8302a", shade="#5a1420", shade_depth=0.4)
    for y in (1020, 1090, 1160):
        c.paint(circle(400, y, 9), "#b8a58c")
    c.paint(
        smooth([(560, 1070, 1), (640, 1052, 1), (650, 1100), (600, 1116), (568, 1110)]),
        "#f0c46a",
        shade="#8a5a2c",
        shade_depth=0.3,
    )


def _fishbowl(c: Canvas, p: Palette) -> None:
    """The bowl with its water and the lights on the glass."""
    bowl = smooth([(310, 390), (262, 430), (214, 520), (206, 640), (250, 760), (330, 838), (400, 850), (470, 838),
        (550, 760), (594, 640), (586, 520), (538, 430), (490, 390)])  # fmt: skip
    c.paint(bowl, "#d8ecdc", alpha=0.35)
    with c.clip(bowl):
        _life_in_the_bowl(c, p)
    c.paint(difference(bowl, moved(bowl, 20, 6)), "#ffffff", alpha=0.35, feather=7, texture=0)
    c.paint(difference(bowl, moved(bowl, -22, -8)), "#0f2a33", alpha=0.45, feather=10, texture=0)
    c.paint(bowl, "#f4fbf0", stroke=5, alpha=0.75)
    c.paint(ellipse(400, 390, 92, 18), "#eefaf0", stroke=8, alpha=0.9)
    c.paint(limb([(252, 500), (232, 580), (236, 670)], [3, 20, 3]), "#ffffff", alpha=0.65)


def _life_in_the_bowl(c: Canvas, p: Palette) -> None:
    """Water, gravel, weeds, a door, and the goldfish."""
    c.paint(rect(180, 500, 440, 380), "#6fc0c0", to="#1f6a80", rim="#f0fbec", rim_width=6, rim_from=(0, -1))
    c.glow(330, 560, 220, "#e8fff0", 0.45)
    c.paint(
        smooth([(190, 800), (300, 786), (400, 800), (520, 780), (620, 800), (620, 880), (190, 880)]),
        "#e8c88a",
        shade="#a9743a",
        shade_depth=0.3,
    )
    rng = c.rng
    for _ in range(40):
        c.paint(
            ellipse(rng.uniform(230, 570), rng.uniform(800, 846), rng.uniform(5, 11), rng.uniform(4, 7)),
            rng.choice(["#c98a5a", "#f3dfb0", "#8a6a5a", "#d8604a"]),
        )
    for x, h, s in ((260, 220, 1), (292, 160, -1), (520, 240, -1), (548, 170, 1), (488, 120, 1)):
        c.paint(
            limb(
                [(x, 810), (x + s * 22, 810 - h * 0.35), (x - s * 14, 810 - h * 0.7), (x + s * 8, 810 - h)],
                [16, 14, 10, 2],
            ),
            rng.choice(["#2f7a5a", "#1f5f50", "#4f9a60"]),
        )
    with c.at(330, 806, 0.62):
        door(c, 0, 0, 60, 110, "#8a3a34", "#b8a58c", p, is_open=False)
    fish(c, 410, 640, 1.22, p, color="#e8702c", fin="#f8c87a")
    for x, y, r in ((282, 600, 9), (268, 560, 6), (284, 528, 8), (540, 560, 6)):
        c.paint(circle(x, y, r), "#f0fbf4", stroke=2.4, alpha=0.9)


def _hovering_hat(c: Canvas) -> None:
    """The hat in the air, dripping."""
    with c.at(408, 300, 1, -7):
        c.paint(
            ellipse(0, 0, 190, 34), "#241a2c", shade="#0d0812", shade_depth=0.4, rim="#8a7a98", rim_width=5, shadow=10
        )
        c.paint(smooth([(-112, -6, 1), (-120, -90), (-96, -148), (-30, -156), (0, -146), (40, -160), (100, -144),
            (120, -88), (112, -6, 1), (0, 14)]), "#2e2238", shade="#0d0812", shade_depth=0.3, rim="#8a7a98",
            rim_width=6)  # fmt: skip
        c.paint(
            smooth([(-114, -40, 1), (0, -18), (115, -40, 1), (112, -4, 1), (0, 16), (-112, -4, 1)]),
            "#c8412f",
            shade="#5a1420",
            shade_depth=0.4,
        )
    for x, y in ((310, 356), (500, 350), (400, 366)):
        c.paint(limb([(x, y), (x + 2, y + 8), (x, y + 16)], [2, 8, 6]), "#bfe6e0", alpha=0.9)


@scene(
    "hair-river",
    "What She Listens To",
    motifs="face hair birds river boats tear lantern",
    themes="dream memory nature listening growth",
    moods="lyrical still",
    alt="A young woman in profile with closed eyes; her hair pours down as a river with boats and fish. A stream runs"
    " from her eye with a tiny boat on it, and an old man in a boat lifts a lantern to her face.",
    seed=83,
    clues=("Let it out", "Undercurrent", "Don't wake her", "Salt water", "Where rivers begin", "Lullaby"),
)
def hair_river(c: Canvas) -> None:
    """A sleeper's hair is a river, and a boatman comes to look at her."""
    p = TEAL
    c.sky([(0, "#f6e2b6"), (0.4, "#f3cfa0"), (0.75, "#e0a084"), (1, "#a8606a")])
    c.strokes(800, 70, 190, 22, 0.05, 0.34)
    c.glow(220, 420, 480, "#fffbe8", 0.7)
    _drifting_leaves(c)
    _hair_behind(c)
    _neck_and_dress(c)
    _sleeping_face(c)
    _tear_with_a_boat(c)
    _river_of_hair(c)
    for x, y, scale in ((640, 960, 0.44), (560, 760, 0.3)):
        boat(c, x, y, scale, p, hull="#c8502f", sail="#fbf0d4")
        c.line([(x - 50 * scale, y + 16 * scale), (x, y + 20 * scale), (x + 60 * scale, y + 15 * scale)], "#d5e6c8", 3,
            alpha=0.8)  # fmt: skip
    for x, y, scale in ((470, 1096, 0.4), (668, 1120, 0.44), (330, 1140, 0.34)):
        fish(c, x, y, scale, p, color="#e8843c", fin="#f5ecd0", turn=c.rng.uniform(-14, 14))
    for x, y, scale, turn in ((150, 200, 0.56, -10), (96, 300, 0.4, 8), (230, 112, 0.34, 4), (92, 640, 0.32, 0)):
        bird(c, x, y, scale, p, color="#1d5a63", wing="#2f8583", turn=turn)
    _rower_with_a_lantern(c)


def _drifting_leaves(c: Canvas) -> None:
    """Leaves in the air in front of her."""
    leaf = smooth([(-16, 0, 1), (0, -7), (18, 0, 1), (0, 7)])
    rng = c.rng
    for _ in range(22):
        place = (rng.uniform(50, 226), rng.uniform(60, 820), rng.uniform(0.7, 1.4), rng.uniform(0, 180))
        c.paint(moved(leaf, *place), rng.choice(["#d8703c", "#c8502f", "#8aa878"]), alpha=0.75, wobble=0.3)


_HAIR, _HAIR_DARK = "#1d5a63", "#0b2a36"
_SKIN, _SKIN_SHADE = "#b97b54", "#6e392c"


def _hair_behind(c: Canvas) -> None:
    """The fall of hair behind the neck."""
    fall = smooth([(480, 180), (580, 176), (664, 264), (700, 400), (716, 560), (760, 720), (840, 860, 1),
        (840, 1000, 1), (380, 1000, 1), (400, 760), (420, 560)])  # fmt: skip
    c.paint(fall, _HAIR, to="#123f4c", shade=_HAIR_DARK, shade_depth=0.12, rim="#a8d0b8", rim_width=6,
        rim_from=(0.7, -0.7))  # fmt: skip


def _neck_and_dress(c: Canvas) -> None:
    """The neck with the shadow of the jaw on it, and a red dress."""
    neck = smooth([(352, 600, 1), (362, 680), (346, 740), (270, 790), (220, 860), (600, 900), (560, 760), (530, 640),
        (520, 540)])  # fmt: skip
    c.paint(neck, mix(_SKIN, _SKIN_SHADE, 0.3), shade=_SKIN_SHADE, shade_depth=0.2, light_from=(-0.8, 0.1))
    with c.clip(neck):
        c.paint(smooth([(320, 600), (400, 640), (480, 620), (560, 540), (560, 640), (480, 690), (390, 690)]), "#3f1c20",
            alpha=0.5, feather=16, texture=0)  # fmt: skip
        c.line([(470, 610), (430, 700), (372, 770)], "#5a2a24", 7, alpha=0.35, feather=3)
    dress = smooth([(180, 930), (206, 840), (250, 792), (300, 800), (370, 836), (450, 832), (560, 780), (640, 960)])
    c.paint(dress, "#c8502f", shade="#6a1f22", shade_depth=0.2, rim="#f0a07a", rim_width=5)
    with c.clip(dress):
        c.line([(248, 800), (310, 822), (372, 852), (460, 848), (560, 796)], "#f5d9a0", 5, alpha=0.9)


def _sleeping_face(c: Canvas) -> None:
    """Her face in profile to the left, chin a little raised: the planes first, then lid, nose and lips."""
    with c.at(420, 600, 1, 5), c.at(-420, -600):
        face = smooth([(330, 196), (282, 244), (262, 292), (259, 330), (270, 362), (264, 384), (244, 418), (216, 448),
            (214, 460), (226, 470), (254, 476), (262, 484), (257, 498), (241, 514), (242, 523), (256, 528, 1),
            (244, 540), (248, 553), (265, 562), (258, 582), (264, 606), (292, 628), (350, 624), (430, 588), (490, 520),
            (560, 420), (540, 260), (430, 170)])  # fmt: skip
        c.paint(face, _SKIN, shade=_SKIN_SHADE, shade_depth=0.16, light_from=(-0.9, -0.3), rim="#ffdca8", rim_width=5,
            rim_from=(-1, -0.2), wobble=0.4, rough=0.5)  # fmt: skip
        with c.clip(face):
            _face_planes(c)
        _closed_eye(c)
        _nose_and_lips(c)


def _face_planes(c: Canvas) -> None:
    """Soft shadows: eye socket, side of the nose, under the cheekbone, the jaw; and the warm cheek."""
    c.paint(smooth([(276, 350), (330, 340), (384, 356), (372, 400), (310, 404), (276, 384)]), "#6e392c", alpha=0.45,
        feather=14, texture=0)  # fmt: skip
    c.paint(smooth([(262, 400), (286, 396), (300, 440), (286, 474), (256, 470), (270, 440)]), "#7a4030", alpha=0.42,
        feather=9, texture=0)  # fmt: skip
    c.paint(smooth([(300, 540), (380, 500), (470, 430), (520, 470), (440, 590), (330, 632), (276, 620)]), "#5a2a26",
        alpha=0.45, feather=24, texture=0)  # fmt: skip
    c.paint(smooth([(254, 556), (284, 556), (290, 572), (262, 572)]), "#5a2a26", alpha=0.45, feather=6, texture=0)
    c.paint(ellipse(356, 462, 46, 32), "#d04c38", alpha=0.42, feather=18, texture=0)
    c.paint(ellipse(330, 420, 34, 12), "#f3c898", alpha=0.5, feather=8, texture=0)
    for _ in range(16):
        c.paint(circle(c.rng.uniform(290, 390), c.rng.uniform(436, 474), c.rng.uniform(1.2, 2.2)), "#6e3420", alpha=0.5,
            texture=0)  # fmt: skip


def _closed_eye(c: Canvas) -> None:
    """A heavy lid, a soft line of lashes and the brow."""
    lid = smooth([(284, 376), (300, 360), (330, 356), (360, 372), (352, 388), (322, 398), (292, 394)])
    c.paint(lid, "#b07450", shade="#5e2e26", shade_depth=0.35, light_from=(-0.3, -0.8), feather=2, wobble=0.3)
    c.paint(smooth([(298, 358), (330, 350), (366, 366)], closed=False), "#4a2220", stroke=3, alpha=0.6, wobble=0.2)
    c.paint(limb([(284, 382), (300, 396), (324, 400), (352, 390), (366, 376)], [3, 7, 8, 6, 2]), "#3a1d22", wobble=0.2)
    for x, y, dx, dy in ((290, 389, -15, 10), (300, 396, -13, 15), (312, 399, -8, 17), (325, 400, -2, 17)):
        c.paint(limb([(x, y), (x + dx * 0.45, y + dy * 0.7), (x + dx, y + dy)], [5, 4, 1]), "#3a1d22", wobble=0.2)
    c.paint(limb([(270, 322), (300, 308), (344, 310), (386, 332)], [5, 11, 10, 2]), "#17424f", wobble=0.4)


def _nose_and_lips(c: Canvas) -> None:
    """The wing of the nose, the nostril, and lips a little open in sleep."""
    c.paint(limb([(268, 436), (284, 450), (282, 468), (268, 474)], [2, 5, 5, 2]), "#5a2a24", alpha=0.7, feather=1.5)
    c.paint(limb([(236, 470), (248, 464), (260, 469)], [3, 7, 3]), "#3a181a", wobble=0.2)
    c.paint(smooth([(258, 497), (241, 514), (242, 523), (256, 528, 1), (306, 530, 1), (280, 510)]), "#8e3636",
        shade="#5a1f26", shade_depth=0.3, wobble=0.2)  # fmt: skip
    c.paint(smooth([(256, 529, 1), (244, 540), (248, 552), (264, 558), (288, 548), (306, 530, 1)]), "#ac4e46",
        shade="#7a2c30", shade_depth=0.3, wobble=0.2)  # fmt: skip
    c.paint(limb([(252, 528), (278, 528), (310, 531)], [5, 4, 5]), "#3a1218", wobble=0.2)
    c.paint(limb([(254, 544), (262, 548), (274, 546)], [1, 4, 1]), "#e09a84", alpha=0.8, wobble=0.2)


def _locks() -> list[tuple[list[tuple[float, float]], list[float]]]:
    """The locks from the crown back, over the shoulder and out to the left as a river; points and widths."""
    crown = [(330, 204), (400, 180), (500, 214), (566, 320)]
    return [
        ([*crown, (604, 470), (640, 620), (690, 780), (700, 940), (600, 1240)], [6, 70, 130, 150, 150, 150, 190, 260,
            330]),
        ([(322, 214), (400, 216), (470, 280), (508, 390), (520, 520), (556, 660), (580, 800), (500, 960), (300, 1080),
            (60, 1180)], [4, 50, 84, 92, 86, 100, 130, 170, 220, 260]),
        ([(318, 232), (380, 250), (424, 320), (440, 420), (448, 520), (480, 640), (500, 760), (430, 890), (250, 980),
            (-40, 1030)], [3, 34, 54, 56, 54, 60, 84, 110, 130, 150])]  # fmt: skip


def _river_of_hair(c: Canvas) -> None:
    """Three broad locks with currents in them, flowers at the temple."""
    rng = c.rng
    c.paint(smooth([(-40, 1040, 1), (160, 1010), (360, 960), (560, 940), (840, 900, 1), (840, 1260, 1),
        (-40, 1260, 1)]), "#1d5a63", to="#0f3a47", rim="#93c1a6", rim_width=4)  # fmt: skip
    for points, widths in _locks():
        c.paint(limb(points, widths), _HAIR, to="#2f8583", shade=_HAIR_DARK, shade_depth=0.14, light_from=(-0.8, -0.3),
            rim="#8fc0a8", rim_width=5)  # fmt: skip
        for k in range(8):
            offset = (k - 3.5) / 8
            strand = [(x + offset * w * 0.66 + rng.uniform(-3, 3), y + offset * w * 0.6) for (x, y), w in
                zip(points, widths, strict=True)]  # fmt: skip
            tone = rng.choice(["#93c1a6", "#0f3a47", "#4fa09a", "#0f3a47", "#d5e6c8"])
            c.line(strand, tone, rng.uniform(1.6, 3.6), alpha=0.6)
    for x, y, radius in (
        (352, 214, 15),
        (388, 240, 18),
        (372, 276, 12),
        (420, 278, 16),
        (408, 206, 12),
        (438, 320, 11),
    ):
        color = rng.choice(["#e8643c", "#fbf0d4", "#e8a04a", "#f0b0a0"])
        c.paint(circle(x, y, radius), color, shade="#8a3a34", shade_depth=0.4, rim="#fff3dc", rim_width=3)


def _tear_with_a_boat(c: Canvas) -> None:
    """A stream runs from the closed eye down the cheek into the hair, and a small boat goes with it."""
    with c.at(420, 600, 1, 5), c.at(-420, -600):
        stream = limb([(330, 402), (338, 440), (360, 480), (398, 508), (460, 530)], [4, 13, 21, 30, 46])
        c.paint(stream, "#6ac4bc", to="#237a7c", rim="#f5fbec", rim_width=6, shade="#17606a", shade_depth=0.2,
            wobble=0.5)  # fmt: skip
        for k in range(3):
            c.line([(339 + k * 3, 446), (358 + k * 4, 478), (400 + k * 6, 504 + k * 7)], "#d5f0e4", 1.8, alpha=0.8,
                wobble=0.3)  # fmt: skip
        boat(c, 372, 490, 0.27, TEAL, hull="#c8502f", sail="#fffaf0", turn=24)


def _rower_with_a_lantern(c: Canvas) -> None:
    """A small old man in the nearest boat lifts a lantern to her face."""
    p = TEAL
    look = Look(
        "#8a5a3c", "#e2ddd4", "short", True, "old", top="#e8a04a", bottom="#2a3a44", hat="cap", hat_color="#0b2a36"
    )
    held = figure(c, 150, 1026, 112, p, look, Pose(near=(-0.2, -0.98), far=(-0.1, -0.5), near_hand="grip", tilt=28),
        flip=True, shadow=0, rim="#ffe9b0")  # fmt: skip
    x, y = held.near
    c.glow(x, y + 12, 120, "#ffd98a", 0.85)
    c.paint(rect(x - 8, y + 3, 16, 22, 4), "#fff0c0", shade="#e8a04a", wobble=0.1)
    c.paint(smooth([(84, 1016, 1), (150, 1028), (226, 1012, 1), (208, 1044), (184, 1056), (120, 1056), (98, 1042)]),
        "#c8502f", shade="#4a1a20", shade_depth=0.4, rim="#f0a07a", rim_width=3)  # fmt: skip
    for k in range(3):
        c.line([(86 - k * 8, 1064 + k * 12), (150, 1070 + k * 13), (224 + k * 8, 1062 + k * 12)], "#8fc0a8", 3,
            alpha=0.7 - k * 0.2)  # fmt: skip


@scene(
    "knitted-winter",
    "The First Row",
    motifs="grandmother knitting snow yarn bird village rocking-chair autumn cloud",
    themes="creation winter care time pattern",
    moods="cosy vast",
    alt="An old woman in a rocking chair knits; her white knitting is the snowy country that stretches to a village"
    " on the"
    " horizon. Her yarn comes down from a cloud, and the ground behind her chair is still brown with leaves.",
    seed=61,
    clues=("Row by row", "Weather maker", "Grandmother's country", "Drop a stitch", "Cover me", "Click click"),
)
def knitted_winter(c: Canvas) -> None:
    """A grandmother knits the winter over the last of the autumn."""
    p = SNOW
    c.sky([(0, "#6f8fb0"), (0.2, "#a8bfd0"), (0.36, "#f3e3d4"), (0.42, "#fbeede"), (1, "#e8eef0")])
    c.strokes(600, 0, 180, 20, 0.04, 0.34, region=(0, 0, 800, 520))
    c.paint(circle(210, 230, 56), "#fff6e6")
    c.glow(210, 230, 240, "#fff3da", 0.6)
    hill(c, 470, 20, "#b8c8d6", to="#e8eaec")
    hill(c, 505, 14, "#d3dde4", to="#f4f1ec", rim="#ffffff")
    rng = c.rng
    for x in (60, 96, 560, 610, 655, 700, 745):
        pine(c, x, 512, rng.uniform(50, 90), "#6a86a0", rim="#f4f7f8")
    walls, roofs = ["#d8b89a", "#c99a80", "#e8d6bc"], ["#ffffff", "#f4f4f2"]
    village(c, [(180, 512), (225, 510), (275, 512), (340, 508), (384, 512)], p, walls, roofs, (34, 46), 0.8)
    _autumn_ground(c)
    _knitted_country(c)
    fox(c, 168, 690, 0.26, p, color="#c8652f", white="#fffaf0", flip=True)
    for x, y, height, coat in ((300, 574, 46, "#3f6f86"), (326, 578, 34, "#d8a12f")):
        figure(c, x, y, height, p, Look("#c98f66", "#2a1c1c", "short", top=coat, bottom="#24314a", hat="woolly",
            hat_color="#c8412f"), Pose("walk"), shadow=0.25)  # fmt: skip
    _rocking_chair(c)
    _knitting_grandmother(c)
    _yarn_from_the_cloud(c)
    bird(c, 655, 642, 0.5, p, color="#c8412f", wing="#7a2a2a", pose="perch", belly="#f3e3d4")
    for _ in range(46):
        spot = circle(rng.uniform(45, 560), rng.uniform(45, 900), rng.uniform(1.5, 4.2))
        c.paint(spot, "#ffffff", alpha=0.9, texture=0)


_KNITTED_EDGE = [(824, 566), (716, 618), (640, 690), (560, 760), (470, 860), (414, 950), (372, 1060), (330, 1220)]


def _autumn_ground(c: Canvas) -> None:
    """What winter has not reached yet: a brown meadow with fallen leaves."""
    c.paint(rect(-10, 512, 820, 700), "#b98a4e", to="#6b4630")
    c.strokes(260, -10, 120, 14, 0.10, 0.4, region=(330, 600, 800, 1190))
    rng = c.rng
    leaf = smooth([(-13, 0, 1), (0, -6), (13, 0, 1), (0, 6)])
    for _ in range(80):
        y = rng.uniform(640, 1160)
        x = rng.uniform(860 - (y - 500) * 0.72, 790)
        tone = rng.choice(["#c8652f", "#d8a12f", "#a8402f", "#e0b868", "#7a4a2a"])
        c.paint(moved(leaf, x, y, 0.4 + (y - 600) / 620, rng.uniform(0, 180), scale_y=0.8), tone, wobble=0.3)


def _knitted_country(c: Canvas) -> None:
    """Rows of white stitches from the horizon to the needles, with a soft rolled edge."""
    land = smooth([(-30, 503, 1), (830, 503, 1), *_KNITTED_EDGE, (330, 1240, 1), (-30, 1240, 1)])
    c.paint(land, "#e3e8ec", shadow=16, shadow_offset=(10, 10), shadow_color="#3a2418", wobble=0.8)
    with c.clip(land):
        y, s, row = 520.0, 7.0, 0
        while y < 1215:
            _stitch_row(c, y, s, row)
            y += s * 1.42
            s *= 1.052
            row += 1
    loops = smooth([(x + 4, y) for x, y in _KNITTED_EDGE], closed=False)
    c.paint(loops, "#8ea4ba", stroke=11, alpha=0.6, feather=3)
    for (x0, y0), (x1, y1) in pairwise(_KNITTED_EDGE):
        count = max(3, int(math.dist((x0, y0), (x1, y1)) / (9 + (y0 - 560) * 0.022)))
        for k in range(count):
            x, y = x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count
            size = 6 + (y - 560) * 0.016
            c.paint(ellipse(x, y, size, size * 0.8), "#ffffff", shade="#a8b8c8", shade_depth=0.3, wobble=0.4)


def _stitch_row(c: Canvas, y: float, s: float, row: int) -> None:
    """One row of V stitches of half width s."""
    count = int(820 / (s * 2)) + 4
    left, right = skia.Path(), skia.Path()
    for i in range(count + 1):
        x = 400 - count * s + i * s * 2
        wave = math.sin(x * 0.008 + row * 0.05) * s * 0.5
        for side, path in ((-1, left), (1, right)):
            path.addPath(limb([(x + side * s * 0.86, y - s * 0.75 + wave), (x + side * s * 0.55, y + s * 0.15 + wave),
                (x + side * s * 0.08, y + s * 0.95 + wave)], [s * 0.45, s * 0.78, s * 0.4]))  # fmt: skip
    t = min(1, (y - 520) / 600)
    c.paint(moved(group(left, right), s * 0.10, s * 0.22), mix("#b8c8d4", "#8ea4ba", t), wobble=0.5, alpha=0.8)
    c.paint(left, mix("#ffffff", "#fffaf2", t), wobble=0.5, texture=0.4)
    c.paint(right, mix("#eef2f4", "#e3e8ec", t), wobble=0.5, texture=0.4)


def _rocking_chair(c: Canvas) -> None:
    """A bentwood rocking chair seen from its left side, facing left."""
    wood, dark, light = "#8a5a3c", "#3a2018", "#dca878"
    c.shadow_blob(600, 1098, 190, 20, "#2a1810", 0.6)
    c.line([(700, 650), (716, 780), (700, 930)], mix(wood, dark, 0.5), 13, wobble=0.5)
    c.line([(468, 950), (490, 1088)], mix(wood, dark, 0.5), 12, wobble=0.4)
    rocker = smooth([(416, 1066), (496, 1102), (600, 1110), (684, 1098), (736, 1066)], closed=False)
    c.paint(moved(rocker, 14, -14), mix(wood, dark, 0.5), stroke=12)
    for y in (700, 760, 820):
        c.line([(664, y), (690, y + 4), (712, y - 4)], mix(wood, dark, 0.25), 9, wobble=0.4)
    c.line([(668, 930), (712, 1080)], wood, 15, shade=dark, wobble=0.4)
    c.line([(478, 946), (464, 1084)], wood, 14, shade=dark, wobble=0.4)
    c.line([(646, 660), (672, 780), (664, 940)], wood, 16, shade=dark, rim=light, wobble=0.5)
    c.paint(circle(645, 656, 13), wood, shade=dark, rim=light, wobble=0.3)
    c.paint(circle(701, 646, 12), mix(wood, dark, 0.4), shade=dark, wobble=0.3)
    c.paint(smooth([(452, 930), (560, 922), (690, 930), (694, 950), (560, 956), (452, 950)]), wood, shade=dark,
        rim=light, rim_width=4)  # fmt: skip
    c.paint(rocker, wood, stroke=15, shade=dark, rim=light)


def _knitting_grandmother(c: Canvas) -> None:
    """She sits bent over her work: skirt over the knees, shawl, bun, spectacles, both hands at the needles."""
    skirt, wine, shawl, ink = "#b8402f", "#6a1a20", "#3f6f86", "#24314a"
    skin, flush, wool = "#c98f6c", "#7a4434", "#f1f0ec"
    c.paint(smooth([(462, 1062), (486, 1050), (500, 1068), (496, 1090), (440, 1090, 1), (438, 1078)]), "#4a2c28",
        shade="#1c1014", wobble=0.4)  # fmt: skip
    c.paint(smooth([(646, 840), (664, 900), (656, 948), (590, 962), (540, 984), (548, 1058, 1), (500, 1074),
        (440, 1058, 1),
        (428, 980), (436, 912), (478, 880), (560, 860)]), skirt, shade=wine, shade_depth=0.24, rim="#f3b8a0",
        rim_width=5)  # fmt: skip
    for points in (
        [(470, 920), (462, 990), (470, 1056)],
        [(506, 930), (504, 1000), (514, 1060)],
        [(540, 906), (600, 900)],
    ):
        c.paint(limb(points, 3, 9), wine, alpha=0.4)
    c.paint(limb([(556, 772), (520, 838), (470, 842)], [44, 36, 24]), mix(shawl, ink, 0.55), wobble=0.4)
    body = smooth([(556, 700), (600, 690), (646, 712), (668, 780), (664, 872), (600, 890), (540, 872), (536, 800),
        (534, 740)])  # fmt: skip
    c.paint(body, shawl, shade=ink, shade_depth=0.28, rim="#b8d4dc", rim_width=5)
    with c.clip(body):
        for k in range(5):
            c.line(
                [(548 + k * 8, 700 + k * 8), (572 + k * 22, 790 + k * 12), (640 + k * 16, 860)], "#cfe0e0", 3, alpha=0.4
            )
    for k in range(8):
        c.line([(552 + k * 14, 880 + (k % 2) * 4), (550 + k * 14, 902)], shawl, 4, wobble=0.4)
    _grandmother_head(c, skin, flush, wool)
    _lap_of_knitting(c)
    c.paint(limb([(618, 746), (608, 836), (548, 866), (486, 850)], [52, 46, 36, 24]), mix(shawl, "#6a9ab0", 0.3),
        shade=ink, shade_depth=0.26, rim="#b8d4dc", rim_width=4, wobble=0.4)  # fmt: skip
    for points in ([(494, 880), (430, 800), (396, 758)], [(500, 812), (440, 846), (376, 872)]):
        c.paint(limb(points, 8, 4), "#b0723a", shade="#5a3018", rim="#f0c890", rim_width=3, wobble=0.2)
    c.paint(union(ellipse(462, 836, 19, 15), limb([(460, 830), (444, 826), (434, 832)], 11, 8)), mix(skin, flush, 0.2),
        shade=flush, shade_depth=0.3, wobble=0.2)  # fmt: skip
    c.paint(union(ellipse(478, 852, 20, 16), limb([(470, 848), (452, 842), (442, 848)], 12, 8),
        limb([(470, 858), (454, 856), (446, 862)], 11, 8)), skin, shade=flush, shade_depth=0.3, wobble=0.2)  # fmt: skip


def _lap_of_knitting(c: Canvas) -> None:
    """The piece on the needles: it falls from her hands and becomes the land."""
    cloth = smooth([(388, 776, 1), (470, 850), (500, 870, 1), (500, 930), (466, 1000), (424, 1060), (372, 1090, 1),
        (350, 1010), (380, 900), (370, 840)])  # fmt: skip
    c.paint(cloth, "#f4f3ef", shade="#9fb2c4", shade_depth=0.2, shadow=10, shadow_color="#3a2418", wobble=0.6)
    with c.clip(cloth):
        for row in range(14):
            for k in range(9):
                x, y = 366 + k * 17 + row * 1.5, 786 + row * 24 + k * 10
                c.paint(limb([(x - 8, y - 9), (x - 5, y + 2), (x, y + 11)], [5, 8, 4]), "#ffffff", wobble=0.4)
                c.paint(limb([(x + 8, y - 9), (x + 5, y + 2), (x, y + 11)], [5, 8, 4]), "#dfe5ea", wobble=0.4)
    for k in range(8):
        c.paint(ellipse(396 + k * 13, 774 + k * 12, 6, 9), "#ffffff", shade="#9fb2c4", wobble=0.3)


def _grandmother_head(c: Canvas, skin: Color, flush: Color, wool: Color) -> None:
    """Profile to the left, bent over the work, eyes down behind spectacles."""
    grey = "#9fb2c4"
    with c.at(572, 652, 1.06, -14):
        c.paint(limb([(6, 26), (16, 60)], 34, 44), mix(skin, flush, 0.4), wobble=0.2)
        c.paint(circle(52, -26, 22), wool, shade=grey, shade_depth=0.4, wobble=0.4)
        face = smooth([(-30, -36), (-40, -16), (-41, -8), (-56, 8, 1), (-52, 14), (-42, 15), (-45, 21, 1), (-42, 25),
            (-45, 30, 1), (-40, 36), (-42, 46), (-26, 54), (2, 46), (26, 22), (30, -10), (8, -42)])  # fmt: skip
        c.paint(face, skin, shade=flush, shade_depth=0.22, light_from=(-0.8, -0.3), wobble=0.2, rough=0.5)
        with c.clip(face):
            c.paint(ellipse(-22, 22, 16, 11), "#d0604a", alpha=0.45, feather=5)
        c.line([(-38, 0), (-30, 5), (-22, 2)], "#3a2420", 3, wobble=0.1)
        c.paint(limb([(-40, -16), (-30, -20), (-20, -15)], [3, 5, 2]), wool, wobble=0.2)
        c.line([(-43, 26), (-34, 27), (-29, 24)], "#7a2f2a", 2.6, wobble=0.1)
        for k in range(2):
            c.line([(-12, -2 + k * 6), (-4, -4 + k * 8)], flush, 1.8, alpha=0.6, wobble=0.1)
        c.paint(circle(-33, 3, 13), "#fff6e0", alpha=0.25)
        c.paint(circle(-33, 3, 13), "#3a3440", stroke=3, wobble=0.1)
        c.line([(-20, 1), (22, -4)], "#3a3440", 2.6, wobble=0.1)
        c.paint(smooth([(-34, -30), (-30, -54), (-4, -66), (30, -60), (50, -36), (48, -4), (34, 22), (26, 26), (24, 0),
            (8, -20), (-14, -30)]), wool, shade=grey, shade_depth=0.26, rim="#ffffff", rim_width=4,
            wobble=0.4)  # fmt: skip
        for k in range(4):
            c.line(
                [(-24 + k * 8, -38 - k * 3), (4 + k * 9, -46 + k * 3), (32 + k * 4, -24 + k * 8)], grey, 2, alpha=0.7
            )
        c.paint(smooth([(20, 2), (30, -2), (34, 10), (26, 22), (20, 14)]), skin, shade=flush, wobble=0.2)


def _yarn_from_the_cloud(c: Canvas) -> None:
    """A cloud unravels into the yarn she knits."""
    thread = [(606, 250), (564, 318), (604, 372), (640, 336), (600, 318), (566, 380), (590, 470), (520, 560),
        (440, 640), (404, 730), (420, 800), (456, 838)]  # fmt: skip
    c.line([(x + 3, y + 4) for x, y in thread], "#8ea4ba", 4, alpha=0.5, wobble=0.4)
    cloud(c, 610, 250, 270, "#ffffff", "#a8bccc", rim="#ffffff")
    for k in range(4):
        c.line(
            [(530 + k * 30, 226 - k * 6), (580 + k * 22, 196 + k * 8), (650 + k * 14, 232 + k * 2)],
            "#c3d2de",
            4,
            alpha=0.8,
        )
    c.line(thread, "#fffdf8", 5, wobble=0.4)
