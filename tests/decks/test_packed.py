"""Texts in one string are found like those in a dict."""

from hypothesis import given
from hypothesis import strategies as st

from storyhare.decks.lexicon import Packed

LETTERS = st.text("abß’ł", max_size=4)


@given(st.lists(LETTERS, max_size=40), LETTERS)
def test_a_text_is_found_at_all_its_places_and_by_each_of_its_parts(
    texts: list[str], wanted: str
) -> None:
    packed = Packed(texts)
    assert [packed[place] for place in range(len(texts))] == texts
    assert packed.find(wanted) == [at for at, text in enumerate(texts) if text == wanted]
    if wanted:
        assert set(packed.having(wanted)) == {at for at, text in enumerate(texts) if wanted in text}


def test_what_lies_across_two_texts_is_in_neither() -> None:
    packed = Packed(["moon", "sea"])
    assert packed.find("moon\nsea") == []
    assert list(packed.having("nsea")) == []
