"""Scenes on sand: a chess board in the surf, and a tap in the desert."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from itertools import pairwise
from typing import TypeAlias

from painter.canvas import Canvas
from painter.geom import Path, Points, circle, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import gulls
from painter.motifs.land import grass, hill, tree, waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud
from painter.palette import OCHRE, Color, mix
from painter.scene import scene

# -- chess-shore -----------------------------------------------------------


HORIZON, EYE_X = 270.0, 452.0


def _on_board(column: float, row: float) -> tuple[float, float, float]:
    """Where a point of the board lies in the picture, and how large a unit is there; row 0 is nearest."""
    depth = 1 + row * 0.25
    return EYE_X + column * 196 / depth, HORIZON + 880 / depth, 1 / depth


def _turned_wood(profile: tuple[tuple[float, float], ...]) -> Path:
    """A body turned on the lathe: half-widths at heights, from the foot up."""
    left = [(-half, -height) for half, height in profile]
    right = [(half, -height) for half, height in reversed(profile)]
    return smooth([*left, *right, (0, profile[0][0] * 0.17)], tension=0.3)


Profile: TypeAlias = tuple[tuple[float, float], ...]
"""Half-widths at heights, from the foot up."""
PAWN: Profile = ((54, 0), (58, 12), (50, 28), (34, 44), (24, 76), (20, 112), (30, 126), (30, 134), (18, 142), (34, 160),
    (38, 182), (28, 206), (8, 218))  # fmt: skip
ROOK: Profile = ((62, 0), (66, 14), (56, 34), (42, 52), (36, 110), (36, 160), (52, 178), (54, 226), (50, 230))
QUEEN: Profile = ((76, 0), (82, 14), (78, 30), (60, 44), (56, 60), (38, 84), (28, 150), (24, 230), (27, 282), (50, 296),
    (50, 308), (30, 318), (36, 344), (54, 392), (50, 398))  # fmt: skip
BISHOP: Profile = ((64, 0), (70, 14), (58, 36), (38, 54), (26, 120), (24, 190), (42, 204), (42, 214), (26, 222),
    (40, 250), (36, 280), (20, 312), (6, 330))  # fmt: skip


def _turn_piece(c: Canvas, shape: Profile, color: Color, dark: Color, lit: Color) -> None:
    """The body of a turned piece at the origin, rings and gloss included."""
    body = _turned_wood(shape)
    top = max(height for _, height in shape)
    c.paint(
        body,
        color,
        shade=dark,
        shade_depth=0.3,
        shade_alpha=0.9,
        light_from=(-0.8, -0.2),
        rim=lit,
        rim_width=6,
        rim_from=(-1, -0.3),
    )
    with c.clip(body):
        for (half, height), (after, _) in pairwise(shape[1:]):
            if after < half - 6 or half > 40:
                c.line([(-half * 1.1, -height), (0, -height + half * 0.2), (half * 1.1, -height)], dark, 4, alpha=0.55)
                c.line([(-half, -height - 5), (-half * 0.3, -height - 5 + half * 0.2)], lit, 2.4, alpha=0.4)
        c.paint(
            limb([(-shape[3][0] * 0.5, -16), (-10, -top * 0.45), (-15, -top * 0.92)], [5, 8, 5]),
            lit,
            alpha=0.5,
            feather=3,
        )
        c.paint(
            limb([(shape[3][0] * 0.8, -10), (20, -top * 0.45), (22, -top * 0.9)], [10, 8, 10]),
            dark,
            alpha=0.4,
            feather=6,
        )


def _long_shadow(c: Canvas, x: float, y: float, reach: float, half: float) -> None:
    """The flat shadow of a tall piece, thrown to the right and a little towards the viewer."""
    c.paint(
        ellipse(x + half * 0.3, y + half * 0.05, half * 1.2, half * 0.26), "#0e3a44", alpha=0.5, feather=half * 0.08
    )
    line = [(x + half * 0.2, y), (x + reach * 0.5, y + reach * 0.07), (x + reach * 0.95, y + reach * 0.14)]
    c.paint(limb(line, [half * 0.5, half * 0.42, half * 0.5]), "#0e3a44", alpha=0.45, feather=half * 0.1)


def _piece(c: Canvas, x: float, y: float, size: float, shape: Profile) -> None:
    """An ivory piece that stands at (x, y), with a long shadow to the right."""
    reach = max(height for _, height in shape) * size
    _long_shadow(c, x, y, reach, shape[0][0] * size)
    with c.at(x, y, size):
        _turn_piece(c, shape, "#fff3d8", "#a8845c", "#ffffff")


def _knight(c: Canvas, x: float, y: float, size: float) -> None:
    """An ivory knight that looks to the left, to the water."""
    _long_shadow(c, x, y, 270 * size, 58 * size)
    with c.at(x, y, size):
        horse = smooth([(-52, -44), (-40, -96), (-6, -136), (-20, -150), (-58, -128), (-86, -134), (-90, -160),
            (-64, -196), (-40, -236), (-14, -252), (-6, -282, 1), (14, -254), (46, -220), (62, -150), (54, -90),
            (58, -44)])  # fmt: skip
        c.paint(
            horse,
            "#fff3d8",
            shade="#a8845c",
            shade_depth=0.26,
            light_from=(-0.8, -0.2),
            rim="#ffffff",
            rim_from=(-1, -0.3),
        )
        for k in range(1, 6):
            c.line(
                [(20 + k * 6, -244 + k * 30), (34 + k * 2, -226 + k * 30), (58 - k, -222 + k * 30)],
                "#a8845c",
                4,
                alpha=0.6,
            )
        c.paint(ellipse(-36, -204, 6, 5), "#3a2a24", wobble=0.2)
        c.line([(-84, -142), (-66, -144), (-58, -150)], "#8a6a4a", 3)
        _turn_piece(c, (*PAWN[:4], (40, 50)), "#fff3d8", "#a8845c", "#ffffff")


def _wine_queen(c: Canvas, x: float, y: float, size: float) -> None:
    """A tall dark red queen in the foreground, her coronet against the light."""
    _long_shadow(c, x, y, 480 * size, 76 * size)
    wine, dark, lit = "#a33a3c", "#3f1526", "#ffc8a0"
    with c.at(x, y, size):
        crown = smooth([(-50, -392, 1), (-62, -440, 1), (-36, -416), (-30, -452, 1), (-14, -418), (-7, -450, 1),
            (7, -450, 1), (14, -418), (30, -452, 1), (36, -416), (62, -440, 1), (50, -392, 1)])  # fmt: skip
        c.paint(crown, wine, shade=dark, shade_depth=0.3, light_from=(-0.8, -0.2), rim=lit, rim_from=(-1, -0.3))
        c.paint(circle(0, -458, 17), wine, shade=dark, shade_depth=0.3, light_from=(-0.8, -0.3), rim=lit)
        _turn_piece(c, QUEEN, wine, dark, lit)


def _beach(c: Canvas) -> None:
    """A wide bright bay in the morning: sky, sea in bands, wet sand."""
    c.sky([(0, "#58b9c2"), (0.1, "#a9dcd0"), (0.2, "#fdeccb"), (0.4, "#fbe3bc"), (1, "#e9cf9c")], mottle=0.05)
    c.strokes(420, -3, 190, 17, 0.05, 0.36, region=(-60, 0, 800, 270))
    for x, y, width in ((160, 150, 260), (650, 118, 220), (420, 196, 170)):
        cloud(c, x, y, width, "#fffaf0", "#a9d4cc", alpha=0.95)
    c.paint(rect(-10, HORIZON, 820, 360), "#1f8088", to="#8fd0bc", wobble=0.4)
    c.strokes(300, 0, 150, 10, 0.1, 0.4, region=(-60, 274, 800, 540))
    for y, height, length, color in ((314, 3, 60, "#27888c"), (352, 6, 100, "#339694"), (404, 11, 150, "#45a69e"),
        (466, 18, 220, "#62b8aa")):  # fmt: skip
        waves(c, y, color, "#fffdf0", height=height, length=length, to="#a9dcc8", bottom=660, clean=y < 400)
        for _ in range(int(height * 5)):
            x = c.rng.uniform(-20, 820)
            c.paint(
                ellipse(x, y + c.rng.gauss(4, height * 0.5), c.rng.uniform(4, 16), c.rng.uniform(1.5, 4)),
                "#fffdf4",
                alpha=0.7,
                wobble=0.4,
            )
    c.paint(rect(-10, 596, 820, 640), "#f0d8a6", to="#dcb87c", wobble=0.6)
    c.strokes(420, 4, 130, 10, 0.06, 0.4, region=(-60, 610, 800, 1200))


def _surf(c: Canvas, y: float, height: float, color: Color, alpha: float) -> None:
    """One sheet of water on the sand with a lace of foam along its edge."""
    rng = c.rng
    edge: list[tuple[float, float]] = []
    x = -40.0
    while x < 860:
        edge.append((x, y + math.sin(x * 0.011 + y) * height + rng.uniform(-7, 7)))
        x += rng.uniform(34, 70)
    sheet = smooth([(-60, y - 120, 1), (860, y - 120, 1), *reversed(edge)])
    c.paint(sheet, color, alpha=alpha, fade=(0.2, 1), wobble=0.6)
    lace = [
        limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + rng.uniform(3, 9)), b], [8, rng.uniform(9, 16), 8])
        for a, b in pairwise(edge)
    ]
    c.paint(
        union(lace[0], *lace[1:]),
        "#fffdf4",
        shade="#a9d8cc",
        shade_depth=0.3,
        shadow=4,
        shadow_offset=(2, 6),
        shadow_color="#7a8a6a",
    )
    for _ in range(70):
        a = rng.choice(edge)
        c.paint(
            ellipse(a[0] + rng.gauss(0, 26), a[1] - abs(rng.gauss(0, 26)), rng.uniform(2, 7), rng.uniform(1.4, 4)),
            "#fffdf4",
            alpha=0.8,
            wobble=0.3,
        )


def _board(c: Canvas) -> None:
    """The chequered board that runs from the viewer to the water, sand blown over it."""
    rng = c.rng
    left, right = -4, 3
    corners = [
        _on_board(left - 0.12, 8.12),
        _on_board(right + 0.12, 8.12),
        _on_board(right + 0.12, -1),
        _on_board(left - 0.12, -1),
    ]
    c.paint(
        poly([(x, y) for x, y, _ in corners]),
        "#8a5a38",
        shadow=8,
        shadow_offset=(6, 8),
        shadow_color="#5a4426",
        wobble=0.6,
    )
    for row in range(7, -2, -1):
        for column in range(left, right):
            quad = [
                _on_board(column, row + 1),
                _on_board(column + 1, row + 1),
                _on_board(column + 1, row),
                _on_board(column, row),
            ]
            dark = (row + column) % 2 == 0
            color = mix("#1d6a70", "#2f8583", rng.random()) if dark else mix("#fbf2d8", "#efdfb8", rng.random())
            c.paint(poly([(x, y) for x, y, _ in quad]), color, wobble=0.5, rough=0.8, texture=1.3)
    for _ in range(34):
        x, y, size = _on_board(rng.uniform(left, right), rng.choice([rng.uniform(0, 8), rng.uniform(6, 8)]))
        c.paint(
            ellipse(x, y, rng.uniform(20, 70) * size, rng.uniform(5, 12) * size),
            "#eed6a4",
            alpha=0.7,
            feather=4 * size,
            rough=3,
        )


def _runaway(c: Canvas, x: float, y: float) -> None:
    """A red pawn with bare legs and rolled trousers that wades into the water."""
    skin, dark = "#c98a62", "#6a1f1c"
    c.paint(ellipse(x + 14, y + 6, 96, 14), "#2f7f84", alpha=0.5, feather=4)
    for knee, foot, tone in (((x + 34, y - 44), (x + 44, y + 2), 0.3), ((x - 44, y - 62), (x - 62, y - 10), 0.0)):
        hip = (x + (knee[0] - x) * 0.4, y - 96)
        c.paint(
            limb([hip, knee, foot], [25, 21, 16]),
            mix(skin, dark, tone),
            shade="#7a3f30",
            shade_depth=0.3,
            rim="#ffd8b0",
        )
        c.paint(
            limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), (knee[0], knee[1] - 2)], [36, 33, 30]),
            "#f6ead0",
            shade="#8a9a94",
            shade_depth=0.3,
        )
        c.paint(ellipse(foot[0], foot[1] + 4, 30, 8), "#fffdf4", alpha=0.95)
    with c.at(x, y - 74, 1.2, -8):
        _turn_piece(c, PAWN, "#ef5636", "#96202a", "#ffe0b8")
    for dx, dy, r in ((-96, -22, 6), (-112, -42, 4), (-84, -46, 3.4), (76, -8, 5), (92, -26, 3.4), (-124, -16, 3.4),
        (-70, -28, 4)):  # fmt: skip
        c.paint(circle(x + dx, y + dy, r), "#fffdf4", wobble=0.3)


def _shoes(c: Canvas, x: float, y: float) -> None:
    """A pair of empty shoes side by side, one with a sock in it."""
    for dx, dy in ((0, 0), (34, 5)):
        sx, sy = x + dx, y + dy
        c.shadow_blob(sx + 8, sy + 2, 24, 5, "#123a44", 0.5)
        c.paint(smooth([(sx - 14, sy + 2, 1), (sx - 12, sy - 24), (sx + 2, sy - 26), (sx + 6, sy - 14),
            (sx + 16, sy - 8), (sx + 17, sy + 2, 1)]), "#4a2a24", shade="#1c1014", shade_depth=0.3,
            rim="#d99a6a")  # fmt: skip
        c.paint(ellipse(sx - 5, sy - 25, 8, 3), "#1c1014")
    c.paint(limb([(x + 29, y - 18), (x + 24, y - 34), (x + 36, y - 38)], [12, 10, 8]), "#f6ead0", shade="#a08a70")


@scene(
    "chess-shore",
    "Not My Game",
    motifs="chess pawn sea beach shoes queen",
    themes="freedom rebellion rules beginning escape",
    moods="breezy defiant",
    alt="A chessboard runs down a beach into the sea. A red pawn with bare legs has left it and wades into "
    "the surf; a pair of shoes stands on the last square, and a dark red queen and pale pieces remain on "
    "the board.",
    seed=743,
    clues=("day off", "my move", "runaway", "small rebel", "salt", "game over", "barefoot", "endgame"),
)
def chess_shore(c: Canvas) -> None:
    """A pawn steps off the board into the surf."""
    _beach(c)
    _board(c)
    _surf(c, 560, 12, "#8fd0bc", 0.9)
    _surf(c, 606, 12, "#bfe6d4", 0.6)
    _runaway(c, 318, 596)
    x, y, _ = _on_board(-0.1, 7.25)
    _shoes(c, x, y)
    for k in range(4):
        c.paint(ellipse(x - 40 - k * 22, y - 14 - k * 7 + (k % 2) * 9, 8, 4), "#3f8a86", alpha=0.7)
    for column, row, shape in ((1.6, 7.4, PAWN), (2.7, 6.5, ROOK), (0.85, 4.9, BISHOP)):
        x, y, size = _on_board(column, row)
        _piece(c, x, y, size * 1.3, shape)
    x, y, size = _on_board(-1.95, 1.75)
    _knight(c, x, y, size * 1.45)
    _wine_queen(c, 634, 1108, 1.46)
    gulls(c, [(560, 150, 0.9), (606, 128, 0.6), (480, 226, 0.5)], "#2a5a62")


# -- desert-tap ------------------------------------------------------------


CREST: Points = [(560, 410), (480, 462), (424, 530), (430, 600), (512, 676), (606, 752), (632, 840), (610, 930),
    (566, 1020), (556, 1120), (610, 1250)]  # fmt: skip
SLIP_FOOT: Points = [(560, 410), (640, 480), (640, 560), (650, 630), (720, 710), (800, 790), (822, 880), (760, 980),
    (690, 1060), (680, 1150), (740, 1250)]  # fmt: skip


def _dunes(c: Canvas) -> None:
    """The bleached sky, far dunes, and one great dune whose crest winds down to the viewer."""
    c.sky([(0, "#86b3b4"), (0.12, "#b3cfc2"), (0.25, "#ece4c4"), (0.34, "#fdeccb"), (1, "#e8b878")])
    c.strokes(560, 2, 200, 24, 0.025, 0.34, region=(0, 0, 800, 460))
    c.glow(190, 190, 330, "#fff6dc", 0.75)
    c.paint(circle(190, 190, 58), "#fffdf2", feather=3)
    far: Points = [(-40, 392), (80, 372), (210, 388), (330, 362), (450, 392), (600, 356), (720, 380), (840, 364)]
    hill(c, 380, 10, "#e3b483", to="#f2d8ae", points=far, rim="#fff2d4")
    c.mist(412, 36, "#fbeccd", 0.6)
    middle: Points = [(-40, 470), (90, 440), (220, 456), (350, 486), (480, 458), (560, 410), (690, 446), (840, 500)]
    hill(c, 450, 10, "#f0c07a", to="#dd9748", points=middle, rim="#fff0c4", texture=1.5)
    sand = smooth([*middle, (900, 1300, 1), (-60, 1300, 1)])
    with c.clip(sand):
        c.strokes(420, 6, 170, 18, 0.03, 0.32, region=(0, 440, 800, 1200))
    _ripples(c, sand)
    c.glow(60, 700, 420, "#fff0c0", 0.35)
    _slip_face(c)


def _slip_face(c: Canvas) -> None:
    """The shadowed side of the great dune: dark at the crest, glowing where the sand below throws light back."""
    beyond = smooth([*CREST, (1000, 1250, 1), (1000, 410, 1)])
    with c.clip(beyond):
        for share in (1.0, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16):
            foot = [
                (a[0] - 40 + (b[0] + 40 - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in zip(CREST, SLIP_FOOT, strict=True)
            ]
            band = smooth([*((x - 120, y) for x, y in CREST), *foot[::-1]])
            c.paint(band, mix("#7a3a30", "#b8683c", share), alpha=0.42, feather=10, texture=1.3, wobble=2)
        for i in range(130):
            t = c.rng.uniform(0.3, len(CREST) - 1.01)
            k, part = int(t), t % 1
            top = [CREST[k][j] + (CREST[k + 1][j] - CREST[k][j]) * part for j in (0, 1)]
            foot = [SLIP_FOOT[k][j] + (SLIP_FOOT[k + 1][j] - SLIP_FOOT[k][j]) * part + 18 for j in (0, 1)]
            start, end = c.rng.uniform(0, 0.4), c.rng.uniform(0.5, 1)
            run = [
                (top[0] + (foot[0] - top[0]) * q, top[1] + (foot[1] - top[1]) * q + 10 * q * q)
                for q in (start, (start + end) / 2, end)
            ]
            color = ("#a85a3c", "#7a3a30", "#c9784a")[i % 3]
            c.paint(limb(run, [1, c.rng.uniform(4, 10), 1]), color, alpha=0.3, feather=1.5, rough=2)
    c.line([(x - 3, y - 2) for x, y in CREST], "#fff3cc", 5, alpha=0.9, rough=1.6)


def _ripples(c: Canvas, sand: Path) -> None:
    """Wind ripples on the lit sand, close and fine far away, broad and near in front."""
    with c.clip(sand):
        y, gap = 480.0, 9.0
        while y < 1200:
            points = []
            phase = c.rng.uniform(0, 6.28)
            for i in range(14):
                x = -20 + i * 56
                points.append(
                    (
                        x,
                        y
                        + math.sin(x / 90 + phase) * gap * 0.35
                        - (x - 300) * 0.07
                        + math.sin(x / 260 + y / 140) * gap,
                    )
                )
            width = 1.2 + gap * 0.13
            c.line(points, "#c07a3c", width, alpha=0.5, rough=2.4, wobble=1.6)
            c.line([(px, py + width * 1.5) for px, py in points], "#ffe9b8", width, alpha=0.55, rough=2.4, wobble=1.6)
            gap *= 1.05
            y += gap


def _caravan(c: Canvas) -> None:
    """Far camels with their riders on the crest of a dune, and their tracks."""
    camel = union(
        smooth([(-20, -20), (-12, -25), (-4, -36), (4, -25), (16, -24), (20, -16), (10, -12), (-14, -12)]),
        limb([(-17, -19), (-26, -20), (-30, -32)], [8, 6, 5]),
        smooth([(-36, -36, 1), (-28, -38), (-25, -32), (-34, -32)]),
        *(limb([(dx, -14), (dx - 1, 0)], 4, 2.5) for dx in (-13, -9, 10, 14)),
    )
    for x, y, size in ((636, 428, 0.66), (680, 446, 0.70), (726, 464, 0.74)):
        c.paint(moved(camel, x, y, size), "#5a3024", wobble=0.2, rough=0.5)
        c.paint(moved(union(limb([(0, -34), (0, -50)], 10, 7), circle(0, -54, 5)), x, y, size), "#2e6f7e", wobble=0.1)


def _brass_tap(c: Canvas) -> None:
    """A green old garden tap that stands in the sand on its pipe and drips."""
    cast = union(
        limb([(258, 1020), (320, 1100), (400, 1210)], 46, 56), limb([(296, 1070), (390, 1086), (470, 1130)], 40, 44)
    )
    c.paint(cast, "#8a4a30", alpha=0.5, feather=7, texture=0)
    green, dark, pale = "#3a8584", "#123c48", "#c4e2cc"
    body = union(rect(238, 690, 44, 340, 6), rect(226, 780, 68, 30, 6), rect(230, 930, 60, 20, 4), rect(242, 618, 36,
        90, 5), smooth([(262, 690, 1), (330, 694), (396, 704), (428, 742), (432, 812, 1), (380, 812, 1), (376, 776),
        (350, 756), (262, 762, 1)]))  # fmt: skip
    c.paint(
        body, green, shade=dark, shade_depth=0.045, rim=pale, rim_width=7, shadow=7, shadow_color="#6b3a22", texture=1.6
    )
    c.paint(rect(370, 800, 72, 24, 6), green, shade=dark, rim=pale, wobble=0.5)
    c.paint(rect(160, 590, 200, 30, 14), green, shade=dark, shade_depth=0.3, rim=pale, wobble=0.6)
    for x in (162, 358):
        c.paint(circle(x, 605, 23), green, shade=dark, shade_depth=0.35, rim=pale)
    c.paint(ellipse(260, 586, 22, 13), "#c8863c", shade="#5a3020", rim="#ffe0a0")
    with c.clip(body):
        for _ in range(26):
            x, y = c.rng.uniform(232, 440), c.rng.uniform(620, 1010)
            c.paint(ellipse(x, y, c.rng.uniform(4, 12), c.rng.uniform(3, 8)), "#c8763c", alpha=0.45, rough=2.5)
    mound = smooth(
        [(186, 1034), (214, 1012), (238, 1002), (262, 1008), (288, 1002), (320, 1016), (346, 1036), (260, 1048)]
    )
    c.paint(mound, "#f0b868", to="#e0984a", rim="#fff0c4", shade="#a8633a", shade_depth=0.3)


def _drop(c: Canvas) -> None:
    """The drop that falls, and the next one that already hangs."""
    c.paint(
        smooth([(396, 824, 1), (416, 824, 1), (414, 838), (406, 846), (398, 838)]),
        "#bfe0e0",
        shade="#2e6f7e",
        rim="#ffffff",
    )
    fall = smooth([(406, 862, 1), (419, 890), (416, 908), (406, 914), (396, 908), (393, 890)])
    c.glow(406, 894, 60, "#eafaf6", 0.6)
    c.paint(fall, "#d4ecea", shade="#2e6f7e", shade_depth=0.35, rim="#ffffff", wobble=0.3)
    c.paint(ellipse(401, 892, 3, 7), "#ffffff", wobble=0.1)


def _garden_ground(c: Canvas, x: float, y: float) -> None:
    """Damp sand, grass and trees round (x, y), the middle of the garden."""
    damp = smooth([(x - 118, y + 4), (x - 70, y - 30), (x, y - 40), (x + 80, y - 30), (x + 122, y + 6),
        (x + 70, y + 40), (x - 60, y + 40)])  # fmt: skip
    c.paint(ellipse(x, y + 4, 156, 56), "#9a5c34", alpha=0.65, feather=14, wobble=3)
    c.paint(ellipse(x, y + 3, 134, 46), "#8a8a4a", alpha=0.7, feather=7, rough=5, wobble=4)
    c.paint(damp, "#8fae5c", to="#5c8a4c", shade="#2f5f40", shade_depth=0.08, rough=4, wobble=2)
    for _ in range(64):
        angle = c.rng.uniform(0, math.tau)
        gx, gy = x + math.cos(angle) * c.rng.uniform(96, 136), y + 4 + math.sin(angle) * c.rng.uniform(28, 46)
        grass(c, gx - 5, gx + 5, gy + 3, c.rng.choice(["#5c8a4c", "#3f6f4a", "#8fae5c"]), 3, 13)
    for dx, dy, size in ((-20, -38, 56), (48, -34, 70), (-58, -28, 84), (-98, -8, 66), (104, -10, 92)):
        tree(
            c,
            x + dx,
            y + dy,
            size,
            "#5a3a28",
            leaf="#5c8f4e",
            leaf_shade="#2c5a3e",
            depth=4,
            leaf_size=0.17,
            leaf_rim="#c4d878",
        )


def _garden_life(c: Canvas, x: float, y: float) -> None:
    """The pond, the flowers, and somebody with a parasol on a bench."""
    pond = ellipse(x, y + 2, 48, 16)
    c.paint(pond, "#4f9aa0", to="#1f5668", rim="#e0f4ea", wobble=0.8)
    for reach in (12, 26):
        c.paint(ellipse(x, y, reach, reach * 0.33), "#d9f0ec", stroke=1.8, alpha=0.8, wobble=0.4)
    for _ in range(46):
        angle, reach = c.rng.uniform(0, math.tau), c.rng.uniform(0.52, 0.95)
        fx, fy = x + math.cos(angle) * 112 * reach, y + 6 + math.sin(angle) * 34 * reach
        c.line([(fx, fy), (fx, fy - 8)], "#2c5a3e", 1.6)
        c.paint(
            circle(fx, fy - 9, c.rng.uniform(2.4, 4.4)),
            c.rng.choice(["#c8412f", "#f6e4a8", "#e88a6a", "#fffaf0"]),
            wobble=0.2,
        )
    c.paint(
        group(rect(x + 62, y - 2, 34, 4), rect(x + 64, y + 2, 4, 8), rect(x + 90, y + 2, 4, 8)), "#5a3a28", wobble=0.2
    )
    look = Look("#e2b088", "#d8d4cc", "bun", age="old", clothes="dress", top="#7b4159", shoes="#3a2220")
    held = figure(
        c, x + 78, y - 2, 78, OCHRE, look, Pose("sit", near=(-0.14, -0.34), near_hand="grip", tilt=16), shadow=0
    )
    hx, hy = held.near
    c.line([(hx, hy + 4), (hx + 2, hy - 46)], "#5a3a28", 2.4)
    c.paint(smooth([(hx - 38, hy - 38, 1), (hx - 26, hy - 60), (hx + 2, hy - 68), (hx + 30, hy - 60),
        (hx + 42, hy - 38, 1), (hx + 2, hy - 46)]), "#c8412f", shade="#6d1a22", rim="#ffb598", wobble=0.3)  # fmt: skip


def _dry_tap(c: Canvas) -> None:
    """A second tap far off, with a dead twig under it."""
    pipe = union(rect(146, 548, 8, 46), rect(130, 540, 40, 7, 3), limb([(150, 562), (172, 562), (176, 576)], [9, 9, 7]))
    with c.at(544, 0):
        c.paint(poly([(146, 592), (156, 592), (190, 622), (176, 624)]), "#a8683a", alpha=0.6, feather=3)
        c.paint(pipe, "#4f7a74", shade="#2a4a48", rim="#f0e6c0", wobble=0.3)
        for dx, dy in ((-8, -20), (9, -17), (0, -28)):
            c.line([(178, 604), (178 + dx * 0.5, 604 + dy * 0.6), (178 + dx, 604 + dy)], "#5a3a28", 2.2)


@scene(
    "desert-tap",
    "Somebody Left It On",
    motifs="desert tap drop garden dune caravan parasol",
    themes="patience hope waste oasis small",
    moods="dry tender",
    alt="An old green tap stands in a desert of rippled dunes. Under its falling drop lies a small garden with a pond, "
    "trees and a woman with a red parasol; far off are riders on camels and a second tap beside a dead twig.",
    seed=74,
    clues=("drop by drop", "oasis", "turn it off", "enough for one", "mirage", "little by little", "drip"),
)
def desert_tap(c: Canvas) -> None:
    """A dripping tap in the sand, and what has grown under it."""
    _dunes(c)
    _dry_tap(c)
    _caravan(c)
    _brass_tap(c)
    _garden_ground(c, 406, 1046)
    _garden_life(c, 406, 1046)
    _drop(c)
