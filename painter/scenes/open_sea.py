"""The open sea: candles that carry sleepers, and a wave that stands still."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from itertools import pairwise

from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, limb, poly, rect, smooth
from painter.motifs.beasts import fish
from painter.motifs.land import hill, waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import stars
from painter.motifs.weather import scumble
from painter.palette import MOON, TEAL, mix
from painter.scene import scene

# -- candle-ships ----------------------------------------------------------


SLEEPERS = (("#e8bd97", "#5a3322", "#b8432f"), ("#6f4630", "#1c1618", "#3f7f86"), ("#f0cba8", "#d8a050", "#6d54a0"),
    ("#a86f48", "#241a1c", "#d9a23c"), ("#e2b088", "#dcd8d2", "#4f7a54"))  # fmt: skip
"""Skin, hair and blanket of those who sleep on the candle-ships."""


def _sleeper(c: Canvas, who: tuple[str, str, str], detail: bool) -> None:
    """Somebody asleep on their side under a quilt, in the dish of a candlestick; the head lies to the right."""
    skin, hair, quilt = who
    c.paint(smooth([(50, -62), (66, -86), (112, -84), (122, -60), (104, -44), (62, -46)]), "#fff3dc", shade="#8a7a90")
    c.paint(circle(84, -76, 21), hair, shade=MOON.ink, shade_depth=0.3)
    c.paint(ellipse(78, -69, 18, 17), skin, shade="#7a3f3a", shade_depth=0.3, light_from=(-0.8, -0.4))
    cover = smooth([(72, -52), (58, -76), (20, -84), (-12, -92), (-52, -74), (-92, -58), (-112, -30), (-20, -14),
        (60, -22), (84, -36)])  # fmt: skip
    c.paint(
        cover,
        quilt,
        shade=mix(quilt, MOON.ink, 0.75),
        shade_depth=0.3,
        light_from=(-0.6, -0.7),
        rim=MOON.glow,
        rim_width=4,
    )
    if not detail:
        return
    with c.clip(cover):
        for k in range(7):
            c.line(
                [(-104 + k * 30, -20), (-92 + k * 28, -60), (-70 + k * 24, -100)],
                mix(quilt, "#fff0d0", 0.5),
                3,
                alpha=0.6,
            )
        for k in range(3):
            c.line(
                [(-120, -34 - k * 20), (-20, -36 - k * 22), (90, -42 - k * 16)],
                mix(quilt, "#fff0d0", 0.5),
                3,
                alpha=0.6,
            )
    with c.at(79, -69, 1, 58):
        for side in (-1, 1):
            c.line([(side * 7 - 4, -2), (side * 7, 1), (side * 7 + 4, -2)], "#2a1418", 2, wobble=0.1)
            c.paint(circle(side * 9, 6, 3.4), "#d9583b", alpha=0.35, feather=1.5)
        c.line([(0, 1), (1.5, 5), (-1, 6)], mix(skin, "#5a2a24", 0.6), 1.6, wobble=0.1)
        c.line([(-3, 11), (0, 12), (3, 11)], "#7a3030", 1.8, wobble=0.1)
    c.line([(72, -52), (60, -73), (48, -80)], "#fff3dc", 9)


def _candle(c: Canvas, tall: float, lit: bool) -> None:
    """A dripping candle that stands in the dish; unlit, a thread of smoke rises from it."""
    wax = smooth([(-84, -28), (-86, -40 - tall, 1), (-70, -48 - tall), (-44, -46 - tall), (-24, -40 - tall, 1),
        (-22, -tall * 0.6), (-30, -tall * 0.52), (-26, -28), (-54, -20)])  # fmt: skip
    c.paint(
        wax,
        "#fff2d2",
        to="#dcae7c" if lit else "#8fa3b8",
        shade="#7a5266" if lit else "#2f4468",
        shade_depth=0.35,
        light_from=(-0.1, -0.9),
        rim="#fffbe8",
        rim_width=4,
    )
    for dx, start, drop in ((-76, -30, 60), (-40, -36, 96), (-28, -34, 44)):
        c.paint(
            limb([(dx, start - tall), (dx + 2, start - tall + drop * 0.6), (dx, start - tall + drop)], [7, 8, 13]),
            "#fff6de",
            shade="#c0907a",
            shade_depth=0.3,
        )
    c.line([(-54, -44 - tall), (-52, -62 - tall)], "#2a1c22", 4)
    if not lit:
        c.line(
            [(-52, -64 - tall), (-40, -100 - tall), (-66, -140 - tall), (-44, -190 - tall), (-70, -240 - tall)],
            "#b8c8d0",
            5,
            alpha=0.55,
            feather=2,
        )
        return
    flame = smooth([(-52, -126 - tall, 1), (-34, -84 - tall), (-40, -62 - tall), (-53, -56 - tall), (-66, -64 - tall),
        (-70, -86 - tall)])  # fmt: skip
    c.glow(-53, -84 - tall, 330, "#ffc46a", 0.62, 2.2)
    c.paint(flame, "#fff6c8", to="#ffb04a", wobble=0.5, texture=0)
    c.glow(-53, -80 - tall, 80, "#fff3c8", 0.8)


def _candle_ship(c: Canvas, x: float, y: float, size: float, who: int, tall: float = 190, lit: bool = True) -> None:
    """A candlestick with a dish and a ring that floats at (x, y), its light on the water."""
    if lit:
        c.glow(x, y + 30 * size, 420 * size, "#ffb65c", 0.42, 1.8, squash=0.42)
        for k in range(9):
            width = (150 - k * 12) * size * c.rng.uniform(0.6, 1)
            dx, dy = c.rng.uniform(-40, 20) * size, (46 + k * 26) * size
            c.paint(
                limb(
                    [(x + dx - width, y + dy), (x + dx, y + dy - 3 * size), (x + dx + width, y + dy)],
                    [0.5, 7 * size, 0.5],
                ),
                "#ffd98a",
                alpha=0.75 - k * 0.07,
                wobble=0.5,
            )
    with c.at(x, y, size):
        c.shadow_blob(6, 34, 178, 16, "#050a1c", 0.7)
        c.paint(circle(196, -30, 26), "#d9583b", stroke=12, rim="#ffd98a" if lit else None, rim_width=8)
        dish = smooth([(-178, -46, 1), (-150, 0), (-100, 30), (0, 40), (100, 30), (150, 0), (178, -46, 1)])
        c.paint(
            dish,
            "#2f6f96",
            to="#14264a",
            shade="#0d1430",
            shade_depth=0.3,
            rim="#ffd98a" if lit else "#86a9b4",
            rim_width=4,
        )
        c.paint(ellipse(0, -46, 178, 40), "#f2dcae" if lit else "#7f9ab0", to="#b07c4a" if lit else "#4c6a8a")
        c.paint(ellipse(0, -46, 178, 40), "#d9583b", stroke=7)
        c.paint(ellipse(-40, -36, 100, 24), "#fff0cc" if lit else "#a9bcc8", alpha=0.9)
        _candle(c, tall, lit)
        if who >= 0:
            _sleeper(c, SLEEPERS[who], size > 0.4)
        c.paint(limb([(-172, 6), (-80, 40), (0, 46), (90, 40), (176, 4)], [1, 7, 9, 7, 1]), "#bcd4d0", alpha=0.7)


def _night_sea(c: Canvas) -> None:
    """A wide sea from high above, calm, with the first thin light at the horizon."""
    c.sky([(0, "#0e1533"), (0.08, "#1d2f5c"), (0.15, "#4f6288"), (0.22, "#c99a88"), (1, "#c99a88")], mottle=0.03)
    c.strokes(300, 0, 190, 12, 0.08, 0.4, region=(-80, 0, 800, 236))
    c.mist(236, 30, "#ffd9a0", 0.75, ragged=0.2)
    c.paint(rect(-10, 240, 820, 980), "#2c4a78", to="#090f24", wobble=0.5)
    c.paint(rect(-10, 240, 820, 460), "#335a8a", fade=(0.6, 0), wobble=0.5)
    c.strokes(800, 2, 170, 15, 0.12, 0.34, region=(0, 250, 800, 1200))
    stars(c, 46, MOON, (50, 50, 750, 180))
    rng = c.rng
    for _ in range(330):
        depth = rng.random() ** 0.7
        x, y = rng.uniform(-20, 820), 250 + depth * 940
        reach = 12 + depth * 90 * rng.uniform(0.5, 1)
        swell = limb([(x, y), (x + reach * 0.4, y - 2 - depth * 6), (x + reach, y)], [0.4, 1.4 + depth * 4, 0.4])
        c.paint(swell, rng.choice(["#5f86a8", "#3f6288", "#0c1533", "#2c4f7c"]), alpha=0.6, wobble=0.4)


@scene(
    "candle-ships",
    "Good Night, Good Night",
    motifs="candle sea sleeper boat night match",
    themes="sleep farewell journey trust memory",
    moods="hushed wistful",
    alt=(
        "A long line of lit candlesticks floats out over a dark sea with people asleep in their dishes; "
        "one candle has gone out, one dish is empty, and a burnt match floats in front."
    ),
    seed=480,
    clues=("lullaby", "burning time", "farewell", "drifting off", "birthday", "light sleeper", "hush"),
)
def candle_ships(c: Canvas) -> None:
    """Candles drift to sea, each carrying a small sleeper."""
    _night_sea(c)
    rng = c.rng
    for k in range(15):
        t = k / 14
        x = 560 + math.sin(t * 5.2 + 0.6) * 150 * t - 60 * t
        c.glow(x, 250 + t * t * 110, 16 + 40 * t, "#ffc46a", 0.7)
        c.paint(ellipse(x, 250 + t * t * 110, 2 + 5 * t, 1 + 2 * t), "#2a2030")
        c.paint(circle(x, 244 + t * t * 106 - 6 * t, 1.6 + 2.4 * t), "#fff0c0", wobble=0)
    fleet = ((430, 392, 0.11, 0), (566, 424, 0.13, 3), (300, 440, 0.15, 1), (470, 486, 0.17, 4), (206, 520, 0.21, 2),
        (380, 576, 0.24, 3), (610, 590, 0.27, 1), (170, 660, 0.32, 4))  # fmt: skip
    for x, y, size, who in fleet:
        _candle_ship(c, x, y, size, who, rng.uniform(110, 220))
    _candle_ship(c, 632, 772, 0.40, 2, 150, lit=False)
    _candle_ship(c, 252, 838, 0.52, -1, 90)
    _candle_ship(c, 474, 1030, 0.98, 1, 240)
    c.shadow_blob(196, 1106, 66, 6, "#050a1c", 0.7)
    c.line([(136, 1110), (252, 1088)], "#f0cf96", 11)
    c.line([(216, 1095), (262, 1086)], "#14101c", 12)
    for k in (20, 40):
        c.paint(ellipse(196, 1102, 70 + k, 12 + k * 0.3), "#86a9b4", stroke=2, alpha=0.4)


# -- frozen-wave -----------------------------------------------------------


def _winter_morning(c: Canvas) -> None:
    """A pale sky with a low sun at the right, and far frozen swells."""
    c.sky(
        [(0, "#fbe6c4"), (0.2, "#fdeccc"), (0.42, "#fbd6a4"), (0.6, "#f2a67c"), (0.72, "#f0b088"), (1, "#e9e6d2")],
        mottle=0.09,
    )
    scumble(c, 460, 90, 0.13, region=(0, 0, 800, 800))
    c.glow(640, 680, 360, "#ffe0a0", 0.7)
    c.glow(640, 690, 120, "#fff6d8", 0.7)
    c.paint(circle(640, 690, 58), "#fffbe6", texture=0.3)
    for y, color, rim in ((800, "#c3dcd0", "#fffaf0"), (850, "#a3ccc6", "#fffaf0"), (905, "#84bab8", "#f3f6e4")):
        waves(c, y, color, rim, height=16, length=150, to="#d9e6da", clean=True)
        c.mist(y + 40, 46, "#fdf2da", 0.55)


def _wave_outline() -> Path:
    """The great wave: its back on the left, its lip hanging over to the right."""
    return smooth([(-60, 1240, 1), (-60, 770, 1), (-10, 700), (60, 560), (136, 400), (240, 262), (380, 176), (520, 156),
        (640, 200), (714, 286), (740, 400, 1), (702, 356), (664, 372, 1), (640, 330), (606, 362, 1), (574, 330),
        (540, 372, 1), (510, 352), (470, 420), (446, 520), (452, 640), (490, 760), (560, 870), (660, 950),
        (860, 1000, 1), (860, 1240, 1)])  # fmt: skip


def _ice(c: Canvas, wave: Path) -> None:
    """The body of the wave: translucent ice with flow lines, cracks, fish and a lit boat shut inside."""
    c.paint(
        wave,
        "#b9e6da",
        to="#1f7f88",
        shade="#125f6e",
        shade_depth=0.2,
        light_from=(0.8, -0.4),
        rim="#fffdf0",
        rim_width=7,
        rim_from=(0.3, -1),
    )
    rng = c.rng
    with c.clip(wave):
        c.glow(560, 330, 330, "#f7fff0", 0.6)
        c.paint(smooth([(470, 420), (446, 520), (452, 640), (490, 760), (560, 870), (660, 950), (840, 990), (840, 1060),
            (620, 1020), (470, 920), (390, 780), (360, 620), (384, 480), (440, 380)]), "#e8fbf0", alpha=0.5,
            feather=22)  # fmt: skip
        for k in range(54):
            t = k / 53
            sway = rng.uniform(-14, 14)
            line = [(840 - t * 900, 1230 - t * 160), (560 - t * 600 + sway, 1010 - t * 110),
                (420 - t * 400 + sway, 800 - t * 70), (372 - t * 280, 560 - t * 20 + sway),
                (430 - t * 190, 360 - t * 10), (560 - t * 190, 230 - t * 30),
                (700 - t * 180, 250 - t * 70)]  # fmt: skip
            color = rng.choice(["#f3fdf4", "#bfe6da", "#1d7480", "#5fb3ae", "#e3f7ea"])
            c.paint(limb(line, [1, rng.uniform(4, 11), rng.uniform(4, 10), 6, 4, 3, 1]), color, alpha=0.34, wobble=1.4)
        for x, y, size, turn in ((150, 760, 0.34, 40), (250, 900, 0.42, 20), (96, 900, 0.3, 52), (120, 1040, 0.36, 30),
            (200, 620, 0.24, 60)):  # fmt: skip
            fish(c, x, y, size, TEAL, color="#2a7f86", fin="#226f78", turn=turn, stripes=False, eye=False, flip=True)
        for start in ((60, 820), (180, 480), (640, 1010), (420, 250)):
            x, y = start
            crack: list[tuple[float, float]] = [start]
            for _ in range(6):
                x, y = x + rng.uniform(-6, 30), y + rng.uniform(10, 34)
                crack.append((x, y))
            c.paint(poly(crack, closed=False), "#fbfff8", stroke=2.2, alpha=0.8)


def _icicles(c: Canvas) -> None:
    """Claws of ice on the lip, and one drop that has let go."""
    rng = c.rng
    for x, y, drop in ((720, 360, 124), (700, 352, 50), (664, 366, 84), (640, 328, 40), (606, 356, 66), (574, 328, 30),
        (540, 366, 58)):  # fmt: skip
        lean = rng.uniform(-4, 4)
        claw = smooth([(x - 22, y - 36), (x - 9, y + drop * 0.3), (x + lean, y + drop, 1), (x + 9, y + drop * 0.3),
            (x + 10, y - 30)])  # fmt: skip
        c.paint(claw, "#7fc4be", to="#dff6ec", shade="#3f9a9c", shade_depth=0.3, light_from=(0.7, -0.4), rim="#ffffff")
    c.paint(smooth([(724, 520, 1), (733, 540), (724, 552), (715, 540)]), "#5fb3b4", rim="#ffffff", wobble=0.3)


def _carved_stairs(c: Canvas) -> list[tuple[float, float]]:
    """Steps cut in zigzag up the wave, far ones small; gives the middle of every tread."""
    route = ((664, 1112, 1.08), (330, 990, 0.92), (196, 850, 0.8), (262, 700, 0.68), (330, 580, 0.58), (262, 460, 0.5),
        (300, 350, 0.42), (396, 270, 0.36), (470, 226, 0.3))  # fmt: skip
    spots: list[tuple[float, float, float]] = []
    for (x0, y0, s0), (x1, y1, s1) in pairwise(route):
        count = max(3, round(math.hypot(x1 - x0, y1 - y0) / (27 * (s0 + s1) / 2)))
        spots += [
            (x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count, s0 + (s1 - s0) * k / count) for k in range(count)
        ]
    for x, y, s in reversed(spots):
        half, rise, deep = 62 * s, 24 * s, 20 * s
        c.paint(poly([(x - half, y - deep), (x + half, y - deep), (x + half + 12 * s, y + rise + 6 * s),
            (x - half - 12 * s, y + rise + 6 * s)]), "#14606c", alpha=0.35, feather=4 * s)  # fmt: skip
    for x, y, s in reversed(spots):
        half, rise, deep = 62 * s, 24 * s, 20 * s
        c.paint(
            poly([(x - half, y - 1), (x + half, y - 1), (x + half, y + rise), (x - half, y + rise)]),
            "#3f9aa0",
            to="#1d6a76",
            wobble=0.5,
        )
        c.paint(
            poly([(x - half + 6 * s, y - deep), (x + half - 6 * s, y - deep), (x + half, y), (x - half, y)]),
            "#fdfdf0",
            wobble=0.5,
            shade="#a9d6d0",
            shade_depth=0.3,
            light_from=(0.8, 0),
        )
    return [(x, y) for x, y, _ in spots]


def _shut_in_boat(c: Canvas, wave: Path) -> None:
    """A rowing boat frozen into the crest, its lantern still lit."""
    with c.clip(wave):
        c.paint(ellipse(600, 268, 130, 70), "#9fd8cf", alpha=0.6, feather=24)
        with c.at(596, 272, 0.9, 22):
            c.line([(34, -20), (30, -84), (56, -90)], "#5a3a2a", 6)
            c.paint(
                smooth([(-92, -34, 1), (-60, 10), (0, 24), (62, 10), (98, -40, 1), (40, -22), (-40, -20)]),
                "#c05a38",
                shade="#4a2a2c",
                shade_depth=0.3,
                light_from=(0.6, -0.6),
                rim="#ffd9a8",
            )
            c.line([(-84, -28), (0, 0), (90, -32)], "#f6e8c6", 5)
            c.paint(rect(48, -88, 22, 30, 4), "#ffc23c", rim="#fff6d0", wobble=0.4)
            c.glow(59, -74, 110, "#ffd97a", 0.9)
            ice = smooth([(-130, -14), (-60, -4), (0, 10), (60, -4), (130, -24), (120, 60), (-110, 60)])
            c.paint(ice, "#c9ece0", to="#6fbdb8", alpha=0.78, feather=5)
        for k in range(6):
            c.line([(450 + k * 8, 300 + k * 14), (570, 270 + k * 14), (700, 330 + k * 14)], "#f3fdf4", 3, alpha=0.5)


@scene(
    "frozen-wave",
    "The Sea Held Its Breath",
    motifs="wave ice stairs climber boat lantern fish",
    themes="pause courage danger time ascent",
    moods="bright tense",
    alt="A huge wave stands frozen over a bright shore; a stair is cut into it, a person in red climbs with a "
    "pick, a boat with a lit lantern is stuck in the crest, and one drop falls from the lip.",
    seed=641,
    clues=("hold still", "carpe diem", "thaw", "brave", "creaking", "dead calm", "step by step", "surf's up"),
)
def frozen_wave(c: Canvas) -> None:
    """A great wave stands still, and someone has cut steps in it."""
    c.lamp = (0.8, -0.45)
    _winter_morning(c)
    wave = _wave_outline()
    _icicles(c)
    _ice(c, wave)
    _shut_in_boat(c, wave)
    spots = _carved_stairs(c)
    hill(c, 1104, 12, "#fbf6e8", to="#c5dcd4", step=100, rim="#ffffff")
    c.strokes(160, 3, 150, 10, 0.05, 0.4, region=(0, 1120, 800, 1190))
    climber = Look(
        "#a86f48", "#241a1c", "bun", clothes="coat", top="#d8452c", bottom="#2c3a4a", hat="woolly", hat_color="#e8b03c"
    )
    x, y = spots[len(spots) * 2 // 5]
    held = figure(
        c,
        x,
        y - 6,
        116,
        TEAL,
        climber,
        Pose("walk", near=(-0.2, -0.62), far=(0.1, -0.5), near_hand="grip", view="left", tilt=16),
        flip=True,
    )
    c.line([(held.near[0] - 22, held.near[1] + 34), (held.near[0] + 16, held.near[1] - 38)], "#6b4426", 5)
    c.line([(held.near[0] - 14, held.near[1] - 36), (held.near[0] + 16, held.near[1] - 40),
        (held.near[0] + 40, held.near[1] - 18)], "#4a5058", 6)  # fmt: skip
    c.paint(ellipse(716, 1132, 34, 8), "#5fa9ae", alpha=0.9, rim="#ffffff", rim_from=(0, 1))
    for k in range(9):
        c.paint(ellipse(96 + k * 62, 1150 - k * 3.4 + (k % 2) * 12, 9, 4.5), "#8fbab8", alpha=0.85)
