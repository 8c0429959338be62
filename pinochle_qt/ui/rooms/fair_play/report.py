"""The text of each step of a deal's proof, and the whole proof as plain text that anyone can check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pinochle_qt.engine.cards import cards_text, hand_order
from pinochle_qt.engine.derived import side_of
from pinochle_qt.names import clipped
from pinochle_qt.phrases import capitalized
from pinochle_qt.session.dealing.commitment import committed_text
from pinochle_qt.session.dealing.mixing import match_in, promise_text
from pinochle_qt.session.dealing.verification import BY_HAND, fault_of_deal, seed_now
from pinochle_qt.ui.rooms.fair_play.steps import CardsLine, TextLine
from pinochle_qt.variants.sheet_words import widow_name
from pinochle_qt.words import text
from pinochle_qt.words.rooms.fair_play import FairWord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.engine.actions import DealCards
    from pinochle_qt.engine.cards import Card
    from pinochle_qt.engine.rules import Rules
    from pinochle_qt.record.replay import RecordedGame
    from pinochle_qt.record.values import LineError, Mix
    from pinochle_qt.session.dealing.verification import VerifiedDeal
    from pinochle_qt.ui.rooms.fair_play.steps import Mark

_MOST_FAULTS: Final = 3
"""How many sentences about faults are shown."""


class FoundDeal(Struct, frozen=True):
    """What this window has found out about the shuffle of a deal at a table of another program."""

    sentence: str
    is_good: bool
    is_fault: bool


def fingerprints(game: RecordedGame, deal: VerifiedDeal) -> tuple[TextLine, ...]:
    """Return the lines about what was published before the deal."""
    promised = game.header.commitment.partition(":")[2]
    lines = [_fingerprint(FairWord.MATCH(), promised)] if promised else [_sentence(FairWord.NO_FINGERPRINT())]
    if deal.fingerprint:
        lines.append(_fingerprint(FairWord.DEAL(number=deal.number), deal.fingerprint))
    if deal.is_given:
        lines.append(_sentence(FairWord.GIVEN()))
    return tuple(lines)


def opened(game: RecordedGame, deal: VerifiedDeal) -> tuple[TextLine, ...]:
    """Return the lines about what is revealed after the deal: its key, and the seed once the match is over."""
    seed, parts = seed_now(game), part_lines(game, deal, opened=True)
    pending = TextLine(FairWord.SEED(), FairWord.SEED_LATER(), ink="muted")
    seed_line = pending if seed is None else TextLine(FairWord.SEED(), str(seed))
    if not deal.is_over:
        return TextLine(FairWord.KEY(), FairWord.KEY_LATER(), ink="muted"), seed_line
    if deal.key is not None:
        return (
            TextLine(FairWord.KEY(), str(deal.key)),
            *parts,
            *([] if game.header.copy_of and seed is None else [seed_line]),
        )
    return (_sentence(FairWord.NO_KEY()),) if deal.is_given else (seed_line,)


def promised(game: RecordedGame, deal: VerifiedDeal) -> tuple[TextLine, ...]:
    """Return the lines about what people's programs promised for the shuffle."""
    if deal.is_over and not (deal.mix and deal.mix.parts):
        return (_sentence(FairWord.NOBODY_ADDED()),)
    return (_sentence(FairWord.PROMISES_LINE()), *part_lines(game, deal, opened=False))


def part_lines(game: RecordedGame, deal: VerifiedDeal, *, opened: bool) -> tuple[TextLine, ...]:
    """Return a line for each person's part in the shuffle: its hash, or once it was opened, the secret."""
    names, parts = text.shown_names(game.header.everybody), deal.mix.parts if deal.mix is not None else ()
    lines = []
    for part in parts:
        digits = part.secret if opened else part.commitment
        name = names[part.person] if part.person < len(names) else str(part.person)
        if digits is None:
            lines.append(TextLine(name, FairWord.PART_WITHHELD(), ink="muted"))
        else:
            lines.append(_fingerprint(name, digits))
    return tuple(lines)


def explained() -> tuple[tuple[str, str], ...]:
    """Return the four steps of a shuffle with others, each as a title and a sentence."""
    return (
        (FairWord.FIRST(), FairWord.FIRST_LINE()),
        (FairWord.SECOND(), FairWord.SECOND_LINE()),
        (FairWord.THIRD(), FairWord.THIRD_LINE()),
        (FairWord.FOURTH(), FairWord.FOURTH_LINE()),
    )


def found_together(verdicts: Sequence[FoundDeal]) -> tuple[Mark, str, tuple[str, ...]]:
    """Return the mark, title and lines about the deals at another program's table, as this window has checked them."""
    faults = [each.sentence for each in verdicts if each.is_fault]
    if faults:
        return "bad", FairWord.DIFFERS(), tuple(faults[-_MOST_FAULTS:])
    good = sum(each.is_good for each in verdicts)
    others = [each.sentence for each in verdicts if not each.is_good][-_MOST_FAULTS:]
    if good and not others:
        return "done", FairWord.NOBODY_CHOSE(), (FairWord.CHECKED_TOGETHER(count=good), FairWord.PEEK())
    lines = others or [FairWord.CHECKED_LATER()]
    return "open", FairWord.NOBODY_CHOSE_OPEN(), (*lines, FairWord.PEEK())


def compared(
    game: RecordedGame, deal: VerifiedDeal, *, fault: LineError | None, is_checked: bool
) -> tuple[Mark, str, tuple[TextLine, ...]]:
    """Return the mark, title and lines of the last step."""
    if not deal.is_over:
        return "open", FairWord.COMPARE(), (_sentence(FairWord.COMPARE_LATER()),)
    if game.header.generator == BY_HAND:
        return "open", FairWord.BY_SOMEBODY(), (_sentence(FairWord.BY_SOMEBODY_LINE()),)
    if not deal.can_be_checked:
        sentence = FairWord.UNKNOWN_LINE(generator=clipped(game.header.generator))
        return "open", FairWord.UNKNOWN(), (_sentence(sentence),)
    if not is_checked:
        return "open", FairWord.COMPARE(), (_sentence(FairWord.COMPARE_NOW()),)
    if fault is not None:
        return "bad", FairWord.DIFFERS(), (_sentence(_fault_line(fault)),)
    title = FairWord.MATCHES_GIVEN if deal.is_given else FairWord.MATCHES
    if deal.mix is not None:
        title = FairWord.MATCHES_TOGETHER
    return "done", (title if deal.fingerprint or deal.is_given else FairWord.MATCHES_OLD)(), ()


def fixed(
    game: RecordedGame | None, deals: Sequence[VerifiedDeal], shown: VerifiedDeal | None
) -> tuple[Mark, str, tuple[str, ...]]:
    """Return the mark, title and lines that say in short whether the cards of a deal were fixed before it.

    The deal is dealt again, or if it is not over, the one before it.
    """
    if game is None or shown is None:
        return "open", FairWord.FIXED_OPEN(), (FairWord.NO_GAME(),)
    if game.header.generator == BY_HAND:
        return "open", FairWord.BY_SOMEBODY(), (FairWord.BY_SOMEBODY_LINE(),)
    if not shown.can_be_checked:
        return "open", FairWord.UNKNOWN(), (FairWord.UNKNOWN_LINE(generator=clipped(game.header.generator)),)
    checked = next((deal for deal in reversed(deals) if deal.is_over and deal.number <= shown.number), None)
    fault = None if checked is None else fault_of_deal(game, checked.number)
    if fault is not None:
        return "bad", FairWord.DIFFERS(), (_fault_line(fault),)
    if shown.is_given:
        return "open", FairWord.GIVEN_SHORT(), (FairWord.GIVEN(),)
    if not (shown.fingerprint or game.header.commitment):
        return "open", FairWord.FIXED_OPEN(), (FairWord.NO_FINGERPRINT(),)
    is_shared = shown.mix is not None and bool(shown.mix.parts)
    lines = [(FairWord.FIXED_TOGETHER if is_shared else FairWord.FIXED_LINE)(number=shown.number)]
    if checked is not None:
        lines.append(FairWord.CHECKED_LINE(number=checked.number))
    is_sure = is_shared and shown.mix is not None and not shown.mix.withheld
    return "done", (FairWord.NOBODY_CHOSE if is_sure else FairWord.FIXED)(), tuple(lines)


def hands(game: RecordedGame, deal: VerifiedDeal) -> tuple[CardsLine, ...]:
    """Return the sorted hands, the widow and the stock as they were dealt; nothing until the deal is over."""
    cards, rules = deal.cards, game.header.rules
    if cards is None:
        return ()
    names = text.shown_names(game.header.everybody)
    held = [
        CardsLine(names[deal.seated[seat]], tuple(sorted(hand, key=hand_order)), side_of(rules, seat))
        for seat, hand in enumerate(cards.hands)
        if hand
    ]
    held += [CardsLine(name, pile) for name, pile in _widow_and_stock(cards, rules) if pile]
    return tuple(held)


def report(game: RecordedGame, deal: VerifiedDeal, fault: LineError | None) -> str:
    """Return everything as plain text, with all that is needed to check it by other means."""
    header, seed = game.header, seed_now(game)
    lines = [FairWord.COPY_GAME(generator=header.generator or "–")]
    if header.commitment:
        lines.append(FairWord.COPY_MATCH(fingerprint=header.commitment))
    if seed is not None:
        if header.commitment:
            lines.append(FairWord.COPY_RULES(text=committed_text(header)))
        lines.append(FairWord.COPY_SEED(seed=seed))
    if deal.fingerprint:
        lines.append(FairWord.COPY_DEAL(number=deal.number, fingerprint=deal.fingerprint))
    if deal.key is not None:
        lines.append(FairWord.COPY_KEY(key=deal.key))
    if deal.mix is not None:
        lines += _copied_parts(game, deal.number, deal.mix)
    if deal.cards is not None:
        names = text.shown_names(header.everybody)
        dealt_hands = [(names[deal.seated[seat]], hand) for seat, hand in enumerate(deal.cards.hands)]
        piles = [*dealt_hands, *_widow_and_stock(deal.cards, header.rules)]
        lines += [FairWord.COPY_HAND(name=name, cards=cards_text(cards)) for name, cards in piles if cards]
    if fault is not None:
        lines.append(_fault_line(fault))
    return "\n".join(lines) + "\n"


# ---- inside ----------------------------------------------------------------------------------------------------------


def _copied_parts(game: RecordedGame, number: int, mix: Mix) -> Iterator[str]:
    names = text.shown_names(game.header.everybody)
    for part in mix.parts:
        yield FairWord.COPY_PROMISE(name=names[part.person], commitment=part.commitment)
        if part.secret is None:
            yield FairWord.COPY_WITHHELD()
        else:
            words = promise_text(match_in(game.header), number, part.person, part.secret)
            yield FairWord.COPY_SECRET(text=words)


def _widow_and_stock(cards: DealCards, rules: Rules) -> Iterator[tuple[str, tuple[Card, ...]]]:
    yield capitalized(widow_name(rules)), cards.widow
    yield FairWord.STOCK(), cards.stock


def _fingerprint(label: str, digits: str) -> TextLine:
    return TextLine(label, text.grouped(digits), is_grouped=True)


def _sentence(words: str) -> TextLine:
    return TextLine("", words, ink="muted")


def _fault_line(fault: LineError) -> str:
    return FairWord.DIFFERS_LINE(found=fault.found, expected=fault.expected)
