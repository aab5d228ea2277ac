"""Help in every language, what is said about wrong options, and completion in a shell."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from storyhare import __version__
from storyhare.cli import COMMANDS, app
from storyhare.cli.parser.commands import Command, Group, load
from storyhare.words import attributes, languages, say

STORYHARE = (sys.executable, "-m", "storyhare")
GROUPS = {path.partition(" ")[0] for path in COMMANDS if " " in path}
LANGUAGES = sorted(languages())
# What nobody waits for who only wants to read the help.
HEAVY = {"PIL", "apsw", "asyncpg", "litestar", "numpy", "rich", "segno", "uvicorn"}


def invoke(*arguments: str, language: str = "en") -> tuple[int, str]:
    run = CliRunner().invoke(app, arguments, env={"LC_ALL": f"{language}.UTF-8"})
    return run.exit_code, run.output


def parameters() -> Iterator[tuple[str, set[str]]]:
    """Every command with the names of its parameters."""
    commands: list[Command | Group] = [load(path, where) for path, where in COMMANDS.items()]
    top = get_command(app)
    assert isinstance(top, Group)
    for command in (top, *commands):
        yield command.name, {one.name for one in command.params}


def message(command: str) -> str:
    return f"help-{command.replace(' ', '-')}"


def of_parameters(names: set[str]) -> set[str]:
    """The attributes that parameters may have."""
    return {name + more for name in names for more in ("", "-default", "-word")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_every_option_has_its_help(language: str) -> None:
    shared = attributes("help-shared", language)
    for command, names in parameters():
        own = attributes(message(command), language)
        assert names <= own | shared, command
        assert own <= of_parameters(names), f"{command} has help for what it does not take"


def test_no_shared_help_is_left_over() -> None:
    everything = set().union(*[names for _, names in parameters()], {"help"})
    assert attributes("help-shared") <= of_parameters(everything)


def unwrapped(text: str) -> str:
    """A text without its blanks: lines end at hyphens too."""
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_help_is_in_the_language_of_the_terminal(language: str) -> None:
    headings = {say(f"help-{part}", language) for part in ("usage", "options")}
    for path in ("", *GROUPS, *COMMANDS):
        status, page = invoke(*path.split(), "--help", language=language)
        assert status == 0
        assert not [heading for heading in headings if heading not in page], path
        about = say(message(path or "storyhare"), language)
        assert unwrapped(about) in unwrapped(page)
        assert say("help-shared.help", language) in page


def test_a_page_of_help_names_defaults_limits_and_variables() -> None:
    _, page = invoke("serve", "-h", language="de")
    told = " ".join(page.split())
    port = "--port ZAHL Port, an dem der Server wartet."
    assert f"{port} [Standard: 8080; 0 bis 65535; Variable: STORYHARE_PORT]" in told
    assert "--uploads nobody|hosts|everybody Wer Decks hochladen darf." in told
    assert "[Standard: wenn jemand am Bildschirm sitzt; Variable: STORYHARE_OPEN]" in told


def test_lines_of_help_fit_into_a_terminal_of_80_columns() -> None:
    for language in LANGUAGES:
        for path in ("", *GROUPS, *COMMANDS):
            _, page = invoke(*path.split(), "--help", language=language)
            assert not [line for line in page.splitlines() if len(line) > 80], (language, path)


def test_an_example_is_shown_as_it_stands() -> None:
    _, page = invoke("score", "--help", language="nl")
    example = page.partition("Voorbeeld:\n")[2]
    assert unwrapped(example).startswith('{"rules":"classic","players":["red",')


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("sevre", "There is no command “sevre”. Did you mean “serve”? “storyhare --help”"),
        ("deck shwo", "There is no command “shwo”. Did you mean “show”? “storyhare deck --help”"),
        ("serve --prt 80", "There is no option --prt. Did you mean “--port”?"),
        ("serve --port", "--port needs a value."),
        ("serve --metrics=yes", "--metrics takes no value."),
        ("serve --port x", "--port must be a whole number from 0 to 65535."),
        ("serve --bot-pace x", "--bot-pace must be a number of at least 0."),
        ("serve --uploads me", "--uploads must be one of: nobody, hosts, everybody."),
        ("replay", "FILE is missing."),
        ("migrate", "The option --database is missing."),
        ("replay one two", "This is more than the command takes: two."),
        ("simulate --record pyproject.toml", "--record must be a folder."),
    ],
)
def test_a_slip_of_the_keyboard_is_explained_in_one_sentence(typed: str, sentence: str) -> None:
    status, said = invoke(*typed.split())
    assert status == 2
    assert said.startswith(f"storyhare: {sentence}")
    assert said.endswith("--help” says more.\n")
    assert said.count("\n") == 1


def test_a_wrong_variable_is_named() -> None:
    run = CliRunner().invoke(app, ["serve"], env={"STORYHARE_METRICS": "perhaps", "LC_ALL": "C"})
    assert run.output.startswith("storyhare: STORYHARE_METRICS must be 1 or 0.")


def test_a_slip_is_explained_in_the_language_of_the_terminal() -> None:
    _, said = invoke("serve", "--port", "x", language="fr")
    assert said.startswith("storyhare: --port doit être un nombre entier de 0 à 65535.")


def test_without_a_command_the_help_is_shown() -> None:
    for typed in ([], ["deck"], ["--"]):
        status, said = invoke(*typed)
        assert status == 2
        assert "Commands:" in said


def test_help_comes_without_loading_the_server() -> None:
    code = (
        "import sys; from storyhare.cli import main\n"
        "try: main()\n"
        "except SystemExit: print('LOADED', *sys.modules)"
    )
    for arguments in (["--help"], ["deck", "--help"], ["--version"], ["serve", "--help"]):
        run = subprocess.run(
            [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
        )
        loaded = set(run.stdout.partition("LOADED ")[2].split())
        assert "storyhare.cli" in loaded
        # The log's settings know what goes wrong with databases, and so does its help.
        known = {"apsw"} if "serve" in arguments else set()
        assert not loaded & HEAVY - known, arguments


def test_the_version_is_printed() -> None:
    run = subprocess.run([*STORYHARE, "--version"], capture_output=True, text=True, check=True)
    assert run.stdout == f"storyhare {__version__}\n"


def in_bash(script: str, home: Path) -> str:
    """What a script prints, in which `storyhare` is our command."""
    folder = home / "bin"
    folder.mkdir(exist_ok=True)
    program = folder / "storyhare"
    program.write_text(f'#!/bin/sh\nexec {" ".join(STORYHARE)} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "HOME": str(home), "PATH": path, "LC_ALL": "it_IT.UTF-8"}
    # The last command keeps bash from being replaced by the one before it.
    run = subprocess.run(
        ["bash", "-c", f"{script}\ntrue"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def complete(typed: str) -> str:
    words = typed.split(" ")
    return (
        f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}\n"
        '_storyhare_completion storyhare; echo "${COMPREPLY[@]}"'
    )


def test_bash_completes_commands_and_options(tmp_path: Path) -> None:
    load_script = 'eval "$(storyhare --show-completion)"'
    assert in_bash(f"{load_script}\n{complete('storyhare si')}", tmp_path) == "simulate\n"
    assert in_bash(f"{load_script}\n{complete('storyhare deck e')}", tmp_path) == "export\n"
    assert in_bash(f"{load_script}\n{complete('storyhare serve --po')}", tmp_path) == "--port\n"
    uploads = complete("storyhare serve --uploads ho")
    assert in_bash(f"{load_script}\n{uploads}", tmp_path) == "hosts\n"


def test_completion_is_installed_and_said_in_plain_words(tmp_path: Path) -> None:
    said = in_bash("storyhare --install-completion", tmp_path)
    file = tmp_path / ".bash_completions" / "storyhare.sh"
    assert said == say("completion-installed", "it", shell="bash", file=str(file)) + "\n"
    assert f"source '{file}'" in (tmp_path / ".bashrc").read_text(encoding="utf-8")
    assert in_bash(f"source {file}\n{complete('storyhare ba')}", tmp_path) == "backup\n"


def test_other_shells_show_what_a_command_does(tmp_path: Path) -> None:
    asked = "_STORYHARE_COMPLETE=complete_fish _TYPER_COMPLETE_FISH_ACTION=get-args"
    said = in_bash(f'{asked} _TYPER_COMPLETE_ARGS="storyhare rep" storyhare', tmp_path)
    assert said == f"replay\t{say('help-replay', 'it')}\n"
    said = in_bash(f'{asked} _TYPER_COMPLETE_ARGS="storyhare replay --js" storyhare', tmp_path)
    assert said == f"--json\t{say('help-shared.as_json', 'it')}\n"


@pytest.mark.parametrize("shell", ["powershell", "pwsh"])
def test_in_powershell_completion_is_printed_and_nothing_is_allowed_for_it(
    shell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storyhare.cli.parser.completion._get_shell_name", lambda: shell)
    monkeypatch.setattr("storyhare.cli.parser.completion.install", pytest.fail)
    refused = CliRunner().invoke(app, ["--install-completion"])
    assert refused.exit_code == 1
    assert "storyhare --show-completion >> $PROFILE" in refused.stderr
    printed = CliRunner().invoke(app, ["--show-completion"])
    assert printed.exit_code == 0
    assert "Register-ArgumentCompleter" in printed.stdout
    assert "ExecutionPolicy" not in printed.stdout
