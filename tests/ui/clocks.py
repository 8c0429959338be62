"""A clock for tests of what happens after a while."""


class HandClock:
    """A time in seconds that passes only when a test advances it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now
