"""Checks the words of a linked deck: which cards have too few clues, and which links are wrong."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from storyhare.decks.lexicon.files import LANGUAGES, Links, concepts
from storyhare.decks.lexicon.oblique import oblique
from storyhare.decks.manifest import Card
from storyhare.rules import Notice

LEAST_LINKS, MOST_LINKS = 40, 80
# A concept of fewer cards gives its card away; one of more cards says nothing.
LEAST_CARDS, MOST_CARDS = 3, 20
LEAST_CLUES = 12

Phrases = Mapping[str, tuple[str, ...]]


def all_phrases() -> dict[str, Phrases]:
    """The words and phrases of every concept, by language."""
    return {language: concepts(language) for language in LANGUAGES}


def lint(
    cards: Iterable[Card], known: Mapping[str, Links], phrases: Mapping[str, Phrases]
) -> Iterator[Notice]:
    """Everything that should be fixed in the links of a deck's cards."""
    for card in cards:
        if card.id in known:
            yield from _lint_card(card, known[card.id], phrases)
        else:
            yield Notice("card_not_linked", {"card": card.id})
    # A concept that some card suggests must be shared by several, however closely it fits each.
    spread = Counter(name for links in known.values() for name in set(links.all))
    suggested = dict.fromkeys(name for links in known.values() for name in links.suggested)
    for name in suggested:
        times = spread[name]
        if not LEAST_CARDS <= times <= MOST_CARDS:
            limits = {"least": LEAST_CARDS, "most": MOST_CARDS}
            yield Notice("concept_spread", {"concept": name, "cards": times, **limits})


def _lint_card(card: Card, known: Links, phrases: Mapping[str, Phrases]) -> Iterator[Notice]:
    linked = len(set(known.all))
    if linked < len(known.all) or not LEAST_LINKS <= linked <= MOST_LINKS:
        limits = {"least": LEAST_LINKS, "most": MOST_LINKS}
        yield Notice("card_links", {"card": card.id, "links": linked, **limits})
    for language, said in phrases.items():
        for name in known.all:
            if not said.get(name):
                about = {"card": card.id, "concept": name, "language": language}
                yield Notice("concept_without_words", about)
        clues = len(set(oblique(known, said, card.alt.get(language, ""), language)))
        if clues < LEAST_CLUES:
            few = {"clues": clues, "least": LEAST_CLUES}
            yield Notice("clues_few", {"card": card.id, "language": language, **few})
