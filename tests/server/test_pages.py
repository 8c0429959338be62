"""The page over HTTP: its own files and nothing else, for whoever comes to an address of the table."""

from __future__ import annotations

import gzip
import json
import re
from typing import TYPE_CHECKING, get_args

import pytest
from msgspec.structs import replace

from pinochle_qt.deck_faces import german_faces, lettered
from pinochle_qt.languages import translation
from pinochle_qt.phrases import translating_with
from pinochle_qt.resources import asset
from pinochle_qt.server.net.page_files import DECK, PageFiles
from pinochle_qt.server.page_words import page_words
from pinochle_qt.session.settings import Cards
from pinochle_qt.words.printing import print_cards
from tests.checks import require, some
from tests.server.serving import answer_to, opened, order, request, serving

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with serving(order()) as process:
        yield opened(process).port


@pytest.fixture
def printed() -> Iterator[None]:
    """Write for the usual cards again after a test that used others."""
    yield
    print_cards("french", "english")


def test_the_page_may_use_its_own_files_and_talk_to_its_table_only(port: int) -> None:
    status, fields, body = answer_to(port, request(port, "/"))
    assert status == 200
    assert body.startswith(b"<!doctype html>")
    assert fields["Content-Type"] == "text/html; charset=utf-8"
    policy = dict(part.strip().split(" ", 1) for part in fields["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://127.0.0.1:{port}"
    assert fields["X-Content-Type-Options"] == "nosniff"
    assert fields["Referrer-Policy"] == "no-referrer"
    assert "Server" not in fields


def test_a_card_comes_compressed_and_a_second_time_not_at_all(port: int) -> None:
    status, fields, body = answer_to(port, request(port, "/deck/AS.svg", "Accept-Encoding: gzip, deflate, br"))
    assert (status, fields["Content-Encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == asset("deck", "AS.svg").read_bytes()
    again = request(port, "/deck/AS.svg", "Accept-Encoding: gzip", f"If-None-Match: {fields['ETag']}")
    assert answer_to(port, again)[::2] == (304, b"")


def test_a_file_with_the_version_in_its_address_never_changes(port: int) -> None:
    version = PageFiles().version
    assert "immutable" in answer_to(port, request(port, f"/{version}/deck/AS.svg"))[1]["Cache-Control"]
    assert answer_to(port, request(port, "/deck/AS.svg"))[1]["Cache-Control"] == "no-cache"
    assert answer_to(port, request(port, "/000000000000/deck/AS.svg"))[0] == 404


def test_asking_for_the_head_gives_the_length_without_the_file(port: int) -> None:
    whole = answer_to(port, request(port, "/"))
    head = answer_to(port, request(port, "/", method="HEAD"))
    assert head[2] == b""
    assert head[1]["Content-Length"] == whole[1]["Content-Length"] == str(len(whole[2]))


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/deck/../../pyproject.toml",
        "/deck/%2e%2e/%2e%2e/pyproject.toml",
        "/deck//AS.svg",
        "/deck/AS.svg/",
        "/problems",
        "/ladder.json",
        "/translations/de.json",
        "/fonts/OFL.txt",
        "//etc/passwd",
        "/C:/Windows/win.ini",
    ],
)
def test_nothing_but_the_files_of_the_page_is_served(port: int, path: str) -> None:
    status, fields, body = answer_to(port, request(port, path))
    assert (status, body) == (404, b"404 Not Found\n")
    assert fields["Content-Type"].startswith("text/plain")


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8470", "127.0.0.1", "127.0.0.1:1", "127.0.0.1:8470.evil"]
)
def test_a_name_of_somebody_else_leads_nowhere(port: int, host: str) -> None:
    assert answer_to(port, request(port, "/", host=host))[0] == 421


def test_other_methods_and_what_is_no_request_are_refused(port: int) -> None:
    assert answer_to(port, request(port, "/", "Content-Length: 3", method="POST") + b"a=b")[0] == 405
    assert answer_to(port, request(port, "/", method="DELETE"))[0] == 405
    assert answer_to(port, request(port, "/", "Transfer-Encoding: chunked"))[0] == 400
    assert answer_to(port, request(port, "/", "Host: twice"))[0] == 400
    assert answer_to(port, b"\x16\x03\x01\x02\x00\x01\x00")[0] == 400
    assert answer_to(port, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 3000)[0] == 400
    assert answer_to(port, b"GET / HTTP/1.1\r\nX:" + b" " * 8000 + b"\x01\r\n\r\n")[0] == 400, "it takes hours"
    assert answer_to(port, b"GET http://127.0.0.1/ HTTP/1.1\r\n\r\n")[0] == 400


def test_several_requests_use_one_connection(port: int) -> None:
    first = request(port, "/deck/AS.svg").replace(b"Connection: close\r\n", b"")
    status, _, body = answer_to(port, first + request(port, "/deck/KS.svg"))
    assert status == 200
    assert body.count(b"HTTP/1.1 200 OK") == 1
    assert body.endswith(asset("deck", "KS.svg").read_bytes())


def test_the_page_names_its_files_with_their_version(monkeypatch: pytest.MonkeyPatch) -> None:
    files = PageFiles()
    monkeypatch.setattr("pathlib.Path.read_bytes", lambda _: b'<link href="icon.svg"><a href="#x"><img src="/no.svg">')
    page = require(files.file("index.html"))
    assert page.body == f'<link href="{files.version}/icon.svg"><a href="#x"><img src="/no.svg">'.encode()


def test_all_cards_come_in_one_file() -> None:
    drawings = json.loads(require(PageFiles().file(DECK)).body)
    assert drawings["AS"] == asset("deck", "AS.svg").read_text("utf-8")
    assert drawings["compact/TD"] == asset("deck", "compact", "TD.svg").read_text("utf-8")
    assert len(drawings) == 65


def test_the_deck_has_the_letters_of_the_phones_language(printed: None) -> None:
    del printed
    files = PageFiles()
    print_cards("french", "language")
    drawings = {language: json.loads(require(files.file(DECK, language)).body) for language in ("en", "de", "fr")}
    english = asset("deck", "compact", "QD.svg").read_text("utf-8")
    assert drawings["en"]["compact/QD"] == english
    assert len({each["compact/QD"] for each in drawings.values()} - {english}) == 1  # a dame in both others
    assert len({each["JD"] for each in drawings.values()}) == 3
    assert len({each["KD"] for each in drawings.values()}) == 2
    assert len({each["TD"] for each in drawings.values()}) == 1


def test_a_table_with_german_suits_has_another_address_for_its_files(printed: None) -> None:
    del printed
    usual, german = PageFiles(), PageFiles()
    french = usual.version
    print_cards("german", "language")
    assert german.version != french
    drawings = json.loads(require(german.file(DECK, "de")).body)
    assert drawings["QS"] == german_faces()["QS"]
    assert drawings["sign/C"] == german_faces()["sign/C"]
    assert "back_black" in drawings
    assert not any(name.startswith("large/") for name in drawings)


def test_a_phone_gets_the_deck_in_its_language_from_a_table_with_a_window() -> None:
    with serving(replace(order(), indices="language")) as process:
        port = opened(process).port
        _, fields, german = answer_to(port, request(port, f"/{DECK}", "Accept-Language: de-AT,de;q=0.9,en;q=0.5"))
        _, _, english = answer_to(port, request(port, f"/{DECK}", "Accept-Language: en"))
    assert "Accept-Language" in fields["Vary"]
    assert json.loads(english)["QS"] == asset("deck", "QS.svg").read_text("utf-8")
    assert json.loads(german)["QS"] == lettered(json.loads(english)["QS"], "QS", "KDB")


def test_the_words_of_the_page_fit_the_cards(printed: None) -> None:
    del printed
    with translating_with(translation("de")):
        print_cards("french", "language")
        assert {name: page_words()[name] for name in ("suit_s", "queen", "letters")} == {
            "suit_s": "Pik",
            "queen": "Dame",
            "letters": "KDB",
        }
        print_cards("german", "language")
        assert {name: page_words()[name] for name in ("suit_s", "queen", "letters")} == {
            "suit_s": "Blatt",
            "queen": "Ober",
            "letters": "KOU",
        }


def test_comments_and_indentation_are_not_sent() -> None:
    files = PageFiles()
    for name in some([each for each in files.paths if each.endswith((".js", ".css"))]):
        written = files.paths[name].read_text("utf-8")
        sent = require(files.file(name)).body.decode()
        assert not re.search(r"/\*|\*/|(?<!:)//|^[ ]", sent, re.MULTILINE), name
        code = re.sub(r"/\*.*?\*/|(?<!:)//.*?$", "", written, flags=re.DOTALL | re.MULTILINE)
        assert sent.split() == code.split(), f"{name}: nothing else is left out"


@pytest.mark.parametrize("cards", get_args(Cards))
def test_page_and_deck_are_small_enough_for_a_slow_network(printed: None, cards: Cards) -> None:
    del printed
    print_cards(cards, "language")
    files = PageFiles()
    names = [name for name in files.paths if not name.startswith(("deck/", "portraits/", "fonts/", "wall/", "icon"))]
    sent = {name: require(files.file(name)) for name in (*names, DECK)}
    sizes = {name: len(each.packed or each.body) for name, each in sent.items()}
    later = sum(size for name, size in sizes.items() if name.startswith("later/"))  # once the page can be used
    assert sum(sizes.values()) - later <= 120 * 1024
    assert 0 < later <= 5 * 1024
