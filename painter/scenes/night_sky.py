"""Scenes of the night sky: a string telephone to the moon, and a comet on a string."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.animals import cat
from painter.motifs.beasts import bird
from painter.motifs.build import house
from painter.motifs.land import hill, pine
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import star, stars
from painter.palette import MOON, VIOLET, Color, mix
from painter.scene import scene

# -- tin-phone -------------------------------------------------------------


def _can(c: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """A tin can with its mouth at (x, y); turned by 0 its closed end points up."""
    with c.at(x, y, size / 40, turn):
        c.paint(rect(-13, -40, 26, 40, 3), "#d9d2dc", shade="#5f5478", shade_depth=0.4, wobble=0.2)
        c.paint(rect(-13, -29, 26, 18), "#d4573f", shade="#7a2438", shade_depth=0.4, wobble=0.2)
        c.paint(ellipse(0, 0, 13, 4), "#8d84a4", wobble=0.2)
        c.paint(ellipse(0, -40, 13, 3.6), "#f1ece6", wobble=0.2)


@scene(
    "tin-phone",
    "Long Distance",
    motifs="moon hare child window tin string cat",
    themes="distance friendship listening longing childhood",
    moods="tender nocturnal",
    alt="A child at an attic window speaks into a tin can. Its string runs up to the moon, where a hare bends one ear "
    "into another can; a bird sits on the string, and a third can hangs from a dark window.",
    seed=281,
    clues=("hello?", "long distance", "bad connection", "missing you", "eavesdropper", "thread", "secret friend"),
)
def tin_phone(c: Canvas) -> None:
    """A string telephone from an attic window to a hare on the moon."""
    c.sky([(0, "#100e30"), (0.4, "#2a2468"), (0.7, "#54459a"), (0.88, "#9478bd"), (1, "#c7a3cc")])
    c.strokes(850, 0, 160, 19, 0.08, 0.34, center=(590, 350))
    stars(c, 70, VIOLET, (40, 40, 420, 700), big=0.14)
    _phone_moon(c)
    _phone_town(c)
    _phone_house(c)
    _phone_call(c)


def _phone_moon(c: Canvas) -> None:
    """A moon so near that it has craters, a hare and a bed of carrots."""
    x, y, radius = 590, 350, 300
    c.glow(x, y, 760, "#f6dfc0", 0.4, 2.2)
    c.glow(x, y, 430, "#fff0cf", 0.4, 1.6)
    disc = circle(x, y, radius)
    c.paint(disc, "#fbeecb", shade="#b79bc0", shade_depth=0.3, shade_alpha=0.85, light_from=(-0.4, -0.6), wobble=1.5)
    with c.clip(disc):
        c.strokes(260, 20, 120, 16, 0.04, 0.3, region=(280, 60, 800, 660))
        for cx, cy, r in ((450, 205, 44), (600, 140, 30), (690, 250, 58), (395, 330, 26), (720, 420, 30),
            (505, 300, 18), (655, 575, 40), (420, 480, 24)):  # fmt: skip
            c.paint(ellipse(cx, cy, r, r * 0.72), "#d3b9b4", shade="#fff6dc", shade_depth=0.3, light_from=(0.4, 0.7))
            c.paint(ellipse(cx + r * 0.1, cy + r * 0.12, r * 0.72, r * 0.45), "#dcc6b8", alpha=0.8)
        c.shadow_blob(630, 522, 110, 15, "#8a6f9c", 0.6)
    for i in range(5):
        sprout_x, sprout_y = 612 + i * 20, 580 - (i % 2) * 9
        for lean in (-8, 0, 8):
            c.paint(limb([(sprout_x, sprout_y), (sprout_x + lean, sprout_y - 20)], 4, 1), "#5f8a62", wobble=0.2)
        c.paint(ellipse(sprout_x, sprout_y + 2, 5, 4), "#e8893c", wobble=0.2)
    _listening_hare(c, 600, 524, 1.36)


def _listening_hare(c: Canvas, x: float, y: float, scale: float) -> None:
    """A hare on its hind legs, facing left, with one long ear bent into a tin can."""
    fur, dark, pale = "#80543f", "#3c2440", "#e9cfae"
    with c.at(x, y, scale):
        c.paint(circle(50, -22, 15), pale, shade="#a58a98", rough=2)
        c.paint(smooth([(-8, -148), (6, -194), (34, -240), (46, -246, 1), (46, -204), (14, -140)]), dark, wobble=0.3)
        body = smooth([(-30, -124), (-6, -134), (18, -116), (36, -82), (50, -42), (44, -8), (14, 0), (-16, -8),
            (-26, -40), (-33, -86)])  # fmt: skip
        foot = smooth([(42, -14), (10, -22), (-22, -13), (-50, -9), (-48, 1), (36, 2)])
        head = smooth([(-66, -126), (-63, -140), (-48, -153), (-26, -164), (-2, -158), (10, -140), (2, -121),
            (-22, -112), (-52, -114)])  # fmt: skip
        c.paint(union(body, foot, head), fur, shade=dark, shade_depth=0.24, light_from=(-0.5, -0.6), wobble=0.5)
        c.paint(
            smooth([(-29, -114), (-14, -106), (-9, -70), (-17, -26), (-26, -44), (-32, -84)]),
            pale,
            alpha=0.8,
            feather=4,
        )
        c.paint(smooth([(-65, -124), (-52, -127), (-38, -121), (-26, -113), (-50, -114)]), pale, alpha=0.9, feather=2)
        c.line([(36, -58), (8, -54), (-3, -30), (10, -11)], dark, 3, alpha=0.6)
        c.line([(-46, -141), (-38, -136), (-29, -139)], "#1b1026", 3, wobble=0.1)
        c.paint(ellipse(-65, -131, 4.4, 3.4), "#5a2c3c", wobble=0)
        for k in range(3):
            c.line([(-56, -125 + k), (-72, -124 + k * 6), (-86, -124 + k * 9)], pale, 1, alpha=0.8)
        ear = limb([(-8, -150), (-6, -184), (-26, -212), (-58, -212), (-84, -194)], [22, 27, 28, 26, 20])
        c.paint(ear, fur, shade=dark, shade_depth=0.16, light_from=(-0.3, -0.9), wobble=0.4)
        c.paint(
            limb([(-7, -164), (-8, -186), (-28, -205), (-56, -205)], [5, 9, 11, 8]), "#d99a90", alpha=0.9, wobble=0.3
        )
        _can(c, -74, -202, 44, -120)
        upper = limb([(14, -100), (-8, -90), (-34, -78), (-62, -84)], [8, 30, 25, 17])
        arm = union(
            upper,
            limb([(-56, -80), (-72, -104), (-86, -156), (-90, -182)], [19, 17, 13, 12]),
            ellipse(-90, -184, 9, 13),
        )
        c.paint(arm, fur, shade=dark, shade_depth=0.1, shade_alpha=0.7, light_from=(-0.6, -0.3), wobble=0.4)


def _phone_town(c: Canvas) -> None:
    """The sleeping roofs, and the near one with the cat."""
    for y, color, size in ((1010, "#7a66b0", 66), (1090, "#54448f", 92)):
        x = 330.0
        while x < 800:
            width = size * c.rng.uniform(0.8, 1.25)
            house(
                c,
                x + width / 2,
                y + 90,
                width * 1.04,
                c.rng.uniform(110, 190),
                color,
                mix(color, VIOLET.ink, 0.45),
                VIOLET,
                lit=0.08,
                lean=c.rng.uniform(-2, 2),
                door=False,
            )
            x += width * 0.94
        c.mist(y + 40, 70, "#b598c6", 0.45)
    c.paint(poly([(560, 1240), (566, 1010), (790, 1000), (800, 1240)]), "#2d2359", to="#1b1438")
    roof = poly([(540, 1016), (640, 905), (800, 895), (830, 1008)])
    c.paint(roof, "#43307a", to="#2a1f58", shade="#151031", shade_depth=0.2, rim="#cdb6e4", rim_width=4)
    with c.clip(roof):
        for row in range(6):
            for i in range(15):
                tile_x = 540 + i * 22 + (row % 2) * 11
                c.line(
                    [(tile_x, 915 + row * 18), (tile_x + 10, 921 + row * 18), (tile_x + 21, 915 + row * 18)],
                    "#6a53a4",
                    2,
                    alpha=0.6,
                )
    _dark_window(c)
    cat(c, 716, 897, 88, VIOLET, color="#1c1440")


def _dark_window(c: Canvas) -> None:
    """The window from which another can hangs on a short string."""
    c.paint(rect(640, 1020, 62, 66, 3), "#150f30", wobble=0.4, rim="#6a56a0")
    c.line([(671, 1020), (671, 1086)], "#5c4a92", 4)
    c.line([(640, 1053), (702, 1053)], "#5c4a92", 4)
    c.paint(rect(630, 1084, 84, 10), "#7a66b0", wobble=0.4)
    c.line([(690, 1088), (693, 1102), (690, 1114)], "#fff3da", 2.4)
    _can(c, 689, 1144, 32, 4)


def _phone_house(c: Canvas) -> None:
    """The tall house with its one lit attic window."""
    wall = poly([(-20, 1240), (-20, 860), (190, 596), (330, 786), (338, 1240)])
    c.paint(wall, "#4a3682", to="#241a4e", shade="#1a1238", shade_depth=0.12, light_from=(0.7, -0.5), texture=1.6)
    with c.clip(wall):
        for row in range(24):
            for i in range(6):
                if c.rng.random() < 0.34:
                    brick_x = 44 + i * 52 + (row % 2) * 26 + c.rng.uniform(-5, 5)
                    c.paint(rect(brick_x, 690 + row * 23, 40, 14, 4), "#6650a0", alpha=0.4, wobble=0.5)
        c.glow(190, 890, 240, "#ffb868", 0.45)
    for side in ([(14, 826), (190, 590)], [(190, 590), (360, 826)]):
        c.paint(limb(side, 34, 34), "#2b1d50", shade="#120b2a", shade_depth=0.2, rim="#e7cfe6", rim_from=(0.6, -0.8))
    c.paint(rect(74, 606, 40, 96), "#3a2a68", shade="#1a1238", rim="#e7cfe6", rim_from=(0.8, -0.4), wobble=0.5)
    for i in range(4):
        c.paint(ellipse(92 - i * 7, 574 - i * 40, 16 + i * 7, 20 + i * 5), "#a08cc8", alpha=0.36 - i * 0.07, feather=8)
    c.paint(rect(110, 790, 166, 206, 4), "#2a1a48", wobble=0.6, shadow=6)
    c.paint(rect(120, 800, 146, 190, 3), "#ffd07a", to="#f0924e", wobble=0.4)
    c.paint(smooth([(120, 800, 1), (160, 800, 1), (150, 880), (122, 950, 1)]), "#c65a4a", alpha=0.85, wobble=0.5)
    c.paint(circle(240, 832, 17), "#fff2c8", feather=2)
    c.glow(240, 832, 120, "#fff0c0", 0.5)


def _phone_call(c: Canvas) -> None:
    """The child who listens, the string, and the bird that listens too."""
    sill_clip = rect(60, 700, 400, 290)
    look = Look("#8a5a3c", "#1f1620", "curly", age="child", clothes="shirt", top="#2f8f9b", bottom="#2a2050")
    pose = Pose(near=(-0.30, -0.80), far=(-0.24, -0.46), tilt=24, lean=8, near_hand="grip")
    with c.clip(sill_clip):
        figure(c, 170, 1160, 345, VIOLET, look, pose, flip=True, shadow=0)
    c.paint(rect(98, 986, 190, 18, 3), "#6a54a0", shade="#1a1238", rim="#f6c890", shadow=6, wobble=0.5)
    for x in (122, 150, 264):
        c.paint(ellipse(x, 972, 13, 16), "#4f7a54", shade="#1f3a3a", wobble=0.6, rough=2)
    _can(c, 243, 884, 50, 33)
    thread = [(271, 841), (352, 640), (448, 279)]
    c.line(thread, "#2a1f58", 5, alpha=0.35)
    c.line(thread, "#fff3da", 2.8, wobble=0.3)
    bird(c, 366, 596, 0.5, VIOLET, color="#d4573f", wing="#8a2f48", pose="perch", belly="#f6d9b8", flip=True)
    for x, y, r in ((150, 150, 9), (330, 90, 7), (90, 420, 8)):
        star(c, x, y, r, "#fff3d8")


# -- comet-kite ------------------------------------------------------------


@scene(
    "comet-kite",
    "Hold On",
    motifs="comet kite child string dog lake fire",
    themes="ambition letting-go time courage danger",
    moods="thrilling wistful",
    alt="On a hill a child leans back and holds a string that leads up to a comet; the string is on fire halfway. "
    "A dog pulls at the child's coat and a torn kite lies in the grass.",
    seed=602,
    clues=("hold on", "short fuse", "let go", "too big", "make a wish", "good boy", "burnout"),
)
def comet_kite(c: Canvas) -> None:
    """A child flies a comet whose string is burning."""
    c.sky([(0, "#04161f"), (0.3, "#08303c"), (0.52, "#115663"), (0.68, "#2f857f"), (0.79, "#9cc79c"), (1, "#12424c")])
    c.strokes(2400, -24, 190, 16, 0.09, 0.9, region=(0, 0, 800, 930))
    stars(c, 46, MOON, (40, 40, 760, 480), big=0.1)
    _comet(c)
    _comet_country(c)
    _comet_child(c)


def _comet(c: Canvas) -> None:
    """The comet: a white head and a tail of combed light across the sky."""
    head_x, head_y = 205, 395
    c.glow(head_x, head_y, 420, "#e8803c", 0.55, 2)
    spine = [(head_x - 18, head_y + 6), (330, 356), (460, 290), (580, 196), (676, 84), (760, -60)]
    # Colour, widths along the spine, alpha, feather: the inner plumes are short.
    plumes = (("#6a3a2a", (120, 190, 250, 290, 300, 260), 0.6, 26), ("#a84f28", (112, 160, 200, 216, 190, 120), 0.65,
        18), ("#dd7c34", (104, 132, 152, 140, 96), 0.75, 13), ("#ffb45e", (96, 104, 104, 76, 8), 0.85, 9), ("#fff5d8",
        (84, 74, 56, 6), 0.9, 7))  # fmt: skip
    for color, widths, alpha, feather in plumes:
        c.paint(limb(spine[: len(widths)], widths), color, alpha=alpha, feather=feather, rough=6, wobble=3)
    for _ in range(150):
        t = c.rng.random()
        spread = c.rng.gauss(0, 0.32) * (30 + 170 * t)
        x, y = head_x + 520 * t, head_y - 110 * t - 300 * t * t
        x, y = x + spread * 0.62, y + spread * 0.78
        reach = c.rng.uniform(26, 90)
        c.paint(
            limb([(x, y), (x + reach * 0.5, y - reach * 0.36), (x + reach, y - reach * 0.8)], [0.5, 3.4, 0.5]),
            c.rng.choice(["#fff5d8", "#ffd892", "#f0964a", "#ffdcae"]),
            alpha=c.rng.uniform(0.35, 0.85),
            wobble=0.3,
        )
    c.glow(head_x, head_y, 210, "#fff3cf", 0.9, 1.6)
    c.paint(circle(head_x, head_y, 52), "#fff8e2", to="#ffd98a", rough=3)
    c.paint(circle(head_x - 8, head_y + 6, 34), "#fffdf2", feather=5)
    for x, y, r in ((90, 240, 9), (70, 560, 7), (720, 420, 9), (600, 560, 6)):
        star(c, x, y, r, "#fff3d8")


def _comet_country(c: Canvas) -> None:
    """Far hills, a lake that holds the comet's light, and the near hill."""
    hill(
        c,
        850,
        26,
        "#2f7a7a",
        to="#17565e",
        rim="#f6d9a0",
        points=[(-40, 850), (90, 812), (220, 846), (380, 806), (520, 842), (660, 800), (840, 838)],
    )
    c.mist(868, 46, "#a8cfae", 0.55)
    lake = smooth([(-40, 905, 1), (200, 888), (520, 896), (840, 884, 1), (840, 1030, 1), (-40, 1030, 1)])
    c.paint(lake, "#4f9c92", to="#0f4450", rim="#e6ecc0")
    with c.clip(lake):
        c.strokes(130, 0, 120, 7, 0.1, 0.5, region=(0, 890, 800, 1020))
        for i in range(20):
            y = 900 + i * 6
            reach = c.rng.uniform(16, 60)
            c.paint(ellipse(205 + c.rng.gauss(0, 12), y, reach, 2.2), "#fff0c8", alpha=0.75, wobble=0.3)
        c.glow(205, 930, 200, "#fff0c8", 0.5, squash=0.5)
    for x, tall in ((62, 74), (96, 104), (134, 62), (700, 70), (736, 112), (764, 80)):
        pine(c, x, 906, tall, "#0f4048", shade="#06222c", rim="#d99a5c")
    ridge = [(-40, 1110), (120, 1082), (300, 1030), (470, 992), (600, 990), (700, 1022), (840, 1080)]
    hill(c, 1000, 0, "#0d3a40", to="#04161c", rim="#f0a860", rim_width=7, points=ridge)
    for _ in range(150):
        x, y = c.rng.uniform(20, 790), c.rng.uniform(1060, 1170)
        c.paint(
            limb([(x, y), (x + 9, y - 16), (x + 24, y - 28)], [3.4, 2.6, 0.5]),
            c.rng.choice(["#2a6a60", "#072830"]),
            alpha=0.8,
            wobble=0.3,
        )


def _comet_child(c: Canvas) -> None:
    """The child who will not let go, the burning string, the dog and the old kite."""
    look = Look(
        "#c98f66",
        "#1c1418",
        "braids",
        age="child",
        clothes="coat",
        top="#e2593a",
        bottom="#12303c",
        shoes="#0c1c22",
        scarf="#f3c45a",
    )
    pose = Pose(
        "stride",
        near=(-0.26, -0.80),
        far=(-0.30, -0.72),
        near_hand="grip",
        far_hand="grip",
        lean=-30,
        tilt=30,
        wind=0.9,
    )
    held = figure(c, 560, 994, 216, MOON, look, pose)
    _pulling_dog(c, 668, 1010)
    _burning_string(c, *held.near)
    _old_kite(c)


def _burning_string(c: Canvas, hand_x: float, hand_y: float) -> None:
    """The string from the comet to the hand: charred above the flame, whole below it."""
    start = (212, 450)
    middle = (start[0] + (hand_x - start[0]) * 0.42 - 8, start[1] + (hand_y - start[1]) * 0.42 + 6)
    c.line([middle, (hand_x - 106, hand_y - 146), (hand_x, hand_y)], "#fff2d8", 3, wobble=0.4)
    c.line([start, (start[0] + 58, start[1] + 90), middle], "#06141a", 3.4, wobble=0.8)
    for i in range(7):
        t = i / 7
        c.paint(
            circle(
                start[0] + 58 + (middle[0] - start[0] - 58) * t, start[1] + 90 + (middle[1] - start[1] - 90) * t, 2.6
            ),
            "#ff8a3c",
            wobble=0,
        )
    c.line([(hand_x, hand_y), (hand_x + 14, hand_y + 40), (hand_x + 2, hand_y + 74)], "#fff2d8", 2.4)
    _flame(c, *middle)


def _old_kite(c: Canvas) -> None:
    """An ordinary kite, torn and left in the grass."""
    with c.at(196, 1098, 1.0, 66):
        c.paint(poly([(0, -62), (40, -4), (0, 62), (-40, -4)]), "#c8452f", shade="#12303a", shade_depth=0.3, shadow=5)
        c.paint(poly([(0, -62), (40, -4), (0, 4)]), "#f6e4d2", alpha=0.85, wobble=0.5)
        c.line([(0, -60), (0, 60)], "#2a1c18", 3)
        c.line([(-38, -4), (20, -4), (34, 8)], "#2a1c18", 3)
        c.line([(0, 62), (-20, 90), (6, 110), (-14, 140)], "#f6e4d2", 2.4)


def _flame(c: Canvas, x: float, y: float) -> None:
    """A small flame that eats the string, with sparks and smoke."""
    for i in range(6):
        c.paint(
            ellipse(x + 18 + i * 12, y - 44 - i * 26, 10 + i * 4, 14 + i * 4),
            "#2a4a50",
            alpha=0.34 - i * 0.045,
            feather=7,
        )
    c.glow(x, y, 130, "#ff9a3c", 0.85)
    c.paint(smooth([(x - 13, y + 4), (x - 15, y - 14), (x - 2, y - 34), (x + 4, y - 52, 1), (x + 10, y - 28),
        (x + 16, y - 10), (x + 10, y + 8), (x, y + 12)]), "#f26a2c", wobble=0.3)  # fmt: skip
    c.paint(
        smooth([(x - 7, y + 4), (x - 6, y - 12), (x + 1, y - 28, 1), (x + 7, y - 10), (x + 6, y + 4), (x, y + 8)]),
        "#ffe9a0",
        wobble=0.2,
    )
    for _ in range(12):
        c.paint(
            circle(x + c.rng.gauss(0, 26), y + c.rng.uniform(-70, 40), c.rng.uniform(1.2, 2.8)), "#ffc46a", wobble=0
        )


def _pulling_dog(c: Canvas, x: float, y: float) -> None:
    """A small dog that braces its legs and pulls the coat by its hem."""
    coat: Color = "#efe0c8"
    dark = "#5a5a58"
    with c.at(x, y, 0.86):
        c.paint(limb([(52, -44), (74, -62), (84, -88)], [9, 7, 3]), coat, shade=dark, wobble=0.3)
        for foot in ((-30, -44, -46), (40, 62, 66)):
            c.paint(limb([(foot[0] + 8, -36), (foot[1] + 8, -14), (foot[2] + 8, 8)], [16, 10, 9]), dark, wobble=0.3)
        body = smooth([(-46, -60), (-20, -62), (20, -56), (56, -50), (64, -28), (40, -18), (0, -22), (-36, -26)])
        legs = [
            limb([(-32, -34), (-52, -12), (-56, 4)], [20, 11, 10]),
            limb([(46, -34), (56, -14), (50, 6)], [22, 12, 10]),
        ]
        head = smooth([(-34, -62), (-50, -78), (-74, -74), (-100, -60), (-102, -50), (-76, -46), (-46, -42)])
        c.paint(union(body, head, *legs), coat, shade=dark, shade_depth=0.2, rim="#ffd2a4", rim_width=4)
        c.paint(smooth([(-50, -76), (-36, -84), (-22, -66), (-30, -48), (-44, -56)]), "#7a4a34", wobble=0.3)
        c.paint(circle(-72, -64, 3), "#04161c", wobble=0)
        c.paint(circle(-100, -57, 4.4), "#04161c", wobble=0)
        c.paint(moved(smooth([(20, -58), (44, -52), (40, -34), (18, -40)]), 0, 0), "#7a4a34", alpha=0.85, wobble=0.4)
