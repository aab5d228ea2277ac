"""The real nginx and Caddy with the examples in deploy/, changed no more than a test needs."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from storyhare.testing.client import call
from storyhare.testing.server import free_port
from tests.deploy.files import DEPLOY, tool

SOON = 60.0
# A proxy's command and its variables, made of the example, the port to listen on and the nodes.
Made = tuple[list[str], dict[str, str]]


def changed(text: str, pattern: str, new: str) -> str:
    """Replace what has to be there exactly once."""
    text, times = re.subn(pattern, new, text, flags=re.MULTILINE)
    assert times == 1, pattern
    return text


def for_nginx(program: str, name: str, folder: Path, port: int, nodes: Sequence[int]) -> Made:
    """The example with our ports and without a certificate, in a frame of our own."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    text = changed(text, r"^\s*listen 443 ssl;$", f"listen 127.0.0.1:{port};")
    text = changed(text, r"^\s*ssl_certificate .*$", "")
    text = changed(text, r"^\s*ssl_certificate_key .*$", "")
    # So long a request waits for a node that hangs; we need not.
    text = changed(text, r"proxy_read_timeout 10s;", "proxy_read_timeout 2s;")
    servers = re.findall(r"^\s*server 127\.0\.0\.1:8080 .*;$", text, re.MULTILINE)
    assert len(servers) == 1
    lines = [servers[0].replace("8080", str(node)) for node in nodes]
    text = text.replace(servers[0], "\n".join(lines))
    (folder / name).write_text(text, encoding="utf-8")
    paths = [f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi",
                                                               "uwsgi", "scgi")]  # fmt: skip
    (folder / "main.conf").write_text(
        f"""{"user root;" if os.geteuid() == 0 else ""}
daemon off; pid {folder}/pid; worker_processes 1;
events {{ worker_connections 512; }}
http {{ access_log off; {" ".join(paths)} include {folder / name}; }}
""",
        encoding="utf-8",
    )
    return [program, "-e", f"{folder}/errors", "-c", f"{folder}/main.conf"], {}


def for_caddy(program: str, name: str, folder: Path, port: int, nodes: Sequence[int]) -> Made:
    """The example with our ports, without HTTPS and without the port by which Caddy is managed."""
    own = "{\n\tadmin off\n\tauto_https off\n}\n"
    text = (DEPLOY / name).read_text(encoding="utf-8")
    (folder / name).write_text(own + text, encoding="utf-8")
    variables = {
        "STORYHARE_SITE": f"http://127.0.0.1:{port}",
        "STORYHARE_NODES": " ".join([f"127.0.0.1:{node}" for node in nodes]),
        "HOME": str(folder),
    }
    return [program, "run", "--adapter", "caddyfile", "--config", f"{folder / name}"], variables


MAKERS: dict[str, Callable[[str, str, Path, int, Sequence[int]], Made]] = {
    "nginx": for_nginx,
    "caddy": for_caddy,
}


def kind_of(name: str) -> str:
    """The program that an example is for."""
    return "nginx" if name.startswith("nginx") else "caddy"


@asynccontextmanager
async def proxy(name: str, folder: Path, nodes: Sequence[int]) -> AsyncIterator[str]:
    """The program of an example before nodes at these ports, once it answers: its address."""
    kind, port = kind_of(name), free_port()
    program = tool(kind)
    assert program is not None
    folder = folder / kind
    folder.mkdir()
    command, variables = MAKERS[kind](program, name, folder, port, nodes)
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(
            command, env={**os.environ, **variables}, stdout=said, stderr=said
        )
    try:
        async with asyncio.timeout(SOON):
            while True:
                assert process.poll() is None, (folder / "said").read_text(encoding="utf-8")
                with contextlib.suppress(OSError):
                    await call("GET", f"http://127.0.0.1:{port}/")
                    break
                await asyncio.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)
