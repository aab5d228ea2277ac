"""Letters and ink: envelopes that hatch, and a sea on a desk."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, ellipse, limb, moved, poly, rect, smooth
from painter.motifs.land import waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.weather import round_star
from painter.palette import MOON, mix
from painter.scene import scene

# -- ink-sea ---------------------------------------------------------------


def _desk(c: Canvas) -> None:
    """A warm wooden desk that runs away from the viewer, lamp light from the upper left."""
    c.sky([(0, "#5a2f1c"), (0.3, "#a5632f"), (0.62, "#cf8f4c"), (1, "#a9692f")], mottle=0.1)
    rng = c.rng
    for left, right in ((-700, -420), (-420, -130), (-130, 190), (190, 470), (470, 800), (800, 1150), (1150, 1500)):
        edges = [(400 + (x - 400) * 0.42, -20) for x in (left, right)]
        plank = poly([edges[0], edges[1], (right, 1220), (left, 1220)])
        c.paint(plank, rng.choice(["#c98a46", "#a4622c", "#dca55e"]), alpha=0.25, texture=1.6)
        c.line([edges[1], (right, 1220)], "#4a2716", 4, alpha=0.75)
        for _ in range(16):
            t, top = rng.random(), rng.uniform(-40, 1000)
            reach = rng.uniform(90, 300)
            line = []
            for y in (top, top + reach / 2, top + reach):
                k = 0.42 + 0.58 * (y + 20) / 1240
                line.append((400 + (left + (right - left) * t - 400) * k + rng.uniform(-3, 3), y))
            c.paint(limb(line, [0.5, rng.uniform(2, 5), 0.5]), rng.choice(["#7a4522", "#e3b06c", "#8a5026"]), alpha=0.5)
    c.glow(110, 40, 900, "#ffdf98", 0.5, 1.6)


def _map_sheet(c: Canvas) -> None:
    """A drawn chart under the spill: coasts, and a dotted route that runs into the ink."""
    with c.at(218, 354, 0.92, -9):
        c.paint(
            poly([(-150, -190), (170, -206), (196, 250), (-190, 262)]), "#f6e8c6", to="#e6cd9c", shadow=10, wobble=1.2
        )
        for coast in ([(-126, -100), (-96, -112), (-84, -146), (-40, -138), (-22, -156), (16, -136), (44, -140),
            (50, -96), (20, -86), (14, -52), (-34, -62), (-62, -36), (-84, -62), (-116, -66)], [(62, 34), (84, 20),
            (96, -10), (128, 4), (150, 26), (140, 62), (112, 60), (98, 86), (76, 66)]):  # fmt: skip
            c.paint(smooth(coast), "#d9b878", alpha=0.7)
            c.paint(smooth(coast), "#6b3f2a", stroke=3.2)
        for k in range(9):
            c.paint(circle(-30 + k * 5 - k * k * 1.4, -30 + k * 26, 4), "#c8452f", wobble=0.4)
        for x, y in ((-90, 40), (-130, 100), (10, 130), (120, -120)):
            c.line([(x - 16, y), (x - 8, y - 7), (x, y), (x + 8, y - 7), (x + 16, y)], "#6b3f2a", 2.4, alpha=0.7)


def _spill() -> Path:
    """The outline of the spilled ink, from the mouth of the well to the edge of the desk."""
    return smooth([(548, 310), (520, 352), (470, 366), (420, 356), (376, 374), (360, 420), (296, 440), (226, 446),
        (196, 486), (220, 530), (160, 560), (96, 600), (78, 660), (120, 706), (106, 770), (72, 840), (92, 912),
        (150, 930), (176, 980), (240, 1002), (300, 1016), (334, 1062, 1), (334, 1084, 1), (506, 1084, 1),
        (506, 1062, 1), (540, 1012), (600, 990), (640, 950), (634, 900), (676, 862), (726, 850), (738, 800), (700, 760),
        (716, 690), (690, 640), (646, 620), (672, 570), (726, 540), (718, 496), (664, 500), (632, 450), (640, 390),
        (626, 340), (596, 304)])  # fmt: skip


def _peeping_cat(c: Canvas, x: float, y: float) -> None:
    """The upper half of a ginger cat's face behind the edge at y."""
    head = smooth([(x - 46, y + 6, 1), (x - 48, y - 22), (x - 42, y - 46), (x - 44, y - 76, 1), (x - 20, y - 58),
        (x, y - 62), (x + 20, y - 58), (x + 44, y - 76, 1), (x + 42, y - 46), (x + 48, y - 22),
        (x + 46, y + 6, 1)])  # fmt: skip
    c.paint(head, "#d58a3c", shade="#5a2a1c", shade_depth=0.26, rim="#ffdca0", rim_width=4)
    for side in (-1, 1):
        c.paint(poly([(x + side * 38, y - 66), (x + side * 38, y - 48), (x + side * 24, y - 56)]), "#7a3a34", alpha=0.8)
        c.paint(ellipse(x + side * 19, y - 24, 11, 9), "#e9e28a", wobble=0.4)
        c.paint(ellipse(x + side * 19 - 3, y - 21, 4, 8), "#12101f", wobble=0.2)
        c.line([(x + side * 7, y - 58), (x + side * 6, y - 44)], "#7a3f1c", 4)
    c.line([(x, y - 60), (x, y - 42)], "#7a3f1c", 4)


def _desk_edges(c: Canvas) -> None:
    """The dark wall behind the desk with a cat that looks over the edge, and the drawer in front."""
    c.paint(rect(-10, -10, 820, 130), "#2a1a2c", to="#4a2a26", wobble=0.4)
    _peeping_cat(c, 556, 120)
    c.line([(-10, 121), (810, 121)], "#f0c078", 5, alpha=0.8)
    for x in (512, 600):
        c.paint(ellipse(x, 124, 15, 10), "#1d2448", shade="#0b1130", shade_depth=0.4, rim="#8fa0c4")
    c.paint(rect(-10, 1074, 820, 140), "#6b3a20", to="#2c150f", wobble=0.4)
    c.strokes(90, 1, 240, 8, 0.14, 0.4, region=(-60, 1084, 800, 1200))
    c.line([(-10, 1074), (810, 1074)], "#f3c884", 6, alpha=0.85)
    c.paint(rect(84, 1100, 640, 130, 6), "#2a120c", stroke=4, alpha=0.7)
    c.shadow_blob(190, 1152, 26, 14, "#1a0a08", 0.7)
    c.paint(circle(184, 1140, 17), "#d9a24c", shade="#4a2414", shade_depth=0.4, rim="#fff0c0")


def _ink_fall(c: Canvas) -> None:
    """Ink that runs over the front edge of the desk like a waterfall."""
    rng = c.rng
    fall = smooth([(336, 1066, 1), (504, 1066, 1), (502, 1100), (492, 1136), (478, 1108), (466, 1128), (462, 1220, 1),
        (372, 1220, 1), (368, 1130), (356, 1112), (348, 1158), (340, 1110)])  # fmt: skip
    c.paint(fall, "#14244e", to="#0a1030", shadow=8, rim="#9dbcc8", rim_width=4, rim_from=(-1, -0.2))
    with c.clip(fall):
        for _ in range(34):
            x, y = rng.uniform(338, 500), rng.uniform(1064, 1120)
            c.paint(
                limb(
                    [(x, y), (x + rng.uniform(-3, 3), y + 30), (x, y + rng.uniform(50, 90))],
                    [0.6, rng.uniform(2, 5), 0.6],
                ),
                rng.choice(["#8fb0c4", "#3f6a9a", "#cfe0dc"]),
                alpha=0.7,
            )
    for _ in range(46):
        c.paint(
            circle(rng.uniform(338, 502), rng.gauss(1066, 5), rng.uniform(1.6, 5)), "#dbe8e4", alpha=0.8, wobble=0.3
        )


def _galleon(c: Canvas, x: float, y: float, size: float) -> None:
    """A ship with three masts that sails to the left, lamps in its windows."""
    p = MOON
    with c.at(x, y, size, -3):
        for mx, top in ((-62, -150), (0, -196), (64, -156)):
            c.line([(mx, -20), (mx + 4, top)], "#2a1a1c", 6)
        sails = (((-62, -136), 34, 44), ((-62, -84), 42, 44), ((0, -182), 36, 46), ((0, -128), 48, 50), ((0, -72), 54,
            42), ((64, -142), 32, 46), ((64, -88), 40, 46))  # fmt: skip
        for (sx, sy), half, tall in sails:
            sail = smooth([(sx - half, sy, 1), (sx + half, sy - 4, 1), (sx + half - 14, sy + tall * 0.5),
                (sx + half - 2, sy + tall, 1), (sx - 6, sy + tall - 8), (sx - half - 4, sy + tall, 1),
                (sx - half - 16, sy + tall * 0.5)])  # fmt: skip
            c.paint(
                sail, "#fbeecb", shade="#6d6f98", shade_depth=0.32, light_from=(0.3, 0.9), rim="#fffbe8", rim_width=3
            )
        hull = smooth([(-150, -46, 1), (-112, -22), (70, -20), (96, -60, 1), (136, -66, 1), (124, -10), (92, 22),
            (-80, 24), (-124, -8)])  # fmt: skip
        c.paint(hull, "#a1482f", to="#3a1a20", shade="#170d18", shade_depth=0.3, rim="#ffcf8c", rim_width=4)
        c.line([(-148, -46), (-206, -72)], "#3a1f1c", 6)
        c.paint(
            smooth([(-64, -140, 1), (-126, -90), (-196, -70, 1), (-140, -62), (-84, -56, 1), (-78, -96)]),
            "#fbeecb",
            shade="#6d6f98",
            shade_depth=0.3,
            light_from=(0.3, 0.9),
        )
        c.line([(-112, -14), (0, -6), (116, -34)], "#e8b45c", 4)
        for wx in (-70, -36, -2, 32, 66):
            c.paint(rect(wx, 0, 12, 10, 2), p.glow, wobble=0.3)
        c.glow(0, 4, 130, p.glow, 0.5, squash=0.5)
        c.line([(130, -66), (134, -98)], "#3a1f1c", 4)
        c.paint(circle(134, -102, 9), "#fff3c8", wobble=0.3)
        c.glow(134, -102, 80, p.glow, 0.8)
        c.paint(poly([(4, -198), (4, -228), (-40, -216)]), p.accent)


def _ink_water(c: Canvas, pool: Path) -> None:
    """Night inside the spill: stars where it is still, waves where it is not, a ship and a whale's tail."""
    p = MOON
    c.paint(pool, "#2b4a7c", to="#0a1030", shadow=12, shadow_offset=(8, 12), shadow_color="#2a120a")
    with c.clip(pool):
        c.paint(ellipse(520, 420, 260, 150), "#5f86b0", alpha=0.55, feather=50)
        c.strokes(420, 4, 130, 12, 0.14, 0.4, region=(60, 300, 740, 1120))
        rng = c.rng
        for _ in range(46):
            round_star(c, rng.uniform(160, 680), rng.uniform(400, 610), rng.uniform(2, 6), "#fff3cf")
        rows = ((636, 4, 54, "#2c4d80"), (676, 6, 76, "#274473"), (734, 11, 112, "#203a66"))
        for y, height, length, color in rows:
            waves(c, y, color, mix(color, "#9dbcc8", y / 1000), height=height, length=length, to="#101a44")
        c.paint(limb([(404, 770), (400, 850), (410, 960)], [60, 110, 40]), p.glow, alpha=0.28, feather=14)
        _galleon(c, 404, 792, 1.12)
        for y, height, length, color in ((806, 15, 128, "#1a3160"), (884, 24, 176, "#132650")):
            waves(c, y, color, "#8fb0c4", height=height, length=length, to="#0b1234")
        fluke = smooth([(206, 956), (216, 906), (190, 872), (146, 860, 1), (196, 846), (232, 868), (262, 842),
            (316, 842, 1), (282, 868), (258, 908), (264, 956)])  # fmt: skip
        c.paint(fluke, "#4a6f9c", shade="#0b1234", shade_depth=0.35, rim="#e8efe0", rim_width=5)
        waves(c, 950, "#0f1e46", "#9dbccc", height=20, length=158, to="#0b1234")
        waves(c, 1020, "#0b1536", "#8fb0c4", height=14, length=130, to="#0a1030")
        c.paint(difference(pool, moved(pool, -9, -8)), "#050820", alpha=0.6, feather=6, texture=0)
        c.paint(difference(pool, moved(pool, 7, 7)), "#f3ecd6", alpha=0.5, feather=3, texture=0)


def _inkwell(c: Canvas) -> None:
    """A fat glass inkwell that lies on its side, its mouth to the lower left, its cork rolled away."""
    c.shadow_blob(646, 290, 120, 34, "#2a120a", 0.6)
    with c.at(642, 250, 0.96, -34):
        body = smooth([(-60, -62), (-34, -84), (70, -88), (92, -70), (94, 66), (72, 84), (-34, 80), (-60, 58)])
        c.paint(body, "#5a7f9c", to="#1d2c56", shade="#0d1430", shade_depth=0.3)
        with c.clip(body):
            c.paint(smooth([(-80, 0), (0, 16), (110, 4), (110, 100), (-80, 100)]), "#0b1130", to="#141f4a")
            c.paint(limb([(-30, -66), (20, -72), (74, -68)], [4, 16, 4]), "#f3f6ea", alpha=0.75, feather=2)
            c.paint(limb([(80, -50), (84, 0), (80, 50)], [2, 9, 2]), "#dfeef0", alpha=0.5, feather=2)
        c.paint(body, "#dbe8e4", stroke=3, alpha=0.6)
        c.paint(
            rect(-92, -46, 36, 88, 8),
            "#7f9cb0",
            to="#22335c",
            shade="#0d1430",
            shade_depth=0.3,
            rim="#f3f6ea",
            rim_width=4,
        )
        c.paint(ellipse(-92, -2, 15, 44), "#0b1130", rim="#cfdfe0", rim_width=4, rim_from=(-1, 0))
    c.shadow_blob(706, 424, 34, 10, "#2a120a", 0.6)
    with c.at(700, 404, 1, 18):
        c.paint(rect(-26, -20, 52, 40, 6), "#d09a5c", shade="#5a2f1c", shade_depth=0.3, rim="#ffe0a8")
        c.paint(ellipse(-26, 0, 10, 20), "#1d2448", rim="#ffe0a8")


def _quill(c: Canvas) -> None:
    """A quill whose nib dips into the sea like a pier; somebody with a lantern stands on it."""
    shaft = [(560, 946), (640, 1010), (716, 1086), (800, 1186)]
    c.paint(
        limb([(575, 966), (650, 1036), (726, 1112), (820, 1216)], [10, 22, 26, 26]), "#2a120a", alpha=0.4, feather=8
    )
    vane = smooth(
        [(652, 1022, 1), (690, 1000), (752, 1030), (830, 1120), (830, 1230), (770, 1180), (700, 1110), (668, 1062)]
    )
    c.paint(vane, "#f6ecd6", shade="#8a7a8a", shade_depth=0.25, rim="#fffdf0")
    for k in range(9):
        x, y = 676 + k * 17, 1044 + k * 18
        c.line([(x, y), (x + 26, y - 12 + k)], "#b3a090", 2, alpha=0.7)
    c.paint(limb(shaft, [5, 12, 13, 12]), "#fff6e0", shade="#a08468", shade_depth=0.3)
    c.paint(limb([(548, 936), (566, 950), (592, 972)], [2, 11, 12]), "#1d2448", rim="#e8b45c")
    waving = Pose(view="back", near=(0.24, -0.70), far=(-0.26, -1.0), near_hand="grip", far_hand="open")
    keeper = Look("#8a5a3c", "#201a1c", "curly", age="child", top="#c8452f", scarf="#f0d08a")
    c.glow(668, 956, 110, MOON.glow, 0.6)
    held = figure(c, 634, 1006, 100, MOON, keeper, waving)
    c.paint(circle(held.near[0], held.near[1] + 11, 8), "#fff3c8", wobble=0.3)
    c.glow(held.near[0], held.near[1] + 11, 34, MOON.glow, 0.9)


@scene(
    "ink-sea",
    "The Unwritten Voyage",
    motifs="ink desk ship quill sea cat map whale",
    themes="imagination accident writing adventure blame",
    moods="playful adventurous",
    alt="On a wooden desk an inkwell has tipped over; its ink is a night sea with stars, waves, a ship and a "
    "whale's tail. Somebody small stands on a quill with a lantern, and inky paw prints lead to a cat that "
    "looks over the edge.",
    seed=531,
    clues=("oops", "first chapter", "pen pal", "blot", "uncharted", "not guilty", "scratching", "deep story"),
)
def ink_sea(c: Canvas) -> None:
    """A spilled inkwell is a night sea with a ship."""
    _desk(c)
    _map_sheet(c)
    _desk_edges(c)
    pool = _spill()
    _ink_water(c, pool)
    _ink_fall(c)
    _inkwell(c)
    for x, y, r in ((150, 520, 12), (126, 540, 6), (130, 1016, 14), (164, 1036, 7), (730, 610, 10), (322, 392, 9),
        (716, 920, 9), (736, 944, 5)):  # fmt: skip
        c.paint(ellipse(x, y, r, r * 0.8), "#101a3e", rim="#9dbcc8", rim_width=5, shadow=3)
    for x, y, turn in ((424, 316, 2), (474, 274, 12), (458, 226, 8), (510, 190, 14)):
        with c.at(x, y, 0.94 - (316 - y) * 0.0016, turn):
            c.paint(smooth([(-15, 2), (0, -9), (15, 2), (11, 15), (-11, 15)]), "#141a3c", alpha=0.9)
            for dx, dy in ((-19, -10), (-7, -20), (7, -20), (19, -10)):
                c.paint(ellipse(dx, dy, 5, 7), "#141a3c", alpha=0.9)
    _quill(c)
