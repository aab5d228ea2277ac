"""Laid tables: tea at the wolf's, and a dinner in the gap of a bridge."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

from painter.canvas import Canvas
from painter.geom import Path, Points, circle, difference, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.animals import wolf
from painter.motifs.beasts import gulls
from painter.motifs.land import mountain, pine
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud
from painter.palette import OCHRE, ROSE, Color, Palette, mix
from painter.scene import scene

# -- wolf-table ------------------------------------------------------------


def _dining_room(c: Canvas) -> None:
    """Striped wallpaper, a panelled dado, floorboards and a round rug."""
    c.sky([(0, "#5a2c44"), (0.3, "#8a4a5c"), (0.5, "#a8606a"), (1, "#5a3038")])
    for k in range(15):
        x = 20 + k * 56
        c.paint(rect(x, -10, 20, 560), "#c77a7f", alpha=0.28)
        for row in range(7):
            y = 40 + row * 80 + (k % 2) * 40
            c.paint(
                moved(smooth([(0, -11, 1), (7, 0), (0, 12, 1), (-7, 0)]), x + 38, y), "#eab5a0", alpha=0.4, wobble=0.2
            )
    c.paint(rect(-10, 520, 820, 90), "#7b4159", to="#4a2438", rim="#eab5a0", rim_width=3)
    floor = rect(-10, 600, 820, 620)
    c.paint(floor, "#7a4440", to="#3a1f28")
    for k in range(13):
        c.line([(400 + (k - 6) * 70, 604), (400 + (k - 6) * 190, 1210)], "#3a1f28", 3, alpha=0.6)
    c.strokes(260, 84, 110, 12, 0.12, 0.3, region=(0, 620, 800, 1190))
    rug = ellipse(430, 960, 380, 200)
    c.paint(rug, "#3f7f86", to="#2a565e", shade="#173238", shade_depth=0.1)
    for inset, tone in ((18, "#eab5a0"), (34, "#7b4159")):
        c.paint(ellipse(430, 960, 380 - inset, 200 - inset * 0.6), tone, stroke=6, alpha=0.8)


def _portrait(c: Canvas, gold: Color) -> None:
    """Grandmother in her bonnet, in a gold oval."""
    with c.at(196, 172):
        c.paint(ellipse(0, 0, 74, 92), gold, shade="#6b3f2a", shade_depth=0.25, rim="#fff0c4", shadow=8)
        c.paint(ellipse(0, 0, 58, 76), "#46324a", to="#6a4a58")
        with c.clip(ellipse(0, 0, 58, 76)):
            c.paint(smooth([(-70, 100), (-44, 40), (0, 26), (44, 40), (70, 100)]), "#5a4a6a", shade="#2a2038")
            wolf_face = smooth([(-30, -10), (-14, -34), (14, -34), (30, -10), (20, 16), (6, 36), (-6, 36), (-20, 16)])
            c.paint(wolf_face, "#9a98a0", shade="#4a4854", shade_depth=0.3)
            bonnet = difference(ellipse(0, -12, 48, 46), smooth([(-32, 40), (-28, -14), (0, -32), (28, -14), (32, 40)]))
            c.paint(bonnet, "#fbeeda", shade="#a8808a", shade_depth=0.3)
            for k in (-1, 1):
                c.paint(circle(k * 12, -2, 8), "#f3e3c0", wobble=0, stroke=2.4)
                c.paint(ellipse(k * 12, -2, 3.4, 4), "#e0b040", wobble=0)
            c.paint(ellipse(0, 32, 7, 5), "#1c1420", wobble=0)
            c.line([(-12, 36), (0, 40), (12, 36)], "#3a3040", 2)


def _tall_clock(c: Canvas) -> None:
    """A clock without numerals, its case open, a lamb in it."""
    c.paint(
        rect(634, 110, 110, 500, 8), "#5a3228", to="#3a1f20", shade="#24100f", shade_depth=0.15, rim="#c98a6a", shadow=9
    )
    c.paint(poly([(624, 116), (689, 66), (754, 116)]), "#6a3c2e", rim="#c98a6a")
    c.paint(circle(689, 176, 40), "#fbeeda", shade="#b08a7a", shade_depth=0.2)
    c.line([(689, 176), (689, 148)], "#3a2238", 4)
    c.line([(689, 176), (706, 186)], "#3a2238", 4)
    for k in range(12):
        c.paint(circle(689 + 32 * math.cos(k * 0.5236), 176 + 32 * math.sin(k * 0.5236), 2.6), "#7b4159", wobble=0)
    c.paint(rect(652, 250, 74, 250, 6), "#1c0f16")
    c.paint(poly([(726, 250), (752, 262), (752, 514), (726, 500)]), "#7a4a36", shade="#3a2018", rim="#c98a6a")
    with c.clip(rect(652, 250, 74, 250, 6)):
        _sheep_bust(c, 690, 408, 0.5, "#fbf3e0", "#e8c4b0", look=-0.6)


def _wall_of_clues(c: Canvas) -> None:
    """Grandmother's portrait, three model houses, a red hood on a peg, and the tall clock with a lamb in it."""
    gold = "#d9a860"
    _portrait(c, gold)
    c.paint(rect(360, 196, 190, 10, 2), "#4a2a24", shadow=6, rim="#c98a6a")
    for x, tone, roof in ((380, "#e8c874", "#b8923c"), (442, "#8a5a3a", "#5a3a28"), (502, "#b85a48", "#6a3038")):
        c.paint(rect(x, 164, 38, 32), tone, shade=mix(tone, ROSE.ink, 0.5), shade_depth=0.3)
        c.paint(poly([(x - 8, 166), (x + 19, 132), (x + 46, 166)]), roof, wobble=0.5, rim=ROSE.light, rim_width=3)
        c.paint(rect(x + 14, 176, 10, 20, 4), "#2a1620")
        for k in range(4):
            c.line([(x + 3 + k * 9, 166), (x + 5 + k * 9, 192)], mix(tone, ROSE.ink, 0.4), 1.5, alpha=0.7)
    with c.at(-76, -62):
        c.paint(circle(520, 330, 6), gold)
        hood = smooth([(520, 322), (546, 344), (552, 400), (568, 470), (530, 482), (486, 474), (496, 400), (500, 346)])
        c.paint(hood, "#b8322c", shade="#4a1418", shade_depth=0.28, rim="#f0907a", shadow=8)
        c.paint(smooth([(520, 344), (536, 362), (534, 396), (508, 396), (506, 362)]), "#5a1a1c")
        for x in (510, 530):
            c.line([(x, 410), (x + 4, 474)], "#6a1c1e", 2.4, alpha=0.7)
    _tall_clock(c)


def _wool(c: Canvas, x: float, y: float, radius_x: float, radius_y: float, wool: Color) -> None:
    """A cloud of wool with curls."""
    lumps = [
        ellipse(
            x + radius_x * 0.8 * math.cos(k * math.tau / 13),
            y + radius_y * 0.8 * math.sin(k * math.tau / 13),
            radius_x * 0.34,
            radius_y * 0.32,
        )
        for k in range(13)
    ]
    dark = mix(wool, "#6a4458", 0.62)
    c.paint(
        union(ellipse(x, y, radius_x * 0.86, radius_y * 0.86), *lumps),
        wool,
        shade=dark,
        shade_depth=0.3,
        rim="#fffaf0",
        rim_width=4,
        rough=1.3,
        shadow=7,
        shadow_offset=(3, 4),
        shadow_color="#5a2c44",
    )
    for k in range(16):
        a, r = k * 2.4, 0.78 * math.sqrt((k + 0.5) / 16)
        qx, qy, size = x + radius_x * r * math.cos(a), y + radius_y * r * math.sin(a), radius_x * 0.11
        curl = [(qx - size, qy - size * 0.3), (qx, qy + size * 0.8), (qx + size, qy),
            (qx + size * 0.2, qy - size * 0.5)]  # fmt: skip
        c.line(curl, dark, radius_x * 0.028, alpha=0.55, wobble=0.3)


def _sheep_bust(c: Canvas, x: float, y: float, scale: float, wool: Color, face: Color, look: float = 0) -> None:
    """A sheep from the front behind the table at (x, y): wool, long face, hooves on the edge, eyes turned to look."""
    with c.at(x, y, scale):
        dark = mix(face, ROSE.ink, 0.55)
        _wool(c, 0, -36, 72, 66, wool)
        for k in (-1, 1):
            ear = smooth([(k * 26, -118), (k * 62, -126), (k * 76, -108), (k * 52, -98), (k * 26, -102)])
            c.paint(ear, face, shade=dark, shade_depth=0.3, wobble=0.3)
            c.paint(moved(ellipse(0, 0, 14, 5), k * 54, -111, 1, k * -6), mix(face, "#e59a8a", 0.5), wobble=0.1)
        head = smooth(
            [(-34, -118), (-24, -140), (24, -140), (34, -118), (28, -82), (20, -56), (0, -48), (-20, -56), (-28, -82)]
        )
        c.paint(head, face, shade=dark, shade_depth=0.26, rim=mix(face, "#fffaf0", 0.4), wobble=0.3)
        _wool(c, 0, -142, 40, 24, wool)
        for k in (-1, 1):
            c.paint(ellipse(k * 17, -102, 8.5, 9.5), "#fbf3e0", wobble=0.1)
            c.paint(ellipse(k * 17 + look * 4, -101, 4.2, 5.4), "#1c1420", wobble=0)
            c.paint(ellipse(k * 7, -64, 3.4, 2.4), dark, wobble=0)
            c.paint(limb([(k * 30, -20), (k * 32, 0), (k * 26, 14)], [18, 16, 18]), dark, wobble=0.2)
        c.line([(-9, -56), (0, -52), (9, -56)], dark, 2.4, wobble=0.1)


def _sheep_back(c: Canvas, x: float, y: float, scale: float, wool: Color, face: Color) -> None:
    """A sheep from behind on a stool at (x, y)."""
    with c.at(x, y, scale):
        for k in (-46, 0, 46):
            c.paint(limb([(k * 0.6, -10), (k, 70)], 12, 9), "#5a3228", shade="#24100f", shade_depth=0.3)
        c.paint(ellipse(0, -4, 74, 22), "#9a5a48", shade="#4a2420", shade_depth=0.3, rim="#eab5a0")
        for k in (-1, 1):
            ear = smooth([(k * 26, -178), (k * 64, -188), (k * 78, -168), (k * 54, -158), (k * 26, -160)])
            c.paint(ear, face, shade=mix(face, ROSE.ink, 0.5), shade_depth=0.3, wobble=0.3)
        _wool(c, 0, -188, 48, 42, wool)
        _wool(c, 0, -84, 90, 88, wool)


def _zip(c: Canvas, x: float, y: float) -> None:
    """A zip down the wool, open at the top on grey fur, and a grey tail below the stool."""
    tail = smooth([(x + 46, y - 30), (x + 96, y + 26), (x + 132, y + 14), (x + 134, y - 44, 1), (x + 164, y + 10),
        (x + 130, y + 58), (x + 84, y + 62), (x + 44, y + 24)])  # fmt: skip
    c.paint(tail, "#6d7480", shade="#2f3444", shade_depth=0.3, rim="#c0c4cc", rough=2)
    c.paint(smooth([(x + 133, y - 6), (x + 134, y - 44, 1), (x + 152, y - 10)]), "#a8aeb8", rough=1.6)
    gap = smooth([(x - 2, y - 158, 1), (x - 20, y - 148), (x - 2, y - 96, 1), (x + 18, y - 146)])
    c.paint(gap, "#5a6270", shade="#2f3444", shade_depth=0.3)
    for k in range(4):
        c.line([(x - 6 + k * 4, y - 146), (x - 5 + k * 3, y - 128)], "#a8aeb8", 2, alpha=0.8)
    for side in (-1, 1):
        for k in range(6):
            t = k / 5
            c.paint(rect(x - 2 + side * (19 - 19 * t) - 4, y - 150 + t * 52, 8, 5, 1), "#d8a24a", wobble=0.1)
    for k in range(13):
        c.paint(rect(x - 9, y - 96 + k * 8, 16, 4.4, 1), "#d8a24a" if k % 2 else "#8a5a34", wobble=0.1)
    c.paint(rect(x - 8, y - 104, 14, 16, 4), "#f0c870", shade="#8a5a34", shade_depth=0.3)
    c.paint(limb([(x - 1, y - 92), (x - 4, y - 70)], 8, 11), "#f0c870", shade="#8a5a34", shade_depth=0.3)


def _tea_table(c: Canvas) -> None:
    """A round table seen from above with cake, candles, cups and far too many small things."""
    cloth = union(ellipse(440, 776, 318, 160), smooth([(122, 776, 1), (440, 700), (758, 776, 1), (748, 856), (690, 930),
        (600, 972), (440, 990), (280, 972), (190, 930), (132, 856)]))  # fmt: skip
    c.paint(cloth, "#efd9c6", to="#c99a94", shade="#7b4159", shade_depth=0.12, shadow=16, rough=1.4)
    for k in range(13):
        a = math.pi * (k + 0.5) / 13
        x, y = 440 + 316 * math.cos(a), 776 + 160 * math.sin(a)
        c.line([(x, y), (x + 6 * math.cos(a), y + 50 * math.sin(a) + 8)], "#a8707a", 4, alpha=0.5)
    c.paint(
        ellipse(440, 776, 316, 156),
        "#fae9da",
        to="#e3b5a6",
        shade="#c98f88",
        shade_depth=0.08,
        rim="#fffdf4",
        rim_width=4,
    )
    c.paint(ellipse(440, 776, 288, 138), "#e8b8a8", stroke=3, alpha=0.7)
    for x, y, w, tone in ((424, 706, 56, "#3f7f86"), (540, 694, 54, "#c77a7f"), (634, 722, 56, "#d9a860"),
        (650, 806, 58, "#7b4159"), (232, 836, 62, "#c77a7f"), (430, 890, 64, "#3f7f86"),
        (600, 872, 62, "#d9a860")):  # fmt: skip
        _cup(c, x, y, w, tone)
    _titbits(c)
    with c.at(470, 800, 1.12):
        _cake(c, 0, 0)
    for x, y in ((292, 836), (588, 786)):
        c.paint(rect(x - 8, y - 62, 16, 60, 3), "#fbf3e0", shade="#c99a94", shade_depth=0.3)
        c.paint(ellipse(x, y, 22, 8), "#d9a860", shade="#6b3f2a", shade_depth=0.4)
        c.glow(x, y - 76, 110, "#ffdf9a", 0.7)
        c.paint(smooth([(x, y - 90, 1), (x + 7, y - 72), (x, y - 63), (x - 7, y - 72)]), "#ffe9a8", wobble=0.1)


def _titbits(c: Canvas) -> None:
    """Macaroons, mint, a jar of jam, poppies in a vase, and a pair of shears half under a napkin."""
    for x, y, tones in (
        (240, 762, ("#e59a96", "#b5c9a0", "#d9a860", "#c77a7f")),
        (350, 866, ("#b5c9a0", "#8fb0a0", "#7aa088", "#5f9a6a")),
    ):
        c.paint(ellipse(x, y, 54, 22), "#f6e3d6", shade="#b98a88", shade_depth=0.25, rim="#fffdf4", shadow=4)
        c.paint(ellipse(x, y, 38, 14), "#d9a89a", stroke=2, alpha=0.7)
        for k, tone in enumerate((*tones, tones[0])):
            q = ellipse(x - 26 + k * 13, y - 6 + (k % 2) * 7, 11, 8)
            c.paint(q, tone, shade=mix(tone, ROSE.ink, 0.45), shade_depth=0.3, wobble=0.3)
    c.paint(rect(296, 698, 34, 40, 6), "#a82c44", shade="#4a1424", shade_depth=0.3, rim="#ff9aa0", shadow=4)
    c.paint(rect(292, 688, 42, 14, 4), "#fbeeda", shade="#b98a88", shade_depth=0.3)
    napkin = smooth([(180, 786, 1), (214, 776), (238, 806, 1), (204, 824, 1)])
    for side in (0, 9):
        c.line([(232 - side, 796 + side), (272 - side, 800 + side * 1.4), (288, 804 + side)], "#8a93a0", 5)
    c.paint(moved(ellipse(0, 0, 17, 9), 170, 800, 1, -24), "#8a93a0", stroke=5)
    c.paint(napkin, "#c77a7f", shade="#7b4159", shade_depth=0.25, rim="#ffe6d8", shadow=4)
    vase = smooth([(322, 838), (312, 806), (326, 784), (322, 768), (350, 768), (346, 784), (360, 806), (350, 838)])
    for x, y, turn in ((316, 716, -12), (346, 694, 6), (368, 724, 16)):
        c.line([(336, 772), ((x + 336) / 2 + turn * 0.3, 744), (x, y)], "#5f8a5a", 3)
        for k in range(5):
            c.paint(
                ellipse(x + 9 * math.cos(k * 1.257), y + 7 * math.sin(k * 1.257), 10, 8), "#c83a30", shade="#7a1c1c"
            )
        c.paint(circle(x, y, 4), "#2a1620", wobble=0)
    c.paint(vase, "#5f9aa0", shade="#24505a", shade_depth=0.3, rim="#d8f0ea", shadow=4)


def _cup(c: Canvas, x: float, y: float, width: float, tone: Color) -> None:
    """A teacup on its saucer with the tea showing."""
    w = width / 2
    c.paint(ellipse(x, y + w * 0.55, w * 1.5, w * 0.55), "#fbeeda", shade="#b98a88", shade_depth=0.25, shadow=4)
    c.paint(ellipse(x + w * 1.05, y + w * 0.05, w * 0.36, w * 0.3), tone, stroke=5)
    bowl = smooth([(x - w, y - w * 0.3, 1), (x + w, y - w * 0.3, 1), (x + w * 0.8, y + w * 0.4), (x, y + w * 0.72),
        (x - w * 0.8, y + w * 0.4)])  # fmt: skip
    c.paint(bowl, tone, shade=mix(tone, ROSE.ink, 0.5), shade_depth=0.3, rim="#fffdf4", rim_width=3)
    c.paint(ellipse(x, y - w * 0.3, w, w * 0.34), "#fffaf0", wobble=0.3)
    c.paint(ellipse(x, y - w * 0.26, w * 0.84, w * 0.24), "#a8683a", wobble=0.3)


def _cake(c: Canvas, x: float, y: float) -> None:
    """A cake in three tiers under grass of icing, with a small sugar sheep on top."""
    for width, height, top, tone in ((92, 40, 0, "#e59a96"), (66, 36, -38, "#fbeeda"), (40, 32, -72, "#c77a7f")):
        c.paint(
            union(rect(x - width, y + top - height, width * 2, height), ellipse(x, y + top, width, width * 0.28)),
            tone,
            shade=mix(tone, ROSE.ink, 0.5),
            shade_depth=0.25,
        )
        c.paint(ellipse(x, y + top - height, width, width * 0.28), "#fff6e6", shade="#e0b0a4", shade_depth=0.2)
        for k in range(int(width / 8)):
            a = math.pi * (k + 0.5) / int(width / 8)
            qx, qy = x + width * math.cos(a), y + top - height + width * 0.27 * math.sin(a)
            c.paint(limb([(qx, qy - 3), (qx, qy + 8 + (k * 5) % 9)], 11, 8), "#fff6e6", wobble=0.3)
    for k in range(9):
        a = k * 0.7
        c.paint(circle(x + 76 * math.cos(a), y - 40 + 19 * math.sin(a), 7), "#a82c34", rim="#ffc0b0", wobble=0.1)
    c.paint(union(ellipse(x, y - 122, 17, 12), circle(x - 16, y - 128, 7)), "#fffdf4", shade="#c99a94", shade_depth=0.3)
    c.paint(circle(x - 18, y - 128, 4), "#3a2238", wobble=0)


def _hostess(c: Canvas) -> None:
    """The wolf in waistcoat and apron bends over the table and pours."""
    wolf(c, 152, 850, 570, ROSE, color="#667083", flip=True, pose="upright", coat="#3f7f86", turn=5)
    with c.at(152, 850, 570 / 246, 5, True):
        apron = smooth([(-34, -112), (-12, -116), (10, -104), (22, -60), (26, -40), (-36, -44), (-36, -80)])
        c.paint(apron, "#fbf1de", shade="#a8808a", shade_depth=0.22, rim="#fffdf4", wobble=0.4)
        for side in (-1, 1):
            loop = smooth([(-32, -140, 1), (-32 + side * 20, -154), (-32 + side * 22, -130)])
            c.paint(loop, "#b8322c", shade="#5a1418", shade_depth=0.3, rim="#f0907a", wobble=0.2)
        c.paint(ellipse(-32, -141, 5, 6), "#8a2420", wobble=0.1)
        arm = limb([(10, -138), (16, -110), (-14, -94), (-42, -99)], [29, 25, 21, 17])
        c.paint(arm, "#35707a", shade="#173238", shade_depth=0.3, rim="#8ac0c4", wobble=0.3)
        c.paint(
            smooth([(-38, -107), (-56, -106), (-66, -98), (-58, -90), (-40, -90)]),
            "#667083",
            shade="#2f3444",
            shade_depth=0.3,
            rim="#c0c4cc",
            wobble=0.2,
        )
        for k in (0, 1, 2):
            c.line([(-62 + k * 5, -98 + k * 3), (-66 + k * 5, -93 + k * 3)], "#1c1420", 2)


def _pouring_pot(c: Canvas) -> None:
    """The teapot in the paw, and the tea falling into the first cup."""
    c.line([(428, 634), (426, 664), (424, 702)], "#b8723a", 6, alpha=0.9)
    with c.at(342, 620, 1.06, 26, True):
        c.line([(46, -16), (74, -22), (76, 16), (48, 20)], "#7b4159", 9)
        c.paint(smooth([(-40, 6), (-66, -8), (-78, -34, 1), (-62, -32), (-40, -18)]), "#c77a7f", shade="#5a2c44")
        pot = smooth([(-46, 0), (-38, -34), (0, -48), (38, -34), (50, 0), (38, 32), (0, 42), (-36, 32)])
        c.paint(pot, "#d98f8a", shade="#6a344c", shade_depth=0.3, rim="#ffe6d8")
        c.paint(ellipse(0, -42, 24, 9), "#c77a7f", rim="#ffe6d8")
        c.paint(circle(0, -52, 8), "#fbeeda", shade="#a8707a", shade_depth=0.3)
        for k in range(5):
            c.paint(circle(-24 + k * 12, 2 + 5 * math.sin(k * 2), 4), "#fbeeda", wobble=0.1)


@scene(
    "wolf-table",
    "And One for the Hostess",
    motifs="wolf sheep tea table cake clock zip",
    themes="trust deceit hospitality disguise appetite",
    moods="polite uneasy",
    alt=(
        "A wolf with a red bow tie pours tea for seven sheep round a table with a cake; one sheep, seen from "
        "behind, has a zip and a grey tail. A lamb looks out of the tall clock, and a red hood and the portrait "
        "of a wolf in glasses hang on the wall."
    ),
    seed=51,
    clues=("after you", "wolf in wool", "one too many", "manners", "clink", "who invited him"),
)
def wolf_table(c: Canvas) -> None:
    """A wolf gives a tea party."""
    _dining_room(c)
    _wall_of_clues(c)
    c.glow(440, 640, 420, "#ffdfa8", 0.4)
    for x, y, wool, face, look in ((446, 660, "#f7ead2", "#4a3440", -1), (552, 648, "#f3d9cc", "#e8c4b0", -1),
        (656, 668, "#e3dcd8", "#3f3040", 0.2)):  # fmt: skip
        _sheep_bust(c, x, y, 0.86, wool, face, look)
    c.paint(moved(poly([(-26, 0), (0, -58), (26, 0)]), 552, 512, 1, 8), "#3f7f86", rim="#8ac0c4", shade="#173238")
    c.paint(circle(560, 454, 8), "#fbeeda")
    for k in range(7):
        c.paint(
            circle(632 + k * 8, 616 + 8 * math.sin(k * 0.52), 5), "#fffdf4", shade="#b98a88", shade_depth=0.4, wobble=0
        )
    _hostess(c)
    _tea_table(c)
    _pouring_pot(c)
    _sheep_bust(c, 696, 876, 0.8, "#f0e0c8", "#d9b09c", -1)
    for x, y, wool, face in ((176, 1058, "#efe2cf", "#4a3440"), (650, 1074, "#e8cfc4", "#e8c4b0"),
        (404, 1088, "#fbf3e0", "#c9a090")):  # fmt: skip
        c.shadow_blob(x, y + 66, 90, 14, "#1c0f16", 0.5)
        _sheep_back(c, x, y, 0.98 if x != 404 else 1.06, wool, face)
    _zip(c, 404, 1076)


# -- broken-bridge ---------------------------------------------------------


def _gorge(c: Canvas, p: Palette) -> None:
    """A low amber sun in a teal sky, far ranges, and the misty depth under the bridge."""
    c.sky([(0, "#123f4b"), (0.16, "#246a70"), (0.3, "#5f9484"), (0.42, "#dba552"), (0.56, "#f2a83e"),
        (0.66, "#c9a05c"), (0.8, "#2a5f62"), (1, "#0c2a32")], mottle=0.07)  # fmt: skip
    c.strokes(2200, 0, 180, 15, 0.06, 0.9)
    c.glow(352, 600, 420, "#ffc24e", 0.45, squash=0.7)
    c.paint(circle(352, 610, 80), "#fff6d2", to="#ffe08c", rough=2)
    c.glow(352, 610, 170, "#fff0bc", 0.4)
    for x, y, wide in ((610, 330, 260), (150, 236, 210), (520, 150, 120)):
        cloud(c, x, y, wide, "#5f9488", "#2f6a6c", alpha=0.85, rim="#ffd98a")
    gulls(c, [(300, 330, 1), (336, 312, 0.7), (262, 350, 0.6)], p.ink, 1)
    far = [(-20, 700), (90, 640), (190, 668), (280, 640), (400, 678), (520, 640), (640, 676), (730, 626), (830, 690)]
    mountain(c, far, "#4f7f70", "#33645f", to="#a8945a", bottom=900)
    c.mist(790, 70, "#e0a850", 0.4)
    mid = [(-20, 800), (120, 742), (240, 800), (360, 838), (480, 800), (600, 830), (700, 756), (830, 790)]
    mountain(c, mid, "#225a5c", "#15444c", to="#3f7a72", bottom=1040)
    c.mist(900, 90, "#8aa884", 0.35)
    c.paint(rect(-10, 1000, 820, 210), "#2c666a", to="#0f3a44", fade=(0, 1))
    river = smooth([(500, 1006), (520, 1040), (476, 1080), (470, 1130), (410, 1210), (620, 1210), (590, 1130),
        (566, 1080), (580, 1040), (524, 1006)])  # fmt: skip
    c.paint(river, "#f6d48c", to="#8f9a6c", feather=2)
    c.strokes(60, 0, 50, 5, 0.12, 0.5, region=(430, 1040, 610, 1190), colors=("#fbe6ae", "#3f7a74", "#e8b45c"))
    c.mist(1010, 60, "#6f9f8c", 0.45)


def _cliff(c: Canvas, points: Points, p: Palette, lit: float) -> None:
    """One wall of the gorge in rough strata; lit is the side its rim light comes from."""
    rock = poly(points)
    c.paint(rock, "#2a4a48", to="#0b2228", rim="#f0bf68", rim_width=5, rim_from=(lit, -0.3), wobble=2.2, rough=2)
    with c.clip(rock):
        for _ in range(60):
            x, y, wide = c.rng.uniform(0, 800), c.rng.uniform(640, 1190), c.rng.uniform(20, 60)
            ledge = [(x - wide, y), (x, y - 7), (x + wide, y + 2), (x + wide * 0.6, y + 16), (x - wide * 0.7, y + 12)]
            c.paint(poly(ledge), c.rng.choice((p.mid, p.deep, p.ink)), alpha=0.34, fade=(1, 0.1), wobble=1.6)
    for x, y in points[2:-3:2]:
        for k in (-1, 0, 1):
            pine(c, x - lit * 18 + k * 13, y + 12 + k * 5, c.rng.uniform(34, 56), mix(p.ink, p.deep, 0.3), rim=p.mid)


def _half_bridge(x: float, y: float, span: float, pier: float) -> Path:
    """Half a stone bridge from x to x + span (broken there), its deck at y, on one pier of that length."""
    way = 1 if span > 0 else -1
    reach = abs(span)
    first = [(-40, 74), (reach * 0.02, 86), (reach * 0.10, 128), (reach * 0.16, 200), (reach * 0.17, pier)]
    second = [(reach * 0.46, pier), (reach * 0.47, 210), (reach * 0.54, 138), (reach * 0.68, 84), (reach * 0.84, 56)]
    ragged = [(reach - 30, 50), (reach - 4, 40), (reach - 20, 20), (reach + 12, 6), (reach - 6, -30)]
    return poly([(x + way * px, y + py) for px, py in [(-40, -30), *first, *second, *ragged]])


def _bridge(c: Canvas, x: float, y: float, span: float, pier: float, p: Palette) -> None:
    """Paint half a bridge: blocks, parapet posts, a lamp, and stones that hang loose at its end."""
    way = 1 if span > 0 else -1
    stone, dark = mix(p.deep, p.mid, 0.22), mix(p.ink, p.deep, 0.3)
    body = _half_bridge(x, y, span, pier)
    c.paint(body, stone, to=dark, rim="#ffdf9a", rim_width=5, rim_from=(way * 0.7, -0.6), wobble=0.8, rough=1.6)
    with c.clip(body):
        for row in range(int(pier / 24) + 3):
            for k in range(int(abs(span) / 34) + 2):
                bx, by = x + way * (k * 34 - 40 + 17 * (row % 2)), y - 26 + row * 24
                tone = mix(stone, c.rng.choice((p.mid, p.ink)), c.rng.uniform(0.1, 0.5))
                c.paint(rect(min(bx, bx + way * 31), by, 31, 21, 3), tone, alpha=0.5, wobble=0.5)
    for k in range(int(abs(span) / 38)):
        px = x + way * (k * 38 + 4)
        c.paint(rect(px - 5, y - 62, 10, 34, 2), dark, rim="#f0b860", rim_width=5, rim_from=(way, -0.4), wobble=0.3)
    rail = x + way * (int(abs(span) / 38) * 38 - 34)
    c.line([(x - way * 40, y - 62), (rail, y - 62)], dark, 9, rim="#ffdf9a", rim_width=5, rim_from=(0, -1), wobble=0.5)
    for dx, dy, size in ((26, 20, 9), (12, 62, 7), (34, 84, 5)):
        c.paint(poly([(x + span + way * (dx + a * size), y + dy + b * size)
            for a, b in ((-1, -0.6), (0.7, -1), (1, 0.5), (-0.4, 1))]), stone, rim="#f0b860", wobble=0.3)  # fmt: skip


def _hung_table(c: Canvas, x: float, y: float, p: Palette) -> None:
    """A slab of the missing road on ropes, with a table laid for two by candle light."""
    c.glow(x, y - 70, 300, p.glow, 0.72)
    slab = poly([(x - 148, y), (x + 150, y - 4), (x + 140, y + 22), (x + 84, y + 30), (x + 62, y + 46), (x + 8, y + 34),
        (x - 52, y + 52), (x - 96, y + 28), (x - 142, y + 24)])  # fmt: skip
    c.paint(slab, "#b08a58", to=p.deep, rim="#fff0c4", rim_width=6, rim_from=(0, -1), rough=1.8)
    for side in (-1, 1):
        _bistro_chair(c, x + side * 100, y, side, p)
    cloth = smooth([(x - 62, y - 84, 1), (x, y - 86), (x + 62, y - 84, 1), (x + 72, y - 12, 1), (x + 40, y - 20),
        (x + 18, y - 8), (x - 10, y - 20), (x - 40, y - 8), (x - 74, y - 14, 1)])  # fmt: skip
    c.line([(x - 40, y - 30), (x - 46, y)], p.ink, 6, wobble=0.2)
    c.line([(x + 40, y - 30), (x + 46, y)], p.ink, 6, wobble=0.2)
    c.paint(cloth, "#fff6de", shade="#d8b480", shade_depth=0.16, light_from=(-0.4, -0.6), wobble=0.4)
    for dx, reach in ((-44, 8), (-12, 20), (22, 9), (48, 16)):
        c.line([(x + dx * 0.9, y - 62), (x + dx, y - 10 - reach * 0.4)], "#b8935c", 2.4, alpha=0.7, wobble=0.3)
    for dx in (-36, 38):
        c.paint(ellipse(x + dx, y - 86, 20, 4), "#efdfc0", shade="#8a6a42", wobble=0.2)
        c.paint(smooth([(x + dx * 0.45 - 6, y - 112, 1), (x + dx * 0.45 + 6, y - 112, 1), (x + dx * 0.45 + 2, y - 98),
            (x + dx * 0.45 - 2, y - 98)]), p.accent, wobble=0.1)  # fmt: skip
        c.line([(x + dx * 0.45, y - 99), (x + dx * 0.45, y - 86)], "#fff3d6", 2, wobble=0.1)
    c.paint(rect(x - 3, y - 118, 6, 32), "#fff8e6", wobble=0.1)
    c.glow(x, y - 126, 120, "#fff0c0", 0.9)
    c.paint(smooth([(x - 5, y - 122), (x, y - 144, 1), (x + 5, y - 122), (x, y - 116)]), "#fff6d0", wobble=0.1)


def _bistro_chair(c: Canvas, x: float, y: float, side: int, p: Palette) -> None:
    """A bent-wood chair whose back is away from the table (side 1: to the right)."""
    wood = mix(p.ink, p.deep, 0.4)
    for dx in (-16, 16):
        c.line([(x + dx * 0.8, y - 46), (x + dx, y)], wood, 5, wobble=0.2)
    c.paint(rect(x - 21, y - 52, 42, 9, 4), mix(p.accent, p.ink, 0.15), rim=p.light, rim_width=4, wobble=0.2)
    back = [(x + side * 16, y - 50), (x + side * 24, y - 100), (x + side * 20, y - 112)]
    c.line(back, wood, 6, rim="#ffdf9a", rim_from=(-side, -0.3), wobble=0.2)


@scene(
    "broken-bridge",
    "Halfway, at Eight",
    motifs="bridge table candle gorge waiter",
    themes="reconciliation distance courage love compromise",
    moods="romantic dizzy",
    alt=(
        "Two halves of a broken stone bridge face each other over a deep gorge under a low sun; between them a "
        "table laid for two with a burning candle hangs on ropes, somebody in an apron crosses a rope with a "
        "tray, and one person waits on each half."
    ),
    seed=811,
    clues=("meet me halfway", "blind date", "vertigo", "peace talks", "table for two", "who goes first?"),
)
def broken_bridge(c: Canvas) -> None:
    """A dinner in the gap of a bridge."""
    p = OCHRE
    _gorge(c, p)
    _bridge(c, 30, 560, 236, 330, p)
    _bridge(c, 770, 634, -182, 420, p)
    _cliff(
        c, [(830, 770), (776, 790), (766, 880), (748, 960), (668, 1010), (650, 1080), (600, 1220), (830, 1220)], p, -0.8
    )
    _cliff(c, [(-20, 640), (86, 650), (120, 740), (156, 800), (158, 880), (226, 960), (240, 1040), (330, 1110),
        (390, 1220), (-20, 1220)], p, 0.8)  # fmt: skip
    table_x, table_y = 424, 908
    c.line([(250, 536), (250, 496)], p.ink, 8, rim="#ffdf9a", wobble=0.2)
    c.line([(596, 610), (596, 572)], p.ink, 8, rim="#ffdf9a", wobble=0.2)
    c.line([(250, 502), (400, 552), (596, 578)], "#2a1c16", 3.4, wobble=0.3)
    for ax, ay, dx in ((262, 538, -140), (244, 540, -112), (586, 610, 140), (606, 612, 112)):
        c.line([(ax, ay), (table_x + dx, table_y)], "#fbe2ac", 3.2, wobble=0.3)
    _hung_table(c, table_x, table_y, p)
    waiter = Look("#c98f66", "#1c1418", "short", clothes="apron", top="#123a44", trim="#fff3d6", bottom="#123a44")
    held = figure(c, 390, 552, 104, p, waiter, Pose("walk", near=(-0.2, -0.98), far=(0.3, -0.66), lean=-3), flip=True,
        shadow=0)  # fmt: skip
    c.paint(ellipse(held.near[0], held.near[1] - 4, 20, 4), "#fff0d0", wobble=0.1)
    c.paint(smooth([(held.near[0] - 14, held.near[1] - 6), (held.near[0], held.near[1] - 22),
        (held.near[0] + 14, held.near[1] - 6)]), "#e6d8c0", shade=p.mid, wobble=0.1)  # fmt: skip
    _bridge_guests(c, p)


def _bridge_guests(c: Canvas, p: Palette) -> None:
    """The two who wait: he hides flowers behind his back, she has a lantern and stands a step from the edge."""
    him = Look("#8a5a3c", "#e2ddd4", "short", True, "old", top="#2f6f74", bottom="#1f2c30", scarf="#f0b860")
    her = Look("#f0cdb0", "#5a3020", "long", top="#b8452f", bottom="#1f2c30")
    for dx, dy in ((-2, 0), (7, -4), (3, 7), (12, 3)):
        c.line([(162, 476), (136 + dx, 462 + dy)], "#4f7a54", 2, wobble=0.1)
        c.paint(circle(136 + dx, 462 + dy, 6), "#fbe0b0" if dx < 5 else "#e8803c", shade=p.mid, wobble=0.2)
    figure(c, 186, 532, 116, p, him, Pose(near=(0.16, -0.5), far=(-0.08, -0.5), tilt=-8, near_hand="grip"), flip=True)
    held = figure(c, 680, 606, 108, p, her, Pose(near=(-0.2, -0.52), far=(-0.06, -0.5), near_hand="grip"))
    c.glow(held.near[0], held.near[1] + 18, 70, p.glow, 0.8)
    c.paint(rect(held.near[0] - 6, held.near[1] + 8, 12, 18, 3), "#fff0c0", shade=p.soft, wobble=0.1)
    c.line([(held.near[0], held.near[1]), (held.near[0], held.near[1] + 8)], p.ink, 2, wobble=0.1)
