"""Somebody who plays on a phone: looks at the page, and touches what can be touched there, now this, now that."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from random import Random

    from tests.phone.browser import Phone

_LOOK: Final = """(async () => {
    const {told} = await import('/store.js')
    const until = performance.now() + PATIENCE
    const seen = each => each.getClientRects().length && !each.disabled && !each.closest('[hidden]')
    const all = (selector, inside = document) => [...inside.querySelectorAll(selector)].filter(seen)
    const look = () => {
        const found = {over: false, number: -1, kind: '', main: [], other: [], cards: []}
        const state = told.state
        if (!state || told.waits || told.link !== 'open') return found
        document.querySelectorAll('[data-at]').forEach(each => delete each.dataset.at)
        let count = 0
        const marked = list => list.map(each => (each.dataset.at = count++))
        found.over = !!state.view.over
        found.number = state.number
        found.kind = (state.prompt || {}).kind || ''
        const sheet = document.querySelector('.sheet')
        const panel = document.querySelector('#panel')
        if (sheet) found.main = marked(all('button', sheet).slice(-1))
        else if (document.querySelector('.uncover')) found.main = marked(all('.uncover'))
        else if (state.prompt && state.prompt.kind === 'play') found.cards = marked(all('#hand .card:not([aria-disabled=true])'))
        else if (state.prompt && panel) {
            const own = document.querySelector('.asked.pick') || all('.lines', panel).length === 0 && document.querySelector('.asked.meld')
            found.main = marked(all('.main:not([aria-disabled=true])', panel))
            found.other = marked(all('button:not(.main)', panel))
            if (own) found.cards = marked(all('#hand .card[aria-pressed=false]'))
        } else found.main = marked(all('#sentence .main'))
        return found
    }
    return new Promise(done => {
        const again = () => {
            const found = look()
            const some = found.over || found.main.length + found.other.length + found.cards.length
            if (some || performance.now() > until) done(found)
            else setTimeout(again, 10)
        }
        again()
    })
})()"""


class Player:
    """Plays on one phone by touching it."""

    def __init__(self, phone: Phone, chance: Random) -> None:
        self.phone = phone
        self._chance = chance
        self._number = -1
        self._tries = 0
        self.touches = 0
        self.kinds: dict[str, int] = {}
        """How often each kind of question has been answered, or tried to."""

    def move(self, patience_ms: int = 0) -> bool:
        """Look at the page and touch something, if there is anything to do within so many ms; return whether."""
        seen = self.phone.run(_LOOK.replace("PATIENCE", str(patience_ms)))
        self.is_over = seen["over"]
        if seen["over"]:
            return False
        if seen["number"] != self._number:
            self._number, self._tries = seen["number"], 0
            if seen["kind"]:
                self.kinds[seen["kind"]] = self.kinds.get(seen["kind"], 0) + 1
        at = self._choice(seen)
        if at is None:
            return False
        self._tries += 1
        if seen["kind"] == "play" and not seen["main"]:
            self._touch(at)  # the card rises; touched again, it is played
        self._touch(at)
        return True

    is_over = False

    def _touch(self, at: int) -> None:
        self.touches += 1
        selector = json.dumps(f"[data-at='{at}']")
        where = self.phone.run(f"(window.pointOf || (window.pointOf = {_POINT}))(document.querySelector({selector}))")
        if where is not None:
            self.phone.touch(*where)

    def _choice(self, seen: dict[str, Any]) -> int | None:
        """Return what to touch; after a while only what leads on."""
        main, other, cards = seen["main"], seen["other"], seen["cards"]
        is_curious = self._tries < 4 and self._chance.random() < 0.4
        if seen["kind"] in {"give", "bury"}:
            found = cards or main
            found = main or cards if not (is_curious and other) else other
        elif seen["kind"] == "play":
            found = cards or main
        elif is_curious and (other or cards):
            found = other + cards
        else:
            found = main or other
        return self._chance.choice(found) if found else None


_POINT: Final = """element => {
    if (!element) return null
    element.scrollIntoView({block: 'nearest', inline: 'nearest'})
    const box = element.getBoundingClientRect()
    for (const [across, down] of [[.15, .2], [.5, .15], [.5, .5], [.15, .8], [.85, .5], [.05, .05], [.5, .95], [.1, .5]]) {
        const x = box.left + box.width * across, y = box.top + box.height * down
        const met = document.elementFromPoint(x, y)
        if (met && (met === element || element.contains(met))) return [x, y]
    }
    return null
}"""
