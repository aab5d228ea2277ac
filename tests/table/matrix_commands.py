"""A body for every command in the matrix, made for the moment at which it is sent."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, get_args

from storyhare.rules import Clue, Give, MayGive, MayVote, Offer, TakeBack, Tell, Vote
from storyhare.table import commands as ask
from storyhare.table.settings import Settings
from storyhare.views import Strength


class Moment(Protocol):
    """A table at a stage, as far as what people ask for depends on it."""

    @property
    def left_seat(self) -> int | None:
        """The seat of who has left."""

    @property
    def order(self) -> tuple[str, ...]:
        """Who sits, in the order of seats."""

    @property
    def bot(self) -> str:
        """A bot, where there is one."""

    @property
    def target(self) -> str:
        """Somebody with a seat, to whom things are done."""

    @property
    def asker(self) -> str:
        """Somebody who has asked for a seat."""

    @property
    def slow(self) -> int:
        """A seat that can be hurried."""

    def hand(self, who: Any) -> Sequence[str]:
        """The cards somebody holds."""

    def offers(self, who: Any) -> Sequence[Offer]:
        """What the game offers somebody."""


def _tell(moment: Moment, who: Any) -> Tell:
    return Tell(Clue("echo"), [*moment.hand(who), "card-01"][0])


def _give(moment: Moment, who: Any) -> Give:
    offers = [offer for offer in moment.offers(who) if isinstance(offer, MayGive)]
    return Give((offers[0].cards[0] if offers else [*moment.hand(who), "card-01"][0],))


def _vote(moment: Moment, who: Any) -> Vote:
    offers = [offer for offer in moment.offers(who) if isinstance(offer, MayVote)]
    return Vote(offers[0].numbers[:1] if offers else (1,))


# How a sensible person would ask for it.
BODIES: dict[type, Callable[[Moment, Any], ask.Command]] = {
    ask.Sit: lambda _, __: ask.Sit(11),
    ask.Stand: lambda _, __: ask.Stand(),
    ask.Rename: lambda _, __: ask.Rename("Zoe"),
    ask.Sign: lambda _, __: ask.Sign(True),
    ask.KeepRecordings: lambda _, __: ask.KeepRecordings(True),
    ask.AskSeat: lambda moment, _: ask.AskSeat(moment.left_seat or 0),
    ask.Leave: lambda _, __: ask.Leave(),
    ask.Return: lambda _, __: ask.Return(),
    ask.Bring: lambda _, __: ask.Bring("Nan"),
    ask.ClaimHost: lambda _, __: ask.ClaimHost(),
    ask.Configure: lambda _, __: ask.Configure(Settings(language="fr")),
    ask.Arrange: lambda moment, _: ask.Arrange(moment.order[::-1]),
    ask.Shuffle: lambda _, __: ask.Shuffle(),
    ask.AddBot: lambda _, __: ask.AddBot(Strength.SHARP, "Reynard"),
    ask.TuneBot: lambda moment, _: ask.TuneBot(moment.bot, Strength.SHARP),
    ask.RenameBot: lambda moment, _: ask.RenameBot(moment.bot, "Roger"),
    ask.Start: lambda _, __: ask.Start(),
    ask.Pause: lambda _, __: ask.Pause(),
    ask.Resume: lambda _, __: ask.Resume(),
    ask.Away: lambda _, __: ask.Away(),
    ask.See: lambda _, __: ask.See(1),
    ask.Extend: lambda _, __: ask.Extend(),
    ask.Hurry: lambda moment, _: ask.Hurry(moment.slow),
    ask.Remove: lambda moment, _: ask.Remove(moment.target),
    ask.Lock: lambda _, __: ask.Lock(True),
    ask.MuteChat: lambda _, __: ask.MuteChat(True),
    ask.HandOver: lambda moment, _: ask.HandOver(moment.target),
    ask.Admit: lambda moment, _: ask.Admit(moment.asker, True),
    ask.ShowStep: lambda _, __: ask.ShowStep(1),
    ask.LastRound: lambda _, __: ask.LastRound(),
    ask.Rematch: lambda _, __: ask.Rematch(),
    ask.Wish: lambda _, __: ask.Wish(True),
    ask.PressOn: lambda _, __: ask.PressOn(),
    Tell: _tell,
    Give: _give,
    TakeBack: lambda _, __: TakeBack(),
    Vote: _vote,
}


def tag(command: type) -> str:
    """A command's name on the wire."""
    return str(command.__struct_config__.tag)  # type: ignore[attr-defined]  # a msgspec Struct


COMMANDS = {tag(command): command for command in get_args(ask.Command)}
