"""The body of a figure: its look and pose, the skeleton they give, and the painting of its limbs.

All in units of the figure's height, the ground (or the seat) at y = 0, facing left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Unpack

from painter.brush import BrushOptions
from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, limb, smooth, union
from painter.palette import Color, Palette, mix

Point = tuple[float, float]
BLOOD = "#7a3b32"
HairStyle = Literal["short", "bob", "long", "bun", "braids", "afro", "curly", "bald", "headscarf"]
Age = Literal["child", "adult", "old"]
Clothes = Literal["coat", "dress", "shirt", "robe", "apron", "skirt", "cloak"]
Hat = Literal["none", "top", "bowler", "cap", "cone", "crown", "straw", "beret", "woolly"]
Stance = Literal["stand", "walk", "stride", "run", "tiptoe", "sit", "ground", "kneel", "lie"]
View = Literal["left", "right", "three_quarter", "front", "back"]
Grip = Literal["relaxed", "grip", "open", "point"]


@dataclass(frozen=True)
class Look:
    """Who somebody is: body, hair and clothes. A colour left None is taken from the card's palette."""

    skin: str = "#e8bd97"
    hair: str = "#3a2a2c"
    hair_style: HairStyle = "short"
    beard: bool = False
    age: Age = "adult"
    clothes: Clothes = "coat"
    top: str | None = None
    bottom: str | None = None
    shoes: str | None = None
    trim: str | None = None
    hat: Hat = "none"
    hat_color: str | None = None
    scarf: str | None = None
    glasses: bool = False
    build: float = 1.0


@dataclass(frozen=True)
class Pose:
    """What somebody does. ``near`` and ``far`` are hand targets in heights from the feet (or the seat), facing left.

    Seen from the back or the front, ``near`` is the hand on the right of the picture. None lets the arm hang.
    """

    stance: Stance = "stand"
    near: Point | None = None
    far: Point | None = None
    view: View = "left"
    gaze: View | None = None  # the head's own view; None: the same as the body's
    lean: float = 0.0  # degrees forward (left)
    tilt: float = 0.0  # degrees, above 0 looks up
    wind: float = 0.0  # above 0 blows towards the right
    near_hand: Grip = "relaxed"
    far_hand: Grip = "relaxed"
    seat: float | None = None  # height of the seat above the floor, for "sit"


@dataclass(frozen=True)
class _Build:
    head: float
    hip: float
    shoulder: float
    upper: float
    fore: float
    wide: float
    deep: float
    hunch: float


_BUILDS = {
    "child": _Build(0.245, 0.375, 0.695, 0.135, 0.16, 0.098, 0.98, 0.0),
    "adult": _Build(0.175, 0.475, 0.775, 0.165, 0.195, 0.105, 1.0, 0.0),
    "old": _Build(0.185, 0.445, 0.745, 0.165, 0.195, 0.105, 1.1, 0.10),
}


@dataclass(frozen=True)
class _Stance:
    pelvis: Point  # x, height; in leg lengths
    near: tuple[float, float, float]  # ankle x, lift, heel-up degrees
    far: tuple[float, float, float]
    lean: float = 0.0
    arms: tuple[float, float] = (4.0, -4.0)  # swing of hanging arms, degrees forward
    low: bool = False  # sitting or kneeling: the cloth follows the thighs


_STANCES = {
    "stand": _Stance((0.03, 0.985), (0.15, 0, 0), (-0.17, 0, 0), -1, (10, -6)),
    "walk": _Stance((0.0, 0.955), (0.36, 0, 34), (-0.36, 0, -14), 4, (30, -26)),
    "stride": _Stance((-0.02, 0.90), (0.56, 0, 44), (-0.52, 0, -16), 9, (42, -38)),
    "run": _Stance((-0.06, 0.93), (0.60, 0.05, 62), (-0.26, 0.36, -8), 15, (58, -62)),
    "tiptoe": _Stance((0.0, 1.09), (0.04, 0, 48), (-0.10, 0, 44), 0, (8, -8)),
    "sit": _Stance((0.0, 0.0), (-0.56, 0, 0), (-0.47, 0, 0), 2, (28, 22), True),
    "ground": _Stance((0.0, 0.0), (-0.56, 0, 0), (-0.70, 0, 0), -6, (40, 40), True),
    "kneel": _Stance((0.0, 0.50), (0.50, 0, 78), (-0.47, 0, 0), 4, (24, 18), True),
    "lie": _Stance((0.0, 1.0), (-0.10, 0.14, 20), (-0.02, 0.06, 20), -2, (8, 8)),
}


def add(a: Point, b: Point, k: float = 1.0) -> Point:
    """One point moved by another, k times."""
    return (a[0] + b[0] * k, a[1] + b[1] * k)


def between(a: Point, b: Point, t: float) -> Point:
    """The point at a share t of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def turned(v: Point, degrees: float) -> Point:
    """A vector turned by degrees."""
    s, k = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return (v[0] * k - v[1] * s, v[0] * s + v[1] * k)


def joint(a: Point, b: Point, first: float, second: float, side: float) -> tuple[Point, Point]:
    """Two bones from a towards b; side -1 or 1 says to which hand the joint bends. Returns the joint and the end."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = max(1e-4, math.hypot(dx, dy))
    reach = min(max(d, abs(first - second) * 1.05 + 1e-3), (first + second) * 0.995)
    ux, uy = dx / d, dy / d
    along = (first * first - second * second + reach * reach) / (2 * reach)
    off = math.sqrt(max(0.0, first * first - along * along)) * side
    return (a[0] + ux * along - uy * off, a[1] + uy * along + ux * off), (a[0] + ux * reach, a[1] + uy * reach)


class Body:
    """The skeleton of one figure, solved from look and pose, in units of height."""

    def __init__(self, look: Look, pose: Pose) -> None:
        self.look, self.pose = look, pose
        self.b = b = _BUILDS[look.age]
        self.s = _STANCES[pose.stance]
        self.frontal = pose.view in ("front", "back")
        self.quarter = pose.view == "three_quarter"
        self.leg = b.hip
        self.bone = (b.hip - 0.045) * 0.508
        sitting = pose.stance in ("sit", "ground")
        self.pelvis: Point = (0.0, -0.058) if sitting else (self.s.pelvis[0] * b.hip, -self.s.pelvis[1] * b.hip)
        if self.frontal:
            self.pelvis = (0.012, self.pelvis[1])
        torso = b.shoulder - b.hip
        self.lean = self.s.lean * (0.2 if self.frontal else 1) + pose.lean + (7 if b.hunch else 0)
        self.up = turned((0.0, -1.0), -self.lean)
        self.chest = add(self.pelvis, self.up, torso)
        back = (-self.up[1], self.up[0])
        bow = (b.hunch + 0.03 * (pose.lean > 20)) * torso * (0 if self.frontal else 1)
        self.waist = add(between(self.pelvis, self.chest, 0.55), back, bow * 1.2)
        self._limbs()
        neck = turned((0.0, -1.0), -self.lean * 0.75 - (0 if self.frontal else b.hunch * 90 + 5) + pose.tilt * 0.35)
        self.neck = add(self.chest, neck, b.head * 0.12)
        self.head = add(self.chest, neck, b.head * (0.62 if b.head < 0.2 else 0.57))

    def _limbs(self) -> None:
        """Place hips, shoulders, knees and elbows."""
        b, hw = self.b, 0.046 if self.frontal else 0.03 if self.quarter else 0.008
        sw = b.wide * 0.66 if self.frontal else 0.052 if self.quarter else 0.006
        tip = 0.012 if self.frontal else 0.0
        self.hips = (add(self.pelvis, (hw, tip * 0.6)), add(self.pelvis, (-hw, -tip * 0.6)))
        down = add(self.chest, self.up, -0.040 if self.frontal else -0.028)
        right = (-self.up[1], self.up[0])
        self.shoulders = (add(add(down, right, sw), (0, -tip)), add(add(down, right, -sw), (0, tip)))
        self.feet = [self._ankle(i) for i in (0, 1)]
        self.knees: list[Point] = []
        for i in (0, 1):
            side = 1.0 if not self.frontal or i else -1.0
            knee, self.feet[i] = joint(self.hips[i], self.feet[i], self.bone, self.bone, side)
            if self.frontal:
                knee = between(between(self.hips[i], self.feet[i], 0.5), knee, 0.25)
            self.knees.append(knee)
        self.elbows: list[Point] = []
        self.hands: list[Point] = []
        for i, want in enumerate((self.pose.near, self.pose.far)):
            aim = want or self._hanging(i)
            raised = aim[0] > self.shoulders[i][0] + 0.02 and aim[1] < self.shoulders[i][1] - 0.02
            side = self._outward(i, aim) if self.frontal else 1.0 if raised else -1.0
            elbow, hand = joint(self.shoulders[i], aim, b.upper, b.fore, side)
            self.elbows.append(elbow)
            self.hands.append(hand)

    def _outward(self, i: int, aim: Point) -> float:
        """Which bend lets the elbow fall out and down when the figure is seen from the back or front."""
        out = 1 if i == 0 else -1
        best = {
            s: e[0] * out * 0.7 + e[1]
            for s in (-1.0, 1.0)
            for e in (joint(self.shoulders[i], aim, self.b.upper, self.b.fore, s)[0],)
        }
        return max(best, key=lambda s: best[s])

    def _hanging(self, i: int) -> Point:
        """Where a hand hangs that has nothing to do."""
        arm = (self.b.upper + self.b.fore) * 0.95
        if self.frontal:
            return add(self.shoulders[i], turned((0.0, arm * 1.035), -9 if i == 0 else 7))
        swing = self.s.arms[i] + self.lean * 0.4
        bent = 0.95 - abs(swing) / 260 - (0.12 if self.s.low else 0)
        return add(self.shoulders[i], turned((0.0, arm * bent), swing))

    def _ankle(self, i: int) -> Point:
        """Where an ankle is, with the sole on the ground."""
        x, lift, heel = self.s.near if i == 0 else self.s.far
        sole = max(0.045 * math.cos(math.radians(heel)) + k * math.sin(math.radians(heel)) for k in (-0.03, 0.085))
        y = -lift * self.leg - sole
        if self.pose.stance == "sit":
            floor = self.pose.seat if self.pose.seat is not None else self.leg * 0.5 + 0.045 - 0.03 * i
            y = min(floor, self.leg * 0.55 + 0.045) - sole
        if self.frontal and self.pose.stance == "sit":
            return (0.075 if i == 0 else -0.065, y)
        if self.frontal:
            depth = x * self.leg * (1 if self.pose.view == "back" else -1)
            return ((0.058 if i == 0 else -0.062) + 0.1 * (abs(x) > 0.2) * (-0.4 if i == 0 else 0.4), y + depth * 0.16)
        spread = (0.03 if i == 0 else -0.03) if self.quarter else 0.0
        return (x * self.leg * (0.85 if self.quarter else 1) + spread, y)

    def spine(self, t: float, forward: float) -> Point:
        """A point beside the spine: t from pelvis 0 to chest 1, forward in heights towards the left."""
        a, m, b = self.pelvis, self.waist, self.chest
        if t > 1:
            return add(add(b, self.up, (t - 1) * (self.b.shoulder - self.b.hip)), (self.up[1], -self.up[0]), forward)
        x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * (2 * m[0] - (a[0] + b[0]) / 2) + t * t * b[0]
        y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * (2 * m[1] - (a[1] + b[1]) / 2) + t * t * b[1]
        return add((x, y), (self.up[1], -self.up[0]), forward)


class Tools:
    """Paints the parts of one figure with edges fit for its size."""

    def __init__(self, c: Canvas, height: float, p: Palette, look: Look, rim: Color | None = None) -> None:
        self.c, self.h, self.p, self.rim = c, height, p, rim
        self.big = height >= 120
        self.wobble = max(0.10, min(0.6, height / 420))
        self.rough = max(0.35, min(0.7, height / 260))
        self.top: Color = look.top or p.accent
        self.bottom: Color = look.bottom or mix(p.ink, p.deep, 0.35)
        self.shoes: Color = look.shoes or mix(p.ink, "#2a1a18", 0.4)
        self.trim: Color = look.trim or mix(self.top, p.light, 0.45)

    def dark(self, color: Color, t: float = 0.5) -> Color:
        """The colour in shadow."""
        return mix(color, mix(self.p.ink, "#1c1424", 0.3), t)

    def lay(
        self, path: Path, color: Color, dark: Color | None = None, depth: float = 0.3, **more: Unpack[BrushOptions]
    ) -> None:
        """Paint a path with the edges that suit the size of the figure."""
        more.setdefault("wobble", self.wobble)
        more.setdefault("rough", self.rough)
        if dark is not None:
            more["shade"] = dark
            more["shade_depth"] = depth
        self.c.paint(path, color, **more)

    def cloth(
        self, path: Path, color: Color, dim: float = 0.0, depth: float = 0.3, **more: Unpack[BrushOptions]
    ) -> None:
        """Paint a piece of cloth."""
        base = self.dark(color, dim) if dim else color
        more["light_from"] = (-0.7, -0.35)
        if self.rim is not None:
            more.update({"rim": self.rim, "rim_width": 4.0, "rim_alpha": 0.8})
        self.lay(path, base, self.dark(color, 0.62 - 0.34 * float(mix(color, color, 0).mean()) ** 2), depth, **more)

    def flesh(
        self, path: Path, skin: Color, dim: float = 0.0, depth: float = 0.3, **more: Unpack[BrushOptions]
    ) -> None:
        """Paint a piece of skin."""
        base = mix(skin, BLOOD, dim) if dim else skin
        more.setdefault("wobble", self.wobble * 0.5)
        more.setdefault("shade_alpha", 0.5)
        self.lay(path, base, mix(skin, BLOOD, 0.55), depth, **more)

    def stroke(self, pts: Sequence[Point], color: Color, width: float, **more: Unpack[BrushOptions]) -> None:
        """Draw a line."""
        more.setdefault("wobble", self.wobble * 0.5)
        more.setdefault("rough", self.rough)
        self.c.line(list(pts), color, width, **more)


def bent(a: Point, m: Point, b: Point, widths: Sequence[float]) -> Path:
    """A limb through a joint that stays a joint: extra points keep the bones straight."""
    pts = [a, between(a, m, 0.5), between(a, m, 0.86), between(m, b, 0.14), between(m, b, 0.55), b]
    corner = between(between(a, m, 0.93), between(m, b, 0.07), 0.5)
    pts.insert(3, between(corner, m, 0.75))
    return union(limb(pts, list(widths)), circle(a[0], a[1], widths[0] * 0.49))


def _shoe(body: Body, i: int) -> Path:
    """The outline of one shoe."""
    ax, ay = body.feet[i]
    heel = (body.s.near if i == 0 else body.s.far)[2]
    if body.frontal:
        out = 0.012 if i == 0 else -0.012
        toe = 0.05 if body.pose.view == "front" else 0.043
        pts = [(-0.026, -0.03), (0.026, -0.03), (0.034 + out, 0.02), (0.036 + out, toe), (-0.036 + out, toe),
            (-0.034 + out, 0.02)]  # fmt: skip
    else:
        pts = [(0.03, -0.03), (-0.024, -0.034), (-0.036, 0.0), (-0.08, 0.014), (-0.098, 0.034), (-0.088, 0.046)]
        pts += [(-0.02, 0.045), (0.03, 0.046), (0.038, 0.02)]
        pts = [turned(q, -heel) for q in pts]
    return smooth([(ax + q[0], ay + q[1]) for q in pts])


def paint_leg(tools: Tools, body: Body, i: int) -> None:
    """Paint one leg with its shoe; 0 is the near one."""
    look, dim = body.look, 0.3 if i and not body.frontal else 0.0
    bare = look.clothes in ("dress", "skirt", "apron") and look.age != "old"
    k = 0.82 if bare else 1.0
    w = [v * k * look.build for v in (0.098, 0.092, 0.078, 0.072, 0.068, 0.058, 0.046)]
    path = bent(body.hips[i], body.knees[i], body.feet[i], w)
    if bare:
        tools.flesh(path, look.skin, dim * 0.8)
    else:
        tools.cloth(path, tools.bottom, dim, depth=0.2)
    tools.lay(_shoe(body, i), tools.dark(tools.shoes, dim), wobble=tools.wobble * 0.5)


def _hand(tools: Tools, body: Body, i: int) -> None:
    """One hand in the shape that the pose asks for."""
    kind = body.pose.near_hand if i == 0 else body.pose.far_hand
    (ex, ey), (hx, hy) = body.elbows[i], body.hands[i]
    turn = math.degrees(math.atan2(hy - ey, hx - ex)) - 90
    mirror = -1.0 if (body.frontal and i == 0) == (body.pose.view != "front") and body.frontal else 1.0
    k = 1.12 if body.look.age == "child" else 1.0
    skin, dim = body.look.skin, 0.22 if i and not body.frontal else 0.0

    def put(pts: Sequence[Point]) -> list[Point]:
        """Points of a hand, turned along the forearm."""
        return [add((hx, hy), turned((q[0] * mirror * k, q[1] * k), turn)) for q in pts]

    palm = smooth(put([(-0.017, -0.042), (0.017, -0.042), (0.027, -0.012), (0.026, 0.016), (0.0, 0.026),
        (-0.025, 0.014), (-0.025, -0.014)]))  # fmt: skip
    thumb = limb(put([(-0.015, -0.022), (-0.031, -0.006), (-0.033, 0.016)]), [0.02, 0.019, 0.012])
    fingers = [
        limb(put([(x, 0.0), (x * 1.1 - 0.002, 0.03), (x * 0.95 - 0.006, y)]), [0.018, 0.016, 0.010])
        for x, y in ((-0.015, 0.052), (-0.002, 0.058), (0.012, 0.052))
    ]
    if kind == "open":
        fingers = [
            limb(put([(x * 0.7, 0.0), (x * 1.5, 0.03), (x * 2.1, y)]), [0.017, 0.015, 0.009])
            for x, y in ((-0.014, 0.055), (-0.004, 0.062), (0.006, 0.06), (0.015, 0.05))
        ]
        thumb = limb(put([(-0.012, -0.02), (-0.034, -0.006), (-0.05, 0.008)]), [0.02, 0.017, 0.010])
    elif kind == "point":
        fingers = [limb(put([(-0.012, 0.0), (-0.012, 0.035), (-0.012, 0.068)]), [0.018, 0.015, 0.009])]
    elif kind == "grip":
        fingers = [ellipse(*put([(0.0, 0.006)])[0], 0.026 * k, 0.026 * k)]
        thumb = limb(put([(-0.02, -0.016), (-0.027, 0.006), (-0.006, 0.02)]), [0.018, 0.018, 0.012])
    tools.flesh(union(palm, thumb, *fingers), skin, dim, depth=0.22)
    if tools.big and kind in ("relaxed", "grip"):
        for x in (-0.008, 0.006):
            tools.stroke(
                put([(x, 0.012), (x - 0.002, 0.034 if kind == "relaxed" else 0.026)]),
                mix(skin, BLOOD, 0.6),
                0.0045,
                alpha=0.7,
            )


def paint_arm(tools: Tools, body: Body, i: int) -> None:
    """Paint one arm with its hand; 0 is the near one."""
    look, dim = body.look, 0.34 if i and not body.frontal else 0.06
    full = look.clothes in ("robe", "cloak")
    wrist = between(body.elbows[i], body.hands[i], 0.80)
    w = (0.074, 0.072, 0.066, 0.064, 0.062, 0.062, 0.054)
    if full:
        w = (0.074, 0.074, 0.072, 0.074, 0.078, 0.092, 0.108)
    _hand(tools, body, i)
    more: BrushOptions = {}
    if i == 0 and not body.frontal:
        more = {"rim": mix(tools.top, tools.p.light, 0.35), "rim_width": 3.0, "rim_alpha": 0.5}
    tools.cloth(
        bent(body.shoulders[i], body.elbows[i], wrist, [v * look.build for v in w]), tools.top, dim, depth=0.22, **more
    )
    if tools.big:
        across = turned(add(wrist, body.elbows[i], -1), 90)
        n = math.hypot(*across) or 1
        half = (0.05 if full else 0.026) / n
        a, b = add(wrist, across, half), add(wrist, across, -half)
        tools.stroke([a, b], tools.dark(tools.trim, dim), 0.012, cap="butt")
