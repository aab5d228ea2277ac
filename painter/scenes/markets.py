"""Markets: one that sells the moon by weight, and one that sells faces."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

from painter.canvas import Canvas
from painter.geom import Points, circle, ellipse, limb, poly, rect, smooth
from painter.motifs.hands import pinch, resting
from painter.motifs.people import Look, Pose, figure
from painter.motifs.things import lantern
from painter.palette import EMBER, Color, Palette, mix
from painter.scene import scene

# -- moon-market -----------------------------------------------------------


# -- mask-market -----------------------------------------------------------


OVAL: Points = [(0, -54), (30, -46), (39, -12), (29, 28), (0, 52), (-29, 28), (-39, -12), (-30, -46)]
LONG: Points = [(0, -58), (26, -50), (32, -8), (22, 44), (0, 66), (-22, 44), (-32, -8), (-26, -50)]
ROUND: Points = [(0, -44), (32, -32), (44, 0), (32, 32), (0, 44), (-32, 32), (-44, 0), (-32, -32)]
HALF: Points = [(0, -26), (34, -34), (52, -14, 1), (40, 14), (16, 20), (0, 8), (-16, 20), (-40, 14), (-52, -14, 1),
    (-34, -34)]  # fmt: skip
FOX: Points = [(-14, -34), (-44, -62, 1), (-44, -14), (-38, 6, 1), (-14, 30), (0, 52), (14, 30), (38, 6, 1), (44, -14),
    (44, -62, 1), (14, -34)]  # fmt: skip
OWL: Points = [(0, -34), (-30, -54, 1), (-46, -16), (-34, 28), (0, 48), (34, 28), (46, -16), (30, -54, 1)]
MASKS = {"sun": ROUND, "moon": ROUND, "fox": FOX, "owl": OWL, "half": HALF, "goat": LONG, "long": LONG, "beak": OVAL}


def _mask(c: Canvas, x: float, y: float, size: float, kind: str, color: Color, p: Palette, turn: float = 0) -> None:
    """One mask, size pixels to its hundred units: a shell with cut eyes and a mouth that says what it is for."""
    with c.at(x, y, size / 100, turn):
        _mask_crest(c, kind, p)
        shell = smooth(MASKS.get(kind, OVAL))
        c.paint(shell, color, shade=mix(color, p.ink, 0.72), shade_depth=0.26, rim=mix(color, p.light, 0.65),
            rim_width=6, wobble=0.35, shadow=7, shadow_offset=(5, 9))  # fmt: skip
        with c.clip(shell):
            _mask_paint(c, kind, color, p)
        _mask_features(c, kind, mix(p.ink, "#120608", 0.4), p)


def _mask_crest(c: Canvas, kind: str, p: Palette) -> None:
    """What stands out behind the shell: rays, horns, ribbons, plumes."""
    if kind == "sun":
        for k in range(12):
            with c.at(0, 0, 1, k * 30):
                ray = smooth([(-10, -38, 1), (0, -66, 1), (10, -38, 1)])
                c.paint(ray, p.soft if k % 2 else "#f6c452", shade=p.mid, wobble=0.3)
    if kind == "goat":
        for side in (-1, 1):
            c.paint(limb([(side * 14, -48), (side * 30, -78), (side * 20, -104)], [16, 12, 3]), "#8a6a4a", shade=p.ink)
    if kind == "half":
        for side in (-1, 1):
            c.paint(limb([(side * 50, -12), (side * 62, 14), (side * 50, 46)], [7, 9, 5]), p.mid, wobble=0.4)
        for k, tone in enumerate((p.accent, p.soft, "#d9c4e0")):
            c.paint(limb([(0, -22), (-10 + k * 12, -56), (-22 + k * 24, -84)], [6, 15, 3]), tone, shade=p.deep)


def _mask_paint(c: Canvas, kind: str, color: Color, p: Palette) -> None:
    """Painted fields on the shell."""
    if kind in ("fox", "owl"):
        for side in (-1, 1):
            cheek = smooth([(side * 6, 50), (side * 14, 4), (side * 46, -4), (side * 40, 40)])
            c.paint(cheek, mix(p.light, color, 0.1), alpha=0.9, feather=1.5)
    if kind == "half":
        c.paint(poly([(0, -60), (60, -60), (60, 60), (0, 60)]), mix(p.ink, p.deep, 0.5), alpha=0.85)
    if kind == "moon":
        c.paint(poly([(4, -60), (60, -60), (60, 60), (4, 60), (-10, 20), (8, 0), (-10, -24)]), p.ink, alpha=0.62)
    if kind in ("smile", "sorrow", "child"):
        for side in (-1, 1):
            c.paint(circle(side * 23, 12, 11), "#d9553f", alpha=0.5, feather=4, texture=0)
    if kind == "long":
        for k in range(-2, 3):
            c.line([(-34, -38 + k * 5), (0, -46 + k * 6), (34, -38 + k * 5)], p.mid, 2.6, alpha=0.8)
        c.line([(0, -20), (0, 20)], p.accent, 6, alpha=0.9)


def _mask_features(c: Canvas, kind: str, dark: Color, p: Palette) -> None:
    """Eyes, nose and mouth."""
    slant = {"sorrow": 6, "goat": -6, "fox": -7, "long": 4}.get(kind, 0)
    for side in (-1, 1):
        eye = [(side * 27, -12 + slant, 1), (side * 16, -20), (side * 6, -11, 1), (side * 16, -6)]
        if kind in ("child", "moon"):
            c.line([(side * 27, -12), (side * 16, -5), (side * 6, -12)], dark, 4, wobble=0.1)
        elif kind == "owl":
            c.paint(circle(side * 17, -10, 13), "#e8b45a", wobble=0.2)
            c.paint(circle(side * 17, -10, 8), dark, wobble=0.1)
        else:
            c.paint(smooth(eye), dark, wobble=0.1)
        if kind in ("smile", "sorrow", "long"):
            c.line([(side * 30, -28 + slant), (side * 16, -34), (side * 5, -27 - slant)], dark, 3.4, wobble=0.2)
    if kind in ("fox", "owl", "half", "beak"):
        _mask_beak(c, kind, dark, p)
        return
    c.line([(1, -10), (-5, 12), (4, 14)], dark, 2.8, alpha=0.6, wobble=0.2)
    mouth: Points = [(-11, 27, 1), (0, 25), (11, 27, 1), (0, 32)]
    if kind in ("smile", "sun"):
        mouth = [(-20, 20, 1), (0, 28), (20, 20, 1), (0, 42)]
    elif kind in ("sorrow", "goat"):
        mouth = [(-17, 38, 1), (0, 23), (17, 38, 1), (0, 31)]
    elif kind == "long":
        mouth = [(0, 30), (8, 40), (0, 52), (-8, 40)]
    c.paint(smooth(mouth), mix(dark, "#a8302a", 0.45 if kind in ("child", "moon") else 0.1), wobble=0.2)


def _mask_beak(c: Canvas, kind: str, dark: Color, p: Palette) -> None:
    """The nose of an animal or the long beak of the doctor."""
    if kind == "fox":
        c.paint(smooth([(-8, 40), (0, 36), (8, 40), (0, 54)]), dark, wobble=0.1)
    elif kind == "owl":
        c.paint(smooth([(-6, -4), (6, -4), (0, 16, 1)]), "#c8862f", wobble=0.1)
    elif kind == "beak":
        beak = smooth([(-12, -8), (12, -8), (4, 30), (-34, 70, 1), (-22, 30)])
        c.paint(beak, "#c9a878", shade=p.deep, shade_depth=0.3, wobble=0.3, shadow=4)


STOCK = (("smile", "#f6dca4"), ("fox", "#d9622c"), ("sorrow", "#9ab8b4"), ("sun", "#f0a83c"), ("child", "#e8b08a"),
    ("goat", "#7a5a6a"), ("moon", "#dfe2d8"), ("half", "#d8503a"), ("beak", "#efe2c6"), ("owl", "#9a6a44"),
    ("long", "#3f7f86"), ("sorrow", "#f3e3d0"), ("smile", "#8a4a34"), ("fox", "#e9e0d4"),
    ("half", "#e8b45a"), ("long", "#c8502c"), ("smile", "#4f93a0"), ("sun", "#f6d27a"))  # fmt: skip


def _mask_stall(c: Canvas, p: Palette) -> None:
    """The plank wall of the stall in lantern light, hung with masks from top to bottom."""
    c.sky([(0, "#2a1016"), (0.3, "#5a2420"), (0.65, "#7a3424"), (1, "#240d12")])
    for x in range(30, 800, 62):
        c.line([(x, 130), (x + 2, 500), (x - 1, 900)], p.ink, 4, alpha=0.6)
    c.strokes(520, 90, 150, 14, 0.08, 0.34)
    for x, y in ((150, 240), (430, 230), (676, 250)):
        c.glow(x, y, 360, "#ffb85a", 0.5)
    spots = [(112, 330), (226, 310), (338, 342), (446, 306), (92, 452), (206, 436), (314, 474), (412, 462), (118, 578),
        (232, 562), (96, 696), (212, 690), (318, 598), (716, 572), (116, 826), (226, 814), (332, 812)]  # fmt: skip
    for i, (x, y) in enumerate(spots):
        kind, color = STOCK[i]
        c.paint(circle(x, y - 66, 5), "#d9a05a", wobble=0.2)
        _mask(c, x, y, c.rng.uniform(88, 104), kind, color, p, c.rng.uniform(-7, 7))
    c.paint(circle(524, 286, 5), "#d9a05a", wobble=0.2)
    c.paint(smooth([(x * 0.92 + 524, y * 0.92 + 346) for x, y in OVAL]), "#c8784a", alpha=0.55, feather=3)


def _seller(c: Canvas, p: Palette) -> None:
    """The seller: a broad hat, a teal coat, and a face like an egg; one hand offers a mask, one lies on the counter."""
    coat = smooth([(400, 930, 1), (420, 800), (456, 700), (520, 650), (600, 632), (680, 650), (742, 700), (776, 800),
        (790, 930, 1)])  # fmt: skip
    c.paint(coat, "#24545e", to="#173840", shade="#0c1c22", shade_depth=0.2, rim="#ffb85a", rim_width=6, shadow=20)
    shawl = smooth([(474, 690), (530, 640), (600, 656), (670, 640), (724, 690), (690, 740), (600, 776, 1), (512, 740)])
    c.paint(shawl, "#b8862f", shade="#5a2f1c", shade_depth=0.26, rim="#ffe0a0", rim_width=5)
    for k in range(11):
        c.line([(506 + k * 19, 736 + 34 * (1 - abs(k - 5) / 5)), (504 + k * 19, 762 + 34 * (1 - abs(k - 5) / 5))],
            "#e8b45a", 4, wobble=0.4)  # fmt: skip
    c.paint(limb([(600, 660), (598, 610)], 62, 56), "#c9a084", shade="#6a3a34")
    egg = smooth([(598, 432), (652, 450), (676, 514), (664, 582), (634, 634), (598, 652), (562, 634), (532, 582),
        (520, 514), (544, 450)])  # fmt: skip
    c.paint(egg, "#f3d9bc", shade="#a8664e", shade_depth=0.26, light_from=(-0.6, -0.4), rim="#fff3da", rim_width=5,
        wobble=0.3, shadow=10)  # fmt: skip
    c.paint(ellipse(598, 470, 150, 30), "#1c2a30", shade="#0a1014", rim="#ffb85a", rim_width=5, wobble=0.4, shadow=10)
    crown = smooth(
        [(522, 466, 1), (526, 400), (556, 356), (600, 348), (644, 356), (672, 400), (676, 466, 1), (598, 478)]
    )
    c.paint(crown, "#24363c", shade="#0a1014", shade_depth=0.3, rim="#ffb85a", rim_width=5, wobble=0.4)
    c.paint(
        smooth([(523, 436, 1), (598, 448), (676, 436, 1), (676, 464, 1), (598, 478), (522, 464, 1)]),
        p.mid,
        shade=p.deep,
    )
    c.paint(limb([(666, 450), (706, 396), (722, 334), (700, 300)], [8, 26, 22, 3]), "#d9622c", shade=p.deep, rim=p.soft)


def _seller_hands(c: Canvas, p: Palette) -> None:
    """The counter, what lies on it, and the seller's two hands."""
    c.paint(rect(-10, 915, 820, 300), "#8a2a2c", to="#34101a", wobble=0.5)
    for x in range(40, 800, 76):
        c.paint(limb([(x, 930), (x + 8, 1040), (x - 4, 1200)], [8, 20, 26]), "#2a0c12", alpha=0.5, feather=4)
    for x in range(34, 780, 16):
        c.line([(x, 926), (x + c.rng.uniform(-2, 2), 952)], "#e8b45a", 4, alpha=0.9, wobble=0.3)
    counter = poly([(-10, 892), (810, 884), (810, 922), (-10, 930)])
    c.paint(counter, "#b06a38", shade=p.deep, shade_depth=0.3, rim="#ffd28a", rim_width=6, rim_from=(0, -1))
    teal, dark = "#2f6a74", "#0c1c22"
    _mask(c, 388, 690, 132, "smile", "#fff0d2", p, -8)
    pinch(c, 424, 640, 122, p, "#e2b48c", turn=58)
    c.paint(limb([(474, 730), (506, 790), (548, 850)], [62, 82, 104]), teal, shade=dark, shade_depth=0.25,
        rim="#ffb85a", rim_width=5, shadow=10)  # fmt: skip
    c.paint(limb([(454, 750), (478, 732), (502, 714)], [24, 28, 24]), "#e8c890", shade=p.mid, wobble=0.4)
    resting(c, 576, 894, 122, p, "#e2b48c")
    c.paint(limb([(736, 730), (760, 800), (740, 852), (690, 872)], [84, 92, 84, 60]), teal, shade=dark,
        shade_depth=0.25, rim="#ffb85a", rim_width=5, shadow=8)  # fmt: skip
    c.paint(limb([(700, 838), (694, 868), (698, 900)], [24, 28, 24]), "#e8c890", shade=p.mid, wobble=0.4)
    c.paint(ellipse(330, 900, 44, 10), "#d9a05a", shade=p.deep, wobble=0.2)
    for dx, dy in ((-20, -4), (2, -7), (18, -3), (-6, -12)):
        c.paint(ellipse(330 + dx, 896 + dy, 11, 5), "#ffe08a", shade="#a8662c", wobble=0.1)


def _shoppers(c: Canvas, p: Palette) -> None:
    """The backs of those who have come to buy; one already wears a face on the back of the head."""
    crowd = ((232, 1560, 590, Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe", top="#5f7fa0",
        hat_color="#e8c070")), (552, 1560, 590, Look("#f0c9a4", "#c8602e", "bun", top="#5f8a7a", scarf="#e8c070")),
        (104, 1680, 680, Look("#8a5a3c", "#2a1a1c", "afro", clothes="dress", top="#a8486a")), (672, 1690, 670,
        Look("#e8bd97", "#3a2a26", "short", top="#5a4a78", hat="top", hat_color="#2f2a48")), (396, 1500, 490,
        Look("#6b432e", "#1e1718", "curly", age="child", clothes="shirt", top="#e0a52f")))  # fmt: skip
    for x, y, tall, look in crowd:
        held = figure(c, x, y, tall, p, look, Pose(view="back"), shadow=0)
        if look.age == "child":
            hx, hy = held.head
            for side in (-1, 1):
                c.line(
                    [(hx + side * 40, hy - 6), (hx + side * 58, hy - 14), (hx + side * 64, hy - 8)],
                    p.light,
                    4,
                    wobble=0.2,
                )
            _mask(c, hx, hy + 8, 104, "fox", "#e8803c", p, 5)


def _mask_awning(c: Canvas, p: Palette) -> None:
    """A scalloped awning in two colours and three lanterns under it."""
    for k in range(10):
        x = -6 + k * 82
        flap = smooth([(x, 30, 1), (x + 82, 30, 1), (x + 84, 138, 1), (x + 62, 168), (x + 41, 174), (x + 20, 168),
            (x - 2, 138, 1)])  # fmt: skip
        tone = "#e8c890" if k % 2 else "#a92f28"
        c.paint(
            flap, mix(tone, p.ink, 0.25), to=tone, shade=mix(tone, p.ink, 0.7), shade_depth=0.2, shadow=9, wobble=0.5
        )
    for x, y in ((150, 232), (476, 220), (700, 250)):
        c.line([(x, 160), (x, y - 26)], p.ink, 3, wobble=0.2)
        lantern(c, x, y, 0.82, p)


@scene(
    "mask-market",
    "All Sizes, All Occasions",
    motifs="masks stall seller lanterns crowd",
    themes="identity choice disguise commerce roles",
    moods="uncanny festive",
    alt="A lantern-lit market stall is hung with masks of people, animals, sun and moon; the seller in a broad hat"
    " has no face and holds out a smiling mask to a crowd, in which a child wears a fox mask on the back of the head.",
    seed=791,
    clues=("which one today?", "identity theft", "carnival", "first date", "poker face", "try it on"),
)
def mask_market(c: Canvas) -> None:
    """Faces for sale, and none left for the seller."""
    p = EMBER
    _mask_stall(c, p)
    _seller(c, p)
    _seller_hands(c, p)
    _mask_awning(c, p)
    _shoppers(c, p)
