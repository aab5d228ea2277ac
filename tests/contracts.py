"""A contract for import-linter: other packages use only what a package exports (its front door).

The `__all__` of a package's `__init__` lists what it exports: names, or modules and packages that
are public as a whole. Every other module is private to its package.
"""

import ast
from functools import cache
from pathlib import Path

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

SOURCE = Path("src")


@cache
def public_in(package: str) -> frozenset[str]:
    """The names in `__all__` of a package; none for a module."""
    file = SOURCE.joinpath(*package.split("."), "__init__.py")
    if not file.exists():
        return frozenset()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return frozenset(ast.literal_eval(node.value))
    return frozenset()


def is_public(module: str, depth: int) -> bool:
    """Whether other packages may import this module: each part of its name must be exported."""
    parts = module.split(".")
    steps = range(depth, len(parts))
    return all(parts[at] in public_in(".".join(parts[:at])) for at in steps)


class FrontDoors(Contract):
    """Imports between the packages of a root that go past an `__init__`."""

    root = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002 - a port
        """Look at every import of another package's module."""
        depth = str(self.root).count(".") + 2  # the root and a package in it
        modules = sorted([name for name in graph.modules if name.startswith(f"{self.root}.")])
        past = [
            f"{importer} imports {imported}"
            for importer in modules
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported in modules
            and imported.split(".")[:depth] != importer.split(".")[:depth]
            and not is_public(imported, depth)
        ]
        return ContractCheck(kept=not past, metadata={"past": past})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say which."""
        for line in check.metadata["past"]:
            output.print_error(f"{line}, which is not in its package's __all__", bold=False)
            output.new_line()
