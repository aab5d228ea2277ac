"""`storyhare serve`: its options. The server is imported when it starts: help comes at once."""

from typing import Annotated

import typer

from storyhare.cli.serve.settings import with_settings
from storyhare.server.config import Config


@with_settings
def serve(
    config: Config,
    *,
    # Not a field of Config, since it is about this terminal and not about the server.
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", envvar="STORYHARE_OPEN")
    ] = None,
) -> None:
    """Start the server on this machine."""
    from storyhare.cli.serve.start import start

    start(config, open_browser)
