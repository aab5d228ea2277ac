"""What one viewer may know: an allow-list, built field by field from plain data."""

from storyhare.views.characters import CHARACTERS, Character, character_of
from storyhare.views.game import (
    CardView,
    PastRound,
    PublicView,
    RoundView,
    RulesView,
    SeatView,
    View,
    public_view,
    round_view,
    seat_view,
    view,
)
from storyhare.views.reveal import RevealStep, RevealView, reveal_steps
from storyhare.views.table import (
    FORMER_STRENGTHS,
    ClockView,
    LobbyView,
    PersonView,
    RecordingsView,
    RulesetView,
    StandingView,
    Strength,
    TableView,
    YouView,
)

__all__ = [
    "CHARACTERS",
    "FORMER_STRENGTHS",
    "CardView",
    "Character",
    "ClockView",
    "LobbyView",
    "PastRound",
    "PersonView",
    "PublicView",
    "RecordingsView",
    "RevealStep",
    "RevealView",
    "RoundView",
    "RulesView",
    "RulesetView",
    "SeatView",
    "StandingView",
    "Strength",
    "TableView",
    "View",
    "YouView",
    "character_of",
    "public_view",
    "reveal_steps",
    "round_view",
    "seat_view",
    "view",
]
