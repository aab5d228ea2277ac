"""What the rules answer when they say no, or want something said: a stable code and its facts."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from storyhare.rules.bounds import FACT_LIMIT, MOST_FACTS, Number, Word

Fact = Number | Annotated[str, Meta(max_length=FACT_LIMIT)]
Facts = Annotated[Mapping[Word, Fact], Meta(max_length=MOST_FACTS)]


class Refusal(Struct, frozen=True):
    """Why something was not done. The sentence is made from the code by a message catalogue."""

    code: Word
    params: Facts = {}


class Notice(Struct, frozen=True):
    """Something worth saying about a set-up that works."""

    code: Word
    params: Facts = {}
