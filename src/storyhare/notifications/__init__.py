"""What people are told who are not at their table: to whom, when, in which words and which form.

Nothing here is sent: the server does that.
"""

from storyhare.notifications import decide, emails, forms, push
from storyhare.notifications.channels import (
    ADDRESS_LIMIT,
    KEY_LIMIT,
    URL_LIMIT,
    Channel,
    Email,
    Form,
    Preferences,
    Push,
    Quiet,
    Webhook,
    read_channel,
    write_channel,
)
from storyhare.notifications.decide import Plan, Planned, Presence, plan
from storyhare.notifications.facts import Facts, read_facts
from storyhare.notifications.quiet import asleep, awake_at, known_zone
from storyhare.notifications.text import Text, text

__all__ = [
    "ADDRESS_LIMIT",
    "KEY_LIMIT",
    "URL_LIMIT",
    "Channel",
    "Email",
    "Facts",
    "Form",
    "Plan",
    "Planned",
    "Preferences",
    "Presence",
    "Push",
    "Quiet",
    "Text",
    "Webhook",
    "asleep",
    "awake_at",
    "decide",
    "emails",
    "forms",
    "known_zone",
    "plan",
    "push",
    "read_channel",
    "read_facts",
    "text",
    "write_channel",
]
