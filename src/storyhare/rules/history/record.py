"""Writes a game to a file of JSON lines, and reads it back by replaying and checking every line."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from storyhare.rules.commands import Command, Deal, Give, Proceed, TakeBack, Tell, Vote
from storyhare.rules.decide import decide
from storyhare.rules.events import (
    CardsGiven,
    CardTakenBack,
    ClueTold,
    Dealt,
    Event,
    GameEnded,
    PileRefilled,
    RoundBegan,
    TableCleared,
    TableLaid,
    Voted,
)
from storyhare.rules.game import Game, fold, new_game
from storyhare.rules.refusals import reasons
from storyhare.rules.refusals.refusal import Refusal
from storyhare.rules.rulesets import Card, Options, Setup, plan

VERSION = 1
FIRST_LINE = 2  # the first line with an event: line 1 is the header


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the ruleset, its options, the players and the cards."""

    format: Literal["storyhare-game"]
    version: int
    ruleset: str
    options: Options
    players: tuple[str, ...]
    deck: tuple[Card, ...]


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line, with a checksum: it shows whether a record was truncated or changed."""

    events: int
    sha256: str


class Record(Struct, frozen=True):
    """A whole game: its set-up and all its events."""

    setup: Setup
    names: tuple[str, ...]
    events: tuple[Event, ...]


class RecordError(ValueError):
    """A record is invalid: the reason, and the line."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(f"line {line}: {refusal.code}")
        self.line = line
        self.refusal = refusal


CUT = Refusal("record_cut")
CHANGED = Refusal("record_changed")
IMPOSSIBLE = Refusal("not_by_the_rules")


def write_record(record: Record) -> bytes:
    """The record as JSON lines."""
    setup = record.setup
    header = Header(
        "storyhare-game", VERSION, setup.ruleset, setup.options, record.names, setup.deck
    )
    encode = msgspec.json.encode
    body = b"".join([encode(line) + b"\n" for line in (header, *record.events)])
    closing = Closing(len(record.events), hashlib.sha256(body).hexdigest())
    return body + encode(closing) + b"\n"


def read_record(data: bytes) -> Record:
    """The record in a file, every line checked by the rules; raises RecordError."""
    lines = data.split(b"\n")
    if lines.pop() != b"" or len(lines) < 2:
        raise RecordError(len(lines) + 1, CUT)
    header = _header(lines[0])
    _check_closing(lines)
    events = tuple([_event(at, line) for at, line in enumerate(lines[1:-1], 2)])
    setup = Setup(header.ruleset, len(header.players), header.deck, header.options)
    record = Record(setup, header.players, events)
    replay(record)
    return record


def replay(record: Record) -> Game:
    """Replay a record, checking every move against the rules; raises RecordError."""
    rules = plan(record.setup)
    if isinstance(rules, Refusal):
        raise RecordError(1, rules)
    game, events = new_game(rules, record.setup.deck), record.events
    at = 0
    while at < len(events):
        line = at + FIRST_LINE
        decided = decide(game, *_asked_for(events[at], line), _Recorded(events, at))
        if isinstance(decided, Refusal):
            raise RecordError(line, decided)
        for step, event in enumerate(decided):
            if at + step >= len(events):
                raise RecordError(line + step, CUT)
            if events[at + step] != event:
                raise RecordError(line + step, IMPOSSIBLE)
        game = fold(game, decided)
        at += len(decided)
    return game


def _header(line: bytes) -> Header:
    try:
        version = msgspec.json.decode(line, type=_Version).version
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(1, Refusal("not_a_record")) from error
    if version > VERSION:
        raise RecordError(1, Refusal("record_too_new", {"version": version, "known": VERSION}))
    try:
        return msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(1, _unreadable(error)) from error


def _unreadable(error: Exception) -> Refusal:
    return Refusal("line_unreadable", reasons.with_place(error))


class _Version(Struct):
    format: Literal["storyhare-game"]
    version: int


def _check_closing(lines: Sequence[bytes]) -> None:
    try:
        closing = msgspec.json.decode(lines[-1], type=Closing)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(len(lines) + 1, CUT) from error
    body = b"".join([line + b"\n" for line in lines[:-1]])
    if closing.sha256 != hashlib.sha256(body).hexdigest():
        _find_damage(lines)
        raise RecordError(len(lines), CHANGED)
    if closing.events != len(lines) - 2:
        raise RecordError(len(lines), CHANGED)


def _find_damage(lines: Sequence[bytes]) -> None:
    """Raise RecordError for the first line that cannot be parsed, if there is one."""
    for at, line in enumerate(lines[1:-1], 2):
        _event(at, line)


_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def _event(at: int, line: bytes) -> Event:
    try:
        return _EVENT.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(at, _unreadable(error)) from error


def _asked_for(event: Event, line: int) -> tuple[int | None, Command]:
    """The command that leads to this event, and the seat that gives it."""
    match event:
        case Dealt():
            return None, Deal()
        case ClueTold(seat, clue, card):
            return seat, Tell(clue, card)
        case CardsGiven(seat, cards):
            return seat, Give(cards)
        case CardTakenBack(seat):
            return seat, TakeBack()
        case Voted(seat, ballot):
            return seat, Vote(ballot.green, ballot.red)
        case TableCleared() | GameEnded():
            return None, Proceed()
        case _:
            raise RecordError(line, IMPOSSIBLE)


class _Recorded:
    """Chance with the outcomes that the record has, where they are possible."""

    def __init__(self, events: Sequence[Event], at: int) -> None:
        self._events = events
        self._at = at

    def _ahead(self) -> Iterator[tuple[int, Event]]:
        """The events from the current one on, with their line numbers."""
        for at in range(self._at, len(self._events)):
            yield at + FIRST_LINE, self._events[at]

    def shuffle(self, cards: list[Card], /) -> None:
        for line, event in self._ahead():
            match event:
                case Dealt(hands, pile):
                    order = [card for hand in hands for card in hand] + list(pile)
                case TableLaid(laid):
                    order = list(laid)
                case PileRefilled(under):
                    order = list(under)
                case _:
                    continue
            if sorted(order) != sorted(cards):
                raise RecordError(line, IMPOSSIBLE)
            cards[:] = order
            return
        raise RecordError(len(self._events) + FIRST_LINE, CUT)

    def randrange(self, stop: int, /) -> int:
        for line, event in self._ahead():
            if isinstance(event, RoundBegan):
                if event.storyteller is None or not 0 <= event.storyteller < stop:
                    raise RecordError(line, IMPOSSIBLE)
                return event.storyteller
        raise RecordError(len(self._events) + FIRST_LINE, CUT)
