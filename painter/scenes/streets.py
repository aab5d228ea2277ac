"""Streets: a bus stop where a skeleton arrives, and a thread through every window."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from itertools import pairwise

from painter.brush import Vector
from painter.canvas import Canvas
from painter.geom import Path, Point, arch, circle, poly, rect, smooth
from painter.motifs.animals import cat
from painter.motifs.beasts import bird
from painter.motifs.people import Look, Pose, figure
from painter.motifs.weather import scumble
from painter.palette import ROSE, Color, Palette, mix
from painter.scene import scene

BONE, BONE_DARK = "#f6ecd2", "#857a6c"


# -- thread-labyrinth ------------------------------------------------------


VANISHING = (452.0, 700.0)
THREAD = "#cf2f2c"


def _wall_point(side: int, depth: float, height: float) -> tuple[float, float]:
    """A point on a wall of the lane: side -1 or 1, depth 1 (near) and up, height above the eye in near pixels."""
    reach = 520.0 if side < 0 else 420.0
    return VANISHING[0] + side * reach / depth, VANISHING[1] - height / depth


def _wall_quad(side: int, near: float, far: float, low: float, high: float) -> Path:
    """A rectangle of a wall between two depths and two heights."""
    return poly([_wall_point(side, near, low), _wall_point(side, near, high), _wall_point(side, far, high),
        _wall_point(side, far, low)])  # fmt: skip


def _lane(c: Canvas) -> None:
    """Sky, the stepped paving, and the gate at the far end of the lane."""
    c.sky([(0, "#f6cfae"), (0.25, "#fbe6c8"), (0.5, "#fdf1dc"), (1, "#c77a7f")])
    scumble(c, 220, 80, 0.12, region=(120, 0, 700, 700))
    c.glow(470, 560, 320, "#fffaf0", 0.5)
    c.paint(rect(330, 520, 240, 250), "#e9b7a4", to="#d99a92", wobble=0.8)
    c.paint(poly([(320, 524), (452, 452), (584, 524)]), "#a8606a", rim="#f6d2b4", wobble=0.8)
    c.paint(arch(452, 772, 92, 150), "#fff3d8", shade="#f0b890", wobble=0.5)
    floor = poly([(-160, 1220), (374, 768), (524, 768), (940, 1220)])
    c.paint(floor, "#fbdfc0", to="#e0a08c", wobble=0.6)
    for k in range(13):
        y = 776 + 3.0 * k**1.95
        c.paint(rect(0, y + 1, 800, 4 + k * 1.3), "#fff6e2", alpha=0.4, wobble=0.4)
        c.line([(0, y), (400, y + 1), (800, y)], "#9a5a68", 1.6 + k * 0.3, alpha=0.55)
    c.paint(poly([(-160, 1220), (374, 768), (424, 768), (330, 1220)]), "#7b4159", alpha=0.42, feather=4)


def _lane_house(c: Canvas, side: int, near: float, far: float, top: float, wall: Color, p: Palette) -> list[Point]:
    """One house of the lane from the depth near to far; gives the windows as (x, y, scale)."""
    shady = side < 0
    tone = mix(wall, p.deep, 0.38) if shady else wall
    front = _wall_quad(side, near, far, -560, top)
    c.paint(front, tone, to=mix(tone, p.mid, 0.35), wobble=0.5)
    with c.clip(front):
        c.strokes(60, 90, 120, 14, 0.07, 0.3, region=(0, 0, 800, 1200))
        for _ in range(3):
            x, y = _wall_point(side, c.rng.uniform(near, far), c.rng.uniform(-400, top))
            patch = [(x - 14, y - 20), (x + 10, y - 26), (x + 16, y + 14), (x - 6, y + 26)]
            c.paint(poly(patch), mix(tone, "#c9806a", 0.5), alpha=0.7, wobble=2.4, rough=2)
    ends = [_wall_point(side, near * 0.97, top + 16), _wall_point(side, far, top + 16)]
    c.line(ends, mix("#9a4f56", p.ink, 0.3 if shady else 0.0), 26 / near, rim="#f6c8a8", rim_from=(0, -1), wobble=0.5)
    middle = 2 * near * far / (near + far)
    ratio = (far / near) ** 0.2
    c.paint(
        _wall_quad(side, middle / ratio**1.2, middle * ratio**1.2, -556, -306), mix(p.light, tone, 0.45), wobble=0.4
    )
    c.paint(
        _wall_quad(side, middle / ratio, middle * ratio, -554, -326), mix(p.deep, p.ink, 0.3), to=p.deep, wobble=0.3
    )
    places: list[Point] = []
    for row in range(4):
        height = top - 130 - row * (236 if top < 950 else 268)
        lit = (row * 2 + side + int(near * 7)) % 4 == 0
        frame = _wall_quad(side, middle / ratio**1.25, middle * ratio**1.25, height - 88, height + 76)
        hole = _wall_quad(side, middle / ratio, middle * ratio, height - 74, height + 62)
        c.paint(frame, mix(p.light, tone, 0.25), wobble=0.3)
        c.paint(hole, "#f6c06a" if lit else "#4a2840", to="#d98a52" if lit else "#7b4159", wobble=0.3)
        _sill(c, side, middle, ratio, height, p)
        places.append((*_wall_point(side, middle, height), 1 / middle))
    return places


def _sill(c: Canvas, side: int, middle: float, ratio: float, height: float, p: Palette) -> None:
    """Shutters and a flower box for one window of the lane."""
    shutter = c.rng.choice((p.accent, mix(p.accent, p.light, 0.35), mix(p.deep, p.mid, 0.5)))
    for near, far in ((middle / ratio**2.1, middle / ratio**1.2), (middle * ratio**1.2, middle * ratio**2.1)):
        leaf = _wall_quad(side, near, far, height - 84, height + 72)
        c.paint(leaf, shutter, shade=p.ink, shade_alpha=0.5, shade_depth=0.2, wobble=0.3)
    box = _wall_quad(side, middle / ratio**1.3, middle * ratio**1.3, height - 104, height - 84)
    c.paint(box, "#a8604a", rim=p.light, rim_width=4, wobble=0.3)
    for k in range(6):
        x, y = _wall_point(side, middle * ratio ** (-1.1 + k * 0.44), height - 80)
        size = c.rng.uniform(8, 13) / middle
        c.paint(circle(x, y, size), "#6f8a58", shade="#3a4a40", wobble=0.8)
        if c.rng.random() < 0.6:
            c.paint(circle(x, y - size * 0.5, size * 0.5), c.rng.choice(("#fbeeda", "#e8706a", "#f0c25c")), wobble=0.3)


def _neighbour(c: Canvas, place: Point, look: Look, flip: bool, reach: Vector, p: Palette) -> tuple[float, float]:
    """Someone who leans out of a window and holds the thread; gives where their hand is."""
    x, y, scale = place
    tall = 330 * scale
    sill = y + 76 * scale
    with c.clip(rect(0, 0, 800, sill)):
        held = figure(
            c,
            x - (10 if flip else -10) * scale,
            sill + tall * 0.52,
            tall,
            p,
            look,
            Pose(near=reach, far=(reach[0] + 0.03, reach[1] - 0.02), near_hand="grip", lean=12),
            flip=flip,
            shadow=0,
        )
    return held.near


def _thread(c: Canvas, start: Point, end: Point) -> None:
    """The red thread from one (x, y, width) to another, hanging a little between them."""
    sag = 0.05 * math.dist(start[:2], end[:2])
    wide = (start[2] + end[2]) / 2
    line = [(start[0], start[1]), ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag), (end[0], end[1])]
    c.paint(smooth([(x + 3, y + 7) for x, y in line], closed=False), "#5a1f30", stroke=wide, alpha=0.16, wobble=0.2)
    c.line(line, THREAD, wide, texture=0.2, wobble=0.2, rough=0.4)


NEIGHBOURS = (
    Look("#f0cdb0", "#b5652e", "curly", True, clothes="shirt", top="#6f9aa0"),
    Look("#6b432e", "#1e1718", "afro", clothes="dress", top="#f0c25c"),
    Look("#dca988", "#dcd8d2", "bun", age="old", clothes="dress", top="#6b5a88", glasses=True),
    Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe", top="#4f7f86", hat_color="#fbe6c8"),
    Look("#e6b48c", "#3a2420", "short", clothes="shirt", top="#fbf0dc"),
    Look("#8a5a3c", "#201a1c", "braids", age="child", clothes="dress", top="#7fa8a0"),
    Look("#eac3a4", "#e2ddd4", "bald", True, "old", "shirt", top="#8a6a5a"),
    Look("#a86f48", "#2a1c1c", "long", clothes="dress", top="#e8a06a"),
)


@scene(
    "thread-labyrinth",
    "Loose End",
    motifs="street windows thread child neighbours",
    themes="connection gossip fate search community",
    moods="curious sunny",
    alt="A red thread crosses a narrow sunlit lane again and again, from window to window and through the hands of"
    " the people who lean out; on the steps a child winds it on a ball, and high up a bird has the end in its beak.",
    seed=683,
    clues=("gossip", "family ties", "follow me", "spider", "all is connected", "lost the thread"),
)
def thread_labyrinth(c: Canvas) -> None:
    """Every window of the lane has hold of it."""
    p = ROSE
    _lane(c)
    left, right = _lane_walls(c, p)
    rows = [
        [_thread_stop(c, place, i * 2 + side, side == 0, p) for side, place in ((1, b), (0, a))]
        for i, (a, b) in enumerate(zip(left, right, strict=True))
    ]
    order = [*rows[0:4], *rows[7:3:-1], *rows[8:12], *rows[12:16]]  # down, up, down, down
    stops = [(566, 172, 2.0), *(stop for pair in order for stop in pair)]
    for start, end in pairwise(stops):
        _thread(c, start, end)
    bird(c, 590, 168, 0.62, p, color="#3f7f86", wing="#2a5a66")
    cat(c, left[-2][0] + 4, left[-2][1] + 62, 66, p, "#e8dccb", flip=True)
    _lane_pots(c, p)
    _lane_child(c, stops[-1], p)


def _thread_stop(c: Canvas, place: Point, turn: int, flip: bool, p: Palette) -> Point:
    """Where the thread passes a window: mostly a neighbour's hand, at every third one the dark of the room."""
    x, y, scale = place
    if turn % 3 == 1:
        return (x + (12 if flip else -12) * scale, y + 30 * scale, 1.4 + 4.2 * scale)
    hand = _neighbour(c, place, NEIGHBOURS[(turn * 5 + turn // 8 * 3) % 8], flip, (-0.24, -0.74), p)
    return (*hand, 1.4 + 4.2 * scale)


def _lane_pots(c: Canvas, p: Palette) -> None:
    """Plants in pots along both walls of the lane."""
    for x, y, size in ((250, 935, 17), (196, 990, 22), (606, 920, 16), (712, 1062, 27), (118, 1076, 30)):
        c.shadow_blob(x, y, size * 1.3, size * 0.3, p.ink, 0.4)
        for k in range(7):
            blob = circle(x + size * 0.75 * math.cos(k * 2.1), y - size * (1.7 + 0.5 * math.sin(k * 1.7)), size * 0.55)
            c.paint(blob, mix("#6f8a58", "#93a86a", k / 7), shade="#3a4a40", shade_depth=0.35, wobble=1.2, rough=2)
        for _ in range(6):
            spot = circle(x + size * c.rng.uniform(-0.9, 0.9), y - size * c.rng.uniform(1.3, 2.5), size * 0.13)
            c.paint(spot, c.rng.choice(("#fbeeda", "#e8706a")), wobble=0.2)
        pot = [(x - size * 0.7, y - size * 1.1), (x + size * 0.7, y - size * 1.1), (x + size * 0.5, y),
            (x - size * 0.5, y)]  # fmt: skip
        c.paint(poly(pot), "#b8654c", shade=p.deep, shade_depth=0.3, rim="#f3c3a6", wobble=0.4)


def _lane_walls(c: Canvas, p: Palette) -> tuple[list[Point], list[Point]]:
    """Both rows of houses, far ones first; gives their windows from the far end to the near end."""
    tones = ("#f6d9b8", "#e59a86", "#fbead0", "#d8868a")
    depths = (5.4, 3.7, 2.55, 1.75, 1.17)
    left: list[Point] = []
    right: list[Point] = []
    for i, (far, near) in enumerate(pairwise(depths)):
        left += _lane_house(c, -1, near, far, (900, 1010, 880, 850)[i], tones[i], p)
        right += _lane_house(c, 1, near, far, (990, 870, 1010, 880)[i], tones[(i + 1) % 4], p)
    return left, right


def _lane_child(c: Canvas, last: Point, p: Palette) -> None:
    """An old man on a stool, and the child on the steps with a ball of thread as large as its head."""
    elder = Look(
        "#eac3a4",
        "#e2ddd4",
        "bald",
        True,
        "old",
        "shirt",
        top="#6b5a88",
        bottom="#5a4450",
        hat="straw",
        hat_color="#f0d9a0",
    )
    c.shadow_blob(664, 1020, 46, 8, p.ink, 0.45)
    c.paint(rect(646, 966, 40, 52, 3), "#8a5a4a", shade=p.ink, shade_depth=0.3, rim=p.light, wobble=0.4)
    figure(c, 662, 968, 178, p, elder, Pose("sit", near=(-0.16, -0.12), far=(-0.2, -0.1), tilt=20, seat=0.28), shadow=0)
    girl = Look("#8a5a3c", "#201a1c", "curly", age="child", clothes="dress", top="#3f7f86", shoes="#3a2238")
    held = figure(c, 430, 1110, 170, p, girl, Pose("stand", view="back", near=(0.18, -0.5), far=(-0.22, -0.62), tilt=6))
    x, y = held.far[0] - 12, held.far[1] - 8
    _thread(c, last, (x, y, 4))
    c.paint(circle(x, y, 27), THREAD, shade="#6a1424", shade_depth=0.35, rim="#ff9a80", wobble=0.4)
    for k in range(6):
        c.line([(x - 22, y - 14 + k * 6), (x, y - 20 + k * 7), (x + 22, y - 10 + k * 5)], "#8a1a28", 2, alpha=0.8)
