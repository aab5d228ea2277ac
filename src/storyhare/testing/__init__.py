"""The public test kit: players that only know their view, whole games, made-up decks."""
