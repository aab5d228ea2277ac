"""Decks that people bring along: who may, how much, how long, and who gets to see them."""

import time
from collections.abc import Collection
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from storyhare.decks.gather import Wishes
from storyhare.decks.install import Progress
from storyhare.decks.library import Library, unguessable_id
from storyhare.decks.limits import MEGA, UPLOAD_LIMITS, Limits
from storyhare.decks.manifest import Manifest, shown
from storyhare.decks.shelf import DAY, Deck, DeckInfo, Holding
from storyhare.rules import Refusal

# What an upload is called that does not say.
NAMELESS = "upload.zip"
Role = Literal["host", "guest"]


class Policy(Struct, frozen=True):
    """What the operator allows; as it stands, nobody uploads."""

    who: Literal["nobody", "hosts", "everybody"] = "nobody"
    # For each owner.
    decks: int = 5
    bytes: int = 200 * MEGA
    # Of all owners together.
    total: int = 10_000 * MEGA
    # What arrives, before it is opened.
    upload_bytes: int = 300 * MEGA
    # Unused for so many days, an uploaded deck goes; None keeps it.
    days: int | None = 90
    limits: Limits = UPLOAD_LIMITS


def may_upload(policy: Policy, role: Role) -> Refusal | None:
    """Whether somebody in this role may bring a deck at all."""
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
) -> DeckInfo | Refusal:
    """Import an uploaded zip for its owner, under an id that nobody can guess.

    `title` goes before what the zip says of itself; one that says nothing is called by its `name`.
    """
    if not owner:
        return Refusal("upload_without_owner")
    refusal = may_upload(policy, role) or _wrong_file(file, policy)
    if refusal is not None:
        return refusal

    def gate(_: Manifest, holding: Holding) -> Refusal | None:
        everybody = [deck.holding for deck in uploaded(library)]
        held = [one for one in everybody if one.owner == owner]
        taken = sum(one.bytes for one in everybody)
        return over_quota(held, holding.bytes, policy) or over_total(taken, holding.bytes, policy)

    wishes = Wishes(
        id=unguessable_id(), title=title, public=False, owner=owner, file=name or NAMELESS
    )
    imported = library.install(file, wishes, policy.limits, progress, gate)
    if isinstance(imported, Refusal):
        return imported
    deck = library.get(imported.manifest.id)
    assert deck is not None
    return deck.info


def delete(library: Library, deck: str, owner: str) -> Refusal | None:
    """Remove an owner's deck. Somebody else's is answered like one that is not there."""
    found = library.get(deck)
    if found is None or not owner or found.holding.owner != owner:
        return Refusal("deck_unknown", {"deck": shown(deck)})
    return library.remove(deck)


def expired(
    library: Library, policy: Policy, ids_in_use: Collection[str] = (), now: float | None = None
) -> list[str]:
    """Uploaded decks that nobody used for as long as the policy keeps them."""
    if policy.days is None:
        return []
    now = time.time() if now is None else now
    return [
        deck.manifest.id
        for deck in uploaded(library)
        if deck.manifest.id not in ids_in_use
        and now - max(deck.holding.used, deck.holding.installed) > policy.days * DAY
    ]


def listed_for(library: Library, owner: str | None, ids_in_use: Collection[str]) -> list[DeckInfo]:
    """The decks that somebody may see: public ones, their own, and those on their table.

    Who owns a deck is told to nobody but the owner.
    """
    return [
        info if owner and info.owner == owner else replace(info, owner=None)
        for info in library.decks()
        if info.public or info.id in ids_in_use or (owner and info.owner == owner)
    ]


def uploaded(library: Library) -> list[Deck]:
    """The decks that people brought."""
    found = [library.get(info.id) for info in library.decks() if info.owner is not None]
    return [deck for deck in found if deck is not None]


def over_quota(held: Collection[Holding], size: int, policy: Policy) -> Refusal | None:
    """Whether an owner of these decks may not have another one of this size."""
    if len(held) >= policy.decks:
        return Refusal("upload_too_many_decks", {"most": policy.decks})
    if sum(holding.bytes for holding in held) + size > policy.bytes:
        return Refusal("upload_quota_full", {"most": policy.bytes // MEGA})
    return None


def over_total(taken: int, size: int, policy: Policy) -> Refusal | None:
    """Whether all owners together have too much for another deck of this size."""
    return Refusal("upload_no_room") if taken + size > policy.total else None


def _wrong_file(file: Path, policy: Policy) -> Refusal | None:
    # A folder is for people at the machine itself.
    if not file.is_file() or file.is_symlink():
        return Refusal("source_missing", {"file": shown(file.name)})
    if file.stat().st_size > policy.upload_bytes:
        return Refusal("upload_too_large", {"most": policy.upload_bytes // MEGA})
    return None
