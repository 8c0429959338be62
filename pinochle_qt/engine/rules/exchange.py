"""The widow and the exchange of cards between partners."""

from dataclasses import dataclass, field
from typing import Literal

from pinochle_qt.engine.rules.option import Range, option
from pinochle_qt.engine.rules.relevance import (
    buries,
    buries_after_meld,
    has_auction,
    has_widow,
    passes_cards,
    passes_in_turn,
    sees_widow_first,
)

WidowUse = Literal["none", "take_and_discard", "distribute_one_each"]
DiscardTime = Literal["after_meld", "before_meld"]
DiscardLimit = Literal["unmelded_first", "any"]
DiscardPointsTo = Literal["bidder_side", "nobody", "opponents"]
PassMode = Literal["partner_first", "simultaneous"]


@dataclass(frozen=True, slots=True)
class WidowRules:
    """The cards dealt to nobody and what the declarer does with them (catalogue, section 2, widow)."""

    size: int = field(
        default=0,
        metadata=option(
            "Cards in the widow", "Cards set aside in the deal for the declarer: widow, kitty or blind.", Range(0, 6)
        ),
    )
    use: WidowUse = field(
        default="none",
        metadata=option(
            "Use of the widow",
            "The declarer takes it and discards as many cards, or gives one of its cards to every player.",
            {
                "none": "No widow",
                "take_and_discard": "Declarer takes it and discards",
                "distribute_one_each": "One card to each player",
            },
        ),
    )
    exposed: bool = field(
        default=True,
        metadata=option(
            "Show the widow", "The widow is turned up for everybody before it is taken.", relevant=has_widow
        ),
    )
    discard_time: DiscardTime = field(
        default="after_meld",
        metadata=option(
            "When to discard",
            "Before melding the discarded cards cannot be melded; after melding the meld still counts.",
            {"after_meld": "After melding", "before_meld": "Before melding"},
            buries,
        ),
    )
    discard_limit: DiscardLimit = field(
        default="unmelded_first",
        metadata=option(
            "What to discard",
            "Whether melded cards may be discarded while there are others.",
            {"unmelded_first": "Cards not melded first", "any": "Any cards"},
            buries_after_meld,
        ),
    )
    points_to: DiscardPointsTo = field(
        default="bidder_side",
        metadata=option(
            "Points in the discards",
            "Who counts the card points that the declarer discarded.",
            {"bidder_side": "The declarer's side", "nobody": "Nobody", "opponents": "The opponents"},
            buries,
        ),
    )
    concede: bool = field(
        default=False,
        metadata=option(
            "Concede after the widow",
            "A declarer disappointed by the widow may give up: the bid is lost and the others score their meld.",
            relevant=sees_widow_first,
        ),
    )


@dataclass(frozen=True, slots=True)
class PassingRules:
    """The exchange between declarer and partner before melding (catalogue, section 2, passing)."""

    cards: Literal[0, 2, 3, 4] = field(
        default=0,
        metadata=option(
            "Cards passed",
            "How many cards the partner gives the declarer once trumps are named, and gets back.",
            {0: "None", 2: "Two", 3: "Three", 4: "Four"},
            has_auction,
        ),
    )
    mode: PassMode = field(
        default="partner_first",
        metadata=option(
            "Order of passing",
            "The declarer looks at the partner's cards before giving some back, or both pass at once.",
            {"partner_first": "Partner first", "simultaneous": "At the same time"},
            passes_cards,
        ),
    )
    return_received: bool = field(
        default=True,
        metadata=option(
            "Cards may go back",
            "The declarer may give back cards just received.",
            relevant=passes_in_turn,
        ),
    )
