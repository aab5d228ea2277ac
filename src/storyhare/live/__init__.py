"""Tables in memory: each takes commands, writes them to the journal, and shows the result."""

from storyhare.live import access, lines
from storyhare.live.bots import BotTurns, MoveChooser, Pace, Question
from storyhare.live.chat import CHAT_KEPT
from storyhare.live.clocks import SteadyClock
from storyhare.live.history import Story
from storyhare.live.ports import OtherNodes, Tables, Viewer
from storyhare.live.registry import TableRegistry
from storyhare.live.table import LiveTable

__all__ = [
    "CHAT_KEPT",
    "BotTurns",
    "LiveTable",
    "MoveChooser",
    "OtherNodes",
    "Pace",
    "Question",
    "SteadyClock",
    "Story",
    "TableRegistry",
    "Tables",
    "Viewer",
    "access",
    "lines",
]
