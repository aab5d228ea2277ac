"""The list of promises, and what their checks have in common."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from storyhare.storage import (
    Journal,
    Predecessor,
    Row,
    Status,
    Write,
)

Promise = Callable[[Journal], Awaitable[None]]
PROMISES: list[Promise] = []


def promise(check: Promise) -> Promise:
    """Add a function to the promises."""
    PROMISES.append(check)
    return check


def named(check: Promise) -> str:
    """A promise as a sentence."""
    return getattr(check, "__name__", "promise").replace("_", " ")


def write(  # noqa: PLR0913 - a write has many parts, and each promise varies another one
    table: str,
    after: int,
    *bodies: bytes,
    code: str | None = None,
    status: Status = "live",
    deadline: float | None = None,
    touched: float = 1.0,
    names: Mapping[str, str] | None = None,
    replaces: Predecessor | None = None,
    erase_names_of: tuple[str, ...] = (),
    forget: tuple[str, ...] = (),
) -> Write:
    """A write to the journal whose row fits its lines."""
    row = Row(table, code or f"code of {table}", status, after + len(bodies), deadline, touched)
    return Write(row, after, 1, bodies, names or {}, replaces, erase_names_of, forget)


async def refused(attempt: Awaitable[Any], why: type[Exception]) -> None:
    """The attempt must raise this exception."""
    try:
        await attempt
    except why:
        return
    raise AssertionError(f"{why.__name__} was expected")


async def bodies(journal: Journal, table: str) -> list[bytes]:
    """The bodies of a stream."""
    return [line.body for line in await journal.read_lines(table)]


def tables_of(rows: Iterable[Row]) -> list[str]:
    """The ids of the tables of some rows, sorted: their order is no promise."""
    return sorted(row.table_id for row in rows)
