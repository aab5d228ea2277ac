"""Sleepers who carry others: a dragon that is a bridge, and cats that are roofs."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, limb, moved, poly, rect, smooth
from painter.motifs.beasts import fish, gulls
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud, stars
from painter.motifs.things import lantern
from painter.palette import DUSK, Color, mix
from painter.scene import scene

# -- bridge-back -----------------------------------------------------------


# -- cat-city --------------------------------------------------------------


def _evening(c: Canvas) -> None:
    """The sun has gone behind the last roofs; swallows, and far roofs that have ears."""
    p = DUSK
    c.sky([(0, "#4a3468"), (0.1, "#8a4a78"), (0.2, "#e0796c"), (0.3, "#f9c184"), (0.4, "#fbe0b0"), (1, "#7a4468")])
    c.strokes(800, -5, 190, 21, 0.06, 0.36, region=(0, 0, 800, 640))
    stars(c, 16, p, (60, 50, 740, 190))
    c.glow(610, 366, 420, "#fff0c0", 0.7)
    c.paint(circle(610, 368, 56), "#fff4cf")
    cloud(c, 200, 210, 240, "#f0a08a", "#a8567a", alpha=0.85)
    cloud(c, 540, 150, 160, "#c8708a", "#7a4478", alpha=0.7)
    for y, tone, size in ((410, "#d98a7c", 62), (466, "#b5687a", 84)):
        for k in range(int(860 / size)):
            x = -10 + k * size + c.rng.uniform(-8, 8)
            top = y + c.rng.uniform(-22, 22)
            ear = size * 0.34
            roof = smooth([(x, top + 10), (x + 2, top - ear, 1), (x + ear, top - ear * 0.5),
                (x + size * 0.5, top - ear * 0.5), (x + size * 0.68, top - ear, 1), (x + size * 0.74, top + 4),
                (x + size, top + 12), (x + size, y + 160), (x, y + 160)])  # fmt: skip
            c.paint(roof, tone, to=mix(tone, "#fbe0b0", 0.4), rim="#fbd9a8", rim_width=3, rim_from=(0, -1))
            c.paint(rect(x + size * 0.3, top + 34, 6, 9), p.light, alpha=0.9)
        c.mist(y + 60, 60, "#fbd2a4", 0.55)


def _facade(
    c: Canvas, x: float, y: float, width: float, height: float, wall: Color, rows: int, drop: float = 34
) -> None:
    """A house front below the eaves at (x, y): lit and dark windows with sills, the first row at drop."""
    dark = mix(wall, DUSK.ink, 0.62)
    c.paint(
        rect(x - width / 2, y - 12, width, height + 12),
        wall,
        to=mix(wall, DUSK.ink, 0.35),
        shade=dark,
        shade_depth=0.1,
        light_from=(0.8, -0.3),
    )
    columns = max(2, int(width / 62))
    size = width / columns
    for row in range(rows):
        for k in range(columns):
            left, top = x - width / 2 + k * size + size * 0.27, y + drop + row * size * 1.2
            lit = c.rng.random() < 0.55
            pane = rect(left, top, size * 0.46, size * 0.62, size * 0.2)
            c.paint(moved(pane, 0, -3), dark, wobble=0.4)
            c.paint(pane, "#ffd98a" if lit else "#4a3058", to="#f0a45a" if lit else "#2f2044", wobble=0.4)
            if lit:
                c.glow(left + size * 0.23, top + size * 0.3, size * 0.9, "#ffcf7a", 0.4)
            c.line([(left + size * 0.23, top), (left + size * 0.23, top + size * 0.6)], dark, 2.4)
            c.line([(left, top + size * 0.3), (left + size * 0.46, top + size * 0.3)], dark, 2.4)
            c.paint(rect(left - 5, top + size * 0.62, size * 0.46 + 10, 7, 2), mix(wall, "#fbe0b0", 0.3), wobble=0.4)


def _fur(c: Canvas, path: Path, coat: Color, depth: float = 0.25) -> None:
    """Paint a part of a cat, lit by the low sun from the right."""
    c.paint(
        path,
        coat,
        shade=mix(coat, DUSK.ink, 0.62),
        shade_depth=depth,
        light_from=(0.5, -0.6),
        rim="#fde2b0",
        rim_width=5,
        rim_from=(0.6, -0.8),
        wobble=0.7,
    )


def _tiles(c: Canvas, body: Path, dark: Color, top: float) -> None:
    """Courses of roof tiles that follow the cat's back."""
    with c.clip(body):
        for row in range(int(-top / 13) + 1):
            y = top + row * 13
            for k in range(20):
                x = -130 + k * 14 + (row % 2) * 7
                sag = (x / 110) ** 2 * 40
                c.line([(x - 7, y + sag), (x, y + 7 + sag), (x + 7, y + sag)], dark, 1.7, alpha=0.5, wobble=0.3)


def _cat_face(c: Canvas, coat: Color, dark: Color, pale: Color, awake: bool = False) -> None:
    """A cat's head from the front, asleep; awake opens one eye a little."""
    head = smooth([(-46, -2), (-47, -34), (-42, -70, 1), (-18, -52), (16, -52), (40, -72, 1), (46, -36), (46, -2),
        (26, 22), (0, 28), (-26, 22)])  # fmt: skip
    _fur(c, head, coat)
    for k in (-1, 1):
        c.paint(smooth([(k * 38, -40), (k * 38, -60, 1), (k * 24, -48)]), mix("#e59a8a", dark, 0.25), wobble=0.2)
        c.line([(k * 32, -6), (k * 21, 2), (k * 10, -4)], dark, 4.2, wobble=0.2)
        for i in range(3):
            c.line([(k * 18, 12 + i * 2), (k * 42, 8 + i * 6), (k * 62, 8 + i * 10)], pale, 1.2, alpha=0.8, wobble=0.2)
    if awake:
        c.paint(smooth([(10, -4, 1), (21, -11), (32, -6, 1), (21, 1)]), "#d6e07a", wobble=0.1)
        c.paint(ellipse(20, -4, 2.6, 4.4), "#1c1226", wobble=0)
    c.paint(smooth([(-22, 8), (0, 4), (22, 8), (20, 20), (0, 26), (-20, 20)]), pale, alpha=0.85, feather=2)
    c.paint(smooth([(-7, 3), (7, 3), (0, 11)]), "#b8605a", wobble=0.1)
    c.line([(-11, 17), (-5, 20), (0, 12), (5, 20), (11, 17)], dark, 2.2, wobble=0.1)
    for x in (-12, 0, 12):
        c.line([(x, -48), (x * 0.8, -30)], dark, 4, alpha=0.55)


def _chimney(c: Canvas, smoking: bool) -> None:
    """A brick chimney that stands on the cat's back; far ones smoke."""
    brick = "#a8505a"
    if smoking:
        smoke = limb([(68, -142), (78, -168), (60, -198), (76, -236), (66, -268)], [6, 13, 18, 16, 4])
        c.paint(smoke, "#fbe6cf", alpha=0.55, feather=2.5, fade=(0.3, 1))
    c.paint(rect(57, -138, 22, 60), brick, shade="#4a2444", shade_depth=0.3, light_from=(0.5, -0.6), wobble=0.4)
    for row in range(4):
        c.line([(58, -126 + row * 9), (78, -126 + row * 9)], "#6a3048", 1.4, alpha=0.7)
    c.paint(rect(53, -144, 30, 9, 2), "#c8707a", rim="#fde2b0", wobble=0.4)


def _cat_roof(
    c: Canvas, x: float, y: float, width: float, coat: Color, flip: bool = False, awake: bool = False
) -> None:
    """A cat curled on the eaves at (x, y) as a roof: tiled back, head on its paws, tail round the front."""
    dark, pale = mix(coat, DUSK.ink, 0.6), mix(coat, "#fbeeda", 0.6)
    with c.at(x, y, width / 212, 0, flip):
        body = smooth([(-104, 6), (-108, -40), (-84, -86), (-30, -110), (30, -112), (84, -84), (108, -40), (106, 6)])
        if not awake:
            _chimney(c, width < 240)
        _fur(c, body, coat, 0.3)
        _tiles(c, body, dark, -112)
        with c.clip(body):
            for k in range(5):
                c.line([(-6 + k * 24, -124), (k * 26, -92), (6 + k * 24, -66)], dark, 8, alpha=0.4)
        c.line([(92, -62), (58, -66), (36, -40), (44, -8)], dark, 4, alpha=0.6)
        _fur(c, limb([(104, -24), (90, 4), (40, 8), (-6, 4), (-26, -6)], [24, 30, 27, 22, 10]), mix(coat, pale, 0.15))
        for paw in (-74, -34):
            _fur(c, limb([(paw, -16), (paw, 6), (paw - 1, 24)], [30, 28, 30]), mix(coat, pale, 0.35))
            for k in (-5, 5):
                c.line([(paw + k, 26), (paw + k, 35)], dark, 2, alpha=0.8)
        with c.at(-54, -34, 1.02, -5):
            _cat_face(c, coat, dark, pale, awake)


def _hanging_cat(c: Canvas, x: float, y: float, width: float, coat: Color) -> None:
    """A cat seen from behind as a tall roof, its tail hanging down the wall with a lamp at its end."""
    dark = mix(coat, DUSK.ink, 0.6)
    with c.at(x, y, width / 150):
        body = smooth([(-76, 6), (-74, -50), (-48, -104), (-40, -150), (-42, -186, 1), (-20, -172), (14, -172),
            (36, -190, 1), (40, -150), (50, -100), (76, -48), (78, 6)])  # fmt: skip
        _fur(c, body, coat, 0.24)
        _tiles(c, body, dark, -120)
        c.line([(-40, -128), (0, -118), (42, -130)], dark, 4, alpha=0.5)
        _fur(c, limb([(16, -18), (20, 40), (8, 96), (24, 136), (46, 128)], [26, 24, 21, 18, 9]), coat)
    lantern(c, x + width * 0.31, y + width * 0.96, width / 250, DUSK)


def _street(c: Canvas) -> None:
    """The washing, the steps, and a fishmonger who crosses the sleeping town on tiptoe."""
    p = DUSK
    lane = poly([(30, 1200), (110, 960), (250, 960), (340, 1200)])
    c.paint(lane, "#8a5a72", to="#5a3a5c")
    with c.clip(lane):
        for row in range(9):
            y = 966 + row * 26
            for k in range(9):
                x = 40 + k * 38 + (row % 2) * 18
                c.paint(
                    ellipse(x, y, 17, 10), mix("#b5788a", "#6a4464", c.rng.random()), shade="#3f2850", shade_depth=0.4
                )
    c.paint(ellipse(186, 962, 90, 22), "#e58d7a", alpha=0.6, feather=12)
    c.line([(148, 846), (196, 862), (238, 850)], "#3a2448", 2.4)
    for k, tone in enumerate(("#fbe0b0", "#2f8f8b", "#e58d6a")):
        x, y = 170 + k * 25, 852 + 5 * math.sin(k + 0.6)
        cloth = smooth([(x - 10, y, 1), (x + 10, y + 2, 1), (x + 11, y + 34, 1), (x, y + 29), (x - 9, y + 35, 1)])
        c.paint(cloth, tone, shade=mix(tone, p.ink, 0.5), shade_depth=0.25)
    monger = Look(
        "#8f5f40", "#2a1e1c", "short", True, clothes="apron", top="#2f8f8b", trim="#fbe0b0", hat="cap", build=1.15
    )
    pose = Pose(
        "tiptoe", near=(-0.26, -0.60), far=(-0.30, -0.62), near_hand="open", far_hand="open", lean=10, gaze="right"
    )
    held = figure(c, 190, 1110, 176, p, monger, pose)
    c.glow(held.near[0], held.near[1], 90, "#fff0c4", 0.25)
    fish(c, held.near[0] - 4, held.near[1] - 12, 0.6, p, color="#9fc4c8", fin="#5f8f9a", turn=-6)


@scene(
    "cat-city",
    "Do Not Wake the Roofs",
    motifs="cat city roof dusk fish lantern window",
    themes="home sleep danger secret care",
    moods="cosy tense",
    alt="A town at sunset whose roofs are huge sleeping cats; one has an eye open. In the lane below a man in an "
    "apron carries a large fish on the tips of his toes.",
    seed=38,
    clues=("tiptoe", "purring", "home", "temptation", "don't wake them", "nine lives"),
)
def cat_city(c: Canvas) -> None:
    """The roofs of a town are cats, and somebody carries a fish home."""
    _evening(c)
    _facade(c, 226, 540, 130, 300, "#b87086", 3)
    _cat_roof(c, 226, 540, 156, "#c98a6a")
    _facade(c, 436, 580, 150, 260, "#a8647e", 2)
    _cat_roof(c, 436, 580, 180, "#8d7486", flip=True)
    c.mist(640, 80, "#f6b890", 0.45)
    _facade(c, 630, 640, 210, 360, "#a05a78", 2)
    _facade(c, 112, 650, 116, 560, "#96547a", 5)
    _hanging_cat(c, 114, 650, 126, "#e8c9a4")
    _cat_roof(c, 630, 640, 234, "#f3e2cc")
    c.mist(760, 80, "#e58d7a", 0.4)
    _facade(c, 330, 770, 210, 430, "#8a4e74", 3)
    _cat_roof(c, 334, 770, 250, "#3a2c4c", awake=True)
    _street(c)
    _facade(c, 550, 950, 376, 280, "#713f6a", 1, 96)
    _cat_roof(c, 546, 950, 404, "#dd8640")
    gulls(c, [(330, 300, 0.8), (376, 272, 0.6), (296, 270, 0.5), (440, 330, 0.5)], "#56305a")
