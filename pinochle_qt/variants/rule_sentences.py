"""A whole sentence for every rule of the sheet that is not told elsewhere, by option and value."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pinochle_qt.engine.scoring import MOON_POINTS
from pinochle_qt.phrases import Phrase
from pinochle_qt.variants.points_words import points, value_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle_qt.engine.rules import Option, OptionValue, Rules


class RuleSentence(Phrase):
    """Rules as a player would tell them."""

    # ---- deal
    FIRST_DEALER_BY_LOT = "The first dealer is drawn by lot."
    FIRST_DEALER_HIGH_CARD = "Everyone draws a card, and the highest card deals first."
    FIRST_DEALER_CHOSEN = "You choose who deals first."
    CUT = "The player on the dealer's right cuts the cards."
    NINES_SIX = "You may throw in a hand with six nines, or with five nines and no meld. The same dealer deals again."
    NINES_FOUR = (
        "You may throw in a hand with four nines and no ace, or with five nines and at most one ace. The same "
        "dealer deals again."
    )
    NINES_BOTH = (
        "You may throw in a hand with six nines, with five nines and no meld or at most one ace, or with four "
        "nines and no ace. The same dealer deals again."
    )
    REDEALS_UNLIMITED = "Hands may be thrown in any number of times in a row."
    REDEALS_THREE = "After three redeals in a row the hands have to be played."
    NO_ACE = "You may throw in a hand with no ace and thirteen or more cards below the king."

    # ---- auction
    ELDEST_BIDS = "The player to the dealer's left bids first."
    DEALER_BIDS = "The dealer bids first."
    FIRST_MUST_OPEN = "The first bidder has to open with the lowest bid."
    MELD_MUST_OPEN = "The first player who holds meld has to open."
    NINE_MUST_OPEN = "Even a nine alone is meld that has to open."
    MIN_BID = "The lowest bid is {value}."
    NO_JUMPS = "Every bid is the lowest possible: nobody may jump."
    PASS_WITH_HELP = "You may pass with help, which tells your partner that your hand can help."
    ALL_PASS_NEXT = "If everyone passes, the next dealer deals."
    ALL_PASS_SAME = "If everyone passes, the same dealer deals again."
    ALL_PASS_DEALER = "If everyone else passes, the dealer must play for {forced}."
    ALL_PASS_LAST = "If everyone passes, the last player must play for {forced}."
    NEEDS_MARRIAGE = "You need a marriage to bid."
    MIN_MELD = "A contract needs at least {value} in meld."
    MIN_MELD_SIDE = "Partners count their meld together for it."
    MIN_MELD_BIDDER = "Everyone who has bid needs that much alone."
    VOID = "Without it the contract is void."
    VOID_AND_LOST = "Without it the contract is void, and the side loses its bid."
    ANY_TRUMP = "You may name any suit."
    TRUMP_MARRIAGE = "You may only name a suit in which you hold a marriage."
    TRUMP_MELD = "You may only name a suit in which you hold a run, a marriage or the dix."

    # ---- widow
    WIDOW_SHOWN = "The widow is turned up for everyone to see before it is taken."
    WIDOW_UNSEEN = "Nobody but the declarer sees the widow."
    DISCARD_AFTER = "The declarer melds first and buries cards after that."
    DISCARD_BEFORE = "The declarer buries before melding, and buried cards cannot be melded."
    DISCARD_UNMELDED = "Melded cards may be buried only when there are no others."
    DISCARD_ANY = "Any cards may be buried."
    DISCARDS_DECLARER = "Points in the buried cards count for the declarer's side."
    DISCARDS_NOBODY = "Points in the buried cards count for nobody."
    DISCARDS_OPPONENTS = "Points in the buried cards count for the opponents."
    CONCEDE = "If the widow is no help, the declarer may give up: the bid is lost, and the others score their meld."

    # ---- passing
    MAY_RETURN = "Cards just received may be passed back."
    NOT_RETURNED = "The declarer may not give back cards just received."

    # ---- melds
    MELD_THEN_DRAW = "You meld first, and then everyone draws."
    DRAW_THEN_MELD = "Everyone draws first, and then you meld."
    WINNER_DRAWS = "You draw and meld before the others draw."
    MELD_AFTER_LAST = "You may still meld after the trick for the last cards of the stock."
    ONE_MELD = "Each trick you win allows one meld."
    ANY_MELDS = "Each trick you win allows any number of melds."
    DIX_BESIDES = "You may show a dix besides that meld."
    HAND_CARD = "Every new meld needs at least one card from your hand."
    REUSE_HEADINGS = "A card may serve once in a run or marriage, once in a pinochle and once in cards around."
    REUSE_HIGHER = (
        "A melded card may serve again in the same class of meld only if the new meld is worth more. Runs, "
        "marriages and dixes are one class, cards around another, pinochles the third."
    )
    REUSE_CATEGORY = (
        "A card may serve once in each kind of meld. But a royal marriage may grow into a run, and a pinochle into "
        "a double one."
    )
    UPGRADE_FULL = "A meld that grows out of another counts in full."
    UPGRADE_DIFFERENCE = "A meld that grows out of another counts only what it is worth more."
    DIX_FIRST = "Whoever melds the first dix exchanges it for the turned card."
    DIX_OPTIONAL = "After winning a trick you may exchange a dix for the turned card."
    TURNED_DIX = "A dealer who turns up a dix scores {value}."
    TABLE_HAYES = "Melds are worth what the Hayes table says."
    TABLE_BICYCLE = "Melds are worth what the Bicycle table says."
    TABLE_STANDARD = "Melds are worth what the standard table says."
    TABLE_DOUBLE_DECK = "Melds are worth what the double-deck table says."
    TABLE_RACEHORSE = "Melds are worth what the table of six-handed racehorse says."
    DECLARER_SHOWS = "The declarer shows meld first."
    ELDEST_SHOWS = "The player to the dealer's left shows meld first."

    # ---- tricks
    HEAD_ALWAYS = "When you follow suit, you must beat the best card of the trick if you can."
    HEAD_TRUMPS = "You must beat the best card of the trick only when trump is led."
    OVERTRUMP_SAME = "The same goes for overtrumping."
    OVERTRUMP = "When you have to trump a trick that is already trumped, you must overtrump if you can."
    UNDERTRUMP = "When you have to trump, any trump will do."
    DECLARER_LEADS = "The declarer leads to the first trick."
    ELDEST_LEADS = "The player to the dealer's left leads to the first trick."
    LEADS_TRUMP = "The declarer's first lead has to be a trump, if there is one in hand."

    # ---- scoring
    ROUNDED = "Each side's trick points are rounded to tens: seven or more goes up, six or less goes down."
    DIX_LOST = "If the meld is lost, the dixes are lost with it."
    DIX_ONLY_MELD = "If there is no other meld, the dixes count all the same."
    DIX_SAVED = "Dixes count even if the rest of the meld is lost."
    DEFENDERS_MELD = "Defenders score their meld only if it comes to at least {value}."
    DECLARER_MELD = "With less than {value} in meld the declarer's side is set without play."
    ON_BOARD = "If the bid is more than {value} above the side's meld, the declarer is set without play."
    DECLARER_TRICKS = "The declarer's side has to take at least {value} in tricks, whatever its meld."
    THROW_IN = (
        "Before the first card is led the declarer may throw in the hand: the bid is lost, and the others score "
        "their meld."
    )
    DISCARDS_OWN = "Cards you throw away while drawing count for you."
    DISCARDS_LOSER = "All cards thrown away while drawing count for the player who did not win the auction."
    SHARE_TOTAL = "Everyone scores the total of his side."
    SHARE_TRICKS = "Each defender scores his own meld and the tricks of his side."
    CALL_LEFT = "The declarer asks around to the left for the card."
    CALL_RIGHT = "The declarer asks around to the right for the card."

    # ---- match
    WINS_AFTER_DEAL = "Who has reached the target is decided at the end of a deal."
    WINS_AT_ONCE = "A player wins at the very moment when meld and tricks reach the target."
    BOTH_HIGHEST_RAISE = (
        "If several reach the target in the same deal, the highest score wins. A tie raises the target by {raised}."
    )
    BOTH_HIGHEST_ANOTHER = (
        "If several reach the target in the same deal, the highest score wins. After a tie another deal is played."
    )
    BOTH_RAISE = "If several reach the target in the same deal, nobody wins yet and the target goes up by {raised}."
    BOTH_ANOTHER = (
        "If several reach the target in the same deal, one more deal is played, and then the highest score wins."
    )
    BOTH_BIDDER_RAISE = (
        "If several reach the target in the same deal, the bidder wins. If the bidder is not among them, the "
        "target goes up by {raised}."
    )
    BOTH_BIDDER_ANOTHER = (
        "If several reach the target in the same deal, the bidder wins. If the bidder is not among them, one more "
        "deal is played, and then the highest score wins."
    )
    BOTH_BIDDER_FIRST = (
        "If several reach the target in the same deal, the bidding side wins; if it is not among them, the highest "
        "score does."
    )
    DECLARE_OUT = "You may stop the deal and declare that you have reached the target. A wrong claim loses the match."
    BID_AND_OUT = "Only a side that makes its own bid in that deal can win the match."
    SLIDE_OUT = "A side at the target also wins once the others have failed {value} contracts since."
    MOON_GAME_AND = (
        "Before the first lead you may shoot the moon. Taking every trick scores {thousand} and wins the match; "
        "failing costs {thousand}."
    )
    MOON_THOUSAND = (
        "Before the first lead you may shoot the moon. Taking every trick scores {thousand}; failing costs {thousand}."
    )
    MOON_GAME = (
        "Before the first lead you may shoot the moon. Taking every trick wins the match; failing costs {thousand}."
    )
    MOON_SMALL = (
        "Before the first lead you may shoot the moon. Taking every trick scores {value}; failing costs {thousand}."
    )
    MOON_SIDE = "Your partner's tricks count for it too."
    MOON_SOLO = "You have to take all of those tricks yourself."
    PINOCHLING = "A side that takes every trick of a deal wins the match at once."

    # ---- penalties
    RENEGE_TWICE = "If it was the declarer's side, it loses twice the bid."
    RENEGE_BID = "If it was the declarer's side, it loses the bid."
    RENEGE_MELD_AND_BID = (
        "If it was a defender, his side loses its meld and the bid, and the declarer makes the contract."
    )
    RENEGE_MELD = "If it was a defender, his side loses its meld, and the declarer makes the contract."

    # ---- checks
    CHECKS_GAME = "Winning the match earns {value} checks."
    CHECKS_NINES = "Being dealt seven nines or more earns {value} checks."


_BY_VALUE: Final[Mapping[str, Mapping[OptionValue, RuleSentence]]] = MappingProxyType(
    {
        "deal.first_dealer": {
            "random": RuleSentence.FIRST_DEALER_BY_LOT,
            "high_card": RuleSentence.FIRST_DEALER_HIGH_CARD,
            "chosen": RuleSentence.FIRST_DEALER_CHOSEN,
        },
        "deal.cut": {
            True: RuleSentence.CUT,
        },
        "deal.misdeal_nines": {
            "six_or_five_no_meld": RuleSentence.NINES_SIX,
            "four_no_ace_or_five_one_ace": RuleSentence.NINES_FOUR,
            "both": RuleSentence.NINES_BOTH,
        },
        "deal.max_redeals": {
            None: RuleSentence.REDEALS_UNLIMITED,
            3: RuleSentence.REDEALS_THREE,
        },
        "deal.technical_misdeal": {
            "13_noncounters_no_ace": RuleSentence.NO_ACE,
        },
        "auction.first_bidder": {
            "eldest": RuleSentence.ELDEST_BIDS,
            "dealer": RuleSentence.DEALER_BIDS,
        },
        "auction.forced_open": {
            "first_bidder": RuleSentence.FIRST_MUST_OPEN,
            "meld_holder": RuleSentence.MELD_MUST_OPEN,
        },
        "auction.opening_meld_includes_dix": {
            True: RuleSentence.NINE_MUST_OPEN,
        },
        "auction.jump_bids": {
            False: RuleSentence.NO_JUMPS,
        },
        "auction.pass_with_help": {
            True: RuleSentence.PASS_WITH_HELP,
        },
        "auction.all_pass": {
            "redeal_next_dealer": RuleSentence.ALL_PASS_NEXT,
            "redeal_same_dealer": RuleSentence.ALL_PASS_SAME,
            "dealer_forced": RuleSentence.ALL_PASS_DEALER,
            "last_player_forced": RuleSentence.ALL_PASS_LAST,
        },
        "auction.needs_marriage": {
            True: RuleSentence.NEEDS_MARRIAGE,
        },
        "auction.min_meld_by": {
            "side": RuleSentence.MIN_MELD_SIDE,
            "bidder": RuleSentence.MIN_MELD_BIDDER,
        },
        "auction.misbid_penalty": {
            "null_contract": RuleSentence.VOID,
            "null_contract_and_lose_bid": RuleSentence.VOID_AND_LOST,
        },
        "auction.trump_must_hold": {
            "any": RuleSentence.ANY_TRUMP,
            "marriage": RuleSentence.TRUMP_MARRIAGE,
            "run_marriage_or_dix": RuleSentence.TRUMP_MELD,
        },
        "widow.exposed": {
            True: RuleSentence.WIDOW_SHOWN,
            False: RuleSentence.WIDOW_UNSEEN,
        },
        "widow.discard_time": {
            "after_meld": RuleSentence.DISCARD_AFTER,
            "before_meld": RuleSentence.DISCARD_BEFORE,
        },
        "widow.discard_limit": {
            "unmelded_first": RuleSentence.DISCARD_UNMELDED,
            "any": RuleSentence.DISCARD_ANY,
        },
        "widow.points_to": {
            "bidder_side": RuleSentence.DISCARDS_DECLARER,
            "nobody": RuleSentence.DISCARDS_NOBODY,
            "opponents": RuleSentence.DISCARDS_OPPONENTS,
        },
        "widow.concede": {
            True: RuleSentence.CONCEDE,
        },
        "passing.return_received": {
            True: RuleSentence.MAY_RETURN,
            False: RuleSentence.NOT_RETURNED,
        },
        "melds.draw_order": {
            "meld_then_draw": RuleSentence.MELD_THEN_DRAW,
            "all_draw_then_meld": RuleSentence.DRAW_THEN_MELD,
            "winner_draws_melds_then_loser_draws": RuleSentence.WINNER_DRAWS,
        },
        "melds.after_last_stock_trick": {
            True: RuleSentence.MELD_AFTER_LAST,
        },
        "melds.per_turn": {
            1: RuleSentence.ONE_MELD,
            None: RuleSentence.ANY_MELDS,
        },
        "melds.dix_free_of_limit": {
            True: RuleSentence.DIX_BESIDES,
        },
        "melds.needs_hand_card": {
            True: RuleSentence.HAND_CARD,
        },
        "melds.reuse": {
            "headings": RuleSentence.REUSE_HEADINGS,
            "class_higher": RuleSentence.REUSE_HIGHER,
            "category": RuleSentence.REUSE_CATEGORY,
        },
        "melds.upgrade": {
            "full": RuleSentence.UPGRADE_FULL,
            "difference": RuleSentence.UPGRADE_DIFFERENCE,
        },
        "melds.dix_exchange": {
            "first_dix_meld": RuleSentence.DIX_FIRST,
            "optional": RuleSentence.DIX_OPTIONAL,
        },
        "melds.table": {
            "hayes": RuleSentence.TABLE_HAYES,
            "bicycle": RuleSentence.TABLE_BICYCLE,
            "standard": RuleSentence.TABLE_STANDARD,
            "double_deck": RuleSentence.TABLE_DOUBLE_DECK,
            "racehorse_six": RuleSentence.TABLE_RACEHORSE,
        },
        "melds.show_order": {
            "bidder_first": RuleSentence.DECLARER_SHOWS,
            "rotation": RuleSentence.ELDEST_SHOWS,
        },
        "tricks.head_rule": {
            "always": RuleSentence.HEAD_ALWAYS,
            "trump_leads_only": RuleSentence.HEAD_TRUMPS,
        },
        "tricks.overtrump": {
            "follows_head_rule": RuleSentence.OVERTRUMP_SAME,
            "required": RuleSentence.OVERTRUMP,
            "free": RuleSentence.UNDERTRUMP,
        },
        "tricks.first_leader": {
            "declarer": RuleSentence.DECLARER_LEADS,
            "eldest": RuleSentence.ELDEST_LEADS,
        },
        "tricks.first_lead_trump": {
            True: RuleSentence.LEADS_TRUMP,
        },
        "scoring.rounding": {
            "seven_up": RuleSentence.ROUNDED,
        },
        "scoring.dix_saves_itself": {
            "never": RuleSentence.DIX_LOST,
            "only_meld": RuleSentence.DIX_ONLY_MELD,
            "always": RuleSentence.DIX_SAVED,
        },
        "scoring.throw_in": {
            True: RuleSentence.THROW_IN,
        },
        "scoring.draft_discards_to": {
            "own_pile": RuleSentence.DISCARDS_OWN,
            "all_to_non_bidder": RuleSentence.DISCARDS_LOSER,
        },
        "scoring.partner_share": {
            "side_total_each": RuleSentence.SHARE_TOTAL,
            "own_meld_plus_side_tricks": RuleSentence.SHARE_TRICKS,
        },
        "scoring.partner_direction": {
            "clockwise_from_bidder": RuleSentence.CALL_LEFT,
            "counterclockwise": RuleSentence.CALL_RIGHT,
        },
        "match.win_check": {
            "end_of_deal": RuleSentence.WINS_AFTER_DEAL,
            "immediate": RuleSentence.WINS_AT_ONCE,
        },
        "match.both_over": {
            "highest_then_raise_on_tie": RuleSentence.BOTH_HIGHEST_RAISE,
            "highest_then_play_another": RuleSentence.BOTH_HIGHEST_ANOTHER,
            "raise_target": RuleSentence.BOTH_RAISE,
            "play_another": RuleSentence.BOTH_ANOTHER,
            "bidder_wins_else_raise": RuleSentence.BOTH_BIDDER_RAISE,
            "bidder_wins_else_play_another": RuleSentence.BOTH_BIDDER_ANOTHER,
            "bidding_side_first": RuleSentence.BOTH_BIDDER_FIRST,
        },
        "match.declare_out": {
            True: RuleSentence.DECLARE_OUT,
        },
        "match.bid_and_out": {
            True: RuleSentence.BID_AND_OUT,
        },
        "match.shoot_the_moon": {
            "1000_and_game": RuleSentence.MOON_GAME_AND,
            "1000": RuleSentence.MOON_THOUSAND,
            "game": RuleSentence.MOON_GAME,
            "250": RuleSentence.MOON_SMALL,
        },
        "match.moon_alone": {
            "side": RuleSentence.MOON_SIDE,
            "solo": RuleSentence.MOON_SOLO,
        },
        "match.pinochling": {
            True: RuleSentence.PINOCHLING,
        },
        "penalties.bidder": {
            "double_set": RuleSentence.RENEGE_TWICE,
            "single_set": RuleSentence.RENEGE_BID,
        },
        "penalties.defender": {
            "lose_meld_and_single_set": RuleSentence.RENEGE_MELD_AND_BID,
            "lose_meld": RuleSentence.RENEGE_MELD,
        },
    }
)
"""The sentence for each value of an option; a value that is not here is a rule that nobody misses in the sheet."""
_FOR_ANY: Final[Mapping[str, RuleSentence]] = MappingProxyType(
    {
        "auction.min_bid": RuleSentence.MIN_BID,
        "auction.min_meld": RuleSentence.MIN_MELD,
        "melds.turned_dix_bonus": RuleSentence.TURNED_DIX,
        "scoring.defenders_min_meld": RuleSentence.DEFENDERS_MELD,
        "scoring.min_meld_to_play": RuleSentence.DECLARER_MELD,
        "scoring.on_board_gap": RuleSentence.ON_BOARD,
        "scoring.min_trick_points": RuleSentence.DECLARER_TRICKS,
        "match.slide_out": RuleSentence.SLIDE_OUT,
        "checks.game_bonus": RuleSentence.CHECKS_GAME,
        "checks.seven_nines": RuleSentence.CHECKS_NINES,
    }
)
"""The sentence for options that are a number, told unless it is 0 or not set."""
TOLD_WITH_OTHERS: Final = frozenset({"auction.forced_bid", "match.target_raise", "match.own_target_raise"})
"""Options whose numbers stand in the sentence of another option."""
_WHERE_NOBODY_BIDS: Final[Mapping[RuleSentence | None, RuleSentence]] = MappingProxyType(
    {
        RuleSentence.BOTH_BIDDER_RAISE: RuleSentence.BOTH_RAISE,
        RuleSentence.BOTH_BIDDER_ANOTHER: RuleSentence.BOTH_ANOTHER,
        RuleSentence.BOTH_BIDDER_FIRST: RuleSentence.BOTH_HIGHEST_ANOTHER,
    }
)
"""What is left of a rule that prefers the bidder where there is none."""


def rule_sentence(option: Option, value: OptionValue, rules: Rules) -> str:
    """Return what a value of an option means, as a whole sentence.

    It is empty where the value says that something extra is not played, or where another sentence tells it.
    """
    if option.key in _FOR_ANY:
        sentence = _FOR_ANY[option.key] if value else None
    elif option.key in TOLD_WITH_OTHERS:
        sentence = None
    else:
        sentence = _BY_VALUE[option.key].get(value)
    if rules.auction.style == "none":
        sentence = _WHERE_NOBODY_BIDS.get(sentence, sentence)
    if sentence is None:
        return ""
    return sentence(
        value=value_words(option.key, str(value), rules),
        forced=points(rules.auction.forced_bid, rules),
        raised=points(rules.match.raise_points, rules),
        thousand=points(MOON_POINTS, rules),
    )
