"""Legal moves without a look at the pictures: what remains when judging fails or takes too long."""

import random

from storyhare.decks.lexicon import LANGUAGES, concepts
from storyhare.rules import (
    Ballot,
    Clue,
    Give,
    MayGive,
    MayTakeBack,
    MayTell,
    MayVote,
    SeatCommand,
    Tell,
    Vote,
)
from storyhare.views import SeatView

# Ideas that fit nearly any picture.
VAGUE = (
    "hope", "surprise", "courage", "waiting", "secret", "journey", "memory", "too-late",
    "beginning", "luck", "freedom", "tomorrow-another-day",
)  # fmt: skip


def blind_move(seat: SeatView, language: str, luck: random.Random) -> SeatCommand:
    """Some legal move for a seat on which the game waits."""
    for offer in seat.legal:
        match offer:
            case MayTell(cards):
                clue = Clue(blind_clue(language, luck))
                return Tell(seat.seat, clue, luck.choice(cards) if cards else None)
            case MayGive(cards, number):
                return Give(seat.seat, tuple(luck.sample(cards, number)))
            case MayVote(numbers, _, red):
                spoiled = luck.choice(red) if red else None
                return Vote(seat.seat, Ballot((luck.choice(numbers),), spoiled))
            case MayTakeBack():
                continue
    raise ValueError("the game does not wait for this seat")


def blind_clue(language: str, luck: random.Random) -> str:
    """A few words that say little, in the table's language where there is a lexicon of it."""
    said = concepts(language if language in LANGUAGES else "en")
    return said[luck.choice(VAGUE)][0]
