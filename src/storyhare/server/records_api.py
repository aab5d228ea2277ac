"""Games that were played, over HTTP: rounds already revealed, records and storybooks."""

from typing import Annotated

from litestar import Response, get
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct
from msgspec.structs import replace

from storyhare.rules import (
    Event,
    Record,
    Refusal,
    RulesetName,
    new_game,
    plan,
    retell,
    write_record,
)
from storyhare.rules.bounds import EVERY_PLAYER, LARGEST, Id, Name, Numbers
from storyhare.rules.events import ClueTold
from storyhare.rules.story import RoundStory
from storyhare.server.api import AnyRequest, find_table
from storyhare.server.errors import refused, troubles
from storyhare.server.house import House, house_of
from storyhare.server.parameters import PathId, PathNumber
from storyhare.table import lines, recordings
from storyhare.table.events import Played, Started
from storyhare.table.state import Table
from storyhare.words import say


class Storybook(Struct, frozen=True):
    """A finished game, round by round: clues, cards, whose they were, votes, points.

    `players` are names in seat order, of those who agreed; `winners` are seats.
    """

    game: Id
    ruleset: RulesetName
    players: Annotated[tuple[Name, ...], EVERY_PLAYER]
    rounds: tuple[RoundStory, ...]
    winners: Numbers


class _Told(Struct, frozen=True):
    """What a stream tells of its game, as far as it has come; `kept` are its recordings too."""

    record: Record
    over: bool
    winners: tuple[int, ...]
    kept: bool

    def rounds(self) -> tuple[RoundStory, ...]:
        """The rounds that have been revealed."""
        rules = plan(self.record.setup)
        assert not isinstance(rules, Refusal)
        return tuple(retell(new_game(rules, self.record.setup.deck), self.record.events))


GAME_TROUBLES = troubles(HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE)


@get(
    "/api/tables/{code:str}/rounds/{number:int}",
    responses=troubles(
        HTTP_404_NOT_FOUND, HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE
    ),
)
async def earlier_round(request: AnyRequest, code: PathId, number: PathNumber) -> RoundStory:
    """A round of the running game that has been revealed, for people at the table."""
    house = house_of(request)
    table = await find_table(house, code, request)
    if await house.person_at(request, table) is None:
        raise refused(Refusal("no_such_table"))
    told = await _tell(house, table.table.id)
    for story in () if told is None else told.rounds():
        if story.round == number:
            return story
    asked = max(-LARGEST, min(LARGEST, number))
    raise refused(Refusal("no_such_round", {"round": asked}), HTTP_404_NOT_FOUND)


@get("/api/games/{game:str}/record", media_type="application/jsonl", responses=GAME_TROUBLES)
async def game_record(request: AnyRequest, game: PathId) -> Response[bytes]:
    """The record of a finished game, by its unguessable id: moves only, names of who agreed."""
    told = await _finished(house_of(request), game)
    return Response(write_record(told.record), media_type="application/jsonl")


@get("/api/games/{game:str}/story", responses=GAME_TROUBLES)
async def game_story(request: AnyRequest, game: PathId) -> Storybook:
    """A finished game to leaf through, by its unguessable id."""
    told = await _finished(house_of(request), game)
    record = told.record
    ruleset: RulesetName = record.setup.ruleset  # type: ignore[assignment]  # it was played
    return Storybook(game, ruleset, record.names, told.rounds(), told.winners)


async def _finished(house: House, game: str) -> _Told:
    """A table put away is not a game that is finished."""
    told = await _tell(house, game)
    if told is None or not told.over:
        raise refused(Refusal("no_such_game"), HTTP_404_NOT_FOUND)
    return told if told.kept else replace(told, record=_unheard(told.record))


def _unheard(record: Record) -> Record:
    """The same without what was recorded: not all have agreed to keep it."""
    return replace(record, events=tuple([_unheard_event(event) for event in record.events]))


def _unheard_event(event: Event) -> Event:
    if isinstance(event, ClueTold) and event.clue.recording is not None:
        return replace(event, clue=replace(event.clue, recording=None))
    return event


async def _tell(house: House, game: str) -> _Told | None:
    """A game out of its stream; a damaged one is answered like one that is not there."""
    journal = house.hall.journal
    stream = await journal.read(game)
    try:
        table = lines.fold(stream)
        events = [event for line in stream for event in lines.decode(line).events]
    except lines.UnreadableLine:
        return None
    setup = next((event.setup for event in events if isinstance(event, Started)), None)
    if setup is None:
        return None
    moves: list[Event] = []
    for event in events:
        if isinstance(event, Played):
            moves += event.events
    called, unsigned = await journal.names(game), await _unsigned(house, table)
    names = [
        (None if person in unsigned else called.get(person))
        or say("record-player", number=seat + 1)
        for seat, person in enumerate(table.order)
    ]
    record = Record(setup, tuple(names), tuple(moves))
    return _Told(record, table.stage == "over", table.winners, recordings.kept(table))


async def _unsigned(house: House, table: Table) -> set[str]:
    """Who is not to be named: who never agreed, or has thought again in a later game there."""
    later = await house.hall.find(table.code)
    people = [*table.people.items()]
    if later is not None:
        people += [(name, who) for name, who in later.table.people.items() if not who.removed]
    return {name for name, who in people if not who.signs}


ROUTES = [earlier_round, game_record, game_story]
