"""Scenes of the sea and its boats."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, group, limb, moved, poly, rect, smooth
from painter.motifs.beasts import cat, gulls
from painter.motifs.land import hill, waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud, moon, stars
from painter.motifs.things import boat, curtain, hourglass_frame, hourglass_parts, paper_boat
from painter.palette import MOON, OCHRE, Palette
from painter.scene import scene


@scene(
    "hourglass-storm",
    "All the Time in the World",
    motifs="hourglass boat storm sea sun",
    themes="time fate childhood age change",
    moods="dramatic uneasy",
    alt=(
        "In an hourglass a sunny sea with a child in a boat drains into a storm, where an old man in the same "
        "yellow coat and red scarf holds out his hands to the sail of the same boat."
    ),
    seed=9,
    clues=("Calm before", "Running out", "Same boat", "Yesterday", "Thunder", "What goes down"),
)
def hourglass_storm(c: Canvas) -> None:
    """In an hourglass a calm sea drains into a storm; the same sailor is in both."""
    p = OCHRE
    c.sky([(0, "#2a1714"), (0.45, "#6e3d25"), (0.75, "#a4622f"), (1, "#3a1f18")])
    c.strokes(700, 80, 220, 26, 0.08, 0.35)
    c.glow(400, 560, 620, "#ffc877", 0.45)
    hill(c, 1062, 4, "#4a2819", to="#24110d", rim="#c98a4a")
    c.strokes(160, 0, 260, 10, 0.12, 0.3, region=(0, 1070, 800, 1180))
    c.shadow_blob(420, 1080, 300, 34, "#150907", 0.8)
    x, y, width, height = 400, 590, 440, 980
    upper, lower = hourglass_parts(x, y, width, height)
    with c.clip(upper):
        _calm_half(c, p)
    with c.clip(lower):
        _storm_half(c, p)
    _glass_lights(c, upper, lower)
    hourglass_frame(c, x, y, width, height, p, "#b0723a")
    c.paint(circle(400, 590, 24), "#c98f4a", shade=p.ink, shade_depth=0.4)
    _brass_fittings(c)


def _calm_half(c: Canvas, p: Palette) -> None:
    """A sunny sea with a child in a boat."""
    c.paint(rect(150, 150, 500, 460), "#f6dca2", to="#f2b98a")
    c.glow(470, 270, 190, "#fff3c4", 0.9)
    c.paint(circle(470, 275, 44), "#fff0c0")
    cloud(c, 300, 290, 170, "#fff3dc", "#e8b596")
    cloud(c, 540, 345, 120, "#fff3dc", "#e8b596")
    gulls(c, [(360, 240, 0.7), (400, 222, 0.5), (330, 215, 0.4)], "#8a4a34")
    waves(c, 392, "#4fa09a", "#f5ecd0", height=5, length=70)
    boat(c, 350, 400, 0.52, p, hull="#b23a2c")
    child = Look("#e6b48c", "#8a4a22", "bob", age="child", top="#f0c05a", scarf="#c8412f")
    figure(c, 372, 392, 38, p, child, Pose(near=(-0.2, -0.9), tilt=20), flip=True, shadow=0)
    waves(c, 412, "#3d8f90", "#f5ecd0", height=5, length=60, to="#2e6f7e")


def _storm_half(c: Canvas, p: Palette) -> None:
    """A stormy sea with an old man in the same boat."""
    c.paint(rect(150, 570, 500, 460), "#1b2a35", to="#4d6a6c")
    c.strokes(240, 20, 120, 22, 0.15, 0.5, region=(170, 640, 630, 900))
    cloud(c, 310, 790, 220, "#3e4f58", "#121a22")
    cloud(c, 500, 770, 240, "#4a5d64", "#121a22")
    cloud(c, 400, 740, 160, "#33434c", "#121a22")
    c.glow(500, 830, 170, "#fff0c0", 0.5)
    bolt = poly([(516, 772), (496, 822), (508, 821), (482, 868), (493, 866), (470, 916), (503, 858), (493, 860),
        (519, 812), (507, 813), (527, 772)])  # fmt: skip
    c.paint(group(bolt, poly([(506, 838), (534, 862), (530, 866), (546, 898), (522, 868), (527, 864)])), "#fff3c4",
        wobble=0.3)  # fmt: skip
    waves(c, 900, "#2e5a66", "#cfe0d0", height=30, length=150)
    boat(c, 352, 908, 0.62, p, hull="#b23a2c", turn=-17)
    old = Look("#e6b48c", "#e8e4dc", "short", True, "old", top="#f0c05a", scarf="#c8412f")
    figure(c, 380, 888, 52, p, old, Pose(near=(-0.26, -0.62), far=(-0.28, -0.66), near_hand="grip", lean=14),
        turn=-10, shadow=0)  # fmt: skip
    waves(c, 946, "#1f4653", "#cfe0d0", height=26, length=130)
    waves(c, 990, "#16323f", "#9fc0bb", height=18, length=120)
    c.paint(limb([(400, 560), (399, 700), (401, 900)], [9, 7, 14]), "#8fc6bd", alpha=0.9, feather=1)


def _glass_lights(c: Canvas, upper: Path, lower: Path) -> None:
    """Lights and edges of the two glass bulbs."""
    for glass in (upper, lower):
        c.paint(difference(glass, moved(glass, 26, 10)), "#ffffff", alpha=0.28, feather=5, texture=0)
        c.paint(difference(glass, moved(glass, -20, -8)), "#1a0c08", alpha=0.45, feather=9, texture=0)
        c.paint(glass, "#fff1cf", stroke=5, alpha=0.75)
    c.paint(limb([(246, 250), (240, 320), (262, 400)], [2, 12, 2]), "#ffffff", alpha=0.5)
    c.paint(limb([(262, 800), (238, 880), (240, 950)], [2, 12, 2]), "#ffffff", alpha=0.4)


def _brass_fittings(c: Canvas) -> None:
    """Rings on the posts, a brass sun over the calm and a brass drop under the storm."""
    brass, dark, light = "#e3b25c", "#6a3a1c", "#fff0c0"
    for x in (162, 638):
        for y in (236, 262, 560, 590, 620, 918, 944):
            ring = rect(x - 26, y - 6, 52, 12, 6)
            c.paint(ring, brass, shade=dark, shade_depth=0.35, rim=light, rim_width=3, wobble=0.4)
    c.paint(circle(400, 154, 15), brass, shade=dark, shade_depth=0.35, rim=light, rim_width=3, wobble=0.3)
    for k in range(10):
        ray = limb([(0, -19), (0, -29)], 6, 2)
        c.paint(moved(ray, 400, 154, 1, k * 36), brass, shade=dark, wobble=0.2)
    drop = smooth([(400, 1002, 1), (414, 1026), (400, 1044), (386, 1026)])
    c.paint(drop, brass, shade=dark, shade_depth=0.35, rim=light, rim_width=3, wobble=0.3)


@scene(
    "theatre-sea",
    "First Act",
    motifs="theatre curtain sea moon ship audience cat",
    themes="spectacle illusion voyage waiting truth",
    moods="expectant grand",
    alt=(
        "Red theatre curtains open on a moonlit sea with a sailing boat and a paper boat. The water spills over "
        "the edge of the stage; one person and a cat watch from the seats."
    ),
    seed=14,
    clues=("Front row", "Wet feet", "Standing ovation", "Make believe", "Curtain up", "Is it real?"),
)
def theatre_sea(c: Canvas) -> None:
    """The curtain opens on a real sea, which comes over the edge of the stage."""
    p = MOON
    _moonlit_stage(c, p)
    _stage_edge(c)
    _flooded_stalls(c)
    _open_curtain(c, p)
    _audience(c, p)
    cat(c, 552, 1090, 0.62, p, color="#141a33")


def _moonlit_stage(c: Canvas, p: Palette) -> None:
    """The sea on the stage, under a moon."""
    c.sky([(0, "#0f1c3a"), (0.35, "#2b4f78"), (0.55, "#86a9b4"), (0.66, "#f0dcb0"), (1, "#22335c")])
    c.strokes(700, 0, 150, 18, 0.08, 0.34, center=(400, 330))
    stars(c, 50, p, (120, 90, 680, 420))
    moon(c, 410, 350, 92, p)
    cloud(c, 260, 520, 220, "#d9cdb0", "#6f8f9c", alpha=0.8)
    cloud(c, 560, 470, 190, "#c9c7b4", "#5f819a", alpha=0.8)
    for y, a, b in ((640, "#5f8ea0", "#f2e6c4"), (690, "#3f6f8c", "#dfe0c4"), (750, "#2f5878", "#c9d6c0")):
        waves(c, y, a, b, height=10 + (y - 640) * 0.12, length=110 + (y - 640) * 0.4, to="#152a50")
        if y == 640:
            c.beam(poly([(385, 650), (435, 650), (520, 860), (300, 860)]), "#fff0c4", 0.35, 14)
            boat(c, 500, 668, 0.62, p, hull="#7a2f2c", sail="#fbf0d4")
    waves(c, 815, "#24466c", "#cfdcc8", height=24, length=170, to="#1d3f66")
    paper_boat(c, 250, 812, 0.5, p, turn=-6)
    waves(c, 846, "#2b5578", "#cfdcc8", height=14, length=130, to="#1d3f66")


def _stage_edge(c: Canvas) -> None:
    """The boards and the row of footlights."""
    c.paint(
        poly([(-10, 880), (810, 880), (810, 980), (-10, 980)]),
        "#6b3f2a",
        to="#3a1f1a",
        rim="#d9a05c",
        rim_width=6,
        rim_from=(0, -1),
    )
    for x in range(-10, 830, 74):
        c.line([(400 + (x - 400) * 0.92, 880), (x, 980)], "#2a1512", 3, alpha=0.7)
    c.paint(rect(-10, 972, 820, 60), "#c98a3c", shade="#4a2315", shade_depth=0.5)
    for x in range(30, 800, 62):
        c.paint(circle(x, 1001, 13), "#f3d08a", shade="#7a4a22", shade_depth=0.4)
        c.glow(x, 996, 60, "#ffdf9a", 0.28)


def _flooded_stalls(c: Canvas) -> None:
    """Water falls over the edge and fills the stalls."""
    c.paint(rect(-20, 1030, 840, 200), "#1d3a60", to="#0f1d3c", rim="#9cc4c4", rim_width=4, rim_from=(0, -1))
    rng = c.rng
    low: list[tuple[float, float]] = []
    x = 690.0
    while x > 110:
        w = rng.uniform(26, 58)
        length = rng.uniform(1054, 1072)
        low += [(x, length - 20), (x - w * 0.5, length), (x - w, length - 18)]
        x -= w
    fall = smooth([(96, 862, 1), (250, 850), (400, 858), (560, 848), (706, 862, 1), (706, 900), *low, (96, 900)])
    c.paint(fall, "#2b5578", to="#8fbcc0", rim="#eef2de", rim_width=5, rim_from=(-0.2, -1), shadow=8)
    with c.clip(fall):
        for _ in range(70):
            x = rng.uniform(100, 700)
            y = rng.uniform(870, 960)
            length = rng.uniform(40, 120)
            c.paint(
                limb(
                    [(x, y), (x + rng.uniform(-3, 3), y + length / 2), (x + rng.uniform(-5, 5), y + length)],
                    [1, rng.uniform(3, 7), 0.6],
                ),
                rng.choice(["#dcebdc", "#bcd9d4", "#1d3f66", "#3f7394"]),
                alpha=0.65,
            )
    for _ in range(60):
        x, y = rng.uniform(90, 720), 1046 + rng.gauss(0, 9)
        c.paint(circle(x, y, rng.uniform(3, 10)), rng.choice(["#eef2de", "#cfe2d8", "#a9cfcf"]), alpha=0.8)
    for _ in range(40):
        x, y, length = rng.uniform(20, 780), rng.uniform(1068, 1170), rng.uniform(20, 70)
        c.paint(limb([(x, y), (x + length / 2, y - 3), (x + length, y)], [0.5, 3, 0.5]), "#9cc4c4", alpha=0.6)


def _open_curtain(c: Canvas, p: Palette) -> None:
    """The curtain and its valance."""
    curtain(c, -20, 270, 40, 960, p, 1, "#b4302c")
    curtain(c, 820, 270, 40, 960, p, -1, "#b4302c")
    for i in range(5):
        x = 80 + i * 160
        v = smooth(
            [(x - 92, 20, 1), (x + 92, 20, 1), (x + 84, 92), (x + 40, 134), (x, 146), (x - 40, 134), (x - 84, 92)]
        )
        c.paint(v, "#c23a30", shade="#5a1420", shade_depth=0.35, light_from=(-0.3, -0.7), shadow=8)
        c.line([(x - 86, 84), (x - 40, 130), (x, 142), (x + 40, 130), (x + 86, 84)], p.glow, 7)


def _audience(c: Canvas, p: Palette) -> None:
    """Rows of seats, and one person in them."""
    for x in (-10, 130, 270, 410, 550, 690, 830):
        c.paint(smooth([(x - 58, 1230, 1), (x - 60, 1120), (x - 40, 1084), (x, 1074), (x + 40, 1084), (x + 60, 1120),
            (x + 58, 1230, 1)]), "#3a1522", shade="#16080f", shade_depth=0.3, rim="#8e3b3a", rim_width=4)  # fmt: skip
    viewer = Look("#6b432e", "#141a33", "afro", top="#22305a", bottom="#141a33", scarf="#a0483f")
    figure(c, 410, 1330, 330, p, viewer, Pose(view="back", tilt=8), shadow=0, rim="#8fb0b8")
    c.paint(
        smooth([(352, 1230, 1), (350, 1150), (372, 1124), (410, 1116), (448, 1124), (470, 1150), (468, 1230, 1)]),
        "#47192a",
        shade="#16080f",
        shade_depth=0.3,
        rim="#a0483f",
        rim_width=4,
    )
