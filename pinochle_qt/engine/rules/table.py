"""The table, the pack and the deal."""

from typing import Literal

from pinochle_qt.engine.cards import PackRanks, RankOrder
from pinochle_qt.engine.features import has_misdeals, is_dealt
from pinochle_qt.engine.rules.option import Range, RuleGroup, SheetText, option
from pinochle_qt.engine.seats import TeamLayout

SitOut = Literal["none", "dealer", "rotate"]
FirstDealer = Literal["random", "high_card", "chosen"]
DealRotation = Literal["left"]
DealMode = Literal["standard", "draft"]
MisdealNines = Literal["none", "six_or_five_no_meld", "four_no_ace_or_five_one_ace", "both", "five_nines"]
TechnicalMisdeal = Literal["off", "13_noncounters_no_ace"]


class TableRules(RuleGroup, frozen=True):
    """How many people play, and who plays with whom (catalogue, section 2, table)."""

    players: int = option(
        4,
        "Players",
        "This many players get a hand. Anyone sitting out doesn't count.",
        Range(2, 8),
    )
    teams: TeamLayout = option(
        "individual",
        "Partners",
        "Partners play together and share a score.",
        {
            "individual": "Everyone for themselves",
            "partners_opposite": "Two pairs, partners across",
            "two_teams_alternating": "Two teams, every other seat",
            "pairs_opposite": "Pairs, partners across",
            "called_partner": "Bidder calls a partner each deal",
        },
    )
    sit_out: SitOut = option(
        "none",
        "Sitting out",
        "If you have more people than hands, the dealer sits out, or up to sixteen people take turns.",
        {"none": "Nobody", "dealer": "The dealer sits out", "rotate": "Everyone takes turns"},
        common=8,
    )


class DeckRules(RuleGroup, frozen=True):
    """Which cards are in the pack and how they rank (catalogue, 0.2 and section 2, deck)."""

    copies: int = option(
        2,
        "Copies of each card",
        "A regular pinochle deck has two of each card, a double deck four, a triple deck six.",
        Range(2, 8),
    )
    ranks: PackRanks = option(
        "nine_to_ace",
        "Cards in the deck",
        "The dix is the nine of trump, or the seven of trump in a deck with sevens.",
        {
            "nine_to_ace": "Nine to ace",
            "ten_to_ace": "No nines: jack to ace",
            "seven_to_ace": "Seven to ace",
            "ten_to_ace_and_seven": "Sevens, and jack to ace",
        },
    )
    extra_nines: int = option(
        0,
        "Extra nines",
        "Add nines, or take some out (below zero), so the deal comes out even: clubs, diamonds, hearts, then spades.",
        Range(-8, 8),
    )
    rank_order: RankOrder = option(
        "ten_high",
        "How the cards rank",
        "Almost everyone ranks the ten right below the ace; one book puts it below the jack.",
        {"ten_high": "A 10 K Q J 9", "natural": "A K Q J 10 9"},
    )


class DealRules(RuleGroup, frozen=True):
    """How the cards are dealt and when a deal may be thrown in (catalogue, section 2, deal)."""

    first_dealer: FirstDealer = option(
        "random",
        "First dealer",
        "This is how you decide who deals first.",
        {"random": "Drawn by lot", "high_card": "High card deals", "chosen": "The players choose"},
        sheet_text={
            "random": "The first dealer is drawn by lot.",
            "high_card": "Everyone draws a card, and the highest card deals first.",
            "chosen": "You choose who deals first.",
        },
    )
    rotation: DealRotation = option(
        "left",
        "Next dealer",
        "The deal moves to the left every time.",
        {"left": "To the left"},
    )
    cut: bool = option(
        True,
        "Cut the deck",
        "The player to the dealer's right cuts the deck before the deal.",
        sheet_text={True: "The player on the dealer's right cuts the cards."},
    )
    mode: DealMode = option(
        "standard",
        "How you get your cards",
        "Cards are dealt, or two players draft them: keep the card you turn, or lay it aside for the next one.",
        {"standard": "Dealt", "draft": "Drafted"},
    )
    hand_size: int = option(
        12,
        "Cards in a hand",
        "Each player is dealt this many cards, or keeps this many in a draft.",
        Range(3, 32),
    )
    packet: int = option(
        3,
        "Cards at a time",
        "The dealer gives out this many cards at a time.",
        Range(1, 6),
        is_dealt,
    )
    upcard: bool = option(
        False,
        "Turn up a card for trump",
        "A card turned up after the deal sets the trump suit. It is the last card drawn from the stock.",
    )
    misdeal_nines: MisdealNines = option(
        "none",
        "Hands full of nines",
        "If you're dealt such a hand, you may throw the deal in. The same dealer deals again.",
        {
            "none": "You have to play them",
            "six_or_five_no_meld": "Six nines, or five and no meld",
            "four_no_ace_or_five_one_ace": "Four nines and no ace, or five and an ace at most",
            "both": "Either kind of hand",
            "five_nines": "Five nines, whatever else",
        },
        is_dealt,
        sheet_text={
            "six_or_five_no_meld": (
                "You may throw in a hand with six nines, or with five nines and no meld. The same dealer deals again."
            ),
            "four_no_ace_or_five_one_ace": (
                "You may throw in a hand with four nines and no ace, or with five nines and at most one "
                "ace. The same dealer deals again."
            ),
            "both": (
                "You may throw in a hand with six nines, with five nines and no meld or at most one ace, "
                "or with four nines and no ace. The same dealer deals again."
            ),
            "five_nines": (
                "You may throw in a hand with five nines or more, whatever else it holds. The same dealer deals again."
            ),
        },
        common=7,
    )
    max_redeals: int | None = option(
        None,
        "Most redeals in a row",
        "After this many redeals in a row, you have to play what you're dealt.",
        {None: "No limit", 3: "Three"},
        has_misdeals,
        sheet_text=(
            SheetText(
                {
                    None: "Hands may be thrown in any number of times in a row.",
                    1: "After one redeal the hands have to be played.",
                    3: "After three redeals in a row the hands have to be played.",
                }
            ),
            SheetText("After {value} redeals in a row the hands have to be played."),
        ),
        other=Range(1, 100),
    )
    technical_misdeal: TechnicalMisdeal = option(
        "off",
        "Hands without an ace",
        "In a double deck, you may throw in a hand with no ace and thirteen or more cards below the king.",
        {"off": "You have to play them", "13_noncounters_no_ace": "Thirteen non-counters and no ace"},
        is_dealt,
        sheet_text={
            "13_noncounters_no_ace": ("You may throw in a hand with no ace and thirteen or more cards below the king.")
        },
    )
