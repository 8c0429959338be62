"""A table that is told made-up messages; `tests/endurance/table_fuzz.py` does this for as long as one likes."""

from tests.endurance.table_fuzz import decode, fuzz


def test_the_table_goes_on_whatever_guests_say() -> None:
    tallies = [fuzz(1_500, seed=seed) for seed in range(4)]
    assert sum(tally.states for tally in tallies) > 80, "next to nothing happened at the tables"
    assert all(200 < tally.bad < 1_400 for tally in tallies)


def test_damaged_messages_are_messages_or_refused() -> None:
    assert 100 < decode(5_000, seed=1) < 4_900
