"""The texts about what the bids of a side mean by agreement."""

from pinochle_qt.ai.reasons import ReasonPhrase


class AgreementWord(ReasonPhrase):
    """Names of agreements, what they are about, and their bids one by one."""

    TITLE = "Bidding conventions"
    OPEN = "Bidding conventions…"
    AGREED = "Bidding conventions: {names}"
    BIDS_OF = "Bids: {side}"
    USE = "Use this"
    PLAIN = "Plain"
    HELP_AND_STEPS = "Help and steps"
    MELD_BIDS = "Meld bids"
    PLAIN_ABOUT = "A bid says that the hand is worth it, and a pass that it isn't."
    CUSTOM_ABOUT = "A bid says that the hand is worth it. As the rules have it, two bids tell the partner more."
    HELP_AND_STEPS_ABOUT = (
        "Once your partner has bid, a bid higher than it has to be shows meld, and a pass may offer help."
    )
    MELD_BIDS_ABOUT = "The lowest raise asks your partner for meld, and higher raises show it."

    OWN_ABOUT = "People made this convention; it doesn't come with the program."

    # ---- a bid, and what it says
    OPENING = "Opening with {amount}"
    OPENING_MORE = "Opening with {amount} or more"
    RAISE = "Raise of {amount}"
    RAISE_MORE = "Raise of {amount} or more"
    BEFORE = "Any bid before your partner's first"
    OVER_OPENING = "{amount} over an opening of {opened}"
    OVER_OPENING_MORE = "{amount} or more over an opening of {opened}"
    AFTER_PARTNER = "Raise of {amount} once the partner has bid"
    AFTER_PARTNER_MORE = "Raise of {amount} or more once the partner has bid"
    AFTER_OPPONENTS = "Raise of {amount} before the partner has bid"
    AFTER_OPPONENTS_MORE = "Raise of {amount} or more before the partner has bid"
    PASS_HELP = "Pass with help"
    SHOWS_MELD = "{points} in meld or more, whatever is trump"
    SHOWS_MELD_BELOW = "{points} in meld or more, usually less than {below}, whatever is trump"
    SHOWS_ACES_AROUND = "aces around"
    SHOWS_ACES = "{count} aces or more"
    SHOWS_ACES_BELOW = "{count} aces or more, usually fewer than {below}"
    SHOWS_RUN = "a run"
    SHOWS_SUIT = "{count} cards or more of one suit"
    SHOWS_SUIT_BELOW = "{count} cards or more of one suit, usually fewer than {below}"
    SHOWS_ASKS = "asks the partner to show meld"
    SHOWS_NOTHING = "worth the bid; nothing about meld"
    SHOWS_HELP = "aces, kings and queens, some of every suit"

    # ---- how it is kept
    COUNTED = (
        "A raise counts from the bid on the table, whoever made it, and tells something while the partner still bids."
    )
    TAKEN_BACK = "Whoever bid first names trump: after a partner's jump, one more bid takes it back."
    ORDER = (
        "Where a hand fits several rows, the first one is bid. Too little is shown only where all else costs too much."
    )
    HEARD = "Everybody at the table knows what each side has agreed, so the others hear it, too."
    KEPT = "Steady, Strong and Expert keep to it. Novice and Easy bid and hear as if nothing were agreed."
    READING = (
        "Meld bids are played in many ways. That ten more asks and twenty or more tells is common; how much each step "
        "shows, and that the opening shows aces around, is how we read it."
    )

    # ---- what it is worth
    STRONGER = (
        "Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more "
        "than one without. It makes a side stronger."
    )
    NOT_STRONGER = (
        "Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more "
        "than one without. So it makes no side clearly stronger: agree on it for the fun of it."
    )
    WEAKER = (
        "Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more "
        "than one without. So it costs a little: agree on it for the fun of it."
    )
