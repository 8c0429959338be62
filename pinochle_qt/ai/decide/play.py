"""Playing a card: with all duties in force, and freely while the stock lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.other import claim
from pinochle_qt.ai.facts import Facts
from pinochle_qt.ai.player import Decision
from pinochle_qt.engine.actions import Play
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Rank, card
from pinochle_qt.engine.melds import possible_melds
from pinochle_qt.engine.melds.kinds import PINOCHLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pinochle_qt.engine.cards import Card, Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Prompt


def decide_play(observation: Observation, prompt: Prompt) -> Decision:
    """Return a card to play."""
    out = claim(observation, prompt)
    if out is not None:
        return out
    facts = Facts(observation, prompt.seat or 0)
    if prompt.position is not None and not prompt.position.strict:
        return _in_stock_play(facts, prompt)
    cards = prompt.cards
    if len(cards) == 1:
        return Decision(Play(facts.seat, cards[0]), "it is the only card that may be played")
    face, reason = _lead(facts, prompt) if not observation.trick else _follow(facts, prompt)
    return Decision(Play(facts.seat, face), reason)


# ---- strict play -----------------------------------------------------------------------------------------------------


def _lead(facts: Facts, prompt: Prompt) -> tuple[Card, str]:
    trump = facts.trump
    cards = prompt.cards
    if trump is None:
        return _cheapest(facts, cards), "it costs least"
    trumps = [face for face in cards if SUIT_OF[face] == trump]
    side = [face for face in cards if SUIT_OF[face] != trump]
    foes = [seat for seat in range(facts.players) if seat not in facts.friends]
    out = facts.unseen_in(trump)
    may_ruff = out > 0 and any(trump not in facts.voids[seat] for seat in foes)
    is_declarer = facts.seen.contract is not None and facts.seen.contract.declarer == facts.seat
    if is_declarer and may_ruff and len(trumps) >= 3:
        boss = [face for face in trumps if facts.is_boss(face)]
        if boss:
            return _highest(facts, boss), "drawing trump: no trump out can beat it"
    safe = [
        face
        for face in side
        if facts.is_boss(face) and not (may_ruff and any(SUIT_OF[face] in facts.voids[seat] for seat in foes))
    ]
    if safe:
        best = max(safe, key=lambda face: (facts.points[face], facts.unseen_in(SUIT_OF[face]), face))
        return best, "nothing out in its suit can beat it"
    if is_declarer and may_ruff and len(trumps) >= max(5, out):
        return _cheapest(facts, trumps), "long trumps: the others' trumps have to come down"
    if not may_ruff and trumps and len(trumps) == len(cards):
        return _highest(facts, trumps), "only trumps are left"
    # a defender does not lead the declarer's trumps for him while he has anything else
    losers = side or list(cards)
    return min(losers, key=lambda face: _lead_cost(facts, face)), "a low card, to lose as little as possible"


def _lead_cost(facts: Facts, face: Card) -> tuple[float, int]:
    suit = SUIT_OF[face]
    cost = 2.0 * facts.points[face] + facts.strength[face]
    if RANK_OF[face] is Rank.ACE:
        cost += 15
    foes = [seat for seat in range(facts.players) if seat not in facts.friends]
    cost += 6 * sum(suit in facts.voids[seat] for seat in foes)
    cost -= facts.unseen_in(suit) * 0.5
    return cost, face


def _follow(facts: Facts, prompt: Prompt) -> tuple[Card, str]:
    cards = prompt.cards
    winners = [face for face in cards if facts.wins_with(face)]
    partner_wins = facts.winning_seat in facts.friends
    foes_after = [seat for seat in facts.players_after if seat not in facts.friends]
    if partner_wins and (not foes_after or _is_safe(facts, foes_after)):
        losers = [face for face in cards if face not in winners] or list(cards)
        return _fattest(facts, losers), "partner's card wins: counters belong on it"
    if winners and not foes_after:
        best = max(winners, key=lambda face: (facts.points[face], -facts.strength[face], -_is_trump(facts, face)))
        cheap = min(winners, key=lambda face: (_is_trump(facts, face), facts.strength[face]))
        face = cheap if RANK_OF[best] is Rank.ACE and RANK_OF[cheap] is not Rank.ACE else best
        return face, "last to play: it takes the trick"
    if winners:
        sure = [face for face in winners if _is_sure(facts, face, foes_after)]
        if sure:
            return min(sure, key=lambda face: (facts.strength[face], face)), "nobody after can beat it"
        if not partner_wins:
            return min(
                winners, key=lambda face: (facts.points[face], facts.strength[face], face)
            ), "the cheapest card that beats"
    losers = [face for face in cards if face not in winners] or list(cards)
    return _cheapest(facts, losers), "the trick is lost: it costs least"


def _is_safe(facts: Facts, foes_after: Iterable[int]) -> bool:
    """Return whether the card that wins now cannot be beaten by the foes still to play."""
    trick = facts.seen.trick
    top = max(
        trick, key=lambda face: (SUIT_OF[face] == facts.trump, SUIT_OF[face] == SUIT_OF[trick[0]], facts.strength[face])
    )
    return _is_sure(facts, top, foes_after)


def _is_sure(facts: Facts, face: Card, foes_after: Iterable[int]) -> bool:
    """Return whether no foe still to play can beat a card, as far as this seat knows."""
    suit, trump = SUIT_OF[face], facts.trump
    if not facts.is_boss(face):
        return False
    if trump is None or suit == trump or facts.unseen_in(trump) == 0:
        return True
    led = SUIT_OF[facts.seen.trick[0]] if facts.seen.trick else suit
    left = facts.unseen_in(led)
    return all(led not in facts.voids[seat] for seat in foes_after) and left > facts.players


def _is_trump(facts: Facts, face: Card) -> bool:
    return SUIT_OF[face] == facts.trump


def _cheapest(facts: Facts, cards: Iterable[Card]) -> Card:
    """Return the card whose loss costs least: no points, not a trump, low."""
    lengths = facts.suit_lengths(facts.seen.hand)

    def cost(face: Card) -> tuple[float, int]:
        return (
            2.5 * facts.points[face]
            + facts.strength[face]
            + (14 if _is_trump(facts, face) else 0)
            - (1.5 if lengths[SUIT_OF[face]] == 1 and not _is_trump(facts, face) else 0),
            face,
        )

    return min(cards, key=cost)


def _fattest(facts: Facts, cards: Iterable[Card]) -> Card:
    """Return a counter that takes no trick by itself: tens and kings before aces, side suits before trumps."""

    def worth(face: Card) -> tuple[float, int]:
        value = float(facts.points[face])
        if RANK_OF[face] is Rank.ACE:
            value -= 12
        if _is_trump(facts, face):
            value -= 11
        return value - 0.1 * facts.strength[face] * (RANK_OF[face] is Rank.ACE), -face

    return max(cards, key=worth)


def _highest(facts: Facts, cards: Iterable[Card]) -> Card:
    return max(cards, key=lambda face: (facts.strength[face], face))


# ---- stock play ------------------------------------------------------------------------------------------------------


def _in_stock_play(facts: Facts, prompt: Prompt) -> Decision:
    """Weigh the trick, with the meld it lets one make, against what the card is still good for."""
    observation = facts.seen
    plays = list(prompt.legal_plays())
    keep = {face: _keep_value(facts, prompt, face) for face in {play.card for play in plays}}
    scored = [(_stock_value(facts, prompt, play, keep), play) for play in plays]
    best = max(scored, key=lambda entry: (entry[0], entry[1].source == "table", -entry[1].card))[1]
    if not observation.trick:
        return Decision(best, "a card that is needed least")
    return Decision(
        best, "it takes the trick" if facts.wins_with(best.card) else "the trick is not worth a better card"
    )


def _stock_value(facts: Facts, prompt: Prompt, play: Play, keep: dict[Card, float]) -> float:
    face = play.card
    value = -keep[face]
    if not facts.seen.trick:
        # a lead that wins gives a meld turn, but counters led into the dark are often lost
        return value - 0.5 * facts.points[face] + (0.5 * _meld_waiting(prompt) if _is_likely_winner(facts, face) else 0)
    in_trick = sum(facts.points[each] for each in facts.seen.trick)
    if facts.wins_with(face):
        return value + in_trick + facts.points[face] + 0.8 * _meld_waiting(prompt) + 2
    return value - facts.points[face]


def _meld_waiting(prompt: Prompt) -> float:
    """Return the points of the best meld that winning this trick would allow."""
    if prompt.table is None or prompt.trump is None:
        return 0
    melds = possible_melds(prompt.hand, prompt.table, prompt.trump, prompt.rules)
    return float(melds[0].points) if melds else 0


def _is_likely_winner(facts: Facts, face: Card) -> bool:
    return facts.is_boss(face) and (SUIT_OF[face] == facts.trump or RANK_OF[face] is Rank.ACE)


def _keep_value(facts: Facts, prompt: Prompt, face: Card) -> float:
    """Return what a card is good for later: melds it may still make, and tricks of the playoff."""
    held = (*prompt.hand, *(prompt.table.lying if prompt.table else ()))
    copies = held.count(face)
    value = _strength_value(facts, face)
    for cards, points in _wished(face, facts.trump):
        missing = [each for each in cards if each not in held]
        if any(facts.unseen[each] == 0 for each in missing):
            continue
        nearness = (len(cards) - len(missing)) / len(cards)
        value += points * nearness**3 * 0.5 / (max(1, copies))
    laid = prompt.table.copies(face) if prompt.table else 0
    if laid:
        value *= 0.55  # a melded card has paid already
    return value


def _strength_value(facts: Facts, face: Card) -> float:
    base = {Rank.ACE: 11.0, Rank.TEN: 5.0, Rank.KING: 2.0}.get(RANK_OF[face], 0.0)
    return base + (6.0 + facts.strength[face] if SUIT_OF[face] == facts.trump else 0.0)


def _wished(face: Card, trump: Suit | None) -> Iterable[tuple[tuple[Card, ...], int]]:
    """Yield the melds in which a card may serve, with their points."""
    rank, suit = RANK_OF[face], SUIT_OF[face]
    around = {Rank.ACE: 100, Rank.KING: 80, Rank.QUEEN: 60, Rank.JACK: 40}
    if rank in around:
        yield tuple(card(rank, each) for each in SUITS), around[rank]
    if rank in {Rank.KING, Rank.QUEEN}:
        yield (card(Rank.KING, suit), card(Rank.QUEEN, suit)), 40 if suit == trump else 20
    if suit == trump and rank in {Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK}:
        yield tuple(card(each, suit) for each in (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)), 150
    if face in PINOCHLE:
        yield PINOCHLE, 40
    if suit == trump and rank in {Rank.NINE, Rank.SEVEN}:
        yield (face,), 16
