"""A market by lamplight, in pastel."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from painter.model import Camera, see
from painter.motifs.chalk import SKINS
from painter.motifs.faces import ENVY, LAUGHTER, RAGE, TENDERNESS, TERROR, Face, parts
from painter.motifs.grip import Hand, hand_parts
from painter.palette import mix
from painter.pastel import Pastel, Ramp
from painter.scene import scene
from painter.solid import (
    Point3,
    Solid,
    ball,
    blend,
    box,
    carve,
    chain,
    common,
    egg,
    half,
    near,
    placed,
    tube,
    turned,
    vector,
)

_LAMP = (0.42, -1.95, 2.35)

# Middle on the wall, size, tilt, expression and chalks.
_BONE: Ramp = ("#2c2226", "#6e5a50", "#b09a80", "#e6d4b0", "#fff6dc")
_RED: Ramp = ("#22080c", "#6a161a", "#b83028", "#ec6a44", "#ffc894")
_BLUE: Ramp = ("#0c1626", "#24446a", "#4a80a0", "#8fbec8", "#e2f2e8")
_GREEN: Ramp = ("#0c1c16", "#24503a", "#568a4c", "#a4bc68", "#eef0b8")
_GOLD: Ramp = ("#2a1808", "#7a4a14", "#c8862a", "#f4be54", "#fff0b8")
_WALL = (
    ((-3.00, 3.40), 0.90, -6, RAGE, _RED),
    ((-1.05, 3.62), 0.84, 8, TERROR, _BLUE),
    ((-3.12, 1.15), 0.86, 6, replace(ENVY, yaw=0), _GREEN),
)


@scene(
    "mask-market",
    "All Sizes, All Occasions",
    motifs="masks stall seller lanterns crowd",
    themes="identity choice disguise commerce roles",
    moods="uncanny festive",
    seed=791,
    medium=Pastel,
    alt="A market stall in the light of a lantern is hung with masks of people, a fox and a sun; the seller in a "
    "broad hat has no face and holds out a smiling mask to a crowd, in which a child wears a fox mask on the back of "
    "the head.",
    clues=("which one today?", "identity theft", "carnival", "first date", "poker face", "try it on"),
)
def mask_market(c: Pastel) -> None:
    c.paper("#1b1218")
    camera = Camera(400, 560, 100, eye=(0, 0.03, 1), lens=13)
    _planks(c)
    world: dict[str, Solid] = {}
    pens: dict[str, Ramp] = {}
    for k, ((x, y), size, tilt, face, chalk) in enumerate(_WALL):
        _hang(world, pens, f"m{k}", _mask(face), (x, y, -0.9), size, tilt, chalk)
    _hang(world, pens, "sun", _sun(), (-1.12, 1.45, -0.9), 0.78, 4, _GOLD)
    _hang(
        world,
        pens,
        "fox",
        _fox(),
        (3.62, 0.95, -0.9),
        0.86,
        -8,
        ("#2a100a", "#7a3216", "#d06a26", "#f8a850", "#ffe6b0"),
    )
    _hang(world, pens, "smile", _mask(replace(LAUGHTER, lids=(0.7, 0.7))), (-1.72, -0.62, 2.6), 1.12, -9, _BONE)
    world |= _seller()
    pens |= {
        "blank": ("#2a2026", "#6a5450", "#a88a74", "#dcc09a", "#fff0cc"),
        "hat": ("#0c0e14", "#1c2a34", "#34505a", "#6c8c84", "#b8c4a0"),
        "band": _RED,
        "feather": ("#3a0e10", "#a83a20", "#f08a3a", "#ffd890"),
        "cape": ("#0a1418", "#14323a", "#27585c", "#4f8a80", "#a8c8a0"),
        "collar": ("#2a1a0c", "#7a561c", "#c09030", "#f0c860", "#fff0b0"),
        "hand": SKINS["clay"],
        "nails": ("#5a3a30", "#d8a080", "#fff0d8"),
        "counter": ("#1c0a0e", "#541a20", "#94302c", "#d8683c", "#ffb870"),
        "board": ("#20140e", "#5a3a20", "#a4703a", "#e8b868"),
        "skulls": ("#0a080c", "#1c161c", "#33282c", "#5c4840"),
        "coats": ("#08080e", "#16162a", "#2a2a48", "#50506c"),
        "kidhair": ("#140c0c", "#3c2018", "#6c3c22", "#b06c34"),
        "kidfox": ("#3a160c", "#a04a1a", "#e88430", "#ffc878"),
        "ribbon": ("#3a3028", "#b8a888", "#fff4d8"),
    }
    view = see(world, camera, (0.2, -1.5, 5.2), reach=6.0, glow=5.2, step=3)
    c.draw(view, pens, cool="#4a4672", ambient=0.32, width=4.6, length=26)
    for k in range(3):
        x, y = camera.pixel((0.95 - 0.05 * k, -0.95 - 0.5 * k, 1.0))
        c.stroke([(x, y), (x + 3, y + 2)], "#e8b04a", 17, 0.95, taper=False)
        c.stroke([(x - 3, y + 4), (x + 2, y + 5)], "#fff0b8", 7, 0.9, taper=False)
    _lantern(c, camera)
    _awning(c)
    crowd = see(_crowd(), camera, (0.3, 1.2, 1.2), region=(0, 800, 800, 1200), reach=6.0, glow=4.5, step=2)
    c.draw(crowd, pens, cool="#3c3a5c", ambient=0.40, width=4.2, length=24)


def _hang(
    world: dict[str, Solid],
    pens: dict[str, Ramp],
    name: str,
    mask: dict[str, Solid],
    at: Point3,
    size: float,
    tilt: float,
    chalk: Ramp,
) -> None:
    """Put a mask among the solids, with chalks for its parts."""
    turn = turned(-6 if at[0] < 0 else 6, 0, tilt)
    for part, solid in mask.items():
        world[f"{name} {part}"] = placed(near((0, 0, 0), 1.75, solid), at, turn, size)
    dark = tuple(mix(tone, "#1a0c10", 0.62) for tone in chalk)
    pens |= {
        f"{name} face": chalk,
        f"{name} lips": tuple(mix(tone, "#a02430", 0.5) for tone in chalk),
        f"{name} dark": dark,
        f"{name} teeth": _BONE,
        f"{name} rim": tuple(mix(t, "#c88a30", 0.5) for t in chalk),
    }


def _mask(face: Face) -> dict[str, Solid]:
    """A face as a hollow shell with holes for eyes and mouth."""
    face = replace(face, neck=False, ears=0.0, hair="none", pitch=0, roll=0)
    solids = parts(face)
    holes = [
        near(face.at(face.eye(s)), 0.4, egg(face.at((s * 0.29, 0.02, 0.70)), (0.155, 0.085, 0.5))) for s in (-1, 1)
    ]
    front = half((0, 0, 0.02), (0, 0, -1))
    oval = egg((0, 0.02, 0.2), (0.86, 1.18, 1.2))
    shell = carve(common(solids["skin"], front, oval), 0.02, *holes)
    rim = [(0.70 * math.cos(a), 0.06 + 0.98 * math.sin(a), 0.05) for a in np.linspace(0, 6.283, 21)]
    out: dict[str, Solid] = {"face": shell, "dark": common(solids["brows"], front)}
    if "lips" in solids:
        out["lips"] = common(solids["lips"], front)
    if "teeth" in solids:
        out["teeth"] = solids["teeth"]
    out["rim"] = chain(rim, [0.05] * 21, 0.02)
    return out


def _sun() -> dict[str, Solid]:
    """A gilded sun with a face."""
    base = _mask(replace(TENDERNESS, lids=(0.3, 0.3), cheeks=(0.7, 0.8), fat=0.9))
    rays = [
        chain(
            [
                (0.78 * math.cos(a), 0.04 + 0.88 * math.sin(a), 0.1),
                (1.08 * math.cos(a + 0.10), 0.04 + 1.14 * math.sin(a + 0.10), 0.12),
                (1.34 * math.cos(a), 0.04 + 1.36 * math.sin(a), 0.1),
            ],
            [0.15, 0.10, 0.02],
            0.03,
        )
        for a in np.linspace(0, 6.283, 12)[:-1]
    ]
    return base | {"rim": blend(0.02, base["rim"], *rays)}


def _fox() -> dict[str, Solid]:
    """A fox's mask with a long snout."""
    skull = blend(
        0.12,
        egg((0, 0.1, 0.1), (0.72, 0.62, 0.42)),
        tube((0, -0.1, 0.35), (0, -0.62, 0.85), 0.30, 0.10),
        tube((-0.5, 0.0, 0.1), (-0.78, -0.34, 0.0), 0.26, 0.06),
        tube((0.5, 0.0, 0.1), (0.78, -0.34, 0.0), 0.26, 0.06),
    )
    ears = [
        carve(
            tube((s * 0.45, 0.5, 0.05), (s * 0.62, 1.18, 0.0), 0.26, 0.04),
            0.03,
            egg((s * 0.52, 0.70, 0.22), (0.12, 0.30, 0.12)),
        )
        for s in (-1, 1)
    ]
    eyes = [egg((s * 0.32, 0.12, 0.55), (0.15, 0.075, 0.5), turned(0, 0, s * 18)) for s in (-1, 1)]
    face = carve(blend(0.05, skull, *ears), 0.02, *eyes)
    return {"face": common(face, half((0, 0, -0.05), (0, 0, -1))), "dark": ball((0, -0.64, 0.92), 0.10)}


def _seller() -> dict[str, Solid]:
    """A large figure with a hat, a cape, and a smooth egg for a face."""
    lean = turned(-8, 4, -7)
    head = blend(
        0.2, egg((1.55, 1.55, 0.3), (0.98, 1.30, 0.98), lean), egg((1.50, 0.95, 0.42), (0.74, 0.80, 0.78), lean)
    )
    brim = blend(
        0.1,
        egg((1.42, 2.62, 0.25), (2.05, 0.15, 1.75), turned(0, 8, -9)),
        egg((1.42, 2.75, 0.2), (1.2, 0.26, 1.1), turned(0, 8, -9)),
    )
    crown = blend(
        0.15,
        egg((1.28, 3.15, 0.1), (1.02, 0.80, 0.95), turned(0, 6, -9)),
        egg((1.10, 3.6, 0.1), (0.80, 0.5, 0.8), turned(0, 0, -9)),
    )
    crown = carve(crown, 0.15, egg((1.05, 4.2, 0.3), (0.35, 0.5, 0.7)))
    band = common(
        egg((1.31, 3.0, 0.1), (1.09, 0.7, 1.03), turned(0, 6, -9)),
        half((1.3, 3.10, 0), (-0.16, 1, 0)),
        half((1.3, 2.74, 0), (0.16, -1, 0)),
    )
    feather = chain(
        [(2.2, 3.0, 0.7), (2.75, 3.75, 0.6), (2.85, 4.5, 0.4), (2.45, 5.1, 0.2)], [0.06, 0.20, 0.22, 0.04], 0.05
    )
    body = blend(
        0.3,
        egg((1.6, -1.35, -0.1), (1.75, 1.9, 1.0)),
        tube((0.35, -0.62, 0.3), (-0.30, -1.85, 1.15), 0.52, 0.46),
        tube((-0.30, -1.85, 1.15), (-0.70, -2.34, 2.25), 0.46, 0.34),
        tube((2.9, -0.7, 0.2), (3.3, -2.1, 1.2), 0.55, 0.48),
        tube((3.3, -2.1, 1.2), (2.6, -2.45, 2.0), 0.46, 0.40),
    )
    ruffle = [
        (1.55 + 1.25 * math.cos(a), -0.10 + 0.12 * math.sin(3 * a), 0.2 + 1.05 * math.sin(a))
        for a in np.linspace(0, 6.283, 41)
    ]
    collar = blend(
        0.06,
        chain(ruffle, [0.26 + 0.07 * math.sin(k * 2.1) for k in range(41)], 0.03),
        egg((1.55, -0.05, 0.2), (1.1, 0.32, 0.9)),
    )
    hold = Hand(
        ((8, 18, 12), (10, 18, 12), (12, 20, 14), (16, 22, 16)),
        (10, 3, -5, -14),
        (10, 24, 16),
        36,
        40,
        arm=0.45,
        arm_width=0.25,
        bony=0.7,
    )
    grip = {k: placed(s, (-1.28, -1.86, 2.50), turned(10, 0, 34), 0.82) for k, s in hand_parts(hold).items()}
    fingers, nails = [], []
    for k in range(4):
        x = 2.18 + 0.21 * k
        run = [
            vector(q)
            for q in ((x, -2.36, 2.1), (x - 0.03, -2.28, 2.42), (x - 0.05, -2.48, 2.60), (x - 0.05, -2.72, 2.56))
        ]
        fingers.append(blend(0.03, chain(run, [0.13, 0.125, 0.11, 0.085], 0.02), ball(run[1], 0.135)))
        nails.append(egg((x - 0.05, -2.70, 2.64), (0.06, 0.08, 0.03)))
    rest = blend(0.05, *fingers, egg((2.5, -2.38, 2.0), (0.42, 0.2, 0.3)))
    return {
        "blank": head,
        "hat": blend(0.08, brim, crown),
        "band": band,
        "feather": feather,
        "cape": body,
        "collar": collar,
        "hand": blend(0, near((-1.28, -1.86, 2.5), 2.2, grip["skin"]), near((2.5, -2.4, 2.2), 0.9, rest)),
        "nails": blend(0, grip["nails"], *nails),
        "board": box((0, -2.62, 1.55), (5.2, 0.16, 0.98), 0.06),
        "counter": _cloth(),
    }


def _cloth() -> Solid:
    """A cloth that hangs from the counter in folds."""
    folds = [
        tube((x, -2.85, 2.36), (x + 0.1, -6, 2.55 + 0.12 * math.sin(x * 2.6 + 1)), 0.22, 0.38)
        for x in np.arange(-4.4, 4.6, 0.52)
    ]
    return blend(0.1, box((0, -4.7, 2.15), (5.2, 1.85, 0.2)), *folds)


def _crowd() -> dict[str, Solid]:
    """Heads of customers, seen from behind, and a fox mask on one of them."""
    skulls, coats = [], []
    for x, y, r in ((-2.55, -3.55, 0.62), (-1.12, -3.95, 0.55), (1.62, -3.75, 0.60), (2.78, -4.0, 0.54)):
        skulls.append(
            blend(
                0.05,
                egg((x, y, 4.0), (r, r * 1.12, r)),
                egg((x - r, y - 0.1, 4.0), (0.1, 0.18, 0.1)),
                egg((x + r, y - 0.1, 4.0), (0.1, 0.18, 0.1)),
            )
        )
        coats.append(egg((x, y - 1.45, 3.9), (1.1, 0.95, 0.6)))
    bun = ball((1.60, -2.98, 3.8), 0.28)
    hat = blend(
        0.03,
        egg((-2.55, -3.2, 4.0), (0.95, 0.10, 0.85), turned(0, 6, 4)),
        tube((-2.55, -3.15, 4), (-2.52, -2.75, 4), 0.58, 0.54),
    )
    child = egg((0.30, -3.72, 4.05), (0.52, 0.56, 0.52))
    fox = {k: placed(s, (0.30, -3.68, 4.42), turned(4, 4, 9), 0.60) for k, s in _fox().items()}
    coats.append(egg((0.3, -4.95, 3.9), (0.9, 0.8, 0.6)))
    return {
        "skulls": blend(0.02, *skulls, bun, hat),
        "coats": blend(0.05, *coats),
        "kidhair": child,
        "kidfox": fox["face"],
        "nails2": fox["dark"],
        "ribbon": chain([(-0.25, -3.67, 4.0), (-0.1, -3.6, 4.4), (0.7, -3.6, 4.4), (0.84, -3.67, 4.0)], [0.04] * 4),
    }


def _planks(c: Pastel) -> None:
    """Boards behind, in the light of the lantern."""
    x, y = c.grid()
    light = np.exp(-(((x - 420) / 420) ** 2) - ((y - 720) / 520) ** 2)
    board = np.asarray(0.55 + 0.35 * np.sin(np.floor(x / 58) * 2.7), np.float32)
    c.rub(np.asarray(0.7 + 0 * x, np.float32), "#2a1a20", 0.15)
    c.hatch(c.flat("#4a2a2c"), board * 0.7, 1500, 110, 12, 1.57, 0.5, 0.04, 0.12, 0.2)
    c.hatch(c.flat("#9a5430"), np.asarray(light * board, np.float32), 1200, 100, 10, 1.57, 0.5, 0.04, 0.12, 0.25)
    c.hatch(c.flat("#e09a4a"), np.asarray(light**3 * board, np.float32), 600, 80, 8, 1.57, 0.5, 0.05, 0.1, 0.25)
    for k in range(1, 14):
        c.stroke([(58 * k, 60), (58 * k + 2, 500), (58 * k - 1, 860)], "#120a0e", 4, 0.85, taper=False)


def _awning(c: Pastel) -> None:
    """The striped edge of the awning."""
    for k in range(7):
        left = 10 + 112 * k
        tones = ("#6a1a1c", "#a8322a", "#d8603a") if k % 2 == 0 else ("#6a5a50", "#b8a482", "#ecd8ac")
        for i in range(26):
            x = left + 4 + 104 * i / 25
            low = 74 + 34 * math.sin(math.pi * i / 25) + c.rng.uniform(-3, 3)
            tone = tones[min(2, int(3 * (0.2 + 0.6 * i / 25) + c.rng.uniform(-0.4, 0.4)))]
            c.stroke([(x, 0), (x + 1, low * 0.5), (x, low)], tone, 6.5, 0.9, taper=False)
        c.stroke([(left + 4 + 8 * i, 76 + 34 * math.sin(math.pi * i / 13)) for i in range(14)], "#f0b860", 4, 0.8)


def _lantern(c: Pastel, camera: Camera) -> None:
    """The lantern on the counter."""
    x, y = camera.pixel(_LAMP)
    c.halo(x, y, 240, "#ffb850", 0.6, 90)
    for dx in (-30, 30):
        c.stroke([(x + dx, y - 46), (x + dx * 1.15, y + 58)], "#1c100c", 7, 1.0, taper=False)
    c.stroke([(x, y + 48), (x - 1, y + 16)], "#f4e0b0", 17, 1.0, taper=False)
    c.stroke([(x, y + 18), (x - 4, y - 4), (x + 1, y - 34)], "#ffd060", 20, 1.0)
    c.stroke([(x, y + 12), (x, y - 16)], "#fffbe6", 10, 1.0)
    c.stroke([(x - 44, y + 60), (x, y + 66), (x + 44, y + 60)], "#1c100c", 13, 1.0, taper=False)
    c.stroke([(x - 40, y - 48), (x, y - 54), (x + 40, y - 48)], "#2a1810", 11, 1.0, taper=False)
    c.stroke([(x - 26, y - 54), (x, y - 84), (x + 26, y - 54)], "#2a1810", 8, 1.0, taper=False)
    c.stroke([(x - 36, y - 44), (x, y - 50), (x + 34, y - 44)], "#e8a850", 3, 0.9)
