"""What is happening now and what the player can do about it, shown on Shift+F1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.engine.derived import total_card_points
from pinochle_qt.engine.features import bids_moon, bids_name_suit, has_summed_auction, has_teams
from pinochle_qt.phrases import Phrase
from pinochle_qt.words import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pinochle_qt.engine.prompts import Prompt, PromptKind
    from pinochle_qt.engine.rules import Rules


class SituationWord(Phrase):
    """A title and an explanation for everything that can have keyboard focus."""

    KEY = "{does}: {keys}."
    HINT = "“Hint” says what a strong player would do."

    BID_TITLE = "You are bidding"
    BID = "A bid is the points your side promises to make."
    BID_ALONE = "A bid is the points you promise to make."
    HIGH_BIDDER = "The high bidder names trump and has to make that many."
    BID_NAMES_SUIT = "Every bid names a suit: that of the high bidder, who has to make that many, becomes trump."
    BID_COUNTS = "Melds count, and tricks, which are worth {points} in all."
    MOON = "The moon is the highest bid of all: whoever bids it promises to win every trick."
    MOON_NAMES_SUIT = (
        "The moon is the highest bid of all: whoever bids it promises every trick, and names trump with it."
    )
    BID_SUM = "You bid once: the points you add to your side's promise. Partners' bids are added together."
    TRUMP_TITLE = "You name trump"
    TRUMP = "The suit you name beats all the others this deal. Long suits and suits with meld are best."
    CALL_TITLE = "You call a partner"
    CALL = "Whoever holds the card you call is your partner for this deal."
    GIVE_TITLE = "You pass cards"
    GIVE = "Choose cards from your hand for your partner: click them, or drag them up. Nobody else sees them."
    BURY_TITLE = "You bury cards"
    BURY = "You hold too many cards now: choose the ones you can do without."
    DISTRIBUTE_TITLE = "You deal out the kitty"
    DISTRIBUTE = "Everybody gets one of these cards, and you decide who gets which."
    DRAFT_TITLE = "You draw your hand"
    DRAFT = "Keep this card, or discard it and take the next one, which you can't see yet."
    MISDEAL_TITLE = "You may throw your hand in"
    MISDEAL = "It's poor enough for a new deal, but you may also play it."
    SHOW_TITLE = "You meld"
    SHOW = "Whatever is on the mat counts for you before play begins. Your best meld is already laid out."
    SHOW_NOTHING = "There is no meld in your hand this time. Say so, and the game goes on."
    MELD_TITLE = "You may meld"
    MELD = "You have won a trick, so you may lay down a meld from your hand now."
    DECIDE_TITLE = "You have a choice"
    DECIDE = "Play on, or choose another option: after the first card, it's too late."
    LEAD_TITLE = "You lead"
    LEAD = (
        "Your card starts the trick, and every other player adds one. The highest trump takes it, or else the "
        "highest card of your suit."
    )
    PLAY_TITLE = "It's your play"
    PLAY = "You may play the cards that stand higher. Click any other to see why you can't."
    FREE_TITLE = "You play a card"
    FREE = "While the stock lasts, you may play any card. Whoever takes the trick may meld and draws first."

    WAIT_TITLE = "It's {name}'s turn"
    WAIT = "Nothing is asked of you right now."
    MELDS_TITLE = "All meld is shown"
    MELDS = "Take as long as you like to look. Then go on to the first trick."
    MELDS_AT_END = "Take as long as you like to look. The deal is over without play: the score is next."
    OVER_TITLE = "The deal is over"
    OVER = "The score shows how it went. You can look back at the deal, or go on to the next one."
    END_TITLE = "The match is over"
    END = "You can look back, start a rematch with the same players, or choose another game."
    END_WAITS = "The host can start a rematch. While the host has no seat, everybody who plays can."
    BOARD_TITLE = "The board is over"
    BOARD = "The next board, if there is one, comes after a pause, or as soon as everybody is ready."
    CALLED_TITLE = "{name} is next at the screen"
    CALLED = "The table stays covered until {name} is ready, so nobody sees another player's cards."
    SHEET_TITLE = "The scores"
    SHEET = "Every deal of the match so far, with its points and the totals."
    LOG_TITLE = "Log"
    LOG = "Everything that has happened in this match. Click a line to see what it meant."
    HAND_LIST_TITLE = "Your hand as a list"
    HAND_LIST = "Your cards in words, and which of them you may play now."
    TRICK_TITLE = "The last trick"
    TRICK = "The last trick: who led, who played what, and who took it."
    NOTHING_TITLE = "There is no game on the table"
    NOTHING = "Start a game, or go on with one."

    LESSON_TITLE = "You are in a lesson"
    LESSON = "The coach says what to do. Escape leaves the lesson: your game waits."
    GAMES = "All your games: continue one, look back at a deal, or play its cards again."
    STATISTICS = "Your games in numbers. Press any number to see the games behind it."
    LOOK_BACK = "A finished deal, step by step with all hands shown, and what Expert thinks of each choice you had."
    LEARN = "What you can learn and practice. The game at the table waits."
    PROBLEM = "A position with one best answer: find it, and see the proof."
    FAIR_PLAY = "Whether the cards were fixed before the deal and are as chance has it. Details shows the proof."
    HELP = "All keys, how the computer players think, and what is new."
    SCORE_SHEET = "Keep score for real cards: enter a deal to see its score. Enter moves on to the next entry."
    OTHER_PAGE = "A page over the table. The game waits until you go back."


def usual_words(kind: PromptKind) -> tuple[SituationWord, SituationWord]:
    """Return the title and explanation of a kind of question, as they usually are."""
    return SituationWord[f"{kind}_TITLE".upper()], SituationWord[kind.upper()]


def about_question(prompt: Prompt) -> tuple[str, str]:
    """Return the title and explanation of a question."""
    title, about = usual_words(prompt.kind)
    if prompt.kind == "bid":
        return title(), " ".join(_about_bids(prompt.rules))
    if prompt.kind == "show" and not prompt.best:
        about = SituationWord.SHOW_NOTHING
    if prompt.kind == "play" and prompt.position is not None:
        if not prompt.position.trick:
            title, about = SituationWord.LEAD_TITLE, SituationWord.LEAD
        elif not prompt.position.strict:
            title, about = SituationWord.FREE_TITLE, SituationWord.FREE
    return title(), about()


def _about_bids(rules: Rules) -> Iterator[str]:
    """Yield the sentences that say what a bid means by these rules."""
    if has_summed_auction(rules):
        yield SituationWord.BID_SUM()
        return
    names_suit = bids_name_suit(rules)
    yield SituationWord.BID() if has_teams(rules) else SituationWord.BID_ALONE()
    yield SituationWord.BID_NAMES_SUIT() if names_suit else SituationWord.HIGH_BIDDER()
    yield SituationWord.BID_COUNTS(points=text.points_named(total_card_points(rules), rules))
    if bids_moon(rules):
        yield SituationWord.MOON_NAMES_SUIT() if names_suit else SituationWord.MOON()
