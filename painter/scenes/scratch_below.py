"""Scenes from far below, cut into scratchboard: something large stands behind somebody."""

from __future__ import annotations

import math

from painter.geom import circle, difference, ellipse, intersection, limb, poly, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import arm, coat, face, leg
from painter.scene import scene

RED, YELLOW, WATER = "#d8402a", "#f2b531", "#7fb3b0"


@scene(
    "bird-watcher",
    "Nothing Today",
    motifs="bird woman binoculars reeds legs",
    themes="danger attention nature",
    moods="menacing comic tense",
    seed=43,
    medium=Scratch,
    alt=(
        "Seen from the ground, a woman in a red coat and rubber boots stands among reeds and looks to the left "
        "through binoculars. Behind her, with a leg on each side, stands an enormous bird that bends its head with "
        "its great yellow beak over her and looks down at her."
    ),
    clues=("look behind you", "big bird", "hide and seek", "patience", "the watcher watched"),
)
def bird_watcher(c: Scratch) -> None:
    c.stains = (RED, YELLOW, WATER)
    c.block(rect(0, 560, 800, 520), WATER, rect(0, 300, 800, 640), 0, 17, edge=0, soft=90, depth=1.0)
    for x, tall, lean in (
        (60, 620, 30),
        (112, 470, -24),
        (716, 640, -34),
        (764, 500, 20),
        (300, 420, -14),
        (508, 400, 18),
    ):
        _reed(c, x, tall, lean, 0.8)
    _body(c)
    _leg(c, (218, 668), (206, 838), (168, 1052), -1)
    _leg(c, (606, 668), (614, 838), (646, 1052), 1)
    _head(c)
    _watcher(c)
    _reed(c, 44, 800, 44, 1.2)
    _reed(c, 752, 760, -40, 1.2)
    _grass(c)


def _reed(c: Scratch, x: float, tall: float, lean: float, wide: float) -> None:
    """A reed, and the mace on it."""
    line = [(x, 1180), (x + lean * 0.3, 1180 - tall * 0.55), (x + lean, 1180 - tall)]
    c.cover(limb(line, [22 * wide, 19 * wide, 12 * wide]))
    c.scrape(limb(line, [10 * wide, 8 * wide, 3 * wide]))
    top = [(x + lean * t, 1180 - tall * (t - 0.04)) for t in (0.82, 0.9, 0.98)]
    c.block(
        limb(top, [24 * wide, 28 * wide, 22 * wide]),
        YELLOW,
        limb([(u + 7, v) for u, v in top], 14 * wide),
        0,
        6,
        edge=6,
        soft=4,
    )
    blade = [(x + 4, 1180), (x - lean * 0.8, 1180 - tall * 0.42), (x - lean * 2.4, 1180 - tall * 0.62)]
    c.cover(limb(blade, [26 * wide, 22 * wide, 6]))
    c.scrape(limb(blade, [14 * wide, 10 * wide, 1]))


def _body(c: Scratch) -> None:
    """Dark from below; only the edges of the feathers shine."""
    body = smooth(
        [
            (150, 560),
            (176, 430),
            (270, 340),
            (420, 300),
            (600, 320),
            (690, 420),
            (704, 560),
            (660, 680),
            (590, 730),
            (420, 746),
            (240, 730),
            (170, 670),
        ]
    )
    c.block(body, CLAY, body, 0, 12, edge=9, soft=6, depth=0.97, center=(420, 200))
    for row in range(6, -1, -1):
        y = 420 + 46 * row
        half = 250 - abs(row - 3) ** 2 * 7
        count = 9 - row % 2
        for k in range(count):
            x = 424 + (k - (count - 1) / 2) * half * 2 / count + c.rng.uniform(-7, 7)
            w = half / count * 1.05
            feather = smooth(
                [(x - w, y - 20, 1), (x + w, y - 20, 1), (x + w * 0.86, y + 24), (x, y + 52), (x - w * 0.86, y + 24)]
            )
            c.cover(intersection(feather, body))
            edge = [
                (x - w * 0.86, y + 22),
                (x - w * 0.5, y + 42),
                (x, y + 50),
                (x + w * 0.5, y + 42),
                (x + w * 0.86, y + 22),
            ]
            bright = 5.5 - 0.5 * abs(k - 2) + c.rng.uniform(-0.6, 0.6)
            if k < count - 1:
                c.scrape(limb(edge, [1, bright * 0.8, bright, bright * 0.5, 0.8]))
            for lean in (-0.4, 0, 0.4):
                barb = [
                    (x + w * lean * 0.5, y + 2),
                    (x + w * lean * 0.7, y + 18),
                    (x + w * lean, y + 36 - 16 * abs(lean)),
                ]
                c.scrape(limb(barb, [0.8, 2.6, 1]))


def _leg(c: Scratch, hip: tuple[float, float], knee: tuple[float, float], foot: tuple[float, float], side: int) -> None:
    """A column with scales, and a foot like a root."""
    for angle, long in ((-62 * side, 150), (-18 * side, 176), (30 * side, 150)):
        a = math.radians(90 - angle)
        u, v = math.cos(a), math.sin(a) * 0.5
        toe = [
            (foot[0], foot[1] - 10),
            (foot[0] + u * long * 0.5, foot[1] + 4 + v * long * 0.5),
            (foot[0] + u * long, foot[1] + 16 + v * long),
        ]
        c.block(
            limb(toe, [56, 46, 36]), CLAY, limb([(x + 6, y + 16) for x, y in toe], [30, 24, 18]), 80, 8, edge=7, soft=8
        )
        for t in (0.35, 0.6, 0.82):
            x, y = toe[0][0] + (toe[2][0] - toe[0][0]) * t, toe[0][1] + (toe[2][1] - toe[0][1]) * t
            c.groove([(x - 18, y - 12), (x + 2, y - 20), (x + 20, y - 10)], 5)
        x, y = toe[2]
        c.block(
            smooth([(x - 14, y - 14, 1), (x + 14, y - 12, 1), (x + u * 46, y + 34, 1), (x - 8, y + 12)]), YELLOW, edge=6
        )
    shin = limb([knee, ((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2), foot], [70, 56, 70])
    thigh = limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], [96, 74, 76])
    for part, (top, end) in ((thigh, (hip, knee)), (shin, (knee, foot))):
        dark = limb([(top[0] + 28, top[1]), (end[0] + 28, end[1])], 40)
        c.block(part, CLAY, dark, 10, 9, edge=8, soft=10)
    c.block(ellipse(knee[0], knee[1], 48, 44), CLAY, ellipse(knee[0] + 22, knee[1] + 14, 34, 38), 30, 8, edge=7, soft=9)
    c.groove([(knee[0] - 30, knee[1] + 6), (knee[0] - 4, knee[1] + 16), (knee[0] + 26, knee[1] + 8)], 7)
    for k in range(1, 9):
        t = k / 9
        x, y = knee[0] + (foot[0] - knee[0]) * t, knee[1] + 26 + (foot[1] - knee[1] - 26) * t
        c.groove([(x - 28, y - 4), (x - 4, y + 9), (x + 28, y - 2)], 6)
    for k in range(7):
        x = hip[0] - 62 + 20 * k
        plume = smooth(
            [
                (x - 20, hip[1] - 70, 1),
                (x + 22, hip[1] - 70, 1),
                (x + 16, hip[1] + 6),
                (x + 2, hip[1] + 46 + 16 * (k % 2), 1),
                (x - 16, hip[1] + 6),
            ]
        )
        c.block(
            plume,
            CLAY,
            smooth([(x, hip[1] - 80), (x + 40, hip[1] - 80), (x + 20, hip[1] + 60), (x + 4, hip[1])]),
            84,
            7,
            edge=5,
            soft=6,
            depth=0.85,
        )


def _head(c: Scratch) -> None:
    """A shoebill's beak, and an eye that has not decided yet."""
    neck = smooth([(516, 240), (700, 200), (752, 300), (740, 420), (690, 500), (610, 500), (570, 420), (560, 330)])
    c.block(
        neck,
        CLAY,
        smooth([(540, 260), (640, 300), (660, 400), (640, 520), (790, 520), (790, 240)]),
        20,
        10,
        edge=9,
        soft=24,
        depth=0.9,
    )
    for k in range(5):
        x, y = 690 + 14 * k, 66 + 30 * k
        tuft = smooth(
            [
                (x - 40, y + 6, 1),
                (x + 20, y - 26),
                (x + 76 - 6 * k, y - 34 + 8 * k, 1),
                (x + 30, y + 6),
                (x - 30, y + 30, 1),
            ]
        )
        c.block(tuft, CLAY, smooth([(x - 40, y + 16), (x + 70, y - 16), (x + 20, y + 40)]), 60, 7, edge=5, soft=5)
    head = smooth(
        [
            (440, 110),
            (480, 56),
            (570, 30),
            (670, 52),
            (730, 130),
            (736, 230),
            (690, 300),
            (600, 326),
            (500, 306),
            (446, 240),
        ]
    )
    c.block(
        head,
        CLAY,
        smooth([(560, 330), (620, 260), (680, 230), (690, 120), (660, 40), (790, 60), (790, 340)]),
        34,
        10,
        edge=9,
        soft=26,
        depth=0.88,
    )
    lower = smooth(
        [
            (140, 330, 1),
            (220, 330),
            (340, 318),
            (470, 290, 1),
            (490, 330),
            (440, 380),
            (340, 412),
            (230, 400),
            (160, 364),
        ]
    )
    c.block(
        lower,
        YELLOW,
        smooth([(130, 350), (240, 372), (360, 370), (500, 320), (500, 440), (140, 430)]),
        74,
        9,
        edge=9,
        soft=16,
    )
    upper = smooth(
        [
            (486, 96, 1),
            (420, 66),
            (320, 74),
            (210, 116),
            (120, 196),
            (82, 290),
            (92, 376, 1),
            (126, 330),
            (180, 316),
            (320, 312),
            (480, 296, 1),
            (506, 200),
        ]
    )
    c.block(
        upper,
        YELLOW,
        smooth([(70, 300), (140, 260), (240, 270), (380, 262), (520, 230), (520, 330), (300, 350), (70, 400)]),
        78,
        10,
        edge=10,
        soft=24,
    )
    c.groove([(470, 128), (340, 122), (220, 164), (140, 240)], 7)
    c.cover(smooth([(380, 176), (340, 178), (300, 196), (344, 190)]))
    for x, y, r in (
        (420, 206, 9),
        (444, 242, 6),
        (390, 236, 5),
        (300, 236, 6),
        (250, 220, 8),
        (226, 252, 4),
        (352, 250, 4),
    ):
        c.cover(smooth([(x - r * 1.7, y), (x, y - r), (x + r * 1.5, y + 2), (x, y + r)]))
    c.cover(circle(566, 176, 76))
    c.block(circle(566, 176, 68), CLAY, edge=0)
    c.block(circle(560, 184, 54), YELLOW, edge=5)
    c.cover(circle(548, 202, 27))
    c.scrape(circle(538, 190, 9))
    lid = difference(
        circle(566, 176, 76), smooth([(480, 190), (540, 146), (650, 118), (680, 260), (560, 300), (460, 260)])
    )
    c.block(lid, CLAY, smooth([(500, 170), (560, 138), (650, 110), (660, 140), (560, 170)]), 60, 8, edge=6, soft=8)
    c.cover(limb([(462, 160), (530, 118), (600, 98), (668, 104)], [8, 22, 22, 6]))
    c.groove([(516, 258), (566, 270), (620, 248)], 8)


def _watcher(c: Scratch) -> None:
    """She has come for the birds."""
    c.cover(smooth([(300, 1092), (400, 1072), (520, 1084), (560, 1100), (420, 1112)]))
    with c.at(410, 1086, 1.62, 0, True):
        for hip, foot, bend in (((14, -84), (22, -12), 0.75), ((-12, -82), (-16, -8), 0.5)):
            leg(c, hip, ((hip[0] + foot[0]) / 2, -46), foot, 0, bend)
            u, v = foot
            boot = smooth(
                [
                    (u - 17, v - 44, 1),
                    (u + 16, v - 44, 1),
                    (u + 15, v - 14),
                    (u + 38, v - 4),
                    (u + 42, v + 12, 1),
                    (u - 16, v + 12, 1),
                ]
            )
            c.block(
                boot,
                CLAY,
                union(
                    poly([(u - 30, v - 50), (u - 6, v - 50), (u - 4, v), (u - 30, v + 20)]),
                    ellipse(u + 16, v + 12, 26, 7),
                ),
                8,
                6,
                edge=4,
                soft=5,
            )
            c.groove([(u - 14, v - 36), (u, v - 34), (u + 14, v - 36)], 3)
        arm(c, RED, (14, -206), ((46, -196), (54, -246)))
        coat(c, RED)
        c.groove([(-30, -118), (0, -112), (32, -118)], 6)
        with c.at(0, -230, 1, -6), c.at(0, 230):
            face(c, "none", True, "flat")
            hair = smooth(
                [(22, -292), (0, -300), (-26, -284), (-34, -258), (-28, -236), (-14, -240), (-14, -262), (-2, -278)]
            )
            c.block(hair, CLAY, hair, 60, 5, edge=4, soft=3, depth=0.5)
            crown = smooth([(-32, -278, 1), (-28, -304), (0, -318), (24, -308), (32, -284, 1)])
            c.block(crown, YELLOW, smooth([(-40, -280), (-40, -310), (-8, -320), (-10, -280)]), 70, 6, edge=4, soft=5)
            c.block(limb([(-56, -262), (-30, -280), (10, -288), (48, -282)], [8, 14, 13, 7]), YELLOW, edge=4)
        arm(c, RED, (-4, -204), ((34, -180), (46, -242)))
        with c.at(0, -230, 1, -6), c.at(0, 230):
            for y in (-274, -262):
                c.block(
                    limb([(34, y), (66, y - 2), (76, y - 2)], [13, 15, 21]),
                    CLAY,
                    limb([(34, y + 6), (76, y + 5)], 7),
                    0,
                    5,
                    edge=4,
                    soft=3,
                )
            for k in range(3):
                c.block(
                    limb([(50 + 9 * k, -250), (52 + 9 * k, -264), (50 + 9 * k, -276 + 3 * k)], [9, 9, 7]), CLAY, edge=3
                )


def _grass(c: Scratch) -> None:
    """Blades before the feet, so near that they are cut off below."""
    for k in range(90):
        x, tall, lean = 16 + k * 8.7 + c.rng.uniform(-5, 5), c.rng.uniform(50, 118), c.rng.uniform(-36, 36)
        blade = [(x, 1180), (x + lean * 0.3, 1180 - tall * 0.55), (x + lean, 1180 - tall)]
        c.cover(limb(blade, [15, 12, 6]))
        c.scrape(limb(blade, [7, 5, 0.8]), 1, WATER if k % 3 else CLAY)
