"""Chromium with several phones, each with a screen of its own, touched as a finger touches it.

The program is driven over its own protocol through a pipe, which needs no driver and no port; it ends when the pipe
does.
"""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
from contextlib import contextmanager
from subprocess import DEVNULL
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tests import programs
from tests.checks import require

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE_S: Final = 30.0
"""How long to wait for something that happens within a second on an idle machine."""
PROGRAM: Final = shutil.which("chromium") if shutil.which("bash") else None
"""Debian's Chromium, which only it calls so; None if it is not installed."""
_FLAGS: Final = (
    "--headless=new",
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    "--disable-component-update",
    "--no-first-run",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
)
_HIGH: Final = 10
"""The pipe's ends must not have the numbers by which Chromium knows them."""


class Screen(NamedTuple):
    """What a phone is like."""

    width: int = 390
    height: int = 844
    dark: bool = True
    language: str = "en"
    text: float = 1.0
    """The size of text that the person has asked for, as a multiple of the usual one."""
    still: bool = True
    """Whether nothing should move, so that pictures show where everything ends."""


class BrowserFault(AssertionError):
    """Raised if the page, or the browser itself, does not do what it is told."""


class Browser:
    """A running Chromium."""

    def __init__(self, orders: int, answers: int) -> None:
        self._orders, self._answers = orders, answers
        self._number = 0
        self._buffer = b""
        self.events: list[dict[str, Any]] = []
        """What the pages have reported, such as messages in their consoles."""

    def do(self, method: str, session: str | None = None, **given: Any) -> dict[str, Any]:
        """Give an order, and return its result.

        Raises:
            BrowserFault: it is refused, or not answered in time.
        """
        self._number += 1
        order = {"id": self._number, "method": method, "params": given}
        data = json.dumps(order | ({"sessionId": session} if session else {})).encode() + b"\0"
        while data:
            data = data[os.write(self._orders, data) :]
        until = monotonic() + PATIENCE_S
        while True:
            heard = self._hear(until)
            if heard.get("id") == self._number:
                if "error" in heard:
                    raise BrowserFault(f"{method}: {heard['error'].get('message')}")
                result: dict[str, Any] = heard["result"]
                return result
            if "method" in heard:
                self.events.append(heard)

    def phone(self, screen: Screen | None = None) -> Phone:
        """Return a new phone, which shares nothing with the others."""
        context = self.do("Target.createBrowserContext")["browserContextId"]
        target = self.do("Target.createTarget", url="about:blank", browserContextId=context, newWindow=True)["targetId"]
        session = self.do("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Phone(self, context, session, screen or Screen())

    def _hear(self, until: float) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            ready = select.select([self._answers], [], [], max(0.0, until - monotonic()))[0]
            data = os.read(self._answers, 1 << 20) if ready else b""
            if not data:
                raise BrowserFault("Chromium has not answered in time" if not ready else "Chromium has ended")
            self._buffer += data
        line, _, self._buffer = self._buffer.partition(b"\0")
        heard: dict[str, Any] = json.loads(line)
        return heard


@contextmanager
def browser(folder: Path, limit: float = programs.LIMIT_S) -> Iterator[Browser]:
    """Start Chromium with its files in a folder, and end it after the block, or after `limit` seconds."""
    import fcntl  # not on Windows, where Chromium is not driven

    pipes = (os.pipe(), os.pipe())
    ends = [fcntl.fcntl(end, fcntl.F_DUPFD, _HIGH) for pair in pipes for end in pair]
    for end in (end for pair in pipes for end in pair):
        os.close(end)
    order_out, order_in, answer_out, answer_in = ends
    start = f'exec "$@" 3<&{order_out} 4>&{answer_in}'
    command = ["bash", "-c", start, "bash", require(PROGRAM), *_FLAGS, f"--user-data-dir={folder / 'chromium'}"]
    home = {name: str(folder / name.lower()) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    try:
        with programs.running(
            command,
            limit=limit,
            pass_fds=(order_out, answer_in),
            env=os.environ | home,
            **dict.fromkeys(("stdin", "stdout", "stderr"), DEVNULL),
        ) as program:
            os.close(order_out)
            os.close(answer_in)
            ends = [order_in, answer_out]
            try:
                yield Browser(order_in, answer_out)
            finally:
                program.kill()
    finally:
        for end in ends:
            os.close(end)


class Phone:
    """A page on a screen that is touched."""

    def __init__(self, browser: Browser, context: str, session: str, screen: Screen) -> None:
        self._browser, self._context, self._session = browser, context, session
        self.screen = screen
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.do(f"{domain}.enable")
        self.do("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.do("Emulation.setEmitTouchEventsForMouse", enabled=True, configuration="mobile")
        self.turn(screen.width, screen.height)
        self.show(dark=screen.dark)
        self.speak(screen.language)
        if screen.text != 1:
            size = round(16 * screen.text)
            source = f"document.documentElement.style.fontSize = '{size}px'"
            self.do(
                "Page.addScriptToEvaluateOnNewDocument",
                source=f"document.addEventListener('DOMContentLoaded', () => {{ {source} }})",
            )

    def do(self, method: str, **given: Any) -> dict[str, Any]:
        """Give an order that concerns this page."""
        return self._browser.do(method, self._session, **given)

    # ---- the phone itself --------------------------------------------------------------------------------------------

    def turn(self, width: int, height: int) -> None:
        """Give the screen another size, as turning a phone does."""
        self.screen = self.screen._replace(width=width, height=height)
        self.do("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True)

    def show(self, *, dark: bool) -> None:
        """Choose the light or the dark theme of the phone."""
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if self.screen.still else "no-preference"},
        ]
        self.do("Emulation.setEmulatedMedia", features=features)

    def speak(self, language: str) -> None:
        """Set the languages of the phone, as in ``de-AT,de``."""
        agent = self.run("navigator.userAgent")
        self.do("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)

    def connect(self, *, online: bool) -> None:
        """Switch the network on or off."""
        self.do(
            "Network.emulateNetworkConditions",
            offline=not online,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    # ---- the page ----------------------------------------------------------------------------------------------------

    def open(self, address: str) -> None:
        """Open an address and wait for its page."""
        self.do("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def reload(self) -> None:
        """Load the page again, as pulling it down does."""
        self.run("window.isOld = true")
        self.do("Page.reload")
        self.wait("!window.isOld && document.readyState === 'complete'")

    def close(self) -> None:
        """Switch the phone off; it forgets everything."""
        self._browser.do("Target.disposeBrowserContext", browserContextId=self._context)

    def run(self, script: str) -> Any:
        """Return the value of an expression in the page.

        Raises:
            BrowserFault: the script fails.
        """
        found = self.do("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            fault = found["exceptionDetails"]
            raise BrowserFault(fault.get("exception", {}).get("description", fault["text"]))
        return found["result"].get("value")

    def wait(self, script: str, *, limit: float = PATIENCE_S) -> Any:
        """Return the value of an expression as soon as there is one that counts as true.

        Raises:
            BrowserFault: there is none in time.
        """
        until = monotonic() + limit
        poll = f"""new Promise(done => {{
            const until = performance.now() + 1000
            const look = () => {{
                let found
                try {{ found = ({script}) }} catch (fault) {{ found = null }}
                if (found || performance.now() > until) done(found instanceof Node ? true : found || null)
                else setTimeout(look, 15)
            }}
            look()
        }})"""
        while monotonic() < until:
            try:
                found = self.run(poll)
            except BrowserFault:  # the page is being replaced
                found = None
            if found:
                return found
        raise BrowserFault(f"it has not come to {script}; the page says: {self.text[:600]!r}")

    @property
    def text(self) -> str:
        """All text that is shown."""
        return str(self.run("document.body ? document.body.innerText : ''"))

    # ---- touching ----------------------------------------------------------------------------------------------------

    def touch(self, x: float, y: float) -> None:
        """Touch a point of the screen."""
        self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def swipe(self, x: float, y: float, dx: float, dy: float) -> None:
        """Put a finger down, move it and lift it."""
        self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for part in (0.3, 0.6, 1.0):
            points = [{"x": x + dx * part, "y": y + dy * part}]
            self.do("Input.dispatchTouchEvent", type="touchMove", touchPoints=points)
        self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, selector: str) -> None:
        """Touch an element at a point where a finger meets it; scroll there first, as a person would.

        Raises:
            BrowserFault: there is none in time, or something else lies over it all the time.
        """
        where = self.wait(f"({_POINT})(document.querySelector({json.dumps(selector)}))")
        self.touch(where[0], where[1])

    def point(self, selector: str) -> tuple[float, float] | None:
        """Return where a finger meets an element, after scrolling there; None if nowhere."""
        where = self.run(f"({_POINT})(document.querySelector({json.dumps(selector)}))")
        return None if where is None else (where[0], where[1])

    def press(self, name: str) -> None:
        """Touch the button with this name.

        Raises:
            BrowserFault: there is no such button, or it cannot be touched.
        """
        # In one step, since the page forgets the mark when it shows something new.
        where = self.wait(f"({_MARK})({json.dumps(name)}) && ({_POINT})(document.querySelector('[data-touched]'))")
        self.touch(where[0], where[1])

    # ---- looking -----------------------------------------------------------------------------------------------------

    def picture(self, path: Path) -> None:
        """Save a picture of the screen."""
        path.parent.mkdir(parents=True, exist_ok=True)
        found = self.do("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(found["data"]))

    def accessible(self) -> list[tuple[str, str]]:
        """Return the role and the name of everything that a screen reader finds, in its order."""
        nodes = self.do("Accessibility.getFullAXTree")["nodes"]
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in nodes
            if not node.get("ignored") and "role" in node
        ]

    @property
    def faults(self) -> list[str]:
        """What the page has complained of: exceptions, and errors in its console."""
        found = []
        for event in self._browser.events:
            if event.get("sessionId") != self._session:
                continue
            given = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = given["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Log.entryAdded" and given["entry"]["level"] == "error":
                found.append(f"{given['entry']['text']} {given['entry'].get('url', '')}")
            elif event["method"] == "Runtime.consoleAPICalled" and given["type"] in {"error", "warning"}:
                found.append(" ".join(str(each.get("value")) for each in given["args"]))
        return found


_POINT: Final = """element => {
    if (!element) return null
    element.scrollIntoView({block: 'nearest', inline: 'nearest'})
    const box = element.getBoundingClientRect()
    for (const [across, down] of [[.15, .2], [.5, .15], [.5, .5], [.15, .8], [.85, .5], [.5, .95]]) {
        const x = box.left + box.width * across, y = box.top + box.height * down
        const met = document.elementFromPoint(x, y)
        if (met && (met === element || element.contains(met))) return [x, y]
    }
    return null
}"""
"""Finds a point at which an element is met: cards of a hand lie over each other."""
_MARK: Final = """name => {
    document.querySelectorAll('[data-touched]').forEach(each => delete each.dataset.touched)
    for (const each of document.querySelectorAll('button, a, [role=button], [role=radio]')) {
        const says = each.getAttribute('aria-label') || each.innerText
        if (says.replace(/\\s+/g, ' ').trim() === name && each.getClientRects().length) {
            each.dataset.touched = ''
            return true
        }
    }
    return false
}"""
