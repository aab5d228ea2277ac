"""What one viewer may know: an allow-list, built field by field from plain data."""

from storyhare.views.game import (
    CardView,
    PublicView,
    RulesView,
    SeatView,
    View,
    open_cards,
    public_view,
    seat_view,
    view,
)
from storyhare.views.table import (
    ClockView,
    LobbyView,
    PersonView,
    RecordingsView,
    RulesetView,
    Strength,
    TableView,
    YouView,
)

__all__ = [
    "CardView",
    "ClockView",
    "LobbyView",
    "PersonView",
    "PublicView",
    "RecordingsView",
    "RulesView",
    "RulesetView",
    "SeatView",
    "Strength",
    "TableView",
    "View",
    "YouView",
    "open_cards",
    "public_view",
    "seat_view",
    "view",
]
