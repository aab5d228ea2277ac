"""Decks that people bring: imports in the making, and the games that go on with such a deck."""
