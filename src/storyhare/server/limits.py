"""How often somebody may do something: buckets that fill up again with time."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from msgspec import Struct


class Allowance(Struct, frozen=True):
    """So many at once, and so many more a second."""

    burst: int
    per_second: float


CHAT = Allowance(8, 0.5)
# Records and storybooks of finished games, for one address: a household leafs through some.
READINGS = Allowance(120, 4.0)
# Codes that waiting TVs of one address get: one page asks for one every ten minutes.
PAIRING_CODES = Allowance(20, 1 / 30)
# How often they look whether somebody has let them in: one page does so every two seconds.
PAIRING_LOOKS = Allowance(60, 6.0)
# E-mails to confirm an address that go to it, whoever has typed it.
EMAILS_TO_ONE = Allowance(3, 1 / 28_800)
# Pings, words and rubbish of one device, together: far more than any page sends.
OTHER_FRAMES = Allowance(300, 20.0)
# Frames of a device that are no whole text: pieces, pings and pongs of its own, of which pages send
# none.
UNUSUAL = Allowance(200, 10.0)
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
        now, allowance = self._now(), self._allowance
        left = self._left + (now - self._seen) * allowance.per_second
        if left > allowance.burst:
            left = float(allowance.burst)
        self._seen, taken = now, left >= 1
        self._left = left - taken
        return taken

    def give_back(self) -> None:
        """One that was taken does not count after all."""
        self._left = min(self._left + 1, float(self._allowance.burst))

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


class Confirmations:
    """How often an address may cause e-mails that ask for confirmation, and a mailbox get them."""

    def __init__(self, per_address: int) -> None:
        self.of_address = Buckets(Allowance(per_address, per_address / 3600))
        self.to_mailbox = Buckets(EMAILS_TO_ONE)

    def take(self, address: str, mailbox: str) -> bool:
        """One more e-mail that an address causes to a mailbox."""
        return self.of_address.take(address) and self.to_mailbox.take(mailbox.casefold())


class AtOnce:
    """How many of something each address has under way, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Count one while it is under way; False: this address has too many."""
        if self._under_way[address] >= self._most:
            yield False
            return
        self._under_way[address] += 1
        try:
            yield True
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


class Attempt:
    """One try of many that an address has; it counts unless it was a good one."""

    def __init__(self) -> None:
        self.good = False


class Attempts:
    """Tries of which each address has so many that fail.

    One is taken before anything is awaited: however many come at once, no more than an address has
    left are under way. The others wait for how those end, since those who only try what is right
    must not be refused for being many.
    """

    def __init__(self, allowance: Allowance, now: Callable[[], float] = time.monotonic) -> None:
        self._buckets = Buckets(allowance, now)
        self._under_way: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[Attempt | None]:
        """A try, if the address has one left. One that raises has told nothing and is free."""
        bucket = self._buckets.of(address)
        while not bucket.take():
            if address not in self._under_way:
                yield None
                return
            await self._next_end(address)
        self._under_way[address] += 1
        attempt = Attempt()
        try:
            yield attempt
        except Exception:
            attempt.good = True
            raise
        finally:
            if attempt.good:
                bucket.give_back()
            self._end(address)

    async def _next_end(self, address: str) -> None:
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(ended)
        await ended

    def _end(self, address: str) -> None:
        """Wake who waits: one of them, or all where nothing is under way that could end."""
        self._under_way[address] -= 1
        waiting = self._waiting.get(address, deque())
        wake = 1
        if not self._under_way[address]:
            del self._under_way[address]
            wake = len(waiting)
        while wake and waiting:
            ended = waiting.popleft()
            if not ended.done():  # else whoever waited has gone
                ended.set_result(None)
                wake -= 1
        if not waiting:
            self._waiting.pop(address, None)
