"""The pace of a table: what is different where a game is played over days."""
