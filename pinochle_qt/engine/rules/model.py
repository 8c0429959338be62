"""The rules of one game as a single immutable value."""

from typing import Annotated

from msgspec import Struct, field

from pinochle_qt.engine.rules.bidding import AuctionRules
from pinochle_qt.engine.rules.ending import CheckRules, MatchRules, PenaltyRules
from pinochle_qt.engine.rules.exchange import PassingRules, WidowRules
from pinochle_qt.engine.rules.play import MeldRules, TrickRules
from pinochle_qt.engine.rules.score import ScoringRules
from pinochle_qt.engine.rules.stakes import StakeRules
from pinochle_qt.engine.rules.table import DealRules, DeckRules, TableRules


class Rules(Struct, frozen=True, cache_hash=True):
    """Every rule of a game; a variant is a value of this type (catalogue, section 2).

    All points are on the ten-point scale: a run is 150, the last trick 10. Creating an instance checks nothing, so that
    it stays cheap; `patch` and `from_json` check values, `problems` checks whether the options work together. Each
    group is annotated with its title in dialogs and on the rules sheet.
    """

    table: Annotated[TableRules, "Players"] = field(default_factory=TableRules)
    deck: Annotated[DeckRules, "Deck"] = field(default_factory=DeckRules)
    deal: Annotated[DealRules, "Deal"] = field(default_factory=DealRules)
    auction: Annotated[AuctionRules, "Auction"] = field(default_factory=AuctionRules)
    widow: Annotated[WidowRules, "Widow"] = field(default_factory=WidowRules)
    passing: Annotated[PassingRules, "Passing cards"] = field(default_factory=PassingRules)
    melds: Annotated[MeldRules, "Melds"] = field(default_factory=MeldRules)
    tricks: Annotated[TrickRules, "Tricks"] = field(default_factory=TrickRules)
    scoring: Annotated[ScoringRules, "Scoring"] = field(default_factory=ScoringRules)
    match: Annotated[MatchRules, "Winning the match"] = field(default_factory=MatchRules)
    penalties: Annotated[PenaltyRules, "Penalties"] = field(default_factory=PenaltyRules)
    checks: Annotated[CheckRules, "Checks"] = field(default_factory=CheckRules)
    stakes: Annotated[StakeRules, "Stakes"] = field(default_factory=StakeRules)
