"""Hints between nodes: that a table has changed, never what has happened there."""

from storyhare.bus.local import LocalBus
from storyhare.bus.port import Bus, Hint

__all__ = ["Bus", "Hint", "LocalBus"]
