"""A clock for tests of what happens after some time."""


class HandClock:
    """A time in seconds that advances only when a test advances it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now
