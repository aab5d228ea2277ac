"""Scenes indoors."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.people import Look, Pose, figure
from painter.palette import EMBER, Palette, mix
from painter.scene import scene


@scene(
    "bear-shadow",
    "When I Am Big",
    motifs="child candle shadow bear crown room",
    themes="courage fear inner-self growing-up pretence",
    moods="brave eerie",
    alt=(
        "A small child in a paper crown holds a wooden sword by a candle, with a teddy bear on the "
        "floor; the shadow on the wall is a huge crowned bear."
    ),
    seed=23,
    clues=("Growing up", "Father's coat", "Small flame", "Liar", "King of nothing", "Who is afraid?"),
)
def bear_shadow(c: Canvas) -> None:
    """A child with a wooden sword throws the shadow of a crowned bear."""
    p = EMBER
    c.sky([(0, "#4a1c1c"), (0.4, "#a9542c"), (0.72, "#e8a350"), (1, "#7a3320")])
    for i in range(12):
        c.paint(rect(i * 72 - 20, 0, 34, 960), "#c9743a", alpha=0.26, wobble=0.4)
    c.glow(250, 900, 800, "#ffd890", 0.6)
    _bear_on_the_wall(c)
    _floor_boards(c)
    _candle(c)
    _toys(c, p)
    _child_with_a_sword(c, p)


def _bear_on_the_wall(c: Canvas) -> None:
    """The shadow of a bear with crown and sword."""
    shadow_color = "#3a1414"
    bear = smooth([(470, 962, 1), (430, 840), (404, 700), (372, 640), (300, 620), (246, 570), (232, 520), (262, 512),
        (300, 548), (372, 548), (420, 520), (440, 450), (436, 400), (424, 350), (396, 338), (392, 306), (420, 292),
        (442, 304), (470, 286), (520, 276), (566, 288), (592, 300), (616, 286), (642, 300), (640, 332), (614, 348),
        (612, 400), (618, 450), (660, 500), (706, 560), (730, 660), (744, 760), (752, 870), (760, 962, 1)])  # fmt: skip
    muzzle = smooth([(430, 352), (398, 372), (380, 396), (392, 416), (430, 420), (460, 400)])
    crown = poly([(452, 290), (432, 208), (476, 248), (512, 188), (540, 246), (592, 202), (586, 290)])
    shadow = union(bear, muzzle, crown)
    sword = limb([(236, 590), (250, 470), (268, 250)], [20, 22, 3])
    guard = limb([(200, 496), (248, 512), (296, 508)], [12, 14, 10])
    shadow = union(shadow, sword, guard)
    c.paint(shadow, shadow_color, alpha=0.80, feather=3.5, texture=0.5, rough=2)
    c.paint(shadow, "#1a0a10", alpha=0.35, feather=14, texture=0)


def _floor_boards(c: Canvas) -> None:
    """Boards in perspective, lit from the candle."""
    c.paint(rect(-20, 950, 840, 20), "#5a2a1c", rim="#e8a350", rim_width=4)
    c.paint(poly([(-20, 968), (820, 968), (820, 1220), (-20, 1220)]), "#8a4526", to="#2a1013")
    for k in range(-6, 12):
        c.line([(400 + (k * 80 - 400 + 160) * 0.9, 968), (400 + (k * 80 - 240) * 1.9, 1220)], "#3a1614", 3, alpha=0.7)
    c.strokes(160, 0, 120, 8, 0.16, 0.3, region=(0, 975, 800, 1190))
    c.glow(170, 1060, 380, "#ffd890", 0.55, squash=0.4)
    c.paint(smooth([(330, 1080), (400, 1062), (560, 966), (640, 966), (470, 1090)]), "#1a0a10", alpha=0.55, feather=6)


def _candle(c: Canvas) -> None:
    """The candle on its plate."""
    c.paint(ellipse(150, 1086, 58, 14), "#c98a3c", shade="#4a2315", shade_depth=0.4)
    c.paint(rect(132, 990, 36, 94, 5), "#fbeed3", shade="#d98a4a", shade_depth=0.4, light_from=(-0.7, -0.3))
    c.paint(smooth([(132, 1000), (128, 1030), (136, 1040), (142, 1000)]), "#fff6e0")
    c.glow(150, 950, 200, "#fff0b8", 0.9)
    c.paint(smooth([(150, 908, 1), (168, 950), (164, 976), (150, 984), (136, 976), (134, 952)]), "#ffc14a")
    c.paint(smooth([(150, 934, 1), (159, 958), (150, 980), (142, 960)]), "#fff8dc")


def _toys(c: Canvas, p: Palette) -> None:
    """A toy bear and three blocks."""
    with c.at(690, 1096, 0.5):
        bearc = "#b0723a"
        c.paint(
            union(circle(0, -60, 52), circle(0, -140, 42), circle(-32, -176, 16), circle(32, -176, 16)),
            bearc,
            shade="#4a2315",
            shade_depth=0.3,
        )
        c.paint(ellipse(0, -130, 18, 14), "#e8c08a")
        c.paint(circle(0, -136, 5), p.ink)
        c.paint(circle(-15, -150, 4), p.ink)
        c.paint(circle(15, -150, 4), p.ink)
        c.paint(circle(-44, -16, 22), bearc, shade="#4a2315", shade_depth=0.3)
        c.paint(circle(44, -16, 22), bearc, shade="#4a2315", shade_depth=0.3)
    for x, y, col, r in ((560, 1130, "#3f93a0", 5), (604, 1138, "#d0573c", -8), (580, 1098, "#e8b24a", 3)):
        c.paint(moved(rect(-20, -20, 40, 40, 3), x, y, 1, r), col, shade=mix(col, p.ink, 0.6), shade_depth=0.3)


def _child_with_a_sword(c: Canvas, p: Palette) -> None:
    """The child in its paper crown, sword up."""
    c.shadow_blob(340, 1100, 60, 9, "#1a0a10", 0.7)
    child = Look("#a86f48", "#2a1712", "curly", age="child", top="#3f93a0", bottom="#2a2440", hat="crown")
    held = figure(c, 338, 1100, 212, p, child, Pose("walk", near=(-0.32, -0.62), far=(0.2, -0.46), near_hand="grip",
        tilt=6, lean=-4), rim="#ffe3a0")  # fmt: skip
    x, y = held.near
    c.line([(x + 8, y + 30), (x - 12, y - 112)], "#c98a4a", 8, shade="#6a3a1c", wobble=0.4)
    c.line([(x - 18, y - 14), (x + 20, y - 20)], "#c98a4a", 8, wobble=0.4)
    c.paint(circle(x, y, 8), "#a86f48", shade="#5a2a1c", wobble=0.2)
