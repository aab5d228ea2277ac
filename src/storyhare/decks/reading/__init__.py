"""Reads untrusted decks in a sandboxed worker process."""
