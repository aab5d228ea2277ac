"""What an engine's driver cannot do, so that a test cannot run there: test, engine, and the reason.

These are limits of the drivers, not of the game. docs/browsers.md shows this table.
"""

import pytest

from tests.browser.engines import Name

GAPS: dict[Name, dict[str, str]] = {"chromium": {}, "firefox": {}, "webkit": {}}


def reason(item: pytest.Item) -> str | None:
    """Why this test cannot run in its engine, if so."""
    called = getattr(item, "callspec", None)
    if called is None or "engine" not in called.params:
        return None
    return GAPS[called.params["engine"]].get(getattr(item, "originalname", item.name))
