"""The workshop where the cards are painted; build-time only, never shipped with the game.

Two short names are used everywhere because every scene and motif has them:
`c` is the Canvas that is painted on, and `p` is the Palette whose pigments are used.
"""
