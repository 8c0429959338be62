"""Cards set out one after another: dealing stays short with any number, and texts stay long enough to be read."""

from pinochle_qt.ai.players.policy import Policy
from pinochle_qt.engine.cards import parse_card
from pinochle_qt.engine.events import BidMade, CardPlayed, Dealt, MeldsShown, TrickTaken
from pinochle_qt.session.viewer_steps import ViewedEvent, viewed
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.table.zones import movements
from pinochle_qt.words.standing import contract_standing
from tests.checks import require
from tests.session.driving import new_session

SINGLE = "single_deck_partnership"
SEED = 7
NORMAL = Tempo()
DEALT = Dealt(1, 0, (), 0, None, 0)
TAKEN = TrickTaken(0, 0, (), 0, last=False)


def test_cards_are_dealt_one_after_the_other() -> None:
    dealt = Dealt(1, 0, ((None,) * 3,) * 4, 0, None, 0)
    delays = movements.delays(dealt, 12, NORMAL, packet=1)
    assert delays == [i * 2 * tokens.DEAL_STEP.ms for i in range(12)]


def test_the_cards_of_a_packet_leave_together_and_the_next_packet_after_a_pause() -> None:
    dealt = Dealt(1, 0, ((None,) * 5,) * 2, 0, None, 2)
    assert movements.packet_sizes(dealt, 3) == [3, 3, 2, 2, 2]
    delays = movements.delays(dealt, 12, NORMAL, packet=3)
    step, pause = tokens.DEAL_STEP.ms, tokens.PACKET_STEP.ms
    assert delays[:6] == [0, step, 2 * step, pause, pause + step, pause + 2 * step]
    assert delays[6] == 2 * pause


def test_many_cards_are_dealt_in_the_time_of_the_longest_deal() -> None:
    delays = movements.delays(Dealt(1, 0, ((None,) * 20,) * 4, 0, None, 0), 80, NORMAL, packet=4)
    assert delays == sorted(delays)
    assert len(delays) == 80
    assert delays[-1] < tokens.DEAL_MOST.ms


def test_a_full_trick_is_visible_before_it_is_swept_away() -> None:
    seen = new_session(SINGLE).observe(0)
    taken = ViewedEvent(TAKEN, seen)
    assert movements.rest_before(taken, None, seen) == tokens.TRICK_REST
    assert movements.delays(TAKEN, 4, NORMAL) == [0] * 4


def test_there_is_a_pause_before_the_card_of_another_player_only() -> None:
    seen = new_session(SINGLE).observe(0)
    for seat, rest in ((0, None), (1, tokens.CARD_REST)):
        played = ViewedEvent(CardPlayed(seat, parse_card("QS"), "hand", 0), seen)
        assert movements.rest_before(played, None, seen) == rest


def test_there_is_a_longer_pause_before_the_card_that_decides_the_bid() -> None:
    session, policy, decided = new_session(SINGLE, SEED), Policy(), list[bool]()
    while {*decided} != {True, False}:
        assert len(session.match.results) < 30
        prompt = require(session.prompt)
        if prompt.seat is None:
            session.deal()
            continue
        before = session.observe(0)
        step = viewed(session.rules, session.submit(policy.choose(session.observe(prompt.seat), prompt, None)), 0)
        upcoming, later = step.events[0], step.events[1] if len(step.events) > 1 else None
        if movements.rest_before(upcoming, later, before) == tokens.DECIDING_REST:
            was, now = require(contract_standing(before)), require(contract_standing(require(later).after))
            assert not (was.is_safe)
            assert not (was.is_lost)
            assert now.is_safe or now.is_lost
            decided.append(now.is_safe)


def test_melds_are_laid_card_by_card_and_then_stay() -> None:
    shown = MeldsShown(0, ())
    assert movements.delays(shown, 3, NORMAL) == [0, tokens.MELD_STEP.ms, 2 * tokens.MELD_STEP.ms]
    assert movements.rest(shown) == tokens.MELD_REST


def test_more_melds_are_shown_longer_up_to_a_limit() -> None:
    times = [movements.study(melds) for melds in range(1, 13)]
    assert times == sorted(set(times))
    assert times[0] < 3000
    assert times[7] > 5000
    assert movements.study(40) == tokens.MELD_STUDY_MOST_MS


def test_a_bid_has_a_pause_and_a_played_card_has_none() -> None:
    assert movements.rest(BidMade(0, 250)) == tokens.CALL_REST
    assert movements.rest(CardPlayed(0, parse_card("QS"), "hand", 0)) is None


def test_each_event_has_its_own_journey() -> None:
    assert movements.journey(DEALT) == tokens.DEAL
    assert movements.journey(TAKEN) == tokens.SWEEP


def test_nothing_waits_at_instant_speed() -> None:
    dealt = Dealt(1, 0, ((None,),) * 5, 0, None, 0)
    assert movements.delays(dealt, 5, Tempo(Speed.INSTANT)) == [0] * 5


def test_packets_sound_like_several_cards() -> None:
    assert movements.cue(DEALT, packet=1) == movements.Cue(Sound.DEAL)
    assert movements.cue(DEALT, packet=3) == movements.Cue(Sound.PACKET)


def test_cards_sound_when_they_land_and_a_trick_when_it_leaves() -> None:
    assert movements.cue(CardPlayed(0, parse_card("QS"), "hand", 0)) == movements.Cue(Sound.PLAY)
    assert movements.cue(TAKEN) == movements.Cue(Sound.SWEEP, is_at_start=True)
    assert movements.cue(BidMade(0, 250)) is None
