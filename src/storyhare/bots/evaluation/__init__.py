"""Measures bots: at the tables people open, and between families that have never met.

`families` loads numpy, so it is imported by name.
"""

__all__ = ["crossplay", "families", "figures", "guests", "tables"]
