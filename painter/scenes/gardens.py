"""Gardens: a planted umbrella, a maze without a way in, and a meadow that is not finished."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.canvas import Canvas
from painter.geom import Path, Points, arch, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs import animals
from painter.motifs.beasts import gulls
from painter.motifs.build import house
from painter.motifs.land import grass, hill
from painter.motifs.people import Look, Pose, figure
from painter.motifs.seasons import blossom, cluster, foliage, leaves, rain
from painter.motifs.sky import cloud
from painter.palette import FOREST, ROSE, TEAL, Color, Palette, mix
from painter.scene import scene

# -- umbrella-roots --------------------------------------------------------


CANOPY = smooth([(-292, 42, 1), (-270, -66), (-176, -186), (0, -236), (176, -186), (270, -66), (292, 42, 1),
    (246, 14), (196, 44, 1), (146, 14), (96, 46, 1), (48, 16), (0, 48, 1), (-48, 16), (-96, 46, 1), (-146, 14),
    (-196, 44, 1), (-246, 14)])  # fmt: skip
RIB_TIPS = ((-292, 42), (-196, 44), (-96, 46), (0, 48), (96, 46), (196, 44), (292, 42))


def _wet_garden(c: Canvas) -> None:
    """A rainy evening garden: far trees in the mist, one lit window, black wet soil."""
    p = TEAL
    c.sky([(0, "#123f4a"), (0.35, "#2b7578"), (0.62, "#86b8a4"), (0.74, "#cfdcb6"), (1, "#17505a")], 0.12)
    c.strokes(900, 78, 180, 20, 0.07, 0.34)
    for x, high in ((70, 300), (140, 230), (640, 250), (716, 330), (780, 270)):
        c.paint(limb([(x, 880), (x - 6, 880 - high * 0.5), (x + 3, 880 - high)], [70, 66, 4]), "#5e9b92", rough=3,
            to="#9cc4a8", alpha=0.75, feather=4)  # fmt: skip
    c.paint(poly([(560, 880), (560, 800), (606, 760), (652, 800), (652, 880)]), "#4d8a86", to="#8fb9a0", feather=2)
    c.paint(rect(592, 818, 22, 30), p.glow, texture=0)
    c.glow(603, 832, 120, p.glow, 0.6)
    c.mist(850, 110, "#d9e4c4", 0.6)
    hill(c, 930, 10, "#2a6a66", to="#0f3038", rim="#a9cfae", rim_width=4)
    c.strokes(300, 3, 110, 14, 0.16, 0.4, region=(0, 950, 800, 1190))


def _canopy_side(c: Canvas) -> None:
    """The open umbrella, coral, with its underside, seams and the light on its wet gores."""
    under = smooth([(-286, 40), (-150, 6), (0, -4), (150, 6), (286, 40), (150, 62), (0, 70), (-150, 62)])
    c.paint(under, "#6d2a26", to="#3a1a22")
    c.paint(CANOPY, "#ec6f45", to="#d14a31", shade="#7c2429", shade_depth=0.34, rim="#ffd3a0", rim_width=6, shadow=14)
    with c.clip(CANOPY):
        for x, y in RIB_TIPS[1:-1]:
            c.line([(0, -238), (x * 0.62, -150), (x * 0.95, -40), (x, y)], "#8f2f2b", 3, alpha=0.8)
        for x in (-246, -146, -48):
            gore = limb([(x * 0.2, -215), (x * 0.66, -140), (x * 0.95, -20)], [6, 30, 44])
            c.paint(gore, "#ffc08c", alpha=0.3, feather=9, texture=0)
    for x, y in RIB_TIPS:
        c.paint(circle(x, y, 5), "#f5ecd0")


def _trunk_handle(c: Canvas) -> None:
    """The shaft that has become a trunk, and the roots with which it grips the ground."""
    bark: Color = "#6a4331"
    roots = [((0, 520), (-60, 556), (-150, 574), (-216, 618)), ((0, 530), (64, 566), (150, 568), (226, 604)),
        ((-4, 535), (-34, 590), (-92, 616), (-120, 668)), ((4, 535), (40, 596), (84, 622), (150, 662)),
        ((0, 540), (4, 600), (-14, 640), (6, 690))]  # fmt: skip
    legs = [limb(points, [36, 27, 17, 3]) for points in roots]
    shaft = limb([(0, 30), (3, 180), (-5, 330), (2, 470), (0, 560)], [13, 16, 24, 38, 66])
    c.shadow_blob(6, 600, 250, 40, "#071a20", 0.6)
    c.paint(union(shaft, *legs), bark, shade="#24161c", shade_depth=0.05, rim="#dca878", rim_width=4, wobble=1.2)
    for k in range(12):
        x, y = c.rng.uniform(-9, 9), 250 + k * 25
        c.line([(x, y), (x + 3, y + 14), (x - 2, y + 30)], "#2f1c1e", 2.4, alpha=0.7)
    for x, y, side in ((6, 210, 1), (-8, 330, -1), (12, 430, 1)):
        c.paint(limb([(x, y), (x + side * 26, y - 18), (x + side * 44, y - 44)], 8, 2), bark, shade="#24161c")
        leaves(c, cluster(c, x + side * 48, y - 48, 24, 18, 8), 12, ["#8fc28a", "#3f8f6c"])


def _dry_patch(c: Canvas) -> None:
    """The dry ground under the umbrella, where grass and flowers have come up."""
    c.paint(ellipse(452, 1010, 270, 66), "#6f9a5c", to="#2f6a56", feather=10, rough=3)
    for k in range(9):
        grass(c, 230 + k % 3 * 30, 660 - k % 2 * 40, 968 + k * 11, mix("#a9cf86", "#2b7562", k % 4 / 3), 34, 24)
    for _ in range(26):
        x, y = c.rng.uniform(240, 650), c.rng.uniform(972, 1060)
        c.paint(circle(x, y - 14, c.rng.uniform(3, 5.5)), c.rng.choice(["#fbeed6", "#f4c35a", "#e98f9b"]), texture=0)


def _tiny_umbrella(c: Canvas, x: float, y: float, size: float, color: Color, turn: float) -> None:
    """An umbrella as small as a flower, open, its crook below."""
    with c.at(x, y, size, turn):
        c.line([(0, -0.2), (0, 0.9), (0.2, 1.05), (0.32, 0.85)], "#3a2420", 0.11)
        cap = smooth([(-1, 0.1, 1), (-0.75, -0.55), (0, -0.9), (0.75, -0.55), (1, 0.1, 1), (0.5, -0.08), (0, 0.12, 1),
            (-0.5, -0.08)])  # fmt: skip
        c.paint(cap, color, shade=mix(color, "#3a1430", 0.6), shade_depth=0.35, rim="#fff3d8", rim_width=4)


def _flowering(c: Canvas) -> None:
    """Twigs that leave the ribs and the tip of the umbrella, with leaves, blossom and small umbrellas as fruit."""
    green: list[Color] = ["#8fc28a", "#4f9f78", "#2b7562", "#bcd79a"]
    twigs = [((0, -230), (10, -290), (-24, -350)), ((4, -270), (60, -312), (78, -362)), ((-292, 42), (-330, 4),
        (-336, -60)), ((-230, -130), (-286, -190), (-300, -250)), ((150, -195), (196, -262), (190, -330)),
        ((270, -60), (312, -120), (300, -190)), ((-96, -214), (-140, -280), (-130, -340))]  # fmt: skip
    c.paint(group(*[limb(points, 11, 2) for points in twigs]), "#6a4331", shade="#24161c", rim="#dca878", rim_width=3)
    for points in twigs:
        for share in (0.55, 1):
            x = points[1][0] + (points[2][0] - points[1][0]) * share
            y = points[1][1] + (points[2][1] - points[1][1]) * share
            leaves(c, cluster(c, x, y, 48, 38, 26), 17, green)
    for k in range(30):
        angle = -2.9 + k * 0.092
        x, y = math.cos(angle) * 262 + c.rng.uniform(-12, 12), math.sin(angle) * 218 + 6 + c.rng.uniform(-6, 16)
        if k % 3 != 1:
            blossom(c, x, y, c.rng.uniform(11, 18))
    for points in twigs:
        for dx, dy in ((8, -10), (-24, 14), (22, 22)):
            blossom(c, points[2][0] + dx, points[2][1] + dy, c.rng.uniform(13, 20))
    tints = ("#f4c35a", "#f7e3c0", "#e98f9b", "#f4c35a", "#7fc0c0", "#f7e3c0", "#e98f9b")
    for (x, y), tint, drop in zip(RIB_TIPS, tints, (64, 40, 92, 0, 70, 112, 48), strict=True):
        if not drop:
            continue
        c.line([(x, y), (x + 4, y + drop / 2), (x, y + drop)], "#5d7f4c", 3)
        leaves(c, [(x + 7, y + drop * 0.5), (x - 6, y + drop * 0.7)], 11, green)
        _tiny_umbrella(c, x, y + drop + 14, 25, tint, c.rng.uniform(-16, 16))


def _soaked_owner(c: Canvas) -> None:
    """The owner on a suitcase outside the shelter, in a puddle, with dripping brim."""
    c.paint(ellipse(168, 1098, 140, 26), "#7fb0a6", to="#2b6a6c", rim="#d8ecd0", rim_width=3)
    c.paint(rect(92, 978, 152, 104, 12), "#9a6a3c", shade="#3b2420", shade_depth=0.3, rim="#e2b878", shadow=6)
    for x in (122, 206):
        c.paint(rect(x, 978, 13, 104), "#5d3a28")
    look = Look(skin="#8a5a3c", hair="#1c1a20", hair_style="short", beard=True, top="#24485a", bottom="#17303c",
        hat="bowler", hat_color="#1b2c38", scarf="#e9b04a", shoes="#0e1c22")  # fmt: skip
    pose = Pose("sit", near=(-0.24, -0.14), far=(-0.27, -0.13), seat=0.3, lean=9, tilt=12)
    held = figure(c, 162, 982, 370, TEAL, look, pose, flip=True, shadow=0, rim="#a8d4c4")
    x, y = held.head
    for dx, dy in ((-34, 0), (-26, 12), (40, 6), (46, 24), (40, 50)):
        c.paint(ellipse(x + dx, y + dy - 8, 2.4, 6), "#dff0e4", texture=0)


@scene(
    "umbrella-roots",
    "Where I Left It",
    motifs="umbrella tree rain suitcase mouse blossom",
    themes="patience generosity home growth letting-go",
    moods="gentle wistful",
    alt=(
        "A coral umbrella has roots, bark and blossoming twigs, and small umbrellas hang from it like fruit; a "
        "man in a bowler hat sits on a suitcase in the rain beside it, and a mouse walks off under a small "
        "umbrella."
    ),
    seed=3101,
    clues=("put down roots", "after you", "drip", "patience", "lost and found", "spring is late"),
)
def umbrella_roots(c: Canvas) -> None:
    """An umbrella that grows in the rain while its owner waits."""
    _wet_garden(c)
    rain(c, 150, (20, 0, 820, 900), "#cfe6d6", 70, 2.2, 0.4)
    _dry_patch(c)
    with c.at(448, 470, 0.93, -3):
        _trunk_handle(c)
        _canopy_side(c)
        _flowering(c)
    rings = [(c.rng.uniform(50, 750), c.rng.uniform(1070, 1160), c.rng.uniform(8, 20)) for _ in range(22)]
    for x, y, size in rings:
        c.paint(ellipse(x, y, size, size * 0.28), "#bfe0d0", stroke=1.5, alpha=0.6, wobble=0, rough=0.2)
    _soaked_owner(c)
    animals.mouse(c, 690, 1122, 74, TEAL, "#a8968a", flip=True)
    _tiny_umbrella(c, 708, 1046, 46, "#f4c35a", 6)
    shelter = union(moved(CANOPY, 448, 470, 0.93), poly([(190, 440), (720, 440), (650, 1060), (240, 1060)]))
    with c.clip(difference(rect(0, 0, 800, 1200), shelter)):
        rain(c, 120, (20, 0, 860, 1120), "#eaf6e4", 110, 3, 0.6)


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
    house(c, x, y + 34, 104, 66, "#b98a5c", "#b8402a", FOREST, lit=1, door=False)
    for k in range(5):
        c.paint(
            circle(x + 34 + k * 9 + k * k, y - 106 - k * 17, 8 + k * 3.4), "#c9c9a8", alpha=0.5 - k * 0.08, feather=4
        )
    c.beam(poly([(x - 32, y + 2), (x - 10, y + 2), (x - 14, y + 96), (x - 86, y + 96)]), "#ffcf7a", 0.6, 8, (1, 0.3))
    for dx, dy, size in ((-74, 18, 15), (72, 8, 13), (64, 40, 11), (-62, 46, 12)):
        foliage(c, x + dx, y + dy, size, size * 0.8, ("#3a5a30", "#7f9a48", "#e0cf70"), 5)
    c.paint(limb([(x, y + 36), (x - 8, y + 52), (x + 4, y + 66), (x - 2, y + 82)], 11, 16), "#f3dca0", alpha=0.8)
    c.paint(arch(x, y + 36, 17, 31), "#5a2f22", rim="#ffdf9a", rim_width=5)
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


def _rose_meadow(c: Canvas) -> None:
    """The finished part: a peach sky, mauve hills and a meadow full of flowers."""
    c.sky(
        [(0, "#86c4cc"), (0.12, "#c4e0d8"), (0.22, "#fdeed6"), (0.3, "#fdd6b8"), (0.38, "#f6b49c"), (1, "#c9c07e")],
        0.09,
    )
    c.strokes(800, 5, 170, 24, 0.05, 0.42, region=(0, 0, 800, 520))
    c.paint(circle(150, 176, 58), "#ffe09a")
    c.glow(150, 176, 260, "#ffe0a8", 0.6)
    cloud(c, 520, 170, 250, "#fff6ea", "#e6b8a8", alpha=0.95)
    cloud(c, 300, 330, 170, "#fff6ea", "#eabfae", alpha=0.9)
    gulls(c, [(330, 240, 0.8), (380, 214, 1), (300, 200, 0.6)], "#7b4159")
    for y, high, tone in ((440, 22, "#d9a3a0"), (480, 16, "#c58a92"), (530, 14, "#a9a87c")):
        hill(c, y, high, tone, to=mix(tone, "#f7d9bc", 0.35), rim="#fdeacb", rim_width=4)
        c.mist(y + 40, 36, "#fbe3cc", 0.4)
    hill(c, 590, 12, "#a4b56c", to="#6f9458", rim="#eef0b4")
    c.strokes(700, -8, 90, 13, 0.1, 0.46, region=(0, 600, 800, 1190))
    for x, y, size in ((330, 566, 44), (384, 572, 36)):
        house(c, x, y, size, size * 0.8, "#fbeeda", "#c4574a", ROSE, lit=0)
    for y in sorted(c.rng.uniform(610, 1160) for _ in range(70)):
        x = c.rng.uniform(40, 720)
        grass(c, x, x + 70, y, mix("#9fba66", "#4f7d4a", c.rng.random()), 12, 10 + (y - 600) * 0.045)


def _meadow_flowers(c: Canvas, spots: Points, tint: Color) -> None:
    """Poppies of one colour at the spots, larger when nearer."""
    for x, y in sorted(spots, key=_depth):
        size = 2.5 + max(0, y - 600) * 0.022
        c.line([(x - 2, y + size * 3.4), (x + 1, y)], mix(tint, "#4f7d4a", 0.85), 1.4 + size * 0.1)
        cup = smooth(
            [(-1, -0.4), (-0.5, -0.95), (0, -0.7), (0.5, -0.95), (1, -0.4), (0.6, 0.5), (0, 0.75), (-0.6, 0.5)]
        )
        turn = c.rng.uniform(-24, 24)
        c.paint(moved(cup, x, y, size, turn), tint, shade=mix(tint, "#5a2038", 0.5), shade_depth=0.35, wobble=0.3)
        c.paint(circle(x, y - size * 0.1, size * 0.26), "#4a2430", wobble=0, texture=0)


def _depth(spot: Sequence[float]) -> float:
    """Nearer things stand lower in the picture."""
    return spot[1]


def _drifts(c: Canvas) -> None:
    """Flowers in drifts, as they grow: red, rose, cream and yellow."""
    for x, y, wide, high, count, tint in ((170, 1060, 120, 80, 40, "#d0484c"), (90, 960, 70, 60, 20, "#f2c95a"),
        (330, 820, 90, 40, 34, "#e88f8a"), (250, 930, 80, 36, 22, "#fbeeda"), (480, 700, 90, 30, 36, "#d0484c"),
        (280, 680, 90, 24, 30, "#f2c95a"), (560, 640, 50, 20, 22, "#fbeeda"),
        (420, 640, 60, 14, 24, "#e88f8a")):  # fmt: skip
        _meadow_flowers(c, cluster(c, x, y, wide, high, count), tint)


def _big_tree(c: Canvas) -> None:
    """The apple tree at the left of the meadow."""
    trunk = union(limb([(116, 860), (122, 740), (104, 620), (130, 520)], [60, 40, 34, 18]),
        limb([(112, 660), (60, 580), (54, 520)], [24, 18, 8]), limb([(114, 640), (180, 560), (206, 500)], [22, 16, 6]),
        limb([(110, 840), (70, 866), (40, 872)], [30, 18, 4]), limb([(124, 840), (164, 866), (196, 870)],
            [30, 18, 4]))  # fmt: skip
    c.shadow_blob(150, 870, 130, 20, "#3a4a2c", 0.5)
    c.paint(trunk, "#7b5548", shade="#3a2238", shade_depth=0.06, rim="#f0c8a4", rim_width=4)
    for x, y, wide, high in ((56, 500, 60, 50), (206, 480, 80, 60), (130, 500, 70, 46), (70, 410, 80, 70),
        (196, 400, 90, 66), (130, 350, 90, 64), (120, 440, 84, 54)):  # fmt: skip
        foliage(c, x, y, wide, high, ("#5f9060", "#93ba6c", "#e2eaa4"), 12)
    for x, y in cluster(c, 130, 430, 140, 110, 26):
        c.paint(circle(x, y, 9), "#d0484c", shade="#7a1f34", rim="#ffc0a8", rim_width=3)


def _bare_paper(c: Canvas) -> None:
    """The corner that is still white, with its pencil lines: ridges, fence, grass, a hare, and someone waiting."""
    c.paint(rect(200, 360, 640, 880), "#fffdf8", to="#fffaf0", texture=0.5)
    house(c, 716, 640, 66, 52, "#fffaf0", "#e6ddd0", SKETCH, lit=0)
    for points in (((690, 480), (740, 474), (800, 482)), ((640, 560), (700, 552), (800, 548)), ((600, 706), (690, 690),
        (800, 700)), ((470, 920), (600, 870), (800, 862)), ((380, 1100),
        (560, 1040), (800, 1030))):  # fmt: skip
        c.line(points, PENCIL, 2, alpha=0.6, wobble=2)
    for k in range(5):
        x, y = 580 + k * 52, 856 - k * 12
        c.line([(x, y), (x + 3, y - 54)], PENCIL, 2.2, alpha=0.8)
        c.line([(x, y - 40), (x + 52, y - 52)], PENCIL, 1.8, alpha=0.7)
    blades = []
    for _ in range(150):
        x, y, high = c.rng.uniform(400, 770), c.rng.uniform(900, 1165), c.rng.uniform(12, 30)
        blades.append(limb([(x, y), (x + 2, y - high * 0.6), (x + c.rng.uniform(-8, 8), y - high)], 1.7, 0.6))
    c.paint(group(*blades), PENCIL, alpha=0.6, wobble=0.3, texture=0)
    look = Look(skin="#f4ecdf", hair="#cdc4be", hair_style="bun", clothes="dress", top="#f1e8da", bottom="#e9e0d2",
        shoes="#cdc4be")  # fmt: skip
    c.paint(group(rect(610, 1010, 150, 11), rect(622, 1020, 9, 48), rect(738, 1020, 9, 48)), "#f1e8da",
        shade="#b3a9a6", shade_depth=0.4, rim=PENCIL)  # fmt: skip
    figure(c, 690, 1010, 250, SKETCH, look, Pose("sit", near=(-0.34, -0.34), far=(-0.14, -0.1), near_hand="open",
        seat=0.24, tilt=8), shadow=0, rim=PENCIL)  # fmt: skip
    animals.hare(c, 570, 1136, 104, SKETCH, "#efe6d8")


def _paint_edge(c: Canvas) -> None:
    """Wet brush strokes that run out of the meadow into the paper."""
    for x, y in EDGE:
        tints: list[Color] = ["#9fb868", "#b4c47a", "#7fa45c", "#cfd890", "#8fae5c"]
        if y < 560:
            tints = ["#d9a3a0", "#c58a92", "#b3ab80"]
        if 430 < x < 450:
            continue  # here the painter stands
        for _ in range(3 if y < 560 else 7):
            x0, y0 = x + c.rng.uniform(-60, 0), y + c.rng.uniform(-10, 56)
            reach, wide = c.rng.uniform(40, 130), c.rng.uniform(8, 24)
            mark = limb([(x0 - 50, y0 + 12), (x0 + reach * 0.4, y0 - 6), (x0 + reach, y0 + 5)], [wide * 0.3, wide, 2])
            c.paint(mark, c.rng.choice(tints), alpha=0.9, rough=5, texture=2, fade=(0.8, 1))


PAINTER_LOOK = Look(skin="#7a4a32", hair="#1c1418", hair_style="afro", clothes="apron", top="#3f7f86", trim="#fbeeda",
    scarf="#e0a83a", shoes="#3a2238")  # fmt: skip
PENCIL_LOOK = Look(skin="#f6efe2", hair="#b9b0ae", hair_style="afro", clothes="apron", top="#f4ecdf", trim="#fffaf0",
    scarf="#e6ddd0", shoes="#d3cac4")  # fmt: skip
PAINTER_POSE = Pose(near=(-0.34, -0.66), far=(-0.2, -0.5), near_hand="grip", far_hand="grip", lean=6, tilt=4)


def _self_portrait(c: Canvas) -> None:
    """The painter with brush and palette; the foot she has set on the paper is still pencil."""
    x, y = 424, 1016
    held = figure(c, x, y, 350, ROSE, PAINTER_LOOK, PAINTER_POSE, flip=True)
    foot = smooth([(440, 974), (480, 960), (510, 990), (506, 1030), (450, 1034), (436, 1006)])
    with c.clip(foot):
        c.paint(rect(400, 900, 160, 180), "#fffdf8", texture=0.5)
        figure(c, x, y, 350, SKETCH, PENCIL_LOOK, PAINTER_POSE, flip=True, shadow=0, rim=PENCIL)
    x, y = held.near
    c.paint(limb([(x - 60, y + 34), (x, y), (x + 96, y - 54)], 8, 7), "#b98a5c", shade="#5d3a28", rim="#f6dcb0")
    c.paint(limb([(x + 90, y - 51), (x + 108, y - 61)], 16, 18), "#c9ccd0", shade="#6a6a72")
    bristles = smooth(
        [(x + 102, y - 70), (x + 130, y - 86), (x + 152, y - 86, 1), (x + 136, y - 64), (x + 114, y - 50)]
    )
    c.paint(bristles, "#7fa45c", shade="#3a5a34", rim="#dfe6a0")
    palette = smooth([(-46, 0), (-20, -24), (30, -22), (50, 2), (24, 22), (-24, 20)])
    x, y = held.far[0] + 24, held.far[1] - 6
    c.paint(moved(palette, x, y, 1, -10), "#d9ae7c", shade="#8a5a3c", rim="#fbe6c0")
    for dx, dy, tint in ((-24, -8, "#d0484c"), (-6, -15, "#f2c95a"), (14, -14, "#8fae5c"), (28, -4, "#3f7f86")):
        c.paint(circle(x + dx, y + dy, 7), tint, wobble=0.6)


@scene(
    "unfinished",
    "The Last Corner",
    motifs="painter meadow brush sketch bench hare",
    themes="creation waiting possibility love doubt",
    moods="bright tender",
    alt="A woman in an apron stands in a flowering meadow and paints it with a long brush; the lower right corner is "
    "white paper with pencil lines, where a pencilled woman on a bench holds out a hand and a pencilled hare sits; the "
    "painter's front foot is pencil too.",
    seed=5506,
    clues=("work in progress", "draw me in", "almost there", "blank", "imaginary friend", "my better half"),
)
def unfinished(c: Canvas) -> None:
    """A painter in the meadow she has not finished."""
    _rose_meadow(c)
    _big_tree(c)
    with c.clip(WHITE):
        _bare_paper(c)
    _paint_edge(c)
    _drifts(c)
    _self_portrait(c)
    for x, y, tint in ((330, 640, "#f2c95a"), (250, 770, "#fbeeda"), (610, 790, "#e88f8a")):
        animals.moth(c, x, y, 30, ROSE, tint, turn=c.rng.uniform(-40, 40))
