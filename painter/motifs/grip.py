"""Hands modelled in space: four fingers and a thumb of three bones each, that spread, curl and grip.

The open hand is about two units long from wrist to fingertip: fingers point up (y), the palm looks at the viewer (z),
and the thumb is on the right; `left=True` mirrors it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from painter.motifs.clench import bony_finger
from painter.noise import Array
from painter.solid import Solid, ball, blend, box, carve, chain, egg, near, tube, turned, vector

Curl = tuple[float, float, float]
_ROOTS = ((0.30, 0.46), (0.10, 0.53), (-0.11, 0.50), (-0.30, 0.39))
_BONES = ((0.40, 0.26, 0.20), (0.45, 0.30, 0.21), (0.41, 0.28, 0.20), (0.32, 0.20, 0.17))
_FULL = (0.112, 0.114, 0.108, 0.092)
REST: tuple[Curl, ...] = ((12, 16, 10), (14, 20, 12), (18, 24, 14), (22, 28, 16))
FIST: tuple[Curl, ...] = ((82, 100, 55), (84, 102, 55), (86, 102, 55), (88, 100, 55))


@dataclass(frozen=True)
class Hand:
    """How a hand is held: the bend of the joints in degrees for index, middle, ring and little finger."""

    curls: Sequence[Curl] = REST
    spread: tuple[float, float, float, float] = (9, 2, -5, -13)  # outward lean of the fingers
    thumb: Curl = (10, 18, 14)
    thumb_out: float = 44  # away from the index finger
    thumb_over: float = 28  # across the palm
    arm: float = 1.6
    arm_width: float = 0.27
    bony: float = 0.0
    jointed: bool = False  # thick at the joints, thin between them

    def joints(self, finger: int) -> list[Array]:
        """Points along a finger from knuckle to tip."""
        x, y = _ROOTS[finger]
        points, lean, bend = [vector((x, y, 0.0))], np.radians(self.spread[finger]), 0.0
        for length, curl in zip(_BONES[finger], self.curls[finger], strict=True):
            bend += np.radians(curl)
            step = (np.sin(lean) * np.cos(bend), np.cos(lean) * np.cos(bend), np.sin(bend))
            points.append(points[-1] + vector(step) * np.float32(length))
        return points

    def thumb_joints(self) -> list[Array]:
        """Points along the thumb from wrist to tip."""
        out, over = np.radians(self.thumb_out), np.radians(self.thumb_over)
        points, bend = [vector((0.22, -0.36, 0.06))], 0.0
        for length, curl in zip((0.42, 0.34, 0.27), self.thumb, strict=True):
            bend += np.radians(curl)
            ahead = (np.sin(out - bend) * np.cos(over), np.cos(out - bend) * np.cos(over), np.sin(over) + bend * 0.25)
            points.append(points[-1] + vector(ahead) * np.float32(length) / np.float32(np.linalg.norm(ahead)))
        return points


def hand_parts(hand: Hand, left: bool = False) -> dict[str, Solid]:
    """The solids of a hand: skin and nails."""
    palm = blend(
        0.12,
        box((0, 0.08, 0), (0.36, 0.42, 0.13), 0.12),
        egg((0.20, -0.18, 0.12), (0.20, 0.30, 0.14), turned(0, 0, -24)),
        egg((-0.24, -0.12, 0.09), (0.14, 0.36, 0.12)),
        tube((0, -0.30, 0), (0, -0.62, 0), 0.22, hand.arm_width * 0.9),
        tube((0, -0.62, 0), (0, -0.62 - hand.arm, -0.05), hand.arm_width * 0.9, hand.arm_width * 1.25),
    )
    palm = carve(palm, 0.16, egg((-0.04, 0.04, 0.32), (0.20, 0.28, 0.16)))
    flesh, nails = [palm], []
    for finger in range(4):
        joints, full = hand.joints(finger), _FULL[finger]
        radii = [full * 1.06, full * 0.95, full * 0.86, full * 0.72]
        knots = [ball(joints[i], radii[i] * (1.02 + 0.14 * hand.bony)) for i in (1, 2)]
        middle = (joints[0] + joints[3]) / 2
        root = ball(joints[0] - vector((0, 0.03, 0.03)), full * 1.1)
        reach = float(np.linalg.norm(joints[0] - joints[3])) / 2 + 0.32
        bones = [bony_finger(joints, full), root] if hand.jointed else [chain(joints, radii, 0.03), root, *knots]
        flesh.append(near(middle, reach, blend(0.035, *bones)))
        nails.append(_nail(joints[2], joints[3], full * 0.72, -1))
    joints = hand.thumb_joints()
    flesh.append(blend(0.05, chain(joints, [0.16, 0.145, 0.125, 0.095], 0.04), ball(joints[2], 0.135)))
    nails.append(_nail(joints[2], joints[3], 0.10, -1))
    solids = {"skin": blend(0.07, *flesh), "nails": blend(0, *nails)}
    if not left:
        return solids
    return {name: mirrored(solid) for name, solid in solids.items()}


def mirrored(solid: Solid) -> Solid:
    """The solid as in a mirror: left is right."""
    return lambda p: solid(p * vector((-1, 1, 1)))


def _nail(before: Array, tip: Array, radius: float, side: int) -> Solid:
    """A nail on the back of the last bone."""
    along = (tip - before) / np.linalg.norm(tip - before)
    palmward = vector((0, 0, 1)) - along * along[2]
    palmward = palmward / max(float(np.linalg.norm(palmward)), 1e-3)
    across = np.cross(along, palmward)
    centre = tip + palmward * np.float32(side * radius * 0.62) + along * np.float32(radius * 0.15)
    frame = np.stack([across, along, palmward], axis=1).astype(np.float32)
    return near(centre, radius * 1.3, egg(centre, (radius * 0.66, radius * 0.95, radius * 0.44), frame))
