"""Straw and paper: a scarecrow on trial, and soldiers at a puddle."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.animals import crow, mouse
from painter.motifs.beasts import bird
from painter.motifs.land import grass, hill
from painter.motifs.sky import cloud
from painter.palette import OCHRE, mix
from painter.scene import scene

# -- crow-judge ------------------------------------------------------------


def _stubble_court(c: Canvas) -> None:
    """A pale harvest sky, a stubble field with sheaves, tall wheat for columns at both sides."""
    c.sky([(0, "#e0b25e"), (0.25, "#f2d590"), (0.5, "#fbeec6"), (0.62, "#f4dc9c"), (1, "#b0723a")])
    c.strokes(800, 4, 180, 20, 0.05, 0.36, region=(0, 0, 800, 760))
    cloud(c, 560, 230, 230, "#fdf3d6", "#e6c07a", alpha=0.8)
    hill(c, 690, 14, "#e0bb70", to="#c99a50", bottom=900)
    for x in (430, 474, 716, 752):
        sheaf = smooth(
            [(x - 16, 712), (x - 4, 684), (x - 20, 650), (x, 660), (x + 20, 648), (x + 5, 684), (x + 17, 712)]
        )
        c.paint(sheaf, "#b5853e", shade="#6b4a2a", shade_depth=0.3, rough=2)
    c.mist(720, 60, "#fbeec6", 0.5)
    hill(c, 770, 12, "#c9924a", to="#7a4a2a", rim="#f8ecc9")
    c.strokes(420, 86, 46, 6, 0.16, 0.4, region=(0, 790, 800, 1190))
    rng = c.rng
    for k in range(34):
        x = rng.choice((rng.uniform(36, 84), rng.uniform(724, 772)))
        y0, lean = rng.uniform(900, 1180), rng.uniform(-20, 20)
        top = y0 - rng.uniform(480, 700)
        c.paint(
            limb([(x, y0), (x + lean * 0.3, (y0 + top) / 2), (x + lean, top)], 6, 3),
            mix("#b5853e", "#8a5a2c", k % 3 / 2),
        )
        for i in range(9):
            grain = moved(ellipse(0, 0, 4.4, 10), x + lean + (8 if i % 2 else -8), top + i * 9, 1, 24 if i % 2 else -24)
            c.paint(grain, "#dfb069", shade="#8a5a2c", shade_depth=0.35, wobble=0.2)


def _bench(c: Canvas) -> None:
    """The judge's bench: a fruit crate on end, with acorn scales and a walnut for a gavel."""
    wood, dark = "#8a5630", "#3a2218"
    c.shadow_blob(236, 930, 200, 20, "#3a2218", 0.5)
    for k in range(5):
        x = 92 + k * 60
        c.paint(rect(x, 560, 58, 366), mix(wood, "#a86c3c", (k * 3 % 4) / 4), to="#6b3f2a", shade=dark, shade_depth=0.2)
        c.paint(ellipse(x + 30, 650 + (k * 83) % 200, 6, 11), dark, alpha=0.6)
    for y in (600, 860):
        c.paint(rect(80, y, 320, 34, 3), "#9a6236", shade=dark, shade_depth=0.25, rim="#dfb069")
        for x in (104, 238, 376):
            c.paint(circle(x, y + 17, 5), "#33231d", rim="#f8ecc9", wobble=0.1)
    c.paint(rect(58, 528, 366, 40, 6), "#a86c3c", shade=dark, shade_depth=0.3, rim="#f2d590")
    c.line([(240, 690), (240, 812)], "#33231d", 6)
    c.line([(160, 706), (240, 690), (320, 682)], "#33231d", 5)
    for x, y in ((160, 706), (320, 682)):
        for k in (-1, 1):
            c.line([(x, y), (x + k * 30, y + 62)], "#33231d", 2)
        c.paint(
            smooth([(x - 34, y + 60, 1), (x + 34, y + 60, 1), (x + 18, y + 86), (x - 18, y + 86)]),
            "#6b4a2a",
            shade=dark,
            shade_depth=0.3,
            rim="#dfb069",
        )
    c.paint(smooth([(140, 764), (156, 744), (182, 738, 1), (170, 760)]), "#2a2430", wobble=0.2)
    for k in range(6):
        c.line([(302 + k * 6, 742), (310 + k * 6, 716 + (k % 3) * 5)], "#e8c874", 3)
    c.paint(limb([(332, 520), (392, 500)], 8, 7), "#6b3f2a")
    c.paint(ellipse(334, 512, 25, 20), "#b5853e", shade="#5a3420", shade_depth=0.35, rim="#f2d590", shadow=5)
    c.line([(316, 506), (334, 514), (354, 508)], "#5a3420", 2.4)


def _judge(c: Canvas) -> None:
    """A huge crow in a curled wig leans over the bench and points with one wing."""
    ink, sheen = "#1d1a22", "#6a6472"
    with c.at(212, 540, 1.16):
        body = smooth([(-104, 8), (-126, -40), (-104, -130), (-56, -196), (-14, -240), (18, -290), (66, -314),
            (116, -300), (140, -264), (134, -226), (106, -190), (92, -140), (96, -70), (92, 8)])  # fmt: skip
        c.paint(body, ink, shade="#0c0a10", shade_depth=0.2, rim=sheen, rim_width=6)
        for row in range(6):
            for k in range(5):
                x, y = -86 + k * 34 + (row % 2) * 15, -130 + row * 28
                c.line([(x - 12, y), (x, y + 14), (x + 12, y)], sheen, 2.6, alpha=0.4)
        c.paint(smooth([(130, -252), (172, -238), (208, -212, 1), (160, -220), (126, -232)]), "#38323a", shade=ink)
        c.paint(smooth([(128, -250), (150, -244), (170, -236), (132, -240)]), "#8a3a34", wobble=0.1)
        c.paint(
            smooth([(124, -286), (150, -290), (190, -272), (238, -228, 1), (182, -246), (128, -250)]),
            "#463f48",
            shade=ink,
            shade_depth=0.3,
            rim="#a89a90",
        )
        for tab in (
            [(92, -212), (116, -206), (124, -150, 1), (94, -146, 1)],
            [(110, -212), (134, -212), (152, -158, 1), (122, -146, 1)],
        ):
            c.paint(smooth(tab), "#fbf3dc", shade="#a8906a", shade_depth=0.25, rim="#fffdf4", wobble=0.4)
        _wig(c)
        c.paint(circle(108, -268, 11), "#e8c060", wobble=0.1)
        c.paint(circle(111, -267, 6.4), "#120c10", wobble=0)
        c.paint(circle(109, -270, 2), "#fffaf0", wobble=0)
        c.paint(smooth([(90, -284), (110, -284), (126, -272, 1), (106, -276)]), ink, wobble=0.1)
        wing = smooth([(-30, -150), (30, -176), (104, -158), (176, -158), (252, -180, 1), (218, -148), (258, -140, 1),
            (214, -126), (240, -104, 1), (190, -106), (130, -88), (70, -66), (0, -70), (-40, -100)])  # fmt: skip
        c.paint(wing, "#26222c", shade="#0c0a10", shade_depth=0.22, rim=sheen, rim_width=6)
        for k in range(5):
            c.line(
                [(10 + k * 30, -142 + k * 2), (70 + k * 30, -124 + k * 2), (120 + k * 22, -128 + k * 5)],
                sheen,
                3,
                alpha=0.5,
            )


def _wig(c: Canvas) -> None:
    """Rows of white curls over the crow's head and down its neck."""
    curls = [(18, -296, 24), (48, -316, 25), (80, -320, 23), (0, -266, 25), (34, -276, 26), (64, -288, 24),
        (-14, -232, 25), (24, -242, 26), (56, -252, 22), (-24, -196, 24), (14, -206, 25), (48, -216, 21),
        (-26, -160, 22), (10, -170, 22), (40, -180, 19)]  # fmt: skip
    for x, y, r in curls:
        c.paint(circle(x, y, r), "#f8efd8", shade="#9a8460", shade_depth=0.34, rim="#fffdf4", wobble=0.5)
        spiral = [
            (x + r * (0.72 - 0.13 * k) * math.cos(k * 1.2), y + r * (0.72 - 0.13 * k) * math.sin(k * 1.2))
            for k in range(6)
        ]
        c.line(spiral, "#a8906a", 2.4, alpha=0.8, wobble=0.2)


def _straw_head(c: Canvas) -> None:
    """A sack for a head with stitched eyes, and a battered hat with straw in it."""
    for k in range(11):
        c.line([(-36 + k * 7, 18), (-44 + k * 9, 38 + (k % 3) * 7)], "#e8c874", 4)
    head = smooth([(-46, -10), (-42, -56), (-14, -80), (26, -76), (48, -44), (44, -4), (16, 22), (-22, 22)])
    c.paint(head, "#e0c48c", shade="#8a6236", shade_depth=0.28, rim="#fbf0d0")
    for x in (-24, 10):
        c.line([(x - 7, -36), (x + 7, -24)], "#33231d", 4)
        c.line([(x + 7, -36), (x - 7, -24)], "#33231d", 4)
    c.line([(-26, 6), (-6, -2), (16, 6)], "#33231d", 3.4)
    for x in (-18, -6, 6):
        c.line([(x, -3), (x + 1, 8)], "#33231d", 2.4)
    c.paint(
        smooth([(-92, -46), (-44, -66), (0, -70), (52, -62), (92, -40), (40, -48), (-40, -52)]),
        "#8a5630",
        shade="#3a2218",
        shade_depth=0.3,
        rim="#dfb069",
    )
    crown = smooth([(-50, -62), (-42, -116), (-20, -128, 1), (4, -112), (30, -130, 1), (48, -110), (54, -62), (0, -70)])
    c.paint(crown, "#9a6236", shade="#3a2218", shade_depth=0.3, rim="#dfb069")
    c.paint(smooth([(-50, -74), (0, -82), (54, -74), (54, -60), (0, -68), (-51, -60)]), "#b8452f")
    for k in range(12):
        c.line([(-34 + k * 6, -112 - (k % 3) * 5), (-24 + k * 6, -124 + (k % 4) * 5)], "#c9a050", 3)


def _accused(c: Canvas) -> None:
    """The scarecrow on its pole in the dock: bowed head, straw hands, a chick in the pocket."""
    c.shadow_blob(600, 972, 130, 16, "#3a2218", 0.5)
    c.paint(limb([(604, 970), (600, 700), (596, 430)], 20, 16), "#6b4a2a", shade="#33231d", shade_depth=0.3)
    c.paint(limb([(462, 560), (596, 544), (738, 566)], [13, 17, 13]), "#6b4a2a", shade="#33231d", shade_depth=0.3)
    for x, side in ((466, -1), (734, 1)):
        for k in range(9):
            tip = (x + side * (18 + (k * 11) % 22), 552 + k * 7)
            c.line([(x - side * 20, 566), (x, 562 + k * 2), tip], mix("#e8c874", "#b5853e", k % 3 / 2), 3.4)
    coat = smooth([(486, 528), (560, 510), (640, 510), (716, 534), (722, 590), (664, 600), (654, 660), (668, 790, 1),
        (636, 772), (600, 800, 1), (566, 776), (530, 794, 1), (544, 660), (538, 598), (480, 584)])  # fmt: skip
    c.paint(coat, "#2e6f7e", to="#235460", shade="#12303a", shade_depth=0.18, rim="#8ac0c0")
    for x, y, tone, turn in ((560, 700, "#b8452f", 8), (636, 610, "#dfb069", -10), (508, 556, "#8a5630", 14)):
        c.paint(
            moved(rect(-18, -17, 36, 34, 2), x, y, 1, turn), tone, shade=mix(tone, "#33231d", 0.5), shade_depth=0.25
        )
        for k in (-12, 0, 12):
            c.line([(x + k, y - 22), (x + k + 2, y - 12)], "#f8ecc9", 2.4)
    for k in range(14):
        x = 536 + k * 10
        c.line([(x, 776), (x - 4 + (k % 3) * 4, 822 + (k * 13) % 24)], mix("#e8c874", "#b5853e", k % 3 / 2), 4)
    c.paint(smooth([(612, 690), (660, 686), (662, 738), (616, 742)]), "#1f4a56", rim="#8ac0c0")
    c.paint(circle(634, 680, 16), "#f2c94e", shade="#b5853e", shade_depth=0.3, rough=1.6)
    c.paint(poly([(618, 682), (604, 687), (619, 691)]), "#d4552f", wobble=0.1)
    c.paint(circle(628, 677, 2.8), "#120c10", wobble=0)
    c.line([(614, 692), (638, 696), (660, 690)], "#12303a", 3)
    with c.at(594, 500, 1, -14):
        _straw_head(c)


def _dock(c: Canvas) -> None:
    """A rail of pegs round the accused, a crow with keys as usher, a cob of corn as the exhibit."""
    for k in range(6):
        x = 468 + k * 54
        c.paint(limb([(x, 984), (x, 866)], 17, 14), "#7a4a2a", shade="#33231d", shade_depth=0.3)
    c.paint(limb([(450, 884), (600, 876), (756, 886)], 20), "#8a5630", shade="#33231d", shade_depth=0.3, rim="#f2d590")
    crow(c, 700, 878, 108, OCHRE, color="#2a262e")
    c.paint(ellipse(640, 812, 11, 13), "#e8c060", stroke=3)
    for k in (-4, 3):
        c.line([(640 + k, 824), (640 + k * 3, 846)], "#e8c060", 4)
    with c.at(446, 930, 1, 8):
        c.paint(ellipse(0, 22, 54, 14), "#6b3f2a", shade="#33231d", shade_depth=0.3, rim="#dfb069")
        cob = smooth([(-44, 0), (-30, -18), (10, -20), (44, -8), (48, 4), (10, 14), (-30, 14)])
        c.paint(cob, "#f0c24e", shade="#a8702a", shade_depth=0.3)
        with c.clip(cob):
            for row in range(4):
                for k in range(12):
                    tone = "#a8702a" if k > 6 and row < 3 else "#fbdc7a"
                    c.paint(circle(-42 + k * 8 + (row % 2) * 4, -16 + row * 9, 3.4), tone, wobble=0)
        c.paint(
            smooth([(-40, 0), (-74, -20, 1), (-60, 2), (-78, 16, 1), (-40, 10)]),
            "#8fa04a",
            shade="#4a5a24",
            shade_depth=0.3,
        )


def _jury(c: Canvas) -> None:
    """Twelve mice sit in an egg box, two rows of six, not all of them awake."""
    furs = ["#8d7f78", "#b5977a", "#6f625e", "#d9c4a4", "#9a7a5c", "#7d7078"]
    for row, (y, size, first) in enumerate(((1064, 104, 92), (1112, 122, 78))):
        if row == 0:
            c.shadow_blob(330, 1150, 300, 22, "#2a1a14", 0.6)
            c.paint(rect(60, 1040, 520, 70, 10), "#8f9488", shade="#4a4c48", shade_depth=0.2)
        for k in range(6):
            x = first + 26 + k * (78 if row == 0 else 84)
            with c.clip(rect(64, 900, 540, 260)):
                mouse(
                    c,
                    x + 18,
                    y,
                    size,
                    OCHRE,
                    color=furs[(k * 5 + row * 2) % 6],
                    flip=k != 4 - row * 3,
                    turn=(k % 3 - 1) * 4,
                )
    rim: list[tuple[float, ...]] = [(54, 1082, 1)]
    for k in range(6):
        rim += [(96 + k * 86, 1100), (139 + k * 86 - 2, 1076, 1)]
    box = smooth([*rim, (590, 1084, 1), (566, 1160), (80, 1160)])
    c.paint(box, "#b9bca8", to="#8f9488", shade="#4f514a", shade_depth=0.25, rim="#f6f0da", rough=2)
    for k in range(6):
        x = 98 + k * 86
        c.line([(x - 26, 1112), (x, 1146), (x + 26, 1112)], "#6f7268", 4, alpha=0.6)


def _spines(c: Canvas) -> None:
    """The hedgehog's coat."""
    spikes = union(
        *[
            limb(
                [(24 + 30 * math.cos(a), -44 + 26 * math.sin(a)), (24 + 72 * math.cos(a), -44 + 62 * math.sin(a))],
                22,
                2,
            )
            for a in [-2.7 + k * 0.26 for k in range(14)]
        ],
        ellipse(24, -38, 54, 44),
    )
    c.paint(spikes, "#5a4234", shade="#2a1c18", shade_depth=0.25, rim="#c9a070", rim_width=3)
    for k in range(22):
        a = -2.5 + (k % 11) * 0.28
        r = 26 + (k // 11) * 20
        c.line(
            [
                (24 + r * math.cos(a), -44 + r * math.sin(a)),
                (24 + (r + 14) * math.cos(a), -44 + (r + 14) * math.sin(a)),
            ],
            "#c9a070",
            2.2,
            alpha=0.8,
        )


def _clerk(c: Canvas) -> None:
    """A hedgehog with glasses writes everything down on a toadstool."""
    with c.at(684, 1120, 0.84):
        c.shadow_blob(10, 4, 92, 12, "#2a1a14", 0.6)
        _spines(c)
        c.paint(
            smooth([(-8, -66), (-34, -56), (-66, -30), (-62, -22), (-30, -10), (0, 0), (30, 0), (20, -40)]),
            "#d9b88c",
            shade="#8a6236",
            shade_depth=0.28,
        )
        c.paint(circle(-65, -28, 6), "#1c1412", wobble=0)
        c.paint(circle(-34, -40, 10), "#f8ecc9", stroke=2.6, wobble=0.1)
        c.paint(circle(-35, -39, 4), "#1c1412", wobble=0)
        c.paint(ellipse(0, -58, 11, 12), "#c9a070", shade="#8a6236", shade_depth=0.3)
        c.paint(limb([(4, -18), (-26, -8), (-48, -14)], 15, 9), "#c9a070", shade="#8a6236", shade_depth=0.3)
        c.paint(limb([(-92, 4), (-90, -20)], 18, 14), "#f3e2c4", shade="#a8906a", shade_depth=0.3)
        c.paint(
            smooth([(-128, -18), (-112, -36), (-84, -40), (-58, -32), (-46, -16), (-86, -10)]),
            "#b8452f",
            shade="#5a1f1c",
            shade_depth=0.3,
        )
        c.paint(poly([(-112, -34), (-72, -40), (-64, -30), (-106, -24)]), "#fbf3dc", wobble=0.4)
        c.paint(
            smooth([(-60, -22), (-50, -56), (-30, -84, 1), (-38, -50)]), "#fdf6e4", shade="#a8906a", shade_depth=0.3
        )


@scene(
    "crow-judge",
    "The Harvest Court",
    motifs="crow scarecrow mouse wig scales wheat hedgehog",
    themes="justice guilt revenge power reversal",
    moods="absurd stern",
    alt="In a stubble field a large crow in a curled white wig points from a wooden bench at a scarecrow behind a "
    "rail. Mice sit in an egg box, a hedgehog writes, and a chick looks out of the scarecrow's pocket.",
    seed=57,
    clues=("guilty", "reap and sow", "order, order", "straw man", "fair trial", "tables turned"),
)
def crow_judge(c: Canvas) -> None:
    """The crows have the scarecrow in court."""
    _stubble_court(c)
    c.line([(430, 150), (600, 178), (770, 160)], "#5a4630", 3)
    for k, tone in enumerate(("#7a5a44", "#a8743c", "#5a4a50", "#b8452f", "#8a6a4a")):
        x = 462 + k * 62
        bird(
            c,
            x,
            164 - abs(k - 2) * 3,
            0.46,
            OCHRE,
            color=tone,
            wing=mix(tone, "#33231d", 0.4),
            pose="perch",
            flip=k == 3,
            belly="#f8ecc9",
        )
    _judge(c)
    _bench(c)
    _accused(c)
    _dock(c)
    grass(c, 60, 760, 1010, "#dfb069", 90, 26)
    _jury(c)
    _clerk(c)


# -- paper-army ------------------------------------------------------------


"""The soldiers at the water: x, size, how far the water has climbed, and how they lean in degrees."""
