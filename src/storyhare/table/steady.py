"""The time of a server: as clocks have it when it starts, and steady from then on.

The clock of a machine may be set while games are on: by hand, or by a time service that finds it
wrong. Whoever waits for a deadline must not notice: nothing is over at once, and nothing takes an
hour longer. So this time only ever goes forward, as fast as time passes, and where the machine's
clock has another opinion it goes a little faster or slower until the two agree.

Nodes over one database agree on the clock of the database, whatever their own ones say.
"""

import time
from collections.abc import Callable

# By how much faster or slower than time passes: people do not notice it in a minute.
MOST_CORRECTION = 0.05


class SteadyClock:
    """Seconds since 1970, when called."""

    def __init__(
        self,
        reference: Callable[[], float] = time.time,
        passing: Callable[[], float] = time.monotonic,
    ) -> None:
        self._reference = reference
        self._passing = passing
        self._seen_at = passing()
        self._now = reference()
        self._agreed = False

    def __call__(self) -> float:
        seen_at = self._passing()
        passed = seen_at - self._seen_at
        most = passed * MOST_CORRECTION
        behind = self._reference() - (self._now + passed)
        self._seen_at = seen_at
        self._now += passed + max(-most, min(most, behind))
        return self._now

    def agree(self, now: float) -> None:
        """Follow what others have as the time now; the first time, before anything began, at once.

        Between two such words the time passes by the machine's own measure.
        """
        apart = now - self._passing()
        self._reference = lambda: self._passing() + apart
        if not self._agreed:
            self._agreed = True
            self._now, self._seen_at = now, self._passing()
