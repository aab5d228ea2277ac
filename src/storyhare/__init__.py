"""Storyhare plays Dixit and Dixit Odyssey with people who are not in the room."""

__version__: str


def __getattr__(name: str) -> str:
    """The version that was installed, which the tag decides; looked up only when somebody asks."""
    if name != "__version__":
        raise AttributeError(name)
    from importlib.metadata import version  # noqa: PLC0415 - takes longer than all else here

    return version("storyhare")
