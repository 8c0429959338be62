"""A table that is told made-up messages; `tests/endurance/table_fuzz.py` does this for as long as one likes."""

from tests.endurance.table_fuzz import decode, fuzz


def test_the_table_goes_on_whatever_guests_say() -> None:
    tally = fuzz(1_500, seed=2)
    assert tally.states > 20, "next to nothing happened at the table"
    assert 200 < tally.bad < 1_400


def test_damaged_messages_are_messages_or_refused() -> None:
    assert 100 < decode(5_000, seed=1) < 4_900
