"""An image-text model of one's own, made here: pictures and words that share a colour are near."""

import io
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper
from PIL import Image
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace

from storyhare.bots.pictures.onnx import MOST_CLUES, OnnxFiles, OnnxScorer

COLOURS = {"red": (255, 0, 0), "green": (0, 255, 0), "blue": (0, 0, 255)}
CARDS = tuple([f"mine/{name}" for name in COLOURS])


def picture(card: str) -> bytes | None:
    colour = COLOURS.get(card.split("/")[1])
    if colour is None:
        return None
    file = io.BytesIO()
    Image.new("RGB", (20, 30), colour).save(file, "PNG")
    return file.getvalue()


def save(nodes: list[onnx.NodeProto], given: onnx.ValueInfoProto, made: int, file: Path,
         weights: list[onnx.TensorProto]) -> None:  # fmt: skip
    out = helper.make_tensor_value_info("out", TensorProto.FLOAT, [1, made])
    graph = helper.make_graph(nodes, "tiny", [given], [out], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    onnx.save(model, str(file))


@pytest.fixture
def files(tmp_path: Path) -> OnnxFiles:
    pixels = helper.make_tensor_value_info("pixels", TensorProto.FLOAT, [1, 3, 8, 8])
    mean = helper.make_node("ReduceMean", ["pixels"], ["out"], axes=[2, 3], keepdims=0)
    save([mean], pixels, 3, tmp_path / "image.onnx", [])
    ids = helper.make_tensor_value_info("ids", TensorProto.INT64, [1, 4])
    # Words become their colour, everything else nothing in particular.
    table = np.array(
        [[0, 0, 0], [0.1, 0.1, 0.1], [2, -1, -1], [-1, 2, -1], [-1, -1, 2]], np.float32
    )
    words = [
        helper.make_node("Gather", ["table", "ids"], ["each"]),
        helper.make_node("ReduceMean", ["each"], ["out"], axes=[1], keepdims=0),
    ]
    save(words, ids, 3, tmp_path / "text.onnx", [numpy_helper.from_array(table, "table")])
    known = {"[PAD]": 0, "[UNK]": 1, "red": 2, "green": 3, "blue": 4}
    tokenizer = Tokenizer(WordLevel(known, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = Whitespace()
    tokenizer.save(str(tmp_path / "tokenizer.json"))
    return OnnxFiles(
        tmp_path / "image.onnx", tmp_path / "text.onnx", tmp_path / "tokenizer.json",
        size=8, length=4, mean=(0.3, 0.3, 0.3), spread=(0.5, 0.5, 0.5),
    )  # fmt: skip


@pytest.mark.parametrize("colour", COLOURS)
def test_a_word_finds_its_picture(files: OnnxFiles, colour: str) -> None:
    eyes = OnnxScorer(files, CARDS, picture)
    fits = eyes.fit(f"so {colour}", "en", CARDS)
    assert CARDS[fits.index(max(fits))] == f"mine/{colour}"
    assert max(fits) - sorted(fits)[1] > 1


def test_it_knows_only_what_it_has_seen(files: OnnxFiles) -> None:
    eyes = OnnxScorer(files, CARDS, picture)
    assert eyes.knows("mine/red")
    assert not eyes.knows("mine/pink")
    assert eyes.fit("red", "en", ("mine/pink",)) == [0.0]
    assert eyes.clues("mine/pink", "en") == ()


def test_what_was_seen_is_kept_for_the_next_start(files: OnnxFiles, tmp_path: Path) -> None:
    cache = tmp_path / "deep" / "cache"
    first = OnnxScorer(files, CARDS, picture, cache).fit("red", "en", CARDS)

    def gone(_: str) -> bytes | None:
        raise AssertionError("it looked again")

    assert OnnxScorer(files, CARDS, gone, cache).fit("red", "en", CARDS) == first


def test_it_tells_phrases_of_the_tables_language(files: OnnxFiles) -> None:
    eyes = OnnxScorer(files, CARDS, picture)
    assert eyes.name == "vision"
    clues = eyes.clues("mine/red", "en")
    assert len(clues) == MOST_CLUES
    assert eyes.clues("mine/red", "fr") != clues
