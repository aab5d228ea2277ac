"""Lines of earlier formats are brought up to date; lines nobody can read are refused."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from storyhare.live import lines
from storyhare.live.lines import (
    UnreadableLine,
    decode,
    fold,
    fold_or_reason,
)
from storyhare.rules.bounds import LARGEST
from storyhare.storage import Line, MemoryJournal
from storyhare.table.events import Configured, Entry, HostNamed, Joined, Opened
from storyhare.table.settings import Settings
from storyhare.table.state import Table
from storyhare.views import character_of
from tests.storage.line_format import encode, seal
from tests.storage.sample_tables import Clock, a_game, a_registry

OPENED = Entry(5.0, (Opened("t", "HARE", Settings()), Joined("ada", "hash"), HostNamed("ada")))


def line(data: Any, version: int, seq: int = 1) -> Line:
    return Line(seq, version, seal(msgspec.json.encode(data)))


def oldest(entry: Entry) -> Any:
    """An entry as a format long ago might have had it: other names, other units."""
    data = msgspec.to_builtins(entry)
    happened = [{"kind": event.pop("on"), **event} for event in data["events"]]
    return {"milliseconds": entry.at * 1000, "happened": happened}


def named_anew(data: Any) -> Any:
    return {"at": data["milliseconds"] / 1000, "happened": data["happened"]}


def tagged_anew(data: Any) -> Any:
    events = [{"on": event.pop("kind"), **event} for event in data["happened"]]
    return {"at": data["at"], "events": events}


# Two steps before today's format, whatever its number is.
UPCASTERS: dict[int, Callable[[Any], Any]] = {
    lines.VERSION - 2: named_anew,
    lines.VERSION - 1: tagged_anew,
}


def test_a_line_of_an_earlier_format_is_brought_up_to_date_step_by_step() -> None:
    first = line(oldest(OPENED), lines.VERSION - 2)
    assert decode(first, UPCASTERS) == OPENED
    second = line(named_anew(oldest(OPENED)), lines.VERSION - 1)
    assert decode(second, UPCASTERS) == OPENED
    assert decode(Line(1, lines.VERSION, encode(OPENED)), UPCASTERS) == OPENED


def test_a_step_that_is_missing_or_fails_makes_the_line_unreadable() -> None:
    old = line(oldest(OPENED), lines.VERSION - 2)
    with pytest.raises(UnreadableLine):
        decode(old, {lines.VERSION - 1: tagged_anew})
    with pytest.raises(UnreadableLine):
        decode(line([1, 2], lines.VERSION - 2), UPCASTERS)
    with pytest.raises(UnreadableLine):
        decode(line({"milliseconds": "soon", "happened": []}, lines.VERSION - 2), UPCASTERS)


def test_every_format_ever_released_can_still_be_read() -> None:
    assert sorted(lines.UPCASTERS) == list(range(1, lines.VERSION))


def test_a_line_of_a_newer_format_is_refused_whatever_it_looks_like() -> None:
    with pytest.raises(UnreadableLine, match="newer"):
        decode(Line(1, lines.VERSION + 1, encode(OPENED)))
    with pytest.raises(UnreadableLine, match="newer"):
        fold([Line(1, lines.VERSION + 1, b"something else altogether")])


async def test_a_gap_a_repeat_or_a_wrong_order_is_refused() -> None:
    journal, clock = MemoryJournal(), Clock()
    table = await a_game(a_registry(journal, clock), clock)
    stream = list(await journal.read_lines(table.table.id))
    assert fold(stream) == table.table
    assert fold(stream[3:], fold(stream[:3])) == table.table
    for wrong in (
        stream[1:],
        [*stream[:4], *stream[5:]],
        [*stream, stream[-1]],
        [stream[1], stream[0], *stream[2:]],
    ):
        with pytest.raises(UnreadableLine, match="missing"):
            fold(wrong)
    assert fold([]) == Table()


async def test_a_stream_makes_a_table_or_a_reason() -> None:
    journal, clock = MemoryJournal(), Clock()
    table = await a_game(a_registry(journal, clock), clock)
    stream = list(await journal.read_lines(table.table.id))
    assert fold_or_reason(stream) == table.table
    assert fold_or_reason([*stream[:4], *stream[5:]]) == "line 5 is missing"


def test_an_event_nobody_knows_is_refused_and_not_guessed() -> None:
    with pytest.raises(UnreadableLine, match="line 1 makes no sense"):
        decode(line({"at": 1.0, "events": [{"on": "eaten_by_a_fox"}]}, lines.VERSION))


def test_an_event_that_cannot_have_happened_is_refused() -> None:
    lone = Entry(6.0, (HostNamed("ada"),))
    stream = [Line(1, lines.VERSION, encode(OPENED)), Line(2, lines.VERSION, encode(lone))]
    assert fold(stream).host == "ada"
    impossible: list[dict[str, Any]] = [
        {"on": "sat", "person": "nobody", "rabbit": 1},
        {"on": "played", "events": []},
        {"on": "seat_answered", "person": "ada", "seat": 7, "yes": True},
        {"on": "started", "setup": {"ruleset": "chess", "players": 3, "deck": []}, "order": []},
    ]
    for event in impossible:
        with pytest.raises(UnreadableLine, match="line 2 cannot have happened"):
            fold([stream[0], line({"at": 6.0, "events": [event]}, lines.VERSION, 2)])


def test_a_table_that_was_opened_before_lists_and_numbers_had_limits_can_still_be_played() -> None:
    options = {"clue_kinds": ["text", "sound"] * 3_500, "bonus_cap": 10**30}
    opened = {"on": "opened", "table": "t", "code": "HARE", "settings": {"options": options}}
    table = fold([line_of(json.dumps({"at": 5.0, "events": [opened]}))])
    assert table.settings.options.clue_kinds == ("text", "sound")
    assert table.settings.options.bonus_cap == LARGEST
    encode(Entry(6.0, (Configured(table.settings),)))


@pytest.mark.parametrize(
    ("former", "strength"), [("dreamer", "easy"), ("player", "medium"), ("fox", "sharp")]
)
def test_a_bot_of_a_table_from_before_plays_as_strongly_as_ever(former: str, strength: str) -> None:
    opened = {"on": "opened", "table": "t", "code": "HARE", "settings": {}}
    joined = {"on": "bot_joined", "person": "bot-1", "strength": former, "seed": "0f"}
    usual = {**joined, "person": "bot-2", "strength": "player"}
    tuned = {"on": "bot_tuned", "person": "bot-2", "strength": former}
    table = fold([line_of(json.dumps({"at": 5.0, "events": [opened, joined, usual, tuned]}))])
    assert [table.people[bot].bot for bot in ("bot-1", "bot-2")] == [strength] * 2
    # It had no character either; it has one now, the same whenever the table is read.
    assert table.people["bot-1"].character == character_of("0f")


def line_of(text: str) -> Line:
    return Line(1, lines.VERSION, seal(text.encode()))
