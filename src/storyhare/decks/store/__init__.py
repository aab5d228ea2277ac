"""Where decks are kept: the local library, uploads, and the store that nodes share."""
