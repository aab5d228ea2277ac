"""Notifications in the forms of their services, signed."""

import hmac
import json
from email.header import decode_header, make_header

import pytest

from storyhare.notifications import Facts, Form, Text, emails, forms

FACTS = Facts("turn", 3, "give", awaited=("ada",), deadline=1_000.0)
PARTS = forms.Parts(
    "id1", "K7QM", FACTS, Text("Table K7QM · round 3", "Waiting for *Ada* <@1> & @everyone"),
    "https://hare.example/t/K7QM", ("*Ada*",),
)  # fmt: skip


def body(form: Form) -> dict[str, object]:
    return dict(json.loads(forms.envelope(form, "secret", PARTS, 900.0).body))


@pytest.mark.parametrize("form", ["discord", "slack", "matrix", "ntfy", "json"])
def test_every_form_is_signed(form: Form) -> None:
    made = forms.envelope(form, "secret", PARTS, 900.7)
    wanted = hmac.digest(b"secret", b"900." + made.body, "sha256").hex()
    assert made.headers["Storyhare-Signature"] == f"v1={wanted}"
    assert made.headers["Storyhare-Timestamp"] == "900"
    assert made.headers["Storyhare-Id"] == "id1"
    assert all(value.isascii() for value in made.headers.values())


def test_names_format_nothing_and_call_nobody() -> None:
    assert body("discord")["allowed_mentions"] == {"parse": []}
    assert "\\*Ada\\*" in str(body("discord")["content"])
    assert "<@1>" not in str(body("discord")["content"])
    assert "&lt;@1&gt; &amp;" in str(body("slack")["text"])
    assert "\\*Ada\\*" in str(body("matrix")["text"])


def test_ntfy_has_its_title_in_a_header() -> None:
    made = forms.envelope("ntfy", "secret", PARTS, 900.0)
    assert str(make_header(decode_header(made.headers["Title"]))) == PARTS.text.title
    assert made.headers["Click"] == PARTS.link


def test_plain_json_has_all_facts() -> None:
    assert body("json") == {
        "id": "id1", "what": "turn", "table": "K7QM", "round": 3, "phase": "give",
        "awaited": ["*Ada*"], "deadline": 1_000, "title": PARTS.text.title,
        "text": PARTS.text.body, "link": PARTS.link,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("ada@example.org", True),
        ("ada+hare@mail.example.co.uk", True),
        ("ada@example", False),
        ("ada@example.org, ben@example.org", False),
        ("Ada <ada@example.org>", False),
        ("ada@example.org\r\nBcc: all@example.org", False),
        ("ada\x00@example.org", False),
        ("@example.org", False),
        ("a" * 65 + "@example.org", False),
        ("a@" + "b" * 260 + ".org", False),
    ],
)
def test_one_mailbox_and_nothing_else_is_an_address(address: str, good: bool) -> None:
    assert emails.is_address(address) is good


def test_an_email_has_a_link_to_unsubscribe() -> None:
    envelope = emails.Envelope("Hare <hare@example.org>", "ada@example.org", "id1", 900.0)
    links = ("https://h/t/K7QM", ("https://h/email/x", "https://h/api/email/x/off"))
    mail = emails.notification(envelope, Text("Your turn", "Come."), links, "en")
    assert mail["List-Unsubscribe"] == "<https://h/api/email/x/off>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Message-ID"] == "<id1@example.org>"
    assert "https://h/email/x" in mail.get_content()
