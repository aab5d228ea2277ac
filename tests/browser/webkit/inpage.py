"""What runs inside a page: Playwright's own search for elements, brought there by WebDriver."""

import ast
from functools import cache
from pathlib import Path

import playwright

BUNDLE = Path(playwright.__file__).parent / "driver" / "package" / "lib" / "coreBundle.js"
PLACE = "// packages/playwright-core/src/generated"
OPTIONS = """{ isUnderTest: false, sdkLanguage: 'python', frameSeq: 0, stableRafCount: 1,
  testIdAttributeName: 'data-testid', browserName: 'webkit', shouldPrependErrorPrefix: false,
  isUtilityWorld: false, customEngines: [] }"""
MISSING = "no such helper"

# A script of the driver: `BODY` is the body of a function of `injected`, `all`, `one` and `given`.
ASK = """
const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);
const injected = window.__injected;
if (!injected) { done({ error: 'MISSING' }); return; }
const all = (selector) => injected.querySelectorAll(injected.parseSelector(selector), document);
const one = (selector, strict = true) =>
  injected.querySelector(injected.parseSelector(selector), document, strict);
(async () => { BODY })().then(
  (value) => done({ value: value === undefined ? null : value }),
  (error) => done({ error: String((error && error.message) || error) }),
);
""".replace("MISSING", MISSING)

# Where to press an element: a point, or why it cannot be pressed yet.
POINT = """
const [selector, strict, force, block] = given;
const element = typeof selector === 'string' ? one(selector, strict) : selector;
if (!element) return { not: 'found' };
if (!force) {
  const state = await injected.checkElementStates(element, ['visible', 'enabled', 'stable'], true);
  if (state) return { not: typeof state === 'string' ? state : state.missingState };
}
if (block) element.scrollIntoView({ block, inline: block, behavior: 'instant' });
else element.scrollIntoViewIfNeeded(true);
const middle = (low, high, end) => (Math.max(0, low) + Math.min(end, high)) / 2;
const box = [...element.getClientRects()].find((one) => one.width > 0 && one.height > 0);
if (!box) return { not: 'drawn' };
const x = middle(box.left, box.right, innerWidth), y = middle(box.top, box.bottom, innerHeight);
if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return { not: 'in sight' };
const hit = force ? 'done' : injected.expectHitTarget({ x, y }, element);
return hit === 'done' ? { x, y } : { not: `on top: ${hit.hitTargetDescription} is` };
"""

EXPECT = """
const [selector, options] = given;
const isMany = options.expression === 'to.have.count' || options.expression.endsWith('.array');
const elements = all(selector);
if (!isMany && elements.length > 1) {
  throw injected.strictModeViolationError(injected.parseSelector(selector), elements);
}
if (elements.length) return await injected.expect(elements[0], options, elements, true);
const absent = { 'to.have.count': options.expectedNumber === 0, 'to.be.hidden': true,
  'to.be.detached': true, 'to.be.visible': false, 'to.be.attached': false,
  'to.be.in.viewport': false };
if (options.expression in absent) return { matches: absent[options.expression] };
if (isMany) return { matches: !(options.expectedText || []).length };
return { matches: options.isNot };
"""


# Draws a pixel in the corner again and again, as good as clear.
DRAW = """
const dot = document.createElement('i');
dot.style.cssText = 'position: fixed; left: 0; top: 0; width: 1px; height: 1px; z-index: 99';
document.documentElement.append(dot);
let light = 0;
const timer = setInterval(() => {
  light = 1 - light;
  dot.style.background = `rgb(0 0 0 / ${1 + light}%)`;
}, 16);
window.__rest = () => { clearInterval(timer); dot.remove(); };
"""


@cache
def helper() -> str:
    """The script that brings `window.__injected`."""
    # An older WebKit has no `checkVisibility`; the style tells the rest there.
    source = _bundled("injectedScriptSource").replace(
        "element.checkVisibility()", "(element.checkVisibility?.() ?? true)"
    )
    return (
        f"const module = {{}};\n{source}\n"
        f"window.__injected = new (module.exports.InjectedScript())(globalThis, {OPTIONS});"
    )


@cache
def clock() -> str:
    """The script that brings a clock which a test can turn, `window.__pwClock`."""
    return (
        f"(() => {{ const module = {{}};\n{_bundled('clockSource')}\n"
        "window.__pwClock ??= module.exports.inject()(globalThis, 'webkit'); })();"
    )


def _bundled(name: str) -> str:
    """A script that is a string in Playwright's bundle."""
    bundle = BUNDLE.read_text(encoding="utf-8")
    start = bundle.index("= '", bundle.index(f"{PLACE}/{name}.ts")) + 2
    source = ast.literal_eval(bundle[start : bundle.index("\n", start)].rstrip(";"))
    assert isinstance(source, str)
    return source
