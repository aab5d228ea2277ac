"""The painted deck and its scorers, made once for all tests of bots."""

from functools import cache

from storyhare.bots import Knowledge, LexiconScorer, knowledge_of
from storyhare.decks import Library, Manifest


@cache
def manifest() -> Manifest:
    deck = Library().get("dreams")
    assert deck is not None
    return deck.manifest


@cache
def known() -> Knowledge:
    return knowledge_of(manifest())


@cache
def lexicon() -> LexiconScorer:
    return LexiconScorer(known())


@cache
def dreams() -> tuple[str, ...]:
    cards = Library().cards(("dreams",))
    assert cards is not None
    return cards
