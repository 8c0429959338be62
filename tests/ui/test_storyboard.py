"""Cards set out one after another: dealing stays short with any number, and texts stay long enough to be read."""

from pinochle_qt.engine.cards import parse_card
from pinochle_qt.engine.events import BidMade, CardPlayed, Dealt, MeldsShown, TrickTaken
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.theme import Speed, Tempo
from pinochle_qt.ui.sound.sounds import Sound
from pinochle_qt.ui.table.zones import movements as storyboard

NORMAL = Tempo()
DEALT = Dealt(1, 0, (), 0, None, 0)
TAKEN = TrickTaken(0, 0, (), 0, last=False)


def test_cards_are_dealt_one_after_the_other() -> None:
    assert storyboard.delays(DEALT, 4, NORMAL) == [0, 40, 80, 120]


def test_many_cards_are_dealt_in_the_time_of_the_longest_deal() -> None:
    delays = storyboard.delays(DEALT, 80, NORMAL)
    assert delays == sorted(delays)
    assert len(delays) == 80
    assert delays[-1] < tokens.DEAL_MOST.ms


def test_a_full_trick_is_visible_before_it_is_swept_away() -> None:
    assert storyboard.rest_before(TAKEN) == tokens.TRICK_REST
    assert storyboard.delays(TAKEN, 4, NORMAL) == [0] * 4
    assert storyboard.rest_before(CardPlayed(0, parse_card("QS"), "hand", 0)) is None


def test_melds_are_laid_card_by_card_and_then_stay() -> None:
    shown = MeldsShown(0, ())
    assert storyboard.delays(shown, 3, NORMAL) == [0, 50, 100]
    assert storyboard.rest(shown) == tokens.MELD_REST


def test_more_melds_are_shown_longer_up_to_a_limit() -> None:
    times = [storyboard.study(melds) for melds in range(1, 13)]
    assert times == sorted(set(times))
    assert times[0] < 3000
    assert times[7] > 5000
    assert storyboard.study(40) == tokens.MELD_STUDY_MOST_MS


def test_a_bid_has_a_pause_and_a_played_card_has_none() -> None:
    assert storyboard.rest(BidMade(0, 250)) == tokens.CALL_REST
    assert storyboard.rest(CardPlayed(0, parse_card("QS"), "hand", 0)) is None


def test_each_event_has_its_own_journey() -> None:
    assert storyboard.journey(DEALT) == tokens.DEAL
    assert storyboard.journey(TAKEN) == tokens.SWEEP


def test_nothing_waits_at_instant_speed() -> None:
    assert storyboard.delays(DEALT, 5, Tempo(Speed.INSTANT)) == [0] * 5


def test_packets_sound_like_several_cards() -> None:
    assert storyboard.cue(DEALT, packet=1) == storyboard.Cue(Sound.DEAL)
    assert storyboard.cue(DEALT, packet=3) == storyboard.Cue(Sound.PACKET)


def test_cards_sound_when_they_land_and_a_trick_when_it_leaves() -> None:
    assert storyboard.cue(CardPlayed(0, parse_card("QS"), "hand", 0)) == storyboard.Cue(Sound.PLAY)
    assert storyboard.cue(TAKEN) == storyboard.Cue(Sound.SWEEP, is_at_start=True)
    assert storyboard.cue(BidMade(0, 250)) is None
