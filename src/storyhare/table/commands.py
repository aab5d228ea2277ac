"""What people at a table may ask: of the table, and of the game on it."""

from typing import Annotated, get_args

from msgspec import Meta, Struct

from storyhare.rules import Phase
from storyhare.rules import SeatCommand as Move
from storyhare.rules.bounds import UP_TO_TWICE, Id, Name, Number
from storyhare.table.settings import Settings
from storyhare.views import Strength

CMD_ID_LIMIT = 40
CommandId = Annotated[str, Meta(min_length=1, max_length=CMD_ID_LIMIT)]


class _Command(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"):
    """The form that all of them share."""


# -- anybody --------------------------------------------------------------------------------------


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat in the lobby, with one of the twelve rabbits."""

    rabbit: Number


class Stand(_Command, frozen=True, tag="stand"):
    """Give the seat up and watch."""


class Rename(_Command, frozen=True, tag="rename"):
    """Be called something else."""

    name: Name


class Sign(_Command, frozen=True, tag="sign"):
    """Say whether storybooks and records of finished games may name one."""

    name_in_records: bool


class KeepRecordings(_Command, frozen=True, tag="keep_recordings"):
    """Agree, or agree no longer, that this game's recordings stay in its storybook and replay."""

    agrees: bool


class AskSeat(_Command, frozen=True, tag="ask_seat"):
    """Ask to play on for a seat whose owner is a bot, has left, or is gone for long."""

    seat: Number


class Leave(_Command, frozen=True, tag="leave"):
    """Go; the autopilot plays the seat until its owner is back, or somebody else has taken it."""


class Return(_Command, frozen=True, tag="return"):
    """Be back: the seat's owner plays again."""


class Bring(_Command, frozen=True, tag="bring"):
    """Let somebody without a phone play on this device, with the cards of the box."""

    name: Name
    rabbit: Number | None = None


class Away(_Command, frozen=True, tag="away"):
    """Say until when one is on holiday, in seconds since 1970; without a time: no longer."""

    until: Number | None = None


class See(_Command, frozen=True, tag="see"):
    """Over days: have seen the reveals up to this round."""

    round: Number


class ClaimHost(_Command, frozen=True, tag="claim_host"):
    """Become the host in place of one who is gone; at first for who sat there before that."""


# -- the host -------------------------------------------------------------------------------------


class Configure(_Command, frozen=True, tag="configure"):
    """Set rules, options, decks, clocks and language."""

    settings: Settings


class Arrange(_Command, frozen=True, tag="arrange"):
    """Put the seats into this order; in team the second half sits opposite the first."""

    order: Annotated[tuple[Id, ...], UP_TO_TWICE]


class Shuffle(_Command, frozen=True, tag="shuffle"):
    """Put the seats into a random order."""


class AddBot(_Command, frozen=True, tag="add_bot"):
    """Sit a bot down at the next free seat; without a name it brings one."""

    strength: Strength = Strength.MEDIUM
    name: Name | None = None


class TuneBot(_Command, frozen=True, tag="tune_bot"):
    """Let a bot play more or less strongly."""

    person: Id
    strength: Strength


class RenameBot(_Command, frozen=True, tag="rename_bot"):
    """Call a bot something else."""

    person: Id
    name: Name


class Start(_Command, frozen=True, tag="start"):
    """Deal."""


class Pause(_Command, frozen=True, tag="pause"):
    """Stop the clocks; nobody moves."""


class Resume(_Command, frozen=True, tag="resume"):
    """Go on."""


class Hurry(_Command, frozen=True, tag="hurry"):
    """Let the autopilot play for a seat; without being host only after a long wait."""

    seat: Number


class Remove(_Command, frozen=True, tag="remove"):
    """Send a person away for good."""

    person: Id


class Lock(_Command, frozen=True, tag="lock"):
    """Let nobody new in, neither to play nor to watch, or let people in again."""

    locked: bool


class MuteChat(_Command, frozen=True, tag="mute_chat"):
    """Silence the chat, or open it again."""

    muted: bool


class HandOver(_Command, frozen=True, tag="hand_over"):
    """Make somebody else the host."""

    person: Id


class Admit(_Command, frozen=True, tag="admit"):
    """Answer a person who asked for a seat."""

    person: Id
    yes: bool


class ShowStep(_Command, frozen=True, tag="show_step"):
    """Go on to a step of the reveal, for everybody."""

    step: Number


class Extend(_Command, frozen=True, tag="extend"):
    """Over days: let the limit of this phase begin anew."""


class LastRound(_Command, frozen=True, tag="last_round"):
    """End the game after this round; of the box, anybody may say that the pile is empty."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play again with the same people."""


# -- players --------------------------------------------------------------------------------------


class Wish(_Command, frozen=True, tag="wish"):
    """After the end: wish to play again, or no longer."""

    again: bool


class PressOn(_Command, frozen=True, tag="press_on"):
    """Seen enough of the reveal."""


HostCommand = (
    Configure
    | Arrange
    | Shuffle
    | AddBot
    | TuneBot
    | RenameBot
    | Start
    | Pause
    | Resume
    | Remove
    | Lock
    | MuteChat
    | HandOver
    | Admit
    | ShowStep
    | Extend
    | Rematch
)
HOST_COMMANDS = frozenset(get_args(HostCommand))
# What whoever has a seat asks of the game: its own moves, and to go on.
SeatCommand = PressOn | Move
SEAT_COMMANDS = frozenset(get_args(SeatCommand))
Command = (
    HostCommand
    | SeatCommand
    | Sit
    | Stand
    | Rename
    | Sign
    | KeepRecordings
    | AskSeat
    | Leave
    | Return
    | Bring
    | ClaimHost
    | Away
    | See
    | Hurry
    | LastRound
    | Wish
)


class Do(
    Struct,
    frozen=True,
    gc=False,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="type",
    tag="do",
):
    """A command, with an id made by the device, and the game, round and phase it was made for.

    With `person` it is that of somebody without a phone, for whom this device speaks.
    """

    cmd_id: CommandId
    game: Id
    body: Command
    round: Number | None = None
    phase: Phase | None = None
    person: Id | None = None
