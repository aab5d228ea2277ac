"""What people write, made safe to show: normalised, without tricks, and not too long."""

import unicodedata

from storyhare.rules import CLUE_LIMIT, Refusal

NAME_LIMIT = 20
CHAT_LIMIT = 300

# Marks that turn the direction of text (a name could reverse the words around it), and invisible
# ones that make two names look alike. Joiners stay: several scripts and emoji need them.
_TURNING = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A)), "\u200e", "\u200f"}
_INVISIBLE = {"\u00ad", "\u061c", "\u180e", "\u200b", "\u2060", "\ufeff"}


def tidy(text: str) -> str:
    """The text in one normal form, on one line, without control or turning characters."""
    kept = [sign for sign in unicodedata.normalize("NFC", text) if _is_plain(sign)]
    return " ".join("".join(kept).split())


def _is_plain(sign: str) -> bool:
    if sign in _TURNING or sign in _INVISIBLE:
        return False
    # Cc control, Cs lone surrogate, Co private use, Cn unassigned; white space becomes a blank.
    return sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn")


def name(text: str) -> str | Refusal:
    """A person's name."""
    return _checked(text, "name", NAME_LIMIT)


def clue(text: str) -> str:
    """A clue's text; the rules say whether it is one."""
    return tidy(text[: 4 * CLUE_LIMIT])


def chat(text: str) -> str | Refusal:
    """Something said at the table."""
    return _checked(text, "chat", CHAT_LIMIT)


def _checked(text: str, what: str, limit: int) -> str | Refusal:
    tidied = tidy(text)
    if not tidied:
        return Refusal("text_empty", {"field": what})
    if len(tidied) > limit:
        return Refusal("text_too_long", {"field": what, "length": len(tidied), "limit": limit})
    return tidied
