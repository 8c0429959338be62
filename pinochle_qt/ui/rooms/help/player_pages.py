"""How the computer players think, as rich text: the long version for Help, the short one for the Fair play page."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from pinochle_qt.ai.skill_names import skill_name
from pinochle_qt.engine.features import score_unit
from pinochle_qt.teaching.player_catalog import PlayerWord
from pinochle_qt.teaching.players import FAMILIAR, LADDER, briefs, command_of, longest_thought, measured, portraits
from pinochle_qt.ui.language import locale
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title
from pinochle_qt.variants.points_words import written_unit
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words import text
from pinochle_qt.words.game.odds import whole_points
from pinochle_qt.words.rooms.help import HelpWord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.teaching.players import LevelMeasurements, Portrait, Rung
    from pinochle_qt.ui.rooms.help.pages import Paper


def players_page(paper: Paper, seated: Sequence[SeatSetup]) -> str:
    """Return the page about how the computer players think, including which of them are at the table."""
    sentences = (PlayerWord.SEES_NOTHING, PlayerWord.SAME_FOR_ALL, PlayerWord.IMAGINES)
    parts = [paper.line_of(sentence()) for sentence in sentences]
    parts += [*_at_table(paper, seated), _levels(paper, portraits())]
    parts.append(paper.line_of(PlayerWord.IN_TIME(seconds=locale().toString(longest_thought()))))
    parts.append(paper.line_of(PlayerWord.HINTS()))
    found = measured()
    if found.rungs:
        parts += [paper.heading(HelpWord.LADDER()), *_ladder(found, paper)]
    if found.contracts:
        parts += [paper.heading(HelpWord.PROMISES()), *_promises(found, paper)]
    return paper.page("".join(parts))


def players_in_short(paper: Paper, seated: Sequence[SeatSetup]) -> str:
    """Return the short version: all levels in one table, and how much stronger each is than the one below."""
    parts = [paper.line_of(PlayerWord.IN_SHORT(), muted=True), _levels(paper, briefs()), *_at_table(paper, seated)]
    rungs = [rung for rung in measured().familiar if rung.is_clear]
    if rungs:
        leads = (
            PlayerWord.RUNG(name=skill_name(rung.a), points=_written(rung)[0], other=skill_name(rung.b))
            for rung in rungs
        )
        parts.append(paper.line_of(PlayerWord.RUNGS(rungs=text.listed(leads)), muted=True))
    return paper.page("".join(parts))


def _at_table(paper: Paper, seated: Sequence[SeatSetup]) -> Iterator[str]:
    """Yield a line with the computer players at the table, if there are any."""
    names = [f"{each.name} ({skill_name(each.player.partition(':')[2])})" for each in seated if ":" in each.player]
    if names:
        yield paper.line_of(HelpWord.AT_TABLE(names=text.listed(names)), is_strong=True)


def _levels(paper: Paper, levels: Sequence[Portrait]) -> str:
    """Return a table with a row for each level."""
    rows = []
    for level in levels:
        knows, does = (
            "<br>".join(escape(_reason_text(reason)) for reason in reasons) for reasons in (level.knows, level.does)
        )
        name = f'<span style="font-weight:600">{escape(skill_name(level.skill))}</span>{_scale(level.strength, paper)}'
        rows.append((name, knows, does))
    return paper.table(("", HelpWord.KNOWS(), HelpWord.DOES()), rows, padding=(8, 12), width="100%")


def _scale(strength: int, paper: Paper) -> str:
    """Return a row of squares, one for each level, with this many of them filled."""
    marks = "■" * strength + "□" * (len(LADDER) - strength)
    return f'<br><span style="color:{paper.link}">{marks}</span>'


def _ladder(found: LevelMeasurements, paper: Paper) -> Iterator[str]:
    """Yield the measured strengths of the levels, and the commands that measure them again."""
    for rung in found.familiar:
        sentence = PlayerWord.BETTER if rung.is_clear else PlayerWord.EVEN
        names = {"name": skill_name(rung.a), "other": skill_name(rung.b)}
        points, error = _written(rung)
        yield paper.line_of(sentence(**names, points=points, error=error, deals=rung.deals))
    yield paper.line_of(PlayerWord.MEASURED(game=preset_title(find(FAMILIAR))), muted=True)
    yield _in_every_game(found, paper)
    yield paper.line_of(PlayerWord.IN_EVERY_GAME(), muted=True)
    for rung in found.rungs:
        if rung.wins_with_less:
            facts = {"share": round(100 * rung.won), "count": rung.matches, "even": round(100 * rung.even)}
            names = {"name": skill_name(rung.a), "other": skill_name(rung.b), "game": preset_title(find(rung.preset))}
            yield paper.line_of(PlayerWord.WINS_WITH_LESS(**names, **facts), muted=True)
    yield paper.line_of(PlayerWord.REPEAT())
    for rung in found.familiar:
        yield f'<p style="margin-top:0; margin-bottom:0"><code>{escape(command_of(rung))}</code></p>'


def _in_every_game(found: LevelMeasurements, paper: Paper) -> str:
    """Return a table with a row for each game and a column for each level's lead over the one below."""
    headers = ["", *(PlayerWord.OVER(name=skill_name(a), other=skill_name(b)) for b, a in pairwise(LADDER))]
    rows = []
    for preset in PRESETS:
        rungs = [found.rung(preset, skill) for skill in LADDER[1:]]
        if any(rungs):
            cells = [_lead(rung, paper) for rung in rungs]
            rows.append([escape(preset_title(find(preset))), *cells])
    return paper.table(headers, rows)


def _lead(rung: Rung | None, paper: Paper) -> str:
    """Return the lead of a level, muted if it may be chance; a dash if it was not measured."""
    if rung is None:
        return f'<span style="color:{paper.muted}">–</span>'
    points, error = _written(rung)
    lead = escape(PlayerWord.GIVE_OR_TAKE(points=points, error=error))
    return f'<span style="color:{paper.muted}">{lead}</span>' if rung.may_be_chance else lead


def _written(rung: Rung) -> tuple[str, str]:
    """Return the lead of a level and what chance may add to it, in points as they are written in that game now."""
    rules = PRESETS[rung.preset]
    lead, margin = (each * score_unit(rules) / written_unit(rules) for each in (rung.lead, rung.margin))
    decimals = 0 if margin >= 1 else 1
    return locale().toString(lead, "f", decimals), locale().toString(margin, "f", decimals)


def _promises(found: LevelMeasurements, paper: Paper) -> Iterator[str]:
    """Yield how many contracts were made, next to the chances that the bidders had given them."""
    yield paper.line_of(PlayerWord.PROMISES_ABOUT(name=skill_name(found.contracts[0].skill)))
    widest = max(len(each.kept) for each in found.contracts)
    rows = []
    for each in found.contracts:
        overall = PlayerWord.MADE_OF(share=round(100 * each.made / each.contracts), count=each.contracts)
        kept = [
            PlayerWord.SAID_AND_MADE(
                said=round(100 * group.said), share=round(100 * group.made / group.contracts), count=group.contracts
            )
            for group in each.kept
        ]
        cells = [overall, *kept, *[""] * (widest - len(kept))]
        rows.append([escape(cell) for cell in (preset_title(find(each.preset)), *cells)])
    headers = ["", PlayerWord.ALL_CONTRACTS(), PlayerWord.BY_CHANCE(), *[""] * (widest - 1)]
    yield paper.table(headers, rows)


def _reason_text(reason: Reason) -> str:
    """Put a reason into words, with points as they are written in the game that all levels were measured in."""
    return reason.in_words(lambda amount: whole_points(amount, PRESETS[FAMILIAR]), text.suit_name, text.cards)
