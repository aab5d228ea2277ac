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
from painter.palette import OCHRE, SNOW, TEAL, Color, mix
from painter.scene import scene


@scene(
    "fishbowl-head",
    "A Man of Few Words",
    motifs="man suit fishbowl fish hat",
    themes="thoughts silence identity memory manners",
    moods="odd polite",
    alt="Portrait of a gentleman in a suit whose head is a fishbowl; a goldfish looks out and his hat hovers above.",
    seed=52,
    clues=("Deep thinker", "Sunday best", "Short memory", "Empty-headed", "Bubbles", "Company man"),
)
def fishbowl_head(c: Canvas) -> None:
    p = OCHRE
    c.sky([(0, "#2e6f6a"), (0.6, "#4f8f80"), (1, "#2a5a58")])
    for i in range(9):
        for j in range(13):
            x, y = 40 + i * 92 + (46 if j % 2 else 0), 40 + j * 92
            with c.at(x, y, 0.8):
                c.paint(smooth([(0, -26, 1), (14, -6), (0, 18, 1), (-14, -6)]), "#6aa890", alpha=0.5, wobble=0.5)
                c.line([(0, 18), (0, 34)], "#6aa890", 2, alpha=0.5)
    c.strokes(500, 90, 160, 18, 0.06, 0.26)
    c.glow(400, 480, 480, "#ffe9b8", 0.45)
    # body
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
    # bowl
    bowl = smooth([(310, 390), (262, 430), (214, 520), (206, 640), (250, 760), (330, 838), (400, 850), (470, 838),
        (550, 760), (594, 640), (586, 520), (538, 430), (490, 390)])  # fmt: skip
    c.paint(bowl, "#d8ecdc", alpha=0.35)
    with c.clip(bowl):
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
    c.paint(difference(bowl, moved(bowl, 20, 6)), "#ffffff", alpha=0.35, feather=7, texture=0)
    c.paint(difference(bowl, moved(bowl, -22, -8)), "#0f2a33", alpha=0.45, feather=10, texture=0)
    c.paint(bowl, "#f4fbf0", stroke=5, alpha=0.75)
    c.paint(ellipse(400, 390, 92, 18), "#eefaf0", stroke=8, alpha=0.9)
    c.paint(limb([(252, 500), (232, 580), (236, 670)], [3, 20, 3]), "#ffffff", alpha=0.65)
    # hovering hat
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
    alt="A girl with closed eyes; her hair pours down the card as a river with boats and fish. A stream runs from"
    " one eye"
    " with a tiny boat on it, and an old man in a boat lifts a lantern to her face.",
    seed=83,
    clues=("Let it out", "Undercurrent", "Don't wake her", "Salt water", "Where rivers begin", "Lullaby"),
)
def hair_river(c: Canvas) -> None:
    p = TEAL
    c.sky([(0, "#f3dcae"), (0.4, "#eec79a"), (0.8, "#d99a80"), (1, "#a8606a")])
    c.strokes(800, 70, 190, 22, 0.05, 0.34)
    c.glow(420, 360, 460, "#fff6dc", 0.55)
    rng = c.rng
    for _ in range(26):
        x, y = rng.uniform(30, 770), rng.uniform(40, 560)
        c.paint(
            moved(smooth([(-16, 0, 1), (0, -7), (18, 0, 1), (0, 7)]), x, y, rng.uniform(0.7, 1.4), rng.uniform(0, 180)),
            rng.choice(["#d8703c", "#c8502f", "#8aa878"]),
            alpha=0.75,
            wobble=0.3,
        )
    with c.at(400, 1200, 1, -6), c.at(-400, -1200):
        _river_hair_girl(c)
    for x, y, k, fl in ((200, 980, 0.46, False), (610, 900, 0.36, False), (318, 880, 0.30, False)):  # fmt: skip
        boat(c, x, y, k, p, hull="#c8502f", sail="#fbf0d4", flip=fl)
        c.line([(x - 50 * k, y + 16 * k), (x, y + 20 * k), (x + 60 * k, y + 15 * k)], "#d5e6c8", 3, alpha=0.8)
    for x, y, k in ((120, 1120, 0.4), (540, 1140, 0.46), (300, 1150, 0.36)):
        fish(c, x, y, k, p, color="#e8843c", fin="#f5ecd0", turn=rng.uniform(-14, 14))
    for x, y, k, r, fl in ((610, 250, 0.6, -10, True), (680, 180, 0.42, 6, True), (96, 360, 0.42, 8, False),
        (110, 210, 0.36, -8, False), (650, 420, 0.34, 0, True)):  # fmt: skip
        bird(c, x, y, k, p, color="#1d5a63", wing="#2f8583", turn=r, flip=fl)
    _rower_with_a_lantern(c)


def _river_hair_girl(c: Canvas) -> None:
    """The girl: hair behind, neck and dress, the sleeping face, and the locks that become the river."""
    rng = c.rng
    hair, hd = "#1d5a63", "#0b2a36"
    back = smooth([(250, 330), (290, 200), (400, 140), (520, 170), (590, 270), (610, 400), (650, 540), (720, 680),
        (780, 860), (790, 1260, 1), (20, 1260, 1), (40, 1080), (150, 960), (210, 830), (220, 680), (210, 520),
        (226, 400)])  # fmt: skip
    c.paint(back, hair, to="#123f4c", shade=hd, shade_depth=0.12, rim="#a8d0b8", rim_width=6)
    # neck and shoulders
    skin, sk = "#f0c8a0", "#c07a60"
    c.paint(smooth([(364, 560), (360, 640), (330, 700), (240, 756), (200, 820), (580, 820), (550, 756), (462, 700),
        (440, 640), (440, 560)]), mix(skin, sk, 0.25), shade=sk, shade_depth=0.3)  # fmt: skip
    dress = smooth([(214, 800), (240, 756), (290, 744), (340, 790), (400, 806), (456, 790), (500, 744), (540, 756),
        (566, 800), (600, 960), (190, 960)])  # fmt: skip
    c.paint(dress, "#c8502f", shade="#6a1f22", shade_depth=0.3)
    # face
    face = smooth([(274, 400), (284, 310), (340, 262), (410, 252), (480, 272), (524, 330), (528, 420), (508, 500),
        (462, 570), (404, 600), (346, 572), (296, 500)])  # fmt: skip
    c.paint(face, skin, shade=sk, shade_depth=0.22, light_from=(-0.5, -0.5))
    with c.clip(face):
        c.paint(ellipse(322, 486, 40, 28), "#e0705a", alpha=0.5, feather=14)
        c.paint(ellipse(478, 488, 40, 28), "#e0705a", alpha=0.5, feather=14)
        for _ in range(20):
            c.paint(
                circle(400 + rng.choice((-1, 1)) * rng.uniform(28, 90), rng.uniform(462, 500), rng.uniform(1.2, 2.2)),
                "#c0704a",
                alpha=0.6,
                texture=0,
            )
    for s in (-1, 1):
        cx = 400 + s * 64
        c.line([(cx - 34, 426), (cx - 14, 444), (cx + 14, 444), (cx + 34, 426)], "#4a2a2c", 5.5, wobble=0.5)
        for k in range(5):
            t = (k - 2) / 2
            c.paint(
                limb(
                    [(cx + t * 28, 440 - abs(t) * 8), (cx + t * 33, 450 - abs(t) * 6), (cx + t * 40, 458 - abs(t) * 8)],
                    4,
                    1,
                ),
                "#4a2a2c",
                wobble=0.2,
            )
        c.paint(limb([(cx - 34, 384), (cx, 370), (cx + 36, 382)], [3, 8, 3]), "#2a3a3c", wobble=0.4)
    c.line([(404, 440), (412, 482), (408, 500), (394, 502)], sk, 4.5, alpha=0.9)
    c.paint(
        smooth([(370, 538, 1), (390, 530), (402, 535), (414, 530), (434, 538, 1), (402, 546)]), "#c0473f", wobble=0.4
    )
    c.paint(smooth([(372, 539, 1), (402, 544), (432, 539, 1), (402, 558)]), "#d8685a", wobble=0.4)
    _tear_with_a_boat(c)
    # fringe and side locks flowing to the river
    locks = [([(410, 180), (330, 240), (272, 340), (250, 460), (262, 600), (230, 760), (150, 900), (90, 1060),
        (60, 1230)], [40, 84, 60, 50, 60, 80, 110, 150, 190]), ([(420, 176), (500, 220), (548, 320), (556, 460),
        (544, 600), (590, 740), (640, 900), (640, 1060), (600, 1230)], [40, 84, 60, 50, 56, 80, 120, 170, 240]),
        ([(546, 560), (520, 700), (440, 820), (380, 940), (360, 1080), (350, 1230)], [3, 56, 90, 130, 180, 260]),
        ([(258, 560), (276, 690), (300, 800), (270, 930), (220, 1060), (200, 1230)], [3, 44, 70, 110, 150,
        200])]  # fmt: skip
    for pts, ws in locks:
        c.paint(
            limb(pts, ws),
            hair,
            to="#2f8583",
            shade=hd,
            shade_depth=0.16,
            light_from=(-0.8, -0.1),
            rim="#8fc0a8",
            rim_width=5,
        )
    for pts, ws in locks:
        for k in range(7):
            o = (k - 3) / 7
            q = [(x + o * w * 0.9 + rng.uniform(-4, 4), y) for (x, y), w in zip(pts, ws, strict=True)]
            c.line(
                q, rng.choice(["#93c1a6", "#0f3a47", "#4fa09a", "#0f3a47", "#d5e6c8"]), rng.uniform(1.6, 3.6), alpha=0.6
            )
    for _ in range(9):
        a = rng.uniform(3.3, 6.1)
        c.paint(
            circle(400 + math.cos(a) * 130, 330 + math.sin(a) * 130, rng.uniform(10, 17)),
            rng.choice(["#e8643c", "#fbf0d4", "#e8a04a", "#f0b0a0"]),
            shade="#8a3a34",
            shade_depth=0.4,
        )


def _tear_with_a_boat(c: Canvas) -> None:
    """A stream runs from one closed eye down the cheek into the hair, and a small boat goes with it."""
    stream = limb([(352, 446), (350, 476), (338, 502), (312, 520), (270, 536)], [6, 15, 24, 34, 52])
    c.paint(stream, "#5ab8b2", to="#237a7c", rim="#f5fbec", rim_width=7, shade="#17606a", shade_depth=0.2, wobble=0.5)
    for k in range(3):
        c.line([(348 + k * 3, 482), (334 + k * 3, 506 + k * 4), (300 + k * 3, 522 + k * 8)], "#d5f0e4", 1.8, alpha=0.8,
            wobble=0.3)  # fmt: skip
    boat(c, 333, 512, 0.27, TEAL, hull="#c8502f", sail="#fffaf0", turn=-20)


def _rower_with_a_lantern(c: Canvas) -> None:
    """A small man in the nearest boat lifts a lantern to her face."""
    p = TEAL
    look = Look(
        "#8a5a3c", "#e2ddd4", "short", True, "old", top="#e8a04a", bottom="#2a3a44", hat="cap", hat_color="#0b2a36"
    )
    held = figure(c, 452, 1016, 84, p, look, Pose(near=(-0.2, -0.98), far=(-0.1, -0.5), near_hand="grip", tilt=28),
        flip=False, shadow=0)  # fmt: skip
    x, y = held.near
    c.glow(x, y + 12, 70, "#ffd98a", 0.8)
    c.paint(rect(x - 6, y + 3, 12, 17, 3), "#fff0c0", shade="#e8a04a", wobble=0.1)
    c.paint(smooth([(416, 1012, 1), (470, 1020), (520, 1010, 1), (508, 1030), (490, 1040), (440, 1040), (426, 1030)]),
        "#c8502f", shade="#4a1a20", shade_depth=0.4, rim="#f0a07a", rim_width=3)  # fmt: skip
    for k in range(3):
        c.line([(420 - k * 8, 1046 + k * 10), (470, 1050 + k * 11), (520 + k * 4, 1044 + k * 10)], "#8fc0a8", 3,
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
