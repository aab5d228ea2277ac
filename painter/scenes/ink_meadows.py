"""Scenes of meadows, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Points, circle, ellipse, limb, poly, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import PROFILE, awake, drawn, fist
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
    c.lift(smooth([(430, 120), (500, 80), (570, 100), (640, 90), (700, 140), (620, 170), (500, 166)]), 0.85, 12)
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
    c.pen([(x - r * 0.1, y), (x + r * 0.1, y)], [r * 0.5, r * 0.5], "#2a1a2a", 0)
    if r > 12:
        c.contour(shape, 2, lost=0.6)


def _blossom_tree(c: Wash) -> None:
    for line, w in (([(96, 600), (110, 500), (96, 400), (60, 320)], 34), ([(104, 430), (150, 360), (220, 320)], 20),
        ([(92, 380), (120, 300), (110, 240)], 16), ([(70, 340), (30, 280), (-10, 260)], 16)):  # fmt: skip
        widths = [w, w * 0.8, w * 0.6, w * 0.4][: len(line)]
        c.pen(line, widths, "#3a2a28", 0.5)
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
        c.wash(circle(px, py, c.rng.uniform(3, 9)), c.rng.choice(("#d83a68", "#f6a0b4", "#fbe3e2")), bleed=3, over=True)
    for _ in range(20):
        px, py = c.rng.uniform(20, 420), c.rng.uniform(330, 700)
        c.wash(ellipse(px, py, 6, 3.4), "#f2a0b4", bleed=1)


def _painter(c: Wash) -> None:
    leg = limb([(352, 860), (362, 980), (352, 1076)], [44, 36, 26])
    drawn(c, leg, "#2a3a5c", "#3f5680", 3)
    shoe = smooth([(338, 1066), (366, 1064), (400, 1090), (396, 1104), (336, 1104)])
    drawn(c, shoe, "#7a3424", "#5a2218", 3)
    skirt = smooth([(318, 640), (400, 640), (420, 740), (440, 860), (446, 950, 1), (380, 972), (300, 968), (250, 940,
        1),
        (270, 840), (298, 740)])  # fmt: skip
    c.wash(skirt, "#1f5f86", to="#3f93b0", bleed=8, blooms=3, strength=1.1)
    c.contour(skirt, 4.5, lost=0.3)
    for line in ([(330, 700), (310, 820), (286, 930)], [(352, 720), (346, 850), (340, 950)]):
        c.pen(line, [1, 5, 2], "#0e2f4a")
    torso = smooth([(316, 470), (372, 462), (404, 500), (408, 580), (406, 650), (318, 654), (300, 580), (296, 510)])
    c.wash(torso, "#246c94", to="#3f93b0", bleed=4)
    c.contour(torso, 4, lost=0.3)
    apron = smooth([(352, 500, 1), (404, 506, 1), (418, 640), (440, 760), (452, 880, 1), (400, 900), (356, 890, 1),
        (366, 760), (370, 650)])  # fmt: skip
    c.lift(apron, 1, 1)
    c.wash(apron, "#f0e4cc", to="#d8c09a", bleed=2, strength=0.8)
    c.contour(apron, 3.6, lost=0.2)
    for x, y, k in ((400, 700, "#d8341f"), (424, 780, "#3f93d0"), (394, 820, "#e8a820"), (416, 640, "#4f9a3a")):
        c.wash(ellipse(x, y, c.rng.uniform(9, 15), c.rng.uniform(7, 12)), k, bleed=5)
    c.pen([(352, 500), (330, 476), (322, 470)], 5, "#c8b28a")
    c.pen([(368, 648), (330, 652), (304, 646)], 6, "#c8b28a")
    front = limb([(398, 880), (430, 980), (438, 1070)], [40, 34, 24])
    c.wash(front, "#2a3a5c", fade=(1.2, -0.5), bleed=5)
    c.pen([(386, 890), (402, 950), (414, 990)], [4, 4, 1])
    c.pen([(424, 880), (442, 930), (450, 970)], [4, 4, 1])
    c.pen([(404, 950), (422, 1010), (426, 1066)], 2.2, _PENCIL, 0.5)
    c.pen([(446, 940), (456, 1000), (452, 1064)], 2.2, _PENCIL, 0.5)
    c.pen([(424, 1064), (454, 1060), (494, 1086), (500, 1100), (424, 1102), (424, 1064)], 2.4, _PENCIL, 0.5)
    _painter_head(c)
    _painter_arms(c)


def _painter_head(c: Wash) -> None:
    with c.at(352, 372, 0.98, 6):
        neck = limb([(-14, 50), (-16, 90), (-18, 122)], [62, 62, 74])
        drawn(c, neck, "#7a4a30", "#5a3424", 3)
        face = smooth(PROFILE)
        c.wash(face, "#a86c44", to="#6a3e28", way=(-1, 0.2), bleed=2.5)
        c.wet(ellipse(46, 34, 13, 10), "#c8402c", 12, 0.5)
        awake(c, "#b03a34", 0.5)
        c.contour(face, 3.2, lost=0.1)
        curls = [circle(x, y, r) for x, y, r in ((50, -86, 30), (20, -108, 36), (-24, -118, 40), (-68, -104, 40),
            (-104, -66, 40), (-116, -18, 38), (-106, 30, 36), (-74, 58, 32), (-46, 34, 34), (-34, -10, 36), (-10,
            -54, 40),
            (-60, -50, 50), (26, -66, 30), (-70, 10, 40))]  # fmt: skip
        hair = union(curls[0], *curls[1:])
        c.wash(hair, "#14121c", to="#3a2a44", way=(1, 0.4), bleed=8, strength=1.15, blooms=2)
        for x, y in ((-30, -90), (-70, -60), (10, -84), (-90, -10), (-60, 30), (-40, -40), (-100, 30)):
            c.pen([(x - 12, y), (x, y - 12), (x + 10, y), (x, y + 8)], 2, "#6a5a86", 0.4)
        knot = limb([(-30, -128), (-70, -112), (-112, -70)], [16, 22, 16])
        drawn(c, knot, "#e8b428", "#d08a1c", 2.6)


def _painter_arms(c: Wash) -> None:
    back_arm = smooth([(312, 500), (340, 520), (330, 600), (300, 680), (318, 720), (296, 736), (262, 700), (276, 610)])
    drawn(c, back_arm, "#2a78a0", "#1a4f74", 4, blooms=1)
    palette = smooth([(214, 742), (250, 700), (330, 700), (372, 730), (350, 764), (280, 774), (236, 772)])
    drawn(c, palette, "#c98a4a", "#8a5426", 3.4)
    for x, y, k in (
        (248, 740, "#d8241c"),
        (280, 722, "#f2c230"),
        (316, 724, "#2f74c8"),
        (336, 744, "#3f9a3c"),
        (290, 754, "#f6f2e6"),
    ):
        c.lift(ellipse(x, y, 12, 8))
        c.wash(ellipse(x, y, 12, 8), k, bleed=3)
    arm = smooth(
        [(360, 486), (400, 500), (440, 556), (478, 600), (556, 574), (566, 606), (480, 650), (430, 630), (376, 560)]
    )
    c.wash(arm, "#2a78a0", to="#5aa9c4", way=(1, 0.2), bleed=3, blooms=1)
    c.contour(arm, 4.4, lost=0.2)
    c.pen([(452, 576), (456, 604), (474, 622)], 3)
    with c.at(598, 580, 0.62, 172):
        fist(c, "#a86c44", "#6a3e28")
    c.pen([(552, 548), (600, 584), (640, 628), (668, 668)], [4, 8, 8, 7], "#8a5a2a", 0.1)
    with c.at(604, 584, 0.62, 172):
        c.pen([(20, -38), (0, -42), (-22, -36)], 12, "#8a5234", 0.05)
    c.pen([(664, 664), (676, 684)], [13, 13], "#b8bcc4", 0)
    bristle = smooth([(668, 680), (684, 672), (700, 700), (704, 730, 1), (682, 712)])
    drawn(c, bristle, "#3f9a3c", "#2f74c8", 2.6)


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
    c.glaze(union(house, stack), "#5f7fb4", 1.0, 5)
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
        for k in range(3):
            c.pen([(-10 + k * 26, -120 + k * 27), (60 + k * 28, -126 + k * 26)], 2.2, "#6a1614")
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


def _postman(c: Wash) -> None:
    for a, b in (((116, 1000), (110, 1090)), ((146, 1000), (158, 1088))):
        leg = limb([a, ((a[0] + b[0]) / 2 - 3, (a[1] + b[1]) / 2), b], [34, 28, 22])
        drawn(c, leg, "#23345c", "#34497a", 3)
        shoe = smooth([(b[0] - 12, b[1] - 8), (b[0] + 10, b[1] - 8), (b[0] + 34, b[1] + 8), (b[0] - 14, b[1] + 9)])
        drawn(c, shoe, "#2a1c1a", "#1a1214", 2.6)
    coat = smooth(
        [
            (104, 838),
            (150, 836),
            (170, 880),
            (174, 960),
            (180, 1016, 1),
            (130, 1024),
            (88, 1014, 1),
            (92, 930),
            (88, 870),
        ]
    )
    c.wash(coat, "#28508e", to="#4a7ac0", bleed=5, blooms=2)
    c.contour(coat, 4, lost=0.25)
    strap = limb([(104, 850), (140, 920), (166, 960)], [10, 10, 10])
    c.wash(strap, "#8a5226", bleed=1)
    bag = smooth([(58, 930), (110, 936), (120, 1000), (100, 1016), (60, 1010), (48, 970)])
    drawn(c, bag, "#b4733a", "#7a4520", 3.4)
    c.pen([(52, 956), (84, 972), (116, 962)], 3)
    arm = smooth([(136, 856), (166, 862), (190, 880), (230, 838), (252, 852), (204, 920), (170, 914), (140, 890)])
    c.wash(arm, "#2f5fa4", to="#5a8ad0", way=(1, 0), bleed=3)
    c.contour(arm, 3.8, lost=0.2)
    hand = union(ellipse(250, 836, 15, 13), limb([(252, 830), (268, 816)], 8, 6), limb([(258, 838), (276, 830)], 8, 6))
    drawn(c, hand, "#e8b48c", "#c8845c", 2.4)
    letter = poly([(258, 796), (318, 776), (330, 818), (270, 836)])
    c.lift(letter)
    c.contour(letter, 3, lost=0.05)
    c.pen([(259, 797), (300, 810), (318, 777)], 2.2)
    c.wash(circle(300, 811, 6), "#d8241c", bleed=1)
    with c.at(128, 766, 0.62, -16):
        drawn(c, limb([(-14, 50), (-10, 120)], [66, 74]), "#d89a70", "#b8744c", 3.4)
        face = smooth(PROFILE)
        c.wash(face, "#f0c09a", to="#d48a60", way=(-1, 0.2), bleed=2)
        awake(c, "#b8524a", 1.2)
        c.wash(smooth([(82, 44), (60, 48), (46, 62), (66, 60), (86, 54)]), "#5a3a24", bleed=2)
        c.contour(face, 4, lost=0.1)
        hair = smooth([(20, -52), (0, -24), (-16, 20), (-46, 60), (-88, 50), (-106, 0), (-96, -52)])
        drawn(c, hair, "#6a4226", "#3f2818", 3.4)
        cap = smooth([(70, -56, 1), (60, -100), (10, -130), (-60, -126), (-110, -84), (-112, -44, 1), (-20, -50)])
        drawn(c, cap, "#28508e", "#1a3a70", 4)
        visor = smooth([(20, -56, 1), (70, -62), (118, -40, 1), (76, -38), (30, -40)])
        drawn(c, visor, "#16182a", "#2a3048", 3)


def _dog(c: Wash) -> None:
    body = smooth(
        [(330, 1062), (350, 1030), (400, 1018), (450, 1026), (474, 1052), (470, 1076), (400, 1086), (346, 1084)]
    )
    c.lift(body)
    c.wash(body, "#b98a5c", to="#8a5a34", bleed=3, blooms=1)
    c.contour(body, 4, lost=0.2)
    head = smooth(
        [(300, 1066), (312, 1044), (340, 1038), (362, 1050), (366, 1074), (346, 1088), (308, 1084), (292, 1078)]
    )
    c.lift(head)
    drawn(c, head, "#d0a678", "#a87a4c", 3.4)
    ear = smooth([(340, 1040), (362, 1044), (372, 1074), (358, 1084), (346, 1064)])
    drawn(c, ear, "#6a4226", "#4a2c18", 3)
    c.pen([(316, 1060), (324, 1065), (332, 1061)], 3)
    c.pen([(293, 1074), (297, 1078)], [9, 9], dry=0)
    c.pen([(300, 1083), (314, 1086), (322, 1080)], 2.2)
    c.pen([(470, 1070), (500, 1078), (512, 1062)], [12, 9, 4], "#8a5a34", 0.2)
    c.pen([(352, 1084), (330, 1094), (310, 1094)], [12, 12, 9], "#b98a5c", 0.1)
    c.pen([(400, 1040), (420, 1050), (424, 1074)], 3)
