"""The turning year: a cloak of four seasons, and a net under the last leaf."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from dataclasses import replace

from painter.canvas import Canvas
from painter.geom import Path, Points, circle, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs import animals
from painter.motifs.beasts import gulls
from painter.motifs.build import house
from painter.motifs.land import grass, hill
from painter.motifs.people import LOOKS, Look, Pose, figure
from painter.motifs.seasons import blossom, cluster, foliage, leaves
from painter.motifs.sky import cloud
from painter.palette import FOREST, Color, mix
from painter.scene import scene

# -- seasons-coat ----------------------------------------------------------


CLOAK = smooth([(238, 348), (300, 296), (420, 240), (560, 160), (690, 138), (836, 180, 1), (846, 1042, 1),
    (760, 1094), (690, 1066), (610, 1098), (540, 1068), (450, 1100), (380, 1072), (300, 1102), (220, 1074, 1),
    (206, 900), (196, 700), (206, 500)])  # fmt: skip
BORDERS = (((262, 330), (390, 480), (436, 740), (424, 1110)), ((300, 306), (510, 440), (594, 720), (572, 1120)),
    ((350, 280), (610, 370), (728, 640), (706, 1120)))  # fmt: skip
"""The folds at which one season passes into the next, from the shoulder down."""


def _dark_wood(c: Canvas) -> None:
    """A dim wood as a quiet backdrop, and the strip of ground on which he walks."""
    c.sky([(0, "#1c3a35"), (0.4, "#2d5448"), (0.75, "#5d8468"), (0.9, "#8fa67a"), (1, "#12241f")], 0.14)
    c.strokes(800, 88, 200, 20, 0.08, 0.36)
    for k in range(13):
        x = 40 + k * 62 + c.rng.uniform(-18, 18)
        trunk = limb([(x, 1100), (x + c.rng.uniform(-8, 8), 600), (x + c.rng.uniform(-14, 14), -20)], [24, 16, 10])
        c.paint(trunk, "#24473f", to="#3f6a55", alpha=0.55, feather=3)
    c.mist(1000, 170, "#b3c398", 0.5)
    hill(c, 1064, 5, "#2b3a2c", to="#12201c", rim="#a9b877", rim_width=4)
    c.strokes(160, 2, 90, 12, 0.2, 0.4, region=(0, 1080, 800, 1190))


SNOWY, RUSSET, SUMMER, SPRING = range(4)
LAND: tuple[tuple[Color, Color, Color], ...] = (("#dfe8ea", "#b3c6d0", "#ffffff"), ("#d9822f", "#8f3f22", "#f7c45c"),
    ("#5f9a44", "#2c6038", "#cfe07a"), ("#cfe29a", "#8fbf8a", "#fbf8d0"))  # fmt: skip
"""Light, dark and rim of the country in each season."""
CROWNS: tuple[tuple[Color, Color, Color], ...] = (("#8fa9b4", "#cfdde2", "#ffffff"), ("#8f3a20", "#d4622c", "#f6b548"),
    ("#24573a", "#4f8f48", "#b4d46a"), ("#c9788c", "#eeb0b4", "#fdf0e2"))  # fmt: skip


def _left_of(border: Points) -> Path:
    """Everything to the left of one of the folds."""
    first, *middle, last = border
    return smooth([(0, 240, 1), (*first, 1), *middle, (*last, 1), (0, 1130, 1)])


def _ridge(row: int, x: float) -> float:
    """Height of one of the cloak's four ridges at x."""
    return (400, 560, 730, 900)[row] + 26 * math.sin(x / 74 + row * 2.1) - (x - 420) * 0.16


def _season(c: Canvas, season: int) -> None:
    """The whole country of the cloak in one season: four ridges with trees and houses, the same in all of them."""
    light, dark, rim = LAND[season]
    first, last = ((190, 470), (310, 630), (360, 770), (430, 840))[season]
    sky = ("#7f9fb8", "#e9b36a", "#8fcadb", "#bfe0dc")[season]
    c.paint(rect(150, 100, 720, 1020), sky, to=mix(sky, "#fdf3dc", 0.5))
    c.strokes(90, -20, 110, 14, 0.07, 0.4, region=(200, 130, 800, 420))
    for row in range(4):
        tone = mix(dark, light, 0.95 - row * 0.2)
        points = [(x, _ridge(row, x)) for x in range(120, 900, 40)]
        hill(c, 0, 0, tone, to=mix(tone, dark, 0.55), rim=rim, rim_width=3, points=points, bottom=1120)
        furrows = [limb([(x, _ridge(row, x) + 20 + k * 17) for x in range(180, 820, 64)], 2) for k in range(2, 8)]
        c.paint(group(*furrows), mix(tone, dark, 0.6), alpha=0.4, wobble=1)
        for k in range(10):
            x = 214 + k * 68 + row % 2 * 34 + c.rng.uniform(-9, 9)
            if not first < x < last:
                continue
            if row == 2 and k in (2, 4, 6, 7):
                roof = ("#f4f7f4", "#8f3f22", "#b8452f", "#c4574a")[season]
                house(c, x, _ridge(row, x) + 20, 34, 28, "#f3e2bd", roof, FOREST, lit=0.2 if season else 1)
            else:
                _season_tree(c, x, _ridge(row, x) + 22, (58 + row * 13) * c.rng.uniform(0.8, 1.2), season)


def _twigs(x: float, y: float, high: float) -> list[Path]:
    """The bare branches of a small tree: a trunk, four arms, and two fine twigs on each."""
    arms = [limb([(x, y), (x + 1, y - high * 0.3), (x, y - high * 0.7)], high * 0.11, high * 0.03)]
    for dx, dy in ((-0.27, -0.8), (-0.13, -0.98), (0.13, -0.96), (0.28, -0.78)):
        fork = (x + dx * high * 0.55, y - high * 0.6)
        tip = (x + dx * high, y + dy * high)
        arms.append(limb([(x, y - high * 0.34), fork, tip], high * 0.05, 1))
        ends = [(tip[0] + side * high, tip[1] + abs(side) * high) for side in (-0.11, 0.09)]
        arms.extend(limb([fork, end], high * 0.025, 0.8) for end in ends)
    return arms


def _season_tree(c: Canvas, x: float, y: float, high: float, season: int) -> None:
    """A small round tree, bare and snowed on in winter."""
    bark: Color = "#4a342c" if season else "#46525f"
    c.paint(group(*_twigs(x, y, high)), bark, wobble=0.4)
    if season:
        tones = CROWNS[season]
        foliage(c, x, y - high * 0.72, high * 0.34, high * 0.36, tones, high * 0.085)
        leaves(c, cluster(c, x - high * 0.08, y - high * 0.82, high * 0.28, high * 0.24, 16), high * 0.07, [tones[2]])
    else:
        snow = [ellipse(x + dx * high, y + dy * high, high * 0.08, high * 0.03) for dx, dy in ((-0.26, -0.81),
            (-0.12, -0.97), (0.13, -0.95), (0.27, -0.78), (0.02, -0.7))]  # fmt: skip
        c.paint(group(*snow, ellipse(x, y + 2, high * 0.3, high * 0.05)), "#ffffff", wobble=0.4)


def _cloak_weather(c: Canvas) -> None:
    """Snow, leaves, sunlight and petals, each in its own part of the cloak, and the folds of the cloth."""
    flakes = [circle(c.rng.uniform(206, 420), c.rng.uniform(360, 1070), c.rng.uniform(1.5, 4)) for _ in range(170)]
    c.paint(group(*flakes), "#ffffff", texture=0, wobble=0)
    leaves(c, [(c.rng.uniform(410, 560), c.rng.uniform(430, 1060)) for _ in range(60)], 8, ["#f6b548", "#c9481f"])
    c.glow(600, 360, 150, "#fff0a0", 0.6)
    leaves(c, [(c.rng.uniform(690, 790), c.rng.uniform(200, 1050)) for _ in range(80)], 6, ["#fdf0e2", "#f4c0c0"])
    cloud(c, 660, 250, 120, "#fffaf0", "#c9dcd8", alpha=0.95)
    gulls(c, [(560, 262, 0.7), (610, 214, 0.8), (530, 290, 0.5)], "#24473a")
    for start, bend, end, width in (((236, 360), (262, 700), (262, 1090), 34), ((262, 330), (420, 600),
        (440, 1090), 44), ((306, 300), (580, 520), (606, 1090), 50), ((420, 256), (730, 420),
        (776, 1080), 46)):  # fmt: skip
        fold = limb([start, bend, end], [4, width * 0.7, width])
        c.paint(fold, "#14202c", alpha=0.34, feather=13, texture=0)
        c.paint(moved(fold, -width * 0.9, 0), "#fff6dc", alpha=0.16, feather=12, texture=0)
    c.paint(CLOAK, "#f0d48a", stroke=11, wobble=0.6)
    c.paint(CLOAK, "#8f5f2c", stroke=2.5, wobble=0.6)


def _hem_details(c: Canvas) -> None:
    """Small things low on the cloak: tracks in the snow, pumpkins, poppies and tulips."""
    tracks = [ellipse(232 + k * 24, 1010 + 26 * math.sin(k * 0.8) + k % 2 * 9, 5, 3.5) for k in range(8)]
    c.paint(group(*tracks), "#8fa6b8", wobble=0.2)
    for x, y, size in ((452, 1010, 13), (478, 1018, 17), (508, 1008, 12), (540, 990, 15), (560, 1004, 10)):
        c.paint(ellipse(x, y, size, size * 0.8), "#f09a34", shade="#8f3a18", shade_depth=0.4, rim="#ffd684")
        c.line([(x, y - size * 0.8), (x + 3, y - size * 1.2)], "#4f6a2c", 3)
    for spots, tint in ((cluster(c, 640, 1000, 52, 46, 40), "#e2492c"), (cluster(c, 750, 990, 34, 56, 34), "#ee8fa4")):
        c.paint(group(*[circle(x, y, c.rng.uniform(3, 5.5)) for x, y in spots]), tint, wobble=0.4)


def _robe(c: Canvas) -> None:
    """The brown robe and the boot of the step he takes; the cloak falls over them."""
    robe = smooth([(186, 420), (256, 420), (282, 800), (276, 1086, 1), (142, 1084, 1), (156, 760)])
    c.paint(robe, "#6d5440", to="#4a3428", shade="#1f1612", shade_depth=0.2, rim="#c9a878", rim_width=5)
    with c.clip(robe):
        for x, bow in ((168, -8), (184, 4)):
            c.paint(limb([(x, 600), (x + bow, 820), (x + bow * 2, 1090)], [2, 8, 12]), "#2a1c16", alpha=0.5, feather=4)
    c.paint(smooth([(150, 1096, 1), (82, 1096, 1), (74, 1074), (108, 1056), (140, 1046), (146, 1010, 1), (208, 1014, 1),
        (204, 1096, 1)]), "#3d2a20", shade="#140c08", rim="#c99a62", rim_width=4)  # fmt: skip


def _staff(c: Canvas) -> None:
    """The crooked staff in front of him."""
    stick = limb([(94, 372), (92, 620), (98, 860), (82, 1098)], [13, 12, 12, 10])
    crook = limb([(94, 384), (106, 350), (94, 318), (66, 320), (62, 346)], [13, 13, 12, 11, 8])
    c.paint(union(stick, crook), "#9a7040", shade="#3b2616", shade_depth=0.2, rim="#f0d09a")


SKIN, SKIN_DARK = "#8f5f42", "#3f2318"
GREY_HAIR, GREY_DARK = "#b9b4a0", "#5d5f52"


def _old_head(c: Canvas) -> None:
    """The weathered profile with a closed eye, a short beard and hair combed back, its neck at the origin."""
    face = smooth([(-10, 36, 1), (-18, 2), (-64, -2), (-84, -18), (-90, -36), (-84, -46), (-92, -54), (-86, -62),
        (-91, -72), (-84, -80), (-108, -88), (-116, -98), (-98, -122), (-84, -142), (-88, -158), (-80, -190),
        (-54, -222), (0, -236), (60, -216), (88, -160), (82, -90), (70, -30), (84, 40, 1)])  # fmt: skip
    c.paint(face, SKIN, shade=SKIN_DARK, shade_depth=0.2, rim="#f0c896", rim_width=4)
    c.paint(circle(-58, -92, 20), "#c4684a", alpha=0.4, feather=8, texture=0)
    c.line([(-84, -130), (-72, -124), (-56, -130)], "#20120e", 4.6, wobble=0.3)
    for k in range(3):
        c.line([(-46, -134 + k * 8), (-32, -138 + k * 12)], SKIN_DARK, 2.2, alpha=0.8)
        c.line([(-76 + k * 3, -186 + k * 11), (-40, -192 + k * 12)], SKIN_DARK, 2.2, alpha=0.5)
    c.paint(limb([(-92, -150), (-74, -160), (-46, -152)], [6, 14, 4]), GREY_HAIR, shade=GREY_DARK, wobble=0.6)
    _short_beard(c)
    hair = smooth([(-62, -214), (-20, -244), (40, -242), (92, -206), (112, -140), (108, -60), (96, 10, 1), (72, 2),
        (60, -40), (48, -70), (44, -110), (26, -128), (14, -170), (-30, -196)])  # fmt: skip
    c.paint(hair, GREY_HAIR, to="#8f907c", shade=GREY_DARK, shade_depth=0.22, rim="#efe8cc", rough=3)
    with c.clip(hair):
        for k in range(11):
            x = -40 + k * 12
            c.line([(x, -230 + k * 5), (x + 40, -190 + k * 10), (x + 52, -60 + k * 8)], GREY_DARK, 2.4, alpha=0.55)
    c.paint(smooth([(14, -128), (34, -134), (42, -114), (34, -88), (20, -80), (14, -96)]), SKIN, shade=SKIN_DARK,
        shade_depth=0.3, rim="#e0b080", rim_width=3)  # fmt: skip
    c.line([(22, -120), (32, -116), (28, -96)], SKIN_DARK, 2.6, alpha=0.8)


def _short_beard(c: Canvas) -> None:
    """A cropped beard along the jaw and a moustache."""
    jaw = [(16, -92), (34, -60), (26, -16), (-6, 12), (-46, 20), (-80, 10), (-98, -16), (-94, -38), (-80, -44),
        (-60, -40), (-48, -62), (-30, -70), (-6, -78)]  # fmt: skip
    c.paint(smooth(jaw), GREY_HAIR, shade=GREY_DARK, shade_depth=0.26, rim="#efe8cc", rough=5, shadow=3)
    for _ in range(34):
        x, y = c.rng.uniform(-86, 16), c.rng.uniform(-44, 8)
        if smooth(jaw).contains(x, y):
            c.line([(x, y), (x - 3, y + 13)], c.rng.choice([GREY_DARK, "#dcd8c4"]), 2.2, alpha=0.7, wobble=0.3)
    c.paint(limb([(-98, -62), (-80, -72), (-52, -56)], [5, 15, 5]), "#cfcab4", shade=GREY_DARK, wobble=0.6)


def _twig_crown(c: Canvas) -> None:
    """A crown of twigs on the bare head: one bare with snow, one in autumn leaf, one green, one in blossom."""
    bark, rim = "#5a4030", "#c9a070"
    band = [limb([(-84, -186 + k * 9), (-20, -214 + k * 10), (50, -206 + k * 9), (104, -160 + k * 7)], [7, 9, 9, 6])
        for k in range(3)]  # fmt: skip
    points = (((-66, -196), (-82, -246), (-74, -300)), ((-24, -212), (-32, -272), (-14, -334)), ((26, -212),
        (34, -274), (58, -330)), ((72, -192), (98, -244), (128, -288)))  # fmt: skip
    for base, bend, tip in points:
        for side in (-1, 1):
            fork = (bend[0] + side * 24, (bend[1] + tip[1]) / 2 - 6)
            c.paint(limb([bend, fork], 6, 2), bark, rim=rim, wobble=0.4)
        c.paint(limb([base, bend, tip], [13, 9, 3]), bark, shade="#241812", rim=rim, rim_width=4, wobble=0.6)
    for path in band:
        c.paint(path, bark, shade="#241812", shade_depth=0.2, rim=rim, rim_width=4, shadow=3, wobble=1.4)
    for k in range(7):
        x = -70 + k * 26
        c.line([(x, -190 - 22 * math.sin(k / 6 * 3.1)), (x + 16, -170 - 24 * math.sin(k / 6 * 3.1))], "#3a281e", 4)
    leaves(
        c, [(-76 + k * 22, -196 - 26 * math.sin(k / 8 * 3.1)) for k in range(9)], 12, ["#7f9a4c", "#a8b45c", "#c98a3c"]
    )
    (_, _, bare), (_, _, russet), (_, _, green), (_, _, bloom) = points
    snow = [ellipse(bare[0] + dx, bare[1] + dy, 11, 5) for dx, dy in ((0, 0), (-26, 22), (18, 24), (-4, 48))]
    c.paint(group(*snow), "#ffffff", shade="#9fb6c6", wobble=0.6)
    leaves(c, cluster(c, russet[0] - 4, russet[1] + 22, 32, 30, 22), 13, ["#d4622c", "#f6b548", "#a8401f"])
    leaves(c, cluster(c, green[0] - 4, green[1] + 24, 34, 30, 24), 13, ["#4f8f48", "#b4d46a", "#2c6038"])
    for x, y in cluster(c, bloom[0] - 8, bloom[1] + 22, 32, 30, 9):
        blossom(c, x, y, 11)


def _leaf_collar(c: Canvas) -> None:
    """A collar of large leaves that closes the cloak at the neck."""
    leaf = smooth([(0, 8, 1), (-24, 30), (-22, 64), (0, 104, 1), (24, 66), (22, 30)])
    tones: tuple[Color, ...] = ("#6a7f4a", "#8f8a4a", "#4f6f48", "#a8863f", "#5f7a44", "#7a6a3a")
    for row, (lift, size) in enumerate(((24, 1.0), (0, 0.86))):
        for k in range(8):
            x, y = 164 + k * 21 + row * 8, 366 + 20 * math.sin(k / 7 * 3.14) + lift - k * 3
            with c.at(x, y, size, 30 - k * 13):
                tone = tones[(k + row * 3) % len(tones)]
                c.paint(leaf, tone, shade="#1f2c1c", shade_depth=0.25, rim="#dcd894", rim_width=4, shadow=4, wobble=0.8)
                c.line([(0, 14), (0, 96)], "#2c3a20", 2.4, alpha=0.7)


def _sleeve_and_hand(c: Canvas) -> None:
    """The mossy sleeve and the hand on the staff."""
    sleeve = limb([(276, 446), (248, 540), (148, 592)], [110, 96, 64])
    c.paint(sleeve, "#6a6f48", to="#4a5438", shade="#1c2418", shade_depth=0.22, rim="#cfcf90", rim_width=5, shadow=8)
    with c.clip(sleeve):
        leaves(c, cluster(c, 236, 520, 90, 90, 60), 9, ["#7f8a50", "#5a6a3e", "#95955a"], 0.8)
    hand = union(*[limb([(140, 576 + k * 12), (96, 575 + k * 12), (82, 582 + k * 11)], 15, 13) for k in range(4)])
    c.paint(hand, SKIN, shade=SKIN_DARK, shade_depth=0.2, rim="#f0c896", rim_width=3)
    for k in range(3):
        c.line([(122, 587 + k * 12), (84, 589 + k * 11)], SKIN_DARK, 2.4, alpha=0.7)
    cuff = [moved(smooth([(-14, -8, 1), (0, -14), (20, 0, 1), (0, 14), (-14, 8, 1)]), 132 + k * 4, 562 + k * 13, 1,
        150 + k * 14) for k in range(6)]  # fmt: skip
    c.paint(group(*cuff), "#a8863f", shade="#3f3418", rim="#e6d68c", rim_width=3)


def _season_steps(c: Canvas) -> None:
    """The ground under the hem: snow ahead, then leaves, grass and flowers, and a child who picks one."""
    c.paint(smooth([(20, 1100), (120, 1082), (240, 1090), (290, 1110), (160, 1126), (40, 1130)]), "#f4f7f4",
        to="#c3d3da", shade="#8fa9b4", rough=3)  # fmt: skip
    leaves(c, cluster(c, 380, 1106, 90, 20, 60), 9, ["#d4622c", "#f6b548", "#8f3a20"])
    grass(c, 440, 620, 1110, "#7fb04c", 110, 26)
    grass(c, 590, 780, 1112, "#9fc878", 90, 24)
    for _ in range(22):
        blossom(c, c.rng.uniform(560, 760), c.rng.uniform(1086, 1140), c.rng.uniform(6, 10))
    look = Look(skin="#8a5a3c", hair="#1c1418", hair_style="curly", age="child", clothes="dress", top="#d4552f")
    held = figure(c, 672, 1130, 150, FOREST, look, Pose("kneel", near=(-0.3, -0.24), far=(-0.3, -0.2), lean=18),
        rim="#f4c890")  # fmt: skip
    blossom(c, held.near[0] - 4, held.near[1] - 6, 12)


@scene(
    "seasons-coat",
    "He Was Only Passing",
    motifs="old-man cloak seasons staff child flowers",
    themes="time year ageing journey memory",
    moods="solemn wonder",
    alt="An old man with a short beard and a crown of twigs walks to the left through a dark wood with a staff; on "
    "his huge cloak the same hills and trees pass from winter, nearest to him, through autumn and summer to "
    "spring. Behind him a child kneels and picks a flower.",
    seed=5405,
    clues=("a long year", "follow me", "father time", "hand-me-down", "footsteps", "everything changes"),
)
def seasons_coat(c: Canvas) -> None:
    """An old man whose cloak is the year."""
    _dark_wood(c)
    _robe(c)
    c.paint(CLOAK, "#12201c", shadow=12, shadow_offset=(-4, 8))
    with c.clip(CLOAK):
        _season(c, SPRING)
        for season, border in ((SUMMER, BORDERS[2]), (RUSSET, BORDERS[1]), (SNOWY, BORDERS[0])):
            with c.clip(_left_of(border), soft=9):
                _season(c, season)
        _hem_details(c)
        _cloak_weather(c)
    _staff(c)
    with c.at(238, 372, 0.92):
        _old_head(c)
        _twig_crown(c)
    _leaf_collar(c)
    _sleeve_and_hand(c)
    _season_steps(c)
    for _ in range(26):
        x, y = c.rng.uniform(40, 700), c.rng.uniform(60, 250)
        leaves(c, [(x, y)], 7, ["#f4c0c0", "#fdf0e2", "#f6b548"], 0.9)


# -- last-leaf -------------------------------------------------------------


NET = (414.0, 880.0, 272.0, 100.0)
"""The net: its middle and its two half axes."""


def _pale_wood(c: Canvas) -> None:
    """Bare trunks in a light autumn mist."""
    c.sky([(0, "#8fa08c"), (0.25, "#c9cfae"), (0.45, "#f1ecc9"), (0.6, "#d9d6a8"), (1, "#4f6a48")], 0.12)
    c.strokes(800, 86, 180, 20, 0.05, 0.36, region=(0, 0, 800, 800))
    c.glow(500, 330, 380, "#fff6d4", 0.6)
    for depth, tone, count in ((0, "#b9c0a0", 11), (1, "#93a088", 8), (2, "#6a7c66", 5)):
        for k in range(count):
            x = (k + 0.5 + c.rng.uniform(-0.3, 0.3)) * 800 / count
            wide = 10 + depth * 9
            top = x + c.rng.uniform(-20, 20)
            paths = [limb([(x, 760), (x + c.rng.uniform(-6, 6), 400), (top, -20)], [wide, wide * 0.8, wide * 0.5])]
            for _ in range(5):
                y, side = c.rng.uniform(60, 480), c.rng.choice((-1, 1))
                reach = c.rng.uniform(50, 120)
                paths.append(
                    limb([(x, y), (x + side * reach * 0.5, y - 30), (x + side * reach, y - 80)], wide * 0.3, 1)
                )
            if abs(x - 500) > 90 or depth < 2:
                c.paint(group(*paths), tone, alpha=0.8, feather=2 - depth * 0.7)
        c.mist(640, 150, "#eae6c4", 0.5)
    hill(c, 720, 8, "#8a945c", to="#3a5238", rim="#e6e2a4")
    c.strokes(320, 3, 100, 13, 0.12, 0.42, region=(0, 730, 800, 1190))


def _great_branch(c: Canvas) -> None:
    """The old tree at the left edge and its bare branch over the crowd, with a crow on it."""
    trunk = limb([(20, 1090), (56, 900), (64, 760), (50, 560), (84, 330), (60, 40), (40, -40)],
        [180, 116, 100, 92, 84, 70, 60])  # fmt: skip
    arms = [limb([(60, 980), (120, 1060), (196, 1080)], [60, 34, 5]), limb([(40, 1000), (80, 1100), (120, 1128)],
        [60, 30, 5]), limb([(70, 420), (170, 300), (300, 236), (420, 214), (500, 226)], [74, 50, 34, 20, 7]),
        limb([(300, 238), (380, 150), (450, 120), (560, 104)], [26, 18, 12, 3]),
        limb([(400, 216), (500, 176), (590, 180), (650, 160)], [16, 12, 8, 2]),
        limb([(180, 296), (220, 180), (210, 90), (250, 40)], [30, 22, 14, 4]),
        limb([(214, 140), (290, 96), (330, 50)], [14, 9, 2]), limb([(470, 132), (520, 70), (590, 50)], [9, 6, 2]),
        limb([(560, 178), (620, 220), (660, 226)], [8, 5, 1.5]), limb([(250, 256), (320, 290), (360, 286)], [14, 8, 2]),
        limb([(60, 620), (130, 560), (190, 548), (240, 520)], [34, 20, 10, 2])]  # fmt: skip
    c.paint(union(trunk, *arms), "#3f3a30", shade="#171a18", shade_depth=0.05, rim="#d9c892", rim_width=4)
    for _ in range(34):
        x, y = c.rng.uniform(20, 96), c.rng.uniform(60, 960)
        c.line([(x, y), (x + c.rng.uniform(-5, 5), y + 26), (x + 3, y + 54)], "#1f211d", 3, alpha=0.6)
    animals.crow(c, 352, 232, 84, FOREST, "#20262a", flip=True)


def _the_leaf(c: Canvas) -> None:
    """The one red leaf on its thin stalk."""
    c.glow(506, 320, 190, "#ffe6a8", 0.6)
    c.line([(498, 226), (508, 244), (506, 262)], "#7a3a20", 4)
    half = [(0, -46), (24, -64), (30, -46), (62, -52), (52, -26), (82, -4), (52, 4), (56, 26), (32, 18), (24, 32),
        (34, 50), (14, 50)]  # fmt: skip
    outline = [(x, y, 1) for x, y in half] + [(0, 92, 1)] + [(-x, y, 1) for x, y in reversed(half[1:])]
    leaf = moved(smooth(outline), 506, 316, 1.0, 9)
    c.paint(leaf, "#e2542c", to="#c4341f", shade="#7a1c18", shade_depth=0.25, rim="#ffc07a", rim_width=5)
    with c.at(506, 316, 1.0, 9):
        for x, y in ((0, 84), (70, -4), (-70, -4), (50, -44), (-50, -44), (26, 44), (-26, 44)):
            c.line([(0, -40), (x * 0.5, y * 0.5 - 22), (x, y)], "#f6a05a", 2.2, alpha=0.9)


def _rim(degrees: float) -> tuple[float, float]:
    """A point of the rope round the net."""
    angle = math.radians(degrees)
    return NET[0] + math.cos(angle) * NET[2], NET[1] + math.sin(angle) * NET[3]


def _net(c: Canvas) -> None:
    """The net, sagging in the middle, with its rope."""
    hem = ellipse(NET[0], NET[1], NET[2], NET[3])
    c.shadow_blob(NET[0], NET[1] + 120, NET[2] * 0.9, 60, "#1c2a1c", 0.4)
    belly = smooth([_rim(180), (NET[0] - 170, NET[1] + 112), (NET[0], NET[1] + 146), (NET[0] + 170, NET[1] + 112),
        _rim(0), (NET[0], NET[1] + 20)])  # fmt: skip
    c.paint(union(hem, belly), "#f4ebc2", alpha=0.22, texture=0)
    with c.clip(union(hem, belly)):
        for k in range(-9, 10):
            x = NET[0] + k * 32
            c.line([(x * 0.9 + 42, NET[1] - 96), (NET[0] + k * 30, NET[1] + 20), (NET[0] + k * 24, NET[1] + 150)],
                "#fff6da", 2, alpha=0.8)  # fmt: skip
        for k in range(10):
            y = NET[1] - 84 + k * 24
            c.line([(NET[0] - 280, y - 8), (NET[0], y + 30), (NET[0] + 280, y - 8)], "#fff6da", 2, alpha=0.8)
    c.paint(hem, "#8a6a3c", stroke=7, wobble=0.6)
    c.paint(moved(hem, 0, -2), "#f0d8a0", stroke=2.5, wobble=0.6)


def _holder(c: Canvas, degrees: float, look: Look) -> None:
    """One of those who hold the net, looking up; nearer ones are larger and seen from behind."""
    x, y = _rim(degrees)
    near = math.sin(math.radians(degrees))
    size = 178 + near * 40
    if look.age == "child":
        size *= 0.72
    if near > 0.35:
        pose = Pose(view="back", near=(0.14, -0.52), far=(-0.14, -0.52), near_hand="grip", far_hand="grip",
            tilt=c.rng.uniform(-8, 8))  # fmt: skip
        figure(c, x, y + size * 0.5, size, FOREST, look, pose, rim="#e8dca4")
        return
    tilt = c.rng.uniform(20, 34)
    pose = Pose(near=(-0.2, -0.56), far=(-0.24, -0.54), near_hand="grip", far_hand="grip", tilt=tilt, lean=-4)
    flip = x < NET[0] + 60
    offset = 0.2 if abs(near) < 0.8 else 0.1
    figure(c, x + size * (-offset if flip else offset), y + size * 0.54, size, FOREST, look, pose, flip=flip)


def _people(c: Canvas, count: int) -> list[Look]:
    """Looks for a crowd, all different from their neighbours, in autumn colours."""
    tops = (
        "#c9702c",
        "#e3b04a",
        "#5f7f4c",
        "#8a4a34",
        "#3f6a6c",
        "#b89a5c",
        "#a8503c",
        "#6a5a78",
        "#d8c48c",
        "#4f5f3c",
    )
    looks = [look for look in LOOKS.values() if look.hat not in ("cone", "crown")]
    c.rng.shuffle(looks)
    return [replace(looks[i % len(looks)], top=tops[(i * 3) % len(tops)]) for i in range(count)]


def _bystanders(c: Canvas) -> None:
    """Those behind: a crowd in the mist, one on a ladder, one who leaves with a barrow of leaves."""
    for k, look in enumerate(_people(c, 15)):
        x, y = 196 + k * 39 + c.rng.uniform(-8, 8), 792 + c.rng.uniform(-14, 14)
        muted = replace(look, top=_hazy(str(look.top)))
        pose = Pose(tilt=c.rng.uniform(10, 30), near=(-0.16, -1.0) if k % 4 == 1 else None, near_hand="open")
        figure(c, x, y, 96 if look.age != "child" else 70, FOREST, muted, pose, flip=x < 480, shadow=0.2)
    c.mist(780, 60, "#e2dfb8", 0.35)


def _hazy(color: str) -> str:
    """The colour half lost in the mist, as "#rrggbb"."""
    red, green, blue = (round(float(v) * 255) for v in mix(color, "#a3a880", 0.5))
    return f"#{red:02x}{green:02x}{blue:02x}"


def _barrow(c: Canvas) -> None:
    """A gardener who wheels away a barrow full of all the other leaves."""
    look = Look(skin="#8a5a3c", hair="#d8d4c8", hair_style="short", beard=True, age="old", clothes="shirt",
        top="#7f8f6c", bottom="#3f3a44", hat="straw", hat_color="#e3c578")  # fmt: skip
    pose = Pose("walk", near=(-0.26, -0.4), far=(-0.28, -0.42), near_hand="grip", far_hand="grip", lean=10, tilt=-8)
    held = figure(c, 560, 1146, 172, FOREST, look, pose, flip=True, rim="#f0e2a8")
    x, y = held.near
    c.shadow_blob(x + 90, 1150, 80, 9, "#14201a", 0.5)
    leaves(c, cluster(c, x + 84, y - 6, 58, 36, 110), 12, ["#a8602c", "#c98a3c", "#7a3f24", "#d9a850", "#8f4a28"])
    c.paint(circle(x + 122, 1134, 17), "#5a4a3c", stroke=6, shade="#231c18")
    c.line([(x - 6, y), (x + 50, y + 26), (x + 122, 1134)], "#6d4a30", 7)
    tray = poly([(x + 26, y + 2), (x + 146, y - 4), (x + 120, y + 44), (x + 50, y + 44)])
    c.paint(tray, "#6a7f80", shade="#2c3a3c", shade_depth=0.25, rim="#cfdccb")
    c.line([(x + 56, y + 44), (x + 48, 1148)], "#6d4a30", 6)
    leaves(c, cluster(c, x + 60, 1150, 120, 12, 12), 9, ["#a8602c", "#c98a3c"])


@scene(
    "last-leaf",
    "All Hands",
    motifs="leaf net crowd tree crow autumn",
    themes="care community loss hope fuss",
    moods="tender comic",
    alt="Dozens of people of all ages hold a round net under a bare tree in a pale wood; above them hangs one red "
    "leaf, and a crow sits on the branch. In front a gardener wheels away a barrow full of brown leaves.",
    seed=7309,
    clues=("hold your breath", "too many cooks", "autumn", "priceless", "hush", "safety net"),
)
def last_leaf(c: Canvas) -> None:
    """A crowd with a net under one leaf."""
    _pale_wood(c)
    _bystanders(c)
    _great_branch(c)
    _the_leaf(c)
    looks = _people(c, 30)
    back = [268, 282, 254, 298, 240, 314, 226, 330, 210, 346, 194, 2, 178]
    for degrees, look in zip(back, looks, strict=False):
        _holder(c, degrees, look)
    _net(c)
    front = [166, 14, 150, 30, 136, 44, 122, 58, 108, 72, 90]
    for degrees, look in zip(front, looks[14:], strict=False):
        _holder(c, degrees, look)
    _barrow(c)
    for k in range(6):
        grass(c, 60 + k % 2 * 200, 500 + k % 3 * 130, 1092 + k * 14, mix("#3a5238", "#7f9058", k % 3 / 2), 30, 20)
