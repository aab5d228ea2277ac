"""The channels through which people are notified, with addresses and preferences, as stored."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from storyhare.storage import StoredChannel
from storyhare.table import Language

URL_LIMIT = 2_000
# The longest address of a mailbox, by RFC 5321.
ADDRESS_LIMIT = 254
# A name of the tz database.
ZONE_LIMIT = 64
# A key of a subscription; a public one has 87 signs.
KEY_LIMIT = 128
LAST_MINUTE = 24 * 60 - 1

Form = Literal["discord", "slack", "matrix", "ntfy", "json"]
Minute = Annotated[int, Meta(ge=0, le=LAST_MINUTE)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody wants to hear nothing: from a minute of their day to another, in their zone."""

    zone: Annotated[str, Meta(max_length=ZONE_LIMIT)]
    begins: Minute = 22 * 60
    ends: Minute = 8 * 60


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language somebody is notified, and when not."""

    language: Language = "en"
    quiet: Quiet | None = None


class Push(Struct, frozen=True, tag="push", tag_field="kind"):
    """The subscription of a browser: where to, and with which keys."""

    endpoint: str
    p256dh: str
    auth: str


class Webhook(Struct, frozen=True, tag="webhook", tag_field="kind"):
    """A place that the whole group reads; what is sent there is signed with the secret."""

    form: Form
    url: str
    secret: str


class Email(Struct, frozen=True, tag="email", tag_field="kind"):
    """A mailbox. Whoever knows the secret has read an e-mail that was sent there."""

    address: str
    secret: str
    confirmed: bool = False
    digest: bool = False


class _Body(Struct, frozen=True):
    to: Push | Webhook | Email
    preferences: Preferences


class Channel(Struct, frozen=True):
    """A channel as it is used."""

    id: str
    person: str
    to: Push | Webhook | Email
    preferences: Preferences
    since: float = 0.0


def read_channel(stored: StoredChannel) -> Channel:
    """A channel that was stored."""
    body = msgspec.json.decode(stored.body, type=_Body)
    return Channel(stored.id, stored.person, body.to, body.preferences, stored.since)


def write_channel(table_id: str, channel: Channel) -> StoredChannel:
    """A channel to be stored."""
    body = msgspec.json.encode(_Body(channel.to, channel.preferences))
    return StoredChannel(table_id, channel.id, channel.person, channel.since, body)
