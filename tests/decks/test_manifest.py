"""The manifest: what it may say, how it is refused, and that printing it loses nothing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storyhare.decks.limits import MEGAPIXELS
from storyhare.decks.manifest import (
    Manifest,
    is_inside,
    read_manifest,
    read_stored,
    slug,
    write_manifest,
)
from storyhare.rules import Refusal
from storyhare.words import sentence
from tests.decks.made import manifest

TOML = """
format = 1
id = "seaside"
title = "Seaside"
authors = ["Ada"]
licence = "CC-BY-4.0"
languages = ["en", "de"]

[[cards]]
id = "gull"
file = "pictures/Möwe.jpg"
alt = "A gull on a pole."
tags = ["bird"]

[[cards]]
id = "wave"
title = "The Wave"
alt = { en = "A wave.", de = "Eine Welle." }
clues = ["splash"]
"""


def read(told: object, file: str = "deck.json") -> Manifest | Refusal:
    return read_manifest(json.dumps(told).encode(), file)


def test_toml_is_read_and_a_plain_description_is_english() -> None:
    deck = read_manifest(TOML.encode(), "deck.toml")
    assert isinstance(deck, Manifest)
    gull, wave = deck.cards
    assert gull.alt == {"en": "A gull on a pole."}
    assert gull.path == "pictures/Möwe.jpg"
    assert wave.alt == {"en": "A wave.", "de": "Eine Welle."}
    assert wave.path == "large/wave.webp"
    assert deck.languages == ("en", "de")


def test_the_example_in_the_documentation_is_a_deck() -> None:
    text = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)
    deck = read_manifest(example.encode(), "deck.toml")
    assert isinstance(deck, Manifest)
    assert [card.id for card in deck.cards] == ["gull", "wave"]
    for megapixels in MEGAPIXELS.values():
        assert f"{megapixels} megapixels" in text or f"progressive {megapixels}" in text


def test_what_the_painter_writes_is_read() -> None:
    card = {
        "id": "low-tide", "title": "Low Tide", "motifs": ["moon"], "themes": ["waiting"],
        "moods": ["calm"], "alt": "A child stands on a shore.", "clues": ["tide"],
    }  # fmt: skip
    told = {"format": 1, "id": "dreams", "title": "Dreams", "licence": "CC-BY-4.0", "cards": [card]}
    deck = read(told)
    assert isinstance(deck, Manifest)
    assert deck.languages == ("en",)
    assert deck.cards[0].motifs == ("moon",)


def test_a_title_may_be_given_in_every_language() -> None:
    wave = {"id": "wave", "title": "The Wave", "titles": {"de": "Die\u202e Welle", "fr": " "}}
    deck = read(manifest(cards=0) | {"titles": {"pl": "Nad morzem"}, "cards": [wave]})
    assert isinstance(deck, Manifest)
    assert deck.titles == {"pl": "Nad morzem"}
    assert deck.cards[0].titles == {"de": "Die Welle"}
    assert deck.languages == ("de", "pl")
    assert read_stored(write_manifest(deck), "deck.json") == deck


def test_languages_that_are_not_listed_are_those_of_the_cards() -> None:
    cards = [{"id": "a", "alt": {"pl": "Fala.", "en": "A wave."}}, {"id": "b", "alt": {"de": "x"}}]
    deck = read(manifest(cards=0) | {"cards": cards})
    assert isinstance(deck, Manifest)
    assert deck.languages == ("en", "de", "pl")


def card(**facts: Any) -> dict[str, Any]:
    return {"cards": [{"id": "fox", "alt": "A fox."} | facts]}


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"format": 2}, "manifest_newer", "Update Storyhare"),
    ({"format": 0}, "manifest_format", "format = 1"),
    ({"format": "1"}, "manifest_field", "the field format is wrong"),
    ({"id": "Little Deck"}, "manifest_deck_id", "“Little Deck” can’t be"),
    ({"id": "../up"}, "manifest_deck_id", "lowercase letters"),
    ({"id": ""}, "manifest_deck_id", "lowercase letters"),
    ({"id": "x" * 65}, "manifest_deck_id", "1 to 64"),
    ({"title": "  "}, "manifest_title", "needs a title"),
    ({"title": "x" * 101}, "manifest_title", "needs a title"),
    ({"titles": {"de": "x" * 101}}, "manifest_title", "needs a title"),
    ({"titles": {"klingon!": "x"}}, "manifest_title_language", "“klingon!”, which is not among"),
    ({"titles": 7}, "manifest_field", "the field titles is wrong"),
    ({"authors": ["x" * 2000]}, "manifest_too_much_text", "too long"),
    ({"licens": "MIT"}, "manifest_shape", "licens"),
    ({"languages": ["English"]}, "manifest_language", "en, de or pt-BR"),
    ({"languages": ["en", "en"]}, "manifest_language_twice", "listed twice"),
    ({"cards": []}, "manifest_no_cards", "add at least one"),
    ({"cards": "all"}, "manifest_field", "the field cards is wrong"),
    ({"cards": [7]}, "manifest_card_field", "card 1"),
    (card(id="Fox!"), "manifest_card_id", "“Fox!”"),
    (card(alt=7), "manifest_card_field", "card fox, the field alt is wrong"),
    (card(picture="x.png"), "manifest_card_field", "picture"),
    (card(alt={"klingon!": "x"}), "manifest_card_language", "klingon!"),
    ({"languages": ["de"], **card()}, "manifest_card_language", "“en”, which is not among"),
    ({"languages": ["en"], **card(titles={"de": "x"})}, "manifest_card_language", "“de”"),
    (card(titles={"de": "x" * 1001}), "manifest_card_too_much_text", "card fox has too much text"),
    (card(tags=["x"] * 51), "manifest_card_too_much_text", "card fox has too much text"),
    (card(alt="x" * 1001), "manifest_card_too_much_text", "card fox has too much text"),
    (card(file="../../secret.png"), "manifest_path_outside", "name a file inside"),
    (card(file="/etc/passwd"), "manifest_path_outside", "name a file inside"),
    (card(file="C:\\fox.png"), "manifest_path_outside", "forward slashes"),
    ({"cards": [{"id": "a"}, {"id": "a"}]}, "manifest_card_twice", "two cards are called a"),
    (
        {"cards": [{"id": "a", "file": "x.png"}, {"id": "b", "file": "x.png"}]},
        "manifest_picture_twice",
        "each card needs its own",
    ),
    (
        {"cards": [{"id": f"c{n}"} for n in range(1001)]},
        "deck_too_many_cards",
        "1,001 pictures are too many",
    ),
]


@pytest.mark.parametrize(("changes", "code", "words"), WRONG)
def test_what_is_wrong_is_named(changes: dict[str, Any], code: str, words: str) -> None:
    refusal = read(manifest() | changes)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert words in sentence(refusal)


@pytest.mark.parametrize(
    ("data", "file"),
    [
        (b"", "deck.json"),
        (b"\xff\xfe\x00", "deck.json"),
        (b"[" * 100_000, "deck.json"),
        (b"a = " + b"[" * 5_000, "deck.toml"),
        (b'{"id": "\\ud800"', "deck.json"),
        (b'{"id": "\\ud800"}', "deck.json"),
        (b"[1, 2]", "deck.json"),
        (b"7", "deck.json"),
        (b"format = 1\nformat = 1", "deck.toml"),
        (b'{"format": 1e999}', "deck.json"),
        (b'{"format": ' + b"9" * 6_000 + b"}", "deck.json"),
    ],
)
def test_what_is_no_manifest_at_all_is_refused(data: bytes, file: str) -> None:
    refusal = read_manifest(data, file)
    assert isinstance(refusal, Refusal)
    assert file in sentence(refusal)


def test_texts_lose_what_hides_or_turns_others() -> None:
    card = {"id": "one", "title": "👩\u200d🚀", "alt": "e\u0301"}
    deck = {"format": 1, "id": "d", "title": " a\u202eb\u0000c\n d\u200b ", "cards": [card]}
    manifest = read_manifest(json.dumps(deck).encode(), "deck.json")
    assert isinstance(manifest, Manifest)
    assert manifest.title == "abc d"
    assert manifest.cards[0].alt == {"en": "é"}
    assert manifest.cards[0].title == "👩\u200d🚀"


def test_ids_come_from_any_name() -> None:
    assert slug("Große Möwe (2)") == "groe-mowe-2"
    assert slug("夢") == ""
    assert len(slug("x" * 200)) == 64


@pytest.mark.parametrize(
    "name", ["..", "../a", "a/../b", "/a", "C:/a", "a\\b", "", "a\x00b", "./a", "a\nb"]
)
def test_names_that_leave_their_folder(name: str) -> None:
    assert not is_inside(name)


texts = st.text(max_size=30)
ids = st.from_regex(r"[a-z0-9-]{1,12}", fullmatch=True)
lists = st.lists(texts, max_size=4)
cards_told = st.lists(
    st.fixed_dictionaries(
        {"id": ids},
        optional={
            "file": st.from_regex(r"[a-z]{1,5}/[a-zé ]{1,8}\.png", fullmatch=True),
            "title": texts,
            "alt": texts | st.dictionaries(st.sampled_from(["en", "de", "pt-BR"]), texts),
            "tags": lists, "motifs": lists, "themes": lists, "moods": lists, "clues": lists,
        },
    ),
    min_size=1, max_size=5, unique_by=lambda told: str(told["id"]),
)  # fmt: skip
manifests = st.fixed_dictionaries(
    {"format": st.just(1), "id": ids, "title": st.text(min_size=1, max_size=50)},
    optional={
        "authors": lists,
        "licence": texts,
        "languages": st.just(["en", "de", "pt-BR"]),
    },
)


@settings(max_examples=150, deadline=None)
@given(manifests, cards_told)
def test_parse_print_parse_is_parse(told: dict[str, Any], cards: list[dict[str, Any]]) -> None:
    first = read(told | {"cards": cards})
    if isinstance(first, Manifest):
        assert read_manifest(write_manifest(first), "deck.json") == first


@settings(max_examples=150, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | texts,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
        max_leaves=8,
    ),
    st.sampled_from(["format", "id", "title", "cards", "languages", "authors", "licence"]),
)
def test_anything_at_all_in_a_field_is_read_or_refused(value: Any, field: str) -> None:
    answer = read(manifest() | {field: value})
    assert isinstance(answer, Manifest) or sentence(answer)
