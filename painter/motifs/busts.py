"""Heads of painter.motifs.faces as solids among other solids on the card."""

from __future__ import annotations

from painter.motifs.faces import Face, parts
from painter.solids import Solid

_REACH = {"skin": 2.6, "hair": 2.2, "eyes": 0.75, "iris": 0.75, "pupil": 0.75}


def bust(face: Face, x: float, y: float, radius: float, z: float = 0, name: str = "") -> list[Solid]:
    """The solids of a head whose middle is at (x, y), two radii high; each has the name before it."""
    out = []
    for part, model in parts(face).items():
        reach = _REACH.get(part, 1.25) if face.neck or part != "skin" else 1.5
        out.append(Solid(f"{name}{part}").model(model, (x, y, z), radius, reach))
    return out
