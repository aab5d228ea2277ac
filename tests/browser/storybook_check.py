"""Checks that a storybook is self-contained: its HTML, and what a browser asks for to show it."""

import re
from html.parser import HTMLParser

from tests.browser.engines import Running, Wishes

ADDRESSES = ("src", "href", "srcset", "action", "data", "poster", "formaction", "ping")


class Book(HTMLParser):
    """What a storybook is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.handlers: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the tag, its addresses and its handlers."""
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ADDRESSES]
        self.handlers += [name for name, _ in attrs if name.startswith("on")]


async def check_storybook(running: Running, text: str, rounds: int, cards: int) -> str:
    """Check that it has no script and no address, and shows every picture; returns its text."""
    book = Book(text)
    assert not {"script", "iframe", "object", "embed", "link", "base", "form"} & set(book.tags)
    assert book.handlers == []
    assert len(book.addresses) == cards
    assert all(address.startswith("data:image/webp;base64,") for address in book.addresses)
    fonts = re.findall(r"url\(([^)]{0,20})", text)
    assert fonts
    assert all(font.startswith("data:font/woff2") for font in fonts)
    return await _opened(running, text, rounds, cards)


async def _opened(running: Running, text: str, rounds: int, cards: int) -> str:
    context = await running.context(Wishes())
    page = await context.new_page()
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    await page.set_content(text)
    await page.wait_for_function("[...document.images].every((image) => image.complete)")
    drawn = await page.evaluate("[...document.images].filter((one) => one.naturalWidth > 0).length")
    assert drawn == cards
    assert await page.locator("blockquote").count() == rounds
    assert [url for url in asked if not url.startswith("data:")] == []
    assert troubles == []
    seen = await page.locator("body").inner_text()
    await context.close()
    return seen
