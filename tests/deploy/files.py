"""The files for operators, read as the tools that use them would."""

import json
import re
import shlex
import shutil
from pathlib import Path
from typing import Any

from msgspec import Struct

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


class Step(Struct, frozen=True):
    """One instruction of a Dockerfile; its text is on one line."""

    word: str
    text: str

    @property
    def listed(self) -> list[str]:
        """The words of an instruction that is written as a list."""
        found: list[str] = json.loads(self.text[self.text.index("[") :])
        return found


def dockerfile() -> list[list[Step]]:
    """The steps, stage by stage."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\s*\\\n\s*", " ", "\n".join(lines))
    stages: list[list[Step]] = []
    for line in joined.splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            stages.append([])
        stages[-1].append(Step(word, rest.strip()))
    return stages


def variables(stage: list[Step]) -> dict[str, str]:
    """What ENV sets."""
    words = [word for step in stage if step.word == "ENV" for word in shlex.split(step.text)]
    return dict([word.split("=", 1) for word in words])


def tool(name: str) -> str | None:
    """Where a program is; those of the system are not on everybody's path."""
    usual = ("/usr/local/sbin", "/usr/sbin", "/sbin")
    return shutil.which(name) or shutil.which(name, path=":".join(usual))


def metrics_in(dashboard: Any) -> set[str]:
    """Every metric that a Grafana dashboard asks for."""
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += [each["query"] for each in dashboard["templating"]["list"] if each["type"] == "query"]
    return metrics_named("\n".join(asked))


def metrics_named(expression: str) -> set[str]:
    """Every metric of ours that an expression of Prometheus asks for."""
    return set(re.findall(r"\b(?:storyhare|process)_\w+", expression))
