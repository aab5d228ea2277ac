"""Characters: every one of them can be true of how a bot tells."""

from collections import Counter
from typing import get_args

from storyhare.bots.characters import LOVES
from storyhare.decks.lexicon import LANGUAGES, concepts, section_of
from storyhare.views import CHARACTERS, Character, character_of
from tests.bots.minds import dreams, known

# A hand has six or seven cards: with so many loved thoughts a card, there is one to tell from.
LEAST_PER_CARD = 1.0


def test_every_character_has_sections_that_exist() -> None:
    assert set(LOVES) == set(CHARACTERS) == set(get_args(Character))
    sections = set(section_of().values())
    assert {section for loved in LOVES.values() for section in loved} <= sections
    assert max(Counter([s for loved in LOVES.values() for s in loved]).values()) == 1


def test_a_hand_has_something_to_tell_for_every_character_in_every_language() -> None:
    sections = section_of()
    for language in LANGUAGES:
        said = concepts(language)
        tellable: Counter[str] = Counter()
        for card in dreams():
            clues, links = set(known().clues(card, language)), known().pictures[card].links
            assert links is not None
            tellable.update(
                [sections[name] for name in links.suggested + links.far if clues & {*said[name]}]
            )
        for character, loved in LOVES.items():
            number = sum([tellable[section] for section in loved]) / len(dreams())
            assert number >= LEAST_PER_CARD, (language, character)


def test_a_bot_without_a_character_has_one_by_its_seed() -> None:
    drawn = Counter([character_of(f"seed {number}") for number in range(1200)])
    assert set(drawn) == set(CHARACTERS)
    assert min(drawn.values()) > 50
    assert character_of("seed 7") == character_of("seed 7")
