"""Which commands a table has answered, so that a repeated one is done once and no other is lost."""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from storyhare.rules import Refusal
from storyhare.table.commands import AddBot, Command, Configure, TuneBot
from storyhare.views import FORMER_STRENGTHS

# How many answered commands are kept of each person, at least.
REMEMBERED = 64
# They are kept in batches, since each move copies the newest one.
BATCH = 16
# The digest of a body that was kept before there were digests: any body may repeat it.
UNKNOWN = 0
_BYTES = 7  # a number of 56 bits takes as little memory as one of 31

_ENCODER = msgspec.json.Encoder()


# The newest commands of one person, the newest batch first: by its id the digest of each body.
Answers = tuple[Mapping[str, int], ...]
NONE: Answers = ({},)


class Answering(Protocol):
    """A table, as far as it concerns commands it has answered."""

    @property
    def answered(self) -> Mapping[str, Answers]:
        """The newest commands of each person."""


def answered_before(
    ids: Mapping[str, tuple[str, ...]], bodies: Mapping[str, tuple[int, ...]]
) -> dict[str, Answers]:
    """What was answered before a rematch; one from before there were digests brings none along."""
    return {
        person: (dict(zip(known, bodies.get(person, (UNKNOWN,) * len(known)), strict=True)),)
        for person, known in ids.items()
    }


def newest_of(known: Answers) -> dict[str, int]:
    """The commands that a rematch takes along, oldest first."""
    told = [one for batch in reversed(known) for one in batch.items()]
    return dict(told[-REMEMBERED:])


def repeated(table: Answering, person: str, cmd_id: str, body: int) -> bool | Refusal:
    """Was this command answered before? Another one under its id is refused."""
    for batch in table.answered.get(person, ()):
        if cmd_id in batch:
            return True if batch[cmd_id] in (body, UNKNOWN) else Refusal("cmd_id_used")
    return False


def digest_of(body: Command, person: str | None = None) -> int:
    """A number that tells the body of a command from any other one, and for whom it was asked.

    Fields that have their default are no part of it, so one that a later version adds changes no
    digest: a command that was kept before an upgrade may be repeated after it.
    """
    special = _SPECIAL.get(type(body))
    told: Any = body if special is None else special(body)
    text = _ENCODER.encode(told if person is None else (person, told))
    return int.from_bytes(blake2b(text, digest_size=_BYTES).digest())


def _configured(body: Configure) -> dict[str, Any]:
    """Settings are the only part that is written with its defaults: views show it."""
    return _unusual(body.settings)


def _with_former_strength(body: AddBot | TuneBot) -> dict[str, Any]:
    """What it said before strengths had other names."""
    told = msgspec.to_builtins(body)
    former = {name: former for former, name in FORMER_STRENGTHS.items()}
    return {key: former[value] if key == "strength" else value for key, value in told.items()}


def _unusual(struct: Struct) -> dict[str, Any]:
    """What differs from the defaults, in it and in the structs within."""
    found = {field.name: (getattr(struct, field.name), field.default) for field in fields(struct)}
    return {
        name: _unusual(value) if isinstance(value, Struct) else value
        for name, (value, default) in found.items()
        if value != default
    }


# The commands that are not digested as they are sent.
_SPECIAL: dict[type[Command], Callable[[Any], dict[str, Any]]] = {
    Configure: _configured,
    AddBot: _with_former_strength,
    TuneBot: _with_former_strength,
}
