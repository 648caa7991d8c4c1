"""The workbench: states and cards written on the page, and played."""

from __future__ import annotations

import json
from typing import Any

from selenium.webdriver.common.keys import Keys

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.workbench import CARD, SPARK, Workbench

MOST_MILLISECONDS = 2_500
"""Between two frames, on a machine that does something else as well."""


def line_of(text: str, what: str) -> int:
    """The number of the line on which something stands."""
    return text[: text.index(what)].count("\n") + 1


def test_a_fault_is_shown_at_its_line_and_mended(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 1)
    bench.replace("raging_goblin", "raging_gobling")
    fault = page.see('[data-fault="$.table.objects.o4.card"]', "there is no card 'raging_gobling'")
    assert fault.get_attribute("data-line") == str(line_of(bench.text(), "raging_gobling"))
    assert bench.marked() == ['"raging_gobling"']
    page.see("[data-play-here]:disabled")
    page.see("[data-earlier-table]", "The table before the faults")
    page.click("[data-fault] [data-rule]", "CR-108.1")
    page.see("[data-rule-dialog]", "CR-108.1")
    page.press(Keys.ESCAPE)
    page.gone("[data-rule-dialog]")
    bench.replace("raging_gobling", "raging_goblin")
    bench.sound()
    page.gone("[data-fault]")
    assert bench.marked() == []
    page.gone("[data-earlier-table]")
    page.see('.position [data-id="o4"]')


def test_all_faults_are_shown_and_lead_to_their_places(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 1)
    bench.replace("mountain", "mountin")
    bench.replace('"o8": {"card": "plains", "owner": 1', '"o8": {"card": "plains", "owner": 7')
    page.until(lambda: len(page.all("[data-fault]")) == 2, "two faults")
    text = bench.text()
    lines = [int(str(each.get_attribute("data-line"))) for each in page.all("[data-fault]")]
    assert lines == [line_of(text, "mountin"), line_of(text, '"owner": 7')]
    assert bench.marked() == ['"mountin"', "7"]
    page.click(f'[data-line="{lines[1]}"] button')
    page.press(Keys.DELETE)
    bench.insert("1")
    page.until(lambda: len(page.all("[data-fault]")) == 1, "one fault")
    assert '"owner": 7' not in bench.text()


def test_what_is_no_json_is_shown_at_its_place(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("magic54", 0)
    bench.replace('"turn": 1,', '"turn": 1')
    fault = page.see("[data-fault]", "No JSON")
    assert fault.get_attribute("data-line") == str(line_of(bench.text(), '"turn": 1') + 1)
    assert bench.marked()
    bench.replace('"turn": 1', '"turn": 1,')
    bench.sound()
    bench.replace('"active": 0,', '"active": ?,')
    fault = page.see("[data-fault]", "No JSON: Unexpected token '?'")
    assert fault.get_attribute("data-line") == str(line_of(bench.text(), '"active"'))
    bench.write("")
    page.see("[data-fault]", "No JSON")
    bench.write("[1, 2]")
    page.see('[data-fault="$"]', "Expected `object`")


def test_the_latest_text_counts(page: Page) -> None:
    """Answers about texts that have been changed since are dropped."""
    bench = Workbench(page)
    bench.begin("duel", 0)
    for life in range(1, 9):
        bench.replace('"seats": [{', f'"seats": [{{"life": {life}}}, {{') if life == 1 else bench.replace(
            f'"life": {life - 1}', f'"life": {life}'
        )
    page.see('[data-fault="$.table.seats"]', "2 players, not 3")
    bench.replace('{"life": 8}, ', "")
    bench.sound()
    page.gone("[data-fault]")


HOLD_BACK = """
    const real = window.fetch;
    window.fetch = (address, request) => {
        if (!String(address).endsWith("/v1/statuses")) return real(address, request);
        window.fetch = real;
        return new Promise((tell) => {
            window.giveBack = async () => {
                const answer = await real(address, { ...request, signal: undefined });
                const read = new Promise((done) => {
                    const json = answer.json.bind(answer);
                    answer.json = () => json().finally(() => requestAnimationFrame(() => setTimeout(done)));
                });
                tell(answer);
                await read;
            };
        });
    };
"""
"""The answer to the next check comes when it is given back, whether or not anybody still waits for it."""


def test_an_answer_that_comes_late_changes_nothing(page: Page) -> None:
    """It is about a text that has been changed, and was checked, since."""
    bench = Workbench(page)
    bench.begin("duel", 1)
    page.run(HOLD_BACK)
    bench.replace("raging_goblin", "raging_gobling")
    page.until(lambda: page.run("return 'giveBack' in window"), "the fault is asked about")
    bench.replace("raging_gobling", "grizzly_bears")
    bench.sound()
    page.see('.position [data-id="o4"]', "Grizzly Bears")
    page.run("return giveBack()")
    assert page.text("[data-state-status]") == "No faults."
    assert not page.all("[data-fault]")
    assert bench.marked() == []


def test_a_position_is_made_from_nothing_and_played(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 0)
    assert bench.state() == {"ruleset": "duel", "table": {"seats": [{}, {}]}}
    table = {
        "step": "main1",
        "seats": [{"name": "Ann", "hand": ["o1"]}, {"name": "Ben", "life": 2, "hand": ["o3"]}],
        "battlefield": ["o2"],
        "objects": {
            "o1": {"card": "lightning_bolt", "owner": 0, "zone": "hand"},
            "o2": {"card": "mountain", "owner": 0, "zone": "battlefield"},
            "o3": {"card": "counterspell", "owner": 1, "zone": "hand"},
        },
    }
    bench.write(json.dumps({"ruleset": "duel", "table": table}))
    bench.sound()
    page.see('.position [data-id="o1"]')
    page.see('.position [data-id="o3"]')
    page.fill("[data-viewer]", 0)
    page.gone('.position [data-id="o3"]')
    page.see('.position [data-id="o1"]')
    page.fill("[data-others]", "random")
    page.click("[data-play-here]")
    playing = Playing(page)
    playing.choose("Lightning Bolt")
    page.see('[data-screen="game"]')
    page.see("[data-prompt]")


def test_everybody_together_see_all_hands(page: Page) -> None:
    for ruleset in ("magic54", "perdure", "castle", "five_colors", "splendagic"):
        bench = Workbench(page)
        bench.begin(ruleset, 1)
        page.see(".position [data-id]")
        page.see(".position .prompt")
        page.gone("[data-fault]")


def test_a_card_is_written_mended_and_used(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 1)
    page.click('[data-tab="card"]')
    page.see("[data-card-text]", "When this creature enters, draw a card.")
    bench.write(json.dumps({**SPARK, "types": ["instnt"]}, indent=1), CARD)
    fault = page.see('[data-fault="$.types[0]"]', "'instnt'")
    assert fault.get_attribute("data-line") == str(line_of(bench.text(CARD), '"instnt"'))
    assert bench.marked(CARD) == ['"instnt"']
    page.gone("[data-card-face]")
    page.see("[data-put]:disabled")
    bench.replace("instnt", "instant", CARD)
    page.see("[data-card-text]", "Bench Spark deals 2 damage to target player.")
    page.see("[data-card-face] .face", "Bench Spark")
    page.click("[data-put]")
    bench.sound()
    state = bench.state()
    (definition,) = state["table"]["cards"].values()
    assert definition == SPARK
    assert state["table"]["seats"][0]["hand"] == ["o1", "o2", "o9"]
    page.click("[data-play-here]")
    playing = Playing(page)
    playing.choose("Bench Spark")
    page.see('[data-screen="game"]')


def put(bench: Workbench, zone: str) -> dict[str, Any]:
    """Put the card that is written there into a zone of the second seat; returns the new object."""
    page, before = bench.page, bench.state()["table"]["objects"].keys()
    page.click('[data-tab="card"]')
    page.see("[data-card-text]")
    page.fill("[data-zone-choice]", zone)
    page.fill("[data-seat-choice]", 1)
    page.click("[data-put]")
    page.until(lambda: bench.state()["table"]["objects"].keys() - before, f"a card in {zone}")
    bench.sound()
    objects: dict[str, dict[str, Any]] = bench.state()["table"]["objects"]
    (new,) = objects.keys() - before
    return objects[new]


def test_a_card_goes_into_any_zone_of_a_game_under_way(page: Page) -> None:
    Playing(page).begin("duel", ["person", "random"], seed=3)
    bench = Workbench(page)
    page.click("[data-take]")
    page.click("[data-take-yes]")
    page.until(lambda: "machine" in bench.state(), "the state of the game")
    for zone in ("hand", "battlefield", "library", "graveyard", "exile"):
        card = put(bench, zone)
        assert (card["zone"], card["owner"]) == (zone, 1)
        assert card["card"] in bench.state()["table"]["cards"]


def test_words_are_offered_where_they_may_stand(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 1)
    page.click('[data-tab="card"]')
    bench.write(
        '{"name": "A", "types": [""], "abilities": [{"ability": "spell", "do": [{"do": "da"}]}], ""}', CARD
    )
    bench.at('"types": [""', len('"types": ["'), CARD)
    page.press("c")
    assert bench.options(CARD)[0] == "creature"
    page.press(Keys.ESCAPE)
    bench.at('"do": "da"', len('"do": "da'), CARD)
    page.press("m")
    assert bench.options(CARD)[0] == "damage"
    bench.accept()
    page.until(lambda: '{"do": "damage"}' in bench.text(CARD), "the word")
    bench.at('"do": "damage"', len('"do": "damage"'), CARD)
    bench.insert(', ""')
    page.press(Keys.LEFT, "a")
    assert bench.options(CARD)[:2] == ["also", "amount"]


def test_a_ruleset_without_cards_of_ones_own_says_so(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("magic54", 1)
    page.click('[data-tab="card"]')
    page.see(".writer .hint", "takes no cards of one's own")
    page.see("[data-put]:disabled")


def test_hidden_cards_are_shown_only_when_that_is_wished(page: Page) -> None:
    Playing(page).begin("duel", ["person", "random"], seed=5)
    bench = Workbench(page)
    page.click("[data-take]")
    page.see("[data-take-dialog]", "all hidden cards")
    page.click("[data-take-no]")
    page.gone("[data-take-dialog]")
    assert "machine" not in bench.state()
    assert not any('"machine"' in (each.body or "") for each in page.traffic.exchanges("/v1/"))
    page.click("[data-take]")
    page.click("[data-take-yes]")
    page.until(lambda: bench.state().get("machine"), "the whole state")
    bench.sound()


FRAMES = """
    window.longest = 0;
    let last = performance.now();
    const tick = () => {
        window.longest = Math.max(window.longest, performance.now() - last);
        last = performance.now();
        requestAnimationFrame(tick);
    };
    tick();
"""


def test_a_large_state_does_not_freeze_the_page(page: Page) -> None:
    """A megabyte: what is typed stands there soon, and the page draws all the while."""
    bench = Workbench(page)
    bench.begin("duel", 0)
    objects = {
        f"o{number}": {"card": "mountain", "owner": 0, "zone": "library"} for number in range(1, 5_000)
    }
    table = {"seats": [{"library": [*objects]}, {}], "objects": objects}
    text = json.dumps({"ruleset": "duel", "table": table}, indent=6)
    assert len(text) > 1_000_000
    bench.write(text)
    bench.sound()
    page.run(FRAMES)
    bench.at('"o4000": {', 0)
    bench.insert("?")
    page.see("[data-fault]", "No JSON")
    page.press(Keys.BACKSPACE)
    bench.at('"o4000": {', len('"o4000": {'))
    bench.insert('"zz": 1,')
    page.see('[data-fault="$.table.objects.o4000"]', "unknown field `zz`")
    assert bench.marked() == ['"o4000"']
    assert page.run("return window.longest") < MOST_MILLISECONDS


def test_the_workbench_is_for_everybody(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 1)
    bench.replace("raging_goblin", "raging_gobling")
    page.see("[data-fault]")
    page.click("[data-calls] > summary")
    page.click("[data-call] summary")
    page.assert_clean()
    page.click('[data-tab="card"]')
    page.see("[data-card-face]")
    page.assert_clean()


def test_the_workbench_is_used_by_keyboard(page: Page) -> None:
    bench = Workbench(page)
    bench.begin("duel", 1)
    page.see("[data-tab=state]").send_keys(Keys.ARROW_RIGHT)
    page.see("[data-card-editor]")
    assert page.run("return document.activeElement.dataset.tab") == "card"
    page.press(Keys.TAB)
    page.until(lambda: page.run("return document.activeElement.matches('.code')"), "the focus in the editor")
    page.press(Keys.TAB)
    assert not page.run("return document.activeElement.matches('.code')")


def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page) -> None:
    page.phone()
    bench = Workbench(page)
    bench.begin("duel", 1)
    page.see('.position [data-id="o4"]')
    assert page.run("return document.documentElement.scrollWidth") <= page.run("return innerWidth")
    assert page.axe() == []
