"""The client's pages: every address of the game, files that keep for ever, and nothing else."""

import gzip
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from storyhare.server.http.pages import BUILT, Pages
from storyhare.testing.client import Answer, call
from storyhare.testing.server import ServerProcess

SCREENS = ("/", "/t/HARE", "/t/HARE/tv", "/t/HARE/device", "/tv", "/tv/HARE23", "/rules",
           "/rules/party", "/score", "/privacy", "/games/0123456789abcdef")  # fmt: skip
PAGE = """<!doctype html><html><head>
<link rel="manifest" href="./manifest.webmanifest" />
<script type="module" src="./assets/index-abc.js"></script>
</head><body></body></html>
"""
SCRIPT = b"console.log('hare');" * 50


async def get(server: ServerProcess, path: str, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await call("GET", f"{server.url}{path}", None, named)


def files() -> list[str]:
    """Every file that was built, as its address."""
    built = [file for file in BUILT.rglob("*") if file.is_file() and file.name[0] != "."]
    named = {f.with_suffix("") if f.suffix in (".br", ".gz") else f for f in built}
    return [f"/{f.relative_to(BUILT).as_posix()}" for f in named if f.name != "index.html"]


# -- the real client on a real server --------------------------------------------------------------


async def test_every_address_of_the_game_shows_the_page(server: ServerProcess) -> None:
    for path in SCREENS:
        answer = await get(server, path, accept="text/html")
        assert answer.status == 200, path
        assert answer.headers["content-type"] == "text/html; charset=utf-8", path
        assert b'<meta name="storyhare-root" content="" />' in answer.body, path


async def test_everything_the_page_names_is_there(server: ServerProcess) -> None:
    page = (await get(server, "/t/HARE/tv")).body.decode()
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert any(name.startswith("/assets/") for name in named)
    for name in named:
        assert name.startswith("/"), name  # whatever the depth of the address
        assert (await get(server, name)).status == 200, name


async def test_every_built_file_has_a_type_that_browsers_believe(server: ServerProcess) -> None:
    wanted = {
        "css": "text/css", "js": "text/javascript", "json": "application/json", "png": "image/png",
        "svg": "image/svg+xml", "txt": "text/plain", "webmanifest": "application/manifest+json",
        "webp": "image/webp", "woff2": "font/woff2",
    }  # fmt: skip
    assert {"/manifest.webmanifest", "/sw.js"} <= set(files())
    for path in files():
        answer = await get(server, path)
        assert answer.status == 200, path
        kind = answer.headers["content-type"].partition(";")[0]
        assert kind == wanted[path.rpartition(".")[2]], path
        assert answer.headers["x-content-type-options"] == "nosniff", path


async def test_built_files_keep_for_ever_and_the_rest_is_asked_for_again(
    server: ServerProcess,
) -> None:
    for path in ["/", *files()]:
        kept = (await get(server, path)).headers["cache-control"]
        for_ever = path.startswith("/assets/")
        assert ("immutable" in kept) == for_ever, path
        assert (kept == "no-cache") != for_ever, path


async def test_the_manifest_names_icons_that_exist(server: ServerProcess) -> None:
    manifest = (await get(server, "/manifest.webmanifest")).body.decode()
    icons = re.findall(r'"src": ?"([^"]+)"', manifest)
    assert len(icons) >= 3
    for icon in icons:
        assert (await get(server, f"/{icon}")).status == 200, icon


async def test_an_unknown_address_is_our_page_for_people_and_a_refusal_for_programs(
    server: ServerProcess,
) -> None:
    for path in ("/no/such/page", "/t", "/assets/none.js", "/assets/../index.html", "/rules/a/b"):
        people = await get(server, path, accept="text/html,*/*;q=0.8")
        assert people.status == 404, path
        assert b"storyhare-root" in people.body, path
        programs = await get(server, path, accept="*/*")
        assert (programs.status, programs.body[:1]) == (404, b"{"), path
    assert (await get(server, "/rules/chess", accept="text/html")).status == 404


# -- a small client, in any house ------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client of five files; its script is there in compressed forms only."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    script = tmp_path / "assets" / "index-abc.js"
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    script.with_name("index-abc.js.br").write_bytes(b"pretend this is brotli")
    (tmp_path / "assets" / "hare.woff2").write_bytes(b"wOF2")
    (tmp_path / "assets" / "phone-day-DGat6I-_.webp").write_bytes(b"RIFF")
    (tmp_path / ".stamp").write_text("what it was made from", encoding="utf-8")
    return tmp_path


def client(folder: Path, root: str = "") -> TestClient[Litestar]:
    """A server with this client and nothing else."""
    pages = Pages.read(root, folder)
    missing: Any = {NotFoundException: pages.missing}
    return TestClient(Litestar(pages.routes, path=root or None, exception_handlers=missing))


@pytest.fixture
def small(folder: Path) -> Iterator[TestClient[Litestar]]:
    with client(folder) as small:
        yield small


async def test_on_its_own_machine_the_page_learns_how_others_come_here(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, limits={"public_url": "https://hare.example/"})
    await process.start()
    try:
        word = b'<meta name="storyhare-for-others" content="https://hare.example" />'
        assert word in (await get(process, "/t/HARE")).body
        assert word in (await get(process, "/", Host=f"localhost:{process.port}")).body
        # By any other name it was reached from elsewhere, and that name is as good.
        assert word not in (await get(process, "/t/HARE", Host="hare.example")).body
    finally:
        process.stop()


async def test_a_server_that_nobody_else_reaches_tells_no_other_address(
    server: ServerProcess,
) -> None:
    assert b"for-others" not in (await get(server, "/t/HARE")).body


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("br; q=0.0, gzip;q=0", None),
        ("", None),
    ],
)
def test_the_best_form_that_a_browser_takes_is_sent(
    small: TestClient[Litestar], accepted: str, sent: str | None
) -> None:
    with small.stream(
        "GET", "/assets/index-abc.js", headers={"accept-encoding": accepted}
    ) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    forms = {"br": b"pretend this is brotli", "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}
    assert body == forms[sent]


def test_what_the_browser_has_is_not_sent_again(small: TestClient[Litestar]) -> None:
    for path in ("/", "/t/HARE", "/assets/index-abc.js"):
        tag = small.get(path, headers={"accept-encoding": "gzip"}).headers["etag"]
        for known in (tag, f'"old", {tag}', tag.removeprefix("W/"), "*"):
            again = small.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b""), (path, known)
            assert again.headers["etag"] == tag
        assert small.get(path, headers={"if-none-match": '"old"'}).status_code == 200


def test_a_page_that_is_not_there_is_never_unchanged(small: TestClient[Litestar]) -> None:
    tag = small.get("/").headers["etag"]
    headers = {"if-none-match": tag, "accept": "text/html"}
    assert small.get("/nowhere", headers=headers).status_code == 404


def test_only_the_head_is_sent_to_those_who_ask_for_it(small: TestClient[Litestar]) -> None:
    head, whole = small.head("/"), small.get("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


def test_what_is_beside_the_pages_stays_inside(small: TestClient[Litestar]) -> None:
    for path in ("/.stamp", "/assets/index-abc.js.gz", "/assets/index-abc.js.br", "/index.html"):
        assert small.get(path).status_code == 404, path


def test_a_page_of_another_version_gets_pictures_and_fonts_but_no_scripts(
    small: TestClient[Litestar],
) -> None:
    ours = small.get("/assets/phone-day-DGat6I-_.webp")
    assert "immutable" in ours.headers["cache-control"]
    theirs = small.get("/assets/phone-day-0-Ab_9xZ.webp")
    assert (theirs.status_code, theirs.content) == (200, ours.content)
    assert theirs.headers["cache-control"] == "no-cache"
    for name in ("index-0Ab_9xZ-.js", "index-0Ab_9xZ-.css", "phone-night-DGat6I-_.webp",
                 "phone-day-DGat6I-_.svg", "phone-day.webp"):  # fmt: skip
        assert small.get(f"/assets/{name}").status_code == 404, name


def test_under_a_sub_path_every_address_starts_with_it(folder: Path) -> None:
    with client(folder, "/hare") as small:
        for path in ("/hare", "/hare/", "/hare/t/HARE/tv"):
            page = small.get(path)
            assert page.status_code == 200, path
            assert '<meta name="storyhare-root" content="/hare" />' in page.text
            assert 'src="/hare/assets/index-abc.js"' in page.text
            assert 'href="/hare/manifest.webmanifest"' in page.text
        assert small.get("/hare/assets/index-abc.js").content == SCRIPT
        assert small.get("/assets/index-abc.js").status_code == 404


def test_a_sub_path_cannot_break_out_of_its_place(folder: Path) -> None:
    pages = Pages.read('/"><script>', folder)
    with TestClient(Litestar(pages.routes)) as small:
        assert '"><script>' not in small.get("/").text


def test_a_server_without_pages_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="storyhare"), client(tmp_path) as small:
        answer = small.get("/")
    assert answer.status_code == 503
    assert "have not been built" in answer.text
    assert "have not been built" in caplog.text
    assert answer.text.count("\n") == 0
