"""Storyhare plays Dixit and Dixit Odyssey with people who are not in the room."""

__version__ = "0.1.0"
