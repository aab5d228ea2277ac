"""What a pastel adds to a modelled head: hairs of the brows, lashes, the light in the eyes, gaps of teeth, locks."""

from __future__ import annotations

import numpy as np

from painter.model import Camera, View
from painter.motifs.faces import EYE_R, Face, brow_line, lid_line
from painter.noise import Array
from painter.palette import Color, mix, rgb
from painter.pastel import Pastel, Ramp

SKINS: dict[str, Ramp] = {
    "pale": ("#3a1a22", "#7a2f2c", "#b9573c", "#e08a5c", "#f6bd8a", "#ffe9c8"),
    "brown": ("#1c0e14", "#4a2420", "#7c432c", "#b06c42", "#dc9c66", "#fbd8a6"),
    "dark": ("#120a12", "#33191c", "#5a3026", "#8a5238", "#bd7f54", "#f0bd88"),
    "olive": ("#22201c", "#54402a", "#8c6a3c", "#bf9856", "#e3c27e", "#fdeab8"),
    "green": ("#0c1a14", "#1f3d2a", "#43703c", "#7fa14c", "#bccb70", "#f2f0b4"),
    "blue": ("#0b1226", "#1f3156", "#3f5f86", "#7395ab", "#aecac8", "#eef4e0"),
    "clay": ("#241412", "#5a2c22", "#8f4a34", "#bf7350", "#e0a47c", "#f8d9b4"),
}


def chalks(skin: str, hair: Ramp, iris: Color = "#3f7f6a") -> dict[str, Ramp]:
    """The chalks for all parts of a head; brows are drawn hair by hair."""
    tones = SKINS[skin]
    return {
        "skin": tones,
        "lips": tuple(mix(tone, "#c03038", 0.36) for tone in tones),
        "teeth": ("#3a302e", "#a8957c", "#e8dcc0", "#fffaea"),
        "maw": ("#14060a", "#3a0a10", "#6a1618"),
        "tongue": ("#3a0e14", "#8a2e30", "#d06a5c"),
        "eyes": ("#33333f", "#8f918f", "#e9e4d4", "#fffdf2"),
        "iris": (mix("#080c10", iris, 0.3), iris, mix(iris, "#fff6d8", 0.5)),
        "pupil": ("#050608", "#0a0a10", "#16161c"),
        "brows": tones,
        "hair": hair,
    }


def features(c: Pastel, face: Face, camera: Camera, hair: Color, dark: Color = "#1a0d10", lit: float = 1.0) -> None:
    """Draw lashes, brows and the light in the eyes over a head that stands already."""
    for i in (0, 1):
        if _hidden(face, camera, i):
            continue
        lids = [camera.pixel(face.at(point)) for point in lid_line(face, i)]
        c.stroke(lids, dark, camera.scale * 0.030, 0.95)
        lower = [camera.pixel(face.at(point)) for point in lid_line(face, i, False)]
        c.stroke(lower[1:-1], mix(dark, "#7a3a30", 0.4), camera.scale * 0.012, 0.7)
        if face.lids[i] > 0.5 and lit:
            side = (-1, 1)[i]
            x, y, z = face.eye(side)
            spot = (x + face.gaze[0] * 0.13 - 0.04, y + face.gaze[1] * 0.13 + 0.045, z + EYE_R * 1.02)
            at = camera.pixel(face.at(spot))
            r = camera.scale * 0.013 * lit
            c.stroke([at, (at[0] + r, at[1] + r * 0.4)], "#fffdf0", r * 2, 1.0, taper=False)
        brow(c, face, camera, i, hair)


def creases(
    c: Pastel, camera: Camera, joint: Array, before: Array, after: Array, radius: float, color: Color, side: Array
) -> None:
    """Two short bent lines across a finger where it folds; side is the way out of the finger to the viewer."""
    along = (after - before) / np.linalg.norm(after - before)
    out = side - along * float(side @ along)
    out = out / np.linalg.norm(out)
    across = np.cross(along, out)
    for k, wide in ((-0.16, 0.62), (0.16, 0.74)):
        run = [
            camera.pixel(joint + (across * np.sin(a) + out * np.cos(a) + along * k * (1 + 0.18 * a * a)) * radius)
            for a in np.linspace(-wide, wide, 5)
        ]
        c.stroke(run, color, camera.scale * radius * 0.13, 0.8)


def _hidden(face: Face, camera: Camera, i: int) -> bool:
    """Whether an eye is turned away from the viewer."""
    _, _, back = camera.axes()
    outward = face.at(((-1, 1)[i] * 0.30, 0.0, 1.0))
    return float(outward @ back) < 0.25


def brow(c: Pastel, face: Face, camera: Camera, i: int, hair: Color) -> None:
    """One brow, hair by hair from the nose outward."""
    line = np.array(brow_line(face, i, 0.03))
    side, heavy = (-1, 1)[i], face.thick_brows
    for k in range(int(54 * heavy)):
        t = c.rng.random() ** 0.85 * 2.85
        j = int(t)
        root = line[j] + (line[j + 1] - line[j]) * (t - j)
        thick = 0.05 * heavy * (1 - 0.25 * t / 2.85)
        root = root + np.array((0, c.rng.uniform(-thick, thick * 0.7), 0))
        lean = 0.10 * (1.1 - 0.2 * t)
        tip = root + np.array((side * 0.105, lean * 0.55 - 0.012 * t, -0.035 * t))
        tone = mix(hair, "#ffffff", 0.22) if k % 6 == 0 else mix(hair, "#000000", c.rng.uniform(0, 0.35))
        ends = [camera.pixel(face.at(root)), camera.pixel(face.at((root + tip) / 2)), camera.pixel(face.at(tip))]
        c.stroke(ends, tone, camera.scale * 0.018, 0.92)


def tooth_gaps(c: Pastel, view: View, face: Face, wide: float = 0.088, dark: Color = "#4a3430") -> None:
    """The gaps between the teeth."""
    if "teeth" not in view.names:
        return
    local = view.space @ face.turn
    here = view.of("teeth")
    across = (local[..., 0] - face.mouth.skew) / wide
    gap = np.clip(1 - np.abs(across - np.rint(across)) * 11, 0, 1) * here
    c.rub(np.asarray(gap * 0.75, np.float32), dark, 0.3)


def locks(c: Pastel, cover: Array, along: Array, ramp: Ramp, count: int, length: float = 90, width: float = 4) -> None:
    """Hair drawn lock by lock along a heading, dark ones first."""
    tones = [np.broadcast_to(rgb(tone), (*cover.shape, 3)).astype(np.float32) for tone in ramp]
    for k, tone in enumerate(tones):
        c.hatch(tone, cover, count // (k + 1), length * (1 - 0.12 * k), width, along, 0.8, 0.18, 0.1, 0.35)
