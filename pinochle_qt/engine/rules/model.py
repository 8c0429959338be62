"""The rules of one game as a single immutable value."""

from msgspec import Struct, field

from pinochle_qt.engine.rules.bidding import AuctionRules
from pinochle_qt.engine.rules.ending import CheckRules, MatchRules, PenaltyRules
from pinochle_qt.engine.rules.exchange import PassingRules, WidowRules
from pinochle_qt.engine.rules.play import MeldRules, TrickRules
from pinochle_qt.engine.rules.score import ScoringRules
from pinochle_qt.engine.rules.table import DealRules, DeckRules, TableRules


class Rules(Struct, frozen=True, cache_hash=True):
    """Every rule of a game; a variant is a value of this type (catalogue, section 2).

    All points are in ten-point units: a run is 150, the last trick 10. Building one checks nothing, so that it stays
    cheap; `patch` and `from_json` check values, `problems` checks whether the options go together.
    """

    table: TableRules = field(default_factory=TableRules)
    deck: DeckRules = field(default_factory=DeckRules)
    deal: DealRules = field(default_factory=DealRules)
    auction: AuctionRules = field(default_factory=AuctionRules)
    widow: WidowRules = field(default_factory=WidowRules)
    passing: PassingRules = field(default_factory=PassingRules)
    melds: MeldRules = field(default_factory=MeldRules)
    tricks: TrickRules = field(default_factory=TrickRules)
    scoring: ScoringRules = field(default_factory=ScoringRules)
    match: MatchRules = field(default_factory=MatchRules)
    penalties: PenaltyRules = field(default_factory=PenaltyRules)
    checks: CheckRules = field(default_factory=CheckRules)
