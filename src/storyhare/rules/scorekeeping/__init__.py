"""Keeps the score of a game that is played with the physical box."""
