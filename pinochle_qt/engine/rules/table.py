"""The table, the pack and the deal."""

from dataclasses import dataclass, field
from typing import Literal

from pinochle_qt.engine.cards import PackRanks, RankOrder
from pinochle_qt.engine.rules.option import Range, option
from pinochle_qt.engine.rules.relevance import has_misdeals, is_dealt
from pinochle_qt.engine.seats import TeamLayout

SitOut = Literal["none", "dealer", "rotate"]
FirstDealer = Literal["random", "high_card", "chosen"]
DealRotation = Literal["left"]
DealMode = Literal["standard", "draft"]
MisdealNines = Literal["none", "six_or_five_no_meld", "four_no_ace_or_five_one_ace", "both"]
TechnicalMisdeal = Literal["off", "13_noncounters_no_ace"]


@dataclass(frozen=True, slots=True)
class TableRules:
    """Who sits at the table and who plays with whom (catalogue, section 2, table)."""

    players: int = field(
        default=4,
        metadata=option("Players", "How many hands are dealt; people who rest are not counted.", Range(2, 8)),
    )
    teams: TeamLayout = field(
        default="individual",
        metadata=option(
            "Partners",
            "Who plays together and shares a score.",
            {
                "individual": "Everybody alone",
                "partners_opposite": "Two pairs, partners opposite",
                "two_teams_alternating": "Two teams, seated alternately",
                "pairs_opposite": "Pairs, partners opposite",
                "called_partner": "Declarer calls a partner for the deal",
            },
        ),
    )
    sit_out: SitOut = field(
        default="none",
        metadata=option(
            "Sitting out",
            "With more people than hands, who rests: nobody is extra, the dealer, or each in turn.",
            {"none": "Nobody", "dealer": "The dealer rests", "rotate": "People rest in turn"},
        ),
    )


@dataclass(frozen=True, slots=True)
class DeckRules:
    """Which cards are in the pack and how they rank (catalogue, 0.2 and section 2, deck)."""

    copies: int = field(
        default=2,
        metadata=option(
            "Copies of each card",
            "Two make the ordinary pinochle pack, four a double deck, six a triple deck.",
            Range(2, 8),
        ),
    )
    ranks: PackRanks = field(
        default="nine_to_ace",
        metadata=option(
            "Cards in the pack",
            "The lowest trump of a pack with nines is the dix; in the pack with sevens the seven of trumps is.",
            {"nine_to_ace": "Nine to ace", "ten_to_ace": "No nines: jack to ace", "seven_to_ace": "Seven to ace"},
        ),
    )
    extra_nines: int = field(
        default=0,
        metadata=option(
            "Extra nines",
            "Nines added so that the deal comes out even, or left out if negative: clubs, diamonds, hearts, spades.",
            Range(-8, 8),
        ),
    )
    rank_order: RankOrder = field(
        default="ten_high",
        metadata=option(
            "Rank of the cards",
            "Nearly everybody ranks the ten between ace and king; one book ranks it below the jack.",
            {"ten_high": "A 10 K Q J 9", "natural": "A K Q J 10 9"},
        ),
    )


@dataclass(frozen=True, slots=True)
class DealRules:
    """How cards reach the hands and when a deal may be thrown in (catalogue, section 2, deal)."""

    first_dealer: FirstDealer = field(
        default="random",
        metadata=option(
            "First dealer",
            "How the dealer of the first deal is found.",
            {"random": "By lot", "high_card": "Highest card drawn", "chosen": "Chosen by the players"},
        ),
    )
    rotation: DealRotation = field(
        default="left",
        metadata=option("Next dealer", "The deal passes to the left after every deal.", {"left": "To the left"}),
    )
    cut: bool = field(
        default=True,
        metadata=option("Cut the pack", "The player on the dealer's right cuts the pack before the deal."),
    )
    mode: DealMode = field(
        default="standard",
        metadata=option(
            "How hands are made",
            "Dealt as usual, or drawn: two players look at a card of the pack and keep it or take the next one.",
            {"standard": "Dealt", "draft": "Drawn and kept"},
        ),
    )
    hand_size: int = field(
        default=12,
        metadata=option("Cards in a hand", "How many cards each player is dealt, or keeps when drawing.", Range(3, 24)),
    )
    packet: int = field(
        default=3,
        metadata=option("Cards at a time", "How many cards the dealer gives out at once.", Range(1, 6), is_dealt),
    )
    upcard: bool = field(
        default=False,
        metadata=option(
            "Turn a card for trumps",
            "A card turned after the deal names the trump suit and is the last card drawn from the stock.",
        ),
    )
    misdeal_nines: MisdealNines = field(
        default="none",
        metadata=option(
            "Hands full of nines",
            "A player dealt such a hand may throw the deal in; the same dealer deals again.",
            {
                "none": "Must be played",
                "six_or_five_no_meld": "Six nines, or five without meld",
                "four_no_ace_or_five_one_ace": "Four nines without an ace, or five with at most one",
                "both": "Either of these hands",
            },
            is_dealt,
        ),
    )
    max_redeals: Literal[3] | None = field(
        default=None,
        metadata=option(
            "Most redeals in a row",
            "How often a dealer's turn may be thrown in before the hands have to be played.",
            {None: "No limit", 3: "Three"},
            has_misdeals,
        ),
    )
    technical_misdeal: TechnicalMisdeal = field(
        default="off",
        metadata=option(
            "Hands without an ace",
            "In a double deck, a player with thirteen or more cards below the king and no ace may throw the deal in.",
            {"off": "Must be played", "13_noncounters_no_ace": "Thirteen non-counters and no ace"},
            is_dealt,
        ),
    )
