"""One-time links that take a seat to another device; kept in memory, for minutes."""

import hashlib
import secrets
import time
from collections.abc import Callable

from msgspec import Struct

GOOD_FOR = 600.0


class _Offer(Struct, frozen=True):
    """Whose seat a link moves, and until when."""

    code: str
    person: str
    until: float


class Links:
    """Offers that are still good, by the hash of their secret."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._offers: dict[bytes, _Offer] = {}

    def offer(self, code: str, person: str) -> str:
        """A new link; an earlier one of the same person is worth nothing any more."""
        now = self._now()
        self._offers = {
            key: offer
            for key, offer in self._offers.items()
            if offer.until > now and (offer.code, offer.person) != (code, person)
        }
        secret = secrets.token_urlsafe(24)
        self._offers[_key(secret)] = _Offer(code, person, now + GOOD_FOR)
        return secret

    def redeem(self, code: str, secret: str) -> str | None:
        """Whose seat it is; the link is used up, whatever the answer."""
        offer = self._offers.pop(_key(secret), None)
        if offer is None or offer.until <= self._now() or offer.code != code:
            return None
        return offer.person


def _key(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
