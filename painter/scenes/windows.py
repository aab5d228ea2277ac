"""The house with twelve windows, each with a world behind it."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from painter.canvas import Canvas
from painter.geom import arch, circle, ellipse, group, limb, poly, rect
from painter.motifs.beasts import bird, cat, fish, rabbit
from painter.motifs.build import ladder
from painter.motifs.land import tree, waves
from painter.motifs.people import DANCING_B, MAN_TOP_HAT, STANDING, WOMAN_AFRO, Look, Pose, figure
from painter.motifs.sky import cloud, moon, star, stars
from painter.motifs.things import balloon, boat, chair, clock, teacup
from painter.palette import MOON, Color, Palette, mix
from painter.scene import scene


@scene(
    "windows",
    "Everyone Else's Evening",
    motifs="window city cat fish dancer moon tree",
    themes="neighbours privacy stories loneliness curiosity",
    moods="busy intimate",
    alt="Twelve lit windows of one house, each with another world inside: a dance, a sea, a tree, a storm, fish, a "
    "huge eye, an empty chair. A person climbs a ladder between them, and a string runs from one window down to "
    "another.",
    seed=41,
    clues=("Neighbours", "Advent", "Choose", "He isn't in", "Thin walls", "Someone is watching"),
)
def windows(c: Canvas) -> None:
    """Twelve windows of one house with twelve worlds behind them."""
    p = MOON
    _brick_wall(c)
    _twelve_windows(c, p)
    _life_on_the_sills(c, p)


def _brick_wall(c: Canvas) -> None:
    """The wall between the windows."""
    c.sky([(0, "#20274a"), (1, "#141833")])
    wall = "#4a3f5c"
    c.paint(rect(-10, -10, 820, 1220), wall, to="#2c2a4a")
    rng = c.rng
    for y in range(0, 1230, 26):
        for x in range(-40, 840, 58):
            if rng.random() < 0.55:
                c.paint(
                    rect(x + (29 if (y // 26) % 2 else 0) + 2, y + 2, 54, 22, 3),
                    mix(wall, rng.choice(["#7a5a66", "#33345a", "#5f4a66"]), 0.5),
                    alpha=0.6,
                    wobble=0.5,
                )
    c.strokes(300, 0, 120, 16, 0.1, 0.2)


def _twelve_windows(c: Canvas, p: Palette) -> None:
    """Each window with its frame, its sill and its world."""
    columns = [160, 400, 640]
    sills = [300, 570, 840, 1110]
    ww, hh = 164, 196
    k = 0
    for r in range(4):
        for q in range(3):
            x, y = columns[q], sills[r]
            f = arch(x, y, ww, hh) if r % 2 == 0 else rect(x - ww / 2, y - hh, ww, hh, 5)
            outer = (
                arch(x, y + 6, ww + 30, hh + 26)
                if r % 2 == 0
                else rect(x - ww / 2 - 14, y - hh - 14, ww + 28, hh + 22, 6)
            )
            c.glow(x, y - hh / 2, 190, "#ffcf8a" if k not in (1, 5, 9) else "#8ac0e0", 0.30)
            c.paint(outer, "#d9c3a0", shade="#5a4660", shade_depth=0.12, shadow=6)
            with c.clip(f):
                WORLDS[k](c, x, y, ww, hh, p)
            c.paint(f, "#3a2c4a", stroke=7)
            if k in (0, 4, 10):
                c.line([(x, y - hh), (x, y)], "#3a2c4a", 4, alpha=0.9)
            c.paint(rect(x - ww / 2 - 24, y, ww + 48, 18, 3), "#e8d6b4", shade="#5a4660", shade_depth=0.4, shadow=5)
            k += 1


def _life_on_the_sills(c: Canvas, p: Palette) -> None:
    """A cat, flower pots, a bird, a string, and somebody on a ladder."""
    rng = c.rng
    cat(c, 212, 838, 0.40, p, color="#141a33", eyes="#ffd98a")
    for x in (580, 610, 650, 690):
        c.paint(poly([(x - 14, 1110), (x - 18, 1086), (x + 18, 1086), (x + 14, 1110)]), "#b8502f")
        for _ in range(5):
            c.paint(
                circle(x + rng.uniform(-16, 16), 1076 + rng.uniform(-12, 8), rng.uniform(6, 10)),
                rng.choice(["#4f8a5a", "#3a6a4a", "#d9583b", "#f0b0a0"]),
            )
    bird(c, 466, 536, 0.38, p, color="#d9583b", wing="#8e3b34", pose="perch", belly="#f2e6c4")
    c.line([(160, 318), (140, 420), (178, 500), (150, 600), (176, 700), (160, 860)], "#c98a5a", 3)
    ladder(c, 520, 1200, 520, 588, 34, "#8a5a3c", 22, 5)
    climber = Look("#a86f48", "#2a1c1c", "short", top="#2f8583", bottom="#141a33", hat="cap", hat_color="#33231d")
    figure(c, 520, 772, 112, p, climber, Pose("walk", view="back", near=(0.14, -0.9), far=(-0.14, -0.98),
        near_hand="grip", far_hand="grip"), shadow=0)  # fmt: skip


World = Callable[[Canvas, float, float, float, float, Palette], None]


def _room(c: Canvas, x: float, y: float, w: float, h: float, top: Color, bottom: Color) -> None:
    """The back wall of a room, in two colours."""
    c.paint(rect(x - w / 2 - 4, y - h - 4, w + 8, h + 8), top, to=bottom)


def _dance(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """Two people dance."""
    _room(c, x, y, w, h, "#f6cf86", "#d98a4a")
    her = replace(WOMAN_AFRO, top="#a03c44", bottom="#6a2a3c")
    figure(c, x + 24, y + 4, 150, p, her, replace(DANCING_B, near=(-0.3, -0.72), far=(0.26, -0.86)), shadow=0)
    figure(c, x - 30, y + 4, 156, p, MAN_TOP_HAT, replace(STANDING, near=(-0.26, -0.66), tilt=-6), flip=True, shadow=0)


def _night_sea(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A boat at sea under the moon."""
    left, right = x - w / 2, x + w / 2
    _room(c, x, y, w, h, "#0f1c3a", "#2b4f78")
    stars(c, 14, p, (left, y - h, right, y - 60))
    moon(c, x + 20, y - 130, 26, p)
    waves(c, y - 70, "#2f5878", "#cfd6c0", height=6, length=50, x0=left - 20, x1=right + 20)
    boat(c, x - 20, y - 60, 0.42, p)
    waves(c, y - 46, "#1d3f60", "#cfd6c0", height=6, length=46, x0=left - 20, x1=right + 20)


def _indoor_tree(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A tree grows in the room."""
    _room(c, x, y, w, h, "#f2dca0", "#c9a060")
    tree(c, x, y + 6, 190, "#4a2f26", leaf="#4f8a54", leaf_shade="#1f4a3c", depth=5, leaf_size=0.10)


def _library(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """Shelves with books and a clock."""
    left = x - w / 2
    _room(c, x, y, w, h, "#e0a868", "#a85a3c")
    c.paint(rect(left + 14, y - 60, 110, 8), "#5a2f22")
    for i in range(9):
        tall = 26 + (i * 37 % 16)
        c.paint(rect(left + 18 + i * 11, y - 60 - tall, 9, tall), ["#a03c44", "#22335c", "#2f8583", "#e9d3a6"][i % 4])
    c.paint(rect(left + 14, y - 128, 110, 7), "#5a2f22")
    clock(c, x + 44, y - 150, 24, p, hour=3)
    for i in range(7):
        tall = 24 + (i * 23 % 14)
        c.paint(rect(left + 18 + i * 10, y - 128 - tall, 8, tall), ["#d9b98f", "#7a2f3d", "#3f6288"][i % 3])


def _aquarium(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """Fish and water weeds."""
    left = x - w / 2
    _room(c, x, y, w, h, "#2f8583", "#93c1a6")
    fish(c, x - 20, y - 120, 0.5, p, color="#e8843c")
    fish(c, x + 30, y - 56, 0.36, p, color="#f2e6c4", flip=True)
    for i in range(4):
        weed = [(left + 20 + i * 40, y), (left + 28 + i * 40, y - 40), (left + 16 + i * 40, y - 80 - i * 8)]
        c.paint(limb(weed, 10, 2), "#17505a")


def _storm(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A cloud with lightning."""
    _room(c, x, y, w, h, "#2a3350", "#5d6f8c")
    cloud(c, x, y - 130, 150, "#4a5878", "#1b2240")
    bolt = poly([(x + 10, y - 122), (x - 8, y - 74), (x + 3, y - 75), (x - 22, y - 12), (x + 12, y - 82),
        (x + 2, y - 81), (x + 20, y - 122)])  # fmt: skip
    fork = poly(
        [(x + 4, y - 62), (x + 24, y - 44), (x + 21, y - 41), (x + 34, y - 18), (x + 14, y - 42), (x + 18, y - 45)]
    )
    c.paint(group(bolt, fork), "#fff3c4", wobble=0.3)
    c.glow(x, y - 70, 90, "#fff3c4", 0.5)


def _rabbit_tea(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A rabbit at table."""
    _room(c, x, y, w, h, "#f6d9a0", "#e0a060")
    c.paint(rect(x - w / 2, y - 34, w, 40), "#8a4f34")
    rabbit(c, x + 4, y - 30, 0.62, p, color="#fbf0dc")
    teacup(c, x - 52, y - 52, 34, p, saucer=False)


def _whale_eye(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A huge eye looks in."""
    left, right = x - w / 2, x + w / 2
    _room(c, x, y, w, h, "#3d668f", "#274a70")
    c.paint(ellipse(x, y - 96, 66, 46), "#efe0bd", shade="#86a9b4", shade_depth=0.3)
    c.paint(circle(x + 6, y - 96, 36), "#3f6f6a")
    c.paint(circle(x + 6, y - 96, 20), "#0f1428")
    c.paint(circle(x - 4, y - 108, 8), "#ffffff")
    c.line([(left, y - 150), (x, y - 158), (right, y - 136)], "#152249", 7)
    c.line([(left, y - 40), (x, y - 36), (right, y - 52)], "#152249", 5)


def _balloon(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A balloon indoors."""
    _room(c, x, y, w, h, "#f0c078", "#b8643c")
    balloon(c, x, y - 110, 52, p)


def _planet(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A planet with a ring among stars."""
    _room(c, x, y, w, h, "#141a33", "#22335c")
    stars(c, 24, p, (x - w / 2, y - h, x + w / 2, y), big=0.3)
    c.paint(circle(x + 10, y - 90, 40), "#c98a5a", shade="#5a2f3c", shade_depth=0.4)
    c.line([(x - 60, y - 70), (x + 6, y - 82), (x + 80, y - 116)], "#f2e6c4", 6)


def _empty_chair(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A chair, and nobody."""
    _room(c, x, y, w, h, "#f6dfb0", "#d9a868")
    chair(c, x, y + 4, 0.8, p, color="#a03c44")


def _magician(c: Canvas, x: float, y: float, w: float, h: float, p: Palette) -> None:
    """A magician with a star over his hand."""
    _room(c, x, y, w, h, "#e8c88a", "#b87a4a")
    magician = replace(MAN_TOP_HAT, skin="#7d5138", top="#3b2a6b", hat_color="#141a33", trim="#d9583b")
    held = figure(c, x - 6, y + 64, 210, p, magician, Pose(near=(-0.24, -0.92), far=(-0.1, -0.6), near_hand="open",
        tilt=10), flip=True, shadow=0)  # fmt: skip
    c.glow(held.near[0] + 2, held.near[1] - 16, 50, "#fff3c4", 0.8)
    star(c, held.near[0] + 2, held.near[1] - 16, 12, "#fffbe0")


WORLDS: tuple[World, ...] = (
    _dance,
    _night_sea,
    _indoor_tree,
    _library,
    _aquarium,
    _storm,
    _rabbit_tea,
    _whale_eye,
    _balloon,
    _planet,
    _empty_chair,
    _magician,
)
