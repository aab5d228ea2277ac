"""Uploads: who may, how much, how long, and who sees what."""

import re
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from storyhare.decks import DeckInfo, Library, Limits
from storyhare.decks.store.deck import DAY, METADATA, DeckMetadata, write_metadata
from storyhare.decks.store.library import unguessable_id
from storyhare.decks.store.uploads import (
    Policy,
    Role,
    decks_of,
    delete,
    expired,
    install_upload,
    listed_for,
    may_upload,
)
from storyhare.rules import Refusal
from tests.decks.made import deck_files, library, packed, png

OPEN = Policy(who="everybody", limits=Limits(workers=1))


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    return library(tmp_path)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return packed(tmp_path / "upload.zip", deck_files(1))


def uploaded(shelf: Library, archive: Path, owner: str, policy: Policy = OPEN) -> DeckInfo:
    info = install_upload(shelf, archive, owner, policy)
    assert isinstance(info, DeckInfo), info
    return info


@pytest.mark.parametrize(
    ("who", "role", "code"),
    [
        ("nobody", "host", "upload_not_allowed"),
        ("nobody", "member", "upload_not_allowed"),
        ("hosts", "member", "upload_only_by_hosts"),
        ("hosts", "host", None),
        ("everybody", "member", None),
    ],
)
def test_the_operator_decides_who_may(who: str, role: Role, code: str | None) -> None:
    refusal = may_upload(Policy(who=who), role)  # type: ignore[arg-type]
    assert (refusal.code if refusal else None) == code


def test_as_delivered_nobody_uploads(shelf: Library, archive: Path) -> None:
    assert install_upload(shelf, archive, "ada", Policy()) == Refusal("upload_not_allowed")


def test_an_upload_can_be_given_a_title(shelf: Library, archive: Path) -> None:
    info = install_upload(shelf, archive, "ada", OPEN, title="Our <trip>")
    assert isinstance(info, DeckInfo)
    assert info.title == "Our <trip>"


def test_an_upload_without_a_title_is_called_like_its_file(shelf: Library, tmp_path: Path) -> None:
    pictures = packed(tmp_path / "upload.zip", {"1.png": png(1)})
    info = install_upload(shelf, pictures, "ada", OPEN, name="By the sea.zip")
    assert isinstance(info, DeckInfo)
    assert info.title == "By the sea"


def test_a_title_of_its_own_goes_before_the_name_of_the_file(shelf: Library, archive: Path) -> None:
    info = install_upload(shelf, archive, "ada", OPEN, name="By the sea.zip")
    assert isinstance(info, DeckInfo)
    assert info.title == "Little"


def test_an_upload_has_an_owner_and_an_id_that_nobody_guesses(
    shelf: Library, archive: Path
) -> None:
    first, second = uploaded(shelf, archive, "ada"), uploaded(shelf, archive, "bram")
    assert first.id != second.id != "little"
    assert (first.owner, first.public) == ("ada", False)
    assert re.fullmatch(r"[a-z0-9-]{26,64}", first.id)
    assert len({unguessable_id() for _ in range(1000)}) == 1000


def test_a_deck_is_listed_to_its_owner_and_at_tables_that_use_it(
    shelf: Library, archive: Path
) -> None:
    mine, other = uploaded(shelf, archive, "ada"), uploaded(shelf, archive, "bram")
    assert listed_for(shelf, "ada", ()) == [mine]
    seen = listed_for(shelf, "ada", {other.id})
    assert {info.id: info for info in seen} == {
        mine.id: mine,
        other.id: replace(other, owner=None),
    }
    assert listed_for(shelf, None, ()) == []
    assert listed_for(shelf, "", {mine.id}) == [replace(mine, owner=None)]


def test_only_its_owner_deletes_a_deck(shelf: Library, archive: Path) -> None:
    mine = uploaded(shelf, archive, "ada")
    unknown = Refusal("deck_unknown", {"deck": mine.id})
    assert delete(shelf, mine.id, "bram") == unknown
    assert delete(shelf, mine.id, "") == unknown
    assert delete(shelf, mine.id, "ada") is None
    assert delete(shelf, mine.id, "ada") == unknown
    assert shelf.folder is not None
    assert list(shelf.folder.iterdir()) == []


def test_a_deck_without_an_owner_is_deleted_by_nobody(shelf: Library, archive: Path) -> None:
    shelf.install(archive, limits=OPEN.limits)
    assert delete(shelf, "little", "") == Refusal("deck_unknown", {"deck": "little"})
    assert install_upload(shelf, archive, "", OPEN) == Refusal("upload_without_owner")


def test_each_owner_has_room_for_some_decks(shelf: Library, archive: Path) -> None:
    policy = replace(OPEN, decks=1)
    uploaded(shelf, archive, "ada", policy)
    refusal = Refusal("upload_too_many_decks", {"most": 1})
    assert install_upload(shelf, archive, "ada", policy) == refusal
    uploaded(shelf, archive, "bram", policy)


def test_each_owner_has_room_for_some_bytes(shelf: Library, archive: Path) -> None:
    first = uploaded(shelf, archive, "ada")
    deck = shelf.get(first.id)
    assert deck is not None
    on_disk = sum(file.stat().st_size for file in deck.folder.rglob("*.*"))
    assert 0 < deck.metadata.bytes <= on_disk
    policy = replace(OPEN, bytes=deck.metadata.bytes * 2 - 1)
    refusal = install_upload(shelf, archive, "ada", policy)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "upload_quota_full"
    assert shelf.folder is not None
    assert [path.name for path in shelf.folder.iterdir()] == [first.id]


def test_all_owners_together_have_room_for_some_bytes(shelf: Library, archive: Path) -> None:
    first = uploaded(shelf, archive, "ada")
    deck = shelf.get(first.id)
    assert deck is not None
    policy = replace(OPEN, total=deck.metadata.bytes * 2)
    uploaded(shelf, archive, "bram", policy)
    assert install_upload(shelf, archive, "cleo", policy) == Refusal("upload_no_room")
    assert shelf.folder is not None
    assert len(list(shelf.folder.iterdir())) == 2


def test_what_arrives_has_a_limit_too(shelf: Library, archive: Path, tmp_path: Path) -> None:
    refusal = install_upload(shelf, archive, "ada", replace(OPEN, upload_bytes=100))
    assert refusal == Refusal("upload_too_large", {"most": 0})
    link = tmp_path / "link.zip"
    link.symlink_to(archive)
    for path in (link, tmp_path, tmp_path / "nowhere.zip"):
        refusal = install_upload(shelf, path, "ada", OPEN)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "source_missing"


def test_unused_uploads_expire_and_nothing_else_does(shelf: Library, archive: Path) -> None:
    old, young = uploaded(shelf, archive, "ada"), uploaded(shelf, archive, "ada")
    shelf.install(archive, limits=OPEN.limits)
    folder = shelf.folder
    assert folder is not None
    write_metadata(folder / old.id, DeckMetadata("ada", public=False, installed=0.0, used=5 * DAY))
    write_metadata(
        folder / young.id, DeckMetadata("ada", public=False, installed=50 * DAY, used=0.0)
    )
    write_metadata(folder / "little", DeckMetadata())
    assert expired(shelf, OPEN, now=95.5 * DAY) == [old.id]
    assert expired(shelf, OPEN, now=94.5 * DAY) == []
    assert expired(shelf, OPEN, {old.id}, now=95.5 * DAY) == []
    assert expired(shelf, replace(OPEN, days=None), now=1e12) == []
    shelf.used(old.id, now=95 * DAY)
    assert expired(shelf, OPEN, now=95.5 * DAY) == []


# -- files that cannot become cards ----------------------------------------------------------------


def test_one_bad_file_is_left_out_and_named_and_the_others_become_cards(
    shelf: Library, tmp_path: Path
) -> None:
    files = {f"{number}.png": png(number) for number in range(4)}
    files |= {"cut.png": png(9)[:200], "moving.gif": b"GIF89a", "inside.zip": b"PK"}
    heard: list[Refusal] = []
    bad = packed(tmp_path / "some.zip", files)
    info = install_upload(shelf, bad, "ada", OPEN, left_out=heard.append)
    assert isinstance(info, DeckInfo), info
    assert info.cards == 4
    deck = shelf.get(info.id)
    assert deck is not None
    assert {card.id for card in deck.manifest.cards} == {"0", "1", "2", "3"}
    assert {(refusal.code, refusal.params["file"]) for refusal in heard} == {
        ("picture_cut", "cut.png"),
        ("picture_of_another_kind", "moving.gif"),
        ("source_archive_inside", "inside.zip"),
    }


def test_who_does_not_ask_for_that_gets_all_cards_or_none(shelf: Library, tmp_path: Path) -> None:
    bad = packed(tmp_path / "some.zip", {"0.png": png(0), "cut.png": png(9)[:200]})
    refusal = install_upload(shelf, bad, "ada", OPEN)
    assert refusal == Refusal("picture_cut", {"file": "cut.png"})


@pytest.mark.parametrize("name", ["cut.png", "moving.gif"])
def test_a_deck_without_any_card_is_refused(shelf: Library, tmp_path: Path, name: str) -> None:
    bad = packed(tmp_path / "none.zip", {name: png(9)[:200]})
    refusal = install_upload(shelf, bad, "ada", OPEN, left_out=lambda _: None)
    assert isinstance(refusal, Refusal)
    assert refusal.params == {"file": name}


def test_a_card_of_a_manifest_can_be_left_out_too(shelf: Library, tmp_path: Path) -> None:
    files = deck_files(3)
    (broken,) = [name for name in files if name.endswith("png")][:1]
    heard: list[Refusal] = []
    bad = packed(tmp_path / "deck.zip", files | {broken: b"nothing"})
    info = install_upload(shelf, bad, "ada", OPEN, left_out=heard.append)
    assert isinstance(info, DeckInfo), info
    assert info.cards == 2
    assert [refusal.params["file"] for refusal in heard] == [broken]


def test_a_deck_that_has_just_gone_is_nobodys(shelf: Library, archive: Path) -> None:
    info = uploaded(shelf, archive, "ada")
    assert [deck.info.id for deck in decks_of(shelf, "ada")] == [info.id]
    assert shelf.folder is not None
    shutil.rmtree(shelf.folder / info.id)  # the index still knows it
    assert decks_of(shelf, "ada") == []


def test_a_deck_is_as_large_as_its_pictures_and_its_manifest(shelf: Library, archive: Path) -> None:
    info = uploaded(shelf, archive, "ada")
    deck = shelf.get(info.id)
    assert deck is not None
    assert shelf.folder is not None
    files = [file for file in (shelf.folder / info.id).rglob("*") if file.is_file()]
    sizes = {file.name: file.stat().st_size for file in files if file.name == METADATA}
    assert deck.metadata.bytes == sum(file.stat().st_size for file in files) - sum(sizes.values())
