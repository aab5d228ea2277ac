"""The posed figure: a skeleton with weight, and the solids of flesh and cloth that hang on it.

A figure is one height tall: feet at y = 0, the head at about y = -1, x to the right, z to the viewer, and it faces the
viewer. `Place` turns, scales and moves it onto the card. "left" and "right" are sides of the picture at yaw 0.

    parts = figure(Pose(left_hand=(-0.1, -0.7, 0.2), left_grip="hold"), Place(400, 1000, 520, yaw=-40))
    relief = look(parts)        # light, shadow, outlines: painter.solids
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import numpy as np

from painter.noise import Array
from painter.solids import Solid, Spot, Vec, turn_matrix

Grip = Literal["relaxed", "hold", "fist", "open", "point", "pinch", "flat", "claw"]
Cloth = Literal["coat", "shirt", "dress", "bare"]
Hair = Literal["short", "long", "bun", "none", "bob"]
Side: TypeAlias = Literal["left", "right"]

# Bend of each knuckle of index, middle, ring and little finger in degrees, then of the thumb; how wide they spread.
_GRIPS: dict[Grip, tuple[tuple[float, float, float, float], float, float]] = {
    "relaxed": ((24, 30, 34, 38), 18, 3),
    "hold": ((62, 66, 68, 66), 42, 2),
    "fist": ((86, 88, 88, 86), 58, 0),
    "open": ((4, 2, 4, 8), 2, 11),
    "point": ((4, 80, 84, 84), 52, 2),
    "pinch": ((46, 40, 30, 20), 40, 6),
    "flat": ((2, 0, 0, 2), 4, 2),
    "claw": ((44, 46, 46, 44), 26, 9),
}


@dataclass(frozen=True)
class Place:
    """Where a figure stands on the card: its feet, its height, and how it is turned."""

    x: float
    y: float
    height: float
    yaw: float = 0
    pitch: float = 0  # the camera looks down on it by so many degrees
    roll: float = 0
    z: float = 0


@dataclass(frozen=True)
class Pose:
    """What somebody does; targets are in heights. A target out of reach is only reached for."""

    pelvis: Vec = (0.0, -0.53, 0.0)
    hips: tuple[float, float] = (0.0, 0.0)  # yaw, tilt (right side down)
    chest: tuple[float, float, float] = (0.0, 0.0, 0.0)  # yaw, lean forward, bend to the right
    head: tuple[float, float, float] = (0.0, 0.0, 0.0)  # yaw, nod, tilt to the right
    left_hand: Vec | None = None
    right_hand: Vec | None = None
    left_elbow: Vec | None = None  # a way the elbow points
    right_elbow: Vec | None = None
    left_grip: Grip = "relaxed"
    right_grip: Grip = "relaxed"
    left_palm: Vec | None = None  # the way the palm faces
    right_palm: Vec | None = None
    left_fingers: Vec | None = None  # the way the fingers point
    right_fingers: Vec | None = None
    left_foot: Vec = (-0.075, -0.045, 0.0)
    right_foot: Vec = (0.075, -0.045, 0.0)
    left_knee: Vec = (-0.2, 0.0, 1.0)
    right_knee: Vec = (0.2, 0.0, 1.0)
    left_toe: tuple[float, float] = (-14.0, 0.0)  # yaw and downward pitch of the foot
    right_toe: tuple[float, float] = (14.0, 0.0)


@dataclass(frozen=True)
class Frame:
    """How somebody is built and dressed."""

    head: float = 0.165  # height of the head
    wide: float = 1.0  # shoulders
    stout: float = 1.0
    limbs: float = 1.0  # thickness of arms and legs
    cloth: Cloth = "shirt"
    hem: float = 0.30  # coat or dress: how far it hangs below the hips
    flare: float = 1.0
    sleeves: bool = True
    trousers: bool = True
    hands: float = 1.1
    hair: Hair = "short"
    skull: bool = True  # False leaves the head away, for a head of its own


@dataclass
class Skeleton:
    """The joints of a posed figure, in heights."""

    joints: dict[str, Array] = field(default_factory=dict)
    turns: dict[str, Array] = field(default_factory=dict)


def _v(values: Spot) -> Array:
    return np.asarray(values, np.float32)


def _unit(values: Array) -> Array:
    return np.asarray(values / max(1e-6, float(np.linalg.norm(values))), np.float32)


def bones(start: Array, target: Array, first: float, second: float, hint: Array) -> tuple[Array, Array]:
    """Two bones from start towards target, the joint pushed the way of the hint: the joint and the end."""
    way = target - start
    far = max(1e-4, float(np.linalg.norm(way)))
    reach = min(max(far, abs(first - second) + 1e-3), (first + second) * 0.998)
    along = _unit(way)
    share = (first**2 - second**2 + reach**2) / (2 * reach)
    off = math.sqrt(max(0.0, first**2 - share**2))
    side = hint - along * float(hint @ along)
    return start + along * share + _unit(side) * off, start + along * reach


def skeleton(pose: Pose, frame: Frame = Frame()) -> Skeleton:  # noqa: B008 - frozen
    """Solve the joints of a pose."""
    bone = Skeleton()
    joint, turn = bone.joints, bone.turns
    pelvis = _v(pose.pelvis)
    turn["hips"] = turn_matrix(pose.hips[0], 0, pose.hips[1])
    turn["chest"] = turn_matrix(pose.chest[0], pose.chest[1], pose.chest[2])
    turn["head"] = turn_matrix(*pose.head)
    joint["pelvis"] = pelvis
    waist = pelvis + turn["hips"] @ _v((0, -0.085, 0.0)) * 0.6 + turn["chest"] @ _v((0, -0.085, 0.0)) * 0.4
    joint["waist"] = waist
    joint["chest"] = waist + turn["chest"] @ _v((0, -0.125, 0.004))
    joint["neck"] = waist + turn["chest"] @ _v((0, -0.225, -0.008))
    joint["head"] = joint["neck"] + turn["head"] @ _v((0, -0.075 - frame.head * 0.30, 0.018))
    for side, sign in (("left", -1), ("right", 1)):
        hip = pelvis + turn["hips"] @ _v((0.052 * sign, 0.012, 0))
        shoulder = waist + turn["chest"] @ _v((0.108 * frame.wide * sign, -0.195, -0.004))
        foot, knee = _v(getattr(pose, f"{side}_foot")), _v(getattr(pose, f"{side}_knee"))
        joint[f"{side} hip"], joint[f"{side} shoulder"] = hip, shoulder
        joint[f"{side} knee"], joint[f"{side} ankle"] = bones(hip, foot, 0.245, 0.245, knee)
        target = getattr(pose, f"{side}_hand")
        aim = shoulder + turn["chest"] @ _v((0.05 * sign, 0.30, 0.03)) if target is None else _v(target)
        hint = getattr(pose, f"{side}_elbow")
        elbow = turn["chest"] @ _v((0.7 * sign, 0.5, -0.6)) if hint is None else _v(hint)
        joint[f"{side} elbow"], joint[f"{side} wrist"] = bones(shoulder, aim, 0.165, 0.15, elbow)
    return bone


def hand(
    solid: Solid,
    wrist: Spot,
    fingers: Spot,
    palm: Spot,
    length: float,
    grip: Grip = "relaxed",
    thumb_side: int = 1,
    bends: tuple[float, float, float, float] | None = None,
    thumb: float | None = None,
) -> dict[str, Array]:
    """Add a hand: fingers and palm are ways, length runs from the wrist to the middle fingertip. Gives the fingertips.

    thumb_side is 1 when the thumb lies on the side fingers × palm, -1 on the other.
    """
    f = _unit(_v(fingers))
    n = _v(palm) - f * float(_v(palm) @ f)
    n = _unit(n) if float(np.linalg.norm(n)) > 1e-3 else _unit(np.cross(f, _v((0.3, 0.9, 0.2))))
    s = _unit(np.cross(f, n)) * thumb_side
    curls, thumb_bend, spread = _GRIPS[grip]
    curls, thumb_bend = bends or curls, thumb_bend if thumb is None else thumb
    base, k, soft = _v(wrist), length, length * 0.06
    # the palm: four bones that fan out, a heel, and the ball of the thumb
    for across in (0.17, 0.055, -0.06, -0.165):
        solid.cone(base + s * across * 0.62 * k + f * 0.06 * k, base + s * across * k + f * 0.46 * k, 0.082 * k,
            0.072 * k, soft)  # fmt: skip
    solid.cone(base + s * 0.12 * k + f * 0.10 * k + n * 0.05 * k, base + s * 0.20 * k + f * 0.28 * k + n * 0.05 * k,
        0.085 * k, 0.075 * k, soft)  # fmt: skip
    solid.cone(base - s * 0.13 * k + f * 0.08 * k + n * 0.04 * k, base - s * 0.16 * k + f * 0.30 * k + n * 0.03 * k,
        0.07 * k, 0.06 * k, soft)  # fmt: skip
    tips: dict[str, Array] = {}
    rows = (("index", 0.17, 0.45, 0.47, 0.066), ("middle", 0.055, 0.48, 0.52, 0.068),
        ("ring", -0.06, 0.46, 0.48, 0.064), ("little", -0.165, 0.40, 0.38, 0.056))  # fmt: skip
    for number, (name, across, root, long, thick) in enumerate(rows):
        fan = math.radians((1.4 - number) * spread)
        way = _unit(f * math.cos(fan) + s * math.sin(fan))
        knuckle = base + s * across * k + f * root * k
        joints, bend = [knuckle], 0.0
        for share, more in ((0.45, 0.95), (0.31, 1.1), (0.24, 0.75)):
            bend += math.radians(curls[number] * more)
            joints.append(joints[-1] + (way * math.cos(bend) + n * math.sin(bend)) * long * share * k)
        radii = [thick * k * t for t in (1.08, 1.0, 0.9, 0.74)]
        solid.chain(joints, radii, soft * 0.25, first=soft)
        tips[name] = joints[-1]
    tips["thumb"] = _thumb(solid, base, (f, n, s), k, thumb_bend)
    return tips


def _thumb(solid: Solid, base: Array, ways: tuple[Array, Array, Array], k: float, bend: float) -> Array:
    f, n, s = ways
    over = math.radians(bend)
    root = base + s * 0.12 * k + f * 0.12 * k + n * 0.03 * k
    out = _unit(s * math.cos(over) * 0.85 + n * (0.35 + math.sin(over)) + f * 0.75)
    middle = root + out * 0.26 * k
    fold = _unit(out * 0.9 - s * math.sin(over) * 0.9 + f * 0.35)
    last = middle + fold * 0.19 * k
    further = _unit(fold - s * math.sin(over) * 0.35)
    tip = np.asarray(last + further * 0.15 * k, np.float32)
    solid.chain([root, middle, last, tip], [0.095 * k, 0.078 * k, 0.072 * k, 0.058 * k], k * 0.03, first=k * 0.08)
    return tip


def _torso(cloth: Solid, bone: Skeleton, frame: Frame) -> None:
    joint, turn, fat = bone.joints, bone.turns, frame.stout
    chest, hips = turn["chest"], turn["hips"]
    cloth.ball(joint["chest"] + chest @ _v((0, -0.005, 0)), (0.102 * frame.wide, 0.125, 0.072 * fat), chest)
    cloth.ball(joint["waist"] + chest @ _v((0, 0.02, 0.012 * fat)), (0.076 * fat, 0.1, 0.060 * fat), chest, 0.04)
    cloth.ball(joint["pelvis"] + _v((0, -0.01, -0.006)), (0.090 * fat, 0.078, 0.074 * fat), hips, 0.04)
    for side, sign in (("left", -1), ("right", 1)):
        shoulder = joint[f"{side} shoulder"]
        cloth.cone(joint["neck"] + chest @ _v((0.02 * sign, 0.02, 0)), shoulder, 0.030, 0.038 * frame.limbs, 0.04)


def _arm(cloth: Solid, skin: Solid, bone: Skeleton, pose: Pose, frame: Frame, side: Side) -> None:
    joint, k = bone.joints, frame.limbs
    shoulder, elbow, wrist = (joint[f"{side} {name}"] for name in ("shoulder", "elbow", "wrist"))
    cuff = 1.15 if frame.sleeves else 1.0
    sleeve = cloth if frame.sleeves else skin
    bulge = shoulder + (elbow - shoulder) * 0.4
    sleeve.chain([shoulder, bulge, elbow], [0.037 * k * cuff, 0.034 * k * cuff, 0.027 * k * cuff], 0.010, first=0.03)
    belly = elbow + (wrist - elbow) * 0.3
    end = elbow + (wrist - elbow) * 0.93
    sleeve.chain([elbow, belly, end], [0.027 * k * cuff, 0.029 * k * cuff, 0.021 * k * cuff], 0.010)
    skin.cone(elbow + (wrist - elbow) * 0.8, wrist, 0.02 * k, 0.018 * k, 0.01)
    fore = _unit(wrist - elbow)
    fingers = getattr(pose, f"{side}_fingers")
    palm = getattr(pose, f"{side}_palm")
    sign = -1 if side == "left" else 1
    inward = bone.turns["chest"] @ _v((-sign, 0.1, 0.2))
    way = _v(fingers) if fingers is not None else fore
    facing = _v(palm) if palm is not None else inward
    # the thumb of a hanging hand points forward: fingers × palm is forward on one side, backward on the other
    hand(skin, wrist, way, facing, 0.112 * frame.hands, getattr(pose, f"{side}_grip"), -sign)


def _leg(cloth: Solid, shoe: Solid, bone: Skeleton, pose: Pose, frame: Frame, side: Side) -> None:
    joint, k = bone.joints, frame.limbs
    hip, knee, ankle = (joint[f"{side} {name}"] for name in ("hip", "knee", "ankle"))
    loose = 1.1 if frame.trousers else 0.95
    thigh = hip + (knee - hip) * 0.4
    calf = knee + (ankle - knee) * 0.32
    calf = calf + _unit(_v((0, 0, -1)) - _unit(ankle - knee) * float(_unit(ankle - knee)[2] * -1)) * 0.012
    widths = [0.068, 0.060, 0.042, 0.043, 0.026]
    cloth.chain([hip, thigh, knee, calf, ankle], [w * k * loose for w in widths], 0.014)
    yaw, down = getattr(pose, f"{side}_toe")
    turn = turn_matrix(yaw, down)
    heel = ankle + turn @ _v((0, 0.022, -0.032))
    ball = ankle + turn @ _v((0, 0.026, 0.075))
    toe = ankle + turn @ _v((0.004, 0.030, 0.108))
    shoe.chain([heel, ankle + turn @ _v((0, 0.008, 0.012)), ball, toe], [0.027, 0.034, 0.029, 0.020], 0.02)


def _skirt(cloth: Solid, bone: Skeleton, frame: Frame) -> None:
    """A coat's or dress's lower part: it hangs from the hips and lies over the thighs."""
    joint, fat = bone.joints, frame.stout
    for side in ("left", "right"):
        hip, knee, ankle = (joint[f"{side} {name}"] for name in ("hip", "knee", "ankle"))
        share = min(1.0, frame.hem / 0.245)
        first = hip + (knee - hip) * share
        cloth.cone(hip + _v((0, -0.02, 0)), first, 0.072 * fat, 0.062 * frame.flare, 0.03)
        if frame.hem > 0.245:
            falls = knee + (ankle - knee) * min(1.0, (frame.hem - 0.245) / 0.245)
            cloth.cone(first, falls, 0.062 * frame.flare, 0.072 * frame.flare, 0.03)
    middle = joint["left hip"] * 0.5 + joint["right hip"] * 0.5
    low = joint["left knee"] * 0.5 + joint["right knee"] * 0.5
    cloth.cone(
        middle,
        np.asarray(middle + (low - middle) * min(1.0, frame.hem / 0.245), np.float32),
        0.08 * fat,
        0.085 * frame.flare,
        0.06,
    )
    if low[1] - middle[1] > 0.15:  # standing: the hem is level
        hem = middle + _v((0, frame.hem + 0.2, 0))
        cloth.box(hem, (0.6, 0.2, 0.6), None, 0.012, cut=True)


def _simple_head(skin: Solid, hair: Solid, bone: Skeleton, frame: Frame) -> None:
    """A head for figures that are not portraits: skull, jaw, nose, brow, ears, hair."""
    turn, k = bone.turns["head"], frame.head
    centre = bone.joints["head"]

    def at(x: float, y: float, z: float) -> Array:
        return centre + turn @ _v((x, y, z)) * k

    skin.cone(bone.joints["neck"] + _v((0, 0.02, 0)), at(0, 0.12, -0.08), 0.036, 0.034, 0.02)
    skin.ball(at(0, -0.12, -0.06), (0.36 * k, 0.38 * k, 0.43 * k), turn, 0.02)
    skin.ball(at(0, 0.13, 0.06), (0.29 * k, 0.36 * k, 0.31 * k), turn, 0.05 * k)
    skin.cone(at(0, 0.38, 0.20), at(0, 0.40, 0.22), 0.10 * k, 0.08 * k, 0.10 * k)
    skin.cone(at(0, -0.02, 0.36), at(0, 0.14, 0.46), 0.045 * k, 0.075 * k, 0.05 * k)
    skin.cone(at(-0.16, -0.08, 0.33), at(0.16, -0.08, 0.33), 0.05 * k, 0.05 * k, 0.06 * k)
    for sign in (-1, 1):
        skin.ball(at(0.15 * sign, 0.02, 0.36), 0.075 * k, None, 0.05 * k, cut=True)
        skin.ball(at(0.36 * sign, 0.04, -0.06), (0.05 * k, 0.12 * k, 0.08 * k), turn, 0.02 * k)
        skin.ball(at(0.15 * sign, 0.02, 0.275), 0.07 * k)
    skin.cone(at(-0.10, 0.27, 0.33), at(0.10, 0.27, 0.33), 0.03 * k, 0.03 * k, 0.02 * k)
    if frame.hair == "none":
        return
    hair.ball(at(0, -0.17, -0.10), (0.40 * k, 0.40 * k, 0.44 * k), turn)
    hair.box(at(0, 0.25, 0.46), (0.5 * k, 0.42 * k, 0.42 * k), turn, 0.04 * k, cut=True)
    hair.box(at(0, 0.52, 0.1), (0.6 * k, 0.42 * k, 0.8 * k), turn, 0.06 * k, cut=True)
    if frame.hair == "bun":
        hair.ball(at(0, -0.38, -0.42), 0.2 * k, None, 0.06 * k)
    if frame.hair in ("long", "bob"):
        low = 0.95 if frame.hair == "long" else 0.42
        for x in (-0.3, 0, 0.3):
            hair.cone(at(x, -0.1, -0.28), at(x * 1.1, low, -0.34), 0.2 * k, 0.15 * k, 0.1 * k)


def figure(pose: Pose, place: Place, frame: Frame = Frame(), name: str = "") -> list[Solid]:  # noqa: B008 - frozen
    """The solids of a figure on the card: skin, hair, top, legs and shoes, each with the name before it."""
    bone = skeleton(pose, frame)
    skin, hair, top, legs, shoes = (Solid(f"{name}{part}") for part in ("skin", "hair", "top", "legs", "shoes"))
    body = skin if frame.cloth == "bare" else top
    _torso(body, bone, frame)
    if frame.cloth in ("coat", "dress"):
        _skirt(top, bone, frame)
    for side in ("left", "right"):
        _arm(body, skin, bone, pose, frame, side)
        _leg(legs if frame.trousers else skin, shoes, bone, pose, frame, side)
    if frame.skull:
        _simple_head(skin, hair, bone, frame)
    turn, shift, height = on_card(place)
    return [solid.moved(turn, height, shift) for solid in (skin, hair, top, legs, shoes)]


def on_card(place: Place) -> tuple[Array, Vec, float]:
    """The turn, shift and scale of a place, for solids and points in heights."""
    camera = turn_matrix(0, -place.pitch, place.roll)
    turn = np.asarray(camera.T @ turn_matrix(place.yaw), np.float32)
    if not place.roll:
        turn = np.asarray(turn_matrix(0, place.pitch) @ turn_matrix(place.yaw), np.float32)
    return turn, (place.x, place.y, place.z), place.height


def point(place: Place, at: Spot) -> Vec:
    """A point of a figure (in heights) on the card."""
    turn, shift, scale = on_card(place)
    x, y, z = (turn @ _v(at)) * scale + _v(shift)
    return float(x), float(y), float(z)
