"""Tall things: a wood of ladders, and a tower of beds."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from dataclasses import replace

from painter.canvas import Canvas
from painter.geom import Points, circle, ellipse, group, limb, poly, rect, smooth, union
from painter.motifs.animals import cat, mouse, sheep
from painter.motifs.beasts import owl
from painter.motifs.cottages import rope_ladder
from painter.motifs.land import grass, hill
from painter.motifs.people import WOMAN_AFRO, Look, Pose, figure
from painter.motifs.things import lantern
from painter.motifs.weather import cloud_bank, heaped_cloud, round_stars, scumble
from painter.palette import DUSK, GREY, Color, Palette, mix
from painter.scene import scene

# -- ladder-forest ---------------------------------------------------------


def _tall_ladder(
    c: Canvas, x: float, y: float, height: float, width: float, turn: float, wood: Color, rim: Color
) -> None:
    """A rough ladder that grows out of the ground like a tree: two poles, uneven rungs, now and then one missing."""
    rng = c.rng
    with c.at(x, y, 1, turn):
        narrow = width * 0.78
        thick = width * 0.14
        poles = [limb([(-width / 2, 8), (-width * 0.46, -height * 0.5), (-narrow / 2, -height)], thick, thick * 0.75),
            limb([(width / 2, 8), (width * 0.45, -height * 0.5), (narrow / 2, -height - 9)], thick, thick * 0.75),
        ]  # fmt: skip
        count = int(height / (width * 0.62))
        for k in range(1, count):
            if rng.random() < 0.06:
                continue
            at, half = -height * k / count, (width + (narrow - width) * k / count) / 2
            tilt = rng.uniform(-0.05, 0.05) * width
            poles.append(limb([(-half * 1.06, at + tilt), (half * 1.06, at - tilt)], thick * 0.72, thick * 0.72))
        if width > 40:
            for side in (-1, 1):
                for reach in (0.5, -0.3):
                    foot = side * width / 2
                    poles.append(limb([(foot, -14), (foot + side * width * reach * 0.5, 6),
                        (foot + side * width * reach, 16)], [thick, thick * 0.6, 2]))  # fmt: skip
        c.paint(group(*poles), wood, rim=rim, rim_width=6, wobble=0.8, rough=1.2)


def _ladder_rows(c: Canvas, p: Palette) -> None:
    """Ladders behind ladders, paler with distance, fog between the rows."""
    rng = c.rng
    c.sky([(0, "#b4bdc0"), (0.3, "#dcdcd0"), (0.62, "#f3ecda"), (0.78, "#d9d2c0"), (1, "#8d8c82")])
    scumble(c, 420, 120, 0.1, region=(0, 0, 800, 860))
    c.glow(250, 420, 420, "#fff6dc", 0.55)
    rows = ((830, 17, 26, "#c3c6bf"), (880, 14, 36, "#a5aba8"), (935, 11, 50, "#838b8d"))
    for row, (y, count, wide, tone) in enumerate(rows):
        for k in range(count):
            x = 20 + 790 * (k + rng.uniform(0.15, 0.85)) / count
            tall = rng.uniform(300, 780) + row * 50
            _tall_ladder(c, x, y + rng.uniform(-12, 20), tall, wide * rng.uniform(0.85, 1.15), rng.uniform(-7, 7), tone,
                mix(tone, p.light, 0.6))  # fmt: skip
        c.mist(y - 30, 120, "#efe9da", 0.62)
    hill(c, 930, 14, "#a9a796", to="#6f7068", rim="#e6dfcb")
    c.strokes(220, 0, 120, 10, 0.09, 0.34, region=(0, 950, 800, 1190))


def _ladder_front(c: Canvas, p: Palette) -> None:
    """The dark ladders near by, each with its own small lodger."""
    dark, rim = "#3d4149", "#b9bdb4"
    _tall_ladder(c, 128, 1020, 900, 88, 3.5, mix(dark, p.mid, 0.25), rim)
    _tall_ladder(c, 330, 985, 560, 62, -6, mix(dark, p.mid, 0.4), rim)
    _tall_ladder(c, 706, 1000, 780, 74, -3, mix(dark, p.mid, 0.3), rim)
    with c.at(272, 428, 1, -6):
        nest = smooth([(-38, -4, 1), (-30, 20), (0, 28), (30, 20), (38, -4, 1), (0, 6)])
        for dx in (-12, 3, 16):
            c.paint(ellipse(dx, -5, 9, 11), "#dfe6e2", shade=p.mid, wobble=0.2)
        c.paint(nest, "#6b5a44", shade=p.ink, shade_depth=0.3, rough=2.4, rim="#d8c9a0", rim_width=4)
        for _ in range(14):
            a = c.rng.uniform(-36, 30)
            c.line([(a, c.rng.uniform(0, 16)), (a + c.rng.uniform(6, 18), c.rng.uniform(0, 18))], "#a8946a", 1.8)
    owl(c, 683, 494, 0.5, p, color="#8a7a66")
    c.shadow_blob(92, 1092, 52, 7)
    for x in (78, 112):
        boot = [(x - 9, 1042, 1), (x + 10, 1040, 1), (x + 11, 1074), (x + 13, 1090, 1), (x - 26, 1091, 1),
            (x - 26, 1080), (x - 8, 1070)]  # fmt: skip
        c.paint(smooth(boot), "#8a5a34", shade=p.ink, shade_depth=0.3, rim="#e0c49a", rim_width=5, wobble=0.3)
        c.paint(rect(x - 26, 1088, 40, 5), p.ink, wobble=0.2)


def _carried_tree(c: Canvas, p: Palette) -> None:
    """A young tree in gold leaf over someone's shoulder, its root ball in sackcloth, leaves lost on the way."""
    rng = c.rng
    trunk = limb([(668, 944), (540, 874), (450, 826), (360, 786)], [22, 18, 15, 8])
    twigs = [
        limb([(470, 838), (420, 850), (372, 862)], [9, 7, 3]),
        limb([(440, 822), (400, 772), (380, 730)], [9, 6, 3]),
    ]
    _gold_clumps(
        c, ((318, 842, 44), (410, 850, 46), (280, 790, 48), (360, 700, 46), (300, 736, 46), (410, 760, 52)), 0.0
    )
    c.paint(union(trunk, *twigs), "#6b5640", shade=p.ink, rim="#d8c9a0", rim_width=4, wobble=0.6)
    _gold_clumps(
        c, ((356, 838, 36), (300, 812, 38), (352, 776, 42), (316, 764, 34), (386, 724, 36), (340, 730, 32)), 1.0
    )
    ball = smooth([(628, 908), (666, 900), (694, 926), (692, 966), (660, 984), (624, 966), (612, 934)])
    c.paint(ball, "#8a7450", shade="#3a3026", shade_depth=0.3, rim="#d8c9a0", rough=1.6)
    for k in range(3):
        c.line([(622 + k * 24, 914 - k * 4), (640 + k * 20, 944), (630 + k * 24, 974)], "#4a3e2e", 2.6, alpha=0.7)
    c.line([(616, 922), (650, 930), (692, 926)], "#4a3e2e", 3.4)
    for dx, dy in ((12, 30), (-4, 36), (26, 24)):
        c.line([(668 + dx * 0.4, 972), (672 + dx, 970 + dy)], "#5a4a3a", 3)
    for _ in range(26):
        x = rng.uniform(430, 760)
        y = rng.uniform(1040, 1150) if x > 560 else rng.uniform(860, 1150)
        with c.at(x, y, rng.uniform(0.6, 1.1), rng.uniform(0, 360)):
            c.paint(smooth([(0, -9, 1), (6, 0), (0, 9, 1), (-5, 0)]), rng.choice(("#e0a92f", "#c8882a", "#f0c860")),
                wobble=0.2)  # fmt: skip


def _gold_clumps(c: Canvas, spots: Points, lit: float) -> None:
    """Clumps of gold leaves at (x, y, radius): a ragged body, then single leaves on it; lit 0 is the shadow side."""
    rng, body = c.rng, mix("#a8741f", "#e0a92f", lit)
    for x, y, radius in spots:
        edge = [(x + radius * rng.uniform(0.8, 1.15) * math.cos(k * 0.57),
            y + radius * rng.uniform(0.75, 1.05) * math.sin(k * 0.57)) for k in range(11)]  # fmt: skip
        c.paint(smooth(edge), body, shade=mix(body, "#5a3a14", 0.6), shade_depth=0.3, rough=2.6, wobble=1.4)
        for _ in range(int(radius * 0.7)):
            a, far = rng.uniform(0, 6.28), radius * 1.12 * math.sqrt(rng.random())
            lx, ly = x + far * math.cos(a), y + far * 0.9 * math.sin(a)
            tone = mix(body, "#ffe28a" if ly < y + rng.uniform(-20, 12) else "#8a5a18", rng.uniform(0.2, 0.75))
            with c.at(lx, ly, 1, rng.uniform(0, 360)):
                c.paint(smooth([(0, -9, 1), (5.5, 0), (0, 9, 1), (-5.5, 0)]), tone, wobble=0.2)


@scene(
    "ladder-forest",
    "Replanting",
    motifs="ladders fog tree walker owl",
    themes="ambition hope progress nature choice",
    moods="quiet strange",
    alt="A foggy wood of tall wooden ladders that lean on nothing; one person walks through it carrying a young tree"
    " with golden leaves, an owl sits on a rung and a nest with eggs lies on top of a ladder.",
    seed=298,
    clues=("career", "dead ends", "hope", "the last one", "up to nowhere", "one golden ticket"),
)
def ladder_forest(c: Canvas) -> None:
    """A wood of ladders, and one tree on its way."""
    p = GREY
    _ladder_rows(c, p)
    _ladder_front(c, p)
    _carried_tree(c, p)
    walker = Look("#7a4e36", "#1c1618", "headscarf", clothes="coat", top="#4a5f6a", bottom="#3a3a44",
        hat_color="#c8b89a", shoes="#2c2826")  # fmt: skip
    figure(c, 540, 1076, 262, p, walker, Pose("walk", near=(-0.25, -0.89), far=(-0.33, -0.93), near_hand="grip",
        far_hand="grip", lean=9, tilt=-4))  # fmt: skip
    for x, y in ((96, 1034), (176, 1040), (300, 1000), (376, 996), (664, 1012), (742, 1014), (250, 1110), (420, 1140)):
        grass(c, x - 16, x + 16, y, "#6d6f5e", count=9, height=17, alpha=0.9)
    c.mist(1010, 50, "#efe9da", 0.22)


# -- tower-of-beds ---------------------------------------------------------


@scene(
    "tower-of-beds",
    "Wide Awake",
    motifs="mattresses pea tower sleeper sheep mice ladder clouds",
    themes="insomnia comfort doubt ambition fairy-tale",
    moods="restless funny",
    alt="A leaning tower of mattresses rises from a bed into the evening clouds. A woman in a white gown sits on top "
    "with a lantern; sheep leap through the sky beside her, and at the bottom a pea shines while mice pull a string.",
    seed=561,
    clues=("insomnia", "overdoing it", "one small thing", "counting sheep", "high maintenance", "creak", "fairy tale"),
)
def tower_of_beds(c: Canvas) -> None:
    """Mattresses to the clouds; the pea glows below."""
    p = DUSK
    _dusk_sky(c)
    _dusk_country(c, p)
    spots = _mattress_spots()
    _bedstead(c)
    for i, spot in enumerate(spots):
        _mattress(c, p, spot, i)
    _glowing_pea(c)
    _tower_guests(c, p, spots)
    _mice(c, p)
    heaped_cloud(c, 176, 404, 330, "#f8d0ac", "#8a4468", light_from=(0.5, 0.7))
    heaped_cloud(c, 640, 350, 250, "#eab09a", "#6f3a62", light_from=(0.3, 0.8), flip=True)


def _dusk_sky(c: Canvas) -> None:
    """An evening sky from plum to apricot."""
    c.sky([(0, "#2e1c48"), (0.22, "#5c3268"), (0.45, "#a5506e"), (0.66, "#e58d6a"), (0.82, "#fbd79c"), (1, "#fbe0b0")])
    scumble(c, 340, 120, 0.07)
    round_stars(c, 70, "#fbe0b0", (50, 50, 750, 360), 2.8)
    c.glow(640, 930, 520, "#fff0c0", 0.5)
    for y, tall, light, shade in ((230, 56, "#8a4a78", "#5c3268"), (580, 70, "#e89a82", "#c06a70"),
        (690, 64, "#f7bf90", "#e08a70"), (800, 50, "#fddca8", "#f0a880")):  # fmt: skip
        cloud_bank(c, y, tall, light, shade, 0.7, 0.04)


def _dusk_country(c: Canvas, p: Palette) -> None:
    """Low hills, far roofs for scale, and the hill the bed stands on."""
    hill(c, 968, 16, "#c9707a", rim="#ffe0b0")
    for k in range(30):
        x = 40 + k * 25 + c.rng.uniform(-6, 6)
        wide, tall = c.rng.uniform(9, 16), c.rng.uniform(14, 34) * (1.7 if k in {4, 24} else 1)
        roof = [(x - wide, 990), (x - wide, 966 - tall * 0.5), (x, 958 - tall), (x + wide, 966 - tall * 0.5),
            (x + wide, 990)]  # fmt: skip
        c.paint(poly(roof), c.rng.choice(["#a8586e", "#96496a", "#b8667a"]), wobble=0.4, rim="#f0b890", rim_width=2)
        if c.rng.random() < 0.4:
            c.paint(rect(x - 2.5, 966 - tall * 0.3, 5, 6), p.glow, wobble=0.1)
    c.mist(985, 50, "#f0b090", 0.5)
    hill(c, 1020, 18, "#6a3560", to="#4a2450", rim="#f0a880", rim_width=4)
    hill(c, 1084, 10, "#3d2048", to="#241430", rim="#a85a70", rim_width=4)


_LEDGES = {6: -46, 13: 46}  # mattresses that stick out, for those who sleep on the way


def _mattress_spots() -> list[tuple[float, float, float, float, float]]:
    """Middle x, bottom y, width, thickness and tilt of each mattress, from the lowest to the highest."""
    spots = []
    y = 1036.0
    for i in range(25):
        t = i / 24
        width, thick = 372 - 220 * t, 48 - 23 * t
        x = 392 + math.sin(t * 5.2) * (34 + 40 * t) + 30 * t + (13, -10, 0)[i % 3] + _LEDGES.get(i, 0)
        tilt = -3.0 if i == 0 else math.cos(t * 5.2) * -3 + (2.2 if i % 4 == 1 else -1.4)
        spots.append((x, y, width, thick, tilt))
        y -= thick * 0.93
    return spots


def _mattress(c: Canvas, p: Palette, spot: tuple[float, float, float, float, float], index: int) -> None:
    """One mattress in its own ticking, with piping and buttons."""
    x, y, width, thick, tilt = spot
    ticks = ["#f6dcb8", "#c8566a", "#5f8f92", "#e8a860", "#8a5a8c", "#f2c0a4", "#3f6f86", "#d97a5a"]
    color = ticks[(index * 5 + index // 8) % 8]
    dark = mix(color, p.ink, 0.62)
    half = width / 2
    with c.at(x, y, 1, tilt):
        slab = smooth([(-half, -thick * 0.5), (-half + 9, -thick * 0.96), (-half * 0.4, -thick * 1.04),
            (half * 0.4, -thick), (half - 9, -thick * 0.96), (half, -thick * 0.5), (half - 9, -2), (half * 0.3, 3),
            (-half * 0.4, 2), (-half + 9, -2)])  # fmt: skip
        c.paint(
            slab,
            color,
            shade=dark,
            shade_alpha=0.6,
            shade_depth=0.3,
            light_from=(0.55, -0.7),
            rim="#fff0d0",
            rim_from=(0.7, -0.6),
            rim_width=5,
            wobble=0.6,
        )
        with c.clip(slab):
            _ticking(c, p, half, thick, index, color)
        c.line(
            [(-half + 6, -thick * 0.86), (0, -thick * 0.93), (half - 6, -thick * 0.86)], mix(color, p.light, 0.5), 2.4
        )
        c.line([(-half + 6, -thick * 0.14), (0, -thick * 0.07), (half - 6, -thick * 0.14)], dark, 2.4, alpha=0.8)


def _ticking(c: Canvas, p: Palette, half: float, thick: float, index: int, color: Color) -> None:
    """The pattern of a mattress: stripes, buttons, dots or patches."""
    pattern, other = index % 4, mix(color, p.ink if index % 2 else p.light, 0.5)
    steps = int(half / 9)
    if pattern == 0:
        for k in range(-steps, steps + 1):
            c.line([(k * 15, -thick), (k * 15 + 2, 0)], other, 4.5, alpha=0.75, wobble=0.4)
    elif pattern == 1:
        for k in range(-steps, steps + 1):
            c.paint(circle(k * 30, -thick * 0.5, 3.6), other, wobble=0.3)
            c.line([(k * 30, -thick * 0.78), (k * 30, -thick * 0.24)], other, 1.8, alpha=0.6)
    elif pattern == 2:
        for k in range(-steps, steps + 1):
            c.paint(circle(k * 16, -thick * (0.34 if k % 2 else 0.66), 4), other, alpha=0.85, wobble=0.4)
    else:
        for k in range(-steps, steps + 1):
            c.line([(k * 24 - 12, -thick), (k * 24, 0), (k * 24 + 12, -thick)], other, 3, alpha=0.7, wobble=0.4)


def _bedstead(c: Canvas) -> None:
    """The wooden bed that carries it all."""
    c.shadow_blob(400, 1106, 260, 18, "#140a20", 0.7)
    for x, top in ((186, 940), (618, 976)):
        post = smooth([(x - 14, top + 16), (x, top - 6), (x + 14, top + 16), (x + 11, 1060), (x + 14, 1106, 1),
            (x - 14, 1106, 1), (x - 11, 1060)])  # fmt: skip
        c.paint(post, "#6a3a38", shade="#241430", shade_depth=0.35, rim="#f0b890", rim_from=(0.7, -0.5))
    c.paint(
        rect(188, 1040, 428, 34, 8), "#7a4640", shade="#2a1630", shade_depth=0.35, rim="#f0b890", rim_from=(0.3, -0.9)
    )


def _glowing_pea(c: Canvas) -> None:
    """The pea between the bed and the first mattress, and its light."""
    c.glow(506, 1036, 300, "#a8ff7a", 0.8, squash=0.75)
    c.paint(circle(506, 1034, 25), "#a4e060", shade="#3f8f4a", shade_depth=0.3, rim="#f4ffd0", rim_width=5, wobble=0.3)
    c.glow(500, 1030, 90, "#e8ffb0", 0.7)
    c.paint(ellipse(499, 1024, 6, 5), "#fffff0", wobble=0.2)


def _tower_guests(c: Canvas, p: Palette, spots: list[tuple[float, float, float, float, float]]) -> None:
    """The sleepless one on top, a sheep and a cat asleep on the way, ladders that do not meet."""
    x, y, _, thick, _ = spots[-1]
    top = y - thick + 4
    lantern(c, x + 58, top - 22, 0.55, p)
    c.paint(smooth([(x + 10, top), (x + 16, top - 24), (x + 48, top - 22), (x + 56, top)]), "#fbeeda", shade="#a86a8a")
    look = replace(WOMAN_AFRO, clothes="robe", top="#f4e6d4")
    figure(
        c,
        x - 20,
        top + 2,
        118,
        p,
        look,
        Pose("sit", near=(-0.16, -0.14), far=(-0.2, -0.12), tilt=16),
        shadow=0,
        rim="#ffe6b8",
    )
    for low, high, shift in ((0, 7, 0.36), (9, 14, -0.34), (17, 22, 0.3)):
        a, b = spots[low], spots[high]
        rope_ladder(c, a[0] + a[2] * shift, a[1], b[0] + b[2] * shift, b[1] - b[3] * 2, 32, "#e8cfa0", "#8a5040", 10)
    for i, side in ((6, -1), (13, 1)):
        x, y, width, thick, _ = spots[i]
        spot_x = x + side * (width / 2 - 26)
        if side < 0:
            cat(c, spot_x, y - thick + 3, 64, p, "#e08a4a", pose="sleep")
        else:
            sheep(c, spot_x, y - thick + 4, 42, p, flip=True)
    for x, y, turn, size in ((512, 126, -24, 46), (584, 116, 0, 44), (650, 146, 24, 42), (694, 208, 40, 38)):
        sheep(c, x, y, size, p, flip=True, turn=turn)


def _mice(c: Canvas, p: Palette) -> None:
    """Two mice who pull at a string round the pea."""
    c.line([(528, 1038), (580, 1060), (622, 1090), (632, 1104)], "#f6e4c4", 2.6)
    mouse(c, 650, 1138, 52, p, "#b89aa4")
    mouse(c, 704, 1142, 50, p, "#9a7f90")
