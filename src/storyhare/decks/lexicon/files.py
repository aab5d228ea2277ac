"""Reads the files of the lexicon.

`<language>.toml` has the same concepts in the same order for each language; `<deck>.toml` lists for
each card of a deck the concepts that it shows, those that it suggests, and distant associations.
What is only understood, and never told, stands in `heard/` under the same names.
"""

import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

# What is understood beyond what is told.
HEARD = "heard/"
LANGUAGES = ("en", "fr", "de", "es", "it", "pt", "nl", "pl")


class Links(Struct, frozen=True, forbid_unknown_fields=True):
    """The concepts of one card, nearest first."""

    seen: tuple[str, ...]
    suggested: tuple[str, ...]
    far: tuple[str, ...]

    @property
    def all(self) -> tuple[str, ...]:
        """Every concept of the card."""
        return self.seen + self.suggested + self.far


@cache
def concepts(language: str) -> Mapping[str, tuple[str, ...]]:
    """The words and phrases of every concept in a language, the most common first."""
    return {
        sys.intern(name): phrases  # they are the same in every language
        for section in _sections(language).values()
        for name, phrases in section.items()
    }


def also_said(language: str) -> Mapping[str, tuple[str, ...]]:
    """What people also say for concepts: understood, never told. Not kept, as it is read once."""
    return msgspec.convert(_read_heard(language), dict[str, tuple[str, ...]])


def also_meant(deck_id: str) -> Mapping[str, tuple[str, ...]]:
    """The concepts by which people may also mean a card, though nobody tells of them here."""
    found = _read_heard(deck_id) if is_linked(deck_id) else {}
    return msgspec.convert(found, dict[str, tuple[str, ...]])


@cache
def section_of() -> Mapping[str, str]:
    """The section of the lexicon that each concept is in; it is the same in every language."""
    return {name: title for title, section in _sections(LANGUAGES[0]).items() for name in section}


@cache
def is_linked(deck_id: str) -> bool:
    """Whether the cards of this deck are linked to concepts."""
    return deck_id not in LANGUAGES and files(__package__).joinpath(f"{deck_id}.toml").is_file()


@cache
def links(deck_id: str) -> Mapping[str, Links]:
    """The concepts of each card of a deck; empty for a deck without links."""
    if not is_linked(deck_id):
        return {}
    return msgspec.convert(_read(deck_id), dict[str, Links])


def _sections(language: str) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    return msgspec.convert(_read(language), dict[str, dict[str, tuple[str, ...]]])


def _read_heard(name: str) -> object:
    known = files(__package__).joinpath(f"{HEARD}{name}.toml").is_file()
    return _read(HEARD + name) if known else {}


def _read(name: str) -> object:
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
