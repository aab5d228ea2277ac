"""Scenes of winter, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Points, circle, ellipse, limb, poly, smooth, union
from painter.media.wash import INK, Wash
from painter.motifs.ink import drawn, fist
from painter.motifs.inkheads import Face, head, strands
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
        peak = x + w * c.rng.uniform(0.36, 0.62)
        roof = poly([(x - 4, 431 - h), (peak, 412 - h + c.rng.uniform(-5, 6)), (x + w + 5, 429 - h)])
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
    for x in (774, 786):
        c.pen([(x, 508), (x - 2, 522), (x - 8, 523)], [2.4, 2, 1])
    robin = smooth([(768, 512), (752, 494), (750, 470), (762, 454), (782, 452), (796, 468), (812, 500), (826, 540, 1),
        (806, 534), (786, 520)])  # fmt: skip
    c.lift(robin)
    drawn(c, robin, "#8a6a4c", "#5a4434", 2.6, way=(1, 0.3))
    c.wash(smooth([(752, 474), (758, 458), (770, 462), (780, 476), (778, 496), (766, 506), (754, 494)]), "#dc5226",
        to="#f09a5a", bleed=2)  # fmt: skip
    c.pen([(782, 488), (796, 506), (812, 520)], [1, 3, 0.8])
    c.pen([(753, 464), (741, 467)], [4.5, 1], dry=0)
    c.pen([(765, 462), (766, 463)], [5, 5], dry=0)
    c.lift(circle(764, 461, 1.2), 1, 0.3)


_GRANNY = Face("#f2c8a2", "#b4683f", "#b84a44", nose=0.9, hook=1.0, chin=0.7, full=-0.6, jowl=0.8, smile=0.7, brow=0.4,
    age=1.0, asleep=True)  # fmt: skip
Line = list[tuple[float, float]]


def _knitter(c: Wash) -> None:
    """She sits bent over her work: skirt, back and shawl, and one near arm over the far one."""
    c.wet(smooth([(360, 1130), (460, 1160), (600, 1150), (700, 1180), (560, 1190), (380, 1170)]), "#4a2c1c", 12, 0.8)
    for x, y in ((430.0, 1140.0), (372.0, 1132.0)):
        boot = smooth([(x + 40, y - 30), (x + 4, y - 30), (x - 14, y - 16), (x - 44, y - 8), (x - 64, y + 6),
            (x - 58, y + 16), (x + 4, y + 18), (x + 34, y + 16)])  # fmt: skip
        drawn(c, boot, "#4a3430", "#2a1c1c", 3)
        c.pen([(x - 2, y - 20), (x - 12, y - 6), (x - 4, y + 4)], 2)
        c.pen([(x - 60, y + 14), (x - 10, y + 18), (x + 34, y + 16)], [1, 4, 3])
        c.lift(ellipse(x - 36, y - 2, 10, 4), 0.35, 2)
    skirt = smooth([(716, 800), (728, 890), (700, 956), (620, 966), (572, 1000), (556, 1060), (552, 1124, 1), (510,
        1128), (470, 1148), (424, 1126), (376, 1126, 1), (384, 1040), (372, 930), (384, 860), (440, 822), (540, 800),
        (620, 790)])  # fmt: skip
    c.wash(skirt, "#cf3f2c", to="#9a2430", way=(0.3, 1), bleed=6, blooms=2)
    with c.clip(skirt):
        c.wet(smooth([(560, 900), (640, 930), (740, 900), (740, 980), (600, 980), (560, 1040), (560, 1140), (500, 1130),
            (520, 1000)]), "#6a1424", 18, 0.55, 0.5)  # fmt: skip
        c.wet(smooth([(420, 900), (440, 940), (430, 1130), (400, 1130), (412, 1000)]), "#5a1020", 12, 0.5, 0.5)
        c.wet(smooth([(480, 800), (600, 800), (690, 850), (600, 850), (500, 840)]), "#5a1020", 14, 0.7, 0.5)
        c.lift(ellipse(434, 862, 40, 16), 0.3, 12)
        c.lift(limb([(400, 930), (402, 1010), (398, 1080)], [4, 10, 4]), 0.2, 5)
    c.contour(skirt, 4.6, lost=0.25)
    for line in ([(476, 850), (446, 930), (456, 1040), (446, 1126)], [(560, 880), (514, 950), (510, 1110)],
        [(640, 868), (590, 906), (530, 920)], [(412, 890), (404, 980), (414, 1100)], [(700, 870), (640, 900), (600,
        950)], [(484, 1010), (478, 1070), (484, 1120)]):  # fmt: skip
        c.pen(line, [0.6, 4.6, 3, 0.6], "#4a0c18")
    _rows(c)
    torso = smooth([(556, 560), (620, 540), (684, 600), (722, 700), (724, 820), (640, 850), (546, 836), (520, 760),
        (516, 640)])  # fmt: skip
    c.wash(torso, "#3a6f9c", to="#5f95ba", bleed=5, blooms=1)
    with c.clip(torso):
        c.wet(smooth([(500, 770), (600, 806), (700, 770), (740, 746), (740, 766), (620, 820), (520, 816)]), "#1c3c60",
            12, 0.5, 0.4)  # fmt: skip
    c.contour(torso, 4.5, lost=0.3)
    for k in range(6):
        c.pen([(600 + k * 22, 800 - k * 4), (604 + k * 22, 842 - k * 4)], [0.8, 2.4], "#1c3c60", 0.3)
    _granny_head(c)
    _shawl(c)
    arm = smooth([(556, 628), (592, 652), (608, 706), (600, 766), (562, 802), (520, 800), (466, 768), (410, 738), (424,
        694), (480, 714), (524, 732), (530, 680), (536, 644)])  # fmt: skip
    c.lift(arm)
    c.wash(arm, "#3f78a6", to="#6ba0c4", way=(-0.6, -0.4), bleed=2.5, blooms=1)
    with c.clip(arm):
        c.wet(smooth([(600, 640), (620, 760), (560, 820), (460, 780), (400, 750), (400, 730), (480, 752), (550, 776),
            (584, 730)]), "#1c3c60", 9, 0.8, 0.4)  # fmt: skip
        c.wet(smooth([(530, 620), (600, 630), (612, 680), (560, 664)]), "#1c3c60", 8, 0.6, 0.4)
    c.contour(arm, 4.6, lost=0.15)
    for line in ([(526, 732), (548, 744), (574, 742)], [(522, 734), (536, 758), (556, 776)], [(500, 726), (508, 750),
        (502, 776)]):  # fmt: skip
        c.pen(line, [4, 3, 0.6])
    cuff = smooth([(424, 690), (446, 698), (436, 750), (408, 742), (412, 714)])
    c.lift(cuff)
    drawn(c, cuff, "#e8e0d0", "#b8a890", 3)
    _knitting(c)


def _shawl(c: Wash) -> None:
    """A triangle of wool round her shoulders that follows the bent back, with a fringe."""
    shawl = smooth([(528, 604), (560, 574), (610, 556), (668, 566), (712, 630), (738, 700), (752, 768, 1), (700, 744),
        (640, 738), (590, 746, 1), (548, 690), (516, 650)])  # fmt: skip
    c.lift(shawl)
    c.wash(shawl, "#ecb64c", to="#cc7a30", way=(0.5, 1), bleed=4, blooms=2)
    with c.clip(shawl):
        for fold in ([(560, 590), (580, 650), (592, 730)], [(612, 570), (650, 640), (660, 730)], [(660, 572), (704,
            650), (728, 740)]):  # fmt: skip
            c.wet(limb(fold, [6, 22, 12]), "#8a4418", 9, 0.55, 0.5)
            c.lift(limb([(x - 20, y) for x, y in fold], [2, 8, 4]), 0.25, 5)
    for y in (600.0 + 17 * k for k in range(9)):
        c.pen([(540 + (y - 600) * 0.34, y), (620, y + 6), (700 + (y - 600) * 0.26, y - 8 + (y - 600) * 0.1)],
            [0.4, 1.4, 0.4], "#a05a20", 0.6)  # fmt: skip
    c.contour(shawl, 4, lost=0.25)
    for line in ([(560, 590), (588, 650), (594, 726)], [(616, 572), (654, 640), (666, 726)], [(664, 576), (708, 654),
        (734, 746)]):  # fmt: skip
        c.pen(line, [0.6, 4, 1.4], "#7a3a14")
    for k in range(17):
        t = k / 16
        x, y = 592.0 + 158 * t, 744 - 16 * math.sin(math.pi * min(1, t * 1.3)) + 26 * t**2
        c.pen([(x, y), (x + c.rng.uniform(-4, 4), y + 14), (x + c.rng.uniform(-6, 6), y + 24)], [2.8, 2.2, 1],
            "#a85c20")  # fmt: skip


def _granny_head(c: Wash) -> None:
    with c.at(566, 446, 1.08, -20, flip=True):
        neck = limb([(-10, 40), (-10, 90), (-8, 140)], [74, 76, 88])
        drawn(c, neck, "#dca27a", "#b06a4c", 3)
        c.wet(smooth([(30, 80), (24, 100), (-20, 90), (-44, 70), (0, 74)]), "#8a4a34", 7, 0.6, 0.4)
        c.pen([(8, 96), (-2, 116), (-6, 136)], [0.6, 2, 0.6], "#8a4a34")
        head(c, _GRANNY, 3.2)
        hair = smooth([(70, -78), (52, -66), (32, -50), (18, -34), (12, -22), (8, -2), (2, -14), (-10, -22), (-18, -8),
            (-22, 26), (-36, 54), (-62, 62), (-92, 46), (-111, 8), (-114, -46), (-89, -94), (-40, -121), (20, -119),
            (56, -100)])  # fmt: skip
        bun = smooth([(-88, -80), (-104, -114), (-138, -120), (-164, -92), (-160, -58), (-134, -40), (-104, -46)])
        coil: list[Line] = [[(-130 + r * math.cos(math.radians(a)), -80 + r * math.sin(math.radians(a)))
            for a in range(20, 330, 44)] for r in (38, 29, 19, 8)]  # fmt: skip
        flow: list[Line] = [[(70, -82), (44, -108), (0, -121), (-46, -116), (-86, -98), (-108, -84)], [(58, -72), (26,
            -84), (-10, -94), (-48, -94), (-82, -86), (-108, -78)], [(34, -52), (6, -58), (-20, -64), (-50, -70), (-82,
            -72), (-108, -72)], [(14, -26), (-8, -36), (-28, -42), (-54, -52), (-84, -60), (-108, -66)], [(-18, 0),
            (-32, -2), (-48, -14), (-68, -30), (-92, -48), (-108, -60)], [(-24, 42), (-52, 48), (-80, 34), (-100, 4),
            (-108, -24), (-112, -52)]]  # fmt: skip
        for part, lines, many in ((bun, coil, 40), (hair, flow, 90)):
            c.lift(part)
            c.wash(part, "#d4dae4", to="#f6f4ee", way=(1, -0.6), bleed=4, strength=0.8)
            with c.clip(part):
                c.wet(smooth([(-20, 0), (-40, 60), (-110, 40), (-116, -30), (-84, 10)]), "#7c88a6", 12, 0.7, 0.5)
                c.wet(smooth([(-104, -40), (-160, -50), (-166, -90), (-144, -60)]), "#7c88a6", 8, 0.7, 0.5)
            strands(c, lines, many, ("#5c6680", "#8a94ac", "#a8b0c4", "#5c6680"), 1.8, 2)
            c.contour(part, 3, light=(0.7, -0.6), lost=0.4)
        strands(
            c, [[(10, -6), (16, 6), (12, 22), (18, 34)], [(6, -8), (4, 10), (4, 24), (10, 40)]], 6, ("#5c6680",), 1.4
        )
        strands(c, [[(-30, 54), (-44, 66), (-46, 82), (-36, 90)], [(-58, 60), (-64, 74), (-60, 88), (-68, 98)]], 8,
            ("#5c6680",), 1.4, 2)  # fmt: skip
        c.wash(ellipse(62, 2, 17, 19), "#cfe0ea", bleed=1, strength=0.35, over=True)
        c.pen([(62 + 17 * math.cos(a), 2 + 19 * math.sin(a)) for a in [k * 0.6283 for k in range(11)]],
            [2, 3.4, 2, 3, 2], "#6a4a18")  # fmt: skip
        c.pen([(46, 0), (24, -8), (0, -14)], [2.6, 2.2, 1.4], "#6a4a18")
        c.pen([(78, -2), (84, -4)], 2.4, "#6a4a18")


def _rows(c: Wash) -> None:
    """The rows on her needles, which pass into the snow, and the far sleeve behind them."""
    cloth = smooth([(452, 706), (400, 690), (330, 700), (250, 724), (180, 780), (240, 840), (330, 850), (400, 820),
        (440, 770)])  # fmt: skip
    c.lift(cloth, 1, 5)
    far = limb([(520, 716), (450, 728), (400, 724), (350, 714)], [52, 44, 38, 30])
    drawn(c, far, "#33618c", "#1c3858", 3.6)
    drawn(c, limb([(376, 718), (350, 712)], [38, 36]), "#e8e0d0", "#a89880", 2.6)
    for row in range(6):
        for k in range(13):
            t = k / 12
            x = 446 - 236 * t - row * 3 + c.rng.uniform(-1.5, 1.5)
            y = 716 + row * 22 * (1 - 0.2 * t) + 80 * t * t - 14 * t + c.rng.uniform(-1.5, 1.5)
            c.pen([(x, y), (x - 7, y + 8), (x - 8, y + 18)], [1, 3.4, 1.6], "#7d94be", 0.2)
            c.pen([(x - 17, y + 2), (x - 10, y + 9), (x - 9, y + 18)], [1, 3.4, 1.6], "#7d94be", 0.2)
    c.pen([(452, 704), (400, 688), (330, 698), (256, 722), (190, 776)], [2, 5, 5, 3, 1], "#5a6f98")
    for k in range(11):
        x, y = 440.0 - k * 16, 694.0 + 0.16 * (k - 5) ** 2 + 1.4 * k
        c.pen([(x, y + 10), (x - 5, y - 4), (x - 11, y + 10)], [1, 2.6, 1], "#8498bc", 0.1)


def _knitting(c: Wash) -> None:
    """The needles and both hands."""
    for a, b in (((474, 640), (246, 728)), ((296, 606), (452, 748))):
        c.pen([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 3), b], [5, 8, 3], "#7a4a20", 0.1)
        c.wash(circle(*a, 7), "#b83a2c", bleed=0.6)
    with c.at(316, 700, 0.66, 6):
        fist(c, "#e4b088", "#9a5a3c")
    with c.at(404, 692, 0.76, 16):
        fist(c, "#f2c8a2", "#b4683f")


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
            c.wet(ellipse(x + r * 0.3, y + r * 0.86, r * 0.6, r * 0.16), "#6f86b4", r * 0.12, 0.6, 0.5)
            for _ in range(7):
                a, far = c.rng.uniform(-0.6, 1.6), r * c.rng.uniform(0.5, 0.92)
                px, py = x + math.cos(a) * far, y + math.sin(a) * far
                c.pen([(px - 7, py + 2), (px, py + 4), (px + 7, py)], [0.4, 1.5, 0.4], "#7f92b8", 0.5)
        c.contour(ball, 5, lost=0.24)
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


_CHILD = Face("#a8683e", "#5a3018", "#a03a34", nose=-1.0, full=0.6, chin=-0.6, smile=0.4, brow=1.2, blush="#c03a26",
    cold="#3a2a5a")  # fmt: skip


def _child(c: Wash) -> None:
    for x in (364, 396):
        leg = limb([(x, 560), (x - 2, 600)], [20, 17])
        c.wash(leg, "#2c3148", bleed=1.5)
        boot = smooth([(x - 12, 590), (x + 10, 590), (x + 12, 608), (x - 24, 608), (x - 20, 598)])
        drawn(c, boot, "#5a3a24", "#3a2418", 2.6)
    coat = smooth([(356, 444), (402, 444), (418, 500), (432, 574, 1), (380, 586), (330, 576, 1), (342, 500)])
    c.wash(coat, "#e0261c", to="#a8141c", way=(0.7, 0.6), bleed=5, blooms=2, strength=1.1)
    with c.clip(coat):
        c.wet(smooth([(404, 450), (440, 500), (440, 590), (404, 590), (410, 520)]), "#6a0c1c", 10, 0.8, 0.4)
        c.wet(limb([(362, 500), (356, 540), (352, 580)], [4, 12, 8]), "#6a0c1c", 6, 0.6, 0.4)
        c.lift(limb([(372, 470), (372, 520), (366, 570)], [3, 8, 5]), 0.22, 4)
    c.contour(coat, 4, lost=0.2)
    c.pen([(384, 460), (390, 520), (390, 582)], [0.8, 2.6, 1], "#4a0810")
    for y in (486, 516, 546):
        c.pen([(398, y), (400, y + 1)], [6, 6], "#4a0810", 0)
    for line, shade in (([(408, 462), (432, 488), (446, 482)], 8), ([(352, 462), (332, 496), (330, 536)], 6)):
        arm = limb(line, [32, 27, 18])
        c.lift(arm)
        c.wash(arm, "#e02a20", to="#b0181c", bleed=2)
        c.wet(limb([(x + 2, y + shade) for x, y in line], [3, 8, 4]), "#6a0c1c", 4, 0.6, 0.4)
        c.contour(arm, 3.6, lost=0.15)
    c.pen([(420, 466), (424, 480), (436, 488)], [0.6, 2.2, 0.6], "#4a0810")
    c.wash(circle(449, 482, 9), "#3f6f4a", bleed=1)
    c.wash(circle(330, 544, 9), "#3f6f4a", bleed=1)
    with c.at(380, 422, 0.37, -14):
        head(c, _CHILD, 6)
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
