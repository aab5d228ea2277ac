"""Scenes of people at table and in high society, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Path, Points, circle, ellipse, limb, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import drawn, finger, fist
from painter.motifs.inkheads import lit_strands, strands
from painter.scene import scene

_GREEN = "#3f9a2f"


@scene(
    "other-plate", "The Other Plate", motifs="table cake pea guest ivy fork",
    themes="envy desire gluttony injustice neighbour", moods="wry poisonous", seed=23, medium=Wash,
    alt="At a white table sit a woman with a tall cream cake, who chews with closed eyes, and a man with one pea on "
    "his plate. He looks sideways at the cake and turns green, and out of his sleeve ivy grows across the cloth and "
    "round the cake.",
    clues=("envy", "not fair", "poison ivy", "on a diet", "greener grass", "small portion", "her better half"),
)  # fmt: skip
def other_plate(c: Wash) -> None:
    c.wet(smooth([(-30, 120), (170, 60), (380, 170), (330, 520), (100, 600), (-30, 560)]), "#9fc23a", 60, 0.7, 1.6)
    c.wet(smooth([(470, 60), (700, 20), (830, 140), (830, 460), (560, 420)]), "#f7c9c4", 60, 0.6, 1.4)
    _glutton(c)
    _envier(c)
    _cloth(c)
    _cake(c)
    _spoon_hand(c)
    _pea(c)
    _ivy(c)
    _fork_hand(c)


def _glutton(c: Wash) -> None:
    """A round woman who enjoys her cake, eyes closed, one cheek full."""
    back = union(*(circle(x, y, r) for x, y, r in ((520, 270, 60), (556, 206, 62), (620, 176, 64), (690, 196, 60),
        (734, 256, 60), (742, 330, 56), (512, 340, 50), (724, 396, 44), (520, 400, 40))))  # fmt: skip
    c.wash(back, "#b8431c", to="#7a2418", bleed=9, blooms=3, strength=1.05)
    c.contour(back, 3.6, lost=0.35)
    dress = smooth([(560, 470), (690, 470), (770, 520), (840, 620), (840, 860), (440, 860), (440, 640), (490, 530)])
    c.wash(dress, "#e05a86", to="#c23a66", bleed=10, blooms=3)
    c.contour(dress, 4.6, lost=0.3)
    with c.clip(dress):
        c.wet(
            smooth([(720, 500), (800, 560), (850, 640), (850, 860), (770, 860), (760, 680)]), "#8a1a4a", 18, 0.65, 0.5
        )
        c.wet(smooth([(440, 640), (480, 560), (516, 600), (520, 760), (440, 800)]), "#8a1a4a", 14, 0.5, 0.5)
        for fold in ([(560, 540), (572, 620), (560, 720)], [(690, 540), (680, 620), (700, 720)], [(600, 580), (626,
            640), (650,
            580)]):  # fmt: skip
            c.wet(limb(fold, [3, 14, 10]), "#8a1a4a", 9, 0.45, 0.5)
        c.lift(ellipse(590, 590, 22, 40), 0.2, 12)
    for line in ([(500, 560), (520, 660), (508, 780)], [(780, 570), (760, 660), (780, 780)], [(566, 560), (574, 620),
        (566,
        690)]):  # fmt: skip
        c.pen(line, [0.6, 5, 1], "#7a1a40")
    neck = smooth([(576, 440), (676, 440), (700, 500), (626, 530), (556, 500)])
    drawn(c, neck, "#e9b08a", "#d08a68", 3)
    c.wet(smooth([(572, 446), (624, 470), (690, 446), (690, 470), (624, 492), (566, 472)]), "#96504a", 8, 0.6, 0.4)
    for k in range(11):
        t = k / 10
        x, y = 552 + 150 * t, 500 + 44 * math.sin(math.pi * t)
        c.lift(circle(x, y, 9))
        drawn(c, circle(x, y, 9), "#dfe4ea", None, 2.2)
    face = smooth([(530, 330), (536, 262), (580, 222), (640, 220), (694, 256), (708, 320), (722, 372), (700, 428),
        (650, 462), (590, 462), (544, 430), (522, 384)])  # fmt: skip
    c.lift(face)
    c.wash(face, "#f6cda8", to="#e8a582", bleed=3)
    c.contour(face, 4, lost=0.12)
    with c.clip(face):
        _round_planes(c)
    for x, y, r in ((560, 386, 32), (690, 384, 36)):
        c.wet(circle(x, y, r * 0.6), "#e0483c", 16, 0.55)
    for x in (576, 656):
        c.pen([(x - 30, 316), (x - 14, 330), (x + 6, 332), (x + 26, 318)], 5)
        for k in range(4):
            c.pen([(x - 20 + k * 13, 327), (x - 24 + k * 15, 341)], 2)
        c.pen([(x - 30, 284 - 6), (x - 4, 266), (x + 28, 276)], [2, 7, 3], "#6a2414")
    c.pen([(616, 322), (604, 360), (612, 374), (634, 374), (640, 362)], 3)
    c.pen([(604, 362), (598, 370), (604, 378)], 2.4)
    lips = smooth([(592, 412, 1), (612, 404), (624, 408), (638, 404), (660, 410, 1), (644, 424), (624, 430),
        (606, 424)])  # fmt: skip
    c.wash(lips, "#d83a3c", to="#b0242c", bleed=1, over=True)
    c.pen([(580, 404), (594, 412), (612, 415), (624, 418), (640, 415), (658, 411), (672, 400)], [2, 4, 4, 5, 4, 4, 2],
        "#6a1416")  # fmt: skip
    c.pen([(680, 386), (690, 398), (684, 412)], 2.6)
    c.pen([(572, 394), (566, 404), (572, 414)], 2.6)
    cream = smooth([(654, 408), (664, 394), (676, 398), (690, 390), (692, 406), (680, 420), (662, 422)])
    c.lift(cream)
    c.lift(cream)
    c.contour(cream, 2.6, lost=0.05)
    c.pen([(670, 412), (680, 408), (684, 400)], 1.8, "#8a92a8")
    c.pen([(598, 446), (622, 454), (648, 448)], 2.4)
    front = union(*(circle(x, y, r) for x, y, r in ((548, 240, 36), (590, 208, 38), (640, 200, 36), (688, 226, 38),
        (716, 276, 30), (524, 292, 30))))  # fmt: skip
    c.wash(front, "#c8511f", to="#8a2c18", bleed=7, blooms=2)
    c.contour(front, 3.4, lost=0.35)
    for x, y, r in ((548, 240, 34), (590, 206, 36), (640, 198, 34), (690, 226, 36), (716, 278, 28), (524, 292, 28),
        (560,
        170, 38), (620, 140, 40), (690, 156, 40), (746, 226, 40), (752, 310, 40), (500, 250, 36), (490, 330, 36), (506,
        400, 30), (736, 392, 32)):  # fmt: skip
        _curl(c, x + c.rng.uniform(-6, 6), y + c.rng.uniform(-6, 6), r)


def _round_planes(c: Wash) -> None:
    """Light from the left on a full face: the curls shade the forehead, the far cheek and the chin turn away."""
    tan = "#b8685a"
    c.wet(smooth([(530, 300), (560, 262), (620, 246), (690, 262), (716, 310), (680, 280), (620, 266), (566,
        284)]), tan, 8,
        0.6, 0.4)  # fmt: skip
    c.wet(
        smooth([(690, 300), (730, 340), (720, 420), (660, 466), (600, 466), (660, 440), (694, 400)]),
        tan,
        11,
        0.6,
        0.4,
    )
    c.wet(smooth([(622, 324), (640, 350), (644, 370), (628, 376), (618, 350)]), tan, 5, 0.55, 0.4)
    c.wet(ellipse(622, 386, 22, 5), tan, 4, 0.5, 0.3)
    c.wet(ellipse(624, 438, 26, 5), tan, 4, 0.5, 0.3)
    for x in (576, 656):
        c.wet(smooth([(x - 32, 312), (x - 6, 294), (x + 28, 310), (x, 318)]), "#a06f92", 6, 0.35, 0.4)
        c.lift(ellipse(x, 318, 15, 7), 0.3, 4)
    for x, y, rx, ry in (
        (560, 364, 18, 9),
        (690, 358, 16, 9),
        (610, 344, 5, 18),
        (616, 362, 7, 5),
        (620, 450, 14, 5),
    ):
        c.lift(ellipse(x, y, rx, ry), 0.5, 5)


def _curl(c: Wash, x: float, y: float, r: float) -> None:
    """A lock wound round a finger: hairs that spiral in, light on its shoulder and dark in its eye."""
    start, way = c.rng.uniform(0, 6.28), c.rng.choice((-1, 1))
    c.wet(circle(x, y, r * 0.3), "#3a0c0a", r * 0.2, 0.7, 0.4)
    c.lift(ellipse(x - r * 0.4, y - r * 0.5, r * 0.3, r * 0.16), 0.25, r * 0.12)
    for _ in range(9):
        far, begin = r * c.rng.uniform(0.35, 1), start + c.rng.uniform(0, 4)
        c.pen([(x + far * (1 - 0.11 * i) * math.cos(begin + way * 0.6 * i),
            y + far * 0.9 * (1 - 0.11 * i) * math.sin(begin +
            way * 0.6 * i)) for i in range(6)], [0.4, 2, 2.2, 1.6, 1.2, 0.4], c.rng.choice(("#4a120a", "#3a0c0a",
                "#e08a52")),
            0.3)  # fmt: skip


def _envier(c: Wash) -> None:
    """A gaunt man who looks sideways; green climbs from his collar to his hair."""
    coat = smooth([(112, 610), (190, 560), (300, 560), (392, 606), (436, 660), (456, 760), (466, 870), (40, 870), (50,
        760), (54, 690), (70, 636)])  # fmt: skip
    c.wash(coat, "#2a3a2e", to="#4a6a3a", bleed=8, blooms=3, strength=1.1)
    c.contour(coat, 4.6, lost=0.3)
    with c.clip(coat):
        c.wet(smooth([(330, 620), (440, 660), (470, 780), (470, 870), (400, 860), (390, 740)]), "#0f1a14", 18, 0.6, 0.5)
        c.wet(smooth([(200, 580), (250, 690), (300, 580), (330, 640), (256, 780), (180, 650)]), "#0f1a14", 12, 0.5, 0.5)
        c.wet(smooth([(118, 660), (150, 680), (140, 770), (110, 800)]), "#0f1a14", 10, 0.7, 0.5)
    c.pen([(384, 680), (376, 730), (390, 790)], [1, 5, 3], "#0f1a14")
    shirt = smooth([(204, 560, 1), (250, 680, 1), (296, 560, 1), (250, 600)])
    c.lift(shirt)
    c.contour(shirt, 3, lost=0.1)
    for side in (-1, 1):
        lapel = [(250 + side * 54, 572), (250 + side * 96, 640), (250 + side * 70, 690), (252, 760)]
        c.pen(lapel, [3, 6, 5, 2], "#0f1a14")
    neck = smooth([(206, 500), (292, 500), (300, 570), (250, 612), (202, 570)])
    c.lift(neck)
    drawn(c, neck, "#6faa3a", "#3f7f2a", 3)
    c.wet(smooth([(200, 516), (250, 548), (300, 516), (300, 546), (250, 574), (204, 548)]), "#12401c", 8, 0.8, 0.4)
    _bow_tie(c)
    for s in (-1, 1):
        ear = smooth([(250 + s * 112, 330), (250 + s * 144, 316), (250 + s * 150, 360), (250 + s * 128, 410),
            (250 + s * 108, 396)])  # fmt: skip
        drawn(c, ear, "#a9c86a", "#6fa03a", 3.2)
        with c.clip(ear):
            c.wet(smooth([(250 + s * 112, 336), (250 + s * 124, 340), (250 + s * 130, 360), (250 + s * 122, 392),
                (250 + s * 110, 390)]), "#2f5a34", 5, 0.8, 0.4)  # fmt: skip
            c.wet(ellipse(250 + s * 128, 404, 10, 8), "#b86a4a", 5, 0.4)
        c.pen(
            [(250 + s * 118, 338), (250 + s * 134, 330), (250 + s * 142, 352), (250 + s * 130, 388)], [0.6, 2.2, 2, 0.6]
        )
        c.pen([(250 + s * 118, 352), (250 + s * 128, 354), (250 + s * 122, 374)], [0.6, 2.6, 0.8])
    face = smooth([(250, 176), (182, 190), (140, 250), (136, 330), (150, 400), (160, 450), (200, 520), (250, 548),
        (300, 520),
        (340, 450), (352, 400), (364, 330), (360, 250), (318, 190)])  # fmt: skip
    c.lift(face)
    c.wash(face, "#eed9a6", to="#5fa834", bleed=3, blooms=2, way=(0.15, 1))
    with c.clip(face):
        c.wet(
            smooth([(130, 420), (200, 470), (250, 450), (310, 470), (370, 410), (360, 560), (140, 560)]),
            _GREEN,
            26,
            0.8,
        )
        c.wet(smooth([(136, 380), (176, 430), (190, 500), (140, 520)]), "#1f5f2a", 12, 0.6)
        c.wet(smooth([(364, 380), (322, 430), (310, 500), (370, 520)]), "#1f5f2a", 12, 0.6)
    with c.clip(face):
        _green_planes(c)
    c.contour(face, 4.4, lost=0.14)
    _sidelong(c)
    hair = smooth([(132, 300), (128, 220), (170, 160), (240, 136), (320, 150), (368, 210), (370, 300, 1), (352, 240),
        (310, 206), (262, 196, 1), (200, 204), (156, 236)])  # fmt: skip
    c.wash(hair, "#14161c", to="#2f3a34", bleed=4, strength=1.2, blooms=1)
    c.contour(hair, 3, lost=0.4)
    right: list[list[tuple[float, float]]] = [[(258, 140), (310, 146), (350, 180), (370, 226), (371, 290)], [(258, 156),
        (306, 164), (340, 194), (360, 236), (366, 280)], [(258, 176), (300, 184), (332, 208), (350, 240), (360,
        270)], [(260, 194), (296, 200), (322, 212), (344, 236), (356, 256)]]  # fmt: skip
    left: list[list[tuple[float, float]]] = [[(252, 140), (200, 148), (156, 176), (132, 226), (131, 292)], [(252, 158),
        (204, 166), (168, 190), (142, 232), (136, 280)], [(250, 178), (208, 184), (176, 204), (154, 230), (144,
        264)], [(250, 194), (210, 201), (184, 214), (160, 234), (148, 252)]]  # fmt: skip
    for flow in (right, left):
        lit_strands(c, flow, 12, 0.3, 2.4)
        strands(c, flow, 60, ("#07080c", "#0c1014", "#6f8276"), 2.4, 1.8)
    c.pen([(255, 139), (256, 160), (254, 194)], [1, 3.4, 1.4], "#8aa088", 0.2)


def _bow_tie(c: Wash) -> None:
    bow = union(smooth([(250, 606), (206, 584), (200, 634)]), smooth([(250, 606), (296, 582), (302, 632)]))
    c.lift(bow)
    drawn(c, bow, "#8a3054", "#4a1a30", 3)
    with c.clip(bow):
        for side in (-1, 1):
            c.lift(ellipse(250 + side * 28, 600, 9, 6), 0.35, 3)
            c.wet(ellipse(250 + side * 26, 626, 18, 7), "#240814", 5, 0.7, 0.4)
            c.wet(ellipse(250 + side * 9, 607, 6, 12), "#240814", 4, 0.8, 0.4)
    for side in (-1, 1):
        for y in (-10, 0, 9):
            c.pen([(250 + side * 10, 606 + y * 0.4), (250 + side * 26, 606 + y)], [2.2, 0.6], "#1c060e")
    knot = smooth([(240, 596), (260, 596), (262, 618), (238, 618)])
    drawn(c, knot, "#9a3a60", "#5a2038", 2.6)


def _green_planes(c: Wash) -> None:
    """Light from above on the left: brows, cheekbones and the long nose throw the rest into green shadow."""
    deep = "#2f5a34"
    c.wet(
        smooth([(140, 210), (200, 200), (300, 200), (362, 214), (340, 226), (250, 214), (164, 230)]), "#7a7a4a", 8, 0.5
    )
    for x in (196, 304):
        c.wet(smooth([(x - 46, 318), (x - 30, 296), (x + 20, 296), (x + 46, 312), (x + 20, 310), (x - 20, 312)]),
            deep, 6,
            0.55, 0.4)  # fmt: skip
        c.wet(ellipse(x, 366, 36, 9), deep, 6, 0.4, 0.4)
    c.wet(smooth([(258, 310), (268, 360), (284, 412), (276, 434), (262, 424), (256, 380)]), deep, 6, 0.7, 0.4)
    c.wet(smooth([(240, 306), (246, 330), (240, 350), (230, 330)]), deep, 6, 0.5, 0.4)
    c.wet(ellipse(258, 448, 30, 6), deep, 5, 0.7, 0.3)
    c.wet(
        smooth([(330, 250), (372, 280), (362, 380), (340, 440), (316, 470), (330, 400), (340, 330)]),
        deep,
        12,
        0.65,
        0.4,
    )
    c.wet(smooth([(160, 400), (196, 420), (206, 470), (196, 510), (166, 470)]), deep, 11, 0.55, 0.4)
    c.wet(ellipse(254, 510, 30, 6), deep, 5, 0.6, 0.3)
    for x, y, rx, ry, share in ((226, 246, 40, 18, 0.4), (176, 386, 17, 9, 0.45), (318, 388, 12, 8, 0.25), (246, 370,
        5, 40,
        0.45), (252, 424, 9, 7, 0.45), (238, 532, 14, 6, 0.3), (216, 292, 14, 5, 0.2)):  # fmt: skip
        c.lift(ellipse(x, y, rx, ry), share, 6)


def _sidelong(c: Wash) -> None:
    """Eyes slid to the side under low lids, a long nose, a mouth bitten shut."""
    for x in (196, 304):
        white = smooth([(x - 40, 338), (x - 14, 316), (x + 16, 316), (x + 42, 336), (x + 18, 352), (x - 16, 354)])
        c.lift(white)
        c.wash(white, "#f2efc8", bleed=1, strength=0.6)
        with c.clip(white):
            c.wash(circle(x + 26, 334, 17), "#8fae1c", to="#3f6a1c", bleed=1, strength=1.2)
            c.wash(circle(x + 28, 334, 7), "#10140c", bleed=0.5, strength=1.6)
        c.pen([(x - 44, 340), (x - 16, 319), (x + 16, 318), (x + 46, 337)], [3, 8, 9, 4])
        c.pen([(x - 34, 346), (x - 8, 356), (x + 22, 352), (x + 40, 340)], 2.4)
        c.pen([(x - 42, 322), (x - 12, 302), (x + 20, 304), (x + 42, 318)], 2)
        c.pen([(x - 30, 364), (x - 4, 374), (x + 26, 366)], 2.4)
        c.lift(circle(x + 24, 328, 3.4))
    c.pen([(150, 288), (190, 276), (236, 308)], [2, 11, 6], dry=0.08)
    c.pen([(264, 306), (300, 262), (352, 270)], [5, 12, 2], dry=0.08)
    c.pen([(244, 296), (240, 312)], 3)
    c.pen([(256, 296), (258, 310)], 2.6)
    c.pen([(244, 330), (236, 390), (224, 418), (236, 436), (256, 442), (276, 432), (284, 418), (276, 404)],
        [1, 2, 4, 4, 5, 4, 3, 1])  # fmt: skip
    c.pen([(236, 428), (244, 424), (250, 430)], 4)
    c.pen([(262, 431), (270, 425), (276, 428)], 4)
    c.pen([(218, 424), (196, 450), (190, 474)], [1, 4, 1])
    c.pen([(290, 422), (316, 448), (318, 476)], [1, 4, 1])
    upper = smooth([(200, 486, 1), (222, 472), (240, 470), (252, 475), (272, 462), (312, 482, 1), (276, 474), (248,
        484),
        (222, 479)])  # fmt: skip
    c.wash(upper, "#4a6a30", bleed=1, over=True, strength=0.7)
    lower = smooth([(206, 487), (248, 485), (306, 481), (286, 497), (250, 504), (222, 500)])
    c.wash(lower, "#7a8a4a", bleed=1, over=True, strength=0.5)
    c.lift(ellipse(246, 494, 12, 3), 0.3, 2)
    c.pen([(200, 486), (222, 477), (248, 484), (276, 472), (312, 482)], [3, 6, 4, 7, 4])
    c.pen([(312, 470), (320, 484), (314, 498)], 3)
    c.pen([(226, 502), (250, 508), (280, 498)], 3.4)
    c.pen([(244, 528), (256, 528)], 2.4)


def _cloth(c: Wash) -> None:
    """The white table: bare paper, with folds and a green stain that spreads."""
    table = smooth([(-40, 800, 1), (160, 770), (420, 760), (660, 772), (840, 800, 1), (840, 1230, 1), (-40, 1230, 1)])
    c.lift(table)
    c.pen([(-20, 798), (160, 771), (420, 761), (660, 772), (820, 798)], [2, 6, 3, 6, 2])
    c.wet(smooth([(60, 1010), (220, 980), (340, 1040), (300, 1130), (120, 1150), (20, 1090)]), "#9fc85a", 30, 0.55, 1.6)
    c.wet(smooth([(280, 960), (420, 930), (470, 980), (360, 1010)]), "#9fc85a", 22, 0.5, 1.6)
    for line in (
        [(70, 1180), (110, 1100), (90, 1020)],
        [(520, 1200), (560, 1150), (640, 1130)],
        [(740, 1190), (720, 1100), (760, 1040)],
    ):
        c.pen(line, [1, 4, 1], "#9aa4b8", 0.5)
    c.wet(ellipse(590, 1024, 200, 26), "#b4bfd4", 18, 0.6)
    c.wet(ellipse(196, 1000, 130, 18), "#b4bfd4", 14, 0.6)


def _plate(c: Wash, x: float, y: float, rx: float) -> None:
    rim = ellipse(x, y, rx, rx * 0.30)
    c.lift(rim)
    c.wet(ellipse(x + rx * 0.2, y + rx * 0.1, rx * 0.6, rx * 0.14), "#b9c6dc", rx * 0.08, 0.5)
    c.contour(rim, 4.4, lost=0.12)
    c.contour(ellipse(x, y - 2, rx * 0.68, rx * 0.19), 2.6, lost=0.35)
    c.pen([(x - rx * 0.7, y + rx * 0.26), (x, y + rx * 0.36), (x + rx * 0.7, y + rx * 0.26)], [1, 5, 1], "#6a7690")


def _cake(c: Wash) -> None:
    _plate(c, 590, 1000, 196)
    for y, rx, h, k, dark in (
        (990, 146, 96, "#e9b45c", "#a8642c"),
        (884, 110, 84, "#e2a04c", "#9a5424"),
        (792, 74, 70, "#e9b45c", "#a8642c"),
    ):
        side = smooth([(590 - rx, y - h), (590 - rx, y - 14), (590 - rx * 0.6, y + rx * 0.16), (590, y + rx * 0.22),
            (590 + rx * 0.6, y + rx * 0.16), (590 + rx, y - 14), (590 + rx, y - h)])  # fmt: skip
        c.lift(side)
        c.wash(side, k, to=dark, way=(1, 0.1), bleed=3, blooms=1)
        with c.clip(side):
            c.wet(smooth([(590 + rx * 0.3, y - h), (590 + rx * 1.1, y - h), (590 + rx * 1.1, y + 40),
                (590 + rx * 0.2, y + 40),
                (590 + rx * 0.62, y - h * 0.4)]), "#6a3018", rx * 0.12, 0.6, 0.5)  # fmt: skip
            c.lift(limb([(590 - rx * 0.62, y - h * 0.9), (590 - rx * 0.6, y)], [rx * 0.06, rx * 0.12]), 0.3, rx * 0.06)
            for _ in range(int(rx * 0.5)):
                x0, y0 = 590 + c.rng.uniform(-rx, rx), y - c.rng.uniform(0, h)
                c.pen([(x0, y0), (x0 + 3, y0 + 1)], [1.8, 1.2], dark, 0)
        c.contour(side, 4, lost=0.15)
        c.wash(limb([(590 - rx, y - h * 0.46), (590, y - h * 0.46 + rx * 0.22), (590 + rx, y - h * 0.46)], [12, 15,
            12]),
            "#c8283a", bleed=3)  # fmt: skip
        drips: Points = [(590 - rx - 4, y - h - 8)]
        for i in range(9):
            t = i / 8
            drips = [
                *drips,
                (
                    590 - rx + 2 * rx * t,
                    y - h + rx * 0.22 * math.sin(math.pi * t) + (30 if i % 2 else 8) * (0.7 + 0.4 * c.rng.random()),
                ),
            ]
        cream = smooth([*drips, (590 + rx + 4, y - h - 8), (590 + rx * 0.6, y - h - rx * 0.24), (590,
            y - h - rx * 0.30),
            (590 - rx * 0.6, y - h - rx * 0.24)])  # fmt: skip
        c.lift(cream, 1, 0.6)
        c.wet(ellipse(590 + rx * 0.5, y - h + 4, rx * 0.4, 12), "#c8cfe2", 8, 0.6)
        c.contour(cream, 3.6, lost=0.15)
    for x, y in (
        (480, 868),
        (520, 884),
        (660, 884),
        (702, 866),
        (512, 772),
        (668, 772),
        (590, 690),
        (560, 704),
        (622, 704),
    ):
        berry = smooth([(x - 15, y - 12), (x, y - 18), (x + 15, y - 12), (x + 9, y + 8), (x, y + 16), (x - 9, y + 8)])
        c.lift(berry)
        c.wash(berry, "#ee3426", to="#b8141c", bleed=2, strength=1.15)
        c.contour(berry, 2.8, lost=0.15)
        c.pen([(x - 10, y - 16), (x, y - 12), (x + 10, y - 17)], 4, "#3f8a2a")
    c.pen([(590, 676), (591, 640)], [9, 9], "#f2c040", 0)
    c.wet(ellipse(591, 612, 8, 18), "#ffb020", 9, 1.1)
    c.wash(smooth([(591, 634), (582, 618), (592, 592, 1), (600, 618)]), "#ff9a1c", bleed=1.5)


def _spoon_hand(c: Wash) -> None:
    """Her hand comes from the right with the next spoonful."""
    sleeve = smooth([(830, 740, 1), (800, 800), (762, 838), (738, 826), (744, 786), (790, 720), (830, 660, 1)])
    c.lift(sleeve)
    c.wash(sleeve, "#e86a94", to="#b8325e", way=(1, 0.2), bleed=3)
    c.contour(sleeve, 4.6, lost=0.2)
    c.pen([(752, 786), (708, 752), (672, 716)], [6, 6, 5], "#7f8796", 0.05)
    bowl = ellipse(660, 704, 20, 14)
    c.lift(bowl)
    drawn(c, bowl, "#c8ccd6", "#8f96a6", 3)
    bite = smooth([(642, 700), (650, 682), (664, 676), (678, 686), (680, 700), (660, 706)])
    c.lift(bite)
    drawn(c, bite, "#e9b45c", "#c8803c", 2.8)
    c.lift(smooth([(646, 690), (660, 676), (678, 688), (662, 692)]))
    with c.at(752, 794, 0.56, 40):
        fist(c, "#f6cda8", "#d8926e")


def _pea(c: Wash) -> None:
    _plate(c, 196, 980, 132)
    c.wet(ellipse(210, 988, 22, 6), "#7f8fae", 5, 0.8)
    drawn(c, circle(198, 972, 15), "#7fc02a", "#3f8a1c", 3)
    c.lift(circle(193, 966, 4))


def _leaf(c: Wash, x: float, y: float, size: float, turn: float) -> None:
    with c.at(x, y, size, turn):
        leaf = smooth([(0, 4, 1), (-10, -6), (-28, -4, 1), (-20, -20), (-24, -38, 1), (-8, -34), (0, -52, 1), (8, -34),
            (24, -38, 1), (20, -20), (28, -4, 1), (10, -6)])  # fmt: skip
        c.lift(leaf)
        c.wash(leaf, c.rng.choice(("#3f9a2f", "#2a7a2c", "#6fb02f")), to="#1f5f2a", bleed=2.5, strength=1.1)
        c.contour(leaf, 2.6, lost=0.25)
        c.pen([(0, 2), (0, -20), (0, -42)], 1.8, "#0f3a18")


def _ivy(c: Wash) -> None:
    """It grows out of his sleeve, over the cloth and round the cake."""
    stems: tuple[Points, ...] = (
        [(330, 900), (380, 930), (420, 1000), (400, 1060), (450, 1110), (560, 1100), (680, 1080), (740, 1010), (700,
            930),
            (600, 930), (480, 910), (450, 850), (490, 800), (600, 824), (680, 800)],
        [(330, 906), (350, 970), (330, 1050), (380, 1120), (470, 1160), (560, 1170)],
        [(340, 894), (400, 890), (430, 850), (420, 800)],
    )  # fmt: skip
    for stem in stems:
        count = len(stem)
        c.pen(stem, [9 - 6 * i / count for i in range(count)], "#2a5f24", 0.15)
        for i in range(1, count):
            (ax, ay), (bx, by) = stem[i - 1][:2], stem[i][:2]
            for t in (0.3, 0.8):
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                _leaf(c, x, y, 0.9 - 0.35 * i / count + c.rng.uniform(-0.1, 0.1), c.rng.uniform(-150, 150))
        ex, ey = stem[-1][:2]
        c.pen([(ex, ey), (ex + 20, ey - 12), (ex + 30, ey + 4), (ex + 18, ey + 10), (ex + 16, ey)], 2.6, "#2a5f24")


def _fork_hand(c: Wash) -> None:
    """His arm comes down from the shoulder; the elbow is on the table, the fist round the fork."""
    c.wet(smooth([(20, 930), (180, 944), (350, 930), (340, 956), (160, 966), (30, 956)]), "#8f9a86", 10, 0.7, 0.3)
    sleeve = smooth([(128, 650), (84, 634), (46, 660), (26, 730), (10, 820), (2, 890), (16, 936, 1), (60, 944),
        (180, 936), (336, 926), (326, 864), (210, 864), (100, 850), (100, 790), (116, 720)])  # fmt: skip
    c.wash(sleeve, "#34483a", to="#4a6f3a", way=(0.5, 0.8), bleed=2.5, strength=1.05)
    c.wet(smooth([(70, 626), (130, 640), (136, 700), (112, 790), (100, 740), (90, 680)]), "#2a3a2e", 9, 0.85, 0.4)
    with c.clip(sleeve):
        c.wet(smooth([(-10, 780), (20, 800), (40, 910), (340, 916), (340, 960), (-10, 960)]), "#121c16", 12, 0.7, 0.3)
    c.pen([(98, 636), (48, 658), (26, 730), (10, 820), (2, 890), (14, 936)], [1, 6, 7, 8, 8, 6])
    c.pen([(14, 936), (60, 945), (180, 937), (336, 927)], [6, 8, 7, 4])
    c.pen([(100, 850), (210, 864), (328, 864)], [6, 5, 3])
    c.pen([(100, 852), (100, 790), (118, 716), (122, 680)], [6, 5, 4, 1], "#0f1a14")
    c.pen([(102, 850), (72, 862), (48, 856)], [5, 4, 1], "#0f1a14")
    c.pen([(112, 854), (96, 884), (66, 898)], [4, 4, 1], "#0f1a14")
    c.pen([(240, 928), (246, 904), (262, 892)], [3, 3, 1], "#0f1a14")
    cuff = smooth([(318, 856), (354, 852), (370, 928), (334, 938)])
    c.lift(cuff)
    c.contour(cuff, 3, lost=0.1)
    c.pen([(392, 800), (394, 880), (396, 980)], [7, 7, 7], "#4a5260", 0.05)
    for x in (380, 392, 404):
        c.pen([(x, 740), (x, 784)], [4, 4], "#4a5260", 0.05)
    c.pen([(380, 784), (392, 804), (404, 784)], 6, "#4a5260", 0.05)
    with c.at(396, 884, 0.86, 14, flip=True):
        fist(c, "#b8c86a", "#5a8f34")


@scene(
    "noble-nest", "Noblesse Oblige", motifs="lady wig nest chicks worm pearls",
    themes="dignity vanity motherhood duty pretence", moods="comic haughty", seed=57, medium=Wash,
    alt="A grand lady with pearls and a towering white wig looks down her nose. In the wig four chicks in a nest gape "
    "for food; with her little finger raised she holds up a long worm for them.",
    clues=("bad hair day", "straight face", "foster mother", "room to let", "high society", "early bird"),
)  # fmt: skip
def noble_nest(c: Wash) -> None:
    c.wet(smooth([(-30, 260), (120, 180), (240, 420), (180, 720), (-30, 760)]), "#b8cfe0", 60, 0.6, 1.4)
    c.wet(smooth([(830, 300), (700, 240), (600, 420), (660, 700), (830, 700)]), "#f2d3c4", 60, 0.6, 1.4)
    _gown(c)
    _curls_behind(c)
    _countenance(c)
    _tower_of_hair(c)
    _nest(c)
    _worm_hand(c)


def _gown(c: Wash) -> None:
    gown = smooth([(250, 930), (330, 960), (400, 1010), (470, 960), (560, 930), (680, 980), (780, 1080), (830, 1230, 1),
        (-30, 1230, 1), (20, 1090), (130, 990)])  # fmt: skip
    c.wash(gown, "#b01f30", to="#d8503c", bleed=14, blooms=4, strength=1.05)
    with c.clip(gown):
        for x, way in ((120.0, -1), (200.0, -1), (610.0, 1), (700.0, 1)):
            c.wet(limb([(x, 990 + abs(x - 400) * 0.08), (x + way * 20, 1090), (x + way * 6, 1210)], [2, 14, 26]),
                "#6a0c1c",
                16, 0.45, 0.9)  # fmt: skip
            c.lift(limb([(x - 26, 1000), (x - 14 + way * 18, 1090), (x - 24, 1190)], [4, 12, 14]), 0.2, 8)
    c.contour(gown, 5, lost=0.3)
    skin = smooth([(330, 800), (480, 800), (490, 880), (560, 936), (470, 985), (400, 1030), (330, 985), (250, 936),
        (322, 880)])  # fmt: skip
    c.lift(skin)
    c.wash(skin, "#f4cdb0", to="#e2a88c", bleed=3)
    c.glaze(smooth([(326, 812), (484, 812), (470, 860), (400, 884), (340, 860)]), "#b8867e", 0.6)
    c.contour(skin, 4, lost=0.2)
    for row, (rx, drop, y0) in enumerate(((76, 30, 868), (98, 54, 884))):
        for k in range(13 + row * 3):
            t = k / (12 + row * 3)
            x, y = 404 - rx + 2 * rx * t, y0 + drop * math.sin(math.pi * t)
            c.lift(circle(x, y, 9))
            drawn(c, circle(x, y, 9), "#e6e8ec", None, 2.2)
            c.pen([(x + 3, y + 3), (x + 4, y + 2)], [3, 3], "#9aa4b8", 0)
    ruffle: Points = []
    for k in range(19):
        t = k / 18
        x = 232 + 344 * t
        y = 944 + 90 * math.sin(math.pi * t) + (16 if k % 2 else -8)
        ruffle = [*ruffle, (x, y)]
    frill = smooth([*ruffle, (560, 936), (480, 996), (402, 1034), (320, 996), (246, 936)])
    c.lift(frill)
    c.wet(ellipse(402, 1030, 120, 12), "#c8cfe2", 10, 0.5)
    c.contour(frill, 3.6, lost=0.15)
    for x in (140, 640, 720):
        c.pen([(x, 1010 + abs(x - 400) * 0.1), (x + 14, 1110), (x - 6, 1200)], [1, 6, 2], "#4a0a14")
    rose = circle(404, 1066, 34)
    c.lift(rose)
    drawn(c, rose, "#f0b8a0", "#e07a6a", 3.4)
    c.pen([(392, 1062), (404, 1050), (416, 1062), (404, 1076), (390, 1066), (398, 1042), (424, 1050), (426, 1076)], 3)


def _rolled(c: Wash, roll: Path) -> None:
    """A sausage curl seen from its end: hairs that wind inwards, dark where they dive."""
    with c.clip(roll):
        c.wet(ellipse(2, -2, 8, 7), "#4a5472", 6, 0.9, 0.3)
        c.wet(smooth([(-50, 6), (-10, 20), (46, 6), (40, 34), (-40, 34)]), "#7a86a8", 7, 0.6, 0.3)
    for _ in range(13):
        far, start = c.rng.uniform(0.25, 1), c.rng.uniform(0, 6.28)
        turn = [start + 0.55 * i for i in range(5)]
        c.pen([(40 * far * (1 - 0.06 * i) * math.cos(t), -3 + 29 * far * (1 - 0.06 * i) * math.sin(t)) for i, t in
            enumerate(turn)], [0.5, 2.2, 1.8, 1.4, 0.4], c.rng.choice(("#5a6480", "#7f8aa6", "#3a4258")),
                0.3)  # fmt: skip
    c.contour(roll, 4, lost=0.22)


def _curls_behind(c: Wash) -> None:
    for side in (-1, 1):
        for k, y in enumerate((700, 760, 818, 872)):
            x = 404 + side * (172 - k * 5)
            roll = smooth(
                [
                    (x - 44, y - 8),
                    (x - 20, y - 34),
                    (x + 24, y - 34),
                    (x + 46, y - 6),
                    (x + 26, y + 26),
                    (x - 24, y + 26),
                ]
            )
            c.lift(roll)
            c.wash(roll, "#cfd4e0", to="#f4f2ee", way=(side, 0.3), bleed=4, strength=0.75)
            with c.at(x, y - 2, 1, c.rng.uniform(-14, 14), side > 0):
                _rolled(c, smooth([(-44, -6), (-20, -32), (24, -32), (46, -4), (26, 28), (-24, 28)]))


def _countenance(c: Wash) -> None:
    """Chin up, lids low, one brow raised, lips like a button."""
    face = smooth([(404, 500), (318, 520), (268, 590), (262, 670), (284, 750), (326, 820), (404, 856), (482, 820),
        (524, 750),
        (546, 670), (540, 590), (490, 520)])  # fmt: skip
    c.lift(face)
    c.wash(face, "#fae3d0", to="#f0bfa4", bleed=3, blooms=1, strength=0.95)
    c.contour(face, 4.4, lost=0.12)
    with c.clip(face):
        _powdered_planes(c)
    for x in (316, 494):
        c.wet(ellipse(x, 738, 25, 20), "#e2405a", 15, 0.8)
    for x, lift in ((338, 0.0), (470, 26.0)):
        lid = smooth([(x - 44, 662), (x - 14, 634), (x + 18, 634), (x + 46, 660), (x, 668)])
        c.wash(lid, "#7f9cd6", bleed=2, strength=0.8, over=True)
        c.lift(ellipse(x + 2, 648, 15, 7), 0.4, 4)
        with c.clip(lid):
            c.wet(limb([(x - 44, 664), (x, 664), (x + 48, 662)], [5, 8, 6]), "#3f4f8a", 4, 0.7, 0.3)
        white = smooth([(x - 38, 664), (x, 662), (x + 40, 662), (x + 16, 682), (x - 18, 682)])
        c.lift(white)
        with c.clip(white):
            c.wash(circle(x + 12, 668, 15), "#4a7aa8", to="#2a4a6a", bleed=1)
            c.wash(circle(x + 13, 668, 6.5), "#0c1018", bleed=0.5, strength=1.6)
            c.wet(limb([(x - 40, 662), (x + 40, 661)], [7, 7]), "#6a6a90", 3, 0.6, 0.2)
            c.lift(circle(x + 8, 670, 2.6), 1, 0.4)
        c.pen([(x - 48, 664), (x - 12, 660), (x + 20, 660), (x + 50, 660)], [3, 8, 9, 4])
        c.pen([(x - 30, 676), (x - 4, 686), (x + 26, 680)], 2.2)
        c.pen([(x - 44, 650), (x - 12, 628), (x + 22, 628), (x + 46, 646)], 2.2)
        for k in range(4):
            end = x + 34 + k * 6
            c.pen([(end - 4, 660 + k), (end + 8, 652 + k * 2)], 2.4)
        c.pen([(x - 44, 616 - lift * 0.4), (x - 6, 588 - lift), (x + 46, 606 - lift * 0.8)], [3, 8, 2], "#5a4034")
        c.pen([(x - 20, 698), (x + 4, 706), (x + 24, 700)], 2)
    c.pen([(396, 636), (388, 700), (372, 744), (380, 764), (404, 772), (428, 764), (436, 744)], [1, 2, 4, 5, 5, 4, 2])
    c.pen([(382, 756), (390, 750), (396, 757)], 4)
    c.pen([(412, 757), (420, 750), (427, 755)], 4)
    lips = smooth([(372, 801), (390, 788), (404, 793), (418, 787), (440, 796), (422, 812), (404, 817), (388, 813)])
    c.wash(lips, "#e0304a", bleed=1.5, strength=1.05)
    with c.clip(lips):
        c.wet(smooth([(368, 784), (404, 790), (442, 782), (440, 799), (404, 804), (370, 802)]), "#7a0a20", 3, 0.7, 0.3)
        c.lift(ellipse(396, 809, 9, 3), 0.45, 2)
    c.contour(lips, 2, "#5a0a18", lost=0.3)
    c.pen([(370, 800), (390, 801), (404, 804), (420, 800), (440, 797)], [2, 4, 3, 4, 2], "#5a0a18")
    c.pen([(392, 828), (404, 832), (416, 827)], 2.4)
    c.pen([(352, 760), (346, 784), (354, 806)], [1, 3, 1])
    c.pen([(458, 758), (466, 782), (458, 804)], [1, 3, 1])
    c.pen([(470, 776), (473, 779)], [9, 9], dry=0)
    for x in (256, 552):
        c.pen([(x, 712), (x, 730)], 3, "#b08a20")
        drop = ellipse(x, 748, 12, 17)
        c.lift(drop)
        drawn(c, drop, "#e6e8ec", "#c8ccd8", 2.8)


def _powdered_planes(c: Wash) -> None:
    """Light from the left: the wig shades the forehead, sockets and one flank lie in cool shadow."""
    cool, warm = "#a06f92", "#c8807a"
    c.wet(smooth([(262, 600), (320, 520), (404, 500), (490, 520), (548, 600), (500, 564), (404, 540), (310, 560)]),
        cool,
        9, 0.5, 0.4)  # fmt: skip
    c.wet(smooth([(520, 590), (560, 640), (540, 740), (490, 820), (420, 860), (470, 790), (508, 720), (514, 650)]),
        cool,
        15, 0.6, 0.4)  # fmt: skip
    for x in (338, 470):
        c.wet(smooth([(x - 46, 644), (x - 10, 618), (x + 30, 622), (x + 48, 648), (x + 20, 636), (x - 16, 636)]),
            cool, 6,
            0.42, 0.4)  # fmt: skip
        c.wet(ellipse(x + 2, 694, 32, 7), cool, 6, 0.35, 0.4)
    c.wet(smooth([(420, 640), (436, 690), (448, 744), (434, 768), (420, 752), (412, 700)]), warm, 6, 0.65, 0.4)
    c.wet(smooth([(376, 640), (388, 660), (390, 690), (376, 676)]), warm, 6, 0.4, 0.4)
    c.wet(ellipse(408, 778, 26, 5), warm, 4, 0.6, 0.3)
    c.wet(ellipse(406, 826, 24, 6), warm, 4, 0.55, 0.3)
    c.wet(smooth([(300, 770), (340, 800), (352, 836), (320, 820)]), warm, 9, 0.5, 0.4)
    c.wet(smooth([(460, 770), (480, 800), (452, 840), (440, 846), (464, 804)]), cool, 8, 0.5, 0.4)
    for x, y, rx, ry, share in ((370, 580, 46, 18, 0.5), (318, 704, 24, 9, 0.5), (486, 706, 16, 8, 0.3), (400, 690,
        6, 34,
        0.5), (400, 748, 10, 7, 0.5), (400, 842, 18, 7, 0.4)):  # fmt: skip
        c.lift(ellipse(x, y, rx, ry), share, 7)


def _tower_of_hair(c: Wash) -> None:
    wig = smooth([(264, 620, 1), (240, 540), (228, 430), (214, 320), (232, 236), (290, 210), (404, 226), (520, 208),
        (580, 240), (596, 330), (580, 440), (566, 540), (544, 620, 1), (520, 566), (470, 530), (404, 520), (338, 530),
        (288, 566)])  # fmt: skip
    c.lift(wig)
    with c.clip(wig):
        c.wet(smooth([(520, 200), (620, 200), (620, 640), (520, 640), (556, 420)]), "#9fb0d0", 30, 0.75)
        c.wet(smooth([(240, 560), (404, 500), (560, 560), (540, 640), (404, 540), (270, 640)]), "#a9b8d4", 18, 0.6)
        c.wet(ellipse(404, 246, 150, 26), "#8f9ec0", 20, 0.7)
    c.contour(wig, 5.4, lost=0.2)
    combed: list[list[tuple[float, float]]] = [
        [(404 + t * w, y + abs(t) * 34 * (1 - i / 5)) for i, (w, y) in enumerate(((134, 526), (158, 470), (172, 410),
        (178,
            350), (172, 290), (160, 240)))] for t in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1)]  # fmt: skip
    strands(c, combed, 130, ("#5a6480", "#8a94b0", "#a8b0c8", "#2f3648"), 2.8, 2.2, 0.35)
    lit_strands(c, combed, 20, 0.7, 3)
    for x, y, flip in (
        (238, 290, False),
        (574, 296, True),
        (232, 350, False),
        (580, 356, True),
        (256, 470, False),
        (552, 480, True),
        (250, 560, False),
        (558, 566, True),
    ):
        with c.at(x, y, 1, 0, flip):
            roll = smooth([(-52, -2), (-40, -30), (0, -38), (40, -22), (46, 10), (10, 28), (-36, 24)])
            c.lift(roll)
            c.wash(roll, "#c2cadb", to="#f6f4f0", way=(-1, -0.4), bleed=4, strength=0.75)
            _rolled(c, roll)
    ribbon = limb([(226, 392), (300, 416), (404, 420), (510, 414), (590, 394)], [22, 28, 30, 28, 22])
    c.lift(ribbon)
    c.wash(ribbon, "#3f8fa0", to="#1f6a80", way=(1, 0), bleed=2.5, blooms=1)
    c.contour(ribbon, 3.6, lost=0.2)


def _nest(c: Wash) -> None:
    for x, y, lean, size in ((300, 204, -16, 0.94), (372, 172, -3, 1.12), (452, 178, 6, 1.06), (522, 210, 20, 0.9)):
        _chick(c, x, y, size, lean)
    bowl = smooth([(240, 214), (300, 236), (404, 244), (510, 234), (570, 210), (560, 262), (500, 296), (404, 306),
        (306, 298),
        (248, 266)])  # fmt: skip
    c.lift(bowl)
    c.wash(bowl, "#a8743c", to="#6a4222", bleed=6, blooms=2, strength=1.1)
    for _ in range(60):
        left = c.rng.uniform(230, 560)
        top = 226 + 60 * c.rng.random()
        length = c.rng.uniform(40, 120)
        c.pen([(left, top), (left + length * 0.5, top + c.rng.uniform(-4, 16)), (left + length,
            top + c.rng.uniform(-22, 10))],
            c.rng.uniform(2, 5), c.rng.choice(("#3f2614", "#6a4522", "#8a6030", "#2a1a10")), 0.3)  # fmt: skip
    for line in ([(246, 226), (206, 210), (180, 216)], [(560, 230), (606, 206), (630, 216)], [(300, 296), (270, 320),
        (276, 346)],
        [(500, 296), (530, 322), (524, 344)]):  # fmt: skip
        c.pen(line, 4, "#5a3a1e")


def _chick(c: Wash, x: float, y: float, size: float, lean: float) -> None:
    """A bare chick, all throat."""
    with c.at(x, y, size, lean):
        neck = smooth([(-20, 60), (-18, 20), (-30, -4), (-22, -30), (0, -38), (24, -30), (30, -4), (18, 20), (22, 60)])
        c.lift(neck)
        drawn(c, neck, "#d8a08a", "#8a6a6a", 3.4, bleed=4)
        for side in (-1, 1):
            jaw = smooth([(side * 2, -26, 1), (side * 26, -44), (side * 34, -92, 1), (side * 12, -70), (0, -40)])
            c.lift(jaw)
            c.wash(jaw, "#f2b428", to="#e88a1c", bleed=2)
            c.contour(jaw, 3, lost=0.1)
        throat = smooth([(-28, -84, 1), (-12, -60), (0, -54), (12, -60), (28, -84, 1), (20, -48), (0, -32), (-20, -48)])
        c.lift(throat)
        c.wash(throat, "#e8382c", to="#8a1420", bleed=1.5, strength=1.15)
        c.contour(throat, 2.6, lost=0.1)
        for side in (-1, 1):
            c.pen([(side * 20, -16), (side * 21, -14)], [8, 8], dry=0)
        for k in range(5):
            c.pen([(-16 + k * 8, -30), (-20 + k * 10, -46 - (k % 2) * 6)], 1.8, "#5a5060")


def _worm_hand(c: Wash) -> None:
    """Thumb and forefinger hold the worm, the little finger stands off."""
    fore = smooth([(636, 800), (706, 782), (752, 870), (806, 990), (840, 1090, 1), (840, 1240, 1), (758, 1240, 1),
        (724, 1150), (700, 1040), (664, 900)])  # fmt: skip
    c.wet(limb([(630, 1010), (652, 1080), (668, 1150), (690, 1230)], [8, 18, 22, 18]), "#8a1428", 12, 0.55, 0.3)
    c.pen([(634, 1040), (654, 1130), (692, 1220)], [1, 5, 3], "#4a0a14")
    c.lift(fore)
    c.wash(fore, "#cf2c3c", to="#9a1a2c", way=(0.8, 0.5), bleed=3, blooms=1)
    c.contour(fore, 5, lost=0.05)
    c.pen([(732, 1160), (766, 1148), (800, 1156)], [5, 4, 1], "#4a0a14")
    c.pen([(740, 1186), (770, 1190), (796, 1210)], [4, 4, 1], "#4a0a14")
    c.pen([(716, 880), (744, 960), (758, 1040)], [1, 4, 1], "#4a0a14")
    frill = smooth([(622, 812), (636, 776), (664, 792), (680, 762), (704, 782), (726, 756), (734, 800), (712, 830),
        (680, 824),
        (652, 840)])  # fmt: skip
    c.lift(frill)
    c.contour(frill, 3.6, lost=0.1)
    wrist = smooth([(650, 800), (640, 740), (634, 690), (700, 676), (708, 730), (716, 782)])
    palm = smooth([(634, 700), (622, 650), (634, 606), (676, 590), (712, 606), (720, 656), (704, 706)])
    ring = finger([(690, 610), (672, 560), (640, 546), (622, 566)], 25)
    middle = finger([(664, 604), (640, 548), (604, 540), (590, 566)], 26)
    index = finger([(642, 620), (604, 566), (572, 556), (552, 578)], 27)
    thumb = finger([(632, 676), (590, 650), (566, 618), (552, 592)], 28)
    little = finger([(708, 622), (732, 580), (744, 540), (762, 508)], 21)
    hand = union(wrist, palm, ring, middle, index, thumb, little)
    c.lift(hand)
    c.wash(hand, "#fae0cc", to="#efbfa2", way=(0.3, 1), bleed=1.5)
    with c.clip(hand):
        rosy = "#b8706a"
        c.wet(smooth([(700, 590), (726, 640), (710, 720), (724, 800), (690, 800), (690, 700), (704, 650)]), rosy, 9,
            0.7,
            0.4)  # fmt: skip
        c.wet(smooth([(636, 668), (600, 640), (576, 612), (590, 606), (626, 640), (650, 660)]), rosy, 5, 0.6, 0.3)
        c.wet(smooth([(640, 700), (664, 690), (670, 730), (646, 760)]), rosy, 8, 0.4, 0.4)
        for shade in ([(688, 604), (664, 566), (636, 558)], [(660, 606), (634, 562), (602, 556)], [(640, 626), (606,
            580),
            (576, 572)], [(722, 600), (738, 550), (752, 500)]):  # fmt: skip
            c.wet(limb([(x + 3, y + 6) for x, y in shade], [8, 7, 3]), rosy, 3.5, 0.7, 0.3)
        for x, y in ((706, 620), (684, 604), (660, 606), (640, 622)):
            c.lift(ellipse(x, y, 7, 6), 0.4, 3)
            c.wet(ellipse(x + 4, y + 8, 4, 3), rosy, 3, 0.4, 0.3)
    c.contour(hand, 4, lost=0.12)
    for line in ([(650, 600), (622, 556), (592, 552)], [(678, 596), (654, 558), (628, 556)], [(634, 640), (604, 596),
        (580, 580)],
        [(700, 616), (690, 596)]):  # fmt: skip
        c.pen(line, 2.8)
    for x, y in ((556, 572), (557, 592), (763, 510)):
        c.pen([(x - 5, y - 4), (x - 8, y + 3), (x - 2, y + 7)], 2)
    c.pen([(736, 556), (744, 560)], 2)
    c.pen([(724, 586), (734, 590)], 2)
    c.wash(ellipse(620, 552, 12, 10), "#2fae6a", bleed=1)
    c.contour(ellipse(620, 552, 12, 10), 2.6, lost=0.1)
    way: Points = [(560, 650), (572, 622), (552, 590), (548, 560), (570, 520), (548, 478), (566, 440), (600, 436)]
    worm = limb(way, [10, 17, 18, 18, 19, 19, 17, 9])
    c.lift(worm)
    c.wash(worm, "#e87a86", to="#b8485c", way=(1, 0), bleed=2)
    c.contour(worm, 3.4, lost=0.1)
    for k in range(1, 7):
        ring_x, ring_y = way[k][:2]
        c.pen([(ring_x - 8, ring_y - 2), (ring_x, ring_y + 3), (ring_x + 8, ring_y - 2)], 2, "#6a1a2c")
    tip = finger([(600, 570), (572, 558), (552, 576)], 25)
    c.lift(tip)
    c.wash(tip, "#fae0cc", bleed=1)
    c.contour(tip, 3, lost=0.3)
