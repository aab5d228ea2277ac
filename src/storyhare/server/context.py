"""What all routes share: the configuration, the registry of tables, the pictures, the limits."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from storyhare.decks import MEGA, DeckCache, Policy
from storyhare.folders import media_folder
from storyhare.live import LiveTable, TableRegistry, access
from storyhare.media import Account, Blobs, Spool
from storyhare.rules import Refusal
from storyhare.server import identity
from storyhare.server.addresses import network_of
from storyhare.server.config import Config
from storyhare.server.decks.imports import Imports
from storyhare.server.decks.rows import Rows
from storyhare.server.identity import Caller
from storyhare.server.limits import (
    CHAT,
    PAIRING_CODES,
    PAIRING_LOOKS,
    READINGS,
    AtOnce,
    Attempts,
    Bucket,
    Buckets,
    Confirmations,
)
from storyhare.server.notifications.delivery import Delivery
from storyhare.server.notifications.notifier import Notifier
from storyhare.server.ops.metrics import Metrics
from storyhare.server.ops.readiness import Readiness
from storyhare.server.ws.conversation import Device
from storyhare.storage import Pairings
from storyhare.table import (
    Holder,
    Table,
    hash_of,
    read_code,
    recognised,
    sent_away,
    tv_let_in,
)

T = TypeVar("T")
# Seconds; longer than it takes to wake any table, and short for somebody with an old cookie.
LOOKING_TAKES = 1.0


class AppContext:
    """One server's own things."""

    def __init__(
        self,
        config: Config,
        registry: TableRegistry,
        deck_cache: DeckCache,
        blobs: Blobs,
        pairings: Pairings,
    ) -> None:
        self.config = config
        self.registry = registry
        self.deck_cache = deck_cache
        self.library = deck_cache.library
        self.blobs = blobs
        self.pairings = pairings
        self.spool = Spool(media_folder(config.data) / "unfinished", config.disk_reserve * MEGA)
        self.deck_bytes = Account(config.decks_quota * MEGA)
        self.recording_bytes = Account(config.recordings_quota * MEGA)
        self.uploads = Policy(
            who=config.uploads, days=config.keep_uploads_days, total=config.decks_quota * MEGA
        )
        self.openings = Buckets(config.openings)
        self.arrivals = Buckets(config.deck_arrivals)
        self.joins = Buckets(config.joins)
        self.misses = Attempts(config.misses)
        self.commands = Buckets(config.commands)
        self.chat = Buckets(CHAT)
        self.readings = Buckets(READINGS)
        self.pairing_codes = Buckets(PAIRING_CODES)
        self.pairing_looks = Buckets(PAIRING_LOOKS)
        self.sockets = AtOnce(config.sockets_per_address)
        self.devices: set[Device] = set()
        self.metrics = Metrics()
        self.readiness = Readiness(registry.journal.check_writable)
        self.delivery = Delivery(config)
        self.notifier = Notifier(registry, self.metrics, self.delivery.deliver)
        self.confirmations = Confirmations(config.emails_per_address)
        self.imports = Imports()
        self.rows = Rows()

    @contextmanager
    def hosting(self, device: Device) -> Iterator[None]:
        """Know a device while it is here, and count it if it was sent away."""
        self.devices.add(device)
        try:
            yield
        finally:
            self.devices.discard(device)
            if device.why is not None:
                self.metrics.dismissed[device.why] += 1

    def allowances(
        self, table: LiveTable, person: str | None, address: str
    ) -> tuple[Bucket, Bucket]:
        """How often a seat may ask and chat, on whichever socket; who watches counts by address."""
        key = address if person is None else f"{table.table.code} {person}"
        return self.commands.of(key), self.chat.of(key)

    async def find(self, code: str, caller: Caller) -> LiveTable | Refusal:
        """A table by its code; every code that leads nowhere gets the same answer, and costs."""
        async with self.misses.one(address_of(caller)) as attempt:
            if attempt is not None:
                found = await self._open(code, caller)
                attempt.good = found is not None
        if attempt is None:
            return await self._find_own(code, caller)
        if found is None:
            return Refusal("no_such_table")
        await self.deck_cache.try_fetch(found.table.settings.decks)
        return found

    async def _find_own(self, code: str, caller: Caller) -> LiveTable | Refusal:
        """A table at which the caller has a seat, however many codes others have guessed there.

        Only a cookie for this very table is looked into. One that proves nothing gets the answer of
        every code, at the time of every code: made-up cookies must not tell which tables there are.
        """
        known = read_code(code)
        if known is None or identity.claim(caller, self.config, known) is None:
            return Refusal("too_fast")
        answer_at = time.monotonic() + LOOKING_TAKES
        table = await self._open(known, caller)
        if table is not None and await self.person_at(caller, table) is not None:
            await self.deck_cache.try_fetch(table.table.settings.decks)
            return table
        await asyncio.sleep(answer_at - time.monotonic())
        return Refusal("too_fast")

    async def _open(self, code: str, caller: Caller) -> LiveTable | None:
        """The table with a code; one that was put away comes back for who has a seat there."""
        table = await self.registry.find(code)
        known = read_code(code)
        if table is not None or known is None:
            return table
        if identity.claim(caller, self.config, known) is None:
            return None
        return await access.bring_back(
            self.registry, known, lambda t: self.person_in(caller, t) is not None
        )

    def show_lobbies(self) -> None:
        """Decks have come: tables that wait for people show what can be played with."""
        for table in self.registry.awake_tables():
            if table.table.stage == "lobby":
                table.show()

    async def person_at(self, connection: Caller, table: LiveTable) -> str | None:
        """Who the caller is at a table, if the cookie says and proves it.

        Somebody may have come in by another node a moment ago, of whom this one has not heard yet.
        """
        person = self.person_in(connection, table.table)
        if person is not None or identity.claim(connection, self.config, table.table.code) is None:
            return person
        return self.person_in(connection, table.table) if await table.stream.look_again() else None

    async def holder_at(self, connection: Caller, table: LiveTable) -> Holder | None:
        """The same with the token that proves it, for whoever acts on it later."""
        person = await self.person_at(connection, table)
        claim = identity.claim(connection, self.config, table.table.code)
        if person is None or claim is None:
            return None
        return Holder(person, hash_of(claim.token))

    async def tv_at(self, connection: Caller, table: LiveTable) -> Holder | None:
        """The TV that calls, if somebody at the table has let it in, a moment ago perhaps."""
        secret = identity.tv_secret(connection, self.config, table.table.code)
        if secret is None:
            return None
        holder = tv_let_in(table.table, secret)
        if holder is None and await table.stream.look_again():
            holder = tv_let_in(table.table, secret)
        return holder

    def person_in(self, connection: Caller, table: Table) -> str | None:
        """The same for a table that may be asleep."""
        claim = identity.claim(connection, self.config, table.code)
        if claim is None or not recognised(table, claim.person, claim.token):
            return None
        return claim.person

    def has_sent_away(self, connection: Caller, table: Table) -> bool:
        """Does the caller's cookie say that a host has sent them away?"""
        claim = identity.claim(connection, self.config, table.code)
        return claim is not None and sent_away(table, claim.person, claim.token)


def context_of(connection: Caller) -> AppContext:
    """What the routes of this connection's server share."""
    context: AppContext = connection.app.state.context
    return context


def address_of(connection: Caller) -> str:
    """Where somebody calls from; behind a trusted proxy uvicorn has put the real address here."""
    return "unknown" if connection.client is None else network_of(connection.client.host)
