"""Decks without a word about their pictures, on a server whose operator gave the bots eyes."""

import asyncio
import json
import random
from http.server import BaseHTTPRequestHandler
from pathlib import Path

from storyhare.bots.pictures.endpoint import Endpoint, EndpointScorer
from storyhare.bots.pictures.onnx import OnnxFiles, OnnxScorer
from storyhare.bots.scorers.descriptions import DescriptionScorer
from storyhare.decks import Library
from storyhare.rules import Refusal
from storyhare.server.bots.process import BotProcess
from storyhare.server.bots.vision import Vision, vision_scorer
from storyhare.server.bots.worker import Thinker
from storyhare.testing.client import open_table, play
from storyhare.testing.server import ServerProcess
from tests.bots.test_endpoint import Beside, StandIn, replies, says, stand_in
from tests.bots.test_onnx import files
from tests.decks.made import SMALL, deck_files, packed
from tests.server.tables import SOON, kept
from tests.server.test_bots import connected_to

__all__ = ["files", "stand_in"]  # fixtures
CARDS = 24
GONE = Endpoint("http://127.0.0.1:9/v1", "eyes", seconds=0.5)
SHARP = [{"strength": "sharp"}] * 2


def imported_deck(data: Path, tag: str = "") -> str:
    """A deck of numbered photos on the server's shelf; nobody says more than a tag about them."""
    found = deck_files(CARDS)
    manifest = json.loads(found["deck.json"])
    for at, card in enumerate(manifest["cards"]):
        card["alt"] = {"en": f"IMG_{at:04}"}
        card["tags"] = [f"{tag}{at}"] if tag else []
    archive = packed(data / "deck.zip", found | {"deck.json": json.dumps(manifest).encode()})
    installed = Library(data / "decks").install(archive, limits=SMALL)
    assert not isinstance(installed, Refusal), installed
    return installed.manifest.id


def seeing(stand_in: StandIn) -> None:
    """Let it answer both questions, whatever pictures it is shown."""

    def answer(handler: BaseHTTPRequestHandler) -> None:
        text, *shown = stand_in.asked[-1]["messages"][1]["content"]
        if "clue" in json.loads(text["text"]):
            says({"scores": [100 - at for at in range(len(shown))]})(handler)
        else:
            says({"clues": ["seen by eyes", "looked at"]})(handler)

    stand_in.answer = answer


async def test_bots_judge_a_wordless_deck_through_the_endpoint(
    tmp_path: Path, stand_in: StandIn
) -> None:
    seeing(stand_in)
    limits: dict[str, float | str] = {
        "bots": "small", "bot_pace": 0.02, "vision_url": stand_in.url, "vision_seconds": 4.0,
    }  # fmt: skip
    deck = imported_deck(tmp_path)
    server = ServerProcess(tmp_path, limits=limits, pictures=True)
    await server.start()
    try:
        async with asyncio.timeout(2 * SOON):
            while "the bots can see" not in server.log:
                await asyncio.sleep(0.05)
        settings = {
            "decks": [deck],
            "options": {"first_storyteller": 1, "end": {"tellings": 1}},
        }
        ada = await open_table(server.url, "Ada", settings, bots=SHARP, start=True)
        async with connected_to(server, ada) as client:
            async with asyncio.timeout(4 * SOON):
                await play(client, random.Random(1))
            assert client.view is not None
            assert client.view.table.stage == "over"
        told = (await kept(server.data, client.view.table.game_id)).table.told
        # Of this deck nothing is known but what the endpoint says.
        assert set(told[:2]) <= {"seen by eyes", "looked at"}
        questions = [one["messages"][0]["content"] for one in stand_in.asked]
        assert any("scores" in question for question in questions)
        assert "Traceback" not in server.log
    finally:
        server.stop()


def dreams() -> tuple[Library, tuple[str, ...]]:
    library = Library()
    return library, library.cards(("dreams",)) or ()


def test_without_eyes_tags_judge_and_a_deck_without_a_word_is_not_seen(tmp_path: Path) -> None:
    tagged, wordless = tmp_path / "tagged", tmp_path / "wordless"
    for data, tag in ((tagged, "boat"), (wordless, "")):
        data.mkdir()
        deck = imported_deck(data, tag)
        library = Library(data / "decks")
        cards = library.cards((deck,)) or ()
        assert BotProcess(library).sees(cards) is bool(tag)
        assert BotProcess(library, vision=Vision(None, GONE)).sees(cards)
        judge = Thinker(library, None).scorer((deck,), "en")
        assert isinstance(judge, DescriptionScorer)
        fits = judge.fit("boat7", "en", cards)
        assert fits.index(max(fits)) == (7 if tag else 0)


def test_an_image_text_model_in_a_folder_goes_before_an_endpoint(files: OnnxFiles) -> None:
    library, cards = dreams()
    settings = {"size": files.size, "length": files.length, "mean": files.mean}
    (files.image.parent / "settings.json").write_text(json.dumps(settings))
    found = vision_scorer(Vision(str(files.image.parent), GONE), library, cards[:3], Beside(), None)
    assert isinstance(found, OnnxScorer)
    assert found.knows(cards[0])
    assert len(set(found.fit("red", "en", cards[:3]))) == 3


def test_a_model_that_cannot_be_read_leaves_the_endpoint_and_then_the_words(tmp_path: Path) -> None:
    library, cards = dreams()
    beside = Beside()
    assert isinstance(
        vision_scorer(Vision(str(tmp_path), GONE), library, cards, beside, None), EndpointScorer
    )
    bad = Endpoint("file:///etc", "eyes")
    assert vision_scorer(Vision(str(tmp_path), bad), library, cards, beside, None) is beside
    assert vision_scorer(Vision(), library, cards, beside, None) is beside


def test_an_endpoint_that_does_not_answer_is_left_alone_for_a_while(stand_in: StandIn) -> None:
    stand_in.answer = replies(b"", 500)
    library, cards = dreams()
    found = vision_scorer(
        Vision(None, Endpoint(stand_in.url, "eyes")), library, cards, Beside(), None
    )
    for clue in ("one", "two", "three"):
        assert found.fit(clue, "en", cards[:3]) == [7.0, 7.0, 7.0]
    assert len(stand_in.asked) == 1
