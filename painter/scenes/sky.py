"""Scenes high in the air."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird, whale
from painter.motifs.cottages import cottage, cottages
from painter.motifs.folk import umbrella
from painter.motifs.land import grass, hill, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import moon
from painter.motifs.things import lantern
from painter.motifs.weather import cloud_bank, heaped_cloud, round_stars, scumble
from painter.palette import DUSK, MOON, Color, Palette, mix
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
    c.lamp = (0.55, -0.75)
    p = MOON
    c.sky([(0, "#101a3a"), (0.35, "#233f6e"), (0.62, "#4f7f95"), (0.82, "#d9b98f"), (1, "#f0cf9a")])
    scumble(c, 300, 130, 0.05, region=(0, 0, 800, 1000))
    round_stars(c, 110, "#f2e6c4", (30, 30, 770, 560), 3.2)
    moon(c, 560, 250, 120, p)
    cloud_bank(c, 430, 70, mix(p.soft, p.mid, 0.45), p.mid, 0.55, -0.06)
    with c.at(66, 470, 0.86, -5):
        ridge = [(150, 44), (205, 34), (262, 30), (320, 36), (378, 52), (430, 74), (480, 98)]
        walls = ["#e9d3a6", "#c98f6a", "#8aa5a5", "#d7b48c"]
        roofs = [p.accent, "#8e3b34", p.deep, "#39587a"]
        tree(c, 120, 58, 120, p.ink, leaf="#2f5a58", leaf_shade=p.ink, depth=4)
        cottages(c, [(250, 18), (330, 24), (412, 50)], walls[1:], roofs[1:], p.ink, None, (46, 62))
        cottage(c, 296, 30, 74, "#d7b48c", p.accent, p.ink, 3, p.glow)
        cottages(c, ridge, walls, roofs, p.ink, p.glow, (54, 82))
        tree(c, 520, 116, 110, p.ink, leaf="#3f6d60", leaf_shade=p.ink, depth=4, lean=8)
        whale(c, 0, 0, 1, p, color="#3d668f", belly="#efe0bd", shade="#152249", rim="#a9cfd2")
    cloud_bank(c, 880, 90, "#d9c4a4", "#a8a898", 0.8)
    heaped_cloud(c, 170, 930, 500, "#ecd6b0", "#7f9498")
    heaped_cloud(c, 690, 980, 520, "#f4e0ba", "#8b9c9a", flip=True)
    hill(c, 1040, 26, "#274052", to=p.ink, rim="#7ea0a0")
    c.mist(1040, 60, "#f0cf9a", 0.3)
    hill(c, 1110, 22, "#172440", to=p.ink)
    grass(c, 20, 780, 1112, "#131c38", 120, 30)
    child = Look("#8a5a3c", "#201a1c", "curly", age="child", top=p.accent, bottom=p.ink, scarf=p.light)
    held = figure(c, 470, 1104, 132, p, child, Pose(view="back", near=(0.26, -0.52), far=(-0.24, -0.92),
        near_hand="grip", far_hand="open", wind=0.7, tilt=4), rim="#fbe0b0")  # fmt: skip
    lantern(c, held.near[0], held.near[1] + 20, 0.42, p)


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
    scumble(c, 360, 110, 0.07)
    moon(c, 610, 220, 74, p, phase=0.45)
    round_stars(c, 34, "#f6e4d2", (40, 40, 760, 330), 2.6)
    for y, tall, light, shade in ((470, 54, "#f6cfae", "#c98a88"), (560, 66, "#fbe0b4", "#e0a088")):
        cloud_bank(c, y, tall, light, shade, 0.75, 0.03)
    c.glow(400, 640, 400, "#fff0cc", 0.5)


def _town_below(c: Canvas, p: Palette) -> None:
    """Two rows of roofs in the haze, far down."""
    rng = c.rng
    for y, color, tall in ((1010, "#d68f92", 0.8), (1090, "#96506e", 0.7)):
        x = -30.0
        while x < 830:
            width, height = rng.uniform(50, 84), rng.uniform(60, 190) * tall + 120
            wall, roof = mix(color, "#fbe0b0", rng.uniform(0, 0.2)), mix(color, p.ink, 0.4)
            kind = rng.randrange(5)
            lamp = p.glow if rng.random() < 0.5 else None
            c.paint(rect(x, y + 190 - height, width, height + 40), mix(wall, p.ink, 0.12))
            cottage(c, x + width / 2, y + 196 - height, width * 1.1, wall, roof, p.ink, kind, lamp, kind % 2 == 0)
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
