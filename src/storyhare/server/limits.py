"""How often somebody may do something: buckets that fill up again with time."""

import time
from collections.abc import Callable

from msgspec import Struct


class Allowance(Struct, frozen=True):
    """So many at once, and so many more a second."""

    burst: int
    per_second: float


CHAT = Allowance(8, 0.5)
# Pings, words and rubbish of one device, together: far more than any page sends.
BESIDE = Allowance(300, 20.0)
FORGET_AFTER, FORGET_EVERY, MOST = 600.0, 60.0, 10_000


class Bucket:
    """One allowance, in use."""

    __slots__ = ("_allowance", "_left", "_now", "_seen")

    def __init__(self, allowance: Allowance, now: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance
        self._now = now
        self._left = float(allowance.burst)
        self._seen = now()

    def take(self) -> bool:
        """Use one up, if there is one."""
        if self.empty:
            return False
        self._left -= 1
        return True

    @property
    def empty(self) -> bool:
        """Is there none to use up?"""
        now, allowance = self._now(), self._allowance
        left = self._left + (now - self._seen) * allowance.per_second
        self._left = left if left < allowance.burst else float(allowance.burst)
        self._seen = now
        return self._left < 1

    def idle(self, since: float) -> bool:
        """Not used since a time."""
        return self._seen < since


class Buckets:
    """A bucket for every address or seat; forgotten when not used for a while."""

    def __init__(self, allowance: Allowance, now: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._forgot_at = now()

    def __len__(self) -> int:
        return len(self._buckets)

    def empty(self, address: str) -> bool:
        """Has an address used up its allowance?"""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.empty

    def take(self, address: str) -> bool:
        """Use one up of an address's allowance."""
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget()
            bucket = self._buckets[address] = Bucket(self._allowance, self._now)
        return bucket

    def _forget(self) -> None:
        """Let go of idle buckets; now and then only, since it looks at all of them."""
        now = self._now()
        if len(self._buckets) > MOST and now - self._forgot_at > FORGET_EVERY:
            self._forgot_at = now
            kept = self._buckets.items()
            self._buckets = {a: b for a, b in kept if not b.idle(now - FORGET_AFTER)}
