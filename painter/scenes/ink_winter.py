"""Scenes of winter, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Points, circle, ellipse, limb, poly, smooth, union
from painter.media.wash import INK, Wash
from painter.motifs.ink import PROFILE, asleep, drawn, fist
from painter.scene import scene


@scene(
    "knitted-winter", "The First Row",
    motifs="grandmother knitting snow yarn bird village rocking-chair autumn cloud",
    themes="creation winter care time pattern", moods="cosy vast", seed=71, medium=Wash,
    alt="An old woman in a rocking chair knits; her white knitting is the snowy country that stretches to a village"
    " on the"
    " horizon. Her yarn comes down from a cloud, and the ground behind her chair is still brown with leaves.",
    clues=("Row by row", "Weather maker", "Grandmother's country", "Drop a stitch", "Cover me", "Click click"),
)  # fmt: skip
def knitted_winter(c: Wash) -> None:
    _snow_sky(c)
    _autumn(c)
    _stitches(c)
    _chair(c)
    _knitter(c)
    _yarn(c)


def _snow_sky(c: Wash) -> None:
    c.wet(smooth([(-40, 240), (240, 190), (520, 260), (840, 200), (840, 330), (480, 350), (120, 320), (-40, 350)]),
        "#a8bcd6", 50, 0.55)  # fmt: skip
    for x, y, r, k in (
        (470, 110, 66, 0.8),
        (560, 90, 80, 0.9),
        (650, 104, 74, 0.85),
        (720, 140, 50, 0.7),
        (400, 150, 40, 0.6),
    ):
        c.wet(circle(x, y, r), "#7f92b4", 34, k * 0.6)
    c.lift(ellipse(540, 84, 90, 30), 0.6, 26)
    for x in (48, 74, 620, 742, 770):
        h = c.rng.uniform(26, 46)
        c.drag([(x, 436 - h), (x, 436)], [3, 16], "#2c3e4e", 0.5)
    for x, w, h in ((150, 34, 22), (196, 28, 30), (232, 36, 20), (282, 26, 26), (322, 34, 22)):
        roof = poly([(x - 4, 430 - h), (x + w / 2, 414 - h), (x + w + 4, 430 - h)])
        wall = poly([(x, 430 - h), (x + w, 430 - h), (x + w, 436), (x, 436)])
        c.wash(wall, "#b98a6a", bleed=1)
        c.contour(union(roof, wall), 2, lost=0.2)
        c.pen([(x + w * 0.5, 428 - h * 0.4), (x + w * 0.5, 432 - h * 0.2)], 5, "#f0a020", 0)
    c.pen([(246, 380), (252, 356), (244, 336), (254, 318)], 2, "#7f8aa0", 0.5)
    c.pen([(-10, 438), (200, 434), (420, 440), (640, 434), (820, 438)], [1, 3, 1, 3, 1], "#5c6f90")


def _edge(y: float) -> float:
    """Where the knitting ends on the right."""
    if y < 700:
        return 830
    return 560 - 210 * float(math.sin(min(1.0, (y - 700) / 520) * 1.5) ** 0.9)


def _stitches(c: Wash) -> None:
    y, row = 452.0, 0
    while y < 1210:
        size = (y - 416) / 780 * 50 + 4
        x = -20.0 + (row % 2) * 0
        while x < min(_edge(y), 820):
            wave = 10 * math.sin(x / 120 + y / 90) * (y - 430) / 500
            fold = math.sin(x / 150 + y / 130 + 0.8)
            press = (0.6 + 0.4 * fold) * size * 0.14 + 0.8
            if c.rng.random() < 0.86 + 0.14 * fold:
                tone = "#7d94be" if fold > 0.0 else "#a3b5d4"
                top = y + wave
                c.pen([(x + size * 0.06, top), (x + size * 0.30, top + size * 0.30), (x + size * 0.46,
                    top + size * 0.62)],
                    press, tone, 0.3)  # fmt: skip
                c.pen([(x + size * 0.92, top), (x + size * 0.70, top + size * 0.30), (x + size * 0.54,
                    top + size * 0.62)],
                    press, tone, 0.3)  # fmt: skip
            x += size * 1.04
        y += size * 0.62
        row += 1
    for x, y, rx, ry in ((140, 620, 150, 26), (420, 540, 170, 18), (120, 900, 160, 40)):
        c.wet(ellipse(x, y, rx, ry), "#a9bede", 30, 0.35)


def _autumn(c: Wash) -> None:
    ground = smooth([(830, 700, 1), (700, 740), (560, 800), (440, 900), (380, 1040), (350, 1230, 1), (830, 1230, 1)])
    c.wash(ground, "#9a5f2e", to="#6b3f28", bleed=22, fade=(0.6, 1.0), blooms=5, grain=1.6)
    for _ in range(70):
        y = c.rng.uniform(800, 1190)
        x = c.rng.uniform(_edge(y) + 60, 800)
        turn, size = c.rng.uniform(0, 6.3), c.rng.uniform(7, 17)
        dx, dy = math.cos(turn) * size, math.sin(turn) * size * 0.6
        leaf = smooth(
            [(x - dx, y - dy, 1), (x - dy * 0.5, y + dx * 0.4), (x + dx, y + dy, 1), (x + dy * 0.5, y - dx * 0.4)]
        )
        c.wash(leaf, c.rng.choice(("#d9822b", "#c4502a", "#e0a53a", "#8a4a20")), bleed=1.5, strength=1.1)
        c.pen([(x - dx * 1.4, y - dy * 1.4), (x + dx * 0.8, y + dy * 0.8)], 1.4)


def _chair(c: Wash) -> None:
    wood, dark = "#7a4a2a", "#4a2a1a"
    for a, b in (((735, 900), (792, 520)), ((640, 920), (700, 540))):
        post = limb([a, ((a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2), b], [22, 20, 16])
        drawn(c, post, wood, dark, 3.2)
    for y in (570, 640, 710):
        slat = limb([(706 - (y - 540) * 0.16, y), (790 - (y - 520) * 0.15, y - 14)], [18, 18])
        drawn(c, slat, "#935c34", dark, 2.6)
    rocker = limb([(330, 1128), (420, 1168), (560, 1182), (700, 1168), (812, 1110)], [14, 20, 22, 20, 12])
    drawn(c, rocker, wood, dark, 4)
    for a, b in (((690, 900), (704, 1166)), ((520, 960), (500, 1174))):
        drawn(c, limb([a, b], [22, 18]), wood, dark, 3)
    robin = smooth([(772, 500), (756, 480), (762, 458), (784, 452), (800, 470), (806, 500), (794, 512)])
    drawn(c, robin, "#6a4a36", "#a98a70", 2.6)
    c.wash(smooth([(757, 476), (764, 460), (774, 466), (776, 494), (764, 494)]), "#dc5226", bleed=2)
    c.pen([(758, 466), (746, 468)], [4, 1], dry=0)
    c.pen([(770, 463), (771, 464)], [5, 5], dry=0)


def _knitter(c: Wash) -> None:
    skirt = smooth([(700, 800), (716, 900), (690, 960), (600, 960), (560, 1000), (548, 1120, 1), (470, 1140),
        (380, 1120, 1), (384, 1000), (372, 900), (400, 838), (480, 812), (580, 790)])  # fmt: skip
    c.wash(skirt, "#c93a2a", to="#8a2030", way=(0.3, 1), bleed=9, blooms=3, strength=1.05)
    c.contour(skirt, 4.5, lost=0.3)
    for line in ([(470, 850), (440, 930), (450, 1050), (440, 1120)], [(560, 880), (510, 960), (506, 1110)],
        [(640, 850), (600, 900), (520, 920)], [(410, 880), (404, 980), (412, 1100)]):  # fmt: skip
        c.pen(line, [1, 5, 4, 1], "#5a1420")
    for x, y in ((430.0, 1140.0), (372.0, 1132.0)):
        boot = smooth([(x + 34, y - 24), (x - 4, y - 26), (x - 40, y - 8), (x - 60, y + 14), (x + 34, y + 16)])
        drawn(c, boot, "#3a2a28", "#5a4038", 3)
    torso = smooth([(560, 560), (620, 540), (680, 600), (716, 700), (716, 820), (640, 850), (540, 830), (520, 740),
        (516, 640)])  # fmt: skip
    c.wash(torso, "#2f5f8a", to="#5d8fb4", bleed=6, blooms=2)
    c.contour(torso, 4.5, lost=0.3)
    _granny_head(c)
    shawl = smooth(
        [(520, 590), (580, 566), (650, 560), (716, 640), (744, 760, 1), (660, 730), (580, 740, 1), (520, 690)]
    )
    c.wash(shawl, "#e0a63c", to="#c8702c", way=(0.5, 1), bleed=5, blooms=2)
    c.contour(shawl, 4, lost=0.25)
    for line in (
        [(560, 590), (590, 650), (590, 720)],
        [(610, 576), (650, 640), (664, 716)],
        [(650, 580), (700, 660), (728, 740)],
    ):
        c.pen(line, [1, 4, 2], "#8a4a1c")
    for k in range(9):
        x, y = 586.0 + k * 18, 728.5 + 2 * abs(k - 4) + 1.5 * k
        c.pen([(x, y), (x + 2, y + 14), (x - 2, y + 24)], 2.4, "#8a4a1c")
    arm = smooth([(560, 640), (600, 690), (590, 770), (540, 800), (470, 770), (410, 730), (424, 694), (480, 716),
        (520, 730), (530, 680)])  # fmt: skip
    c.wash(arm, "#2a557e", to="#6b9bbc", way=(-1, 0.2), bleed=3, blooms=1)
    c.contour(arm, 4.5, lost=0.2)
    for line in ([(540, 726), (560, 744), (566, 774)], [(516, 730), (520, 760), (510, 780)]):
        c.pen(line, 3)
    _knitting(c)


def _granny_head(c: Wash) -> None:
    with c.at(566, 446, 1.08, -20, flip=True):
        neck = limb([(-4, 40), (-6, 90), (-4, 140)], [70, 72, 84])
        drawn(c, neck, "#d79a70", "#b06a4c", 3)
        face = smooth(PROFILE)
        c.wash(face, "#f0c49c", to="#d48a62", way=(-1, 0.2), bleed=2.5)
        c.wet(ellipse(46, 34, 14, 11), "#d4503c", 13, 0.45)
        asleep(c, 0.0, "#c0504a")
        for line in ([(34, 14), (28, 20), (28, 28)], [(70, 44), (60, 54), (58, 70)], [(50, -46), (62, -50), (72, -46)],
            [(30, 16), (22, 18)]):  # fmt: skip
            c.pen(line, 1.5)
        c.contour(face, 3.4, lost=0.1)
        hair = smooth([(62, -76), (44, -60), (26, -40), (4, -28), (-14, 4), (-24, 34), (-50, 58), (-86, 50), (-108, 8),
            (-108, -50), (-80, -98), (-36, -117), (20, -112)])  # fmt: skip
        bun = smooth([(-80, -74), (-104, -116), (-146, -112), (-160, -74), (-140, -40), (-104, -36)])
        for part in (bun, hair):
            c.lift(part)
            c.wash(part, "#c6ccd8", to="#f2f1ee", way=(1, -0.6), bleed=5, strength=0.8)
            c.contour(part, 3.2, lost=0.25)
        for k in range(9):
            c.pen(
                [(48 - k * 7, -94 + k * 4), (4 - k * 9, -76 + k * 10), (-58 - k * 3, -56 + k * 9)], 1.5, "#6a7084", 0.4
            )
        c.pen([(-104, -74), (-122, -94), (-142, -80), (-138, -58), (-118, -56), (-118, -74)], 2, "#6a7084")
        c.pen([(52 + 19 * math.cos(a), 6 + 19 * math.sin(a)) for a in [k * 0.6283 for k in range(11)]], 3, "#7a5a20")
        c.pen([(34, 2), (12, -8)], 2.4, "#7a5a20")


def _knitting(c: Wash) -> None:
    cloth = smooth([(452, 690), (400, 676), (330, 690), (250, 720), (180, 780), (250, 830), (330, 850), (400, 820),
        (440, 760)])  # fmt: skip
    c.lift(cloth, 1, 3)
    for row in range(5):
        for k in range(11):
            t = k / 10
            x = 440 - 230 * t - row * 2
            y = 704 + row * 26 * (1 - 0.2 * t) + 84 * t * t - 16 * t
            c.pen([(x, y), (x - 8, y + 9), (x - 8, y + 20)], 3.2, "#7d94be", 0.2)
            c.pen([(x - 19, y + 2), (x - 11, y + 10), (x - 10, y + 20)], 3.2, "#7d94be", 0.2)
    c.pen([(452, 690), (400, 676), (330, 690), (256, 716), (190, 772)], [2, 5, 5, 3, 1], "#5a6f98")
    for a, b in (((470, 640), (246, 726)), ((300, 610), (446, 742))):
        c.pen([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 3), b], [8, 8, 5], "#8a5a2a", 0.1)
    far = limb([(440, 706), (390, 706), (346, 712)], [46, 42, 36])
    drawn(c, far, "#23486c", "#4a7a9c", 3.6)
    with c.at(310, 700, 0.62, 4):
        fist(c, "#e4b088", "#b06a48")
    with c.at(412, 690, 0.72, 14):
        fist(c, "#f0c49c", "#c47a52")


def _yarn(c: Wash) -> None:
    way: Points = [(575, 96), (480, 220), (420, 300), (330, 330), (270, 290), (300, 240), (360, 270), (350, 380),
        (290, 470), (270, 560), (310, 640), (360, 668)]  # fmt: skip
    c.pen(way, [7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 5], "#8498bc", 0.2)
    c.pen([(x + 2, y + 1) for x, y in way], [3] * 12, "#b8c6de", 0, 1)
    c.wet(circle(572, 104, 34), "#7f92b4", 22, 0.7)


@scene(
    "upside-lake", "The Other Side of the Year", motifs="lake reflection winter summer snowman child tree",
    themes="memory loss hope seasons grandfather", moods="tender wistful", seed=714, medium=Wash,
    alt="On a snowy bank a child in a red coat holds the twig hand of a snowman in a straw hat. In the lake "
    "below, the same bank is in summer, the tree has leaves, and the child holds the hand of an old man "
    "in a straw hat.",
    clues=("remember", "opposites", "grandpa", "it will pass", "thin ice", "what if", "silence", "two worlds"),
)  # fmt: skip
def upside_lake(c: Wash) -> None:
    _summer_water(c)
    _winter_bank(c)
    _bare_tree(c)
    _snowman(c)
    _child(c)
    _ripples(c)


_SHORE = 596


def _summer_water(c: Wash) -> None:
    sheet = smooth([(-30, 606, 1), (200, 600), (500, 610), (830, 600, 1), (830, 1150), (640, 1128), (430, 1176),
        (210, 1120), (-30, 1162)])  # fmt: skip
    c.wash(sheet, "#bfe0c8", to="#5fb0d8", bleed=16, fade=(0.9, 0.75), blooms=4)
    c.wet(smooth([(-30, 610), (830, 606), (830, 680), (500, 700), (200, 676), (-30, 700)]), "#7db53a", 22, 0.85)
    c.wet(ellipse(640, 1090, 60, 50), "#f5d34a", 40, 0.8)
    crown = ((160, 800, 70, "#7db53a"), (80, 860, 90, "#3f8f3a"), (240, 850, 80, "#5aa83c"), (160, 930, 110, "#2f7a3c"),
        (60, 970, 80, "#6fb03c"), (270, 950, 80, "#3f8f3a"), (310, 860, 56, "#7db53a"), (150, 1050, 84, "#6fb03c"),
        (20, 900, 60, "#2f7a3c"))  # fmt: skip
    for x, y, r, k in crown:
        c.wet(circle(x, y, r * 0.8), k, 22, 0.8, 1.9)
    c.wet(limb([(168, 606), (164, 720), (152, 850)], [40, 28, 16]), "#5a3a24", 6, 1.3, 0.6)
    for x, y in ((110, 850), (200, 930), (70, 950), (250, 990), (150, 1000), (290, 880)):
        c.wet(circle(x, y, 7), "#d8321e", 5, 1.4)
    # the child and the old man, upside down and without a line
    c.wet(smooth([(352, 612), (404, 612), (424, 700), (410, 760), (350, 764), (338, 700)]), "#d4231c", 7, 1.3, 0.7)
    c.lift(circle(382, 794, 30), 0.95, 5)
    c.wet(circle(384, 790, 27), "#a0603a", 5, 1.3, 0.4)
    c.wet(smooth([(352, 790), (366, 806), (402, 810), (412, 800), (404, 830), (362, 832)]), "#2a1a1c", 5, 1.3, 0.5)
    c.wet(limb([(420, 730), (462, 716), (498, 712)], [22, 18, 14]), "#d4231c", 5, 1.2, 0.5)
    for x in (520, 566):
        c.wet(limb([(x, 612), (x + 2, 690)], [30, 32]), "#4a5a78", 6, 1.2, 0.5)
    c.wet(smooth([(494, 690), (592, 690), (604, 780), (580, 850), (506, 850), (484, 780)]), "#2f6f9a", 8, 1.3, 0.6)
    c.wet(limb([(500, 830), (486, 760), (494, 716)], [28, 22, 18]), "#2f6f9a", 6, 1.2, 0.5)
    c.wet(limb([(586, 830), (618, 760), (622, 706)], [28, 22, 18]), "#2f6f9a", 6, 1.2, 0.5)
    c.wet(circle(543, 890, 34), "#d08a62", 7, 1.2, 0.5)
    c.lift(ellipse(540, 872, 30, 20), 0.9, 6)
    c.wet(ellipse(543, 922, 74, 12), "#d99a1c", 6, 1.4, 0.5)
    c.wet(ellipse(543, 946, 38, 22), "#e0ab2c", 6, 1.4, 0.5)


def _winter_bank(c: Wash) -> None:
    c.wet(
        smooth([(-30, 120), (260, 70), (560, 120), (830, 60), (830, 250), (500, 270), (-30, 260)]), "#b6c3d8", 60, 0.45
    )
    c.lift(
        smooth([(-30, 520), (240, 508), (560, 520), (830, 506), (830, 608), (560, 602), (240, 612), (-30, 602)]), 1, 5
    )
    hill = smooth([(300, 520), (430, 452), (560, 440), (700, 470), (840, 430), (840, 530), (560, 530)])
    c.wash(hill, "#c2cfe0", to="#f0f1f0", bleed=12, fade=(0.9, 0.1))
    for x, h in ((640, 60), (676, 90), (712, 64), (744, 110), (780, 76)):
        c.drag([(x, 470 - h), (x + 1, 474)], [4, 34], "#34465a", 0.6, hairs=22)
    c.pen([(-10, 606), (160, 600), (330, 612), (520, 602), (680, 612), (820, 602)], [2, 6, 3, 7, 3, 2], "#3c4a66", 0.4)
    c.wet(smooth([(-20, 588), (300, 592), (600, 586), (820, 592), (820, 602), (-20, 602)]), "#8fa6c8", 10, 0.6)


def _bare_tree(c: Wash) -> None:
    def branch(x: float, y: float, angle: float, length: float, width: float, depth: int) -> None:
        ex, ey = x + math.cos(angle) * length, y + math.sin(angle) * length
        bend = c.rng.uniform(-0.16, 0.16) * length
        mid = ((x + ex) / 2 - math.sin(angle) * bend, (y + ey) / 2 + math.cos(angle) * bend)
        c.pen([(x, y), mid, (ex, ey)], [width, width * 0.8, width * 0.62], INK, 0.4)
        if depth == 0:
            return
        count = 3 if depth > 3 else 2
        for k in range(count):
            spread = (k - (count - 1) / 2) * 0.75 + c.rng.uniform(-0.22, 0.22)
            branch(ex, ey, angle + spread, length * c.rng.uniform(0.66, 0.82), width * 0.60, depth - 1)

    trunk = limb([(168, 606), (162, 520), (176, 430), (160, 360)], [58, 34, 26, 16])
    c.wash(trunk, "#14151d", to="#343848", bleed=4, way=(1, 0), strength=1.3)
    c.drag([(166, 600), (160, 500), (172, 400)], 34, "#08090d", 0.8)
    branch(163, 400, -2.1, 100, 20, 5)
    branch(165, 392, -1.05, 112, 20, 5)
    branch(166, 440, -0.5, 90, 12, 4)
    c.pen([(120, 610), (146, 590), (158, 560)], 7)
    c.pen([(214, 610), (190, 590), (180, 560)], 7)


def _snowman(c: Wash) -> None:
    for x, y, r in ((543, 524, 82), (543, 400, 62), (543, 304, 46)):
        ball = smooth([(x - r, y), (x - r * 0.7, y - r * 0.74), (x, y - r), (x + r * 0.74, y - r * 0.7), (x + r, y + 4),
            (x + r * 0.72, y + r * 0.72), (x, y + r), (x - r * 0.7, y + r * 0.74)])  # fmt: skip
        c.lift(ball)
        with c.clip(ball):
            c.wet(smooth([(x + r * 0.3, y - r), (x + r * 1.2, y - r), (x + r * 1.2, y + r), (x - r * 0.4, y + r * 1.1),
                (x + r * 0.5, y + r * 0.4)]), "#8ba3ca", r * 0.22, 0.75, 0.6)  # fmt: skip
        c.contour(ball, 5, lost=0.28)
    for y in (372, 404, 436):
        c.pen([(536, y), (539, y + 2)], [9, 9], dry=0)
    for x in (522, 548):
        c.pen([(x, 294), (x + 2, 297)], [8, 8], dry=0)
    nose = smooth([(536, 308), (488, 322, 1), (540, 320)])
    drawn(c, nose, "#e8772a", "#d0541c", 2.4)
    for k in range(6):
        c.pen([(516 + k * 8, 328 + 5 * math.sin(k * 0.63)), (517 + k * 8, 329 + 5 * math.sin(k * 0.63))], [5, 5], dry=0)
    c.pen([(490, 392), (466, 430), (452, 468), (440, 490)], [8, 7, 5, 4], "#3a2a20", 0.3)
    c.pen([(456, 456), (440, 462)], 4, "#3a2a20")
    c.pen([(450, 470), (460, 486)], 4, "#3a2a20")
    c.pen([(596, 392), (640, 372), (676, 330)], [8, 6, 3], "#3a2a20", 0.3)
    c.pen([(648, 364), (676, 366)], 4, "#3a2a20")
    c.pen([(642, 370), (644, 340)], 4, "#3a2a20")
    brim = smooth([(462, 272), (500, 254), (543, 260), (590, 252), (626, 266), (590, 284), (540, 288), (490, 286)])
    crown = smooth([(504, 264), (508, 222), (543, 206), (580, 222), (584, 262), (543, 272)])
    drawn(c, brim, "#e9b93c", "#c98a20", 3)
    drawn(c, crown, "#f2cc5a", "#d49a28", 3)
    for k in range(5):
        c.pen([(508 + k * 18, 262), (512 + k * 16, 240), (520 + k * 12, 216)], 1.5, "#8a5a14")
    c.pen([(503, 256), (543, 266), (584, 254)], 9, "#2f6f9a", 0.2)


def _child(c: Wash) -> None:
    for x in (364, 396):
        leg = limb([(x, 560), (x - 2, 600)], [20, 17])
        c.wash(leg, "#2c3148", bleed=1.5)
        boot = smooth([(x - 12, 590), (x + 10, 590), (x + 12, 608), (x - 24, 608), (x - 20, 598)])
        drawn(c, boot, "#5a3a24", "#3a2418", 2.6)
    coat = smooth([(356, 444), (402, 444), (418, 500), (432, 574, 1), (380, 586), (330, 576, 1), (342, 500)])
    c.wash(coat, "#e0261c", to="#a8141c", way=(0.7, 0.6), bleed=5, blooms=2, strength=1.1)
    c.contour(coat, 4, lost=0.25)
    c.pen([(382, 460), (386, 520), (384, 582)], 2.6, "#6a0c14")
    arm = limb([(408, 462), (430, 486), (446, 484)], [30, 26, 18])
    c.wash(arm, "#c81c1c", bleed=2)
    c.contour(arm, 3.4, lost=0.2)
    far = limb([(352, 462), (334, 500), (330, 536)], [28, 24, 18])
    c.wash(far, "#d8241c", bleed=2)
    c.contour(far, 3.4, lost=0.2)
    c.wash(circle(449, 482, 9), "#3f6f4a", bleed=1)
    c.wash(circle(330, 544, 9), "#3f6f4a", bleed=1)
    face = smooth([(352, 414), (356, 386), (382, 374), (408, 384), (414, 402), (420, 412), (410, 418), (406, 434),
        (384, 446),
        (360, 438)])  # fmt: skip
    drawn(c, face, "#9a5c38", "#7a4028", 2.8, 0.1)
    c.pen([(400, 404), (404, 410)], [5, 5], dry=0)
    c.pen([(396, 394), (408, 394)], 2.4)
    c.pen([(396, 428), (404, 426), (408, 422)], 2.2)
    c.wet(circle(396, 418, 6), "#d8402c", 6, 0.6)
    hat = smooth([(344, 402), (346, 368), (376, 346), (410, 360), (418, 388), (384, 384)])
    drawn(c, hat, "#2f6f5a", "#1f4f44", 3)
    roll = limb([(342, 408), (378, 392), (420, 394)], [20, 22, 18])
    drawn(c, roll, "#e8e4da", "#b8c0c8", 2.6)
    c.lift(circle(374, 338, 15))
    drawn(c, circle(374, 338, 15), "#e8e4da", "#b8c0c8", 2.6)
    scarf = limb([(354, 446), (380, 454), (408, 444)], [20, 22, 18])
    drawn(c, scarf, "#f0c23a", "#d0962a", 2.6)
    drawn(c, limb([(360, 450), (344, 476), (320, 494)], [17, 17, 20]), "#f0c23a", "#d0962a", 2.6)


def _ripples(c: Wash) -> None:
    for y in (640, 676, 706, 748, 790, 834, 866, 912, 958, 1004, 1050, 1102, 1140):
        x = c.rng.uniform(-20, 200)
        while x < 800:
            length = c.rng.uniform(60, 190)
            if c.rng.random() < 0.55:
                c.lift(
                    limb([(x, y), (x + length * 0.5, y + c.rng.uniform(-4, 4)), (x + length, y)], [1, 5, 1]), 0.75, 1.2
                )
            x += length + c.rng.uniform(30, 160)
    for x, y, n in ((330, 640, 120), (470, 660, 200), (560, 760, 150), (60, 690, 140), (640, 940, 130)):
        c.pen([(x, y), (x + n / 2, y + 5), (x + n, y)], 2, "#3a7a9a", 0.5, 0.6)
