"""What a real MediaRecorder makes, in every form that this browser knows, is taken as a clue."""

import base64
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page

from storyhare.media import Kind, Recording, check_recording
from storyhare.rules import Refusal
from tests.browser.engines import Engine, Wishes
from tests.browser.engines import running as start
from tests.browser.people import RealServer
from tests.media.made import box, element

FORMS: dict[Kind, list[str]] = {
    "sound": [
        "audio/webm;codecs=opus",
        "audio/mp4",
        "audio/mp4;codecs=mp4a.40.2",
        "audio/mp4;codecs=opus",
    ],
    "mime": [
        "video/webm;codecs=vp8",
        "video/webm;codecs=vp9",
        "video/mp4",
        "video/mp4;codecs=avc1.42E01F",
        "video/mp4;codecs=vp9",
        "video/mp4;codecs=av01",
    ],
}
RECORD = """async ([kind, type, sound]) => {
  if (!MediaRecorder.isTypeSupported(type)) return null;
  const stream = await navigator.mediaDevices.getUserMedia(
    kind === 'sound' ? { audio: true } : { video: { width: 320 }, audio: sound });
  const recorder = new MediaRecorder(stream, { mimeType: type });
  const parts = [];
  recorder.ondataavailable = (event) => parts.push(event.data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start(250);
  await new Promise((done) => setTimeout(done, 1500));
  recorder.stop();
  await stopped;
  stream.getTracks().forEach((track) => track.stop());
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}"""

# What is heard or seen of a recording: samples and their sum, or how wide it is and how it ends.
PERCEIVE = """async ([kind, type, text]) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  if (kind === 'sound') {
    const heard = await new OfflineAudioContext(1, 48000, 48000).decodeAudioData(bytes.buffer);
    const samples = heard.getChannelData(0);
    return [samples.length, samples.reduce((sum, one) => sum + Math.abs(one), 0)];
  }
  const film = document.createElement('video');
  film.muted = true;
  film.src = URL.createObjectURL(new Blob([bytes], { type }));
  const ended = new Promise((done) => {
    film.onended = () => done('ended');
    film.onerror = () => done(film.error.message);
  });
  await film.play();
  return [film.videoWidth, film.videoHeight, await ended];
}"""
SECRET = b"+48.8584+002.2945/"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def recorder(server: RealServer, engine: Engine) -> AsyncIterator[Page]:
    """A page with a camera and a microphone that are none."""
    async with start(engine.name, devices="allowed") as started:
        context = await started.context(Wishes())
        page = await context.new_page()
        await page.goto(f"{server.url}/healthz")
        yield page
        await context.close()


async def recorded(page: Page, kind: Kind, form: str, sound: bool = False) -> bytes | None:
    made: Any = await page.evaluate(RECORD, [kind, form, sound])
    return None if made is None else base64.b64decode(made)


async def perceived(page: Page, kind: Kind, form: str, data: bytes) -> list[Any]:
    found: list[Any] = await page.evaluate(PERCEIVE, [kind, form, base64.b64encode(data).decode()])
    return found


@pytest.mark.parametrize("kind", FORMS)
async def test_every_form_of_this_browser_is_taken(
    recorder: Page, engine: Engine, kind: Kind, tmp_path: Path
) -> None:
    taken = []
    for form in FORMS[kind]:
        data = await recorded(recorder, kind, form)
        if data is None:
            continue  # not every build has every codec
        data += element(0x1254C367, SECRET) if "webm" in form else box(b"udta", SECRET)
        file = tmp_path / "recording"
        file.write_bytes(data)
        found = check_recording(file, kind)
        assert isinstance(found, Recording), (form, found, data[:400])
        assert found.type == form.partition(";")[0]
        assert 0.5 < found.seconds < 10, (form, found)
        # What was wiped out of it can be neither heard nor seen.
        kept = file.read_bytes()
        for private in (SECRET, b"Chrom", b"WebM-", b"Handler"):
            assert private not in kept, form
        there = await perceived(recorder, kind, form, data)
        stored = await perceived(recorder, kind, form, kept)
        if engine.name == "webkit":  # it writes the last fragment twice, and hears it twice
            assert stored[0] / 48_000 == pytest.approx(found.seconds, abs=0.15), form
            assert stored[1] > 0, form
        else:
            assert stored == there, form
        assert there[0] > 0, form
        assert kind == "sound" or there[2] == "ended", form
        taken.append(form)
    own = "mp4" if engine.name == "webkit" else "webm"
    assert any(own in form for form in taken), taken


async def test_a_mime_that_was_recorded_with_sound_is_refused(
    recorder: Page, tmp_path: Path
) -> None:
    data = await recorded(recorder, "mime", "video/webm", sound=True)
    assert data is not None
    file = tmp_path / "recording"
    file.write_bytes(data)
    assert check_recording(file, "mime") == Refusal("recording_wrong_kind")
    file.write_bytes(data)
    assert check_recording(file, "sound") == Refusal("recording_wrong_kind")
