"""What is wrong with the layout of a page as it is shown: measured by the boxes of its elements."""

from playwright.async_api import Page

from tests.browser.test_overflow import WIDER

# The action of a screen: the gold button, or the one in its place that says why it is off.
ACTION = "dialog[open] .primary, main .primary, main .action .off, main .start .off, main form .off"

FINDINGS = """
(action) => {
  const found = [];
  const modal = document.querySelector('dialog[open]');
  const seen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(one).visibility === 'visible' &&
      !one.closest('.unseen, [inert], [hidden]');
  };
  const named = (one) => `${one.tagName.toLowerCase()} "${
    (one.getAttribute('aria-label') || one.textContent || '').trim().slice(0, 30)}"`;
  const within = (box) =>
    box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  const isHit = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };

  for (const one of document.querySelectorAll(action)) {
    if (!seen(one) || (modal && !modal.contains(one))) continue;
    if (!within(one.getBoundingClientRect())) found.push(`out of sight: ${named(one)}`);
    else if (!isHit(one)) found.push(`covered: ${named(one)}`);
  }

  const words = document.querySelectorAll('main *, dialog[open] *');
  for (const one of words) {
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const { overflowX, textOverflow } = getComputedStyle(one);
    if (overflowX === 'visible' || overflowX === 'auto' || !seen(one)) continue;
    const isNamed = textOverflow === 'ellipsis' && one.closest('[title]');
    if (one.scrollWidth > one.clientWidth + 1 && !isNamed) found.push(`cut: ${named(one)}`);
  }

  // In a fan cards lie over one another, and a card has its loupe on it.
  const pressed = [...document.querySelectorAll(
    'main :is(button, a[href], input, textarea, select)')].filter((one) => seen(one) &&
    !one.closest('.fan') && !one.matches('.loupe, .unseen'));
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  const isPinned = (one) => one.closest('.action') !== null;
  pressed.forEach((one, place) => {
    const a = one.getBoundingClientRect();
    for (const other of pressed.slice(place + 1)) {
      // What scrolls goes under the action.
      if (scrolls && isPinned(one) !== isPinned(other)) continue;
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 4) found.push(`overlap: ${named(one)} and ${named(other)}`);
    }
  });
  return found;
}
"""

# Owners under their cards, and the lines of the points that are not folded away.
HIDDEN = """
() => [...document.querySelectorAll('main :is(.owner, .lines li, .right li)')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return !at || !one.closest('li').contains(at);
}).map((one) => `hidden: ${one.textContent.trim().slice(0, 30)}`)
"""

# Names under cards that tokens lie over, and scores that the action lies over.
COVERED = """
() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()]);
  const over = (what, by) => boxes(what).flatMap(([one, a]) => boxes(by).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
  ).map(() => `covered: ${one.textContent.trim().slice(0, 30)}`));
  return [
    ...over('main .owner .name', 'main .tokens > *'),
    ...(innerHeight >= 700 || innerWidth >= 560 ? over('main .standings', 'main .action') : []),
  ];
}
"""

# Cards to choose from that are not wholly above the action.
BELOW = """
(most) => {
  const action = document.querySelector('main .action');
  const isBeside = !action || getComputedStyle(action).position === 'static' ||
    (innerHeight <= 500 && innerWidth >= 560);
  const edge = isBeside ? innerHeight : action.getBoundingClientRect().top;
  const cards = [...document.querySelectorAll('main .fills li .card')];
  if (cards.length > most) return 0;
  return cards.filter((card) => card.getBoundingClientRect().bottom > edge + 12).length;
}
"""

# Boxes of everything that is drawn: pictures, words, controls.
DRAWN = """
() => {
  const boxes = [];
  const add = ({ left, top, right, bottom }) => boxes.push([left, top, right, bottom]);
  for (const one of document.querySelectorAll('main img, main svg, main :is(button, .cut)')) {
    add(one.getBoundingClientRect());
  }
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!data.trim() || parentElement.closest('.unseen')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) add(box);
  }
  return boxes;
}
"""
CELL = 20  # px: the grid on which emptiness is measured


async def resize(page: Page, width: int, height: int) -> None:
    """Show the page at this size, from its top, and wait until it is laid out."""
    await page.set_viewport_size({"width": width, "height": height})
    await page.evaluate("scrollTo(0, 0)")
    for _ in range(2):
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


async def findings(page: Page) -> list[str]:
    """The action out of sight or covered, words cut, controls over one another, a page too wide."""
    wrong: list[str] = await page.evaluate(FINDINGS, ACTION)
    return wrong + [f"too wide: {what}" for what in await page.evaluate(WIDER)]


async def covered(page: Page) -> list[str]:
    """Names of owners under tokens, and scores under the action."""
    found: list[str] = await page.evaluate(COVERED)
    return found


async def cards_below(page: Page, most: int) -> int:
    """How many cards one has to scroll to, where there are no more than `most`."""
    found: int = await page.evaluate(BELOW, most)
    return found


async def hidden(page: Page) -> list[str]:
    """Owners and points that something lies over, or that are out of sight."""
    found: list[str] = await page.evaluate(HIDDEN)
    return found


async def emptiness(page: Page) -> float:
    """The largest rectangle without anything in it, as a part of the window."""
    size = page.viewport_size
    assert size is not None
    columns, rows = size["width"] // CELL, size["height"] // CELL
    taken = [[False] * columns for _ in range(rows)]
    for left, top, right, bottom in await page.evaluate(DRAWN):
        for row in range(max(0, int(top // CELL)), min(rows, int(bottom // CELL) + 1)):
            for column in range(max(0, int(left // CELL)), min(columns, int(right // CELL) + 1)):
                taken[row][column] = True
    return largest_rectangle(taken) / (columns * rows)


def largest_rectangle(taken: list[list[bool]]) -> int:
    """The number of cells in the largest rectangle of free cells."""
    best = 0
    free = [0] * len(taken[0])  # how many cells are free from here upwards
    for row in taken:
        free = [0 if is_taken else high + 1 for is_taken, high in zip(row, free, strict=True)]
        for start in range(len(free)):
            lowest = free[start]
            for end in range(start, len(free)):
                lowest = min(lowest, free[end])
                best = max(best, lowest * (end - start + 1))
    return best
