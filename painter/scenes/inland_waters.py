"""Inland waters: skaters on a clock, and salmon on the stairs of a hotel."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, arch, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.animals import cat, salmon
from painter.motifs.land import pine
from painter.motifs.seasons import snowflakes
from painter.motifs.things import key
from painter.palette import MOON, SNOW, mix
from painter.scene import scene

# -- clock-pond ------------------------------------------------------------


SHADOW_TURN = 122.0
"""Degrees by which an upright shape is laid down as its own shadow, seen from above."""
POND = (398.0, 650.0)
POND_RADIUS = 322.0


def _on_pond(degrees: float, share: float) -> tuple[float, float]:
    """A point of the clock face: degrees from the top, share of the radius from its middle."""
    angle = math.radians(degrees - 90)
    return POND[0] + math.cos(angle) * POND_RADIUS * share, POND[1] + math.sin(angle) * POND_RADIUS * share


def _pond_outline(c: Canvas) -> Path:
    """The shore of the pond, a circle cut by hand."""
    return smooth([_on_pond(i * 15, 1.05 + c.rng.uniform(-0.018, 0.02)) for i in range(24)])


def _pond_snow(c: Canvas) -> None:
    """The snowfield from above, with drifts and their blue shadows."""
    c.sky([(0, "#faf5ea"), (0.5, "#f1f1ec"), (1, "#dde6ec")], 0.2)
    c.strokes(800, 0, 130, 20, 0.03, 0.4, center=POND)
    for x, y, size in ((120, 170, 1.1), (420, 130, 1.0), (690, 880, 1.0), (110, 1030, 1.2), (520, 1110, 1.1)):
        drift = smooth([(-90, 10), (-30, -20), (50, -24), (110, 4), (60, 12), (-20, 8)])
        c.paint(moved(drift, x + 16, y + 26, size), "#a9bfd3", alpha=0.5, feather=12, wobble=2)
        c.paint(moved(drift, x, y, size), "#fffaf0", alpha=0.9, feather=7, wobble=2)


def _pond_ice(c: Canvas) -> None:
    """The frozen pond: blue ice, the shadow of its bank, cracks and the curves that skates have cut."""
    pond = _pond_outline(c)
    c.paint(moved(pond, 5, 7), "#ffffff", feather=3)
    c.paint(pond, "#9dbfcd", to="#6f9db6", texture=1.4)
    with c.clip(pond):
        c.strokes(420, 0, 120, 18, 0.06, 0.4, center=POND)
        for _ in range(16):
            x, y = _on_pond(c.rng.uniform(0, 360), c.rng.uniform(0.1, 0.95))
            c.glow(x, y, c.rng.uniform(60, 130), "#e6f2f2", 0.35)
        bank = difference(circle(*POND, 420), moved(pond, 15, 12))
        c.paint(bank, "#35597c", alpha=0.55, feather=5, texture=0)
        for start in (20, 75, 128, 215, 268, 318):
            points = [_on_pond(start + c.rng.uniform(-9, 9) * i * 0.6, 1.08 - i * 0.11) for i in range(5)]
            c.line(points, "#eef7f6", 2.2, alpha=0.7, rough=2)
        for _ in range(26):
            x, y = _on_pond(c.rng.uniform(0, 360), c.rng.uniform(0.2, 0.9))
            turn, bow, reach = c.rng.uniform(0, 6.28), c.rng.uniform(-70, 70), c.rng.uniform(60, 150)
            dx, dy = math.cos(turn), math.sin(turn)
            ends = ((x - dx * reach, y - dy * reach), (x + dx * reach, y + dy * reach))
            for gap in (0, 7):
                c.line([ends[0], (x - dy * bow + gap, y + dx * bow + gap), ends[1]], "#f4fafa", 1.4, alpha=0.55)


def _pond_marks(c: Canvas) -> None:
    """The clock under the ice: two rings, twelve bars and sixty studs."""
    for share, width in ((0.965, 5.0), (0.755, 2.5)):
        c.paint(circle(*POND, POND_RADIUS * share), "#2c4767", stroke=width, alpha=0.75, wobble=0.6)
    for i in range(12):
        wide, inner = (24.0, 0.775) if i % 3 == 0 else (13.0, 0.80)
        x, y = _on_pond(i * 30, 0.93)
        bar = moved(
            poly([(-wide / 2, 0), (wide / 2, 0), (wide * 0.36, 1), (-wide * 0.36, 1)]),
            x,
            y,
            1,
            i * 30,
            scale_y=(0.93 - inner) * POND_RADIUS,
        )
        c.paint(bar, "#223554", shade="#101b33", rim="#7d97ad", rim_width=4, alpha=0.94, wobble=0.5)
        x, y = _on_pond(i * 30 + 4, 0.83)
        c.glow(x, y, 26, "#f2fbfb", 0.5)
    studs = [circle(*_on_pond(i * 6, 0.96), 2.6) for i in range(60) if i % 5]
    c.paint(group(*studs), "#223554", alpha=0.8, texture=0)


def _thaw_hole(c: Canvas, degrees: float, length: float, width: float, tail: float) -> None:
    """The long hole of open water that a hand of the clock has melted into the ice."""
    shares = [-tail + (length + tail) * i / 9 for i in range(10)]
    points = [_on_pond(degrees, share) for share in shares]
    spans = [width * k * c.rng.uniform(0.92, 1.08) for k in (1.2, 3, 3.6, 3.1, 3.7, 3.3, 4.3, 5.0, 4.6, 2.2)]
    c.paint(limb(points, [span + 26 for span in spans]), "#dcecec", alpha=0.75, feather=4, wobble=2)
    c.paint(limb(points, [span + 7 for span in spans]), "#f6fbf8", wobble=1.6)
    hole = limb(points, spans)
    c.paint(hole, "#1c4a60", to="#123248", wobble=1.2)
    with c.clip(hole):
        c.paint(difference(circle(*POND, 400), moved(hole, 9, 9)), "#081d30", alpha=0.6, feather=4, texture=0)
        for share in shares[1:-1:2]:
            x, y = _on_pond(degrees + c.rng.uniform(-6, 6), share)
            c.line([(x - 16, y + 4), (x, y + 1), (x + 16, y + 4)], "#7fb0bb", 2, alpha=0.7)


def _brass_hand(c: Canvas, degrees: float, length: float, width: float, tail: float) -> None:
    """One brass hand of the clock with a spade near its tip."""
    metal = [_on_pond(degrees, share) for share in (-tail * 0.8, length * 0.62, length * 0.95)]
    spade = moved(smooth([(0, -34, 1), (20, 2), (8, 22), (-8, 22), (-20, 2)]), *metal[1], width / 20, degrees)
    shape = union(limb(metal, [width * 0.62, width * 0.5, 3]), spade)
    c.paint(shape, "#d9a24a", shade="#6d3b1c", shade_depth=0.12, rim="#ffeab4", shadow=4, wobble=0.4)
    x, y = _on_pond(degrees, length * 0.5)
    c.glow(x, y, 110, "#ffc56a", 0.3)


def _pond_hands(c: Canvas) -> None:
    """Both hands, their hub, and what swims or drifts in the open water."""
    hands = ((273, 0.56, 25, 0.1), (36, 0.86, 21, 0.14))
    for hand in hands:
        _thaw_hole(c, *hand)
    c.paint(circle(*POND, 36), "#163d54", wobble=1.5)
    for hand in hands:
        _brass_hand(c, *hand)
    c.paint(circle(*POND, 22), "#d9a24a", shade="#6d3b1c", shade_depth=0.4, rim="#ffeab4")
    c.paint(circle(*POND, 8), "#7a4a22")
    _carp(c, *_on_pond(44, 0.67), 28)
    for degrees, share in ((26, 0.46), (44, 0.36), (27, 0.74), (264, 0.42), (285, 0.3)):
        x, y = _on_pond(degrees, share)
        floe = smooth([(-11, -4, 1), (4, -9, 1), (12, 2, 1), (-2, 9, 1)])
        c.paint(moved(floe, x, y, c.rng.uniform(0.7, 1.2), c.rng.uniform(0, 180)), "#eaf4f2", shadow=2)


def _carp(c: Canvas, x: float, y: float, turn: float) -> None:
    """A red carp seen from above, its head up before it is turned."""
    with c.at(x, y, 0.95, turn):
        fins = [limb([(side * 4, -8), (side * 15, -1), (side * 17, 6)], [7, 5, 1]) for side in (-1, 1)]
        tail = smooth([(0, 28), (10, 46, 1), (3, 41), (-6, 48, 1), (-3, 30)])
        c.paint(group(*fins, tail), "#f0a184", alpha=0.9, wobble=0.3)
        body = limb([(0, -28), (1, -16), (0, 0), (-3, 16), (1, 32)], [5, 15, 16, 10, 4])
        c.paint(body, SNOW.accent, shade="#7a1f1c", shade_depth=0.3, rim="#ffc9a0", wobble=0.3)
        c.paint(ellipse(1, -4, 4, 7), "#fbe8d4", alpha=0.9, wobble=0.4)


def _standing_shadow(arm: float) -> Path:
    """The outline of somebody standing, one unit tall from its feet up; arm spreads the arms."""
    return union(
        limb([(-0.12, 0.0), (-0.04, -0.42)], 0.09, 0.15),
        limb([(0.10, 0.02), (0.05, -0.42)], 0.09, 0.15),
        smooth([(-0.16, -0.34), (-0.15, -0.74), (0, -0.8), (0.15, -0.74), (0.17, -0.34)]),
        limb([(-0.12, -0.7), (-0.34 * arm, -0.56 - 0.1 * arm)], 0.10, 0.06),
        limb([(0.12, -0.7), (0.34 * arm, -0.52 - 0.12 * arm)], 0.10, 0.06),
        ellipse(0, -0.9, 0.12, 0.13),
    )


def _skater(c: Canvas, x: float, y: float, heading: float, coat: str, hat: str, skin: str, arm: float = 1.0) -> None:
    """A skater seen from above with a long shadow; heading is in degrees from the top."""
    shadow = moved(_standing_shadow(arm), x, y, 118, SHADOW_TURN)
    c.paint(shadow, "#22406a", alpha=0.5, feather=1.2, texture=0, wobble=0.3)
    with c.at(x, y, 1.28, heading):
        for side, ahead in ((-8, 6), (9, -12)):
            c.paint(limb([(side, ahead + 14), (side, ahead - 14)], 8, 5), "#2a2430", wobble=0.2)
        for side in (-1, 1):
            sleeve = [(side * 12, 0), (side * 24, -3 + side * 4), (side * 34 * arm, -10 + side * 7)]
            c.paint(limb(sleeve, 13, 9), mix(coat, SNOW.ink, 0.15), wobble=0.3)
            c.paint(circle(side * 35 * arm, -11 + side * 7, 5), skin, wobble=0.2)
        c.paint(ellipse(0, 2, 21, 14), coat, shade=mix(coat, SNOW.ink, 0.6), shade_depth=0.4, wobble=0.3)
        c.paint(limb([(4, 4), (10, 22), (3, 38)], 9, 6), mix(hat, "#fff2dc", 0.35), wobble=0.4)
        c.paint(ellipse(0, -9, 7, 8), skin, wobble=0.2)
        c.paint(circle(0, -3, 11.5), hat, shade=mix(hat, SNOW.ink, 0.6), shade_depth=0.4, wobble=0.2)
        c.paint(circle(0, -3, 4.5), "#fbf0dc", wobble=0.2)


def _pond_skaters(c: Canvas) -> None:
    """Seven skaters; one stands still before the open water."""
    people = ((312, 0.62, 40, "#3c6f7c", "#e0b04c", "#8a5a3c", 1.0),
        (328, 0.66, 46, "#7a4a6a", "#f0e2c8", "#e8bd97", 0.9), (82, 0.58, 188, "#d9a441", "#3b4a6b", "#5d3a28", 1.05),
        (150, 0.66, 250, "#4a6a48", "#c8412f", "#e8c4a0", 1.1), (196, 0.50, 300, "#5b4a78", "#dfe3dc", "#c08a60", 0.8),
        (56, 0.87, 318, "#c8412f", "#c8412f", "#f0c9a4", 0.45),
        (236, 0.62, 20, "#2f4a63", "#8a5f3c", "#a86f48", 1.0))  # fmt: skip
    for degrees, share, heading, coat, hat, skin, arm in people:
        x, y = _on_pond(degrees, share)
        _skater(c, x, y, heading, coat, hat, skin, arm)


def _fir_from_above(c: Canvas, x: float, y: float, radius: float) -> None:
    """A snowy fir seen from its top, and its long shadow."""
    outline: list[tuple[float, ...]] = [(0, -1, 1)]
    for side in (1, -1):
        steps = [(0.36, 0.05, 1), (0.18, -0.05, 1)] if side > 0 else [(-0.18, -0.05, 1), (-0.36, 0.05, 1)]
        outline.extend(steps)
    c.paint(moved(smooth(outline), x, y, radius * 2.9, SHADOW_TURN), "#5f82a8", alpha=0.5, feather=3, texture=0)
    for ring, green in ((1.0, "#1a363d"), (0.74, "#234549"), (0.46, "#33595a")):
        needles, snow = [], []
        turn = c.rng.uniform(0, 1)
        for i in range(11):
            angle = (i + turn) * math.tau / 11 + c.rng.uniform(-0.1, 0.1)
            reach = radius * ring * c.rng.uniform(0.85, 1.1)
            dx, dy = math.cos(angle) * reach, math.sin(angle) * reach
            bough = [(x, y), (x + dx * 0.5, y + dy * 0.5), (x + dx, y + dy)]
            needles.append(limb(bough, [reach * 0.2, reach * 0.36, 1]))
            load = [(x + dx * t - 2, y + dy * t - 3) for t in (0.35, 0.6, 0.88)]
            snow.append(limb(load, [2, reach * 0.15, 1]))
        c.paint(group(*needles), green, shade="#0f2530", shade_depth=0.2, rough=2.2)
        c.paint(group(*snow), "#f4f6f2", alpha=0.92, rough=1.6)
    c.paint(circle(x - 1, y - 2, radius * 0.07), "#fbf8f0", wobble=0.4)


def _pond_firs(c: Canvas) -> None:
    """The edge of a wood above the pond, and two firs below it."""
    firs = ((250, 96, 44), (330, 72, 56), (84, 96, 50), (470, 100, 66), (560, 74, 54), (420, 190, 40), (560, 182, 52),
        (660, 112, 74), (742, 60, 56), (744, 214, 68), (655, 252, 54), (738, 352, 46), (84, 1082, 66),
        (172, 1126, 42))  # fmt: skip
    for x, y, radius in firs:
        _fir_from_above(c, x, y, radius)


def _sledge(c: Canvas, x: float, y: float, turn: float) -> None:
    """A wooden sledge seen from above, pointing up before it is turned, with its rope and the tracks behind it."""
    with c.at(x, y, 1, turn):
        for side in (-22, 22):
            c.line([(side + 3, 60), (side + 7, 200), (side - 6, 330)], "#ffffff", 6, alpha=0.9)
            c.line([(side, 60), (side + 4, 200), (side - 9, 330)], "#9db6cf", 5, alpha=0.9)
        c.paint(rect(-16, -46, 78, 116, 10), "#5f82a8", alpha=0.5, feather=6)
        for side in (-1, 1):
            runner = limb([(side * 22, 62), (side * 24, 0), (side * 22, -50), (side * 12, -66)], [7, 8, 8, 5])
            c.paint(runner, "#6b4228", shade="#3a2018", rim="#e8c79a", wobble=0.3)
        for i in range(6):
            c.paint(rect(-30, -40 + i * 17, 60, 11, 3), "#b5793f", shade="#5f3520", rim="#f4d49c", wobble=0.4)
        c.line([(-12, -66), (-26, -96), (4, -112), (30, -92), (12, -66)], SNOW.accent, 4)


def _pond_bench(c: Canvas) -> None:
    """A bench with the things left on it, a sledge, and the steps from one to the other."""
    c.paint(moved(rect(-62, 0, 124, 40), 640, 1050, 1, -24), "#5f82a8", alpha=0.55, feather=5)
    with c.at(620, 1028, 1, -24):
        for i in range(4):
            c.paint(rect(-64, -22 + i * 12, 128, 9), "#8a5a38", shade="#4a2c1e", rim="#e8c79a", wobble=0.4)
        c.paint(rect(-54, -20, 48, 40, 6), "#3f7f86", shade="#1f4350", shade_depth=0.2, rim="#a9d4d0", shadow=3)
        for i in range(3):
            c.line([(-52, -11 + i * 11), (-8, -10 + i * 11)], "#f0e2c8", 3.4, alpha=0.9)
        c.paint(limb([(8, -22), (22, 0), (16, 34), (28, 46)], 13, 9), "#e0b04c", shade="#8a5a24", wobble=0.6)
    _sledge(c, 376, 1092, 68)
    for i in range(5):
        x, y = 482 + i * 21 + (i % 2) * 8, 1070 - i * 6.2 - (i % 2) * 11
        c.paint(moved(ellipse(0, 0, 9, 4.5), x, y, 1, -20), "#8ea9c4", alpha=0.85, wobble=0.4)
    snowflakes(c, 90, (40, 40, 760, 1160), "#ffffff", 2.4)


@scene(
    "clock-pond",
    "The Hour Gives Way",
    motifs="pond clock ice skaters firs fish bench sledge",
    themes="time thaw play danger community",
    moods="playful uneasy",
    alt="From above, people skate on a round frozen pond that is a clock face; round its two brass hands the ice has "
    "melted, and a red fish swims in the open water. A bench and a sledge stand beside the pond.",
    seed=41,
    clues=("time is melting", "thin ice", "winter Sunday", "too late", "round and round", "tick tock"),
)
def clock_pond(c: Canvas) -> None:
    """Skaters on a clock face that is frozen into a pond."""
    _pond_snow(c)
    _pond_ice(c)
    _pond_marks(c)
    _pond_hands(c)
    _pond_skaters(c)
    _pond_bench(c)
    _pond_firs(c)


# -- river-stairs ----------------------------------------------------------


STEPS = 12


def _stair(i: float) -> tuple[float, float, float, float]:
    """Left, right and top of step i in the picture (0 is the lowest), and its height."""
    t = 1 - (1 - i / STEPS) ** 1.22
    top = 1016 - t * 500
    return 250 + t * 168, 736 - t * 52, top, 60 - 30 * t


def _lobby(c: Canvas) -> None:
    """The hall of a closed hotel at night: papered walls, panels and a tall window over the landing."""
    c.sky([(0, "#261c3c"), (0.4, "#4c3656"), (0.75, "#3e2b4a"), (1, "#181230")], mottle=0.05)
    motif = []
    for i in range(12):
        for j in range(12):
            x, y = 44 + i * 66 + (33 if j % 2 else 0), 60 + j * 64
            motif += [
                limb([(x, y - 17), (x + 9, y), (x, y + 17)], [1, 7, 1]),
                limb([(x, y - 17), (x - 9, y), (x, y + 17)], [1, 7, 1]),
            ]
    c.paint(group(*motif), "#9a6a80", alpha=0.45)
    glass = arch(550, 500, 250, 420)
    c.paint(arch(552, 512, 300, 460), "#141a33", to="#22335c", shadow=10, rim="#86a9b4")
    c.paint(glass, "#cfe6de", to="#f6ecc8", texture=0.6)
    with c.clip(glass):
        c.strokes(120, 0, 120, 14, 0.05, 0.4, region=(420, 80, 690, 500))
        for y, tone in ((390, "#9fc4c4"), (430, "#6f9cae"), (466, "#4a7690")):
            for x in range(420, 700, 26):
                pine(c, x + c.rng.uniform(-8, 8), y + 34, c.rng.uniform(60, 110), tone)
        c.mist(470, 40, "#e9f0dc", 0.5)
    for x in (490, 552, 614):
        c.line([(x, 86), (x, 500)], "#22335c", 7)
    for y in (210, 320, 420):
        c.line([(428, y), (676, y)], "#22335c", 6)
    c.paint(difference(arch(552, 506, 272, 436), arch(550, 500, 250, 420)), "#3f6288", rim="#cfe6de", rim_width=4)


def _moonlight(c: Canvas) -> None:
    """Shafts from the window that fall down the stairs to the left."""
    for a, b, left, right in ((430, 484, 60, 210), (496, 546, 240, 380), (558, 610, 400, 520), (620, 672, 560, 660)):
        c.beam(poly([(a, 130), (b, 110), (right, 1010), (left, 1010)]), "#e3f2e0", 0.2, 16, fade=(0.9, 0.3))


def _step_water(c: Canvas, i: int) -> None:
    """One step of stone with the river going over it: a lip of foam, a fall, and spray at its foot."""
    rng = c.rng
    left, right, top, height = _stair(i)
    low_left, low_right, low_top, _ = _stair(i - 1)
    foot = low_top if i else top + height
    c.paint(
        poly([(left, top), (right, top), (low_right, foot), (low_left, foot)]),
        "#7a6a70",
        to="#3a3450",
        wobble=0.4,
        rim="#d9c8b0",
        rim_from=(0, -1),
    )
    size = height / 60
    a, b = left + 36 * size, right - 36 * size
    x = a
    lip: list[tuple[float, float]] = []
    while x < b:
        lip.append((x, top + rng.uniform(-5, 3) * size))
        x += rng.uniform(18, 40) * size
    lip.append((b, top))
    fall = smooth([(a, foot, 1), *lip, (b + 8 * size, foot, 1)])
    c.paint(fall, "#e3f2ea", to=mix("#24568a", "#5f9ab8", i / STEPS), rim="#ffffff", rim_width=5, rim_from=(0, -1))
    with c.clip(fall):
        for _ in range(int(46 * (b - a) / 400)):
            sx, drop = rng.uniform(a, b), (foot - top) * rng.uniform(0.5, 1.1)
            c.paint(
                limb(
                    [(sx, top), (sx + rng.uniform(-3, 3), top + drop * 0.5), (sx, top + drop)],
                    [1, rng.uniform(2, 7) * size, 0.6],
                ),
                rng.choice(["#ffffff", "#8fc4d0", "#2c5f8c", "#1d4a78", "#cfe8e4"]),
                alpha=0.65,
            )
    spray = [
        circle(rng.uniform(a - 6, b + 6), foot + rng.gauss(-1, 4) * size, rng.uniform(2, 8) * size) for _ in range(40)
    ]
    c.paint(group(*spray), "#f6fbf0", alpha=0.85, wobble=0.4)


def _banister(c: Canvas, side: int) -> None:
    """A carved rail with balusters along one side of the stairs (0 left, 1 right)."""
    wood, dark, lit = "#6b4038", "#1f1426", "#d8c8a8"
    feet = []
    for k in range(2 * STEPS + 1):
        left, right, top, height = _stair(k / 2)
        feet.append((left if side == 0 else right, top + height * 0.25, height / 60))
    for x, y, size in reversed(feet):
        baluster = limb(
            [(x, y), (x, y - 30 * size), (x, y - 70 * size), (x, y - 110 * size)],
            [9 * size, 17 * size, 8 * size, 11 * size],
        )
        c.paint(baluster, wood, shade=dark, shade_depth=0.35, light_from=(0.6, -0.3), rim=lit, rim_from=(1, -0.2))
    rail = [(x, y - 116 * size) for x, y, size in feet]
    c.paint(
        limb(rail[::4], [26, 24, 21, 19, 17, 15, 13]),
        wood,
        shade=dark,
        shade_depth=0.06,
        light_from=(0.2, -0.9),
        rim=lit,
        rim_from=(0.3, -1),
        rim_width=4,
    )


def _newel(c: Canvas, x: float, y: float, lit: bool) -> None:
    """The post at the foot of the stairs, with a glass globe on top."""
    wood, dark = "#744438", "#1f1426"
    c.paint(
        rect(x - 27, y - 178, 54, 190, 5),
        wood,
        shade=dark,
        shade_depth=0.3,
        light_from=(0.7, -0.3),
        rim="#d8c8a8",
        rim_from=(1, -0.2),
    )
    c.paint(rect(x - 15, y - 150, 30, 120, 4), dark, alpha=0.4)
    for dy, half in ((-184, 36), (4, 36)):
        c.paint(
            rect(x - half, y + dy, half * 2, 18, 5),
            wood,
            shade=dark,
            shade_depth=0.4,
            rim="#d8c8a8",
            rim_from=(0.4, -1),
        )
    c.paint(limb([(x, y - 184), (x, y - 204), (x, y - 220)], [16, 9, 22]), "#c98f42", shade="#3a2018", shade_depth=0.4)
    globe = circle(x, y - 252, 35)
    if lit:
        c.glow(x, y - 252, 180, "#ffcf7a", 0.55)
    c.paint(globe, "#fff0c0" if lit else "#7f9cb4", to="#ffc868" if lit else "#2f4a70", rim="#ffffff", rim_width=4)
    if lit:
        c.glow(x, y - 252, 90, "#fff3d0", 0.7)


def _reception(c: Canvas) -> None:
    """A counter with lamp, bell and cat, and over it a board of keys with one hook empty."""
    c.paint(
        rect(64, 520, 190, 214, 6), "#7a4a38", shade="#24162a", shade_depth=0.12, shadow=9, rim="#d8b88a", rim_width=4
    )
    for row in range(4):
        for column in range(5):
            x, y = 88 + column * 35, 540 + row * 50
            c.paint(rect(x - 14, y - 8, 28, 44, 3), "#3a2230", alpha=0.85)
            c.paint(circle(x, y - 2, 3), "#f0cf8a", wobble=0)
            if (row, column) != (1, 3):
                key(c, x, y + 6, 25, MOON, color="#e8b45c")
    c.paint(
        poly([(36, 842), (236, 842), (226, 1080), (36, 1080)]),
        "#5f3832",
        to="#2a1826",
        shade="#1a1020",
        shade_depth=0.1,
    )
    for x in (60, 142):
        c.paint(rect(x, 880, 66, 150, 4), "#2a1826", alpha=0.55, rim="#a9705a")
    c.paint(rect(30, 824, 222, 24, 6), "#8a5440", shade="#24162a", shade_depth=0.4, rim="#ffd9a0", rim_from=(0.2, -1))
    c.line([(84, 824), (84, 768)], "#c98f42", 7)
    c.glow(84, 760, 190, "#ffcf7a", 0.6)
    c.paint(
        smooth([(54, 774, 1), (66, 738), (102, 738), (114, 774, 1), (84, 780)]), "#3f8a78", to="#ffe9a8", rim="#fff3d0"
    )
    c.paint(
        smooth([(196, 824, 1), (200, 810), (212, 805), (224, 810), (228, 824, 1)]),
        "#f0c868",
        shade="#6a4420",
        shade_depth=0.4,
        rim="#fff3d0",
    )
    c.paint(circle(212, 802, 4), "#f0c868", wobble=0)
    c.shadow_blob(156, 828, 46, 5, "#1a1020", 0.6)
    cat(c, 158, 828, 124, MOON, color="#4f5666", flip=True)


def _chandelier(c: Canvas) -> None:
    """A crystal chandelier without light, hung over the hall."""
    x, y = 216, 236
    c.line([(x, 30), (x, y - 70)], "#c9b48a", 5)
    for k in range(-3, 4):
        end = (x + k * 38, y - 6 + abs(k) * -6)
        c.line([(x, y - 64), (x + k * 20, y + 16), end], "#c9a868", 5, rim="#fff3d0")
        c.paint(rect(end[0] - 5, end[1] - 36, 10, 34, 3), "#e9e6d2", shade="#5f6f92", shade_depth=0.3)
        for drop in range(3):
            c.paint(smooth([(end[0], end[1] + 4 + drop * 16, 1), (end[0] + 5, end[1] + 12 + drop * 16),
                (end[0], end[1] + 19 + drop * 16, 1), (end[0] - 5, end[1] + 12 + drop * 16)]), "#dff0ec",
                shade="#4f77a0", shade_depth=0.3, wobble=0.3)  # fmt: skip
    c.paint(ellipse(x, y - 66, 22, 12), "#c9a868", shade="#3a2a2a", shade_depth=0.4)
    c.paint(ellipse(x, y + 20, 15, 18), "#cfe4e4", shade="#3f6288", shade_depth=0.4, rim="#ffffff")


def _leap(c: Canvas, x: float, y: float, size: float, flip: bool, turn: float = 0) -> None:
    """A salmon in the air over the stairs, with the water it has thrown up."""
    rng = c.rng
    c.glow(x, y, size * 0.8, "#dff2ea", 0.35)
    salmon(c, x, y, size, MOON, color="#c2473c", flip=flip, turn=turn)
    side = -1 if flip else 1
    for _ in range(26):
        dx, dy = side * size * rng.gauss(0.42, 0.12), size * rng.gauss(0.40, 0.10)
        c.paint(
            ellipse(x + dx, y + dy, size * rng.uniform(0.008, 0.026), size * rng.uniform(0.008, 0.022)),
            "#ffffff",
            alpha=0.9,
            wobble=0.3,
        )


def _flood(c: Canvas) -> None:
    """The flooded floor of the hall, with a suitcase and a hat that float in it."""
    rng = c.rng
    c.paint(rect(-10, 1050, 820, 170), "#2f5f8c", to="#0d1838", wobble=0.4)
    c.strokes(180, 0, 130, 9, 0.14, 0.4, region=(-40, 1056, 800, 1190))
    c.glow(520, 1060, 300, "#e9f6ec", 0.5, squash=0.22)
    spray = [circle(rng.uniform(262, 716), 1052 + rng.gauss(0, 8), rng.uniform(3, 11)) for _ in range(110)]
    c.paint(group(*spray), "#f6fbf0", alpha=0.85, wobble=0.4)
    for _ in range(44):
        x, y, reach = rng.uniform(20, 760), rng.uniform(1072, 1170), rng.uniform(24, 90)
        c.paint(
            limb([(x, y), (x + reach / 2, y - 3), (x + reach, y)], [0.5, 3.4, 0.5]),
            rng.choice(["#cfe8e4", "#ffd98a", "#7fb0c4"]),
            alpha=0.55,
        )
    with c.at(330, 1118, 1, -8):
        c.paint(rect(-62, -52, 124, 66, 8), "#b8783c", shade="#4a2420", shade_depth=0.25, rim="#ffdca0")
        for x in (-38, 30):
            c.paint(rect(x, -52, 10, 66), "#6b3a2a")
        c.line([(-18, -54), (-14, -70), (14, -70), (18, -54)], "#6b3a2a", 7)
    c.paint(limb([(254, 1120), (330, 1130), (408, 1116)], [1, 9, 1]), "#cfe8e4", alpha=0.8)
    c.paint(limb([(254, 1128), (330, 1146), (408, 1126)], [2, 22, 2]), "#16284e", alpha=0.8)


@scene(
    "river-stairs",
    "Checking In Late",
    motifs="salmon stairs hotel river key cat window",
    themes="return stubbornness nature homecoming ambition",
    moods="grand lively",
    alt="A river runs down the great staircase of an empty hotel and red salmon leap up it; one has a key in its "
    "mouth. A grey cat sits on the reception counter, and a suitcase floats in the flooded hall.",
    seed=833,
    clues=("upstream", "room service", "homecoming", "hard way", "spring tide", "no vacancy", "rushing", "night shift"),
)
def river_stairs(c: Canvas) -> None:
    """Salmon take the stairs of an empty grand hotel."""
    _lobby(c)
    c.paint(rect(400, 500, 310, 30), "#6b4038", to="#2a1826", rim="#d8c8a8", rim_from=(0, -1))
    _chandelier(c)
    _reception(c)
    for i in range(STEPS, -1, -1):
        _step_water(c, i)
        if i == 9:
            _leap(c, 566, 590, 104, False, 6)
    _moonlight(c)
    _banister(c, 1)
    _leap(c, 622, 690, 138, True, 0)
    _leap(c, 452, 742, 166, False, 4)
    _flood(c)
    _banister(c, 0)
    _newel(c, 262, 1050, True)
    _newel(c, 724, 1050, False)
    _leap(c, 534, 908, 262, True, 4)
    key(c, 660, 892, 58, MOON, color="#ffcf6a", turn=8)
