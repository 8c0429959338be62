"""The messages between a table and its guests: JSON objects whose `kind` says what they are.

Unknown fields are ignored, so that either side may be newer; an unknown kind is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from pinochle_qt.protocol.options import PHRASES
from pinochle_qt.record.values import Digits  # noqa: TC001 - msgspec looks at the types of a message

VERSION: Final = 2
"""The version of the messages; `hello` agrees on it before anything else is said."""
OLDEST: Final = 1
"""The oldest version that this program still understands; the newer of the two sides decides whether they can play."""
LONGEST_MESSAGE: Final = 16_384
"""The most bytes that a guest may send at once; the longest message a page sends has about 2,000."""

Name = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
"""128 random bits in base64: whoever has it is the guest to whom the table gave it."""
Code = Annotated[str, Meta(max_length=12)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
MIXES: Final = 2
"""The version from which on guests' programs add to the shuffle."""
Match = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,20}:[0-9a-f]{64}\Z")]
"""What names a match: the commitment of its record."""
PersonNumber = Annotated[int, Meta(ge=0, lt=16)]
Device = Literal["phone", "window", "screen", "program"]
"""What somebody plays with: a phone, another window, the screen of the table itself, or a program of his own."""

ErrorCode = Literal[
    "version",  # the guest is too old for the table
    "message",  # the message is not one of these
    "code",  # the table's code is wrong or old
    "key",  # the key belongs to nobody here anymore
    "closed",  # the table takes no new guests
    "full",  # as many guests as the table can have
    "taken",  # somebody sits there
    "late",  # an answer to an earlier state
    "refused",  # the rules do not allow it; the sentence says why
    "not_yours",  # only the host may do this
    "not_now",  # not at this moment
    "too_much",  # too many messages in too short a time
]


class GuestMessage(Struct, frozen=True, tag_field="kind"):
    """Something that a guest says."""


class Hello(GuestMessage, frozen=True, tag="hello"):
    """The first message of a guest: with the table's code, or with the key that he has had from it before."""

    version: int
    code: Code = ""
    key: Key | None = None
    language: Annotated[str, Meta(max_length=100)] = ""
    """Languages in order of preference, as in `de-AT,de,en`."""
    device: Device = "program"
    name: Name = ""
    view: bool = True
    """Whether the states that he is told should have everything in words, too; who knows the rules needs none."""


class Create(GuestMessage, frozen=True, tag="create"):
    """In place of `hello`, the first message of a guest who wants a table of his own at a server that holds many."""

    version: int
    preset: Annotated[str, Meta(max_length=80)]
    rules: dict[str, Any] = {}
    """As in a record; without any, those of the preset."""
    people: PersonNumber | None = None
    """How many people play, if some sit out in turn."""
    language: Annotated[str, Meta(max_length=100)] = ""
    device: Device = "program"
    name: Name = ""
    view: bool = True
    """As in `hello`."""
    key: Key | None = None
    """What the guest wants to come back with; said again because the line was lost, it leads to the same table."""


class TakeSeat(GuestMessage, frozen=True, tag="seat"):
    """Take a place at the table, or leave it; change one's name or face; be ready for the next deal."""

    do: Literal["take", "leave", "name", "ready"]
    person: PersonNumber | None = None
    name: Name = ""
    face: Annotated[str, Meta(max_length=24)] = ""


class Act(GuestMessage, frozen=True, tag="act"):
    """Answer the question in the state with this number; the action is written as in a record."""

    state: Number
    action: dict[str, Any]


class LayOut(GuestMessage, frozen=True, tag="lay"):
    """Ask what cards of one's own hand would be worth as melds; nothing is laid down yet."""

    state: Number
    cards: Annotated[tuple[Annotated[str, Meta(max_length=3)], ...], Meta(max_length=80)]


class Ask(GuestMessage, frozen=True, tag="ask"):
    """Ask for something to read: the log of this deal and the one before, or of the whole match; scores; the rules.

    Or for a hint, or for the record of a deal that is over.
    """

    what: Literal["log", "story", "scores", "rules", "hint", "record"]
    deal: Number = 0
    """With `record`: the number of the deal."""


class Say(GuestMessage, frozen=True, tag="say"):
    """Say one of the table's phrases."""

    phrase: Annotated[int, Meta(ge=0, lt=PHRASES)]


class Nudge(GuestMessage, frozen=True, tag="nudge"):
    """Say to the person who is asked that it is his turn."""


class Pause(GuestMessage, frozen=True, tag="pause"):
    """Ask for a pause, or agree to the one that somebody wants."""

    agrees: bool = True
    """False to play on instead."""
    person: PersonNumber | None = None
    """Whose wish this answers; None to ask for a pause, or from older programs, which did not say it."""


class Manage(GuestMessage, frozen=True, tag="manage"):
    """What only the host may do, or, as far as it is about the course of the game, who leads it in his place."""

    do: Literal[
        "deal",
        "pause",
        "continue",
        "open",
        "close",
        "move",
        "remove",
        "rename",
        "mute",
        "unmute",
        "computer",
        "options",
        "game",
        "rematch",
        "adjourn",
        "end",
    ]
    person: PersonNumber | None = None
    """The place that is meant; with `computer` and without a place, all that are free."""
    to: PersonNumber | None = None
    """With `move`: the other place; both people change places, or a guest from the door gets it.

    Without a place, a guest goes to the door.
    """
    guest: Number | None = None
    """A guest at the door, by the number that `people` gives him."""
    name: Name = ""
    skill: Name = ""
    """With `computer`: the level of the computer player."""
    options: dict[str, Any] = {}
    """With `options`: those that change, by their names in `people`.

    With `game`: its `preset`, its `rules` if they are others, and how many `people` play it.
    """


class Promise(GuestMessage, frozen=True, tag="promise"):
    """The answer to `shuffle`: a hash of the secret that this guest's program will add."""

    match: Match
    deal: Number
    person: PersonNumber
    commitment: Digits


class Reveal(GuestMessage, frozen=True, tag="reveal"):
    """The answer to `open`: the secret that was promised."""

    match: Match
    deal: Number
    person: PersonNumber
    secret: Digits


class Ping(GuestMessage, frozen=True, tag="ping"):
    """A sign of life; the answer has the same number."""

    number: Number = 0


class Bye(GuestMessage, frozen=True, tag="bye"):
    """The guest goes; his place is kept for him as after a lost connection."""


Said: TypeAlias = (
    Hello | Create | TakeSeat | Act | LayOut | Ask | Say | Nudge | Pause | Manage | Promise | Reveal | Ping | Bye
)
"""Every message of a guest."""


class TableMessage(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that a table says."""


class Welcome(TableMessage, frozen=True, tag="hello"):
    """The answer to `hello`: who the guest is, and what is played here."""

    version: int
    program: str
    key: str
    """The guest's key, to be shown again whenever he comes back."""
    guest: int
    language: str
    """The language in which the table speaks to him."""
    host: bool = False
    preset: str = ""
    rules: dict[str, Any] = {}
    """The rules of the match, as in a record."""
    title: str = ""
    """The game's name in the guest's language."""
    words: dict[str, str] = {}
    """Texts of pages in the guest's language, by name."""
    records: bool = False
    """Whether the records of deals that are over can be asked for."""
    seed: int = 0
    """For a program without a table: the number from which its random choices should follow."""
    code: str = ""
    """The table's code, if this is one of many at a server: it is said together with the key to come back."""


class PersonThere(Struct, frozen=True, omit_defaults=True):
    """A place at the table and who has it."""

    name: str
    face: str = ""
    plays: Literal["free", "computer", "person"] = "free"
    device: str = ""
    skill: str = ""
    """The level of a computer player, also of the one who holds the cards of somebody who is away."""
    away: int | None = None
    """The seconds until a computer player takes over for a person whose connection is lost; 0 once it has."""
    ready: bool = False
    """Whether this person is ready for the next deal."""
    muted: bool = False
    you: bool = False


class AtTheDoor(Struct, frozen=True, omit_defaults=True):
    """A guest without a place."""

    guest: int
    name: str
    device: str = ""
    you: bool = False


class PauseWish(Struct, frozen=True, omit_defaults=True):
    """A pause that somebody wants."""

    person: int
    agreed: tuple[int, ...] = ()
    """Those who agree, the one who wants it among them."""


class People(TableMessage, frozen=True, tag="people"):
    """Who is at the table, by person; sent whenever that changes."""

    people: tuple[PersonThere, ...]
    door: tuple[AtTheDoor, ...] = ()
    phase: Literal["gathering", "playing", "paused", "over"] = "gathering"
    code: str = ""
    address: str = ""
    phrases: tuple[str, ...] = ()
    """What can be said with `say`, in the guest's language; empty if he is muted."""
    leads: bool = False
    """Whether this guest may pause the game and continue it, deal, and begin a rematch."""
    wish: PauseWish | None = None
    """The pause that somebody wants, until all agree or somebody refuses."""
    options: dict[str, Any] = {}
    """What the host has chosen, by name; `open` says whether the table takes new guests."""


class Seen(Struct, frozen=True):
    """An event with what the guest may know right after it."""

    event: Any
    after: Any
    told: str = ""
    """The event in the guest's language; empty if it needs no words."""


class State(TableMessage, frozen=True, tag="state"):
    """All that a guest may know now; sent after every action, and whenever he comes back."""

    number: int
    """What an answer refers to; it grows with every action and is never used again."""
    observation: Any
    seat: int | None = None
    """The guest's own seat; None for spectators, and for people who sit out this deal."""
    asked: int | None = None
    """The seat that is asked."""
    prompt: Any = None
    """The question, if it is for this guest."""
    steps: tuple[Seen, ...] = ()
    """What has happened since the state before, if the guest has seen that."""
    seconds: int | None = None
    """The seconds until a computer player makes this decision, if the table has a clock and it does not stand still."""
    reserve: int = 0
    """How many of these are the reserve of the person who is asked, which is used last."""
    view: dict[str, Any] = {}
    """The same in words of the guest's language, for pages that know no rules."""


class Shuffle(TableMessage, frozen=True, tag="shuffle"):
    """A guest's program is to promise a secret for the shuffle of the deal to come."""

    match: Match
    deal: int
    person: int


class Promised(Struct, frozen=True):
    """What the program of one person has promised."""

    person: PersonNumber
    commitment: Digits


class Open(TableMessage, frozen=True, tag="open"):
    """All promises for the shuffle of a deal, which do not change anymore: programs are to open their secrets."""

    match: Match
    deal: int
    fingerprint: Digits
    """The hash of the table's own part."""
    promises: tuple[Promised, ...]
    """Those of everybody who takes part, by person."""
    pack: str
    """The cards before they are shuffled, two characters each."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, which cards of the shuffled pack he gets, counted from 0."""
    stock: tuple[int, ...] = ()
    widow: tuple[int, ...] = ()


class Laid(TableMessage, frozen=True, tag="laid"):
    """The answer to `lay`: what the cards make, in words, with the action that lays them down if they make anything."""

    state: int
    view: dict[str, Any]


class Told(TableMessage, frozen=True, tag="told"):
    """Lines of text: the answer to `ask`, or as `notice`, what everybody or the host should know.

    A line of the scores is a list with a text for each column, the headings first.
    """

    what: str
    lines: tuple[Any, ...]


class Spoken(TableMessage, frozen=True, tag="said"):
    """Somebody said a phrase, or whose turn it is."""

    person: int
    text: str
    to: int | None = None
    """The person whose turn it is, if that was said."""


class Pong(TableMessage, frozen=True, tag="pong"):
    """The answer to `ping`."""

    number: int


class Refused(TableMessage, frozen=True, tag="error"):
    """Something could not be done; the sentence is for the person who wanted it, in his language."""

    code: ErrorCode
    sentence: str
    state: int | None = None
    """With `late` and `refused`: the state that was answered."""


class Farewell(TableMessage, frozen=True, tag="bye"):
    """The table ends the connection; the sentence says why."""

    sentence: str
    again: bool = False
    """Whether the table may open again at the same place, so that the guest should try to come back with his key."""
    later: bool = False
    """Whether the match is adjourned: the guest's key and place are kept for another day."""


class BadMessage(Exception):
    """Raised for bytes that are no message; `str()` says what was found, for the log."""


class UnknownKind(BadMessage):
    """Raised for a message whose kind only newer programs know."""


class _AnyKind(Struct):
    """What every message has."""

    kind: str


_GUEST = msgspec.json.Decoder(Said)
_TABLE = msgspec.json.Decoder(
    Welcome | People | State | Shuffle | Open | Laid | Told | Spoken | Pong | Refused | Farewell
)
_KIND = msgspec.json.Decoder(_AnyKind)
_ENCODER = msgspec.json.Encoder()

Answer: TypeAlias = Welcome | People | State | Shuffle | Open | Laid | Told | Spoken | Pong | Refused | Farewell
"""Every message of a table."""
_KINDS: Final = frozenset(kind.__struct_config__.tag for kind in get_args(Answer))


def heard_from_guest(text: str | bytes) -> Said:
    """Return the message of a guest.

    Raises:
        BadMessage: it is none, or too long.
    """
    if len(text) > LONGEST_MESSAGE:
        raise BadMessage(f"a message of {len(text)} bytes")
    said: Said = _decoded(_GUEST, text)
    return said


def heard_from_table(text: str | bytes) -> Answer:
    """Return the message of a table.

    Raises:
        UnknownKind: it is one of a kind that is not among these.
        BadMessage: it is none.
    """
    try:
        answer: Answer = _decoded(_TABLE, text)
    except BadMessage as error:
        if _decoded(_KIND, text).kind not in _KINDS:
            raise UnknownKind(str(error)) from None
        raise
    return answer


def spoken(message: GuestMessage | TableMessage) -> str:
    """Return a message as it is sent."""
    return _ENCODER.encode(message).decode()


def _decoded(decoder: msgspec.json.Decoder[Any], text: str | bytes) -> Any:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
