"""What people write, made safe to show: in one normal form, on one line, without tricks.

Whatever the text, the cost grows with its length and no faster.
"""

import unicodedata
from collections.abc import Iterator
from typing import Literal

# Marks that turn the direction of text (a name could reverse the words around it), and invisible
# ones that make two names look alike. Joiners stay: several scripts and emoji need them.
_TURNING = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A)), "\u200e", "\u200f"}
_INVISIBLE = {
    *("\u00ad", "\u061c", "\u180e", "\u200b", "\ufeff", "\ufff9", "\ufffa", "\ufffb"),
    *map(chr, range(0x2060, 0x2065)),
    *map(chr, range(0x206A, 0x2070)),
}
# Letters and signs by their category, yet nothing to see.
_BLANKS = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
# No script needs more marks on one letter; a tower of them would cover the lines above.
MOST_MARKS = 4
# The normal form sorts the marks of a letter, which takes as long as the square of their number. So
# it is given no more of them than the Unicode standard expects of any text (UAX 15, Stream-Safe).
MOST_MARKS_SORTED = 30
# Newer pictures than this Python knows; they are told from unassigned signs by their place.
_PICTURES = range(0x1F000, 0x1FB00)


def tidy(text: str) -> str:
    """The text in one normal form, on one line, without control or turning characters."""
    plain = normal("NFC", "".join(filter(_is_plain, text)))
    tidied = " ".join("".join(_without_towers(plain, MOST_MARKS)).split())
    return tidied if any(map(_is_seen, tidied)) else ""


def normal(form: Literal["NFC", "NFKD"], text: str) -> str:
    """A normal form of a text, in which nobody has piled up marks."""
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
    """Does it go on the letter before it? Some that take room of their own are sorted as well."""
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
    # Cc control, Cs lone surrogate, Co private use, Cn unassigned; white space becomes a blank.
    return sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn")
