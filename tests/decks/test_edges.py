"""Edges of the rules for decks: the last value that is allowed, and the first that is not."""

import os
import re
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from storyhare.decks import (
    Card,
    Deck,
    ImportOptions,
    ImportResult,
    Limits,
    Manifest,
    export,
    write_manifest,
)
from storyhare.decks.limits import UPLOAD_LIMITS
from storyhare.decks.manifest import read_manifest
from storyhare.decks.reading.sources import _wrong_entries, _wrong_entry
from storyhare.decks.store import install, uploads
from storyhare.decks.store.deck import (
    DeckMetadata,
    forget_games,
    games,
    note_game,
    read_deck,
    stamp,
)
from storyhare.decks.store.install import STAGING, Destination, _complete, make_staging, publish
from storyhare.decks.store.library import Library
from storyhare.decks.store.shared import Checksum
from storyhare.decks.store.uploads import Policy, expired, over_quota, over_total
from storyhare.rules import Refusal
from tests.decks.made import SMALL, deck_files, fill, library, packed
from tests.decks.test_library import put

DAY = 86_400


# -- zips ------------------------------------------------------------------------------------------


def entry(unpacked: int, stored: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo("a.png")
    info.file_size, info.compress_size = unpacked, stored
    return info


@pytest.mark.parametrize(
    ("unpacked", "stored", "bomb"),
    [
        (1_000_000, 1, False),
        (1_000_001, 1, True),
        (50_000_000, 1_000_000, False),
        (50_000_001, 1_000_000, True),
    ],
)
def test_an_entry_may_grow_fifty_times_if_it_is_large(
    unpacked: int, stored: int, bomb: bool
) -> None:
    told = [Refusal("source_bomb", {"ratio": 50})] if bomb else []
    assert list(_wrong_entry(entry(unpacked, stored), set(), Limits())) == told


@pytest.mark.parametrize(("total", "bomb"), [(50_000_000, False), (50_000_001, True)])
def test_all_entries_together_may_grow_fifty_times(total: int, bomb: bool) -> None:
    archive = SimpleNamespace(infolist=lambda: [entry(total, total)])
    told = [Refusal("source_bomb", {"ratio": 50})] if bomb else []
    assert list(_wrong_entries(cast("zipfile.ZipFile", archive), 1_000_000, Limits())) == told


# -- what is written -------------------------------------------------------------------------------


def test_a_manifest_of_more_than_four_megabytes_is_not_written(tmp_path: Path) -> None:
    words = dict.fromkeys(("en", "de", "fr", "es", "it"), "x" * 900)
    cards = tuple([Card(f"card-{n}", alt=words) for n in range(1_000)])
    make_staging(tmp_path / "staging")
    options = ImportOptions(id="big")
    refusal = _complete(tmp_path / "staging", Manifest(1, "big", "Big", cards), options, [])
    assert refusal == Refusal("source_file_too_long", {"file": "deck.json", "most": 4})
    fewer = Manifest(1, "big", "Big", cards[:850])
    assert isinstance(_complete(tmp_path / "staging", fewer, options, []), DeckMetadata)


def test_a_deck_that_another_process_has_placed_is_not_replaced(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    assert shelf.folder is not None
    staging = shelf.folder / f"{STAGING}1"
    make_staging(staging)
    destination = shelf._destination(lambda _id, _metadata: None)
    assert isinstance(destination, Destination)

    def too_late(deck_id: str, _: DeckMetadata) -> Refusal | None:
        put(destination.folder, deck_id)
        return None

    late = replace(destination, check=too_late)
    assert publish(staging, late, "zoo", DeckMetadata()) == Refusal(
        "deck_id_taken", {"deck": "zoo"}
    )
    assert shelf.get("zoo") is not None
    assert shelf.index.ids_of(None) == ["zoo"]


def test_a_staging_folder_is_removed_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / f"{STAGING}old"
    old.mkdir()
    os.utime(old, (1_000_000, 1_000_000))
    monkeypatch.setattr("time.time", lambda: 1_000_000 + DAY)
    install._remove_stale(tmp_path)
    assert old.exists()
    monkeypatch.setattr("time.time", lambda: 1_000_000.5 + DAY)
    install._remove_stale(tmp_path)
    assert not old.exists()


def test_an_import_says_how_much_it_has_done(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(2))
    limits = Limits(workers=1, total_seconds=600.0)
    done = library(tmp_path).install(source, limits=limits)
    assert isinstance(done, ImportResult)
    assert done.stats.pictures == 2
    assert done.stats.megapixels == pytest.approx(2 * 240 * 360 / 1_000_000)
    assert 0 < done.stats.seconds < 600
    assert done.stats.peak_bytes > 1_000_000


def test_the_id_of_a_damaged_deck_is_taken_too(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    assert shelf.folder is not None
    (shelf.folder / "little").mkdir(parents=True)
    refusal = shelf.install(fill(tmp_path / "source", deck_files(1)), limits=SMALL)
    assert refusal == Refusal("deck_id_taken", {"deck": "little"})


# -- the library -----------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    return library(tmp_path)


@pytest.fixture
def seldom_scans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what this process does is noticed."""
    monkeypatch.setattr("storyhare.decks.store.index.SCAN_EVERY", 3600.0)


@pytest.mark.usefixtures("seldom_scans")
def test_what_the_library_does_is_in_its_index_at_once(shelf: Library, tmp_path: Path) -> None:
    assert shelf.folder is not None
    assert shelf.index.ids_of("ada") == []
    shelf.folder.mkdir()
    shelf.place(put(tmp_path, "zoo", owner="ada", public=False), "zoo")
    assert shelf.index.ids_of("ada") == ["zoo"]
    assert shelf.remove("zoo") is None
    assert shelf.index.ids_of("ada") == []
    (shelf.folder / "zoo").symlink_to(put(tmp_path, "zoo", owner="ada", public=False))
    shelf.index.update("zoo")
    assert shelf.index.ids_of("ada") == ["zoo"]
    assert shelf.remove("zoo") is None
    assert shelf.index.ids_of("ada") == []


def test_a_good_deck_is_not_replaced_and_a_damaged_one_is(shelf: Library, tmp_path: Path) -> None:
    assert shelf.folder is not None
    (put(shelf.folder, "zoo", 1) / "deck.json").write_bytes(b"{")
    shelf.place(put(tmp_path, "zoo", 2), "zoo")
    assert len(shelf.cards(("zoo",)) or ()) == 2
    shelf.place(put(tmp_path, "zoo", 3), "zoo")
    assert len(shelf.cards(("zoo",)) or ()) == 2
    assert [path.name for path in shelf.folder.iterdir()] == ["zoo"]


def test_a_picture_is_one_of_a_card_of_the_deck_in_a_known_size(
    shelf: Library, tmp_path: Path
) -> None:
    assert shelf.folder is not None
    folder = put(shelf.folder, "zoo", 1)
    (folder / "large" / "stranger.webp").write_bytes(b"RIFF")
    (folder / "huge").mkdir()
    (folder / "huge" / "card-0.webp").write_bytes(b"RIFF")
    assert shelf.picture("zoo", "stranger", "large") is None
    assert shelf.picture("zoo", "card-0", "huge") is None
    assert shelf.picture("zoo", "card-0", "large") is not None
    (folder / "small").rename(tmp_path / "small")
    (folder / "small").symlink_to(tmp_path / "small")
    assert shelf.picture("zoo", "card-0", "small") is None


def test_use_is_written_again_after_a_whole_day(shelf: Library) -> None:
    assert shelf.folder is not None
    put(shelf.folder, "zoo", owner="ada", used=1000.0)

    def used() -> float:
        deck = shelf.get("zoo")
        assert deck is not None
        return deck.metadata.used

    shelf.used("zoo", now=1000.0 + DAY - 0.5)
    assert used() == 1000.0
    shelf.used("zoo", now=1000.0 + DAY)
    assert used() == 1000.0 + DAY


# -- uploads ---------------------------------------------------------------------------------------


def test_what_an_operator_allows_unless_told_otherwise() -> None:
    assert Policy() == Policy(
        who="nobody",
        decks=5,
        bytes=200_000_000,
        total=10_000_000_000,
        upload_bytes=300_000_000,
        days=90,
        limits=UPLOAD_LIMITS,
    )


def test_a_quota_may_be_used_up() -> None:
    policy = Policy(decks=2, bytes=3_000_000)
    one = DeckMetadata("ada", bytes=1_000_000)
    assert over_quota([one], 2_000_000, policy) is None
    assert over_quota([one], 2_000_001, policy) == Refusal("upload_quota_full", {"most": 3})
    assert over_quota([one, one], 0, policy) == Refusal("upload_too_many_decks", {"most": 2})
    assert over_total(6, 4, Policy(total=10)) is None
    assert over_total(6, 5, Policy(total=10)) == Refusal("upload_no_room")


def test_a_deck_expires_after_its_last_day(shelf: Library) -> None:
    assert shelf.folder is not None
    put(shelf.folder, "zoo", owner="ada", used=float(DAY))
    assert expired(shelf, Policy(days=90), now=91.0 * DAY) == []
    assert expired(shelf, Policy(days=90), now=91.0 * DAY + 1) == ["zoo"]


def test_an_upload_may_be_as_long_as_is_allowed(shelf: Library, tmp_path: Path) -> None:
    archive = packed(tmp_path / "x.zip", deck_files(1))
    size = archive.stat().st_size
    assert uploads._wrong_file(archive, Policy(upload_bytes=size)) is None
    refusal = uploads._wrong_file(archive, Policy(upload_bytes=size - 1))
    assert refusal == Refusal("upload_too_large", {"most": 0})
    missing = uploads._wrong_file(tmp_path / "none.zip", Policy())
    assert missing == Refusal("source_missing", {"file": "none.zip"})
    nameless = uploads.install_upload(shelf, archive, "", Policy(who="everybody"))
    assert nameless == Refusal("upload_without_owner")


def test_the_checksum_of_a_deck_is_the_same_in_every_version() -> None:
    """Nodes of two versions share a deck store."""
    made = Checksum()
    made.add("deck.json", b"{}")
    made.add("large/fox.webp", b"RIFF")
    told = "ec65d2350253f3b14308b468cda97577"
    assert made.digest.hex()[:32] == told


def test_a_format_of_the_far_future_is_told_with_six_digits() -> None:
    for version, told in ((2, 2), (999_999, 999_999), (1_000_000, 999_999)):
        refusal = read_manifest(b'{"format": %d}' % version, "deck.json")
        facts: dict[str, int | str] = {"file": "deck.json", "version": told, "known": 1}
        assert refusal == Refusal("manifest_newer", facts)


# -- what is kept beside a deck --------------------------------------------------------------------


def deck_of(shelf: Library, **metadata: Any) -> Deck:
    assert shelf.folder is not None
    put(shelf.folder, "zoo", **metadata)
    deck = shelf.get("zoo")
    assert deck is not None
    return deck


def test_games_are_noted_by_tables_with_short_names_and_forgotten(shelf: Library) -> None:
    zoo = deck_of(shelf)
    assert games(zoo) == frozenset()
    for table in ("A-z_9", "x" * 64, "A-z_9"):
        note_game(zoo, table)
    assert games(zoo) == {"A-z_9", "x" * 64}
    for wrong in ("x" * 65, "../zoo", "a/b", "a.b"):
        with pytest.raises(ValueError, match=re.escape(wrong)):
            note_game(zoo, wrong)
    forget_games(zoo, ["A-z_9", "never-played"])
    assert games(zoo) == {"x" * 64}


def test_a_deck_is_read_again_when_either_of_its_files_is_written(shelf: Library) -> None:
    zoo = deck_of(shelf, owner="ada")
    for name in ("deck.json", "holding.json"):
        file = zoo.folder / name
        before, status = stamp(zoo.folder), file.stat()
        assert before is not None
        os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
        assert stamp(zoo.folder) != before
        before = stamp(zoo.folder)
        other = file.with_suffix(".new")
        other.write_bytes(file.read_bytes())
        other.replace(file)
        os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
        assert stamp(zoo.folder) != before
    (zoo.folder / "holding.json").unlink()
    alone = stamp(zoo.folder)
    assert alone is not None
    assert len(alone) == 1
    (zoo.folder / "deck.json").unlink()
    assert stamp(zoo.folder) is None


def test_what_is_wrong_with_a_deck_is_told_with_its_file(shelf: Library) -> None:
    zoo = deck_of(shelf, owner="ada")
    (zoo.folder / "holding.json").write_bytes(b"?")
    damaged = Refusal("deck_holding_damaged", {"file": "zoo/holding.json"})
    assert read_deck(zoo.folder, builtin=False) == damaged
    (zoo.folder / "holding.json").unlink()
    moved = zoo.folder.rename(zoo.folder.with_name("moved"))
    elsewhere = Refusal("deck_in_another_folder", {"file": "moved/deck.json", "deck": "zoo"})
    assert read_deck(moved, builtin=False) == elsewhere
    link = moved.with_name("link")
    link.symlink_to(moved)
    assert read_deck(link, builtin=False) == Refusal("source_link", {"file": "link"})
    (moved / "deck.json").unlink()
    refusal = read_deck(moved, builtin=False)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.params["file"]) == ("source_unreadable", "moved")
    assert len(refusal.params) > 1


def test_the_file_of_a_deck_is_always_the_same(shelf: Library, tmp_path: Path) -> None:
    zoo = deck_of(shelf, owner="ada")
    file = tmp_path / "zoo.zip"
    assert export(zoo, file) is None
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == ["deck.json", "large/card-0.webp", "large/card-1.webp"]
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert archive.read("deck.json") == write_manifest(zoo.manifest)
    assert export(zoo, file) == Refusal("file_is_there", {"file": str(file)})
    zoo.picture("card-1", "large").unlink()
    other = tmp_path / "other.zip"
    facts = {"deck": "zoo", "card": "card-1", "size": "large"}
    assert export(zoo, other) == Refusal("deck_picture_missing", facts)
    assert not other.exists()
    refusal = export(zoo, tmp_path / "none" / "zoo.zip")
    assert refusal is not None
    assert refusal.code == "file_unwritable"
    assert refusal.params["file"] == str(tmp_path / "none" / "zoo.zip")
    assert len(refusal.params) > 1


def test_a_folder_that_cannot_be_written_is_named_with_the_reason(tmp_path: Path) -> None:
    refusal = install.unwritable(tmp_path, PermissionError(13, "Permission denied"))
    assert refusal.code == "library_unwritable"
    assert refusal.params["file"] == str(tmp_path)
    assert len(refusal.params) > 1


def test_decks_are_listed_by_title_whatever_the_case(shelf: Library) -> None:
    assert shelf.folder is not None
    for name, title in (("a", "b"), ("b", "A"), ("c", "C")):
        folder = put(shelf.folder, name)
        told = (folder / "deck.json").read_text(encoding="utf-8")
        old = f'"title": "{name.title()}"'
        assert old in told
        (folder / "deck.json").write_text(told.replace(old, f'"title": "{title}"'), "utf-8")
    assert [info.title for info in shelf.decks()] == ["A", "b", "C"]
    assert [info.title for info in shelf.some_decks(["c", "a", "c", "none"])] == ["b", "C"]
