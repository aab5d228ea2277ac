"""Scenes of rain, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Path, circle, ellipse, limb, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import drawn, swallow
from painter.scene import scene


@scene(
    "umbrella-sky", "The One Who Forgot the Rain", motifs="umbrella crowd rain sky birds child",
    themes="difference hope individuality crowd daydream", moods="hopeful grey", seed=14, medium=Wash,
    alt="Seen from above, a square packed with dark umbrellas; one umbrella is blue sky with clouds and birds, and a"
    " child"
    " in a yellow coat without an umbrella runs toward it.",
    clues=("Optimist", "In a crowd", "Blue Monday", "Different", "Patter", "Somewhere else"),
)  # fmt: skip
def umbrella_sky(c: Wash) -> None:
    _wet_square(c)
    spots = ((96, 92, 118), (330, 40, 104), (560, 110, 124), (762, 40, 112), (40, 330, 104), (770, 300, 116),
        (60, 590, 116), (748, 560, 104), (90, 856, 122), (36, 1120, 110), (318, 1130, 128), (560, 1160, 112),
        (764, 1090, 124), (770, 830, 110), (300, 905, 92), (236, 236, 84))  # fmt: skip
    for x, y, r in spots:
        _shoes(c, x, y, r)
        _dark_umbrella(c, x, y, r)
    _sky_umbrella(c, 452, 468, 236)
    _child(c)
    _drops(c)


def _wet_square(c: Wash) -> None:
    c.wet(smooth([(-40, -40), (840, -40), (840, 1240), (-40, 1240)]), "#c3c9d6", 40, 0.35)
    for _ in range(26):
        x, y = c.rng.uniform(0, 800), c.rng.uniform(0, 1200)
        c.wet(
            ellipse(x, y, c.rng.uniform(30, 100), c.rng.uniform(14, 40)),
            c.rng.choice(("#8f9ab4", "#a9b4c8", "#b8b4c4")),
            24,
            0.4,
        )
    for row in range(21):
        y = row * 60 + 10
        for column in range(11):
            x = column * 84 + (row % 2) * 42 - 30 + c.rng.uniform(-4, 4)
            if c.rng.random() < 0.62:
                c.pen([(x, y), (x + 40, y + c.rng.uniform(-4, 4)), (x + 78, y)], c.rng.uniform(1, 2.6), "#7a8298", 0.6)
            if c.rng.random() < 0.5:
                c.pen([(x, y), (x + c.rng.uniform(-4, 4), y + 56)], c.rng.uniform(1, 2.4), "#7a8298", 0.6)
    c.lift(ellipse(440, 800, 200, 110), 0.75, 50)
    c.wet(ellipse(450, 720, 150, 60), "#9fd4f2", 40, 0.7)


def _shape(x: float, y: float, r: float, turn: float, ribs: int = 8) -> Path:
    points = []
    for k in range(ribs):
        a, m = turn + k * 6.2832 / ribs, turn + (k + 0.5) * 6.2832 / ribs
        points.append((x + math.cos(a) * r, y + math.sin(a) * r, 1))
        points.append((x + math.cos(m) * r * 0.89, y + math.sin(m) * r * 0.89, 0))
    return smooth(points)


def _ribs(c: Wash, x: float, y: float, r: float, turn: float, width: float, ribs: int = 8) -> None:
    for k in range(ribs):
        a = turn + k * 6.2832 / ribs
        bend = c.rng.uniform(-5, 5)
        c.pen([(x, y), (x + math.cos(a) * r * 0.5 + bend, y + math.sin(a) * r * 0.5 + bend),
            (x + math.cos(a) * r * 1.03,
            y + math.sin(a) * r * 1.03)], [width, width * 0.8, width * 1.3])  # fmt: skip


def _shoes(c: Wash, x: float, y: float, r: float) -> None:
    a = c.rng.uniform(0, 6.28)
    for side in (-0.28, 0.28):
        px, py = x + math.cos(a + side) * r * 0.98, y + math.sin(a + side) * r * 0.98
        toe = (px + math.cos(a) * 22, py + math.sin(a) * 22)
        c.pen([(px, py), toe], [17, 15], c.rng.choice(("#2a2420", "#3a2a24", "#1d2028")), 0)


def _dark_umbrella(c: Wash, x: float, y: float, r: float) -> None:
    turn = c.rng.uniform(0, 0.785)
    shape = _shape(x, y, r, turn)
    c.wet(ellipse(x + r * 0.16, y + r * 0.2, r * 0.8, r * 0.8), "#6a7488", 26, 0.7)
    tone, dark = c.rng.choice(
        (("#3a4256", "#171b28"), ("#2f3a52", "#131a2c"), ("#4a4658", "#1e1a2a"), ("#34444e", "#141e26"))
    )
    c.lift(shape)
    c.wash(shape, tone, to=dark, way=(0.5, 0.8), bleed=9, blooms=3, strength=1.15, grain=1.7)
    for k in range(8):
        a = turn + (k + 0.5) * 0.7854
        if math.cos(a - 0.9) > 0.1:
            b, e = a - 0.36, a + 0.36
            fold = smooth([(x, y, 1), (x + math.cos(b) * r * 0.96, y + math.sin(b) * r * 0.96, 1),
                (x + math.cos(e) * r * 0.9,
                y + math.sin(e) * r * 0.9, 1)])  # fmt: skip
            c.glaze(fold, "#5a6484", 0.45 * math.cos(a - 0.9), 1)
    c.contour(shape, 4, lost=0.35)
    _ribs(c, x, y, r, turn, 2.6)
    c.pen([(x - 2, y - 2), (x + 3, y + 3)], [9, 9], dry=0)
    c.lift(limb([(x - r * 0.5, y - r * 0.34), (x - r * 0.36, y - r * 0.5)], [3, 5]), 0.5, 1)


def _sky_umbrella(c: Wash, x: float, y: float, r: float) -> None:
    turn = 0.22
    shape = _shape(x, y, r, turn)
    c.wet(ellipse(x + 26, y + 40, r * 0.92, r * 0.92), "#4a5a78", 34, 0.75)
    c.lift(shape)
    c.wash(shape, "#2f8fe0", to="#a8dcf6", way=(0.4, 0.9), bleed=16, blooms=3, strength=1.05)
    with c.clip(shape):
        for parts in (((x - 110, y - 70, 34), (x - 66, y - 92, 44), (x - 16, y - 74, 36), (x - 60, y - 62, 40)),
            ((x + 40, y + 70, 40), (x + 90, y + 50, 46), (x + 140, y + 74, 34), (x + 84, y + 84, 40)),
            ((x - 90, y + 120, 26), (x - 56, y + 110, 30), (x - 30, y + 124, 22))):  # fmt: skip
            cloud = union(circle(*parts[0]), *(circle(*part) for part in parts[1:]))
            c.lift(cloud, 0.97, 5)
        c.wet(circle(x + 96, y - 96, 22), "#ffd23a", 14, 1.1)
        c.wash(circle(x + 96, y - 96, 24), "#ffc21c", bleed=4)
    for k in range(8):
        # each panel sags between its ribs, and those away from the light are darker
        a = turn + (k + 0.5) * 0.7854
        panel = smooth([(x, y, 1), (x + math.cos(a - 0.38) * r, y + math.sin(a - 0.38) * r, 1),
            (x + math.cos(a) * r * 0.9,
            y + math.sin(a) * r * 0.9), (x + math.cos(a + 0.38) * r, y + math.sin(a + 0.38) * r, 1)])  # fmt: skip
        with c.clip(panel):
            c.wet(limb([(x + math.cos(a + 0.33) * r * t, y + math.sin(a + 0.33) * r * t) for t in (0.12, 0.5, 1)],
                [4, 16,
                26]), "#1c5aa8", 8, 0.30 + 0.25 * max(0.0, math.cos(a - 0.9)), 0.4)  # fmt: skip
            c.lift(limb([(x + math.cos(a - 0.2) * r * t, y + math.sin(a - 0.2) * r * t) for t in (0.2, 0.6, 0.9)],
                [2, 9,
                5]), 0.22, 5)  # fmt: skip
    for px, py, size, heading in ((x - 150, y + 20, 0.8, 40), (x + 10, y - 120, 0.7, 20), (x - 20, y + 74, 0.95, 62)):
        swallow(c, px, py, size, heading)
    c.contour(shape, 5, lost=0.2)
    _ribs(c, x, y, r, turn, 3)
    c.pen([(x - 3, y - 3), (x + 4, y + 4)], [13, 13], "#e8b02a", 0)


def _child(c: Wash) -> None:
    """Seen from above, running up the card towards the sky, arms out."""
    with c.at(452, 800, 1.12, -8):
        c.wet(ellipse(26, 40, 70, 46), "#5a6a86", 20, 0.8)
        for a, b in (((-16, 40), (-34, 104)), ((20, 30), (34, 62))):
            leg = limb([a, b], [26, 20])
            drawn(c, leg, "#3a5a8a", "#24406a", 3)
            boot = smooth(
                [
                    (b[0] - 16, b[1] - 8),
                    (b[0] + 14, b[1] - 10),
                    (b[0] + 16, b[1] + 22),
                    (b[0], b[1] + 32),
                    (b[0] - 18, b[1] + 22),
                ]
            )
            drawn(c, boot, "#e0342a", "#a81c20", 3)
        for side, up in ((-1, -34), (1, -64)):
            sleeve = limb([(side * 32, 4), (side * 72, -8), (side * 96, up)], [44, 37, 25])
            c.lift(sleeve)
            drawn(c, sleeve, "#f8cc2c", "#e09a10", 3.6)
            with c.clip(sleeve):
                c.wet(limb([(side * 30, 20), (side * 74, 8), (side * 104, up + 8)], [6, 12, 8]), "#9a5a08", 5, 0.6, 0.4)
            for fold in ([(side * 66, -20), (side * 72, -8), (side * 70, 6)], [(side * 52, -12), (side * 56, -2)]):
                c.pen(fold, [0.6, 2.6, 0.6], "#7a4a08")
            hand = union(circle(side * 100, up - 12, 11), *(limb([(side * 100 + k * 6, up - 16), (side * 102 + k * 9,
                up -
                32 + abs(k) * 3)], [8, 5]) for k in (-1, 0, 1)), limb([(side * 94, up - 8), (side * 84, up - 20)], [8,
                5]))  # fmt: skip
            c.lift(hand)
            drawn(c, hand, "#c08458", "#8a5234", 2.6)
        coat = smooth([(-50, -8), (-34, -38), (0, -46), (34, -40), (54, -6), (64, 40), (52, 74), (30, 66), (4, 60),
            (-20, 70),
            (-48, 78), (-62, 44)])  # fmt: skip
        c.lift(coat)
        c.wash(coat, "#ffd634", to="#f0b01c", way=(0.4, 0.9), bleed=4, blooms=1, strength=1.05)
        with c.clip(coat):
            c.wet(smooth([(30, -36), (60, -10), (70, 50), (50, 90), (36, 60), (44, 10)]), "#9a5a08", 10, 0.7, 0.5)
            c.wet(ellipse(4, -22, 40, 14), "#9a5a08", 8, 0.7, 0.5)
            for fold in ([(-22, 10), (-30, 44), (-40, 74)], [(22, 10), (24, 40), (36, 68)]):
                c.wet(limb(fold, [3, 12, 8]), "#9a5a08", 5, 0.6, 0.4)
                c.lift(limb([(x - 9, y) for x, y in fold], [2, 6, 3]), 0.35, 3)
        c.contour(coat, 4.4, lost=0.18)
        c.pen([(0, -6), (4, 30), (2, 60)], [0.8, 3, 1], "#7a4a08")
        for x, y in ((-30, 14), (30, 12)):
            c.pen([(x, y), (x + (2 if x < 0 else -2), y + 28), (x * 1.25, y + 54)], [0.6, 3, 0.8], "#7a4a08")
        hair = smooth([(-35, -34), (-31, -64), (0, -79), (33, -65), (37, -34), (22, -12), (0, -5), (-22, -12)])
        c.lift(hair)
        c.wash(hair, "#4a2a1c", to="#2a1610", bleed=2.5, strength=1.1)
        c.lift(ellipse(-12, -56, 12, 7), 0.3, 4)
        for k in range(44):
            turn = k * 6.2832 / 44 + c.rng.uniform(-0.08, 0.08)
            far = c.rng.uniform(18, 33)
            c.pen([(4, -42), (4 + math.cos(turn + 0.3) * far * 0.6, -42 + math.sin(turn + 0.3) * far * 0.6),
                (4 + math.cos(turn +
                0.5) * far, -42 + math.sin(turn + 0.5) * far)], [0.5, 2, 0.5], c.rng.choice(("#140804", "#140804",
                "#8a5a3c")), 0.2)  # fmt: skip
        c.contour(hair, 3.4, lost=0.25)
        face = smooth([(-18, -70), (0, -80), (20, -70), (10, -84), (0, -90), (-10, -84)])
        drawn(c, face, "#b87a50", None, 2.6)


def _drops(c: Wash) -> None:
    for _ in range(70):
        x, y = c.rng.uniform(0, 800), c.rng.uniform(0, 1200)
        if (x - 452) ** 2 + (y - 468) ** 2 < 250**2:
            continue
        far = math.hypot(x - 452, y - 560) + 1
        dx, dy = (x - 452) / far, (y - 560) / far
        n = c.rng.uniform(10, 34)
        c.lift(limb([(x, y), (x + dx * n * 0.5, y + dy * n * 0.5), (x + dx * n, y + dy * n)], [1, 3.4, 1]), 0.8, 0.5)
    for x, y in ((340, 740), (600, 760), (560, 900), (400, 960), (640, 940)):
        for r in (10, 20):
            c.contour(ellipse(x, y, r, r * 0.8), 1.8, "#5f7a9a", lost=0.35)
