"""Formats messages in the terminal's language: that of LC_ALL, LC_MESSAGES or LANG, or English."""

import os
from collections.abc import Mapping
from typing import Protocol

from storyhare import words
from storyhare.rules import Notice, Refusal, reasons
from storyhare.words import DEFAULT, Fact


class Titled(Protocol):
    """What has a title, perhaps in several languages."""

    @property
    def title(self) -> str: ...
    @property
    def titles(self) -> Mapping[str, str]: ...


def say(message: str, **facts: Fact) -> str:
    """Format a message with its facts."""
    return words.say(message, spoken(), **facts)


def reason_in_words(facts: reasons.Facts) -> str:
    """A reason on its own, without the sentence around it."""
    return words.say(f"reason-{facts['reason']}", spoken(), **facts)


def attributes(message: str) -> frozenset[str]:
    """The names of a message's attributes."""
    return words.attributes(message, spoken())


def title_of(about: Titled) -> str:
    """The title of a deck or a card in the terminal's language, if it has one."""
    return about.titles.get(spoken(), about.title)


def sentence(about: Refusal | Notice) -> str:
    """The sentence of a refusal or a notice."""
    return words.sentence(about, spoken())


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the first variable that is set, if there is a catalogue for it."""
    asked = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wished = next((name for name in asked if name), "")
    language = wished.partition(".")[0].partition("_")[0].lower()
    return language if language in words.languages() else DEFAULT


def spoken() -> str:
    """The terminal's language."""
    return language_of(os.environ)
