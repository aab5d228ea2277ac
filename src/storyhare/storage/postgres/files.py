"""Uploaded decks and recordings in a database, as files for backups and copies.

Decks that an operator has installed belong to a node and are in its data folder.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import msgspec

from storyhare.decks import Checksum, DeckMetadata
from storyhare.storage.files import (
    DECKS,
    HOLDING,
    RECORDINGS,
    FileSink,
    FileSource,
    StoredFile,
)
from storyhare.storage.port import JournalUnavailable
from storyhare.storage.postgres import blobs, decks
from storyhare.storage.postgres.connection import Connection

Run = Callable[[Callable[[Connection], Awaitable[Any]]], Awaitable[Any]]
ALL_DECKS = "SELECT deck, owner, public, installed, used, size FROM decks ORDER BY deck"
ALL_BLOBS = (
    "SELECT table_id, blob, extract(epoch FROM at)::float8 AS at FROM blobs ORDER BY table_id, blob"
)
PIECES = "SELECT bytes FROM blob_pieces WHERE table_id = $1 AND blob = $2 ORDER BY piece"
FILE = "SELECT bytes FROM deck_files WHERE deck = $1 AND file = $2"
ENTER_BLOB = (
    "INSERT INTO blobs VALUES ($1, $2, $3, to_timestamp($4)) ON CONFLICT DO NOTHING RETURNING 1"
)
COUNT = "SELECT (SELECT count(*) FROM deck_files) + (SELECT count(*) FROM blobs)"


class PostgresFileSource:
    """The files of a database as they are in one transaction, and the node's installed decks."""

    def __init__(self, run: Run, installed: FileSource) -> None:
        self._run = run
        self._installed = installed

    async def count(self) -> int:
        number: int = await self._run(lambda connection: connection.fetchval(COUNT))
        return number + await self._installed.count()

    async def files(self) -> AsyncIterator[StoredFile]:
        async for file in self._installed_decks():
            yield file
        for row in await self._rows(ALL_DECKS):
            async for file in self._deck(row):
                yield file
        for table_id, blob, at in await self._rows(ALL_BLOBS):
            pieces = await self._rows(PIECES, table_id, blob)
            data = b"".join([piece for (piece,) in pieces])
            yield StoredFile(f"{RECORDINGS}/{table_id}/{blob}", data, at)

    async def _installed_decks(self) -> AsyncIterator[StoredFile]:
        """Decks in the folder, without its copies of uploaded ones."""
        copied = ""
        async for file in self._installed.files():
            _, deck, name = file.path.split("/", 2)
            if name == HOLDING and _metadata(file).owner is not None:
                copied = deck
            if deck != copied:
                yield file

    async def _deck(self, row: Any) -> AsyncIterator[StoredFile]:
        deck, at = row["deck"], row["installed"]
        metadata = DeckMetadata(row["owner"], row["public"], at, row["used"], row["size"])
        yield StoredFile(f"{DECKS}/{deck}/{HOLDING}", msgspec.json.encode(metadata), at)
        names = "SELECT file FROM deck_files WHERE deck = $1 ORDER BY file"
        for (name,) in await self._rows(names, deck):
            ((data,),) = await self._rows(FILE, deck, name)
            yield StoredFile(f"{DECKS}/{deck}/{name}", data, at)
        for (table_id,) in await self._rows(
            "SELECT table_id FROM deck_games WHERE deck = $1", deck
        ):
            yield StoredFile(f"{DECKS}/{deck}/games/{table_id}", b"", at)

    async def _rows(self, sql: str, *values: Any) -> Sequence[Any]:
        rows: Sequence[Any] = await self._run(lambda connection: connection.fetch(sql, *values))
        return rows


class PostgresFileSink:
    """Writes files in the transaction of a journal, which commits them; installed decks go into
    a folder.
    """

    def __init__(self, run: Run, installed: FileSink) -> None:
        self._run = run
        self._installed = installed
        self._deck: str | None = None
        self._metadata: DeckMetadata | None = None
        self._checksum = Checksum()
        self._games: list[str] = []

    async def add(self, file: StoredFile) -> None:
        kind, folder, name = file.path.split("/", 2)
        if kind == RECORDINGS:
            await self._finish_deck()
            await self._add_recording(folder, name, file)
            return
        if folder != self._deck:
            await self._finish_deck()
            metadata = _metadata(file) if name == HOLDING else DeckMetadata()
            self._deck, self._checksum, self._games = folder, Checksum(), []
            self._metadata = None if metadata.owner is None else metadata
        if self._metadata is None:
            await self._installed.add(file)
        elif name.startswith("games/"):
            self._games.append(name.removeprefix("games/"))
        elif name != HOLDING:
            await self._add_deck_file(folder, name, file.data)

    async def commit(self) -> None:
        await self._finish_deck()
        await self._installed.commit()

    async def undo(self) -> None:
        """The journal's connection discards what is in the database."""
        await self._installed.undo()

    async def _add_recording(self, table_id: str, blob: str, file: StoredFile) -> None:
        data = file.data

        async def write(connection: Connection) -> None:
            if not await connection.fetchval(ENTER_BLOB, table_id, blob, len(data), file.at):
                return
            for number, start in enumerate(range(0, len(data), blobs.PIECE)):
                piece = data[start : start + blobs.PIECE]
                await connection.execute(blobs.FILL, table_id, blob, number, piece)

        await self._run(write)

    async def _add_deck_file(self, deck: str, name: str, data: bytes) -> None:
        self._checksum.add(name, data)
        await self._run(lambda connection: connection.execute(decks.FILL, deck, name, data))

    async def _finish_deck(self) -> None:
        deck, held = self._deck, self._metadata
        self._deck = self._metadata = None
        if deck is None or held is None:
            return
        sum_ = self._checksum.digest
        values = (deck, held.owner, held.public, held.installed, held.used, held.bytes, sum_)
        await self._run(lambda connection: connection.execute(decks.ENTER, *values))
        games = self._games
        await self._run(lambda connection: connection.execute(decks.NOTE_GAMES, deck, games))


def _metadata(file: StoredFile) -> DeckMetadata:
    try:
        return msgspec.json.decode(file.data, type=DeckMetadata)
    except msgspec.MsgspecError as error:
        raise JournalUnavailable(f"{file.path} is damaged") from error
