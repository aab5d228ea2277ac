"""The gallery: one page, complete, and deaf to what strangers write into their decks."""

import base64
import hashlib
import json
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from storyhare.decks import Card, Deck, Library, gallery_page, review_page
from storyhare.decks.gallery import STYLE, _facts, _figure
from storyhare.decks.lexicon import LANGUAGES, Links, concepts, links
from storyhare.decks.review import _article, _table
from storyhare.rules import Refusal
from tests.decks.made import SMALL, deck_files, fill, library, manifest

ATTACKS = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "</title><script>alert(1)</script>",
    "</style><svg onload=alert(1)>",
    "javascript:alert(1)",
    "$style ${policy} $cards",
    "<!--",
    "&lt;script&gt;",
]  # fmt: skip


class Page(HTMLParser):
    """The tags of a page, with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._pieces: list[str] = []
        self.feed(text)
        self.text = "".join(self._pieces)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self._pieces.append(data)


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    folder = tmp_path_factory.mktemp("gallery")
    cards = [
        {"id": f"card-{n}", "file": f"pictures/{n % 2 + 1}.png", "title": attack,
         "alt": {"en": attack, "ar": "بحر"}, "tags": [attack], "clues": [attack]}
        for n, attack in enumerate(ATTACKS[:2])
    ]  # fmt: skip
    told = manifest(0, title="".join(ATTACKS)[:100], authors=ATTACKS, licence=ATTACKS[1])
    files = deck_files(2) | {"deck.json": json.dumps(told | {"cards": cards}).encode()}
    shelf = library(folder)
    shelf.install(fill(folder / "source", files), limits=SMALL)
    found = shelf.get("little")
    assert found is not None
    return found


def page(deck: Deck) -> str:
    made = gallery_page(deck)
    assert isinstance(made, str)
    return made


def test_what_people_wrote_is_text_and_nothing_else(deck: Deck) -> None:
    text = page(deck)
    parsed = Page(text)
    tags = {tag for tag, _ in parsed.tags}
    assert tags == {
        "html", "head", "meta", "title", "style", "body", "header", "h1", "p", "main", "figure",
        "img", "figcaption", "h2", "code",
    }  # fmt: skip
    for _, attributes in parsed.tags:
        assert not [name for name in attributes if name.startswith("on")]
    for attack in ATTACKS:
        assert attack in parsed.text


def test_all_cards_are_in_the_page_with_their_pictures_and_texts(deck: Deck) -> None:
    parsed = Page(page(deck))
    pictures = [attributes for tag, attributes in parsed.tags if tag == "img"]
    assert len(pictures) == 2
    for picture, card in zip(pictures, deck.manifest.cards, strict=True):
        assert str(picture["src"]).startswith("data:image/webp;base64,UklGR")
        assert picture["alt"] == card.alt["en"]
    assert {attributes.get("lang") for tag, attributes in parsed.tags if tag == "p"} >= {"en", "ar"}


def test_the_page_asks_for_nothing_and_allows_nothing(deck: Deck) -> None:
    text = page(deck)
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', text)
    rules = dict([rule.split(" ", 1) for rule in policy.split("; ")])
    (style,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert rules == {
        "default-src": "'none'",
        "img-src": "data:",
        "style-src": f"'sha256-{digest}'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    assert style == STYLE
    for _, attributes in Page(text).tags:
        for name in ("src", "href", "action", "srcset"):
            assert str(attributes.get(name, "data:")).startswith("data:")
    assert "url(" not in text
    assert "@import" not in text


def test_a_missing_picture_is_named(deck: Deck, tmp_path: Path) -> None:
    broken = Deck(deck.manifest, deck.metadata, tmp_path, builtin=False, ids=deck.ids)
    refusal = gallery_page(broken)
    assert isinstance(refusal, Refusal)
    assert refusal.params["card"] == "card-0"


# -- the reviewer's page ---------------------------------------------------------------------------


def review(deck: Deck, *languages: str) -> str:
    made = review_page(deck, languages)
    assert isinstance(made, str)
    return made


@pytest.fixture(scope="module")
def dreams() -> Deck:
    found = Library().get("dreams")
    assert found is not None
    return found


def test_the_reviewer_reads_every_card_in_every_language(dreams: Deck) -> None:
    text = review(dreams)
    parsed = Page(text)
    assert [attributes.get("id") for tag, attributes in parsed.tags if tag == "article"] == [
        card.id for card in dreams.manifest.cards
    ]
    marked = {attributes["lang"] for _, attributes in parsed.tags if "lang" in attributes}
    assert marked == set(LANGUAGES)
    for card in dreams.manifest.cards:
        for language in LANGUAGES:
            assert card.alt[language] in parsed.text
    first = dreams.manifest.cards[0].id
    for name in links("dreams")[first].all:
        assert f">{name}</th>" in text
        for language in LANGUAGES:
            assert ", ".join(concepts(language)[name]) in parsed.text


def test_every_part_of_a_card_has_a_line_of_its_own(deck: Deck) -> None:
    card = deck.manifest.cards[0].id
    lines = review(deck).split("\n")
    assert f'<article id="{card}">' in lines
    assert f"<code>{card}</code>" in lines
    assert "</article>" in lines


def test_the_reviewer_can_choose_a_language(dreams: Deck) -> None:
    text = review(dreams, "pl")
    assert 'lang="pl"' in text
    assert 'lang="fr"' not in text
    assert text.count('<th scope="col">') == 3 * len(dreams.manifest.cards)


def test_a_deck_without_links_is_reviewed_by_its_descriptions(deck: Deck) -> None:
    parsed = Page(review(deck))
    assert "table" not in {tag for tag, _ in parsed.tags}
    assert "بحر" in parsed.text


def test_what_people_wrote_is_text_for_the_reviewer_too(deck: Deck) -> None:
    parsed = Page(review(deck))
    assert {tag for tag, _ in parsed.tags} == {
        "html", "head", "meta", "title", "style", "body", "header", "h1", "p", "main", "article",
        "img", "div", "h2", "code", "dl", "dt", "dd",
    }  # fmt: skip
    for attack in ATTACKS:
        assert attack in parsed.text


def test_a_card_shows_all_that_is_written_of_it_and_nothing_else() -> None:
    bare = "<figure>\n<img>\n<figcaption>\n<code>fox</code>\n</figcaption>\n</figure>"
    assert _figure(Card("fox"), "<img>") == bare
    card = Card("fox", "", "The Fox", {"de": "Der Fuchs"}, {"en": "A fox.", "de": "Ein Fuchs."},
                ("tag",), ("motif",), ("theme",), ("mood",), ("clue",))  # fmt: skip
    assert _figure(card, "<img>").splitlines()[2:-1] == [
        "<figcaption>",
        '<h2 dir="auto">The Fox</h2>',
        "<code>fox</code>",
        '<p lang="en" dir="auto">A fox.</p>',
        '<p lang="de" dir="auto"><b>Der Fuchs</b><br>Ein Fuchs.</p>',
        '<p class="words" dir="auto">tag · motif · theme · mood · clue</p>',
        "</figcaption>",
    ]


def test_who_made_a_deck_is_told_if_it_is_known(deck: Deck) -> None:
    quiet = replace(deck, manifest=replace(deck.manifest, authors=(), licence=""))
    assert list(_facts(quiet, "en")) == ["2 cards"]
    known = replace(deck, manifest=replace(deck.manifest, authors=("Ada", "Bea"), licence="CC0"))
    assert list(_facts(known, "en")) == ["2 cards", "Authors: Ada, Bea", "Licence: CC0"]


def test_a_page_has_the_title_of_its_language(deck: Deck) -> None:
    named = replace(deck, manifest=replace(deck.manifest, title="Sea", titles={"de": "Meer"}))
    for language, title in (("de", "Meer"), ("en", "Sea")):
        made = gallery_page(named, language)
        assert isinstance(made, str)
        assert f'<html lang="{language}">' in made
        assert f"<title>{title}</title>" in made


def test_the_reviewer_sees_where_words_are_missing() -> None:
    card = Card("fox", titles={"de": "Der Fuchs"}, alt={"en": "A fox."})
    article = "\n".join(_article(card, "<img>", None, ("en", "de"), "en"))
    assert article == (
        '<article id="fox">\n<img>\n<div class="said">\n'
        '<h2 dir="auto">fox</h2>\n<code>fox</code>\n<dl>\n'
        '<dt>en</dt><dd lang="en" dir="auto">A fox.</dd>\n'
        '<dt>de</dt><dd lang="de" dir="auto"><b>Der Fuchs</b><br>—</dd>\n'
        "</dl>\n</div>\n</article>"
    )


def test_the_reviewer_sees_near_and_far_concepts_apart() -> None:
    known = Links(("unheard-of",), ("hope",), ("luck",))
    table = "\n".join(_table(known, ("en", "de"), "en"))
    rows = re.findall(r'<tr class="(\w+)"><th scope="row">([\w-]+)</th>(.*?)</tr>', table)
    assert [(kind, name) for kind, name, _ in rows] == [
        ("seen", "unheard-of"), ("suggested", "hope"), ("far", "luck"),
    ]  # fmt: skip
    assert rows[0][2] == '<td lang="en">—</td><td lang="de">—</td>'
    for _, name, cells in rows[1:]:
        said = [(tag, ", ".join(concepts(tag)[name])) for tag in ("en", "de")]
        assert cells == "".join([f'<td lang="{tag}">{escape(text)}</td>' for tag, text in said])
    assert table.count('<th scope="col">en</th><th scope="col">de</th>') == 3
