"""Render every panel in three themes and two window sizes: ``python -m tests.ui.panel_gallery FOLDER``."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from tests.ui.panel_tools import apply_style

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[2] / "packaging"))
    from system import needs

    needs("paint the panels", window=os.environ)

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from pinochle_qt.ai.decide.bidding.odds_work import OddsWork
from pinochle_qt.ai.players.levels import SKILL_BY_LEVEL
from pinochle_qt.engine.actions import Bid
from pinochle_qt.engine.errors import Refusal
from pinochle_qt.engine.prompts import Prompt
from pinochle_qt.engine.rules import patch
from pinochle_qt.library.match_facts import played_deals
from pinochle_qt.session.faces import Face
from pinochle_qt.session.looks.look import Looks
from pinochle_qt.session.rule_sets import RuleSets
from pinochle_qt.session.settings import Settings
from pinochle_qt.teaching.own_agreements import OwnAgreements
from pinochle_qt.ui.controls.dialog import Dialog
from pinochle_qt.ui.dialogs.about import AboutDialog
from pinochle_qt.ui.dialogs.preferences.looks import LooksDialog
from pinochle_qt.ui.dialogs.preferences.preferences import PreferencesDialog
from pinochle_qt.ui.dialogs.rules.agreement_editor import AgreementEditor
from pinochle_qt.ui.dialogs.rules.agreements_dialog import AgreementsDialog
from pinochle_qt.ui.dialogs.rules.house_rules import HouseRulesDialog
from pinochle_qt.ui.dialogs.rules.sheet_view import RulesDialog
from pinochle_qt.ui.dialogs.setup.face_picker import FacePicker
from pinochle_qt.ui.dialogs.setup.new_game import NewGameDialog
from pinochle_qt.ui.dialogs.setup.program_dialog import ProgramDialog
from pinochle_qt.ui.draw import style
from pinochle_qt.ui.draw import theme as tokens
from pinochle_qt.ui.draw.cards.card_faces import DeckArt
from pinochle_qt.ui.draw.shapes import Rect
from pinochle_qt.ui.draw.theme import Speed, Tempo, Theme
from pinochle_qt.ui.panels.ask.bid import BidPanel
from pinochle_qt.ui.panels.ask.decide import DecidePanel
from pinochle_qt.ui.panels.ask.meld import MeldList
from pinochle_qt.ui.panels.ask.meld_mat import MeldMat
from pinochle_qt.ui.panels.ask.passing import PassPanel
from pinochle_qt.ui.panels.ask.trump import TrumpPanel
from pinochle_qt.ui.panels.show.curtain import Curtain
from pinochle_qt.ui.panels.show.last_trick import LastTrickPanel
from pinochle_qt.ui.panels.show.log import LogPanel
from pinochle_qt.ui.panels.show.match_end import MatchEndPanel
from pinochle_qt.ui.panels.show.score import ScorePanel
from pinochle_qt.ui.panels.show.strip import Strip
from pinochle_qt.ui.table.geometry.frame import Frame
from pinochle_qt.ui.table.geometry.layout import Layout
from pinochle_qt.ui.table.geometry.panels import OVER_HAND, PANELS, odds_panel
from pinochle_qt.variants.presets import PRESETS
from pinochle_qt.words.game.events import event_sentence
from tests.ui.panel_tools import take_tools
from tests.ui.positions import NAMES, OURS, RUN_HAND, STOCK, table
from tests.ui.small_screens import FakeScreen

if TYPE_CHECKING:
    from pinochle_qt.ui.panels.panel import Panel

AT_ONCE = Tempo(Speed.INSTANT)


class Scene:
    """A window with a strip but without a table, in which panels are shown one after the other."""

    def __init__(self, size: tuple[int, int], theme: Theme, seats: int = 4) -> None:
        self.frame = Frame(*size)
        self.layout = Layout(self.frame, seats, 12, seats == 2)
        self.theme = theme
        apply_style(theme, self.frame.ui)
        self.home = QWidget()
        self.home.setObjectName("home")
        self.home.setStyleSheet(f"#home {{ background: {theme.table}; }}")
        self.home.resize(*size)
        self.strip = Strip(self.home)
        self.tools = take_tools(self.strip)
        self.tools["Scores"].setEnabled(True)
        self.strip.setGeometry(0, self.frame.menu, size[0], self.frame.strip_height)

    def over_hand(self, size: tuple[int, int]) -> Rect:
        """Return a rectangle of this size above the middle of the hand."""
        width, height = self.frame.px(size[0]), self.frame.px(size[1])
        left, bottom = (self.frame.width - width) // 2, self.layout.hand_crest - self.frame.px(12)
        return Rect(left, bottom - height, width, height)

    def at_corner(self, width: int, height: int) -> Rect:
        """Return a rectangle of this size in the bottom right corner."""
        m = self.frame.margin
        return Rect(self.frame.width - m - width, self.frame.height - m - height, width, height)

    @property
    def is_small(self) -> bool:
        return self.frame.small

    def show(self, panel: Panel, rect: Rect) -> Panel:
        panel.place(QRect(rect.x, rect.y, rect.width, rect.height))
        panel.open(AT_ONCE)
        return panel

    def save(self, path: Path) -> None:
        self.home.grab().save(str(path))
        self.home.deleteLater()


def auction(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    for amount in (250, 260, 270, 320):
        deal.do(Bid(deal.prompt.seat or 0, amount))
    prompt = deal.prompt
    panel = BidPanel(scene.home)
    panel.ask(prompt, deal.seen(), NAMES)
    scene.show(panel, scene.over_hand(OVER_HAND["bid"]))
    scene.strip.show_state(deal.seen(), NAMES)


def odds(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    for amount in (250, 260, 270, 320):
        deal.do(Bid(deal.prompt.seat or 0, amount))
    prompt, work = deal.prompt, OddsWork(deal.seen(), deal.prompt, SKILL_BY_LEVEL["expert"], 1)
    while not (found := work.go_on()).is_done:
        pass
    panel = BidPanel(scene.home)
    panel.want_odds(wanted=True)
    panel.ask(prompt, deal.seen(), NAMES)
    panel.tell_odds(found)
    scene.show(panel, odds_panel(scene.layout))
    scene.strip.show_state(deal.seen(), NAMES)


def trump(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "trump")
    reason = Refusal.SUIT_NEEDS_MARRIAGE
    few = Prompt(prompt.seat, "trump", prompt.rules, prompt.choices[1:], hand=prompt.hand, no_bid=reason)
    panel = TrumpPanel(scene.home)
    panel.ask(few, deal.seen(), NAMES)
    scene.show(panel, scene.over_hand(OVER_HAND["trump"]))
    scene.strip.show_state(deal.seen(), NAMES)


def passing(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "give" and each.seat == 0)
    panel = PassPanel(scene.home)
    panel.ask(prompt, deal.seen(), NAMES)
    panel.set_selection(prompt.hand[:3])
    scene.show(panel, scene.over_hand(OVER_HAND["passing"]))
    scene.strip.show_state(deal.seen(), NAMES)


def melding(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "show" and each.seat == 0)
    mat, melds = MeldMat(scene.home), MeldList(scene.home)
    mat.ask(prompt, deal.seen(), NAMES)
    melds.cards_picked.connect(lambda cards, _: mat.set_draft(cards))
    melds.cards_picked.connect(lambda cards, _: melds.set_draft(cards))
    melds.ask(prompt, deal.seen(), NAMES)
    scene.show(mat, Rect(232, 306, 440, 168) if scene.is_small else Rect(296, 384, 664, 192))
    scene.show(melds, scene.at_corner(232, 264) if scene.is_small else scene.at_corner(272, 392))
    scene.strip.show_state(deal.seen(), NAMES)


def stock_meld(scene: Scene) -> None:
    deal = table(STOCK)
    prompt = deal.play_until(lambda each: each.kind == "meld" and each.seat == 0 and len(each.choices) > 2)
    melds = MeldList(scene.home)
    melds.ask(prompt, deal.seen(), NAMES)
    scene.show(melds, scene.at_corner(272, 392))
    last = LastTrickPanel(DeckArt(scene.theme), scene.home)
    scene.show(last, Rect(24, 400, 152, 100))
    last.show_trick(deal.seen(), NAMES)
    scene.strip.show_state(deal.seen(), NAMES)


def decide(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    prompt = deal.play_until(lambda each: each.kind == "decide")
    panel = DecidePanel(DeckArt(scene.theme), scene.home)
    panel.ask(prompt, deal.seen(), NAMES)
    scene.show(panel, PANELS["last_word"](scene.layout))
    scene.strip.show_state(deal.seen(), NAMES)


def play(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "play" and len(deal.seen().tricks) == 5)
    last, log = LastTrickPanel(DeckArt(scene.theme), scene.home), LogPanel(scene.home)
    scene.show(log, scene.at_corner(320, scene.frame.height - 140))
    for step in deal.steps:
        for event in (each.event for each in step.events):
            sentence = event_sentence(event, deal.seen(), NAMES)
            if sentence:
                log.add(sentence)
    other = Rect(60, 300, 0, 0)
    corner = scene.at_corner(172, 92) if scene.is_small else scene.at_corner(196, 100)
    scene.show(last, Rect(other.x, other.y, corner.width, corner.height))
    last.show_trick(deal.seen(), NAMES)
    empty = LastTrickPanel(DeckArt(scene.theme), scene.home)
    scene.show(empty, Rect(other.x, other.y + 130, corner.width, corner.height))
    empty.show_trick(table().seen(), NAMES)
    scene.strip.show_state(deal.seen(), NAMES)
    for label in ("Hint", "Undo", "Last trick"):
        scene.tools[label].setEnabled(True)


def score(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal" and len(deal.match.results) == 4)
    panel = ScorePanel(scene.home)
    panel.show_deal(deal.seen(), NAMES, "4928-T5CY-4TQK-FF04-HM7P")
    scene.show(panel, Rect((scene.frame.width - 816) // 2, scene.frame.bar + 24, 816, 512))
    scene.strip.show_state(deal.seen(), NAMES)


def match_over(scene: Scene, size: tuple[int, int] = (816, 512)) -> None:
    deal = table(STOCK)
    deal.play_to_end()
    panel = MatchEndPanel(DeckArt(scene.theme), scene.home)
    panel.show_match(deal.seen(), NAMES, played_deals(deal.steps))
    scene.show(panel, Rect((scene.frame.width - size[0]) // 2, scene.frame.bar + 24, *size))
    scene.strip.show_state(deal.seen(), NAMES)


def match_over_below_cards(scene: Scene) -> None:
    match_over(scene, (680, 266))


def sheet(scene: Scene) -> None:
    deal = table(hand=RUN_HAND)
    deal.play_until(lambda each: each.kind == "deal" and len(deal.match.results) == 2)
    panel = ScorePanel(scene.home)
    panel.show_sheet(deal.seen(), NAMES)
    scene.show(panel, Rect((scene.frame.width - 816) // 2, scene.frame.bar + 24, 816, 512))
    scene.strip.show_state(deal.seen(), NAMES)


def curtain(scene: Scene) -> None:
    panel = Curtain(scene.home)
    panel.show_for("Clara")
    scene.show(panel, Rect(0, 28, scene.frame.width, scene.frame.height - 28))


PICTURES = (
    auction,
    odds,
    trump,
    passing,
    melding,
    stock_meld,
    decide,
    play,
    score,
    match_over,
    match_over_below_cards,
    sheet,
    curtain,
)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    app.setStyle("Fusion")
    style.load_fonts()
    for theme in tokens.THEMES.values():
        style.apply(app, theme)
        for size in ((1280, 800), (960, 640)):
            for picture in PICTURES:
                scene = Scene(size, theme)
                picture(scene)
                scene.save(folder / f"{picture.__name__}-{theme.name}-{size[0]}.png")
        Dialog.screen = lambda _: FakeScreen(3840, 2160)  # type: ignore[method-assign, return-value, assignment]
        kept, opener, own = RuleSets(folder / "rules"), QWidget(), OwnAgreements(folder / "agreements")
        preset = Settings().preset
        changed = patch(PRESETS[preset], {"melds.run_value": 250, "deal.hand_size": 11})
        for dialog in (
            NewGameDialog(Settings(), kept, pictures=folder / "portraits"),
            FacePicker("Walter", Face("person", "walter"), folder / "portraits", opener),
            PreferencesDialog(Settings()),
            LooksDialog(Settings(), Looks(folder / "looks")),
            HouseRulesDialog(preset, PRESETS[preset], kept),
            HouseRulesDialog(preset, changed, kept),
            RulesDialog(PRESETS[preset]),
            AgreementsDialog(PRESETS[preset], ("You", "Walter", "Nora", "Edith"), ("help_and_steps", "plain")),
            AgreementsDialog(PRESETS[preset], ("You", "Walter", "Nora", "Edith"), (OURS, "plain"), own=own),
            AgreementEditor(OURS, PRESETS[preset], own),
            ProgramDialog({}, opener),
            ProgramDialog({"My bot": "python3 mybot.py"}, opener),
            AboutDialog(),
        ):
            dialog.show()
            number = len(list(folder.glob(f"{type(dialog).__name__}-{theme.name}*.png")))
            dialog.grab().save(str(folder / f"{type(dialog).__name__}-{theme.name}-{number}.png"))
            dialog.close()
            dialog.deleteLater()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    main(parser.parse_args().folder)
