"""Manifests for the places where people look for apps: each fits the format of its place."""

import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from storyhare.cli.serve.settings import variable
from storyhare.server.config import Config
from tests.deploy.files import DEPLOY, ROOT, dockerfile, tool
from tests.test_release import PROJECT, RELEASES

VERSION = RELEASES[0][0]
SETTINGS = {variable(field) for field in Config.__struct_fields__}
# Nobody has this address (RFC 2606): whoever uses a manifest has to write another one.
IMAGE = f"registry.example.org/storyhare:{VERSION}"
WITH_AN_IMAGE = ["casaos.yaml", "coolify.yaml", "umbrel/docker-compose.yml", "unraid.xml",
                 "kubernetes.yaml"]  # fmt: skip
COMPOSE = [name for name in WITH_AN_IMAGE if name not in ("unraid.xml", "kubernetes.yaml")]
LINKS = set(PROJECT["project"]["urls"].values())


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def read(name: str) -> Any:
    return yaml.safe_load(text(name))


def ran(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def server(name: str) -> Any:
    """The one container of a compose file."""
    (found,) = [each for each in read(name)["services"].values() if "image" in each]
    return found


def environment(service: Any) -> dict[str, str]:
    told = service.get("environment", {})
    return told if isinstance(told, dict) else dict([(f"{e}=").split("=")[:2] for e in told])


# -- all of them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_AN_IMAGE)
def test_nobody_s_image_is_named_and_the_file_says_what_to_fill_in(name: str) -> None:
    assert re.findall(r"[\w.-]+/storyhare:[\w.]+", text(name)) == [IMAGE]
    said = re.sub(r"\s*#?\s+", " ", text(name))
    assert "The image: build it (deploy/Dockerfile) and push it to a registry" in said
    assert "registry.example.org does not exist." in said


def test_operators_are_told_to_build_the_version_that_the_manifests_name() -> None:
    told = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert re.findall(r"[\w.-]+/storyhare:[\w.]+", told) == [IMAGE]


def test_the_image_tells_its_health_its_port_and_its_volume() -> None:
    """What manifests need not repeat."""
    final = {step.word: step.text for step in dockerfile()[-1]}
    assert final["EXPOSE"] == "8080"
    assert final["VOLUME"] == "/data"
    assert "/readyz" in final["HEALTHCHECK"]


# -- Docker ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*COMPOSE, "compose.sqlite.yaml", "compose.cluster.yaml"])
def test_a_compose_file_fits_its_schema(name: str) -> None:
    schema = ["--builtin-schema", "vendor.compose-spec"]
    ran(sys.executable, "-m", "check_jsonschema", *schema, DEPLOY / name)


@pytest.mark.parametrize("name", COMPOSE)
def test_a_container_has_no_rights_and_writes_to_its_volume_only(name: str) -> None:
    ours = server(name)
    assert ours["read_only"] is True
    assert ours["cap_drop"] == ["ALL"]
    assert ours["security_opt"] == ["no-new-privileges:true"]
    assert not {"privileged", "network_mode", "devices", "cap_add"} & set(ours)
    assert ours.get("user", "10001:10001").partition(":")[0] != "0"
    (volume,) = ours["volumes"]
    target = volume["target"] if isinstance(volume, dict) else volume.rpartition(":")[2]
    assert target == "/data"


@pytest.mark.parametrize("name", COMPOSE)
def test_every_variable_is_a_setting(name: str) -> None:
    own = {key for key in environment(server(name)) if not key.startswith("SERVICE_")}
    assert own <= SETTINGS


@pytest.mark.parametrize("name", COMPOSE)
def test_a_proxy_is_believed_only_where_nobody_else_comes_in(name: str) -> None:
    ours = server(name)
    if environment(ours).get("STORYHARE_TRUSTED_PROXIES") == "*":
        assert "ports" not in ours


# -- CasaOS ----------------------------------------------------------------------------------------


def test_casaos_finds_the_fields_that_it_asks_for() -> None:
    told = read("casaos.yaml")
    app = told["x-casaos"]
    assert re.fullmatch(r"[a-z0-9][a-z0-9_-]*", told["name"])
    assert re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)+", app["id"])
    ours = told["services"][app["main"]]
    (port,) = ours["ports"]
    assert port["target"] == 8080
    assert app["port_map"] == port["published"]
    assert isinstance(app["port_map"], str)
    assert (app["index"], app["scheme"]) == ("/", "http")
    for field in ("title", "tagline", "description"):
        assert app[field]["en_US"], field
    assert app["category"] in {
        "Media", "Productivity", "Home", "Networking", "AI", "Finance", "Social", "Developer",
        "Others",
    }  # fmt: skip
    assert set(app["architectures"]) == {"amd64", "arm64"}
    assert app["version"] == VERSION
    assert {app[field] for field in ("website", "repo", "support", "docs")} <= LINKS


@pytest.mark.parametrize("name", ["casaos.yaml", "unraid.xml"])
def test_an_icon_is_one_of_ours(name: str) -> None:
    (path,) = re.findall(rf"{PROJECT['project']['urls']['Source']}/raw/main/(\S+\.png)", text(name))
    assert (ROOT / path).is_file()


# -- Umbrel ----------------------------------------------------------------------------------------


def test_umbrel_finds_the_fields_that_it_asks_for() -> None:
    app, told = read("umbrel/umbrel-app.yml"), read("umbrel/docker-compose.yml")
    assert list(app) == [
        "manifestVersion", "id", "category", "name", "version", "tagline", "description",
        "releaseNotes", "developer", "website", "dependencies", "repo", "support", "port",
        "gallery", "path", "defaultUsername", "defaultPassword", "submitter", "submission",
    ]  # fmt: skip
    assert app["manifestVersion"] == 1
    assert app["id"] == "storyhare"
    assert app["version"] == VERSION
    assert app["dependencies"] == app["gallery"] == []
    assert not app["tagline"].endswith(".")
    assert {app[field] for field in ("website", "repo", "support")} <= LINKS
    (service,) = set(told["services"]) - {"app_proxy"}
    proxy = told["services"]["app_proxy"]
    assert set(proxy) == {"environment"}
    assert proxy["environment"]["APP_HOST"] == f"{app['id']}_{service}_1"
    assert proxy["environment"]["APP_PORT"] == 8080
    (volume,) = told["services"][service]["volumes"]
    folder = volume.partition(":")[0].removeprefix("${APP_DATA_DIR}/")
    assert (DEPLOY / "umbrel" / folder / ".gitkeep").exists()
    assert told["services"][service]["user"] == "1000:1000"


# -- Coolify ---------------------------------------------------------------------------------------


def test_coolify_finds_its_heading_and_makes_the_address() -> None:
    heading = dict(re.findall(r"^# (\w+): (.+)$", text("coolify.yaml"), re.MULTILINE))
    assert {"documentation", "slogan", "category", "tags", "port"} <= set(heading)
    port, ours = heading["port"], environment(server("coolify.yaml"))
    assert port == "8080"
    assert f"SERVICE_URL_STORYHARE_{port}" in ours
    assert ours["STORYHARE_PUBLIC_URL"] == "${SERVICE_URL_STORYHARE}"


# -- Unraid ----------------------------------------------------------------------------------------


def test_unraid_finds_the_fields_that_it_asks_for() -> None:
    app = ET.fromstring(text("unraid.xml"))
    assert (app.tag, app.get("version")) == ("Container", "2")
    told = {each.tag: each.text or "" for each in app if each.tag != "Config"}
    assert (told["Network"], told["Privileged"], told["Shell"]) == ("bridge", "false", "sh")
    assert told["WebUI"] == "http://[IP]:[PORT:8080]/"
    assert {told["Support"], told["Project"]} <= LINKS
    rights = set(told["ExtraParams"].split())
    assert {"--user=99:100", "--read-only", "--cap-drop=ALL"} <= rights
    assert "--security-opt=no-new-privileges" in rights
    configs = app.findall("Config")
    fields = ["Name", "Target", "Default", "Mode", "Description", "Type", "Display", "Required",
              "Mask"]  # fmt: skip
    assert all(list(each.attrib) == fields for each in configs)
    assert all((each.text or "") == each.get("Default") for each in configs)
    by_type = {each.get("Type"): each.get("Target") for each in configs[:2]}
    assert by_type == {"Port": "8080", "Path": "/data"}
    assert {each.get("Target") for each in configs if each.get("Type") == "Variable"} <= SETTINGS


# -- Kubernetes ------------------------------------------------------------------------------------


def objects() -> dict[str, Any]:
    return {each["kind"]: each for each in yaml.safe_load_all(text("kubernetes.yaml"))}


def test_kubernetes_knows_every_field() -> None:
    told = str(DEPLOY / "kubernetes.yaml")
    code = "import sys; from kubernetes_validate.__main__ import main; sys.exit(main())"
    ran(sys.executable, "-c", code, "--strict", told)


def test_a_pod_may_run_where_only_the_restricted_ones_may() -> None:
    """The strictest of the Pod Security Standards."""
    pod = objects()["StatefulSet"]["spec"]["template"]["spec"]
    (ours,) = pod["containers"]
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["runAsUser"] == pod["securityContext"]["fsGroup"] == 10001
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert ours["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert not {"hostNetwork", "hostPID", "hostIPC", "volumes"} & set(pod)


def test_one_pod_serves_from_its_volume_and_is_asked_how_it_is() -> None:
    parts = objects()
    told = parts["StatefulSet"]["spec"]
    pod = told["template"]["spec"]
    (ours,) = pod["containers"]
    assert told["replicas"] == 1
    assert pod["enableServiceLinks"] is False
    (claim,) = told["volumeClaimTemplates"]
    assert ours["volumeMounts"] == [{"name": claim["metadata"]["name"], "mountPath": "/data"}]
    assert [each["containerPort"] for each in ours["ports"]] == [8080]
    assert ours["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert ours["livenessProbe"]["httpGet"]["path"] == "/healthz"
    env = {each["name"]: each["value"] for each in ours["env"]}
    assert set(env) <= SETTINGS
    labels = told["template"]["metadata"]["labels"]
    assert parts["Service"]["spec"]["selector"] == told["selector"]["matchLabels"] == labels
    (rule,) = parts["Ingress"]["spec"]["rules"]
    assert env["STORYHARE_PUBLIC_URL"] == f"https://{rule['host']}"
    (path,) = rule["http"]["paths"]
    assert path["backend"]["service"]["name"] == parts["Service"]["metadata"]["name"]


# -- YunoHost --------------------------------------------------------------------------------------

YUNOHOST = DEPLOY / "yunohost"
SCRIPTS = ("install", "remove", "upgrade", "backup", "restore")
# Helpers of version 2.1 that we call, from its documentation.
HELPERS = {
    "ynh_backup", "ynh_config_add_nginx", "ynh_config_add_systemd", "ynh_config_remove_nginx",
    "ynh_config_remove_systemd", "ynh_hide_warnings", "ynh_print_info", "ynh_restore",
    "ynh_script_progression", "ynh_systemctl",
}  # fmt: skip
# Settings that the resources and questions of the manifest make.
PLACES = {
    "__APP__": "storyhare",
    "__INSTALL_DIR__": "/var/www/storyhare",
    "__DATA_DIR__": "/home/yunohost.app/storyhare",
    "__DOMAIN__": "play.example.org",
    "__PORT__": "8080",
}


def filled(name: str) -> str:
    """A file of `conf/` as YunoHost installs it."""
    made = (YUNOHOST / "conf" / name).read_text(encoding="utf-8")
    for place, value in PLACES.items():
        made = made.replace(place, value)
    assert re.findall(r"__[A-Z_]+__", made) == []
    return made


def test_yunohost_finds_the_fields_that_it_asks_for() -> None:
    told = tomllib.loads((YUNOHOST / "manifest.toml").read_text(encoding="utf-8"))
    assert set(told) == {
        "packaging_format", "id", "name", "description", "version", "maintainers", "upstream",
        "integration", "install", "resources",
    }  # fmt: skip
    assert told["packaging_format"] == 2
    assert told["id"] == PLACES["__APP__"]
    assert re.fullmatch(rf"{re.escape(VERSION)}~ynh\d+", told["version"])
    assert "en" in told["description"]
    assert all(re.fullmatch("[a-z]{2}", language) for language in told["description"])
    assert set(told["upstream"]) <= {"license", "website", "admindoc", "userdoc", "code"}
    integration = told["integration"]
    assert set(integration) == {
        "yunohost", "helpers_version", "architectures", "multi_instance", "ldap", "sso", "disk",
        "ram",
    }  # fmt: skip
    assert re.fullmatch(r">= \d+(\.\d+){0,2}", integration["yunohost"])
    assert integration["helpers_version"] == "2.1"
    assert set(integration["architectures"]) == {"amd64", "arm64"}
    for size in (integration["disk"], *integration["ram"].values()):
        assert re.fullmatch(r"\d+[MG]", size)
    assert {question["type"] for question in told["install"].values()} == {"domain", "group"}
    assert set(told["resources"]) == {
        "system_user", "install_dir", "data_dir", "permissions", "ports", "apt",
    }  # fmt: skip
    assert told["resources"]["permissions"]["main"]["url"] == "/"


def test_the_scripts_of_yunohost_are_whole_and_call_what_is_there() -> None:
    common = (YUNOHOST / "scripts/_common.sh").read_text(encoding="utf-8")
    assert f"=={VERSION}" in common
    own = set(re.findall(r"^(\w+)\(\) {", common, re.MULTILINE))
    for name in (*SCRIPTS, "_common.sh"):
        path = YUNOHOST / "scripts" / name
        ran("bash", "-n", path)
        assert set(re.findall(r"\bynh_\w+", path.read_text(encoding="utf-8"))) <= HELPERS, name
    for name in SCRIPTS:
        script = (YUNOHOST / "scripts" / name).read_text(encoding="utf-8")
        calls = set(re.findall(r"^(\w+)$", script, re.MULTILINE)) - {"fi"}
        assert calls <= own | HELPERS, name
        assert re.search(r"^source (\.\./settings/scripts/)?_common\.sh$", script, re.MULTILINE)


def test_the_service_of_yunohost_has_settings_of_ours_and_its_folder_only() -> None:
    unit = filled("systemd.service")
    set_here = dict(re.findall(r"(STORYHARE_\w+)=(\S+)", unit))
    assert set(set_here) - {"STORYHARE_OPEN"} <= SETTINGS
    assert set_here["STORYHARE_PORT"] == PLACES["__PORT__"]
    assert f"ReadWritePaths={set_here['STORYHARE_DATA']}\n" in unit
    assert "ProtectSystem=strict\n" in unit
    assert f"User={PLACES['__APP__']}\n" in unit


def test_nginx_takes_the_page_of_yunohost(tmp_path: Path) -> None:
    conf = filled("nginx.conf")
    assert f"proxy_pass http://127.0.0.1:{PLACES['__PORT__']};" in conf
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in conf
    program = tool("nginx")
    if program is None:  # make brings it where it can; the lines above are what matters most
        return
    (tmp_path / "main.conf").write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/errors; events {{}}"
        f"http {{ access_log off; server {{ listen 127.0.0.1:8099;\n{conf}\n}} }}",
        encoding="utf-8",
    )
    ran(program, "-t", "-e", f"{tmp_path}/errors", "-c", f"{tmp_path}/main.conf")
