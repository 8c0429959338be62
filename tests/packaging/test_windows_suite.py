"""What tests under Wine did is read from what pytest prints, and told with every reason why some were skipped."""

from collections import Counter
from pathlib import Path

from windows.test import Part, all_tests, read_part, report

PRINTED = r"""
.s.F                                                                     [100%]
=========================== short test summary info ===========================
SKIPPED [1] tests\record\test_lock.py:35: Windows does not tell why it locks nothing
SKIPPED [2] tests\record\test_lock.py:46: Windows does not tell why it locks nothing
SKIPPED [1] tests\systems.py:40: Wine: it makes no symbolic links
FAILED tests/record/test_store.py::test_a - AssertionError: 5 passed in 1.0s
1 failed, 3 passed, 4 skipped, 2 errors in 122.64s (0:02:02)
"""


def test_counts_and_reasons_are_read_from_what_pytest_prints() -> None:
    part = read_part("tests/record", 1, PRINTED)
    assert part.counts == {"failed": 3, "passed": 3, "skipped": 4}
    assert part.skipped == {"Windows does not tell why it locks nothing": 3, "Wine: it makes no symbolic links": 1}
    assert part.has_failed
    assert not read_part("tests/engine", 0, "70 passed in 5.28s\n").has_failed


def test_the_report_names_every_reason_once_and_counts_each_folder() -> None:
    parts = [
        read_part("tests/record", 1, PRINTED),
        Part("tests/ui", Counter(passed=2000, skipped=1), Counter({"Wine: it makes no symbolic links": 1}), 0),
    ]
    assert report(parts) == (
        "Skipped, and why:\n"
        "     3 Windows does not tell why it locks nothing\n"
        "     2 Wine: it makes no symbolic links\n"
        "\n"
        "tests/record 3 passed, 3 failed, 4 skipped\n"
        "tests/ui     2,000 passed, 1 skipped\n"
        "all          2,003 passed, 3 failed, 5 skipped"
    )


def test_crashed_tests_are_reported_as_such() -> None:
    part = read_part("tests/ai", 5, "...")
    assert part.has_failed
    assert report([part]) == "Nothing was skipped.\n\ntests/ai ended with 5 before its end"


def test_every_test_belongs_to_one_part(tmp_path: Path) -> None:
    for name in ("engine/test_rules.py", "ui/deep/test_card.py", "ui/inspection.py", "test_names.py", "data/x.json"):
        path = tmp_path / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert all_tests(tmp_path) == {
        "tests/engine": ["tests/engine"],
        "tests/ui": ["tests/ui"],
        "tests": ["tests/test_names.py"],
    }
