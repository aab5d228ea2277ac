"""Scenes of a cage and of a book, in ink wash."""

from __future__ import annotations

import math

from painter.geom import Points, circle, ellipse, limb, poly, smooth, union
from painter.media.wash import Wash
from painter.motifs.ink import SITTING, barbs, drawn, finger, fist, swallow, wing
from painter.motifs.inkheads import Face, head, strands
from painter.palette import mix
from painter.scene import scene


@scene(
    "caged-person", "Room and Board", motifs="cage woman bird seed key vine blossom",
    themes="freedom comfort fear care dependence", moods="tender puzzling", seed=62, medium=Wash,
    alt="A woman in a teal dress sits on the perch of a large golden cage whose door stands open behind her. Birds "
    "bring her seeds, berries and a key; shoots grow from the floor and she has feathers in her hair and on her "
    "back.",
    clues=("comfort zone", "spoiled", "open door", "becoming", "golden handcuffs", "chirp"),
)  # fmt: skip
def caged_person(c: Wash) -> None:
    c.wet(smooth([(-30, 60), (200, 20), (320, 200), (200, 420), (-30, 460)]), "#f6c6c0", 60, 0.6, 1.5)
    c.wet(smooth([(830, 420), (660, 480), (640, 760), (830, 860)]), "#f7d9b0", 60, 0.6, 1.5)
    c.wet(ellipse(400, 700, 180, 240), "#cfe6e4", 70, 0.4)
    _bars(c, far=True)
    _floor(c)
    _perch(c)
    _sitter(c)
    _bars(c, far=False)
    _open_door(c)
    _callers(c)


_TOP, _BASE = (400, 86), 1052


def _bar(angle: float) -> Points:
    """A bar of the cage: from the crown, over the shoulder, down to the floor."""
    x, depth = math.sin(angle), math.cos(angle)
    return [(_TOP[0] + x * 20, _TOP[1] + 10), (_TOP[0] + x * 150, 150 - depth * 8), (_TOP[0] + x * 268,
        300 + depth * 4),
        (_TOP[0] + x * 304, 480 + depth * 24), (_TOP[0] + x * 306, 800 + depth * 40),
        (_TOP[0] + x * 300, _BASE + depth * 54)]  # fmt: skip


def _bars(c: Wash, far: bool) -> None:
    gold, dark = ("#d9bd7a", "#a98a4a") if far else ("#e0a52a", "#8a5a14")
    if far:
        angles = [math.radians(a) for a in (108, 132, 156, 180, 204, 228, 252)]
    else:
        angles = [math.radians(a) for a in (-88, -66, -44, 44, 66, 88)]
    for angle in angles:
        door = not far and 40 < math.degrees(angle) < 70  # the door is in the place of the lower half
        line = _bar(angle)[:4] if door else _bar(angle)
        width = 6 if far else 12
        c.wash(limb(line, width), gold, to=dark, bleed=1.5, strength=0.8 if far else 1.1)
        if not far:
            c.pen([(x + 5, y) for x, y, *_ in line], [2, 3, 4, 3, 4, 3][: len(line)], dry=0.3)
            c.pen([(x - 5, y) for x, y, *_ in line], [1, 2, 1, 2, 1, 2][: len(line)], dry=0.5)
    hoop = [
        (_TOP[0] + math.sin(a) * 304, 480 + math.cos(a) * 34) for a in [math.radians(k) for k in range(-90, 91, 15)]
    ]
    back = [
        (_TOP[0] + math.sin(a) * 304, 480 + math.cos(a) * 34) for a in [math.radians(k) for k in range(90, 271, 15)]
    ]
    if far:
        c.wash(limb(back, 8), gold, bleed=1.5, strength=0.8)
    else:
        c.wash(limb(hoop[:4], 13), gold, to=dark, bleed=1.5)
        c.wash(limb(hoop[-4:], 13), gold, to=dark, bleed=1.5)
        crown = ellipse(400, 92, 34, 16)
        drawn(c, crown, gold, dark, 3.4)
        c.contour(circle(400, 46, 30), 9, "#b07a1c", lost=0.05)
        c.contour(circle(400, 46, 30), 2.4, lost=0.3)


def _floor(c: Wash) -> None:
    tray = ellipse(400, _BASE + 8, 312, 62)
    c.lift(tray)
    c.wash(tray, "#c8965a", to="#8a5a30", bleed=4, blooms=3)
    rim = smooth([(88, _BASE + 4), (136, _BASE + 36), (260, _BASE + 58), (400, _BASE + 66), (540, _BASE + 58), (664,
        _BASE + 36),
        (712, _BASE + 4), (704, _BASE + 60), (600, _BASE + 110), (400, _BASE + 130), (200, _BASE + 110), (96,
        _BASE + 60)])  # fmt: skip
    c.wash(rim, "#e0a52a", to="#9a6418", way=(1, 0.3), bleed=3, blooms=2)
    c.contour(rim, 4.4, lost=0.15)
    for _ in range(60):
        a, far = c.rng.uniform(0, 6.28), c.rng.random() ** 0.5
        x, y = 400 + math.cos(a) * 280 * far, _BASE + 8 + math.sin(a) * 50 * far
        c.pen([(x, y), (x + 7, y + 3)], 5, c.rng.choice(("#5a3a1c", "#f2d79a", "#3a2414")), 0)
    for x, h, lean in ((170, 130, -20), (220, 210, -34), (300, 90, 10), (520, 120, 14), (590, 180, 30), (640, 110, 22)):
        tip = (x + lean, _BASE + 20 - h)
        c.pen([(x, _BASE + 24), (x - lean * 0.3, _BASE + 20 - h * 0.5), tip], [6, 5, 2], "#3f7a34", 0.15)
        for t, side in ((0.35, -1), (0.55, 1), (0.75, -1), (1.0, 1)):
            lx, ly = x + lean * t * t, _BASE + 20 - h * t
            leaf = smooth(
                [(lx, ly, 1), (lx + side * 16, ly - 16), (lx + side * 36, ly - 14, 1), (lx + side * 20, ly + 3)]
            )
            c.wash(leaf, c.rng.choice(("#6fae3c", "#4f8f34", "#9ac24a")), bleed=2)
            c.contour(leaf, 2, lost=0.4)


def _perch(c: Wash) -> None:
    for x in (206, 594):
        c.pen([(400 + (x - 400) * 0.3, 120), (x, 420), (x, 784)], [3, 4, 4], "#6a4a20", 0.2)
    bar = limb([(160, 786), (400, 796), (640, 786)], [20, 24, 20])
    c.wash(bar, "#8a5a2c", to="#5a3818", bleed=2)
    c.contour(bar, 4, lost=0.15)


def _plumes(c: Wash) -> None:
    """The feathers that have begun to grow on her back."""
    for k, (x, y, turn, size) in enumerate(((356, 640, 112, 1.15), (350, 604, 130, 1.1), (346, 570, 150, 1.0),
        (464, 640, 68, 1.15), (470, 604, 50, 1.1), (474, 570, 30, 1.0))):  # fmt: skip
        feather = smooth([(0, -10), (50, -24), (120, -6, 1), (56, 18), (0, 12)])
        with c.at(x, y, size, turn):
            c.lift(feather)
            c.wash(feather, ("#3f8fc0", "#2f6fa8", "#5fb0c8")[k % 3], to="#1f4a80", way=(1, 0), bleed=3)
            c.contour(feather, 3.6, lost=0.2)
            c.pen([(4, 0), (50, -2), (108, -5)], 2.2)


def _sitter(c: Wash) -> None:
    """She sits on the perch, turned to us, and looks aside; one hand holds the cord, the other is held out."""
    _plumes(c)
    _sitter_legs(c)
    _sitter_neck(c)
    with c.at(592, 536, 0.5, 84):
        fist(c, "#a86c44", "#5a3020")
    _giving_hand(c)
    _sitter_dress(c)
    _sitter_head(c)


_TORSO: Points = [(352, 506), (376, 522), (402, 530), (428, 522), (448, 506), (486, 520), (500, 560), (482, 620),
    (468, 676), (486, 740), (410, 790), (334, 740), (352, 676), (338, 620), (318, 560), (330, 520)]  # fmt: skip
_SKIRT: Points = [(344, 712), (410, 726), (474, 712), (512, 756), (524, 806), (516, 850), (510, 896), (522, 948, 1),
    (468, 962), (416, 946), (362, 966), (304, 948, 1), (312, 890), (304, 850), (296, 806), (308, 756)]  # fmt: skip
_DYE = "#0b4a5e"


def _sitter_dress(c: Wash) -> None:
    """One wash for bodice, sleeves and skirt; folds are laid into it while it is wet."""
    arms = [union(limb([(350, 534), (320, 566), (296, 612), (274, 654)], [66, 62, 54, 46]), limb([(274, 654), (250,
        622), (221, 576)], [46, 48, 33])), union(limb([(462, 534), (500, 566), (534, 612), (566, 654)], [66, 62, 54,
        46]), limb([(566, 654), (580, 618), (590, 574)], [46, 48, 33]))]  # fmt: skip
    dress = union(smooth(_TORSO), smooth(_SKIRT), *arms)
    c.lift(dress)
    c.wash(dress, "#34b0aa", to="#1a8292", way=(0.5, 0.9), bleed=2.5, blooms=3)
    with c.clip(dress):
        # the lamp is on the left: the right flank, what lies under the arms, and the hollows of the lap turn away
        c.wet(smooth([(470, 520), (520, 560), (490, 640), (480, 690), (500, 760), (450, 760), (440, 680), (462, 600)]),
            _DYE, 14, 0.75, 0.5)  # fmt: skip
        c.wet(smooth([(338, 590), (360, 600), (366, 680), (350, 720), (336, 660)]), _DYE, 9, 0.5, 0.5)
        c.wet(smooth([(360, 622), (384, 640), (404, 636), (436, 640), (462, 624), (440, 656), (400, 650), (372,
            654)]), _DYE, 6, 0.55, 0.4)  # fmt: skip
        c.wet(smooth([(280, 640), (256, 640), (300, 690), (330, 640), (316, 620)]), _DYE, 8, 0.7, 0.4)
        c.wet(smooth([(540, 640), (500, 610), (520, 660), (560, 690), (606, 680), (606, 600), (586, 640)]), _DYE, 9,
            0.85, 0.4)  # fmt: skip
        c.wet(smooth([(316, 730), (410, 750), (500, 730), (500, 760), (410, 786), (320, 766)]), _DYE, 9, 0.7, 0.5)
        c.wet(smooth([(400, 800), (416, 800), (434, 900), (440, 970), (390, 970), (394, 900)]), _DYE, 10, 0.95, 0.4)
        c.wet(smooth([(500, 790), (540, 800), (530, 960), (482, 960), (492, 870)]), _DYE, 12, 0.9, 0.4)
        c.wet(smooth([(310, 868), (330, 880), (338, 960), (322, 960)]), _DYE, 6, 0.6, 0.4)
        for x, y, rx, ry, share in ((346, 820, 26, 18, 0.4), (458, 820, 24, 16, 0.3), (372, 590, 14, 22, 0.22),
            (330, 540, 14, 12, 0.3), (290, 600, 8, 22, 0.2), (348, 900, 7, 36, 0.22), (458, 900, 6, 34, 0.18),
            (512, 580, 8, 18, 0.16)):  # fmt: skip
            c.lift(ellipse(x, y, rx, ry), share, 8)
    c.contour(dress, 4.8, lost=0.14)
    for line, wide in (
        ([(336, 622), (344, 590), (352, 560), (350, 540)], 4.6), ([(484, 622), (476, 590), (466, 560), (468, 540)],
        4.6),
        ([(352, 508), (376, 526), (402, 534), (428, 526), (448, 508)], 4), ([(360, 620), (382, 638), (400, 636)], 3),
        ([(464, 620), (444, 638), (424, 638)], 3), ([(340, 716), (376, 734), (410, 738), (446, 734), (478, 716)], 4.4),
        ([(300, 806), (312, 846), (340, 862)], 4), ([(520, 806), (510, 846), (482, 862)], 4.6), ([(408, 790), (404,
        850), (396, 900), (398, 948)], 4.6), ([(414, 850), (428, 900), (432, 946)], 3.4), ([(334, 872), (328, 916),
        (336, 956)], 3), ([(486, 872), (490, 916), (482, 958)], 3.6), ([(366, 880), (362, 920), (370, 952)], 2.4),
        ([(330, 756), (350, 778), (376, 792)], 3), ([(490, 756), (468, 778), (444, 792)], 3.4), ([(372, 740), (384,
        762), (400, 776)], 2.4), ([(276, 628), (270, 644), (280, 660)], 3), ([(262, 632), (262, 648), (270, 664)],
        2.4), ([(560, 628), (570, 640), (560, 660)], 3), ([(300, 590), (320, 596), (330, 612)], 2.6), ([(520, 590),
        (502, 598), (494, 614)], 2.6), ([(206, 590), (222, 582), (240, 564)], 3.4), ([(573, 580), (590, 586), (608,
        580)], 3.4),
    ):  # fmt: skip
        c.pen(line, [0.6, wide, 0.7], "#06303c")
    for k in range(11):
        x = 314 + k * 20
        c.pen([(x, 952 - abs(k - 5) * 0.4), (x + 2, 936)], [2, 0.6], "#06303c", 0.3)


def _sitter_legs(c: Wash) -> None:
    """Two shins out of the hem, crossed at the ankles, and the feet."""
    for line, foot in (
        ([(444, 900), (430, 950), (400, 1000)], [(414, 990), (386, 986), (368, 1010), (334, 1026), (326, 1040), (360,
            1044), (400, 1030), (416, 1012)]),
        ([(376, 900), (392, 950), (428, 1004)], [(412, 996), (440, 990), (458, 1016), (480, 1036), (484, 1050), (450,
            1054), (422, 1040), (408, 1018)]),
    ):  # fmt: skip
        whole = union(limb(line, [58, 52, 30]), smooth(foot))
        c.lift(whole)
        drawn(c, whole, "#a0683f", "#6e4029", 3.4, 0.1, (0.4, 1))
    for x, y, step in ((330, 1036, 9), (478, 1046, -9)):
        for k in range(3):
            c.pen([(x + k * step, y - 4 - k), (x + 2 + k * step, y + 4)], 2)
    c.pen([(432, 1000), (440, 1006), (438, 1014)], 2.2)


def _giving_hand(c: Wash) -> None:
    """The hand lifted to the bird, the palm up."""
    hand = union(smooth([(240, 580), (226, 552), (206, 534), (184, 526), (172, 534), (176, 548), (198, 566), (218,
        590)]), finger([(190, 532), (164, 522), (144, 522), (124, 514)], 14), finger([(186, 538), (158, 534), (138,
        536), (116, 532)], 14), finger([(184, 546), (160, 546), (144, 550), (126, 550)], 13), finger([(192, 556), (172,
        560), (158, 566), (146, 568)], 11), finger([(212, 540), (206, 516), (194, 500), (182, 492)], 14))  # fmt: skip
    c.lift(hand)
    c.wash(hand, "#c08a5e", to="#8a5434", way=(0.5, 1), bleed=1)
    with c.clip(hand):
        c.wet(smooth([(176, 552), (200, 556), (236, 580), (220, 600), (180, 580)]), "#5a3020", 5, 0.6, 0.4)
        c.lift(ellipse(196, 540, 12, 5), 0.3, 3)
    c.contour(hand, 2.8, lost=0.1)
    for line in ([(178, 535), (160, 528), (132, 524)], [(176, 542), (156, 540), (130, 542)], [(180, 551), (164, 553),
        (146, 558)], [(214, 558), (202, 550), (190, 548)], [(210, 546), (208, 556), (214, 568)]):  # fmt: skip
        c.pen(line, [1.8, 1.6, 0.6], "#4a281a")


def _sitter_neck(c: Wash) -> None:
    """The neck between two collarbones."""
    neck = smooth([(376, 430), (372, 480), (346, 506), (398, 540), (450, 506), (430, 480), (432, 420)])
    c.lift(neck)
    drawn(c, neck, "#8a5638", "#a0683f", 3)
    c.pen([(368, 512), (384, 516), (394, 522)], 2.2, "#4a281a")
    c.pen([(432, 512), (416, 516), (406, 522)], 2.2, "#4a281a")
    c.pen([(424, 446), (412, 484), (402, 510)], [1, 3.5, 1.5], "#4a281a")


_SITTER = Face("#b8794c", "#6a3a24", "#a8343a", nose=-0.4, full=1.0, smile=0.2, brow=0.9, cold="#4a2f6a",
    blush="#b8402c")  # fmt: skip


def _sitter_head(c: Wash) -> None:
    with c.at(404, 384, 0.74, 3, flip=True):
        head(c, _SITTER, 3.6)
        hair = union(smooth([(72, -76), (54, -68), (34, -50), (20, -34), (13, -20), (8, 0), (2, -14), (-10, -22), (-20,
            -6), (-22, 20), (-40, 66), (-84, 84), (-126, 64), (-150, 12), (-146, -54), (-110, -112), (-50, -138), (10,
            -130), (54, -104)]), *(circle(x, y, r) for x, y, r in ((50, -96, 22), (6, -122, 24), (-44, -130, 26), (-96,
            -112, 26), (-132, -66, 26), (-144, -8, 24), (-130, 46, 24), (-90, 76, 22), (-52, 72, 20))))  # fmt: skip
        c.lift(hair)
        c.wash(hair, "#1a1626", to="#3d2f48", way=(1, 0.4), bleed=6, strength=1.1, blooms=1)
        with c.clip(hair):
            for x, y, r in ((-10, -96, 34), (-70, -90, 30), (-110, -30, 26)):
                c.lift(ellipse(x, y, r, r * 0.6), 0.16, 12)
            c.wet(smooth([(-20, 0), (-40, 70), (-130, 60), (-150, 0), (-90, 30)]), "#0c0a16", 16, 0.8, 0.5)
        for _ in range(170):
            a, far = c.rng.uniform(0, 6.28), c.rng.random() ** 0.5
            x, y = -62 + math.cos(a) * 84 * far, -36 + math.sin(a) * 100 * far
            if x > -22 and y > -46:
                continue
            size, turn = c.rng.uniform(4, 9), c.rng.uniform(0, 6.28)
            c.pen([(x + math.cos(turn + k) * size, y + math.sin(turn + k) * size) for k in (0, 1.3, 2.6, 3.9)],
                [0.5, 2, 1.6, 0.5], c.rng.choice(("#0a0812", "#0a0812", "#6f5f8c")), 0.3)  # fmt: skip
        c.contour(hair, 3.4, light=(0.7, -0.6), lost=0.4)
        c.contour(ellipse(-6, 44, 8, 12), 3.2, "#c8921c", lost=0.05)
        for x, y, turn, tone in (
            (-30, -120, -108, "#2f7fb8"),
            (-78, -114, -130, "#3fa0b0"),
            (-118, -80, -152, "#2f6fa8"),
        ):
            with c.at(x, y, 0.95, turn + c.rng.uniform(-6, 6)):
                plume = smooth([(0, -6), (40, -18), (84, -16), (118, -2, 1), (80, 13), (40, 15), (0, 7)])
                c.lift(plume)
                c.wash(plume, tone, to="#1a4478", way=(1, 0), bleed=2.5)
                c.contour(plume, 3.2, lost=0.3)
                c.pen([(-14, 2), (50, -3), (108, -3)], [4, 2.6, 0.8])
                for k in range(6):
                    x0 = 20 + k * 14
                    c.pen([(x0, -3), (x0 + 12, -13 + k)], [1.6, 0.5], "#0d2a50", 0.2)
                    c.pen([(x0, -2), (x0 + 12, 9 - k)], [1.6, 0.5], "#0d2a50", 0.2)


def _open_door(c: Wash) -> None:
    """The door stands wide open to the right."""
    leaf: tuple[Points, ...] = (
        [(664, 520), (700, 470), (760, 460), (800, 500)], [(664, 520), (660, 760), (664, 1020)],
        [(800, 500), (806, 760), (800, 1050)], [(664, 1020), (730, 1044), (800, 1050)], [(696, 478), (694, 760),
        (698, 1032)],
        [(732, 460), (732, 760), (734, 1042)], [(768, 464), (772, 760), (768, 1048)], [(662, 760), (730, 772), (804,
        770)],
    )  # fmt: skip
    for line in leaf:
        c.wash(limb(line, 11), "#e0a52a", to="#8a5a14", bleed=1.5, strength=1.1)
        c.pen([(x + 5, y + 1) for x, y, *_ in line], 3, dry=0.3)


def _songbird(
    c: Wash, x: float, y: float, size: float, flip: bool, tones: tuple[str, str], flying: bool = True
) -> None:
    with c.at(x, y, size, 0, flip):
        if flying:
            far = wing((6, -12), 98, (-126, -84), 5)
            c.wash(far, tones[1], bleed=3)
        body = smooth(SITTING)
        c.lift(body)
        c.wash(body, tones[0], to=tones[1], way=(0.8, 0.5), bleed=3, blooms=1)
        with c.clip(body):
            c.lift(ellipse(-34, -20, 11, 9), 0.4, 4)
            c.wet(smooth([(-40, 4), (-20, 26), (10, 34), (60, 62), (60, 80), (-40, 50)]), mix(tones[1], "#1a1430",
                0.4), 6,
                0.7, 0.4)  # fmt: skip
            for k in range(5):  # the breast: short strokes like scales
                c.pen([(-34 + k * 7, -2 + k * 5), (-30 + k * 7, 4 + k * 5), (-24 + k * 7, 2 + k * 5)], [0.5, 1.8, 0.5],
                    mix(tones[1], "#1a1430", 0.5), 0.3)  # fmt: skip
        c.contour(body, 3.6, lost=0.2)
        for k in (-5, 3):
            c.pen([(40, 18 + k), (60, 36 + k), (78, 54 + k * 0.6)], [0.6, 2.2, 1], mix(tones[1], "#1a1430", 0.6), 0.2)
        if flying:
            near = wing((10, -8), 102, (-84, -14), 6)
            c.lift(near)
            c.wash(near, tones[1], to=tones[0], bleed=3)
            c.contour(near, 2.6, lost=0.3)
            barbs(c, (10, -8), 102, (-84, -14), 6, mix(tones[1], "#1a1420", 0.35))
        else:
            c.drag([(-4, -14), (26, 16), (60, 44)], 24, tones[1], 0.6)
            for leg in (-6, 12):
                c.pen([(leg, 30), (leg - 3, 48), (leg - 12, 46)], 2.6)
        c.wash(circle(-31, -36, 4.6), "#14101c", bleed=0.4, strength=1.6)
        c.lift(circle(-32.6, -37.6, 1.5), 1, 0.3)
        c.pen([(-38, -40), (-31, -43), (-25, -39)], [0.6, 1.6, 0.6], dry=0)
        c.pen([(-46, -30), (-54, -28)], [1.8, 0.8], dry=0)


def _callers(c: Wash) -> None:
    """Birds that bring a seed, berries and a key."""
    _songbird(c, 150, 462, 0.62, True, ("#e8742c", "#a83a1c"), flying=False)
    _songbird(c, 120, 250, 0.9, True, ("#e05a86", "#8a2a6a"))
    for k, (x, y) in enumerate(((196, 232), (206, 246), (192, 252))):
        drawn(c, circle(x, y, 9), "#d8241c" if k else "#b01c2c", None, 2.2)
    c.pen([(184, 226), (194, 220), (204, 236)], 2.2, "#3f6a2a")
    _songbird(c, 714, 232, 0.82, False, ("#f2bf2a", "#c8761c"))
    c.contour(circle(650, 194, 13), 6, "#7a5a1c", lost=0.02)
    c.pen([(653, 207), (664, 240), (672, 272)], 6, "#7a5a1c", 0)
    c.pen([(670, 264), (686, 258)], 6, "#7a5a1c", 0)
    c.pen([(666, 250), (680, 244)], 5, "#7a5a1c", 0)
    _songbird(c, 572, 1014, 0.66, False, ("#4f9ad0", "#22508a"), flying=False)
    c.pen([(524, 994), (516, 998)], 7, "#e8d08a", 0)


@scene(
    "book-stairs", "Chapter Twenty", motifs="book stairs door bird traveller shoe ribbon",
    themes="reading ambition knowledge escape beginning", moods="hopeful quiet", seed=9, medium=Wash,
    alt="Steps climb out of an open book to a lit door standing in the clouds; a small traveller is half-way up, and a"
    " red shoe lies on a step below. The lines of the page rise as dark birds, light comes through the keyhole of a"
    " very small door in the lowest step, and a pair of glasses lies in the grass.",
    clues=("Chapter one", "Stairway", "Worth reading", "Leaving work", "Turn the page", "Too late now"),
)  # fmt: skip
def book_stairs(c: Wash) -> None:
    c.wet(
        smooth([(300, 30), (520, -10), (760, 60), (800, 240), (640, 330), (420, 300), (300, 180)]),
        "#f6b9a4",
        60,
        0.8,
        1.5,
    )
    c.wet(smooth([(420, 60), (620, 40), (700, 180), (560, 280), (430, 220)]), "#f7d27a", 50, 0.7, 1.3)
    c.wet(smooth([(-30, 300), (160, 260), (280, 420), (120, 560), (-30, 540)]), "#a9c4e4", 60, 0.6, 1.6)
    c.wet(smooth([(830, 420), (700, 460), (680, 620), (830, 660)]), "#a9c4e4", 60, 0.5, 1.6)
    _grass(c)
    _book(c)
    _door(c)
    _steps(c)
    _words(c)
    _traveller(c)
    _lost_things(c)


def _grass(c: Wash) -> None:
    c.wash(smooth([(-30, 1090, 1), (200, 1070), (460, 1084), (830, 1064, 1), (830, 1190), (560, 1180), (260, 1200),
        (-30, 1180)]),
        "#a9cc5c", to="#5f9f44", bleed=24, blooms=4, edge=1.4)  # fmt: skip
    for _ in range(110):
        x, y = c.rng.uniform(-10, 810), c.rng.uniform(1080, 1186)
        h = c.rng.uniform(16, 46)
        c.pen([(x, y), (x + c.rng.uniform(-6, 6), y - h * 0.6), (x + c.rng.uniform(-16, 16), y - h)],
            c.rng.uniform(1.4, 3.6),
            c.rng.choice(("#2f6a34", "#4f8f34", "#1f4f2a")), 0.3)  # fmt: skip


def _book(c: Wash) -> None:
    cover = smooth([(34, 1010, 1), (60, 960), (400, 1040, 1), (740, 960), (768, 1010, 1), (770, 1040, 1), (420,
        1130), (400, 1136, 1),
        (380, 1130), (32, 1040, 1)])  # fmt: skip
    c.lift(cover)
    drawn(c, cover, "#8a2a3a", "#5a1626", 4.6, bleed=4, blooms=2)
    for side in (-1, 1):
        for k in range(4):
            lift = k * 9
            page = smooth([(400, 1092 - lift, 1), (400 + side * 90, 1040 - lift), (400 + side * 220, 1030 - lift),
                (400 + side * 346, 1004 - lift, 1), (400 + side * 340, 850 - lift * 1.2, 1), (400 + side * 210,
                880 - lift),
                (400 + side * 90, 884 - lift), (400, 930 - lift, 1)])  # fmt: skip
            c.lift(page)
            c.wash(page, "#f6ead0", to="#ead7b4", way=(-side, 0.6), bleed=2, strength=0.7)
            if k == 3:
                gutter = smooth([(400, 1065, 1), (400 + side * 70, 1020), (400 + side * 60, 870), (400, 903, 1)])
                c.wet(gutter, "#8f86a0", 18, 0.8)
                c.wet(smooth([(400 + side * 200, 1014), (400 + side * 330, 990), (400 + side * 336, 900),
                    (400 + side * 300,
                    940)]), "#c8a878", 22, 0.5)  # fmt: skip
                if side > 0:  # the stairs throw their shadow on the page
                    c.wet(smooth([(420, 1010), (560, 980), (640, 890), (700, 880), (690, 940), (600, 1010), (470,
                        1040)]),
                        "#6a6490", 14, 0.75, 0.5)  # fmt: skip
            c.contour(page, 3 if k == 3 else 2, lost=0.2)
        for row in range(9):
            y = 866 + row * 15
            start = 400 + side * (96 + row % 2 * 4)
            end = 400 + side * (300 - (80 if row == 8 else 0))
            if c.rng.random() < 0.5 and side > 0:
                end = 400 + side * 200
            at = float(start)
            while abs(end - at) > 14:  # words: short strokes that follow the swell of the page
                long = min(c.rng.uniform(14, 40), abs(end - at))
                to = at + side * long
                rise = [19 * (abs(x - start) / 210) ** 1.6 for x in (at, to)]
                c.pen([(at, y + 16 - rise[0]), ((at + to) / 2, y + 15 - sum(rise) / 2), (to, y + 16 - rise[1])], 2.4,
                    "#4a4a58", 0.5)  # fmt: skip
                at = to + side * 7


def _step_at(t: float) -> tuple[float, float, float]:
    """The middle and the width of a step: 0 on the page, 1 at the door."""
    x = 400 + 150 * math.sin(t * 5.2 + 0.2) * (1 - 0.35 * t) + 130 * t * t
    y = 960 - 680 * t**0.92
    return x, y, 250 * (1 - 0.64 * t)


def _steps(c: Wash) -> None:
    count = 19
    for k in range(count - 1, -1, -1):
        x, y, wide = _step_at(k / count)
        x2, _, _ = _step_at((k + 1) / count)
        lean = (x2 - x) * 0.5
        deep, tall = wide * 0.17, wide * 0.115
        top = smooth([(x - wide / 2, y, 1), (x - wide / 2 + lean + deep * 0.6, y - deep, 1),
            (x + wide / 2 + lean - deep * 0.1, y - deep, 1),
            (x + wide / 2, y, 1), (x, y + deep * 0.14)])  # fmt: skip
        front = smooth([(x - wide / 2, y, 1), (x, y + deep * 0.14), (x + wide / 2, y, 1), (x + wide / 2 - 2,
            y + tall, 1),
            (x, y + tall + deep * 0.14), (x - wide / 2 + 2, y + tall, 1)])  # fmt: skip
        c.lift(union(top, front))
        lit = (k / count) ** 1.6 * 0.75  # the upper steps lie in the light of the door
        c.wash(front, mix("#b894b4" if k % 2 else "#a888ac", "#e8b870", lit * 0.6), to="#6a5084", way=(1, 0.2), bleed=2)
        c.wash(
            top, mix("#f4e6e2", "#ffe9a8", lit), to=mix("#d9c4d6", "#f6c878", lit), way=(1, 0.2), bleed=2, strength=0.8
        )
        with c.clip(top):
            back = [(x - wide / 2 + lean + deep * 0.6, y - deep), (x + wide / 2 + lean - deep * 0.1, y - deep)]
            c.wet(limb(back, [deep * 0.5, deep * 0.7]), "#6a5a90", deep * 0.14, 0.6, 0.4)
            c.wet(limb([(x + wide * 0.44, y), (x + wide * 0.46 + lean, y - deep)], [wide * 0.06, wide * 0.1]),
                "#6a5a90",
                wide * 0.05, 0.4, 0.4)  # fmt: skip
        c.contour(top, 3.4 - 1.6 * k / count, lost=0.15)
        c.contour(front, 3.8 - 1.8 * k / count, lost=0.2)
        for line in range(2):
            c.pen([(x - wide * 0.4, y + tall * (0.36 + 0.3 * line)), (x, y + tall * (0.36 + 0.3 * line) + deep * 0.12),
                (x + wide * 0.4, y + tall * (0.36 + 0.3 * line))], 1.2, "#5a4a64", 0.6)  # fmt: skip
    x, y, wide = _step_at(0)
    door = smooth([(x - 15, y + 32, 1), (x - 15, y + 10), (x, y + 2), (x + 15, y + 10), (x + 15, y + 33, 1)])
    c.lift(door)
    drawn(c, door, "#7a3a2a", "#4a2018", 2.6)
    c.wet(circle(x + 2, y + 20, 7), "#ffcf3a", 8, 1.2)
    c.lift(circle(x + 2, y + 19, 3.4))
    c.wet(smooth([(x + 2, y + 20), (x - 26, y + 84), (x + 40, y + 84)]), "#ffe08a", 10, 0.7)


def _door(c: Wash) -> None:
    for parts in (((520, 330, 44), (580, 310, 56), (650, 322, 50), (720, 336, 40), (600, 350, 50)),):
        cloud = union(circle(*parts[0]), *(circle(*part) for part in parts[1:]))
        c.lift(cloud, 0.95, 6)
        c.wet(ellipse(610, 372, 110, 10), "#b8a9c8", 16, 0.7)
        c.contour(cloud, 3, "#7a6a8a", lost=0.5)
    frame = smooth([(540, 316, 1), (540, 150), (558, 96), (604, 74), (650, 96), (668, 150), (668, 316, 1)])
    c.lift(frame)
    drawn(c, frame, "#6a3a5a", "#4a2440", 4.4, bleed=3, blooms=1)
    opening = smooth([(556, 314, 1), (556, 156), (570, 112), (604, 92), (638, 112), (652, 156), (652, 314, 1)])
    c.lift(opening)
    c.wet(smooth([(560, 314), (560, 160), (604, 100), (648, 160), (648, 314)]), "#ffd84a", 16, 0.9)
    c.contour(opening, 3.4, lost=0.1)
    leaf = smooth([(556, 314, 1), (556, 150), (540, 120), (500, 112), (486, 150), (486, 340, 1)])
    c.lift(leaf)
    drawn(c, leaf, "#8a4a6a", "#5a2a4c", 3.6, blooms=1)
    c.pen([(498, 236), (500, 240)], [9, 9], "#f2c040", 0)
    for y in (150, 240):
        panel = poly([(500, y), (542, y - 4 + (8 if y == 150 else 0)), (542, y + 66), (500, y + 72)])
        c.contour(panel, 2.4, lost=0.2)


def _words(c: Wash) -> None:
    """Lines of print that let go of the page and become birds."""
    for x, y, n in ((560, 840, 70), (600, 812, 60), (640, 790, 46), (600, 764, 50), (660, 740, 40), (640, 706, 36)):
        c.pen([(x, y), (x + n * 0.3, y - 7), (x + n * 0.6, y + 2), (x + n, y - 9)], 3.4, dry=0.3)
    for x, y, size, turn in ((708, 684, 0.4, 70), (652, 640, 0.46, 110), (726, 586, 0.58, 80), (664, 520, 0.66, 100),
        (744, 462, 0.72, 70), (690, 396, 0.8, 100), (752, 330, 0.86, 76)):  # fmt: skip
        swallow(c, x, y, size, turn)
    for x, y, n in ((150, 836, 56), (120, 806, 50), (160, 780, 40), (110, 752, 40)):
        c.pen([(x, y), (x + n * 0.3, y - 7), (x + n * 0.6, y + 2), (x + n, y - 9)], 3.2, dry=0.3)
    for x, y, size, turn in ((128, 700, 0.44, 110), (84, 630, 0.56, 80), (150, 556, 0.7, 100), (92, 478, 0.8, 124)):
        swallow(c, x, y, size, turn)


_TRAVELLER = Face("#eab48a", "#a8623c", "#b84a44", nose=-0.8, chin=-0.4, smile=0.5, brow=0.9)


def _traveller(c: Wash) -> None:
    """A child who climbs with one shoe: the weight is on the front foot, the heel behind is lifting."""
    x, y, _ = _step_at(9.4 / 19)
    with c.at(x + 4, y - 4, 1.3):
        c.wet(ellipse(2, 2, 40, 6), "#6a5a84", 5, 0.8)
        for points, foot, tones in (
            ([(-8, -66), (-20, -40), (-22, -8)], [(-31, -10), (-14, -12), (4, -2), (6, 5), (-30, 5)], ("#e6ae84",
            "#b8724c")),
            ([(10, -66), (30, -50), (22, -24)], [(12, -28), (32, -28), (44, -20), (46, -14), (12, -13)], ("#e0301f",
            "#9a1418")),
        ):  # fmt: skip
            leg = limb(points, [26, 22, 15])
            drawn(c, leg, "#3a4468", "#262e4c", 2.6)
            drawn(c, smooth(foot), *tones, 2.4)
        c.pen([(-20, -4), (-10, -4), (2, 1)], [0.5, 1.4, 0.5], "#8a4a30")
        case = smooth([(-60, -64, 1), (-34, -67), (-12, -64, 1), (-12, -34, 1), (-36, -31), (-60, -34, 1)])
        c.lift(case)
        drawn(c, case, "#c08044", "#8a5226", 2.8)
        c.wet(smooth([(-60, -42), (-12, -42), (-12, -30), (-60, -30)]), "#4a2410", 5, 0.6, 0.4)
        for line in (-50, -22):
            c.pen([(line, -64), (line, -34)], 3, "#5a3014")
        c.pen([(-46, -66), (-44, -76), (-28, -76), (-26, -66)], 3.4)
        coat = smooth([(-18, -132), (-6, -138), (12, -136), (26, -112), (28, -76), (38, -54, 1), (6, -48), (-28, -54,
            1),
            (-26, -90)])  # fmt: skip
        c.lift(coat)
        c.wash(coat, "#2a8894", to="#48a6a6", bleed=3)
        with c.clip(coat):
            c.wet(smooth([(-30, -120), (-14, -90), (-10, -50), (-34, -50)]), "#0c3a48", 7, 0.8, 0.4)
            c.wet(limb([(16, -96), (20, -70), (24, -52)], [3, 8, 6]), "#0c3a48", 4, 0.6, 0.4)
        c.contour(coat, 3.6, lost=0.18)
        c.pen([(8, -110), (12, -80), (14, -52)], [0.6, 2.4, 0.8], "#06303c")
        arm = limb([(0, -122), (-22, -98), (-36, -74)], [23, 20, 14])
        c.lift(arm)
        drawn(c, arm, "#3494a0", "#1f6f7c", 3)
        c.pen([(-14, -112), (-18, -100), (-10, -94)], [2, 1.6, 0.5], "#06303c")
        drawn(c, ellipse(-37, -70, 8, 7), "#e6ae84", "#b8724c", 2.4)
        with c.at(2, -166, 0.3, -10):
            drawn(c, limb([(-10, 40), (-8, 110)], [70, 74]), "#d89a70", "#a8623c", 6)
            head(c, _TRAVELLER, 6)
            hair = smooth([(80, -60), (56, -56), (36, -34), (14, -24), (8, 8), (2, -12), (-10, -20), (-20, -4), (-24,
                34),
                (-60, 66), (-100, 50), (-124, 0), (-116, -66), (-70, -120), (0, -134), (60, -112), (92,
                -80)])  # fmt: skip
            c.lift(hair)
            c.wash(hair, "#6a3c24", to="#3a2014", bleed=4)
            strands(c, [[(84, -70), (30, -118), (-40, -124), (-100, -80)], [(60, -60), (10, -80), (-50, -80), (-110,
                -20)], [(30, -34), (-10, -50), (-60, -40), (-100, 40)], [(-14, -24), (-30, -10), (-40, 20), (-60,
                60)]], 40, ("#20100a", "#20100a", "#a8683c"), 5, 3)  # fmt: skip
            c.contour(hair, 6, lost=0.3)
        drawn(c, limb([(-8, -132), (-36, -146), (-64, -130), (-84, -138)], [12, 13, 15, 9]), "#f6c23c", "#d08a1c", 2.6)
        c.pen([(-20, -138), (-40, -138), (-62, -124)], [0.5, 2, 0.5], "#8a5410")
        scarf = limb([(-14, -132), (6, -126), (24, -134)], [15, 17, 13])
        c.lift(scarf)
        drawn(c, scarf, "#f6c23c", "#d08a1c", 2.6)


def _lost_things(c: Wash) -> None:
    x, y, wide = _step_at(4 / 19)
    with c.at(x - wide * 0.2, y - 6, 0.9):
        shoe = smooth([(-34, -20), (-20, -24), (-8, -12), (16, -8), (36, 2), (36, 10), (-32, 10)])
        c.lift(shoe)
        drawn(c, shoe, "#e0281c", "#9a1418", 3.2)
        c.pen([(-30, -18), (-20, -12), (-10, -12)], 3)
    for dx in (0, 64):
        c.contour(ellipse(620 + dx, 1128 - dx * 0.1, 25, 20), 5, "#5a3a14", lost=0.02)
        c.lift(ellipse(612 + dx, 1120 - dx * 0.1, 5, 8), 0.7, 1)
    c.pen([(644, 1122), (652, 1116), (660, 1120)], 5, "#5a3a14", 0)
    c.pen([(598, 1120), (570, 1096), (556, 1106)], 4, "#5a3a14", 0)
    c.pen([(708, 1112), (730, 1086), (744, 1094)], 4, "#5a3a14", 0)
    ribbon = [(400, 1100), (380, 1140), (410, 1166), (380, 1196)]
    c.wash(limb(ribbon, [14, 16, 16, 18]), "#d8402c", to="#a82020", bleed=2)
    c.contour(limb(ribbon, [14, 16, 16, 18]), 2.6, lost=0.25)
