"""Plays deals by the rules of imagined play and by the engine in lock-step; `tests/benchmarks/same_game.py` plays many.

After every action, both must agree on who is asked, what may be played, melded or exchanged, on every card, and on the
points; what cards are passed, buried and melded in an imagined contract must be what the same choices lead to; and
every finished deal must be worth to each seat what the engine has scored. Deals are played at random, in all presets in
turn, every other one with random house rules.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from statistics import fmean
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from pinochle_qt.ai.bits import DIX, NOBODY
from pinochle_qt.ai.decide.small_decisions import claim
from pinochle_qt.ai.decide.stock_search import after
from pinochle_qt.ai.imagined_play import Setting, imagined_course
from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.ai.players.random_player import RandomPlayer
from pinochle_qt.ai.sample import World
from pinochle_qt.ai.stakes import Goals, Stakes, allies_of, terms_of
from pinochle_qt.engine.actions import DeclareOut, Done, ExchangeDix, Play, ShowMelds
from pinochle_qt.engine.cards import RANK_OF, card
from pinochle_qt.engine.derived import pack, side_of, trick_bonuses, turned_dix_points
from pinochle_qt.engine.features import ends_at_target, is_stock_game, names_trump_by_meld, needs_solo_moon, pays_by_bid
from pinochle_qt.engine.game import Game
from pinochle_qt.engine.melds.incremental import is_any_four
from pinochle_qt.engine.melds.kinds import READING_SUITS, Meld
from pinochle_qt.engine.observe import observe
from pinochle_qt.engine.people import account_of, parties
from pinochle_qt.engine.problems import problems
from pinochle_qt.engine.rules import OPTIONS, Range, patch
from pinochle_qt.engine.scoring.chips import chips_for
from pinochle_qt.engine.state import PLAYED_OUT
from pinochle_qt.engine.tricks import card_points
from pinochle_qt.variants.presets import PRESETS
from tests.ai.kernels import load_kernel_table
from tests.checks import require

if TYPE_CHECKING:
    from pinochle_qt.ai.player import Player
    from pinochle_qt.engine.actions import SeatAction
    from pinochle_qt.engine.prompts import Prompt
    from pinochle_qt.engine.rules import OptionValue, Rules
    from pinochle_qt.engine.seats import Seat
    from pinochle_qt.engine.state import DealResult, DealState, MatchState

CHANGES: Final = 12
"""The number of options that random house rules try to change."""
NUMBERS: Final = 400
"""The highest number tried for an option that may be any number."""
BY_THUMB: Final = frozenset({"distribute", "call", "give", "bury", "show"})
"""The questions that an imagined contract answers by rules of thumb."""


class Table:
    """A deal at the engine's table, and the same deal in imagined play."""

    def __init__(self, rules: Rules, chance: random.Random) -> None:
        self.rules = rules
        self.game = Game(rules)
        self.found: list[str] = []
        """What differs."""
        self.compared: Counter[str] = Counter()
        self._chance = chance
        self._players: dict[bool, Player] = {True: RandomPlayer(chance), False: Policy()}
        self._imagined: Any = None
        self._modules = uncompiled()

    def play_deal(self, match: MatchState) -> MatchState:
        """Play a deal from its first question to its end, and compare at every step."""
        self._imagined = None
        is_random = self._chance.random() < 0.7
        seen_at: list[MatchState] = []
        before_auction = match
        while (prompt := self.game.prompt(match)) is not None and prompt.seat is not None and match.deal is not None:
            if match.deal.contract is None:
                before_auction = match
            if prompt.kind in {"play", "meld"}:
                self._compare(match, prompt)
                if not is_stock_game(self.rules) and not match.deal.tricks and not match.deal.trick:
                    self._compare_contract(before_auction, match)
                if self._chance.random() < 0.1:
                    seen_at.append(match)
            action = self._action(match, prompt, is_random=is_random)
            after_it = self.game.apply(match, action).after
            if prompt.kind in {"play", "meld"}:
                self._follow(match, after_it, prompt, action)
            match = after_it
        if match.results and seen_at:
            self._compare_result(self._chance.choice(seen_at), match)
        return match

    def _action(self, match: MatchState, prompt: Prompt, *, is_random: bool) -> SeatAction:
        seat = prompt.seat or 0
        while True:
            player = self._players[is_random and prompt.kind not in BY_THUMB]
            action = player.choose(observe(self.rules, match, seat), prompt, None)
            # of the ways to make the same meld, imagined players always take the one that pays most
            if not isinstance(action, ShowMelds) or prompt.kind != "meld":
                return action
            if action in _paying_most(prompt):
                return self._with_imagined_cards(action, prompt)

    def _with_imagined_cards(self, action: ShowMelds, prompt: Prompt) -> SeatAction:
        """Return the same meld with the cards that imagined players take if any four of a rank will do."""
        kernel, seat, meld = self._imagined, action.seat, action.melds[0]
        if not is_any_four(meld.kind, self.rules):
            return action
        kernel.pick(seat, self._stock_table.number(meld))
        faces = [
            self._cards[kernel.laid_code[(seat << 6) | at]]
            for at in range(kernel.laid_count[seat])
            if (kernel.picked >> at) & 1
        ]
        in_hand = [face for suit in READING_SUITS for face in prompt.hand if face == card(RANK_OF[meld.cards[0]], suit)]
        wanted = sorted([*faces, *in_hand[: 4 - len(faces)]])
        offered = [choice for choice in prompt.choices if isinstance(choice, ShowMelds)]
        return next(choice for choice in offered if sorted(choice.melds[0].cards) == wanted)

    def _differ(self, what: str, imagined: object, real: object, match: MatchState) -> None:
        """Note a difference, if there is one."""
        self.compared[what] += 1
        if imagined != real:
            tricks = 0 if match.deal is None else len(match.deal.tricks)
            self.found.append(f"{what}, trick {tricks + 1}: imagined {imagined}, but it is {real}")

    # ---- tricks, melds and draws -----------------------------------------------------------------------------------

    def _compare(self, match: MatchState, prompt: Prompt) -> None:
        deal = match.deal
        if deal is None or (deal.trump is None and not names_trump_by_meld(self.rules)):
            raise AssertionError("cards are played once there is trump")
        if self._imagined is None:
            self._begin(deal)
        kernel = self._imagined
        self._differ("seat to move", _asked(kernel), prompt.seat, match)
        self._differ("points", kernel.taken[: len(deal.hands)], _points(deal), match)
        if is_stock_game(self.rules):
            is_out = self.rules.match.declare_out and claim(observe(self.rules, match, prompt.seat), prompt) is not None
            self._differ("out", kernel.is_over(), is_out, match)
        if deal.strict:
            legal = tuple(sorted(self._cards[code] for code in kernel.legal_codes()))
            self._differ("legal cards", legal, prompt.cards, match)
        else:
            self._compare_stock_play(kernel, match, prompt)

    def _begin(self, deal: DealState) -> None:
        """Place the cards at the beginning of the play."""
        rules, modules, players = self.rules, self._modules, len(deal.hands)
        seats = tuple(range(players))
        strict = modules.make_table(rules, deal.trump, seats)
        if is_stock_game(rules) and not deal.strict:
            table, branch = (modules.StockTable(rules, deal.trump, seats, modules.USUAL) for _ in range(2))
            position = modules.StockPosition(deal.leader, (), (modules.LaidMelds(),) * players)
            table.place(position, deal.hands, deal.stock, self._goals(deal))
            self._stock_table, self._branch, self._imagined = table, branch, table.kernel
        else:
            first = deal.contract is not None and deal.contract.declarer == deal.leader
            self._imagined = modules.Kernel()
            modules.set_rules(self._imagined, strict)
            bound = first and strict.must_lead_trump
            self._imagined.set_position(dict(enumerate(deal.hands)), deal.leader, (), bound)
        self._cards = modules.cards_by_code(strict)

    def _goals(self, deal: DealState) -> Goals:
        """Return with how many points each seat of a stock game is out."""
        seats = range(len(deal.hands))
        totals = [deal.carried[account_of(self.rules, deal.seated, seat)] for seat in seats]
        bonus = turned_dix_points(self.rules, deal.turned)
        before = tuple(bonus if seat == deal.dealer else 0 for seat in seats)
        ends_early = self.rules.match.declare_out or ends_at_target(self.rules)
        goals = tuple(deal.target - total for total in totals) if ends_early else ()
        return Goals(goals, before, at_once=ends_at_target(self.rules))

    def _compare_stock_play(self, kernel: Any, match: MatchState, prompt: Prompt) -> None:
        deal = require(match.deal)
        cards, seat = self._cards, prompt.seat or 0
        for other, hand in enumerate(deal.hands):
            held = [cards[code] for code in range(32) for _ in range(kernel.held[(other << 5) | code])]
            self._differ("hand", sorted(held), list(hand), match)
            size = kernel.laid_count[other]
            laid = [
                (cards[kernel.laid_code[(other << 6) | at]], kernel.laid_made[(other << 6) | at]) for at in range(size)
            ]
            wanted = self._stock_table.laid(deal.tables[other])
            self._differ("melds on the table", laid, list(wanted.cards), match)
            made = kernel.made_unit[other << 6 : (other << 6) + kernel.made_count[other]]
            self._differ("melds made", tuple(made), wanted.melds, match)
        stock = tuple(cards[code] for code in kernel.stock[kernel.stock_at : kernel.stock_end])
        self._differ("stock", stock, deal.stock, match)
        self._differ("meld turn", kernel.melder != NOBODY, prompt.kind == "meld", match)
        if prompt.kind == "meld":
            real = {self._stock_table.number(meld): points for meld, points in _offered(prompt).items()}
            self._differ("melds offered", self._offered(kernel, seat), real, match)
            has_dix = kernel.held[(seat << 5) | kernel.dix] or any(
                kernel.laid_code[(seat << 6) | at] == kernel.dix for at in range(kernel.laid_count[seat])
            )
            may_exchange = bool(kernel.swaps_freely and kernel.can_exchange() and has_dix)
            self._differ("exchange", may_exchange, ExchangeDix(seat) in prompt.choices, match)

    def _offered(self, kernel: Any, seat: Seat) -> dict[int, int]:
        """Return the numbers of the melds that may be made in imagined play, and what each of them adds."""
        found: dict[int, int] = {}
        is_at_limit = kernel.per_turn > 0 and kernel.melds_left <= 0
        for number in range(kernel.unit_count):
            if is_at_limit and not (kernel.roles[number] == DIX and kernel.is_dix_free):
                continue
            kernel.count_cards(seat, number)
            points = kernel.points_now(seat, number)
            if points >= 0:
                found[number] = points
        return found

    def _follow(self, before: MatchState, match: MatchState, prompt: Prompt, action: SeatAction) -> None:
        """Take an action in imagined play, too."""
        if before.deal is None or match.deal is None or match.deal.number != before.deal.number:
            return
        if not before.deal.strict and match.deal.ending is None:
            self._compare_branch(before, match, prompt, action)
        self._do(self._imagined, before.deal, match.deal, action)
        ending = match.deal.ending
        if is_stock_game(self.rules) and ending is not None and not isinstance(action, DeclareOut):
            is_early = ending.outcome == "declared_out"
            self._differ("out at once", _is_out_at_once(self._imagined), is_early, match)

    def _do(self, kernel: Any, before: DealState, deal: DealState, action: SeatAction) -> None:
        match action:
            case Play(card=card) if before.strict:
                kernel.play(kernel.codes[card])
            case Play(seat=seat, card=card, nth=nth):
                is_in_hand = action.source == "hand" or (action.source is None and card in before.hands[seat])
                own = before.tables[seat].cards_on_table
                place = NOBODY if is_in_hand else [at for at, each in enumerate(own) if each == card][nth]
                kernel.play_freely(kernel.codes[card], place)
            case ShowMelds(seat=seat, melds=(meld,)):
                kernel.make_meld(seat, self._stock_table.number(meld))
            case ExchangeDix(seat=seat):
                kernel.exchange(seat)
            case Done():
                kernel.end_turn()
            case _:
                return
        if deal.strict and not before.strict:
            kernel.take_up_melds()

    def _compare_branch(self, before: MatchState, match: MatchState, prompt: Prompt, action: SeatAction) -> None:
        """Compare what a seat expects of its action with what it leads to."""
        seat, deal = prompt.seat or 0, match.deal
        asked = self.game.prompt(match)
        if deal is None or deal.strict or before.deal is None or asked is None:
            return
        if not isinstance(action, Play | ShowMelds | ExchangeDix | Done):
            return
        branch = after(action, observe(self.rules, before, seat), prompt, self._stock_table)
        hands = [branch.hand if other == seat else hand for other, hand in enumerate(before.deal.hands)]
        stock = before.deal.stock if branch.turned is None else (*before.deal.stock[:-1], branch.turned)
        self._branch.place(branch.position, hands, stock)
        if isinstance(action, Done):
            self._branch.kernel.take_turn()
        self._compare_stock_play(self._branch.kernel, match, asked)

    # ---- contracts and results -------------------------------------------------------------------------------------

    def _compare_contract(self, auction: MatchState, match: MatchState) -> None:
        """Compare an imagined contract with one in which the same choices were made."""
        before, deal = auction.deal, match.deal
        if before is None or deal is None or deal.contract is None or deal.trump is None or deal.contract.side_bids:
            return
        declarer, seat = deal.contract.declarer, self._chance.randrange(len(deal.hands))
        setting = Setting(self.rules, seat, deal.dealer, (None,) * len(deal.hands), None, is_passed=False, seed=1)
        world = World(before.hands, widow=before.widow)
        course = imagined_course(setting, world, declarer, deal.trump)
        self._differ("partner", course.partner, deal.partner, match)
        self._differ("buried", tuple(sorted(course.buried)), deal.buried or (), match)
        terms = terms_of(observe(self.rules, match, seat))
        allies, melds = allies_of(self.rules, seat, terms), [0, 0]
        for other, shown in enumerate(deal.shown):
            melds[other not in allies] += sum(meld.points for meld in shown or ())
        self._differ("melds", course.melds, tuple(melds), match)
        points = sum(card_points(self.rules)[face] for hand in deal.hands for face in hand)
        points += sum(trick_bonuses(self.rules)[: len(deal.hands[0])])
        self._differ("points in tricks", sum(course.tricks), points, match)

    def _compare_result(self, early: MatchState, end: MatchState) -> None:
        """Compare what a deal is worth to each seat with what it scored."""
        result, deal = end.results[-1], early.deal
        last = end.deal
        if deal is None or last is None or last.number != deal.number or result.outcome not in PLAYED_OUT:
            return
        if last.moon is not None and (last.discards or needs_solo_moon(self.rules)):
            return  # imagined play leaves out what was discarded in a draft, and takes who shoots alone for alone
        won = Counter[int]()
        for trick in last.tricks:
            won[trick.winner] += trick.points
        if any(not points for points in won.values()):
            return  # imagined play takes who has no points for who has no tricks
        found = parties(self.rules, None if last.contract is None else last.contract.declarer, last.partner)
        for seat in range(len(deal.hands)):
            seen = observe(self.rules, early, seat)
            if last.moon is not None and last.buried and seen.buried is None:
                continue  # when somebody shoots the moon, imagined play leaves out buried cards that a seat cannot know
            stakes = Stakes.of(seen, seat)
            piles = tuple(
                tuple(face for face, is_seen in pile if not (other == seat and is_seen))
                for other, pile in enumerate(deal.discards)
            )
            world = World(deal.hands, deal.stock, (), deal.buried or (), piles)
            points = list(stakes.base(world))
            for trick in last.tricks[len(deal.tricks) :]:
                points[trick.winner not in stakes.allies] += trick.points
            if not is_stock_game(self.rules) or deal.strict:
                ours, others = stakes.scores(*points)
                self._compare_scores(result, stakes, (ours, others), found, seat, end)

    def _compare_scores(
        self,
        result: DealResult,
        stakes: Stakes,
        scores: tuple[float, float],
        found: tuple[tuple[Seat, ...], ...],
        seat: Seat,
        end: MatchState,
    ) -> None:
        party = next(each for each in found if seat in each)
        kind = "with a contract" if end.results[-1].declarer is not None else "without a contract"
        if pays_by_bid(self.rules):
            if stakes.is_declaring:
                paid = chips_paid(self.rules, scores[0])
                other = (seat + 1) % self.rules.table.players
                self._differ(f"what is paid {kind}", round(paid), -result.score[side_of(self.rules, other)], end)
            return
        # several parties against one are taken for one party, which shares its tricks
        is_alone = stakes.is_declaring and end.results[-1].outcome not in {"moon_made", "moon_failed"}
        if len(found) == 2 or is_alone:
            self._differ(f"own score {kind}", round(scores[0]), result.score[side_of(self.rules, seat)], end)
        if len(found) == 2:
            others = next(each for each in found if each != party)
            score = fmean(result.score[side_of(self.rules, other)] for other in others)
            self._differ(f"score of the others {kind}", round(scores[1]), round(score), end)


@cache
def uncompiled() -> SimpleNamespace:
    """Return what imagined play consists of, uncompiled, so that it can be looked into."""
    modules = [load_kernel_table(compiled=False, name=name) for name in ("kernel_table", "stock_table")]
    found = SimpleNamespace(**vars(modules[0]))
    vars(found).update(vars(modules[1]))
    return found


def _is_out_at_once(kernel: Any) -> bool:
    return bool(kernel.is_out_at_once and kernel.is_over())


def _asked(kernel: Any) -> Seat:
    melder: Seat = getattr(kernel, "melder", NOBODY)
    turn: Seat = kernel.turn
    return turn if melder == NOBODY else melder


def _points(deal: DealState) -> list[int]:
    """Return what each seat has scored in melds, where they are made during play, and tricks."""
    points = [table.points for table in deal.tables] or [0] * len(deal.hands)
    for trick in deal.tricks:
        points[trick.winner] += trick.points
    return points


def _offered(prompt: Prompt) -> dict[Meld, int]:
    """Return the melds that are offered, without their points, and the most that each of them may add."""
    found: dict[Meld, int] = {}
    for choice in prompt.choices:
        if isinstance(choice, ShowMelds):
            meld = choice.melds[0]
            key = replace(meld, points=0)
            found[key] = max(meld.points, found.get(key, 0))
    return found


def _paying_most(prompt: Prompt) -> list[ShowMelds]:
    most = _offered(prompt)
    return [
        choice
        for choice in prompt.choices
        if isinstance(choice, ShowMelds) and choice.melds[0].points == most[replace(choice.melds[0], points=0)]
    ]


def chips_paid(rules: Rules, score: float) -> float:
    """Return the chips that each of the others pays for what stakes are in points: the lowest bid is worth itself."""
    lowest = rules.auction.min_bid
    return score * chips_for(rules, lowest) / lowest


def made_up_rules(preset: str, chance: random.Random) -> Rules:
    """Return a preset with random changes that cause no problems."""
    rules = PRESETS[preset]
    for option in chance.sample(list(OPTIONS.values()), CHANGES):
        changed = patch(rules, {option.key: _any_value(option.allowed, option.other, chance)})
        if not problems(changed):
            rules = changed
    return rules


def _any_value(allowed: Any, other: Range | None, chance: random.Random) -> OptionValue:
    numbers = allowed if isinstance(allowed, Range) else other if chance.random() < 0.2 else None
    if numbers is None:
        value: OptionValue = chance.choice(allowed)
        return value
    return chance.randrange(numbers.min, min(numbers.max, max(NUMBERS, numbers.min)) + 1, numbers.step)


def compared(rules: Rules, seed: int, deals: int = 1) -> Table:
    """Play some deals of a match, and return the table with what differed."""
    chance = random.Random(seed)
    table = Table(rules, chance)
    match = table.game.start(seed % rules.table.players)
    cards = list(pack(rules))
    for _ in range(deals):
        prompt = table.game.prompt(match)
        if prompt is None:
            break
        if prompt.seat is None:
            chance.shuffle(cards)
            match = table.game.apply(match, table.game.deal_out(cards, match.next_dealer)).after
        match = table.play_deal(match)
    return table
