"""Ways to judge pictures by words, each behind the same port, and what they know of a deck.

`encoder` loads numpy, so it is imported by name.
"""

__all__ = ["encoder"]
