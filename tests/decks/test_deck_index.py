"""The index of decks by owner: changes here count immediately, those of others soon."""

from pathlib import Path

import msgspec
import pytest

from storyhare.decks.store import index
from storyhare.decks.store.deck import METADATA, DeckMetadata
from storyhare.decks.store.index import DeckIndex


@pytest.fixture(autouse=True)
def looks_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "SCAN_EVERY", 0.0)


def put(shelf: Path, deck: str, owner: str | None, size: int = 10, *, public: bool = False) -> None:
    (shelf / deck).mkdir()
    (shelf / deck / METADATA).write_bytes(
        msgspec.json.encode(DeckMetadata(owner, public, bytes=size))
    )


def take(shelf: Path, deck: str) -> None:
    (shelf / deck / METADATA).unlink()
    (shelf / deck).rmdir()


def test_an_owner_has_what_lies_there_and_everybody_what_is_public(tmp_path: Path) -> None:
    put(tmp_path, "a", "ada")
    put(tmp_path, "b", "bea", 20)
    put(tmp_path, "c", None, public=True)
    put(tmp_path, "d", "ada", 40, public=True)
    decks = DeckIndex(tmp_path)
    assert decks.ids_of("ada") == ["a", "d"]
    assert decks.ids_of("bea") == ["b"]
    assert decks.ids_of(None) == ["c", "d"]
    assert decks.used_bytes == 70  # what the operator has installed is nobody's


def test_a_shelf_that_is_not_there_has_nothing(tmp_path: Path) -> None:
    for decks in (DeckIndex(None), DeckIndex(tmp_path / "none")):
        assert (decks.ids_of("ada"), decks.ids_of(None), decks.used_bytes) == ([], [], 0)


def test_what_another_program_does_is_noticed(tmp_path: Path) -> None:
    put(tmp_path, "a", "ada")
    decks = DeckIndex(tmp_path)
    assert decks.ids_of("ada") == ["a"]
    put(tmp_path, "b", "ada")
    assert (decks.ids_of("ada"), decks.used_bytes) == (["a", "b"], 20)
    take(tmp_path, "a")
    assert (decks.ids_of("ada"), decks.used_bytes) == (["b"], 10)


def test_metadata_that_comes_after_its_folder_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    decks = DeckIndex(tmp_path)
    assert (decks.ids_of(None), decks.used_bytes) == (["a"], 0)
    (tmp_path / "a" / METADATA).write_bytes(
        msgspec.json.encode(DeckMetadata("ada", False, bytes=10))
    )
    assert (decks.ids_of(None), decks.ids_of("ada"), decks.used_bytes) == ([], ["a"], 10)


def test_what_is_updated_is_known_before_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "SCAN_EVERY", 3600.0)
    decks = DeckIndex(tmp_path)
    assert decks.ids_of("ada") == []
    put(tmp_path, "a", "ada")
    assert decks.ids_of("ada") == []
    decks.update("a")
    assert (decks.ids_of("ada"), decks.used_bytes) == (["a"], 10)
    take(tmp_path, "a")
    decks.update("a")
    assert (decks.ids_of("ada"), decks.used_bytes) == ([], 0)


def test_what_another_program_does_is_noticed_within_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    decks = DeckIndex(tmp_path)
    assert decks.ids_of("ada") == []
    put(tmp_path, "a", "ada")
    now = 100.9
    assert decks.ids_of("ada") == []
    now = 101.0
    assert decks.ids_of("ada") == ["a"]


def test_only_what_is_new_or_gone_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decks there are, one more costs the reading of one."""
    put(tmp_path, "a", "ada")
    put(tmp_path, "b", "ada")
    decks, read = DeckIndex(tmp_path), index._read
    assert decks.ids_of("ada") == ["a", "b"]
    paths: list[Path] = []

    def noted(path: Path) -> bytes:
        paths.append(path)
        return read(path)

    monkeypatch.setattr(index, "_read", noted)
    put(tmp_path, "c", "ada")
    take(tmp_path, "a")
    assert decks.ids_of("ada") == ["b", "c"]
    assert paths == [tmp_path / "c" / METADATA]


def test_a_folder_at_rest_is_not_listed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names, listed = index._names, 0

    def counted(folder: Path) -> set[str]:
        nonlocal listed
        listed += 1
        return names(folder)

    monkeypatch.setattr(index, "_names", counted)
    put(tmp_path, "a", "ada")
    changed = tmp_path.stat().st_mtime_ns
    decks = DeckIndex(tmp_path)
    # It may still change without a new time, until two seconds are over.
    monkeypatch.setattr("time.time_ns", lambda: changed + 2_000_000_000)
    for _ in range(2):
        assert decks.ids_of("ada") == ["a"]
    assert listed == 2
    monkeypatch.setattr("time.time_ns", lambda: changed + 2_000_000_001)
    for _ in range(3):
        assert decks.ids_of("ada") == ["a"]
    assert listed == 3


def test_hidden_folders_are_no_decks_and_owners_of_nothing_are_forgotten(tmp_path: Path) -> None:
    put(tmp_path, ".import-1", "ada")
    put(tmp_path, "a", "bea")
    decks = DeckIndex(tmp_path)
    assert (decks.ids_of("ada"), decks.ids_of("bea")) == ([], ["a"])
    take(tmp_path, "a")
    assert decks.ids_of("bea") == []
    assert decks._by_owner == {}


def test_a_deck_that_is_installed_again_counts_once() -> None:
    decks = DeckIndex(None)
    decks.add("a", DeckMetadata("ada", public=False, bytes=10))
    decks.add("a", DeckMetadata("bea", public=False, bytes=30))
    assert (decks.ids_of("ada"), decks.ids_of("bea"), decks.used_bytes) == ([], ["a"], 30)
