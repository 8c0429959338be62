"""The widow, and passing cards between partners."""

from typing import Literal

from pinochle_qt.engine.features import (
    buries,
    buries_after_meld,
    can_name_trump_first,
    halves_giving_up,
    has_auction,
    has_widow,
    passes_cards,
    passes_in_turn,
    pays_by_bid,
    sees_widow_first,
)
from pinochle_qt.engine.rules.option import Range, RuleGroup, SheetText, option

WidowUse = Literal["none", "take_and_discard", "distribute_one_each"]
DiscardTime = Literal["after_meld", "before_meld"]
DiscardLimit = Literal["unmelded_first", "any"]
Announced = Literal["none", "trumps", "trumps_and_aces"]
DiscardPointsTo = Literal["bidder_side", "nobody", "opponents"]
PassMode = Literal["partner_first", "simultaneous"]


class WidowRules(RuleGroup, frozen=True):
    """The cards dealt to no player, and what the declarer does with them (catalogue, section 2, widow)."""

    size: int = option(
        0,
        "Cards in the widow",
        "This many cards are set aside for the bidder. They are called widow, kitty or blind, and Dabb in binokel.",
        Range(0, 12),
    )
    use: WidowUse = option(
        "none",
        "What happens to the widow",
        "The bidder picks it up and buries as many cards, or keeps one card and gives one to each player.",
        {
            "none": "No widow",
            "take_and_discard": "Bidder takes it and buries",
            "distribute_one_each": "One card to each player",
        },
    )
    exposed: bool = option(
        True,
        "Show the widow",
        "The widow is turned up for everyone before it's picked up.",
        relevant=has_widow,
        sheet_text={
            True: "The {widow} is turned up for everyone to see before it is taken.",
            False: "Nobody but the bidder sees the {widow}.",
        },
        common=5,
    )
    discard_time: DiscardTime = option(
        "after_meld",
        "When to bury",
        "Bury before melding, and those cards can't be melded. Bury after, and your meld still counts.",
        {"after_meld": "After melding", "before_meld": "Before melding"},
        buries,
        sheet_text={
            "after_meld": "The bidder melds first and buries cards after that.",
            "before_meld": "The bidder buries before melding, and buried cards cannot be melded.",
        },
    )
    discard_limit: DiscardLimit = option(
        "unmelded_first",
        "What to bury",
        "You may bury melded cards only if you have no others, or whenever you like.",
        {"unmelded_first": "Cards you didn't meld first", "any": "Any cards"},
        buries_after_meld,
        sheet_text={
            "unmelded_first": "Melded cards may be buried only when there are no others.",
            "any": "Any cards may be buried.",
        },
    )
    announced: Announced = option(
        "none",
        "Buried cards announced",
        "The bidder has to name these cards when burying them.",
        {"none": "None", "trumps": "Trump cards", "trumps_and_aces": "Trump cards and aces"},
        buries,
        sheet_text={
            "trumps": "The bidder has to name trump cards that are buried.",
            "trumps_and_aces": "The bidder has to name trump cards and aces that are buried.",
        },
        extension=True,
    )
    points_to: DiscardPointsTo = option(
        "bidder_side",
        "Points in the buried cards",
        "This side counts the points in the cards the bidder buried.",
        {"bidder_side": "The bidder's side", "nobody": "Nobody", "opponents": "The opponents"},
        buries,
        sheet_text={
            "bidder_side": "Points in the buried cards count for the bidder's side.",
            "nobody": "Points in the buried cards count for nobody.",
            "opponents": "Points in the buried cards count for the opponents.",
        },
    )
    trump_first: bool = option(
        False,
        "Trump before the widow",
        "The bidder names trump first, and only then sees the widow.",
        relevant=can_name_trump_first,
        sheet_text={True: "The bidder names trump before seeing the {widow}."},
        extension=True,
    )
    concede: bool = option(
        False,
        "Concede after the widow",
        "If the widow is no help, the bidder may give up: the bid is lost and the others score their meld.",
        relevant=sees_widow_first,
        sheet_text=(
            SheetText(
                {True: "If the {widow} is no help, the bidder may give up at once."},
                pays_by_bid,
            ),
            SheetText(
                {True: "If the {widow} is no help, the bidder may give up, and the others score their meld."},
                halves_giving_up,
            ),
            SheetText(
                {
                    True: (
                        "If the {widow} is no help, the bidder may give up: the bid is lost, "
                        "and the others score their meld."
                    )
                }
            ),
        ),
        common=5,
    )


class PassingRules(RuleGroup, frozen=True):
    """Passing cards between declarer and partner before melding (catalogue, section 2, passing)."""

    cards: int = option(
        0,
        "Cards passed",
        "Once trump is named, the partner passes the bidder this many cards and gets as many back.",
        {0: "None", 2: "Two", 3: "Three", 4: "Four"},
        has_auction,
        common=4,
        other=Range(1, 24),
    )
    mode: PassMode = option(
        "partner_first",
        "Order of passing",
        "The bidder looks at the partner's cards before passing some back, or both pass at once.",
        {"partner_first": "Partner first", "simultaneous": "At the same time"},
        passes_cards,
    )
    return_received: bool = option(
        True,
        "Cards may go back",
        "The bidder may pass back the same cards the partner just passed.",
        relevant=passes_in_turn,
        sheet_text={
            True: "Cards just received may be passed back.",
            False: "The bidder may not pass back cards just received.",
        },
    )
