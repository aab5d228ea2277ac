"""Computer players: a view and the legal moves in, a command out; never the game itself."""
