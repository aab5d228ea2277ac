"""Small doors: one in an apple, and that of a cuckoo clock."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import arch, circle, difference, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.things import clock
from painter.motifs.weather import cloud_bank, scumble
from painter.palette import EMBER, OCHRE, Color, Palette, mix
from painter.scene import scene

# -- apple-door ------------------------------------------------------------


def _suitcase(c: Canvas, x: float, y: float, scale: float, p: Palette, color: Color) -> None:
    """A strapped suitcase standing on y, about 150 wide and 110 tall."""
    dark = mix(color, p.ink, 0.65)
    brass = mix(p.glow, "#b07a34", 0.35)
    with c.at(x, y, scale):
        c.paint(difference(rect(-24, -132, 48, 40, 14), rect(-15, -123, 30, 40, 8)), dark, wobble=0.3)
        body = rect(-76, -108, 152, 108, 14)
        c.paint(body, color, shade=dark, shade_depth=0.3, rim=mix(color, p.light, 0.6), rim_width=4, wobble=0.5)
        with c.clip(body):
            for k in (-46, 46):
                c.paint(rect(k - 8, -112, 16, 116), dark, wobble=0.3)
            c.paint(circle(-8, -34, 15), mix(p.accent, p.light, 0.25), wobble=0.4)
            c.paint(poly([(8, -84), (32, -78), (28, -58), (4, -64)]), p.light, alpha=0.85, wobble=0.4)
        c.line([(-74, -74), (0, -73), (74, -74)], dark, 3, wobble=0.3)
        for k in (-46, 46):
            c.paint(rect(k - 10, -84, 20, 16, 3), brass, shade=dark, shade_depth=0.3, wobble=0.2)
        for corner_x, corner_y in ((-67, -99), (67, -99), (-67, -9), (67, -9)):
            c.paint(circle(corner_x, corner_y, 7), mix(color, p.light, 0.25), wobble=0.3)


def _drift(c: Canvas, x: float, y: float, color: Color, size: float) -> None:
    """Smoke that curls up from (x, y)."""
    for k in range(7):
        t = k / 6
        sway = math.sin(k * 1.15) * size * 0.4 + t * size * 0.5
        c.paint(
            ellipse(x + sway, y - k * size * 0.52, size * (0.2 + 0.34 * t), size * (0.18 + 0.22 * t)),
            color,
            alpha=0.62 * (1 - t * 0.6),
            feather=size * 0.12,
            texture=0.4,
        )


@scene(
    "apple-door",
    "Moving Out",
    motifs="apple door suitcase hat smoke window",
    themes="leaving home temptation autumn secrets",
    moods="wistful snug",
    alt="A large red apple with a small green door, a round lit window and a smoking stem; a suitcase with a hat on "
    "it and a folded umbrella stand outside. Behind, another apple has a bite taken out of it.",
    seed=431,
    clues=("eviction", "a day away", "neighbours", "core values", "knock knock", "season's end", "sweet home"),
)
def apple_door(c: Canvas) -> None:
    """An apple with a tiny door, and a suitcase outside."""
    p = EMBER
    _apple_table(c)
    _bitten_apple(c)
    c.paint(
        smooth([(300, 1010), (520, 986), (780, 984), (900, 1040), (820, 1100), (520, 1080)]),
        "#2a0f16",
        alpha=0.72,
        feather=16,
        texture=0,
    )
    _big_apple(c)
    _apple_front(c, p)
    _apple_leaver(c, p)


def _apple_table(c: Canvas) -> None:
    """A golden evening above a wooden table."""
    c.sky([(0, "#f6c877"), (0.45, "#fbe6b4"), (0.72, "#f0b06a"), (1, "#7a3320")], mottle=0.1)
    scumble(c, 620, 90, 0.2, region=(0, 0, 800, 920))
    c.glow(110, 260, 560, "#fff6d8", 0.65)
    for y, tall, tone in ((250, 60, "#fdf0cc"), (420, 46, "#fbe3b0")):
        cloud_bank(c, y, tall, tone, "#f0c07c", 0.55, -0.05)
    table = poly([(-20, 904), (820, 884), (820, 1230), (-20, 1230)])
    c.paint(table, "#b0602f", to="#4a1f1c", rim="#fbe0a0", rim_width=6)
    with c.clip(table):
        c.strokes(330, 0, 260, 11, 0.16, 0.42, region=(-60, 900, 800, 1200))
        for y, sag in ((962, 6), (1042, 10), (1136, 12)):
            c.line([(-20, y), (400, y - sag), (820, y - sag * 1.6)], "#3a1416", 4, alpha=0.7)
        c.glow(120, 1010, 420, "#ffdf9a", 0.42, squash=0.35)


def _bitten_apple(c: Canvas) -> None:
    """A far apple, bitten, with a dark doorway left in what remains."""
    c.shadow_blob(170, 920, 120, 16, "#3a1416", 0.5)
    body = smooth([(128, 744), (80, 752), (52, 806), (64, 876), (104, 914), (150, 908), (198, 912), (236, 866),
        (244, 800), (212, 750), (164, 746)])  # fmt: skip
    bite = union(circle(52, 776, 36), circle(44, 826, 34), circle(86, 740, 26))
    c.paint(difference(body, bite), "#cf6a3c", shade="#8a3a2c", shade_depth=0.35, feather=1.5)
    with c.clip(difference(body, moved(bite, -16, -4))):
        c.paint(bite, "#fff0cc", shade="#e8b070", shade_depth=0.2, feather=1.5)
    c.paint(limb([(146, 752), (150, 726), (162, 706)], [6, 6, 9]), "#7a4a2c", feather=1)
    c.paint(arch(132, 906, 30, 50), "#6a2420", feather=1)


def _big_apple(c: Canvas) -> None:
    """The apple itself: streaks, freckles, a dimple and a stem that smokes."""
    rng = c.rng
    body = smooth([(470, 348), (392, 306), (280, 318), (190, 400), (156, 540), (176, 710), (236, 868), (320, 976),
        (394, 1012), (470, 998), (560, 1014), (652, 966), (716, 860), (746, 700), (742, 530), (700, 396), (628, 320),
        (540, 312)])  # fmt: skip
    c.paint(body, "#c1351f", shade="#4f0f1a", shade_depth=0.36, light_from=(-0.75, -0.45), rim="#ffb070", rim_width=6)
    with c.clip(body):
        for _ in range(64):
            u = rng.uniform(-1, 1)
            x0, x1 = 466 + u * 60, 462 + u * 306
            top = 362 + rng.uniform(-10, 70)
            color = (
                rng.choice(["#f0903a", "#e8642c", "#8a1c1c", "#f6b75a"])
                if u < 0.2
                else rng.choice(["#8a1c1c", "#6a1420"])
            )
            points = [(x0, top), (x1 * 0.94 + 26, 500), (x1, 660), (x1 * 0.96 + 18, 660 + rng.uniform(40, 220))]
            c.paint(limb(points, [2, 9, 7, 1]), color, alpha=rng.uniform(0.15, 0.42), feather=2)
        for _ in range(110):
            x, y = rng.uniform(170, 740), rng.uniform(330, 990)
            c.paint(circle(x, y, rng.uniform(1.2, 3)), "#fbd79a", alpha=0.55, wobble=0.3)
        c.paint(smooth([(236, 400), (290, 372), (262, 450), (232, 560), (214, 540)]), "#fff2d0", alpha=0.5, feather=12)
        c.paint(ellipse(468, 352, 120, 40), "#3f0d16", alpha=0.75, feather=14)
        c.paint(ellipse(462, 372, 70, 22), "#d98a3c", alpha=0.45, feather=9)
    c.paint(
        limb([(466, 382), (470, 320), (492, 252), (520, 206)], [18, 15, 19, 27]),
        "#5c3524",
        shade="#2a1418",
        shade_depth=0.35,
        rim="#e8a860",
        rim_width=4,
    )
    c.paint(ellipse(521, 205, 14, 6), "#2a1418", wobble=0.3)
    _drift(c, 522, 180, "#8a5a4c", 84)
    _apple_leaf(c)


def _apple_leaf(c: Canvas) -> None:
    """One leaf on the stem."""
    leaf = smooth([(480, 300, 1), (540, 262), (630, 248), (716, 290, 1), (650, 330), (560, 338)])
    c.paint(leaf, "#6d8a3c", shade="#2c4024", shade_depth=0.3, rim="#e8e08a", rim_width=4, shadow=9)
    with c.clip(leaf):
        c.line([(480, 300), (590, 290), (716, 290)], "#3a5228", 4)
        for k in range(5):
            c.line([(530 + k * 34, 296), (556 + k * 36, 266 + k * 3)], "#3a5228", 2, alpha=0.7)
            c.line([(530 + k * 34, 296), (562 + k * 34, 322 - k)], "#3a5228", 2, alpha=0.7)


def _apple_front(c: Canvas, p: Palette) -> None:
    """The door, its step, its lamp, and a round window."""
    c.glow(380, 830, 150, "#ffd890", 0.5)
    c.paint(arch(378, 986, 124, 196), "#f0c48a", shade="#7a3320", shade_depth=0.2, shadow=6)
    leaf = arch(378, 984, 98, 178)
    c.paint(leaf, "#2f6a5c", shade="#12332f", shade_depth=0.25)
    with c.clip(leaf):
        for x in (354, 378, 402):
            c.line([(x, 800), (x, 990)], "#173f38", 3, alpha=0.8)
    c.paint(arch(378, 872, 40, 36), "#ffe3a0", wobble=0.4)
    c.line([(378, 836), (378, 872)], "#173f38", 3)
    c.paint(circle(412, 908, 6), "#ffd98a", wobble=0.2)
    c.paint(
        poly([(308, 984), (448, 984), (466, 1014), (290, 1014)]), "#d9b08a", shade="#7a4a3c", shade_depth=0.3, shadow=6
    )
    c.paint(poly([(336, 990), (420, 990), (428, 1006), (328, 1006)]), "#8a4a34", wobble=0.4)
    c.line([(434, 836), (462, 828), (480, 836), (480, 852)], "#2a1418", 5, wobble=0.2)
    c.glow(480, 866, 110, "#ffb860", 0.9)
    c.paint(rect(471, 852, 18, 26, 4), "#ffe9b0", shade="#e2803c", wobble=0.2)
    c.paint(circle(590, 690, 46), "#f0c48a", shade="#7a3320", shade_depth=0.2, shadow=5)
    c.paint(circle(590, 690, 34), "#ffdf96", shade="#e2803c", shade_depth=0.3)
    c.glow(590, 690, 150, "#ff9c4a", 0.55)
    for points in ([(590, 656), (590, 724)], [(556, 690), (624, 690)]):
        c.line(points, "#8a4a2c", 5)
    c.paint(rect(548, 734, 84, 14, 4), "#8a4a2c", shade="#3a1416", shade_depth=0.3)
    for x in (562, 580, 600, 618):
        c.line([(x, 734), (x - 3, 718)], "#5c7a34", 4)
        c.paint(circle(x - 3, 715, 7), p.light, wobble=0.5)


def _apple_leaver(c: Canvas, p: Palette) -> None:
    """The packed suitcase with hat and umbrella."""
    c.paint(smooth([(190, 1082), (330, 1066), (440, 1070), (420, 1098), (240, 1104)]), "#2a0f16", alpha=0.6, feather=8)
    with c.at(164, 1102, 1.12):
        _suitcase(c, 0, 0, 1.0, p, "#58adb0")
        _hat_and_umbrella(c, p)


def _hat_and_umbrella(c: Canvas, p: Palette) -> None:
    """A hat on the suitcase at the origin, an umbrella leaning on it."""
    c.paint(ellipse(-8, -106, 62, 13), "#4a2430", shade="#1f1013", shade_depth=0.4, shadow=4)
    c.paint(
        smooth([(-46, -108, 1), (-44, -148), (-26, -162), (-6, -154), (14, -164), (30, -148), (32, -108, 1)]),
        "#4a2430",
        shade="#1f1013",
        shade_depth=0.35,
        rim="#d9a080",
        rim_width=4,
    )
    c.line([(-46, -114), (-6, -108), (32, -114)], p.soft, 9, wobble=0.4)
    c.paint(limb([(92, -146), (80, -82), (68, 0)], [8, 26, 4]), "#e8b24a", shade="#8a5a24", shade_depth=0.4)
    c.line([(92, -144), (98, -178), (112, -188), (122, -178)], "#5c3524", 6, wobble=0.3)


# -- cuckoo-home -----------------------------------------------------------


@scene(
    "cuckoo-home",
    "Half Past Late",
    motifs="clock cuckoo suitcase moonlight eyes cobweb",
    themes="return lateness guilt home time",
    moods="sheepish hushed",
    alt="A cuckoo in a red scarf stands with a suitcase before the closed doors of a dark cuckoo clock. Two eyes look "
    "out of the small window above, and a cobweb hangs on the pendulum.",
    seed=761,
    clues=("overtime", "late home", "wrong address", "time off", "sneaking in", "tick", "prodigal son"),
)
def cuckoo_home(c: Canvas) -> None:
    """The cuckoo comes home to a dark clock."""
    p = OCHRE
    _moonlit_wall(c)
    with c.at(8, 34, 0.95):
        _clock_case(c, p)
        _clock_gable(c)
        _clock_below(c)
        with c.at(352, 492, 1.2, 0, True):
            _cuckoo(c, p)


def _moonlit_wall(c: Canvas) -> None:
    """Wallpaper at night with the light of a window on it."""
    c.sky([(0, "#86632f"), (0.45, "#b08543"), (1, "#5c3f22")], mottle=0.06)
    for i in range(11):
        for j in range(13):
            x, y = 20 + i * 80 + (40 if j % 2 else 0), 40 + j * 92
            c.paint(smooth([(x, y - 26), (x + 17, y), (x, y + 26), (x - 17, y)]), "#cfa158", alpha=0.45, wobble=0.7)
            c.paint(circle(x, y, 5), "#6b4f30", alpha=0.5)
    scumble(c, 220, 110, 0.05)
    for x, y in ((-60, 300), (120, 340), (-60, 640), (120, 680)):
        pane = poly([(x, y), (x + 160, y + 36), (x + 160, y + 340), (x, y + 304)])
        c.beam(pane, "#e6f4ea", 0.56, 6)


def _clock_case(c: Canvas, p: Palette) -> None:
    """The body of the clock with its dial."""
    wood, dark = "#5b3823", "#1f1412"
    body = smooth([(262, 500, 1), (766, 500, 1), (752, 760), (770, 960, 1), (640, 1010), (514, 1044), (390, 1010),
        (258, 960, 1), (276, 760)])  # fmt: skip
    c.paint(
        body,
        wood,
        to="#3a2319",
        shade=dark,
        shade_depth=0.14,
        rim="#c9b486",
        rim_width=6,
        shadow=26,
        shadow_offset=(26, 22),
    )
    with c.clip(body):
        c.strokes(260, 90, 160, 10, 0.18, 0.4, region=(250, 500, 780, 1010))
        for x in (346, 430, 600, 684):
            c.line([(x, 520), (x, 1040)], dark, 4, alpha=0.7)
    for k in range(20):
        angle = k * math.tau / 20
        x, y = 514 + math.cos(angle) * 178, 752 + math.sin(angle) * 178
        leaf = smooth([(0, -30, 1), (16, -4), (0, 26, 1), (-16, -4)])
        c.paint(moved(leaf, x, y, 1, math.degrees(angle) + 60), "#7a5230", shade=dark, shade_depth=0.35, rim="#d9be86")
    clock(c, 514, 752, 134, p, "#cdb98a", "#6b4528", 2, 36)
    c.paint(difference(circle(514, 752, 134), circle(490, 728, 140)), dark, alpha=0.6, feather=16, texture=0)
    for x in (318, 712):
        _dark_window(c, x, 680)


def _dark_window(c: Canvas, x: float, y: float) -> None:
    """A shuttered window without light."""
    c.paint(arch(x, y, 54, 86), "#8a623a", shade="#2a1a14", shade_depth=0.2, rim="#d9be86")
    c.paint(arch(x, y - 6, 38, 70), "#15121c")
    c.line([(x, y - 76), (x, y - 6)], "#5b3823", 4)
    c.line([(x - 19, y - 36), (x + 19, y - 36)], "#5b3823", 4)


def _clock_gable(c: Canvas) -> None:
    """The gable with the closed doors, the small window with eyes, and the roof boards."""
    dark = "#1f1412"
    gable = poly([(514, 96), (852, 520), (176, 520)])
    c.paint(gable, "#3d261b", to="#2c1a15")
    with c.clip(gable):
        c.strokes(160, 90, 140, 9, 0.2, 0.4, region=(180, 120, 800, 520))
        c.beam(poly([(180, 200), (420, 240), (440, 520), (180, 520)]), "#cfdcb8", 0.24, 30)
    c.paint(arch(548, 490, 168, 210), "#7a5230", shade=dark, shade_depth=0.15, rim="#d9be86", shadow=6)
    doors = arch(548, 490, 134, 188)
    c.paint(doors, "#23424a", shade="#0d1c24", shade_depth=0.3)
    with c.clip(doors):
        c.line([(548, 290), (548, 490)], "#0a1218", 6)
        for x in (515, 581):
            c.paint(rect(x - 19, 370, 38, 100, 6), "#35606a", stroke=4, wobble=0.3)
            c.paint(smooth([(x, 344), (x + 9, 334), (x, 324), (x - 9, 334)]), "#0d1c24", wobble=0.3)
    for x in (536, 560):
        c.paint(circle(x, 416, 5), "#d9a24a", wobble=0.2)
    c.paint(circle(514, 226, 42), "#7a5230", shade=dark, shade_depth=0.2, rim="#d9be86")
    c.paint(circle(514, 226, 30), "#100d16")
    for x in (500, 524):
        c.paint(ellipse(x, 228, 8, 6.5), "#f2dc9a", wobble=0.2)
        c.paint(circle(x - 3, 229, 3.6), "#14101a", wobble=0)
    for points in ([(514, 52), (130, 532)], [(514, 52), (900, 532)]):
        _roof_board(c, points)
    c.paint(rect(214, 486, 508, 30, 6), "#8a623a", shade=dark, shade_depth=0.35, rim="#e8d4a0", rim_width=5, shadow=12)
    c.paint(rect(500, 476, 100, 12, 4), "#a8512c", shade="#4a1f1c", wobble=0.4)


def _roof_board(c: Canvas, points: list[tuple[int, int]]) -> None:
    """One sloping roof board with carved scallops and leaves."""
    (x0, y0), (x1, y1) = points
    side = 1 if x1 > x0 else -1
    for k in range(11):
        t = 0.06 + k * 0.092
        x, y = x0 + (x1 - x0) * t - side * 12, y0 + (y1 - y0) * t + 34
        c.paint(circle(x, y, 25), "#5b3823", shade="#1f1412", shade_depth=0.35, rim="#b08a58", rim_width=3)
        c.paint(circle(x, y + 3, 8), "#23160f", wobble=0.3)
    board = limb([(x0, y0 - 6), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], [44, 46, 56])
    c.paint(board, "#7a5230", shade="#2a1a14", shade_depth=0.3, rim="#f0dcaa", rim_width=5, shadow=10)
    with c.clip(board):
        c.strokes(60, math.degrees(math.atan2(y1 - y0, x1 - x0)), 120, 7, 0.2, 0.4, region=(0, 30, 800, 540))


def _clock_below(c: Canvas) -> None:
    """The stopped pendulum with its cobweb, chains and pine-cone weights."""
    for x, y in ((404, 1086), (648, 1060)):
        for k in range(int((y - 1010) / 13)):
            c.paint(ellipse(x, 1004 + k * 13, 4, 7), "#c9a25c", stroke=2.6, wobble=0.2)
        for row in range(6):
            for k in range(-2, 3):
                width = 20 - abs(row - 2.5) * 5
                c.paint(
                    ellipse(x + k * width * 0.5, y - 20 + row * 14, 9, 11),
                    "#7a5230",
                    shade="#1f1412",
                    shade_depth=0.4,
                    rim="#c9a878",
                    rim_width=2,
                )
    c.line([(516, 1030), (522, 1090)], "#b08a50", 6)
    c.paint(circle(524, 1104, 36), "#c99a4a", shade="#4a2f1c", shade_depth=0.35, rim="#fff0c4", rim_width=5, shadow=8)
    for angle in (20, 50, 80, 110):
        a = math.radians(angle)
        c.line([(440, 1024), (440 + math.cos(a) * 96, 1024 + math.sin(a) * 96)], "#efe6cc", 1.6, alpha=0.75)
    for reach in (28, 52, 76):
        points = [
            (
                440 + math.cos(math.radians(a)) * (reach - (4 if a % 30 else 0)),
                1024 + math.sin(math.radians(a)) * (reach - (4 if a % 30 else 0)),
            )
            for a in range(20, 111, 15)
        ]
        c.line(points, "#efe6cc", 1.5, alpha=0.7)


def _cuckoo(c: Canvas, p: Palette) -> None:
    """A cuckoo that faces left, feet on the origin, a suitcase in its wing; about 190 tall."""
    blue, dark = "#7fa3ab", "#2a4650"
    c.shadow_blob(0, 0, 60, 8, "#120c0c", 0.6)
    c.paint(limb([(30, -66), (84, -26), (132, 22)], [40, 34, 26]), mix(blue, dark, 0.6), shade=dark, shade_depth=0.3)
    for t in (0.35, 0.6, 0.85):
        c.paint(circle(38 + 90 * t, -58 + 76 * t, 4), "#efe6cc", wobble=0.3)
    for x in (-18, 4):
        c.line([(x + 4, -34), (x, -4)], "#d9a24a", 5, wobble=0.2)
        c.line([(x - 14, -1), (x, -4), (x + 8, 0)], "#d9a24a", 4, wobble=0.2)
    body = smooth([(-64, -150), (-54, -176), (-28, -190), (0, -180), (16, -154), (34, -110), (50, -68), (34, -32),
        (-4, -22), (-36, -38), (-52, -76), (-52, -118)])  # fmt: skip
    c.paint(body, blue, shade=dark, shade_depth=0.3, light_from=(0.5, -0.6), rim="#eaf4e0", rim_width=5)
    with c.clip(body):
        c.paint(smooth([(-70, -116), (-30, -106), (-8, -80), (0, -40), (-4, -10), (-70, -10)]), "#f4ead0")
        for k in range(6):
            c.line([(-62, -96 + k * 14), (-34, -88 + k * 13), (-8, -86 + k * 13)], "#6a5a4a", 3, alpha=0.75, wobble=0.4)
    c.paint(smooth([(-60, -164, 1), (-94, -150, 1), (-60, -146, 1)]), "#e0a03c", shade="#7a4a20", wobble=0.2)
    c.paint(circle(-38, -162, 7), "#f0c85a", wobble=0.2)
    c.paint(circle(-39, -161, 4), "#14101a", wobble=0)
    c.line([(-48, -172), (-38, -173), (-29, -168)], dark, 3, wobble=0.2)
    _cuckoo_luggage(c, p, blue, dark)


def _cuckoo_luggage(c: Canvas, p: Palette, blue: Color, dark: Color) -> None:
    """Scarf, cap, and the wing that holds the suitcase."""
    c.paint(limb([(-58, -132), (-20, -120), (20, -138)], [18, 24, 16]), "#c8452c", shade="#5a1c18", shade_depth=0.3)
    c.paint(limb([(16, -138), (58, -150), (88, -128)], [16, 22, 26]), "#c8452c", shade="#5a1c18", shade_depth=0.3)
    _suitcase(c, 58, 0, 0.6, p, "#b0723a")
    wing = smooth([(-14, -118), (10, -128), (36, -112), (60, -88), (70, -70, 1), (52, -66), (56, -54, 1), (38, -58),
        (34, -46, 1), (8, -66), (-12, -92)])  # fmt: skip
    c.paint(wing, mix(blue, dark, 0.3), shade=dark, shade_depth=0.35, rim="#d8e8dc", rim_width=4)
    c.paint(
        smooth([(-60, -178), (-48, -204), (-18, -212), (10, -196), (10, -180), (-26, -190)]),
        "#4a3326",
        shade="#1f1412",
        shade_depth=0.3,
        rim="#c9a878",
    )
    c.paint(smooth([(-54, -186), (-82, -178), (-66, -172), (-46, -180)]), "#33231d")
