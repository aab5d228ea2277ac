"""Makes one self-contained web page of a deck: all cards with their texts."""

import base64
import hashlib
from collections.abc import Iterator
from html import escape
from string import Template

from storyhare.decks.manifest import Card
from storyhare.decks.reading.pictures import SIZES
from storyhare.decks.store.deck import Deck, find_picture
from storyhare.rules import Refusal
from storyhare.words import DEFAULT, say

STYLE = """
:root { color-scheme: light dark;
  --paper: #f3ead8; --ink: #2b2433; --quiet: #6d6274; --card: #fffaf0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1924; --ink: #f0e7d8; --quiet: #b3a6b8; --card: #2a2433; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, "Iowan Old Style", "Noto Serif", serif; }
header { max-width: 60rem; margin: 0 auto; padding: 3rem 1.5rem 1rem; text-align: center; }
h1 { margin: 0 0 .5rem; font-size: 2.4rem; line-height: 1.1; }
header p { margin: .2rem 0; color: var(--quiet); }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 2rem 1.5rem; max-width: 90rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
figure { margin: 0; background: var(--card); border-radius: 14px; overflow: hidden;
  box-shadow: 0 2px 10px rgb(0 0 0 / .18); }
img { display: block; width: 100%; height: auto; aspect-ratio: 2 / 3; object-fit: cover; }
figcaption { padding: .9rem 1rem 1.1rem; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.1rem; }
code { color: var(--quiet); font-size: .8rem; }
figcaption p { margin: .4rem 0 0; }
.words { color: var(--quiet); font-size: .85rem; font-style: italic; }
@media print { figure { break-inside: avoid; box-shadow: none; border: 1px solid #ccc; } }
"""

PAGE = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="$policy">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>$title</title>
<style>$style</style>
</head>
<body>
<header>
<h1 dir="auto">$title</h1>
$facts
</header>
<main>
$cards
</main>
</body>
</html>
""")


def gallery_page(deck: Deck, language: str = DEFAULT) -> str | Refusal:
    """The page in a language, or which picture is missing."""
    figures = []
    for card in deck.manifest.cards:
        shown = picture(deck, card)
        if isinstance(shown, Refusal):
            return shown
        figures.append(_figure(card, shown))
    return page(deck, "\n".join(figures), language)


def page(deck: Deck, cards: str, language: str, more_style: str = "") -> str:
    """The whole page; `cards` is the HTML of its cards."""
    style = STYLE + more_style
    return PAGE.substitute(
        policy=_policy(style),
        language=language,
        title=escape(deck.manifest.titles.get(language, deck.manifest.title)),
        style=style,
        facts="\n".join(f'<p dir="auto">{escape(fact)}</p>' for fact in _facts(deck, language)),
        cards=cards,
    )


def picture(deck: Deck, card: Card) -> str | Refusal:
    """A card's picture as an embedded image, or that it is missing."""
    path = find_picture(deck, card.id, "medium")
    if path is None:
        facts = {"deck": deck.manifest.id, "card": card.id, "size": "medium"}
        return Refusal("deck_picture_missing", facts)
    width, height = SIZES["medium"]
    first = next(iter(card.alt.values()), "")
    data = base64.b64encode(path.read_bytes()).decode()
    return (
        f'<img src="data:image/webp;base64,{data}" alt="{escape(first)}"'
        f' width="{width}" height="{height}" loading="lazy" decoding="async">'
    )


def named(card: Card, language: str) -> str:
    """The title in another language than the first, before the text in that language."""
    title = card.titles.get(language)
    return f"<b>{escape(title)}</b><br>" if title else ""


def _policy(style: str) -> str:
    """A policy that allows only this style and embedded pictures."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    rules = {
        "default-src": "'none'",
        "img-src": "data:",
        "style-src": f"'sha256-{digest}'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _facts(deck: Deck, language: str) -> Iterator[str]:
    manifest = deck.manifest
    yield say("gallery-cards", language, cards=len(manifest.cards))
    if manifest.authors:
        yield f"{say('deck-authors', language)}: {', '.join(manifest.authors)}"
    if manifest.licence:
        yield f"{say('deck-licence', language)}: {manifest.licence}"


def _figure(card: Card, shown: str) -> str:
    lines = [f'<h2 dir="auto">{escape(card.title)}</h2>'] if card.title else []
    lines.append(f"<code>{escape(card.id)}</code>")
    lines += [
        f'<p lang="{escape(language)}" dir="auto">{named(card, language)}{escape(text)}</p>'
        for language, text in card.alt.items()
    ]
    words = [*card.tags, *card.motifs, *card.themes, *card.moods, *card.clues]
    if words:
        lines.append(f'<p class="words" dir="auto">{escape(" · ".join(words))}</p>')
    caption = "\n".join(lines)
    return f"<figure>\n{shown}\n<figcaption>\n{caption}\n</figcaption>\n</figure>"
