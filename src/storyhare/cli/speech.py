"""Speaks the language of the terminal: what LC_ALL, LC_MESSAGES or LANG ask for, else English."""

import os
from collections.abc import Mapping
from functools import cache

from storyhare import words
from storyhare.rules import Notice, Refusal
from storyhare.words import DEFAULT, Fact


def say(message: str, **facts: Fact) -> str:
    """The message with its facts in it."""
    return words.say(message, _spoken(), **facts)


def sentence(about: Refusal | Notice) -> str:
    """A refusal or a notice, as a person reads it."""
    return words.sentence(about, _spoken())


def language_of(environment: Mapping[str, str]) -> str:
    """The first variable that says something decides, as everywhere in a terminal."""
    asked = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wished = next((name for name in asked if name), "")
    language = wished.partition(".")[0].partition("_")[0].lower()
    return language if language in words.languages() else DEFAULT


@cache
def _spoken() -> str:
    return language_of(os.environ)
