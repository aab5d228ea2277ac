"""Explorers: a mouse on an orange, and a diver at a bell."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, poly, rect, smooth
from painter.motifs.beasts import fish
from painter.motifs.land import hill
from painter.motifs.waters import veiltail
from painter.palette import TEAL, mix
from painter.scene import scene

# -- drowned-bells ---------------------------------------------------------


def _deep_water(c: Canvas) -> None:
    """Green water lit from the upper right, with a wreck far away and a sandy bottom."""
    c.sky([(0, "#cfe6c4"), (0.07, "#6fb3a4"), (0.28, "#257076"), (0.65, "#11424d"), (1, "#071f2b")], mottle=0.06)
    c.strokes(900, 0, 150, 17, 0.07, 0.3, center=(720, -160))
    for x, width, reach in ((560, 60, -240), (650, 90, -170), (740, 50, -60), (470, 36, -330), (790, 70, 60)):
        shaft = poly([(x, -10), (x + width, -10), (x + reach + width * 2.6, 1000), (x + reach - width, 1000)])
        c.beam(shaft, "#f3f2c8", 0.26, 16, fade=(1, 0.05))
    wreck = smooth(
        [(30, 800, 1), (70, 900), (150, 960), (420, 968), (500, 900), (528, 812, 1), (430, 846), (280, 868), (140, 846)]
    )
    with c.at(-36, 40, 1, -5):
        c.paint(wreck, "#1d5a60", to="#12414b", shade="#0b2e3a", shade_depth=0.2)
        for x, top in ((170, 560), (330, 620)):
            c.line([(x, 870), (x + 18, top)], "#1d5a60", 11)
            c.line([(x - 50, top + 90), (x + 90, top + 78)], "#1d5a60", 7)
    c.mist(900, 150, "#2f7d7f", 0.5)
    hill(c, 1010, 16, "#3a7d74", to="#0d333e", step=90, rim="#a9d0a8", rim_width=4)
    c.strokes(240, 4, 150, 9, 0.12, 0.35, region=(0, 1030, 800, 1190))


def _bell(c: Canvas, x: float, y: float, turn: float) -> None:
    """A great bronze bell, green with age, that hangs from (x, y) and swings."""
    body = smooth([(-46, 62), (-98, 92), (-126, 170), (-140, 270), (-164, 340), (-208, 396, 1), (-196, 414), (0, 436),
        (196, 414), (208, 396, 1), (164, 340), (140, 270), (126, 170), (98, 92), (46, 62), (0, 54)])  # fmt: skip
    with c.at(x, y, 0.93, turn):
        for dx in (-24, 24):
            c.paint(limb([(dx, 70), (dx * 1.2, 22), (0, 0)], [26, 22, 20]), "#8a6a34", shade="#1d2c2c", shade_depth=0.4)
        c.paint(
            body,
            "#d3a04a",
            to="#9a6a30",
            shade="#1f3530",
            shade_depth=0.34,
            light_from=(0.6, -0.5),
            shadow=16,
            rim="#fff0b8",
            rim_width=6,
            rim_from=(0.8, -0.6),
            shadow_offset=(-16, 22),
        )
        with c.clip(body):
            for px, py, r in ((-90, 330, 70), (-60, 130, 44), (60, 376, 46), (-130, 230, 40), (20, 90, 26)):
                c.paint(ellipse(px, py, r, r * 0.7), "#3f8a78", alpha=0.5, feather=12, rough=3)
            for by, half, sag, w in ((118, 112, 12, 6), (132, 116, 12, 3), (318, 158, 22, 6), (336, 166, 22, 3)):
                c.line([(-half, by), (0, by + sag), (half, by)], "#5a3a1e", w + 4, alpha=0.6)
                c.line([(-half, by - 3), (0, by + sag - 3), (half, by - 3)], "#f3cf7c", w, alpha=0.75)
            c.paint(limb([(66, 100), (92, 200), (110, 330)], [4, 24, 8]), "#fff3c0", alpha=0.45, feather=7)
        c.paint(ellipse(0, 412, 200, 34), "#1d2420", to="#4a3a22", rim="#f3cf7c", rim_width=4, rim_from=(0.3, 1))
        c.paint(limb([(0, 396), (36, 424), (62, 462)], [14, 14, 16]), "#6b4a26", shade="#1d2420", shade_depth=0.4)
        c.paint(circle(68, 474, 27), "#c48f42", shade="#2a2a22", shade_depth=0.4, light_from=(0.6, -0.5))


def _sound_of_fish(c: Canvas, x: float, y: float) -> None:
    """Fish that swim in rings round the bell like the rings of its sound."""
    rng = c.rng
    for radius, size, share in ((300, 0.20, 0.95), (372, 0.24, 0.8), (452, 0.29, 0.62), (540, 0.34, 0.45)):
        c.paint(circle(x, y, radius), "#dff2d4", stroke=4, alpha=0.3, feather=2)
        step = math.degrees(190 * size * 1.16 / radius)
        angle = -64 + rng.uniform(0, 6)
        while angle < 128:
            turn = angle + rng.uniform(-7, 7)
            spot = radius + rng.uniform(-9, 9)
            px, py = x + math.cos(math.radians(angle)) * spot, y + math.sin(math.radians(angle)) * spot
            inside = 60 < px < 745 and 70 < py < 1000
            alone = math.hypot(px - 150, (py - 790) * 1.3) > 100
            if inside and alone and math.hypot(px - 590, (py - 860) * 0.8) > 118:
                right = math.sin(math.radians(angle)) > 0
                body = mix("#fffbe6", "#9fd4c4", (1 - share) * 0.6 + rng.uniform(-0.1, 0.1))
                fish(
                    c,
                    px,
                    py,
                    size * rng.uniform(0.85, 1.1),
                    TEAL,
                    color=body,
                    fin=mix(body, "#2f8583", 0.45),
                    turn=turn - 90 if right else turn + 90,
                    flip=right,
                    stripes=False,
                    eye=size > 0.22,
                )
            angle += step * rng.uniform(0.95, 1.15)


def _helmet(c: Canvas, x: float, y: float) -> None:
    """A round copper diving helmet that looks to the left, its collar below."""
    copper, dark = "#d98a4a", "#3a2420"
    collar = smooth([(x - 62, y + 52), (x - 40, y + 30), (x + 44, y + 30), (x + 62, y + 56), (x + 40, y + 76),
        (x, y + 82), (x - 46, y + 76)])  # fmt: skip
    c.paint(collar, copper, shade=dark, shade_depth=0.35, light_from=(0.5, -0.7), rim="#ffe3b0", rim_from=(0.6, -0.8))
    for dx in (-44, -22, 2, 26, 46):
        c.paint(circle(x + dx, y + 62, 4), "#ffdf9c", wobble=0)
    c.paint(
        circle(x, y, 52),
        copper,
        shade=dark,
        shade_depth=0.4,
        light_from=(0.5, -0.6),
        rim="#ffe9bc",
        rim_width=6,
        rim_from=(0.7, -0.7),
    )
    c.paint(ellipse(x - 34, y, 22, 30), "#7a4a2a")
    c.paint(ellipse(x - 37, y, 15, 23), "#123039", to="#2f7d7f")
    c.paint(limb([(x - 44, y - 12), (x - 46, y), (x - 42, y + 12)], [1, 5, 1]), "#e8f5dc", alpha=0.8)
    c.paint(circle(x + 16, y - 4, 19), "#7a4a2a")
    c.paint(circle(x + 16, y - 4, 13), "#123039", to="#2f7d7f")
    for dy in (-7, 0, 7):
        c.line([(x + 3, y - 4 + dy), (x + 29, y - 4 + dy)], "#c47a3e", 2.6)
    c.paint(rect(x - 8, y - 62, 20, 16, 5), "#c47a3e", shade=dark, shade_depth=0.4)


def _diver(c: Canvas, x: float, y: float) -> None:
    """A diver in canvas dress and lead boots who leans back and pulls a rope to the upper left."""
    suit, dark, lit = "#e0c69a", "#4a4438", "#fff3d0"
    with c.at(x, y, 0.98, 13):
        for foot, knee in (((26, -16), (40, -78)), ((-44, -16), (-30, -80))):
            leg = limb([(0, -150), knee, foot], [62, 50, 40])
            c.paint(
                leg, suit if foot[0] < 0 else mix(suit, dark, 0.3), shade=dark, shade_depth=0.3, light_from=(0.5, -0.6)
            )
            fx, fy = foot
            boot = smooth([(fx + 24, fy - 14), (fx + 26, fy + 12, 1), (fx - 42, fy + 12, 1), (fx - 44, fy - 4),
                (fx - 18, fy - 20)])  # fmt: skip
            c.paint(boot, "#3a2c2c", shade="#14141a", shade_depth=0.4, rim="#c48f5a", rim_from=(0.5, -0.9))
            c.line([(fx - 40, fy + 10), (fx + 25, fy + 10)], "#8f8a78", 6)
        c.paint(limb([(-20, -236), (-70, -236), (-112, -262)], [40, 36, 28]), mix(suit, dark, 0.35), shade=dark)
        torso = smooth(
            [(-48, -250), (44, -252), (60, -190), (50, -130), (24, -112), (-30, -112), (-50, -150), (-56, -200)]
        )
        c.paint(torso, suit, shade=dark, shade_depth=0.34, light_from=(0.5, -0.6), rim=lit, rim_from=(0.8, -0.4))
        c.line([(-48, -148), (0, -138), (52, -148)], "#6b4a32", 10)
        c.paint(rect(-16, -154, 24, 22, 4), "#d3a04a", shade=dark, shade_depth=0.3)
        for fold in ([(-36, -196), (-20, -186), (-24, -168)], [(36, -200), (22, -186), (28, -170)]):
            c.line(fold, dark, 3, alpha=0.5)
        c.paint(
            limb([(40, -232), (16, -176), (-24, -180), (-66, -214)], [48, 46, 38, 28]),
            mix(suit, lit, 0.35),
            shade=dark,
            shade_depth=0.22,
            shadow=5,
            shadow_offset=(-3, 8),
            light_from=(0.5, -0.6),
            rim=lit,
            rim_width=4,
            rim_from=(0.4, -0.9),
        )
        for hx, hy in ((-114, -264), (-72, -218)):
            c.paint(ellipse(hx, hy, 18, 15), "#8a5a3a", shade="#2a1c1c", shade_depth=0.4)
        _helmet(c, 0, -296)


def _sea_floor_life(c: Canvas) -> None:
    """Weed, coral, a crab and one orange fish that goes the other way."""
    rng = c.rng
    for x, y, tall, color in ((86, 1110, 250, "#2a6a52"), (120, 1120, 180, "#3f8a5e"), (60, 1120, 150, "#1f5548"),
        (716, 1120, 200, "#2a6a52"), (744, 1130, 130, "#3f8a5e"), (330, 1128, 90, "#2a6a52")):  # fmt: skip
        sway = rng.uniform(14, 26)
        points = [(x + math.sin(k * 1.3) * sway, y - tall * k / 5) for k in range(6)]
        c.paint(
            limb(points, [16, 18, 16, 13, 9, 1]),
            color,
            shade="#0b2e3a",
            shade_depth=0.4,
            rim="#a9d89a",
            rim_from=(1, 0),
        )
    for k in range(7):
        angle = math.radians(-150 + k * 20)
        tip = (236 + math.cos(angle) * 64, 1110 + math.sin(angle) * 74)
        c.paint(
            limb([(236, 1116), ((236 + tip[0]) / 2 + 4, (1116 + tip[1]) / 2), tip], [16, 12, 11]),
            "#d96a4e",
            shade="#5a2430",
            shade_depth=0.4,
        )
    c.shadow_blob(404, 1104, 34, 7)
    for side in (-1, 1):
        c.line([(404 + side * 16, 1090), (404 + side * 34, 1078), (404 + side * 30, 1058)], "#e8643c", 6)
        c.paint(circle(404 + side * 29, 1052, 10), "#e8643c", shade="#6a2424")
        for k in range(3):
            c.line(
                [(404 + side * 14, 1096), (404 + side * (32 + k * 5), 1094 + k * 6), (404 + side * (36 + k * 4), 1106)],
                "#b8482f",
                3.4,
            )
    c.paint(ellipse(404, 1090, 26, 17), "#e8643c", shade="#6a2424", shade_depth=0.4, rim="#ffd0a0")
    for dx in (-7, 7):
        c.paint(circle(404 + dx, 1074, 4), "#1a1a22", wobble=0)
    veiltail(c, 150, 786, 112, "#f08a3c", "#f6d9a0", "#6a2414", turn=10)


@scene(
    "drowned-bells",
    "Late for Class",
    motifs="diver bell fish sea wreck crab",
    themes="call time memory duty gathering",
    moods="solemn dreamy",
    alt="At the bottom of the sea a diver in a copper helmet pulls the rope of a large bell; fish swim in "
    "rings round it, one orange fish swims away, and the diver's air hose ends loose in the water.",
    seed=422,
    clues=("school", "wake up", "ripples", "nobody hears", "deep sound", "for whom", "late again"),
)
def drowned_bells(c: Canvas) -> None:
    """A diver rings a ship's bell under the sea for a school of fish."""
    _deep_water(c)
    _sound_of_fish(c, 312, 450)
    c.paint(
        limb([(-30, 196), (240, 140), (620, 96)], [78, 62, 34]),
        "#5a4636",
        shade="#13232a",
        shade_depth=0.4,
        rim="#d8d8a0",
        rim_from=(0.5, -1),
    )
    for x, y in ((274, 136), (300, 132), (326, 128)):
        c.line([(x - 10, y - 34), (x + 6, y), (x + 2, y + 36)], "#cbb384", 12)
    for x, y, drop in ((60, 196, 110), (120, 186, 70), (470, 128, 90), (500, 122, 50)):
        c.paint(limb([(x, y), (x + 12, y + drop * 0.5), (x - 4, y + drop)], [14, 11, 1]), "#2f6a4e", rim="#a9d89a")
    _bell(c, 306, 146, 9)
    _sea_floor_life(c)
    c.line([(308, 598), (390, 690), (478, 772), (560, 838), (640, 880), (652, 980), (610, 1060)], "#f0dca8", 6)
    c.line(
        [(690, 800), (742, 720), (690, 620), (700, 520), (752, 450), (716, 400), (690, 430)],
        "#c8502f",
        12,
        rim="#ffb888",
    )
    c.shadow_blob(610, 1082, 130, 20, "#04141c", 0.7)
    _diver(c, 612, 1086)
    for x, y, r in ((640, 660, 7), (652, 630, 10), (636, 590, 6), (676, 368, 5), (682, 340, 8), (664, 300, 6)):
        c.paint(circle(x, y, r), "#e8f5dc", stroke=2.4, alpha=0.85)
    c.glow(640, 60, 420, "#fff6cc", 0.4)
