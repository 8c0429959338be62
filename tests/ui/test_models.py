"""The item models, each checked by Qt's own model tester while they change."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, QSize, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from pinochle_qt.engine.cards import Card, parse_cards
from pinochle_qt.ui.models import log_model
from pinochle_qt.ui.models.deal_rows import CELL_ROLE, DealRows
from pinochle_qt.ui.models.games_model import GAME_ROLE, NOTE_ROLE, GameEntry, GamesModel
from pinochle_qt.ui.models.hand_model import CARD_ROLE, PLAYABLE_ROLE, HandModel
from pinochle_qt.ui.models.log_model import LogModel
from pinochle_qt.variants.catalog import CATALOG, find
from pinochle_qt.variants.rule_file import RuleSet
from pinochle_qt.words import text
from pinochle_qt.words.game.deal_row import Column
from tests.ui.positions import NAMES, RUN_HAND, STOCK, table

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
DESCRIBED = Qt.ItemDataRole.AccessibleDescriptionRole


@pytest.fixture
def owner(qtbot: QtBot) -> Iterator[QObject]:
    del qtbot
    parent = QObject()
    yield parent
    parent.deleteLater()


def watch(model: QAbstractItemModel) -> QAbstractItemModelTester:
    """Let Qt check everything that the model does from now on; a fault is a warning, and a warning fails the test."""
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)


def column(model: QAbstractItemModel, number: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.index(row, number).data(role) for row in range(model.rowCount())]


def no_word(face: Card) -> str:
    """Return an empty text, because there is nothing to say about a card."""
    del face
    return ""


def test_the_hand_is_read_card_by_card(owner: QObject) -> None:
    model = HandModel(owner)
    watch(model)
    model.set_hand(parse_cards("AS TS QS JD"), parse_cards("TS QS"), lambda face: f"about {text.card(face)}")
    assert column(model, 0) == ["A♠", "10♠", "Q♠", "J♦"]
    assert column(model, 0, SPOKEN)[1] == "10 of spades"
    assert column(model, 0, DESCRIBED)[:2] == ["about ace of spades", "about 10 of spades"]
    assert column(model, 0, PLAYABLE_ROLE) == [False, True, True, False]
    assert column(model, 0, CARD_ROLE) == list(parse_cards("AS TS QS JD"))


@pytest.mark.parametrize("after", ["AS QS", "AS TS QS QS JD", "JD QS TS AS", "", "9C 9D", "AS TS QS JD"])
def test_the_hand_follows_every_change(owner: QObject, after: str) -> None:
    model = HandModel(owner)
    model.set_hand(parse_cards("AS TS QS JD"), None, no_word)
    watch(model)
    model.set_hand(parse_cards(after), None, no_word)
    assert column(model, 0, CARD_ROLE) == list(parse_cards(after))
    assert column(model, 0, DESCRIBED) == [""] * model.rowCount()


def test_a_played_card_keeps_the_others_in_their_rows(owner: QObject) -> None:
    model = HandModel(owner)
    removed: list[int] = []
    resets: list[bool] = []
    model.rowsRemoved.connect(lambda _parent, first, _last: removed.append(first))
    model.modelReset.connect(lambda: resets.append(True))
    model.set_hand(parse_cards("AS TS TS JD"), None, no_word)
    model.set_hand(parse_cards("AS TS JD"), None, no_word)
    assert len(removed) == 1
    assert not resets


def test_the_log_grows_and_is_cleared(owner: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_model, "MOST_SENTENCES", 3)
    model = LogModel(owner)
    watch(model)
    for number in range(4):
        model.add(f"Anna plays {number}♠.", QSize(200, 24))
    assert column(model, 0) == [f"Anna plays {number}♠." for number in (1, 2, 3)]
    model.add("Ben plays 10♥.", QSize(200, 24))
    assert column(model, 0, SPOKEN)[-1] == "Ben plays 10 of hearts."
    model.clear()
    assert model.rowCount() == 0


def deals_at_the_table(owner: QObject) -> DealRows:
    return DealRows((Column.NUMBER, Column.SHORT, Column.ADDED), {Column.NUMBER}, owner)


def test_the_score_sheet_lists_every_deal(owner: QObject) -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal" and len(deal.match.results) == 3)
    model = deals_at_the_table(owner)
    watch(model)
    assert model.rowCount() == 0
    model.show_match(deal.seen(), NAMES)
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert heads == ["", "Contract", "Us", "Them"]
    for row, result in enumerate(deal.match.results):
        failed = result.outcome == "set"
        assert model.index(row, 0).data() == str(row + 1)
        assert model.index(row, 1).data() == f"Anna: 250, {'set' if failed else 'made'}"
        assert model.index(row, 1).data(CELL_ROLE).is_bad is failed
        shown = [str(model.index(row, 2 + side).data()).replace("−", "-") for side in (0, 1)]
        assert [int(cell) for cell in shown] == list(result.score)


def test_the_score_sheet_shows_the_viewer_first(owner: QObject) -> None:
    deal = table(STOCK)
    deal.play_until(lambda each: each.kind == "deal")
    model = deals_at_the_table(owner)
    model.show_match(deal.seen(1), NAMES)
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert heads == ["", "Ben", "Anna"]  # there is no bidding, so there is no contract
    assert [model.column(at) for at in range(3)] == [Column.NUMBER, Column.ADDED, Column.ADDED]


def games(model: GamesModel) -> list[GameEntry]:
    return [game for game in column(model, 0, GAME_ROLE) if isinstance(game, GameEntry)]


def test_games_are_listed_by_number_of_players(owner: QObject) -> None:
    model = GamesModel(owner)
    watch(model)
    assert model.player_counts == tuple(sorted({count for preset in CATALOG for count in preset.player_counts}))
    model.show_players(2)
    shown = [game.preset for game in games(model)]
    assert set(shown) == {preset for preset in CATALOG if 2 in preset.player_counts}
    row = model.row_of("simplified_two_handed_150")
    assert model.index(row).data() == find("simplified_two_handed_150").title
    about = model.index(row).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert about == find("simplified_two_handed_150").summary
    assert model.row_of("single_deck_partnership") == -1


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("racehorse_six_handed", "6 players"),
        ("six_handed_deck_and_half", "6 or 8 players"),
        ("hayes_multi_extra_sets", "3\N{EN DASH}8 players"),
    ],
)
def test_search_results_show_all_numbers_of_players(owner: QObject, name: str, counts: str) -> None:
    model = GamesModel(owner)
    model.show_found("")
    assert model.index(model.row_of(name)).data(NOTE_ROLE) == counts


def test_headings_are_not_games(owner: QObject) -> None:
    model = GamesModel(owner)
    model.show_players(4)
    headings = [row for row in range(model.rowCount()) if model.index(row).data(GAME_ROLE) is None]
    assert [model.index(row).data() for row in headings][:2] == ["Partnership for four", "Double deck"]
    assert all(not model.index(row).flags() & Qt.ItemFlag.ItemIsSelectable for row in headings)
    assert model.first_game == 1


def test_saved_rules_come_first_and_are_found(owner: QObject) -> None:
    model = GamesModel(owner)
    watch(model)
    ours = RuleSet("Friday rules", "single_deck_partnership", {"melds.run_value": 250}, "At Aunt Clara's")
    model.set_kept([ours])
    model.show_players(4)
    first = games(model)[0]
    assert (first.kept, first.title, first.about, first.players) == (ours, "Friday rules", "At Aunt Clara's", 4)
    assert model.row_of("single_deck_partnership", "Friday rules") == model.first_game
    model.show_players(2)
    assert all(game.kept is None for game in games(model))
    model.show_found("clara")
    assert [game.title for game in games(model)] == ["Friday rules"]
    model.show_found("kitty")
    assert find("partnership_four_handed_kitty") in [game.preset for game in games(model)]
    assert model.index(model.first_game).data(NOTE_ROLE).endswith(" players")
    model.show_found("xyzzy")
    assert model.rowCount() == 0
    assert model.first_game == -1
