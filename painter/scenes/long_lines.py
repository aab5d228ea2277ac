"""Long lines: birds on wires, and a train that is the end of a scarf."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Points, circle, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.animals import cat, crow, pigeon, sheep
from painter.motifs.beasts import bird
from painter.motifs.build import house
from painter.motifs.land import hill, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud
from painter.palette import GREY, OCHRE, Color, mix
from painter.scene import scene

# -- bird-orchestra --------------------------------------------------------


WIRES = 5


@scene(
    "bird-orchestra",
    "Unrehearsed",
    motifs="birds wires conductor cat music chimney",
    themes="music harmony leadership chance freedom",
    moods="light wry",
    alt=(
        "Birds sit on five telegraph wires. On a chimney below a person in a tailcoat lifts both arms and a twig;"
        " a cat sits on the roof, sheets of paper lie there, and one yellow bird hangs upside down."
    ),
    seed=475,
    clues=("symphony", "out of tune", "gossip", "birdsong", "who is leading?", "rehearsal", "wild talent"),
)
def bird_orchestra(c: Canvas) -> None:
    """Birds on telegraph wires are notes, and somebody conducts."""
    c.sky([(0, "#c3cac9"), (0.35, "#dfe0d8"), (0.65, "#f1ecdf"), (0.85, "#e4d9c4"), (1, "#b9b5aa")])
    c.strokes(800, -8, 190, 24, 0.04, 0.4)
    for x, y, width, alpha in ((150, 210, 330, 0.5), (610, 640, 380, 0.5), (180, 770, 300, 0.4)):
        c.paint(
            limb([(x - width / 2, y), (x, y - 26), (x + width / 2, y + 4)], [8, 60, 6]),
            "#fbf7ec",
            alpha=alpha,
            feather=12,
            rough=4,
        )
    _orchestra_poles(c)
    for line in range(WIRES):
        c.line([_on_wire(line, t / 12) for t in range(13)], "#3a3f48", 3.2 - line * 0.12, wobble=0.5)
    _orchestra_birds(c)
    _orchestra_roofs(c)
    _orchestra_conductor(c)


def _on_wire(line: int, t: float) -> tuple[float, float]:
    """A point of one of the five wires: t is 0 at the left edge and 1 at the right."""
    spread = 46 + 32 * t
    sag = math.sin(math.pi * min(1.0, max(0.0, (t - 0.1) / 0.78))) * (96 - line * 3)
    return (-30 + 860 * t, 430 - 178 * t + (line - 2) * spread + sag)


def _orchestra_poles(c: Canvas) -> None:
    """Two leaning telegraph poles with a bracket for each wire."""
    for t, lean, foot in ((0.125, -3, 1240), (0.885, 3, 1240)):
        x = _on_wire(0, t)[0]
        top = _on_wire(0, t)[1] - 66
        width = 18 + 12 * t
        c.paint(
            limb(
                [(x + lean * 12, foot), (x + lean * 2, (top + foot) / 2), (x, top)], [width * 1.3, width, width * 0.8]
            ),
            "#6d675f",
            shade="#34333a",
            shade_depth=0.3,
            rim="#efe8d8",
            rim_width=3,
            texture=1.8,
        )
        for line in range(WIRES):
            wire_x, wire_y = _on_wire(line, t)
            reach = 26 + 18 * t
            c.paint(rect(wire_x - reach, wire_y + 8, reach * 2, 9 + 3 * t, 3), "#5a554f", shade="#2b2b31", wobble=0.4)
            for side in (-1, 1):
                c.paint(
                    rect(wire_x + side * reach * 0.8 - 5, wire_y - 8, 10, 18, 4), "#8fb0ac", shade="#3f5a5e", wobble=0.2
                )


def _orchestra_birds(c: Canvas) -> None:
    """The notes: crows, pigeons and small birds, in groups with rests between them."""
    score = ((0.2, 3, "small"), (0.25, 2, "crow"), (0.27, 4, "small"), (0.36, 1, "small"), (0.41, 3, "pigeon"),
        (0.475, 2, "small"), (0.525, 0, "crow"), (0.585, 4, "pigeon"), (0.63, 1, "small"), (0.685, 3, "crow"),
        (0.745, 2, "small"), (0.79, 0, "small"), (0.80, 4, "small"))  # fmt: skip
    for i, (t, line, kind) in enumerate(score):
        x, y = _on_wire(line, t)
        size = 62 + 44 * t
        flip = i % 3 == 1
        if kind == "crow":
            crow(c, x, y + 3, size * 1.02, GREY, color="#22252c", flip=flip)
        elif kind == "pigeon":
            pigeon(c, x, y + 3, size * 0.86, GREY, color="#737b86", flip=flip)
        else:
            shade = c.rng.choice(["#2f323a", "#3f444e", "#54483f", "#2b3440"])
            bird(
                c,
                x,
                y - size * 0.44,
                size / 118,
                GREY,
                color=shade,
                pose="perch",
                belly="#c9c2b2",
                beak="#d8a12f",
                flip=flip,
            )
    x, y = _on_wire(4, 0.385)
    with c.at(x, y + 36, 0.66, 180):
        bird(c, 0, 0, 1, GREY, color="#e0ac32", wing="#b47a22", pose="perch", belly="#f4e2a8", beak="#8a4a22")
    for fx, fy, turn in ((520, 720, 30), (640, 850, -50)):
        with c.at(fx, fy, 1, turn):
            c.paint(smooth([(0, -24, 1), (8, -6), (5, 18), (0, 26, 1), (-6, 14), (-7, -8)]), "#4a505c", wobble=0.4)
            c.line([(0, -20), (0, 36)], "#b9bdb4", 1.6)


def _orchestra_roofs(c: Canvas) -> None:
    """Pale roofs in mist, then the dark roof with its chimney."""
    x = -20.0
    while x < 830:
        width = c.rng.uniform(70, 116)
        house(c, x + width / 2, 1170, width, c.rng.uniform(110, 230), "#c7c5bb", "#a09f9b", GREY, lit=0, door=False)
        x += width * 0.93
    c.mist(1010, 120, "#ece6d8", 0.6)
    c.mist(1110, 90, "#e4dccb", 0.7)
    roof = poly([(-40, 1240), (-40, 1120), (250, 985), (470, 985), (840, 1150), (840, 1240)])
    c.paint(roof, "#6a6f78", to="#33363f", shade="#23262e", shade_depth=0.1, rim="#d9d6c8", rim_width=6)
    with c.clip(roof):
        for row in range(10):
            for i in range(32):
                tile_x, tile_y = -20 + i * 28 + (row % 2) * 14, 1000 + row * 22
                c.line(
                    [(tile_x, tile_y), (tile_x + 14, tile_y + 8), (tile_x + 27, tile_y)],
                    c.rng.choice(["#8b9097", "#454a54"]),
                    2.2,
                    alpha=0.65,
                )
    c.paint(rect(262, 896, 118, 150), "#9a5a42", to="#6a3d36", shade="#3a2628", shade_depth=0.25, wobble=0.8)
    for row in range(6):
        for i in range(3):
            c.paint(rect(266 + i * 36 + (row % 2) * 8, 914 + row * 21, 29, 13, 2), "#b87a5a", alpha=0.55, wobble=0.5)
    c.paint(rect(250, 884, 142, 20, 3), "#7f776c", shade="#3a3a40", rim="#efe8d8", wobble=0.5)
    c.paint(poly([(352, 884), (356, 850), (380, 850), (384, 884)]), "#a8664a", shade="#4a2e2c", wobble=0.4)


def _orchestra_conductor(c: Canvas) -> None:
    """The conductor on the chimney, seen from behind, and the only listener."""
    look = Look(
        "#7a4e36", "#d8d4cc", "curly", clothes="shirt", top="#2b2e38", bottom="#7d8088", trim="#d8a12f", build=1.05
    )
    pose = Pose(view="back", near=(0.30, -0.96), far=(-0.30, -0.86), near_hand="grip", far_hand="open", tilt=6, lean=4)
    held = figure(c, 304, 888, 236, GREY, look, pose)
    for side in (-1, 1):
        tail = smooth([(302, 762, 1), (302 + side * 24, 762, 1), (302 + side * 19, 800), (302 + side * 12, 852, 1),
            (302 + side * 3, 806)])  # fmt: skip
        c.paint(tail, "#262932", shade="#12141a", rim="#8a8f96", rim_width=3, wobble=0.3)
    x, y = held.near
    c.line([(x - 6, y + 18), (x + 14, y - 30), (x + 30, y - 74)], "#6b4a30", 4.4, wobble=0.6)
    c.paint(smooth([(x + 24, y - 56, 1), (x + 40, y - 72), (x + 44, y - 56, 1)]), "#7f9a5a", wobble=0.3)
    cat(c, 560, 1040, 118, GREY, color="#c98a3a")
    for i in range(3):
        with c.at(470 + i * 52, 1110 + (i % 2) * 18, 1, -24 + i * 26):
            c.paint(poly([(-17, -22), (15, -24), (18, 20), (-15, 22)]), "#f6f0e0", shade="#a9a698", wobble=0.5)
            for k in range(3):
                c.line([(-11, -12 + k * 12), (11, -13 + k * 12)], "#7f8a90", 1.4)


# -- train-scarf -----------------------------------------------------------


WOOLS = ("#b5482f", "#f3e2b8", "#2e6f7e", "#d99a3c", "#7d3a3c", "#e8c98a")
SCARF: tuple[tuple[float, float, float], ...] = ((446, 452, 46), (462, 520, 50), (520, 590, 56), (612, 640, 60),
    (676, 700, 64), (650, 770, 68), (540, 806, 72), (400, 822, 78), (250, 850, 86), (150, 906, 92), (122, 980, 92),
    (170, 1042, 88), (270, 1066, 84))  # fmt: skip
"""The middle of the scarf as (x, y, width), from the needles to the first carriage."""


def _harvest_land(c: Canvas) -> None:
    """A straw-coloured country under a cream sky."""
    c.sky([(0, "#e6c489"), (0.2, "#f3dcab"), (0.42, "#fbf0d2"), (0.6, "#f4dba4"), (1, "#c98f4c")])
    c.strokes(850, -6, 180, 22, 0.04, 0.38)
    cloud(c, 640, 190, 320, "#fffaec", "#ecd4a4", alpha=0.9)
    cloud(c, 700, 330, 240, "#fff6de", "#ecd4a4", alpha=0.85)
    for y, color, low in ((470, "#dcb77c", "#eed6a4"), (540, "#cfa05c", "#e6c488")):
        hill(c, y, 26, color, to=low, rim="#fff2cc")
        c.mist(y + 54, 40, "#fbecc6", 0.5)


def _field(c: Canvas, points: Points, color: Color, furrow: Color, turn: float) -> None:
    """One ploughed or mown field with its furrows."""
    patch = smooth([(x, y, 1) for x, y in points])
    c.paint(patch, color, shade=mix(color, OCHRE.deep, 0.5), shade_depth=0.05, texture=1.4, wobble=3)
    middle = (sum(q[0] for q in points) / len(points), sum(q[1] for q in points) / len(points))
    with c.clip(patch), c.at(*middle, 1, turn):
        for i in range(-12, 13):
            c.line([(-260, i * 15), (0, i * 15 - 10), (260, i * 15)], furrow, 4, alpha=0.45, rough=2)


def _fields(c: Canvas) -> None:
    """The near country, cut into fields that look like patches."""
    hill(c, 640, 22, "#d9a656", to="#b5743a", rim="#fff0c0", texture=1.3)
    plots = (([(380, 640), (560, 600), (830, 620), (830, 760), (600, 720)], "#e3b869", "#c08a42", -6), ([(-40, 760),
        (200, 730), (420, 760), (330, 870), (-40, 900)], "#a8823e", "#7f6430", 12), ([(420, 760), (640, 730),
        (840, 770), (840, 930), (560, 900), (330, 870)], "#d4903f", "#a8632c", -14), ([(-40, 900), (330, 870),
        (560, 900), (440, 1010), (-40, 1040)], "#e8c27a", "#c4934c", 4), ([(560, 900), (840, 930), (840, 1040),
        (440, 1010)], "#8f8a46", "#6a6a36", 18))  # fmt: skip
    for points, color, furrow, turn in plots:
        _field(c, points, color, furrow, turn)
    hill(c, 1110, 10, "#b06f34", to="#6b3f2a", rim="#f4cf8a")


def _giantess_skirt(c: Canvas) -> None:
    """Her flowered skirt, which is the nearest hill."""
    skirt = smooth([(150, 420, 1), (60, 520), (-40, 640), (-80, 860, 1), (200, 800), (420, 740), (560, 660, 1),
        (500, 590), (420, 540), (330, 500), (300, 430, 1)])  # fmt: skip
    c.paint(
        skirt,
        "#4f7f7c",
        to="#2a5560",
        shade="#173a48",
        shade_depth=0.16,
        rim="#d4e2b8",
        rim_width=8,
        shadow=14,
        shadow_color="#7a4f2a",
    )
    with c.clip(skirt):
        for i in range(7):
            c.line([(200 + i * 16, 440), (150 + i * 70, 600), (20 + i * 100, 840)], "#1f4a58", 12, alpha=0.3, feather=5)
        for x, y in ((70, 640), (150, 720), (260, 640), (190, 560), (360, 620), (300, 740), (420, 690), (60, 760),
            (460, 620)):  # fmt: skip
            petals = [circle(x + math.cos(a) * 8, y + math.sin(a) * 8, 5) for a in (0, 1.26, 2.51, 3.77, 5.03)]
            c.paint(group(*petals), "#f3e2b8", alpha=0.85, wobble=0.4)
            c.paint(circle(x, y, 4), "#d99a3c", wobble=0.2)


def _giantess_body(c: Canvas) -> None:
    """Her bodice with its collar, and her far arm."""
    arm = limb([(276, 352), (350, 420), (440, 414)], [62, 54, 38])
    c.paint(arm, "#8a3a30", shade="#4a1c20", shade_depth=0.2)
    bodice = smooth(
        [(128, 330), (170, 292), (230, 284), (286, 312), (312, 380), (304, 440), (230, 458), (148, 446), (120, 390)]
    )
    c.paint(bodice, "#b5482f", shade="#5f2020", shade_depth=0.16, rim="#f4b88a", rim_width=7)
    with c.clip(bodice):
        for i in range(6):
            fold = [(150 + i * 30, 470), (156 + i * 27, 420), (190 + i * 18, 360)]
            c.line(fold, "#6d2622", 6, alpha=0.35, feather=2)
        c.paint(
            smooth([(110, 424), (230, 446), (330, 418), (330, 480), (110, 480)]),
            "#e8c98a",
            shade="#8a5a2c",
            shade_depth=0.3,
        )
    collar = smooth([(158, 318, 1), (196, 292), (244, 286), (284, 310, 1), (262, 340), (226, 352), (186, 346)])
    c.paint(collar, "#f8ecc9", shade="#b5874c", shade_depth=0.25, rim="#ffffff", shadow=4, shadow_color="#5f2020")


def _giantess_head(c: Canvas) -> None:
    """Her bent head in profile, eyes on her work, with a braid wound round it."""
    skin, dark, hair = "#9a6240", "#5a2e22", "#3a211c"
    c.paint(limb([(214, 320), (240, 270), (252, 230)], [70, 58, 56]), skin, shade=dark, shade_depth=0.25)
    with c.at(262, 196, 84, 20):
        face = smooth([(0.05, -0.9), (0.5, -0.72), (0.66, -0.36), (0.64, -0.16), (0.80, 0.08), (0.90, 0.24),
            (0.74, 0.32), (0.76, 0.44), (0.70, 0.52), (0.72, 0.64), (0.62, 0.86), (0.30, 0.92), (-0.2, 0.66),
            (-0.6, 0.3), (-0.6, -0.5)])  # fmt: skip
        c.paint(face, skin, shade=dark, shade_depth=0.12, rim="#d9986a", rim_from=(0.8, -0.5), rim_width=4, wobble=0.4)
        c.paint(ellipse(0.42, 0.36, 0.17, 0.12), "#c8694a", alpha=0.5, feather=5, texture=0)
        c.line([(0.36, 0.02), (0.48, 0.09), (0.60, 0.04)], dark, 0.035, wobble=0.1)
        c.line([(0.32, -0.17), (0.45, -0.25), (0.60, -0.26)], hair, 0.042, wobble=0.1)
        c.line([(0.58, 0.53), (0.66, 0.52), (0.72, 0.5)], "#6d2a24", 0.035, wobble=0.1)
        crown = smooth([(0.30, -0.86), (0.10, -0.52), (0.02, -0.1), (-0.04, 0.24), (-0.28, 0.62), (-0.66, 0.52),
            (-0.98, 0.04), (-0.96, -0.56), (-0.56, -1.02), (-0.06, -1.12)])  # fmt: skip
        c.paint(crown, hair, shade="#1c0f10", shade_depth=0.2, rim="#8a5a3c", rim_width=6, wobble=0.5)
        ear = smooth([(-0.02, -0.02), (0.1, 0.0), (0.1, 0.18), (0.0, 0.28), (-0.08, 0.14)])
        c.paint(ear, skin, shade=dark, wobble=0.2)
        c.paint(circle(0.03, 0.36, 0.06), "#f0c058", wobble=0.1)
        for i in range(9):
            angle = 3.5 + i * 0.30
            x, y = -0.36 + math.cos(angle) * 0.72, -0.34 + math.sin(angle) * 0.78
            strand = moved(ellipse(0, 0, 0.17, 0.12), x, y, 1, math.degrees(angle) + 62)
            c.paint(strand, mix(hair, "#7a4a30", 0.25), shade="#1c0f10", shade_depth=0.35, rim="#a87048", wobble=0.2)
        for angle in (3.8, 4.4, 5.0, 5.6):
            x, y = -0.36 + math.cos(angle) * 0.72, -0.34 + math.sin(angle) * 0.78
            c.paint(circle(x, y, 0.055), "#e8b04a", shade="#9a5a24", wobble=0.1)


def _needles(c: Canvas) -> None:
    """Two long needles with the first rows on them, and her two hands."""
    skin, dark = "#9a6240", "#5a2e22"
    for start, end in (((350, 360), (500, 470)), ((560, 372), (404, 468))):
        c.paint(limb([start, end], 13, 7), "#7a4426", rim="#e0a45c", rim_width=12, wobble=0.3)
        c.paint(circle(*start, 12), "#b5482f", shade="#5f2020", rim="#f4b88a", wobble=0.3)
    for x, y, flip in ((420, 420, False), (496, 424, True)):
        with c.at(x, y, 1.25, 20, flip):
            fingers = [limb([(-4, dy), (16, dy + 4), (26, dy + 14)], [13, 12, 8]) for dy in (-14, -3, 8, 18)]
            c.paint(
                union(ellipse(-8, 2, 21, 25), *fingers), skin, shade=dark, shade_depth=0.16, rim="#d99a70", wobble=0.3
            )
            for dy in (-8, 3, 13):
                c.line([(2, dy), (16, dy + 4), (24, dy + 12)], dark, 1.8, alpha=0.7)
    c.paint(
        limb([(290, 350), (330, 440), (404, 430)], [70, 60, 40]),
        "#c0533a",
        shade="#5f2020",
        shade_depth=0.18,
        rim="#f4b88a",
        shadow=6,
        shadow_color="#4a1c20",
    )


def _scarf_points() -> list[tuple[float, float, float]]:
    """The middle of the scarf as a close row of points."""
    out = []
    for i in range(len(SCARF) - 1):
        before, a, b, after = SCARF[max(i - 1, 0)], SCARF[i], SCARF[i + 1], SCARF[min(i + 2, len(SCARF) - 1)]
        for k in range(8):
            t = k / 8
            weights = (
                -0.5 * t + t * t - 0.5 * t**3,
                1 - 2.5 * t * t + 1.5 * t**3,
                0.5 * t + 2 * t * t - 1.5 * t**3,
                -0.5 * t * t + 0.5 * t**3,
            )
            x, y, w = (
                sum(q[j] * weight for q, weight in zip((before, a, b, after), weights, strict=True)) for j in range(3)
            )
            out.append((x, y, w))
    return [*out, SCARF[-1]]


def _scarf(c: Canvas) -> None:
    """The striped scarf that runs over the fields, thick enough to throw a shadow."""
    row = _scarf_points()
    path = limb([(x, y) for x, y, _ in row], [w * (0.62 + 0.38 * min(1, i / 20)) for i, (_, _, w) in enumerate(row)])
    c.paint(moved(path, 8, 20), "#5a3320", alpha=0.5, feather=8, texture=0)
    c.paint(moved(path, 0, 9), "#6b3a28")
    c.paint(path, "#f3e2b8", rim="#fff6dc")
    with c.clip(path):
        for i in range(0, len(row) - 4, 4):
            (x0, y0, w0), (x1, y1, w1) = row[i], row[min(i + 4, len(row) - 1)]
            heading = math.atan2(y1 - y0, x1 - x0)
            nx, ny = -math.sin(heading), math.cos(heading)
            band = poly([(x0 + nx * w0, y0 + ny * w0), (x1 + nx * w1, y1 + ny * w1), (x1 - nx * w1, y1 - ny * w1),
                (x0 - nx * w0, y0 - ny * w0)])  # fmt: skip
            color = WOOLS[(i // 4) % len(WOOLS)]
            c.paint(band, color, wobble=0.4)
            for k in range(-5, 6):
                for j in (0.25, 0.75):
                    x, y = x0 + (x1 - x0) * j + nx * k * w0 * 0.1, y0 + (y1 - y0) * j + ny * k * w0 * 0.1
                    size = w0 * 0.055
                    with c.at(x, y, size, math.degrees(heading) - 90):
                        c.line(
                            [(-0.8, -0.9), (0, 0.6), (0.8, -0.9)],
                            mix(color, "#3a1c18", 0.45),
                            0.45,
                            alpha=0.55,
                            wobble=0,
                            rough=0.2,
                        )
    c.paint(path, "#4a2620", stroke=3, alpha=0.35)


def _carriage(c: Canvas, x: float, y: float, turn: float, color: str, width: float, face: str) -> None:
    """A knitted carriage with lit windows, standing on (x, y); somebody sits at one of them."""
    with c.at(x, y, 1, turn):
        body = rect(-width / 2, -88, width, 78, 16)
        c.paint(body, color, shade=mix(color, "#2a1414", 0.6), shade_depth=0.2, rim="#fff0cc", shadow=6, rough=2)
        with c.clip(body):
            for k in range(int(width / 10) + 1):
                for j in range(8):
                    px, py = -width / 2 + k * 10, -84 + j * 10
                    c.line(
                        [(px, py), (px + 5, py + 6), (px + 10, py)],
                        mix(color, "#2a1414", 0.4),
                        2.2,
                        alpha=0.4,
                        wobble=0.2,
                    )
        c.paint(
            rect(-width / 2 - 4, -96, width + 8, 14, 7),
            mix(color, "#f8ecc9", 0.5),
            shade="#6b3f2a",
            wobble=0.5,
            rough=2,
        )
        count = 3
        for i in range(count):
            wx = -width / 2 + width * (i + 0.5) / count
            c.paint(rect(wx - 13, -72, 26, 30, 6), "#ffe6a4", shade="#e0a44c", wobble=0.3)
            if i == 1:
                c.paint(
                    union(
                        circle(wx, -58, 8), smooth([(wx - 12, -42, 1), (wx - 6, -53), (wx + 6, -53), (wx + 12, -42, 1)])
                    ),
                    face,
                    wobble=0.2,
                )
        for wx in (-width * 0.3, width * 0.3):
            c.paint(circle(wx, -8, 13), "#4a2c20", shade="#1f1210", rim="#d99a5c", wobble=0.3)
            c.paint(circle(wx, -8, 4), "#e8c98a", wobble=0.2)


def _engine(c: Canvas, x: float, y: float) -> None:
    """The engine in front, half iron and half wool, with a fringe for a cow-catcher and woolly steam."""
    c.paint(
        union(rect(x - 74, y - 80, 118, 64, 18), rect(x - 92, y - 122, 52, 108, 8)),
        "#2e6f7e",
        shade="#123440",
        shade_depth=0.18,
        rim="#b9dcd0",
        shadow=6,
    )
    c.paint(rect(x - 98, y - 132, 64, 15, 6), "#b5482f", shade="#5f2020", rim="#f4b88a")
    c.paint(rect(x - 82, y - 108, 30, 34, 5), "#ffe6a4", shade="#e0a44c", wobble=0.3)
    c.paint(smooth([(x + 6, y - 76, 1), (x + 2, y - 118, 1), (x - 4, y - 128, 1), (x + 36, y - 128, 1),
        (x + 30, y - 118, 1), (x + 28, y - 76, 1)]), "#b5482f", shade="#5f2020", rim="#f4b88a")  # fmt: skip
    for dx in (-50, -16):
        c.paint(rect(x + dx, y - 82, 8, 66, 2), "#e8b04a", shade="#8a5a24", wobble=0.3)
    for dx, r in ((-70, 22), (-22, 18), (22, 18)):
        c.paint(circle(x + dx, y - 12, r), "#4a2c20", shade="#1f1210", rim="#d99a5c")
        c.paint(circle(x + dx, y - 12, r * 0.3), "#e8c98a", wobble=0.2)
    for i in range(7):
        c.line(
            [(x + 42, y - 56 + i * 7), (x + 58 + i, y - 48 + i * 8), (x + 56 + i * 2.5, y - 26 + i * 5)],
            WOOLS[i % 3],
            5,
            wobble=0.6,
        )
    c.glow(x + 46, y - 62, 60, "#fff0b8", 0.8)
    c.paint(circle(x + 44, y - 62, 8), "#fff6d0", rim="#ffffff")
    for dx, dy, r in ((16, -154, 22), (-8, -190, 30), (-44, -222, 36), (-92, -244, 40)):
        c.paint(
            circle(x + dx, y + dy, r), "#fff3da", shade="#cf9f6a", shade_depth=0.3, rim="#ffffff", alpha=0.96, rough=2.5
        )
        for k in range(3):
            arc = [
                (x + dx + math.cos(a + k) * r * (0.8 - k * 0.22), y + dy + math.sin(a + k) * r * (0.8 - k * 0.22))
                for a in (0, 0.9, 1.8, 2.7, 3.6)
            ]
            c.line(arc, "#d9b280", 2.6, alpha=0.7)


def _train(c: Canvas) -> None:
    """The train that the scarf turns into, on its rails in front."""
    for y in (1106, 1124):
        c.line([(40, y - 6), (300, y), (780, y - 12)], "#5a3a2c", 5)
    for i in range(19):
        x = 50 + i * 40
        c.paint(
            poly([(x, 1096), (x + 12, 1096), (x + 4, 1132), (x - 10, 1132)]), "#7a4e30", shade="#3a2018", wobble=0.6
        )
    c.line([(290, 1066), (330, 1084), (560, 1084)], "#3a2018", 6)
    _carriage(c, 318, 1112, 2, "#b5482f", 132, "#4a2a24")
    _carriage(c, 466, 1112, -1, "#d99a3c", 130, "#2e4a5a")
    _engine(c, 640, 1112)


def _hem_village(c: Canvas) -> None:
    """A hamlet and its trees along the hem of her skirt."""
    c.mist(806, 34, "#f4dba4", 0.35)
    for x, y, height in ((60, 842, 62), (226, 806, 54), (330, 786, 60), (372, 772, 44), (500, 716, 50), (538, 704, 38)):
        tree(
            c,
            x,
            y,
            height,
            "#5a3a26",
            leaf="#b5752e",
            leaf_shade="#7a4a24",
            depth=4,
            leaf_size=0.17,
            leaf_rim="#f0c878",
        )
    walls, roofs = ("#f3dfb4", "#e3bd88", "#f8ecc9"), ("#8a3a30", "#6b3f2a", "#a8542f")
    for i, (x, y, width) in enumerate(((96, 838, 34), (134, 830, 42), (176, 820, 36), (284, 796, 32))):
        house(c, x, y, width, width * 0.8, walls[i % 3], roofs[i % 3], OCHRE, lit=0.6)


def _thread_and_sheep(c: Canvas) -> None:
    """The sheep on the hill, and the thread of wool that runs from one of them to the needles."""
    thread = [(684, 606), (648, 590), (640, 548), (604, 528), (580, 486), (540, 482), (500, 446)]
    c.line([(x + 2, y + 3) for x, y in thread], "#a8743c", 3, alpha=0.8)
    c.line(thread, "#fffaf0", 4)
    for x, y, size, flip in ((712, 640, 62, False), (632, 596, 40, True)):
        c.shadow_blob(x, y, size * 0.5, 5, "#6b3f2a", 0.5)
        sheep(c, x, y, size, OCHRE, flip=flip)


@scene(
    "train-scarf",
    "The Long Way Round",
    motifs="giantess knitting scarf train fields sheep yarn",
    themes="journey creation distance making fate",
    moods="warm curious",
    alt="A giant woman sits among the hills and knits a striped scarf. It winds down over the fields and its end is a "
    "train with knitted carriages; a thread runs to her needles from a sheep.",
    seed=47,
    clues=("one more row", "unfinished journey", "woolly", "mother nature", "spinning a yarn", "all aboard"),
)
def train_scarf(c: Canvas) -> None:
    """A train at the end of a scarf that is still being knitted."""
    _harvest_land(c)
    _fields(c)
    _giantess_skirt(c)
    _giantess_body(c)
    _giantess_head(c)
    _hem_village(c)
    _thread_and_sheep(c)
    _scarf(c)
    _needles(c)
    _train(c)
