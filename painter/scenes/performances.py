"""A performance: a ball inside a whale."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, poly, smooth
from painter.motifs.people import Look, Pose, figure
from painter.palette import MOON, mix
from painter.scene import scene

# -- whale-rib-ballroom ----------------------------------------------------


NAVE = (470.0, 500.0)


def _in_nave(x: float, y: float, depth: float) -> tuple[float, float]:
    """Where a point of the nave's cross-section lies in the picture; depth 1 is nearest."""
    return NAVE[0] + x * depth, NAVE[1] + y * depth


def _deep_end(c: Canvas) -> None:
    """Blue water beyond the ribs, and in it the side of a living whale with its eye."""
    c.sky([(0, "#0c1330"), (0.3, "#1b3358"), (0.45, "#3f7390"), (0.6, "#1d3860"), (1, "#0a1028")], mottle=0.06)
    c.strokes(700, 0, 140, 18, 0.1, 0.36, center=NAVE)
    c.glow(*NAVE, 330, "#a9dcd8", 0.55)
    x, y = NAVE
    flank = smooth([(x - 150, y + 120), (x - 140, y - 60), (x - 90, y - 128), (x, y - 150), (x + 96, y - 124),
        (x + 150, y - 40), (x + 150, y + 120)])  # fmt: skip
    c.paint(flank, "#2f5878", to="#16294c", shade="#0f1d3c", shade_depth=0.2, rim="#a9d4d4", rim_width=5)
    with c.clip(flank):
        for k in range(7):
            c.line(
                [(x - 160, y + 40 + k * 16), (x, y + 62 + k * 14), (x + 160, y + 30 + k * 17)], "#7fa9b8", 3, alpha=0.4
            )
        for k, (wide, tall) in enumerate(((84, 48), (70, 38), (58, 30))):
            c.paint(ellipse(x, y - 14, wide, tall), mix("#16294c", "#5f8ea0", k / 3), stroke=5, alpha=0.8)
    eye = smooth([(x - 54, y - 6), (x - 30, y - 36), (x + 8, y - 44), (x + 44, y - 26), (x + 54, y - 2),
        (x + 24, y + 18), (x - 20, y + 18)])  # fmt: skip
    c.paint(eye, "#b9c4b8", shade="#2a3a50", shade_depth=0.3)
    with c.clip(eye):
        c.paint(circle(x - 2, y - 14, 35), "#d08a34", shade="#5a2a1c", shade_depth=0.3, rim="#ffe0a0")
        c.paint(ellipse(x - 2, y - 13, 20, 14), "#0c1022")
        c.paint(ellipse(x, y - 46, 70, 18), "#101a38", alpha=0.7, feather=5)
        c.paint(circle(x - 14, y - 24, 7), "#fffbe8", wobble=0)
        c.paint(circle(x + 12, y - 4, 3), "#fffbe8", alpha=0.8, wobble=0)
    c.line([(x - 66, y - 2), (x - 34, y - 42), (x + 8, y - 52), (x + 48, y - 34), (x + 64, y - 2)], "#0f1d3c", 9)
    c.line([(x - 60, y + 8), (x - 20, y + 26), (x + 26, y + 26), (x + 60, y + 6)], "#7fa9b8", 4, alpha=0.8)
    c.line([(x - 150, y + 84), (x - 60, y + 60), (x + 40, y + 66), (x + 150, y + 40)], "#0f1d3c", 6, alpha=0.8)


def _dance_floor(c: Canvas) -> None:
    """A polished floor of boards that run to the far end."""
    rng = c.rng
    left, right = _in_nave(-420, 330, 0.3), _in_nave(420, 330, 0.3)
    floor = poly([left, right, (1240, 1240), (-300, 1240)])
    c.paint(floor, "#b98a54", to="#33202c", wobble=0.4)
    with c.clip(floor):
        for k in range(-16, 16):
            quad = [
                _in_nave(k * 50, 330, 0.28),
                _in_nave(k * 50 + 50, 330, 0.28),
                _in_nave(k * 50 + 50, 330, 2.4),
                _in_nave(k * 50, 330, 2.4),
            ]
            c.paint(poly(quad), rng.choice(["#f0cf8a", "#5a3424", "#8a5a34", "#c98a4a"]), alpha=0.2)
            c.line([quad[0], quad[3]], "#2a1624", 2.4, alpha=0.55)
            depth = rng.uniform(0.4, 0.7)
            while depth < 2.2:
                c.line(
                    [_in_nave(k * 50, 330, depth), _in_nave(k * 50 + 50, 330, depth)],
                    "#2a1624",
                    2.4 * depth,
                    alpha=0.55,
                )
                depth *= rng.uniform(1.4, 1.8)
        c.glow(NAVE[0], 700, 480, "#ffd08a", 0.3, squash=0.5)


def _rib_pair(c: Canvas, depth: float) -> None:
    """One arch of two ribs and its vertebra, warm where the lamps reach it."""
    near = min(1.0, depth)
    bone = mix("#86a9b0", "#ecd3a0", near**0.7)
    dark = mix("#3a6484", "#2c2c4c", near)
    for side in (-1, 1):
        points = [
            _in_nave(side * px, py, depth)
            for px, py in ((14, -452), (150, -446), (282, -360), (372, -200), (404, 0), (392, 180), (340, 350))
        ]
        rib = limb(points, [w * depth for w in (40, 46, 52, 50, 44, 36, 24)])
        c.paint(
            rib,
            bone,
            shade=dark,
            shade_depth=0.045,
            light_from=(-side * 0.9, 0.3),
            rim="#fff0c8",
            rim_width=3,
            rim_from=(-side, 0.4),
            rim_alpha=0.7,
            shadow=8 * depth,
        )
    x, y = _in_nave(0, -458, depth)
    wing = 74 * depth
    bump = smooth([(x - wing, y - 18 * depth), (x - 30 * depth, y - 34 * depth), (x, y - 62 * depth),
        (x + 30 * depth, y - 34 * depth), (x + wing, y - 18 * depth), (x + 36 * depth, y + 26 * depth),
        (x, y + 40 * depth), (x - 36 * depth, y + 26 * depth)])  # fmt: skip
    c.paint(bump, bone, shade=dark, shade_depth=0.3, light_from=(0, 0.9), rim="#fff0c8", rim_from=(0, 1))


def _anglerfish(c: Canvas, x: float, y: float, size: float, flip: bool) -> None:
    """A round deep-sea fish with a lit lure, its mouth full of needles; it faces left."""
    skin, dark = "#4a5a7c", "#141a36"
    with c.at(x, y, size, 0, flip):
        c.paint(
            smooth([(74, -10), (112, -40, 1), (104, 0), (114, 36, 1), (72, 18)]), mix(skin, dark, 0.4), rim="#9fb8c4"
        )
        for fin in ([(10, -62), (44, -92), (62, -44)], [(6, 58), (30, 88), (50, 46)]):
            c.paint(smooth([(x, y, 1) for x, y in fin]), mix(skin, dark, 0.4), rim="#9fb8c4")
        body = smooth([(-84, 30, 1), (-70, -30), (-26, -66), (34, -60), (80, -16), (76, 22), (34, 60), (-26, 66),
            (-66, 54, 1), (-40, 34), (-48, 16)])  # fmt: skip
        c.paint(
            body,
            skin,
            shade=dark,
            shade_depth=0.34,
            light_from=(-0.8, -0.6),
            rim="#ffdf9a",
            rim_width=5,
            rim_from=(-0.9, -0.6),
        )
        mouth = smooth([(-84, 28, 1), (-58, 8), (-28, 14), (-22, 34), (-40, 52), (-68, 54, 1)])
        c.paint(mouth, "#1a0f1e")
        for k in range(5):
            tx = -76 + k * 11
            c.paint(poly([(tx, 20 - k * 3), (tx + 8, 17 - k * 2), (tx + 4, 36 - k * 2)]), "#f6ecd0", wobble=0.2)
            c.paint(poly([(tx + 8, 53), (tx + 15, 50), (tx + 12, 38)]), "#f6ecd0", wobble=0.2)
        c.paint(circle(-34, -22, 12), "#f2e6c4", wobble=0.4)
        c.paint(circle(-37, -21, 5.5), "#0c1022", wobble=0)
        c.paint(smooth([(10, 6), (40, -4), (48, 16), (30, 30)]), mix(skin, dark, 0.3), rim="#9fb8c4")
        c.line([(-20, -64), (-40, -112), (-84, -122), (-104, -88)], mix(skin, "#f2e6c4", 0.4), 5)
        c.glow(-104, -74, 150, "#ffc86a", 0.75)
        c.paint(circle(-104, -74, 17), "#fff3c4", texture=0, wobble=0.4)
        c.glow(-104, -74, 56, "#fff6d8", 0.8)


def _dancers(c: Canvas, x: float, y: float, height: float, lady: Look, man: Look) -> None:
    """A couple who dance close, hands joined, one arm raised."""
    c.paint(
        limb(
            [(x, y + 4), (x - 4, y + height * 0.3), (x, y + height * 0.5)], [height * 0.34, height * 0.28, height * 0.1]
        ),
        "#0c1330",
        alpha=0.3,
        feather=height * 0.05,
    )
    lead = Pose("walk", near=(-0.23, -0.50), far=(-0.22, -0.60), lean=-2, tilt=-6)
    follow = Pose("tiptoe", near=(-0.19, -0.71), far=(-0.17, -0.66), lean=-8, tilt=14)
    figure(c, x - height * 0.15, y, height, MOON, man, lead, flip=True)
    held = figure(c, x + height * 0.13, y + 2, height * 0.95, MOON, lady, follow)
    _gown(c, x + height * 0.15, y + 2, height * 0.95, lady.top or MOON.accent, 0.12)
    c.paint(circle(*held.near, height * 0.022), lady.skin, wobble=0.3)


def _gown(c: Canvas, x: float, y: float, height: float, color: str, swing: float) -> None:
    """A long bell-shaped skirt from the waist to the floor; swing carries its hem to the right."""
    with c.at(x, y, height):
        skirt = smooth([(-0.07, -0.52), (0.06, -0.52), (0.13 + swing * 0.4, -0.26), (0.22 + swing, -0.03),
            (0.1 + swing, 0.005), (-0.02 + swing, -0.012), (-0.12 + swing, 0.008), (-0.21 + swing * 0.6, -0.02),
            (-0.12 + swing * 0.2, -0.28)])  # fmt: skip
        c.paint(
            skirt,
            color,
            shade=mix(color, MOON.ink, 0.65),
            shade_depth=0.26,
            light_from=(-0.3, -0.7),
            rim=mix(color, "#fff0c8", 0.7),
            rim_width=3,
        )
        for k in range(4):
            foot = -0.13 + k * 0.09 + swing * 0.9
            c.line(
                [(-0.03 + k * 0.022, -0.46), (foot * 0.6, -0.22), (foot, -0.03)],
                mix(color, MOON.ink, 0.5),
                0.008,
                alpha=0.7,
            )


GOWNS = (
    Look("#a86f48", "#241a1c", "bun", clothes="dress", top="#b9d0c8"),
    Look("#f0cdb0", "#9a4424", "long", clothes="dress", top="#e8cf9a"),
    Look("#6b432e", "#1e1718", "afro", clothes="dress", top="#7fb4b8"),
    Look("#e2b088", "#dcd8d2", "bun", age="old", clothes="dress", top="#b58aa8"),
    Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe", top="#e0b45c", hat_color="#b4503e"),
)
TAILCOATS = (
    Look("#ecc6a2", "#2a2226", "short", clothes="coat", top="#1b2748", bottom="#10162c"),
    Look("#7d5138", "#1c1618", "short", True, clothes="coat", top="#3a2a4a", bottom="#141a33"),
    Look("#eac3a4", "#e2ddd4", "bald", True, "old", "coat", top="#2f4a6a", bottom="#141a33"),
    Look("#8f5f40", "#2a1e1c", "curly", clothes="coat", top="#22335c", bottom="#141a33"),
)
RIBS = (0.34, 0.42, 0.52, 0.64, 0.8, 1.0)
LAMPS = ((0.34, -250, -230, True), (0.42, 250, -190, False), (0.56, -250, -190, True), (0.64, 60, -330, False),
    (0.74, 236, -190, False), (0.98, -246, -190, True))  # fmt: skip
"""Depth and place of each anglerfish, and whether it looks to the right."""
COUPLES = ((0.36, -90), (0.4, 120), (0.5, -190), (0.56, 40), (0.68, 136), (0.8, -76), (0.99, 196))


def _lamp(c: Canvas, depth: float, x: float, y: float, flip: bool) -> None:
    """One anglerfish under the ribs, and its light on the polished floor."""
    _anglerfish(c, *_in_nave(x, y, depth), depth * 0.82, flip)
    fx, fy = _in_nave(x * 0.7, 340, depth)
    streak = limb([(fx, fy), (fx, fy + 110 * depth), (fx, fy + 250 * depth)], [20 * depth, 44 * depth, 8])
    c.paint(streak, "#ffd98a", alpha=0.42, feather=9 * depth)
    c.glow(fx, fy + 30 * depth, 190 * depth, "#ffc86a", 0.4, squash=0.4)


def _wallflower(c: Canvas, x: float, y: float) -> None:
    """A woman in red with a fan who looks on, seen from behind."""
    look = Look("#6f4630", "#1c1618", "bun", clothes="dress", top="#d9583b", shoes="#2a1420")
    pose = Pose(view="back", near=(0.20, -0.50), far=(-0.13, -0.44), tilt=4, near_hand="grip")
    c.glow(x - 10, y - 38, 220, "#ffc86a", 0.3, squash=0.35)
    held = figure(c, x, y, 272, MOON, look, pose)
    _gown(c, x, y, 280, "#d9583b", 0.0)
    fx, fy = held.near[0] + 2, held.near[1] + 2
    for k in range(7):
        dx, dy = math.cos(math.radians(-104 + k * 24)), math.sin(math.radians(-104 + k * 24))
        leaf = limb([(fx, fy), (fx + dx * 24, fy + dy * 24), (fx + dx * 46, fy + dy * 46)], [3, 12, 20])
        c.paint(leaf, "#f6e4c0" if k % 2 else "#d9a85a", shade="#6a3a3a", shade_depth=0.3)


def _dropped_mask(c: Canvas) -> None:
    """A white mask on the floor with its red ribbon."""
    mask = smooth([(456, 1040, 1), (492, 1048), (526, 1058), (560, 1048), (598, 1036, 1), (586, 1076), (552, 1088),
        (527, 1074), (500, 1090), (466, 1078)])  # fmt: skip
    c.shadow_blob(530, 1092, 66, 7, "#1a0e18", 0.6)
    c.line([(464, 1066), (430, 1084), (446, 1104), (404, 1116)], "#d9583b", 5)
    c.paint(mask, "#fbf0d8", shade="#a08a80", shade_depth=0.3)
    c.paint(mask, "#d9a85a", stroke=4)
    for x, side in ((500, 1), (554, -1)):
        hole = smooth([(x - 17, 1066 - side * 5, 1), (x, 1058), (x + 17, 1066 + side * 5, 1), (x, 1074)])
        c.paint(hole, "#4a2f30")


@scene(
    "whale-rib-ballroom",
    "The Last Waltz Below",
    motifs="whale bones ballroom dancers anglerfish eye",
    themes="celebration memory ghosts hospitality secrets",
    moods="grand eerie",
    alt="Couples dance on a polished floor inside the ribs of a whale, lit by anglerfish; one woman with a fan stands "
    "alone in front, a mask lies on the floor, and at the far end a huge eye looks in.",
    seed=692,
    clues=("waltz", "wallflower", "inside story", "watched", "old bones", "last dance", "belly", "family reunion"),
)
def whale_rib_ballroom(c: Canvas) -> None:
    """A ballroom inside whale ribs, its candles are anglerfish."""
    _deep_end(c)
    _dance_floor(c)
    behind = 0.0
    for depth in RIBS:
        _rib_pair(c, depth)
        c.mist(NAVE[1] + 330 * depth, 70, "#5f8ea4", 0.22 * (1.1 - depth))
        for lamp in LAMPS:
            if behind < lamp[0] <= depth:
                _lamp(c, *lamp)
        for i, (place, x) in enumerate(COUPLES):
            if behind < place <= depth:
                _dancers(c, *_in_nave(x, 340, place), 205 * place, GOWNS[i % 5], TAILCOATS[i % 4])
        behind = depth
    _wallflower(c, 180, 1048)
    _dropped_mask(c)
