"""What the rules answer when they say no, or want something said: a stable code and its facts."""

from collections.abc import Mapping

from msgspec import Struct

Fact = int | str


class Refusal(Struct, frozen=True):
    """Why something was not done. The sentence is made from the code by a message catalogue."""

    code: str
    params: Mapping[str, Fact] = {}


class Notice(Struct, frozen=True):
    """Something worth saying about a set-up that works."""

    code: str
    params: Mapping[str, Fact] = {}
