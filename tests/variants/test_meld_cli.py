"""The command `meld` shows the best melds of a hand, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.cli import meld as meld_cli
from pinochle_qt.cli.arguments import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTNERS = ("--preset", "single_deck_partnership")
RUN = ("AH", "TH", "KH", "QH", "JH")
HAND = (*RUN, "KH", "QS", "JD", "9H", "TC")


def meld(*words: str) -> int:
    """Run the command as the program does."""
    parser = argparse.ArgumentParser()
    meld_cli.add_parser(parser.add_subparsers())
    args = parser.parse_args(["meld", *words])
    code: int = args.run(args)
    return code


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert meld("--json", *words) == 0
    text = capsys.readouterr().out
    assert text.count("\n") == 1
    found: dict[str, Any] = json.loads(text)
    return found


def rows(capsys: pytest.CaptureFixture[str], *words: str) -> Iterator[tuple[str, ...]]:
    """Yield the cells of each row in the printed table."""
    assert meld(*words) == 0
    for line in capsys.readouterr().out.splitlines():
        cells = tuple(cell.strip() for cell in line.split("  ") if cell.strip())
        if cells and not set(line) <= set(" ─"):
            yield cells


def test_json_lists_every_entry_with_kind_cards_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert as_json(capsys, *PARTNERS, "--trump", "H", *HAND) == {
        "total": 220,
        "melds": [
            {"kind": "run", "cards": list(RUN), "points": 150},
            {"kind": "extra_king", "cards": ["KH"], "points": 20},
            {"kind": "pinochle", "cards": ["QS", "JD"], "points": 40},
            {"kind": "dix", "cards": ["9H"], "points": 10},
        ],
    }


def test_the_table_lists_the_entries_and_their_total(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(rows(capsys, *PARTNERS, "--trump", "H", *HAND)) == [
        ("Meld", "Cards", "Points"),
        ("Run", "AH TH KH QH JH", "150"),
        ("Extra king", "KH", "20"),
        ("Pinochle", "QS JD", "40"),
        ("Dix", "9H", "10"),
        ("Total", "220"),
    ]


def test_the_table_uses_the_scale_of_the_game_and_json_never_does(capsys: pytest.CaptureFixture[str]) -> None:
    small = ("--preset", "simplified_two_handed_150", "--trump", "H", *RUN)
    assert list(rows(capsys, *small))[1:] == [("Run", "AH TH KH QH JH", "15"), ("Total", "15")]
    assert as_json(capsys, *small)["total"] == 150


def test_the_table_names_the_melds_of_bezique_as_its_players_do(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ("--preset", "bezique", "--trump", "H", *RUN, "QS", "JD", "AS", "AC", "AD", "7H")
    names = [name for name, *_ in rows(capsys, *hand)]
    assert names == ["Meld", "Sequence", "Bezique", "Four aces", "Seven of trump", "Total"]


def test_a_meld_that_wins_the_game_has_no_points(capsys: pytest.CaptureFixture[str]) -> None:
    pinochles = ("--preset", "racehorse_six_handed", "--trump", "H", "KS", *["QS", "JD"] * 4)
    found = as_json(capsys, *pinochles)
    assert found["total"] == "game"
    assert {entry["kind"]: entry["points"] for entry in found["melds"]}["pinochle"] == "game"
    assert ("Total", "wins the game") in list(rows(capsys, *pinochles))


def test_a_long_list_of_cards_stays_on_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    aces = ("--preset", "triple_deck_six_handed", "--trump", "H", *["AS", "AH", "AC", "AD"] * 5)
    assert ("Aces around", " ".join(["AS AH AC AD"] * 5), "2500") in list(rows(capsys, *aces))


def test_settings_change_what_melds_are_worth(capsys: pytest.CaptureFixture[str]) -> None:
    assert as_json(capsys, *PARTNERS, "--set", "melds.run_value=250", "--trump", "H", *RUN)["total"] == 250


@pytest.mark.parametrize("words", [("ks", "qs"), ("KS QS",), (" KS  qs ",)])
def test_cards_and_trump_may_be_lower_case_and_quoted(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert as_json(capsys, *PARTNERS, "--trump", "s", *words)["total"] == 40


def test_a_hand_without_meld_is_worth_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert meld(*PARTNERS, "--trump", "H", "TC") == 0
    assert capsys.readouterr().out == "This hand has no meld.\n"
    assert as_json(capsys, *PARTNERS, "--trump", "H", "TC") == {"total": 0, "melds": []}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((*PARTNERS, "--trump", "X", "AH"), '--trump takes S, H, D or C, not "X".'),
        ((*PARTNERS, "--trump", "", "AH"), '--trump takes S, H, D or C, not "".'),
        ((*PARTNERS, "--trump", "H", "AH", "AH", "AH"), "AH is named 3 times, but the deck has only 2."),
        ((*PARTNERS, "--trump", "H", "7H"), "The deck of this game has no 7H."),
        ((*PARTNERS, "--trump", "H", " "), "Name the cards of the hand, such as AH TS."),
        (
            ("--trump", "H", "AH"),
            "Name a game with --preset NAME or --rules FILE; pinochle-qt presets lists the presets.",
        ),
    ],
)
def test_unusable_arguments_are_refused_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(UsageError) as refused:
        meld(*words)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("word", ["1H", "10H", "HA", "A", "AHH", "♥A"])
def test_an_invalid_card_is_named_with_how_to_write_one(word: str) -> None:
    with pytest.raises(UsageError, match=f"^'{word}' is not a card; write rank then suit, for example TS .*\\)\\.$"):
        meld(*PARTNERS, "--trump", "H", word)


def test_the_program_knows_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["meld", *PARTNERS, "--trump", "H", "--json", *RUN]) == 0
    assert json.loads(capsys.readouterr().out)["total"] == 150
    assert main(["meld", *PARTNERS, "--trump", "H", "1H"]) == 2
    assert capsys.readouterr().err.startswith("'1H' is not a card")
