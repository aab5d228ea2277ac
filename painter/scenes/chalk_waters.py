"""Scenes on dark water, in pastel: lamps and stars light it from near."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import ellipse, poly, rect, smooth
from painter.model import Camera, see
from painter.motifs.chalk import SKINS, chalks, features
from painter.motifs.clench import fingers_round
from painter.motifs.faces import Face, Mouth, parts
from painter.noise import Array
from painter.palette import Color, mix
from painter.pastel import Pastel
from painter.scene import scene
from painter.solid import Solid, ball, blend, box, carve, chain, common, egg, half, near, placed, tube, turned


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
        80,
        13,
        _drift(c),
        0.5,
        0.2,
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


def _drift(c: Pastel) -> Array:
    """The headings of marks in night air."""
    x, y = c.grid()
    return np.asarray(-0.7 + 0.4 * np.sin(x / 210) + 0.2 * np.cos(y / 120), np.float32)


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
    camera = Camera(430, 520, 246, eye=(0.0, 0.30, 1), lens=9)
    lean = turned(0, 4, 5)

    def cup(p: tuple[float, float, float]) -> Array:
        return np.asarray(lean @ np.array(p), np.float32)

    bowl = egg(cup((0, 0.25, 0)), (1.18, 1.05, 1.18), lean)
    bowl = carve(bowl, 0.02, half(cup((0, 0.30, 0)), cup((0, -1, 0))), egg(cup((0, 0.36, 0)), (1.08, 0.96, 1.08), lean))
    ring = chain([cup((-1.10 - 0.42 * math.sin(a), -0.10 + 0.40 * math.cos(a), 0)) for a in np.linspace(-0.2, 3.3, 9)],
        [0.10] * 9, 0.03)  # fmt: skip
    rim = chain(
        [cup((1.15 * math.cos(a), 0.29, 1.15 * math.sin(a))) for a in np.linspace(0, 6.283, 25)], [0.045] * 25, 0.02
    )
    face = Face(yaw=30, pitch=4, roll=-6, inner=(0.10, 0.08), lids=(0.62, 0.60), under=(0.4, 0.4),
        gaze=(0.30, -0.40), hair="long", nose=0.35, nose_width=0.8, fat=0.85, jaw=0.86, chin=0.7, cheeks=(0.25, 0.25),
        thick_brows=0.6, ears=0.0,
        mouth=Mouth(0.15, 0.0, (0.05, 0.06), 0.0, 1.0), neck=True)  # fmt: skip
    seat, size = (-0.28, 1.26, 0.10), 0.40
    head = {k: placed(near((0, -0.3, 0), 2.3, s), seat, scale=size) for k, s in parts(face).items()}
    tip = (1.06, 1.46, 0.62)
    coat = blend(
        0.12,
        egg((-0.30, 0.50, 0.02), (0.36, 0.42, 0.28), turned(0, 0, -4)),
        egg((-0.30, 0.16, 0.10), (0.48, 0.36, 0.42)),
        chain([(-0.02, 0.72, 0.14), (0.12, 0.40, 0.42), (0.29, 0.58, 0.66)], [0.15, 0.125, 0.10], 0.04),
        chain([(-0.58, 0.70, 0.14), (-0.46, 0.30, 0.52), (0.14, 0.40, 0.74)], [0.15, 0.125, 0.10], 0.04),
    )
    rod_start, rod_end = np.array((0.02, 0.30, 0.74)), np.array(tip)
    along = (rod_end - rod_start) / np.linalg.norm(rod_end - rod_start)
    fists = [
        blend(
            0.03,
            fingers_round(rod_start + along * t, along, 0.03, 0.55),
            ball(rod_start + along * t + np.array((-0.03, -0.05, -0.02)), 0.085),
        )
        for t in (0.22, 0.48)
    ]
    scarf = chain(
        [
            (-0.30 + 0.24 * math.cos(a), 0.74 + 0.04 * math.sin(a * 2), 0.06 + 0.22 * math.sin(a))
            for a in np.linspace(0, 6.283, 19)
        ],
        [0.075 + 0.02 * (k % 2) for k in range(19)],
        0.02,
    )
    world: dict[str, Solid] = head | {
        "cup": blend(0.05, bowl, ring), "rim": rim, "coat": coat, "hands": blend(0, *fists),
        "rod": tube(rod_start, rod_end, 0.03, 0.012), "scarf": scarf,
    }  # fmt: skip
    world = {k: common(s, half((0, -0.36, 0), (0, -1, 0))) for k, s in world.items()}
    view = see(world, camera, (1.30, 0.50, 1.9), region=(30, 60, 770, 780), reach=2.8, glow=2.5)
    hair = ("#0d0a10", "#3a1c14", "#8a4420", "#e08a40")
    pens = chalks("brown", hair, "#4a3420") | {"cup": ("#1a2238", "#48597a", "#9fb0b4", "#f4ead0", "#fffbe8"),
        "rim": ("#3a2c24", "#a87c34", "#ffe08a"), "coat": ("#0c1c1a", "#1f4a3e", "#4a8a5c", "#a8c878", "#f4ecb0"),
        "hands": SKINS["brown"], "rod": ("#20180f", "#8a6a3c", "#e8c888"),
        "scarf": ("#3a3440", "#9a9290", "#ece0c4", "#fffae8")}  # fmt: skip
    _reflection(c)
    c.draw(view, pens, cool="#4a6a98", ambient=0.42, width=4, length=20, density=1.1)
    small = Camera(*camera.pixel(seat), camera.scale * size, eye=camera.eye, lens=9 / size)
    features(c, face, small, "#2a140c")
    _line_and_catch(c, camera, tip)


def _reflection(c: Pastel) -> None:
    """The pale cup in the water, broken by ripples, and the ring where it floats."""
    for k in range(120):
        t = (k % 40) / 40
        y = 640 + 200 * t
        half_wide = 270 * (1 - t) ** 0.7
        at = 430 + c.rng.uniform(-half_wide, half_wide)
        length = c.rng.uniform(10, 44) * (1 - 0.5 * t)
        tone = mix("#c8cdbc", "#2b5a78", t * 0.9 + (0.25 if at < 360 else 0))
        c.stroke([(at - length, y), (at, y + 2), (at + length, y)], tone, 4, 0.6)
    for k in range(3):
        wide = 292 + 40 * k
        c.stroke(
            [(430 + wide * math.cos(a), 606 + 8 * k + wide * 0.27 * math.sin(a)) for a in np.linspace(0.15, 3.0, 14)],
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
    for k, (x, y) in enumerate(((240, 572), (308, 600), (384, 612))):
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
    camera = Camera(400, 600, 160, eye=(0.62, 0.62, 1), lens=9)
    _lamp_light(c, camera)
    world = _bed() | {"whale": common(_whale(), half((0, -0.44, 0), (0, -1, 0)))}
    view = see(world, camera, (-0.98, 1.45, -0.55), region=(20, 260, 790, 1180), reach=5.2, glow=2.1)
    pens = {
        "whale": ("#16242e", "#33566a", "#6a94a0", "#b4c8bc", "#f0e8c8"),
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
    _whale_eye(c, (440, 946))
    _wash(c)
    x, y = camera.pixel((-0.92, 1.24, -1.45))
    c.halo(x, y, 170, "#ffd880", 0.5, 60)
    c.stroke([(x - 4, y), (x + 4, y)], "#fffbe6", 22, 1.0, taper=False)


def _flooded_room(c: Pastel) -> None:
    """Walls with a paper of large faded flowers, and a door half under water."""
    x, y = c.grid()
    lamp = np.exp(-(((x - 395) / 340) ** 2) - ((y - 330) / 340) ** 2)
    wall = (y < 566).astype(np.float32)
    slant = np.asarray(0.95 + 0.5 * np.sin(x / 130 + y / 95), np.float32)
    c.rub(wall * 0.85, "#2a2236", 0.15)
    c.rub(np.asarray(wall * lamp * 0.75, np.float32), "#8a5c30", 0.2)
    c.hatch(c.flat("#40344e"), np.asarray(wall * 0.5, np.float32), 1300, 60, 12, slant, 0.45, 0.25, 0.1, 0.2)
    c.hatch(c.flat("#b07a3e"), np.asarray(wall * lamp, np.float32), 1300, 54, 11, slant, 0.5, 0.25, 0.12, 0.25)
    c.hatch(c.flat("#f0c46c"), np.asarray(wall * lamp**3, np.float32), 700, 46, 9, slant, 0.5, 0.25, 0.1, 0.25)
    for row in range(6):
        for column in range(8):
            px, py = 74 + column * 102 + (row % 2) * 51, 74 + row * 96
            if py > 540 or (545 < px < 725 and py > 160):
                continue
            _wall_flower(c, px + c.rng.uniform(-5, 5), py + c.rng.uniform(-5, 5))
    _drowned_door(c)


def _wall_flower(c: Pastel, x: float, y: float) -> None:
    """A flower of the wallpaper with two leaves, fading away from the lamp."""
    light = math.exp(-(((x - 395) / 340) ** 2) - ((y - 330) / 340) ** 2)
    petal, leaf = mix("#3a2838", "#a03c34", light), mix("#26303a", "#5a6a34", light)
    turn = c.rng.uniform(0, 6.28)
    for side in (-0.5, 0.6):
        a = turn + side
        c.stroke(
            [
                (x + 14 * math.cos(a), y + 14 * math.sin(a)),
                (x + 26 * math.cos(a + 0.2), y + 26 * math.sin(a + 0.2)),
                (x + 36 * math.cos(a), y + 36 * math.sin(a)),
            ],
            leaf,
            8,
            0.7,
        )
    for k in range(5):
        a = turn + k * 1.2566 + c.rng.uniform(-0.15, 0.15)
        c.stroke(
            [(x + 4 * math.cos(a), y + 4 * math.sin(a)), (x + 16 * math.cos(a), y + 16 * math.sin(a))], petal, 11, 0.8
        )
    c.stroke([(x - 1, y), (x + 1, y)], mix("#4a3c34", "#f0c060", light), 8, 0.85, taper=False)


def _drowned_door(c: Pastel) -> None:
    """A panelled door, its frame and a round knob, with the water up to it."""
    for side, tone in ((-12, "#4a3830"), (0, "#1c1820")):
        frame = c.shape(
            poly([(556 + side, 580), (556 + side, 196 + side), (714 - side, 190 + side), (714 - side, 580)]), 0.8
        )
        c.rub(frame * 0.96, tone, 0.15)
    door = c.shape(poly([(560, 580), (560, 200), (710, 195), (710, 580)]), 0.8)
    c.rub(door * 0.95, "#2e2228", 0.15)
    c.hatch(c.flat("#6a4a38"), door * 0.8, 420, 70, 9, 1.56, 0.55, 0.04, 0.12, 0.4)
    for px, py, w, h in ((576, 222, 52, 128), (643, 219, 52, 128), (576, 382, 52, 150), (643, 380, 52, 150)):
        c.rub(c.shape(rect(px, py, w, h), 1) * 0.8, "#1e1820", 0.2)
        for start, end, tone in (
            ((px, py), (px + w, py), "#100c12"),
            ((px, py), (px, py + h), "#100c12"),
            ((px + w, py), (px + w, py + h), "#a87848"),
            ((px, py + h), (px + w, py + h), "#a87848"),
        ):
            c.stroke([start, end], tone, 4.5, 0.85, taper=False)
    for start, end in (((544, 580), (544, 186)), ((544, 184), (726, 178)), ((726, 178), (726, 580))):
        c.stroke([start, end], "#c8935a", 6, 0.8, taper=False)
    c.stroke([(572, 372), (576, 374)], "#ffd98a", 13, 1.0, taper=False)
    for k in range(26):
        t = k / 26
        at = 634 + c.rng.uniform(-80, 80) * (1 - 0.3 * t)
        c.stroke(
            [(at - 22, 574 + 130 * t), (at, 576 + 130 * t), (at + 22, 574 + 130 * t)],
            mix("#6a4a38", "#27506a", t),
            4,
            0.55,
        )


def _whale_eye(c: Pastel, at: tuple[float, float]) -> None:
    """The eye of the whale, with folds of skin round it, and the lamp in it."""
    x, y = at
    for k in range(4):
        wide, high = 64 + 15 * k, 40 + 11 * k
        for low in (-1, 1):
            run = [(x + wide * math.cos(a), y + low * high * math.sin(a)) for a in np.linspace(0.35, 2.8, 9)]
            c.stroke(run, "#0c141c" if (k + low) % 2 else "#5c7a8a", 6 - k, 0.75)
    c.rub(c.shape(ellipse(x, y, 58, 37), 4) * 0.95, "#070a10", 0.1)
    c.rub(c.shape(ellipse(x, y, 42, 30), 2) * 0.95, "#6a4a2a", 0.3)
    c.hatch(c.flat("#d8a050"), c.shape(ellipse(x, y + 6, 38, 21), 3), 120, 16, 3, 1.4, 0.7, 0.5, 0.1, 0.4)
    c.rub(c.shape(ellipse(x, y, 18, 22), 1), "#050609", 0.0)
    c.stroke([(x - 15, y - 13), (x - 9, y - 9)], "#fff6d8", 10, 1.0, taper=False)
    c.stroke(
        [(x - 62, y + 2), (x - 34, y - 33), (x + 6, y - 42), (x + 44, y - 30), (x + 66, y + 4)], "#8aa4ac", 7, 0.85
    )


def _wash(c: Pastel) -> None:
    """Broken water along the side of the whale."""
    for _ in range(90):
        at = c.rng.uniform(40, 760)
        y = 1014 + c.rng.gauss(0, 7)
        long = c.rng.uniform(8, 34)
        tone = c.rng.choice(("#4f7c8c", "#8fb8bc", "#d8e4d4"))
        c.stroke([(at - long, y), (at, y + c.rng.uniform(-1, 2)), (at + long, y + 1)], tone, c.rng.uniform(2, 4), 0.7)


def _whale() -> Solid:
    """The head of a whale that has come up beside the bed, its mouth towards the left."""
    turn = turned(31.8)

    def at(across: float, up: float, ahead: float) -> Array:
        return np.asarray(np.array((1.32, -0.44, 2.10)) + turn @ np.array((across, up, ahead)), np.float32)

    head = blend(
        0.4,
        egg(at(0.35, -0.35, 0.0), (1.75, 0.98, 0.75), turn),
        egg(at(-1.15, -0.38, 0.05), (1.25, 0.66, 0.62), turn),
        egg(at(2.0, -0.55, -0.1), (1.6, 0.95, 0.8), turn),
    )
    mouth = chain(
        [at(-2.3, 0.02, 0.30), at(-1.4, 0.05, 0.62), at(-0.6, -0.06, 0.78), at(-0.2, -0.28, 0.80)],
        [0.03, 0.05, 0.05, 0.03],
        0.03,
    )
    knobs = [
        ball(at(-1.9 + 0.34 * k, 0.20 + 0.05 * k + 0.03 * math.sin(k * 2.2), 0.22), 0.05 + 0.015 * (k % 2))
        for k in range(6)
    ]
    return carve(blend(0.06, head, *knobs), 0.05, mouth)


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
