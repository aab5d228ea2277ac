"""What a bot is asked, and by whom it is answered: the view of its own seat, and no more."""

import hashlib
from typing import Protocol

from msgspec import Struct

from storyhare.live.table import LiveTable
from storyhare.rules import SeatCommand
from storyhare.table import Language
from storyhare.views import Character, PastRound, Strength, View, view

# How strongly the autopilot plays for people.
USUAL = Strength.MEDIUM


class Question(Struct, frozen=True):
    """All that a bot may know: the seat's own view, and what everybody at the table knows.

    `rounds` is what everybody saw of earlier rounds, `seed` what makes the seat's mind its own. The
    autopilot of a person has no `character`.
    """

    view: View
    language: Language
    deck: tuple[str, ...]
    told: tuple[str, ...]
    rounds: tuple[PastRound, ...]
    strength: Strength
    seed: str
    character: Character | None = None


class MoveChooser(Protocol):
    """Judges pictures and chooses moves."""

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Can it judge all of these pictures?"""

    def wake(self) -> None:
        """Be ready soon: at some table there are seats to play for."""

    async def choose(self, question: Question) -> SeatCommand:
        """A move for a seat on which the game waits; whatever it raises means: none."""

    async def explain(self, question: Question) -> str | None:
        """What made a seat vote as it did, once the cards are revealed, in the table's language."""


def question(live: LiveTable, seat: int) -> Question:
    """What a bot is asked for a seat."""
    table = live.table
    assert table.game is not None
    who = table.people[table.order[seat]]
    return Question(
        view=view(table.game, seat),
        language=table.settings.language,
        deck=live.around.cards(table.settings.decks) or (),
        told=table.told,
        rounds=table.rounds,
        strength=who.bot or USUAL,
        # A person's comes from a secret, which itself goes nowhere.
        seed=who.seed or hashlib.sha256(f"pilot {who.token_hash}".encode()).hexdigest()[:16],
        character=who.character,
    )
