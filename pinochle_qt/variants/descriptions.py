"""The texts that players read about each preset."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

TWO, THREE, FOUR = "For two", "For three", "Partnership for four"
DOUBLE, LARGE = "Double deck", "Larger tables"


class Description(Struct, frozen=True):
    """The texts for one preset."""

    title: str
    family: str
    summary: str
    aliases: tuple[str, ...]
    player_counts: tuple[int, ...] = ()
    """The numbers of players that it can be adapted to; empty if only the preset's own is possible."""


DESCRIPTIONS: Final[dict[str, Description]] = {
    "hayes_two_handed": Description(
        "Two-handed",
        TWO,
        "Hayes's rules: twelve cards each, a turned card for trump, and a stock to draw from. While the stock lasts, "
        "any card may be played and the winner of a trick may make one meld; then the last twelve tricks are played "
        "strictly. A better meld pays only the difference to the one it grew from.",
        ("Hayes", "two-handed Hayes", "two-player pinochle"),
    ),
    "simplified_two_handed_150": Description(
        "Two-handed to 150",
        TWO,
        "A good first game: small numbers, ace, ten and king count one each, a run is 15, and 150 wins. "
        "The winner of a trick draws, may meld, and then the loser draws.",
        ("simplified", "beginners", "easy", "small scores"),
    ),
    "bicycle_two_handed_48": Description(
        "Two-handed, Bicycle rules",
        TWO,
        "The classic book game: after each trick won while the stock lasts, meld first, then draw; every meld is paid "
        "in full. As printed, the ten ranks below the jack. You may declare yourself out when you think you have 1000.",
        ("Bicycle", "two-handed pinochle", "classic pinochle"),
    ),
    "bicycle_two_handed_64": Description(
        "Two-handed, 64 cards",
        TWO,
        "The Bicycle game with sevens and eights in the deck: the stock is longer and the seven of trump is the dix. "
        "There is more time to collect melds; otherwise it is the same game.",
        ("Bicycle 64", "long pack", "sixty-four cards"),
    ),
    "wikipedia_two_handed": Description(
        "Two-handed, original form",
        TWO,
        "The old two-handed game, dealt in fours: one meld after each trick won while the stock lasts, then twelve "
        "strict tricks. Double melds such as a double run may be laid down at once for their high value.",
        ("original pinochle", "old form", "encyclopedia"),
    ),
    "bezique": Description(
        "Bezique",
        TWO,
        "The French game that pinochle comes from, with two packs of piquet cards and eight cards each. Whoever wins a "
        "trick may make one meld: any four of a rank, a bezique for 40, a sequence for 250, a double bezique for 500. "
        "In tricks only aces and tens count, the brisques, and the last eight tricks are played strictly.",
        ("bésigue", "besigue", "besique", "two-handed bezique", "brisques"),
    ),
    "two_handed_draft": Description(
        "Two-handed draft",
        TWO,
        "Build your hand from the face-down deck: look at a card and keep it, or reject it and keep the next one "
        "unseen. Then the two of you bid to name trump, meld and play twelve tricks; your discards count for you.",
        ("draw and keep", "draft pinochle", "two-handed bidding"),
    ),
    "three_handed_auction": Description(
        "Three-handed auction",
        THREE,
        "Fifteen cards each and a widow of three for the winner of the auction, who plays alone against the other two. "
        "Bids start at 300, or from 150 if you speak first; a disappointing widow can be conceded.",
        ("widow pinochle", "three-handed", "auction to 1000"),
    ),
    "auction_pinochle": Description(
        "Auction pinochle",
        THREE,
        "The game of the old books: fifteen cards each, a widow of three, and bids from 300. Only the bidder melds, "
        "and the other two play together to beat the bid. Every deal is settled in chips: a bidder who gives "
        "up in time pays once, and one who plays and fails pays double.",
        ("bete", "double bete", "chips", "classic auction pinochle", "old books"),
    ),
    "binokel_three_handed": Description(
        "Binokel",
        THREE,
        "Pinochle's Swabian sister: forty cards, twelve each, and a widow of four, the Dabb. A run counts in every "
        "suit. The bidder buries before melding, and may give up for the bid; playing and missing it costs twice as "
        "much.",
        ("Binocle", "Benoggl", "Württemberg", "Swabian", "Dabb", "three-handed Binokel"),
    ),
    "cutthroat_three_handed": Description(
        "Cutthroat",
        THREE,
        "All 48 cards are dealt to three players, sixteen each, and nothing is left to hope for after the auction. "
        "Only a player who makes a bid in that deal can win the game, so a high score alone is not enough.",
        ("cut-throat", "bid and out"),
    ),
    "check_pinochle": Description(
        "Check pinochle",
        THREE,
        "Three-handed auction with a side account, kept in checks. Good melds and winning the game earn checks from "
        "each of the others; failed bids cost them.",
        ("checks", "pinochle for stakes"),
    ),
    "single_deck_partnership": Description(
        "Single deck with passing",
        FOUR,
        "Bids from 250, four cards passed and four returned, and a player may pass with help to encourage the partner. "
        "If the bid is more than 250 above the meld, the hand is lost without play.",
        ("single-deck partnership", "pass with help", "four card pass"),
    ),
    "racehorse_passing": Description(
        "Racehorse",
        FOUR,
        "The partnership game with an exchange: once trump is named, the bidder's partner passes four"
        " cards across and gets four back before the melds are shown. Scores run higher, so the game "
        "goes to 1500.",
        ("race horse", "passing pinochle", "pass four", "four-handed racehorse"),
    ),
    "partnership_four_handed": Description(
        "Partnership auction",
        FOUR,
        "Two pairs, twelve cards each, and an auction from 150 that a player with meld has to open. The winner names "
        "trump, everybody melds, and the bid must be made with melds and tricks together.",
        ("four-handed", "partners", "single deck", "partnership pinochle"),
    ),
    "partnership_four_handed_kitty": Description(
        "Partnership with a kitty",
        FOUR,
        "Eleven cards each and a kitty of four: whoever wins the auction looks at it and gives one card to every "
        "player. Otherwise it is the partnership auction game.",
        ("kitty", "four-handed with widow"),
    ),
    "binokel_four_handed": Description(
        "Binokel for four",
        FOUR,
        "The Swabian game across the table: two pairs, a deck with sevens but no nines, eleven cards each and a widow "
        "of four, the Dabb. A run counts in every suit, and the player to the dealer's left leads, not the bidder.",
        ("Kreuzbinokel", "cross Binokel", "Benoggl", "Swabian", "Dabb"),
    ),
    "summed_bid_partnership": Description(
        "Combined-bid partnership",
        FOUR,
        "Every player says once what the hand is worth and partners add their bids. Each side has to make its own "
        "total; the higher total only decides who names trump.",
        ("summed bids", "both sides bid"),
    ),
    "double_deck_four_handed": Description(
        "Double deck",
        DOUBLE,
        "Eighty cards without nines, twenty each, partners opposite. Bids start at 500, melds come in twos, threes and "
        "fours, and the game goes to 5000.",
        ("double-deck pinochle", "eighty cards", "four-handed double"),
    ),
    "three_handed_double_deck": Description(
        "Double deck for three",
        DOUBLE,
        "Eighty cards without nines for three who play alone: twenty-six each and a widow of two for the winner of the "
        "auction. Bids start at 500, meld needs a point in tricks to count, and the game goes to 4550.",
        ("three-handed double deck", "double pack", "Bicycle"),
    ),
    "double_deck_tournament": Description(
        "Double deck, strict rules",
        DOUBLE,
        "The double deck with six more rules that reward sound bidding. A bidder needs a marriage; a contract needs at "
        "least 200 in meld and 200 in tricks; and the defenders need the same for their meld to count.",
        ("tournament", "six extra rules", "20 and 20"),
    ),
    "double_deck_full_96": Description(
        "Double deck with nines",
        DOUBLE,
        "Two complete decks, 96 cards, twenty-four each: the nines stay in and the dix counts. "
        "Otherwise it is the double deck game.",
        ("ninety-six cards", "full double deck", "two full packs"),
    ),
    "five_handed_called_partner": Description(
        "Five-handed, called partner",
        LARGE,
        "The bidder names trump and asks for a trump card; the first player who holds it is the "
        "partner for this deal, against the rest. Played with three copies of each card.",
        ("call a partner", "five-handed", "called ace", "seven-handed"),
        (5, 7),
    ),
    "six_handed_deck_and_half": Description(
        "Six-handed, deck and a half",
        LARGE,
        "Two teams, seated alternately, with three copies of each card: twelve cards each for six players, nine for "
        "eight. The rules are those of the partnership auction game.",
        ("six-handed", "deck and a half", "two teams of three", "eight-handed, two teams"),
        (6, 8),
    ),
    "triple_deck_six_handed": Description(
        "Triple deck, six-handed",
        LARGE,
        "Two teams of three with 120 cards, twenty each. Bids start at 750, and up to six copies of a card make melds "
        "of breathtaking size.",
        ("triple deck", "six-handed", "120 cards"),
    ),
    "racehorse_six_handed": Description(
        "Six-handed racehorse",
        LARGE,
        "Two teams of three play with 124 cards and a blind of four for the winner of the auction, which opens at 500 "
        "by itself. Four runs, royal marriages or pinochles in one hand win the game at once.",
        ("race horse", "six-handed", "blind", "racehorse for six"),
    ),
    "eight_handed_four_teams": Description(
        "Eight-handed, four pairs",
        LARGE,
        "Four pairs, partners opposite each other, with two full decks and twelve cards each. Each of the three pairs "
        "that do not play the contract scores for itself.",
        ("eight-handed", "four teams", "four teams of two"),
    ),
    "hayes_multi_extra_sets": Description(
        "Hayes with extra cards",
        LARGE,
        "The two-handed Hayes game for more players, each of whom brings another set of 24 cards, so that all hold "
        "twelve. Everybody plays alone, and several pinochles in one hand become likely.",
        ("Hayes extra sets", "multiplayer Hayes"),
        (3, 4, 5, 6, 7, 8),
    ),
    "hayes_multi_same_deck": Description(
        "Hayes for three to eight",
        LARGE,
        "The two-handed Hayes game for more players with the usual 48 cards: half the deck is dealt, half is stock. "
        "Everybody plays alone, and the hands get small.",
        ("Hayes multi", "three-handed with stock", "multiplayer Hayes"),
        (3, 4, 6, 8),
    ),
}
"""By preset, in the order in which they are offered: families by size, and the most popular games of each first."""
