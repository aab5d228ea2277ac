"""The landscapes of the score track: a path of 31 stepping stones from the hare's burrow (0) to the moon (30).

Each layout is painted twice with the same composition, by night and by day. Numbers, tags and pawns are drawn live
above the picture: the stones' places are written beside it, and round them the ground is kept calm.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from painter.canvas import Canvas
from painter.geom import arch, circle, ellipse, group, limb, moved, poly, rough_line, smooth, union
from painter.motifs.build import house, ladder, lighthouse
from painter.motifs.land import grass, hill, mountain, mushroom, pine, tree
from painter.motifs.sky import cloud, stars
from painter.motifs.things import boat
from painter.palette import Color, Palette, mix

LAST = 30
SEED = 30
PAD = 16  # painted beyond each edge and cut off: a brushed edge frays at the rim of its canvas
Spot: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    """The shape of one landscape: its size, the half width of a stone, and the route of the path."""

    name: str
    width: int
    height: int
    radius: float
    route: tuple[Spot, ...]
    ridges: tuple[float, ...]  # where the hills begin, far ones first
    windmill: Spot  # from stone 10, in radii
    lighthouse: Spot  # from stone 20, in radii; it stands in the lake
    lake: Spot  # how far the lake reaches to the left and to the right of the lighthouse, in radii
    bridge: int  # the stone before the bridge
    growth: float = 1.0  # how thickly the land is grown
    roll: float = 0.36  # how far the ridges rise and fall, in radii
    stones: tuple[Spot, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stones", tuple(_evenly(self.route, LAST)))

    def zone(self, x: float, y: float) -> int:
        """The number of the nearest stone, which tells what the country is like here."""
        return min(range(LAST + 1), key=lambda i: math.dist((x, y), self.stones[i]))

    def is_free(self, x: float, y: float, height: float) -> bool:
        """Whether something of this height may stand here without crowding a stone or a pawn on it."""
        r = self.radius
        for a, b in pairwise(self.stones):
            for sx, sy in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b):
                if abs(x - sx) < 1.05 * r and sy - 1.2 * r < y < sy + 1.15 * height + 0.84 * r:
                    return False
        return True


@dataclass(frozen=True)
class Light:
    """The colours of one time of day."""

    name: str
    p: Palette
    sky: tuple[tuple[float, str], ...]
    land: tuple[str, ...]  # high hills, shore, village, wood, meadow
    far: str
    near: str
    rim: str
    path: str
    stone: str
    stone_top: str
    stone_rim: str
    tree: str
    wall: str
    roof: str
    water: str
    foam: str
    moon: str
    halo: str
    is_night: bool


NIGHT = Light(
    name="night",
    p=Palette("#0a1020", "#142236", "#33446f", "#7396bd", "#c3d0ea", "#a8503c"),
    sky=((0, "#0f1728"), (0.25, "#1c2c50"), (0.5, "#2a4470"), (1, "#142236")),
    land=("#34426f", "#2a4a68", "#2a4360", "#1f3f4a", "#24453f"),
    far="#2a4268",
    near="#15243a",
    rim="#6f92ba",
    path="#4c5c7e",
    stone="#2c3a60",
    stone_top="#55668f",
    stone_rim="#a9bade",
    tree="#1f4a4c",
    wall="#5a6690",
    roof="#7a3b3c",
    water="#27507c",
    foam="#9fc0d6",
    moon="#f6dfae",
    halo="#f3bd5c",
    is_night=True,
)
DAY = Light(
    name="day",
    p=Palette("#4a4230", "#6f7a54", "#8d9670", "#b9ba93", "#f1e8c8", "#a8503c", "#ffe9b0"),
    sky=((0, "#c9c0a4"), (0.1, "#b3bfb2"), (0.26, "#bccab8"), (0.4, "#e0d8b6"), (1, "#a5aa80")),
    land=("#b4b49c", "#c2bd94", "#b0b586", "#94a274", "#a2ac78"),
    far="#bcc09a",
    near="#8f9a6c",
    rim="#efe6c2",
    path="#d3c49c",
    stone="#7d6f52",
    stone_top="#b7a98a",
    stone_rim="#f1e6c8",
    tree="#5c7350",
    wall="#e3d2ac",
    roof="#a85a44",
    water="#8fb0a8",
    foam="#f1ecd6",
    moon="#f8efd6",
    halo="#ffe6a8",
    is_night=False,
)
LIGHTS = {light.name: light for light in (NIGHT, DAY)}


# -- the route ---------------------------------------------------------------


def _serpentine(width: float, rows: tuple[float, ...], inset: float, bulge: float) -> tuple[Spot, ...]:
    """A path that winds from the lower left to the upper right, row by row."""
    route: list[Spot] = [(inset, rows[0])]
    left, right = inset + bulge, width - inset - bulge
    for row, y in enumerate(rows):
        start, end = (left, right) if row % 2 == 0 else (right, left)
        count = 24
        for k in range(count + 1):
            t = k / count
            route.append((start + (end - start) * t, y + math.sin(t * math.pi * 2 + row) * inset * 0.10))
        if row + 1 == len(rows):
            break
        side, above = (1 if row % 2 == 0 else -1), rows[row + 1]
        for k in range(1, 12):
            a = k / 12 * math.pi
            route.append((end + side * math.sin(a) * bulge, (y + above) / 2 + (y - above) / 2 * math.cos(a)))
    x, y = route[-1]
    route.append((x + bulge * 0.6, y - inset * 0.35))
    route.append((width - inset * 1.05, y - inset * 0.8))
    return tuple(route)


def _wave(start: float, end: float, top: float, bottom: float) -> tuple[Spot, ...]:
    """One path that rises and falls five times on its way from start to end."""
    route = []
    for k in range(201):
        t = k / 200
        swing = math.cos(t * math.pi * 5 + 0.15)
        route.append((start + (end - start) * t, (top + bottom) / 2 + (bottom - top) / 2 * swing))
    return tuple(route)


def _evenly(route: tuple[Spot, ...], parts: int) -> Iterator[Spot]:
    """Points at equal distances along the route, both ends included."""
    walked = [0.0]
    for a, b in pairwise(route):
        walked.append(walked[-1] + math.dist(a, b))
    leg = 0
    for i in range(parts + 1):
        goal = walked[-1] * i / parts
        while leg < len(route) - 2 and walked[leg + 1] < goal:
            leg += 1
        share = (goal - walked[leg]) / (walked[leg + 1] - walked[leg])
        a, b = route[leg], route[leg + 1]
        yield (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


_PHONE_ROWS = (1376.0, 1110.0, 844.0, 578.0, 312.0)
_DESKTOP_ROWS = (826.0, 540.0, 254.0)
_PHONE = Layout(
    "phone",
    1170,
    1472,
    72,
    _serpentine(1170 + 2 * PAD, _PHONE_ROWS, 136, 104),
    ridges=(252, 430, 700, 966, 1232),
    windmill=(1.2, -0.95),
    lighthouse=(1.4, -1.35),
    lake=(4.2, 4.4),
    bridge=20,
)
_DESKTOP = Layout(
    "desktop",
    2000,
    916,
    78,
    _serpentine(2000 + 2 * PAD, _DESKTOP_ROWS, 152, 110),
    ridges=(196, 372, 664),
    windmill=(0.7, -1.15),
    lighthouse=(4.1, 0.84),
    lake=(8.0, 4.6),
    bridge=19,
)
_TV = Layout(
    "tv",
    3200,
    600,
    47,
    _wave(146, 2606, 186, 540),
    ridges=(150, 242, 340, 450),
    windmill=(2.7, -1.5),
    lighthouse=(4.6, -0.9),
    lake=(4.4, 4.4),
    bridge=20,
    growth=0.5,
    roll=0.9,
)
LAYOUTS = {layout.name: layout for layout in (_PHONE, _DESKTOP, _TV)}


def stones() -> dict[str, object]:
    """Where the stones lie in each layout: their centres, and the half width in which pawns may stand."""
    return {
        layout.name: {
            "width": layout.width,
            "height": layout.height,
            "stones": [{"x": round(x - PAD, 1), "y": round(y - PAD, 1), "r": layout.radius} for x, y in layout.stones],
        }
        for layout in LAYOUTS.values()
    }


# -- the picture -------------------------------------------------------------


def paint_track(layout: Layout, light: Light) -> NDArray[np.uint8]:
    """Paint one landscape from back to front; both lights draw the same random numbers, so they match."""
    c = Canvas(SEED, layout.width + 2 * PAD, layout.height + 2 * PAD)
    _sky(c, layout, light)
    edges = (*layout.ridges[1:], c.height + 60)
    for i, (top, bottom) in enumerate(zip(layout.ridges, edges, strict=True)):
        depth = i / (len(layout.ridges) - 1)
        _hill_band(c, layout, light, top, depth)
        if top < _lighthouse_spot(layout)[1] + layout.radius * 0.6 < bottom:
            _river(c, layout, light)
        _scenery(c, layout, light, top, bottom, depth)
    _path(c, layout, light)
    _bridge(c, layout, light)
    _windmill(c, layout, light)
    _lighthouse(c, layout, light)
    _moon(c, layout, light)
    for i in range(1, LAST):
        _stone(c, light, *layout.stones[i], layout.radius)
    _burrow(c, layout, light)
    picture = c.finish(margin=0, vignette=0.16)
    return np.ascontiguousarray(picture[PAD:-PAD, PAD:-PAD])


def _sky(c: Canvas, layout: Layout, light: Light) -> None:
    """Sky with far mountains, stars or clouds, and the halo of the moon."""
    c.sky(list(light.sky))
    (x, y), r = layout.stones[LAST], layout.radius
    c.strokes(c.width // 4, -2, 170, 20, 0.05, 0.42, region=(0, 0, c.width, c.height * 0.4))
    c.strokes(90, 0, 90, 16, 0.06, 0.42, region=(x - r * 4, y - r * 3, x + r * 3, y + r * 2), center=(x, y))
    state = c.rng.getstate()
    if light.is_night:
        stars(c, c.width // 26, light.p, (0, 0, c.width, layout.ridges[0]), color=light.p.light, big=0.07)
    c.rng.setstate(state)
    c.glow(x, y, r * 6.5, light.halo, 0.55)
    for k in range(max(2, c.width // 460)):
        cx, cy = (k + 0.4) * 460, layout.ridges[0] * (0.34 + 0.2 * (k % 2))
        tone = mix(light.far, light.moon, 0.2 if light.is_night else 0.6)
        cloud(c, cx, cy, r * 3.2, tone, mix(light.far, light.p.ink, 0.2), alpha=0.5)
    for lift, share in ((1.9, 0.35), (1.1, 0.65)):
        peaks: list[Spot] = []
        px = -r * 2.0
        while px < c.width + r * 3:
            peaks += [
                (px, layout.ridges[0] - r * lift * 0.2),
                (px + r * 0.9, layout.ridges[0] - r * lift * c.rng.uniform(0.5, 1)),
            ]
            px += r * c.rng.uniform(1.5, 2.3)
        tone = mix(light.sky[2][1], light.land[0], share)
        mountain(
            c, peaks, tone, mix(tone, light.p.ink, 0.25), to=mix(tone, light.rim, 0.25), bottom=layout.ridges[0] + r * 2
        )


def _land(light: Light, depth: float) -> Color:
    """The colour of the land, from the high hills (depth 0) to the meadow (1)."""
    place = depth * (len(light.land) - 1)
    first = min(int(place), len(light.land) - 2)
    return mix(light.land[first], light.land[first + 1], place - first)


def _hill_band(c: Canvas, layout: Layout, light: Light, top: float, depth: float) -> None:
    """Two rolling hills, one behind the other, with brush marks and mist."""
    r, color = layout.radius, _land(light, depth)
    for lift, tone in ((0.42, mix(color, light.rim, 0.16)), (0, color)):
        ridge = rough_line(-60, c.width + 60, top - lift * r, r * layout.roll, c.width / 18, c.rng)
        hill(c, top, 0, tone, points=ridge, to=mix(tone, light.p.ink, 0.22 if light.is_night else 0.08),
            shade=mix(tone, light.p.ink, 0.4), shade_depth=0.04, rim=mix(tone, light.rim, 0.7), rim_width=6,
            rim_alpha=0.8)  # fmt: skip
    for _ in range(c.width // 6):
        x, y, long = c.rng.uniform(0, c.width), top + r * c.rng.uniform(0.5, 4.2), r * c.rng.uniform(0.5, 1.3)
        lean, tone = c.rng.uniform(-0.1, 0.1) * long, mix(color, c.rng.choice((light.rim, light.p.ink)), 0.12)
        stroke = limb(
            [(x, y), (x + long * 0.4, y + lean * 0.3), (x + long, y + lean)], [1, r * c.rng.uniform(0.08, 0.2), 1]
        )
        c.paint(stroke, tone, alpha=0.35, texture=0.5)
    c.mist(top + r * 0.3, r * 0.8, mix(color, light.rim, 0.4), 0.26)


def _scenery(c: Canvas, layout: Layout, light: Light, top: float, bottom: float, depth: float) -> None:
    """What grows and stands on one hill, wherever no pawn will stand, row by row toward the viewer."""
    r, rng = layout.radius, c.rng
    y = top - r * 0.1
    while y < min(bottom, c.height) - r * 0.2:
        x = rng.uniform(0, r * 0.6)
        while x < c.width:
            here, size = (x, y + rng.uniform(-0.14, 0.14) * r), r * rng.uniform(0.6, 0.95) * (0.8 + 0.25 * depth)
            draw = _country(layout, *here)[rng.randrange(6)]
            wanted = layout.growth if x < layout.stones[LAST][0] + 2 * r else layout.growth * 0.3
            if rng.random() < wanted and layout.is_free(*here, size) and not _near_landmark(layout, *here):
                draw(c, light, *here, size)
            x += r * rng.uniform(0.5, 0.95)
        y += r * 0.42


def _near_landmark(layout: Layout, x: float, y: float) -> bool:
    """Whether a landmark, the lake or the bridge already has this place."""
    r = layout.radius
    marks = (_windmill_spot(layout), layout.stones[0], layout.stones[LAST], _bridge_spot(layout))
    if any(abs(x - mx) < r * 1.3 and abs(y - my) < r * 1.9 for mx, my in marks):
        return True
    lake_x, lake_y = _lighthouse_spot(layout)
    return -layout.lake[0] - 0.4 < (x - lake_x) / r < layout.lake[1] + 0.4 and -0.7 < (y - lake_y) / r < 1.5


Prop: TypeAlias = Callable[[Canvas, Light, float, float, float], None]


def _country(layout: Layout, x: float, y: float) -> tuple[Prop, ...]:
    """Six things that may stand here: meadow, then wood, village, shore, and at last the high hills."""
    zone = layout.zone(x, y)
    if zone < 6:
        return (_tuft, _flowers, _bush, _tuft, _mushrooms if x < y else _flowers, _tuft)
    if zone < 13:
        return (_pine, _pine, _pine, _pine, _tuft, _bush)
    if zone < 18:
        return (_house, _house, _bush, _tuft, _round_tree, _flowers)
    if zone < 23:
        return (_reeds, _tuft, _reeds, _bush, _rock, _tuft)
    return (_pine, _rock, _tuft, _tuft, _rock, _pine)


# -- small things ------------------------------------------------------------


def _ground(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    c.shadow_blob(x + size * 0.08, y, size * 0.42, size * 0.09, light.p.ink, 0.35)


def _pine(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    _ground(c, light, x, y, size)
    tone = mix(light.tree, light.p.ink, c.rng.uniform(0, 0.25))
    pine(c, x, y, size * 1.15, tone, shade=mix(tone, light.p.ink, 0.5), rim=mix(light.tree, light.rim, 0.55))


def _bush(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    _ground(c, light, x, y, size * 0.8)
    leaves = group(*(circle(x + dx * size, y - dy * size, rad * size) for dx, dy, rad in
        ((-0.22, 0.14, 0.18), (0, 0.24, 0.24), (0.22, 0.14, 0.19))))  # fmt: skip
    c.paint(leaves, mix(light.tree, light.rim, 0.12), shade=mix(light.tree, light.p.ink, 0.5), shade_depth=0.25,
        rim=mix(light.tree, light.rim, 0.6), rim_width=4)  # fmt: skip


def _round_tree(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    _ground(c, light, x, y, size)
    bark = mix("#5a4030", light.p.ink, 0.5 if light.is_night else 0.1)
    tree(c, x, y, size * 1.1, bark, leaf=mix(light.tree, light.rim, 0.2), leaf_shade=mix(light.tree, light.p.ink, 0.4),
        depth=4, leaf_size=0.18, leaf_rim=mix(light.tree, light.rim, 0.6))  # fmt: skip


def _tuft(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    grass(c, x - size * 0.3, x + size * 0.3, y, mix(light.near, light.rim, 0.35), 7, size * 0.3, 0.8)


def _reeds(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    grass(c, x - size * 0.28, x + size * 0.28, y, mix(light.tree, light.rim, 0.35), 9, size * 0.55, 0.9)


def _flowers(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    grass(c, x - size * 0.3, x + size * 0.3, y, mix(light.near, light.rim, 0.3), 6, size * 0.24, 0.8)
    for _ in range(4):
        fx, fy = x + c.rng.uniform(-0.32, 0.32) * size, y - c.rng.uniform(0.05, 0.3) * size
        tone = mix(c.rng.choice(("#e8b45c", "#d9786a", "#efe3c6")), light.near, 0.45 if light.is_night else 0.15)
        c.paint(circle(fx, fy, size * 0.055), tone, wobble=0.3)


def _mushrooms(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    dim = 0.4 if light.is_night else 0.1
    cap, stem = mix("#b8402f", light.near, dim), mix("#f1e6cc", light.near, dim)
    mushroom(c, x, y, size * 0.42, cap, stem, stem, mix(light.near, light.p.ink, 0.5))
    mushroom(c, x + size * 0.26, y + size * 0.03, size * 0.28, cap, stem, stem, mix(light.near, light.p.ink, 0.5))


def _rock(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    _ground(c, light, x, y, size * 0.8)
    shape = smooth([(-0.3, 0, 1), (-0.26, -0.2), (-0.04, -0.36), (0.2, -0.26), (0.32, 0, 1)])
    tone = mix(light.far, light.stone, 0.5)
    c.paint(moved(shape, x, y, size), tone, shade=mix(tone, light.p.ink, 0.5), shade_depth=0.3, rim=light.rim,
        rim_width=4)  # fmt: skip


def _house(c: Canvas, light: Light, x: float, y: float, size: float) -> None:
    _ground(c, light, x, y, size)
    roof = mix(light.roof, c.rng.choice((light.tree, light.roof, light.stone)), 0.45)
    house(c, x, y, size * 0.62, size * 0.55, light.wall, roof, light.p, lit=0.9 if light.is_night else 0.1)
    if light.is_night:
        c.glow(x, y - size * 0.3, size * 0.9, light.p.glow, 0.28)


# -- path, stones, landmarks -------------------------------------------------


def _path(c: Canvas, layout: Layout, light: Light) -> None:
    """A trodden ribbon under the stones."""
    route = [*layout.route[:: max(1, len(layout.route) // 130)], layout.route[-1]]
    r = layout.radius
    c.paint(limb(route, r * 1.72), mix(light.path, light.rim, 0.3), alpha=0.35, feather=r * 0.12)
    c.paint(limb(route, r * 1.5), light.path, alpha=0.66, feather=r * 0.05, rough=2)
    for (x0, y0), (x1, y1) in pairwise(layout.stones):
        for t in (0.42, 0.5, 0.58):
            x, y = x0 + (x1 - x0) * t + c.rng.uniform(-4, 4), y0 + (y1 - y0) * t + c.rng.uniform(-0.3, 0.3) * r
            c.paint(ellipse(x, y, r * 0.05, r * 0.035), light.stone_top, alpha=0.7, wobble=0.3)


def _stone(c: Canvas, light: Light, x: float, y: float, r: float) -> None:
    """One flat stepping stone: a dark side, a broad calm top with a lit edge."""
    rng = c.rng
    outline = []
    for k in range(10):
        a = k / 10 * math.tau + rng.uniform(-0.12, 0.12)
        swell = rng.uniform(0.93, 1.03)
        outline.append((x + math.cos(a) * r * swell, y + math.sin(a) * r * 0.56 * swell))
    top = smooth(outline)
    c.shadow_blob(x + r * 0.06, y + r * 0.34, r * 1.04, r * 0.5, light.p.ink, 0.5)
    c.paint(moved(top, 0, r * 0.17), mix(light.stone, light.p.ink, 0.25), wobble=0.6)
    c.paint(top, light.stone_top, to=mix(light.stone_top, light.stone, 0.3), shade=light.stone, shade_depth=0.16,
        shade_alpha=0.6, rim=light.stone_rim, rim_width=5, rim_alpha=0.7, wobble=0.6)  # fmt: skip


def _burrow(c: Canvas, layout: Layout, light: Light) -> None:
    """Stone 0: a mound of earth with the door of the hare's burrow and a lamp in it."""
    (x, y), r = layout.stones[0], layout.radius
    c.shadow_blob(x, y + r * 0.5, r * 1.4, r * 0.3, light.p.ink, 0.5)
    mound = smooth([(-1.3, 0.56, 1), (-1.24, -0.1), (-0.9, -0.86), (-0.2, -1.24), (0.56, -1.06), (1.1, -0.46),
        (1.28, 0.56, 1)])  # fmt: skip
    tone = mix(light.near, light.path, 0.4)
    c.paint(moved(mound, x, y, r), tone, shade=mix(light.near, light.p.ink, 0.5), shade_depth=0.16, rim=light.rim,
        rim_width=6)  # fmt: skip
    c.paint(arch(x, y + r * 0.52, r * 1.12, r * 1.18), mix(light.stone_top, light.rim, 0.25), wobble=0.8)
    hole = arch(x, y + r * 0.54, r * 0.88, r * 1.02)
    c.paint(hole, mix(light.p.ink, "#0a0806", 0.4), wobble=0.6)
    with c.clip(hole):
        c.glow(x, y + r * 0.5, r * 0.8, light.p.glow, 0.55 if light.is_night else 0.3)
    grass(c, x - r * 1.2, x + r * 1.2, lambda gx: y - r * (1.08 - 0.75 * ((gx - x) / r / 1.3) ** 2),
        mix(light.tree, light.rim, 0.35), 26, r * 0.26)  # fmt: skip


def _beside(layout: Layout, number: int, dx: float, dy: float) -> Spot:
    x, y = layout.stones[number]
    return (x + dx * layout.radius, y + dy * layout.radius)


def _windmill_spot(layout: Layout) -> Spot:
    return _beside(layout, 10, *layout.windmill)


def _lighthouse_spot(layout: Layout) -> Spot:
    return _beside(layout, 20, *layout.lighthouse)


def _windmill(c: Canvas, layout: Layout, light: Light) -> None:
    """The landmark of stone 10: a lit windmill."""
    (x, y), r = _windmill_spot(layout), layout.radius
    _ground(c, light, x, y, r * 1.6)
    wall, dark = mix(light.wall, light.moon, 0.25), mix(light.wall, light.p.ink, 0.6)
    with c.at(x, y, r * 0.86):
        body = poly([(-0.42, 0), (-0.26, -1.5), (0.26, -1.5), (0.42, 0)])
        c.paint(body, wall, shade=dark, shade_depth=0.3, rim=light.stone_rim, rim_width=4)
        c.paint(smooth([(-0.34, -1.46, 1), (-0.2, -1.78), (0, -1.9), (0.2, -1.78), (0.34, -1.46, 1)]), light.roof,
            shade=light.p.ink, shade_depth=0.3)  # fmt: skip
        c.paint(arch(0, 0, 0.24, 0.42), light.p.ink, wobble=0.3)
        for wy in (-0.66, -1.12):
            c.paint(arch(0.02, wy, 0.15, 0.22), light.p.glow if light.is_night else light.p.ink, wobble=0.2)
    if light.is_night:
        c.glow(x, y - r * 0.8, r * 1.3, light.p.glow, 0.4)
    for k in range(4):
        with c.at(x, y - r * 1.33, r * 0.8, 24 + k * 90):
            c.line([(0, 0), (0, -1.12)], light.p.ink, 0.06, wobble=0.2)
            c.paint(poly([(0.04, -0.28), (0.3, -0.34), (0.3, -1.1), (0.04, -1.1)]), light.foam, shade=light.p.soft,
                alpha=0.92, wobble=0.3)  # fmt: skip
            for bar in (-0.5, -0.7, -0.9):
                c.line([(0.02, bar), (0.3, bar)], light.p.ink, 0.025, alpha=0.7, wobble=0.1)
    c.paint(circle(x, y - r * 1.33, r * 0.09), light.p.ink, wobble=0.2)


def _river(c: Canvas, layout: Layout, light: Light) -> None:
    """The lake round the lighthouse, with boats, and the stream that runs from it under the bridge."""
    r = layout.radius
    (x, y), (ax, ay) = _bridge_spot(layout), _lighthouse_spot(layout)
    shore = []
    for k in range(24):
        a = k / 24 * math.tau
        reach = layout.lake[math.cos(a) > 0] * r * (1 + 0.06 * math.sin(a * 3 + 1))
        shore.append((ax + math.cos(a) * reach, ay + math.sin(a) * r * (0.52 + 0.06 * math.sin(a * 5))))
    water = smooth(shore)
    if y > ay + r * 0.5:
        bends = [(x, ay), (x - r * 0.1, y - r * 0.5), (x, y), (x + r * 0.3, y + r * 0.9), (x - r * 0.1, y + r * 1.7),
            (x + r * 0.4, y + r * 2.8)]  # fmt: skip
        water = union(water, limb(bends, [r * 1.3, r * 0.9, r * 0.8, r * 0.9, r * 1.1, r * 1.6]))
    sand = mix(_land(light, 0.3), light.rim, 0.35)
    c.paint(water, sand, stroke=r * 0.22, alpha=0.7)
    c.paint(water, light.water, to=mix(light.water, light.p.ink, 0.25), shade=mix(light.water, light.p.ink, 0.4),
        shade_depth=0.1, rim=light.foam, rim_width=3)  # fmt: skip
    with c.clip(water):
        for k in range(30):
            wx, wy = ax + c.rng.uniform(-6, 4) * r, ay + r * (-0.4 + 0.1 * k)
            c.paint(limb([(wx - r * 0.3, wy), (wx, wy - r * 0.04), (wx + r * 0.3, wy)], [0.5, r * 0.05, 0.5]),
                light.foam, alpha=0.5)  # fmt: skip
    sail = mix(light.foam, light.water, 0.15)
    for dx, size, flip in ((-1.9, 0.3, False), (2.1, 0.36, True)):
        boat(c, ax + dx * r, ay + r * 0.1, size * r / 72, light.p, hull=light.roof, sail=sail, flip=flip)


def _bridge_spot(layout: Layout) -> Spot:
    return _between(layout, layout.bridge, layout.bridge + 1)


def _between(layout: Layout, first: int, second: int) -> Spot:
    a, b = layout.stones[first], layout.stones[second]
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def _bridge(c: Canvas, layout: Layout, light: Light) -> None:
    """Planks and a rail that carry the path over the water."""
    r, (a, b) = layout.radius, layout.stones[layout.bridge : layout.bridge + 2]
    x, y = _bridge_spot(layout)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    turn = turn - 180 if abs(turn) > 90 else turn
    wood = mix("#7a5236", light.near, 0.4 if light.is_night else 0.05)
    dark = mix(wood, light.p.ink, 0.55)
    arch_height = 0.3 * math.cos(math.radians(turn)) ** 2
    with c.at(x, y, r, turn):
        c.shadow_blob(0, 0.75, 1.2, 0.2, light.p.ink, 0.4)
        for k in range(9):
            px = -1.06 + k * 0.265
            c.paint(poly([(px - 0.12, -0.58), (px + 0.12, -0.58), (px + 0.12, 0.58), (px - 0.12, 0.58)]), wood,
                shade=dark, shade_depth=0.3, wobble=0.4)  # fmt: skip
        for side in (-0.6, 0.6):
            rail = [(-1.2, side - 0.02), (0, side - arch_height), (1.2, side - 0.02)]
            for px in (-1.0, -0.34, 0.34, 1.0):
                c.line([(px, side), (px, side - arch_height)], dark, 0.08, wobble=0.2)
            c.line(rail, mix(wood, light.rim, 0.25), 0.09, wobble=0.3)


def _lighthouse(c: Canvas, layout: Layout, light: Light) -> None:
    """The landmark of stone 20: a lighthouse on a rock in the water."""
    (x, y), r = _lighthouse_spot(layout), layout.radius
    rock = smooth([(-0.8, 0.14, 1), (-0.5, -0.16), (0, -0.26), (0.5, -0.14), (0.8, 0.16, 1), (0, 0.3)])
    tone = mix(light.near, light.stone, 0.5)
    c.paint(moved(rock, x, y, r), tone, shade=light.p.ink, shade_depth=0.3, rim=light.rim, rim_width=4)
    if light.is_night:
        lamp = (x, y - r * 1.46)
        for far in (-1, 1):
            c.beam(poly([lamp, (x + far * r * 3.6, lamp[1] - r * 0.5), (x + far * r * 3.6, lamp[1] + r * 0.5)]),
                light.p.glow, 0.2, r * 0.16)  # fmt: skip
    lighthouse(c, x, y - r * 0.04, r * 1.75, light.p, color=mix(light.moon, light.wall, 0.35), stripe=light.roof,
        lamp=light.is_night)  # fmt: skip


def _moon(c: Canvas, layout: Layout, light: Light) -> None:
    """Stone 30: the moon (pale by day), and the ladder that leads up to it."""
    (x, y), r = layout.stones[LAST], layout.radius
    wood = mix("#c98a4a", light.far, 0.25)
    ladder(c, x - r * 0.1, y + r * 2.5, x + r * 0.1, y + r * 0.9, r * 0.62, wood, 7, r * 0.1)
    disc = circle(x, y, r * 1.16)
    c.glow(x, y, r * 3.2, light.halo, 0.75)
    c.paint(disc, light.moon, shade=mix(light.moon, light.halo, 0.6), shade_depth=0.12, rim="#fffaf0", rim_width=5)
    with c.clip(disc):
        for dx, dy, size in ((-0.4, -0.3, 0.26), (0.45, 0.2, 0.2), (-0.1, 0.6, 0.16)):
            c.paint(
                circle(x + dx * r, y + dy * r, size * r), mix(light.moon, light.halo, 0.6), alpha=0.35, feather=r * 0.05
            )
