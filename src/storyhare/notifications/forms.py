"""A notification for a webhook, in the form of its service, signed."""

import hmac
import json
import re
from email.header import Header
from typing import Any

from msgspec import Struct

from storyhare.notifications.channels import Form
from storyhare.notifications.facts import Facts
from storyhare.notifications.text import Text

# Signs that format a text in Discord and Matrix: a name must not.
_MARKDOWN = re.compile(r"([\\`*_~|<>@#\[\]()])")


class Envelope(Struct, frozen=True):
    """What is sent there: a body and its headers."""

    body: bytes
    headers: dict[str, str]


class Parts(Struct, frozen=True):
    """A notification before it has a form."""

    id: str
    code: str
    facts: Facts
    text: Text
    link: str
    names: tuple[str, ...] = ()


def envelope(form: Form, secret: str, parts: Parts, now: float) -> Envelope:
    """A notification as its service expects it."""
    headers = {"Content-Type": "application/json"}
    if form == "ntfy":
        body = parts.text.body.encode()
        headers = {
            "Content-Type": "text/plain; charset=utf-8",
            "Title": Header(parts.text.title, "utf-8", maxlinelen=10_000).encode(),
            "Click": parts.link,
        }
    else:
        body = json.dumps(_FORMS[form](parts), ensure_ascii=False).encode()
    return Envelope(body, {**headers, **signature(secret, parts.id, body, now)})


def signature(secret: str, id_: str, body: bytes, now: float) -> dict[str, str]:
    """Headers by which a receiver checks that a notification is ours, new, and no repetition."""
    at = str(int(now))
    sum_ = hmac.digest(secret.encode(), at.encode() + b"." + body, "sha256").hex()
    return {
        "Storyhare-Id": id_,
        "Storyhare-Timestamp": at,
        "Storyhare-Signature": f"v1={sum_}",
    }


def _plain(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _discord(parts: Parts) -> dict[str, Any]:
    said = f"**{_plain(parts.text.title)}**\n{_plain(parts.text.body)}\n<{parts.link}>"
    return {"content": said, "allowed_mentions": {"parse": []}}


def _slack(parts: Parts) -> dict[str, Any]:
    escaped = [
        text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        for text in (parts.text.title, parts.text.body)
    ]
    return {"text": f"*{escaped[0]}*\n{escaped[1]}\n<{parts.link}>"}


def _matrix(parts: Parts) -> dict[str, Any]:
    said = f"**{_plain(parts.text.title)}**\n\n{_plain(parts.text.body)}\n\n<{parts.link}>"
    return {"text": said, "username": "Storyhare"}


def _json(parts: Parts) -> dict[str, Any]:
    facts = parts.facts
    return {
        "id": parts.id,
        "what": facts.what,
        "table": parts.code,
        "round": facts.round,
        "phase": facts.phase,
        "awaited": list(parts.names),
        "deadline": None if facts.deadline is None else int(facts.deadline),
        "title": parts.text.title,
        "text": parts.text.body,
        "link": parts.link,
    }


_FORMS = {"discord": _discord, "slack": _slack, "matrix": _matrix, "json": _json}
