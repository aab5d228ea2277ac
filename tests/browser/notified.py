"""A server that notifies people at once, with a mail server and push service of the test's own.

Two things are replaced, where the browser itself ends: `PushManager`, whose service is on the
internet, answers with an address of a receiver on this machine; and what would be shown beside the
page is noted, since the Chromium of the tests has no windows. What the receiver gets is handed to
the service worker as a browser would.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP

from storyhare.notifications import Push
from storyhare.testing.client import Ticket, call
from storyhare.testing.server import ServerProcess
from tests.browser.company import SECONDS
from tests.browser.people import Person, RealServer
from tests.notifications.receiver import BrowserKeys, Receiver, receiving
from tests.server.notified import Limits, Mailserver, until

# What a browser's push service would answer; it is asked again after a reload.
PUSH_SERVICE = """
(to) => {
  if (!('PushManager' in window)) return;
  let leave = 'default';
  Object.defineProperty(Notification, 'permission', {
    get: () => (localStorage.getItem('asked') === null ? leave : 'granted'),
  });
  Notification.requestPermission = async () => (leave = 'granted');
  const made = () => ({
    endpoint: to.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } }),
    unsubscribe: async () => true,
  });
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem('asked', options.applicationServerKey);
    return made();
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('asked') === null ? null : made();
}
"""
# In the service worker: what is shown, and which windows would be opened.
NOTE_WHAT_IS_SHOWN = """
() => {
  self.shown = [];
  self.opened = [];
  registration.showNotification = async (title, options) => {
    const one = { title, ...options, close: () => self.shown.splice(self.shown.indexOf(one), 1) };
    self.shown = [...self.shown.filter(({ tag }) => tag !== one.tag), one];
  };
  registration.getNotifications = async () => self.shown;
  WorkerNavigator.prototype.setAppBadge = async (count) => void (self.badge = count);
  Clients.prototype.openWindow = async (url) => void self.opened.push(url);
  WindowClient.prototype.focus = async function () { self.opened.push(this.url); };
}
"""
SHOWN = "() => self.badge ? self.shown.map(({ title, body }) => [title, body, self.badge]) : []"
TAP = """
async () => {
  const event = new ExtendableEvent('notificationclick');
  event.notification = self.shown[0];
  dispatchEvent(event);
  for (let tries = 0; tries < 100 && self.opened.length === 0; tries++)
    await new Promise((done) => setTimeout(done, 20));
  return [self.opened, self.shown.length];
}
"""
RENEW = """
(told) => {
  const event = new ExtendableEvent('pushsubscriptionchange');
  event.newSubscription = { toJSON: () => told };
  dispatchEvent(event);
}
"""


class QuickServer(RealServer):
    """The server of the tests, with the painted deck: people are notified without a wait."""

    @property
    def command(self) -> list[str]:
        """The command line of the server."""
        ours: list[str] = ServerProcess.command.__get__(self)
        return ours


class Post:
    """What people are sent, and by which server."""

    def __init__(self, server: QuickServer, mails: Mailserver, receiver: Receiver) -> None:
        self.server = server
        self.mails = mails
        self.receiver = receiver

    async def subscribable(self, person: Person) -> BrowserKeys:
        """Give somebody's browser a push service, and a person who agrees when they are asked."""
        keys = BrowserKeys()
        to = keys.subscription(f"{self.receiver.url}/push/{person.name}")
        told = json.dumps({"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth})
        await person.context.add_init_script(f"({PUSH_SERVICE})({told})")
        return keys

    async def link(self, number: int) -> str:
        """The path of the link in an e-mail."""
        await until(lambda: len(self.mails.got) > number)
        found = re.search(r"https?://[^/\s]+(/email/\S+)", self.mails.got[number].get_content())
        assert found is not None
        return found[1]

    async def channels(self, ticket: Ticket) -> Any:
        """What the server knows of somebody's channels."""
        url = f"{self.server.url}/api/tables/{ticket.code}/channels"
        answer = await call("GET", url, headers={"cookie": ticket.cookie})
        return json.loads(answer.body)


@asynccontextmanager
async def posting(folder: Path) -> AsyncIterator[Post]:
    """Such a server while it is needed."""
    mails, loop = Mailserver(), asyncio.get_running_loop()
    listening = await loop.create_server(
        lambda: SMTP(mails, hostname="localhost", loop=loop), "127.0.0.1", 0
    )
    port = listening.sockets[0].getsockname()[1]
    limits: Limits = {
        "private_targets": True, "smtp_url": f"smtp://127.0.0.1:{port}", "settle": 0.1,
        "email_from": "hare@play.example", "webhooks": 3,
    }  # fmt: skip
    server = QuickServer(folder, limits=limits, pictures=True)
    await server.start()
    try:
        async with receiving() as receiver:
            yield Post(server, mails, receiver)
    finally:
        await asyncio.to_thread(server.stop)
        listening.close()
    assert "Traceback" not in server.log


async def deliver(person: Person, payload: Any) -> list[tuple[str, str, int]]:
    """Hand a message to the service worker, as the browser does; the titles and texts that are
    shown afterwards, with the number on the icon."""
    page, origin = person.page, person.url
    (worker,) = person.context.service_workers
    await worker.evaluate(NOTE_WHAT_IS_SHOWN)
    session = await page.context.new_cdp_session(page)
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def note(told: dict[str, Any]) -> None:
        for one in told["registrations"]:
            if one["scopeURL"].startswith(origin) and not found.done():
                found.set_result(one["registrationId"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    await session.send("ServiceWorker.enable")
    message = {"origin": origin, "registrationId": await found, "data": json.dumps(payload)}
    await session.send("ServiceWorker.deliverPushMessage", message)
    shown: list[tuple[str, str, int]] = []
    async with asyncio.timeout(SECONDS):
        while not shown:
            shown = await worker.evaluate(SHOWN)
    return shown


async def renew(person: Person, to: Push) -> None:
    """The browser subscribes anew, and tells the service worker."""
    told = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    (worker,) = person.context.service_workers
    await worker.evaluate(RENEW, told)


async def tap(person: Person) -> tuple[list[str], int]:
    """Tap the notification: the addresses that are opened, and how many notifications are left."""
    (worker,) = person.context.service_workers
    opened, left = await worker.evaluate(TAP)
    return opened, left
