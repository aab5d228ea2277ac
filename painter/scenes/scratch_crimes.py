"""Scenes of crimes, cut into scratchboard."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from painter.geom import Path, circle, difference, ellipse, group, limb, poly, smooth
from painter.media.scratch import CLAY, Scratch
from painter.motifs.pose import Frame, Place, Pose, figure, on_card, skeleton
from painter.noise import Array
from painter.scene import scene
from painter.solid import vector
from painter.solids import Solid, look

GOLD, RED = "#f5c046", "#cf3f2c"
_DOWN, _LOW = 58, 24  # degrees from which the street is seen, and the thieves


@scene(
    "light-thieves",
    "We Can Explain",
    motifs="thieves lamp light carpet sack",
    themes="crime greed secret night",
    moods="guilty comic tense",
    seed=47,
    medium=Scratch,
    alt=(
        "At night, seen from above, three masked thieves in striped jerseys and red caps roll up the patch of light "
        "under a street lamp like a carpet. The light of a window falls on the cobbles, with the shadow of somebody in "
        "a nightcap, and the thieves look up."
    ),
    clues=("caught red-handed", "lights out", "light fingers", "night shift", "carpet sale"),
)
def light_thieves(c: Scratch) -> None:
    c.stains = (GOLD, RED)
    pool = smooth(
        [
            (46, 706, 1),
            (200, 680),
            (420, 664),
            (654, 660, 1),
            (724, 760),
            (716, 880),
            (600, 1000),
            (400, 1052),
            (190, 1020),
            (60, 900),
            (34, 790),
        ]
    )
    stones = _stones(c)
    _pave(c, stones, "#2c2e34", 0.0)
    with c.clip(pool):
        _pave(c, stones, "#ffcf62", 1.0)
    panes, somebody = _window()
    c.paint(group(*panes), "#000000")
    for pane in panes:
        with c.marks(angle=16, gap=4.6):
            c.paint(difference(pane, somebody), "#f0ece0", to="#b8b4a8", wobble=0.4)
    _thief(c, Place(188, 652, 610, yaw=10, pitch=_LOW), _PUSH, 1.5)
    _thief(c, Place(490, 634, 610, yaw=-8, pitch=_LOW), _HUSH, 1.1)
    _roll(c)
    _lamp(c)
    _thief(c, Place(150, 1130, 560, yaw=42, pitch=_LOW), _HOLD, 1.2, sack=True)


def _stones(c: Scratch) -> list[tuple[float, float, float, float]]:
    """Cobbles in rows that bow a little."""
    out = []
    for row in range(30):
        y = -20 + row * 44
        for column in range(-1, 16):
            x = column * 54 + (row % 2) * 27 + c.rng.uniform(-4, 4)
            out.append(
                (x, y + ((x - 400) / 62) ** 2 + c.rng.uniform(-3, 3), c.rng.uniform(23, 26), c.rng.uniform(18, 20.5))
            )
    return out


def _pave(c: Scratch, stones: list[tuple[float, float, float, float]], color: str, glow: float) -> None:
    c.paint(poly([(0, 0), (800, 0), (800, 1200), (0, 1200)]), "#000000")
    for x, y, wide, high in stones:
        far = math.hypot(x - 380, (y - 840) * 1.5) / 400
        share = min(1.0, max(0.36, 1.3 - 0.85 * far)) if glow == 1 else 0.75 + 0.25 * math.sin(x * 1.7 + y)
        points = [
            (
                x + wide * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)),
                y + high * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)),
            )
            for a in np.arange(0, 6.28, 0.785)
        ]
        with c.marks(angle=c.rng.uniform(-24, 24), gap=3.6 if glow else 5.5):
            tone = np.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
            c.paint(smooth(points), tone * share, to=tone * share * (0.8 if glow else 0.3), wobble=0.6)


def _window() -> tuple[list[Path], Path]:
    """The light of a window on the ground, and the shadow of somebody in it."""
    panes = [
        poly([(508, 962), (612, 946), (622, 1046), (508, 1062)]),
        poly([(626, 944), (730, 928), (750, 1026), (638, 1044)]),
        poly([(508, 1076), (624, 1060), (634, 1190), (508, 1190)]),
        poly([(640, 1058), (752, 1040), (780, 1190), (652, 1190)]),
    ]
    somebody = smooth(
        [
            (540, 1210),
            (548, 1140),
            (580, 1104),
            (612, 1094),
            (604, 1074),
            (594, 1066),
            (578, 1052),
            (590, 1040),
            (592, 1012),
            (604, 996),
            (632, 984),
            (668, 982),
            (690, 996),
            (716, 1028),
            (742, 1060, 1),
            (706, 1042),
            (684, 1034),
            (682, 1056),
            (664, 1082),
            (656, 1096),
            (700, 1108),
            (738, 1150),
            (750, 1210),
        ]
    )
    return panes, somebody


def _lamp(c: Scratch) -> None:
    post, glass, cap = Solid("post"), Solid("glass"), Solid("cap")
    up = np.array((0, -math.cos(math.radians(_DOWN)), math.sin(math.radians(_DOWN))), np.float32)
    base = vector((716, 960, 0))
    post.cone(base, base + up * 60, 40, 26).cone(base, base + up * 900, 18, 13)
    top = base + up * 900
    post.chain(
        [
            top,
            top + up * 80 + vector((-30, 0, 0)),
            top + up * 90 + vector((-80, 0, 0)),
            top + up * 30 + vector((-116, 10, 0)),
        ],
        (13, 12, 12, 12),
        8,
    )
    head = top + vector((-118, 12, 0))
    frame = np.stack([(1, 0, 0), up, np.cross((1, 0, 0), up)], 1).astype(np.float32)
    cap.ball(head, (92, 22, 92), frame, axis=up).ball(head + up * 22, (44, 40, 44), frame, 10, axis=up)
    glass.ball(head - up * 20, (112, 16, 112), frame, axis=up)
    relief = look([post, glass, cap], fine=2.0)
    c.paint(relief.outline(), "#000000", stroke=10)
    c.model(
        relief,
        (-0.7, -0.3, 0.6),
        {"post": "#b8b4a6", "glass": "#ffd76a", "cap": "#e8e2d0"},
        0.06,
        4.2,
        fill=((0.3, 0.9, 0.6), 0.5),
        fills={"glass": 1.3},
    )


def _roll(c: Scratch) -> None:
    """The rolled light, with a bright spiral at its end."""
    roll = Solid("roll")
    a, b = vector((70, 690, 50)), vector((640, 646, 50))
    roll.cone(a, b, 60)
    relief = look([roll], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=14)
    light = np.clip(0.10 + relief.lit((0.1, -0.35, 0.95)) * 0.95, 0, 1)
    along = (relief.place - a) @ ((b - a) / np.linalg.norm(b - a))
    around = np.arctan2(relief.normal[..., 2], relief.normal[..., 1]) * 60
    row = np.floor(around / 38)
    joints = np.minimum(np.abs((around / 38) % 1 - 0.5) * 38, np.abs((along / 54 + row * 0.5) % 1 - 0.5) * 54)
    stone = np.clip(((joints - 2) / 2.5), 0, 1)
    c.lay_tone(relief, np.asarray(light * stone, np.float32), {"roll": GOLD}, 3.8)
    c.cover(ellipse(650, 645, 42, 64))
    c.paint(ellipse(650, 645, 42, 64), "#000000")
    for k in range(90):
        t, u = k / 90, (k + 1) / 90
        ends = [
            (650 + 38 * r * math.cos(s), 645 + 59 * r * math.sin(s))
            for r, s in ((1 - 0.9 * t, 20 * t), (1 - 0.9 * u, 20 * u))
        ]
        c.scrape(limb(ends, [5.5, 5.5]), 1, GOLD)


_PUSH = Pose(
    pelvis=(0, -0.26, -0.10),
    chest=(0, 16, 0),
    head=(-4, -22, 8),
    left_hand=(-0.17, -0.22, 0.26),
    right_hand=(0.17, -0.22, 0.26),
    left_grip="flat",
    right_grip="flat",
    left_palm=(0, 1, 0.3),
    right_palm=(0, 1, 0.3),
    left_fingers=(0.1, 0.4, 1),
    right_fingers=(-0.1, 0.4, 1),
    left_elbow=(-0.6, 0.2, -0.2),
    right_elbow=(0.6, 0.2, -0.2),
    left_foot=(-0.20, -0.045, 0.02),
    right_foot=(0.20, -0.045, 0.02),
    left_toe=(-30, 0),
    right_toe=(30, 0),
    left_knee=(-1, -0.5, 0.6),
    right_knee=(1, -0.5, 0.6),
)
_HUSH = replace(
    _PUSH,
    head=(6, -20, -10),
    right_hand=(0.05, -0.62, 0.25),
    right_grip="point",
    right_fingers=(-0.2, -1, 0),
    right_palm=(-1, 0, 0.2),
    right_elbow=(1, 0.5, 0.2),
)
_HOLD = Pose(
    pelvis=(0, -0.50, 0),
    chest=(0, 10, 0),
    head=(-20, -40, 10),
    left_hand=(-0.17, -0.50, 0.26),
    right_hand=(0.17, -0.50, 0.26),
    left_grip="fist",
    right_grip="fist",
    left_foot=(-0.15, -0.045, 0.02),
    right_foot=(0.15, -0.045, -0.04),
)


def _thief(c: Scratch, place: Place, pose: Pose, stout: float, sack: bool = False) -> None:
    frame = Frame(head=0.25, hair="none", limbs=1.25, hands=1.35, stout=stout, wide=0.9 + 0.2 * stout)
    solids = figure(pose, place, frame)
    bone, k = skeleton(pose, frame), frame.head
    turn, shift, scale = on_card(place)

    def at(x: float, y: float, z: float) -> Array:
        spot = bone.joints["head"] + bone.turns["head"] @ vector((x, y, z)) * k
        return np.asarray(turn @ spot * scale + np.asarray(shift), np.float32)

    mask, cap = Solid("mask"), Solid("cap")
    whole = np.asarray(turn @ bone.turns["head"], np.float32)
    mask.ball(at(0, 0.0, 0.08), (0.41 * k * scale, 0.13 * k * scale, 0.37 * k * scale), whole)
    cap.ball(at(0, -0.27, -0.12), (0.39 * k * scale, 0.29 * k * scale, 0.42 * k * scale), whole)
    cap.ball(at(0, -0.60, -0.12), 0.11 * k * scale)
    solids += [mask, cap]
    if sack:
        bag, gleam = Solid("bag"), Solid("gleam")
        middle = turn @ vector((0.0, -0.30, 0.40)) * scale + np.asarray(shift)
        up = turn @ vector((0, -1, 0))
        bag.ball(middle, (92, 92, 92)).cone(middle, middle + up * 110, 80, 76, 20)
        bag.cone(middle + up * 118, middle + up * 190, 62, 66, 0, cut=True)
        gleam.cone(middle + up * 66, middle + up * 74, 66)
        solids += [bag, gleam]
    relief = look([s for s in solids if s.shapes], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=13)
    lit = relief.lit((0.25, 0.45, 0.85), shadows=sack) + relief.lit((-0.5, -0.6, 0.6), shadows=False) * 0.55
    tone = np.clip((0.08 + lit) * (1 - 0.45 * relief.hollow()), 0, 1)
    local = (relief.place - vector(shift)) @ turn / scale
    stripe = np.sin((local[..., 1] + 0.6 * local[..., 2]) * 84) > -0.1
    tone = np.where((relief.mask("top") > 0.5) & stripe, tone * 0.05, tone)
    tone = np.where(relief.mask("gleam") > 0.5, 1.0, tone)
    colors = {
        "skin": CLAY,
        "top": CLAY,
        "legs": "#cfc9b8",
        "shoes": "#e8e2d2",
        "mask": "#000000",
        "cap": RED,
        "bag": "#c9b48e",
        "gleam": GOLD,
    }
    c.lay_tone(relief, np.asarray(tone, np.float32), colors, 3.2, (), {"skin": 2.8})
    for x in (-0.155, 0.155):
        spot = at(x, 0.01, 0.42)
        c.scrape(circle(float(spot[0]), float(spot[1]), 0.105 * k * scale))
        c.cover(circle(float(spot[0]) + 2, float(spot[1]) + 3, 0.042 * k * scale))
