"""What a guest's program says about the shuffle of a deal."""

from __future__ import annotations

from pinochle_qt.phrases import Phrase


class MixWord(Phrase):
    """What it has found out once the deal is over, and why it has not; one sentence each."""

    CHECKED = "Checked: nobody could have chosen these cards."
    LEFT_OUT = "Deal {deal} was dealt without your program's part: it came too late, or the table left it out."
    WITHHELD = "Deal {deal}: the program of {name} promised a part of the shuffle, and did not open it in time."
    TWICE = "Deal {deal}: the table began to shuffle again after your program had opened its part."
    PROMISES = "Deal {deal}: the table has changed the promises after they were fixed."
    TABLE_PART = "Deal {deal}: the table's own part of the shuffle is not the one that it promised."
    PART = "Deal {deal}: the part of {name} is not the one that was promised."
    CARDS = "Deal {deal}: the cards don't follow from everybody's parts. Somebody has chosen or changed them."
    PLACES = "Deal {deal}: people have changed places after it was settled which cards each place gets."
    SEEN = "Deal {deal}: the cards that you saw are not those of the shuffle."
    SILENT = "Deal {deal}: the table does not show how it was shuffled."
    NOT_ASKED = "The table alone shuffles in this match: your program was not asked to add to it."
    OLD_TABLE = "The table alone shuffles: its program is older than yours, and lets nobody add to it."
