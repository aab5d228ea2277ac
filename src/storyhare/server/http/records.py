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

from storyhare.live import Story, lines
from storyhare.media import Key
from storyhare.rules import (
    Clue,
    ClueTold,
    Event,
    Record,
    Refusal,
    RoundStory,
    RulesetName,
    write_record,
)
from storyhare.rules.bounds import EVERY_PLAYER, LARGEST, Id, Name, Numbers
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import PathId, PathNumber
from storyhare.server.http.tables import AnyRequest, find_table
from storyhare.table import Table, recordings, withdrawn
from storyhare.words import say


class Storybook(Struct, frozen=True):
    """A finished game, round by round: clues, cards, whose they were, votes, points.

    `players` are names in seat order, as far as the reader may know them, and `rabbits` their
    rabbits; `winners` and `bots` are seats. It `ended` then, in seconds since 1970. Whoever
    played is told the `code` of the table, where they can ask to be forgotten.
    """

    game: Id
    ruleset: RulesetName
    players: Annotated[tuple[Name, ...], EVERY_PLAYER]
    rounds: tuple[RoundStory, ...]
    winners: Numbers
    rabbits: Numbers
    bots: Numbers
    ended: float
    code: Id | None = None


GAME_TROUBLES = troubles(
    HTTP_404_NOT_FOUND, HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE
)


@get(
    "/api/tables/{code:str}/rounds/{number:int}",
    responses=GAME_TROUBLES,
)
async def earlier_round(request: AnyRequest, code: PathId, number: PathNumber) -> RoundStory:
    """A round of the running game that has been revealed, for people at the table."""
    context = context_of(request)
    table = await find_table(context, code, request)
    if await context.person_at(request, table) is None:
        raise refused(Refusal("no_such_table"))
    story = await readable_story(context, table.table.id)
    for told in () if story is None else await _with_photos(context, story):
        if told.round == number:
            return told
    asked = max(-LARGEST, min(LARGEST, number))
    raise refused(Refusal("no_such_round", {"round": asked}), HTTP_404_NOT_FOUND)


@get("/api/games/{game:str}/record", media_type="application/jsonl", responses=GAME_TROUBLES)
async def game_record(request: AnyRequest, game: PathId) -> Response[bytes]:
    """The record of a finished game, by its unguessable id: moves, and names as in its story."""
    story = await _finished(request, game)
    assert story.setup is not None
    moves: Sequence[Event] = story.moves
    if not recordings.kept(story.table):
        moves = [_unheard_event(event) for event in moves]
    record = Record(story.setup, await _names(request, story.table), tuple(moves))
    return Response(write_record(record), media_type="application/jsonl")


@get("/api/games/{game:str}/story", responses=GAME_TROUBLES)
async def game_story(request: AnyRequest, game: PathId) -> Storybook:
    """A finished game to leaf through, by its unguessable id."""
    story = await _finished(request, game)
    assert story.setup is not None
    ruleset: RulesetName = story.setup.ruleset  # type: ignore[assignment]  # it was played
    table = story.table
    if recordings.kept(table):
        rounds = await _with_photos(context_of(request), story)
    else:
        rounds = tuple([replace(told, clue=_unheard(told.clue)) for told in story.rounds])
    reader = _reader(request, table, await _later(context_of(request), table))
    return Storybook(
        game,
        ruleset,
        await _names(request, table),
        rounds,
        table.winners,
        rabbits=tuple([table.people[person].rabbit or 0 for person in table.order]),
        bots=tuple([at for at, one in enumerate(table.order) if table.people[one].bot is not None]),
        ended=story.ended,
        code=None if reader is None else table.code,
    )


async def _finished(request: AnyRequest, game: str) -> Story:
    """A table put away is not a game that is finished."""
    context = context_of(request)
    if not context.readings.take(address_of(request)):
        raise refused(Refusal("too_fast"))
    story = await readable_story(context, game)
    if story is None or story.setup is None or story.table.stage != "over":
        raise refused(Refusal("no_such_game"), HTTP_404_NOT_FOUND)
    return story


async def _with_photos(context: AppContext, story: Story) -> tuple[RoundStory, ...]:
    """The rounds with the photos of the box's cards: numbers stay where one was erased."""
    table = story.table
    photos = {
        round_: parts
        for round_, parts in recordings.photos(table).items()
        if await context.blobs.size(Key(table.id, table.recordings[parts[0]].blob)) is not None
    }
    return tuple([replace(told, photos=photos.get(told.round, ())) for told in story.rounds])


def _unheard(clue: Clue) -> Clue:
    """The same without what was recorded: not all have agreed to keep it."""
    return clue if clue.recording is None else replace(clue, recording=None)


def _unheard_event(event: Event) -> Event:
    return replace(event, clue=_unheard(event.clue)) if isinstance(event, ClueTold) else event


async def readable_story(context: AppContext, game: str) -> Story | None:
    """A game read from its stream; a damaged stream counts as missing."""
    try:
        return await context.registry.history.of(game)
    except lines.UnreadableLine:
        return None


async def _names(request: AnyRequest, table: Table) -> tuple[str, ...]:
    """The players in seat order: bots by name always, people as far as the reader may know them.

    Who was at the table reads all names but of those who said no. The public reads names only if
    everybody agreed. Somebody without a name here is a number.
    """
    context = context_of(request)
    called = await context.registry.journal.read_names(table.id)
    people = [person for person in table.order if table.people[person].bot is None]
    later = await _later(context, table)
    refusing = {*withdrawn(table), *(() if later is None else withdrawn(later))}
    if _reader(request, table, later) is None and not all(
        table.people[person].signs and person not in refusing and person in called
        for person in people
    ):
        refusing |= set(people)
    return tuple(
        [
            (None if person in refusing else called.get(person))
            or say("record-player", number=seat + 1)
            for seat, person in enumerate(table.order)
        ]
    )


def _reader(request: AnyRequest, table: Table, later: Table | None) -> str | None:
    """Who of this game the reader is. A later game there may know them by a newer token."""
    context = context_of(request)
    known = [None if at is None else context.person_in(request, at) for at in (table, later)]
    return next((one for one in known if one is not None and one in table.people), None)


async def _later(context: AppContext, table: Table) -> Table | None:
    """The newest game under the same code, where people may have thought again.

    It may have been put away since. Then the names have gone from here too, unless a server of an
    earlier version did it.
    """
    journal = context.registry.journal
    later = await journal.find_table(table.code)
    if later is None:
        row = await journal.find_archived(table.code)
        later = None if row is None else row.table_id
    told = None if later is None or later == table.id else await readable_story(context, later)
    return None if told is None else told.table


ROUTES = [earlier_round, game_record, game_story]
