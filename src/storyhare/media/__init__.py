"""Recorded clues: looked at, kept by content, and given out by range."""
