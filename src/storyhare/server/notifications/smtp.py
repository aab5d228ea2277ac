"""The operator's mail server: where it is, and how an e-mail is handed over."""

import os
from email.message import EmailMessage
from typing import TYPE_CHECKING, Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from storyhare.threads import Threads

if TYPE_CHECKING:
    from smtplib import SMTP

# The password is no setting: other users of a machine can read the options of a program.
PASSWORD = "STORYHARE_SMTP_PASSWORD"
SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}


class Server(Struct, frozen=True):
    """A mail server: `smtp` changes to TLS where the server offers it, `smtps` begins with it."""

    scheme: Literal["smtp", "smtps"]
    host: str
    port: int
    user: str | None


class EmailRefused(Exception):
    """The server will never take this e-mail; `gone`: nobody has this address."""

    def __init__(self, *, gone: bool) -> None:
        super().__init__("the mail server refuses it")
        self.gone = gone


def read_server(url: str) -> Server | None:
    """A server by its address, as in smtp://hare@mail.example.org:587; None: it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.password is not None:
        return None
    if parts.path.strip("/") or parts.query or parts.fragment:
        return None
    user = None if parts.username is None else unquote(parts.username)
    scheme: Literal["smtp", "smtps"] = "smtps" if parts.scheme == "smtps" else "smtp"
    return Server(scheme, parts.hostname, port or PORTS[scheme], user)


class Mailer:
    """Hands e-mails over, one after the other."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._threads = Threads("mail", 1)

    async def send(self, message: EmailMessage) -> None:
        """Hand an e-mail over; raises EmailRefused, or OSError where it may go another time."""
        await self._threads.run(self._send, message)

    def close(self) -> None:
        """Send nothing more."""
        self._threads.close()

    def _send(self, message: EmailMessage) -> None:
        import smtplib
        import ssl

        try:
            with self._connected() as server:
                if self._server.scheme == "smtp" and server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                    server.ehlo()
                if self._server.user is not None:
                    server.login(self._server.user, os.environ.get(PASSWORD, ""))
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if all(code >= 500 for code in codes):
                raise EmailRefused(gone=True) from None
            raise OSError("the address cannot be reached now") from None
        except smtplib.SMTPResponseException as error:
            if isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500:
                raise EmailRefused(gone=False) from None
            raise OSError(f"the mail server answers {error.smtp_code}") from None

    def _connected(self) -> "SMTP":
        import smtplib

        kind = smtplib.SMTP_SSL if self._server.scheme == "smtps" else smtplib.SMTP
        server = kind(self._server.host, self._server.port, timeout=SECONDS)
        server.ehlo()
        return server
