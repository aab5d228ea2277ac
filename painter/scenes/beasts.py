"""Scenes whose hero is a beast or a bird."""

# A recipe uses x and y again and again, now whole numbers, now fractions.
# mypy: allow-redefinition

from __future__ import annotations

import math

import skia

from painter.canvas import Canvas
from painter.geom import Path, circle, ellipse, limb, moved, poly, rect, smooth, union
from painter.motifs.beasts import bird, fox, gulls, owl, rabbit, stag_body
from painter.motifs.build import door, house, ladder, lighthouse
from painter.motifs.land import grass, hill, mushroom, pine, tree, waves
from painter.motifs.people import Look, Pose, figure
from painter.motifs.sky import cloud, hang, moon, stars
from painter.motifs.things import cage, key, lantern
from painter.palette import DUSK, FOREST, Palette, mix
from painter.scene import scene


@scene(
    "lighthouse-cage",
    "The Keeper",
    motifs="lighthouse cage bird tree sea key keeper",
    themes="freedom protection love possession loneliness",
    moods="bittersweet calm",
    alt=(
        "A lighthouse stands shining in a bird cage hung from a branch, its old keeper lifting a hand to the "
        "bars. Two birds perch on the outside of the cage and two fly past; a key hangs from the branch beyond "
        "reach."
    ),
    seed=33,
    clues=("Out of reach", "Night light", "Free as birds", "Keeper", "Captive audience", "Homesick"),
)
def lighthouse_cage(c: Canvas) -> None:
    """A keeper reaches out of the cage that holds his lighthouse; the birds outside are free."""
    p = DUSK
    _dusk_over_the_sea(c, p)
    _bough(c)
    hang(c, 400, 112, 250, "#e9c48a", 4)
    cage_x, cage_y, cage_width, cage_height = 400, 850, 390, 590
    cage(c, cage_x, cage_y, cage_width, cage_height, p, color="#e3b25c", part="back")
    c.paint(
        smooth([(230, 858), (270, 810), (340, 790), (400, 776), (470, 792), (530, 816), (570, 858), (400, 880)]),
        "#3b2a4a",
        shade="#1c1130",
        shade_depth=0.3,
        rim="#c9788a",
    )
    _lighthouse_and_keeper(c, p)
    c.glow(402, 447, 170, "#ffe9b0", 0.4)
    cage(c, cage_x, cage_y, cage_width, cage_height, p, color="#f0c46a", part="front")
    _key_and_birds(c, p)


def _dusk_over_the_sea(c: Canvas, p: Palette) -> None:
    """A sunset with a low sun over three bands of waves."""
    c.sky([(0, "#2c2350"), (0.3, "#6d3f72"), (0.55, "#cf6f6b"), (0.74, "#f5b878"), (0.8, "#fbdca0"), (1, "#d98a6a")])
    c.strokes(800, 6, 190, 20, 0.07, 0.34)
    stars(c, 40, p, (40, 40, 760, 330))
    c.glow(620, 930, 330, "#ffe3a0", 0.6)
    c.paint(circle(620, 945, 54), "#fff0c4")
    waves(c, 960, "#8a4a6a", "#fbd9a8", height=5, length=110, to="#4a2a54")
    waves(c, 1010, "#6a3862", "#f0b68c", height=8, length=120, to="#3a2248")
    waves(c, 1080, "#4a2a54", "#d98a7a", height=10, length=150, to="#241638")


def _bough(c: Canvas) -> None:
    """The bough that carries the cage, with twigs and leaves."""
    c.paint(
        limb([(-40, 60), (120, 96), (300, 118), (480, 112), (640, 140), (800, 120)], [74, 60, 46, 36, 24, 14]),
        "#2a1a38",
        rim="#a04d68",
        rim_width=4,
    )
    for start, end in (((150, 90), (230, 40)), ((520, 116), (610, 74)), ((600, 132), (700, 190)),
        ((330, 112), (300, 60)), ((80, 90), (110, 190))):  # fmt: skip
        c.paint(limb([start, ((start[0] + end[0]) / 2 + 8, (start[1] + end[1]) / 2), end], 14, 3), "#2a1a38")
        for _ in range(5):
            leaf_x, leaf_y = end[0] + c.rng.uniform(-40, 40), end[1] + c.rng.uniform(-30, 30)
            c.paint(
                moved(
                    smooth([(-18, 0, 1), (0, -9), (20, 0, 1), (0, 9)]),
                    leaf_x,
                    leaf_y,
                    c.rng.uniform(0.8, 1.4),
                    c.rng.uniform(0, 180),
                ),
                c.rng.choice(["#2f8f8b", "#1f6468", "#3a2a52"]),
                wobble=0.4,
            )


def _lighthouse_and_keeper(c: Canvas, p: Palette) -> None:
    """The tower with its two beams, the cottage, and the keeper at the bars."""
    c.beam(poly([(400, 447), (40, 330), (40, 520)]), "#ffe9b0", 0.62, 9)
    c.beam(poly([(400, 447), (770, 360), (770, 540)]), "#ffe9b0", 0.58, 9)
    lighthouse(c, 400, 800, 430, p, color="#fbeed3", stripe="#b23a4a")
    house(c, 478, 812, 50, 40, "#fbe0b0", "#7b3550", p, lit=1)
    keeper = Look(
        "#7d5138", "#e2ddd4", "short", True, "old", top="#f0c05a", bottom="#56305a", hat="cap", hat_color="#2a1a38"
    )
    figure(c, 298, 842, 104, p, keeper, Pose(near=(-0.24, -0.78), far=(-0.05, -0.5), near_hand="open", tilt=12),
        rim="#fbe0b0")  # fmt: skip


def _key_and_birds(c: Canvas, p: Palette) -> None:
    """What is outside: the key on its string and the birds."""
    hang(c, 128, 104, 560, "#e9c48a", 3)
    key(c, 128, 574, 84, p, color="#f0c46a", turn=4)
    bird(c, 342, 356, 0.55, p, color="#2f8f8b", wing="#1f6468", pose="perch", belly="#fbe0b0")
    bird(c, 486, 402, 0.46, p, color="#d9583b", wing="#8e2f3f", pose="perch", flip=True, belly="#fbe0b0")
    bird(c, 650, 640, 0.6, p, color="#2a1a38", wing="#56305a", turn=-8)
    bird(c, 150, 720, 0.42, p, color="#2a1a38", wing="#56305a", turn=6, flip=True)


@scene(
    "moon-burrow",
    "Borrowed Light",
    motifs="rabbit moon burrow ladder meadow",
    themes="theft keeping treasure secret home",
    moods="cosy guilty",
    alt=(
        "Under a dark meadow a large and a small rabbit keep the moon in their burrow, tucked under a "
        "patchwork quilt; above, a fox, a stag and an owl are out under a sky without a moon."
    ),
    seed=6,
    clues=("Finders keepers", "Night shift", "Tucked in", "Lights out", "Guilty secret", "Good night"),
)
def moon_burrow(c: Canvas) -> None:
    """A rabbit keeps the moon in bed under the meadow while others look for it."""
    p = FOREST
    _moonless_meadow(c, p)
    _earth_with_roots(c)
    _lit_burrow(c)
    moon(c, 360, 830, 172, p, color="#fff0c4")
    _moon_blanket(c)
    rabbit(c, 548, 1040, 1.02, p, color="#f0dcc0")
    rabbit(c, 196, 1040, 0.56, p, color="#d9b48c", flip=True)
    # watchers above
    fox(c, 250, 404, 0.34, p, color="#b8502a", white="#e8d6b8", sock="#14100f")
    _searching_stag(c, p)
    owl(c, 696, 300, 0.26, p, color="#6a5a44")


def _moonless_meadow(c: Canvas, p: Palette) -> None:
    """A dark sky with stars only, pines, and grass."""
    c.sky([(0, "#0c1526"), (0.2, "#152a3d"), (0.36, "#2b5058"), (1, "#140f12")], mottle=0.04)
    c.strokes(400, 0, 160, 18, 0.08, 0.34, region=(0, 0, 800, 440))
    stars(c, 46, p, (40, 40, 760, 300), big=0.05)
    hill(c, 350, 20, "#1f4044", to="#12272d")
    for x in (50, 96, 150, 640, 690, 750):
        pine(c, x, 372, c.rng.uniform(80, 130), "#16302f")
    hill(c, 398, 12, "#2c4a38", to="#1a120f", rim="#6f8a58")
    grass(c, 20, 780, 402, "#2c4a38", 160, 26)


def _earth_with_roots(c: Canvas) -> None:
    """The ground in section: stones and hanging roots."""
    earth = "#3a2519"
    c.paint(rect(-20, 425, 840, 800), earth, to="#160d0a", rough=5)
    c.strokes(420, 0, 140, 18, 0.22, 0.34, region=(0, 440, 800, 1190))
    rng = c.rng
    for _ in range(46):
        x, y, r = rng.uniform(20, 780), rng.uniform(450, 1180), rng.uniform(4, 15)
        c.paint(
            ellipse(x, y, r, r * 0.72), mix("#6b4a34", earth, rng.random()), shade="#160d0a", shade_depth=0.4, alpha=0.8
        )
    for x0 in (90, 250, 560, 700):
        for k in range(3):
            c.paint(limb([(x0 + k * 14, 420), (x0 + rng.uniform(-30, 30), 480), (x0 + rng.uniform(-60,
                60), 520 + rng.uniform(0, 60))], 5, 1), "#6b4a34", alpha=0.8)  # fmt: skip


def _lit_burrow(c: Canvas) -> None:
    """The round room and its tunnel, lit by what lies in it."""
    room = smooth([(400, 590), (560, 610), (680, 700), (716, 870), (660, 1020), (520, 1086), (380, 1096), (240, 1076),
        (140, 1000), (104, 860), (140, 710), (250, 612)])  # fmt: skip
    tunnel = limb([(632, 380), (630, 480), (622, 600), (606, 740)], [78, 76, 84, 120])
    both = union(room, tunnel)
    c.paint(moved(both, 0, -8), "#6b4226", rough=4, feather=3)
    c.paint(both, "#2a160f", to="#5a3218", rough=3)
    with c.clip(both):
        c.glow(370, 830, 520, "#ffd88a", 0.75)
        c.glow(370, 830, 330, "#fff0c0", 0.5)
        hill(c, 1020, 8, "#8a5a2c", to="#3a1f14", rim="#f3d08a", x0=80, x1=720)
        c.beam(poly([(590, 400), (660, 400), (560, 760), (470, 740)]), "#ffe7ae", 0.35, 16)
        ladder(c, 606, 1012, 632, 372, 42, "#a8713c", 20, 7)


def _moon_blanket(c: Canvas) -> None:
    """A rope and a patched blanket drawn over the moon."""
    c.line([(190, 1022), (235, 960), (262, 952)], "#d8b070", 5)
    with c.clip(circle(360, 830, 173)):
        quilt = smooth([(190, 900), (280, 916), (360, 912), (450, 922), (540, 900), (560, 1030), (160, 1030)])
        c.paint(quilt, "#b8452f", shade="#4a1712", shade_depth=0.3, light_from=(-0.3, -0.8))
        with c.clip(quilt):
            for i in range(-1, 8):
                for j in range(3):
                    if (i + j) % 2:
                        c.paint(
                            moved(rect(-30, -24, 60, 48), 190 + i * 60, 925 + j * 48, 1, 3),
                            ["#d8a12f", "#2f6f66", "#e8d6a8"][(i + 2 * j) % 3],
                            wobble=0.5,
                        )


def _searching_stag(c: Canvas, p: Palette) -> None:
    """The small stag that looks for the moon."""
    with c.at(440, 406, 0.46):
        for lift in (0, 14):
            antler = [(-92 + lift, -296), (-74 + lift, -344), (-90 + lift, -400), (-120 + lift, -440)]
            tines = [
                limb([(-80 + lift, -340), (-112 + lift, -372)], 6, 2),
                limb([(-82 + lift, -372), (-44 + lift, -404)], 6, 2),
            ]
            c.paint(union(limb(antler, [10, 8, 6, 2]), *tines), "#8aa088", wobble=0.3)
        stag_body(c, p, "#3f5246", "#8aa880")


@scene(
    "stag-lanterns",
    "The Old Forest Lights Its Lamps",
    motifs="stag lantern forest mist child",
    themes="guide guardian tradition autumn gift",
    moods="solemn warm",
    alt=(
        "A great stag steps through a misty wood; lanterns and autumn leaves hang from its antlers, and one "
        "lantern is out. A child in a pointed hat holds up a small flame."
    ),
    seed=12,
    clues=("Follow me", "Last lamp", "Street lighting", "Autumn's king", "Bring your own", "Hush"),
)
def stag_lanterns(c: Canvas) -> None:
    """A stag carries the forest's lamps; a child comes to light the last one."""
    p = FOREST
    _misty_wood(c, p)
    hill(c, 1030, 16, "#5f7440", to="#1d2f24", rim="#d9d08a")
    c.shadow_blob(430, 1052, 230, 18, "#0e1c17", 0.6)
    hooks = _lantern_stag(c, p, 424, 1050, 1.74)
    _hang_lanterns(c, p, hooks)
    hill(c, 1074, 10, "#34492c", to="#12241f")
    grass(c, 20, 780, 1082, "#22382a", 170, 40)
    child = Look("#8a5a3c", "#201a1c", "curly", age="child", top="#c8412f", bottom="#2a2430", hat="cone",
        hat_color="#b03a2a", scarf="#f0b95a")  # fmt: skip
    held = figure(c, 132, 1108, 158, p, child, Pose("tiptoe", near=(-0.16, -0.96), far=(-0.04, -0.36),
        near_hand="grip", tilt=24, lean=3), flip=True, rim="#ffe2a0")  # fmt: skip
    x, y = held.near
    c.line([(x, y), (x + 3, y - 16)], "#8a5a34", 4, wobble=0.2)
    c.glow(x + 4, y - 24, 110, "#ffe2a0", 0.85)
    c.paint(smooth([(x + 4, y - 36, 1), (x + 9, y - 24), (x + 4, y - 16), (x - 1, y - 24)]), "#fff3c4", wobble=0.2)
    for _ in range(26):
        x, y = c.rng.uniform(60, 740), c.rng.uniform(640, 1100)
        c.paint(circle(x, y, c.rng.uniform(1.2, 2.6)), "#ffe9a8", texture=0, wobble=0)
        c.glow(x, y, 16, "#ffe2a0", 0.5)


def _misty_wood(c: Canvas, p: Palette) -> None:
    """Three depths of trunks with fog between them."""
    c.sky([(0, "#16302f"), (0.4, "#3f6a5a"), (0.7, "#a9b877"), (0.85, "#f0d99a"), (1, "#6a7a48")])
    c.strokes(700, 90, 170, 20, 0.07, 0.34)
    c.glow(420, 640, 520, "#ffe9ae", 0.55)
    rng = c.rng
    for i, (col, n, w) in enumerate((("#86a080", 9, 22), ("#56785f", 7, 34), ("#2c4f42", 5, 56))):
        for k in range(n):
            x = (k + rng.uniform(0.1, 0.9)) * 800 / n
            if i == 2 and 180 < x < 620:
                continue
            trunk = limb(
                [(x + rng.uniform(-20, 20), 1080), (x, 600), (x + rng.uniform(-16, 16), -20)], [w * 1.3, w, w * 0.75]
            )
            c.paint(trunk, col, shade=mix(col, p.ink, 0.5), shade_depth=0.4, light_from=(-0.8, 0), alpha=0.95)
            for _ in range(4):
                y, side = rng.uniform(60, 560), rng.choice((-1, 1))
                tip = (x + side * 110, y - 40 - rng.uniform(0, 50))
                c.paint(limb([(x, y), (x + side * 50, y - 34), tip], [w * 0.35, w * 0.22, 2]), col)
        c.mist(980 - i * 20, 130, "#f3e2a8", 0.5)


def _lantern_stag(c: Canvas, p: Palette, x: float, y: float, scale: float) -> list[tuple[float, float]]:
    """The stag walking to the left, its feet at (x, y); gives the tips of its crown of branches on the card."""
    with c.at(x, y, scale):
        crown = skia.Path()
        tips: list[tuple[float, float]] = []
        for start, heading in (((-98, -296), -1.95), ((-84, -298), -1.05)):
            _grow_branch(c, crown, tips, start, heading, 52, 9, 3)
        c.paint(crown, "#5a3b26", rim="#c99a5a", rim_width=2, wobble=0.4)
        stag_body(c, p, "#54392a", "#e8c88a")
    return [(x + tip[0] * scale, y + tip[1] * scale) for tip in tips]


def _grow_branch(
    c: Canvas, crown: Path, tips: list[tuple[float, float]], start: tuple[float, float], heading: float, length: float,
    width: float, depth: int,
) -> None:  # fmt: skip
    """Add one branch and what grows from it to the crown."""
    rng = c.rng
    end = (start[0] + math.cos(heading) * length, start[1] + math.sin(heading) * length)
    middle = ((start[0] + end[0]) / 2 + rng.uniform(-4, 4), (start[1] + end[1]) / 2 + rng.uniform(-4, 4))
    crown.addPath(limb([start, middle, end], [width, width * 0.85, width * 0.6]))
    if depth == 0:
        tips.append(end)
        return
    _grow_branch(c, crown, tips, end, heading - rng.uniform(0.2, 0.55), length * 0.76, width * 0.66, depth - 1)
    _grow_branch(c, crown, tips, end, heading + rng.uniform(0.25, 0.6), length * 0.74, width * 0.62, depth - 1)


def _hang_lanterns(c: Canvas, p: Palette, hooks: list[tuple[float, float]]) -> None:
    """Leaves at every tip, a lantern at every second, the lowest one still dark."""
    rng = c.rng
    leaf = smooth([(-15, 0, 1), (0, -7), (16, 0, 1), (0, 7)])
    for x, y in hooks:
        for _ in range(4):
            place = (x + rng.uniform(-26, 26), y + rng.uniform(-20, 20), rng.uniform(0.8, 1.5), rng.uniform(0, 180))
            c.paint(moved(leaf, *place), rng.choice(["#d4552f", "#e08a3a", "#b03a2a", "#f0b95a"]), wobble=0.3)
    for i, (x, y) in enumerate(hooks[::2]):
        length = 96 if i == 0 else rng.uniform(26, 70)
        hang(c, x, y, y + length, "#33231d", 2)
        if i:
            lantern(c, x, y + length + 26, 0.62, p)
        else:
            _dark_lantern(c, x, y + length + 26, 0.8)


def _dark_lantern(c: Canvas, x: float, y: float, scale: float) -> None:
    """A lantern that has not been lit."""
    with c.at(x, y, scale):
        c.paint(
            rect(-15, -22, 30, 46, 5),
            "#3a4a46",
            shade="#101c1c",
            shade_depth=0.3,
            rim="#c9d0a0",
            rim_width=5,
            wobble=0.3,
        )
        c.paint(rect(-10, -16, 9, 34, 2), "#93a898", alpha=0.9, wobble=0.2)
        c.paint(rect(2, -16, 9, 34, 2), "#6a8078", alpha=0.9, wobble=0.2)
        c.paint(poly([(-19, -20), (-8, -36), (8, -36), (19, -20)]), "#1c1a1c", wobble=0.3)
        c.paint(rect(-18, 22, 36, 7, 2), "#1c1a1c", wobble=0.3)


@scene(
    "snail-library",
    "Overdue",
    motifs="snail library ladder mushroom books woman",
    themes="slowness knowledge patience home travel",
    moods="cheerful green",
    alt=(
        "A giant snail crosses a meadow with a library for a shell and a small lit door in its middle; a "
        "woman in glasses reads on the ladder."
    ),
    seed=92,
    clues=("Slow reader", "Homework", "Quiet please", "Carry everything", "Overdue", "The way inside"),
)
def snail_library(c: Canvas) -> None:
    """A snail carries a library; somebody has not got off to read."""
    p = FOREST
    _summer_meadow(c)
    c.shadow_blob(420, 1010, 330, 26, "#16301f", 0.55)
    _library_shell(c, p)
    _snail_body(c, p)
    ladder(c, 640, 1010, 560, 470, 50, "#8a5a2c", 17, 8)
    _reader_on_the_ladder(c, p)
    hill(c, 1060, 14, "#2f5a3c", to="#12301f", rim="#8fb058")
    for x, h in ((90, 110), (150, 70), (690, 130), (742, 84)):
        mushroom(c, x, 1090, h, "#c8412f", "#f4ebd0", "#fffaf0", "#4a1a1a")
    grass(c, 20, 780, 1100, "#1d4029", 190, 54)
    gulls(c, [(330, 250, 0.8), (380, 226, 0.6), (300, 214, 0.5)], "#4f7a6a")


def _summer_meadow(c: Canvas) -> None:
    """Hills in the sun with round trees."""
    c.sky([(0, "#8cc0b0"), (0.3, "#cfe0b4"), (0.52, "#f8efc4"), (0.6, "#f3e0a0"), (1, "#6a9a58")])
    c.strokes(800, 6, 180, 22, 0.05, 0.34)
    cloud(c, 170, 170, 280, "#fffaea", "#b8d0b8", alpha=0.95)
    cloud(c, 640, 260, 230, "#fffaea", "#c8d8b4", alpha=0.95)
    hill(c, 640, 30, "#b8c878", to="#8fb068", rim="#fbf3c0")
    rng = c.rng
    for _ in range(9):
        x = rng.uniform(0, 800)
        tree(c, x, 668, rng.uniform(70, 110), "#6b4a2c", leaf="#7fa858", leaf_shade="#4f7a48", depth=3, leaf_size=0.2)
    hill(c, 740, 26, "#8fb058", to="#5d8a48", rim="#e8eca0")
    hill(c, 950, 16, "#5d8a48", to="#24473a", rim="#c8d878")


def _library_shell(c: Canvas, p: Palette) -> None:
    """The shell with its shelves and the door in the middle."""
    shell_x, shell_y, shell_radius = 440, 660, 290
    shell = circle(shell_x, shell_y, shell_radius)
    c.paint(
        shell,
        "#c98a4a",
        shade="#5a2f22",
        shade_depth=0.2,
        light_from=(-0.6, -0.6),
        rim="#fbe3a8",
        rim_width=9,
        shadow=14,
    )
    with c.clip(shell):
        _book_spiral(c, p, shell_radius, shell_x, shell_y)
        c.glow(shell_x + 24, shell_y + 40, 120, "#ffe9a8", 0.7)
        door(c, shell_x + 26, shell_y + 78, 52, 92, "#2f6f66", "#6b3f22", p, is_open=True, light="#fff3c4")
    c.paint(shell, "#6b3f22", stroke=14, rim="#f0c078")


def _book_spiral(c: Canvas, p: Palette, shell_radius: float, shell_x: float, shell_y: float) -> None:
    """Books in a spiral from the rim of the shell to its middle."""
    rng = c.rng

    def spiral(t: float) -> tuple[float, float, float]:
        """Point and angle after t turns from the outside in."""
        r, a = shell_radius * (1 - t * 0.27), t * 6.283 + 2.6
        return shell_x + math.cos(a) * r + t * 10, shell_y + math.sin(a) * r + t * 16, a

    count = 150
    covers = ["#a03c34", "#2f6f7e", "#d8a12f", "#4f7a54", "#6a3a5c", "#e8d6a8", "#c8652f", "#27405a"]
    for i in range(count):
        t = i / count * 2.9
        x, y, a = spiral(t)
        x2, y2, _ = spiral(t + 2.9 / count)
        depth = shell_radius * 0.22 * (1 - t * 0.22)
        inward_x, inward_y = -math.cos(a), -math.sin(a)
        height = depth * rng.uniform(0.62, 0.95)
        cover = rng.choice(covers)
        k0, k1 = 0.08, 0.92
        near = (x + (x2 - x) * k0 + inward_x * 6, y + (y2 - y) * k0 + inward_y * 6)
        far = (x + (x2 - x) * k1 + inward_x * 6, y + (y2 - y) * k1 + inward_y * 6)
        c.paint(
            poly(
                [
                    near,
                    far,
                    (far[0] + inward_x * height, far[1] + inward_y * height),
                    (near[0] + inward_x * height, near[1] + inward_y * height),
                ]
            ),
            cover,
            shade=mix(cover, p.ink, 0.6),
            shade_depth=0.4,
            wobble=0.3,
            texture=0.5,
        )
    shelf = [spiral(i / 80 * 3.1)[:2] for i in range(81)]
    c.line(shelf, "#6b3f22", 13, rim="#f0c078")


def _snail_body(c: Canvas, p: Palette) -> None:
    """The foot, the head and the two eyes on stalks."""
    rng = c.rng
    skin, skin_dark = "#d8c48a", "#7a6a3c"
    for (x1, y1), (x2, y2) in (((120, 830), (66, 690)), ((158, 826), (150, 678))):
        c.paint(
            limb([(x1, y1), ((x1 + x2) / 2 - 8, (y1 + y2) / 2), (x2, y2)], [24, 18, 14]),
            skin,
            shade=skin_dark,
            shade_depth=0.3,
        )
        c.paint(circle(x2, y2 - 6, 17), "#fdf6dc", shade=skin_dark, shade_depth=0.3)
        c.paint(circle(x2 - 5, y2 - 6, 7.5), p.ink)
    body = smooth([(70, 880), (80, 832), (120, 806), (168, 812), (200, 850), (230, 900), (330, 930), (520, 936),
        (640, 940), (720, 970), (766, 1004, 1), (600, 1016), (300, 1016), (150, 1008), (96, 970),
        (72, 920)])  # fmt: skip
    c.paint(body, skin, shade=skin_dark, shade_depth=0.3, light_from=(-0.2, -0.8), rim="#fdf3c8", rim_width=6)
    with c.clip(body):
        for _ in range(40):
            c.paint(
                ellipse(rng.uniform(90, 740), rng.uniform(860, 1000), rng.uniform(4, 9), rng.uniform(3, 6)),
                skin_dark,
                alpha=0.35,
            )
    c.line([(84, 906), (110, 922), (136, 916)], "#5a4a2c", 4.5)
    c.paint(circle(140, 892, 15), "#e0906a", alpha=0.5, feather=5)


def _reader_on_the_ladder(c: Canvas, p: Palette) -> None:
    """A woman in glasses with an open book."""
    reader = Look("#e6b48c", "#8a4a22", "bun", top="#c8412f", bottom="#2a2430", glasses=True, scarf="#f0c46a")
    figure(c, 614, 812, 146, p, reader, Pose(near=(-0.24, -0.56), far=(-0.27, -0.58), near_hand="grip",
        far_hand="grip", tilt=-14, lean=6), shadow=0)  # fmt: skip
    c.paint(
        poly([(556, 736), (580, 744), (580, 716), (556, 708)]), "#fbf3dc", shade="#b8a878", shade_depth=0.3, wobble=0.3
    )
    c.paint(poly([(590, 748), (608, 738), (608, 712), (590, 722)]), "#efe2bc", wobble=0.3)
