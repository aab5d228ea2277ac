"""The server: HTTP, WebSockets, the bots' processes, and what operators need.

`run` starts it. The command line also reads its settings and writes its log.
"""

__all__ = ["addresses", "config", "notifications", "ops", "run", "stores"]
