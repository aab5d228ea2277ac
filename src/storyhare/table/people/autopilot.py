"""Plays random legal moves for seats whose owner is away.

As the storyteller it tells a word from a short list in the table's language. With the cards of the
box it says the numbers that are left over.
"""

from storyhare.rules import Game, Luck, MayGive, SeatCommand, awaited, choose_randomly, legal
from storyhare.table.settings import Language

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
    offer = legal(game, seat)[0]
    if isinstance(offer, MayGive) and game.rules.cards == "box":
        offer = MayGive(_left_over(game, seat), offer.number)
    return choose_randomly(offer, WORDS[language], luck)


def waits_for_others(game: Game, autopilot: frozenset[int]) -> bool:
    """Do people still have to say which number of the row is theirs, or to agree on one?

    Only then is it clear which numbers are left over: nobody here sees the cards of the box.
    """
    if game.rules.cards == "deck" or game.phase != "give":
        return False
    people = [seat for seat in range(game.rules.players) if seat not in autopilot]
    if any(seat not in autopilot and not game.given[seat] for seat in awaited(game)):
        return True
    named = [card for seat in people for card in game.given[seat]]
    return len(set(named)) < len(named)


def _left_over(game: Game, seat: int) -> tuple[str, ...]:
    """The numbers of the row that nobody else has named."""
    others = {card for at, cards in enumerate(game.given) if at != seat for card in cards}
    return tuple([number for number in game.rules.numbers if number not in others])
