"""The parts of the workbench that draw nothing, as modules in the page."""

from __future__ import annotations

from typing import Any

from tests.browser.support.page import Page

PLACES = """
    const [text, paths, done] = arguments;
    const load = [import("./vendor/codemirror.js"), import("./workbench/places.js")];
    Promise.all(load).then(([{ json }, { placeOf }]) => {
        const doc = { length: text.length, sliceString: (from, to) => text.slice(from, to) };
        const tree = json().language.parser.parse(text);
        done(paths.map((path) => placeOf(tree, doc, path)).map(({ from, to }) => text.slice(from, to)));
    });
"""

CALLED = """
    const [module, name, inputs, done] = arguments;
    import(`./workbench/${module}.js`).then((found) => done(inputs.map((each) => found[name](...each))));
"""


def called(page: Page, module: str, name: str, *inputs: list[Any]) -> Any:
    """What a function of the page returns for each of these lists of arguments."""
    return page.browser.execute_async_script(CALLED, module, name, inputs)


def test_paths_lead_to_their_places_whatever_names_there_are(modules: Page) -> None:
    text = (
        '{"a": {"b": 1, "b.c": {"d": 2}, "b[0]": 3}, "+1/+1": 4, "list": [5, {"e": [6]}], '
        '"o1": 7, "o12": 8, "quo\\"te": 9, "empty": {}}'
    )
    expected = {
        "$.a.b": "1",
        "$.a.b.c.d": "2",
        "$.a.b.c": '"b.c"',
        "$.a.b[0]": "3",
        "$.+1/+1": "4",
        "$.list[0]": "5",
        "$.list[1].e[0]": "6",
        "$.list[1]": "{",
        "$.list[7].e": '"list"',
        "$.o1": "7",
        "$.o12": "8",
        '$.quo"te': "9",
        "$.empty.nothing": '"empty"',
        "$.nowhere": "{",
        "$": "{",
    }
    found = modules.browser.execute_async_script(PLACES, text, [*expected])
    assert dict(zip(expected, found, strict=True)) == expected


def test_what_is_no_json_is_found_by_its_offset(modules: Page) -> None:
    texts = ['{"a": 1,}', '{"a": }', '{"a": 1', "[1 2]", "", "nope", '{"a":']
    found = called(modules, "syntax", "read", *[[text] for text in texts])
    assert [each["fault"]["offset"] for each in found] == [8, None, 7, 3, 0, None, 5]
    assert found[1]["fault"]["message"] == "No JSON: Unexpected token '}'"
    assert found[5]["fault"]["message"] == "No JSON: Unexpected token 'o'"
    (right,) = called(modules, "syntax", "read", ['{"a": [1, null]}'])
    assert (right["value"], right["fault"]) == ({"a": [1, None]}, None)


def test_a_card_is_placed_with_all_that_a_state_needs(modules: Page) -> None:
    card = {"key": "k", "cards": {"k": {"name": "K"}}, "seat": 1}
    bare: dict[str, Any] = {"table": {"seats": [{}, {}]}}
    table = {
        "seats": [{}, {"hand": ["o7"], "library": ["o3"]}],
        "objects": {"o7": {}, "o3": {}},
        "battlefield": ["o5"],
        "cards": {"other": {}},
    }
    going = {"table": table, "machine": {"next_id": 20, "known": {"o7": [1]}, "agenda": []}}
    hand, library, battlefield, first = called(
        modules,
        "placing",
        "placed",
        [going, {**card, "zone": "hand"}],
        [going, {**card, "zone": "library"}],
        [going, {**card, "zone": "battlefield"}],
        [bare, {**card, "zone": "hand"}],
    )
    assert hand["table"]["seats"][1]["hand"] == ["o7", "o20"]
    assert hand["machine"] == {"next_id": 21, "known": {"o7": [1], "o20": [1]}, "agenda": []}
    assert hand["table"]["cards"] == {"other": {}, "k": {"name": "K"}}
    assert hand["table"]["objects"]["o20"] == {"card": "k", "owner": 1, "zone": "hand"}
    assert library["table"]["seats"][1]["library"] == ["o20", "o3"]
    assert library["machine"]["known"] == {"o7": [1]}
    assert battlefield["table"]["battlefield"] == ["o5", "o20"]
    assert battlefield["table"]["seats"] == table["seats"]
    assert first["table"]["seats"][1] == {"hand": ["o1"]}
    assert "machine" not in first


def test_all_seats_together_know_what_each_of_them_knows(modules: Page) -> None:
    first = {
        "seat": 0,
        "view": {"seats": [{"hand": ["a"], "n": 1}, {"hand": None, "n": 1}], "spots": [{"id": "x"}]},
    }
    second = {
        "seat": 1,
        "view": {"seats": [{"n": 1}, {"hand": ["b"], "n": 2}], "spots": [{"id": "x", "card": "c"}]},
    }
    (both,) = called(modules, "together", "together", [[first, second], 0])
    assert both["seat"] == 0
    assert both["view"]["seats"] == [{"hand": ["a"], "n": 1}, {"hand": ["b"], "n": 1}]
    assert both["view"]["spots"] == [{"id": "x", "card": "c"}]


def test_who_sees_more_of_a_list_tells_it(modules: Page) -> None:
    """A shorter list is that of a seat which sees less, on whichever side of the table."""
    views = [{"hand": [], "library": [{"id": "x", "at": 1}], "seen": ["a", "b"]}]
    views += [{"hand": ["c"], "library": [{"id": "y"}, {"id": "x"}], "seen": ["a"]}]
    perspectives = [{"seat": seat, "view": view} for seat, view in enumerate(views)]
    most = {"hand": ["c"], "library": [{"id": "y"}, {"id": "x"}], "seen": ["a", "b"]}
    for seat, both in enumerate(
        called(modules, "together", "together", [perspectives, 0], [perspectives, 1])
    ):
        assert (both["seat"], both["view"]) == (seat, most)


def test_calls_are_written_as_they_are_sent(modules: Page) -> None:
    root = "http://judge.example/base/"
    body = {"state_id": "ab", "action": {"type": 'it\'s "so" é', "on": True, "off": None}, "include": []}
    call = {"method": "POST", "path": "/v1/adjudications", "body": body}
    strange = {"method": "GET", "path": "/v1/rulesets/duel/cards?name=it's&page=2"}
    curl, plain = called(modules, "curl", "asCurl", [call, root], [strange, root])
    head, sent, end = curl.split("\n")
    assert head.startswith("curl -s 'http://judge.example/base/v1/adjudications'")
    assert (sent.count("it's"), end) == (1, "JSON")
    assert "it'\\''s" in plain or "it%27s" in plain
    python, asked = called(modules, "python", "asPython", [call, root], [strange, root])
    assert 'headjudge.Client("http://judge.example/base")' in python
    written = python.partition("action=")[2].partition(", include")[0]
    assert eval(written) == body["action"]
    assert "requests.request" in asked


def test_members_that_are_no_names_in_python_are_written_as_strings(modules: Page) -> None:
    names = ["state_id", 'x=1)\nprint("', "class", "a b", "é", "__x"]
    body = {name: number for number, name in enumerate(names)}
    call = {"method": "POST", "path": "/v1/adjudications", "body": body}
    (python,) = called(modules, "python", "asPython", [call, "http://judge.example/"])
    (line,) = (line for line in python.splitlines() if line.startswith("answer = "))
    written = line.partition("models.AdjudicationBody")[2].removesuffix(")")
    assert eval(f"dict{written}") == body
