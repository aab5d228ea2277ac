"""Models that see uploaded pictures: an operator's own files, or one behind an endpoint."""

from collections.abc import Callable

__all__ = ["Pictures", "endpoint", "onnx"]

# A card's picture as bytes that the decks have checked and encoded again; None: there is none.
Pictures = Callable[[str], bytes | None]
