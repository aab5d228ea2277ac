"""Scenes on dark water, in pastel: lamps and stars light it from near."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import ellipse, smooth
from painter.model import Camera, see
from painter.motifs.chalk import SKINS, chalks, features
from painter.motifs.faces import Face, Mouth, parts
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel
from painter.scene import scene
from painter.solid import Solid, blend, box, carve, chain, common, egg, half, placed, tube, turned


def _water(c: Pastel, top: float, deep: Color, mid: Color, count: int = 2600) -> None:
    """Quiet water: level marks, longer and wider towards the viewer."""
    x, y = c.grid()
    below = np.clip((y - top) / 12, 0, 1)
    near_ = np.clip((y - top) / (c.height - top), 0, 1)
    c.rub(np.asarray(below * 0.8, np.float32), deep, 0.2)
    ripple = 0.5 + 0.5 * np.sin((y + 7 * np.sin(x / 83 + y / 50)) / (5 + 11 * near_))
    heading = np.asarray(0.10 * np.cos(x / 60 + y / 31), np.float32)
    cover = np.asarray(below * (0.25 + 0.75 * ripple), np.float32)
    c.hatch(c.flat(mid), cover * np.asarray(1 - 0.5 * near_, np.float32), count, 46, 5, heading, 0.55, 0.04, 0.14, 0.25)
    c.hatch(
        c.flat(mix(mid, deep, 0.4)),
        cover * np.asarray(near_, np.float32),
        count // 2,
        90,
        9,
        heading,
        0.55,
        0.04,
        0.14,
        0.25,
    )


def _glitter(c: Pastel, x: float, top: float, bottom: float, wide: float, color: Color, count: int) -> None:
    """The broken path that a light throws on the water."""
    for _ in range(count):
        t = c.rng.random()
        y = top + (bottom - top) * t
        spread = wide * (0.25 + 0.75 * t) * c.rng.gauss(0, 0.5)
        length = c.rng.uniform(6, 30) * (0.5 + t)
        c.stroke([(x + spread - length, y), (x + spread, y + c.rng.uniform(-2, 2)), (x + spread + length, y)], color,
            c.rng.uniform(2, 4.5) * (0.6 + 0.6 * t), 0.75 - 0.25 * t)  # fmt: skip


@scene(
    "star-fishing", "Stargazing, Upside Down", motifs="girl teacup stars sea fishing sky",
    themes="wishes patience wonder stealing", moods="calm dreamy curious", seed=53, medium=Pastel,
    alt="At night a girl sits in a floating teacup and draws up a shining star on a fishing line. More stars glow "
    "under the "
    "water, a row of caught ones hangs over the rim of the cup, and the sky is empty.",
    clues=("late catch", "overfished", "patience", "wish", "teacup storm", "lights out"),
)  # fmt: skip
def star_fishing(c: Pastel) -> None:
    c.paper("#101b2c")
    _, y = c.grid()
    sky = np.clip((430 - y) / 300, 0, 1)
    c.hatch(
        c.flat("#22395a"),
        np.asarray(0.25 + 0.5 * (1 - sky) * (y < 430), np.float32) * (y < 432),
        1500,
        120,
        14,
        0.04,
        0.5,
        0.05,
        0.1,
        0.2,
    )
    glow = np.exp(-(((y - 425) / 60) ** 2)) * (y < 432)
    c.hatch(c.flat("#5f8f93"), np.asarray(glow, np.float32), 700, 110, 7, 0.0, 0.5, 0.03, 0.1, 0.2)
    hills = c.shape(
        smooth([(-20, 434, 1), (60, 392), (190, 408), (330, 372), (470, 412), (640, 380), (820, 434, 1)]), 1
    )
    c.rub(hills * 0.95, "#0d1626", 0.2)
    _water(c, 430, "#0d1a2e", "#2b5a78", 2200)
    _drowned_stars(c)
    _teacup(c)


def _star(c: Pastel, x: float, y: float, r: float, hot: Color = "#ffe9a8", dim: float = 1.0) -> None:
    """A star with five unequal arms, drawn from its middle."""
    turn = c.rng.uniform(0, 6.28)
    for k in range(5):
        a = turn + k * 1.2566 + c.rng.uniform(-0.1, 0.1)
        reach = r * c.rng.uniform(0.85, 1.2)
        c.stroke([(x, y), (x + math.cos(a) * reach, y + math.sin(a) * reach)], hot, r * 0.46, 0.9 * dim)
    c.stroke([(x - r * 0.2, y), (x + r * 0.2, y)], "#fffbe6", r * 0.62, 1.0 * dim, taper=False)


def _drowned_stars(c: Pastel) -> None:
    """Stars under water: small and cold far down, large and warm near the surface."""
    places = [
        (76, 700, 9),
        (180, 830, 12),
        (120, 905, 16),
        (255, 1010, 20),
        (150, 1110, 15),
        (420, 1085, 24),
        (560, 990, 15),
        (690, 900, 18),
        (640, 1110, 21),
        (720, 720, 10),
        (560, 850, 11),
        (330, 880, 13),
        (72, 520, 6),
        (735, 560, 6),
    ]
    for x, y, r in places:
        c.halo(x, y, r * 6, "#4fb0b8", 0.5)
        c.halo(x, y, r * 2.6, "#ffe3a0", 0.55)
        _star(c, x, y, r, mix("#bfe8d8", "#ffdf90", min(1, r / 20)))


def _teacup(c: Pastel) -> None:
    camera = Camera(410, 520, 205, eye=(0.0, 0.30, 1), lens=9)
    lean = turned(0, 4, 5)

    def cup(p: tuple[float, float, float]) -> Array:
        return np.asarray(lean @ np.array(p), np.float32)

    bowl = blend(0.1, egg(cup((0, 0.25, 0)), (1.18, 1.05, 1.18), lean))
    bowl = carve(bowl, 0.02, half(cup((0, 0.30, 0)), cup((0, -1, 0))), egg(cup((0, 0.36, 0)), (1.08, 0.96, 1.08), lean))
    ring = chain([cup((-1.10 - 0.48 * math.sin(a), -0.10 + 0.40 * math.cos(a), 0)) for a in np.linspace(-0.2, 3.3, 9)],
        [0.10] * 9, 0.03)  # fmt: skip
    rim = chain(
        [cup((1.15 * math.cos(a), 0.29, 1.15 * math.sin(a))) for a in np.linspace(0, 6.283, 25)], [0.045] * 25, 0.02
    )
    face = Face(yaw=34, pitch=18, inner=(0.06, 0.04), lids=(0.5, 0.5), gaze=(0.2, -0.5), hair="cap", nose=0.7, fat=0.35,
        mouth=Mouth(0.17, 0.05, (0.06, 0.05), 0, 1.0), neck=True)  # fmt: skip
    head = {k: placed(s, (-0.22, 1.40, 0.12), scale=0.36) for k, s in parts(face).items()}
    reach, tip = (0.30, 0.62, 0.42), (1.22, 1.52, 0.50)
    arms = [chain([(-0.02, 0.92, 0.22), (0.12, 0.60, 0.44), reach], [0.13, 0.11, 0.08], 0.03),
        chain([(-0.46, 0.90, 0.18), (-0.28, 0.52, 0.46), (0.18, 0.54, 0.48)], [0.13, 0.11, 0.08], 0.03)]  # fmt: skip
    fists = [blend(0.03, egg(at, (0.10, 0.09, 0.10)), *(tube((at[0] - 0.06 + 0.045 * k, at[1] + 0.05, at[2] + 0.07),
        (at[0] - 0.05 + 0.045 * k, at[1] - 0.05, at[2] + 0.10), 0.03) for k in range(4)))
        for at in ((0.34, 0.64, 0.44), (0.22, 0.55, 0.50))]  # fmt: skip
    world: dict[str, Solid] = head | {
        "cup": blend(0.05, bowl, ring), "rim": rim,
        "coat": blend(0.1, tube((-0.24, 1.02, 0.05), (-0.26, 0.10, 0.05), 0.26, 0.44), *arms),
        "hands": blend(0, *fists), "rod": tube((0.16, 0.52, 0.46), tip, 0.026, 0.012),
        "braid": chain([(-0.44, 1.44, -0.10), (-0.72, 1.18, -0.05), (-0.70, 0.86, 0.05), (-0.60, 0.62, 0.12)],
            [0.10, 0.10, 0.09, 0.04], 0.03),
    }  # fmt: skip
    world = {k: common(s, half((0, -0.36, 0), (0, -1, 0))) for k, s in world.items()}
    view = see(world, camera, (1.32, 0.42, 0.95), region=(60, 110, 740, 760), reach=2.8, glow=2.3)
    hair = ("#0d0a10", "#3a1c14", "#8a4420", "#e08a40")
    pens = chalks("brown", hair) | {"cup": ("#1a2238", "#48597a", "#9fb0b4", "#f4ead0", "#fffbe8"),
        "rim": ("#3a2c24", "#a87c34", "#ffe08a"), "coat": ("#240c14", "#701c24", "#c03c34", "#ff8058"),
        "hands": SKINS["brown"], "rod": ("#20180f", "#8a6a3c", "#e8c888"), "braid": hair}  # fmt: skip
    _reflection(c)
    c.draw(view, pens, cool="#4a7aa8", ambient=0.46, width=4, length=20, density=1.1)
    small = Camera(*camera.pixel((-0.22, 1.40, 0.12)), 205 * 0.36, eye=camera.eye, lens=9 / 0.36)
    features(c, face, small, "#2a140c")
    _line_and_catch(c, camera, tip)


def _reflection(c: Pastel) -> None:
    """The pale cup in the water, broken by ripples, and the ring where it floats."""
    for k in range(120):
        t = (k % 40) / 40
        y = 634 + 200 * t
        half_wide = 225 * (1 - t) ** 0.7
        at = 405 + c.rng.uniform(-half_wide, half_wide)
        length = c.rng.uniform(10, 44) * (1 - 0.5 * t)
        tone = mix("#c8cdbc", "#2b5a78", t * 0.9 + (0.25 if at < 360 else 0))
        c.stroke([(at - length, y), (at, y + 2), (at + length, y)], tone, 4, 0.6)
    for k in range(3):
        wide = 245 + 46 * k
        c.stroke(
            [(405 + wide * math.cos(a), 606 + 8 * k + wide * 0.27 * math.sin(a)) for a in np.linspace(0.15, 3.0, 14)],
            "#9fd0cc",
            3.2 - 0.7 * k,
            0.66 - 0.14 * k,
        )


def _line_and_catch(c: Pastel, camera: Camera, tip: tuple[float, float, float]) -> None:
    start = camera.pixel(tip)
    end = (start[0] + 6, 490)
    c.stroke([start, ((start[0] + end[0]) / 2 - 3, (start[1] + end[1]) / 2), end], "#e8ecd8", 1.8, 0.95, taper=False)
    c.halo(end[0], end[1] + 16, 150, "#ffd070", 0.75, 60)
    _star(c, end[0], end[1] + 18, 27, "#ffe08a")
    _glitter(c, end[0], 570, 1020, 60, "#ffdf90", 70)
    for k, (x, y) in enumerate(((262, 556), (318, 578), (376, 588))):
        c.stroke([(x, y - 34), (x + 2, y - 6)], "#e8ecd8", 1.6, 0.9)
        c.halo(x, y + 4, 34, "#ffd070", 0.5)
        _star(c, x, y + 4, 12 + k % 2 * 3)


@scene(
    "bed-boat", "High Tide", motifs="bed sea lamp child whale wallpaper room",
    themes="night fear adventure loneliness flood",
    moods="dreamy uneasy warm", seed=13, medium=Pastel,
    alt="A child lies in an iron bed that floats in a flooded room, with a lamp burning on the bedpost and its "
    "light on the "
    "waves. A door stands half under water, and beside the bed the huge eye of a whale looks out of the water.",
    clues=("sea legs", "insomnia", "flood", "company", "adrift", "never look down"),
)  # fmt: skip
def bed_boat(c: Pastel) -> None:
    c.paper("#161a24")
    _flooded_room(c)
    _water(c, 560, "#0c1420", "#27506a", 2600)
    _whale_eye(c)
    camera = Camera(400, 640, 168, eye=(0.62, 0.62, 1), lens=9)
    _lamp_light(c, camera)
    view = see(_bed(), camera, (-0.98, 1.45, -0.55), region=(40, 300, 790, 980), reach=3.6, glow=1.9)
    pens = {
        "iron": ("#12141a", "#4a4640", "#b09868", "#ffe8a8"),
        "sheet": ("#2a3048", "#7a8094", "#d8ccb0", "#fff4d8"),
        "quilt": ("#1a1020", "#5a2038", "#a83c44", "#e8804c", "#ffd898"),
        "pillow": ("#2a3048", "#8a8c98", "#e8dcc0", "#fffae4"),
        "wood": ("#140f10", "#4a2f20", "#9a6a3c", "#e8b870"),
        "hairs": ("#0c0808", "#2c1a12", "#6a4426"),
        "head": SKINS["dark"],
        "arm": SKINS["dark"],
        "lamp": ("#6a5020", "#e8c060", "#fff4c0"),
    }
    c.draw(view, pens, cool="#4a6aa8", ambient=0.24, width=4.2, length=22)
    x, y = camera.pixel((-0.92, 1.24, -1.45))
    c.halo(x, y, 170, "#ffd880", 0.5, 60)
    c.stroke([(x - 4, y), (x + 4, y)], "#fffbe6", 22, 1.0, taper=False)


def _flooded_room(c: Pastel) -> None:
    """Walls with a paper of small flowers, a picture that hangs crooked, and a door half under water."""
    x, y = c.grid()
    lamp = np.exp(-(((x - 250) / 330) ** 2) - ((y - 430) / 330) ** 2)
    wall = (y < 566).astype(np.float32)
    c.hatch(c.flat("#3a3046"), np.asarray(wall * 0.5, np.float32), 1500, 90, 14, 1.5, 0.5, 0.06, 0.1, 0.2)
    c.hatch(c.flat("#a0703c"), np.asarray(wall * lamp, np.float32), 1700, 80, 11, 1.5, 0.55, 0.06, 0.12, 0.25)
    c.hatch(c.flat("#e8b860"), np.asarray(wall * lamp**3, np.float32), 600, 60, 8, 1.5, 0.5, 0.08, 0.1, 0.25)
    for row in range(8):
        for column in range(11):
            px, py = 60 + column * 70 + (row % 2) * 35 + c.rng.uniform(-4, 4), 70 + row * 62
            near_lamp = math.exp(-(((px - 250) / 380) ** 2) - ((py - 430) / 380) ** 2)
            tone = mix("#2a2434", "#7a3a34", near_lamp)
            for k in range(5):
                a = k * 1.2566 + 0.3
                c.stroke([(px, py), (px + 8 * math.cos(a), py + 8 * math.sin(a))], tone, 4.5, 0.8)
    door = c.shape(smooth([(560, 590, 1), (556, 210, 1), (712, 196, 1), (716, 590, 1)], tension=0), 1)
    c.rub(door * 0.95, "#15131c", 0.2)
    c.hatch(c.flat("#5a4238"), door * 0.8, 420, 90, 9, 1.56, 0.6, 0.04, 0.12, 0.4)
    for panel in ((582, 232, 54, 120), (648, 228, 46, 120), (582, 384, 54, 130), (648, 380, 46, 130)):
        px, py, w, h = panel
        c.stroke([(px, py + h), (px, py), (px + w, py)], "#120f16", 5, 0.9, taper=False)
        c.stroke([(px + 3, py + h), (px + w, py + h), (px + w, py + 3)], "#a8794c", 3, 0.7, taper=False)
    c.stroke([(552, 580), (548, 202), (716, 188), (722, 580)], "#c8935a", 7, 0.8, taper=False)
    c.stroke([(574, 372), (580, 374)], "#ffd98a", 11, 1.0, taper=False)


def _whale_eye(c: Pastel) -> None:
    """The side of a whale's head under the water, and its eye above it."""
    x, y = c.grid()
    back = c.shape(
        smooth([(820, 1010), (700, 905), (520, 880), (330, 930), (150, 1040), (-30, 1100), (-30, 1230), (820, 1230)]), 3
    )
    c.rub(back * 0.92, "#0b1119", 0.2)
    heading = np.asarray(0.25 * np.sin((x - 200) / 220), np.float32)
    top = np.clip(1 - (y - 890 - 0.0004 * (x - 540) ** 2) / 190, 0, 1)
    c.hatch(c.flat("#2e4a5e"), np.asarray(back * (0.3 + top), np.float32), 1500, 80, 9, heading, 0.6, 0.06, 0.12, 0.3)
    light = np.exp(-(((x - 330) / 200) ** 2) - ((y - 950) / 90) ** 2)
    c.hatch(c.flat("#b98d58"), np.asarray(back * light, np.float32), 420, 60, 5, heading, 0.55, 0.06, 0.1, 0.3)
    for k in range(5):
        c.stroke(
            [(40, 1120 + 20 * k), (240, 1066 + 18 * k), (480, 1080 + 17 * k), (760, 1120 + 15 * k)], "#0a0f16", 5, 0.8
        )
    eye = (520, 1005)
    c.rub(c.shape(ellipse(*eye, 60, 40), 5) * 0.95, "#070a10", 0.1)
    c.rub(c.shape(ellipse(*eye, 40, 30), 2) * 0.95, "#6a4a2a", 0.3)
    c.hatch(c.flat("#d8a050"), c.shape(ellipse(eye[0], eye[1] + 6, 36, 20), 3), 120, 16, 3, 1.4, 0.7, 0.5, 0.1, 0.4)
    c.rub(c.shape(ellipse(*eye, 17, 21), 1), "#050609", 0.0)
    c.stroke([(505, 992), (511, 996)], "#fff6d8", 9, 1.0, taper=False)
    c.stroke([(446, 1010), (478, 972), (524, 960), (570, 974), (600, 1008)], "#5a7688", 6, 0.8)
    c.stroke([(452, 1024), (500, 1052), (560, 1046), (598, 1020)], "#3f5a6c", 5, 0.7)


def _bed() -> dict[str, Solid]:
    """An iron bed with a sleeper under the quilt, cut off at the water line."""
    posts = [tube((sx * 0.92, -0.9, sz * 1.45), (sx * 0.92, 0.55 + 0.35 * (sz < 0), sz * 1.45), 0.055) for sx in (-1, 1)
        for sz in (-1, 1)]  # fmt: skip
    rails = [
        tube((-0.92, h, z), (0.92, h, z), 0.045) for z, h in ((-1.45, 0.85), (-1.45, 0.35), (1.45, 0.50), (1.45, 0.15))
    ]
    bars = [tube((k * 0.30, 0.30, -1.45), (k * 0.30, 0.86, -1.45), 0.026) for k in range(-2, 3)]
    bars += [tube((k * 0.30, 0.10, 1.45), (k * 0.30, 0.50, 1.45), 0.026) for k in range(-2, 3)]
    knobs = [
        egg((sx * 0.92, 0.62 + 0.35 * (sz < 0), sz * 1.45), (0.09, 0.09, 0.09)) for sx in (-1, 1) for sz in (-1, 1)
    ]
    quilt = blend(0.14, box((0, -0.02, 0.25), (0.95, 0.16, 1.10), 0.10), egg((0.02, 0.14, -0.30), (0.38, 0.26, 0.42)),
        tube((0.05, 0.12, 0.0), (0.12, 0.10, 0.85), 0.24, 0.16), egg((0.12, 0.16, 1.0), (0.18, 0.18, 0.16)),
        egg((-0.28, 0.12, 0.42), (0.16, 0.16, 0.30), turned(30)))  # fmt: skip
    head = blend(0.05, egg((0.0, 0.36, -0.98), (0.20, 0.17, 0.23)), egg((0.05, 0.40, -0.80), (0.05, 0.05, 0.05)))
    solids: dict[str, Solid] = {
        "iron": blend(0.02, *posts, *rails, *bars, *knobs),
        "sheet": box((0, -0.12, 0), (0.90, 0.16, 1.42), 0.08),
        "quilt": quilt,
        "pillow": blend(0.1, egg((0, 0.14, -1.08), (0.62, 0.17, 0.32))),
        "head": head,
        "hairs": carve(egg((0.0, 0.37, -1.02), (0.225, 0.19, 0.24)), 0.02, egg((0.02, 0.42, -0.74), (0.3, 0.3, 0.22))),
        "arm": chain([(0.26, 0.26, -0.62), (0.60, 0.20, -0.40), (0.98, 0.02, -0.25), (1.06, -0.26, -0.22)],
            [0.08, 0.075, 0.065, 0.06], 0.03),
        "lamp": egg((-0.92, 1.22, -1.45), (0.10, 0.15, 0.10)),
        "wood": box((0, -0.34, 0), (0.94, 0.08, 1.46), 0.03),
    }  # fmt: skip
    return {name: common(solid, half((0, -0.42, 0), (0, -1, 0))) for name, solid in solids.items()}


def _lamp_light(c: Pastel, camera: Camera) -> None:
    x, y = camera.pixel((-0.92, 1.24, -1.45))
    c.halo(x, y, 250, "#ffb850", 0.62, 120)
    _glitter(c, x - 40, 640, 1000, 110, "#ffcf78", 110)
    _glitter(c, x - 70, 600, 760, 60, "#ffe9b0", 50)
    for k in range(4):
        t = 0.8 + 0.14 * k
        ring = [
            camera.pixel(
                (
                    1.05 * t * math.copysign(abs(math.cos(a)) ** 0.4, math.cos(a)),
                    -0.42,
                    1.6 * t * math.copysign(abs(math.sin(a)) ** 0.4, math.sin(a)),
                )
            )
            for a in np.linspace(-0.9, 2.6, 20)
        ]
        c.stroke(ring, mix("#9fc8c8", "#27506a", 0.2 * k), 3.5, 0.6 - 0.1 * k)
