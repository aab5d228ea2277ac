"""The documentation as a site: whole, without broken links, and without a look at other hosts."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path

import pytest

from tests.browser.engines import Wishes, running
from tests.test_docs import blocks

ROOT = Path(__file__).parent.parent
# Where a page names something that the browser fetches by itself.
FETCHED = {
    "audio": "src", "embed": "src", "iframe": "src", "img": "src", "link": "href",
    "object": "data", "script": "src", "source": "src", "track": "src", "video": "src",
}  # fmt: skip


def build(source: Path, settings: Path, target: Path) -> subprocess.CompletedProcess[str]:
    """What `make docs` does."""
    (line,) = re.findall(r"sphinx-build (.*)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    places = {"docs": settings, "build/doctrees": target / "trees", ".": source,
              "build/docs": target / "site"}  # fmt: skip
    words = [str(places.get(word, word)) for word in line.split()]
    return subprocess.run(
        [sys.executable, "-m", "sphinx", *words],
        cwd=ROOT, capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of this checkout."""
    folder = tmp_path_factory.mktemp("docs")
    built = build(ROOT, ROOT / "docs", folder)
    assert built.returncode == 0, built.stderr
    return folder / "site"


def test_every_page_of_the_documentation_is_in_the_site(site: Path) -> None:
    """Also those that no chapter lists: Sphinx warns of them, and a warning ends the build."""
    written = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "deploy/README.md"]
    pages = {page.relative_to(site).as_posix() for page in site.rglob("*.html")}
    assert {file.relative_to(ROOT).with_suffix(".html").as_posix() for file in written} <= pages
    assert "index.html" in pages


def test_a_broken_link_ends_the_build(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    settings = 'extensions = ["myst_parser"]\nroot_doc = "README"\nmyst_heading_anchors = 4\n'
    (source / "conf.py").write_text(settings, encoding="utf-8")
    links = ["missing.md", "missing.txt", "#missing", "#home"]
    text = "\n".join(["# Home", *[f"- [There]({link})" for link in links], "![A](missing.png)"])
    (source / "README.md").write_text(text, encoding="utf-8")
    built = build(source, source, tmp_path)
    assert built.returncode != 0
    assert built.stderr.count("WARNING") == 4
    (source / "README.md").write_text("# Home\n\n[There](#home)", encoding="utf-8")
    assert build(source, source, tmp_path).returncode == 0


# Corners of everything in a diagram, and of the diagram itself, in pixels.
BOXES = """diagram => {
    const corners = each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const found = selector => [...diagram.querySelectorAll(selector)].map(corners);
    return { words: found("text"), boxes: found(".box, .dot"), whole: corners(diagram) };
}"""
Corners = tuple[float, float, float, float]


def overlap(one: Corners, other: Corners) -> bool:
    return all(one[at] < other[at + 2] and other[at] < one[at + 2] for at in (0, 1))


@pytest.mark.parametrize("page", ["docs/phases", "docs/architecture"])
async def test_a_diagram_is_drawn_and_its_words_are_free(page: str, site: Path) -> None:
    (source,) = blocks(f"{page}.md", "mermaid")
    named = re.findall(r'"([^"]+)"', source) or re.findall(r" : (.+)", source)
    words = [word for text in named for word in re.findall(r"\w+", text)]
    assert len(words) > 10
    async with running("chromium") as engine:
        shown = await (await engine.context(Wishes(phone=False))).new_page()
        await shown.goto((site / f"{page}.html").as_uri())
        assert await shown.get_by_text("-->").count() == 0
        diagram = shown.locator("svg.diagram")
        told = " ".join(await diagram.locator("text").all_text_contents())
        assert [word for word in words if word not in told] == []
        arrows = await diagram.locator("path[marker-end]").count()
        assert arrows == source.count("-->")
        places = await diagram.evaluate(BOXES)
    assert not [pair for pair in combinations(places["words"], 2) if overlap(*pair)]
    assert not [pair for pair in combinations(places["boxes"], 2) if overlap(*pair)]
    left, top, right, bottom = places["whole"]
    for one in (*places["words"], *places["boxes"]):
        assert left <= one[0] < one[2] <= right
        assert top <= one[1] < one[3] <= bottom


def test_a_line_that_cannot_be_drawn_ends_the_build(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "README.md").write_text("# Home\n\n```mermaid\npie\n```\n", encoding="utf-8")
    built = build(source, ROOT / "docs", tmp_path)
    assert built.returncode != 0
    assert "a diagram of another kind: pie" in built.stderr


class Fetches(HTMLParser):
    """What a page makes the browser fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name == FETCHED.get(tag)]


def test_no_page_and_no_style_names_another_host(site: Path) -> None:
    for page in site.rglob("*.html"):
        read = Fetches()
        read.feed(page.read_text(encoding="utf-8"))
        assert len(read.found) > 3
        assert [each for each in read.found if re.match(r"(\w+:)?//", each)] == [], page
    for style in site.rglob("*.css"):
        named = re.findall(r"(?:url\(|@import)\s*[\"']?([^\"')]+)", style.read_text("utf-8"))
        assert [each for each in named if re.match(r"(?!data:)(\w+:)?//", each)] == [], style


async def test_a_browser_that_reads_and_searches_asks_nobody_else(site: Path) -> None:
    async with running("chromium") as engine:
        page = await (await engine.context(Wishes(phone=False))).new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for name in ("index", "docs/hosting", "docs/phases", "docs/decisions/README"):
            await page.goto((site / f"{name}.html").as_uri())
        await page.goto((site / "search.html").as_uri() + "?q=raspberry")
        await page.get_by_role("link", name="Hosting Storyhare").last.wait_for()
        assert len(asked) > 10
        assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
