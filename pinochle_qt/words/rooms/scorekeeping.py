"""Text about a score sheet: its page, how a deal can end, and the standing of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pinochle_qt.phrases import Phrase
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.variants.check_rows import checks_in_hand
from pinochle_qt.words import text
from pinochle_qt.words.game.results import Headline, match_headline, undecided

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.state import MatchState
    from pinochle_qt.scorekeeping.faults import EntryFault
    from pinochle_qt.scorekeeping.sheet import How, Sheet


class SheetWord(Phrase):
    """Labels, buttons and short sentences."""

    TITLE = "Keep score"
    LINE = "For real cards at a real table."
    LINE_WITH = "{game}, first to {target}"
    LINE_DEALS = "{game}, {count} deals"
    PILL = "Real cards"

    # ---- what can be done with a sheet
    START = "Start a score sheet…"
    EMPTY = "Play with real cards, and let this page keep score"
    EMPTY_WHY = "Say who's playing and by which rules. After each deal, enter the bid, the meld and the tricks."
    NEW = "New sheet…"
    NAMES = "Names and rules…"
    EXPORT = "Export…"
    FINISH = "Finish"
    REOPEN = "Go on"
    UNDO = "Undo"
    CLEAR = "Clear"
    ENTER_DEAL = "Enter deal {deal}"
    CORRECT_DEAL = "Correct deal {deal}"
    CANCEL = "Cancel"
    REMOVE = "Remove"
    REMOVE_DEAL = "Remove deal {deal}"
    TAB_DEAL = "Deal {deal}"
    TAB_SHEET = "Sheet"
    DIALOG_TITLE = "Keep score for real cards"
    DIALOG_START = "Start the sheet"
    DIALOG_TAKE = "Use these"
    DIALOG_OTHER = "This starts a new sheet. The current one stays among your games."
    NOT_SAVED = "The score sheet {path} can't be saved: {reason}."

    # ---- the deal that is entered
    DEAL = "Deal {deal}"
    CORRECTING = "Correcting deal {deal}"
    DEALS_NEXT = "{name} deals next"
    DEALER = "Dealer"
    HOW = "How it ended"
    DECLARER = "Bid by"
    BID = "Bid"
    BIDS = "Bids"
    TRUMP = "Trump"
    PARTNER = "Partner"
    ALONE = "Alone"
    MELD = "Meld"
    MELD_HELP = "Click each player's melds, or type the total."
    MELD_OF = "Meld of {names}"
    CARDS = "Count cards…"
    CARDS_NEED_TRUMP = "Choose trump first: melds depend on it."
    CARDS_WHOSE = "Whose cards"
    CARDS_INSTEAD = "They replace the melds clicked for {name}."
    CARDS_DONE = "Add {points}"
    CARDS_OF = "Meld cards of {names}"
    CARDS_HELP = "Click each melded card once for every copy."
    CARD_SPOKEN = "{card}, {count} of {most}"
    CHECKS = "Checks"
    CHECKS_HELP = "Earned by melds, and by nines that were dealt."
    CHECKS_OF = "Checks of {names}"
    CHECKS_FOR = "{reason}: {checks}"
    CHECKS_BY_THEMSELVES = "Lost bids, wrong cards and the match count by themselves."
    TRICKS = "Tricks"
    TRICKS_TOTAL = "{points} points in all, the last trick included"
    TRICKS_LEFT = "{points} left"
    TRICKS_OF = "Tricks of {names}"
    ASIDE_OF = "How much of it was laid aside: {names}"
    DIX_OF = "How much of the meld is dixes: {names}"
    TOOK = "{names} took a trick"
    CHIP_SPOKEN = "{meld} {points}, {count} times"
    CHIP_SPOKEN_ONE = "{meld} {points}, once"
    CHIP_HELP = "Click to add one. Right-click or Backspace removes one."
    LESS = "Less"
    MORE = "More"
    MELDS = "Melds"
    MORE_MELDS = "More melds"
    FEWER_MELDS = "Fewer melds"

    # ---- melds, short enough for a row of them
    RUN = "Run"
    ROYAL_MARRIAGE = "Royal"
    PLAIN_RUN = "Plain run"
    DOUBLE_PLAIN_RUN = "Double plain"
    ROYAL_IN_RUN = "Royal in run"
    MARRIAGE_IN_RUN = "Marriage in run"
    MARRIAGE = "Marriage"
    PINOCHLE = "Pinochle"
    ACES = "Aces"
    KINGS = "Kings"
    QUEENS = "Queens"
    JACKS = "Jacks"
    FOUR_ACES = "Four A"
    FOUR_KINGS = "Four K"
    FOUR_QUEENS = "Four Q"
    FOUR_JACKS = "Four J"
    ROUNDHOUSE_BONUS = "Roundhouse"
    EXTRA_KING = "Extra K"
    EXTRA_QUEEN = "Extra Q"
    DIX = "Dix"
    DOUBLE_MARRIAGE = "Two in a suit"
    BINOKEL_DIX = "Dissle"
    BINOKEL_ROUNDHOUSE = "Rundgang"

    # ---- how a deal can end
    HOW_PLAYED = "Played to the end"
    HOW_PASSED_OUT = "Everybody passed"
    HOW_MISDEAL = "Misdeal"
    HOW_THROWN_IN = "Thrown in after melding"
    HOW_CONCEDED = "Conceded"
    HOW_CONCEDED_UNSEEN = "Conceded a forced bid"
    HOW_NO_SUIT = "No marriage to name trump"
    HOW_RENEGE = "A wrong card was played"
    HOW_MOON_MADE = "Shot the moon"
    HOW_MOON_FAILED = "Missed the moon"
    HOW_GAME_MELD = "Won on meld"
    HOW_DECLARED_OUT = "Went out during the deal"
    BY_RENEGE = "Who played it"
    BY_MOON = "Who shot it"
    BY_GAME_MELD = "Who melded it"
    BY_OUT = "Who went out"

    # ---- what is missing or wrong
    NO_BY = "Who was it?"
    NO_DECLARER = "Who won the bid?"
    NO_BID = "How high was the bid?"
    NO_BIDS = "What did everybody bid?"
    NO_TRUMP = "What was trump?"
    NO_MELD = "How much did {names} meld?"
    NO_TRICKS = "Trick points still missing: {points}."
    BID_LOW = "The lowest bid is {points}."
    BID_HIGH = "The highest bid is {points}."
    BID_STEP = "Bids go in steps of {points}."
    MELDS_OVER = "The pack doesn't have that many cards for melds."
    NO_MORE = "{meld}: the pack doesn't have the cards for one more."
    MELD_STEP = "Meld of {names}: only multiples of {points}."
    MELD_HIGH = "Meld of {names}: no deal holds that much."
    TRICKS_STEP = "Tricks of {names}: only multiples of {points}."
    TRICKS_OVER = "That's {points} more than all the tricks hold."
    ASIDE_OVER = "{names} can't have laid aside more than {points}."
    DIX_OVER = "The dixes of {names} can't be more than {points}."
    MOON_SWEPT = "{names} missed the moon, so somebody else took a trick."
    MOON_NOT_SWEPT = "The moon takes every trick, but {names} won some."

    # ---- why a deal scores what it does
    BID_LOST = "That costs {points}."
    MELD_KEPT = "The meld still counts."
    TRICKS_KEPT = "The tricks still count."
    BID_VOID = "{names} bid {bid} without the {least} in meld that it takes, so there is no contract."
    BID_ONLY = "A made bid scores just the bid."
    MELD_LOST = "{names} lose {points} in meld: {reason}."
    MELD_LOST_ONE = "{names} loses {points} in meld: {reason}."
    MELD_LOST_YOU = "You lose {points} in meld: {reason}."
    LOST_NO_TRICK = "no trick was won"
    LOST_NO_POINTS = "nothing was won in tricks"
    LOST_FEW_POINTS = "less than {points} was won in tricks"
    LOST_TOO_LITTLE = "meld has to reach {points}"

    # ---- the sheet
    SHEET = "Score sheet"
    SHEET_HELP = "Click a deal to correct it"
    MELD_AND_TRICKS = "Meld + tricks"
    PLUS = "{meld} + {tricks}"
    PLUS_SET = "{meld} + {tricks}, set"
    FINISHED = "This sheet is finished."
    LEAD = "In the lead with {score}: {names}."
    TIED = "It's a tie at {score}."
    AFTER_END = "Not counted: the match was over"
    AFTER_END_SHORT = "Not counted"
    CHECKS_STAND = "Checks: {checks}"
    CHECK_OF = "{name} {checks}"


BY_WORDS: Final[Mapping[How, SheetWord]] = {
    "renege": SheetWord.BY_RENEGE,
    "moon_made": SheetWord.BY_MOON,
    "moon_failed": SheetWord.BY_MOON,
    "game_meld": SheetWord.BY_GAME_MELD,
    "declared_out": SheetWord.BY_OUT,
}


def fault_sentence(fault: EntryFault, rules: Rules, names: Sequence[str]) -> str:
    """Return what prevents a deal from being scored; `names` are those of the seats."""
    phrase = SheetWord.NO_TRICKS if fault.kind == "tricks_left" else SheetWord[fault.kind.upper()]
    who = text.all_of([names[seat] for seat in fault.group])
    return phrase(names=who, points=text.points(fault.number, rules))


def shown_people(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of a sheet's people as shown in the window: people without a name get a number."""
    return text.shown_names([SeatSetup(name, "human") for name in sheet.people])


def won_headline(sheet: Sheet, match: MatchState, people: Sequence[str]) -> Headline:
    """Return who has won a match, and the scores."""
    return match_headline(sheet.rules, match, people)


def decided_sentence(sheet: Sheet, match: MatchState, people: Sequence[str]) -> str:
    """Return who has won, or why nobody has even though the target is reached; empty if neither is the case."""
    if match.winners:
        return f"{won_headline(sheet, match, people).title}."
    return undecided(sheet.rules, match) if match.results else ""


def lead_sentence(sheet: Sheet, match: MatchState, people: Sequence[str]) -> str:
    """Return who is ahead, for a sheet that is put away before the match is over."""
    top = max(match.totals)
    best = [account for account, total in enumerate(match.totals) if total == top]
    score = text.points(top, sheet.rules)
    if len(best) > 1:
        return SheetWord.TIED(score=score)
    return SheetWord.LEAD(names=text.account_title(best[0], sheet.rules, people), score=score)


def check_notes(rules: Rules) -> tuple[str, ...]:
    """Return what the cards and melds of a player earn, and what counts without being entered."""
    earned = (SheetWord.CHECKS_FOR(reason=words, checks=checks) for words, checks in checks_in_hand(rules))
    return (*earned, SheetWord.CHECKS_BY_THEMSELVES())


def checks_sentence(checks: Sequence[int], people: Sequence[str]) -> str:
    """Return everybody's balance of checks, or an empty string if the game has none."""
    balances = (
        SheetWord.CHECK_OF(name=name, checks=text.signed_count(count))
        for name, count in zip(people, checks, strict=False)
    )
    return SheetWord.CHECKS_STAND(checks=text.listed(balances)) if checks else ""
