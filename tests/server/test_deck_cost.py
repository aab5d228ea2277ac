"""Uploads and lists of decks cost the same, however many decks strangers have brought."""

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from storyhare.decks.store.deck import MANIFEST, METADATA, DeckMetadata
from storyhare.decks.store.library import unguessable_id
from storyhare.testing.server import ServerProcess
from tests.cost import cpu_of
from tests.decks.made import manifest, png
from tests.server.conftest import serving
from tests.server.input_samples import Asked, send

DECKS, TRIES = 600, 8
# Of what it costs beside few: some for noise. When each deck was looked at, it was eleven times as
# much for a list and four to five times for an upload, beside half as many decks.
MOST_TIMES = 2.5
LIST = Asked("GET", "/api/decks", {})
NOTHING = Asked("POST", "/api/decks", {}, b"PK\5\6" + bytes(18))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server to which everybody may bring pictures."""
    folder = tmp_path_factory.mktemp("server")
    yield from serving(ServerProcess(folder, limits={"uploads": "everybody"}))


def a_picture() -> Asked:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as parcel:
        parcel.writestr("1.png", png(1, (90, 90)))
    return Asked("POST", "/api/decks", {}, packed.getvalue())


def bring(folder: Path, number: int) -> None:
    """So many decks, each of another owner."""
    for _ in range(number):
        deck = unguessable_id()
        (folder / deck).mkdir(parents=True)
        (folder / deck / MANIFEST).write_text(json.dumps(manifest(1, deck)), encoding="utf-8")
        metadata = DeckMetadata(unguessable_id(), public=False, bytes=1)
        (folder / deck / METADATA).write_bytes(msgspec.json.encode(metadata))


async def costs(server: ServerProcess, asked: Asked) -> float:
    """Seconds of CPU, at the least."""
    found = []
    for _ in range(TRIES):
        before = await cpu_of(server.pid)
        await send(server.port, asked)
        found.append(await cpu_of(server.pid) - before)
    return min(found)


async def test_many_decks_make_neither_a_list_nor_an_upload_dearer(server: ServerProcess) -> None:
    asked = {"list": LIST, "nothing": NOTHING, "a picture": a_picture()}
    few = {name: await costs(server, what) for name, what in asked.items()}
    await asyncio.to_thread(bring, server.data / "decks", DECKS)
    many = {name: await costs(server, what) for name, what in asked.items()}
    assert all(many[name] < MOST_TIMES * few[name] for name in asked), (few, many)
