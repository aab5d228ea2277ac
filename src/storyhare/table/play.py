"""The game at a table: moves of people, of the autopilot and of the clock."""

from collections.abc import Callable

from storyhare import rules
from storyhare.rules import Clue, Deal, Game, Luck, Proceed, Refusal, Tell
from storyhare.table import recordings
from storyhare.table import text as texts
from storyhare.table.events import (
    AutopilotOn,
    DeadlineSet,
    Event,
    Finished,
    Paused,
    Played,
    PressedOn,
    RecordingAsked,
    Resumed,
    RevealMoved,
)
from storyhare.table.pace import days
from storyhare.table.people import autopilot
from storyhare.table.state import Table, evolve
from storyhare.views import reveal_steps

GRACE = 20.0
# How long a bot may take for seats whose clock ran out, before they are played blindly.
BOTS_GRACE = 20.0
# Events by which a person has shown to be there.
MOVES = (Played, PressedOn, RecordingAsked)
# What is done at once for a seat without its owner: a blind move, or nothing, since a bot will.
StandIn = Callable[[Table, Luck], tuple[Event, ...]]
# Phases that the table ends by itself, also with nobody on autopilot.
ENDED_BY_THE_TABLE = ("deal", "reveal")
# A round and its phase.
Moment = tuple[int, rules.Phase]


def awaited(table: Table) -> tuple[int, ...]:
    """The seats on which the table waits: in the reveal, those who have not pressed on."""
    game = table.game
    if game is None or table.stage != "playing":
        return ()
    if game.phase == "reveal":
        done = table.pressed | table.autopilot
        teller = ends_reveal_by_telling(table)
        if teller is not None and teller not in done:
            return (teller,)
        return tuple([s for s in range(len(table.order)) if s not in done])
    return rules.awaited(game)


def ends_reveal_by_telling(table: Table) -> int | None:
    """With the cards of the box, the seat that tells next: its clue ends the reveal for everybody.

    At a real table nobody waits for a screen; it shows the round until there is something new.
    """
    game = table.game
    if game is None or game.rules.cards == "deck" or table.last_round:
        return None
    return rules.next_storyteller(game)


def press_on(game: Game, seat: int) -> tuple[Event, ...] | Refusal:
    """A seat has seen enough of the reveal."""
    if game.phase != "reveal":
        return Refusal("not_now", {"phase": game.phase})
    return (PressedOn(seat),)


def tell(
    table: Table, game: Game, seat: int, told: Tell, luck: Luck
) -> tuple[Event, ...] | Refusal:
    """A seat tells a clue: tidied, and only with a recording that is its own to tell."""
    tidied = _tidy(told)
    if isinstance(tidied, Refusal):
        return tidied
    onward: tuple[Event, ...] = ()
    if seat == ends_reveal_by_telling(table):
        proceeded = _by_the_table(game, Proceed(), luck)
        onward, game = (proceeded,), rules.fold(game, proceeded.events)
    events = rules.decide(game, seat, tidied, luck)
    if isinstance(events, Refusal):
        return events
    return recordings.why_not(table, seat, tidied.clue) or (*onward, Played(events))


def _tidy(tell: Tell) -> Tell | Refusal:
    text = texts.clue(tell.clue.text)
    if isinstance(text, Refusal):
        return text
    return Tell(Clue(text, tell.clue.kind, tell.clue.recording), tell.card)


# -- what the table does by itself -----------------------------------------------------------------


def blindly(table: Table, luck: Luck) -> tuple[Event, ...]:
    """A blind move for the first seat on autopilot on which the game waits."""
    game = table.game
    assert game is not None
    if autopilot.waits_for_others(game, table.autopilot):
        return ()
    for seat in rules.awaited(game):
        if seat in table.autopilot:
            return (_for_a_seat(table, seat, luck),)
    return ()


def follow_up(
    table: Table,
    events: tuple[Event, ...],
    now: float,
    luck: Luck,
    stand_in: StandIn = blindly,
) -> tuple[tuple[Event, ...], Table]:
    """Events with all that follows from them at once, and the table after that.

    What follows: the deal, autopilot moves, the next round, the clock.
    """
    before, rested = table.game, table.over_days and days.rests(table)
    for event in events:
        table = evolve(table, event, now)
    game = table.game
    if game is None or table.stage != "playing":
        return events, table
    more: list[Event] = []
    while table.pause is None and (table.autopilot or game.phase in ENDED_BY_THE_TABLE):
        step = _next_step(table, game, luck, stand_in)
        if not step:
            break
        for event in step:
            table = evolve(table, event, now)
        more += step
        game = table.game
        if game is None or table.stage == "over":
            return (*events, *more), table
    new_phase = before is None or (before.round, before.phase) != (game.round, game.phase)
    if new_phase or (table.over_days and rested != days.rests(table)):
        clock = DeadlineSet(_deadline(table, now))
        table = evolve(table, clock, now)
        more.append(clock)
    return (*events, *more), table


def moment(game: Game | None) -> Moment | None:
    """Where a game is."""
    return None if game is None else (game.round, game.phase)


def _next_step(table: Table, game: Game, luck: Luck, stand_in: StandIn) -> tuple[Event, ...]:
    if game.phase == "deal":
        return (_by_the_table(game, Deal(), luck),)
    if game.phase == "reveal":
        if table.over_days:
            return go_on(table, luck)  # everybody sees it when they come
        return go_on(table, luck) if _seen_enough(table, game) else ()
    if game.phase == "tell" and game.storyteller is None:
        return ()  # the first clue is a person's, unless the clock runs out
    return () if table.over_days and days.rests(table) else stand_in(table, luck)


def _seen_enough(table: Table, game: Game) -> bool:
    """Have people pressed on? With the box one does so for all of them, who see each other.

    With nobody left at a seat the reveal's clock decides.
    """
    people = set(range(len(table.order))) - table.autopilot
    if game.rules.cards == "box":
        return not people.isdisjoint(table.pressed)
    return bool(people) and people <= table.pressed


def bot_move(
    table: Table,
    seat: int,
    made_for: Moment,
    asked: rules.SeatCommand | None,
    luck: Luck,
) -> tuple[Event, ...]:
    """A bot's move, if it is still due; a blind one where it has none, or none that is legal."""
    game = table.game
    if game is None or moment(game) != made_for or not _is_played_for(table, seat):
        return ()
    tidied = _tidy(asked) if isinstance(asked, Tell) else asked
    if tidied is not None and not isinstance(tidied, Refusal):
        events = rules.decide(game, seat, tidied, luck)
        if not isinstance(events, Refusal):
            return (Played(events, auto=True),)
    return (_for_a_seat(table, seat, luck),)


def _is_played_for(table: Table, seat: int) -> bool:
    playing = table.stage == "playing" and table.pause is None
    return playing and seat in table.autopilot and seat in awaited(table)


def nobody_to_press_on(table: Table) -> bool:
    """Is this a reveal with nobody at a seat, and without a clock?"""
    if table.game is None or table.game.phase != "reveal" or table.stage != "playing":
        return False
    return table.deadline is None and len(table.autopilot) == len(table.order)


def seen_by_nobody(table: Table, made_for: Moment, luck: Luck) -> tuple[Event, ...]:
    """Nobody is at a seat to press on: the next round."""
    if moment(table.game) != made_for or not nobody_to_press_on(table) or table.pause is not None:
        return ()
    return go_on(table, luck)


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


def show_step(table: Table, step: int, now: float) -> tuple[Event, ...] | Refusal:
    """The host goes on in the reveal; where the host leads, the clock begins anew."""
    game = table.game
    if game is None or game.phase != "reveal":
        return Refusal("not_now", {"phase": "lobby" if game is None else game.phase})
    if table.pause is not None:
        return Refusal("table_paused")
    if not 0 <= step < len(reveal_steps(game)):
        return Refusal("no_such_step")
    if step <= table.reveal_step:
        return Refusal("already_so")
    moved = RevealMoved(step)
    if not table.settings.led_reveal:
        return (moved,)
    return (moved, DeadlineSet(_deadline(table, now)))


def _rest_of_the_reveal(table: Table, game: Game, now: float) -> tuple[Event, ...]:
    """A host who leads and is late: everybody sees the rest before the table goes on."""
    last = len(reveal_steps(game)) - 1
    if not table.settings.led_reveal or table.reveal_step >= last:
        return ()
    return (RevealMoved(last), DeadlineSet(_deadline(table, now)))


def _by_the_table(game: Game, command: Deal | Proceed, luck: Luck) -> Played:
    events = rules.decide(game, None, command, luck)
    assert not isinstance(events, Refusal)
    return Played(events, auto=True)


def _for_a_seat(table: Table, seat: int, luck: Luck) -> Played:
    game = table.game
    assert game is not None
    command = autopilot.move(game, seat, table.settings.language, luck)
    events = rules.decide(game, seat, command, luck)
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
    if table.over_days and days.rests(table):
        return None
    return None if seconds is None else now + seconds


def expire(table: Table, now: float, luck: Luck, stand_in: StandIn = blindly) -> tuple[Event, ...]:
    """The clock ran out: whoever is awaited is played for; a reveal goes on."""
    game = table.game
    if game is None or table.deadline is None or table.deadline > now:
        # Over days a stand-in may be due.
        return follow_up(table, (), now, luck, stand_in)[0] if table.over_days else ()
    events: tuple[Event, ...]
    if game.phase == "reveal":
        unseen = _rest_of_the_reveal(table, game, now)
        events = unseen or go_on(table, luck)
    elif game.phase == "tell" and game.storyteller is None:
        events = (_for_a_seat(table, luck.randrange(len(table.order)), luck),)
    else:
        return _played_for(table, game, now, luck, stand_in)
    return follow_up(table, events, now, luck, stand_in)[0]


def _played_for(
    table: Table, game: Game, now: float, luck: Luck, stand_in: StandIn
) -> tuple[Event, ...]:
    """Whoever is late is played for; once the stand-ins are late as well, blindly."""
    late = [seat for seat in rules.awaited(game) if seat not in table.autopilot]

    def no_longer_waiting(state: Table, luck: Luck) -> tuple[Event, ...]:
        same = moment(state.game) == moment(game)
        return blindly(state, luck) if same else stand_in(state, luck)

    on = tuple([AutopilotOn(seat) for seat in late])
    how = stand_in if late else no_longer_waiting
    events, after = follow_up(table, on, now, luck, how)
    if after.deadline is not None and after.deadline <= now:
        return (*events, DeadlineSet(now + BOTS_GRACE))
    return events


def nobody_here(table: Table, now: float, grace: float = 0.0) -> tuple[Event, ...]:
    """The last person's connection is gone: the clocks stop, with some more time on them."""
    if table.stage != "playing" or table.pause is not None or table.over_days:
        return ()
    left = time_left(table, now)
    return (Paused("nobody_here", None if left is None else left + grace),)


def somebody_here(
    table: Table, now: float, luck: Luck, stand_in: StandIn = blindly
) -> tuple[Event, ...]:
    """Somebody came back to a table that stopped by itself."""
    if table.pause is None or table.pause.why != "nobody_here":
        return ()
    events = (Resumed(), *clock_again(table, now))
    return follow_up(table, events, now, luck, stand_in)[0]


def after_downtime(table: Table, now: float) -> tuple[Event, ...]:
    """The server was away: the phase's clock starts anew, with a grace to come back.

    Over days it does not: what is a breath compared to the limit?
    """
    if table.over_days:
        return ()
    anew = None if table.deadline is None else _deadline(table, now)
    if table.deadline is None or anew is None:
        return ()
    return (DeadlineSet(max(table.deadline, anew + GRACE)),)
