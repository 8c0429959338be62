"""Points for tricks and the scoring of a deal."""

from typing import Final, Literal

from pinochle_qt.engine.features import (
    bids_alone,
    can_give_up,
    dix_can_be_lost,
    halves_giving_up,
    has_auction,
    has_called_partner,
    has_kitty,
    has_last_stock_trick,
    has_standard_auction,
    has_teams,
    is_draft,
    melds_before_play,
    pays_by_bid,
    ranks_naturally,
    saves_by_points,
    scores_for_giving_up,
    scores_points,
)
from pinochle_qt.engine.rules.option import Range, SheetText, option
from pinochle_qt.engine.rules.own import OwnCardPoints

CardPoints = Literal["classic", "simple", "counters", "brisques"]
Scale = Literal["x10", "x1"]
Rounding = Literal["none", "seven_up"]
LastTrickOf = Literal["deal", "stock"]
BidderScores = Literal["all_points", "bid_only"]
SaveMeld = Literal["none", "one_trick", "any_points", "min_points"]
DixSavesItself = Literal["never", "only_meld", "always"]
DraftDiscardsTo = Literal["own_pile", "all_to_non_bidder"]
BidChips = Literal["none", "even", "rising", "small"]
SuitChips = Literal["same", "spades", "spades_and_hearts"]
ChipsKitty = Literal["none", "every_bid", "from_350"]
GivingUp = Literal["bid", "half"]
KittyEnd = Literal["shared", "stays"]
PartnerShare = Literal["side_total_each", "own_meld_plus_side_tricks"]
PartnerDirection = Literal["clockwise_from_bidder", "counterclockwise"]

_LIMIT: Final = Range(1, 5000, 10)


class ScoringRules(OwnCardPoints, frozen=True):
    """What cards are worth and how contracts are scored (catalogue, 0.3 and 0.8)."""

    card_points: CardPoints = option(
        "counters",
        "Card points",
        "This is what cards are worth in tricks. In a regular deck they add up to 240, or 160 in bezique.",
        {
            "classic": "A 11, 10 10, K 4, Q 3, J 2",
            "simple": "A and 10 count ten, K and Q five",
            "counters": "A, 10 and K count ten each",
            "brisques": "Brisques: A and 10 count ten each",
        },
        common=6,
    )
    points_follow_rank: bool = option(
        False,
        "Points follow the rank",
        "If the ten ranks below the jack, the points move along: the king counts what the ten would.",
        relevant=ranks_naturally,
    )
    scale: Scale = option(
        "x10",
        "How scores are shown",
        "You can leave off the last zero, so 250 is shown as 25.",
        {"x10": "With the last zero", "x1": "Without the last zero"},
    )
    last_trick: int = option(
        10,
        "Last trick",
        "Winning the last trick is worth this much.",
        {10: "10", 20: "20", 30: "30"},
        unit="points",
        common=6,
        other=Range(0, 1000, 10),
    )
    last_trick_of: LastTrickOf = option(
        "deal",
        "Which trick is the last",
        "The bonus goes with the last trick of all, or with the one that takes the last cards of the stock.",
        {"deal": "The last of all", "stock": "The last one with a stock"},
        has_last_stock_trick,
        extension=True,
    )
    rounding: Rounding = option(
        "none",
        "Rounding trick points",
        "Each side's trick points may be rounded to tens: seven and up go up, six and less go down.",
        {"none": "Not rounded", "seven_up": "To tens, from seven up"},
        sheet_text={
            "seven_up": "Each side's trick points are rounded to tens: seven or more goes up, six or less goes down."
        },
    )
    set_loses_meld: bool = option(
        True,
        "Going set loses the meld",
        "A bidder who goes set doesn't score any meld.",
        relevant=scores_points,
    )
    set_loses_tricks: bool = option(
        True,
        "Going set loses the tricks",
        "A bidder who goes set doesn't score any tricks.",
        relevant=scores_points,
    )
    set_multiplier: int = option(
        1,
        "Going set loses the bid",
        "A bidder who plays and misses the bid loses it this many times.",
        {1: "Once", 2: "Twice"},
        has_auction,
        common=6,
        other=Range(1, 10),
    )
    bidder_scores: BidderScores = option(
        "all_points",
        "A made bid scores",
        "A bidder who makes the bid scores everything, or just the bid.",
        {"all_points": "Everything", "bid_only": "Just the bid"},
        scores_points,
    )
    save_meld: SaveMeld = option(
        "one_trick",
        "Saving the meld",
        "A side has to win this in tricks, or its meld doesn't count.",
        {
            "none": "Nothing",
            "one_trick": "One trick",
            "any_points": "Any points in tricks",
            "min_points": "A number of points in tricks",
        },
        melds_before_play,
        common=6,
    )
    save_min_points: int | None = option(
        None,
        "Points that save the meld",
        "A side needs this many points in tricks to save its meld.",
        {None: "Not set", 10: "10", 200: "200"},
        saves_by_points,
        unit="points",
        other=_LIMIT,
    )
    dix_saves_itself: DixSavesItself = option(
        "never",
        "Dix needs no saving",
        "If the meld is lost, dixes are lost with it, or still count if nothing else was melded, or count always.",
        {"never": "Never", "only_meld": "If there is no other meld", "always": "Always"},
        dix_can_be_lost,
        sheet_text={
            "never": "If the meld is lost, the dixes are lost with it.",
            "only_meld": "If there is no other meld, the dixes count all the same.",
            "always": "Dixes count even if the rest of the meld is lost.",
        },
    )
    defenders_min_meld: int = option(
        0,
        "Defenders' minimum meld",
        "The defenders' meld counts only if it comes to at least this much.",
        {0: "Any", 200: "200"},
        scores_points,
        sheet_text="Defenders score their meld only if it comes to at least {value}.",
        unit="points",
        other=_LIMIT,
    )
    min_meld_to_play: int = option(
        0,
        "Bidder's minimum meld",
        "With less meld than this, the bidder's side goes set without playing.",
        {0: "Any", 200: "200"},
        has_standard_auction,
        sheet_text="With less than {value} in meld the bidder's side is set without play.",
        unit="points",
        other=_LIMIT,
    )
    on_board_gap: int | None = option(
        None,
        "Biggest gap to the bid",
        "If meld falls short of the bid by more than this, the bidder goes set without playing.",
        {None: "Any", 250: "250", 370: "370", 500: "500", 740: "740", 750: "750"},
        has_standard_auction,
        sheet_text="If the bid is more than {value} above the side's meld, the bidder is set without play.",
        unit="points",
        other=_LIMIT,
    )
    min_trick_points: int = option(
        0,
        "Bidder's minimum in tricks",
        "The bidder's side has to take at least this much in tricks, no matter how much it melds.",
        {0: "Any", 200: "200"},
        has_auction,
        sheet_text="The bidder's side has to take at least {value} in tricks, whatever its meld.",
        unit="points",
        other=_LIMIT,
    )
    throw_in: bool = option(
        True,
        "Throw in after melding",
        "Before the first card the bidder may give up: the bid is lost and the others score their meld.",
        relevant=has_standard_auction,
        sheet_text=(
            SheetText(
                {True: "Before the first card is led the bidder may throw in the hand."},
                pays_by_bid,
            ),
            SheetText(
                {
                    True: (
                        "Before the first card is led the bidder may throw in the hand, and the others score "
                        "their meld."
                    )
                },
                halves_giving_up,
            ),
            SheetText(
                {
                    True: (
                        "Before the first card is led the bidder may throw in the hand: the bid is lost, "
                        "and the others score their meld."
                    )
                }
            ),
        ),
        common=6,
    )
    giving_up: GivingUp = option(
        "bid",
        "Cost of giving up",
        "A bidder who gives up before the first card loses the bid, or only half of it.",
        {"bid": "The bid", "half": "Half the bid"},
        can_give_up,
        sheet_text=(
            SheetText(
                {"half": "Half a chip is rounded up to a whole one."},
                pays_by_bid,
            ),
            SheetText({"half": "Giving up costs half the bid, rounded up to tens."}),
        ),
        extension=True,
    )
    giving_up_bonus: int = option(
        0,
        "Bonus for the others",
        "If the bidder gives up before the first card, every other side scores this besides its meld.",
        {0: "None", 30: "30", 40: "40", 100: "100"},
        scores_for_giving_up,
        sheet_text=(
            SheetText("If the bidder gives up, every other side scores {value} more.", has_teams),
            SheetText("If the bidder gives up, everybody else scores {value} more."),
        ),
        unit="points",
        other=_LIMIT,
        extension=True,
    )
    bid_chips: BidChips = option(
        "none",
        "Playing for chips",
        "Only the bidder melds, and the score is the chips that others pay for a made bid, or get for a lost one.",
        {
            "none": "Not played",
            "even": "3 for 300, 4 for 350, 5 for 400…",
            "rising": "3 for 300, 5 for 350, 7 for 400, 10 for 450…",
            "small": "1 for 300, 2 for 350, 4 for 400…",
        },
        bids_alone,
        extension=True,
    )
    suit_chips: SuitChips = option(
        "same",
        "Dearer trump suits",
        "If a bid is played in these suits, twice or three times as many chips are paid for it.",
        {
            "same": "All suits alike",
            "spades": "Spades double",
            "spades_and_hearts": "Spades double, hearts triple",
        },
        pays_by_bid,
        sheet_text={
            "spades": "If the hand is played in spades, every payment is doubled.",
            "spades_and_hearts": "If the hand is played in spades, every payment is doubled; in hearts, tripled.",
        },
        extension=True,
    )
    kitty: ChipsKitty = option(
        "none",
        "Kitty of chips",
        "A kitty is paid for bids, and pays for them, like one more player. It belongs to everyone.",
        {"none": "None", "every_bid": "For every bid", "from_350": "For bids of 350 or more"},
        pays_by_bid,
        sheet_text={
            "every_bid": "A kitty is paid, and pays, as if it were one more player.",
            "from_350": "For bids of 350 or more a kitty is paid, and pays, as if it were one more player.",
        },
        extension=True,
    )
    kitty_end: KittyEnd = option(
        "shared",
        "The kitty at the end",
        "When the match is over, everyone gets an equal part of the kitty, or it stays for the next match.",
        {"shared": "Shared out", "stays": "Left as it is"},
        has_kitty,
        sheet_text={
            "shared": "At the end everybody gets an equal part of it, or makes up an equal part of what is missing.",
            "stays": "At the end it is left for the next match.",
        },
        extension=True,
    )
    draft_discards_to: DraftDiscardsTo | None = option(
        None,
        "Cards laid aside in the draft",
        "This player counts the cards that were laid aside in the draft.",
        {
            None: "Not set",
            "own_pile": "Whoever laid them aside",
            "all_to_non_bidder": "The player who didn't win the bid",
        },
        is_draft,
        sheet_text={
            "own_pile": "Cards you lay aside in the draft count for you.",
            "all_to_non_bidder": (
                "All cards laid aside in the draft count for the player who did not win the auction."
            ),
        },
    )
    partner_share: PartnerShare | None = option(
        None,
        "Sharing with a called partner",
        "This is what each player scores when the bidder calls a partner.",
        {
            None: "Not set",
            "side_total_each": "Everyone scores the side's total",
            "own_meld_plus_side_tricks": "Defenders: own meld and the side's tricks",
        },
        has_called_partner,
        sheet_text={
            "side_total_each": "Everyone scores the total of their side.",
            "own_meld_plus_side_tricks": "Each defender scores their own meld and the tricks of their side.",
        },
    )
    partner_direction: PartnerDirection | None = option(
        None,
        "Asking for a partner",
        "The bidder asks around in this direction. The first player who holds the card is the partner.",
        {None: "Not set", "clockwise_from_bidder": "To the left", "counterclockwise": "To the right"},
        has_called_partner,
        sheet_text={
            "clockwise_from_bidder": "The bidder asks around to the left for the card.",
            "counterclockwise": "The bidder asks around to the right for the card.",
        },
    )
