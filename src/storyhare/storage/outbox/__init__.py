"""The outbox: through which channels people are notified about a table, and of what."""

from storyhare.storage.outbox.port import (
    UNPLANNED,
    Checked,
    Claim,
    Outbox,
    StoredChannel,
    StoredNotification,
)

__all__ = ["UNPLANNED", "Checked", "Claim", "Outbox", "StoredChannel", "StoredNotification"]
