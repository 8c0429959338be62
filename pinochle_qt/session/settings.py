"""What a person has chosen once and for all."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.rules import OptionValue, Rules, diff, patch
from pinochle_qt.names import UNNAMED
from pinochle_qt.reading import LATEST
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.seating import MOST_PEOPLE
from pinochle_qt.variants.presets import PRESETS

SpeedName = Literal["instant", "fast", "normal", "slow"]
ThemeChoice = Literal["felt", "dark", "light", "system"]
Back = Literal["blue", "red", "black"]
Sorting = Literal["suit", "trump", "rank", "none"]
ConfirmPlays = Literal["single", "double", "second"]
MeldsStay = Literal["wait", "seconds", "no"]

DEFAULT_SKILL: Final = "computer:strong"
_NAMES: Final = (UNNAMED, "Walter", "Nora", "Edith", "Sam", "Clara", "Hugo", "Ruth", "Oscar")


class Settings(Struct, frozen=True):
    """Every setting with its type and default; a changed copy is made with `msgspec.structs.replace`.

    A file is held against the types; what they cannot say is checked by `settings_file`.
    """

    preset: str = "single_deck_partnership"
    targets: Mapping[str, int] = field(default_factory=dict)
    """The target score (×10) for each preset where it is not the preset's own."""
    patches: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    """House rules for each preset: dotted option names with their values."""
    seats: tuple[SeatSetup, ...] = tuple(
        SeatSetup(name, DEFAULT_SKILL if seat else "human") for seat, name in enumerate(_NAMES)
    )
    """Everybody at the table, as many as can be; a smaller game takes the first."""
    people: Mapping[str, int] = field(default_factory=dict)
    """How many are at the table for each preset where people rest in turn and more are there than need be."""
    agreements: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By side, the name of what its bids tell, for each preset in which anybody has agreed on something."""
    first_dealer: Annotated[int, Meta(ge=0, lt=MOST_PEOPLE)] = 0
    """Who of them deals first in games whose rules leave that to the players."""
    speed: SpeedName = "normal"
    reduced_motion: bool | None = None
    """None follows the desktop."""
    theme: ThemeChoice = "system"
    back: Back = "blue"
    sorting: Sorting = "suit"
    confirm_plays: ConfirmPlays = "single"
    melds_stay: MeldsStay = "wait"
    """Whether the melds of all stay before play until somebody goes on, for some seconds, or not at all."""
    odds: bool = False
    """The odds are unfolded where a bid is asked for."""
    play_forced: bool = True
    """The last card, and a card that is the only one allowed, is played for the person."""
    four_color: bool = False
    """Diamonds are blue and clubs green."""
    large_index: bool = False
    left_handed: bool = False
    """Cards have their index at the right, and the left card of a fan lies on top."""
    sound: bool = True
    volume: Annotated[int, Meta(ge=0, le=100)] = 70
    """Per cent."""
    language: Annotated[str, Meta(pattern=r"^[\w-]*\Z")] = "system"
    counted_from: Mapping[str, Annotated[int, Meta(ge=0, le=LATEST // 10**9)]] = field(default_factory=dict)
    """For each part of the statistics that was begun anew, since when its games count, in seconds."""
    offers_lessons: bool = True
    """Lessons are offered on the table, to somebody who has not played yet."""
    window_geometry: Annotated[str, Meta(pattern=r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\Z")] = ""
    """What Qt remembers of the window, in base64."""
    last_journal: Annotated[str, Meta(pattern=r"^[^\0]*\Z")] = ""
    """The path of the game that was played last."""
    file_folder: Annotated[str, Meta(pattern=r"^[^\0]*\Z")] = ""
    """The folder from which a file was opened last; empty for the one of the games."""

    def rules(self, preset: str | None = None) -> Rules:
        """Return the rules of a preset (by default the chosen one) with the house rules and the target."""
        name = self.preset if preset is None else preset
        rules = patch(PRESETS[name], self.patches.get(name, {}))
        return patch(rules, {"match.target": self.targets[name]}) if name in self.targets else rules

    def playing(self, preset: str, rules: Rules) -> "Settings":
        """Return settings whose next game is played by these rules, of which a preset is the base."""
        changes = diff(PRESETS[preset], rules)
        targets = {name: points for name, points in self.targets.items() if name != preset}
        if "match.target" in changes:
            targets[preset] = rules.match.target
            del changes["match.target"]
        patches = {name: house for name, house in self.patches.items() if name != preset}
        if changes:
            patches[preset] = changes
        return replace(self, preset=preset, targets=targets, patches=patches)

    def agreeing(self, preset: str, agreements: tuple[str, ...]) -> "Settings":
        """Return settings with what the bids of each side tell in games of a preset; empty if they tell nothing."""
        kept = {name: agreed for name, agreed in self.agreements.items() if name != preset}
        return replace(self, agreements=kept | ({preset: agreements} if agreements else {}))

    def people_count(self, preset: str | None = None) -> int:
        """Return how many are at the table for a preset (by default the chosen one), those who rest included."""
        name = self.preset if preset is None else preset
        rules = self.rules(name)
        least = people_count(rules)
        wanted = self.people.get(name, least)
        return wanted if is_people_count(rules, wanted) else least

    def chosen_dealer(self) -> int | None:
        """Return who was chosen to deal first; None where the rules find the first dealer in another way."""
        if self.rules().deal.first_dealer != "chosen":
            return None
        return min(self.first_dealer, self.people_count() - 1)
