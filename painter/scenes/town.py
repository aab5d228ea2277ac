"""Scenes of streets, squares and neighbours."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, limb, poly, rect, smooth
from painter.motifs.beasts import bird, fish, gulls
from painter.motifs.build import house
from painter.motifs.folk import umbrella
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud, moon
from painter.palette import GREY, MOON, Color, Palette, mix
from painter.scene import scene


@scene(
    "fish-rain",
    "Forecast",
    motifs="umbrella man fish rain city",
    themes="luck absurdity weather abundance protection",
    moods="whimsical grey",
    alt=(
        "Golden fish fall with the rain on a grey town, and some already lie on the ground; somebody in a long "
        "coat, seen from behind, stands under a red umbrella."
    ),
    seed=17,
    clues=("Forecast", "Friday", "Lucky day", "Mind your head", "Plop", "Only one prepared"),
)
def fish_rain(c: Canvas) -> None:
    """It rains fish on a grey town, and one man has an umbrella."""
    p = GREY
    c.sky([(0, "#39424f"), (0.4, "#6d7a84"), (0.7, "#a9b1ac"), (0.9, "#d8d2bf"), (1, "#8a8f90")])
    c.strokes(900, 100, 150, 16, 0.07, 0.36)
    rng = c.rng
    _grey_town(c, p)
    # street
    c.paint(poly([(-20, 1000), (820, 1000), (820, 1080), (-20, 1080)]), "#59636b", fade=(0, 1))
    c.paint(poly([(-20, 1060), (820, 1060), (820, 1220), (-20, 1220)]), "#5d666c", to="#23262e")
    c.strokes(200, 0, 130, 10, 0.12, 0.4, region=(0, 1070, 800, 1180))
    for _ in range(130):
        x, y = rng.uniform(20, 780), rng.uniform(60, 1040)
        length = rng.uniform(20, 50)
        c.line([(x, y), (x - length * 0.16, y + length)], "#e8e4d6", 1.3, alpha=0.35)
    _falling_fish(c, p)
    _man_with_umbrella(c, p)
    fish(c, 480, 600, 0.5, p, color="#e0b04a", fin="#f0d79a", turn=-150)
    fish(c, 340, 618, 0.4, p, color="#d8a12f", fin="#f0d79a", turn=-40)


def _grey_town(c: Canvas, p: Palette) -> None:
    """Three rows of houses with fog between them."""
    rng = c.rng
    for layer, (y, col, k) in enumerate(((830, "#8d979b", 1.0), (930, "#69747c", 1.25), (1010, "#475059", 1.5))):
        x = -30
        while x < 830:
            w = rng.uniform(58, 92) * k
            h = rng.uniform(130, 330) * k * 0.8
            wall = mix(col, "#3a3f4a", rng.uniform(0, 0.25))
            if layer == 2 and 200 < x + w / 2 < 560:
                h *= 0.55
            house(c, x + w / 2, y + 60, w, h, wall, mix(wall, p.ink, 0.45), GREY, lit=0.12, lean=rng.uniform(-2, 2))
            x += w * 0.96
        c.mist(y + 30, 70, "#cfcfc4", 0.40)


def _falling_fish(c: Canvas, p: Palette) -> None:
    """Golden fish in the air and on the wet street."""
    rng = c.rng
    spots = [(130, 150, 0.62), (330, 110, 0.40), (520, 170, 0.55), (690, 110, 0.46), (70, 330, 0.44), (240, 300, 0.72),
        (450, 320, 0.40), (640, 330, 0.80), (130, 500, 0.58), (720, 540, 0.46), (560, 480, 0.36), (90, 690, 0.46),
        (690, 720, 0.62), (170, 830, 0.40), (600, 640, 0.34), (380, 220, 0.30), (620, 880, 0.42)]  # fmt: skip
    for x, y, k in spots:
        fish(
            c,
            x,
            y,
            k,
            p,
            color=rng.choice(["#d8a12f", "#e0b04a", "#c9822f", "#e6c06a"]),
            fin="#f0d79a",
            turn=-80 + rng.uniform(-16, 16),
            stripes=rng.random() < 0.6,
        )
    # splashes
    for x, y in ((120, 1120), (640, 1088), (684, 1146)):
        fish(c, x, y, 0.34, p, color="#d8a12f", fin="#f0d79a", turn=rng.uniform(-20, 20))
        c.paint(ellipse(x, y + 16, 44, 6), "#dfe0d6", alpha=0.5)


def _man_with_umbrella(c: Canvas, p: Palette) -> None:
    """A man in a long coat under a red umbrella, seen from behind."""
    c.shadow_blob(410, 1120, 130, 14, "#14161d", 0.7)
    gentleman = Look("#7d5138", "#1c1618", "short", top="#39415a", bottom="#1a1c24", hat="bowler", hat_color="#20222e",
        scarf="#c8412f", trim="#c8412f")  # fmt: skip
    umbrella_x = 452
    c.line([(umbrella_x, 770), (umbrella_x - 6, 966)], "#1a1c24", 7, wobble=0.3)
    figure(c, 396, 1118, 330, p, gentleman, Pose(view="back", near=(0.15, -0.52), far=(-0.15, -0.44), near_hand="grip",
        tilt=6, wind=0.6), rim="#c9cdc4")  # fmt: skip
    umbrella(c, umbrella_x - 10, 772, 196, p, color="#c8412f", turn=4, handle=False)


def _umbrella_top(c: Canvas, x: float, y: float, radius: float, color: Color, p: Palette, radians: float = 0) -> Path:
    """An open umbrella from above, eight ribs wide; gives its outline."""
    outline = []
    ribs = 8
    for i in range(ribs):
        angle = 6.283 * i / ribs + radians
        outline += [
            (x + math.cos(angle) * radius, y + math.sin(angle) * radius, 1),
            (x + math.cos(angle + 0.3927) * radius * 0.90, y + math.sin(angle + 0.3927) * radius * 0.90),
        ]
    canopy = smooth(outline)
    c.paint(
        canopy,
        color,
        shade=mix(color, p.ink, 0.7),
        shade_depth=0.22,
        light_from=(-0.6, -0.7),
        shadow=9,
        shadow_offset=(14, 18),
        rim=mix(color, p.light, 0.5),
        rim_width=4,
    )
    with c.clip(canopy):
        for i in range(ribs):
            angle = 6.283 * i / ribs + radians
            c.line(
                [(x, y), (x + math.cos(angle) * radius, y + math.sin(angle) * radius)],
                mix(color, p.ink, 0.6),
                2.2,
                alpha=0.8,
                wobble=0.4,
            )
            if i % 2:
                c.paint(poly([(x, y), (x + math.cos(angle) * radius * 1.1, y + math.sin(angle) * radius * 1.1),
                    (x + math.cos(angle + 0.785) * radius * 1.1, y + math.sin(angle + 0.785) * radius * 1.1)]), p.ink,
                    alpha=0.14)  # fmt: skip
    c.paint(circle(x, y, radius * 0.05), mix(color, p.ink, 0.5))
    return canopy


@scene(
    "umbrella-sky",
    "The One Who Forgot the Rain",
    motifs="umbrella crowd rain sky birds child",
    themes="difference hope individuality crowd daydream",
    moods="hopeful grey",
    alt="Seen from above, a square packed with dark umbrellas; one umbrella is blue sky with clouds and birds, and a"
    " child"
    " in a yellow coat without an umbrella runs toward it.",
    seed=3,
    clues=("Optimist", "In a crowd", "Blue Monday", "Different", "Patter", "Somewhere else"),
)
def umbrella_sky(c: Canvas) -> None:
    """In a crowd of umbrellas one is the sky, and a child runs to it."""
    p = GREY
    c.sky([(0, "#6a727a"), (1, "#5a626a")])
    rng = c.rng
    _wet_cobbles(c)
    c.strokes(200, 60, 140, 16, 0.1, 0.25)
    hero = (452, 520, 132)
    _crowd_of_umbrellas(c, p, hero)
    x, y, r = hero
    c.glow(x, y, 330, "#ffe9b8", 0.4)
    _child_from_above(c, 386, 712)
    canopy = _umbrella_top(c, x, y, r, "#4f9fc0", p, 0.2)
    _sky_in_the_umbrella(c, canopy, x, y, r)
    bird(c, x - 150, y - 128, 0.62, p, color="#4f9fc0", wing="#2f6f96", turn=30)
    bird(c, x + 170, y - 170, 0.46, p, color="#d8a12f", wing="#b07a1f", turn=-30, flip=True)
    for _ in range(150):
        drop_x, drop_y, length = rng.uniform(20, 780), rng.uniform(20, 1180), rng.uniform(14, 34)
        if math.dist((drop_x, drop_y), (x, y)) > r + 20:
            c.line([(drop_x, drop_y), (drop_x - length * 0.2, drop_y + length)], "#dfe2dc", 1.4, alpha=0.4)


def _wet_cobbles(c: Canvas) -> None:
    """The square, stone by stone."""
    rng = c.rng
    for y in range(0, 1240, 34):
        for x in range(-20, 840, 52):
            ox = 26 if (y // 34) % 2 else 0
            c.paint(
                rect(x + ox + 2, y + 2, 47, 29, 8),
                mix("#9aa19f", "#767f84", rng.random()),
                shade="#555e66",
                shade_depth=0.3,
                wobble=0.5,
            )


def _crowd_of_umbrellas(c: Canvas, p: Palette, hero: tuple[float, float, float]) -> None:
    """Dark umbrellas, packed round the place of the bright one."""
    rng = c.rng
    cloths = ["#3b4a60", "#4d5a6c", "#343b4c", "#5f6672", "#46405a", "#6a7480", "#2f4d5c", "#54475a"]
    places: list[tuple[float, float, float]] = []
    tries = 0
    places.append(hero)
    while len(places) < 42 and tries < 9000:
        tries += 1
        r = rng.uniform(64, 100)
        x, y = rng.uniform(-20, 820), rng.uniform(-20, 1220)
        if all(math.dist((x, y), other[:2]) > (r + other[2]) * 0.86 for other in places):
            places.append((x, y, r))
    for x, y, r in sorted(places[1:], key=lambda other: other[1]):
        # shoulders and shoes peeking out
        if rng.random() < 0.6:
            c.paint(ellipse(x - 12, y + r * 0.98, 9, 16), "#15171d")
            c.paint(ellipse(x + 14, y + r * 1.02, 9, 16), "#15171d")
        _umbrella_top(c, x, y, r, rng.choice(cloths), p, rng.uniform(0, 0.78))


def _sky_in_the_umbrella(c: Canvas, canopy: Path, x: float, y: float, r: float) -> None:
    """Sun, clouds and gulls in the cloth."""
    with c.clip(canopy):
        c.paint(circle(x, y, r * 1.1), "#3f93c0", to="#bfe0dc")
        c.glow(x + 50, y - 50, 110, "#fff3c4", 0.9)
        c.paint(circle(x + 56, y - 56, 22), "#fff3cf")
        cloud(c, x - 36, y + 40, 150, "#fffaf0", "#a9cdd6")
        cloud(c, x + 70, y + 84, 130, "#fffaf0", "#a9cdd6")
        cloud(c, x - 70, y - 40, 90, "#fffaf0", "#a9cdd6")
        gulls(c, [(x - 20, y - 20, 0.8), (x + 16, y - 4, 0.6), (x - 50, y + 0, 0.5)], "#24506a")


def _child_from_above(c: Canvas, x: float, y: float) -> None:
    """The only one without an umbrella: a child in a yellow raincoat, arms wide."""
    with c.at(x, y, 1, 10):
        c.shadow_blob(8, 12, 44, 30, "#14161d", 0.6)
        for side in (-1, 1):
            c.paint(ellipse(side * 10, 24 - side * 8, 7, 12), "#7a2f2a", wobble=0.3)
            arm = limb([(side * 16, 2), (side * 34, -6), (side * 48, -22)], [19, 16, 12])
            c.paint(arm, "#e8b83a", shade="#8a5a1c", shade_depth=0.3, rim="#fff0b8", rim_width=3, wobble=0.4)
            c.paint(circle(side * 50, -25, 6.5), "#b87c58", shade="#5a3028", wobble=0.2)
        c.paint(ellipse(0, 4, 27, 20), "#e8b83a", shade="#8a5a1c", shade_depth=0.3, rim="#fff0b8", rim_width=4)
        c.paint(circle(0, -5, 18), "#2a1c22", shade="#0d080c", shade_depth=0.3, rim="#8a6a58", rim_width=3, rough=3)
        c.paint(smooth([(-9, 10), (0, 6), (9, 10), (0, 15)]), "#c8412f", shade="#5a1420", wobble=0.3)


@scene(
    "well-view",
    "They Are Still Looking",
    motifs="well bucket moon fox child sky",
    themes="depth rescue perspective wish abandonment",
    moods="uneasy hopeful",
    alt=(
        "From the bottom of a well: a round sky, a child, a fox and somebody in a top hat leaning over the rim, a"
        " dark bird on the beam, and a bucket coming down with the moon in it."
    ),
    seed=101,
    clues=("Make a wish", "Help is coming", "Deep end", "Echo", "Gift from above", "Are you there?"),
)
def well_view(c: Canvas) -> None:
    """From the bottom of a well: faces at the rim, and the moon comes down in the bucket."""
    p = MOON
    c.sky([(0, "#141a2c"), (1, "#0d1020")])
    centre_x, centre_y = 420, 380
    _well_wall(c, centre_x, centre_y)
    _ferns(c, centre_x, centre_y)
    _round_sky(c, centre_x, centre_y)

    heads = (
        (1.25, _well_child),
        (2.35, _well_fox),
        (0.12, _well_gentleman),
        (3.5, _well_crow),
    )
    for angle, head in heads:
        x, y = centre_x + math.cos(angle) * 214, centre_y + math.sin(angle) * 214
        with c.at(x, y, 1, math.degrees(angle) - 90):
            head(c, p)
    _bucket_with_the_moon(c, p, centre_x, centre_y)


def _well_child(c: Canvas, p: Palette) -> None:
    """A child who holds on to the edge."""
    c.paint(smooth([(-54, 34), (-40, 2), (0, -8), (40, 2), (54, 34)]), "#c8472f", shade="#5a1420", shade_depth=0.3)
    c.paint(circle(0, -44, 43), "#2a1c22", shade="#0d080c", rough=3)
    c.paint(ellipse(0, -38, 28, 30), "#b87c58", shade="#5a3028", shade_depth=0.3)
    for k in (-1, 1):
        c.paint(ellipse(k * 11, -44, 3.6, 4.6), p.ink, wobble=0.1)
        c.paint(circle(k * 11 + 1, -46, 1.3), "#fff6e0", wobble=0)
        c.line([(k * 7, -54), (k * 15, -55)], "#2a1c22", 2.6, wobble=0.2)
        c.paint(circle(k * 17, -32, 6), "#d8705a", alpha=0.5, feather=2)
        c.paint(limb([(k * 46, 22), (k * 50, 4), (k * 44, -10)], 20, 16), "#c8472f", shade="#5a1420")
        c.paint(ellipse(k * 43, -14, 10, 9), "#b87c58", shade="#5a3028", wobble=0.2)
    c.paint(ellipse(0, -36, 3, 2.4), "#8a5238", wobble=0.1)
    c.paint(ellipse(0, -24, 5, 4), "#6a2a24", wobble=0.1)


def _well_fox(c: Canvas, p: Palette) -> None:
    """A fox, nose down."""
    c.paint(smooth([(-40, 24), (-36, -16), (-50, -54, 1), (-22, -40), (0, -44), (22, -40), (50, -54, 1), (36, -16),
        (40, 24)]), "#b8502a", shade="#4a1c14", shade_depth=0.3)  # fmt: skip
    c.paint(smooth([(-26, -20), (0, -30), (26, -20), (8, -70), (0, -76), (-8, -70)]), "#e8d6b8")
    c.paint(circle(0, -74, 6), p.ink)
    for k in (-14, 14):
        c.paint(ellipse(k, -30, 4, 5), p.ink)


def _well_gentleman(c: Canvas, p: Palette) -> None:
    """A gentleman in a top hat."""
    c.paint(smooth([(-50, 30), (-34, -2), (0, -10), (34, -2), (50, 30)]), "#22263c")
    c.paint(circle(0, -34, 28), "#e0b48c", shade="#6a3a30", shade_depth=0.4)
    c.paint(ellipse(0, -22, 46, 12), "#14162a")
    c.paint(rect(-30, -24, 60, 44, 4), "#14162a")
    for k in (-9, 9):
        c.paint(circle(k, -42, 3), p.ink)
        c.line([(k * 0.6, -50), (k * 1.6, -52)], "#3a2a24", 2.4, wobble=0.2)
    c.paint(limb([(-16, -52), (0, -57), (16, -52)], [3, 8, 3]), "#3a2a24")
    c.paint(ellipse(0, -48, 4, 5), "#c98f6c", wobble=0.1)


def _well_crow(c: Canvas, p: Palette) -> None:
    """A crow."""
    bird(c, 0, -20, 0.8, p, color="#2a2238", pose="perch", wing="#3b3560")


def _well_wall(c: Canvas, centre_x: float, centre_y: float) -> None:
    """Seven rings of stones, lighter towards the sky."""
    rng = c.rng
    rings = [760, 640, 530, 438, 362, 300, 250]
    for i, r in enumerate(rings):
        t = i / 6
        ox, oy = centre_x + (400 - centre_x) * (1 - t), centre_y + (640 - centre_y) * (1 - t)
        stones = 15
        r2 = rings[i + 1] if i < 6 else 206
        t2 = (i + 1) / 6 if i < 6 else 1
        ox2, oy2 = centre_x + (400 - centre_x) * (1 - min(1, t2)), centre_y + (640 - centre_y) * (1 - min(1, t2))
        for j in range(stones):
            a0 = 6.283 * (j + (0.5 if i % 2 else 0) + 0.05) / stones
            a1 = 6.283 * (j + (0.5 if i % 2 else 0) + 0.95) / stones
            am = (a0 + a1) / 2
            outer = [
                (ox + math.cos(a) * r * k, oy + math.sin(a) * r * k) for a, k in ((a0, 0.985), (am, 0.99), (a1, 0.985))
            ]
            inner = [(ox2 + math.cos(a) * r2 * 1.03, oy2 + math.sin(a) * r2 * 1.03) for a in (a1, am, a0)]
            lum = 0.10 + 0.42 * t * (0.65 + 0.35 * math.sin(am))
            stone = mix(
                mix("#1c2238", "#8d98a0", lum + rng.uniform(-0.06, 0.06)), "#4f6a58", rng.choice((0, 0, 0.25, 0.4))
            )
            c.paint(
                smooth(outer + inner, tension=0.22),
                stone,
                shade="#0d1020",
                shade_depth=0.3,
                light_from=(0, -0.7),
                rim=mix(stone, "#cfdcd8", 0.5) if t > 0.3 else None,
                rim_width=4,
                rim_from=(0, 1),
            )


def _ferns(c: Canvas, centre_x: float, centre_y: float) -> None:
    """Ferns and moss that hang inward."""
    rng = c.rng
    for _ in range(22):  # moss and ferns hanging inward
        a = rng.uniform(0, 6.28)
        r = rng.uniform(230, 420)
        x, y = centre_x + math.cos(a) * r, centre_y + math.sin(a) * r * 1.05 + (r - 220) * 0.5
        for _ in range(4):
            b = a + math.pi + rng.uniform(-0.7, 0.7)
            c.paint(limb([(x, y), (x + math.cos(b) * 16, y + math.sin(b) * 16),
                (x + math.cos(b + 0.4) * 34, y + math.sin(b + 0.4) * 34)], 7, 1), rng.choice(["#4f7a54", "#35604a",
                "#7a9a5c"]), wobble=0.4)  # fmt: skip


def _round_sky(c: Canvas, centre_x: float, centre_y: float) -> None:
    """The round of sky with the beam and the pulley."""
    opening = circle(centre_x, centre_y, 208)
    c.glow(centre_x, centre_y, 520, "#bfe0e8", 0.35)
    with c.clip(opening):
        c.paint(circle(centre_x, centre_y, 220), "#3f86b0", to="#bfe0dc")
        cloud(c, centre_x - 60, centre_y + 70, 220, "#fffaf0", "#a9cdd6")
        cloud(c, centre_x + 110, centre_y - 60, 170, "#fffaf0", "#a9cdd6")
        gulls(c, [(centre_x - 30, centre_y - 60, 0.9), (centre_x + 10, centre_y - 80, 0.6)], "#24506a")
    # beam holding the pulley
    c.paint(
        limb(
            [(centre_x - 250, centre_y - 66), (centre_x, centre_y - 56), (centre_x + 250, centre_y - 66)], [26, 22, 26]
        ),
        "#4a2f26",
        rim="#b0723a",
        rim_width=4,
        rim_from=(0, 1),
    )
    c.paint(circle(centre_x, centre_y - 50, 26), "#7a4a2c", shade="#2a1512", shade_depth=0.3)
    c.paint(circle(centre_x, centre_y - 50, 8), "#1a1010")


def _bucket_with_the_moon(c: Canvas, p: Palette, centre_x: float, centre_y: float) -> None:
    """The rope and the bucket that comes down to us."""
    rng = c.rng
    c.paint(
        limb([(centre_x, centre_y - 30), (centre_x - 6, 560), (404, 760)], [4, 7, 12]),
        "#c9a268",
        shade="#5a3a20",
        shade_depth=0.3,
    )
    c.glow(402, 860, 420, "#ffe9b0", 0.6)
    moon(c, 402, 840, 108, p)
    c.line([(404, 756), (330, 800), (272, 900)], "#c9a268", 8)
    c.line([(404, 756), (476, 800), (534, 900)], "#c9a268", 8)
    bucket = smooth([(262, 884, 1), (330, 916), (402, 924), (476, 916), (544, 884, 1), (520, 1010), (502, 1056, 1),
        (402, 1076), (302, 1056, 1), (284, 1010)])  # fmt: skip
    c.paint(
        bucket,
        "#8a5a3c",
        shade="#2a1512",
        shade_depth=0.35,
        light_from=(0, -0.8),
        rim="#f3d08a",
        rim_width=7,
        rim_from=(0, -1),
    )
    with c.clip(bucket):
        for k in (-3, -2, -1, 0, 1, 2, 3):
            c.line([(402 + k * 40, 880), (402 + k * 32, 1080)], "#3a1f16", 4, alpha=0.8)
        c.line([(270, 930), (402, 968), (534, 930)], "#b8b8b0", 15)
        c.line([(284, 1010), (402, 1040), (520, 1010)], "#8a8a88", 14)
    for _ in range(26):
        x, y = rng.uniform(250, 560), rng.uniform(1060, 1170)
        c.paint(limb([(x, y), (x, y + 8), (x, y + 15)], [1, 4, 3]), "#ffe9b0", alpha=0.7)
