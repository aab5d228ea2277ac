"""Makes text of users safe to show: in one normal form, on one line, without misleading characters.

The cost is linear in the length of the text, whatever it is.
"""

import unicodedata
from collections.abc import Iterator
from typing import Literal

# Characters that change the direction of text (a name could reverse the words around it), and
# invisible ones that make two names look alike. Joiners stay: several scripts and emoji need them.
_TURNING = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A)), "\u200e", "\u200f"}
_INVISIBLE = {
    *("\u00ad", "\u061c", "\u180e", "\u200b", "\ufeff", "\ufff9", "\ufffa", "\ufffb"),
    *map(chr, range(0x2060, 0x2065)),
    *map(chr, range(0x206A, 0x2070)),
}
# Letters and symbols by their category, yet invisible.
_BLANKS = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
# No script needs more marks on one letter; a stack of them would cover the lines above.
MOST_MARKS = 4
# Normalizing sorts the marks of a letter in quadratic time. So it gets no more of them than the
# Unicode standard expects of any text (UAX 15, Stream-Safe).
MOST_MARKS_SORTED = 30
# Emoji newer than this Python's Unicode tables; their code points tell them from unassigned ones.
_PICTURES = range(0x1F000, 0x1FB00)


def tidy(text: str) -> str:
    """The text in one normal form, on one line, without control or direction characters."""
    if text.isascii() and text.isprintable():  # only blanks can be wrong
        return " ".join(text.split())
    plain = normal("NFC", "".join(filter(_is_plain, text)))
    tidied = " ".join("".join(_without_towers(plain, MOST_MARKS)).split())
    return tidied if any(map(_is_seen, tidied)) else ""


def normal(form: Literal["NFC", "NFKD"], text: str) -> str:
    """A normal form of a text, with stacks of marks cut off."""
    return unicodedata.normalize(form, "".join(_without_towers(text, MOST_MARKS_SORTED)))


def _without_towers(text: str, most: int) -> Iterator[str]:
    marks = 0
    for sign in text:
        if _is_mark(sign):
            marks += 1
        elif unicodedata.category(sign) != "Cf":  # a joiner between two marks is no new letter
            marks = 0
        if marks <= most:
            yield sign


def _is_mark(sign: str) -> bool:
    """Whether a character is a mark on the letter before it, or is sorted like one."""
    return unicodedata.combining(sign) > 0 or unicodedata.category(sign) in ("Mn", "Me")


def _is_seen(sign: str) -> bool:
    drawn = unicodedata.category(sign)[0] not in "CMZ"
    return (drawn and sign not in _BLANKS) or _is_picture(sign)


def _is_picture(sign: str) -> bool:
    return ord(sign) in _PICTURES


def _is_plain(sign: str) -> bool:
    if sign in _TURNING or sign in _INVISIBLE:
        return False
    if _is_picture(sign):
        return True
    # Cc control, Cs lone surrogate, Co private use, Cn unassigned; white space becomes a space.
    return sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn")
