"""Games that were played, over HTTP: rounds already revealed, records and storybooks."""

from collections.abc import Sequence
from typing import Annotated

from litestar import Response, get
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct
from msgspec.structs import replace

from storyhare.rules import Clue, Event, Record, Refusal, RulesetName, write_record
from storyhare.rules.bounds import EVERY_PLAYER, LARGEST, Id, Name, Numbers
from storyhare.rules.events import ClueTold
from storyhare.rules.story import RoundStory
from storyhare.server.api import AnyRequest, find_table
from storyhare.server.errors import refused, troubles
from storyhare.server.house import House, address_of, house_of
from storyhare.server.parameters import PathId, PathNumber
from storyhare.table import lines, recordings
from storyhare.table.state import Table, withdrawn
from storyhare.table.stories import Story
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


GAME_TROUBLES = troubles(
    HTTP_404_NOT_FOUND, HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE
)


@get(
    "/api/tables/{code:str}/rounds/{number:int}",
    responses=GAME_TROUBLES,
)
async def earlier_round(request: AnyRequest, code: PathId, number: PathNumber) -> RoundStory:
    """A round of the running game that has been revealed, for people at the table."""
    house = house_of(request)
    table = await find_table(house, code, request)
    if await house.person_at(request, table) is None:
        raise refused(Refusal("no_such_table"))
    story = await _story(house, table.table.id)
    for told in () if story is None else story.rounds:
        if told.round == number:
            return told
    asked = max(-LARGEST, min(LARGEST, number))
    raise refused(Refusal("no_such_round", {"round": asked}), HTTP_404_NOT_FOUND)


@get("/api/games/{game:str}/record", media_type="application/jsonl", responses=GAME_TROUBLES)
async def game_record(request: AnyRequest, game: PathId) -> Response[bytes]:
    """The record of a finished game, by its unguessable id: moves only, names of who agreed."""
    house, story = house_of(request), await _finished(request, game)
    assert story.setup is not None
    moves: Sequence[Event] = story.moves
    if not recordings.kept(story.table):
        moves = [_unheard_event(event) for event in moves]
    record = Record(story.setup, await _names(house, story.table), tuple(moves))
    return Response(write_record(record), media_type="application/jsonl")


@get("/api/games/{game:str}/story", responses=GAME_TROUBLES)
async def game_story(request: AnyRequest, game: PathId) -> Storybook:
    """A finished game to leaf through, by its unguessable id."""
    house, story = house_of(request), await _finished(request, game)
    assert story.setup is not None
    ruleset: RulesetName = story.setup.ruleset  # type: ignore[assignment]  # it was played
    rounds = tuple(story.rounds)
    if not recordings.kept(story.table):
        rounds = tuple([replace(told, clue=_unheard(told.clue)) for told in rounds])
    names = await _names(house, story.table)
    return Storybook(game, ruleset, names, rounds, story.table.winners)


async def _finished(request: AnyRequest, game: str) -> Story:
    """A table put away is not a game that is finished."""
    house = house_of(request)
    if not house.readings.take(address_of(request)):
        raise refused(Refusal("too_fast"))
    story = await _story(house, game)
    if story is None or story.setup is None or story.table.stage != "over":
        raise refused(Refusal("no_such_game"), HTTP_404_NOT_FOUND)
    return story


def _unheard(clue: Clue) -> Clue:
    """The same without what was recorded: not all have agreed to keep it."""
    return clue if clue.recording is None else replace(clue, recording=None)


def _unheard_event(event: Event) -> Event:
    return replace(event, clue=_unheard(event.clue)) if isinstance(event, ClueTold) else event


async def _story(house: House, game: str) -> Story | None:
    """A game out of its stream; a damaged one is answered like one that is not there."""
    try:
        return await house.hall.stories.of(game)
    except lines.UnreadableLine:
        return None


async def _names(house: House, table: Table) -> tuple[str, ...]:
    """The players in seat order, by name where they have agreed to that."""
    called, unsigned = await house.hall.journal.names(table.id), await _unsigned(house, table)
    return tuple(
        [
            (None if person in unsigned else called.get(person))
            or say("record-player", number=seat + 1)
            for seat, person in enumerate(table.order)
        ]
    )


async def _unsigned(house: House, table: Table) -> set[str]:
    """Who is not to be named: who never agreed, or has thought again in a later game there.

    That one may have been put away since. Then the names have gone from here too, unless a server
    of an earlier version did it.
    """
    journal = house.hall.journal
    later = await journal.find(table.code)
    if later is None:
        row = await journal.archived(table.code)
        later = None if row is None else row.table
    told = None if later is None or later == table.id else await _story(house, later)
    never = {name for name, who in table.people.items() if not who.signs}
    return never if told is None else never | set(withdrawn(told.table))


ROUTES = [earlier_round, game_record, game_story]
