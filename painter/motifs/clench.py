"""Hands closed round a bar, bone by bone, for scenes in which they are very large.

A bar runs through `centre` along `along`; `up` is square to it, and the third way looks at the viewer. Four fingers
come over the bar from above (or from below), and the thumb closes over them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from painter.noise import Array
from painter.solid import Point3, Solid, ball, blend, chain, egg, near, vector


@dataclass(frozen=True)
class Clench:
    """A hand round a bar."""

    centre: Point3
    along: Point3  # from the little finger to the index finger
    up: Point3  # where the knuckles are: turned round for a hand that grips from below
    bar: float  # how thick the bar is, as a radius
    wrist: Point3
    arm: Sequence[Point3]  # from the wrist to the elbow, or off the card
    size: float = 1.0
    bony: float = 0.5
    thumb: bool = True
    arm_width: float = 0.26
    jointed: bool = False  # fingers that are thick at the joints and thin between them

    def ways(self) -> tuple[Array, Array, Array]:
        """Along the bar, up from it, and out to the viewer."""
        u = vector(self.along) / np.linalg.norm(vector(self.along))
        v = vector(self.up) - u * float(vector(self.up) @ u)
        v = v / np.linalg.norm(v)
        w = np.cross(u, v)
        w = w if w[2] > 0 else -w
        return vector(u), vector(v), vector(w)

    def finger(self, k: int) -> list[Array]:
        """Joints from the knuckle to the tip; 0 is the little finger."""
        u, v, w = self.ways()
        s = self.size
        at = vector(self.centre) + u * np.float32((k - 1.5) * 0.205 * s)
        full = (0.9, 1.0, 1.04, 0.98)[k]
        out = []
        for turn, off in ((-14 + 3 * k, 0.10), (50, 0.155 * full), (104, 0.12 * full), (150 - 5 * abs(k - 2), 0.075)):
            a, reach = np.radians(turn), self.bar + off * s
            out.append(vector(at + (v * np.cos(a) + w * np.sin(a)) * np.float32(reach)))
        return out


def clench_parts(hand: Clench) -> dict[str, Solid]:
    """Skin and nails of a hand round a bar."""
    s, (u, v, w) = hand.size, hand.ways()
    centre, wrist = vector(hand.centre), vector(hand.wrist)
    flesh: list[Solid] = []
    nails: list[Solid] = []
    knuckles = []
    for k in range(4):
        joints = hand.finger(k)
        full = (0.092, 0.106, 0.112, 0.108)[k] * s
        knots = [ball(joints[i], full * (1.0 + 0.16 * hand.bony)) for i in (0, 1)]
        run = chain(joints, [full, full * 1.0, full * 0.9, full * 0.76], 0.02)
        if hand.jointed:
            run, knots = bony_finger(joints, full), [ball(joints[0] + w * np.float32(0.02 * s), full * 1.22)]
        flesh.append(near((joints[0] + joints[2]) / 2, 0.62 * s, blend(0.03, run, *knots)))
        nails.append(_nail(joints[2], joints[3], centre, full * 0.78))
        knuckles.append(joints[0])
    bones = [
        chain(
            [knuckles[k], knuckles[k] * 0.45 + wrist * 0.55 + v * 0.03, wrist + u * (k - 1.5) * 0.07 * s],
            [0.085 * s, 0.08 * s, 0.10 * s],
            0.03,
        )
        for k in range(4)
    ]
    back = blend(0.10 * s, *bones, egg((wrist + knuckles[1] + knuckles[2]) / 3, (0.24 * s, 0.2 * s, 0.2 * s)))
    wide = hand.arm_width
    spread = [wide * 0.72, *(wide * (0.95 + 0.12 * i) for i in range(len(hand.arm)))]
    arm = chain([wrist, *hand.arm], spread, 0.06)
    pieces = [back, arm]
    if hand.thumb:
        path = [
            wrist + u * 0.16 * s,
            centre + u * 0.50 * s + v * (0.30 * s + 0.2 * hand.bar) + w * (hand.bar * 0.5),
            centre + u * 0.40 * s + w * (hand.bar + 0.22 * s) - v * 0.02 * s,
            centre + u * 0.08 * s + w * (hand.bar + 0.27 * s) - v * 0.20 * s,
        ]
        bend = [vector(point) for point in path]
        widths = [0.15 * s, 0.145 * s, 0.125 * s, 0.092 * s]
        pieces.append(blend(0.03, chain(bend, widths, 0.03), ball(bend[2], 0.135 * s)))
        nails.append(_nail(bend[2], bend[3], vector(centre), 0.1 * s))
    skin = blend(0.06 * s, *pieces, blend(0.025, *flesh))
    return {"skin": skin, "nails": blend(0, *nails)}


def bony_finger(joints: Sequence[Array], full: float) -> Solid:
    """A finger that is thick at its joints, waisted along each bone, and flat at the tip."""
    points, radii = [joints[0]], [full * 1.04]
    for k, (waist, knot) in enumerate(((0.90, 1.07), (0.83, 0.95), (0.84, 0.70))):
        points += [vector((joints[k] + joints[k + 1]) / 2), joints[k + 1]]
        radii += [full * waist, full * knot]
    return chain(points, radii, 0.012)


def fingers_round(at: Point3, along: Point3, radius: float, size: float) -> Solid:
    """Four small fingers across a limb or a rod that is held at a place."""
    u = vector(along) / np.linalg.norm(vector(along))
    w = vector((0, 0, 1)) - u * u[2]
    w = w / np.linalg.norm(w)
    v = np.cross(u, w)
    fingers = []
    for k in range(4):
        middle = vector(at) + u * np.float32((k - 1.5) * 0.115 * size)
        run = [
            middle + (v * np.cos(a) + w * np.sin(a)) * np.float32(radius + 0.05 * size) for a in (-0.5, 0.5, 1.4, 2.2)
        ]
        fingers.append(chain([vector(q) for q in run], [0.07 * size, 0.068 * size, 0.06 * size, 0.045 * size], 0.01))
    return blend(0.02, *fingers)


def _nail(before: Array, tip: Array, inside: Array, radius: float) -> Solid:
    """A nail on the outer side of the last bone."""
    along = (tip - before) / np.linalg.norm(tip - before)
    out = tip - inside
    out = out - along * float(out @ along)
    out = out / max(float(np.linalg.norm(out)), 1e-3)
    centre = tip + out * np.float32(radius * 0.72) - along * np.float32(radius * 0.1)
    frame = np.stack([np.cross(along, out), along, out], axis=1).astype(np.float32)
    return near(centre, radius * 1.3, egg(centre, (radius * 0.66, radius * 0.85, radius * 0.42), frame))
