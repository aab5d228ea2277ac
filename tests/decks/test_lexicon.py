"""The concept lexicon: whole in eight languages, linked to every card, oblique when it speaks."""

import re
from collections import Counter
from functools import cache

import msgspec
import pytest

from storyhare.decks import Card, Library
from storyhare.decks.lexicon import LANGUAGES, Links, also_meant, also_said, concepts, links
from storyhare.decks.lexicon.files import section_of
from storyhare.decks.lexicon.lint import all_phrases, lint
from storyhare.decks.lexicon.oblique import oblique
from storyhare.decks.lexicon.phrases import Kind, halves, phrase_of
from storyhare.decks.lexicon.stems import plain, stems
from storyhare.rules import Notice

# Words that would tell what to feel; a description tells only what is there to see.
MOODS = {
    "en": "sad happy lonely melancholy cheerful gloomy eerie joyful wistful peaceful calm serene "
    "cosy angry afraid scared frightened proud gentle tender dreamy mysterious magical romantic "
    "playful anxious hopeful bittersweet solemn sinister merry nostalgic",
    "fr": "triste heureux joyeux mélancolique solitaire gai calme paisible serein inquiet effrayé "
    "apeuré fier tendre rêveur mystérieux magique romantique anxieux nostalgique sinistre",
    "de": "traurig glücklich fröhlich einsam melancholisch düster unheimlich friedlich gelassen "
    "gemütlich wütend ängstlich stolz zärtlich verträumt geheimnisvoll magisch romantisch "
    "verspielt hoffnungsvoll feierlich wehmütig ruhig",
    "es": "triste feliz alegre solitario melancólico tranquilo sereno apacible inquieto asustado "
    "enfadado orgulloso tierno soñador misterioso mágico romántico nostálgico siniestro",
    "it": "triste felice allegro solitario malinconico tranquillo sereno calmo inquieto spaventato "
    "arrabbiato orgoglioso tenero sognante misterioso magico romantico nostalgico",
    "pt": "triste feliz alegre solitário melancólico tranquilo sereno calmo inquieto assustado "
    "zangado orgulhoso terno sonhador misterioso mágico romântico nostálgico sinistro",
    "nl": "treurig verdrietig gelukkig vrolijk eenzaam somber droevig griezelig vredig rustig kalm "
    "gezellig boos bang trots teder dromerig geheimzinnig magisch romantisch speels hoopvol "
    "plechtig weemoedig",
    "pl": "smutny szczęśliwy wesoły samotny melancholijny ponury straszny spokojny pogodny "
    "przytulny przestraszony dumny czuły tajemniczy magiczny romantyczny figlarny uroczysty",
}
FOX = Card("fox", alt={"en": "A fox sits in the snow."})
LINKS = links("dreams")


def cards() -> tuple[Card, ...]:
    dreams = Library().get("dreams")
    assert dreams is not None
    return dreams.manifest.cards


def words(text: str) -> set[str]:
    """Whole words without a stemmer, so that these tests do not lean on what they test."""
    return {plain(word) for word in re.findall(r"\w+", text)}


def clues(card: Card, language: str) -> tuple[str, ...]:
    return _clues(card.id, card.alt[language], language)


@cache
def _clues(card_id: str, description: str, language: str) -> tuple[str, ...]:
    """Computed once for all tests: the clues of all cards take seconds in every language."""
    return oblique(LINKS[card_id], concepts(language), description, language)


# -- the languages ---------------------------------------------------------------------------------


def test_there_are_twelve_to_eighteen_hundred_concepts() -> None:
    assert 1_200 <= len(concepts("en")) <= 1_800


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_concepts_in_the_same_order(language: str) -> None:
    assert list(concepts(language)) == list(concepts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_is_said_in_one_to_six_ways(language: str) -> None:
    said = {name: len(phrases) for name, phrases in concepts(language).items()}
    assert {name: ways for name, ways in said.items() if not 1 <= ways <= 6} == {}


def test_no_french_sign_can_stand_alone_at_the_beginning_of_a_line() -> None:
    loose = re.compile(r" [?!:;»]|« ")
    phrases = [phrase for said in concepts("fr").values() for phrase in said]
    assert [phrase for phrase in phrases if loose.search(phrase)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_stands_twice(language: str) -> None:
    said = Counter(
        phrase.casefold() for phrases in concepts(language).values() for phrase in phrases
    )
    assert [phrase for phrase, times in said.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_is_tidy_and_no_longer_than_a_proverb(language: str) -> None:
    phrases = [phrase for said in concepts(language).values() for phrase in said]
    untidy = [phrase for phrase in phrases if re.search(r"^\s|\s$|\s\s|[\t\n']", phrase)]
    assert untidy == []
    assert [phrase for phrase in phrases if not 1 <= len(phrase.split()) <= 8] == []


# -- what is only understood -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_understood_is_new_tidy_and_of_a_concept(language: str) -> None:
    told = concepts(language)
    for name, also in also_said(language).items():
        assert also
        every = [phrase.casefold() for phrase in (*told[name], *also)]
        assert len(set(every)) == len(every), name
        assert not [phrase for phrase in also if re.search(r"^\s|\s$|\s\s|[\t\n']", phrase)], name
        assert max(len(phrase.split()) for phrase in also) <= 8


def test_nobody_understands_more_of_a_language_without_a_file() -> None:
    assert {language for language in LANGUAGES if also_said(language)} == {"en", "fr", "de", "es"}
    assert also_said("sv") == {}


def test_what_else_may_be_meant_by_a_card_is_none_of_its_links() -> None:
    meant = also_meant("dreams")
    assert set(meant) == set(LINKS)
    for card, also in meant.items():
        assert len(set(also)) == len(also) <= 100
        assert set(also) <= set(concepts("en"))
        assert set(also).isdisjoint(LINKS[card].all), card
    assert also_meant("holiday") == {}


# -- the links -------------------------------------------------------------------------------------


def test_the_painted_deck_has_nothing_to_mend() -> None:
    assert list(lint(cards(), LINKS, all_phrases())) == []


def test_only_cards_of_the_deck_are_linked() -> None:
    assert set(LINKS) == {card.id for card in cards()}


def findings(known: Links, *, more_cards: int = 0) -> list[str]:
    """What the lint says about a card with these links, in a deck with copies of it."""
    names = ["fox", *(f"fox-{n}" for n in range(more_cards))]
    deck = [msgspec.structs.replace(FOX, id=name) for name in names]
    found = lint(deck, dict.fromkeys(names, known), {"en": concepts("en")})
    return sorted({notice.code for notice in found if notice.params.get("card", "fox") == "fox"})


def some(start: int, end: int) -> tuple[str, ...]:
    ideas = [name for name in concepts("en") if "fox" not in name and "snow" not in name]
    return tuple(ideas[start:end])


def test_the_lint_finds_nothing_on_a_well_linked_card() -> None:
    assert findings(Links(some(0, 10), some(10, 40), some(40, 50)), more_cards=2) == []


@pytest.mark.parametrize(
    ("known", "code"),
    [
        (Links(some(0, 5), some(5, 30), some(30, 39)), "card_links"),
        (Links(some(0, 20), some(20, 60), some(60, 81)), "card_links"),
        (Links(some(0, 10), some(10, 40), some(30, 50)), "card_links"),
        (Links(some(0, 40), some(40, 44), ()), "clues_few"),
        (Links(some(0, 10), some(10, 40), (*some(40, 50), "no-such")), "concept_without_words"),
    ],
)
def test_the_lint_finds_a_card_with_too_little_to_say(known: Links, code: str) -> None:
    assert findings(known, more_cards=2) == [code]


@pytest.mark.parametrize("more_cards", [0, 1, 20])
def test_the_lint_finds_what_too_few_or_too_many_cards_suggest(more_cards: int) -> None:
    known = Links(some(0, 10), some(10, 40), some(40, 50))
    assert findings(known, more_cards=more_cards) == ["concept_spread"]


# A word for each concept, in which no other is hidden.
SAID = {
    name: ("q".join([chr(97 + int(digit)) for digit in f"{at:04}"]),)
    for at, name in enumerate(concepts("en"))
}


def test_the_lint_says_how_much_there_is_and_how_much_there_should_be() -> None:
    known = Links(some(0, 40), (*some(40, 44), "no-such"), ())
    found = {notice.code: notice.params for notice in lint([FOX], {"fox": known}, {"en": SAID})}
    assert found == {
        "concept_without_words": {"card": "fox", "concept": "no-such", "language": "en"},
        "clues_few": {"card": "fox", "language": "en", "clues": 4, "least": 12},
        "concept_spread": {"concept": "no-such", "cards": 1, "least": 3, "most": 20},
    }
    few = Links(some(0, 3), (), ())
    links = [one.params for one in lint([FOX], {"fox": few}, {}) if one.code == "card_links"]
    assert links == [{"card": "fox", "links": 3, "least": 40, "most": 80}]


@pytest.mark.parametrize(("clues", "found"), [(11, True), (12, False)])
def test_twelve_clues_are_enough(clues: int, found: bool) -> None:
    known = Links(some(0, 40 - clues), some(40, 40 + clues), ())
    codes = [notice.code for notice in lint([FOX], {"fox": known}, {"en": SAID})]
    assert ("clues_few" in codes) == found


@pytest.mark.parametrize(
    ("section", "kind"),
    [
        ("proverbs", "saying"),
        ("idioms", "saying"),
        ("tales", "title"),
        ("myths", "title"),
        ("books-and-films", "title"),
        ("paintings", "title"),
        ("songs-and-music", "title"),
        ("feelings", "mood"),
        ("moods", "mood"),
    ],
)
def test_a_phrase_is_of_the_kind_of_its_section(section: str, kind: Kind) -> None:
    sections, said = section_of(), concepts("en")
    kinds = Counter(
        phrase.kind
        for name in said
        if sections[name] == section
        for text in said[name]
        if (phrase := phrase_of(text, "en")) is not None and phrase.section == section
    )
    assert kinds[kind] > 0
    assert {"saying", "title", "mood"} & set(kinds) == {kind}


def test_the_lint_finds_a_card_without_links() -> None:
    assert list(lint([FOX], {}, {})) == [Notice("card_not_linked", {"card": "fox"})]


# -- the clues -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("proverb", "half"),
    [
        ("the early bird catches the worm", "the early bird…"),
        ("still waters run deep", "still waters run…"),
        ("it is never too late", "it is never too…"),
        ("east, west, home, rest", "east, west, home…"),
        ("honesty pays", None),
        ("who is there at night?", None),
    ],
)
def test_a_proverb_is_told_by_a_beginning_that_says_something(
    proverb: str, half: str | None
) -> None:
    # Only the proverb itself, not what else means the same.
    said = (proverb, "another way to say the same")
    assert halves("early-bird-worm", said) == (() if half is None else (half,))
    assert halves("moon", said) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_of_the_clues_are_one_or_two_words(language: str) -> None:
    told = [clue for card in cards() for clue in clues(card, language)]
    assert sum(len(clue.split()) <= 2 for clue in told) >= len(told) / 2
    assert max(len(clue.split()) for clue in told) <= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_names_what_is_plainly_seen(language: str) -> None:
    said = concepts(language)
    for card in cards():
        phrases = [phrase for name in LINKS[card.id].seen for phrase in said[name]]
        names = {word for phrase in phrases for word in words(phrase) if len(word) > 4}
        names |= {plain(phrase) for phrase in phrases if len(phrase) >= 3 and phrase.isalpha()}
        names |= {word for word in words(card.alt[language]) if len(word) > 4}
        telling = {clue: named for clue in clues(card, language) if (named := words(clue) & names)}
        assert telling == {}, card.id


@pytest.mark.parametrize(
    ("language", "seen", "clue"),
    [
        ("en", "fox", "sly as a fox"),
        ("en", "foxes", "the fox who knew"),
        ("fr", "mer", "seul en mer"),
        ("fr", "ours", "vendre la peau de l\u2019ours"),
        ("de", "Uhr", "die Uhr tickt"),
        ("de", "Apfel", "Apfelbaum"),
        ("nl", "vogel", "trekvogels"),
        ("pl", "zegar", "ukryte w zegarze"),
        ("es", "casa", "mi casa es mi castillo"),
        ("en", "moon", "moonstruck"),
        ("en", "sun", "before sunrise"),
        ("en", "bed", "bedtime story"),
        ("en", "heart", "heartbeat"),
        ("es", "sol", "girasoles y un girasol"),
        ("it", "luna", "lunatico"),
        ("de", "Ei", "das goldene Ei"),
        ("it", "tè", "un tè di matti"),
        ("de", "Seil", "Drahtseilakt"),
        ("nl", "boot", "vouwbootje"),
        ("nl", "zon", "zonneschijn"),
        ("pl", "lód", "na cienkim lodzie"),
        ("es", "espejo", "espejito, espejito"),
        ("en", "shadow", "overshadowed"),
    ],
)
def test_a_clue_that_names_it_is_left_out(language: str, seen: str, clue: str) -> None:
    phrases = {"seen": (seen,), "idea": (clue, "xyz")}
    known = Links(("seen",), ("idea",), ())
    assert oblique(known, phrases, "", language) == ("xyz",)
    assert oblique(Links((), ("idea",), ()), phrases, seen, "en")[-1] == "xyz"


@pytest.mark.parametrize(
    ("language", "seen", "clue"),
    [
        ("en", "hat", "that was then"),
        ("en", "ear", "fear"),
        ("es", "sol", "soledad"),
        ("es", "té", "te pillé"),
        ("nl", "thee", "gastheer"),
    ],
)
def test_a_short_name_within_another_word_is_no_name(language: str, seen: str, clue: str) -> None:
    phrases = {"seen": (seen,), "idea": (clue,)}
    assert oblique(Links(("seen",), ("idea",), ()), phrases, "", language) == (clue,)


def test_a_title_that_stayed_english_names_things_in_english() -> None:
    phrases = {"moon": ("Mond",), "idea": ("Fly Me to the Moon", "xyz")}
    assert oblique(Links(("moon",), ("idea",), ()), phrases, "", "de") == ("xyz",)


def test_little_words_name_nothing() -> None:
    phrases = {"seen": ("the end of the road",), "idea": ("out of the blue",)}
    assert oblique(Links(("seen",), ("idea",), ()), phrases, "", "en") == ("out of the blue",)


# -- the descriptions ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_description_names_a_mood(language: str) -> None:
    moods = set(stems(MOODS[language], language))
    named = {card.id: moods & {*stems(card.alt[language], language)} for card in cards()}
    assert {card: found for card, found in named.items() if found} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_is_one_or_two_sentences_of_moderate_length(language: str) -> None:
    for card in cards():
        text = card.alt[language]
        assert 1 <= len(re.findall(r"[.!?](?: |$)", text)) <= 2, card.id
        assert len(text) <= 300, card.id
