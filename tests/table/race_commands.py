"""Every command that races a rematch, as data: who sends it, and how to see that it was stored.

Tests race all of them twice: at tables in one process, and on real servers over sockets.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from storyhare.rules import Clue, Give, TakeBack, Tell, Vote
from storyhare.table import commands as ask
from storyhare.table.settings import Settings
from storyhare.table.state import Table
from storyhare.views import Strength
from tests.table.matrix import rows
from tests.table.matrix_commands import tag


class Trio(Struct, frozen=True):
    """The ids of the three people at a table whose game is over."""

    host: str
    player: str
    third: str


class Racer(Struct, frozen=True):
    """A command made for the game that is over, and how the journal shows that it was kept.

    Without `shows` it is never welcome after the end. What `stays` is about the game that is over:
    it shows there, and changes nothing in the rematch.
    """

    body: Callable[[Trio], ask.Command]
    shows: Callable[[Trio, Table, Mapping[str, str]], bool] | None = None
    by: Literal["host", "player", "left"] = "player"
    stays: bool = False


RACERS: dict[type, Racer] = {
    ask.Sit: Racer(lambda _: ask.Sit(7)),
    ask.Stand: Racer(lambda _: ask.Stand()),
    ask.Rename: Racer(lambda _: ask.Rename("Rob"), lambda t, _, names: names[t.player] == "Rob"),
    ask.Sign: Racer(
        lambda _: ask.Sign(True), lambda t, table, _: bool(table.people[t.player].signs)
    ),
    ask.KeepRecordings: Racer(
        lambda _: ask.KeepRecordings(True),
        lambda t, table, _: table.people[t.player].keeps,
        stays=True,
    ),
    ask.AskSeat: Racer(lambda _: ask.AskSeat(0)),
    ask.Leave: Racer(lambda _: ask.Leave(), lambda t, table, _: table.people[t.player].left),
    ask.Return: Racer(
        lambda _: ask.Return(), lambda t, table, _: not table.people[t.player].left, "left"
    ),
    ask.Bring: Racer(lambda _: ask.Bring("Nan")),
    ask.ClaimHost: Racer(lambda _: ask.ClaimHost()),
    ask.Configure: Racer(lambda _: ask.Configure(Settings(language="fr")), by="host"),
    ask.Arrange: Racer(lambda t: ask.Arrange((t.third, t.player, t.host)), by="host"),
    ask.Shuffle: Racer(lambda _: ask.Shuffle(), by="host"),
    ask.AddBot: Racer(lambda _: ask.AddBot(), by="host"),
    ask.TuneBot: Racer(lambda _: ask.TuneBot("nobody", Strength.MEDIUM), by="host"),
    ask.RenameBot: Racer(lambda _: ask.RenameBot("nobody", "Nobody"), by="host"),
    ask.Start: Racer(lambda _: ask.Start(), by="host"),
    ask.Pause: Racer(lambda _: ask.Pause(), by="host"),
    ask.Resume: Racer(lambda _: ask.Resume(), by="host"),
    ask.Away: Racer(lambda _: ask.Away()),
    ask.See: Racer(lambda _: ask.See(1)),
    ask.Extend: Racer(lambda _: ask.Extend(), by="host"),
    ask.Hurry: Racer(lambda _: ask.Hurry(0)),
    ask.Remove: Racer(
        lambda t: ask.Remove(t.third), lambda t, table, _: table.people[t.third].removed, "host"
    ),
    ask.Lock: Racer(lambda _: ask.Lock(True), lambda _, table, __: table.locked, "host"),
    ask.MuteChat: Racer(
        lambda _: ask.MuteChat(True), lambda _, table, __: table.chat_muted, "host"
    ),
    ask.HandOver: Racer(
        lambda t: ask.HandOver(t.player), lambda t, table, _: table.host == t.player, "host"
    ),
    ask.Admit: Racer(lambda _: ask.Admit("nobody", True), by="host"),
    ask.ShowStep: Racer(lambda _: ask.ShowStep(1), by="host"),
    ask.LastRound: Racer(lambda _: ask.LastRound(), by="host"),
    ask.Rematch: Racer(
        lambda _: ask.Rematch(), lambda _, table, __: table.rematch_of is not None, "host"
    ),
    ask.Wish: Racer(
        lambda _: ask.Wish(True), lambda t, table, _: t.player in table.wishes, stays=True
    ),
    ask.PressOn: Racer(lambda _: ask.PressOn()),
    Tell: Racer(lambda _: Tell(Clue("echo"))),
    Give: Racer(lambda _: Give(())),
    TakeBack: Racer(lambda _: TakeBack()),
    Vote: Racer(lambda _: Vote((0,))),
}


def after_the_end(kind: type) -> str:
    """What the command leads to when it comes before the rematch: ok, or the right refusal."""
    return rows()[tag(kind), RACERS[kind].by]["over"]


def carried_over(table: Table, names: Mapping[str, str]) -> Any:
    """What a rematch takes along from a game, and has to show itself: to be compared."""
    people = {name: who for name, who in table.people.items() if not who.removed}
    return (
        table.settings,
        table.host,
        table.locked,
        table.chat_muted,
        {name: (names[name], who.left, who.signs) for name, who in people.items()},
        [(name, people[name].rabbit) for name in table.order if not table.people[name].left],
    )
