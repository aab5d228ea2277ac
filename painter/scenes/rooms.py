"""Scenes indoors."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import circle, ellipse, group, limb, moved, poly, rect, smooth, union
from painter.motifs.people import Look, Pose, figure
from painter.palette import EMBER, ROSE, Color, Palette, mix
from painter.scene import scene


@scene(
    "bear-shadow",
    "When I Am Big",
    motifs="child candle shadow bear crown room",
    themes="courage fear inner-self growing-up pretence",
    moods="brave eerie",
    alt=(
        "A small child in a paper crown holds a wooden sword by a candle, with a teddy bear on the "
        "floor; the shadow on the wall is a huge crowned bear."
    ),
    seed=23,
    clues=("Growing up", "Father's coat", "Small flame", "Liar", "King of nothing", "Who is afraid?"),
)
def bear_shadow(c: Canvas) -> None:
    """A child with a wooden sword throws the shadow of a crowned bear."""
    p = EMBER
    c.sky([(0, "#4a1c1c"), (0.4, "#a9542c"), (0.72, "#e8a350"), (1, "#7a3320")])
    for i in range(12):
        c.paint(rect(i * 72 - 20, 0, 34, 960), "#c9743a", alpha=0.22, wobble=0.6)
    c.strokes(500, 90, 190, 20, 0.07, 0.26)
    c.glow(250, 900, 800, "#ffd890", 0.6)
    _bear_on_the_wall(c)
    _floor_boards(c)
    _candle(c)
    _toys(c, p)
    _child_with_a_sword(c, p)


def _bear_on_the_wall(c: Canvas) -> None:
    """The shadow of a bear with crown and sword."""
    shadow_color = "#3a1414"
    bear = smooth([(470, 962, 1), (430, 840), (404, 700), (372, 640), (300, 620), (246, 570), (232, 520), (262, 512),
        (300, 548), (372, 548), (420, 520), (440, 450), (436, 400), (424, 350), (396, 338), (392, 306), (420, 292),
        (442, 304), (470, 286), (520, 276), (566, 288), (592, 300), (616, 286), (642, 300), (640, 332), (614, 348),
        (612, 400), (618, 450), (660, 500), (706, 560), (730, 660), (744, 760), (752, 870), (760, 962, 1)])  # fmt: skip
    muzzle = smooth([(430, 352), (398, 372), (380, 396), (392, 416), (430, 420), (460, 400)])
    crown = poly([(452, 290), (432, 208), (476, 248), (512, 188), (540, 246), (592, 202), (586, 290)])
    shadow = union(bear, muzzle, crown)
    sword = limb([(236, 590), (250, 470), (268, 250)], [20, 22, 3])
    guard = limb([(200, 496), (248, 512), (296, 508)], [12, 14, 10])
    shadow = union(shadow, sword, guard)
    c.paint(shadow, shadow_color, alpha=0.80, feather=3.5, texture=0.5, rough=2)
    c.paint(shadow, "#1a0a10", alpha=0.35, feather=14, texture=0)


def _floor_boards(c: Canvas) -> None:
    """Boards in perspective, lit from the candle."""
    c.paint(rect(-20, 950, 840, 20), "#5a2a1c", rim="#e8a350", rim_width=4)
    c.paint(poly([(-20, 968), (820, 968), (820, 1220), (-20, 1220)]), "#8a4526", to="#2a1013")
    for k in range(-6, 12):
        c.line([(400 + (k * 80 - 400 + 160) * 0.9, 968), (400 + (k * 80 - 240) * 1.9, 1220)], "#3a1614", 3, alpha=0.7)
    c.strokes(160, 0, 120, 8, 0.16, 0.3, region=(0, 975, 800, 1190))
    c.glow(170, 1060, 380, "#ffd890", 0.55, squash=0.4)
    c.paint(smooth([(330, 1080), (400, 1062), (560, 966), (640, 966), (470, 1090)]), "#1a0a10", alpha=0.55, feather=6)


def _candle(c: Canvas) -> None:
    """The candle on its plate."""
    c.paint(ellipse(150, 1086, 58, 14), "#c98a3c", shade="#4a2315", shade_depth=0.4)
    c.paint(rect(132, 990, 36, 94, 5), "#fbeed3", shade="#d98a4a", shade_depth=0.4, light_from=(-0.7, -0.3))
    c.paint(smooth([(132, 1000), (128, 1030), (136, 1040), (142, 1000)]), "#fff6e0")
    c.glow(150, 950, 200, "#fff0b8", 0.9)
    c.paint(smooth([(150, 908, 1), (168, 950), (164, 976), (150, 984), (136, 976), (134, 952)]), "#ffc14a")
    c.paint(smooth([(150, 934, 1), (159, 958), (150, 980), (142, 960)]), "#fff8dc")


def _toys(c: Canvas, p: Palette) -> None:
    """A toy bear and three blocks."""
    with c.at(690, 1096, 0.5):
        bearc = "#b0723a"
        c.paint(
            union(circle(0, -60, 52), circle(0, -140, 42), circle(-32, -176, 16), circle(32, -176, 16)),
            bearc,
            shade="#4a2315",
            shade_depth=0.3,
        )
        c.paint(ellipse(0, -130, 18, 14), "#e8c08a")
        c.paint(circle(0, -136, 5), p.ink)
        c.paint(circle(-15, -150, 4), p.ink)
        c.paint(circle(15, -150, 4), p.ink)
        c.paint(circle(-44, -16, 22), bearc, shade="#4a2315", shade_depth=0.3)
        c.paint(circle(44, -16, 22), bearc, shade="#4a2315", shade_depth=0.3)
    for x, y, col, r in ((560, 1130, "#3f93a0", 5), (604, 1138, "#d0573c", -8), (580, 1098, "#e8b24a", 3)):
        c.paint(moved(rect(-20, -20, 40, 40, 3), x, y, 1, r), col, shade=mix(col, p.ink, 0.6), shade_depth=0.3)


def _child_with_a_sword(c: Canvas, p: Palette) -> None:
    """The child in its paper crown, sword up."""
    c.shadow_blob(340, 1100, 60, 9, "#1a0a10", 0.7)
    child = Look("#a86f48", "#2a1712", "curly", age="child", top="#3f93a0", bottom="#2a2440", hat="crown")
    held = figure(c, 338, 1100, 212, p, child, Pose("walk", near=(-0.32, -0.62), far=(0.2, -0.46), near_hand="grip",
        tilt=6, lean=-4), rim="#ffe3a0")  # fmt: skip
    x, y = held.near
    c.line([(x + 8, y + 30), (x - 12, y - 112)], "#c98a4a", 8, shade="#6a3a1c", wobble=0.4)
    c.line([(x - 18, y - 14), (x + 20, y - 20)], "#c98a4a", 8, wobble=0.4)
    c.paint(circle(x, y, 8), "#a86f48", shade="#5a2a1c", wobble=0.2)


@scene(
    "mirror-fox",
    "Getting Ready",
    motifs="fox mirror coat person dressing-room",
    themes="identity disguise truth vanity two-lives",
    moods="sly tender",
    alt="A fox in a blue coat sets its collar before a tall mirror and puts a paw to the frame; the reflection is a"
    " person in the same coat who holds out a hand to it and whose shadow has pointed ears. Masks hang on the wall, and"
    " one is missing from its nail.",
    seed=103,
    clues=("First date", "Who am I?", "Sheep's clothing", "Missing face", "Vanity", "Undercover"),
)
def mirror_fox(c: Canvas) -> None:
    """A fox dresses before angle mirror that shows angle person."""
    p = ROSE
    _dressing_room(c)
    _tall_mirror(c)
    _dressed_fox(c, p)
    _hat_stand(c)
    _masks(c)


def _dressing_room(c: Canvas) -> None:
    """Green wallpaper, the skirting board and a round carpet."""
    c.sky([(0, "#3f5a4c"), (0.7, "#55775f"), (1, "#2f4438")])
    for i in range(11):
        for j in range(12):
            x, y = 20 + i * 78 + (39 if j % 2 else 0), 30 + j * 80
            c.paint(
                smooth(
                    [(x, y - 24), (x + 12, y - 8), (x + 20, y + 10), (x, y + 22), (x - 20, y + 10), (x - 12, y - 8)]
                ),
                "#6d9274",
                alpha=0.4,
                wobble=0.6,
            )
            c.line([(x, y + 20), (x, y - 16)], "#3f5a4c", 2, alpha=0.6)
    c.strokes(260, 90, 140, 14, 0.06, 0.22)
    c.paint(poly([(-20, 930), (820, 930), (820, 1230), (-20, 1230)]), "#8a4a34", to="#3a1c1c")
    c.strokes(220, 0, 170, 12, 0.12, 0.35, region=(0, 940, 800, 1190))
    c.paint(rect(-20, 900, 840, 34), "#e8d2ae", shade="#8a6a54", shade_depth=0.4)
    c.paint(ellipse(400, 1070, 380, 96), "#7b3550", shade="#3a1a2c", shade_depth=0.2)
    c.paint(ellipse(400, 1066, 340, 80), "#c77a7f", stroke=8, alpha=0.8)
    c.paint(ellipse(400, 1066, 290, 64), "#eab5a0", stroke=4, alpha=0.7)


def _tall_mirror(c: Canvas) -> None:
    """The oval mirror on its stand, with beads round the frame."""
    centre_x, centre_y, half_width, half_height = 530, 560, 150, 330
    frame = ellipse(centre_x, centre_y, half_width + 34, half_height + 34)
    c.paint(
        group(
            limb([(centre_x - 150, 760), (centre_x - 176, 900), (centre_x - 190, 1040)], 22, 14),
            limb([(centre_x + 150, 760), (centre_x + 176, 900), (centre_x + 190, 1040)], 22, 14),
        ),
        "#a8743a",
        shade="#4a2a18",
        shade_depth=0.3,
    )
    c.paint(frame, "#d9a24a", shade="#6a3a1c", shade_depth=0.16, rim="#fff0c0", rim_width=6, shadow=16)
    for k in range(28):
        angle = 6.283 * k / 28
        c.paint(
            circle(centre_x + math.cos(angle) * (half_width + 22), centre_y + math.sin(angle) * (half_height + 22), 9),
            "#f0c878",
            shade="#8a5a2c",
            shade_depth=0.4,
        )
    glass = ellipse(centre_x, centre_y, half_width, half_height)
    with c.clip(glass):
        _room_in_the_glass(c)
    c.paint(glass, "#6a3a1c", stroke=6)


def _room_in_the_glass(c: Canvas) -> None:
    """The room again, a shadow with pointed ears, and the person."""
    c.paint(rect(300, 180, 480, 760), "#8fb0a8", to="#cfd8b8")
    for i in range(8):
        for j in range(8):
            x, y = 330 + i * 66 + (33 if j % 2 else 0), 250 + j * 70
            c.paint(ellipse(x, y, 12, 18), "#a9c4b0", alpha=0.5)
    c.paint(rect(300, 800, 480, 140), "#b8705a", to="#8a4a3c")
    # shadow with ears on the reflected wall
    c.paint(smooth([(560, 850), (566, 640), (562, 528), (548, 420), (556, 306, 1), (584, 362), (606, 362),
        (632, 300, 1), (646, 420), (634, 500), (680, 600), (700, 850)]), "#3a565c", alpha=0.68,
        feather=4)  # fmt: skip
    _reflected_person(c)
    c.paint(poly([(480, 180), (560, 180), (420, 940), (330, 940)]), "#ffffff", alpha=0.13, feather=6, texture=0)
    c.paint(poly([(600, 180), (624, 180), (490, 940), (460, 940)]), "#ffffff", alpha=0.12, feather=4, texture=0)


def _dressed_fox(c: Canvas, p: Palette) -> None:
    """The fox upright in its coat, setting the collar."""
    c.shadow_blob(236, 1092, 120, 16, "#1c0f14", 0.7)
    with c.at(236, 1090, 1.55, 0, True):
        fur, fur_dark = "#d8702c", "#6a2a1c"
        _fox_tail_and_boots(c, fur, fur_dark)
        _fox_coat(c)
        with c.at(-2, -282, 0.92, -4):
            _dressed_fox_head(c, p, fur_dark, fur)
        paw = smooth([(-42, -216), (-46, -232), (-40, -244), (-28, -246), (-20, -234), (-24, -216)])
        c.paint(paw, "#33202a", shade="#140c10", rim="#8a6a78", rim_width=3, wobble=0.3)
        for x in (-39, -31):
            c.line([(x, -232), (x + 1, -243)], "#140c10", 1.8, alpha=0.8, wobble=0.1)


def _fox_tail_and_boots(c: Canvas, fur: Color, fur_dark: Color) -> None:
    """What shows below the coat."""
    tail = smooth([(20, -110), (58, -92), (92, -62), (108, -22), (132, 4, 1), (96, 16), (60, 4), (34, -26), (18, -64)])
    c.paint(tail, fur, shade=fur_dark, shade_depth=0.35)
    with c.clip(tail):
        c.paint(circle(122, 8, 32), "#fbeeda", rough=3)
    c.paint(
        group(limb([(-16, -90), (-20, -40), (-22, -4)], 30, 18), limb([(18, -90), (20, -40), (18, -4)], 30, 18)),
        "#33202a",
    )
    c.paint(ellipse(-30, -5, 22, 8), "#33202a")
    c.paint(ellipse(10, -5, 22, 8), "#33202a")


def _fox_coat(c: Canvas) -> None:
    """The coat with its belt, buttons, sleeves and fur collar."""
    coat = smooth([(-34, -232), (0, -244), (34, -232), (46, -180), (52, -110), (62, -56, 1), (0, -46),
        (-58, -58, 1), (-50, -120), (-46, -184)])  # fmt: skip
    c.paint(limb([(-30, -214), (-58, -196), (-78, -206)], [32, 27, 20]), "#234a66", rim="#a8c8d0", rim_width=3)
    c.paint(limb([(-74, -204), (-80, -207)], 20, 20), "#f0dcc0", shade="#8a6a5a", shade_depth=0.3)
    paw = smooth([(-80, -196), (-84, -214), (-90, -228), (-98, -226), (-100, -212), (-94, -198)])
    c.paint(paw, "#33202a", rim="#8a6a78", rim_width=3, wobble=0.3)
    c.paint(coat, "#2f5f80", shade="#14283c", shade_depth=0.3, light_from=(-0.7, -0.3), rim="#a8c8d0", rim_width=5)
    with c.clip(coat):
        c.line([(-24, -236), (-30, -150), (-36, -50)], "#14283c", 3, alpha=0.7)
        c.paint(smooth([(-70, -146), (0, -138), (70, -146), (70, -134), (0, -126), (-70, -134)]), "#1f4460")
        for x in (-8, 24):
            c.paint(limb([(x, -130), (x * 1.15, -90), (x * 1.3, -48)], 2, 6), "#14283c", alpha=0.4)
    for k in (-206, -180, -154, -112):
        c.paint(circle(-37 - (k + 206) * 0.05, k, 4), "#f0c878", wobble=0.2)
    c.paint(
        limb([(26, -218), (46, -172), (20, -150), (-16, -184), (-30, -214)], [32, 32, 29, 24, 20]),
        "#356a8c",
        shade="#14283c",
        shade_depth=0.25,
        rim="#a8c8d0",
        rim_width=3,
    )
    c.paint(limb([(-26, -204), (-31, -218)], 22, 20), "#f0dcc0", shade="#8a6a5a", shade_depth=0.3)
    c.paint(
        smooth([(-32, -236), (0, -226), (32, -236), (28, -252), (0, -258), (-28, -252)]),
        "#f0dcc0",
        shade="#8a6a5a",
        shade_depth=0.3,
    )


def _dressed_fox_head(c: Canvas, p: Palette, fur_dark: Color, fur: Color) -> None:
    """The head in profile."""
    c.paint(smooth([(4, -22), (10, -62), (24, -78, 1), (38, -44), (36, -14)]), mix(fur_dark, p.ink, 0.2), wobble=0.4)
    head = smooth([(-74, 16, 1), (-66, 4), (-40, -10), (-28, -28), (-14, -40), (10, -40), (34, -24), (46, 2),
        (40, 22), (16, 36), (-10, 36), (-40, 28), (-66, 24)])  # fmt: skip
    c.paint(head, fur, shade=fur_dark, shade_depth=0.25, light_from=(-0.6, -0.6), wobble=0.4)
    with c.clip(head):
        c.paint(
            smooth([(-90, 18), (-44, 10), (-18, 14), (4, 6), (26, 14), (52, 6), (50, 50), (-80, 50)]),
            "#fbeeda",
            rough=1.5,
        )
    c.paint(
        smooth([(-18, -28), (-16, -66), (-8, -88, 1), (12, -62), (18, -30)]),
        fur,
        shade=fur_dark,
        shade_depth=0.3,
        wobble=0.4,
    )
    c.paint(smooth([(-9, -36), (-9, -60), (-5, -74, 1), (6, -56), (8, -36)]), "#33202a", wobble=0.3)
    c.paint(ellipse(-73, 15, 6.5, 5), p.ink, wobble=0.2)
    c.paint(smooth([(-30, 0), (-22, -7), (-10, -2), (-20, 4)]), p.ink, wobble=0.2)
    c.paint(circle(-23, -3, 1.6), "#fbeeda", wobble=0)


def _hat_stand(c: Canvas) -> None:
    """A stand with a hat and a red scarf."""
    c.line([(104, 1060), (104, 300)], "#5a3428", 13)
    for s in (-1, 1):
        c.line([(104, 360 + (20 if s > 0 else 0)), (104 + s * 34, 330), (104 + s * 44, 300)], "#5a3428", 8)
        c.line([(104, 1020), (104 + s * 46, 1070)], "#5a3428", 10)
    c.paint(ellipse(98, 306, 66, 13), "#3a2238")
    c.paint(
        smooth([(58, 304, 1), (62, 262), (98, 250), (136, 262), (140, 304, 1)]),
        "#3a2238",
        shade="#14101c",
        shade_depth=0.3,
        rim="#a87a98",
        rim_width=4,
    )
    c.paint(rect(58, 286, 82, 14), "#c8502f")
    c.paint(
        smooth([(118, 346), (150, 372), (160, 500), (172, 640, 1), (140, 636, 1), (128, 600), (118, 480)]),
        "#c8502f",
        shade="#5a1a20",
        shade_depth=0.3,
    )


def _masks(c: Canvas) -> None:
    """Masks on the wall, with a bare nail where one is missing."""
    rng = c.rng
    c.paint(moved(ellipse(0, 0, 26, 42), 322, 372), "#86a888", alpha=0.75, feather=2)
    c.paint(circle(322, 312, 5), "#e8d2ae", shade="#4a2a18", wobble=0.2)
    for x, y, col in ((222, 214, "#efc39c"), (322, 168, "#8a5a40"), (222, 384, "#f4dcc0")):
        with c.at(x, y, 0.62, rng.uniform(-6, 6)):
            c.line([(0, -60), (0, -100)], "#e8d2ae", 3)
            mask = smooth([(-44, -30), (-30, -60), (0, -68), (30, -60), (44, -30), (40, 20), (20, 62), (0, 72),
                (-20, 62), (-40, 20)])  # fmt: skip
            c.paint(mask, col, shade=mix(col, "#5a2a28", 0.6), shade_depth=0.3, shadow=8)
            for k in (-18, 18):
                c.paint(ellipse(k, -10, 10, 6), "#2f4438")
            c.line([(-16, 36), (0, 42 + rng.uniform(-8, 10)), (16, 36)], "#8a3a34", 5)
            c.line([(0, -4), (4, 16), (-2, 20)], mix(col, "#5a2a28", 0.5), 3)
            for k in (-22, 22):
                c.paint(circle(k, 18, 10), "#d8705a", alpha=0.4, feather=3)


def _reflected_person(c: Canvas) -> None:
    """The person in the glass: weight on one hip, one hand at the collar, the other held out to the fox's paw."""
    coat, dark, light = "#2f5f80", "#14283c", "#cfe0e0"
    c.shadow_blob(540, 868, 84, 11, "#4a2420", 0.6)
    _reflected_legs(c)
    body = smooth([(472, 520), (502, 500), (546, 500), (578, 520), (586, 566), (570, 622), (592, 676), (612, 730),
        (622, 780, 1), (566, 796), (512, 792), (458, 776, 1), (470, 716), (482, 664), (486, 622),
        (470, 574)])  # fmt: skip
    c.paint(body, coat, shade=dark, shade_depth=0.24, light_from=(-0.7, -0.3), rim=light, rim_width=4, wobble=0.4)
    with c.clip(body):
        c.line([(494, 516), (498, 620), (482, 782)], dark, 3, alpha=0.7)
        for x, y in ((500, 650), (540, 654), (574, 656)):
            fold = [(x, y), (x + (x - 520) * 0.3, y + 60), (x + (x - 520) * 0.6, y + 140)]
            c.paint(limb(fold, 3, 9), dark, alpha=0.35)
        c.paint(smooth([(470, 616), (530, 634), (584, 614), (586, 630), (530, 650), (470, 632)]), mix(coat, dark, 0.5))
    for x, y in ((488, 548), (491, 582), (489, 664), (484, 704)):
        c.paint(circle(x, y, 5), "#f0c878", shade="#8a5a2c", shade_depth=0.4, wobble=0.2)
    with c.at(516, 492, 0.8, 5), c.at(-514, -502):
        _reflected_head(c, *_REFLECTED_SKIN)
    c.paint(smooth([(462, 512), (478, 494), (514, 500), (550, 492), (576, 510), (570, 530), (522, 542), (474, 534)]),
        "#f0dcc0", shade="#8a6a5a", shade_depth=0.3, rough=3)  # fmt: skip
    _hand_at_the_collar(c, mix(coat, "#4f86a4", 0.35), dark, light)
    _hand_to_the_glass(c, mix(coat, "#4f86a4", 0.5), dark, light)


_REFLECTED_SKIN = ("#efc39c", "#b8694e")


def _reflected_legs(c: Canvas) -> None:
    """One leg carries the weight; the other is crossed before it, on the tip of the boot."""
    c.paint(limb([(566, 760), (560, 812), (560, 852)], [46, 32, 25]), "#221c2c", wobble=0.4)
    c.paint(smooth([(576, 844), (578, 872, 1), (520, 872, 1), (524, 858), (548, 846)]), "#3a2228", wobble=0.3)
    c.paint(limb([(506, 760), (500, 806), (512, 846)], [48, 34, 24]), "#2e2838", shade="#14101c", wobble=0.4)
    c.paint(smooth([(500, 838), (526, 842), (522, 860), (502, 878, 1), (482, 882), (488, 862)]), "#4a2c30",
        shade="#1c1014", rim="#c99a80", rim_width=3, wobble=0.3)  # fmt: skip


def _hand_at_the_collar(c: Canvas, sleeve: Color, dark: Color, light: Color) -> None:
    """The far arm, bent, sets the fur collar right."""
    skin, flush = _REFLECTED_SKIN
    arm = limb([(568, 534), (598, 588), (580, 622), (546, 590), (530, 548)], [40, 38, 35, 29, 22])
    c.paint(arm, sleeve, shade=dark, shade_depth=0.22, rim=light, rim_width=3, wobble=0.4)
    c.paint(limb([(534, 560), (528, 544)], 28, 26), "#f0dcc0", shade="#8a6a5a", shade_depth=0.3, rough=2)
    palm = smooth([(540, 544), (520, 546), (512, 530), (516, 516), (530, 514), (542, 526)])
    fingers = [limb([(516, 524), (508, 512), (504, 502)], 9, 7), limb([(524, 520), (518, 508), (516, 497)], 9, 7),
        limb([(532, 520), (529, 508), (528, 499)], 9, 7)]  # fmt: skip
    c.paint(union(palm, *fingers), skin, shade=flush, shade_depth=0.2, wobble=0.2, rough=0.5)


def _hand_to_the_glass(c: Canvas, sleeve: Color, dark: Color, light: Color) -> None:
    """The near arm reaches down to the glass; breath fogs it round the fingertips."""
    skin, flush = _REFLECTED_SKIN
    c.paint(ellipse(418, 676, 34, 40), "#f4faf0", alpha=0.4, feather=12, texture=0)
    arm = limb([(484, 534), (466, 592), (446, 640)], [42, 37, 26])
    c.paint(arm, sleeve, shade=dark, shade_depth=0.24, rim=light, rim_width=3, wobble=0.4)
    c.paint(limb([(450, 634), (440, 652)], 32, 30), "#f0dcc0", shade="#8a6a5a", shade_depth=0.3, rough=2)
    palm = smooth([(448, 654), (446, 676), (430, 686), (418, 674), (424, 656), (434, 648)])
    fingers = [limb([(424, 664), (412, 658), (402, 656)], 9, 6), limb([(422, 672), (410, 672), (399, 673)], 9, 6),
        limb([(424, 680), (413, 685), (404, 690)], 9, 6), limb([(432, 684), (426, 694), (420, 702)], 8, 6),
        limb([(436, 654), (428, 644), (424, 634)], 9, 7)]  # fmt: skip
    c.paint(
        union(palm, *fingers), skin, shade=flush, shade_depth=0.2, rim="#fff3dc", rim_width=2, wobble=0.2, rough=0.5
    )


def _reflected_head(c: Canvas, skin: Color, flush: Color) -> None:
    """A profile to the left, chin a little raised, fox-red hair swept back to the nape."""
    hair, hair_dark = "#c8602a", "#6a2a1c"
    c.paint(smooth([(540, 400), (572, 424), (580, 462), (566, 502), (540, 506), (520, 470)]), hair_dark, wobble=0.4)
    c.paint(limb([(512, 478), (514, 514)], 36, 44), mix(skin, flush, 0.4), wobble=0.2)
    face = smooth([(482, 402), (466, 424), (461, 440), (462, 447), (446, 466, 1), (450, 471), (460, 473), (456, 479, 1),
        (459, 483), (456, 489, 1), (462, 494), (460, 504), (474, 514), (500, 508), (528, 486), (544, 440),
        (520, 398)])  # fmt: skip
    c.paint(face, skin, shade=flush, shade_depth=0.2, light_from=(-0.8, -0.2), wobble=0.15, rough=0.5)
    with c.clip(face):
        c.paint(ellipse(486, 478, 17, 12), "#e0705a", alpha=0.5, feather=5)
    c.paint(smooth([(478, 441), (472, 447), (466, 447)], closed=False), "#3a1d16", stroke=3.4, wobble=0.1)
    for k in range(3):
        c.line([(469 + k * 4, 447 - k), (463 + k * 4, 452 - k)], "#3a1d16", 2, wobble=0.1)
    c.paint(limb([(484, 427), (474, 425), (464, 431)], [5, 5, 2]), hair_dark, wobble=0.2)
    c.line([(457, 484), (466, 484), (472, 481)], "#a8403a", 3, wobble=0.1)
    c.line([(452, 472), (458, 470), (459, 465)], flush, 2, alpha=0.8, wobble=0.1)
    top = smooth([(470, 428, 1), (462, 406), (472, 384), (488, 378), (500, 366), (524, 362), (546, 370), (566, 386),
        (584, 412), (588, 446), (580, 480), (588, 508, 1), (562, 504), (546, 488), (548, 466), (534, 446), (528, 424),
        (504, 418), (484, 414)])  # fmt: skip
    c.paint(top, hair, shade=hair_dark, shade_depth=0.22, rim="#f0b478", rim_width=4, wobble=0.4)
    for k in range(5):
        c.line([(474 + k * 11, 402 - k * 5), (512 + k * 10, 388 + k * 2), (548 + k * 5, 416 + k * 7),
            (562 + k * 4, 466 + k * 6)], (hair_dark, "#f0a060")[k % 2], 2.4, alpha=0.55, wobble=0.3)  # fmt: skip
    c.paint(smooth([(534, 452), (548, 446), (552, 462), (542, 478), (534, 468)]), skin, shade=flush, wobble=0.2)
    c.paint(limb([(528, 424), (536, 446), (530, 470)], [10, 9, 2]), hair, wobble=0.3)
    c.paint(circle(542, 482, 4), "#f0c878", wobble=0.1)
