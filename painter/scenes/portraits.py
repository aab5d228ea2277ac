"""Portraits: one figure large in the middle."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, difference, ellipse, limb, moved, poly, rect, smooth
from painter.motifs.build import door
from painter.motifs.people import Look, Pose, figure
from painter.motifs.things import boat
from painter.motifs.waters import koi, lugger, veiltail
from painter.motifs.weather import flock, scumble
from painter.palette import OCHRE, TEAL, Palette, mix
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
    veiltail(c, 430, 650, 268, "#e8702c", "#fbdc9a", "#7a2a16", turn=-4)
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
            "#46364f",
            shade="#1a1020",
            shade_depth=0.4,
        )
        for k, tone in enumerate(("#2f7a6a", "#c8a24a", "#8a3a34")):
            with c.at(96 - 6 * k, -30, 1, -64 + 16 * k):
                c.paint(smooth([(0, 0, 1), (40, -11), (96 - 14 * k, -7), (112 - 18 * k, 2, 1), (80 - 12 * k, 9), (30,
                    10)]),
                    tone, shade="#1a1020", shade_depth=0.25)  # fmt: skip
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
    c.sky([(0, "#f6e2b6"), (0.4, "#f3cfa0"), (0.75, "#e0a084"), (1, "#a8606a")])
    scumble(c, 420, 120, 0.15)
    c.glow(220, 420, 480, "#fffbe8", 0.7)
    _drifting_leaves(c)
    _hair_behind(c)
    _neck_and_dress(c)
    _sleeping_face(c)
    _tear_with_a_boat(c)
    _river_of_hair(c)
    for x, y, size, flip in ((640, 962, 104, False), (566, 762, 66, True)):
        lugger(c, x, y, size, "#3a4a3c", "#d99a5c", "#22201c", flip)
        c.line([(x - size * 0.5, y + 6), (x, y + 9), (x + size * 0.55, y + 5)], "#d5e6c8", 3, alpha=0.8)
    for x, y, length, turn, tone, patch in ((452, 1098, 108, 12, "#f0e2c4", "#d8642c"), (664, 1112, 124, -20, "#e8843c",
        "#f7ecd0"), (324, 1146, 84, 4, "#f4ead4", "#2a4a52")):  # fmt: skip
        koi(c, x, y, length, turn, tone, patch, "#5a2c1c")
    flock(c, [(150, 196, 108, -12), (92, 286, 70, 8), (232, 112, 58, -4), (92, 640, 46, -10)], "#1d5a63")
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
