"""Sends notifications to people who are not at their table: by Web Push, to webhooks, by e-mail.

The command line checks the settings of it, and tests set its pace.
"""

__all__ = ["keys", "notifier", "smtp"]
