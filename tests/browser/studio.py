"""The actions of a player who records, with a microphone and a camera that are made up."""

import re

from playwright.async_api import Locator, Page

from storyhare.words import say
from tests.browser.play import Hare

ALL_KINDS = {"clue_kinds": ["text", "sound", "mime"]}
MAKE_FILE = """
async (kind) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
  const pen = canvas.getContext('2d');
  let turns = 0;
  const timer = setInterval(() => {
    pen.fillStyle = `hsl(${(turns += 20) % 360} 80% 50%)`;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }, 40);
  const audio = new AudioContext();
  const voice = audio.createOscillator();
  const out = audio.createMediaStreamDestination();
  voice.connect(out);
  voice.start();
  const film = kind === 'mime' ? canvas.captureStream(25).getTracks() : [];
  const machine = new MediaRecorder(new MediaStream([...film, ...out.stream.getTracks()]));
  const chunks = [];
  machine.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((resolve) => (machine.onstop = resolve));
  machine.start();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  machine.stop();
  await stopped;
  clearInterval(timer);
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
"""


def tab(hare: Hare, kind: str) -> Locator:
    return hare.page.get_by_role("tab", name=say(f"recording-way-{kind}"))


async def record(hare: Hare, kind: str) -> None:
    """Open the recorder, record for a second, and stop."""
    await tab(hare, kind).click()
    await hare.press("recorder-start", way=kind)
    await hare.button("recorder-stop", way=kind).wait_for()
    await hare.page.wait_for_timeout(1200)  # what is recorded takes its time
    await hare.press("recorder-stop", way=kind)
    await caption(hare, kind).wait_for()


def caption(hare: Hare, kind: str) -> Locator:
    return hare.page.get_by_role("textbox", name=say("recorder-caption", way=kind))


async def tell_it(hare: Hare) -> None:
    """Tell what was recorded; a press within a moment of stopping would count for nothing."""
    await hare.page.wait_for_timeout(700)  # that moment
    await hare.press("round-tell-it")


def ring(page: Page, kind: str) -> Locator:
    """The button that plays a clue."""
    names = (say("recording-play", way=kind), say("recording-pause"))
    return page.get_by_role("button", name=re.compile("|".join(map(re.escape, names))))


async def plays(page: Page, kind: str) -> None:
    """The clue really plays: its time goes on; of a mime there are pictures and no sound."""
    player = page.locator("audio" if kind == "sound" else "video").first
    await page.wait_for_function("one => one.currentTime > 0.2", arg=await player.element_handle())
    if kind == "mime":
        assert await player.evaluate("one => one.videoWidth") > 0
        assert await player.evaluate("one => one.muted") is True


class Wire:
    """Requests of a page about recordings."""

    def __init__(self, page: Page) -> None:
        self.tickets = 0
        self.sent: list[str] = []
        page.on("request", lambda request: self._note(request.method, request.url))

    def _note(self, method: str, url: str) -> None:
        if "/recordings" in url and method == "POST":
            self.tickets += 1
        if "/recordings/" in url and method == "PUT":
            self.sent.append(url.rsplit("/", 1)[-1])
