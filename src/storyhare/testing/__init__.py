"""The public test kit: random players, whole games, real servers and clients, promises of journals.

Each module is public: tests outside this package import what they need of it.
"""

__all__ = [
    "bot_turns",
    "bots",
    "client",
    "load",
    "resample",
    "server",
    "simulator",
    "storage",
    "strategies",
    "tables",
]
