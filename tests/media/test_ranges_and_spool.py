"""Parts of a recording by the `Range` header, and uploads on their way in."""

import os
from pathlib import Path

import pytest

from storyhare.media.ranges import Part, part_of
from storyhare.media.spool import STALE, Overtaken, Spool, TooLarge


@pytest.mark.parametrize(
    ("header", "part"),
    [
        (None, Part(0, 100)),
        ("bytes=0-", Part(0, 100, partial=True)),
        ("bytes=0-1", Part(0, 2, partial=True)),
        ("bytes=10-19", Part(10, 10, partial=True)),
        ("bytes=90-500", Part(90, 10, partial=True)),
        ("bytes=-5", Part(95, 5, partial=True)),
        ("bytes=-500", Part(0, 100, partial=True)),
        ("bytes=100-", None),
        ("bytes=-0", None),
        ("bytes=5-2", Part(0, 100)),
        ("bytes=0-1,5-6", Part(0, 100)),
        ("bytes=-", Part(0, 100)),
        ("lines=1-2", Part(0, 100)),
        ("bytes=0-99999999999999999999", Part(0, 100)),
        ("", Part(0, 100)),
    ],
)
def test_a_range_is_a_part_or_all_or_nothing(header: str | None, part: Part | None) -> None:
    assert part_of(header, 100) == part


def test_an_upload_stops_at_its_limit_and_leaves_nothing(tmp_path: Path) -> None:
    spool = Spool(tmp_path / "unfinished")
    spool.open()
    with spool.arriving("table", "ann", 10) as upload:
        upload.write(b"12345678")
        with pytest.raises(TooLarge):
            upload.write(b"90!")
    assert list((tmp_path / "unfinished").iterdir()) == []


def test_a_person_s_new_upload_ends_the_one_before_and_frees_its_room(tmp_path: Path) -> None:
    spool = Spool(tmp_path)
    spool.open()
    with spool.arriving("table", "ann", 100) as first, spool.arriving("table", "bob", 100) as other:
        first.write(b"half of it")
        other.write(b"his own")
        with spool.arriving("table", "ann", 100) as second:
            assert first.path.stat().st_size == 0
            second.write(b"all of it")
            second.finish()
            assert second.path.read_bytes() == b"all of it"
        with pytest.raises(Overtaken):
            first.write(b"the rest")
        other.finish()
        assert other.path.read_bytes() == b"his own"
    assert list(tmp_path.iterdir()) == []


def test_what_a_crash_left_behind_is_tidied_away(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for file in (old, new):
        file.write_bytes(b"half")
    os.utime(old, (0, new.stat().st_mtime - STALE - 1))
    Spool(tmp_path).open()
    assert not old.exists()
    assert new.exists()
