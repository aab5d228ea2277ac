"""Sleepers who carry others: a dragon that is a bridge, and cats that are roofs."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import itertools
import math

from painter.canvas import Canvas
from painter.geom import Path, circle, difference, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import fish, gulls
from painter.motifs.land import hill, pine, waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud, stars
from painter.motifs.things import lantern
from painter.palette import DUSK, TEAL, Color, mix
from painter.scene import scene

# -- bridge-back -----------------------------------------------------------


_BACK: list[tuple[float, float]] = [(-40, 606), (60, 570), (180, 522), (320, 498), (460, 514), (590, 566), (700, 606),
    (840, 620)]  # fmt: skip
_NECK = limb([(600, 640), (650, 700), (664, 800), (626, 900), (580, 970)], [170, 136, 118, 120, 128])


def _deck(x: float) -> float:
    """The height of the road on the dragon's back at x."""
    for (x0, y0), (x1, y1) in itertools.pairwise(_BACK):
        if x0 <= x <= x1:
            t = (x - x0) / (x1 - x0)
            return y0 + (y1 - y0) * (t * t * (3 - 2 * t))
    return _BACK[-1][1]


def _gorge(c: Canvas) -> None:
    """Morning mist over a river between two cliffs."""
    c.sky([(0, "#5f9fa0"), (0.2, "#93c1a6"), (0.42, "#f3ecd0"), (0.6, "#e3ead2"), (0.72, "#8fbfae"), (1, "#17505a")])
    c.strokes(800, 3, 190, 22, 0.05, 0.36, region=(0, 0, 800, 800))
    c.glow(250, 330, 420, "#fff3cf", 0.7)
    cloud(c, 590, 340, 250, "#f3f0da", "#b5d6c4", alpha=0.7)
    cloud(c, 150, 190, 200, "#d8e8d4", "#93c1b0", alpha=0.55)
    c.paint(circle(250, 330, 44), "#fffaf0", alpha=0.9, feather=2)
    for y, tone, step in ((520, "#9cc7b4", 70),):
        hill(c, y, 60, tone, step=step, to="#e3ead2", bottom=820)
        c.mist(y + 130, 110, "#f3f0d8", 0.6)
    far = smooth([(-20, 470), (60, 440), (120, 452), (180, 420), (240, 426, 1), (250, 404, 1), (276, 408, 1),
        (290, 384, 1), (318, 392, 1), (334, 364, 1), (362, 378, 1), (384, 354, 1), (410, 376, 1), (436, 362, 1),
        (456, 392), (500, 416), (548, 412), (566, 398, 1), (580, 420), (640, 438), (700, 470), (840, 480), (840, 640),
        (-20, 640)])  # fmt: skip
    c.paint(far, "#a5cdb8", to="#e3ead2", rim="#f7f2dc", rim_width=3)
    c.line([(566, 442), (580, 448), (596, 442)], "#7fae9c", 3, alpha=0.8)
    c.mist(560, 90, "#f3f0d8", 0.7)
    gulls(c, [(520, 230, 1), (566, 206, 0.8), (604, 236, 0.7), (470, 190, 0.6), (640, 190, 0.5)], "#3f7a7c")
    left = smooth([(-20, 470), (60, 520), (110, 600), (96, 740), (124, 900), (90, 1010), (-20, 1020)])
    right = smooth([(840, 470), (770, 520), (716, 590), (700, 760), (664, 900), (700, 1100), (840, 1220)])
    for cliff in (left, right):
        c.paint(cliff, "#5a9a90", to="#2f7a78", shade="#17505a", shade_depth=0.25, rough=3, rim="#cfe3c4")
    for x, h in ((24, 100), (66, 78), (744, 96), (784, 120)):
        pine(c, x, 530 + (x % 7), h, "#3f857c", rim="#8fc0a4")
    waves(c, 850, "#7db8aa", "#eef2da", height=4, length=120, to="#3f938f")
    c.mist(850, 60, "#f3f0d8", 0.6)
    waves(c, 892, "#4f9f9a", "#dfeed6", height=6, length=130, to="#1f6a70")


def _scales(c: Canvas, path: Path, left: float, top: float, right: float, bottom: float, size: float) -> None:
    """Rows of scales inside the path."""
    with c.clip(path):
        row, y = 0, top
        while y < bottom:
            x = left + (row % 2) * size
            while x < right:
                tone = c.rng.choice(["#2c7a78", "#123f4a", "#3f938a"])
                c.line([(x - size, y), (x, y + size * 0.8), (x + size, y)], tone, 2.6, alpha=0.5, wobble=0.6)
                x += size * 2
            y += size * 0.95
            row += 1


def _dragon_body(c: Canvas) -> None:
    """Tail with the mooring, hind leg and foreleg as piers, the arched trunk and the folded wing."""
    green, dark, lit = "#1f626a", "#0c2c38", "#bfe0c0"
    tail = limb(
        [(120, 600), (74, 690), (84, 800), (130, 890), (186, 950), (248, 936), (262, 880)],
        [130, 100, 74, 56, 40, 26, 12],
    )
    tip = smooth([(252, 892), (232, 866), (262, 822, 1), (292, 862), (272, 892)])
    far_hind = limb([(220, 600), (216, 720), (236, 820), (226, 900)], [100, 70, 46, 56])
    far_fore = limb([(560, 640), (566, 740), (590, 830), (580, 920)], [110, 80, 56, 60])
    c.paint(union(far_hind, far_fore), mix(green, "#8fbfae", 0.3), to=mix(dark, "#3f938f", 0.5), shade=dark)
    body = smooth([*_BACK[1:6], (668, 610), (680, 670), (620, 716), (540, 690), (470, 642), (372, 606), (280, 616),
        (210, 672), (140, 700), (70, 660)])  # fmt: skip
    hind = limb([(156, 612), (124, 720), (166, 816), (150, 906)], [140, 96, 60, 66])
    fore = limb([(540, 630), (484, 740), (516, 840), (490, 930)], [150, 100, 66, 74])
    trunk = union(body, hind, fore, _NECK)
    c.paint(union(tail, tip), mix(green, dark, 0.2), shade=dark, shade_depth=0.16, rim=lit, rim_width=4)
    c.paint(trunk, green, to=mix(green, dark, 0.5), shade=dark, shade_depth=0.13, rim=lit, rim_width=6)
    _scales(c, trunk, 60, 520, 760, 980, 15)
    c.line([(266, 900), (284, 908), (300, 884)], "#e8d6a8", 2.4)
    wing = smooth([(566, 580), (480, 566), (360, 560), (230, 580), (150, 624, 1), (236, 622), (262, 656, 1), (330, 622),
        (366, 652, 1), (424, 620), (470, 656, 1), (530, 640)])  # fmt: skip
    c.paint(wing, "#3a928c", to="#1f626a", shade=dark, shade_depth=0.16, rim=lit, rim_width=4)
    for x, y in ((160, 622), (264, 652), (367, 648), (469, 652)):
        c.line([(560, 588), ((x + 560) / 2, (y + 560) / 2), (x, y)], "#0f3a44", 4, alpha=0.7)


def _dragon_face(c: Canvas, dark: Color, lit: Color) -> None:
    """Mouth, two teeth, nose plates, moss, nostril and the closed eye."""
    c.line([(-188, 20), (-150, 26), (-100, 20), (-40, 28), (12, 18), (30, 0)], dark, 4.5)
    for x in (-166, -138):
        c.paint(smooth([(x - 5, 23, 1), (x + 5, 24, 1), (x + 1, 36, 1)]), "#f7ecd0", wobble=0.1)
    for x, y in ((-112, -18), (-86, -20), (-60, -34)):
        c.paint(poly([(x - 13, y + 5), (x + 5, y - 14), (x + 13, y)]), "#c98f56", shade="#6a4430", shade_depth=0.3)
    for k, (x, y) in enumerate(((-60, 50), (-30, 52), (0, 52), (30, 56))):
        c.line([(x, y), (x + 4, y + 12), (x - 2, y + 22 + 4 * (k % 2))], "#6a9a5a", 4, alpha=0.9)
    c.paint(moved(ellipse(0, 0, 10, 6), -168, -10, 1, -24), dark, wobble=0.2)
    c.paint(
        smooth([(-52, -24), (-32, -44), (0, -42), (16, -24), (-16, -12), (-42, -14)]),
        "#2f8583",
        shade=dark,
        shade_depth=0.35,
        rim=lit,
    )
    c.line([(-50, -20), (-22, -11), (12, -24)], "#08202a", 5)
    c.line([(-46, -10), (-20, 0), (10, -8)], dark, 3, alpha=0.5)


def _dragon_head(c: Canvas) -> None:
    """The neck comes down from the bridge and the head sleeps on the rocks, a breath rising from it."""
    green, dark, lit = "#24707a", "#0c2c38", "#cfe8c8"
    for x, y, turn in ((672, 656, 52), (706, 712, 68), (722, 774, 88), (712, 838, 106), (684, 894, 124)):
        plate = poly([(-22, 8), (-8, -20), (8, -46), (10, -16), (22, 8)])
        c.paint(moved(plate, x, y, 1, turn), "#c98f56", shade="#6a4430", shade_depth=0.3, rim="#ffe9bc", wobble=0.5)
    with c.at(502, 996, 1.26):
        for points, tone in (
            ([(70, -40), (110, -104), (156, -150), (166, -196)], "#a87a50"),
            ([(36, -46), (88, -108), (126, -154), (130, -206)], "#e0b070"),
        ):
            c.paint(limb(points, [30, 22, 13, 3]), tone, shade="#6a4430", shade_depth=0.3, rim="#fff0c4")
        for k in range(5):
            c.line([(66 + k * 13, -106 - k * 15), (80 + k * 13, -94 - k * 15)], "#8a5a34", 2.4, alpha=0.7)
        for x, y, turn in ((104, -34, 96), (116, 0, 110), (108, 34, 124)):
            spike = smooth([(-18, 8), (-6, -30), (4, -62, 1), (10, -28), (18, 8)])
            c.paint(moved(spike, x, y, 1, turn), "#3a928c", shade=dark, shade_depth=0.3, rim=lit)
        c.paint(limb([(-128, 40), (-136, 62), (-122, 84)], [20, 12, 2]), "#3a928c", shade=dark, shade_depth=0.3)
        head = smooth([(-190, 24), (-192, 2), (-176, -24), (-150, -31), (-122, -18), (-86, -20), (-54, -36), (-26, -66),
            (24, -82), (80, -68), (120, -20), (110, 38), (56, 58), (-10, 50), (-60, 40), (-110, 46),
            (-168, 44)])  # fmt: skip
        c.paint(head, green, to="#174f5a", shade=dark, shade_depth=0.24, rim=lit, rim_width=6)
        with c.clip(head):
            for k in range(44):
                x, y = -20 + (k * 37) % 150, -70 + (k * 23) % 120
                c.line([(x - 9, y), (x, y + 8), (x + 9, y)], "#3f938a", 2, alpha=0.45)
        _dragon_face(c, dark, lit)
    breath = limb(
        [(284, 984), (246, 976), (214, 948), (226, 900), (196, 850), (206, 790), (170, 740)],
        [5, 14, 24, 30, 36, 40, 20],
    )
    c.paint(breath, "#f7f2dc", alpha=0.62, feather=8, fade=(0.15, 1))


_WALKERS: dict[float, tuple[Look, Pose]] = {
    118: (Look("#7d5138", "#1c1618", "short", True, clothes="coat", top="#47606a", hat="bowler"), Pose("stride")),
    206: (Look("#f0cdb0", "#9a4424", "bun", clothes="dress", top="#8a5a6a"), Pose("walk", near=(-0.2, -0.5))),
    312: (Look("#c98f66", "#2a1c1c", "headscarf", clothes="robe", top="#40708a"), Pose("walk")),
    372: (Look("#eac3a4", "#e2ddd4", "bald", True, "old", "coat", top="#6b5a58"), Pose("walk", near=(-0.2, -0.45))),
    652: (Look("#ecc6a2", "#2a2226", "short", clothes="coat", top="#2c3a4a", hat="top"), Pose("stride")),
}


def _walkers(c: Canvas) -> None:
    """Five people who cross without looking down: one with a basket, one with a stick, one the other way."""
    for x, (look, pose) in _WALKERS.items():
        held = figure(c, x, _deck(x) + 2, 104, TEAL, look, pose, flip=x < 600)
        if x == 206:
            c.paint(rect(held.near[0] - 14, held.near[1], 28, 18, 6), "#c98f56", shade="#6a4430", shade_depth=0.3)
        if x == 372:
            c.line([held.near, (held.near[0] + 6, _deck(x))], "#3a2a22", 3)


def _bridge_folk(c: Canvas) -> None:
    """Road, lamps between the spines, vines, and the child who kneels and looks down."""
    p = TEAL
    for k in range(15):
        x = 70 + k * 43
        y = _deck(x)
        c.paint(
            moved(smooth([(-19, 8), (-6, -22), (6, -44, 1), (10, -16), (19, 8)]), x, y - 4, 0.8 + k * 0.03),
            "#c98f56",
            shade="#6a4430",
            shade_depth=0.3,
            rim="#ffe9bc",
        )
    _walkers(c)
    road = limb([(x, y + 9) for x, y in _BACK], [22, 22, 22, 22, 22, 24, 26, 26])
    c.paint(road, "#d9c9a0", to="#a89a78", shade="#5a6a5c", shade_depth=0.3, rim="#fff6dc")
    for k in range(36):
        x = 40 + k * 20
        c.line([(x, _deck(x) + 1), (x + 2, _deck(x) + 17)], "#7a7a5e", 2, alpha=0.6)
    for x in (70, 262, 434, 700):
        c.line([(x, _deck(x) + 6), (x, _deck(x) - 74), (x + 16, _deck(x) - 80)], "#12323a", 4)
        lantern(c, x + 16, _deck(x) - 62, 0.42, p)
    child = Look(
        "#e6b48c", "#8a4a22", "bob", age="child", clothes="coat", top=p.accent, hat="woolly", hat_color="#f2c14e"
    )
    figure(
        c,
        556,
        _deck(556) + 4,
        122,
        p,
        child,
        Pose("kneel", near=(-0.30, -0.06), far=(-0.34, -0.10), lean=40, tilt=-34, near_hand="open"),
    )
    for x, length in ((96, 70), (420, 54), (500, 84), (300, 50)):
        y = _deck(x) + 16
        c.line([(x, y), (x + 6, y + length * 0.5), (x - 2, y + length)], "#5f9a5a", 3)
        for k in range(5):
            c.paint(ellipse(x + (5 if k % 2 else -4), y + length * (k + 0.6) / 5, 6, 4), "#8fc06a", wobble=0.2)


@scene(
    "bridge-back",
    "Sleeping Stones",
    motifs="dragon bridge child river crowd lantern heron",
    themes="secret attention danger trust history",
    moods="quiet uneasy",
    alt="People cross a bridge over a misty river; the bridge is the back of a sleeping dragon whose legs are the "
    "piers. A child in an orange coat kneels at the edge and looks down at its head.",
    seed=40,
    clues=("let it sleep", "only children see", "old stones", "morning rush", "under our feet", "breath"),
)
def bridge_back(c: Canvas) -> None:
    """A dragon sleeps as a bridge."""
    _gorge(c)
    _dragon_body(c)
    _bridge_folk(c)
    with c.clip(difference(rect(-20, 0, 840, 1220), _NECK)):
        waves(c, 946, "#2f8583", "#cfe8d0", height=7, length=140, to="#17505a")
    rocks = smooth(
        [(300, 1090), (340, 1050), (430, 1052), (520, 1064), (640, 1040), (760, 1000), (840, 1010), (840, 1110)]
    )
    c.paint(rocks, "#2c5a5c", shade="#0e2a33", shade_depth=0.3, rough=3, rim="#a9cfb8")
    _dragon_head(c)
    waves(c, 1080, "#1f6a70", "#b5dcc4", height=9, length=160, to="#0e2a33")
    c.line([(150, 1092), (154, 1024), (140, 1010)], "#2a3a40", 3)
    c.line([(164, 1094), (164, 1020)], "#2a3a40", 3)
    heron = smooth([(120, 1010), (150, 984), (190, 990), (226, 1022, 1), (180, 1026), (140, 1026)])
    neck = limb([(134, 1004), (112, 972), (128, 938), (116, 914)], [20, 11, 9, 14])
    c.paint(union(heron, neck), "#dfe6da", shade="#5a7a80", shade_depth=0.3, rim="#fffaf0")
    c.paint(smooth([(122, 906), (76, 918, 1), (118, 921)]), "#e8a23c", wobble=0.1)
    c.line([(116, 908), (140, 906), (158, 916)], "#24414a", 3)
    c.paint(circle(114, 912, 2.6), "#0e2a33", wobble=0)


# -- cat-city --------------------------------------------------------------


def _evening(c: Canvas) -> None:
    """The sun has gone behind the last roofs; swallows, and far roofs that have ears."""
    p = DUSK
    c.sky([(0, "#4a3468"), (0.1, "#8a4a78"), (0.2, "#e0796c"), (0.3, "#f9c184"), (0.4, "#fbe0b0"), (1, "#7a4468")])
    c.strokes(800, -5, 190, 21, 0.06, 0.36, region=(0, 0, 800, 640))
    stars(c, 16, p, (60, 50, 740, 190))
    c.glow(610, 366, 420, "#fff0c0", 0.7)
    c.paint(circle(610, 368, 56), "#fff4cf")
    cloud(c, 200, 210, 240, "#f0a08a", "#a8567a", alpha=0.85)
    cloud(c, 540, 150, 160, "#c8708a", "#7a4478", alpha=0.7)
    for y, tone, size in ((410, "#d98a7c", 62), (466, "#b5687a", 84)):
        for k in range(int(860 / size)):
            x = -10 + k * size + c.rng.uniform(-8, 8)
            top = y + c.rng.uniform(-22, 22)
            ear = size * 0.34
            roof = smooth([(x, top + 10), (x + 2, top - ear, 1), (x + ear, top - ear * 0.5),
                (x + size * 0.5, top - ear * 0.5), (x + size * 0.68, top - ear, 1), (x + size * 0.74, top + 4),
                (x + size, top + 12), (x + size, y + 160), (x, y + 160)])  # fmt: skip
            c.paint(roof, tone, to=mix(tone, "#fbe0b0", 0.4), rim="#fbd9a8", rim_width=3, rim_from=(0, -1))
            c.paint(rect(x + size * 0.3, top + 34, 6, 9), p.light, alpha=0.9)
        c.mist(y + 60, 60, "#fbd2a4", 0.55)


def _facade(
    c: Canvas, x: float, y: float, width: float, height: float, wall: Color, rows: int, drop: float = 34
) -> None:
    """A house front below the eaves at (x, y): lit and dark windows with sills, the first row at drop."""
    dark = mix(wall, DUSK.ink, 0.62)
    c.paint(
        rect(x - width / 2, y - 12, width, height + 12),
        wall,
        to=mix(wall, DUSK.ink, 0.35),
        shade=dark,
        shade_depth=0.1,
        light_from=(0.8, -0.3),
    )
    columns = max(2, int(width / 62))
    size = width / columns
    for row in range(rows):
        for k in range(columns):
            left, top = x - width / 2 + k * size + size * 0.27, y + drop + row * size * 1.2
            lit = c.rng.random() < 0.55
            pane = rect(left, top, size * 0.46, size * 0.62, size * 0.2)
            c.paint(moved(pane, 0, -3), dark, wobble=0.4)
            c.paint(pane, "#ffd98a" if lit else "#4a3058", to="#f0a45a" if lit else "#2f2044", wobble=0.4)
            if lit:
                c.glow(left + size * 0.23, top + size * 0.3, size * 0.9, "#ffcf7a", 0.4)
            c.line([(left + size * 0.23, top), (left + size * 0.23, top + size * 0.6)], dark, 2.4)
            c.line([(left, top + size * 0.3), (left + size * 0.46, top + size * 0.3)], dark, 2.4)
            c.paint(rect(left - 5, top + size * 0.62, size * 0.46 + 10, 7, 2), mix(wall, "#fbe0b0", 0.3), wobble=0.4)


def _fur(c: Canvas, path: Path, coat: Color, depth: float = 0.25) -> None:
    """Paint a part of a cat, lit by the low sun from the right."""
    c.paint(
        path,
        coat,
        shade=mix(coat, DUSK.ink, 0.62),
        shade_depth=depth,
        light_from=(0.5, -0.6),
        rim="#fde2b0",
        rim_width=5,
        rim_from=(0.6, -0.8),
        wobble=0.7,
    )


def _tiles(c: Canvas, body: Path, dark: Color, top: float) -> None:
    """Courses of roof tiles that follow the cat's back."""
    with c.clip(body):
        for row in range(int(-top / 13) + 1):
            y = top + row * 13
            for k in range(20):
                x = -130 + k * 14 + (row % 2) * 7
                sag = (x / 110) ** 2 * 40
                c.line([(x - 7, y + sag), (x, y + 7 + sag), (x + 7, y + sag)], dark, 1.7, alpha=0.5, wobble=0.3)


def _cat_face(c: Canvas, coat: Color, dark: Color, pale: Color, awake: bool = False) -> None:
    """A cat's head from the front, asleep; awake opens one eye a little."""
    head = smooth([(-46, -2), (-47, -34), (-42, -70, 1), (-18, -52), (16, -52), (40, -72, 1), (46, -36), (46, -2),
        (26, 22), (0, 28), (-26, 22)])  # fmt: skip
    _fur(c, head, coat)
    for k in (-1, 1):
        c.paint(smooth([(k * 38, -40), (k * 38, -60, 1), (k * 24, -48)]), mix("#e59a8a", dark, 0.25), wobble=0.2)
        c.line([(k * 32, -6), (k * 21, 2), (k * 10, -4)], dark, 4.2, wobble=0.2)
        for i in range(3):
            c.line([(k * 18, 12 + i * 2), (k * 42, 8 + i * 6), (k * 62, 8 + i * 10)], pale, 1.2, alpha=0.8, wobble=0.2)
    if awake:
        c.paint(smooth([(10, -4, 1), (21, -11), (32, -6, 1), (21, 1)]), "#d6e07a", wobble=0.1)
        c.paint(ellipse(20, -4, 2.6, 4.4), "#1c1226", wobble=0)
    c.paint(smooth([(-22, 8), (0, 4), (22, 8), (20, 20), (0, 26), (-20, 20)]), pale, alpha=0.85, feather=2)
    c.paint(smooth([(-7, 3), (7, 3), (0, 11)]), "#b8605a", wobble=0.1)
    c.line([(-11, 17), (-5, 20), (0, 12), (5, 20), (11, 17)], dark, 2.2, wobble=0.1)
    for x in (-12, 0, 12):
        c.line([(x, -48), (x * 0.8, -30)], dark, 4, alpha=0.55)


def _chimney(c: Canvas, smoking: bool) -> None:
    """A brick chimney that stands on the cat's back; far ones smoke."""
    brick = "#a8505a"
    if smoking:
        smoke = limb([(68, -142), (78, -168), (60, -198), (76, -236), (66, -268)], [6, 13, 18, 16, 4])
        c.paint(smoke, "#fbe6cf", alpha=0.55, feather=2.5, fade=(0.3, 1))
    c.paint(rect(57, -138, 22, 60), brick, shade="#4a2444", shade_depth=0.3, light_from=(0.5, -0.6), wobble=0.4)
    for row in range(4):
        c.line([(58, -126 + row * 9), (78, -126 + row * 9)], "#6a3048", 1.4, alpha=0.7)
    c.paint(rect(53, -144, 30, 9, 2), "#c8707a", rim="#fde2b0", wobble=0.4)


def _cat_roof(
    c: Canvas, x: float, y: float, width: float, coat: Color, flip: bool = False, awake: bool = False
) -> None:
    """A cat curled on the eaves at (x, y) as a roof: tiled back, head on its paws, tail round the front."""
    dark, pale = mix(coat, DUSK.ink, 0.6), mix(coat, "#fbeeda", 0.6)
    with c.at(x, y, width / 212, 0, flip):
        body = smooth([(-104, 6), (-108, -40), (-84, -86), (-30, -110), (30, -112), (84, -84), (108, -40), (106, 6)])
        if not awake:
            _chimney(c, width < 240)
        _fur(c, body, coat, 0.3)
        _tiles(c, body, dark, -112)
        with c.clip(body):
            for k in range(5):
                c.line([(-6 + k * 24, -124), (k * 26, -92), (6 + k * 24, -66)], dark, 8, alpha=0.4)
        c.line([(92, -62), (58, -66), (36, -40), (44, -8)], dark, 4, alpha=0.6)
        _fur(c, limb([(104, -24), (90, 4), (40, 8), (-6, 4), (-26, -6)], [24, 30, 27, 22, 10]), mix(coat, pale, 0.15))
        for paw in (-74, -34):
            _fur(c, limb([(paw, -16), (paw, 6), (paw - 1, 24)], [30, 28, 30]), mix(coat, pale, 0.35))
            for k in (-5, 5):
                c.line([(paw + k, 26), (paw + k, 35)], dark, 2, alpha=0.8)
        with c.at(-54, -34, 1.02, -5):
            _cat_face(c, coat, dark, pale, awake)


def _hanging_cat(c: Canvas, x: float, y: float, width: float, coat: Color) -> None:
    """A cat seen from behind as a tall roof, its tail hanging down the wall with a lamp at its end."""
    dark = mix(coat, DUSK.ink, 0.6)
    with c.at(x, y, width / 150):
        body = smooth([(-76, 6), (-74, -50), (-48, -104), (-40, -150), (-42, -186, 1), (-20, -172), (14, -172),
            (36, -190, 1), (40, -150), (50, -100), (76, -48), (78, 6)])  # fmt: skip
        _fur(c, body, coat, 0.24)
        _tiles(c, body, dark, -120)
        c.line([(-40, -128), (0, -118), (42, -130)], dark, 4, alpha=0.5)
        _fur(c, limb([(16, -18), (20, 40), (8, 96), (24, 136), (46, 128)], [26, 24, 21, 18, 9]), coat)
    lantern(c, x + width * 0.31, y + width * 0.96, width / 250, DUSK)


def _street(c: Canvas) -> None:
    """The washing, the steps, and a fishmonger who crosses the sleeping town on tiptoe."""
    p = DUSK
    lane = poly([(30, 1200), (110, 960), (250, 960), (340, 1200)])
    c.paint(lane, "#8a5a72", to="#5a3a5c")
    with c.clip(lane):
        for row in range(9):
            y = 966 + row * 26
            for k in range(9):
                x = 40 + k * 38 + (row % 2) * 18
                c.paint(
                    ellipse(x, y, 17, 10), mix("#b5788a", "#6a4464", c.rng.random()), shade="#3f2850", shade_depth=0.4
                )
    c.paint(ellipse(186, 962, 90, 22), "#e58d7a", alpha=0.6, feather=12)
    c.line([(148, 846), (196, 862), (238, 850)], "#3a2448", 2.4)
    for k, tone in enumerate(("#fbe0b0", "#2f8f8b", "#e58d6a")):
        x, y = 170 + k * 25, 852 + 5 * math.sin(k + 0.6)
        cloth = smooth([(x - 10, y, 1), (x + 10, y + 2, 1), (x + 11, y + 34, 1), (x, y + 29), (x - 9, y + 35, 1)])
        c.paint(cloth, tone, shade=mix(tone, p.ink, 0.5), shade_depth=0.25)
    monger = Look(
        "#8f5f40", "#2a1e1c", "short", True, clothes="apron", top="#2f8f8b", trim="#fbe0b0", hat="cap", build=1.15
    )
    pose = Pose(
        "tiptoe", near=(-0.26, -0.60), far=(-0.30, -0.62), near_hand="open", far_hand="open", lean=10, gaze="right"
    )
    held = figure(c, 190, 1110, 176, p, monger, pose)
    c.glow(held.near[0], held.near[1], 90, "#fff0c4", 0.25)
    fish(c, held.near[0] - 4, held.near[1] - 12, 0.6, p, color="#9fc4c8", fin="#5f8f9a", turn=-6)


@scene(
    "cat-city",
    "Do Not Wake the Roofs",
    motifs="cat city roof dusk fish lantern window",
    themes="home sleep danger secret care",
    moods="cosy tense",
    alt="A town at sunset whose roofs are huge sleeping cats; one has an eye open. In the lane below a man in an "
    "apron carries a large fish on the tips of his toes.",
    seed=38,
    clues=("tiptoe", "purring", "home", "temptation", "don't wake them", "nine lives"),
)
def cat_city(c: Canvas) -> None:
    """The roofs of a town are cats, and somebody carries a fish home."""
    _evening(c)
    _facade(c, 226, 540, 130, 300, "#b87086", 3)
    _cat_roof(c, 226, 540, 156, "#c98a6a")
    _facade(c, 436, 580, 150, 260, "#a8647e", 2)
    _cat_roof(c, 436, 580, 180, "#8d7486", flip=True)
    c.mist(640, 80, "#f6b890", 0.45)
    _facade(c, 630, 640, 210, 360, "#a05a78", 2)
    _facade(c, 112, 650, 116, 560, "#96547a", 5)
    _hanging_cat(c, 114, 650, 126, "#e8c9a4")
    _cat_roof(c, 630, 640, 234, "#f3e2cc")
    c.mist(760, 80, "#e58d7a", 0.4)
    _facade(c, 330, 770, 210, 430, "#8a4e74", 3)
    _cat_roof(c, 334, 770, 250, "#3a2c4c", awake=True)
    _street(c)
    _facade(c, 550, 950, 376, 280, "#713f6a", 1, 96)
    _cat_roof(c, 546, 950, 404, "#dd8640")
    gulls(c, [(330, 300, 0.8), (376, 272, 0.6), (296, 270, 0.5), (440, 330, 0.5)], "#56305a")
