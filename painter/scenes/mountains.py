"""Mountains: a teapot that erupts, and a peak of bottles."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, Points, circle, limb, moved, poly, rect, smooth
from painter.motifs.beasts import bird, gulls
from painter.motifs.land import waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import stars
from painter.palette import TEAL, mix
from painter.scene import scene

# -- tea-volcano -----------------------------------------------------------


"""Where tea runs down the pot: points and width."""


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
