"""Reads, checks and writes the manifest of a deck, `deck.toml` or `deck.json` (docs/decks.md)."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from storyhare.rules import Refusal, reasons
from storyhare.words.tidy import normal, tidy

FORMAT = 1
# Larger numbers are reported as this one.
HIGHEST_FORMAT = 999_999
NAMES = ("deck.toml", "deck.json")
PICTURES = "large"
MOST_CARDS = 1_000
TITLE_LIMIT = 100
TEXT_LIMIT = 1_000
# The longest file name, folders included.
NAME_LIMIT = 1_000
LIST_LIMIT = 50
_ID = re.compile(r"[a-z0-9-]{1,64}")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
# Characters that lead out of a folder on some systems, or that no name should have.
_ELSEWHERE = re.compile(r"[\\:\x00-\x1f]")
_CARD_PLACE = re.compile(r"cards\[(?P<at>\d+)\]\.?(?P<field>.*)")


class Card(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card: its picture and its texts."""

    id: str
    file: str = ""
    title: str = ""
    titles: dict[str, str] = {}
    alt: dict[str, str] = {}
    tags: tuple[str, ...] = ()
    motifs: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        """The path of the picture, relative to the manifest's folder."""
        return self.file or f"{PICTURES}/{self.id}.webp"


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck's description of itself and its cards.

    A `title` is in the first of the languages, or the same in all; `titles` has it in the others.
    """

    format: int
    id: str
    title: str
    cards: tuple[Card, ...]
    authors: tuple[str, ...] = ()
    licence: str = ""
    languages: Annotated[tuple[str, ...], Meta(max_length=LIST_LIMIT)] = ()
    titles: dict[str, str] = {}


class _Version(Struct, frozen=True):
    """The format version of a manifest; other fields are ignored."""

    format: int


def read_manifest(data: bytes, file: str) -> Manifest | Refusal:
    """Parse a manifest that somebody wrote; `file` is its name, for its kind and for messages.

    Only the worker calls this: parsing can take any amount of time and memory.
    """
    parsed = _parse(data, file)
    if isinstance(parsed, Refusal):
        return parsed
    if not isinstance(parsed, dict):
        return Refusal("manifest_shape", {"file": file, "reason": "data_no_object"})
    if refusal := _newer(parsed.get("format"), file):
        return refusal
    try:
        manifest = msgspec.convert(_with_languages(parsed), Manifest)
    except msgspec.ValidationError as error:
        return _wrong_field(error, parsed, file)
    manifest = _tidy(manifest)
    return wrong(manifest, file) or _settle(manifest)


def wrong(manifest: Manifest, file: str) -> Refusal | None:
    """The first error in a manifest whose types are right; None: it is valid."""
    return next(_wrong(manifest, file), None)


def read_stored(data: bytes, file: str) -> Manifest | Refusal:
    """Read a manifest that `write_manifest` has written: its texts need no checks."""
    try:
        version = msgspec.json.decode(data, type=_Version).format
        manifest = msgspec.json.decode(data, type=Manifest) if version == FORMAT else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return _unreadable(error, file)
    if manifest is None:
        return _newer(version, file) or Refusal("manifest_format", {"file": file, "known": FORMAT})
    return wrong(manifest, file) or manifest


def write_manifest(manifest: Manifest) -> bytes:
    """The manifest as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def is_id(text: str) -> bool:
    """Whether this is a valid id of a deck or a card."""
    return _ID.fullmatch(text) is not None


def slug(text: str) -> str:
    """An id made from any text; empty if no character of it is allowed in an id."""
    plain = normal("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:64].strip("-")


def printable(name: str) -> str:
    """A file's name made safe for a message: anybody may have chosen it."""
    clean = tidy(name[:NAME_LIMIT]) or "?"
    return clean if len(clean) <= 100 else f"{clean[:60]}…{clean[-30:]}"


def is_inside(name: str) -> bool:
    """Whether a relative name stays in its folder on every system."""
    if not 0 < len(name) <= NAME_LIMIT or _ELSEWHERE.search(name):
        return False
    return not name.startswith("/") and not {"..", "."} & set(name.split("/"))


def _newer(version: Any, file: str) -> Refusal | None:
    if not isinstance(version, int) or version <= FORMAT:
        return None
    told = min(version, HIGHEST_FORMAT)
    return Refusal("manifest_newer", {"file": file, "version": told, "known": FORMAT})


def _unreadable(error: Exception, file: str) -> Refusal:
    return Refusal("manifest_unreadable", {"file": file, **_printable(reasons.of_error(error))})


def _printable(facts: reasons.Facts) -> reasons.Facts:
    """The facts of a reason, made safe: they quote what somebody wrote."""
    return {
        name: printable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
    }


def _parse(data: bytes, file: str) -> Any:
    try:
        text = data.decode("utf-8-sig")
        return tomllib.loads(text) if file.endswith(".toml") else msgspec.json.decode(text)
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        return _unreadable(error, file)


def _with_languages(parsed: dict[str, Any]) -> dict[str, Any]:
    """Descriptions without a language become English ones."""
    cards = parsed.get("cards")
    if not isinstance(cards, list):
        return parsed
    return parsed | {"cards": [_with_language(card) for card in cards]}


def _with_language(card: Any) -> Any:
    if isinstance(card, dict) and isinstance(card.get("alt"), str):
        return card | {"alt": {"en": card["alt"]}}
    return card


def _wrong_field(error: Exception, parsed: dict[str, Any], file: str) -> Refusal:
    """The error of the type check, with the names of cards instead of their numbers."""
    facts = _printable(reasons.with_place(error))
    place = str(facts["place"]).removeprefix("$").removeprefix(".")
    in_card = _CARD_PLACE.fullmatch(place)
    if in_card is None:
        facts |= {"file": file, "place": place}
        return Refusal("manifest_field" if place else "manifest_shape", facts)
    number = int(in_card["at"])
    card = parsed["cards"][number]
    name = card.get("id") if isinstance(card, dict) else None
    called = printable(name) if isinstance(name, str) else str(number + 1)
    facts |= {"file": file, "card": called, "place": in_card["field"] or "-"}
    return Refusal("manifest_card_field", facts)


def _tidy(manifest: Manifest) -> Manifest:
    return replace(
        manifest,
        title=tidy(manifest.title),
        titles=_tidy_texts(manifest.titles),
        licence=tidy(manifest.licence),
        authors=_tidy_list(manifest.authors),
        cards=tuple([_tidy_card(card) for card in manifest.cards]),
    )


def _tidy_card(card: Card) -> Card:
    return replace(
        card,
        title=tidy(card.title),
        titles=_tidy_texts(card.titles),
        alt=_tidy_texts(card.alt),
        tags=_tidy_list(card.tags),
        motifs=_tidy_list(card.motifs),
        themes=_tidy_list(card.themes),
        moods=_tidy_list(card.moods),
        clues=_tidy_list(card.clues),
    )


def _tidy_texts(texts: dict[str, str]) -> dict[str, str]:
    return {language: tidied for language, text in texts.items() if (tidied := tidy(text))}


def _tidy_list(texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([tidied for text in texts if (tidied := tidy(text))])


def _settle(manifest: Manifest) -> Manifest:
    """The manifest with its languages: those that it lists, else those of its cards' texts."""
    if manifest.languages:
        return manifest
    spoken = {language for card in manifest.cards for language in (*card.alt, *card.titles)}
    spoken |= manifest.titles.keys()
    return replace(manifest, languages=tuple(sorted(spoken, key=lambda tag: (tag != "en", tag))))


def _wrong(manifest: Manifest, file: str) -> Iterator[Refusal]:
    if manifest.format != FORMAT:
        yield Refusal("manifest_format", {"file": file, "known": FORMAT})
    if not is_id(manifest.id):
        yield Refusal("manifest_deck_id", {"file": file, "deck": printable(manifest.id)})
    titles = (manifest.title, *manifest.titles.values())
    if not all(0 < len(title) <= TITLE_LIMIT for title in titles):
        yield Refusal("manifest_title", {"file": file, "limit": TITLE_LIMIT})
    if len(manifest.licence) > TEXT_LIMIT or not _fits(manifest.authors):
        yield Refusal("manifest_too_much_text", {"file": file, "limit": TEXT_LIMIT})
    yield from _wrong_languages(manifest, file)
    if not manifest.cards:
        yield Refusal("manifest_no_cards", {"file": file})
    if len(manifest.cards) > MOST_CARDS:
        yield Refusal("deck_too_many_cards", {"cards": len(manifest.cards), "most": MOST_CARDS})
    yield from _wrong_cards(manifest, file)


def _wrong_languages(manifest: Manifest, file: str) -> Iterator[Refusal]:
    for language in manifest.languages:
        if not _LANGUAGE.fullmatch(language):
            yield Refusal("manifest_language", {"file": file, "language": printable(language)})
    for language in _unknown(manifest.titles, manifest.languages):
        facts = {"file": file, "language": printable(language)}
        yield Refusal("manifest_title_language", facts)
    if len(set(manifest.languages)) < len(manifest.languages):
        yield Refusal("manifest_language_twice", {"file": file})


def _wrong_cards(manifest: Manifest, file: str) -> Iterator[Refusal]:
    ids: set[str] = set()
    paths: set[str] = set()
    for card in manifest.cards:
        yield from _wrong_card(card, manifest.languages, file)
        if card.id in ids:
            yield Refusal("manifest_card_twice", _about(card, file))
        if card.path in paths:
            facts = _about(card, file, picture=printable(card.path))
            yield Refusal("manifest_picture_twice", facts)
        ids.add(card.id)
        paths.add(card.path)


def _wrong_card(card: Card, languages: tuple[str, ...], file: str) -> Iterator[Refusal]:
    if not is_id(card.id):
        yield Refusal("manifest_card_id", _about(card, file))
    if not is_inside(card.path):
        yield Refusal("manifest_path_outside", _about(card, file, picture=printable(card.path)))
    for language in _unknown((*card.alt, *card.titles), languages):
        yield Refusal("manifest_card_language", _about(card, file, language=printable(language)))
    texts = ((card.title, *card.alt.values()), tuple(card.titles.values()))
    lists = (card.tags, card.motifs, card.themes, card.moods, card.clues)
    if not all(map(_fits, (*texts, *lists))):
        yield Refusal("manifest_card_too_much_text", _about(card, file, limit=TEXT_LIMIT))


def _unknown(used: Iterable[str], languages: tuple[str, ...]) -> Iterator[str]:
    """Languages that are not among the deck's, or without such a list: that are no language."""
    for language in used:
        if not (language in languages if languages else _LANGUAGE.fullmatch(language)):
            yield language


def _about(card: Card, file: str, **facts: int | str) -> dict[str, int | str]:
    return {"file": file, "card": printable(card.id), **facts}


def _fits(texts: tuple[str, ...]) -> bool:
    return len(texts) <= LIST_LIMIT and all(len(text) <= TEXT_LIMIT for text in texts)
