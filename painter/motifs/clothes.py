"""Clothes of a figure: they follow its limbs, its stance and the wind."""

from __future__ import annotations

from itertools import pairwise

from painter.geom import Path, Points, circle, limb, poly, smooth, union
from painter.motifs.bodies import Body, Point, Tools, add, bent, between
from painter.palette import Color, mix


def _sides(body: Body) -> tuple[list[Point], list[Point]]:
    """The torso's left and right outlines from the neck down to the hips."""
    k = body.look.build
    if body.frontal:
        w = body.b.wide * k
        half = [(1.06, 0.034), (1.0, w * 0.66), (0.92, w), (0.78, w * 0.98), (0.42, w * 0.80), (0.08, w * 0.92)]
        return [body.spine(t, d) for t, d in half], [body.spine(t, -d) for t, d in half]
    d = body.b.deep * k * (1.22 if body.quarter else 1.0)
    front = [(1.05, 0.026), (0.98, 0.044), (0.86, 0.062), (0.66, 0.072), (0.38, 0.064), (0.08, 0.062)]
    back = [(1.08, 0.026), (1.0, 0.046), (0.88, 0.066), (0.66, 0.068), (0.38, 0.052), (0.06, 0.070)]
    return [body.spine(t, v * d) for t, v in front], [body.spine(t, -v * d) for t, v in back]


def _hem(body: Body, drop: float, flare: float) -> tuple[Point, Point, Point]:
    """Hem corners and middle: as wide as the legs above it, swinging with the stance and the wind."""
    y = body.pelvis[1] + body.leg * drop * (0.86 if body.pose.stance == "run" else 1.0)
    xs = [body.pelvis[0] - 0.07, body.pelvis[0] + 0.07]
    for i in (0, 1):
        chain = [body.hips[i], body.knees[i], body.feet[i]]
        for a, b in pairwise(chain):
            for t in (0.0, 0.25, 0.5, 0.75, 1.0):
                q = between(a, b, t)
                if q[1] <= y + 0.02:
                    xs.append(q[0] if body.pose.stance != "run" else max(q[0], -0.03))
    wind = body.pose.wind
    left = min(xs) - 0.035 - flare * (1 - 0.5 * max(wind, 0)) + 0.10 * min(wind, 0) * drop
    right = max(xs) + 0.035 + flare * (1 + 0.5 * min(wind, 0)) + 0.16 * max(wind, 0) * drop
    if body.pose.stance == "lie":
        right = min(right, body.pelvis[0] + 0.085)
    fly = 0.06 * abs(wind) * drop
    return ((left, y - (fly if wind < 0 else 0)), (right, y - 0.012 - (fly if wind > 0 else 0)), ((left + right) / 2,
        y + 0.014))  # fmt: skip


def _skirted(body: Body, drop: float, flare: float, top: bool = True) -> Path:
    """A garment from the shoulders (or from the waist) to its hem."""
    left, right = _sides(body)
    if not top:
        left, right = [between(left[4], left[5], 0.45), left[5]], [between(right[4], right[5], 0.45), right[5]]
    if body.s.low:
        return _lap(body, left, right, drop)
    hl, hr, hm = _hem(body, drop, flare)
    knee_l, knee_r = between(left[-1], hl, 0.55), between(right[-1], hr, 0.55)
    pts: Points = [
        *left,
        add(knee_l, (-0.004, 0)),
        (*hl, 1),
        between(hl, hm, 0.5),
        hm,
        between(hm, hr, 0.5),
        (*hr, 1),
        add(knee_r, (-0.008, 0)),
        *right[::-1],
    ]
    path = smooth(pts)
    if drop > 0.3 and body.pose.stance == "run" and not body.frontal:
        hip, knee = body.hips[1], body.knees[1]
        path = union(path, limb([hip, between(hip, knee, 0.5), between(hip, knee, 1.06)], [0.13, 0.13, 0.10]))
    return path


def _lap(body: Body, left: list[Point], right: list[Point], drop: float) -> Path:
    """Cloth of somebody sitting or kneeling: the torso joined with sleeves of cloth over the thighs."""
    seat = [add(body.pelvis, (-0.05, 0.055)), add(body.pelvis, (0.06, 0.055))]
    parts = [smooth([*left, *seat, *right[::-1]])]
    ends: list[Point] = []
    for i in (0, 1):
        hip, knee, foot = body.hips[i], body.knees[i], body.feet[i]
        if drop > 0.6:
            end = between(knee, foot, min(0.92, (drop - 0.45) * 1.5))
            parts.append(bent(hip, knee, end, (0.15, 0.14, 0.125, 0.12, 0.12, 0.13, 0.15)))
            ends.append(end)
        else:
            parts.append(limb([hip, between(hip, knee, 0.5), between(hip, knee, 0.85)], [0.13, 0.13, 0.115]))
    if body.frontal and ends:
        corners = [
            add(body.hips[1], (-0.07, 0)),
            add(ends[1], (-0.07, 0.02)),
            add(ends[0], (0.07, 0.02)),
            add(body.hips[0], (0.07, 0)),
        ]
        parts.append(poly(corners))
    return union(*parts)


def _folds(tools: Tools, body: Body, color: Color, drop: float) -> None:
    """Folds in the skirt of a large figure."""
    if not tools.big or body.s.low:
        return
    hl, hr, _ = _hem(body, drop, 0.03)
    top = body.spine(0.25, 0)
    for t in (0.28, 0.55, 0.8):
        end = between(hl, hr, t)
        start = between(top, end, 0.35)
        tools.stroke(
            [start, between(start, end, 0.5), add(end, (0.0, -0.01))], tools.dark(color, 0.6), 0.007, alpha=0.6
        )


def paint_garment(tools: Tools, body: Body) -> None:
    """Paint what the figure wears on the body."""
    kind = body.look.clothes
    if kind == "coat":
        tools.cloth(_skirted(body, 0.52, 0.03), tools.top, depth=0.32)
        _coat_detail(tools, body)
    elif kind == "dress":
        path = _skirted(body, 0.66, 0.07)
        tools.cloth(path, tools.top, depth=0.32)
        _folds(tools, body, tools.top, 0.66)
    elif kind in ("robe", "cloak"):
        tools.cloth(_skirted(body, 0.90, 0.05), tools.top, depth=0.30)
        _folds(tools, body, tools.top, 0.90)
    elif kind == "skirt":
        _torso(tools, body)
        tools.cloth(_skirted(body, 0.70, 0.07, top=False), tools.bottom, depth=0.32)
        _folds(tools, body, tools.bottom, 0.70)
    elif kind == "apron":
        tools.cloth(_skirted(body, 0.70, 0.06), tools.top, depth=0.32)
        _apron(tools, body)
    else:
        _torso(tools, body)


def _torso(tools: Tools, body: Body) -> None:
    """A shirt or bodice."""
    left, right = _sides(body)
    hem = [add(body.pelvis, (-0.055, 0.03)), add(body.pelvis, (0.065, 0.035))]
    tools.cloth(smooth([*left, *hem, *right[::-1]]), tools.top, depth=0.32)


def _coat_detail(tools: Tools, body: Body) -> None:
    """Buttons and edges of a coat on a large figure."""
    if not tools.big:
        return
    hm = _hem(body, 0.52, 0.03)[2]
    dark = tools.dark(tools.top, 0.62)
    low = body.s.low
    if body.frontal or body.quarter:
        x = 0.03 if body.quarter else 0.0
        end = body.spine(0.1, x) if low else add(hm, (-x, -0.02))
        tools.stroke([body.spine(0.95, x), body.spine(0.5, x), end], dark, 0.008, alpha=0.75)
        if body.pose.view != "back":
            for t in (0.74, 0.5, 0.26):
                tools.lay(circle(*body.spine(t, x - 0.02), 0.009), tools.trim, wobble=0.05)
    if body.pose.view == "back":
        tools.stroke([body.spine(0.36, 0.072), body.spine(0.33, 0.0), body.spine(0.36, -0.072)], dark, 0.012, alpha=0.8)
    elif not low:
        q = body.spine(0.1, 0.012)
        tools.stroke([add(q, (-0.03, 0.006)), add(q, (0.03, 0.0))], dark, 0.010, alpha=0.8)


def _apron(tools: Tools, body: Body) -> None:
    """An apron, or its bow from behind."""
    cloth = tools.trim
    if body.pose.view == "back":
        tools.stroke([body.spine(0.34, 0.08), body.spine(0.30, 0), body.spine(0.34, -0.08)], cloth, 0.018)
        q = body.spine(0.30, 0)
        for s in (-1, 1):
            tools.lay(smooth([q, add(q, (s * 0.045, -0.025)), add(q, (s * 0.05, 0.012))]), cloth)
            tools.stroke([q, add(q, (s * 0.018, 0.05)), add(q, (s * 0.024, 0.09))], cloth, 0.012)
        return
    if body.s.low:
        return
    hl, hr, hm = _hem(body, 0.62, 0.05)
    if body.frontal:
        pts = [
            body.spine(0.85, 0.045),
            body.spine(0.85, -0.045),
            body.spine(0.36, -0.07),
            between(hm, hr, 0.7),
            hm,
            between(hm, hl, 0.7),
            body.spine(0.36, 0.07),
        ]
    else:
        pts = [
            body.spine(0.82, 0.068),
            body.spine(0.80, 0.02),
            body.spine(0.36, -0.01),
            between(hl, hr, 0.52),
            between(hl, hr, 0.25),
            add(hl, (0.006, -0.01)),
            body.spine(0.1, 0.066),
            body.spine(0.36, 0.066),
        ]
    tools.lay(smooth(pts, tension=0.3), cloth, mix(cloth, tools.p.mid, 0.5), 0.25)


def paint_cape(tools: Tools, body: Body) -> None:
    """A cloak over the shoulders, open in front."""
    left, right = _sides(body)
    _, hr, hm = _hem(body, 0.80, 0.06)
    if body.s.low:
        floor = 0.10 if body.pose.stance == "sit" else -0.005
        hr, hm = (hr[0], min(hr[1], floor)), (hm[0] + 0.05, min(hm[1], floor))
    color = tools.bottom
    if body.pose.view == "back":
        hl = _hem(body, 0.80, 0.06)[0]
        hl = (hl[0], min(hl[1], hr[1] + 0.012)) if body.s.low else hl
        path = smooth(
            [
                left[0],
                left[1],
                add(left[2], (-0.02, 0)),
                (*add(hl, (-0.02, 0)), 1),
                hm,
                (*add(hr, (0.02, 0)), 1),
                add(right[2], (0.02, 0)),
                right[1],
                right[0],
            ]
        )
    else:
        path = smooth(
            [
                left[0],
                add(left[1], (-0.012, 0.006)),
                add(body.spine(0.72, 0.0), (-0.01, 0)),
                body.spine(0.3, -0.02),
                (*hm, 1),
                (*add(hr, (0.05, -0.01)), 1),
                add(right[3], (0.04, 0.05)),
                add(right[2], (0.018, 0)),
                right[1],
                right[0],
            ]
        )
    tools.cloth(path, color, depth=0.3)


def paint_collar(tools: Tools, body: Body) -> None:
    """Paint the collar, if no scarf hides it."""
    if body.look.scarf or not tools.big or body.look.clothes in ("dress", "skirt"):
        return
    left, right = _sides(body)
    a, b = add(left[0], (-0.006, -0.012)), add(right[0], (0.006, -0.012))
    m = add(between(a, b, 0.5), (0, 0.03))
    tools.cloth(
        smooth([a, add(m, (0, -0.018)), b, add(b, (0.012, 0.034)), add(m, (0, 0.026)), add(a, (-0.012, 0.034))]),
        tools.top,
        0.28,
    )


def paint_scarf(tools: Tools, body: Body) -> None:
    """Paint the scarf and its end in the wind."""
    color, w = body.look.scarf, body.pose.wind or 0.25
    if color is None:
        return
    x, y = between(body.chest, body.neck, 0.35)
    k = 0.075 if body.frontal else 0.058
    tail = [(x + k * 0.6, y + 0.01), (x + 0.10, y + 0.05 - 0.05 * w), (x + 0.13 + 0.10 * w, y + 0.13 - 0.16 * w),
        (x + 0.14 + 0.22 * w, y + 0.20 - 0.22 * w)]  # fmt: skip
    tools.cloth(limb(tail, [0.045, 0.052, 0.052, 0.046]), color, 0.12)
    tools.cloth(smooth([(x - k, y - 0.022), (x, y - 0.008), (x + k, y - 0.026), (x + k * 1.1, y + 0.020),
        (x, y + 0.040), (x - k * 1.1, y + 0.022)]), color)  # fmt: skip
