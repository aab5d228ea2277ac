"""Scenes: each card is a function that paints it, registered with what the deck tells about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from painter.canvas import Canvas

Draw: TypeAlias = Callable[[Any], None]
"""Paints on a canvas of the scene's medium."""
Medium: TypeAlias = Callable[[int], Canvas]
"""Gives an empty canvas for a seed: the class of a medium."""


@dataclass(frozen=True)
class Scene:
    """One card: what it is called, what is on it, and how it is painted."""

    id: str
    title: str
    motifs: tuple[str, ...]
    themes: tuple[str, ...]
    moods: tuple[str, ...]
    alt: str
    seed: int
    clues: tuple[str, ...]
    draw: Draw = field(repr=False)
    medium: Medium = field(default=Canvas, repr=False)


REGISTRY: dict[str, Scene] = {}


def scene(
    id: str,
    title: str,
    motifs: str,
    themes: str,
    moods: str,
    alt: str,
    seed: int = 7,
    clues: tuple[str, ...] = (),
    medium: Medium = Canvas,
) -> Callable[[Draw], Draw]:
    """Register the function below as the painter of a card; motifs, themes and moods are words with spaces between.

    The alt text says only what is seen. Clues are five or more clues of one to three words that come to mind.
    The medium is the canvas on which the card is painted, with edges, marks and a finish of its own.
    """

    def register(draw: Draw) -> Draw:
        if id in REGISTRY:
            raise ValueError(f"There are two scenes with the id {id!r}.")
        words = (tuple(motifs.split()), tuple(themes.split()), tuple(moods.split()))
        REGISTRY[id] = Scene(id, title, *words, alt, seed, clues, draw, medium)
        return draw

    return register
