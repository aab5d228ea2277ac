"""Formats messages in the terminal's language: that of LC_ALL, LC_MESSAGES or LANG, or English."""

import os
from collections.abc import Mapping

from storyhare import words
from storyhare.rules import Notice, Refusal
from storyhare.words import DEFAULT, Fact


def say(message: str, **facts: Fact) -> str:
    """Format a message with its facts."""
    return words.say(message, _spoken(), **facts)


def attributes(message: str) -> frozenset[str]:
    """The names of a message's attributes."""
    return words.attributes(message, _spoken())


def sentence(about: Refusal | Notice) -> str:
    """The sentence of a refusal or a notice."""
    return words.sentence(about, _spoken())


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the first variable that is set, if there is a catalogue for it."""
    asked = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wished = next((name for name in asked if name), "")
    language = wished.partition(".")[0].partition("_")[0].lower()
    return language if language in words.languages() else DEFAULT


def _spoken() -> str:
    return language_of(os.environ)
