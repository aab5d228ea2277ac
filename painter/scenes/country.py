"""Scenes of hills, roads and what lies under them."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, poly, smooth, union
from painter.motifs.build import house, tower
from painter.motifs.land import hill, pine, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud
from painter.palette import FOREST, Palette, mix
from painter.scene import scene


@scene(
    "root-city",
    "Underneath",
    motifs="tree roots city woman wateringcan",
    themes="foundation secret growth upside-down ancestors",
    moods="curious balanced",
    alt=(
        "A woman in a straw hat waters a tree with red fruit on a hill; below ground its roots are a lit "
        "city hanging upside down."
    ),
    seed=8,
    clues=("Deep down", "Family tree", "Rush hour below", "Watering", "Two sides", "Harvest"),
)
def root_city(c: Canvas) -> None:
    """A woman waters an apple tree whose roots are a city."""
    p = FOREST
    _orchard_hill(c)
    _dark_earth(c)
    _hanging_city(c, p)
    _lights_below(c)
    _apple_tree(c)
    _watering_woman(c, p)


def _orchard_hill(c: Canvas) -> None:
    """A sunny hill with pines above the dark."""
    c.sky(
        [(0, "#7fb0a6"), (0.2, "#bcd0a8"), (0.38, "#f6e3ae"), (0.46, "#f3c98a"), (0.461, "#1c1620"), (1, "#0d0a14")],
        mottle=0.02,
    )
    c.strokes(600, 8, 160, 22, 0.06, 0.34, region=(0, 0, 800, 540))
    c.paint(circle(630, 190, 62), "#fdf3cf")
    c.glow(630, 190, 220, "#fff3c8", 0.6)
    cloud(c, 170, 180, 240, "#fbf1d4", "#a9c2a6", alpha=0.9)
    hill(c, 500, 22, "#9fb46c", to="#6f9458", rim="#f0e6a8")
    for x in (60, 110, 690, 745, 640):
        pine(c, x, 512, c.rng.uniform(50, 90), "#4f7a54", shade="#24473a")
    hill(
        c,
        556,
        10,
        "#5d8248",
        to="#241a22",
        rim="#cfd88a",
        points=[(-40, 575), (100, 566), (250, 545), (400, 536), (550, 545), (700, 566), (840, 575)],
    )


def _dark_earth(c: Canvas) -> None:
    """The ground in section, with stones and a warm glow."""
    c.paint(smooth([(-40, 620, 1), (100, 604), (250, 590), (400, 584), (550, 590), (700, 604), (840, 620, 1),
        (840, 1260, 1), (-40, 1260, 1)]), "#2b1f2a", to="#0f0b18", rough=4)  # fmt: skip
    c.strokes(240, 4, 120, 14, 0.25, 0.3, region=(0, 610, 800, 1180))
    rng = c.rng
    for _ in range(34):
        x, y, r = rng.uniform(30, 770), rng.uniform(640, 1170), rng.uniform(5, 16)
        c.paint(
            ellipse(x, y, r, r * 0.7),
            mix("#4a3a44", "#2b1f2a", rng.random()),
            shade="#0f0b18",
            shade_depth=0.4,
            alpha=0.7,
        )
    c.glow(400, 800, 430, "#e8a860", 0.35)


def _hanging_city(c: Canvas, p: Palette) -> None:
    """Thick roots that end in houses and towers, upside down."""
    rng = c.rng
    tips = [(150, 760), (225, 850), (300, 930), (372, 1010), (446, 960), (520, 880), (596, 800), (664, 730)]
    for i, (x, y) in enumerate(tips):
        c.paint(limb([(400 + (i - 3.5) * 9, 540), (400 + (x - 400) * 0.42, 600 + abs(x - 400) * 0.05),
            (x + (400 - x) * 0.1, (y + 590) / 2 - 12), (x, y - 70)], [30, 24, 20, 40]), "#5a3b2c", shade="#1c1018",
            shade_depth=0.3, rim="#b0723a", rim_width=3)  # fmt: skip
    walls = ["#c9a26a", "#a8674a", "#7f8f72", "#d8bd86", "#8a5a50"]
    roofs = ["#b8452f", "#7a2f2c", "#2f5a58", "#8a5a2c"]
    for i, (x, y) in enumerate(tips):
        for dx, k in ((-30, 0.72), (30, 0.8), (0, 1.0)):
            with c.at(x + dx, y - 84 + (14 if dx else 0), 1, 180 + rng.uniform(-4, 4)):
                if dx == 0 and i in (1, 3, 6):
                    tower(c, 0, 0, 44, 120 + rng.uniform(0, 50), rng.choice(walls), rng.choice(roofs), p)
                else:
                    w = rng.uniform(46, 60) * k
                    house(c, 0, 0, w, w * rng.uniform(1.2, 2.2), rng.choice(walls), rng.choice(roofs), p, lit=0.85)


def _lights_below(c: Canvas) -> None:
    """Sparks in the dark below the city."""
    rng = c.rng
    for _ in range(26):
        x, y = rng.uniform(90, 710), rng.uniform(900, 1160)
        c.paint(circle(x, y, rng.uniform(1, 2.4)), "#ffd98a", texture=0, wobble=0)
        c.glow(x, y, 14, "#ffd98a", 0.5)


def _apple_tree(c: Canvas) -> None:
    """The crown of the tree with its apples."""
    rng = c.rng
    twigs = tree(
        c,
        400,
        552,
        420,
        "#4a2f26",
        shade="#20131a",
        leaf="#4f8a54",
        leaf_shade="#1f4a3c",
        leaf_rim="#d9d880",
        depth=6,
        spread=36,
        leaf_size=0.10,
        rim="#b0723a",
    )
    for x, y in twigs[::3]:
        apple = circle(x + rng.uniform(-16, 16), y + rng.uniform(0, 26), rng.uniform(7, 10))
        c.paint(apple, "#d4552f", shade="#7a2318", shade_depth=0.4, rim="#f6b48a", rim_width=3, wobble=0.3)


def _watering_woman(c: Canvas, p: Palette) -> None:
    """A woman in a straw hat who tips a watering can."""
    gardener = Look("#8f5f40", "#2a1e1c", "long", clothes="dress", top="#d4552f", shoes="#3a2420", hat="straw",
        hat_color="#e6cf8e")  # fmt: skip
    held = figure(c, 541, 556, 108, p, gardener, Pose(near=(-0.3, -0.5), far=(-0.34, -0.52), near_hand="grip",
        far_hand="grip", lean=12, tilt=-8))  # fmt: skip
    with c.at(held.near[0] - 8, held.near[1] + 4, 0.5):
        c.paint(
            union(poly([(-24, 22), (-26, -16), (20, -16), (22, 22)]), limb([(-20, 10), (-46, -8), (-62, -22)], 10, 8)),
            "#8fa9b4",
            shade="#24473a",
            shade_depth=0.4,
        )
        c.paint(poly([(-58, -34), (-72, -20), (-62, -10)]), "#8fa9b4")
    for k in range(5):
        c.line([(472 - k * 3, 502 + k), (462 - k * 5, 522 + k * 3), (458 - k * 6, 545)], "#cfe6e0", 1.6, alpha=0.8)
