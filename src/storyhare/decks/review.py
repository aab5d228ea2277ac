"""Makes one web page to proof-read the words of a deck: every card with all its texts."""

from collections.abc import Iterator, Sequence
from html import escape

from storyhare.decks.gallery import named, page, picture
from storyhare.decks.lexicon import LANGUAGES, Links, concepts, links
from storyhare.decks.lexicon.oblique import oblique
from storyhare.decks.manifest import Card
from storyhare.decks.store.deck import Deck
from storyhare.rules import Refusal
from storyhare.words import DEFAULT, say

STYLE = """
main { display: block; max-width: 110rem; padding-top: 0; }
article { margin: 0 0 2.5rem; padding: 1.2rem; background: var(--card); border-radius: 14px; }
article::after { content: ""; display: block; clear: both; }
article > img { float: left; width: 17rem; margin: 0 1.5rem 1rem 0; border-radius: 8px; }
h3 { margin: 1rem 0 .2rem; font-size: 1rem; }
.said { overflow: hidden; }
dl { margin: .6rem 0 0; }
dt { float: left; width: 2.4rem; color: var(--quiet); font-family: monospace; }
dd { margin: 0 0 .5rem 2.4rem; }
.wide { clear: both; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .85rem; line-height: 1.35; }
th, td { padding: .2rem .5rem; text-align: start; vertical-align: top;
  border-top: 1px solid color-mix(in srgb, var(--quiet) 35%, transparent); }
th { font-weight: normal; color: var(--quiet); font-family: monospace; }
thead th { border: 0; }
td { min-width: 8rem; }
tr.seen td { font-weight: bold; }
tr.far td { color: var(--quiet); }
@media (max-width: 60rem) { article > img { float: none; } }
@media print { article { break-inside: auto; } }
"""


def review_page(
    deck: Deck, languages: Sequence[str] = (), language: str = DEFAULT
) -> str | Refusal:
    """Texts in these languages, by default all of the deck's; or which picture is missing.

    `language` is that of the page's own headings.
    """
    chosen = tuple(languages) or deck.manifest.languages
    known = links(deck.manifest.id) if deck.builtin else {}
    articles = []
    for card in deck.manifest.cards:
        shown = picture(deck, card)
        if isinstance(shown, Refusal):
            return shown
        article = _article(card, shown, known.get(card.id), chosen, language)
        articles.append("\n".join(article))
    return page(deck, "\n".join(articles), language, STYLE)


def _article(
    card: Card, shown: str, known: Links | None, chosen: Sequence[str], language: str
) -> Iterator[str]:
    yield f'<article id="{escape(card.id)}">\n{shown}\n<div class="said">'
    yield f'<h2 dir="auto">{escape(card.title or card.id)}</h2>\n<code>{escape(card.id)}</code>'
    yield from _list(card, {language: card.alt.get(language, "—") for language in chosen})
    spoken = [language for language in chosen if language in LANGUAGES]
    if known is not None and spoken:
        clues = {
            language: " · ".join(
                oblique(known, concepts(language), card.alt.get(language, ""), language)
            )
            for language in spoken
        }
        yield f"<h3>{say('review-clues', language)}</h3>"
        yield from _list(None, clues)
    yield "</div>"
    if known is not None and spoken:
        yield from _table(known, spoken, language)
    yield "</article>"


def _list(card: Card | None, texts: dict[str, str]) -> Iterator[str]:
    """Texts by language; with a card, its title before each."""
    yield "<dl>"
    for language, text in texts.items():
        tag = escape(language)
        title = named(card, language) if card else ""
        yield f'<dt>{tag}</dt><dd lang="{tag}" dir="auto">{title}{escape(text)}</dd>'
    yield "</dl>"


def _table(known: Links, spoken: Sequence[str], language: str) -> Iterator[str]:
    """A table with a row per concept and a column per language."""
    kinds = (
        ("seen", say("review-seen", language), known.seen),
        ("suggested", say("review-suggested", language), known.suggested),
        ("far", say("review-far", language), known.far),
    )
    heads = "".join([f'<th scope="col">{escape(language)}</th>' for language in spoken])
    for kind, title, names in kinds:
        yield f'<div class="wide">\n<h3>{title}</h3>\n<table>'
        yield f"<thead><tr><td></td>{heads}</tr></thead>\n<tbody>"
        for name in names:
            said = {tag: ", ".join(concepts(tag).get(name, ("—",))) for tag in spoken}
            cells = [f'<td lang="{tag}">{escape(text)}</td>' for tag, text in said.items()]
            yield f'<tr class="{kind}"><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'
        yield "</tbody></table>\n</div>"
