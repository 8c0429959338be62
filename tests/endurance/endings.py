"""Plays matches of every preset and of random rule sets to their end. This is a command, not a test.

    .venv/bin/python -m tests.endurance.endings presets --matches 200
    .venv/bin/python -m tests.endurance.endings rules --sets 500 --matches 200

The players meld and decide by rules of thumb, as anybody would. Under random rules they play any card that they may,
because that is quick. In every second deal they bid by rules of thumb too; in the others they pass if they may, because
under odd rules such bids may be lost forever. A match counts as endless after `MOST_DEALS` deals. Ctrl+C ends it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.engine.actions import Pass, Play
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import has_standard_auction
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, Range, diff, patch
from pinochle_qt.output import put
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Option, OptionValue, Rules

MOST_DEALS: Final = 1000
MOST_CHANGES: Final = 14
MOST_OWN: Final = 100
"""The largest number in place of one of a table: larger ones make little sense together."""


DEMANDS: Final = ("scoring.min_trick_points", "scoring.min_meld_to_play", "scoring.on_board_gap")
"""What bids may depend on besides points; with another deck than they were made for, no bid is ever made."""


def deals_of_match(rules: Rules, chance: random.Random, cards_by: Player | None = None) -> int | None:
    """Play a match and return its number of deals; None if it has not ended after `MOST_DEALS`.

    `cards_by` is who plays the cards; by default, any card that may be played.
    """
    game, thumb, cards = Game(rules), Policy(), list(pack(rules))
    anybody = cards_by or RandomPlayer(chance)
    match = game.start()
    while (prompt := game.prompt(match)) is not None:
        if prompt.seat is not None:
            player = anybody if prompt.kind == "play" else thumb
            passed = _passed(prompt) if match.number % 2 else None
            action = passed or player.choose(observe(rules, match, prompt.seat), _without_reneges(prompt), None)
            match = game.apply(match, action).after
        elif match.number == MOST_DEALS:
            return None
        else:
            chance.shuffle(cards)
            match = game.apply(match, game.deal_out(cards, match.next_dealer)).after
    return match.number


def _without_reneges(prompt: Prompt) -> Prompt:
    """Leave out the cards that cost the contract: if any were played, a renege would end every deal."""
    allowed = (choice for choice in prompt.choices if not isinstance(choice, Play) or choice.card in prompt.cards)
    return replace(prompt, choices=tuple(allowed)) if prompt.kind == "play" else prompt


def _passed(prompt: Prompt) -> Pass | None:
    return next((choice for choice in prompt.choices if isinstance(choice, Pass)), None)


def rule_sets(chance: random.Random) -> Iterator[tuple[str, Rules]]:
    """Yield random rules that can be played, each with the preset that it changes."""
    options = [option for option in OPTIONS.values() if option.key not in DEMANDS]
    while True:
        preset = chance.choice(list(PRESETS))
        rules = PRESETS[preset]
        for option in chance.sample(options, chance.randint(1, MOST_CHANGES)):
            usual = getattr(getattr(PRESETS[preset], option.group), option.name)
            changed = patch(rules, {option.key: _value(option, usual, chance)})
            if not problems(changed) and not _opens_too_high(changed, PRESETS[preset]):
                rules = changed
        yield preset, rules


def _opens_too_high(rules: Rules, usual: Rules) -> bool:
    """Return whether somebody must open every auction with more than usual.

    If that is more than a deal brings, good players lose points in every deal, too, and nobody ever reaches the target.
    """
    return (
        has_standard_auction(rules)
        and rules.auction.forced_open != "none"
        and rules.auction.min_bid > usual.auction.min_bid
    )


def _value(option: Option, usual: OptionValue, chance: random.Random) -> OptionValue:
    """Return a value for an option: a number is one that people might agree on, given the usual one."""
    numbers = option.allowed if isinstance(option.allowed, Range) else option.other
    is_number = isinstance(usual, int) and usual > 0
    if isinstance(option.allowed, tuple) and not (is_number and numbers is not None and chance.random() < 0.3):
        return chance.choice(option.allowed)
    if numbers is None or (option.can_be_unset and chance.random() < 0.5):
        return None
    low, high = (int(usual or 0) // 2, 2 * int(usual or 0)) if is_number else (numbers.min, MOST_OWN)
    steps = (min(high, numbers.max) - numbers.min) // numbers.step
    least = -(-max(0, low - numbers.min) // numbers.step)
    return numbers.min + numbers.step * chance.randint(min(least, steps), steps)


def main(arguments: list[str]) -> int:
    """Play; return 1 if a match did not end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("presets", "rules"))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--sets", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    chosen = iter(PRESETS.items()) if given.what == "presets" else rule_sets(random.Random(given.seed))
    most = len(PRESETS) if given.what == "presets" else given.sets
    endless = played = 0
    began = time.monotonic()
    try:
        for number, (preset, rules) in enumerate(chosen, 1):
            chance = random.Random(f"{given.seed} {number}")
            cards_by = Policy() if given.what == "presets" else None
            deals = [deals_of_match(rules, chance, cards_by) for _ in range(given.matches)]
            played += given.matches
            if None in deals:
                endless += 1
                put(f"{number} {preset} {diff(PRESETS[preset], rules)}: {deals.count(None)} endless\n")
            elif given.what == "presets":
                put(f"{preset}: at most {max(filter(None, deals))} deals\n")
            if number == most:
                break
    except KeyboardInterrupt:
        put("stopped\n")
    put(f"{played} matches in {time.monotonic() - began:.0f} s, rules with endless ones: {endless}\n")
    return 1 if endless else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
