"""A table's state, and how an event changes it: the state is the fold of the stream."""

from collections.abc import Mapping
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from storyhare.rules import Game, Refusal, fold, new_game, plan
from storyhare.table.events import (
    Arranged,
    AutopilotOn,
    AwayUntil,
    BotJoined,
    BotTuned,
    ChatChanged,
    Configured,
    DeadlineSet,
    DeviceOffered,
    DoorChanged,
    Entry,
    Event,
    Finished,
    HostNamed,
    Joined,
    LastRoundCalled,
    Left,
    Opened,
    Paused,
    PhotoTaken,
    Played,
    PressedOn,
    PutAway,
    RecordingAsked,
    RecordingMade,
    RecordingsAgreed,
    Removed,
    Renamed,
    Resumed,
    Returned,
    RevealMoved,
    Sat,
    SeatAnswered,
    SeatAsked,
    Seen,
    Signed,
    Started,
    Stood,
    TokenChanged,
    TvLetIn,
    Wished,
)
from storyhare.table.pace import revealed
from storyhare.table.people.person import Link, Person
from storyhare.table.people.tickets import Recording, Ticket, with_photo
from storyhare.table.preconditions import answers
from storyhare.table.settings import Settings
from storyhare.views import PastRound, character_of, past_round

RABBITS = 12
MOST_SEATS = 12
MOST_PEOPLE = 60
# How many of the clues told are kept, so that bots do not repeat them.
MOST_TOLD = 200
MOST_ROUNDS = 100

Stage = Literal["lobby", "playing", "over"]


class Pause(Struct, frozen=True):
    """Why the clocks stand still, and what was left on them."""

    why: Literal["host", "nobody_here"]
    left: float | None


class Table(Struct, frozen=True, gc=False):
    """Everything about a table. Only `views` may show any of it to anybody.

    Its last line was written `at` that time. `order` is who sits where, seat 0 first. While a game
    is on, a seat keeps its place even when its owner has gone. A bot's seat is on autopilot from
    the start. `rounds` is what everybody saw of this game's earlier rounds: bots learn from it.
    `tickets` are this telling's, `recordings` those of clues that were told and of `photos`, `sat`
    all people who have played this game. `reveal_step` is how far the host went on in this reveal.
    Over days `reveals` are the rounds that somebody has not seen yet, `seen` the last one of each
    person, and `put_away` is when the table is archived.
    """

    id: str = ""
    code: str = ""
    seq: int = 0
    at: float = 0.0
    settings: Settings = Settings()
    people: Mapping[str, Person] = {}
    answered: Mapping[str, answers.Answers] = {}
    order: tuple[str, ...] = ()
    host: str | None = None
    locked: bool = False
    chat_muted: bool = False
    asking: Mapping[str, int] = {}
    stage: Stage = "lobby"
    game: Game | None = None
    pressed: frozenset[int] = frozenset()
    reveal_step: int = 0
    autopilot: frozenset[int] = frozenset()
    pause: Pause | None = None
    deadline: float | None = None
    since: float = 0.0
    last_round: bool = False
    winners: tuple[int, ...] = ()
    wishes: tuple[str, ...] = ()
    rematch_of: str | None = None
    told: tuple[str, ...] = ()
    rounds: tuple[PastRound, ...] = ()
    tickets: Mapping[str, Ticket] = {}
    recordings: Mapping[str, Recording] = {}
    photos: tuple[PhotoTaken, ...] = ()
    sat: frozenset[str] = frozenset()
    reveals: revealed.Reveals = ()
    seen: Mapping[str, int] = {}
    put_away: float | None = None
    over_days: bool = False

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return self.order.index(person) if person in self.order else None

    def free_rabbit(self) -> int | None:
        """A rabbit that nobody has, where a seat is free."""
        if len(self.order) >= MOST_SEATS:
            return None
        taken = {self.people[person].rabbit for person in self.order}
        return next(rabbit for rabbit in range(RABBITS) if rabbit not in taken)


def apply(table: Table, entry: Entry) -> Table:
    """The table after one line of its stream."""
    for event in entry.events:
        table = evolve(table, event, entry.at)
    return after_entry(table, entry)


def after_entry(table: Table, entry: Entry) -> Table:
    """Count a line whose events have been applied, and remember which command it answered."""
    answered, by = table.answered, entry.by
    if by is not None and entry.cmd is not None:
        known = answered.get(by, answers.NONE)
        if len(known[0]) >= answers.BATCH:
            known = ({}, *known[: answers.REMEMBERED // answers.BATCH])
        answered = {**answered, by: ({**known[0], entry.cmd: entry.body}, *known[1:])}
    table = replace(table, seq=table.seq + 1, at=entry.at, answered=answered)
    if table.put_away is None or isinstance(entry.events[0], PutAway):
        return table
    return replace(table, put_away=None)


def evolve(table: Table, event: Event, at: float) -> Table:  # noqa: C901, PLR0912, PLR0915 - a case an event
    """The table after an event that happened at a time."""
    match event:
        case Played():
            return _played(table, event, at)
        case PressedOn(seat):
            return replace(table, pressed=table.pressed | {seat})
        case RevealMoved(step):
            return replace(table, reveal_step=step)
        case DeadlineSet(deadline):
            return replace(table, deadline=deadline)
        case Joined(person, token_hash, since, device):
            came = at if since is None else since
            return _person(table, person, Person(token_hash, since=came, on_device_of=device))
        case BotJoined(person, strength, seed, character):
            known = character or character_of(seed)
            return _person(table, person, Person("", bot=strength, seed=seed, character=known))
        case BotTuned(person, strength):
            return _person(table, person, replace(table.people[person], bot=strength))
        case Sat(person, rabbit):
            order = table.order if person in table.order else (*table.order, person)
            seated = replace(table.people[person], rabbit=rabbit)
            return _person(replace(table, order=order), person, seated)
        case Stood(person):
            return _stood(table, person)
        case Left(person):
            return _gone(_person(table, person, replace(table.people[person], left=True)), person)
        case Removed(person):
            away = replace(table.people[person], removed=True, left=True)
            return _gone(_person(table, person, away), person)
        case Returned(person):
            return _returned(table, person)
        case AutopilotOn(seat):
            return replace(table, autopilot=table.autopilot | {seat})
        case Opened():
            return replace(
                table,
                id=event.table,
                code=event.code,
                settings=event.settings,
                over_days=event.settings.clocks.pace == "over_days",
                rematch_of=event.rematch_of,
                answered=answers.answered_before(event.answered, event.bodies),
                told=event.told,
                since=at,
            )
        case HostNamed(person):
            return replace(table, host=person)
        case Configured(settings):
            over_days = settings.clocks.pace == "over_days"
            return replace(table, settings=settings, over_days=over_days)
        case Arranged(order):
            return replace(table, order=order)
        case DoorChanged(locked):
            return replace(table, locked=locked)
        case ChatChanged(muted):
            return replace(table, chat_muted=muted)
        case SeatAsked(person, seat):
            return replace(table, asking={**table.asking, person: seat})
        case SeatAnswered():
            return _seat_answered(table, event)
        case Started():
            return _started(table, event, at)
        case Paused(why, left):
            return replace(table, pause=Pause(why, left), deadline=None)
        case Resumed():
            return _resumed(table, at)
        case Seen(person, round_):
            return _reveals_wanted(replace(table, seen={**table.seen, person: round_}))
        case AwayUntil(person, until):
            return _person(table, person, replace(table.people[person], away_until=until))
        case PutAway(put_away):
            return replace(table, put_away=put_away)
        case LastRoundCalled():
            return replace(table, last_round=True)
        case Finished(winners):
            over = replace(table, stage="over", winners=winners, deadline=None, pause=None)
            return replace(over, asking={})
        case Wished(person, again):
            others = _without(table.wishes, person)
            return replace(table, wishes=(*others, person) if again else others)
        case DeviceOffered(person, link_hash, until):
            offered = replace(table.people[person], link=Link(link_hash, until))
            return _person(table, person, offered)
        case TvLetIn(person, tv_hash):
            return _person(table, person, replace(table.people[person], tv_hash=tv_hash))
        case TokenChanged(person, token_hash):
            own = replace(table.people[person], token_hash=token_hash, on_device_of=None)
            return _person(table, person, replace(own, link=None))
        case Signed(person, name_in_records):
            return _person(table, person, replace(table.people[person], signs=name_in_records))
        case RecordingsAgreed(person, agrees):
            return _person(table, person, replace(table.people[person], keeps=agrees))
        case RecordingAsked(ticket, person, kind, waits):
            asked = Ticket(person, kind, at, waits)
            return replace(table, tickets={**table.tickets, ticket: asked})
        case RecordingMade():
            return _recorded(table, event, at)
        case PhotoTaken():
            kept = with_photo(table.recordings, table.photos, event, at)
            return replace(table, photos=(*table.photos, event), recordings=kept)
        case Renamed():
            return table
        case _:
            assert_never(event)


def _resumed(table: Table, at: float) -> Table:
    """Nobody could move meanwhile: whoever waits has waited only since now.

    A reveal does not begin again.
    """
    revealed = table.game is not None and table.game.phase == "reveal"
    return replace(table, pause=None, since=table.since if revealed else at)


def _person(table: Table, name: str, person: Person) -> Table:
    return replace(table, people={**table.people, name: person})


def _without(people: tuple[str, ...], person: str) -> tuple[str, ...]:
    return tuple([other for other in people if other != person])


def _played(table: Table, event: Played, at: float) -> Table:
    assert table.game is not None
    game = fold(table.game, event.events)
    if game.phase != table.game.phase or game.round != table.game.round:
        learned = _learned(_told(table, game), table.game, game)
        if table.over_days and game.phase == "reveal":
            # Nobody waits for the others to see it.
            reveals = (*table.reveals, revealed.Revealed(at, game))
            learned = replace(learned, reveals=reveals)
        return replace(learned, game=game, pressed=frozenset(), reveal_step=0, since=at)
    return replace(table, game=game)


def _reveals_wanted(table: Table) -> Table:
    people = table.people
    them = [name for name in table.order if not (people[name].bot or people[name].removed)]
    own = [name for name in them if people[name].on_device_of is None]
    return replace(table, reveals=revealed.wanted(table.reveals, table.seen, own))


def _recorded(table: Table, event: RecordingMade, at: float) -> Table:
    asked = table.tickets[event.ticket]
    made = Recording(
        asked.person, asked.kind, event.type, event.seconds, event.size, event.blob, at
    )
    done = replace(asked, recording=event.recording, made=made, sent=event.sent)
    return replace(table, tickets={**table.tickets, event.ticket: done})


def _told(table: Table, game: Game) -> Table:
    """Another phase: nobody sends recordings any longer, and the one that was told is everybody's.

    Games from before there were tickets may name recordings that nobody has.
    """
    if not table.tickets:
        return table
    told = None if game.clue is None else game.clue.recording
    made = {
        ticket.recording: ticket.made
        for ticket in table.tickets.values()
        if ticket.made is not None and ticket.recording is not None and ticket.recording == told
    }
    return replace(table, tickets={}, recordings={**table.recordings, **made})


def _learned(table: Table, before: Game, after: Game) -> Table:
    """What bots remember when a clue was told, and when they see how many found the card."""
    if before.clue is None and after.clue is not None and after.clue.text:
        return replace(table, told=(*table.told, after.clue.text)[-MOST_TOLD:])
    seen = past_round(after) if before.result is None else None
    return table if seen is None else replace(table, rounds=(*table.rounds, seen)[-MOST_ROUNDS:])


def _stood(table: Table, person: str) -> Table:
    order = _without(table.order, person)
    return _person(replace(table, order=order), person, replace(table.people[person], rabbit=None))


def _gone(table: Table, person: str) -> Table:
    asking = {other: seat for other, seat in table.asking.items() if other != person}
    table = replace(table, asking=asking, wishes=_without(table.wishes, person))
    seat = table.seat_of(person)
    if seat is None:
        return table
    if table.stage == "lobby":
        return _stood(table, person)
    return replace(table, autopilot=table.autopilot | {seat})


def _returned(table: Table, person: str) -> Table:
    table = _person(table, person, replace(table.people[person], left=False))
    seat = table.seat_of(person)
    return table if seat is None else _played_by_its_owner(table, seat)


def _played_by_its_owner(table: Table, seat: int) -> Table:
    """Off the autopilot, and nobody can ask for the seat any longer."""
    asking = {other: wanted for other, wanted in table.asking.items() if wanted != seat}
    return replace(table, asking=asking, autopilot=table.autopilot - {seat})


def _seat_answered(table: Table, event: SeatAnswered) -> Table:
    asking = {other: seat for other, seat in table.asking.items() if other != event.person}
    table = replace(table, asking=asking)
    if not event.yes:
        return table
    order = list(table.order)
    before, order[event.seat] = order[event.seat], event.person
    sat, seen = table.sat | {event.person}, table.seen
    if table.reveals:  # what was revealed before is nothing they have missed
        seen = {**seen, event.person: revealed.newest(table.reveals)}
    table = replace(table, order=tuple(order), sat=sat, seen=seen)
    table = _played_by_its_owner(table, event.seat)
    # A person stays and watches; a bot has nothing left to do here.
    stood = replace(table.people[before], rabbit=None)
    gone = replace(stood, removed=True, left=True) if stood.bot else stood
    table = _person(table, before, gone)
    return _person(table, event.person, replace(table.people[event.person], rabbit=event.rabbit))


def _started(table: Table, event: Started, at: float) -> Table:
    rules = plan(event.setup)
    assert not isinstance(rules, Refusal)
    return replace(
        table,
        stage="playing",
        order=event.order,
        game=new_game(rules, event.setup.deck),
        autopilot=frozenset([s for s, who in enumerate(event.order) if table.people[who].bot]),
        sat=frozenset([who for who in event.order if not table.people[who].bot]),
        since=at,
    )
