"""A notification as an e-mail, with the link to unsubscribe that mail programs show (RFC 8058)."""

import re
from email.message import EmailMessage
from email.utils import formatdate

from msgspec import Struct

from storyhare.notifications.channels import ADDRESS_LIMIT
from storyhare.notifications.text import Text
from storyhare.words import say

# One mailbox, in the plain form that all servers take.
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")

# To the table; to the page that stops the e-mails, and to what a mail program posts to.
Links = tuple[str, tuple[str, str]]


def is_address(text: str) -> bool:
    """Is this the address of one mailbox, and nothing else?"""
    return len(text) <= ADDRESS_LIMIT and _ADDRESS.fullmatch(text) is not None


def hint(address: str) -> str:
    """What is shown of an address to who has written it: enough to know it again."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…@{host}"


class Envelope(Struct, frozen=True):
    """From whom to whom an e-mail goes, its id and its time."""

    sender: str
    to: str
    id: str
    at: float


def notification(envelope: Envelope, said: Text, links: Links, language: str) -> EmailMessage:
    """An e-mail about a table."""
    there, (stop, off) = links
    made = _message(envelope, said.title)
    made["List-Unsubscribe"] = f"<{off}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    more = say("notification-email-stop", language, link=stop)
    made.set_content(f"{said.body}\n\n{there}\n\n-- \n{more}\n")
    return made


def confirmation(envelope: Envelope, said: Text, link: str) -> EmailMessage:
    """The question whether e-mails are wanted there."""
    made = _message(envelope, said.title)
    made.set_content(f"{said.body}\n\n{link}\n")
    return made


def _message(envelope: Envelope, title: str) -> EmailMessage:
    made = EmailMessage()
    made["From"] = envelope.sender
    made["To"] = envelope.to
    made["Subject"] = title
    made["Date"] = formatdate(envelope.at)
    # The same at every try: mail programs show one that comes twice once.
    host = envelope.sender.rpartition("@")[2].rstrip(">")
    made["Message-ID"] = f"<{envelope.id}@{host}>"
    made["Auto-Submitted"] = "auto-generated"
    return made
