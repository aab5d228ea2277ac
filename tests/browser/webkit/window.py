"""A window with WebKitGTK in it, which WebKitWebDriver starts and a test directs.

Runs under the system's Python, which has GTK; nothing of the project is imported here. Debian's
MiniBrowser would not go below 447 px, says nothing of failed requests, and has no devices.

The driver directs the page. What it cannot do, the test asks for over a socket, and there the
window tells what it sees: one JSON object a line, both ways.
"""

import json
import os
import socket
import sys
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, Soup, WebKit2  # noqa: E402

START, SCRIPT_ARG = WebKit2.UserScriptInjectionTime.START, "--window="
ALL_FRAMES = WebKit2.UserContentInjectedFrames.ALL_FRAMES


class Window:
    """All pages of one person: they share cookies, storage, size and preferences."""

    def __init__(self, wanted: Any) -> None:
        self.wanted = wanted
        self.line = socket.create_connection(("127.0.0.1", wanted["port"]))
        self.views: list[Any] = []
        self.scripts: list[str] = []
        self.context = self._context()
        self.prefer(wanted["dark"], wanted["still"])
        threading.Thread(target=self._listen, daemon=True).start()

    def tell(self, **what: Any) -> None:
        """Tell the test what happens here."""
        self.line.sendall(json.dumps(what).encode() + b"\n")

    # -- what the test asks for --------------------------------------------------------------------

    def _listen(self) -> None:
        with self.line.makefile(encoding="utf-8") as lines:
            for line in lines:
                GLib.idle_add(self._obey, json.loads(line))
        GLib.idle_add(Gtk.main_quit)

    def _obey(self, order: Any) -> None:
        getattr(self, order.pop("do"))(**order.pop("with"))
        self.tell(event="done", order=order["order"])

    def script(self, source: Any) -> None:
        """Run this before the scripts of every page."""
        self.scripts.append(source)
        for view in self.views:
            self._add_script(view, source)

    def resize(self, view: Any, width: Any, height: Any) -> None:
        """Make the page of this size."""
        window = self.views[view].get_toplevel()
        window.resize(width, height)
        while Gtk.events_pending():
            Gtk.main_iteration()

    def cookie(self, name: Any, value: Any, url: Any) -> None:
        """Put a cookie into the jar, and wait until it is there."""
        jar = self.context.get_website_data_manager().get_cookie_manager()
        waiting = GLib.MainLoop()
        cookie = Soup.Cookie.new(name, value, urlsplit(url).hostname, "/", -1)
        jar.add_cookie(cookie, None, lambda *_: waiting.quit())
        waiting.run()

    def front(self, view: Any) -> None:
        """Give the keyboard to this page; there is no window manager that would."""
        self.views[view].get_toplevel().get_window().focus(Gdk.CURRENT_TIME)

    def prefer(self, dark: Any, still: Any) -> None:
        """Set theme and motion of the system."""
        settings = Gtk.Settings.get_default()
        settings.set_property("gtk-application-prefer-dark-theme", dark)
        settings.set_property("gtk-enable-animations", not still)

    # -- pages -------------------------------------------------------------------------------------

    def _context(self) -> Any:
        home = Path(self.wanted["home"])
        manager = WebKit2.WebsiteDataManager(
            base_data_directory=str(home / "data"), base_cache_directory=str(home / "cache")
        )
        context = WebKit2.WebContext(website_data_manager=manager)
        context.set_automation_allowed(True)
        context.set_preferred_languages([self.wanted["language"]])
        context.connect("automation-started", self._on_automation)
        context.connect("download-started", self._on_download)
        return context

    def _on_automation(self, _context: Any, session: Any) -> None:
        info = WebKit2.ApplicationInfo.new()
        info.set_name("MiniBrowser")  # the name that the driver asks for
        info.set_version(*(int(part) for part in self.wanted["version"].split(".")))
        session.set_application_info(info)
        session.connect("create-web-view", lambda _: self._open())

    def _open(self) -> Any:
        view = WebKit2.WebView(
            web_context=self.context,
            is_controlled_by_automation=True,
            user_content_manager=WebKit2.UserContentManager.new(),
            settings=self._settings(),
        )
        number = len(self.views)
        self.views.append(view)
        for source in self.scripts:
            self._add_script(view, source)
        view.connect("resource-load-started", self._on_resource, number)
        view.connect("permission-request", self._on_permission)
        view.connect(
            "notify::uri", lambda *_: self.tell(event="url", view=number, url=view.get_uri())
        )
        view.connect("close", lambda _: view.get_toplevel().destroy())
        window = Gtk.Window()
        window.set_decorated(False)
        window.set_default_size(self.wanted["width"], self.wanted["height"])
        window.add(view)
        window.show_all()
        view.grab_focus()
        self.front(number)
        self.tell(event="view", view=number)
        return view

    def _settings(self) -> Any:
        settings = WebKit2.Settings()
        settings.set_enable_write_console_messages_to_stdout(True)
        settings.set_enable_media_stream(True)
        settings.set_enable_mock_capture_devices(self.wanted["devices"] != "none")
        settings.set_enable_back_forward_navigation_gestures(False)
        settings.set_enable_page_cache(True)
        settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
        return settings

    def _add_script(self, view: Any, source: Any) -> None:
        script = WebKit2.UserScript.new(source, ALL_FRAMES, START, None, None)
        view.get_user_content_manager().add_script(script)

    # -- what the window sees ----------------------------------------------------------------------

    def _on_permission(self, _view: Any, request: Any) -> Any:
        request.allow() if self.wanted["devices"] == "allowed" else request.deny()
        return True

    def _on_resource(self, _view: Any, resource: Any, request: Any, number: Any) -> None:
        name = f"{number}.{id(resource)}"
        self.tell(
            event="request", view=number, name=name, url=request.get_uri(),
            method=request.get_http_method() or "GET",
        )  # fmt: skip
        about = {"view": number, "name": name}
        resource.connect(
            "failed", lambda _, error: self.tell(event="failed", **about, why=error.message)
        )
        resource.connect("finished", lambda it: self.tell(
            event="finished", **about, url=it.get_uri(), status=_status(it)))  # fmt: skip

    def _on_download(self, _context: Any, download: Any) -> None:
        folder = Path(self.wanted["home"]) / "downloads"
        folder.mkdir(exist_ok=True)
        found = {"path": folder}

        def decide(it: Any, suggested: Any) -> Any:
            found["path"] = folder / f"{len(list(folder.iterdir()))}-{suggested}"
            it.set_destination(found["path"].as_uri())
            self.tell(event="download", url=it.get_request().get_uri(), name=suggested,
                      path=str(found["path"]))  # fmt: skip
            return True

        download.connect("decide-destination", decide)
        download.connect("finished", lambda _: self.tell(event="kept", path=str(found["path"])))


def _status(resource: Any) -> Any:
    response = resource.get_response()
    return response.get_status_code() if response is not None else 0


def main() -> None:
    """Open the window that the arguments describe."""
    given = next(one for one in sys.argv if one.startswith(SCRIPT_ARG))
    wanted = json.loads(given.removeprefix(SCRIPT_ARG))
    # WebKit writes what pages say to the standard error of its processes.
    said = os.open(wanted["said"], os.O_WRONLY | os.O_NOCTTY)
    os.dup2(said, 2)
    Window(wanted)
    Gtk.main()


if __name__ == "__main__":
    main()
