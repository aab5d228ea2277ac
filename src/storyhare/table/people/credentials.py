"""Who somebody is at a table: a public id, and a secret token of which only the hash is kept."""

import hashlib
import hmac

from msgspec import Struct

from storyhare.table.state import Table


class Credentials(Struct, frozen=True):
    """What somebody who came in holds: the table's code, the public id, the secret token."""

    code: str
    person: str
    token: str


class Holder(Struct, frozen=True):
    """Somebody at a table, as a device has proved it: the public id, and the hash of the token.

    Both may change hands later: whoever acts for a holder asks again whether it `holds`. A `tv`
    holds no seat: somebody at the table has let it in to watch.
    """

    person: str
    token_hash: str
    tv: bool = False


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def recognised(table: Table, person: str, token: str) -> bool:
    """Does this token belong to this person at this table?"""
    return _fits(table, person, token, removed=False)


def holds(table: Table, holder: Holder) -> bool:
    """Is it still so at this table, or has the seat gone to another device?"""
    known = table.people.get(holder.person)
    if known is None or known.removed:
        return False
    return holder.token_hash == (known.tv_hash if holder.tv else known.token_hash)


def sent_away(table: Table, person: str, token: str) -> bool:
    """Does it belong to somebody whom the host has sent away?"""
    return _fits(table, person, token, removed=True)


def offered(table: Table, link: str, now: float) -> str | None:
    """Whose seat a link takes to another device, if it still does."""
    known = hash_of(link)
    for name, who in table.people.items():
        if who.link is not None and hmac.compare_digest(known, who.link.hash):
            return name if now < who.link.until else None
    return None


def tv_let_in(table: Table, secret: str) -> Holder | None:
    """The TV with this secret, and who at the table has let it in; None: nobody who is still here.

    Whoever was sent away takes their TV along.
    """
    known = hash_of(secret)
    for name, who in table.people.items():
        if not who.removed and hmac.compare_digest(known, who.tv_hash):
            return Holder(name, known, tv=True)
    return None


def _fits(table: Table, person: str, token: str, *, removed: bool) -> bool:
    known = table.people.get(person)
    kept = "" if known is None or known.removed is not removed else known.token_hash
    return hmac.compare_digest(hash_of(token), kept)
