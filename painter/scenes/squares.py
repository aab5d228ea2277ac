"""People on open squares: led by clouds, and danced for by their own shadows."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math
from dataclasses import dataclass

from painter.canvas import Canvas
from painter.geom import Path, arch, circle, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.animals import cat, pigeon
from painter.motifs.people import Look, Pose, figure
from painter.palette import EMBER, Color, Palette, mix
from painter.scene import scene

# -- puppet-cloud ----------------------------------------------------------


@dataclass(frozen=True)
class Walker:
    """Somebody on the square, seen from above: place, heading in degrees, coat, hat and the bar that leads them."""

    x: float
    y: float
    heading: float
    coat: str
    hat: str
    bar: int


BARS = ((134, 402, -10), (316, 366, 12), (486, 490, -8), (658, 462, 10))
"""Wooden bars in the clouds: centre and turn."""
WALKERS = (
    Walker(122, 700, 100, "#7b4159", "#2a1a38", 0),
    Walker(262, 806, 58, "#e0ac4e", "#56305a", 0),
    Walker(352, 640, 118, "#4a5a8a", "#f0dcb4", 1),
    Walker(440, 858, 24, "#b0483f", "#2a1a38", 1),
    Walker(552, 720, 82, "#f6ead0", "#a04d68", 2),
    Walker(660, 880, 140, "#6f7f52", "#e0ac4e", 3),
    Walker(690, 640, 96, "#56305a", "#1f1530", 3),
)


@scene(
    "puppet-cloud",
    "Under the Weather",
    motifs="clouds strings puppets square crowd scissors fountain",
    themes="control fate freedom crowd routine",
    moods="playful sinister",
    alt="From above: clouds hold wooden bars, and strings run from them to people crossing a square with long shadows. "
    "One person in green runs with cut strings; a pair of scissors lies on the stones.",
    seed=337,
    clues=("higher powers", "no strings attached", "routine", "freedom", "weather forecast", "who decides?", "tangled"),
)
def puppet_cloud(c: Canvas) -> None:
    """Clouds work the strings of people crossing a square, seen from above."""
    c.sky([(0, "#a8586c"), (0.35, "#cf7d6e"), (0.7, "#e8a678"), (1, "#d08a74")])
    _paving(c)
    _square_edges(c)
    _fountain(c, 196, 1010)
    for walker in WALKERS:
        _walker(c, walker)
    _free_one(c)
    _cloud(c, FAR_CLOUD, "#f6cdb8", "#a8688e")
    _bars(c)
    _strings(c)
    _cloud(c, LEFT_CLOUD, "#fff3e0", "#b884a8")
    _cloud(c, RIGHT_CLOUD, "#fff3e0", "#b884a8")
    for x, y, turn in BARS:
        lean = math.radians(turn)
        for along in (-34, 34):
            _curl(c, x + along * math.cos(lean), y + along * math.sin(lean))


def _paving(c: Canvas) -> None:
    """Fans of stones round the middle of the square."""
    centre = (430, 930)
    for ring in range(3, 40):
        radius = ring * 25
        count = int(radius * 0.16) + 6
        for k in range(count):
            angle = math.tau * (k + (ring % 2) * 0.5) / count
            x, y = centre[0] + math.cos(angle) * radius, centre[1] + math.sin(angle) * radius
            if not (20 < x < 780 and 20 < y < 1180) or c.rng.random() < 0.3:
                continue
            tone = c.rng.choice(["#f7c79a", "#c9766c", "#dd9478", "#efb48a"])
            with c.at(x, y, 1, math.degrees(angle) + 90):
                c.paint(rect(-15, -9, 30, 18, 5), tone, alpha=0.6, wobble=0.4)
    c.strokes(260, 24, 120, 14, 0.06, 0.3, region=(0, 300, 800, 1190))


def _square_edges(c: Canvas) -> None:
    """Roofs at the sides of the square."""
    for roof, color in ((poly([(-20, 770), (56, 786), (64, 946), (-20, 950)]), "#a04d68"), (poly([(-20, 950), (84, 942),
        (72, 1230), (-20, 1230)]), "#6f3a62"), (poly([(820, 930), (742, 946), (726, 1230),
        (820, 1230)]), "#8a4566")):  # fmt: skip
        c.paint(moved(roof, 26, 16), "#4a2a5a", alpha=0.55, feather=6)
        c.paint(roof, color, shade="#3a1f48", shade_depth=0.12, rim="#ffe0b4", rim_width=4, texture=1.8)
        with c.clip(roof):
            for row in range(40):
                for k in range(30):
                    if c.rng.random() < 0.5:
                        c.paint(
                            rect(k * 28 + row % 2 * 14, 770 + row * 12, 22, 7, 3),
                            mix(color, "#fbe0b0", 0.22),
                            alpha=0.5,
                            wobble=0.4,
                        )


def _fountain(c: Canvas, x: float, y: float) -> None:
    """A round fountain from above."""
    c.paint(ellipse(x + 34, y + 18, 96, 84), "#4a2a5a", alpha=0.55, feather=6)
    c.paint(circle(x, y, 88), "#f6ddba", shade="#9a5f74", shade_depth=0.12, rim="#fff3d8")
    c.paint(circle(x, y, 70), "#2f8f8b", to="#5fb5a8", shade="#17505a", shade_depth=0.25, light_from=(0.5, 0.7))
    for radius in (52, 36):
        c.paint(circle(x, y, radius), "#c7e6d6", stroke=2.4, alpha=0.6, wobble=1.5)
    c.paint(circle(x, y, 20), "#f4d9b8", shade="#8a4f68", rim="#fff3d8", wobble=0.4)
    for k in range(9):
        angle = k * math.tau / 9
        c.line(
            [(x + math.cos(angle) * 8, y + math.sin(angle) * 8), (x + math.cos(angle) * 30, y + math.sin(angle) * 30)],
            "#fbfbee",
            2.4,
            alpha=0.8,
        )


def _long_shadow(x: float, y: float, arms: float, stride: float) -> Path:
    """The shadow of somebody standing at (x, y), thrown to the right; arms from 0 (down) to 1 (up)."""
    legs = [limb([(0, side * 3), (34, side * stride), (62, side * 4)], [6, 7, 11]) for side in (-1, 1)]
    trunk = smooth([(56, -11), (86, -15), (112, -13), (114, 13), (86, 15), (56, 11)])
    reach = [
        limb([(106, side * 10), (100 + 22 * arms, side * 30), (84 + 64 * arms, side * 38)], [8, 6, 4])
        for side in (-1, 1)
    ]
    return moved(union(*legs, trunk, ellipse(132, 0, 14, 11), *reach), x, y, 1.12, 24)


def _walker(c: Canvas, who: Walker) -> None:
    """One person from above: the long shadow first, then feet, shoulders, lifted arms and hat."""
    c.paint(_long_shadow(who.x, who.y, c.rng.uniform(0.5, 1), c.rng.uniform(8, 16)), "#4a2a5a", alpha=0.8, wobble=0.5)
    skin = ("#8a5a3c", "#e2b48c", "#c98f66", "#6b432e")[who.bar]
    with c.at(who.x, who.y, 1.42, who.heading):
        for side, step in ((-1, 17), (1, -13)):
            c.paint(ellipse(step, side * 9, 13, 6), "#2a1a38", wobble=0.3)
            c.paint(
                limb([(0, side * 20), (12, side * 33), (27, side * 36)], [15, 11, 8]),
                who.coat,
                shade="#2a1a38",
                shade_depth=0.25,
                wobble=0.4,
            )
            c.paint(circle(30, side * 36, 6), skin, wobble=0.2)
        c.paint(
            ellipse(0, 0, 16, 27), who.coat, shade="#2a1a38", shade_depth=0.3, rim="#ffe6bc", rim_width=4, wobble=0.4
        )
        c.paint(circle(4, 0, 18), who.hat, shade="#1a1028", shade_depth=0.3, rim="#ffe6bc", rim_width=4, wobble=0.4)
        c.paint(circle(4, 0, 10), mix(who.hat, "#ffe6bc", 0.22), shade=who.hat, shade_depth=0.4, wobble=0.3)


def _free_one(c: Canvas) -> None:
    """The one whose strings are cut, and the scissors."""
    x, y = 560, 1044
    c.paint(_long_shadow(x, y, 1, 22), "#4a2a5a", alpha=0.8, wobble=0.5)
    for k, start in enumerate(((-20, -36), (-6, 2), (-20, 34))):
        c.line([(x + start[0], y + start[1]), (x - 54 - k * 12, y - 22 + k * 14), (x - 100 - k * 16, y + 26 - k * 20),
            (x - 150 + k * 22, y + 4 + k * 12)], "#fff6e2", 2.6, wobble=1)  # fmt: skip
    green, dark = "#2f8f8b", "#17404a"
    with c.at(x, y, 1.5, -32):
        for side, step in ((-1, 24), (1, -22)):
            c.paint(ellipse(step, side * 10, 14, 6), "#2a1a38", wobble=0.3)
            c.paint(limb([(0, side * 20), (-6, side * 38), (8, side * 52)], [15, 11, 8]), green, shade=dark, wobble=0.4)
            c.paint(circle(10, side * 53, 6), "#6b432e", wobble=0.2)
        c.paint(
            smooth([(14, 0), (8, 26), (-14, 32), (-34, 20), (-30, 0), (-34, -20), (-14, -32), (8, -26)]),
            green,
            shade=dark,
            shade_depth=0.3,
            rim="#e6f5d8",
            rim_width=4,
            wobble=0.4,
        )
        curls = [circle(4 + math.cos(k) * 12, math.sin(k) * 12, 8) for k in range(7)]
        c.paint(union(circle(4, 0, 14), *curls), "#2a1620", shade="#120a14", rim="#c98a6a", wobble=0.3)
    with c.at(392, 1076, 0.8, 14):
        blades = group(
            limb([(-8, 10), (50, -6), (104, -14)], [9, 13, 2]), limb([(-8, -10), (50, 6), (104, 14)], [9, 13, 2])
        )
        c.paint(moved(blades, 6, 8), "#4a2a5a", alpha=0.5, wobble=0.3)
        c.paint(blades, "#f6f1e8", wobble=0.3)
        c.paint(circle(38, 0, 4), "#56305a", wobble=0.1)
        for side in (-1, 1):
            c.paint(circle(-26, side * 18, 16), "#2f8f8b", stroke=9, wobble=0.3)


Lumps = tuple[tuple[float, float, float], ...]
FAR_CLOUD: Lumps = ((300, 150, 90), (420, 130, 96), (520, 190, 84), (390, 230, 70), (460, 260, 60), (580, 270, 56))
LEFT_CLOUD: Lumps = ((30, 80, 120), (150, 60, 130), (280, 80, 110), (380, 120, 84), (20, 190, 120), (140, 180, 120),
    (270, 190, 96), (60, 290, 92), (180, 280, 84), (290, 262, 64), (350, 226, 54), (24, 350, 60), (118, 336, 50),
    (352, 296, 40), (214, 330, 46))  # fmt: skip
RIGHT_CLOUD: Lumps = ((780, 130, 130), (660, 140, 100), (770, 260, 120), (650, 240, 110), (560, 220, 72),
    (720, 350, 96), (600, 330, 84), (510, 330, 58), (790, 410, 70), (560, 410, 58), (650, 390, 60), (496, 420, 42),
    (726, 408, 46))  # fmt: skip


def _cloud(c: Canvas, lumps: Lumps, light: Color, shade: Color) -> None:
    """A heaped cloud from circles of (x, y, radius), each lit from the upper left, with a shadow on the square."""
    whole = union(*(circle(x, y, r) for x, y, r in lumps))
    c.paint(moved(whole, 60, 74), "#5a2f62", alpha=0.34, feather=22)
    c.paint(whole, shade, wobble=2)
    with c.clip(whole):
        for x, y, r in lumps:
            curls = [
                circle(
                    x + math.cos(k * 0.9) * r * 0.66, y + math.sin(k * 0.9) * r * 0.66, r * c.rng.uniform(0.28, 0.46)
                )
                for k in range(7)
            ]
            c.paint(
                union(circle(x, y, r * 0.8), *curls),
                light,
                shade=shade,
                shade_depth=0.4,
                shade_alpha=0.8,
                light_from=(-0.55, -0.6),
                wobble=2,
                rough=2,
            )
            for k in range(2):
                start, reach = c.rng.uniform(2.6, 4.2), r * c.rng.uniform(0.4, 0.66)
                arc = [(x + math.cos(start + i * 0.4) * reach, y + math.sin(start + i * 0.4) * reach) for i in range(4)]
                c.line(arc, shade if k else "#ffffff", 3.4, alpha=0.45, wobble=1.2)


def _curl(c: Canvas, x: float, y: float) -> None:
    """A curl of cloud that holds a bar at (x, y)."""
    curl = limb(
        [(x + 4, y - 62), (x - 10, y - 22), (x - 8, y + 10), (x + 10, y + 16), (x + 14, y + 2)], [56, 36, 24, 15, 6]
    )
    c.paint(curl, "#fff3e0", shade="#b884a8", shade_depth=0.3, light_from=(-0.55, -0.6), wobble=1, rough=1.6)


def _bars(c: Canvas) -> None:
    """The wooden bars that hang half out of the clouds."""
    for x, y, turn in BARS:
        with c.at(x, y, 1, turn):
            c.paint(
                rect(-82, -11, 164, 22, 7),
                "#7a4430",
                shade="#341a28",
                shade_depth=0.3,
                shadow=8,
                shadow_offset=(12, 20),
                rim="#ffd9a0",
                wobble=0.4,
            )
            for end in (-68, 0, 68):
                c.paint(circle(end, 0, 6), "#f6ddba", wobble=0.2)


def _strings(c: Canvas) -> None:
    """Three threads from a bar to each walker's hands and head."""
    for who in WALKERS:
        bar_x, bar_y, turn = BARS[who.bar]
        heading = math.radians(who.heading)
        for k in (-1, 0, 1):
            along, across = (43, k * 51) if k else (6, 0)
            end = (
                who.x + math.cos(heading) * along - math.sin(heading) * across,
                who.y + math.sin(heading) * along + math.cos(heading) * across,
            )
            slot = k if math.cos(heading + math.pi / 2) > 0 else -k
            start = (bar_x + slot * 68 * math.cos(math.radians(turn)), bar_y + slot * 68 * math.sin(math.radians(turn)))
            c.line([start, end], "#4a2a5a", 4, alpha=0.25, wobble=0.3)
            c.line([start, end], "#fffaec", 2.4, alpha=0.95, wobble=0.3)


# -- shadow-dance ----------------------------------------------------------


SHADE = "#5b2436"


def _facade(c: Canvas, x: float, y: float, width: float, height: float, wall: Color, p: Palette) -> None:
    """A sunlit town house standing on y, with shutters and a tiled roof."""
    rng, roof = c.rng, mix(wall, p.deep, 0.62)
    c.paint(rect(x + width * 0.68, y - height - 44, 15, 40), mix(roof, p.ink, 0.2), wobble=0.5)
    c.paint(rect(x, y - height, width, height), wall, to=mix(wall, p.mid, 0.28), wobble=0.7)
    eaves = [(x - 7, y - height + 6), (x + 12, y - height - 30), (x + width - 12, y - height - 30),
        (x + width + 7, y - height + 6)]  # fmt: skip
    c.paint(poly(eaves), roof, rim=mix(roof, p.light, 0.6), rim_width=4, wobble=0.6)
    for k in range(int(width / 11)):
        c.line([(x + 8 + k * 11, y - height - 22), (x + 6 + k * 11, y - height + 2)], p.ink, 1.6, alpha=0.25)
    shutter = rng.choice((p.accent, mix(p.accent, p.ink, 0.3), mix(p.mid, p.light, 0.2), mix(p.deep, p.mid, 0.5)))
    columns = 2 if width > 88 else 1
    for row in range(int(height / 74)):
        for column in range(columns):
            wx, wy = x + width * (column + 0.5) / columns, y - height + 40 + row * 66
            c.paint(rect(wx - 9, wy - 17, 18, 34), mix(p.deep, p.ink, 0.4), wobble=0.3)
            c.paint(poly([(wx - 9, wy - 17), (wx + 9, wy - 17), (wx - 9, wy + 6)]), p.light, alpha=0.35, wobble=0.2)
            for side in (-1, 1):
                c.paint(rect(wx + side * 14 - 5, wy - 18, 10, 36), shutter, shade=p.ink, shade_alpha=0.4, wobble=0.3)
            c.paint(rect(wx - 13, wy + 17, 26, 4), mix(wall, p.light, 0.5), wobble=0.3)
            if rng.random() < 0.3:
                c.paint(limb([(wx - 11, wy + 12), (wx, wy + 9), (wx + 11, wy + 12)], [9, 12, 8]), "#7a8a4a", wobble=0.5)
    door_x = x + width * rng.choice((0.3, 0.7))
    c.paint(arch(door_x, y + 2, 24, 44), mix(shutter, p.ink, 0.35), wobble=0.3)


def _square(c: Canvas, p: Palette) -> None:
    """The cobbled square that climbs from the viewer to a row of sunlit houses."""
    c.sky([(0, "#e79a6a"), (0.12, "#f6c48a"), (0.26, "#fdeac0"), (1, "#e2803c")], mottle=0.04)
    c.strokes(260, 0, 170, 16, 0.05, 0.34, region=(0, 0, 800, 330))
    c.paint(smooth([(250, 340), (330, 270), (400, 232), (450, 250), (600, 340)]), "#d9a49a", to="#f3cda4")
    c.paint(smooth([(250, 340), (360, 300), (430, 276), (480, 290), (600, 340)]), "#b97a80", to="#e0a890")
    for x, tall in ((392, 44), (404, 56), (444, 38)):
        c.paint(smooth([(x - 5, 336), (x - 4, 336 - tall * 0.6), (x, 336 - tall, 1), (x + 4, 336 - tall * 0.6),
            (x + 5, 336)]), "#7a4a52", wobble=0.3)  # fmt: skip
    c.mist(300, 60, "#fbe3b4", 0.6)
    walls = ("#f0a95c", "#f5cf96", "#e0844a", "#f8e0b4", "#d9764a", "#f2b878")
    x = -20.0
    for i, width in enumerate((104, 96, 118, 78)):
        _facade(c, x, 352 - i * 6, width, (262, 224, 248, 176)[i], walls[i], p)
        x += width
    x = 462.0
    for i, width in enumerate((74, 100, 92, 112)):
        _facade(c, x, 334 + i * 6, width, (168, 214, 262, 236)[i], walls[(i * 2 + 5) % 6], p)
        x += width
    ground = poly([(-10, 354), (380, 330), (470, 330), (810, 356), (810, 1210), (-10, 1210)])
    c.paint(ground, "#fbd692", to="#e59a50", rim="#fff0c4", rim_width=5, rim_from=(0, -1))
    _cobbles(c, p)
    c.strokes(420, 0, 130, 12, 0.06, 0.22, region=(0, 370, 800, 1190))
    c.glow(400, 900, 620, "#ffe2a0", 0.34, squash=0.8)


def _cobbles(c: Canvas, p: Palette) -> None:
    """Arched rows of paving stones, small far off and large near by."""
    rng, tones = c.rng, (mix(p.soft, p.light, 0.75), mix(p.soft, p.mid, 0.25), mix(p.soft, p.light, 0.3))
    stones: list[list[Path]] = [[], [], []]
    y, step = 372.0, 7.0
    while y < 1190:
        x = rng.uniform(-20, 0)
        while x < 820:
            wide = step * rng.uniform(1.1, 1.7)
            sag = 0.00022 * (x - 420) ** 2 * (y - 340) / 500
            stones[rng.randrange(3)].append(ellipse(x + wide, y - sag, wide * 0.8, step * 0.34))
            x += wide * 2.0
        y += step
        step *= 1.055
    for tone, places in zip(tones, stones, strict=True):
        c.paint(group(*places), tone, alpha=0.6, wobble=0.8)


def _dancers() -> Path:
    """The shadows of the two strangers: stretched, hand in hand, her skirt and one leg swinging."""
    him = union(
        limb([(164, 1092), (206, 980), (236, 862), (286, 716)], [22, 26, 36, 62]),
        limb([(208, 1094), (268, 985), (282, 860), (306, 716)], [22, 26, 36, 62]),
        smooth([(262, 730), (268, 640), (292, 560), (330, 532), (362, 548), (366, 610), (346, 690), (328, 770),
            (296, 880), (244, 850)]),
        limb([(334, 560), (340, 520), (344, 480)], 30, 26),
        ellipse(350, 462, 31, 42),
        limb([(300, 434), (350, 428), (404, 436)], 11, 11),
        smooth([(318, 434), (320, 396), (350, 380), (382, 396), (384, 434)]),
        limb([(340, 556), (384, 480), (424, 392)], [36, 28, 20]),
        limb([(322, 572), (384, 656), (484, 668)], [36, 30, 20]),
        smooth([(294, 560), (322, 536), (356, 540), (360, 580), (310, 600)]),
    )  # fmt: skip
    her = union(
        limb([(640, 1112), (596, 960), (548, 780)], [17, 30, 46]),
        limb([(556, 780), (626, 858), (688, 912), (706, 928), (736, 924)], [50, 34, 20, 17, 8]),
        smooth([(488, 690), (530, 664), (566, 700), (648, 756), (728, 812, 1), (660, 850), (590, 880, 1), (530, 860),
            (464, 884, 1), (474, 790)]),
        smooth([(486, 700), (494, 630), (486, 580), (512, 556), (540, 566), (546, 620), (564, 704)]),
        limb([(508, 570), (512, 530), (520, 500)], 24, 20),
        ellipse(526, 474, 28, 38),
        circle(560, 450, 20),
        limb([(502, 574), (470, 480), (424, 388)], [28, 22, 16]),
        limb([(528, 574), (612, 546), (694, 470), (706, 452)], [30, 23, 15, 10]),
        circle(424, 384, 15),
    )  # fmt: skip
    return union(him, her)


def _shadow_dance_people(c: Canvas, p: Palette) -> None:
    """The two who look away from each other, what they carry, and the cat that sees."""
    man = Look("#7d5138", "#1c1618", "short", True, top="#2c5f6e", hat="bowler", hat_color="#1f2a38", bottom="#2a2030")
    woman = Look("#f0cdb0", "#8a3a22", "bun", clothes="dress", top="#8c2438", shoes="#3a1a20", trim="#f8dca4")
    c.paint(rect(206, 1046, 62, 46, 7), "#8a5a34", shade="#3a1a18", shade_depth=0.3, wobble=0.4)
    c.line([(224, 1046), (228, 1034), (246, 1034), (250, 1046)], "#4a2a20", 5, wobble=0.2)
    figure(c, 178, 1094, 250, p, man, Pose(near=(-0.06, -0.47), far=(-0.16, -0.62), far_hand="grip", tilt=-6))
    figure(c, 640, 1114, 236, p, woman, Pose(near=(-0.15, -0.56), far=(-0.2, -0.55), tilt=8), flip=True)
    for k, tone in enumerate(("#c8862f", "#e8b45a", "#b06a2c")):
        c.paint(limb([(672 + k * 9, 996), (680 + k * 12, 960 - k * 5)], 12, 9), tone, shade=p.deep, wobble=0.3)
    c.paint(poly([(656, 994), (712, 988), (704, 1040), (668, 1042)]), "#f3dcae", shade="#a4683c", wobble=0.5)
    cat(c, 372, 1148, 84, p, "#2a1c22", flip=True)


@scene(
    "shadow-dance",
    "What the Evening Knew",
    motifs="street shadows dancers strangers cat",
    themes="secrets desire chance parting love",
    moods="warm wistful",
    alt="A man with a suitcase and a woman with a shopping bag stand apart on a sunlit square and look away from each"
    " other; their two long shadows dance hand in hand across the cobbles and a cat looks on.",
    seed=461,
    clues=("strangers", "if only", "may I?", "tango", "behind our backs", "the cat knows"),
)
def shadow_dance(c: Canvas) -> None:
    """Two strangers at low sun; the shadows have already met."""
    p = EMBER
    _square(c, p)
    _gramophone(c, p)
    c.paint(_dancers(), SHADE, to=mix(SHADE, EMBER.ink, 0.35), alpha=0.88, feather=2.4, wobble=0.6)
    cat_shade = union(
        smooth([(350, 1146), (352, 1080), (366, 1040), (382, 1040), (394, 1080), (396, 1146)]),
        ellipse(376, 1024, 21, 26),
        poly([(356, 1022), (357, 984), (376, 1002)]),
        poly([(376, 1002), (395, 984), (396, 1022)]),
        limb([(352, 1140), (322, 1120), (316, 1070), (330, 1040)], [10, 12, 11, 7]),
    )
    c.paint(cat_shade, SHADE, alpha=0.66, feather=2, wobble=0.3)
    _shadow_dance_people(c, p)
    for x, y, flip in ((96, 620, False), (146, 652, True), (500, 1160, False), (84, 700, False)):
        c.paint(limb([(x, y - 2), (x + 1, y - 30), (x, y - 58)], [6, 13, 7]), SHADE, alpha=0.5, feather=2, wobble=0.2)
        pigeon(c, x, y, 34 + (y - 560) * 0.02, p, "#8a6a70", flip=flip)


def _gramophone(c: Canvas, p: Palette) -> None:
    """A gramophone with a brass horn, on a table before the houses."""
    c.paint(poly([(196, 352), (254, 352), (250, 360), (200, 360)]), p.deep, wobble=0.3)
    c.line([(204, 360), (200, 396)], p.deep, 4, wobble=0.2)
    c.line([(246, 360), (250, 396)], p.deep, 4, wobble=0.2)
    c.paint(rect(204, 332, 42, 20, 3), mix(p.deep, p.ink, 0.5), wobble=0.3, rim=p.soft, rim_width=4)
    horn = smooth([(212, 332, 1), (224, 312), (228, 284, 1), (250, 274), (274, 282), (280, 304), (268, 320), (246, 316),
        (228, 322)])  # fmt: skip
    c.paint(horn, "#f6c452", shade="#8a4a20", shade_depth=0.3, rim="#fff0c4", rim_width=6, wobble=0.2)
    c.paint(ellipse(266, 301, 9, 18), "#6a2a1c", wobble=0.2)
