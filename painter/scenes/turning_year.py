"""The turning year: a cloak of four seasons, and a net under the last leaf."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from dataclasses import replace

from painter.canvas import Canvas
from painter.geom import circle, ellipse, group, limb, moved, poly, smooth, union
from painter.motifs import animals
from painter.motifs.land import grass, hill
from painter.motifs.people import LOOKS, Look, Pose, figure
from painter.motifs.seasons import cluster, leaves
from painter.palette import FOREST, mix
from painter.scene import scene

# -- seasons-coat ----------------------------------------------------------


"""The folds at which one season passes into the next, from the shoulder down."""


"""Light, dark and rim of the country in each season."""


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
