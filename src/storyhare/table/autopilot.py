"""Plays random legal moves for seats whose owner is away.

As the storyteller it tells a word from a short list in the table's language.
"""

from storyhare.rules import Game, Luck, SeatCommand, choose_randomly, legal
from storyhare.table.settings import Language

__all__ = ["WORDS", "Luck", "move"]

WORDS: dict[Language, tuple[str, ...]] = {
    "en": ("tomorrow", "almost", "a secret", "home", "too late", "echo", "the other side", "luck"),
    "fr": ("demain", "presque", "un secret", "la maison", "trop tard", "écho", "la chance"),
    "de": ("morgen", "beinahe", "ein Geheimnis", "daheim", "zu spät", "Echo", "Glück"),
    "es": ("mañana", "casi", "un secreto", "en casa", "demasiado tarde", "eco", "la suerte"),
    "it": ("domani", "quasi", "un segreto", "a casa", "troppo tardi", "eco", "la fortuna"),
    "pt": ("amanhã", "quase", "um segredo", "em casa", "tarde demais", "eco", "a sorte"),
    "nl": ("morgen", "bijna", "een geheim", "thuis", "te laat", "echo", "geluk"),
    "pl": ("jutro", "prawie", "tajemnica", "w domu", "za późno", "echo", "szczęście"),
}


def move(game: Game, seat: int, language: Language, luck: Luck) -> SeatCommand:
    """A legal move for a seat on which the game waits."""
    # The first offer is to tell, give or vote; taking a move back comes after it.
    return choose_randomly(legal(game, seat)[0], WORDS[language], luck)
