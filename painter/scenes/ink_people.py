"""Scenes of people close by, in ink wash."""

from __future__ import annotations

from painter.geom import circle, ellipse, limb, smooth
from painter.media.wash import INK, Wash
from painter.motifs.ink import PROFILE, asleep, flat_hand
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


def _his_head(c: Wash) -> None:
    with c.at(282, 452, 1.55, 20):
        face = smooth(PROFILE)
        c.wash(face, "#b4cbe8", to="#6c97d2", way=(-1, 0.1), bleed=3, strength=0.9)
        c.glaze(ellipse(54, 4, 17, 12), "#6f87c4", 0.6)
        asleep(c, 1, "#6b5fa8")
        c.contour(face, 3.6, lost=0.1)
        beard = smooth([(82, 75), (80, 94), (72, 118), (46, 128), (16, 114), (-10, 84), (-16, 36), (-4, 30), (12, 58),
            (42, 76), (56, 71), (68, 77)])  # fmt: skip
        c.wash(beard, "#16244e", to=_BLUE, way=(0.6, 0.8), bleed=7, strength=1.0)
        for k in range(8):
            c.pen([(4 + k * 8, 66 + k * 2.4), (13 + k * 8, 90 + k), (24 + k * 6.5, 113 - k * 0.5)], 1.6, INK, 0.5)
        hair = smooth([(62, -74), (34, -58), (16, -34), (0, -28), (-16, 6), (-22, 40), (-50, 70), (-84, 62),
            (-108, 10), (-108, -50), (-82, -96), (-36, -117), (20, -111), (52, -96)])  # fmt: skip
        c.wash(hair, "#12193a", to="#2b4fa0", way=(0.4, -1), bleed=9, strength=1.0, blooms=2)
        c.contour(hair, 3.4, lost=0.45)
        for k in range(9):
            c.pen([(40 - k * 11, -98 + k * 2), (-8 - k * 9, -66 + k * 9), (-40 - k * 5.5, 4 + k * 5)], 1.5, INK, 0.5)
        tear = [(57, 12), (52, 26), (48, 44), (40, 60)]
        c.wash(limb(tear, [3, 5, 5, 8]), "#2f7fd6", bleed=1, strength=0.9, over=True)


def _her_head(c: Wash) -> None:
    with c.at(525, 470, 1.4, -15, flip=True):
        face = smooth(PROFILE)
        c.wash(face, "#eeb07a", to="#c46c3c", way=(-1, 0.1), bleed=3, strength=0.95)
        c.wet(ellipse(46, 32, 12, 10), _ROSE, 15, 0.4)
        asleep(c, 0.3, _ROSE)
        c.contour(face, 3.4, lost=0.1)
        hair = smooth([(64, -76), (42, -62), (20, -44), (0, -26), (-16, 6), (-26, 40), (-52, 62), (-88, 54), (-110, 8),
            (-110, -50), (-82, -98), (-36, -118), (20, -112), (52, -96)])  # fmt: skip
        bun = smooth([(-86, -66), (-112, -100), (-154, -90), (-166, -50), (-146, -18), (-106, -16)])
        c.wash(bun, "#2c1016", to="#8a2f2a", way=(1, 0.5), bleed=6, blooms=1)
        c.contour(bun, 3.4, lost=0.3)
        c.wash(hair, "#2a0f16", to="#7a2a28", way=(0.3, 1), bleed=8, blooms=2)
        c.contour(hair, 3.4, lost=0.4)
        for k in range(8):
            c.pen([(46 - k * 7, -94 + k * 5), (0 - k * 9, -74 + k * 11), (-60 - k * 3, -52 + k * 9)], 1.5, INK, 0.4)
        c.pen([(-112, -62), (-134, -78), (-152, -60), (-142, -38), (-124, -42), (-128, -56)], 2.4)
        band = limb([(-62, -104), (-84, -64), (-90, -14), (-76, 34)], [14, 20, 20, 14])
        c.wash(band, "#f0952e", to=_WARM, bleed=2)
        c.contour(band, 2.6, lost=0.3)


def _necks(c: Wash) -> None:
    with c.at(282, 452, 1.55, 20):
        neck = limb([(-14, 20), (-26, 80), (-30, 140)], [84, 90, 96])
        c.wash(neck, "#86abdc", to=_BLUE, way=(0.5, 1), bleed=3)
        c.contour(neck, 4, lost=0.2)
    neck = smooth([(548, 520), (572, 560), (568, 610), (534, 662), (560, 696), (604, 680), (656, 626), (664, 570),
        (640, 510)])  # fmt: skip
    c.wash(neck, "#d58450", to="#a04c3a", way=(0.5, 1), bleed=2)
    c.pen([(570, 556), (570, 604), (552, 640), (534, 662)], [3, 5, 5, 3])
    c.pen([(628, 566), (604, 620), (566, 664)], [1, 3, 1], "#6a2a1c")


def _his_coat(c: Wash) -> None:
    coat = smooth([(136, 556), (70, 620), (0, 730), (-40, 900), (-30, 1020), (60, 1060), (160, 1030), (260, 1070),
        (380, 1040), (440, 960), (424, 820), (380, 730), (300, 664), (230, 656), (160, 620)])  # fmt: skip
    c.wash(coat, "#244f9e", to="#5a8fd6", bleed=26, fade=(1.25, 0.2), blooms=4)
    c.pen([(134, 560), (68, 622), (6, 726), (-16, 860)], [3, 9, 8, 2])
    c.pen([(300, 664), (372, 722), (412, 820)], 4)
    collar = smooth(
        [(112, 590, 1), (146, 534, 1), (184, 600), (262, 636), (336, 622, 1), (352, 668, 1), (262, 692), (170, 664)]
    )
    c.wash(collar, "#1c3f8c", to="#4f86d2", way=(1, 0), bleed=3)
    c.contour(collar, 5, lost=0.3)
    c.drag([(90, 720), (56, 820), (46, 940)], 56, _DEEP, 0.8)


def _her_dress(c: Wash) -> None:
    dress = smooth([(652, 590), (730, 640), (800, 740), (840, 900), (830, 1090), (700, 1080), (560, 1110), (470, 1050),
        (452, 900), (462, 780), (510, 690), (560, 668), (620, 640)])  # fmt: skip
    c.wash(dress, _WARM, to="#f0a040", bleed=20, fade=(1.15, 0.35), blooms=3)
    c.pen([(680, 604), (764, 680), (804, 800)], 8)
    c.pen([(512, 690), (480, 740), (462, 810)], 4)
    collar = smooth(
        [(658, 560, 1), (700, 604, 1), (646, 668), (574, 706), (500, 716, 1), (508, 672, 1), (566, 656), (620, 618)]
    )
    c.wash(collar, "#f6b54a", to=_WARM, way=(1, 0), bleed=3)
    c.contour(collar, 4, lost=0.3)


def _her_arm(c: Wash) -> None:
    """Her hand on his cheek: the arm comes down from the shoulder and turns up again at the elbow."""
    sleeve = smooth([(640, 676), (676, 652), (722, 656), (764, 692), (786, 776), (780, 862), (748, 922), (692, 930),
        (600, 892), (480, 822), (352, 756), (386, 700), (500, 752), (600, 800), (648, 806), (642, 750)])  # fmt: skip
    with c.at(300, 652, 1.2, 52):
        flat_hand(c, "#e9a56a", "#b85c38")
    c.wash(sleeve, "#f08a38", to="#cf4c2c", way=(0.2, 1), bleed=3, blooms=1)
    c.wet(limb([(644, 750), (642, 690), (676, 660), (722, 662)], [14, 22, 22, 14]), "#e2702c", 9, 0.6, 0.4)
    with c.clip(sleeve):
        c.wet(smooth([(760, 700), (830, 780), (800, 960), (640, 960), (560, 890), (700, 900), (756, 840)]), "#a83420",
            16, 0.7, 0.4)  # fmt: skip
    c.pen([(690, 650), (740, 664), (776, 726), (788, 800), (774, 878), (746, 924)], [1, 5, 7, 8, 8, 5])
    c.pen([(748, 920), (692, 930), (600, 893), (480, 823), (362, 762)], [5, 8, 7, 6, 4])
    c.pen([(392, 703), (500, 752), (600, 800), (650, 807)], [3, 4, 5, 5])
    c.pen([(650, 807), (640, 762), (646, 716)], [5, 4, 1])
    c.pen([(648, 806), (676, 826), (700, 826)], [5, 4, 1])
    c.pen([(640, 812), (654, 850), (680, 872)], [4, 3.5, 1])
    c.pen([(600, 884), (606, 862), (622, 848)], [3, 3, 1])
    cuff = smooth([(376, 686), (408, 702), (384, 776), (336, 752), (352, 720)])
    c.wash(cuff, "#f6b54a", to="#e08a34", bleed=1.5)
    c.contour(cuff, 3.6, lost=0.08)


def _his_arm(c: Wash) -> None:
    """His hand holds her by the arm: shoulder, elbow and wrist of one sleeve."""
    with c.at(560, 936, 1.3, -4, flip=True):
        flat_hand(c, "#a9c3e2", "#3f6db8")
    sleeve = smooth([(128, 690), (172, 664), (216, 684), (238, 750), (226, 846), (290, 884), (380, 908), (466, 904),
        (472, 976), (380, 1000), (270, 1018), (170, 1016), (98, 990), (70, 900), (84, 790)])  # fmt: skip
    c.wash(sleeve, "#2a58ac", to="#5f94d8", way=(0.8, 0.4), bleed=3, blooms=1)
    c.wet(limb([(120, 700), (172, 672), (214, 690), (236, 750)], [14, 22, 22, 14]), "#2a58ac", 9, 0.55, 0.4)
    with c.clip(sleeve):
        c.wet(smooth([(60, 760), (110, 800), (120, 940), (270, 990), (470, 970), (470, 1040), (60, 1040)]), _DEEP, 16,
            0.7, 0.4)  # fmt: skip
    c.pen([(180, 664), (126, 692), (84, 790), (70, 900), (96, 988)], [1, 6, 8, 9, 6])
    c.pen([(96, 986), (170, 1016), (270, 1018), (380, 1000), (464, 978)], [6, 9, 9, 7, 4])
    c.pen([(228, 848), (290, 884), (380, 908), (462, 904)], [5, 5, 4, 3])
    c.pen([(226, 848), (240, 790), (232, 724)], [5, 4, 1])
    c.pen([(228, 846), (196, 866), (168, 866)], [5, 4, 1])
    c.pen([(236, 852), (216, 894), (186, 914)], [4, 3.5, 1])
    c.pen([(330, 990), (342, 964), (362, 950)], [3, 3, 1])
    cuff = smooth([(440, 898), (478, 894), (490, 984), (446, 992), (438, 946)])
    c.wash(cuff, "#9fbfe8", to="#6c97d2", bleed=1.5)
    c.contour(cuff, 3.8, lost=0.08)


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
