"""What a source would become: its manifest, or one made up from the names of its pictures.

Only the worker calls this.
"""

from pathlib import PurePosixPath

from msgspec import Struct
from msgspec.structs import replace

from storyhare.decks.limits import Limits
from storyhare.decks.manifest import (
    FORMAT,
    NAMES,
    TEXT_LIMIT,
    TITLE_LIMIT,
    Card,
    Manifest,
    is_id,
    read_manifest,
    shown,
    slug,
)
from storyhare.decks.sources import Source
from storyhare.rules import Refusal
from storyhare.words.tidy import tidy

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".jpe", ".jfif", ".webp", ".avif"})
# Pictures of kinds that are not taken; said aloud, for their owner expects them in the deck.
OTHER_PICTURES = frozenset(
    {".svg", ".svgz", ".gif", ".bmp", ".tif", ".tiff", ".heic", ".heif", ".jxl", ".psd", ".ico",
     ".eps", ".fits", ".raw", ".dng", ".apng"}
)  # fmt: skip
ARCHIVES = frozenset({".zip", ".rar", ".7z", ".gz", ".xz", ".bz2", ".tar", ".tgz", ".cbz"})
# What the law says of pictures whose owner said nothing.
OWN_PICTURES = "All rights reserved"


class Wishes(Struct, frozen=True):
    """How a deck is to be installed, where that differs from what its manifest says.

    `file` is what its source is called, where it lies under another name.
    """

    id: str | None = None
    title: str | None = None
    licence: str | None = None
    public: bool = True
    owner: str | None = None
    file: str | None = None


class Plan(Struct, frozen=True):
    """A deck that could be made: its manifest, and where in the source its pictures lie."""

    manifest: Manifest
    base: str
    file: str
    skipped: int = 0

    def path(self, card: Card) -> str:
        """The name of the card's picture in the source."""
        return self.base + card.path


def gather(source: Source, name: str, wishes: Wishes, limits: Limits) -> Plan | Refusal:
    """The plan for a source called `name`; every picture that it needs is there."""
    base = _base(source.names)
    found = [base + manifest for manifest in NAMES if base + manifest in source.names]
    if len(found) > 1:
        return Refusal("manifest_twice")
    if wishes.id is not None and not is_id(wishes.id):
        return Refusal("deck_id_bad", {"deck": shown(wishes.id)})
    if found:
        plan = _from_manifest(source, base, found[0], limits)
    else:
        plan = _from_names(source, wishes.file or name)
    if isinstance(plan, Refusal):
        return plan
    cards = len(plan.manifest.cards)
    if cards > limits.cards:
        return Refusal("deck_too_many_cards", {"cards": cards, "most": limits.cards})
    return _as_wished(plan, wishes)


def _as_wished(plan: Plan, wishes: Wishes) -> Plan | Refusal:
    manifest = plan.manifest
    title = manifest.title if wishes.title is None else tidy(wishes.title)
    licence = manifest.licence if wishes.licence is None else tidy(wishes.licence)
    if not 0 < len(title) <= TITLE_LIMIT or len(licence) > TEXT_LIMIT:
        return Refusal("manifest_title", {"file": plan.file, "limit": TITLE_LIMIT})
    deck = wishes.id or manifest.id
    return replace(plan, manifest=replace(manifest, id=deck, title=title, licence=licence))


def _base(names: tuple[str, ...]) -> str:
    """The one folder that everything lies in, as in most zips of a folder; else nothing."""
    tops = {name.partition("/")[0] if "/" in name else "" for name in names}
    (top,) = tops if len(tops) == 1 else ("",)
    return f"{top}/" if top and any(f"{top}/{manifest}" in names for manifest in NAMES) else ""


def _from_manifest(source: Source, base: str, file: str, limits: Limits) -> Plan | Refusal:
    data = source.read(file, limits.manifest_bytes)
    if isinstance(data, Refusal):
        return data
    manifest = read_manifest(data, file.removeprefix(base))
    if isinstance(manifest, Refusal):
        return manifest
    plan = Plan(manifest, base, file)
    names = frozenset(source.names)
    for card in manifest.cards:
        if plan.path(card) not in names:
            facts: dict[str, int | str] = {"file": file.removeprefix(base), "card": card.id}
            return Refusal("manifest_picture_missing", facts | {"picture": shown(card.path)})
    return plan


def _from_names(source: Source, name: str) -> Plan | Refusal:
    pictures = []
    for file in source.names:
        suffix = PurePosixPath(file).suffix.lower()
        if suffix in PICTURES:
            pictures.append(file)
        elif suffix in OTHER_PICTURES:
            return Refusal("picture_of_another_kind", {"file": shown(file)})
        elif suffix in ARCHIVES:
            return Refusal("source_archive_inside", {"file": shown(file)})
    if not pictures:
        return Refusal("source_without_pictures", {"file": shown(name)})
    title = tidy(PurePosixPath(name).stem)[:TITLE_LIMIT].strip() or "Pictures"
    manifest = Manifest(
        format=FORMAT,
        id=slug(title) or "pictures",
        title=title,
        cards=_cards(pictures),
        licence=OWN_PICTURES,
        languages=("en",),
    )
    return Plan(manifest, "", shown(name), len(source.names) - len(pictures))


def _cards(files: list[str]) -> tuple[Card, ...]:
    taken: set[str] = set()
    cards = []
    for number, file in enumerate(files, 1):
        stem = PurePosixPath(file).stem
        first = slug(stem) or f"card-{number}"
        unused = (f"{first[:58]}-{n}" for n in range(2, len(files) + 2))
        card = first if first not in taken else next(name for name in unused if name not in taken)
        taken.add(card)
        words = tidy(stem.replace("_", " ").replace("-", " ")) or card
        cards.append(Card(card, file=file, alt={"en": words}))
    return tuple(cards)
