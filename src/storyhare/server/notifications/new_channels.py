"""What people ask for when they add a channel, checked, and the channel that it makes."""

import hashlib
import secrets
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from storyhare import notifications
from storyhare.notifications import (
    ADDRESS_LIMIT,
    KEY_LIMIT,
    URL_LIMIT,
    Channel,
    Form,
    Preferences,
    emails,
    push,
)
from storyhare.rules import Refusal
from storyhare.server.config import Config
from storyhare.server.notifications.http_post import is_target

Url = Annotated[str, Meta(max_length=URL_LIMIT)]
Key = Annotated[str, Meta(max_length=KEY_LIMIT)]
Address = Annotated[str, Meta(max_length=ADDRESS_LIMIT)]


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription, as the browser tells it."""

    endpoint: Url
    p256dh: Key
    auth: Key


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """A place that the whole group reads, and the form of its service."""

    form: Form
    url: Url


class NewEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """A mailbox; with `digest` there is at most one e-mail a day, in the evening."""

    address: Address
    digest: bool = False


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly one of three kinds, and the preferences of the person."""

    push: NewPush | None = None
    webhook: NewWebhook | None = None
    email: NewEmail | None = None
    preferences: Preferences = Preferences()


class Asker(Struct, frozen=True):
    """Who asks, and when."""

    person: str
    is_host: bool
    now: float


def new_channel(config: Config, asker: Asker, asked: NewChannel) -> Channel | Refusal:
    """The channel that is asked for, checked by itself."""
    private, person, now = config.private_targets, asker.person, asker.now
    quiet = asked.preferences.quiet
    if quiet is not None and not notifications.known_zone(quiet.zone):
        return Refusal("no_such_zone")
    match asked:
        case NewChannel(NewPush(endpoint, p256dh, auth), None, None):
            good = is_target(endpoint, private=private) and push.is_subscription(p256dh, auth)
            if config.push == "off" or not good:
                return Refusal("no_such_channel")
            to = notifications.Push(endpoint, p256dh, auth)
            return Channel(channel_id(person, endpoint), person, to, asked.preferences, now)
        case NewChannel(None, NewWebhook(form, url), None):
            if not asker.is_host:
                return Refusal("not_host")
            if not is_target(url, private=private) or config.webhooks == 0:
                return Refusal("no_such_webhook")
            hook = notifications.Webhook(form, url, secrets.token_urlsafe(24))
            return Channel(channel_id("", url), person, hook, asked.preferences, now)
        case NewChannel(None, None, NewEmail(address, digest)):
            if not emails.is_address(address) or config.smtp_url is None:
                return Refusal("no_such_address")
            box = notifications.Email(address, secrets.token_urlsafe(24), False, digest)
            return Channel(channel_id(person, "email"), person, box, asked.preferences, now)
        case _:
            return Refusal("no_such_channel")


def channel_id(person: str, where: str) -> str:
    """The same for the same browser, webhook or mailbox of a person."""
    return hashlib.sha256(f"{person} {where}".encode()).hexdigest()[:24]


def with_new_preferences(before: Channel, made: Channel) -> Channel:
    """The same channel with new preferences keeps its secret, and whether it was confirmed."""
    match before.to, made.to:
        case notifications.Email() as old, notifications.Email() as new if (
            old.address == new.address
        ):
            kept = replace(old, digest=new.digest)
            return replace(made, to=kept, since=before.since)
        case notifications.Webhook() as hook, notifications.Webhook() as other if (
            hook.url == other.url
        ):
            return replace(made, to=replace(hook, form=other.form), since=before.since)
        case notifications.Push(), notifications.Push():
            return replace(made, since=before.since)
    return made
