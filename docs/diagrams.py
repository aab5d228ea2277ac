"""Draws the diagrams of the documentation, which are written in Mermaid, as SVG inside the page.

The forge draws them itself, by a script of 3 MB. This draws the two forms that we use, charts of
boxes in frames and states, from the top down: one row for each step away from the beginning. An
arrow that leads back runs along the right side.
"""

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

LETTER = 7.0  # the width of a letter, as wide as most are at 13 px
LINE, ROW, GAP, MARGIN = 18.0, 58.0, 24.0, 14.0
NODE = re.compile(r"(\[\*\]|\w+)(?:\[\(?\"([^\"]+)\"\)?\])?")
ARROW = re.compile(r"\s*--(?:\s*\"([^\"]*)\"\s*-->|>)\s*")
BEGIN, END = "[*] begins", "[*] ends"


@dataclass
class Box:
    """A box with its lines of text; the beginning and the end have none."""

    lines: list[str]
    x: float = 0.0
    y: float = 0.0

    @property
    def width(self) -> float:
        """As wide as its longest line."""
        return 16.0 if not self.lines else max(len(line) for line in self.lines) * LETTER + 24

    @property
    def height(self) -> float:
        """As high as its lines."""
        return 16.0 if not self.lines else len(self.lines) * LINE + 14


@dataclass
class Chart:
    """Boxes by their names, arrows with what is said on them, and frames around boxes."""

    boxes: dict[str, Box] = field(default_factory=dict)
    arrows: list[tuple[str, str, str]] = field(default_factory=list)
    frames: dict[str, list[str]] = field(default_factory=dict)


def draw(text: str) -> str:
    """The SVG of a diagram; raises ValueError where it has a line of another form."""
    chart = read(text)
    rows, back = _rows(chart)
    width, height = _place(chart, rows, back)
    parts = [
        *_frames(chart),
        *[_arrow(chart, arrow) for arrow in chart.arrows if arrow not in back],
        *_backwards(chart, back, width),
        *[_box(box) for box in chart.boxes.values()],
        *[_said(chart, arrow) for arrow in chart.arrows if arrow[2] and arrow not in back],
    ]
    return (
        f'<svg class="diagram" role="img" viewBox="0 0 {width:.0f} {height:.0f}"'
        f' style="max-width: {width:.0f}px">{HEAD}{"".join(parts)}</svg>'
    )


HEAD = (
    "<style>.diagram{width:100%;height:auto;font:13px sans-serif;fill:none;stroke:currentColor}"
    ".diagram text{fill:currentColor;stroke:none;text-anchor:middle}"
    ".diagram .said{paint-order:stroke;stroke:var(--color-background-primary,#fff);"
    "stroke-width:6px;stroke-linejoin:round;font-style:italic}"
    ".diagram .name{font-weight:600}.diagram .frame{stroke-dasharray:4 4;opacity:.6}"
    ".diagram .box{fill:var(--color-background-secondary,#f8f8f8)}"
    ".diagram .dot{fill:currentColor}</style>"
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"'
    ' orient="auto"><path d="M0 0L8 4L0 8z" fill="context-stroke" stroke="none"/></marker></defs>'
)


# -- reading ---------------------------------------------------------------------------------------


def read(text: str) -> Chart:
    """The boxes, arrows and frames of a diagram."""
    head, *rest = [line.strip() for line in text.strip().splitlines()]
    if head != "stateDiagram-v2" and not head.startswith("flowchart "):
        raise ValueError(f"a diagram of another kind: {head}")
    chart, frame = Chart(), None
    for line in rest:
        if found := re.fullmatch(r'subgraph \w+ \["(.+)"\]', line):
            frame = found[1]
            chart.frames[frame] = []
        elif line == "end":
            frame = None
        elif found := re.fullmatch(r"(\w+) : (.+)", line):
            chart.boxes.setdefault(found[1], Box([])).lines = _lines(found[2])
        else:
            _read_chain(chart, line, frame)
    return chart


def _read_chain(chart: Chart, line: str, frame: str | None) -> None:
    """Read `a["A"] --> b -- "said" --> c`, or `a --> b : said`."""
    line, _, last_said = line.partition(" : ")
    before, said, at = None, "", 0
    while at < len(line):
        found = NODE.match(line, at)
        if found is None:
            raise ValueError(f"no box: {line}")
        name = found[1] if found[1] != "[*]" else (BEGIN if before is None else END)
        if name not in chart.boxes:
            chart.boxes[name] = Box([] if found[1] == "[*]" else [name])
        if found[2]:
            chart.boxes[name].lines = _lines(found[2])
            if frame is not None:
                chart.frames[frame].append(name)
        if before is not None:
            chart.arrows.append((before, name, said or last_said))
        before, at = name, found.end()
        if at < len(line):
            arrow = ARROW.match(line, at)
            if arrow is None:
                raise ValueError(f"no arrow: {line}")
            said, at = arrow[1] or "", arrow.end()


def _lines(text: str) -> list[str]:
    """The name, and below it what is said of it."""
    return re.split(": " if ": " in text else ", ", text, maxsplit=1)


# -- places ----------------------------------------------------------------------------------------

Arrow = tuple[str, str, str]


def _rows(chart: Chart) -> tuple[list[list[str]], list[Arrow]]:
    """The boxes row by row, each below all that lead to it, and the arrows that lead back."""
    back: list[Arrow] = []
    done: list[str] = []

    def follow(name: str, path: tuple[str, ...]) -> None:
        for arrow in chart.arrows:
            if arrow[0] == name and arrow[1] in (*path, name):
                back.append(arrow)
            elif arrow[0] == name and arrow[1] not in done:
                follow(arrow[1], (*path, name))
        done.append(name)

    for name in chart.boxes:
        if name not in done:
            follow(name, ())
    row: dict[str, int] = {}
    for name in reversed(done):
        above = [row[a] + 1 for a, b, _ in set(chart.arrows) - set(back) if b == name]
        row[name] = max(above, default=0)
    rows: list[list[str]] = [[] for _ in range(max(row.values()) + 1)]
    for name in chart.boxes:
        rows[row[name]].append(name)
    return rows, back


def _place(chart: Chart, rows: list[list[str]], back: list[Arrow]) -> tuple[float, float]:
    """Give every box its place; returns the size of the picture."""
    y, framed = MARGIN, ""
    for row in rows:
        inside = next((title for title, names in chart.frames.items() if row[0] in names), "")
        if inside != framed:
            y, framed = y + LINE + MARGIN, inside
        above = [chart.boxes[a].x for a, b, _ in chart.arrows if b in row and (a, b, _) not in back]
        total = sum(chart.boxes[name].width for name in row) + GAP * (len(row) - 1)
        left = (sum(above) / len(above) if above else 0) - total / 2
        for name in row:
            box = chart.boxes[name]
            box.x, box.y, left = left + box.width / 2, y, left + box.width + GAP
        y += max(chart.boxes[name].height for name in row) + ROW
    shift = MARGIN * 2 - min(box.x - box.width / 2 for box in chart.boxes.values())
    for box in chart.boxes.values():
        box.x += shift
    right = max(box.x + box.width / 2 for box in chart.boxes.values()) + MARGIN
    beside = [chart.boxes[b] for _, b, _ in back]
    words = [len(said) * LETTER for _, _, said in back]
    needed = [box.x + box.width / 2 + word + 40 for box, word in zip(beside, words, strict=True)]
    return max([right + GAP, *needed]) + MARGIN, y - ROW + MARGIN * 2


# -- drawing ---------------------------------------------------------------------------------------


def _frames(chart: Chart) -> Iterator[str]:
    for title, names in chart.frames.items():
        boxes = [chart.boxes[name] for name in names]
        left = min(box.x - box.width / 2 for box in boxes) - MARGIN
        right = max(box.x + box.width / 2 for box in boxes) + MARGIN
        top, bottom = min(box.y for box in boxes), max(box.y + box.height for box in boxes)
        top -= LINE + MARGIN / 2
        yield _rect("frame", left, top, right - left, bottom + MARGIN - top)
        yield _text("", left + MARGIN + len(title) * LETTER / 2, top + LINE, title)


def _box(box: Box) -> str:
    if not box.lines:
        return f'<circle class="dot" cx="{box.x:.1f}" cy="{box.y + 8:.1f}" r="7"/>'
    parts = [_rect("box", box.x - box.width / 2, box.y, box.width, box.height)]
    for number, line in enumerate(box.lines):
        parts.append(_text("" if number else "name", box.x, box.y + LINE * (number + 1), line))
    return "".join(parts)


def _ends(chart: Chart, arrow: Arrow) -> tuple[float, float, float, float]:
    one, other = chart.boxes[arrow[0]], chart.boxes[arrow[1]]
    return one.x, one.y + one.height, other.x, other.y


def _arrow(chart: Chart, arrow: Arrow) -> str:
    x1, y1, x2, y2 = _ends(chart, arrow)
    middle = (y1 + y2) / 2
    curve = f"M{x1:.1f} {y1:.1f}C{x1:.1f} {middle:.1f} {x2:.1f} {middle:.1f} {x2:.1f} {y2:.1f}"
    return f'<path d="{curve}" marker-end="url(#tip)"/>'


def _said(chart: Chart, arrow: Arrow) -> str:
    _, _, x, y = _ends(chart, arrow)
    return _text("said", x, y - 22, arrow[2])


def _backwards(chart: Chart, back: list[Arrow], width: float) -> Iterator[str]:
    for arrow in back:
        one, other = chart.boxes[arrow[0]], chart.boxes[arrow[1]]
        x1, y1 = one.x + one.width / 2, one.y + one.height / 2
        x2, y2 = other.x + other.width / 2, other.y + other.height / 2
        right = width - MARGIN
        yield (
            f'<path d="M{x1:.1f} {y1:.1f}H{right - 10:.1f}q10 0 10 -10V{y2 + 10:.1f}q0 -10 -10 -10'
            f'H{x2:.1f}" marker-end="url(#tip)"/>'
        )
        yield _text("said", (x2 + right) / 2 + 4, y2 - 8, arrow[2])


def _rect(kind: str, x: float, y: float, width: float, height: float) -> str:
    at = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="{kind}" {at} rx="6"/>'


def _text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{html.escape(words)}</text>'
