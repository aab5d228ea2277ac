"""Plans a deck from its source: with its manifest, or with one made from its file names.

Only the worker runs this.
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
    printable,
    read_manifest,
    slug,
)
from storyhare.decks.reading.sources import Source
from storyhare.rules import Refusal
from storyhare.words.tidy import tidy

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".jpe", ".jfif", ".webp", ".avif"})
# Pictures of other kinds; they are refused and not skipped, since their owner expects them.
OTHER_PICTURES = frozenset(
    {".svg", ".svgz", ".gif", ".bmp", ".tif", ".tiff", ".heic", ".heif", ".jxl", ".psd", ".ico",
     ".eps", ".fits", ".raw", ".dng", ".apng"}
)  # fmt: skip
ARCHIVES = frozenset({".zip", ".rar", ".7z", ".gz", ".xz", ".bz2", ".tar", ".tgz", ".cbz"})
# The licence of pictures whose owner names none.
OWN_PICTURES = "All rights reserved"


class ImportOptions(Struct, frozen=True):
    """How to install a deck, where that differs from its manifest.

    `file` is the original name of its source, if it has another name now. With `lenient` a file
    that cannot become a card is left out instead of refusing the whole deck.
    """

    id: str | None = None
    title: str | None = None
    licence: str | None = None
    public: bool = True
    owner: str | None = None
    file: str | None = None
    lenient: bool = False


class Plan(Struct, frozen=True):
    """A deck to be made: its manifest, and where its pictures are in the source.

    `left_out` says of pictures why they cannot become cards, where that is known by their names.
    Pictures without a manifest are `framed`: those with one are cards already.
    """

    manifest: Manifest
    base: str
    file: str
    skipped: int = 0
    left_out: tuple[Refusal, ...] = ()
    framed: bool = False

    def path(self, card: Card) -> str:
        """The name of the card's picture in the source."""
        return self.base + card.path


def make_plan(source: Source, label: str, options: ImportOptions, limits: Limits) -> Plan | Refusal:
    """The plan for a source named `label`, of which no picture is missing."""
    base = _base(source.names)
    manifests = [base + name for name in NAMES if base + name in source.names]
    if len(manifests) > 1:
        return Refusal("manifest_twice")
    if options.id is not None and not is_id(options.id):
        return Refusal("deck_id_bad", {"deck": printable(options.id)})
    if manifests:
        plan = _from_manifest(source, base, manifests[0], limits)
    else:
        plan = _from_names(source, options.file or label, lenient=options.lenient)
    if isinstance(plan, Refusal):
        return plan
    cards = len(plan.manifest.cards)
    if cards > limits.cards:
        return Refusal("deck_too_many_cards", {"cards": cards, "most": limits.cards})
    return _with_options(plan, options)


def _with_options(plan: Plan, options: ImportOptions) -> Plan | Refusal:
    manifest = plan.manifest
    title = manifest.title if options.title is None else tidy(options.title)
    licence = manifest.licence if options.licence is None else tidy(options.licence)
    if not 0 < len(title) <= TITLE_LIMIT or len(licence) > TEXT_LIMIT:
        return Refusal("manifest_title", {"file": plan.file, "limit": TITLE_LIMIT})
    # Whoever names the deck names it in every language.
    titles = manifest.titles if options.title is None else {}
    deck_id = options.id or manifest.id
    named = replace(manifest, id=deck_id, title=title, titles=titles, licence=licence)
    return replace(plan, manifest=named)


def _base(names: tuple[str, ...]) -> str:
    """The one folder that has everything in it, as in most zips of a folder; else nothing."""
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
            return Refusal("manifest_picture_missing", facts | {"picture": printable(card.path)})
    return plan


def _from_names(source: Source, label: str, *, lenient: bool) -> Plan | Refusal:
    pictures, left_out = [], []
    for file in source.names:
        suffix = PurePosixPath(file).suffix.lower()
        if suffix in PICTURES:
            pictures.append(file)
        elif suffix in OTHER_PICTURES:
            left_out.append(Refusal("picture_of_another_kind", {"file": printable(file)}))
        elif suffix in ARCHIVES:
            left_out.append(Refusal("source_archive_inside", {"file": printable(file)}))
    if left_out and not (lenient and pictures):
        return left_out[0]
    if not pictures:
        return Refusal("source_without_pictures", {"file": printable(label)})
    title = tidy(PurePosixPath(label).stem)[:TITLE_LIMIT].strip() or "Pictures"
    manifest = Manifest(
        format=FORMAT,
        id=slug(title) or "pictures",
        title=title,
        cards=_cards(pictures),
        licence=OWN_PICTURES,
        languages=("en",),
    )
    skipped = len(source.names) - len(pictures) - len(left_out)
    return Plan(manifest, "", printable(label), skipped, tuple(left_out), framed=True)


def _cards(files: list[str]) -> tuple[Card, ...]:
    taken: set[str] = set()
    cards = []
    for number, file in enumerate(files, 1):
        stem = PurePosixPath(file).stem
        first = slug(stem) or f"card-{number}"
        unused = (f"{first[:58]}-{n}" for n in range(2, len(files) + 2))
        card_id = first if first not in taken else next(id_ for id_ in unused if id_ not in taken)
        taken.add(card_id)
        words = tidy(stem.replace("_", " ").replace("-", " ")) or card_id
        cards.append(Card(card_id, file=file, alt={"en": words}))
    return tuple(cards)
