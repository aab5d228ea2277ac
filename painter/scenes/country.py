"""Scenes of hills, roads and what lies under them."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, poly, rect, smooth, union
from painter.motifs.beasts import gulls
from painter.motifs.build import house, tower, village
from painter.motifs.land import hill, mountain, pine, tree
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud
from painter.motifs.things import boat, lantern
from painter.palette import EMBER, FOREST, ROSE, mix
from painter.scene import scene


@scene(
    "root-city",
    "Underneath",
    motifs="tree roots city girl wateringcan",
    themes="foundation secret growth upside-down ancestors",
    moods="curious balanced",
    alt="A woman in a straw hat waters a tree on a hill; below ground its roots are a lit city hanging upside down.",
    seed=8,
    clues=("Deep down", "Family tree", "Rush hour below", "Watering", "Two sides", "Harvest"),
)
def root_city(c: Canvas) -> None:
    p = FOREST
    c.sky(
        [(0, "#7fb0a6"), (0.2, "#bcd0a8"), (0.38, "#f6e3ae"), (0.46, "#f3c98a"), (0.461, "#1c1620"), (1, "#0d0a14")],
        mottle=0.02,
    )
    c.strokes(600, 8, 160, 22, 0.06, 0.34, region=(0, 0, 800, 540))
    c.paint(circle(630, 190, 62), "#fdf3cf")
    c.glow(630, 190, 220, "#fff3c8", 0.6)
    cloud(c, 170, 180, 240, "#fbf1d4", "#a9c2a6", alpha=0.9)
    hill(c, 500, 22, "#9fb46c", to="#6f9458", rim="#f0e6a8")
    for x in (60, 110, 690, 745, 640):
        pine(c, x, 512, c.rng.uniform(50, 90), "#4f7a54", shade="#24473a")
    hill(
        c,
        556,
        10,
        "#5d8248",
        to="#241a22",
        rim="#cfd88a",
        points=[(-40, 575), (100, 566), (250, 545), (400, 536), (550, 545), (700, 566), (840, 575)],
    )
    # earth
    c.paint(smooth([(-40, 620, 1), (100, 604), (250, 590), (400, 584), (550, 590), (700, 604), (840, 620, 1),
        (840, 1260, 1), (-40, 1260, 1)]), "#2b1f2a", to="#0f0b18", rough=4)  # fmt: skip
    c.strokes(240, 4, 120, 14, 0.25, 0.3, region=(0, 610, 800, 1180))
    rng = c.rng
    for _ in range(34):
        x, y, r = rng.uniform(30, 770), rng.uniform(640, 1170), rng.uniform(5, 16)
        c.paint(
            ellipse(x, y, r, r * 0.7),
            mix("#4a3a44", "#2b1f2a", rng.random()),
            shade="#0f0b18",
            shade_depth=0.4,
            alpha=0.7,
        )
    c.glow(400, 800, 430, "#e8a860", 0.35)
    # roots: thick limbs running into buildings
    tips = [(150, 760), (225, 850), (300, 930), (372, 1010), (446, 960), (520, 880), (596, 800), (664, 730)]
    for i, (x, y) in enumerate(tips):
        c.paint(limb([(400 + (i - 3.5) * 9, 540), (400 + (x - 400) * 0.42, 600 + abs(x - 400) * 0.05),
            (x + (400 - x) * 0.1, (y + 590) / 2 - 12), (x, y - 70)], [30, 24, 20, 40]), "#5a3b2c", shade="#1c1018",
            shade_depth=0.3, rim="#b0723a", rim_width=3)  # fmt: skip
    walls = ["#c9a26a", "#a8674a", "#7f8f72", "#d8bd86", "#8a5a50"]
    roofs = ["#b8452f", "#7a2f2c", "#2f5a58", "#8a5a2c"]
    for i, (x, y) in enumerate(tips):
        for dx, k in ((-30, 0.72), (30, 0.8), (0, 1.0)):
            with c.at(x + dx, y - 84 + (14 if dx else 0), 1, 180 + rng.uniform(-4, 4)):
                if dx == 0 and i in (1, 3, 6):
                    tower(c, 0, 0, 44, 120 + rng.uniform(0, 50), rng.choice(walls), rng.choice(roofs), p)
                else:
                    w = rng.uniform(46, 60) * k
                    house(c, 0, 0, w, w * rng.uniform(1.2, 2.2), rng.choice(walls), rng.choice(roofs), p, lit=0.85)
    for _ in range(26):
        x, y = rng.uniform(90, 710), rng.uniform(900, 1160)
        c.paint(circle(x, y, rng.uniform(1, 2.4)), "#ffd98a", texture=0, wobble=0)
        c.glow(x, y, 14, "#ffd98a", 0.5)
    twigs = tree(
        c,
        400,
        552,
        420,
        "#4a2f26",
        shade="#20131a",
        leaf="#4f8a54",
        leaf_shade="#1f4a3c",
        leaf_rim="#d9d880",
        depth=6,
        spread=36,
        leaf_size=0.10,
        rim="#b0723a",
    )
    for x, y in twigs[::3]:
        apple = circle(x + rng.uniform(-16, 16), y + rng.uniform(0, 26), rng.uniform(7, 10))
        c.paint(apple, "#d4552f", shade="#7a2318", shade_depth=0.4, rim="#f6b48a", rim_width=3, wobble=0.3)
    gardener = Look("#8f5f40", "#2a1e1c", "long", clothes="dress", top="#d4552f", shoes="#3a2420", hat="straw",
        hat_color="#e6cf8e")  # fmt: skip
    held = figure(c, 541, 556, 108, p, gardener, Pose(near=(-0.3, -0.5), far=(-0.34, -0.52), near_hand="grip",
        far_hand="grip", lean=12, tilt=-8))  # fmt: skip
    with c.at(held.near[0] - 8, held.near[1] + 4, 0.5):
        c.paint(
            union(poly([(-24, 22), (-26, -16), (20, -16), (22, 22)]), limb([(-20, 10), (-46, -8), (-62, -22)], 10, 8)),
            "#8fa9b4",
            shade="#24473a",
            shade_depth=0.4,
        )
        c.paint(poly([(-58, -34), (-72, -20), (-62, -10)]), "#8fa9b4")
    for k in range(5):
        c.line([(472 - k * 3, 502 + k), (462 - k * 5, 522 + k * 3), (458 - k * 6, 545)], "#cfe6e0", 1.6, alpha=0.8)


@scene(
    "piano-road",
    "Adagio",
    motifs="piano road traveller sunset cypress",
    themes="music journey practice destiny solitude",
    moods="melancholy warm",
    alt="A road made of piano keys runs to the setting sun; a lone walker has left one key pressed behind them.",
    seed=19,
    clues=("Encore", "The long way", "Key change", "Going home", "Allegro", "One false step"),
)
def piano_road(c: Canvas) -> None:
    p = EMBER
    c.sky(
        [(0, "#3a1a3c"), (0.16, "#7a2f48"), (0.3, "#d0573c"), (0.42, "#f5a94e"), (0.48, "#fde3a0"), (1, "#5a1f22")],
        mottle=0.05,
    )
    vx, vy = 430, 560
    c.strokes(700, 0, 170, 18, 0.07, 0.34, region=(0, 0, 800, 560))
    c.glow(vx, vy - 20, 430, "#fff0b8", 0.7)
    c.paint(circle(vx, vy - 26, 92), "#fff3c8")
    cloud(c, 190, 330, 260, "#e8785a", "#8e3048", alpha=0.9)
    cloud(c, 660, 260, 220, "#d9644e", "#7a2a48", alpha=0.85)
    cloud(c, 610, 430, 170, "#f5b066", "#c9553c", alpha=0.9)
    mountain(c, [(-20, 560), (80, 500), (170, 540), (270, 480), (380, 560)], "#a03c44", "#6a2438", bottom=580)
    mountain(c, [(500, 560), (600, 490), (690, 535), (820, 470)], "#a03c44", "#6a2438", bottom=580)
    hill(c, 572, 6, "#8a4a2c", to="#2a1216", rim="#f5b866")
    c.strokes(400, 5, 150, 16, 0.16, 0.4, region=(0, 590, 800, 1190))

    # keyboard in perspective
    def pt(u: float, z: float) -> tuple[float, float]:
        """On the card: u across from -1 to 1, z depth from 0 (near) to 1 (horizon)."""
        k = 1 / (1 + 9 * z)
        return vx + (u * 430 - 20) * k, vy + (1250 - vy) * k

    count = 34
    zs = [i / count * 1.6 for i in range(count + 1)]
    for i in range(count - 1, -1, -1):
        z0, z1 = zs[i], zs[i + 1]
        g = (z1 - z0) * 0.05
        a, b, d, e = pt(-1, z0 + g), pt(1, z0 + g), pt(1, z1 - g), pt(-1, z1 - g)
        pressed = i == 1
        th = 26 / (1 + 9 * z0)
        col = mix("#fdf0d0", "#f5b866", min(1, z0 * 0.8))
        c.paint(poly([a, b, (b[0], b[1] + th), (a[0], a[1] + th)]), "#7a3b34", wobble=0.3)
        c.paint(
            poly([a, b, d, e]),
            mix(col, "#8e3048", 0.35) if pressed else col,
            shade=mix(col, "#c9553c", 0.6),
            shade_depth=0.3,
            light_from=(0.7, -0.2),
            wobble=0.4,
        )
    for i in range(count - 1, -1, -1):
        if i % 7 in (0, 1, 3, 4, 5):
            zc = zs[i + 1]
            hz = (zs[1] - zs[0]) * 0.30
            a, b, d, e = pt(-1.02, zc - hz), pt(0.12, zc - hz), pt(0.12, zc + hz), pt(-1.02, zc + hz)
            k = 1 / (1 + 9 * zc)
            up = 46 * k
            c.paint(poly([a, b, (b[0], b[1] - up * 0.2), d, e]), "#140a0e", wobble=0.3)
            c.paint(
                poly([(a[0], a[1] - up), (b[0] - 8 * k, b[1] - up), (d[0] - 8 * k, d[1] - up), (e[0], e[1] - up)]),
                "#3a1c22",
                rim="#f0a060",
                rim_width=3,
                wobble=0.3,
            )
            c.paint(poly([(a[0], a[1] - up), (b[0] - 8 * k, b[1] - up), b, a]), "#1f1013", wobble=0.3)
    c.mist(575, 34, "#fde3a0", 0.55)
    for x, y, h in ((90, 760, 330), (20, 900, 480), (170, 680, 210), (232, 630, 130), (730, 800, 390), (660, 690, 220),
        (610, 640, 140), (792, 960, 520)):  # fmt: skip
        w = h * 0.085
        c.shadow_blob(x, y, w * 1.6, w * 0.3, "#1f1013", 0.5)
        c.paint(smooth([(x, y - h, 1), (x + w * 0.7, y - h * 0.6), (x + w, y - h * 0.25), (x + w * 0.4, y),
            (x - w * 0.4, y), (x - w, y - h * 0.25), (x - w * 0.7, y - h * 0.6)]), "#33301f", shade="#140d10",
            shade_depth=0.45, light_from=(0.7 if x < 400 else -0.7, -0.2), rim="#f0a050", rim_width=4,
            rim_from=(0.8 if x < 400 else -0.8, -0.2), rough=2.5)  # fmt: skip
    c.paint(smooth([(480, 790), (505, 800), (640, 1010), (600, 1030)]), "#2a1216", alpha=0.5, feather=7)
    walker = Look("#ecc6a2", "#2a2226", "short", top="#3f93a0", bottom="#2a1420", hat="top", hat_color="#22141c",
        trim="#d8553a", scarf="#f5d060")  # fmt: skip
    held = figure(c, 492, 814, 168, p, walker, Pose("walk", view="back", near=(0.18, -0.4), near_hand="grip",
        wind=-0.6),
        rim="#fde3a0")  # fmt: skip
    c.paint(rect(held.near[0] - 16, held.near[1], 36, 27, 4), "#5a2a1c", rim="#f5b866")
    gulls(c, [(300, 420, 0.7), (340, 400, 0.5), (520, 380, 0.5), (270, 450, 0.45)], "#3a1a2c")


@scene(
    "sleeping-hill",
    "She Has Been Dreaming Since the Ice",
    motifs="face hill river village dawn walker lantern",
    themes="sleep earth mother patience landscape",
    moods="calm ancient",
    alt="A range of hills is the profile of a sleeping woman; a village has its lamps lit in her hair, a boat sails a"
    " river below her, and a walker with a lantern goes by on tiptoe.",
    seed=15,
    clues=("Hush", "Mother earth", "Snoring", "Sleeping giant", "Long weekend", "Do not disturb"),
)
def sleeping_hill(c: Canvas) -> None:
    p = ROSE
    c.sky([(0, "#5a4a7a"), (0.2, "#a8708c"), (0.4, "#eeb193"), (0.52, "#fbe3b8"), (1, "#7b4159")])
    c.strokes(800, 4, 180, 20, 0.06, 0.34)
    c.glow(220, 520, 480, "#fff0c0", 0.6)
    c.paint(circle(210, 470, 74), "#fff3d4")
    for y, col in ((556, "#eebfa6"), (606, "#e0a79c")):
        hill(c, y, 26, col, to=mix(col, "#fbe3b8", 0.4), rim="#fbe3b8")
    c.mist(650, 60, "#fbe8c8", 0.4)
    _sleeping_profile(c)
    village(
        c,
        [(560, 850), (600, 866), (640, 858), (585, 896), (630, 920), (676, 900)],
        p,
        ["#f2d2b0", "#d99a88", "#eab5a0"],
        ["#7b3a4a", "#4a2840", "#3f7f86"],
        (34, 46),
        0.9,
    )
    # river from her mouth of the valley
    riv = smooth([(170, 860), (210, 900), (180, 960), (240, 1030), (200, 1120), (260, 1220, 1), (420, 1220, 1),
        (330, 1110), (330, 1030), (250, 960), (262, 900), (196, 858)])  # fmt: skip
    c.paint(riv, "#9cc0c0", to="#3f7f86", rim="#fbeeda", rim_width=4)
    boat(c, 262, 1080, 0.42, p, hull="#7b3a4a", sail="#fbeeda")
    hill(c, 1120, 20, "#3a2238", to="#24132a", rim="#7b4159", points=[(-40, 1060), (60, 1080), (150, 1130), (230, 1185),
        (330, 1195), (460, 1150), (600, 1120), (720, 1105), (840, 1095)])  # fmt: skip
    walker = Look("#e2b088", "#2a1c1c", "short", top="#3f7f86", bottom="#24132a", hat="cap", hat_color="#24132a",
        scarf="#eab5a0")  # fmt: skip
    held = figure(c, 610, 1126, 116, p, walker, Pose("tiptoe", near=(-0.26, -0.66), far=(-0.05, -0.74),
        near_hand="grip", tilt=14, lean=6), rim="#eab5a0")  # fmt: skip
    c.glow(held.near[0], held.near[1] + 16, 90, p.glow, 0.8)
    lantern(c, held.near[0], held.near[1] + 18, 0.4, p)
    gulls(c, [(480, 420, 0.8), (530, 396, 0.6), (560, 432, 0.5)], "#5a3050")


def _sleeping_profile(c: Canvas) -> None:
    """The hills: a woman lying on her back, chin to the left, brow and furrowed hair to the right."""
    ridge = [(-40, 770), (40, 764), (98, 784), (140, 776), (164, 738), (180, 704), (204, 690), (228, 698), (244, 706),
        (258, 690), (272, 684), (282, 696, 1), (292, 678), (308, 676), (322, 688), (334, 686), (338, 664), (336, 634),
        (346, 606), (366, 594), (386, 606), (414, 638), (446, 668), (474, 676), (500, 662), (552, 628), (612, 606),
        (676, 600), (740, 622), (800, 668), (850, 720)]  # fmt: skip
    face = smooth([(-60, 1260, 1), (-60, 780, 1), *ridge, (860, 1260, 1)])
    c.paint(face, "#a05f78", to="#4a2840", shade="#5a3050", shade_depth=0.10, light_from=(-0.35, -0.9), rim="#fde0bc",
        rim_width=8, rim_from=(-0.4, -1))  # fmt: skip
    dark = "#3a2238"
    with c.clip(face):
        c.strokes(500, 20, 130, 18, 0.10, 0.35, region=(0, 690, 800, 1100))
        c.paint(ellipse(380, 800, 86, 56), "#f09a86", alpha=0.5, feather=26)
        c.paint(smooth([(336, 690), (372, 700), (424, 690), (452, 676), (430, 740), (380, 744)]), "#7a4460", alpha=0.35,
            feather=14)  # fmt: skip
        c.paint(limb([(282, 694), (280, 724), (296, 752)], [4, 7, 3]), dark, alpha=0.9)
        c.paint(smooth([(258, 700), (278, 700), (298, 694), (304, 716), (284, 736), (268, 720)]), "#c8605f", alpha=0.45,
            feather=5)  # fmt: skip
        c.paint(limb([(338, 676), (352, 688), (368, 682)], [3, 7, 3]), dark, alpha=0.7)
        # the closed lid, with reeds for lashes, and the brow
        c.paint(limb([(464, 712), (448, 738), (450, 770), (468, 796)], [4, 9, 9, 3]), dark)
        for x, y, dx, dy in ((456, 722, -26, -16), (449, 740, -34, -6), (448, 758, -34, 6), (454, 778, -28, 16)):
            c.paint(limb([(x, y), (x + dx * 0.6, y + dy * 0.4), (x + dx, y + dy)], 7, 1), dark)
        c.paint(limb([(510, 700), (520, 740), (508, 790)], [4, 13, 4]), "#4a2840", alpha=0.9)
        _furrowed_hair(c)


def _furrowed_hair(c: Canvas) -> None:
    """Her hair: ploughed fields that run down from the hairline, with pines along them."""
    for i in range(15):
        t = i / 14
        c.line([(628 + t * 200, 596 + t * 90), (650 + t * 150, 700 + t * 70), (640 + t * 130, 830 + t * 60),
            (540 + t * 150, 960 + t * 70), (470 + t * 170, 1200)], mix("#6a3a58", "#e0a08a", (i % 3) * 0.28), 15,
            alpha=0.85)  # fmt: skip
    for i in range(12):
        pine(c, 680 + (i % 3) * 30, 700 + i * 27, 40 + (i % 4) * 8, "#4a2840", rim="#c98a8a")
