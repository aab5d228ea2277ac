"""Scenes from far below, cut into scratchboard: something large stands behind somebody."""

from __future__ import annotations

import math

import numpy as np

from painter.geom import circle, limb, rect, smooth
from painter.media.scratch import CLAY, Scratch
from painter.motifs.pose import Frame, Place, Pose, figure, point
from painter.scene import scene
from painter.solid import vector
from painter.solids import Relief, Solid, look, turn_matrix

RED, YELLOW, WATER = "#d8402a", "#f0b83a", "#7fb8b4"
_UP = turn_matrix(0, -34)
_FEET = (400.0, 1095.0, 0.0)


@scene(
    "bird-watcher",
    "Nothing Today",
    motifs="bird woman binoculars reeds legs",
    themes="danger attention nature",
    moods="menacing comic tense",
    seed=43,
    medium=Scratch,
    alt=(
        "Seen from the ground, a woman in a red coat and rubber boots stands among reeds and looks to the left "
        "through binoculars. Behind her, with a leg on each side, stands an enormous bird that bends its head with "
        "its great yellow beak over her and looks down at her."
    ),
    clues=("look behind you", "big bird", "hide and seek", "patience", "the watcher watched"),
)
def bird_watcher(c: Scratch) -> None:
    c.stains = (RED, YELLOW, WATER)
    with c.marks(gap=4.6, center=(400, -500)):
        c.paint(rect(0, 0, 800, 1200), "#2f4a48", to="#0c1413")
    _reeds(c, 15, -520, -260)
    c.cover(rect(0, 1052, 800, 148))
    bird = _bird(c)
    relief = look([s.moved(_UP, 1, _FEET) for s in bird], fine=3.0, eye=1050, centre=(400, 640))
    colors = {
        "body": "#e8e6dc",
        "plumes": "#fffaf0",
        "legs": "#cfc6ae",
        "claws": "#f4efe2",
        "beak": YELLOW,
        "jaw": YELLOW,
        "socket": "#d8d2c0",
        "lid": "#c8c2b4",
        "nostril": "#000000",
    }
    light = (-0.55, -0.75, 0.35)
    tone = np.clip(
        (0.03 + relief.lit(light) * 0.95 + relief.lit((0.7, 0.6, 0.5), shadows=False) * 0.38)
        * (1 - 0.75 * relief.hollow()),
        0,
        1.1,
    )
    c.lay_tone(
        relief, _scaled(relief, tone), colors, 5.6, ("plumes",), {"legs": 4.6, "beak": 5.2, "jaw": 5.2, "claws": 4.6}
    )
    _eye(c)
    _watcher(c, light)
    _reeds(c, 7, 200, 330)
    _grass(c)


def _scaled(relief: Relief, tone: np.ndarray) -> np.ndarray:
    """Rings of scales on the legs."""
    world = (relief.place - vector(_FEET)) @ _UP
    rings = np.abs(np.sin(world[..., 1] / 17 + 0.6 * np.sin(world[..., 0] / 13)))
    share = relief.mask("legs") * (world[..., 1] < -70)
    return np.asarray(tone * (1 - share * np.clip(1.1 - 2.4 * rings, 0, 1)), np.float32)


def _bird(c: Scratch) -> list[Solid]:
    legs, claws, body, plumes = Solid("legs"), Solid("claws"), Solid("body"), Solid("plumes")
    for foot, knee, hip in (
        ((-268, 0, 40), (-262, -560, -130), (-150, -1010, -300)),
        ((276, 0, 30), (286, -560, -150), (190, -1010, -320)),
    ):
        f, k, h = (vector(v) for v in (foot, knee, hip))
        legs.chain([f + vector((0, -40, 0)), k, h], (54, 46, 66), 10)
        legs.ball(k, (66, 78, 66), blend=18)
        for angle, long in ((-58, 240), (-8, 290), (44, 240), (165, 170)):
            a = math.radians(angle)
            way = vector((math.sin(a), 0, math.cos(a)))
            legs.chain(
                [
                    f + vector((0, -46, 0)),
                    f + way * long * 0.4 + vector((0, -52, 0)),
                    f + way * long * 0.75 + vector((0, -30, 0)),
                    f + way * long + vector((0, -26, 0)),
                ],
                (44, 36, 34, 28),
                12,
                first=20,
            )
            claws.cone(f + way * long + vector((0, -26, 0)), f + way * (long + 78) + vector((0, -3, 0)), 23, 3)
        for _ in range(26):
            a = c.rng.uniform(0, 6.28)
            root = h + vector((math.cos(a) * 58, c.rng.uniform(-120, 110), math.sin(a) * 58))
            plumes.cone(root, root + vector((math.cos(a) * 22, 190, math.sin(a) * 22)), 34, 4)
    body.ball((30, -1330, -380), (400, 400, 520), turn_matrix(0, 24))
    body.chain(
        [(40, -1560, -60), (250, -1500, 240), (330, -1240, 330), (230, -1010, 260)], (250, 175, 140, 150), 70, 120
    )
    body.ball((150, -930, 250), (205, 180, 215), turn_matrix(-60, 0), 50)
    for n in range(5):
        root = vector((300 - 12 * n, -1050 + 26 * n, 180 - 10 * n))
        plumes.chain(
            [root, root + vector((120, -70 + 20 * n, -60)), root + vector((210, -60 + 50 * n, -110))],
            (30, 20, 3),
            8,
        )
    for _ in range(70):
        side, u = c.rng.uniform(-1.3, 1.3), c.rng.random()
        x, y, z = 400 * math.sin(side) * 0.9 + 30, -1460 + 480 * u, -330 + 470 * math.cos(side) * (1 - 0.35 * u)
        plumes.cone((x, y, z), (x * 1.02 + c.rng.uniform(-20, 20), y + 210, z - 10), 38, 4)
    return [legs, claws, body, plumes, *_face()]


def _face() -> list[Solid]:
    """A shoebill's beak, and an eye that has not decided yet."""
    beak, socket, lid, nostril = (Solid(name) for name in ("beak", "socket", "lid", "nostril"))
    beak.ball((220, -34, 0), (320, 104, 122))
    beak.chain([(430, -60, 0), (520, -36, 0), (534, 62, 0)], (62, 44, 4), 14, first=30)
    beak.cone((20, -104, 0), (440, -84, 0), 34, 26, 30)
    lower = Solid("jaw").ball((176, 62, 8), (284, 66, 104)).cone((40, 70, 0), (300, 66, 0), 60, 40, 30)
    lower.cone((60, 146, 10), (440, 92, 0), 20, 8, cut=True, blend=8)
    a, b = vector((96, -880, 330)), vector((-404, -800, 450))
    along = (b - a) / np.linalg.norm(b - a)
    side = vector(np.cross(along, vector((0, 1, 0))))
    side = side / np.linalg.norm(side)
    way = np.stack([along, np.cross(side, along), side], 1).astype(np.float32)
    nostril.ball((330, -96, 60), (40, 9, 14))
    socket.ball((196, -886, 400), 100)
    lid.ball((204, -944, 410), (124, 50, 110), turn_matrix(-10, 20, -22))
    placed = [s.moved(way, 1, a) for s in (beak, lower, nostril)]
    return [*placed, socket, lid]


def _eye(c: Scratch) -> None:
    """Pale, and looking down."""
    c.cover(circle(572, 172, 64))
    ball = circle(572, 172, 57)
    with c.clip(smooth([(500, 178), (530, 150), (640, 122), (650, 260), (500, 260)])):
        c.scrape(ball, 1, "#fff3cf")
        c.cover(circle(556, 192, 29))
        c.scrape(circle(546, 182, 8))


def _reeds(c: Scratch, count: int, near: float, far: float) -> None:
    """Reeds and reedmace."""
    stalks, mace = Solid("stalks"), Solid("mace")
    for _ in range(count):
        x, z = c.rng.uniform(-620, 620), c.rng.uniform(near, far)
        if z > 0:
            x = math.copysign(c.rng.uniform(300, 420), x)
        tall, lean = c.rng.uniform(330, 760), c.rng.uniform(-90, 90)
        points = [(x, 60, z), (x + lean * 0.3, -tall * 0.5, z), (x + lean, -tall, z)]
        if c.rng.random() < 0.4:
            stalks.chain(points, (7, 6, 4))
            mace.cone((x + lean * 0.82, -tall * 0.86, z), (x + lean * 1.05, -tall * 1.05, z), 17, 15)
        else:
            stalks.chain(points, (15, 12, 1))
    relief = look([s.moved(_UP, 1, _FEET) for s in (stalks, mace)], fine=2.0, eye=1050, centre=(400, 640))
    c.paint(relief.outline(), "#000000", stroke=7)
    c.model(relief, (-0.6, -0.6, 0.4), {"stalks": "#d8dcc8", "mace": "#e0c9a0"}, 0.02, 4.2, ("stalks",), shadows=False)


def _grass(c: Scratch) -> None:
    """Blades before the feet, so near that they are cut off below."""
    for k in range(90):
        x, tall, lean = 16 + k * 8.7 + c.rng.uniform(-5, 5), c.rng.uniform(50, 118), c.rng.uniform(-36, 36)
        blade = [(x, 1180), (x + lean * 0.3, 1180 - tall * 0.55), (x + lean, 1180 - tall)]
        c.cover(limb(blade, [15, 12, 6]))
        c.scrape(limb(blade, [7, 5, 0.8]), 1, WATER if k % 3 else CLAY)


def _watcher(c: Scratch, light: tuple[float, float, float]) -> None:
    place = Place(-10, 0, 600, yaw=-58, z=110)
    pose = Pose(
        pelvis=(0.0, -0.53, -0.01),
        chest=(4, -4, 0),
        head=(-4, -12, 0),
        left_hand=(-0.06, -0.875, 0.19),
        right_hand=(0.17, -0.40, 0.09),
        left_grip="hold",
        right_grip="relaxed",
        left_elbow=(-0.5, 1, 0.2),
        right_elbow=(0.5, 1, 0.2),
        left_palm=(0.6, 0, -0.6),
        left_fingers=(0.3, -1, 0.3),
        left_foot=(-0.11, -0.045, 0.05),
        right_foot=(0.11, -0.045, -0.05),
    )
    body = figure(
        pose,
        place,
        Frame(head=0.225, hair="short", hem=0.16, cloth="coat", flare=1.15, stout=1.12, limbs=1.0, hands=0.95),
    )
    glass, hat = Solid("glass"), Solid("hat")
    for x in (-0.034, 0.030):
        glass.cone(point(place, (x, -0.925, 0.13)), point(place, (x * 1.25, -0.93, 0.27)), 15, 23)
    top = point(place, (0, -1.04, -0.05))
    hat.ball(top, (64, 50, 64), turn_matrix(0, 12))
    hat.ball((top[0] - 4, top[1] + 16, top[2] + 4), (78, 12, 78), turn_matrix(0, -16, 10), 12)
    boots = Solid("boots")
    for side, sign in (("left", -1), ("right", 1)):
        z = 0.05 if side == "left" else -0.05
        ankle = point(place, (0.11 * sign, -0.05, z))
        toe = point(place, (0.13 * sign, -0.03, z + 0.15))
        knee = point(place, (0.10 * sign, -0.26, z * 0.8))
        boots.chain([knee, ankle, toe], (40, 34, 35), 14)
        boots.ball(toe, (38, 26, 38), blend=16)
    relief = look([s.moved(_UP, 1, _FEET) for s in (*body, glass, hat, boots)], fine=2.0, eye=1050, centre=(400, 640))
    c.paint(relief.outline(), "#000000", stroke=14)
    colors = {
        "skin": "#f6e6d0",
        "hair": "#e8d8c0",
        "top": RED,
        "legs": "#a8a496",
        "shoes": "#f4efe2",
        "boots": "#f4efe2",
        "glass": CLAY,
        "hat": YELLOW,
    }
    c.model(
        relief, light, colors, 0.08, 3.4, fill=((0.6, 0.5, 0.7), 0.36), fills={"skin": 0.8, "glass": 0.6, "hair": 0.6}
    )
