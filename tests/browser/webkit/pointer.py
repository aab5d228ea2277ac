"""Movements of the mouse, as WebDriver describes them."""

from typing import Any


def pointer(steps: list[dict[str, Any]]) -> dict[str, Any]:
    kind = {"pointerType": "mouse"}
    return {"type": "pointer", "id": "mouse", "parameters": kind, "actions": steps}


def to(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y), "origin": "viewport"}
