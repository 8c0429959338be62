"""What kind of game a rule set makes: small questions about it, each with one name that is used everywhere.

Options use them to say when they apply. A question may read options in any order, but must stop at the first one that
settles the answer: that one is shown as the reason why an option does not apply. Numbers that follow from the rules are
in `derived`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from pinochle_qt.engine.cards import PackRanks, Rank, pack_ranks

if TYPE_CHECKING:
    from pinochle_qt.engine.rules.model import Rules

NINE_RANKED: Final = tuple(ranks for ranks in get_args(PackRanks) if Rank.NINE in pack_ranks(ranks))
"""The packs with nines."""
BEZIQUE_MELDS: Final = "bezique"
"""The table of what melds of bezique are worth."""


def has_auction(rules: Rules) -> bool:
    """Whether there is an auction for the contract (catalogue, section 2, auction)."""
    return rules.auction.style != "none"


def has_standard_auction(rules: Rules) -> bool:
    """Whether the highest bid wins the auction (catalogue, section 2, auction)."""
    return rules.auction.style == "standard"


def has_summed_auction(rules: Rules) -> bool:
    """Whether everybody bids once and partners add up their bids (catalogue, 1.15)."""
    return rules.auction.style == "summed"


def bids_once(rules: Rules) -> bool:
    """Whether everybody gets a single turn to bid for the contract (catalogue, item 90)."""
    return has_standard_auction(rules) and rules.auction.rounds != "any"


def dealer_may_match(rules: Rules) -> bool:
    """Whether the dealer, who speaks last, may take the contract for the highest bid (catalogue, item 90)."""
    return has_standard_auction(rules) and rules.auction.rounds == "one_dealer_matches"


def bids_name_suit(rules: Rules) -> bool:
    """Whether every bid names the trump suit that it is for (catalogue, item 95)."""
    return has_standard_auction(rules) and rules.auction.names_suit


def has_bid_meanings(rules: Rules) -> bool:
    """Whether bids can say something: a player who has a single turn to bid has no second one to follow it up."""
    return has_auction(rules) and not bids_once(rules)


def can_be_passed_out(rules: Rules) -> bool:
    """Whether everybody is allowed to pass."""
    return has_auction(rules) and not (has_standard_auction(rules) and rules.auction.forced_open == "first_bidder")


def has_forced_bid(rules: Rules) -> bool:
    """Whether a player can become declarer without having bid."""
    return (
        has_standard_auction(rules)
        and can_be_passed_out(rules)
        and rules.auction.all_pass in {"dealer_forced", "last_player_forced"}
    )


def has_free_opening(rules: Rules) -> bool:
    """Whether opening the auction is a player's own choice."""
    return has_standard_auction(rules) and rules.auction.forced_open != "first_bidder"


def has_summed_minimum(rules: Rules) -> bool:
    """Whether a summed contract requires a minimum meld."""
    return has_summed_auction(rules) and rules.auction.min_meld > 0


def is_stock_game(rules: Rules) -> bool:
    """Whether players draw from a stock and meld after winning a trick (catalogue, 0.6)."""
    return rules.melds.time == "after_won_trick"


def names_trump_by_meld(rules: Rules) -> bool:
    """Whether there is no trump until somebody melds a marriage, whose suit it then is (catalogue, item 109)."""
    return is_stock_game(rules) and rules.auction.trump in {"first_marriage", "first_marriage_or_run"}


def has_last_stock_trick(rules: Rules) -> bool:
    """Whether the bonus for the last trick can go with the one that takes the last cards of the stock."""
    return is_stock_game(rules) and rules.scoring.last_trick > 0


def is_bezique(rules: Rules) -> bool:
    """Whether melds are those of bezique: any four cards of a rank, and a second bezique for 500 (catalogue, 1.31)."""
    return rules.melds.table == BEZIQUE_MELDS


def ends_at_target(rules: Rules) -> bool:
    """Whether a deal ends as soon as melds and tricks take somebody to the target (item 63; record, item 28)."""
    return is_stock_game(rules) and rules.match.win_check == "immediate"


def has_declarer_or_stock(rules: Rules) -> bool:
    """Whether the first leader is a rule of its own: with no auction or stock, the player who names trump leads."""
    return has_auction(rules) or is_stock_game(rules)


def melds_before_play(rules: Rules) -> bool:
    """Whether everybody melds once, before the first lead (catalogue, 0.5)."""
    return rules.melds.time == "before_play"


def has_widow(rules: Rules) -> bool:
    """Whether cards are set aside for the declarer (catalogue, section 2, widow)."""
    return rules.widow.size > 0


def buries(rules: Rules) -> bool:
    """Whether the declarer takes the widow and discards the same number of cards (catalogue, 1.9)."""
    return has_widow(rules) and rules.widow.use == "take_and_discard"


def shares_widow(rules: Rules) -> bool:
    """Whether the declarer gives everybody one card of the widow (catalogue, 1.13)."""
    return rules.widow.use == "distribute_one_each"


def can_name_trump_first(rules: Rules) -> bool:
    """Whether trump can be named before the widow is taken up."""
    return buries(rules) and has_standard_auction(rules)


def names_trump_first(rules: Rules) -> bool:
    """Whether the declarer names trump before taking up the widow (catalogue, item 101)."""
    return can_name_trump_first(rules) and rules.widow.trump_first


def can_give_up(rules: Rules) -> bool:
    """Whether a declarer may give up before the first lead, in one way or the other."""
    return can_concede(rules) or (has_standard_auction(rules) and rules.scoring.throw_in)


def scores_for_giving_up(rules: Rules) -> bool:
    """Whether the others can score points because a declarer gives up before the first lead (catalogue, item 105)."""
    return can_give_up(rules) and scores_points(rules)


def halves_giving_up(rules: Rules) -> bool:
    """Whether giving up before the first lead costs only half of the bid (catalogue, item 102)."""
    return can_give_up(rules) and rules.scoring.giving_up == "half"


def can_concede(rules: Rules) -> bool:
    """Whether a declarer may concede after seeing the widow; never in a summed auction (record, item 10)."""
    return rules.widow.concede and has_standard_auction(rules)


def concedes_for_good(rules: Rules) -> bool:
    """Whether a declarer may concede before seeing all melds, but not throw the hand in for as much after that."""
    return can_concede(rules) and (names_trump_first(rules) or not rules.scoring.throw_in)


def has_teams(rules: Rules) -> bool:
    """Whether players have partners (catalogue, section 2, table)."""
    return rules.table.teams != "individual"


def has_called_partner(rules: Rules) -> bool:
    """Whether the declarer's partner is the holder of a called card (catalogue, 1.17)."""
    return rules.table.teams == "called_partner"


def asks_to_the_left(rules: Rules) -> bool:
    """Whether the called card is asked for clockwise, starting at the declarer's left (catalogue, 1.17)."""
    return rules.scoring.partner_direction == "clockwise_from_bidder"


def is_draft(rules: Rules) -> bool:
    """Whether players draw their hands from the face-down pack instead of being dealt them (catalogue, 1.8)."""
    return rules.deal.mode == "draft"


def is_dealt(rules: Rules) -> bool:
    """Whether hands are dealt."""
    return rules.deal.mode == "standard"


def has_nines(rules: Rules) -> bool:
    """Whether the pack has nines."""
    copies = rules.deck.copies if rules.deck.ranks in NINE_RANKED else 0
    return 4 * copies + rules.deck.extra_nines > 0


def has_sevens(rules: Rules) -> bool:
    """Whether the pack has sevens."""
    return Rank.SEVEN in pack_ranks(rules.deck.ranks)


def has_eights(rules: Rules) -> bool:
    """Whether the pack has eights."""
    return Rank.EIGHT in pack_ranks(rules.deck.ranks)


def has_dix(rules: Rules) -> bool:
    """Whether the pack has a dix: the nines, or the sevens if it has them."""
    return has_sevens(rules) or has_nines(rules)


def stays_with_dealer(rules: Rules) -> bool:
    """Whether the same dealer deals again after everybody has passed (catalogue, section 2, auction)."""
    return rules.auction.all_pass == "redeal_same_dealer"


def trump_needs_marriage(rules: Rules) -> bool:
    """Whether the declarer may only name a suit that holds a marriage."""
    return rules.auction.trump_must_hold == "marriage"


def scores_bid_only(rules: Rules) -> bool:
    """Whether a made contract scores just the bid, and not the points beyond it."""
    return rules.scoring.bidder_scores == "bid_only"


def needs_solo_moon(rules: Rules) -> bool:
    """Whether those who shoot the moon must take every trick themselves, without a partner's help."""
    return rules.match.moon_alone == "solo"


def has_misdeals(rules: Rules) -> bool:
    """Whether a bad hand may be thrown in before the auction."""
    return is_dealt(rules) and (rules.deal.misdeal_nines != "none" or rules.deal.technical_misdeal != "off")


def can_lose_meld(rules: Rules) -> bool:
    """Whether melds must be saved by winning tricks."""
    return melds_before_play(rules) and rules.scoring.save_meld != "none"


def people_rest(rules: Rules) -> bool:
    """Whether the table has more people than hands, so that somebody sits out every deal (record, item 40)."""
    return rules.table.sit_out != "none"


def people_take_turns(rules: Rules) -> bool:
    """Whether people take turns sitting out, so that any number may join (record, item 40)."""
    return rules.table.sit_out == "rotate"


def is_match(rules: Rules) -> bool:
    """Whether a match is played to a target (catalogue, section 2, match)."""
    return rules.match.mode == "match"


def has_tie_rule(rules: Rules) -> bool:
    """Whether two sides can be at or above the target at once."""
    return is_match(rules) and not rules.match.bid_and_out


def raises_target(rules: Rules) -> bool:
    """Whether a tie at the target can raise it."""
    return has_tie_rule(rules) and rules.match.both_over in {
        "highest_then_raise_on_tie",
        "raise_target",
        "bidder_wins_else_raise",
    }


def has_moon(rules: Rules) -> bool:
    """Whether a player may undertake to take every trick (catalogue, 1.25)."""
    return has_standard_auction(rules) and rules.match.shoot_the_moon != "off"


def bids_moon(rules: Rules) -> bool:
    """Whether the moon may be bid in the auction, over every number (catalogue, item 96)."""
    return has_moon(rules) and rules.match.moon_time in {"bid", "both"}


def declares_moon(rules: Rules) -> bool:
    """Whether a player may announce before the first lead that they will take every trick (catalogue, item 69)."""
    return has_moon(rules) and rules.match.moon_time in {"before_lead", "both"}


def chooses_moon_or_trump(rules: Rules) -> bool:
    """Whether the declarer may announce, instead of naming trump, to take every trick (catalogue, item 104)."""
    return has_moon(rules) and rules.match.moon_time == "before_trump"


def drops_trump_for_moon(rules: Rules) -> bool:
    """Whether no suit is trump in a deal in which somebody shoots the moon (catalogue, item 104)."""
    return has_moon(rules) and rules.match.moon_without_trump


def moon_wins_match(rules: Rules) -> bool:
    """Whether whoever shoots the moon and takes every trick wins the match (catalogue, item 69)."""
    return rules.match.shoot_the_moon in {"1000_and_game", "game"}


def punishes_renege(rules: Rules) -> bool:
    """Whether an illegal card can be played and costs the deal (catalogue, items 28 and 29)."""
    return has_standard_auction(rules) and rules.penalties.renege == "detected_penalised"


def fines_defenders(rules: Rules) -> bool:
    """Whether a defender who plays an illegal card loses points of his own."""
    return punishes_renege(rules) and not pays_by_bid(rules)


def has_checks(rules: Rules) -> bool:
    """Whether checks are kept as a side account (catalogue, 1.11)."""
    return rules.checks.enabled


def bids_alone(rules: Rules) -> bool:
    """Whether the highest bid wins the auction, and everybody bids alone."""
    return has_standard_auction(rules) and not has_teams(rules)


def pays_by_bid(rules: Rules) -> bool:
    """Whether the bidder plays for chips, and nobody else melds or scores points (catalogue, 1.27)."""
    return bids_alone(rules) and rules.scoring.bid_chips != "none"


def scores_points(rules: Rules) -> bool:
    """Whether a contract scores points, and those of the others count as well."""
    return has_auction(rules) and not pays_by_bid(rules)


def has_kitty(rules: Rules) -> bool:
    """Whether there is a kitty of chips that is paid, and pays, like a player (catalogue, 1.27)."""
    return pays_by_bid(rules) and rules.scoring.kitty != "none"


def shares_kitty(rules: Rules) -> bool:
    """Whether what is in a kitty of chips is shared out when the match is over (catalogue, item 100)."""
    return has_kitty(rules) and rules.scoring.kitty_end == "shared"


def can_be_settled(rules: Rules) -> bool:
    """Whether a match can be settled when it is over, since nothing is paid after each deal."""
    return not pays_by_bid(rules)


def has_stakes(rules: Rules) -> bool:
    """Whether a match is settled when it is over (catalogue, item 99)."""
    return can_be_settled(rules) and rules.stakes.unit != "none"


def settles_among_many(rules: Rules) -> bool:
    """Whether more than two settle a match with each other."""
    has_two_sides = rules.table.players == 2 or rules.table.teams in {"partners_opposite", "two_teams_alternating"}
    return has_stakes(rules) and (people_rest(rules) or not has_two_sides)


def plays_deals(rules: Rules) -> bool:
    """Whether a match lasts for a fixed number of deals, whatever the scores are."""
    return rules.match.mode == "deals"


def drops_last_zero(rules: Rules) -> bool:
    """Whether points are written without the final zero (catalogue, 0.1)."""
    return rules.scoring.scale == "x1"


def score_unit(rules: Rules) -> int:
    """Return the ×10 points that one written point stands for: 10 if the final zero is dropped, otherwise 1."""
    return 10 if drops_last_zero(rules) else 1


def has_big_step(rules: Rules) -> bool:
    """Whether high bids go up in bigger steps."""
    return has_standard_auction(rules) and rules.auction.big_step_from is not None


def meld_opens(rules: Rules) -> bool:
    """Whether a player who holds meld must open the auction."""
    return has_standard_auction(rules) and rules.auction.forced_open == "meld_holder"


def has_summed_teams(rules: Rules) -> bool:
    """Whether there are partners whose bids are added up."""
    return has_summed_auction(rules) and has_teams(rules)


def buries_after_meld(rules: Rules) -> bool:
    """Whether the declarer discards after the melds have been shown."""
    return buries(rules) and rules.widow.discard_time == "after_meld"


def sees_widow_first(rules: Rules) -> bool:
    """Whether a declarer can come to regret the bid after seeing the widow."""
    return has_widow(rules) and has_standard_auction(rules)


def passes_cards(rules: Rules) -> bool:
    """Whether declarer and partner exchange cards (catalogue, section 2, passing)."""
    return rules.passing.cards > 0


def passes_in_turn(rules: Rules) -> bool:
    """Whether the declarer sees the partner's cards before passing some back."""
    return passes_cards(rules) and rules.passing.mode == "partner_first"


def passes_at_once(rules: Rules) -> bool:
    """Whether partners choose the cards to pass before either sees the other's (catalogue, section 2, passing)."""
    return rules.passing.mode == "simultaneous"


def limits_melds(rules: Rules) -> bool:
    """Whether the number of melds after a won trick is limited."""
    return is_stock_game(rules) and rules.melds.per_turn is not None


def can_upgrade(rules: Rules) -> bool:
    """Whether a melded card can be used again in a higher meld of its kind."""
    return is_stock_game(rules) and rules.melds.reuse != "headings"


def turns_dix(rules: Rules) -> bool:
    """Whether the upcard can be a dix."""
    return is_stock_game(rules) and rules.deal.upcard and has_dix(rules)


def has_foursome(rules: Rules) -> bool:
    """Whether a hand in a game with melds before play can hold four identical cards."""
    return melds_before_play(rules) and rules.deck.copies >= 4


def can_hold_eight_tens(rules: Rules) -> bool:
    """Whether a hand in a game with melds before play can hold two tens of every suit (catalogue, item 111)."""
    return melds_before_play(rules) and rules.deck.copies >= 2 and most_held(rules) >= 8


def counts_fourfold_by_table(rules: Rules) -> bool:
    """Whether the meld table has its own value for four pinochles, and the house rules don't set another."""
    has_table = has_foursome(rules) and rules.melds.table in {"double_deck", "racehorse_six"}
    return rules.melds.own_quadruple_pinochle is None and has_table


def pays_extras(rules: Rules) -> bool:
    """Whether an extra king or queen of trumps next to a run can count."""
    return melds_before_play(rules) and rules.melds.run_value != 0


def can_marry_in_run(rules: Rules) -> bool:
    """Whether the king and queen of a run can count as a marriage as well (catalogue, item 98)."""
    pays_runs = rules.melds.run_value != 0 or pays_plain_runs(rules)
    return pays_runs and not (is_stock_game(rules) and rules.melds.needs_hand_card)


def speaks_binokel(rules: Rules) -> bool:
    """Whether melds are called what they are called in binokel (catalogue, 1.29)."""
    return rules.melds.table == "binokel"


def pays_plain_runs(rules: Rules) -> bool:
    """Whether runs count in suits that are not trump (catalogue, item 97)."""
    return rules.melds.plain_run_value > 0


def pays_roundhouse(rules: Rules) -> bool:
    """Whether marriages in all four suits can be melded before play."""
    return melds_before_play(rules) and rules.melds.own_marriage != 0 and rules.melds.own_royal_marriage != 0


def can_overtrump(rules: Rules) -> bool:
    """Whether a player can be faced with a trick that an earlier player has trumped."""
    return rules.table.players > 2


def must_head(rules: Rules) -> bool:
    """Whether a player who follows suit must beat the best card, in every suit (catalogue, 0.7)."""
    return rules.tricks.head_rule == "always"


def must_overtrump(rules: Rules) -> bool:
    """Whether a trick that has been trumped must be overtrumped (catalogue, 0.7)."""
    overtrump = rules.tricks.overtrump
    return overtrump == "required" or (overtrump == "follows_head_rule" and must_head(rules))


def declarer_leads(rules: Rules) -> bool:
    """Whether the declarer leads to the first trick."""
    return has_auction(rules) and rules.tricks.first_leader == "declarer"


def ranks_naturally(rules: Rules) -> bool:
    """Whether the ten ranks below the jack."""
    return rules.deck.rank_order == "natural"


def saves_by_points(rules: Rules) -> bool:
    """Whether melds are saved by taking a number of points."""
    return can_lose_meld(rules) and rules.scoring.save_meld == "min_points"


def dix_can_be_lost(rules: Rules) -> bool:
    """Whether a dix counts as meld and can be lost with it."""
    return can_lose_meld(rules) and has_dix(rules) and rules.melds.dix_value > 0


def is_stock_match(rules: Rules) -> bool:
    """Whether a stock game is played as a match."""
    return is_match(rules) and is_stock_game(rules)


def is_auction_match(rules: Rules) -> bool:
    """Whether a game with an auction is played as a match."""
    return is_match(rules) and has_auction(rules)


def plays_bid_and_out(rules: Rules) -> bool:
    """Whether only a made bid can win the match."""
    return is_auction_match(rules) and rules.match.bid_and_out


def has_team_moon(rules: Rules) -> bool:
    """Whether a player with a partner may shoot the moon."""
    return has_moon(rules) and has_teams(rules)


def plays_alone_in_auction(rules: Rules) -> bool:
    """Whether there is an auction in which everybody bids alone."""
    return has_auction(rules) and not has_teams(rules)


def most_held(rules: Rules) -> int:
    """Return the most cards that a player can hold when melds are shown, including melded cards on the table.

    This number is here because it decides which options apply.
    """
    extra = 0
    if is_stock_game(rules):
        extra = -(rules.melds.draw_order == "meld_then_draw")
    elif shares_widow(rules):
        extra = 1
    elif buries_after_meld(rules):
        extra = rules.widow.size
    return rules.deal.hand_size + extra
