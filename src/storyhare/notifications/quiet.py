"""The quiet hours of a person, in their own time zone, over changes of the clocks too."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from storyhare.notifications.channels import Quiet

MINUTE = 60.0


@lru_cache(maxsize=256)
def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such name, or nothing that could be a name
        return None


def known_zone(name: str) -> bool:
    """Is this the name of a time zone?"""
    return _zone(name) is not None


def _local(quiet: Quiet, at: float) -> datetime:
    return datetime.fromtimestamp(at, _zone(quiet.zone) or UTC)


def asleep(quiet: Quiet | None, at: float) -> bool:
    """Do somebody's quiet hours hold at a time?"""
    if quiet is None:
        return False
    local = _local(quiet, at)
    minute = local.hour * 60 + local.minute
    if quiet.begins <= quiet.ends:
        return quiet.begins <= minute < quiet.ends
    return minute >= quiet.begins or minute < quiet.ends


def awake_at(quiet: Quiet | None, at: float) -> float:
    """The first time from then on that is not within the quiet hours."""
    if quiet is None or not asleep(quiet, at):
        return at
    until = next_time(quiet, quiet.ends, at)
    while asleep(quiet, until):  # the hour that the clocks skip or repeat
        until += MINUTE
    return until


def last_awake(quiet: Quiet | None, at: float) -> float:
    """The last time up to then that is not within the quiet hours."""
    if quiet is None or not asleep(quiet, at):
        return at
    before = next_time(quiet, quiet.begins, at - 25 * 3_600)
    while (later := next_time(quiet, quiet.begins, before)) <= at:
        before = later
    return before - MINUTE


def next_time(quiet: Quiet | None, minute: int, at: float) -> float:
    """The next time after then at which it is this minute of the day where somebody lives."""
    local = _local(quiet or Quiet("UTC"), at)
    day = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    while day.timestamp() <= at:
        day = (day + timedelta(days=1)).replace(hour=minute // 60, minute=minute % 60, fold=0)
    return day.timestamp()
