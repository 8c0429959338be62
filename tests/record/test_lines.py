"""Every kind of line is written as the format says and read back as the same value."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pinochle_qt.engine.actions import (
    Bid,
    Bury,
    CallCard,
    Concede,
    DeclareOut,
    Distribute,
    Done,
    ExchangeDix,
    Give,
    Keep,
    Misdeal,
    NameTrump,
    Pass,
    Play,
    PlayOn,
    Reject,
    ShootMoon,
    ShowMelds,
    Stand,
    ThrowIn,
)
from pinochle_qt.engine.cards import Suit, card_text, parse_card, parse_cards
from pinochle_qt.engine.derived import pack
from pinochle_qt.engine.melds import Meld
from pinochle_qt.engine.sayings import Agreement, Saying
from pinochle_qt.engine.state import DealResult
from pinochle_qt.record.decode import decode_line, is_cut, shortened
from pinochle_qt.record.encode import ACT_OF, action_line, header_line, result_line, winner_line
from pinochle_qt.record.header_changes import amended_line
from pinochle_qt.record.migrations import updated_line
from pinochle_qt.record.values import DealLine, Header, LineError, SeatSetup, WinnerLine
from pinochle_qt.variants.presets import PRESETS

if TYPE_CHECKING:
    from pinochle_qt.engine.actions import SeatAction

DATA = Path(__file__).parents[1] / "data"
ACTIONS: list[tuple[SeatAction, str]] = [
    (Misdeal(0), '{"seat":0,"act":"misdeal"}'),
    (Stand(1), '{"seat":1,"act":"stand"}'),
    (Keep(0), '{"seat":0,"act":"keep"}'),
    (Reject(1), '{"seat":1,"act":"reject"}'),
    (Bid(2, 260), '{"seat":2,"act":"bid","amount":260}'),
    (Pass(3), '{"seat":3,"act":"pass"}'),
    (Pass(3, help=True), '{"seat":3,"act":"pass","help":true}'),
    (Concede(1), '{"seat":1,"act":"concede"}'),
    (Concede(1, unseen=True), '{"seat":1,"act":"concede","unseen":true}'),
    (
        Distribute(0, ((0, parse_card("AS")), (1, parse_card("9D")))),
        '{"seat":0,"act":"distribute","to":[[0,"AS"],[1,"9D"]]}',
    ),
    (NameTrump(2, Suit.HEARTS), '{"seat":2,"act":"name_trump","suit":"H"}'),
    (CallCard(4, parse_card("AH")), '{"seat":4,"act":"call_card","card":"AH"}'),
    (Give(0, parse_cards("AS TS KS QS")), '{"seat":0,"act":"give","cards":["AS","TS","KS","QS"]}'),
    (Bury(0, parse_cards("9C 9C JD")), '{"seat":0,"act":"bury","cards":["9C","9C","JD"]}'),
    (ShowMelds(1, ()), '{"seat":1,"act":"meld","melds":[]}'),
    (
        ShowMelds(1, (Meld("marriage", parse_cards("KS QS"), 20), Meld("dix", parse_cards("9H"), 10))),
        (
            '{"seat":1,"act":"meld","melds":[{"kind":"marriage","cards":["KS","QS"],"points":20},'
            '{"kind":"dix","cards":["9H"],"points":10}]}'
        ),
    ),
    (
        ShowMelds(0, (Meld("pinochle", parse_cards("QS JD") * 4, 0, wins_game=True),)),
        (
            '{"seat":0,"act":"meld","melds":[{"kind":"pinochle","cards":["QS","JD","QS","JD","QS","JD","QS","JD"],'
            '"points":"game"}]}'
        ),
    ),
    (ExchangeDix(1), '{"seat":1,"act":"exchange_dix"}'),
    (Done(1), '{"seat":1,"act":"done"}'),
    (ThrowIn(1), '{"seat":1,"act":"throw_in"}'),
    (ShootMoon(1), '{"seat":1,"act":"shoot_moon"}'),
    (PlayOn(1), '{"seat":1,"act":"play_on"}'),
    (Play(0, parse_card("TS")), '{"seat":0,"act":"play","card":"TS"}'),
    (Play(0, parse_card("TS"), "hand"), '{"seat":0,"act":"play","card":"TS","from":"hand"}'),
    (Play(0, parse_card("TS"), "table"), '{"seat":0,"act":"play","card":"TS","from":"table"}'),
    (Play(0, parse_card("TS"), "table", 1), '{"seat":0,"act":"play","card":"TS","from":"table","nth":1}'),
    (DeclareOut(1), '{"seat":1,"act":"declare_out"}'),
]
RESULTS = [
    (
        DealResult("made", 0, 300, Suit.HEARTS, (120, 20, 0, 40), (180, 70), (300, 130), (300, 130), 1500),
        (
            '{"result":"made","declarer":0,"bid":300,"trump":"H","meld":[120,20,0,40],"tricks":[180,70],'
            '"score":[300,130],"totals":[300,130],"target":1500}'
        ),
    ),
    (
        DealResult("played", 1, (200, 0), Suit.CLUBS, (0, 0, 0, 0), (10, 240), (-200, 240), (0, 250), 1000),
        (
            '{"result":"played","declarer":1,"bid":[200,0],"trump":"C","meld":[0,0,0,0],"tricks":[10,240],'
            '"score":[-200,240],"totals":[0,250],"target":1000}'
        ),
    ),
    (
        DealResult("passed_out", None, None, None, (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), 1000, (2, -1, -1)),
        (
            '{"result":"passed_out","declarer":null,"bid":null,"trump":null,"meld":[0,0,0],"tricks":[0,0,0],'
            '"score":[0,0,0],"totals":[0,0,0],"target":1000,"checks":[2,-1,-1]}'
        ),
    ),
]


def test_the_examples_cover_every_action() -> None:
    assert {type(action) for action, _ in ACTIONS} == set(ACT_OF)


@pytest.mark.parametrize(("action", "line"), ACTIONS, ids=[line for _, line in ACTIONS])
def test_an_action_is_written_as_in_the_format_and_read_back(action: SeatAction, line: str) -> None:
    assert action_line(action) == line
    assert decode_line(line) == action


@pytest.mark.parametrize(("result", "line"), RESULTS, ids=["contract", "summed", "checks"])
def test_a_result_is_written_as_in_the_format_and_read_back(result: DealResult, line: str) -> None:
    assert result_line(result) == line
    assert decode_line(line) == result


def test_a_winner_is_written_and_read_back() -> None:
    assert winner_line(WinnerLine((0, 2))) == '{"winner":[0,2]}'
    assert decode_line('{"winner":[0,2]}') == WinnerLine((0, 2))


def test_a_deal_is_read() -> None:
    line = (
        '{"deal":1,"dealer":3,"hands":[["AS","TS"],["9H"]],"stock":["9H","QH"],"upcard":"QH","widow":[],"target":1500}'
    )
    assert decode_line(line) == DealLine(
        1,
        3,
        (parse_cards("AS TS"), parse_cards("9H")),
        parse_cards("9H QH"),
        parse_card("QH"),
        (),
        1500,
    )


def header() -> Header:
    seats = tuple(SeatSetup(name, "computer:expert") for name in ("South", "Zoë", "北", "East"))
    return Header("pinochle-qt 0.1.0", "single_deck_partnership", PRESETS["single_deck_partnership"], seats, 12345)


def test_a_header_has_every_option_and_is_read_back() -> None:
    line = header_line(header())
    data = json.loads(line)
    assert list(data) == ["format", "version", "program", "preset", "rules", "seats", "seed"]
    assert data["rules"]["melds"]["extra_king_queen"] == 20
    assert "Zoë" in line
    assert ": " not in line
    assert decode_line(line) == header()


def test_a_header_may_have_more_about_its_cards() -> None:
    more = replace(header(), generator="pcg64", commitment="sha256:9f86d081", seeds=(3, 2**90))
    line = header_line(more)
    assert list(json.loads(line))[-3:] == ["generator", "commitment", "seeds"]
    assert decode_line(line) == more


def test_a_header_may_contain_packs_that_no_key_produced() -> None:
    order = tuple(reversed(pack(header().rules)))
    more = replace(header(), seeds=(0, 5), packs=(order, ()))
    line = header_line(more)
    assert json.loads(line)["packs"] == ["".join(map(card_text, order)), ""]
    assert decode_line(line) == more


def test_a_header_has_its_title_and_the_fate_of_the_game() -> None:
    more = replace(header(), title="Sunday with Zoë", practice=True, undone=(2, 7), copy_of="sha256:9f86")
    line = header_line(more)
    assert list(json.loads(line))[-4:] == ["title", "practice", "undone", "copy_of"]
    assert decode_line(line) == more
    longest = replace(more, title="x" * 60)
    assert decode_line(header_line(longest)) == longest
    untidy = line.replace("Sunday with", "\u202e Sunday   with")
    assert decode_line(untidy) == more


def test_a_header_keeps_agreements_that_are_unknown_here() -> None:
    more = replace(header(), agreements=("plain", "of_a_later_version"))
    line = header_line(more)
    assert list(json.loads(line))[-1] == "agreements"
    assert decode_line(line) == more
    assert "agreements" not in header_line(header())


OURS = Agreement("Ours", (Saying("opening", 1, "run"), Saying("raise", 2, "meld", 40, 60, goes_on=True)))


def test_a_header_keeps_agreements_that_people_have_made() -> None:
    for agreed in ((OURS, "plain"), ("own", OURS), (OURS, OURS)):
        line = header_line(replace(header(), agreements=agreed))
        assert decode_line(line) == replace(header(), agreements=agreed)
    old = {key: value for key, value in json.loads(line).items() if key != "own_agreements"}
    assert old["agreements"] == ["own", "own"]  # as an older version reads it
    assert decode_line(json.dumps(old)) == replace(header(), agreements=("own", "own"))


def test_additions_to_the_header_were_unknown_to_the_first_version() -> None:
    lines = (DATA / "version_1" / "records" / "single_deck_partnership.pinochle").read_text(encoding="utf-8")
    line = lines.splitlines()[0]
    before = decode_line(line)
    later = {
        "generator": "pcg64",
        "commitment": "sha256:9f86d081",
        "seeds": [3],
        "packs": [""],
        "title": "A",
        "practice": True,
        "undone": [1],
        "copy_of": "sha256:9f86d081",
    }
    assert decode_line(json.dumps(json.loads(line) | later)) == before
    assert isinstance(before, Header)
    assert updated_line(line, before) == header_line(before)
    unknown = line.replace('"version":', '"weather":"sunny","version":')
    assert json.loads(updated_line(unknown, before))["weather"] == "sunny"
    with pytest.raises(LineError, match="that can be written again"):
        updated_line(line.replace('"version":', '"weather":"\\ud800","version":'), before)
    today = header_line(header()).replace('"seed":', '"seed" : ')
    assert updated_line(today, header()) == today
    for key, value in later.items():
        decoded = decode_line(json.dumps(json.loads(header_line(header())) | {key: value}))
        assert decoded != header()


def test_only_changeable_parts_are_amended() -> None:
    earlier = replace(header(), undone=(2,))
    line = header_line(earlier).replace('"seed":', '"weather":{"sun": 1.50},"seed":')
    now = amended_line(line, replace(earlier, title="A", undone=(2, 3), seed=7))
    assert json.loads(now) == json.loads(line) | {"title": "A", "undone": [2, 3]}
    assert '"weather":{"sun": 1.50}' in now
    assert amended_line(now, earlier) == line


def test_unknown_keys_are_ignored_everywhere() -> None:
    data = json.loads(header_line(header()))
    data["weather"] = {"sun": [True, 1.5, None]}
    data["seats"][0]["age"] = 7
    data["rules"]["melds"]["color"] = "red"
    data["rules"]["snacks"] = {"nuts": True}
    data["rules"]["motto"] = "have fun"
    assert decode_line(json.dumps(data)) == header()
    assert decode_line('{"seat":2,"act":"bid","amount":260,"why":"brave","thought":[1,2]}') == Bid(2, 260)


REFUSED = [
    ("", "an empty line", "a JSON object"),
    ("[]", "[]", "a JSON object"),
    ("7", "7", "a JSON object"),
    ("{}", "{}", '"format"'),
    ('{"seat":0,"act":"pass"', "isn't JSON", "a JSON object"),
    ('{"seat":0,"act":"pass"}}', "isn't JSON (Extra data at character 24)", "a JSON object"),
    ('{"seat":0,"seat":0,"act":"pass"}', 'the key "seat" twice', "every key once"),
    ('{"seat":NaN,"act":"pass"}', "NaN", "a JSON value"),
    ('{"act":"pass"}', 'no "seat"', "the key"),
    ('{"seat":true,"act":"pass"}', 'true for "seat"', "a whole number"),
    ('{"seat":0.0,"act":"pass"}', '0.0 for "seat"', "a whole number"),
    ('{"seat":"0","act":"pass"}', '"0" for "seat"', "a whole number"),
    ('{"seat":"\\ud800","act":"pass"}', 'for "seat"', "a whole number"),
    ('{"seat":0,"act":"pass","help":null}', 'null for "help"', "true or false"),
    ('{"seat":0,"act":"pass","help":1}', '1 for "help"', "true or false"),
    ('{"seat":0,"act":"sing"}', '"sing" for "act"', "an action of this format"),
    ('{"seat":0,"act":["pass"]}', '["pass"] for "act"', "an action of this format"),
    ('{"seat":0,"act":"bid"}', 'no "amount"', "the key"),
    ('{"seat":0,"act":"bid","amount":null}', 'null for "amount"', "a whole number"),
    ('{"seat":0,"act":"bid","amount":' + "9" * 5000 + "}", "far too many digits", "a JSON object"),
    ('{"seat":0,"act":"play","card":"10S"}', '"10S"', "a card such as TS"),
    ('{"seat":0,"act":"play","card":"ts"}', '"ts"', "a card such as TS"),
    ('{"seat":0,"act":"play","card":["TS"]}', '["TS"]', "a card such as TS"),
    ('{"seat":0,"act":"play","card":null}', 'null for "card"', "a card such as TS"),
    ('{"seat":0,"act":"play","card":"TS","from":null}', 'null for "from"', "one of hand, table"),
    ('{"seat":0,"act":"play","card":"TS","from":"sleeve"}', '"sleeve" for "from"', "one of hand, table"),
    ('{"seat":0,"act":"play","card":"TS","nth":"1"}', '"1" for "nth"', "a whole number"),
    ('{"seat":0,"act":"give","cards":"TS"}', '"TS" for "cards"', "a list of cards"),
    ('{"seat":0,"act":"give","cards":["TS",true,"9S"]}', "true", "a card such as TS"),
    ('{"seat":0,"act":"give","cards":["TS",null]}', "null", "a card such as TS"),
    ('{"seat":0,"act":"name_trump","suit":"hearts"}', '"hearts" for "suit"', "one of S, H, D, C"),
    ('{"seat":0,"act":"meld","melds":{}}', '{} for "melds"', "a list of objects"),
    ('{"seat":0,"act":"meld","melds":[{"kind":"flush","cards":[],"points":1}]}', '"flush" for "kind"', "one of run"),
    ('{"seat":0,"act":"meld","melds":[{"kind":"run","cards":[],"points":"all"}]}', '"all" for "points"', "a whole"),
    ('{"seat":0,"act":"distribute","to":[[0]]}', '[[0]] for "to"', "a seat and a card"),
    ('{"seat":0,"act":"distribute","to":[["AS",0]]}', 'for "to"', "a seat and a card"),
    (header_line(header()).replace("South", "x" * 25), f'"{"x" * 25}" for "name"', "a name of 1 to 24 letters"),
    ('{"winner":0}', '0 for "winner"', "a list of whole numbers"),
    ('{"winner":[0,true]}', '[0, true] for "winner"', "a list of whole numbers"),
    ('{"result":"won"}', '"won" for "result"', "one of made"),
    ('{"deal":1,"dealer":0,"hands":["AS"]}', 'for "hands"', "a list of hands"),
    ('{"seat":0,"act":"pass","x":' + "[" * 8 + "]" * 8 + "}", "more than 8 deep", "at most 8"),
    ('{"seat":0,"act":"pass","x":' + "[" * 60000, "more than 8 deep", "at most 8"),
    ('{"x":[],"y":' + "[" * 8 + "]" * 8 + "}", "more than 8 deep", "at most 8"),
    ('{"x":' * 9 + "0" + "}" * 9, "more than 8 deep", "at most 8"),
    ('{"x":[' * 5 + "]}" * 5, "more than 8 deep", "at most 8"),
]


@pytest.mark.parametrize(("line", "found", "expected"), REFUSED, ids=[line[:60] for line, *_ in REFUSED])
def test_a_line_of_another_shape_is_refused(line: str, found: str, expected: str) -> None:
    with pytest.raises(LineError) as refused:
        decode_line(line)
    assert found in refused.value.found
    assert expected in refused.value.expected
    assert len(refused.value.found) < 250


def test_lists_may_be_long_and_deep_within_limits() -> None:
    deepest = "[" * 7 + "]" * 7
    assert decode_line(f'{{"seat":0,"act":"pass","x":{deepest},"y":{deepest}}}') == Pass(0)


def test_only_the_start_of_an_object_counts_as_truncated() -> None:
    assert is_cut('{"seat":0,"act":"pa')
    assert not is_cut('{"seat":0,"act":"pass"}')
    assert not is_cut('{"seat":' + "9" * 5000)
    assert not is_cut('{"seat":' * 100_000)


def test_it_does_not_matter_which_copy_of_a_card_in_hand_is_named() -> None:
    assert decode_line('{"seat":0,"act":"play","card":"TS","from":"hand","nth":1}') == Play(0, parse_card("TS"), "hand")


def test_the_excerpt_of_a_line_fits_into_a_sentence() -> None:
    assert shortened("x" * 80) == "x" * 80
    assert shortened("x" * 81) == "x" * 77 + "..."
    assert shortened("Zoë\t") == "Zo\\u00eb\\t"
    assert shortened("\t") == "\\t"
    assert shortened("\u202e" * 13) == "\\u202e" * 13
    assert shortened("\u202e" * 14) == "\\u202e" * 12 + "\\u202..."


def test_brackets_in_a_name_are_not_nesting() -> None:
    line = header_line(header()).replace("South", "[[[[[[[[[[{{{{{{{{")
    value = decode_line(line)
    assert isinstance(value, Header)
    assert value.seats[0].name == "[[[[[[[[[[{{{{{{{{"


def test_dangerous_characters_are_removed_from_a_name() -> None:
    line = header_line(header()).replace('"South"', '"\u202eSo\u00a0\u200duth\u200f"')
    value = decode_line(line)
    assert isinstance(value, Header)
    assert value.seats[0].name == "So \u200duth"


def test_labels_of_a_header_are_cleaned_and_shortened() -> None:
    line = header_line(header())
    for label in ("pinochle-qt 0.1.0", "single_deck_partnership", "expert"):
        line = line.replace(f'{label}"', f'\\u202e\\u001b[31m{"x" * 50_000}"')
    value = decode_line(line)
    assert isinstance(value, Header)
    cut = f"[31m{'x' * 55}…"
    assert (value.program, value.preset) == (f"[31m{'x' * 55}…", cut)
    assert cut in {seat.skill for seat in value.seats}


HEADER_DAMAGE = [
    ('"format":"pinochle-record"', '"format":"chess"', '"chess"'),
    ('"version":4', '"version":5', '5 for "version", written by a newer version of this program'),
    ('"version":4', '"version":0', '0 for "version"'),
    ('"version":4', '"version":true', 'true for "version"'),
    ('"seed":12345', '"seed":1,"generator":7', '7 for "generator"'),
    ('"seed":12345', '"seed":1,"generator":"a\\u0007b"', 'for "generator"'),
    ('"seed":12345', '"seed":1,"commitment":"abc"', '"abc" for "commitment"'),
    ('"seed":12345', '"seed":1,"commitment":"sha256:0g"', '"sha256:0g" for "commitment"'),
    ('"seed":12345', '"seed":1,"title":7', '7 for "title"'),
    ('"seed":12345', '"seed":1,"title":" \u200b"', 'for "title"'),
    ('"seed":12345', f'"seed":1,"title":"{"x" * 61}"', 'for "title"'),
    ('"seed":12345', '"seed":1,"practice":1', '1 for "practice"'),
    ('"seed":12345', '"seed":1,"undone":[1,"2"]', 'for "undone"'),
    ('"seed":12345', '"seed":1,"packs":[7]', '[7] for "packs"'),
    ('"seed":12345', '"seed":1,"packs":["ASX"]', '"X"'),
    ('"seed":12345', '"seed":1,"packs":["", "ASAS"]', '"ASAS" in "packs"'),
    ('"seed":12345', '"seed":1,"packs":["7C"]', '"7C" in "packs"'),
    ('"seed":12345', '"seed":1,"seeds":[1,true]', '[1, true] for "seeds"'),
    ('"seed":12345', '"seed":1,"agreements":["plain"]', '1 in "agreements"'),
    ('"seed":12345', '"seed":1,"agreements":["plain","plain","plain"]', '3 in "agreements"'),
    ('"seed":12345', '"seed":1,"agreements":["plain","\\u0007"]', 'for "agreements"'),
    ('"seed":12345', '"seed":1,"agreements":"plain"', '"plain" for "agreements"'),
    ('"seed":12345', '"seed":1,"agreements":["own","plain"],"own_agreements":[null]', '1 in "own_agreements"'),
    (
        '"seed":12345',
        '"seed":1,"agreements":["own","plain"],"own_agreements":[{},null]',
        "an agreement with unusable name",
    ),
    ('"seed":12345', '"seed":1,"agreements":["own","plain"],"own_agreements":[[],null]', "an agreement that is none"),
    ('"players":4', '"players":5', '4 in "seats"'),
    ('"players":4', '"players":3', '4 in "seats"'),
    ('"players":4', '"players":99', "rules that are not right (table.players cannot be 99"),
    ('"copies":2', '"copies":"2"', "rules that are not right (deck.copies"),
    ('"copies":2,', "", "rules that are not right"),
    ('"seed":12345', '"seed":12345,"rules":{}', 'the key "rules" twice'),
    ('"rules":', '"rules":null,"old":', "rules that are not right (The rules must be an object"),
    ('"rules":', '"old":', 'no "rules"'),
    ('"seed":12345', '"seed":1.5', '1.5 for "seed"'),
    ('"seed":12345', '"seed":null', 'null for "seed"'),
    ('"computer:expert"', '"computer:"', '"computer:" for "player"'),
    ('"computer:expert"', '"computer:\\u202e"', '"computer:\\u202e" for "player"'),
    ('"computer:expert"', '"robot"', '"robot" for "player"'),
    ('"seed":12345', f'"seed":1,"generator":"{"x" * 61}"', 'for "generator"'),
    ('"seed":12345', f'"seed":1,"commitment":"sha256:{"00" * 129}"', 'for "commitment"'),
    ('"South"', '"\\ud800"', 'for "name"'),
    ('"South"', f'"{"x" * 25}"', 'for "name"'),
    ('"South"', '"\u200d"', 'for "name"'),
    ('"preset":"single_deck_partnership"', '"preset":7', '7 for "preset"'),
]


@pytest.mark.parametrize(("old", "new", "found"), HEADER_DAMAGE, ids=[new or "missing" for _, new, _ in HEADER_DAMAGE])
def test_a_damaged_header_is_refused(old: str, new: str, found: str) -> None:
    line = header_line(header())
    assert old in line
    with pytest.raises(LineError) as refused:
        decode_line(line.replace(old, new, 1))
    assert found in refused.value.found
