"""Giants: a hand asleep in the middle of a town, and an eye at a toy's door."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from itertools import pairwise
from operator import itemgetter

import cv2
import numpy as np

from painter.canvas import Canvas
from painter.geom import arch, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs import animals, hands
from painter.motifs.sky import star
from painter.noise import Array, blurred, shifted
from painter.palette import OCHRE, Color, mix, rgb
from painter.scene import scene

# -- giant-sleeper ---------------------------------------------------------


SQUARE = (178.0, 1010.0)
"""Middle of the market square."""
ROW = 80.0
"""Pixels from one street round the hand to the next."""
ROOFS: tuple[Color, ...] = ("#c2452c", "#d9822f", "#2e6f7e", "#8a3a2c", "#e0b04a", "#5f8a8c", "#b8573a", "#6d4a5c")
WALLS: tuple[Color, ...] = ("#fbf0d4", "#f3dcae", "#f6e6cc", "#e8c9a0", "#f0d3bc")
STREETS = (((178, 1010), (300, 900), (350, 850)), ((178, 1010), (96, 1190)), ((178, 1010), (60, 860), (30, 700)),
    ((178, 1010), (290, 1110), (340, 1200)), ((600, 640), (690, 600), (790, 610)), ((420, 180), (400, 90), (410, 20)),
    ((210, 300), (130, 230), (40, 210)))  # fmt: skip
"""The main streets: from the square to the wrist and out of town, and from the fingers outward."""


def _sleeping_hand(c: Canvas) -> Array:
    """The hand on the plain with its shadow, and a map of how many pixels every place is away from it."""
    before = c.image.copy()
    hands.open_palm(c, 436, 600, 640, OCHRE, "#f6d3a8", turn=-13, sleeve="#6f9aa4")
    after = c.image.copy()
    touched = (np.abs(after - before).max(axis=2) > 0.02).astype(np.uint8)
    touched = cv2.morphologyEx(touched, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    away: Array = np.asarray(cv2.distanceTransform(1 - touched, cv2.DIST_L2, 5), np.float32)
    yards = blurred((np.abs((away - 14) % ROW - ROW / 2) < ROW * 0.3).astype(np.float32), 4)[..., None] * 0.7
    ground = before * (1 - yards) + rgb("#4c5a3c") * (0.75 + 0.25 * before / before.mean()) * yards
    cast = shifted(blurred(touched.astype(np.float32), 12), 20, 26)[..., None]
    c.image[:] = np.where(touched[..., None] > 0, after, ground * (1 - 0.5 * cast))
    return away


def _ring_spots(away: Array, distance: float, spacing: float) -> list[tuple[float, float, float]]:
    """Places at the given distance from the hand: x, y and the direction of the street in degrees."""
    inside = (away < distance).astype(np.uint8)
    contours, _ = cv2.findContours(inside, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
    spots = []
    for contour in contours:
        line = contour[:, 0, :].astype(float)
        step = 0.0
        for i in range(6, len(line) - 6):
            step += math.dist(line[i], line[i - 1])
            if step < spacing:
                continue
            step = 0.0
            before, after = line[i - 6], line[i + 6]
            turn = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
            spots.append((line[i][0], line[i][1], turn))
    return spots


def _streets(c: Canvas, away: Array) -> None:
    """The main streets, paved in pale stone through yards and rows up to the hand."""
    before = c.image.copy()
    for points in STREETS:
        c.line(points, "#3a3020", 42, alpha=0.5, feather=3)
        c.line(points, "#e8cc92", 34, shade="#b08c54", shade_depth=0.2, rough=2)
    c.image[:] = np.where(away[..., None] > 0, c.image, before)


def _off_street(x: float, y: float) -> bool:
    """Whether a house at (x, y) leaves the main streets and the square free."""
    if math.dist((x, y + 8), SQUARE) < 128:
        return False
    for points in STREETS:
        for (x0, y0), (x1, y1) in pairwise(points):
            along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
            t = min(1.0, max(0.0, along))
            if math.dist((x, y - 12), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)) < 40:
                return False
    return True


def _cottage(c: Canvas, x: float, y: float, size: float, index: int) -> None:
    """A house of the town standing on y, as on a picture map: front wall, tiled roof, windows, chimney."""
    wall, roof = WALLS[index * 3 % len(WALLS)], ROOFS[index * 5 % len(ROOFS)]
    storeys = 2 if index % 5 == 2 else 1
    dark, high = mix(roof, OCHRE.ink, 0.55), size * 0.44 * storeys**0.7
    c.paint(rect(x - size * 0.42, y - high * 0.5, size * 1.02, high * 0.7), "#2a1a16", alpha=0.5, feather=5, texture=0)
    c.paint(rect(x - size * 0.43, y - high, size * 0.86, high), wall, shade="#a8794c", shade_depth=0.14, wobble=0.5)
    if index % 2:
        chimney = rect(x + size * 0.16, y - high - size * 0.52, size * 0.13, size * 0.3)
        c.paint(chimney, "#9a5a40", shade=OCHRE.ink, wobble=0.3)
    slope = poly([(x - size * 0.54, y - high + 3), (x - size * 0.34, y - high - size * 0.4),
        (x + size * 0.34, y - high - size * 0.4), (x + size * 0.54, y - high + 3)])  # fmt: skip
    c.paint(slope, roof, shade=dark, shade_depth=0.2, rim="#ffe6b4", rim_width=6, wobble=0.6, texture=1.4)
    for k in (1, 2):
        drop = y - high - size * 0.4 + k * size * 0.14
        c.line([(x - size * (0.36 + k * 0.06), drop), (x + size * (0.36 + k * 0.06), drop)], dark, 2, alpha=0.5)
    c.paint(arch(x - size * 0.04, y, size * 0.17, size * 0.28), mix(roof, "#3a2418", 0.6), wobble=0.3)
    for k, dx in enumerate((-0.27, 0.24)):
        for storey in range(storeys):
            lit, middle = (index + k * 2 + storey) % 3 != 0, y - size * (0.22 + storey * 0.3)
            if lit:
                c.glow(x + dx * size, middle, size * 0.34, "#ffcf60", 0.6)
            pane = rect(x + dx * size - size * 0.09, middle - size * 0.1, size * 0.18, size * 0.2)
            c.paint(pane, "#ffd870" if lit else "#4a5a62", wobble=0.3)


def _town(c: Canvas, away: Array) -> None:
    """Streets of houses that follow the outline of the hand, with trees between them, painted from back to front."""
    rows = [spot[:2] for row in range(6) for spot in _ring_spots(away, 14 + ROW / 2 + row * ROW, 7)]
    gaps = [(float(x), float(y)) for y in range(80, 1130, 9) for x in range(78, 724, 11) if away[y, x] > 34]
    spots: list[tuple[float, float, float]] = []
    for x, y in [*rows, *gaps]:
        size = c.rng.uniform(52, 62)
        if not (77 < x < 723 and 76 < y < 1130 and _off_street(x, y)):
            continue
        if all(abs(x - a) > (size + other) * 0.52 or abs(y - b) > 58 for a, b, other in spots):
            spots.append((x, y, size))
    for i, (x, y, size) in enumerate(sorted(spots, key=itemgetter(1))):
        if i % 9 == 4:
            _tree_above(c, x, y, size * 0.34)
            _tree_above(c, x + size * 0.3, y + 14, size * 0.22)
        else:
            _cottage(c, x, y + 26, size, i)


def _tree_above(c: Canvas, x: float, y: float, size: float) -> None:
    """A round tree from above."""
    c.paint(circle(x + 6, y + 8, size), "#2a1a16", alpha=0.5, feather=3, texture=0)
    leaf = mix("#5f7a3a", "#93a04a", c.rng.random())
    c.paint(circle(x, y, size), leaf, shade="#2c3a20", shade_depth=0.4, rough=4, rim="#e6dc8c", rim_width=5)


def _walker(c: Canvas, x: float, y: float, size: float, top: Color, hair: Color, turn: float = 0) -> None:
    """Someone seen from above: shoulders, head, and a long shadow."""
    c.paint(limb([(x, y), (x + size * 1.6, y + size * 2)], size * 0.9, size * 0.7), "#4a2a20", alpha=0.5, feather=2)
    c.paint(moved(ellipse(0, 0, size, size * 0.55), x, y, 1, turn), top, shade=mix(top, OCHRE.ink, 0.6), wobble=0.3)
    c.paint(circle(x, y - size * 0.1, size * 0.48), hair, rim="#f8e0b0", rim_width=2, wobble=0.2)


def _stall(c: Canvas, x: float, y: float, tint: Color) -> None:
    """A market stall with a striped awning, standing on y."""
    c.paint(rect(x - 16, y - 12, 44, 16), "#4a2a20", alpha=0.45, feather=4, texture=0)
    c.paint(rect(x - 18, y - 18, 36, 18), "#9a6a40", shade=OCHRE.ink, shade_alpha=0.6, wobble=0.3)
    awning = poly([(x - 24, y - 16), (x - 18, y - 38), (x + 18, y - 38), (x + 24, y - 16)])
    c.paint(awning, "#fbf6e8", shade="#b89a70", wobble=0.3)
    for k in (-1.5, 0.0, 1.5):
        low, high = x + k * 12, x + k * 9
        strip = poly([(low - 5, y - 15), (high - 4, y - 38), (high + 4, y - 38), (low + 5, y - 15)])
        c.paint(strip, tint, wobble=0.2)


def _market_square(c: Canvas) -> None:
    """The paved square with its fountain, striped stalls and a few people."""
    x, y = SQUARE
    c.paint(circle(x, y, 98), "#f6e2b4", shade="#c9a468", shade_depth=0.08, rim="#fff6dc", rough=2)
    for radius in (44, 66, 86):
        c.paint(circle(x, y, radius), "#b8965c", stroke=2, alpha=0.6, wobble=0.3)
    c.paint(circle(x + 8, y + 10, 33), "#4a2a20", alpha=0.4, feather=5, texture=0)
    c.paint(circle(x, y, 31), "#fbf2dc", shade="#8a6a4a", shade_depth=0.3)
    c.paint(circle(x, y, 23), OCHRE.accent, rim="#cfe8e8", rim_width=6)
    c.paint(circle(x, y, 8), "#fbf2dc", shade="#8a6a4a", wobble=0)
    for dx, dy, tint in ((-8, -52, "#c2452c"), (-60, -16, "#2e6f7e"), (58, -14, "#d9822f"), (-52, 50, "#c2452c"),
        (14, 76, "#2e6f7e")):  # fmt: skip
        _stall(c, x + dx, y + dy, tint)
    for dx, dy, tint in ((-36, 30, "#2e6f7e"), (48, 34, "#a8402c"), (34, -50, "#6d4a6a"), (74, 14, "#4f7a54")):
        _walker(c, x + dx, y + dy, 9, tint, "#2a1c1a")


def _on_the_palm(c: Canvas) -> None:
    """People in single file along the life line, one with a feather, and a cat asleep on the cuff."""
    tops: list[Color] = [
        "#2e6f7e",
        "#b8452f",
        "#e8c05c",
        "#6d4a6a",
        "#f4ead0",
        "#4f7a54",
        "#a8502f",
        "#2e6f7e",
        "#d98a5c",
    ]
    line = ((306, 622), (338, 640), (370, 660), (398, 684), (420, 712), (436, 742), (446, 774), (450, 808), (452, 842))
    for (x, y), top in zip(line, tops, strict=True):
        _walker(c, x, y, 10, top, c.rng.choice(["#2a1c1a", "#6b3f2a", "#e6dcc8", "#b86a34"]), c.rng.uniform(-20, 20))
    animals.cat(c, 560, 850, 56, OCHRE, "#d98a44", pose="sleep")


def _feather(c: Canvas) -> None:
    """The one person out of line and the long feather, which points at the root of a finger."""
    _walker(c, 474, 566, 17, "#c2452c", "#2a1c1a", 24)
    upper = [(438, 528, 1), (430, 498), (398, 470), (392, 482, 1), (372, 452), (340, 434), (336, 448, 1), (322, 428),
        (290, 430, 1)]  # fmt: skip
    lower = [(306, 456, 1), (330, 474), (346, 470, 1), (366, 500), (388, 504, 1), (408, 526)]
    vane = smooth([*upper, *lower])
    c.paint(moved(vane, 16, 24), "#4a2a20", alpha=0.4, feather=4, texture=0)
    c.paint(vane, "#fdfaf0", to="#cfe2e2", shade="#5f98a4", shade_depth=0.2, rim="#ffffff", rough=0.8)
    c.line([(462, 556), (420, 506), (366, 466), (296, 432)], OCHRE.accent, 3.4)
    for k in range(9):
        x, y = 412 - k * 13, 500 - k * 8
        c.line([(x, y), (x - 16, y - 20)], "#7fb0b8", 1.6, alpha=0.8)
        c.line([(x, y), (x - 20, y + 4)], "#7fb0b8", 1.6, alpha=0.8)


def _nightshirt(c: Canvas) -> None:
    """Cream stripes down the sleeve and a patch that people have sewn on."""
    for x in (430, 490, 552, 614):
        c.line([(x, 936 - (x - 430) * 0.24), (x + 22, 1060), (x + 48, 1190)], "#dfe6d8", 8, alpha=0.55)
    patch = moved(rect(-34, -28, 68, 56, 4), 540, 1060, 1, 12)
    c.paint(patch, "#b8653a", shade="#6b3226", shade_depth=0.2, shadow=4)
    c.paint(moved(rect(-28, -22, 56, 44, 2), 540, 1060, 1, 12), "#f8ecc9", stroke=2, alpha=0.8)


def _washing(c: Canvas, start: tuple[float, float], end: tuple[float, float], count: int) -> None:
    """A line with small clothes and sheets, and its shadow."""
    tints: list[Color] = ["#fbf6e8", "#c2452c", "#8fb8bc", "#e8c05c", "#fbf6e8", "#d9a08c"]
    c.line([(start[0] + 10, start[1] + 14), (end[0] + 10, end[1] + 14)], "#2a1a16", 5, alpha=0.35, feather=3)
    c.line([start, end], "#fbf0d4", 2)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    for k in range(count):
        t = (k + 1) / (count + 1)
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        cloth = moved(rect(-10, 0, 20, c.rng.uniform(20, 34), 2), x, y, 1, turn)
        c.paint(moved(cloth, 6, 8), "#2a1a16", alpha=0.4, feather=2, texture=0)
        c.paint(cloth, tints[k % len(tints)], shade=OCHRE.deep, shade_alpha=0.5, wobble=0.6)


@scene(
    "giant-sleeper",
    "Nobody Wakes Him",
    motifs="hand giant town roofs feather washing",
    themes="trust danger community secret size",
    moods="calm uneasy",
    alt="Seen from above, the houses and streets of a town with a market square lie round a huge open hand in a blue "
    "sleeve; washing hangs from its thumb to its forefinger, people walk in single file over the palm, one holds "
    "a long feather, and a cat sleeps on the cuff.",
    seed=7108,
    clues=("let him sleep", "high five", "in good hands", "ticklish", "heartbeat", "do not disturb"),
)
def giant_sleeper(c: Canvas) -> None:
    """A town that grew round an open hand."""
    c.sky([(0, "#8f8050"), (0.5, "#877446"), (1, "#74603a")], 0.2)
    c.strokes(2600, 40, 110, 13, 0.09, 0.9)
    away = _sleeping_hand(c)
    _streets(c, away)
    _market_square(c)
    _town(c, away)
    _nightshirt(c)
    _on_the_palm(c)
    _feather(c)
    _washing(c, (138, 546), (236, 396), 6)


# -- toy-giant -------------------------------------------------------------


@scene(
    "toy-giant",
    "None Shall Pass",
    motifs="toy knight eye door giant flower teddy room",
    themes="courage protection misunderstanding size childhood",
    moods="brave gentle",
    alt=(
        "A wind-up toy knight with a wooden sword and a shield stands before an open door that is filled by one "
        "huge eye with the knight mirrored in its pupil. A large fingertip pushes a daisy over the threshold; a "
        "toy duck, a teddy bear and blocks stand in the dark room."
    ),
    seed=503,
    clues=("bedtime guard", "stage fright", "big brother", "peace offering", "no entry", "wound up", "who's there"),
)
def toy_giant(c: Canvas) -> None:
    """A toy knight guards a door from a huge friendly eye."""
    _night_nursery(c)
    doorway = arch(470, 968, 430, 760)
    c.paint(
        arch(470, 968, 500, 800), "#54408a", shade="#1b1438", shade_depth=0.1, rim="#cdb6e0", rim_width=5, shadow=10
    )
    with c.clip(doorway):
        _giant_face(c)
    with c.clip(union(doorway, rect(400, 950, 285, 60))):
        _giant_finger(c)
    _door_leaf(c)
    _light_on_floor(c)
    _daisy(c, 506, 1000)
    _hidden_toys(c)
    with c.at(282, 1082, 1.12):
        _tin_knight(c)


def _night_nursery(c: Canvas) -> None:
    """A dark room with starry wallpaper and a boarded floor."""
    c.sky([(0, "#1a1336"), (0.5, "#2c2056"), (0.8, "#3a2a68"), (1, "#120d2a")], mottle=0.05)
    for i in range(9):
        for j in range(9):
            x, y = 70 + i * 88 + (44 if j % 2 else 0), 80 + j * 104
            star(c, x, y, 9, "#4d3c88", points=5, glow=False)
    c.strokes(260, 90, 180, 18, 0.08, 0.25, region=(0, 0, 800, 960))
    c.paint(rect(-20, 930, 840, 40), "#40307a", shade="#150f30", shade_depth=0.4, rim="#7a63b4", rim_width=3)
    floor = poly([(-20, 966), (820, 966), (820, 1230), (-20, 1230)])
    c.paint(floor, "#33255c", to="#130d28")
    with c.clip(floor):
        c.strokes(150, 4, 150, 9, 0.14, 0.35, region=(-40, 966, 800, 1200))
        for k in range(-9, 14):
            c.line([(470 + k * 62, 966), (470 + k * 150, 1230)], "#0f0a22", 3.5, alpha=0.8)


def _giant_face(c: Canvas) -> None:
    """What fills the doorway: skin, brow and one kind eye."""
    dark = "#7a4036"
    c.paint(rect(220, 180, 500, 820), "#dca06c", to="#a8664a")
    tints = ["#d99a68", "#cf8e60", "#e2a876", "#c08056", "#d28f6a"]
    c.strokes(160, 60, 120, 20, 0.0, 0.1, region=(240, 190, 700, 980), colors=tints)
    c.paint(smooth([(190, 560), (250, 620), (262, 800), (230, 990), (150, 990)]), dark, alpha=0.5, feather=26)
    c.paint(ellipse(600, 880, 150, 90), "#d9705a", alpha=0.38, feather=40, texture=0.4)
    brow = limb([(268, 404), (370, 330), (520, 316), (690, 372)], [24, 54, 50, 26])
    c.paint(brow, "#3a2028", rough=3, shade="#1c1020")
    for k in range(34):
        x = 276 + k * 12
        y = 402 - math.sin((k + 2) / 34 * 2.6) * 84
        c.line([(x, y + 26), (x + 20, y - 22)], "#2a161e", 4, alpha=0.8)
    c.paint(
        smooth([(262, 606), (330, 498), (470, 456), (610, 500), (692, 610), (620, 520), (470, 486), (336, 530)]),
        dark,
        alpha=0.75,
        feather=4,
    )
    _giant_eye(c)
    c.paint(ellipse(470, 800, 190, 46), "#f0b888", alpha=0.5, feather=26, texture=0.4)
    c.line([(330, 742), (400, 772), (480, 780), (560, 768), (640, 716)], dark, 6, alpha=0.5, feather=2)
    for x, y in ((330, 830), (372, 862), (420, 832), (468, 872), (540, 846), (400, 900), (596, 866), (640, 830)):
        c.paint(circle(x, y, c.rng.uniform(5, 9)), "#9a5a40", alpha=0.55, feather=1.5)
    for x, y in ((300, 668), (288, 656), (284, 640)):
        c.line([(x, y), (x - 28, y + 14)], dark, 5, alpha=0.6)
    c.paint(rect(220, 180, 500, 150), "#241848", alpha=0.5, feather=50, texture=0)
    c.glow(470, 620, 330, "#ffe2b4", 0.22)
    c.paint(difference(arch(470, 968, 430, 760), arch(482, 976, 420, 752)), "#2a1640", alpha=0.7, feather=10)


def _giant_eye(c: Canvas) -> None:
    """The eye: white, iris with its rays, a pupil that mirrors the knight, lids and lashes."""
    eye = smooth([(282, 622, 1), (346, 540), (470, 500), (600, 540), (674, 620, 1), (596, 692), (470, 716), (352, 692)])
    c.paint(eye, "#fbf0dc", shade="#b08aa0", shade_depth=0.16, light_from=(0, 0.8))
    with c.clip(eye):
        x0, y0 = 448, 622
        c.paint(circle(x0, y0, 112), "#1f5a5c", shade="#0f2a3c", shade_depth=0.2)
        for k in range(72):
            a = k * math.tau / 72 + c.rng.uniform(-0.03, 0.03)
            reach = c.rng.uniform(78, 106)
            color = c.rng.choice(["#5fc0a4", "#2f8f86", "#e8b24a", "#8ad8b4", "#c98a3c"])
            c.line(
                [(x0 + math.cos(a) * 46, y0 + math.sin(a) * 46), (x0 + math.cos(a) * reach, y0 + math.sin(a) * reach)],
                color,
                5,
                alpha=0.8,
            )
        c.paint(circle(x0, y0, 110), "#0f2a3c", stroke=8, alpha=0.8)
        c.paint(circle(x0, y0, 54), "#120c1e")
        c.paint(limb([(x0 - 6, y0 + 40), (x0 - 6, y0 + 8)], [16, 12]), "#8f86b8", alpha=0.8)
        c.paint(circle(x0 - 6, y0, 8), "#8f86b8", alpha=0.8)
        c.line([(x0 - 22, y0 + 12), (x0 - 30, y0 - 16)], "#e9c48a", 3, alpha=0.9)
        c.paint(
            smooth([(x0 + 20, y0 - 84), (x0 + 62, y0 - 70), (x0 + 60, y0 - 34), (x0 + 22, y0 - 40)]),
            "#fffaf0",
            feather=1,
        )
        c.paint(circle(x0 - 56, y0 + 52, 11), "#fffaf0", alpha=0.7)
        c.paint(difference(eye, moved(eye, 0, 34)), "#5a2c3c", alpha=0.6, feather=12, texture=0)
    c.line([(278, 626), (346, 540), (470, 498), (600, 538), (682, 622)], "#2a141c", 15)
    for k in range(23):
        t = k / 22
        x, y = 296 + t * 372, 622 - math.sin(math.pi * (0.08 + t * 0.84)) * 122
        reach = (34 + 22 * math.sin(math.pi * t)) * c.rng.uniform(0.75, 1.1)
        c.paint(
            limb([(x, y + 6), (x + (t - 0.5) * 50, y - reach * 0.45), (x + (t - 0.5) * 120, y - reach)], [10, 8, 1.5]),
            "#2a141c",
            wobble=0.5,
        )
    c.line([(296, 640), (352, 692), (470, 716), (596, 692), (668, 634)], "#8a4a3c", 7)


def _giant_finger(c: Canvas) -> None:
    """A fingertip that comes over the threshold from the right."""
    finger = smooth(
        [(760, 1012, 1), (640, 1000), (576, 992), (542, 964), (548, 926), (590, 908), (660, 906), (760, 902, 1)]
    )
    c.paint(finger, "#d9986a", shade="#7a4036", shade_depth=0.3, shadow=12, shadow_offset=(-6, 10), rim="#ffdcb0")
    c.paint(
        smooth([(546, 944), (562, 918), (604, 916), (610, 936), (590, 950), (560, 956)]),
        "#f6d0b4",
        shade="#c98a7a",
        shade_depth=0.2,
        rim="#fff2e0",
    )
    for x in (664, 676):
        c.line([(x, 910), (x + 8, 936), (x + 2, 960)], "#8a4a3c", 3, alpha=0.7)


def _door_leaf(c: Canvas) -> None:
    """The open door, seen almost edge on, to the left."""
    leaf = smooth([(256, 972, 1), (256, 420), (240, 330), (196, 300, 1), (132, 330), (116, 430), (116, 1030, 1)])
    c.paint(
        leaf,
        "#5f4a9a",
        to="#3a2a6b",
        vertical=False,
        shade="#1b1438",
        shade_depth=0.15,
        rim="#f6cfa0",
        rim_width=5,
        rim_from=(0.9, -0.1),
        shadow=8,
    )
    with c.clip(leaf):
        c.strokes(70, 90, 160, 10, 0.12, 0.35, region=(110, 300, 260, 1000))
    for points in (
        [(140, 440), (232, 410), (232, 650), (140, 670)],
        [(140, 720), (232, 700), (232, 930), (140, 966)],
    ):
        c.paint(poly(points), "#2c1f58", stroke=7, wobble=0.4)
    c.paint(circle(142, 694, 12), "#f0a13c", shade="#7a4420", shade_depth=0.4, rim="#fff0c0")


def _light_on_floor(c: Canvas) -> None:
    """Warm light from the doorway on the boards, and the knight's long shadow."""
    c.beam(poly([(262, 968), (680, 968), (790, 1200), (60, 1200)]), "#ff9a58", 0.85, 14, fade=(1, 0.3))
    c.paint(
        smooth([(262, 1084), (312, 1084), (276, 1180), (236, 1230), (90, 1230), (190, 1150)]),
        "#0c0820",
        alpha=0.7,
        feather=7,
        texture=0,
    )


def _daisy(c: Canvas, x: float, y: float) -> None:
    """A picked daisy that lies on the threshold."""
    c.line([(x + 30, y + 2), (x - 20, y + 10), (x - 66, y + 4)], "#6fae5c", 6)
    c.paint(smooth([(x - 20, y + 8), (x - 6, y - 8), (x + 12, y - 8, 1), (x, y + 6)]), "#6fae5c")
    for k in range(11):
        a = k * math.tau / 11
        petal = moved(ellipse(0, 0, 15, 6), x - 74 + math.cos(a) * 17, y + 2 + math.sin(a) * 11, 1, math.degrees(a))
        c.paint(petal, "#fffaf0", shade="#c9b0d0", wobble=0.3)
    c.paint(ellipse(x - 74, y + 1, 11, 8), "#f0a13c", shade="#a8642a", wobble=0.3)


def _tin_knight(c: Canvas) -> None:
    """A wind-up knight from behind: tin armour, plume, key in the back, sword and pot-lid shield; about 215 tall."""
    tin, dark, warm = "#8f86b8", "#2c2350", "#ffd0a0"
    c.shadow_blob(0, 0, 54, 9, "#0a0618", 0.8)
    c.paint(
        limb([(72, -74), (86, -130), (112, -252)], [11, 15, 5]), "#d9a05c", shade="#6a3a34", shade_depth=0.3, rim=warm
    )
    c.line([(60, -128), (108, -118)], "#d9a05c", 10, rim=warm)
    legs = group(limb([(-20, -76), (-24, -40), (-24, -4)], 30, 24), limb([(20, -76), (26, -40), (28, -4)], 30, 24))
    c.paint(legs, tin, shade=dark, shade_depth=0.3, rim=warm, rim_from=(0.7, -0.5))
    for x in (-26, 30):
        c.paint(rect(x - 20, -12, 40, 14, 6), "#5a5088", shade=dark, rim=warm, rim_from=(0.7, -0.5), wobble=0.3)
    c.paint(limb([(34, -138), (62, -120), (76, -98)], [26, 24, 18]), tin, shade=dark, rim=warm, rim_from=(0.7, -0.5))
    c.paint(circle(78, -98, 13), "#5a5088", shade=dark, wobble=0.3)
    c.paint(limb([(-34, -138), (-64, -116), (-78, -94)], [26, 24, 20]), tin, shade=dark)
    body = smooth([(-42, -146), (0, -158), (42, -146), (46, -110), (36, -70, 1), (-36, -70, 1), (-46, -110)])
    c.paint(body, tin, shade=dark, shade_depth=0.3, light_from=(0.7, -0.4), rim=warm, rim_from=(0.7, -0.5), rim_width=6)
    c.line([(-38, -78), (0, -74), (38, -78)], "#c8452f", 8, wobble=0.3)
    c.paint(circle(-88, -100, 40), "#d9a24a", shade="#5a3040", shade_depth=0.3, light_from=(0.7, -0.4), rim=warm)
    c.paint(circle(-88, -100, 30), "#8a5a3c", stroke=3, wobble=0.3)
    c.paint(circle(-88, -100, 9), "#6a3a34", wobble=0.3)
    head = smooth([(-32, -160), (-36, -192), (-20, -222), (0, -228), (20, -222), (36, -192), (32, -160), (0, -152)])
    c.paint(head, tin, shade=dark, shade_depth=0.3, light_from=(0.7, -0.4), rim=warm, rim_from=(0.7, -0.5), rim_width=6)
    c.line([(-32, -168), (0, -160), (32, -168)], dark, 4)
    plume = limb([(0, -226), (-10, -262), (-46, -270), (-66, -236)], [8, 30, 34, 6])
    c.paint(plume, "#d0402c", shade="#5a1530", shade_depth=0.3, rim="#ffb088", rim_from=(0.6, -0.6))
    _winding_key(c)


def _winding_key(c: Canvas) -> None:
    """The key in the knight's back."""
    c.line([(0, -116), (0, -104)], "#3a2010", 9)
    bow = union(ellipse(-20, -112, 20, 15), ellipse(20, -112, 20, 15))
    holes = union(ellipse(-21, -112, 10, 7), ellipse(21, -112, 10, 7))
    c.paint(difference(bow, holes), "#f0c060", shade="#7a4420", shade_depth=0.2, rim="#fff4cc", shadow=5, wobble=0.3)


def _hidden_toys(c: Canvas) -> None:
    """Toys in the dark foreground that watch: a teddy, a duck on wheels, blocks."""
    fur, rim = "#3d2a50", "#e8a878"
    teddy = union(
        circle(700, 1080, 56),
        circle(694, 1000, 42),
        circle(660, 966, 17),
        circle(728, 966, 17),
        circle(654, 1126, 26),
        circle(742, 1128, 26),
    )
    c.paint(teddy, fur, shade="#150d28", shade_depth=0.2, rim=rim, rim_from=(-0.8, -0.5), shadow=8)
    c.paint(ellipse(680, 1012, 19, 14), "#6a4a68")
    for x in (672, 700):
        c.paint(circle(x, 990, 5), "#f6e4d2", wobble=0.1)
        c.paint(circle(x - 1, 990, 3.2), "#0c0818", wobble=0)
    c.paint(circle(672, 1006, 5), "#0c0818")
    for x, y, color, turn in ((560, 1140, "#5a3a78", 8), (604, 1150, "#3f5a80", -6), (582, 1100, "#7a3f58", 4)):
        c.paint(
            moved(rect(-23, -23, 46, 46, 4), x, y, 1, turn),
            color,
            shade="#150d28",
            shade_depth=0.3,
            rim=rim,
            rim_from=(-0.8, -0.5),
        )
    duck = union(
        smooth([(78, 1108), (100, 1078), (150, 1080), (184, 1058, 1), (178, 1110), (150, 1134), (104, 1134)]),
        circle(96, 1064, 30),
    )
    c.paint(duck, "#8a6a3c", shade="#2a1838", shade_depth=0.3, rim=rim, rim_from=(0.6, -0.7))
    c.paint(smooth([(118, 1062), (142, 1066), (120, 1078)]), "#b8522f", wobble=0.3)
    c.paint(circle(102, 1058, 4), "#0c0818")
    for x in (106, 154):
        c.paint(circle(x, 1146, 16), "#5a3a78", shade="#150d28", rim=rim, rim_from=(0.6, -0.7))
