"""The presets compared with the contract, their descriptions, and choosing them on the command line."""

import json
import re
from argparse import ArgumentParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.cli import presets as cli
from pinochle_qt.cli.arguments import UsageError, add_rules_arguments, rule_set_from
from pinochle_qt.engine.derived import pack, stock_size
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, InvalidOption, Option, Range, Rules, patch, to_json
from pinochle_qt.variants.catalog import CATALOG, Preset, UnknownPreset, adapt_players, find, for_players, search
from pinochle_qt.variants.names import OTHER_NAMES
from pinochle_qt.variants.presets import PRESETS

CONTRACT = json.loads((Path(__file__).parents[1] / "data" / "presets.json").read_text("utf-8"))


def test_the_presets_are_those_of_the_contract() -> None:
    """`pinochle-qt presets --json` prints the contents of the contract, including those of a new preset."""
    assert list(PRESETS) == list(CONTRACT)
    assert {preset.name for preset in CATALOG} == set(PRESETS)


def test_the_readme_says_how_many_games_there_are() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert f"has all {len(PRESETS)} games" in readme


@pytest.mark.parametrize("name", CONTRACT)
def test_a_preset_equals_the_contract_option_for_option(name: str) -> None:
    assert json.dumps(to_json(PRESETS[name])) == json.dumps(CONTRACT[name])  # distinguishes true from 1


@pytest.mark.parametrize(
    ("players", "first"),
    [(2, "hayes_two_handed"), (3, "three_handed_auction"), (4, "single_deck_partnership")],
)
def test_the_most_common_game_comes_first_and_larger_tables_last(players: int, first: str) -> None:
    offered = for_players(players)
    assert offered[0].name == first
    families = list(dict.fromkeys(preset.family for preset in offered))
    assert "Larger tables" not in families[:-1]
    assert [preset.family for preset in offered] == sorted((p.family for p in offered), key=families.index)


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.name)
def test_every_preset_is_described(preset: Preset) -> None:
    assert preset.rules == PRESETS[preset.name]
    assert preset.players == preset.rules.table.players
    assert preset.players in preset.player_counts
    assert 2 <= len(re.findall(r"\.(?: |$)", preset.summary)) <= 3
    assert preset.summary.endswith(".")
    assert len(preset.title) <= 30
    assert preset.family
    assert preset.aliases


def test_titles_tell_presets_apart() -> None:
    assert len({preset.title.lower() for preset in CATALOG}) == len(CATALOG)


def test_listing_by_number_of_players() -> None:
    assert {preset.name for preset in for_players(2)} == {
        name for name, rules in PRESETS.items() if rules.table.players == 2
    }
    assert {"five_handed_called_partner", "hayes_multi_extra_sets"} == {preset.name for preset in for_players(5)}
    assert for_players(6)[-1].players != 6  # those that can only be adapted come last
    assert "double_deck_full_96" in {preset.name for preset in for_players(2, "double_deck_full_96")}
    assert all(for_players(players) for players in range(2, 9))
    assert for_players(9) == ()


@pytest.mark.parametrize("preset", CATALOG, ids=lambda preset: preset.name)
def test_a_preset_can_be_played_by_every_number_it_lists(preset: Preset) -> None:
    for players in preset.player_counts:
        rules = adapt_players(preset.name, players)
        assert rules.table.players == players
        assert problems(rules) == ()
    assert adapt_players(preset.name, preset.players) == preset.rules


def test_a_game_for_several_numbers_of_players_is_not_described_as_for_one() -> None:
    for preset in CATALOG:
        if len(preset.player_counts) > 1:
            assert not re.search("teams? of|pairs", preset.summary), preset.name


@pytest.mark.parametrize(
    ("name", "players", "copies", "extra", "hand", "cards", "stock"),
    [
        ("hayes_multi_same_deck", 4, 2, 0, 6, 48, 24),
        ("hayes_multi_same_deck", 6, 2, 0, 4, 48, 24),
        ("hayes_multi_extra_sets", 5, 5, 0, 12, 120, 60),
        ("hayes_multi_extra_sets", 8, 8, 0, 12, 192, 96),
        ("six_handed_deck_and_half", 8, 3, 0, 9, 72, 0),
        ("five_handed_called_partner", 7, 3, 5, 11, 77, 0),
        ("five_handed_called_partner", 6, 3, 0, 12, 72, 0),
    ],
)
def test_adapting_to_players(
    name: str, players: int, copies: int, extra: int, hand: int, cards: int, stock: int
) -> None:
    rules = adapt_players(name, players)
    assert (rules.deck.copies, rules.deck.extra_nines, rules.deal.hand_size) == (copies, extra, hand)
    assert len(pack(rules)) == cards
    assert stock_size(rules) == stock
    assert problems(rules) == ()


@pytest.mark.parametrize(
    ("name", "players"),
    [("hayes_multi_same_deck", 5), ("partnership_four_handed", 5), ("five_handed_called_partner", 2)],
)
def test_a_number_of_players_that_does_not_work_is_a_problem(name: str, players: int) -> None:
    rules = adapt_players(name, players)
    assert rules.table.players == players
    assert problems(rules)


@given(st.sampled_from(sorted(PRESETS)), st.integers(2, 8))
def test_any_number_of_players_can_be_asked_for(name: str, players: int) -> None:
    rules = adapt_players(name, players)
    assert rules.table.players == players
    assert all(problem.advice for problem in problems(rules))


def test_adapting_refuses_tables_that_do_not_exist() -> None:
    with pytest.raises(InvalidOption, match="from 2 to 8"):
        adapt_players("hayes_multi_extra_sets", 9)
    with pytest.raises(UnknownPreset):
        adapt_players("hay", 3)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("single_deck_partnership", "single_deck_partnership"),
        ("Single-Deck Partnership", "single_deck_partnership"),
        ("cutthroat", "cutthroat_three_handed"),
        ("Racehorse", "racehorse_passing"),
        ("double deck", "double_deck_four_handed"),
        ("auction pinochle", "auction_pinochle"),
    ],
)
def test_a_preset_is_found_by_its_name(text: str, name: str) -> None:
    assert find(text).name == name


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("check_pinocle", "did you mean check_pinochle?"),
        ("bicycle two handed", "did you mean bicycle_two_handed_"),
        ("six-handed", "triple_deck_six_handed"),
        ("xyzzy", "pinochle-qt presets lists them all"),
        ("", "lists them all"),
    ],
)
def test_a_preset_that_is_not_found_has_suggestions(text: str, words: str) -> None:
    with pytest.raises(UnknownPreset, match=re.escape(words)):
        find(text)


@pytest.mark.parametrize(
    ("text", "first", "others"),
    [
        (
            "kitty",
            "partnership_four_handed_kitty",
            {
                "three_handed_auction",
                "racehorse_six_handed",
                "check_pinochle",
                "auction_pinochle",
                "three_handed_double_deck",
                "binokel_three_handed",
                "binokel_four_handed",
            },
        ),
        (
            "blind",
            "racehorse_six_handed",
            {
                "three_handed_auction",
                "check_pinochle",
                "auction_pinochle",
                "three_handed_double_deck",
                "binokel_three_handed",
                "binokel_four_handed",
                "partnership_four_handed_kitty",
            },
        ),
        (
            "double DECK",
            "double_deck_four_handed",
            {"double_deck_tournament", "double_deck_full_96", "three_handed_double_deck"},
        ),
        ("race", "racehorse_passing", {"racehorse_six_handed"}),
        ("stock 64", "bicycle_two_handed_64", set()),
        ("cut-throat", "cutthroat_three_handed", set()),
    ],
)
def test_presets_are_found_by_any_words(text: str, first: str, others: set[str]) -> None:
    found = [preset.name for preset in search(text)]
    assert found[0] == first
    assert set(found[1:]) == others


@pytest.mark.parametrize("other", sorted({name for names in OTHER_NAMES.values() for name in names}))
def test_search_knows_synonyms(other: str) -> None:
    assert search(other)


def test_search_keeps_the_meaning_of_synonyms() -> None:
    nineless = {name for name, rules in PRESETS.items() if rules.melds.dix_value == 0}
    assert not nineless & {preset.name for preset in search("deece")}
    assert {preset.name for preset in search("talon")} >= {"hayes_two_handed", "three_handed_auction"}
    assert "partnership_four_handed" not in {preset.name for preset in search("talon")}


def test_an_empty_search_finds_everything_and_nonsense_nothing() -> None:
    assert search(" ") == CATALOG
    assert search("double xyzzy") == ()


@given(st.text(max_size=30))
def test_search_takes_any_text(text: str) -> None:
    assert set(search(text)) <= set(CATALOG)


def command(*words: str) -> Rules:
    parser = ArgumentParser()
    add_rules_arguments(parser)
    return rule_set_from(parser.parse_args(words)).rules


def test_rules_are_built_from_arguments() -> None:
    assert command("--preset", "hayes_two_handed") == PRESETS["hayes_two_handed"]
    assert command("--preset", "Hayes") == PRESETS["hayes_two_handed"]
    rules = command(
        *("--preset", "partnership_four_handed", "--set", "melds.run_value=250", "--set", "tricks.overtrump = free"),
        *("--set", "deal.cut=false", "--set", 'match.shoot_the_moon="250"', "--set", "deal.max_redeals=null"),
    )
    assert (rules.melds.run_value, rules.tricks.overtrump, rules.deal.cut) == (250, "free", False)
    assert rules.match.shoot_the_moon == "250"
    assert command("--preset", "hayes_multi_extra_sets", "--players", "4").deck.copies == 4
    assert (
        command("--preset", "partnership_four_handed", "--set", "match.shoot_the_moon=1000").match.shoot_the_moon
        == "1000"
    )


def test_the_last_setting_and_the_setting_after_players_win() -> None:
    words = ("--preset", "hayes_multi_extra_sets", "--players", "4", "--set", "deal.hand_size=8")
    assert command(*words).deal.hand_size == 8
    assert command(*words, "--set", "deal.hand_size=10").deal.hand_size == 10


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Name a game with --preset"),
        (("--preset", "cuthroat"), "did you mean cutthroat_three_handed?"),
        (("--preset", "check_pinochle", "--players", "three"), 'a whole number from 2 to 8, not "three"'),
        (("--preset", "check_pinochle", "--players", "12"), "table.players cannot be 12"),
        (("--preset", "partnership_four_handed", "--players", "5"), "exactly four players"),
        (("--preset", "check_pinochle", "--set", "melds.run_value"), "--set takes group.option=value"),
        (
            ("--preset", "check_pinochle", "--set", "melds.run_value=abc"),
            'cannot be "abc"; it can be 150, 250 or a whole',
        ),
        (("--preset", "check_pinochle", "--set", "melds.run_value=[250]"), "cannot be […]"),
        (("--preset", "check_pinochle", "--set", "melds.run_valeu=250"), "did you mean run_value?"),
        (("--preset", "check_pinochle", "--set", "deal.hand_size=14"), "don't come out even"),
        (("--preset", "check_pinochle", "--set", "deal.cut=1"), "true or false"),
        (("--preset", "check_pinochle", "--set", f"deal.cut={'[' * 100_000}"), "deal.cut cannot be"),
    ],
)
def test_arguments_that_are_refused(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(UsageError, match=re.escape(sentence)) as refusal:
        command(*words)
    assert "\n" not in str(refusal.value)


@given(st.sampled_from(list(OPTIONS.values())), st.data())
def test_every_value_can_be_written_on_the_command_line(option: Option, data: st.DataObject) -> None:
    allowed = option.allowed
    value = data.draw(st.integers(allowed.min, allowed.max) if isinstance(allowed, Range) else st.sampled_from(allowed))
    words = ("--preset", "partnership_four_handed", "--set", f"{option.key}={json.dumps(value)}")
    expected = patch(PRESETS["partnership_four_handed"], {option.key: value})
    if problems(expected):
        with pytest.raises(UsageError, match="These rules cannot be played"):
            command(*words)
    else:
        assert to_json(command(*words)) == to_json(expected)


def run_presets(*words: str) -> int:
    parser = ArgumentParser()
    cli.add_parser(parser.add_subparsers())
    args = parser.parse_args(["presets", *words])
    return cli.run(args)


def test_the_command_prints_every_option_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_presets("--json") == 0
    assert json.loads(capsys.readouterr().out) == CONTRACT


def test_the_command_prints_a_table_that_is_not_cut_off(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert run_presets() == 0
    lines = capsys.readouterr().out.splitlines()
    for preset in CATALOG:
        (line,) = [line for line in lines if line.split()[:1] == [preset.name]]
        assert preset.title in line
        assert str(preset.players) in line
