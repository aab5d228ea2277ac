"""What happened at a table; a line of the journal holds all events of one accepted command."""

from typing import Literal, NamedTuple

from msgspec import Struct

from storyhare.rules import ClueKind, Setup
from storyhare.rules import Event as GameEvent
from storyhare.table.preconditions.answers import UNKNOWN
from storyhare.table.settings import Settings
from storyhare.views import Character, Strength


class _Happening(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="on"):
    """The form that all of them share."""


class Opened(_Happening, frozen=True, tag="opened"):
    """A table was opened, by a person or as the rematch of an earlier one.

    A rematch knows which commands were answered before it, with the digests of their `bodies`: a
    device may not have heard of it. It also knows the clues `told` before, so that a bot does not
    tell one again.
    """

    table: str
    code: str
    settings: Settings
    rematch_of: str | None = None
    answered: dict[str, tuple[str, ...]] = {}
    told: tuple[str, ...] = ()
    bodies: dict[str, tuple[int, ...]] = {}


class Joined(_Happening, frozen=True, tag="joined"):
    """A person came in; the name stands beside the stream, of the token only the hash is kept.

    In a rematch they have been there `since` the time when they came in to an earlier game.
    Somebody without a phone is `on_device_of` another person, and has no token.
    """

    person: str
    token_hash: str
    since: float | None = None
    on_device_of: str | None = None


class BotJoined(_Happening, frozen=True, tag="bot_joined"):
    """A bot came in. Its seed is a secret: who knew it could foretell what the bot does.

    Bots from before there were characters have the one that `character_of` makes of their seed.
    """

    person: str
    strength: Strength
    seed: str
    character: Character | None = None


class BotTuned(_Happening, frozen=True, tag="bot_tuned"):
    """A bot plays more or less strongly from now on."""

    person: str
    strength: Strength


class Renamed(_Happening, frozen=True, tag="renamed"):
    """A person's name changed."""

    person: str


class Signed(_Happening, frozen=True, tag="signed"):
    """A person said whether storybooks and records may name them."""

    person: str
    name_in_records: bool


class RecordingsAgreed(_Happening, frozen=True, tag="recordings_agreed"):
    """A person agreed, or agrees no longer, that this game's recordings are kept."""

    person: str
    agrees: bool


class Sat(_Happening, frozen=True, tag="sat"):
    """A person took a seat, or changed the rabbit."""

    person: str
    rabbit: int


class Stood(_Happening, frozen=True, tag="stood"):
    """A person gave up a seat in the lobby."""

    person: str


class Left(_Happening, frozen=True, tag="left"):
    """A person went away and may come back."""

    person: str


class Returned(_Happening, frozen=True, tag="returned"):
    """A person who had left, or whose seat was on autopilot, is back."""

    person: str


class Removed(_Happening, frozen=True, tag="removed"):
    """A person was sent away for good; the token is worth nothing now."""

    person: str


class DeviceOffered(_Happening, frozen=True, tag="device_offered"):
    """A link that takes a person's seat to another device; it takes an earlier one's place.

    Of the link only the hash is kept.
    """

    person: str
    link_hash: str
    until: float


class TvLetIn(_Happening, frozen=True, tag="tv_let_in"):
    """A person let a TV in, which shows what watchers see; it takes an earlier one's place.

    Of the TV's secret only the hash is kept.
    """

    person: str
    tv_hash: str


class TokenChanged(_Happening, frozen=True, tag="token_changed"):
    """A person moved to a device of their own; no link is good any more."""

    person: str
    token_hash: str


class HostNamed(_Happening, frozen=True, tag="host_named"):
    """Somebody is the host now."""

    person: str


class Configured(_Happening, frozen=True, tag="configured"):
    """The settings changed."""

    settings: Settings


class Arranged(_Happening, frozen=True, tag="arranged"):
    """The seats have this order now."""

    order: tuple[str, ...]


class DoorChanged(_Happening, frozen=True, tag="door"):
    """The table was locked or opened."""

    locked: bool


class ChatChanged(_Happening, frozen=True, tag="chat"):
    """The chat was silenced or opened."""

    muted: bool


class SeatAsked(_Happening, frozen=True, tag="seat_asked"):
    """A newcomer asked to play on for a seat."""

    person: str
    seat: int


class SeatAnswered(_Happening, frozen=True, tag="seat_answered"):
    """The host answered; with a yes the seat is the newcomer's."""

    person: str
    seat: int
    yes: bool
    rabbit: int | None = None


class Started(_Happening, frozen=True, tag="started"):
    """The game began with these people in these seats."""

    setup: Setup
    order: tuple[str, ...]


class Played(_Happening, frozen=True, tag="played"):
    """Something happened in the game; `auto` when the autopilot moved."""

    events: tuple[GameEvent, ...]
    auto: bool = False


class RecordingAsked(_Happening, frozen=True, tag="recording_asked"):
    """A person may now send a recording for a clue; with `waits` the clock has been put off."""

    ticket: str
    person: str
    kind: ClueKind
    waits: bool = False


class RecordingMade(_Happening, frozen=True, tag="recording_made"):
    """A recording has come, and was found good.

    `sent` is the sum of the bytes that came, so that they can come again; `blob` that of the bytes
    that are kept: what is nobody's business was wiped out of them.
    """

    ticket: str
    recording: str
    type: str
    seconds: float
    size: int
    sent: str
    blob: str


class PhotoPart(NamedTuple):
    """A picture of a photo: the recording's id, and the size and the sum of its bytes."""

    recording: str
    size: int
    blob: str


class PhotoTaken(_Happening, frozen=True, tag="photo_taken"):
    """The storyteller took a photo of the box's cards: of the whole row, or cut into its cards."""

    person: str
    round: int
    parts: tuple[PhotoPart, ...]


class PressedOn(_Happening, frozen=True, tag="pressed_on"):
    """A seat has seen enough of the reveal."""

    seat: int


class RevealMoved(_Happening, frozen=True, tag="reveal_moved"):
    """The host went on to a step of the reveal, by its index."""

    step: int


class AutopilotOn(_Happening, frozen=True, tag="autopilot_on"):
    """A seat is played for its owner from now on."""

    seat: int


class Paused(_Happening, frozen=True, tag="paused"):
    """The clocks stopped, with so many seconds left."""

    why: Literal["host", "nobody_here"]
    left: float | None


class Resumed(_Happening, frozen=True, tag="resumed"):
    """The clocks run again."""


class DeadlineSet(_Happening, frozen=True, tag="deadline"):
    """By when the phase ends, in seconds since 1970; None: no clock."""

    at: float | None


class Seen(_Happening, frozen=True, tag="seen"):
    """Over days: a person has seen the reveals up to this round."""

    person: str
    round: int


class AwayUntil(_Happening, frozen=True, tag="away_until"):
    """A person has said until when they are away, in seconds since 1970; None: not any longer."""

    person: str
    until: int | None


class PutAway(_Happening, frozen=True, tag="put_away"):
    """A table over days that nobody has used is archived at this time; None: somebody came.

    Whatever else happens there keeps it as well.
    """

    at: float | None


class LastRoundCalled(_Happening, frozen=True, tag="last_round"):
    """The game ends after this round."""


class Finished(_Happening, frozen=True, tag="finished"):
    """The game is over, by its rules or since people ended it."""

    winners: tuple[int, ...]


class Wished(_Happening, frozen=True, tag="wished"):
    """After the end a person wishes to play again, or no longer."""

    person: str
    again: bool


Event = (
    Opened
    | Joined
    | BotJoined
    | BotTuned
    | Renamed
    | Signed
    | RecordingsAgreed
    | Sat
    | Stood
    | Left
    | Returned
    | Removed
    | DeviceOffered
    | TvLetIn
    | TokenChanged
    | HostNamed
    | Configured
    | Arranged
    | DoorChanged
    | ChatChanged
    | SeatAsked
    | SeatAnswered
    | Started
    | Played
    | RecordingAsked
    | RecordingMade
    | PhotoTaken
    | PressedOn
    | RevealMoved
    | AutopilotOn
    | Paused
    | Resumed
    | DeadlineSet
    | Seen
    | AwayUntil
    | PutAway
    | LastRoundCalled
    | Finished
    | Wished
)


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a stream: when, by whom, answering which command, and all that followed.

    `body` is the digest of the command's body; lines from before there were digests have none.
    """

    at: float
    events: tuple[Event, ...]
    by: str | None = None
    cmd: str | None = None
    body: int = UNKNOWN
