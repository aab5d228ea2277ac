"""Refusals and notices: a stable code with the facts of its sentence."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from storyhare.rules.bounds import FACT_LIMIT, MOST_FACTS, Number, Word

Fact = Number | Annotated[str, Meta(max_length=FACT_LIMIT)]
Facts = Annotated[Mapping[Word, Fact], Meta(max_length=MOST_FACTS)]


class Refusal(Struct, frozen=True):
    """Why something was not done; the message catalogue has a sentence for every code."""

    code: Word
    params: Facts = {}


class Notice(Struct, frozen=True):
    """A hint about something that works; the catalogue has a sentence for every code."""

    code: Word
    params: Facts = {}
