"""Delivers a notification: to a push service, to a webhook, or to the mail server."""

import hashlib
import json
import logging
from http import HTTPStatus

from storyhare.notifications import (
    Email,
    Facts,
    Push,
    Webhook,
    emails,
    forms,
    push,
    read_facts,
    text,
)
from storyhare.server import addresses
from storyhare.server.config import Config
from storyhare.server.notifications.http_post import Answer, CannotPost, post
from storyhare.server.notifications.outgoing import Outcome, Outgoing
from storyhare.server.notifications.smtp import EmailRefused, Mailer, read_server

log = logging.getLogger("storyhare")

GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
# What may be better another time; all else that is refused stays so.
LATER = (
    HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_EARLY, HTTPStatus.TOO_MANY_REQUESTS,
)  # fmt: skip


class Delivery:
    """Delivers through every kind of channel."""

    def __init__(self, config: Config) -> None:
        self._config = config
        # The key by which push services know this server: known once the journal is open.
        self.push_key = b""
        server = None if config.smtp_url is None else read_server(config.smtp_url)
        self.mailer = None if server is None else Mailer(server)

    @property
    def base(self) -> str:
        """Where people find this server, without a slash behind."""
        config = self._config
        found = addresses.for_others(config)
        if found is None:
            return addresses.here(config).rstrip("/")
        return f"{found}{config.root_path}"

    def close(self) -> None:
        """Send nothing more."""
        if self.mailer is not None:
            self.mailer.close()

    async def deliver(self, outgoing: Outgoing) -> Outcome:
        """Deliver a notification."""
        facts = read_facts(outgoing.notification.body)
        try:
            match outgoing.channel.to:
                case Push():
                    return await self._push(outgoing, outgoing.channel.to, facts)
                case Webhook():
                    return await self._webhook(outgoing, outgoing.channel.to, facts)
                case Email():
                    return await self._email(outgoing, outgoing.channel.to, facts)
        except (CannotPost, OSError) as error:
            # Never the address: it belongs to somebody.
            kind = type(outgoing.channel.to).__name__.lower()
            log.info("a notification of the kind %s could not be delivered: %s", kind, error)
            return Outcome("again")

    def _link(self, code: str) -> str:
        return f"{self.base}/t/{code}"

    async def _push(self, outgoing: Outgoing, to: Push, facts: Facts) -> Outcome:
        code, today = outgoing.code, outgoing.today
        said = text(facts, code, outgoing.channel.preferences.language, outgoing.now)
        payload = json.dumps(
            {
                "title": said.title,
                "body": said.body,
                "table": code,
                "link": f"{self._config.root_path}/t/{code}",
            },
            ensure_ascii=False,
        ).encode()
        left = outgoing.notification.until - outgoing.now
        headers = push.headers(self.push_key, to.endpoint, self._contact, today, left)
        # A later notification about the same table takes the place of one that has not arrived.
        headers["Topic"] = hashlib.sha256(outgoing.notification.table_id.encode()).hexdigest()[:32]
        body = push.encrypted(payload, to.p256dh, to.auth)
        answer = await post(to.endpoint, body, headers, private=self._config.private_targets)
        return _outcome(answer, gone=GONE)

    @property
    def _contact(self) -> str:
        """Whom a push service may write to if something is wrong with us."""
        contact = self._config.contact
        if contact is None:
            return self.base
        return contact if "://" in contact else f"mailto:{contact}"

    async def _webhook(self, outgoing: Outgoing, to: Webhook, facts: Facts) -> Outcome:
        code, names = outgoing.code, outgoing.names
        said = text(facts, code, outgoing.channel.preferences.language, outgoing.now, names)
        people = tuple([names[person] for person in facts.awaited if person in names])
        parts = forms.Parts(notification_id(outgoing), code, facts, said, self._link(code), people)
        envelope = forms.envelope(to.form, to.secret, parts, outgoing.today)
        allowed = self._config.private_targets
        answer = await post(to.url, envelope.body, envelope.headers, private=allowed)
        return _outcome(answer)

    async def _email(self, outgoing: Outgoing, to: Email, facts: Facts) -> Outcome:
        if self.mailer is None:
            return Outcome("refused")
        language, code = outgoing.channel.preferences.language, outgoing.code
        sender = self._config.email_from or ""
        said = text(facts, code, language, outgoing.now)
        stop = f"{self.base}/email/{code}/{outgoing.channel.id}/{to.secret}"
        name = notification_id(outgoing)
        envelope = emails.Envelope(sender, to.address, name, outgoing.today)
        if facts.what == "confirm":
            message = emails.confirmation(envelope, said, stop)
        else:
            off = f"{self.base}/api/email/{code}/{outgoing.channel.id}/{to.secret}/off"
            links = (self._link(code), (f"{stop}/off", off))
            message = emails.notification(envelope, said, links, language)
        try:
            await self.mailer.send(message)
        except EmailRefused as error:
            return Outcome("gone" if error.gone else "refused")
        return Outcome("sent")


def notification_id(outgoing: Outgoing) -> str:
    """An id that is the same at every try, and reveals nothing."""
    notification = outgoing.notification
    said = f"{notification.table_id} {notification.channel} {notification.key}"
    return hashlib.sha256(said.encode()).hexdigest()[:32]


def _outcome(answer: Answer, gone: tuple[int, ...] = ()) -> Outcome:
    status = answer.status
    if 200 <= status < 300:
        return Outcome("sent")
    if status in gone:
        return Outcome("gone")
    if status >= 500 or status in LATER:
        return Outcome("again", answer.retry_after or 0.0)
    return Outcome("refused")
