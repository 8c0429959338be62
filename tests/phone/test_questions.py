"""The panels of the phone page: whatever is asked can be read, heard and touched on any screen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from pinochle_qt.languages import translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.words.labels import Word
from tests.checks import some
from tests.phone.browser import Phone, Screen
from tests.phone.page import MODULE, sit_down, told
from tests.phone.player import Player
from tests.phone.serving import served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.phone.browser import Browser

AUDIT: Final = Path(__file__).with_name("audit.js").read_text("utf-8")
_TOPS: Final = "[...document.querySelectorAll('#hand .card')].map(each => each.getBoundingClientRect().top)"
SIZES: Final = ((390, 844), (320, 568), (844, 390), (820, 1180), (1024, 768))
MOST_MOVES: Final = 400


def questions(phone: Phone, wanted: set[str], seed: int) -> Iterator[str]:
    """Play until each of these questions has come once; yield it when it comes."""
    bidder, passer = Player(phone, Random(seed), passes=0.0), Player(phone, Random(seed))
    for _ in range(MOST_MOVES):
        # Who passes is asked little more; but bids that nobody can make end a deal before it is played.
        player = passer if wanted == {"play"} else bidder
        seen = player.look(500)
        kind = seen["kind"]
        # A touch may have met what came under the finger in that moment and opened a sheet; it is closed by a move.
        if kind in wanted and not seen["covered"]:
            wanted.remove(kind)
            yield kind
        if not wanted:
            return
        player.move()
    raise AssertionError(f"these were not asked: {wanted}")


@pytest.mark.parametrize(
    ("preset", "kinds"),
    [
        ("single_deck_partnership", {"bid", "show", "play"}),
        ("three_handed_auction", {"bid", "trump", "bury"}),
        ("bicycle_two_handed_48", {"meld", "play"}),
        ("two_handed_draft", {"draft"}),
    ],
)
def test_everything_shown_can_be_read_heard_and_touched(
    browser: Browser, tmp_path: Path, preset: str, kinds: set[str]
) -> None:
    with served(tmp_path, "--preset", preset) as table:
        phone = browser.phone(Screen())
        sit_down(phone, table.host)
        faults: dict[str, tuple[str, int, int, bool]] = {}
        for kind in questions(phone, kinds, seed=4):
            for width, height in SIZES:
                phone.turn(width, height)
                for dark in (False, True):
                    phone.show(dark=dark)
                    faults |= dict.fromkeys(phone.run(AUDIT), (kind, width, height, dark))
            phone.turn(*SIZES[0])
        phone.close()
    assert not faults


def test_the_arrow_keys_choose_among_bids_and_the_button_says_the_amount(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        before = phone.run("document.querySelector('.bid .main').textContent")
        phone.run("document.querySelector('.bid .chip[aria-checked=true]').focus()")
        phone.run(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))"
        )
        assert phone.run("document.activeElement.getAttribute('aria-checked')") == "true"
        after = phone.run("document.querySelector('.bid .main').textContent")
        assert after != before
        assert ("radio", after) in phone.accessible()
        phone.close()


def test_the_meld_of_a_touched_suit_is_raised_in_the_hand(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        melds = told(phone, "told.state.view.ask.melds")
        for at, meld in some(enumerate(melds)):
            if (
                phone.run(f"document.querySelectorAll('.suit-melds .chip')[{at}].getAttribute('aria-pressed')")
                != "true"
            ):
                phone.tap(f".suit-melds .chip:nth-child({at + 1})")
            heights = phone.run(
                "[...document.querySelectorAll('#hand .card')].map(each => each.getBoundingClientRect().top)"
            )
            rows = phone.run("[...document.querySelectorAll('#hand .card')].map(each => each.style.transform)")
            assert len(heights) == len(rows)
            raised = [each for each in heights if any(abs(each + 10 - other) < 1 for other in heights)]
            assert len(raised) >= (1 if 0 < len(meld["raised"]) < len(heights) else 0)
        phone.close()


NAMED: Final = (
    "--set",
    "auction.names_suit=true",
    "--set",
    "match.shoot_the_moon=1000",
    "--set",
    "match.moon_time=bid",
)


@pytest.mark.parametrize(("button", "call"), [(".bid .main", "250"), (".bid .row .plain:last-child", "The moon")])
def test_a_bid_and_the_moon_name_the_suit_that_is_chosen(
    browser: Browser, tmp_path: Path, button: str, call: str
) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership", *NAMED) as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        melds = told(phone, "told.state.view.ask.melds")
        phone.tap(".suit-melds .chip:nth-child(3)")
        label = phone.run("document.querySelector('.bid .main').textContent")
        assert label.endswith(melds[2]["button"].split("}")[1])
        sign = phone.run("document.querySelector('.bid .row .plain:last-child svg').getAttribute('aria-label')")
        assert sign == melds[2]["name"].lower()
        phone.tap(".suit-melds .chip:nth-child(3)")  # a second touch leaves it chosen
        assert phone.run("document.querySelector('.bid .main').textContent") == label
        seat = told(phone, "told.state.seat")
        phone.tap(button)
        phone.wait(f"(document.querySelector('.bid .main') || {{}}).textContent !== {label!r}")
        made = told(phone, f"told.state.observation.calls.filter(each => each.seat === {seat}).pop()")
        assert made["suit"] == melds[2]["suit"]
        assert (made["amount"] == 10_000) == (call == "The moon")
        phone.close()


def test_questions_are_asked_in_the_language_of_the_phone(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone(Screen(language="de-AT,de,en"))
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        with translating_with(translation("de")):
            title, passing = Word.YOUR_BID(), Word.PASS()
        assert phone.run("document.documentElement.lang") == "de"
        assert title in phone.text
        assert passing in phone.text
        phone.close()


def test_people_are_laid_out_anew_when_the_screen_gets_smaller(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"play"}, seed=4))
        before = phone.run("document.querySelector('#seats').offsetHeight")
        phone.turn(320, 568)
        phone.wait(f"document.querySelector('#seats').offsetHeight < {before} / 1.5")
        assert phone.run("document.querySelector('#tools').getBoundingClientRect().bottom <= innerHeight")
        phone.close()


def test_a_screen_reader_stays_at_the_scores_when_others_move(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        phone.run("document.querySelector('#head .scores').focus()")
        number = told(phone, "told.state.number")
        passing = "({act}) => act({seat: store.told.state.prompt.seat, act: 'pass'})"
        phone.run(f"{MODULE.format('store')}.then(store => {MODULE.format('connection')}.then({passing}))")
        phone.wait(f"{MODULE.format('store')}.then(store => store.told.state.number > {number})")
        assert phone.run("document.activeElement.className") == "scores"
        phone.close()


def test_after_an_answer_the_focus_is_at_the_next_question_or_at_what_goes_on(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path, "--preset", "single_deck_partnership") as table:
        phone = browser.phone()
        sit_down(phone, table.host)
        next(questions(phone, {"bid"}, seed=4))
        number = told(phone, "told.state.number")
        phone.run("document.querySelector('.asked .main').focus()")
        phone.run("document.querySelector('.asked .main').click()")
        phone.wait(f"{MODULE.format('store')}.then(store => store.told.state.number > {number})")
        phone.wait("['panel', 'sentence'].includes(document.activeElement.id)")
        phone.close()
