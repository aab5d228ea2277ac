"""How the texts are written: every message of every language is rendered, and read for slips.

Numbers have their singular, French has its spaces, no sentence has a hole or a blank too many.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Attribute,
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from storyhare.words import REGIONS
from tests.test_words import TRANSLATED, files_of, messages

LANGUAGES = ["en", *TRANSLATED]
LEXICON = Path(__file__).parents[1] / "src" / "storyhare" / "decks" / "lexicon"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# A name that begins with a vowel, another one, and a team as `list` names it.
NAMES = ("Ada", "Élise", "Ada + Élise")
NUMBERS = (0, 1, 2, 5)


class Choices(Visitor):
    """The facts of a pattern: those that choose a variant, with its names, and the others."""

    def __init__(self) -> None:
        self.chosen: dict[str, set[str]] = {}
        self.shown: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - as above
        self.shown.add(node.id.name)


def _key(key: object) -> str:
    return key.name if isinstance(key, Identifier) else str(key.value)  # type: ignore[attr-defined]


def is_count(keys: set[str]) -> bool:
    return all(key in PLURALS or key.lstrip("-").isdigit() for key in keys)


def choices(pattern: Pattern) -> Choices:
    found = Choices()
    found.visit(pattern)
    return found


@cache
def counts() -> frozenset[str]:
    """Facts that are numbers: any language has a plural for them."""
    found = {"done", "of", "ready", "place", "number", "round", "rounds", "seats", "most", "least"}
    for language in LANGUAGES:
        for _, pattern in patterns(language):
            chosen = choices(pattern).chosen
            found |= {fact for fact, keys in chosen.items() if is_count(keys)}
    return frozenset(found)


def patterns(language: str) -> Iterator[tuple[str, Pattern]]:
    """Every message and every attribute of a language, by its name."""
    for text in files_of(language).values():
        for key, message in messages(text).items():
            yield from _patterns(key, message)


def _patterns(key: str, message: Message) -> Iterator[tuple[str, Pattern]]:
    if message.value is not None:
        yield key, message.value
    for attribute in message.attributes:
        assert isinstance(attribute, Attribute)
        yield f"{key}.{attribute.id.name}", attribute.value


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
    for text in files_of(language).values():
        made.add_resource(FluentResource(text))
    return made


@cache
def sentences(language: str) -> list[tuple[str, int, str]]:
    """Every message of a language in all its renderings: its name, the number in it, the text."""
    return [
        (name, number, text)
        for name, pattern in patterns(language)
        for number, text in sorted(set(rendered(language, name, pattern)))
    ]


def rendered(language: str, name: str, pattern: Pattern) -> Iterator[tuple[int, str]]:
    """A message with each number, each kind of name, and each of its variants."""
    found = choices(pattern)
    key, _, attribute = name.partition(".")
    message = bundle(language).get_message(key)
    said = message.attributes[attribute] if attribute else message.value
    words = {fact: keys for fact, keys in found.chosen.items() if not is_count(keys)}
    others = (found.shown | set(found.chosen)) - set(words)
    known = counts()
    for number, who in product(NUMBERS, NAMES):
        plain = {fact: number if fact in known else who for fact in others}
        for chosen in product(*[sorted(keys) for keys in words.values()]):
            facts = plain | dict(zip(words, chosen, strict=True))
            assert said is not None
            text, errors = bundle(language).format_pattern(said, facts)
            assert not errors, f"{language}: {name}: {errors}"
            yield number, str(text)


SLIPS = {
    "a hole": re.compile(r"[{}]|\$\w"),
    "two blanks": re.compile(r"[ \u00a0\u202f]{2}"),
    "a blank at the end": re.compile(r"^\s|(?<!,)\s$"),
    "a blank before a stop": re.compile(r"\w [.,](?: |$)"),
    "a straight apostrophe": re.compile(r"\w'\w|\"\w"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_with_every_number_and_name(language: str) -> None:
    found = {
        f"{name}: {slip}: {text!r}"
        for name, _, text in sentences(language)
        for slip, sign in SLIPS.items()
        if sign.search(text)
    }
    assert not found, "\n".join(sorted(found))


# What is said to the person whose screen it is, and not about them.
ADDRESSED = {"you", "you-and", "your-team", "mine"}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_says_you_where_english_does(language: str) -> None:
    english = {name: choices(pattern).chosen for name, pattern in patterns("en")}
    for name, pattern in patterns(language):
        theirs = choices(pattern).chosen
        for fact, keys in english[name].items():
            assert keys & ADDRESSED <= theirs.get(fact, set()), name


# Numbers that are never one: limits of the rules and the server, and what the lobby offers.
NEVER_ONE = {
    *("live-vote", "live-vote-wait"),  # cards on the table
    *("live-clock", "recorder-hint", "recorder-live-on", "recorder-live-lead"),
    *("recorder-live-left", "lobby-seconds", "lobby-start-teams", "round-small-wide"),
    "round-to",
    *("reveal-party-split", "reveal-why-votes-capped", "reveal-why-votes-capped-of"),
    *("menu-ask-seat-hint", "menu-claim-hint-watching"),
    *("bots-title", "bots-tables-title", "simulate-heading", "loadtest-latency"),
    *("notice-deck_is_tight", "refusal-clock_out_of_range", "refusal-deck_too_many_cards"),
    *("days-hours", "mine-waits-many", "refusal-away_too_long"),
    *("refusal-deck_too_small", "refusal-clue_too_long", "refusal-text_too_long"),
    *("refusal-host_is_here", "refusal-host_may_return", "refusal-seat_is_kept"),
    *("refusal-import_takes_too_long", "refusal-no_free_seat", "refusal-no_such_seat"),
    *("refusal-picture_too_large", "refusal-players_without_partner", "refusal-too_few_players"),
    *("refusal-too_many_players", "refusal-recording_too_long", "refusal-source_too_many_files"),
    *("refusal-too_early_to_hurry", "refusal-too_many_bots", "refusal-too_many_recordings"),
    *("refusal-too_many_rounds", "refusal-table_full", "refusal-upload_too_many_decks"),
    *("refusal-upload_too_slow", "refusal-decks_wrong", "refusal-source_bomb"),
}
# Words of a message that end in s and are no plurals.
SINGULAR = r"is|was|has|counts|wants|needs|this|ms|votes for"


def test_english_never_says_one_cards() -> None:
    found = {
        f"{name}: {text!r}"
        for name, number, text in sentences("en")
        if number == 1 and name not in NEVER_ONE
        if re.search(rf"(?<![\w\u2013])1 (?!(?:{SINGULAR})\b)\w+s\b", text)
    }
    assert not found, "\n".join(sorted(found))


# Words that are the same for one and for many, and verbs whose subject is not what is counted.
SAME = {
    "de": {"Mal"},
    "es": {"termina"},
    "fr": {"fois", "pas", "finit"},
    "nl": {"keer", "haalt"},
    "pt": {"acaba"},
}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_counts_where_english_does(language: str) -> None:
    """A number before a word has its singular; one that stands by itself needs none."""
    english = {name: choices(pattern).chosen for name, pattern in patterns("en")}
    found = set()
    for name, pattern in patterns(language):
        counted = {fact for fact, keys in english[name].items() if is_count(keys)}
        for fact in counted - set(choices(pattern).chosen):
            found |= {f"{name}: {fact} {word}" for word in _words_after(pattern, fact)}
    same = SAME.get(language, set())
    wrong = sorted(slip for slip in found if slip.rpartition(" ")[2] not in same)
    assert not wrong, "\n".join(wrong)


def _words_after(pattern: Pattern, fact: str) -> Iterator[str]:
    for number, after in pairwise(pattern.elements):
        if isinstance(number, Placeable) and isinstance(number.expression, SelectExpression):
            for variant in number.expression.variants:
                yield from _words_after(variant.value, fact)
        elif (
            isinstance(number, Placeable)
            and isinstance(number.expression, VariableReference)
            and number.expression.id.name == fact
            and isinstance(after, TextElement)
            and (word := re.match(r"[ \u00a0\u202f]([^\W\d_]{3,})", after.value))
        ):
            yield word[1]


# -- French --------------------------------------------------------------------------------------

# Before : and inside « » a no-break space, before ; ! ? % a narrow one; nothing breaks there.
FRENCH = {
    "before :": re.compile(r"(?<=[^\u00a0/\d\w]):(?!/)|(?<=\w):(?= |$)"),
    "before ; ! ? %": re.compile(r"(?<=[^\u202f!?])[;!?%]"),
    "inside « »": re.compile(r"«(?!\u00a0)|(?<!\u00a0)»"),
    "apostrophe": re.compile("'"),
}
# A list of signs as they are typed, not a sentence.
TYPED = {"ops-wrong-address"}


def test_french_has_its_spaces_and_apostrophes() -> None:
    found = {
        f"{name}, {rule}: {text!r}"
        for name, _, text in sentences("fr")
        if name not in TYPED
        for rule, slip in FRENCH.items()
        if slip.search(text)
    }
    assert not found, "\n".join(sorted(found))


# Facts that are the name of a person or a team, which may begin with a vowel.
PEOPLE = r"(?:names?|players?|partner|teller|storyteller|seat|mine|theirs|owner|voters|one|two)"
# “de Ada” would have to be “d’Ada”: French says it in another way.
UNELIDED = re.compile(rf"\b(?:de|que|le|la|je|ne|se|me|te|jusque|puisque) \{{ \${PEOPLE} \}}", re.I)


def test_french_puts_nothing_before_a_name_that_a_vowel_would_change() -> None:
    found = [
        f"{name}: {line}"
        for name, text in files_of("fr").items()
        for line in text.splitlines()
        if UNELIDED.search(line)
    ]
    assert not found, "\n".join(found)


def test_phrases_of_the_french_lexicon_have_their_spaces_and_apostrophes() -> None:
    found = {
        f"{phrase!r}: {rule}"
        for phrase in lexicon("fr")
        for rule, slip in FRENCH.items()
        if slip.search(phrase)
    }
    assert not found, "\n".join(sorted(found))


def lexicon(language: str) -> list[str]:
    """Everything that bots of a language can say."""
    groups = tomllib.loads((LEXICON / f"{language}.toml").read_text(encoding="utf-8"))
    return [phrase for group in groups.values() for said in group.values() for phrase in said]


# -- the glossary --------------------------------------------------------------------------------

GLOSSARY = tomllib.loads(
    (Path(__file__).parents[1] / "docs" / "words.toml").read_text(encoding="utf-8")
)


def test_every_term_of_the_glossary_is_in_every_language() -> None:
    assert len(GLOSSARY["terms"]) >= 40
    for term, said in GLOSSARY["terms"].items():
        assert set(said) == set(TRANSLATED), term


# The rulebooks have a word for it; at our tables it has no name.
UNNAMED = {"voting-token"}


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalogue_uses_the_terms_of_the_glossary(language: str) -> None:
    """By the stems of their longer words: verbs and nouns are inflected."""
    texts = "\n".join([text for _, _, text in sentences(language)])
    for term, said in GLOSSARY["terms"].items():
        stems = [word[: max(4, len(word) - 3)] for word in re.findall(r"\w{5,}", said[language])]
        found = [re.search(rf"(?<!\w){stem}", texts, re.IGNORECASE) for stem in stems]
        assert all(found) or term in UNNAMED, f"{term}: {said[language]}"


def slips(language: str, word: str, rule: dict[str, list[str]]) -> set[str]:
    """The messages that use a banned word where it is not right."""
    slip = re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE)
    found = {name for name, _, text in sentences(language) if slip.search(text)}
    return {name for name in found if name.partition(".")[0] not in rule.get("but", [])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_bans(language: str) -> None:
    """Messages that still do are listed there; the list shrinks, and never grows."""
    for word, rule in GLOSSARY["banned"][language].items():
        found, still = slips(language, word, rule), set(rule.get("still", []))
        assert not found - still, f"say {rule['say']}"
        assert not still - found, "these are rewritten: take them off the list"


def test_no_english_message_may_still_use_a_banned_word() -> None:
    assert not [word for word, rule in GLOSSARY["banned"]["en"].items() if "still" in rule]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_says_what_the_glossary_bans(language: str) -> None:
    said = lexicon(language)
    for word in GLOSSARY["banned_for_bots"].get(language, []):
        slip = re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE)
        assert not [phrase for phrase in said if slip.search(phrase)]
