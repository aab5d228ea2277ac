"""What the worker makes of strangers' files, called here without a process of its own."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from storyhare.decks.limits import Limits
from storyhare.decks.manifest import (
    LIST_LIMIT,
    MOST_CARDS,
    NAME_LIMIT,
    TEXT_LIMIT,
    TITLE_LIMIT,
    Card,
    Manifest,
    is_inside,
    printable,
    read_manifest,
    read_stored,
    slug,
    write_manifest,
    wrong,
)
from storyhare.decks.reading.plan import (
    ARCHIVES,
    OTHER_PICTURES,
    PICTURES,
    ImportOptions,
    Plan,
    make_plan,
)
from storyhare.rules import Refusal

SMALL = Limits(cards=4, entries=6, manifest_bytes=3_000_000)


class Files:
    """A source in memory."""

    def __init__(self, files: Mapping[str, bytes] | Iterable[str]) -> None:
        self.files: dict[str, bytes | Refusal] = (
            dict(files) if isinstance(files, Mapping) else dict.fromkeys(files, b"x")
        )
        self.names = tuple(sorted(self.files))

    def read(self, name: str, most: int) -> bytes | Refusal:
        assert most == SMALL.manifest_bytes
        return self.files[name]


def planned(
    files: Mapping[str, bytes] | Iterable[str], name: str = "My pics", **options: Any
) -> Plan:
    plan = make_plan(Files(files), name, ImportOptions(**options), SMALL)
    assert isinstance(plan, Plan), plan
    return plan


def refused(files: Mapping[str, bytes] | Iterable[str], **options: Any) -> Refusal:
    refusal = make_plan(Files(files), "pics.zip", ImportOptions(**options), SMALL)
    assert isinstance(refusal, Refusal), refusal
    return refusal


def told(**changes: Any) -> bytes:
    facts = {"format": 1, "id": "a", "title": "A", "cards": [{"id": "x", "file": "x.png"}]}
    return json.dumps(facts | changes).encode()


def test_a_manifest_that_cannot_be_unpacked_is_refused() -> None:
    damaged = Refusal("source_entry_damaged", {"file": "deck.json"})

    source = Files(["deck.json"])
    source.files["deck.json"] = damaged
    assert make_plan(source, "pics.zip", ImportOptions(), SMALL) == damaged


# -- a deck from names -----------------------------------------------------------------------------


def test_kinds_of_files_are_told_by_their_endings() -> None:
    pictures = ["png", "jpg", "jpeg", "jpe", "jfif", "webp", "avif"]
    others = [
        "svg",
        "svgz",
        "gif",
        "bmp",
        "tif",
        "tiff",
        "heic",
        "heif",
        "jxl",
        "psd",
        "ico",
        "eps",
        "fits",
        "raw",
        "dng",
        "apng",
    ]
    archives = ["zip", "rar", "7z", "gz", "xz", "bz2", "tar", "tgz", "cbz"]
    assert {f".{end}" for end in pictures} == PICTURES
    assert {f".{end}" for end in others} == OTHER_PICTURES
    assert {f".{end}" for end in archives} == ARCHIVES
    for end in pictures:
        assert len(planned([f"a.{end.upper()}"]).manifest.cards) == 1
    for end in others:
        found = refused(["a.png", f"b.{end}"])
        assert found == Refusal("picture_of_another_kind", {"file": f"b.{end}"})
    for end in archives:
        found = refused(["a.png", f"b.{end}"])
        assert found == Refusal("source_archive_inside", {"file": f"b.{end}"})
    assert planned(["a.png", "b.txt", "c"]).skipped == 2
    assert refused(["b.txt"]) == Refusal("source_without_pictures", {"file": "pics.zip"})


def test_pictures_without_a_manifest_are_framed_and_cards_are_not() -> None:
    photos = planned(["b.png", "a.jpg", "notes.txt"])
    assert (photos.framed, photos.skipped, photos.base, photos.file) == (True, 1, "", "My pics")
    told = json.dumps({"format": 1, "id": "d", "title": "D", "cards": [{"id": "a"}]}).encode()
    cards = planned({"deck.json": told, "large/a.webp": b"x"})
    assert (cards.framed, cards.skipped, cards.file) == (False, 0, "deck.json")


def test_cards_are_called_like_their_files() -> None:
    plan = planned(["A_b-c.png", "sub/A b c.jpg", "x/a-b-c.webp", "é!.png"], "My pics.zip")
    assert plan.manifest.cards == (
        Card("a-b-c", "A_b-c.png", alt={"en": "A b c"}),
        Card("a-b-c-2", "sub/A b c.jpg", alt={"en": "A b c"}),
        Card("a-b-c-3", "x/a-b-c.webp", alt={"en": "a b c"}),
        Card("e", "é!.png", alt={"en": "é!"}),
    )
    assert (plan.base, plan.file, plan.skipped) == ("", "My pics.zip", 0)
    assert plan.path(plan.manifest.cards[1]) == "sub/A b c.jpg"
    made = plan.manifest
    assert (made.format, made.id, made.title) == (1, "my-pics", "My pics")
    assert (made.licence, made.languages) == ("All rights reserved", ("en",))
    strange = planned(["日本.png", "-.png"], "日本")
    assert [card.id for card in strange.manifest.cards] == ["card-1", "card-2"]
    assert [card.alt["en"] for card in strange.manifest.cards] == ["card-1", "日本"]
    assert (strange.manifest.id, strange.manifest.title) == ("pictures", "日本")
    assert planned(["a.png"], "..").manifest.title
    long = planned(["x" * 70 + ".png", "y/" + "x" * 70 + ".png"], "t" * 120)
    assert [card.id for card in long.manifest.cards] == ["x" * 64, "x" * 58 + "-2"]
    assert long.manifest.title == "t" * TITLE_LIMIT


def test_there_are_as_many_cards_as_may_be() -> None:
    assert len(planned([f"{n}.png" for n in range(4)]).manifest.cards) == 4
    found = refused([f"{n}.png" for n in range(5)])
    assert found == Refusal("deck_too_many_cards", {"cards": 5, "most": 4})


# -- a deck by its manifest ------------------------------------------------------------------------


def test_a_manifest_lies_at_the_top_or_in_the_one_folder() -> None:
    assert planned({"deck.json": told(), "x.png": b""}).base == ""
    inside = planned({"all/deck.json": told(), "all/x.png": b""})
    assert (inside.base, inside.file) == ("all/", "all/deck.json")
    assert inside.path(inside.manifest.cards[0]) == "all/x.png"
    # In a folder among others it is none, and its pictures are only pictures.
    beside = planned({"all/deck.json": told(), "all/x.png": b"", "y.png": b""})
    assert [card.file for card in beside.manifest.cards] == ["all/x.png", "y.png"]
    toml = b'format = 1\nid = "a"\ntitle = "A"\n[[cards]]\nid = "x"\nfile = "x.png"\n'
    assert planned({"deck.toml": toml, "x.png": b""}).manifest.id == "a"
    assert refused({"deck.toml": toml, "deck.json": told(), "x.png": b""}) == Refusal(
        "manifest_twice"
    )
    missing = refused({"all/deck.json": told(), "all/y.png": b""})
    facts = {"file": "deck.json", "card": "x", "picture": "x.png"}
    assert missing == Refusal("manifest_picture_missing", facts)
    assert refused({"deck.json": b"{"}).code == "manifest_unreadable"


def test_wishes_go_before_what_is_written() -> None:
    files = {"deck.json": told(licence="CC0"), "x.png": b""}
    plan = planned(files, id="mine", title=" Mine\n", licence=" none ")
    assert (plan.manifest.id, plan.manifest.title, plan.manifest.licence) == (
        "mine",
        "Mine",
        "none",
    )
    plain = planned(files)
    assert (plain.manifest.id, plain.manifest.title, plain.manifest.licence) == ("a", "A", "CC0")
    assert refused(files, id="No") == Refusal("deck_id_bad", {"deck": "No"})
    assert planned(files, title="t" * TITLE_LIMIT, licence="l" * TEXT_LIMIT)
    for wish in ({"title": "t" * (TITLE_LIMIT + 1)}, {"title": " "}, {"licence": "l" * 1001}):
        facts: dict[str, int | str] = {"file": "deck.json", "limit": TITLE_LIMIT}
        assert refused(files, **wish) == Refusal("manifest_title", facts)
    assert planned(["a.png"], "lies-here", file="called so.zip").manifest.title == "called so"


# -- manifests -------------------------------------------------------------------------------------


def deck(**changes: Any) -> Manifest:
    return replace(Manifest(1, "a", "A", (Card("x", "x.png"),)), **changes)


def card(**changes: Any) -> Manifest:
    return deck(cards=(replace(Card("x", "x.png"), **changes),))


@pytest.mark.parametrize(
    ("right", "off", "code"),
    [
        (deck(), deck(format=2), "manifest_format"),
        (deck(), deck(format=0), "manifest_format"),
        (deck(id="a" * 64), deck(id="a" * 65), "manifest_deck_id"),
        (deck(title="t" * 100), deck(title="t" * 101), "manifest_title"),
        (deck(title="t"), deck(title=""), "manifest_title"),
        (deck(licence="l" * 1000), deck(licence="l" * 1001), "manifest_too_much_text"),
        (deck(authors=("a",) * 50), deck(authors=("a",) * 51), "manifest_too_much_text"),
        (deck(authors=("a" * 1000,)), deck(authors=("a" * 1001,)), "manifest_too_much_text"),
        (deck(languages=("en", "pt-BR")), deck(languages=("english",)), "manifest_language"),
        (deck(languages=("en", "fr")), deck(languages=("en", "en")), "manifest_language_twice"),
        (deck(), deck(cards=()), "manifest_no_cards"),
        (card(id="x" * 64), card(id="X"), "manifest_card_id"),
        (card(file="a/b.png"), card(file="../b.png"), "manifest_path_outside"),
        (card(alt={"en": "x"}), card(alt={"English": "x"}), "manifest_card_language"),
        (card(title="t" * 1000), card(title="t" * 1001), "manifest_card_too_much_text"),
        (card(alt={"en": "t" * 1000}), card(alt={"en": "t" * 1001}), "manifest_card_too_much_text"),
        *[
            (card(**{n: ("t",) * 50}), card(**{n: ("t",) * 51}), "manifest_card_too_much_text")
            for n in ("tags", "motifs", "themes", "moods", "clues")
        ],
    ],
)
def test_a_manifest_is_right_up_to_its_limits(right: Manifest, off: Manifest, code: str) -> None:
    assert wrong(right, "deck.json") is None
    found = wrong(off, "deck.json")
    assert found is not None
    assert found.code == code


def test_nothing_stands_twice_and_languages_are_those_that_are_listed() -> None:
    twice = deck(cards=(Card("x", "x.png"), Card("x", "y.png")))
    assert wrong(twice, "f") == Refusal("manifest_card_twice", {"file": "f", "card": "x"})
    same = deck(cards=(Card("x", "x.png"), Card("y", "x.png")))
    facts = {"file": "f", "card": "y", "picture": "x.png"}
    assert wrong(same, "f") == Refusal("manifest_picture_twice", facts)
    listed = replace(card(alt={"fr": "x"}), languages=("en",))
    facts = {"file": "f", "card": "x", "language": "fr"}
    assert wrong(listed, "f") == Refusal("manifest_card_language", facts)
    assert wrong(replace(listed, languages=("en", "fr")), "f") is None
    many = tuple([Card(f"c{n}", f"{n}.png") for n in range(MOST_CARDS)])
    assert wrong(deck(cards=many), "f") is None
    one_more = deck(cards=(*many, Card("more", "more.png")))
    facts2: dict[str, int | str] = {"cards": MOST_CARDS + 1, "most": MOST_CARDS}
    assert wrong(one_more, "f") == Refusal("deck_too_many_cards", facts2)


def test_texts_are_tidied_and_empty_ones_go() -> None:
    lists = {n: [" a\n", " ", "b"] for n in ("tags", "motifs", "themes", "moods", "clues")}
    cards = [{"id": "x", "title": " T ", "alt": {"en": " hop ", "fr": " "}, **lists}]
    found = read_manifest(told(title=" A ", licence=" l ", authors=[" a ", ""], cards=cards), "f")
    assert isinstance(found, Manifest)
    assert (found.title, found.licence, found.authors) == ("A", "l", ("a",))
    (made,) = found.cards
    assert (made.title, made.alt) == ("T", {"en": "hop"})
    assert {getattr(made, name) for name in lists} == {("a", "b")}
    assert found.languages == ("en",)
    assert made.path == "large/x.webp"


def test_languages_are_those_that_cards_speak_english_first() -> None:
    cards = [{"id": "x", "alt": {"fr": "a", "de": "b"}}, {"id": "y", "alt": "plain"}]
    found = read_manifest(told(cards=cards), "f")
    assert isinstance(found, Manifest)
    assert found.languages == ("en", "de", "fr")
    assert found.cards[1].alt == {"en": "plain"}
    listed = read_manifest(told(cards=cards, languages=["fr", "de", "en"]), "f")
    assert isinstance(listed, Manifest)
    assert listed.languages == ("fr", "de", "en")
    assert read_manifest(told(languages=["aa"] * (LIST_LIMIT + 1)), "f") != listed


@pytest.mark.parametrize(
    ("data", "code", "facts"),
    [
        (b"[]", "manifest_shape", {"reason": "data_no_object"}),
        (told(format=2), "manifest_newer", {"version": 2, "known": 1}),
        (told(format=10**9), "manifest_newer", {"version": 999_999, "known": 1}),
        (told(format=0), "manifest_format", {"known": 1}),
        (told(title=1), "manifest_field", {"place": "title"}),
        (told(more=1), "manifest_shape", {}),
        (told(cards=1), "manifest_field", {"place": "cards"}),
        (told(cards=[1]), "manifest_card_field", {"card": "1", "place": "-"}),
        (
            told(cards=[{"id": "x", "tags": 1}]),
            "manifest_card_field",
            {"card": "x", "place": "tags"},
        ),
        (told(cards=[{"id": 7}]), "manifest_card_field", {"card": "1", "place": "id"}),
        (b"\xff", "manifest_unreadable", {}),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    data: bytes, code: str, facts: dict[str, int | str]
) -> None:
    found = read_manifest(data, "deck.json")
    assert isinstance(found, Refusal)
    assert found.code == code
    assert facts.items() <= found.params.items()
    assert found.params["file"] == "deck.json"


def test_what_was_written_is_read_again() -> None:
    made = deck(authors=("a",), languages=("en",))
    data = write_manifest(made)
    assert data.endswith(b"}\n")
    assert b'\n  "format": 1' in data
    assert read_stored(data, "f") == made
    newer = read_stored(data.replace(b'"format": 1', b'"format": 3'), "f")
    assert newer == Refusal("manifest_newer", {"file": "f", "version": 3, "known": 1})
    older = read_stored(data.replace(b'"format": 1', b'"format": 0'), "f")
    assert older == Refusal("manifest_format", {"file": "f", "known": 1})
    for broken in (b"{", b"\xff", b'{"format": 1}', data.replace(b'"A"', b"7")):
        assert isinstance(read_stored(broken, "f"), Refusal)
    off = read_stored(data.replace(b'"A"', b'""'), "f")
    assert isinstance(off, Refusal)
    assert off.code == "manifest_title"


def test_names_stay_in_their_folder_and_are_shown_in_part() -> None:
    assert is_inside("a" * NAME_LIMIT)
    for name in ("a" * (NAME_LIMIT + 1), "", "/a", "a/../b", "./a", "a\\b", "c:a", "a\nb"):
        assert not is_inside(name)
    assert is_inside("a/..b/.c")
    assert printable("a" * 100) == "a" * 100
    assert printable("a" * 60 + "b" * 60) == "a" * 60 + "…" + "b" * 30
    assert printable("") == "?"
    assert slug("Crème Brûlée! 2") == "creme-brulee-2"
    assert slug("x" * 63 + "-yy") == "x" * 63
    assert slug("日本") == ""
