"""A table as pure data: people, seats, settings, deadlines and the game on it.

A command is decided into events or a refusal; the state is the fold of the events. Nothing here
knows a clock, chance, a connection or a file: those are arguments.
"""

from storyhare.rules import Luck
from storyhare.table import arrivals, commands, decide, play, recordings, render, text
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import (
    BotJoined,
    Entry,
    Event,
    Joined,
    PhotoPart,
    PhotoTaken,
    Played,
    RecordingMade,
    Renamed,
    Started,
)
from storyhare.table.pace import days
from storyhare.table.pace.brief import brief
from storyhare.table.people import forgetting
from storyhare.table.people.codes import new_code, pairing_code, read_code
from storyhare.table.people.credentials import (
    Credentials,
    Holder,
    hash_of,
    holds,
    offered,
    recognised,
    sent_away,
    tv_let_in,
)
from storyhare.table.people.names import withdrawn
from storyhare.table.people.person import Person
from storyhare.table.people.tickets import Recording, Ticket
from storyhare.table.preconditions import answers, checks, length
from storyhare.table.settings import (
    Cards,
    Clocks,
    Language,
    Sees,
    Settings,
    deck_of,
    why_bots_cannot_play,
)
from storyhare.table.state import Table, after_entry, apply

__all__ = [
    "Around",
    "BotJoined",
    "Cards",
    "Clocks",
    "Credentials",
    "Decided",
    "Decision",
    "Entry",
    "Event",
    "Holder",
    "Joined",
    "Language",
    "Luck",
    "Person",
    "PhotoPart",
    "PhotoTaken",
    "Played",
    "Recording",
    "RecordingMade",
    "Renamed",
    "Sees",
    "Settings",
    "Started",
    "Table",
    "Ticket",
    "after_entry",
    "answers",
    "apply",
    "arrivals",
    "brief",
    "checks",
    "commands",
    "days",
    "decide",
    "deck_of",
    "forgetting",
    "hash_of",
    "holds",
    "length",
    "new_code",
    "offered",
    "pairing_code",
    "play",
    "read_code",
    "recognised",
    "recordings",
    "render",
    "sent_away",
    "text",
    "tv_let_in",
    "why_bots_cannot_play",
    "withdrawn",
]
