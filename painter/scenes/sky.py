"""Scenes high in the air."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, arch, circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird, whale
from painter.motifs.build import door, house, tower, village
from painter.motifs.folk import umbrella
from painter.motifs.land import grass, hill, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud, moon, stars
from painter.motifs.things import book, lantern
from painter.palette import DUSK, MOON, ROSE, Color, Palette, mix
from painter.scene import scene


@scene(
    "whale-village",
    "The Travelling Village",
    motifs="whale village moon clouds ladder child",
    themes="journey home burden community dream",
    moods="serene wondrous",
    alt=(
        "A whale swims through a night sky under a full moon with a lit village on its back; a child "
        "with a lantern waves from below."
    ),
    seed=11,
    clues=("Moving house", "Night ferry", "Wait for me", "Carried", "Low hum", "Home swims away"),
)
def whale_village(c: Canvas) -> None:
    """A whale carries a village past a child who waves."""
    p = MOON
    c.sky([(0, "#101a3a"), (0.35, "#233f6e"), (0.62, "#4f7f95"), (0.82, "#d9b98f"), (1, "#f0cf9a")])
    c.strokes(900, 0, 150, 20, 0.07, 0.34, center=(560, 250))
    stars(c, 90, p, (30, 30, 770, 520))
    moon(c, 560, 250, 120, p)
    cloud(c, 170, 300, 240, mix(p.mid, p.deep, 0.4), p.deep, alpha=0.8)
    cloud(c, 690, 430, 300, mix(p.soft, p.mid, 0.5), p.deep, alpha=0.85)
    with c.at(66, 470, 0.86, -5):
        ridge = [(150, 44), (205, 34), (262, 30), (320, 36), (378, 52), (430, 74), (480, 98)]
        walls = ["#e9d3a6", "#c98f6a", "#8aa5a5", "#d7b48c"]
        roofs = [p.accent, "#8e3b34", p.deep, "#39587a"]
        tree(c, 120, 58, 120, p.ink, leaf="#2f5a58", leaf_shade=p.ink, depth=4)
        tower(c, 292, 34, 44, 150, "#d7b48c", p.accent, p)
        village(c, ridge, p, walls, roofs, (48, 70))
        tree(c, 520, 116, 110, p.ink, leaf="#3f6d60", leaf_shade=p.ink, depth=4, lean=8)
        whale(c, 0, 0, 1, p, color="#3d668f", belly="#efe0bd", shade="#152249", rim="#a9cfd2")
    cloud(c, 150, 890, 420, "#e8d3b0", "#8fa3a2", shadow=0)
    cloud(c, 640, 950, 460, "#f0dcb6", "#9aa79f")
    hill(c, 1040, 26, "#274052", to=p.ink, rim="#7ea0a0")
    c.mist(1040, 60, "#f0cf9a", 0.3)
    hill(c, 1110, 22, "#172440", to=p.ink)
    grass(c, 20, 780, 1112, "#131c38", 120, 30)
    child = Look("#8a5a3c", "#201a1c", "curly", age="child", top=p.accent, bottom=p.ink, scarf=p.light)
    held = figure(c, 470, 1104, 132, p, child, Pose(view="back", near=(0.26, -0.52), far=(-0.24, -0.92),
        near_hand="grip", far_hand="open", wind=0.7, tilt=4), rim="#fbe0b0")  # fmt: skip
    lantern(c, held.near[0], held.near[1] + 20, 0.42, p)


@scene(
    "book-stairs",
    "Chapter Twenty",
    motifs="book stairs door bird traveller shoe ribbon",
    themes="reading ambition knowledge escape beginning",
    moods="hopeful quiet",
    alt="Steps climb out of an open book to a lit door standing in the clouds; a small traveller is half-way up, and a"
    " red shoe lies on a step below. The lines of the page rise as dark birds, light comes through the keyhole of a"
    " very small door in the lowest step, and a pair of glasses lies in the grass.",
    seed=5,
    clues=("Chapter one", "Stairway", "Worth reading", "Leaving work", "Turn the page", "Too late now"),
)
def book_stairs(c: Canvas) -> None:
    """Stairs climb out of a book to a door in the clouds."""
    p = ROSE
    _door_in_the_clouds(c, p)
    hill(c, 900, 26, "#9a5a6a", to="#5a3048", rim="#f0b898")
    hill(c, 965, 20, "#6a3a54", to="#3a2238", rim="#c9808a")
    grass(c, 20, 780, 990, "#5a3048", 90, 26)
    c.glow(400, 980, 420, "#ffe9b8", 0.5, squash=0.5)
    book(c, 400, 1012, 600, p, cover="#2e6f7e", page="#fdf1d8")
    _stairs_with_finds(c, p)
    hill(c, 1140, 14, "#4a2740", to="#2b1730", rim="#8a4a66")
    grass(c, 20, 780, 1150, "#6a3a54", 120, 34)
    _ribbon(c)
    _left_glasses(c)
    _page_birds(c, p)
    _lines_that_fly(c, p)


def _door_in_the_clouds(c: Canvas, p: Palette) -> None:
    """The evening sky and the lit door on its cloud."""
    c.sky([(0, "#2f6f80"), (0.28, "#6aa3a2"), (0.5, "#c9c4a4"), (0.70, "#e09a80"), (1, "#8e4a66")])
    c.strokes(800, -12, 170, 22, 0.06, 0.34)
    cloud(c, 140, 210, 300, "#f2e2c6", "#b9bfae", alpha=0.8)
    cloud(c, 700, 520, 330, "#f7e3c8", "#d8a693", alpha=0.9)
    cloud(c, 60, 640, 300, "#f4d9be", "#c98f88", alpha=0.85)
    c.glow(548, 250, 330, "#fff0c0", 0.75)
    cloud(c, 560, 330, 330, "#fbf0dc", "#d9b7a0")
    door(c, 548, 310, 92, 178, "#7a2f3d", "#5b2b3c", p, is_open=True, light="#fff3c4")
    cloud(c, 500, 352, 210, "#fdf5e4", "#e0c0a8")
    c.beam(poly([(520, 300), (580, 300), (640, 700), (500, 700)]), "#fff3c4", 0.3, 18, fade=(1, 0))


def _ribbon(c: Canvas) -> None:
    """A red bookmark that hangs from the spine into the grass."""
    band = limb([(400, 1076), (392, 1100), (352, 1114), (316, 1112), (286, 1136), (258, 1150)],
        [16, 20, 22, 24, 24, 27])  # fmt: skip
    c.paint(band, "#c8412f", shade="#6a1a24", shade_depth=0.3, rim="#f6a88a", rim_width=4)
    c.paint(poly([(248, 1142), (270, 1148), (252, 1166)]), "#4a2740", wobble=0.3)


def _left_glasses(c: Canvas) -> None:
    """The glasses of whoever was reading, in the grass."""
    for x in (590, 640):
        c.paint(circle(x, 1122, 20), "#fff3c4", alpha=0.35, texture=0)
        c.paint(circle(x, 1122, 20), "#f0c46a", stroke=4.5, wobble=0.4)
        c.line([(x - 9, 1114), (x - 3, 1110)], "#fffaf0", 3, wobble=0.2)
    c.line([(610, 1118), (615, 1113), (620, 1118)], "#f0c46a", 4, wobble=0.3)
    c.line([(660, 1120), (690, 1104), (704, 1112)], "#f0c46a", 4, wobble=0.3)


def _stairs_with_finds(c: Canvas, p: Palette) -> None:
    """The steps from far to near, with the traveller, the lost shoe and the small door between them."""
    count = 22
    for i in range(count - 1, -1, -1):
        t = i / (count - 1)
        x = 400 + 170 * math.sin(t * 3.6) * (1 - t * 0.55) + 128 * t
        y, half = 985 - 650 * t**0.92, 104 - 72 * t
        deep, tall = half * 0.26, half * (0.30 if i else 0.52)
        tread = mix("#fff3d6", "#f6d2a8", 0.5 * (1 - i / count))
        c.paint(rect(x - half, y, 2 * half, tall), mix("#8d4a63", "#c98a80", i / count), shade="#4a2740",
            shade_depth=0.3, wobble=0.5)  # fmt: skip
        top = poly([(x - half * 0.86, y - deep), (x + half * 0.86, y - deep), (x + half, y), (x - half, y)])
        c.paint(top, tread, shade=mix(tread, p.mid, 0.7), shade_depth=0.3, light_from=(-0.8, -0.1), wobble=0.5)
        if i == 9:
            _traveller(c, p, x + 6, y - deep * 0.4)
        elif i == 4:
            _lost_shoe(c, x - 52, y - 8)
        elif i == 0:
            _door_in_the_riser(c, x + 30, y + tall)


def _traveller(c: Canvas, p: Palette, x: float, y: float) -> None:
    """Somebody with a suitcase, seen from behind."""
    look = Look("#6b432e", "#1e1718", "short", top="#2e6f7e", bottom="#3a2238", hat="cap", hat_color="#2a3a4c",
        scarf="#e0a53c")  # fmt: skip
    held = figure(c, x, y, 118, p, look, Pose("walk", view="back", near=(0.17, -0.4), near_hand="grip", wind=-0.4))
    c.paint(rect(held.near[0] - 12, held.near[1], 26, 20, 3), "#7a4a2c", shade=p.ink, shade_depth=0.3)


def _lost_shoe(c: Canvas, x: float, y: float) -> None:
    """A red shoe that somebody has left on a step, its lace undone."""
    with c.at(x, y, 1.0, -6):
        c.shadow_blob(4, 4, 34, 6, "#4a2740", 0.6)
        c.paint(smooth([(-30, 4, 1), (-32, -20), (-22, -30), (-8, -26), (4, -12), (26, -8), (34, 4, 1)]), "#c8412f",
            shade="#6a1a24", shade_depth=0.3, rim="#ffb49a", rim_width=4, wobble=0.3)  # fmt: skip
        c.paint(ellipse(-19, -26, 12, 5), "#3a1420", wobble=0.2)
        c.paint(rect(-32, 2, 66, 6, 3), "#3a2238", wobble=0.3)
        c.line([(-4, -22), (10, -30), (22, -24), (28, -34)], "#fff3dc", 2.4, wobble=0.4)


def _door_in_the_riser(c: Canvas, x: float, y: float) -> None:
    """A very small door in the front of a step, with light behind its keyhole."""
    frame = arch(x, y, 36, 47)
    c.paint(frame, "#3f7f86", shade="#1d3f4c", shade_depth=0.3, rim="#f6d2a8", rim_width=4, wobble=0.3)
    hole = union(circle(x, y - 26, 6), poly([(x - 3, y - 24), (x + 3, y - 24), (x + 6, y - 9), (x - 6, y - 9)]))
    c.glow(x, y - 20, 70, "#ffd98a", 0.9)
    c.paint(hole, "#fff6d0", wobble=0.1, texture=0)
    c.beam(poly([(x - 5, y - 8), (x + 5, y - 8), (x + 60, y + 52), (x - 14, y + 52)]), "#ffe9b0", 0.7, 5)


def _page_birds(c: Canvas, p: Palette) -> None:
    """Pages that leave the book as white birds."""
    for x, y, scale, turn in ((196, 760, 0.8, -14), (120, 596, 0.62, 8), (250, 500, 0.5, -16), (146, 410, 0.4, 4),
        (300, 356, 0.3, -8), (226, 290, 0.22, 0)):  # fmt: skip
        c.glow(x, y - 20 * scale, 90 * scale, "#fff6e4", 0.4)
        bird(c, x, y, scale, p, color="#fffaf0", wing="#fdeed6", turn=turn, beak="#d98a5a")


def _lines_that_fly(c: Canvas, p: Palette) -> None:
    """The lines of the right page come loose: dashes first, then small dark birds."""
    rng = c.rng
    for i in range(16):
        t = i / 15
        x, y = 590 + 160 * min(t * 1.6, 0.84) + 26 * math.sin(t * 7) + rng.uniform(-8, 8), 985 - t * 560
        if t < 0.3:
            c.paint(limb([(x - 26, y + 4), (x - 8, y - 4), (x + 14, y)], [2, 5, 2]), "#5a3048", wobble=0.3)
        else:
            turn = rng.uniform(-24, 10)
            bird(c, x, y, 0.34 - 0.18 * t, p, color="#3a2238", wing="#5a3048", turn=turn, flip=i % 3 == 0)


@scene(
    "elephant-rope",
    "Weightless",
    motifs="elephant tightrope umbrella city moon mouse",
    themes="balance burden courage doubt circus",
    moods="giddy elegant",
    alt=(
        "An elephant with one foot in the air crosses a sagging rope between two chimneys, a small green umbrella"
        " in its raised trunk and a bird on its back; a mouse with a leaf for an umbrella follows, and the rope "
        "is fraying."
    ),
    seed=71,
    clues=("Balance", "Light-footed", "All eyes up", "Diet", "Hold your breath", "Circus is leaving"),
)
def elephant_rope(c: Canvas) -> None:
    """An elephant crosses a rope between two chimneys."""
    p = DUSK
    _evening_sky(c, p)
    _town_below(c, p)
    _two_chimneys(c)
    _rope(c)
    with c.at(404, 846, 1.2, -3):
        _elephant_legs_behind(c)
        barrel = _elephant_body(c)
        _saddle_cloth(c, barrel)
        _elephant_head(c)
    umbrella(c, 139, 380, 86, p, color="#2f8f8b", turn=12)
    _mouse(c)
    bird(c, 470, 562, 0.4, p, color="#fbe0b0", wing="#d98a6a", pose="perch")


def _evening_sky(c: Canvas, p: Palette) -> None:
    """A dusk with a waning moon and two clouds."""
    c.sky([(0, "#24497a"), (0.3, "#5a86a0"), (0.5, "#f0b890"), (0.7, "#f9dcae"), (1, "#a04d68")])
    c.strokes(800, 5, 180, 22, 0.07, 0.34)
    moon(c, 610, 220, 74, p, phase=0.45)
    stars(c, 30, p, (40, 40, 760, 300))
    cloud(c, 330, 250, 230, "#e8c4b0", "#8a7a98", alpha=0.9)
    cloud(c, 690, 500, 260, "#f7d9b8", "#c98a88", alpha=0.9)
    c.glow(400, 640, 400, "#fff0cc", 0.5)


def _town_below(c: Canvas, p: Palette) -> None:
    """Two rows of roofs in the haze, far down."""
    rng = c.rng
    for y, color, tall in ((1010, "#d68f92", 0.8), (1090, "#96506e", 0.7)):
        x = -30.0
        while x < 830:
            width, height = rng.uniform(50, 84), rng.uniform(60, 190) * tall + 120
            wall, roof = mix(color, "#fbe0b0", rng.uniform(0, 0.2)), mix(color, p.ink, 0.4)
            house(c, x + width / 2, y + 190, width, height, wall, roof, p, lit=0.35, lean=rng.uniform(-2, 2))
            x += width
        c.mist(y + 60, 80, "#f6d2a0", 0.5)


def _two_chimneys(c: Canvas) -> None:
    """The brick stacks that hold the rope."""
    rng = c.rng
    for x, width, y in ((60, 130, 740), (745, 130, 706)):
        left = x - width / 2
        c.paint(rect(left, y, width, 540), "#7a3550", shade="#2a1a38", shade_depth=0.3, light_from=(-0.8, 0),
            rim="#e58d6a")  # fmt: skip
        for row in range(16):
            for column in range(3):
                if rng.random() < 0.6:
                    brick = rect(left + 6 + column * 41 + (10 if row % 2 else 0), y + 30 + row * 26, 34, 18, 2)
                    c.paint(brick, mix("#96506e", "#56305a", rng.random()), alpha=0.8, wobble=0.4)
        c.paint(rect(x - width * 0.6, y - 14, width * 1.2, 30, 4), "#56305a", rim="#e58d6a")
        for side in (-0.26, 0.26):
            c.paint(rect(x + width * side - 14, y - 56, 28, 46, 4), "#a8584a", shade="#56305a", shade_depth=0.4)


def _rope(c: Canvas) -> None:
    """The rope, straight from each chimney to the feet and bent under them, with a strand that has snapped."""
    for points in ([(96, 728), (210, 782), (324, 846)], [(324, 846), (410, 856), (500, 846)], [(500, 846), (610, 772),
        (710, 694)]):  # fmt: skip
        c.line(points, "#3a2238", 9)
        c.line([(x, y - 2) for x, y in points], "#c98a6a", 3, alpha=0.8)
    for curl in ([(176, 764), (170, 738), (188, 722)], [(180, 768), (164, 786), (172, 806)], [(186, 770), (184, 792),
        (196, 802)]):  # fmt: skip
        c.paint(limb(curl, 6, 2), "#7a4040", wobble=0.3)
    for x, y in ((96, 728), (710, 694)):
        c.paint(rect(x - 11, y - 14, 22, 26, 5), "#3a2238", rim="#e8b890", rim_width=4, wobble=0.4)


_HIDE, _HIDE_DARK, _HIDE_LIGHT = "#7f86a4", "#37315a", "#fbe4d0"


def _elephant_legs_behind(c: Canvas) -> None:
    """The tail held out for balance, and the two far legs: one under the chest, one behind on the rising rope."""
    c.paint(limb([(138, -176), (178, -178), (206, -204), (216, -232)], [13, 9, 6, 4]), _HIDE_DARK, wobble=0.4)
    c.paint(smooth([(212, -228), (222, -246), (220, -266, 1), (208, -250), (206, -234)]), "#241838", wobble=0.4)
    far = mix(_HIDE, _HIDE_DARK, 0.62)
    fore = limb([(-64, -140), (-70, -96), (-68, -60), (-66, -28), (-68, -4)], [66, 54, 42, 40, 46])
    hind = limb([(116, -150), (134, -100), (152, -64), (146, -40), (148, -24)], [80, 62, 44, 38, 42])
    for leg in (fore, hind):
        c.paint(leg, far, shade=_HIDE_DARK, shade_depth=0.3)
    _foot(c, -69, -5, 0, far)
    _foot(c, 147, -26, -34, far)


def _foot(c: Canvas, x: float, y: float, turn: float, color: Color) -> None:
    """A broad sole that folds round the rope, with three nails in front."""
    with c.at(x, y, 1, turn):
        sole = smooth([(-27, -16), (-30, 0), (-26, 10), (-8, 8), (10, 11), (25, 8), (27, -4), (22, -16)])
        c.paint(sole, color, shade=_HIDE_DARK, shade_depth=0.35, wobble=0.4)
        for nail in (-24, -15, -5):
            c.paint(ellipse(nail, 1, 4.4, 5.4), mix(_HIDE_LIGHT, color, 0.2), shade=_HIDE_DARK, wobble=0.2)


def _elephant_body(c: Canvas) -> Path:
    """Barrel, near legs in one piece: the fore leg lifted, the hind leg carrying the weight; gives the barrel."""
    barrel = smooth([(-104, -222), (-66, -240), (-20, -236), (34, -230), (90, -236), (128, -216), (148, -176),
        (146, -128), (112, -98), (50, -88), (-14, -84), (-70, -98), (-108, -130), (-122, -176)])  # fmt: skip
    fore = limb([(-78, -164), (-112, -136), (-146, -130), (-166, -112), (-160, -90), (-156, -76)],
        [84, 68, 52, 43, 37, 41])  # fmt: skip
    hind = limb([(104, -176), (110, -128), (92, -82), (84, -46), (82, -22), (80, -4)], [92, 82, 58, 44, 42, 48])
    c.paint(union(barrel, fore, hind), _HIDE, shade=_HIDE_DARK, shade_depth=0.16, light_from=(-0.4, -0.8),
        rim=_HIDE_LIGHT, rim_width=6, rim_from=(-0.2, -1))  # fmt: skip
    _foot(c, -158, -72, 24, _HIDE)
    _foot(c, 79, -5, 0, _HIDE)
    for fold in ([(-180, -124), (-168, -114), (-154, -116)], [(-176, -104), (-166, -98), (-150, -102)],
        [(70, -66), (86, -60), (104, -66)], [(66, -50), (82, -44), (100, -50)], [(118, -190), (104, -150), (112, -112)],
        [(-96, -140), (-84, -118), (-88, -96)], [(-40, -100), (-10, -94), (26, -98)]):  # fmt: skip
        c.line(fold, _HIDE_DARK, 3, alpha=0.5, wobble=0.4)
    return barrel


def _saddle_cloth(c: Canvas, barrel: Path) -> None:
    """A red cloth with a gold hem and tassels."""
    cloth = smooth([(-22, -250, 1), (72, -250, 1), (82, -190), (78, -142), (28, -128), (-24, -140), (-30, -196)])
    with c.clip(barrel):
        c.paint(cloth, "#c8472f", shade="#5a1420", shade_depth=0.3)
        c.paint(cloth, "#f0c46a", stroke=8)
        c.paint(moved(poly([(0, -22), (16, 0), (0, 22), (-16, 0)]), 28, -184), "#f0c46a")
    for x, y in ((-24, -138), (2, -132), (28, -126), (54, -133), (78, -140)):
        c.paint(limb([(x, y), (x + 1, y + 9), (x + 3, y + 18)], [3, 7, 8]), "#f0c46a", shade="#8a5a2c", wobble=0.3)


def _elephant_head(c: Canvas) -> None:
    """The domed head and raised trunk in one piece, the tusk, the ear, and an eye that looks at the rope."""
    skull = smooth([(-96, -246), (-116, -276), (-146, -288), (-176, -274), (-192, -244), (-198, -214), (-190, -182),
        (-168, -162), (-140, -152), (-112, -166), (-96, -196)])  # fmt: skip
    trunk = limb([(-172, -214), (-206, -192), (-238, -204), (-254, -240), (-250, -282), (-236, -314), (-226, -330)],
        [62, 50, 40, 33, 27, 22, 17])  # fmt: skip
    jaw = limb([(-140, -164), (-168, -150), (-184, -144)], [44, 28, 10])
    c.paint(union(skull, trunk, jaw), _HIDE, shade=_HIDE_DARK, shade_depth=0.14, light_from=(-0.4, -0.8),
        rim=_HIDE_LIGHT, rim_width=5, rim_from=(-0.5, -1))  # fmt: skip
    for x, y, dx, dy in ((-208, -180, 5, -28), (-224, -186, 12, -24), (-238, -200, 20, -14), (-258, -226, 26, -4),
        (-266, -250, 26, 0), (-262, -272, 24, 4), (-254, -292, 22, 6)):  # fmt: skip
        c.line([(x, y), (x + dx * 0.5 + 1, y + dy * 0.5 + 3), (x + dx, y + dy)], _HIDE_DARK, 2.6, alpha=0.5, wobble=0.3)
    c.paint(limb([(-172, -178), (-200, -154), (-234, -154)], [16, 12, 3]), "#fbf0dc", shade="#b8947c", wobble=0.3)
    ear = smooth([(-118, -256), (-92, -280), (-52, -276), (-22, -246), (-16, -204), (-30, -168), (-50, -140),
        (-68, -122), (-84, -136), (-92, -166), (-110, -196)])  # fmt: skip
    c.paint(ear, mix(_HIDE, "#b8788c", 0.28), shade=_HIDE_DARK, shade_depth=0.26, rim=_HIDE_LIGHT, rim_width=5)
    for fold in ([(-104, -244), (-70, -236), (-42, -206)], [(-102, -222), (-72, -206), (-54, -172)], [(-100, -204),
        (-82, -182), (-72, -148)]):  # fmt: skip
        c.line(fold, _HIDE_DARK, 3, alpha=0.4, wobble=0.4)
    c.paint(ellipse(-154, -222, 5, 4.4), "#1c1028", wobble=0.1)
    c.paint(circle(-156, -223, 0.9), "#fff3dc", wobble=0)
    c.paint(limb([(-164, -226), (-154, -231), (-143, -225)], [2, 6, 3]), mix(_HIDE, _HIDE_DARK, 0.4), wobble=0.2)
    for fold in ([(-163, -214), (-154, -211), (-145, -214)], [(-160, -207), (-152, -205), (-146, -207)]):
        c.line(fold, _HIDE_DARK, 2, alpha=0.5, wobble=0.2)


def _mouse(c: Canvas) -> None:
    """A mouse on its hind legs that follows with a leaf for a parasol."""
    with c.at(648, 740, 0.66, -30):
        c.paint(limb([(16, -6), (44, -4), (66, -22), (84, -14)], 5, 2), "#8a5a6a", wobble=0.4)
        body = union(ellipse(2, -26, 19, 27), ellipse(-8, -58, 17, 15), smooth([(-18, -64), (-36, -52), (-20, -48)]))
        c.paint(body, "#6a4658", shade="#2a1a38", shade_depth=0.3, rim="#fbe0b0", rim_width=4)
        c.paint(circle(2, -72, 11), "#b07a86", shade="#56305a", rim="#fbe0b0", rim_width=3)
        c.paint(circle(-17, -60, 2.6), "#140a18", wobble=0)
        c.paint(circle(-36, -52, 3), "#c8606a", wobble=0.1)
        c.paint(limb([(-6, -34), (-20, -40), (-22, -56)], [8, 7, 5]), "#8a5a6a", wobble=0.2)
        c.line([(-22, -46), (-20, -104)], "#3a5a3c", 4, wobble=0.3)
        leaf = smooth([(-62, -92, 1), (-40, -118), (-8, -122), (22, -96, 1), (-14, -100), (-40, -98)])
        c.paint(leaf, "#7fa858", shade="#2f5a3c", shade_depth=0.3, rim="#e8eca0", rim_width=3)
