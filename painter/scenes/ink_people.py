"""Scenes of people close by, in ink wash."""

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.geom import Points, circle, ellipse, limb, smooth
from painter.media.wash import Wash
from painter.motifs.ink import flat_hand
from painter.motifs.inkheads import Face, head, lit_strands, strands
from painter.palette import Color
from painter.scene import scene

_BLUE = "#2c62b4"
_DEEP = "#1d3f86"
_WARM = "#e2702c"
_ROSE = "#c4364f"


@scene(
    "running-colours", "Where You End", motifs="couple hand tear water flower", themes="comfort love grief help",
    moods="tender sad warm", seed=11, medium=Wash,
    alt="A large man painted in blue and a woman painted in warm orange lean their foreheads together, eyes closed, "
    "her hand on his cheek. Where they touch, their colours run together and rise as a violet cloud; below, their "
    "clothes drip into a puddle in which small flowers grow.",
    clues=("comfort", "mixed feelings", "lean on me", "watercolour", "forgive me", "two halves", "empathy"),
)  # fmt: skip
def running_colours(c: Wash) -> None:
    _cloud(c)
    _necks(c)
    _his_coat(c)
    _her_dress(c)
    _his_head(c)
    _her_head(c)
    c.wet(ellipse(425, 440, 16, 60), "#7a3f9a", 26, 1.0)
    c.wet(ellipse(415, 560, 30, 30), "#8a5ab8", 30, 0.35)
    c.wet(ellipse(600, 975, 90, 46), "#6a3f9a", 40, 0.5)
    c.wet(ellipse(330, 740, 50, 50), "#c8643c", 36, 0.45)
    _his_arm(c)
    _her_arm(c)
    _puddle(c)


def _cloud(c: Wash) -> None:
    """What rises where they touch."""
    c.wet(smooth([(400, 330), (330, 250), (250, 190), (280, 90), (400, 50), (540, 70), (600, 170), (520, 240),
        (450, 330)]), "#8a4fa6", 36, 0.62, 1.6)  # fmt: skip
    c.wet(ellipse(290, 150, 70, 50), _BLUE, 50, 0.7, 1.5)
    c.wet(ellipse(560, 140, 60, 50), _ROSE, 50, 0.6, 1.5)
    c.wet(ellipse(430, 90, 50, 30), "#e08a3c", 40, 0.5, 1.5)
    c.spatter(26, "#8a4fa6", (210, 40, 650, 260), 5)


_HIM = Face("#b9d0ec", "#4f78bc", "#7a6fb4", nose=0.4, hook=0.8, grief=1, smile=-0.6, age=0.6, asleep=True,
    blush="#7a86c8", cold="#3a4f9a")  # fmt: skip
_HER = Face("#efb682", "#b05a34", "#c23a44", nose=-0.7, full=0.8, grief=0.4, smile=0.5, asleep=True)


def _his_head(c: Wash) -> None:
    with c.at(282, 452, 1.55, 20):
        head(c, _HIM, 3.4)
        beard = smooth([(66, 77), (74, 79), (77, 88), (76, 101), (64, 114), (44, 122), (14, 110), (-12, 82), (-14, 44),
            (-4, 32), (6, 44), (20, 62), (40, 68), (54, 66), (60, 70)])  # fmt: skip
        c.wash(beard, _BLUE, to="#1a2c66", way=(-0.6, 0.8), bleed=4, strength=0.8, over=True)
        jaw: list[list[tuple[float, float]]] = [[(-6, 34), (-10, 52), (-8, 72), (4, 90), (14, 104)],
            [(10, 52), (12, 66), (18, 82), (28, 98), (34, 116)], [(34, 68), (38, 80), (42, 94), (46, 108), (48, 120)],
            [(58, 70), (62, 82), (64, 94), (66, 104), (64, 113)], [(72, 80), (76, 88), (77, 96), (75, 104), (72,
                108)]]  # fmt: skip
        strands(c, jaw, 70, ("#0f1a44", "#1d3476", "#2c56a4"), 1.9, 2.2)
        c.wash(smooth([(80, 48), (70, 50), (58, 60), (56, 70), (62, 66), (72, 58), (82, 54)]), "#1d3476", bleed=2,
            strength=0.8, over=True)  # fmt: skip
        strands(c, [[(81, 48), (74, 51), (66, 57), (58, 66)], [(82, 54), (76, 55), (69, 61), (62, 70)]], 22,
            ("#0f1a44", "#1d3476"), 1.6, 1)  # fmt: skip
        hair = smooth([(68, -76), (50, -62), (31, -50), (22, -36), (14, -22), (10, -2), (5, -16), (-8, -24), (-18, -12),
            (-20, 20), (-26, 50), (-50, 72), (-82, 64), (-105, 20), (-109, -30), (-93, -82), (-50, -116), (0, -121),
            (46, -106)])  # fmt: skip
        c.wash(hair, "#1b2a66", to="#3565bc", way=(0.5, -1), bleed=7, strength=0.95, blooms=1)
        flow: list[list[tuple[float, float]]] = [[(68, -82), (42, -108), (0, -121), (-50, -116), (-94, -80), (-110,
            -28)], [(58, -70), (28, -82), (-8, -88), (-50, -78), (-82, -46), (-102, 14)], [(38, -56), (12, -62),
            (-16, -62), (-46, -48), (-70, -16), (-90, 46)], [(22, -38), (4, -42), (-14, -40), (-34, -26), (-48, 6),
            (-66, 64)], [(12, -18), (-2, -28), (-16, -22), (-22, -2), (-24, 24), (-40, 66)]]  # fmt: skip
        lit_strands(c, flow, 26, 0.22, 2.4)
        strands(c, flow, 110, ("#0c1234", "#16245a", "#0c1234", "#4a7ad0"), 2.2, 2.4)
        c.contour(hair, 3, light=(0.7, -0.6), lost=0.55)
        tear = limb([(62, 10), (57, 24), (54, 38), (50, 49)], [2, 4, 4.5, 8])
        c.wash(tear, "#2068c8", bleed=0.8, strength=0.9, over=True)
        c.lift(circle(49, 47, 2), 0.9, 0.5)


def _her_head(c: Wash) -> None:
    with c.at(525, 470, 1.4, -15, flip=True):
        bun = smooth([(-92, -62), (-108, -96), (-142, -100), (-166, -72), (-164, -38), (-136, -18), (-106, -28)])
        c.wash(bun, "#2c1016", to="#8a3a2c", way=(1, 0.5), bleed=5, blooms=1)
        coil: list[list[tuple[float, float]]] = [
            [
                (
                    -132 + r * math.cos(math.radians(a)) * 1.04,
                    -60 + r * math.sin(math.radians(a)),
                )
                for a in range(20, 330, 44)
            ]
            for r in (40, 31, 20, 9)
        ]
        lit_strands(c, coil, 8, 0.22)
        strands(c, coil, 46, ("#180609", "#3a1214", "#180609", "#b0603c"), 2, 1.4)
        head(c, _HER, 3.2)
        hair = smooth([(70, -74), (52, -66), (32, -50), (20, -34), (12, -22), (8, -2), (2, -16), (-10, -22), (-18, -8),
            (-22, 26), (-34, 52), (-60, 62), (-90, 48), (-110, 8), (-113, -46), (-88, -94), (-40, -119), (20, -117),
            (54, -98)])  # fmt: skip
        c.wash(hair, "#31121a", to="#7e3026", way=(0.4, 0.9), bleed=6, blooms=1)
        flow: list[list[tuple[float, float]]] = [[(70, -78), (44, -106), (0, -119), (-46, -114), (-86, -94), (-110,
            -72)], [(56, -68), (26, -80), (-10, -90), (-48, -88), (-82, -78), (-110, -64)], [(32, -50), (6, -56),
            (-20, -60), (-50, -64), (-82, -62), (-110, -58)], [(12, -26), (-8, -34), (-28, -38), (-54, -44), (-84,
            -50), (-110, -52)], [(-20, 6), (-34, 2), (-48, -8), (-68, -22), (-92, -36), (-110, -46)], [(-26, 46),
            (-52, 50), (-78, 36), (-98, 4), (-108, -22), (-114, -40)]]  # fmt: skip
        lit_strands(c, flow, 22, 0.22, 2.4)
        strands(c, flow, 110, ("#180609", "#3a1214", "#180609", "#a85838"), 2.2, 2.2)
        c.contour(hair, 3, light=(0.7, -0.6), lost=0.55)
        band = limb([(-34, -120), (-66, -92), (-80, -44), (-76, 8), (-64, 58)], [10, 15, 17, 16, 11])
        c.lift(band)
        c.wash(band, "#f6b040", to=_WARM, bleed=1.5)
        c.contour(band, 2.6, lost=0.2)
        strands(c, [[(10, -4), (14, 8), (10, 24), (16, 40)], [(6, -8), (6, 10), (2, 28), (10, 46)]], 7, ("#3a1214",),
            1.5, 1.5)  # fmt: skip
        strands(c, [[(-30, 52), (-46, 66), (-50, 84), (-40, 96)], [(-56, 60), (-62, 76), (-58, 90), (-66, 104)]], 9,
            ("#3a1214",), 1.5, 2)  # fmt: skip


def _necks(c: Wash) -> None:
    his = smooth([(150, 470), (168, 560), (150, 640), (250, 690), (330, 668), (322, 610), (330, 560), (260, 520)])
    c.wash(his, "#8fb2e0", to="#4f7fc4", way=(-0.6, 0.8), bleed=3)
    c.wet(smooth([(230, 560), (320, 590), (330, 640), (250, 640), (200, 600)]), "#2a4a9a", 12, 0.6, 0.5)
    c.pen([(176, 560), (214, 616), (270, 660)], [1, 4, 1.5], _DEEP)
    hers = smooth([(548, 520), (572, 560), (572, 606), (548, 650), (560, 696), (620, 690), (674, 640), (668, 576),
        (650, 510)])  # fmt: skip
    c.wash(hers, "#dc9058", to="#a85436", way=(0.6, 0.8), bleed=2)
    c.wet(smooth([(556, 540), (640, 560), (630, 600), (566, 594)]), "#7a3226", 11, 0.55, 0.5)
    c.pen([(571, 558), (574, 604), (556, 638), (546, 652)], [2, 5, 5, 2])
    c.pen([(640, 566), (616, 620), (580, 664)], [1, 3.4, 1], "#6a2a1c")


def _his_coat(c: Wash) -> None:
    """One wash for the coat and its sleeve; what lies behind the arm gets a second one."""
    coat = smooth([(150, 566), (96, 600), (36, 652), (-14, 730), (-40, 860), (-40, 1010), (40, 1056), (160, 1030),
        (260, 1066), (380, 1044), (436, 980), (440, 900), (424, 800), (380, 726), (312, 676), (230, 650)])  # fmt: skip
    c.wash(coat, "#3464b4", to="#6d9cdc", bleed=22, fade=(1.1, 0.35), blooms=3)
    c.glaze(smooth([(214, 676), (300, 690), (376, 740), (420, 830), (434, 905), (380, 904), (290, 872), (238, 830),
        (236, 740)]), "#2c4c9c", 0.62, 5)  # fmt: skip
    c.wet(smooth([(60, 720), (80, 720), (66, 800), (66, 920), (90, 1000), (40, 1010), (26, 900), (36, 800)]),
        "#2c4c9c", 20, 1.0, 0.8)  # fmt: skip
    c.pen([(112, 588), (56, 630), (4, 700), (-24, 800), (-30, 860)], [2, 7, 10, 7, 1])
    c.pen([(306, 676), (370, 722), (412, 796), (428, 850)], [2, 4.5, 5, 1])
    c.drag([(30, 740), (14, 840), (20, 980)], 44, _DEEP, 0.9)
    collar = smooth([(122, 618, 1), (146, 540, 1), (176, 582), (236, 640), (300, 660), (336, 640, 1), (344, 700, 1),
        (290, 712), (206, 690), (150, 652)])  # fmt: skip
    c.lift(collar)
    c.wash(collar, "#2a56a6", to="#5c90d8", way=(1, 0), bleed=2.5, blooms=1)
    c.wet(smooth([(140, 640), (206, 686), (290, 708), (340, 700), (340, 716), (200, 706), (130, 660)]), _DEEP, 6, 0.6)
    c.contour(collar, 4.4, lost=0.22)
    c.pen([(152, 556), (188, 612), (250, 652), (320, 660)], [1, 3, 3, 1], _DEEP)


def _her_dress(c: Wash) -> None:
    dress = smooth([(664, 600), (722, 640), (786, 724), (828, 860), (840, 1090), (700, 1080), (560, 1110), (474, 1050),
        (452, 900), (466, 780), (510, 700), (560, 676), (620, 650)])  # fmt: skip
    c.wash(dress, "#ee8638", to="#f5b458", bleed=18, fade=(1.1, 0.4), blooms=3)
    c.wet(smooth([(500, 746), (560, 770), (644, 800), (640, 730), (626, 720), (616, 760), (550, 744)]), "#b84a2c", 12,
        0.7, 0.6)  # fmt: skip
    c.wet(smooth([(600, 920), (720, 940), (790, 900), (790, 960), (720, 980), (620, 950)]), "#b84a2c", 18, 0.6, 0.7)
    c.pen([(690, 618), (752, 672), (796, 750), (814, 820)], [2, 6, 9, 2])
    c.pen([(512, 700), (480, 746), (462, 810), (456, 850)], [2, 5, 4, 1])
    for line in ([(520, 960), (560, 1000), (620, 1010)], [(760, 940), (776, 1000), (768, 1060)],
        [(490, 880), (500, 940), (494, 1000)]):  # fmt: skip
        c.pen(line, [0.6, 3, 0.6], "#a8441c", 0.5)
    collar = smooth([(660, 566, 1), (704, 612, 1), (650, 676), (578, 714), (504, 722, 1), (510, 676, 1), (566, 662),
        (622, 626)])  # fmt: skip
    c.lift(collar)
    c.wash(collar, "#fbc664", to="#ee9a3c", way=(1, 0), bleed=2.5, blooms=1)
    c.contour(collar, 4, lost=0.25)
    c.pen([(650, 590), (620, 632), (570, 668), (520, 688)], [0.6, 2.2, 2.2, 0.6], "#a8541c")


def _creases(c: Wash, lines: Sequence[Points], dark: Color) -> None:
    """Folds that fan out from an elbow: a soft shadow, and a line in it that comes and goes."""
    for line in lines:
        c.wet(limb([(x + 3, y + 4) for x, y, *_ in line], [2, 9, 2]), dark, 5, 0.45, 0.3)
        c.pen(line, [3.6, 3, 0.5])


def _her_arm(c: Wash) -> None:
    """Her hand on his cheek: the arm falls from the shoulder and turns up again at the elbow."""
    with c.at(304, 648, 1.2, 52):
        flat_hand(c, "#eaa86e", "#a8502f")
    sleeve = smooth([(652, 676), (700, 656), (744, 690), (774, 760), (786, 840), (764, 908), (712, 926), (640, 906),
        (560, 866), (460, 812), (360, 756), (390, 700), (500, 756), (600, 808), (652, 806), (640, 740)])  # fmt: skip
    c.wash(sleeve, "#f39a44", to="#e0682c", way=(0.3, 1), bleed=2.5, blooms=2, over=False)
    c.wet(smooth([(640, 690), (676, 640), (744, 680), (770, 740), (700, 720), (650, 760)]), "#ef8a3a", 14, 0.5, 0.4)
    with c.clip(sleeve):
        c.wet(smooth([(756, 720), (800, 800), (790, 930), (640, 940), (560, 890), (440, 824), (350, 770), (350, 742),
            (480, 800), (620, 868), (720, 880), (758, 820)]), "#b03a1c", 12, 0.75, 0.4)  # fmt: skip
        c.lift(smooth([(670, 690), (700, 700), (724, 780), (700, 800), (676, 760)]), 0.25, 10)
        c.lift(limb([(420, 738), (520, 790), (600, 830)], [8, 16, 8]), 0.22, 7)
    c.pen([(728, 666), (762, 720), (784, 800), (782, 872), (752, 914), (726, 926)], [1, 6, 9, 10, 7, 2])
    c.pen([(740, 922), (690, 924), (620, 898), (520, 844), (430, 796), (368, 762)], [3, 9, 8, 5, 5, 2])
    c.pen([(394, 704), (470, 742), (560, 790), (622, 812), (654, 806)], [3, 4, 3, 5, 3])
    c.pen([(655, 808), (644, 770), (642, 726), (650, 700)], [5, 4, 2.5, 0.5])
    _creases(c, ([(652, 806), (684, 822), (724, 816)], [(640, 812), (662, 846), (700, 866)],
        [(622, 812), (628, 846), (646, 880)]), "#8f2c18")  # fmt: skip
    cuff = smooth([(378, 684), (410, 700), (402, 742), (382, 780), (334, 756), (344, 716)])
    c.lift(cuff)
    c.wash(cuff, "#fbc664", to="#e08a34", way=(0.4, 1), bleed=1.5)
    c.contour(cuff, 4, lost=0.1)
    for k in range(4):
        c.pen([(352 + k * 13, 708 + k * 4), (346 + k * 12, 738 + k * 6)], [0.6, 1.8], "#a8541c", 0.2)


def _his_arm(c: Wash) -> None:
    """His hand holds her by the arm: shoulder, elbow and wrist of one sleeve."""
    with c.at(560, 936, 1.3, -4, flip=True):
        flat_hand(c, "#b4cbe8", "#335a9e")
    sleeve = smooth([(100, 716), (140, 676), (196, 690), (236, 744), (234, 836), (300, 878), (390, 902), (468, 902),
        (474, 976), (390, 996), (290, 1016), (190, 1020), (116, 996), (82, 930), (76, 820)])  # fmt: skip
    c.wash(sleeve, "#4a7fcc", to="#5f94da", way=(0.8, 0.5), bleed=2.5, blooms=2)
    c.wet(smooth([(80, 760), (120, 660), (200, 664), (240, 740), (170, 730)]), "#3c6cbc", 16, 0.5, 0.4)
    with c.clip(sleeve):
        c.wet(smooth([(64, 740), (104, 760), (104, 900), (150, 970), (290, 984), (480, 950), (490, 1040), (60, 1050)]),
            _DEEP, 14, 0.8, 0.4)  # fmt: skip
        c.lift(smooth([(150, 700), (186, 710), (206, 800), (176, 850), (150, 790)]), 0.24, 12)
        c.lift(limb([(270, 900), (350, 924), (430, 930)], [8, 18, 10]), 0.24, 8)
    c.pen([(126, 682), (96, 730), (78, 820), (82, 920), (110, 990), (134, 1008)], [1, 6, 9, 11, 7, 2])
    c.pen([(116, 996), (180, 1020), (280, 1018), (380, 999), (466, 978)], [3, 10, 9, 6, 4])
    c.pen([(232, 834), (296, 878), (384, 902), (464, 900)], [4, 5, 3.4, 3])
    c.pen([(234, 836), (240, 784), (234, 736), (222, 706)], [5, 4, 2.5, 0.5])
    _creases(c, ([(232, 836), (196, 850), (150, 842)], [(238, 846), (216, 884), (172, 908)],
        [(262, 862), (256, 900), (234, 940)]), "#173478")  # fmt: skip
    cuff = smooth([(440, 896), (476, 890), (490, 936), (488, 986), (448, 992), (440, 944)])
    c.lift(cuff)
    c.wash(cuff, "#a9c6ec", to="#6c97d2", way=(0.3, 1), bleed=1.5)
    c.contour(cuff, 4, lost=0.1)
    for k in range(4):
        c.pen([(449 + k * 10, 908), (452 + k * 10, 974)], [0.6, 1.8], _DEEP, 0.2)


def _puddle(c: Wash) -> None:
    """What has run down from both of them."""
    for x, n in ((40, 120), (96, 90), (150, 150), (214, 104), (276, 130), (344, 110)):
        c.drip(x, 990, n, 7, _BLUE, 0.75)
    for x, n in ((500, 96), (566, 60), (632, 110), (706, 84)):
        c.drip(x, 1030, n, 7, "#e07a2c", 0.8)
    pool = smooth([(20, 1150, 1), (110, 1138), (180, 1146), (300, 1132), (430, 1140), (560, 1134), (640, 1146),
        (780, 1150, 1), (620, 1166), (480, 1158), (330, 1170), (200, 1160), (120, 1168)])  # fmt: skip
    c.wash(pool, "#4a86d8", to="#ea8a3c", way=(1, 0), bleed=14, strength=0.75, over=True, edge=1.4)
    c.wet(ellipse(420, 1148, 60, 4), "#8a3fa0", 16, 0.9)
    for x, h, lean in ((392, 70, -10), (424, 104, 4), (456, 62, 12)):
        c.pen([(x, 1146), (x + lean * 0.2, 1146 - h * 0.5), (x + lean, 1146 - h)], 2.6, "#2c4a34")
        c.pen([(x + lean * 0.2, 1146 - h * 0.4), (x + lean * 0.2 + 10, 1146 - h * 0.55)], 4, "#4f7a3a")
        c.wet(circle(x + lean, 1140 - h, 8), "#a03f9a", 6, 1.5)
        c.wash(circle(x + lean, 1140 - h, 5), _ROSE, bleed=3, over=True)
