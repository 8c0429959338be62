"""The user's lasting choices."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from pinochle_qt.engine.cards import Sorting
from pinochle_qt.engine.derived import people_count
from pinochle_qt.engine.people import is_people_count
from pinochle_qt.engine.rules import OptionValue, Rules, diff, patch
from pinochle_qt.engine.sayings import Agreed
from pinochle_qt.names import MOST_LETTERS, UNNAMED
from pinochle_qt.reading import LATEST
from pinochle_qt.record.values import SeatSetup
from pinochle_qt.session.faces import Face
from pinochle_qt.session.seating import HOUSE_PLAYER, MOST_PEOPLE
from pinochle_qt.variants.presets import PRESETS

SpeedName = Literal["instant", "fast", "normal", "slow"]
ThemeChoice = Literal["felt", "dark", "light", "system"]
Back = Literal["blue", "red", "black"]
Cards = Literal["french", "german"]
Indices = Literal["language", "english"]
ConfirmPlays = Literal["single", "double", "second"]
LookName = Annotated[str, Meta(pattern=r"^[^\0/\\]*\Z", max_length=200)]
Phrases = Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=12)]
MOST_COMMAND: Final = 1000
"""The most characters of a command that starts a program."""
ProgramName = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
ProgramCommand = Annotated[str, Meta(min_length=1, max_length=MOST_COMMAND, pattern=r"^[^\0\n]*\Z")]
MeldsStay = Literal["wait", "seconds", "no"]

DEFAULT_SKILL: Final = HOUSE_PLAYER
_NAMES: Final = (
    *(UNNAMED, "Walter", "Nora", "Edith", "Sam", "Clara", "Hugo", "Ruth", "Oscar"),
    *("Grace", "Felix", "Marta", "Otto", "Ida", "Leo", "Elsa"),
)


class Settings(Struct, frozen=True):
    """Every setting with its type and default; make a changed copy with `msgspec.structs.replace`.

    A file is checked against these types; `settings_file` checks what types cannot express.
    """

    preset: str = "single_deck_partnership"
    targets: Mapping[str, int] = field(default_factory=dict)
    """The target score (×10) for each preset that does not use its own."""
    patches: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    """The house rules for each preset: dotted option names with their values."""
    programs: Mapping[ProgramName, ProgramCommand] = field(default_factory=dict)
    """The command of each program that the user lets play, by the name that stands for its skill."""
    seats: tuple[SeatSetup, ...] = tuple(
        SeatSetup(name, DEFAULT_SKILL if seat else "human") for seat, name in enumerate(_NAMES)
    )
    """Everybody at the largest possible table; a smaller game takes the first ones."""
    faces: Mapping[str, Face] = field(default_factory=dict)
    """The chosen face for each name; games do not keep it, as the pictures are here alone."""
    people: Mapping[str, int] = field(default_factory=dict)
    """The number of people for each preset in which people sit out in turn, where it is more than the minimum."""
    agreements: Mapping[str, tuple[Agreed, ...]] = field(default_factory=dict)
    """The bidding agreements by side, for each preset in which any side has one."""
    first_dealer: Annotated[int, Meta(ge=0, lt=MOST_PEOPLE)] = 0
    """The first dealer in games whose rules leave the choice to the players."""
    speed: SpeedName = "normal"
    reduced_motion: bool | None = None
    """None follows the desktop."""
    theme: ThemeChoice = "system"
    back: Back = "blue"
    cards: Cards = "french"
    """Whether our own cards have French suits, or German ones with Ober and Unter."""
    indices: Indices = "language"
    """Whether French-suited king, queen and jack have the letters of the program's language, or K, Q and J."""
    deck: LookName = ""
    """The name of the deck that the user has added; empty for ours."""
    felt: LookName = ""
    """The name of the look whose felt is on the table; empty for ours."""
    sorting: Sorting = "suit"
    confirm_plays: ConfirmPlays = "single"
    melds_stay: MeldsStay = "wait"
    """How long everyone's melds stay on the table before play: until the player continues, for some seconds, or not at
    all."""
    odds: bool = False
    """Whether the odds are expanded when a bid is asked for."""
    leaves_off_zero: bool = False
    """Whether points are written without their final zero wherever nothing is lost by that."""
    counts_down: bool = False
    """Whether the totals of two players are counted down from the target, as with chips."""
    play_forced: bool = True
    """Whether the last card, or the only card allowed, is played automatically for the person."""
    four_color: bool = False
    """Whether diamonds are blue and clubs green."""
    large_index: bool = False
    left_handed: bool = False
    """Whether cards have their index at the right, with the left card of a fan on top."""
    large_text: bool = False
    """Whether text, plates and panels are larger where the window has the space."""
    plain_seats: bool = False
    """Whether the table shows plates alone in place of people."""
    table_talk: bool = True
    """Whether the people at the table say something now and then."""
    sound: bool = True
    volume: Annotated[int, Meta(ge=0, le=100)] = 70
    """In percent."""
    language: Annotated[str, Meta(pattern=r"^[\w-]*\Z")] = "system"
    counted_from: Mapping[str, Annotated[int, Meta(ge=0, le=LATEST // 10**9)]] = field(default_factory=dict)
    """For each part of the statistics that was restarted, the time from which its games count, in seconds."""
    table_options: Mapping[str, bool | int | str | Phrases] = field(default_factory=dict)
    """How a table is played at which people gather with their phones, by the names of `protocol.options`."""
    table_address: Annotated[str, Meta(max_length=300)] = ""
    """Where this window joined somebody else's table last."""
    table_server: Annotated[str, Meta(max_length=300)] = ""
    """The server at which this window opens tables; empty if it opens them at this computer."""
    offers_lessons: bool = True
    """Whether lessons are offered on the table to somebody who has not played yet."""
    window_geometry: Annotated[str, Meta(pattern=r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\Z")] = ""
    """The window geometry saved by Qt, in base64."""
    last_journal: Annotated[str, Meta(pattern=r"^[^\0]*\Z")] = ""
    """The path of the game played last."""
    file_folder: Annotated[str, Meta(pattern=r"^[^\0]*\Z")] = ""
    """The folder from which a file was last opened; empty for the folder of the games."""

    def rules(self, preset: str | None = None) -> Rules:
        """Return the rules of a preset (by default the chosen one), with the house rules and the target score."""
        name = self.preset if preset is None else preset
        rules = patch(PRESETS[name], self.patches.get(name, {}))
        return patch(rules, {"match.target": self.targets[name]}) if name in self.targets else rules

    def playing(self, preset: str, rules: Rules) -> "Settings":
        """Return settings in which the next game is played by these rules, which are based on a preset."""
        changes = diff(PRESETS[preset], rules)
        targets = {name: points for name, points in self.targets.items() if name != preset}
        if "match.target" in changes:
            targets[preset] = rules.match.target
            del changes["match.target"]
        patches = {name: house for name, house in self.patches.items() if name != preset}
        if changes:
            patches[preset] = changes
        return replace(self, preset=preset, targets=targets, patches=patches)

    def agreeing(self, preset: str, agreements: tuple[Agreed, ...]) -> "Settings":
        """Return settings with each side's bidding agreement for games of a preset; empty if there are none."""
        kept = {name: agreed for name, agreed in self.agreements.items() if name != preset}
        return replace(self, agreements=kept | ({preset: agreements} if agreements else {}))

    def people_count(self, preset: str | None = None) -> int:
        """Return how many people play a preset (by default the chosen one), including those who sit out a deal."""
        name = self.preset if preset is None else preset
        rules = self.rules(name)
        minimum = people_count(rules)
        wanted = self.people.get(name, minimum)
        return wanted if is_people_count(rules, wanted) else minimum

    def chosen_dealer(self) -> int | None:
        """Return the chosen first dealer; None where the rules find one in another way."""
        if self.rules().deal.first_dealer != "chosen":
            return None
        return min(self.first_dealer, self.people_count() - 1)
