"""A scene of the city seen from far above, in cut paper."""

from __future__ import annotations

import math

from painter.cutpaper import CutPaper, bricks, dots, stripes
from painter.geom import Path, Points, circle, difference, ellipse, group, limb, poly, rect, smooth, union
from painter.palette import Color, mix
from painter.scene import scene

_MIDDLE = (400, 610)  # straight below the viewer
_CURB = (172, 628)


def _at(x: float, y: float, height: float) -> tuple[float, float]:
    """Where a place above the street appears; height is a share of the viewer's own."""
    k = 1 / (1 - height)
    return _MIDDLE[0] + (x - _MIDDLE[0]) * k, _MIDDLE[1] + (y - _MIDDLE[1]) * k


@scene(
    "zebra-crossing", "Right of Way", motifs="zebra street cars skyscrapers police crowd",
    themes="patience city sleep camouflage obstacles", moods="comic calm busy", seed=52, medium=CutPaper,
    alt="Seen from above between tall buildings, a zebra lies asleep across a street, and its stripes go on in those "
    "of the crossing. Cars and buses wait on both sides, a policeman holds out his arms, and people walk round the "
    "animal and over it.",
    clues=("rush hour", "let it sleep", "right of way", "stripes", "traffic jam", "good camouflage"),
)  # fmt: skip
def zebra_crossing(c: CutPaper) -> None:
    c.table("#4a5266", "#434a5e")
    for side in (0, 1):
        x = -80 if side == 0 else _CURB[1] - 40
        c.sheet(rect(x, -60, 292 if side == 0 else 300, 1340), "#c3bcae", 5, ink="#aaa496", pattern=bricks(46, 34, 1.6))
    for y in range(-70, 1300, 84):
        if not 420 < y < 760:
            c.sheet(rect(394, y, 9, 46), "#e9dfc2", 1, edge=0.3)
    for k in range(7):
        c.sheet(rect(220 + 56 * k, 486, 29, 262), "#f3efe4", 1.2, edge=0.3)
    _zebra(c)
    _traffic(c)
    _walkers(c)
    for shade in ([(172, -30), (318, -30), (318, 300), (262, 340), (172, 300)],
        [(172, 800), (270, 850), (270, 1010), (322, 1060), (322, 1230), (172, 1230)]):  # fmt: skip
        c.paint(poly(shade), "#0e1228", alpha=0.34, feather=3, texture=0, wobble=0.2)
    _buildings(c)
    _pigeon(c)


_COAT, _BLACK = "#f8f4ea", "#24222c"


def _zebra(c: CutPaper) -> None:
    """The zebra on its side, with legs stretched out."""
    with c.at(384, 616, 0.95, -4):
        legs = [
            [(-158, 10), (-150, 84), (-176, 132), (-186, 196)],
            [(-140, 30), (-118, 98), (-140, 148), (-146, 214)],
            [(76, 46), (82, 108), (106, 150), (112, 208)],
            [(98, 30), (116, 96), (144, 136), (156, 190)],
        ]
        for k, run in enumerate(legs):
            leg = limb(run, [74, 46, 30, 24])
            c.sheet(leg, mix(_COAT, "#9a98a0", 0.28 if k in (0, 2) else 0.05), 9, swell=10)
            _leg_stripes(c, run)
            (x, y), (px, py) = run[-1], run[-2]
            turn = math.degrees(math.atan2(y - py, x - px))
            with c.at(x, y, 1, turn):
                c.sheet(smooth([(-6, -13, 1), (14, -15), (24, -12, 1), (24, 13, 1), (10, 15), (-6, 12, 1)]), _BLACK, 6,
                    swell=5)  # fmt: skip
        tail = limb([(-186, -20), (-214, 20), (-206, 66)], [16, 11, 9])
        c.sheet(tail, _COAT, 6, swell=4)
        for k in range(3):
            c.sheet(limb([(-210 + 3 * k, 56), (-220 + 10 * k, 84), (-226 + 18 * k, 112)], [10, 15, 2]), _BLACK, 4)
        body = smooth([(-192, -6), (-178, -64), (-120, -94), (-30, -84), (50, -92), (96, -128), (136, -172),
            (176, -178), (206, -146), (244, -96), (250, -66), (228, -50), (196, -64), (168, -84), (154, -40),
            (134, 26), (92, 68), (0, 74), (-80, 66), (-150, 62), (-184, 34)])  # fmt: skip
        c.sheet(body, _COAT, 14, swell=30)
        with c.clip(body):
            _body_stripes(c)
        _zebra_head(c)


def _leg_stripes(c: CutPaper, run: Points) -> None:
    for i in range(len(run) - 1):
        (ax, ay), (bx, by) = run[i], run[i + 1]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length, (bx - ax) / length
        for t in (0.3, 0.62, 0.94):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            wide = 26 - 6 * i - 4 * t
            ends = (x - nx * wide, y - ny * wide), (x + nx * wide, y + ny * wide)
            c.sheet(limb([ends[0], (x, y + 3), ends[1]], [4, 9 - 2 * i, 4]), _BLACK, 1, edge=0)


def _body_stripes(c: CutPaper) -> None:
    """Upright on the trunk like those of the crossing, round on the rump, aslant on the neck."""
    for k in range(6):
        x = -84 + 31 * k
        c.sheet(limb([(x + 6, -110), (x - 3, -50), (x + 2, 10), (x + 6, 92)], [20, 17, 14, 3]), _BLACK, 1.4, edge=0.3)
    for k in range(5):
        c.sheet(limb([(-112 - 10 * k, -104 + 6 * k), (-128 - 8 * k, -44 + 14 * k), (-110 - 22 * k, 16 + 12 * k),
            (-96 - 28 * k, 74 + 4 * k)], [6, 15, 13, 4]), _BLACK, 1.4, edge=0.3)  # fmt: skip
    for k in range(5):
        x, y = 102 + 12 * k, -44 - 22 * k
        c.sheet(limb([(x - 30, y - 52 + 4 * k), (x + 8, y - 6), (x + 46, y + 46)], [15, 13, 4]), _BLACK, 1.4, edge=0.3)


def _zebra_head(c: CutPaper) -> None:
    for k in range(9):
        t = k / 8
        x, y = 58 + 86 * t, -92 - 84 * t + 6 * math.sin(3.14 * t)
        with c.at(x, y, 1, -36):
            c.sheet(smooth([(-10, 8, 1), (-9, -22), (0, -34, 1), (9, -20), (10, 8, 1)]), (_BLACK, _COAT)[k % 2], 4,
                swell=3)  # fmt: skip
    for x, y, turn in ((150, -172, -24), (178, -172, 14)):
        with c.at(x, y, 1, turn):
            c.sheet(smooth([(-13, 6, 1), (-17, -24), (-2, -52, 1), (15, -24), (12, 6, 1)]), _COAT, 7, swell=6)
            c.sheet(smooth([(-5, 0, 1), (-8, -20), (-2, -38, 1), (7, -20), (4, 0, 1)]), "#b98a86", 1, edge=0.2)
            c.sheet(smooth([(-9, -34), (-2, -53, 1), (8, -34), (0, -40)]), _BLACK, 1, edge=0)
    c.sheet(smooth([(216, -116), (246, -96), (253, -66), (230, -48), (200, -60), (202, -88)]), "#3a3540", 4, swell=10)
    c.sheet(ellipse(237, -82, 5, 8), "#15131a", 0.5, edge=0)
    c.sheet(limb([(208, -62), (226, -60), (240, -66)], [2, 4, 2]), "#15131a", 0.5, edge=0)
    for run in ([(150, -160), (166, -140), (172, -116)], [(170, -170), (182, -150), (186, -126)],
        [(192, -160), (198, -142), (200, -122)], [(168, -104), (182, -92), (190, -80)]):  # fmt: skip
        c.sheet(limb(run, [8, 8, 2]), _BLACK, 1, edge=0)
    c.sheet(limb([(184, -122), (194, -112), (208, -114)], [3, 6, 3]), _BLACK, 1.5, edge=0)
    for k in range(3):
        c.sheet(
            limb([(188 + 7 * k, -114 + k), (188 + 9 * k, -104), (186 + 11 * k, -99)], [3.4, 3, 1]), _BLACK, 1, edge=0
        )


def _shadow(c: CutPaper, x: float, y: float, tall: float, wide: float) -> None:
    """The long shadow of somebody who stands there."""
    path = limb(
        [(x, y), (x + tall * 0.5, y + tall * 0.7), (x + tall * 0.75, y + tall * 1.05)], [wide, wide * 0.9, wide]
    )
    cast = union(path, circle(x + tall * 0.86, y + tall * 1.2, wide * 0.42))
    c.paint(cast, "#161a2a", alpha=0.34, feather=2, texture=0, wobble=0)


def _car(c: CutPaper, x: float, y: float, color: Color, turn: float, long: float = 132, kind: str = "car") -> None:
    """A car from above; it drives downwards before it is turned."""
    with c.at(x, y, 1, turn):
        w, h = 33.0, long / 2
        for sx in (-1, 1):
            for sy in (-0.62, 0.6):
                c.sheet(rect(sx * w - 6, sy * h - 14, 12, 28, 4), "#20222c", 4)
        hull = smooth([(-w * 0.8, -h), (w * 0.8, -h), (w, -h * 0.84), (w, h * 0.8), (w * 0.78, h), (-w * 0.78, h),
            (-w, h * 0.8), (-w, -h * 0.84)], tension=0.3)  # fmt: skip
        c.sheet(hull, color, 12, swell=9)
        glass = mix("#b8dbe4", "#31566a", 0.35)
        if kind == "bus":
            c.sheet(rect(-w * 0.84, h * 0.72, w * 1.68, h * 0.16, 5), glass, 1, edge=0.5)
            for k in range(3):
                c.sheet(rect(-w * 0.6, -h * 0.74 + k * h * 0.46, w * 1.2, h * 0.24, 5), mix(color, "#fff4dc", 0.35), 4,
                    swell=4)  # fmt: skip
        else:
            c.sheet(poly([(-w * 0.72, h * 0.30), (w * 0.72, h * 0.30), (w * 0.86, h * 0.56), (-w * 0.86, h * 0.56)]),
                glass, 1, edge=0.5)  # fmt: skip
            c.sheet(poly([(-w * 0.72, -h * 0.52), (w * 0.72, -h * 0.52), (w * 0.8, -h * 0.72), (-w * 0.8, -h * 0.72)]),
                glass, 1, edge=0.5)  # fmt: skip
            c.sheet(rect(-w * 0.74, -h * 0.5, w * 1.48, h * 0.8, 9), mix(color, "#fff4dc", 0.16), 5, swell=7)
        if kind == "taxi":
            c.sheet(rect(-14, -16, 28, 16, 3), "#fff4c8", 5, ink="#24222c", pattern=stripes(9, 0.5))
        if kind == "case":
            c.sheet(rect(-22, -30, 26, 44, 4), "#8a5636", 6, swell=4)
            c.sheet(rect(0, -24, 22, 30, 4), "#c9a15a", 6, swell=4)
        for sx in (-1, 1):
            c.sheet(ellipse(sx * w * 0.66, h * 0.94, 8, 5), "#fff2b8", 1.5)
            c.sheet(rect(sx * w * 0.66 - 8, -h * 0.99, 16, 5), "#c8382e", 1)


def _traffic(c: CutPaper) -> None:
    """Those who drive down wait above, those who drive up wait below."""
    _car(c, 262, 358, "#c8443a", -3)
    _car(c, 344, 330, "#e9b63c", 2, 136, "taxi")
    _car(c, 264, 176, "#e8e0cc", 1)
    _car(c, 346, 122, "#3f8f8b", 0, 216, "bus")
    _car(c, 258, 12, "#7a5a9a", -2)
    _car(c, 456, 888, "#2f7fa8", 181)
    _car(c, 540, 868, "#e58a3c", 177, 124, "case")
    _car(c, 542, 1046, "#5f8f4e", 180)
    _car(c, 456, 1096, "#d9dcdc", 182, 216, "bus")
    _car(c, 544, 1200, "#b8503f", 180)
    # a driver who has got out, and one who leans out
    _walker(c, 300, 444, "#8a6f4a", "#2a1c18", 60, arms=((-26, -26), (26, -30)), bald=True)
    c.sheet(limb([(500, 842), (492, 826), (496, 806)], [12, 11, 9]), "#f0c9a0", 5)


def _walker(
    c: CutPaper, x: float, y: float, coat: Color, hair: Color, tall: float = 56, arms: Points = ((-24, 10), (24, -8)),
    bald: bool = False, skin: Color = "#d99a74", hat: Color | None = None, turn: float = 0,
) -> None:  # fmt: skip
    """Somebody on foot, from above: shoulders, a crown of hair, and a long shadow."""
    _shadow(c, x, y, tall, 20)
    with c.at(x, y, 1, turn):
        for s, dy in ((-1, 15), (1, -13)):
            c.sheet(ellipse(s * 8, dy, 6, 11), "#2a2430", 2)
        for s, (hx, hy) in zip((-1, 1), arms, strict=True):
            c.sheet(limb([(s * 17, 0), ((s * 20 + hx) / 2 + s * 5, hy * 0.4), (hx, hy)], [14, 13, 9]), coat, 5, swell=3)
            c.sheet(circle(hx, hy, 6), skin, 4)
        c.sheet(ellipse(0, 0, 25, 14), coat, 7, swell=7)
        c.sheet(circle(0, -1, 13), skin if bald else hair, 7, swell=6)
        if bald:
            c.sheet(difference(circle(0, -1, 13.5), circle(0, -4, 11.5)), hair, 1, edge=0)
        if hat is not None:
            c.sheet(circle(0, -1, 20), hat, 5, swell=5)
            c.sheet(circle(0, -1, 11), mix(hat, "#2a1420", 0.12), 5, swell=5)


def _walkers(c: CutPaper) -> None:
    """The policeman, and those who cross round the zebra or over it."""
    _walker(c, 450, 400, "#2b3f72", "#2b3f72", 66, arms=((-50, 2), (50, -4)), skin="#fbf7ea", hat="#24365f")
    c.sheet(circle(450, 399, 4), "#f0c04a", 2)
    _walker(c, 558, 646, "#c8443a", "#3a2018", 40, arms=((-24, -20), (-2, -30)), turn=-50)
    _walker(c, 236, 498, "#3f8f6b", "#1d1a20", 56, turn=70)
    _walker(c, 322, 792, "#e3d3b0", "#b8b4ae", 56, hat="#d9b44a", turn=-80)
    _walker(c, 300, 880, "#7a5a9a", "#5a3020", 50, turn=-96)
    # one who tiptoes over the flank, arms out
    _walker(c, 352, 574, "#e8b23c", "#2a1a24", 34, arms=((-40, -6), (38, 8)), turn=84)
    for x, y, coat, hair in ((196, 300, "#4f7fa8", "#2a1c18"), (190, 420, "#b8503f", "#c98a3c"), (604, 360, "#6a7f4a",
        "#1d1a20"), (610, 760, "#8f7fc0", "#5a3020"), (190, 930, "#e8e0cc", "#3a2018"),
        (606, 980, "#2f6f73", "#8a5a3c")):  # fmt: skip
        _walker(c, x, y, coat, hair, 48, turn=(x * 7 + y) % 60 - 30)


# Side (-1 left), from, to along the street, height, wall, roof.
_BLOCKS = [
    (-1, 560, 800, 0.16, "#d9c49a", "#c9ae7c"),
    (1, 470, 700, 0.14, "#a9b8a4", "#8fa18c"),
    (-1, 330, 545, 0.30, "#b9604a", "#9a4a3c"),
    (1, 715, 930, 0.31, "#d08a4a", "#b5713a"),
    (1, 250, 455, 0.34, "#d8b45c", "#bf983f"),
    (-1, 815, 1010, 0.36, "#5f8a8c", "#4a7376"),
    (-1, 60, 315, 0.42, "#6f7fa6", "#58688e"),
    (1, 945, 1200, 0.44, "#a65a5e", "#8a464c"),
    (1, -60, 235, 0.47, "#c9a58a", "#b08a6e"),
    (-1, 1025, 1300, 0.46, "#cfc4a8", "#b5a988"),
]


def _buildings(c: CutPaper) -> None:
    """Towers along both sides, the lower ones first."""
    for k, (side, near, far, height, wall, roof) in enumerate(_BLOCKS):
        x = _CURB[0] if side < 0 else _CURB[1]
        out = x + side * 420
        _wall(c, (x, near), (x, far), height, mix(wall, "#20263c", 0.10 if side > 0 else 0.36), k)
        if far < _MIDDLE[1]:
            _wall(c, (x, far), (out, far), height, mix(wall, "#20263c", 0.48), k)
        if near > _MIDDLE[1]:
            _wall(c, (x, near), (out, near), height, mix(wall, "#20263c", 0.04), k)
        top = poly([_at(x, near, height), _at(x, far, height), _at(out, far, height), _at(out, near, height)])
        c.sheet(top, roof, 16, ink=mix(roof, "#ffffff", 0.16), pattern=dots(22, 0.12))
        edge = 0.028
        rim = difference(top, poly([_at(x + side * 12, near + 12, height), _at(x + side * 12, far - 12, height),
            _at(out, far - 12, height), _at(out, near + 12, height)]))  # fmt: skip
        c.sheet(rim, mix(roof, "#fff4dc", 0.3), 5 + edge, edge=0.7)
        _on_roof(c, k, *_at(x + side * 46, (near + far) / 2, height), side)


def _wall(
    c: CutPaper, start: tuple[float, float], end: tuple[float, float], height: float, color: Color, k: int
) -> None:
    """A wall from the pavement up to the roof, with rows of windows."""
    (ax, ay), (bx, by) = start, end
    c.sheet(poly([(ax, ay), (bx, by), _at(bx, by, height), _at(ax, ay, height)]), color, 4, edge=0.6)
    rows = max(3, int(height * 24))
    count = max(3, int(math.hypot(bx - ax, by - ay) / 34))
    panes: list[Path] = []
    lit: list[Path] = []
    for r in range(rows):
        low, high = (r + 0.28) / rows * height, (r + 0.78) / rows * height
        for i in range(count):
            t, u = (i + 0.24) / count, (i + 0.76) / count
            corners = [(t, low), (u, low), (u, high), (t, high)]
            quad = poly([_at(ax + (bx - ax) * share, ay + (by - ay) * share, up) for share, up in corners])
            (lit if (r * 5 + i * 3 + k * 7) % 11 == 0 else panes).append(quad)
    c.sheet(group(*panes), mix(color, "#151a30", 0.52), 0, edge=0.35)
    if lit:
        c.sheet(group(*lit), "#ffe09a", 0, edge=0.35)


def _on_roof(c: CutPaper, k: int, x: float, y: float, side: int) -> None:
    """Tanks, skylights, a garden, washing, and one who has a deck chair."""
    kind = k % 5
    if kind == 0:
        c.sheet(circle(x, y, 24), "#8a5a3c", 14, swell=8, ink="#6f4630", pattern=stripes(8, 0.3))
        c.sheet(circle(x, y, 16), "#a8744a", 6, swell=8)
    elif kind == 1:
        for dx, dy, r in ((0, -22, 17), (12, 10, 20), (-14, 22, 15), (-10, -2, 12)):
            c.sheet(circle(x + dx, y + dy, r), ("#5f8a5a", "#7aa061", "#4a7550", "#e07a6a")[int(r) % 4], 8, swell=6)
    elif kind == 2:
        c.sheet(rect(x - 15, y - 40, 30, 64, 3), "#f0e4c8", 8, ink="#d8573f", pattern=stripes(9, 0.5, 90))
        c.sheet(ellipse(x, y - 8, 12, 20), "#3f7f9a", 5, swell=5)
        c.sheet(circle(x, y - 30, 9), "#5a3020", 4, swell=4)
    elif kind == 3:
        c.sheet(rect(x - 20, y - 34, 40, 30, 2), "#dfe3e0", 9, swell=4)
        c.sheet(rect(x - 16, y + 6, 32, 26, 2), "#b9c4c4", 9, swell=4)
    else:
        c.sheet(limb([(x - 4 * side, y - 66), (x, y), (x - 4 * side, y + 66)], [3, 2, 3]), "#efe6d0", 6, edge=0)
        for j, color in enumerate(("#d8573f", "#f4efe0", "#3f7f9a", "#e0a93a")):
            yy = y - 52 + 28 * j
            c.sheet(poly([(x - 3, yy), (x - 2, yy + 20), (x + 18, yy + 17), (x + 19, yy + 3)]), color, 7)


def _pigeon(c: CutPaper) -> None:
    """A pigeon that flies between the viewer and the street."""
    c.paint(smooth([(560, 268), (640, 210), (700, 250), (640, 300), (600, 360), (556, 330)]), "#10142a", alpha=0.16,
        feather=14, texture=0)  # fmt: skip
    with c.at(560, 168, 1.0, 32):
        for s in (-1, 1):
            for k in range(5):
                with c.at(s * 44, -6 + 2 * k, 1, (200 - 17 * k) if s < 0 else (-20 + 17 * k)):
                    wide = smooth(
                        [(0, 0, 1), (40, -13), (92 - 9 * k, -9), (108 - 10 * k, 0, 1), (80 - 8 * k, 11), (30, 11)]
                    )
                    c.sheet(wide, mix("#5a6480", "#7a86a0", k / 5), 12 if k == 0 else 4, swell=4)
            c.sheet(
                smooth([(s * 8, -24), (s * 46, -34), (s * 74, -14), (s * 60, 14), (s * 16, 22)]), "#9aa6ba", 6, swell=8
            )
            c.sheet(limb([(s * 22, 16), (s * 46, 10), (s * 66, 0)], [7, 7, 4]), "#39415a", 1, edge=0)
        for k in range(3):
            c.sheet(
                limb([(-8 + 8 * k, 40), (-14 + 14 * k, 72), (-20 + 20 * k, 96)], [16, 17, 9]), "#6a7690", 4, swell=4
            )
        c.sheet(
            smooth([(0, -56), (18, -34), (20, 10), (10, 50), (-10, 50), (-20, 10), (-18, -34)]), "#b3bccb", 9, swell=9
        )
        c.sheet(
            smooth([(-16, -44), (0, -34), (16, -44), (16, -28), (0, -18), (-16, -28)]), "#5f9a86", 1, swell=4, edge=0.2
        )
        c.sheet(circle(0, -58, 15), "#8a96ac", 6, swell=6)
        c.sheet(smooth([(-5, -70), (0, -88, 1), (5, -70)]), "#e8a05a", 4)
