"""The results of a club night as a PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.__main__ import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_page_of_results_becomes_a_pdf_beside_it(
    tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    del qapp
    page = tmp_path / "results.html"
    rows = "<tr><td>Ann and Abe</td><td>62%</td></tr>" * 120
    page.write_text(f"<title>Thursday club</title><h1>Thursday club</h1><table>{rows}</table>", encoding="utf-8")
    assert main(["paper", str(page)]) == 0
    made = (tmp_path / "results.pdf").read_bytes()
    assert made.startswith(b"%PDF")
    assert made.count(b"/Type /Page\n") > 1, "what is too long for one page goes on on the next"
    assert "results.pdf" in capsys.readouterr().out


def test_a_page_that_is_not_there_is_explained(
    tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    del qapp
    assert main(["paper", str(tmp_path / "nothing.html")]) == 1
    assert "there is no such file" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
