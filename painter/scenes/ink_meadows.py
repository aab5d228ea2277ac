"""Scenes of meadows, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Points, circle, ellipse, limb, poly, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import drawn, finger, fist
from painter.motifs.inkheads import Face, head, strands
from painter.palette import mix
from painter.scene import scene

_PENCIL = "#5d6068"


@scene(
    "unfinished", "The Last Corner", motifs="painter meadow brush sketch bench hare",
    themes="creation waiting possibility love doubt", moods="bright tender", seed=5513, medium=Wash,
    alt="A woman in an apron stands in a flowering meadow and paints it with a long brush; the lower right corner is "
    "white paper with pencil lines, where a pencilled woman on a bench holds out a hand and a pencilled hare sits; the "
    "painter's front foot is pencil too.",
    clues=("work in progress", "draw me in", "almost there", "blank", "imaginary friend", "my better half"),
)  # fmt: skip
def unfinished(c: Wash) -> None:
    _meadow(c)
    _blossom_tree(c)
    _painter(c)
    with c.at(86, 150, 0.88):
        _pencilled(c)
    _wet_end(c)


_FRONTIER: Points = [(830, 330, 1), (720, 400), (640, 520), (560, 590), (540, 700), (500, 800), (430, 880), (420, 980),
    (360, 1080), (330, 1230, 1)]  # fmt: skip


def _meadow(c: Wash) -> None:
    sky = smooth([(-30, -30, 1), (830, -30, 1), (830, 300), (700, 330), (500, 380), (200, 380), (-30, 390)])
    c.wash(sky, "#6db2e2", to="#f7d9b8", bleed=18, fade=(0.9, 0.7), blooms=3)
    cloud = union(*(ellipse(x, y, rx, ry) for x, y, rx, ry in ((470, 150, 50, 22), (520, 118, 46, 38), (580, 96, 54,
        46),
        (636, 122, 50, 40), (690, 150, 48, 24), (580, 150, 110, 26))))  # fmt: skip
    c.lift(cloud, 0.9, 7)
    c.lift(ellipse(400, 186, 44, 9), 0.7, 6)
    c.lift(ellipse(724, 64, 50, 10), 0.6, 7)
    c.wet(
        smooth([(440, 158), (540, 150), (620, 158), (720, 152), (700, 176), (580, 182), (470, 176)]), "#7f9cc4", 9, 0.55
    )
    c.wet(ellipse(600, 128, 34, 8), "#a8bcd8", 9, 0.4)
    hills = smooth([(-30, 340), (140, 280), (300, 330), (480, 290), (660, 350), (720, 390), (640, 420), (-30, 420)])
    c.wash(hills, "#6f8fb8", to="#a8c08a", bleed=12, strength=0.8)
    land = smooth([(-30, 370, 1), (200, 390), (460, 380), (700, 396), *_FRONTIER[2:], (-30, 1230, 1)])
    c.wash(land, "#b9cf5a", to="#4c9a3c", bleed=34, blooms=6, edge=1.5)
    for top, green in ((450, "#8fbf4a"), (560, "#6fae3c"), (700, "#4f9a3a"), (880, "#3a8038"), (1050, "#2f7034")):
        c.wet(
            smooth([(-30, top), (140, top - 24), (330, top + 10), (350, top + 50), (120, top + 40), (-30, top + 60)]),
            green,
            26,
            0.6,
        )
    for _ in range(90):
        y = 480 + 720 * c.rng.random() ** 0.8
        x = c.rng.uniform(10, max(60, 560 - (y - 480) * 0.42))
        h = 10 + (y - 400) * 0.055
        c.pen([(x, y), (x + c.rng.uniform(-5, 5), y - h * 0.6), (x + c.rng.uniform(-14, 14), y - h)],
            1 + h / 22, c.rng.choice(("#2a6a30", "#1f4f2a", "#7aa83a")), 0.3)  # fmt: skip
    for bloom in range(46):
        y = 500 + 690 * (bloom / 45)
        x = c.rng.uniform(16, max(60, 520 - (y - 480) * 0.40))
        r = 4 + (y - 440) * 0.026
        tone = c.rng.choice(("#e0342a", "#e0342a", "#f5c630", "#8a4fc0", "#f07aa0"))
        _flower(c, x, y, r * c.rng.uniform(0.8, 1.3), tone)


def _flower(c: Wash, x: float, y: float, r: float, tone: str) -> None:
    """A flower of loose petals, turned some way."""
    if r > 7:
        c.pen([(x, y + r * 0.4), (x + r * 0.3, y + r * 2), (x - r * 0.2, y + r * 3.6)], r * 0.26, "#1f4f2a")
    turn, flat = c.rng.uniform(0, 6.3), c.rng.uniform(0.5, 0.9)
    petals = []
    for k in range(5):
        a = turn + k * 1.257
        way = (math.cos(a) * r, math.sin(a) * r * flat)
        wide = r * c.rng.uniform(0.5, 0.7)
        petals.append(limb([(x, y), (x + way[0] * 0.7, y + way[1] * 0.7), (x + way[0] * 1.25, y + way[1] * 1.25)],
            [wide * 0.5, wide * 1.3, wide * 0.7]))  # fmt: skip
    shape = union(petals[0], *petals[1:])
    c.lift(shape, 0.95, 1.5)
    c.wash(shape, tone, bleed=3, strength=1.1, blooms=int(r > 14))
    if r > 9:
        for petal in petals:
            c.wet(circle(x, y, r * 0.4), mix(tone, "#2a0a2a", 0.5), r * 0.16, 0.14)
            c.contour(petal, 1.8, lost=0.62)
    c.wash(ellipse(x, y, r * 0.26, r * 0.22), "#f2c230" if tone != "#f5c630" else "#a8541c", bleed=1)
    for _ in range(5):
        a, far = c.rng.uniform(0, 6.28), r * c.rng.uniform(0.1, 0.3)
        c.pen([(x + math.cos(a) * far, y + math.sin(a) * far), (x + math.cos(a) * far + 1, y + math.sin(a) * far)],
            [r * 0.11, r * 0.11], "#2a1a2a", 0)  # fmt: skip


def _blossom_tree(c: Wash) -> None:
    for line, w in (([(96, 600), (110, 500), (96, 400), (60, 320)], 34), ([(104, 430), (150, 360), (220, 320)], 20),
        ([(92, 380), (120, 300), (110, 240)], 16), ([(70, 340), (30, 280), (-10, 260)], 16)):  # fmt: skip
        widths = [w, w * 0.8, w * 0.6, w * 0.4][: len(line)]
        c.wash(limb(line, widths), "#5a4038", to="#3a2a2c", bleed=2.5, way=(1, 0.2))
        c.contour(limb(line, widths), 3.2, lost=0.35)
        c.drag(line, w * 0.5, "#1c1416", 0.9, 6)
    for x, y, r in (
        (60, 220, 84),
        (150, 180, 80),
        (210, 260, 70),
        (20, 150, 70),
        (110, 110, 70),
        (250, 200, 44),
        (-10, 270, 60),
    ):
        c.wet(circle(x, y, r * 0.8), c.rng.choice(("#f28fa8", "#f7b3bc", "#e8688c")), 24, 0.75, 1.9)
    for _ in range(60):
        a, far = c.rng.uniform(0, 6.28), 140 * c.rng.random() ** 0.5
        px, py = 110 + math.cos(a) * far * 1.1, 200 + math.sin(a) * far * 0.9
        c.wet(
            ellipse(px, py, c.rng.uniform(3, 9), c.rng.uniform(3, 7)),
            c.rng.choice(("#d83a68", "#b82a58", "#f6a0b4")),
            c.rng.uniform(1.5, 5),
            0.9,
            1.4,
        )
    for _ in range(20):
        px, py = c.rng.uniform(20, 420), c.rng.uniform(330, 700)
        c.wash(ellipse(px, py, 6, 3.4), "#f2a0b4", bleed=1)


_SHADE = "#123a58"


def _painter(c: Wash) -> None:
    """She leans a little to her work: the far arm paints, the near one carries the palette."""
    leg = smooth([(330, 900), (376, 900), (382, 980), (368, 1040), (364, 1076), (338, 1076), (336, 1030), (326, 970)])
    drawn(c, leg, "#34487a", "#24335a", 3.4)
    c.wet(ellipse(380, 1104, 60, 8), "#1f4f2a", 7, 0.9)
    shoe = smooth([(334, 1062), (352, 1070), (370, 1066), (392, 1082), (414, 1094), (414, 1106), (336, 1107), (330,
        1086)])  # fmt: skip
    drawn(c, shoe, "#93442c", "#5a2218", 3.4)
    c.lift(ellipse(386, 1088, 9, 4), 0.4, 2)
    c.pen([(332, 1100), (380, 1101), (414, 1102)], [2, 3, 1.5])
    front = smooth([(386, 880), (428, 880), (442, 960), (446, 1020), (442, 1070), (424, 1070), (420, 1010), (400, 950)])
    c.wash(front, "#34487a", fade=(1.2, -0.6), bleed=4)
    c.pen([(384, 890), (400, 950), (414, 990)], [4, 4, 0.6])
    c.pen([(428, 880), (442, 930), (448, 970)], [4, 4, 0.6])
    c.pen([(404, 950), (422, 1010), (426, 1066)], 2.2, _PENCIL, 0.5)
    c.pen([(444, 940), (454, 1000), (450, 1064)], 2.2, _PENCIL, 0.5)
    c.pen(
        [(424, 1064), (452, 1060), (478, 1080), (500, 1096), (490, 1104), (424, 1104), (424, 1064)], 2.4, _PENCIL, 0.5
    )
    _far_arm(c)
    dress = smooth([(312, 474), (350, 490), (390, 480), (412, 520), (420, 570), (402, 646), (420, 740), (446, 860),
        (454,
        944, 1), (420, 966), (380, 970), (330, 962), (288, 964), (238, 938, 1), (258, 840), (282, 740), (300, 650),
        (284,
        580), (284, 520)])  # fmt: skip
    c.lift(dress)
    c.wash(dress, "#2f80a8", to="#4a9fbe", bleed=5, blooms=2)
    with c.clip(dress):
        c.wet(smooth([(280, 500), (310, 560), (316, 650), (290, 760), (262, 940), (220, 940), (250, 760)]), _SHADE, 14,
            0.7, 0.5)  # fmt: skip
        c.wet(smooth([(330, 660), (350, 700), (346, 960), (316, 960), (324, 800)]), _SHADE, 10, 0.6, 0.5)
        c.wet(smooth([(290, 640), (400, 650), (400, 672), (330, 676), (284, 664)]), _SHADE, 8, 0.5, 0.4)
        c.lift(limb([(300, 730), (286, 830), (272, 930)], [4, 12, 8]), 0.24, 6)
    c.contour(dress, 4.6, lost=0.2)
    for line in ([(326, 668), (308, 800), (280, 940)], [(344, 680), (346, 820), (334, 956)], [(310, 660), (288, 740),
        (266, 820)]):  # fmt: skip
        c.pen(line, [0.6, 4.4, 1], "#0e2f4a")
    apron = smooth([(356, 512, 1), (384, 506), (408, 514, 1), (420, 570), (404, 644), (424, 740), (448, 850), (456, 886,
        1), (410, 906), (350, 890, 1), (358, 760), (366, 656), (350, 580)])  # fmt: skip
    c.lift(apron)
    c.wash(apron, "#f6ecd6", to="#e0c9a2", bleed=2, strength=0.8)
    with c.clip(apron):
        c.wet(smooth([(346, 520), (366, 580), (376, 656), (372, 760), (366, 900), (340, 900), (340, 700)]),
            "#a08a78", 8,
            0.6, 0.4)  # fmt: skip
        c.wet(limb([(400, 660), (408, 760), (404, 890)], [4, 14, 8]), "#b09a84", 7, 0.45, 0.4)
    c.contour(apron, 3.8, lost=0.2)
    c.pen([(404, 660), (412, 760), (408, 880)], [0.6, 2.6, 0.6], "#8a745c")
    pocket = smooth([(378, 740, 1), (416, 736, 1), (424, 790), (386, 800)])
    c.contour(pocket, 2.8, lost=0.15)
    c.pen([(388, 744), (384, 716), (388, 694)], [4, 3, 2], "#8a5a2a")
    c.pen([(402, 742), (404, 708)], [4, 3], "#5a3a20")
    c.wash(smooth([(383, 698), (390, 680, 1), (394, 698)]), "#d8341f", bleed=1)
    for x, y, k in ((396, 690, "#d8341f"), (424, 826, "#3f93d0"), (386, 856, "#e8a820"), (408, 610, "#4f9a3a"), (436,
        870, "#4f9a3a")):  # fmt: skip
        c.wet(ellipse(x, y, c.rng.uniform(7, 12), c.rng.uniform(5, 9)), k, 4, 1.1, 0.8)
    c.pen([(366, 652), (334, 658), (300, 652)], [5, 6, 4], "#c8b28a")
    for loop in ([(300, 652), (270, 640), (262, 662), (300, 654)], [(300, 654), (280, 690), (266, 706)], [(302, 654),
        (298, 690), (288, 712)]):  # fmt: skip
        c.pen(loop, [3, 5, 3], "#e6d6b8")
        c.pen([(x + 2, y + 2) for x, y in loop], [0.6, 1.8, 0.6], "#6a5640")
    _painter_head(c)
    collar = smooth([(300, 474, 1), (324, 484), (350, 492), (380, 484), (396, 472, 1), (412, 498), (384, 516), (350,
        518), (316, 510), (290, 500)])  # fmt: skip
    c.lift(collar)
    c.wash(collar, "#f8f2e4", to="#d8cdbb", bleed=1.5, strength=0.8)
    c.contour(collar, 3.6, lost=0.12)
    _near_arm(c)


def _far_arm(c: Wash) -> None:
    """The arm that paints: from behind the chest to the fist round the brush."""
    arm = union(limb([(384, 524), (424, 576), (470, 614)], [64, 58, 50]), limb([(470, 614), (512, 606), (560, 588)],
        [50, 44, 34]))  # fmt: skip
    c.lift(arm)
    c.wash(arm, "#2a7298", to="#4f9dbe", way=(1, -0.2), bleed=2.5, blooms=1)
    with c.clip(arm):
        c.wet(smooth([(390, 570), (440, 630), (480, 650), (570, 620), (570, 606), (480, 626), (420, 580)]), _SHADE, 8,
            0.8, 0.4)  # fmt: skip
    c.contour(arm, 4.4, lost=0.14)
    for line in ([(452, 588), (462, 606), (484, 616)], [(446, 596), (448, 618), (460, 632)], [(420, 546), (434, 556),
        (440, 572)]):  # fmt: skip
        c.pen(line, [3.4, 2.6, 0.6], "#0e2f4a")
    cuff = limb([(550, 592), (566, 586)], [42, 40])
    drawn(c, cuff, "#f8f2e4", "#d0c4b0", 3)
    with c.at(598, 580, 0.66, 172):
        fist(c, "#b0744a", "#63361f")
    c.pen([(548, 544), (600, 584), (640, 628), (668, 668)], [2, 7, 9, 7], "#9a6630", 0.1)
    c.pen([(556, 548), (604, 586), (644, 630), (666, 660)], [0.6, 2, 2.4, 1], "#3a2210", 0.2)
    with c.at(604, 584, 0.66, 172):
        thumb = limb([(26, -34), (6, -42), (-20, -36)], [20, 20, 15])
        drawn(c, thumb, "#b87c50", "#7a4628", 3, 0.1)
    c.wash(limb([(662, 662), (678, 686)], [12, 16]), "#b8bcc4", to="#7f8696", bleed=0.6)
    c.contour(limb([(662, 662), (678, 686)], [12, 16]), 2.4, lost=0.1)
    bristle = smooth([(666, 684), (688, 672), (704, 698), (708, 734, 1), (684, 716)])
    drawn(c, bristle, "#3f9a3c", "#2f74c8", 2.6)
    c.drag([(680, 684), (694, 708), (706, 730)], 16, "#14402c", 0.6, 7)


def _near_arm(c: Wash) -> None:
    """The arm that hangs from the shoulder, bends at the elbow and carries the palette."""
    arm = union(limb([(316, 522), (286, 580), (274, 640)], [64, 58, 50]), limb([(274, 640), (290, 690), (326, 724)],
        [50, 46, 34]))  # fmt: skip
    c.lift(arm)
    c.wash(arm, "#3a8cb2", to="#2c7aa2", bleed=2.5, blooms=1)
    with c.clip(arm):
        c.wet(smooth([(256, 560), (270, 600), (266, 660), (320, 740), (270, 740), (230, 640)]), _SHADE, 9, 0.85, 0.4)
        c.lift(limb([(322, 530), (306, 570), (298, 610)], [10, 14, 6]), 0.25, 7)
    with c.clip(poly([(200, 540), (296, 500), (420, 600), (420, 800), (200, 800)])):
        c.contour(arm, 4.6, lost=0.1)
    for line in ([(300, 632), (284, 644), (262, 642)], [(302, 640), (294, 660), (276, 668)], [(344, 540), (340, 566),
        (326, 596)]):  # fmt: skip
        c.pen(line, [3.6, 3, 0.6], "#0e2f4a")
    palette = smooth([(212, 744), (244, 706), (312, 694), (366, 714), (376, 738), (352, 746), (340, 762), (290, 780),
        (236,
        776)])  # fmt: skip
    c.wet(ellipse(300, 782, 70, 10), _SHADE, 8, 0.6)
    c.lift(palette)
    drawn(c, palette, "#d39a58", "#93602c", 3.8, blooms=1)
    c.pen([(214, 752), (240, 780), (292, 784), (344, 766)], [1, 5, 4, 1], "#4a2c12")
    c.drag([(230, 748), (290, 730), (350, 728)], 30, "#8a5426", 0.9, 8, 0.4)
    for x, y, k, r in ((240, 744, "#d8241c", 12), (266, 722, "#f2c230", 13), (298, 714, "#2f74c8", 11), (254, 764,
        "#3f9a3c", 13), (290, 760, "#f6f2e6", 11)):  # fmt: skip
        dab = smooth([(x - r, y), (x - r * 0.4, y - r * 0.6), (x + r * 0.6, y - r * 0.5), (x + r, y + 2),
            (x + r * 0.2, y +
            r * 0.6), (x - r * 0.6, y + r * 0.5)])  # fmt: skip
        c.lift(dab)
        c.wash(dab, k, bleed=2, strength=1.1)
        c.contour(dab, 1.8, lost=0.5)
        c.lift(ellipse(x - r * 0.3, y - r * 0.2, r * 0.25, r * 0.15), 0.7, 0.8)
    # the thumb comes up through the hole and bends over the rim of the wood
    hole = ellipse(330, 738, 17, 9)
    c.wash(hole, "#4a2c14", bleed=1)
    thumb = union(finger([(338, 742), (326, 730), (312, 726), (300, 728)], 17), circle(336, 740, 8))
    c.lift(thumb)
    c.wash(thumb, "#c08458", to="#8a5030", bleed=1)
    c.contour(thumb, 3, lost=0.05)
    c.pen([(318, 720), (320, 728), (317, 734)], 1.4, "#5a3020")
    c.pen([(298, 724), (304, 722), (306, 727), (302, 732)], [0.8, 1.6, 1.4, 0.8], "#5a3020")
    c.lift(ellipse(302, 726, 3, 2.4), 0.4, 1)


_PAINTER = Face("#b0744a", "#63361f", "#a8343a", nose=-0.2, full=1.1, smile=0.8, brow=0.7, cold="#3f3068",
    blush="#b8402c")  # fmt: skip


def _painter_head(c: Wash) -> None:
    with c.at(352, 372, 0.98, 6):
        neck = limb([(-14, 50), (-16, 90), (-18, 122)], [62, 62, 74])
        drawn(c, neck, "#8a5638", "#6a3e28", 3)
        c.wet(smooth([(22, 82), (14, 104), (-30, 96), (-50, 70), (-10, 74)]), "#3a1c14", 7, 0.6, 0.4)
        head(c, _PAINTER)
        curls = [circle(x + c.rng.uniform(-5, 5), y + c.rng.uniform(-5, 5), r * c.rng.uniform(0.75, 1.1)) for x, y, r in
            ((52, -90, 24), (30, -112, 30), (-12, -124, 36), (-56, -116, 40), (-98, -84, 40), (-118, -36, 38), (-116,
            14, 38), (-88, 56, 34), (-56, 56, 28), (-40, 20, 26), (-30, -30, 26), (-4, -62, 36), (-60, -50, 56), (26,
            -78, 30), (-6, -94, 34), (46, -74, 18), (-76, 0, 46))]  # fmt: skip
        hair = union(curls[0], *curls[1:])
        c.lift(hair)
        c.wash(hair, "#1a1626", to="#43304a", way=(1, 0.4), bleed=7, strength=1.1, blooms=1)
        with c.clip(hair):
            c.wet(smooth([(-30, -20), (-46, 60), (-110, 60), (-150, 0), (-96, 10)]), "#0c0a16", 18, 0.9, 0.5)
            for x, y, r in ((10, -100, 30), (-50, -104, 30), (-100, -50, 24)):
                c.lift(ellipse(x, y, r, r * 0.6), 0.18, 10)
        for _ in range(190):
            a, far = c.rng.uniform(0, 6.28), c.rng.random() ** 0.5
            x, y = -48 + math.cos(a) * 98 * far, -38 + math.sin(a) * 108 * far
            if x > -28 and y > -62:
                continue
            size, turn = c.rng.uniform(4, 10), c.rng.uniform(0, 6.28)
            c.pen([(x + math.cos(turn + k) * size, y + math.sin(turn + k) * size) for k in (0, 1.3, 2.6, 3.9)],
                [0.5, 2.2, 1.8, 0.5], c.rng.choice(("#0a0812", "#0a0812", "#7a6896")), 0.3)  # fmt: skip
        c.contour(hair, 3.2, lost=0.5)
        knot = limb([(-26, -140), (-66, -128), (-110, -88), (-138, -40)], [10, 24, 24, 10])
        c.lift(knot)
        drawn(c, knot, "#f0c23c", "#d08a1c", 2.8)
        for fold in ([(-40, -138), (-74, -118), (-112, -80)], [(-36, -130), (-70, -112), (-106, -74)]):
            c.pen(fold, [0.6, 2, 0.6], "#8a5410", 0.3)
        c.contour(ellipse(-4, 42, 7, 10), 3, "#c8921c", lost=0.05)


def _wet_end(c: Wash) -> None:
    """The stroke that the brush is laying."""
    c.wash(smooth([(704, 726), (660, 740), (600, 730), (560, 760), (600, 784), (660, 776), (716, 752)]), "#7fc04a",
        to="#4fa0d8", way=(1, 0), bleed=10, edge=1.6)  # fmt: skip
    c.drag([(720, 742), (660, 762), (556, 764)], 46, "#4f9a3a", 0.9)
    c.spatter(22, "#4f9a3a", (560, 760, 780, 900), 5)
    for x, y, n in ((604, 770, 60), (652, 772, 40)):
        c.drip(x, y, n, 5, "#5aa84a", 0.8)


def _line(c: Wash, points: Points, width: float = 2.0) -> None:
    c.pen(points, width, _PENCIL, 0.5)
    if c.rng.random() < 0.5:
        c.pen(
            [(x + c.rng.uniform(-3, 3), y + c.rng.uniform(-3, 3)) for x, y, *_ in points], width * 0.5, "#8d9098", 0.5
        )


def _pencilled(c: Wash) -> None:
    for line in (
        # the bench
        [(520, 1010), (640, 1006), (790, 1010)], [(520, 1024), (640, 1020), (790, 1026)], [(560, 1024), (556, 1130)],
        [(572, 1024), (570, 1130)], [(760, 1024), (764, 1136)], [(774, 1024), (776, 1134)], [(720, 900), (790, 898)],
        [(716, 930), (792, 930)],
        # her dress, legs and shoes
        [(644, 850), (628, 910), (622, 990), (560, 996), (540, 1016), (534, 1090)],
        [(716, 850), (730, 920), (728, 1000), (620, 1020), (590, 1040), (586, 1096)], [(534, 1090), (560, 1100),
        (586, 1096)],
        [(544, 1100), (540, 1132), (510, 1146), (560, 1148)], [(574, 1100), (574, 1134), (548, 1150), (592, 1150)],
        [(660, 990), (620, 1000), (580, 1004)], [(690, 900), (694, 960), (700, 996)],
        # the arm that reaches out
        [(652, 860), (610, 880), (560, 868), (520, 850)], [(650, 890), (610, 906), (556, 892), (516, 872)],
        [(520, 850), (500, 842), (482, 844)], [(500, 850), (482, 856), (472, 864)], [(508, 862), (490, 868), (482,
        876)],
        [(516, 872), (504, 878), (498, 886)], [(512, 846), (502, 832), (496, 824)],
        # the far arm
        [(712, 870), (736, 930), (712, 990)], [(690, 900), (708, 940), (690, 984)],
        # head, hair and face
        [(652, 740), (640, 766), (644, 776), (628, 796), (640, 802), (636, 812), (642, 818), (642, 832), (666, 838)],
        [(652, 740), (676, 718), (714, 726), (732, 760), (722, 800), (700, 820)], [(732, 760), (756, 758), (758,
        786), (734, 792)],
        [(666, 838), (676, 852)], [(700, 820), (704, 850)], [(660, 738), (690, 760), (694, 800)], [(676, 722), (710,
        756)],
        [(648, 780), (656, 784), (664, 780)], [(650, 766), (660, 764)], [(640, 816), (652, 816)],
        # the hare
        [(650, 1150), (640, 1116), (664, 1086), (700, 1084), (730, 1106), (736, 1150), (650, 1154)],
        [(662, 1090), (640, 1074), (648, 1050), (674, 1046), (688, 1066), (684, 1086)],
        [(660, 1048), (650, 1006), (660, 990), (672, 1012), (672, 1044)], [(676, 1048), (684, 1004), (698, 996),
        (698, 1024), (686, 1056)],
        [(654, 1064), (660, 1062)], [(736, 1140), (750, 1136), (748, 1150)],
        # stalks that wait for their flowers
        [(470, 1190), (466, 1150), (472, 1120)], [(472, 1120), (462, 1110), (472, 1100), (482, 1110), (472, 1120)],
        [(800, 1190), (796, 1160)], [(600, 1190), (604, 1168)], [(740, 560), (764, 540), (790, 560)], [(700, 470),
        (760, 450), (820, 466)],
    ):  # fmt: skip
        _line(c, line)
    for k in range(8):
        c.pen([(636 + k * 11, 930 + k * 3), (650 + k * 11, 900 + k * 3)], 1.2, "#9a9da6", 0.5)


@scene(
    "seed-house", "Forwarding Address", motifs="house dandelion seeds shadow postman dog meadow",
    themes="leaving home memory freedom loss", moods="bright bittersweet", seed=527, medium=Wash,
    alt=(
        "By day a house hangs in the sky from five huge dandelion seeds, roots under its floor and washing behind"
        " it. On the meadow a dandelion has two seeds left, a postman holds out a letter, and a dog sleeps in the"
        " shadow that lies where the house stood; one window of the shadow is lit."
    ),
    clues=("moving house", "left behind", "make a wish", "return to sender", "lightweight", "what remains", "pff"),
)  # fmt: skip
def seed_house(c: Wash) -> None:
    c.wet(smooth([(-40, 300), (160, 240), (360, 330), (300, 500), (-40, 520)]), "#9cc8e8", 60, 0.6)
    c.wet(smooth([(840, 60), (640, 40), (560, 120), (700, 260), (840, 260)]), "#9cc8e8", 60, 0.55)
    c.wet(ellipse(120, 640, 180, 40), "#f2d9b0", 50, 0.5)
    _field(c)
    _flat_shadow(c)
    _seeds(c)
    _flying_house(c)
    _clock(c)
    _postman(c)
    _dog(c)


def _field(c: Wash) -> None:
    c.wash(smooth([(-30, 800), (200, 770), (460, 780), (830, 750), (830, 900), (-30, 900)]), "#c8d88a", to="#a8c86a",
        bleed=24, strength=0.7)  # fmt: skip
    land = smooth([(-30, 846, 1), (220, 826), (500, 832), (830, 812, 1), (830, 1120), (680, 1164), (420, 1140), (180,
        1180),
        (-30, 1130)])  # fmt: skip
    c.wash(land, "#b4cf5c", to="#6fae44", bleed=22, blooms=5, fade=(0.8, 1.0), edge=1.5)
    for _ in range(70):
        x, y = c.rng.uniform(0, 800), c.rng.uniform(880, 1140)
        h = 8 + (y - 840) * 0.07
        c.pen([(x, y), (x + c.rng.uniform(-9, 9), y - h)], 1 + h / 18, c.rng.choice(("#3f7a34", "#2a5a2c")), 0.3)
    for x, y, r in ((40, 790, 30), (86, 780, 38), (720, 760, 36), (770, 764, 30)):
        c.wet(circle(x, y, r), "#5a9a4a", 14, 0.8, 1.6)
        c.pen([(x, y + r), (x + 1, y + r + 22)], 4)


def _flat_shadow(c: Wash) -> None:
    """The shadow of the house, fallen to the left: gable, walls, chimney, and one lit window."""
    house = poly([(250, 1092), (560, 1110), (612, 1002), (500, 930), (376, 900), (292, 984)])
    stack = poly([(420, 912), (446, 886), (486, 898), (470, 930)])
    c.glaze(union(house, stack), "#5878ac", 1.0, 6)
    with c.clip(union(house, stack)):
        for _ in range(90):
            x, y = c.rng.uniform(250, 620), c.rng.uniform(900, 1112)
            c.pen([(x, y), (x + c.rng.uniform(-3, 3), y - 8), (x + c.rng.uniform(-9, 9), y - 16)], [0.6, 2.4, 0.5],
                c.rng.choice(("#1f4a44", "#17383c", "#5f9a6a")), 0.3)  # fmt: skip
    pane = poly([(452, 1000), (506, 1006), (520, 966), (470, 958)])
    c.lift(pane, 1, 1)
    c.wet(pane, "#ffc22a", 10, 0.9)
    c.wash(pane, "#ffd648", bleed=2)
    c.pen([(484, 960), (478, 1004)], 3, "#8a6a20")
    c.pen([(460, 980), (514, 986)], 3, "#8a6a20")


_FLIGHT = ((150, 250, 118, -18), (300, 164, 116, -6), (474, 136, 126, 3), (640, 196, 112, 12), (700, 346, 84, 24))


def _seeds(c: Wash) -> None:
    for x, y, r, lean in _FLIGHT:
        foot = (430 + (x - 430) * 0.30, 404 + abs(x - 430) * 0.10)
        c.pen([(x, y + r * 0.25), ((x + foot[0]) / 2 + lean, (y + foot[1]) / 2 + 20), foot], [3, 5, 4], "#6a5a34", 0.2)
        c.wet(ellipse(x, y - r * 0.2, r * 0.7, r * 0.5), "#c8d4e2", 30, 0.5)
        hub = (x, y + r * 0.25)
        for k in range(34):
            a = math.radians(-168 + 156 * k / 33 + c.rng.uniform(-2, 2))
            far = r * c.rng.uniform(0.86, 1.06)
            ex, ey = hub[0] + math.cos(a) * far, hub[1] + math.sin(a) * far * 0.86
            mid = (hub[0] + math.cos(a) * far * 0.5, hub[1] + math.sin(a) * far * 0.36)
            c.pen([hub, mid, (ex, ey)], 2.0, "#4a5260", 0.35)
            for s in (-0.5, -0.2, 0.15, 0.5):
                c.pen(
                    [(ex, ey), (ex + math.cos(a + s) * r * 0.13, ey + math.sin(a + s) * r * 0.13)], 1.3, "#7d8694", 0.3
                )
        seed = smooth(
            [(foot[0] - 8, foot[1] - 14), (foot[0], foot[1] - 30), (foot[0] + 8, foot[1] - 14), (foot[0], foot[1] + 18)]
        )
        drawn(c, seed, "#9a6a34", "#5a3a1c", 2.4)


def _flying_house(c: Wash) -> None:
    with c.at(430, 560, 1.12, 7):
        for x, y, n in ((-110, 120, 50), (-70, 126, 84), (-20, 128, 60), (30, 126, 96), (80, 124, 60), (112, 118, 40)):
            c.pen(
                [(x, y - 20), (x - 8, y + n * 0.4), (x + 8, y + n * 0.7), (x - 4, y + n)], [7, 5, 4, 1], "#5a3a24", 0.3
            )
            c.pen([(x - 4, y + n * 0.45), (x - 20, y + n * 0.7)], 2.4, "#5a3a24")
        soil = smooth([(-138, 92, 1), (0, 104), (140, 90, 1), (132, 118), (104, 116), (90, 142), (52, 132), (28, 152),
            (-12, 136), (-40, 156), (-72, 134), (-100, 144), (-112, 120), (-132, 118)])  # fmt: skip
        c.wash(soil, "#8a5a34", to="#3f2818", bleed=6, blooms=2, strength=1.1)
        c.contour(soil, 3.6, lost=0.3)
        for x in range(-118, 130, 17):
            top = 100 - abs(x) * 0.06
            c.pen([(x, top), (x + c.rng.uniform(-6, 6), top - 14)], 3, "#4f8a34")
        _washing(c)
        _house_body(c)


def _washing(c: Wash) -> None:
    rope = [(-120, -20), (-190, 6), (-280, -4), (-350, -40)]
    c.pen(rope, 2.4)
    shirt = smooth([(-214, 2, 1), (-192, 8), (-172, 0, 1), (-150, 22, 1), (-166, 32, 1), (-176, 26, 1), (-180,
        76, 1),
        (-222, 72, 1), (-216, 26, 1), (-226, 30, 1), (-238, 14, 1)])  # fmt: skip
    sock = smooth([(-274, 0, 1), (-254, 2, 1), (-262, 40), (-282, 62), (-300, 56), (-284, 38)])
    towel = smooth([(-340, -34, 1), (-304, -12, 1), (-320, 30), (-318, 56, 1), (-356, 40, 1), (-350, 4)])
    for cloth, dye in ((shirt, "#f2c64a"), (sock, "#7a4a9a"), (towel, "#8fc4b0")):
        c.lift(cloth)
        drawn(c, cloth, dye, None, 2.8, bleed=1.5)


def _house_body(c: Wash) -> None:
    front = poly([(-124, 100), (60, 104), (60, -60), (-32, -132), (-124, -56)])
    side = poly([(60, 104), (130, 92), (130, -50), (60, -60)])
    c.wash(front, "#f6e6c4", to="#ecc98e", bleed=3, blooms=1)
    c.wash(side, "#c79a78", to="#a8705c", bleed=3)
    c.contour(front, 4, lost=0.15)
    c.contour(side, 4, lost=0.15)
    stack = poly([(66, -176), (98, -180), (100, -110), (68, -104)])
    drawn(c, stack, "#b8533a", "#8a3424", 3)
    roof = poly([(-32, -150), (46, -158), (146, -46), (66, -50)])
    left = poly([(-32, -150), (-146, -44), (-134, -34), (-30, -128)])
    c.wash(roof, "#d8482c", to="#b02f24", bleed=4, blooms=2)
    c.wash(left, "#a82c20", bleed=2)
    c.contour(roof, 4.4, lost=0.15)
    c.contour(left, 4, lost=0.15)
    with c.clip(front):
        c.wet(limb([(-140, -44), (-32, -136), (66, -46)], [10, 16, 10]), "#7a5a72", 7, 0.85, 0.4)
        c.wet(poly([(-130, 84), (64, 88), (64, 108), (-130, 104)]), "#7a5a48", 7, 0.5, 0.5)
        c.wet(limb([(54, -60), (54, 104)], [8, 8]), "#9a7458", 6, 0.4, 0.5)
    with c.clip(side):
        c.wet(poly([(56, -64), (136, -54), (136, -30), (56, -34)]), "#4a2c3c", 8, 0.85, 0.4)
        for k in range(6):
            c.pen([(62, -30 + k * 22), (96, -32 + k * 21), (130, -34 + k * 20)], [0.6, 2, 0.8], "#6a4038", 0.4)
    for k in range(5):
        x0, y0 = -20 + k * 17, -138 + k * 18
        c.pen([(x0, y0), (x0 + 40, y0 - 4), (x0 + 82 + k * 4, y0 - 4)], [0.8, 2.4, 1], "#6a1614", 0.4)
        for i in range(4):
            x = x0 + 8 + i * 22 + (k % 2) * 10
            c.pen([(x, y0 - 2), (x + 8, y0 + 14)], [2, 0.8], "#6a1614", 0.4)
    door = smooth([(-98, 100, 1), (-98, 40), (-78, 20), (-58, 40), (-58, 101, 1)])
    drawn(c, door, "#2f7f86", "#1f5a66", 3)
    c.pen([(-66, 64), (-64, 66)], [6, 6], "#f0c040", 0)
    for x, y in ((0, 24), (-54, -60)):
        pane = poly([(x - 24, y - 26), (x + 24, y - 26), (x + 24, y + 26), (x - 24, y + 26)])
        c.wash(pane, "#4a6f94", to="#a8c8dc", bleed=1.5)
        c.contour(pane, 3.4, lost=0.05)
        c.pen([(x, y - 26), (x, y + 26)], 3)
        c.pen([(x - 24, y), (x + 24, y)], 3)
        for s in (-1, 1):
            shutter = poly([(x + s * 26, y - 28), (x + s * 42, y - 26), (x + s * 42, y + 28), (x + s * 26, y + 28)])
            drawn(c, shutter, "#3f8f6a", "#2a6a50", 2.4)
    c.wash(poly([(-26, 54), (28, 54), (24, 68), (-22, 68)]), "#8a4a2a", bleed=1.5)
    for k in range(6):
        c.wash(circle(-20 + k * 9, 50 + k % 2 * 3, 6), c.rng.choice(("#e0342a", "#f2b0c0")), bleed=2)


def _clock(c: Wash) -> None:
    """The dandelion that is left, with two seeds."""
    c.pen([(704, 1186), (716, 1100), (700, 1020), (712, 960)], [12, 10, 9, 8], "#6f9a3a", 0.15)
    for line in ([(702, 1190), (650, 1160), (600, 1170), (566, 1150)], [(708, 1190), (756, 1150), (790, 1160)]):
        c.wash(limb(line, [6, 34, 26, 4][: len(line)]), "#4f8a3a", to="#2f6a34", bleed=3)
        c.pen(line, 2.4)
    drawn(c, circle(712, 950, 16), "#c8b070", "#8a7440", 2.6)
    for a in (-150.0, -48.0):
        w = math.radians(a)
        ex, ey = 712 + math.cos(w) * 70, 950 + math.sin(w) * 70
        c.pen([(712 + math.cos(w) * 14, 950 + math.sin(w) * 14), (ex, ey)], 2.6)
        for k in range(13):
            b = w + (k - 6) * 0.2
            c.pen([(ex, ey), (ex + math.cos(b) * 42, ey + math.sin(b) * 42)], 1.8, "#4a5260")
    for k in range(14):
        a = k / 14 * 6.28
        c.pen(
            [(712 + math.cos(a) * 12, 950 + math.sin(a) * 12), (712 + math.cos(a) * 15, 950 + math.sin(a) * 15)],
            3,
            "#4a3a20",
        )


_POSTMAN = Face(
    "#f0c29c", "#b0683f", "#b0504a", nose=1.1, hook=0.8, chin=-0.5, smile=-0.3, brow=1.5, grief=0.6, age=0.4
)


def _postman(c: Wash) -> None:
    """He stands on his toes with a stretched back and holds the letter up after the house."""
    c.wet(ellipse(120, 1100, 80, 9), "#2a5a2c", 8, 0.9)
    for line, wide in (([(146, 1004), (152, 1050), (162, 1090)], (40, 33, 25)), ([(112, 1004), (106, 1050), (104,
        1090)],
        (42, 34, 26))):  # fmt: skip
        leg = limb(line, wide)
        drawn(c, leg, "#344a82", "#22305a", 3.4)
        x, y = line[2]
        c.pen([(x - 8, 1030), (x - 4, 1056), (x - 8, 1080)], [0.6, 2.6, 0.8], "#101a34")
        shoe = smooth([(x - 14, y - 8), (x + 8, y - 6), (x + 28, y + 4), (x + 36, y + 12), (x - 14, y + 13)])
        drawn(c, shoe, "#33241f", "#15100f", 2.8)
        c.lift(ellipse(x + 16, y + 2, 6, 2.4), 0.4, 1.4)
    coat = smooth([(96, 842), (128, 850), (160, 840), (178, 880), (172, 946), (176, 980), (190, 1020, 1), (150, 1032),
        (112, 1026), (80, 1022, 1), (90, 970), (88, 920), (80, 880)])  # fmt: skip
    c.lift(coat)
    c.wash(coat, "#3a68b0", to="#5586c8", bleed=3.5, blooms=2)
    with c.clip(coat):
        c.wet(smooth([(76, 850), (100, 900), (104, 1030), (70, 1030), (74, 930)]), "#1a2f66", 12, 0.85, 0.5)
        c.wet(smooth([(120, 920), (176, 950), (176, 966), (124, 950)]), "#1a2f66", 8, 0.6, 0.5)
    c.contour(coat, 4.4, lost=0.18)
    c.pen([(156, 850), (162, 930), (170, 1024)], [0.8, 3, 1], "#12224e")
    for y in (900, 936, 972, 1004):
        drawn(c, circle(170 + (y - 900) * 0.06, y, 4), "#f0c040", "#c8921c", 1.6)
    c.pen([(92, 958), (130, 968), (172, 960)], [3, 7, 4], "#12224e", 0.2)
    for line in ([(108, 972), (104, 1000), (106, 1022)], [(134, 974), (136, 1000), (132, 1026)]):
        c.pen(line, [0.6, 3, 0.8], "#12224e")
    _mailbag(c)
    _letter_arm(c)
    _postman_head(c)


def _mailbag(c: Wash) -> None:
    strap = limb([(148, 846), (112, 890), (80, 934)], [9, 10, 9])
    drawn(c, strap, "#9a5f2e", "#6a3c18", 2.4)
    bag = smooth([(52, 930), (84, 924), (112, 934), (122, 990), (112, 1014), (76, 1020), (50, 1008), (42, 970)])
    c.lift(bag)
    drawn(c, bag, "#bd7c42", "#7a4520", 3.8, blooms=1)
    c.wet(smooth([(44, 980), (60, 1010), (116, 1008), (120, 1024), (40, 1024)]), "#4a2410", 7, 0.7, 0.4)
    flap = smooth([(50, 936), (84, 926), (114, 938, 1), (116, 968), (84, 986), (48, 968)])
    drawn(c, flap, "#cf8f50", "#a8683a", 3, 0.15)
    drawn(c, circle(84, 978, 5), "#f0c040", "#c8921c", 2)
    for k in range(3):
        c.lift(poly([(64 + k * 14, 916 - k * 3), (82 + k * 12, 912 - k * 3), (84 + k * 12, 930), (66 + k * 14, 934)]))
        c.pen([(66 + k * 14, 932), (64 + k * 14, 916 - k * 3), (82 + k * 12, 912 - k * 3), (84 + k * 12, 928)], 2)


def _letter_arm(c: Wash) -> None:
    arm = union(limb([(122, 868), (146, 904), (178, 922)], [48, 43, 37]), limb([(178, 922), (212, 886), (240, 852)],
        [37, 33, 25]))  # fmt: skip
    c.lift(arm)
    c.wash(arm, "#4676be", to="#6a98d6", way=(1, -0.3), bleed=2.5, blooms=1)
    with c.clip(arm):
        c.wet(smooth([(100, 880), (140, 920), (180, 946), (250, 870), (250, 858), (182, 926), (140, 900)]),
            "#1a2f66", 7,
            0.8, 0.4)  # fmt: skip
    with c.clip(poly([(118, 830), (300, 800), (300, 960), (100, 960), (108, 900)])):
        c.contour(arm, 4.2, lost=0.1)
    for line in ([(172, 900), (174, 916), (190, 920)], [(166, 906), (160, 922), (166, 934)], [(126, 868), (140, 876),
        (146, 890)]):  # fmt: skip
        c.pen(line, [3, 2.4, 0.6], "#12224e")
    drawn(c, limb([(234, 858), (244, 846)], [30, 29]), "#f6efe0", "#cfc4b2", 2.8)
    hand = union(smooth([(238, 846), (240, 826), (254, 814), (270, 818), (272, 834), (258, 852)]), finger([(262, 818),
        (276, 808), (286, 806)], 9), finger([(268, 824), (282, 818), (292, 818)], 9), finger([(268, 832), (282, 828),
        (290, 830)], 9))  # fmt: skip
    drawn(c, hand, "#efc09a", "#c8845c", 2.8)
    letter = poly([(258, 786), (322, 764), (336, 810), (272, 830)])
    c.lift(letter)
    c.wet(poly([(272, 826), (336, 806), (334, 796), (268, 818)]), "#b8c0d4", 4, 0.5, 0.3)
    c.contour(letter, 3.2, lost=0.05)
    c.pen([(259, 787), (302, 802), (321, 765)], [1.6, 2.6, 1.6])
    c.pen([(273, 829), (292, 804)], [1.6, 0.8])
    c.pen([(335, 809), (306, 798)], [1.6, 0.8])
    c.wash(circle(302, 802, 7), "#d8241c", bleed=1)
    drawn(c, finger([(256, 820), (268, 806), (280, 800)], 11), "#f4c8a4", "#d89a70", 2.4)


def _postman_head(c: Wash) -> None:
    with c.at(124, 772, 0.56, -20):
        drawn(c, limb([(-14, 50), (-10, 120)], [66, 74]), "#d89a70", "#b8744c", 3.4)
        collar = smooth([(-56, 106, 1), (-30, 112), (8, 118), (30, 104, 1), (40, 128), (0, 146), (-58, 136)])
        c.lift(collar)
        drawn(c, collar, "#2f5aa0", "#1f3f78", 3.6)
        head(c, _POSTMAN, 3.8)
        hair = smooth([(40, -60), (20, -44), (12, -24), (8, -2), (2, -14), (-10, -22), (-20, -6), (-22, 26), (-46, 58),
            (-80, 54), (-100, 10), (-104, -52)])  # fmt: skip
        c.lift(hair)
        c.wash(hair, "#7a4e2c", to="#4a2e1c", bleed=2)
        strands(c, [[(20, -50), (-6, -44), (-14, -30)], [(0, -50), (-26, -30), (-24, 30)], [(-50, -60), (-60, -10),
            (-44, 56)], [(-96, -50), (-96, 0), (-76, 52)]], 40, ("#2a180e", "#2a180e", "#a8764c"), 2.4, 2)  # fmt: skip
        c.contour(hair, 3.2, lost=0.4)
        strands(c, [[(84, 47), (74, 49), (64, 54), (54, 64)], [(87, 57), (78, 57), (68, 60), (58, 68)]], 34, ("#3f2614",
            "#5a3a24"), 2.6, 1.2)  # fmt: skip
        cap = smooth([(70, -56, 1), (60, -100), (10, -130), (-60, -126), (-110, -84), (-112, -44, 1), (-20, -50)])
        drawn(c, cap, "#28508e", "#1a3a70", 4)
        visor = smooth([(20, -56, 1), (70, -62), (118, -40, 1), (76, -38), (30, -40)])
        drawn(c, visor, "#16182a", "#2a3048", 3)


def _dog(c: Wash) -> None:
    """Asleep with its chin on its paws, curled as dogs lie that wait for somebody."""
    fur, dark = "#c4935f", "#5a3418"
    c.wet(ellipse(400, 1086, 100, 10), "#17383c", 7, 0.9)
    c.pen([(462, 1066), (500, 1080), (520, 1070), (526, 1050)], [12, 11, 8, 2], "#a8723c", 0.15)
    body = smooth([(330, 1070), (340, 1034), (376, 1012), (424, 1012), (462, 1028), (486, 1060), (478, 1082), (420,
        1090),
        (346, 1088)])  # fmt: skip
    c.lift(body)
    c.wash(body, fur, to="#a87242", bleed=2.5, blooms=1)
    with c.clip(body):
        c.wet(smooth([(330, 1070), (400, 1076), (490, 1060), (490, 1096), (330, 1096)]), dark, 8, 0.7, 0.4)
        c.lift(ellipse(400, 1026, 34, 8), 0.3, 6)
        for _ in range(46):
            x, y = c.rng.uniform(340, 476), c.rng.uniform(1018, 1078)
            c.pen([(x, y), (x + 7, y + 2), (x + 13, y + 7)], [0.4, 1.5, 0.4], dark, 0.4)
    c.contour(body, 4, lost=0.2)
    haunch = smooth([(420, 1082), (414, 1050), (438, 1030), (468, 1040), (478, 1066), (466, 1086)])
    c.contour(haunch, 3, lost=0.5)
    paw = smooth([(440, 1080), (470, 1078), (486, 1086), (470, 1094), (440, 1092)])
    drawn(c, paw, fur, "#8a5a34", 2.6)
    for x in (300, 326):
        paw = smooth([(x - 20, 1084), (x - 6, 1078), (x + 30, 1080), (x + 30, 1092), (x - 14, 1094)])
        drawn(c, paw, "#d6a875", "#9a6a3c", 2.6)
        c.pen([(x - 12, 1084), (x - 14, 1090)], 1.6, dark)
    head = smooth([(292, 1066), (306, 1058), (316, 1040), (340, 1030), (362, 1038), (370, 1062), (354, 1080), (316,
        1084),
        (296, 1080)])  # fmt: skip
    c.lift(head)
    c.wash(head, "#d8ac7a", to="#b07a48", bleed=1.5)
    with c.clip(head):
        c.wet(smooth([(300, 1078), (340, 1080), (370, 1060), (370, 1090), (300, 1092)]), dark, 5, 0.6, 0.4)
        c.lift(ellipse(322, 1046, 12, 6), 0.35, 4)
    c.contour(head, 3.4, lost=0.12)
    ear = smooth([(342, 1034), (362, 1036), (378, 1060), (372, 1084), (358, 1082), (348, 1062)])
    c.lift(ear)
    drawn(c, ear, "#7a4c2a", "#4a2814", 3.2)
    c.wet(ellipse(364, 1070, 6, 10), "#2a140a", 4, 0.6)
    c.pen([(316, 1056), (324, 1061), (334, 1057)], [1, 3, 1])
    c.pen([(314, 1048), (324, 1045)], [1, 2])
    c.wash(ellipse(295, 1069, 6.5, 5), "#1a1214", bleed=0.6, strength=1.4)
    c.lift(circle(293, 1067, 1.4), 0.9, 0.3)
    c.pen([(298, 1076), (312, 1079), (324, 1075)], [0.8, 2, 0.6])
