"""What a server for many tables needs to know of where they are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pinochle_qt.server.game_choice import GameChoice
    from pinochle_qt.server.net.reception import ServedTable


class KeptTables(Protocol):
    """The tables of a server by their codes, wherever their files are."""

    @property
    def awake(self) -> dict[str, ServedTable]:
        """Those in memory."""

    def __contains__(self, code: object) -> bool:
        """Return whether there is a table with this code."""

    def __len__(self) -> int:
        """Return how many tables there are."""

    @property
    def adjourned(self) -> int:
        """How many of them wait for another day."""

    def find(self, code: str, key: str = "") -> ServedTable | None:
        """Return the table to which a code and a key lead; None if there is none."""

    def hosted_with(self, key: str) -> ServedTable | None:
        """Return the table whose host has this key; None if there is none."""

    def open(self, game: GameChoice, link: str, key: str = "") -> ServedTable:
        """Return a new table for a game, which phones find at this link; its host has this key, if it is given.

        Raises:
            NotPossible: nobody can open tables here.
            StoreError: it cannot be saved.
        """

    def keep(self, served: ServedTable) -> None:
        """Save what is only saved with the next action otherwise."""

    def left(self, served: ServedTable) -> None:
        """Note that the last guest has left a table."""

    def sweep(self) -> list[ServedTable]:
        """End the tables that are too old, let others sleep, and return those in memory that are not there anymore."""

    def end(self, code: str) -> None:
        """Remove a table for good."""

    def let_go(self, served: ServedTable) -> None:
        """Keep a table in memory no longer; its files stay."""

    def close(self) -> None:
        """Let go of all tables; their files stay."""
