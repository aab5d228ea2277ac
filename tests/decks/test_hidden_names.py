"""When a longer word gives the name of a thing away, letter by letter."""

import pytest

from storyhare.decks.lexicon.oblique import _hides, meaningful, tellable
from storyhare.decks.lexicon.stems import letter_groups, split


@pytest.mark.parametrize(
    ("word", "name", "language", "hidden"),
    [
        # The name itself is no longer word.
        ("moon", "moon", "en", False),
        ("shadow", "shadow", "en", False),
        # Six letters are found anywhere, five are not.
        ("overshadowed", "shadow", "en", True),
        ("xxxmousexxx", "mouse", "en", False),
        # Four at the beginning and at the end, and within a compound where a language has them.
        ("moonstruck", "moon", "en", True),
        ("fullmoon", "moon", "en", True),
        ("xxxmoonxxx", "moon", "en", False),
        ("xxxmondxxx", "mond", "de", True),
        ("xxmondxxx", "mond", "de", False),
        ("xxxmondxx", "mond", "de", False),
        ("xxxbootxxx", "boot", "nl", True),
        # Diminutives.
        ("xbootchen", "boot", "de", True),
        ("xbootlein", "boot", "de", True),
        ("xbootje", "boot", "nl", True),
        ("xboottje", "boot", "nl", True),
        ("xbootje", "boot", "en", False),
        # Three letters count only in a word that is clearly longer.
        ("sunxy", "sun", "en", False),
        ("sunxyz", "sun", "en", True),
        ("xysun", "sun", "en", False),
        ("xyzsun", "sun", "en", True),
        ("uhrxyz", "uhr", "de", True),
        ("solxyz", "sol", "es", False),
        ("xyzsol", "sol", "es", True),
        # Endings of a language that declines.
        ("sola", "sol", "pl", True),
        ("solxyz", "sol", "pl", True),
        ("solwxyz", "sol", "pl", False),
        ("xyzsol", "sol", "pl", False),
    ],
)
def test_a_word_hides_a_name(word: str, name: str, language: str, hidden: bool) -> None:
    assert _hides(word, name, language) is hidden


def test_words_of_four_letters_have_a_meaning() -> None:
    assert meaningful("the fox sees moon", "en") == ("moon",)
    # The stem is short, the word is not.
    assert meaningful("using", "en") == ("use",)
    assert meaningful("uses", "en") == ()


def test_the_first_two_phrases_stand_alone_and_others_of_several_words() -> None:
    assert tellable("hope", ("a", "b", "c", "d e")) == ("a", "b", "d e")


def test_very_long_words_are_cut() -> None:
    assert split("x" * 41, "en") == ["x" * 40]
    assert split("x" * 40, "en") == ["x" * 40]


def test_a_short_word_is_one_group_of_letters() -> None:
    assert letter_groups("a") == ("<a>",)
    assert letter_groups("ab") == ("<ab>",)
    assert letter_groups("abc") == ("<abc", "abc>")
