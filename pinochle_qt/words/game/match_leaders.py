"""Who did most in a match, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pinochle_qt.phrases import Phrase
from pinochle_qt.words import text
from pinochle_qt.words.game.match_end import MatchEnd

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.library.match_leaders import Leader


class Most(Phrase):
    """What is counted over a match."""

    MOST_BIDS = "Most bids made"
    MOST_MELD = "Most meld"
    BEST_HAND = "Best hand"
    SPOKEN = "{head}: {main}"


class LeaderWords(NamedTuple):
    """What was counted, and who did most of it, with the number."""

    head: str
    main: str

    @property
    def spoken(self) -> str:
        """Both as a sentence, for screen readers."""
        return Most.SPOKEN(head=self.head, main=self.main)


def leader_words(leader: Leader, rules: Rules, people: Sequence[str]) -> LeaderWords:
    """Return in words who did most of something; `people` are the names of everybody at the table."""
    amount = str(leader.amount) if leader.kind == "most_bids" else text.points(leader.amount, rules)
    name = text.together(people[person] for person in leader.people)
    return LeaderWords(Most[leader.kind.upper()](), MatchEnd.NAMED(name=name, what=amount))
