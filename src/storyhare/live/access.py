"""How people get to a table: they open one, join one, move their seat, play again, or come back.

A table that nobody has used for long is archived: stored under no code, until its people return.
"""

import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec.structs import replace

from storyhare.live import lines
from storyhare.live.registry import TableRegistry
from storyhare.live.stream import ANOTHER_GAME
from storyhare.live.table import LiveTable
from storyhare.rules import Refusal
from storyhare.storage import CodeTaken, Conflict, Predecessor, Row, Write
from storyhare.table import (
    Credentials,
    Decided,
    Decision,
    Entry,
    Holder,
    Settings,
    Table,
    answers,
    apply,
    arrivals,
    checks,
    days,
    deck_of,
    hash_of,
    holds,
    length,
    new_code,
    offered,
    read_code,
    why_bots_cannot_play,
    withdrawn,
)
from storyhare.table import commands as ask
from storyhare.table.arrivals import Move, Newcomer
from storyhare.table.commands import Do
from storyhare.table.decide import DONE_BEFORE, answer, decide

LINK_GOOD_FOR = 600.0
REMATCH = answers.digest_of(ask.Rematch())
# Codes are no part of a game's chance, which tests script.
SECRETS = random.SystemRandom()


# -- opening ---------------------------------------------------------------------------------------


async def open_table(
    registry: TableRegistry,
    settings: Settings,
    name: str,
    bots: tuple[ask.AddBot, ...] = (),
    *,
    start: bool = False,
) -> Credentials | Refusal:
    """Open a table with its host, and with bots, so that a game can start at once."""
    deck = deck_of(settings, registry.cards)
    if deck is None:
        return Refusal("no_such_deck")
    blind = why_bots_cannot_play(settings, deck, registry.sees) if bots else None
    if blind is not None:
        return blind
    token, table_id = secrets.token_urlsafe(32), _new_id(16)
    host = Newcomer(_new_id(6), hash_of(token), name)
    while True:
        code = new_code(registry.codes, SECRETS)
        decided = arrivals.open_table(table_id, code, settings, host)
        if isinstance(decided, Decided):
            decided = _prepare(registry, decided, bots, host.person, start=start)
        if isinstance(decided, Refusal):
            return decided
        with contextlib.suppress(CodeTaken):
            await _store(registry, decided, Entry(registry.now(), decided.events))
            registry.count_codes(1)
            return Credentials(code, host.person, token)


def _new_id(size: int) -> str:
    """An id that nobody guesses, and no command takes for an option: without a leading dash."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made


def _prepare(
    registry: TableRegistry,
    opened: Decided,
    bots: tuple[ask.AddBot, ...],
    host: str,
    *,
    start: bool,
) -> Decided | Refusal:
    """Seat the bots at a new table, and start its game."""
    filled = arrivals.with_bots(opened, bots, registry.luck, registry.now())
    if isinstance(filled, Refusal) or not start:
        return filled
    assert filled.after is not None
    around = LiveTable(registry, filled.after, filled.names).around
    started = decide(filled.after, host, ask.Start(), around)
    if isinstance(started, Refusal):
        return started
    return Decided((*filled.events, *started.events), filled.names)


async def _store(
    registry: TableRegistry, decided: Decided, entry: Entry, replaces: Predecessor | None = None
) -> Table:
    """Write the first line of a new stream."""
    state = apply(Table(), entry)
    await registry.journal.append(lines.write(state, entry.at, (entry,), decided.names, replaces))
    return state


# -- joining ---------------------------------------------------------------------------------------


async def join(registry: TableRegistry, code: str, name: str) -> Credentials | Refusal:
    """Join by a code; the same answer for every code that leads nowhere."""
    table = await registry.find(code)
    if table is None:
        return Refusal("no_such_table")
    token = secrets.token_urlsafe(32)
    newcomer = Newcomer(_new_id(6), hash_of(token), name)
    refusal = await change(
        registry,
        table,
        lambda state: (
            length.no_room(state) or arrivals.join(state, newcomer, table.latest.stream.names)
        ),
        newcomer.person,
    )
    if refusal is not None:
        return refusal
    table.latest.show()
    return Credentials(table.table.code, newcomer.person, token)


async def change(
    registry: TableRegistry,
    table: LiveTable,
    decision: Callable[[Table], Decision],
    by: str | None = None,
    append: Callable[[LiveTable, Decided], Awaitable[None]] | None = None,
) -> Refusal | None:
    """Change a table, or that of the rematch which has replaced it meanwhile."""
    while True:
        tried = table.latest
        how = None if append is None else partial(append, tried)
        refusal = await tried.stream.change(decision, by, append=how)
        if refusal is None or refusal.code != ANOTHER_GAME:
            return refusal
        if tried.stream.successor is None and await registry.follow_rematch(tried) is None:
            return refusal


# -- another device --------------------------------------------------------------------------------


async def offer_device(
    registry: TableRegistry, table: LiveTable, person: str, whose: str | None = None
) -> str | Refusal:
    """A link that takes a seat to another device, once, on whichever node.

    It is for the device that holds the seat now, as the caller has just found out; or for one that
    speaks for somebody without a phone, `whose` seat it is then.
    """
    link = secrets.token_urlsafe(24)
    until = table.stream.now() + LINK_GOOD_FOR
    holder = _holder(table, person)

    def decision(state: Table) -> Decision:
        refusal = checks.another_device(state, holder) or length.no_room(state)
        return refusal or arrivals.offer_device(state, person, whose, hash_of(link), until)

    return await change(registry, table, decision) or link


async def move_device(
    registry: TableRegistry,
    table: LiveTable,
    link: str,
    until_now: str | None = None,
    gives_up: str | None = None,
) -> Credentials | Refusal:
    """A new token for the owner of a link; the device with the old one is disconnected."""
    token = secrets.token_urlsafe(32)
    person, before = "", None if until_now is None else _holder(table, until_now)

    def decision(state: Table) -> Decision:
        nonlocal person
        around = table.latest.around
        person = offered(state, link, around.now()) or ""
        still = until_now if before is not None and holds(state, before) else None
        move = Move(link, hash_of(token), still, gives_up)
        return arrivals.move_device(state, move, around)

    refusal = await change(registry, table, decision)
    unknown = refusal is not None and refusal.code == "no_such_link"
    if unknown and await table.latest.stream.look_again():  # it may be from another node
        refusal = await change(registry, table, decision)
    if refusal is not None:
        return refusal
    table.latest.show()  # which disconnects the old device
    return Credentials(table.table.code, person, token)


async def let_tv_in(
    registry: TableRegistry, table: LiveTable, person: str, tv_hash: str
) -> Refusal | None:
    """Let a TV in, for the device that holds a seat now, as the caller has just found out."""
    holder = _holder(table, person)

    def decision(state: Table) -> Decision:
        refusal = checks.another_device(state, holder) or length.no_room(state)
        return refusal or arrivals.let_tv_in(state, person, tv_hash)

    return await change(registry, table, decision)


def _holder(table: LiveTable, person: str) -> Holder:
    """Somebody who has just been recognised, to be recognised again later."""
    known = table.table.people.get(person)
    return Holder(person, "" if known is None else known.token_hash)


# -- playing again ---------------------------------------------------------------------------------


async def rematch(
    registry: TableRegistry, table: LiveTable, holder: Holder, request: Do
) -> LiveTable | Refusal:
    """The same people under the same code, in a new stream; asked again, the same one.

    Nothing else happens at the table meanwhile: on this node changes share its lock, and a line
    that another node adds makes the journal refuse the new stream, which is decided again then.
    """
    person, cmd_id, new_id = holder.person, request.cmd_id, _new_id(16)

    def decision(old: Table) -> Decision:
        allowed = answer(table.around, holder, request, REMATCH, old)
        if isinstance(allowed, Refusal) or allowed is DONE_BEFORE:
            return allowed
        return Decided(*arrivals.same_people(old, table.stream.names, new_id))

    async def write(decided: Decided) -> None:
        old = table.table
        async with registry.loading(new_id):  # nobody wakes it before people are led there
            entry = Entry(table.stream.now(), decided.events, person, cmd_id, REMATCH)
            state = await _store(registry, decided, entry, Predecessor(old.id, old.seq))
            new = registry.add(state, decided.names)
            table.stream.replaced_by(new, lambda: registry.move_people(table, new))

    refusal = await table.stream.change(decision, append=write)
    if refusal is None or _was_done(table.latest, person, cmd_id):
        return table.latest
    return refusal


def _was_done(table: LiveTable, person: str, cmd_id: str) -> bool:
    """Was it this very command that led to the table?"""
    return answers.repeated(table.table, person, cmd_id, REMATCH) is True


# -- the archive -----------------------------------------------------------------------------------


async def archive(registry: TableRegistry, before: float) -> int:
    """Archive tables that nobody has used since then; their codes are free again.

    A game over days is not archived while it waits for a limit, nor without a word at its table.
    """
    archived = 0
    for status in ("live", "over", "days"):
        for row in await registry.journal.find_rows(status, before):
            awake = registry.awake_table(row.table_id)
            if awake is not None and awake.audience.viewers:
                continue
            if status == "days" and not await _was_told(registry, row, before):
                continue
            with contextlib.suppress(Conflict):
                await _archive(registry, row)
                archived += 1
    registry.count_codes(-archived)
    return archived


async def _was_told(registry: TableRegistry, row: Row, before: float) -> bool:
    """Does the last line of a game over days say that it is archived? Else it does from now on."""
    table = await registry.find(row.code) if row.deadline is None else None
    if table is None:
        return False
    if table.table.put_away is not None:
        return True
    at = 2 * registry.now() - before  # once more as long as nobody has used it
    await table.add(lambda state: days.put_away(state, at))
    return False


async def _archive(registry: TableRegistry, row: Row) -> None:
    """Archive a table; people who have said no there are named in no earlier game either.

    Afterwards nobody could tell that: the code may lead to others.
    """
    state = await registry.history.state(row)
    unnamed = () if state is None else withdrawn(state)
    archived = replace(row, status="archived", deadline=None)
    await registry.journal.append(
        Write(archived, row.seq, lines.VERSION, (), erase_names_of=unnamed)
    )


async def bring_back(
    registry: TableRegistry, code: str, knows: Callable[[Table], bool]
) -> LiveTable | None:
    """The table that had a code last, out of the archive, for somebody whom it knows."""
    known = read_code(code)
    row = None if known is None else await registry.journal.find_archived(known)
    state = None if row is None else await registry.history.state(row)
    if row is None or state is None or not knows(state):
        return None
    # Conflict: somebody was quicker. CodeTaken: the code is another table's now.
    with contextlib.suppress(Conflict, CodeTaken):
        await registry.journal.append(lines.write(state, registry.now(), ()))
        registry.count_codes(1)
    return await registry.find(row.code)
