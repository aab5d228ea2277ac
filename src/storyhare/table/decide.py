"""What a person's command, or the table's own clock, leads to: events, or a refusal."""

from collections.abc import Callable
from typing import Any

from storyhare import rules
from storyhare.rules import Give, Refusal, Setup, TakeBack, Tell, Vote, plan
from storyhare.table import commands as ask
from storyhare.table import play
from storyhare.table.commands import Do
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import (
    Arranged,
    AutopilotOn,
    ChatChanged,
    Configured,
    DoorChanged,
    Event,
    HostNamed,
    LastRoundCalled,
    Paused,
    Played,
    RecordingsAgreed,
    Removed,
    Renamed,
    Resumed,
    Returned,
    Sat,
    Signed,
    Started,
    Stood,
    Wished,
)
from storyhare.table.pace import asked
from storyhare.table.people import bots, companions, hosts, seats
from storyhare.table.people.credentials import Holder, holds
from storyhare.table.people.names import own_name
from storyhare.table.preconditions import length
from storyhare.table.preconditions.answers import repeated
from storyhare.table.preconditions.checks import out_of_date
from storyhare.table.settings import check, deck_of, why_bots_cannot_play
from storyhare.table.state import Table

HURRY_AFTER = 90.0
# The answer to a command that was answered before: nothing more happens.
DONE_BEFORE = Decided(())


def answer(around: Around, holder: Holder, request: Do, digest: int, table: Table) -> Decision:
    """What the command of a device leads to, if that device may ask for it, and only once.

    The `digest` is that of the command.
    """
    if not holds(table, holder):
        return Refusal("not_at_the_table")
    before = repeated(table, holder.person, request.cmd_id, digest)
    if before is not False:
        return DONE_BEFORE if before is True else before
    refusal, command = out_of_date(table, request), request.body
    person = holder.person
    if request.person is not None:
        named = companions.spoken_for(table, person, request)
        if isinstance(named, Refusal):
            return named
        person = named
    if refusal is None and length.too_long(table):
        refusal = length.no_room_for(table, person, command)
    return refusal or decide(table, person, command, around)


def decide(table: Table, person: str, command: ask.Command, around: Around) -> Decision:
    """What a command of somebody at the table leads to, or why it is refused."""
    if _STAGE_OF.get(type(command), table.stage) != table.stage:
        return Refusal("not_at_this_stage", {"stage": table.stage})
    if type(command) in ask.HOST_COMMANDS and person != table.host:
        return Refusal("not_host")
    answer = _HANDLERS[type(command)](table, person, command, around)
    if isinstance(answer, Refusal):
        return answer
    return and_what_follows(table, person, answer, around)


def at_the_table(table: Table, person: str) -> Refusal | None:
    """Why somebody has no say here, if they have none; nobody speaks for a bot."""
    someone = table.people.get(person)
    if someone is None or someone.removed or someone.bot:
        return Refusal("not_at_the_table")
    return None


# Which commands belong to which stage of a table; all others are always welcome.
_LOBBY = (
    ask.Sit, ask.Stand, ask.Configure, ask.Arrange, ask.Shuffle, ask.AddBot, ask.TuneBot,
    ask.RenameBot, ask.Start,
)  # fmt: skip
_PLAYING = (
    ask.AskSeat, ask.Admit, ask.Pause, ask.Resume, ask.Hurry, ask.ShowStep, ask.Extend,
    ask.LastRound,    ask.PressOn, Tell, Give, TakeBack, Vote,
)  # fmt: skip
_STAGE_OF: dict[type, str] = {
    **dict.fromkeys(_LOBBY, "lobby"),
    **dict.fromkeys(_PLAYING, "playing"),
    **dict.fromkeys((ask.Wish, ask.Rematch), "over"),
}


def and_what_follows(table: Table, person: str, answer: Decided, around: Around) -> Decision:
    """A move by its owner ends the autopilot; then the table plays on as far as it can."""
    events, left = answer.events, table.people[person].left
    if (left or table.autopilot) and _is_back(table, person, events):
        events = (*_coming_back(table, person), *events)
    now = around.now()
    events, after = play.follow_up(table, events, now, around.luck, around.stand_in)
    return Decided(events, answer.names, after, now)


def _is_back(table: Table, person: str, events: tuple[Event, ...]) -> bool:
    """Does what a person did show that they are back, where nothing says so yet?"""
    if table.people[person].left:
        return bool(events) and Returned(person) not in events
    if table.seat_of(person) not in table.autopilot:
        return False
    return any(isinstance(event, play.MOVES) for event in events)


def _coming_back(table: Table, person: str) -> tuple[Event, ...]:
    back = companions.returning(table, person)
    heir = person != table.host and hosts.nobody_hosts(table) and hosts.may_host(table, person)
    return (*back, HostNamed(person)) if heir else back


# -- anybody ---------------------------------------------------------------------------------------


def _sit(table: Table, person: str, command: ask.Sit, _: Around) -> Decision:
    refusal = seats.may_sit(table, person, command.rabbit)
    return refusal or Decided((Sat(person, command.rabbit),))


def _stand(table: Table, person: str, _: ask.Stand, __: Around) -> Decision:
    if person not in table.order:
        return Refusal("not_seated")
    return Decided((Stood(person),))


def _rename(table: Table, person: str, command: ask.Rename, around: Around) -> Decision:
    called = own_name(table, around.names, person, command.name)
    if isinstance(called, Refusal):
        return called
    return Decided((Renamed(person),), {person: called})


def _sign(table: Table, person: str, command: ask.Sign, _: Around) -> Decision:
    if table.people[person].signs == command.name_in_records:
        return Refusal("already_so")
    return Decided((Signed(person, command.name_in_records),))


def _keep_recordings(table: Table, person: str, command: ask.KeepRecordings, _: Around) -> Decision:
    if table.people[person].keeps == command.agrees:
        return Refusal("already_so")
    return Decided((RecordingsAgreed(person, command.agrees),))


def _leave(table: Table, person: str, _: ask.Leave, around: Around) -> Decision:
    if table.people[person].left:
        return Refusal("already_so")
    return Decided(hosts.leaving(table, person, around))


def _return(table: Table, person: str, _: ask.Return, __: Around) -> Decision:
    seat = table.seat_of(person)
    if not table.people[person].left and (seat is None or seat not in table.autopilot):
        return Refusal("already_here")
    return Decided(_coming_back(table, person))


def _hurry(table: Table, person: str, command: ask.Hurry, around: Around) -> Decision:
    if command.seat not in play.awaited(table):
        return Refusal("seat_not_awaited", {"seat": command.seat})
    if command.seat in table.autopilot:
        return Refusal("already_so")
    if person != table.host and table.over_days:
        return Refusal("not_host")
    if person != table.host and around.now() - max(table.since, around.woken) < HURRY_AFTER:
        return Refusal("too_early_to_hurry", {"seconds": int(HURRY_AFTER)})
    return Decided((AutopilotOn(command.seat),))


# -- the host --------------------------------------------------------------------------------------


def _configure(table: Table, __: str, command: ask.Configure, around: Around) -> Decision:
    refusal = check(command.settings)
    if refusal is not None:
        return refusal
    if around.cards(command.settings.decks) is None:
        return Refusal("no_such_deck")
    if command.settings.options.cards != "box" and companions.anybody(table):
        return Refusal("people_share_a_device")
    return Decided((Configured(command.settings),))


def _arrange(table: Table, _: str, command: ask.Arrange, __: Around) -> Decision:
    if sorted(command.order) != sorted(table.order):
        return Refusal("not_the_same_people")
    return Decided((Arranged(command.order),))


def _shuffle(table: Table, _: str, __: ask.Shuffle, around: Around) -> Decision:
    order = list(table.order)
    around.luck.shuffle(order)
    return Decided((Arranged(tuple(order)),))


def _start(table: Table, _: str, __: ask.Start, around: Around) -> Decision:
    settings = table.settings
    deck = deck_of(settings, around.cards)
    if deck is None:
        return Refusal("no_such_deck")
    setup = Setup(settings.ruleset, len(table.order), deck, settings.options)
    planned = plan(setup)
    if isinstance(planned, Refusal):
        return planned
    blind = why_bots_cannot_play(settings, deck, around.sees) if bots.seated(table) else None
    if blind is not None:
        return blind
    return Decided((Started(setup, table.order),))


def _pause(table: Table, _: str, __: ask.Pause, around: Around) -> Decision:
    if table.pause is not None and table.pause.why == "host":
        return Refusal("already_paused")
    return Decided((Paused("host", play.time_left(table, around.now())),))


def _resume(table: Table, _: str, __: ask.Resume, around: Around) -> Decision:
    if table.pause is None:
        return Refusal("not_paused")
    return Decided((Resumed(), *play.clock_again(table, around.now())))


def _remove(table: Table, person: str, command: ask.Remove, _: Around) -> Decision:
    if command.person == person:
        return Refusal("not_yourself")
    someone = table.people.get(command.person)
    if someone is None or someone.removed:
        return Refusal("no_such_person")
    return Decided((Removed(command.person), *companions.going_along(table, command.person)))


def _lock(table: Table, _: str, command: ask.Lock, __: Around) -> Decision:
    if table.locked == command.locked:
        return Refusal("already_so")
    return Decided((DoorChanged(command.locked),))


def _mute_chat(table: Table, _: str, command: ask.MuteChat, __: Around) -> Decision:
    if table.chat_muted == command.muted:
        return Refusal("already_so")
    return Decided((ChatChanged(command.muted),))


def _hand_over(table: Table, person: str, command: ask.HandOver, _: Around) -> Decision:
    if command.person == person:
        return Refusal("already_host")
    if command.person in bots.all_of(table):
        return Refusal("bots_do_not_host")
    if at_the_table(table, command.person) or table.people[command.person].left:
        return Refusal("no_such_person")
    if not hosts.may_host(table, command.person):
        return Refusal("needs_own_device")
    return Decided((HostNamed(command.person),))


def _show_step(table: Table, _: str, command: ask.ShowStep, around: Around) -> Decision:
    events = play.show_step(table, command.step, around.now())
    return events if isinstance(events, Refusal) else Decided(events)


def _last_round(table: Table, person: str, _: ask.LastRound, __: Around) -> Decision:
    if person != table.host and not _sees_the_pile(table, person):
        return Refusal("not_host")
    if table.last_round:
        return Refusal("already_so")
    return Decided((LastRoundCalled(),))


def _sees_the_pile(table: Table, person: str) -> bool:
    """Does the game end with a real pile, in front of this person?"""
    rules = None if table.game is None else table.game.rules
    at_a_seat = table.seat_of(person) is not None
    return at_a_seat and rules is not None and rules.cards == "box" and rules.end == "pile"


def _rematch(_: Table, __: str, ___: ask.Rematch, ____: Around) -> Decision:
    """A rematch opens a new stream; the registry does that, and asks here only whether it may."""
    return Decided(())


# -- players ---------------------------------------------------------------------------------------


def _wish(table: Table, person: str, command: ask.Wish, _: Around) -> Decision:
    if person not in table.order:
        return Refusal("not_seated")
    if (person in table.wishes) == command.again:
        return Refusal("already_so")
    return Decided((Wished(person, command.again),))


def _seat_command(table: Table, person: str, command: ask.SeatCommand, around: Around) -> Decision:
    seat, game = table.seat_of(person), table.game
    events: tuple[Event, ...] | Refusal
    if seat is None:
        return Refusal("not_seated")
    if table.pause is not None:
        return Refusal("table_paused")
    assert game is not None
    if table.settings.options.cards == "box":
        refusal = companions.may_not_change(table, person, command)
        if refusal is not None:
            return refusal
    if isinstance(command, ask.PressOn):
        events = play.press_on(game, seat)
    elif isinstance(command, Tell):
        events = play.tell(table, game, seat, command, around.luck)
    else:
        moved = rules.decide(game, seat, command, around.luck)
        events = moved if isinstance(moved, Refusal) else (Played(moved),)
    return events if isinstance(events, Refusal) else Decided(events)


_Handler = Callable[[Table, str, Any, Around], Decision]
_HANDLERS: dict[type, _Handler] = {
    ask.Sit: _sit,
    ask.Stand: _stand,
    ask.Rename: _rename,
    ask.Sign: _sign,
    ask.KeepRecordings: _keep_recordings,
    ask.AskSeat: seats.ask_for,
    ask.Leave: _leave,
    ask.Return: _return,
    ask.Bring: companions.bring,
    ask.ClaimHost: hosts.claim,
    ask.Away: asked.away,
    ask.See: asked.see,
    ask.Hurry: _hurry,
    ask.Configure: _configure,
    ask.Arrange: _arrange,
    ask.Shuffle: _shuffle,
    ask.AddBot: bots.add,
    ask.TuneBot: bots.tune,
    ask.RenameBot: bots.rename,
    ask.Start: _start,
    ask.Pause: _pause,
    ask.Resume: _resume,
    ask.Remove: _remove,
    ask.Lock: _lock,
    ask.MuteChat: _mute_chat,
    ask.HandOver: _hand_over,
    ask.Admit: seats.admit,
    ask.ShowStep: _show_step,
    ask.Extend: asked.extend,
    ask.LastRound: _last_round,
    ask.Rematch: _rematch,
    ask.Wish: _wish,
    ask.PressOn: _seat_command,
    Tell: _seat_command,
    Give: _seat_command,
    TakeBack: _seat_command,
    Vote: _seat_command,
}
