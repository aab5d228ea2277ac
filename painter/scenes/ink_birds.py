"""Scenes of birds, in ink wash."""

from __future__ import annotations

import math
from itertools import pairwise

from painter.geom import circle, ellipse, limb, poly, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import SITTING, Crow, crow
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


def _conductor(c: Wash) -> None:
    for side in (-1, 1):
        leg = smooth([(421 + side * 4, 800), (421 + side * 48, 800), (421 + side * 50, 880), (421 + side * 44, 976),
            (421 + side * 18, 976), (421 + side * 14, 890)])  # fmt: skip
        c.lift(leg)
        c.wash(leg, "#4a4e64", to="#7a8098", way=(1, 0.1), bleed=1.5)
        c.contour(leg, 3.6, lost=0.1)
        c.pen([(421 + side * 30, 850), (421 + side * 34, 910), (421 + side * 30, 970)], [1, 3, 2], "#23263a")
        shoe = smooth([(421 + side * 16, 968), (421 + side * 46, 964), (421 + side * 60, 984), (421 + side * 16, 986)])
        c.wash(shoe, "#14151c", bleed=1.5, strength=1.3)
    sleeves = union(limb([(372, 640), (300, 610), (262, 520)], [62, 50, 36]),
        limb([(470, 640), (548, 622), (604, 548)], [62, 50, 36]))  # fmt: skip
    body = smooth(
        [
            (388, 606),
            (456, 606),
            (494, 640),
            (484, 720),
            (470, 776),
            (500, 830),
            (560, 900),
            (540, 934, 1),
            (470, 890),
            (430, 820, 1),
            (416, 880),
            (372, 950, 1),
            (342, 930),
            (360, 840),
            (374, 770),
            (356, 710),
            (348, 640),
        ]
    )
    coat = union(body, sleeves)  # fmt: skip
    c.wash(coat, "#16171f", to="#3b4260", bleed=9, strength=1.2, blooms=3, grain=1.3)
    c.contour(coat, 4, lost=0.35)
    c.pen([(421, 640), (424, 730), (428, 818)], 3, "#0a0b14", 0.1)
    for side in (-1, 1):
        x = 421
        c.pen([(x + side * 62, 640), (x + side * 50, 690), (x + side * 58, 716)], [1, 4, 2], "#05060a", 0.1)
        c.lift(
            smooth([(x + side * 30, 650), (x + side * 44, 660), (x + side * 34, 740), (x + side * 24, 730)]), 0.16, 8
        )
        c.lift(circle(x + side * 14, 800, 5), 0.9, 0.6)
    c.drag([(372, 660), (384, 740), (366, 880)], 34, "#05060a", 0.8)
    c.drag([(480, 660), (470, 750), (520, 880)], 34, "#05060a", 0.8)
    for x, y, turn in ((262, 520, -18), (604, 548, 30)):
        with c.at(x, y, 1.0, turn):
            cuff = poly([(-20, -6), (20, -6), (18, 10), (-18, 10)])
            c.lift(cuff)
            c.contour(cuff, 2.6, lost=0.1)
            hand = union(smooth([(-15, -4), (-17, -24), (-10, -34), (12, -34), (17, -22), (14, -4)]),
                limb([(-10, -28), (-16, -46), (-18, -58)], 9, 6), limb([(-3, -30), (-5, -52), (-4, -64)], 9, 6),
                limb([(5, -30), (7, -50), (9, -60)], 9, 6), limb([(12, -26), (20, -42), (24, -50)], 9, 6),
                limb([(-14, -16), (-28, -26), (-34, -36)], 11, 7))  # fmt: skip
            c.wash(hand, "#e2a678", to="#b9714e", bleed=1.5)
            c.contour(hand, 2.6, lost=0.1)
    c.pen([(616, 512), (640, 470), (652, 420), (676, 372)], [7, 6, 4, 2], "#5a3a20")
    c.pen([(648, 440), (664, 428)], 4, "#5a3a20")
    c.wash(smooth([(664, 428), (678, 410), (692, 414), (682, 430)]), "#6a9a3a", bleed=2)
    _conductor_head(c)


def _conductor_head(c: Wash) -> None:
    """The back of his head: a warm nape, two ears, and white hair tossed aside, with an edge against the sky."""
    neck = smooth([(398, 570), (444, 570), (448, 618), (421, 626), (394, 618)])
    c.wash(neck, "#d2946a", to="#b0704c", bleed=1.5)
    c.contour(neck, 2.6, lost=0.2)
    locks = []
    for k in range(12):
        angle = math.radians(-198 + 204 * k / 11)
        far = (92, 122, 104, 132)[k % 4] * (0.82 + 0.3 * math.sin(math.pi * k / 11))
        line = [(421.0, 540.0)]
        for share, turn in ((0.4, -0.05), (0.75, -0.02), (1.0, 0.2 if k % 3 else -0.22)):
            line.append((421 + math.cos(angle + turn) * far * share, 540 + math.sin(angle + turn) * far * share))
        locks.append(line)
    hair = union(ellipse(421, 546, 47, 48), *(limb(line, [52, 48, 30, 2]) for line in locks))
    c.lift(hair, 1, 0.4)
    c.lift(hair, 1, 0.4)
    with c.clip(hair):
        c.wet(smooth([(452, 430), (520, 430), (520, 600), (420, 610), (456, 560)]), "#8a93ac", 14, 0.8, 0.3)
        c.wet(ellipse(421, 594, 50, 12), "#6f7894", 9, 0.9, 0.3)
    c.contour(hair, 4.4, lost=0.02)
    for line, after in pairwise(locks):
        root = [((x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in zip(line, after, strict=True)]
        c.pen([root[2], root[1]], [3.6, 1], "#4a5068")
    for x in (400, 420, 440):
        c.pen([(x, 556), (x + 2, 572), (x, 586)], [1, 2.6, 1], "#4a5068")
    for side in (-1, 1):
        ear = smooth([(421 + side * 40, 546), (421 + side * 54, 538), (421 + side * 60, 554), (421 + side * 50, 578),
            (421 + side * 38, 574)])  # fmt: skip
        c.wash(ear, "#dc9f76", to="#b0704c", bleed=1)
        c.contour(ear, 3, lost=0.05)
    collar = smooth([(386, 600), (421, 608), (456, 600), (462, 618), (421, 630), (380, 618)])
    c.lift(collar)
    c.contour(collar, 3, lost=0.05)


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
