"""People who act: a figure with a look, a pose, and hands that reach their target; ready looks and poses; a crowd.

A figure faces left; flip turns it to the right. Hand targets are given in heights from the feet (or the seat), so
any prop can be held: paint it at the hand that figure() gives back.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from painter.canvas import Canvas
from painter.motifs.bodies import Body, Look, Point, Pose, Tools, paint_arm, paint_leg, turned
from painter.motifs.clothes import paint_cape, paint_collar, paint_garment, paint_scarf
from painter.motifs.heads import paint_hair_behind, paint_head
from painter.palette import Color, Palette, mix

__all__ = ["LOOKS", "Held", "Look", "Pose", "crowd", "figure"]


@dataclass(frozen=True)
class Held:
    """Where the hands and the head ended up, on the caller's canvas."""

    near: Point
    far: Point
    head: Point


def figure(
    c: Canvas,
    x: float,
    y: float,
    height: float,
    p: Palette,
    look: Look | None = None,
    pose: Pose | None = None,
    flip: bool = False,
    turn: float = 0.0,
    shadow: float = 0.4,
    rim: Color | None = None,
) -> Held:
    """Paint one person, feet (or seat, or back when lying) at (x, y); returns where the hands and the head are.

    Poses face left; flip faces them right. shadow is the darkness of the blob on the ground, 0 for none;
    rim lights the edges of hair and clothes, for dark figures on dark grounds.
    """
    look, pose = look or Look(), pose or Pose()
    if pose.view == "right":
        pose, flip = replace(pose, view="left"), not flip
    body = Body(look, pose)
    tools = Tools(c, height, p, look, rim)
    lying = pose.stance == "lie"
    dx, dy, spin = x, y, turn
    if lying:
        dx, dy, spin = x - height * 0.5 * (-1 if flip else 1), y - height * 0.085, turn + (-90 if flip else 90)
    if shadow and pose.stance != "sit":
        wide = 0.5 if lying else 0.20 + 0.35 * max(abs(body.feet[0][0]), abs(body.feet[1][0]))
        c.shadow_blob(x, y, height * wide, height * 0.03, mix(p.ink, "#0a0c18", 0.4), shadow)
    with c.at(dx, dy, height, spin, flip):
        _parts(tools, body)
    return Held(*(_out(q, dx, dy, height, spin, flip) for q in (body.hands[0], body.hands[1], body.head)))


def _parts(tools: Tools, body: Body) -> None:
    """Paint the parts from far to near, in the order that the view asks for."""
    pose, look = body.pose, body.look
    order = (1, 0)
    if pose.view == "back":
        paint_arm(tools, body, 0)
        paint_arm(tools, body, 1)
    elif pose.view != "front":
        paint_arm(tools, body, 1)
    for i in order:
        paint_leg(tools, body, i)
    paint_hair_behind(tools, body)
    paint_garment(tools, body)
    if look.clothes == "cloak":
        paint_cape(tools, body)
    paint_collar(tools, body)
    paint_head(tools, body)
    paint_scarf(tools, body)
    if pose.view == "front":
        paint_arm(tools, body, 1)
    if pose.view != "back":
        paint_arm(tools, body, 0)


def _out(q: Point, x: float, y: float, s: float, turn: float, flip: bool) -> Point:
    """A point of the figure on the canvas of the caller."""
    v = turned((-q[0] * s if flip else q[0] * s, q[1] * s), turn)
    return (x + v[0], y + v[1])


# -- ready poses -----------------------------------------------------------

STANDING = Pose()
STANDING_BACK = Pose(view="back")
WALKING = Pose("walk", wind=0.2)
WALKING_BACK = Pose("walk", view="back")
REACHING_UP = Pose(
    "tiptoe", near=(-0.14, -1.16), far=(-0.22, -1.10), near_hand="open", far_hand="open", tilt=30, lean=3
)
LOOKING_UP = Pose(view="left", tilt=34, lean=-5, near=(0.06, -0.40), far=(-0.10, -0.42))
DANCING_B = Pose(
    "tiptoe", near=(-0.26, -1.02), far=(0.28, -0.66), near_hand="open", far_hand="open", lean=-10, tilt=18, wind=-0.5
)
POINTING = Pose(near=(-0.37, -0.80), far=(0.02, -0.44), near_hand="point", lean=-3, tilt=6)

# -- ready looks -----------------------------------------------------------

GIRL_RED = Look("#f0c9a4", "#5a3322", "braids", age="child", clothes="dress", top="#c8452f", shoes="#3a2420")
BOY_BLUE = Look(
    "#8a5a3c", "#201a1c", "curly", age="child", clothes="shirt", top="#4f88a8", bottom="#3b3550", scarf="#e0a53c"
)
CHILD_WOOLLY = Look(
    "#e6b48c", "#8a4a22", "bob", age="child", clothes="coat", top="#d79a36", hat="woolly", hat_color="#a8402f"
)
CHILD_CROWN = Look(
    "#6f4630", "#1c1618", "afro", age="child", clothes="cloak", top="#e6dcc0", bottom="#8c2f3a", hat="crown"
)
WOMAN_COAT = Look("#f0cdb0", "#9a4424", "bun", clothes="coat", top="#2f7078", scarf="#e2b25a")
WOMAN_DRESS = Look("#a86f48", "#2a1c1c", "long", clothes="dress", top="#d8843a", shoes="#4a2a24")
WOMAN_SCARF = Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe", top="#5c6f9a", hat_color="#b4503e")
WOMAN_AFRO = Look("#6b432e", "#1e1718", "afro", clothes="skirt", top="#e3c25c", bottom="#7a3450")
COOK = Look("#e2b088", "#4a2e22", "bun", clothes="apron", top="#5f7f78", trim="#f2e8d4", build=1.15)
MAN_TOP_HAT = Look(
    "#ecc6a2", "#2a2226", "short", clothes="coat", top="#363a52", hat="top", hat_color="#262a3c", trim="#a8402f"
)
MAN_BOWLER = Look(
    "#7d5138", "#1c1618", "short", True, clothes="coat", top="#6a5a48", hat="bowler", hat_color="#3a2e2a", build=1.1
)
WORKER = Look(
    "#d9a57c", "#3a2a22", "short", clothes="shirt", top="#b9b29a", bottom="#48566a", hat="cap", hat_color="#5a4a3e"
)
PAINTER = Look(
    "#f0cba8",
    "#b5652e",
    "curly",
    True,
    clothes="shirt",
    top="#e9e0cc",
    bottom="#5a4a64",
    hat="beret",
    hat_color="#a03c34",
)
GARDENER = Look(
    "#8f5f40", "#2a1e1c", "long", clothes="shirt", top="#c98a6a", bottom="#4d6a52", hat="straw", hat_color="#e6cf8e"
)
OLD_MAN = Look("#eac3a4", "#e2ddd4", "bald", True, "old", "coat", top="#6b5a78", glasses=True)
OLD_WOMAN = Look("#dca988", "#dcd8d2", "bun", age="old", clothes="apron", top="#8a5a6a", trim="#efe4cf", glasses=True)
OLD_KING = Look("#7a4e36", "#d8d4cc", "short", True, "old", "cloak", top="#e2d6b8", bottom="#4a5a8a", hat="crown")
WIZARD = Look("#e8c4a4", "#e8e4dc", "long", True, "old", "robe", top="#4a3f7a", hat="cone", hat_color="#3b3268")

LOOKS = {
    "girl_red": GIRL_RED,
    "boy_blue": BOY_BLUE,
    "child_woolly": CHILD_WOOLLY,
    "child_crown": CHILD_CROWN,
    "woman_coat": WOMAN_COAT,
    "woman_dress": WOMAN_DRESS,
    "woman_scarf": WOMAN_SCARF,
    "woman_afro": WOMAN_AFRO,
    "cook": COOK,
    "man_top_hat": MAN_TOP_HAT,
    "man_bowler": MAN_BOWLER,
    "worker": WORKER,
    "painter": PAINTER,
    "gardener": GARDENER,
    "old_man": OLD_MAN,
    "old_woman": OLD_WOMAN,
    "old_king": OLD_KING,
    "wizard": WIZARD,
}


def crowd(
    c: Canvas,
    spots: Sequence[Point],
    height: float,
    p: Palette,
    rng: random.Random,
    poses: Sequence[Pose] | None = None,
    looks: Sequence[Look] | None = None,
    muted: float = 0.0,
    rim: Color | None = None,
) -> list[Held]:
    """Varied small people on the given spots, far (high) ones first; muted draws their clothes to the palette."""
    bag = list(looks or LOOKS.values())
    acts = list(poses or (STANDING, STANDING_BACK, WALKING, LOOKING_UP, POINTING, WALKING_BACK))
    rng.shuffle(bag)
    held = []
    for i, (x, y) in enumerate(sorted(spots, key=lambda q: q[1])):
        look = bag[i % len(bag)]
        if muted:
            look = replace(
                look, top=_muted(look.top or p.accent, p, muted), bottom=_muted(look.bottom or p.ink, p, muted)
            )
        tall = height * {"child": 0.66, "adult": 1.0, "old": 0.94}[look.age] * rng.uniform(0.94, 1.06)
        held.append(figure(c, x, y, tall, p, look, rng.choice(acts), flip=rng.random() < 0.5, rim=rim))
    return held


def _muted(color: str, p: Palette, t: float) -> str:
    """A colour drawn towards the haze of the palette."""
    r, g, b = (round(float(v) * 255) for v in mix(color, p.mid, t))
    return f"#{r:02x}{g:02x}{b:02x}"
