"""What a club night keeps on the disk beside the records of its tables: it loses nothing if the server starts again."""

import random
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from pinochle_qt.engine.rules import to_json
from pinochle_qt.names import name_fault, tidied
from pinochle_qt.protocol.messages import Key
from pinochle_qt.reading import read_file
from pinochle_qt.record.files import write_atomically
from pinochle_qt.server.club.movement import rounds
from pinochle_qt.server.club.plan import ClubPlan
from pinochle_qt.server.club.standings import BoardResult
from pinochle_qt.server.guests import is_code, name_from, new_code, new_key
from pinochle_qt.session.dealing.shuffle import SECRET_BITS

NAME: Final = "evening.json"
_FORMAT: Final = "pinochle-club"
_LARGEST: Final = 1024 * 1024


class ClubSeat(Struct):
    """A player of a pair: the code with which he comes, and his name."""

    code: str
    key: Key
    name: str
    is_named: bool = False
    """Whether it is his own name, not the number of his pair."""


class SavedEvening(Struct):
    """The evening as it is on the disk."""

    format: Annotated[str, Meta(pattern=rf"^{_FORMAT}\Z")]
    plan: dict[str, Any]
    seed: Annotated[str, Meta(pattern=r"^\d{1,40}\Z")]
    """From which the cards of all boards follow, in decimal digits."""
    begins_with: str
    """The secret with which whoever runs the evening lets it begin."""
    seats: list[ClubSeat]
    """Both players of each pair, in order."""
    round: Annotated[int, Meta(ge=0)] = 0
    """From 1; 0 before the first one, and one more than there are after the last."""
    results: list[BoardResult] = []
    experts: dict[int, int] = {}
    """The lead of North and South, ×10, where Experts have played a board, by board."""

    def fits(self, plan: ClubPlan) -> bool:
        """Return whether this can be how far an evening with this many pairs, rounds and boards has come."""
        codes, keys = ({getattr(each, name) for each in self.seats} for name in ("code", "key"))
        tables = [(each.board, each.table) for each in self.results]
        meetings = rounds(plan.movement, plan.pairs)[: plan.rounds]
        return (
            len(self.seats) == len(codes) == len(keys) == 2 * plan.pairs
            and all(is_code(each.code) and not name_fault(each.name) for each in self.seats)
            and all(each.name == tidied(each.name) for each in self.seats)
            and self.round <= plan.rounds + 1
            and len(set(tables)) == len(tables)
            and all(
                0 < each.board <= plan.rounds * plan.boards
                and (each.table, *each.pairs) in meetings[(each.board - 1) // plan.boards].meetings
                for each in self.results
            )
        )


class OtherEvening(Exception):
    """Raised if a folder holds another evening, or one that cannot be read."""


def opened(folder: Path, plan: ClubPlan) -> SavedEvening:
    """Return the evening in a folder that exists; it is a new one if there is none.

    Raises:
        OtherEvening: there is another one, or its file is damaged.
        OSError: the folder cannot be read or written.
    """
    described = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(plan) | {"rules": to_json(plan.rules)}))
    try:
        found = msgspec.json.decode(read_file(folder / NAME, _LARGEST), type=SavedEvening)
    except FileNotFoundError:
        found = _new(plan, described)
        save(folder, found)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise OtherEvening from error
    if found.plan != described or not found.fits(plan):
        raise OtherEvening
    return found


def save(folder: Path, evening: SavedEvening) -> None:
    """Write an evening; only its owner can read the file, because all cards to come follow from it.

    Raises:
        OSError: it cannot be written; the file is unchanged.
    """
    write_atomically(folder / NAME, msgspec.json.encode(evening), is_private=True)


def _new(plan: ClubPlan, described: dict[str, Any]) -> SavedEvening:
    seats: list[ClubSeat] = []
    for at in range(2 * plan.pairs):
        code = new_code()
        while any(each.code == code for each in seats):
            code = new_code()
        pair, player = divmod(at, 2)
        anybody = f"{pair + 1}{'AB'[player]}"
        name = name_from(plan.names[pair][player], ()) or anybody if plan.names else anybody
        seats.append(ClubSeat(code, new_key(), name, is_named=bool(plan.names)))
    seed = str(random.SystemRandom().getrandbits(SECRET_BITS))
    return SavedEvening(_FORMAT, described, seed, new_key(), seats)
