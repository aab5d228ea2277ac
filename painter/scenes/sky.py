"""Scenes high in the air."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird, whale
from painter.motifs.build import door, house, tower, village
from painter.motifs.folk import umbrella
from painter.motifs.land import grass, hill, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud, moon, stars
from painter.motifs.things import book, lantern
from painter.palette import DUSK, MOON, ROSE, mix
from painter.scene import scene


@scene(
    "whale-village",
    "The Travelling Village",
    motifs="whale village moon clouds ladder child",
    themes="journey home burden community dream",
    moods="serene wondrous",
    alt="A whale swims through a night sky with a lit village on its back; a child with a lantern waves from below.",
    seed=11,
    clues=("Moving house", "Night ferry", "Wait for me", "Carried", "Low hum", "Home swims away"),
)
def whale_village(c: Canvas) -> None:
    p = MOON
    c.sky([(0, "#101a3a"), (0.35, "#233f6e"), (0.62, "#4f7f95"), (0.82, "#d9b98f"), (1, "#f0cf9a")])
    c.strokes(900, 0, 150, 20, 0.07, 0.34, center=(560, 250))
    stars(c, 90, p, (30, 30, 770, 520))
    moon(c, 560, 250, 120, p)
    cloud(c, 170, 300, 240, mix(p.mid, p.deep, 0.4), p.deep, alpha=0.8)
    cloud(c, 690, 430, 300, mix(p.soft, p.mid, 0.5), p.deep, alpha=0.85)
    with c.at(66, 470, 0.86, -5):
        pts = [(150, 44), (205, 34), (262, 30), (320, 36), (378, 52), (430, 74), (480, 98)]
        walls = ["#e9d3a6", "#c98f6a", "#8aa5a5", "#d7b48c"]
        roofs = [p.accent, "#8e3b34", p.deep, "#39587a"]
        tree(c, 120, 58, 120, p.ink, leaf="#2f5a58", leaf_shade=p.ink, depth=4)
        tower(c, 292, 34, 44, 150, "#d7b48c", p.accent, p)
        village(c, pts, p, walls, roofs, (48, 70))
        tree(c, 520, 116, 110, p.ink, leaf="#3f6d60", leaf_shade=p.ink, depth=4, lean=8)
        whale(c, 0, 0, 1, p, color="#3d668f", belly="#efe0bd", shade="#152249", rim="#a9cfd2")
    cloud(c, 150, 890, 420, "#e8d3b0", "#8fa3a2", shadow=0)
    cloud(c, 640, 950, 460, "#f0dcb6", "#9aa79f")
    hill(c, 1040, 26, "#274052", to=p.ink, rim="#7ea0a0")
    c.mist(1040, 60, "#f0cf9a", 0.3)
    hill(c, 1110, 22, "#172440", to=p.ink)
    grass(c, 20, 780, 1112, "#131c38", 120, 30)
    child = Look("#8a5a3c", "#201a1c", "curly", age="child", top=p.accent, bottom=p.ink, scarf=p.light)
    held = figure(c, 470, 1104, 132, p, child, Pose(view="back", near=(0.26, -0.52), far=(-0.24, -0.92),
        near_hand="grip", far_hand="open", wind=0.7, tilt=4), rim="#fbe0b0")  # fmt: skip
    lantern(c, held.near[0], held.near[1] + 20, 0.42, p)


@scene(
    "book-stairs",
    "Chapter Twenty",
    motifs="book stairs door bird traveller",
    themes="reading ambition knowledge escape beginning",
    moods="hopeful quiet",
    alt="Steps climb out of an open book to a lit door standing in the clouds; a small traveller is half-way up.",
    seed=5,
    clues=("Chapter one", "Stairway", "Worth reading", "Leaving work", "Turn the page", "Too late now"),
)
def book_stairs(c: Canvas) -> None:
    p = ROSE
    c.sky([(0, "#2f6f80"), (0.28, "#6aa3a2"), (0.5, "#c9c4a4"), (0.70, "#e09a80"), (1, "#8e4a66")])
    c.strokes(800, -12, 170, 22, 0.06, 0.34)
    cloud(c, 140, 210, 300, "#f2e2c6", "#b9bfae", alpha=0.8)
    cloud(c, 700, 520, 330, "#f7e3c8", "#d8a693", alpha=0.9)
    cloud(c, 60, 640, 300, "#f4d9be", "#c98f88", alpha=0.85)
    # door
    c.glow(548, 250, 330, "#fff0c0", 0.75)
    cloud(c, 560, 330, 330, "#fbf0dc", "#d9b7a0")
    door(c, 548, 310, 92, 178, "#7a2f3d", "#5b2b3c", p, is_open=True, light="#fff3c4")
    cloud(c, 500, 352, 210, "#fdf5e4", "#e0c0a8")
    hill(c, 900, 26, "#9a5a6a", to="#5a3048", rim="#f0b898")
    hill(c, 965, 20, "#6a3a54", to="#3a2238", rim="#c9808a")
    book(c, 400, 1012, 600, p, cover="#2e6f7e", page="#fdf1d8")
    # steps, far to near
    n = 22
    steps = []
    for i in range(n):
        t = i / (n - 1)
        e = t**0.92
        steps.append((400 + 170 * math.sin(t * 3.6) * (1 - t * 0.55) + 128 * t, 985 - 650 * e, 104 - 72 * t))
    for i in range(n - 1, -1, -1):
        x, y, w = steps[i]
        d = w * 0.26
        th = w * 0.30
        col = mix("#fff3d6", "#f6d2a8", 0.5 * (1 - i / n))
        c.paint(
            poly([(x - w, y), (x + w, y), (x + w, y + th), (x - w, y + th)]),
            mix("#8d4a63", "#c98a80", i / n),
            shade="#4a2740",
            shade_depth=0.3,
            wobble=0.5,
        )
        c.paint(
            poly([(x - w * 0.86, y - d), (x + w * 0.86, y - d), (x + w, y), (x - w, y)]),
            col,
            shade=mix(col, p.mid, 0.7),
            shade_depth=0.3,
            light_from=(-0.8, -0.1),
            wobble=0.5,
        )
        if i == 9:
            look = Look("#6b432e", "#1e1718", "short", top="#2e6f7e", bottom="#3a2238", hat="cap", hat_color="#2a3a4c",
                scarf="#e0a53c")  # fmt: skip
            held = figure(c, x + 6, y - d * 0.4, 112, p, look, Pose("walk", view="back", near=(0.17, -0.4),
                near_hand="grip", wind=-0.4))  # fmt: skip
            c.paint(rect(held.near[0] - 12, held.near[1], 26, 20, 3), "#7a4a2c", shade=p.ink, shade_depth=0.3)
    grass(c, 20, 780, 1125, "#4a2740", 110, 34)
    hill(c, 1140, 14, "#4a2740", to="#2b1730")
    # pages leaving as birds
    for x, y, k, r in ((250, 800, 0.42, -10), (170, 690, 0.34, 10), (250, 560, 0.28, -18), (150, 470, 0.22, 5),
        (330, 430, 0.18, -8), (240, 350, 0.14, 0)):  # fmt: skip
        bird(c, x, y, k, p, color="#fff6e4", wing="#f3dcc0", turn=r, beak="#d98a5a")


@scene(
    "elephant-rope",
    "Weightless",
    motifs="elephant tightrope umbrella city moon",
    themes="balance burden courage doubt circus",
    moods="giddy elegant",
    alt="An elephant walks a rope between two chimneys, holding a tiny parasol with its trunk; a mouse follows.",
    seed=71,
    clues=("Balance", "Light-footed", "All eyes up", "Diet", "Hold your breath", "Circus is leaving"),
)
def elephant_rope(c: Canvas) -> None:
    p = DUSK
    c.sky([(0, "#24497a"), (0.3, "#5a86a0"), (0.55, "#f0b890"), (0.72, "#f6d2a0"), (1, "#a04d68")])
    c.strokes(800, 5, 180, 22, 0.07, 0.34)
    moon(c, 590, 250, 74, p, phase=0.45)
    stars(c, 30, p, (40, 40, 760, 300))
    cloud(c, 160, 330, 260, "#e8c4b0", "#8a7a98", alpha=0.9)
    cloud(c, 690, 560, 280, "#f7d9b8", "#c98a88", alpha=0.9)
    rng = c.rng
    for y, col in ((960, "#c9788a"), (1030, "#96506e")):
        x = -30
        while x < 830:
            w = rng.uniform(50, 84)
            h = rng.uniform(60, 190)
            house(
                c,
                x + w / 2,
                y + 190,
                w,
                h + 130,
                mix(col, "#fbe0b0", rng.uniform(0, 0.2)),
                mix(col, p.ink, 0.4),
                p,
                lit=0.35,
                lean=rng.uniform(-2, 2),
            )
            x += w
        c.mist(y + 60, 70, "#f6d2a0", 0.45)
    for x, w, y in ((60, 130, 770), (745, 130, 740)):
        c.paint(
            rect(x - w / 2, y, w, 500), "#7a3550", shade="#2a1a38", shade_depth=0.3, light_from=(-0.8, 0), rim="#e58d6a"
        )
        for j in range(14):
            for i in range(3):
                if rng.random() < 0.6:
                    c.paint(
                        rect(x - w / 2 + 6 + i * 41 + (10 if j % 2 else 0), y + 30 + j * 26, 34, 18, 2),
                        mix("#96506e", "#56305a", rng.random()),
                        alpha=0.8,
                        wobble=0.4,
                    )
        c.paint(rect(x - w * 0.6, y - 14, w * 1.2, 30, 4), "#56305a", rim="#e58d6a")
        for k in (-0.26, 0.26):
            c.paint(rect(x + w * k - 14, y - 56, 28, 46, 4), "#a8584a", shade="#56305a", shade_depth=0.4)
    rope = [(60, 756), (220, 786), (410, 806), (600, 786), (745, 728)]
    c.line(rope, "#3a2238", 5)
    # elephant, facing left
    body, sh, lt = "#7f88a8", "#3b3560", "#f6e0d0"
    with c.at(420, 806, 1.16):
        c.paint(limb([(106, -150), (134, -110), (136, -76)], [10, 7, 5]), sh)
        c.paint(ellipse(137, -68, 6, 12), "#2a1a38")
        for pts, ws in (
            ([(-58, -90), (-66, -46), (-84, -2)], [50, 44, 38]),
            ([(66, -90), (62, -46), (40, -2)], [56, 46, 40]),
        ):
            c.paint(limb(pts, ws), mix(body, sh, 0.65), shade=sh, shade_depth=0.3)
        el = smooth([(-98, -176), (-70, -204), (-20, -214), (40, -212), (92, -186), (118, -140), (116, -92), (92, -62),
            (30, -56), (-40, -62), (-86, -84), (-108, -130)])  # fmt: skip
        l1 = limb([(-50, -90), (-42, -48), (-36, 0)], [58, 46, 42])
        l2 = limb([(86, -110), (96, -50), (92, 0)], [66, 48, 42])
        c.paint(
            union(el, l1, l2),
            body,
            shade=sh,
            shade_depth=0.22,
            light_from=(-0.3, -0.8),
            rim=lt,
            rim_width=6,
            rim_from=(-0.2, -1),
        )
        for x in (-48, -36, -24, 80, 92, 104):
            c.paint(ellipse(x, -4, 5, 5), lt, alpha=0.8, wobble=0.2)
        c.paint(
            limb([(-142, -190), (-196, -196), (-222, -236), (-214, -290), (-206, -306)], [46, 36, 28, 22, 17]),
            body,
            shade=sh,
            shade_depth=0.3,
            rim=lt,
            rim_width=4,
        )
        head = smooth([(-88, -228), (-116, -246), (-150, -236), (-172, -206), (-166, -170), (-140, -146), (-106, -146),
            (-82, -168)])  # fmt: skip
        c.paint(head, body, shade=sh, shade_depth=0.3, rim=lt, rim_width=5)
        c.paint(limb([(-150, -160), (-172, -142), (-198, -142)], [14, 11, 3]), "#fbf0dc", wobble=0.3)
        ear = smooth(
            [(-104, -226), (-66, -240), (-30, -222), (-22, -176), (-42, -130), (-76, -122), (-96, -152), (-108, -190)]
        )
        c.paint(ear, mix(body, "#c98a98", 0.3), shade=sh, shade_depth=0.3, rim=lt, rim_width=5)
        c.paint(ellipse(-134, -196, 5, 6.5), p.ink, wobble=0.1)
        c.paint(circle(-136, -198, 1.8), "#ffffff", wobble=0)
        c.line([(-146, -212), (-134, -216), (-122, -210)], sh, 3)
        bl = smooth([(-30, -214), (20, -216), (62, -206), (70, -130), (20, -122), (-34, -130)])
        with c.clip(el):
            c.paint(bl, "#c8472f", shade="#5a1420", shade_depth=0.3)
            c.paint(bl, "#f0c46a", stroke=8)
            c.paint(moved(poly([(0, -22), (16, 0), (0, 22), (-16, 0)]), 18, -168), "#f0c46a")
    umbrella(c, 184, 418, 92, p, color="#2f8f8b", turn=-8)
    with c.at(640, 772, 0.5):
        c.paint(limb([(26, -14), (60, -26), (84, -10)], 5, 2), "#56305a")
        c.paint(
            smooth([(-40, -8), (-26, -26), (0, -34), (26, -22), (32, -2), (-20, 0)]),
            "#8a5a6a",
            shade="#3a2238",
            shade_depth=0.4,
        )
        c.paint(circle(-16, -32, 10), "#a8707a")
        c.paint(circle(-28, -16, 2.6), "#140a18")
    bird(c, 460, 556, 0.42, p, color="#fbe0b0", wing="#d98a6a", pose="perch")
