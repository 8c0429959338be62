"""What the people at the table say of what everybody has seen: ten lines each, in a voice of their own."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pinochle_qt.phrases import Phrase

MOST_LETTERS: Final = 24
"""The most letters of a remark, with names filled in: it has to be read in passing."""


class Occasion(StrEnum):
    """What a remark is about; at most one is made about each."""

    OWN_FIRST = "own_first"
    """The speaker has taken a good trick."""
    OWN_SECOND = "own_second"
    NAMED = "named"
    """A partner has, who is called by name."""
    PARTNER = "partner"
    """A partner has."""
    OTHERS = "others"
    """Somebody else has."""
    LAST_TRUMP = "last_trump"
    """The last trump has been played."""
    MELD = "meld"
    """Somebody else shows a great meld."""
    MADE = "made"
    """The bid of the speaker's side was made."""
    SET = "set"
    """The speaker's bid was not."""
    KIND = "kind"
    """The bid of a person was not."""


class TalkLine(Phrase):
    """Remarks of the people at the table, at most 24 letters each; the first part of a name is who says it.

    Nora is warm and quick, Walter old-fashioned, Edith dry, Sam at ease, Ruth exact, Hugo thoughtful, Clara elegant,
    Kenji reserved, Amira encouraging, and Oscar cheerful. None of them is ever unkind, and all but the last of each may
    be said of, or to, anybody.
    """

    NORA_OWN_FIRST = "I'll gladly take those."
    NORA_OWN_SECOND = "Oh, that helps a lot."
    NORA_NAMED = "Lovely, {name}!"
    NORA_PARTNER = "We're on our way now."
    NORA_OTHERS = "You earned that one."
    NORA_LAST_TRUMP = "No trumps left, I think."
    NORA_MELD = "Oh, how pretty that is!"
    NORA_MADE = "And there it is!"
    NORA_SET = "That was a bit hopeful."
    NORA_KIND = "I'd have bid it, too."

    WALTER_OWN_FIRST = "Much obliged, everyone."
    WALTER_OWN_SECOND = "I shall keep those."
    WALTER_NAMED = "Well covered, {name}."
    WALTER_PARTNER = "Capital. Simply capital."
    WALTER_OTHERS = "My compliments."
    WALTER_LAST_TRUMP = "That was the last trump."
    WALTER_MELD = "A sight for old eyes."
    WALTER_MADE = "Signed and delivered."
    WALTER_SET = "My arithmetic, alas."
    WALTER_KIND = "A brave bid, I'd say."

    EDITH_OWN_FIRST = "That will do nicely."
    EDITH_OWN_SECOND = "I was hoping for that."
    EDITH_NAMED = "Quite right, {name}."
    EDITH_PARTNER = "Just where I wanted it."
    EDITH_OTHERS = "I saw that coming."
    EDITH_LAST_TRUMP = "So much for trumps."
    EDITH_MELD = "That is rather a lot."
    EDITH_MADE = "As I was saying."
    EDITH_SET = "I have been wiser."
    EDITH_KIND = "The cards were rude."

    SAM_OWN_FIRST = "Don't mind if I do."
    SAM_OWN_SECOND = "I have room for those."
    SAM_NAMED = "Smooth, {name}."
    SAM_PARTNER = "Couldn't be smoother."
    SAM_OTHERS = "Can't argue with that."
    SAM_LAST_TRUMP = "Trumps are all gone."
    SAM_MELD = "Save some for us."
    SAM_MADE = "Home before dark."
    SAM_SET = "I bit off too much."
    SAM_KIND = "Nobody makes them all."

    RUTH_OWN_FIRST = "I had been counting."
    RUTH_OWN_SECOND = "Those add up."
    RUTH_NAMED = "Perfect timing, {name}."
    RUTH_PARTNER = "Right on the beat."
    RUTH_OTHERS = "You counted well."
    RUTH_LAST_TRUMP = "I make that every trump."
    RUTH_MELD = "I had to look twice."
    RUTH_MADE = "It came out right."
    RUTH_SET = "I counted one too many."
    RUTH_KIND = "Bid it again next time."

    HUGO_OWN_FIRST = "Well, thank you."
    HUGO_OWN_SECOND = "I waited for that one."
    HUGO_NAMED = "Beautiful, {name}."
    HUGO_PARTNER = "Now it goes our way."
    HUGO_OTHERS = "I enjoyed watching that."
    HUGO_LAST_TRUMP = "Now aces can breathe."
    HUGO_MELD = "May I admire that?"
    HUGO_MADE = "That went rather well."
    HUGO_SET = "I hoped a little hard."
    HUGO_KIND = "The next one is yours."

    CLARA_OWN_FIRST = "Those suit me well."
    CLARA_OWN_SECOND = "How kind of the cards."
    CLARA_NAMED = "Elegant, {name}."
    CLARA_PARTNER = "We think alike."
    CLARA_OTHERS = "That was stylish."
    CLARA_LAST_TRUMP = "The trumps have left us."
    CLARA_MELD = "What an entrance."
    CLARA_MADE = "I never doubted it."
    CLARA_SET = "I did doubt it a bit."
    CLARA_KIND = "It deserved to work."

    KENJI_OWN_FIRST = "A fortunate trick."
    KENJI_OWN_SECOND = "Thank you."
    KENJI_NAMED = "Well judged, {name}."
    KENJI_PARTNER = "That was precise."
    KENJI_OTHERS = "Very well played."
    KENJI_LAST_TRUMP = "No trump remains."
    KENJI_MELD = "That is rare to see."
    KENJI_MADE = "It was enough."
    KENJI_SET = "I asked for too much."
    KENJI_KIND = "A good bid all the same."

    AMIRA_OWN_FIRST = "Oh, good. I needed that."
    AMIRA_OWN_SECOND = "What a nice surprise."
    AMIRA_NAMED = "Thank you, {name}!"
    AMIRA_PARTNER = "Keep them coming."
    AMIRA_OTHERS = "All right, I liked that."
    AMIRA_LAST_TRUMP = "That's trumps finished."
    AMIRA_MELD = "Leave it there a minute."
    AMIRA_MADE = "I knew it would hold."
    AMIRA_SET = "Well, it was fun to try."
    AMIRA_KIND = "You gave it a real go."

    OSCAR_OWN_FIRST = "Ha! Mine."
    OSCAR_OWN_SECOND = "Look at all those!"
    OSCAR_NAMED = "Great one, {name}!"
    OSCAR_PARTNER = "High five later."
    OSCAR_OTHERS = "Ouch. Good one."
    OSCAR_LAST_TRUMP = "Bye-bye, trumps."
    OSCAR_MELD = "That's half the deck!"
    OSCAR_MADE = "Made it!"
    OSCAR_SET = "I got carried away."
    OSCAR_KIND = "Happens to me weekly."


def line(person: str, occasion: Occasion) -> TalkLine:
    """Return what a drawn person, such as ``nora``, says on an occasion."""
    return TalkLine[f"{person}_{occasion}".upper()]
