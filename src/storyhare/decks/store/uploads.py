"""Uploaded decks: who may upload, how much, for how long, and who can see the decks."""

import time
from collections.abc import Collection
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from storyhare.decks.limits import MEGA, UPLOAD_LIMITS, Limits
from storyhare.decks.manifest import printable
from storyhare.decks.reading.plan import ImportOptions
from storyhare.decks.store.deck import DAY, Deck, DeckInfo, DeckMetadata
from storyhare.decks.store.install import LeftOut, Progress
from storyhare.decks.store.library import Library, unguessable_id
from storyhare.rules import Refusal

# The file name of an upload that has none.
NAMELESS = "upload.zip"
Role = Literal["host", "guest"]


class Policy(Struct, frozen=True):
    """What the operator allows; by default, nobody uploads."""

    who: Literal["nobody", "hosts", "everybody"] = "nobody"
    # Per owner.
    decks: int = 5
    bytes: int = 200 * MEGA
    # For all owners together.
    total: int = 10_000 * MEGA
    # The size of the uploaded file.
    upload_bytes: int = 300 * MEGA
    # Days without use after which an uploaded deck is deleted; None: never.
    days: int | None = 90
    limits: Limits = UPLOAD_LIMITS


def may_upload(policy: Policy, role: Role) -> Refusal | None:
    """Why somebody in this role may not upload decks; None: they may."""
    match policy.who:
        case "everybody":
            return None
        case "hosts":
            return None if role == "host" else Refusal("upload_only_by_hosts")
        case "nobody":
            return Refusal("upload_not_allowed")


def install_upload(  # noqa: PLR0913 - each is a fact of the upload
    library: Library,
    file: Path,
    owner: str,
    policy: Policy,
    *,
    role: Role = "host",
    title: str | None = None,
    name: str | None = None,
    progress: Progress = lambda _done, _all: None,
    left_out: LeftOut | None = None,
) -> DeckInfo | Refusal:
    """Import an uploaded zip for its owner, under an unguessable id.

    `title` overrides the title in the zip; a zip without one takes it from `name`, its file name.
    With `left_out`, which hears of them, files that cannot become cards are left out.
    """
    if not owner:
        return Refusal("upload_without_owner")
    refusal = may_upload(policy, role) or _wrong_file(file, policy)
    if refusal is not None:
        return refusal

    def check(_: str, metadata: DeckMetadata) -> Refusal | None:
        own = [deck.metadata for deck in decks_of(library, owner)]
        used = library.index.used_bytes
        return over_quota(own, metadata.bytes, policy) or over_total(used, metadata.bytes, policy)

    options = ImportOptions(
        id=unguessable_id(),
        title=title,
        public=False,
        owner=owner,
        file=name or NAMELESS,
        lenient=left_out is not None,
    )
    hear = left_out or (lambda _refusal: None)
    deck = library.install_apart(file, options, policy.limits, progress, check, left_out=hear)
    return deck if isinstance(deck, Refusal) else deck.info


def delete(library: Library, deck_id: str, owner: str) -> Refusal | None:
    """Delete an owner's deck. The answer for somebody else's deck is that there is none."""
    deck = library.get(deck_id)
    if deck is None or not owner or deck.metadata.owner != owner:
        return Refusal("deck_unknown", {"deck": printable(deck_id)})
    return library.remove(deck_id)


def expired(
    library: Library, policy: Policy, ids_in_use: Collection[str] = (), now: float | None = None
) -> list[str]:
    """The ids of uploaded decks that nobody has used for longer than the policy allows."""
    if policy.days is None:
        return []
    now = time.time() if now is None else now
    return [
        deck.manifest.id
        for deck in uploaded(library)
        if deck.manifest.id not in ids_in_use
        and now - max(deck.metadata.used, deck.metadata.installed) > policy.days * DAY
    ]


def listed_for(library: Library, owner: str | None, ids_in_use: Collection[str]) -> list[DeckInfo]:
    """The decks that somebody may see: public ones, their own, and those of their table.

    Only the owner of a deck sees who owns it.
    """
    own = library.index.ids_of(owner) if owner else []
    return [
        info if owner and info.owner == owner else replace(info, owner=None)
        for info in library.some_decks([*library.index.ids_of(None), *own, *ids_in_use])
        if info.public or info.id in ids_in_use or (owner and info.owner == owner)
    ]


def decks_of(library: Library, owner: str) -> list[Deck]:
    """The decks that somebody has uploaded."""
    decks = [library.get(deck_id) for deck_id in library.index.ids_of(owner)]
    return [deck for deck in decks if deck is not None and deck.metadata.owner == owner]


def uploaded(library: Library) -> list[Deck]:
    """The decks that people have uploaded; this reads every deck: too slow for every request."""
    decks = [library.get(info.id) for info in library.decks() if info.owner is not None]
    return [deck for deck in decks if deck is not None]


def over_quota(owned: Collection[DeckMetadata], size: int, policy: Policy) -> Refusal | None:
    """Why the owner of these decks may not have another one of this size; None: they may."""
    if len(owned) >= policy.decks:
        return Refusal("upload_too_many_decks", {"most": policy.decks})
    if sum(metadata.bytes for metadata in owned) + size > policy.bytes:
        return Refusal("upload_quota_full", {"most": policy.bytes // MEGA})
    return None


def over_total(used: int, size: int, policy: Policy) -> Refusal | None:
    """Why all owners together may not have another deck of this size; None: they may."""
    return Refusal("upload_no_room") if used + size > policy.total else None


def _wrong_file(file: Path, policy: Policy) -> Refusal | None:
    # Only the command line imports folders.
    if not file.is_file() or file.is_symlink():
        return Refusal("source_missing", {"file": printable(file.name)})
    if file.stat().st_size > policy.upload_bytes:
        return Refusal("upload_too_large", {"most": policy.upload_bytes // MEGA})
    return None
