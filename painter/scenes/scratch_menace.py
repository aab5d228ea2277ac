"""Scenes of rage and menace, cut into scratchboard."""

from __future__ import annotations

from painter.geom import Points, circle, difference, ellipse, intersection, limb, rect, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.motifs.linocut import arm, coat, face, leg
from painter.scene import scene

RED, YELLOW = "#d8402a", "#f2b531"


@scene(
    "rage-tamer",
    "Sit!",
    motifs="face mouth tamer chair teeth",
    themes="anger courage power",
    moods="fierce comic tense",
    seed=41,
    medium=Scratch,
    alt=(
        "A huge furious face, so close that it fills the picture, roars with its mouth wide open. On its tongue "
        "stands a tiny lion tamer in a yellow jacket, who holds the teeth off with a kitchen chair and raises one "
        "finger."
    ),
    clues=("anger management", "bite your tongue", "down boy", "the boss", "stay calm"),
)
def rage_tamer(c: Scratch) -> None:
    c.stains = (RED, YELLOW)
    _mane(c)
    _skin(c)
    _eyes(c)
    _nose(c)
    _mouth(c)
    _tamer(c)


def _mane(c: Scratch) -> None:
    """Hair and beard stand off like a lion's."""
    for ring in range(2):
        for k in range(30):
            t = (k + 0.5 * ring) / 29
            # from the left temple down round the chin to the right temple
            x = -30 + 860 * t
            y = 640 + 560 * (1 - (2 * t - 1) ** 4) - 70 * ring
            lean = (t - 0.5) * 260
            start = (x * 0.8 + 80, y - 190)
            lock = [start, ((start[0] + x) / 2 + c.rng.uniform(-20, 20), y - 70), (x + lean, y + c.rng.uniform(20, 90))]
            c.block(
                limb(lock, [64, 50, 4]),
                CLAY,
                limb([(u + 14, v + 10) for u, v in lock], [46, 36, 4]),
                80 - 160 * t,
                8,
                edge=6,
                soft=9,
            )


def _skin(c: Scratch) -> None:
    """Half of it in the light, half of it red."""
    face = smooth(
        [(10, 10, 1), (800, 10, 1), (800, 300), (790, 560), (760, 800), (690, 980), (560, 1120), (420, 1156),
            (270, 1120), (130, 990), (60, 800), (20, 560), (10, 300)]
    )  # fmt: skip
    shade = union(
        smooth(
            [
                (560, 0),
                (600, 200),
                (640, 420),
                (600, 600),
                (680, 720),
                (660, 900),
                (540, 1080),
                (420, 1180),
                (900, 1180),
                (900, 0),
            ]
        ),
        smooth([(430, 300), (470, 420), (520, 560), (470, 600), (430, 520), (410, 400)]),
    )
    c.block(
        face,
        RED,
        difference(face, smooth([(540, 20), (700, 60), (730, 300), (740, 560), (690, 760), (600, 640), (560, 300)])),
        62,
        11,
        edge=9,
        soft=60,
        depth=0.86,
    )
    lit = difference(
        intersection(
            face,
            smooth(
                [
                    (-40, -40),
                    (580, -40),
                    (520, 200),
                    (460, 420),
                    (470, 620),
                    (420, 640),
                    (600, 700),
                    (640, 860),
                    (560, 1020),
                    (420, 1130),
                    (300, 1200),
                    (-40, 1200),
                ]
            ),
        ),
        rect(0, 0, 1, 1),
    )
    folds = union(
        smooth([(60, 330), (130, 290), (250, 300), (350, 350), (340, 450), (220, 470), (100, 440)]),
        smooth([(250, 560), (180, 640), (130, 760), (140, 900), (90, 800), (100, 660), (170, 570)]),
        smooth([(150, 900), (220, 1060), (400, 1110), (600, 1040), (560, 1110), (420, 1160), (240, 1110)]),
        smooth([(330, 560), (400, 600), (480, 570), (470, 640), (340, 640)]),
        smooth(
            [
                (400, 220),
                (460, 240),
                (470, 420),
                (500, 560),
                (700, 700),
                (700, 1000),
                (560, 1120),
                (560, 900),
                (470, 640),
                (400, 400),
            ]
        ),
    )
    c.block(lit, CLAY, union(folds, intersection(lit, shade)), 62, 11, edge=0, soft=34, depth=0.88)
    for points, wide in (
        ([(80, 110), (200, 96), (330, 150), (372, 210)], 15),
        ([(120, 60), (260, 50), (380, 104), (396, 150)], 12),
        ([(440, 200), (500, 130), (620, 84), (730, 110)], 15),
        ([(430, 140), (500, 76), (620, 44)], 12),
        ([(376, 220), (360, 280), (368, 340)], 17),
        ([(420, 214), (436, 280), (426, 344)], 17),
        ([(398, 250), (400, 300), (396, 350)], 11),
        ([(266, 548), (196, 600), (140, 700), (124, 800)], 18),
        ([(556, 540), (640, 590), (706, 680), (726, 770)], 18),
        ([(96, 640), (70, 720), (74, 800)], 11),
        ([(330, 1120), (420, 1132), (520, 1112)], 12),
    ):
        c.groove(points, wide)


def _eyes(c: Scratch) -> None:
    """One wide with rage, one narrow; both on the little man."""
    for almond, iris, r in (
        ([(112, 372, 1), (170, 330), (250, 336), (320, 386, 1), (300, 420), (220, 436), (150, 416)], (256, 386), 39),
        ([(492, 382, 1), (550, 344), (630, 336), (692, 356, 1), (660, 404), (590, 420), (520, 408)], (556, 384), 35),
    ):
        eye = smooth(almond)
        c.block(eye, CLAY, smooth([(x, y - 44) for x, y, *_ in almond]), 10, 8, edge=11, soft=9, depth=0.7)
        with c.clip(eye):
            for radius, color in ((r + 5, None), (r, YELLOW), (r * 0.46, None)):
                disc = intersection(circle(*iris, radius), eye)
                c.cover(disc)
                if color:
                    c.scrape(disc, 1, color)
        c.scrape(circle(iris[0] - 13, iris[1] - 11, 6))
    for points, wide in (
        ([(120, 440), (210, 474), (310, 440)], 10),
        ([(140, 478), (220, 510), (300, 480)], 8),
        ([(510, 430), (590, 456), (680, 420)], 10),
        ([(540, 462), (610, 484), (670, 460)], 8),
    ):
        c.groove(points, wide)
    brows: tuple[Points, ...] = (
        [
            (54, 218, 1),
            (110, 176),
            (220, 214),
            (320, 290),
            (364, 350, 1),
            (330, 370),
            (250, 318),
            (150, 280),
            (70, 274),
        ],
        [
            (440, 352, 1),
            (470, 290),
            (560, 216),
            (660, 158),
            (740, 166, 1),
            (730, 220),
            (640, 262),
            (540, 312),
            (480, 364),
        ],
    )
    for brow, sign in zip(brows, (1, -1), strict=True):
        shape = smooth(brow)
        c.cover(shape)
        left, right = min(p[0] for p in brow), max(p[0] for p in brow)
        for k in range(15):
            t = k / 14
            x = left + 16 + (right - left - 40) * t
            y = (226 + 116 * t**1.3) if sign > 0 else (340 - 150 * t**0.8)
            hair = [(x, y + 24), (x - 8 * sign, y), (x - 26 * sign + 10, y - 34)]
            c.cover(limb(hair, [12, 14, 4]))
            c.scrape(limb(hair, [1, 4, 0.8]))


def _nose(c: Scratch) -> None:
    for points, wide in (
        ([(352, 380), (340, 450), (300, 510), (272, 560), (286, 606), (330, 614)], 16),
        ([(452, 380), (470, 450), (510, 500), (540, 550), (526, 598), (484, 608)], 16),
        ([(350, 600), (404, 630), (462, 598)], 15),
        ([(364, 410), (398, 424), (436, 408)], 9),
        ([(360, 440), (398, 456), (440, 438)], 9),
    ):
        c.groove(points, wide)
    c.cover(smooth([(312, 590), (330, 566), (362, 574), (368, 594), (346, 604)]))
    c.cover(smooth([(442, 592), (452, 568), (486, 562), (504, 584), (476, 600)]))


def _mouth(c: Scratch) -> None:
    outer = smooth(
        [(140, 820), (176, 724), (260, 652), (340, 650), (404, 676), (470, 646), (560, 640), (650, 706), (690, 800),
            (676, 920), (610, 1030), (500, 1086), (390, 1096), (270, 1064), (180, 970)]
    )  # fmt: skip
    inner = smooth(
        [(172, 826), (206, 744), (276, 690), (340, 688), (404, 708), (470, 686), (550, 682), (620, 736), (654, 808),
            (640, 910), (580, 1000), (490, 1046), (392, 1054), (288, 1026), (206, 950)]
    )  # fmt: skip
    c.block(
        outer,
        RED,
        smooth([(500, 620), (600, 740), (620, 900), (520, 1020), (420, 1060), (420, 1120), (740, 1120), (740, 620)]),
        70,
        9,
        edge=10,
        soft=18,
        depth=0.8,
    )
    c.cover(inner)
    tongue = smooth(
        [
            (262, 1010),
            (250, 960),
            (300, 920),
            (370, 930),
            (410, 950),
            (460, 926),
            (540, 916),
            (586, 950),
            (570, 1004),
            (490, 1044),
            (392, 1052),
            (300, 1034),
        ]
    )
    c.block(
        tongue,
        RED,
        smooth([(400, 940), (420, 960), (410, 1040), (520, 1030), (600, 960), (620, 1080), (380, 1080)]),
        12,
        8,
        edge=6,
        soft=16,
        depth=0.8,
    )
    with c.clip(inner):
        for k, (x, wide, long) in enumerate(
            ((222, 54, 74), (284, 62, 96), (350, 60, 84), (412, 58, 92), (474, 62, 78), (536, 58, 104), (594, 48, 70))
        ):
            top = 708 + 0.0012 * (x - 408) ** 2
            tooth = smooth(
                [
                    (x - wide / 2, top - 50, 1),
                    (x + wide / 2, top - 50, 1),
                    (x + wide * 0.44, top + long * 0.6),
                    (x + wide * 0.2, top + long),
                    (x - wide * 0.2, top + long - 4),
                    (x - wide * 0.45, top + long * 0.6),
                ]
            )
            c.block(
                intersection(tooth, inner),
                CLAY,
                rect(x + wide * 0.1, top - 50, wide, 260) if k > 2 else rect(x + wide * 0.34, top - 50, wide, 260),
                20,
                7,
                edge=5,
                soft=8,
            )
        for x, wide, high in ((238, 44, 54), (286, 50, 46), (540, 52, 60), (590, 42, 44)):
            low = 1040 - 0.0022 * (x - 408) ** 2
            tooth = smooth(
                [
                    (x - wide / 2, low + 40, 1),
                    (x - wide * 0.44, low - high * 0.5),
                    (x - wide * 0.2, low - high),
                    (x + wide * 0.2, low - high - 3),
                    (x + wide * 0.44, low - high * 0.5),
                    (x + wide / 2, low + 40, 1),
                ]
            )
            c.block(intersection(tooth, inner), CLAY, rect(x + 4, low - 200, wide, 260), 20, 7, edge=5, soft=8)


def _tamer(c: Scratch) -> None:
    """A lion tamer who has picked up the nearest chair."""
    c.cover(ellipse(424, 992, 62, 8))
    with c.at(432, 990, 0.70, 2, True):
        arm(c, YELLOW, (12, -208), ((-54, -232), (-66, -292)))
        c.block(limb([(-67, -312), (-68, -346)], [10, 7]), CLAY, edge=4)
        leg(c, (12, -90), (44, -56), (42, -12), 0, 0.6)
        leg(c, (-8, -90), (-30, -50), (-52, -10), 0, 0.5)
        coat(c, YELLOW)
        with c.at(0, -230, 1, -12), c.at(0, 230):
            face(c, "none", True, "glum")
            c.block(
                smooth([(-30, -250), (-32, -280), (-8, -306), (26, -300), (30, -286), (4, -282), (-8, -262)]),
                CLAY,
                ellipse(-20, -280, 22, 26),
                40,
                6,
                edge=4,
                soft=4,
            )
            c.block(limb([(34, -252), (46, -256), (58, -268)], [9, 8, 3]), CLAY, edge=3)
        chair = (
            [(96, -262), (98, -150)], [(140, -270), (146, -164)], [(92, -214), (142, -222)], [(94, -246), (141, -254)],
            [(98, -150), (60, -158)], [(100, -152), (184, -134)], [(146, -166), (214, -150)], [(104, -180),
                (190, -196)],
        )  # fmt: skip
        for points in chair:
            c.block(limb(points, [12, 11]), CLAY, edge=4)
        c.block(
            smooth([(92, -146, 1), (146, -162, 1), (152, -178, 1), (96, -166, 1)]),
            CLAY,
            ellipse(110, -150, 30, 10),
            0,
            5,
            edge=4,
            soft=3,
        )
        arm(c, YELLOW, (-2, -206), ((40, -176), (90, -186)))
