"""The phases of a game as a table: the commands that each accepts, and the events that end it."""

from typing import Literal

from msgspec import Struct

from storyhare.rules import commands, events

Phase = Literal["deal", "tell", "give", "vote", "reveal", "end"]


class Row(Struct, frozen=True):
    """One phase: the commands it accepts, and the phases that its events lead to."""

    takes: tuple[type, ...]
    leads: dict[type, Phase]


PHASES: dict[Phase, Row] = {
    "deal": Row(takes=(commands.Deal,), leads={events.RoundBegan: "tell"}),
    "tell": Row(takes=(commands.Tell,), leads={events.ClueTold: "give"}),
    "give": Row(takes=(commands.Give, commands.TakeBack), leads={events.TableLaid: "vote"}),
    "vote": Row(takes=(commands.Vote,), leads={events.RoundScored: "reveal"}),
    "reveal": Row(
        takes=(commands.Proceed,),
        leads={events.RoundBegan: "tell", events.GameEnded: "end"},
    ),
    "end": Row(takes=(), leads={}),
}


def diagram() -> str:
    """The table as a Mermaid state diagram, for the documentation."""
    lines = ["stateDiagram-v2", "    [*] --> deal"]
    for phase, row in PHASES.items():
        takes = ", ".join(command.__name__ for command in row.takes)
        if takes:
            lines.append(f"    {phase} : {phase}, takes {takes}")
        lines += [f"    {phase} --> {to} : {event.__name__}" for event, to in row.leads.items()]
    return "\n".join([*lines, "    end --> [*]", ""])
