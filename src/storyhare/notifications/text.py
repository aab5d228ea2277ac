"""A notification in words, in the language of whoever reads it."""

from collections.abc import Mapping

from msgspec import Struct

from storyhare.notifications.facts import Facts
from storyhare.words import say

HOUR = 3_600.0
# Notifications whose words are the same for everybody.
ALONE = ("over", "put_away", "hello", "confirm")


class Text(Struct, frozen=True):
    """The title and what it says."""

    title: str
    body: str


def text(
    facts: Facts, code: str, language: str, now: float, names: Mapping[str, str] | None = None
) -> Text:
    """The words of a notification to one person; with `names`, to the whole group."""
    if facts.what in ALONE:
        title = say(f"notification-{facts.what}-title", language, code=code)
        return Text(title, say(f"notification-{facts.what}", language, code=code))
    about = "first" if facts.first else facts.phase
    if names is None:
        title = say(f"notification-{facts.what}-title", language, code=code)
        body = say(f"notification-{about}", language)
    else:
        title = say("notification-table-title", language, code=code, round=facts.round)
        known = [names.get(person, "") for person in facts.awaited]
        people = ", ".join([name for name in known if name])
        body = say(f"notification-table-{about}", language, names=people)
    left = time_left(facts, language, now)
    return Text(title, f"{body} {left}" if left else body)


def time_left(facts: Facts, language: str, now: float) -> str:
    """About how long is left, if there is a limit."""
    if facts.deadline is None or facts.deadline <= now:
        return ""
    hours = max(1, round((facts.deadline - now) / HOUR))
    if hours < 48:
        return say("notification-hours", language, hours=hours)
    return say("notification-days", language, days=round(hours / 24))
