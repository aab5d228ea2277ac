"""What nodes over one database know of each other: notifications, and who is connected where."""
