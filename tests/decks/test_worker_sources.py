"""How the worker opens strangers' zips and folders, called here without a process of its own."""

import io
import os
import stat
import struct
import zipfile
from pathlib import Path

import pytest

from storyhare.decks.limits import LIMITS, Limits
from storyhare.decks.reading.inputs import DEEPEST, open_input
from storyhare.decks.reading.sources import (
    FETCH_BYTES,
    Folder,
    RemoteFile,
    Zip,
    open_zip,
)
from storyhare.rules import Refusal

SMALL = Limits(cards=4, entries=6, manifest_bytes=3_000_000)


# -- zips ------------------------------------------------------------------------------------------


def zipped(
    *entries: tuple[str | zipfile.ZipInfo, bytes], packed: int = zipfile.ZIP_DEFLATED
) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", packed) as archive:
        for name, data in entries:
            archive.writestr(name, data)
    return file.getvalue()


def opened(data: bytes, limits: Limits = LIMITS) -> Zip | Refusal:
    return open_zip("pics.zip", len(data), lambda _name, at, most: data[at : at + most], limits)


def mode(name: str, kind: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = (kind | 0o644) << 16
    return info


def test_a_zip_gives_its_files_and_no_clutter() -> None:
    clutter = [".hidden", "__MACOSX/a", "x/Thumbs.db", "desktop.ini", "x/.DS_Store"]
    entries = [("b.png", b"bb"), ("x/a.png", b"aaa"), ("folder/", b""), ("Thumbs.dbx", b"")]
    data = zipped(*entries, *[(name, b"") for name in clutter])
    found = opened(data)
    assert isinstance(found, Zip)
    assert found.names == ("Thumbs.dbx", "b.png", "x/a.png")
    assert found.read("x/a.png", 3) == b"aaa"
    too_long = found.read("x/a.png", 2)
    assert too_long == Refusal("source_file_too_long", {"file": "x/a.png", "most": 0})
    assert opened(b"PK nothing") == Refusal("source_not_a_zip", {"file": "pics.zip"})
    plain = zipped(("a", b"abc"), packed=zipfile.ZIP_STORED)
    damaged = opened(plain.replace(b"abc", b"abd", 1))
    assert isinstance(damaged, Zip)
    assert damaged.read("a", 9) == Refusal("source_entry_damaged", {"file": "a"})


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (mode("a", stat.S_IFREG), None),
        (mode("a", 0), None),
        (mode("a", stat.S_IFLNK), "source_link"),
        (mode("a", stat.S_IFIFO), "source_special_file"),
        (mode("a", stat.S_IFCHR), "source_special_file"),
        ("../a", "source_path_outside"),
        ("/a", "source_path_outside"),
        ("A.png", "source_name_twice"),
    ],
)
def test_an_entry_is_a_plain_file_inside(entry: str | zipfile.ZipInfo, code: str | None) -> None:
    found = opened(zipped(("a.PNG", b"x"), (entry, b"y")))
    assert isinstance(found, Zip) is (code is None)
    name = entry if isinstance(entry, str) else entry.filename
    assert code is None or found == Refusal(code, {"file": name})


def test_an_entry_is_neither_locked_nor_packed_strangely() -> None:
    data = bytearray(zipped(("a", b"abc"), packed=zipfile.ZIP_STORED))
    at = data.find(b"PK\x01\x02")
    locked = data.copy()
    locked[at + 8] |= 1
    assert opened(bytes(locked)) == Refusal("source_locked", {"file": "a"})
    for packed in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        found = opened(zipped(("a", b"abc"), packed=packed))
        assert found == Refusal("source_packed_strangely", {"file": "a"})
    end = data.find(b"PK\x05\x06")
    extended = bytes(data[:end]) + b"PK\x06\x07" + bytes(16) + bytes(data[end:])
    assert opened(extended) == Refusal("source_packed_strangely", {"file": "pics.zip"})


def test_a_zip_has_so_many_files_and_a_directory_to_match() -> None:
    some = [(f"{n}.png", b"") for n in range(6)]
    assert isinstance(opened(zipped(*some), SMALL), Zip)
    most = Refusal("source_too_many_files", {"most": 6})
    assert opened(zipped(*some, ("7.png", b"")), SMALL) == most
    data = bytearray(zipped(*some))
    at = data.find(b"PK\x05\x06") + 12
    struct.pack_into("<I", data, at, 6 * 512 + 1)
    assert opened(bytes(data), SMALL) == most
    struct.pack_into("<I", data, at, 6 * 512)
    assert opened(bytes(data), SMALL) != most


def test_much_out_of_little_is_a_bomb() -> None:
    bomb = Refusal("source_bomb", {"ratio": 50})
    assert isinstance(opened(zipped(("a", bytes(1_000_000)))), Zip)
    assert opened(zipped(("a", bytes(1_000_001)))) == bomb
    # Each of them is small, together they are not.
    assert opened(zipped(("a", bytes(600_000)), ("b", bytes(600_000)))) == bomb
    noise = os.urandom(30_000)
    exact = Limits(ratio=40)
    pair = zipped(("a", noise + bytes(1_170_000)))
    assert isinstance(opened(pair, exact), Zip)
    tight = Limits(unpacked_bytes=10)
    assert isinstance(opened(zipped(("a", b"x" * 10)), tight), Zip)
    over = opened(zipped(("a", b"x" * 11)), tight)
    assert over == Refusal("source_unpacks_too_large", {"most": 0})


# -- folders ---------------------------------------------------------------------------------------


def test_a_far_file_is_read_from_its_beginning_and_from_any_place() -> None:
    data = bytes(range(10))
    far = RemoteFile(len(data), lambda name, at, most: data[at : at + most] if name == "" else b"")
    assert (far.read(3), far.read(2)) == (data[:3], data[3:5])
    assert (far.seek(1), far.read(2)) == (1, data[1:3])
    assert (far.seek(2, os.SEEK_CUR), far.read(1)) == (5, data[5:6])
    assert (far.seek(-2, os.SEEK_END), far.read(9)) == (8, data[8:])
    assert far.seek(0) == 0
    with pytest.raises(OSError, match="before the beginning"):
        far.seek(-1)
    assert far.readable()
    assert far.seekable()


def test_a_folder_s_file_is_fetched_piece_by_piece() -> None:
    asked: list[tuple[int, int]] = []
    data = os.urandom(FETCH_BYTES + 10)

    def fetch(name: str, at: int, most: int) -> bytes:
        if name != "a":
            raise FileNotFoundError(2, "No such file")
        asked.append((at, most))
        return data[at : at + most]

    folder = Folder(("a", "b"), fetch)
    assert folder.read("a", len(data)) == data
    assert [at for at, _ in asked] == [0, FETCH_BYTES, len(data)]
    facts: dict[str, int | str] = {"file": "a", "most": 0}
    assert folder.read("a", len(data) - 1) == Refusal("source_file_too_long", facts)
    facts2 = {"file": "b", "reason": "file_missing"}
    assert folder.read("b", 9) == Refusal("source_unreadable", facts2)


def test_a_folder_is_walked_so_deep_and_without_links(tmp_path: Path) -> None:
    root = tmp_path / "deck"
    deep = root.joinpath(*["d"] * DEEPEST)
    deep.mkdir(parents=True)
    (deep / "a.png").write_bytes(b"abc")
    (root / ".hidden").write_bytes(b"")
    found = open_input(root, SMALL)
    assert not isinstance(found, Refusal)
    assert found.names == ("d/" * DEEPEST + "a.png",)
    assert found.label == "deck"
    assert found.read(found.names[0], 1, 9) == b"bc"
    with pytest.raises(FileNotFoundError):
        found.read(".hidden", 0, 1)
    (deep / "d").mkdir()
    too_deep = open_input(root, SMALL)
    assert isinstance(too_deep, Refusal)
    assert too_deep.code == "source_too_deep"
    (deep / "d").rmdir()
    for number in range(SMALL.entries):
        assert not isinstance(open_input(root, SMALL), Refusal)
        (root / f"{number}.png").write_bytes(b"")
    assert open_input(root, SMALL) == Refusal("source_too_many_files", {"most": 6})
    (root / "0.png").unlink()
    (root / "0.png").symlink_to(root / "1.png")
    assert open_input(root, SMALL) == Refusal("source_link", {"file": "0.png"})
    (root / "0.png").unlink()
    os.mkfifo(root / "0.png")
    assert open_input(root, SMALL) == Refusal("source_special_file", {"file": "0.png"})


def test_a_file_is_a_zip_by_its_first_letters(tmp_path: Path) -> None:
    file = tmp_path / "pics.zip"
    missing = open_input(file, SMALL)
    assert isinstance(missing, Refusal)
    assert missing.code == "source_missing"
    file.write_bytes(b"PX")
    assert open_input(file, SMALL) == Refusal("source_not_a_zip", {"file": "pics.zip"})
    file.write_bytes(b"PKabc")
    found = open_input(file, SMALL, "label")
    assert not isinstance(found, Refusal)
    assert (found.label, found.names, found.size) == ("label", None, 5)
    assert found.read("", 2, 2) == b"ab"
    with pytest.raises(FileNotFoundError):
        found.read("a", 0, 1)
    plain = open_input(file, SMALL)
    assert not isinstance(plain, Refusal)
    assert plain.label == "pics.zip"
