"""What exists only because several nodes may serve the same tables."""

from storyhare.cluster import timing
from storyhare.cluster.peers import Peers

__all__ = ["Peers", "timing"]
