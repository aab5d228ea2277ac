"""Comments in the English catalogue say where a message stands, and how long it may be.

Translators read them there. `Where: button, at most 36 characters.` is in the comment of a message
(#), of its group (##) or of its file (###); the nearest one counts. The lengths are what fits on a
phone of 390 px, on a TV, or in a terminal of 80 columns.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message, Pattern, ResourceComment

from tests.test_wording import LANGUAGES, bundle, choices, counts, is_count, patterns
from tests.test_words import files_of

PLACES = {
    "badge",  # a few words at a name or on a card
    "banner",  # a line over the page that goes away
    "browser tab",
    "button",
    "choice",  # of a list
    "field",  # inside it
    "heading",
    "hint",  # small, below a label or a button
    "label",  # of a field or a switch
    "link",
    "print",  # in the storybook, a picture, or a text that is shared
    "refusal",  # a banner on the page, or a line in the terminal
    "spoken",  # by a screen reader; nobody sees it
    "tab",
    "table heading",
    "terminal",
    "text",
    "top line",  # above the heading of a screen
    "TV",
}
WHERE = re.compile(r"^Where: (.+?)(?:, at most (\d+) characters)?(?:, unless .*)?\.$", re.MULTILINE)
# What stands for a name and for a number, where space is short.
NAME, NUMBER = "Maximilian", 12


@cache
def where(text: str) -> dict[str, tuple[frozenset[str], int | None]]:
    """The places of every message of a file, and how long it may be."""
    of_file, of_group = "", ""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ResourceComment):
            of_file = entry.content or ""
        elif isinstance(entry, GroupComment):
            of_group = entry.content or ""
        elif isinstance(entry, Message):
            own = (entry.comment.content if entry.comment else "") or ""
            said = [WHERE.search(comment) for comment in (own, of_group, of_file)]
            match = next((one for one in said if one), None)
            if match:
                most = int(match[2]) if match[2] else None
                found[entry.id.name] = (frozenset(match[1].split(", ")), most)
    return found


def everywhere() -> dict[str, tuple[frozenset[str], int | None]]:
    return {key: told for text in files_of("en").values() for key, told in where(text).items()}


def test_every_message_says_where_it_stands() -> None:
    told = everywhere()
    assert {name.partition(".")[0] for name, _ in patterns("en")} <= set(told)
    unknown = {key: places - PLACES for key, (places, _) in told.items() if places - PLACES}
    assert not unknown


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_only_the_english_catalogue_has_these_comments(language: str) -> None:
    assert not [name for name, text in files_of(language).items() if where(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_longer_than_its_place_allows(language: str) -> None:
    told = everywhere()
    found = []
    for name, pattern in patterns(language):
        _, most = told[name.partition(".")[0]]
        if most is not None:
            found += [
                f"{name}: {len(text)} of {most}: {text}"
                for text in set(longest(language, name, pattern))
                if len(text) > most
            ]
    assert not found, "\n".join(sorted(found))


def longest(language: str, name: str, pattern: Pattern) -> Iterator[str]:
    """A message in each of its variants, with the longest sensible facts; hyphens are soft."""
    used = choices(pattern)
    key, _, attribute = name.partition(".")
    message = bundle(language).get_message(key)
    said = message.attributes[attribute] if attribute else message.value
    assert said is not None
    words = {fact: keys for fact, keys in used.chosen.items() if not is_count(keys)}
    facts = (used.shown | set(used.chosen)) - set(words)
    for number in (1, 2, NUMBER):
        plain = {fact: number if fact in counts() else NAME for fact in facts}
        for chosen in product(*[sorted(keys) for keys in words.values()]):
            some = plain | dict(zip(words, chosen, strict=True))
            text, _ = bundle(language).format_pattern(said, some)
            yield str(text).replace("\u00ad", "")


def test_the_nearest_comment_counts() -> None:
    text = """
### Where: text, unless a comment below says otherwise.

a = A
# Where: button, at most 7 characters.
b = B

## Group
## Where: TV, spoken.

c = C
"""
    assert where(text) == {
        "a": (frozenset({"text"}), None),
        "b": (frozenset({"button"}), 7),
        "c": (frozenset({"TV", "spoken"}), None),
    }
