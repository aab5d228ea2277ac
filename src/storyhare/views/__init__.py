"""What one viewer may know: an allow-list, built field by field from plain data."""

from storyhare.views.game import (
    CardView,
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
from storyhare.views.table import (
    Character,
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
    "CardView",
    "Character",
    "ClockView",
    "LobbyView",
    "PersonView",
    "PublicView",
    "RecordingsView",
    "RoundView",
    "RulesView",
    "RulesetView",
    "SeatView",
    "StandingView",
    "Strength",
    "TableView",
    "View",
    "YouView",
    "public_view",
    "round_view",
    "seat_view",
    "view",
]
