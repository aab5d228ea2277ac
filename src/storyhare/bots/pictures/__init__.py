"""Eyes for pictures of one's own: an operator's image-text model, or one behind an endpoint."""

from collections.abc import Callable

# A card's picture as bytes that the decks have checked and written anew; None: there is none.
Pictures = Callable[[str], bytes | None]
