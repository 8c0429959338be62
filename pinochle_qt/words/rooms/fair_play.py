"""The text of the page about fair play."""

from pinochle_qt.phrases import Phrase


class FairWord(Phrase):
    """Titles, labels and sentences."""

    TITLE = "Fair play"
    LINE = "How the cards are shuffled, and what the computer players know"
    SHUFFLE = "An honest shuffle"
    PLAYERS = "Computer players"
    THINK = "How the computer players think"
    SHORT = "In short"
    DETAILS = "Details"
    FIXED = "The cards were fixed before the deal"
    FIXED_OPEN = "Were the cards fixed before the deal?"
    FIXED_LINE = (
        "The fingerprint of deal {number} was shown before its first card. Nobody can change the cards after it."
    )
    CHECKED_LINE = "Deal {number} was dealt once more just now, from its key: the same cards."
    GIVEN_SHORT = "The cards of this deal were preset"
    SEE = "The computer players see only their own cards"
    SEE_LINE = "They think in a separate process, which is told what their seat knows and nothing else."
    INTRO = (
        "Every deal of a match follows from a seed drawn before the first card. A fingerprint fits only one seed and "
        "reveals nothing about it: it is shown first, and the rest once it can no longer help anybody. So nobody, not "
        "even the program, can change the cards in between."
    )

    # ---- the three steps
    BEFORE = "Before deal {number}: the fingerprints"
    AFTER = "After deal {number}: its key"
    KEY_LATER = "Shown when the deal is over."
    SEED_LATER = "Shown when the match is over."
    MATCH = "Match"
    DEAL = "Deal {number}"
    KEY = "Key"
    SEED = "Seed"
    NO_FINGERPRINT = "This match has no fingerprint."
    NO_KEY = "The cards of this deal were preset, so they have no key."
    GIVEN = "The cards of this deal were preset: by a code, or because they are played again."
    COMPARE = "Do they match?"
    COMPARE_LATER = "Checked when the deal is over. Copy all now if you want to compare it yourself."
    COMPARE_NOW = "Check this deal to have it dealt again from its key."
    MATCHES = "They match, and give these hands"
    MATCHES_OLD = "The seed gives these hands"
    MATCHES_GIVEN = "These are the preset cards"
    DIFFERS = "They don't match"
    DIFFERS_LINE = "Found {found}, expected {expected}. Use Copy all to show it to anybody you like."
    UNKNOWN = "This program can't check these cards"
    UNKNOWN_LINE = "They come from a generator that it doesn't know: {generator}."
    BY_SOMEBODY = "These cards were not shuffled"
    BY_SOMEBODY_LINE = "They were laid out by hand, for a lesson."
    STOCK = "Stock"
    SPOKEN = "{label}: {value}"

    # ---- what can be done
    CHECK = "Check this deal"
    COPY = "Copy all"
    COPIED = "Copied"
    WHICH = "Which deal"
    DEAL_OVER = "Deal {number}"
    DEAL_PLAYED = "Deal {number}, in play"
    DEAL_NEXT = "Deal {number}, to come"
    NO_GAME = "Start a game to see its fingerprint here before the first card."
    BY_HAND = "A deal's fingerprint is the SHA-256 of its key: anybody can check it, even without this program."
    HOW = "How the cards follow from the key"
    LONG = "Read the long version"

    # ---- the log
    LOGGED = "The cards of this match are settled. Its fingerprint: {fingerprint}."

    # ---- what is copied
    COPY_GAME = "Match: generator {generator}"
    COPY_MATCH = "Fingerprint of the match: {fingerprint}"
    COPY_RULES = "It is the SHA-256 of: {text}"
    COPY_SEED = "Seed: {seed}"
    COPY_DEAL = "Fingerprint of deal {number}: {fingerprint}"
    COPY_KEY = "It is the SHA-256 of the key: {key}"
    COPY_HAND = "{name}: {cards}"


class DealStatisticsWord(Phrase):
    """What was dealt, compared to what chance would give."""

    CHIP = "All your deals"
    FITS = "Your cards are as chance would have them"
    FITS_OPEN = "Are your cards as chance would have them?"
    FITS_NOT = "Your cards are not quite as chance would have them"
    FITS_LINE = "Aces, longest suits and melds in {deals}: nothing is farther off than chance explains."
    FITS_NOT_LINE = "Aces, longest suits and melds in {deals}: something is farther off than chance usually is."
    WHO = "Whose cards"
    LINE = "Bars: what you were dealt in {deals} since {day}. Lines: what chance predicts."
    LINE_OF = "Bars: what {name} was dealt in {deals} since {day}. Lines: what chance predicts."
    DEAL = "1 deal"
    DEALS = "{count} deals"
    NONE = "Finish a deal to compare what you were dealt with what chance predicts."
    ACES = "Aces in a hand"
    LONGEST = "Longest suit of a hand"
    MELD = "Best meld of a hand"
    OWN = "You"
    PARTNER = "Partner"
    OTHERS = "Others"
    CHANCE = "chance {mean} ± {scatter}"
    OFTEN = "{count} in 100"
    SELDOM = "less than 1 in 100"
    MORE_THAN = "{value}+"
    SPOKEN = "{who}: {mean}; chance {expected} give or take {scatter}. By chance, {often} are this far off."
    SPOKEN_BARS = "{value}: {count} hands, by chance {expected}."
    SPOKEN_BARS_ONE = "{value}: 1 hand, by chance {expected}."
    NOTE = (
        "All deals count, won, lost or thrown in, except those whose cards were preset. Trump depends on what the "
        "bidder holds, so the longest suit stands in for it. Honest cards stay within the ± 19 times in 20; the number "
        "on the right says how often they are this far off or farther. With {count} numbers on a page, one outside its "
        "± is nothing unusual."
    )
