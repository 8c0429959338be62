"""Counts how often a level makes mistakes that hardly anyone would make: `python tests/benchmarks/slips.py`.

All seats are of one level. Per hundred deals, the table shows the contracts conceded before the play, and those made;
the deals in which a player bid over the partner twice; and cards that should have been kept: a trump or an ace on a
trick that is certainly the partner's, a card without points on such a trick while a counter is at hand, a counter on a
trick that is certainly lost, an ace where a lower card of the suit certainly wins, a ten led while aces of its suit are
out and a card without points could be led, and a card of a meld that waits for the next trick while the stock lasts.
The last column counts all cards played.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

if not __package__:
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rich import box
from rich.console import Console
from rich.table import Table

from pinochle_qt.ai.decide.bidding.hand_worth import are_partners
from pinochle_qt.ai.decide.explain import AlliedFacts
from pinochle_qt.ai.decide.ties import COUNTER
from pinochle_qt.ai.players.levels import make_player
from pinochle_qt.engine.actions import Bid, Concede, Play, ThrowIn
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, Rank
from pinochle_qt.engine.melds import possible_melds
from pinochle_qt.engine.tricks import trick_winner
from pinochle_qt.variants.presets import PRESETS
from tests.benchmarks.arguments import parser
from tests.benchmarks.watched import states

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import Rules

DEALS: Final = 100
SEED: Final = 21001
NAMES: Final = (
    "single_deck_partnership",
    "double_deck_four_handed",
    "three_handed_auction",
    "wikipedia_two_handed",
)
LEVELS: Final = ("novice", "easy", "steady")
SLIPS: Final = ("pushed", "partner's trick", "kept back", "lost trick", "dear", "ten led", "meld broken")
COLUMNS: Final = ("given up", "made", *SLIPS, "plays")


class Watched:
    """A player whose slips are counted."""

    def __init__(self, skill: str, seed: int, slips: Counter[str]) -> None:
        self._player = make_player(skill, seed)
        self._slips = slips

    def choose(self, observation: Observation, prompt: Prompt, budget: float | None) -> SeatAction:
        """Decide, and count the slips in the decision."""
        action = self._player.choose(observation, prompt, budget)
        self._slips.update(slips(observation, prompt, action))
        return action


def slips(seen: Observation, prompt: Prompt, action: SeatAction) -> Iterator[str]:
    """Yield the names of the columns in which a decision counts."""
    match action:
        case Concede() | ThrowIn():
            yield "given up"
        case Bid(seat):
            bids = [call.seat for call in seen.calls if call.amount is not None]
            partners = [before for before in bids if before != seat and are_partners(seen.rules, before, seat)]
            if bids and bids[-1] in partners and seat in bids[bids.index(partners[0]) :]:
                yield "pushed"
        case Play(_, face):
            yield "plays"
            yield from _wasted(AlliedFacts(seen, prompt.seat or 0), prompt, face)
            if _breaks_meld(prompt, action):
                yield "meld broken"


def _wasted(facts: AlliedFacts, prompt: Prompt, face: Card) -> Iterator[str]:
    seen, cards = facts.seen, prompt.cards
    is_counter, others = facts.points[face] >= COUNTER, [each for each in cards if each != face]
    low = [each for each in others if not facts.points[each] and SUIT_OF[each] != facts.trump]
    if not seen.trick:
        is_side_ten = RANK_OF[face] is Rank.TEN and SUIT_OF[face] != facts.trump
        if is_side_ten and not facts.is_boss(face) and low:
            yield "ten led"
        return
    owner = (seen.leader + trick_winner(seen.trick, facts.trump, facts.strength)) % facts.players
    wins = facts.wins_with(face)
    if owner in facts.friends and set(facts.players_after) <= facts.friends:
        cheap = [each for each in others if SUIT_OF[each] != facts.trump and RANK_OF[each] is not Rank.ACE]
        if cheap and (SUIT_OF[face] == facts.trump or RANK_OF[face] is Rank.ACE):
            yield "partner's trick"
        if not is_counter and any(facts.points[each] >= COUNTER for each in cheap):
            yield "kept back"
    elif not wins and owner not in facts.friends and not set(facts.players_after) & facts.friends:
        if is_counter and low:
            yield "lost trick"
    elif wins and seen.strict and not facts.players_after:
        is_ace = RANK_OF[face] is Rank.ACE
        if is_ace and any(SUIT_OF[each] == SUIT_OF[face] and facts.wins_with(each) for each in others):
            yield "dear"


def _breaks_meld(prompt: Prompt, play: Play) -> bool:
    if prompt.table is None or prompt.trump is None or prompt.position is None or prompt.position.strict:
        return False
    melds = possible_melds(prompt.hand, prompt.table, prompt.trump, prompt.rules)
    waiting = {face for meld in melds for face in meld.cards}
    return play.source != "table" and play.card in waiting and not waiting.issuperset(prompt.cards)


def counted(rules: Rules, skill: str, deals: int) -> Counter[str]:
    """Return the slips in this many deals."""
    found: Counter[str] = Counter()
    for number in range(deals):
        own: Counter[str] = Counter()
        players = [Watched(skill, 1000 * number + seat, own) for seat in range(rules.table.players)]
        *_, last = states(rules, players, SEED + number, 1)
        own["pushed"] = min(1, own["pushed"])
        found.update(own)
        result = last.results[0]
        found["made"] += result.declarer is not None and result.is_made
    return found


def main() -> None:
    """Count and print the results."""
    options = parser(__doc__, levels=LEVELS, deals=DEALS).parse_args()
    table = Table("preset", "level", *COLUMNS, box=box.SIMPLE)
    console = Console(width=160)
    with console.status("playing"):
        for name in NAMES:
            for level in options.levels:
                found = counted(PRESETS[name], level, options.deals)
                table.add_row(name, level, *(f"{100 * found[column] / options.deals:.0f}" for column in COLUMNS))
    console.print(f"of 100 deals, seed {SEED}", table)


if __name__ == "__main__":
    main()
