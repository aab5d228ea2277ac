"""Finished games: their record as a file, and summaries of their rounds."""
