"""A table as its viewers see it: fills the shapes of `views` from the state."""

from collections.abc import Callable, Mapping

import msgspec

from storyhare.rules import (
    RULESETS,
    Options,
    Refusal,
    Setup,
    expected_rounds,
    notices,
    plan,
    settle,
)
from storyhare.table.play import awaited
from storyhare.table.state import Table
from storyhare.views import (
    ClockView,
    LobbyView,
    PersonView,
    RulesetView,
    TableView,
    YouView,
    public_view,
    seat_view,
)

Cards = Callable[[tuple[str, ...]], tuple[str, ...] | None]


def table_view(table: Table, people: msgspec.Raw, cards: Cards) -> TableView:
    """What everybody may know; the people come encoded from `people_view`."""
    return TableView(
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
        awaited=awaited(table),
        clock=_clock(table),
        last_round=table.last_round,
        winners=table.winners,
        lobby=_lobby(table, cards) if table.stage == "lobby" else None,
        game=None if table.game is None else public_view(table.game),
    )


def you_view(table: Table, person: str) -> YouView:
    """What only this person may know."""
    seat = table.seat_of(person)
    game = None if seat is None or table.game is None else seat_view(table.game, seat)
    return YouView(person, seat, game)


def you_depends_on(table: Table, person: str) -> tuple[object, ...]:
    """All that `you_view` is made of: as long as it is the same, so is the view."""
    seat = table.seat_of(person)
    game = table.game
    if seat is None or game is None:
        return (seat,)
    partner = game.rules.partner(seat)
    return (
        seat,
        game.phase,
        game.round,
        game.storyteller,
        game.hands[seat],
        game.given[seat],
        game.ballots[seat],
        game.owners,
        None if partner is None else bool(game.given[partner]),
    )


def people_view(
    table: Table, names: Mapping[str, str], here: frozenset[str]
) -> tuple[PersonView, ...]:
    """Everybody at the table."""
    return tuple(
        [
            PersonView(person, names.get(person, ""), who.rabbit, person in here, who.left)
            for person, who in table.people.items()
            if not who.removed or person in table.order
        ]
    )


def _clock(table: Table) -> ClockView:
    if table.pause is not None:
        return ClockView(paused=table.pause.why, left=table.pause.left)
    return ClockView(table.deadline)


def _lobby(table: Table, cards: Cards) -> LobbyView:
    settings, players = table.settings, len(table.order)
    fits = [
        RulesetView(name, refusal if isinstance(refusal, Refusal) else None)
        for name in RULESETS
        for refusal in [settle(name, Options(), players)]
    ]
    deck = cards(settings.decks)
    if deck is None:
        return LobbyView(tuple(fits), Refusal("no_such_deck"), None, ())
    rules = plan(Setup(settings.ruleset, players, deck, settings.options))
    if isinstance(rules, Refusal):
        return LobbyView(tuple(fits), rules, None, ())
    size = len(deck)
    return LobbyView(tuple(fits), None, expected_rounds(rules, size), notices(rules, size))
