"""Rendering: a scene (or the back, or a landscape of the track) becomes a picture, and the picture becomes files."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import cv2
from PIL import Image

from painter import back, scenes, track
from painter.canvas import Canvas
from painter.scene import REGISTRY

Write: TypeAlias = Callable[[str, Path], None]

# Folder, size and WebP quality of the three files of a card (docs/decisions/0004-deck.md has the figures).
SIZES = (("large", (800, 1200), 75), ("medium", (400, 600), 78), ("small", (200, 300), 80))
THUMB = (120, 180)
BACK = "back"
TRACKS = {f"track-{layout}-{light}": (layout, light) for layout in track.LAYOUTS for light in track.LIGHTS}
TRACK_QUALITY = 78


def load_scenes() -> None:
    """Import every module of painter.scenes, so that all cards are registered."""
    for module in pkgutil.iter_modules(scenes.__path__):
        importlib.import_module(f"{scenes.__name__}.{module.name}")


def render(name: str) -> Image.Image:
    """Paint one card, the back or one landscape."""
    cv2.setNumThreads(1)  # the processes already share the cores
    if name in TRACKS:
        layout, light = TRACKS[name]
        return Image.fromarray(track.paint_track(track.LAYOUTS[layout], track.LIGHTS[light]))
    if name == BACK:
        canvas = Canvas(back.SEED)
        back.paint_back(canvas)
    else:
        load_scenes()
        scene = REGISTRY[name]
        canvas = scene.medium(scene.seed)
        scene.draw(canvas)
    return Image.fromarray(canvas.finish())


def write_card(card: str, folder: Path) -> None:
    """Paint one card or the back and write it as WebP in three sizes below folder."""
    picture = render(card)
    stem = "_back" if card == BACK else card  # no card id begins with an underscore
    for name, size, quality in SIZES:
        file = folder / name / f"{stem}.webp"
        file.parent.mkdir(parents=True, exist_ok=True)
        scaled = picture if picture.size == size else picture.resize(size, Image.Resampling.LANCZOS)
        scaled.save(file, quality=quality, method=6)


def write_track(name: str, folder: Path) -> None:
    """Paint one landscape and write it as WebP into folder."""
    layout, light = TRACKS[name]
    render(name).save(folder / f"{layout}-{light}.webp", quality=TRACK_QUALITY, method=6)


def write_preview(name: str, folder: Path) -> None:
    """Paint anything and write it as PNG with a thumbnail into folder."""
    picture = render(name)
    picture.save(folder / f"{name}.png")
    picture.thumbnail(THUMB, Image.Resampling.LANCZOS)
    picture.save(folder / f"{name}.small.png")
