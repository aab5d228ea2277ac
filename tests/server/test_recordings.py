"""Sung and mimed clues over real sockets: the whole way, who may hear them and when, consent."""

import asyncio
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from storyhare.rules import Clue, ClueKind, read_record
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from storyhare.wire import frames
from tests.media.made import film, fragmented, mp4, picture_track, sound_track, webm
from tests.server.recorders import (
    MEGABYTE,
    OPTIONS,
    SONG,
    ask_ticket,
    at_play,
    code_of,
    files_in,
    gathered,
    hear,
    recorded,
    send,
    tell,
    telling,
    ticket,
)
from tests.server.tables import SOON, connected, play_to_the_end, sit_down, start

# -- the whole way ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["classic", "odyssey"])
@pytest.mark.parametrize(
    ("kind", "data", "media_type"),
    [
        ("sound", SONG, "audio/webm"),
        ("sound", fragmented(sound_track(3)), "audio/mp4"),
        ("mime", film(4, size=600_000), "video/webm"),
        ("mime", fragmented(picture_track(3)), "video/mp4"),
    ],
)
async def test_a_recorded_clue_reaches_everybody_at_the_table(
    server: ServerProcess, ruleset: str, kind: str, data: bytes, media_type: str
) -> None:
    tickets = await sit_down(server.url, 4, ruleset, options=OPTIONS)
    async with connected(server.url, tickets, watchers=1) as clients:
        await start(clients[0], clients)
        answer = await ask_ticket(server, tickets[0], kind)
        limits = json.loads(answer.body)
        assert limits["max_seconds"] == {"sound": 15, "mime": 12}[kind]
        assert limits["max_bytes"] >= 3 * MEGABYTE
        recording = await recorded(server, tickets[0], data, kind)
        await tell(clients[0], recording, kind, "a caption")
        for client in clients:
            await client.until(
                lambda view: view.table.game is not None and bool(view.table.game.clue)
            )
            assert client.view is not None
            assert client.view.table.game is not None
            assert client.view.table.game.clue == Clue("a caption", kind, recording)  # type: ignore[arg-type]
    heard = [await hear(server, recording, seat.cookie) for seat in tickets]
    heard.append(await hear(server, recording, query=f"?table={tickets[0].code}"))
    for answer in heard:
        assert answer.status == 200
        assert answer.body == data
        assert answer.headers["content-type"] == media_type
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-disposition"] == "inline"
        assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
        assert answer.headers["accept-ranges"] == "bytes"


async def test_parts_can_be_asked_for(server: ServerProcess) -> None:
    tickets = await gathered(server)
    data = film(4, size=900_000)
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        recording = await recorded(server, tickets[0], data, "mime")
    cookie, size = tickets[0].cookie, len(data)
    for asked, start_, end in (
        ("bytes=0-1", 0, 2),
        ("bytes=0-", 0, size),
        ("bytes=300000-799999", 300_000, 800_000),
        ("bytes=-100", size - 100, size),
    ):
        answer = await hear(server, recording, cookie, range=asked)
        assert answer.status == 206
        assert answer.body == data[start_:end]
        assert answer.headers["content-range"] == f"bytes {start_}-{end - 1}/{size}"
        assert int(answer.headers["content-length"]) == end - start_
    beyond = await hear(server, recording, cookie, range=f"bytes={size}-")
    assert beyond.status == 416
    assert beyond.headers["content-range"] == f"bytes */{size}"


# -- performed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sound", "mime"])
async def test_a_performed_clue_reaches_everybody_and_stays_in_storybook_and_record(
    server: ServerProcess, kind: ClueKind
) -> None:
    tickets = await gathered(server)
    async with connected(server.url, tickets, watchers=1) as clients:
        await start(clients[0], clients)
        assert clients[0].view is not None
        game = clients[0].view.table.game_id
        clue = Clue("la la", kind)
        answer = await clients[0].request(telling(clients[0], clue))
        assert isinstance(answer, frames.Ack), answer
        for client in clients:
            await client.until(lambda view: bool(view.table.game and view.table.game.clue))
            assert client.view is not None
            assert client.view.table.game is not None
            assert client.view.table.game.clue == clue
        await play_to_the_end(clients[:3], 5)
        assert clients[0].view.table.recordings is None
    assert await told(server, game) == ({"text": "la la", "kind": kind}, clue)


async def test_a_performed_clue_is_refused_with_its_reason(server: ServerProcess) -> None:
    tickets = await sit_down(
        server.url, 4, "odyssey", options={**OPTIONS, "clue_kinds": ["text", "sound"]},
        caption_required=True,
    )  # fmt: skip
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        for clue, code in (
            (Clue("la", "mime"), "clue_kind_not_allowed"),
            (Clue("", "sound"), "caption_missing"),
            (Clue("la", "sound", ""), "recording_unknown"),
        ):
            answer = await clients[0].request(telling(clients[0], clue))
            assert isinstance(answer, frames.Refused), answer
            assert answer.refusal.code == code
        answer = await clients[0].request(telling(clients[0], Clue("la", "sound")))
        assert isinstance(answer, frames.Ack)


# -- nobody else, and not before -------------------------------------------------------------------


async def test_before_the_clue_is_told_only_its_author_hears_it(server: ServerProcess) -> None:
    tickets = await gathered(server)
    async with connected(server.url, tickets, watchers=1) as clients:
        await start(clients[0], clients)
        frames_to_others: list[str] = []
        for client in clients[1:]:
            client.on_bytes = frames_to_others.append
        name = await ticket(server, tickets[0])
        recording = str(json.loads((await send(server, tickets[0], name, SONG)).body)["recording"])
        unknown = await hear(server, f"{recording[:-3]}AAA", tickets[1].cookie)
        assert (await hear(server, recording, tickets[0].cookie)).body == SONG
        for cookie, query in (
            (tickets[1].cookie, ""),
            (tickets[2].cookie, f"?table={tickets[0].code}"),
            ("", f"?table={tickets[0].code}"),
            ("", ""),
        ):
            answer = await hear(server, recording, cookie, query)
            assert (answer.status, answer.body) == (404, unknown.body)
        for client in clients[1:]:
            await client.send(frames.Say("so quiet") if client is not clients[3] else frames.Ping())
        before = len(frames_to_others)
        secrets = (recording, recording.rpartition(".")[2], name)
        assert not [f for f in frames_to_others if any(secret in f for secret in secrets)]
        await tell(clients[0], recording)
        await clients[1].until(lambda view: bool(view.table.game and view.table.game.clue))
        assert any(recording in frame for frame in frames_to_others[before:])
        assert not [frame for frame in frames_to_others if name in frame]
        assert (await hear(server, recording, tickets[1].cookie)).body == SONG


async def test_nobody_from_outside_hears_it(server: ServerProcess) -> None:
    tickets, others = await gathered(server), await gathered(server)
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        recording = await recorded(server, tickets[0])
        await tell(clients[0], recording)
        unknown = await hear(server, "no-such.recording")
        assert unknown.status == 404
        assert code_of(unknown) == "no_such_recording"
        person, _, _ = tickets[1].cookie.partition(".")
        for cookie, query in (
            ("", ""),
            (others[0].cookie, ""),
            (others[0].cookie, f"?table={others[0].code}"),
            (f"{person}.made-up-token", ""),
        ):
            answer = await hear(server, recording, cookie, query)
            assert (answer.status, answer.body) == (404, unknown.body)
        assert isinstance(await clients[0].do(ask.Remove(tickets[2].person)), frames.Ack)
        assert (await hear(server, recording, tickets[2].cookie)).status == 404


async def test_only_who_may_tell_gets_a_ticket(server: ServerProcess) -> None:
    tickets, others = await gathered(server), await gathered(server)
    async with connected(server.url, tickets) as clients:
        assert code_of(await ask_ticket(server, tickets[0])) == "not_at_this_stage"
        await start(clients[0], clients)
        assert code_of(await ask_ticket(server, tickets[1])) == "another_tells"
        assert code_of(await ask_ticket(server, Ticket(tickets[0].code, "", ""))) == "no_such_table"
        elsewhere = Ticket(tickets[0].code, others[0].person, others[0].cookie)
        assert (await ask_ticket(server, elsewhere)).status == 404
        assert (await ask_ticket(server, tickets[0], "text")).status == 400
        name = await ticket(server, tickets[0])
        for seat in (tickets[1], elsewhere):
            assert (await send(server, seat, name, SONG)).status == 404
        assert code_of(await send(server, tickets[0], "made-up", SONG)) == "ticket_unknown"
        for _ in range(9):
            await ticket(server, tickets[0])
        assert code_of(await ask_ticket(server, tickets[0])) == "too_many_recordings"


async def test_a_table_that_wants_words_gives_no_ticket(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, options={"first_storyteller": 0})
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        assert code_of(await ask_ticket(server, tickets[0])) == "clue_kind_not_allowed"


async def test_a_running_clock_waits_for_the_upload(server: ServerProcess) -> None:
    tickets = await gathered(server, clocks={"tell": 600})
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        assert clients[1].view is not None
        before = clients[1].view.table.clock.deadline
        assert before is not None
        name = await ticket(server, tickets[0])
        await clients[1].until(lambda view: view.table.clock.deadline == before + 30)
        await ticket(server, tickets[0])
        assert (await send(server, tickets[0], name, SONG)).status == 200
        await clients[1].until(
            lambda view: before <= (view.table.clock.deadline or 0) < before + 30
        )


# -- consent ---------------------------------------------------------------------------------------


async def sung_and_played(server: ServerProcess, clients: Sequence[Client], seat: Ticket) -> str:
    """A whole game with one recorded clue; answers the recording."""
    await start(clients[0], clients)
    recording = await recorded(server, seat)
    await tell(clients[0], recording, text="la la")
    await play_to_the_end(clients, 5)
    return recording


async def told(server: ServerProcess, game: str) -> tuple[Mapping[str, Any], Clue]:
    """The first clue, in the storybook and in the record."""
    book = json.loads((await call("GET", f"{server.url}/api/games/{game}/story")).body)
    record = read_record((await call("GET", f"{server.url}/api/games/{game}/record")).body)
    (clue, *_) = [clue for event in record.events if (clue := getattr(event, "clue", None))]
    return book["rounds"][0]["clue"], clue


async def test_without_everybody_s_consent_storybooks_and_records_are_silent(
    server: ServerProcess,
) -> None:
    tickets = await gathered(server)
    async with connected(server.url, tickets) as clients:
        recording = await sung_and_played(server, clients, tickets[0])
        game = recording.partition(".")[0]
        silent = ({"text": "la la", "kind": "sound"}, Clue("la la", "sound"))
        assert await told(server, game) == silent
        url = f"{server.url}/api/tables/{tickets[0].code}/rounds/1"
        earlier = await call("GET", url, None, {"cookie": tickets[1].cookie})
        assert json.loads(earlier.body)["clue"]["recording"] == recording
        for client in clients[:2]:
            await client.do(ask.KeepRecordings(agrees=True))
        assert await told(server, game) == silent
        assert (await hear(server, recording)).status == 404
        await clients[2].do(ask.KeepRecordings(agrees=True))
        clue = {"text": "la la", "kind": "sound", "recording": recording}
        assert await told(server, game) == (clue, Clue("la la", "sound", recording))
        assert (await hear(server, recording)).body == SONG
        await clients[1].do(ask.KeepRecordings(agrees=False))
        assert await told(server, game) == silent
        assert (await hear(server, recording)).status == 404


@pytest.mark.parametrize("agree", [True, False])
async def test_only_what_all_agreed_to_keep_outlives_the_table(
    own_server: ServerProcess, agree: bool
) -> None:
    server = own_server
    async with at_play(server) as (tickets, clients):
        await recorded(server, tickets[0], webm(5))  # never told: it goes in any case
        recording = await recorded(server, tickets[0])
        await tell(clients[0], recording, text="la la")
        await play_to_the_end(clients, 5)
        for client in clients:
            await client.do(ask.KeepRecordings(agrees=agree))
        assert isinstance(await clients[0].do(ask.Rematch()), frames.Ack)
        await clients[0].until(lambda view: view.table.stage == "lobby")
        assert (await hear(server, recording, tickets[1].cookie)).body == SONG
    server.stop()
    days = 400 if agree else 0.1
    for file in files_in(server):
        os.utime(file, (0, time.time() - days * 24 * 3600))
    await server.start()
    async with asyncio.timeout(SOON):
        while len(files_in(server)) > agree:
            await asyncio.sleep(0.02)
    assert (await hear(server, recording)).status == (200 if agree else 404)


# -- several servers -------------------------------------------------------------------------------


async def test_every_node_takes_and_gives_recordings(
    postgres: PostgresProcess, tmp_path: Path
) -> None:
    limits = {"database": await postgres.new_database()}
    nodes = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        nodes.append(ServerProcess(tmp_path / name, limits=limits))
    try:
        await asyncio.gather(*[node.start() for node in nodes])
        one, two = nodes
        tickets = await gathered(one)
        async with connected(one.url, tickets[:2]) as clients:
            third = Client(two.url, tickets[2].code, tickets[2].cookie)
            await third.connect()
            await start(clients[0], clients)
            data = film(5, 700_000)
            name = await ticket(one, tickets[0], "mime")
            answer = await send(two, tickets[0], name, data)
            assert answer.status == 200, answer
            recording = json.loads(answer.body)["recording"]
            assert (await hear(one, recording, tickets[0].cookie)).body == data
            assert (await hear(one, recording, tickets[1].cookie)).status == 404
            await tell(clients[0], recording, "mime")
            assert (await hear(two, recording, tickets[2].cookie)).body == data
            one.kill()
            part = await hear(two, recording, tickets[1].cookie, range="bytes=300000-300009")
            assert part.body == data[300_000:300_010]
            await third.close()
        assert files_in(one) == files_in(two) == []
    finally:
        for node in nodes:
            if node.alive:
                node.stop()
    assert "Traceback" not in nodes[0].log + nodes[1].log


async def test_a_phone_s_film_is_given_out_without_its_sound(server: ServerProcess) -> None:
    tickets = await gathered(server)
    data = mp4(picture_track(3), sound_track(3), brand=b"qt  ")
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        name = await ticket(server, tickets[0], "mime")
        first = await send(server, tickets[0], name, data)
        assert first.status == 200
        assert (await send(server, tickets[0], name, data)).body == first.body
        heard = await hear(server, json.loads(first.body)["recording"], tickets[0].cookie)
    assert heard.headers["content-type"] == "video/mp4"
    assert b"heard" in data
    assert b"heard" not in heard.body
    assert heard.body.count(b"seen") == data.count(b"seen")
