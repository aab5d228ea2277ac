"""The game at a table: moves of people, of the autopilot and of the clock."""

from storyhare import rules
from storyhare.rules import Ballot, Clue, Deal, Game, Give, Proceed, Refusal, TakeBack, Tell, Vote
from storyhare.table import autopilot
from storyhare.table import text as texts
from storyhare.table.autopilot import Luck
from storyhare.table.commands import GiveIt, PressOn, SeatCommand, TakeItBack, TellIt, VoteFor
from storyhare.table.events import (
    AutopilotOn,
    DeadlineSet,
    Event,
    Finished,
    Paused,
    Played,
    PressedOn,
    Resumed,
)
from storyhare.table.state import Table, evolve

GRACE = 20.0
# Events by which a person has shown to be there.
MOVES = (Played, PressedOn)


def awaited(table: Table) -> tuple[int, ...]:
    """The seats on which the table waits: in the reveal, those who have not pressed on."""
    game = table.game
    if game is None or table.stage != "playing":
        return ()
    if game.phase == "reveal":
        done = table.pressed | table.autopilot
        return tuple([s for s in range(len(table.order)) if s not in done])
    return rules.awaited(game)


def move(table: Table, seat: int, command: SeatCommand, luck: Luck) -> tuple[Event, ...] | Refusal:
    """What a seat's command does in the game."""
    game = table.game
    assert game is not None
    if isinstance(command, PressOn):
        if game.phase != "reveal":
            return Refusal("not_now", {"phase": game.phase})
        return (PressedOn(seat),)
    events = rules.decide(game, _in_the_game(seat, command), luck)
    return events if isinstance(events, Refusal) else (Played(events),)


def _in_the_game(seat: int, command: TellIt | GiveIt | TakeItBack | VoteFor) -> rules.SeatCommand:
    match command:
        case TellIt(clue, card):
            return Tell(seat, Clue(texts.clue(clue.text), clue.kind, clue.recording), card)
        case GiveIt(cards):
            return Give(seat, cards)
        case TakeItBack():
            return TakeBack(seat)
        case VoteFor(green, red):
            return Vote(seat, Ballot(green, red))


# -- what the table does by itself -----------------------------------------------------------------


def follow_up(
    table: Table, events: tuple[Event, ...], now: float, luck: Luck
) -> tuple[tuple[Event, ...], Table]:
    """Events with all that follows from them at once, and the table after that.

    What follows: the deal, autopilot moves, the next round, the clock.
    """
    before = table.game
    for event in events:
        table = evolve(table, event, now)
    if table.game is None or table.stage != "playing":
        return events, table
    more: list[Event] = []
    while table.pause is None:
        step = _next_step(table, luck)
        if not step:
            break
        for event in step:
            table = evolve(table, event, now)
        more += step
        if table.stage == "over":
            return (*events, *more), table
    if _phase_key(before) != _phase_key(table.game):
        clock = DeadlineSet(_deadline(table, now))
        table = evolve(table, clock, now)
        more.append(clock)
    return (*events, *more), table


def _phase_key(game: Game | None) -> tuple[int, str] | None:
    return None if game is None else (game.round, game.phase)


def _next_step(table: Table, luck: Luck) -> tuple[Event, ...]:
    game = table.game
    assert game is not None
    if game.phase == "deal":
        return (_by_the_table(game, Deal(), luck),)
    if game.phase == "reveal":
        people = set(range(len(table.order))) - table.autopilot
        # With nobody left at a seat the reveal's clock decides.
        return go_on(table, luck) if people and people <= table.pressed else ()
    if game.phase == "tell" and game.storyteller is None:
        return ()  # the first clue is a person's, unless the clock runs out
    if not table.autopilot:
        return ()  # as nearly always, and who is awaited need not be found out
    for seat in rules.awaited(game):
        if seat in table.autopilot:
            return (_for_a_seat(table, seat, luck),)
    return ()


def go_on(table: Table, luck: Luck) -> tuple[Event, ...]:
    """The reveal is over: the next round, or the end."""
    game = table.game
    assert game is not None
    if table.last_round:
        best = max(game.scores)
        return (Finished(tuple([s for s, points in enumerate(game.scores) if points == best])),)
    played = _by_the_table(game, Proceed(), luck)
    after = rules.fold(game, played.events)
    return (played, Finished(after.winners)) if after.phase == "end" else (played,)


def _by_the_table(game: Game, command: Deal | Proceed, luck: Luck) -> Played:
    events = rules.decide(game, command, luck)
    assert not isinstance(events, Refusal)
    return Played(events, auto=True)


def _for_a_seat(table: Table, seat: int, luck: Luck) -> Played:
    game = table.game
    assert game is not None
    command = autopilot.move(game, seat, table.settings.language, luck)
    events = rules.decide(game, command, luck)
    assert not isinstance(events, Refusal)
    return Played(events, auto=True)


# -- clocks ----------------------------------------------------------------------------------------


def time_left(table: Table, now: float) -> float | None:
    """What is left on the clock."""
    if table.pause is not None:
        return table.pause.left
    return None if table.deadline is None else max(0.0, table.deadline - now)


def clock_again(table: Table, now: float) -> tuple[Event, ...]:
    """After a pause the clock has what was left on it, but never less than a breath."""
    assert table.pause is not None
    left = table.pause.left
    return (DeadlineSet(None if left is None else now + max(5.0, left)),)


def _deadline(table: Table, now: float) -> float | None:
    game = table.game
    assert game is not None
    seconds = getattr(table.settings.clocks, game.phase, None)
    return None if seconds is None else now + seconds


def expire(table: Table, now: float, luck: Luck) -> tuple[Event, ...]:
    """The clock ran out: whoever is awaited is played for; a reveal goes on."""
    game = table.game
    if game is None or table.deadline is None or table.deadline > now:
        return ()
    events: tuple[Event, ...]
    if game.phase == "reveal":
        events = go_on(table, luck)
    elif game.phase == "tell" and game.storyteller is None:
        events = (_for_a_seat(table, luck.randrange(len(table.order)), luck),)
    else:
        events = tuple([AutopilotOn(seat) for seat in rules.awaited(game)])
    return follow_up(table, events, now, luck)[0]


def nobody_here(table: Table, now: float) -> tuple[Event, ...]:
    """The last person's connection is gone: the clocks stop."""
    if table.stage != "playing" or table.pause is not None:
        return ()
    return (Paused("nobody_here", time_left(table, now)),)


def somebody_here(table: Table, now: float, luck: Luck) -> tuple[Event, ...]:
    """Somebody came back to a table that stopped by itself."""
    if table.pause is None or table.pause.why != "nobody_here":
        return ()
    events = (Resumed(), *clock_again(table, now))
    return follow_up(table, events, now, luck)[0]


def after_downtime(table: Table, now: float) -> tuple[Event, ...]:
    """The server was away: the phase's clock starts anew, with a grace to come back."""
    anew = None if table.deadline is None else _deadline(table, now)
    if table.deadline is None or anew is None:
        return ()
    return (DeadlineSet(max(table.deadline, anew + GRACE)),)
