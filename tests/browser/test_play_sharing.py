"""What the workbench shares: links, files, and the calls to the API."""

from __future__ import annotations

import json
import random
import subprocess
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver.remote.webelement import WebElement

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.workbench import SPARK, STATE, Workbench


def packed(document: Any) -> str:
    """A document as links hold it."""
    squeeze = zlib.compressobj(wbits=-15)
    data = squeeze.compress(json.dumps(document).encode()) + squeeze.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(link: str) -> Any:
    """The document that a link holds."""
    text = link.partition("=")[2]
    return json.loads(zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), wbits=-15))


def shared(page: Page, kind: str) -> str:
    """The link that the page makes."""
    page.click("[data-share]")
    page.click(f'[data-make-link="{kind}"]')
    link = page.until(lambda: page.see("[data-link]").get_property("value"), "a link")
    page.click("[data-share-close]")
    page.gone("[data-sharing]")
    return str(link)


def fragment(link: str) -> str:
    """What stands in a link behind the address of the page."""
    return "#" + link.partition("#")[2]


def test_a_state_is_shared_by_a_link(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("castle", 1)
    state = bench.state()
    link = shared(page, "state")
    held = unpacked(link)
    assert held.pop("edition") > 0
    assert held == state
    page.open(fragment(link))
    page.see('.position [data-id="o1"]')
    page.until(lambda: page.all(STATE), "the editor")
    assert unpacked(link) == json.loads(page.run("return document.querySelector('.code').editor.text"))


def test_a_record_is_shared_by_a_link_and_played_again(page: Page) -> None:
    playing = Playing(page)
    playing.begin("perdure", ["person", "random"], seed=4)
    for _ in range(2):
        playing.choose(0)
    position = page.text("[data-prompt]")
    link = shared(page, "record")
    record = unpacked(link)
    assert (record["ruleset"], record["seed"]) == ("perdure", 4)
    assert len(record["actions"]) >= 2
    page.open(fragment(link))
    page.until(lambda: page.text("[data-prompt]") == position, "the last position of the game")


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ("#state=%%%", "cannot be unpacked"),
        ("#state=AAAA", "cannot be unpacked"),
        ("#record=" + packed([1, 2]), "holds no record"),
        ("#state=" + packed({"a": 1})[:-4], "cannot be unpacked"),
        ("#state=" + packed("x" * 3_000_000), "larger than any state"),
        ("#state=" + "A" * 40_000, "more than 32,000 characters"),
    ],
)
def test_a_broken_link_is_told(page: Page, broken: str, says: str) -> None:
    page.follow(broken)
    page.see("[data-problem]", says)
    page.see("[data-screen=lobby]")


def test_a_link_of_another_edition_is_told(page: Page) -> None:
    page.may_refuse(409)
    state = {"ruleset": "duel", "edition": 1, "table": {"seats": [{}, {}]}}
    page.follow("#state=" + packed(state))
    page.see('[data-fault="$.edition"]', "edition 1")
    record = {"ruleset": "duel", "edition": 1, "seed": 1, "actions": []}
    page.follow("#record=" + packed(record))
    page.see("[data-problem]", "edition 1")


def test_a_state_that_is_too_long_for_a_link_is_told(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 0)
    library = [f"o{number}" for number in random.Random(5).sample(range(1, 1_000_000), 4_000)]
    objects = {each: {"card": "mountain", "owner": 0, "zone": "library"} for each in library}
    state = {"ruleset": "duel", "table": {"seats": [{"library": library}, {}], "objects": objects}}
    bench.write(json.dumps(state))
    bench.sound()
    page.click("[data-share]")
    page.click('[data-make-link="state"]')
    page.see('[data-problem="link"]', "Save it as a file")


@pytest.fixture
def downloads(page: Page, tmp_path: Path) -> Iterator[Path]:
    """The folder into which the browser saves files."""
    page.browser.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)}
    )
    yield tmp_path
    page.browser.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "default"})


def saved(page: Page, folder: Path, name: str) -> Path:
    """A file that the browser has saved."""
    page.until((folder / name).exists, name)
    return folder / name


def test_states_records_and_cards_are_saved_and_opened(page: Page, downloads: Path) -> None:
    playing = Playing(page)
    playing.begin("magic54", ["person", "person"], seed=9)
    playing.lift()
    playing.choose(0)
    page.click("[data-share]")
    page.see("[data-sharing]", "all hands")
    page.click('[data-save="record"]')
    record = saved(page, downloads, "magic54-record.json")
    page.click('[data-save="state"]')
    state = saved(page, downloads, "magic54-state.json")
    page.click("[data-share-close]")
    bench = Workbench(page)
    page.browser.find_element("css selector", "[data-open]").send_keys(str(state))
    page.until(lambda: bench.state() == json.loads(state.read_text()), "the state of the file")
    card = downloads / "card.json"
    card.write_text(json.dumps(SPARK))
    page.browser.find_element("css selector", "[data-open]").send_keys(str(card))
    page.see("[data-card-text]", "Bench Spark deals 2 damage")
    nothing = downloads / "nothing.json"
    nothing.write_text("[1]")
    page.browser.find_element("css selector", "[data-open]").send_keys(str(nothing))
    page.see("[data-problem]", "neither a state, nor the record of a game, nor a card")
    page.browser.find_element("css selector", "[data-open]").send_keys(str(record))
    page.see('[data-screen="game"]')
    page.see("[data-prompt]")


DROP = """
    const transfer = new DataTransfer();
    transfer.items.add(new File([arguments[0]], "dropped.json", {type: "application/json"}));
    document.querySelector("main").dispatchEvent(
        new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer: transfer}));
"""


def test_a_file_is_dropped(page: Page) -> None:
    bench = Workbench(page)
    state = {"ruleset": "splendagic", "table": {"seats": [{}, {}, {}]}}
    page.run(DROP, json.dumps(state))
    page.until(lambda: bench.state() == state, "the state that was dropped")
    bench.sound()


def asked_by_curl(command: str) -> Any:
    """What a command for a shell prints."""
    done = subprocess.run(["bash"], input=command, capture_output=True, text=True, timeout=60, check=True)
    return json.loads(done.stdout)


def printed_by(program: str) -> str:
    """What a program in Python prints."""
    with redirect_stdout(StringIO()) as printed:
        exec(compile(program, "pasted", "exec"), {"__name__": "__main__"})
    return printed.getvalue().strip()


def samples(page: Page, call: WebElement) -> tuple[str, str]:
    """A call as it is told in both ways."""
    curl, python = page.until(lambda: call.find_elements("css selector", "pre") or None, "samples")
    return curl.text, python.text


def test_every_call_is_told_as_curl_and_as_python_and_runs(page: Page) -> None:
    """Each kind of call that a game and the workbench make, once."""
    page.may_refuse(409)
    playing = Playing(page)
    playing.begin("duel", ["person", "random"], seed=2, options={"starting_seat": 0})
    playing.choose(0)
    bench = Workbench(page)
    bench.begin("duel", 1)
    page.click('[data-tab="card"]')
    page.see("[data-card-text]")
    page.click("[data-calls] > summary")
    found: dict[str, tuple[str, str]] = {}
    page.see("[data-call]")
    for entry in page.all("[data-call]"):
        name = str(entry.get_attribute("data-call"))
        if name in found:
            continue
        page.run("arguments[0].querySelector('details').open = true;", entry)
        found[name] = samples(page, entry)
    assert {"POST /v1/statuses", "POST /v1/adjudications", "POST /v1/rulesets/duel/games"} <= {*found}
    for name, (curl, python) in found.items():
        answer = asked_by_curl(curl)
        assert "status" not in answer, (name, answer)
        assert printed_by(python), name


def test_what_is_copied_is_what_is_shown(page: Page) -> None:
    page.browser.execute_cdp_cmd(
        "Browser.grantPermissions",
        {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": page.address},
    )
    bench = Workbench(page)
    bench.begin("duel", 0)
    page.click("[data-calls] > summary")
    page.click("[data-call] summary", "/v1/statuses")
    for kind in ("curl", "python"):
        page.click(f"[data-{kind}-copy]")
        page.see(f"figure:has([data-{kind}]) [role=status]", "Copied")
        read = "navigator.clipboard.readText().then(arguments[0])"
        assert page.browser.execute_async_script(read) == page.text(f"[data-{kind}]")


def test_python_names_every_operation_of_the_contract(page: Page, contract: dict[str, Any]) -> None:
    """The table of the page is that of the contract: names of the SDK's methods and of the bodies."""
    told = page.browser.execute_async_script(
        "import('./workbench/python.js').then(({OPERATIONS}) => arguments[0]("
        "OPERATIONS.map(({method, path, name, body}) => [method, path, name, body ?? null])));"
    )
    expected = []
    for path, item in contract["paths"].items():
        for method in item.keys() & {"get", "post"}:
            operation = item[method]
            named = "".join(f"_{c.lower()}" if c.isupper() else c for c in operation["operationId"])
            schema = (
                operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            )
            expected.append([method.upper(), path, named, schema and schema["$ref"].rpartition("/")[2]])
    assert sorted(told, key=str) == sorted(expected, key=str)


@pytest.fixture
def contract(page: Page) -> dict[str, Any]:
    """The contract of the service."""
    read: Callable[[str], Any] = page.browser.execute_async_script
    found: dict[str, Any] = read(
        "fetch('../openapi.json').then((answer) => answer.json()).then(arguments[0])"
    )
    return found
