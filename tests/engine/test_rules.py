"""The rules record: names, values, descriptions, changes, and conversion to JSON and back."""

import json
import pickle
import re
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle_qt.engine.rules import (
    GROUPS,
    OPTIONS,
    InvalidOption,
    Option,
    OptionValue,
    Range,
    Rules,
    diff,
    from_json,
    patch,
    to_json,
    walk,
)
from tests.checks import some

CONTRACT: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "options.json").read_text("utf-8"))


def allowed_values(option: Option) -> st.SearchStrategy[OptionValue]:
    if isinstance(option.allowed, Range):
        numbers = st.integers(option.allowed.min, option.allowed.max)
        return st.none() | numbers if option.can_be_unset else numbers
    choices = st.sampled_from(option.allowed)
    return choices if option.other is None else choices | st.integers(option.other.min, option.other.max)


any_changes = st.fixed_dictionaries({}, optional={key: allowed_values(option) for key, option in OPTIONS.items()})


def test_the_options_are_those_of_the_contract_in_order() -> None:
    assert [key for key, option in OPTIONS.items() if not option.extension] == [
        f"{entry['group']}.{entry['name']}" for entry in CONTRACT
    ]


def test_extensions_come_last_in_their_group_and_custom_numbers_are_unset_by_default() -> None:
    for group in GROUPS:
        extended = [option.extension for option in group.options]
        assert extended == sorted(extended)
    for option in OPTIONS.values():
        if option.name.startswith("own_"):
            assert option.extension
            assert option.kind == "number"
            assert option.default is None
            assert option.can_be_unset
            assert option.value_label(None)[0].isupper()
            assert option.value_label(7) == "7"


@pytest.mark.parametrize("entry", CONTRACT, ids=lambda e: f"{e['group']}.{e['name']}")
def test_allowed_values_are_those_of_the_contract(entry: dict[str, Any]) -> None:
    allowed = OPTIONS[f"{entry['group']}.{entry['name']}"].allowed
    if isinstance(allowed, Range):
        assert f"{allowed.min}..{allowed.max}" == entry["allowed"]
    else:
        # distinguishes true from 1
        assert json.dumps(allowed) == json.dumps(
            [*entry["allowed"], *ADDED.get(f"{entry['group']}.{entry['name']}", [])]
        )


ADDED: dict[str, list[OptionValue]] = {
    "match.shoot_the_moon": ["target"],
    "deck.ranks": ["ten_to_ace_and_seven"],
    "auction.trump": ["first_marriage", "first_marriage_or_run"],
    "melds.table": ["bezique", "binokel"],
    "scoring.card_points": ["brisques"],
}
"""Choices that the contract does not have."""


def members(hint: object) -> set[tuple[type, object]] | None:
    """Return the (type, value) pairs of a choice type; None for a free number."""
    if hint is int:
        return None
    if hint is bool:
        return {(bool, True), (bool, False)}
    if hint is NoneType:
        return {(NoneType, None)}
    if get_origin(hint) is Literal:
        return {(type(value), value) for value in get_args(hint)}
    assert get_origin(hint) is UnionType or str(get_origin(hint)) == "typing.Union"
    return {pair for part in get_args(hint) for pair in members(part) or ()}


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda o: o.key)
def test_a_type_and_its_choices_agree(option: Option) -> None:
    hints = get_type_hints(type(getattr(Rules(), option.group)))
    choices = members(hints[option.name])
    if isinstance(option.allowed, Range):
        assert choices == ({(NoneType, None)} if option.can_be_unset else None)
    elif option.other is None:
        assert choices == {(type(value), value) for value in option.allowed}
    else:
        named = {(type(value), value) for value in option.allowed if type(value) is not int}
        assert (choices or set()) == named


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda o: o.key)
def test_every_option_describes_itself(option: Option) -> None:
    assert option.accepts(option.default)
    assert option.label[0].isupper()
    assert not option.label.endswith(".")
    assert len(option.label) <= 32
    assert option.help[0].isupper()
    assert option.help.endswith(".")
    assert len(option.help) <= 120
    if not isinstance(option.allowed, Range):
        labels = [option.value_label(value) for value in option.allowed]
        assert all(labels)
        assert len(set(labels)) == len(labels)
        assert not any("_" in label for label in labels)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda o: o.key)
def test_the_words_of_an_option_are_whole_sentences_for_players(option: Option) -> None:
    first = option.help.split()[0]
    assert first not in {"How", "What", "Whether", "Which", "Who", "Points"}
    words = " ".join((option.label, option.help, *option.value_labels.values())).lower()
    assert not {"trumps", "everybody", "obliges", "pack"} & set(words.replace(".", " ").replace(",", " ").split())


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda o: o.key)
def test_descriptions_of_an_option_name_only_values_it_can_have(option: Option) -> None:
    for effect in option.sheet_text:
        if isinstance(effect.sentences, str):
            assert effect.sentences.endswith(".")
            assert (
                isinstance(option.allowed, Range)
                or any(type(each) in {int, NoneType} for each in option.allowed)
                or option.other
            )
        else:
            assert all(option.accepts(value) for value in effect.sentences)
            assert all(sentence.endswith(".") for sentence in effect.sentences.values())
    if option.unit == "points":
        assert isinstance(option.allowed, Range) or any(re.search(r"\d", str(value)) for value in option.allowed)


def test_some_numbers_accept_more_than_the_values_of_the_contract() -> None:
    assert [key for key, option in OPTIONS.items() if option.other is not None] == [
        "deal.max_redeals",
        "auction.under_the_gun_min",
        "auction.increment",
        "auction.big_step_from",
        "auction.big_step",
        "auction.min_meld",
        "passing.cards",
        "melds.dix_value",
        "melds.run_value",
        "melds.pinochle_value",
        "melds.roundhouse_value",
        "melds.extra_king_queen",
        "melds.plain_run_value",
        "melds.eight_tens",
        "scoring.last_trick",
        "scoring.set_multiplier",
        "scoring.save_min_points",
        "scoring.defenders_min_meld",
        "scoring.min_meld_to_play",
        "scoring.on_board_gap",
        "scoring.min_trick_points",
        "scoring.giving_up_bonus",
        "match.target_raise",
        "match.slide_out",
        "match.shoot_the_moon",
        "match.mercy_lead",
        "checks.game_bonus",
        "checks.seven_nines",
        "stakes.rubicon",
    ]
    option = OPTIONS["auction.increment"]
    assert [option.accepts(value) for value in (10, 7, 0, True, None)] == [True, True, False, False, False]
    assert (option.value_label(10), option.value_label(7)) == ("Tens", "7")
    assert [option.is_choice(value) for value in (10, 7, True)] == [True, False, False]


def test_arrow_keys_move_in_round_steps() -> None:
    ranges = [each for option in OPTIONS.values() for each in (option.allowed, option.other) if isinstance(each, Range)]
    assert {each.step for each in ranges} == {1, 5, 10, 50}


def test_labels_are_unique_within_a_group_and_groups_have_titles() -> None:
    for group in GROUPS:
        assert group.title
        assert len({option.label for option in group.options}) == len(group.options)


def test_kinds_of_controls() -> None:
    assert OPTIONS["table.players"].kind == "number"
    assert OPTIONS["deal.cut"].kind == "flag"
    assert OPTIONS["melds.needs_hand_card"].kind == "choice"  # it can also be null
    assert OPTIONS["tricks.head_rule"].kind == "choice"


def test_relevance_depends_on_the_other_options() -> None:
    auction = patch(Rules(), {"auction.min_bid": 150})
    stock = patch(auction, {"melds.time": "after_won_trick", "auction.style": "none"})

    def relevant(rules: Rules) -> set[str]:
        return {option.key for *_, option in walk(rules) if option.relevant(rules)}

    assert {"auction.min_bid", "melds.roundhouse_value", "scoring.throw_in"} <= relevant(auction)
    assert "melds.draw_order" not in relevant(auction)
    assert {"melds.draw_order", "melds.reuse", "match.declare_out"} <= relevant(stock)
    assert not {"auction.min_bid", "melds.roundhouse_value", "scoring.throw_in"} & relevant(stock)
    cases: dict[str, dict[str, OptionValue]] = {
        "auction.forced_bid": {"auction.all_pass": "dealer_forced"},
        "auction.big_step": {"auction.big_step_from": 600},
        "widow.points_to": {"widow.size": 3, "widow.use": "take_and_discard"},
        "passing.mode": {"passing.cards": 3},
        "scoring.save_min_points": {"scoring.save_meld": "min_points"},
        "scoring.points_follow_rank": {"deck.rank_order": "natural"},
        "scoring.partner_share": {"table.teams": "called_partner"},
        "match.slide_out": {"match.bid_and_out": True},
        "match.target_raise": {"match.both_over": "raise_target"},
        "match.moon_alone": {"match.shoot_the_moon": "250", "table.teams": "partners_opposite"},
        "penalties.bidder": {"penalties.renege": "detected_penalised"},
        "checks.stake": {"checks.enabled": True},
        "melds.quadruple_pinochle": {"deck.copies": 4, "melds.table": "double_deck"},
    }
    for key, needs in cases.items():
        assert key not in relevant(auction)
        assert key in relevant(patch(auction, needs))


@given(any_changes)
def test_relevance_can_be_asked_for_any_rules(changes: dict[str, OptionValue]) -> None:
    rules = patch(Rules(), changes)
    for *_, option in some(walk(rules)):
        assert option.relevant(rules) in {True, False}


def test_rules_are_immutable_and_hashable_values() -> None:
    rules = Rules()
    with pytest.raises(AttributeError, match="immutable"):
        setattr(rules.melds, "run_value", 250)  # noqa: B010 - the type checker would refuse an assignment
    same = patch(patch(rules, {"melds.run_value": 250}), {"melds.run_value": 150})
    assert same == rules
    assert hash(same) == hash(rules)
    assert not hasattr(rules, "__dict__")
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301  # rules travel to a worker process


def test_walk_names_every_value_once() -> None:
    rules = patch(Rules(), {"melds.run_value": 250})
    walked = {(group, name): value for group, name, value, _ in walk(rules)}
    assert len(walked) == len(OPTIONS) > len(CONTRACT)
    assert walked["melds", "run_value"] == 250
    assert all(option.key == f"{group}.{name}" for group, name, _, option in walk(rules))


def test_patch_changes_only_the_named_options() -> None:
    rules = patch(Rules(), {"melds.run_value": 250, "melds.pinochle_value": 150, "table.players": 3})
    assert (rules.melds.run_value, rules.melds.pinochle_value, rules.table.players) == (250, 150, 3)
    assert diff(Rules(), rules) == {"table.players": 3, "melds.run_value": 250, "melds.pinochle_value": 150}


@given(any_changes)
def test_diff_is_what_patch_needs(changes: dict[str, OptionValue]) -> None:
    rules = patch(Rules(), changes)
    assert patch(Rules(), diff(Rules(), rules)) == rules
    assert diff(rules, rules) == {}


@given(any_changes)
def test_json_restores_the_same_rules(changes: dict[str, OptionValue]) -> None:
    rules = patch(Rules(), changes)
    assert from_json(json.loads(json.dumps(to_json(rules)))) == rules


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("meld.run_value", 250, "no group of options “meld”; did you mean melds?"),
        ("melds.run_valu", 250, "did you mean run_value?"),
        ("melds.run", 250, "did you mean run_value or plain_run_value or marriage_in_run?"),
        ("run_value", 250, "did you mean melds.run_value?"),
        ("run_valu", 250, "did you mean melds.run_value?"),
        ("mode", "match", "deal.mode or passing.mode or match.mode"),
        ("", 1, "for example melds.run_value"),
        ("melds.", 1, "no option “”"),
        ("melds.xyzzy", 1, "there is time, draw_order"),
        ("melds.xyzzy", 1, "four_identical, show_order, plain_run_value, marriage_in_run, eight_tens."),
        ("passing.cards", 25, "passing.cards cannot be 25; it can be 0, 2, 3, 4 or a whole number from 1 to 24."),
        ("melds.run_value", "250", 'cannot be "250"'),
        ("melds.run_value", 250.0, "cannot be 250.0"),
        ("table.players", 9, "a whole number from 2 to 8"),
        ("table.players", True, "cannot be true"),
        ("table.players", None, "cannot be null"),
        ("deal.cut", 1, "it can be true or false."),
        ("passing.cards", False, "cannot be false"),
        ("melds.run_value", -10, "cannot be -10; it can be 150, 250 or a whole number from 0 to 10000."),
        ("melds.own_aces", -10, "melds.own_aces cannot be -10; it can be a whole number from 0 to 10000 or null."),
        ("melds.own_aces", "", 'cannot be ""'),
        ("melds.own_acez", 200, "did you mean own_aces?"),
        ("melds.own_double_quens", 200, "did you mean own_double_queens?"),
        ("scoring.own_ace", 10.5, "a whole number from 0 to 100 or null."),
        ("auction.increment", 0, "10, 20, 25 or a whole number from 1 to 500."),
        ("auction.increment", True, "cannot be true"),
        ("auction.under_the_gun_min", 0, "null, 150 or a whole number from 1 to 5000."),
        ("match.target", None, "cannot be null"),
        ("melds.per_turn", True, "cannot be true"),
        ("auction.big_step", 0, "50 or a whole number from 1 to 500."),
        ("deal.rotation", "right", 'only "left"'),
        ("deal.max_redeals", [3], "cannot be […]"),
        ("match.shoot_the_moon", 20, '"game", "250", "target" or a whole number from 50 to 10000.'),
    ],
)
def test_patch_explains_an_error_in_one_sentence(key: str, value: object, words: str) -> None:
    with pytest.raises(InvalidOption, match=re.escape(words)) as refusal:
        patch(Rules(), {key: value})
    assert isinstance(refusal.value, ValueError)
    assert str(refusal.value)[-1] in ".?"
    assert "\n" not in str(refusal.value)


def broken(path: str, value: object = None, *, remove: bool = False) -> Any:
    data: Any = to_json(Rules())
    *parents, last = path.split(".")
    place = data
    for parent in parents:
        place = place[parent]
    if remove:
        del place[last]
    else:
        place[last] = value
    return data


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "The rules must be an object of names and values, not null."),
        ([], "not […]"),
        ({}, "The group of options “table” is missing."),
        (broken("melds", 7), "The group “melds” must be an object of names and values, not 7."),
        (broken("meldz", {}), "no group of options “meldz”; did you mean melds?"),
        (broken("melds", remove=True), "group of options “melds” is missing"),
        (broken("melds.run_value", remove=True), "option “run_value” in the group “melds” is missing"),
        (broken("melds.run_valu", 150), "no option “run_valu” in the group “melds”; did you mean run_value?"),
        (broken("melds.run_value", 10_001), "melds.run_value cannot be 10001"),
        (broken("scoring.throw_in", 1), "scoring.throw_in cannot be 1"),
        (broken("melds.run_value", True), "melds.run_value cannot be true"),
        (broken("melds.own_aces", True), "melds.own_aces cannot be true"),
        (broken("melds.own_acez", 200), "did you mean own_aces?"),
        (broken("scoring.set_multiplier", True), "scoring.set_multiplier cannot be true"),
    ],
)
def test_from_json_is_strict(data: object, words: str) -> None:
    with pytest.raises(InvalidOption, match=re.escape(words)):
        from_json(data)


def test_json_names_custom_numbers_only_if_set() -> None:
    plain = to_json(Rules())
    assert not any(name.startswith("own_") for options in plain.values() for name in options)
    rules = patch(Rules(), {"melds.own_aces": 0, "scoring.own_ace": 12})
    written = to_json(rules)
    assert written["melds"].pop("own_aces") == 0
    assert written["scoring"].pop("own_ace") == 12
    assert written == plain
    assert from_json(plain) == Rules()


def test_four_pinochles_of_the_table_have_no_effect_beside_a_custom_number() -> None:
    rules = patch(Rules(), {"deck.copies": 4, "melds.table": "double_deck"})
    option = OPTIONS["melds.quadruple_pinochle"]
    assert option.relevant(rules)
    assert not option.relevant(patch(rules, {"melds.own_quadruple_pinochle": 100}))


def test_numbers_for_impossible_hands_have_no_effect() -> None:
    hands_of_twelve = Rules()
    many = patch(hands_of_twelve, {"deck.copies": 4})
    stock = patch(hands_of_twelve, {"melds.time": "after_won_trick", "auction.style": "none"})

    def relevant(rules: Rules) -> set[str]:
        found = {option.name for *_, option in walk(rules) if option.relevant(rules)}
        return {name for name in found if name.startswith(("own_double", "own_triple", "own_quadruple", "own_four"))}

    doubles = {f"own_double_{kind}" for kind in ("run", "pinochle", "aces", "kings", "queens", "jacks")}
    marriages = {"own_double_royal_marriage", "own_double_marriage"}
    assert relevant(hands_of_twelve) == doubles | marriages
    assert relevant(stock) == doubles  # marriages are shown one by one there
    assert "own_triple_run" not in relevant(many)  # it takes fifteen cards
    assert {"own_triple_aces", "own_quadruple_pinochle"} <= relevant(many)
    assert "own_four_aces" not in relevant(many)
    assert "own_four_aces" in relevant(patch(many, {"melds.four_identical": True}))


def test_groups_are_the_fields_of_the_record() -> None:
    assert [group.name for group in GROUPS] == list(Rules.__struct_fields__)
