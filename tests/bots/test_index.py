"""Texts are found by their stems, and stems by words that are much like them."""

import pytest

from storyhare.bots.scorers.index import Index

TEXTS = Index([("moon", "light"), ("moon",), ("school", "bus"), ()])


def test_a_stem_leads_to_the_texts_that_have_it() -> None:
    moon, bus = TEXTS.find("moon"), TEXTS.find("bus")
    assert moon is not None
    assert bus is not None
    assert [*TEXTS.places(moon)] == [0, 1]
    assert [*TEXTS.places(bus)] == [2]
    assert (TEXTS.spread(moon), TEXTS.spread(bus), TEXTS.texts) == (2, 1, 4)
    assert TEXTS.find("moo") is None


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("moons", {"moon": 2 * 2 / (4 + 3)}),  # <moo, moon
        ("schoolclass", {"school": 0.7}),
        ("moonlight", {"moon": 0.7, "light": 0.7}),
        ("busstop", {}),  # three letters begin many words by chance
        ("sea", {}),
    ],
)
def test_a_word_leads_to_stems_with_its_letters_and_to_its_parts(
    word: str, near: dict[str, float]
) -> None:
    known = {TEXTS.find(stem): stem for stem in ("moon", "light", "school", "bus")}
    assert {known[stem]: likeness for stem, likeness in TEXTS.alike(word)} == near
