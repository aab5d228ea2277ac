"""Parts of a recording by the `Range` header, and uploads on their way in."""

import hashlib
import threading
from contextlib import closing
from pathlib import Path

import pytest

from storyhare.media.ranges import Part, part_of
from storyhare.media.spool import Account, IncomingUpload, NoRoom, Spool, TooLarge, UploadSuperseded


@pytest.mark.parametrize(
    ("header", "part"),
    [
        (None, Part(0, 100, partial=False)),
        ("bytes = 2 - 3", Part(2, 2, partial=True)),
        ("bytes=5-5", Part(5, 1, partial=True)),
        ("bytes=99-", Part(99, 1, partial=True)),
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


PLENTY = 10**12
SOON = 20.0


def opened(folder: Path, reserve: int = 0, free: int = PLENTY) -> Spool:
    spool = Spool(folder, reserve, lambda: free)
    spool.open()
    return spool


def test_an_upload_stops_at_its_limit_and_leaves_nothing(tmp_path: Path) -> None:
    spool = opened(tmp_path / "unfinished")
    with closing(spool.begin(Account(PLENTY), 10)) as upload:
        upload.write(b"12345678")
        with pytest.raises(TooLarge):
            upload.write(b"90!")
        upload.expect(10)
        upload.write(b"90")
        assert upload.path.read_bytes() == b"1234567890"
        with pytest.raises(TooLarge):
            upload.write(b"!")
        with pytest.raises(TooLarge):
            upload.expect(11)
    assert list((tmp_path / "unfinished").iterdir()) == []


def test_a_person_s_new_upload_ends_the_one_before_and_frees_its_room(tmp_path: Path) -> None:
    spool, account = opened(tmp_path), Account(20)
    with (
        closing(spool.begin(account, 100, ("table", "ann"))) as first,
        closing(spool.begin(account, 100, ("table", "bob"))) as other,
    ):
        first.write(b"half of it")
        other.write(b"his own")
        with closing(spool.begin(account, 100, ("table", "ann"))) as second:
            assert first.path.stat().st_size == 0
            second.write(b"all of it")
            second.finish()
            assert second.path.read_bytes() == b"all of it"
        with pytest.raises(UploadSuperseded):
            first.write(b"the rest")
        other.finish()
        assert other.path.read_bytes() == b"his own"
    assert list(tmp_path.iterdir()) == []
    assert account.arriving == 0


def test_an_upload_that_has_all_come_is_not_taken_away_under_its_readers(tmp_path: Path) -> None:
    """It is being looked at in memory: a file that shrinks there ends the whole process."""
    spool, account = opened(tmp_path), Account(PLENTY)
    with closing(spool.begin(account, 100, ("table", "ann"))) as first:
        first.write(b"all of it")
        assert first.finish() == hashlib.sha256(b"all of it").hexdigest()
        with closing(spool.begin(account, 100, ("table", "ann"))) as second:
            assert first.path.read_bytes() == b"all of it"
            assert account.arriving == len(b"all of it")
            with (
                pytest.raises(UploadSuperseded),
                closing(spool.begin(account, 9, ("table", "ann"))),
            ):
                second.finish()
    assert account.arriving == 0
    assert list(tmp_path.iterdir()) == []


def test_the_newest_upload_is_the_one_that_a_newer_one_ends(tmp_path: Path) -> None:
    spool, account = opened(tmp_path / "deep" / "folder"), Account(PLENTY)
    first = spool.begin(account, 100, ("table", "ann"))
    second = spool.begin(account, 100, ("table", "ann"))
    other = spool.begin(account, 100, ("other", "ann"))
    first.close()
    third = spool.begin(account, 100, ("table", "ann"))
    with pytest.raises(UploadSuperseded):
        second.write(b"la")
    for upload in (other, third):
        upload.write(b"la")
        upload.finish()
        upload.close()
    second.close()
    fourth = spool.begin(account, 100, ("table", "ann"))
    fourth.write(b"la")
    fourth.close()


def test_nobody_waits_until_the_blocks_of_a_large_upload_are_free(tmp_path: Path) -> None:
    spool, account = opened(tmp_path), Account(PLENTY)
    upload = spool.begin(account, 100)
    upload.write(b"a deck")
    disk = threading.Event()
    spool.removals.begin(disk.wait)  # the removal before it takes long
    upload.close_soon()
    assert account.arriving == 0
    assert upload.path.exists()
    disk.set()
    behind = threading.Event()
    spool.removals.begin(behind.set)
    assert behind.wait(SOON)
    assert not upload.path.exists()


def test_all_that_is_on_its_way_counts_with_what_is_kept(tmp_path: Path) -> None:
    spool, account = opened(tmp_path), Account(30)
    account.stored = 10
    with closing(spool.begin(account, 100)) as first, closing(spool.begin(account, 100)) as second:
        first.write(bytes(12))
        with pytest.raises(NoRoom):
            second.write(bytes(9))
        second.write(bytes(8))
        with pytest.raises(NoRoom):
            first.expect(1)
        first.close()
        second.write(bytes(12))
        with pytest.raises(NoRoom):
            second.write(b"!")
        assert second.path.stat().st_size == 20


def test_the_disk_keeps_its_reserve(tmp_path: Path) -> None:
    spool = opened(tmp_path, reserve=100, free=120)
    with closing(spool.begin(Account(PLENTY), 100)) as upload:
        with pytest.raises(NoRoom):
            upload.expect(21)
        with pytest.raises(NoRoom):
            upload.write(bytes(21))
        upload.write(bytes(20))


def test_a_disk_that_is_full_all_the_same_is_no_fault(tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.symlink_to("/dev/full")
    upload = IncomingUpload(full, 100, Account(PLENTY), opened(tmp_path / "spool"))
    with pytest.raises(NoRoom):
        upload.write(b"something")
    upload.close()


def test_what_a_crash_left_behind_is_removed_and_what_others_write_is_not(tmp_path: Path) -> None:
    left = tmp_path / "left"
    left.write_bytes(b"half")
    with closing(opened(tmp_path).begin(Account(PLENTY), 100)) as upload:
        upload.write(b"half")
        assert not left.exists()
        opened(tmp_path)  # another process, over the same folder
        assert upload.path.exists()
