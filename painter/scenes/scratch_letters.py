"""A post office where letters hatch, cut into scratchboard."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import arch, circle, ellipse, limb, poly, rect, smooth
from painter.media.scratch import CLAY, Scratch
from painter.motifs.busts import bust
from painter.motifs.faces import Face, Mouth
from painter.motifs.pose import Frame, Place, Pose, figure, skeleton
from painter.motifs.pose import point as point_of
from painter.scene import scene
from painter.solids import Solid, Vec, look, turn_matrix

GOLD, RED, BLUE = "#f5c24e", "#d4452f", "#7fa9b8"
_LIGHT: Vec = (-0.35, -0.75, 0.55)


@scene(
    "letter-birds",
    "Second Delivery",
    motifs="envelopes birds post-office pigeonholes clerk nest window lamp",
    themes="messages birth freedom work hope",
    moods="airy tender",
    alt=(
        "In a post office with walls of pigeonholes, a clerk with a white beard stretches up both arms before a tall "
        "lit window. Birds folded from envelopes fly up, a chick hatches from an envelope, and a lamp shines on a nest "
        "of letters on the counter."
    ),
    seed=753,
    clues=("good news", "air mail", "overdue", "spring", "let it go", "flutter", "love letters"),
    medium=Scratch,
)
def letter_birds(c: Scratch) -> None:
    """A post office where envelopes hatch."""
    c.stains = (GOLD, RED, BLUE)
    _pigeonholes(c)
    _window(c)
    _clerk(c)
    _letter_bird(c, 412, 150, 0.86, -16, False)
    _letter_bird(c, 196, 226, 1.14, 12, True)
    _letter_bird(c, 612, 232, 1.2, -12, False)
    _counter(c)


def _pigeonholes(c: Scratch) -> None:
    for row in range(12):
        for column in range(9):
            x, y = 22 + column * 86, 30 + row * 84
            if 236 < x + 40 < 590 and y < 760:
                continue
            with c.marks(angle=0, gap=4.6):
                c.paint(rect(x, y, 84, 9), "#d8c8a0")
            with c.marks(angle=90, gap=4.6):
                c.paint(rect(x, y + 9, 9, 75), "#a89878")
            for n in range(c.rng.choice((0, 1, 2, 3))):
                lean = c.rng.uniform(-6, 6)
                left = x + 16 + n * 15
                letter = poly([(left, y + 78), (left + lean, y + 32), (left + lean + 40, y + 28), (left + 42, y + 78)])
                c.cover(letter)
                with c.marks(angle=c.rng.uniform(60, 100), gap=4.2):
                    c.paint(letter, "#c8c4b6", to="#6a665c")


def _window(c: Scratch) -> None:
    """The light comes from behind the clerk."""
    c.cover(arch(413, 800, 352, 772))
    for column in range(3):
        for row in range(5):
            x, y = 252 + column * 110, 60 + row * 144
            pane = rect(x, y, 100, 134)
            with c.clip(arch(413, 800, 330, 750)), c.marks(angle=90, gap=4.8):
                far = math.hypot(x + 50 - 413, y - 380) / 500
                c.paint(pane, np.array((0.98, 0.80, 0.42), np.float32) * (1.06 - 0.4 * far))


def _letter_bird(c: Scratch, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """One envelope, folded: flap for a wing, seal for a heart; it flies to the right."""
    far_wing = [(2, 2), (46, -10), (74, -140)]
    body = [(-70, 2), (46, -12), (4, 50)]
    tail = [(-70, 2), (-40, 26), (-126, 44), (-116, 14)]
    neck = [(46, -12), (72, -58), (96, -44), (28, 22)]
    beak = [(84, -54), (96, -44), (126, -34), (100, -56)]
    wing = [(-56, 2), (36, -10), (-62, -158)]
    flap = [(-56, 2), (36, -10), (-30, -56)]
    with c.at(x, y, size, turn, flip):
        for path in (far_wing, body, tail, neck, beak, wing):
            c.cover(smooth([(p[0], p[1], 1) for p in path]))
            c.paint(poly(path), "#000000", stroke=9)
        sheets = (
            (far_wing, "#8a867a", 62),
            (tail, "#b8b4a6", 8),
            (body, "#e2ded0", 24),
            (neck, "#fffaf0", 58),
            (beak, GOLD, 10),
            (wing, "#fffaf0", 74),
            (flap, "#cfcabc", 20),
        )
        for path, tone, angle in sheets:
            with c.marks(angle=(-angle if flip else angle) + turn, gap=4.2):
                c.paint(poly(path), tone, wobble=0.2)
            c.cover(limb([*path, path[0]], [3.2] * (len(path) + 1)))
        c.cover(circle(-27, -50, 18))
        c.scrape(circle(-27, -50, 13), 1, RED)
        c.cover(circle(80, -46, 4))


def _clerk(c: Scratch) -> None:
    place = Place(408, 1632, 1130, yaw=6)
    pose = Pose(
        chest=(4, -8, 0),
        head=(4, -14, 4),
        left_hand=(-0.25, -1.12, 0.10),
        right_hand=(0.27, -1.10, 0.10),
        left_grip="open",
        right_grip="open",
        left_elbow=(-1, 0.1, 0.1),
        right_elbow=(1, 0.1, 0.1),
        left_palm=(0.5, -0.2, 0.8),
        right_palm=(-0.5, -0.2, 0.8),
        left_fingers=(-0.2, -1, 0.1),
        right_fingers=(0.3, -1, 0.1),
    )
    frame = Frame(skull=False, stout=1.3, wide=1.12, limbs=1.3, hands=1.25, cloth="shirt")
    parts = figure(pose, place, frame)
    head = point_of(place, skeleton(pose, frame).joints["head"])
    face = Face(
        inner=(0.10, 0.08),
        outer=(0.04, 0.05),
        lids=(0.82, 0.78),
        under=(0.3, 0.3),
        gaze=(-0.25, 0.45),
        cheeks=(0.7, 0.6),
        mouth=Mouth(0.25, 0.24, (0.12, 0.10), 0, 0.8),
        thick_brows=1.5,
        age=0.6,
        nose_width=1.3,
        hair="none",
        yaw=-16,
        pitch=-9,
        roll=-5,
        neck=True,
    )
    skull = bust(face, head[0], head[1], 128, 20, "face ")
    beard, glasses, waist = Solid("beard"), Solid("tie"), Solid("waistcoat")
    x, y = head[0], head[1]
    for k in range(17):
        a = -1.5 + k * 0.1875
        start = (x - 8 + 92 * math.sin(a), y + 40 + 46 * math.cos(a) * 0.9, 60 + 62 * math.cos(a))
        end = (x - 14 + 84 * math.sin(a), y + 150 + 62 * math.cos(a), 72 + 50 * math.cos(a))
        beard.chain(
            [start, ((start[0] + end[0]) / 2 + 8 * math.sin(a), y + 110, 92 + 40 * math.cos(a)), end], (19, 27, 5), 6
        )
    for s in (-1, 1):
        beard.chain(
            [(x - 14 + 10 * s, y + 38, 154), (x - 16 + 46 * s, y + 48, 136), (x - 16 + 78 * s, y + 36, 108)],
            (12, 15, 4),
            6,
        )
        for k in range(3):
            beard.ball((x + 106 * s - 6, y - 30 + 26 * k, 0), (22, 24, 30), None, 6)
    waist.ball((x + 2, y + 330, 40), (150, 190, 104), None, 0, axis=(0, 1, 0))
    for k in range(4):
        glasses.ball((x + 4, y + 240 + 52 * k, 150), 9)
    relief = look([*parts, *skull, waist, glasses, beard], fine=2.0)
    c.cover(relief.outline())
    c.paint(relief.outline(), "#000000", stroke=16)
    colors = {
        "skin": "#ffeeda",
        "face skin": "#ffeeda",
        "face tongue": RED,
        "top": CLAY,
        "legs": "#b8b4a8",
        "face lips": RED,
        "face teeth": "#fffaf0",
        "face maw": "#2a0a08",
        "face eyes": "#fffdf4",
        "face iris": "#3a4a50",
        "face pupil": "#000000",
        "face brows": "#fffdf6",
        "beard": "#fffdf6",
        "tie": GOLD,
        "waistcoat": BLUE,
    }
    c.model(
        relief,
        _LIGHT,
        colors,
        0.05,
        4.6,
        ("beard", "face brows"),
        0.9,
        shadows=False,
        back=((0.75, -0.3, 0.2), GOLD, 0.55),
        fill=((0.3, 0.4, 0.9), 0.22),
        fills={"face skin": 0.3, "face eyes": 0.7, "beard": 0.25, "face lips": 0.5, "face brows": 0.6},
        gaps={"beard": 4.6, "face eyes": 2.6, "face lips": 3, "skin": 3.9},
    )


def _counter(c: Scratch) -> None:
    top = poly([(0, 992), (800, 992), (800, 1040), (0, 1040)])
    c.cover(poly([(0, 986), (800, 986), (800, 1200), (0, 1200)]))
    with c.marks(angle=0, gap=6.0):
        c.paint(top, "#e8d8b0", to="#b8a478")
    for k in range(5):
        with c.marks(angle=90, gap=6.4):
            c.paint(rect(26 + k * 152, 1060, 138, 120), "#7a6a4c", to="#1c1812")
        c.cover(rect(48 + k * 152, 1080, 94, 80))
        with c.marks(angle=90, gap=6.4):
            c.paint(rect(54 + k * 152, 1086, 82, 68), "#4c4232", to="#15120d")
    _chick(c)
    _nest(c)


def _chick(c: Scratch) -> None:
    back = poly([(52, 1010), (70, 876), (262, 866), (272, 1004)])
    c.cover(smooth([(40, 1020, 1), (56, 862, 1), (160, 760), (280, 852, 1), (290, 1016, 1)]))
    with c.marks(angle=8, gap=4.6):
        c.paint(back, "#6a665c")
    chick, shell = Solid("chick"), Solid("wing")
    up = (0.2, -1, 0.3)
    chick.ball((166, 900, 60), (80, 84, 70), axis=up).ball((176, 836, 80), (62, 58, 58), None, 16, axis=up)
    for dx, dy in ((-16, -64), (4, -74), (24, -62)):
        chick.cone((176 + dx * 0.6, 790, 84), (176 + dx, 836 + dy, 90), 8, 2, 6)
    shell.ball((112, 906, 116), (22, 44, 22), turn_matrix(0, 0, 24))
    relief = look([chick, shell], fine=2.0)
    c.paint(relief.outline(), "#000000", stroke=12)
    c.model(relief, _LIGHT, {"chick": GOLD, "wing": GOLD}, 0.08, 4.0, fill=((0.5, 0.3, 0.8), 0.3))
    for bill in ([(216, 830, 1), (262, 838, 1), (218, 850, 1)], [(216, 856, 1), (248, 866, 1), (212, 870, 1)]):
        c.paint(smooth(bill), "#000000", stroke=9)
        c.cover(smooth(bill))
        c.scrape(smooth(bill), 1, RED)
    c.cover(circle(196, 822, 13))
    c.scrape(circle(191, 817, 5))
    front = poly(
        [(48, 1018), (66, 916), (100, 940), (126, 908), (160, 946), (196, 906), (230, 940), (268, 902), (282, 1014)]
    )
    c.cover(front)
    c.paint(front, "#000000", stroke=10)
    with c.marks(angle=-14, gap=4.8):
        c.paint(front, "#fffaf0", to="#b8b4a8", wobble=0.2)
    c.cover(limb([(50, 1014), (164, 962), (280, 1010)], [4, 4, 4]))
    c.cover(circle(166, 966, 24))
    c.scrape(circle(166, 966, 18), 1, RED)


def _nest(c: Scratch) -> None:
    lamp = Solid("lamp")
    lamp.chain([(742, 1000, 20), (752, 860, 20), (716, 790, 20), (672, 800, 30)], (9, 8, 8, 8), 6)
    lamp.ball((742, 1004, 30), (44, 12, 34))
    lamp.cone((668, 790, 34), (654, 838, 40), 22, 52)
    relief = look([lamp], fine=2.0)
    c.cover(smooth([(500, 1010, 1), (520, 900), (610, 760), (700, 760), (790, 840), (795, 1010, 1)]))
    c.model(relief, _LIGHT, {"lamp": BLUE}, 0.08, 3.6, fill=((0.5, 0.3, 0.8), 0.3))
    c.scrape(ellipse(650, 868, 44, 12), 1, "#fff0c4")
    for k in range(16):
        a = math.radians(-74 + k * 9.5)
        c.scratch(
            [(648 + 50 * math.sin(a), 884), (648 + 74 * math.sin(a), 908), (648 + 96 * math.sin(a), 930)], 3, GOLD
        )
    for k in range(13):
        x, y = 556 + (k * 67) % 190, 1000 - 15 * (k // 5) - 5 * (k % 2)
        lean = (-14, 10, -5, 16, 4)[k % 5]
        with c.at(x, y, 1, lean):
            sheet = poly([(-48, -17), (48, -17), (48, 17), (-48, 17)])
            c.cover(poly([(-54, -23), (54, -23), (54, 23), (-54, 23)]))
            with c.marks(angle=lean + np.array((0, 70))[k % 2], gap=4.2):
                c.paint(sheet, ("#fffaf0", "#ffe9b0", "#e0dccf")[k % 3], wobble=0.2)
            c.cover(limb([(-46, -15), (0, 8), (46, -15)], [3, 3, 3]))
    for dx in (-34, 8, 46):
        egg = ellipse(646 + dx, 944, 21, 27)
        c.cover(ellipse(646 + dx, 944, 27, 33))
        with c.marks(center=(646 + dx, 900), gap=3.8):
            c.paint(egg, "#fffaf0", to="#a89a78", wobble=0.2)
        c.cover(limb([(630 + dx, 942), (646 + dx, 954), (662 + dx, 942)], [2.5, 3, 2.5]))
