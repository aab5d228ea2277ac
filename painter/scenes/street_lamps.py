"""Scenes of street lamps: people who circle one like moths, and a bed of them that is watered."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, poly, rect, smooth
from painter.motifs.animals import moth
from painter.motifs.land import hill
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import stars
from painter.palette import VIOLET, Color, mix
from painter.scene import scene

# -- moth-lamp -------------------------------------------------------------


LAMP = (425.0, 400.0)
"""The street lamp stands where all upright lines meet: the viewer looks straight up."""
# Angle round the lamp, distance, height, wings, who: the near ones are painted last.
MOTH_FOLK = ((-64, 178, 104, "#f3c983", Look("#7d5138", "#1c1618", "short", clothes="shirt", top="#6a4a8a")),
    (98, 196, 112, "#e9a86a", Look("#e6b48c", "#8a4a22", "bob", age="child", clothes="dress", top="#c9503c")),
    (158, 186, 108, "#f0d09a", Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe", top="#7a5aa6")),
    (-112, 268, 150, "#f0c27a", Look("#6b432e", "#1e1718", "afro", clothes="skirt", top="#f0d060", bottom="#8a3450")),
    (-26, 262, 166, "#d98a8c", Look("#f0cdb0", "#9a4424", "bun", clothes="dress", top="#8c3a76")),
    (198, 276, 172, "#e7b06c", Look("#ecc6a2", "#2a2226", "short", clothes="coat", top="#3f3a7a", hat="top")),
    (39, 276, 180, "#c98fb4", Look("#a86f48", "#2a1c1c", "long", clothes="dress", top="#e0752f")),
    (112, 424, 236, "#f0cf94", Look("#eac3a4", "#e2ddd4", "bald", True, "old", "coat", top="#5f4f9a",
    glasses=True)))  # fmt: skip


@scene(
    "moth-lamp",
    "Last Round",
    motifs="lamp moth wings crowd street night",
    themes="desire crowd danger fashion belonging",
    moods="feverish dreamy",
    alt="Seen from the pavement straight up: people with moth wings circle a street lamp between dark houses. "
    "One child with wings flies the other way, a hat falls, and somebody looks out of a lit window.",
    seed=413,
    clues=("attraction", "fame", "fatal", "last dance", "humming", "follow the crowd", "too close"),
)
def moth_lamp(c: Canvas) -> None:
    """A crowd with wings circles a street lamp, seen from below."""
    x, y = LAMP
    c.sky([(0, "#171040"), (0.4, "#2a1c63"), (1, "#150f38")])
    for radius, color in ((430, "#5a2470"), (330, "#96356a"), (240, "#d8653c"), (165, "#f6a94a")):
        c.paint(circle(x, y, radius), color, feather=radius * 0.2, texture=0.5)
    c.strokes(1000, 0, 150, 17, 0.10, 0.40, center=LAMP)
    stars(c, 40, VIOLET, (40, 40, 760, 260), big=0.05)
    _houses_above(c)
    _lamp_from_below(c)
    for angle, distance, height, wing, look in MOTH_FOLK:
        _moth_person(c, angle, distance, height, wing, look)
    _moth_hooks(c)


def _up(angle: float, distance: float) -> tuple[float, float]:
    """A point at an angle (degrees) and a distance from the lamp."""
    return (LAMP[0] + math.cos(math.radians(angle)) * distance, LAMP[1] + math.sin(math.radians(angle)) * distance)


def _houses_above(c: Canvas) -> None:
    """House fronts that lean together toward the lamp, their windows shrinking upward."""
    fronts = ((-12, 16, 372, "#3a2a70"), (16, 41, 432, "#2b1f5c"), (41, 66, 560, "#382768"), (66, 92, 640, "#251a50"),
        (92, 114, 590, "#3b2b72"), (114, 139, 520, "#281c56"), (139, 162, 452, "#3a2a6c"),
        (162, 190, 400, "#2a1e58"))  # fmt: skip
    for first, last, roof, color in fronts:
        lamp_side = (math.cos(math.radians(first + 192)), math.sin(math.radians(first + 192)))
        front = poly([_up(first, roof), _up(last, roof * 1.03), _up(last, 1500), _up(first, 1500)])
        c.paint(front, color, shade="#120b2c", shade_depth=0.08, rim="#f2a868", rim_width=5, rim_from=lamp_side)
        edge = ((first - 0.6, 0.965), (last + 0.6, 0.99), (last + 0.3, 1.06), (first - 0.3, 1.03))
        eaves = poly([_up(angle, roof * share) for angle, share in edge])
        c.paint(eaves, mix(color, "#7a4a86", 0.55), shade="#120b2c", rim="#ffc98a", rim_width=5, rim_from=lamp_side)
        span = last - first
        for row in range(5):
            for column in (0.24, 0.62):
                left = first + span * column - 1.4
                watched = (first, row, column) == (92, 0, 0.24)
                _pane_above(c, left, left + span * 0.2 + 1.4, roof * (1.11 + 0.19 * row), watched)


def _pane_above(c: Canvas, left: float, right: float, near: float, watched: bool) -> None:
    """A window between two angles at a distance from the lamp; watched shows somebody looking out."""
    middle = (left + right) / 2
    pane = poly([_up(left, near), _up(right, near * 1.008), _up(right, near * 1.12), _up(left, near * 1.11)])
    if not watched and c.rng.random() > 0.12:
        c.paint(pane, "#140d30", wobble=0.5, rim="#8a5f94", rim_width=3)
        return
    c.paint(pane, "#ffc67a", wobble=0.5)
    c.glow(*_up(middle, near * 1.06), 90, "#ffb060", 0.4)
    if watched:
        with c.clip(pane):
            c.paint(circle(*_up(middle, near * 1.05), 14), "#3a1d4c", wobble=0.3)
            c.paint(circle(*_up(middle, near * 1.125), 36), "#3a1d4c", wobble=0.3)


def _lamp_from_below(c: Canvas) -> None:
    """The iron post running away upward, and the lantern's glass above it."""
    x, y = LAMP
    foot = (206, 1260)
    post = limb([foot, (300, 940), (382, 650), (x - 6, y + 22)], [104, 58, 34, 15])
    c.paint(
        post,
        "#241748",
        shade="#0c0722",
        shade_depth=0.3,
        light_from=(0.8, -0.4),
        rim="#f7b070",
        rim_from=(0.9, -0.4),
        rim_width=7,
        shadow=10,
        shadow_offset=(-10, 12),
    )
    for px, py, width, turn in ((296, 952, 84, -17), (376, 672, 52, -17), (412, 540, 36, -16)):
        with c.at(px, py, 1, turn):
            c.paint(
                rect(-width / 2, -width * 0.13, width, width * 0.26, width * 0.12),
                "#3a2860",
                shade="#0c0722",
                light_from=(0.8, -0.5),
                rim="#f7b070",
                rim_from=(0.5, -0.8),
                wobble=0.4,
            )
    hexes = [
        [(x + math.cos(k * math.pi / 3 + 0.3) * r, y + math.sin(k * math.pi / 3 + 0.3) * r) for k in range(6)]
        for r in (96, 80, 28)
    ]
    c.glow(x, y, 260, "#ffd98a", 0.9, 1.4)
    c.paint(poly(hexes[0]), "#2a1646", wobble=0.5)
    c.paint(poly(hexes[1]), "#fff3c4", wobble=0.4, texture=0.4)
    c.paint(circle(x, y, 54), "#fffdf0", feather=10, texture=0)
    for k in range(6):
        c.line([hexes[2][k], hexes[0][k]], "#4a2450", 7, wobble=0.3)
    c.paint(poly(hexes[2]), "#3a1d4c", shade="#160a2a", wobble=0.4)


def _wings(c: Canvas, height: float, color: Color, toward: tuple[float, float]) -> None:
    """Four moth wings behind somebody of that height, lit from the lamp."""
    k = height / 128
    for side in (-1, 1):
        hind = smooth([(0, -60 * k), (side * 26 * k, -56 * k), (side * 52 * k, -34 * k), (side * 48 * k, -8 * k),
            (side * 26 * k, -4 * k), (side * 8 * k, -36 * k)])  # fmt: skip
        fore = smooth([(0, -66 * k), (side * 22 * k, -96 * k), (side * 62 * k, -116 * k), (side * 88 * k, -110 * k, 1),
            (side * 84 * k, -82 * k), (side * 66 * k, -54 * k), (side * 30 * k, -50 * k),
            (side * 4 * k, -52 * k)])  # fmt: skip
        for wing, tone in ((hind, mix(color, "#6a4478", 0.42)), (fore, color)):
            c.paint(
                wing,
                tone,
                shade="#6a2f5a",
                shade_depth=0.3,
                light_from=toward,
                rim="#fff0c4",
                rim_from=toward,
                rim_width=4,
                wobble=0.6,
                rough=1.4,
                alpha=0.97,
            )
        with c.clip(fore):
            c.line(
                [(side * 30 * k, -104 * k), (side * 42 * k, -76 * k), (side * 38 * k, -48 * k)],
                "#7a4a6a",
                3 * k,
                alpha=0.6,
            )
            c.line(
                [(side * 68 * k, -118 * k), (side * 76 * k, -86 * k), (side * 64 * k, -52 * k)],
                "#7a4a6a",
                5 * k,
                alpha=0.55,
            )
        for spot_x, spot_y, r in ((58, -84, 8), (34, -28, 6)):
            c.paint(circle(side * spot_x * k, spot_y * k, r * k), "#4a2c5a", wobble=0.3)
            c.paint(circle(side * spot_x * k, spot_y * k, r * k * 0.5), "#f0a13c", wobble=0.2)


def _moth_person(c: Canvas, angle: float, distance: float, height: int, wing: Color, look: Look) -> None:
    """One of the crowd, flying in a spiral toward the lamp."""
    x, y = _up(angle, distance)
    toward = (-math.cos(math.radians(angle)), -math.sin(math.radians(angle)))
    acts = (
        Pose("tiptoe", near=(-0.22, -1.02), far=(-0.14, -1.1), near_hand="open", far_hand="open", tilt=24, wind=0.6),
        Pose("tiptoe", view="back", near=(0.22, -0.98), far=(-0.2, -1.02), near_hand="open", far_hand="open"),
        Pose("run", near=(-0.3, -0.9), far=(0.2, -0.62), near_hand="open", far_hand="open", tilt=18, wind=0.9),
    )
    with c.at(x, y, 1, angle - 90 + 42), c.at(0, height * 0.5):
        _wings(c, height, wing, toward)
        figure(c, 0, 0, height, VIOLET, look, acts[height // 2 % 3], shadow=0)


def _moth_hooks(c: Canvas) -> None:
    """The child who leaves, a falling hat and somebody at a window."""
    child = Look("#e6b48c", "#8a4a22", "bob", age="child", clothes="coat", top="#3fa0a0", bottom="#241748")
    with c.at(622, 950, 1, 160):
        _wings(c, 124, "#bfe0d4", (0.5, -0.8))
        figure(c, 0, 0, 124, VIOLET, child, Pose("tiptoe", view="back", near=(0.2, -0.96), far=(-0.2, -0.6)), shadow=0)
    with c.at(560, 830, 1.1, -34):
        c.paint(ellipse(0, 0, 44, 15), "#1a1036", rim="#f7b070", rim_from=(0.7, -0.6), wobble=0.4)
        c.paint(
            smooth([(-26, -2, 1), (-24, -34), (0, -42), (24, -34), (26, -2, 1)]),
            "#2a1a50",
            shade="#0c0722",
            rim="#f7b070",
            rim_from=(0.7, -0.6),
            wobble=0.4,
        )
        c.paint(poly([(-26, -12), (26, -12), (26, -3), (-26, -3)]), "#c9503c", wobble=0.4)


# -- night-garden ----------------------------------------------------------


VANISHING = (330.0, 560.0)


@scene(
    "night-garden",
    "First Shift",
    motifs="gardener lamps garden dawn watering-can bulbs",
    themes="care growth light work patience",
    moods="hopeful quiet",
    alt="At dawn street lamps grow in rows in a field like flowers, from seedlings to tall bent ones. A person with a "
    "watering can waters the smallest; a basket of light bulbs stands in the path.",
    seed=808,
    clues=("early riser", "bright idea", "grow up", "night school", "nursery", "power plant", "good morning"),
)
def night_garden(c: Canvas) -> None:
    """A gardener waters street lamps at dawn."""
    c.sky([(0, "#8d86c8"), (0.18, "#b7a0d2"), (0.31, "#efaebd"), (0.42, "#f8b795"), (0.5, "#fdd09a"), (1, "#5a3f7a")])
    c.strokes(650, 4, 190, 22, 0.05, 0.38, region=(0, 0, 800, 580))
    c.glow(VANISHING[0], 536, 380, "#ffe6a8", 0.5, 1.8)
    c.paint(circle(VANISHING[0], 536, 70), "#fffbe4", to="#ffe9b0", wobble=0.6)
    _garden_field(c)
    for row, growth in ((-2.3, 0.62), (2.3, 0.5), (-1.5, 0.85), (1.5, 0.30), (0.62, 0.42)):
        for step in (0.10, 0.15, 0.22, 0.32, 0.46):
            _lamp_flower(c, row, step * 1.02, growth, lit=c.rng.random() < 0.8)
    c.mist(612, 34, "#ffe0bc", 0.45)
    _lamp_flower(c, -0.62, 0.34, 0.95, lit=True)
    _lamp_flower(c, 1.05, 0.6, 0.20, lit=True)
    _garden_gardener(c)
    _lamp_flower(c, -0.66, 0.62, 1.0, lit=False)
    _lamp_flower(c, -0.34, 0.97, 1.28, lit=True)
    _garden_front(c)


def _bed(row: float, depth: float) -> tuple[float, float]:
    """The ground point of a garden row; depth is 0 at the horizon and 1 at the lower edge."""
    return (VANISHING[0] + row * 560 * depth, VANISHING[1] + 24 + 640 * depth)


def _garden_field(c: Canvas) -> None:
    """Far trees, and furrows that run to the sun."""
    hill(c, 574, 9, "#a985b4", to="#d8a8b4", rim="#ffe6c0", step=40)
    c.mist(580, 26, "#ffe6c4", 0.6)
    field = poly([(-40, 584), (840, 584), (840, 1240), (-40, 1240)])
    c.paint(field, "#b487a8", to="#3a2860")
    with c.clip(field):
        for k in range(-11, 14):
            row = k * 0.36
            left, right = _bed(row - 0.1, 1.1), _bed(row + 0.1, 1.1)
            far = (VANISHING[0] + row * 4, 584)
            c.paint(
                poly([far, left, right]),
                "#7a5490",
                to="#2c1d4e",
                wobble=1.4,
                rough=2.5,
                rim="#f0b8a8",
                rim_width=3,
                rim_from=(0, -1),
            )
        for _ in range(420):
            depth = c.rng.uniform(0.03, 1.0)
            x, y = _bed(c.rng.uniform(-3.2, 3.2), depth)
            c.paint(
                ellipse(x, y, 12 * depth + 1, 4.4 * depth + 0.6),
                c.rng.choice(["#241842", "#8f669c", "#c79aa8"]),
                alpha=0.5,
                wobble=0.5,
            )
        c.glow(VANISHING[0], 590, 420, "#ffe0b0", 0.6, 1.6, squash=0.5)


def _lamp_flower(c: Canvas, row: float, depth: float, growth: float, lit: bool) -> None:
    """A street lamp grown from the bed: an iron stem with leaves, and a bell of light that bends over."""
    x, y = _bed(row, depth)
    tall = 900 * depth * growth
    if x < -120 or x > 920:
        return
    far = max(0.0, 0.62 - depth * 1.5)
    iron = mix("#33234f", "#c79ab4", far)
    width = 9 * depth * (0.7 + growth)
    side = -1 if row > 0 else 1
    reach = tall * 0.24
    top = y - tall
    c.paint(ellipse(x + 30 * depth, y + 4 * depth, 60 * depth, 13 * depth), "#2c1d4e", alpha=0.45, feather=4 * depth)
    c.paint(ellipse(x, y, 34 * depth, 12 * depth), mix("#4a3260", "#c79ab4", far), shade="#1b1230", wobble=0.5, rough=2)
    stem = limb([(x, y), (x - side * tall * 0.03, y - tall * 0.45), (x, top + reach * 0.3),
        (x + side * reach * 0.42, top), (x + side * reach * 0.86, top + reach * 0.12),
        (x + side * reach, top + reach * 0.44)], [width * 1.5, width, width * 0.85, width * 0.75, width * 0.65,
        width * 0.6])  # fmt: skip
    rim = mix("#ffd9b4", iron, 0.2)
    c.paint(
        stem, iron, shade=VIOLET.ink, shade_depth=0.12, rim=rim, rim_width=4, rim_from=(side * 0.2, -0.9), wobble=0.5
    )
    for k, at in ((1, 0.16), (-1, 0.27), (1, 0.40)):
        leaf_y, span = y - tall * at, (26 + 40 * growth) * depth * (1.2 - at)
        c.paint(smooth([(x, leaf_y, 1), (x + k * span * 0.6, leaf_y - span * 0.7),
            (x + k * span * 1.35, leaf_y - span * 0.5, 1), (x + k * span * 0.7, leaf_y - span * 0.08)]), mix("#4f7a6a",
            iron, far * 1.2), shade="#24384a", shade_depth=0.35, wobble=0.4)  # fmt: skip
    _lamp_bell(c, x + side * reach, top + reach * 0.42, max(10 * depth, tall * 0.125), iron, lit)


def _lamp_bell(c: Canvas, x: float, y: float, size: float, iron: Color, lit: bool) -> None:
    """The lamp head: a hood like a bell flower over a globe of light."""
    if lit:
        c.glow(x, y + size * 0.8, size * 4.2, "#ffe29a", 0.75)
    c.paint(
        circle(x, y + size * 0.78, size * 0.55),
        "#fff6cf" if lit else "#8a7a98",
        shade="#f0b04a" if lit else "#4a3a68",
        shade_depth=0.3,
        wobble=0.4,
    )
    hood = smooth([(x - size * 0.16, y - size * 0.16, 1), (x - size * 0.5, y + size * 0.2),
        (x - size * 0.92, y + size * 0.78, 1), (x - size * 0.45, y + size * 0.62), (x, y + size * 0.74),
        (x + size * 0.45, y + size * 0.62), (x + size * 0.92, y + size * 0.78, 1), (x + size * 0.5, y + size * 0.2),
        (x + size * 0.16, y - size * 0.16, 1)])  # fmt: skip
    c.paint(hood, mix(iron, "#6d54a0", 0.35), shade=VIOLET.ink, shade_depth=0.3, rim="#ffe2bc", rim_width=4, wobble=0.4)


def _garden_gardener(c: Canvas) -> None:
    """The gardener with the watering can."""
    look = Look(
        "#8f5f40",
        "#2a1e1c",
        "long",
        clothes="apron",
        top="#c9553f",
        bottom="#4a3468",
        trim="#f2e2cc",
        hat="straw",
        hat_color="#f0d38a",
        build=1.1,
    )
    pose = Pose("walk", near=(-0.30, -0.52), far=(-0.24, -0.62), near_hand="grip", far_hand="grip", lean=12, tilt=-10)
    held = figure(c, 640, 1010, 292, VIOLET, look, pose)
    x, y = held.near
    with c.at(x - 6, y + 10, 1.0, -16):
        c.line([(28, -8), (6, -40), (-34, -36), (-40, -4)], "#2f6f7e", 7)
        c.paint(limb([(-30, 44), (-84, 12), (-112, -22)], [17, 12, 10]), "#3f8f98", shade="#17405a", wobble=0.3)
        c.paint(poly([(-126, -20), (-104, -40), (-98, -24), (-114, -10)]), "#2f6f7e", wobble=0.3)
        c.paint(
            smooth([(-40, -6, 1), (30, -6, 1), (36, 56, 1), (-44, 56, 1)]),
            "#4aa0a6",
            shade="#17405a",
            shade_depth=0.35,
            rim="#ffe6c4",
            rim_width=4,
            wobble=0.4,
        )
    _shining_water(c, x - 126, y + 18)


def _shining_water(c: Canvas, spout_x: float, spout_y: float) -> None:
    """Water that falls from the spout and shines."""
    c.glow(spout_x - 40, spout_y + 70, 150, "#fff0b8", 0.6)
    for k in range(7):
        drop = 140 + k * 7
        c.line([(spout_x + k * 3, spout_y + k * 3), (spout_x - 24 - k * 7, spout_y + 40),
            (spout_x - 34 - k * 11, spout_y + drop)], "#fff6d4", 2.6, alpha=0.85)  # fmt: skip
    for _ in range(26):
        c.paint(
            circle(spout_x - 60 + c.rng.gauss(0, 30), spout_y + c.rng.uniform(60, 165), c.rng.uniform(1.5, 3.6)),
            "#fffbe6",
            wobble=0,
        )


def _garden_front(c: Canvas) -> None:
    """Close to the viewer: a basket of bulbs, new sprouts and a moth that came too late."""
    for x, y, size in ((352, 1062, 24), (420, 1130, 20), (512, 1120, 17), (600, 1138, 22), (700, 1126, 18)):
        c.paint(ellipse(x, y + 2, size * 1.5, size * 0.5), "#4a3260", shade="#1b1230", wobble=0.5, rough=2)
        c.line([(x, y), (x + 2, y - size * 1.5)], "#4f8a72", 4)
        c.glow(x + 2, y - size * 2, size * 3, "#ffe29a", 0.6)
        c.paint(circle(x + 2, y - size * 1.9, size * 0.42), "#fff0b4", shade="#f0a850", wobble=0.3)
        c.paint(smooth([(x, y - size, 1), (x + size, y - size * 1.7), (x + size * 1.5, y - size * 1.3, 1),
            (x + size * 0.7, y - size)]), "#5f9a7a", wobble=0.3)  # fmt: skip
    _bulb_basket(c, 242, 1128)
    moth(c, 470, 300, 56, VIOLET, turn=-24)


def _bulb_basket(c: Canvas, x: float, y: float) -> None:
    """A basket of light bulbs ready for planting."""
    c.shadow_blob(x + 10, y, 92, 12, "#1b1230", 0.6)
    for dx, dy, turn in ((-46, -66, 158), (-14, -78, 12), (24, -72, 190), (54, -60, 40), (4, -54, 172)):
        with c.at(x + dx, y + dy, 1.1, turn):
            c.paint(rect(-7, 8, 14, 20, 3), "#c9c2d2", shade="#5a4a70", wobble=0.2)
            c.paint(
                smooth([(-8, 10), (-18, -10), (-10, -28), (10, -28), (18, -10), (8, 10)]),
                "#f6f0e2",
                shade="#b598c6",
                shade_depth=0.3,
                wobble=0.2,
            )
            c.line([(-5, 4), (-3, -10), (3, -6), (5, 4)], "#c9822f", 1.6, wobble=0.1)
    basket = smooth([(x - 76, y - 44, 1), (x + 76, y - 44, 1), (x + 60, y + 4), (x, y + 8), (x - 60, y + 4)])
    c.paint(basket, "#b07a4a", shade="#4a2e48", shade_depth=0.3, wobble=0.5, rim="#ffe0b0")
    with c.clip(basket):
        for row in range(5):
            for k in range(12):
                c.line(
                    [
                        (x - 80 + k * 15 + row % 2 * 7, y - 38 + row * 10),
                        (x - 70 + k * 15 + row % 2 * 7, y - 34 + row * 10),
                    ],
                    "#6a4248",
                    3,
                    alpha=0.7,
                )
    c.paint(limb([(x - 78, y - 44), (x, y - 38), (x + 78, y - 44)], 11, 11), "#c9925a", shade="#5a3a48", wobble=0.4)
