"""What people say at the table: who hears it, who is hushed, and how often anybody may speak."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from storyhare.folders import journal_file
from storyhare.storage import SqliteJournal
from storyhare.table import commands as ask
from storyhare.testing.client import Client
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.tables import connected, in_step, sit_down


async def utter(speaker: Client, *said: frames.Say | frames.React) -> list[str]:
    """Say all of it; answers why the server refused, once for everything that it refused."""
    answers: list[str] = []
    speaker.on_bytes = answers.append
    for frame in said:
        await speaker.send(frame)
    await in_step(speaker)  # frames are answered in their order
    speaker.on_bytes = None
    read = [json.loads(answer) for answer in answers]
    return [frame["refusal"]["code"] for frame in read if frame["type"] == "refused"]


async def heard(clients: Sequence[Client]) -> list[list[str]]:
    """What each device has heard and felt so far."""
    for client in clients:
        await in_step(client)
    return [
        [
            frame.text if isinstance(frame, frames.Said) else frame.face
            for frame in client.heard
            if not isinstance(frame, frames.Unsaid)
        ]
        for client in clients
    ]


async def test_while_the_chat_is_muted_nobody_is_heard_and_afterwards_everybody_again(
    server: ServerProcess,
) -> None:
    tickets = await sit_down(server.url, 2)
    async with connected(server.url, tickets, watchers=1) as clients:
        host, member, _ = clients
        assert isinstance(await host.do(ask.MuteChat(muted=True)), frames.Ack)
        for speaker in (host, member):
            refused = await utter(speaker, frames.Say("psst"), frames.React("laugh"))
            assert refused == ["chat_muted", "chat_muted"]
        assert await heard(clients) == [[], [], []]
        assert isinstance(await host.do(ask.MuteChat(muted=False)), frames.Ack)
        assert await utter(member, frames.Say("at last"), frames.React("clap")) == []
        assert await heard(clients) == [["at last", "clap"]] * 3
    async with connected(server.url, tickets[:1]) as clients:  # nor was it kept for later
        assert await heard(clients) == [["at last"]]


async def test_who_only_watches_is_not_heard(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 2)
    async with connected(server.url, tickets, watchers=1) as clients:
        refused = await utter(clients[-1], frames.Say("hello"), frames.React("wow"))
        assert refused == ["not_at_the_table", "not_at_the_table"]
        assert await heard(clients) == [[], [], []]


async def test_somebody_who_talks_without_a_pause_is_slowed_down_alone(
    server: ServerProcess,
) -> None:
    tickets = await sit_down(server.url, 2)
    lines = [f"line {number}" for number in range(40)]
    async with connected(server.url, tickets) as clients:
        chatty, quiet = clients
        refused = await utter(chatty, *map(frames.Say, lines))
        told = (await heard(clients))[1]
        assert told[:8] == lines[:8]
        assert set(refused) == {"too_fast"}
        assert len(told) + len(refused) == len(lines)
        assert len(told) < 16  # some have grown back in the meantime
        assert await utter(quiet, frames.Say("may I?")) == []
    async with connected(server.url, tickets) as clients:
        # A new page brings no new allowance, and reactions come out of the same one.
        refused = await utter(clients[0], *[frames.React("angry")] * len(lines))
        felt = (await heard(clients))[1].count("angry")
        assert felt < 8
        assert refused == ["too_fast"] * (len(lines) - felt)


async def test_everybody_and_the_tv_see_a_face_and_pages_from_before_one_that_they_know(
    server: ServerProcess,
) -> None:
    tickets = await sit_down(server.url, 2)
    async with connected(server.url, tickets, watchers=1) as clients:
        sent = (*get_args(frames.Reaction)[:4], "ears", "hush", "sleepy", "think")
        assert await utter(clients[1], *map(frames.React, sent)) == []
        for client in clients:
            await in_step(client)
            seen = [one for one in client.heard if isinstance(one, frames.Reacted)]
            assert {one.person for one in seen} == {tickets[1].person}
            faces = ["laugh", "wow", "heart", "tears", "wow", "shame", "tears", "wink"]
            assert [one.face for one in seen] == faces
            before = ["laugh", "wow", "heart", "hush", "wow", "sleepy", "hush", "think"]
            assert [one.reaction for one in seen] == before


async def test_a_newcomer_hears_the_last_fifty_lines_of_two_hundred_that_are_kept(
    server: ServerProcess,
) -> None:
    at_once = 8  # nobody is slowed down
    tickets = await sit_down(server.url, 26)
    lines = [f"line {number}" for number in range(len(tickets) * at_once)]
    async with connected(server.url, tickets) as clients:
        for speaker, first in zip(clients, range(0, len(lines), at_once), strict=True):
            said = [frames.Say(line) for line in lines[first : first + at_once]]
            assert await utter(speaker, *said) == []
        assert clients[0].view is not None
        game = clients[0].view.table.game_id
    async with connected(server.url, tickets[:1]) as (late,):
        assert await heard([late]) == [lines[-50:]]
        assert all(isinstance(line, frames.Said) and line.old for line in late.heard)
    assert await chat_kept(server.data, game) == lines[-200:]


async def chat_kept(data: Path, game: str) -> list[str]:
    """What was said at a table, straight from the journal's file."""
    journal = SqliteJournal(journal_file(data))
    await journal.open()
    try:
        return [line.text for line in await journal.read_chat(game)]
    finally:
        await journal.close()
