"""Records: nothing is lost, and nothing damaged or impossible is read."""

import hashlib
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storyhare.rules import (
    RULESETS,
    EndAt,
    Event,
    Game,
    Options,
    Record,
    RecordError,
    Refusal,
    Setup,
    TakeBack,
    decide,
    finished_rounds,
    fold,
    new_game,
    plan,
    read_record,
    replay,
    write_record,
)
from storyhare.testing.simulator import FinishedGame, made_up_deck, play
from storyhare.testing.strategies import setups
from tests.rules.tables import DEAL, Asked, give, tell

NAMES = ("Ada", "Bram", "Chiara", "Dilan", "Eva", "Femi", "Greta", "Hugo", "Ines", "Jan", "K", "L")
TABLES = [(name, players) for name, facts in RULESETS.items() for players in facts.players]


def recorded(setup: Setup, seed: int = 1) -> tuple[Record, FinishedGame]:
    played = play(setup, random.Random(seed))
    return Record(setup, NAMES[: setup.players], played.events), played


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_writing_and_reading_lose_nothing(ruleset: str, players: int) -> None:
    record, played = recorded(Setup(ruleset, players, made_up_deck()))
    read = read_record(write_record(record))
    assert read == record
    assert replay(read) == played.game
    assert write_record(read) == write_record(record)


@given(setup=setups(), seed=st.integers(0, 99), cut=st.floats(0, 1))
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_any_mix_of_options_survives_and_so_does_a_game_that_was_left(
    setup: Setup, seed: int, cut: float
) -> None:
    record, played = recorded(setup, seed)
    assert read_record(write_record(record)) == record
    # People may stop at any command; records are cut between commands, not inside one.
    for length in range(int(cut * len(played.events)), len(played.events)):
        left = msgspec.structs.replace(record, events=played.events[:length])
        written = write_record(left)
        try:
            read = read_record(written)
        except RecordError:
            assert refused(written).refusal == Refusal("record_cut")
        else:
            assert read == left
            break


def test_a_retold_game_has_every_round() -> None:
    record, played = recorded(Setup("odyssey", 8, made_up_deck()))
    rules = plan(record.setup)
    assert not isinstance(rules, Refusal)
    rounds = list(finished_rounds(new_game(rules, record.setup.deck), record.events))
    assert [story.round for story in rounds] == list(range(1, played.game.round + 1))
    assert rounds[-1].scores == played.game.scores
    for story in rounds:
        assert len(story.cards) == len(story.owners) == 8
        assert story.ballots[story.storyteller] is None


def classic_lines() -> list[bytes]:
    record, _ = recorded(Setup("classic", 4, made_up_deck(30)))
    return write_record(record).splitlines(keepends=True)


def refused(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(data)
    return caught.value


def sealed(lines: list[bytes]) -> bytes:
    """Lines with a right closing line: only the rules can object."""
    body = b"".join(lines)
    closing = {"events": len(lines) - 1, "sha256": hashlib.sha256(body).hexdigest()}
    return body + msgspec.json.encode(closing) + b"\n"


def test_a_record_cut_anywhere_is_refused() -> None:
    data = b"".join(classic_lines())
    for length in range(0, len(data), 7):
        refused(data[:length])
    assert refused(data[:-1]).refusal == Refusal("record_cut")
    assert refused(b"").line == 1


def test_whole_lines_missing_at_the_end_are_noticed() -> None:
    lines = classic_lines()
    for kept in range(len(lines)):
        error = refused(b"".join(lines[:kept]))
        assert error.refusal.code == "record_cut"
        assert error.line == max(kept, 0) + 1


def test_a_changed_byte_is_always_noticed() -> None:
    data = b"".join(classic_lines())
    luck = random.Random(3)
    for _ in range(1_000):
        at = luck.randrange(len(data))
        flipped = bytes([data[at] ^ (1 << luck.randrange(8))])
        refused(data[:at] + flipped + data[at + 1 :])


def test_an_unreadable_line_is_named() -> None:
    lines = classic_lines()
    lines[4] = b'{"event":"cards_given","seat":"two","cards":[]}\n'
    error = refused(b"".join(lines))
    assert (error.line, error.refusal.code) == (5, "line_unreadable")
    lines[4] = b'{"event":"cards_g\xff'
    assert refused(sealed([*lines[:4], lines[4] + b"\n", *lines[5:-1]])).line == 5


def test_a_wrong_count_of_events_is_noticed() -> None:
    lines = classic_lines()
    closing = msgspec.json.decode(lines[-1])
    closing["events"] += 1
    error = refused(b"".join(lines[:-1]) + msgspec.json.encode(closing) + b"\n")
    assert (error.line, error.refusal) == (len(lines), Refusal("record_changed"))


@pytest.mark.parametrize(
    ("header", "code"),
    [
        (b"{}", "not_a_record"),
        (b"[1, 2]", "not_a_record"),
        (b'{"format":"other","version":1}', "not_a_record"),
        (b'{"format":"storyhare-game","version":2}', "record_too_new"),
        (b'{"format":"storyhare-game","version":1}', "line_unreadable"),
        (b"\xff\xfe", "not_a_record"),
    ],
)
def test_headers_that_do_not_read(header: bytes, code: str) -> None:
    error = refused(sealed([header + b"\n", *classic_lines()[1:-1]]))
    assert (error.line, error.refusal.code) == (1, code)


def test_a_setup_that_cannot_be_played_is_refused_in_line_one() -> None:
    lines = classic_lines()
    header = msgspec.json.decode(lines[0])
    header["deck"] = header["deck"][:10]
    error = refused(sealed([msgspec.json.encode(header) + b"\n", *lines[1:-1]]))
    assert (error.line, error.refusal.code) == (1, "deck_too_small")


Change = Callable[[dict[str, Any]], None]


def changed(event: str, change: Change, setup: Setup | None = None) -> RecordError:
    """The error for a record in which the first such event was changed and sealed again."""
    record, _ = recorded(setup or Setup("odyssey", 4, made_up_deck(30)))
    lines = write_record(record).splitlines(keepends=True)[:-1]
    for at, line in enumerate(lines):
        data = msgspec.json.decode(line)
        if data.get("event") == event:
            change(data)
            lines[at] = msgspec.json.encode(data) + b"\n"
            error = refused(sealed(lines))
            assert error.line <= at + 2
            return error
    raise AssertionError(f"no {event} in the record")


def put(**values: Any) -> Change:
    return lambda event: event.update(values)


def doubled_card(event: dict[str, Any]) -> None:
    event["pile"][0] = event["pile"][1]


def other_table(event: dict[str, Any]) -> None:
    event["cards"][0] = "card-30" if event["cards"][0] != "card-30" else "card-29"


def more_points(event: dict[str, Any]) -> None:
    event["result"]["points"][0] += 1


def other_draw(event: dict[str, Any]) -> None:
    event["drawn"][0], event["drawn"][1] = event["drawn"][1], event["drawn"][0]


@pytest.mark.parametrize(
    ("event", "change", "code"),
    [
        ("dealt", doubled_card, "not_by_the_rules"),
        ("round_began", put(round=2), "not_by_the_rules"),
        ("round_began", put(storyteller=1), "not_by_the_rules"),
        ("clue_told", put(card="card-99"), "not_in_your_hand"),
        ("clue_told", put(seat=7), "no_such_seat"),
        ("clue_told", put(clue={"text": " "}), "clue_empty"),
        ("cards_given", put(cards=[]), "wrong_number_of_cards"),
        ("table_laid", other_table, "not_by_the_rules"),
        ("voted", put(ballot={"green": [9]}), "no_such_number"),
        ("round_scored", more_points, "not_by_the_rules"),
        ("hands_refilled", other_draw, "not_by_the_rules"),
        ("pile_refilled", put(under=["card-01"]), "not_by_the_rules"),
        ("game_ended", put(winners=[0, 1, 2, 3]), "not_by_the_rules"),
    ],
)
def test_what_cannot_have_happened_is_refused(event: str, change: Change, code: str) -> None:
    assert changed(event, change).refusal.code == code


@pytest.mark.parametrize("storyteller", [None, 4, -1])
def test_a_first_storyteller_who_cannot_have_been_drawn(storyteller: int | None) -> None:
    setup = Setup("odyssey", 4, made_up_deck(30), Options(first_storyteller="random"))
    error = changed("round_began", put(storyteller=storyteller), setup)
    assert error.refusal.code == "not_by_the_rules"


def without(event: str, setup: Setup) -> RecordError:
    """The error for a record that lacks the first such event."""
    record, _ = recorded(setup)
    kept = list(record.events)
    at = next(i for i, one in enumerate(kept) if msgspec.to_builtins(one)["event"] == event)
    del kept[at]
    return refused(write_record(msgspec.structs.replace(record, events=tuple(kept))))


@pytest.mark.parametrize(
    "event",
    ["dealt", "round_began", "clue_told", "cards_given", "table_laid", "voted", "round_scored",
     "table_cleared", "pile_refilled", "hands_refilled", "hands_passed"],
)  # fmt: skip
def test_a_missing_event_is_noticed(event: str) -> None:
    options = Options(first_storyteller="random", end=EndAt(tellings=2))
    without(event, Setup("party", 6, made_up_deck(31), options))


@pytest.mark.parametrize("kept", [1, 2])
def test_a_command_of_which_only_half_was_written(kept: int) -> None:
    """The deal needs its first storyteller, the last gift its table."""
    setup = Setup("odyssey", 4, made_up_deck(30), Options(first_storyteller="random"))
    record, played = recorded(setup)
    ends = {1: 1, 2: next(i for i, e in enumerate(played.events) if "TableLaid" in repr(e))}
    cut = msgspec.structs.replace(record, events=played.events[: ends[kept]])
    assert refused(write_record(cut)).refusal == Refusal("record_cut")


def test_a_taken_back_card_is_recorded() -> None:
    setup = Setup("team", 6, made_up_deck())
    rules = plan(setup)
    assert not isinstance(rules, Refusal)
    game = new_game(rules, setup.deck)
    happened: list[Event] = []
    moves: list[Callable[[Game], Asked]] = [
        lambda _: DEAL, tell, lambda now: give(now, 1), lambda _: (1, TakeBack()),
        lambda now: give(now, 4),
    ]  # fmt: skip
    for move in moves:
        events = decide(game, *move(game), random.Random(1))
        assert not isinstance(events, Refusal)
        happened += events
        game = fold(game, events)
    record = Record(setup, NAMES[:6], tuple(happened))
    assert replay(read_record(write_record(record))) == game
    assert game.given[1] == ()
