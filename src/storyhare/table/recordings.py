"""What is recorded at a table: sung and mimed clues, photos of the box, and whether they are kept.

A recording comes before its clue. Until the clue is told only its author knows of it; what others
may notice is that the clock waits.
"""

from storyhare.rules import Clue, ClueKind, Refusal
from storyhare.table.events import DeadlineSet, Event, PhotoTaken, RecordingAsked, RecordingMade
from storyhare.table.people.tickets import Recording, Ticket
from storyhare.table.state import Table

# By how many seconds a clock waits for an upload, once a round.
WAITS = 30.0
# What is left at least on a clock that has waited, to look at the recording and tell the clue.
BREATH = 5.0
MOST_TICKETS = 10
MOST_PHOTOS = 5


def asked(
    table: Table, person: str, kind: ClueKind, ticket: str, now: float
) -> tuple[Event, ...] | Refusal:
    """A ticket for a recording, or why there is none; a clock that runs waits for the upload."""
    refusal = _may_not_record(table, person, kind)
    if refusal is not None:
        return refusal
    if sum(known.person == person for known in table.tickets.values()) >= MOST_TICKETS:
        return Refusal("too_many_recordings", {"most": MOST_TICKETS})
    waited = any(known.waits for known in table.tickets.values())
    if table.deadline is None or waited:
        return (RecordingAsked(ticket, person, kind),)
    put_off = DeadlineSet(max(table.deadline, now) + WAITS)
    return (RecordingAsked(ticket, person, kind, waits=True), put_off)


def _may_not_record(table: Table, person: str, kind: ClueKind) -> Refusal | None:
    seat, game = table.seat_of(person), table.game
    if table.stage != "playing" or game is None:
        return Refusal("not_at_this_stage", {"stage": table.stage})
    if seat is None:
        return Refusal("not_seated")
    if table.pause is not None:
        return Refusal("table_paused")
    if game.phase != "tell":
        return Refusal("not_now", {"phase": game.phase})
    if game.storyteller not in (None, seat):
        return Refusal("another_tells", {"storyteller": game.storyteller or 0})
    if kind == "text" or kind not in game.rules.clue_kinds:
        return Refusal("clue_kind_not_allowed", {"kind": kind})
    return None


def ticket_of(table: Table, person: str, ticket: str) -> Ticket | None:
    """A person's own ticket of this telling."""
    known = table.tickets.get(ticket)
    return known if known is not None and known.person == person else None


def made(table: Table, person: str, came: RecordingMade, now: float) -> tuple[Event, ...] | Refusal:
    """A recording has come; the clock goes on, having waited only for as long as it took."""
    ticket = ticket_of(table, person, came.ticket)
    if ticket is None:
        return Refusal("ticket_unknown")
    if ticket.made is not None:
        return () if ticket.sent == came.sent else Refusal("ticket_used")
    early = WAITS - (now - ticket.at)
    if not ticket.waits or table.deadline is None or early <= 0:
        return (came,)
    return (came, DeadlineSet(max(table.deadline - early, now + BREATH)))


def why_not(table: Table, seat: int, clue: Clue) -> Refusal | None:
    """Why a clue that is fine by the rules cannot be told at this table.

    Without a recording a sound or a mime is performed, before people who hear and see each other.
    """
    if clue.kind == "text":
        return None
    if clue.recording is not None and not _has_recorded(table, table.order[seat], clue):
        return Refusal("recording_unknown")
    if table.settings.caption_required and not clue.text:
        return Refusal("caption_missing")
    return None


def _has_recorded(table: Table, person: str, clue: Clue) -> bool:
    """Is this the finished recording of a person, in this telling, of the clue's kind?"""
    wanted = (clue.recording, person, clue.kind)
    known = [(ticket.recording, ticket.person, ticket.kind) for ticket in table.tickets.values()]
    return wanted in known


def own(table: Table, person: str, recording: str) -> Recording | None:
    """A recording of a person's own whose clue has not been told yet."""
    for ticket in table.tickets.values():
        if ticket.recording == recording and ticket.person == person:
            return ticket.made
    return None


def photographer(table: Table, device: str, round_: int) -> str | Refusal:
    """The storyteller, whose device may send a photo of the row now, or why it may not."""
    game = table.game
    if table.stage != "playing" or game is None:
        return Refusal("not_at_this_stage", {"stage": table.stage})
    if game.rules.cards != "box":
        return Refusal("photos_only_of_the_box")
    if game.round != round_:
        return Refusal("moved_on", {"phase": game.phase})
    if game.storyteller is None or game.phase == "tell":
        return Refusal("not_now", {"phase": game.phase})
    teller = table.order[game.storyteller]
    if device != (table.people[teller].on_device_of or teller):
        return Refusal("another_tells", {"storyteller": game.storyteller})
    if sum(photo.round == round_ for photo in table.photos) >= MOST_PHOTOS:
        return Refusal("too_many_photos")
    return teller


def photographed(
    table: Table, device: str, round_: int, came: PhotoTaken
) -> tuple[Event, ...] | Refusal:
    """A photo of the row has come."""
    teller = photographer(table, device, round_)
    return teller if isinstance(teller, Refusal) else (came,)


def photos(table: Table) -> dict[int, tuple[str, ...]]:
    """The recordings of the photo of each round that has one, the newest."""
    return {photo.round: tuple([part.recording for part in photo.parts]) for photo in table.photos}


def disagreeing(table: Table) -> tuple[str, ...]:
    """Who played this game and has not agreed that its recordings are kept."""
    people = table.people
    return tuple([who for who in people if who in table.sat and not people[who].keeps])


def kept(table: Table) -> bool:
    """Do this game's recordings stay in its storybook and replay?"""
    return table.stage == "over" and not disagreeing(table)
