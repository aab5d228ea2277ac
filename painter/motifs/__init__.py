"""Motifs: the things, beasts, people and places from which scenes are composed."""
