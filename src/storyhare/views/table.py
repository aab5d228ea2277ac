"""What one viewer may know of a table: people, presence, clock, and the game on it.

These types are everything that leaves a table. A person's other data, tokens and hashes have no
field here, so they cannot be sent.
"""

from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from storyhare.rules import RULESETS, Notice, Refusal, Rounds, RulesetName
from storyhare.rules.bounds import EVERY_PLAYER, EVERYBODY, ClueText, Id, Name, Number, Numbers
from storyhare.views.characters import Character
from storyhare.views.game import PublicView, SeatView
from storyhare.views.reveal import RevealView, Steps

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
    """Somebody at the table; people without a rabbit are spectators.

    `signs`: may storybooks name them? None: they have not answered. `keeps`: they agree that this
    game's recordings are stored.
    `bot` is the strength of a bot, which is always `here`, and `character` what it likes to think
    of. Somebody who was `removed` is in the list only while the autopilot plays their seat.
    `on_device_of` is the id of the person whose device speaks for somebody without a phone.
    `away_until` is when somebody who is on holiday comes back, in seconds since 1970.
    """

    id: Id
    name: Name
    rabbit: Number | None = None
    here: bool = False
    left: bool = False
    signs: bool | None = None
    bot: Strength | None = None
    keeps: bool = False
    removed: bool = False
    character: Character | None = None
    on_device_of: Id | None = None
    away_until: Number | None = None


class RecordingsView(Struct, frozen=True, gc=False):
    """How many clues of this game were recorded, and who has not agreed to store them.

    They are stored with the storybook and the replay when nobody is `awaited` any longer. `photo`
    is the last round of which there is a photo of the box's cards; 0: there is none.
    """

    told: Number
    awaited: People
    photo: Number = 0


class ClockView(Struct, frozen=True, gc=False, omit_defaults=True):
    """When the phase ends, in seconds since 1970, or why the clock is stopped.

    A table over days that nobody has used is `put_away` then, unless somebody comes.
    """

    deadline: float | None = None
    paused: Literal["host", "nobody_here"] | None = None
    left: float | None = None
    put_away: float | None = None


class RulesetView(Struct, frozen=True, gc=False):
    """A ruleset, and why it cannot be played by the people at the seats."""

    ruleset: RulesetName
    refusal: Refusal | None


class LobbyView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What helps to choose before the game: which rulesets fit, and how long the game will be.

    `bots_blind`: no bot can judge these pictures, so none can be seated.
    """

    rulesets: Annotated[tuple[RulesetView, ...], Meta(max_length=len(RULESETS))]
    refusal: Refusal | None
    rounds: Rounds | None
    notices: Annotated[tuple[Notice, ...], Meta(max_length=MOST_NOTICES)]
    bots_blind: bool = False


class StandingView(Struct, frozen=True, gc=False):
    """The part of a table's view that does not change with a move within a phase."""

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
    reveal: RevealView | None


class TableView(StandingView, frozen=True, gc=False):
    """What everybody may know. `seats` has the ids of people in seat order.

    `wishes` has the ids of those who want to play again after the end. `recordings` is null until
    a clue of this game was recorded. `reveal` is null outside the phase reveal.
    """

    awaited: Numbers
    game: PublicView | None


class CompanionView(Struct, frozen=True, gc=False):
    """What a device may show of somebody without a phone for whom it speaks."""

    person: Id
    seat: Number | None
    game: SeatView | None


class MissedView(Struct, frozen=True, gc=False):
    """Over days: a round that was revealed `since` then, and that this person has not seen.

    `game` is as it was, revealed in these `steps`; so many `more` rounds were revealed after it.
    """

    since: float
    game: PublicView
    steps: Steps
    more: Number


class BriefView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What somebody wants to know of a table of theirs without going there.

    `asked` is what the table waits for them to do, `see` a reveal they have missed. `awaited` has
    the names of all for whom it waits. `deadline` and `put_away` are in seconds since 1970.
    """

    stage: Literal["lobby", "playing", "over"]
    over_days: bool = False
    round: Number = 0
    asked: Literal["tell", "give", "vote", "see"] | None = None
    awaited: Annotated[tuple[Name, ...], EVERY_PLAYER] = ()
    clue: ClueText = ""
    deadline: Number | None = None
    put_away: Number | None = None


class YouView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What only one person may know, and whom their device speaks for as well.

    `missed` is the first round of a game over days that they have not seen revealed.
    """

    person: Id
    seat: Number | None
    game: SeatView | None
    companions: Annotated[tuple[CompanionView, ...], EVERYBODY] = ()
    missed: MissedView | None = None
