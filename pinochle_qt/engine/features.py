"""What kind of game a rule set makes: small questions about it, each with one name that everybody uses.

An option says by them when it matters. They may look at options in any order, but stop at the first that settles the
question: that one is shown as the reason why an option does not matter. Numbers that follow from the rules are in
`derived`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pinochle_qt.engine.rules.model import Rules

NINE_RANKED: Final = ("nine_to_ace", "seven_to_ace")


def has_auction(rules: Rules) -> bool:
    """Whether a contract is bid for (catalogue, section 2, auction)."""
    return rules.auction.style != "none"


def has_standard_auction(rules: Rules) -> bool:
    """Whether the highest bid wins the auction (catalogue, section 2, auction)."""
    return rules.auction.style == "standard"


def has_summed_auction(rules: Rules) -> bool:
    """Whether everybody bids once and partners add up their bids (catalogue, 1.15)."""
    return rules.auction.style == "summed"


def can_be_passed_out(rules: Rules) -> bool:
    """Whether everybody may pass."""
    return has_auction(rules) and not (has_standard_auction(rules) and rules.auction.forced_open == "first_bidder")


def has_forced_bid(rules: Rules) -> bool:
    """Whether somebody becomes declarer without having bid."""
    return (
        has_standard_auction(rules)
        and can_be_passed_out(rules)
        and rules.auction.all_pass in {"dealer_forced", "last_player_forced"}
    )


def has_free_opening(rules: Rules) -> bool:
    """Whether the first bid is somebody's own choice."""
    return has_standard_auction(rules) and rules.auction.forced_open != "first_bidder"


def has_summed_minimum(rules: Rules) -> bool:
    """Whether a summed contract needs a minimum of meld."""
    return has_summed_auction(rules) and rules.auction.min_meld > 0


def is_stock_game(rules: Rules) -> bool:
    """Whether cards are drawn from a stock and melded after won tricks (catalogue, 0.6)."""
    return rules.melds.time == "after_won_trick"


def ends_at_target(rules: Rules) -> bool:
    """Whether a deal ends as soon as its melds and tricks bring somebody to the target (item 63; record, item 28)."""
    return is_stock_game(rules) and rules.match.win_check == "immediate"


def has_declarer_or_stock(rules: Rules) -> bool:
    """Whether who leads first is a rule of its own: where neither is, whoever names trump without a bid leads."""
    return has_auction(rules) or is_stock_game(rules)


def melds_before_play(rules: Rules) -> bool:
    """Whether everybody melds once, before the first card (catalogue, 0.5)."""
    return rules.melds.time == "before_play"


def has_widow(rules: Rules) -> bool:
    """Whether cards are set aside for the declarer (catalogue, section 2, widow)."""
    return rules.widow.size > 0


def buries(rules: Rules) -> bool:
    """Whether the declarer takes the widow and discards as many cards (catalogue, 1.9)."""
    return has_widow(rules) and rules.widow.use == "take_and_discard"


def shares_widow(rules: Rules) -> bool:
    """Whether the declarer gives one card of the widow to everybody (catalogue, 1.13)."""
    return rules.widow.use == "distribute_one_each"


def can_concede(rules: Rules) -> bool:
    """Whether a declarer may give up after seeing the widow; never where bids are summed (record, item 10)."""
    return rules.widow.concede and has_standard_auction(rules)


def has_teams(rules: Rules) -> bool:
    """Whether anybody has a partner (catalogue, section 2, table)."""
    return rules.table.teams != "individual"


def has_called_partner(rules: Rules) -> bool:
    """Whether the declarer's partner is the one who holds the card called (catalogue, 1.17)."""
    return rules.table.teams == "called_partner"


def asks_to_the_left(rules: Rules) -> bool:
    """Whether the declarer asks for a partner clockwise (catalogue, 1.17)."""
    return rules.scoring.partner_direction == "clockwise_from_bidder"


def is_draft(rules: Rules) -> bool:
    """Whether hands are drawn from the face-down pack instead of being dealt (catalogue, 1.8)."""
    return rules.deal.mode == "draft"


def is_dealt(rules: Rules) -> bool:
    """Whether hands are dealt."""
    return rules.deal.mode == "standard"


def has_nines(rules: Rules) -> bool:
    """Whether the pack holds a nine."""
    copies = rules.deck.copies if rules.deck.ranks in NINE_RANKED else 0
    return 4 * copies + rules.deck.extra_nines > 0


def has_sevens(rules: Rules) -> bool:
    """Whether the pack holds sevens and eights."""
    return rules.deck.ranks == "seven_to_ace"


def has_dix(rules: Rules) -> bool:
    """Whether the pack holds a dix: nines, or the sevens of the long pack."""
    return has_sevens(rules) or has_nines(rules)


def stays_with_dealer(rules: Rules) -> bool:
    """Whether the same dealer deals again after everybody passed (catalogue, section 2, auction)."""
    return rules.auction.all_pass == "redeal_same_dealer"


def has_misdeals(rules: Rules) -> bool:
    """Whether a bad hand may be thrown in before the auction."""
    return is_dealt(rules) and (rules.deal.misdeal_nines != "none" or rules.deal.technical_misdeal != "off")


def can_lose_meld(rules: Rules) -> bool:
    """Whether melds have to be saved by tricks."""
    return melds_before_play(rules) and rules.scoring.save_meld != "none"


def people_rest(rules: Rules) -> bool:
    """Whether more people than hands are at the table, so that somebody rests in every deal (record, item 40)."""
    return rules.table.sit_out != "none"


def people_take_turns(rules: Rules) -> bool:
    """Whether those who rest change with the deal, so that any number may join (record, item 40)."""
    return rules.table.sit_out == "rotate"


def is_match(rules: Rules) -> bool:
    """Whether deals add up to a match (catalogue, section 2, match)."""
    return rules.match.mode == "match"


def has_tie_rule(rules: Rules) -> bool:
    """Whether two sides can stand at or above the target at once."""
    return is_match(rules) and not rules.match.bid_and_out


def raises_target(rules: Rules) -> bool:
    """Whether a tie at the target raises it."""
    return has_tie_rule(rules) and rules.match.both_over in {
        "highest_then_raise_on_tie",
        "raise_target",
        "bidder_wins_else_raise",
    }


def has_moon(rules: Rules) -> bool:
    """Whether a player may announce every trick (catalogue, 1.25)."""
    return has_standard_auction(rules) and rules.match.shoot_the_moon != "off"


def punishes_renege(rules: Rules) -> bool:
    """Whether a wrong card may be played and costs the deal (catalogue, items 28 and 29)."""
    return has_standard_auction(rules) and rules.penalties.renege == "detected_penalised"


def has_checks(rules: Rules) -> bool:
    """Whether the side account of checks is kept (catalogue, 1.11)."""
    return rules.checks.enabled


def drops_last_zero(rules: Rules) -> bool:
    """Whether points are written without their last zero (catalogue, 0.1)."""
    return rules.scoring.scale == "x1"


def score_unit(rules: Rules) -> int:
    """Return what one in a written score stands for: 10 where points are written without their last zero, or 1."""
    return 10 if drops_last_zero(rules) else 1


def has_big_step(rules: Rules) -> bool:
    """Whether high bids go in bigger steps."""
    return has_standard_auction(rules) and rules.auction.big_step_from is not None


def meld_opens(rules: Rules) -> bool:
    """Whether holding meld obliges to open the auction."""
    return has_standard_auction(rules) and rules.auction.forced_open == "meld_holder"


def has_summed_teams(rules: Rules) -> bool:
    """Whether there are partners whose bids are added."""
    return has_summed_auction(rules) and has_teams(rules)


def buries_after_meld(rules: Rules) -> bool:
    """Whether the declarer discards when the melds are known."""
    return buries(rules) and rules.widow.discard_time == "after_meld"


def sees_widow_first(rules: Rules) -> bool:
    """Whether a declarer can regret the bid after seeing the widow."""
    return has_widow(rules) and has_standard_auction(rules)


def passes_cards(rules: Rules) -> bool:
    """Whether declarer and partner exchange cards (catalogue, section 2, passing)."""
    return rules.passing.cards > 0


def passes_in_turn(rules: Rules) -> bool:
    """Whether the declarer sees the partner's cards before returning some."""
    return passes_cards(rules) and rules.passing.mode == "partner_first"


def passes_at_once(rules: Rules) -> bool:
    """Whether partners choose what they pass before either sees the other's cards (catalogue, section 2, passing)."""
    return rules.passing.mode == "simultaneous"


def limits_melds(rules: Rules) -> bool:
    """Whether a won trick allows one meld only."""
    return is_stock_game(rules) and rules.melds.per_turn is not None


def can_upgrade(rules: Rules) -> bool:
    """Whether a melded card can serve again in a higher meld of its kind."""
    return is_stock_game(rules) and rules.melds.reuse != "headings"


def turns_dix(rules: Rules) -> bool:
    """Whether the turned card can be a dix."""
    return is_stock_game(rules) and rules.deal.upcard and has_dix(rules)


def has_foursome(rules: Rules) -> bool:
    """Whether a hand that melds before play can hold four identical cards."""
    return melds_before_play(rules) and rules.deck.copies >= 4


def counts_fourfold_by_table(rules: Rules) -> bool:
    """Whether the table has a value of its own for four pinochles, and players have not set one."""
    has_table = has_foursome(rules) and rules.melds.table in {"double_deck", "racehorse_six"}
    return rules.melds.own_quadruple_pinochle is None and has_table


def pays_extras(rules: Rules) -> bool:
    """Whether a trump king or queen beside a run can count."""
    return melds_before_play(rules) and rules.melds.run_value != 0


def pays_roundhouse(rules: Rules) -> bool:
    """Whether a marriage in every suit can be shown before play."""
    return melds_before_play(rules) and rules.melds.own_marriage != 0 and rules.melds.own_royal_marriage != 0


def can_overtrump(rules: Rules) -> bool:
    """Whether a player can find a trick trumped by somebody before him."""
    return rules.table.players > 2


def must_head(rules: Rules) -> bool:
    """Whether who follows suit has to beat the best card in every suit (catalogue, 0.7)."""
    return rules.tricks.head_rule == "always"


def must_overtrump(rules: Rules) -> bool:
    """Whether a trick that is trumped has to be trumped higher (catalogue, 0.7)."""
    overtrump = rules.tricks.overtrump
    return overtrump == "required" or (overtrump == "follows_head_rule" and must_head(rules))


def declarer_leads(rules: Rules) -> bool:
    """Whether the declarer plays the first card."""
    return has_auction(rules) and rules.tricks.first_leader == "declarer"


def ranks_naturally(rules: Rules) -> bool:
    """Whether the ten ranks below the jack."""
    return rules.deck.rank_order == "natural"


def saves_by_points(rules: Rules) -> bool:
    """Whether a number of points saves a meld."""
    return can_lose_meld(rules) and rules.scoring.save_meld == "min_points"


def dix_can_be_lost(rules: Rules) -> bool:
    """Whether a dix counts as meld and can be lost with it."""
    return can_lose_meld(rules) and has_dix(rules) and rules.melds.dix_value > 0


def is_stock_match(rules: Rules) -> bool:
    """Whether a match is played in a game with a stock."""
    return is_match(rules) and is_stock_game(rules)


def is_auction_match(rules: Rules) -> bool:
    """Whether a match is played in a game with an auction."""
    return is_match(rules) and has_auction(rules)


def plays_bid_and_out(rules: Rules) -> bool:
    """Whether only a made bid can win the match."""
    return is_auction_match(rules) and rules.match.bid_and_out


def has_team_moon(rules: Rules) -> bool:
    """Whether a player with a partner may shoot the moon."""
    return has_moon(rules) and has_teams(rules)


def plays_alone_in_auction(rules: Rules) -> bool:
    """Whether everybody bids for himself."""
    return has_auction(rules) and not has_teams(rules)
