"""Streets: a bus stop where a skeleton arrives, and a thread through every window."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import cv2
import numpy as np
import skia

from painter.brush import Vector
from painter.canvas import Canvas
from painter.geom import Path, Point, arch, circle, ellipse, limb, poly, rect, smooth, union
from painter.motifs.animals import cat
from painter.motifs.beasts import bird
from painter.motifs.build import ladder
from painter.motifs.people import Look, Pose, figure
from painter.palette import GREY, ROSE, Color, Palette, mix, rgb
from painter.scene import scene

# -- fossil-bus ------------------------------------------------------------


Spot = tuple[float, float]
BONE, BONE_DARK = "#f6ecd2", "#857a6c"
SPINE: Sequence[Spot] = ((216, 470), (222, 400), (262, 346), (320, 326), (376, 350), (414, 412), (440, 486), (486, 546),
    (552, 572), (622, 578), (686, 604), (742, 656), (800, 730))  # fmt: skip


def _along(points: Sequence[Spot], step: float) -> list[tuple[float, float, float, float]]:
    """Even steps along a smooth line: x, y, its direction in degrees, and how far along it is (0..1)."""
    measure = skia.PathMeasure(smooth(points, closed=False), False)
    length = measure.getLength()
    out = []
    for k in range(int(length / step) + 1):
        spot, heading = measure.getPosTan(k * step)
        out.append((spot.x(), spot.y(), math.degrees(math.atan2(heading.y(), heading.x())), k * step / length))
    return out


def _morning(c: Canvas, p: Palette) -> None:
    """A street before sunrise: dark fronts, lit windows, and a gap where the day begins."""
    c.sky([(0, "#262b35"), (0.2, "#3a3f47"), (0.42, "#5a5650"), (0.62, "#b08a52"), (0.76, "#d8ac62"), (1, "#23262e")])
    c.strokes(2600, 3, 190, 9, 0.05, 0.9)
    c.glow(330, 820, 420, "#ffd98a", 0.6)
    rng = c.rng
    rows = ((900, "#5c5344", 300, 520, 0.16), (950, "#2f3138", 260, 640, 0.24))
    for y, tone, low, high, share in rows:
        x = -30.0
        while x < 830:
            wide, tall = rng.uniform(84, 130), rng.uniform(low, high)
            if 200 < x + wide / 2 < 440:  # the street goes on between the houses
                tall *= 0.4
            _dark_house(c, x, y, wide, tall, mix(tone, p.ink, rng.uniform(0, 0.3)), share, p)
            x += wide
        c.mist(y - 30, 130, "#d8ac62", 0.42)
    _hung_lamp(c, 596, 196, p)


def _hung_lamp(c: Canvas, x: float, y: float, p: Palette) -> None:
    """A street lamp on a wire across the street, with two early birds."""
    c.line([(-10, y - 76), (x - 230, y - 46), (x, y - 34)], p.ink, 3, wobble=0.2)
    c.line([(x, y - 34), (x + 110, y - 54), (810, y - 92)], p.ink, 3, wobble=0.2)
    c.line([(x, y - 34), (x, y - 20)], p.ink, 4, wobble=0.1)
    c.glow(x, y + 14, 260, "#ffc860", 0.5)
    c.beam(
        poly([(x - 20, y + 8), (x + 20, y + 8), (x + 150, y + 330), (x - 150, y + 330)]), "#ffc860", 0.22, 16, (1, 0)
    )
    c.paint(smooth([(x - 42, y + 6, 1), (x - 30, y - 12), (x - 8, y - 22), (x + 8, y - 22), (x + 30, y - 12), (x + 42,
        y + 6, 1)]), "#2a2e36", rim="#c8a468", rim_width=5, wobble=0.3)  # fmt: skip
    c.paint(ellipse(x, y + 8, 26, 11), "#fff0c0", wobble=0.2)
    for bx, by in ((x - 150, y - 42), (x - 118, y - 39)):
        body = [(bx - 11, by - 15), (bx - 2, by - 22), (bx + 7, by - 12), (bx + 15, by + 6, 1), (bx + 2, by)]
        c.paint(smooth(body), p.ink, rim="#a88a58", rim_width=3, rim_from=(1, 0), wobble=0.2)


def _dark_house(c: Canvas, x: float, y: float, wide: float, tall: float, wall: Color, share: float, p: Palette) -> None:
    """A house front against the morning; share of its windows is lit."""
    rng, dark = c.rng, mix(wall, p.ink, 0.55)
    roof = rng.uniform(14, 44)
    c.paint(rect(x + wide * rng.uniform(0.15, 0.7), y - tall - roof - 26, 15, 50), dark, wobble=0.5)
    gable = [(x - 5, y - tall + 6), (x + wide * 0.16, y - tall - roof), (x + wide * 0.84, y - tall - roof),
        (x + wide + 5, y - tall + 6)]  # fmt: skip
    c.paint(rect(x, y - tall, wide, tall + 30), wall, to=mix(wall, "#8a6a40", 0.35), wobble=0.7)
    c.paint(poly(gable), dark, rim="#c89a58", rim_width=4, rim_alpha=0.5, wobble=0.6)
    for row in range(int(tall / 58)):
        for k in (0.25, 0.55, 0.83) if wide > 104 else (0.3, 0.7):
            wx, wy, lit = x + wide * k, y - tall + 32 + row * 54, rng.random() < share
            if lit:
                c.glow(wx, wy, 34, "#ffc860", 0.4)
            c.paint(
                rect(wx - 8, wy - 14, 16, 28), "#ffcf70" if lit else dark, to="#e09a3c" if lit else None, wobble=0.3
            )
            c.line([(wx, wy - 14), (wx, wy + 14)], dark, 1.8, wobble=0.1)
            c.line([(wx - 8, wy - 2), (wx + 8, wy - 2)], dark, 1.8, wobble=0.1)


def _wet_road(c: Canvas, line: int, bottom: int) -> None:
    """Lay the street below line and mirror in it what stands above, darker and drawn out downwards."""
    above = c.image[2 * line - bottom : line][::-1].copy()
    blur = cv2.GaussianBlur(above, (0, 0), sigmaX=4, sigmaY=12)
    depth = np.linspace(0.85, 0.35, bottom - line, dtype=np.float32)[:, None, None]
    c.image[line:bottom] = blur * depth + rgb("#2b2c30") * (1 - depth)
    c.strokes(150, 0, 120, 5, 0.12, 0.26, region=(0, line + 10, 800, bottom))
    c.mist(line, 26, "#b89058", 0.3)


def _kerb(c: Canvas) -> None:
    """The pavement where people wait."""
    kerb = poly([(-10, 1070), (404, 1058), (452, 1092), (462, 1220), (-10, 1220)])
    c.paint(kerb, "#7a6f5c", to="#35343a", rim="#ffe0a0", rim_width=6, rim_from=(0, -1), rough=1.4)
    for k in range(5):
        c.line([(20 + k * 92, 1066), (-20 + k * 100, 1200)], "#2c2c30", 3, alpha=0.6)
    c.glow(220, 1110, 230, "#ffcf80", 0.35, squash=0.4)


def _long_bone(a: Spot, b: Spot, w: float) -> Path:
    """A bone with two knobs at each end."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * w * 0.38, dx / length * w * 0.38
    third, two = (a[0] + dx * 0.3, a[1] + dy * 0.3), (a[0] + dx * 0.7, a[1] + dy * 0.7)
    knobs = [circle(x + s * nx, y + s * ny, w * 0.46) for x, y in (a, b) for s in (-1, 1)]
    return union(limb([a, third, two, b], [w * 0.9, w * 0.58, w * 0.56, w * 0.86]), *knobs)


def _leg(c: Canvas, joints: Sequence[Spot], w: float, dim: float) -> None:
    """Thigh, double shin, and a foot of three toes, bone by bone."""
    hip, knee, ankle, toe = joints
    for dx in (-20, 0, 20):
        _bone(c, _long_bone((ankle[0] + dx * 0.4, ankle[1] + 12), (toe[0] + dx * 0.8, toe[1] - 22), w * 0.42), dim)
        _bone(c, limb([(toe[0] + dx * 0.8, toe[1] - 20), (toe[0] + dx - 12, toe[1])], w * 0.5, w * 0.3), dim)
    _bone(c, _long_bone((knee[0] + 9, knee[1] + 10), (ankle[0] + 9, ankle[1]), w * 0.4), dim)
    _bone(c, _long_bone((knee[0] - 5, knee[1] + 8), (ankle[0] - 4, ankle[1]), w * 0.72), dim)
    _bone(c, _long_bone(hip, knee, w), dim)


def _bone(c: Canvas, path: Path, dim: float = 0.0, depth: float = 0.16) -> None:
    """Lay one bone; dim draws far ones towards the fog."""
    tone = mix(BONE, "#8f8a78", dim)
    c.paint(path, tone, shade=mix(BONE_DARK, "#5a5a52", dim), shade_depth=depth, rim="#fffaf0", rim_alpha=0.9 - dim,
        rim_width=4, wobble=0.5, rough=1.2)  # fmt: skip


def _ribs(c: Canvas, count: int, width: float, dim: float, shift: float) -> None:
    """One side of the rib cage, from the shoulder to the loin."""
    for k in range(count):
        share = k / (count - 1)
        x = 472 + share * 196 + shift
        top = 552 + 4 * math.sin(share * 3.14) + share * 25
        belly = 262 - 110 * abs(share - 0.4) ** 1.7
        rib = [(x, top), (x - 30, top + belly * 0.35), (x - 26, top + belly * 0.72), (x + 16, top + belly)]
        _bone(c, limb(rib, [width, width * 0.8, width * 0.74, width * 0.46]), dim, 0.2)


def _spine(c: Canvas) -> None:
    """Vertebrae from the skull to the tail, each with its spine, largest over the ribs."""
    for x, y, turn, t in _along(SPINE, 21):
        size = 0.78 + 0.5 * math.exp(-((t - 0.66) ** 2) / 0.05)
        with c.at(x, y, size, turn):
            knob = union(
                ellipse(0, 2, 12, 13), limb([(0, -4), (3, -22), (8, -34)], [12, 9, 6]), limb([(-2, 8), (0, 20)], 8, 4)
            )
            _bone(c, knob, 0, 0.3)


def _skull(c: Canvas, p: Palette) -> None:
    """A long mild skull that looks down on the queue; a lamp burns in the eye."""
    with c.at(214, 500, 1.0, -38):
        jaw = smooth([(24, 26), (-30, 40), (-92, 44), (-112, 34, 1), (-90, 28), (-30, 20), (22, 4)])
        _bone(c, jaw, 0.15)
        skull = smooth([(40, -12), (22, -46), (-16, -52), (-50, -30), (-92, -16), (-122, 2), (-120, 24, 1), (-60, 22),
            (-10, 20), (28, 16)])  # fmt: skip
        _bone(c, skull, 0, 0.22)
        for k in range(7):
            c.paint(
                poly([(-116 + k * 11, 20), (-108 + k * 11, 20), (-112 + k * 11, 32)]), BONE, shade=BONE_DARK, wobble=0.2
            )
        c.paint(smooth([(-70, -8), (-56, -18), (-44, -10), (-56, 0)]), p.ink, wobble=0.2)
        c.paint(circle(-8, -22, 17), p.ink, wobble=0.3)
        c.paint(ellipse(24, -6, 8, 13), mix(p.ink, BONE_DARK, 0.3), wobble=0.2)
        c.glow(-8, -22, 84, "#ffd98a", 0.7)
        c.paint(circle(-8, -22, 10), "#fff0c0", wobble=0.2)


def _eye_beam(c: Canvas, x: float, y: float) -> None:
    """A smooth cone of light from the eye down to the queue, in layers that end one after the other."""
    for reach, alpha in ((300, 0.2), (420, 0.17), (540, 0.16), (690, 0.16)):
        cone = poly([(x - 7, y), (x + 7, y), (x + reach * 0.34, y + reach * 0.97), (x - reach * 0.08, y + reach)])
        c.paint(cone, "#ffe6aa", alpha=alpha, feather=9, texture=0, wobble=0, rough=0)
    c.paint(circle(x, y, 11), "#fff6d8", feather=1.5, texture=0, wobble=0.2)


def _passengers(c: Canvas, p: Palette) -> None:
    """The lamp, the boards and those who already ride between the ribs."""
    c.paint(ellipse(566, 706, 122, 126), "#ffc45a", alpha=0.9, feather=34, texture=0.4)
    c.glow(566, 690, 210, "#ffe6b0", 0.5)
    c.paint(poly([(436, 816), (684, 812), (690, 828), (432, 832)]), "#6b5138", shade=p.ink, rim="#f0c890", wobble=0.4)
    for x in (511, 541, 606):
        c.line([(x, 590), (x, 648)], "#7a5a38", 3, wobble=0.2)
        c.paint(circle(x, 657, 9), "#7a5a38", stroke=3.5, wobble=0.1)
    lady = Look("#7a4e36", "#1c1618", "bun", top="#b0432c", bottom="#3a3a44")
    reader = Look("#eac3a4", "#e2ddd4", "bald", True, "old", top="#3f5a78", glasses=True)
    youth = Look("#e0ac84", "#5a3322", "short", top="#4f7a54", bottom="#2c2c34", hat="cap", hat_color="#33463a")
    held = Pose(near=(-0.12, -1.06), far=(-0.1, -0.5), near_hand="grip")
    figure(c, 494, 818, 138, p, youth, held, flip=True, shadow=0)
    figure(c, 558, 818, 146, p, lady, held, shadow=0)
    c.paint(rect(616, 764, 40, 50, 4), "#5a4432", shade=p.ink, wobble=0.3)
    figure(c, 632, 766, 138, p, reader, Pose("sit", near=(-0.22, -0.2), far=(-0.24, -0.22), seat=0.36), shadow=0)
    c.paint(poly([(582, 722), (608, 717), (610, 748), (584, 754)]), "#f8f0de", shade=BONE_DARK, wobble=0.3)
    c.glow(576, 616, 60, "#fff0c0", 0.9)
    c.paint(ellipse(576, 616, 9, 12), "#fff3d0", wobble=0.1)


def _stop(c: Canvas, p: Palette) -> None:
    """The pole with a round sign, and a bench-side lamp of the stop."""
    c.line([(82, 1130), (82, 700)], "#2a3038", 9, rim="#9aa4a6", wobble=0.2)
    c.paint(circle(82, 690, 42), p.accent, shade="#7a5618", shade_depth=0.25, rim="#fff0c0", wobble=0.3, shadow=6)
    c.paint(circle(82, 690, 33), "#f3ead8", wobble=0.3)
    bone = union(limb([(62, 702), (82, 690), (102, 678)], 9, 9), circle(60, 696, 7), circle(65, 708, 7),
        circle(99, 672, 7), circle(104, 684, 7))  # fmt: skip
    c.paint(bone, "#2a3038", wobble=0.1)


QUEUE = ((140, 1112, 186, Look("#f0cdb0", "#9a4424", "bob", top="#4f6a78", scarf="#d8a12f"), Pose(tilt=16)),
    (206, 1126, 196, Look("#7d5138", "#1c1618", "short", True, top="#5a5148", hat="bowler", hat_color="#2a2826"),
    Pose(near=(-0.1, -0.52), far=(-0.13, -0.5), tilt=-8)), (268, 1120, 122, Look("#e6b48c", "#5a3322", "braids",
    age="child", top="#c8922a", hat="woolly", hat_color="#a8502f"), Pose("tiptoe", near=(-0.2, -1.0), far=(0.04, -0.4),
    near_hand="open", tilt=28)), (330, 1138, 184, Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe",
    top="#6f7f86", hat_color="#d9cdb8"), Pose(near=(-0.14, -0.6), far=(-0.1, -0.5), tilt=10)), (398, 1144, 186,
    Look("#eac3a4", "#dcd8d2", "short", age="old", top="#4a5046", hat="cap", hat_color="#3a3a38"), Pose("stand",
    tilt=-14)), )  # fmt: skip


@scene(
    "fossil-bus",
    "The Six Fifteen",
    motifs="skeleton bus-stop commuters street lamp",
    themes="routine time patience wonder extinction",
    moods="dry dreamy",
    alt="Commuters queue at a bus stop in a dark wet street; a long-necked dinosaur skeleton has come, a lamp shines"
    " in its eye, people already ride between its ribs, and a child stretches a hand up to its skull.",
    seed=612,
    clues=("Monday", "old school", "public transport", "late again", "evolution", "mind the gap"),
)
def fossil_bus(c: Canvas) -> None:
    """It has always come at this hour."""
    p = GREY
    _morning(c, p)
    with c.at(175, 1040, 1.12), c.at(-214, -1012):
        _skeleton(c, p)
        _feet(c, p)
    _wet_road(c, 1030, 1200)
    with c.at(175, 1040, 1.12), c.at(-214, -1012):
        _feet(c, p)
        _skull(c, p)
    _eye_beam(c, 147, 454)
    _kerb(c)
    _stop(c, p)
    for x, y, tall, look, pose in QUEUE:
        figure(c, x, y, tall, p, look, pose, flip=x in (140, 398))
    c.paint(rect(214, 1096, 34, 30, 4), "#6b4a30", shade=p.ink, rim="#c9a878", wobble=0.3)


def _skeleton(c: Canvas, p: Palette) -> None:
    """The bones from the far side to the near, with the passengers in between."""
    _leg(c, ((506, 650), (530, 790), (510, 900), (498, 986)), 30, 0.55)
    _leg(c, ((676, 640), (732, 770), (722, 890), (708, 984)), 34, 0.55)
    _ribs(c, 5, 11, 0.7, 34)
    _passengers(c, p)
    _ribs(c, 4, 12, 0.0, 0)
    _bone(c, smooth([(636, 572), (690, 562), (724, 596), (716, 640), (688, 630), (668, 664), (648, 640)]), 0.05)
    _bone(c, smooth([(458, 548), (486, 552), (486, 596), (466, 640), (452, 668), (438, 650), (446, 596)]), 0.05)
    _spine(c)


def _feet(c: Canvas, p: Palette) -> None:
    """The near legs, which stand in the wet before the mirror line, and the ladder for those who get on."""
    c.shadow_blob(640, 1012, 70, 9, p.ink, 0.6)
    c.shadow_blob(452, 1012, 64, 9, p.ink, 0.6)
    ladder(c, 572, 1008, 560, 826, 34, "#c8a468", 8, 4)
    _leg(c, ((676, 640), (694, 800), (652, 902), (636, 1012)), 40, 0)
    _leg(c, ((456, 656), (440, 800), (464, 908), (448, 1012)), 36, 0)


# -- thread-labyrinth ------------------------------------------------------


VANISHING = (452.0, 700.0)
THREAD = "#cf2f2c"


def _wall_point(side: int, depth: float, height: float) -> tuple[float, float]:
    """A point on a wall of the lane: side -1 or 1, depth 1 (near) and up, height above the eye in near pixels."""
    reach = 520.0 if side < 0 else 420.0
    return VANISHING[0] + side * reach / depth, VANISHING[1] - height / depth


def _wall_quad(side: int, near: float, far: float, low: float, high: float) -> Path:
    """A rectangle of a wall between two depths and two heights."""
    return poly([_wall_point(side, near, low), _wall_point(side, near, high), _wall_point(side, far, high),
        _wall_point(side, far, low)])  # fmt: skip


def _lane(c: Canvas) -> None:
    """Sky, the stepped paving, and the gate at the far end of the lane."""
    c.sky([(0, "#f6cfae"), (0.25, "#fbe6c8"), (0.5, "#fdf1dc"), (1, "#c77a7f")])
    c.strokes(300, 12, 150, 18, 0.05, 0.34, region=(120, 0, 700, 700))
    c.glow(470, 560, 320, "#fffaf0", 0.5)
    c.paint(rect(330, 520, 240, 250), "#e9b7a4", to="#d99a92", wobble=0.8)
    c.paint(poly([(320, 524), (452, 452), (584, 524)]), "#a8606a", rim="#f6d2b4", wobble=0.8)
    c.paint(arch(452, 772, 92, 150), "#fff3d8", shade="#f0b890", wobble=0.5)
    floor = poly([(-160, 1220), (374, 768), (524, 768), (940, 1220)])
    c.paint(floor, "#fbdfc0", to="#e0a08c", wobble=0.6)
    for k in range(13):
        y = 776 + 3.0 * k**1.95
        c.paint(rect(0, y + 1, 800, 4 + k * 1.3), "#fff6e2", alpha=0.4, wobble=0.4)
        c.line([(0, y), (400, y + 1), (800, y)], "#9a5a68", 1.6 + k * 0.3, alpha=0.55)
    c.paint(poly([(-160, 1220), (374, 768), (424, 768), (330, 1220)]), "#7b4159", alpha=0.42, feather=4)


def _lane_house(c: Canvas, side: int, near: float, far: float, top: float, wall: Color, p: Palette) -> list[Point]:
    """One house of the lane from the depth near to far; gives the windows as (x, y, scale)."""
    shady = side < 0
    tone = mix(wall, p.deep, 0.38) if shady else wall
    front = _wall_quad(side, near, far, -560, top)
    c.paint(front, tone, to=mix(tone, p.mid, 0.35), wobble=0.5)
    with c.clip(front):
        c.strokes(60, 90, 120, 14, 0.07, 0.3, region=(0, 0, 800, 1200))
        for _ in range(3):
            x, y = _wall_point(side, c.rng.uniform(near, far), c.rng.uniform(-400, top))
            patch = [(x - 14, y - 20), (x + 10, y - 26), (x + 16, y + 14), (x - 6, y + 26)]
            c.paint(poly(patch), mix(tone, "#c9806a", 0.5), alpha=0.7, wobble=2.4, rough=2)
    ends = [_wall_point(side, near * 0.97, top + 16), _wall_point(side, far, top + 16)]
    c.line(ends, mix("#9a4f56", p.ink, 0.3 if shady else 0.0), 26 / near, rim="#f6c8a8", rim_from=(0, -1), wobble=0.5)
    middle = 2 * near * far / (near + far)
    ratio = (far / near) ** 0.2
    c.paint(
        _wall_quad(side, middle / ratio**1.2, middle * ratio**1.2, -556, -306), mix(p.light, tone, 0.45), wobble=0.4
    )
    c.paint(
        _wall_quad(side, middle / ratio, middle * ratio, -554, -326), mix(p.deep, p.ink, 0.3), to=p.deep, wobble=0.3
    )
    places: list[Point] = []
    for row in range(4):
        height = top - 130 - row * (236 if top < 950 else 268)
        lit = (row * 2 + side + int(near * 7)) % 4 == 0
        frame = _wall_quad(side, middle / ratio**1.25, middle * ratio**1.25, height - 88, height + 76)
        hole = _wall_quad(side, middle / ratio, middle * ratio, height - 74, height + 62)
        c.paint(frame, mix(p.light, tone, 0.25), wobble=0.3)
        c.paint(hole, "#f6c06a" if lit else "#4a2840", to="#d98a52" if lit else "#7b4159", wobble=0.3)
        _sill(c, side, middle, ratio, height, p)
        places.append((*_wall_point(side, middle, height), 1 / middle))
    return places


def _sill(c: Canvas, side: int, middle: float, ratio: float, height: float, p: Palette) -> None:
    """Shutters and a flower box for one window of the lane."""
    shutter = c.rng.choice((p.accent, mix(p.accent, p.light, 0.35), mix(p.deep, p.mid, 0.5)))
    for near, far in ((middle / ratio**2.1, middle / ratio**1.2), (middle * ratio**1.2, middle * ratio**2.1)):
        leaf = _wall_quad(side, near, far, height - 84, height + 72)
        c.paint(leaf, shutter, shade=p.ink, shade_alpha=0.5, shade_depth=0.2, wobble=0.3)
    box = _wall_quad(side, middle / ratio**1.3, middle * ratio**1.3, height - 104, height - 84)
    c.paint(box, "#a8604a", rim=p.light, rim_width=4, wobble=0.3)
    for k in range(6):
        x, y = _wall_point(side, middle * ratio ** (-1.1 + k * 0.44), height - 80)
        size = c.rng.uniform(8, 13) / middle
        c.paint(circle(x, y, size), "#6f8a58", shade="#3a4a40", wobble=0.8)
        if c.rng.random() < 0.6:
            c.paint(circle(x, y - size * 0.5, size * 0.5), c.rng.choice(("#fbeeda", "#e8706a", "#f0c25c")), wobble=0.3)


def _neighbour(c: Canvas, place: Point, look: Look, flip: bool, reach: Vector, p: Palette) -> tuple[float, float]:
    """Someone who leans out of a window and holds the thread; gives where their hand is."""
    x, y, scale = place
    tall = 330 * scale
    sill = y + 76 * scale
    with c.clip(rect(0, 0, 800, sill)):
        held = figure(
            c,
            x - (10 if flip else -10) * scale,
            sill + tall * 0.52,
            tall,
            p,
            look,
            Pose(near=reach, far=(reach[0] + 0.03, reach[1] - 0.02), near_hand="grip", lean=12),
            flip=flip,
            shadow=0,
        )
    return held.near


def _thread(c: Canvas, start: Point, end: Point) -> None:
    """The red thread from one (x, y, width) to another, hanging a little between them."""
    sag = 0.05 * math.dist(start[:2], end[:2])
    wide = (start[2] + end[2]) / 2
    line = [(start[0], start[1]), ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag), (end[0], end[1])]
    c.paint(smooth([(x + 3, y + 7) for x, y in line], closed=False), "#5a1f30", stroke=wide, alpha=0.16, wobble=0.2)
    c.line(line, THREAD, wide, texture=0.2, wobble=0.2, rough=0.4)


NEIGHBOURS = (
    Look("#f0cdb0", "#b5652e", "curly", True, clothes="shirt", top="#6f9aa0"),
    Look("#6b432e", "#1e1718", "afro", clothes="dress", top="#f0c25c"),
    Look("#dca988", "#dcd8d2", "bun", age="old", clothes="dress", top="#6b5a88", glasses=True),
    Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe", top="#4f7f86", hat_color="#fbe6c8"),
    Look("#e6b48c", "#3a2420", "short", clothes="shirt", top="#fbf0dc"),
    Look("#8a5a3c", "#201a1c", "braids", age="child", clothes="dress", top="#7fa8a0"),
    Look("#eac3a4", "#e2ddd4", "bald", True, "old", "shirt", top="#8a6a5a"),
    Look("#a86f48", "#2a1c1c", "long", clothes="dress", top="#e8a06a"),
)


@scene(
    "thread-labyrinth",
    "Loose End",
    motifs="street windows thread child neighbours",
    themes="connection gossip fate search community",
    moods="curious sunny",
    alt="A red thread crosses a narrow sunlit lane again and again, from window to window and through the hands of"
    " the people who lean out; on the steps a child winds it on a ball, and high up a bird has the end in its beak.",
    seed=683,
    clues=("gossip", "family ties", "follow me", "spider", "all is connected", "lost the thread"),
)
def thread_labyrinth(c: Canvas) -> None:
    """Every window of the lane has hold of it."""
    p = ROSE
    _lane(c)
    left, right = _lane_walls(c, p)
    rows = [
        [_thread_stop(c, place, i * 2 + side, side == 0, p) for side, place in ((1, b), (0, a))]
        for i, (a, b) in enumerate(zip(left, right, strict=True))
    ]
    order = [*rows[0:4], *rows[7:3:-1], *rows[8:12], *rows[12:16]]  # down, up, down, down
    stops = [(566, 172, 2.0), *(stop for pair in order for stop in pair)]
    for start, end in pairwise(stops):
        _thread(c, start, end)
    bird(c, 590, 168, 0.62, p, color="#3f7f86", wing="#2a5a66")
    cat(c, left[-2][0] + 4, left[-2][1] + 62, 66, p, "#e8dccb", flip=True)
    _lane_pots(c, p)
    _lane_child(c, stops[-1], p)


def _thread_stop(c: Canvas, place: Point, turn: int, flip: bool, p: Palette) -> Point:
    """Where the thread passes a window: mostly a neighbour's hand, at every third one the dark of the room."""
    x, y, scale = place
    if turn % 3 == 1:
        return (x + (12 if flip else -12) * scale, y + 30 * scale, 1.4 + 4.2 * scale)
    hand = _neighbour(c, place, NEIGHBOURS[(turn * 5 + turn // 8 * 3) % 8], flip, (-0.24, -0.74), p)
    return (*hand, 1.4 + 4.2 * scale)


def _lane_pots(c: Canvas, p: Palette) -> None:
    """Plants in pots along both walls of the lane."""
    for x, y, size in ((250, 935, 17), (196, 990, 22), (606, 920, 16), (712, 1062, 27), (118, 1076, 30)):
        c.shadow_blob(x, y, size * 1.3, size * 0.3, p.ink, 0.4)
        for k in range(7):
            blob = circle(x + size * 0.75 * math.cos(k * 2.1), y - size * (1.7 + 0.5 * math.sin(k * 1.7)), size * 0.55)
            c.paint(blob, mix("#6f8a58", "#93a86a", k / 7), shade="#3a4a40", shade_depth=0.35, wobble=1.2, rough=2)
        for _ in range(6):
            spot = circle(x + size * c.rng.uniform(-0.9, 0.9), y - size * c.rng.uniform(1.3, 2.5), size * 0.13)
            c.paint(spot, c.rng.choice(("#fbeeda", "#e8706a")), wobble=0.2)
        pot = [(x - size * 0.7, y - size * 1.1), (x + size * 0.7, y - size * 1.1), (x + size * 0.5, y),
            (x - size * 0.5, y)]  # fmt: skip
        c.paint(poly(pot), "#b8654c", shade=p.deep, shade_depth=0.3, rim="#f3c3a6", wobble=0.4)


def _lane_walls(c: Canvas, p: Palette) -> tuple[list[Point], list[Point]]:
    """Both rows of houses, far ones first; gives their windows from the far end to the near end."""
    tones = ("#f6d9b8", "#e59a86", "#fbead0", "#d8868a")
    depths = (5.4, 3.7, 2.55, 1.75, 1.17)
    left: list[Point] = []
    right: list[Point] = []
    for i, (far, near) in enumerate(pairwise(depths)):
        left += _lane_house(c, -1, near, far, (900, 1010, 880, 850)[i], tones[i], p)
        right += _lane_house(c, 1, near, far, (990, 870, 1010, 880)[i], tones[(i + 1) % 4], p)
    return left, right


def _lane_child(c: Canvas, last: Point, p: Palette) -> None:
    """An old man on a stool, and the child on the steps with a ball of thread as large as its head."""
    elder = Look(
        "#eac3a4",
        "#e2ddd4",
        "bald",
        True,
        "old",
        "shirt",
        top="#6b5a88",
        bottom="#5a4450",
        hat="straw",
        hat_color="#f0d9a0",
    )
    c.shadow_blob(664, 1020, 46, 8, p.ink, 0.45)
    c.paint(rect(646, 966, 40, 52, 3), "#8a5a4a", shade=p.ink, shade_depth=0.3, rim=p.light, wobble=0.4)
    figure(c, 662, 968, 178, p, elder, Pose("sit", near=(-0.16, -0.12), far=(-0.2, -0.1), tilt=20, seat=0.28), shadow=0)
    girl = Look("#8a5a3c", "#201a1c", "curly", age="child", clothes="dress", top="#3f7f86", shoes="#3a2238")
    held = figure(c, 430, 1110, 170, p, girl, Pose("stand", view="back", near=(0.18, -0.5), far=(-0.22, -0.62), tilt=6))
    x, y = held.far[0] - 12, held.far[1] - 8
    _thread(c, last, (x, y, 4))
    c.paint(circle(x, y, 27), THREAD, shade="#6a1424", shade_depth=0.35, rim="#ff9a80", wobble=0.4)
    for k in range(6):
        c.line([(x - 22, y - 14 + k * 6), (x, y - 20 + k * 7), (x + 22, y - 10 + k * 5)], "#8a1a28", 2, alpha=0.8)
