"""Choosing several cards: passing to partner, giving back, burying, sharing the kitty, calling."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pinochle_qt.ai.decide.all_tricks import least_winning
from pinochle_qt.ai.decide.bidding.hand_worth import is_out_of_reach, meld_points, trick_points
from pinochle_qt.ai.decide.keeping import GIVEN, RETURNED, least_needed, to_bury
from pinochle_qt.ai.inference.facts import Facts
from pinochle_qt.ai.player import Decision
from pinochle_qt.ai.reasons import Cards, Points, Why
from pinochle_qt.engine.actions import Bury, CallCard, Concede, Distribute, Give
from pinochle_qt.engine.cards import RANK_OF, SUIT_OF, SUITS, Card, Rank, card, dix_of, without
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.features import pays_plain_runs
from pinochle_qt.engine.melds import unit_cards
from pinochle_qt.engine.melds.kinds import PINOCHLE
from pinochle_qt.engine.tricks import card_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pinochle_qt.ai.decide.keeping import Costs
    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.engine.cards import Suit
    from pinochle_qt.engine.observe import Observation
    from pinochle_qt.engine.prompts import Pick, Prompt
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.engine.seats import Seat

_GIFT = {Rank.ACE: 160, Rank.KING: 155, Rank.QUEEN: 154, Rank.JACK: 152, Rank.TEN: 150, Rank.NINE: 85}
_ACES = tuple(card(Rank.ACE, suit) for suit in SUITS)
_TENS = tuple(card(Rank.TEN, suit) for suit in SUITS)


def decide_give(observation: Observation, prompt: Prompt) -> Decision:
    """Give the declarer what strengthens his trumps; as declarer, give back what his partner needs more."""
    if prompt.pick is None or prompt.trump is None:
        raise AssertionError("cards are given by choosing them, once trump is named")
    if _gives_back(observation, prompt):
        cards = best_return(prompt.hand, prompt.pick, prompt.trump, observation.rules)
    else:
        cards = best_gift(prompt.hand, prompt.pick, prompt.trump, observation.rules)
    return Decision(Give(prompt.seat or 0, cards), why_these(observation, prompt, cards, prompt.trump))


def decide_bury(observation: Observation, prompt: Prompt) -> Decision:
    """Bury what neither melds nor takes tricks; before a moon without trump, what wins none."""
    if prompt.pick is not None and prompt.trump is None and observation.moon is not None:
        seat = prompt.seat or 0
        return Decision(Bury(seat, least_winning(Facts(observation, seat), prompt.pick.size)), Why.NOT_NEEDED.because())
    if prompt.pick is None or prompt.trump is None:
        raise AssertionError("cards are laid aside by choosing them, once trump is named")
    cards = least_needed(prompt.hand, prompt.pick, prompt.trump, observation.rules, to_bury(observation.rules))
    return Decision(Bury(prompt.seat or 0, cards), why_these(observation, prompt, cards, prompt.trump))


def costs_of(observation: Observation, prompt: Prompt) -> Costs:
    """Return what it costs the asked seat to part with cards."""
    if prompt.kind == "bury":
        return to_bury(observation.rules)
    return RETURNED if _gives_back(observation, prompt) else GIVEN


def _gives_back(observation: Observation, prompt: Prompt) -> bool:
    return observation.contract is not None and observation.contract.declarer == prompt.seat


def why_these(observation: Observation, prompt: Prompt, cards: tuple[Card, ...], trump: Suit) -> Reason:
    """Return why a seat parts with these cards."""
    is_gift = prompt.kind == "give"
    if is_gift and not _gives_back(observation, prompt):
        together = _big_melds(prompt.hand, trump, observation.rules)
        if together and not together.keys() & set(cards):
            return Why.STAY_TOGETHER.because(cards=Cards(tuple(sorted(together.elements()))))
        helpful = [SUIT_OF[face] == trump or RANK_OF[face] is Rank.ACE or face in PINOCHLE for face in cards]
        if any(helpful):
            return (Why.HELP_DECLARER if all(helpful) else Why.BEST_TO_GIVE).because()
    left = (without(prompt.hand, cards), cards if is_gift else ())  # the partner can meld what is passed
    lost = meld_points(prompt.hand, trump, observation.rules)
    lost -= sum(meld_points(each, trump, observation.rules) for each in left)
    if lost > 0:
        return Why.NOT_NEEDED_BUT_MELD.because(points=Points(lost))
    wanted = sorted({face for face in cards if RANK_OF[face] in {Rank.KING, Rank.QUEEN} or face in PINOCHLE})
    if is_gift and wanted:
        return Why.PARTNER_MAY_MELD.because(cards=Cards(tuple(wanted)))
    return Why.NOT_NEEDED.because()


def decide_kitty(observation: Observation, prompt: Prompt) -> Decision:
    """Keep the card that helps this hand most, and give partner the strongest of the others.

    A bid that even this card leaves out of reach is conceded, where the rules allow it.
    """
    seat = prompt.seat or 0
    to = shared_out(prompt.hand, prompt.kitty, seat, observation.rules)
    hand, contract = (*prompt.hand, dict(to)[seat]), observation.contract
    concession = next((choice for choice in prompt.choices if isinstance(choice, Concede)), None)
    if concession is None or contract is None or not all(is_out_of_reach(hand, suit, observation) for suit in SUITS):
        return Decision(Distribute(seat, to), Why.STAYS.because())
    return Decision(concession, Why.OUT_OF_REACH.because(points=Points(contract.bid)))


def shared_out(
    hand: tuple[Card, ...], kitty: Sequence[Card], seat: Seat, rules: Rules
) -> tuple[tuple[Seat, Card], ...]:
    """Return who gets which card of the kitty when this seat distributes it.

    How well a card fits this hand says nothing about how it fits another: partner gets what takes tricks.
    """
    players, points = rules.table.players, card_points(rules)

    def gain(face: Card) -> tuple[float, int]:
        best = max(meld_points((*hand, face), suit, rules) for suit in SUITS)
        return best + (20 if RANK_OF[face] is Rank.ACE else 0), face

    own = max(kitty, key=gain)
    trump = likeliest_trump((*hand, own), rules)

    def help_to_partner(face: Card) -> tuple[bool, bool, int, int]:
        return RANK_OF[face] is Rank.ACE, SUIT_OF[face] == trump, points[face], face

    ranked = [own, *sorted(without(kitty, (own,)), key=help_to_partner, reverse=True)]
    order = [
        seat,
        (seat + 2) % players,
        *(other for other in range(players) if other not in {seat, (seat + 2) % players}),
    ]
    return tuple(zip(order, ranked, strict=True))


def likeliest_trump(hand: tuple[Card, ...], rules: Rules) -> Suit:
    """Return the suit that is worth most as trump with this hand alone."""
    return max(SUITS, key=lambda suit: meld_points(hand, suit, rules) + trick_points(hand, suit, rules))


def decide_called_card(observation: Observation, prompt: Prompt) -> Decision:
    """Call the highest trump that another player holds: hands are not combined, so no missing rank makes a meld."""
    calls = {choice.card: choice for choice in prompt.choices if isinstance(choice, CallCard)}
    del observation
    best = max(calls, key=_call_order)
    return Decision(calls[best], Why.CALLS_BEST.because())


def called_card(hand: Sequence[Card], trump: Suit, rules: Rules) -> Card | None:
    """Return the first card that a declarer with this hand calls; None if it holds every trump."""
    whole = pack(rules)
    calls = [face for face in set(whole) if SUIT_OF[face] == trump and hand.count(face) < whole.count(face)]
    return max(calls, key=_call_order, default=None)


def _call_order(face: Card) -> tuple[int, int]:
    return {Rank.ACE: 5, Rank.TEN: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}.get(RANK_OF[face], 0), -face


def best_gift(hand: Sequence[Card], pick: Pick, trump: Suit, rules: Rules) -> tuple[Card, ...]:
    """Return the cards that the declarer is most likely to need; big melds are broken up only for lack of others."""
    to_keep = _big_melds(hand, trump, rules)
    has_pinochle = set(PINOCHLE) <= set(hand)

    def worth(face: Card) -> float:
        rank = RANK_OF[face]
        if SUIT_OF[face] == trump:
            return _GIFT.get(rank, 0)
        if rank is Rank.ACE:
            return 90
        if face in PINOCHLE:
            return 72 if has_pinochle else 70
        return {Rank.TEN: 30, Rank.KING: 22, Rank.QUEEN: 15, Rank.JACK: 8}.get(rank, 0)

    singles: list[Card] = []
    again: list[Card] = []
    kept: list[Card] = []
    for face in sorted(pick.among, key=lambda face: (-worth(face), face)):
        if to_keep[face]:
            to_keep[face] -= 1
            kept.append(face)
        elif face in singles and RANK_OF[face] in {Rank.QUEEN, Rank.JACK, Rank.NINE}:
            again.append(face)  # the second copy of a trump queen or jack is worth less to a run than an ace
        else:
            singles.append(face)
    return tuple((singles + again + kept)[: pick.size])


def best_return(hand: Sequence[Card], pick: Pick, trump: Suit, rules: Rules) -> tuple[Card, ...]:
    """Return the cards that the declarer needs least, and his partner most."""
    return least_needed(hand, pick, trump, rules, RETURNED)


def _big_melds(hand: Sequence[Card], trump: Suit, rules: Rules) -> Counter[Card]:
    """Return the cards of the melds that are worth most where they are: runs, a double pinochle, aces, eight tens."""
    held, found = Counter(hand), Counter[Card]()
    for suit in SUITS if pays_plain_runs(rules) else (trump,):
        run = unit_cards("run", suit, dix_of(suit, "nine_to_ace"))
        if set(run) <= set(hand):
            found |= Counter(run)
    if all(held[face] >= 2 for face in PINOCHLE):
        found |= Counter(PINOCHLE * 2)
    if all(held[face] for face in _ACES):
        found |= Counter(_ACES)
    if rules.melds.eight_tens and all(held[face] >= 2 for face in _TENS):
        found |= Counter(_TENS * 2)
    return found
