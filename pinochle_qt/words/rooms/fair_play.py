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
    INTRO_TOGETHER = (
        "Everybody's program adds a secret to each shuffle, so that nobody can choose the cards, not even whoever runs "
        "the table. He could still look at all hands in his own computer: only a table on the computer of somebody who "
        "doesn't play prevents that, too."
    )
    NOBODY_CHOSE = "Nobody could have chosen the cards"
    NOBODY_CHOSE_OPEN = "Could somebody have chosen the cards?"
    FIXED_TOGETHER = "Everybody's program added a secret to deal {number}, once the table's own part was fixed."
    CHECKED_TOGETHER = "Deals that this window has checked: {count}."
    CHECKED_LATER = "Everybody's program adds a secret to each shuffle. This window checks each deal when it is over."
    PEEK = "Whoever runs the table could look at all hands in his computer. If he doesn't play himself, no player can."

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
    PROMISES = "Before deal {number}: everybody's promises"
    PROMISES_LINE = "Each program chose a secret, and showed only its hash: no secret can be changed after that."
    NOBODY_ADDED = "No program of a guest added to this deal."
    PARTS = "After deal {number}: everybody's parts"
    PART_WITHHELD = "Not opened in time, so it counts for nothing"
    MATCHES_TOGETHER = "They match, and together give these hands"
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

    # ---- the four steps of a shuffle with others
    FIRST = "The table fixes its own part"
    FIRST_LINE = "It is drawn together with the match, and everybody is shown a fingerprint that fits nothing else."
    SECOND = "Everybody's program promises a secret"
    SECOND_LINE = "It shows only a hash, which tells nothing about the secret and fits no other one."
    THIRD = "All secrets are opened, and the cards are dealt"
    THIRD_LINE = (
        "No program opens its secret before all promises are fixed. Whoever doesn't open his in time is named, and "
        "gains nothing: he cannot know which cards would follow."
    )
    FOURTH = "After the deal, every program checks it"
    FOURTH_LINE = "Its own secret is in, all promises were kept, and the cards that it saw follow from all of them."

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
    COPY_PROMISE = "{name} promised: {commitment}"
    COPY_SECRET = "This is the SHA-256 of: {text}"
    COPY_WITHHELD = "It was not opened in time."
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
