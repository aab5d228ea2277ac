"""Scenes of the night sky: a string telephone to the moon, and a comet on a string."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import circle, ellipse, limb, moved, poly, smooth, union
from painter.motifs.land import hill, pine
from painter.motifs.people import Look, Pose, figure
from painter.motifs.weather import round_star, round_stars
from painter.palette import MOON, Color
from painter.scene import scene

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
    round_stars(c, 60, "#f2e6c4", (40, 40, 760, 520), 3.0)
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
        round_star(c, x, y, r, "#fff3d8")


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
