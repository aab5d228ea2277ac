"""Which commands a table has answered, so that a repeated one is done once and no other is lost."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from storyhare.rules import Refusal

# How many answered commands are kept of each person.
REMEMBERED = 64
# The digest of a body that was kept before there were digests: any body may repeat it.
UNKNOWN = 0
_BYTES = 7  # a number of 56 bits takes as little memory as one of 31

_ENCODER = msgspec.json.Encoder()


class Answers(Struct, frozen=True, gc=False):
    """The newest commands of one person: their ids, and the digest of each one's body."""

    ids: tuple[str, ...] = ()
    bodies: tuple[int, ...] = ()

    def and_this(self, cmd_id: str, body: int) -> "Answers":
        """The same with one more, and without the oldest where there are too many."""
        return Answers((*self.ids, cmd_id)[-REMEMBERED:], (*self.bodies, body)[-REMEMBERED:])


class Answering(Protocol):
    """A table, as far as it concerns commands it has answered."""

    @property
    def answered(self) -> Mapping[str, Answers]:
        """The newest commands of each person."""


def repeated(table: Answering, person: str, cmd_id: str, body: int) -> bool | Refusal:
    """Was this command answered before? Another one under its id is refused."""
    known = table.answered.get(person)
    if known is None or cmd_id not in known.ids:
        return False
    if known.bodies[known.ids.index(cmd_id)] in (body, UNKNOWN):
        return True
    return Refusal("cmd_id_used")


def digest_of(body: Struct) -> int:
    """A number that tells the body of a command from any other one."""
    return int.from_bytes(blake2b(_ENCODER.encode(_plain(body)), digest_size=_BYTES).digest())


def _plain(value: Any) -> Any:
    """A struct without the fields that have their default, as plain data.

    A field that a later version adds then changes no digest: a command that was kept before an
    upgrade may be repeated after it.
    """
    if not isinstance(value, Struct):
        return value
    names, defaults = value.__struct_fields__, value.__struct_defaults__
    usual = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))
    given = {name: getattr(value, name) for name in names}
    told = {n: _plain(v) for n, v in given.items() if n not in usual or v != usual[n]}
    return {"": value.__struct_config__.tag, **told}
