"""The option parser: commands are loaded when they are used, help and errors are in our words."""

from storyhare.cli.parser.commands import Command, Group

__all__ = ["Command", "Group"]
