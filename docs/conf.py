"""How `make docs` builds the site of the documentation: Sphinx over the Markdown that is here.

The pages are the files that people read at the forge too, those of the root included, so a link
between two files leads to the same place in both. Nothing is loaded from elsewhere.
"""

import importlib.metadata
import shutil
import sys
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(Path(__file__).parent))

import diagrams  # noqa: E402 - it is beside this file, which has just been put on the path

# The README leads to everything; these are the chapters beside the page.
CHAPTERS = {
    "Play": ["docs/decks"],
    "Run a server": ["docs/hosting", "deploy/README", "docs/scale", "SECURITY", "CHANGELOG"],
    "Work on it": [
        "CONTRIBUTING",
        "CODE_OF_CONDUCT",
        "docs/architecture",
        "docs/glossary",
        "docs/decisions/README",
        "docs/quality",
        "docs/browsers",
        "painter/README",
    ],
    "Write clients and bots": [
        "docs/protocol",
        "docs/inputs",
        "docs/library",
        "docs/phases",
        "docs/record",
        "docs/bots",
    ],
}

project = "Storyhare"
author = "The Storyhare authors"
project_copyright = "2026 The Storyhare authors"
version = release = importlib.metadata.version("storyhare")
language = "en"

extensions = ["myst_parser"]
root_doc = "README"
include_patterns = ["*.md", "deploy/README.md", "docs/**.md", "painter/README.md"]
exclude_patterns = ["build", "dist", "src", "tests", "web", "**/.*"]
myst_fence_as_directive = ["mermaid"]
myst_heading_anchors = 4  # as the forge has them
smartquotes = False  # the texts have their own
html_theme = "furo"
html_title = "Storyhare"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"top_of_page_buttons": []}


class Diagram(SphinxDirective):
    """A diagram, drawn while the site is built.

    sphinxcontrib-mermaid draws in the browser, by a script from another host or of 3 MB that no
    package on PyPI brings.
    """

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The picture."""
        try:
            return [nodes.raw("", diagrams.draw("\n".join(self.content)), format="html")]
        except ValueError as error:
            raise self.error(str(error)) from error


def setup(app: Sphinx) -> None:
    """Add what the Markdown does not say: the chapters, and how to draw a diagram."""
    app.add_directive("mermaid", Diagram)
    app.connect("source-read", _add_contents)
    app.connect("build-finished", _open_at_the_readme)


def _add_contents(_: Sphinx, name: str, source: list[str]) -> None:
    """The README and the decisions list their pages in tables, which Sphinx does not follow."""
    if name == root_doc:
        source[0] += "".join([_toctree(title, pages) for title, pages in CHAPTERS.items()])
    elif name == "docs/decisions/README":
        notes = sorted(ROOT.glob("docs/decisions/0*.md"))
        source[0] += _toctree("Decisions", [f"docs/decisions/{note.stem}" for note in notes])


def _toctree(title: str, pages: list[str]) -> str:
    lines = "\n".join([f"/{page}" for page in pages])
    return f"\n\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n{lines}\n```\n"


def _open_at_the_readme(app: Sphinx, failure: Exception | None) -> None:
    if failure is None:
        shutil.copy(Path(app.outdir, f"{root_doc}.html"), Path(app.outdir, "index.html"))
