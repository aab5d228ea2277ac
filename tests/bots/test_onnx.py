"""An image-text model of one's own, made here: pictures and words that share a colour are near."""

import io
import os
import re
from itertools import combinations_with_replacement
from pathlib import Path
from statistics import fmean

import numpy as np
import onnx
import onnxruntime
import pytest
from msgspec.structs import replace
from onnx import TensorProto, helper, numpy_helper
from PIL import Image
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace

from storyhare.bots.pictures import onnx as eyes_of_onnx
from storyhare.bots.pictures.onnx import MOST_CLUES, OnnxFiles, OnnxScorer
from storyhare.bots.scorers.scorer import waits

COLOURS = {"red": (255, 0, 0), "green": (0, 255, 0), "blue": (0, 0, 255)}
CARDS = tuple([f"mine/{name}" for name in COLOURS])
# Words become their colour, everything else nothing in particular.
TABLE = np.array([[0, 0, 0], [0.1, 0.1, 0.1], [2, -1, -1], [-1, 2, -1], [-1, -1, 2]], np.float32)
IDS = {"red": 2, "green": 3, "blue": 4}
LENGTH = 4


def picture(card: str) -> bytes | None:
    colour = COLOURS.get(card.split("/")[1])
    if colour is None:
        return None
    file = io.BytesIO()
    Image.new("RGB", (20, 30), colour).save(file, "PNG")
    return file.getvalue()


def save(nodes: list[onnx.NodeProto], given: list[onnx.ValueInfoProto], file: Path,
         weights: list[onnx.TensorProto]) -> None:  # fmt: skip
    out = helper.make_tensor_value_info("out", TensorProto.FLOAT, [1, 3])
    graph = helper.make_graph(nodes, "tiny", given, [out], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    onnx.save(model, str(file))


@pytest.fixture
def files(tmp_path: Path) -> OnnxFiles:
    pixels = helper.make_tensor_value_info("pixels", TensorProto.FLOAT, [1, 3, 8, 8])
    mean = helper.make_node("ReduceMean", ["pixels"], ["out"], axes=[2, 3], keepdims=0)
    save([mean], [pixels], tmp_path / "image.onnx", [])
    ids = helper.make_tensor_value_info("ids", TensorProto.INT64, [1, 4])
    words = [
        helper.make_node("Gather", ["table", "ids"], ["each"]),
        helper.make_node("ReduceMean", ["each"], ["out"], axes=[1], keepdims=0),
    ]
    save(words, [ids], tmp_path / "text.onnx", [numpy_helper.from_array(TABLE, "table")])
    known = {"[PAD]": 0, "[UNK]": 1, **IDS}
    tokenizer = Tokenizer(WordLevel(known, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = Whitespace()
    tokenizer.save(str(tmp_path / "tokenizer.json"))
    return OnnxFiles(
        tmp_path / "image.onnx", tmp_path / "text.onnx", tmp_path / "tokenizer.json",
        size=8, length=LENGTH, mean=(0.3, 0.3, 0.3), spread=(0.5, 0.5, 0.5),
    )  # fmt: skip


def likeness(text: str, card: str) -> float:
    """How far a text and a picture point the same way, reckoned without a model."""
    words = TABLE[[IDS.get(word, 1) for word in text.split()[:LENGTH]]].sum(axis=0)
    seen = (np.array(COLOURS[card.split("/")[1]]) / 255 - 0.3) / 0.5
    lengths = float(np.linalg.norm(words) * np.linalg.norm(seen))
    return float(words @ seen) / lengths if lengths else 0.0


@pytest.mark.parametrize("colour", COLOURS)
def test_a_word_finds_its_picture(files: OnnxFiles, colour: str) -> None:
    eyes = OnnxScorer(files, CARDS, picture)
    fits = eyes.fit(f"so {colour}", "en", CARDS)
    assert CARDS[fits.index(max(fits))] == f"mine/{colour}"
    assert max(fits) - sorted(fits)[1] > 1


def test_a_clue_fits_as_far_as_it_points_the_same_way(files: OnnxFiles) -> None:
    eyes = OnnxScorer(files, CARDS, picture)
    for clue in ("so red", "green and red", "blue blue red green red red red"):
        expected = [100.0 * likeness(clue, card) for card in CARDS]
        assert eyes.fit(clue, "en", CARDS) == pytest.approx(expected, abs=1e-3)
    assert eyes.fit("", "en", CARDS) == [0.0, 0.0, 0.0]
    doubtful = OnnxScorer(replace(files, scale=2.0), CARDS, picture)
    assert doubtful.fit("so red", "en", CARDS[:1]) == pytest.approx(
        [2.0 * likeness("so red", CARDS[0])], abs=1e-5
    )


def test_the_time_a_model_takes_is_the_bots_time(files: OnnxFiles) -> None:
    assert waits(OnnxScorer(files, CARDS, picture))


def test_a_model_is_told_which_words_are_padding(files: OnnxFiles) -> None:
    """If it asks for that; and padding would mean something to this one."""
    ids = helper.make_tensor_value_info("ids", TensorProto.INT64, [1, LENGTH])
    mask = helper.make_tensor_value_info("mask", TensorProto.INT64, [1, LENGTH])
    words = [
        helper.make_node("Gather", ["table", "ids"], ["each"]),
        helper.make_node("Cast", ["mask"], ["counted"], to=TensorProto.FLOAT),
        helper.make_node("Unsqueeze", ["counted", "last"], ["column"]),
        helper.make_node("Mul", ["each", "column"], ["masked"]),
        helper.make_node("ReduceMean", ["masked"], ["out"], axes=[1], keepdims=0),
    ]
    table = TABLE.copy()
    table[0] = 9, 0, 5
    weights = [numpy_helper.from_array(table, "table")]
    weights += [numpy_helper.from_array(np.array([2], np.int64), "last")]
    save(words, [ids, mask], files.text, weights)
    found = OnnxScorer(files, CARDS, picture).fit("so green", "en", CARDS)
    expected = [100.0 * likeness("so green", card) for card in CARDS]
    assert found == pytest.approx(expected, abs=1e-3)


def test_pictures_are_prepared_as_clip_wants_them_unless_told_otherwise(tmp_path: Path) -> None:
    assert OnnxFiles(tmp_path, tmp_path, tmp_path) == OnnxFiles(
        tmp_path,
        tmp_path,
        tmp_path,
        size=224,
        length=77,
        mean=(0.48145466, 0.4578275, 0.40821073),
        spread=(0.26862954, 0.26130258, 0.27577711),
        scale=100.0,
    )


def test_a_model_computes_in_one_thread(files: OnnxFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int, list[str]]] = []

    def session(file: str, settings: onnxruntime.SessionOptions, providers: list[str]) -> None:
        made.append((Path(file).name, settings.intra_op_num_threads, providers))

    monkeypatch.setattr(onnxruntime, "InferenceSession", session)
    OnnxScorer(files, CARDS, picture)
    on_the_processor = ["CPUExecutionProvider"]
    assert made == [("image.onnx", 1, on_the_processor), ("text.onnx", 1, on_the_processor)]


def test_it_knows_only_what_it_has_seen(files: OnnxFiles) -> None:
    eyes = OnnxScorer(files, CARDS, picture)
    assert eyes.knows("mine/red")
    assert not eyes.knows("mine/pink")
    assert eyes.fit("red", "en", ("mine/pink",)) == [0.0]
    assert eyes.clues("mine/pink", "en") == ()


def test_a_card_without_a_picture_is_missed_when_it_looks(files: OnnxFiles) -> None:
    seen: list[str] = []

    def looked_at(card: str) -> bytes | None:
        seen.append(card)
        return picture(card)

    eyes = OnnxScorer(files, CARDS, looked_at)
    eyes.warm_up()
    eyes.fit("red", "en", CARDS)
    assert seen == list(CARDS)
    with pytest.raises(LookupError, match="mine/pink"):
        OnnxScorer(files, ("mine/pink",), picture).warm_up()


def test_what_was_seen_is_kept_for_the_next_start(files: OnnxFiles, tmp_path: Path) -> None:
    cache = tmp_path / "deep" / "cache"
    first = OnnxScorer(files, CARDS, picture, cache).fit("red", "en", CARDS)

    def gone(_: str) -> bytes | None:
        raise AssertionError("it looked again")

    again = OnnxScorer(files, CARDS, gone, cache)
    assert again.fit("red", "en", CARDS) == first
    again.clues("mine/red", "en")
    pictures, phrases = sorted([kept.name for kept in cache.iterdir()], reverse=True)
    assert re.fullmatch(r"pictures-[0-9a-f]{24}\.npy", pictures)
    assert re.fullmatch(r"phrases-[0-9a-f]{24}\.npy", phrases)


@pytest.mark.parametrize("name", ["image", "text", "tokenizer"])
def test_what_another_model_saw_is_not_taken_for_this_one_s(
    files: OnnxFiles, tmp_path: Path, name: str
) -> None:
    cache = tmp_path / "cache"
    OnnxScorer(files, CARDS, picture, cache).warm_up()
    OnnxScorer(files, CARDS[:2], picture, cache).warm_up()
    assert len(list(cache.iterdir())) == 2
    os.utime(getattr(files, name), ns=(1, 1))
    OnnxScorer(files, CARDS, picture, cache).warm_up()
    assert len(list(cache.iterdir())) == 3


def test_it_tells_phrases_of_the_tables_language(files: OnnxFiles) -> None:
    eyes = OnnxScorer(files, CARDS, picture)
    assert eyes.name == "vision"
    clues = eyes.clues("mine/red", "en")
    assert len(clues) == MOST_CLUES
    assert eyes.clues("mine/red", "fr") != clues
    assert eyes.clues("mine/red", "xx") == clues


def test_it_tells_what_is_near_this_picture_more_than_others_but_for_the_plainest(
    files: OnnxFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COLOURS, "rust", (200, 80, 10))
    cards = (*CARDS, "mine/rust")
    words = ("red", "green", "blue", "else")
    numbers = range(1, LENGTH + 1)
    texts = [" ".join(some) for n in numbers for some in combinations_with_replacement(words, n)]
    apart = {
        text: likeness(text, "mine/rust") - fmean([likeness(text, card) for card in cards])
        for text in texts
    }
    # Of those that point the same way, one.
    first = {round(apart[text], 4): text for text in reversed(texts)}
    said = {text: (text, "blue") for text in first.values()} | {"unsaid": ()}
    monkeypatch.setattr(eyes_of_onnx, "concepts", lambda _language: said)
    told = OnnxScorer(files, cards, picture).clues("mine/rust", "en")
    ranked = [first[near] for near in sorted(first, reverse=True)]
    assert len(ranked) > 4 + 24
    assert list(told) == ranked[4 : 4 + 24]
