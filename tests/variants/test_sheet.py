"""The rule sheet states all the rules in force, and nothing else."""

from __future__ import annotations

import pytest

from pinochle_qt.__main__ import main
from pinochle_qt.engine.derived import pack, total_card_points
from pinochle_qt.engine.melds import KINDS, entry_value, kind_name
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, Option, OptionValue, Range, Rules, patch
from pinochle_qt.library.game_summary import house_key
from pinochle_qt.phrases import capitalized
from pinochle_qt.variants.catalog import CATALOG, adapt_players, find
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.variants.sheet import Section, describe, nearest_preset, plain_text, summary
from tests.checks import some


def section(rules: Rules, title: str) -> Section:
    return next(each for each in describe(rules) if each.title == title)


def some_values(option: Option) -> tuple[OptionValue, ...]:
    if not isinstance(option.allowed, Range):
        return option.allowed if option.other is None else (*option.allowed, option.other.max - 1)
    # the players' own number may be the usual one, and no table has a 7
    return (7 if option.can_be_unset else option.allowed.min), option.allowed.max


def test_one_of_something_is_written_in_the_singular() -> None:
    widow = patch(PRESETS["three_handed_auction"], {"widow.size": 1, "deal.hand_size": 16, "deck.extra_nines": 1})
    assert "One card is set aside. The bidder picks it up and buries one." in plain_text(widow)
    saving = {"scoring.save_meld": "min_points", "scoring.save_min_points": 10, "scoring.scale": "x1"}
    saved = patch(PRESETS["single_deck_partnership"], saving)
    assert "Defenders have to win at least a point in tricks for the meld to count." in plain_text(saved)


def test_a_last_trick_that_counts_nothing_is_not_mentioned() -> None:
    rules = PRESETS["single_deck_partnership"]
    assert "last trick counts" in plain_text(rules)
    assert "last trick counts" not in plain_text(patch(rules, {"scoring.last_trick": 0}))


@pytest.mark.parametrize(
    ("bids", "start"),
    [
        ({}, "from 300, 3; from 350, 5;"),
        ({"auction.min_bid": 200}, "under 300, 2; from 300, 3;"),
        ({"auction.min_bid": 360}, "from 350, 5; from 400, 7;"),
        ({"auction.all_pass": "dealer_forced", "auction.forced_bid": 250}, "under 300, 2;"),
        ({"auction.min_bid": 2000}, "from 700, 30."),
    ],
)
def test_chips_are_listed_for_possible_bids_only(bids: dict[str, OptionValue], start: str) -> None:
    rules = patch(PRESETS["auction_pinochle"], bids)
    assert f"A bid is worth, in chips: {start}" in plain_text(rules)


def test_the_sheet_says_once_who_names_trump() -> None:
    rules = PRESETS["double_deck_tournament"]
    assert "The high bidder names trump." in plain_text(rules)
    by_bids = plain_text(patch(rules, {"auction.names_suit": True}))
    assert "The high bidder names trump." not in by_bids
    assert "Every bid names its trump suit, and that of the highest bid becomes trump." in by_bids


WITHOUT_BIDDER = {
    "bidder_wins_else_raise": "raise_target",
    "bidder_wins_else_play_another": "play_another",
    "bidding_side_first": "highest_then_play_another",
}
"""Values of one option that mean the same where nobody bids."""


def has_effect(option: Option, rules: Rules, changed: Rules, *values: OptionValue) -> bool:
    if rules.auction.style == "none" and option.key == "match.both_over":
        values = tuple(WITHOUT_BIDDER.get(str(value), value) for value in values)
    if option.key == "tricks.overtrump" and rules.tricks.head_rule == "trump_leads_only":
        values = tuple("free" if value == "follows_head_rule" else value for value in values)
    if option.key == "match.shoot_the_moon":
        values = tuple(str(rules.match.target) if value == "target" else value for value in values)
    return len(set(values)) > 1 and option.relevant(rules) and option.relevant(changed) and not problems(changed)


@pytest.mark.parametrize("name", PRESETS)
def test_every_option_with_an_effect_changes_the_sheet(name: str) -> None:
    rules = PRESETS[name]
    sheet = plain_text(rules)
    for key, option in OPTIONS.items():
        group, _, field = key.partition(".")
        now = getattr(getattr(rules, group), field)
        for value in some(some_values(option)):
            changed = patch(rules, {key: value})
            if has_effect(option, rules, changed, now, value):
                assert plain_text(changed) != sheet, f"{key} = {value!r} is not told"


@pytest.mark.parametrize("name", PRESETS)
def test_the_numbers_are_those_of_the_engine(name: str) -> None:
    rules = PRESETS[name]
    assert f"{len(pack(rules))} cards" in section(rules, "Deck").sentences[0]
    scale = 10 if rules.scoring.scale == "x1" else 1
    together = f"Together {total_card_points(rules) // scale} points"
    assert any(text.startswith(together) for text in section(rules, "Scoring").sentences)
    heading, *rows = section(rules, "Melds").table
    kinds = {capitalized(kind_name(kind, rules)): kind for kind in KINDS}
    for row in rows:
        for copies in range(1, len(heading) - 1):
            worth = entry_value(kinds[row[0]], copies, rules)
            if worth in range(10_000) and row[copies + 1]:
                assert row[copies + 1] == str(worth // scale)


def test_unused_rules_are_not_mentioned() -> None:
    sheet = plain_text(PRESETS["simplified_two_handed_150"])
    assert "Auction" not in sheet
    assert "widow" not in sheet.lower()
    assert "Checks" not in sheet


def test_the_rules_in_force_are_one_sentence() -> None:
    preset = find("single_deck_partnership")
    assert summary(preset.rules, preset).endswith("to 1500, standard rules.")
    changed = patch(preset.rules, {"melds.run_value": 250, "auction.pass_with_help": False})
    assert summary(changed, preset).endswith("house rules: pass with help: no; value of a run: 250.")


def test_rules_with_another_target_are_not_called_standard() -> None:
    preset = find("single_deck_partnership")
    rules = patch(preset.rules, {"match.target": 1000})
    assert house_key(preset.name, rules)
    assert summary(rules, preset).endswith("to 1000, otherwise standard rules.")


@pytest.mark.parametrize("players", range(3, 9))
def test_cards_that_follow_from_the_number_of_players_are_not_house_rules(players: int) -> None:
    for preset in CATALOG:
        if players in preset.player_counts:
            rules = adapt_players(preset.name, players)
            assert summary(rules, preset).endswith("standard rules."), preset.name
            assert nearest_preset(rules) is preset


def test_points_are_written_as_in_the_game() -> None:
    preset = find("simplified_two_handed_150")
    own = patch(preset.rules, {"melds.run_value": 200, "scoring.last_trick": 20, "match.target": 2000})
    assert not problems(own)
    expected = "Two-handed to 150, two players, to 200; house rules: value of a run: 20; last trick: 2."
    assert summary(own, preset) == expected
    tens = find("hayes_two_handed")
    assert "to 1000; house rules: value of a run: 200." in summary(patch(tens.rules, {"melds.run_value": 200}), tens)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_nearest_to_itself(name: str) -> None:
    assert nearest_preset(patch(PRESETS[name], {"match.target": 2000})).name == name


def test_the_command_prints_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--preset", "single_deck_partnership", "--set", "melds.run_value=250"]) == 0
    printed = capsys.readouterr().out
    assert "A 10 K Q J of trump             250" in printed
    assert printed.startswith("Players\n-------\nFour players.")


def sheet_of(preset: str, **changes: object) -> str:
    """Return the rule sheet of a preset with changes; two underscores in a name stand for the dot."""
    return plain_text(patch(PRESETS[preset], {key.replace("__", "."): value for key, value in changes.items()}))


def test_a_settlement_is_described_as_it_is() -> None:
    usual = sheet_of("partnership_four_handed")
    assert "scores meld and tricks; one that does not is set, loses the bid and scores nothing else" in usual
    assert "Defenders have to win at least a trick for the meld to count." in usual
    sheet = sheet_of("partnership_four_handed", scoring__bidder_scores="bid_only", scoring__set_multiplier=2)
    assert "scores the bid and no more; one that does not is set, loses twice the bid" in sheet
    sheet = sheet_of("partnership_four_handed", scoring__set_loses_meld=False)
    assert "but still scores the meld." in sheet


def test_any_trump_will_do_where_the_trick_must_be_beaten_only_when_trump_is_led() -> None:
    any_trump = "When you have to trump, any trump will do."
    usual = sheet_of("partnership_four_handed")
    assert "The same goes for overtrumping." in usual
    assert any_trump not in usual
    only_trump = {"tricks__head_rule": "trump_leads_only"}
    sheet = sheet_of("partnership_four_handed", **only_trump)
    assert f"only when trump is led.\n{any_trump}" in sheet
    assert "The same goes for overtrumping." not in sheet
    assert any_trump not in sheet_of("partnership_four_handed", tricks__overtrump="required", **only_trump)


@pytest.mark.parametrize(
    ("time", "passed", "said"),
    [
        ("before_lead", 0, "no suit is trump."),
        ("before_lead", 3, "no suit is trump."),
        ("bid", 0, "no suit is trump, and nobody melds."),
        ("bid", 3, "no suit is trump, and nobody passes cards or melds."),
        ("before_trump", 3, "no suit is trump, and nobody passes cards or melds."),
        ("both", 0, "no suit is trump; after a bid of it, nobody melds either."),
        ("both", 3, "no suit is trump; after a bid of it, nobody passes cards or melds either."),
    ],
)
def test_what_is_left_out_for_a_moon_without_trump_depends_on_when_it_is_announced(
    time: str, passed: int, said: str
) -> None:
    """Who announces it before the first lead has melded by then (catalogue, item 104)."""
    sheet = sheet_of(
        "partnership_four_handed",
        match__shoot_the_moon="1000",
        match__moon_time=time,
        match__moon_without_trump=True,
        passing__cards=passed,
    )
    assert f"While somebody shoots the moon, {said}" in sheet


def test_what_others_score_after_a_renege_and_a_moon_is_said() -> None:
    usual = sheet_of("partnership_four_handed")
    assert "instead of playing the contract" not in usual
    assert "Nobody scores tricks then" not in usual
    sheet = sheet_of("partnership_four_handed", match__shoot_the_moon="1000", penalties__renege="detected_penalised")
    assert "failing costs 1000. That side scores nothing else, and the others score their meld and tricks." in sheet
    assert (
        "Nobody scores tricks then. The others score their meld; if a defender did it, the bidder's side also" in sheet
    )


def test_the_widow_is_called_dabb_in_binokel_alone() -> None:
    sheet = sheet_of("binokel_three_handed")
    assert "Dabb\n----\n" in sheet
    assert "If the Dabb is no help, the bidder may give up" in sheet
    assert "widow" not in sheet.lower()
    assert "If the widow is no help, the bidder may give up" in sheet_of("three_handed_auction")


def checks_in(rules: Rules) -> dict[str, str]:
    return {row[0]: row[1] for row in section(rules, "Checks").table[1:]}


def test_everything_that_earns_checks_is_on_the_sheet() -> None:
    rows = checks_in(PRESETS["check_pinochle"])
    assert rows == {
        "Run, single or double": "+1",
        "Aces around": "+1",
        "Two marriages in one suit": "+1",
        "Double pinochle": "+1",
        "Double aces, kings, queens or jacks around": "+2",
        "Roundhouse": "+2",
        "Seven nines or more when dealt": "+5",
        "Winning the match": "+5",
        "Playing a bid and going set": "−2",
        "Giving up a bid without play": "−1",
        "Giving up a forced bid before looking at the widow": "0",
    }
    changes = {"checks.game_bonus": 10, "checks.seven_nines": 7, "penalties.renege": "detected_penalised"}
    changed = checks_in(patch(PRESETS["check_pinochle"], changes))
    assert dict(changed.items() - rows.items()) == {
        "Winning the match": "+10",
        "Seven nines or more when dealt": "+7",
        "A wrong card played by the bidder": "−2",
        "A wrong card played by a defender": "−1",
    }
    assert not [each for each in describe(PRESETS["three_handed_auction"]) if each.title == "Checks"]


def test_prohibitions_are_mentioned() -> None:
    assert "may not pass back" in sheet_of("racehorse_passing", passing__return_received=False)
    assert "nobody may jump" in sheet_of("partnership_four_handed", auction__jump_bids=False)
    assert "Nobody but the bidder sees the widow." in sheet_of("three_handed_auction", widow__exposed=False)
    assert "Each trick you win allows any number of melds." in sheet_of("bicycle_two_handed_48", melds__per_turn=None)


def test_nothing_is_said_about_a_bidder_if_nobody_bids() -> None:
    assert "the bidding side wins" in sheet_of("two_handed_draft")
    sheet = sheet_of("two_handed_draft", auction__style="none")
    assert "the bidding side" not in sheet
    assert "the highest score wins. After a tie another deal is played." in sheet


def test_every_side_has_its_own_contract_with_summed_bids() -> None:
    sheet = sheet_of("summed_bid_partnership")
    assert "Every side that has bid has to make its sum" in sheet


def test_only_numbers_of_copies_that_a_hand_can_hold_are_in_the_table() -> None:
    rows = {row[0]: row[2:] for row in section(PRESETS["racehorse_six_handed"], "Melds").table[1:]}
    assert [cell for cell in rows["Four identical aces"] if cell] == ["1000"]
    assert [cell for cell in rows["Marriage"] if cell] == ["20", "40", "60", "80", "100", "120"]
    rows = {row[0]: row[2:] for row in section(PRESETS["single_deck_partnership"], "Melds").table[1:]}
    assert [cell for cell in rows["Extra king"] if cell] == ["20"]


def test_nines_of_some_suits_only_are_mentioned() -> None:
    changes = {"deck.ranks": "ten_to_ace", "deck.extra_nines": 2, "deal.hand_size": 14}
    rules = patch(PRESETS["cutthroat_three_handed"], changes)
    assert not problems(rules)
    nines = "two of each, except for the nines: one of clubs and diamonds; none of hearts and spades."
    assert nines in section(rules, "Deck").sentences[0]
    assert "A 10 K Q J 9" in section(rules, "Deck").sentences[0]
    assert "Dix" in {row[0] for row in section(rules, "Melds").table}


def test_the_sheet_says_who_sits_out_and_whose_score_it_is() -> None:
    usual = sheet_of("single_deck_partnership")
    assert "rests" not in usual
    assert "until a side has 1500 points" in usual
    sheet = sheet_of("single_deck_partnership", table__sit_out="dealer")
    assert "the dealer gets no cards and rests." in sheet
    assert "everybody has a score" in sheet
    assert "until somebody has 1500 points" in sheet
    sheet = sheet_of("three_handed_auction", table__sit_out="rotate")
    assert "those on the dealer's right rest." in sheet
    assert "partners" not in sheet
    assert "Sitting out" not in sheet


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_is_a_whole_sentence(name: str) -> None:
    for part in some(describe(PRESETS[name])):
        for sentence in some((*part.sentences, *(rule.sentence for rule in part.rules))):
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence[-1] in ".:"
            assert ": yes" not in sentence
            assert ": no" not in sentence


def test_the_sheet_reads_like_a_players_explanation() -> None:
    sheet = plain_text(PRESETS["single_deck_partnership"])
    assert "The first dealer is drawn by lot." in sheet
    assert "You may name any suit." in sheet
    assert "If everyone passes, the last player must play for 250." in sheet
