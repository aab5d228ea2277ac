"""The container and the compose files, as far as they can be tried without Docker."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import yaml  # type: ignore[import-untyped]  # it has no types
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from storyhare.cli.serve.settings import variable
from storyhare.server.config import Config
from storyhare.storage import JournalUnavailable
from storyhare.storage.postgres import PostgresJournal
from storyhare.testing.load import Load, Tally, run
from storyhare.testing.server import UNLIMITED, free_port
from storyhare.testing.storage.postgres import PostgresProcess
from tests.deploy.files import DEPLOY, ROOT, Step, dockerfile, variables

COMPOSE = ["compose.sqlite.yaml", "compose.cluster.yaml"]
NOBODY = 10001
# What the image may add to the one that it is built on.
MOST_BYTES = 230_000_000


# -- the Dockerfile --------------------------------------------------------------------------------


def test_what_runs_was_built_in_a_stage_before_and_runs_as_nobody_in_particular() -> None:
    build, final = dockerfile()
    assert build[0].text.endswith(" AS build")
    assert {step.word for stage in (build, final) for step in stage} <= {
        "FROM", "ARG", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL",
        "HEALTHCHECK", "CMD",
    }  # fmt: skip
    words = [step.word for step in final]
    assert final[words.index("USER")].text == f"{NOBODY}:{NOBODY}"
    assert words.index("USER") > max(at for at, word in enumerate(words) if word == "RUN")
    copied = [step.text for step in final if step.word == "COPY"]
    assert all(text.startswith("--from=build ") for text in copied)


def test_all_that_is_copied_is_there_and_not_ignored() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:].rstrip("/") for line in ignored if line.startswith("!")}
    copied: set[str] = set()
    for step in dockerfile()[0]:
        if step.word == "COPY":
            copied |= {source.rstrip("/") for source in step.text.split()[:-1]}
    assert copied == let_in
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_everything_written_lies_on_the_volume() -> None:
    final = dockerfile()[-1]
    (volume,) = [step.text for step in final if step.word == "VOLUME"]
    env = variables(final)
    assert env["STORYHARE_DATA"] == env["TMPDIR"] == volume
    assert env["PYTHONDONTWRITEBYTECODE"] == "1"


def test_all_packages_of_the_container_are_pinned_as_in_development() -> None:
    ours, theirs = _pins("server.txt"), _pins("dev.txt")
    assert {name: ours[name] for name in ours if ours[name] != theirs.get(name)} == {}
    needed: set[str] = set()
    _gather("storyhare", ("postgres", "bots"), needed)
    assert needed - {"storyhare"} - set(ours) == set()


def _pins(file: str) -> dict[str, str]:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)==([^\s;]+)", text, re.MULTILINE))


def _gather(name: str, extras: tuple[str, ...], found: set[str]) -> None:
    """All that a package needs here."""
    found.add(name)
    for line in requires(name) or ():
        needs = Requirement(line)
        asked = [{"extra": extra} for extra in ("", *extras)]
        wanted = needs.marker is None or any(needs.marker.evaluate(each) for each in asked)
        other = canonicalize_name(needs.name)
        if wanted and other not in found:
            _gather(other, tuple(needs.extras), found)


async def lives(programs: Path, tmp_path: Path) -> None:
    """Start what the container starts, as it does, and ask for its health as Docker does."""
    final = dockerfile()[-1]
    (check,) = [step.listed for step in final if step.word == "HEALTHCHECK"]
    (command,) = [step.listed for step in final if step.word == "CMD"]
    data = tmp_path / "volume"
    data.mkdir()
    rights = _of_nobody(programs)
    if rights:
        os.chown(data, NOBODY, NOBODY)
        _let_through(data)
    env = {name: value.replace("/data", str(data)) for name, value in variables(final).items()}
    env["PATH"] = f"{programs}:{os.environ['PATH']}"
    env["STORYHARE_PORT"] = str(free_port())
    env |= {f"STORYHARE_{name.upper()}": str(value) for name, value in UNLIMITED.items()}
    env |= {"STORYHARE_HOST": "127.0.0.1", "STORYHARE_ROOT_PATH": "/hare"}

    def healthy() -> bool:
        asked = subprocess.run(
            check, env=env, capture_output=True, timeout=60, check=False, **rights
        )
        return asked.returncode == 0

    assert not await asyncio.to_thread(healthy)
    server = subprocess.Popen(
        command, env=env, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **rights
    )
    try:
        async with asyncio.timeout(60):
            while not await asyncio.to_thread(healthy):
                assert server.poll() is None, server.communicate()[0].decode()
        url = f"http://127.0.0.1:{env['STORYHARE_PORT']}/hare"
        played = await run(url, Tally(Load(games=1, seats=3)))
        assert played.finished == 1
    finally:
        server.send_signal(signal.SIGTERM)
        said = server.communicate(timeout=30)[0].decode()
    assert "Traceback" not in said
    assert (data / "storyhare.db").exists()
    assert not await asyncio.to_thread(healthy)


def _of_nobody(programs: Path) -> dict[str, Any]:
    """The container's user, where we may become that one and Python lies where all may read it."""
    if os.geteuid() != 0:
        return {}
    rights: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    try:
        subprocess.run([programs / "python", "-c", ""], check=True, timeout=60, **rights)
    except (PermissionError, subprocess.CalledProcessError):
        return {}
    return rights


def _let_through(folder: Path) -> None:
    """Let somebody else reach a folder that pytest keeps to itself."""
    for parent in folder.parents:
        if parent.stat().st_uid == os.geteuid() and not parent.stat().st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)


async def test_the_container_s_command_serves_and_its_health_check_says_so(tmp_path: Path) -> None:
    await lives(Path(sys.executable).parent, tmp_path)


@pytest.mark.long
async def test_the_steps_of_the_dockerfile_make_a_server_that_plays(tmp_path: Path) -> None:
    """All that the first stage runs, with folders of our own in place of the container's."""
    home = tmp_path / "container"
    folder = home / "src"
    home.mkdir()
    for step in dockerfile()[0]:
        if step.word == "WORKDIR":
            folder = home / step.text.lstrip("/")
            folder.mkdir(exist_ok=True)
        await asyncio.to_thread(_by_hand, step, home, folder)
    files = [path for path in (home / "app").rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    await lives(home / "app" / "bin", tmp_path)


def _by_hand(step: Step, home: Path, folder: Path) -> None:
    match step.word:
        case "COPY":
            *sources, _ = step.text.split()
            left_out = shutil.ignore_patterns("node_modules", "pages", "__pycache__")
            for source in sources:
                if (ROOT / source).is_dir():
                    shutil.copytree(ROOT / source, folder / source, ignore=left_out)
                else:
                    shutil.copy(ROOT / source, folder)
        case "RUN":
            ours = re.sub(r"(?<![\w/])/(build|app|wheels)\b", rf"{home}/\1", step.text)
            script = ours.replace("python -m venv", f"{sys.executable} -m venv")
            subprocess.run(["/bin/sh", "-ec", script], cwd=folder, check=True, timeout=900)


# -- compose ---------------------------------------------------------------------------------------


def compose(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_names_only_what_it_has(name: str) -> None:
    told = compose(name)
    volumes, networks = set(told["volumes"]), set(told.get("networks", ()))
    for service in told["services"].values():
        mounted = [str(volume).partition(":")[0] for volume in service.get("volumes", ())]
        assert {mount for mount in mounted if not mount.startswith(".")} <= volumes
        assert set(service.get("networks", ())) <= networks
        assert set(service.get("depends_on", ())) <= set(told["services"])


@pytest.mark.parametrize("name", COMPOSE)
def test_our_containers_may_write_to_their_volume_only(name: str) -> None:
    ours = [each for each in compose(name)["services"].values() if each["image"] == "storyhare"]
    assert ours
    for service in ours:
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        places = [volume.partition(":")[2] for volume in service["volumes"]]
        assert places[0] == "/data"
        assert all(place.startswith("/data") for place in places)
        file = (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).resolve()
        assert file == DEPLOY / "Dockerfile"


@pytest.mark.parametrize("name", COMPOSE)
def test_every_variable_of_our_containers_is_a_setting(name: str) -> None:
    settings = {variable(field) for field in Config.__struct_fields__}
    settings.add("PGPASSWORD")  # of the database's own client
    for service in compose(name)["services"].values():
        if service["image"] == "storyhare":
            assert set(service["environment"]) <= settings


def test_a_cluster_has_three_nodes_that_only_the_proxy_reaches() -> None:
    told = compose("compose.cluster.yaml")
    nodes = {name: s for name, s in told["services"].items() if s["image"] == "storyhare"}
    assert len(nodes) == 3
    assert told["networks"]["inside"] == {"internal": True}
    for service in nodes.values():
        assert service["networks"] == ["inside"]
        assert "ports" not in service
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
    proxy = told["services"]["proxy"]
    named = proxy["environment"]["STORYHARE_NODES"].split()
    assert named == [f"{name}:8080" for name in nodes]
    # They share the database, and no folder.
    volumes = [volume for service in nodes.values() for volume in service["volumes"]]
    assert volumes == [f"{name}:/data" for name in nodes]
    assert "decks" not in told["volumes"]


async def test_a_password_of_any_characters_opens_the_database(
    own_postgres: PostgresProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the containers get it: beside the address, where nothing has to be escaped."""
    address, password = await own_postgres.new_database(), "a/b+c=d@e:f[g%h"
    connection = await asyncpg.connect(address)
    await connection.execute(f"ALTER USER storyhare PASSWORD '{password}'")
    who = Path(await connection.fetchval("SHOW hba_file"))
    who.write_text("host all all 127.0.0.1/32 scram-sha-256\n", encoding="ascii")
    await connection.fetchval("SELECT pg_reload_conf()")
    await connection.close()
    told = compose("compose.cluster.yaml")["services"]["node1"]["environment"]
    assert ":" not in told["STORYHARE_DATABASE"].removeprefix("postgresql://")
    journal = PostgresJournal(address)
    monkeypatch.setenv("PGPASSWORD", "wrong")
    with pytest.raises(JournalUnavailable):
        await journal.open()
    monkeypatch.setenv("PGPASSWORD", password)
    await journal.open()
    await journal.close()


def test_no_password_is_written_down() -> None:
    for name in COMPOSE:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        for line in text.splitlines():
            if "PASSWORD" in line and not line.startswith("#"):
                assert "${POSTGRES_PASSWORD:?" in line
