"""Mountains: a teapot that erupts, and a peak of bottles."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, Points, arch, circle, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird, gulls
from painter.motifs.land import hill, mountain, pine, waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import stars
from painter.palette import EMBER, TEAL, Color, mix
from painter.scene import scene

# -- tea-volcano -----------------------------------------------------------


POT = union(
    smooth([(330, 440), (372, 360), (452, 318), (540, 316), (622, 352), (672, 430), (684, 540), (664, 660),
        (700, 800, 1), (300, 800, 1), (330, 660), (312, 540)]),
    smooth([(340, 640), (262, 592), (222, 500), (196, 440), (158, 422, 1), (170, 388), (214, 390, 1), (246, 410),
        (276, 470), (330, 510)]),
)  # fmt: skip
RUNS = ((((470, 324), (452, 420), (462, 540), (420, 660), (440, 810)), 22.0), (((560, 326), (590, 390), (596, 440),
    (604, 500), (600, 530)), 15.0), (((404, 340), (374, 396), (362, 440), (356, 500), (358, 600)), 9.0), (((626, 356),
    (650, 440), (640, 560), (664, 680), (650, 810)), 12.0))  # fmt: skip
"""Where tea runs down the pot: points and width."""
TEA, TEA_DARK, TEA_LIGHT = "#f08a2c", "#b8431c", "#ffe09a"


def _ember_sky(c: Canvas) -> None:
    """A smouldering evening behind far red ranges."""
    c.sky(
        [(0, "#2a1018"), (0.2, "#5a1f26"), (0.42, "#a93c2a"), (0.58, "#e2803c"), (0.66, "#f6bd6a"), (1, "#3a1418")],
        0.12,
    )
    c.strokes(850, 0, 170, 22, 0.08, 0.36, center=(500, 330))
    c.glow(490, 330, 420, "#ffb45c", 0.55)
    far = [(-40, 740), (60, 660), (150, 720), (250, 640), (380, 730), (560, 690), (700, 640), (780, 700), (860, 660)]
    mountain(c, far, "#b8533a", "#7a2a28", to="#e09a5c", bottom=840)
    c.mist(770, 80, "#f2b878", 0.5)


def _plume(c: Canvas) -> None:
    """The column of steam over the pot, lit from below, with drops of glowing tea."""
    for k in range(70, -1, -1):
        high = k / 70
        spread = 46 + 190 * high**0.8
        x = 470 + c.rng.uniform(-1, 1) * spread + 40 * high
        y = 290 - 300 * high + c.rng.uniform(-16, 16)
        tone = mix("#ffd9a0", "#4a2028", min(1, high * 1.25))
        c.paint(circle(x, y, 34 + 46 * high * c.rng.uniform(0.7, 1.1)), tone, shade=mix(tone, "#1f0c12", 0.55), rough=4,
            shade_depth=0.42, light_from=(0.1, 0.8), rim=mix("#ffe3a8", "#8f4038", min(1, high * 1.1)),
            rim_from=(0.1, 1), rim_width=4)  # fmt: skip
    for _ in range(60):
        angle, reach = c.rng.uniform(-2.7, -0.4), c.rng.uniform(50, 270)
        x, y = 472 + math.cos(angle) * reach, 300 + math.sin(angle) * reach
        c.paint(ellipse(x, y, c.rng.uniform(2, 5), c.rng.uniform(3, 8)), TEA_LIGHT, texture=0)
        c.glow(x, y, 24, "#ffb45c", 0.6)


def _pot(c: Canvas) -> None:
    """The teal teapot as a mountain: handle, glaze like snow, cracks of glowing tea, pines at its foot."""
    handle = [(652, 420), (730, 400), (764, 470), (742, 570), (672, 630)]
    c.paint(limb(handle, [34, 32, 32, 34, 40]), "#2f7d88", shade="#0e2a38", shade_depth=0.3, rim="#ffd09a")
    c.paint(POT, "#4a9ca4", to="#1f5a68", shade="#0c2634", shade_depth=0.2, rim="#ffdca8", rim_width=6, shadow=14)
    with c.clip(POT):
        c.strokes(220, 80, 110, 15, 0.1, 0.4, region=(160, 320, 700, 800))
        glaze = smooth([(320, 300, 1), (700, 300, 1), (690, 470), (660, 440), (632, 500), (600, 430), (566, 470),
            (536, 410), (498, 520), (462, 420), (430, 460), (398, 410), (366, 500), (326, 440)])  # fmt: skip
        c.paint(glaze, "#fbeed4", shade="#d39a78", shade_depth=0.1, rim="#ffffff")
        for points, wide in RUNS:
            c.paint(limb(points, [wide * 1.5, wide * 1.2, wide * 1.1, wide * 1.5, wide * 1.8]), TEA_DARK, rough=2)
            c.paint(limb(points, [wide, wide * 0.7, wide * 0.6, wide, wide * 1.2]), TEA, to=TEA_LIGHT, rough=2)
            for x, y in points[1:]:
                c.glow(x, y, 70, "#ff9a3c", 0.35)
    c.paint(ellipse(496, 322, 96, 20), "#3a1418", rim="#fbeed4", rim_width=6)
    c.paint(ellipse(496, 325, 80, 13), TEA_LIGHT, texture=0)
    c.glow(496, 320, 200, "#ffd080", 0.9)
    with c.at(628, 214, 1, 24):
        lid = smooth([(-98, 22, 1), (-80, -14), (-30, -40), (30, -40), (80, -14), (98, 22, 1), (0, 34)])
        c.paint(lid, "#4a9ca4", shade="#0c2634", shade_depth=0.3, rim="#ffdca8", rim_from=(-0.4, 1), shadow=8)
        c.paint(circle(0, -54, 19), "#fbeed4", shade="#b86a50", shade_depth=0.4)


def _pour(c: Canvas) -> None:
    """The glowing tea from the spout to the cup at the foot of the mountain."""
    fall = [(204, 398), (174, 408), (160, 460), (158, 620), (160, 852)]
    c.paint(limb(fall, [26, 34, 36, 40, 54]), "#ff9a3c", alpha=0.35, feather=16, texture=0)
    c.paint(limb(fall, [14, 26, 26, 28, 40]), TEA, to="#ffc45c", shade=TEA_DARK, shade_depth=0.25)
    for dx, start in ((-7, 500), (1, 440), (8, 560)):
        c.paint(limb([(160 + dx, start), (159 + dx, 680), (160 + dx * 1.3, 846)], [1, 4, 2]), TEA_LIGHT, texture=0)
    for y in range(450, 860, 90):
        c.glow(160, y, 110, "#ff9a3c", 0.3)
    c.paint(ellipse(160, 856, 40, 9), "#fff3d0", alpha=0.9, feather=3, texture=0)
    drops = [circle(160 + c.rng.uniform(-60, 60), 838 + c.rng.uniform(-34, 8), c.rng.uniform(2, 5)) for _ in range(16)]
    c.paint(group(*drops), TEA_LIGHT, texture=0, wobble=0.3)
    c.glow(160, 850, 160, "#ffd080", 0.7)


def _cup(c: Canvas, x: float, y: float, width: float, glaze: Color, roofed: bool = True) -> None:
    """A house that is a cup on a saucer: lit door and windows, a handle, an upturned saucer for a roof."""
    dark = mix(glaze, EMBER.ink, 0.65)
    c.shadow_blob(x + width * 0.1, y + width * 0.04, width * 0.85, width * 0.1, EMBER.ink, 0.6)
    with c.at(x, y, width / 100):
        c.paint(ellipse(0, 0, 82, 13), glaze, shade=dark, shade_depth=0.3, rim="#ffe3b0", rim_width=4)
        c.paint(circle(56, -52, 20), glaze, stroke=11, shade=dark, rim="#ffe3b0", rim_width=3)
        body = smooth(
            [(-54, -92, 1), (54, -92, 1), (50, -50), (34, -14), (24, -2, 1), (-24, -2, 1), (-34, -14), (-50, -50)]
        )
        c.paint(body, glaze, shade=dark, shade_depth=0.32, rim="#ffe9c0", rim_width=4)
        with c.clip(body):
            c.paint(rect(-60, -84, 120, 7), EMBER.accent, alpha=0.9)
        for wx in (-26, 20):
            c.glow(wx, -58, 34, EMBER.glow, 0.6)
            c.paint(rect(wx - 8, -68, 16, 19, 4), "#ffe09a", texture=0.3)
        c.paint(arch(-3, -3, 20, 32), "#5a2a20", rim="#ffd08a")
        if roofed:
            roof = smooth([(-70, -88, 1), (-40, -106), (-12, -120), (12, -120), (40, -106), (70, -88, 1), (0, -80)])
            c.paint(roof, mix(glaze, "#a93c2a", 0.75), shade=EMBER.ink, shade_depth=0.3, rim="#ffcf94", rim_width=4)
            c.paint(rect(-9, -134, 18, 16, 5), glaze, shade=dark)
        else:
            c.paint(ellipse(0, -92, 54, 12), TEA_DARK, rim="#fff0d0", rim_width=4)
            c.paint(ellipse(0, -91, 46, 8), TEA_LIGHT, texture=0)


def _tea_village(c: Canvas) -> None:
    """Terraces with cup houses, the river of tea, a spoon for a bridge, people with their own cups."""
    hill(c, 800, 14, "#6d2a24", to="#4a1a1e", rim="#f0a868")
    for k in range(15):
        pine(
            c,
            236 + k * 38 + c.rng.uniform(-8, 8),
            812 + c.rng.uniform(-8, 10),
            c.rng.uniform(34, 64),
            "#2f1a20",
            rim="#d9703c",
        )
    for x, y, width, tint in ((300, 868, 56, "#e8cfa8"), (398, 856, 50, "#d99a6c"), (486, 866, 60, "#f3e2c0"),
        (584, 858, 52, "#cf7f5c"), (676, 870, 62, "#e8cfa8"), (740, 862, 44, "#f3e2c0")):  # fmt: skip
        _cup(c, x, y, width, tint)
    hill(c, 900, 12, "#5a2022", to="#33141a", rim="#b8603c", rim_width=3)
    c.strokes(200, 4, 90, 12, 0.18, 0.4, region=(0, 900, 800, 1190))
    river = smooth([(150, 972, 1), (210, 972, 1), (260, 1010), (390, 1036), (560, 1030), (690, 1070), (840, 1130, 1),
        (840, 1240, 1), (640, 1200), (520, 1110), (400, 1096), (250, 1060), (170, 1000)])  # fmt: skip
    c.paint(river, TEA_DARK, rim="#ffcf94", rim_from=(0, -1), rim_width=4)
    with c.clip(river):
        c.paint(moved(river, 6, 14), TEA, feather=8)
        c.strokes(120, 8, 100, 10, 0.12, 0.5, region=(80, 950, 800, 1200))
        c.strokes(40, 10, 90, 6, 0.05, 0.7, region=(200, 1000, 780, 1180), colors=[TEA_LIGHT, "#ffc45c"])
    for x, y in ((200, 1010), (340, 1060), (500, 1070), (640, 1110)):
        c.glow(x, y, 150, "#ff9a3c", 0.4, squash=0.6)
    _cup(c, 166, 976, 128, "#f6e8cc", roofed=False)
    _cup(c, 382, 972, 92, "#e3b088")
    _cup(c, 584, 966, 112, "#f6e8cc")
    _cup(c, 188, 1128, 116, "#d9906a")
    for x, y in ((302, 796), (398, 790), (486, 790), (584, 790), (382, 846), (584, 816), (190, 970)):
        curl = [(x, y), (x + 7, y - 18), (x - 5, y - 36), (x + 8, y - 58)]
        c.paint(limb(curl, [3, 7, 9, 3]), "#ffe3b8", alpha=0.4, feather=3, texture=0)
    for x, y in ((474, 990), (498, 992), (486, 974), (716, 960), (738, 964)):
        c.shadow_blob(x + 6, y + 10, 16, 4, EMBER.ink, 0.5)
        c.paint(rect(x - 11, y - 11, 22, 21, 2), "#fff3dc", shade="#c98a6c", shade_depth=0.3, rim="#ffffff", wobble=0.4)


def _tea_people(c: Canvas) -> None:
    """A spoon across the river and villagers who hold out their cups; one has an umbrella instead."""
    bowl = smooth([(640, 1000), (690, 984), (736, 1004), (742, 1036), (700, 1056), (652, 1040)])
    c.paint(union(limb([(470, 1152), (560, 1100), (660, 1034)], [16, 12, 15]), bowl), "#d9d2c4", shade="#6a5a58",
        shade_depth=0.2, rim="#ffffff", shadow=8)  # fmt: skip
    c.paint(ellipse(694, 1020, 36, 21), "#a39a94", shade="#5a4a48", shade_depth=0.4)
    lifting = Pose(near=(-0.26, -0.98), far=(-0.2, -0.6), near_hand="grip", tilt=24)
    folk = ((420, 1158, 116, Look(skin="#6d452f", hair_style="afro", top="#e9b04a", clothes="dress"), True),
        (340, 1160, 108, Look(skin="#e8bd97", hair="#e8e4d8", age="old", top="#3f93a0", hair_style="bun"), False),
        (560, 1104, 74, Look(skin="#c98f66", age="child", top="#f3e2c0", clothes="shirt", bottom="#3a2a38"),
            False))  # fmt: skip
    for x, y, size, look, flip in folk:
        held = figure(c, x, y, size, EMBER, look, lifting, flip=flip, rim="#ffcf94")
        hx, hy = held.near
        cup = smooth([(-9, -9, 1), (9, -9, 1), (7, 1), (3, 5), (-3, 5), (-7, 1)])
        c.paint(moved(cup, hx, hy - 4, size / 80), "#fff3dc", shade="#b87a5c")


def _tea_bag(c: Canvas, x: float, y: float) -> None:
    """A tea bag that has taken off as a balloon, with a thimble for a basket."""
    c.glow(x + 20, y + 10, 110, "#ffb45c", 0.4)
    bag = poly([(-34, -44), (-22, -62), (22, -62), (34, -44), (38, 40), (-38, 40)])
    with c.at(x, y, 1, -7):
        for dx in (-30, 30):
            c.line([(dx, 40), (dx * 0.4, 92)], "#f6e0b8", 1.8)
        c.paint(
            bag, "#f3dcb4", to="#c98a5c", shade="#7a3a2c", light_from=(0.7, 0.5), rim="#fff0d0", rim_from=(0.8, 0.3)
        )
        c.paint(
            smooth([(-32, 36, 1), (-34, 4), (-8, -8), (16, 2), (33, -4), (34, 36, 1)]), "#6d3420", alpha=0.75, rough=3
        )
        c.line([(-22, -60), (22, -60)], "#8a5a44", 2)
        c.paint(poly([(-15, 92), (15, 92), (11, 114), (-11, 114)]), "#b9b2b0", shade="#4a3a40", rim="#fff6e0")
        for dx, tint in ((-6, "#3f93a0"), (6, "#e9b04a")):
            c.paint(circle(dx, 80, 5.5), "#6d452f" if dx < 0 else "#e8bd97", wobble=0.2)
            c.paint(rect(dx - 5, 85, 10, 9, 3), tint, wobble=0.2)


@scene(
    "tea-volcano",
    "Five O'Clock",
    motifs="teapot volcano cups village spoon steam",
    themes="danger hospitality anger ritual abundance",
    moods="festive ominous",
    alt="A huge teal teapot with a blown-off lid erupts steam and glowing tea over pines; tea pours from its spout "
    "into a village whose houses are cups, and people with raised cups stand by a river of tea crossed by a spoon. A "
    "tea bag flies as a balloon.",
    seed=6207,
    clues=("teacup storm", "boiling point", "tea time", "pompeii", "whistle", "too much"),
)
def tea_volcano(c: Canvas) -> None:
    """A teapot that erupts over a village of cups."""
    _ember_sky(c)
    _plume(c)
    with c.at(-18, 0):
        _pot(c)
    _tea_village(c)
    _pour(c)
    _tea_people(c)
    _tea_bag(c, 136, 190)


# -- glass-mountain --------------------------------------------------------


SUMMIT = (512.0, 246.0)
GLASSES = ("#2f8583", "#1f6a74", "#4a9a86", "#27596e", "#3a7a5e", "#5aa6a0", "#6f8f4a")


def _bottle_shape(kind: int) -> Path:
    """A standing bottle, its foot at the origin, 100 units tall; three kinds of shoulders."""
    if kind == 0:
        return smooth([(-19, 0, 1), (-20, -40), (-18, -56), (-8, -68), (-7, -98, 1), (7, -98, 1), (8, -68), (18, -56),
            (20, -40), (19, 0, 1)])  # fmt: skip
    if kind == 1:
        return smooth([(-26, 0, 1), (-30, -26), (-24, -50), (-8, -62), (-7, -90, 1), (7, -90, 1), (8, -62), (24, -50),
            (30, -26), (26, 0, 1)])  # fmt: skip
    return smooth(
        [(-17, 0, 1), (-17, -62, 1), (-9, -72), (-8, -94, 1), (8, -94, 1), (9, -72), (17, -62, 1), (17, 0, 1)]
    )


def _bottle(c: Canvas, x: float, y: float, size: float, turn: float, lit: bool, depth: float) -> None:
    """One bottle with a rolled letter in it; lit ones glow, depth (0 near, 1 far) greys them."""
    kind = c.rng.randrange(3)
    shape = _bottle_shape(kind)
    glass = mix(c.rng.choice(GLASSES), "#8fc1ae", depth * 0.35)
    with c.at(x, y, size / 100, turn):
        if lit:
            c.glow(0, -34, 120, "#ffb85a", 0.55)
            glass = mix(glass, "#f0b050", 0.7)
        else:
            glass = mix(glass, "#0c2f3c", 0.34)
        dark = "#7a3f1c" if lit else "#08222c"
        c.paint(
            shape,
            mix(glass, "#bfe6d0", 0.15),
            to=mix(glass, dark, 0.5),
            shade=dark,
            shade_depth=0.3,
            shade_alpha=0.7,
            rim="#fff0c0" if lit else "#d4f2e0",
            rim_width=6,
            shadow=5 * size / 100,
            shadow_color="#04141c",
            wobble=0.35,
        )
        paper = mix("#fff3d0", "#ffd98a", 0.4) if lit else mix("#cfd8bc", glass, 0.5)
        with c.at(0, 0, 1, c.rng.uniform(-16, 16)):
            c.paint(rect(-8, -56, 16, 48, 4), paper, shade=mix(paper, "#6b4a2a", 0.5), shade_depth=0.3, wobble=0.3)
            c.paint(rect(-9, -36, 18, 6), "#c8502f" if lit else "#74443e", wobble=0.2)
        if lit:
            c.glow(0, -34, 56, "#fff0b8", 0.85)
        c.paint(limb([(-12, -8), (-13, -32), (-10, -52)], [2, 5, 2]), "#f2fff6", alpha=0.6, texture=0, wobble=0.2)
        top = (98, 90, 94)[kind]
        c.paint(rect(-6.5, -top - 7, 13, 13, 3), "#a8713f", shade="#4a2c1c", rim="#e8c08a", wobble=0.2)


def _glass_night(c: Canvas) -> None:
    """A green night with a pale veil of light behind the summit, and the sea at the foot."""
    c.sky([(0, "#0d3a46"), (0.18, "#23696c"), (0.4, "#5aa896"), (0.6, "#8cc4a8"), (0.78, "#4f9a90"), (1, "#0c2c36")])
    c.strokes(900, 84, 200, 22, 0.06, 0.38)
    stars(c, 60, TEAL, (40, 40, 760, 420))
    c.glow(SUMMIT[0], 190, 420, "#e0f4cc", 0.65)
    for x, lean, alpha in ((430, -60, 0.16), (560, 30, 0.22), (660, 90, 0.14)):
        c.beam(poly([(x - 10, 330), (x + 30, 330), (x + lean + 60, 20), (x + lean - 50, 20)]), "#d4f4d0", alpha, 18)
    range_far: Points = [(-40, 760), (80, 690), (170, 740), (300, 660), (700, 700), (760, 640), (860, 720)]
    c.paint(smooth([*range_far, (860, 1200, 1), (-40, 1200, 1)]), "#5a9f92", to="#2f7a78", rim="#c4e2cc")
    c.mist(790, 100, "#b4dcc0", 0.55)
    waves(c, 1010, "#1b5a66", "#a9d4c0", height=7, to="#0c2c36")


def _mountain_side(y: float) -> tuple[float, float]:
    """The left and the right edge of the glass mountain at height y."""
    t = (y - SUMMIT[1]) / (1130 - SUMMIT[1])
    left = SUMMIT[0] - 24 - 500 * t**1.12 + 20 * math.sin(t * 9)
    right = SUMMIT[0] + 24 + 230 * t**0.9 + 16 * math.sin(t * 11 + 1)
    return left, right


def _heap(c: Canvas) -> None:
    """The mountain: rows of bottles from the summit down, small and pale above, large below."""
    edge = [_mountain_side(y) for y in range(250, 1180, 60)]
    core = smooth(
        [
            *((left + 22, 250 + i * 60) for i, (left, _) in enumerate(edge)),
            *((edge[i][1] - 22, 250 + i * 60) for i in range(len(edge) - 1, -1, -1)),
        ]
    )
    c.paint(core, "#123c48", to="#0a2530")
    y, row = SUMMIT[1] + 26, 0
    while y < 1190:
        t = (y - SUMMIT[1]) / 900
        size = 62 + 78 * t
        left, right = _mountain_side(y)
        gap = size * 0.46
        count = max(1, round((right - left) / gap))
        order = list(range(count + 1))
        c.rng.shuffle(order)
        for i in order:
            x = left + (right - left) * i / count + c.rng.uniform(-6, 6)
            lean = (x - (left + right) / 2) / max(60.0, right - left) * 46 + c.rng.uniform(-16, 16)
            vein = left + (right - left) * (0.52 + 0.26 * math.sin(t * 7.5 + 0.6))
            lit = abs(x - vein) < gap * 0.62 or (i * 5 + row * 3) % 23 == 0
            _bottle(c, x, y + c.rng.uniform(-8, 8), size * c.rng.uniform(0.9, 1.12), lean, lit, 1 - t)
        c.glow(
            left + (right - left) * (0.52 + 0.26 * math.sin(t * 7.5 + 0.6)), y - size * 0.4, size * 1.5, "#ff9f3c", 0.34
        )
        y += size * 0.56
        row += 1


READER = Look("#f0cdb0", "#5a2a1c", "braids", top=TEAL.accent, bottom="#3a2a38", hat="woolly", hat_color="#f5ecd0")
CLIMBERS = (
    Look("#6b432e", "#1e1718", "afro", clothes="shirt", top="#e3c25c", bottom="#274a5c"),
    Look("#dca988", "#dcd8d2", age="old", top="#8a4a5a", bottom="#2a2c3c", hat="cap", hat_color="#3a2a38"),
    Look("#a86f48", "#2a1c1c", "long", clothes="shirt", top="#f0e2c8", bottom="#5a3a4a"),
)


def _reader(c: Canvas) -> None:
    """The first climber, at the top, with a letter in her hands."""
    pose = Pose(near=(-0.22, -0.62), far=(-0.26, -0.60), near_hand="grip", far_hand="grip", tilt=-14)
    held = figure(c, SUMMIT[0] + 4, SUMMIT[1] - 46, 132, TEAL, READER, pose, shadow=0)
    x, y = held.near
    c.glow(x - 6, y - 8, 70, "#ffe3a0", 0.8)
    letter = smooth([(-15, -13, 1), (12, -15, 1), (15, 10), (13, 15, 1), (-12, 14, 1)])
    c.paint(moved(letter, x - 9, y - 6, 1, -8), "#fff6dc", shade="#c9a86a", wobble=0.3)


def _climbers(c: Canvas) -> None:
    """The three who follow on her rope, each with a lamp at the belt."""
    pose = Pose("walk", view="back", near=(0.22, -1.0), far=(-0.16, -0.78), near_hand="grip", far_hand="grip", tilt=6)
    rope = [(SUMMIT[0] - 4, SUMMIT[1] - 100)]
    places = [(_mountain_side(y)[0] + dx, float(y)) for y, dx in ((486, 62), (720, 84), (980, 124))]
    for x, y in places:
        c.shadow_blob(x + 8, y - 60, 52, 76, "#04141c", 0.55)
        belt = (x + 20, y - 70)
        rope.extend([((rope[-1][0] + belt[0]) / 2 - 26, (rope[-1][1] + belt[1]) / 2 + 10), belt])
    c.line(rope, "#f0d9a0", 3.2, alpha=0.95)
    for (x, y), look in zip(places, CLIMBERS, strict=True):
        figure(c, x, y, 150, TEAL, look, pose, turn=14, shadow=0)
        c.paint(circle(x + 36, y - 68, 6), "#fff0b8", wobble=0.2)
        c.glow(x + 36, y - 68, 60, "#ffd98a", 0.85)


def _shore_of_glass(c: Canvas) -> None:
    """Bottles still drifting in, and one gull with a letter in its beak."""
    waves(c, 1112, "#14505c", "#b9dccb", height=9, to="#0a2530")
    for x, y, turn in ((150, 1124, -58), (330, 1130, 62), (590, 1140, -66), (700, 1122, 48), (452, 1150, -40)):
        _bottle(c, x, y, 78, turn, x == 590, 0)
    waves(c, 1152, "#0f3f4c", "#93c1a6", height=8, to="#08202a")
    bird(c, 208, 330, 0.62, TEAL, color="#f2f0e0", wing="#b9cfc4", turn=-6, flip=True, beak="#e8a64a")
    c.paint(moved(rect(-14, -9, 28, 18, 2), 256, 338, 1, 14), "#fff6dc", shade="#c9a86a", wobble=0.3)
    c.paint(circle(256, 338, 3.4), TEAL.accent, wobble=0.1)
    gulls(c, [(150, 250, 0.7), (640, 470, 0.6), (690, 430, 0.5)], "#d4ecd8")


@scene(
    "glass-mountain",
    "Unopened",
    motifs="bottles mountain letters climbers rope sea gull",
    themes="message ambition memory longing teamwork",
    moods="luminous fragile",
    alt="People on a rope climb a tall mountain of glass bottles that stands in the sea; each bottle holds a rolled "
    "letter and some of them shine. The first climber stands on the summit and reads; a gull carries an envelope.",
    seed=35,
    clues=("too many messages", "careful", "top shelf", "lost at sea", "inbox", "clink", "nobody answered"),
)
def glass_mountain(c: Canvas) -> None:
    """Climbers on a mountain of letters in bottles."""
    _glass_night(c)
    _heap(c)
    _reader(c)
    _climbers(c)
    _shore_of_glass(c)
