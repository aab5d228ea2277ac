"""Small people for scratchboard, cut as flat shapes with ink round them: seen from the side, 300 high, facing right."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from painter.geom import circle, ellipse, limb, smooth, union
from painter.media.scratch import CLAY, Scratch
from painter.palette import Color

Spot: TypeAlias = tuple[float, float]
Mouth = Literal["smile", "flat", "glum"]
WOOD, RED = "#c9a06a", "#d4452f"


def arm(c: Scratch, coat: Color, shoulder: Spot, joints: tuple[Spot, Spot]) -> None:
    """An arm in a sleeve; joints are elbow and hand."""
    elbow, hand = joints
    way = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
    with c.at(hand[0], hand[1], 1, math.degrees(way)):
        palm = smooth([(-6, -8), (10, -10), (20, -4), (20, 6), (8, 10), (-6, 8)])
        fingers = [limb([(14, -6 + 6 * k), (30 - 3 * abs(k - 1), -9 + 8 * k)], [7, 5]) for k in range(3)]
        c.block(union(palm, limb([(2, -6), (8, -20)], [7, 5]), *fingers), CLAY, edge=4)
    sleeve = union(
        limb([shoulder, elbow], [30, 25]), circle(*elbow, 12.5), limb([elbow, hand], [25, 20]), circle(*shoulder, 15)
    )
    c.block(
        sleeve,
        coat,
        limb([(shoulder[0] - 4, shoulder[1] + 12), (elbow[0], elbow[1] + 11), (hand[0] + 4, hand[1] + 10)], 12),
        70,
        6,
        edge=4,
        soft=4,
    )


def leg(c: Scratch, hip: Spot, knee: Spot, foot: Spot, tilt: float, dark: float = 0.7) -> None:
    """A leg and its shoe; tilt turns the shoe."""
    leg = union(limb([hip, knee], [30, 25]), circle(*knee, 12.5), limb([knee, foot], [25, 17]))
    c.block(leg, CLAY, leg, 84, 6, edge=4, soft=4, depth=dark)
    with c.at(foot[0], foot[1], 1, tilt):
        c.block(
            smooth([(-11, -12, 1), (10, -12), (20, -4), (40, 2), (44, 12, 1), (-13, 12, 1)]),
            CLAY,
            ellipse(-4, 10, 16, 8),
            0,
            5,
            edge=4,
            soft=3,
        )


def face(c: Scratch, hat: str, awake: bool = True, mouth: Mouth = "smile") -> None:
    """A head in profile, the chin up on its string."""
    if hat == "bun":
        c.block(circle(-34, -268, 16), WOOD, circle(-40, -262, 12), 30, 5, edge=4, soft=3)
    c.block(
        limb([(2, -240), (4, -222)], [24, 28]), CLAY, limb([(-4, -236), (-2, -220)], [12, 12]), 0, 5, edge=4, soft=3
    )
    face = smooth(
        [(-26, -264), (-18, -290), (6, -300), (27, -290), (31, -274), (46, -262, 1), (34, -257), (37, -250, 1),
            (33, -247), (35, -241), (26, -231), (8, -230), (-14, -240)]
    )  # fmt: skip
    c.block(
        face,
        CLAY,
        smooth([(-30, -300), (-8, -296), (-6, -260), (6, -238), (20, -226), (-30, -226)]),
        30,
        6,
        edge=4,
        soft=5,
    )
    c.groove([(2, -268), (-6, -262), (0, -252), (6, -256)], 4)
    if awake:
        c.cover(ellipse(24, -272, 4, 6))
        c.groove([(14, -284), (22, -289), (30, -284)], 4)
        line = {"smile": (-250, -243, -243), "flat": (-246, -246, -246), "glum": (-241, -247, -245)}[mouth]
        c.groove([(17, line[0]), (24, line[1]), (32, line[2])], 5)
    else:
        c.groove([(14, -270), (22, -266), (30, -269)], 4)
        c.groove([(24, -246), (30, -245), (36, -247)], 4)
    if hat == "bowler":
        c.block(
            smooth([(-26, -284, 1), (-22, -312), (2, -326), (24, -314), (28, -288, 1)]),
            CLAY,
            smooth([(-30, -280), (-30, -320), (-2, -330), (-8, -284)]),
            80,
            6,
            edge=4,
            soft=5,
        )
        c.block(limb([(-42, -280), (-10, -286), (20, -290), (46, -290)], [8, 12, 12, 7]), CLAY, edge=4)
    elif hat == "cap":
        c.block(
            smooth([(-30, -274, 1), (-26, -302), (2, -312), (26, -298), (30, -286), (54, -280, 1), (24, -278)]),
            WOOD,
            ellipse(-20, -290, 20, 18),
            20,
            5,
            edge=4,
            soft=5,
        )
    elif hat in ("bun", "scarf"):
        hair = smooth(
            [
                (30, -290),
                (20, -306),
                (-6, -312),
                (-32, -296),
                (-36, -266),
                (-24, -240),
                (-10, -246),
                (-12, -262),
                (-2, -276),
                (16, -280),
            ]
        )
        c.block(hair, WOOD if hat == "bun" else CLAY, hair, 60, 6, edge=4, soft=4, depth=0.55)
    if hat == "scarf":
        c.block(smooth([(-22, -240), (6, -230), (28, -238), (30, -222), (4, -212), (-26, -222)]), RED, edge=4)
        c.block(
            limb([(-20, -228), (-46, -206), (-58, -170)], [16, 18, 20]),
            RED,
            limb([(-28, -222), (-56, -190)], 8),
            20,
            5,
            edge=4,
            soft=3,
        )


def coat(c: Scratch, color: Color, dark: float = 0.8) -> None:
    """A buttoned coat that widens to its hem."""
    shape = smooth(
        [(-8, -230, 1), (-32, -216), (-42, -170), (-38, -124), (-58, -70, 1), (-6, -62), (50, -70, 1), (36, -124),
            (38, -172), (30, -216), (16, -230, 1)]
    )  # fmt: skip
    c.block(
        shape,
        color,
        smooth([(-60, -240), (-10, -236), (-18, -170), (-8, -120), (-14, -50), (-70, -50)]),
        8,
        7,
        soft=9,
        depth=dark,
    )
    c.groove([(10, -214), (14, -150), (18, -72)], 5)
    for y in (-186, -158, -130):
        c.cover(circle(22, y, 3.6))


def stander(
    c: Scratch, color: Color, hat: str, near: tuple[Spot, Spot], far: tuple[Spot, Spot], nod: float = 0,
    dark: float = 0.8, awake: bool = True, mouth: Mouth = "flat",
) -> None:  # fmt: skip
    """Somebody who stands; near and far are elbow and hand of the arms, nod below 0 looks up."""
    arm(c, color, (12, -208), far)
    leg(c, (12, -84), (14, -44), (10, -12), 0, 0.75)
    leg(c, (-10, -82), (-10, -44), (-14, -10), 0, 0.55)
    coat(c, color, dark)
    with c.at(0, -230, 1, nod), c.at(0, 230):
        face(c, hat, awake, mouth)
    arm(c, color, (-4, -206), near)
