"""An import as lines of JSON: how far it is, and what has become of it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from storyhare.decks import DeckInfo, DeckStoreUnavailable
from storyhare.rules import Refusal
from storyhare.rules.bounds import Number
from storyhare.server.decks.imports import MOST_NAMED, Import
from storyhare.server.http.requests.errors import Message
from storyhare.words import sentence

log = logging.getLogger("storyhare")


class Waiting(Struct, frozen=True, tag="waiting", tag_field="state"):
    """An import waits; so many go before it, with those that are being made."""

    before: Number


class Making(Struct, frozen=True, tag="making", tag_field="state"):
    """So many of its cards are made; none of none: the pictures have not been counted yet."""

    done: Number
    cards: Number


class LeftOutFile(Struct, frozen=True):
    """Why a file was left out of a deck."""

    refusal: Refusal
    message: Message


class Done(Struct, frozen=True, tag="done", tag_field="state", omit_defaults=True):
    """The deck is there; so many files were left out of it, and why the first of them were."""

    deck: DeckInfo
    left_out: Number = 0
    reasons: Annotated[tuple[LeftOutFile, ...], Meta(max_length=MOST_NAMED)] = ()


class Refused(Struct, frozen=True, tag="refused", tag_field="state"):
    """There is no deck, and why."""

    refusal: Refusal
    message: Message


Step = Waiting | Making | Done | Refused


async def tell(coming: Import) -> AsyncIterator[bytes]:
    """An import as lines of JSON, until it is done or refused."""
    async for _ in coming.follow():
        yield _line(
            Making(coming.done, coming.cards) if coming.before is None else Waiting(coming.before)
        )
    try:
        info = coming.outcome.result()
    except (asyncio.CancelledError, DeckStoreUnavailable):
        info = Refusal("try_again")
    except Exception:  # a mistake of ours, and too late for another status
        log.exception("an import failed")
        info = Refusal("our_fault")
    if isinstance(info, Refusal):
        yield _line(Refused(info, sentence(info)))
        return
    reasons = [LeftOutFile(refusal, sentence(refusal)) for refusal in coming.left_out]
    yield _line(Done(info, coming.left_out_in_all, tuple(reasons)))


def _line(step: Step) -> bytes:
    return msgspec.json.encode(step) + b"\n"
