"""What tests of recorded clues do: ask for a ticket, send a recording, tell with it."""

from itertools import count

from storyhare.rules import Clue, ClueKind, MayTell, Options, Refusal, Tell, legal
from storyhare.table import decide, recordings
from storyhare.table.decision import Decided, Decision
from storyhare.table.events import RecordingMade
from storyhare.table.settings import Settings
from storyhare.table.state import Table
from storyhare.testing.tables import NO_CLOCKS, OK, Member
from tests.table.scenes import CLOCKS

ALL_KINDS: tuple[ClueKind, ...] = ("text", "sound", "mime")
OPTIONS = Options(first_storyteller=0, clue_kinds=ALL_KINDS)
CLOCKED = Settings(options=OPTIONS, clocks=CLOCKS)
UNCLOCKED = Settings(options=OPTIONS, clocks=NO_CLOCKS)
_numbers = count(1)


async def change(member: Member, events: object) -> str:
    """What the server's routes do: let something happen, and all that follows."""
    live = member.party.live

    def decision(state: Table) -> Decision:
        happened = events(state)  # type: ignore[operator]  # either of the two below
        if isinstance(happened, Refusal) or not happened:
            return happened or Decided(())
        return decide.and_what_follows(state, member.person, Decided(happened), live.around)

    refusal = await live.stream.change(decision, member.person)
    live.show()
    return OK if refusal is None else refusal.code


async def asks_to_record(
    member: Member, kind: ClueKind = "sound", ticket: str | None = None
) -> str:
    name = ticket or f"ticket-{next(_numbers)}"
    live = member.party.live
    return await change(
        member, lambda s: recordings.asked(s, member.person, kind, name, live.stream.now())
    )


def came(ticket: str, recording: str = "game.song", sent: str = "sum") -> RecordingMade:
    return RecordingMade(ticket, recording, "audio/webm", 3.2, 9_000, sent, "blob")


async def sends(member: Member, made: RecordingMade) -> str:
    live = member.party.live
    return await change(
        member, lambda s: recordings.made(s, member.person, made, live.stream.now())
    )


async def tells(member: Member, clue: Clue) -> str:
    game = member.party.state.game
    assert game is not None
    (offer,) = legal(game, member.number)
    assert isinstance(offer, MayTell)
    return await member.asks(Tell(clue, offer.cards[0] if offer.cards else None))


async def sings(member: Member, text: str = "", recording: str = "game.song") -> None:
    """The whole way: a ticket, the recording, the clue."""
    ticket = f"ticket-{next(_numbers)}"
    assert await asks_to_record(member, ticket=ticket) == OK
    assert await sends(member, came(ticket, recording)) == OK
    assert await tells(member, Clue(text, "sound", recording)) == OK
