"""What one touch of the brush can do: the options of Canvas.paint and Canvas.line, with their defaults."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from painter.palette import Color

Vector = tuple[float, float]
Cap = Literal["round", "butt"]


@dataclass(frozen=True)
class Brush:
    """How a shape is painted; lengths named "share" are relative to the shorter side of the shape."""

    to: Color | None = None  # second colour of a gradient, from top to bottom
    vertical: bool = True  # False: the gradient runs from left to right
    shade: Color | None = None  # colour of the stippled form shadow, on the side away from the light
    shade_alpha: float = 0.8
    shade_depth: float = 0.25  # share; .25-.45 for round things, .10-.15 for long unions
    light_from: Vector = (-0.5, -0.7)  # where the light stands, for the form shadow
    rim: Color | None = None  # colour of the lit edge
    rim_alpha: float = 0.9
    rim_width: float = 5  # pixels on a shape of 110 pixels, thinner on smaller ones
    rim_from: Vector = (-0.6, -0.8)  # where the light stands, for the rim
    shadow: float = 0  # blur of the shadow cast on what lies behind; 0 casts none
    shadow_offset: Vector = (6, 10)
    shadow_color: Color = "#0b0d1c"
    stroke: float = 0  # width of an outline; 0 fills the shape
    alpha: float = 1.0
    texture: float = 1.0  # brush hairs and mottle in the body
    wobble: float = 1.0  # slow drift of the edge
    rough: float = 1.0  # fine drift of the edge
    cap: Cap = "round"  # end of an outline
    feather: float = 0  # blur of the edge
    fade: Vector | None = None  # alpha at the top and at the bottom of the shape


class BrushOptions(TypedDict, total=False):
    """The keywords of Canvas.paint; see Brush for what each one does."""

    to: Color | None
    vertical: bool
    shade: Color | None
    shade_alpha: float
    shade_depth: float
    light_from: Vector
    rim: Color | None
    rim_alpha: float
    rim_width: float
    rim_from: Vector
    shadow: float
    shadow_offset: Vector
    shadow_color: Color
    stroke: float
    alpha: float
    texture: float
    wobble: float
    rough: float
    cap: Cap
    feather: float
    fade: Vector | None
