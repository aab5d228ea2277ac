"""Gardens: a maze without a way in, and a meadow that is not finished."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs import animals
from painter.motifs.cottages import cottage
from painter.motifs.people import Look, Pose, figure
from painter.motifs.seasons import foliage, leaves
from painter.palette import FOREST, Palette, mix
from painter.scene import scene

# -- maze-heart ------------------------------------------------------------


HEART = (462.0, 520.0)
HEDGE_HEIGHT = 27.0
RINGS = ((132, ()), (228, (250, 40)), (324, (128, 300)), (420, (205, 20, 84)), (516, (262, 150)), (612, (100, 190)),
    (708, (238, 130)))  # fmt: skip
"""Each hedge ring: its radius and the degrees (0 is right, 90 is down) at which it has a gap; the first has none."""


def _on_ring(degrees: float, radius: float) -> tuple[float, float]:
    """A point of the maze, whose ground is seen a little from the side."""
    angle = math.radians(degrees)
    return HEART[0] + math.cos(angle) * radius, HEART[1] + math.sin(angle) * radius * 0.86


def _arc(radius: float, start: float, end: float, width: float = 36) -> Path:
    """A piece of hedge in plan, from one angle to another."""
    steps = max(4, int((end - start) * radius / 1500))
    angles = [start + (end - start) * i / steps for i in range(steps + 1)]
    outer: list[tuple[float, ...]] = [_on_ring(a, radius + width / 2) for a in angles]
    inner: list[tuple[float, ...]] = [_on_ring(a, radius - width / 2) for a in reversed(angles)]
    return smooth(outer + inner)


def _hedges() -> list[Path]:
    """All hedges in plan: the rings with their gaps, and a few cross walls."""
    paths = []
    for radius, gaps in RINGS:
        half = math.degrees(30 / radius)
        cuts = sorted(gaps)
        if not cuts:
            paths.append(difference(_ring_disc(radius + 18), _ring_disc(radius - 18)))
        for i, gap in enumerate(cuts):
            following = cuts[(i + 1) % len(cuts)] + (360 if i + 1 == len(cuts) else 0)
            paths.append(_arc(radius, gap + half, following - half))
    for degrees, inner, outer in ((330, 228, 324), (170, 324, 420), (60, 420, 516), (225, 516, 612), (118, 516, 612),
        (160, 612, 708)):  # fmt: skip
        paths.append(limb([_on_ring(degrees, inner), _on_ring(degrees, outer)], 36, 36))
    return paths


def _ring_disc(radius: float) -> Path:
    """The ground inside a ring."""
    return ellipse(*HEART, radius, radius * 0.86)


def _maze_body(c: Canvas) -> None:
    """The hedges with their sides, their clipped tops and the leaves on them."""
    plan = union(*_hedges())
    tops = moved(plan, 0, -HEDGE_HEIGHT)
    c.paint(moved(plan, 10, 14), "#050f12", alpha=0.55, feather=9, texture=0)
    for k in range(6):
        side = mix("#0a1a1b", "#143029", k / 6)
        c.paint(moved(plan, 0, -HEDGE_HEIGHT * k / 6), side, wobble=0.6, rough=2)
    c.paint(tops, "#2a5844", rim="#8db88c", rim_width=4, rim_alpha=0.7, wobble=0.6, rough=2.4)
    with c.clip(tops):
        spots = [(c.rng.uniform(20, 780), c.rng.uniform(20, 1180)) for _ in range(5200)]
        leaves(c, spots, 6.5, ["#1d4236", "#35684c", "#4f8258", "#24503f", "#6d9a62"], 0.8)
        for radius in (132, 228, 324):
            for degrees in range(0, 360, 9):
                x, y = _on_ring(degrees, radius - 14)
                c.glow(x, y - HEDGE_HEIGHT, 26, "#f4b85a", 0.45 * 132 / radius)


def _heart_house(c: Canvas) -> None:
    """The lit house in the closed court, its garden, and the light it throws on the grass."""
    x, y = HEART
    court = _ring_disc(114)
    c.paint(court, "#7a8a3c", to="#4f6a38")
    with c.clip(court):
        c.strokes(60, 10, 50, 9, 0.12, 0.4, region=(x - 110, y - 100, x + 110, y + 100))
    c.glow(x, y, 330, "#ffbe5c", 0.75, power=1.7, squash=0.86)
    c.shadow_blob(x + 8, y + 30, 62, 12, "#1c1a10", 0.6)
    cottage(c, x, y + 38, 138, "#c99a68", "#a8482e", FOREST.ink, 4, FOREST.glow)
    for k in range(5):
        c.paint(
            circle(x + 34 + k * 9 + k * k, y - 106 - k * 17, 8 + k * 3.4), "#c9c9a8", alpha=0.5 - k * 0.08, feather=4
        )
    c.beam(poly([(x - 32, y + 2), (x - 10, y + 2), (x - 14, y + 96), (x - 86, y + 96)]), "#ffcf7a", 0.6, 8, (1, 0.3))
    for dx, dy, size in ((-74, 18, 15), (72, 8, 13), (64, 40, 11), (-62, 46, 12)):
        foliage(c, x + dx, y + dy, size, size * 0.8, ("#3a5a30", "#7f9a48", "#e0cf70"), 5)
    c.paint(limb([(x, y + 36), (x - 8, y + 52), (x + 4, y + 66), (x - 2, y + 82)], 11, 16), "#f3dca0", alpha=0.8)
    for dx in (-22, 22):
        c.glow(x + dx, y + 4, 44, "#ffdc90", 0.5)


def _in_path(degrees: float, inner: float, outer: float) -> tuple[float, float]:
    """Where someone stands so that no hedge hides the feet: between two rings, clear of the nearer one."""
    hidden = 18 + abs(math.sin(math.radians(degrees))) * HEDGE_HEIGHT / 0.86 + 5
    below = math.sin(math.radians(degrees)) > 0
    return _on_ring(degrees, outer - hidden if below else inner + hidden)


SEEKERS = ((64, 324, 420, Look(top="#c94a30", skin="#c98f66", hair_style="bob"), False),
    (228, 420, 516, Look(top="#6f9fba", skin="#6d452f", hair_style="afro", clothes="skirt", bottom="#a8485c"), True),
    (112, 612, 708, Look(top="#a878b8", skin="#8a5a3c", hair_style="headscarf", clothes="dress"), True),
    (275, 228, 324, Look(top="#e0d6b4", skin="#e8bd97", hat="cap", clothes="shirt"), False),
    (72, 516, 612, Look(top="#e0b04a", skin="#e8bd97", hair="#e8e4d8", clothes="shirt",
    bottom="#5a6a8a"), False))  # fmt: skip
"""Who walks where: degrees, the rings on both sides, the look, and whether they face right."""


def _seekers(c: Canvas) -> None:
    """People with lanterns in the paths, one of them with a ladder, and a cat on a hedge."""
    p = FOREST
    for degrees, inner, outer, look, flip in SEEKERS:
        x, y = _in_path(degrees, inner, outer)
        c.glow(x, y - 10, 130, "#ffb452", 0.6, squash=0.75)
        pose = Pose("walk", near=(-0.26, -0.6), near_hand="grip")
        held = figure(c, x, y, 68, p, look, pose, flip=flip, rim="#f6c878")
        hx, hy = held.near
        c.paint(rect(hx - 5, hy, 10, 13, 3), "#ffe9ae", texture=0)
        c.glow(hx, hy + 6, 46, "#ffd98a", 0.9)
    x, y = _in_path(72, 516, 612)
    with c.at(x + 6, y - 50, 1, -7):
        rungs = [rect(k * 16 - 68, -6, 4, 18) for k in range(9)]
        c.paint(group(rect(-76, -7, 152, 4.5), rect(-76, 9, 152, 4.5), *rungs), "#e8c684", wobble=0.3, shadow=3)
    x, y = _on_ring(140, 420)
    animals.cat(c, x, y - HEDGE_HEIGHT + 8, 74, p, "#efe4c8", flip=True)


@scene(
    "maze-heart",
    "Everyone but You",
    motifs="maze hedge house lantern ladder cat",
    themes="search love secret distance belonging",
    moods="yearning mysterious",
    alt="A dark round hedge maze seen from above; in a closed ring in its middle stands a small lit house, and people "
    "with lanterns walk the paths, one carrying a ladder, while a white cat sits on a hedge.",
    seed=4503,
    clues=("so close", "introvert", "no way in", "heart of gold", "lost", "warm glow"),
)
def maze_heart(c: Canvas) -> None:
    """A lit house in a maze that has no way in."""
    c.sky([(0, "#2f4a44"), (0.5, "#2a4a3c"), (1, "#16302c")], 0.2)
    c.strokes(800, 0, 90, 12, 0.14, 0.45, center=HEART)
    gravel = [circle(c.rng.uniform(20, 780), c.rng.uniform(20, 1180), c.rng.uniform(0.8, 2.2)) for _ in range(1600)]
    c.paint(group(*gravel), "#9aa583", alpha=0.45, wobble=0, texture=0)
    c.glow(*HEART, 520, "#e8a850", 0.35, power=1.6, squash=0.86)
    _maze_body(c)
    _heart_house(c)
    _seekers(c)


# -- unfinished ------------------------------------------------------------


SKETCH = Palette("#857c80", "#a59c9e", "#c6bdba", "#ded5cc", "#f5eddf", "#e6ddd0", "#f5eddf")
"""Pencil on paper: what has not been painted yet."""
PENCIL = "#8d8488"
EDGE = ((270, 1180), (330, 1120), (390, 1070), (436, 1030), (448, 960), (520, 866), (560, 750), (620, 690), (640, 600),
    (690, 540), (716, 460))  # fmt: skip
"""Where the paint ends, from the lower left to the right."""
WHITE = smooth([(240, 1240, 1), *EDGE, (860, 380, 1), (860, 1240, 1)])


PAINTER_LOOK = Look(skin="#7a4a32", hair="#1c1418", hair_style="afro", clothes="apron", top="#3f7f86", trim="#fbeeda",
    scarf="#e0a83a", shoes="#3a2238")  # fmt: skip
PENCIL_LOOK = Look(skin="#f6efe2", hair="#b9b0ae", hair_style="afro", clothes="apron", top="#f4ecdf", trim="#fffaf0",
    scarf="#e6ddd0", shoes="#d3cac4")  # fmt: skip
PAINTER_POSE = Pose(near=(-0.34, -0.66), far=(-0.2, -0.5), near_hand="grip", far_hand="grip", lean=6, tilt=4)
