"""Random legal moves, for when judging the pictures fails or takes too long."""

import random

from storyhare.decks.lexicon import LANGUAGES, concepts
from storyhare.rules import MayTakeBack, SeatCommand, choose_randomly
from storyhare.views import SeatView

# Concepts that fit nearly any picture.
VAGUE = (
    "hope", "surprise", "courage", "waiting", "secret", "journey", "memory", "too-late",
    "beginning", "luck", "freedom", "tomorrow-another-day",
)  # fmt: skip


def blind_move(seat: SeatView, language: str, luck: random.Random) -> SeatCommand:
    """A random legal move for a seat on which the game waits; never takes a card back."""
    for offer in seat.legal:
        if not isinstance(offer, MayTakeBack):
            return choose_randomly(offer, vague_clues(language), luck)
    raise ValueError("the game does not wait for this seat")


def vague_clues(language: str) -> list[str]:
    """Clues that say little, in the table's language if it has a lexicon, else in English."""
    phrases = concepts(language if language in LANGUAGES else "en")
    return [phrases[concept][0] for concept in VAGUE]
