"""What one viewer may know of a table: people, presence, clock, and the game on it.

These are the only shapes that leave a table. A table fills them in; nothing of a person but what
stands here, and no token or hash, has a field to travel in.
"""

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from storyhare.rules import RULESETS, Notice, Refusal, Rounds, RulesetName
from storyhare.rules.bounds import EVERY_PLAYER, EVERYBODY, Id, Name, Number, Numbers
from storyhare.views.game import PublicView, SeatView

# What a bot likes to think of when it tells.
Character = Literal[
    "proverbs", "books", "tales", "myths", "songs", "feelings", "journeys", "people", "time",
    "everyday", "science", "ideas",
]  # fmt: skip
People = Annotated[tuple[Id, ...], EVERYBODY]
MOST_NOTICES = 12


class Strength(StrEnum):
    """How strongly a bot plays, from the weakest."""

    EASY = "easy"
    MEDIUM = "medium"
    SHARP = "sharp"

    @classmethod
    def _missing_(cls, value: object) -> "Strength | None":
        """What older tables and pages call one."""
        return FORMER_STRENGTHS.get(value)


FORMER_STRENGTHS: dict[object, Strength] = {
    "dreamer": Strength.EASY,
    "player": Strength.MEDIUM,
    "fox": Strength.SHARP,
}


class PersonView(Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody at the table; without a rabbit they watch. Who `signs` is named in records.

    Who `keeps` agrees that this game's recordings stay. A bot is shown as one, by its strength; it
    is always here. Who was `removed` is shown only while the autopilot plays their seat.
    """

    id: Id
    name: Name
    rabbit: Number | None = None
    here: bool = False
    left: bool = False
    signs: bool = False
    bot: Strength | None = None
    keeps: bool = False
    removed: bool = False


class RecordingsView(Struct, frozen=True, gc=False):
    """How many clues of this game were recorded, and who has not agreed that they are kept.

    They stay in the storybook and the replay when nobody is `awaited` any longer.
    """

    told: Number
    awaited: People


class ClockView(Struct, frozen=True, gc=False, omit_defaults=True):
    """By when the phase ends, in seconds since 1970, or why the clocks stand still."""

    deadline: float | None = None
    paused: Literal["host", "nobody_here"] | None = None
    left: float | None = None


class RulesetView(Struct, frozen=True, gc=False):
    """A ruleset, and why it does not fit the people at the seats."""

    ruleset: RulesetName
    refusal: Refusal | None


class LobbyView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What helps to choose before the game: which rulesets fit, and how long it will be.

    With `bots_blind` no bot can judge these pictures, so none can be seated.
    """

    rulesets: Annotated[tuple[RulesetView, ...], Meta(max_length=len(RULESETS))]
    refusal: Refusal | None
    rounds: Rounds | None
    notices: Annotated[tuple[Notice, ...], Meta(max_length=MOST_NOTICES)]
    bots_blind: bool = False


class StandingView(Struct, frozen=True, gc=False):
    """As much of a table's view as stays the same while people move in a phase."""

    code: Id
    game_id: Id
    stage: Literal["lobby", "playing", "over"]
    settings: Any
    people: Annotated[tuple[PersonView, ...], EVERYBODY] | Raw
    seats: Annotated[tuple[Id, ...], EVERY_PLAYER]
    host: Id | None
    locked: bool
    chat_muted: bool
    asking: Annotated[dict[Id, Number], EVERYBODY]
    autopilot: Numbers
    clock: ClockView
    last_round: bool
    winners: Numbers
    wishes: People
    recordings: RecordingsView | None
    lobby: LobbyView | None


class TableView(StandingView, frozen=True, gc=False):
    """What everybody may know. `seats` are people's ids in seat order; `game_id` names the game.

    `wishes` are those who, after the end, wish to play again. `recordings` is null until a clue of
    this game was recorded.
    """

    awaited: Numbers
    game: PublicView | None


class YouView(Struct, frozen=True, gc=False):
    """What only one person may know."""

    person: Id
    seat: Number | None
    game: SeatView | None
