"""Channels through which people at a table over days are notified: Web Push, webhooks, e-mail."""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Literal, TypeVar

from litestar import Response, delete, get, post, put
from litestar.params import Body
from litestar.status_codes import (
    HTTP_201_CREATED,
    HTTP_204_NO_CONTENT,
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Meta, Struct
from msgspec.structs import replace

from storyhare import notifications
from storyhare.live import LiveTable
from storyhare.notifications import (
    ADDRESS_LIMIT,
    Channel,
    Facts,
    Preferences,
    emails,
    push,
)
from storyhare.rules import Refusal
from storyhare.rules.bounds import Id
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import PathId
from storyhare.server.http.tables import AnyRequest, find_table
from storyhare.server.notifications.new_channels import (
    Asker,
    Key,
    NewChannel,
    channel_id,
    new_channel,
    with_new_preferences,
)
from storyhare.storage import UNPLANNED, CodeTaken, StoredChannel, StoredNotification
from storyhare.table import read_code

T = TypeVar("T")

_BUSY = (HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE)
_BODY = (HTTP_400_BAD_REQUEST, HTTP_413_REQUEST_ENTITY_TOO_LARGE)
# Browsers of one person that are notified about one table.
MOST_BROWSERS = 6
GREETING_FOR = 3_600.0
CONFIRM_FOR = 24 * 3_600.0

Hint = Annotated[str, Meta(max_length=ADDRESS_LIMIT)]


class ChannelView(Struct, frozen=True):
    """A channel without its address: `to` is a hint. `secret` is set for a webhook just added."""

    id: Id
    kind: Literal["push", "webhook", "email"]
    to: Hint
    confirmed: bool
    digest: bool
    secret: Id


class ChannelChange(Struct, frozen=True, forbid_unknown_fields=True):
    """With `digest` a mailbox gets at most one e-mail a day."""

    digest: bool


class Channels(Struct, frozen=True):
    """What the caller has, and what this server offers: `push_key` is null where it offers none."""

    channels: Annotated[tuple[ChannelView, ...], Meta(max_length=64)]
    preferences: Preferences | None
    push_key: Key | None
    email: bool
    webhooks: bool


# -- what is there ---------------------------------------------------------------------------------


@get("/api/tables/{code:str}/channels", responses=troubles(HTTP_404_NOT_FOUND, *_BUSY))
async def list_channels(request: AnyRequest, code: PathId) -> Channels:
    """The caller's channels at a table; for the host its webhooks, too."""
    context = context_of(request)
    table, person = await _caller(context, request, code)
    table, known = await _at_the_newest(context, table, partial(_known, context))
    mine = [channel for channel in known if _is_of(channel, person, table)]
    own = next((channel.preferences for channel in known if channel.person == person), None)
    config = context.config
    key = push.public_key(context.delivery.push_key) if config.push == "on" else None
    is_host = table.table.host == person
    return Channels(
        tuple([_view(channel) for channel in mine]),
        own,
        key,
        context.delivery.mailer is not None,
        is_host and config.webhooks > 0,
    )


def _is_of(channel: Channel, person: str, table: LiveTable) -> bool:
    if isinstance(channel.to, notifications.Webhook):
        return person in (channel.person, table.table.host)
    return channel.person == person


def _view(channel: Channel) -> ChannelView:
    match channel.to:
        case notifications.Push():
            return ChannelView(channel.id, "push", "", True, False, "")
        case notifications.Webhook(form):
            return ChannelView(channel.id, "webhook", form, True, False, "")
        case notifications.Email(address, _, confirmed, digest):
            return ChannelView(channel.id, "email", emails.hint(address), confirmed, digest, "")


# -- a new one -------------------------------------------------------------------------------------


@post(
    "/api/tables/{code:str}/channels",
    status_code=HTTP_201_CREATED,
    responses=troubles(*_BODY, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, *_BUSY),
)
async def add_channel(
    request: AnyRequest, code: PathId, data: Annotated[NewChannel, Body(title="A channel")]
) -> ChannelView:
    """Add a channel at a table; one that exists gets new preferences."""
    context = context_of(request)
    table, person = await _caller(context, request, code)
    _, made = await _at_the_newest(
        context, table, lambda table: _add(context, request, table, person, data)
    )
    view = _view(made)
    return (
        replace(view, secret=made.to.secret) if isinstance(made.to, notifications.Webhook) else view
    )


async def _add(
    context: AppContext, request: AnyRequest, table: LiveTable, person: str, data: NewChannel
) -> Channel:
    """Store a channel, and greet a new one."""
    if not table.table.over_days:
        raise refused(Refusal("not_over_days"))
    asker = Asker(person, table.table.host == person, table.stream.now())
    made = new_channel(context.config, asker, data)
    known = await _known(context, table)
    if isinstance(made, Channel):
        made = _within_limits(context, request, made, known)
    if isinstance(made, Refusal):
        raise refused(made)
    before = next((channel for channel in known if channel.id == made.id), None)
    if before is not None:
        made = with_new_preferences(before, made)
    outbox = context.registry.journal.outbox
    is_new = before is None or before.to != made.to
    greeting = _greeting(context, table, made) if is_new else None
    await outbox.put_channel(notifications.write_channel(table.table.id, made), greeting)
    if greeting is not None:
        context.notifier.wake()
    return made


def _within_limits(
    context: AppContext, request: AnyRequest, made: Channel, known: list[Channel]
) -> Channel | Refusal:
    """No more than a few of a kind, and no flood of confirmations to anybody's mailbox."""
    others = [
        channel
        for channel in known
        if channel.id != made.id and isinstance(channel.to, type(made.to))
    ]
    match made.to:
        case notifications.Push():
            if sum(channel.person == made.person for channel in others) >= MOST_BROWSERS:
                return Refusal("too_many_channels", {"most": MOST_BROWSERS})
        case notifications.Webhook():
            if len(others) >= context.config.webhooks:
                return Refusal("too_many_channels", {"most": context.config.webhooks})
        case notifications.Email(address):
            same = [channel for channel in known if channel.id == made.id]
            if (
                same
                and isinstance(same[0].to, notifications.Email)
                and same[0].to.address == address
            ):
                return made  # no new confirmation
            if not context.confirmations.take(address_of(request), address):
                return Refusal("too_fast")
    return made


def _greeting(context: AppContext, table: LiveTable, made: Channel) -> StoredNotification | None:
    """A webhook gets a greeting; a mailbox is asked whether it wants e-mails."""
    match made.to:
        case notifications.Webhook():
            facts, name, seconds = Facts("hello"), "hello", GREETING_FOR
        case notifications.Email(secret=secret):
            facts, name, seconds = Facts("confirm"), channel_id("confirm", secret), CONFIRM_FOR
        case _:
            return None
    now = context.registry.now()
    key, until, body = f"{UNPLANNED}{name}", now + seconds, facts.stored()
    return StoredNotification(
        table.table.id, made.id, key, made.person, "waiting", now, until, 0, body
    )


# -- changing and ending it ------------------------------------------------------------------------


@put(
    "/api/tables/{code:str}/preferences",
    status_code=HTTP_204_NO_CONTENT,
    responses=troubles(*_BODY, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, *_BUSY),
)
async def change_preferences(
    request: AnyRequest, code: PathId, data: Annotated[Preferences, Body(title="Preferences")]
) -> None:
    """Change the language and the quiet hours of all one's channels at a table."""
    context = context_of(request)
    table, person = await _caller(context, request, code)
    if data.quiet is not None and not notifications.known_zone(data.quiet.zone):
        raise refused(Refusal("no_such_zone"))

    async def change(table: LiveTable) -> None:
        for channel in await _known(context, table):
            if channel.person == person:
                changed = replace(channel, preferences=data)
                await context.registry.journal.outbox.put_channel(
                    notifications.write_channel(table.table.id, changed)
                )

    await _at_the_newest(context, table, change)


@put(
    "/api/tables/{code:str}/channels/{channel:str}",
    status_code=HTTP_204_NO_CONTENT,
    responses=troubles(*_BODY, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, *_BUSY),
)
async def change_channel(
    request: AnyRequest,
    code: PathId,
    channel: PathId,
    data: Annotated[ChannelChange, Body(title="A change")],
) -> None:
    """Change how often one's mailbox gets e-mails about a table."""
    context = context_of(request)
    table, person = await _caller(context, request, code)

    async def change(table: LiveTable) -> None:
        for one in await _known(context, table):
            to = one.to
            if one.id == channel and one.person == person and isinstance(to, notifications.Email):
                changed = replace(one, to=replace(to, digest=data.digest))
                return await context.registry.journal.outbox.put_channel(
                    notifications.write_channel(table.table.id, changed)
                )
        raise refused(Refusal("no_such_channel"))

    await _at_the_newest(context, table, change)


@delete(
    "/api/tables/{code:str}/channels/{channel:str}",
    status_code=HTTP_204_NO_CONTENT,
    responses=troubles(HTTP_404_NOT_FOUND, *_BUSY),
)
async def drop_channel(request: AnyRequest, code: PathId, channel: PathId) -> None:
    """Remove a channel; one that is not there is removed already."""
    context = context_of(request)
    table, person = await _caller(context, request, code)

    async def drop(table: LiveTable) -> None:
        known = [one.id for one in await _known(context, table) if _is_of(one, person, table)]
        if channel in known:
            await context.registry.journal.outbox.drop_channels(table.table.id, [channel])

    await _at_the_newest(context, table, drop)


# -- from an e-mail --------------------------------------------------------------------------------


@post(
    "/api/email/{code:str}/{channel:str}/{secret:str}/{answer:str}",
    status_code=HTTP_204_NO_CONTENT,
    responses=troubles(HTTP_404_NOT_FOUND, *_BUSY),
)
async def answer_email(
    request: AnyRequest, code: PathId, channel: PathId, secret: PathId, answer: PathId
) -> Response[None]:
    """Turn the e-mails about a table `on` or `off`, by the link in one of them."""
    context = context_of(request)
    found = None
    async with context.misses.one(address_of(request)) as attempt:
        if attempt is None:
            raise refused(Refusal("too_fast"))
        if answer in ("on", "off"):
            found = await _by_email(context, code, channel, secret)
        attempt.good = found is not None
    while found is not None:
        try:
            await _switch_email(context, *found, on=answer == "on")
        except CodeTaken:  # a rematch has just taken it along
            found = await _by_email(context, code, channel, secret)
        else:
            return Response(None, status_code=HTTP_204_NO_CONTENT)
    raise refused(Refusal("no_such_link"))


async def _switch_email(
    context: AppContext, stored: StoredChannel, known: Channel, *, on: bool
) -> None:
    outbox = context.registry.journal.outbox
    if not on:
        await outbox.drop_channels(stored.table_id, [stored.id])
    elif isinstance(known.to, notifications.Email) and not known.to.confirmed:
        confirmed = replace(known, to=replace(known.to, confirmed=True))
        await outbox.put_channel(notifications.write_channel(stored.table_id, confirmed))


async def _by_email(
    context: AppContext, code: str, channel: str, secret: str
) -> tuple[StoredChannel, Channel] | None:
    known = read_code(code)
    journal = context.registry.journal
    if known is None:
        return None
    table = await journal.find_table(known)
    if table is None:
        row = await journal.find_archived(known)
        table = None if row is None else row.table_id
    for stored in () if table is None else await journal.outbox.read_channels(table):
        read = notifications.read_channel(stored)
        same = isinstance(read.to, notifications.Email) and secrets.compare_digest(
            read.to.secret.encode(), secret.encode()
        )
        if stored.id == channel and same:
            return stored, read
    return None


# -- who calls -------------------------------------------------------------------------------------


async def _caller(context: AppContext, request: AnyRequest, code: str) -> tuple[LiveTable, str]:
    """The table and the person who calls; both are needed."""
    table = await find_table(context, code, request)
    person = await context.person_at(request, table)
    if person is None:
        raise refused(Refusal("no_such_table"))
    if not context.allowances(table, person, address_of(request))[0].take():
        raise refused(Refusal("too_fast"))
    return table, person


async def _known(context: AppContext, table: LiveTable) -> list[Channel]:
    """The channels of a table; CodeTaken: a rematch may have taken them along."""
    journal = context.registry.journal
    stored = await journal.outbox.read_channels(table.table.id)
    row = await journal.read_row(table.table.id)
    if row is None or row.status == "archived":
        raise CodeTaken
    return [notifications.read_channel(channel) for channel in stored]


async def _at_the_newest(
    context: AppContext, table: LiveTable, work: Callable[[LiveTable], Awaitable[T]]
) -> tuple[LiveTable, T]:
    """Do something with a table, or with its rematch where that begins meanwhile."""
    while True:
        try:
            return table, await work(table)
        except CodeTaken:
            new = await context.registry.follow_rematch(table)
            if new is None:
                raise refused(Refusal("no_such_table")) from None
            table = new


ROUTES = [
    list_channels, add_channel, change_preferences, change_channel, drop_channel, answer_email,
]  # fmt: skip
