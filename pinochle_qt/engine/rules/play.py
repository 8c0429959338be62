"""Melds and tricks."""

from typing import Final, Literal

from pinochle_qt.engine.features import (
    can_hold_eight_tens,
    can_marry_in_run,
    can_overtrump,
    can_upgrade,
    counts_fourfold_by_table,
    declarer_leads,
    has_declarer_or_stock,
    has_dix,
    has_foursome,
    is_bezique,
    is_stock_game,
    limits_melds,
    melds_before_play,
    must_head,
    pays_extras,
    pays_roundhouse,
    scores_points,
    turns_dix,
)
from pinochle_qt.engine.rules.option import UNSET_YES_NO, Range, RuleGroup, SheetText, option
from pinochle_qt.engine.rules.own import OwnMeldValues

MeldTime = Literal["after_won_trick", "before_play"]
DrawOrder = Literal["meld_then_draw", "all_draw_then_meld", "winner_draws_melds_then_loser_draws"]
MeldReuse = Literal["headings", "class_higher", "category"]
MeldUpgrade = Literal["full", "difference"]
DixExchange = Literal["none", "first_dix_meld", "optional"]
MeldValueTable = Literal["hayes", "bicycle", "standard", "double_deck", "racehorse_six", "bezique", "binokel"]
ShowOrder = Literal["bidder_first", "rotation"]
HeadRule = Literal["always", "trump_leads_only"]
Overtrump = Literal["follows_head_rule", "required", "free"]
FirstLeader = Literal["declarer", "eldest"]


_POINTS: Final = Range(0, 10_000, 10)


class MeldRules(OwnMeldValues, frozen=True):
    """When melds are shown, what they are worth and how often a card may be used (catalogue, 0.4 to 0.6)."""

    time: MeldTime = option(
        "before_play",
        "When to meld",
        "You meld after winning a trick while there is a stock, or everyone melds before the first trick.",
        {"after_won_trick": "After winning a trick", "before_play": "Before the first trick"},
    )
    draw_order: DrawOrder | None = option(
        None,
        "Melding and drawing",
        "The winner of a trick melds before anyone draws, after everyone draws, or in between.",
        {
            None: "Not set",
            "meld_then_draw": "Meld, then draw",
            "all_draw_then_meld": "Everyone draws, then meld",
            "winner_draws_melds_then_loser_draws": "Winner draws and melds, then the others draw",
        },
        is_stock_game,
        sheet_text={
            "meld_then_draw": "You meld first, and then everyone draws.",
            "all_draw_then_meld": "Everyone draws first, and then you meld.",
            "winner_draws_melds_then_loser_draws": "You draw and meld before the others draw.",
        },
    )
    after_last_stock_trick: bool | None = option(
        None,
        "Meld after the last stock trick",
        "The winner of the trick that takes the last stock cards may still meld.",
        UNSET_YES_NO,
        is_stock_game,
        sheet_text={True: "You may still meld after the trick for the last cards of the stock."},
    )
    per_turn: Literal[1] | None = option(
        None,
        "Melds per turn",
        "Each trick you win lets you make this many melds.",
        {1: "One", None: "No limit"},
        is_stock_game,
        sheet_text={
            1: "Each trick you win allows one meld.",
            None: "Each trick you win allows any number of melds.",
        },
        common=5,
    )
    dix_free_of_limit: bool | None = option(
        None,
        "A dix on top of the meld",
        "You may meld a dix in addition to your one meld for the turn.",
        UNSET_YES_NO,
        limits_melds,
        sheet_text=(
            SheetText({True: "You may show a seven of trump besides that meld."}, is_bezique),
            SheetText({True: "You may show a dix besides that meld."}),
        ),
    )
    needs_hand_card: bool | None = option(
        None,
        "A card from the hand",
        "Every new meld needs at least one card from your hand. The rest may already be on the table.",
        UNSET_YES_NO,
        is_stock_game,
        sheet_text={True: "Every new meld needs at least one card from your hand."},
    )
    reuse: MeldReuse = option(
        "headings",
        "Using a card twice",
        "This says when a card you already melded may count again in another meld.",
        {
            "headings": "Once under each heading",
            "class_higher": "Again for a higher meld of its class",
            "category": "Once per category, with upgrades",
        },
        is_stock_game,
        sheet_text=(
            SheetText(
                {
                    "headings": (
                        "A card may serve once in a sequence or marriage, once in a bezique and once in four of a rank."
                    ),
                    "class_higher": (
                        "A melded card may serve again in the same class of meld only if the new meld is worth more. "
                        "Sequences and marriages are one class, four of a rank another, beziques the third."
                    ),
                    "category": (
                        "A card may serve once in each kind of meld. But a marriage may grow into a sequence of its "
                        "suit, and a bezique into a double one."
                    ),
                },
                is_bezique,
            ),
            SheetText(
                {
                    "headings": (
                        "A card may serve once in a run or marriage, once in a pinochle and once in cards around."
                    ),
                    "class_higher": (
                        "A melded card may serve again in the same class of meld only if the new meld is worth "
                        "more. Runs, marriages and dixes are one class, cards around another, pinochles the "
                        "third."
                    ),
                    "category": (
                        "A card may serve once in each kind of meld. But a marriage may grow into a run of its suit, "
                        "and a pinochle into a double one."
                    ),
                }
            ),
        ),
        common=5,
    )
    upgrade: MeldUpgrade | None = option(
        None,
        "Value of an upgraded meld",
        "A run built on a royal marriage, or a second pinochle, pays in full or only the difference.",
        {None: "Not set", "full": "In full", "difference": "The difference"},
        can_upgrade,
        sheet_text={
            "full": "A meld that grows out of another counts in full.",
            "difference": "A meld that grows out of another counts only what it is worth more.",
        },
    )
    dix_exchange: DixExchange = option(
        "none",
        "Dix for the turned-up card",
        "You may trade a dix for the turned-up card, with the first dix melded or after any trick you win.",
        {
            "none": "No trade",
            "first_dix_meld": "With the first dix melded",
            "optional": "Whenever the holder likes",
        },
        is_stock_game,
        sheet_text=(
            SheetText(
                {
                    "first_dix_meld": "Whoever shows the first seven of trump exchanges it for the turned card.",
                    "optional": "After winning a trick you may exchange a seven of trump for the turned card.",
                },
                is_bezique,
            ),
            SheetText(
                {
                    "first_dix_meld": "Whoever melds the first dix exchanges it for the turned card.",
                    "optional": "After winning a trick you may exchange a dix for the turned card.",
                }
            ),
        ),
    )
    turned_dix_bonus: Literal[0, 10] = option(
        0,
        "Dealer turns up a dix",
        "The dealer scores this for turning up a dix.",
        {0: "Nothing", 10: "10"},
        turns_dix,
        sheet_text=(
            SheetText("A dealer who turns up a seven scores {value}.", is_bezique),
            SheetText("A dealer who turns up a dix scores {value}."),
        ),
        unit="points",
    )
    dix_value: int = option(
        10,
        "Value of a dix",
        "Each dix you show, the lowest trump, is worth this much.",
        {0: "Nothing", 10: "10"},
        has_dix,
        unit="points",
        common=6,
        other=_POINTS,
    )
    table: MeldValueTable = option(
        "standard",
        "Values of melds",
        "The tables differ in what double and triple melds are worth.",
        {
            "hayes": "Hayes: only double pinochles count more",
            "bicycle": "Bicycle: no double melds",
            "standard": "Standard: double melds count a lot more",
            "double_deck": "Double deck: up to four of each",
            "racehorse_six": "Six-handed racehorse: the highest melds win",
            "bezique": "Bezique: any four of a rank, and double bezique",
            "binokel": "Binokel: eight of a rank count 1000",
        },
        sheet_text={
            "hayes": "Melds are worth what the Hayes table says.",
            "bicycle": "Melds are worth what the Bicycle table says.",
            "standard": "Melds are worth what the standard table says.",
            "double_deck": "Melds are worth what the double-deck table says.",
            "racehorse_six": "Melds are worth what the table of six-handed racehorse says.",
            "bezique": (
                "Any four aces, kings, queens or jacks are a meld, whatever their suits. A bezique may be shown before "
                "the double one, which counts in full all the same."
            ),
            "binokel": "Melds are worth what the table of binokel says.",
        },
        common=5,
        names_values=True,
    )
    run_value: int = option(
        150,
        "Value of a run",
        "A run, A 10 K Q J of trump, is worth this much.",
        {150: "150", 250: "250"},
        unit="points",
        common=5,
        other=_POINTS,
    )
    pinochle_value: int = option(
        40,
        "Value of a pinochle",
        "A pinochle, the queen of spades and jack of diamonds, is worth this much.",
        {40: "40", 150: "150"},
        unit="points",
        other=_POINTS,
    )
    plain_run_value: int = option(
        0,
        "Run in a plain suit",
        "A run, A 10 K Q J, in another suit than trump is worth this much. More of them rise as in trump.",
        {0: "Nothing", 80: "80", 100: "100"},
        unit="points",
        other=_POINTS,
        extension=True,
    )
    marriage_in_run: bool = option(
        False,
        "Marriage in a run",
        "The king and queen of a run also count as a marriage.",
        relevant=can_marry_in_run,
        sheet_text=(
            SheetText({True: "The king and queen of a run count as a marriage too."}, melds_before_play),
            SheetText({True: "A run and a marriage of the same cards both count in full, in either order."}),
        ),
        extension=True,
    )
    roundhouse_value: int = option(
        240,
        "Value of a roundhouse",
        "A marriage in every suit counts as its melds, usually 240. What is above 240 is a bonus for the lot.",
        {240: "What its melds add up to", 250: "10 more than its melds"},
        pays_roundhouse,
        unit="points",
        other=Range(240, 10_240, 10),
    )
    extra_king_queen: int = option(
        0,
        "Extra king or queen with a run",
        "Each trump king or queen that is left over beside a run and not married is worth this much.",
        {0: "Nothing", 20: "20", 40: "40"},
        pays_extras,
        unit="points",
        common=6,
        other=_POINTS,
    )
    eight_tens: int = option(
        0,
        "Eight tens",
        "All tens twice, two of every suit in one hand, are worth this much. They count once.",
        {0: "Nothing", 1000: "1000"},
        can_hold_eight_tens,
        unit="points",
        other=_POINTS,
        extension=True,
    )
    quadruple_pinochle: Literal[900, 1000, "game"] = option(
        900,
        "Four pinochles",
        "Four pinochles in one hand are worth this much.",
        {900: "900", 1000: "1000", "game": "Wins the game"},
        counts_fourfold_by_table,
        unit="points",
    )
    four_identical: bool = option(
        False,
        "Four identical cards",
        "Four of the same ace, king, queen or jack count ten times as much as the same cards around.",
        relevant=has_foursome,
    )
    show_order: ShowOrder = option(
        "bidder_first",
        "Who melds first",
        "Players lay down their meld one after another, starting here.",
        {"bidder_first": "The bidder", "rotation": "The player to the dealer's left"},
        scores_points,
        sheet_text={
            "bidder_first": "The bidder shows meld first.",
            "rotation": "The player to the dealer's left shows meld first.",
        },
    )


class TrickRules(RuleGroup, frozen=True):
    """Which cards may be played to a trick (catalogue, 0.7)."""

    head_rule: HeadRule = option(
        "always",
        "Beating the trick",
        "When you follow suit, you have to beat the best card if you can: always, or only when trump is led.",
        {"always": "Always", "trump_leads_only": "Only when trump is led"},
        sheet_text={
            "always": "When you follow suit, you must beat the best card of the trick if you can.",
            "trump_leads_only": "You must beat the best card of the trick only when trump is led.",
        },
        common=6,
    )
    overtrump: Overtrump = option(
        "follows_head_rule",
        "Overtrumping",
        "If you have to trump and someone already has, you may have to go higher.",
        {
            "follows_head_rule": "Same as beating the trick",
            "required": "You have to go higher",
            "free": "Any trump will do",
        },
        can_overtrump,
        sheet_text=(
            SheetText({"follows_head_rule": "The same goes for overtrumping."}, must_head),
            SheetText(
                {
                    "follows_head_rule": "When you have to trump, any trump will do.",
                    "required": (
                        "When you have to trump a trick that is already trumped, you must overtrump if you can."
                    ),
                    "free": "When you have to trump, any trump will do.",
                }
            ),
        ),
    )
    first_leader: FirstLeader = option(
        "declarer",
        "First lead",
        "This player leads to the first trick.",
        {"declarer": "The bidder", "eldest": "The player to the dealer's left"},
        sheet_text=(
            SheetText(
                {
                    "declarer": "The bidder leads to the first trick.",
                    "eldest": "The player to the dealer's left leads to the first trick.",
                },
                has_declarer_or_stock,
            ),
        ),
    )
    first_lead_trump: bool = option(
        False,
        "First lead in trump",
        "The bidder's first lead has to be trump, if there is any in the hand.",
        relevant=declarer_leads,
        sheet_text={True: "The bidder's first lead has to be a trump, if there is one in hand."},
        common=6,
    )
