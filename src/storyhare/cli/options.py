"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from storyhare.folders import data_folder

DataFolder = Annotated[
    Path,
    typer.Option("--data", envvar="STORYHARE_DATA", default_factory=data_folder),
]
Database = Annotated[str | None, typer.Option("--database", envvar="STORYHARE_DATABASE")]
AsJson = Annotated[bool, typer.Option("--json")]
