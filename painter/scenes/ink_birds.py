"""Scenes of birds, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Path, Points, circle, ellipse, limb, poly, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import SITTING, Crow, crow, drawn, finger
from painter.scene import scene


@scene(
    "bird-orchestra", "Unrehearsed", motifs="birds wires conductor cat music chimney",
    themes="music harmony leadership chance freedom", moods="light wry", seed=481, medium=Wash,
    alt="Birds sit on five telegraph wires. On a chimney below a person in a tailcoat lifts both arms and a twig;"
    " a cat sits on the roof, sheets of paper lie there, and one yellow bird hangs upside down.",
    clues=("symphony", "out of tune", "gossip", "birdsong", "who is leading?", "rehearsal", "wild talent"),
)  # fmt: skip
def bird_orchestra(c: Wash) -> None:
    c.wet(smooth([(-40, 80), (200, 40), (420, 140), (380, 330), (120, 420), (-40, 380)]), "#b9c4d4", 60, 0.55)
    c.wet(smooth([(500, 20), (840, -20), (840, 300), (640, 340)]), "#d9cfc0", 60, 0.5)
    c.wet(smooth([(-40, 440), (240, 360), (560, 380), (840, 440), (840, 760), (560, 700), (240, 740), (-40, 700)]),
        "#f2c48c", 70, 0.62)  # fmt: skip
    c.wet(smooth([(200, 420), (420, 330), (640, 400), (660, 600), (420, 640), (200, 600)]), "#e8a878", 50, 0.4)
    c.wet(smooth([(-40, 720), (400, 700), (840, 760), (840, 1000), (400, 960), (-40, 1000)]), "#f7dcae", 70, 0.4)
    _poles(c)
    wires = [_wire(c, k) for k in range(5)]
    _flock(c, wires)
    _roof(c)
    with c.at(421, 985, 1, 5), c.at(-421, -985):
        _conductor(c)
    _cat(c)


def _wire_at(k: int, x: float) -> float:
    t = x / 800
    return 470 - 330 * t + 62 * k * (1 - 0.10 * t) + 150 * (1 - (2 * t - 1) ** 2) * 0.55 - 150


def _wire(c: Wash, k: int) -> int:
    c.pen([(x, _wire_at(k, x)) for x in range(-30, 850, 55)], [2.2, 3.2, 2.4, 3.4, 2.6], dry=0.2)
    return k


def _poles(c: Wash) -> None:
    for x, lean, wide in ((752, 16, 30), (46, -8, 20)):
        top = _wire_at(0, x) - 60
        pole = poly([(x - wide * 0.4 + lean, top), (x + wide * 0.4 + lean, top), (x + wide * 0.6 - lean, 1230),
            (x - wide * 0.6 - lean, 1230)])  # fmt: skip
        c.wash(pole, "#6b4f45", to="#c9b39c", bleed=4, fade=(1.1, 0.6))
        c.contour(pole, 4, lost=0.4)
        c.drag([(x + lean, top + 10), (x, 600), (x - lean, 1150)], wide * 0.8, "#3a2a2a", 0.9)
        for k in range(5):
            y = _wire_at(k, x)
            c.pen([(x - 40, y + 8), (x, y + 4), (x + 40, y - 4)], [5, 7, 5])
            c.pen([(x + 22, y - 2), (x + 24, y - 20)], 8, "#2f6a78")


def _flock(c: Wash, wires: list[int]) -> None:
    seats: list[tuple[int, int, Crow, float, bool]] = [(0, 118, "sit", 0.86, False), (0, 420, "sing", 1.0, False),
        (0, 640, "hunch", 0.9, True),
        (1, 230, "hunch", 0.95, False), (1, 545, "sit", 1.05, True), (2, 110, "sing", 1.0, True),
        (2, 352, "land", 1.05, False), (2, 664, "sit", 1.0, False), (3, 236, "sit", 1.05, True),
        (3, 486, "sing", 0.95, False), (4, 130, "hunch", 0.9, True), (4, 672, "land", 0.95, True)]  # fmt: skip
    tints = ("#20222e", "#1d2a3c", "#2e2330", "#20222e")
    for i, (wire, x, kind, size, flip) in enumerate(seats):
        crow(c, kind, x, _wire_at(wires[wire], x) + 2, size, flip, tints[i % 4])
    x = 616
    y = _wire_at(4, x)
    with c.at(x, y + 44, 0.95, 180, True):
        body = smooth(SITTING)
        c.wet(body, "#f0b400", 12, 0.5)
        c.wash(body, "#f4c020", to="#e08a10", way=(1, 0.6), bleed=5)
        c.contour(body, 4, lost=0.25)
        for leg in (-6, 12):
            c.pen([(leg, 28), (leg - 3, 48), (leg - 12, 46)], 2.6)
        c.drag([(-4, -14), (26, 16), (60, 44)], 24, "#a85a10", 0.7)
        c.pen([(-34, -38), (-32, -36)], [6, 6], dry=0)


def _roof(c: Wash) -> None:
    roof = smooth([(-20, 1180, 1), (160, 1104), (330, 1062, 1), (520, 1064), (700, 1108), (830, 1164, 1), (830, 1230,
        1),
        (-20, 1230, 1)])  # fmt: skip
    c.wash(roof, "#5c6376", to="#a9afc0", bleed=12, fade=(1.0, 0.5), blooms=3)
    c.pen([(-20, 1178), (160, 1104), (330, 1064)], [4, 7, 3])
    c.pen([(510, 1064), (700, 1108), (830, 1166)], [3, 7, 4])
    for row, y in enumerate((1110, 1142, 1174)):
        for x in range(60 + row % 2 * 26, 780, 54):
            top = y + abs(x - 415) * 0.10 * (1 - row * 0.2)
            if abs(x - 415) > 90 and c.rng.random() < 0.7:
                c.pen([(x - 24, top), (x, top + 14), (x + 24, top)], 2.2)
    stack = poly([(330, 1000), (512, 1000), (522, 1200), (322, 1200)])
    c.wash(stack, "#c8553a", to="#e7a183", bleed=5, fade=(1.1, 0.7), blooms=1)
    c.glaze(poly([(452, 1000), (512, 1000), (522, 1200), (462, 1200)]), "#8a6f9a", 0.7)
    c.contour(stack, 4.5, lost=0.25)
    for row in range(6):
        y = 1022 + row * 28
        c.pen([(332, y), (420, y + 2), (514, y)], 2, "#5a2018")
        for x in range(352 + row % 2 * 22, 512, 46):
            c.pen([(x, y), (x + 1, y + 26)], 1.8, "#5a2018")
    lip = poly([(316, 984), (526, 984), (520, 1008), (322, 1008)])
    c.wash(lip, "#b7452c", bleed=3)
    c.contour(lip, 4, lost=0.2)
    for x, y, turn in ((200, 1130, -20), (246, 1150, 8), (612, 1142, 24)):
        with c.at(x, y, 1, turn):
            sheet = poly([(-30, -16), (26, -20), (32, 18), (-26, 20)])
            c.lift(sheet)
            c.contour(sheet, 2.4, lost=0.1)
            for k in range(4):
                c.pen([(-22, -9 + k * 7), (24, -11 + k * 7)], 1.2)


_CLOTH = "#070810"


def _conductor(c: Wash) -> None:
    """Seen from behind: the shoulders go up with the arms, the weight is on one foot, the tails swing after him."""
    c.wet(ellipse(421, 990, 78, 7), "#5a2018", 6, 0.9)
    for side, knee, foot in ((-1, 382, 386), (1, 462, 452)):
        leg = smooth([(421 - side * 2, 800), (421 + side * 50, 800), (knee + side * 24, 880), (foot + side * 20, 976),
            (foot - side * 12, 976), (knee - side * 18, 884)])  # fmt: skip
        c.lift(leg)
        c.wash(leg, "#5c6178", to="#7f859c", way=(1, 0.1), bleed=1.5)
        c.wet(limb([(knee + side * 18, 820), (knee + side * 16, 900), (foot + side * 12, 972)], [10, 14, 10]),
            "#262a40", 7,
            0.7, 0.4)  # fmt: skip
        c.contour(leg, 3.8, lost=0.1)
        c.pen([(knee - 4, 850), (knee + 2, 910), (foot, 968)], [0.6, 2.4, 1], "#23263a")
        c.pen([(foot - 14, 962), (foot, 968), (foot + 16, 960)], [0.6, 2.4, 0.6], "#23263a")
        shoe = smooth([(foot - 20, 966), (foot + 18, 966), (foot + side * 30, 982), (foot + side * 16, 990),
            (foot - side * 18,
            988)])  # fmt: skip
        c.wash(shoe, "#14151c", bleed=1.5, strength=1.3)
        c.lift(ellipse(foot + side * 10, 974, 7, 3), 0.4, 1.6)
    sleeves = union(limb([(392, 652), (338, 634), (298, 588), (266, 520)], [74, 66, 52, 36]), limb([(452, 652), (514,
        642), (560, 604), (600, 548)], [74, 66, 52, 36]))  # fmt: skip
    body = smooth([(386, 604), (456, 604), (490, 640), (480, 710), (464, 772), (482, 826), (534, 884), (578, 918),
        (566, 944,
        1), (500, 922), (448, 862), (426, 812, 1), (418, 880), (392, 940), (362, 972, 1), (346, 946), (362, 850),
        (376, 772),
        (360, 710), (350, 640)])  # fmt: skip
    coat = union(body, sleeves)
    c.lift(coat)
    c.wash(coat, "#23252f", to="#3f4664", bleed=6, strength=1.1, blooms=2, grain=1.3)
    with c.clip(coat):
        for shade in ([(372, 640), (362, 700), (376, 764)], [(474, 640), (478, 710), (462, 766)], [(428, 640), (426,
            720),
            (424, 800)], [(300, 610), (330, 650), (364, 676)], [(556, 624), (514, 660), (476, 684)], [(470, 840), (520,
            900), (560, 930)], [(372, 860), (366, 920), (358, 960)]):  # fmt: skip
            c.wet(limb(shade, [4, 16, 8]), _CLOTH, 8, 0.85, 0.5)
        for light in ([(392, 650), (396, 700), (404, 760)], [(446, 650), (446, 700), (440, 750)], [(290, 560), (318,
            604),
            (350, 626)], [(580, 566), (548, 602), (508, 626)], [(450, 830), (500, 886), (544, 914)], [(388, 850), (384,
            900), (372, 944)]):  # fmt: skip
            c.lift(limb(light, [3, 10, 3]), 0.3, 5)
    c.contour(coat, 4.2, lost=0.25)
    for line, wide in (([(424, 634), (426, 730), (428, 812)], 3.4), ([(352, 664), (366, 690), (372, 720)], 4),
        ([(486, 664),
        (472, 690), (468, 722)], 4), ([(372, 776), (420, 784), (466, 774)], 3), ([(356, 640), (340, 656), (336,
        672)], 3),
        ([(492, 642), (506, 660), (508, 674)], 3), ([(310, 582), (302, 600), (312, 616)], 3), ([(546, 596), (556,
        612), (548,
        626)], 3), ([(396, 640), (372, 660), (366, 690)], 2.4), ([(452, 640), (474, 662), (480, 690)],
        2.4)):  # fmt: skip
        c.pen(line, [0.6, wide, 0.8], "#05060a", 0.1)
    for x in (408, 438):
        drawn(c, circle(x, 794, 5), "#d8b04a", "#a8781c", 1.8)
    _conductor_hands(c)
    c.pen([(612, 516), (640, 470), (652, 420), (676, 372)], [7, 6, 4, 2], "#5a3a20")
    c.pen([(648, 440), (664, 428)], 4, "#5a3a20")
    leaf = smooth([(664, 428), (678, 410), (694, 412), (684, 430)])
    drawn(c, leaf, "#7fae3a", "#4f8a34", 2)
    for x, y, turn in ((606, 522, 12),):
        with c.at(x, y, 1, turn):  # the thumb lies over the twig
            drawn(c, finger([(-14, 6), (0, -4), (14, -12)], 12), "#eab48a", "#b9714e", 2.4)
    _conductor_head(c)


def _conductor_hands(c: Wash) -> None:
    """The left hand asks for more, palm out and fingers spread; the right one closes round the twig."""
    with c.at(262, 520, 1.05, -16):
        hand = union(smooth([(-15, 0), (-18, -22), (-12, -36), (4, -40), (16, -32), (19, -14), (14, 2)]),
            finger([(-12, -32),
            (-20, -48), (-26, -60), (-34, -70)], 10), finger([(-3, -36), (-6, -56), (-8, -70), (-8, -84)], 10.5),
            finger([(6,
            -36), (8, -54), (11, -68), (16, -80)], 10), finger([(13, -28), (20, -42), (26, -52), (34, -60)], 9),
                finger([(14,
            -12), (26, -18), (34, -28), (44, -32)], 11))  # fmt: skip
        _washed_hand(c, hand, [(-12, -2), (0, -14), (14, -4), (10, 6), (-12, 6)])
        for x, y in ((-14, -34), (-4, -38), (6, -37), (13, -29)):
            c.pen([(x - 3, y), (x + 1, y - 2), (x + 5, y + 1)], [0.5, 1.5, 0.5], "#7a4228")
        c.pen([(14, -20), (8, -10), (10, 0)], [0.6, 2, 0.6], "#7a4228")
    with c.at(604, 548, 1.05, 26):
        hand = union(smooth([(-15, 0), (-20, -18), (-16, -34), (0, -40), (16, -34), (20, -16), (14, 2)]),
            *(finger([(x, -30),
            (x + 4, -46), (x + 12, -46), (x + 14, -36)], 11) for x in (-12, -3, 6)), finger([(13, -26), (24, -34),
            (34, -42),
            (40, -52)], 9))  # fmt: skip
        _washed_hand(c, hand, [(-14, -2), (0, -14), (16, -6), (10, 6), (-12, 6)])
        for x in (-6, 4, 13):
            c.pen([(x - 1, -26), (x + 2, -36), (x + 4, -44)], [0.6, 2, 0.8], "#7a4228")
    for x, y, turn in ((265, 524, -18), (602, 552, 30)):
        with c.at(x, y, 1, turn):
            cuff = smooth([(-21, -8), (0, -11), (21, -7), (19, 11), (0, 14), (-19, 10)])
            c.lift(cuff)
            c.wet(ellipse(10, 4, 8, 6), "#8a93ac", 4, 0.5, 0.3)
            c.contour(cuff, 3, lost=0.1)


def _washed_hand(c: Wash, hand: Path, wrist: Points) -> None:
    c.lift(hand)
    c.wash(hand, "#eab48a", to="#cf8a62", bleed=1)
    with c.clip(hand):
        c.wet(smooth(wrist), "#8a4a30", 4, 0.6, 0.4)
        c.wet(limb([(18, -40), (16, -16), (12, 4)], [3, 6, 4]), "#8a4a30", 3, 0.55, 0.4)
    c.contour(hand, 2.8, lost=0.1)


def _conductor_head(c: Wash) -> None:
    """The back of his head: a warm nape, two ears, and white hair that flies with the music."""
    neck = smooth([(398, 570), (444, 570), (450, 618), (421, 628), (392, 618)])
    c.wash(neck, "#d8a078", to="#a86a48", bleed=1.5)
    c.wet(ellipse(421, 590, 24, 12), "#7a4228", 6, 0.7, 0.4)
    c.contour(neck, 2.6, lost=0.2)
    for side in (-1, 1):
        ear = smooth([(421 + side * 38, 548), (421 + side * 50, 534), (421 + side * 60, 540), (421 + side * 60, 560),
            (421 + side * 50, 582), (421 + side * 38, 576)])  # fmt: skip
        c.lift(ear)
        c.wash(ear, "#e0a27a", to="#b0704c", bleed=1)
        c.contour(ear, 3, lost=0.08)
        c.pen([(421 + side * 44, 550), (421 + side * 53, 544), (421 + side * 53, 560), (421 + side * 46, 570)],
            [0.6, 2, 1.6, 0.6], "#7a4228")  # fmt: skip
    locks: list[list[tuple[float, float]]] = []
    for k in range(19):
        angle = math.radians(-204 + 228 * k / 18 + c.rng.uniform(-9, 9))
        far = c.rng.uniform(70, 136) * (0.74 + 0.3 * math.sin(math.pi * k / 18))
        bend = c.rng.uniform(0.35, 0.95) * (1 if k > 7 else -1)
        locks.append([(421 + math.cos(angle + bend * t * t) * far * t,
            540 + math.sin(angle + bend * t * t) * far * t - 14 * t)
            for t in (0, 0.35, 0.65, 0.86, 1)])  # fmt: skip
    hair = union(ellipse(421, 544, 47, 50), *(limb(line, [40, 44, 36, 22, 2]) for line in locks))
    c.lift(hair, 1, 0.4)
    c.lift(hair, 1, 0.4)
    with c.clip(hair):
        c.wet(smooth([(440, 420), (560, 400), (560, 600), (420, 616), (460, 560), (470, 500)]), "#7a86a8", 16, 0.7, 0.5)
        c.wet(ellipse(421, 596, 52, 14), "#5a6486", 9, 0.9, 0.4)
        c.wet(ellipse(421, 520, 26, 20), "#a8b2c8", 12, 0.5, 0.6)
    c.contour(hair, 3.6, lost=0.18)
    for line in locks:
        for _ in range(7):
            off = (c.rng.gauss(0, 8), c.rng.gauss(0, 8))
            first = c.rng.uniform(0.25, 0.5)
            run = [(x + off[0] * (1 - i / 4), y + off[1] * (1 - i / 4)) for i, (x, y) in enumerate(line)]
            start = run[1] if first < 0.4 else run[2]
            c.pen([start, run[3], run[4]], [0.5, c.rng.uniform(1, 2.6), 0.4],
                c.rng.choice(("#4a5270", "#8a94b0", "#6a7290")), 0.3)  # fmt: skip
    for _ in range(26):
        x = 421 + c.rng.uniform(-44, 44)
        y = c.rng.uniform(540, 566)
        c.pen([(x, y), (421 + (x - 421) * 0.96, y + 14), (421 + (x - 421) * 0.86, y + 32)], [0.5, 1.8, 0.5],
            c.rng.choice(("#4a5270", "#8a94b0")), 0.3)  # fmt: skip
    collar = smooth([(386, 602), (421, 612), (456, 602), (464, 620), (421, 634), (378, 620)])
    c.lift(collar)
    c.wet(ellipse(438, 624, 22, 6), "#8a93ac", 4, 0.5, 0.3)
    c.contour(collar, 3, lost=0.08)


def _cat(c: Wash) -> None:
    with c.at(664, 1078, 1.0):
        tail = limb([(60, 10), (96, 34), (104, 74), (86, 96)], [22, 20, 16, 9])
        body = union(smooth([(-44, 36), (-40, -6), (-14, -30), (28, -34), (62, -14), (72, 20), (66, 38)]), tail)
        head = union(smooth([(-72, -22), (-66, -52), (-40, -66), (-14, -54), (-12, -26), (-30, -6), (-56, -6)]),
            smooth([(-66, -48), (-74, -84, 1), (-48, -64)]), smooth([(-38, -64), (-24, -92, 1), (-14,
                -52)]))  # fmt: skip
        c.wash(body, "#e08a2c", to="#c05a1c", bleed=4, blooms=1)
        c.contour(body, 4, lost=0.25)
        for k in range(5):
            c.pen([(-8 + k * 16, -30 + abs(k - 2) * 3), (-2 + k * 16, -14), (-4 + k * 16, 2)], 5, "#8a3a12", 0.5)
        c.wash(head, "#e99a3c", to="#d0742a", bleed=3)
        c.contour(head, 3.6, lost=0.15)
        c.pen([(-62, -36), (-54, -42), (-48, -36)], 3)
        c.pen([(-34, -38), (-28, -44), (-22, -38)], 3)
        c.pen([(-52, -22), (-47, -18), (-42, -22)], 3)
        c.pen([(-47, -18), (-47, -12), (-54, -10)], 1.8)
        for k in (-1, 0, 1):
            c.pen([(-58, -16 + k * 3), (-88, -20 + k * 9)], 1.4)
        for x in (-34, -14):
            paw = smooth([(x - 12, 20), (x + 8, 18), (x + 10, 40), (x - 14, 40)])
            c.wash(paw, "#f2c890", bleed=1.5)
            c.contour(paw, 2.6, lost=0.2)
