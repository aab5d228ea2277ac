"""Allowances by themselves, with a clock that the test turns."""

import asyncio
from contextlib import ExitStack

import pytest

from storyhare.server.limits import (
    FORGET_AFTER,
    MOST,
    Allowance,
    AtOnce,
    Attempts,
    Bucket,
    Buckets,
)


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_up_again_but_never_over() -> None:
    clock = Clock()
    bucket = Bucket(Allowance(3, 0.5), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1
    assert not bucket.take()
    clock.now += 1
    assert bucket.take()
    clock.now += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_is_given_back_can_be_taken_again_but_no_more_than_that() -> None:
    bucket = Bucket(Allowance(2, 0.0), Clock())
    bucket.give_back()
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.give_back()
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_the_same_address_keeps_its_bucket() -> None:
    buckets = Buckets(Allowance(2, 0.0), Clock())
    assert buckets.of("here") is buckets.of("here")
    assert buckets.of("here") is not buckets.of("there")


def test_idle_addresses_are_forgotten_and_busy_ones_are_not() -> None:
    clock = Clock()
    buckets = Buckets(Allowance(1, 0.0), clock)
    buckets.take("busy")
    for number in range(MOST):
        buckets.take(f"idle {number}")
    clock.now += FORGET_AFTER - 1
    buckets.take("busy")
    clock.now += 2
    buckets.take("newcomer")
    assert len(buckets) == 2
    assert not buckets.take("busy")


# -- attempts --------------------------------------------------------------------------------------


class Door:
    """Where people try keys: how many are trying, and how many have tried."""

    def __init__(self, attempts: Attempts) -> None:
        self._attempts = attempts
        self.trying = self.tried = self.most = 0

    async def knock(self, address: str, *, good: bool) -> bool:
        """Whether the key was looked at; that takes a while."""
        async with self._attempts.one(address) as attempt:
            if attempt is None:
                return False
            self.trying += 1
            self.most = max(self.most, self.trying)
            for _ in range(5):
                await asyncio.sleep(0)
            self.trying -= 1
            self.tried += 1
            attempt.good = good
            return True


async def test_however_many_guess_at_once_no_more_are_looked_at_than_one_has() -> None:
    door = Door(Attempts(Allowance(20, 0.0), Clock()))
    looked = await asyncio.gather(*[door.knock("here", good=False) for _ in range(200)])
    assert sum(looked) == door.tried == 20
    assert not await door.knock("here", good=True)
    assert await door.knock("there", good=True)


async def test_however_many_come_with_a_good_key_all_come_in() -> None:
    door = Door(Attempts(Allowance(20, 0.0), Clock()))
    assert all(await asyncio.gather(*[door.knock("here", good=True) for _ in range(200)]))
    assert door.most == 20


async def test_among_many_guesses_only_those_count_that_failed() -> None:
    door = Door(Attempts(Allowance(20, 0.0), Clock()))
    keys = [number % 10 == 0 for number in range(200)]
    looked = await asyncio.gather(*[door.knock("here", good=good) for good in keys])
    failed = [good for good, was in zip(keys, looked, strict=True) if was and not good]
    assert len(failed) == 20


async def test_who_waits_and_goes_away_keeps_nobody_waiting() -> None:
    attempts = Attempts(Allowance(1, 0.0), Clock())
    door = Door(attempts)
    tasks = [asyncio.create_task(door.knock("here", good=True)) for _ in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [done[0], *done[2:]] == [True, True, True]


async def test_an_attempt_that_could_not_be_made_is_free() -> None:
    attempts = Attempts(Allowance(1, 0.0), Clock())

    async def fail() -> None:
        async with attempts.one("here") as attempt:
            assert attempt is not None
            raise OSError("away")

    for _ in range(3):
        with pytest.raises(OSError, match="away"):
            await fail()


# -- at once ---------------------------------------------------------------------------------------


def test_an_address_has_only_so_many_under_way_and_leaves_nothing_behind() -> None:
    at_once = AtOnce(2)
    for _ in range(2):
        with ExitStack() as stack:
            asked = ["here", "here", "here", "there"]
            welcome = [stack.enter_context(at_once.one(address)) for address in asked]
            assert welcome == [True, True, False, True]
