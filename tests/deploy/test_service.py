"""The systemd unit: complete, and as far as systemd is at hand also right in its eyes."""

import configparser
import subprocess
from pathlib import Path

from tests.deploy.files import DEPLOY, tool

UNIT = DEPLOY / "storyhare.service"
# So exposed a service may be by systemd's own measure, from 0 (not at all) to 10.
MOST_EXPOSED = 2.0


def lines_of(section: str) -> dict[str, str]:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are
    parser.read(UNIT, encoding="utf-8")
    return dict(parser[section])


def test_the_service_has_no_rights_and_writes_only_to_its_own_folder() -> None:
    service = lines_of("Service")
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome"):
        assert service[name] == "yes", name
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert "STORYHARE_DATA=%S/storyhare" in service["Environment"].split()
    assert service["StateDirectory"] == "storyhare"
    assert "ReadWritePaths" not in service


def test_what_the_service_starts_is_a_command_of_ours() -> None:
    program, command = lines_of("Service")["ExecStart"].split()
    assert program.endswith("/bin/storyhare")
    assert command == "serve"


def test_systemd_finds_no_fault_with_it(tmp_path: Path) -> None:
    analyze = tool("systemd-analyze")
    if analyze is None:  # another system: then at least every line is a setting
        text = UNIT.read_text(encoding="utf-8").splitlines()
        wrong = [line for line in text if line and line[0] not in "#[" and "=" not in line]
        assert wrong == []
        return
    program = tmp_path / "storyhare"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    unit = tmp_path / UNIT.name
    written = UNIT.read_text(encoding="utf-8")
    unit.write_text(written.replace(lines_of("Service")["ExecStart"].split()[0], str(program)))
    checked = _run(analyze, "verify", "--man=no", str(unit))
    assert UNIT.name not in checked.stdout + checked.stderr
    assert checked.returncode == 0
    judged = _run(analyze, "security", "--offline=true", "--no-pager", str(unit))
    (level,) = [line for line in judged.stdout.splitlines() if "Overall exposure level" in line]
    assert float(level.partition(f"{UNIT.name}: ")[2].split()[0]) < MOST_EXPOSED


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
