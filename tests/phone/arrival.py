"""Times how soon a phone shows a hand: `python -m tests.phone.arrival [--times N]`.

A match is being played when somebody opens the link in Chromium, with nothing of the page in store, and sits down as
soon as the page asks for a seat. Then the page is loaded again. Everything is counted from the call of the page to the
frame after the first with all pictures of the hand. What the person takes to type a name and to touch a seat is left
out, and so is the radio: the table is on the same computer.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from tests.phone.browser import browser
from tests.phone.page import MODULE, sit_down, told
from tests.phone.serving import served

_WATCH: Final = """
window.times = {}
const look = () => {
    const name = document.querySelector('#name'), cards = [...document.querySelectorAll('#hand .card img')]
    if (name && !times.seat) {
        times.seat = performance.now()
        name.value = 'Ada'
        name.dispatchEvent(new Event('input'))
        document.querySelector('#join .main').click()
    }
    if (cards.length && cards.every(each => each.complete && each.naturalWidth)) {
        requestAnimationFrame(() => requestAnimationFrame(() => times.hand = performance.now()))
    } else requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
_LIMIT_S: Final = 900.0


def main(arguments: list[str]) -> int:
    """Print median and worst times, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.phone.arrival", description="Time how soon a phone shows a hand."
    )
    parser.add_argument("--times", type=int, default=20, help="how many phones come, one after the other (20)")
    times: dict[str, list[float]] = {"link to seat": [], "link to hand": [], "loaded again": []}
    with ExitStack() as stack:
        count = parser.parse_args(arguments).times
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        table = stack.enter_context(served(folder, "--preset", "single_deck_partnership", people=2, limit=_LIMIT_S))
        chromium = stack.enter_context(browser(folder, limit=_LIMIT_S))
        first = chromium.phone()
        sit_down(first, table.host, "Bea")
        first.tap("#sentence .main")
        first.wait("document.querySelector('#hand .card')")
        for _ in range(count):
            phone = chromium.phone()
            phone.do("Page.addScriptToEvaluateOnNewDocument", source=_WATCH)
            phone.open(table.link)
            phone.wait("window.times.hand")
            times["link to seat"].append(phone.run("times.seat"))
            times["link to hand"].append(phone.run("times.hand"))
            phone.reload()
            phone.wait("window.times.hand")
            times["loaded again"].append(phone.run("times.hand"))
            phone.run(f"{MODULE.format('connection')}.then(({{send}}) => send('seat', {{do: 'leave'}}))")
            phone.close()
            first.wait("document.querySelector('#hand .card')")
        cards = len(told(first, "told.state.view.hand"))
    sys.stdout.write(f"{count} phones, hands of {cards} cards\n")
    for name, all_times in times.items():
        sys.stdout.write(f"{name}: median {median(all_times):.0f} ms, worst {max(all_times):.0f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
