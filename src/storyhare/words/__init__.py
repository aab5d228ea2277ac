"""Formats sentences from the message catalogues: one folder of Fluent files per language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from storyhare.rules import Notice, Refusal

__all__ = ["DEFAULT", "Fact", "languages", "say", "sentence", "tidy"]

Fact = float | int | str

DEFAULT = "en"
# Our Portuguese is that of Portugal; to a plural rule, `pt` alone is that of Brazil.
REGIONS = {"pt": "pt-PT"}
# Facts whose values are translated too; they are looked up as `<fact>-<value>`.
NAMED = frozenset({"ruleset", "option", "phase", "kind", "stage", "field"})
# Facts may come from clients: larger numbers have no plural form, and longer texts are truncated.
HIGHEST, LONGEST = 10**15, 200


def say(message: str, language: str = DEFAULT, **facts: Fact) -> str:
    """Format a message with its facts; raises KeyError if the message or a fact is missing."""
    return _format(message, _bundle(language).get_message(message).value, language, facts)


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
    message = _bundle(language).get_message(name)
    pattern = message.value
    if "player" in about.params:
        pattern = message.attributes.get("named", pattern)
    return _format(name, pattern, language, about.params)


def _format(name: str, pattern: Any, language: str, facts: Mapping[str, Fact]) -> str:
    bundle = _bundle(language)
    said, errors = bundle.format_pattern(pattern, _in_words(bundle, language, facts))
    if errors:
        raise KeyError(f"{name}: {errors[0]}")
    return str(said)


@cache
def _bundle(language: str) -> FluentBundle:
    locale = REGIONS.get(language, language)
    # Isolation marks are for pages that mix directions; a terminal would show them as garbage.
    bundle = FluentBundle([locale], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=str):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _in_words(bundle: FluentBundle, language: str, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    words = {name: _within_reason(fact) for name, fact in facts.items()}
    for name in NAMED & facts.keys():
        entry = f"{name}-{facts[name]}"
        if bundle.has_message(entry):
            words[name] = say(entry, language)
    return words


def _within_reason(fact: Fact) -> Fact:
    if isinstance(fact, int | float) and abs(fact) < HIGHEST:
        return fact
    text = str(fact)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
