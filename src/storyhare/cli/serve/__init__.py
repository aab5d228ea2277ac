"""`storyhare serve`: its options, the addresses it shows, and the start of the server."""

from storyhare.cli.serve.command import serve

__all__ = ["serve"]
