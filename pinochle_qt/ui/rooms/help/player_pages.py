"""How the computer players think, as rich text: at length for Help, and in short beside the proof of a deal."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from pinochle_qt.ai.levels import SKILL_WORDS, SKILLS
from pinochle_qt.phrases import said
from pinochle_qt.teaching.player_catalog import PlayerWord
from pinochle_qt.teaching.players import LADDER, briefs, command_of, ladder, longest_thought, portraits
from pinochle_qt.ui.words import text
from pinochle_qt.ui.words.help_catalog import HelpWord
from pinochle_qt.ui.words.language import locale
from pinochle_qt.variants.catalog import find
from pinochle_qt.variants.option_words import preset_title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pinochle_qt.ai.reasons import Reason
    from pinochle_qt.record.values import SeatSetup
    from pinochle_qt.teaching.players import Ladder, Portrait
    from pinochle_qt.ui.rooms.help.pages import Paper


def players_page(paper: Paper, seated: Sequence[SeatSetup]) -> str:
    """Return how the computer players think, with those of them who are at the table."""
    everybody = (PlayerWord.SEES_NOTHING, PlayerWord.SAME_FOR_ALL, PlayerWord.IMAGINES)
    parts = [paper.line_of(sentence()) for sentence in everybody]
    parts += [*_at_table(paper, seated), _levels(paper, portraits())]
    parts.append(paper.line_of(PlayerWord.IN_TIME(seconds=locale().toString(longest_thought()))))
    parts.append(paper.line_of(PlayerWord.HINTS()))
    found = ladder()
    if found is not None:
        parts += [paper.heading(HelpWord.LADDER()), *_ladder(found, paper)]
    return paper.page("".join(parts))


def players_in_short(paper: Paper, seated: Sequence[SeatSetup]) -> str:
    """Return the same at a glance: all levels beside each other, and how much stronger each is than the one below."""
    parts = [paper.line_of(PlayerWord.IN_SHORT(), muted=True), _levels(paper, briefs()), *_at_table(paper, seated)]
    found = ladder()
    rungs = [rung for rung in found.rungs if rung.is_clear] if found is not None else []
    if rungs:
        leads = (PlayerWord.RUNG(name=_skill(rung.a), points=round(rung.lead), other=_skill(rung.b)) for rung in rungs)
        parts.append(paper.line_of(PlayerWord.RUNGS(rungs=text.listed(leads)), muted=True))
    return paper.page("".join(parts))


def _at_table(paper: Paper, seated: Sequence[SeatSetup]) -> Iterator[str]:
    """Yield who of them is at the table."""
    names = [f"{each.name} ({_skill(each.player.partition(':')[2])})" for each in seated if ":" in each.player]
    if names:
        yield paper.line_of(HelpWord.AT_TABLE(names=text.listed(names)), is_strong=True)


def _levels(paper: Paper, told: Sequence[Portrait]) -> str:
    """Return a table with a row for each level."""
    padding = f"padding:{paper.px(8)}px {paper.px(12)}px"
    heads = "".join(
        f'<td style="{padding}; color:{paper.muted}">{escape(head)}</td>'
        for head in ("", HelpWord.KNOWS(), HelpWord.DOES())
    )
    rows = [f"<tr>{heads}</tr>"]
    for each in told:
        knows, does = ("<br>".join(escape(_told(reason)) for reason in reasons) for reasons in (each.knows, each.does))
        name = f'<span style="font-weight:600">{escape(_skill(each.skill))}</span>{_scale(each.strength, paper)}'
        cells = "".join(f'<td style="{padding}">{cell}</td>' for cell in (name, knows, does))
        ground = f' bgcolor="{paper.ground}"' if each.strength % 2 else ""
        rows.append(f"<tr{ground}>{cells}</tr>")
    return f'<table width="100%" cellspacing="0" cellpadding="0">{"".join(rows)}</table>{paper.gap()}'


def _scale(strength: int, paper: Paper) -> str:
    """Return five marks, so many of them full."""
    marks = "■" * strength + "□" * (len(LADDER) - strength)
    return f'<br><span style="color:{paper.link}">{marks}</span>'


def _ladder(found: Ladder, paper: Paper) -> Iterator[str]:
    """Yield what was measured, and how to measure it again."""
    for rung in found.rungs:
        sentence = PlayerWord.BETTER if rung.is_clear else PlayerWord.EVEN
        names = {"name": _skill(rung.a), "other": _skill(rung.b)}
        said_of = sentence(**names, points=round(rung.lead), error=round(rung.margin), deals=rung.deals)
        yield paper.line_of(said_of)
    yield paper.line_of(PlayerWord.MEASURED(game=preset_title(find(found.preset))), muted=True)
    yield paper.line_of(PlayerWord.REPEAT())
    for rung in found.rungs:
        yield f'<p style="margin-top:0; margin-bottom:0"><code>{escape(command_of(rung, found))}</code></p>'


def _skill(skill: str) -> str:
    return said(SKILL_WORDS, SKILLS[skill])


def _told(reason: Reason) -> str:
    return reason.said(str, text.suit_name, text.cards)
