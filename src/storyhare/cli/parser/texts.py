"""Looks up the help texts of a command: `help-<command>` in the catalogue, and its attributes."""

from typer.core import TyperArgument, TyperOption

from storyhare.cli.speech import attributes, say

Parameter = TyperArgument | TyperOption

# Has the texts of options that several commands share.
SHARED = "help-shared"


def message_of(command: str) -> str:
    """The message of a command: `help-deck-import` for `deck import`."""
    return f"help-{command.replace(' ', '-')}"


def about(command: str) -> str:
    """What a command does, in paragraphs."""
    return say(message_of(command))


def summary(command: str) -> str:
    """What a command does, in one paragraph."""
    return about(command).partition("\n\n")[0].replace("\n", " ")


def help_text(command: str, parameter: str) -> str:
    """What a parameter is for: the attribute with its name."""
    return say(_key(command, parameter) or f"{message_of(command)}.{parameter}")


def default_in_words(command: str, parameter: str) -> str | None:
    """What happens without a parameter, where no value says it: the attribute `<name>-default`."""
    key = _key(command, f"{parameter}-default")
    return None if key is None else say(key)


def placeholder(command: str, parameter: Parameter) -> str:
    """What stands for the value of a parameter: its choices, or a word for its kind."""
    key = _key(command, f"{parameter.name}-word")
    if key is not None:
        return say(key)
    kind = parameter.type_descriptor
    if kind.choices is not None:
        return "|".join([str(choice) for choice in kind.choices])
    if kind.annotation in (int, float):
        return say("help-word.number")
    if kind.is_path:
        return say("help-word.file" if kind.parameter_info.file_okay else "help-word.folder")
    return say("help-word.text")


def _key(command: str, attribute: str) -> str | None:
    """The attribute of a command's own message, or else of the shared one."""
    for message in (message_of(command), SHARED):
        if attribute in attributes(message):
            return f"{message}.{attribute}"
    return None
