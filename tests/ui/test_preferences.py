"""The settings in force: a change is saved, and reaches everything that depends on it by one signal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pinochle_qt.session.settings_file import load_settings

if TYPE_CHECKING:
    from tests.ui.playing import Table


def test_a_change_of_settings_reaches_everything_and_is_saved(table: Table) -> None:
    window = table.window
    window.preferences.apply(
        replace(window.settings, confirm_plays="second", melds_stay="no", sorting="rank", play_forced=True, odds=True)
    )
    view = window.view
    assert view.choice.confirm_plays == "second"
    assert view.event_player.meld_pauses.melds_stay == "no"
    assert view.event_player.sorting == "rank"
    assert window.forced.is_wanted
    assert not table.controller.shows_melds_to_all
    saved, damage = load_settings(window.room_opener.paths.settings)
    assert damage is None
    assert (saved.confirm_plays, saved.sorting, saved.odds) == ("second", "rank", True)


def test_settings_that_are_only_kept_are_saved_and_nothing_follows_them(table: Table) -> None:
    preferences, followed = table.window.preferences, list[object]()
    preferences.changed.connect(followed.append)
    preferences.keep(offers_lessons=False)
    assert not followed
    assert not preferences.settings.offers_lessons
    assert not load_settings(table.window.room_opener.paths.settings)[0].offers_lessons
