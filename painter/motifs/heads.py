"""Heads of a figure: face, hair, beard and hat, in units of the head's height, centre at 0, facing left."""

from __future__ import annotations

import math
from collections.abc import Sequence

from painter.geom import Points, circle, ellipse, limb, poly, smooth, union
from painter.motifs.bodies import BLOOD, Body, Look, Point, Pose, Tools, add, between
from painter.palette import Color, mix

_FACE_SIDE = [(-0.16, -0.46), (-0.32, -0.33), (-0.385, -0.13), (-0.37, -0.03), (-0.44, 0.07), (-0.50, 0.13),
    (-0.41, 0.18), (-0.415, 0.25), (-0.39, 0.30), (-0.385, 0.40), (-0.29, 0.49), (-0.12, 0.47), (0.08, 0.36),
    (0.22, 0.22), (0.40, 0.05), (0.42, -0.18), (0.32, -0.38), (0.10, -0.49)]  # fmt: skip
_FACE_QUARTER = [(-0.04, -0.5), (-0.28, -0.40), (-0.385, -0.16), (-0.36, 0.0), (-0.385, 0.14), (-0.33, 0.32),
    (-0.17, 0.48), (0.0, 0.48), (0.22, 0.34), (0.38, 0.08), (0.41, -0.16), (0.30, -0.40)]  # fmt: skip
_FACE_FRONT = [(0.0, -0.5), (-0.30, -0.40), (-0.41, -0.12), (-0.37, 0.18), (-0.20, 0.43), (0.0, 0.5), (0.20, 0.43),
    (0.37, 0.18), (0.41, -0.12), (0.30, -0.40)]  # fmt: skip
_CAPS: dict[str, Points] = {"side": [(-0.39, -0.20, 1), (-0.36, -0.42), (-0.12, -0.56), (0.16, -0.56), (0.40, -0.40),
    (0.49, -0.12), (0.44, 0.16), (0.30, 0.30, 1), (0.22, 0.20), (0.18, 0.0), (0.06, -0.04), (0.0, 0.06), (-0.06, -0.10),
    (-0.10, -0.20), (-0.24, -0.24)], "three_quarter": [(-0.41, -0.10, 1), (-0.38, -0.40), (-0.14, -0.56), (0.18, -0.55),
    (0.42, -0.36), (0.48, -0.06), (0.42, 0.20), (0.34, 0.24, 1), (0.30, 0.02), (0.20, -0.18), (-0.02, -0.30),
    (-0.24, -0.26)], "front": [(-0.42, 0.04, 1), (-0.46, -0.16), (-0.36, -0.44), (-0.10, -0.57), (0.16, -0.56),
    (0.38, -0.42), (0.46, -0.16), (0.42, 0.04, 1), (0.36, -0.16), (0.18, -0.30), (-0.04, -0.34), (-0.26, -0.22),
    (-0.36, -0.10)], "back": [(-0.42, 0.10), (-0.45, -0.16), (-0.34, -0.44), (0.0, -0.57), (0.34, -0.44), (0.45, -0.16),
    (0.42, 0.10), (0.26, 0.34), (0.0, 0.40), (-0.26, 0.34)]}  # fmt: skip


def _view_of(pose: Pose) -> str:
    """From where the head is seen: side, back, front or three_quarter."""
    view = pose.gaze or pose.view
    return "side" if view in ("left", "right") else view


def _face(tools: Tools, look: Look, view: str) -> None:
    """The bare head with its ears."""
    skin = look.skin
    if view == "back":
        tools.flesh(ellipse(0, 0, 0.40, 0.49), skin)
        for s in (-1, 1) if look.hair_style in ("short", "bald", "bun", "braids") else ():
            tools.flesh(ellipse(s * 0.42, 0.06, 0.06, 0.10), skin)
        return
    outline = {"side": _FACE_SIDE, "three_quarter": _FACE_QUARTER, "front": _FACE_FRONT}[view]
    if view == "front":
        for s in (-1, 1):
            tools.flesh(ellipse(s * 0.41, 0.06, 0.06, 0.10), skin, 0.15)
    tools.lay(
        smooth(outline),
        mix(skin, "#fff0dc", 0.06),
        to=mix(skin, BLOOD, 0.26),
        vertical=False,
        wobble=tools.wobble * 0.5,
    )
    blush = {
        "side": [(-0.20, 0.20)],
        "three_quarter": [(-0.27, 0.20), (0.10, 0.22)],
        "front": [(-0.22, 0.20), (0.22, 0.20)],
    }[view]
    for q in blush:
        tools.lay(
            ellipse(*q, 0.10, 0.07), "#cf5f4c", alpha=0.34, feather=max(0.6, tools.h * 0.006), wobble=0, texture=0
        )
    ink = mix(tools.p.ink, "#2a1512", 0.5)
    brow = mix(look.hair, ink, 0.4) if look.hair_style != "bald" or look.age != "old" else "#d8d2c8"
    _features(tools, look, view, brow, ink)


def _features(tools: Tools, look: Look, view: str, brow: Color, ink: Color) -> None:
    """Eyes, brows, nose, mouth and cheeks."""
    skin, dark = look.skin, mix(look.skin, BLOOD, 0.7)
    if view == "side":
        _eye(tools, (-0.25, 0.01), ink, look, False)
        tools.stroke([(-0.33, -0.15), (-0.25, -0.17), (-0.17, -0.13)], brow, 0.034)
        tools.stroke([(-0.405, 0.295), (-0.33, 0.305), (-0.26, 0.27)], dark, 0.03)
        tools.flesh(ellipse(0.09, 0.06, 0.065, 0.10), skin, 0.18)
    elif view == "three_quarter":
        for x in (-0.27, 0.03):
            _eye(tools, (x, 0.01), ink, look, True)
            tools.stroke([(x - 0.08, -0.115), (x, -0.145), (x + 0.08, -0.12)], brow, 0.04)
        tools.flesh(smooth([(-0.15, -0.06), (-0.24, 0.11), (-0.21, 0.17), (-0.11, 0.15)]), skin, 0.12)
        tools.stroke([(-0.22, 0.30), (-0.14, 0.32), (-0.05, 0.29)], dark, 0.03)
        tools.flesh(ellipse(0.33, 0.07, 0.06, 0.10), skin, 0.18)
    else:
        for x in (-0.17, 0.17):
            _eye(tools, (x, 0.02), ink, look, True)
            tools.stroke([(x - 0.08, -0.10), (x, -0.13), (x + 0.08, -0.10)], brow, 0.04)
        tools.flesh(smooth([(-0.03, 0.02), (-0.06, 0.14), (0.0, 0.18), (0.06, 0.14), (0.03, 0.02)]), skin, 0.15)
        tools.stroke([(-0.08, 0.30), (0.0, 0.325), (0.08, 0.30)], dark, 0.03)


def _eye(tools: Tools, q: Point, ink: Color, look: Look, closed: bool) -> None:
    """One eye, open or closed."""
    x, y = q
    if closed:
        tools.stroke([(x - 0.07, y), (x, y + 0.035), (x + 0.07, y)], ink, 0.032)
    else:
        tools.lay(ellipse(x, y, 0.032, 0.048), ink, wobble=0)
    if look.glasses:
        tools.stroke(
            [(x + 0.115 * math.cos(a), y + 0.01 + 0.115 * math.sin(a)) for a in [k * 0.6283 for k in range(11)]],
            mix(tools.p.ink, tools.p.glow, 0.35),
            0.026,
        )
        if not closed:
            tools.stroke([(x + 0.11, y), (x + 0.33, y - 0.01)], mix(tools.p.ink, tools.p.glow, 0.35), 0.026)


def _locks(tools: Tools, look: Look, view: str, wind: float) -> None:
    """Hair that hangs or stands behind the head: painted before the face (after the coat when seen from the back)."""
    style, hair = look.hair_style, look.hair
    back = 0.0 if view in ("front", "back") else 0.14
    sway = 0.5 * wind
    if style == "bob":
        tools.cloth(smooth([(-0.40 + back * 1.6, -0.1), (back, -0.5), (0.46, -0.2), (0.50, 0.2),
            (0.47 + sway * 0.3, 0.50), (0.2, 0.56), (-0.3 + back * 2.6, 0.54), (-0.46 + back * 2.6, 0.46),
            (-0.48 + back * 2, 0.1)]), hair)  # fmt: skip
    elif style == "long":
        tools.cloth(smooth([(-0.38 + back * 2, -0.2), (back, -0.5), (0.46, -0.2), (0.52, 0.3), (0.50 + sway * 0.6, 0.8),
            (0.40 + sway * 1.2, 1.18, 1), (0.1 + sway, 1.12), (-0.30 + back * 2 + sway, 1.16, 1),
            (-0.46 + back * 3, 0.7), (-0.46 + back * 2.4, 0.2)]), hair)  # fmt: skip
    elif style == "afro":
        lumps = [
            circle(0.02 + back * 0.6 + 0.40 * math.cos(a), -0.16 + 0.38 * math.sin(a), 0.27)
            for a in [k * 0.698 for k in range(9)]
        ]
        tools.cloth(union(circle(0.02 + back * 0.6, -0.16, 0.5), *lumps), hair, rough=tools.rough * 2)
    elif style == "bun":
        q = (0.40, -0.42) if back else (0.0, -0.62)
        tools.cloth(circle(*q, 0.20), hair)
    elif style == "braids":
        sides = (1,) if back else (-1, 1)
        for s in sides:
            x = 0.30 if back else s * 0.40
            pts = [(x, 0.15), (x + 0.08 * s + sway * 0.3, 0.45), (x + 0.05 * s + sway, 0.80),
                (x + 0.10 * s + sway * 1.4, 1.05)]  # fmt: skip
            tools.cloth(
                union(*[ellipse(*_along(pts, t), 0.115 - 0.03 * t, 0.12) for t in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)]), hair
            )
            tools.lay(circle(*_along(pts, 0.98), 0.085), tools.p.accent, wobble=0.05)
    elif style == "headscarf" and view != "back":
        tools.cloth(
            smooth([(0.30, 0.2), (0.46, 0.28), (0.52 + sway, 0.62), (0.36 + sway, 0.66), (0.20, 0.42)]),
            look.hat_color or tools.p.accent,
        )


def _along(pts: Sequence[Point], t: float) -> Point:
    """The point at a share of the way along a line."""
    f = t * (len(pts) - 1)
    i = min(len(pts) - 2, int(f))
    return between(pts[i], pts[i + 1], f - i)


def _fringe(tools: Tools, look: Look, view: str) -> None:
    """What is left of an old head's hair."""
    hair = look.hair
    if look.age == "old" and view == "side":
        tools.cloth(
            smooth([(0.08, -0.06), (0.30, -0.14), (0.46, -0.04), (0.46, 0.14), (0.32, 0.28), (0.18, 0.20)]), hair
        )
    elif look.age == "old":
        for s in (-1, 1) if view != "three_quarter" else (1,):
            tools.cloth(smooth([(s * 0.36, -0.14), (s * 0.47, -0.10), (s * 0.48, 0.14), (s * 0.36, 0.24)]), hair)


def _cap(tools: Tools, look: Look, view: str) -> None:
    """Hair over the skull, painted after the face."""
    style, hair = look.hair_style, look.hair
    if style == "bald":
        _fringe(tools, look, view)
    elif style == "headscarf":
        color = look.hat_color or tools.p.accent
        path = smooth([(q[0] * 1.06 - 0.0, q[1] * 1.05, *q[2:]) for q in _CAPS[view]])
        extra = (
            ellipse(0.22, 0.16, 0.27, 0.30)
            if view == "side"
            else ellipse(0, 0.12, 0.46, 0.36)
            if view == "back"
            else None
        )
        tools.cloth(union(path, extra) if extra else path, color)
    elif style == "curly":
        pts = _CAPS[view]
        curls = [
            circle(q[0] * 0.96, q[1] * 0.96, 0.15)
            for q in pts
            if q[0] ** 2 + q[1] ** 2 > 0.17 and q[1] < 0.2 and (q[0] > -0.3 or q[1] < -0.3 or view == "back")
        ]
        tools.cloth(union(smooth(pts), *curls), hair)
    elif view == "side" and style in ("bob", "long"):
        tools.cloth(smooth([(-0.40, -0.20, 1), (-0.36, -0.42), (-0.12, -0.56), (0.18, -0.56), (0.42, -0.40),
            (0.50, -0.1), (0.49, 0.36), (0.26, 0.46), (0.02, 0.44, 1), (0.0, 0.2), (-0.04, -0.04), (-0.14, -0.16),
            (-0.28, -0.19)]), hair)  # fmt: skip
    elif view == "back" and style in ("bob", "long"):
        tools.cloth(smooth([(-0.47, 0.3), (-0.46, -0.16), (-0.34, -0.44), (0.0, -0.57), (0.34, -0.44), (0.46, -0.16),
            (0.47, 0.3), (0.3, 0.52), (-0.3, 0.52)]), hair)  # fmt: skip
    else:
        tools.cloth(smooth(_CAPS[view]), hair)
    if tools.big and view == "back" and style in ("short", "bob", "long", "braids"):
        tools.stroke([(0.0, -0.52), (0.04, -0.1), (0.02, 0.3)], tools.dark(hair, 0.5), 0.022, alpha=0.5)


def _beard(tools: Tools, look: Look, view: str) -> None:
    """A full beard."""
    if view == "side":
        tools.cloth(smooth([(-0.43, 0.20, 1), (-0.30, 0.19), (-0.12, 0.22), (0.06, 0.06), (0.14, 0.20), (0.02, 0.48),
            (-0.20, 0.72), (-0.40, 0.74, 1), (-0.46, 0.48), (-0.42, 0.33)]), look.hair)  # fmt: skip
    elif view in ("three_quarter", "front"):
        dx = -0.12 if view == "three_quarter" else 0.0
        tools.cloth(smooth([(dx - 0.28, 0.14), (dx - 0.10, 0.22), (dx, 0.20), (dx + 0.10, 0.22),
            (0.36 + dx * 0.5, 0.06), (0.34 + dx * 0.5, 0.36), (dx + 0.14, 0.66), (dx - 0.02, 0.76, 1),
            (dx - 0.18, 0.62), (dx - 0.30, 0.38)]), look.hair)  # fmt: skip
        tools.stroke([(dx - 0.07, 0.33), (dx, 0.345), (dx + 0.07, 0.33)], tools.dark(look.hair, 0.6), 0.03)


def _brimmed(tools: Tools, look: Look, view: str, color: Color) -> None:
    """A hat with a brim: top hat, bowler or straw."""
    band = look.trim or tools.p.accent
    s = 0.0 if view in ("front", "back") else 0.04
    tall, brim = {"top": (0.62, 0.60), "bowler": (0.40, 0.56), "straw": (0.26, 0.80)}[look.hat]
    if look.hat == "top":
        crown = smooth([(-0.36 + s, -0.30, 1), (-0.38 + s, -0.30 - tall, 1), (s, -0.33 - tall),
            (0.40 + s, -0.30 - tall, 1), (0.38 + s, -0.30, 1)])  # fmt: skip
    else:
        crown = smooth([(-0.40 + s, -0.28, 1), (-0.38 + s, -0.30 - tall * 0.6), (-0.16 + s, -0.34 - tall),
            (0.20 + s, -0.34 - tall), (0.40 + s, -0.30 - tall * 0.6), (0.42 + s, -0.28, 1)])  # fmt: skip
    tools.cloth(crown, color)
    tools.lay(smooth([(-0.385 + s, -0.42, 1), (s, -0.40), (0.40 + s, -0.42, 1), (0.40 + s, -0.30, 1), (s, -0.27),
        (-0.39 + s, -0.30, 1)]), band)  # fmt: skip
    tools.cloth(smooth([(-brim + s, -0.26), (-0.3 + s, -0.33), (0.32 + s, -0.33), (brim + s, -0.26), (0.3 + s, -0.21),
        (-0.3 + s, -0.21)]), color)  # fmt: skip


def _hat(tools: Tools, look: Look, view: str) -> None:
    """The hat of any kind."""
    color: Color = look.hat_color or mix(tools.p.ink, tools.p.deep, 0.3)
    if look.hat in ("top", "bowler", "straw"):
        _brimmed(tools, look, view, color)
    elif look.hat == "cap":
        peak = (
            [(-0.72, -0.22, 1), (-0.42, -0.36)]
            if view in ("side", "three_quarter")
            else [(-0.48, -0.24), (-0.44, -0.40)]
        )
        tools.cloth(
            smooth(
                [*peak, (-0.22, -0.60), (0.12, -0.66), (0.42, -0.48), (0.50, -0.18, 1), (0.1, -0.26), (-0.36, -0.20)]
            ),
            color,
        )
    elif look.hat == "beret":
        tools.cloth(smooth([(-0.40, -0.30), (-0.50, -0.48), (-0.26, -0.66), (0.14, -0.68), (0.54, -0.46), (0.56, -0.24),
            (0.36, -0.18), (0.0, -0.28)]), color)  # fmt: skip
        tools.stroke([(0.05, -0.66), (0.08, -0.75)], color, 0.05)
    elif look.hat == "woolly":
        tools.cloth(
            smooth([(-0.45, -0.16, 1), (-0.42, -0.46), (-0.14, -0.70), (0.16, -0.70), (0.44, -0.46), (0.50, -0.14, 1)]),
            color,
        )
        tools.cloth(
            smooth([(-0.48, -0.30), (0.0, -0.34), (0.52, -0.28), (0.54, -0.12), (0.02, -0.18), (-0.48, -0.14)]),
            mix(color, tools.p.light, 0.35),
        )
        tools.lay(circle(0.02, -0.76, 0.14), mix(color, tools.p.light, 0.6), color, rough=tools.rough * 2)
    elif look.hat == "cone":
        tools.cloth(
            smooth(
                [(-0.52, -0.20, 1), (-0.20, -0.66), (0.08, -1.18, 1), (0.26, -0.66), (0.56, -0.18, 1), (0.0, -0.24)]
            ),
            color,
        )
    elif look.hat == "crown":
        _paper_crown(tools, look.hat_color or "#e9b94d")


def _paper_crown(tools: Tools, gold: Color) -> None:
    """A crown cut from paper."""
    zig = [(-0.44, -0.26), (-0.50, -0.66), (-0.26, -0.46), (-0.10, -0.74), (0.08, -0.46), (0.26, -0.74), (0.38, -0.46),
        (0.56, -0.62), (0.48, -0.24)]  # fmt: skip
    tools.lay(poly(zig), gold, mix(gold, "#7a4a1e", 0.6), 0.3)


def paint_hair_behind(tools: Tools, body: Body) -> None:
    """Hair that hangs behind the shoulders of somebody seen from the front: painted before the clothes."""
    pose = body.pose
    if pose.view != "back" and _view_of(pose) == "front":
        with tools.c.at(body.head[0], body.head[1], body.b.head, pose.tilt - body.lean * 0.5):
            _locks(tools, body.look, "front", pose.wind)


def paint_head(tools: Tools, body: Body) -> None:
    """Paint neck, face, hair and hat."""
    look, pose = body.look, body.pose
    view = _view_of(pose)
    skin = mix(look.skin, BLOOD, 0.28)
    tools.flesh(
        limb(
            [
                add(body.chest, body.up, 0.012 if pose.view == "back" else -0.03),
                add(body.head, (0.2 * body.b.head * (0 if body.frontal else 0.5), 0.1 * body.b.head)),
            ],
            0.062,
            0.056,
        ),
        skin,
    )
    mirrored = (pose.gaze or pose.view) == "right" and pose.view != "right"
    lean = -body.lean * 0.4 if not body.frontal else -body.lean * 0.5
    with tools.c.at(body.head[0], body.head[1], body.b.head, pose.tilt * (-1 if mirrored else 1) + lean, mirrored):
        if view in ("side", "three_quarter") or (view == "front" and pose.view == "back"):
            _locks(tools, look, view, pose.wind)
        _face(tools, look, view)
        if look.beard:
            _beard(tools, look, view)
        if view != "back" or look.hair_style != "afro":
            _cap(tools, look, view)
        if view == "back":
            _locks(tools, look, view, pose.wind)
        _hat(tools, look, view)
