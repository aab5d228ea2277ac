"""Scenes of the night sky."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import cat, fox
from painter.motifs.build import ladder
from painter.motifs.land import grass, hill, pine, waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import moon, star
from painter.motifs.things import key
from painter.motifs.weather import cloud_bank, flock, heaped_cloud, round_star, round_stars, scumble
from painter.palette import DUSK, TEAL, VIOLET, Color, Palette, mix
from painter.scene import scene


@scene(
    "fox-galaxy",
    "What the Fox Carries",
    motifs="fox galaxy stars snow pine",
    themes="secret magic solitude origin memory",
    moods="mysterious gentle",
    alt=(
        "A fox sits in the snow at night before a row of firs; its tail sweeps upward, widens and becomes the "
        "Milky Way."
    ),
    seed=4,
    clues=("Long story", "Stardust", "Tall tale", "How it began", "Silence", "Sly universe"),
)
def fox_galaxy(c: Canvas) -> None:
    """A fox sits in the snow; its tail is the Milky Way."""
    p = VIOLET
    c.sky([(0, "#0d0f2c"), (0.4, "#1f2358"), (0.68, "#4a4a8c"), (0.84, "#b598c6"), (1, "#f0d3c8")])
    scumble(c, 260, 140, 0.05, region=(0, 0, 800, 900))
    _violet_pines(c)
    hill(c, 1010, 22, "#e6dcec", to="#8f86bd", shade="#8f86bd", rim="#ffffff")
    # tail
    tail = smooth([(398, 1030), (450, 1046), (540, 1036), (622, 985), (682, 900), (708, 790), (694, 670), (650, 560),
        (590, 460), (548, 360), (548, 250), (590, 140), (670, 40), (740, -40), (250, -40), (180, 60), (160, 190),
        (190, 320), (262, 440), (360, 545), (440, 640), (486, 740), (488, 830), (462, 910), (424, 966),
        (388, 1000)])  # fmt: skip
    c.glow(470, 420, 560, "#8b6fd0", 0.5)
    c.paint(
        tail, "#3a2a78", to="#ef8c3a", rough=9, wobble=2.5, texture=0.4, rim="#ffc98a", rim_width=7, rim_from=(0.8, 0.3)
    )
    _galaxy_in_the_tail(c, tail)
    round_stars(c, 70, "#f6e4d2", (40, 40, 760, 700), 3.4)
    fox(c, 330, 1046, 1.28, p, color="#e8843c", white="#fdf0e0", sock="#33203f", tail=False)
    hill(c, 1066, 8, "#f4ecf2", to="#a79cc8", rim="#ffffff")
    for dx in range(7):
        c.paint(ellipse(250 - dx * 38, 1092 + dx * 12, 9 + dx, 5), "#9c92c4", alpha=0.8)
    c.mist(1064, 18, "#ffffff", 0.35)


def _violet_pines(c: Canvas) -> None:
    """Three rows of pines with mist between them."""
    for i, (y, col) in enumerate(((830, "#6a6aa6"), (880, "#46478a"), (935, "#2c2d66"))):
        hill(c, y + 30, 18, col, to=mix(col, "#cbb8d8", 0.5))
        for _ in range(15 - i * 3):
            x = c.rng.uniform(-10, 810)
            pine(
                c,
                x,
                y + 36 + c.rng.uniform(-6, 12),
                c.rng.uniform(70, 120) + i * 34,
                mix(col, VIOLET.ink, 0.25),
                rim=mix(col, "#e8dcf0", 0.5),
            )
        c.mist(y + 50, 44, "#d9c3da", 0.42)


def _galaxy_in_the_tail(c: Canvas, tail: Path) -> None:
    """Clouds of light and stars along the spine of the tail."""
    with c.clip(tail, soft=6):
        c.paint(rect(0, -40, 800, 960), "#1d1452", fade=(1, 0), texture=0)
        c.paint(rect(0, 600, 800, 500), "#ef8c3a", fade=(0, 1), texture=0)
        rng = c.rng
        spine = [(450, -20), (370, 150), (390, 330), (480, 480), (570, 620), (600, 760), (570, 890), (480, 1000)]
        for i in range(760):
            t = rng.random() * (len(spine) - 1.001)
            k = int(t)
            f = t - k
            x = spine[k][0] + (spine[k + 1][0] - spine[k][0]) * f + rng.gauss(0, 70 if k < 3 else 48)
            y = spine[k][1] + (spine[k + 1][1] - spine[k][1]) * f + rng.gauss(0, 30)
            if i < 60:
                c.glow(x, y, rng.uniform(50, 120), rng.choice(["#c65a9a", "#5a7ad8", "#f0a050", "#a04ac0"]), 0.30)
            else:
                c.paint(
                    circle(x, y, abs(rng.gauss(0, 1.3)) + 0.7),
                    rng.choice(["#fff6e0", "#ffe3b0", "#cfd8ff"]),
                    alpha=rng.uniform(0.5, 1),
                    texture=0,
                    wobble=0,
                    rough=0.4,
                )
        for _ in range(16):
            t = rng.random() * 6
            k = int(t)
            round_star(c, spine[k][0] + rng.gauss(0, 55), spine[k][1] + rng.gauss(0, 40), rng.uniform(6, 13), "#fff3d0")


@scene(
    "keyhole-moon",
    "The Right Key",
    motifs="key moon ladder girl garden flowers",
    themes="answer chance lock desire belonging",
    moods="wondering quiet",
    alt="The moon has a keyhole. From a garden of tall flowers with golden keys in their cups a girl climbs a ladder "
    "with one of the keys; in the back of her red dress there is a small glowing keyhole too.",
    seed=27,
    clues=("Unlock", "Which one fits?", "Open-hearted", "Night gardener", "Click", "Home at last"),
)
def keyhole_moon(c: Canvas) -> None:
    """A girl with a keyhole in her back carries a key up to the moon's keyhole."""
    c.lamp = (-0.15, -0.9)
    p = TEAL
    c.sky([(0, "#0a2030"), (0.4, "#155060"), (0.7, "#4a9a90"), (0.85, "#b8d0a4"), (1, "#2f6a60")])
    scumble(c, 300, 130, 0.055, region=(0, 0, 800, 960))
    round_stars(c, 70, "#e8f0d4", (50, 50, 750, 640), 2.8)
    moon(c, 430, 310, 216, p)
    _keyhole(c, 430, 300, 1, "#0a2030")
    heaped_cloud(c, 130, 500, 330, "#b4d2ba", "#23595e", light_from=(0.6, -0.6), flip=True)
    heaped_cloud(c, 720, 432, 300, "#a4c8b4", "#1f5258", light_from=(-0.7, -0.5))
    cloud_bank(c, 760, 60, "#8fc0a8", "#5a9f94", 0.5)
    hill(c, 930, 34, "#2f7468", to="#15443f", rim="#a8cfa0")
    c.mist(930, 56, "#cfe0b4", 0.4)
    ladder(c, 606, 1070, 470, 452, 76, "#c98a4a", 19, 9)
    _climbing_girl(c, p)
    hill(c, 1030, 20, "#1d574e", to="#0c2a2c", rim="#6fae90")
    grass(c, 20, 780, 1050, "#174a44", 90, 30)
    for x, y, height, lean, bloom in ((676, 1096, 262, 10, 1.0), (136, 1090, 290, -8, 1.0), (394, 1084, 170, -4, 0.86),
        (252, 1136, 226, 10, 1.0), (478, 1146, 140, 6, 0.0), (582, 1156, 130, -10, 0.72)):  # fmt: skip
        _key_flower(c, p, x, y, height, lean, bloom)
    grass(c, 20, 780, 1172, "#0c2a2c", 150, 56)


def _keyhole(c: Canvas, x: float, y: float, scale: float, color: Color) -> None:
    """A keyhole with a lit edge and a last warm light low inside."""
    hole = moved(union(circle(0, -20, 42), poly([(-19, 0), (19, 0), (42, 104), (-42, 104)])), x, y, scale)
    c.paint(moved(hole, -4 * scale, -5 * scale), "#fffbe6", wobble=scale)
    c.paint(hole, color, shade="#000510", shade_depth=0.3, wobble=scale)
    with c.clip(hole):
        c.glow(x, y + 104 * scale, 72 * scale, "#ffb85a", 0.8)


def _climbing_girl(c: Canvas, p: Palette) -> None:
    """She climbs with her back to us, a long key over her head, and is lit from inside through a keyhole."""
    look = Look("#a86f48", "#2a1712", "bun", age="child", clothes="dress", top=p.accent, shoes="#3a1d16")
    held = figure(c, 548, 812, 226, p, look, Pose("walk", view="back", near=(0.20, -0.80), far=(-0.27, -0.90),
        near_hand="grip", far_hand="grip"), turn=-8, shadow=0, rim="#f5ecd0")  # fmt: skip
    with c.at(534, 700, 1, -8):
        c.glow(0, 6, 58, "#ffd98a", 0.9)
        lock = union(circle(0, -5, 9.5), poly([(-4.5, -2), (4.5, -2), (9, 22), (-9, 22)]))
        c.paint(lock, "#fff3c4", wobble=0.2, texture=0, shade="#ffb85a", shade_depth=0.3)
        c.paint(lock, "#6a2a20", stroke=2, wobble=0.2)
    x, y = held.far
    c.glow(x - 4, y - 60, 120, "#ffd98a", 0.45)
    key(c, x - 2, y + 6, 160, p, turn=170, color="#f3c25c")


def _key_flower(c: Canvas, p: Palette, x: float, y: float, height: float, lean: float, bloom: float) -> None:
    """A tall flower: five petals open round a golden key; bloom 0 is the flower whose key has been picked."""
    stem, leaf = "#2f8a5a", "#1f6a4c"
    top = (x + lean, y - height)
    c.paint(limb([(x, y + 40), (x - lean * 0.4, y - height * 0.5), top], 9, 6), stem, shade="#0c3a34", wobble=0.5)
    for side, at in ((-1, 0.26), (1, 0.42)):
        root = (x - lean * 0.3, y - height * at)
        c.paint(smooth([(*root, 1), (root[0] + side * 34, root[1] - 44), (root[0] + side * 74, root[1] - 50, 1),
            (root[0] + side * 44, root[1] - 10)]), leaf if side > 0 else stem, shade="#0c3a34", rim="#8fc79a",
            rim_width=3, wobble=0.4)  # fmt: skip
    with c.at(top[0], top[1], 0.78, lean * 0.8):
        tone, dark = ("#f3d2bd", "#b0625a") if bloom else ("#a9c4b4", "#3a6a66")
        back = [smooth([(0, 4, 1), (side * 26, -30), (side * 32, -86, 1), (side * 4, -56)]) for side in (-1, 1)]
        c.paint(group(*back), mix(tone, dark, 0.45), shade=dark, wobble=0.4)
        if bloom:
            c.glow(0, -70, 120, "#ffd98a", 0.5 * bloom)
            key(c, 0, -46, 128 * bloom, p, turn=180, color="#f3c25c")
        spread = 62 if bloom else 78
        for side in (-1, 1):
            c.paint(smooth([(0, 8, 1), (side * 34, -4), (side * spread, -42), (side * (spread + 14), -76, 1),
                (side * 30, -44), (side * 6, -18)]), tone, shade=dark, shade_depth=0.3, rim="#fff3dc", rim_width=3,
                wobble=0.4)  # fmt: skip
        c.paint(smooth([(-30, -8), (-18, -46), (0, -62, 1), (18, -46), (30, -8), (0, 12)]), mix(tone, "#fff3dc", 0.3),
            shade=dark, shade_depth=0.3, rim="#fff3dc", rim_width=3, wobble=0.4)  # fmt: skip
        c.line([(0, 4), (0, -20), (0, -46)], dark, 2, alpha=0.4, wobble=0.3)
        c.paint(smooth([(-20, -2, 1), (0, 14), (20, -2, 1), (8, 22), (-8, 22)]), stem, wobble=0.3)


@scene(
    "night-tailor",
    "Hemming the Dark",
    motifs="tailor night cloth stars sea scissors lamp",
    themes="craft endings repair night care",
    moods="quiet magical",
    alt="On a rock by the sea an old tailor sews the cloth of the night sky to the water; "
    "stars spill from a thimble and a cat looks on.",
    seed=107,
    clues=("Overtime", "Loose thread", "Closing time", "Just in time", "Made to measure", "Good night, sea"),
)
def night_tailor(c: Canvas) -> None:
    """An old tailor sews the night to the sea."""
    c.lamp = (-0.9, -0.3)
    p = DUSK
    _sunset_over_the_sea(c)
    _cloth_of_night(c, p)
    _tailor_rock(c)
    _tailor(c)
    _tailor_tools(c)
    cat(c, 640, 1150, 0.70, p, color="#1c1030", flip=True)
    flock(c, [(120, 330, 66, -10), (196, 300, 40, 6), (84, 372, 32, -16)], "#8a4a5a")


def _sunset_over_the_sea(c: Canvas) -> None:
    """What is left of the day: a low sun and four bands of waves."""
    c.sky([(0, "#f0a878"), (0.3, "#f6cf98"), (0.5, "#fbe6bc"), (0.6, "#e8b08a"), (1, "#7a4a6a")])
    scumble(c, 420, 90, 0.13, region=(0, 0, 800, 700))
    c.glow(160, 600, 380, "#fff3cf", 0.7)
    for y, tall, light, shade in ((180, 60, "#f8cfa0", "#f0b080"), (400, 50, "#fde4b8", "#f6cf98")):
        cloud_bank(c, y, tall, light, shade, 0.6, 0.06)
    c.paint(circle(130, 610, 84), "#fff3d0")
    waves(c, 690, "#d98a7a", "#fde8c4", height=5, length=110, to="#a8607a")
    waves(c, 740, "#b86a7a", "#fbd9a8", height=8, length=120, to="#6a3a62")
    waves(c, 810, "#8a4a70", "#f0b68c", height=10, length=140, to="#3a2248")
    waves(c, 900, "#5f3564", "#d98a7a", height=12, length=160, to="#241638")


def _cloth_of_night(c: Canvas, p: Palette) -> None:
    """The night drawn across from the right, with folds, stars and the stitches of its hem."""
    cloth = smooth([(300, -30, 1), (330, 90), (410, 210), (400, 330), (470, 450), (450, 560), (520, 660), (486, 760),
        (520, 830), (460, 900), (500, 960, 1), (620, 930), (720, 960), (840, 930, 1), (840, -40, 1)])  # fmt: skip
    c.paint(moved(cloth, -16, 12), "#5a2a4a", alpha=0.5, feather=9)
    c.paint(cloth, "#101538", to="#33357a", rim="#c9b8f0", rim_width=6, rim_from=(-1, 0))
    with c.clip(cloth):
        for k in range(8):
            x = 420 + k * 58
            c.paint(
                limb([(x - 40, -30), (x + 10, 240), (x - 10, 480), (x + 26, 720), (x, 980)], [14, 40, 22, 44, 30]),
                "#080b24",
                alpha=0.55,
                feather=12,
            )
            c.paint(
                limb([(x - 16, -30), (x + 34, 240), (x + 14, 480), (x + 50, 720), (x + 24, 980)], [6, 18, 10, 20, 12]),
                "#6a6cc0",
                alpha=0.35,
                feather=9,
            )
        round_stars(c, 150, "#f4e9ff", (300, 30, 780, 950), 3.2)
        moon(c, 640, 190, 62, p, phase=0.42)
        for a, b in (((520, 380), (570, 350)), ((570, 350), (630, 390)), ((630, 390), (690, 360)), ((630, 390),
            (650, 460))):  # fmt: skip
            c.line([a, b], "#c9c8f0", 1.6, alpha=0.6)
        for x, y in ((520, 380), (570, 350), (630, 390), (690, 360), (650, 460)):
            round_star(c, x, y, 10, "#fff6dc")
    # stitches along the hem
    hem = [(520, 952), (560, 940), (600, 932), (640, 934), (680, 944), (720, 956), (760, 950)]
    for x, y in hem:
        c.line([(x - 10, y - 14), (x + 8, y + 16)], "#fff0c0", 4)


def _tailor_rock(c: Canvas) -> None:
    """The rock on which the tailor sits."""
    c.paint(
        smooth(
            [(60, 1240, 1), (90, 1100), (160, 1010), (270, 980), (390, 986), (470, 1030), (540, 1120), (580, 1240, 1)]
        ),
        "#3a2248",
        shade="#180e28",
        shade_depth=0.25,
        rim="#d98a8a",
        rim_width=7,
    )
    c.shadow_blob(320, 996, 130, 14, "#180e28", 0.7)


def _tailor_tools(c: Canvas) -> None:
    """A thimble that spills stars, and the scissors."""
    rng = c.rng
    with c.at(180, 1032, 1, 64):
        c.paint(
            smooth([(-22, 26, 1), (-17, -16), (0, -28), (17, -16), (22, 26, 1)]),
            "#d8d8e0",
            shade="#5a5a78",
            shade_depth=0.4,
        )
    for k in range(9):
        star(
            c,
            150 - k * 10 + rng.uniform(-12, 12),
            1050 + k * 9 + rng.uniform(-10, 10),
            rng.uniform(6, 11),
            "#fff0b8",
            points=5,
            radians=k,
        )
    with c.at(440, 1066, 0.9, -30):
        c.paint(
            group(limb([(0, 0), (50, -6), (110, -2)], [12, 12, 1]), limb([(0, 0), (50, 8), (108, 26)], [12, 12, 1])),
            "#cfd2dc",
            shade="#5a5a78",
            shade_depth=0.3,
        )
        c.paint(difference(circle(-24, -16, 22), circle(-24, -16, 12)), "#c8472f", shade="#5a1420", shade_depth=0.3)
        c.paint(difference(circle(-24, 18, 22), circle(-24, 18, 12)), "#c8472f", shade="#5a1420", shade_depth=0.3)


def _tailor(c: Canvas) -> None:
    """An old tailor in shirt sleeves and waistcoat, bent over the hem, needle up, a tape measure round his neck."""
    vest, deep, cream, grey = "#2f8f8b", "#134648", "#f3e2cc", "#a08a9c"
    skin, flush = "#b87c58", "#5a2f28"
    with c.at(306, 1000, 1.5):
        c.paint(limb([(-14, -26), (52, -52), (88, -8)], [40, 34, 20]), "#2a1c38", wobble=0.4)
        c.paint(smooth([(76, -12), (96, -14), (122, 4, 1), (76, 6, 1)]), "#180e28", wobble=0.3)
        c.paint(limb([(14, -116), (58, -92), (98, -94)], [28, 23, 14]), mix(cream, grey, 0.55), wobble=0.3)
        c.paint(
            union(ellipse(106, -95, 10, 8), limb([(108, -97), (118, -102)], 6, 5)), mix(skin, flush, 0.25), wobble=0.2
        )
        torso = smooth([(-44, -30), (-48, -64), (-36, -108), (-6, -132), (26, -130), (40, -106), (34, -64), (34, -36),
            (-4, -24)])  # fmt: skip
        c.paint(ellipse(-8, -16, 42, 22), "#4a345a", shade="#180e28", shade_depth=0.3, wobble=0.4)
        c.paint(torso, vest, shade=deep, shade_depth=0.3, light_from=(0.5, -0.6), rim="#fbe0b0", rim_width=5)
        with c.clip(torso):
            c.line([(30, -128), (22, -70), (26, 0)], deep, 2.5, alpha=0.7)
            c.paint(limb([(-44, -44), (-10, -36), (36, -46)], 5, 4), deep, alpha=0.5)
        c.paint(limb([(-22, -18), (16, -30), (54, -50), (68, -38), (66, -18), (64, 4)], [40, 42, 34, 28, 24, 20]),
            "#4a345a", shade="#180e28", shade_depth=0.26, rim="#c98a9a", rim_width=3, wobble=0.4)  # fmt: skip
        c.paint(
            smooth([(52, -4), (76, -6), (104, 10, 1), (52, 12, 1)]), "#2a1420", rim="#c98a9a", rim_width=3, wobble=0.3
        )
        _tailor_head(c, skin, flush)
        c.paint(
            limb([(2, -134), (30, -112), (34, -66), (30, -40)], [7, 8, 8, 7]), "#f0c05a", shade="#a8743a", wobble=0.3
        )
        sleeve = limb([(-2, -112), (26, -74), (62, -82), (96, -118)], [34, 33, 26, 17])
        c.paint(sleeve, cream, shade=grey, shade_depth=0.28, rim="#fffaf0", rim_width=3, wobble=0.4)
        c.paint(union(ellipse(102, -125, 10, 9), limb([(104, -128), (112, -138)], 7, 5),
            limb([(98, -128), (104, -140)], 7, 5)), skin, shade=flush, wobble=0.2)  # fmt: skip
        c.line([(106, -132), (140, -170)], "#fbf6e8", 3.4, wobble=0.2)
        c.line([(110, -136), (96, -60), (132, -18), (156, -34), (146, -62)], "#fff0c0", 2.2, alpha=0.95)


def _tailor_head(c: Canvas, skin: Color, flush: Color) -> None:
    """The head in profile to the right: bald crown, white hair and beard, spectacles low on the nose."""
    white, grey = "#f3ece2", "#a89aa8"
    with c.at(36, -160, 0.74, 16, flip=True):
        c.paint(limb([(8, 26), (22, 56)], 32, 42), mix(skin, flush, 0.4), wobble=0.2)
        face = smooth([(-28, -38), (-38, -16), (-39, -8), (-56, 10, 1), (-50, 16), (-41, 17), (-43, 28), (-40, 44),
            (-24, 52), (2, 46), (28, 22), (40, -10), (26, -44), (-2, -54)])  # fmt: skip
        c.paint(face, skin, shade=flush, shade_depth=0.22, light_from=(-0.7, -0.4), rim="#fbe0b0", rim_width=3,
            wobble=0.2, rough=0.5)  # fmt: skip
        c.line([(-36, 0), (-28, 4), (-20, 1)], "#2a1418", 3, wobble=0.1)
        c.paint(limb([(-40, -14), (-30, -19), (-18, -13)], [4, 7, 3]), white, wobble=0.2)
        beard = smooth([(-45, 21), (-30, 18), (-12, 24), (8, 14), (20, 0), (30, 10), (22, 36), (2, 58), (-20, 78, 1),
            (-38, 60), (-46, 36)])  # fmt: skip
        c.paint(beard, white, shade=grey, shade_depth=0.28, rough=2)
        c.line([(-44, 30), (-34, 31), (-28, 29)], "#7a3a34", 2.4, wobble=0.1)
        c.paint(smooth([(4, -8), (20, -22), (40, -30), (48, -8), (40, 18), (24, 26), (16, 8)]), white, shade=grey,
            shade_depth=0.28, rough=2)  # fmt: skip
        c.paint(smooth([(10, -2), (20, -6), (24, 6), (16, 16), (10, 10)]), skin, shade=flush, wobble=0.2)
        c.paint(circle(-38, 6, 11), "#2a1a38", stroke=2.8, wobble=0.1)
        c.line([(-27, 4), (12, -2)], "#2a1a38", 2.4, wobble=0.1)
