"""All tables of a node: opens them, lets people in, takes seats along, plays again."""

import contextlib
import secrets
from collections.abc import Callable

from storyhare.journal import CodeTaken, Replaced, Write
from storyhare.rules import Refusal
from storyhare.table import arrivals, checks, codes, decide, length, lines
from storyhare.table import commands as ask
from storyhare.table.answers import UNKNOWN, digest_of, repeated
from storyhare.table.arrivals import Move, Newcomer
from storyhare.table.awake import AwakeTables
from storyhare.table.decision import Decided, Decision
from storyhare.table.events import Entry
from storyhare.table.kept import ANOTHER_GAME
from storyhare.table.live import LiveTable
from storyhare.table.ports import Asked
from storyhare.table.settings import Settings
from storyhare.table.state import Table, apply
from storyhare.table.tokens import Holder, Seat, hash_of, holds, offered

LINK_GOOD_FOR = 600.0
REMATCH = digest_of(ask.Rematch())


class Hall(AwakeTables):
    """The tables that are awake, and the ways to come to one."""

    async def open_table(
        self,
        settings: Settings,
        name: str,
        bots: tuple[ask.AddBot, ...] = (),
        *,
        start: bool = False,
    ) -> Seat | Refusal:
        """A new table with its host, and with bots, so that a game can start at once."""
        deck = self.cards(settings.decks)
        if deck is None:
            return Refusal("no_such_deck")
        if bots and not self.sees(deck):
            return Refusal("bots_cannot_see")
        token, table = secrets.token_urlsafe(32), secrets.token_urlsafe(16)
        host = Newcomer(secrets.token_urlsafe(6), hash_of(token), name)
        while True:
            code = codes.new_code(self._codes)
            decided = arrivals.open_table(table, code, settings, host)
            if isinstance(decided, Decided):
                decided = self._ready(decided, bots, host.person, start=start)
            if isinstance(decided, Refusal):
                return decided
            with contextlib.suppress(CodeTaken):
                await self._found(decided, self.now())
                self._codes += 1
                return Seat(code, host.person, token)

    def _ready(
        self, opened: Decided, bots: tuple[ask.AddBot, ...], host: str, *, start: bool
    ) -> Decided | Refusal:
        """A new table with everything that was wished for."""
        filled = arrivals.with_bots(opened, bots, self.luck, self.now())
        if isinstance(filled, Refusal) or not start:
            return filled
        assert filled.after is not None
        at_it = LiveTable(self, filled.after, filled.names)
        begun = decide.decide(filled.after, host, ask.Start(), at_it)
        if isinstance(begun, Refusal):
            return begun
        return Decided((*filled.events, *begun.events), filled.names)

    async def _found(
        self,
        decided: Decided,
        at: float,
        replaces: Replaced | None = None,
        by: str | None = None,
        cmd_id: str | None = None,
    ) -> Table:
        digest = UNKNOWN if cmd_id is None else REMATCH
        entry = Entry(at, decided.events, by, cmd_id, digest)
        table = apply(Table(), entry)
        body = lines.encode(entry)
        await self.journal.append(
            Write(lines.row(table, entry.at), 0, lines.VERSION, (body,), decided.names, replaces)
        )
        return table

    async def join(self, code: str, name: str) -> Seat | Refusal:
        """Come in by a code; the same answer for every code that leads nowhere."""
        table = await self.find(code)
        if table is None:
            return Refusal("no_such_table")
        token = secrets.token_urlsafe(32)
        newcomer = Newcomer(secrets.token_urlsafe(6), hash_of(token), name)
        refusal = await self._change(
            table,
            lambda state: length.no_room(state) or arrivals.join(state, newcomer),
            newcomer.person,
        )
        if refusal is not None:
            return refusal
        table.latest.refresh()
        return Seat(table.table.code, newcomer.person, token)

    async def _change(
        self, table: LiveTable, decision: Callable[[Table], Decision], by: str | None = None
    ) -> Refusal | None:
        """Change a table, or that of the rematch which has taken its place meanwhile."""
        while True:
            tried = table.latest
            refusal = await tried.change(decision, by)
            if refusal is None or refusal.code != ANOTHER_GAME:
                return refusal
            if tried.successor is None and await self.follow_rematch(tried) is None:
                return refusal

    async def offer_device(self, table: LiveTable, person: str) -> str | Refusal:
        """A link that takes a person's seat to another device, once, on whichever node.

        It is for the device that holds the seat now, as the caller has just found out.
        """
        link = secrets.token_urlsafe(24)
        offer = (person, hash_of(link), table.now + LINK_GOOD_FOR)
        holder = _holder(table, person)

        def decision(state: Table) -> Decision:
            refusal = checks.another_device(state, holder) or length.no_room(state)
            return refusal or arrivals.offer_device(state, *offer)

        return await self._change(table, decision) or link

    async def move_device(
        self,
        table: LiveTable,
        link: str,
        until_now: str | None = None,
        gives_up: str | None = None,
    ) -> Seat | Refusal:
        """A new token for whoever asked for the link; the device with the old one is let go."""
        token = secrets.token_urlsafe(32)
        person, before = "", None if until_now is None else _holder(table, until_now)

        def decision(state: Table) -> Decision:
            nonlocal person
            around = table.latest
            person = offered(state, link, around.now) or ""
            still = until_now if before is not None and holds(state, before) else None
            move = Move(link, hash_of(token), still, gives_up)
            return arrivals.move_device(state, move, around)

        refusal = await self._change(table, decision)
        unknown = refusal is not None and refusal.code == "no_such_link"
        if unknown and await table.latest.look_again():  # it may have been made on another node
            refusal = await self._change(table, decision)
        if refusal is not None:
            return refusal
        table.latest.refresh()  # which lets the old device go
        return Seat(table.table.code, person, token)

    # -- playing again -----------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, holder: Holder, asked: Asked) -> LiveTable | Refusal:
        """The same people under the same code, in a new stream; asked again, the same one.

        Nothing else happens at the table meanwhile: on this node they share its lock, and a line
        that another node adds makes the journal refuse the new stream, which is decided anew then.
        """
        person, cmd_id, name = holder.person, asked.cmd_id, secrets.token_urlsafe(16)

        def decision(old: Table) -> Decision:
            known = checks.before_deciding(old, holder, asked, REMATCH)
            if known is not None:
                return known
            may = decide.decide(old, person, ask.Rematch(), table)
            if isinstance(may, Refusal):
                return may
            return Decided(*arrivals.same_people(old, table.names, name))

        async def keep(decided: Decided) -> None:
            old = table.table
            async with self._alone_with(name):  # nobody wakes it before people are led there
                replaces = Replaced(old.id, old.seq)
                state = await self._found(decided, table.now, replaces, person, cmd_id)
                new = self._awake[name] = LiveTable(self, state, decided.names)
                table.successor = new
                self._move_on(table, new)

        refusal = await table.keep(decision, keep)
        if refusal is None or _is_done(table.latest, person, cmd_id):
            return table.latest
        return refusal


def _holder(table: LiveTable, person: str) -> Holder:
    """Somebody who has just been recognised, to be recognised again later."""
    known = table.table.people.get(person)
    return Holder(person, "" if known is None else known.token_hash)


def _is_done(table: LiveTable, person: str, cmd_id: str) -> bool:
    """Was it this very command that led to the table?"""
    return repeated(table.table, person, cmd_id, REMATCH) is True
