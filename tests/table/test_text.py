"""What people write: tricks go, every script and every rabbit stays."""

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storyhare.rules import Refusal
from storyhare.table import text as texts
from storyhare.words.tidy import tidy
from tests.cost import MOST_TIMES, TEXTS, TIMES, times_as_much

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

TRICKS = {
    "lone surrogates": ("a\ud800b\udfff", "ab"),
    "a zero-width space": ("pay\u200bpal", "paypal"),
    "a word joiner": ("a\u2060b\ufeff", "ab"),
    "a soft hyphen": ("An\u00adn", "Ann"),
    "right-to-left overrides": ("abc\u202edcba\u202c", "abcdcba"),
    "isolates": ("\u2066a\u2067b\u2068c\u2069", "abc"),
    "direction marks": ("a\u200e\u200f\u061cb", "ab"),
    "invisible operators": ("a\u2061\u2062\u2063\u2064b", "ab"),
    "interlinear marks": ("a\ufff9b\ufffac\ufffb", "abc"),
    "control characters": ("a\x00\x07\x7f\x9bb", "ab"),
    "line breaks": ("a\r\nb\u2028c\u2029d\x85e\vf", "a b c d e f"),
    "blanks of all kinds": (" a\u00a0\u2003\u3000b ", "a b"),
    "private signs": ("a\ue000\U000f0000b", "ab"),
    "signs that are none": ("a\uffff\ufffe\U0001ffffb", "ab"),
    "marks apart from their letter": ("e\u0301", "\u00e9"),
    "marks hidden from their letter": ("e\u200b\u0301", "\u00e9"),
    "a tower of marks": ("z" + "\u0351" * 30 + "a", "z" + "\u0351" * 4 + "a"),
    "a tower with joiners in it": ("z" + "\u200d\u0351" * 9, "z" + "\u200d\u0351" * 4 + "\u200d"),
}  # fmt: skip

GOOD = [
    "Ann", "Zoë", "Łukasz", "Nguyễn", "Ольга", "עֲדִינָה", "محمد", "می‌خواهم", "नरेन्द्र", "ขวัญ",
    "さくら", "김서연", "李", "O\u2019Hare", "x²", "🐇", "🐇❤️", FAMILY, "👩🏽‍🚀", "1️⃣",
    SCOTLAND, "\U0001fae8",
]  # fmt: skip


@pytest.mark.parametrize("trick", TRICKS)
def test_tricks_go(trick: str) -> None:
    typed, tidied = TRICKS[trick]
    assert tidy(typed) == tidied


@pytest.mark.parametrize("word", GOOD)
def test_words_of_all_scripts_and_pictures_with_joiners_stay(word: str) -> None:
    assert tidy(word) == unicodedata.normalize("NFC", word)


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\u200d", "\u200c\u200d", "\u0301", "\u3164", "\u2800", "\u115f\uffa0", "\ufe0f"],
)  # fmt: skip
def test_what_nobody_can_see_is_empty(typed: str) -> None:
    assert tidy(typed) == ""
    assert texts.name(typed) == Refusal("text_empty", {"field": "name"})
    assert texts.clue(typed) == ""


@given(st.text(alphabet=st.characters(), max_size=60))
def test_tidying_twice_changes_nothing_more(typed: str) -> None:
    once = tidy(typed)
    assert tidy(once) == once
    assert once == once.strip()
    once.encode()  # no lone surrogate is left
    assert len(once.splitlines()) <= 1
    assert not any(unicodedata.bidirectional(sign) in TURNING for sign in once)


TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def test_limits_count_what_is_left_after_tidying() -> None:
    assert texts.name("\u200b" * 100 + "x" * 20) == "x" * 20
    too_long = Refusal("text_too_long", {"field": "name", "length": 21, "limit": 20})
    assert texts.name("x" * 21) == too_long
    assert texts.chat("x" * 300) == "x" * 300
    assert isinstance(texts.chat("x" * 301), Refusal)
    assert texts.chat("\n") == Refusal("text_empty", {"field": "chat"})


def test_a_long_clue_stays_too_long_for_the_rules() -> None:
    assert texts.clue("x" * 161) == "x" * 161
    too_long = Refusal("clue_too_long", {"length": 100_000, "limit": 160})
    assert texts.clue("x" * 100_000) == too_long


@pytest.mark.parametrize("sign", ["x", " ", "\u0301", "\u200b"])
def test_raw_text_beyond_all_reason_is_too_long_whatever_it_would_tidy_up_to(
    sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "tidy", None)  # nobody looks at it
    for check, limit, field in ((texts.name, 20, "name"), (texts.chat, 300, "chat")):
        facts: dict[str, int | str] = {
            "field": field,
            "length": texts.RAW * limit + 1,
            "limit": limit,
        }
        assert check(sign * (texts.RAW * limit + 1)) == Refusal("text_too_long", facts)
    facts = {"length": texts.RAW * 160 + 1, "limit": 160}
    assert texts.clue(sign * (texts.RAW * 160 + 1)) == Refusal("clue_too_long", facts)


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", TEXTS)
async def test_tidying_costs_the_same_for_every_sign(kind: str) -> None:
    little, large = TEXTS[kind](8_000), TEXTS[kind](8_000 * TIMES)

    async def cost_of(text: str) -> float:
        began = time.process_time()
        tidy(text)
        return time.process_time() - began

    assert await times_as_much(lambda: cost_of(little), lambda: cost_of(large)) < MOST_TIMES


MARKED = st.text(alphabet="ae\u0301\u0327\u0316\u0f73\u0344\u0958\U0001d165\u1100\u1161\u200d ")


@given(MARKED)
def test_tidying_marks_twice_changes_nothing_more(typed: str) -> None:
    once = tidy(typed)
    assert tidy(once) == once
    assert unicodedata.is_normalized("NFC", once)


@given(st.lists(st.sampled_from(["a", "e\u0301", "\u1ec7", "\u0958\u0301", "\u1100\u1161"])))
def test_marks_that_a_script_needs_stay(letters: list[str]) -> None:
    typed = "".join(letters)
    assert tidy(typed) == unicodedata.normalize("NFC", typed)
