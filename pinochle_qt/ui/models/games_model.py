"""The list of games that can be begun: saved rules first, then the presets by family."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, Qt

from pinochle_qt.ui.models.index import ROOT, Index
from pinochle_qt.variants.catalog import CATALOG, Preset, find, for_players, search
from pinochle_qt.variants.names import plain
from pinochle_qt.variants.option_words import family_title, preset_summary, preset_title
from pinochle_qt.variants.points_words import described
from pinochle_qt.words.dialogs.setup import Setup
from pinochle_qt.words.text import any_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QObject

    from pinochle_qt.variants.rule_file import RuleSet

GAME_ROLE = Qt.ItemDataRole.UserRole
NOTE_ROLE = Qt.ItemDataRole.UserRole + 1


class GameEntry(Struct, frozen=True):
    """A game to choose: a preset, or saved rules based on it."""

    preset: Preset
    kept: RuleSet | None = None

    @property
    def title(self) -> str:
        """The name shown for the game."""
        return preset_title(self.preset) if self.kept is None else self.kept.name

    @property
    def players(self) -> int:
        """The number of hands that its rules deal."""
        return self.preset.players if self.kept is None else self.kept.rules.table.players

    @property
    def player_counts(self) -> tuple[int, ...]:
        """Every number of players for which it can be chosen, in ascending order."""
        return self.preset.player_counts if self.kept is None else (self.players,)

    @property
    def about(self) -> str:
        """A paragraph that helps to choose."""
        description = self.kept.description if self.kept is not None else ""
        return description or described(preset_summary(self.preset), self.preset.rules)


class GamesModel(QAbstractListModel):
    """One row for each matching game, with a heading above each kind."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept: tuple[GameEntry, ...] = ()
        self._rows: tuple[GameEntry | str, ...] = self._presets_by_family(CATALOG)
        self._has_counts = False

    @property
    def player_counts(self) -> tuple[int, ...]:
        """Every number of players for which there is a game, in ascending order."""
        return tuple(sorted({count for preset in CATALOG for count in preset.player_counts}))

    def set_kept(self, kept: Sequence[RuleSet]) -> None:
        """Set the saved rules; they appear with the next call that shows games."""
        self._kept = tuple(GameEntry(find(each.preset), each) for each in kept)

    def show_players(self, players: int, also: str = "") -> None:
        """Show the games for a number of players in catalog order; house rules make the preset `also` fit."""
        kept = [game for game in self._kept if game.players == players]
        self._show(kept, for_players(players, also), has_counts=False)

    def show_found(self, text: str) -> None:
        """Show the games that match a search text, for any number of players, best match first."""
        words = plain(text).split()
        kept = [game for game in self._kept if _matches(game, words)]
        found = search(text)
        others = [preset for preset in CATALOG if preset not in found and _matches(GameEntry(preset), words)]
        self._show(kept, [*found, *others], has_counts=True)

    def row_of(self, name: str, kept: str = "") -> int:
        """Return the row of a preset, or of rules saved under a name; -1 if it is not shown."""
        for row, game in enumerate(self._rows):
            if isinstance(game, GameEntry) and (game.preset.name, game.kept.name if game.kept else "") == (name, kept):
                return row
        return -1

    @property
    def first_game(self) -> int:
        """The first row that is not a heading; -1 if there is none."""
        return next((row for row, game in enumerate(self._rows) if isinstance(game, GameEntry)), -1)

    def _show(self, kept: Sequence[GameEntry], presets: Sequence[Preset], *, has_counts: bool) -> None:
        self.beginResetModel()
        self._has_counts = has_counts
        own_games: tuple[GameEntry | str, ...] = (Setup.YOUR_RULES(), *kept) if kept else ()
        self._rows = (*own_games, *self._presets_by_family(presets))
        self.endResetModel()

    @staticmethod
    def _presets_by_family(presets: Sequence[Preset]) -> tuple[GameEntry | str, ...]:
        families = dict.fromkeys(preset.family for preset in presets)

        def rows() -> Iterator[GameEntry | str]:
            for family in families:
                yield family_title(family)
                yield from (GameEntry(preset) for preset in presets if preset.family == family)

        return tuple(rows())

    # ---- Qt ------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of games and headings."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a row: a heading cannot be selected."""
        is_game = index.isValid() and isinstance(self._rows[index.row()], GameEntry)
        return super().flags(index) if is_game else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a game's title, its description, a note beside it, or the game itself; for a heading only the text."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        game = self._rows[index.row()]
        if isinstance(game, str):
            return game if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return game.title
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return game.about
            case _ if role == GAME_ROLE:
                return game
            case _ if role == NOTE_ROLE:
                return Setup.GAME_FOR(count=_numbers(game.player_counts)) if self._has_counts else ""
            case _:
                return None


def _numbers(counts: Sequence[int]) -> str:
    """Return numbers of players as briefly as a row of the list needs: ``6``, ``6 or 8``, ``3–8``."""
    return any_of([str(count) for count in counts]) if len(counts) <= 2 else f"{counts[0]}\N{EN DASH}{counts[-1]}"


def _matches(game: GameEntry, words: Sequence[str]) -> bool:
    """Return whether all the words occur in the texts that present a game, in any language."""
    searchable = plain(f"{game.title} {game.about} {preset_title(game.preset)}")
    return all(f" {word}" in f" {searchable}" for word in words)
