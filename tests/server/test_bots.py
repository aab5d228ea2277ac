"""Bots on a real server: the real deck, the real judgement, in a process of their own."""

import asyncio
import contextlib
import json
import os
import random
import signal
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from storyhare.decks import Library
from storyhare.decks.lexicon import concepts
from storyhare.live import Question
from storyhare.rules import (
    Clue,
    Command,
    Deal,
    Refusal,
    Setup,
    Tell,
    awaited,
    decide,
    fold,
    legal,
    new_game,
    plan,
)
from storyhare.server.bots.process import (
    MOST_WAITING,
    BotProcess,
    NoMoveError,
    described,
)
from storyhare.table import commands as ask
from storyhare.table.people.autopilot import WORDS
from storyhare.testing.client import Client, HttpError, Ticket, call, open_table, play
from storyhare.testing.server import ServerProcess
from storyhare.testing.simulator import random_move
from storyhare.views import Strength, view
from storyhare.wire import frames
from tests.server.tables import SOON, connected, kept

FOUR = [{"strength": "easy"}, {"strength": "medium"}, {"strength": "sharp"}, {"name": "Dot"}]
SHORT = {"options": {"end": {"tellings": 1}, "first_storyteller": 1}}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server with the painted deck and bots that hardly pause."""
    limits: dict[str, float | str] = {"bots": "small", "bot_pace": 0.02}
    process = ServerProcess(tmp_path, limits=limits, pictures=True)
    await process.start()
    try:
        host = await open_table(process.url, "Eve", bots=[{}])
        async with connected_to(process, host):  # they are ready once somebody wants them
            await ready(process)
        yield process
    finally:
        process.stop()


async def ready(process: ServerProcess) -> None:
    """Wait for the bots, who say so in the server's log; before that their moves are blind."""
    async with asyncio.timeout(2 * SOON):
        while "the bots are ready" not in process.log:
            await asyncio.sleep(0.05)


async def at_once(server: ServerProcess, **settings: object) -> Ticket:
    """One person and four bots, and the cards are dealt."""
    return await open_table(server.url, "Ada", {**SHORT, **settings}, bots=FOUR, start=True)


async def test_one_person_and_four_bots_play_a_whole_game(server: ServerProcess) -> None:
    ada = await at_once(server)
    async with connected_to(server, ada) as client:
        assert client.view is not None
        people = client.view.table.people
        assert not isinstance(people, msgspec.Raw)
        shown = [person.bot for person in people]
        assert shown == [None, "easy", "medium", "sharp", "medium"]
        assert all(person.here for person in people)
        assert people[4].name == "Dot"
        async with asyncio.timeout(4 * SOON):
            await play(client, random.Random(1))
        assert client.view.table.stage == "over"
        assert client.view.table.game is not None
        assert client.view.table.game.round == 5
    there = await kept(server.data, client.view.table.game_id)
    clues = there.table.told
    assert len(set(clues)) == 5
    assert not set(clues[:4]) & set(WORDS["en"])  # judged, not blind
    assert "Traceback" not in server.log
    assert "blind" not in server.log


async def test_a_storybook_names_bots_always_and_people_in_public_only_if_they_agreed(
    server: ServerProcess,
) -> None:
    ada = await at_once(server)

    async def book(cookie: str = "") -> dict[str, Any]:
        url = f"{server.url}/api/games/{table.game_id}/story"
        answer = await call("GET", url, None, {"cookie": cookie} if cookie else None)
        story: dict[str, Any] = json.loads(answer.body)
        return story

    async with connected_to(server, ada) as client:
        async with asyncio.timeout(4 * SOON):
            await play(client, random.Random(3))
        assert client.view is not None
        table = client.view.table
        assert not isinstance(table.people, msgspec.Raw)
        people = {person.id: person for person in table.people}
        seated = [people[person] for person in table.seats]
        bots = [person.name for person in seated[1:]]
        told = await book()
        assert told["players"] == ["Player 1", *bots]
        assert told["bots"] == [1, 2, 3, 4]
        assert told["rabbits"] == [person.rabbit for person in seated]
        assert (await book(ada.cookie))["players"] == ["Ada", *bots]
        assert isinstance(await client.do(ask.Sign(name_in_records=False)), frames.Ack)
        assert (await book(ada.cookie))["players"] == ["Player 1", *bots]
        assert isinstance(await client.do(ask.Sign(name_in_records=True)), frames.Ack)
        assert (await book())["players"] == ["Ada", *bots]


@contextlib.asynccontextmanager
async def connected_to(server: ServerProcess, ticket: Ticket) -> AsyncIterator[Client]:
    """One device with a view."""
    client = Client(server.url, ticket.code, ticket.cookie)
    try:
        await client.connect()
        await client.until(lambda _: True)
        yield client
    finally:
        await client.close()


async def test_a_game_with_bots_survives_the_death_of_the_server(server: ServerProcess) -> None:
    ada = await at_once(server)
    async with connected_to(server, ada) as client:
        await client.until(lambda view: view.table.awaited == (0,), SOON)
    server.kill()
    await server.start()
    async with connected_to(server, ada) as client:
        async with asyncio.timeout(4 * SOON):
            await play(client, random.Random(2))
        assert client.view is not None
        assert client.view.table.stage == "over"


async def test_a_bot_is_added_over_the_socket_and_sees_only_described_decks(
    server: ServerProcess,
) -> None:
    ada = await open_table(server.url, "Ada")
    async with connected(server.url, [ada]) as (client,):
        assert client.view is not None
        assert client.view.table.lobby is not None
        assert not client.view.table.lobby.bots_blind
        answer = await client.do(ask.AddBot(Strength.SHARP))
        assert isinstance(answer, frames.Ack)
        assert len(answer.table.seats) == 2


async def test_a_page_from_before_may_call_a_strength_by_its_former_name(
    server: ServerProcess,
) -> None:
    ada = await open_table(server.url, "Ada", bots=[{"strength": "fox"}, {"strength": "dreamer"}])
    async with connected_to(server, ada) as client:
        assert client.view is not None
        bot = client.view.table.seats[1]
        answer = await client.do(ask.TuneBot(bot, "player"))  # type: ignore[arg-type]  # as it was
        assert isinstance(answer, frames.Ack)
        people = answer.table.people
        assert not isinstance(people, msgspec.Raw)
        assert [person.bot for person in people] == [None, "medium", "easy"]


async def test_bots_leave_the_first_clue_to_a_person_whose_page_is_looked_at(
    server: ServerProcess,
) -> None:
    """At this pace bots leave it to anybody for 0.8 seconds, and to who looks for six more."""
    ada = await at_once(server, options={"end": {"tellings": 1}})
    async with connected_to(server, ada) as client:
        await client.send(frames.Ping(looking=True))
        with pytest.raises(TimeoutError):
            await client.until(_told, 2.5)
        await client.send(frames.Ping())
        await client.until(_told, SOON)


def _told(view: frames.ViewFrame | frames.Ack) -> bool:
    return view.table.game is not None and view.table.game.clue is not None


async def test_where_bots_cannot_see_they_are_refused(tmp_path: Path) -> None:
    blind = ServerProcess(tmp_path, limits={"bots": "small"})
    await blind.start()
    try:
        with pytest.raises(HttpError) as refused:
            await open_table(blind.url, "Ada", {"decks": ["made"]}, bots=FOUR)
        assert refused.value.status == 409
        assert b"bots_cannot_see" in refused.value.body
    finally:
        blind.stop()


async def test_a_start_without_players_enough_opens_no_table(server: ServerProcess) -> None:
    with pytest.raises(HttpError) as refused:
        await open_table(server.url, "Ada", bots=FOUR[:1], start=True)
    assert b"too_few_players" in refused.value.body


# -- the process -----------------------------------------------------------------------------------


@cache
def a_question(seat: int = 0, strength: Strength = Strength.MEDIUM) -> Question:
    """The first clue of a game."""
    cards = Library().cards(("dreams",))
    assert cards is not None
    rules = plan(Setup("odyssey", 4, cards))
    assert not isinstance(rules, Refusal)
    game = new_game(rules, cards)
    dealt = decide(game, None, Deal(), random.Random(1))
    assert not isinstance(dealt, Refusal)
    game = fold(game, dealt)
    assert legal(game, seat)
    return Question(view(game, seat), "en", cards, (), (), strength, "seed")


def a_reveal(seat: int, deal: int) -> Question:
    """A round that was told with a clue everybody knows, and voted on at random."""
    asked, luck = a_question(), random.Random(deal)
    rules = plan(Setup("odyssey", 4, asked.deck))
    assert not isinstance(rules, Refusal)
    game = new_game(rules, asked.deck)
    while game.phase != "reveal":
        waiting = awaited(game)
        command: Command = Deal()
        if waiting:
            move = random_move(legal(game, waiting[0])[0], luck)
            told = Clue("a long journey over the sea")
            command = replace(move, clue=told) if isinstance(move, Tell) else move
        events = decide(game, waiting[0] if waiting else None, command, luck)
        assert not isinstance(events, Refusal)
        game = fold(game, events)
    return replace(asked, view=view(game, seat), seed=f"seed {seat}")


async def test_a_process_says_what_was_behind_a_vote() -> None:
    async with a_chooser() as chooser:
        # Whoever votes at random often has no reason that is worth saying.
        thoughts = [
            await chooser.explain(a_reveal(seat, deal)) for deal in range(8) for seat in range(4)
        ]
    known = {phrase for phrases in concepts("en").values() for phrase in phrases}
    assert any(thoughts)
    assert {thought for thought in thoughts if thought is not None} <= known


@contextlib.asynccontextmanager
async def a_chooser(module: str = "storyhare.server.bots.worker") -> AsyncIterator[BotProcess]:
    chooser = BotProcess(Library(), module=module, seconds=5.0)
    chooser.open()
    try:
        yield chooser
    finally:
        await chooser.close()


async def test_a_process_that_dies_is_started_anew() -> None:
    async with a_chooser() as chooser:
        first = await chooser.choose(a_question())
        assert isinstance(first, Tell)
        process = chooser._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        with pytest.raises(NoMoveError):
            await chooser.choose(a_question())
        assert await chooser.choose(a_question()) == first


async def test_a_process_that_hangs_is_ended_and_started_anew() -> None:
    async with a_chooser() as chooser:
        await chooser.choose(a_question())
        process = chooser._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(NoMoveError):
            await chooser.choose(a_question())
        assert process.returncode is not None
        assert isinstance(await chooser.choose(a_question()), Tell)


async def test_when_too_many_ask_some_are_told_so_at_once() -> None:
    chooser = BotProcess(Library())  # nobody answers
    waiting = [asyncio.create_task(chooser.choose(a_question())) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(NoMoveError):
        await chooser.choose(a_question())
    await chooser.close()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)


async def test_a_question_nobody_waits_for_any_longer_is_not_asked() -> None:
    async with a_chooser() as chooser:
        gone = [asyncio.create_task(chooser.choose(a_question())) for _ in range(20)]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert isinstance(await chooser.choose(a_question()), Tell)
        assert chooser._waiting.empty()


async def test_a_deck_is_seen_when_something_is_said_about_every_card(tmp_path: Path) -> None:
    dreams = Library().get("dreams")
    assert dreams is not None
    manifest = dreams.manifest
    assert len(described("dreams", manifest)) == len(manifest.cards)
    bare = msgspec.structs.replace(manifest.cards[0], alt={"en": "IMG 1234"}, tags=(), motifs=(),
                                   themes=(), moods=())  # fmt: skip
    some = msgspec.structs.replace(manifest, cards=(bare, *manifest.cards[1:]))
    assert len(described("dreams", some)) == len(manifest.cards) - 1
    chooser = BotProcess(Library(tmp_path))
    assert chooser.sees(Library().cards(("dreams",)) or ())
    assert not chooser.sees(("elsewhere/card",))
