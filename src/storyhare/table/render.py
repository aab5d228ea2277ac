"""A table as its viewers see it: fills the shapes of `views` from the state."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from storyhare.rules import (
    RULESETS,
    Notice,
    Options,
    Refusal,
    Setup,
    expected_rounds,
    notices,
    plan,
    settle,
)
from storyhare.table import recordings
from storyhare.table.pace import revealed
from storyhare.table.people import bots, companions
from storyhare.table.settings import Cards, Sees, deck_of, why_bots_cannot_play
from storyhare.table.state import Table
from storyhare.views import (
    ClockView,
    CompanionView,
    LobbyView,
    MissedView,
    PersonView,
    RecordingsView,
    RevealView,
    RulesetView,
    SeatView,
    StandingView,
    YouView,
    public_view,
    reveal_steps,
    seat_view,
    shared_seat_view,
)


def standing_view(table: Table, people: msgspec.Raw, cards: Cards, sees: Sees) -> StandingView:
    """What everybody may know beside the game; the people come encoded from `people_view`."""
    return StandingView(
        code=table.code,
        game_id=table.id,
        stage=table.stage,
        settings=table.settings,
        people=people,
        seats=table.order,
        host=table.host,
        locked=table.locked,
        chat_muted=table.chat_muted,
        asking=dict(table.asking),
        autopilot=tuple(sorted(table.autopilot)),
        clock=_clock(table),
        last_round=table.last_round,
        winners=table.winners,
        wishes=table.wishes,
        recordings=_recordings(table),
        lobby=_lobby(table, cards, sees) if table.stage == "lobby" else None,
        reveal=_reveal(table),
    )


def you_view(table: Table, person: str) -> YouView:
    """What only this person may know; on a device that is passed round, less than that."""
    if table.settings.options.cards == "box":
        view = _device_view(table, person)
    else:
        seat, game = table.seat_of(person), table.game
        own = None if seat is None or game is None else seat_view(game, seat)
        view = YouView(person, seat, own)
    return replace(view, missed=_missed(table, person)) if table.reveals else view


def _missed(table: Table, person: str) -> MissedView | None:
    """The first reveal that somebody at a seat has not seen."""
    missed = revealed.missed(table.reveals, table.seen, person) if person in table.order else ()
    if not missed:
        return None
    first, *more = missed
    game = first.game
    return MissedView(first.at, public_view(game), reveal_steps(game), len(more))


def _device_view(table: Table, person: str) -> YouView:
    """What a person and those without a phone who play on the same device may know."""
    others = [
        CompanionView(other, table.seat_of(other), _held_view(table, other))
        for other in companions.all_of(table, person)
    ]
    return YouView(person, table.seat_of(person), _held_view(table, person), tuple(others))


def _held_view(table: Table, person: str) -> SeatView | None:
    """A seat's view on a device that somebody else may hold next."""
    seat, game = table.seat_of(person), table.game
    if seat is None or game is None:
        return None
    shared = companions.shares_device(table, person)
    return shared_seat_view(game, seat) if shared else seat_view(game, seat)


def whose_part_changed(before: Table, after: Table) -> Iterable[str]:
    """For whom `you_view` may differ between two states of a table; nobody else's does."""
    old, new = before.game, after.game
    changed: Sequence[str] = ()
    if (
        before.order is not after.order
        or before.reveals is not after.reveals
        or before.seen is not after.seen
        or old is None
        or new is None
    ):
        changed = (*before.people, *after.people)
    elif old is not new and (
        (old.phase, old.round, old.storyteller) != (new.phase, new.round, new.storyteller)
        or old.owners is not new.owners
        # partners give one card; and of the box two people may say the same number
        or (
            old.given is not new.given and (new.rules.givers == "teams" or new.rules.cards == "box")
        )
    ):
        changed = after.order
    elif old is not new:
        changed = [
            person
            for seat, person in enumerate(after.order)
            if old.hands[seat] is not new.hands[seat]
            or old.given[seat] is not new.given[seat]
            or old.ballots[seat] is not new.ballots[seat]
        ]
    box = after.settings.options.cards == "box"
    return _whose_device_changed(before, after, changed) if box else changed


def _whose_device_changed(before: Table, after: Table, changed: Sequence[str]) -> Iterable[str]:
    """The same with the devices that people without a phone play on."""
    people = after.people
    if people is not before.people and any(who.on_device_of for who in people.values()):
        return (*before.people, *people)
    devices = [people[name].on_device_of for name in changed if name in people]
    return (*changed, *[person for person in devices if person is not None])


def people_view(
    table: Table, names: Mapping[str, str], here: frozenset[str]
) -> tuple[PersonView, ...]:
    """Everybody at the table."""
    return tuple(
        [
            PersonView(
                person,
                names.get(person, ""),
                who.rabbit,
                (who.on_device_of or person) in here or who.bot is not None,
                who.left,
                who.signs,
                who.bot,
                who.keeps,
                who.removed,
                who.character,
                who.on_device_of,
                who.away_until,
            )
            for person, who in table.people.items()
            if not who.removed or person in table.order
        ]
    )


def _clock(table: Table) -> ClockView:
    if table.pause is not None:
        return ClockView(paused=table.pause.why, left=table.pause.left)
    return ClockView(table.deadline, put_away=table.put_away)


def _recordings(table: Table) -> RecordingsView | None:
    if not table.recordings:
        return None
    taken = recordings.photos(table)
    clues = len(table.recordings) - sum(map(len, taken.values()))
    return RecordingsView(clues, recordings.disagreeing(table), max(taken, default=0))


def _reveal(table: Table) -> RevealView | None:
    game = table.game
    if game is None or game.phase != "reveal":
        return None
    steps = reveal_steps(game)
    return RevealView(table.since, steps, table.reveal_step, table.settings.led_reveal)


def _lobby(table: Table, cards: Cards, sees: Sees) -> LobbyView:
    settings, players = table.settings, len(table.order)
    fits = [
        RulesetView(name, refusal if isinstance(refusal, Refusal) else None)
        for name in RULESETS
        for refusal in [settle(name, Options(), players)]
    ]
    deck = deck_of(settings, cards)
    if deck is None:
        return LobbyView(tuple(fits), Refusal("no_such_deck"), None, (), bots_blind=True)
    blind = why_bots_cannot_play(settings, deck, sees)
    rules = plan(Setup(settings.ruleset, players, deck, settings.options))
    if isinstance(rules, Refusal):
        return LobbyView(tuple(fits), rules, None, (), blind is not None)
    size = len(deck)
    said = notices(rules, size)
    if bots.seated(table) and rules.clue_kinds != ("text",):
        said = (*said, Notice("bots_judge_by_the_cards"))
    refusal = blind if bots.seated(table) else None
    return LobbyView(tuple(fits), refusal, expected_rounds(rules, size), said, blind is not None)
