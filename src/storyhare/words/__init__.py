"""Formats sentences from the message catalogues: one folder of Fluent files per language."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from storyhare.rules import Notice, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["DEFAULT", "Fact", "attributes", "languages", "say", "sentence", "tidy"]

Fact = float | int | str

DEFAULT = "en"
# Our Portuguese is that of Portugal; to a plural rule, `pt` alone is that of Brazil.
REGIONS = {"pt": "pt-PT"}
# Facts whose values are translated too; they are looked up as `<fact>-<value>`, with the others.
NAMED = frozenset({"ruleset", "option", "phase", "kind", "stage", "field", "reason"})
# Facts may come from clients: larger numbers have no plural form, and longer texts are truncated.
HIGHEST, LONGEST = 10**15, 200
# The name of a message at the beginning of a line.
_NAME = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def say(message: str, language: str = DEFAULT, **facts: Fact) -> str:
    """Format a message, or its attribute (`message.attribute`), with its facts.

    Raises KeyError if the message, the attribute or a fact is missing.
    """
    name, _, attribute = message.partition(".")
    found = _bundle_with(name, language).get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    return _format(message, pattern, language, facts)


def attributes(message: str, language: str = DEFAULT) -> frozenset[str]:
    """The names of a message's attributes."""
    return frozenset(_bundle_with(message, language).get_message(message).attributes)


@cache
def languages() -> frozenset[str]:
    """Every language with a catalogue."""
    found = files(__package__).iterdir()
    return frozenset([entry.name for entry in found if entry.joinpath("rules.ftl").is_file()])


def sentence(about: Refusal | Notice, language: str = DEFAULT) -> str:
    """The sentence of a refusal or a notice.

    A refusal addresses the person who asked. If it is about another player and its message has
    the attribute `named`, that one is used, which names the player.
    """
    kind = "refusal" if isinstance(about, Refusal) else "notice"
    name = f"{kind}-{about.code}"
    message = _bundle_with(name, language).get_message(name)
    pattern = message.value
    if "player" in about.params:
        pattern = message.attributes.get("named", pattern)
    return _format(name, pattern, language, about.params)


def _format(name: str, pattern: Any, language: str, facts: Mapping[str, Fact]) -> str:
    bundle = _bundle_with(name.partition(".")[0], language)
    said, errors = bundle.format_pattern(pattern, _in_words(language, facts))
    if errors:
        raise KeyError(f"{name}: {errors[0]}")
    return str(said)


def _bundle_with(message: str, language: str) -> "FluentBundle":
    """The bundle of the file with a message; it is parsed when it is asked for the first time."""
    return _bundle(language, _files(language)[message])


@cache
def _files(language: str) -> dict[str, str]:
    """The file of every message of a language."""
    return {
        name: file.name
        for file in files(__package__).joinpath(language).iterdir()
        for name in _NAME.findall(file.read_text(encoding="utf-8"))
    }


@cache
def _bundle(language: str, file: str) -> "FluentBundle":
    # Isolation marks are for pages that mix directions; a terminal would show them as garbage.
    # Loaded late: the processes that draw decks say nothing, and start a quarter sooner without it.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
    text = files(__package__).joinpath(language, file).read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _in_words(language: str, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    words = {name: _within_reason(fact) for name, fact in facts.items()}
    for name in NAMED & facts.keys():
        entry = f"{name}-{facts[name]}"
        if entry in _files(language):
            rest = {key: fact for key, fact in facts.items() if key not in NAMED}
            words[name] = say(entry, language, **rest)
    return words


def _within_reason(fact: Fact) -> Fact:
    if isinstance(fact, int | float) and abs(fact) < HIGHEST:
        return fact
    text = str(fact)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
