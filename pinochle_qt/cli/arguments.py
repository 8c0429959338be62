"""Command line arguments that choose rules, shared by the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.cli.rules_argument import add_rules_argument
from pinochle_qt.engine.cards import Suit
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, InvalidOption, patch
from pinochle_qt.reading import path_in
from pinochle_qt.variants.catalog import UnknownPreset, adapt_players, find
from pinochle_qt.variants.rule_file import RuleSet, RuleSetError, read_rule_set, rule_set, typed_value

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


class UsageError(Exception):
    """Raised for arguments that a command refuses; `str()` says in a sentence why, and what is allowed."""


def add_rules_arguments(parser: ArgumentParser) -> None:
    """Add `--preset`, `--players`, `--rules` and `--set`, to be read by `rule_set_from`."""
    parser.add_argument("--preset", metavar="NAME", help="the game to start from; the command presets lists them")
    parser.add_argument("--players", metavar="N", help="play the preset with another number of players")
    add_rules_argument(parser)
    parser.add_argument(
        "--set",
        metavar="GROUP.OPTION=VALUE",
        dest="settings",
        action="append",
        default=[],
        help="change an option, for example melds.run_value=250; can be repeated",
    )


def rule_set_from(args: Namespace) -> RuleSet:
    """Return the rules described by the arguments of `add_rules_arguments`, named after their file or game.

    Raises:
        UsageError: if no game is named, if a name, file or value is wrong, or if the rules cannot be played.
    """
    try:
        chosen = _base(args)
        changed = patch(chosen.rules, dict(_setting(text) for text in args.settings))
    except (UnknownPreset, InvalidOption) as error:
        raise UsageError(str(error)) from error
    found = problems(changed)
    if found:
        raise UsageError(f"These rules cannot be played: {found[0].text} {found[0].advice}")
    return rule_set(chosen.name, chosen.preset, changed, chosen.description)


def rule_set_in(name: str) -> RuleSet:
    """Return the rules in the file named by `--rules`.

    Raises:
        UsageError: if the file holds no playable rules.
    """
    try:
        return read_rule_set(path_in(name))
    except RuleSetError as error:
        raise UsageError(str(error)) from error


def trump_from(text: str) -> Suit:
    """Return the trump suit given by `--trump`.

    Raises:
        UsageError: if there is no such suit.
    """
    trump = {suit.letter: suit for suit in Suit}.get(text.upper())
    if trump is None:
        raise UsageError(f'--trump takes S, H, D or C, not "{text}".')
    return trump


def whole_number(text: str | None, name: str, least: int, most: int = 10**9) -> int:
    """Return the number given by an argument.

    Raises:
        UsageError: if it is missing, not a whole number, or out of range.
    """
    allowed = f"{name} takes a whole number from {least} to {most}"
    if text is None:
        raise UsageError(f"{name} is missing; {allowed}.")
    try:
        number = int(text)
    except ValueError:
        raise UsageError(f'{allowed}, not "{text}".') from None
    if not least <= number <= most:
        raise UsageError(f"{allowed}, not {text}.")
    return number


def _base(args: Namespace) -> RuleSet:
    if args.rules is not None:
        if args.preset is not None or args.players is not None:
            raise UsageError("--rules says which game to play; leave out --preset and --players.")
        return rule_set_in(args.rules)
    if args.preset is None:
        raise UsageError("Name a game with --preset NAME or --rules FILE; pinochle-qt presets lists the presets.")
    preset = find(args.preset)
    rules = preset.rules if args.players is None else adapt_players(preset.name, _number(args.players))
    return rule_set(preset.title, preset.name, rules)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise UsageError(f'--players takes {OPTIONS["table.players"].allowed_text()}, not "{text}".') from None


def _setting(text: str) -> tuple[str, object]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f'--set takes group.option=value, for example melds.run_value=250, not "{text}".')
    return key.strip(), typed_value(key.strip(), value.strip())
