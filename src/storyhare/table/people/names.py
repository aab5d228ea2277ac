"""Names of people and bots: everybody at a table has one of their own."""

from collections.abc import Mapping
from itertools import count

from storyhare.rules import Refusal
from storyhare.rules.bounds import NAME_LIMIT
from storyhare.table import text as texts
from storyhare.table.state import Table


def own_name(table: Table, names: Mapping[str, str], person: str, wanted: str) -> str | Refusal:
    """A name as somebody wants it; with a number where another at the table is called so."""
    called = texts.name(wanted)
    if isinstance(called, Refusal):
        return called
    taken = {names.get(other, "").casefold() for other in _others(table, person)}
    return called if called.casefold() not in taken else numbered(called, taken)


def numbered(name: str, taken: set[str]) -> str:
    """The name with the first number that nobody has yet; `taken` is casefolded."""
    candidates = (_with_ending(name, f" {number}") for number in count(2))
    return next(one for one in candidates if one.casefold() not in taken)


def withdrawn(table: Table) -> tuple[str, ...]:
    """Who has said no at this table: their names are to stand in no storybook of earlier games.

    Who was sent away had no say here any longer: what they had agreed to before stays so.
    """
    return tuple(
        [name for name, who in table.people.items() if who.signs is False and not who.removed]
    )


def _with_ending(name: str, ending: str) -> str:
    return name[: NAME_LIMIT - len(ending)].rstrip() + ending


def _others(table: Table, person: str) -> list[str]:
    """Everybody else who is seen at the table."""
    return [
        other
        for other, who in table.people.items()
        if other != person and (not who.removed or other in table.order)
    ]
