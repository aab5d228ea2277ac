"""The key by which push services know this server and all nodes over its database."""

import base64
import os

from storyhare.notifications import push
from storyhare.storage import Journal

# An operator's own key. It is no setting: other users of a machine can read options.
KEY = "STORYHARE_PUSH_KEY"


def own_key() -> bytes | None:
    """The operator's key; None: there is none. What is no key is empty."""
    text = os.environ.get(KEY)
    if text is None:
        return None
    try:
        key = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
    return key if push.is_key(key) else b""


async def push_key(journal: Journal) -> bytes:
    """The operator's key, or the one that was made at the first start."""
    return own_key() or await journal.get_or_store(push.KEY_NAME, push.new_key())
