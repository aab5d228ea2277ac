"""Scenes on sand: a chess board in the surf, and a tap in the desert."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from itertools import pairwise
from typing import TypeAlias

from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, limb, poly, rect, smooth, union
from painter.motifs.land import waves
from painter.motifs.weather import cloud_bank, flock, heaped_cloud
from painter.palette import Color, mix
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
    cloud_bank(c, 236, 56, "#fff6e4", "#f7e6c8", 0.7)
    for x, y, width, flip in ((150, 176, 330, False), (700, 196, 300, True)):
        heaped_cloud(c, x, y, width, "#fffaf0", "#8fb9bc", flip=flip)
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
    flock(c, [(470, 118, 74, -8), (556, 92, 44, 6), (388, 168, 34, -14)], "#2a5a62")


# -- desert-tap ------------------------------------------------------------
