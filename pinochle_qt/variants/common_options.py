"""What families play differently most often, for those who have only a minute."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.rules import OPTIONS

if TYPE_CHECKING:
    from pinochle_qt.engine.rules import Rules

_COMMON: Final = (
    "match.target",
    "auction.min_bid",
    "auction.increment",
    "auction.forced_open",
    "auction.all_pass",
    "auction.forced_bid",
    "auction.pass_with_help",
    "auction.needs_marriage",
    "passing.cards",
    "widow.exposed",
    "widow.concede",
    "melds.per_turn",
    "melds.reuse",
    "melds.table",
    "melds.run_value",
    "melds.dix_value",
    "melds.extra_king_queen",
    "tricks.head_rule",
    "tricks.first_lead_trump",
    "scoring.card_points",
    "scoring.last_trick",
    "scoring.set_multiplier",
    "scoring.save_meld",
    "scoring.throw_in",
    "match.bid_and_out",
    "match.shoot_the_moon",
    "deal.misdeal_nines",
    "table.sit_out",
)


def common_options(rules: Rules) -> tuple[str, ...]:
    """Return the dotted names of such options that have an effect under the rules, the most usual first."""
    return tuple(key for key in _COMMON if OPTIONS[key].relevant(rules))
