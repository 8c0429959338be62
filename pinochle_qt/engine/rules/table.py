"""The table, the pack and the deal."""

from typing import Annotated, Literal

from msgspec import Struct

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


class TableRules(Struct, frozen=True, cache_hash=True):
    """Who sits at the table and who plays with whom (catalogue, section 2, table)."""

    players: Annotated[
        int, option("Players", "How many hands are dealt; people who rest are not counted.", Range(2, 8))
    ] = 4
    teams: Annotated[
        TeamLayout,
        option(
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
    ] = "individual"
    sit_out: Annotated[
        SitOut,
        option(
            "Sitting out",
            "With more people than hands, who rests: nobody is extra, the dealer, or each in turn.",
            {"none": "Nobody", "dealer": "The dealer rests", "rotate": "People rest in turn"},
        ),
    ] = "none"


class DeckRules(Struct, frozen=True, cache_hash=True):
    """Which cards are in the pack and how they rank (catalogue, 0.2 and section 2, deck)."""

    copies: Annotated[
        int,
        option(
            "Copies of each card",
            "Two make the ordinary pinochle pack, four a double deck, six a triple deck.",
            Range(2, 8),
        ),
    ] = 2
    ranks: Annotated[
        PackRanks,
        option(
            "Cards in the pack",
            "The lowest trump of a pack with nines is the dix; in the pack with sevens the seven of trumps is.",
            {"nine_to_ace": "Nine to ace", "ten_to_ace": "No nines: jack to ace", "seven_to_ace": "Seven to ace"},
        ),
    ] = "nine_to_ace"
    extra_nines: Annotated[
        int,
        option(
            "Extra nines",
            "Nines added so that the deal comes out even, or left out if negative: clubs, diamonds, hearts, spades.",
            Range(-8, 8),
        ),
    ] = 0
    rank_order: Annotated[
        RankOrder,
        option(
            "Rank of the cards",
            "Nearly everybody ranks the ten between ace and king; one book ranks it below the jack.",
            {"ten_high": "A 10 K Q J 9", "natural": "A K Q J 10 9"},
        ),
    ] = "ten_high"


class DealRules(Struct, frozen=True, cache_hash=True):
    """How cards reach the hands and when a deal may be thrown in (catalogue, section 2, deal)."""

    first_dealer: Annotated[
        FirstDealer,
        option(
            "First dealer",
            "How the dealer of the first deal is found.",
            {"random": "By lot", "high_card": "Highest card drawn", "chosen": "Chosen by the players"},
        ),
    ] = "random"
    rotation: Annotated[
        DealRotation, option("Next dealer", "The deal passes to the left after every deal.", {"left": "To the left"})
    ] = "left"
    cut: Annotated[bool, option("Cut the pack", "The player on the dealer's right cuts the pack before the deal.")] = (
        True
    )
    mode: Annotated[
        DealMode,
        option(
            "How hands are made",
            "Dealt as usual, or drawn: two players look at a card of the pack and keep it or take the next one.",
            {"standard": "Dealt", "draft": "Drawn and kept"},
        ),
    ] = "standard"
    hand_size: Annotated[
        int, option("Cards in a hand", "How many cards each player is dealt, or keeps when drawing.", Range(3, 24))
    ] = 12
    packet: Annotated[
        int, option("Cards at a time", "How many cards the dealer gives out at once.", Range(1, 6), is_dealt)
    ] = 3
    upcard: Annotated[
        bool,
        option(
            "Turn a card for trumps",
            "A card turned after the deal names the trump suit and is the last card drawn from the stock.",
        ),
    ] = False
    misdeal_nines: Annotated[
        MisdealNines,
        option(
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
    ] = "none"
    max_redeals: Annotated[
        Literal[3] | None,
        option(
            "Most redeals in a row",
            "How often a dealer's turn may be thrown in before the hands have to be played.",
            {None: "No limit", 3: "Three"},
            has_misdeals,
        ),
    ] = None
    technical_misdeal: Annotated[
        TechnicalMisdeal,
        option(
            "Hands without an ace",
            "In a double deck, a player with thirteen or more cards below the king and no ace may throw the deal in.",
            {"off": "Must be played", "13_noncounters_no_ace": "Thirteen non-counters and no ace"},
            is_dealt,
        ),
    ] = "off"
