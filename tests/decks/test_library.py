"""The library: built-in and installed decks, mixed into one pile, the damaged ones left out."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from storyhare.decks import Card, Deck, DeckInfo, Library, Manifest, write_manifest
from storyhare.decks.reading.pictures import SIZES
from storyhare.decks.store.deck import DAY, METADATA, DeckMetadata, write_metadata
from storyhare.rules import Refusal, Setup, plan


def put(shelf: Path, deck: str, cards: int = 2, **metadata: object) -> Path:
    """A deck as the import would leave it; its pictures are only names."""
    folder = shelf / deck
    listed = [Card(f"card-{n}", alt={"en": f"Number {n}."}) for n in range(cards)]
    for size in SIZES:
        (folder / size).mkdir(parents=True)
        for card in listed:
            (folder / size / f"{card.id}.webp").write_bytes(b"RIFF")
    told = Manifest(1, deck, deck.title(), tuple(listed), licence="CC0-1.0", languages=("en",))
    (folder / "deck.json").write_bytes(write_manifest(told))
    if metadata:
        (folder / METADATA).write_bytes(msgspec.json.encode(metadata))
    return folder


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    (tmp_path / "built-in").mkdir()
    return tmp_path / "shelf"


@pytest.fixture
def decks(tmp_path: Path, shelf: Path) -> Library:
    put(tmp_path / "built-in", "dreams", 3)
    return Library(shelf, builtin=tmp_path / "built-in")


def test_built_in_decks_come_first(decks: Library, shelf: Path) -> None:
    put(shelf, "zoo")
    put(shelf, "attic", public=False, owner="ada")
    infos = decks.decks()
    assert [info.id for info in infos] == ["dreams", "attic", "zoo"]
    assert infos[0].cards == 3
    assert (infos[1].owner, infos[1].public) == ("ada", False)
    assert (infos[2].owner, infos[2].public) == (None, True)


def test_a_library_needs_no_folder(tmp_path: Path, decks: Library) -> None:
    alone = Library(None, builtin=tmp_path / "built-in")
    assert [info.id for info in alone.decks()] == ["dreams"]
    assert alone.install(tmp_path) == Refusal("library_without_folder")
    assert alone.remove("zoo") == Refusal("deck_unknown", {"deck": "zoo"})
    assert decks.damaged() == []


def test_several_decks_make_one_pile(decks: Library, shelf: Path) -> None:
    put(shelf, "zoo", 60)
    pile = decks.cards(("dreams", "zoo", "dreams"))
    assert pile is not None
    assert len(pile) == len(set(pile)) == 63
    assert pile[:4] == ("dreams/card-0", "dreams/card-1", "dreams/card-2", "zoo/card-0")
    assert decks.cards(("dreams", "nowhere")) is None
    assert decks.cards(()) == ()
    assert not isinstance(plan(Setup("odyssey", 6, pile)), Refusal)


def test_pictures_are_found_by_deck_card_and_size(decks: Library) -> None:
    found = decks.picture("dreams", "card-1", "medium")
    assert found is not None
    assert found.parts[-3:] == ("dreams", "medium", "card-1.webp")


@pytest.mark.parametrize(
    ("deck", "card", "size"),
    [
        ("dreams", "card-9", "large"),
        ("dreams", "card-1", "huge"),
        ("dreams", "card-1", ".."),
        ("dreams", "../deck", "large"),
        ("dreams", "../../../secret", "large"),
        ("..", "secret", "large"),
        ("../built-in/dreams", "card-1", "large"),
        ("dreams/", "card-1", "large"),
        ("DREAMS", "card-1", "large"),
        ("", "", ""),
        ("dreams\0", "card-1", "large"),
    ],
)
def test_there_are_no_pictures_elsewhere(decks: Library, deck: str, card: str, size: str) -> None:
    assert decks.picture(deck, card, size) is None


def test_the_back_of_the_cards_is_a_picture_too(decks: Library, tmp_path: Path) -> None:
    assert decks.picture("dreams", "_back", "large") is None
    back = tmp_path / "built-in" / "dreams" / "large" / "_back.webp"
    back.write_bytes(b"RIFF")
    assert decks.picture("dreams", "_back", "large") == back


def test_a_retired_card_is_not_dealt_but_still_shown(
    decks: Library, tmp_path: Path, shelf: Path
) -> None:
    old = (Card("old-one", title="Gone By", alt={"en": "A door."}), Card("card-1", title="Once"))
    for folder in (tmp_path / "built-in" / "dreams", put(shelf, "zoo")):
        (folder / "retired").mkdir()
        (folder / "retired" / "old-one.webp").write_bytes(b"RIFF")
        (folder / "retired.json").write_bytes(msgspec.json.encode(old))
    pile = decks.cards(("dreams",))
    assert pile == ("dreams/card-0", "dreams/card-1", "dreams/card-2")
    assert decks.decks()[0].cards == 3
    dreams = decks.get("dreams")
    assert dreams is not None
    assert dreams.retired == old
    shown = tmp_path / "built-in" / "dreams" / "retired" / "old-one.webp"
    assert [decks.picture("dreams", "old-one", size) for size in SIZES] == [shown] * 3
    assert decks.picture("dreams", "old-one", "retired") is None
    # A card that is dealt shows itself; and who installs a deck has no earlier edition of it.
    assert decks.picture("dreams", "card-1", "large") == dreams.folder / "large" / "card-1.webp"
    assert decks.picture("zoo", "old-one", "large") is None


def test_pages_show_no_card_that_is_retired() -> None:
    """Neither the puzzle of the home page nor the examples of the rules."""
    dreams = Library().get("dreams")
    assert dreams is not None
    web = Path(__file__).parents[2] / "web" / "src"
    pages = {
        file.name: set(re.findall(r"'(?:dreams/)?([a-z]+(?:-[a-z]+)+)'", file.read_text("utf-8")))
        for file in web.rglob("*")
        if file.suffix in (".ts", ".svelte")
    }
    dealt = {card.id for card in dreams.manifest.cards}
    assert pages["cards.ts"] <= dealt
    assert len(pages["cards.ts"]) > 10
    retired = {card.id for card in dreams.retired}
    assert {page: ids & retired for page, ids in pages.items() if ids & retired} == {}


def test_a_file_on_the_shelf_is_no_deck(decks: Library, shelf: Path) -> None:
    shelf.mkdir()
    (shelf / "zoo").write_bytes(b"")
    assert decks.get("zoo") is None
    assert decks.remove("zoo") == Refusal("deck_unknown", {"deck": "zoo"})
    assert (shelf / "zoo").exists()


def test_links_are_not_followed(tmp_path: Path, decks: Library, shelf: Path) -> None:
    folder = put(shelf, "zoo")
    (tmp_path / "secret.webp").write_bytes(b"secret")
    picture = folder / "large" / "card-0.webp"
    picture.unlink()
    picture.symlink_to(tmp_path / "secret.webp")
    assert decks.picture("zoo", "card-0", "large") is None
    (tmp_path / "elsewhere").mkdir()
    put(tmp_path / "elsewhere", "linked")
    (shelf / "linked").symlink_to(tmp_path / "elsewhere" / "linked")
    assert decks.get("linked") is None
    assert [damage.id for damage in decks.damaged()] == ["linked"]
    assert decks.remove("linked") is None
    assert not (shelf / "linked").is_symlink()
    assert (tmp_path / "elsewhere" / "linked" / "deck.json").exists()


def test_a_damaged_deck_is_named_and_the_others_work(decks: Library, shelf: Path) -> None:
    put(shelf, "zoo")
    (put(shelf, "cut") / "deck.json").write_bytes(b'{"format": 1,')
    (put(shelf, "moved") / "deck.json").write_bytes((shelf / "zoo" / "deck.json").read_bytes())
    (put(shelf, "whose", owner="ada") / METADATA).write_bytes(b"???")
    (put(shelf, "later") / "deck.json").write_text(json.dumps({"format": 9}), encoding="utf-8")
    (shelf / "no-manifest").mkdir()
    put(shelf, "dreams")
    (shelf / "a file").write_bytes(b"")
    assert [info.id for info in decks.decks()] == ["dreams", "zoo"]
    assert {damage.id: damage.refusal.code for damage in decks.damaged()} == {
        "cut": "manifest_unreadable",
        "moved": "deck_in_another_folder",
        "whose": "deck_holding_damaged",
        "later": "manifest_newer",
        "no-manifest": "deck_without_manifest",
        "dreams": "deck_id_taken",
    }
    found = decks.get("dreams")
    assert found is not None
    assert found.builtin


def test_manifests_are_read_once_and_again_when_they_change(
    decks: Library, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = put(shelf, "zoo", 2)
    first = decks.get("zoo")
    assert first is decks.get("zoo")
    told = json.loads((folder / "deck.json").read_bytes())
    told["title"] = "The Zoo by Night"
    (folder / "deck.json").write_text(json.dumps(told), encoding="utf-8")
    changed = decks.get("zoo")
    assert changed is not None
    assert changed.manifest.title == "The Zoo by Night"
    monkeypatch.setattr("storyhare.decks.store.library.read_deck", None)
    assert decks.get("zoo") is changed


def test_what_was_removed_takes_no_memory(decks: Library, shelf: Path) -> None:
    put(shelf, "zoo")
    assert decks.get("zoo") is not None
    assert shelf / "zoo" in decks._read
    assert decks.remove("zoo") is None
    assert decks.get("zoo") is None
    assert shelf / "zoo" not in decks._read


def test_removing(decks: Library, shelf: Path) -> None:
    put(shelf, "zoo")
    (put(shelf, "cut") / "deck.json").write_bytes(b"{")
    assert decks.remove("zoo") is None
    assert decks.remove("cut") is None
    assert list(shelf.iterdir()) == []
    assert decks.get("zoo") is None
    assert decks.remove("zoo") == Refusal("deck_unknown", {"deck": "zoo"})
    assert decks.remove("../shelf") == Refusal("deck_unknown", {"deck": "../shelf"})
    assert decks.remove("dreams") == Refusal("deck_is_built_in", {"deck": "dreams"})


def test_use_is_remembered_once_a_day(decks: Library, shelf: Path) -> None:
    put(shelf, "zoo", owner="ada", used=1000.0)
    decks.used("zoo", now=1000.0 + DAY / 2)
    assert metadata(decks, "zoo").used == 1000.0
    decks.used("zoo", now=1000.0 + 2 * DAY)
    assert metadata(decks, "zoo") == DeckMetadata("ada", used=1000.0 + 2 * DAY)
    decks.used("dreams")
    decks.used("nowhere")


def test_metadata_is_stored_under_the_names_that_earlier_versions_wrote(
    decks: Library, shelf: Path
) -> None:
    before = {"owner": "ada", "public": False, "used": 5.0, "bytes": 7, "depot": "a"}
    folder = put(shelf, "zoo")
    (folder / "holding.json").write_text(json.dumps(before), encoding="utf-8")
    expected = DeckMetadata("ada", public=False, used=5.0, bytes=7, store_id="a")
    assert metadata(decks, "zoo") == expected
    write_metadata(folder, expected)
    assert json.loads((folder / "holding.json").read_bytes()) == before


def metadata(decks: Library, deck: str) -> DeckMetadata:
    found = decks.find(deck)
    assert isinstance(found, Deck)
    return found.metadata


def test_the_decks_that_come_with_the_game_work() -> None:
    library = Library()
    assert library.damaged() == []
    for info in library.decks():
        assert info.public
        cards = library.cards((info.id,))
        assert cards is not None
        assert len(cards) == info.cards
        for card in cards:
            for size in SIZES:
                assert library.picture(info.id, card.partition("/")[2], size) is not None


def test_a_deck_without_a_back_borrows_the_one_of_the_game(
    decks: Library, shelf: Path, tmp_path: Path
) -> None:
    put(shelf, "zoo")
    assert decks.picture("zoo", "_back", "large") is None
    back = tmp_path / "built-in" / "dreams" / "large" / "_back.webp"
    back.write_bytes(b"RIFF")
    assert decks.picture("zoo", "_back", "large") == back
    assert decks.picture("attic", "_back", "large") is None
    assert decks.picture("zoo", "_back", "huge") is None


@pytest.mark.parametrize(
    ("name", "most", "more"),
    [
        ("title", "t" * 100, "t" * 101),
        ("titles", {"de": "t" * 100}, {"de": "t" * 101}),
        ("licence", "l" * 1000, "l" * 1001),
        ("authors", ["a" * 1000] * 50, ["a"] * 51),
        ("authors", ["a"], ["a" * 1001]),
        ("languages", ["en"] * 50, ["en"] * 51),
    ],
)
def test_a_deck_in_a_list_is_bounded_as_its_manifest_is(
    name: str, most: object, more: object
) -> None:
    """Clients are promised these bounds, and read no more."""
    facts = {"id": "zoo", "title": "Zoo", "cards": 1, "languages": [], "licence": "", "authors": []}
    facts |= {"owner": None, "public": True, "titles": {}}
    assert isinstance(msgspec.convert(facts | {name: most}, DeckInfo), DeckInfo)
    with pytest.raises(msgspec.ValidationError, match=name):
        msgspec.convert(facts | {name: more}, DeckInfo)
