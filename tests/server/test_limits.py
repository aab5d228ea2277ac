"""Allowances by themselves, with a clock that the test turns."""

from storyhare.server.limits import FORGET_AFTER, MOST, Allowance, Bucket, Buckets


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


def test_asking_whether_one_is_empty_uses_nothing_up() -> None:
    buckets = Buckets(Allowance(1, 0.0), Clock())
    assert not any(buckets.empty("here") for _ in range(10))
    assert buckets.take("here")
    assert buckets.empty("here")
    assert not buckets.empty("elsewhere")


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
    assert buckets.empty("busy")
