"""Scenes of the sea and its boats."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, limb, poly, rect, smooth
from painter.motifs.beasts import cat
from painter.motifs.land import waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import moon
from painter.motifs.things import curtain, paper_boat
from painter.motifs.waters import lugger
from painter.motifs.weather import cloud_bank, heaped_cloud, round_stars, scumble
from painter.palette import MOON, Palette
from painter.scene import scene


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
    scumble(c, 280, 110, 0.06, region=(0, 0, 800, 700))
    round_stars(c, 56, "#f2e6c4", (120, 90, 680, 430), 2.6)
    moon(c, 410, 350, 92, p)
    cloud_bank(c, 560, 60, "#d9cfae", "#8fa8a8", 0.7)
    heaped_cloud(c, 250, 556, 330, "#e0d4b4", "#557a90", alpha=0.9, light_from=(0.5, -0.7), flip=True)
    heaped_cloud(c, 610, 530, 260, "#d4cdb4", "#4f7590", alpha=0.85)
    for y, a, b in ((640, "#5f8ea0", "#f2e6c4"), (690, "#3f6f8c", "#dfe0c4"), (750, "#2f5878", "#c9d6c0")):
        waves(c, y, a, b, height=10 + (y - 640) * 0.12, length=110 + (y - 640) * 0.4, to="#152a50")
        if y == 640:
            c.beam(poly([(385, 650), (435, 650), (520, 860), (300, 860)]), "#fff0c4", 0.35, 14)
            lugger(c, 500, 670, 132, "#4a2c2a", "#d9b07a", "#1c1a24")
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
